// Somebody's games, as the front page lists them.
import type { GameCard } from "../wire/wire";

/** Whether a game waits for its reader; nobody waits in a trial. */
export function waits(game: GameCard): boolean {
  return game.my_turn && !game.copied;
}

/** Those that wait first, those that are over last, of the others the newest first. */
export function sorted(games: GameCard[]): GameCard[] {
  const past = ({ phase }: GameCard) => phase === "over" || phase === "ended";
  const rank = (game: GameCard) => (waits(game) ? 0 : past(game) ? 2 : 1);
  return [...games].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}
