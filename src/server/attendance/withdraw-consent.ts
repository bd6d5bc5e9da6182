import type { Context } from '../context.ts';
import { endConsent } from '../faces/consents.ts';
import type { ConsentPurpose } from '../faces/consents.ts';
import { deleteFace } from '../faces/templates.ts';
import { changeConsent } from './consent-answer.ts';

/** Takes the caller's word back. A face is deleted with it; positions of past check-ins stay with the attendance record, new ones are not stored. */
export const withdrawConsent = ({ purpose }: { readonly purpose: ConsentPurpose }, context: Context) =>
  changeConsent(context, async (tx, employeeId) => {
    await endConsent(tx, employeeId, purpose);
    if (purpose === 'FACE') await deleteFace(tx, employeeId);
  });
