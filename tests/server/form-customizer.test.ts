/** Many fields of a form changed together, and the form as the specified operations tell it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forms } from '../../generated/forms.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

const SAVE = 'mutation ($fields: [FormFieldEdit!]!, $entity: Entity = Grade) { answer: saveFormFields(entity: $entity, fields: $fields) { changeSet message } }';
const KEPT = 'query { answer: listFormFields(filter: { entity: { equals: Grade } }, sort: [{ field: field }]) { rows { id field label kind version isVisible isRequired position } } }';
const CONFIGURED = (name: string) => `query ($form_Id: Int!) { answer: ${name}(form_Id: $form_Id) { formFields { Field_Id Form_Id Custom_Field_Id Field_Name Field_Alias Field_Visiblity Mandatory_Field Tab_Name Predefined Min_Validation Max_Validation Validation_Id Validation_Type validationDetails { Validation_Name Regular_Expression Description } } } }`;

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

  it('are changed by whoever has the right alone', async () => {
    expect((await employee('settings', SAVE, { fields: [{ field: 'name', label: 'Mine' }] })).errors[0]!.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the specified form field configuration', () => {
  it('tells Tenure’s and own fields of a form that the caller may view', async () => {
    const { answer } = dataOf(await admin<{ answer: { row: { id: string } } }>('settings', 'mutation { answer: addFormField(input: { entity: Grade, kind: CHOICE, label: "Band", choices: "A\\nB", section: "Pay" }) { row { id } } }'));
    await save([{ field: 'name', label: 'Grade title', minimum: '2', preset: 'ALPHABET_WITH_SPACE' }, { field: 'description', isVisible: false }]);
    const told = new Map((await labels()).map((field) => [field['Field_Name'], field]));
    expect(told.get('name')).toMatchObject({ Form_Id: forms.GRADES, Custom_Field_Id: null, Field_Alias: 'Grade title', Field_Visiblity: 'Yes', Mandatory_Field: 'Yes', Predefined: 'text', Min_Validation: 2, Validation_Id: 1, Validation_Type: 'Alphabet with Space', validationDetails: { Validation_Name: 'Alphabet with Space', Regular_Expression: expect.stringContaining('p{L}'), Description: expect.any(String) } });
    expect(told.get('description')).toMatchObject({ Field_Visiblity: 'No', Mandatory_Field: 'No' });
    expect(told.get('band')).toMatchObject({ Custom_Field_Id: Number(answer.row.id), Field_Alias: 'Band', Tab_Name: 'Pay', Predefined: 'dropdown', validationDetails: null });
    expect(new Set([...told.values()].map((field) => field['Field_Id'])).size).toBe(told.size);
    const byTab = dataOf(await admin<{ answer: { formFields: Configured[] } }>('dynamic-form-builder', CONFIGURED('getFormFeildsByFormIdAndTab'), { form_Id: forms.GRADES })).answer.formFields;
    expect(byTab).toHaveLength(told.size);
    expect(byTab.at(-1)).toMatchObject({ Tab_Name: 'Pay' });
  });

  it('is refused to others, and for a number that is no form', async () => {
    const ask = async (who: Client, form_Id: number) => (await who('dynamic-form-builder', CONFIGURED('getFormFieldsByFormId'), { form_Id })).errors[0]!.extensions.errorCode;
    expect(await ask(employee, forms.GRADES)).toBe('_DB0100');
    expect(await ask(admin, 99_999)).toBe('NOT_FOUND');
  });
});
