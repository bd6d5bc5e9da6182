/** Values of the organisation's own fields that go back. A field that nobody uses may be deleted, and another one of its name added; a choice likewise. */
import { customised, customisationOf } from '../../../domain/customisation/customise.ts';
import type { FormField } from '../../../domain/customisation/form-field.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import { validateField } from '../../../domain/validate.ts';
import { FORM_FIELDS } from '../../customisation/form-fields.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse, type Refusal } from '../../refuse.ts';
import { differs } from '../changed-keys.ts';
import type { Image } from '../image.ts';
import { titleOf, type Group } from './group.ts';
import { thatReturn, type OpenedChange } from './opened.ts';

/** Lists would fail over a value of another kind. What a rule says today is asked of who writes, as of records that break it already. */
const fitsKind = (field: Field, value: unknown): boolean =>
  ['text', 'longText', 'email', 'phone'].includes(field.kind) ? typeof value === 'string' : validateField({ ...field, required: false, rule: { decimals: 20 } }, value, {}, { entity: field.name }) === null;

const fieldsOf = async (tx: Transaction, resource: Resource): Promise<ReadonlyMap<string, Field>> => {
  const [row] = await tx.query<{ told: string | null }>(`select ${FORM_FIELDS} as told`, [tx.orgCode]);
  const { fields } = customised(resource, customisationOf(JSON.parse(row?.told ?? '[]') as FormField[]));
  return new Map(fields.flatMap((field) => (field.custom === undefined ? [] : [[field.custom, field]])));
};

const ownOf = (image: Image | null): Readonly<Record<string, unknown>> => (image?.['custom'] ?? {}) as Readonly<Record<string, unknown>>;

/** What a value needs and no longer has, as people call it: its field, or the choice of it. */
const missingFor = (name: string, field: Field | undefined, value: unknown): string | undefined => {
  if (field !== undefined && fitsKind(field, value)) return undefined;
  const label = field?.label ?? name;
  const gone = [value].flat().filter((one) => typeof one === 'string' && field?.options?.includes(one) === false);
  return gone.length > 0 ? `${label}: ${gone.join(', ')}` : label;
};

export const missingOwnField = async (tx: Transaction, group: Group, opened: readonly OpenedChange[]): Promise<Refusal | undefined> => {
  const returning = thatReturn(group, opened, ['custom']).filter(({ before }) => Object.keys(ownOf(before)).length > 0);
  if (returning.length === 0) return undefined;
  const fields = await fieldsOf(tx, group.resource);
  for (const { id, before, after } of returning)
    for (const [name, value] of Object.entries(ownOf(before))) {
      const comes = group.kind !== 'UPDATE' || differs(value, ownOf(after)[name] ?? null);
      const missing = comes ? missingFor(name, fields.get(name), value) : undefined;
      if (missing !== undefined) return refuse('UNDO_PARENT_GONE', { words: { title: await titleOf(tx, group, id), parent: missing } });
    }
  return undefined;
};
