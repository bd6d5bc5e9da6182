import type { Field, Resource } from '../../../../../domain/resource.ts';
import { withUnit } from '../../../../fields/withUnit.ts';
import { cells } from '../../../../fields/cells.tsx';
import type { CellFormats } from '../../../../fields/cellKind.ts';
import type { Row } from '../../../../providers/data/row.ts';

export type CardFields = { readonly facts: readonly Field[]; readonly due: Field | undefined };

const DUE = /expir|due|until|deadline|validTo|toDate|endDate|endsOn|lastWorking/i;

/** What a card says besides the name: the first two columns of the list, and a day by which something is due, else the first day that the list shows. */
export const cardFieldsOf = ({ title }: Pick<Resource, 'title'>, columns: readonly Field[], fields: readonly Field[], lanes: Field): CardFields => {
  const days = (some: readonly Field[]): readonly Field[] => some.filter(({ kind, hidden }) => kind === 'date' && hidden !== true);
  const due = days(fields).find(({ key }) => DUE.test(key)) ?? days(columns)[0];
  const facts = columns.filter((field) => field.name !== title && field !== due && field.key !== lanes.key && field.kind !== 'image' && field.kind !== 'file').slice(0, 2);
  return { facts, due };
};

/** A value as the card says it, with its unit. */
export const factText = (field: Field, row: Row, formats: CellFormats): string =>
  withUnit(cells[field.kind].text(row[field.name], field, row, formats), field, row[field.name], formats.translate);
