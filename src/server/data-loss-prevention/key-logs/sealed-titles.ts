/** Titles of windows in their table: encrypted, and bound to the computer and the moment. */
import type { Transaction } from '../../db/org.ts';
import { openIn, sealIn } from '../../secrets/in-transaction.ts';

const placeOf = (deviceId: string, from: number): string => `title ${deviceId} ${from}`;

/** `from` in milliseconds of the epoch. As hexadecimal digits. */
export const sealTitle = (tx: Transaction, deviceId: string, from: number, title: string): string => sealIn(tx, 'key logs', placeOf(deviceId, from), title).toString('hex');

/** Null also of a title that does not open, as in a database that was restored with another key. */
export const openTitle = (tx: Transaction, deviceId: string, from: number, sealed: Buffer | null): string | null => (sealed === null ? null : (openIn(tx, 'key logs', placeOf(deviceId, from), sealed)?.toString('utf8') ?? null));
