import type { Field } from '../../../domain/resource.ts';

/** What a condition on a field looks at: of child rows the record that they refer to, of which there may be none. */
export const filteredAs = (field: Field): Field => {
  const part = field.rows?.fields.find(({ key }) => key === field.rows?.by);
  return part?.reference === undefined ? field : { ...field, kind: 'reference', reference: part.reference, required: false };
};
