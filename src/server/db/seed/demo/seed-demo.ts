import { todayIn } from '../../../../domain/dates.ts';
import { hashPassword } from '../../../auth/password.ts';
import { storePassword } from '../../../auth/set-password.ts';
import type { Store } from '../../../files/store.ts';
import type { Logger } from '../../../log.ts';
import type { Database } from '../../connection.ts';
import { withOrg } from '../../org.ts';
import type { Transaction } from '../../org.ts';
import { seedFiles, type SeedFiles } from '../files.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { seedBoughtPlan, seedTrial } from './seed-billing.ts';
import { seedNorthwind } from './seed-northwind.ts';
import { seedOther } from './seed-other.ts';

/** How much of what there are many of, and where files go; without a place for them nobody has any. */
export type DemoSize = { readonly candidates?: number; readonly store?: Store };
type Sized = { readonly candidates: number; readonly files: SeedFiles | null };

type Plan = {
  readonly code: string;
  readonly seed: (tx: Transaction, size: Sized) => Promise<ReadonlyMap<string, string>>;
  /** What the organisation bought, as of a day. */
  readonly bill: (tx: Transaction, today: string) => Promise<void>;
};

const PLANS: readonly Plan[] = [
  { code: 'demo', seed: seedNorthwind, bill: (tx, today) => seedBoughtPlan(tx, 75, today) },
  { code: 'other', seed: seedOther, bill: (tx, today) => seedTrial(tx, 'PHP', today) },
];

/** Files are no part of a transaction: what was written for one that failed, or is run again, is removed. */
const keepingFiles = async (files: SeedFiles | null, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    await files?.drop();
    throw error;
  }
};

/**
 * Makes the demo organisations that are not there yet, each in one transaction. Only ever called in demo mode: the
 * password is public.
 */
export const seedDemo = async (db: Database, log: Logger, { candidates = 5000, store }: DemoSize = {}): Promise<void> => {
  for (const { code, seed, bill } of PLANS) {
    if (await exists(db, code)) continue;
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const files = store ? seedFiles(code, store) : null;
    await keepingFiles(files, () => withOrg(db, code, async (tx) => {
      await files?.drop();
      await tx.query(`select pg_advisory_xact_lock(hashtext('tenure set-up'))`);
      const [there] = await tx.query('select from organisation where org_code = $1', [code]);
      if (there !== undefined) return;
      const users = await seed(tx, { candidates, files });
      await bill(tx, todayIn('UTC', new Date()));
      for (const userId of users.values()) await storePassword(tx, userId, passwordHash);
      await files?.keep(tx);
    }));
    log.info({ organisation: code }, 'demo organisation made');
  }
};

const exists = async (db: Database, code: string): Promise<boolean> =>
  (await withOrg(db, code, (tx) => tx.query('select from organisation where org_code = $1', [code]))).length > 0;
