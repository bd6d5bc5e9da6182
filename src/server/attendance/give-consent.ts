import type { Context } from '../context.ts';
import { recordConsent } from '../faces/consents.ts';
import type { ConsentPurpose } from '../faces/consents.ts';
import { changeConsent } from './consent-answer.ts';

/** Records that the caller, themselves, agrees to what the purpose stores. */
export const giveConsent = ({ purpose }: { readonly purpose: ConsentPurpose }, context: Context) =>
  changeConsent(context, (tx, employeeId, userId) => recordConsent(tx, employeeId, userId, purpose));
