import type { Fare, PolicyTerms } from '../../domain/air-tickets/terms.ts';
import type { Transaction } from '../db/org.ts';

export type Sector = { readonly id: string; readonly destination: string; readonly fares: readonly Fare[] };

/** The active policies by their ids; there are few. */
export const readPolicies = async (tx: Transaction): Promise<ReadonlyMap<string, PolicyTerms>> => {
  const amount = (column: string, name: string): string => `trim_scale(p.${column})::text as "${name}"`;
  const rows = await tx.query<PolicyTerms>(
    `select p.id::text as id, p.name, p.custom_group_id is not null as "isForGroup", p.effective_from::text as "effectiveFrom", p.effective_until::text as "effectiveUntil", p.children_covered as "childrenCovered",
       p.child_until_age as "childUntilAge", coalesce((select json_object_agg(k.relationship_id, k.kin) from air_ticket_kin k where k.org_code = $1 and k.air_ticket_policy_id = p.id), '{}'::json) as kin,
       p.cycle_months as "cycleMonths", p.cycle_from as "cycleFrom", p.tickets, p.eligible_after_months as "eligibleAfterMonths", p.after_confirmation as "afterConfirmation", p.in_advance as "inAdvance",
       p.carry_cycles as "carryCycles", p.prorated_for_leavers as "proratedForLeavers", p.ticket_class as "ticketClass", p.basis, ${amount('adult_amount', 'adultAmount')}, ${amount('child_amount', 'childAmount')},
       ${amount('infant_amount', 'infantAmount')}, p.encashment, ${amount('encashment_percent', 'encashmentPercent')}
     from air_ticket_policy p where p.org_code = $1 and p.status = 'ACTIVE' order by p.id`,
    [tx.orgCode],
  );
  return new Map(rows.map((policy) => [policy.id, policy]));
};

/** Destinations with all their fares, by their ids. */
export const readSectors = async (tx: Transaction): Promise<ReadonlyMap<string, Sector>> => {
  const rows = await tx.query<Sector>(
    `select s.id::text as id, s.destination, coalesce((select json_agg(json_build_object('ticketClass', f.ticket_class, 'validFrom', f.valid_from, 'adult', trim_scale(f.adult)::text, 'child', trim_scale(f.child)::text,
         'infant', trim_scale(f.infant)::text)) from air_ticket_fare f where f.org_code = $1 and f.sector_id = s.id), '[]'::json) as fares
     from air_ticket_sector s where s.org_code = $1`,
    [tx.orgCode],
  );
  return new Map(rows.map((sector) => [sector.id, sector]));
};
