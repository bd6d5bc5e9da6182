import type { Field } from '../../../domain/resource.ts';

/** A concatenation (a person's name) put together as the database does. */
export const concatText = (field: Field, values: Readonly<Record<string, unknown>>): string =>
  (field.concat ?? [])
    .map((key) => values[key])
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' ');
