import type { Session } from '../session.ts';

/** Whether somebody reads what planned places cost. */
export const seesCosts = (session: Session): boolean => session.rights.get('MAN_POWER_PLANNING_SETTINGS')?.view === true;
