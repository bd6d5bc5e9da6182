import { createHash, createHmac, randomBytes } from 'node:crypto';

const ORG_CODE = /^[A-Za-z0-9_-]{1,32}$/;

/**
 * A secret that names its organisation, so that the row behind it can be looked up inside that organisation alone:
 * `<organisation>.<256 random bits>`.
 */
export const newToken = (orgCode: string): string => `${orgCode}.${randomBytes(32).toString('base64url')}`;

/** The token that follows another: told only to whoever shows that one, by a salt that the database keeps. */
export const successorOf = (token: string, salt: string, kind: 'access' | 'refresh'): string =>
  `${organisationOfToken(token)}.${createHmac('sha256', token).update(`${kind} ${salt}`).digest('base64url')}`;

/** What the database keeps of a secret of 256 random bits: its SHA-256 as base64url. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The organisation that a token names, or null when the text is no token of ours. */
export const organisationOfToken = (token: string): string | null => {
  const dot = token.indexOf('.');
  const orgCode = token.slice(0, Math.max(dot, 0));
  return dot > 0 && token.length < 200 && ORG_CODE.test(orgCode) ? orgCode : null;
};
