// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "enum.PayrollCycleStatus.FINALIZED": "Clôturé",
  "enum.PayrollCycleStatus.OPEN": "Ouvert",
  "payrollCycle.empty": "Les cycles de paie sont les périodes payées ensemble. Ajoutez le premier.",
  "payrollCycle.fromDate": "Date de début",
  "payrollCycle.name": "Nom",
  "payrollCycle.payDate": "Date de paiement",
  "payrollCycle.status": "Statut",
  "payrollCycle.status.help": "Un cycle clôturé compte dans les chiffres et ne change plus.",
  "payrollCycle.toDate": "Date de fin",
};
