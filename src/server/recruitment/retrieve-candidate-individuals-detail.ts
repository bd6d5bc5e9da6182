import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { ofCandidate } from './candidates/of-candidate.ts';
import { specifiedRow } from './candidates/specified-row.ts';

type Place = Readonly<Record<'Designation_Id' | 'Department_Id' | 'Location_Id', number | null> & Record<'Designation_Name' | 'Department_Name' | 'Location_Name', string | null>>;

type Permit = { readonly id: string; readonly title: string };

/** The permit that goes along: where the candidate told one. */
const permitOf = (permits: unknown): Permit | undefined => {
  const told = new Map(((permits ?? []) as readonly { readonly workAuthorization: Permit | null }[]).flatMap(({ workAuthorization: one }) => (one ? [[one.id, one] as const] : [])));
  return told.size === 1 ? [...told.values()][0] : undefined;
};

const NOWHERE: Place = { Designation_Id: null, Designation_Name: null, Department_Id: null, Department_Name: null, Location_Id: null, Location_Name: null };

/** Document 1 §7: what a candidate brings along who becomes an employee. */
export const retrieveCandidateIndividualsDetail = async ({ candidateId }: { readonly candidateId: number }, context: Context, grant: Grant) => {
  const read = await ofCandidate(context, grant, candidateId);
  const { line } = read;
  const person = { ...specifiedRow(read), Salutation: line['salutation'], Suffix: line['suffix'], Preferred_First_Name: line['preferredName'], Marital_Status: line['maritalStatus'], Nationality: line['nationality'] };
  const [place = NOWHERE] = await withOrg(context.db, grant.session.orgCode, (tx) =>
    tx.query<Place>(
      `select g.id::int as "Designation_Id", g.title as "Designation_Name", d.id::int as "Department_Id", d.name as "Department_Name", l.id::int as "Location_Id", l.name as "Location_Name"
       from candidate c left join job_post p on p.org_code = c.org_code and p.id = c.job_post_id left join designation g on g.org_code = p.org_code and g.id = p.designation_id
       left join department d on d.org_code = p.org_code and d.id = p.department_id
       left join location l on l.org_code = c.org_code and l.id = coalesce(c.preferred_location_id, (select o.location_id from job_post_location o where o.org_code = p.org_code and o.job_post_id = p.id order by o."position" limit 1))
       where c.org_code = $1 and c.id = $2::bigint`,
      [tx.orgCode, candidateId],
    ));
  const permit = permitOf(line['workPermits']);
  const permits = { Work_Authorization_Id: permit === undefined ? null : Number(permit.id), Work_Authorization_Name: permit?.title ?? null, Other_Work_Permit: line['otherWorkPermit'] };
  const employee = line['employee'] as { readonly id: string } | null;
  return { errorCode: '', message: '', validationError: null, candidateIndividual: { ...person, ...place, ...permits, Employee_Id: employee === null ? null : Number(employee.id) } };
};
