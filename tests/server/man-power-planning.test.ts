/** Plans, requisitions and the forecast: figures, rights, steps, undo, and the way of a requisition into recruitment. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { fiscalYearOf, firstDayOfYear } from '../../src/domain/planning/fiscal-year.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

let server: DemoServer;
let [admin, hr, manager, recruiter, employee, other]: Client[] = [];
const R = 'recruitment';
const today = todayIn('Asia/Kolkata', new Date());
const year = fiscalYearOf(today, 4);

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const idOf = async (table: string, where: string): Promise<string> => (await rows<{ id: string }>(`select id::text from ${table} where org_code = 'demo' and ${where}`))[0]!.id;
const person = (number: string) => idOf('employee', `employee_number = '${number}'`);
const problems = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.validationError ?? [];
const code = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.errorCode;
const undo = (by: Client, id: string) => by(R, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id });
const bell = async (account: string) => (await rows<{ kind: string }>(`select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where u.email = '${account}@demo.example' order by n.id desc limit 5`)).map(({ kind }) => kind);

type Requisition = { id: string; version: number; title: string; code: string; status: string; hiring: string | null; hired: number | null; jobPosts: number | null; openings: number };
const FIELDS = 'id version title code status hiring hired jobPosts openings';
const place = async (designation = 'TEC', department = 'WEV', location = 'CBE') => ({ designationId: await idOf('designation', `code = '${designation}'`), departmentId: await idOf('department', `code = '${department}'`), locationId: await idOf('location', `code = '${location}'`) });
const ask = async (by: Client, more: object = {}) =>
  by<{ a: { row: Requisition; changeSet: string } }>(R, `mutation ($input: JobRequisitionInput!) { a: addJobRequisition(input: $input) { changeSet row { ${FIELDS} } } }`, { input: { ...(await place()), neededBy: addDays(today, 60), reason: 'Looms stand still without one.', ...more } });
const change = (by: Client, { id, version }: { id: string; version: number }, input: object) =>
  by<{ a: { row: Requisition; changeSet: string } }>(R, `mutation ($id: ID!, $version: Int!, $input: JobRequisitionPatch!) { a: updateJobRequisition(id: $id, version: $version, input: $input) { changeSet row { ${FIELDS} } } }`, { id, version, input });
const read = async (by: Client, id: string) => (await by<{ a: { row: Requisition } | null }>(R, `query ($id: ID!) { a: jobRequisition(id: $id) { row { ${FIELDS} } } }`, { id })).data?.a?.row ?? null;
const post = (by: Client, requisitionId: string) => by<{ a: { jobPostId: string; changeSet: string } }>(R, 'mutation ($requisitionId: ID!) { a: postRequisition(requisitionId: $requisitionId) { jobPostId changeSet } }', { requisitionId });

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (email: string): Promise<Client> => clientOf(server, await server.signIn(email));
  [admin, hr, manager, recruiter, employee, other] = await Promise.all(['admin@demo', 'hr@demo', 'manager@demo', 'recruiter@demo', 'employee@demo', 'admin@other'].map((name) => signedIn(`${name}.example`)));
});
afterAll(() => server.stop());

describe('the table of organization', () => {
  type Table = { a: { planId: string | null; quarter: number; plans: { id: string; status: string; isInForce: boolean }[]; departments: { departmentId: string; code: string; parentId: string | null; own: { planned: number; filled: number; onNotice: number; hiring: number; open: number; over: number; annualCost: string | null; uncosted: number | null } }[] } };
  const table = (by: Client, variables: Record<string, unknown> = {}) => by<Table>(R, 'query ($planId: ID, $quarter: Int) { a: tableOfOrganization(planId: $planId, quarter: $quarter) { planId quarter plans { id status isInForce } departments { departmentId code parentId own { planned filled onNotice hiring open over annualCost uncosted } } } }', variables);

  it('shows the plan that holds beside everybody who works here', async () => {
    const { departments, plans, planId } = dataOf(await table(hr!)).a;
    const [staff] = await rows<{ count: number }>(`select count(*)::int as count from employee where org_code = 'demo' and status = 'ACTIVE' and date_of_join <= '${today}'`);
    expect(departments.reduce((sum, { own }) => sum + own.filled, 0)).toBe(staff!.count);
    expect(plans.map(({ status, isInForce }) => [status, isInForce])).toEqual([['PENDING_APPROVAL', false], ['DRAFT', false], ['APPROVED', true]]);
    expect(plans.find(({ isInForce }) => isInForce)!.id).toBe(planId);
    expect(departments.find((one) => one.code === 'EXP')!.own.over).toBeGreaterThan(0);
    expect(departments.every(({ own }) => own.annualCost !== null)).toBe(true);
  });

  it('counts places by quarter, and who is on notice', async () => {
    const of = async (quarter: number) => dataOf(await table(hr!, { quarter })).a.departments.find((one) => one.code === 'WEV')!.own.planned;
    const [first, fourth] = [await of(1), await of(4)];
    expect(fourth - first).toBe(9);
    const notice = dataOf(await table(hr!)).a.departments.reduce((sum, { own }) => sum + own.onNotice, 0);
    expect(notice).toBe((await rows(`select from exit x join employee e on e.org_code = x.org_code and e.id = x.employee_id where x.status = 'APPROVED' and e.status = 'ACTIVE' and x.last_working_day >= '${today}'`)).length);
    expect(code(await table(hr!, { quarter: 5 }))).toBe('NOT_FOUND');
  });

  it('gives managers the departments they head, without costs and without drafts', async () => {
    const { departments, plans } = dataOf(await table(manager!)).a;
    expect(departments.map((one) => [one.code, one.parentId, one.own.annualCost])).toEqual([['WEV', null, null]]);
    expect(plans.map(({ status }) => status)).toEqual(['APPROVED']);
    const pending = await idOf('headcount_plan', `status = 'PENDING_APPROVAL'`);
    expect(code(await table(manager!, { planId: pending }))).toBe('NOT_FOUND');
    expect(code(await table(employee!))).toBe('_DB0100');
    expect(dataOf(await table(other!)).a).toMatchObject({ planId: null, plans: [] });
    expect(code(await table(other!, { planId: pending }))).toBe('NOT_FOUND');
  });

  it('opens to positions and to the people who have them', async () => {
    const seat = await place('OPR');
    const positions = await hr!<{ a: { positions: { designationId: string; locationId: string; figures: { filled: number; planned: number } }[] } }>(R, 'query ($departmentId: ID!) { a: positionsOfDepartment(departmentId: $departmentId) { positions { designationId locationId figures { filled planned } } } }', { departmentId: seat.departmentId });
    const operators = dataOf(positions).a.positions.find((one) => one.designationId === seat.designationId && one.locationId === seat.locationId)!;
    const people = (by: Client, asked: Record<string, unknown>) => by<{ a: { totalRecords: number; people: { name: string }[] } }>(R, 'query ($departmentId: ID!, $designationId: ID!, $locationId: ID!) { a: peopleOfPosition(departmentId: $departmentId, designationId: $designationId, locationId: $locationId) { totalRecords people { name leavesOn } } }', asked);
    expect(dataOf(await people(hr!, seat)).a.totalRecords).toBe(operators.figures.filled);
    expect(dataOf(await people(manager!, seat)).a.totalRecords).toBe(operators.figures.filled);
    expect(dataOf(await people(manager!, await place('OPR', 'DYE', 'TUP'))).a.totalRecords).toBe(0);
    expect(dataOf(await people(other!, seat)).a.totalRecords).toBe(0);
  });
});

describe('a headcount plan', () => {
  type Plan = { id: string; version: number; status: string; positions: number | null };
  const planOf = async (by: Client, id: string) => (await by<{ a: { row: Plan } | null }>(R, 'query ($id: ID!) { a: headcountPlan(id: $id) { row { id version status positions } } }', { id })).data?.a?.row ?? null;
  const draft = (by: Client, variables: Record<string, unknown>) => by<{ a: { id: string; positions: number; changeSet: string } }>(R, 'mutation ($name: String!, $fiscalYear: Int!, $effectiveFrom: LocalDate, $planId: ID) { a: draftHeadcountPlan(name: $name, fiscalYear: $fiscalYear, effectiveFrom: $effectiveFrom, planId: $planId) { id positions changeSet } }', variables);
  const step = async (by: Client, name: string, id: string) => by<{ a: { status: string; changeSet: string } }>(R, `mutation ($planId: ID!, $version: Int!) { a: ${name}(planId: $planId, version: $version) { status changeSet } }`, { planId: id, version: (await planOf(admin!, id))?.version ?? 1 });
  const seatOf = async (planId: string) => (await rows<{ id: string; version: number }>(`select id::text, version from plan_seat where plan_id = ${planId} order by id limit 1`))[0]!;
  const reseat = async (by: Client, planId: string, input: object) => { const seat = await seatOf(planId); return by<{ a: { row: { secondQuarter: number } } }>(R, 'mutation ($id: ID!, $version: Int!, $input: PlanSeatPatch!) { a: updatePlanSeat(id: $id, version: $version, input: $input) { row { secondQuarter } } }', { ...seat, input }); };

  it('is drafted from those who work here, and taken back with its positions', async () => {
    const made = dataOf(await draft(hr!, { name: 'As we are', fiscalYear: year + 2 })).a;
    const [seats] = await rows<{ count: number }>(`select count(distinct (department_id, designation_id, location_id))::int as count from employee where org_code = 'demo' and status = 'ACTIVE' and date_of_join <= '${today}'`);
    expect(made.positions).toBe(seats!.count);
    expect(await planOf(hr!, made.id)).toMatchObject({ status: 'DRAFT', positions: seats!.count });
    await undo(hr!, made.changeSet);
    expect(await planOf(hr!, made.id)).toBeNull();
    expect(code(await draft(manager!, { name: 'Mine', fiscalYear: year }))).toBe('_DB0101');
    expect(problems(await draft(hr!, { name: 'Later', fiscalYear: year, effectiveFrom: firstDayOfYear(year + 1, 4) }))).toMatchObject([{ field: 'effectiveFrom' }]);
  });

  it('is approved by a second person, and its positions stay as they are from then on', async () => {
    const base = await idOf('headcount_plan', `status = 'APPROVED'`);
    const { id } = dataOf(await draft(hr!, { name: 'Revised', fiscalYear: year, effectiveFrom: addDays(today, 3), planId: base })).a;
    expect(dataOf(await reseat(hr!, id, { secondQuarter: 7 })).a.row.secondQuarter).toBe(7);
    expect(dataOf(await step(hr!, 'askHeadcountPlanApproval', id)).a.status).toBe('PENDING_APPROVAL');
    expect(await bell('admin')).toContain('headcountPlanAsked');
    expect(problems(await reseat(hr!, id, { secondQuarter: 8 }))).toMatchObject([{ field: 'planId' }]);
    expect(code(await step(hr!, 'approveHeadcountPlan', id))).toBe('OWN_REQUEST');
    const approved = dataOf(await step(admin!, 'approveHeadcountPlan', id)).a;
    expect(approved.status).toBe('APPROVED');
    expect(await bell('hr')).toContain('headcountPlanApproved');
    expect(code(await step(admin!, 'approveHeadcountPlan', id))).toBe('STATUS_MOVED_ON');
    // Undoing decides as well: not by who asked for it.
    expect(code(await undo(hr!, approved.changeSet))).toBeTruthy();
    expect((await planOf(hr!, id))!.status).toBe('APPROVED');
    await undo(admin!, approved.changeSet);
    expect((await planOf(hr!, id))!.status).toBe('PENDING_APPROVAL');
    await step(admin!, 'approveHeadcountPlan', id);
    expect(dataOf(await step(admin!, 'returnHeadcountPlan', id)).a.status).toBe('DRAFT');
    expect(problems(await step(admin!, 'returnHeadcountPlan', base))).toMatchObject([{ field: 'status' }]);
  });

  it('is a draft when it is added, and changes its status by no form', async () => {
    const add = (input: object) => hr!<{ a: { row: Plan } }>(R, 'mutation ($input: HeadcountPlanInput!) { a: addHeadcountPlan(input: $input) { row { id version status } } }', { input });
    expect(problems(await add({ name: 'At once', fiscalYear: year, status: 'APPROVED' }))).toMatchObject([{ field: 'status' }]);
    const { id } = dataOf(await add({ name: 'Empty', fiscalYear: year })).a.row;
    expect(problems(await step(hr!, 'askHeadcountPlanApproval', id))).toMatchObject([{ field: 'positions' }]);
    expect(code(await step(other!, 'approveHeadcountPlan', id))).toBe('NOT_FOUND');
  });

  it('fills what is left empty of a position', async () => {
    const planId = await idOf('headcount_plan', `name = 'Empty'`);
    const seat = { planId, ...(await place('CHE', 'DYE', 'TUP')), firstQuarter: 3, thirdQuarter: 5 };
    const added = dataOf(await hr!<{ a: { row: object } }>(R, 'mutation ($input: PlanSeatInput!) { a: addPlanSeat(input: $input) { row { name firstQuarter secondQuarter thirdQuarter fourthQuarter } } }', { input: seat })).a.row;
    expect(added).toEqual({ name: 'Dye chemist', firstQuarter: 3, secondQuarter: 3, thirdQuarter: 5, fourthQuarter: 5 });
  });
});

describe('a requisition', () => {
  it('is asked for by managers, decided by somebody else, told to recruiters, and becomes a job post', async () => {
    const { row } = dataOf(await ask(manager!)).a;
    expect(row).toMatchObject({ title: 'Maintenance technician', status: 'PENDING', hiring: null });
    expect(code(await change(manager!, row, { status: 'APPROVED' }))).toBe('OWN_REQUEST');
    expect(code(await change(recruiter!, row, { status: 'APPROVED' }))).toBe('_DB0102');
    const approved = dataOf(await change(hr!, row, { status: 'APPROVED' })).a.row;
    expect(approved.status).toBe('APPROVED');
    expect(await read(recruiter!, row.id)).toMatchObject({ hiring: 'WAITING', hired: 0 });
    expect([await bell('manager'), await bell('recruiter')]).toEqual([expect.arrayContaining(['requestApproved']), expect.arrayContaining(['requisitionApproved'])]);

    const made = dataOf(await post(recruiter!, row.id)).a;
    expect(await read(recruiter!, row.id)).toMatchObject({ hiring: 'HIRING', jobPosts: 1 });
    const [draft] = await rows<{ status: string; vacancies: number; requisition: string; roles: string }>(`select p.status, p.vacancies, p.requisition_id::text as requisition, (select string_agg(m.role, ',' order by m.role) from job_post_member m where m.org_code = p.org_code and m.job_post_id = p.id) as roles from job_post p where p.id = ${made.jobPostId}`);
    expect(draft).toEqual({ status: 'DRAFT', vacancies: 1, requisition: row.id, roles: 'HIRING_MANAGER,RECRUITER' });
    expect(problems(await post(recruiter!, row.id))).toMatchObject([{ field: 'openings' }]);
    expect(problems(await change(manager!, (await read(hr!, row.id))!, { status: 'CANCELLED' }))).toMatchObject([{ field: 'status' }]);

    await undo(recruiter!, made.changeSet);
    expect(await read(recruiter!, row.id)).toMatchObject({ hiring: 'WAITING' });
    const [cancelled] = [dataOf(await change(manager!, (await read(hr!, row.id))!, { status: 'CANCELLED' })).a.row];
    expect(cancelled.status).toBe('CANCELLED');
    expect(problems(await post(recruiter!, row.id))).toMatchObject([{ field: 'status' }]);
  });

  it('follows its job post: more vacancies than it asks for are refused', async () => {
    const id = await idOf('job_requisition', `title = 'Loom operator, air jet'`);
    const [made] = await rows<{ id: string; version: number }>(`select id::text, version from job_post where requisition_id = ${id}`);
    const update = (input: object) => admin!(R, 'mutation ($id: ID!, $version: Int!, $input: JobPostPatch!) { a: updateJobPost(id: $id, version: $version, input: $input) { changeSet } }', { ...made, input });
    expect(problems(await update({ vacancies: 7 }))).toMatchObject([{ field: 'vacancies' }]);
    expect(problems(await update({ vacancies: 6 }))).toEqual([]);
    const [closed] = await rows<{ hiring: string; hired: number; openings: number }>(`select hiring, hired, openings from job_requisition where title = 'Loom operator, rapier looms'`);
    expect(closed!.hiring).toBe(closed!.hired >= closed!.openings ? 'FILLED' : 'ENDED');
  });

  it('beyond the plan says why, and takes the optional choice', async () => {
    const beyond = { openings: 9 };
    expect(problems(await ask(manager!, beyond))).toMatchObject([{ field: 'beyondReason' }]);
    const { row } = dataOf(await ask(manager!, { ...beyond, beyondReason: 'A second hall opens earlier.' })).a;
    await withOrg(server.db, 'demo', (tx) => tx.query(`update role_right g set optional_choice = false from role r where r.org_code = g.org_code and r.id = g.role_id and r.code = 'HR_ADMINISTRATOR' and g.form = 'JOB_REQUISITION'`));
    const plain = clientOf(server, await server.signIn('hr@demo.example'));
    expect(problems(await change(plain, row, { status: 'APPROVED' }))).toMatchObject([{ field: 'status' }]);
    expect(dataOf(await change(admin!, row, { status: 'APPROVED' })).a.row.status).toBe('APPROVED');
    await withOrg(server.db, 'demo', (tx) => tx.query(`update role_right g set optional_choice = true from role r where r.org_code = g.org_code and r.id = g.role_id and r.code = 'HR_ADMINISTRATOR' and g.form = 'JOB_REQUISITION'`));
  });

  it('says whom it replaces, who is replaced once', async () => {
    const replaced = [{ employeeId: await person('1031') }];
    expect(problems(await ask(manager!, { ...(await place('OPR')), kind: 'REPLACEMENT' }))).toMatchObject([{ field: 'replaced' }]);
    expect(problems(await ask(manager!, { kind: 'REPLACEMENT', replaced }))).toMatchObject([{ field: 'replaced.0.employeeId' }]);
    const operator = { ...(await place('OPR')), kind: 'REPLACEMENT', replaced };
    expect(dataOf(await ask(manager!, { ...operator, beyondReason: 'He leaves in spring.' })).a.row.status).toBe('PENDING');
    expect(problems(await ask(manager!, { ...operator, beyondReason: 'He leaves in spring.' }))).toMatchObject([{ field: 'replaced.0.employeeId' }]);
    expect(problems(await ask(manager!, { neededBy: addDays(today, -1) }))).toMatchObject([{ field: 'neededBy' }]);
  });

  it('is for who has the right and leads; others see none', async () => {
    expect(code(await ask(employee!))).toBe('_DB0101');
    const own = await idOf('job_requisition', `title = 'Loom operator, air jet'`);
    const others = await idOf('job_requisition', `title = 'Software engineer'`);
    expect([await read(manager!, own), await read(manager!, others), await read(other!, own)]).toEqual([expect.objectContaining({ status: 'APPROVED' }), null, null]);
    expect(code(await post(other!, own))).toBe('NOT_FOUND');
    expect(code(await post(manager!, own))).toBe('_DB0101');
  });

  it('says how it fits while it is written', async () => {
    const fit = async (by: Client, openings: number) => by<{ a: { plan: string; planned: number; staying: number; free: number; isBeyond: boolean; beginBy: string; leadTimeDays: number } }>(R, 'query ($departmentId: ID!, $designationId: ID!, $locationId: ID!, $neededBy: LocalDate!, $openings: Int!) { a: requisitionFit(departmentId: $departmentId, designationId: $designationId, locationId: $locationId, neededBy: $neededBy, openings: $openings) { plan planned staying free isBeyond beginBy leadTimeDays } }', { ...(await place('OPR', 'DYE', 'TUP')), neededBy: addDays(today, 60), openings });
    const { plan, planned, staying, free, leadTimeDays, beginBy } = dataOf(await fit(manager!, 1)).a;
    expect([plan, leadTimeDays, beginBy]).toEqual([`Headcount ${year}`, 21, addDays(today, 39)]);
    expect(planned - staying).toBeGreaterThanOrEqual(free);
    expect(dataOf(await fit(manager!, Math.max(0, free) + 1)).a.isBeyond).toBe(true);
    expect(code(await fit(employee!, 1))).toBe('_DB0100');
  });
});

describe('the hiring forecast', () => {
  type Figures = { headcount: number; planned: number; leaving: number; retiring: number | null; attrition: number; joining: number; needed: number; surplus: number; annualCost: string | null };
  type Forecast = { a: { assumptions: { attritionPercent: string; isAttritionSet: boolean }; periods: { from: string; to: string; plan: string | null }[]; totals: Figures[]; lines: { id: string; name: string; beginBy: string | null; periods: Figures[] }[] } };
  const forecast = (by: Client, departmentId: string | null = null) => by<Forecast>(R, 'query ($departmentId: ID) { a: hiringForecast(departmentId: $departmentId) { assumptions { attritionPercent isAttritionSet } periods { from to plan } totals { headcount planned leaving retiring attrition joining needed surplus annualCost } lines { id name beginBy periods { headcount planned leaving retiring attrition joining needed surplus annualCost } } } }', { departmentId });

  it('adds up: departments to the whole, positions to their department', async () => {
    const whole = dataOf(await forecast(hr!)).a;
    expect(whole).toMatchObject({ assumptions: { attritionPercent: '9', isAttritionSet: true } });
    expect(whole.periods).toHaveLength(4);
    for (const key of ['headcount', 'planned', 'leaving', 'attrition', 'needed', 'surplus'] as const)
      for (const at of [0, 1, 2, 3]) expect(whole.lines.reduce((sum, { periods }) => sum + periods[at]![key]!, 0), key).toBe(whole.totals[at]![key]);
    const weaving = whole.lines.find(({ name }) => name === 'Weaving')!;
    const inside = dataOf(await forecast(hr!, weaving.id)).a;
    expect(inside.lines.reduce((sum, { periods }) => sum + periods[1]!.needed, 0)).toBe(weaving.periods[1]!.needed);
    expect(inside.lines.some(({ beginBy }) => beginBy !== null)).toBe(true);
    expect(whole.totals.every(({ headcount, leaving, retiring, attrition, joining, needed, planned, surplus }) => headcount - leaving - retiring! - attrition + joining + needed === planned + surplus)).toBe(true);
  });

  it('tells managers of their departments, without costs and ages', async () => {
    const own = dataOf(await forecast(manager!)).a;
    expect(own.lines.map(({ name }) => name)).toEqual(['Weaving']);
    expect(own.totals[0]).toMatchObject({ retiring: null, annualCost: null });
    expect(dataOf(await forecast(manager!, await idOf('department', `code = 'DYE'`))).a.lines).toEqual([]);
    expect(code(await forecast(employee!))).toBe('_DB0100');
    expect(dataOf(await forecast(other!)).a.lines.every(({ periods }) => periods.every(({ needed, attrition }) => needed === attrition))).toBe(true);
  });
});

describe('settings', () => {
  it('let job posts come from requisitions alone', async () => {
    const [setting] = await rows<{ id: string; version: number }>(`select id::text, version from recruitment_general_setting where org_code = 'demo'`);
    const save = setting
      ? admin!(R, 'mutation ($id: ID!, $version: Int!) { a: updateRecruitmentGeneralSetting(id: $id, version: $version, input: { mppIntegration: true }) { changeSet } }', setting)
      : admin!(R, 'mutation { a: addRecruitmentGeneralSetting(input: { mppIntegration: true }) { changeSet } }');
    const { changeSet } = dataOf(await (save as Promise<GraphqlAnswer<{ a: { changeSet: string } }>>)).a;
    const add = async () => recruiter!(R, 'mutation ($input: JobPostInput!) { a: addJobPost(input: $input) { row { id } } }', { input: { designationId: (await place()).designationId, description: 'Work on looms.' } });
    expect(problems(await add())).toMatchObject([{ field: 'requisitionId' }]);
    const { row } = dataOf(await ask(manager!, { ...(await place('SUP')), neededBy: addDays(today, 200) })).a;
    await change(hr!, row, { status: 'APPROVED' });
    expect(dataOf(await post(recruiter!, row.id)).a.jobPostId).toBeTruthy();
    await undo(admin!, changeSet);
    expect(problems(await add())).toEqual([]);
  });
});
