/** Posts of the demo organisation that its career page tells at length. */
import { addDays } from '../../../../domain/dates.ts';
import type { StartedHiring } from '../../../reference-lists/starting-hiring.ts';
import type { StartedLists } from '../../../reference-lists/starting-lists.ts';
import type { SeedRecord } from '../seeding.ts';
import type { Ids } from './world.ts';
import type { PostLine } from './year-of-posts.ts';

type Given = { readonly today: string; readonly hiring: StartedHiring; readonly lists: StartedLists } & Readonly<Record<'designations' | 'departments' | 'locations' | 'employees', Ids>>;

/** Number of the recruiter, of the talent acquisition team. */
const RECRUITER = '1007';

/** Days since it was opened, and until it closes. */
const posts = [
  {
    title: 'Backend engineer', manager: '1016', area: 'Information technology', weight: 7, designation: 'DEV', department: 'IT', places: ['BLR'], workMode: 'HYBRID', opened: 2, closes: 58, vacancies: 2, from: '3', to: '7', pay: ['900000', '1600000'], skills: ['Programming', 'Data analysis'],
    description: 'You build the services that our looms, warehouses and customers talk to. The team is small, ships every week and looks after what it ships.\n\nOur mills produce 40,000 metres a day; every metre leaves a trace in the systems you work on.',
    responsibilities: '- Design and run services for orders, stock and quality\n- Keep the data of five mills true and fast to reach\n- Review the work of others and let yours be reviewed',
    benefits: '- Three days a week from home\n- Health cover for the family from the first day\n- A week of learning each year, chosen by you',
  },
  {
    title: 'Shift supervisor, weaving', manager: '1009', area: 'Operations', weight: 5, designation: 'SUP', department: 'WEV', places: ['CBE'], workMode: 'ON_SITE', opened: 6, closes: 24, vacancies: 3, from: '4', to: null, pay: null, skills: ['Machine operation'],
    description: 'You lead 24 operators on one shift of the weaving shed, plan the looms and answer for the safety of the line.',
    responsibilities: '- Hand the shift over with a written log\n- Train operators in their first three months\n- Stop the line when it is not safe',
    benefits: '- Shift allowance\n- Canteen and transport from Coimbatore and Tiruppur',
  },
  {
    title: 'Textile designer', manager: '1015', area: 'Design', weight: 6, designation: 'DESX', department: 'DES', places: ['BLR', 'PAR'], workMode: 'HYBRID', opened: 9, closes: 40, vacancies: 1, from: '2', to: '5', pay: null, skills: ['Design'],
    description: 'You draw the handloom collection of the next two seasons, from the first sketch to the sample that buyers hold in their hands.',
    responsibilities: '- Two collections a year with our weavers in Coimbatore\n- Colour cards and repeats ready for production',
    benefits: '- Travel between Bengaluru and Paris twice a year',
  },
  {
    title: 'Dye chemist', manager: '1010', area: 'Engineering', weight: 3, designation: 'CHE', department: 'DYE', places: ['TUP'], workMode: 'ON_SITE', opened: 12, closes: 11, vacancies: 1, from: '3', to: null, pay: ['540000', '780000'], skills: [],
    description: 'You find recipes that hold their colour and need less water. The dye house recycles nine litres of ten; you bring it further.',
    responsibilities: '- Recipes for reactive and natural dyes\n- Tests for fastness, and the papers for our customers',
    benefits: null,
  },
] as const;

/** Their records without a code, and what those who apply need to know of each. */
export const openPosts = ({ today, designations, departments, locations, employees, hiring, lists }: Given): readonly { readonly record: SeedRecord; readonly line: PostLine }[] =>
  posts.map(({ title, designation, department, places, workMode, opened, closes, vacancies, from, to, pay, skills, description, responsibilities, benefits, manager, area, weight }) => ({
    record: {
      title,
      designationId: designations.get(designation),
      departmentId: departments.get(department),
      functionalAreaId: hiring.FunctionalArea.get(area),
      workMode,
      vacancies,
      status: 'OPEN',
      locations: places.map((code) => ({ locationId: locations.get(code) })),
      description,
      responsibilities,
      benefits,
      skills: skills.map((name) => ({ skillId: lists.Skill.get(name), required: true })),
      experienceFrom: from,
      experienceTo: to,
      salaryFrom: pay?.[0] ?? null,
      salaryTo: pay?.[1] ?? null,
      currency: 'INR',
      showSalary: pay !== null,
      openedOn: addDays(today, -opened),
      closingDate: addDays(today, closes),
      members: [
        { employeeId: employees.get(RECRUITER), role: 'RECRUITER' },
        { employeeId: employees.get(manager), role: 'HIRING_MANAGER' },
      ],
      rounds: ['Recruiter call', 'Skills interview', 'Final interview'].map((name) => ({ roundId: hiring.InterviewRound.get(name) })),
    },
    line: { title, designation, department, place: places[0], state: 'OPEN', opened, open: opened + closes, vacancies, weight, years: Number(from), pay: Number(pay?.[0] ?? 500_000), manager, area, skills, description },
  }));
