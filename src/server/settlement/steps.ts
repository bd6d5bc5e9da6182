/** How a settlement goes on: asked for, given back, final by somebody else, settled. */
import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { dropNotices } from '../notifications/drop-notices.ts';
import { changeAll } from '../payroll/change-all.ts';
import { movedPayslips } from '../payroll/moved-payslips.ts';
import { refuse } from '../refuse.ts';
import type { Image } from '../resource/image.ts';
import type { Change } from '../resource/journal.ts';
import type { Session } from '../session.ts';
import { lockSettlement, refuseSettlement, refuseUnlessDraft } from './lock.ts';
import { mergeChanges } from './merge-changes.ts';
import { BLOCKING } from './points.ts';
import { isKept } from './is-moved.ts';
import { reckon } from './reckon.ts';
import { settleRecords } from './settled-records.ts';
import type { SettledOf } from './settled-records.ts';
import { tellAsker, tellDeciders, tellPerson } from './tell.ts';
import { storedLines, writeReckoned } from './write.ts';

export type Moved = { readonly changes: readonly Change[]; readonly status: string };

const change = async (tx: Transaction, session: Session, image: Image, next: Readonly<Record<string, unknown>>): Promise<readonly Change[]> => changeAll(tx, 'Settlement', [image.id], session.name, (was) => ({ ...was, ...next }));

const preparedById = async (tx: Transaction, id: string): Promise<string | null> => (await tx.query<{ by: string | null }>('select prepared_by_id::text as by from settlement where org_code = $1 and id = $2::bigint', [tx.orgCode, id]))[0]?.by ?? null;

/** Refuses what is not as it was when it was reckoned, and what lacks something that nobody can decide. Answers what was kept. */
const refuseUnfit = async (tx: Transaction, session: Session, id: string): Promise<SettledOf> => {
  const reckoned = await reckon(tx, id);
  const { leaver, terms, points, payslips } = reckoned;
  const blocking = points.find((point) => BLOCKING.includes(point));
  if (blocking !== undefined) refuseSettlement(session, finding('settlement.blocked', {}, { point: `enum.SettlementPoint.${blocking}` }));
  if (!(await isKept(tx, id, reckoned))) refuseSettlement(session, finding('settlement.moved'));
  const held = payslips.filter(({ status }) => status === 'HELD').map(({ payslipId }) => payslipId);
  if (held.length > 0 && (await movedPayslips(tx, held)) > 0) refuseSettlement(session, finding('settlement.heldMoved'));
  return { employeeId: leaver.employeeId, lastWorkingDay: leaver.lastWorkingDay, toDate: terms.toDate, currency: terms.currency, payDate: terms.payDate, lines: storedLines(reckoned) };
};

const submit = async (tx: Transaction, session: Session, image: Image): Promise<Moved> => {
  refuseUnlessDraft(session, image);
  await refuseUnfit(tx, session, image.id);
  const changes = await change(tx, session, image, { status: 'PENDING', submittedBy: session.name.slice(0, 200), submittedById: Number(session.userId), returnReason: null });
  await tellDeciders(tx, changes[0]!.after!, session);
  return { changes, status: 'PENDING' };
};

/** Who asked takes it back without a word; anybody else says why. */
const giveBack = async (tx: Transaction, session: Session, image: Image, reason: string): Promise<Moved> => {
  if (image['status'] !== 'PENDING') refuseSettlement(session, finding('settlement.notPending'));
  const isOwn = String(image['submittedById'] ?? '') === session.userId;
  if (!isOwn && reason === '') refuseSettlement(session, finding('rule.required', {}, { fieldName: 'common.reason' }), 'reason');
  if (reason.length > 300) refuseSettlement(session, finding('rule.maxLength', { smart_count: 300, maxLength: 300 }, { fieldName: 'common.reason' }), 'reason');
  const changes = await change(tx, session, image, { status: 'DRAFT', submittedBy: null, submittedById: null, returnReason: reason === '' ? null : reason });
  await tellAsker(tx, image, session, 'settlementReturned');
  return { changes, status: 'DRAFT' };
};

const pay = async (tx: Transaction, session: Session, image: Image, day: string | null, reference: string): Promise<Moved> => {
  if (image['status'] !== 'FINAL') refuseSettlement(session, finding('settlement.notFinal'));
  if (day === null) refuseSettlement(session, finding('rule.required', {}, { fieldName: 'settlement.paidOn' }), 'day');
  if (reference.length > 100) refuseSettlement(session, finding('rule.maxLength', { smart_count: 100, maxLength: 100 }, { fieldName: 'settlement.paidReference' }), 'reference');
  return { changes: await change(tx, session, image, { status: 'PAID', paidOn: day, paidReference: reference === '' ? null : reference }), status: 'PAID' };
};

const unpay = async (tx: Transaction, session: Session, image: Image): Promise<Moved> => {
  if (image['status'] !== 'PAID') refuseSettlement(session, finding('settlement.notFinal'));
  return { changes: await change(tx, session, image, { status: 'FINAL', paidOn: null, paidReference: null }), status: 'FINAL' };
};

export type Step = { readonly settlementId: string; readonly step: 'SUBMIT' | 'RETURN' | 'PAY' | 'UNPAY'; readonly reason?: string | null; readonly day?: string | null; readonly reference?: string | null };

export const moveStep = async (tx: Transaction, grant: Grant, { settlementId, step, reason, day, reference }: Step): Promise<Moved> => {
  const { session } = grant;
  const image = await lockSettlement(tx, grant, settlementId);
  if (step === 'SUBMIT') return submit(tx, session, image);
  if (step === 'RETURN') return giveBack(tx, session, image, (reason ?? '').trim());
  if (step === 'PAY') return pay(tx, session, image, day ?? null, (reference ?? '').trim());
  return unpay(tx, session, image);
};

/** A settlement that waits becomes final, and what it pays is paid; people are told. Not by whoever reckoned it or asked for it. */
const finalize = async (tx: Transaction, session: Session, image: Image): Promise<Moved> => {
  if (image['status'] !== 'PENDING') refuseSettlement(session, finding('settlement.notPending'));
  if (String(image['submittedById'] ?? '') === session.userId || (await preparedById(tx, image.id)) === session.userId) refuseSettlement(session, finding('settlement.ownWork'));
  const settled = await refuseUnfit(tx, session, image.id);
  const records = await settleRecords(tx, session.name, settled, true);
  const changes = await change(tx, session, image, { status: 'FINAL', finalizedAt: new Date().toISOString(), finalizedBy: session.name.slice(0, 200) });
  await tellAsker(tx, image, session, 'settlementFinal');
  await tellPerson(tx, changes[0]!.after!);
  return { changes: mergeChanges([...changes, ...records]), status: 'FINAL' };
};

/** What was kept when it became final is what is taken back, whatever has changed since. */
const reopen = async (tx: Transaction, session: Session, image: Image): Promise<Moved> => {
  if (image['status'] === 'PAID') refuseSettlement(session, finding('settlement.isPaid'));
  if (image['status'] !== 'FINAL') refuseSettlement(session, finding('settlement.notFinal'));
  const [kept] = await tx.query<SettledOf>(
    `select s.employee_id::text as "employeeId", s.last_working_day::text as "lastWorkingDay", s.to_date::text as "toDate", s.currency, s.to_date::text as "payDate", coalesce(s.lines, '[]') as lines from settlement s where s.org_code = $1 and s.id = $2::bigint`,
    [tx.orgCode, image.id],
  );
  if (!kept) throw refuse('NOT_FOUND');
  const records = await settleRecords(tx, session.name, kept, false);
  const changes = await change(tx, session, image, { status: 'DRAFT', submittedBy: null, submittedById: null, finalizedAt: null, finalizedBy: null });
  await writeReckoned(tx, image.id, null);
  await dropNotices(tx, [{ entity: 'Settlement', id: image.id }]);
  return { changes: mergeChanges([...changes, ...records]), status: 'DRAFT' };
};

export type Decision = { readonly settlementId: string; readonly decision: 'FINALIZE' | 'REOPEN' };

export const decide = async (tx: Transaction, grant: Grant, { settlementId, decision }: Decision): Promise<Moved> => {
  const image = await lockSettlement(tx, grant, settlementId);
  return decision === 'FINALIZE' ? finalize(tx, grant.session, image) : reopen(tx, grant.session, image);
};
