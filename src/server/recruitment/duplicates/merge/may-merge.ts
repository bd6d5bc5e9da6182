/** Who may make candidates one, and what of them the person does not see. */
import { fieldReach } from '../../../access/fields.ts';
import type { Grant } from '../../../access/authorise.ts';
import { rowScope } from '../../../access/row-scope.ts';
import type { Field } from '../../../../domain/resource.ts';
import type { Transaction } from '../../../db/org.ts';
import { refuse } from '../../../refuse.ts';
import { resourceOf } from '../../../resource/registry.ts';
import { rowsWithin } from '../../../resource/sight.ts';
import { bindings, type Bindings } from '../../../resource/sql.ts';
import type { Image } from '../../../resource/image.ts';
import type { Session } from '../../../session.ts';
import { candidatesOf } from '../seen.ts';

const idsWhere = async (tx: Transaction, ids: readonly string[], predicate: (to: Bindings) => string): Promise<ReadonlySet<string>> => {
  const to = bindings(tx.orgCode);
  const where = predicate(to);
  const rows = await tx.query<{ id: string }>(`select t.id::text as id from candidate t where t.org_code = $1 and t.id = any(${to.bind(ids)}::bigint[]) and (${where})`, to.values);
  return new Set(rows.map(({ id }) => id));
};

/** Whom the person sees, of those asked for. */
export const seenAmong = (tx: Transaction, session: Session, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const reach = candidatesOf(session, 'VIEW');
  return idsWhere(tx, ids, (to) => (reach === null ? 'false' : rowsWithin(resourceOf('Candidate'), reach, session, 't', to)));
};

/** Refuses who may not change all of them or not delete the others; whoever is out of reach is not found. */
export const refuseMerging = async (tx: Transaction, { session, ...reach }: Grant, keep: string, others: readonly string[]): Promise<void> => {
  const resource = resourceOf('Candidate');
  const ids = [keep, ...others];
  const changing = candidatesOf(session, 'UPDATE');
  const seen = await seenAmong(tx, session, ids);
  if (ids.some((id) => !seen.has(id))) throw refuse('NOT_FOUND');
  const changed = await idsWhere(tx, ids, (to) => (changing === null ? 'false' : rowsWithin(resource, changing, session, 't', to)));
  // Where they stand. A pool shows no button to delete; whoever may delete candidates may merge those who are kept in one.
  const deleted = await idsWhere(tx, others, (to) => `(t.standing = 'TALENT_POOL' and ${rowScope(resource, reach, session, 't', to.bind)}) or ${rowsWithin(resource, reach, session, 't', to)}`);
  if (ids.some((id) => !changed.has(id)) || others.some((id) => !deleted.has(id))) throw refuse('MERGE_RIGHTS');
};

/** Which of the candidates' values of a field the person reaches. */
export type FieldSight = (field: Field, to: 'VIEW' | 'UPDATE') => Promise<ReadonlySet<string>>;

export const fieldSight = (tx: Transaction, session: Session, people: readonly Image[]): FieldSight => {
  const ids = people.map(({ id }) => id);
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  return (field, right) => {
    const place = `${field.access ?? ''} ${right}`;
    const reach = fieldReach(session, field, right);
    const found = known.get(place) ?? (reach === null ? Promise.resolve(new Set<string>()) : reach.scope === 'ALL' ? Promise.resolve(new Set(ids)) : idsWhere(tx, ids, (to) => rowScope(resourceOf('Candidate'), reach, session, 't', to.bind)));
    known.set(place, found);
    return found;
  };
};
