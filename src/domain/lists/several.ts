/** Fields in which a record may have several values: several of a list, and child rows that each refer to a record. */
import type { Field } from '../resource.ts';

type Held = Pick<Field, 'kind' | 'rows'>;

export const isSeveral = ({ kind, rows }: Held): boolean => kind === 'choices' || rows?.by !== undefined;

/** One of the values as a field of its own, which a record may lack: a choice of the list, or the record that a child row refers to. Any other field is itself. */
export const oneOf = <One extends Field>(field: One): One => {
  const part = field.rows?.fields.find(({ key }) => key === field.rows?.by);
  if (part?.reference !== undefined) return { ...field, kind: 'reference', reference: part.reference, required: false };
  return field.kind === 'choices' ? { ...field, kind: 'choice', required: false } : field;
};
