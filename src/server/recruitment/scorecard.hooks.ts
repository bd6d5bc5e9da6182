import { memberScore } from '../../domain/recruitment/scores.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { managedSql } from './interviews/manages.ts';
import { bindings } from '../resource/sql.ts';

type Line = { readonly score?: string | null };
type Round = { readonly status: string; readonly result: string; readonly maxScore: string; readonly begun: boolean; readonly isManaged: boolean; readonly isAsked: boolean };

const roundOf = async (tx: Transaction, { session }: Caller, id: unknown): Promise<Round | undefined> => {
  const to = bindings(tx.orgCode);
  const [round, me] = [to.bind(id), to.bind(session.employeeId)];
  return (await tx.query<Round>(
    `select r.status, r.result, trim_scale(r.max_score)::text as "maxScore", r.starts_at <= now() as begun, ${managedSql(session, 'r.candidate_id', to.bind)} as "isManaged",
       exists (select from scheduled_round_member p where p.org_code = $1 and p.scheduled_round_id = r.id and p.employee_id = ${me}::bigint and p.response <> 'DECLINED') as "isAsked"
     from scheduled_round r where r.org_code = $1 and r.id = ${round}::bigint`,
    to.values,
  ))[0];
};

const onlyReopens = (values: Values, before: Image): boolean =>
  before['status'] === 'SUBMITTED' && values['status'] === 'DRAFT' && ['skills', 'rating', 'recommendation', 'note'].every((key) => !Object.hasOwn(values, key) || JSON.stringify(values[key] ?? null) === JSON.stringify(before[key] ?? null));

/** A card that goes with its candidate to another record of them, or back, is written by nobody. */
const onlyGoesAlong = (values: Values, before: Image): boolean =>
  Object.hasOwn(values, 'version') && String(values['candidateId']) !== String(before['candidateId']) && ['status', 'submittedAt', 'skills', 'rating', 'recommendation', 'note', 'score', 'totalScore'].every((key) => JSON.stringify(values[key] ?? null) === JSON.stringify(before[key] ?? null));

const complete = (whole: Values, lines: readonly Line[]): Problem[] => [
  ...(lines.length > 0 && lines.every(({ score }) => (score ?? '') === '') ? [{ field: 'skills', ...finding('scorecard.scoreOne') }] : []),
  ...((whole['recommendation'] ?? null) === null ? [{ field: 'recommendation', ...finding('scorecard.recommend') }] : []),
];

/** A scorecard is written by its member of the panel alone, while the result of the round is open. Who arranges interviews may give it back to be changed, nothing else. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    // A card that comes back with its round, which is not there yet, is nobody's writing; none is added by hand.
    if (before === null) return;
    const whole: Values = { ...before, ...values };
    const round = await roundOf(tx, caller, whole['scheduledRoundId']);
    if (!round) throw refuse('NOT_FOUND');
    if (onlyGoesAlong(values, before)) return;
    const isOwn = caller.session.employeeId !== null && String(before['panelMemberId']) === caller.session.employeeId;
    if (!isOwn && !(round.isManaged && onlyReopens(values, before))) throw refuse('SCORECARD_OF_OTHERS');
    if (isOwn && !round.isAsked) throw refuse('NOT_FOUND');
    const lines = (whole['skills'] ?? []) as readonly Line[];
    const [was, status] = [String(before['status']), String(whole['status'])];
    const range = lines.flatMap(({ score }, at): Problem[] => ((score ?? '') !== '' && (Number(score) < 0 || Number(score) > Number(round.maxScore)) ? [{ field: `skills.${at}.score`, ...finding('interview.scoreRange', { most: round.maxScore }) }] : []));
    refuseFields(caller, [
      ...(round.result === 'PENDING' ? [] : [{ field: 'status', ...finding('scorecard.resultRecorded') }]),
      ...(was === 'SUBMITTED' && status === 'SUBMITTED' ? [{ field: 'status', ...finding('scorecard.reopenFirst') }] : []),
      ...(status === 'SUBMITTED' && (!round.begun || ['CANCELLED', 'NO_SHOW'].includes(round.status)) ? [{ field: 'status', ...finding('interview.notBegun') }] : []),
      ...range,
      ...(status === 'SUBMITTED' ? complete(whole, lines) : []),
    ]);
    const { score, total } = memberScore(lines.map((line) => line.score));
    Object.assign(values, { score, totalScore: total, submittedAt: status === 'SUBMITTED' ? new Date().toISOString() : null });
  },
};
