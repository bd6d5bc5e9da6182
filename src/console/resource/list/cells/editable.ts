import type { Field, FieldKind } from '../../../../domain/resource.ts';
import type { FieldRights } from '../../form/useFieldRights.ts';

/** Kinds that need more room than a cell: the record is opened for them. */
const IN_RECORD: ReadonlySet<FieldKind> = new Set(['id', 'custom', 'file', 'image', 'address', 'json', 'rows']);

/** Message key that says why a person cannot edit a field in the grid; undefined where they can. */
export const whyNot = (field: Field, { changeable, writable, mayUpdate }: Pick<FieldRights, 'changeable' | 'writable' | 'mayUpdate'>): string | undefined => {
  if (!mayUpdate) return 'cells.why.right';
  if (field.kind === 'count') return 'cells.why.count';
  if (field.readOnly) return 'cells.why.readOnly';
  if (field.acts) return 'cells.why.acts';
  if (field.fixed && writable.some(({ key }) => key === field.key)) return 'cells.why.fixed';
  if (!changeable.some(({ key }) => key === field.key)) return 'cells.why.right';
  return IN_RECORD.has(field.kind) || field.formula !== undefined ? 'cells.why.inRecord' : undefined;
};
