/** Second step: every row against the rules, the database and the other rows. A second run begins anew. */
import { allocate } from '../../db/ids.ts';
import { withOrg } from '../../db/org.ts';
import { readBlocks, rowsOf } from './blocks.ts';
import type { Block } from './blocks.ts';
import { checkContext } from './check-context.ts';
import type { CheckContext } from './check-context.ts';
import { resourceOf } from '../registry.ts';
import { checkRows } from './check-rows.ts';
import type { CheckedRow } from './check-rows.ts';
import { refuseUncreatable } from './creatable.ts';
import { draftRow } from './draft.ts';
import { indexedKeys } from './file-index.ts';
import { emptyFindings, note } from './findings.ts';
import type { Findings } from './findings.ts';
import { changeJob, loadJob } from './job.ts';
import { comparedFields, comparedOf, keepLikenesses } from './likenesses.ts';
import { emptyMapping } from './mapping.ts';
import type { Values } from '../hooks.ts';
import { rehearse } from './rehearse.ts';
import type { Run } from './run.ts';
import { importCaller } from './run-hooks.ts';
import { importForm, starterOf } from './starter.ts';
import { sideBySide } from '../side-by-side.ts';
import { dropRecords, lateProblems, storeBlocks, storeProblems } from './store-findings.ts';

/** Blocks of one transaction: about 2,000 rows. */
const together = 4;

const begin = (run: Run): Promise<CheckContext> =>
  withOrg(run.db, run.job.orgCode, async (tx) => {
    const job = await loadJob(tx, run.job.id);
    for (const table of ['import_problem', 'import_created']) await tx.query(`delete from ${table} where org_code = $1 and job_id = $2`, [tx.orgCode, job.id]);
    const session = await starterOf(tx, job.userId);
    refuseUncreatable(resourceOf(job.type), session, job.mapping ?? emptyMapping);
    if (job.firstId !== null || job.action === 'UPDATE') return checkContext(tx, job, session, Number(job.firstId ?? 0));
    const context = await checkContext(tx, job, session, 0);
    const firstId = await allocate(tx, context.resource.table, job.total);
    await changeJob(tx, job.id, { firstId: String(firstId) });
    return { ...context, firstId };
  });

/** Names of the file's own records, before any row is checked: a row may refer to one below it. */
const fillIndex = async (run: Run, context: CheckContext): Promise<void> => {
  const { index, job } = context;
  if (!index) return;
  const keys = indexedKeys(context.resource);
  const targets = context.targets.filter(({ field }) => keys.has(field.key));
  const places = targets.map((target) => context.targets.indexOf(target));
  const readers = places.map((place) => context.readers[place]!);
  let ordinal = 0;
  for (let block = 0; ; block += together) {
    const rows = rowsOf(await withOrg(run.db, job.orgCode, (tx) => readBlocks(tx, job.id, block, together)), ordinal);
    if (rows.length === 0) return;
    for (const { number, cells, ordinal: at } of rows) {
      const read = context.readRow(number, cells);
      index.add(at, draftRow(number, at, places.map((place) => read[place] ?? null), targets, readers).values);
    }
    ordinal += rows.length;
    await run.advance(0);
  }
};

type Compared = { readonly fields: readonly string[] | null; readonly rows: Values[] };
type Checked = { readonly blocks: readonly Block[]; readonly rows: readonly CheckedRow[] };

/** May run more than once, and keeps nothing but what is in the database. */
const checkBlocks = (run: Run, context: CheckContext, blocks: readonly Block[], ordinal: number): Promise<Checked> =>
  withOrg(run.db, context.job.orgCode, async (tx) => {
    importForm(await starterOf(tx, context.job.userId), context.resource, context.job.action);
    const caller = importCaller(run, context.job, context.resource, context.grant.session);
    return { blocks, rows: await rehearse(tx, caller, context, await checkRows(tx, context, rowsOf(blocks, ordinal)), () => run.advance(ordinal)) };
  });

const storeChecked = async ({ db }: Run, { job, shared }: CheckContext, { blocks, rows }: Checked): Promise<void> => {
  await withOrg(db, job.orgCode, async (tx) => {
    const problems = rows.flatMap(({ row, problems: found }) => found.map((problem) => ({ ...problem, row })));
    await Promise.all([storeBlocks(tx, job.id, blocks, rows, shared), storeProblems(tx, job.id, problems)]);
  }, 'AHEAD');
};

const finish = (run: Run, context: CheckContext, findings: Findings, starts: ReadonlyMap<number, number>): Promise<unknown> =>
  withOrg(run.db, context.job.orgCode, async (tx) => {
    const { job } = context;
    const late = await lateProblems(tx, context.resource, findings, job.action === 'UPDATE');
    await storeProblems(tx, job.id, late);
    const dropped = new Set(late.map(({ ordinal }) => ordinal));
    const concerned = new Set([...dropped].map((ordinal) => blockOf(starts, ordinal)));
    for (const block of concerned) await dropRecords(tx, job.id, await readBlocks(tx, job.id, block, 1), starts, findings, dropped);
    const made = context.missing.all();
    for (const { type, text, id, record } of made)
      await tx.query('insert into import_created (org_code, job_id, type, text, id, record) values ($1, $2, $3, $4, $5, $6)', [tx.orgCode, job.id, type, text, id, JSON.stringify(record)]);
    const count = (mark: string): number => findings.marks.reduce((sum, one) => sum + (one === mark ? 1 : 0), 0);
    await changeJob(tx, job.id, { state: 'REVIEW', ready: count('A') + count('U'), faulty: count('!'), unchanged: count('='), created: made.length, failure: null }, ['CHECKING']);
  });

const blockOf = (starts: ReadonlyMap<number, number>, ordinal: number): number => {
  let found = 0;
  for (const [block, start] of starts) if (start <= ordinal) found = Math.max(found, block);
  return found;
};

export const checkStep = async (run: Run): Promise<void> => {
  const context = await begin(run);
  await fillIndex(run, context);
  const findings = emptyFindings(context.job.total);
  const starts = new Map<number, number>();
  const compared: Compared = { fields: await comparedFields(context), rows: [] };
  let ordinal = 0;
  const read = (block: number): Promise<readonly Block[]> => {
    const reading = withOrg(run.db, context.job.orgCode, (tx) => readBlocks(tx, context.job.id, block, together));
    reading.catch(() => undefined); // it is awaited, but not before the rows above are checked
    return reading;
  };
  // While rows are checked, those above them are stored and those below read.
  let storing: Promise<unknown> = Promise.resolve();
  let reading = read(0);
  for (let block = 0; ; block += together) {
    const blocks = await reading.finally(() => storing);
    if (blocks.length === 0) break;
    reading = read(block + together);
    const checked = await checkBlocks(run, context, blocks, ordinal).finally(() => storing);
    note(findings, checked.rows, context.resource.parent);
    if (compared.fields) for (const one of comparedOf(compared.fields, checked.rows)) compared.rows.push(one);
    for (const one of checked.blocks) {
      starts.set(one.block, ordinal);
      ordinal += one.rows;
    }
    const told = ordinal;
    storing = sideBySide(2, 2, (piece) => (piece === 0 ? storeChecked(run, context, checked) : run.advance(told)));
    storing.catch(() => undefined);
  }
  await keepLikenesses(run, context, findings, compared.rows);
  await finish(run, context, findings, starts);
};
