import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import { administers } from '../approvals/administers.ts';
import { takeWorkflow } from '../approvals/take-workflow.ts';
import type { Context } from '../context.ts';
import { allocate } from '../db/ids.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { readId } from '../people/asked-people.ts';
import { sayDay } from '../people/say-day.ts';
import { Refusal, refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { addWithin } from '../resource/add-record.ts';
import type { Caller } from '../resource/caller.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';

type Recorded = { readonly employeeId: string; readonly day: string; readonly hours: string };
type Arguments = { readonly days: readonly Recorded[]; readonly reason?: string | null };

/** Days of one act. */
const MOST = 500;

/** Whether it is decided with being recorded: where no workflow is to see it, and by whoever administers overtime. */
const isDecided = async (tx: Transaction, caller: Caller, { employeeId, hours }: Recorded): Promise<boolean> => administers(caller.session, 'OVERTIME') || (await takeWorkflow(tx, 'OVERTIME', { employeeId, hours })) === null;

/** What is refused of one is told with whose day it is. Of whom the caller does not reach nothing is told, neither the name. */
const tellWhose = async (tx: Transaction, { session }: Caller, { employeeId, day }: Recorded, refusal: unknown): Promise<never> => {
  const problem = refusal instanceof Refusal ? refusal.details.validationError?.[0] : undefined;
  if (problem === undefined) throw refusal;
  if (problem.field === 'employeeId') throw refuse('NOT_FOUND');
  const why = problem.message;
  const [person] = await tx.query<{ name: string }>('select name from employee where org_code = $1 and id = $2::bigint', [tx.orgCode, employeeId]);
  throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'days', message: say(session.language, 'overtimeRequest.ofPerson', { name: person?.name ?? '', day: await sayDay(tx, day, session.language), why }) }] });
};

/** Records overtime of several people and days, each by the rules of one request, in one change-set; what is refused of one is refused of all. Nobody records their own. */
export const recordOvertime = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('recordOvertime', args, context, grant, null, async (tx) => {
    const { session } = grant;
    const caller: Caller = { db: context.db, session, reach: grant, form: 'TEAM_OVERTIME', reason: null };
    const days = [...new Map(args.days.map((one) => [`${readId(one.employeeId)} ${one.day}`, one])).values()];
    if (days.length === 0) refuseProblems(grant, [{ field: 'days', ...finding('overtimeRequest.nobody') }]);
    if (days.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
    if (days.some(({ employeeId }) => employeeId === session.employeeId)) throw refuse('OWN_REQUEST');
    const resource = resourceOf('OvertimeRequest');
    const first = await allocate(tx, resource.table, days.length);
    const changes: Change[] = [];
    for (const [at, one] of days.entries()) {
      const status = (await isDecided(tx, caller, one)) ? 'APPROVED' : 'PENDING';
      const record = { employeeId: one.employeeId, workDate: one.day, hours: one.hours, reason: args.reason?.trim() || null, status };
      changes.push(...(await addWithin(tx, resource, String(first + at), record, caller).catch((refusal: unknown) => tellWhose(tx, caller, one, refusal))));
    }
    const waiting = changes.filter(({ entity, after }) => entity === 'OvertimeRequest' && after?.['status'] === 'PENDING').length;
    return { changes, answer: { added: days.length, waiting } };
  });
