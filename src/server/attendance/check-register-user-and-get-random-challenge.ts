import { challengeCount } from '../../domain/attendance/challenges.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { giveChallenges } from '../faces/challenges.ts';
import { registeredFace } from '../faces/templates.ts';
import { refuse } from '../refuse.ts';
import { readConfiguration } from './attendance-facts.ts';
import { ownEmployee } from './own-employee.ts';

/** Document 0 §7: refuses without a registered face; gives random challenges, at least as many as the configuration says. */
export const checkRegisterUserAndGetRandomChallenge = ({ noOfChallenges }: { readonly noOfChallenges?: number | null }, context: Context) => {
  const { session, employeeId } = ownEmployee(context.session);
  return withOrg(context.db, session.orgCode, async (tx) => {
    if ((await registeredFace(tx, employeeId)) === undefined) throw refuse('FACE_NOT_REGISTERED');
    const { numberOfChallenges } = await readConfiguration(tx, employeeId);
    return { errorCode: '', message: '', ...(await giveChallenges(tx, employeeId, challengeCount(numberOfChallenges, noOfChallenges ?? null))) };
  });
};
