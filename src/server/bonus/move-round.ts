import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import type { Change } from '../resource/journal.ts';
import type { Session } from '../session.ts';
import { payProblems, payRound, takeBackRound } from './pay-round.ts';
import { lockRound } from './read-round.ts';
import type { Round } from './read-round.ts';
import { changeLines, changeRound } from './round-changes.ts';

export type Step = 'SUBMIT' | 'APPROVE' | 'RETURN' | 'CANCEL';
export type Moved = { readonly changes: readonly Change[]; readonly people: number };

const STATUS = { SUBMIT: 'SUBMITTED', APPROVE: 'APPROVED', RETURN: 'DRAFT', CANCEL: 'CANCELLED' } as const;
/** From where a step leads; of those who prepare and of those who decide. */
const PREPARE: Readonly<Partial<Record<Step, readonly Round['status'][]>>> = { SUBMIT: ['DRAFT'], CANCEL: ['DRAFT', 'SUBMITTED'] };
const DECIDE: Readonly<Partial<Record<Step, readonly Round['status'][]>>> = { APPROVE: ['SUBMITTED'], RETURN: ['SUBMITTED'], CANCEL: ['APPROVED'] };

type Asking = Pick<Session, 'name' | 'language' | 'userId' | 'employeeId'>;

const refused = (session: Asking, message: string): void => refuseProblems({ session }, [{ field: 'status', ...finding(message) }]);

const start = async (tx: Transaction, session: Asking, id: string, step: Step, from: typeof PREPARE): Promise<Round> => {
  const round = await lockRound(tx, id);
  if (from[step]?.includes(round.status) !== true) refused(session, 'bonusRound.notNow');
  return round;
};

const reasonOf = (session: Asking, remarks: string | null | undefined): string => {
  const text = remarks?.trim() ?? '';
  if (text === '') refuseProblems({ session }, [{ field: 'remarks', ...finding('bonusRound.noReason') }]);
  return text.slice(0, 500);
};

/** The accounts of whoever gets something of a round, but for the one who acts. */
const tellPeople = async (tx: Transaction, session: Asking, round: Round, kind: 'bonusApproved' | 'bonusCancelled'): Promise<void> => {
  const to = await tx.query<{ id: string }>(`select u.id::text as id from bonus_line l join user_account u on u.org_code = l.org_code and u.employee_id = l.employee_id where l.org_code = $1 and l.round_id = $2::bigint and l.amount > 0 and u.id <> $3::bigint`, [tx.orgCode, round.id, session.userId]);
  await notify(tx, { to: to.map(({ id }) => id), kind, words: { bonus: round.name }, days: { day: round.payoutDate }, ...(kind === 'bonusApproved' ? { path: '/my-finance/my-pay/my-bonus' } : {}) });
};

const tellSubmitter = async (tx: Transaction, session: Asking, round: Round, kind: 'bonusRoundApproved' | 'bonusRoundReturned'): Promise<void> =>
  notify(tx, { to: round.submittedById === null || round.submittedById === session.userId ? [] : [round.submittedById], kind, words: { bonus: round.name, by: session.name }, path: `/payroll/bonus/${round.id}` });

/** Hands a reckoned round in, or takes away one that nobody approved. */
export const moveRound = async (tx: Transaction, session: Asking, id: string, step: Step, remarks?: string | null): Promise<Moved> => {
  const round = await start(tx, session, id, step, PREPARE);
  if (step === 'SUBMIT') {
    if (!round.isReckoned) refused(session, 'bonusRound.notReckoned');
    if ((round.people ?? 0) === 0) refused(session, 'bonusRound.nobody');
    refuseProblems({ session }, await payProblems(tx, round));
  }
  const status = STATUS[step];
  const steps = step === 'SUBMIT' ? { submittedBy: session.name.slice(0, 200), submittedById: Number(session.userId), remarks: null } : { remarks: reasonOf(session, remarks) };
  return { changes: [...(await changeLines(tx, id, () => ({ status }), session.name)), await changeRound(tx, id, { status, ...steps }, session.name)], people: round.people ?? 0 };
};

/** Nobody approves what they handed in, and nobody what they get something of; taking it back gives nothing to anybody. */
const refuseOwn = async (tx: Transaction, session: Asking, round: Round): Promise<void> => {
  if (round.submittedById === session.userId) refused(session, 'bonusRound.own');
  if (session.employeeId === null) return;
  const own = await tx.query('select from bonus_line where org_code = $1 and round_id = $2::bigint and employee_id = $3::bigint and amount > 0', [tx.orgCode, round.id, session.employeeId]);
  if (own.length > 0) throw refuse('OWN_REQUEST');
};

/** Decides a round that was handed in; approved, it is paid with its payout month, and cancelled before that it takes its earnings back. The people and whoever handed it in are told. */
export const decideRound = async (tx: Transaction, session: Asking, id: string, step: Step, remarks?: string | null): Promise<Moved> => {
  const round = await start(tx, session, id, step, DECIDE);
  if (step === 'APPROVE') await refuseOwn(tx, session, round);
  const status = STATUS[step];
  const steps = { status, decidedBy: session.name.slice(0, 200), decidedAt: new Date().toISOString(), remarks: step === 'APPROVE' ? null : reasonOf(session, remarks) };
  const lines = step === 'APPROVE' ? await payRound(tx, session, round) : [...(step === 'CANCEL' ? await takeBackRound(tx, session, id) : []), ...(await changeLines(tx, id, () => ({ status }), session.name))];
  const changes = [...lines, await changeRound(tx, id, steps, session.name)];
  if (step === 'RETURN') await tellSubmitter(tx, session, round, 'bonusRoundReturned');
  else await tellPeople(tx, session, round, step === 'APPROVE' ? 'bonusApproved' : 'bonusCancelled');
  if (step === 'APPROVE') await tellSubmitter(tx, session, round, 'bonusRoundApproved');
  return { changes, people: round.people ?? 0 };
};
