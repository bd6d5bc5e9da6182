/** Holidays of personal choice on their way from the dashboard into the day of a person. */
import { expect, it } from 'vitest';
import { todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { PASSWORD } from '../support/demo-server.ts';
import { axeProblems } from './support/axe-findings.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

it('A holiday is chosen on Home, taken back and chosen again by undoing, entered by HR for somebody else, and read by the manager', async () => {
  const complaints: string[] = [];
  const openAs = async (name: string, path: string) => {
    const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: `${name}@demo.example`, password: PASSWORD } });
    await context.addInitScript(() => localStorage.setItem('language', 'en'));
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(`${demo.server.origin}/v3${path}`);
    return page;
  };
  // A day of work within the next three weeks, so that the card shows it whatever the day of the year.
  const day = await withOrg(demo.server.db, 'demo', async (tx) => {
    const today = todayIn('Asia/Kolkata', new Date());
    await tx.query(`delete from holiday_choice where org_code = $1`, ['demo']);
    const [found] = await tx.query<{ day: string }>(
      `select d::date::text as day from generate_series($2::date + 4, $2::date + 24, interval '1 day') d where extract(isodow from d) between 2 and 4 and not exists (select from holiday h where h.org_code = $1 and h.date = d::date)
         and not exists (select from leave_request r join employee e on e.org_code = $1 and e.id = r.employee_id where r.org_code = $1 and e.employee_number in ('1008', '1028') and d::date between r.from_date and r.to_date)
         and not exists (select from scheduled_shift s where s.org_code = $1 and s.day = d::date) order by d limit 1`,
      ['demo', today],
    );
    await tx.query(`insert into holiday (org_code, id, name, date, kind, created_by, updated_by) values ($1, 90001, 'Feast of the looms', $2, 'PERSONAL_CHOICE', 't', 't')`, ['demo', found!.day]);
    await tx.query(`delete from holiday where org_code = $1 and date between $2::date and $3::date - 1 and id <> 90001`, ['demo', today, found!.day]);
    return found!.day;
  });
  const chosen = () => withOrg(demo.server.db, 'demo', (tx) => tx.query<{ number: string }>(`select e.employee_number as number from holiday_choice c join employee e on e.org_code = $1 and e.id = c.employee_id where c.org_code = $1 and c.date = $2::date order by 1`, ['demo', day]));

  const employee = await openAs('employee', '/');
  const card = employee.getByRole('region', { name: 'Holidays' });
  await card.getByRole('button', { name: /^Choose Feast of the looms/ }).press('Enter');
  await card.getByText('Chosen').waitFor();
  await card.getByText(/^1 of 2 left to choose in/).waitFor();
  expect(await chosen()).toEqual([{ number: '1028' }]);
  await card.getByRole('button', { name: /^Take back: Feast of the looms/ }).click();
  await card.getByRole('button', { name: /^Choose Feast of the looms/ }).waitFor();
  expect(await chosen()).toEqual([]);
  await employee.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await card.getByText('Chosen').waitFor();
  await card.getByRole('link', { name: 'Choose your holidays' }).click();
  await employee.getByRole('heading', { name: 'My holiday choices' }).waitFor();
  await employee.getByRole('button', { name: /^Take back: Feast of the looms/ }).waitFor();
  expect(await axeProblems(employee)).toEqual([]);

  const hr = await openAs('hr', '/core-hr/time-off-management/holiday-choices/create');
  await hr.getByRole('combobox', { name: /Employee/ }).fill('Priya Menon');
  await hr.getByRole('option', { name: /^Priya Menon/ }).click();
  await hr.getByRole('heading', { name: 'Holidays to choose from' }).waitFor();
  await hr.getByRole('button', { name: /^Choose Feast of the looms/ }).click();
  await hr.getByRole('button', { name: 'Add holiday choice' }).click();
  await hr.getByText(/added/i).first().waitFor();
  expect(await chosen()).toEqual([{ number: '1008' }, { number: '1028' }]);

  const manager = await openAs('manager', '/my-team/holiday-choices');
  await manager.getByText('Feast of the looms').first().waitFor();
  expect(await manager.getByText('Kavitha Selvam').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});
