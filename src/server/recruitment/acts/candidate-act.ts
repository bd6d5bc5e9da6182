/** What recruiters do with candidates: the same rules as the form, for all of them in one change-set. */
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
import { refuseNone } from '../../resource/refuse-fields.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages } from '../../resource/store.ts';
import { findingsOf } from '../../resource/update-many.ts';
import { updateRecords, type Update } from '../../resource/update-records.ts';
import { reachedCandidates, type Standing } from './reached-candidates.ts';

/** One request takes at most as many candidates as one list answers. */
const MOST = 25_000;

type Arguments = Readonly<Record<string, unknown>> & { readonly candidateId: number | readonly number[] };
type Told = { readonly context: Context; readonly grant: Grant; readonly args: Arguments; readonly operation: string };
export type Plan = {
  /** What is written on a candidate; null leaves one alone. */
  readonly input: (candidate: Image) => Values | null;
  /** What else is written, after the candidates: answered for the change-set. */
  readonly also?: (changed: readonly Image[]) => Promise<readonly Change[]>;
  /** What the person is told when it is done. */
  readonly message?: () => string;
};
export type Act = {
  /** In which standings it may be done. */
  readonly from: readonly Standing[];
  readonly plan: (tx: Transaction, caller: Caller, candidates: readonly Image[]) => Promise<Plan>;
};

/** Changes records in the transaction; refuses all where one is refused, each with its id. `read`: as they are, where they were read and locked before. */
export const changeAll = async (tx: Transaction, type: string, updates: readonly Update[], caller: Caller, read?: ReadonlyMap<string, Image>): Promise<readonly Change[]> => {
  const { changes, refused } = await updateRecords(tx, resourceOf(type), updates, caller, 'SAVE', read);
  if (refused.size === 0) return changes;
  const [only] = refused.values();
  if (only && refused.size === 1 && updates.length === 1) throw only;
  const { problems: found, conflicts } = findingsOf(refused, caller);
  // Of many, whom it is about, but not who is out of reach.
  const within = new Set(type === 'Candidate' ? [...refused].flatMap(([id, { code }]) => (code === 'NOT_FOUND' ? [] : [id])) : []);
  const known = read ?? (await readImages(tx, resourceOf(type), [...within]));
  const problems = found.map((problem) => {
    const name = within.has(problem.row) ? known.get(problem.row)?.['name'] : undefined;
    return typeof name === 'string' ? { ...problem, message: say(caller.session.language, 'candidate.problemOf', { name, problem: problem.message }) } : problem;
  });
  throw problems.length > 0 ? refuse('BAD_USER_INPUT', { validationError: problems, conflicts }) : refuse('CONFLICT', { conflicts });
};

/** Does it, all or none, once for a key, and answers as the specified operations do. */
export const actOnCandidates = async ({ context, grant, args, operation }: Told, { from, plan }: Act) => {
  const { db } = context;
  const { session } = grant;
  const ids = [...new Set([args.candidateId].flat().map(String))];
  refuseNone(grant, 'candidateId', ids);
  if (ids.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  const changeSet = await nextChangeSet(db, session.orgCode);
  const reason = typeof args['reason'] === 'string' ? args['reason'].trim().slice(0, 500) || null : null;
  // Which screens show a candidate is asked before, by `reachedCandidates`: what is done moves them to another one.
  const reach = { scope: grant.scope, ...(grant.withSelf ? { withSelf: true } : {}) };
  const caller: Caller = { db, session, reach, form: grant.forms[0] ?? null, reason, idempotencyKey: readIdempotencyKey(context.idempotencyKey), ...(args['mails'] === false ? { withoutMails: true } : {}) };
  const done = await answeringConstraints(resourceOf('Candidate'), session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, operation, args, async () => {
    const candidates = await reachedCandidates(tx, ids, from, grant);
    const { input, also, message } = await plan(tx, caller, candidates);
    const updates = candidates.flatMap((candidate) => {
      const values = input(candidate);
      return values === null ? [] : [{ id: candidate.id, version: null, input: values }];
    });
    const written = updates.length === 0 ? [] : await changeAll(tx, 'Candidate', updates, caller, new Map(candidates.map((candidate) => [candidate.id, candidate])));
    const own = new Map(written.flatMap(({ entity, id, after }) => (entity === 'Candidate' && after ? [[id, after] as const] : [])));
    const changes = mergeChanges([...written, ...((await also?.(candidates.map((candidate) => own.get(candidate.id) ?? candidate))) ?? [])]);
    const touched = new Set(changes.map(({ entity, id, before, after }) => (entity === 'Candidate' ? id : String((after ?? before)?.['candidateId']))));
    if (changes.length > 0) await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: actSource(changes), form: caller.form, reason, changes });
    return { changeSet: changes.length > 0 ? changeSet : null, candidateCount: touched.size, message: message?.() ?? '' };
  })));
  return { errorCode: '', validationError: null, ...done };
};
