/** What went wrong with the database, said so that a person can act; `cause` keeps the original. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem';
}

type Known = { readonly when: RegExp; readonly say: string };

const known: readonly Known[] = [
  { when: /ENOSPC|EDQUOT|No space left on device|could not extend file|53100/i, say: 'The disk is full. Free some space on the disk that holds the data, then start again; nothing that was saved is lost.' },
  { when: /EROFS|Read-only file system/i, say: 'The data folder is on a read-only disk. Set DATA_DIR to a folder that can be written.' },
  { when: /EACCES|EPERM|Permission denied/i, say: 'Permission was denied. Give the account that runs Tenure the data folder, or set DATA_DIR to a folder it owns.' },
  { when: /ENOTDIR|EEXIST/, say: 'A file stands where a folder is needed. Set DATA_DIR to a folder.' },
  { when: /ENOENT.*, mkdir/, say: 'No folder can be made there. Set DATA_DIR to another folder.' },
  { when: /28P01|28000|password authentication failed|no pg_hba.conf entry/i, say: 'The database refused the sign-in. Check user and password in DATABASE_URL.' },
  { when: /3D000|database ".*" does not exist/i, say: 'The database named in DATABASE_URL does not exist. Create it with: createdb NAME' },
  { when: /53300|too many clients|remaining connection slots/i, say: 'The database has no free connections. Lower DATABASE_CONNECTIONS or raise max_connections of the database.' },
  { when: /ENOTFOUND|EAI_AGAIN/i, say: 'The host name of DATABASE_URL is not known. Check it and the network.' },
  { when: /ECONNREFUSED|ETIMEDOUT|ENOENT|EHOSTUNREACH|ECONNRESET|timeout|terminated|terminating connection|57P0/i, say: 'The database cannot be reached. Check that it runs and that DATABASE_URL names its host and port.' },
];

/** A `DatabaseProblem` for the error, with the technical words in brackets. */
export const explain = (error: unknown): DatabaseProblem => {
  if (error instanceof DatabaseProblem) return error;
  const code = (error as { code?: string }).code ?? '';
  const text = error instanceof Error ? error.message : String(error);
  const say = known.find(({ when }) => when.test(`${code} ${text}`))?.say ?? 'The database answered with an error.';
  return new DatabaseProblem(`${say} (${[code, text].filter(Boolean).join(' ')})`, { cause: error });
};
