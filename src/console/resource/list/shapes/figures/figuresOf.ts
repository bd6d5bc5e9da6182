import type { ArrangedGrouping } from '../../../../../domain/lists/arrangement.ts';
import type { RecordGroup, RecordGroups } from '../../../../providers/data/recordGroups.ts';
import type { FigureColumn, Figures } from '../../../../shell/charts/figures.ts';

/** Groups as charts take them, a row a group in their order. `undrawn`: why no chart can be made of them: amounts of several currencies, which one axis cannot hold, days, or no values. */
export const figuresOf = (
  { groups }: Pick<RecordGroups, 'groups'>,
  names: readonly string[],
  measure: string,
  keyAt: (group: RecordGroup, place: number) => string,
  period: ArrangedGrouping | undefined,
): { readonly figures: Figures; readonly undrawn: 'currencies' | 'days' | 'nothing' | undefined } => {
  const heads = names.map((label): FigureColumn => ({ kind: 'GROUP', label, isNumber: false }));
  const currencies = new Set(groups.flatMap(({ measures }) => (measures[0] ?? []).map(({ currency }) => currency)));
  const rows = groups.map((group) => ({
    texts: [...names.map((_, place) => keyAt(group, place)), ''],
    numbers: [...names.map(() => null), group.measures[0]?.[0]?.value ?? null],
    id: null,
    filter: period && typeof group.keys[0] === 'string' ? { [period.field]: { from: group.keys[0] } } : {},
  }));
  const values = rows.flatMap(({ numbers }) => numbers.at(-1) ?? []);
  return { figures: { columns: [...heads, { kind: 'MEASURE', label: measure, isNumber: true }], rows }, undrawn: currencies.size > 1 ? 'currencies' : values.length === 0 ? 'nothing' : values.some((value) => Number.isNaN(Number(value))) ? 'days' : undefined };
};
