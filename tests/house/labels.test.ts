import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  Kind,
  parse,
  type DefinitionNode,
  type DirectiveNode,
  type EnumTypeDefinitionNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { languages, readMessages, textOf, type Message } from '../support/messages.ts';

const schema = path.resolve(import.meta.dirname, '../../schema');
const { definitions } = parse(
  globSync('**/*.graphql', { cwd: schema })
    .map((file) => readFileSync(path.join(schema, file), 'utf8'))
    .join('\n'),
);
const isType = (node: DefinitionNode): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION;
const isEnum = (node: DefinitionNode): node is EnumTypeDefinitionNode => node.kind === Kind.ENUM_TYPE_DEFINITION;
const types = new Map(definitions.filter(isType).map((node) => [node.name.value, node]));
const enums = new Map(definitions.filter(isEnum).map((node) => [node.name.value, node]));
const messages = new Map<string, Message>(readMessages().map((message) => [message.key, message]));

const directive = (node: { readonly directives?: readonly DirectiveNode[] }, name: string): DirectiveNode | undefined =>
  node.directives?.find((found) => found.name.value === name);
const argument = (found: DirectiveNode | undefined, name: string): string | boolean | undefined => {
  const value = found?.arguments?.find((given) => given.name.value === name)?.value;
  return value?.kind === Kind.STRING || value?.kind === Kind.BOOLEAN ? value.value : undefined;
};
const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));
const isList = (type: TypeNode): boolean => type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isList(type.type));
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const entities = [...types.values()].filter((type) => directive(type, 'resource'));
const isChild = (field: FieldDefinitionNode): boolean => {
  const target = types.get(nameOf(field.type));
  return isList(field.type) && target !== undefined && !directive(target, 'resource');
};
const childNames = new Set(entities.flatMap((type) => (type.fields ?? []).filter(isChild).map((field) => nameOf(field.type))));
const children = [...childNames].map((name) => types.get(name)!);
const fields = [...entities, ...children].flatMap((type) =>
  (type.fields ?? [])
    .filter((field) => field.name.value !== 'id')
    .map((field) => ({ type, field, key: `${lowerFirst(type.name.value)}.${field.name.value}` })),
);
const labelOf = (key: string): Message | undefined => messages.get(key) ?? messages.get(`field.${key.slice(key.indexOf('.') + 1)}`);
const missing = (keys: readonly string[]): string[] => [...new Set(keys)].filter((key) => !messages.has(key));

describe('what the schema declares has words', () => {
  it('has a singular and a plural for every entity and kind of row', () => {
    expect(missing([...entities, ...children].map((type) => lowerFirst(type.name.value)))).toEqual([]);
  });

  it('says on every empty list what the records are for', () => {
    expect(missing(entities.map((type) => `${lowerFirst(type.name.value)}.empty`))).toEqual([]);
  });

  it('has a label for every field, its own or the common one', () => {
    expect(fields.filter(({ key }) => !labelOf(key)).map(({ key }) => key)).toEqual([]);
  });

  it('has a help text for every description, in English the description itself', () => {
    const described = fields.filter(({ field }) => field.description);
    const said = (key: string): string => {
      const message = messages.get(`${key}.help`);
      return message ? textOf(message, 'en') : '';
    };
    const other = described.filter(({ key, field }) => said(key) !== field.description?.value.replace(/\s+/g, ' '));
    expect(other.map(({ key }) => `${key}.help`)).toEqual([]);
  });

  it('has a heading for every group of a form', () => {
    const groups = fields.flatMap(({ type, field }) => {
      const group = argument(directive(field, 'column'), 'group');
      return group ? [`${lowerFirst(type.name.value)}.group.${group}`] : [];
    });
    expect(missing(groups)).toEqual([]);
  });

  it('has a word for every value of every closed set in use', () => {
    const used = [...new Set(fields.map(({ field }) => nameOf(field.type)))].flatMap((name) => enums.get(name) ?? []);
    const stem = (name: string): string => (name === 'Form' ? 'form' : `enum.${name}`);
    const keys = used.flatMap((set) => (set.values ?? []).map((value) => `${stem(set.name.value)}.${value.name.value}`));
    expect(missing(keys)).toEqual([]);
  });

  it('has a name for every form of the access rights', () => {
    expect(missing((enums.get('Form')?.values ?? []).map((value) => `form.${value.name.value}`))).toEqual([]);
  });

  it('gives no two forms one name', () => {
    const names = [...messages.values()].filter(({ key }) => /^form\.[A-Z0-9_]+$/.test(key));
    const twice = languages.flatMap((language) =>
      [...Map.groupBy(names, (message) => textOf(message, language))]
        .filter(([, found]) => found.length > 1)
        .map(([text, found]) => `${language} ${text}: ${found.map(({ key }) => key).join(', ')}`),
    );
    expect(twice).toEqual([]);
  });

  it('gives no two entities one name where a form is chosen', () => {
    const names = entities.map((type) => messages.get(`enum.Entity.${type.name.value}`) ?? messages.get(lowerFirst(type.name.value))!);
    const twice = languages.flatMap((language) => [...Map.groupBy(names, (message) => textOf(message, language).split(' |||| ')[0])].filter(([, found]) => found.length > 1).map(([text]) => `${language} ${text}`));
    expect(twice).toEqual([]);
  });

  it('has a short form of every label that a column heading would cut', () => {
    const widest = (language: string): number => (language === 'ja' ? 10 : 20);
    const wide = fields
      .filter(({ type, field }) => entities.includes(type) && !isChild(field) && argument(directive(type, 'resource'), 'single') !== true)
      .filter(({ key }) => {
        const heading = messages.get(`${key}.short`) ?? labelOf(key);
        return heading && languages.some((language) => textOf(heading, language).length > widest(language));
      });
    expect(wide.map(({ key }) => key)).toEqual([]);
  });
});
