/** Salaries of one person follow each other: which of them another one may follow. */
export type KeptSalary = {
  readonly id: string;
  readonly status: 'DRAFT' | 'PENDING_APPROVAL' | 'APPROVED' | 'APPLIED' | 'CANCELLED';
  readonly revisionType: string;
  /** YYYY-MM-DD. */
  readonly effectiveFrom: string;
  /** Exact decimal text. */
  readonly annualCTC: string;
  readonly currency: string;
};

export const FIRST = 'JOINING';

const isOpen = ({ status }: KeptSalary): boolean => status === 'PENDING_APPROVAL' || status === 'APPROVED';

/** The one that holds last; undefined where none does. */
export const lastOf = (history: readonly KeptSalary[]): KeptSalary | undefined => history.filter(({ status }) => status === 'APPLIED').toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom)).at(-1);

/** The annual cost that a revision raises; null where none holds, and where it was paid in another currency: those are not compared. */
export const formerCtc = (history: readonly KeptSalary[], currency: string): string | null => {
  const last = lastOf(history);
  return last?.currency === currency ? last.annualCTC : null;
};

/** One that waits or was approved and does not hold yet. */
export const openOf = (history: readonly KeptSalary[]): KeptSalary | undefined => history.find(isOpen);

type Asked = { readonly revisionType: string | null; readonly effectiveFrom: string; /** It waits for approval, was approved or holds: drafts may be thought about beside another one. */ readonly isMeant: boolean };
export type Against = { readonly field: string; readonly message: 'hasOne' | 'hasNone' | 'afterThat' | 'waitsAlready'; /** ISO; of the salary in the way. */ readonly day?: string };

/** What stands against a salary beside the others of the person: a first one has none before it, a revision one that began earlier, and no two wait at once. */
export const against = (others: readonly KeptSalary[], { revisionType, effectiveFrom, isMeant }: Asked): Against | undefined => {
  const [last, open] = [lastOf(others), openOf(others)];
  const first = last ?? (open?.revisionType === FIRST ? open : undefined);
  if (first !== undefined && (revisionType === null || revisionType === FIRST)) return { field: revisionType === null ? 'revisionType' : 'employeeId', message: 'hasOne', day: first.effectiveFrom };
  if (revisionType === null || revisionType === FIRST) return undefined;
  if (last === undefined) return { field: 'revisionType', message: 'hasNone' };
  if (effectiveFrom <= last.effectiveFrom) return { field: 'effectiveFrom', message: 'afterThat', day: last.effectiveFrom };
  return isMeant && open !== undefined ? { field: 'effectiveFrom', message: 'waitsAlready', day: open.effectiveFrom } : undefined;
};
