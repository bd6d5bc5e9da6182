/** Where each employee stands with each scheme on a day. Pieces of one statement over `e`, with its location `l` and wages `w`. */
import type { FormName } from '../../../generated/forms.ts';
import type { StatutoryScheme } from '../../domain/statutory/terms.ts';
import { literal } from '../resource/sql.ts';
import { memberTables, withRegistration } from './registration-sql.ts';

export const formOfScheme: Readonly<Record<StatutoryScheme, FormName>> = { PROVIDENT_FUND: 'PROVIDENT_FUND', STATE_INSURANCE: 'INSURANCE', NPS: 'NPS', PROFESSIONAL_TAX: 'PROFESSIONAL_TAX', LABOUR_WELFARE_FUND: 'LABOUR_WELFARE_FUND' };

/** How the number of a member, the mark on the person and the wage of a scheme are called. */
const enrolled = {
  PROVIDENT_FUND: { number: 'uan', mark: 'eligible_for_pf', wage: 'provident_fund' },
  STATE_INSURANCE: { number: 'insurance_number', mark: 'eligible_for_esi', wage: 'insurance' },
  NPS: { number: 'pran', mark: 'eligible_for_nps', wage: 'nps' },
} as const;

type Enrolled = keyof typeof memberTables;
const isEnrolled = (scheme: StatutoryScheme): scheme is Enrolled => Object.hasOwn(memberTables, scheme);

type At = { /** A date expression. */ readonly day: string; /** A text expression. */ readonly country: string };

/** The limit of the law up to which people have to be covered. */
const limitSql = (scheme: Enrolled, { day, country }: At): string =>
  `(select max(r.coverage_limit) from statutory_rate r where r.org_code = $1 and r.country = ${country} and r.scheme = ${literal(scheme)} and r.effective_from <= ${day} and (r.effective_to is null or r.effective_to >= ${day}))`;

const ofEnrolled = (scheme: Enrolled, at: At): string => {
  const { number, mark, wage } = enrolled[scheme];
  return `left join ${memberTables[scheme]} m on m.org_code = e.org_code and m.employee_id = e.id
    ${withRegistration(scheme, 'g', at.day)}
    cross join lateral (select case when m.status = 'MEMBER' and m.member_from <= ${at.day} and (m.member_until is null or m.member_until >= ${at.day}) then case when g.id is null then 'NONE' else 'MEMBER' end
        when m.status = 'OPTED_OUT' then 'OPTED_OUT' when m.id is not null or g.id is null then 'NONE' when e.${mark} or w.${wage} <= ${limitSql(scheme, at)} then 'MISSING' else 'NONE' end as standing,
      case when w.${wage} <= ${limitSql(scheme, at)} then 'LAW' else 'MARKED' end as reason, m.id is not null and m.${number} is null as "lacksNumber") x`;
};

const ruleSql: Readonly<Record<'PROFESSIONAL_TAX' | 'LABOUR_WELFARE_FUND', (at: At) => string>> = {
  PROFESSIONAL_TAX: ({ day, country }) =>
    `exists (select from professional_tax_rule r where r.org_code = $1 and r.country = ${country} and fold(btrim(r.state)) = fold(btrim(l.address ->> 'state')) and (r.city is null or fold(btrim(r.city)) = fold(btrim(l.address ->> 'city')))
       and r.effective_from <= ${day} and (r.effective_to is null or r.effective_to >= ${day}))`,
  LABOUR_WELFARE_FUND: ({ day, country }) =>
    `exists (select from welfare_fund_rule r where r.org_code = $1 and r.country = ${country} and fold(btrim(r.state)) = fold(btrim(l.address ->> 'state')) and r.effective_from <= ${day} and (r.effective_to is null or r.effective_to >= ${day}))`,
};

/** Joins `x`: standing (MEMBER, OPTED_OUT, MISSING or NONE), reason, lacksNumber. Whoever works outside the country of payroll stands with none of them. */
export const withStanding = (scheme: StatutoryScheme, at: At): string =>
  isEnrolled(scheme)
    ? ofEnrolled(scheme, at)
    : `${withRegistration(scheme, 'g', at.day)}
       cross join lateral (select case when not ${ruleSql[scheme as 'PROFESSIONAL_TAX' | 'LABOUR_WELFARE_FUND'](at)} then 'NONE' when g.id is null then 'MISSING' else 'MEMBER' end as standing, 'STATE' as reason, false as "lacksNumber") x`;

/** People who work where the law of the country holds. */
export const isThere = ({ country, day }: At): string => `(e.status = 'ACTIVE' and e.date_of_join <= ${day} and coalesce(nullif(btrim(l.address ->> 'country'), ''), ${country}) = ${country})`;
