import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { deleteFace } from '../faces/templates.ts';
import { registrationOf } from './face-registration.ts';
import { targetEmployee } from './target-employee.ts';

/** Deletes a registered face; the consent stays until the person takes it back. */
export const removeFace = ({ employeeId }: { readonly employeeId?: number | null }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const target = await targetEmployee(tx, grant, employeeId);
    await deleteFace(tx, target);
    return registrationOf(tx, target);
  });
