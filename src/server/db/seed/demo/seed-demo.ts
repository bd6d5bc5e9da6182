import { hashPassword } from '../../../auth/password.ts';
import { storePassword } from '../../../auth/set-password.ts';
import type { Logger } from '../../../log.ts';
import type { Database } from '../../connection.ts';
import { withOrg } from '../../org.ts';
import type { Transaction } from '../../org.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { seedNorthwind } from './seed-northwind.ts';
import { seedOther } from './seed-other.ts';

type Plan = { readonly code: string; readonly seed: (tx: Transaction) => Promise<ReadonlyMap<string, string>> };

const PLANS: readonly Plan[] = [
  { code: 'demo', seed: seedNorthwind },
  { code: 'other', seed: seedOther },
];

/**
 * Makes the demo organisations that are not there yet, each in one transaction. Only ever called in demo mode: the
 * password is public.
 */
export const seedDemo = async (db: Database, log: Logger): Promise<void> => {
  for (const { code, seed } of PLANS) {
    if (await exists(db, code)) continue;
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await withOrg(db, code, async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtext('tenure set-up'))`);
      const [there] = await tx.query('select from organisation where org_code = $1', [code]);
      if (there !== undefined) return;
      const users = await seed(tx);
      for (const userId of users.values()) await storePassword(tx, userId, passwordHash);
    });
    log.info({ organisation: code }, 'demo organisation made');
  }
};

const exists = async (db: Database, code: string): Promise<boolean> =>
  (await withOrg(db, code, (tx) => tx.query('select from organisation where org_code = $1', [code]))).length > 0;
