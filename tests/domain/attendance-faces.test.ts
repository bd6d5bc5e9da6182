import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { challengeCount, challengeNames, drawChallenges, isChallengeDone } from '../../src/domain/attendance/challenges.ts';
import type { FaceReading, PictureReading } from '../../src/domain/attendance/faceReading.ts';
import { judgeFace } from '../../src/domain/attendance/judgeFace.ts';
import { judgeRegistration } from '../../src/domain/attendance/judgeRegistration.ts';
import { similarity } from '../../src/domain/attendance/similarity.ts';

const me = [1, 0, 0.2];
const other = [0, 1, 0.2];
const face = (changes: Partial<FaceReading> = {}): FaceReading => ({ descriptor: me, size: [200, 220], score: 1, yaw: 0, pitch: 0.1, mouthOpen: 0.02, eyesOpen: 0.4, smile: 0.05, real: 0.7, live: 0.9, ...changes });
let pictures = 0;
const picture = (...faces: readonly FaceReading[]): PictureReading => ({ faces, digest: `picture ${(pictures += 1)}` });
const asked = { registered: [me], ahead: picture(face()), posed: [{ challenge: 'SMILE', picture: picture(face({ smile: 0.9 })) }], threshold: 0.6, isLivenessAsked: true } as const;
const fault = (changes: object): unknown => {
  const verdict = judgeFace({ ...asked, ...changes });
  return verdict.isAccepted ? 'accepted' : verdict.fault;
};

describe('likeness', () => {
  it('is 1 for equal descriptors whatever their length is worth, and refuses different models', () => {
    expect(similarity([1, 2, 3], [2, 4, 6])).toBeCloseTo(1);
    expect(similarity([0, 0], [1, 1])).toBe(0);
    expect(() => similarity([1], [1, 2])).toThrow(RangeError);
  });
  const descriptor = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 8, maxLength: 8 });
  it('is the same both ways and within -1 and 1', () =>
    fc.assert(fc.property(descriptor, descriptor, (left, right) => similarity(left, right) === similarity(right, left) && Math.abs(similarity(left, right)) <= 1 + 1e-9)));
});

describe('challenges', () => {
  it('are different ones, as many as asked', () =>
    fc.assert(fc.property(fc.integer({ min: 1, max: 9 }), fc.infiniteStream(fc.nat()), (count, numbers) => {
      const drawn = drawChallenges(count, (below) => numbers.next().value! % below);
      return new Set(drawn).size === drawn.length && drawn.length === Math.min(count, challengeNames.length);
    })));

  it('are never fewer than the configuration says, never none, never more than there are', () => {
    expect(challengeCount(3, 1)).toBe(3);
    expect(challengeCount(null, 0)).toBe(1);
    expect(challengeCount(2, 4)).toBe(4);
    expect(challengeCount(2, 1000)).toBe(challengeNames.length);
  });

  it('are done when the pose differs from looking ahead, in the right direction', () => {
    expect(isChallengeDone('TURN_LEFT', face(), face({ yaw: -0.4 }))).toBe(true);
    expect(isChallengeDone('TURN_LEFT', face(), face({ yaw: 0.4 }))).toBe(false);
    expect(isChallengeDone('TURN_RIGHT', face({ yaw: 0.3 }), face({ yaw: 0.4 }))).toBe(false);
    expect(isChallengeDone('LOOK_UP', face(), face({ pitch: -0.1 }))).toBe(true);
    expect(isChallengeDone('OPEN_MOUTH', face(), face({ mouthOpen: 0.5 }))).toBe(true);
    expect(isChallengeDone('CLOSE_EYES', face(), face({ eyesOpen: 0.1 }))).toBe(true);
  });

  it('are not done by a face that always looks so', () => {
    for (const name of challengeNames) {
      const still = face({ yaw: 0.3, smile: 0.9, mouthOpen: 0.6, eyesOpen: 0.1, pitch: -0.3 });
      expect(isChallengeDone(name, still, still)).toBe(false);
    }
  });
});

describe('the verdict', () => {
  it('accepts the registered person who does what is asked', () => expect(fault({})).toBe('accepted'));
  it('refuses somebody else, however alive', () => expect(fault({ ahead: picture(face({ descriptor: other })) })).toBe('OTHER_PERSON'));
  it('refuses somebody else in the picture of a challenge', () => expect(fault({ posed: [{ challenge: 'SMILE', picture: picture(face({ smile: 0.9, descriptor: other })) }] })).toBe('OTHER_PERSON'));
  it('refuses no face, two faces, a small face, one that looks aside', () => {
    expect(fault({ ahead: picture() })).toBe('NO_FACE');
    expect(fault({ ahead: picture(face({ score: 0.3 })) })).toBe('NO_FACE');
    expect(fault({ ahead: picture(face(), face({ descriptor: other })) })).toBe('SEVERAL_FACES');
    expect(fault({ ahead: picture(face({ size: [40, 44] })) })).toBe('TOO_SMALL');
    expect(fault({ ahead: picture(face({ yaw: 0.6 })) })).toBe('NOT_AHEAD');
  });
  it('refuses one picture sent twice, and a still photograph', () => {
    expect(fault({ posed: [{ challenge: 'SMILE', picture: asked.ahead }] })).toBe('REPEATED_PICTURE');
    expect(fault({ posed: [{ challenge: 'SMILE', picture: picture(face()) }] })).toBe('CHALLENGE_NOT_DONE');
  });
  it('refuses paper and screens that move', () => {
    expect(fault({ ahead: picture(face({ real: 0.1 })), posed: [{ challenge: 'SMILE', picture: picture(face({ smile: 0.9, real: 0.2 })) }] })).toBe('NOT_LIVE');
    expect(fault({ ahead: picture(face({ live: 0.1 })), posed: [{ challenge: 'SMILE', picture: picture(face({ smile: 0.9, live: 0.2 })) }] })).toBe('NOT_LIVE');
  });
});

it('registers pictures of one person only', () => {
  expect(judgeRegistration([picture(face()), picture(face({ yaw: 0.1 }))], 0.6)).toEqual({ descriptors: [me, me] });
  expect(judgeRegistration([picture(face()), picture(face({ descriptor: other }))], 0.6)).toEqual({ fault: 'OTHER_PERSON' });
  expect(judgeRegistration([picture(face({ pitch: 0.6 }))], 0.6)).toEqual({ fault: 'NOT_AHEAD' });
  expect(judgeRegistration([], 0.6)).toEqual({ fault: 'NO_FACE' });
});
