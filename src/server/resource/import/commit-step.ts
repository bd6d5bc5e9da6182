/** Last step: all chosen rows, their journal and the result in one transaction. It is committed whole or it never happened. */
import { withOrg } from '../../db/org.ts';
import type { Transaction } from '../../db/org.ts';
import { notify } from '../../notifications/notify.ts';
import { refuse } from '../../refuse.ts';
import type { Field } from '../../../domain/resource.ts';
import { holdChanges } from '../bulk-edit/held-changes.ts';
import { hooksOf, reachesOthers } from '../hooks.ts';
import { writtenFields } from '../image.ts';
import type { Image } from '../image.ts';
import { nextChangeSet, recordChangeSet, recordRows } from '../journal.ts';
import type { Change } from '../journal.ts';
import { resourceOf } from '../registry.ts';
import { insertImages, readImages } from '../store.ts';
import { sideBySide } from '../side-by-side.ts';
import { addedImages } from './added-images.ts';
import { insertSql, updateSql } from './commit-sql.ts';
import { refuseUncreatable } from './creatable.ts';
import { changeJob, loadJob } from './job.ts';
import type { ImportJob } from './job.ts';
import { dropLeftOut } from './likenesses.ts';
import { emptyMapping } from './mapping.ts';
import { filledTargets } from './row-cells.ts';
import type { Run } from './run.ts';
import { completeRecords, followRecords, importCaller } from './run-hooks.ts';
import { sharedValues } from './shared-values.ts';
import { importForm, importGrant, starterOf } from './starter.ts';
import { importTargets } from './targets.ts';
import { refuseOutside } from './within-reach.ts';
import { writeChildren } from './write-children.ts';

/** Blocks whose images pass through the server at once to be encrypted, about 2,000 rows. */
const journalled = 4;
/** Blocks of one statement, about 4,000 rows: between statements progress is told and a wish to stop is heard. */
const together = 2 * journalled;
/** Pieces of work of which the server encrypts some while the database writes others; so many are in memory. */
const overlapping = 3;

type Changed = { readonly before?: Image; readonly after: Image };
type MadeRow = { readonly type: string; readonly record: Image };

/** Records that were chosen to be made come first, because rows refer to them. */
const insertMade = async (tx: Transaction, job: ImportJob, changeSet: string): Promise<number> => {
  const made = await tx.query<MadeRow>('select type, record from import_created where org_code = $1 and job_id = $2 order by type, id', [tx.orgCode, job.id]);
  for (const type of new Set(made.map((one) => one.type))) {
    const resource = resourceOf(type);
    const images = await insertImages(tx, resource, made.filter((one) => one.type === type).map(({ record }) => ({ ...record, version: 1 })), job.by);
    await recordRows(tx, changeSet, images.map((after) => ({ entity: type, id: after.id, kind: 'ADD', before: null, after })));
  }
  return made.length;
};

/** `along` counts the other records that hooks changed with those of the file. */
const write = async (run: Run, tx: Transaction, job: ImportJob, changeSet: string): Promise<{ readonly written: number; readonly along: number }> => {
  const resource = resourceOf(job.type);
  const session = await starterOf(tx, job.userId);
  const targets = filledTargets(importTargets(resource, session, job.action), job.mapping ?? emptyMapping);
  const mapped = new Set(targets.map(({ field }) => (field.custom === undefined ? field.key : 'custom')));
  const children = targets.flatMap(({ field }) => (field.kind === 'rows' ? [field] : []));
  const isImport = job.action === 'IMPORT';
  const hooks = await hooksOf(resource);
  // Hooks complete what no column of the file fills.
  const completes = isImport && hooks.beforeSave !== undefined;
  const asking = { tx, job, resource, run };
  const completed = await completeRecords(asking, session);
  const caller = importCaller(run, job, resource, session);
  const isWritten = ({ key, kind, default: usual }: Field): boolean => mapped.has(key) || (isImport && (usual !== undefined || key === resource.person)) || ((completes || completed.has(key)) && kind !== 'rows' && kind !== 'custom');
  const fields = writtenFields(resource.fields).filter((field) => field.kind !== 'id' && isWritten(field));
  const shared = await sharedValues(resource, job);
  const [range] = await tx.query<{ last: number }>('select coalesce(max(block), 0)::int as last from import_block where org_code = $1 and job_id = $2', [tx.orgCode, job.id]);
  const last = range?.last ?? 0;
  // Rows that refer to each other must be there at the end of one statement.
  const step = fields.some((field) => field.reference?.type === resource.type) && isImport ? last + journalled : together;
  const between = (block: number, many: number): unknown[] => [tx.orgCode, job.id, block, block + many - 1, job.by];
  let [written, along] = [0, 0];
  const reaches = hooks.together !== undefined && hooks.apart !== true;
  const reached = holdChanges();
  const insert = async (block: number): Promise<void> => {
    written += (await tx.query<{ count: number }>(insertSql(resource, fields, new Set(Object.keys(shared))), [...between(block, step), JSON.stringify(shared)]))[0]?.count ?? 0;
    await run.advance(written);
  };
  const journal = async (block: number): Promise<void> => {
    const changed = isImport ? await addedImages(tx, job, shared, block, journalled) : await tx.query<Changed>(updateSql(resource, fields), between(block, journalled));
    await writeChildren(tx, resource, children, job, block, block + journalled - 1);
    const whole = isImport || children.length === 0 ? null : await readImages(tx, resource, changed.map(({ after }) => after.id), false);
    const done = changed.map(({ before = null, after }) => ({ before, after: whole?.get(after.id) ?? after }));
    const own = done.map(({ before, after }): Change => ({ entity: job.type, id: after.id, kind: isImport ? 'ADD' : 'UPDATE', before, after }));
    const others = (await hooks.together?.(tx, caller, done)) ?? [];
    // Rows that reach each other, or one and the same other record, stand once each in the journal.
    if (reaches) reached.add([...own, ...others]);
    else await recordRows(tx, changeSet, [...own, ...others]);
    along += others.length;
    if (!isImport) written += changed.length;
    await run.advance(written);
  };
  // In the order in which the connection answers: what child rows and images speak of is written before them.
  const work: (() => Promise<void>)[] = [];
  for (let block = 0; block <= last; block += journalled) {
    if (isImport && block % step === 0) work.push(() => insert(block));
    work.push(() => journal(block));
  }
  // Hooks that change other records see what those before them did.
  await sideBySide(work.length, reachesOthers(hooks, mapped, isImport) ? 1 : overlapping, (piece) => work[piece]!());
  if (reaches) {
    let recorded = 0;
    for (const some of reached.portions()) {
      await recordRows(tx, changeSet, some);
      recorded += some.length;
      await run.advance(written);
    }
    along = recorded - written;
  }
  await followRecords(asking, session);
  await refuseOutside(tx, resource, importGrant(session, resource, job.action), job.id);
  return { written, along };
};

/** Plans that were made while the tables were small would now scan them whole, and what waits before the index of searches would be read by each of them. Everything stands by then, so nobody waits for it. */
const refreshStatistics = async ({ db, job }: Run): Promise<void> => {
  await Promise.all([resourceOf(job.type).table, 'change'].map((table) => withOrg(db, job.orgCode, (tx) => tx.query('select refresh_statistics($1)', [table]))));
};

/** Refuses IMPORT_CHANGED, and writes nothing, when what was checked no longer holds. */
export const commitStep = async (run: Run): Promise<void> => {
  const changeSet = await nextChangeSet(run.db, run.job.orgCode);
  await withOrg(run.db, run.job.orgCode, async (tx) => {
    // The role's limit of a minute is for requests; rows that refer to each other are one long statement.
    await tx.query("set local statement_timeout = '30min'");
    // Words of the new rows wait before the index of searches until all stand, in place of going into it every four megabytes.
    await tx.query("set local gin_pending_list_limit = '64MB'");
    const job = await loadJob(tx, run.job.id);
    if (job.state !== 'COMMITTING') throw refuse('IMPORT_DONE');
    const starter = await starterOf(tx, job.userId);
    const form = importForm(starter, resourceOf(job.type), job.action);
    refuseUncreatable(resourceOf(job.type), starter, job.mapping ?? emptyMapping);
    const made = await insertMade(tx, job, changeSet);
    const leftOut = await dropLeftOut(tx, job);
    const { written, along } = await write(run, tx, job, changeSet);
    if (written !== job.ready - leftOut) throw refuse('IMPORT_CHANGED');
    await recordChangeSet(tx, changeSet, { userId: job.userId, by: job.by, source: 'IMPORT', form, reason: job.reason ?? job.fileName }, written + made + along);
    const isImport = job.action === 'IMPORT';
    const isDone = await changeJob(tx, job.id, { state: 'DONE', changeSetId: changeSet, added: isImport ? written : 0, updated: isImport ? 0 : written, omitted: job.faulty + leftOut, created: made, failure: null, interruptedAt: null }, ['COMMITTING']);
    if (!isDone) throw refuse('IMPORT_CANCELLED');
    const { name, screens } = resourceOf(job.type);
    const path = screens.find((screen) => screen.form === form)?.path ?? screens[0]?.path;
    await notify(tx, { to: [job.userId], kind: 'importDone', words: { file: job.fileName, smart_count: String(written) }, named: { entity: name }, ...(path === undefined ? {} : { path }) });
  }, 'AHEAD');
  refreshStatistics(run).catch((error: unknown) => run.log.warn({ err: error, import: run.job.id }, 'no statistics were taken after an import'));
};
