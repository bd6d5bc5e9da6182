import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import type { Image } from '../resource/image.ts';
import { mergeChanges } from '../resource/merge-changes.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { refuseNone } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { deleteImages, readImages, updateImages } from '../resource/store.ts';
import { endElsewhere } from './pipeline/follow.ts';
import { moveBelongings } from './duplicates/merge/belongings.ts';
import { conflictsAmong, hiredAmong } from './duplicates/merge/conflicts.ts';
import { putResumes, withCopies } from './duplicates/merge/files.ts';
import { fieldSight, refuseMerging } from './duplicates/merge/may-merge.ts';
import { mergedRecord, type Chosen } from './duplicates/merge/merged-record.ts';
import { refuseMerged } from './duplicates/merge/merged-before.ts';

type Arguments = { readonly keep: number; readonly others: readonly number[]; readonly values?: Chosen | null; readonly seen?: readonly { readonly candidateId: number; readonly version: number }[] | null };

/** As many become one at once. */
const MOST = 10;

const refuseChanged = (people: readonly Image[], seen: NonNullable<Arguments['seen']>): void => {
  const changed = people.find(({ id, version }) => seen.some((one) => String(one.candidateId) === id && one.version !== version));
  if (changed) throw refuse('MERGE_CHANGED', { words: { candidate: String(changed['name']), by: String(changed['updatedBy']) } });
};

/** What the journal does not know goes over too, and the merge is remembered, so that undoing brings all of it back. */
const moveTraces = async (tx: Transaction, changeSet: string, keep: string, others: readonly string[], copies: ReadonlyMap<string, readonly string[]>, by: string): Promise<void> => {
  for (const other of others)
    await tx.query(
      `insert into candidate_merge (org_code, change_set_id, other_id, keep_id, merged_by, moved) values ($1, $2::bigint, $3::bigint, $4::bigint, $5, jsonb_build_object('copies', $6::jsonb) || move_candidate_traces($1, $3::bigint, $4::bigint))`,
      [tx.orgCode, changeSet, other, keep, by, JSON.stringify(copies.get(other) ?? [])],
    );
};

/** Candidates become one: one change-set, and one undo that puts everything back. All or nothing. */
export const mergeCandidates = async (args: Arguments, { db, settings, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const resource = resourceOf('Candidate');
  const keep = String(args.keep);
  const others = [...new Set(args.others.map(String))];
  refuseNone(grant, 'others', others);
  if (others.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  const changeSet = await nextChangeSet(db, session.orgCode);
  const done = await answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, { session, idempotencyKey: readIdempotencyKey(idempotencyKey) }, 'mergeCandidates', args, async () => {
    const images = await readImages(tx, resource, [keep, ...others]);
    if (others.includes(keep)) throw refuse('NOT_FOUND');
    await refuseMerged(tx, session, [keep, ...others].filter((id) => !images.has(id)));
    await refuseMerging(tx, grant, keep, others);
    const people = [keep, ...others].map((id) => images.get(id)!);
    const [own] = people;
    refuseChanged(people, args.seen ?? []);
    const [conflict] = await conflictsAmong(tx, session, people);
    if (conflict) throw refuse(conflict.code, { words: conflict.words });
    const [hired = null] = await hiredAmong(tx, people);
    const { next, placeOf } = await mergedRecord(tx, session, people, hired, args.values ?? [], fieldSight(tx, session, people));
    const resumeOf = people.find((one) => (next['resume'] ?? '') !== '' && one['resume'] === next['resume'])?.id ?? null;
    const whole = await withCopies(tx, settings, next, own!);
    const copies = await putResumes(tx, settings, people, whole, resumeOf, session);
    const moved = await moveBelongings(tx, { keep, others, placeOf }, session.name);
    const [after] = await updateImages(tx, resource, [whole], session.name);
    if (!after) throw refuse('CONFLICT');
    const ended = after['jobPostId'] == null ? [] : await endElsewhere(tx, { candidateId: keep, jobPostId: String(after['jobPostId']) }, session.name);
    await moveTraces(tx, changeSet, keep, others, copies, session.name);
    await deleteImages(tx, resource, others);
    const gone = people.slice(1).map((before) => ({ entity: resource.type, id: before.id, kind: 'DELETE' as const, before, after: null }));
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'BULK', form: grant.forms[0] ?? null, changes: mergeChanges([{ entity: resource.type, id: keep, kind: 'UPDATE', before: own!, after }, ...moved, ...ended, ...gone]) });
    return { changeSet, candidateCount: people.length, message: say(session.language, 'duplicates.merged', { name: String(after['name']) }) };
  })));
  return { errorCode: '', validationError: null, ...done };
};
