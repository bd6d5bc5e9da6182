/** What payslips pay and take, gathered by where it comes from. */
import type { PayLineKind, PayLineOrigin } from './payslip/pay-line.ts';

/** In the order of the columns: what is paid, then what is deducted. */
export const benefitsGroups = ['REIMBURSEMENTS', 'FLEXIBLE_BENEFITS', 'ONE_TIME_EARNINGS', 'AIR_TICKETS', 'ADVANCES', 'CLAWBACKS', 'ADVANCES_RECOVERED', 'OTHER_DEDUCTIONS', 'CONTRIBUTIONS_AND_TAXES'] as const;
export type BenefitsGroup = (typeof benefitsGroups)[number];

export const deductedGroups: ReadonlySet<BenefitsGroup> = new Set(['CLAWBACKS', 'ADVANCES_RECOVERED', 'OTHER_DEDUCTIONS', 'CONTRIBUTIONS_AND_TAXES']);

/** The group of a line; null of what no benefit and no deduction is: the salary's ordinary earnings, and what the employer puts by. `isFlexible`: the component is one that people choose from. */
export const benefitsGroupOf = ({ of, kind, isFlexible }: { readonly of: PayLineOrigin; readonly kind: PayLineKind; readonly isFlexible: boolean }): BenefitsGroup | null => {
  if (kind === 'EMPLOYER') return null;
  if (of === 'AIR_TICKET') return 'AIR_TICKETS';
  if (of === 'ONE_TIME_EARNING') return 'ONE_TIME_EARNINGS';
  if (of === 'CLAWBACK') return 'CLAWBACKS';
  if (of === 'SALARY_ADVANCE') return 'ADVANCES';
  if (of === 'ADVANCE_RECOVERY') return 'ADVANCES_RECOVERED';
  if (of === 'STATUTORY' || of === 'INCOME_TAX') return 'CONTRIBUTIONS_AND_TAXES';
  if (kind === 'DEDUCTION') return 'OTHER_DEDUCTIONS';
  if (isFlexible) return 'FLEXIBLE_BENEFITS';
  return kind === 'REIMBURSEMENT' ? 'REIMBURSEMENTS' : null;
};
