/** Statements that turn checked records into rows and journal, inside the database. $1 organisation, $2 job. */
import type { Field, Resource } from '../../../domain/resource.ts';
import { imageSql, recordColumns } from '../image.ts';
import { quote } from '../sql.ts';

/** The records of a range of blocks, $3 to $4. */
const records = (fields: readonly Field[]): string =>
  `select x.* from import_block b cross join lateral json_to_recordset(b.records::json) as x(id bigint, version integer${fields.length > 0 ? `, ${recordColumns(fields)}` : ''})
   where b.org_code = $1 and b.job_id = $2 and b.block between $3 and $4 and b.records is not null`;

/** Answers how many rows it wrote, as `count`. $5 the person's name, $6 what all records have alike: the fields `shared`, by key. */
export const insertSql = (resource: Resource, fields: readonly Field[], shared: ReadonlySet<string>): string => {
  const [alike, own] = [fields.filter(({ key }) => shared.has(key)), fields.filter(({ key }) => !shared.has(key))];
  const once = alike.length > 0 ? `cross join jsonb_to_record($6::jsonb) as d(${recordColumns(alike)})` : 'where $6::jsonb is not null';
  return `with written as (insert into ${quote(resource.table)} (org_code, id, version, created_by, updated_by${[...own, ...alike].map((field) => `, ${quote(field.column)}`).join('')})
   select $1, x.id, 1, $5, $5${own.map((field) => `, x.${quote(field.key)}`).join('')}${alike.map((field) => `, d.${quote(field.key)}`).join('')} from (${records(own)}) x ${once} returning 1) select count(*)::int as count from written`;
};

/** Changes records that are still as they were checked and answers both images of each. Which records is said by an array, so that their index finds them whatever the statistics of a table that has just grown say. $5 the person's name. */
export const updateSql = (resource: Resource, fields: readonly Field[]): string => {
  const found = 't.org_code = $1 and t.id = any(array(select id from x)) and t.id = x.id and t.version = x.version';
  return `with x as materialized (${records(fields)}),
     old as materialized (select t.id, ${imageSql(resource, 't')} as before from ${quote(resource.table)} t, x where ${found}),
     n as (update ${quote(resource.table)} t set version = t.version + 1, updated_at = now(), updated_by = $5${fields.map((field) => `, ${quote(field.column)} = x.${quote(field.key)}`).join('')}
       from x where ${found} returning t.*)
   select old.before, ${imageSql(resource, 'n')} as after from n join old on old.id = n.id`;
};
