/** Which plan and quarter somebody looks at. */
import type { Grant } from '../access/authorise.ts';
import { planOn } from '../../domain/planning/plan-on.ts';
import { quarterOfPlan, type Quarter } from '../../domain/planning/fiscal-year.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';
import { approvedPlans } from './approved-plans.ts';
import { readPlanning } from './settings.ts';

type Choice = { readonly id: string; readonly name: string; readonly fiscalYear: number; readonly effectiveFrom: string; readonly status: string };
type Asked = { readonly planId?: string | null; readonly quarter?: number | null };

/** Plans that one may choose from. */
const CHOICES = 50;

const within = (grant: Grant, tx: Transaction) => {
  const to = bindings(tx.orgCode);
  return { to, where: `p.org_code = $1 and ${rowsWithin(resourceOf('HeadcountPlan'), { ...grant, forms: ['TABLE_OF_ORGANIZATION'] }, grant.session, 'p', to)}` };
};

const FIELDS = 'p.id::text as id, p.name, p.fiscal_year as "fiscalYear", p.effective_from::text as "effectiveFrom", p.status';

/** The plans that the person sees, the last by day first. */
export const planChoices = (tx: Transaction, grant: Grant): Promise<Choice[]> => {
  const { to, where } = within(grant, tx);
  return tx.query<Choice>(`select ${FIELDS} from headcount_plan p where ${where} order by p.effective_from desc, p.id desc limit ${CHOICES}`, to.values);
};

const readPlan = async (tx: Transaction, grant: Grant, id: string): Promise<Choice> => {
  const { to, where } = within(grant, tx);
  const [plan] = /^\d{1,18}$/.test(id) ? await tx.query<Choice>(`select ${FIELDS} from headcount_plan p where ${where} and p.id = ${to.bind(id)}::bigint`, to.values) : [];
  if (!plan) throw refuse('NOT_FOUND');
  return plan;
};

/** The plan that was asked for, else the one that holds today; of its quarters the one asked for, else that of today. */
export const shownPlan = async (tx: Transaction, grant: Grant, { planId, quarter }: Asked) => {
  const today = await todayOf(tx);
  const settings = await readPlanning(tx);
  const inForce = planOn(today, await approvedPlans(tx)) ?? null;
  const plan = planId == null ? inForce : await readPlan(tx, grant, planId);
  if (quarter != null && ![1, 2, 3, 4].includes(quarter)) throw refuse('NOT_FOUND');
  return { today, settings, inForce, plan, quarter: (quarter ?? (plan === null ? 1 : quarterOfPlan(plan.fiscalYear, today, settings.firstMonth))) as Quarter };
};
