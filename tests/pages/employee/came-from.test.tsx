/** From an employee back to whom they were before. */
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CameFrom } from '../../../src/console/employee/profile/CameFrom.tsx';
import { renderForm, sessionWith } from '../form/support/renderForm.tsx';

afterEach(cleanup);

const found = { 'recruitment/job-candidates': '44', 'onboarding/onboarded-individuals': '7', 'recruitment/candidate-salaries': '5' } as Readonly<Record<string, string>>;
const asked: string[] = [];
const dataProvider = {
  getList: async (screen: string, { filter }: { filter: unknown }) => {
    asked.push(`${screen} ${JSON.stringify(filter)}`);
    return { data: [{ id: found[screen] }], total: 1 };
  },
} as never;

const links = () => page.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const before = [['Candidate', '/recruitment/job-candidates/44'], ['Onboarding', '/onboarding/onboarded-individuals/7']];

it('links the candidate, the onboarding and the agreed salary of an employee', async () => {
  await renderForm(<CameFrom id="53" />, { dataProvider });
  await waitFor(() => expect(links()).toEqual([...before, ['Agreed salary', '/recruitment/job-candidates/44/salary']]));
  expect(asked).toEqual([...['recruitment/job-candidates', 'onboarding/onboarded-individuals'].map((screen) => `${screen} {"employeeId":{"in":["53"]}}`), 'recruitment/candidate-salaries {"candidateId":{"in":["44"]},"status":{"equals":"ACCEPTED"}}']);
});

it('says nothing of the salary without the right to pay', async () => {
  asked.length = 0;
  await renderForm(<CameFrom id="53" />, { dataProvider, session: sessionWith({ CANDIDATE_SALARY: { view: false } }) });
  await waitFor(() => expect(links()).toEqual(before));
  expect(asked.filter((one) => one.includes('salaries'))).toEqual([]);
});

it('asks for neither without the right to see them', async () => {
  asked.length = 0;
  await renderForm(<CameFrom id="53" />, { dataProvider, session: sessionWith({ JOB_CANDIDATES: { view: false }, ONBOARDED_INDIVIDUALS: { view: false } }) });
  expect([asked, page.queryByRole('link')]).toEqual([[], null]);
});
