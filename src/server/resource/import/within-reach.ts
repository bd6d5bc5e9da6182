/** Which rows of an import are about records that its person reaches: by the same predicate as every other way to a record. */
import type { Resource } from '../../../domain/resource.ts';
import type { Grant } from '../../access/authorise.ts';
import { memberRuleOf } from '../../access/member-rules.ts';
import { rowScope } from '../../access/row-scope.ts';
import type { Transaction } from '../../db/org.ts';
import { columnType, isFolded } from '../columns.ts';
import { recordColumns, writtenFields } from '../image.ts';
import { rowsWithin } from '../sight.ts';
import { refuse } from '../../refuse.ts';
import { bindings, quote } from '../sql.ts';
import type { Bindings } from '../sql.ts';

type Values = Readonly<Record<string, unknown>>;

/** Those of the records that are within reach. */
export const idsWithin = async (tx: Transaction, resource: Resource, grant: Grant, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const to = bindings(tx.orgCode);
  const predicate = rowsWithin(resource, grant, grant.session, 't', to);
  if (predicate === 'true' || ids.length === 0) return new Set(ids);
  const rows = await tx.query<{ id: string }>(`select t.id::text as id from ${quote(resource.table)} t where t.org_code = $1 and t.id = any(${to.bind(ids)}::bigint[]) and ${predicate}`, to.values);
  return new Set(rows.map(({ id }) => id));
};

/** Refuses NOT_FOUND when something that the import wrote is out of reach now, as after a change of manager. */
export const refuseOutside = async (tx: Transaction, resource: Resource, grant: Grant, jobId: string): Promise<void> => {
  const to = bindings(tx.orgCode);
  const predicate = rowsWithin(resource, grant, grant.session, 't', to);
  if (predicate === 'true') return;
  const [found] = await tx.query(
    `select from import_block b cross join lateral jsonb_to_recordset(b.records::jsonb) as x(id bigint) join ${quote(resource.table)} t on t.org_code = $1 and t.id = x.id
     where b.org_code = $1 and b.job_id = ${to.bind(jobId)} and b.records is not null and not ${predicate} limit 1`,
    to.values,
  );
  if (found) throw refuse('NOT_FOUND');
};

/** A new person is in the team of those above: reached where the record above is, or is the one who imports. Whose people are told by records that refer to it, as a candidate's, is reached where it names the one who imports. */
const newRows = (resource: Resource, grant: Grant, to: Bindings): string => {
  if (resource.person === 'id' && resource.parent !== undefined && grant.scope === 'TEAM') return rowScope({ ...resource, person: resource.parent }, { scope: 'TEAM', withSelf: true }, grant.session, 't', to.bind);
  const within = rowsWithin(resource, grant, grant.session, 't', to);
  const person = resource.fields.find(({ key }) => key === resource.person);
  return within === 'true' || !person || !memberRuleOf(resource.type) ? within : `(${within} or t.${quote(person.column)} = ${to.bind(grant.session.employeeId)}::bigint)`;
};

/** Ids of the records to be added that will be within reach, as they stand in the file; null where all of them are. */
export const newWithin = async (tx: Transaction, resource: Resource, grant: Grant, records: readonly Values[]): Promise<ReadonlySet<unknown> | null> => {
  const to = bindings(tx.orgCode);
  const predicate = newRows(resource, grant, to);
  if (predicate === 'true' || records.length === 0) return null;
  const fields = writtenFields(resource.fields).filter(({ kind }) => kind !== 'id');
  const columns = fields.flatMap((field) => [`x.${quote(field.key)}::${columnType(field)} as ${quote(field.column)}`, ...(isFolded(field) && field.filter ? [`fold(x.${quote(field.key)}) as ${quote(`${field.column}_folded`)}`] : [])]);
  const rows = await tx.query<{ id: string }>(
    `select t.id::text as id from (select $1::text as org_code, x.id, ${columns.join(', ')} from jsonb_to_recordset(${to.bind(JSON.stringify(records))}::jsonb) as x(id bigint, ${recordColumns(fields)})) t where ${predicate}`,
    to.values,
  );
  return new Set(rows.map(({ id }) => id));
};
