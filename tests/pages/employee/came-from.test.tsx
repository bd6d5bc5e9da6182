/** From an employee back to whom they were before. */
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CameFrom } from '../../../src/console/employee/profile/CameFrom.tsx';
import { renderForm, sessionWith } from '../form/support/renderForm.tsx';

afterEach(cleanup);

const found = { 'recruitment/job-candidates': '44', 'onboarding/onboarded-individuals': '7' } as Readonly<Record<string, string>>;
const asked: string[] = [];
const dataProvider = {
  getList: async (screen: string, { filter }: { filter: unknown }) => {
    asked.push(`${screen} ${JSON.stringify(filter)}`);
    return { data: [{ id: found[screen] }], total: 1 };
  },
} as never;

it('links the candidate and the onboarding of an employee', async () => {
  await renderForm(<CameFrom id="53" />, { dataProvider });
  await waitFor(() => expect(page.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Candidate', '/recruitment/job-candidates/44'], ['Onboarding', '/onboarding/onboarded-individuals/7']]));
  expect(asked).toEqual(Object.keys(found).map((screen) => `${screen} {"employeeId":{"in":["53"]}}`));
});

it('asks for neither without the right to see them', async () => {
  asked.length = 0;
  await renderForm(<CameFrom id="53" />, { dataProvider, session: sessionWith({ JOB_CANDIDATES: { view: false }, ONBOARDED_INDIVIDUALS: { view: false } }) });
  expect([asked, page.queryByRole('link')]).toEqual([[], null]);
});
