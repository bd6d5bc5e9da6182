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

export const seedDemoHiring = async (seed: Seeding): Promise<void> => {
  await seed.add('Client', clients);
  await seed.add('TalentPool', pools);
  await seed.add('RecruitmentGeneralSetting', [{ centralisedRecruitment: true }]);
};
