// Printed by npm run codegen from schema/. Do not edit.
import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, jsonb, numeric, pgPolicy, pgTable, primaryKey, text, timestamp, unique, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { app } from '../../src/server/db/roles.ts';
import { key } from '../../src/server/db/columns.ts';
import { employee, customEmployeeGroup, designation, role } from '../core-hr/tables.ts';

export const dynamicFormResponse = pgTable('dynamic_form_response', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  name: text('name').notNull(),
  formId: key('form_id').notNull(),
  employeeId: key('employee_id').notNull(),
  answeredOn: timestamp('answered_on', { withTimezone: true, mode: 'string' }).notNull(),
  given: jsonb('given').notNull(),
  custom: jsonb('custom').notNull().default(sql`'{}'`),
  nameFolded: text('name_folded').generatedAlwaysAs(sql`fold("name")`),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
  search: text('search').generatedAlwaysAs(sql`fold(coalesce("name", ''))`),
  reckoned: boolean('reckoned').generatedAlwaysAs(sql`"version" > 0`),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'dynamic_form_response_pk', columns: [t.orgCode, t.id] }),
  unique('dynamic_form_response_form_id_employee_id_key').on(t.orgCode, t.formId, t.employeeId),
  foreignKey({ name: 'dynamic_form_response_form_id_fk', columns: [t.orgCode, t.formId], foreignColumns: [dynamicForm.orgCode, dynamicForm.id] }),
  foreignKey({ name: 'dynamic_form_response_employee_id_fk', columns: [t.orgCode, t.employeeId], foreignColumns: [employee.orgCode, employee.id] }),
  index('dynamic_form_response_name_idx').on(t.orgCode, t.nameFolded, t.id),
  index('dynamic_form_response_form_id_idx').on(t.orgCode, t.formId, t.id),
  index('dynamic_form_response_employee_id_idx').on(t.orgCode, t.employeeId, t.id),
  index('dynamic_form_response_answered_on_idx').on(t.orgCode, t.answeredOn, t.id),
  index('dynamic_form_response_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  pgPolicy('dynamic_form_response_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();

export const dynamicFormResponseLine = pgTable('dynamic_form_response_line', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  dynamicFormResponseId: key('dynamic_form_response_id').notNull(),
  position: integer('position').notNull(),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'dynamic_form_response_line_pk', columns: [t.orgCode, t.id] }),
  foreignKey({ name: 'dynamic_form_response_line_dynamic_form_response_id_fk', columns: [t.orgCode, t.dynamicFormResponseId], foreignColumns: [dynamicFormResponse.orgCode, dynamicFormResponse.id] }),
  index('dynamic_form_response_line_dynamic_form_response_id_idx').on(t.orgCode, t.dynamicFormResponseId, t.position),
  pgPolicy('dynamic_form_response_line_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();

export const dynamicForm = pgTable('dynamic_form', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  name: text('name').notNull(),
  introduction: text('introduction'),
  status: text('status').notNull().default(sql`'DRAFT'`),
  customGroupId: key('custom_group_id'),
  dueOn: date('due_on', { mode: 'string' }),
  mayChange: boolean('may_change').notNull().default(sql`true`),
  openedOn: timestamp('opened_on', { withTimezone: true, mode: 'string' }),
  custom: jsonb('custom').notNull().default(sql`'{}'`),
  nameFolded: text('name_folded').generatedAlwaysAs(sql`fold("name")`),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
  search: text('search').generatedAlwaysAs(sql`fold(coalesce("name", ''))`),
  reckoned: boolean('reckoned').generatedAlwaysAs(sql`"version" > 0`),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'dynamic_form_pk', columns: [t.orgCode, t.id] }),
  unique('dynamic_form_name_key').on(t.orgCode, t.nameFolded),
  foreignKey({ name: 'dynamic_form_custom_group_id_fk', columns: [t.orgCode, t.customGroupId], foreignColumns: [customEmployeeGroup.orgCode, customEmployeeGroup.id] }),
  check('dynamic_form_status_check', sql`${t.status} in ('DRAFT', 'OPEN', 'CLOSED')`),
  index('dynamic_form_name_idx').on(t.orgCode, t.nameFolded, t.id),
  index('dynamic_form_status_idx').on(t.orgCode, t.status, t.id),
  index('dynamic_form_custom_group_id_idx').on(t.orgCode, t.customGroupId, t.id),
  index('dynamic_form_due_on_idx').on(t.orgCode, t.dueOn, t.id),
  index('dynamic_form_opened_on_idx').on(t.orgCode, t.openedOn, t.id),
  index('dynamic_form_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  pgPolicy('dynamic_form_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();

export const dynamicFormQuestion = pgTable('dynamic_form_question', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  question: text('question').notNull(),
  kind: text('kind').notNull().default(sql`'SHORT_TEXT'`),
  isRequired: boolean('is_required').notNull().default(sql`true`),
  choices: text('choices'),
  hint: text('hint'),
  dynamicFormId: key('dynamic_form_id').notNull(),
  position: integer('position').notNull(),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'dynamic_form_question_pk', columns: [t.orgCode, t.id] }),
  foreignKey({ name: 'dynamic_form_question_dynamic_form_id_fk', columns: [t.orgCode, t.dynamicFormId], foreignColumns: [dynamicForm.orgCode, dynamicForm.id] }),
  index('dynamic_form_question_dynamic_form_id_idx').on(t.orgCode, t.dynamicFormId, t.position),
  check('dynamic_form_question_kind_check', sql`${t.kind} in ('SHORT_TEXT', 'LONG_TEXT', 'NUMBER', 'DATE', 'YES_NO', 'CHOICE', 'CHOICES', 'RATING')`),
  pgPolicy('dynamic_form_question_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();

export const workflow = pgTable('workflow', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  name: text('name').notNull(),
  module: text('module').notNull(),
  description: text('description'),
  isDefault: boolean('is_default').notNull().default(sql`true`),
  image: text('image'),
  status: text('status').notNull().default(sql`'ACTIVE'`),
  eventId: integer('event_id'),
  uniqueKey: text('unique_key'),
  custom: jsonb('custom').notNull().default(sql`'{}'`),
  nameFolded: text('name_folded').generatedAlwaysAs(sql`fold("name")`),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
  search: text('search').generatedAlwaysAs(sql`fold(coalesce("name", ''))`),
  reckoned: boolean('reckoned').generatedAlwaysAs(sql`"version" > 0`),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'workflow_pk', columns: [t.orgCode, t.id] }),
  unique('workflow_name_key').on(t.orgCode, t.nameFolded),
  check('workflow_module_check', sql`${t.module} in ('LEAVE', 'SHORT_TIME_OFF', 'COMPENSATORY_OFF', 'WORK_FROM_HOME', 'ON_DUTY', 'REGULARISATION', 'EXIT', 'TRAVEL', 'CLAIM', 'TIMESHEET', 'LOP_RECOVERY', 'ONE_TIME_EARNING', 'TAX_RELIEF', 'AIR_TICKET', 'JOB_REQUISITION', 'OVERTIME', 'SALARY_ADVANCE')`),
  check('workflow_status_check', sql`${t.status} in ('ACTIVE', 'INACTIVE')`),
  index('workflow_name_idx').on(t.orgCode, t.nameFolded, t.id),
  index('workflow_module_idx').on(t.orgCode, t.module, t.id),
  index('workflow_is_default_idx').on(t.orgCode, t.isDefault, t.id),
  index('workflow_status_idx').on(t.orgCode, t.status, t.id),
  index('workflow_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  pgPolicy('workflow_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();

export const workflowDesignation = pgTable('workflow_designation', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  designationId: key('designation_id').notNull(),
  workflowId: key('workflow_id').notNull(),
  position: integer('position').notNull(),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'workflow_designation_pk', columns: [t.orgCode, t.id] }),
  foreignKey({ name: 'workflow_designation_workflow_id_fk', columns: [t.orgCode, t.workflowId], foreignColumns: [workflow.orgCode, workflow.id] }),
  index('workflow_designation_workflow_id_idx').on(t.orgCode, t.workflowId, t.position),
  foreignKey({ name: 'workflow_designation_designation_id_fk', columns: [t.orgCode, t.designationId], foreignColumns: [designation.orgCode, designation.id] }),
  index('workflow_designation_designation_id_idx').on(t.orgCode, t.designationId, t.id),
  pgPolicy('workflow_designation_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();

export const workflowStep = pgTable('workflow_step', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  approver: text('approver').notNull(),
  roleId: key('role_id'),
  employeeId: key('employee_id'),
  moreThan: numeric('more_than', { precision: 19, scale: 4 }),
  workflowId: key('workflow_id').notNull(),
  position: integer('position').notNull(),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'workflow_step_pk', columns: [t.orgCode, t.id] }),
  foreignKey({ name: 'workflow_step_workflow_id_fk', columns: [t.orgCode, t.workflowId], foreignColumns: [workflow.orgCode, workflow.id] }),
  index('workflow_step_workflow_id_idx').on(t.orgCode, t.workflowId, t.position),
  foreignKey({ name: 'workflow_step_role_id_fk', columns: [t.orgCode, t.roleId], foreignColumns: [role.orgCode, role.id] }),
  foreignKey({ name: 'workflow_step_employee_id_fk', columns: [t.orgCode, t.employeeId], foreignColumns: [employee.orgCode, employee.id] }),
  index('workflow_step_role_id_idx').on(t.orgCode, t.roleId, t.id),
  index('workflow_step_employee_id_idx').on(t.orgCode, t.employeeId, t.id),
  check('workflow_step_approver_check', sql`${t.approver} in ('MANAGER', 'MANAGERS_MANAGER', 'DEPARTMENT_HEAD', 'ROLE', 'EMPLOYEE')`),
  pgPolicy('workflow_step_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();
