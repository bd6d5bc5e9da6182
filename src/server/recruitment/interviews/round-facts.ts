/** What invitations say about a round, read when they are written. */
import type { Transaction } from '../../db/org.ts';
import type { Image } from '../../resource/image.ts';
import { zoneOfPersonSql } from '../../people/zone-sql.ts';
import type { Language, Session } from '../../session.ts';
import { languageOfCandidate } from '../mail/language-of-candidate.ts';

export type Guest = { readonly id: string; readonly name: string; readonly email: string | null; readonly zone: string; readonly language: Language; readonly accountId: string | null };
export type Facts = {
  readonly organisation: string;
  /** In which the candidate reads. */
  readonly language: Language;
  readonly candidate: string;
  readonly candidateEmail: string | null;
  readonly jobPost: string | null;
  readonly organizer: { readonly name: string; readonly email: string; readonly accountId: string | null };
  readonly guests: readonly Guest[];
};

/** Who tells: named as the organizer of a round that has none. */
export type Teller = Pick<Session, 'userId' | 'name' | 'email'>;

export const memberIds = (round: Readonly<Record<string, unknown>>): string[] => ((round['panel'] as readonly { readonly employeeId: unknown }[] | null) ?? []).map(({ employeeId }) => String(employeeId));

type Read = Omit<Facts, 'organizer' | 'guests'> & { readonly organizerName: string | null; readonly organizerEmail: string | null; readonly organizerAccountId: string | null };

/** `members` beside the panel: who is not on it any more is told as well. */
export const factsOf = async (tx: Transaction, session: Teller, round: Readonly<Record<string, unknown>> & Pick<Image, 'id'>, members: readonly string[]): Promise<Facts> => {
  const [found] = await tx.query<Read>(
    `select o.name as organisation, ${languageOfCandidate('c')} as language, c.name as candidate, c.email as "candidateEmail", p.title as "jobPost", e.name as "organizerName", coalesce(e.email, u.email) as "organizerEmail", u.id::text as "organizerAccountId"
     from organisation o join candidate c on c.org_code = o.org_code and c.id = $2::bigint left join job_post p on p.org_code = o.org_code and p.id = $3::bigint
     left join employee e on e.org_code = o.org_code and e.id = $4::bigint left join user_account u on u.org_code = e.org_code and u.employee_id = e.id where o.org_code = $1 limit 1`,
    [tx.orgCode, round['candidateId'], round['jobPostId'] ?? null, round['organizerId'] ?? null],
  );
  const guests = await tx.query<Guest>(
    `select distinct on (e.id) e.id::text as id, e.name, e.email, ${zoneOfPersonSql} as zone, lower(coalesce(u.language, o.language)) as language, u.id::text as "accountId"
     from employee e join organisation o on o.org_code = e.org_code left join location l on l.org_code = e.org_code and l.id = e.location_id left join work_schedule w on w.org_code = e.org_code and w.id = e.work_schedule_id
     left join user_account u on u.org_code = e.org_code and u.employee_id = e.id and u.status = 'ACTIVE' where e.org_code = $1 and e.id = any($2::bigint[]) order by e.id, u.id`,
    [tx.orgCode, members],
  );
  const { organizerName, organizerEmail, organizerAccountId, ...facts } = found!;
  return { ...facts, organizer: { name: organizerName ?? session.name, email: organizerEmail ?? session.email, accountId: organizerAccountId }, guests };
};
