/** 200,000 candidates over the API: lists, filters, search with resume text, what recruiters see of them, the board, the dashboard, and a thousand of them moved. */
import { nextGeneration } from '../../src/server/db/generation.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { CANDIDATES, ORG, WORDS, addCandidates } from './candidate-data.ts';
import { actsOn } from './candidate-acts.ts';
import { asker, type Ask } from './asker.ts';
import type { Bench } from './dataset.ts';
import type { Stage } from './stage.ts';
import { timed, within, type Result } from './table.ts';

const GOAL = 150;
const TIMES = 20;

const LIST = `query ($form: Form = JOB_CANDIDATES, $search: String, $filter: CandidateFilter, $sort: [CandidateSort!], $offset: Int) {
  page: listCandidates(form: $form, search: $search, filter: $filter, sort: $sort, offset: $offset, limit: 50) {
    totalRecords rows { id version name number email status { id name } jobPost { id title } appliedOn recruiter { id title } source { id name } ranking currentEmployer experienceYears } } }`;
const SPECIFIED = (told: string): string => `query { page: listJobCandidates(${told}, limit: 50) { totalRecords candidates { Candidate_Id First_Name Last_Name Job_Post_Name Candidate_Status Hiring_Stage Skill_Set Source Recruiter_Name Applicant_Ranking Last_Stage Is_Duplicate } } }`;
const FOUND = (words: string): string => `query { page: getCandidateGlobalSearchList(searchValue: ${JSON.stringify(words)}, screenTab: "candidates", limit: 50) { totalRecords candidates { Candidate_Id First_Name Last_Name Job_Post_Name Candidate_Status Skill_Set } } }`;
const BOARD = `query ($input: RecordGroupsInput!) { board: recordGroups(input: $input) { totalGroups groups { keys titles count } } }`;

/** The 19th of twenty, of the whole answer over HTTP. Before each the data count as changed, so that no total and no way to a far page that was kept is taken, unless it `keeps`. */
const p95 = async ({ db }: Bench, ask: (round: number) => Promise<unknown>, keeps = false): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < TIMES + 2; round++) {
    if (!keeps) nextGeneration(db, ORG);
    const took = await timed(() => ask(round));
    if (round >= 2) times.push(took);
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(TIMES * 0.95) - 1]!;
};

type Named = Readonly<Record<'post' | 'status' | 'source' | 'recruiter' | 'skill' | 'location' | 'stage', readonly number[]>>;

const idsOf = (bench: Bench): Promise<Named> =>
  withOrg(bench.db, ORG, async (tx) => {
    const ids = async (sql: string): Promise<number[]> => (await tx.query<{ id: number }>(sql, [ORG])).map(({ id }) => Number(id));
    return {
      post: await ids('select id from job_post where org_code = $1 order by id'), status: await ids('select id from candidate_status where org_code = $1 order by position'), stage: await ids('select id from hiring_stage where org_code = $1 order by position'),
      source: await ids('select id from candidate_source where org_code = $1 order by id'), recruiter: await ids('select distinct employee_id as id from job_post_member where org_code = $1 order by 1'),
      skill: await ids('select distinct skill_id as id from candidate_skill where org_code = $1 order by 1'), location: await ids('select distinct preferred_location_id as id from candidate where org_code = $1 order by 1'),
    };
  });

type Question = readonly [area: string, ask: (round: number) => Promise<unknown>, keeps?: boolean];

const listsOf = (ask: Ask, { post, status, source, recruiter, skill, location, stage }: Named): Question[] => {
  const list = (variables: object) => () => ask(LIST, variables);
  const told = (text: (at: number) => string) => (round: number) => ask(SPECIFIED(text(round)));
  const of = (ids: readonly number[]) => (at: number): number => ids[at % ids.length]!;
  return [
    ['first page with total', list({})],
    ['archived, first page with total', list({ form: 'ARCHIVED_CANDIDATES' })],
    ['archived, deep page, offset 150,000, its way there kept', list({ form: 'ARCHIVED_CANDIDATES', offset: 150_000 }), true],
    ['archived, deep page, offset 150,000', list({ form: 'ARCHIVED_CANDIDATES', offset: 150_000 })],
    ['archived, sort by name', list({ form: 'ARCHIVED_CANDIDATES', sort: [{ field: 'name', order: 'ASC' }] })],
    ['archived, search by name, many', list({ form: 'ARCHIVED_CANDIDATES', search: 'ravi' })],
    ...['name', 'ranking', 'experienceYears', 'currentEmployer'].map((field): Question => [`sort by ${field}`, list({ sort: [{ field, order: 'ASC' }] })]),
    ['sort by job post, a reference', list({ sort: [{ field: 'jobPostId', order: 'ASC' }] })],
    ['search by name, few', (round) => ask(LIST, { search: `mail.example ${round}`.replace('mail.example ', `C-${round + 5}`) })],
    ['search by name, many', list({ search: 'ravi' })],
    ['search by two letters', list({ search: 'ra' })],
    ['filter by post', told((at) => `jobPostId: [${of(post)(at * 7)}]`)],
    ['filter by status', told((at) => `statusId: [${of(status)(at)}]`)],
    ['filter by stage', told((at) => `stageId: [${of(stage)(at)}]`)],
    ['filter by source', told((at) => `sourceId: [${of(source)(at)}]`)],
    ['filter by recruiter', told((at) => `recruiterId: [${of(recruiter)(at)}]`)],
    ['filter by preferred location', told((at) => `preferredLocationId: [${of(location)(at)}]`)],
    ['filter by skill', told((at) => `skillId: [${of(skill)(at)}]`)],
    ['filter by two skills', told((at) => `skillId: [${of(skill)(at)}, ${of(skill)(at + 1)}]`)],
    ['filter by current location', told((at) => `currentLocation: "${['Pune', 'Osaka', 'Paris', 'Manila'][at % 4]}"`)],
    ['filter by gender', told((at) => `gender: ["${at % 2 ? 'FEMALE' : 'MALE'}"]`)],
    ['filter by experience', told((at) => `experienceFrom: ${at % 5}, experienceTo: ${(at % 5) + 3}`)],
    ['filter by notice period', told((at) => `noticePeriod: ${(at % 3) * 15}`)],
    ['filter by expected salary', told((at) => `expectedCtcFrom: "${at * 20_000}", expectedCtcTo: "900000"`)],
    ['filter by ranking', told((at) => `rankingFrom: ${60 + at}`)],
    ['filter by days of applying', told((at) => `appliedFrom: "2026-0${1 + (at % 6)}-01", appliedTo: "2026-0${3 + (at % 6)}-28"`)],
    ['filter by portal access', told(() => 'portalAccess: true')],
    ['archived candidates', told(() => 'screenTab: "archived"')],
    ['talent pool', told(() => 'screenTab: "talent-pool"')],
  ];
};

const foundOf = (ask: Ask): Question[] => [
  ['everywhere, a name', (round) => ask(FOUND(['Sharma', 'Tanaka', 'Reddy', 'Dubois'][round % 4]!))],
  ['everywhere, a skill', () => ask(FOUND('Negotiation'))],
  ['everywhere, resume text, few', () => ask(FOUND(WORDS.few))],
  ['everywhere, resume text, about 1,000', () => ask(FOUND(WORDS.some))],
  ['everywhere, resume text, in every one', () => ask(FOUND(WORDS.many))],
  ['everywhere, two words of which one is in every one', () => ask(FOUND(`${WORDS.many} ${WORDS.some}`))],
];

const ofPosts = (ask: Ask): Question[] => [
  ['first page with total', () => ask(LIST, {})],
  ['deep page, offset 3,000', () => ask(LIST, { offset: 3000 })],
  ['sort by name', () => ask(LIST, { sort: [{ field: 'name', order: 'ASC' }] })],
  ['search by name, many', () => ask(LIST, { search: 'ravi' })],
  ['everywhere, resume text, about 1,000', () => ask(FOUND(WORDS.some))],
  ['filter by ranking', (round) => ask(SPECIFIED(`rankingFrom: ${60 + round}`))],
];

const PARTS: readonly (readonly [string, string])[] = [
  ['totals', 'figures { openPosts activeCandidates hires }'], ['funnel', 'funnel { kind count }'], ['days in a stage', 'stageTimes { kind median }'], ['time to hire', 'timeToHire { month hires }'],
  ['sources', 'sources { name applications hires }'], ['offers', 'offers { sent accepted }'], ['recruiters', 'recruiters { name candidates openPosts }'], ['choices', 'choices { posts { id } departments { id } recruiters { id } }'],
];

/** Another period each time, so that nothing that was kept is answered. */
const dashboardOf = (ask: Ask): Question[] =>
  PARTS.map(([name, fields]): Question => [`dashboard, first answer: ${name}`, (round) => ask(`query { answer: recruitmentDashboard(fromDate: "2025-${String(1 + (round % 12)).padStart(2, '0')}-${String(10 + round % 17)}", toDate: "2026-12-31") { ${fields} } }`)]);

export const measureCandidates = async (bench: Bench, { origin }: Pick<Stage, 'origin'>): Promise<Result[]> => {
  const ids = await idsOf(bench);
  const [admin, recruiter, manager] = [await asker(origin, `admin@${ORG}.example`), await asker(origin, `recruiter@${ORG}.example`), await asker(origin, `manager@${ORG}.example`)];
  const skills = { input: { type: 'Candidate', form: 'JOB_CANDIDATES', groupBy: [{ field: 'skills' }], totals: [[]] } };
  const board = { input: { type: 'Candidate', form: 'JOB_CANDIDATES', groupBy: [{ field: 'statusId' }] } };
  const named = (who: string, questions: readonly Question[]): Question[] => questions.map(([area, ...asked]) => [`${who}${area}`, ...asked]);
  const questions = [
    ...listsOf(admin('recruitment'), ids), ...foundOf(admin('recruitment')), ['board, counts by status', () => admin('batch-processing')(BOARD, board)] as const, ['counts by skill, of which each has several', () => admin('batch-processing')(BOARD, skills)] as const,
    ...named('recruiter of 40 posts, ', [...ofPosts(recruiter('recruitment')), ['board, counts by status', () => recruiter('batch-processing')(BOARD, board)]]), ...named('manager of 40 posts, ', ofPosts(manager('recruitment')).slice(0, 4)),
    ...dashboardOf(admin('recruitment')), ...named('recruiter of 40 posts, ', dashboardOf(recruiter('recruitment'))),
  ];
  const wanted = process.env['CANDIDATES'];
  const results: Result[] = [];
  for (const [area, ask, keeps] of questions) {
    if (wanted !== undefined && !area.includes(wanted)) continue;
    const result = within(`${CANDIDATES.toLocaleString('en')} candidates, ${area}`, await p95(bench, ask, keeps), GOAL);
    results.push(result);
    console.log(`${result.ours.padStart(8)} ${area}`);
  }
  return wanted === undefined || 'acts'.includes(wanted) ? [...results, ...(await actsOn(admin('recruitment'), bench))] : results;
};

export const benchCandidates = async (bench: Bench, stage: Stage): Promise<Result[]> => {
  await addCandidates(bench.db);
  return measureCandidates(bench, stage);
};
