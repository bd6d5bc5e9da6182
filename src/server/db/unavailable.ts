/** Errors that mean 'not now': the connection is gone, the server starts or stops, no slot is free. Nothing was decided by the data. */
import pg from 'pg';
import type { ErrorCode } from '../../domain/errors.ts';
import { Refusal } from '../refuse.ts';
import type { RefusalDetails } from '../refuse.ts';
import { explain } from './problem.ts';
import { retried } from './retry.ts';

const classes = ['08', '57P', '53300', '25006'];
const sockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EACCES']);
const words = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed/;

/** Seconds after which asking again makes sense. */
const retryAfterSeconds = 5;

/** What the database would not do, as people are told; the cause holds its own words. */
export class DatabaseRefusal extends Refusal {
  override readonly cause: unknown;

  constructor(code: ErrorCode, details: RefusalDetails, cause: unknown) {
    super(code, details);
    this.cause = cause;
  }
}

/** The database could not be asked: 503 with Retry-After. When this strikes during commit, the work may have been done. */
export class DatabaseUnavailable extends DatabaseRefusal {
  constructor(cause: unknown) {
    super('_DB0000', { retryAfterSeconds }, cause);
    this.name = 'DatabaseUnavailable';
  }
}

/** A value that no column or operator takes: out of range, no date, no number, an index entry too long. */
const unfit = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05', '54000']);

/** What was sent cannot be kept or compared. The cause is logged: the checks before should have said it in place. */
export class ValueRefused extends DatabaseRefusal {
  constructor(cause: unknown) {
    super('VALUE_UNFIT', {}, cause);
    this.name = 'ValueRefused';
  }
}

export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = (error as NodeJS.ErrnoException).code;
  if (code !== undefined) return sockets.has(code) || classes.some((start) => code.startsWith(start));
  return words.test(error.message);
};

/** The database refused a statement for what it says, and would again. */
export const isOfData = (error: unknown): boolean => error instanceof ValueRefused || (error instanceof pg.DatabaseError && !isUnavailable(error) && !retried.has(error.code ?? ''));

/** A statement that writes met a transaction that only reads. */
export const isReadOnlyFault = (error: unknown): boolean => ((error instanceof DatabaseUnavailable ? error.cause : error) as { code?: string }).code === '25006';

/** Waits for the database; what a caller may see of its errors: gone and full are refusals of the catalogue, the rest stays as it is. */
export const asked = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    throw translate(error);
  }
};

/** What the machine says where the data folder cannot be used. */
const folders = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST']);

/** A folder that is there and takes none below it, as /proc, answers that the new one is missing. */
const isOfFolder = ({ code = '', syscall }: NodeJS.ErrnoException): boolean => folders.has(code) || (code === 'ENOENT' && syscall === 'mkdir');

/** What whoever runs Tenure can do about a folder that cannot be used, or a database that went away or has no room; every other error as it is. */
export const explained = (error: unknown): unknown => {
  if (error instanceof Error && 'syscall' in error && isOfFolder(error as NodeJS.ErrnoException)) return explain(error);
  const known = error instanceof pg.DatabaseError ? translate(error) : error;
  return known instanceof DatabaseRefusal && !(known instanceof ValueRefused) ? explain(known.cause) : error;
};

export const translate = (error: unknown): unknown => {
  if (isUnavailable(error)) return error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error);
  if (unfit.has((error as { code?: string }).code ?? '')) return new ValueRefused(error);
  if ((error as { code?: string }).code === '53100') return new DatabaseRefusal('DISK_FULL', {}, error);
  return error;
};
