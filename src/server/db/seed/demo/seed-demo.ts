import { todayIn } from '../../../../domain/dates.ts';
import { hashPassword } from '../../../auth/password.ts';
import { storePassword } from '../../../auth/set-password.ts';
import type { Logger } from '../../../log.ts';
import type { Database } from '../../connection.ts';
import { withOrg } from '../../org.ts';
import type { Transaction } from '../../org.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { seedBoughtPlan, seedTrial } from './seed-billing.ts';
import { seedNorthwind } from './seed-northwind.ts';
import { seedOther } from './seed-other.ts';

/** How much of what there are many of. */
export type DemoSize = { readonly candidates: number };

type Plan = {
  readonly code: string;
  readonly seed: (tx: Transaction, size: DemoSize) => Promise<ReadonlyMap<string, string>>;
  /** What the organisation bought, as of a day. */
  readonly bill: (tx: Transaction, today: string) => Promise<void>;
};

const PLANS: readonly Plan[] = [
  { code: 'demo', seed: seedNorthwind, bill: (tx, today) => seedBoughtPlan(tx, 75, today) },
  { code: 'other', seed: seedOther, bill: (tx, today) => seedTrial(tx, 'PHP', today) },
];

/**
 * Makes the demo organisations that are not there yet, each in one transaction. Only ever called in demo mode: the
 * password is public.
 */
export const seedDemo = async (db: Database, log: Logger, size: DemoSize = { candidates: 5000 }): Promise<void> => {
  for (const { code, seed, bill } of PLANS) {
    if (await exists(db, code)) continue;
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await withOrg(db, code, async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtext('tenure set-up'))`);
      const [there] = await tx.query('select from organisation where org_code = $1', [code]);
      if (there !== undefined) return;
      const users = await seed(tx, size);
      await bill(tx, todayIn('UTC', new Date()));
      for (const userId of users.values()) await storePassword(tx, userId, passwordHash);
    });
    log.info({ organisation: code }, 'demo organisation made');
  }
};

const exists = async (db: Database, code: string): Promise<boolean> =>
  (await withOrg(db, code, (tx) => tx.query('select from organisation where org_code = $1', [code]))).length > 0;
