// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "enum.PayrollCycleStatus.FINALIZED": "Cerrado",
  "enum.PayrollCycleStatus.OPEN": "Abierto",
  "payrollCycle.empty": "Los ciclos de pago son los períodos que se pagan juntos. Agregue el primero.",
  "payrollCycle.fromDate": "Fecha de inicio",
  "payrollCycle.name": "Nombre",
  "payrollCycle.payDate": "Fecha de pago",
  "payrollCycle.status": "Estado",
  "payrollCycle.status.help": "Un ciclo cerrado cuenta en las cifras y ya no cambia.",
  "payrollCycle.toDate": "Fecha de fin",
};
