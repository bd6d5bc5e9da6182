import { challengeCount } from '../../domain/attendance/challenges.ts';
import type { ChallengeName } from '../../domain/attendance/challenges.ts';
import { judgeFace } from '../../domain/attendance/judgeFace.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { keepFaceCheck, takeChallenges } from '../faces/challenges.ts';
import { readPictures } from '../faces/read-pictures.ts';
import { readFace } from '../faces/templates.ts';
import { refuse } from '../refuse.ts';
import { readConfiguration } from './attendance-facts.ts';
import { faceRefusal } from './face-refusal.ts';
import { countFaceTry, forgiveFaceTries } from './face-tries.ts';
import { ownEmployee } from './own-employee.ts';

type Image = { readonly challengeId?: string | null; readonly image: string };
type Arguments = { readonly enableLivenessDetection?: boolean | null; readonly imageWithChallenges: readonly Image[] };

const MOST_IMAGES = 7;

/** The challenge of each picture but the one that looks ahead. Refuses pictures that do not answer the given challenges, each once and none left out. */
const paired = (images: readonly Image[], given: ReadonlyMap<string, ChallengeName>, least: number): { ahead: string; posed: { challenge: ChallengeName; image: string }[] } => {
  const ahead = images.filter(({ challengeId }) => !challengeId);
  const posed = images.flatMap(({ challengeId, image }) => {
    const challenge = challengeId ? given.get(challengeId) : undefined;
    return challenge === undefined ? [] : [{ challenge, image }];
  });
  const answered = new Set(posed.map(({ challenge }) => challenge)).size;
  if (answered < posed.length || posed.length + ahead.length < images.length || answered < given.size || answered < least) throw refuse('FACE_CHALLENGE_OVER');
  if (ahead.length !== 1 || images.length > MOST_IMAGES) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'imageWithChallenges', message: 'one picture without a challenge, and one for each challenge' }] });
  return { ahead: ahead[0]!.image, posed };
};

/**
 * Document 0 §7: whether the pictures show the caller. The server looks at them; liveness is asked for when the
 * configuration or the argument says so, and then every given challenge has to be seen. Challenges are used up whatever comes of it.
 */
export const faceVerification = async ({ enableLivenessDetection, imageWithChallenges }: Arguments, context: Context) => {
  const { session, employeeId } = ownEmployee(context.session);
  const { db, settings, log } = context;
  await countFaceTry(db, session);
  const { configuration, registered, given } = await withOrg(db, session.orgCode, async (tx) => ({
    configuration: await readConfiguration(tx, employeeId),
    registered: await readFace(tx, settings, employeeId),
    given: await takeChallenges(tx, employeeId),
  }));
  if (registered === null) throw refuse('FACE_NOT_REGISTERED');
  const isLivenessAsked = configuration.enableLivenessDetection || enableLivenessDetection === true;
  const { ahead, posed } = isLivenessAsked
    ? paired(imageWithChallenges, given, challengeCount(configuration.numberOfChallenges, null))
    : paired(imageWithChallenges.filter(({ challengeId }) => !challengeId), new Map(), 0);
  const [front, ...others] = await readPictures([ahead, ...posed.map(({ image }) => image)], log);
  const verdict = judgeFace({
    registered,
    ahead: front!,
    posed: posed.map(({ challenge }, at) => ({ challenge, picture: others[at]! })),
    threshold: settings.faceSimilarity / 100,
    isLivenessAsked,
  });
  if (!verdict.isAccepted) throw faceRefusal(verdict.fault);
  await forgiveFaceTries(db, session);
  return { errorCode: '', message: '', faceCheckId: await withOrg(db, session.orgCode, (tx) => keepFaceCheck(tx, employeeId)) };
};
