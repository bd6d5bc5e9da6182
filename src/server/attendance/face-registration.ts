import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { consentsOf } from '../faces/consents.ts';
import { registeredFace } from '../faces/templates.ts';
import { targetEmployee } from './target-employee.ts';

/** Whether an employee's face is registered, by whom and when, and whether they agreed. */
export const registrationOf = async (tx: Transaction, employeeId: string) => {
  const found = await registeredFace(tx, employeeId);
  const { hasFaceConsent } = await consentsOf(tx, employeeId);
  return { errorCode: '', message: '', isRegistered: found !== undefined, registeredAt: found?.registeredAt ?? null, registeredBy: found?.registeredBy ?? null, hasConsent: hasFaceConsent };
};

/** Never the face itself: nobody reads a template. */
export const faceRegistration = ({ employeeId }: { readonly employeeId?: number | null }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => registrationOf(tx, await targetEmployee(tx, grant, employeeId)));
