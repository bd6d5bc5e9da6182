/** Address and position of a record, encrypted and bound to the computer that told them: a row that is moved to another one does not open. */
import { keyFrom } from '../../secrets/key-for.ts';
import { decrypt, encrypt } from '../../secrets/cipher.ts';
import { rootOf } from '../../db/root-of.ts';
import type { Transaction } from '../../db/org.ts';

export type Detail = {
  readonly address: string | null;
  /** The computer told it; else the server saw it. */
  readonly isTold: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Metres. */
  readonly accuracy: number | null;
};

export const NO_DETAIL: Detail = { address: null, isTold: false, latitude: null, longitude: null, accuracy: null };

const about = (orgCode: string, deviceId: string): string => `location ${orgCode} ${deviceId}`;

export const sealDetail = (tx: Transaction, deviceId: string, { address, isTold, latitude, longitude, accuracy }: Detail): string =>
  encrypt(keyFrom(rootOf(tx), 'locations'), JSON.stringify([address, isTold, latitude, longitude, accuracy]), about(tx.orgCode, deviceId)).toString('base64');

type Told = readonly [string | null, boolean, number | null, number | null, number | null];

/** What was sealed; nothing of what does not open, as in a database that was restored under another key. */
export const openDetail = (tx: Transaction, deviceId: string, sealed: string): Detail => {
  let opened: Buffer;
  try {
    opened = decrypt(keyFrom(rootOf(tx), 'locations'), Buffer.from(sealed, 'base64'), about(tx.orgCode, deviceId));
  } catch {
    return NO_DETAIL;
  }
  const [address, isTold, latitude, longitude, accuracy] = JSON.parse(opened.toString('utf8')) as Told;
  return { address, isTold, latitude, longitude, accuracy };
};
