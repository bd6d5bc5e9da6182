/** Edits of many records: a paste of 10,000 rows by ten cells, checked and saved, and one change for 100,000 records that match. */
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { keepBulkEdit } from '../../src/server/resource/bulk-edit/serving.ts';
import { loadBulkEdit } from '../../src/server/resource/bulk-edit/job.ts';
import { workOnBulkEdit } from '../../src/server/resource/bulk-edit/worker.ts';
import { starterOf } from '../../src/server/resource/import/starter.ts';
import { readUpdates, type UpdatesArguments } from '../../src/server/resource/read-updates.ts';
import { checkUpdates, updateMany } from '../../src/server/resource/update-many.ts';
import type { Session } from '../../src/server/session.ts';
import type { Bench } from './dataset.ts';
import { median, timed, type Result } from './table.ts';

const PASTED = 10_000;
const MATCHING = 100_000;
const ROUNDS = 3;
const FIRST = 20_000_000;
const MARK = 'UPDATES-';

const administrator = ({ db }: Bench): Promise<Session> =>
  withOrg(db, 'demo', async (tx) => {
    const [account] = await tx.query<{ id: string }>("select id::text as id from user_account where org_code = $1 and email = 'admin@demo.example'", [tx.orgCode]);
    return starterOf(tx, account!.id);
  });

const addRows = ({ db }: Bench): Promise<unknown> =>
  withOrg(db, 'demo', async (tx) => {
    for (let from = 1; from <= MATCHING; from += 5000)
      await tx.query(
        `insert into designation (org_code, id, code, title, level_id, grade_id, probation_days, created_by, updated_by)
         select 'demo', $1::bigint + n, $2 || n, 'Post of updates ' || n, (select id from job_level where org_code = 'demo' order by id limit 1), (select id from grade where org_code = 'demo' order by id limit 1), n % 180, 'Bench', 'Bench'
         from generate_series($3::int, $4::int) n`,
        [FIRST, MARK, from, from + 4999],
      );
    await tx.query("select refresh_statistics('designation')");
  });

const removeRows = ({ db }: Bench): Promise<unknown> => withOrg(db, 'demo', (tx) => tx.query("delete from designation where org_code = 'demo' and id > $1::bigint and id <= $1::bigint + $2", [FIRST, MATCHING]));

/** Ten cells of each row, all of which change. */
const pasted = async ({ db }: Bench, round: number): Promise<UpdatesArguments> => {
  const rows = await withOrg(db, 'demo', (tx) => tx.query<{ id: string; version: number }>("select id::text as id, version from designation where org_code = 'demo' and id > $1::bigint order by id limit $2", [FIRST, PASTED]));
  const isOdd = round % 2 === 1;
  const values = (at: number): object => ({
    title: `Pasted post ${round} ${at}`,
    description: `Pasted in round ${round}`,
    probationDays: 200 + round,
    noticePeriodWithinProbationDays: 40 + round,
    noticePeriodAfterProbationDays: 70 + round,
    noticePeriodPayByEmployer: isOdd,
    noticePeriodPayByEmployee: isOdd,
    attendanceEnforcedPayment: isOdd,
    attendanceEnforcedGeoLocation: isOdd,
    employeeConfirmation: isOdd ? 'AUTOMATIC' : 'MANUAL',
  });
  return { type: 'Designation', updates: rows.map(({ id, version }, at) => ({ id, version, values: values(at) })) };
};

/** The same rows by one statement without rights, rules, search or journal. */
const plainUpdate = ({ db }: Bench, round: number): Promise<number> =>
  timed(() =>
    withOrg(db, 'demo', (tx) =>
      tx.query(
        `update designation t set version = version + 1, title = 'Plain post ' || $3 || ' ' || id, description = 'Plain ' || $3, probation_days = 300 + $3::int, notice_period_within_probation_days = 1 + $3::int, notice_period_after_probation_days = 2 + $3::int
         where org_code = 'demo' and id > $1::bigint and id <= $1::bigint + $2`,
        [FIRST, PASTED, String(round)],
      ),
    ),
  );

/** What a bulk edit changes, in all of its rows by one statement. */
const plainWhole = ({ db }: Bench): Promise<number> =>
  timed(() => withOrg(db, 'demo', (tx) => tx.query("update designation set version = version + 1, updated_at = now(), updated_by = 'Plain', description = 'Plain whole' where org_code = 'demo' and id > $1::bigint and id <= $1::bigint + $2", [FIRST, MATCHING])));

const bulkEdit = async ({ db }: Bench, session: Session, round: number): Promise<number> =>
  timed(async () => {
    const id = await keepBulkEdit({ db, session }, { type: 'Designation', filter: { code: { contains: MARK } }, values: { description: `By a bulk edit ${round}` } });
    await workOnBulkEdit({ db, log: createLog('silent') }, 'demo', id);
    const job = await withOrg(db, 'demo', (tx) => loadBulkEdit(tx, id, null));
    if (job.changed !== MATCHING) throw new Error(`${job.changed} of ${MATCHING} records were changed: ${JSON.stringify(job.failure)}`);
  });

const line = (area: string, took: number, goal: number, reference: string): Result => ({ area, ours: `${(took / 1000).toFixed(1)} s`, reference, ratio: took / 1000 / goal, goal: `<= ${goal} s`, holds: took <= goal * 1000 });

export const benchUpdates = async (bench: Bench): Promise<Result[]> => {
  const session = await administrator(bench);
  const context = { db: bench.db, session } as Parameters<typeof readUpdates>[1];
  await addRows(bench);
  try {
    const [checks, saves, plain]: [number[], number[], number[]] = [[], [], []];
    for (let round = 1; round <= ROUNDS; round++) {
      const told = await pasted(bench, round);
      const given = (): Parameters<typeof checkUpdates> => {
        const { resource, updates, caller } = readUpdates(told, context, session);
        return [resource, updates, caller];
      };
      checks.push(await timed(async () => {
        const { problems, changed } = await checkUpdates(...given());
        if (problems.length > 0 || changed !== PASTED) throw new Error(`${changed} of ${PASTED} rows fit: ${JSON.stringify(problems[0])}`);
      }));
      saves.push(await timed(() => updateMany(...given())));
      plain.push(await plainUpdate(bench, round));
    }
    const bulk = await bulkEdit(bench, session, 1);
    const whole = `${((await plainWhole(bench)) / 1000).toFixed(1)} s plain UPDATE`;
    const reference = `${(median(plain) / 1000).toFixed(1)} s plain UPDATE`;
    return [line('10,000 rows × 10 cells, check', median(checks), 1, reference), line('10,000 rows × 10 cells, save', median(saves), 3, reference), line('bulk edit of 100,000 that match', bulk, 10, whole)];
  } finally {
    await removeRows(bench);
  }
};
