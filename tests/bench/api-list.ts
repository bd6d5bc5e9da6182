/** The grid's list API against bare pg, alternating in one run; deep pages, search, sort, filter and totals of 300,000 employees. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import type { Stage } from './stage.ts';
import { median, timed, type Result } from './table.ts';

type Load = { rate: number; p50: number; p99: number; failed: number };

const load = async (origin: string, path: string, headers: Record<string, string>, body: string): Promise<Load> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load.ts'), origin, '16', '2500'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ path, headers: { 'content-type': 'application/json', ...headers }, body }));
  const seen = JSON.parse(await text(child.stdout)) as Load;
  if (seen.failed > 0) throw new Error(`${seen.failed} requests to ${path} were refused.`);
  return seen;
};

const GRID = `query ($offset: Int, $limit: Int) { page: getDesignationDetails(offset: $offset, limit: $limit) { totalRecords rows { id code title probationDays status version level { id name } grade { id name } } } }`;
const PEOPLE = `query ($search: String, $filter: EmployeeFilter, $sort: [EmployeeSort!], $offset: Int, $limit: Int) { page: listEmployees(search: $search, filter: $filter, sort: $sort, offset: $offset, limit: $limit) { totalRecords rows { id name employeeNumber email status designation { id title } department { id name } location { id name } dateOfJoin } } }`;

export const benchLists = async ({ origin, reference, cookie }: Stage): Promise<Result[]> => {
  const ask = async (query: string, variables: object): Promise<string> => {
    const response = await fetch(`${origin}/graphql/core-hr`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify({ query, variables }) });
    const body = await response.text();
    // Megabytes are not searched in the time that is taken: what failed has no data, or tells its errors first.
    if (!response.ok || !body.startsWith('{"data":{')) throw new Error(body.slice(0, 500));
    return body;
  };
  const results: Result[] = [];
  const ours: Load[] = [];
  const bare: Load[] = [];
  for (let round = 0; round < 3; round++) {
    bare.push(await load(reference, '/', {}, JSON.stringify({ limit: 50, offset: 0 })));
    ours.push(await load(origin, '/graphql/core-hr', { cookie }, JSON.stringify({ query: GRID, variables: { limit: 50, offset: 0 } })));
  }
  const [rate, bareRate, p99, bareP99] = [median(ours.map((one) => one.rate)), median(bare.map((one) => one.rate)), median(ours.map((one) => one.p99)), median(bare.map((one) => one.p99))];
  results.push({ area: 'grid page API, 50 of 25,000, 16 connections', ours: `${rate.toFixed(0)}/s`, reference: `${bareRate.toFixed(0)}/s bare pg`, ratio: rate / bareRate, goal: '>= 1.0', holds: rate >= bareRate });
  results.push({ area: 'the same, p99', ours: `${p99.toFixed(1)} ms`, reference: `${bareP99.toFixed(1)} ms`, ratio: p99 / bareP99, goal: '<= 2.0', holds: p99 <= 2 * bareP99 });
  const all = { query: GRID, variables: { limit: 25_000, offset: 0 } };
  const bareRows = async (): Promise<string> => (await fetch(reference, { method: 'POST', body: JSON.stringify({ limit: 25_000, offset: 0 }) })).text();
  const [oursEach, bareEach]: [number[], number[]] = [[], []];
  for (let round = 0; round <= 9; round++) {
    const [one, other] = [await timed(() => ask(all.query, all.variables)), await timed(bareRows)];
    if (round === 0) continue;
    oursEach.push(one);
    bareEach.push(other);
  }
  const [oursAll, bareAll] = [median(oursEach), median(bareEach)];
  results.push({ area: "'All' of 25,000, API", ours: `${oursAll.toFixed(0)} ms`, reference: `${bareAll.toFixed(0)} ms rows + stringify`, ratio: oursAll / bareAll, goal: '<= 1.2', holds: oursAll <= 1.2 * bareAll });
  const first = median(await repeat(9, () => ask(PEOPLE, { limit: 50 })));
  const rows: [string, object, number?][] = [
    ['deep page, offset 299,950', { limit: 50, offset: 299_950 }, 5],
    ['deep page, offset 150,000', { limit: 50, offset: 150_000 }, 5],
    ['search, few hits', { limit: 50, search: 'rivera 12345' }],
    ['search, many hits', { limit: 50, search: 'krishnan' }],
    ['sort by date, descending', { limit: 50, sort: [{ field: 'dateOfJoin', order: 'DESC' }] }],
    ['sort by department', { limit: 50, sort: [{ field: 'departmentId', order: 'ASC' }, { field: 'name', order: 'ASC' }] }],
    ['filter by status and date', { limit: 50, filter: { status: { equals: 'INACTIVE' }, dateOfJoin: { from: '2020-01-01' } } }],
  ];
  results.push({ area: '300,000 employees, first page with total', ours: `${first.toFixed(1)} ms`, reference: '-', ratio: 1, goal: '-', holds: true });
  for (const [area, variables, most] of rows) {
    const took = median(await repeat(7, () => ask(PEOPLE, variables)));
    results.push({ area: `300,000 employees, ${area}`, ours: `${took.toFixed(1)} ms`, reference: `${first.toFixed(1)} ms first page`, ratio: took / first, goal: most === undefined ? '-' : `<= ${most}`, holds: most === undefined || took <= most * first });
  }
  return results;
};

const repeat = async (times: number, work: () => Promise<unknown>): Promise<number[]> => {
  await work();
  const out: number[] = [];
  for (let at = 0; at < times; at++) out.push(await timed(work));
  return out;
};
