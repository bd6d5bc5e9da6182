import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { perTransaction } from './pipeline/per-transaction.ts';

const QUARTERS = ['firstQuarter', 'secondQuarter', 'thirdQuarter', 'fourthQuarter'] as const;

const lookUp = (sql: string) => perTransaction(async (tx: Transaction) => new Map((await tx.query<{ id: string; value: string | null }>(sql, [tx.orgCode])).map(({ id, value }) => [id, value])));
/** Plans change within no transaction that changes positions. */
const statusOfPlans = lookUp('select id::text as id, status as value from headcount_plan where org_code = $1');
const titles = lookUp('select id::text as id, title as value from designation where org_code = $1');
const costs = lookUp('select id::text as id, trim_scale(annual_ctc)::text as value from salary_template where org_code = $1');

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What the person left empty: the title of the designation, the quarter before, the cost of the template. */
const fill = async (tx: Transaction, values: Values, whole: Values): Promise<void> => {
  if (isEmpty(whole['name'])) values['name'] = (await titles(tx)).get(String(whole['designationId'])) ?? '';
  for (const [at, quarter] of QUARTERS.entries()) if (isEmpty(values[quarter] ?? whole[quarter]) && at > 0) values[quarter] = values[QUARTERS[at - 1]!] ?? whole[QUARTERS[at - 1]!];
  if (isEmpty(whole['annualCost']) && !isEmpty(whole['templateId'])) values['annualCost'] = (await costs(tx)).get(String(whole['templateId'])) ?? null;
};

/** Where a position is: what a record that goes hands on to another one, and takes back when it comes back. */
const PLACES: readonly string[] = ['departmentId', 'designationId', 'locationId'];
const BESIDE: readonly string[] = ['version', 'updatedAt', 'updatedBy'];

const movesAlone = ({ isMove, source }: Caller, values: Values, before: Image | null): boolean =>
  before !== null && (isMove === true || (source === 'UNDO' && Object.keys(values).every((key) => PLACES.includes(key) || BESIDE.includes(key) || JSON.stringify(values[key] ?? null) === JSON.stringify(before[key] ?? null))));

/** Positions of a draft alone are written: what waits or was approved stays as somebody else saw it. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (tx, caller, values, before) => {
    const whole: Values = { ...before, ...values };
    const plans = await statusOfPlans(tx);
    const fixed = [whole['planId'], before?.['planId'] ?? whole['planId']].some((id) => ![undefined, 'DRAFT'].includes(plans.get(String(id)) ?? undefined));
    refuseFields(caller, fixed && !movesAlone(caller, values, before) ? [{ field: 'planId', ...finding('headcountPlan.notDraft') }] : []);
    if (caller.source !== 'UNDO') await fill(tx, values, whole);
  },
  beforeDelete: async (tx, caller, images) => {
    const plans = await statusOfPlans(tx);
    if (images.some(({ planId }) => plans.get(String(planId)) !== 'DRAFT')) refuseFields(caller, [{ field: 'planId', ...finding('headcountPlan.notDraft') }]);
  },
};
