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
