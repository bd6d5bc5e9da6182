import type { PasscodeSubject } from '../../auth/passcodes.ts';

/** Whom a passcode of the portal is for. */
export const portalSubject = (email: string): PasscodeSubject => `portal:${email.toLowerCase()}`;
