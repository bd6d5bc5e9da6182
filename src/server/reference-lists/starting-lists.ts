import type { Seeding } from '../db/seed/seeding.ts';

const names = (text: string): readonly { readonly name: string }[] => text.split(', ').map((name) => ({ name }));
const described = (...lines: readonly (readonly [name: string, description: string])[]) => lines.map(([name, description]) => ({ name, description }));

/** Name, level. */
const courses = [
  ['Secondary school certificate', 'SECONDARY'], ['Higher secondary certificate', 'SECONDARY'], ['Vocational certificate', 'CERTIFICATE'], ['Professional certificate', 'CERTIFICATE'],
  ['Diploma', 'DIPLOMA'], ['Associate degree', 'DIPLOMA'], ['Bachelor of Arts', 'BACHELOR'], ['Bachelor of Business Administration', 'BACHELOR'], ['Bachelor of Commerce', 'BACHELOR'],
  ['Bachelor of Engineering', 'BACHELOR'], ['Bachelor of Laws', 'BACHELOR'], ['Bachelor of Science', 'BACHELOR'], ['Bachelor of Technology', 'BACHELOR'], ['Master of Arts', 'MASTER'],
  ['Master of Business Administration', 'MASTER'], ['Master of Commerce', 'MASTER'], ['Master of Engineering', 'MASTER'], ['Master of Science', 'MASTER'], ['Master of Technology', 'MASTER'],
  ['Doctor of Philosophy', 'DOCTORATE'], ['Doctor of Medicine', 'DOCTORATE'],
] as const;

/**
 * What the reference lists of a new organisation start with; it changes them as it likes. Banks, institutions and tax codes depend on the country and are
 * imported. Religions are those of the largest followings, in the order of the alphabet.
 */
const startingLists = {
  Profession: names('Accountant, Administrator, Analyst, Architect, Chemist, Company secretary, Designer, Doctor, Driver, Economist, Electrician, Engineer, Lawyer, Machinist, Mechanic, Nurse, Software developer, Teacher, Technician, Translator'),
  Course: courses.map(([name, level]) => ({ name, level })),
  Specialization: names('Accounting, Chemistry, Civil engineering, Commerce, Computer science, Economics, Electrical engineering, Electronics, Finance, Human resources, Information technology, Law, Literature, Marketing, Mathematics, Mechanical engineering, Medicine, Physics, Psychology, Textile technology'),
  AccountType: names('Savings, Current, Salary, Non-resident'),
  InsuranceType: described(['Health', 'Treatment and hospital.'], ['Life', 'Paid to the family.'], ['Accident', 'Injury at work and on the way.'], ['Disability', 'Income when somebody cannot work.'], ['Travel', 'On business trips.']),
  Religion: names('Buddhism, Christianity, Hinduism, Islam, Jainism, Judaism, Shinto, Sikhism, Other, None'),
  Skill: names('Accounting, Communication, Customer service, Data analysis, Design, Leadership, Machine operation, Negotiation, Planning, Programming, Project management, Quality control, Recruiting, Sales, Teaching'),
  WorkAuthorization: names('Citizen, Permanent resident, Work visa, Dependent visa, Student visa, Refugee'),
  Relationship: names('Spouse, Partner, Father, Mother, Son, Daughter, Brother, Sister, Father-in-law, Mother-in-law, Grandparent, Guardian, Friend, Other'),
  TimekeepingCategory: described(['Check-in', 'Every arrival and departure is recorded.'], ['By exception', 'Only absences are recorded.'], ['Timesheet', 'Hours are noted by project.'], ['Not kept', 'Nobody counts the hours.']),
  CareerTrack: described(['Management', 'From leading a team to leading the organization.'], ['Specialist', 'Growing in a subject without leading people.'], ['Operations', 'From operator to shift and plant.'], ['Sales', 'From territory to market.']),
} as const;

type ListType = keyof typeof startingLists;

/** Ids by name, of each list. */
export type StartedLists = Readonly<Record<ListType, ReadonlyMap<string, string>>>;

/** Fills the reference lists of an organisation that has none yet. */
export const seedReferenceLists = async (seed: Seeding): Promise<StartedLists> => {
  const started: Partial<Record<ListType, ReadonlyMap<string, string>>> = {};
  for (const [type, records] of Object.entries(startingLists) as [ListType, readonly { readonly name: string }[]][]) {
    const ids = await seed.add(type, records);
    started[type] = new Map(records.map(({ name }, at) => [name, ids[at] ?? '']));
  }
  return started as StartedLists;
};
