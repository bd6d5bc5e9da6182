import type { FaceResult } from '@vladmandic/human';
import type { FaceReading } from '../../domain/attendance/faceReading.ts';

/** Points of the face mesh: lids and sockets of both eyes, lips, forehead and chin. */
const EYES = [{ lids: [374, 386], socket: [443, 450] }, { lids: [145, 159], socket: [223, 230] }] as const;
const LIPS = [13, 14] as const;
const HEIGHT = [10, 152] as const;

type Mesh = FaceResult['mesh'];

const apart = (mesh: Mesh, [one, other]: readonly [number, number]): number => {
  const [a, b] = [mesh[one], mesh[other]];
  return a === undefined || b === undefined ? 0 : Math.hypot(a[0] - b[0], a[1] - b[1]);
};

const share = (mesh: Mesh, part: readonly [number, number], whole: readonly [number, number]): number => apart(mesh, part) / (apart(mesh, whole) || 1);

/** What the rules ask of a face, out of what human found; null for something without a mesh or a descriptor. */
export const readingOf = ({ mesh, embedding, box, faceScore, score, rotation, emotion, real, live }: FaceResult): FaceReading | null => {
  if (mesh.length < 468 || !embedding?.length || !rotation) return null;
  return {
    descriptor: embedding,
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
