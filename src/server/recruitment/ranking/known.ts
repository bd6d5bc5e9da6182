/** What the ranking looks at: of a post what it asks for, of a candidate what they can. Nothing else of a person is read. */
import type { Abilities, PostDemands } from '../../../domain/recruitment/ranking.ts';
import type { Transaction } from '../../db/org.ts';

/** So many letters of a resume are read: some thirty pages. */
const LETTERS = 80_000;

type Place = { readonly id: string; readonly names: readonly (string | null)[] };
type PostRow = Omit<PostDemands, 'places'> & { readonly id: string; readonly workMode: string; readonly places: readonly Place[] };
export type Known = { readonly id: string; readonly jobPostId: string | null; readonly abilities: Abilities };
type Row = Omit<Abilities, 'education'> & { readonly id: string; readonly jobPostId: string | null; readonly name: string; readonly education: readonly { readonly level: string | null; readonly words: string }[]; readonly certificates: readonly string[] };

/** What posts ask for, by their ids. */
export const demandsOf = async (tx: Transaction, posts: readonly string[]): Promise<ReadonlyMap<string, PostDemands>> => {
  const rows = await tx.query<PostRow>(
    `select p.id::text as id, p.work_mode as "workMode", p.experience_from::float as "experienceFrom", p.experience_to::float as "experienceTo",
       (select coalesce(jsonb_agg(jsonb_build_object('id', s.id::text, 'name', s.name, 'required', k.required) order by k."position"), '[]') from job_post_skill k join skill s on s.org_code = k.org_code and s.id = k.skill_id where k.org_code = p.org_code and k.job_post_id = p.id) as skills,
       (select coalesce(jsonb_agg(q.name order by k."position"), '[]') from job_post_qualification k join qualification q on q.org_code = k.org_code and q.id = k.qualification_id where k.org_code = p.org_code and k.job_post_id = p.id) as qualifications,
       (select coalesce(jsonb_agg(jsonb_build_object('id', l.id::text, 'names', jsonb_build_array(l.name, l.address->>'city')) order by k."position"), '[]') from job_post_location k join location l on l.org_code = k.org_code and l.id = k.location_id where k.org_code = p.org_code and k.job_post_id = p.id) as places
     from job_post p where p.org_code = $1 and p.id = any($2::bigint[])`,
    [tx.orgCode, posts],
  );
  return new Map(
    rows.map(({ id, workMode, places, ...demands }) => [
      id,
      { ...demands, places: workMode === 'REMOTE' ? [] : places.map((place) => ({ id: place.id, names: place.names.filter((name): name is string => name !== null && name !== '') })) },
    ]),
  );
};

/** A name may be a word of the work: Ruby, Swift. */
const withoutName = (text: string | null, name: string): string | null => (text === null ? null : text.replaceAll(new RegExp(name.trim().split(/\s+/u).map((part) => RegExp.escape(part)).join(String.raw`\s+`), 'giu'), ' '));

/** What candidates can, as far as it is known. */
export const abilitiesOf = async (tx: Transaction, ids: readonly string[]): Promise<readonly Known[]> => {
  const rows = await tx.query<Row>(
    `select c.id::text as id, c.job_post_id::text as "jobPostId", c.name, c.experience_years as years, c.experience_months as months, c.current_location as "currentLocation", c.preferred_location_id::text as "preferredLocationId",
       (select coalesce(jsonb_agg(jsonb_build_object('id', k.skill_id::text, 'proficiency', k.proficiency)), '[]') from candidate_skill k where k.org_code = c.org_code and k.candidate_id = c.id) as skills,
       (select coalesce(jsonb_agg(jsonb_build_object('level', e.level, 'words', concat_ws(' ', e.qualification, e.specialization))), '[]') from candidate_education e where e.org_code = c.org_code and e.candidate_id = c.id) as education,
       (select coalesce(jsonb_agg(z.name), '[]') from candidate_certification z where z.org_code = c.org_code and z.candidate_id = c.id) as certificates,
       (select left(nullif(r.body, ''), ${LETTERS}) from candidate_resume_text r where r.org_code = c.org_code and r.id = c.id) as resume
     from candidate c where c.org_code = $1 and c.id = any($2::bigint[])`,
    [tx.orgCode, ids],
  );
  return rows.map(({ id, jobPostId, name, certificates, education, resume, ...abilities }) => ({
    id,
    jobPostId,
    abilities: { ...abilities, education: [...education, ...certificates.map((words) => ({ level: null, words }))], resume: withoutName(resume, name) },
  }));
};
