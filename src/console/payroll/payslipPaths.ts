export const PAYSLIPS = '/payroll/salary-payslip/payslips';
