import type { Grounds, Relative, Taking } from '../../domain/air-tickets/terms.ts';
import type { Transaction } from '../db/org.ts';
import { isInGroupSql } from '../people/group-members.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import { readPolicies, readSectors } from './read-policies.ts';

type Row = {
  readonly employeeId: string;
  readonly employeeNumber: string;
  readonly name: string;
  readonly department: string | null;
  readonly location: string | null;
  readonly joinedOn: string;
  readonly confirmedOn: string | null;
  readonly leftOn: string | null;
  readonly policyIds: readonly string[];
  readonly sectorId: string | null;
  readonly relatives: readonly Relative[];
  readonly takings: readonly Taking[];
};

export type Entitled = Pick<Row, 'employeeId' | 'employeeNumber' | 'department' | 'location'> & { readonly destination: string | null; readonly grounds: Grounds };

/** What is for everybody is for those whose kind of contract is eligible for benefits. */
const BENEFITS = 'not exists (select from employee_type y where y.org_code = $1 and y.id = e.employee_type_id and not y.eligible_for_benefits)';

const EMPLOYEES = `select e.id::text as "employeeId", e.employee_number as "employeeNumber", e.name, d.name as department, l.name as location, e.date_of_join::text as "joinedOn", e.confirmation_date::text as "confirmedOn",
    (select max(x.last_working_day)::text from exit x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day >= e.date_of_join) as "leftOn",
    array(select p.id::text from air_ticket_policy p where p.org_code = $1 and p.status = 'ACTIVE' and case when p.custom_group_id is null then ${BENEFITS} else ${isInGroupSql('p.custom_group_id')} end) as "policyIds",
    coalesce((select h.sector_id from air_ticket_home h where h.org_code = $1 and h.employee_id = e.id),
      (select s.id from air_ticket_sector s where s.org_code = $1 and s.country = e.nationality and s.is_usual order by s.id limit 1))::text as "sectorId",
    coalesce((select json_agg(json_build_object('id', m.id::text, 'name', m.name, 'relationshipId', m.relationship_id::text, 'bornOn', m.date_of_birth) order by m.id)
      from family_member m where m.org_code = $1 and m.employee_id = e.id and m.is_dependent), '[]'::json) as relatives,
    coalesce((select json_agg(json_build_object('claimId', c.id::text, 'kind', c.kind, 'status', c.status, 'claimedOn', c.claimed_on, 'on', c.travel_on, 'amount', trim_scale(coalesce(c.amount, 0))::text, 'settledOn', c.settled_on,
        'people', (case when c.for_self then array[''] else '{}'::text[] end) || array(select t.family_member_id::text from air_ticket_traveller t where t.org_code = $1 and t.air_ticket_claim_id = c.id)) order by c.id)
      from air_ticket_claim c where c.org_code = $1 and c.employee_id = e.id and c.status in ('PENDING', 'APPROVED')), '[]'::json) as takings
  from employee e left join department d on d.org_code = e.org_code and d.id = e.department_id left join location l on l.org_code = e.org_code and l.id = e.location_id`;

/** What the tickets of employees are reckoned from: of those for whom the condition over `e` holds, by name. $1 is the organisation. */
export const readEntitled = async (tx: Transaction, where: string, values: readonly unknown[]): Promise<{ readonly currency: string; readonly people: readonly Entitled[] }> => {
  const { currency } = await readPayrollSettings(tx);
  const [policies, sectors] = [await readPolicies(tx), await readSectors(tx)];
  const rows = await tx.query<Row>(`${EMPLOYEES} where e.org_code = $1 and ${where} order by e.name, e.id`, values);
  const people = rows.map(({ employeeId, employeeNumber, department, location, policyIds, sectorId, ...rest }): Entitled => {
    const sector = sectorId === null ? undefined : sectors.get(sectorId);
    const own = policyIds.flatMap((id) => policies.get(id) ?? []);
    const { name, joinedOn, confirmedOn, leftOn, relatives, takings } = rest;
    return { employeeId, employeeNumber, department, location, destination: sector?.destination ?? null, grounds: { name, joinedOn, confirmedOn, leftOn, relatives, takings, policies: own, fares: sector?.fares ?? [], currency } };
  });
  return { currency, people };
};

/** The same of one employee; undefined where there is none. */
export const readGrounds = async (tx: Transaction, employeeId: string): Promise<Entitled | undefined> => (await readEntitled(tx, 'e.id = $2::bigint', [tx.orgCode, employeeId])).people[0];

/** Without the claim itself, which is weighed beside the others. */
export const beside = (grounds: Grounds, claimId: string | null): Grounds => ({ ...grounds, takings: grounds.takings.filter((one) => one.claimId !== claimId) });
