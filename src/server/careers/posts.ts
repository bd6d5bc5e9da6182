/** The posts that everybody may see: open, on the career page, no template, and not past their last day. */
import type { Transaction } from '../db/org.ts';

export type Place = { readonly id: string; readonly name: string; readonly city: string | null; readonly state: string | null; readonly country: string | null; readonly street: string | null; readonly pincode: string | null };
type PostSkill = { readonly id: string; readonly name: string };
export type OpenPost = {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly department: string | null;
  readonly jobType: string;
  readonly workMode: string;
  readonly places: readonly Place[];
  readonly openedOn: string | null;
  readonly closingDate: string | null;
  readonly updatedAt: string;
};
export type WholePost = OpenPost & {
  readonly description: string;
  readonly responsibilities: string | null;
  readonly benefits: string | null;
  readonly vacancies: number;
  readonly skills: readonly PostSkill[];
  readonly qualifications: readonly string[];
  readonly experienceFrom: string | null;
  readonly experienceTo: string | null;
  readonly salaryFrom: string | null;
  readonly salaryTo: string | null;
  readonly currency: string | null;
  readonly showSalary: boolean;
};

const OPEN = `p.org_code = $1 and p.status = 'OPEN' and p.on_career_page and not p.is_template and (p.closing_date is null or p.closing_date >= $2::date)`;

const PLACES = `coalesce((select jsonb_agg(jsonb_build_object('id', l.id::text, 'name', l.name, 'city', l.address->>'city', 'state', l.address->>'state', 'country', l.address->>'country', 'street', l.address->>'street1', 'pincode', l.address->>'pincode') order by x."position")
  from job_post_location x join location l on l.org_code = x.org_code and l.id = x.location_id where x.org_code = p.org_code and x.job_post_id = p.id), '[]')`;

const LISTED = `p.id::text as id, p.code, p.title, d.name as department, p.job_type as "jobType", p.work_mode as "workMode", p.opened_on::text as "openedOn", p.closing_date::text as "closingDate", to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD') as "updatedAt", ${PLACES} as places`;

const FROM = `from job_post p left join department d on d.org_code = p.org_code and d.id = p.department_id`;

const SKILLS = `from job_post_skill x join skill k on k.org_code = x.org_code and k.id = x.skill_id where x.org_code = p.org_code and x.job_post_id = p.id`;

export type Narrowed = {
  readonly words: readonly string[];
  readonly location: string | null;
  readonly department: string | null;
  readonly jobType: string | null;
  readonly skill: string | null;
  /** Years that the visitor has. */
  readonly experience: number | null;
  readonly isByClosing: boolean;
  readonly offset: number;
  readonly limit: number;
};

const SEARCHED = `fold(concat_ws(' ', p.title, p.code, d.name, p.description, (select string_agg(k.name, ' ') ${SKILLS}),
  (select string_agg(concat_ws(' ', l.name, l.address->>'city', l.address->>'country'), ' ') from job_post_location x join location l on l.org_code = x.org_code and l.id = x.location_id where x.org_code = p.org_code and x.job_post_id = p.id)))`;

/** One page of them, with how many there are. */
export const openPosts = async (tx: Transaction, today: string, by: Narrowed): Promise<{ readonly posts: readonly OpenPost[]; readonly total: number }> => {
  const rows = await tx.query<OpenPost & { readonly total: number }>(
    `select ${LISTED}, count(*) over ()::int as total ${FROM} where ${OPEN}
       and not exists (select from unnest($3::text[]) w where position(fold(w) in ${SEARCHED}) = 0)
       and ($4::bigint is null or exists (select from job_post_location x where x.org_code = p.org_code and x.job_post_id = p.id and x.location_id = $4))
       and ($5::bigint is null or p.department_id = $5) and ($6::text is null or p.job_type = $6)
       and ($7::bigint is null or exists (select from job_post_skill x where x.org_code = p.org_code and x.job_post_id = p.id and x.skill_id = $7))
       and ($8::numeric is null or coalesce(p.experience_from, 0) <= $8)
     order by ${by.isByClosing ? 'p.closing_date nulls last,' : ''} p.opened_on desc nulls last, p.id desc offset $9 limit $10`,
    [tx.orgCode, today, by.words, by.location, by.department, by.jobType, by.skill, by.experience, by.offset, by.limit],
  );
  return { posts: rows, total: rows[0]?.total ?? 0 };
};

export type Choice = { readonly id: string; readonly name: string };
/** What the open posts have among them, to narrow by; and how many posts and places there are. */
export type Choices = { readonly locations: readonly Choice[]; readonly departments: readonly Choice[]; readonly jobTypes: readonly string[]; readonly skills: readonly Choice[]; readonly total: number };

export const choicesOf = async (tx: Transaction, today: string): Promise<Choices> => {
  const distinct = (from: string): string => `coalesce((select jsonb_agg(jsonb_build_object('id', c.id::text, 'name', c.name) order by c.name) from (select distinct y.id, y.name ${from}) c), '[]')`;
  const [row] = await tx.query<Choices>(
    `with p as (select * from job_post p where ${OPEN}) select
       ${distinct('from p join job_post_location x on x.org_code = p.org_code and x.job_post_id = p.id join location y on y.org_code = x.org_code and y.id = x.location_id')} as locations,
       ${distinct('from p join department y on y.org_code = p.org_code and y.id = p.department_id')} as departments,
       ${distinct('from p join job_post_skill x on x.org_code = p.org_code and x.job_post_id = p.id join skill y on y.org_code = x.org_code and y.id = x.skill_id')} as skills,
       coalesce((select jsonb_agg(distinct p.job_type) from p), '[]') as "jobTypes", (select count(*)::int from p) as total`,
    [tx.orgCode, today],
  );
  return row!;
};

/** A post by its code; undefined where it is not open to everybody, whatever it is. */
export const openPost = async (tx: Transaction, today: string, code: string): Promise<WholePost | undefined> => {
  const [post] = await tx.query<WholePost>(
    `select ${LISTED}, p.description, p.responsibilities, p.benefits, p.vacancies, p.experience_from::text as "experienceFrom", p.experience_to::text as "experienceTo", p.show_salary as "showSalary",
       case when p.show_salary then p.salary_from::text end as "salaryFrom", case when p.show_salary then p.salary_to::text end as "salaryTo", p.currency,
       coalesce((select jsonb_agg(jsonb_build_object('id', k.id::text, 'name', k.name) order by x."position") ${SKILLS}), '[]') as skills,
       coalesce((select jsonb_agg(q.name order by x."position") from job_post_qualification x join qualification q on q.org_code = x.org_code and q.id = x.qualification_id where x.org_code = p.org_code and x.job_post_id = p.id), '[]') as qualifications
     ${FROM} where ${OPEN} and p.code = $3`,
    [tx.orgCode, today, code],
  );
  return post;
};

/** The title of a post that was shown once and is closed now, so that its address can say so. */
export const closedTitle = async (tx: Transaction, code: string): Promise<string | undefined> => {
  const [post] = await tx.query<{ title: string }>(`select p.title from job_post p where p.org_code = $1 and p.code = $2 and p.on_career_page and not p.is_template and p.status in ('OPEN', 'ON_HOLD', 'CLOSED')`, [tx.orgCode, code]);
  return post?.title;
};

/** Codes and days for the site map. */
export const sitemapPosts = (tx: Transaction, today: string): Promise<{ code: string; day: string }[]> =>
  tx.query(`select p.code, to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD') as day from job_post p where ${OPEN} order by p.id desc limit 5000`, [tx.orgCode, today]);
