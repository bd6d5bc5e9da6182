/** The records of a list in groups: what the list would show the person, and nothing besides. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AggregateOrder, Grouping, Measure } from '../../src/domain/lists/aggregate.ts';
import { groupCondition } from '../../src/domain/lists/groupCondition.ts';
import { todayIn } from '../../src/domain/dates.ts';
import { daysMeant } from '../../src/domain/lists/relativeDays.ts';
import type { Field } from '../../src/domain/resource.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

type Figure = { value: string | null; currency: string | null };
type Group = { keys: unknown[]; titles: (string | null)[]; count: number; measures: Figure[][] };
type Groups = { groups: Group[]; totalGroups: number; totals: Group[][] };
type Input = { type: string; search?: string; filter?: object; form?: string; groupBy?: Grouping[]; measures?: Measure[]; order?: AggregateOrder[]; totals?: number[][]; limit?: number };

const TEXT = 'query ($input: RecordGroupsInput!) { recordGroups(input: $input) { totalGroups groups { keys titles count measures { value currency } } totals { keys count measures { value currency } } } }';

let server: DemoServer;
let admin: Client;
let hr: Client;
let manager: Client;
let employee: Client;

const ask = (who: Client, input: Input) => who<{ recordGroups: Groups }>('batch-processing', TEXT, { input });
const grouped = async (who: Client, input: Input): Promise<Groups> => dataOf(await ask(who, input)).recordGroups;
const codeOf = async (who: Client, input: Input): Promise<string | undefined> => (await ask(who, input)).errors[0]?.extensions.errorCode;
const sql = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, ['demo']));
const listed = async (who: Client, filter: object): Promise<number> => dataOf(await who<{ listEmployees: { totalRecords: number } }>('core-hr', 'query ($filter: EmployeeFilter) { listEmployees(filter: $filter) { totalRecords } }', { filter })).listEmployees.totalRecords;
const sum = (groups: readonly Group[]): number => groups.reduce((all, { count }) => all + count, 0);

beforeAll(async () => {
  server = await startDemoServer();
  [admin, hr, manager, employee] = (await Promise.all(['admin', 'hr', 'manager', 'employee'].map(async (name) => clientOf(server, await server.signIn(`${name}@demo.example`))))) as [Client, Client, Client, Client];
}, 60_000);
afterAll(() => server.stop());

describe('groups of a list', () => {
  it('hold together what the list holds, and the list shows the records of each', async () => {
    const whole = await listed(admin, {});
    const kinds: readonly (readonly [Grouping, Pick<Field, 'kind' | 'options'>])[] = [[{ field: 'departmentId' }, { kind: 'reference' }], [{ field: 'dateOfJoin', bucket: 'YEAR' }, { kind: 'date' }], [{ field: 'status' }, { kind: 'status', options: [] }], [{ field: 'name' }, { kind: 'text' }]];
    for (const [grouping, field] of kinds) {
      const { groups, totalGroups } = await grouped(admin, { type: 'Employee', groupBy: [grouping] });
      expect(totalGroups).toBe(groups.length);
      expect(sum(groups)).toBe(whole);
      for (const { keys, count } of groups.slice(0, 3)) expect(await listed(admin, { [grouping.field]: groupCondition(field, grouping, keys[0], 'Asia/Kolkata') })).toBe(count);
    }
  });

  it('are of weeks that begin as the country’s do, as filters by weeks have them', async () => {
    const { groups } = await grouped(admin, { type: 'Employee', groupBy: [{ field: 'dateOfJoin', bucket: 'WEEK' }] });
    expect(new Set(groups.flatMap(({ keys }) => (keys[0] === null ? [] : [new Date(`${String(keys[0])}T00:00:00Z`).getUTCDay()])))).toEqual(new Set([0]));
    const { from } = daysMeant('LAST_WEEK', todayIn('Asia/Kolkata', new Date()), 7);
    await sql(`update employee set date_of_join = '${from}' where org_code = $1 and id in (select max(id) from employee where org_code = $1)`);
    const again = await grouped(admin, { type: 'Employee', groupBy: [{ field: 'dateOfJoin', bucket: 'WEEK' }] });
    expect(await listed(admin, { dateOfJoin: { within: 'LAST_WEEK' } })).toBe(again.groups.find(({ keys }) => keys[0] === from)?.count);
  });

  it('take text of another case or accent for the same, as the filter does', async () => {
    await sql(`update employee set first_name = case when id % 2 = 0 then 'José Ángel' else 'JOSE ANGEL' end where org_code = $1 and id in (select id from employee where org_code = $1 order by id limit 2)`);
    const { groups, totals } = await grouped(admin, { type: 'Employee', groupBy: [{ field: 'firstName' }], measures: [{ measure: 'COUNT_DISTINCT', field: 'firstName' }], totals: [[]] });
    expect(Number(totals[0]![0]!.measures[0]![0]!.value)).toBe(groups.filter(({ keys }) => keys[0] !== null).length);
    const both = groups.filter(({ keys }) => /^jos/i.test(String(keys[0])) && /ngel$/i.test(String(keys[0])));
    expect(both.map(({ count }) => count)).toEqual([2]);
    expect(await listed(admin, { firstName: { equals: both[0]!.keys[0] } })).toBe(2);
  });

  it('hold a record under each of its values where it may have several, and count and add it once in totals', async () => {
    const people = async (filter: object, who = admin): Promise<number> => dataOf(await who<{ list: { totalRecords: number } }>('recruitment', 'query ($filter: CandidateFilter) { list: listCandidates(filter: $filter) { totalRecords } }', { filter })).list.totalRecords;
    const skills: Pick<Field, 'kind' | 'options' | 'rows'> = { kind: 'rows', rows: { type: 'CandidateSkill', table: 'candidate_skill', parentColumn: 'candidate_id', fields: [], by: 'skillId' } };
    const whole = await people({});
    const { groups, totals, totalGroups } = await grouped(admin, { type: 'Candidate', groupBy: [{ field: 'skills' }, { field: 'status' }], totals: [[0], [1], []], limit: 25_000 });
    const [bySkill, byStatus, all] = totals as [Group[], Group[], Group[]];
    expect(totalGroups).toBe(groups.length);
    expect(all.map(({ count }) => count)).toEqual([whole]);
    expect([sum(byStatus), sum(bySkill) > whole]).toEqual([whole, true]);
    for (const { keys, count } of [...bySkill.slice(0, 3), bySkill.at(-1)!]) {
      expect(await people({ skills: groupCondition(skills, {}, keys[0], 'UTC') })).toBe(count);
      expect(sum(groups.filter((group) => group.keys[0] === keys[0]))).toBe(count);
    }
    expect(bySkill.at(-1)!.keys).toEqual([null, null]);
    expect((await grouped(admin, { type: 'Candidate', groupBy: [{ field: 'skills' }], limit: 3 })).groups.map(({ titles }) => titles[0])).toEqual(expect.arrayContaining([expect.any(String)]));
    // A row more with the same skill is the same value.
    const [twice] = await sql<{ candidate_id: string; skill_id: string }>('select candidate_id, skill_id from candidate_skill where org_code = $1 order by id limit 1');
    await sql(`insert into candidate_skill (org_code, id, candidate_id, skill_id, position) values ($1, 900000001, ${twice!.candidate_id}, ${twice!.skill_id}, 99)`);
    const again = await grouped(admin, { type: 'Candidate', groupBy: [{ field: 'skills' }], filter: { ids: [twice!.candidate_id] }, totals: [[]] });
    expect([again.groups.find(({ keys }) => keys[0] === twice!.skill_id)?.count, again.totals[0]![0]!.count]).toEqual([1, 1]);
    const within = await grouped(employee, { type: 'Candidate', groupBy: [{ field: 'skills' }], totals: [[]] });
    expect(sum(within.totals[0]!)).toBe(await people({}, employee));
    for (const measure of ['COUNT_DISTINCT', 'MAXIMUM'] as const) expect(await codeOf(admin, { type: 'Candidate', measures: [{ measure, field: 'skills' }] })).toBe('BAD_USER_INPUT');
  });

  it('are of the choices of an organisation’s own list, two such lists across each other too, and amounts are added once', async () => {
    for (const [label, choices] of [['Perks', 'Car\nHouse\nPhone'], ['Regions', 'North\nSouth']]) dataOf(await admin('settings', 'mutation ($input: FormFieldInput!) { addFormField(input: $input) { changeSet } }', { input: { entity: 'Grade', label, kind: 'CHOICES', choices, isRequired: false } }));
    const custom = ['{"perks": ["Car", "Phone"], "regions": ["North", "South"]}', '{"perks": ["Car"], "regions": ["South"]}', '{"perks": []}', '{}'];
    await sql(`insert into grade (org_code, id, version, created_by, updated_by, code, name, maximum_pay, currency, status, custom)
      select $1, 700000 + n, 1, 'test', 'test', 'P' || n, 'Perk ' || n, n * 100, 'USD', 'ACTIVE', (array[${custom.map((one) => `'${one}'`).join(', ')}])[n]::jsonb from generate_series(1, 4) n`);
    const input = { type: 'Grade', filter: { ids: [1, 2, 3, 4].map((n) => String(700_000 + n)) }, measures: [{ measure: 'SUM' as const, field: 'maximumPay' }] };
    const one = await grouped(admin, { ...input, groupBy: [{ field: 'custom_perks' }], totals: [[]] });
    const told = ({ keys, count, measures }: Group): unknown => [...keys, count, measures[0]![0]?.value];
    expect(one.groups.map(told)).toEqual([['Car', 2, '300'], ['Phone', 1, '100'], [null, 2, '700']]);
    expect(one.totals[0]!.map(({ count, measures }) => [count, measures[0]![0]!.value])).toEqual([[4, '1000']]);
    const two = await grouped(admin, { ...input, groupBy: [{ field: 'custom_perks' }, { field: 'custom_regions' }], totals: [[0], [1], []] });
    expect(two.groups.map(told)).toEqual([['Car', 'North', 1, '100'], ['Car', 'South', 2, '300'], ['Phone', 'North', 1, '100'], ['Phone', 'South', 1, '100'], [null, null, 2, '700']]);
    expect(two.totals.map((set) => set.map(told))).toEqual([[['Car', null, 2, '300'], ['Phone', null, 1, '100'], [null, null, 2, '700']], [[null, 'North', 1, '100'], [null, 'South', 2, '300'], [null, null, 2, '700']], [[null, null, 4, '1000']]]);
  });

  it('follow search, filter, order and limit, and count all groups whatever the limit', async () => {
    const all = await grouped(admin, { type: 'Employee', groupBy: [{ field: 'departmentId' }], totals: [[]] });
    const fewest = await grouped(admin, { type: 'Employee', groupBy: [{ field: 'departmentId' }], measures: [{ measure: 'COUNT' }], order: [{ by: 'MEASURE', at: 0, order: 'DESC' }], limit: 1 });
    expect(fewest.totalGroups).toBe(all.totalGroups);
    expect(fewest.groups[0]!.count).toBe(Math.max(...all.groups.map(({ count }) => count)));
    expect(all.totals[0]!.map(({ count }) => count)).toEqual([sum(all.groups)]);
    expect(all.groups.filter(({ keys }) => keys[0] !== null).map(({ titles }) => titles[0]!.toLowerCase())).toEqual(all.groups.flatMap(({ titles }) => titles[0]?.toLowerCase() ?? []).toSorted());
    const [key] = all.groups[0]!.keys;
    expect((await grouped(admin, { type: 'Employee', groupBy: [{ field: 'departmentId' }], filter: { departmentId: { in: [key] } } })).groups.map(({ keys }) => keys[0])).toEqual([key]);
    expect((await grouped(admin, { type: 'Employee', search: 'zzzzqqq', groupBy: [{ field: 'departmentId' }] })).groups).toEqual([]);
  });

  it('keep amounts of currencies apart within one group', async () => {
    await sql(`update grade set currency = 'USD' where org_code = $1 and id = (select max(id) from grade where org_code = $1)`);
    const measures: Measure[] = [{ measure: 'SUM', field: 'maximumPay' }, { measure: 'COUNT_DISTINCT', field: 'name' }];
    const { groups, totals } = await grouped(admin, { type: 'Grade', groupBy: [{ field: 'status' }], measures, totals: [[]] });
    const [{ count }] = (await sql<{ count: number }>('select count(*)::int as count from grade where org_code = $1')) as [{ count: number }];
    expect([sum(groups), new Set(groups.map(({ keys }) => keys[0])).size]).toEqual([count, groups.length]);
    expect(new Set(totals[0]![0]!.measures[0]!.map(({ currency }) => currency))).toEqual(new Set(['INR', 'USD']));
    expect(totals[0]![0]!.measures[0]!.length).toBe(2);
    expect(totals[0]![0]!.measures[1]).toEqual([{ value: String(count), currency: null }]);
    // Grouped by the currency itself, a total still adds up none.
    expect((await grouped(admin, { type: 'Grade', groupBy: [{ field: 'currency' }], measures, totals: [[]] })).totals[0]![0]!.measures[0]!.length).toBe(2);
  });

  it('hold the records within the person’s reach alone, on the screen that is named', async () => {
    for (const who of [admin, hr, manager, employee]) expect(sum((await grouped(who, { type: 'Employee', groupBy: [{ field: 'status' }] })).groups)).toBe(await listed(who, {}));
    expect(await codeOf(employee, { type: 'Grade' })).toBe('_DB0100');
    expect(await codeOf(admin, { type: 'Nothing' })).toBe('_DB0100');
    const other = clientOf(server, await server.signIn('admin@other.example'));
    const mine = new Set((await grouped(admin, { type: 'Employee', groupBy: [{ field: 'departmentId' }] })).groups.map(({ titles }) => titles[0]));
    expect(await listed(other, {})).toBe(sum((await grouped(other, { type: 'Employee', groupBy: [{ field: 'status' }] })).groups));
    expect((await grouped(other, { type: 'Employee', groupBy: [{ field: 'departmentId' }], filter: { departmentId: { in: ['1', '2', '3'] } } })).groups.filter(({ titles }) => mine.has(titles[0]!) && titles[0] !== null)).toEqual([]);
  });

  it('tell nothing of a guarded field, and refuse what is no field, no measure and no filter', async () => {
    for (const input of [{ groupBy: [{ field: 'minimumWage' }] }, { measures: [{ measure: 'MAXIMUM' as const, field: 'minimumWage' }] }, { filter: { minimumWage: { from: '1' } } }, { groupBy: [{ field: 'managerId.minimumWage' }] }, { groupBy: [{ field: 'gone' }] }]) expect(await codeOf(hr, { type: 'Employee', ...input })).toBe('_DB0100');
    for (const input of [{ measures: [{ measure: 'SUM' as const, field: 'dateOfJoin' }] }, { filter: { status: { within: 3 } } }, { groupBy: [{ field: 'status' }], totals: [[4]] }, { groupBy: [{ field: 'status' }], order: [{ by: 'GROUP' as const, at: 7, order: 'ASC' as const }] }, { limit: 26_000 }]) expect(await codeOf(admin, { type: 'Employee', ...input })).toBe('BAD_USER_INPUT');
  });

  it('have their amounts at whichever end of more groups than one answer holds', async () => {
    await sql(`insert into grade (org_code, id, version, created_by, updated_by, code, name, maximum_pay, currency, status)
      select $1, 800000 + n, 1, 'test', 'test', 'M' || n, 'Many ' || lpad(n::text, 6, '0'), n, 'USD', 'ACTIVE' from generate_series(1, 25100) n`);
    const { groups } = await grouped(admin, { type: 'Grade', groupBy: [{ field: 'name' }], measures: [{ measure: 'SUM', field: 'maximumPay' }], filter: { name: { contains: 'Many ' } }, order: [{ by: 'GROUP', at: 0, order: 'DESC' }], limit: 1 });
    expect(groups.map(({ keys, measures }) => [keys, measures])).toEqual([[['Many 025100'], [[{ value: '25100', currency: 'USD' }]]]]);
  });
});
