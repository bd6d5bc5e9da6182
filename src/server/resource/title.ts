/** What a sentence calls a record: its title as the reader writes days and instants. */
import type { Resource } from '../../domain/resource.ts';
import type { Language } from '../../domain/languages.ts';
import { formatValue } from '../../domain/values/formatValue.ts';
import type { Transaction } from '../db/org.ts';
import { readFormats } from './import/rules.ts';

/** Answers what names records by their images or rows, or null where the title is empty. Instants are those of the organisation's clock. */
export const titleWriter = async (tx: Transaction, resource: Resource, language: Language): Promise<(values: Readonly<Record<string, unknown>>) => string | null> => {
  const field = resource.fields.find(({ name }) => name === resource.title)!;
  const formats = field.kind === 'date' || field.kind === 'dateTime' ? await readFormats(tx) : undefined;
  return (values) => {
    const value = values[field.key] ?? '';
    if (value === '') return null;
    return formats ? formatValue(field, value, { language, ...formats }) : String(value);
  };
};
