import type { Transaction } from '../../db/org.ts';

type FeedPlace = { readonly city: string | null; readonly state: string | null; readonly country: string | null; readonly pincode: string | null; readonly name: string };
export type FeedPost = {
  readonly code: string;
  readonly title: string;
  readonly jobType: string;
  readonly workMode: string;
  readonly openedOn: string | null;
  readonly closingDate: string | null;
  readonly department: string | null;
  readonly functionalArea: string | null;
  readonly description: string;
  readonly responsibilities: string | null;
  readonly benefits: string | null;
  readonly experienceFrom: string | null;
  readonly education: string | null;
  readonly salaryFrom: string | null;
  readonly salaryTo: string | null;
  readonly currency: string | null;
  readonly places: readonly FeedPlace[];
};

/** Open, on boards, and on the career page: a board leads candidates there. Not past the last day. */
export const IN_FEED = `p.org_code = $1 and p.status = 'OPEN' and p.on_job_boards and p.on_career_page and not p.is_template and (p.closing_date is null or p.closing_date >= $2::date)`;

/** Posts of one feed at most; boards read no more either. */
const MOST = 5000;

export const feedPosts = (tx: Transaction, today: string): Promise<FeedPost[]> =>
  tx.query(
    `select p.code, p.title, p.job_type as "jobType", p.work_mode as "workMode", p.opened_on::text as "openedOn", p.closing_date::text as "closingDate", d.name as department, f.name as "functionalArea",
       p.description, p.responsibilities, p.benefits, p.experience_from::text as "experienceFrom", case when p.show_salary then p.salary_from::text end as "salaryFrom", case when p.show_salary then p.salary_to::text end as "salaryTo", p.currency,
       (select string_agg(q.name, ', ' order by x."position") from job_post_qualification x join qualification q on q.org_code = x.org_code and q.id = x.qualification_id where x.org_code = p.org_code and x.job_post_id = p.id) as education,
       coalesce((select jsonb_agg(jsonb_build_object('city', l.address->>'city', 'state', l.address->>'state', 'country', l.address->>'country', 'pincode', l.address->>'pincode', 'name', l.name) order by x."position")
         from job_post_location x join location l on l.org_code = x.org_code and l.id = x.location_id where x.org_code = p.org_code and x.job_post_id = p.id), '[]') as places
     from job_post p left join department d on d.org_code = p.org_code and d.id = p.department_id left join functional_area f on f.org_code = p.org_code and f.id = p.functional_area_id
     where ${IN_FEED} order by p.opened_on desc nulls last, p.id desc limit ${MOST}`,
    [tx.orgCode, today],
  );
