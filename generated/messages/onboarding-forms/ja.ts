// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "individualAccreditation.dependent.help": "被扶養者にも提出を求める場合の、家族の氏名です。",
  "individualEducation.completedOn.help": "在籍中は空欄にします。",
  "individualEducation.qualification.help": "証明書に記載された名称です。",
  "individualFamilyMember.isDependent.help": "保険、税、福利厚生の対象になります。",
  "onboardingIndividual.accountNumber.help": "IBANがある国ではIBAN、それ以外では口座番号です。",
  "onboardingIndividual.bankCode.help": "IBANがない国の銀行と支店の番号です。",
  "onboardingIndividual.candidate.help": "選考時の候補者です。",
  "onboardingIndividual.comment.help": "本人に修正を依頼した内容、または取りやめた理由です。",
  "onboardingIndividual.consentOn.help": "データの保管に同意した日です。",
  "onboardingIndividual.email.help": "招待メールの送信先となる個人のアドレスです。",
  "onboardingIndividual.employee.help": "入社後の従業員です。",
  "onboardingIndividual.mailLanguage.help": "本人が入力するページも、この言語で開きます。",
  "onboardingIndividual.specialist.help": "入社日まで本人を担当する人です。",
  "onboardingIndividual.status.help": "招待、本人からの提出、従業員の登録によって変わります。",
  "onboardingIndividual.workEmail.help": "入社後にログインに使うアドレスです。",
};
