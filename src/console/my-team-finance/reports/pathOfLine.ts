import { listAddress } from '../../resource/panel/listAddress.ts';
import type { BenefitsReportFilter, BenefitsReportGroup } from '../../../../generated/payroll-admin/operations.ts';

type Asked = { readonly fromMonth: string; readonly untilMonth: string; readonly filter: BenefitsReportFilter };

/** Where a line leads: from what gathers people to these people, from a person to the payslips behind the figures, for whoever may read them; null for everybody else. */
export const pathOfLine = (by: BenefitsReportGroup, id: string, { fromMonth, untilMonth, filter }: Asked, seesPayslips: boolean): string | null => {
  if (by === 'EMPLOYEE') return seesPayslips ? listAddress('/payroll/salary-payslip/payslips', { employeeId: { equals: id }, status: { equals: 'FINAL' }, payDate: { from: `${fromMonth}-01` } }) : null;
  const { groups, ...whom } = filter;
  const narrowed: Record<string, string> = { by: 'EMPLOYEE', from: fromMonth, until: untilMonth, ...Object.fromEntries(Object.entries(whom).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))) };
  if (groups != null) narrowed['groups'] = groups.join(',');
  if (by === 'MONTH') Object.assign(narrowed, { from: id, until: id });
  else narrowed[by === 'DEPARTMENT' ? 'departmentId' : 'locationId'] = id;
  return `?${new URLSearchParams(narrowed).toString()}`;
};
