import type { AccessPattern } from '../../../domain/data-loss-prevention/internetRules.ts';
import type { Transaction } from '../../db/org.ts';

/** The wildcards of the organization, without some that are about to go. */
export const readPatterns = (tx: Transaction, without: readonly string[] = []): Promise<AccessPattern[]> =>
  tx.query<AccessPattern>('select pattern, status from internet_access_pattern where org_code = $1 and id <> all($2::bigint[]) order by id', [tx.orgCode, without]);
