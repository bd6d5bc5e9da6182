import { isChallengeDone } from './challenges.ts';
import type { ChallengeName } from './challenges.ts';
import type { FaceReading, PictureReading } from './faceReading.ts';
import { bestSimilarity } from './similarity.ts';

/** Why pictures were not accepted. */
export type FaceFault = 'NO_FACE' | 'SEVERAL_FACES' | 'TOO_SMALL' | 'NOT_AHEAD' | 'OTHER_PERSON' | 'REPEATED_PICTURE' | 'CHALLENGE_NOT_DONE' | 'NOT_LIVE';

export type FaceVerdict = { readonly isAccepted: true; readonly similarity: number } | { readonly isAccepted: false; readonly fault: FaceFault };

/** Below it, what looks like a second face is taken for a pattern. */
const FACE_SCORE = 0.6;
/** Pixels; less says too little about who it is. */
const LEAST_FACE = 64;
/** Radians from straight ahead. */
const AHEAD = 0.35;
/** Mean over all pictures; single ones vary with light and compression. */
const LEAST_REAL = 0.4;
const LEAST_LIVE = 0.5;
/** A turned or laughing face is less like the one that was registered. */
const POSE_ALLOWANCE = 0.2;

const refused = (fault: FaceFault): FaceVerdict => ({ isAccepted: false, fault });
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The one face of a picture, or why it cannot be used. */
export const onlyFace = ({ faces }: PictureReading): FaceReading | FaceFault => {
  const sure = faces.filter(({ score }) => score >= FACE_SCORE);
  const [face] = sure;
  if (face === undefined) return 'NO_FACE';
  if (sure.length > 1) return 'SEVERAL_FACES';
  return Math.min(...face.size) < LEAST_FACE ? 'TOO_SMALL' : face;
};

/** Whether the person looks at the camera. */
export const isAhead = ({ yaw, pitch }: FaceReading): boolean => Math.abs(yaw) <= AHEAD && Math.abs(pitch) <= AHEAD;

export type Posed = { readonly challenge: ChallengeName; readonly picture: PictureReading };

type Asked = {
  /** Descriptors that were registered. */
  readonly registered: readonly (readonly number[])[];
  /** Looking at the camera. */
  readonly ahead: PictureReading;
  readonly posed: readonly Posed[];
  /** Cosine, from 0 to 1. */
  readonly threshold: number;
  readonly isLivenessAsked: boolean;
};

/**
 * Whether the pictures show the registered person, alive: one face in each, the same person in all of them, each
 * challenge done, no picture twice, and together not paper or a screen.
 */
export const judgeFace = ({ registered, ahead, posed, threshold, isLivenessAsked }: Asked): FaceVerdict => {
  const front = onlyFace(ahead);
  if (typeof front === 'string') return refused(front);
  if (!isAhead(front)) return refused('NOT_AHEAD');
  const likeness = bestSimilarity(front.descriptor, registered);
  if (likeness < threshold) return refused('OTHER_PERSON');
  if (!isLivenessAsked) return { isAccepted: true, similarity: likeness };
  const pictures = [ahead, ...posed.map(({ picture }) => picture)];
  if (new Set(pictures.map(({ digest }) => digest)).size < pictures.length) return refused('REPEATED_PICTURE');
  const seen: FaceReading[] = [front];
  for (const { challenge, picture } of posed) {
    const face = onlyFace(picture);
    if (typeof face === 'string') return refused(face);
    if (bestSimilarity(face.descriptor, [...registered, front.descriptor]) < threshold - POSE_ALLOWANCE) return refused('OTHER_PERSON');
    if (!isChallengeDone(challenge, front, face)) return refused('CHALLENGE_NOT_DONE');
    seen.push(face);
  }
  const isLive = mean(seen.map(({ real }) => real)) >= LEAST_REAL && mean(seen.map(({ live }) => live)) >= LEAST_LIVE;
  return isLive ? { isAccepted: true, similarity: likeness } : refused('NOT_LIVE');
};
