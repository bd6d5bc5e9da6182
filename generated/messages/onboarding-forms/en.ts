// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "individualAccreditation.dependent.help": "Whom of the family it is of, where dependents have to bring it as well.",
  "individualEducation.completedOn.help": "Empty while it is going on.",
  "individualEducation.qualification.help": "As the certificate calls it.",
  "individualFamilyMember.isDependent.help": "Counts for insurance, tax and benefits.",
  "onboardingIndividual.accountNumber.help": "The IBAN where the country has one, else the number of the account.",
  "onboardingIndividual.bankCode.help": "Which bank and branch, where the country has no IBAN.",
  "onboardingIndividual.candidate.help": "Whom the person was as a candidate.",
  "onboardingIndividual.comment.help": "What the person was asked to mend, or why it was given up.",
  "onboardingIndividual.consentOn.help": "When the person agreed that these data are kept.",
  "onboardingIndividual.email.help": "The private address that the invitation goes to.",
  "onboardingIndividual.employee.help": "Whom the person became.",
  "onboardingIndividual.mailLanguage.help": "The pages that the person fills in begin in it too.",
  "onboardingIndividual.specialist.help": "Who looks after the person until the first day.",
  "onboardingIndividual.status.help": "Changed by inviting, by what the person sends, and by making an employee.",
  "onboardingIndividual.workEmail.help": "The address at work, by which the person will sign in.",
};
