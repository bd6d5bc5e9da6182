import type { Plan } from '../../domain/bonus/bonus-of.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';

export type Round = {
  readonly id: string; readonly name: string; readonly fromDate: string; readonly toDate: string; readonly payoutDate: string; readonly status: 'DRAFT' | 'SUBMITTED' | 'APPROVED' | 'CANCELLED'; readonly submittedById: string | null; readonly people: number | null; /** Since it was told last. */ readonly isReckoned: boolean;
  readonly plan: Plan & { readonly name: string; readonly payAsId: string; readonly customGroupId: string | null; readonly componentId: string | null };
};

/** A round with its plan, locked until the transaction ends. */
export const lockRound = async (tx: Transaction, id: string): Promise<Round> => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const [round] = await tx.query<Round>(
    `select r.id::text as id, r.name, r.from_date::text as "fromDate", r.to_date::text as "toDate", r.payout_date::text as "payoutDate", r.status, r.submitted_by_id::text as "submittedById", r.people, r.reckoned_at is not null as "isReckoned",
       json_build_object('name', p.name, 'payAsId', p.pay_as_id::text, 'customGroupId', p.custom_group_id::text, 'componentId', p.component_id::text, 'calculation', p.calculation, 'amount', trim_scale(p.amount)::text, 'percent', trim_scale(p.percent)::text,
         'minimumServiceDays', p.minimum_service_days, 'prorated', p.prorated) as plan
     from bonus_round r join bonus_plan p on p.org_code = r.org_code and p.id = r.plan_id where r.org_code = $1 and r.id = $2::bigint for update of r`,
    [tx.orgCode, id],
  );
  if (!round) throw refuse('NOT_FOUND');
  return round;
};
