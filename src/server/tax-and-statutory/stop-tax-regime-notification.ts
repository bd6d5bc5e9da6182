import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { writeChoice } from './choose-tax-regime.ts';

/** The default regime of the organisation applies, and the person is not asked again in this financial year. */
export const stopTaxRegimeNotification = (_args: object, context: Context, grant: Grant) => writeChoice({ way: 'BY_DEFAULT', regime: null, businessIncome: false, isAcknowledged: true }, context, grant);
