/** Whether a claim fits its journey and what was claimed already. */
import type { Claim, PerDiemDays } from '../../domain/expenses/claim.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';

type OfJourney = { readonly employeeId: string; readonly travelId: string | null; /** Days that are paid for approved journeys only. */ readonly perDiems?: readonly PerDiemDays[] };

/** The journey is the employee's own and neither rejected nor cancelled; per diems lie within one that was approved. */
export const journeyProblems = async (tx: Transaction, { employeeId, travelId, perDiems = [] }: OfJourney): Promise<Problem[]> => {
  if (travelId === null) return perDiems.length > 0 ? [{ field: 'travelId', ...finding('claimRequest.perDiemNeedsTravel') }] : [];
  const [travel] = await tx.query<{ status: string; from: string; to: string }>(
    'select status, from_date::text as from, to_date::text as to from travel_request where org_code = $1 and id = $2::bigint and employee_id = $3::bigint',
    [tx.orgCode, travelId, employeeId],
  );
  if (travel === undefined || travel.status === 'REJECTED' || travel.status === 'CANCELLED') return [{ field: 'travelId', ...finding('claimRequest.othersTravel') }];
  if (perDiems.length > 0 && travel.status !== 'APPROVED') return [{ field: 'travelId', ...finding('claimRequest.perDiemNeedsTravel') }];
  return perDiems.flatMap(({ fromDate, toDate }, index): Problem[] => (fromDate < travel.from || toDate > travel.to ? [{ field: `perDiems.${index}.fromDate`, ...finding('claimRequest.outsideTravel') }] : []));
};

type Asked = { readonly id: string | null; readonly employeeId: string; /** Of payroll. */ readonly currency: string; readonly claim: Claim };

/** The same expense, or days of the same per diem, in another claim of the employee that waits or was approved. Twice within one claim it may stand: two tickets, one price. */
export const claimedBefore = async (tx: Transaction, { id, employeeId, currency, claim }: Asked): Promise<Problem[]> => {
  const expenses = await tx.query<{ at: number; purpose: string }>(
    `select distinct on (l.at) (l.at - 1)::int as at, r.purpose from unnest($3::date[], $4::numeric[], $5::text[]) with ordinality as l(spent_on, amount, currency, at)
       join claim_expense x on x.org_code = $1 and x.spent_on = l.spent_on and x.amount = l.amount and coalesce(x.currency, $6) = l.currency
       join claim_request r on r.org_code = $1 and r.id = x.claim_request_id and r.employee_id = $2::bigint and r.status in ('PENDING', 'APPROVED') and r.id is distinct from $7::bigint order by l.at, r.id`,
    [tx.orgCode, employeeId, claim.expenses.map(({ spentOn }) => spentOn), claim.expenses.map(({ amount }) => amount), claim.expenses.map((line) => line.currency ?? currency), currency, id],
  );
  const days = await tx.query<{ at: number; purpose: string }>(
    `select distinct on (l.at) (l.at - 1)::int as at, r.purpose from unnest($3::bigint[], $4::date[], $5::date[]) with ordinality as l(per_diem_id, from_date, to_date, at)
       join claim_per_diem x on x.org_code = $1 and x.per_diem_id = l.per_diem_id and x.from_date <= l.to_date and x.to_date >= l.from_date
       join claim_request r on r.org_code = $1 and r.id = x.claim_request_id and r.employee_id = $2::bigint and r.status in ('PENDING', 'APPROVED') and r.id is distinct from $6::bigint order by l.at, r.id`,
    [tx.orgCode, employeeId, claim.perDiems.map(({ perDiemId }) => perDiemId), claim.perDiems.map(({ fromDate }) => fromDate), claim.perDiems.map(({ toDate }) => toDate), id],
  );
  return [
    ...expenses.map(({ at, purpose }) => ({ field: `expenses.${at}.amount`, ...finding('claimRequest.twice', { purpose }) })),
    ...days.map(({ at, purpose }) => ({ field: `perDiems.${at}.fromDate`, ...finding('claimRequest.twice', { purpose }) })),
  ];
};
