import { fromMinor, toMinor } from '../../domain/money.ts';
import { adjustmentProblems, MOST_ADJUSTMENTS } from '../../domain/settlement/adjustment.ts';
import type { Adjustment } from '../../domain/settlement/adjustment.ts';
import type { PayLineKind } from '../../domain/payroll/payslip/pay-line.ts';
import type { StoredSettlementLine } from '../../domain/settlement/stored-settlement-line.ts';
import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { changeAll } from '../payroll/change-all.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Image } from '../resource/image.ts';
import { lockSettlement, refuseSettlement, refuseUnlessDraft } from './lock.ts';
import type { Moved } from './steps.ts';
import { writeReckoned } from './write.ts';

export type Adjusting = { readonly settlementId: string; readonly adjustment: { readonly kind: PayLineKind; readonly code?: string | null; readonly title?: string | null; readonly amount: string; readonly reason: string } };

const had = (image: Image): readonly Adjustment[] => (Array.isArray(image['adjustments']) ? (image['adjustments'] as readonly Adjustment[]) : []);

const write = async (tx: Transaction, { session }: Grant, image: Image, adjustments: readonly Adjustment[]): Promise<Moved> => {
  const changes = await changeAll(tx, 'Settlement', [image.id], session.name, (was) => ({ ...was, adjustments }));
  await writeReckoned(tx, image.id, session);
  return { changes, status: String(image['status']) };
};

/** Adds a correction to a line of a draft, or a line of its own. What was reckoned stays beside it. */
export const adjust = async (tx: Transaction, grant: Grant, { settlementId, adjustment }: Adjusting): Promise<Moved> => {
  const { session } = grant;
  const image = await lockSettlement(tx, grant, settlementId);
  refuseUnlessDraft(session, image);
  refuseProblems({ session }, adjustmentProblems(adjustment));
  const { kind, code, title, amount, reason } = adjustment;
  if (kind === 'EMPLOYER') refuseSettlement(session, finding('settlement.kindFixed'), 'kind');
  const [kept] = await tx.query<{ lines: readonly StoredSettlementLine[]; currency: string }>(`select coalesce(lines, '[]') as lines, coalesce(currency, 'USD') as currency from settlement where org_code = $1 and id = $2::bigint`, [tx.orgCode, settlementId]);
  const { lines, currency } = kept!;
  const line = code == null || code === '' ? undefined : lines.find((one) => one.kind === kind && one.code === code);
  if (code != null && code !== '' && line === undefined) refuseSettlement(session, finding('settlement.noLine'), 'code');
  const all = had(image);
  if (all.length >= MOST_ADJUSTMENTS) refuseSettlement(session, finding('settlement.tooMany', { smart_count: MOST_ADJUSTMENTS }), 'reason');
  const id = String(Math.max(0, ...all.map((one) => Number(one.id))) + 1);
  const minor = toMinor(amount, currency, 'halfUp');
  if (minor === 0n) refuseSettlement(session, finding('settlement.amountNeeded'), 'amount');
  return write(tx, grant, image, [...all, { id, kind, code: line?.code ?? `ADJUSTMENT${id}`, title: line?.title ?? (title ?? '').trim(), amount: fromMinor(minor, currency), reason: reason.trim(), by: session.name }]);
};

export const dropAdjustment = async (tx: Transaction, grant: Grant, settlementId: string, adjustmentId: string): Promise<Moved> => {
  const image = await lockSettlement(tx, grant, settlementId);
  refuseUnlessDraft(grant.session, image);
  const left = had(image).filter(({ id }) => id !== adjustmentId);
  if (left.length === had(image).length) refuseSettlement(grant.session, finding('settlement.noLine'), 'adjustmentId');
  return write(tx, grant, image, left);
};
