/** Which operating-system account runs PostgreSQL: it refuses root, and needs an account that is listed (a passwd entry). */
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { DatabaseProblem } from '../problem.ts';

export type Account = { readonly uid: number; readonly gid: number; readonly name: string };

/** The account to switch to when this process is root, preferring the one that owns an existing cluster; undefined when no switch is needed. */
export const chooseAccount = (owner?: number): Account | undefined => {
  if (process.platform === 'win32') return undefined;
  if (process.getuid?.() !== 0) {
    requireListed();
    return undefined;
  }
  const listed = readAccounts();
  const found = listed.find((account) => account.uid === owner && account.uid !== 0) ?? ['postgres', 'nobody', 'daemon'].map((name) => listed.find((account) => account.name === name)).find(Boolean);
  if (!found) throw new DatabaseProblem('PostgreSQL does not run as root, and this machine lists no account such as nobody to run it. Start Tenure as an ordinary user, or set DATABASE_URL.');
  return found;
};

const requireListed = (): void => {
  try {
    userInfo();
  } catch (error) {
    throw new DatabaseProblem(`PostgreSQL needs an account that the machine lists, and user id ${process.getuid?.()} has none. Add it to /etc/passwd, or set DATABASE_URL to a database elsewhere.`, { cause: error });
  }
};

const readAccounts = (): Account[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((parts) => parts.length >= 4 && !parts[0]?.startsWith('#'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
