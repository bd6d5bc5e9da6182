/** What people do with a job post: one step of its life, in one change-set with one undo. */
import type { Grant } from '../../access/authorise.ts';
import type { Context } from '../../context.ts';
import { withOrg, type Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import { refuse } from '../../refuse.ts';
import { actSource } from '../../resource/act-source.ts';
import type { Caller } from '../../resource/caller.ts';
import { answeringConstraints } from '../../resource/constraint.ts';
import type { Values } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';
import { nextChangeSet, recordChanges, type Change } from '../../resource/journal.ts';
import { mergeChanges } from '../../resource/merge-changes.ts';
import { once, readIdempotencyKey } from '../../resource/once.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages } from '../../resource/store.ts';
import { beyondReach } from '../../resource/within-reach.ts';
import { changeAll } from '../acts/candidate-act.ts';
import { beginAct } from './acting.ts';
import { concerned, tellOfPost, type PostNotice } from './tell-post.ts';

type PostStatus = 'DRAFT' | 'PENDING_APPROVAL' | 'OPEN' | 'ON_HOLD' | 'CLOSED' | 'REJECTED';
export type PostArguments = Readonly<Record<string, unknown>> & { readonly jobPostId: string; readonly version?: number | null };
type Told = { readonly context: Context; readonly grant: Grant; readonly args: PostArguments; readonly operation: string };

type PostAct = {
  readonly from: readonly PostStatus[];
  readonly to: PostStatus;
  /** May refuse; answers what else is written on the post. `changeSet` is the one that will hold it. */
  readonly plan?: (tx: Transaction, caller: Caller, post: Image, changeSet: string) => Promise<Values>;
  /** What is changed with it, answered for the change-set. */
  readonly also?: (tx: Transaction, caller: Caller, post: Image) => Promise<readonly Change[]>;
  readonly notice?: PostNotice;
  /** Who is told; else those who work on the post and who asked for it. */
  readonly told?: (tx: Transaction, post: Image) => Promise<readonly string[]>;
  readonly reason?: string | null;
};

/** The post, locked, within the caller's reach and in one of the statuses. */
const reached = async (tx: Transaction, caller: Caller, id: string, from: readonly PostStatus[]): Promise<Image> => {
  const resource = resourceOf('JobPost');
  const post = /^\d{1,18}$/.test(id) ? (await readImages(tx, resource, [id])).get(id) : undefined;
  if (!post || (await beyondReach(tx, resource, [id], caller)).size > 0) throw refuse('NOT_FOUND');
  if (!from.includes(post['status'] as PostStatus)) throw refuse('STATUS_MOVED_ON', { words: { status: say(caller.session.language, `enum.JobPostStatus.${String(post['status'])}`) } });
  return post;
};

export const changePost = async ({ context, grant, args, operation }: Told, act: PostAct) => {
  const { db } = context;
  const { session } = grant;
  const resource = resourceOf('JobPost');
  const changeSet = await nextChangeSet(db, session.orgCode);
  const caller: Caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: act.reason ?? null, idempotencyKey: readIdempotencyKey(context.idempotencyKey), ...(args['mails'] === false ? { withoutMails: true } : {}) };
  const done = await answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, operation, args, async () => {
    const post = await reached(tx, caller, args.jobPostId, act.from);
    const values = (await act.plan?.(tx, caller, post, changeSet)) ?? {};
    beginAct(tx);
    const own = await changeAll(tx, 'JobPost', [{ id: post.id, version: args.version ?? null, input: { ...values, status: act.to } }], caller);
    const others = (await act.also?.(tx, caller, post)) ?? [];
    const changes = mergeChanges([...own, ...others]);
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: actSource(changes), form: caller.form, reason: caller.reason, changes });
    const after = own.find(({ id, entity }) => entity === 'JobPost' && id === post.id)?.after ?? post;
    if (act.notice) await tellOfPost(tx, after, act.notice, { to: await (act.told ?? concerned)(tx, after), by: session, reason: caller.reason });
    return { changeSet, status: act.to, candidateCount: new Set(others.flatMap(({ entity, id, after: image }) => (entity === 'Candidate' ? [id] : entity === 'JobApplication' ? [String(image?.['candidateId'])] : []))).size };
  })));
  return { errorCode: '', message: '', validationError: null, ...done };
};
