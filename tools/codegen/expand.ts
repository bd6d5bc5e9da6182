/** The complete SDL that an endpoint serves: what people declared, and what is printed for each entity. Declared definitions win by name. */
import { concatAST, Kind, parse, print, type DefinitionNode, type DocumentNode, type FieldDefinitionNode, type InputValueDefinitionNode, type ObjectTypeDefinitionNode } from 'graphql';
import type { Model } from './model.ts';
import { printEntity, printStub } from './print-entity.ts';
import { documentOf } from './source.ts';

type Roots = Map<string, FieldDefinitionNode>;

const ROOTS = ['Query', 'Mutation'] as const;
const isRoot = (node: DefinitionNode): node is ObjectTypeDefinitionNode =>
  (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) && ROOTS.some((root) => root === node.name.value);

const isType = (node: DefinitionNode): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION;

const lacking = <Node extends { name: { value: string } }>(had: readonly Node[], more: readonly Node[]): Node[] => [
  ...had,
  ...more.filter((node) => !had.some((other) => other.name.value === node.name.value)),
];

const endpointStatus = (endpoint: string): string => `
type Query {
  "Whether this endpoint answers. It says nothing about data."
  endpointStatus: EndpointStatus! @public(reason: "Tells clients that the ${endpoint} endpoint is served; holds no data.")
}`;

/** A declared page type gains the answer fields that it lacks; a declared root field the arguments. */
const merge = (had: ObjectTypeDefinitionNode, more: ObjectTypeDefinitionNode): ObjectTypeDefinitionNode => ({ ...had, fields: lacking(had.fields ?? [], more.fields ?? []) });
const gain = (had: FieldDefinitionNode, more: FieldDefinitionNode): FieldDefinitionNode => {
  const replaced = new Set(had.arguments?.some((argument) => argument.name.value === 'searchString') ? ['search'] : []);
  const printed = (more.arguments ?? []).filter((argument: InputValueDefinitionNode) => !replaced.has(argument.name.value));
  return { ...had, arguments: lacking(had.arguments ?? [], printed) };
};

export const expand = (model: Model, endpoint: string): DocumentNode => {
  const declared = [...model.authored.shared, ...(model.authored.endpoints.get(endpoint) ?? [])];
  const own = model.resources.filter((resource) => resource.endpoint === endpoint);
  const stubs = new Set(own.flatMap((resource) => resource.fields.flatMap((field) => [field, ...(field.fields ?? [])])).flatMap((field) => (field.reference && field.reference.endpoint !== endpoint ? [field.reference.type] : [])));
  const printed = parse([endpointStatus(endpoint), ...[...stubs].map(printStub), ...own.map((resource) => printEntity(resource, model))].join('\n'), { noLocation: true });
  const answered = new Set(own.flatMap((resource) => [resource.type, ...resource.fields.flatMap((field) => (field.kind === 'rows' ? [field.type] : []))]));
  const types = new Map<string, DefinitionNode>();
  const roots: Record<string, Roots> = { Query: new Map(), Mutation: new Map() };
  for (const node of concatAST([documentOf(declared), printed]).definitions) {
    if (isRoot(node)) {
      const fields = roots[node.name.value]!;
      for (const field of node.fields ?? []) {
        const had = fields.get(field.name.value);
        fields.set(field.name.value, had ? gain(had, field) : field);
      }
      continue;
    }
    const key = node.kind === Kind.DIRECTIVE_DEFINITION ? `@${node.name.value}` : 'name' in node && node.name ? node.name.value : node.kind;
    const had = types.get(key);
    if (!had) types.set(key, node);
    else if (!isType(had) || !isType(node)) continue;
    else if (key.endsWith('Page')) types.set(key, merge(had, node));
    else if (answered.has(key)) types.set(key, node);
  }
  const rootTypes = ROOTS.filter((name) => roots[name]!.size > 0).map(
    (name): ObjectTypeDefinitionNode => ({ kind: Kind.OBJECT_TYPE_DEFINITION, name: { kind: Kind.NAME, value: name }, fields: [...roots[name]!.values()] }),
  );
  return documentOf([...types.values(), ...rootTypes]);
};

export const printSdl = (document: DocumentNode): string => `# Printed by npm run codegen from schema/. Do not edit.\n\n${document.definitions.map(print).join('\n\n')}\n`;
