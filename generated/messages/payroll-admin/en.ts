// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "enum.PayrollCycleStatus.FINALIZED": "Finalized",
  "enum.PayrollCycleStatus.OPEN": "Open",
  "payrollCycle.empty": "Pay cycles are the periods that are paid together. Add the first one.",
  "payrollCycle.fromDate": "Start date",
  "payrollCycle.name": "Name",
  "payrollCycle.payDate": "Pay date",
  "payrollCycle.status": "Status",
  "payrollCycle.status.help": "What is finalized counts in the figures and does not change any more.",
  "payrollCycle.toDate": "End date",
};
