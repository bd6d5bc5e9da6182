import { measuresOf, type Measure } from '../../../../../domain/lists/aggregate.ts';
import type { ArrangedGrouping, Arrangement } from '../../../../../domain/lists/arrangement.ts';
import { figureFieldsOf } from '../../../../../domain/lists/shapes.ts';
import type { Field } from '../../../../../domain/resource.ts';
import { useCellFormats } from '../../../../fields/useCellFormats.ts';
import { useListModel } from '../../ListModel.ts';
import { measureLabel } from './figureWords.ts';

const COUNT: Measure = { measure: 'COUNT' };
const textOf = ({ measure, field }: Measure): string => (field === undefined ? measure : `${measure}:${field}`);

export type FigureParts = {
  readonly groupBy: readonly ArrangedGrouping[];
  readonly measure: Measure;
  readonly measured: Field | undefined;
  readonly label: string;
  /** By which one may group. */
  readonly offered: readonly Field[];
  readonly fieldOf: (key: string | undefined) => Field | undefined;
  readonly nameOf: (field: Field) => string;
  /** What one may measure; each with a text that `choose` understands. */
  readonly measures: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  /** The measures of the arrangement when another figure is chosen: totals of the list's columns stay. */
  readonly choose: (value: string) => readonly Measure[];
};

/** What a chart or a pivot is made of: the arrangement as far as it says so, else the likeliest field and the number of records. */
export const useFigureParts = ({ groupBy, measures }: Arrangement): FigureParts => {
  const { fields, target } = useListModel();
  const formats = useCellFormats();
  const offered = figureFieldsOf(fields);
  const [first] = offered;
  const fieldOf = (key: string | undefined): Field | undefined => fields.find((field) => field.key === key);
  const nameOf = ({ name }: Field): string => formats.translate(`${target.resource.name}.${name}`);
  const [measure = COUNT] = measures;
  const labelOf = (one: Measure): string => measureLabel(one, fieldOf(one.field), nameOf, formats);
  const all: readonly Measure[] = [COUNT, ...fields.filter(({ hidden }) => hidden !== true).flatMap((field) => measuresOf(field).filter((kind) => kind !== 'COUNT_DISTINCT' || field.kind === 'reference').map((kind) => ({ measure: kind, field: field.key })))];
  const known = all.some((one) => textOf(one) === textOf(measure)) ? all : [...all, measure];
  return {
    groupBy: groupBy.length > 0 ? groupBy : first ? [{ field: first.key }] : [],
    measure,
    measured: fieldOf(measure.field),
    label: labelOf(measure),
    offered,
    fieldOf,
    nameOf,
    measures: known.map((one) => ({ value: textOf(one), label: labelOf(one) })),
    value: textOf(measure),
    choose: (value) => [known.find((one) => textOf(one) === value) ?? COUNT, ...measures.slice(1)],
  };
};
