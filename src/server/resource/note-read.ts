/** Of whom records are that somebody reads, of entities whose hooks want it noted (`Hooks.noteRead`): asked before anything is told, of whatever way to the records. */
import { LEAST_GROUP } from '../../domain/few-people.ts';
import { todayIn } from '../../domain/dates.ts';
import type { Field, Resource } from '../../domain/resource.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import type { Database } from '../db/connection.ts';
import type { LongReading } from '../db/read-org.ts';
import type { Session } from '../session.ts';
import { hooksOf, type NoteRead, type ReadOf } from './hooks.ts';
import type { Image } from './image.ts';
import { openImages, type Erased } from './sealed-image.ts';
import { findResource } from './registry.ts';
import { column } from './columns.ts';
import { bindings, quote, type Bindings } from './sql.ts';

/** Reading of the entity is noted; undefined of all others, which is all that they pay. */
export type Noted = { readonly resource: Resource; readonly hook: NoteRead };

/** Refuses whoever could not be noted. */
export const notedIn = async (resource: Resource, session: Session): Promise<Noted | undefined> => {
  const noted = await notedOf(resource);
  noted?.hook.refuse(session);
  return noted;
};

export const notedOf = async (resource: Resource): Promise<Noted | undefined> => {
  const { noteRead: hook } = await hooksOf(resource);
  return hook && { resource, hook };
};

/** Whether the person reads the entity without anybody hearing of it who should, as it cannot be noted. */
export const isUnnoted = async (resource: Resource, session: Session): Promise<boolean> => session.viewAs !== undefined && (await notedOf(resource)) !== undefined;

const keyed = ({ fields }: Resource, key: string | undefined): Field => fields.find((field) => field.key === key)!;

/** A person a row, with the days of their records; `from` reads them as `t`. */
export const readersOf = ({ resource }: Noted, from: string, session: Session, to: Bindings): string => {
  const [person, day] = [keyed(resource, resource.person), keyed(resource, resource.dated)];
  const moment = column('r', day.column);
  const on = day.kind === 'date' ? moment : `(${moment} at time zone ${to.bind(session.timeZone)}::text)::date`;
  return `select r.${quote(person.column)}::text as person, min(${on})::text as "fromDate", max(${on})::text as "toDate" from (select t.${quote(person.column)}, t.${quote(day.column)} ${from}) r where r.${quote(person.column)} is not null group by 1`;
};

/** Whom figures of the records tell of: of a few all, of more nobody in particular. */
export const ofFew = (people: readonly ReadOf[]): readonly ReadOf[] => (people.length < LEAST_GROUP ? people : []);

/** The statement that finds a few, and one more where they are not. */
export const fewOf = (noted: Noted, where: readonly string[], session: Session, to: Bindings): string => `${readersOf(noted, `from ${quote(noted.resource.table)} t where ${where.join(' and ')}`, session, to)} limit ${LEAST_GROUP}`;

/** Those whom a statement of `readersOf` tells, of one state of the data. */
export const readersIn = (reading: LongReading, text: string, to: Bindings): Promise<ReadOf[]> => reading.rows<ReadOf>({ text, values: to.values });

/** A person once, with all days. */
const merged = (read: readonly ReadOf[]): readonly ReadOf[] =>
  [...Map.groupBy(read, ({ person }) => person)].map(([person, those]) => ({
    person,
    fromDate: those.map(({ fromDate }) => fromDate).reduce((one, other) => (one < other ? one : other)),
    toDate: those.map(({ toDate }) => toDate).reduce((one, other) => (one > other ? one : other)),
  }));

export const noteIn = async (tx: Transaction, { hook }: Noted, session: Session, read: readonly ReadOf[]): Promise<void> => {
  if (read.length > 0) await hook.note(tx, session, merged(read));
};

/** As `noteIn`, in a transaction of its own. */
export const noteRead = async (db: Database, noted: Noted, session: Session, read: readonly ReadOf[]): Promise<void> => {
  if (read.length > 0) await withOrg(db, session.orgCode, (tx) => noteIn(tx, noted, session, read));
};

const readersById = (tx: Transaction, noted: Noted, ids: readonly string[], session: Session): Promise<ReadOf[]> => {
  const to = bindings(tx.orgCode);
  return tx.query<ReadOf>(readersOf(noted, `from ${quote(noted.resource.table)} t where t.org_code = $1 and t.id = any (${to.bind(ids)}::bigint[])`, session, to), to.values);
};

/** Notes the reading of records by their ids; of those that are counted alone (`counted`), too, where they are of a few people. */
export const noteRecords = async (tx: Transaction, resource: Resource, ids: readonly string[], session: Session, counted: readonly string[] = []): Promise<void> => {
  const noted = ids.length + counted.length === 0 ? undefined : await notedIn(resource, session);
  if (noted === undefined) return;
  await noteIn(tx, noted, session, [...(ids.length === 0 ? [] : await readersById(tx, noted, ids, session)), ...ofFew(counted.length === 0 ? [] : await readersById(tx, noted, counted, session))]);
};

type Of = { readonly entity: string; readonly image: Image | null };

const readOf = ({ person, dated, fields }: Resource, image: Image, session: Session): ReadOf[] => {
  const [whose, value] = [image[person!], image[dated!]];
  if (whose == null || typeof value !== 'string') return [];
  const on = keyed({ fields } as Resource, dated).kind === 'date' ? value : todayIn(session.timeZone, new Date(value));
  return [{ person: String(whose), fromDate: on, toDate: on }];
};

/** As `openImages`, for somebody who reads them: noted where that is wanted, and closed to whoever could not be noted. Of entities of which the images are not told (`isTold`) nothing is noted. */
export const readJournal = async (tx: Transaction, session: Session, stored: readonly Of[], isTold: (entity: string) => boolean = () => true): Promise<(Image | null | Erased)[]> => {
  const images = await openImages(tx, stored);
  const closed = new Set<string>();
  for (const entity of new Set(stored.map(({ entity: one }) => one))) {
    const resource = findResource(entity);
    const noted = resource && (await notedOf(resource));
    if (!resource || !noted) continue;
    if (session.viewAs) closed.add(entity);
    else if (isTold(entity)) await noteIn(tx, noted, session, images.flatMap((image, at) => (image === null || image === 'ERASED' || stored[at]!.entity !== entity ? [] : readOf(resource, image, session))));
  }
  return closed.size === 0 ? images : images.map((image, at) => (image !== null && closed.has(stored[at]!.entity) ? 'ERASED' : image));
};
