// Printed by npm run codegen from schema/. Do not edit.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgPolicy, pgTable, primaryKey, text, timestamp, unique, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { app } from '../../src/server/db/roles.ts';
import { key } from '../../src/server/db/columns.ts';

export const emailTemplate = pgTable('email_template', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  event: text('event').notNull().default(sql`'INVITATION'`),
  language: text('language').notNull().default(sql`'EN'`),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  status: text('status').notNull().default(sql`'ACTIVE'`),
  subjectFolded: text('subject_folded').generatedAlwaysAs(sql`fold("subject")`),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
  search: text('search').generatedAlwaysAs(sql`fold(coalesce("subject", '') || coalesce(' ' || "body", ''))`),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'email_template_pk', columns: [t.orgCode, t.id] }),
  unique('email_template_event_language_key').on(t.orgCode, t.event, t.language),
  check('email_template_event_check', sql`${t.event} in ('INVITATION', 'PASSWORD_RESET', 'PASSWORD_CHANGED')`),
  check('email_template_language_check', sql`${t.language} in ('EN', 'FR', 'JA', 'SP')`),
  check('email_template_status_check', sql`${t.status} in ('ACTIVE', 'INACTIVE')`),
  index('email_template_event_idx').on(t.orgCode, t.event, t.id),
  index('email_template_language_idx').on(t.orgCode, t.language, t.id),
  index('email_template_subject_idx').on(t.orgCode, t.subjectFolded, t.id),
  index('email_template_status_idx').on(t.orgCode, t.status, t.id),
  index('email_template_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  pgPolicy('email_template_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();

export const signInPolicy = pgTable('sign_in_policy', {
  orgCode: text('org_code').notNull(),
  id: key('id').notNull(),
  name: text('name').notNull().default(sql`'Sign-in security'`),
  twoFactor: text('two_factor').notNull().default(sql`'OPTIONAL'`),
  lockAfterMinutes: integer('lock_after_minutes').notNull().default(sql`0`),
  deviceLocking: boolean('device_locking').notNull().default(sql`false`),
  openIdEnabled: boolean('open_id_enabled').notNull().default(sql`false`),
  openIdIssuer: text('open_id_issuer'),
  openIdClientId: text('open_id_client_id'),
  openIdLabel: text('open_id_label'),
  openIdDomains: text('open_id_domains'),
  partnerEnabled: boolean('partner_enabled').notNull().default(sql`false`),
  partnerId: text('partner_id').default(sql`'entomo'`),
  partnerKeysUrl: text('partner_keys_url'),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
}, (t): PgTableExtraConfigValue[] => [
  primaryKey({ name: 'sign_in_policy_pk', columns: [t.orgCode, t.id] }),
  check('sign_in_policy_two_factor_check', sql`${t.twoFactor} in ('OPTIONAL', 'ADMINISTRATORS', 'EVERYONE')`),
  pgPolicy('sign_in_policy_tenant', { as: 'permissive', for: 'all', to: app, using: sql`org_code = current_setting('app.org_code')`, withCheck: sql`org_code = current_setting('app.org_code')` }),
]).enableRLS();
