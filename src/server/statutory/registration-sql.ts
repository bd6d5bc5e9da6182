import type { StatutoryScheme } from '../../domain/statutory/terms.ts';
import { isInGroupSql } from '../people/group-members.ts';
import { literal } from '../resource/sql.ts';

/**
 * Joins the registration of a scheme that holds for `e` on a day, or none: one of the person's group before one for all, the older first. Laws of a state hold by the location `l`.
 * `alias` gets id, contribution_wage and voluntary_allowed.
 */
export const withRegistration = (scheme: StatutoryScheme, alias: string, day: string): string =>
  `left join lateral (select r.id, r.contribution_wage, r.voluntary_allowed from statutory_registration r where r.org_code = $1 and r.scheme = ${literal(scheme)} and r.valid_from <= ${day} and (r.valid_until is null or r.valid_until >= ${day})
     and ${scheme === 'PROFESSIONAL_TAX' || scheme === 'LABOUR_WELFARE_FUND' ? `fold(btrim(r.state)) = fold(btrim(l.address ->> 'state'))` : 'true'}
     and (r.custom_group_id is null or ${isInGroupSql('r.custom_group_id')}) order by r.custom_group_id is null, r.id limit 1) ${alias} on true`;

/** Tables of those who were enrolled, by scheme. */
export const memberTables = { PROVIDENT_FUND: 'provident_fund_member', STATE_INSURANCE: 'insurance_member', NPS: 'nps_member' } as const;

/** Joins what is kept of `e` in the table of a scheme, as long as it holds on the day. */
export const withMember = (scheme: keyof typeof memberTables, alias: string, day: string): string =>
  `left join ${memberTables[scheme]} ${alias} on ${alias}.org_code = e.org_code and ${alias}.employee_id = e.id and ${alias}.status = 'MEMBER' and ${alias}.member_from <= ${day} and (${alias}.member_until is null or ${alias}.member_until >= ${day})`;
