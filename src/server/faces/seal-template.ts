import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { keptSecret } from '../kept-secret.ts';
import type { Settings } from '../settings.ts';

const NONCE = 12;
const TAG = 16;

type Place = { readonly orgCode: string; readonly employeeId: string };
type Keys = Pick<Settings, 'dataDir' | 'faceKey'>;

/** A key for each organisation, out of FACE_KEY or the secret in DATA_DIR; never in the database. */
const keyOf = ({ dataDir, faceKey }: Keys, orgCode: string): Buffer => {
  const secret = faceKey === undefined ? keptSecret(dataDir, 'faces') : createHash('sha256').update(faceKey).digest();
  return Buffer.from(hkdfSync('sha256', secret, orgCode, 'face templates', 32));
};

/** What a template belongs to is sealed with it: a row that is moved to somebody else does not open. */
const belongsTo = ({ orgCode, employeeId }: Place): Buffer => Buffer.from(`${orgCode}:${employeeId}`);

/** Descriptors as AES-256-GCM: nonce, ciphertext, tag. */
export const sealTemplate = (keys: Keys, place: Place, descriptors: readonly (readonly number[])[]): Buffer => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys, place.orgCode), nonce).setAAD(belongsTo(place));
  return Buffer.concat([nonce, cipher.update(JSON.stringify(descriptors)), cipher.final(), cipher.getAuthTag()]);
};

/** Null when the bytes were changed, belong to somebody else, or were sealed by another key, as in a database that was restored elsewhere. */
export const openTemplate = (keys: Keys, place: Place, sealed: Buffer): number[][] | null => {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(keys, place.orgCode), sealed.subarray(0, NONCE)).setAAD(belongsTo(place)).setAuthTag(sealed.subarray(-TAG));
  const opened = decipher.update(sealed.subarray(NONCE, -TAG));
  try {
    decipher.final();
  } catch {
    return null; // GCM's one way to say that the tag does not fit
  }
  return JSON.parse(opened.toString('utf8')) as number[][];
};
