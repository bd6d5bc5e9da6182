import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { noteRecords } from '../resource/note-read.ts';
import { findResource } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings, quote } from '../resource/sql.ts';
import type { Session } from '../session.ts';
import { grantOn } from './grant-on.ts';

/** A record by the type of its entity, as operations on any entity name it. */
export type Named = { readonly type: string; readonly id: string };
export type SeenRecord = { readonly resource: Resource; readonly id: string; readonly mayUpdate: boolean; readonly mayDelete: boolean };

/**
 * The record, where the person may view it: right on a form, rows within its scope and the entity's own rule, as `<entity>(id)` has it. Refuses
 * `without` (_DB0100) without a right on any of its screens, NOT_FOUND for one that is not there or not open to the person. What is said beside a record tells of it: its reading is noted where the record's is.
 */
export const seenRecord = async (tx: Transaction, session: Session, { type, id }: Named, without: '_DB0100' | 'NOT_FOUND' = '_DB0100'): Promise<SeenRecord> => {
  const resource = findResource(type);
  const grant = resource && grantOn(session, resource, 'VIEW');
  if (!resource || !grant) throw refuse(without);
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const may = (right: 'UPDATE' | 'DELETE'): string => {
    const held = grantOn(session, resource, right);
    return held === null ? 'false' : rowsWithin(resource, held, session, 't', to);
  };
  const [row] = await tx.query<Omit<SeenRecord, 'resource'>>(
    `select t.id::text as id, ${may('UPDATE')} as "mayUpdate", ${may('DELETE')} as "mayDelete" from ${quote(resource.table)} t
     where t.org_code = $1 and t.id = ${to.bind(id)}::bigint and ${rowsWithin(resource, grant, session, 't', to)}`,
    to.values,
  );
  if (!row) throw refuse('NOT_FOUND');
  await noteRecords(tx, resource, [row.id], session);
  return { resource, ...row };
};
