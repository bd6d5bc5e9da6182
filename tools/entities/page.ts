import type { EntityLines } from './measure.ts';

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
/** Two lines a field and ten more. */
const target = ({ fields }: EntityLines): number => 2 * fields + 10;
/** The same, with two lines for each help text and for each value of a closed set. */
export const spoken = (entity: EntityLines): number => target(entity) + 2 * entity.said;
export const written = ({ schema, messages }: EntityLines): number => schema + messages;

/** docs/entities.md: what each entity took, and what they took together. */
export const entitiesPage = (entities: readonly EntityLines[]): string => {
  const within = entities.filter((entity) => written(entity) <= target(entity));
  const fair = entities.filter((entity) => written(entity) <= spoken(entity));
  const plain = entities.filter(({ code }) => code === 0);
  const sum = (of: (entity: EntityLines) => number): number => entities.reduce((total, entity) => total + of(entity), 0);
  const rows = entities.toSorted((a, b) => a.endpoint.localeCompare(b.endpoint, 'en') || a.type.localeCompare(b.type, 'en'));
  return `# What an entity takes
Lines that people wrote for each entity. \`node tools/entities/main.ts\` writes this page; a house test keeps it fresh.

SDL counts the type, its child rows, its enums and their descriptions, which are the English help. Messages are one line for four languages. TypeScript is the entity's hooks: what only code can say. The target is two lines a field and ten more
for SDL and messages together. What goes beyond it is words: a help text and each value that people choose from are a line of SDL and one of messages too; *with words* counts two lines for each of them.

**${entities.length} entities, ${sum(({ fields }) => fields)} fields: ${sum(({ schema }) => schema)} lines of SDL, ${sum(({ messages }) => messages)} of messages, ${sum(({ code }) => code)} of TypeScript. ${plain.length} have no TypeScript; ${within.length} keep the target, ${fair.length} with words.**

| entity | endpoint | fields | SDL | messages | together | target | with words | TypeScript |
|---|---|---|---|---|---|---|---|---|
${rows.map((entity) => line([entity.type, entity.endpoint, entity.fields, entity.schema, entity.messages, written(entity), target(entity), spoken(entity), entity.code === 0 ? '' : entity.code])).join('\n')}
`;
};
