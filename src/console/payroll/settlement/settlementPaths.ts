export const LEAVERS = '/payroll/full-and-final-settlement';
export const SETTLEMENTS = `${LEAVERS}/settlements`;
