// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "exit.approval": "Pasos de aprobación",
  "exit.employee": "Empleado",
  "exit.empty": "Las desvinculaciones van del preaviso al último día de trabajo. Agregue la primera.",
  "exit.lastWorkingDay": "Último día",
  "exit.noticeDate": "Fecha de preaviso",
  "exit.reason": "Motivo",
  "exit.status": "Estado",
  "exit.twice": "Ya hay una desvinculación de este empleado pendiente o aprobada. Cambie esa.",
};
