import type { FormField } from '../../domain/customisation/form-field.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { fieldLabel, wordsOf } from '../resource/import/words.ts';
import type { Session } from '../session.ts';

type Told = Pick<FormField, 'field' | 'label' | 'isVisible'>;

const wordOf = (label: string): string => label.trim().toLowerCase();

/**
 * A label names one field that people see: two of a name could not be told apart in lists and files. `told` are fields of the form as they shall be; those
 * of them get a problem that would then be called like another, Tenure's in the language of the session. Hidden fields may be called as they like. `without` are ids of stored ones that will not be so.
 */
export const repeatedLabels = async (tx: Transaction, session: Session, resource: Resource, told: readonly Told[], without: readonly string[] = []): Promise<ReadonlyMap<string, Problem>> => {
  const kept = await tx.query<Told>('select field, label, is_visible as "isVisible" from form_field where org_code = $1 and entity = $2 and id <> all ($3::bigint[])', [tx.orgCode, resource.type, without]);
  const words = wordsOf(session.language);
  const tenures = new Map(resource.fields.filter(({ kind }) => kind !== 'id' && kind !== 'custom').map((field) => [field.name, fieldLabel(resource, field, words)]));
  const all = new Map<string, Told>([...tenures].map(([field, label]) => [field, { field, label, isVisible: true }]));
  for (const one of [...kept, ...told]) all.set(one.field, { ...one, label: one.label === '' ? (tenures.get(one.field) ?? '') : one.label });
  const counted = new Map<string, number>();
  for (const { label, isVisible } of all.values()) if (isVisible) counted.set(wordOf(label), (counted.get(wordOf(label)) ?? 0) + 1);
  return new Map(told.map(({ field }) => all.get(field)!).filter(({ label, isVisible }) => isVisible && (counted.get(wordOf(label)) ?? 0) > 1).map(({ field, label }) => [field, { field: 'label', ...finding('formField.known', { label: label.trim() }) }]));
};
