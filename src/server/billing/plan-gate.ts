import { isOpen } from '../../domain/billing/standing.ts';
import { withOrg } from '../db/org.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { refuse } from '../refuse.ts';
import { todayOf } from '../people/today.ts';
import { loadSession } from '../session.ts';
import { readStanding } from './standing.ts';

/** What a person needs to choose a plan, and what the frame asks at its start. */
const OPEN: ReadonlySet<string> = new Set(['/graphql/billing', '/graphql/organisation-data', '/graphql/monitoring']);

/** Milliseconds for which an organisation that was open counts as open; one that was closed is asked again at once. */
const FRESH_MS = 5_000;
const open = new Map<string, number>();

const refuseWithoutPlan = async (context: Context): Promise<void> => {
  if (!context.settings.billingRequired || OPEN.has(context.url.pathname)) return;
  const session = await loadSession(context);
  if (session === null || (open.get(session.orgCode) ?? 0) > performance.now()) return;
  const { planStatus } = await withOrg(context.db, session.orgCode, async (tx) => readStanding(tx, await todayOf(tx)));
  if (!isOpen(planStatus)) throw refuse('PLAN_INACTIVE');
  open.set(session.orgCode, performance.now() + FRESH_MS);
};

/**
 * Document 0 §8: 'Access restricted, please choose the plan and activate your account'. Only where BILLING_REQUIRED is set: an organisation without a trial or
 * an active plan reaches billing and nothing else. Whoever has no session is answered as ever.
 */
export const withPlan = (routes: readonly Route[]): readonly Route[] =>
  routes.map((route) => ({
    ...route,
    handle: answeringRefusals(async (context) => {
      await refuseWithoutPlan(context);
      await route.handle(context);
    }),
  }));
