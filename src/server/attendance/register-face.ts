import { judgeRegistration, REGISTRATION_PICTURES } from '../../domain/attendance/judgeRegistration.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { consentsOf } from '../faces/consents.ts';
import { readPictures } from '../faces/read-pictures.ts';
import { keepFace } from '../faces/templates.ts';
import { refuse } from '../refuse.ts';
import { registrationOf } from './face-registration.ts';
import { faceRefusal } from './face-refusal.ts';
import { countFaceTry } from './face-tries.ts';
import { targetEmployee } from './target-employee.ts';

type Arguments = { readonly employeeId?: number | null; readonly images: readonly string[] };

/** Keeps a face, sealed, instead of the one that was kept before. The person must have agreed in their own session, also when an administrator takes the pictures. */
export const registerFace = async ({ employeeId, images }: Arguments, { db, settings, log }: Context, grant: Grant) => {
  const { session } = grant;
  const { least, most } = REGISTRATION_PICTURES;
  if (images.length < least || images.length > most) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'images', message: `${least} to ${most}` }] });
  const target = await withOrg(db, session.orgCode, async (tx) => {
    const id = await targetEmployee(tx, grant, employeeId);
    if (!(await consentsOf(tx, id)).hasFaceConsent) throw refuse('FACE_CONSENT');
    return id;
  });
  await countFaceTry(db, session);
  const judged = judgeRegistration(await readPictures(images, log), settings.faceSimilarity / 100);
  if ('fault' in judged) throw judged.fault === 'OTHER_PERSON' ? refuse('FACE_DIFFERENT') : faceRefusal(judged.fault);
  return withOrg(db, session.orgCode, async (tx) => {
    if (!(await keepFace(tx, settings, target, judged.descriptors, session.name))) throw refuse('FACE_CONSENT');
    return registrationOf(tx, target);
  });
};
