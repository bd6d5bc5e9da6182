// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "exit.approval": "Approval steps",
  "exit.employee": "Employee",
  "exit.empty": "Exits lead from the notice to the last working day. Add the first one.",
  "exit.lastWorkingDay": "Last working day",
  "exit.noticeDate": "Notice given on",
  "exit.reason": "Reason",
  "exit.status": "Status",
  "exit.twice": "An exit of this employee waits or was approved already. Change that one.",
};
