// Printed by npm run codegen from schema/. Do not edit.
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgPolicy, pgTable, primaryKey, text, timestamp, unique, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { app } from '../../src/server/db/roles.ts';
import { key } from '../../src/server/db/columns.ts';

export const payrollCycle = pgTable('payroll_cycle', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  name: text('name').notNull(),
  fromDate: date('from_date', { mode: 'string' }).notNull(),
  toDate: date('to_date', { mode: 'string' }).notNull(),
  payDate: date('pay_date', { mode: 'string' }).notNull(),
  status: text('status').notNull().default(sql`'OPEN'`),
  custom: jsonb('custom').notNull().default(sql`'{}'`),
  nameFolded: text('name_folded').generatedAlwaysAs(sql`fold("name")`),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
  search: text('search').generatedAlwaysAs(sql`fold(coalesce("name", ''))`),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'payroll_cycle_pk', columns: [t.orgCode, t.id] }),
  unique('payroll_cycle_name_key').on(t.orgCode, t.nameFolded),
  check('payroll_cycle_status_check', sql`${t.status} in ('OPEN', 'FINALIZED')`),
  index('payroll_cycle_name_idx').on(t.orgCode, t.nameFolded, t.id),
  index('payroll_cycle_from_date_idx').on(t.orgCode, t.fromDate, t.id),
  index('payroll_cycle_to_date_idx').on(t.orgCode, t.toDate, t.id),
  index('payroll_cycle_pay_date_idx').on(t.orgCode, t.payDate, t.id),
  index('payroll_cycle_status_idx').on(t.orgCode, t.status, t.id),
  index('payroll_cycle_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  pgPolicy('payroll_cycle_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();
