import { isOpen } from '../../domain/billing/standing.ts';
import { constants } from '../../domain/constants.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { done } from './answers.ts';
import { customerOf } from './customer.ts';
import { readStanding } from './standing.ts';

/** Document 0 §6: without a plan. */
const USUAL_DASHBOARD = constants.usualDashboard;
/** Document 0 §9: the plan's cookie lasts 17 days. It holds the dashboard's name, which is no secret. */
const COOKIE_SECONDS = constants.planCookie;

/** Document 0 §7: the dashboard of the plan, also as a cookie for 17 days. Asks no provider, because every start of the console waits for it. */
export const getOrganizationSubscribedPlan = async (_args: object, context: Context) => {
  const { orgCode, today } = await customerOf(context);
  const { subscription, planStatus } = await withOrg(context.db, orgCode, (tx) => readStanding(tx, today));
  const subscribedDashboard = subscription?.dashboard ?? USUAL_DASHBOARD;
  context.response.appendHeader('set-cookie', `plan=${encodeURIComponent(subscribedDashboard)}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${context.secure ? '; Secure' : ''}`);
  return { ...done, subscribedDashboard, planStatus, isActive: !context.settings.billingRequired || isOpen(planStatus) };
};
