import { finding } from '../../domain/problem.ts';
import type { Regime } from '../../domain/income-tax/rules.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { ownRegime } from '../income-tax/own-regime.ts';
import { todayOf } from '../people/today.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { addRecord } from '../resource/save.ts';

type Choice = { readonly way: 'CHOSEN' | 'BY_DEFAULT'; readonly regime: Regime | null; readonly businessIncome: boolean; readonly isAcknowledged: boolean };

/** Writes what the person chose for the present financial year; refuses a second choice, and one where nothing is to be chosen. Without a regime the default of the organisation is meant. */
export const writeChoice = async ({ way, regime, businessIncome, isAcknowledged }: Choice, { db, idempotencyKey }: Pick<Context, 'db' | 'idempotencyKey'>, grant: Grant) => {
  const { session } = grant;
  const { own, today } = await withOrg(db, session.orgCode, async (tx) => ({ own: await ownRegime(tx, session.employeeId), today: await todayOf(tx, session.employeeId) }));
  const { financialYear } = own;
  refuseFields(grant, [
    ...(financialYear === null || own.Total_Income <= 0 ? [{ field: 'regime', ...finding('taxRegimeChoice.notOffered') }] : []),
    ...(own.chosenRegime !== null ? [{ field: 'regime', ...finding('taxRegimeChoice.chosen', { year: financialYear ?? '' }) }] : []),
    ...(isAcknowledged ? [] : [{ field: 'acknowledged', ...finding('taxRegimeChoice.acknowledge') }]),
  ]);
  const chosen = regime ?? own.boundTo ?? own.defaultRegime;
  const caller = { db, session, reach: grant, form: 'DASHBOARD' as const, reason: null, carries: true as const, idempotencyKey: readIdempotencyKey(idempotencyKey) };
  const { changeSet } = await addRecord(resourceOf('TaxRegimeChoice'), { employeeId: session.employeeId, financialYear, regime: chosen, way, businessIncome, acknowledgedOn: way === 'CHOSEN' ? today : null }, caller);
  return { errorCode: '', message: '', changeSet, regime: chosen };
};

type Arguments = { readonly regime: Regime; readonly businessIncome?: boolean | null; readonly acknowledged: boolean };

/** Once a financial year, with the acknowledgements. */
export const chooseTaxRegime = ({ regime, businessIncome, acknowledged }: Arguments, context: Context, grant: Grant) => writeChoice({ way: 'CHOSEN', regime, businessIncome: businessIncome === true, isAcknowledged: acknowledged }, context, grant);
