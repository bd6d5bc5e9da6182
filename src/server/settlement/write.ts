import { fromMinor } from '../../domain/money.ts';
import { storedSettlementLine } from '../../domain/settlement/stored-settlement-line.ts';
import type { StoredSettlementLine } from '../../domain/settlement/stored-settlement-line.ts';
import type { Transaction } from '../db/org.ts';
import type { Session } from '../session.ts';
import type { Reckoned } from './reckon.ts';
import { reckon } from './reckon.ts';

type By = Pick<Session, 'name' | 'userId'>;

export const storedLines = ({ lines, terms }: Reckoned): readonly StoredSettlementLine[] => lines.map((line) => storedSettlementLine(line, terms.currency));

/** Keeps a settlement as it is reckoned now. Beside the journal: what is reckoned is no change of anybody. `by` null: of a final one, who reckoned it stays. */
export const writeReckoned = async (tx: Transaction, settlementId: string, by: By | null): Promise<Reckoned> => {
  const reckoned = await reckon(tx, settlementId);
  const { leaver, terms, totals, points } = reckoned;
  const money = (minor: bigint): string => fromMinor(minor, terms.currency);
  await tx.query(
    `update settlement set notice_date = $3::date, last_working_day = $4::date, due_on = $5::date, from_date = $6::date, to_date = $7::date, points = $8::text[], currency = $9, gross = $10::numeric, deductions = $11::numeric, reimbursements = $12::numeric, net = $13::numeric,
       employer_cost = $14::numeric, lines = $15::jsonb, prepared_at = case when $16::text is null then prepared_at else now() end, prepared_by = coalesce($16, prepared_by), prepared_by_id = coalesce($17, prepared_by_id)
     where org_code = $1 and id = $2::bigint`,
    [
      tx.orgCode, settlementId, leaver.noticeDate, leaver.lastWorkingDay, leaver.dueOn, terms.fromDate, terms.toDate, points, terms.currency, money(totals.gross), money(totals.deductions), money(totals.reimbursements), money(totals.net), money(totals.employerCost),
      JSON.stringify(storedLines(reckoned)), by === null ? null : by.name.slice(0, 200), by === null ? null : Number(by.userId),
    ],
  );
  return reckoned;
};
