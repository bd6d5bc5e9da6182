/** The rows of the audit log: changes of the journal in a span of days. */
import type { FormName } from '../../../generated/forms.ts';
import { DOWNLOADED_NAME } from '../files/downloaded-name.ts';
import type { Transaction } from '../db/org.ts';
import { instant } from '../resource/columns.ts';
import type { Image } from '../resource/image.ts';
import type { ChangeKind, ChangeSource } from '../resource/journal.ts';
import { INDIVIDUALS_BELOW } from '../resource/sealed-image.ts';

/** A change, the erasure of a person's history (its record is the employee, or a candidate or whoever was to join, deleted before), or that somebody was handed a file: those two have no images. */
export type ActivityKind = ChangeKind | 'ERASE' | 'DOWNLOAD';

export type ActivityFilter = {
  readonly entities: readonly string[];
  /** Days in the zone, both included. */
  readonly fromDate: string;
  readonly toDate: string;
  readonly zone: string;
  readonly recordId: number | null;
  readonly form: FormName | null;
  readonly employeeId: number | null;
  readonly kind: ActivityKind | null;
};

export type ActivityRow = {
  readonly changeSetId: string;
  readonly at: string;
  readonly by: string;
  readonly entity: string;
  readonly rowId: string;
  readonly kind: ActivityKind;
  readonly source: ChangeSource;
  readonly reason: string | null;
  readonly form: FormName | null;
  readonly records: number;
  /** Of a download: the field that holds the file; null where it was put to the record. */
  readonly field: string | null;
  /** The name of a file that was put to the record. */
  readonly fileName: string | null;
  readonly before: Image | null;
  readonly after: Image | null;
};

/** More are not counted: a year of a large organisation holds millions. */
export const MOST_COUNTED = 10_000;

const COLUMNS = 'org_code, at, change_set_id, entity, row_id, kind, before, after';
const CHANGES = `select ${COLUMNS}, null::text as by, null::bigint as reader, null::text as field from change`;
const ERASURES = `select org_code, at, id, case when erased_person > 0 then 'Employee' when erased_person < -${INDIVIDUALS_BELOW} then 'OnboardingIndividual' else 'Candidate' end, case when erased_person < -${INDIVIDUALS_BELOW} then -erased_person - ${INDIVIDUALS_BELOW} else abs(erased_person) end, 'ERASE', null, null, null, null, null from change_set where erased_person is not null`;
const DOWNLOADS = `select org_code, at, id, entity, row_id, 'DOWNLOAD', null, null, by, user_id, field from file_download`;

const matchingIn = (sources: readonly string[]): string => `from (${sources.join(' union all ')}) c ${sources.includes(DOWNLOADS) ? 'left ' : ''}join change_set s on s.org_code = c.org_code and s.id = c.change_set_id
  where c.org_code = $1 and c.entity = any ($2::text[])
    and c.at >= ($3::date)::timestamp at time zone $5 and c.at < ($4::date + 1)::timestamp at time zone $5
    and ($6::bigint is null or c.row_id = $6::bigint) and ($7::text is null or s.form = $7) and ($8::text is null or c.kind = $8)
    and ($9::bigint is null or coalesce(s.user_id, c.reader) in (select u.id from user_account u where u.org_code = $1 and u.employee_id = $9::bigint))`;

/** A page, newest first, with how many match (at most one more than are counted). */
export const readActivity = async (tx: Transaction, filter: ActivityFilter, page: { readonly offset: number; readonly limit: number }): Promise<{ total: number; rows: ActivityRow[] }> => {
  const { entities, fromDate, toDate, zone, recordId, form, kind, employeeId } = filter;
  const values = [tx.orgCode, entities, fromDate, toDate, zone, recordId, form, kind, employeeId];
  // Most organisations never erased anybody, and many read no such file in these days: their log is read from one table.
  const [[erasure], [download]] = [
    await tx.query('select from change_set where org_code = $1 and erased_person is not null limit 1', [tx.orgCode]),
    await tx.query('select from file_download where org_code = $1 and at >= $2::date - 1 and at < $3::date + 2 limit 1', [tx.orgCode, fromDate, toDate]),
  ];
  const matching = matchingIn([CHANGES, ...(erasure === undefined ? [] : [ERASURES]), ...(download === undefined ? [] : [DOWNLOADS])]);
  const rows = await tx.query<ActivityRow>(
    `select c.change_set_id as "changeSetId", ${instant('c.at')} as at, coalesce(s.by, c.by) as by, c.entity, c.row_id as "rowId", c.kind, coalesce(s.source, 'FORM') as source, s.reason, s.form, coalesce(s.records, 1) as records, c.before, c.after, c.field,
       (select ${DOWNLOADED_NAME} from file_download d where c.kind = 'DOWNLOAD' and d.org_code = c.org_code and d.id = c.change_set_id) as "fileName"
     ${matching} order by c.at desc, c.change_set_id desc, c.entity, c.row_id offset $10 limit $11`,
    [...values, page.offset, page.limit],
  );
  const [count] = await tx.query<{ total: number }>(`select count(*)::int as total from (select ${matching} limit ${MOST_COUNTED + 1}) counted`, values);
  return { total: count?.total ?? 0, rows };
};
