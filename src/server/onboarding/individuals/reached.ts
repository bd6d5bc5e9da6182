import type { Grant } from '../../access/authorise.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import { refuse } from '../../refuse.ts';
import type { Caller } from '../../resource/caller.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { refuseNone } from '../../resource/refuse-fields.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages, updateImages } from '../../resource/store.ts';
import { beyondReach } from '../../resource/within-reach.ts';

export type Status = 'DRAFT' | 'INVITED' | 'STARTED' | 'SUBMITTED' | 'RETURNED' | 'ONBOARDED' | 'CANCELLED';

/** One request takes at most so many people. */
const MOST = 1_000;

/** The people, locked. Whom the caller does not reach is not found; who stands where this cannot be done is a conflict that says where. */
export const reachedIndividuals = async (tx: Transaction, ids: readonly number[], from: readonly Status[], { session, scope, withSelf }: Grant, { db }: Pick<Context, 'db'>): Promise<readonly Image[]> => {
  const all = [...new Set(ids.map(String))];
  refuseNone({ session }, 'individualId', all);
  if (all.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  const resource = resourceOf('OnboardingIndividual');
  // The screens show who stands where; here the status is asked by itself, so that somebody else's act is told.
  const caller: Caller = { db, session, reach: { scope, changes: true, ...(withSelf ? { withSelf } : {}) }, form: 'ONBOARDING_INDIVIDUALS', reason: null };
  const images = await readImages(tx, resource, all);
  if (images.size < all.length || (await beyondReach(tx, resource, all, caller)).size > 0) throw refuse('NOT_FOUND');
  const moved = [...images.values()].find((image) => !from.includes(image['status'] as Status));
  if (moved) throw refuse('ONBOARDING_MOVED', { words: { name: String(moved['name']), status: say(session.language, `enum.OnboardingStatus.${String(moved['status'])}`) } });
  return [...images.values()];
};

/** What the acts write, past the rules of forms. */
export const rewriteIndividuals = async (tx: Transaction, images: readonly Image[], values: (image: Image) => Readonly<Record<string, unknown>>, by: string): Promise<readonly Change[]> => {
  const before = new Map(images.map((image) => [image.id, image]));
  const written = await updateImages(tx, resourceOf('OnboardingIndividual'), images.map((image) => ({ ...image, ...values(image) })), by);
  return written.map((after) => ({ entity: 'OnboardingIndividual', id: after.id, kind: 'UPDATE', before: before.get(after.id)!, after }));
};

export const told = (changes: readonly Change[]) => {
  const ids = changes.flatMap(({ entity, id }) => (entity === 'OnboardingIndividual' ? [Number(id)] : []));
  return { individualCount: ids.length, individualId: ids };
};
