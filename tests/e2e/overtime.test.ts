/** Overtime on its way from a request to the payslip that pays it, and a team's recorded at once. */
import { expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { PASSWORD } from '../support/demo-server.ts';
import { axeProblems } from './support/axe-findings.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

it('Overtime is asked for by what attendance has, approved by the manager, and paid by the run of the cycle', async () => {
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
  // A day of the open cycle with two hours beyond the shift, whatever the day of the month.
  const day = await withOrg(demo.server.db, 'demo', async (tx) => {
    const until = todayIn('Asia/Kolkata', new Date());
    await tx.query(`update payroll_cycle set from_date = least(from_date, $2::date), to_date = least(from_date, $2::date) + 29 where org_code = $1 and status = 'OPEN' and to_date >= $3::date`, ['demo', addDays(until, -12), until]);
    // No run pays a day that another one pays.
    await tx.query(`update payroll_cycle c set to_date = o.from_date - 1 from payroll_cycle o where c.org_code = $1 and o.org_code = $1 and o.status = 'OPEN' and c.status = 'FINALIZED' and c.from_date < o.from_date and c.to_date >= o.from_date`, ['demo']);
    const [found] = await tx.query<{ day: string }>(
      `select p.work_date::text as day from punch p join employee e on e.org_code = $1 and e.id = p.employee_id and e.employee_number = '1028' where p.org_code = $1 and p.type = 'OUT' and p.work_date < $2::date
         and not exists (select from overtime_request o where o.org_code = $1 and o.employee_id = e.id and o.work_date = p.work_date) and not exists (select from comp_off o where o.org_code = $1 and o.employee_id = e.id and o.worked_on = p.work_date) order by p.work_date desc limit 1`,
      ['demo', until],
    );
    await tx.query(
      `update punch p set at = case p.type when 'IN' then (p.work_date + s.starts_at) at time zone 'Asia/Kolkata' else (p.work_date + s.ends_at) at time zone 'Asia/Kolkata' + interval '2 hours' end from employee e join work_schedule s on s.org_code = e.org_code and s.id = e.work_schedule_id
       where p.org_code = $1 and e.org_code = $1 and e.id = p.employee_id and e.employee_number = '1028' and p.work_date = $2::date`,
      ['demo', found!.day],
    );
    return found!.day;
  });

  const employee = await openAs('employee', '/employee-self-service/overtime/create');
  const [year, month, date] = day.split('-');
  await employee.getByRole('group', { name: /Day of work/ }).or(employee.getByRole('textbox', { name: /Day of work/ })).first().waitFor();
  await employee.getByLabel(/Day of work/).first().fill(`${date}/${month}/${year}`);
  await employee.keyboard.press('Tab');
  await employee.getByRole('heading', { name: 'Attendance of the day' }).waitFor();
  await employee.getByRole('heading', { name: 'What it comes to' }).waitFor();
  await employee.getByRole('button', { name: 'Take all hours' }).click();
  expect(await axeProblems(employee)).toEqual([]);
  await employee.getByRole('button', { name: /^(Save|Add)/ }).first().click();
  await employee.getByText(/added|saved/i).first().waitFor();

  const manager = await openAs('manager', '/my-team/overtime');
  await manager.getByRole('button', { name: 'Record overtime' }).or(manager.getByRole('link', { name: 'Record overtime' })).first().waitFor();
  await withOrg(demo.server.db, 'demo', async (tx) => {
    const [waiting] = await tx.query<{ id: string; hours: string; status: string }>(`select o.id::text as id, trim_scale(o.hours)::text as hours, o.status from overtime_request o join employee e on e.org_code = $1 and e.id = o.employee_id and e.employee_number = '1028' where o.org_code = $1 and o.work_date = $2::date`, ['demo', day]);
    expect(waiting).toMatchObject({ hours: '2', status: 'PENDING' });
    await manager.goto(`${demo.server.origin}/v3/approvals/approval-management?kind=OVERTIME`);
  });
  await manager.locator('[aria-label^="Kavitha Selvam, Overtime, 2 hours"]', { hasText: 'Overtime on' }).getByRole('button', { name: /^Approve/ }).click();
  await manager.getByRole('dialog').or(manager.getByRole('alertdialog')).getByRole('button', { name: 'Approve' }).click();
  await manager.getByText(/approved/i).first().waitFor();

  const payroll = await openAs('payroll', '/payroll/salary-payslip');
  await payroll.getByRole('button', { name: 'Add payroll run', exact: true }).click();
  await payroll.getByRole('combobox', { name: /Pay cycle/ }).waitFor();
  await payroll.getByRole('button', { name: 'Add payroll run', exact: true }).click();
  await payroll.waitForURL(/\/payroll\/salary-payslip(\/\d+)?$/);
  const slip = await withOrg(demo.server.db, 'demo', async (tx) => (await tx.query<{ id: string }>(`select p.id::text as id from payslip p join employee e on e.org_code = $1 and e.id = p.employee_id and e.employee_number = '1028' where p.org_code = $1 order by p.to_date desc limit 1`, ['demo']))[0]!.id);
  await payroll.goto(`${demo.server.origin}/v3/payroll/salary-payslip/payslips/${slip}`);
  await payroll.getByRole('cell', { name: /^Overtime/ }).or(payroll.getByText(/^Overtime$/)).first().waitFor();
  expect(complaints).toEqual([]);
});

it('A manager records the overtime of a team in one act, and takes it back', async () => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'manager@demo.example', password: PASSWORD } });
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  const page = await context.newPage();
  await page.goto(`${demo.server.origin}/v3/my-team/overtime/record`);
  await page.getByRole('table', { name: 'Days beyond the shift' }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /^Record \d+ days?$/ }).click();
  await page.getByText(/^Overtime of \d+ days? recorded$/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByText(/^Overtime of \d+ days? recorded$/).waitFor({ state: 'hidden' });
});
