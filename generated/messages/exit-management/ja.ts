// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "exit.approval": "承認ステップ",
  "exit.employee": "従業員",
  "exit.empty": "退職の予告から最終勤務日までを管理します。最初の記録を追加してください。",
  "exit.lastWorkingDay": "最終勤務日",
  "exit.noticeDate": "予告日",
  "exit.reason": "理由",
  "exit.status": "ステータス",
  "exit.twice": "この従業員の退職はすでに申請中または承認済みです。その記録を変更してください。",
};
