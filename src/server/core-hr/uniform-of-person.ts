import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { reachedEmployee } from '../people/reached-employee.ts';
import { readUniformOf } from '../uniforms/read-person.ts';

/** The uniform of somebody within reach. */
export const uniformOfPerson = ({ employeeId }: { readonly employeeId: string }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const id = await reachedEmployee(tx, grant, employeeId);
    return { errorCode: '', message: '', employeeId: id, ...(await readUniformOf(tx, id)) };
  });
