// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "dynamicForm.customGroup.help": "Quién lo rellena. Vacío: todos.",
  "dynamicForm.dueOn.help": "El último día en que se puede rellenar. Vacío: hasta que se cierre.",
  "dynamicForm.introduction.help": "Va encima de las preguntas.",
  "dynamicForm.mayChange.help": "Hasta que se cierre, cada persona puede cambiar lo que respondió.",
  "dynamicForm.status.help": "Una vez abierto, espera a todas las personas a las que va dirigido, y se les avisa.",
  "dynamicFormQuestion.choices.help": "Una por línea, en preguntas con opciones.",
  "dynamicFormQuestion.hint.help": "Va debajo de la pregunta.",
  "dynamicFormResponse.given.help": "Por id de pregunta: días ISO, YES y NO, 1 a 5, opciones tal como están escritas.",
  "dynamicFormResponse.lines.help": "Tal como las leyó la persona.",
  "dynamicFormResponse.name.help": "El nombre del empleado.",
  "workflow.designations.help": "Aquellos cuyas solicitudes decide, si no es el predeterminado. Uno de gastos puede no nombrar a nadie: lo nombran reembolsos de salarios.",
  "workflow.isDefault.help": "Vale para todos aquellos cuyo puesto no tiene un flujo propio. Solo uno por tipo de solicitud.",
  "workflow.module.help": "Las solicitudes que decide.",
  "workflow.steps.help": "Cada uno decide por turno. Se pasa a quien pide para sí, se ha ido o no puede abrir la gestión de aprobaciones.",
  "workflowStep.moreThan.help": "Se pide solo para más de esos días, u horas en la ausencia corta. Vacío: siempre.",
};
