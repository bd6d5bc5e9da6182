/** Lines that people wrote for each entity: its SDL, its words, and what only code can say. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse } from 'graphql';
import type { DefinitionNode, ObjectTypeDefinitionNode, TypeNode } from 'graphql';

export type EntityLines = {
  readonly type: string;
  readonly endpoint: string;
  /** Without ids, with those of child rows. */
  readonly fields: number;
  /** Fields with help, and values that people choose from: each is a line of SDL and one of messages as well. */
  readonly said: number;
  /** Of the type, its child rows and its enums. */
  readonly schema: number;
  /** One a message. */
  readonly messages: number;
  /** Of its hooks, without blank lines. */
  readonly code: number;
};

const isObject = (node: DefinitionNode): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION;
const isMarked = (node: ObjectTypeDefinitionNode, ...names: readonly string[]): boolean => node.directives?.some(({ name }) => names.includes(name.value)) ?? false;
const stem = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);
const kebab = (type: string): string => type.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const filled = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;
const ownFields = ({ fields = [] }: ObjectTypeDefinitionNode): readonly string[] => fields.map(({ name }) => name.value).filter((name) => name !== 'id');

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));
const namedTypes = ({ fields = [] }: ObjectTypeDefinitionNode): ReadonlySet<string> => new Set(fields.map(({ type }) => nameOf(type)));

/** @param root the project's folder */
export const measureEntities = (root: string): EntityLines[] => {
  const keys = globSync('src/messages/**/*.yml', { cwd: root }).flatMap((file) => readFileSync(path.join(root, file), 'utf8').split('\n').flatMap((line) => /^([\w.]+):/.exec(line)?.[1] ?? []));
  return globSync('schema/*/*.graphql', { cwd: root }).sort().flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!text.includes('@resource')) return [];
    const { definitions } = parse(text);
    const endpoint = file.split('/')[1]!;
    return definitions.filter(isObject).filter((node) => isMarked(node, 'resource')).map((entity): EntityLines => {
      const type = entity.name.value;
      const used = namedTypes(entity);
      const children = definitions.filter(isObject).filter((node) => used.has(node.name.value) && !isMarked(node, 'resource', 'ref'));
      const enums = definitions.filter((node) => node.kind === Kind.ENUM_TYPE_DEFINITION).filter(({ name }) => [entity, ...children].some((node) => namedTypes(node).has(name.value)));
      const starts = [...[entity, ...children].map(({ name }) => stem(name.value)), ...enums.map(({ name }) => `enum.${name.value}`)];
      const hooks = path.join(root, 'src/server', endpoint, `${kebab(type)}.hooks.ts`);
      return {
        type,
        endpoint,
        fields: [entity, ...children].reduce((sum, node) => sum + ownFields(node).length, 0),
        said: [entity, ...children].flatMap(({ fields = [] }) => fields).filter(({ description }) => description !== undefined).length + enums.reduce((sum, { values = [] }) => sum + values.length, 0),
        schema: [entity, ...children, ...enums].reduce((sum, { loc }) => sum + filled(text.slice(loc!.start, loc!.end)), 0),
        messages: keys.filter((key) => starts.some((start) => key === start || key.startsWith(`${start}.`))).length,
        code: existsSync(hooks) ? filled(readFileSync(hooks, 'utf8')) : 0,
      };
    });
  });
};
