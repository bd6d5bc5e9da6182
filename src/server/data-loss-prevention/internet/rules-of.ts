/** What is blocked for one person. */
import { createHash } from 'node:crypto';
import { accessRules, type AccessRule, type ListedDomain } from '../../../domain/data-loss-prevention/internetRules.ts';
import type { Transaction } from '../../db/org.ts';
import { isInGroupSql } from '../../people/group-members.ts';
import { internetSetting, type InternetSetting } from './setting.ts';
import { readPatterns } from './patterns.ts';

export type AccessOf = { readonly setting: InternetSetting; readonly rules: readonly AccessRule[]; /** The same as long as the rules are. */ readonly version: string };

type Override = { readonly mode: 'NO_CONTROL' | 'OWN_LIST'; readonly lines: readonly { readonly domain: string; readonly status: AccessRule['status'] }[] };

const overrideOf = async (tx: Transaction, employeeId: string): Promise<Override | undefined> =>
  (
    await tx.query<Override>(
      `select o.mode, coalesce((select json_agg(json_build_object('domain', d.domain, 'status', d.status)) from internet_override_domain d where d.org_code = o.org_code and d.internet_access_override_id = o.id), '[]'::json) as lines
       from internet_access_override o where o.org_code = $1 and o.employee_id = $2::bigint`,
      [tx.orgCode, employeeId],
    )
  )[0];

const organizationRules = async (tx: Transaction, employeeId: string): Promise<AccessRule[]> => {
  // Neither on a list nor under a wildcard, a website says nothing. Programs ask each minute, so what a wildcard says is not looked for again (reckon-status.ts).
  const domains = await tx.query<ListedDomain>(
    `select c.name, c.listing, c.custom_group_id is not null as "isForGroup", p.status as fixed from activity_classification c join employee e on e.org_code = c.org_code and e.id = $2::bigint
       left join internet_access_pattern p on p.org_code = c.org_code and p.pattern = c.set_by
     where c.org_code = $1 and c.kind = 'WEBSITE' and (c.listing <> 'NONE' or c.set_by is not null) and (c.custom_group_id is null or ${isInGroupSql('c.custom_group_id')}) order by c.id`,
    [tx.orgCode, employeeId],
  );
  return accessRules(domains, await readPatterns(tx));
};

const ownRules = ({ lines }: Override): AccessRule[] => {
  const [patterns, domains] = [lines.filter(({ domain }) => domain.includes('*')), lines.filter(({ domain }) => !domain.includes('*'))];
  return accessRules(domains.map(({ domain, status }) => ({ name: domain, listing: status === 'BLOCKED' ? 'BLOCKED' : 'WHITELISTED', isForGroup: false })), patterns.map(({ domain, status }) => ({ pattern: domain, status })));
};

/** What holds for somebody instead of the organization's lists, while control is on and exceptions do not rest. */
export const internetException = async (tx: Transaction, employeeId: string): Promise<{ readonly mode: Override['mode']; readonly reason: string } | null> => {
  const { isOn, overrideAtEmployeeLevel } = await internetSetting(tx);
  if (!isOn || !overrideAtEmployeeLevel) return null;
  return (await tx.query<{ mode: Override['mode']; reason: string }>('select mode, reason from internet_access_override where org_code = $1 and employee_id = $2::bigint', [tx.orgCode, employeeId]))[0] ?? null;
};

/** The terms and rules of somebody who is monitored; null while nothing is controlled, for the organization or for them. */
export const accessOf = async (tx: Transaction, employeeId: string): Promise<AccessOf | null> => {
  const setting = await internetSetting(tx);
  if (!setting.isOn) return null;
  const override = setting.overrideAtEmployeeLevel ? await overrideOf(tx, employeeId) : undefined;
  if (override?.mode === 'NO_CONTROL') return null;
  const rules = override === undefined ? await organizationRules(tx, employeeId) : ownRules(override);
  return { setting, rules, version: createHash('sha256').update(JSON.stringify(rules)).digest('base64url').slice(0, 22) };
};
