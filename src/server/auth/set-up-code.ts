/** A code that only who sees the server's terminal knows, so that nobody else sets up an installation that the network reaches. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import type { Settings } from '../settings.ts';

type Told = Pick<Settings, 'dataDir' | 'host' | 'publicUrl'>;

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

const pathOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'secrets', 'set-up-code');

/** Whether setting up takes the code: only a server that this machine alone can reach does without. */
export const needsSetUpCode = ({ host, publicUrl }: Told): boolean => !LOOPBACK.test(host) || !LOOPBACK.test(publicUrl.hostname);

const newCode = (): string => Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join('-');

/** The code of this installation, made once and kept for its owner's eyes until it has served. */
export const setUpCode = (settings: Told): string => {
  const path = pathOf(settings);
  makeFolder(join(settings.dataDir, 'secrets'), 0o700);
  try {
    writeFileSync(path, newCode(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
};

const digest = (text: string): Buffer => createHash('sha256').update(text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')).digest();

/** Whether the text is the code, however it is spaced, or none is needed. */
export const isSetUpCode = (settings: Told, text: string): boolean => !needsSetUpCode(settings) || timingSafeEqual(digest(text), digest(setUpCode(settings)));

/** It has served. */
export const dropSetUpCode = (settings: Told): void => rmSync(pathOf(settings), { force: true });
