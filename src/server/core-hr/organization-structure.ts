import type { FormName } from '../../../generated/forms.ts';
import { reachOf } from '../access/authorise.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { maySeeAllPeople } from '../people/may-see-all.ts';

const MOST = 500;

type Kind = {
  readonly form: FormName;
  readonly table: string;
  /** The column of what it belongs to. */
  readonly above: string | null;
  /** The part that an employee is in, over `e`. */
  readonly of: string;
};

const KINDS = {
  groups: { form: 'ORGANIZATION_GROUP', table: 'organization_group', above: null, of: '(select b.organization_group_id from business_unit b where b.org_code = $1 and b.id = e.business_unit_id)' },
  businessUnits: { form: 'BUSINESS_UNIT', table: 'business_unit', above: 'organization_group_id', of: 'e.business_unit_id' },
  departments: { form: 'DEPARTMENT_HIERARCHY', table: 'department', above: 'parent_id', of: 'e.department_id' },
  areas: { form: 'LOCATION_AREA', table: 'location_area', above: null, of: '(select l.location_area_id from location l where l.org_code = $1 and l.id = e.location_id)' },
  locations: { form: 'LOCATIONS', table: 'location', above: 'location_area_id', of: 'e.location_id' },
} as const satisfies Readonly<Record<string, Kind>>;

const partsOf = (tx: Transaction, { table, above, of }: Kind, isCounted: boolean): Promise<object[]> =>
  tx.query(
    `select t.id::text as id, t.name, t.code, ${above === null ? 'null' : `t.${above}::text`} as "aboveId", ${isCounted ? 'coalesce(p.people, 0)' : 'null::int'} as people
     from ${table} t ${isCounted ? `left join (select ${of} as part, count(*)::int as people from employee e where e.org_code = $1 and e.status = 'ACTIVE' group by 1) p on p.part = t.id` : ''}
     where t.org_code = $1 and t.status = 'ACTIVE' order by 5 desc nulls last, t.name_folded, t.id limit ${MOST}`,
    [tx.orgCode],
  );

/** The active parts of the organisation that the person may see, the fullest first. */
export const organizationStructure = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const isCounted = maySeeAllPeople(session);
    const seen: Record<string, object[] | null> = {};
    for (const [name, kind] of Object.entries(KINDS)) seen[name] = reachOf(session, kind.form, 'VIEW') === null ? null : await partsOf(tx, kind, isCounted);
    return { errorCode: '', message: '', ...seen };
  });
