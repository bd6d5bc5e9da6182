/** A team is the same people however the statement finds them: walked, named, or too many to name. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowScope, withMembers } from '../../src/server/access/row-scope.ts';
import type { Reach } from '../../src/server/access/reach.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { resourceOf } from '../../src/server/resource/registry.ts';
import { bindings } from '../../src/server/resource/sql.ts';
import type { Session } from '../../src/server/session.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { employeeOf } from './checking-in.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
}, 60_000);
afterAll(() => server.stop());

it.each([{ scope: 'TEAM' }, { scope: 'TEAM', withSelf: true }] as const)('finds the same records for %o', async (reach: Reach) => {
  const session = { orgCode: 'demo', employeeId: String(await employeeOf(server, 'manager@demo.example')) } as Session;
  await withOrg(server.db, 'demo', async (tx) => {
    const idsBy = async (way: Reach): Promise<string[]> => {
      const to = bindings('demo');
      return (await tx.query<{ id: string }>(`select t.id from leave_request t where t.org_code = $1 and ${rowScope(resourceOf('LeaveRequest'), way, session, 't', to.bind)} order by t.id`, to.values)).map(({ id }) => id);
    };
    const walked = await idsBy(reach);
    const named = await withMembers(tx, reach, session);
    expect(walked.length).toBeGreaterThan(1);
    expect(named.members!.length).toBeGreaterThan(1);
    expect(await idsBy(named)).toEqual(walked);
    expect(await idsBy({ ...reach, members: 'MANY' })).toEqual(walked);
  });
});
