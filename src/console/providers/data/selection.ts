import { otherwise } from '../../fields/status/otherwise.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import { siblingOf } from './metadata.ts';

/** References read as `{id title code}` whatever the target calls these fields; a stub of another endpoint has no code. */
const referenceSelection = (field: Field, siblings: readonly Resource[]): string => {
  const target = siblingOf(field, siblings);
  if (!target) return `${field.name} { id title }`;
  const title = target.title === 'title' ? 'title' : `title: ${target.title}`;
  const code = target.code === undefined || target.code === target.title ? '' : target.code === 'code' ? ' code' : ` code: ${target.code}`;
  const { tone } = field.reference!;
  return `${field.name} { id ${title}${code}${tone === undefined ? '' : ` tone: ${tone.through} { ${tone.enumName}: ${tone.choice} }`} }`;
};

const fieldSelection = (field: Field, siblings: readonly Resource[]): string => {
  if (field.kind === 'reference') return referenceSelection(field, siblings);
  if (field.kind === 'rows' && field.rows) return `${field.name} { ${selectionOf(field.rows.fields, siblings)} }`;
  return field.name;
};

/** The GraphQL selection of fields, in the order of the metadata: one text for one set of columns, whatever their order on the screen. */
export const selectionOf = (fields: readonly Field[], siblings: readonly Resource[]): string => {
  const asked = fields.filter(({ name, custom }) => name !== 'id' && custom === undefined).map((field) => fieldSelection(field, siblings));
  return ['id', ...asked, ...(fields.some(({ custom }) => custom !== undefined) ? ['custom'] : [])].join(' ');
};

/** With the currencies of amounts that are read, where people do not meet their fields: a salary keeps the currency in which it was reckoned. */
export const withCurrencies = (selection: string, fields: readonly Field[], resource: Resource): string => {
  const names = new Set(fields.flatMap(({ currency }) => (currency === undefined || /^[A-Z]{3}$/.test(currency) || resource.fields.some(({ name }) => name === currency) ? [] : [currency])));
  return [selection, ...names].join(' ');
};

/** What every list row carries besides the columns asked for: the title and code by which people know it, what it is besides its status, and the currency of its amounts. */
export const columnFields = (resource: Resource, columns: readonly string[]): readonly Field[] => {
  const besides = resource.fields.flatMap(({ name, enumName, currency }) => (columns.includes(name) ? [otherwise[enumName ?? '']?.field ?? [], currency ?? []].flat() : []));
  const wanted = new Set([...columns, resource.title, ...(resource.code === undefined ? [] : [resource.code]), ...besides]);
  return resource.fields.filter(({ name, kind }) => wanted.has(name) && kind !== 'id');
};
