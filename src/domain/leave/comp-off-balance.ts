/** What is left of compensatory off: days are taken from what expires first, and what nobody took in time lapses. */

/** Days that work on a day off earned. All days of this file are hundredths, all dates ISO days. */
export type Credit = { readonly id: string; readonly workedOn: string; /** The last day on which it may be taken; null where it does not expire. */ readonly expiresOn: string | null; readonly days: number; /** Paid instead of taken, as somebody wished. */ readonly encashed?: number; /** Paid by payroll, of these and of what lapsed. */ readonly paid?: number };
/** Leave that is taken from it, counted on the day on which it begins. */
export type Taking = { readonly on: string; readonly days: number };
export type CreditLeft = Credit & { readonly taken: number; /** May still be taken. */ readonly left: number; /** Paid instead, or to be paid. */ readonly encashed: number; /** Nobody took it in time, and nobody is paid for it. */ readonly lapsed: number };
export type CompOffBalance = {
  readonly earned: number;
  readonly taken: number;
  readonly encashed: number;
  readonly lapsed: number;
  /** Below 0 where more was taken than was there. */
  readonly left: number;
  /** When the next of what is left expires; null where nothing does. */
  readonly nextExpiry: string | null;
  /** In the order in which they expire. */
  readonly credits: readonly CreditLeft[];
};

const NEVER = '9999-12-31';
const endOf = ({ expiresOn }: Pick<Credit, 'expiresOn'>): string => expiresOn ?? NEVER;

/** What is paid, or to be paid as somebody wished, is not taken any more. */
const paidOf = ({ encashed = 0, paid = 0 }: Credit): number => Math.max(encashed, paid);
const takeable = (credit: Credit): number => credit.days - paidOf(credit);

/** Days of credits by what each leave takes of them, first to expire first; leave takes nothing of what was not earned yet, or has expired. What no credit covers is `beyond`. */
const spend = (credits: readonly Credit[], takings: readonly Taking[]): { readonly spent: ReadonlyMap<string, number>; readonly beyond: number } => {
  const spent = new Map<string, number>();
  let beyond = 0;
  for (const { on, days } of takings.toSorted((a, b) => a.on.localeCompare(b.on))) {
    let open = days;
    for (const credit of credits) {
      if (open === 0) break;
      if (credit.workedOn > on || endOf(credit) < on) continue;
      const share = Math.min(open, takeable(credit) - (spent.get(credit.id) ?? 0));
      spent.set(credit.id, (spent.get(credit.id) ?? 0) + share);
      open -= share;
    }
    beyond += open;
  }
  return { spent, beyond };
};

/** The balance on a day. Leave that was planned for later is taken already: its days are not given twice. */
export const compOffBalance = (credits: readonly Credit[], takings: readonly Taking[], today: string): CompOffBalance => {
  const ordered = credits.toSorted((a, b) => endOf(a).localeCompare(endOf(b)) || a.workedOn.localeCompare(b.workedOn));
  const { spent, beyond } = spend(ordered, takings);
  const lines = ordered.map((credit): CreditLeft => {
    const taken = spent.get(credit.id) ?? 0;
    const encashed = paidOf(credit);
    const rest = Math.max(0, credit.days - taken - encashed);
    const isOver = endOf(credit) < today;
    return { ...credit, taken, encashed, left: isOver ? 0 : rest, lapsed: isOver ? rest : 0 };
  });
  const sum = (of: (line: CreditLeft) => number): number => lines.reduce((total, line) => total + of(line), 0);
  return {
    earned: sum(({ days }) => days),
    taken: sum(({ taken }) => taken) + beyond,
    encashed: sum(({ encashed }) => encashed),
    lapsed: sum(({ lapsed }) => lapsed),
    left: sum(({ left }) => left) - beyond,
    nextExpiry: lines.find(({ left, expiresOn }) => left > 0 && expiresOn !== null)?.expiresOn ?? null,
    credits: lines,
  };
};

/** Days that leave which begins on a day may take, beside what others take before and after it. */
export const availableFor = (credits: readonly Credit[], others: readonly Taking[], on: string): number => {
  const total = credits.reduce((sum, credit) => sum + takeable(credit), 0);
  // The most that may be asked for without leaving another one without its days.
  const before = compOffBeyond(credits, others);
  let [low, high] = [0, total];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (compOffBeyond(credits, [...others, { on, days: middle }]) <= before) low = middle;
    else high = middle - 1;
  }
  return low;
};

const compOffBeyond = (credits: readonly Credit[], takings: readonly Taking[]): number =>
  spend(credits.toSorted((a, b) => endOf(a).localeCompare(endOf(b)) || a.workedOn.localeCompare(b.workedOn)), takings).beyond;

/**
 * Days of each credit that are to be paid and are not yet: what is paid as somebody wished, and of what lapsed before `day` all where lapsed days are paid, though nothing that expired before `since`. Whoever leaves is
 * paid what is left, too. Credits of which nothing is due are not among them.
 */
export const unpaidCredits = (credits: readonly Credit[], takings: readonly Taking[], { day, since, paysLapsed, leaves }: { readonly day: string; readonly since: string; readonly paysLapsed: boolean; readonly leaves: boolean }): readonly { readonly id: string; readonly days: number }[] =>
  compOffBalance(credits.map(({ paid: _, ...credit }) => credit), takings, day).credits.flatMap(({ id, expiresOn, left, encashed, lapsed }) => {
    const isLate = expiresOn !== null && expiresOn < since;
    const due = encashed + (leaves ? left : 0) + ((paysLapsed || leaves) && !isLate ? lapsed : 0) - (credits.find((credit) => credit.id === id)!.paid ?? 0);
    return due > 0 ? [{ id, days: due }] : [];
  });
