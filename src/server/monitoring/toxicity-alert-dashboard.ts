import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { TOXICITY_ALERTS } from '../data-loss-prevention/words/alert-kinds.ts';
import { alertDashboard } from './alerts/alert-dashboard.ts';
import type { Narrowing } from './dashboard/narrowed.ts';

export const toxicityAlertDashboard = (args: Narrowing, { db }: Context, grant: Grant) => alertDashboard(TOXICITY_ALERTS, args, db, grant);
