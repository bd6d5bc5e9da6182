import { reachOf } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { resourceOf } from '../../resource/registry.ts';
import { rowsWithin } from '../../resource/sight.ts';
import { bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';
import { candidatesOf, notApart } from '../duplicates/seen.ts';

/** What is reckoned beside a candidate. */
export type Beside = {
  readonly stageId: number;
  readonly stage: string;
  readonly lastStage: string | null;
  readonly sourceKind: string | null;
  readonly firstInterview: string | null;
  readonly lastInterview: string | null;
  readonly duplicates: number;
  readonly hasSalary: boolean;
  readonly attachments: readonly { readonly File_Name: string; readonly Document_Name: string }[];
  readonly resumeName: string | null;
  readonly resumeSize: number | null;
};

/** Days of interviews are those of the organisation's calendar. Whoever may not see salaries is not told that there is one, and of duplicates only those within reach are counted. */
export const besides = async (tx: Transaction, ids: readonly string[], session: Session): Promise<ReadonlyMap<string, Beside>> => {
  if (ids.length === 0) return new Map();
  const to = bindings(tx.orgCode);
  const [asked, seesSalary] = [to.bind(ids), to.bind(reachOf(session, 'CANDIDATE_SALARY', 'VIEW') !== null)];
  const reach = candidatesOf(session, 'VIEW');
  const within = reach === null ? 'false' : rowsWithin(resourceOf('Candidate'), reach, session, 'd', to);
  const rows = await tx.query<Beside & { readonly id: string }>(
    `select c.id::text as id, g.id::int as "stageId", g.name as stage, o.kind as "sourceKind", f.original_name as "resumeName", f.byte_size::int as "resumeSize",
       (select b.name from stage_move m join candidate_status w on w.org_code = m.org_code and w.id = m.from_status_id join hiring_stage b on b.org_code = w.org_code and b.id = w.stage_id
         where m.org_code = c.org_code and m.candidate_id = c.id order by m.moved_at desc, m.id desc limit 1) as "lastStage",
       (select min(r.starts_at at time zone z.time_zone)::date::text from scheduled_round r where r.org_code = c.org_code and r.candidate_id = c.id and r.status <> 'CANCELLED') as "firstInterview",
       (select max(r.starts_at at time zone z.time_zone)::date::text from scheduled_round r where r.org_code = c.org_code and r.candidate_id = c.id and r.status <> 'CANCELLED') as "lastInterview",
       (select count(*)::int from (select e.id from candidate e where e.org_code = c.org_code and e.email_folded = c.email_folded union select e.id from candidate e where e.org_code = c.org_code and e.phone_folded = c.phone_folded) e
         join candidate d on d.org_code = c.org_code and d.id = e.id where d.id <> c.id and ${within} and ${notApart('c.id', 'd.id')}) as duplicates,
       ${seesSalary} and exists (select from candidate_salary v where v.org_code = c.org_code and v.candidate_id = c.id) as "hasSalary",
       coalesce((select jsonb_agg(jsonb_build_object('File_Name', a.file_key, 'Document_Name', s.original_name) order by a.added_at, a.id) from record_file a join stored_file s on s.org_code = a.org_code and s.key = a.file_key
         where a.org_code = c.org_code and a.entity = 'Candidate' and a.row_id = c.id and a.deleted_at is null), '[]') as attachments
     from candidate c join organisation z on z.org_code = c.org_code
     join candidate_status s on s.org_code = c.org_code and s.id = c.status_id join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id
     left join candidate_source o on o.org_code = c.org_code and o.id = c.source_id left join stored_file f on f.org_code = c.org_code and f.key = c.resume
     where c.org_code = $1 and c.id = any(${asked}::bigint[])`,
    to.values,
  );
  return new Map(rows.map((row) => [row.id, row]));
};
