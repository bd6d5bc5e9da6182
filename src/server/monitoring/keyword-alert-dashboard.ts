import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { KEYWORD_ALERTS } from '../data-loss-prevention/words/alert-kinds.ts';
import { alertDashboard } from './alerts/alert-dashboard.ts';
import type { Narrowing } from './dashboard/narrowed.ts';

export const keywordAlertDashboard = (args: Narrowing, { db }: Context, grant: Grant) => alertDashboard(KEYWORD_ALERTS, args, db, grant);
