import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import { dayAmount } from '../../../domain/settlement/day-amount.ts';
import { noticeShortfall, usualTreatment } from '../../../domain/settlement/notice.ts';
import { minorOf } from '../../../domain/statutory/amounts.ts';
import type { Leaver } from '../read-leaver.ts';

/** Days of notice that were not served: what the employee owes for them, or is paid. */
export const noticeLines = (leaver: Leaver, currency: string): readonly PayLine[] => {
  const { employeeId, rule, noticeDays, noticeDate, lastWorkingDay } = leaver;
  const days = noticeShortfall({ noticeDate, lastWorkingDay, required: noticeDays });
  const treatment = leaver.notice ?? usualTreatment(leaver);
  const wage = rule?.noticeWage === 'COUNTED' ? leaver.counted : leaver.gross;
  if (rule === null || wage === null || days === 0 || treatment === 'WAIVED') return [];
  const amount = dayAmount(minorOf(wage, { currency }), days * 100, rule.noticeDaysPerMonth, { currency });
  const isPaid = treatment === 'PAID';
  return [
    {
      employeeId, code: isPaid ? 'NOTICE_PAY' : 'NOTICE_RECOVERY', title: { key: isPaid ? 'settlement.line.noticePay' : 'settlement.line.noticeRecovery' }, kind: isPaid ? 'EARNING' : 'DEDUCTION', amount, source: { of: 'NOTICE', days: days * 100 },
      how: { key: 'settlement.how.notice', args: { days: String(days), required: String(noticeDays), served: String(noticeDays - days), wage, of: String(rule.noticeDaysPerMonth), currency } }, law: rule.law,
    },
  ];
};
