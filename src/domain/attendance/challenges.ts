import type { FaceReading } from './faceReading.ts';

type Pose = Pick<FaceReading, 'yaw' | 'pitch' | 'mouthOpen' | 'eyesOpen' | 'smile'>;

/** Whether the pose was taken, measured against the same person looking ahead: a camera that stands aside or low changes nothing. */
const checks = {
  TURN_LEFT: (ahead, now) => now.yaw - ahead.yaw <= -0.25,
  TURN_RIGHT: (ahead, now) => now.yaw - ahead.yaw >= 0.25,
  LOOK_UP: (ahead, now) => now.pitch - ahead.pitch <= -0.15,
  OPEN_MOUTH: (ahead, now) => now.mouthOpen >= 0.25 && now.mouthOpen - ahead.mouthOpen >= 0.15,
  CLOSE_EYES: (ahead, now) => now.eyesOpen < 0.2 && ahead.eyesOpen - now.eyesOpen >= 0.05,
  SMILE: (ahead, now) => now.smile >= 0.6 && now.smile - ahead.smile >= 0.2,
} as const satisfies Readonly<Record<string, (ahead: Pose, now: Pose) => boolean>>;

/** What a person may be asked to do before the camera; a picture on paper does none of it. */
export type ChallengeName = keyof typeof checks;

export const challengeNames = Object.keys(checks) as readonly ChallengeName[];

export const isChallengeName = (name: string): name is ChallengeName => Object.hasOwn(checks, name);

/** Whether the second pose does what was asked, compared with the first, which looks ahead. */
export const isChallengeDone = (name: ChallengeName, ahead: Pose, now: Pose): boolean => checks[name](ahead, now);

/** A challenge is good for two minutes. */
export const CHALLENGE_SECONDS = 120;
/** So many challenges at once at least, where liveness is asked for; a longer list than there are poses is cut. */
export const FEWEST_CHALLENGES = 1;

/** How many challenges are given: what the configuration says or the client asks, whichever is more, at most one of each. */
export const challengeCount = (configured: number | null, asked: number | null): number =>
  Math.min(challengeNames.length, Math.max(FEWEST_CHALLENGES, configured ?? 0, asked ?? 0));

/** So many different challenges in random order; `random` answers a whole number below its argument. */
export const drawChallenges = (count: number, random: (below: number) => number): ChallengeName[] => {
  const left = [...challengeNames];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random(left.length), 1)[0]!);
};
