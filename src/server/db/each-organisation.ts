/** What the upkeep of every organisation shares: one that fails keeps no other from it. */
import type { Logger } from '../log.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import type { Database } from './connection.ts';
import { withOrg, type Transaction } from './org.ts';

export const organisationCodes = async (db: Database): Promise<readonly string[]> =>
  (await withOrg(db, NO_ORGANISATION, (tx) => tx.query<{ code: string }>('select code from organisation_codes() code'))).map(({ code }) => code);

/** `failed` says in the log what did not come about. */
type Told = { readonly log: Logger; readonly failed: string };

/** Answers the sum of what `work` answers for each organisation. What fails in one is logged and does not keep the others; the run then fails, so that it is tried again. */
export const inEachOrganisation = async (db: Database, { log, failed }: Told, work: (code: string) => Promise<number>): Promise<number> => {
  let done = 0;
  const failures: unknown[] = [];
  for (const code of await organisationCodes(db)) {
    try {
      done += await work(code);
    } catch (error) {
      log.error({ err: error, organisation: code }, failed);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failed}: ${failures.length} organisations`);
  return done;
};

type Due<One> = {
  readonly find: (tx: Transaction) => Promise<readonly One[]>;
  /** In a transaction of its own; whether anything was done: another process may have been quicker. */
  readonly settle: (code: string, one: One) => Promise<boolean>;
};

/** Settles what is due in each organisation, one after the other. As `inEachOrganisation`, and one that fails keeps none of its organisation from it. Answers how many were settled. */
export const settleDue = async <One extends { readonly id: string }>(db: Database, { log, failed }: Told, { find, settle }: Due<One>): Promise<number> =>
  inEachOrganisation(db, { log, failed }, async (code) => {
    let settled = 0;
    const failures: unknown[] = [];
    for (const one of await withOrg(db, code, find)) {
      try {
        if (await settle(code, one)) settled += 1;
      } catch (error) {
        log.error({ err: error, organisation: code, record: one.id }, failed);
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failed}: ${failures.length} records of ${code}`);
    return settled;
  });
