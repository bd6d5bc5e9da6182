/** Why what somebody is paid differs from the payslip before. */
import { toMinor } from '../../money.ts';
import type { PayLine, PayLineKind, PayLineOrigin, SettlementOrigin } from './pay-line.ts';
import type { StoredLine } from './stored-line.ts';

export type ChangeReason = 'NOT_PAID_BEFORE' | 'NOT_PAID_NOW' | 'REVISED' | 'OTHER_DAYS' | 'PERIODIC' | Exclude<PayLineOrigin, 'SALARY' | SettlementOrigin>;

export type ComponentChange = { readonly code: string; readonly kind: PayLineKind; readonly title: PayLine['title']; /** Minor units. */ readonly former: bigint; readonly now: bigint };

type Lines = readonly StoredLine[];

const keyOf = ({ kind, code, of }: StoredLine): string => (of === 'EXPENSE_CLAIM' ? 'REIMBURSEMENT CLAIMS' : `${kind} ${code}`);

const sum = (lines: Lines, currency: string): bigint => lines.reduce((all, { amount }) => all + toMinor(amount, currency, 'halfUp'), 0n);

/** Components that differ, in the order of the lines now, then of those before. */
export const componentChanges = (now: Lines, former: Lines, currency: string): readonly ComponentChange[] => {
  const [after, before] = [Map.groupBy(now, keyOf), Map.groupBy(former, keyOf)];
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key): ComponentChange[] => {
    const [mine, theirs] = [after.get(key) ?? [], before.get(key) ?? []];
    const { code, kind, title, of } = (mine[0] ?? theirs[0])!;
    const change = { code, kind, title: of === 'EXPENSE_CLAIM' ? { key: 'payslip.line.claims' } : title, former: sum(theirs, currency), now: sum(mine, currency) };
    return change.former === change.now ? [] : [change];
  });
};

const ofOrigin = (lines: Lines, origin: PayLineOrigin): Lines => lines.filter(({ of }) => of === origin);
const salariesOf = (lines: Lines): string => [...new Set(ofOrigin(lines, 'SALARY').flatMap(({ id, days }) => (id === undefined || days === undefined ? [] : [id])))].toSorted().join(' ');
/** Days that are paid by the salary, of each component once: those of the longest. */
const daysOf = (lines: Lines): number => Math.max(0, ...Map.groupBy(ofOrigin(lines, 'SALARY'), ({ kind, code }) => `${kind} ${code}`).values().map((some) => some.reduce((all, { days }) => all + (days ?? 0), 0)));

type Slip = { readonly lines: Lines; /** Days of its cycle. */ readonly cycleDays: number };

/** All that made the difference, the weightiest first; nothing where nothing differs. A month of another length is no reason by itself. */
export const changeReasons = (now: Slip | null, former: Slip | null, currency: string): readonly ChangeReason[] => {
  if (former === null) return ['NOT_PAID_BEFORE'];
  if (now === null) return ['NOT_PAID_NOW'];
  if (componentChanges(now.lines, former.lines, currency).length === 0) return [];
  const reasons: ChangeReason[] = [];
  if (salariesOf(now.lines) !== salariesOf(former.lines)) reasons.push('REVISED');
  const isPart = ({ lines, cycleDays }: Slip): boolean => daysOf(lines) < cycleDays * 100;
  if (isPart(now) || isPart(former)) reasons.push('OTHER_DAYS');
  const periodic = ({ lines }: Slip): bigint => sum(ofOrigin(lines, 'SALARY').filter(({ days }) => days === undefined), currency);
  if (periodic(now) !== periodic(former)) reasons.push('PERIODIC');
  for (const origin of ['LOSS_OF_PAY', 'LOP_RECOVERY', 'ARREARS', 'ONE_TIME_EARNING', 'CLAWBACK', 'EXPENSE_CLAIM', 'AIR_TICKET', 'OVERTIME', 'SPECIAL_WAGE', 'CLOSED_LEAVE', 'COMP_OFF', 'UNIFORM_LOSS', 'SALARY_ADVANCE', 'STATUTORY', 'INCOME_TAX', 'ADVANCE_RECOVERY'] as const) if (sum(ofOrigin(now.lines, origin), currency) !== sum(ofOrigin(former.lines, origin), currency)) reasons.push(origin);
  return reasons;
};
