import { matchHeadings } from '../../../domain/headings.ts';
import { languages } from '../../../domain/languages.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { ImportAction } from './job.ts';
import type { Mapping } from './mapping.ts';
import type { Target } from './targets.ts';
import { targetLabel, wordsOf } from './words.ts';

/** A column that probably fills a target; certainty 1: its heading is a name of it. */
export type Suggestion = { readonly column: number; readonly target: string; readonly certainty: number };

const partAliases: ReadonlyMap<string, readonly string[]> = new Map([
  ['street1', ['street', 'street address', 'address']],
  ['state', ['state province', 'province', 'region']],
  ['country', ['country id', 'country code']],
  ['pincode', ['postal code', 'zip', 'zip code', 'post code']],
]);

const namesOf = (resource: Resource, target: Target): { readonly names: readonly string[]; readonly aliases: readonly string[] } => {
  const labels = languages.flatMap((language) => {
    const words = wordsOf(language);
    const short = `${resource.name}.${target.field.name}.short`;
    return target.part === undefined ? [targetLabel(resource, target, words), words(short)].filter((text) => text !== short) : [targetLabel(resource, target, words)];
  });
  const aliases = target.part === undefined ? [target.field.name, ...(target.field.aliases ?? [])] : [target.part, ...(partAliases.get(target.part) ?? [])];
  return { names: [...new Set(labels)], aliases };
};

/** Names of files: a column of them fills no field that is called nearly so. */
const fileNames = (resource: Resource): ({ key: string } & ReturnType<typeof namesOf>)[] =>
  resource.fields
    .filter(({ kind }) => kind === 'file' || kind === 'image')
    .map((field) => ({ key: `file ${field.key}`, ...namesOf(resource, { key: field.key, field, label: '' }) }));

/** The columns whose headings are names of fields that only show, as an export has them. */
const shownColumns = (resource: Resource, headings: readonly string[]): ReadonlySet<number> => {
  const shown = resource.fields.filter(({ kind, readOnly }) => readOnly && kind !== 'id').map((field) => ({ key: field.key, ...namesOf(resource, { key: field.key, field, label: `${resource.name}.${field.name}` }) }));
  return new Set(matchHeadings(headings, shown).flatMap(({ column, certainty }) => (certainty === 1 ? [column] : [])));
};

/** The best target for each column by its labels in all languages and its aliases, each target once. A column that is called as a field that only shows fills none that is called nearly so. What new records need comes before what they can do without. */
export const suggestColumns = (resource: Resource, targets: readonly Target[], headings: readonly string[], action: ImportAction): Suggestion[] => {
  const shown = shownColumns(resource, headings);
  const isNeeded = ({ field: { required, default: usual } }: Target): boolean => action === 'IMPORT' && required && usual === undefined;
  return matchHeadings(headings, [...targets.map((target) => ({ key: target.key, ...namesOf(resource, target), isNeeded: isNeeded(target) })), ...fileNames(resource)])
    .filter(({ key, column, certainty }) => targets.some((target) => target.key === key) && (certainty === 1 || !shown.has(column)))
    .map(({ column, key, certainty }) => ({ column, target: key, certainty }))
    .sort((one, other) => one.column - other.column);
};

/** A mapping that follows the suggestions and nothing else. */
export const suggestedMapping = (suggestions: readonly Suggestion[], headings: readonly string[]): Mapping => ({
  columns: headings.map((_, column) => suggestions.find((one) => one.column === column)?.target ?? null),
  constants: [],
  templates: [],
  create: [],
  clearEmpty: false,
});
