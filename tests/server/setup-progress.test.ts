/** What an organisation still needs: of the steps that somebody may take, by what stands there. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownSteps, setupSteps } from '../../src/domain/setup-steps.ts';
import { pages } from '../../src/domain/pages.ts';
import { screens } from '../../generated/screens.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf } from '../support/graphql.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

type Steps = readonly { readonly step: string; readonly isDone: boolean }[];
const stepsOf = async (email: string): Promise<Steps> =>
  dataOf(await clientOf(server, await server.signIn(email))<{ getSetupProgress: { steps: Steps } }>('organisation-data', '{ getSetupProgress { steps { step isDone } } }')).getSetupProgress.steps;
const left = (steps: Steps): string[] => steps.filter(({ isDone }) => !isDone).map(({ step }) => step);

it('leads each step to a screen of its form', () => {
  for (const { path, form } of setupSteps) expect([...screens, ...pages].some((screen) => screen.path === path && screen.form === form), `${path} of ${form}`).toBe(true);
  expect(ownSteps(() => false)).toEqual([]);
});

it('has nothing left for an organisation at work', async () => {
  const steps = await stepsOf('admin@demo.example');
  expect(steps.map(({ step }) => step)).toEqual(setupSteps.map(({ key }) => key));
  expect(left(steps)).toEqual([]);
});

it('tells people of what they may do themselves', async () => {
  expect((await stepsOf('recruiter@demo.example')).map(({ step }) => step)).toContain('JOB_POSTS');
  expect((await stepsOf('recruiter@demo.example')).map(({ step }) => step)).not.toContain('PAYROLL');
  expect(await stepsOf('employee@demo.example')).toEqual([]);
  expect((await clientOf(server)('organisation-data', '{ getSetupProgress { errorCode } }')).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

it('follows what an organisation that begins adds, and nothing of another one', async () => {
  const email = 'admin@other.example';
  expect(left(await stepsOf(email))).toEqual(['ORGANISATION', 'ACCOUNTS', 'WORK_SCHEDULES', 'HOLIDAYS', 'LEAVE_TYPES', 'SALARY_COMPONENTS', 'SALARIES', 'PAY_CYCLES', 'PAYROLL', 'JOB_POSTS']);
  const holiday = (date: string) => withOrg(server.db, 'other', (tx) => tx.query(`insert into holiday (org_code, id, name, date, kind, created_by, updated_by) select 'other', coalesce(max(id), 0) + 1, 'Founding day', $1, 'MANDATORY', 'test', 'test' from holiday where org_code = 'other'`, [date]));
  await holiday('2020-05-01');
  expect(left(await stepsOf(email))).not.toContain('HOLIDAYS');
  await withOrg(server.db, 'other', (tx) => tx.query(`update organisation set address = '{"street1": "1 Quay", "city": "Manila"}' where org_code = 'other'`));
  expect(left(await stepsOf(email))[0]).toBe('ACCOUNTS');
});
