/** A record as the journal keeps it: every stored field by key, child rows inside, as one JSON object. */
import type { Field, Resource } from '../../domain/resource.ts';
import { asJson, AUDIT, column, columnType, isStored } from './columns.ts';
import { quote } from './sql.ts';

export type Image = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

const pairs = (fields: readonly Field[], alias: string): string[] => fields.filter(isStored).map((field) => `${asJson(field.kind, column(alias, field.column))} as ${quote(field.key)}`);

const rowsImage = (field: Field, alias: string): string => {
  const { table, parentColumn, fields } = field.rows!;
  return `(select coalesce(jsonb_agg(to_jsonb(k) order by k."position"), '[]') from (select ${pairs(fields, 'c').join(', ')}, c."position" from ${quote(table)} c where c.org_code = ${alias}.org_code and c.${quote(parentColumn)} = ${alias}.id) k) as ${quote(field.key)}`;
};

const imageAs = (make: 'to_jsonb' | 'row_to_json', resource: Resource, alias: string): string => {
  const parts = [
    ...pairs(resource.fields, alias),
    ...resource.fields.filter((field) => field.kind === 'rows').map((field) => rowsImage(field, alias)),
    ...Object.entries(AUDIT).map(([key, sql]) => `${sql(alias)} as ${quote(key)}`),
  ];
  return `(select ${make}(i) from (select ${parts.join(', ')}) i)`;
};

/** An expression of type jsonb over a row of the resource's table. */
export const imageSql = (resource: Resource, alias: string): string => imageAs('to_jsonb', resource, alias);

/** The same as json: for an image that the database only hands out, in half of the time. */
export const imageJson = (resource: Resource, alias: string): string => imageAs('row_to_json', resource, alias);

/** These fields alone of a row, as json, in the form that they have in an image. */
export const fieldsJson = (fields: readonly Field[], alias: string): string => `(select row_to_json(i) from (select ${pairs(fields, alias).join(', ')}) i)`;

/** `"code" text, "gradeId" bigint, …`: how jsonb_to_recordset reads images. */
export const recordColumns = (fields: readonly Field[]): string => fields.map((field) => `${quote(field.key)} ${columnType(field)}`).join(', ');

/** Stored fields that statements write: all but ids and what the database makes itself. */
export const writtenFields = (fields: readonly Field[]): Field[] => fields.filter((field) => isStored(field) && !field.readOnly);

/** What a new record may come with: what is reckoned beside requests, too, where it is known already. */
export const insertedFields = (fields: readonly Field[]): Field[] => fields.filter((field) => isStored(field) && (!field.readOnly || field.derived === true));
