/** Filters in the SDL (`where`, `offers`) say what a list's filter can: operators that the field has, with values of its type. */
import { Kind, type DocumentNode, type TypeNode } from 'graphql';
import { Mistake, place, placeOf, suggest } from './mistake.ts';
import type { ModelResource } from './model.ts';
import { base } from './names.ts';

type Inputs = ReadonlyMap<string, ReadonlyMap<string, TypeNode>>;
type Words = { readonly inputs: Inputs; readonly enums: ReadonlyMap<string, readonly string[]> };
type Wrong = (what: string, suggestion?: string) => Mistake;

const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: Number.isInteger,
  Boolean: (value) => typeof value === 'boolean',
  JSON: () => true,
  ID: (value) => typeof value === 'string' || Number.isInteger(value),
};
const isText = (value: unknown): boolean => typeof value === 'string';

const check = (value: unknown, type: TypeNode, at: string, words: Words, wrong: Wrong): void => {
  if (type.kind === Kind.NON_NULL_TYPE) return check(value, type.type, at, words, wrong);
  if (type.kind === Kind.LIST_TYPE) return [value].flat().forEach((one) => check(one, type.type, at, words, wrong));
  const name = base(type);
  const fields = words.inputs.get(name);
  if (fields) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(`${at} is ${JSON.stringify(value)}, not what is asked of it`, `Write it as {"${fields.has('equals') ? 'equals' : [...fields.keys()][0]!}": …}.`);
    for (const [key, one] of Object.entries(value)) {
      const of = fields.get(key);
      if (!of) throw wrong(`${at} has no ${key}`, suggest(key, fields.keys()));
      check(one, of, at === '' ? key : `${at}.${key}`, words, wrong);
    }
    return undefined;
  }
  const values = words.enums.get(name);
  if (values ? !values.includes(value as string) : !(SCALARS[name] ?? isText)(value)) throw wrong(`${at} takes no ${JSON.stringify(value)}`, values ? suggest(String(value), values) : undefined);
  return undefined;
};

const wordsOf = (document: DocumentNode): Words => ({
  inputs: new Map(document.definitions.flatMap((node) => (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? [[node.name.value, new Map((node.fields ?? []).map((field) => [field.name.value, field.type]))] as const] : []))),
  enums: new Map(document.definitions.flatMap((node) => (node.kind === Kind.ENUM_TYPE_DEFINITION ? [[node.name.value, (node.values ?? []).map((value) => value.name.value)] as const] : []))),
});

/**
 * @param document the complete SDL of the endpoint
 * @throws Mistake at the first filter that no list would take
 */
export const filtersFit = (document: DocumentNode, own: readonly ModelResource[]): void => {
  const words = wordsOf(document);
  const typeOf = (type: string): TypeNode => ({ kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: `${type}Filter` } });
  for (const { node, type, screens, offers, fields } of own) {
    const wrongAt = (where: string, told: string): Wrong => (what, suggestion) => new Mistake(where, `${told} of ${type}: ${what}.`, suggestion);
    screens.forEach((screen, at) => screen.where !== undefined && check(JSON.parse(screen.where), typeOf(type), '', words, wrongAt(placeOf(node, 'screen', at), '@screen(where:)')));
    if (offers) check(offers, typeOf(type), '', words, wrongAt(placeOf(node, 'resource'), '@resource(offers:)'));
    for (const { count, node: counted } of fields)
      if (count?.where !== undefined && own.some((one) => one.type === count.type)) check(JSON.parse(count.where), typeOf(count.type), '', words, wrongAt(place(counted), '@counts(where:)'));
  }
};
