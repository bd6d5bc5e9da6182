import { Refusal } from '../refuse.ts';

/** The object store, or what lies between, is down: 503 with Retry-After. */
export class StoreUnavailable extends Refusal {
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super('SERVICE_UNAVAILABLE', { retryAfterSeconds: 10 });
    this.name = 'StoreUnavailable';
    this.cause = cause;
  }
}

/** The folder of the files has no room left. */
export class StoreFull extends Refusal {
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super('DISK_FULL', {});
    this.name = 'StoreFull';
    this.cause = cause;
  }
}

/** What a write to a disk failed with, as people are told. */
export const told = (error: unknown): unknown => (['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '') ? new StoreFull(error) : error);
