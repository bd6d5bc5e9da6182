import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeError } from '../../../src/domain/catalogue.ts';
import { createDataProvider } from '../../../src/console/providers/data/createDataProvider.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import type { Send } from '../../../src/console/providers/sendOnce.ts';
import type { Written } from '../../../src/console/providers/data/createDataProvider.ts';
import { sampleMetadata } from '../support/designations.ts';

type Sent = { readonly url: string; readonly query: string; readonly variables: Record<string, unknown>; readonly signal?: AbortSignal | null };

const list = 'core-hr/designations';
let sent: Sent[] = [];
let written: Written[] = [];
let answers: { readonly status?: number; readonly body: unknown; readonly type?: string }[] = [];
let queryClient = new QueryClient();

const wire: Send = async (url, init) => {
  const { query = '', variables = {} } = JSON.parse(String(init?.body ?? '{}')) as Partial<Sent>;
  sent.push({ url: String(url), query, variables, signal: init?.signal });
  const { status = 200, body, type = 'application/json' } = answers.shift() ?? { status: 500, body: {} };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
};
const provider = () => createDataProvider({ queryClient, metadata: sampleMetadata(), send: wire, onWritten: (one) => written.push(one) });
const page = (rows: unknown[], totalRecords = rows.length) => ({ body: { data: { listDesignations: { errorCode: '', message: '', totalRecords, totalIsEstimate: false, rows } } } });
const refusal = (extensions: Record<string, unknown>, message = 'No') => ({ body: { data: null, errors: [{ message, extensions }] } });

beforeEach(() => {
  sent = [];
  written = [];
  answers = [];
  queryClient = new QueryClient();
});

test('a list goes to the endpoint of its screen and asks only for its columns', async () => {
  answers = [page([{ id: '1', title: 'Analyst', code: 'D1', version: 1, updatedAt: '', grade: { id: '7', title: 'G7' } }], 214)];
  const { data, total } = await provider().getList(list, { pagination: { page: 2, perPage: 50 }, sort: { field: 'title', order: 'ASC' }, filter: { status: { equals: 'ACTIVE' } }, meta: { columns: ['grade'], search: ' pay ' } });
  expect(sent[0]?.url).toBe('/graphql/core-hr');
  expect(sent[0]?.query).toContain('grade {');
  expect(sent[0]?.query).toMatch(/title: gradeName\s+code: gradeCode/);
  expect(sent[0]?.query).not.toContain('probationDays');
  expect(sent[0]?.query).not.toContain('__typename');
  expect(sent[0]?.variables).toEqual({ search: 'pay', filter: { status: { equals: 'ACTIVE' } }, sort: [{ field: 'title', order: 'ASC' }], form: 'DESIGNATIONS', offset: 50, limit: 50 });
  expect(total).toBe(214);
  expect(data[0]).toMatchObject({ id: '1', gradeId: '7' });
});

test('the same columns in another order send the same text', async () => {
  answers = [page([]), page([])];
  const ask = provider();
  for (const columns of [['grade', 'status'], ['status', 'grade']]) await ask.getList(list, { filter: {}, meta: { columns } });
  expect(sent[0]?.query).toBe(sent[1]?.query);
});

test('an update sends what differs, with the version that the person saw', async () => {
  answers = [{ body: { data: { updateDesignation: { errorCode: '', message: '', validationError: null, changeSet: '91', row: { id: '1', version: 4, title: 'Lead' } } } } }];
  const previousData = { id: '1', version: 3, title: 'Analyst', gradeId: '7', grade: { id: '7', title: 'G7' } };
  const { data } = await provider().update(list, { id: '1', data: { ...previousData, title: 'Lead' }, previousData });
  expect(sent[0]?.variables).toEqual({ id: '1', version: 3, input: { title: 'Lead' } });
  expect(data.version).toBe(4);
  expect(written).toEqual([{ endpoint: 'core-hr', entity: 'designation', changeSet: '91', kind: 'update', count: 1 }]);
});

test('a write is sent at an address without https, too, where browsers keep half of crypto back', async () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
  answers = [{ body: { data: { addDesignation: { errorCode: '', message: '', validationError: null, changeSet: '91', row: { id: '1', version: 1 } } } } }];
  const { data } = await provider().create(list, { data: { title: 'Analyst' } }).finally(() => vi.unstubAllGlobals());
  expect(data.id).toBe('1');
});

test('of what sends mails a write says that they are not wanted, and notes that they leave', async () => {
  const candidates = 'recruitment/job-candidates';
  const data = createDataProvider({ queryClient, metadata: printedMetadata, send: wire, onWritten: (one) => written.push(one) });
  const added = (id: string) => ({ body: { data: { addCandidate: { errorCode: '', message: '', validationError: null, changeSet: '91', row: { id, version: 1 } } } } });
  answers = [added('1'), added('2'), { body: { data: { updateCandidate: { errorCode: '', message: '', validationError: null, changeSet: '92', row: { id: '2', version: 2 } } } } }];
  await data.create(candidates, { data: { firstName: 'Noor' }, meta: { isMailed: true } });
  await data.create(candidates, { data: { firstName: 'Noor' }, meta: { withoutMails: true } });
  await data.update(candidates, { id: '2', data: { statusId: '5' }, previousData: { id: '2', version: 1, statusId: '4' }, meta: { withoutMails: true } });
  expect(sent[0]?.query).toContain('mails: $mails');
  expect(sent.map(({ variables }) => variables['mails'])).toEqual([undefined, false, false]);
  expect(sent[2]?.variables).toEqual({ id: '2', version: 1, input: { statusId: '5' }, mails: false });
  expect(written.map(({ changeSet, isMailed }) => [changeSet, isMailed])).toEqual([['91', true], ['91', undefined], ['92', undefined]]);
  // What sends none knows no such argument.
  answers = [{ body: { data: { addDesignation: { errorCode: '', message: '', validationError: null, changeSet: '93', row: { id: '1', version: 1 } } } } }];
  await provider().create(list, { data: { title: 'Analyst' } });
  expect(sent[3]?.query).not.toContain('mails');
});

test('a write makes the screens that refer to the entity read again', async () => {
  const data = provider();
  answers = [page([])];
  await data.getList(list, { filter: {} });
  queryClient.setQueryData([list, 'rows'], 'held');
  queryClient.setQueryData(['elsewhere', 'rows'], 'held');
  answers = [{ body: { data: { deleteGrades: { errorCode: '', message: '', deleted: 2, changeSet: '5' } } } }];
  await data.deleteMany('core-hr/grades', { ids: ['1', '2'] });
  expect(queryClient.getQueryState([list, 'rows'])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['elsewhere', 'rows'])?.isInvalidated).toBe(false);
  expect(written[0]).toMatchObject({ kind: 'delete', count: 2 });
});

test('field problems arrive as a 422 with a message a field', async () => {
  answers = [refusal({ code: 'BAD_USER_INPUT', errorCode: 'IVE0001', requestId: 'r1', validationError: [{ field: 'title', message: 'Too short' }] })];
  await expect(provider().create(list, { data: { title: 'A' } })).rejects.toMatchObject({ status: 422, body: { errors: { title: 'Too short' }, errorCode: 'IVE0001', requestId: 'r1' } });
});

test('a conflict carries the record as it is now', async () => {
  answers = [refusal({ code: 'CONFLICT', errorCode: 'X', current: { id: '1', version: 9 } })];
  await expect(provider().update(list, { id: '1', data: {}, previousData: { id: '1', version: 3 } })).rejects.toMatchObject({ status: 409, body: { current: { version: 9 } } });
});

test('an error packed as JSON in the message is read', async () => {
  answers = [refusal({ code: 'INTERNAL_SERVER_ERROR' }, JSON.stringify({ message: 'Locked', errorCode: '_DB0101' }))];
  await expect(provider().getOne(list, { id: '1' })).rejects.toMatchObject({ message: 'Locked', status: 500, body: { errorCode: '_DB0101' } });
});

test('a session that is over is a 401', async () => {
  const denied = { status: 401, body: { errors: [{ message: 'No session', extensions: { code: 'UNAUTHENTICATED' } }] } };
  answers = [denied];
  await expect(provider().getList(list, { filter: {} })).rejects.toMatchObject({ status: 401 });
});

test('a server that cannot be reached is status 0', async () => {
  const data = createDataProvider({ queryClient, metadata: sampleMetadata(), send: async () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect(data.getList(list, { filter: {} })).rejects.toMatchObject({ status: 0 });
});

test('a cancelled request is an AbortError, not a refusal', async () => {
  const stop = new AbortController();
  const slow: Send = (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))));
  const answer = createDataProvider({ queryClient, metadata: sampleMetadata(), send: slow }).getList(list, { filter: {}, signal: stop.signal });
  setTimeout(() => stop.abort(), 20);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('a screen that always filters keeps its condition beside the person’s', async () => {
  const metadata = sampleMetadata();
  const target = await metadata.screenResource(list);
  const narrowed = { ...metadata, screenResource: async () => ({ ...target, screen: { ...target.screen, where: '{"status":{"equals":"ACTIVE"}}' } }) };
  answers = [page([])];
  await createDataProvider({ queryClient, metadata: narrowed, send: wire }).getList(list, { filter: { code: { contains: 'D' } } });
  expect(sent[0]?.variables.filter).toEqual({ and: [{ status: { equals: 'ACTIVE' } }, { code: { contains: 'D' } }] });
});

test('the counts of the views of a list are asked for in one request, four at a time, and keep their order', async () => {
  const counted = (...totals: number[]) => ({ body: { data: Object.fromEntries(totals.map((totalRecords, at) => [`count${at}`, { errorCode: '', message: '', totalRecords, totalIsEstimate: totalRecords > 50 }]).reverse()) } });
  answers = [counted(60, 40, 20, 5), counted(7)];
  const filters = [{}, ...['ACTIVE', 'INACTIVE', 'OLD', 'NEW'].map((status) => ({ status: { equals: status } }))];
  const counts = await provider().counts(list, filters.map((filter) => ({ filter, search: '', sorts: [] })));
  expect(counts).toEqual([{ total: 60, isEstimate: true }, { total: 40, isEstimate: false }, { total: 20, isEstimate: false }, { total: 5, isEstimate: false }, { total: 7, isEstimate: false }]);
  expect(sent.map(({ variables }) => variables)).toEqual([
    { form: 'DESIGNATIONS', filter1: { status: { equals: 'ACTIVE' } }, filter2: { status: { equals: 'INACTIVE' } }, filter3: { status: { equals: 'OLD' } } },
    { form: 'DESIGNATIONS', filter0: { status: { equals: 'NEW' } } },
  ]);
  expect(sent[0]?.query).toContain('count3: listDesignations(search: $search3, filter: $filter3, limit: 1, form: $form)');
});

test('an export posts the same filter as the list and names the file as the server does', async () => {
  answers = [{ body: 'x' }];
  const { name } = await provider().exportList(list, { query: { filter: { status: { equals: 'ACTIVE' } }, search: '', sorts: [] }, columns: ['title'], format: 'csv' });
  expect(sent[0]?.url).toBe('/export');
  expect(name).toBe('designations.csv');
});

test.each([[403, 'HTTP_403'], [404, 'HTTP_404'], [500, 'INTERNAL_SERVER_ERROR'], [502, 'HTTP_502'], [503, 'SERVICE_UNAVAILABLE']])('a page with %i in place of an answer is told by what the status means, not in technical words', async (status, code) => {
  answers = [{ status, body: '<h1>Nothing here</h1>', type: 'text/html' }];
  const error: unknown = await provider().getList(list, { filter: {}, meta: { columns: [] } }).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ status, body: { errorCode: code } });
  expect(describeError(error)).toMatchObject({ key: `error.${code}`, code, args: {} });
});
