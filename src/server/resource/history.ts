/** What happened to one record, newest first, and the record as it was at a time. */
import { chainOf } from '../../domain/approvals/chain.ts';
import { stepDecided } from '../../domain/approvals/stepDecided.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Database } from '../db/connection.ts';
import type { Transaction } from '../db/org.ts';
import type { Image } from './image.ts';
import { instant } from './columns.ts';
import type { ChangeKind, ChangeSource } from './journal.ts';
import { DOWNLOADED_NAME } from '../files/downloaded-name.ts';
import { refuse } from '../refuse.ts';
import { changedFields, type ChangedField } from './changed-fields.ts';
import { reasonIn } from './rule-reason.ts';
import { readJournal } from './note-read.ts';
import type { Erased } from './sealed-image.ts';
import type { Session } from '../session.ts';
import type { Sight } from './sight.ts';
import { changeOrder, readSteps, standingSets } from './undo/standing.ts';
import { whyNotUndo } from './undo/why-not.ts';

type Stored = {
  readonly changeSetId: string;
  readonly at: string;
  readonly by: string;
  readonly kind: ChangeKind | 'DOWNLOAD';
  readonly source: ChangeSource;
  readonly reason: string | null;
  readonly fileName: string | null;
  readonly importId: string | null;
  readonly form: string | null;
  readonly records: number;
  readonly undoneBy: string | null;
  readonly before: Image | null;
  readonly after: Image | null;
  /** Of a download: what was read of the record, where a field holds it. */
  readonly field: string | null;
};
export type HistoryEntry = Omit<Stored, 'before' | 'after' | 'undoneBy' | 'field'> & {
  readonly undoable: boolean;
  /** A message key. */
  readonly whyNot: string | null;
  readonly fields: readonly ChangedField[];
  readonly step: DecidedStep | null;
};
type DecidedStep = { readonly decision: string; /** From 1. */ readonly step: number; readonly steps: number; readonly workflow: string };
type Asked = { readonly resource: Resource; readonly id: string; readonly page: { readonly offset: number; readonly limit: number }; readonly sight: Sight; readonly db: Database };

/** Downloads stand above the last change that was there already. */
const DOWNLOADS = `select d.id, d.at, d.by, 'DOWNLOAD', 'FORM', null, null, 1, null::bigint, null::jsonb, null::jsonb, ${DOWNLOADED_NAME}, null, d.field,
    (select max(${changeOrder('e')}) from change e where e.org_code = d.org_code and e.entity = d.entity and e.row_id = d.row_id and e.at <= d.at)
  from file_download d where d.org_code = $1 and d.entity = $2 and d.row_id = $3`;

/** `order` goes by what was written last: times are those at which transactions began. */
const readPage = (tx: Transaction, { resource, id, page, sight }: Asked): Promise<Stored[]> =>
  tx.query<Stored>(
    `select x."changeSetId", ${instant('x.at')} as at, x.by, x.kind, x.source, x.reason, x.form, x.records, x."undoneBy", x.before, x.after, x."fileName", x."importId", x.field from (
     select c.change_set_id as "changeSetId", c.at, s.by, c.kind, s.source, s.reason, s.form, s.records, s.undone_by as "undoneBy", c.before, c.after,
       (select j.file_name from import_job j where s.source = 'IMPORT' and j.org_code = $1 and j.change_set_id = s.id limit 1) as "fileName",
       (select j.id::text from import_job j where s.source = 'IMPORT' and j.org_code = $1 and j.change_set_id = s.id and j.user_id = $6 limit 1) as "importId", null as field, ${changeOrder('c')} as place
     from change c join change_set s on s.org_code = c.org_code and s.id = c.change_set_id
     where c.org_code = $1 and c.entity = $2 and c.row_id = $3 union all ${DOWNLOADS}) x order by x.place desc, x.at desc offset $4 limit $5`,
    [tx.orgCode, resource.type, id, page.offset, page.limit, sight.session.userId],
  );

const opened = (tx: Transaction, session: Session, entity: string, images: readonly (Image | null)[]): Promise<(Image | null | Erased)[]> => readJournal(tx, session, images.map((image) => ({ entity, image })));

const reasonAgainst = async (tx: Transaction, { changeSetId, undoneBy, source }: Stored, standing: ReadonlySet<string>, { sight, db }: Asked): Promise<string | null> => {
  if (undoneBy !== null) return 'history.whyNot.undone';
  if (!standing.has(changeSetId)) return 'history.whyNot.later';
  return whyNotUndo(tx, { id: changeSetId, undoneBy, source }, db, sight.session);
};

/** The step of a workflow that a change decided, of a field that is told. What undoing brings back, nobody decided then. */
const stepOf = ({ source }: Stored, fields: readonly ChangedField[], before: Image | null, after: Image | null): DecidedStep | null => {
  if (source === 'UNDO' || source === 'REDO' || !fields.some(({ field }) => field === 'approval')) return null;
  const is = chainOf(after?.['approval']);
  const decided = stepDecided(chainOf(before?.['approval']), is);
  return is === null || decided === undefined ? null : { decision: decided.step.decision!, step: decided.at + 1, steps: is.steps.length, workflow: is.name };
};

/** What was erased is told without its values. What may be undone is what undoChangeSet would undo for the same person now. */
export const readHistory = async (tx: Transaction, asked: Asked): Promise<{ total: number; entries: HistoryEntry[] }> => {
  const { resource, id, sight } = asked;
  const steps = (await readSteps(tx, resource.type, [id])).get(id) ?? [];
  const standing = standingSets(steps);
  const seen = new Set(resource.fields.filter((field) => sight.whole(field)).map((field) => field.key));
  const hidden = new Set(resource.fields.filter((field) => !sight.whole(field)).map((field) => field.key));
  const entries: HistoryEntry[] = [];
  const page = await readPage(tx, asked);
  const images = await opened(tx, sight.session, resource.type, page.flatMap(({ before, after }) => [before, after]));
  for (const [at, stored] of page.entries()) {
    const { before: _before, after: _after, undoneBy: _undoneBy, field, ...own } = stored;
    const entry = { ...own, reason: reasonIn(sight.session.language, own.reason) };
    if (entry.kind === 'DOWNLOAD') {
      entries.push({ ...entry, undoable: false, whyNot: null, step: null, fields: field === null || !seen.has(field) ? [] : [{ field, before: null, after: null }] });
      continue;
    }
    const [before, after] = [images[at * 2]!, images[at * 2 + 1]!];
    if (before === 'ERASED' || after === 'ERASED') {
      entries.push({ ...entry, undoable: false, whyNot: 'history.whyNot.erased', step: null, fields: [] });
      continue;
    }
    const whyNot = await reasonAgainst(tx, stored, standing, asked);
    const fields = (entry.kind === 'UPDATE' ? changedFields(resource, before ?? {}, after ?? {}) : []).filter(({ field }) => !hidden.has(field));
    const step = stepOf(stored, fields, before, after);
    entries.push({ ...entry, undoable: whyNot === null, whyNot, step, fields: step === null ? fields : fields.filter(({ field }) => field !== 'approval') });
  }
  const [read] = await tx.query<{ count: number }>('select count(*)::int as count from file_download where org_code = $1 and entity = $2 and row_id = $3', [tx.orgCode, resource.type, id]);
  return { total: steps.length + (read?.count ?? 0), entries };
};

/**
 * The record's image at the time, child rows inside, to the millisecond as history tells it; null where it did not exist, undefined
 * where the journal knows nothing of it. Refuses ERASED where that was erased. What was written last by then counts, whenever its transaction began.
 */
export const readAsOf = async (tx: Transaction, resource: Resource, id: string, at: string, session: Session): Promise<Image | null | undefined> => {
  const [last] = await tx.query<{ after: Image | null }>(
    `select c.after from change c where c.org_code = $1 and c.entity = $2 and c.row_id = $3 and date_trunc('milliseconds', c.at) <= $4::timestamptz order by ${changeOrder('c')} desc limit 1`,
    [tx.orgCode, resource.type, id, at],
  );
  if (last) return legible(tx, session, resource, last.after);
  const [next] = await tx.query<{ before: Image | null }>(
    `select c.before from change c where c.org_code = $1 and c.entity = $2 and c.row_id = $3 order by ${changeOrder('c')} limit 1`,
    [tx.orgCode, resource.type, id],
  );
  return next && legible(tx, session, resource, next.before);
};

const legible = async (tx: Transaction, session: Session, resource: Resource, image: Image | null): Promise<Image | null> => {
  const [found = null] = await opened(tx, session, resource.type, [image]);
  if (found === 'ERASED') throw refuse('ERASED');
  return found;
};
