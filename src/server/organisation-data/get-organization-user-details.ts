import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { hasFieldForce } from '../people/field-force.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { payDetails } from './pay-details.ts';

type Address = Record<string, string> | null;
type Organisation = { readonly organizationName: string; readonly orgDateFormat: string; readonly timeZone: string; readonly fieldForce: string; readonly address: Address };
type Provider = { readonly serviceProviderId: number | null; readonly serviceProviderName: string | null; readonly serviceProviderAddress: Address };
type Employee = Provider & { readonly number: string; readonly first: string; readonly last: string | null; readonly designation: string; readonly timeZone: string | null };

/** Document 0 §3, §7: the person and the organisation under the specified names; what the organisation does not use is null. */
export const getOrganizationUserDetails = async (_args: object, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  return withOrg(db, session.orgCode, async (tx) => {
    const [organisation] = await tx.query<Organisation>(
      `select name as "organizationName", date_format as "orgDateFormat", time_zone as "timeZone", address, case when ${hasFieldForce} then 'Yes' else 'No' end as "fieldForce" from organisation where org_code = $1`,
      [session.orgCode],
    );
    if (organisation === undefined) throw refuse('ORGANISATION_UNKNOWN');
    const { address, timeZone, ...names } = organisation;
    const employee = await employeeOf(tx, session);
    return {
      errorCode: '',
      message: '',
      organizationDetails: { ...names, employeeId: numberOf(session), autoUpdateEffectiveDateForJobDetails: 'No', organizationAddress: address, ...providerOf(employee), ...(await payDetails(tx)) },
      userDetails: userDetails(session, employee, timeZone),
      isAdmin: session.isAdmin,
      isManager: session.isManager,
      isRecruiter: session.isRecruiter,
    };
  });
};

const numberOf = ({ employeeId }: Session): number | null => (employeeId === null ? null : Number(employeeId));

const employeeOf = async (tx: Transaction, { orgCode, employeeId }: Session): Promise<Employee | undefined> => {
  const [employee] = await tx.query<Employee>(
    `select e.employee_number as number, e.first_name as first, e.last_name as last, d.title as designation, l.time_zone as "timeZone",
       p.id::int as "serviceProviderId", p.name as "serviceProviderName", p.address as "serviceProviderAddress"
     from employee e
     left join designation d on d.org_code = e.org_code and d.id = e.designation_id
     left join location l on l.org_code = e.org_code and l.id = e.location_id
     left join service_provider p on p.org_code = e.org_code and p.id = e.service_provider_id
     where e.org_code = $1 and e.id = $2::bigint`,
    [orgCode, employeeId],
  );
  return employee;
};

/** Whom the person works through; nothing for whom the organisation employs itself. */
const providerOf = ({ serviceProviderId = null, serviceProviderName = null, serviceProviderAddress = null }: Partial<Provider> = {}): Provider => ({ serviceProviderId, serviceProviderName, serviceProviderAddress });

/** An account without an employee record shows the account's own name. */
const userDetails = (session: Session, employee: Employee | undefined, timeZone: string) => ({
  employeeId: numberOf(session),
  userDefinedEmployeeId: employee?.number ?? null,
  employeeFullName: session.name,
  employeeFirstName: employee?.first ?? session.name,
  employeeLastName: employee?.last ?? null,
  employeePhotoPath: session.photo,
  employeeEmail: session.email,
  designationName: employee?.designation ?? null,
  languagePreference: session.language,
  locationTimeZone: employee?.timeZone ?? timeZone,
});
