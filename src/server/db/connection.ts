/** What features know of the database: that it can be asked through `withOrg`, and closed. */
import type { Logger } from '../log.ts';
import type { Settings } from '../settings.ts';

export type Database = {
  /** A connection answers now. */
  ready(): Promise<boolean>;
  /** Waits for running transactions, then closes every connection and stops the own server. */
  close(): Promise<void>;
};
