/** Many fields of a form changed together, and the form as the specified operations tell it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forms } from '../../generated/forms.ts';
import { emptyDefinition } from '../../src/domain/reports/definition.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

const SAVE = 'mutation ($fields: [FormFieldEdit!]!, $entity: Entity = Grade) { answer: saveFormFields(entity: $entity, fields: $fields) { changeSet message } }';
const RUN = 'query ($entity: Entity!, $definition: JSON!) { answer: runReport(entity: $entity, definition: $definition) { columns { label } } }';
const KEPT = 'query { answer: listFormFields(filter: { entity: { equals: Grade } }, sort: [{ field: field }]) { rows { id field label kind version isVisible isRequired position } } }';
const CONFIGURED = (name: string) => `query ($form_Id: Int!) { answer: ${name}(form_Id: $form_Id) { formFields { Field_Id Form_Id Custom_Field_Id Field_Name Field_Alias Field_Visiblity Mandatory_Field Tab_Name Predefined Min_Validation Max_Validation Validation_Id Validation_Type validationDetails { Validation_Name Regular_Expression Description } fieldAlias formName tabName visibility required predefined minimumValidation maximumValidation validationType } } }`;

type Kept = { readonly id: string; readonly field: string; readonly label: string; readonly version: number; readonly position: number | null };
type Configured = Readonly<Record<string, unknown>>;

let server: DemoServer;
let admin: Client;
let employee: Client;

const save = async (fields: object[]) => dataOf(await admin<{ answer: { changeSet: string | null; message: string } }>('settings', SAVE, { fields })).answer;
const refused = async (fields: object[]) => (await admin('settings', SAVE, { fields })).errors[0]!.extensions;
const kept = async () => dataOf(await admin<{ answer: { rows: Kept[] } }>('settings', KEPT)).answer.rows;
const labels = async (who: Client = admin) => dataOf(await who<{ answer: { formFields: Configured[] } }>('dynamic-form-builder', CONFIGURED('getFormFieldsByFormId'), { form_Id: forms.GRADES })).answer.formFields;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  employee = clientOf(server, await server.signIn('employee@demo.example'));
});
afterAll(() => server.stop());

describe('the fields of a form', () => {
  it('change together, in one change-set that is undone as one, and are kept only where they differ', async () => {
    const { changeSet } = await save([{ field: 'name', label: 'Grade title', maximum: '20', position: 1 }, { field: 'description', isVisible: false }]);
    expect(await kept()).toMatchObject([{ field: 'description', label: '', isVisible: false, isRequired: false }, { field: 'name', label: 'Grade title', isRequired: true, position: 1, version: 1 }]);
    const back = await save([{ field: 'name', version: 1, label: null, maximum: null, position: null }, { field: 'description', version: 1, hint: 'What it is paid for' }]);
    expect((await kept()).map(({ field, version }) => [field, version])).toEqual([['description', 2]]);
    for (const id of [back.changeSet, changeSet]) dataOf(await admin('settings', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id }));
    expect(await kept()).toEqual([]);
  });

  it('that change to what they are already change nothing, and say so', async () => {
    expect(await save([{ field: 'name', label: ' ', isRequired: true, section: 'general' }])).toEqual({ changeSet: null, message: 'There are no changes to update' });
  });

  it('are all refused for what is wrong with one, by field and part', async () => {
    const said = await refused([{ field: 'description', label: 'Kept out' }, { field: 'name', isVisible: false }, { field: 'code', minimum: '1.5', maximum: '9000' }]);
    expect(said.validationError.map(({ field }) => field)).toEqual(['name.isVisible', 'code.minimum', 'code.maximum']);
    expect(said.validationError[0]!.message).toContain('Name');
    expect((await refused([{ field: 'description', isVisible: false, isRequired: true }])).validationError[0]!.field).toBe('description.isRequired');
    expect((await refused([{ field: 'nobodys', label: 'x' }])).errorCode).toBe('NOT_FOUND');
    expect(await kept()).toEqual([]);
  });

  it('are not changed over what somebody else made of them', async () => {
    await save([{ field: 'description', label: 'Remarks' }]);
    expect(await refused([{ field: 'description', label: 'Mine' }])).toMatchObject({ code: 'CONFLICT', current: { label: 'Remarks', version: 1 } });
    expect(await refused([{ field: 'description', version: 3, label: 'Mine' }])).toMatchObject({ code: 'CONFLICT' });
    await save([{ field: 'description', version: 1, label: null }]);
  });

  it('have their names in files and reports too', async () => {
    await save([{ field: 'code', label: 'Pay band' }]);
    const file = await server.ask('/export', { body: { type: 'Grade', format: 'CSV', columns: ['code', 'name'] }, headers: { cookie: await server.signIn('admin@demo.example') } });
    expect((await file.text()).split(/\r?\n/)[0]).toBe('Pay band,Name');
    const columns = async (entity: string, fields: string[]) => dataOf(await admin<{ answer: { columns: { label: string }[] } }>('settings', RUN, { entity, definition: { ...emptyDefinition, columns: fields } })).answer.columns.map(({ label }) => label);
    expect(await columns('Grade', ['code'])).toEqual(['Pay band']);
    expect(await columns('Designation', ['gradeId.code'])).toEqual(['Grade · Pay band']);
    await save([{ field: 'code', version: 1, label: null }]);
  });

  it('have names of their own, so that nobody takes one for another', async () => {
    for (const label of ['Name', ' name ']) expect((await refused([{ field: 'code', label }])).validationError[0]!.field).toBe('code.label');
    expect(await kept()).toEqual([]);
  });

  it('may give their names to each other, and get them back by one undo unless another field is called so by then', async () => {
    const undo = (id: string | null) => admin('settings', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id });
    const act = async (id: string | null) => dataOf(await admin<{ answer: { rows: { whyNot: string | null }[] } }>('monitoring', 'query ($ids: [ID!]!) { answer: changeSetActs(ids: $ids) { rows { whyNot } } }', { ids: [id] })).answer.rows[0]!.whyNot;
    const first = await save([{ field: 'name', label: 'Band' }, { field: 'code', label: 'Step' }]);
    const { changeSet } = await save([{ field: 'name', version: 1, label: 'Step' }, { field: 'code', version: 1, label: 'Band' }]);
    expect(await act(changeSet)).toBeNull();
    dataOf(await undo(changeSet));
    expect((await kept()).map(({ field, label }) => [field, label])).toEqual([['code', 'Step'], ['name', 'Band']]);
    const moved = await save([{ field: 'code', version: 3, label: 'Rung' }]);
    const taken = await save([{ field: 'description', label: 'Step' }]);
    expect(await act(moved.changeSet)).not.toBeNull();
    expect((await undo(moved.changeSet)).errors[0]?.extensions.validationError).toMatchObject([{ field: 'label' }]);
    for (const { changeSet: id } of [taken, moved, first]) dataOf(await undo(id));
    expect(await kept()).toEqual([]);
  });

  it('are changed by whoever has the right alone', async () => {
    expect((await employee('settings', SAVE, { fields: [{ field: 'name', label: 'Mine' }] })).errors[0]!.extensions.code).toBe('FORBIDDEN');
  });
});

it('made required on many records say how many lack it, and leave those records readable and editable', async () => {
  const many = 20_000;
  const { field } = dataOf(await admin<{ answer: { row: { field: string } } }>('settings', 'mutation { answer: addFormField(input: { entity: Skill, kind: TEXT, label: "Safety class" }) { row { field } } }')).answer.row;
  await withOrg(server.db, 'demo', (tx) => tx.query(`insert into skill (org_code, id, name, status, custom, created_by, updated_by) select 'demo', 500000 + n, 'Many ' || n, 'ACTIVE', case when n <= 5 then '{"safetyClass": "A"}'::jsonb else '{}' end, 'x', 'x' from generate_series(1, ${many}) n`));
  const [{ count } = { count: 0 }] = await withOrg(server.db, 'demo', (tx) => tx.query<{ count: number }>(`select count(*)::int as count from skill where org_code = 'demo'`));
  const [known] = dataOf(await admin<{ answer: { rows: Kept[] } }>('settings', 'query { answer: listFormFields(filter: { field: { equals: "safetyClass" } }) { rows { id field label kind version isVisible isRequired position } } }')).answer.rows;
  const before = performance.now();
  const said = dataOf(await admin<{ answer: { message: string } }>('settings', SAVE, { entity: 'Skill', fields: [{ field, version: known!.version, isRequired: true }] })).answer;
  expect(performance.now() - before).toBeLessThan(5000);
  expect(said.message).toContain(`${new Intl.NumberFormat('en').format(count - 5)} records have no value in “Safety class”`);
  const lists = async (filter: object) => dataOf(await admin<{ answer: { totalRecords: number; rows: { id: string; version: number; custom: object }[] } }>('core-hr', 'query ($filter: SkillFilter) { answer: listSkills(filter: $filter, limit: 50) { totalRecords rows { id version custom } } }', { filter })).answer;
  const lacking = await lists({ custom: { safetyClass: { empty: true } } });
  expect([lacking.totalRecords, lacking.rows.length]).toEqual([count - 5, 50]);
  const [one] = lacking.rows;
  const update = (input: object, version: number) => admin<{ answer: { row: { version: number; custom: object } } }>('core-hr', 'mutation ($id: ID!, $version: Int!, $input: SkillPatch!) { answer: updateSkill(id: $id, version: $version, input: $input) { row { version custom } } }', { id: one!.id, version, input });
  const renamed = dataOf(await update({ name: 'Renamed without' }, one!.version)).answer.row;
  expect(renamed.custom).toEqual({});
  expect((await update({ custom: { safetyClass: null } }, renamed.version)).errors[0]?.extensions.validationError).toEqual([{ field: 'custom_safetyClass', message: expect.stringContaining('Safety class') }]);
  dataOf(await update({ custom: { safetyClass: 'B' } }, renamed.version));
  expect((await lists({ custom: { safetyClass: { empty: true } } })).totalRecords).toBe(count - 6);
}, 60_000);

describe('the specified form field configuration', () => {
  it('tells Tenure’s and own fields of a form that the caller may view', async () => {
    const { answer } = dataOf(await admin<{ answer: { row: { id: string } } }>('settings', 'mutation { answer: addFormField(input: { entity: Grade, kind: CHOICE, label: "Band", choices: "A\\nB", section: "Pay" }) { row { id } } }'));
    await save([{ field: 'name', label: 'Grade title', minimum: '2', preset: 'ALPHABET_WITH_SPACE' }, { field: 'description', isVisible: false }]);
    const told = new Map((await labels()).map((field) => [field['Field_Name'], field]));
    expect(told.get('name')).toMatchObject({ Form_Id: forms.GRADES, Custom_Field_Id: null, Field_Alias: 'Grade title', Field_Visiblity: 'Yes', Mandatory_Field: 'Yes', Predefined: 'text', Min_Validation: 2, Validation_Id: 1, Validation_Type: 'Alphabet with Space', validationDetails: { Validation_Name: 'Alphabet with Space', Regular_Expression: expect.stringContaining('p{L}'), Description: expect.any(String) } });
    expect(told.get('description')).toMatchObject({ Field_Visiblity: 'No', Mandatory_Field: 'No' });
    expect(told.get('band')).toMatchObject({ Custom_Field_Id: Number(answer.row.id), Field_Alias: 'Band', Tab_Name: 'Pay', Predefined: 'dropdown', validationDetails: null });
    expect(told.get('name')).toMatchObject({ fieldAlias: 'Grade title', formName: 'Grades', visibility: true, required: true, predefined: 'text', minimumValidation: 2, validationType: 'Alphabet with Space' });
    expect(new Set([...told.values()].map((field) => field['Field_Id'])).size).toBe(told.size);
    const byTab = dataOf(await admin<{ answer: { formFields: Configured[] } }>('dynamic-form-builder', CONFIGURED('getFormFeildsByFormIdAndTab'), { form_Id: forms.GRADES })).answer.formFields;
    expect(byTab).toHaveLength(told.size);
    expect(byTab.at(-1)).toMatchObject({ Tab_Name: 'Pay' });
  });

  it('numbers each field of a form once, those of what the form is called after first', async () => {
    const { formFields } = dataOf(await admin<{ answer: { formFields: Configured[] } }>('dynamic-form-builder', CONFIGURED('getFormFieldsByFormId'), { form_Id: forms.DESIGNATIONS })).answer;
    expect(formFields.slice(0, 2).map((field) => [field['Field_Id'], field['Field_Name']])).toEqual([[1, 'code'], [2, 'title']]);
    expect(formFields.find((field) => field['Field_Name'] === 'accreditation')).toMatchObject({ Field_Id: 1003 });
    expect(formFields.find((field) => field['Field_Name'] === 'description')).toMatchObject({ Min_Validation: 5, minimumValidation: 5 });
    expect(new Set(formFields.map((field) => field['Field_Id'])).size).toBe(formFields.length);
  });

  it('lets a description be asked for more, never for less', async () => {
    const least = async (minimum: string) => (await admin('settings', SAVE, { entity: 'Brand', fields: [{ field: 'description', minimum }] })).errors;
    expect((await least('2'))[0]?.extensions.validationError).toEqual([{ field: 'description.minimum', message: expect.stringContaining('5') }]);
    expect(await least('12')).toEqual([]);
  });

  it('is refused to others, and for a number that is no form', async () => {
    const ask = async (who: Client, form_Id: number) => (await who('dynamic-form-builder', CONFIGURED('getFormFieldsByFormId'), { form_Id })).errors[0]!.extensions.errorCode;
    expect(await ask(employee, forms.GRADES)).toBe('_DB0100');
    expect(await ask(admin, 99_999)).toBe('NOT_FOUND');
  });
});
