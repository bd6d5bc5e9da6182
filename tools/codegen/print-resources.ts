import type { Model, ModelField, ModelResource } from './model.ts';

const field = ({ node: _node, type: _type, computed: _computed, was: _was, wasKey: _wasKey, rowsWere: _rowsWere, fields: _fields, counts: _counts, assigned, rows, ...rest }: ModelField): unknown => ({
  ...rest,
  // Required of the record, not of the person.
  ...(assigned ? { required: false } : {}),
  ...(rows ? { rows: { ...rows, fields: (_fields ?? []).map(field) } } : {}),
});
const resource = ({ node: _node, plural: _plural, was: _was, fields, ...rest }: ModelResource): unknown => ({ ...rest, fields: fields.map(field) });

/** Metadata of an endpoint's entities, one constant each. */
export const printResources = (model: Model, endpoint: string): string => {
  const own = model.resources.filter((candidate) => candidate.endpoint === endpoint);
  return [
    '// Printed by npm run codegen from schema/. Do not edit.',
    `import type { Resource } from '../../src/domain/resource.ts';`,
    ...own.map((one) => `\nexport const ${one.name}: Resource = ${JSON.stringify(resource(one), null, 1)};`),
    `\nexport const resources: readonly Resource[] = [${own.map((one) => one.name).join(', ')}];\n`,
  ].join('\n');
};
