import type { PayLineOrigin } from './pay-line.ts';

/** Lines beside the salary that are taxed as earned when they are paid, and that no record of the year tells apart from payslips and settlements: for hours, and for days that are paid instead of taken. */
export const taxedOnce = ['OVERTIME', 'SPECIAL_WAGE', 'CLOSED_LEAVE', 'COMP_OFF'] as const satisfies readonly PayLineOrigin[];

const origins: ReadonlySet<string> = new Set(taxedOnce);

export const isTaxedOnce = (of: string): boolean => origins.has(of);
