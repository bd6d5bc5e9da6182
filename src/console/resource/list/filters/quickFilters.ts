import type { Field } from '../../../../domain/resource.ts';
import { filteredAs } from '../../../fields/filter/filteredAs.ts';
import { personsOf } from '../../../fields/filter/personsOf.ts';
import type { Condition } from '../../../providers/data/listQuery.ts';

export type QuickFilter = { readonly field: Field; readonly condition: Condition };

const DAYS = ['THIS_WEEK', 'THIS_MONTH', 'LAST_30_DAYS', 'NEXT_30_DAYS'];

/** Conditions that people ask for again and again: mine, my team's, and what falls into these days. */
export const quickFilters = (fields: readonly Field[]): readonly QuickFilter[] => {
  const person = fields.find((field) => field.filter && personsOf(filteredAs(field)).length > 0);
  const day = fields.find(({ kind, filter }) => filter && (kind === 'date' || kind === 'dateTime'));
  return [
    ...(person ? personsOf(filteredAs(person)).map((who) => ({ field: person, condition: { person: who } })) : []),
    ...(day ? DAYS.map((within) => ({ field: day, condition: { within } })) : []),
  ];
};
