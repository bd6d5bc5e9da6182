// Printed by npm run codegen from schema/. Do not edit.
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgPolicy, pgTable, primaryKey, text, timestamp, unique, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { app } from '../../src/server/db/roles.ts';
import { key } from '../../src/server/db/columns.ts';
import { location } from '../core-hr/tables.ts';

export const organisation = pgTable('organisation', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  name: text('name').notNull(),
  code: text('code').notNull(),
  country: text('country').notNull().default(sql`'IN'`),
  address: jsonb('address'),
  headquartersId: key('headquarters_id'),
  dateFormat: text('date_format').notNull().default(sql`'YYYY/MM/DD'`),
  timeZone: text('time_zone').notNull().default(sql`'Asia/Kolkata'`),
  currency: text('currency').notNull().default(sql`'INR'`),
  logo: text('logo'),
  favicon: text('favicon'),
  pageTitle: text('page_title'),
  primaryColor: text('primary_color').notNull().default(sql`'#260029'`),
  secondaryColor: text('secondary_color').notNull().default(sql`'#EC407A'`),
  hoverColor: text('hover_color').notNull().default(sql`'#E5E9EB'`),
  tableHeaderColor: text('table_header_color').notNull().default(sql`'#FFFFFF'`),
  tableHeaderTextColor: text('table_header_text_color').notNull().default(sql`'#000000'`),
  teamAvailabilityGood: integer('team_availability_good').notNull().default(sql`80`),
  teamAvailabilityModerate: integer('team_availability_moderate').notNull().default(sql`60`),
  nameFolded: text('name_folded').generatedAlwaysAs(sql`fold("name")`),
  codeFolded: text('code_folded').generatedAlwaysAs(sql`fold("code")`),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
  search: text('search').generatedAlwaysAs(sql`fold(coalesce("name", '') || coalesce(' ' || "code", ''))`),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'organisation_pk', columns: [t.orgCode, t.id] }),
  unique('organisation_code_key').on(t.orgCode, t.codeFolded),
  foreignKey({ name: 'organisation_headquarters_id_fk', columns: [t.orgCode, t.headquartersId], foreignColumns: [location.orgCode, location.id] }),
  index('organisation_name_idx').on(t.orgCode, t.nameFolded, t.id),
  index('organisation_code_idx').on(t.orgCode, t.codeFolded, t.id),
  index('organisation_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  pgPolicy('organisation_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();
