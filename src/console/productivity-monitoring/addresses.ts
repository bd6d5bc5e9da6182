export const BOARD = '/productivity-monitoring/activity-dashboard/cxo-dashboard';
export const DAYS = '/productivity-monitoring/activity-dashboard/days';
export const OWN = '/employee-self-service/my-activity';

/** The activity of one person, of the days that the dashboard shows. */
export const personPath = (employeeId: string, days: string): string => `${BOARD}/${employeeId}?${days}`;
