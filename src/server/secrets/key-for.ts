import { hkdfSync } from 'node:crypto';
import { keyBytes } from './cipher.ts';
import { rootKey } from './root-key.ts';
import type { KeySettings } from './root-key.ts';

/** What the keys serve: a key of one purpose opens nothing of another. Never renamed: what was encrypted would not open. */
export type Purpose = 'journal' | 'sealed texts' | 'faces' | 'file addresses' | 'public forms' | 'portal passcodes' | 'feed addresses' | 'calendar addresses' | 'locations' | 'key logs' | 'screenshots';

const known = new Map<string, Buffer>();

/** 32 bytes out of a root key, by HKDF-SHA-256. */
export const keyFrom = (root: Buffer, purpose: Purpose): Buffer => {
  const name = `${purpose} ${root.toString('base64')}`;
  const key = known.get(name) ?? Buffer.from(hkdfSync('sha256', root, '', `tenure ${purpose}`, keyBytes));
  known.set(name, key);
  return key;
};

export const keyFor = (settings: KeySettings, purpose: Purpose): Buffer => keyFrom(rootKey(settings), purpose);
