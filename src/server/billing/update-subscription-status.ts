import type { Context } from '../context.ts';
import { retrieveSubscriptionDetails } from './retrieve-subscription-details.ts';

/** Document 0 §7: brings what is kept here up to date with the provider, after a hosted page was left. */
export const updateSubscriptionStatus = (args: object, context: Context) => retrieveSubscriptionDetails(args, context);
