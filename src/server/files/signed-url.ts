import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../secrets/key-for.ts';
import type { KeySettings } from '../secrets/root-key.ts';

export type FileAction = 'upload' | 'retrieve';

const SECONDS: Readonly<Record<FileAction, number>> = { upload: 600, retrieve: 300 };

const signature = (settings: KeySettings, key: string, action: FileAction, expires: number, by: string | null): string =>
  createHmac('sha256', keyFor(settings, 'file addresses')).update(`${action}\n${key}\n${expires}${by === null ? '' : `\n${by}`}`).digest('base64url');

/** An address on this host that lets whoever holds it do one thing with one file: upload for ten minutes, retrieve for five. `by` is the person to whom it is given. */
export const signedUrl = (settings: KeySettings, key: string, action: FileAction, by: string | null = null): string => {
  const expires = Math.floor(Date.now() / 1000) + SECONDS[action];
  return `/files/${key}?action=${action}&expires=${expires}${by === null ? '' : `&by=${by}`}&signature=${signature(settings, key, action, expires, by)}`;
};

/** Whether an address was signed by this server for the action and is still good. */
export const isSignedUrl = (settings: KeySettings, key: string, action: FileAction, query: URLSearchParams): boolean => {
  const expires = Number(query.get('expires'));
  if (query.get('action') !== action || !Number.isSafeInteger(expires) || expires * 1000 < Date.now()) return false;
  const given = Buffer.from(query.get('signature') ?? '');
  const right = Buffer.from(signature(settings, key, action, expires, query.get('by')));
  return given.length === right.length && timingSafeEqual(given, right);
};
