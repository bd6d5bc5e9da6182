import type { SalaryFacts } from '../../../domain/payroll/salary/calculate-salary.ts';
import type { Transaction } from '../../db/org.ts';
import { factsOfNobody } from '../../salaries/salary-facts.ts';

/** What formulas know of a candidate: the grade of the designation and the first place of the post that counts now; nobody has served yet. */
export const factsOfPost = async (tx: Transaction, candidateId: string, day: string): Promise<SalaryFacts> => {
  const [post] = await tx.query<{ grade: string | null; location: string | null }>(
    `select g.code as grade, (select l.code from job_post_location pl join location l on l.org_code = pl.org_code and l.id = pl.location_id where pl.org_code = p.org_code and pl.job_post_id = p.id order by pl."position" limit 1) as location
     from candidate c join job_post p on p.org_code = c.org_code and p.id = c.job_post_id join designation d on d.org_code = p.org_code and d.id = p.designation_id
       left join grade g on g.org_code = d.org_code and g.id = d.grade_id where c.org_code = $1 and c.id = $2::bigint`,
    [tx.orgCode, candidateId],
  );
  return { ...factsOfNobody(day), grade: post?.grade ?? '', location: post?.location ?? '' };
};
