/** A bonus is paid as one-time earnings are: there is no other way into a payslip. */
import { commitmentPeriod } from '../../domain/payroll/commitment.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { isPayoutMonth } from '../../domain/payroll/payout-day.ts';
import type { Transaction } from '../db/org.ts';
import { earningKind } from '../earnings/earning-kind.ts';
import { finalizedCycle } from '../earnings/payout-terms.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { addNew } from '../resource/new-records.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import type { Session } from '../session.ts';
import type { Round } from './read-round.ts';
import { changeLines } from './round-changes.ts';

/** What speaks against paying the round on its day, by its kind of earning. */
export const payProblems = async (tx: Transaction, { id, payoutDate, plan }: Pick<Round, 'id' | 'payoutDate' | 'plan'>): Promise<readonly Problem[]> => {
  const kind = await earningKind(tx, plan.payAsId);
  const at = (message: string, args: Problem['args'] = {}, labels: Problem['labels'] = {}): Problem[] => [{ field: 'payoutDate', ...finding(message, args, labels) }];
  if (kind === undefined || !kind.overrideAtEmployeeLevel) return at('bonusPlan.noOverride');
  if (!isPayoutMonth(kind.payoutmonths, payoutDate)) return at('oneTimeEarning.otherMonth', { kind: kind.name }, { months: kind.payoutmonths!.map((month) => `enum.Month.${month}`) });
  const cycle = await finalizedCycle(tx, payoutDate);
  if (cycle !== undefined) return at('oneTimeEarning.closedCycle', { cycle, kind: kind.name });
  const [twice] = await tx.query<{ name: string }>(
    `select e.name from bonus_line l join one_time_earning o on o.org_code = l.org_code and o.employee_id = l.employee_id and o.kind_id = $3::bigint and o.payout_date = $4::date and o.status not in ('REJECTED', 'CANCELLED')
       join employee e on e.org_code = l.org_code and e.id = l.employee_id where l.org_code = $1 and l.round_id = $2::bigint and l.amount > 0 order by fold(e.name) limit 1`,
    [tx.orgCode, id, plan.payAsId, payoutDate],
  );
  return twice === undefined ? [] : at('oneTimeEarning.twice', { kind: kind.name, person: twice.name });
};

/** Adds an approved earning for each who gets something, and notes it in the lines. Commitments follow the kind. */
export const payRound = async (tx: Transaction, session: Pick<Session, 'name' | 'language'>, round: Round): Promise<readonly Change[]> => {
  refuseProblems({ session }, await payProblems(tx, round));
  const lines = await tx.query<{ id: string; employeeId: string; amount: string }>(`select id::text as id, employee_id::text as "employeeId", trim_scale(amount)::text as amount from bonus_line where org_code = $1 and round_id = $2::bigint and amount > 0 order by id`, [tx.orgCode, round.id]);
  const kind = await earningKind(tx, round.plan.payAsId);
  const period = kind?.commitmentMonths == null ? null : commitmentPeriod(round.payoutDate, kind.commitmentMonths);
  const earnings = await addNew(
    tx,
    'OneTimeEarning',
    lines.map(({ employeeId, amount }) => ({ employeeId, kindId: round.plan.payAsId, name: round.name.slice(0, 80), amount, payoutDate: round.payoutDate, status: 'APPROVED', approval: null, note: null, commitmentMonths: kind?.commitmentMonths ?? null, commitmentFrom: period?.from ?? null, commitmentUntil: period?.until ?? null })),
    session.name,
  );
  const earningOf = new Map(earnings.map(({ id, after }) => [String(after?.['employeeId']), id]));
  return [...earnings, ...(await changeLines(tx, round.id, (line) => ({ status: 'APPROVED', payoutDate: round.payoutDate, earningId: earningOf.get(String(line['employeeId'])) ?? null }), session.name))];
};

/** Takes the earnings of an approved round back; refused where one of them was paid. */
export const takeBackRound = async (tx: Transaction, session: Pick<Session, 'name' | 'language'>, roundId: string): Promise<readonly Change[]> => {
  const resource = resourceOf('OneTimeEarning');
  const ids = await tx.query<{ id: string }>('select earning_id::text as id from bonus_line where org_code = $1 and round_id = $2::bigint and earning_id is not null', [tx.orgCode, roundId]);
  const before = await readImages(tx, resource, ids.map(({ id }) => id));
  if ([...before.values()].some(({ status }) => status === 'PAID')) refuseProblems({ session }, [{ field: 'status', ...finding('bonusRound.wasPaid') }]);
  const after = await updateImages(tx, resource, [...before.values()].filter(({ status }) => status !== 'CANCELLED').map((image) => ({ ...image, status: 'CANCELLED' })), session.name);
  return after.map((image): Change => ({ entity: 'OneTimeEarning', id: image.id, kind: 'UPDATE', before: before.get(image.id)!, after: image }));
};
