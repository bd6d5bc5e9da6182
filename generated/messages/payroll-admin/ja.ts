// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "enum.PayrollCycleStatus.FINALIZED": "締め済み",
  "enum.PayrollCycleStatus.OPEN": "受付中",
  "payrollCycle.empty": "給与サイクルは、まとめて支給する期間です。最初のサイクルを追加してください。",
  "payrollCycle.fromDate": "開始日",
  "payrollCycle.name": "名称",
  "payrollCycle.payDate": "支給日",
  "payrollCycle.status": "ステータス",
  "payrollCycle.status.help": "締めたサイクルは集計に含まれ、以後は変わりません。",
  "payrollCycle.toDate": "終了日",
};
