/** Tickets of one person through the cycles: what is not taken may be carried over, and the oldest are taken first. */

/** What a cycle gives, and in how many cycles after it that may still be taken. */
export type Lot = { readonly tickets: number; readonly carry: number };

const isValid = (lot: number, { carry }: Lot, cycle: number): boolean => lot <= cycle && cycle <= lot + carry;

/** How many of each lot are taken; `takings` are the cycles in which somebody takes one ticket each. What no lot covers is `beyond`. */
const spend = (lots: readonly Lot[], takings: readonly number[]): { readonly spent: readonly number[]; readonly beyond: number } => {
  const spent = lots.map(() => 0);
  let beyond = 0;
  for (const cycle of takings.toSorted((a, b) => a - b)) {
    const at = lots.findIndex((lot, index) => isValid(index, lot, cycle) && spent[index]! < lot.tickets);
    if (at === -1) beyond += 1;
    else spent[at]! += 1;
  }
  return { spent, beyond };
};

export type TicketsLeft = { readonly entitled: number; readonly carried: number; readonly used: number; readonly left: number };

/** A person's tickets in a cycle. `left` is what may still be taken beside everything that is taken before and after. */
export const ticketsIn = (lots: readonly Lot[], takings: readonly number[], cycle: number): TicketsLeft => {
  const before = spend(lots, takings.filter((one) => one < cycle)).spent;
  const all = spend(lots, takings).spent;
  const over = (spent: readonly number[], isOf: (index: number) => boolean): number => lots.reduce((sum, lot, index) => sum + (isOf(index) && isValid(index, lot, cycle) ? lot.tickets - spent[index]! : 0), 0);
  return { entitled: lots[cycle]?.tickets ?? 0, carried: over(before, (index) => index < cycle), used: takings.filter((one) => one === cycle).length, left: over(all, () => true) };
};

/** Whether one more may be taken in the cycle without leaving another one without its ticket. */
export const mayTake = (lots: readonly Lot[], takings: readonly number[], cycle: number): boolean => spend(lots, [...takings, cycle]).beyond <= spend(lots, takings).beyond;
