import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Account } from './account.ts';

/** The account may enter every folder on the way to `path`, itself included when it is a folder that exists. Without an account: always. */
export const reachable = (path: string, account: Account | undefined): boolean => {
  if (!account) return true;
  for (let at = path; ; at = dirname(at)) {
    const stat = statSync(at, { throwIfNoEntry: false });
    if (stat?.isDirectory() && !mayEnter(stat, account)) return false;
    if (dirname(at) === at) return true;
  }
};

const mayEnter = (stat: { mode: number; uid: number; gid: number }, account: Account): boolean => {
  if (stat.uid === account.uid) return (stat.mode & 0o100) !== 0;
  if (stat.gid === account.gid) return (stat.mode & 0o010) !== 0;
  return (stat.mode & 0o001) !== 0;
};
