import type { Transaction } from '../db/org.ts';
import { organisationCodes } from '../db/each-organisation.ts';
import { withOrg } from '../db/org.ts';
import type { Context } from '../http/route.ts';

/** Records of one organisation that are looked up at once. */
export const AT_ONCE = 500;
/** Records of one organisation that one run tries: the next run comes within the hour. */
const MOST = 5000;

type Due = {
  /** At most so many that are due, none of those left, oldest first. */
  readonly find: (tx: Transaction, left: readonly string[], most: number) => Promise<readonly { readonly id: string }[]>;
  /** Whether the record was erased; it may stay after all. */
  readonly erase: (orgCode: string, id: string) => Promise<boolean>;
  /** Who could not be erased, for the log. */
  readonly told: { readonly what: string; readonly who: string };
};

/** Erases what is due in every organisation, also behind those whose erasure fails: they are logged, keep nobody else, and the run fails so that it is tried again. Answers how many. */
export const eraseDue = async ({ db, log }: Pick<Context, 'db' | 'log'>, { find, erase, told }: Due, atOnce: number): Promise<number> => {
  const organisations = await organisationCodes(db);
  let erased = 0;
  const failures: unknown[] = [];
  const lookUp = async (code: string, left: readonly string[], most: number): Promise<readonly { readonly id: string }[]> => {
    try {
      return await withOrg(db, code, (tx) => find(tx, left, most));
    } catch (error) {
      log.error({ err: error, organisation: code }, `who is to be erased after the retention period was not looked up among ${told.who}`);
      failures.push(error);
      return [];
    }
  };
  for (const code of organisations) {
    const left: string[] = [];
    for (let tried = 0; tried < MOST; ) {
      const due = await lookUp(code, left, Math.min(atOnce, MOST - tried));
      for (const { id } of due)
        try {
          if (await erase(code, id)) erased += 1;
          else left.push(id);
        } catch (error) {
          log.error({ err: error, organisation: code, record: id }, `${told.what} was not erased after the retention period`);
          failures.push(error);
          left.push(id);
        }
      tried += due.length;
      if (due.length < atOnce) break;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${told.who} could not be erased`);
  return erased;
};
