/** Texts that are compared as people read them: without case, accents and width. */
import type { ModelField } from './model.ts';

/** Types whose text is compared folded: stored, because row-level security lets no function but the built-in comparisons use an index. */
const FOLDED: readonly string[] = ['text', 'longText', 'email', 'phone', 'listed'];

export const isFolded = (field: ModelField): boolean => FOLDED.includes(field.kind) && field.filter;

/** A text of a set of unique values has its folded column, and so lists filter by it: an import and the database else differ in what is the same. */
export const foundByKey = (field: ModelField, keys: readonly string[]): ModelField =>
  FOLDED.includes(field.kind) && !field.computed && (keys.includes(field.name) || keys.includes(field.key)) ? { ...field, filter: true } : field;
