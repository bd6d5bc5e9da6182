import { generateSecret, generateURI, verifySync } from 'otplib';

/** Codes of the step before and after count as well: clocks differ, and people type. */
const TOLERANCE_SECONDS = 30;

/** 160 random bits as base32. */
export const newTotpSecret = (): string => generateSecret();

/** What the picture for the app holds. */
export const totpUri = (secret: string, organisation: string, email: string): string => generateURI({ issuer: `Tenure ${organisation}`.replaceAll(':', ' '), label: email, secret });

/** The time step (of 30 s since 1970) that the code belongs to; null when it is none of now. `at` is in ms since 1970. */
export const stepOfCode = (secret: string, code: string, at: number): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const result = verifySync({ secret, token: code, epoch: Math.floor(at / 1000), epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
};
