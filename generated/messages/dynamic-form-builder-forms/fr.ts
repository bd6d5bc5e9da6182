// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "dynamicForm.customGroup.help": "Qui le remplit. Vide : tout le monde.",
  "dynamicForm.dueOn.help": "Le dernier jour où il peut être rempli. Vide : jusqu’à sa clôture.",
  "dynamicForm.introduction.help": "Figure au-dessus des questions.",
  "dynamicForm.mayChange.help": "Jusqu’à sa clôture, chacun peut modifier ses réponses.",
  "dynamicForm.status.help": "Une fois ouvert, il attend toutes les personnes concernées, qui en sont informées.",
  "dynamicFormQuestion.choices.help": "Un par ligne, pour les questions à choix.",
  "dynamicFormQuestion.hint.help": "Figure sous la question.",
  "dynamicFormResponse.given.help": "Par identifiant de question : jours ISO, YES et NO, 1 à 5, choix tels qu’ils sont formulés.",
  "dynamicFormResponse.lines.help": "Telles que la personne les a lues.",
  "dynamicFormResponse.name.help": "Le nom du salarié.",
  "workflow.designations.help": "Ceux dont il décide des demandes, s’il n’est pas celui par défaut. Un circuit de notes de frais peut n’en nommer aucun : des remboursements de salaire le nomment.",
  "workflow.isDefault.help": "Il vaut pour tous ceux dont le poste n’a pas de circuit propre. Un seul par type de demande.",
  "workflow.module.help": "Les demandes dont il décide.",
  "workflow.steps.help": "Chacun décide à son tour. Qui demande pour soi, est parti ou ne peut pas ouvrir la gestion des approbations est passé.",
  "workflowStep.moreThan.help": "Demandée seulement au-delà de ce nombre de jours, ou d’heures pour une absence courte. Vide : toujours.",
};
