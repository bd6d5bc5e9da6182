/** Documents and accreditations of the demo organisation: what there is, and what is asked of whom. References are by name. */

export const enforcementGroups = [
  { name: 'Proof of identity', required: 1, description: 'Passport, Aadhaar or PAN card' },
  { name: 'Proof of education', required: 1, description: 'The highest degree or certificate' },
  { name: 'Safety at machines', required: 2, description: 'Two of the three safety courses' },
];

export const documentCategories = ['Identity', 'Education', 'Employment', 'Pay and tax', 'Health'].map((name) => ({ name }));
export const documentTypes = ['Card', 'Certificate', 'Letter', 'Agreement', 'Statement'].map((name) => ({ name }));

/** Name, type, category, group, whether self onboarding and onboarding ask for it, whether it may be mailed, instruction. */
export const documentSubtypes = [
  ['Aadhaar card', 'Card', 'Identity', 'Proof of identity', true, true, false, 'Upload both sides in one file.'],
  ['PAN card', 'Card', 'Identity', 'Proof of identity', true, true, false, null],
  ['Passport copy', 'Card', 'Identity', 'Proof of identity', false, false, false, 'The page with the photo and the last page.'],
  ['Degree certificate', 'Certificate', 'Education', 'Proof of education', true, true, false, null],
  ['Trade certificate', 'Certificate', 'Education', 'Proof of education', false, true, false, 'ITI or NCVT.'],
  ['Relieving letter', 'Letter', 'Employment', null, false, true, false, 'From the last employer.'],
  ['Offer letter', 'Letter', 'Employment', null, false, false, true, null],
  ['Confidentiality agreement', 'Agreement', 'Employment', null, true, true, true, 'Sign every page.'],
  ['Employment contract', 'Agreement', 'Employment', null, false, false, false, null],
  ['Residence permit', 'Card', 'Identity', null, false, false, false, 'Both sides.'],
  ['Proof of address', 'Statement', 'Identity', null, false, false, false, 'Not older than three months.'],
  ['Form 16', 'Statement', 'Pay and tax', null, false, false, true, null],
  ['Medical fitness', 'Certificate', 'Health', null, false, true, false, 'Not older than three months.'],
] as const;

export const accreditationCategories = ['Safety', 'Quality', 'Profession', 'Driving and machines'].map((name) => ({ name }));

/** Name, category, group, mandatory in self onboarding, dependents, instruction. */
export const accreditationTypes = [
  ['First aid', 'Safety', 'Safety at machines', false, false, 'Download the form {here} and bring it to the course.'],
  ['Fire warden', 'Safety', 'Safety at machines', false, false, null],
  ['Machine guarding', 'Safety', 'Safety at machines', true, false, 'Read the leaflet {here} before the test.'],
  ['ISO 9001 auditor', 'Quality', null, false, false, null],
  ['Six Sigma black belt', 'Quality', null, false, false, null],
  ['Oeko-Tex chemist', 'Profession', null, false, false, null],
  ['Certified HR professional', 'Profession', null, false, false, null],
  ['Forklift licence', 'Driving and machines', null, false, false, null],
] as const;

/** Code of a designation, name of an accreditation, whether nobody works without it, days after joining. */
export const accreditationLinks = [
  ['OPR', 'Machine guarding', true, 7],
  ['OPR', 'First aid', false, 180],
  ['SUP', 'First aid', true, 30],
  ['SUP', 'Fire warden', true, 30],
  ['CHE', 'Oeko-Tex chemist', true, 90],
  ['QAM', 'ISO 9001 auditor', true, null],
  ['HRM', 'Certified HR professional', false, 365],
  ['LOG', 'Forklift licence', true, 14],
] as const;
