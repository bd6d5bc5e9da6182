/** A year of hiring of the demo organisation: its posts and those who applied, relative to the day. */
import { addDays } from '../../../../domain/dates.ts';
import type { StartedHiring } from '../../../reference-lists/starting-hiring.ts';
import type { StartedLists } from '../../../reference-lists/starting-lists.ts';
import { demandsOf } from '../../../recruitment/ranking/known.ts';
import { allocate } from '../../ids.ts';
import type { Transaction } from '../../org.ts';
import { hiringOf, type Hired } from '../hiring/candidates.ts';
import { meetingsOf, type SeatedPost } from '../hiring/interviews.ts';
import type { HiringPost, HiringWorld } from '../hiring/post.ts';
import type { SeedFiles } from '../files.ts';
import { seeding } from '../seeding.ts';
import type { Seeding, SeedRecord } from '../seeding.ts';
import { hiredTwice } from './hired-twice.ts';
import { seedMails, seedMeetings } from './interviews.ts';
import { openPosts } from './job-posts.ts';
import type { MovedPerson } from './moments.ts';
import { keepResumes, takeResumes } from './resumes.ts';
import type { Ids } from './world.ts';
import { yearOfPosts, type PostLine } from './year-of-posts.ts';

type Given = { readonly today: string; readonly now: Date; readonly people: readonly MovedPerson[]; readonly hiring: StartedHiring; readonly lists: StartedLists; readonly pools: readonly string[]; readonly clients: readonly string[] } & Readonly<
  Record<'designations' | 'departments' | 'locations' | 'employees', Ids>
>;

/** What is usual for the stages, which the organisation may have renamed: by kind. */
const KINDS: Readonly<Record<string, string>> = { Applied: 'APPLIED', Screening: 'SCREENING', Shortlisted: 'SHORTLIST', Interview: 'INTERVIEW', Offered: 'OFFER', Hired: 'HIRED', Rejected: 'REJECTED' };
const COUNTRY: Readonly<Record<string, HiringPost['country']>> = { MNL: 'PH', PAR: 'FR', OSA: 'JP' };
const CURRENCY: Readonly<Record<string, readonly [code: string, rate: number]>> = { MNL: ['PHP', 1.45], PAR: ['EUR', 90], OSA: ['JPY', 0.56] };
const ROUNDS = ['Recruiter call', 'Skills interview', 'Team interview', 'Final interview'] as const;

/** The manager of talent acquisition works on all but the posts that two recruiters share between them. */
const recruitersOf = ({ place, title }: PostLine): readonly string[] => (place === 'MNL' ? ['1007', '1021'] : title.includes('operator') ? ['1007', '1020'] : place === 'PAR' || place === 'OSA' ? ['1021'] : ['1007']);

const recordOf = (line: PostLine, given: Given): SeedRecord => {
  const { today, employees, hiring, lists, designations, departments, locations, people, clients } = given;
  const [openedOn, closesOn] = [addDays(today, -line.opened), addDays(today, line.open - line.opened)];
  const wasPublished = ['OPEN', 'ON_HOLD', 'CLOSED'].includes(line.state);
  const [currency, rate] = CURRENCY[line.place] ?? ['INR', 1];
  const pay = (share: number): string => String(Math.round((line.pay * share) / rate / 1000) * 1000);
  const panel = people.filter(({ department, number, left, type }) => department === line.department && number !== line.manager && !left && type === 'PERM').slice(0, 2);
  return {
    title: line.title,
    designationId: designations.get(line.designation), departmentId: departments.get(line.department), functionalAreaId: hiring.FunctionalArea.get(line.area),
    clientId: line.title === 'Sales executive, institutions' ? clients[1] : null,
    jobType: line.title.startsWith('Trainee') ? 'INTERNSHIP' : 'FULL_TIME', workMode: line.department === 'IT' || line.department === 'FIN' || line.department === 'DES' ? 'HYBRID' : 'ON_SITE',
    vacancies: line.vacancies, status: line.state,
    locations: [{ locationId: locations.get(line.place) }],
    description: line.description,
    skills: line.skills.map((name, at) => ({ skillId: lists.Skill.get(name), required: at === 0 })),
    qualifications: [{ qualificationId: hiring.Qualification.get(line.years > 2 ? 'Bachelor' : line.designation === 'OPR' ? 'Secondary school' : 'Diploma') }],
    experienceFrom: String(line.years), experienceTo: String(line.years + 5),
    salaryFrom: pay(0.85), salaryTo: pay(1.2), currency,
    openedOn: wasPublished ? openedOn : null, closingDate: wasPublished ? closesOn : null, closedOn: line.state === 'CLOSED' ? closesOn : null,
    onCareerPage: line.state !== 'REJECTED', isTemplate: line.state === 'DRAFT',
    members: [
      ...recruitersOf(line).map((number) => ({ employeeId: employees.get(number), role: 'RECRUITER' })),
      { employeeId: employees.get(line.manager), role: 'HIRING_MANAGER' },
      ...panel.map(({ number }) => ({ employeeId: employees.get(number), role: 'PANEL_MEMBER' })),
    ],
    rounds: ROUNDS.slice(0, line.designation === 'OPR' ? 2 : 4).map((name) => ({ roundId: hiring.InterviewRound.get(name) })),
  };
};

const toApplyFor = (line: PostLine, id: string, { today, people, employees, locations, lists }: Given): HiringPost => {
  const nameOf = (number: string): string => people.filter((person) => person.number === number).map(({ first, last }) => `${first} ${last}`).join();
  return {
    id, title: line.title, openedOn: addDays(today, -line.opened), closedOn: line.state === 'CLOSED' ? addDays(today, line.open - line.opened) : null, vacancies: line.vacancies, weight: line.weight,
    country: COUNTRY[line.place] ?? 'IN', locationId: locations.get(line.place) ?? '', recruiters: recruitersOf(line).map((number) => ({ id: employees.get(number) ?? '', name: nameOf(number) })),
    skills: [...line.skills, 'Communication', 'Planning'].filter((name, at, all) => all.indexOf(name) === at).map((name) => lists.Skill.get(name) ?? ''), years: line.years, pay: line.pay,
  };
};

const MODES: Readonly<Record<(typeof ROUNDS)[number], readonly [mode: string, minutes: number]>> = { 'Recruiter call': ['PHONE', 30], 'Skills interview': ['VIDEO', 60], 'Team interview': ['ON_SITE', 60], 'Final interview': ['ON_SITE', 45] };
/** The rounds that the open posts have, too. */
const HELD = ['Recruiter call', 'Skills interview', 'Final interview'] as const;
/** So few candidates are made for tests, which arrange what they look at. */
const FEW = 500;
const MEMBERS = ['PANEL_MEMBER', 'HIRING_MANAGER'];
/** Those who interview for the weaving sheds can sign in: the manager and an operator. */
const WEAVERS = ['1009', '1028'];
/** These posts stand on job boards, too. */
const ON_BOARDS = new Set(['Backend engineer', 'Textile designer', 'Sales executive, institutions']);

/** Interviews of those who came so far, for the posts whose people are known. */
const seedInterviews = async (tx: Transaction, seed: Seeding, { given, world, made, people, records }: { readonly given: Given; readonly world: HiringWorld; readonly made: readonly Hired[]; readonly people: readonly string[]; readonly records: readonly SeedRecord[] }): Promise<void> => {
  const seated = new Map(world.posts.map((post, at): [string, SeatedPost] => {
    const members = (records[at]?.['members'] ?? []) as readonly { readonly employeeId: string; readonly role: string }[];
    const panel = MEMBERS.flatMap((role) => members.filter((member) => member.role === role).map(({ employeeId }) => employeeId));
    const weavers = records[at]?.['departmentId'] === given.departments.get('WEV') ? WEAVERS.map((number) => given.employees.get(number) ?? '') : [];
    return [post.id, { ...post, panel: [...new Set([...weavers, ...panel])], isShown: weavers.length > 0 }];
  }));
  const meetings = meetingsOf(made, world, seated, HELD.map((name) => ({ id: given.hiring.InterviewRound.get(name) ?? '', name, mode: MODES[name][0], minutes: MODES[name][1] })));
  await seedMeetings(seed, meetings, made, people, HELD.length);
  await seedMails(tx, meetings, made, people, { organisation: 'Northwind Textiles', names: new Map(given.people.map(({ number, first, last }) => [given.employees.get(number) ?? '', `${first} ${last}`])) });
};

/** Adds the posts and that many candidates, with the history of each, and resumes of some where there is a place for files. */
export const seedDemoHiringYear = async (tx: Transaction, given: Given, candidates: number, files: SeedFiles | null): Promise<void> => {
  const seed = seeding(tx);
  const open = openPosts(given);
  const codes = await allocate(tx, 'job post code', 100 + open.length + yearOfPosts.length);
  const records = [...open.map(({ record }) => record), ...yearOfPosts.map((line) => recordOf(line, given))].map((record, at) => ({ ...record, code: `J-${codes + 100 + at}`, onJobBoards: ON_BOARDS.has(String(record['title'])) }));
  const ids = await seed.add('JobPost', records);
  const lines = [...open.map(({ line }) => line), ...yearOfPosts];
  const posts = lines.map((line, at) => toApplyFor(line, ids[at] ?? '', given));
  const statuses = new Map([...given.hiring.CandidateStatus].map(([name, id]) => [KINDS[name] ?? name, id]));
  const world: HiringWorld = { now: given.now, today: given.today, posts, demands: await demandsOf(tx, ids), statuses, sources: given.hiring.CandidateSource, reasons: given.hiring.ArchiveReason, blacklist: given.hiring.BlacklistReason, pools: given.pools };
  const made: readonly Hired[] = hiredTwice([...hiringOf(world, candidates, await allocate(tx, 'candidate number', candidates))]);
  const resumes = files ? await takeResumes(files, made, { statuses, areas: new Map(lines.map(({ area }, at) => [ids[at] ?? '', area])), skills: new Map([...given.lists.Skill].map(([name, id]) => [id, name])) }) : [];
  const keys = new Map(resumes.map(({ at, key }) => [at, key]));
  const people = await seed.add('Candidate', made.map(({ candidate }, at) => (keys.has(at) ? { ...candidate, resume: keys.get(at) } : candidate)));
  if (files) await keepResumes(tx, files, resumes, people);
  await seed.addMany('JobApplication', made.flatMap(({ applications }, at) => applications.map((one) => ({ ...one, candidateId: people[at] }))));
  await seed.addMany('StageMove', made.flatMap(({ moves }, at) => moves.map((one) => ({ ...one, candidateId: people[at] }))));
  if (candidates >= FEW) await seedInterviews(tx, seed, { given, world, made, people, records });
  await seed.finish('A year of hiring of the demo organisation');
};
