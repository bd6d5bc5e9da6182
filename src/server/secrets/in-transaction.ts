/** What is kept encrypted of an organization, by those who have a transaction and not the settings. */
import { createHmac } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import { rootOf } from '../db/root-of.ts';
import { decrypt, encrypt } from './cipher.ts';
import { keyFrom, type Purpose } from './key-for.ts';

const about = (tx: Transaction, place: string): string => `${tx.orgCode} ${place}`;

/** Bound to the organization and to the place within it: moved elsewhere it does not open. */
export const sealIn = (tx: Transaction, purpose: Purpose, place: string, plain: Buffer | string): Buffer => encrypt(keyFrom(rootOf(tx), purpose), plain, about(tx, place));

/** What was sealed for the place; null for anything else. */
export const openIn = (tx: Transaction, purpose: Purpose, place: string, sealed: Buffer): Buffer | null => {
  try {
    return decrypt(keyFrom(rootOf(tx), purpose), sealed, about(tx, place));
  } catch {
    // Changed, from another place or of another key: nothing of ours.
    return null;
  }
};

/** A number of 32 bits that nobody reckons without the key, the same for the same place. */
export const seedIn = (tx: Transaction, purpose: Purpose, place: string): number => createHmac('sha256', keyFrom(rootOf(tx), purpose)).update(about(tx, place)).digest().readUInt32BE(0);
