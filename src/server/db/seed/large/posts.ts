/** The job posts of a large organisation and the people who fill them. */
import { addDays } from '../../../../domain/dates.ts';
import { seedHiringLists } from '../../../reference-lists/starting-hiring.ts';
import { seedReferenceLists } from '../../../reference-lists/starting-lists.ts';
import { demandsOf } from '../../../recruitment/ranking/known.ts';
import type { Transaction } from '../../org.ts';
import { chance } from '../demo/chance.ts';
import { countries, type Country } from '../hiring/countries.ts';
import type { HiringPost, HiringWorld } from '../hiring/post.ts';
import { seeding } from '../seeding.ts';
import type { Structure } from './structure.ts';

/** So many apply for a post. */
const PER_POST = 500;
const COUNTRY: Readonly<Record<string, Country['code']>> = { PUN: 'IN', CHN: 'IN', LKO: 'IN', OSA: 'JP', PAR: 'FR', MNL: 'PH' };
const KINDS = ['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED', 'REJECTED'] as const;
const WORK = ['Assembly technician', 'Sales executive', 'Accountant', 'People partner', 'Software engineer', 'Warehouse lead', 'Quality inspector', 'Service agent', 'Researcher', 'Buyer', 'Paralegal', 'Facilities planner'] as const;
const SKILLS = ['Communication', 'Data analysis', 'Planning', 'Negotiation', 'Leadership', 'Quality control'] as const;

type Given = { readonly structure: Structure; readonly candidates: number; readonly people: readonly string[]; readonly now: Date };

/** `people` are those who recruit. Every second post is closed. */
export const seedLargePosts = async (tx: Transaction, { structure, candidates, people, now }: Given): Promise<HiringWorld> => {
  const seed = seeding(tx);
  const today = now.toISOString().slice(0, 10);
  const [lists, hiring] = [await seedReferenceLists(seed), await seedHiringLists(seed)];
  await seed.add('RecruitmentGeneralSetting', [{}]);
  const pools = await seed.add('TalentPool', [{ name: 'Silver medalists', description: 'Good candidates who came second.' }]);
  const places = Object.keys(COUNTRY);
  const plans = Array.from({ length: Math.max(1, Math.round(candidates / PER_POST)) }, (_, at) => {
    const place = places[at % places.length]!;
    const opened = 10 + (chance('post', at) * 355) / 100;
    const isClosed = at % 2 === 1 && opened > 40;
    const openedOn = addDays(today, -Math.floor(opened));
    return { at, place, title: WORK[at % WORK.length]!, openedOn, closedOn: isClosed ? addDays(openedOn, 30 + (chance('open', at) % 60)) : null, vacancies: 2 + (chance('places', at) % 12) };
  }).map((plan) => (plan.closedOn !== null && plan.closedOn >= today ? { ...plan, closedOn: null } : plan));
  const recruiterOf = (at: number): string => people[at % people.length]!;
  const skills = SKILLS.map((name) => lists.Skill.get(name) ?? '');
  const ids = await seed.add('JobPost', plans.map(({ at, place, title, openedOn, closedOn, vacancies }) => ({
    title: `${title} ${at + 1}`, code: `P-${at + 1}`, designationId: structure.designations[3 + (at % 5)]![at % 12], departmentId: structure.departments[(at * 7) % structure.departments.length],
    vacancies, status: closedOn === null ? 'OPEN' : 'CLOSED', description: `${title} in a team of nine.`, openedOn, closingDate: closedOn ?? addDays(today, 60), closedOn,
    locations: [{ locationId: structure.locations.get(place) }], skills: [{ skillId: skills[at % skills.length], required: true }],
    members: [{ employeeId: recruiterOf(at), role: 'RECRUITER' }, { employeeId: recruiterOf(at + 3), role: 'HIRING_MANAGER' }],
  })));
  await seed.finish('Hiring of a large organisation');
  const statuses = new Map([...hiring.CandidateStatus.values()].map((id, at) => [KINDS[at]!, id]));
  const posts = plans.map(({ at, place, title, openedOn, closedOn, vacancies }): HiringPost => ({
    id: ids[at] ?? '', title, openedOn, closedOn, vacancies, weight: 1 + (chance('weight', at) % 9), country: COUNTRY[place]!, locationId: structure.locations.get(place) ?? '',
    recruiters: [{ id: recruiterOf(at), name: 'Recruiter' }], skills: [skills[at % skills.length]!, skills[(at + 1) % skills.length]!], years: at % 6, pay: 400_000 * countries.IN.rate,
  }));
  return { now, today, posts, demands: await demandsOf(tx, ids), statuses, sources: hiring.CandidateSource, reasons: hiring.ArchiveReason, blacklist: hiring.BlacklistReason, pools };
};
