import type { Grant } from '../../access/authorise.ts';
import { candidatesWorkedOn } from '../../access/member-rules.ts';
import { screenReach } from '../../access/screen-reach.ts';
import { resourceOf } from '../../resource/registry.ts';

/**
 * Candidates whom the person may onboard, as a predicate over the column: those that they work on, as recruiter or member of the post; every one for whoever may change every
 * candidate as well. A right on onboarding alone opens nobody.
 */
export const hiredWithin = ({ session, scope }: Grant, column: string, bind: (value: unknown) => string): string => {
  if (scope === 'ALL' && screenReach(session, resourceOf('Candidate'), 'UPDATE')?.scope === 'ALL') return 'true';
  return session.employeeId === null ? 'false' : candidatesWorkedOn(session, column, `${bind(session.employeeId)}::bigint`);
};
