import type { Transaction } from '../db/org.ts';
import { insertRow, insertRows } from '../db/seed/insert-rows.ts';
import type { StartingRole } from './default-roles.ts';

/** Puts roles and their rights into an organisation; answers their ids by code. */
export const insertRoles = async (tx: Transaction, roles: readonly StartingRole[]): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<string, string>();
  for (const { rights, ...role } of roles) {
    const roleId = await insertRow(tx, 'role', role);
    ids.set(role.code, roleId);
    const lines = rights.map(({ form, optionalChoice, ...right }, position) => ({ role_id: roleId, position, form, ...right, optional_choice: optionalChoice }));
    await insertRows(tx, 'role_right', lines);
  }
  return ids;
};
