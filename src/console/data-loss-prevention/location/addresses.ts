export const LOCATIONS = '/data-loss-prevention/location-intelligence';
export const TRACKING = '/settings/data-loss-prevention/location-tracking';

/** Where one person was, on the days that the dashboard shows. */
export const personPath = (employeeId: string, days: string): string => `${LOCATIONS}/${employeeId}?${days}`;
