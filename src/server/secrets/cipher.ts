/** AES-256-GCM: twelve random bytes, the tag, the ciphertext. Everything that is kept encrypted goes through here. */
import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';

export const keyBytes = 32;

const ivBytes = 12;
const tagBytes = 16;

/** Random bytes for some hundred ciphertexts at a time: one call for each would be a quarter of the work. */
const pool = Buffer.alloc(ivBytes * 512);
let used = pool.length;

const nextIv = (): Buffer => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return Buffer.from(pool.subarray(used, (used += ivBytes)));
};

/** `about` is not encrypted and must be the same when it is opened. */
export const encrypt = (key: Buffer, plain: Buffer | string, about: string): Buffer => {
  const iv = nextIv();
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(about));
  const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  cipher.final();
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
};

/** Throws where key, text or `about` are not those of the encryption. */
export const decrypt = (key: Buffer, sealed: Buffer, about: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const body = decipher.update(sealed.subarray(ivBytes + tagBytes));
  decipher.final();
  return body;
};
