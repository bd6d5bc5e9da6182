import { reachOf } from '../access/authorise.ts';
import type { Session } from '../session.ts';

/** Whether a person may view every employee, and so how many there are anywhere. */
export const maySeeAllPeople = (session: Session): boolean => reachOf(session, 'EMPLOYEES', 'VIEW')?.scope === 'ALL';
