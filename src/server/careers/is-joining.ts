import type { Transaction } from '../db/org.ts';
import { OUTDATED } from '../onboarding/individuals/erase-one.ts';

/** A condition on a candidate: their onboarding goes on, or was given up less long ago than that is kept. */
export const isJoining = (alias: string): string =>
  `exists (select from onboarding_individual i where i.org_code = ${alias}.org_code and i.candidate_id = ${alias}.id and i.employee_id is null and not (${OUTDATED}))`;

export const joins = async (tx: Transaction, candidateId: string): Promise<boolean> =>
  (await tx.query(`select from candidate c where c.org_code = $1 and c.id = $2::bigint and ${isJoining('c')}`, [tx.orgCode, candidateId])).length > 0;
