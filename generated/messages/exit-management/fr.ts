// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "exit.approval": "Étapes d’approbation",
  "exit.employee": "Salarié",
  "exit.empty": "Les départs vont du préavis au dernier jour de travail. Ajoutez le premier.",
  "exit.lastWorkingDay": "Dernier jour",
  "exit.noticeDate": "Préavis donné le",
  "exit.reason": "Motif",
  "exit.status": "Statut",
  "exit.twice": "Un départ de ce salarié est déjà en attente ou approuvé. Modifiez-le.",
};
