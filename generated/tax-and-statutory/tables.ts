// Printed by npm run codegen from schema/. Do not edit.
import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, jsonb, numeric, pgPolicy, pgTable, primaryKey, text, timestamp, unique, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { app } from '../../src/server/db/roles.ts';
import { key } from '../../src/server/db/columns.ts';
import { employee } from '../core-hr/tables.ts';

export const fbpDeclarationSetting = pgTable('fbp_declaration_setting', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  name: text('name').notNull().default(sql`'FBP declaration settings'`),
  submitUntil: date('submit_until', { mode: 'string' }),
  daysAfterJoining: integer('days_after_joining'),
  lockStatus: text('lock_status').notNull().default(sql`'OPEN'`),
  lockDate: date('lock_date', { mode: 'string' }),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'fbp_declaration_setting_pk', columns: [t.orgCode, t.id] }),
  check('fbp_declaration_setting_lock_status_check', sql`${t.lockStatus} in ('OPEN', 'LOCKED')`),
  pgPolicy('fbp_declaration_setting_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();

export const fbpDeclarationUnlock = pgTable('fbp_declaration_unlock', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  employeeId: key('employee_id').notNull(),
  untilDate: date('until_date', { mode: 'string' }).notNull(),
  fbpDeclarationSettingId: key('fbp_declaration_setting_id').notNull(),
  position: integer('position').notNull(),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'fbp_declaration_unlock_pk', columns: [t.orgCode, t.id] }),
  foreignKey({ name: 'fbp_declaration_unlock_fbp_declaration_setting_id_fk', columns: [t.orgCode, t.fbpDeclarationSettingId], foreignColumns: [fbpDeclarationSetting.orgCode, fbpDeclarationSetting.id] }),
  index('fbp_declaration_unlock_fbp_declaration_setting_id_idx').on(t.orgCode, t.fbpDeclarationSettingId, t.position),
  foreignKey({ name: 'fbp_declaration_unlock_employee_id_fk', columns: [t.orgCode, t.employeeId], foreignColumns: [employee.orgCode, employee.id] }),
  index('fbp_declaration_unlock_employee_id_idx').on(t.orgCode, t.employeeId, t.id),
  pgPolicy('fbp_declaration_unlock_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();

export const npsDeclarationSetting = pgTable('nps_declaration_setting', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  name: text('name').notNull().default(sql`'NPS declaration settings'`),
  submitUntil: date('submit_until', { mode: 'string' }),
  daysAfterJoining: integer('days_after_joining'),
  lockStatus: text('lock_status').notNull().default(sql`'OPEN'`),
  lockDate: date('lock_date', { mode: 'string' }),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'nps_declaration_setting_pk', columns: [t.orgCode, t.id] }),
  check('nps_declaration_setting_lock_status_check', sql`${t.lockStatus} in ('OPEN', 'LOCKED')`),
  pgPolicy('nps_declaration_setting_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();

export const npsDeclarationUnlock = pgTable('nps_declaration_unlock', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  employeeId: key('employee_id').notNull(),
  untilDate: date('until_date', { mode: 'string' }).notNull(),
  npsDeclarationSettingId: key('nps_declaration_setting_id').notNull(),
  position: integer('position').notNull(),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'nps_declaration_unlock_pk', columns: [t.orgCode, t.id] }),
  foreignKey({ name: 'nps_declaration_unlock_nps_declaration_setting_id_fk', columns: [t.orgCode, t.npsDeclarationSettingId], foreignColumns: [npsDeclarationSetting.orgCode, npsDeclarationSetting.id] }),
  index('nps_declaration_unlock_nps_declaration_setting_id_idx').on(t.orgCode, t.npsDeclarationSettingId, t.position),
  foreignKey({ name: 'nps_declaration_unlock_employee_id_fk', columns: [t.orgCode, t.employeeId], foreignColumns: [employee.orgCode, employee.id] }),
  index('nps_declaration_unlock_employee_id_idx').on(t.orgCode, t.employeeId, t.id),
  pgPolicy('nps_declaration_unlock_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();

export const taxDeduction = pgTable('tax_deduction', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  employeeId: key('employee_id').notNull(),
  month: text('month').notNull(),
  amount: numeric('amount', { precision: 19, scale: 4 }).notNull(),
  financialYear: text('financial_year'),
  source: text('source').notNull().default(sql`'BROUGHT_IN'`),
  note: text('note'),
  custom: jsonb('custom').notNull().default(sql`'{}'`),
  monthFolded: text('month_folded').generatedAlwaysAs(sql`fold("month")`),
  financialYearFolded: text('financial_year_folded').generatedAlwaysAs(sql`fold("financial_year")`),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
  search: text('search').generatedAlwaysAs(sql`fold(coalesce("month", '') || coalesce(' ' || "note", ''))`),
  reckoned: boolean('reckoned').generatedAlwaysAs(sql`"version" > 0`),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'tax_deduction_pk', columns: [t.orgCode, t.id] }),
  unique('tax_deduction_employee_id_month_key').on(t.orgCode, t.employeeId, t.monthFolded),
  foreignKey({ name: 'tax_deduction_employee_id_fk', columns: [t.orgCode, t.employeeId], foreignColumns: [employee.orgCode, employee.id] }),
  check('tax_deduction_source_check', sql`${t.source} in ('PAYROLL', 'BROUGHT_IN')`),
  index('tax_deduction_employee_id_idx').on(t.orgCode, t.employeeId, t.id),
  index('tax_deduction_month_idx').on(t.orgCode, t.monthFolded, t.id),
  index('tax_deduction_amount_idx').on(t.orgCode, t.amount, t.id),
  index('tax_deduction_financial_year_idx').on(t.orgCode, t.financialYearFolded, t.id),
  index('tax_deduction_source_idx').on(t.orgCode, t.source, t.id),
  index('tax_deduction_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  pgPolicy('tax_deduction_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();

export const taxRegimeChoice = pgTable('tax_regime_choice', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  employeeId: key('employee_id').notNull(),
  financialYear: text('financial_year').notNull(),
  regime: text('regime').notNull(),
  way: text('way').notNull().default(sql`'BY_PAYROLL'`),
  businessIncome: boolean('business_income').notNull().default(sql`false`),
  acknowledgedOn: date('acknowledged_on', { mode: 'string' }),
  custom: jsonb('custom').notNull().default(sql`'{}'`),
  financialYearFolded: text('financial_year_folded').generatedAlwaysAs(sql`fold("financial_year")`),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
  search: text('search').generatedAlwaysAs(sql`fold(coalesce("financial_year", ''))`),
  reckoned: boolean('reckoned').generatedAlwaysAs(sql`"version" > 0`),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'tax_regime_choice_pk', columns: [t.orgCode, t.id] }),
  unique('tax_regime_choice_employee_id_financial_year_key').on(t.orgCode, t.employeeId, t.financialYearFolded),
  foreignKey({ name: 'tax_regime_choice_employee_id_fk', columns: [t.orgCode, t.employeeId], foreignColumns: [employee.orgCode, employee.id] }),
  check('tax_regime_choice_regime_check', sql`${t.regime} in ('OLD', 'NEW')`),
  check('tax_regime_choice_way_check', sql`${t.way} in ('CHOSEN', 'BY_DEFAULT', 'BY_PAYROLL')`),
  index('tax_regime_choice_employee_id_idx').on(t.orgCode, t.employeeId, t.id),
  index('tax_regime_choice_financial_year_idx').on(t.orgCode, t.financialYearFolded, t.id),
  index('tax_regime_choice_regime_idx').on(t.orgCode, t.regime, t.id),
  index('tax_regime_choice_way_idx').on(t.orgCode, t.way, t.id),
  index('tax_regime_choice_business_income_idx').on(t.orgCode, t.businessIncome, t.id),
  index('tax_regime_choice_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  pgPolicy('tax_regime_choice_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();
