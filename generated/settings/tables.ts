// Printed by npm run codegen from schema/. Do not edit.
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgPolicy, pgTable, primaryKey, text, timestamp, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { app } from '../../src/server/db/roles.ts';
import { key } from '../../src/server/db/columns.ts';

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
