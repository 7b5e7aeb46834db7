// Made from the names and numbers of the rules by `npm run types`; not to be edited.
export const COLOURS = ["blue","yellow","orange","red","green"] as const;
export const KINDS = ["coin","goods","wood","corn","beaver","mink","otter","muskrat","lynx"] as const;
export const LETTERS = ["c","g","w","n","B","M","O","R","X"] as const;
export const DISTRICTS = ["lumberyard","granary","docks","guild","market","company"] as const;
export const TILES = ["city","land","trade"] as const;
export const TRADERS = ["top","mid","low"] as const;
export const LEVELS = ["deckhand","farmer","merchant","patroon","director-general"] as const;
export const WIRE_VERSION = 2 as const;
export const ROUNDS = 6 as const;
export const DISPLAYED = 4 as const;
export const BIDDING_STEP = 4 as const;
export const UPKEEP_STEP = 9 as const;
export const FINAL_STEP = 12 as const;
