/** One step of a headcount plan, in one change-set with one undo. */
import type { Grant } from '../../access/authorise.ts';
import type { Context } from '../../context.ts';
import { withOrg, type Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import { notify } from '../../notifications/notify.ts';
import { refuse } from '../../refuse.ts';
import type { Caller } from '../../resource/caller.ts';
import { answeringConstraints } from '../../resource/constraint.ts';
import type { Values } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';
import { nextChangeSet, recordChanges } from '../../resource/journal.ts';
import { once, readIdempotencyKey } from '../../resource/once.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages } from '../../resource/store.ts';
import { beyondReach } from '../../resource/within-reach.ts';
import { changeAll } from '../acts/candidate-act.ts';
import { noteOf } from '../posts/note-of.ts';
import { beginPlanAct } from './plan-acting.ts';

type Status = 'DRAFT' | 'PENDING_APPROVAL' | 'APPROVED';
export type PlanArguments = Readonly<Record<string, unknown>> & { readonly planId: string; readonly version: number };
type Told = { readonly context: Context; readonly grant: Grant; readonly args: PlanArguments; readonly operation: string };
type Step = {
  readonly from: readonly Status[];
  readonly to: Status;
  /** May refuse; answers what else is written. */
  readonly plan: (tx: Transaction, caller: Caller, plan: Image) => Promise<Values>;
  /** Who hears of it by the message `notification.<kind>`. */
  readonly told: (tx: Transaction, plan: Image) => Promise<{ readonly kind: string; readonly to: readonly string[] }>;
};

const PLANS = '/man-power-planning/table-of-organization/plans';

const reached = async (tx: Transaction, caller: Caller, id: string, from: readonly Status[]): Promise<Image> => {
  const resource = resourceOf('HeadcountPlan');
  const plan = /^\d{1,18}$/.test(id) ? (await readImages(tx, resource, [id])).get(id) : undefined;
  if (!plan || (await beyondReach(tx, resource, [id], caller)).size > 0) throw refuse('NOT_FOUND');
  if (!from.includes(plan['status'] as Status)) throw refuse('STATUS_MOVED_ON', { words: { status: say(caller.session.language, `enum.HeadcountPlanStatus.${String(plan['status'])}`) } });
  return plan;
};

export const takePlanStep = async ({ context: { db, idempotencyKey }, grant, args, operation }: Told, { from, to, plan, told }: Step) => {
  const { session } = grant;
  const resource = resourceOf('HeadcountPlan');
  const comment = noteOf(args, grant, 'comment');
  const changeSet = await nextChangeSet(db, session.orgCode);
  const caller: Caller = { db, session, reach: grant, form: 'TABLE_OF_ORGANIZATION', reason: comment, idempotencyKey: readIdempotencyKey(idempotencyKey) };
  const done = await answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, operation, args, async () => {
    const before = await reached(tx, caller, args.planId, from);
    const values = await plan(tx, caller, before);
    beginPlanAct(tx);
    const changes = await changeAll(tx, 'HeadcountPlan', [{ id: before.id, version: args.version, input: { ...values, comment, status: to } }], caller);
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'STATUS', form: caller.form, reason: comment, changes });
    const notice = await told(tx, before);
    await notify(tx, { to: notice.to.filter((id) => id !== session.userId), kind: notice.kind, words: { by: session.name, plan: String(before['name']) }, path: `${PLANS}/${before.id}` });
    return { changeSet, status: to };
  })));
  return { errorCode: '', message: '', validationError: null, ...done };
};

/** The account that asked for the plan. */
export const askerOf = (plan: Image): readonly string[] => (plan['requestedById'] == null ? [] : [String(plan['requestedById'])]);
