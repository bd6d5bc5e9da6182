/** What an organisation makes of an entity: its own fields beside Tenure's, and other words, places and rules for those. */
import type { Field, Resource, Rule } from '../resource.ts';
import { addedKinds, choicesOf, type FormField } from './form-field.ts';

/** By type of entity. */
export type Customisation = ReadonlyMap<string, readonly FormField[]>;

export const noCustomisation: Customisation = new Map();

export const customisationOf = (formFields: readonly FormField[]): Customisation => Map.groupBy(formFields, ({ entity }) => entity);

/** Where a record keeps the values of own fields; form, list and filter know them by `custom_<field>`. */
export const customKey = (field: string): string => `custom_${field}`;
export const isCustomKey = (key: string): boolean => key.startsWith('custom_');

const TEXTS: ReadonlySet<string> = new Set(['text', 'longText', 'email', 'phone']);

const number = (text: string | null): number | undefined => (text === null ? undefined : Number(text));

const ruleOf = (kind: Field['kind'], { minimum, maximum, preset }: FormField): Rule => {
  const [least, most] = [number(minimum), number(maximum)];
  const limits = TEXTS.has(kind) ? { minLength: least, maxLength: most } : { min: least, max: most };
  return Object.fromEntries(Object.entries({ ...limits, ...(kind === 'text' || kind === 'longText' ? { preset: preset ?? undefined } : {}) }).filter(([, value]) => value !== undefined)) as Rule;
};

/** What a section is called that has no title of its own; fields of Tenure's sections may be moved there. */
export const GENERAL = 'general';

const withGroup = <Placed extends Field>(field: Placed, { section }: FormField): Placed => {
  if (!section) return field;
  const { group: _group, ...rest } = field;
  return (section === GENERAL ? rest : { ...rest, group: section }) as Placed;
};

const wordsOf = ({ label, hint }: FormField): Pick<Field, 'label' | 'hint'> => ({ ...(label === '' ? {} : { label }), ...(hint === null ? {} : { hint }) });

const added = (told: FormField): Field => {
  const kind = addedKinds[told.kind!];
  const key = customKey(told.field);
  const isList = kind === 'choice' || kind === 'choices';
  return withGroup({
    name: key,
    key,
    column: 'custom',
    custom: told.field,
    ...wordsOf(told),
    kind,
    required: told.isRequired,
    readOnly: false,
    search: false,
    filter: true,
    sort: kind !== 'choices',
    inList: false,
    rule: ruleOf(kind, told),
    help: told.hint !== null,
    ...(isList ? { enumName: `${told.entity}.${key}`, options: choicesOf(told) } : {}),
    ...(told.isVisible ? {} : { hidden: true }),
  }, told);
};

const changed = (field: Field, told: FormField): Field => withGroup({
  ...field,
  ...wordsOf(told),
  required: field.required || told.isRequired,
  help: field.help || told.hint !== null,
  rule: { ...field.rule, ...ruleOf(field.kind, told) },
  ...(told.isVisible || field.required ? {} : { hidden: true }),
}, told);

/** Those without a place keep their order, behind those with one. */
const placed = (fields: readonly Field[], told: readonly FormField[]): Field[] => {
  const place = new Map(told.flatMap(({ kind, field, position }) => (position === null ? [] : [[kind === null ? field : customKey(field), position] as const])));
  if (place.size === 0) return [...fields];
  return fields.map((field, at) => ({ field, at, place: field.kind === 'id' ? -1 : (place.get(field.name) ?? 10_000) })).toSorted((one, other) => one.place - other.place || one.at - other.at).map(({ field }) => field);
};

/** The entity as the organisation has it. The stored `custom` itself is no field for people. The same object comes back where nothing is changed. */
export const customised = (resource: Resource, customisation: Customisation): Resource => {
  const told = customisation.get(resource.type);
  if (told === undefined) return resource;
  const changes = new Map(told.filter(({ kind }) => kind === null).map((one) => [one.field, one]));
  const own = resource.fields.map((field) => (changes.has(field.name) ? changed(field, changes.get(field.name)!) : field));
  return { ...resource, fields: placed([...own, ...told.filter(({ kind }) => kind !== null).map(added)], told) };
};

/** Fields of the entity that people meet: not those that are hidden, nor what keeps the own ones. */
export const shownFields = ({ fields }: Resource): Field[] => fields.filter(({ kind, hidden }) => kind !== 'custom' && hidden !== true);

/** What pages have with a record beside what people meet: by name. */
export const knownFields = ({ fields }: Resource): string[] => fields.filter(({ known }) => known === true).map(({ name }) => name);

/** Of one organisation, made once each; an organisation's customisation is one object until it changes. */
const made = new WeakMap<Customisation, Map<string, Resource>>();

export const resourceAs = (resource: Resource, customisation: Customisation): Resource => {
  if (!customisation.has(resource.type)) return resource;
  const known = made.get(customisation) ?? new Map<string, Resource>();
  made.set(customisation, known);
  const found = known.get(resource.type) ?? customised(resource, customisation);
  known.set(resource.type, found);
  return found;
};
