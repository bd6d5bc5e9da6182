/** What a return from elsewhere may say; any other code in the address is nobody's. */
const told = ['SINGLE_SIGN_ON_FAILED', 'SINGLE_SIGN_ON_ACCOUNT', 'SINGLE_SIGN_ON_UNAVAILABLE', 'DEVICE_NOT_REGISTERED', 'PARTNER_REFUSED'] as const;

/** The message of what went wrong on the way back to the sign-in page; undefined when nothing did. */
export const signInProblem = (code: string | null): `error.${(typeof told)[number]}` | undefined => {
  const found = told.find((known) => known === code);
  return found === undefined ? undefined : `error.${found}`;
};

/** The step that is still due when the identity provider sends a person back. */
export const dueStep = (step: string | null): 'CODE' | 'ENROL' | undefined => (step === 'CODE' || step === 'ENROL' ? step : undefined);

/** Where to go afterwards: a path of the console and nothing else. */
export const pathWithin = (path: string | null): string | undefined => (path !== null && /^\/(?![/\\])/.test(path) ? path : undefined);
