import type { Grant } from '../access/authorise.ts';
import { screenReach } from '../access/screen-reach.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { sayCounted } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { deleteImages, readImages } from '../resource/store.ts';
import { beyondReach } from '../resource/within-reach.ts';
import { standingCounts } from './flow/counts.ts';
import { namingStatus, replaceStatus } from './flow/replace-status.ts';

type Arguments = { readonly statusId: string; readonly moveTo?: string | null };

/** One delete moves at most as many candidates as one list answers. */
const MOST = 25_000;

const isId = (text: string): boolean => /^\d{1,18}$/.test(text);

/** A status goes, with one undo. The one that takes its place takes its candidates and its past as well. */
export const deleteHiringStatus = async (args: Arguments, context: Context, grant: Grant) => {
  const { db } = context;
  const { session } = grant;
  const { statusId, moveTo = null } = args;
  const resource = resourceOf('CandidateStatus');
  const changeSet = await nextChangeSet(db, session.orgCode);
  const caller: Caller = { db, session, reach: grant, form: 'HIRING_FLOW', reason: null, idempotencyKey: readIdempotencyKey(context.idempotencyKey) };
  const done = await answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, 'deleteHiringStatus', args, async () => {
    const ids = [statusId, ...(moveTo === null ? [] : [moveTo])];
    const images = ids.every(isId) ? await readImages(tx, resource, ids) : new Map();
    const gone = images.get(statusId);
    if (!gone || images.size < ids.length || statusId === moveTo) throw refuse('NOT_FOUND');
    if (gone['isDefault'] === true) throw refuse('HIRING_STATUS_FIRST');
    const [count] = await standingCounts(tx, [statusId]);
    if (moveTo === null && (count!.candidates > 0 || count!.steps > 0)) throw refuse('HIRING_STATUS_IN_USE', { words: { status: String(gone['name']), candidates: sayCounted(session.language, 'candidate', count!.candidates), steps: count!.steps } });
    if (count!.candidates > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
    const candidates = await namingStatus(tx, 'Candidate', statusId);
    if (candidates.length > 0) {
      const reach = screenReach(session, resourceOf('Candidate'), 'UPDATE');
      const beyond = reach === null || (await beyondReach(tx, resourceOf('Candidate'), candidates, { ...caller, reach })).size > 0;
      if (beyond) throw refuse('MOVE_NOT_ALLOWED', { words: { by: sayCounted(session.language, 'candidate', candidates.length) } });
    }
    const replaced = await replaceStatus(tx, statusId, moveTo, session.name);
    await deleteImages(tx, resource, [statusId]);
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: 'HIRING_FLOW', changes: [...replaced, { entity: resource.type, id: statusId, kind: 'DELETE', before: gone, after: null }] });
    return { changeSet };
  })));
  return { errorCode: '', message: '', validationError: null, ...done };
};
