import type { FaceReading } from './faceReading.ts';

/** Points of the face mesh: lids and sockets of both eyes, lips, forehead and chin. */
const EYES = [{ lids: [374, 386], socket: [443, 450] }, { lids: [145, 159], socket: [223, 230] }] as const;
const LIPS = [13, 14] as const;
const HEIGHT = [10, 152] as const;

type Point = readonly [number, number, ...unknown[]];

/** A face as the library human finds it; which parts are there depends on the models that were asked. */
export type FoundFace = {
  readonly mesh: readonly Point[];
  readonly embedding?: readonly number[] | undefined;
  readonly box: readonly [number, number, number, number];
  readonly faceScore: number;
  readonly score: number;
  readonly rotation?: { readonly angle: { readonly yaw: number; readonly pitch: number } } | null | undefined;
  readonly emotion?: readonly { readonly emotion: string; readonly score: number }[] | undefined;
  readonly real?: number | undefined;
  readonly live?: number | undefined;
};

const apart = (mesh: FoundFace['mesh'], [one, other]: readonly [number, number]): number => {
  const [a, b] = [mesh[one], mesh[other]];
  return a === undefined || b === undefined ? 0 : Math.hypot(a[0] - b[0], a[1] - b[1]);
};

const share = (mesh: FoundFace['mesh'], part: readonly [number, number], whole: readonly [number, number]): number => apart(mesh, part) / (apart(mesh, whole) || 1);

/** What the rules ask of a face; null for something without a mesh. Without the model that describes faces the descriptor is empty. */
export const readingOf = ({ mesh, embedding, box, faceScore, score, rotation, emotion, real, live }: FoundFace): FaceReading | null => {
  if (mesh.length < 468 || !rotation) return null;
  return {
    descriptor: embedding ?? [],
    size: [box[2], box[3]],
    score: faceScore || score,
    yaw: rotation.angle.yaw,
    pitch: rotation.angle.pitch,
    mouthOpen: share(mesh, LIPS, HEIGHT) * 5,
    eyesOpen: Math.max(...EYES.map(({ lids, socket }) => share(mesh, lids, socket))),
    smile: emotion?.find((one) => one.emotion === 'happy')?.score ?? 0,
    real: real ?? 0,
    live: live ?? 0,
  };
};
