import { insertRow } from '../db/insert-row.ts';
import type { Transaction } from '../db/org.ts';
import type { StartingRole } from './default-roles.ts';

/** Puts roles and their rights into an organisation; answers their ids by code. */
export const insertRoles = async (tx: Transaction, roles: readonly StartingRole[]): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<string, string>();
  for (const { rights, ...role } of roles) {
    const roleId = await insertRow(tx, 'role', role);
    ids.set(role.code, roleId);
    for (const [position, { form, optionalChoice, ...right }] of rights.entries()) {
      await insertRow(tx, 'role_right', { role_id: roleId, position, form, ...right, optional_choice: optionalChoice });
    }
  }
  return ids;
};
