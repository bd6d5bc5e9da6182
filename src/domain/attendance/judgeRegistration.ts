import type { PictureReading } from './faceReading.ts';
import { isAhead, onlyFace } from './judgeFace.ts';
import type { FaceFault } from './judgeFace.ts';
import { similarity } from './similarity.ts';

/** A face is registered from so many pictures. */
export const REGISTRATION_PICTURES = { least: 1, most: 5 } as const;

type Registration = { readonly descriptors: readonly (readonly number[])[] } | { readonly fault: FaceFault };

/** The descriptors of pictures that all show one person, each looking at the camera; otherwise why not. `threshold` is a cosine. */
export const judgeRegistration = (pictures: readonly PictureReading[], threshold: number): Registration => {
  const descriptors: (readonly number[])[] = [];
  for (const picture of pictures) {
    const face = onlyFace(picture);
    if (typeof face === 'string') return { fault: face };
    if (!isAhead(face)) return { fault: 'NOT_AHEAD' };
    if (descriptors.some((other) => similarity(other, face.descriptor) < threshold)) return { fault: 'OTHER_PERSON' };
    descriptors.push(face.descriptor);
  }
  return descriptors.length === 0 ? { fault: 'NO_FACE' } : { descriptors };
};
