/** What recruitment of the demo organisation knows besides what everybody starts with. */
import type { Seeding } from '../seeding.ts';

const clients = [
  { code: 'NWA', name: 'Northwind Apparel', contactPerson: 'Anita Rao', email: 'anita.rao@northwind-apparel.example', phone: '+91 80 4123 4500' },
  { code: 'SKY', name: 'Skyline Interiors', contactPerson: 'Daniel Cruz', email: 'daniel.cruz@skyline.example', phone: '+63 2 8555 0100' },
];

const pools = [
  { name: 'Future supervisors', description: 'Operators and technicians who could lead a shift within a year.' },
  { name: 'Designers', description: 'Fashion and textile designers for the next collections.' },
  { name: 'Silver medalists', description: 'Good candidates of the last round who came second.' },
];

const letters = [
  { name: 'Offer letter', language: 'EN', subject: 'Your offer: {{jobPost}}', body: 'Dear {{name}},\n\nWe are glad to offer you the post of {{jobPost}} at {{organisation}}. Your salary is {{annualCTC}} a year; how it is made up stands below.\n\nYour first day is {{joiningDate}}. Please answer by {{expiresOn}}. We look forward to working with you.\n\n{{organisation}}' },
  { name: 'Lettre d’embauche', language: 'FR', subject: 'Votre offre : {{jobPost}}', body: 'Bonjour {{name}},\n\nNous avons le plaisir de vous proposer le poste de {{jobPost}} chez {{organisation}}. Votre salaire est de {{annualCTC}} par an ; le détail figure ci-dessous.\n\nVotre premier jour est le {{joiningDate}}. Merci de répondre au plus tard le {{expiresOn}}. Nous nous réjouissons de travailler avec vous.\n\n{{organisation}}' },
] as const;

/** Answers the ids of the clients and pools. */
export const seedDemoHiring = async (seed: Seeding): Promise<{ readonly clients: readonly string[]; readonly pools: readonly string[] }> => {
  const ids = { clients: await seed.add('Client', clients), pools: await seed.add('TalentPool', pools) };
  await seed.add('RecruitmentGeneralSetting', [{ centralisedRecruitment: true, jobTitleEditable: true, careerPortalFilters: ['LOCATION', 'DEPARTMENT', 'JOB_TYPE', 'EXPERIENCE'], equalOpportunityStatement: 'We hire for what people can do. Everybody is welcome to apply, whatever their gender, origin, belief, age or disability. Tell us what you need for an interview and we arrange it.' }]);
  await seed.add('OfferLetterTemplate', letters);
  return ids;
};
