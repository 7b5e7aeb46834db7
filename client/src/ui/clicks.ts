// Clicks that are meant for what they hit.

/** Whether a click was aimed at what it hits: the second of a double click was aimed at what was there before. */
export const aimed = ({ detail }: { detail: number }): boolean => detail < 2;
