/** Columns and cells of an exported file: what a person reads in the grid, so written that an import reads it back unchanged. */
import type { Field, Resource } from '../../../domain/resource.ts';
import { listText } from '../../../domain/lists/listText.ts';
import { localAt } from '../../../domain/values/zones.ts';
import { formatYesNo } from '../../../domain/values/yesNo.ts';
import type { Language } from '../../../domain/languages.ts';
import { say } from '../../messages.ts';
import type { Column, Value } from '../../sheets/write/sheet.ts';
import { addressParts } from '../import/targets.ts';
import { columnFormat } from '../import/template.ts';
import { fieldLabel, wordsOf } from '../import/words.ts';
import { resourceOf } from '../registry.ts';

type Row = Readonly<Record<string, unknown>>;
export type ExportColumn = Column & { readonly read: (row: Row) => Value };

/** The moment as clocks in the organisation's zone show it. */
const inZone = (iso: string, timeZone: string): string => {
  const [day, time] = localAt(Date.parse(iso), timeZone);
  return `${day}T${time}`;
};

const text = (value: unknown): Value => (value === null || value === undefined ? null : typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value));

export const cellOf = (resource: Pick<Resource, 'endpoint'>, field: Field, language: Language, timeZone: string): ((value: unknown) => Value) => {
  const label = (value: unknown): string => field.custom !== undefined ? String(value) : say(language, `enum.${field.enumName}.${String(value)}`);
  switch (field.kind) {
    case 'yesNo':
      return (value) => (typeof value === 'boolean' ? formatYesNo(value, language) : null);
    case 'choice':
    case 'status':
      return (value) => (value === null || value === undefined ? null : label(value));
    case 'choices':
      return (value) => (Array.isArray(value) ? value.map(label).join(', ') : null);
    case 'listed':
      return (value) => (typeof value === 'string' && field.closedList !== undefined ? listText(field.closedList, value, language) : null);
    case 'dateTime':
      return (value) => (typeof value === 'string' ? inZone(value, timeZone) : null);
    case 'reference': {
      const target = resourceOf(field.reference!.type);
      const name = field.reference!.endpoint === resource.endpoint ? target.title : 'title';
      return (value) => text((value as Row | null)?.[name]);
    }
    default:
      return text;
  }
};

/** An address is a column for each of its parts, as in the template. */
export const exportColumns = (resource: Resource, fields: readonly Field[], language: Language, timeZone: string): ExportColumn[] =>
  fields.flatMap((field): ExportColumn[] => {
    const words = wordsOf(language);
    if (field.kind === 'address')
      return addressParts.map((part) => ({ heading: words(`address.${part}`), format: { kind: 'text' }, read: (row) => text((row[field.name] as Row | null)?.[part]) }));
    const cell = cellOf(resource, field, language, timeZone);
    return [{ heading: field.kind === 'id' ? words('import.id') : fieldLabel(resource, field, words), format: columnFormat(field), read: (row) => cell(row[field.name]) }];
  });
