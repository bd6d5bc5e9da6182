import type { ErrorCode } from '../../domain/errors.ts';
import type { FaceFault } from '../../domain/attendance/judgeFace.ts';
import { refuse } from '../refuse.ts';
import type { Refusal } from '../refuse.ts';

const codes = {
  NO_FACE: 'FACE_NOT_SEEN',
  SEVERAL_FACES: 'FACE_SEVERAL',
  TOO_SMALL: 'FACE_TOO_SMALL',
  NOT_AHEAD: 'FACE_NOT_AHEAD',
  OTHER_PERSON: 'FACE_FAILED',
  REPEATED_PICTURE: 'FACE_NOT_LIVE',
  CHALLENGE_NOT_DONE: 'FACE_CHALLENGE_NOT_DONE',
  NOT_LIVE: 'FACE_NOT_LIVE',
} as const satisfies Readonly<Record<FaceFault, ErrorCode>>;

/** What a person is told of pictures that were not accepted. */
export const faceRefusal = (fault: FaceFault): Refusal => refuse(codes[fault]);
