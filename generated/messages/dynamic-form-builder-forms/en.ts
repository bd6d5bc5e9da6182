// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "dynamicForm.customGroup.help": "Who fills it in. Empty: everybody.",
  "dynamicForm.dueOn.help": "The last day on which it may be filled in. Empty: until it is closed.",
  "dynamicForm.introduction.help": "Stands above the questions.",
  "dynamicForm.mayChange.help": "Until it closes, people may change what they have answered.",
  "dynamicForm.status.help": "Once it is open, it waits for everybody whom it is for, and they are told.",
  "dynamicFormQuestion.choices.help": "One a line, of questions with a choice.",
  "dynamicFormQuestion.hint.help": "Stands below the question.",
  "dynamicFormResponse.given.help": "By the id of the question: ISO days, YES and NO, 1 to 5, choices as they are worded.",
  "dynamicFormResponse.lines.help": "As the person read them.",
  "dynamicFormResponse.name.help": "The employee, as they are called.",
  "workflow.designations.help": "Those whose requests it decides, where it is not the default. One of claims may name nobody: reimbursements of salaries name it.",
  "workflow.isDefault.help": "It decides for everybody whose designation has no workflow of its own. One of a kind is the default.",
  "workflow.module.help": "The requests that it decides.",
  "workflow.steps.help": "Each decides in turn. Who asks themselves, has left or may not open approval management is passed over.",
  "workflowStep.moreThan.help": "Asked only for more than so many days, of short time off hours. Empty: always.",
};
