import type { Field } from '../../../domain/resource.ts';

/** One child row in a form: values by key, the id of a stored one, titles of references under their name. */
export type ChildRow = Readonly<Record<string, unknown>>;

/** Message stem of a type: `EmergencyContact` → `emergencyContact`. */
export const stemOf = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/** A new row with the defaults of its fields. */
export const blankRow = (fields: readonly Field[]): ChildRow =>
  Object.fromEntries(fields.map((field) => [field.key, field.default === undefined ? (field.kind === 'yesNo' ? false : null) : (JSON.parse(field.default) as unknown)]));
