import { fullName } from '../../../domain/fullName.ts';
import type { Field } from '../../../domain/resource.ts';

/** A concatenation (a person's name) put together as the database does. */
export const concatText = (field: Field, values: Readonly<Record<string, unknown>>): string =>
  fullName((field.concat ?? []).map((key) => (values[key] == null ? null : String(values[key]))));
