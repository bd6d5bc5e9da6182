/** The role that serves: no owner, no superuser, row-level security holds for it. The migration runner puts in its real name, `<database>_app`. */
import { pgRole } from 'drizzle-orm/pg-core';

export const appRolePlaceholder = ':app_role';

export const app = pgRole(appRolePlaceholder).existing();
