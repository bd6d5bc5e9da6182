/** The demo organisation around today: enough of everything for the dashboard, and nothing that cannot be. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));

beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

it('has records of every kind, and requests in every state', async () => {
  const tables = ['holiday', 'work_place', 'attendance_configuration', 'leave_type', 'leave_balance', 'leave_request', 'punch', 'regularisation', 'work_from_home_pre_approval', 'short_time_off', 'comp_off', 'exit', 'award', 'passport', 'licence', 'employee_accreditation', 'payroll_cycle'];
  for (const table of tables) expect((await rows<{ count: number }>(`select count(*)::int as count from "${table}" where org_code = 'demo'`))[0]!.count, table).toBeGreaterThan(2);
  const states = await rows<{ status: string }>(`select distinct status from leave_request where org_code = 'demo'`);
  expect(states.map(({ status }) => status).sort()).toEqual(['APPROVED', 'CANCELLED', 'DRAFT', 'PENDING', 'REJECTED']);
});

it('lets nobody check in twice a day, after leaving, before joining or in the future', async () => {
  expect(await rows(`select employee_id, work_date, type from punch where org_code = 'demo' group by 1, 2, 3 having count(*) > 1`)).toEqual([]);
  expect(await rows(`select p.id from punch p join employee e on e.org_code = p.org_code and e.id = p.employee_id where p.org_code = 'demo' and (p.work_date < e.date_of_join or e.status <> 'ACTIVE' or p.at > now())`)).toEqual([]);
  expect(await rows(`select o.id from punch o join punch i on i.org_code = o.org_code and i.employee_id = o.employee_id and i.work_date = o.work_date and i.type = 'IN' where o.org_code = 'demo' and o.type = 'OUT' and o.at <= i.at`)).toEqual([]);
});

it('lets nobody work while they are on leave', async () => {
  expect(await rows(`select p.id from punch p join leave_request l on l.org_code = p.org_code and l.employee_id = p.employee_id and l.status = 'APPROVED' and p.work_date between l.from_date and l.to_date where p.org_code = 'demo'`)).toEqual([]);
});
