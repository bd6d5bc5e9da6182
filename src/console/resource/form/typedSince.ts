import type { Field } from '../../../domain/resource.ts';
import { changesOf, valueOf } from './values.ts';
import type { Values } from './values.ts';

const rowsIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? (value as readonly Values[]) : []);

/** Rows that were new when they were sent are those that were saved in their places: they are not to be added again. */
const withIds = (rows: readonly Values[], sent: readonly Values[], saved: readonly Values[]): readonly Values[] =>
  sent.length === saved.length ? rows.map((row, at) => ((row['id'] ?? null) === null && sent[at] && (sent[at]['id'] ?? null) === null ? { ...row, id: saved[at]?.['id'] } : row)) : rows;

/** What was typed into a form after its values were sent, by field key, to stand on top of what was saved of them. */
export const typedSince = (fields: readonly Field[], { sent, now, saved }: { readonly sent: Values; readonly now: Values; readonly saved: Values }): Values =>
  Object.fromEntries(
    changesOf(fields, sent, now).map(({ field, after }) => [field.key, field.kind === 'rows' && Array.isArray(after) ? withIds(rowsIn(after), rowsIn(sent[field.key]), rowsIn(valueOf(field, saved))) : after]),
  );
