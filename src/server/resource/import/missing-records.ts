/** Records that rows refer to, that do not exist, and that the person chose to make with the import. */
import { foldText } from '../../../domain/rank.ts';
import type { Resource } from '../../../domain/resource.ts';
import { validateRecord } from '../../../domain/validate.ts';
import type { Transaction } from '../../db/org.ts';
import { allocate } from '../../db/ids.ts';
import { resourceOf } from '../registry.ts';
import type { ImportJob } from './job.ts';
import type { Mapping, TargetText } from './mapping.ts';
import { cellReader } from './read-cell.ts';
import { defaultsOf, ruleContext } from './rules.ts';
import type { OrganisationFormats } from './rules.ts';
import type { ReferenceResolver } from './resolve-references.ts';
import type { Target } from './targets.ts';

export type MadeRecord = { readonly type: string; readonly text: string; readonly id: string; readonly record: Readonly<Record<string, unknown>> };

export type MissingRecords = {
  /** Makes what is chosen to be made for these texts of a target; texts that cannot become a record are left. */
  make(tx: Transaction, target: Target, texts: Iterable<string>): Promise<void>;
  find(type: string, text: string): string | undefined;
  all(): readonly MadeRecord[];
};

/** The text is the record's title and, where it has one, its code. */
const draftRecord = (resource: Resource, text: string, values: ReadonlyMap<string, unknown>): Record<string, unknown> => {
  const record: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const { field, value } of defaultsOf(resource.fields)) record[field.key] = value;
  for (const field of resource.fields) if ((field.name === resource.title || field.name === resource.code) && !field.readOnly) record[field.key] = text;
  for (const [key, value] of values) record[key] = value;
  return record;
};

const readValues = async (tx: Transaction, resource: Resource, told: readonly TargetText[], job: ImportJob, formats: OrganisationFormats, resolver: ReferenceResolver): Promise<Map<string, unknown>> => {
  const values = new Map<string, unknown>();
  for (const { target, text } of told) {
    const field = resource.fields.find((one) => one.key === target && !one.readOnly);
    if (!field) continue;
    if (field.reference) {
      await resolver.resolve(tx, field.reference.type, [text]);
      const [id, more] = resolver.candidates(field.reference.type, text);
      if (id !== undefined && more === undefined) values.set(field.key, id);
      continue;
    }
    const parsed = cellReader(field, job.language, formats)(text);
    if ('value' in parsed && parsed.value !== null) values.set(field.key, parsed.value);
  }
  return values;
};

export const missingRecords = (job: ImportJob, mapping: Mapping, targets: readonly Target[], formats: OrganisationFormats, resolver: ReferenceResolver): MissingRecords => {
  const made = new Map<string, MadeRecord>();
  const keyOf = (type: string, text: string): string => `${type}|${foldText(text)}`;
  const chosen = new Map(mapping.create.flatMap(({ target, values }) => (targets.some(({ key }) => key === target) ? [[target, values] as const] : [])));
  return {
    make: async (tx, target, texts) => {
      const told = chosen.get(target.key);
      const type = target.field.reference?.type;
      if (!told || type === undefined) return;
      const resource = resourceOf(type);
      const open = [...new Set(texts)].filter((text) => text !== '' && !made.has(keyOf(type, text)));
      if (open.length === 0) return;
      const values = await readValues(tx, resource, told, job, formats, resolver);
      const good = open
        .map((text) => ({ text, record: draftRecord(resource, text, values) }))
        .filter(({ record }) => validateRecord(resource.fields, record, { ...ruleContext(resource, formats), mode: 'add' }).length === 0);
      if (good.length === 0) return;
      const first = await allocate(tx, resource.table, good.length);
      good.forEach(({ text, record }, at) => {
        if (!made.has(keyOf(type, text))) made.set(keyOf(type, text), { type, text, id: String(first + at), record: { ...record, id: String(first + at) } });
      });
    },
    find: (type, text) => made.get(keyOf(type, text))?.id,
    all: () => [...made.values()],
  };
};
