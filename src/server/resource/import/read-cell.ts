/** A cell of a file as the typed value of a field, by the same rules as what people type. */
import { languages } from '../../../domain/languages.ts';
import type { Language } from '../../../domain/languages.ts';
import { storedPhone } from '../../../domain/phone.ts';
import { finding } from '../../../domain/problem.ts';
import type { Field } from '../../../domain/resource.ts';
import { parseValue } from '../../../domain/values/parseValue.ts';
import type { Parsed } from '../../../domain/values/parseValue.ts';
import { messagesOf } from '../../messages.ts';
import { cellText, isCellError } from '../../sheets/cell.ts';
import type { Cell } from '../../sheets/cell.ts';
import type { OrganisationFormats } from './rules.ts';

/** Labels of an enum's value in the four languages. */
export const enumLabels = (enumName: string, value: string): string[] => languages.flatMap((language) => messagesOf(language)[`enum.${enumName}.${value}`] ?? []);

/** Kinds whose texts repeat from row to row, so that each is read once. */
const repeating: ReadonlySet<Field['kind']> = new Set(['integer', 'decimal', 'percent', 'date', 'time', 'yesNo', 'status', 'choice', 'choices', 'duration', 'listed']);
const mostKnown = 20_000;
/** Kinds that say by their own rules how large a number may be. In all others digits are signs, and spreadsheets keep 15 of them. */
const counted: ReadonlySet<Field['kind']> = new Set(['integer', 'decimal', 'percent', 'money', 'duration', 'date', 'time', 'dateTime', 'yesNo']);

/** A reader of one field's cells. Money is read in the field's currency, else the organisation's; a currency of the record only matters to its decimals, which validation checks. */
export const cellReader = (field: Field, language: Language, formats: OrganisationFormats): ((cell: Cell) => Parsed) => {
  const known = new Map<Cell, Parsed>();
  const isRepeating = repeating.has(field.kind);
  const context = { language, dateFormat: formats.dateFormat, timeZone: formats.timeZone, currency: /^[A-Z]{3}$/.test(field.currency ?? '') ? field.currency : formats.currency, labels: enumLabels };
  return (cell) => {
    if (isCellError(cell)) return { problem: cell.error === 'formula' ? finding('import.problem.formula') : finding('import.problem.cell', { value: cell.error }) };
    if (typeof cell === 'number' && Math.abs(cell) >= 1e15 && !counted.has(field.kind)) return { problem: finding('import.problem.digits', { value: cellText(cell) }) };
    const had = isRepeating ? known.get(cell) : undefined;
    if (had) return had;
    const parsed = parseValue(field, cell, context);
    const read = field.kind === 'phone' && 'value' in parsed && typeof parsed.value === 'string' ? { value: storedPhone(parsed.value) } : parsed;
    if (isRepeating && known.size < mostKnown) known.set(cell, read);
    return read;
  };
};
