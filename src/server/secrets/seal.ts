import { decrypt, encrypt } from './cipher.ts';
import { keyFor } from './key-for.ts';
import type { KeySettings } from './root-key.ts';

/** A text encrypted and bound to its place (organisation, kind, owner): moved elsewhere it does not open. base64url. */
export const seal = (settings: KeySettings, place: string, text: string): string => encrypt(keyFor(settings, 'sealed texts'), text, place).toString('base64url');

/** What was sealed for the place; null for anything else. */
export const unseal = (settings: KeySettings, place: string, sealed: string): string | null => {
  try {
    return decrypt(keyFor(settings, 'sealed texts'), Buffer.from(sealed, 'base64url'), place).toString('utf8');
  } catch {
    // Changed, from another place or of another key: no text of ours.
    return null;
  }
};
