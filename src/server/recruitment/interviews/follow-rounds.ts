/** What rounds mean for their interview and candidate: where it stands, when it begins and ends, and the days on which interviews took place. */
import type { Transaction } from '../../db/org.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages, updateFields } from '../../resource/store.ts';

type Facts = { readonly id: string } & Readonly<Record<string, unknown>>;

const INTERVIEWS = `select i.id::text as id,
    case when count(*) filter (where r.status <> 'CANCELLED') = 0 then 'CANCELLED' when bool_and(r.status in ('COMPLETED', 'NO_SHOW')) filter (where r.status <> 'CANCELLED')
      and count(*) filter (where r.status = 'COMPLETED') >= (select count(*) from job_post_round y where y.org_code = i.org_code and y.job_post_id = i.job_post_id) then 'COMPLETED'
      when bool_or(r.status in ('COMPLETED', 'NO_SHOW')) then 'IN_PROGRESS' else 'PLANNED' end as status,
    to_jsonb(min(r.starts_at) filter (where r.status <> 'CANCELLED')) #>> '{}' as "startsAt", to_jsonb(max(r.ends_at) filter (where r.status <> 'CANCELLED')) #>> '{}' as "endsAt"
  from interview i join scheduled_round r on r.org_code = i.org_code and r.interview_id = i.id where i.org_code = $1 and i.id = any($2::bigint[]) group by i.org_code, i.id`;
const CANDIDATES = `select c.id::text as id, (min(r.starts_at) at time zone o.time_zone)::date::text as "firstInterviewOn", (max(r.starts_at) at time zone o.time_zone)::date::text as "lastInterviewOn"
  from candidate c join organisation o on o.org_code = c.org_code left join scheduled_round r on r.org_code = c.org_code and r.candidate_id = c.id and r.status = 'COMPLETED'
  where c.org_code = $1 and c.id = any($2::bigint[]) group by c.id, o.time_zone`;

const sameInstant = (one: unknown, other: unknown): boolean => one === other || (one != null && other != null && Date.parse(String(one)) === Date.parse(String(other)));

const bring = async (tx: Transaction, type: string, facts: readonly Facts[], keys: readonly string[], by: string): Promise<Change[]> => {
  const resource = resourceOf(type);
  const images = await readImages(tx, resource, facts.map(({ id }) => id));
  const rows = facts.flatMap((fact) => {
    const before = images.get(fact.id);
    return before && keys.some((key) => !sameInstant(before[key] ?? null, fact[key] ?? null)) ? [{ before, next: { ...before, ...Object.fromEntries(keys.map((key) => [key, fact[key] ?? null])) } }] : [];
  });
  if (rows.length === 0) return [];
  const after = await updateFields(tx, resource, rows, new Set(keys), by);
  return after.map((image) => ({ entity: type, id: image.id, kind: 'UPDATE' as const, before: images.get(image.id)!, after: image }));
};

/** Brings what follows from these rounds up to date; answers what changed, for their change-set. */
export const followRounds = async (tx: Transaction, rounds: readonly Readonly<Record<string, unknown>>[], by: string): Promise<Change[]> => {
  const ids = (key: string): string[] => [...new Set(rounds.map((round) => String(round[key])))];
  const interviews = await tx.query<Facts>(INTERVIEWS, [tx.orgCode, ids('interviewId')]);
  const candidates = await tx.query<Facts>(CANDIDATES, [tx.orgCode, ids('candidateId')]);
  return [...(await bring(tx, 'Interview', interviews, ['status', 'startsAt', 'endsAt'], by)), ...(await bring(tx, 'Candidate', candidates, ['firstInterviewOn', 'lastInterviewOn'], by))];
};
