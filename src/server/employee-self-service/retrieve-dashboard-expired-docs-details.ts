import { addDays } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import { screenReach } from '../access/screen-reach.ts';
import { widerReach } from '../access/reach.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { readCoreHrSetting } from '../people/core-hr-setting.ts';
import { employeesWithin } from '../people/day-sql.ts';
import { missingAccreditations } from '../people/missing-accreditations.ts';
import { todayOf } from '../people/today.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';

const MOST = 200;

type Window = { readonly today: string; /** The last day of expiry that is told. */ readonly until: string };

/** What each kind of document calls what the dashboard shows. */
const kinds = {
  passport: { type: 'Passport', table: 'passport', title: `'Passport'`, authority: 'null', country: 'x.issuing_country' },
  licence: { type: 'Licence', table: 'licence', title: 'x.kind', authority: 'x.issuing_authority', country: 'x.issuing_country' },
  accreditation: { type: 'EmployeeAccreditation', table: 'employee_accreditation', title: 'x.name', authority: 'x.issuing_authority', country: 'null' },
} as const;

const expiring = (tx: Transaction, session: Session, kind: keyof typeof kinds, { today, until }: Window, isOwn: boolean): Promise<object[]> => {
  const { type, table, title, authority, country } = kinds[kind];
  const others = isOwn ? null : screenReach(session, resourceOf(type), 'VIEW');
  const to = bindings(tx.orgCode);
  const day = `${to.bind(today)}::date`;
  return tx.query(
    `select e.id::int as "Employee_Id", e.name as "Employee_Name", ${title} as "Document_Name", x.number as "Document_Number", ${authority}::text as "Issuing_Authority", ${country}::text as "Issuing_Country",
       x.expires_on::text as "Expiry_Date", case when x.expires_on < ${day} then 'EXPIRED' else 'EXPIRING' end as "Status"
     from ${table} x join employee e on e.org_code = x.org_code and e.id = x.employee_id
     where x.org_code = $1 and e.status = 'ACTIVE' and x.expires_on <= ${to.bind(until)}::date
       and ${employeesWithin(others === null ? { scope: 'SELF' } : widerReach({ scope: 'SELF' }, others), session, to)}
     order by x.expires_on, e.name, x.id limit ${MOST}`,
    to.values,
  );
};

/** Document 0 §3 and §7: documents that have expired or expire within the days that the organisation says, at most 200 of a kind, and accreditations that a designation needs and nobody has brought: everyone's own, and others' by the right to view that kind. */
export const retrieveDashboardExpiredDocsDetails = ({ selfService }: { readonly selfService?: boolean | null }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const today = await todayOf(tx, session.employeeId);
    const days: Window = { today, until: addDays(today, (await readCoreHrSetting(tx)).expiringDocumentsDays) };
    const isOwn = selfService === true;
    return {
      errorCode: '',
      message: '',
      passport: await expiring(tx, session, 'passport', days, isOwn),
      licence: await expiring(tx, session, 'licence', days, isOwn),
      accreditation: await expiring(tx, session, 'accreditation', days, isOwn),
      missingAccreditation: await missingAccreditations(tx, session, days.until, isOwn),
    };
  });
