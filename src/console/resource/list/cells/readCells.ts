import { parseValue } from '../../../../domain/values/parseValue.ts';
import type { ParseContext } from '../../../../domain/values/parseValue.ts';
import { problemText } from '../../form/problems.ts';
import type { Field } from '../../../../domain/resource.ts';
import type { Linked, Row } from '../../../providers/data/row.ts';
import { Unreadable } from '../../../fields/input/unreadable.ts';
import type { Translate } from '../../../fields/cellKind.ts';
import type { CellChange } from './applyEdits.ts';

/** A text that is put into a cell. */
export type CellText = { readonly row: Row; readonly field: Field; readonly text: string };

/** Records by type and the text that names them; null where it names none or more than one. */
export type FindRecords = (target: NonNullable<Field['reference']>, texts: readonly string[]) => Promise<ReadonlyMap<string, Linked | null>>;

type Reading = { readonly context: (field: Field, row: Row) => ParseContext; readonly translate: Translate; readonly locale: string; readonly find: FindRecords };

/** Every text as a value of its field: read as an import reads it, references by code or title; what cannot be read stays text with the reason. */
export const readCells = async (texts: readonly CellText[], { context, translate, locale, find }: Reading): Promise<readonly CellChange[]> => {
  const asked = new Map<string, { readonly target: NonNullable<Field['reference']>; readonly texts: Set<string> }>();
  for (const { field, text } of texts) {
    if (!field.reference || text.trim() === '') continue;
    const { type } = field.reference;
    const one = asked.get(type) ?? { target: field.reference, texts: new Set<string>() };
    asked.set(type, one);
    one.texts.add(text.trim());
  }
  const found = new Map(await Promise.all([...asked].map(async ([type, { target, texts: names }]) => [type, await find(target, [...names])] as const)));
  return texts.map(({ row, field, text }) => {
    const trimmed = text.trim();
    if (field.reference) return { row, field, after: trimmed === '' ? null : (found.get(field.reference.type)?.get(trimmed) ?? new Unreadable(trimmed, 'cells.noSuchRecord')) };
    const read = parseValue(field, text, context(field, row));
    return { row, field, after: 'value' in read ? read.value : new Unreadable(trimmed, problemText({ field: field.key, ...read.problem }, translate, locale)) };
  });
};
