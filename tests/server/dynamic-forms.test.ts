/** Forms of the organization: opened for people, filled in, changed while they may be, and what came of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { startProbe, WHOLE } from '../support/probe.ts';
import { employeeOf, rows } from './candidates.ts';

let server: DemoServer;
let hr: Client;
let employee: Client;
let manager: Client;
let stranger: Client;

const ENDPOINT = 'dynamic-form-builder';
type Refused = { errors: readonly { extensions: { errorCode: string; validationError?: readonly { field: string; message: string }[] } }[] };
const problemsOf = (answer: Refused) => answer.errors[0]?.extensions.validationError ?? [];
const codeOf = (answer: Refused) => answer.errors[0]?.extensions.errorCode;
const fieldsOf = (answer: Refused): string[] => problemsOf(answer).map(({ field }) => field);

const QUESTIONS = [
  { question: 'Which size?', kind: 'CHOICE', isRequired: true, choices: 'Small\nLarge' },
  { question: 'Which days?', kind: 'CHOICES', isRequired: false, choices: 'Monday\nTuesday\nFriday' },
  { question: 'How many?', kind: 'NUMBER', isRequired: false },
  { question: 'Good?', kind: 'YES_NO', isRequired: false },
  { question: 'From when?', kind: 'DATE', isRequired: false },
];
type Row = { id: string; version: number; status: string; questions: { id: string; question: string; kind: string; isRequired: boolean; choices: string | null }[] };
const ROW = 'row { id version status questions { id question kind isRequired choices } } changeSet';
const add = (input: Record<string, unknown>) => hr<{ answer: { row: Row } }>(ENDPOINT, `mutation ($input: DynamicFormInput!) { answer: addDynamicForm(input: $input) { ${ROW} } }`, { input: { name: `Form ${Math.random()}`, questions: QUESTIONS, ...input } });
const change = (row: Pick<Row, 'id' | 'version'>, input: Record<string, unknown>) => hr<{ answer: { row: Row; changeSet: string } }>(ENDPOINT, `mutation ($id: ID!, $version: Int!, $input: DynamicFormPatch!) { answer: updateDynamicForm(id: $id, version: $version, input: $input) { ${ROW} } }`, { id: row.id, version: row.version, input });
const opened = async (input: Record<string, unknown> = {}): Promise<Row> => dataOf(await add({ status: 'OPEN', ...input })).answer.row;
const waiting = async (ask: Client) => dataOf(await ask<{ answer: { rows: { formId: number; answeredOn: string | null; isOpen: boolean }[] } }>(ENDPOINT, '{ answer: formsToFill { rows { formId name dueOn answeredOn questions isOpen } } }')).answer.rows;
const fill = (ask: Client, form: Row, values: Record<number, string[]>) =>
  ask<{ answer: { changeSet: string | null } }>(ENDPOINT, 'mutation ($formId: Int!, $answers: [QuestionAnswer!]!) { answer: fillInForm(formId: $formId, answers: $answers) { changeSet } }', { formId: Number(form.id), answers: Object.entries(values).map(([at, said]) => ({ questionId: form.questions[Number(at)]!.id, values: said })) });
const read = (ask: Client, id: string | number) => ask<{ answer: { isOpen: boolean; questions: { questionId: string; values: string[] }[] } }>(ENDPOINT, 'query ($id: Int!) { answer: formToAnswer(formId: $id) { isOpen questions { questionId values } } }', { id: Number(id) });
type Results = { asked: number; answered: number; waiting: string[]; results: { count: number; tallies: { value: string; count: number }[]; average: number | null }[] };
const results = async (id: string): Promise<Results> => dataOf(await hr<{ answer: Results }>(ENDPOINT, 'query ($id: Int!) { answer: dynamicFormResults(formId: $id) { asked answered waiting results { count tallies { value count } average } } }', { id: Number(id) })).answer;
const bellOf = (kind: string, email: string) => rows<{ words: { form: string } }>(server, 'select n.words from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = $1 and n.kind = $2 and u.email = $3', [kind, email]);

beforeAll(async () => {
  server = await startDemoServer();
  hr = clientOf(server, await server.signIn('hr@demo.example'));
  employee = clientOf(server, await server.signIn('employee@demo.example'));
  manager = clientOf(server, await server.signIn('manager@demo.example'));
  stranger = clientOf(server, await server.signIn('admin@other.example'));
}, 60_000);
afterAll(() => server.stop());

describe('a form', () => {
  it('has its choices where they are asked for, each question once, and a question before it opens', async () => {
    expect(fieldsOf(await add({ questions: [{ question: 'Which?', kind: 'CHOICE', isRequired: true, choices: 'Only one' }] }))).toEqual(['questions.0.choices']);
    expect(fieldsOf(await add({ questions: [{ question: 'How many?', kind: 'NUMBER', isRequired: true, choices: 'One\nTwo' }] }))).toEqual(['questions.0.choices']);
    expect(fieldsOf(await add({ questions: [QUESTIONS[3], { ...QUESTIONS[3], question: ' GOOD? ' }] }))).toEqual(['questions.1.question']);
    expect(fieldsOf(await add({ questions: [], status: 'OPEN' }))).toEqual(['questions']);
    expect(fieldsOf(await add({ status: 'OPEN', dueOn: '2020-01-01' }))).toEqual(['dueOn']);
  });

  it('waits for everybody once it is open, and tells them', async () => {
    const { row } = dataOf(await add({ name: 'Uniforms' })).answer;
    expect((await waiting(employee)).map(({ formId }) => formId)).not.toContain(Number(row.id));
    expect(codeOf(await read(employee, row.id))).toBe('NOT_FOUND');
    await change(row, { status: 'OPEN' });
    expect((await waiting(employee)).find(({ formId }) => formId === Number(row.id))).toMatchObject({ answeredOn: null, isOpen: true });
    expect((await bellOf('formToFill', 'employee@demo.example')).map(({ words }) => words.form)).toContain('Uniforms');
    const named = dataOf(await hr<{ answer: { error: string | null; result: { templateName: string }[] } }>(ENDPOINT, '{ answer: getAllMinimalDynamicFormTemplate { error result { templateId templateName } } }')).answer;
    expect(named.error).toBeNull();
    expect(named.result.map(({ templateName }) => templateName)).toContain('Uniforms');
  });

  it('is for its group alone', async () => {
    const member = await employeeOf(server, 'manager@demo.example');
    const group = dataOf(await clientOf(server, await server.signIn('admin@demo.example'))<{ answer: { row: { id: string } } }>('core-hr', 'mutation ($input: CustomEmployeeGroupInput!) { answer: addCustomEmployeeGroup(input: $input) { row { id } } }', { input: { name: 'Form group', members: [{ employeeId: member }] } })).answer.row.id;
    const form = await opened({ customGroupId: group });
    expect((await waiting(employee)).map(({ formId }) => formId)).not.toContain(Number(form.id));
    expect((await waiting(manager)).map(({ formId }) => formId)).toContain(Number(form.id));
    expect(codeOf(await fill(employee, form, { 0: ['Small'] }))).toBe('NOT_FOUND');
    expect(await results(form.id)).toMatchObject({ asked: 1, answered: 0, waiting: [expect.any(String)] });
  });
});

describe('an answer', () => {
  it('is checked question by question', async () => {
    const form = await opened();
    const keys = (...at: number[]): string[] => at.map((one) => `answers.${form.questions[one]!.id}`);
    expect(fieldsOf(await fill(employee, form, {}))).toEqual(keys(0));
    expect(fieldsOf(await fill(employee, form, { 0: ['Medium'], 1: ['Monday', 'Sunday'], 2: ['many'], 3: ['MAYBE'], 4: ['2026-02-30'] }))).toEqual(keys(0, 1, 2, 3, 4));
    expect((await rows(server, 'select 1 from dynamic_form_response where org_code = $1 and form_id = $2', [form.id])).length).toBe(0);
  });

  it('is kept once for each person, changes while it may, and is told in shares and figures', async () => {
    const form = await opened();
    dataOf(await fill(employee, form, { 0: ['Small'], 1: ['Friday', 'Monday'], 2: ['2.50'], 3: ['NO'], 4: ['2026-12-01'] }));
    dataOf(await fill(manager, form, { 0: ['Large'], 2: ['4'] }));
    expect(dataOf(await read(employee, form.id)).answer.questions.map(({ values }) => values)).toEqual([['Small'], ['Monday', 'Friday'], ['2.5'], ['NO'], ['2026-12-01']]);
    expect(dataOf(await fill(employee, form, { 0: ['Small'], 1: ['Monday', 'Friday'], 2: ['2.5'], 3: ['NO'], 4: ['2026-12-01'] })).answer.changeSet).toBeNull();
    dataOf(await fill(employee, form, { 0: ['Large'], 3: ['YES'] }));
    const { answered, results: told } = await results(form.id);
    expect(answered).toBe(2);
    expect(told[0]!.tallies).toEqual([{ value: 'Small', count: 0 }, { value: 'Large', count: 2 }]);
    expect(told[2]).toMatchObject({ count: 1, average: '4' });
    expect(told[3]!.tallies).toEqual([{ value: 'YES', count: 1 }, { value: 'NO', count: 0 }]);
    const { content } = dataOf(await hr<{ answer: { content: string } }>(ENDPOINT, 'query ($id: Int!) { answer: dynamicFormFile(formId: $id) { name content } }', { id: Number(form.id) })).answer;
    const book = XLSX.read(Buffer.from(content, 'base64'));
    const sheet = XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
    expect(sheet[0]!.slice(3)).toEqual(QUESTIONS.map(({ question }) => question));
    expect(sheet).toHaveLength(3);
  });

  it('comes once of two that are sent at the same time', async () => {
    const form = await opened();
    const answers = await Promise.all([fill(employee, form, { 0: ['Small'] }), fill(employee, form, { 0: ['Large'] })]);
    expect(answers.some((answer) => answer.errors.length === 0)).toBe(true);
    expect((await rows(server, 'select 1 from dynamic_form_response where org_code = $1 and form_id = $2', [form.id])).length).toBe(1);
  });

  it('stands where the form says so, and once it is closed', async () => {
    const final = await opened({ mayChange: false });
    dataOf(await fill(employee, final, { 0: ['Small'] }));
    expect(problemsOf(await fill(employee, final, { 0: ['Large'] }))[0]?.message).toBe('What was answered to this form does not change any more.');
    const form = await opened();
    dataOf(await fill(employee, form, { 0: ['Small'] }));
    dataOf(await change(form, { status: 'CLOSED' }));
    expect(problemsOf(await fill(employee, form, { 0: ['Large'] }))[0]?.message).toBe('This form is closed. What was answered stays.');
    expect(dataOf(await read(employee, form.id)).answer).toMatchObject({ isOpen: false });
    expect((await waiting(manager)).map(({ formId }) => formId)).not.toContain(Number(form.id));
  });

  it('keeps its meaning: an answered question stays with its kind and choices, while its words may change', async () => {
    const form = await opened();
    dataOf(await fill(employee, form, { 0: ['Small'] }));
    const [size, ...others] = form.questions;
    expect(fieldsOf(await change(form, { questions: others }))).toEqual(['questions']);
    expect(fieldsOf(await change(form, { questions: [{ ...size, kind: 'SHORT_TEXT', choices: null }, ...others] }))).toEqual(['questions.0.kind']);
    expect(fieldsOf(await change(form, { questions: [{ ...size, choices: 'Small\nHuge' }, ...others] }))).toEqual(['questions.0.choices']);
    expect(fieldsOf(await change(form, { status: 'DRAFT' }))).toEqual(['status']);
    const { row } = dataOf(await change(form, { questions: [{ ...size, question: 'Size?', choices: 'Small\nLarge\nHuge' }, ...others] })).answer;
    expect((await results(row.id)).results[0]!.tallies).toEqual([{ value: 'Small', count: 1 }, { value: 'Large', count: 0 }, { value: 'Huge', count: 0 }]);
  });
});

describe('whoever has not answered', () => {
  it('is reminded, and nobody else', async () => {
    const form = await opened({ name: 'Reminding' });
    dataOf(await fill(employee, form, { 0: ['Small'] }));
    const { count } = dataOf(await hr<{ answer: { count: number } }>(ENDPOINT, 'mutation ($id: Int!) { answer: remindOfDynamicForm(formId: $id) { count } }', { id: Number(form.id) })).answer;
    expect(count).toBeGreaterThan(3);
    expect((await bellOf('formReminder', 'employee@demo.example')).map(({ words }) => words.form)).not.toContain('Reminding');
    expect((await bellOf('formReminder', 'manager@demo.example')).map(({ words }) => words.form)).toContain('Reminding');
  });

  it('is reminded by whose right reaches a team where it belongs to that team', async () => {
    const form = await opened({ name: 'Reminding a team' });
    const probe = await startProbe(server, clientOf(server, await server.signIn('admin@demo.example')), await employeeOf(server, 'manager@demo.example'));
    await probe.may({ DYNAMIC_FORM_BUILDER: { ...WHOLE, scope: 'TEAM' } });
    dataOf(await probe.ask(ENDPOINT, 'mutation ($id: Int!) { answer: remindOfDynamicForm(formId: $id) { count } }', { id: Number(form.id) }));
    expect((await bellOf('formReminder', 'employee@demo.example')).map(({ words }) => words.form)).toContain('Reminding a team');
    expect((await bellOf('formReminder', 'hr@demo.example')).map(({ words }) => words.form)).not.toContain('Reminding a team');
  });
});

describe('deleting and undoing', () => {
  it('takes what was answered along, and brings it back', async () => {
    const form = await opened();
    dataOf(await fill(employee, form, { 0: ['Small'] }));
    const { changeSet } = dataOf(await hr<{ answer: { changeSet: string } }>(ENDPOINT, 'mutation ($ids: [ID!]!) { answer: deleteDynamicForms(ids: $ids) { changeSet } }', { ids: [form.id] })).answer;
    expect(codeOf(await read(employee, form.id))).toBe('NOT_FOUND');
    dataOf(await hr(ENDPOINT, 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { changeSet } }', { id: changeSet }));
    expect(dataOf(await read(employee, form.id)).answer.questions[0]!.values).toEqual(['Small']);
  });
});

describe('people of another organization, and without the right', () => {
  it('have none of it', async () => {
    const form = await opened();
    expect(codeOf(await read(stranger, form.id))).toBe('NOT_FOUND');
    expect(codeOf(await fill(stranger, form, { 0: ['Small'] }))).toBe('NOT_FOUND');
    expect(codeOf(await stranger(ENDPOINT, 'query ($id: Int!) { answer: dynamicFormResults(formId: $id) { asked } }', { id: Number(form.id) }))).toBe('NOT_FOUND');
    expect(codeOf(await employee(ENDPOINT, 'query ($id: Int!) { answer: dynamicFormResults(formId: $id) { asked } }', { id: Number(form.id) }))).toBe('_DB0100');
    expect(codeOf(await employee(ENDPOINT, 'query ($id: Int!) { answer: dynamicFormFile(formId: $id) { name } }', { id: Number(form.id) }))).toBe('_DB0100');
  });
});
