/** Making a run final, opening it again and marking it as transferred as work that goes on by itself: whole or not at all, and nothing else meanwhile. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { refuseToFinalize } from '../../src/server/payroll/finalize-run.ts';
import { refuseToReopen } from '../../src/server/payroll/reopen-run.ts';
import { keepRunStep } from '../../src/server/payroll/run-steps.ts';
import { refuseToMark } from '../../src/server/payroll/transfer/mark-transferred.ts';
import { loadBulkEdit } from '../../src/server/resource/bulk-edit/job.ts';
import { workOnBulkEdit } from '../../src/server/resource/bulk-edit/worker.ts';
import { starterOf } from '../../src/server/resource/import/starter.ts';
import type { Session } from '../../src/server/session.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';
import { startProbe, WHOLE, type Probe } from '../support/probe.ts';

let server: DemoServer;
let payroll: Client;
let admin: Client;
let employee: Client;
let stranger: Client;
let probe: Probe;
let session: Session;
let runId: string;
const PAY = 'payroll-admin';
const today = todayIn('Asia/Kolkata', new Date());
const BUSY = /^Work goes on with this run, begun by Samuel Mathew\. Wait until it is done\.$/;

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const problems = ({ errors }: GraphqlAnswer<unknown>) => (errors[0]?.extensions.validationError ?? []).map(({ message }) => message);
const code = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.errorCode;
const log = { warn: () => undefined, error: () => undefined, info: () => undefined, debug: () => undefined } as never;
const sessionOf = (userId: string): Promise<Session> => withOrg(server.db, 'demo', (tx) => starterOf(tx, userId));
const steps = {
  finalize: { name: 'finalize', first: refuseToFinalize },
  reopen: { name: 'reopen', first: refuseToReopen },
  transfer: { name: 'transfer', asked: { payslipIds: null, paidOn: today, reference: 'UTR 1' }, first: (tx: Parameters<typeof refuseToMark>[0], who: Session, run: string) => refuseToMark(tx, who, run, { payslipIds: null, paidOn: today, reference: 'UTR 1' }) },
} as const;
const keep = (step: keyof typeof steps, who = session, idempotencyKey?: string) => keepRunStep({ db: server.db, session: who, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) }, step === 'transfer' ? 'ELECTRONIC_FUND_TRANSFER' : 'SALARY_PAYSLIP_BI_MONTHLY', runId, steps[step]);
const work = (job: string) => workOnBulkEdit({ db: server.db, log }, 'demo', job);
const jobOf = (job: string) => withOrg(server.db, 'demo', (tx) => loadBulkEdit(tx, job, null));
const cancel = (job: string) => rows(`update bulk_edit_run set cancel = true where org_code = 'demo' and job_id = ${job}`);
const standing = async () => (await rows<{ status: string; finalized: string | null; slips: number; notices: number; taxes: number; paid: number }>(
  `select r.status, r.finalized_by as finalized, (select count(*)::int from payslip p where p.org_code = 'demo' and p.run_id = r.id and p.status = 'FINAL') as slips, (select count(*)::int from notification n where n.org_code = 'demo' and n.kind = 'payslipReady' and n.words ->> 'cycle' = r.name) as notices,
     (select count(*)::int from tax_deduction d where d.org_code = 'demo' and d.month = '${today.slice(0, 7)}' and d.source = 'PAYROLL') as taxes, (select count(*)::int from payslip p where p.org_code = 'demo' and p.run_id = r.id and p.paid_on is not null) as paid from payroll_run r where r.org_code = 'demo' and r.id = ${runId}`,
))[0]!;
const act = (by: Client, name: string) => by(PAY, `mutation ($runId: ID!) { a: ${name}(runId: $runId) { payslips } }`, { runId });
const readWork = (by: Client) => by<{ a: { work: { job: string; step: string; by: string; isOwn: boolean } | null } }>(PAY, 'query ($runId: ID!) { a: payrollRunWork(runId: $runId) { work { job step by isOwn isWaiting total progress } } }', { runId });

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (name: string): Promise<Client> => clientOf(server, await server.signIn(name));
  [payroll, admin, employee, stranger] = await Promise.all([signedIn('payroll@demo.example'), signedIn('admin@demo.example'), signedIn('employee@demo.example'), signedIn('admin@other.example')]);
  const [cycle] = await rows<{ id: string }>(`select id::text from payroll_cycle where org_code = 'demo' and '${today}' between from_date and to_date`);
  runId = dataOf(await payroll<{ a: { row: { id: string } } }>(PAY, 'mutation ($input: PayrollRunInput!) { a: addPayrollRun(input: $input) { row { id } } }', { input: { cycleId: cycle!.id } })).a.row.id;
  session = await sessionOf((await rows<{ id: string }>(`select id::text from user_account where org_code = 'demo' and email = 'admin@demo.example'`))[0]!.id);
  probe = await startProbe(server, admin, null, 'Decider');
});
afterAll(() => server.stop());

describe('a payroll run with work going on', () => {
  it('says so to everybody who looks at it, and refuses all else at once', async () => {
    expect(dataOf(await readWork(payroll)).a.work).toBeNull();
    const [slip] = await rows<{ id: string }>(`select id::text from payslip where org_code = 'demo' and run_id = ${runId} order by id limit 1`);
    const held = dataOf(await payroll<{ a: { changeSet: string } }>(PAY, 'mutation ($ids: [ID!]!) { a: holdPayslips(payslipIds: $ids, reason: "Looked at") { changeSet } }', { ids: [slip!.id] })).a.changeSet;
    const job = await keep('finalize');
    expect(dataOf(await readWork(payroll)).a.work).toMatchObject({ job, step: 'finalize', by: 'Samuel Mathew', isOwn: false, isWaiting: true, total: null, progress: 0 });
    expect(dataOf(await readWork(admin)).a.work).toMatchObject({ isOwn: true });
    expect(code(await readWork(stranger))).toBe('NOT_FOUND');
    expect(code(await readWork(employee))).toBe('_DB0100');
    const [{ cycle, version, run }] = (await rows<{ cycle: string; version: number; run: number }>(`select c.id::text as cycle, c.version, r.version as run from payroll_cycle c join payroll_run r on r.org_code = c.org_code and r.cycle_id = c.id where c.org_code = 'demo' and r.id = ${runId}`)) as [{ cycle: string; version: number; run: number }];
    const refused = await Promise.all([
      act(payroll, 'reckonPayrollRun'), act(admin, 'finalizePayrollRun'), act(admin, 'reopenPayrollRun'),
      payroll(PAY, 'mutation ($ids: [ID!]!) { a: holdPayslips(payslipIds: $ids, reason: "Late") { changeSet } }', { ids: [String(Number(slip!.id) + 1)] }),
      payroll(PAY, 'mutation ($ids: [ID!]!) { a: releasePayslips(payslipIds: $ids) { changeSet } }', { ids: [slip!.id] }),
      payroll(PAY, 'mutation ($id: ID!, $version: Int!) { a: updatePayrollRun(id: $id, version: $version, input: { note: "Wait" }) { changeSet } }', { id: runId, version: run }),
      payroll(PAY, 'mutation ($ids: [ID!]!) { a: deletePayrollRuns(ids: $ids) { changeSet } }', { ids: [runId] }),
      payroll(PAY, 'mutation ($id: ID!, $version: Int!) { a: updatePayrollCycle(id: $id, version: $version, input: { name: "Later" }) { changeSet } }', { id: cycle, version }),
      payroll(PAY, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: held }),
    ]);
    expect(refused.map((answer) => problems(answer).length > 0 && problems(answer).every((text) => BUSY.test(text)))).toEqual(refused.map(() => true));
    await expect(keep('finalize')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await cancel(job);
    await work(job);
    expect(await jobOf(job)).toMatchObject({ state: 'CANCELLED' });
    expect(await standing()).toEqual({ status: 'DRAFT', finalized: null, slips: 0, notices: 0, taxes: 0, paid: 0 });
    dataOf(await payroll(PAY, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: held }));
  });

  it('is begun once, by whoever of two comes first', async () => {
    const kept = await Promise.allSettled([keep('finalize', session, 'twice'), keep('finalize', session, 'twice'), keep('finalize', session, 'other')]);
    const jobs = kept.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect([new Set(jobs).size, jobs.length <= 2, kept.length - jobs.length >= 1]).toEqual([1, true, true]);
    await cancel(jobs[0]!);
    await work(jobs[0]!);
  });

  it('refuses at once what needs no look at the payslips, and is not taken by who lost the right', async () => {
    await expect(keep('finalize', await sessionOf((await rows<{ id: string }>(`select prepared_by_id::text as id from payroll_run where org_code = 'demo' and id = ${runId}`))[0]!.id))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(keep('reopen')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(keep('transfer')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await probe.may({ SALARY_PAYSLIP_BI_MONTHLY: WHOLE });
    const job = await keep('finalize', await sessionOf(probe.userId));
    await probe.may({ SALARY_PAYSLIP_BI_MONTHLY: { ...WHOLE, optionalChoice: false } });
    await work(job);
    expect(await jobOf(job)).toMatchObject({ state: 'FAILED' });
    expect((await standing()).slips).toBe(0);
  });

  it('is final as a whole in one change-set, whoever began it hears of it where it took long, and it begins anew where the server stopped', async () => {
    const job = await keep('finalize');
    await rows(`update bulk_edit set created_at = now() - interval '1 minute' where org_code = 'demo' and id = ${job}`);
    // As a process that died has left it.
    await rows(`update bulk_edit_run set attempts = 1, progress = 20, total = 50 where org_code = 'demo' and job_id = ${job}`);
    await work(job);
    const { people } = (await rows<{ people: number }>(`select people from payroll_run where org_code = 'demo' and id = ${runId}`))[0]!;
    expect(await jobOf(job)).toMatchObject({ state: 'DONE', changed: people, progress: people, total: people, changeSet: null });
    const done = await standing();
    expect(done).toMatchObject({ status: 'FINALIZED', finalized: 'Samuel Mathew', slips: people });
    expect([done.notices > 3, done.taxes > 10]).toEqual([true, true]);
    expect(await rows(`select words, path from notification where org_code = 'demo' and kind = 'bulkStepDone'`)).toEqual([{ words: { smart_count: String(people), step$: 'payrollRun.finalize', done$: 'payrollRun.finalize.done' }, path: `/payroll/salary-payslip/${runId}` }]);
    const [set] = await rows<{ records: number; source: string; count: number }>(`select s.records, s.source, (select count(*)::int from change c where c.org_code = 'demo' and c.change_set_id = s.id) as count from change_set s where s.org_code = 'demo' order by s.id desc limit 1`);
    expect(set).toMatchObject({ source: 'STATUS', records: set!.count });
    expect(dataOf(await readWork(payroll)).a.work).toBeNull();
  });

  it('is marked as transferred as a whole, which one undo takes back, and opened again with all that it told', async () => {
    const job = await keep('transfer');
    const busy = await payroll(PAY, 'mutation ($runId: ID!, $day: LocalDate!) { a: markTransferred(runId: $runId, paidOn: $day) { payslips } }', { runId, day: today });
    expect(problems(busy).every((text) => BUSY.test(text))).toBe(true);
    await work(job);
    const { changed, changeSet } = await jobOf(job);
    expect(await standing()).toMatchObject({ paid: changed });
    expect(changed).toBeGreaterThan(10);
    await expect(keep('reopen')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    dataOf(await admin(PAY, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: changeSet }));
    expect((await standing()).paid).toBe(0);
    await work(await keep('reopen'));
    expect(await standing()).toEqual({ status: 'DRAFT', finalized: null, slips: 0, notices: 0, taxes: 0, paid: 0 });
  });
});
