import type { FormName } from '../../../generated/forms.ts';
import { reachOf } from '../access/authorise.ts';
import { fieldReach } from '../access/fields.ts';
import type { Reach } from '../access/reach.ts';
import { rowScope } from '../access/row-scope.ts';
import { screenReach } from '../access/screen-reach.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { grantOn } from '../record-talk/grant-on.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings, quote } from '../resource/sql.ts';
import type { Session } from '../session.ts';
import { purposeOfFile } from './accept.ts';
import type { Purpose } from './purpose.ts';
import type { StoredFile } from './stored-file.ts';

/** The organisation's own pictures are shown to everyone who signs in. */
const isShownToAll = ({ of }: Purpose): boolean => of?.resource.name === 'organisation';

/** Forms that show a picture of a record to all who may view them, beside the screens of its entity. */
const SHOWN_BY: Readonly<Record<string, FormName>> = { 'employee.photo': 'SELF_ORGANIZATION_CHART' };

/** A picture whose field has no right of its own is part of what the screens show. */
const isShownOnScreens = (file: StoredFile): boolean => {
  const { of } = purposeOfFile(file);
  return of !== undefined && of.field.kind === 'image' && of.field.access === undefined;
};

/** Whether the person may bring a file for this purpose: could write the field of some record, or some record, or brings a loose document. */
export const mayUploadFor = (session: Session, { of, record }: Purpose): boolean =>
  record
    ? grantOn(session, record, 'UPDATE') !== null
    : of === undefined ||
      (fieldReach(session, of.field, 'UPDATE') !== null && (['ADD', 'UPDATE'] as const).some((right) => screenReach(session, of.resource, right) !== null));

/** A file that was put to a record is read by whoever may view the record; only deleteRecordFile drops it. */
const mayReadOfRecord = async (tx: Transaction, session: Session, resource: Resource, rowId: string): Promise<boolean> => {
  const grant = grantOn(session, resource, 'VIEW');
  if (grant === null) return false;
  const to = bindings(tx.orgCode);
  const rows = await tx.query(`select from ${quote(resource.table)} t where t.org_code = $1 and t.id = ${to.bind(rowId)}::bigint and ${rowsWithin(resource, grant, session, 't', to)}`, to.values);
  return rows.length > 0;
};

/**
 * Whether the person may read (VIEW) or drop (UPDATE) a file: the rule of the record that holds it, on the field that
 * holds it. A file that no record holds yet is its uploader's alone. Refuses READ_ONLY_VIEW to who looks as somebody
 * else, beside the pictures that screens show without a right of their own.
 */
export const mayUseFile = async (tx: Transaction, session: Session, file: StoredFile, right: 'VIEW' | 'UPDATE'): Promise<boolean> => {
  if (session.viewAs && !isShownOnScreens(file)) throw refuse('READ_ONLY_VIEW');
  if (file.rowId === null) return file.createdBy === session.userId;
  const purpose = purposeOfFile(file);
  if (purpose.record) return right === 'VIEW' && mayReadOfRecord(tx, session, purpose.record, file.rowId);
  if (purpose.of === undefined) return false;
  if (right === 'VIEW' && isShownToAll(purpose)) return true;
  const { resource, field } = purpose.of;
  const reaches = [screenReach(session, resource, right), fieldReach(session, field, right)];
  const to = bindings(tx.orgCode);
  const id = to.bind(file.rowId);
  const within = (reach: Reach | null): string => (reach === null ? 'false' : rowScope(resource, reach, session, 'r', to.bind));
  const shownBy = right === 'VIEW' ? SHOWN_BY[`${resource.name}.${field.name}`] : undefined;
  const shown = shownBy === undefined ? 'false' : within(reachOf(session, shownBy, 'VIEW'));
  const rows = await tx.query(`select from ${quote(resource.table)} r where r.org_code = $1 and r.id = ${id}::bigint and (${shown} or (${reaches.map(within).join(' and ')}))`, to.values);
  return rows.length > 0;
};
