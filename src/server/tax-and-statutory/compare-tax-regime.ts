/** `POST payroll/tax-rules/compare-tax-regime` (document 0 §7), at the root and under the base path. */
import { z } from 'zod';
import { authorise } from '../access/authorise.ts';
import { readInput } from '../auth/read-input.ts';
import { withOrg } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import { limitRequests } from '../http/rate-limit.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { ownRegime } from '../income-tax/own-regime.ts';
import { loadSession } from '../session.ts';

const shape = z.object({ requestResource: z.literal('HRAPPUI') });

/** The caller's year under both regimes. Trigger_Regime_Change is true while nothing is chosen for the financial year. */
const compareTaxRegime = async (context: Context): Promise<void> => {
  const session = await loadSession(context);
  const grant = authorise(session, [{ forms: ['DASHBOARD'], right: 'VIEW', scope: 'SELF' }]);
  limitRequests(context, grant.session);
  await readInput(context, shape, 'BAD_USER_INPUT');
  const regimeComparisionDetails = await withOrg(context.db, grant.session.orgCode, (tx) => ownRegime(tx, grant.session.employeeId));
  sendJson(context, 200, { success: true, msg: '', errorCode: '', message: '', regimeComparisionDetails });
};

const handle = answeringRefusals(compareTaxRegime);

export const taxRegimeRoutes: readonly Route[] = ['', '/v3'].map((base) => ({ method: 'POST', path: `${base}/payroll/tax-rules/compare-tax-regime`, handle }));
