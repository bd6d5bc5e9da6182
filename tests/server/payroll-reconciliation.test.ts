/** A pay cycle against the one before it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

let server: DemoServer;
let payroll: Client;
let employee: Client;
const PAY = 'payroll-admin';

type Answer = { runs: { id: string; name: string; isFinal: boolean }[]; runId: string; formerName: string | null; formerNet: string; net: string; totalRecords: number; unchanged: number; rows: { employeeName: string; formerNet: string | null; net: string | null; difference: string; reasons: string[]; components: { former: string; now: string; kind: string }[] }[] };
const read = (by: Client, variables: Readonly<Record<string, unknown>> = {}) =>
  by<{ a: Answer }>(PAY, 'query ($runId: ID, $search: String, $offset: Int) { a: payrollReconciliation(runId: $runId, search: $search, offset: $offset) { runs { id name isFinal } runId formerName formerNet net totalRecords unchanged rows { employeeName formerNet net difference reasons components { former now kind } } } }', variables);

beforeAll(async () => {
  server = await startDemoServer();
  payroll = clientOf(server, await server.signIn('payroll@demo.example'));
  employee = clientOf(server, await server.signIn('employee@demo.example'));
});
afterAll(() => server.stop());

describe('the reconciliation of payroll', () => {
  it('compares the latest run with the final one before it, and explains every difference by its components', async () => {
    const { runs, runId, formerName, formerNet, net, totalRecords, unchanged, rows } = dataOf(await read(payroll)).a;
    expect([runs.map(({ id }) => id), runs.every(({ isFinal }) => isFinal)]).toEqual([[runId, expect.any(String)], true]);
    expect(formerName).toBe(runs[1]!.name);
    expect(rows).toHaveLength(totalRecords);
    expect(unchanged).toBeGreaterThan(0);
    expect(rows.reduce((sum, { difference }) => sum + Number(difference), 0)).toBeCloseTo(Number(net) - Number(formerNet), 2);
    for (const { difference, components, reasons } of rows) {
      const explained = components.reduce((sum, { kind, now, former }) => sum + (kind === 'EMPLOYER' ? 0 : kind === 'DEDUCTION' ? -1 : 1) * (Number(now) - Number(former)), 0);
      expect([explained.toFixed(2), reasons.length > 0]).toEqual([Number(difference).toFixed(2), true]);
    }
    expect(rows.flatMap(({ reasons }) => reasons)).toContain('LOSS_OF_PAY');
    const [first] = rows;
    expect(dataOf(await read(payroll, { search: first!.employeeName })).a.rows[0]).toEqual(first);
  });

  it('says where nothing comes before, and is not there for others', async () => {
    const { runs } = dataOf(await read(payroll)).a;
    expect(dataOf(await read(payroll, { runId: runs[1]!.id })).a).toMatchObject({ formerName: null, rows: [] });
    expect((await read(payroll, { runId: '999' })).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    expect((await read(employee)).errors).toHaveLength(1);
    const other = clientOf(server, await server.signIn('admin@other.example'));
    expect(dataOf(await read(other)).a).toMatchObject({ runs: [], runId: null, rows: [] });
  });
});
