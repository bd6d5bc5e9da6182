/** What all records of an import have alike: defaults of fields that its file does not fill. They stand in no record, and are written once for all. */
import type { Resource } from '../../../domain/resource.ts';
import { hooksOf, type Values } from '../hooks.ts';
import { writtenFields } from '../image.ts';
import type { ImportJob } from './job.ts';
import { emptyMapping } from './mapping.ts';
import { defaultsOf } from './rules.ts';

/** By field key. The same while the mapping is: a part of an address fills the address. */
export const sharedValues = async (resource: Resource, { action, mapping }: Pick<ImportJob, 'action' | 'mapping'>): Promise<Values> => {
  // Hooks may complete each record in its own way.
  if (action !== 'IMPORT' || (await hooksOf(resource)).beforeSave) return {};
  const { columns, constants, templates } = mapping ?? emptyMapping;
  const filled = new Set([...columns, ...[...constants, ...templates].map(({ target }) => target)].map((target) => target?.split('.')[0]));
  const fields = writtenFields(resource.fields).filter(({ key, kind }) => key !== resource.person && kind !== 'id' && kind !== 'custom' && !filled.has(key));
  return Object.fromEntries(defaultsOf(fields).map(({ field, value }) => [field.key, value]));
};
