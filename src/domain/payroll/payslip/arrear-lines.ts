/** What a salary that is paid out late still owes for cycles before it. */
import { toMinor } from '../../money.ts';
import { segmentsOf } from './held-salaries.ts';
import type { HeldSalary } from './held-salaries.ts';
import type { PayLine } from './pay-line.ts';
import type { PayTerms } from './pay-terms.ts';
import { lossLines, salaryLines } from './salary-lines.ts';
import type { StoredLine } from './stored-line.ts';

/** Whether the salary is paid out first with this month and owes what the months before lack. */
export const owesArrears = ({ payoutMonth, withoutArrear }: HeldSalary, month: string): boolean => payoutMonth === month && !withoutArrear;

/** YYYY-MM: the first month that is paid by it. */
export const firstMonth = ({ salaryEffectiveMonth, effectiveFrom }: HeldSalary): string => salaryEffectiveMonth ?? effectiveFrom.slice(0, 7);

type Former = {
  /** Of the cycle that is reckoned again. */
  readonly terms: PayTerms;
  readonly runId: string;
  /** What was paid for it until now, with what was paid later. */
  readonly paid: readonly StoredLine[];
};

/** Days that were lost then: those of one salary stand with each of its lines. */
const lostThen = (paid: readonly StoredLine[]): number => {
  const bySalary = new Map(paid.filter(({ of }) => of === 'LOSS_OF_PAY').map(({ id, days }) => [id, days ?? 0]));
  return [...bySalary.values()].reduce((sum, days) => sum + days, 0);
};

type Kept = { readonly kind: string; readonly code: string };
type KeyOf = (line: Kept) => string;

const sums = <Line extends Kept>(lines: readonly Line[], keyOf: KeyOf, amountOf: (line: Line) => bigint): ReadonlyMap<string, bigint> => {
  const found = new Map<string, bigint>();
  for (const line of lines) found.set(keyOf(line), (found.get(keyOf(line)) ?? 0n) + amountOf(line));
  return found;
};

/** What is given in kind now and was paid then, or the other way about, stays as it was: it is one figure, of which a difference alone is owed. */
const keyWith = (inKind: ReadonlySet<string>): KeyOf => ({ kind, code }) => (inKind.has(code) && (kind === 'EARNING' || kind === 'EMPLOYER') ? `IN_KIND ${code}` : `${kind} ${code}`);
const isInKindTitle = (title: PayLine['title']): boolean => typeof title !== 'string' && title.key === 'payslip.line.inKind';

/** The differences, component by component, between a former cycle as it would be now and as it was paid. */
export const arrearLines = (employeeId: string, salaries: readonly HeldSalary[], month: string, { terms, runId, paid }: Former): readonly PayLine[] => {
  const counted = salaries.filter((salary) => salary.payoutMonth === null || salary.payoutMonth <= terms.month || (!salary.withoutArrear && salary.payoutMonth <= month));
  const segments = segmentsOf(counted, { from: terms.fromDate, to: terms.toDate });
  const [first] = segments;
  if (first === undefined) return [];
  const lost = lostThen(paid);
  const person = { employeeId, from: first.from, to: terms.toDate, leaves: false, salaries: counted, segments, lost: lost === 0 ? [] : [{ day: first.from, days: lost }], lostAll: false };
  const due = [...salaryLines(person, terms), ...lossLines(person, terms)];
  const keyOf = keyWith(new Set([...due, ...paid].flatMap(({ title, code }) => (isInKindTitle(title) ? [code] : []))));
  const [now, then] = [sums(due, keyOf, ({ amount }) => amount), sums(paid, keyOf, ({ amount }) => toMinor(amount, terms.currency, 'halfUp'))];
  const known = new Map([...paid, ...due].map(({ kind, code, title, benefit }) => [keyOf({ kind, code }), { kind, code, title, benefit }]));
  return [...known].flatMap(([key, { code, title, kind, benefit }]): PayLine[] => {
    const amount = (now.get(key) ?? 0n) - (then.get(key) ?? 0n);
    return amount === 0n ? [] : [{ employeeId, code, title, kind, amount, benefit: benefit ?? null, source: { of: 'ARREARS', entity: 'PayrollRun', id: runId } }];
  });
};
