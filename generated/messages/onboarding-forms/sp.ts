// Printed by npm run codegen from src/messages/. Do not edit.
export const messages: Readonly<Record<string, string>> = {
  "individualAccreditation.dependent.help": "De qué familiar es, cuando los dependientes también deben presentarla.",
  "individualEducation.completedOn.help": "Vacío mientras está en marcha.",
  "individualEducation.qualification.help": "Como lo llama el certificado.",
  "individualFamilyMember.isDependent.help": "Cuenta para el seguro, los impuestos y los beneficios.",
  "onboardingIndividual.accountNumber.help": "El IBAN si el país lo tiene; si no, el número de la cuenta.",
  "onboardingIndividual.bankCode.help": "Banco y sucursal, si el país no tiene IBAN.",
  "onboardingIndividual.candidate.help": "El candidato que era la persona.",
  "onboardingIndividual.comment.help": "Lo que se pidió corregir a la persona, o por qué se canceló.",
  "onboardingIndividual.consentOn.help": "Cuándo aceptó la persona que se guarden sus datos.",
  "onboardingIndividual.email.help": "La dirección privada a la que se envía la invitación.",
  "onboardingIndividual.employee.help": "El empleado en que se convirtió.",
  "onboardingIndividual.mailLanguage.help": "Las páginas que llena la persona también se abren en él.",
  "onboardingIndividual.specialist.help": "Quién atiende a la persona hasta su primer día.",
  "onboardingIndividual.status.help": "Cambia al invitar, con lo que la persona envía y al crear al empleado.",
  "onboardingIndividual.workEmail.help": "La dirección de trabajo con la que la persona iniciará sesión.",
};
