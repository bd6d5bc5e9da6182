import { importKeys } from '../../../domain/importKeys.ts';
import type { Resource } from '../../../domain/resource.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import { refuseUncreatable } from './creatable.ts';
import type { ImportAction } from './job.ts';
import type { Mapping } from './mapping.ts';
import { filledTargets, templateColumn, templateNames } from './row-cells.ts';
import { importTargets } from './targets.ts';
import { targetLabel, wordsOf } from './words.ts';

const problem = (field: string, message: string): Error => refuse('BAD_USER_INPUT', { validationError: [{ field, message }] });

/** Refuses a mapping that names what does not exist, fills a field twice, or leaves a required one without a source. */
export const checkMapping = (resource: Resource, session: Session, action: ImportAction, headings: readonly string[], mapping: Mapping): void => {
  const targets = importTargets(resource, session, action);
  const known = new Set(targets.map(({ key }) => key));
  if (mapping.columns.length !== headings.length) throw problem('columns', `${headings.length}`);
  const named = [...mapping.columns.filter((key) => key !== null), ...[...mapping.constants, ...mapping.templates, ...mapping.create].map(({ target }) => target)];
  const unknown = named.find((key) => !known.has(key));
  if (unknown !== undefined) throw refuse('UNKNOWN_FIELD', { words: { field: unknown } });
  const columns = mapping.columns.filter((key) => key !== null);
  const twice = columns.find((key, at) => columns.indexOf(key) !== at);
  if (twice !== undefined) throw problem(twice, wordsOf(session.language)('rule.twice'));
  for (const { target, text } of mapping.templates) {
    const missing = templateNames(text).find((name) => templateColumn(name, headings, mapping) < 0);
    if (missing !== undefined) throw refuse('UNKNOWN_FIELD', { words: { field: missing }, validationError: [{ field: target, message: missing }] });
  }
  refuseUncreatable(resource, session, mapping);
  requireFields(resource, session, action, mapping);
};

const requireFields = (resource: Resource, session: Session, action: ImportAction, mapping: Mapping): void => {
  const filled = new Set(filledTargets(importTargets(resource, session, action), mapping).map(({ field }) => field.key));
  const key = importKeys(resource);
  const needed =
    action === 'IMPORT'
      ? resource.fields.filter((field) => field.required && !field.readOnly && field.default === undefined && field.kind !== 'rows')
      : filled.has('id') ? [] : resource.fields.filter((field) => key.includes(field.key) || key.includes(field.name));
  const open = needed.filter((field) => !filled.has(field.key));
  if (open.length === 0) return;
  const words = wordsOf(session.language);
  const fields = open.map((field) => targetLabel(resource, { field, label: 'import.id' }, words)).join(', ');
  throw refuse('IMPORT_COLUMN_MISSING', { words: { fields }, validationError: open.map((field) => ({ field: field.key, message: words('rule.requiredPlain') })) });
};
