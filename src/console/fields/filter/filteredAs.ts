import { oneOf } from '../../../domain/lists/several.ts';
import type { Field } from '../../../domain/resource.ts';

/** What a condition on a field looks at: of child rows the record that they refer to, of which there may be none. */
export const filteredAs = (field: Field): Field => (field.rows ? oneOf(field) : field);
