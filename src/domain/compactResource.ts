/** Metadata as the built console fetches it: of each field what is said of few, the rest is filled in. Of 130 KB that the entities of core-hr take, a third goes, compressed as well. */
import type { Field, Resource, Rows } from './resource.ts';
import { snake } from './snake.ts';

type CompactField = Partial<Omit<Field, 'rows'>> & Pick<Field, 'name' | 'kind'> & { readonly rows?: Omit<Rows, 'fields'> & { readonly fields: readonly CompactField[] } };
/** `operations`: the plural by which they are named, where all of them follow from it. */
export type CompactResource = Omit<Resource, 'fields' | 'operations'> & { readonly fields: readonly CompactField[]; readonly operations: string | Resource['operations'] };

const plainField = (name: string, key: string): Partial<Field> => ({ name, key, column: snake(key), required: false, readOnly: false, search: false, filter: false, sort: false, inList: false, rule: {}, help: false });
const plainOperations = (type: string, name: string, plural: string): Resource['operations'] => ({ list: `list${plural}`, lookup: `lookup${plural}`, one: name, history: `${name}History`, add: `add${type}`, update: `update${type}`, delete: `delete${plural}` });

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const compactField = (field: Field): CompactField => {
  const { rows, ...said } = field;
  const plain = new Map<string, unknown>(Object.entries(plainField(field.name, field.key)));
  const left = Object.fromEntries(Object.entries(said).filter(([key, value]) => key === 'name' || !(key === 'key' ? value === field.name : plain.has(key) && isSame(plain.get(key), value))));
  return { ...(left as CompactField), ...(rows ? { rows: { ...rows, fields: rows.fields.map(compactField) } } : {}) };
};

export const compact = ({ fields, operations, ...rest }: Resource): CompactResource => {
  const plural = operations.list.replace(/^list/, '');
  return { ...rest, operations: isSame(operations, plainOperations(rest.type, rest.name, plural)) ? plural : operations, fields: fields.map(compactField) };
};

const wholeField = ({ rows, ...said }: CompactField): Field => ({ ...plainField(said.name, said.key ?? said.name), ...said, ...(rows ? { rows: { ...rows, fields: rows.fields.map(wholeField) } } : {}) }) as Field;

/** The way back. */
export const whole = ({ fields, operations, ...rest }: CompactResource): Resource => ({ ...rest, operations: typeof operations === 'string' ? plainOperations(rest.type, rest.name, operations) : operations, fields: fields.map(wholeField) });
