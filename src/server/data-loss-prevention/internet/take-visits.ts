import { attemptedAt, decidingRule } from '../../../domain/data-loss-prevention/internetRules.ts';
import { allocate } from '../../db/ids.ts';
import type { Transaction } from '../../db/org.ts';
import { recordable } from '../recordable.ts';
import { accessOf } from './rules-of.ts';
import { tellVisits } from './tell-visits.ts';

export type Visit = { readonly at: number; readonly host: string; readonly application: string | null };
export type TakenVisits = { readonly recording: boolean; readonly kept: number; readonly dropped: number };
type Device = { readonly id: string; readonly employeeId: string };

const BY = 'Tenure';

/**
 * Keeps of the attempts those at hosts that are blocked for the person by the rules of now, whatever list the program had, and of moments of which anything may be kept; the rest is dropped unread.
 * Where violations are notified, each domain is told once a day. Batches of one person wait for each other.
 */
export const takeVisits = async (tx: Transaction, device: Device, visits: readonly Visit[], now: number): Promise<TakenVisits> => {
  const nothing = (recording: boolean): TakenVisits => ({ recording, kept: 0, dropped: visits.length });
  const dayAt = await recordable(tx, device.employeeId, visits.map(({ at }) => at), now);
  const access = dayAt === null ? null : await accessOf(tx, device.employeeId);
  if (dayAt === null || access === null) return nothing(false);
  const kept = visits.flatMap((visit) => {
    const day = dayAt(visit.at);
    const rule = day === null ? undefined : decidingRule(access.rules, visit.host);
    return day === null || rule?.status !== 'BLOCKED' ? [] : [{ ...visit, day, rule: rule.value, domain: attemptedAt(rule, visit.host) }];
  });
  if (kept.length === 0) return nothing(true);
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`blocked visits ${tx.orgCode} ${device.employeeId}`]);
  const first = await allocate(tx, 'blocked_visit', kept.length);
  await tx.query(
    `insert into blocked_visit (org_code, id, employee_id, device_id, at, day, domain, host, rule, application, created_by, updated_by)
     select $1, x.id, $2::bigint, $3::bigint, x.at, x.day, x.domain, x.host, x.rule, x.application, $4, $4
     from unnest($5::bigint[], $6::timestamptz[], $7::date[], $8::text[], $9::text[], $10::text[], $11::text[]) as x (id, at, day, domain, host, rule, application)`,
    [tx.orgCode, device.employeeId, device.id, BY, kept.map((_, at) => first + at), kept.map(({ at }) => new Date(at).toISOString()), kept.map(({ day }) => day), kept.map(({ domain }) => domain), kept.map(({ host }) => host), kept.map(({ rule }) => rule), kept.map(({ application }) => application)],
  );
  if (access.setting.notifiesViolations) await tellVisits(tx, device.employeeId, kept.map(({ domain, day }, at) => ({ id: String(first + at), domain, day })));
  return { recording: true, kept: kept.length, dropped: visits.length - kept.length };
};
