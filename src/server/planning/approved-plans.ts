import type { DatedPlan } from '../../domain/planning/plan-on.ts';
import type { Transaction } from '../db/org.ts';

/** The approved plans of the organisation, in the order of their days. */
export const approvedPlans = (tx: Transaction): Promise<DatedPlan[]> =>
  tx.query<DatedPlan>(`select id::text as id, name, fiscal_year as "fiscalYear", effective_from::text as "effectiveFrom" from headcount_plan where org_code = $1 and status = 'APPROVED' order by effective_from`, [tx.orgCode]);
