import { isPersonPan, isTan } from './tax-numbers.ts';

type TaxStatementPointKind =
  | 'NO_DEDUCTOR' | 'BAD_TAN' | 'NO_ADDRESS' | 'NO_DEDUCTIONS' | 'NO_PAN' | 'BAD_PAN' | 'NOT_COVERED' | 'TOO_MUCH' | 'LATE' | 'DIFFERS' | 'NO_AMOUNT_PAID' | 'DRAFT_RUN' | 'NOT_OVER' | 'NO_FORMER_RECEIPT' | 'NO_YEAR_LAW' | 'MOVED';

/** What a quarter rests on, as far as it is looked at. Amounts in minor units. */
export type StatementFacts = {
  readonly deductor: { readonly tan: string; readonly hasState: boolean; readonly hasPincode: boolean } | null;
  /** One a month and person. */
  readonly deductions: readonly { readonly name: string; readonly pan: string | null; readonly month: string; readonly tax: bigint; readonly paid: bigint | null; /** By final payslips; null where there are none. */ readonly byPayslips: bigint | null; readonly isOfPayroll: boolean }[];
  readonly months: readonly { readonly month: string; readonly deducted: bigint; readonly deposited: bigint; readonly depositDue: string; readonly lastDeposit: string | null; readonly isDraft: boolean }[];
  /** Whose deductions no challan covers, with the rest. */
  readonly uncovered: readonly { readonly name: string; readonly month: string }[];
  readonly isOver: boolean;
  readonly wantsFormerReceipt: boolean;
  readonly lacksYearLaw: boolean;
  readonly isMoved: boolean;
};

export type StatementPoint = { readonly kind: TaxStatementPointKind; readonly stops: boolean; readonly month: string | null; readonly count: number; readonly amount: bigint | null; readonly names: readonly string[] };

const NAMED = 10;
const different = (names: readonly string[]): readonly string[] => [...new Set(names)];

const point = (kind: TaxStatementPointKind, stops: boolean, { names = [], month = null, amount = null, count }: { readonly names?: readonly string[]; readonly month?: string | null; readonly amount?: bigint | null; readonly count?: number } = {}): StatementPoint => {
  const people = different(names);
  return { kind, stops, month, amount, count: count ?? Math.max(people.length, 1), names: people.slice(0, NAMED) };
};

const ofDeductor = ({ deductor }: StatementFacts): StatementPoint[] => {
  if (deductor === null) return [point('NO_DEDUCTOR', true)];
  return [...(isTan(deductor.tan) ? [] : [point('BAD_TAN', true)]), ...(deductor.hasState && deductor.hasPincode ? [] : [point('NO_ADDRESS', true)])];
};

const ofPeople = ({ deductions }: StatementFacts): StatementPoint[] => {
  const named = (kind: TaxStatementPointKind, stops: boolean, of: StatementFacts['deductions']): StatementPoint[] => (of.length === 0 ? [] : [point(kind, stops, { names: of.map(({ name }) => name) })]);
  return [
    ...(deductions.length === 0 ? [point('NO_DEDUCTIONS', true)] : []),
    ...named('BAD_PAN', true, deductions.filter(({ pan }) => pan !== null && !isPersonPan(pan))),
    ...named('NO_AMOUNT_PAID', true, deductions.filter(({ paid }) => paid === null)),
    // What was brought in of another payroll may come on top of payslips: less than they deducted is kept of nobody.
    ...named('DIFFERS', true, deductions.filter(({ tax, byPayslips, isOfPayroll }) => (byPayslips === null ? isOfPayroll : tax < byPayslips))),
    ...named('NO_PAN', false, deductions.filter(({ pan }) => pan === null)),
  ];
};

const ofMonths = ({ months, uncovered }: StatementFacts): StatementPoint[] =>
  months.flatMap(({ month, deducted, deposited, depositDue, lastDeposit, isDraft }) => [
    ...(deducted > deposited ? [point('NOT_COVERED', true, { month, amount: deducted - deposited, names: uncovered.filter((one) => one.month === month).map(({ name }) => name) })] : []),
    ...(deposited > deducted ? [point('TOO_MUCH', false, { month, amount: deposited - deducted })] : []),
    ...(lastDeposit !== null && lastDeposit > depositDue ? [point('LATE', false, { month })] : []),
    ...(isDraft ? [point('DRAFT_RUN', false, { month })] : []),
  ]);

/** What to look at before a statement is generated, what stops it first. */
export const pointsOf = (facts: StatementFacts): readonly StatementPoint[] => {
  const points = [
    ...(facts.isMoved ? [point('MOVED', false)] : []),
    ...ofDeductor(facts),
    ...ofPeople(facts),
    ...ofMonths(facts),
    ...(facts.isOver ? [] : [point('NOT_OVER', false)]),
    ...(facts.wantsFormerReceipt ? [point('NO_FORMER_RECEIPT', false)] : []),
    ...(facts.lacksYearLaw ? [point('NO_YEAR_LAW', true)] : []),
  ];
  return [...points.filter(({ stops }) => stops), ...points.filter(({ stops }) => !stops)];
};
