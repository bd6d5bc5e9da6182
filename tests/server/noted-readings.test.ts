/** Whoever reads what is recorded of people is noted, by whatever way; and nothing else is slower for it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

const READER = 'admin@demo.example';
let server: DemoServer;
let reader = { name: '', employee: '' };
const cookies = new Map<string, string>();
const ask = async <Answer = Record<string, never>>(query: string, variables: Record<string, unknown> = {}, endpoint = 'monitoring', email = READER) => {
  if (!cookies.has(email)) cookies.set(email, await server.signIn(email));
  return askGraphql<{ answer: Answer }>(server, cookies.get(email)!, endpoint, query, variables);
};
const rows = <Row extends object>(text: string, values: readonly unknown[] = []) => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, values));
type Reading = { employee: string; kind: string; by: string; from: string; to: string };
/** What was noted while `work` was done. */
const noted = async (work: () => Promise<unknown>): Promise<Reading[]> => {
  await rows(`delete from activity_reading where org_code = 'demo'`);
  const answer = (await work()) as { errors?: unknown } | undefined;
  expect(answer?.errors).toBeUndefined();
  return rows<Reading>(`select employee_id::text as employee, kind, by, from_date::text as from, to_date::text as to from activity_reading where org_code = 'demo' order by employee_id`);
};
const people = (readings: readonly Reading[]): string[] => readings.map(({ employee }) => employee).sort();

const PLACES = [
  { type: 'KeywordAlert', table: 'keyword_alert', list: 'listKeywordAlerts', one: 'keywordAlert', lookup: 'lookupKeywordAlerts', day: 'alerted_at', kind: 'WORDS', group: 'keyword' },
  { type: 'ToxicityAlert', table: 'toxicity_alert', list: 'listToxicityAlerts', one: 'toxicityAlert', lookup: 'lookupToxicityAlerts', day: 'alerted_at', kind: 'WORDS', group: 'severity' },
  { type: 'BlockedVisit', table: 'blocked_visit', list: 'listBlockedVisits', one: 'blockedVisit', lookup: 'lookupBlockedVisits', day: 'at', kind: 'INTERNET_ACCESS', group: 'domain' },
  { type: 'ActivityDay', table: 'activity_day', list: 'listActivityDaies', one: 'activityDay', lookup: 'lookupActivityDaies', day: 'day', kind: 'DAYS', group: 'employee' },
] as const;
type Place = (typeof PLACES)[number];
type Whose = { person: string; day: string; id: string };
/** The one who has the most records, with the range of them as the organization's days. */
const whose = async ({ table, day }: Place): Promise<{ person: string; from: string; to: string; id: string }> => {
  const on = day === 'day' ? 'day' : `(${day} at time zone (select time_zone from organisation where org_code = 'demo'))::date`;
  const [found] = await rows<{ person: string; from: string; to: string; id: string }>(`select employee_id::text as person, min(${on})::text as from, max(${on})::text as to, max(id)::text as id from ${table} where org_code = 'demo' and employee_id <> ${reader.employee} group by 1 order by count(*) desc, 1 limit 1`);
  return found!;
};
const line = ({ kind }: Place, { person, from, to }: { person: string; from: string; to: string }) => ({ employee: person, kind, by: reader.name, from, to });

beforeAll(async () => {
  server = await startDemoServer();
  reader = (await rows<{ name: string; employee: string }>('select e.name, e.id::text as employee from user_account u join employee e on e.org_code = u.org_code and e.id = u.employee_id where u.org_code = $1 and u.email = $2', ['demo', READER]))[0]!;
});
afterAll(() => server.stop());

describe.each(PLACES)('reading $type', (place) => {
  const { type, table, list, one, lookup, group } = place;
  const onDay = async (id: string): Promise<Whose> => {
    const on = place.day === 'day' ? 'day' : `(${place.day} at time zone (select time_zone from organisation where org_code = 'demo'))::date`;
    return (await rows<Whose>(`select id::text as id, employee_id::text as person, ${on}::text as day from ${table} where org_code = 'demo' and id = $1::bigint`, [id]))[0]!;
  };

  it('is noted once a person with the days of the list', async () => {
    const of = await whose(place);
    const filter = { employeeId: { equals: of.person } };
    const readings = await noted(() => ask(`query ($filter: ${type}Filter) { answer: ${list}(filter: $filter, limit: 500) { rows { id } } }`, { filter }));
    expect(readings).toEqual([line(place, of)]);
    expect(await rows(`select from activity_reading where org_code = 'demo'`)).toHaveLength(1);
  });

  it('is noted of those on the page alone', async () => {
    let shown: string[] = [];
    const readings = await noted(async () => {
      const answer = await ask<{ rows: { employee: { id: string } }[] }>(`{ answer: ${list}(limit: 2) { rows { id employee { id } } } }`);
      shown = [...new Set(answer.data!.answer.rows.map(({ employee }) => employee.id))];
    });
    expect(people(readings)).toEqual(shown.sort());
  });

  it('is noted by a fragment and an alias, which go another way', async () => {
    const of = await whose(place);
    const readings = await noted(() => ask(`query A($filter: ${type}Filter) { answer: ${list}(filter: $filter) { __typename rows @include(if: true) { id } } }`, { filter: { employeeId: { equals: of.person } } }));
    expect(people(readings)).toEqual([of.person]);
  });

  it('is noted of a count that tells of few', async () => {
    const of = await whose(place);
    expect(people(await noted(() => ask(`query ($filter: ${type}Filter) { answer: ${list}(filter: $filter) { totalRecords } }`, { filter: { employeeId: { equals: of.person } } })))).toEqual([of.person]);
  });

  it('is noted of one record, and of one on its way', async () => {
    const { id } = await whose(place);
    const { person, day } = await onDay(id);
    const expected = [line(place, { person, from: day, to: day })];
    expect(await noted(() => ask(`{ answer: ${one}(id: ${id}) { row { id } } }`))).toEqual(expected);
    expect(await noted(() => ask(`{ answer: ${lookup}(ids: [${id}]) { rows { id title } } }`))).toEqual(expected);
  });

  it('is noted of figures, groups and a file', async () => {
    const of = await whose(place);
    const filter = { employeeId: { equals: of.person } };
    const groups = (groupBy: readonly object[]) => ask('query ($input: RecordGroupsInput!) { answer: recordGroups(input: $input) { groups { count } } }', { input: { type, groupBy, measures: [], filter } }, 'batch-processing');
    const first = await groups([]);
    expect(first.errors).toBeUndefined();
    expect(people(await noted(() => groups([])))).toEqual([of.person]);
    expect((await groups([{ field: group }])).errors).toBeUndefined();
    expect(people(await noted(() => groups([{ field: group }])))).toEqual([of.person]);
    const file = async () => {
      const response = await server.ask('/export', { body: { type, format: 'CSV', filter, columns: ['employeeId'] }, headers: { cookie: cookies.get(READER)! } });
      expect(response.status).toBe(200);
      await response.text();
    };
    expect(await noted(file)).toEqual([line(place, of)]);
  });

  it('is not noted of the own', async () => {
    expect(people(await noted(() => ask(`query ($filter: ${type}Filter) { answer: ${list}(filter: $filter) { rows { id } } }`, { filter: { employeeId: { equals: reader.employee } } })))).toEqual([]);
  });
});

it('a search that finds an alert is noted', async () => {
  const [alert] = await rows<{ keyword: string }>(`select keyword from keyword_alert where org_code = 'demo' and employee_id <> ${reader.employee} order by id limit 1`);
  let found: { type: string }[] = [];
  const readings = await noted(async () => {
    found = (await ask<{ rows: { type: string }[] }>('query ($text: String!) { answer: searchRecords(text: $text, types: ["KeywordAlert"]) { rows { type } } }', { text: alert!.keyword }, 'batch-processing')).data!.answer.rows;
  });
  expect(found.length).toBeGreaterThan(0);
  expect(readings.length).toBeGreaterThan(0);
});

it('the dashboard of days is noted of those whom it names, or who it is about', async () => {
  const day = PLACES.find(({ type }) => type === 'ActivityDay')!;
  const of = await whose(day);
  const range = { from: of.to.slice(0, 8) + '01', to: of.to };
  const board = (parts: string) => (employeeId: string | null) => ask(`query ($from: LocalDate!, $to: LocalDate!, $employeeId: Int) { answer: activityDashboard(fromDate: $from, toDate: $to, employeeId: $employeeId) { ${parts} } }`, { ...range, employeeId: employeeId === null ? null : Number(employeeId) });
  expect(await noted(() => board('figures { days } tracking { date }')(null))).toEqual([]);
  for (const part of ['figures { days }', 'tracking { date }', 'departments { people }', 'locations { people }']) expect(await noted(() => board(part)(of.person))).toEqual([line(day, { ...of, ...range })]);
  let named: string[] = [];
  const readings = await noted(async () => void (named = (await ask<{ highestUptime: { employeeId: string }[] }>('query ($from: LocalDate!, $to: LocalDate!) { answer: activityDashboard(fromDate: $from, toDate: $to) { highestUptime { employeeId } } }', range)).data!.answer.highestUptime.map(({ employeeId }) => employeeId)));
  expect(people(readings)).toEqual(named.filter((id) => id !== reader.employee).sort());
  expect(people(await noted(() => ask('query ($from: LocalDate!, $to: LocalDate!) { answer: activityPeople(fromDate: $from, toDate: $to) { rows { employeeId } } }', range)))).toContain(of.person);
});

it('the history of an alert, its past and the audit log are noted', async () => {
  const [alert] = await rows<{ id: string; person: string }>(`select id::text as id, employee_id::text as person from keyword_alert where org_code = 'demo' and status = 'OPEN' and employee_id <> ${reader.employee} order by id limit 1`);
  expect((await ask('mutation ($ids: [ID!]!) { answer: handleKeywordAlerts(ids: $ids, status: CLOSED, remark: "Belongs to the work.") { alerts } }', { ids: [alert!.id] })).errors).toBeUndefined();
  const at = new Date(Date.now() + 1000).toISOString();
  for (const [query, endpoint] of [
    [`{ answer: keywordAlertHistory(id: ${alert!.id}) { rows { changeSetId } } }`, 'monitoring'],
    [`{ answer: keywordAlert(id: ${alert!.id}, asOf: "${at}") { row { keyword } } }`, 'monitoring'],
    [`{ answer: getSystemActivityLogs(entity: "KeywordAlert") { activityLogs { title } } }`, 'monitoring'],
    ['{ answer: listChangeSets(entity: "KeywordAlert") { rows { groups { entity } } } }', 'monitoring'],
  ] as const) {
    const readings = await noted(async () => {
      const answer = await ask(query, {}, endpoint);
      expect([query, answer.errors]).toEqual([query, undefined]);
    });
    expect([query, people(readings)]).toEqual([query, expect.arrayContaining([alert!.person])]);
  }
});

it('whoever looks as somebody else reads none of it', async () => {
  const started = await ask<{ errorCode: string }>('mutation ($id: ID!) { answer: startViewAs(userAccountId: $id) { errorCode } }', { id: (await rows<{ id: string }>(`select id::text as id from user_account where org_code = 'demo' and email = 'hr@demo.example'`))[0]!.id }, 'core-hr', 'admin@demo.example');
  expect(started.errors).toBeUndefined();
  for (const { list, type } of PLACES) expect([type, codeOf(await ask(`{ answer: ${list} { totalRecords rows { id } } }`, {}, 'monitoring', 'admin@demo.example'))]).toEqual([type, 'READ_ONLY_VIEW']);
  const { rows: found } = (await ask<{ rows: { type: string }[] }>('{ answer: searchRecords(text: "a") { rows { type } } }', {}, 'batch-processing', 'admin@demo.example')).data!.answer;
  expect(found.filter(({ type }) => PLACES.some((place) => place.type === type))).toEqual([]);
});
