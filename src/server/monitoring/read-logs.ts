import type { FormName } from '../../../generated/forms.ts';
import { addDays, isRangeTooLong, todayIn } from '../../domain/dates.ts';
import type { Language } from '../../domain/languages.ts';
import { isCustomKey } from '../../domain/customisation/customise.ts';
import { fieldWord, ownWords } from '../customisation/form-fields.ts';
import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import type { Image } from '../resource/image.ts';
import { reasonIn } from '../resource/rule-reason.ts';
import type { Readable } from '../resource/readable.ts';
import { changedFields } from '../resource/changed-fields.ts';
import { notedOf, readJournal } from '../resource/note-read.ts';
import type { Erased } from '../resource/sealed-image.ts';
import { readImages } from '../resource/store.ts';
import { titleWriter } from '../resource/title.ts';
import { MOST_COUNTED, readActivity } from './activity-rows.ts';
import { refuseBackwards } from './refuse-backwards.ts';
import type { ActivityKind, ActivityRow } from './activity-rows.ts';

export type LogArguments = {
  readonly uniqueId?: number | null;
  readonly activityEmployeeId?: number | null;
  readonly fromDate?: string | null;
  readonly toDate?: string | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly entity?: string | null;
  readonly kind?: ActivityKind | null;
};
type Seen = Image | null | Erased;
/** In whose language, and by which words of the organisation's own. */
type Words = { readonly language: Language; readonly own: Readonly<Record<string, string>>; /** Of employees, where records that do not name theirs are told with them. */ readonly people: ReadonlyMap<string, string> };
type TitleOf = Awaited<ReturnType<typeof titleWriter>>;

/** Days that are shown without a choice, both ends included; the longest range there is (V-049). */
const USUAL_DAYS = 30;
const MOST = 500;

/** An act of erasing: whom it concerned, by the name that the employee has today. */
const erasureOf = (row: ActivityRow, { resource }: Readable, name: string | undefined, language: Language) => ({
  ...entryBase(row, resource, name ?? String(row.rowId), language),
  userAction: say(language, 'activityLog.ERASE'),
  description: say(language, 'activityLog.erasedOf', { what: `${say(language, resource.name, { smart_count: 1 })} ${name ?? row.rowId}` }),
  formName: row.form === null ? null : say(language, `form.${row.form}`),
  isLegible: true,
  fields: [],
});

/** That somebody was handed a file: whose, by the name that the record has today. */
const downloadOf = (row: ActivityRow, { resource, fields }: Readable, name: string | null, language: Language) => {
  const shown = row.field !== null && fields.some(({ key }) => key === row.field);
  const what = `${say(language, resource.name, { smart_count: 1 })} ${name ?? row.rowId}`;
  return {
    ...entryBase(row, resource, name ?? String(row.rowId), language),
    userAction: say(language, 'activityLog.DOWNLOAD'),
    description: say(language, 'activityLog.changed', { what, fields: shown ? say(language, `${resource.name}.${row.field}`) : (row.fileName ?? say(language, 'activityLog.file')) }),
    formName: null,
    isLegible: true,
    fields: [],
  };
};

const entryBase = (row: ActivityRow, { endpoint, type }: Readable['resource'], title: string, language: Language) => ({
  employeeName: row.by,
  logTimestamp: row.at,
  uniqueId: Number(row.rowId),
  changeSetId: row.changeSetId,
  endpoint,
  entity: type,
  title,
  kind: row.kind,
  source: row.source,
  reason: reasonIn(language, row.reason),
  records: row.records,
});

const entryOf = (row: ActivityRow, { resource, fields }: Readable, [before, after]: readonly [Seen, Seen], titleOf: TitleOf, words: Words) => {
  const { language } = words;
  const isLegible = before !== 'ERASED' && after !== 'ERASED';
  const [old, now] = isLegible ? [before, after] : [null, null];
  const shown = new Set(fields.map(({ key }) => key));
  const changed = row.kind === 'UPDATE' ? changedFields(resource, old ?? {}, now ?? {}).filter(({ field }) => shown.has(isCustomKey(field) ? 'custom' : field)) : [];
  const isTitleShown = fields.some(({ name }) => name === resource.title);
  const title = (isTitleShown ? titleOf(now ?? old ?? {}) : null) ?? String(row.rowId);
  const labels = changed.map(({ field }) => fieldWord(resource, field, words));
  const entity = say(language, resource.name, { smart_count: 1 });
  // Settings of which there is one are called what they are.
  const named = title === entity ? title : `${entity} ${title}`;
  const person = words.people.get(String((now ?? old)?.['employeeId'] ?? ''));
  const what = person === undefined ? named : say(language, 'activityLog.ofPerson', { what: named, person });
  return {
    ...entryBase(row, resource, title, language),
    userAction: say(language, `activityLog.${row.kind}`),
    description: labels.length === 0 ? what : say(language, 'activityLog.changed', { what, fields: labels.join(', ') }),
    formName: row.form === null ? null : say(language, `form.${row.form}`),
    isLegible,
    fields: changed,
  };
};

const namesOf = async (tx: Transaction, ids: readonly string[]) =>
  ids.length === 0 ? [] : tx.query<{ id: string; name: string }>('select id::text as id, name from employee where org_code = $1 and id = any ($2::bigint[])', [tx.orgCode, ids]);

/** The names of the records of which files were read; of those who are gone there is none. */
const readersTitles = async (tx: Transaction, rows: readonly ActivityRow[], readable: ReadonlyMap<string, Readable>, titles: ReadonlyMap<string, TitleOf>): Promise<ReadonlyMap<string, string | null>> => {
  const names = new Map<string, string | null>();
  for (const [type, those] of Map.groupBy(rows.filter(({ kind }) => kind === 'DOWNLOAD'), ({ entity }) => entity)) {
    const { resource, fields } = readable.get(type)!;
    // What reads such a record is noted: its title is told where it is opened.
    if (!fields.some(({ name }) => name === resource.title) || (await notedOf(resource))) continue;
    for (const [id, image] of await readImages(tx, resource, those.map(({ rowId }) => rowId), false)) names.set(`${type} ${id}`, titles.get(type)!(image));
  }
  return names;
};

/** What was changed in the entities within the days of the arguments, told with the fields that the reader may see; narrowed to a form, if one is named. `namesPeople`: records that are not called by their employee are told with the name. */
export const readLogs = (args: LogArguments, { db, session }: { readonly db: Database; readonly session: Session }, readable: ReadonlyMap<string, Readable>, form: FormName | null = null, namesPeople = false) => {
  const entities = [...readable.keys()].filter((type) => args.entity == null || type === args.entity);
  return withOrg(db, session.orgCode, async (tx) => {
    const [organisation] = await tx.query<{ zone: string }>('select time_zone as zone from organisation where org_code = $1', [session.orgCode]);
    const zone = organisation?.zone ?? 'UTC';
    const toDate = args.toDate ?? todayIn(zone, new Date());
    const fromDate = args.fromDate ?? addDays(toDate, 1 - USUAL_DAYS);
    refuseBackwards(session, fromDate, toDate);
    if (isRangeTooLong(fromDate, toDate)) throw refuse('DATE_RANGE', { validationError: [{ field: 'toDate', message: say(session.language, 'error.DATE_RANGE') }] });
    const filter = { entities, fromDate, toDate, zone, recordId: args.uniqueId ?? null, form, employeeId: args.activityEmployeeId ?? null, kind: args.kind ?? null };
    const { total, rows } = await readActivity(tx, filter, { offset: Math.max(args.offset ?? 0, 0), limit: Math.min(Math.max(args.limit ?? 50, 1), MOST) });
    const images = await readJournal(tx, session, rows.flatMap(({ entity, before, after }) => [{ entity, image: before }, { entity, image: after }]));
    const titles = new Map<string, TitleOf>();
    for (const type of new Set(rows.map(({ entity }) => entity).filter((one) => readable.has(one)))) {
      const told = images.flatMap((image, at) => (image !== null && image !== 'ERASED' && rows[at >> 1]!.entity === type ? [image] : []));
      titles.set(type, await titleWriter(tx, readable.get(type)!.resource, session.language, told));
    }
    const erased = new Map((await namesOf(tx, rows.flatMap(({ kind, entity, rowId }) => (kind === 'ERASE' && entity === 'Employee' ? [rowId] : [])))).map(({ id, name }) => [id, name]));
    const concerned = namesPeople ? images.flatMap((image) => (image !== null && image !== 'ERASED' && image['employeeId'] != null ? [String(image['employeeId'])] : [])) : [];
    const people = new Map((await namesOf(tx, [...new Set(concerned)])).map(({ id, name }) => [id, name]));
    const ofFiles = await readersTitles(tx, rows, readable, titles);
    const activityLogs = rows.flatMap((row, at) => {
      const entity = readable.get(row.entity);
      if (entity && row.kind === 'ERASE') return [erasureOf(row, entity, row.entity === 'Employee' ? erased.get(String(row.rowId)) : undefined, session.language)];
      if (entity && row.kind === 'DOWNLOAD') return [downloadOf(row, entity, ofFiles.get(`${row.entity} ${row.rowId}`) ?? null, session.language)];
      return entity ? [entryOf(row, entity, [images[at * 2] ?? null, images[at * 2 + 1] ?? null], titles.get(row.entity)!, { language: session.language, own: ownWords(session), people: entity.resource.partOf === 'employeeId' ? new Map() : people })] : [];
    });
    return { errorCode: '', message: '', totalRecords: Math.min(total, MOST_COUNTED), totalIsEstimate: total > MOST_COUNTED, activityLogs };
  });
};
