/** The specified lists that people choose from: each answers under its specified name, with its specified fields, from what the organisation keeps. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

type Answer = { readonly errorCode: string; readonly message: string } & Readonly<Record<string, unknown>>;
type Rows = readonly Readonly<Record<string, unknown>>[];

let server: DemoServer;
let admin: Client;
let employee: Client;
const ask = async (client: Client, endpoint: string, query: string, variables?: Record<string, unknown>): Promise<Answer> => Object.values(dataOf(await client<Record<string, Answer>>(endpoint, query, variables)))[0]!;

beforeAll(async () => {
  server = await startDemoServer();
  [admin, employee] = [clientOf(server, await server.signIn('admin@demo.example')), clientOf(server, await server.signIn('employee@demo.example'))];
}, 120_000);
afterAll(() => server.stop());

/** Endpoint, operation with arguments, its list with the fields, and one row that stands in it. */
const lists = [
  ['core-hr', 'listEmpProfession', 'professions', 'Profession_Id Profession_Name', { Profession_Name: 'Chemist' }],
  ['core-hr', 'listCourseDetails', 'courseDetails', 'Course_Id Course_Name Course_Level', { Course_Name: 'Bachelor of Arts', Course_Level: 'bachelor' }],
  ['core-hr', 'listAccountType', 'accountTypes', 'Account_Type_Id Account_Type', { Account_Type: 'Savings' }],
  ['core-hr', 'listBankDetails', 'bankDetails', 'Bank_Id Bank_Name Bank_Code Country_Code', { Bank_Name: 'Canara Bank', Bank_Code: 'CNRB', Country_Code: 'IN' }],
  ['core-hr', 'listInsuranceType(employeeId: 1, type: "x", screenType: "y")', 'insuranceTypes', 'InsuranceType_Id InsuranceType_Name', { InsuranceType_Name: 'Health' }],
  ['core-hr', 'listTaxCodeDetails', 'taxCodes', 'Tax_Code Tax_Description Exemption_Amount', { Tax_Code: 'S', Tax_Description: 'Single', Exemption_Amount: 250000 }],
  ['core-hr', 'retrieveListEduInstitutionAndSpecialization', 'institutions', 'Institution_Id Institution_Name', { Institution_Name: 'Anna University' }],
  ['core-hr', 'retrieveListEduInstitutionAndSpecialization', 'specializations', 'Specialization_Id Specialization_Name', { Specialization_Name: 'Textile technology' }],
  ['core-hr', 'listTimekeepingCareerDetail', 'timekeepingDetails', 'Timekeeping_Id Timekeeping_Name', { Timekeeping_Name: 'Check-in' }],
  ['core-hr', 'listTimekeepingCareerDetail', 'careerDetails', 'Career_Id Career_Name', { Career_Name: 'Specialist' }],
  ['core-hr', 'listLeaveTypes', 'leaveTypes', 'leaveTypeId leaveName status', { leaveName: 'Sick leave', status: 'active' }],
  ['core-hr', 'retrieveMaritalStatus', 'maritalStatus', 'Marital_Status_Code Marital_Status', { Marital_Status_Code: 'MARRIED', Marital_Status: 'Married' }],
  ['core-hr', 'retrieveMaritalStatus(retrieveRelationship: 1)', 'relationships', 'Relationship_Id Relationship_Name', { Relationship_Name: 'Spouse' }],
  ['core-hr', 'listCountries', 'countries', 'Country_Code Country_Name', { Country_Code: 'JP', Country_Name: 'Japan' }],
  ['core-hr', 'listLanguages', 'languageDetails', 'Language_Code Language_Name', { Language_Code: 'ta', Language_Name: 'Tamil' }],
  ['core-hr', 'getCityListWithState(Form_Id: 162, searchString: "coimb")', 'cities', 'City_Id City_Name Country_Code Locale State_Id State_Name', { City_Name: 'Coimbatore', Country_Code: 'IN', Locale: 'hi-IN', State_Name: 'Tamil Nadu' }],
  ['core-hr', 'getBarangayListWithCity(searchString: "poblacion", cityId: 1380300000, offset: 0, limit: 5)', 'barangays', 'Barangay_Id Barangay_Name City_Id region city state', { Barangay_Name: 'Poblacion', City_Id: 1380300000, city: 'City of Makati', state: 'National Capital Region (NCR)', region: 'National Capital Region (NCR)' }],
  ['onboarding', 'retrieveReligionList(Org_Code: "demo")', 'religions', 'Religion_Id Religion_Name', { Religion_Name: 'Sikhism' }],
  ['onboarding', 'retrieveNationalityList(Org_Code: "demo")', 'nationalities', 'Nationality_Code Nationality_Name', { Nationality_Code: 'PH', Nationality_Name: 'Philippines' }],
  ['onboarding', 'retrieveGenderList(Org_Code: "demo")', 'genders', 'Gender_Code Gender', { Gender_Code: 'FEMALE', Gender: 'Female' }],
  ['onboarding', 'listMartialStatus(Org_Code: "demo", Url_Hash: "x")', 'maritalStatus', 'Marital_Status_Code Marital_Status', { Marital_Status_Code: 'SINGLE' }],
  ['onboarding', 'retrievePersonalInfoDropdown', 'languages', 'Language_Code Language_Name', { Language_Code: 'fil' }],
  ['onboarding', 'retrieveContactInfoDropdown', 'states', 'State_Id State_Name', { State_Name: 'Tamil Nadu' }],
] as const;

describe('a specified list', () => {
  it.each(lists)('%s %s answers %s to whoever is signed in', async (endpoint, operation, list, fields, row) => {
    const answer = await ask(employee, endpoint, `{ ${operation} { errorCode message ${list} { ${fields} } } }`);
    expect(answer).toMatchObject({ errorCode: '', message: '' });
    expect(answer[list]).toContainEqual(expect.objectContaining(row));
  });

  it('is answered to nobody without a session, and of another organisation to nobody', async () => {
    expect((await clientOf(server)('core-hr', '{ listBankDetails { errorCode } }')).status).toBe(401);
    const { errors } = await employee('onboarding', '{ retrieveReligionList(Org_Code: "other") { errorCode } }');
    expect(errors[0]!.extensions.errorCode).toBe('_DB0100');
  });

  it('holds what is in use only, finds by a part, pages, and counts', async () => {
    const page = (words: string) => ask(admin, 'core-hr', `{ listBankDetails(${words}) { totalRecords bankDetails { Bank_Id Bank_Name } } }`);
    const before = await page('limit: 2, offset: 1');
    expect((before['bankDetails'] as Rows).map(({ Bank_Name }) => Bank_Name)).toEqual(['Bank of the Philippine Islands', 'BDO Unibank']);
    const [axis] = (await page('searchString: "axis"'))['bankDetails'] as Rows;
    dataOf(await admin('core-hr', 'mutation ($id: ID!) { updateBank(id: $id, version: 1, input: { status: INACTIVE }) { errorCode } }', { id: String(axis!['Bank_Id']) }));
    expect((await page('searchString: "axis"'))['bankDetails']).toEqual([]);
    expect(await ask(admin, 'core-hr', '{ listBankDetails { totalRecords } }')).toEqual({ totalRecords: Number(before['totalRecords']) - 1 });
  });

  it('names the world in the reader’s language', async () => {
    await ask(employee, 'employee-self-service', 'mutation { updateEmpLanguagePreference(languagePreference: "ja") { success } }');
    const reader = clientOf(server, await server.signIn('employee@demo.example'));
    expect((await ask(reader, 'core-hr', '{ listCountries(searchString: "インド") { countries { Country_Code } } }'))['countries']).toContainEqual({ Country_Code: 'IN' });
    expect((await ask(reader, 'onboarding', '{ retrieveGenderList { genders { Gender_Code Gender } } }'))['genders']).toContainEqual({ Gender_Code: 'FEMALE', Gender: '女性' });
  });
});

describe('places', () => {
  it('are those of the countries that the organisation works in, and of any country by its code', async () => {
    const countries = new Set(((await ask(admin, 'core-hr', '{ getCityListWithState(searchString: "san") { cities { Country_Code } } }'))['cities'] as Rows).map(({ Country_Code }) => Country_Code));
    expect([...countries]).toEqual(['FR', 'IN', 'JP', 'PH']);
    expect(await ask(admin, 'core-hr', '{ getCityListWithState(countryCode: "de", searchString: "münich", limit: 1) { cities { City_Name State_Name } } }')).toEqual({ cities: [{ City_Name: 'Munich', State_Name: 'Bavaria' }] });
    for (const wrong of ['countryCode: "ZZ"', 'limit: 25001', 'offset: -1']) expect((await admin('core-hr', `{ getCityListWithState(${wrong}) { errorCode } }`)).errors[0]!.extensions.code, wrong).toBe('BAD_USER_INPUT');
  });

  it('have a number of their own each', async () => {
    const cities = (await ask(admin, 'core-hr', '{ getCityListWithState(countryCode: "US") { totalRecords cities { City_Id } } }'));
    const ids = (cities['cities'] as Rows).map(({ City_Id }) => City_Id);
    expect(new Set(ids).size).toBe(cities['totalRecords']);
  });

  it('count every barangay and answer fifty of them', async () => {
    const all = await ask(admin, 'core-hr', '{ getBarangayListWithCity { totalCount barangays { Barangay_Id } } }');
    expect(all['totalCount']).toBe(42_011);
    expect(all['barangays']).toHaveLength(50);
  });

  it('offer the states of a country, also before anybody signs in', async () => {
    const states = (value: string) => clientOf(server)<{ answer: { dropdownDetails: string } }>('core-hr', 'query ($conditions: [ConditionDetail!]) { answer: retrieveDropdownDetails(key: ["states"], conditionDetails: $conditions) { dropdownDetails } }', { conditions: [{ key: 'country', value }] });
    const [{ data }] = JSON.parse(dataOf(await states('IN')).answer.dropdownDetails) as [{ data: { name: string }[] }];
    expect(data.map(({ name }) => name)).toContain('Kerala');
    expect((await states('ZZ')).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('forms about people and posts', () => {
  const box = '{ getDropDownBoxDetails(status: "active", formId: 162) { errorCode departments { Department_Name } locations { Location_Name } workSchedules { WorkSchedule_Name } roles { Roles_Name } employeeType { Employee_Type } serviceProvider { Service_Provider_Id Service_Provider_Name } state { State_Name } managers { Manager_Id Manager_Name } skills { Skill_Name } currency { Currency_Code } workAuthorizations { Work_Authorization_Name } status { Status_Code Status } } }';

  it('choose from one answer, of which everybody sees what they may', async () => {
    const all = await ask(admin, 'core-hr', box);
    for (const [name, list] of Object.entries(all)) if (name !== 'errorCode') expect((list as Rows).length, name).toBeGreaterThan(0);
    expect(all['managers']).toContainEqual(expect.objectContaining({ Manager_Name: 'Meera Krishnan' }));
    const hr = await ask(clientOf(server, await server.signIn('hr@demo.example')), 'core-hr', box);
    expect(hr['roles']).toEqual([]);
    expect((await employee('core-hr', box)).errors[0]!.extensions.errorCode).toBe('_DB0100');
  });

  it('list employees by their role, with pay for those who may see it', async () => {
    const details = (words: string) => `{ getEmployeesDetailsBasedOnRole(${words}) { totalRecords employeeDetails { employeeId employeeName empStatus managerId dateOfJoin workSchedule isRecruiter Enable_Work_Place eligibleForPf minimumWage } } }`;
    const everybody = await ask(admin, 'core-hr', details('formId: 162'));
    const managers = (await ask(admin, 'core-hr', details('flag: "manager"')))['employeeDetails'] as Rows;
    const leaders = new Set((everybody['employeeDetails'] as Rows).map(({ managerId }) => managerId).filter((id) => id !== null));
    expect(new Set(managers.map(({ employeeId }) => employeeId))).toEqual(leaders);
    expect(((await ask(admin, 'core-hr', details('flag: "recruiter"')))['employeeDetails'] as Rows).every(({ isRecruiter }) => isRecruiter === true)).toBe(true);
    expect((await ask(admin, 'core-hr', details('customGroupId: 99')))['employeeDetails']).toEqual([]);
    const [group] = (await ask(admin, 'core-hr', '{ listCustomEmployeeGroups { customGroups { groupId } } }'))['customGroups'] as readonly { groupId: number }[];
    const members = await ask(admin, 'core-hr', `{ getEmployeeDetailsBasedOnGroup(customGroupId: [${group!.groupId}]) { totalRecords } }`);
    expect(members['totalRecords']).toBeGreaterThan(0);
    expect((await ask(admin, 'core-hr', details(`customGroupId: ${group!.groupId}`)))['totalRecords']).toBe(members['totalRecords']);
    expect((await admin('core-hr', details('flag: "boss"'))).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
    const manager = clientOf(server, await server.signIn('manager@demo.example'));
    const team = await ask(manager, 'core-hr', details('limit: 500'));
    expect(Number(team['totalRecords'])).toBeLessThan(Number(everybody['totalRecords']));
    expect((team['employeeDetails'] as Rows).every(({ minimumWage, eligibleForPf }) => minimumWage === null && eligibleForPf === null)).toBe(true);
    expect((await manager('core-hr', details('isSalaryEdit: 1'))).errors[0]!.extensions.errorCode).toBe('_DB0102');
  });

  it('list the posts by what is asked of them, and the organisation’s logo', async () => {
    const posts = await ask(admin, 'recruitment', '{ jobTitleList(conditions: [{ key: "Pos_Name", value: "manager" }, { key: "Pos_Code", value: "HRM" }]) { totalRecords jobTitles { Organization_Structure_Id Pos_Name Pos_Code } } }');
    expect(posts).toMatchObject({ totalRecords: 1, jobTitles: [{ Pos_Name: 'Human resources manager', Pos_Code: 'HRM' }] });
    expect(await ask(employee, 'settings', '{ retrieveLogoPath { errorCode logoPath } }')).toEqual({ errorCode: '', logoPath: null });
  });
});
