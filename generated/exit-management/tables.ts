// Printed by npm run codegen from schema/. Do not edit.
import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, jsonb, pgPolicy, pgTable, primaryKey, text, timestamp, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { app } from '../../src/server/db/roles.ts';
import { key } from '../../src/server/db/columns.ts';
import { employee } from '../core-hr/tables.ts';

export const exit = pgTable('exit', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  employeeId: key('employee_id').notNull(),
  noticeDate: date('notice_date', { mode: 'string' }).notNull(),
  lastWorkingDay: date('last_working_day', { mode: 'string' }).notNull(),
  reason: text('reason').notNull(),
  status: text('status').notNull().default(sql`'PENDING'`),
  approval: jsonb('approval'),
  custom: jsonb('custom').notNull().default(sql`'{}'`),
  reasonFolded: text('reason_folded').generatedAlwaysAs(sql`fold("reason")`),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
  search: text('search').generatedAlwaysAs(sql`fold(coalesce("reason", ''))`),
  reckoned: boolean('reckoned').generatedAlwaysAs(sql`"version" > 0`),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'exit_pk', columns: [t.orgCode, t.id] }),
  foreignKey({ name: 'exit_employee_id_fk', columns: [t.orgCode, t.employeeId], foreignColumns: [employee.orgCode, employee.id] }),
  check('exit_status_check', sql`${t.status} in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')`),
  index('exit_employee_id_idx').on(t.orgCode, t.employeeId, t.id),
  index('exit_notice_date_idx').on(t.orgCode, t.noticeDate, t.id),
  index('exit_last_working_day_idx').on(t.orgCode, t.lastWorkingDay, t.id),
  index('exit_reason_idx').on(t.orgCode, t.reasonFolded, t.id),
  index('exit_status_idx').on(t.orgCode, t.status, t.id),
  index('exit_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  pgPolicy('exit_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();
