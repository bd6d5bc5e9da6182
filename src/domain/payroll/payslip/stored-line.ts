/** Lines as a payslip keeps them. */
import { fromMinor, toMinor } from '../../money.ts';
import type { PayLine, PayLineKind, PayLineOrigin, WorkedOn } from './pay-line.ts';

export type StoredLine = {
  readonly code: string;
  readonly title: PayLine['title'];
  readonly kind: PayLineKind;
  /** Decimal text. */
  readonly amount: string;
  readonly benefit?: string;
  readonly of: PayLineOrigin;
  readonly entity?: string;
  readonly id?: string;
  /** Hundredths. */
  readonly days?: number;
  readonly pieces?: number;
  readonly on?: readonly WorkedOn[];
};

export const storedLine = ({ code, title, kind, amount, benefit, source: { of, entity, id, days, pieces, on } }: PayLine, currency: string): StoredLine => ({
  code, title, kind, amount: fromMinor(amount, currency), of,
  ...(benefit == null ? {} : { benefit }), ...(entity === undefined ? {} : { entity }), ...(id === undefined ? {} : { id }), ...(days === undefined ? {} : { days }), ...(pieces === undefined ? {} : { pieces }), ...(on === undefined ? {} : { on }),
});

export type FigureOfLines = { readonly code: string; readonly kind: PayLineKind; readonly title: PayLine['title']; /** Minor units. */ readonly amount: bigint; readonly lines: readonly StoredLine[] };

/** Lines of one kind and code as one figure, in the order in which they came first; the title is that of the first. */
export const figuresOf = (lines: readonly StoredLine[], currency: string): readonly FigureOfLines[] =>
  [...Map.groupBy(lines, ({ kind, code }) => `${kind} ${code}`).values()].map((some) => ({
    code: some[0]!.code, kind: some[0]!.kind, title: some[0]!.title, amount: some.reduce((sum, { amount }) => sum + toMinor(amount, currency, 'halfUp'), 0n), lines: some,
  }));
