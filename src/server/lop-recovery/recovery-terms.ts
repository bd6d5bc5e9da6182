import { recoverableCycles, runningCycle } from '../../domain/leave/lop-recovery.ts';
import type { Cycle, LopTerms } from '../../domain/leave/lop-recovery.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { readSetting } from '../resource/read-setting.ts';

export type LopSetting = LopTerms & {
  readonly enabled: boolean;
  /** Null: all days of a cycle. */
  readonly maximumDaysPerCycle: number | null;
  readonly reasonRequired: boolean;
  readonly approvalRequired: boolean;
};

export type RecoveryTerms = {
  readonly setting: LopSetting;
  /** Where the employee is. */
  readonly today: string;
  /** Whose pay gives days back; undefined where no cycle is open. */
  readonly running: Cycle | undefined;
  /** Of which days are given back, the latest first. */
  readonly cycles: readonly Cycle[];
};

export const recoveryTerms = async (tx: Transaction, employeeId: string): Promise<RecoveryTerms> => {
  const setting = await readSetting<LopSetting>(tx, 'LopRecoverySetting');
  const today = await todayOf(tx, employeeId);
  const all = await tx.query<Cycle>(
    `select id::text as id, name, from_date::text as "fromDate", to_date::text as "toDate", pay_date::text as "payDate", status = 'FINALIZED' as "isFinalized" from payroll_cycle where org_code = $1 order by from_date desc, id desc limit 60`,
    [tx.orgCode],
  );
  return { setting, today, running: runningCycle(all, today), cycles: recoverableCycles(all, today, setting) };
};
