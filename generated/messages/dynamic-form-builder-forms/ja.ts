// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "dynamicForm.customGroup.help": "回答するグループです。空の場合は全員が対象です。",
  "dynamicForm.dueOn.help": "回答できる最後の日です。空の場合は締め切るまで回答できます。",
  "dynamicForm.introduction.help": "質問の上に表示されます。",
  "dynamicForm.mayChange.help": "締め切るまで、回答を変更できます。",
  "dynamicForm.status.help": "公開すると対象者全員に通知され、回答待ちになります。",
  "dynamicFormQuestion.choices.help": "選択式の質問で、1行に1つずつ入力します。",
  "dynamicFormQuestion.hint.help": "質問の下に表示されます。",
  "dynamicFormResponse.given.help": "質問IDごとの値です。日付はISO形式、YES・NO、1～5、選択肢は表示どおりです。",
  "dynamicFormResponse.lines.help": "本人が見た言葉で表示しています。",
  "dynamicFormResponse.name.help": "回答した従業員の氏名です。",
  "workflow.designations.help": "既定でない場合に、申請を承認する対象の役職です。経費精算のフローは、給与の立替払い項目から指定する場合、空欄にできます。",
  "workflow.isDefault.help": "専用のフローがない役職の全員に適用されます。既定は申請の種類ごとに1つです。",
  "workflow.module.help": "このフローで承認する申請です。",
  "workflow.steps.help": "順番に承認します。申請者本人、退職者、承認管理を開けない人は飛ばされます。",
  "workflowStep.moreThan.help": "この日数（短時間休暇は時間数）を超える場合だけ承認を求めます。空欄は常に求めます。",
};
