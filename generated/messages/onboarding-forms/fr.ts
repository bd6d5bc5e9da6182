// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "individualAccreditation.dependent.help": "À quel membre de la famille elle appartient, si les ayants droit doivent aussi la fournir.",
  "individualEducation.completedOn.help": "Vide tant que le cursus est en cours.",
  "individualEducation.qualification.help": "Tel que le nomme le diplôme.",
  "individualFamilyMember.isDependent.help": "Compte pour l’assurance, l’impôt et les avantages.",
  "onboardingIndividual.accountNumber.help": "L’IBAN si le pays en a un, sinon le numéro du compte.",
  "onboardingIndividual.bankCode.help": "Banque et agence, si le pays n’a pas d’IBAN.",
  "onboardingIndividual.candidate.help": "Le candidat que la personne était.",
  "onboardingIndividual.comment.help": "Ce que la personne doit corriger, ou le motif de l’abandon.",
  "onboardingIndividual.consentOn.help": "Quand la personne a accepté la conservation de ses données.",
  "onboardingIndividual.email.help": "L’adresse privée à laquelle l’invitation est envoyée.",
  "onboardingIndividual.employee.help": "Le salarié que la personne est devenue.",
  "onboardingIndividual.mailLanguage.help": "Les pages que la personne remplit s’ouvrent aussi dans cette langue.",
  "onboardingIndividual.specialist.help": "Qui suit la personne jusqu’à son premier jour.",
  "onboardingIndividual.status.help": "Change avec l’invitation, les envois de la personne et la création du salarié.",
  "onboardingIndividual.workEmail.help": "L’adresse professionnelle, avec laquelle la personne se connectera.",
};
