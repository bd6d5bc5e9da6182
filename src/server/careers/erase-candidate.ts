/** The right to be forgotten of a candidate (decision 44): the record with all that goes along, files, talk, mails and what the journal held of their values. */
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { storeOf } from '../files/open-store.ts';
import type { Context } from '../http/route.ts';
import { deleteAlong } from '../recruitment/pipeline/delete-along.ts';
import { eraseFiles } from '../resource/erase-files.ts';
import { deleteIndividuals, forgetIndividuals } from '../resource/erase-individuals.ts';
import { eraseMerged } from '../resource/erase-merged.ts';
import { forgetPerson } from '../resource/forget-person.ts';
import { holdDeleted } from '../resource/hold-deleted.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { personOfCandidate } from '../resource/sealed-image.ts';
import { deleteImages, readImages, updateImages } from '../resource/store.ts';
import type { Image } from '../resource/image.ts';
import { dropTraces } from './drop-traces.ts';
import { eraseDeleted, type Eraser } from './erase-deleted.ts';
import { joins } from './is-joining.ts';

type ErasedCandidate = { readonly changeSet: string; readonly keys: number };

/** What they told before a first day that never came goes with them; whoever became an employee keeps the record, without the candidate. */
const onboardingOf = async (tx: Transaction, id: string, by: string): Promise<Change[]> => {
  const resource = resourceOf('OnboardingIndividual');
  const found = await tx.query<{ id: string }>('select id::text as id from onboarding_individual where org_code = $1 and candidate_id = $2::bigint', [tx.orgCode, id]);
  const images = [...(await readImages(tx, resource, found.map((row) => row.id))).values()];
  const employed = images.filter((image) => image['employeeId'] !== null);
  const others = await deleteIndividuals(tx, images.filter((image) => image['employeeId'] === null).map((image) => image.id));
  const kept = await updateImages(tx, resource, employed.map((image) => ({ ...image, candidateId: null })), by);
  return [
    ...others,
    ...kept.map((after): Change => ({ entity: resource.type, id: after.id, kind: 'UPDATE', before: employed.find((image) => image.id === after.id)!, after })),
  ];
};

const isOutdated = ({ employeeId, retainUntil }: Image, day: string): boolean => employeeId === null && typeof retainUntil === 'string' && retainUntil < day;

/**
 * Erases a candidate for good: no undo brings them back. The journal keeps that a record was deleted, when, by whom and why, and its chain stays whole.
 * Somebody who was deleted in the ordinary way before is erased, too, and what was deleted of them before goes along. Rights are the caller's to check. Null where there is no such candidate. Backups made before still hold what they held.
 */
export const eraseCandidate = async ({ db, settings, log }: Pick<Context, 'db' | 'settings' | 'log'>, orgCode: string, id: string, eraser: Eraser): Promise<ErasedCandidate | null> => {
  const { userId, by, reason, outdatedOn } = eraser;
  const changeSet = await nextChangeSet(db, orgCode);
  const erased = await withOrg(db, orgCode, async (tx) => {
    const resource = resourceOf('Candidate');
    const deleted = await holdDeleted(tx, personOfCandidate(id));
    const before = (await readImages(tx, resource, [id], true)).get(id);
    if (!before) return eraseDeleted(tx, id, changeSet, eraser, deleted);
    if (outdatedOn !== undefined && (!isOutdated(before, outdatedOn) || (await joins(tx, id)))) return null;
    const onboarding = await onboardingOf(tx, id, by);
    const along = [...onboarding, ...(await deleteAlong(tx, [id], by))];
    await deleteImages(tx, resource, [id]);
    const changes: Change[] = [...along, { entity: resource.type, id, kind: 'DELETE', before, after: null }];
    await recordChanges(tx, changeSet, { userId, by, source: 'RULE', form: 'JOB_CANDIDATES', reason, changes });
    const merged = await eraseMerged(tx, [id]);
    let keys = merged.keys + (await forgetPerson(tx, personOfCandidate(id)));
    const gone = changes.filter(({ kind }) => kind === 'DELETE');
    const joinedBefore = deleted.filter(({ entity }) => entity === 'OnboardingIndividual').map((row) => row.id);
    await deleteIndividuals(tx, joinedBefore);
    const joined = await forgetIndividuals(tx, [...onboarding.filter(({ kind }) => kind === 'DELETE').map((change) => change.id), ...joinedBefore]);
    keys += joined.keys;
    const files = [...merged.files, ...joined.files, ...(await eraseFiles(tx, [...gone, ...deleted]))];
    await dropTraces(tx, id, before['email'] as string | null);
    return { keys, files };
  });
  if (erased === null) return null;
  for (const key of erased.files) await storeOf(settings).remove(key).catch((error: unknown) => log.warn({ err: error }, 'the bytes of an erased file wait for the next clean-up'));
  return { changeSet, keys: erased.keys };
};
