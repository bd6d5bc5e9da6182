/** The candidate who stays, as they will be. */
import { flat, together } from '../../../../domain/customisation/custom-values.ts';
import { choices, isChoice, reckoned, takenFrom, united } from '../../../../domain/duplicates/merge-fields.ts';
import { finding } from '../../../../domain/problem.ts';
import type { Field } from '../../../../domain/resource.ts';
import type { Transaction } from '../../../db/org.ts';
import { refuse } from '../../../refuse.ts';
import type { Image } from '../../../resource/image.ts';
import { refuseFields } from '../../../resource/refuse-fields.ts';
import { resourceOf } from '../../../resource/registry.ts';
import { asCustomised } from '../../../resource/take.ts';
import type { Session } from '../../../session.ts';
import { withRowIds } from '../../../resource/new-records.ts';
import type { FieldSight } from './may-merge.ts';

type Values = Readonly<Record<string, unknown>>;
export type Chosen = readonly { readonly field: string; readonly candidateId: number }[];
export type Merged = { readonly next: Image; /** Of whom the post and the status are. */ readonly placeOf: string };

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** What a person sees of the one who stays never comes from a record where they do not see it. */
const refuseHidden = async (fields: readonly Field[], keep: string, from: Values & { readonly id?: unknown }, sight: FieldSight): Promise<void> => {
  for (const field of fields) {
    const seen = await sight(field, 'VIEW');
    if (seen.has(keep) && !seen.has(String(from['id'])) && isFilled(from[field.key])) throw refuse('MERGE_HIDDEN');
  }
};

const refuseChoice = async (session: Session, unit: readonly Field[] | undefined, { field, candidateId }: Chosen[number], people: readonly Values[], hired: string | null, sight: FieldSight): Promise<void> => {
  const isOpen = unit !== undefined && isChoice(unit, people, hired) && people.some(({ id }) => String(id) === String(candidateId));
  const isReached = isOpen && (await Promise.all(unit.flatMap((one) => [sight(one, 'VIEW'), sight(one, 'UPDATE')]))).every((ids) => people.every(({ id }) => ids.has(String(id))));
  if (!isReached) refuseFields({ session }, [{ field, ...finding('rule.unknown', { field }) }]);
};

const lists = async (tx: Transaction, fields: readonly Field[], people: readonly Image[], sight: FieldSight): Promise<Record<string, unknown>> => {
  const out: Record<string, unknown> = {};
  const [keep] = people;
  for (const field of fields.filter(({ kind }) => kind === 'rows')) {
    for (const other of people.slice(1)) await refuseHidden([field], keep!.id, other, sight);
    const own = new Set(((keep![field.key] ?? []) as readonly Values[]).map(({ id }) => String(id)));
    const all = united(field.key, people.map((one) => (one[field.key] ?? []) as readonly Values[]));
    // A line of another record comes back with it one day: here it is a new one.
    const added = await withRowIds(tx, field.rows!.table, all.filter(({ id }) => !own.has(String(id))));
    out[field.key] = [...all.filter(({ id }) => own.has(String(id))), ...added];
  }
  return out;
};

/** `people`: the one who stays first; `hired`: who of them is hired. Fields that the person may not write are taken by the rule, never by choice. */
export const mergedRecord = async (tx: Transaction, session: Session, people: readonly Image[], hired: string | null, chosen: Chosen, sight: FieldSight): Promise<Merged> => {
  const resource = resourceOf('Candidate');
  const { fields } = asCustomised(resource, { session });
  const flats = people.map((one) => ({ ...flat(one), id: one.id }) as Record<string, unknown> & { readonly id: string });
  const [keep] = flats;
  const units = choices(fields);
  const next: Record<string, unknown> = { ...keep };
  let placeOf = keep!.id;
  for (const choice of chosen) await refuseChoice(session, units.find((unit) => unit.some(({ key, name }) => key === choice.field || name === choice.field)), choice, flats, hired, sight);
  for (const unit of units) {
    const choice = chosen.find(({ field }) => unit.some(({ key, name }) => key === field || name === field));
    const from = choice ? flats.find(({ id }) => id === String(choice.candidateId))! : takenFrom(unit, flats, hired);
    if (from.id !== keep!.id) await refuseHidden(unit, keep!.id, from, sight);
    for (const { key } of unit) next[key] = from[key] ?? null;
    if (unit.some(({ key }) => key === 'jobPostId')) placeOf = from.id;
  }
  Object.assign(next, reckoned(fields, flats), await lists(tx, fields, people, sight));
  return { next: together(next) as Image, placeOf };
};
