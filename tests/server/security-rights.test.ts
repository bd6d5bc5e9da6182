/** Every root field × every kind of person: allowed exactly where a guard of the served SDL says so. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormName } from '../../generated/forms.ts';
import { choiceForms } from '../../src/domain/choice-forms.ts';
import type { Resource } from '../../src/domain/resource.ts';
import { resources } from '../../src/server/resource/registry.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { operations, type Operation } from '../support/every-operation.ts';
import { clientOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';
import { allBut, startProbe, type Given, type Probe } from '../support/probe.ts';

type Rights = Partial<Record<FormName, Record<string, boolean | string>>>;
type Person = { readonly ask: Client; readonly rights: Rights; readonly headers: Record<string, string> };

const HELD = { VIEW: 'view', ADD: 'add', UPDATE: 'update', DELETE: 'delete', OPTIONAL_CHOICE: 'optionalChoice' } as const;
const REFUSALS: Readonly<Record<string, string>> = { VIEW: '_DB0100', ADD: '_DB0101', UPDATE: '_DB0102', DELETE: '_DB0103', OPTIONAL_CHOICE: '_DB0100' };
const people = ['admin@demo', 'hr@demo', 'payroll@demo', 'manager@demo', 'recruiter@demo', 'employee@demo', 'admin@other'];

let server: DemoServer;
let nobody: Client;
/** The one has nearly every right, the other hardly any. */
let probe: Probe;
let humble: Probe;
const known = new Map<string, Person>();

beforeAll(async () => {
  server = await startDemoServer();
  nobody = clientOf(server);
  for (const name of people) {
    const cookie = await server.signIn(`${name}.example`);
    const { rights } = (await (await server.ask('/auth/session', { headers: { cookie } })).json()) as { rights: Rights };
    known.set(name, { ask: clientOf(server, cookie), rights, headers: { cookie } });
  }
  probe = await startProbe(server, known.get('admin@demo')!.ask);
  humble = await startProbe(server, known.get('admin@demo')!.ask, null, 'Humble');
});
afterAll(() => server.stop());

/** Open without a session, besides the status of each endpoint: each was read and says why in its SDL. */
const open = ['generatePassCodeForPortalAccess', 'passcodeValidatePortalAccess', 'customColorPicker', 'listLanguages', 'retrieveDropdownDetails', 'listMartialStatus', 'retrieveAccreditationAndType', 'getDomainDetails'];
/** Of those, what needs the key of an invitation where there is no session. */
const byKey = new Set(['listMartialStatus', 'retrieveAccreditationAndType']);
/** Of the world or of the product, or the names and codes of masters in use, which every form offers: the same for everybody in an organisation. */
const lists = [
  'getBarangayListWithCity', 'getCityListWithState', 'listAccountType', 'listBankDetails', 'listCountries', 'listCourseDetails', 'listEmpProfession', 'listInsuranceType', 'listLeaveTypes',
  'listStates', 'listTaxCodeDetails', 'listTimekeepingCareerDetail', 'listWorkSchedule', 'retrieveContactInfoDropdown', 'retrieveGenderList', 'retrieveListEduInstitutionAndSpecialization', 'retrieveMaritalStatus',
  'retrieveNationalityList', 'retrievePersonalInfoDropdown', 'retrieveReligionList',
];
/** Without a form: the resolver finds out what the caller may have. Each was read and says why in its SDL. */
const findOut = [
  'addErrorLog', 'addRecordComment', 'addRecordFile', 'addUpdateEmployeeCustomTableHeader', 'bulkEdit', 'bulkEditAlong', 'bulkEdits', 'cancelBulkEdit', 'cancelImport', 'changeSetActs', 'checkRecordUpdates', 'chooseListView',
  'commitImport', 'connectOwnComputer', 'createMissing', 'declineDocument', 'deleteListView', 'deleteRecordComment', 'deleteRecordFile', 'deleteS3Files', 'documentsToSign', 'encryptRefreshToken', 'encryptRefreshToken', 'endOwnSessions', 'fillInForm', 'fixImport',
  'followRecord', 'formToAnswer', 'formsToFill', 'getCompanyPartner', 'getDataTableDefaultHeaders', 'getFormFeildsByFormIdAndTab', 'getFormFieldsByFormId', 'getOrganizationSubscribedPlan', 'getOrganizationUserDetails',
  'getPresignedUrl', 'getSetupProgress', 'giveConsent', 'importJob', 'importJobs', 'importRows', 'leaveRowsOut', 'listAnnouncements', 'listChangeSets', 'listModulesAndForms', 'listMyPreferences', 'listNotificationsInDashboard',
  'listSavedViews', 'listViewRoles', 'logoutFromEntomo', 'logoutFromEntomo', 'mapImport', 'markNotificationsRead', 'mentionablePeople', 'myAccessRequest', 'namedRecords', 'newRecordAlong', 'openDocumentToSign', 'ownMonitoring', 'ownSecurity', 'ownWordAlerts', 'readRequestWay',
  'recordComments', 'recordFiles', 'recordFollowers', 'recordGroups', 'recordReferences', 'recordTalk', 'recordUpdatesAlong', 'removeOwnDevice', 'requestRights', 'requestRights', 'restoreListView', 'restoreRecordComment',
  'restoreRecordFile', 'retrieveLogoPath', 'revokeOwnComputer', 'saveListView', 'screenshots', 'searchRecords', 'signDocument', 'startBulkDelete', 'startBulkEdit', 'startImport', 'tellEditsUnderWay', 'triggerControllerFunction', 'unfollowRecord', 'updateEmpLanguagePreference', 'updateEmpLanguagePreference',
  'updateMyPreference', 'updateRecordComment', 'updateRecords', 'withdrawConsent',
];
/** Of those, what answers the caller's own matters, or what is no secret, to everybody. */
const own = new Set([
  ...lists,
  // Of bulk edits only those that the caller began.
  'bulkEdits', 'documentsToSign', 'formsToFill', 'getCompanyPartner', 'getOrganizationUserDetails', 'addErrorLog', 'getPresignedUrl', 'getSetupProgress', 'ownMonitoring', 'ownSecurity', 'ownWordAlerts', 'screenshots', 'endOwnSessions', 'logoutFromEntomo', 'getOrganizationSubscribedPlan', 'listAnnouncements', 'listMyPreferences', 'listNotificationsInDashboard',
  'changeSetActs', 'listChangeSets', 'markNotificationsRead', 'myAccessRequest', 'requestRights', 'retrieveLogoPath', 'searchRecords', 'updateEmpLanguagePreference', 'updateMyPreference',
]);
/** Answers or changes something of everybody, so that a right on a part of the people opens none of it: each was read. */
const ofEverybody = [
  'addInternetDomains', 'bringLaws', 'copyInternetClassification', 'decideBonusRound', 'deleteHiringStatus', 'draftHeadcountPlan', 'eraseCandidate', 'eraseEmployeeHistory', 'eraseIndividual', 'finalizePayrollRun', 'fundTransfer', 'generateHolidays', 'generatePayrollCycles', 'generateTaxStatement', 'getSystemActivityLogs',
  'holdPayslips', 'internetClassificationCopy', 'listChangePeople', 'listErrorLogs', 'listOutboxMails', 'listViewings', 'markSettlementsTransferred', 'markTransferred', 'moveBonusRound', 'payrollReconciliation', 'payrollRunReview', 'payrollRunWork', 'previewLeaveClosure', 'reckonBonusRound', 'reckonPayrollRun', 'releasePayslips',
  'removeInternetDomains', 'reopenPayrollRun', 'runLeaveClosure', 'saveFormFields', 'setInternetListing', 'settlementTransfer', 'startOfPayrollRun', 'startOfTaxStatement', 'takeBackSettlementTransfers', 'takeBackTransfers', 'taxStatementFile', 'taxStatementLines', 'taxStatementReview', 'updateFormLevelCoverage', 'updateFormLevelCoverage',
];

/** Guarded by forms, not by what its resolver finds out. */
const guarded = operations.filter(({ root }) => !root.isPublic && root.guards.every(({ forms }) => forms.length > 0));
const inside = operations.filter(({ root }) => !root.isPublic && root.guards.some(({ forms }) => forms.length === 0));
/** Of one set of guards each, which one piece of code judges. */
const alike = Map.groupBy(guarded, ({ root }) => JSON.stringify(root.guards));
/** Each operation is asked for by two people, and each set of guards by everybody. */
const askedBy = (name: string): Operation[] => {
  const person = people.indexOf(name);
  const isAsked = (at: number, many: number): boolean => person % many === at % many || [at, at + 3].some((each) => each % people.length === person);
  return alike.values().flatMap((those) => those.filter((_, at) => isAsked(at, Math.min(those.length, people.length)))).toArray();
};
/** Three of the people for each entity, others for the next. */
const peopleFor = (resource: Resource): [string, Person][] => [...known].filter((_, person) => (person + resources.indexOf(resource)) % people.length < 3);

const mayCall = ({ root }: Operation, rights: Rights): boolean => root.guards.some(({ forms, right, isWhole }) => forms.some((form) => (!isWhole || rights[form]?.['scope'] === 'ALL') && rights[form]?.[HELD[right]] === true && (!choiceForms.has(form) || rights[form]?.['optionalChoice'] === true)));
const refusalOf = ({ errors }: GraphqlAnswer<unknown>): string => errors[0]?.extensions.errorCode ?? '';
const isRefusedByRight = (answer: GraphqlAnswer<unknown>): boolean => /^(_DB010[0-3]|NO_UPDATE_ACCESS)$/.test(refusalOf(answer));
/** Settings say themselves that they may not be changed. */
const updatesOfSettings: ReadonlySet<string> = new Set(resources.filter(({ single }) => single).map(({ type }) => `update${type}`));
const refusedAs = ({ root }: Operation): string | undefined => (updatesOfSettings.has(root.name) ? 'NO_UPDATE_ACCESS' : REFUSALS[root.guards[0]!.right]);
const send = (ask: Client, { endpoint, document, least }: Operation) => ask(endpoint, document, least);
/** What operations that add or change, by what an argument says, are given besides when it is the right to change that is asked for. */
const changing: Readonly<Record<string, (least: Operation['least']) => Operation['least']>> = {
  addUpdateTalentPool: () => ({ talentPoolId: 1 }),
  addUpdateCandidateSalaryDetails: () => ({ isEditMode: true }),
  addUpdateSalaryDetails: () => ({ salaryId: 1 }),
  saveHiringFlow: (least) => Object.fromEntries(['stages', 'statuses'].map((name) => [name, (least[name] as object[]).map((one) => ({ ...one, version: 1 }))])),
};
const meant = (operation: Operation, right: string): Operation => {
  const { least, root } = operation;
  const more = right === 'ADD' ? ('isEditMode' in least ? { isEditMode: false } : {}) : changing[root.name]?.(least);
  return { ...operation, least: { ...least, ...more } };
};

describe('every operation', () => {
  it('has a guard, and what is open to all is a list that was read', () => {
    expect(operations.filter(({ root }) => root.isPublic && root.name !== 'endpointStatus').map(({ root }) => root.name)).toEqual(open);
    expect(operations.filter(({ root }) => root.name === 'endpointStatus' && root.isPublic)).toHaveLength(18);
    expect(inside.map(({ root }) => root.name).filter((name) => name !== 'undoChangeSet').sort()).toEqual([...findOut, ...lists].sort());
  });

  it('answers 401 without a session, but for what is public', async () => {
    for (const operation of operations) {
      const answer = await send(nobody, operation);
      if (operation.root.isPublic) expect([answer.status, answer.errors.map(({ extensions }) => extensions.code).filter((code) => code !== (byKey.has(operation.root.name) ? 'UNAUTHENTICATED' : 'BAD_USER_INPUT'))], operation.name).toEqual([200, []]);
      else expect(answer, operation.name).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    }
  });

  it.each(people)('is open to %s exactly where the SDL says so, and refused in one way', async (name) => {
    const { ask, rights } = known.get(name)!;
    for (const operation of askedBy(name)) {
      const answer = await send(ask, operation);
      expect(isRefusedByRight(answer), `${operation.name} ${refusalOf(answer)}`).toBe(!mayCall(operation, rights));
      if (isRefusedByRight(answer)) expect(answer, operation.name).toMatchObject({ status: 200, data: null, errors: [{ extensions: { code: 'FORBIDDEN', errorCode: refusedAs(operation) } }] });
      expect(refusalOf(answer), operation.name).not.toBe('_UH0001');
    }
  });

  it('is refused to who has every right but the one asked for, and open by that one alone', async () => {
    for (const [key, those] of alike) {
      const guards = JSON.parse(key) as Operation['root']['guards'];
      const without: Given = {};
      for (const { forms, right } of guards) for (const form of forms) without[form] = { ...without[form], [HELD[right]]: false };
      await probe.may(allBut(without));
      for (const operation of those) expect(isRefusedByRight(await send(probe.ask, operation)), operation.name).toBe(true);
      for (const { forms, right, scope } of guards) {
        await humble.may({ [forms[0]!]: { [HELD[right]]: true, ...(choiceForms.has(forms[0]!) ? { optionalChoice: true } : {}), scope } });
        for (const operation of those) expect(isRefusedByRight(await send(humble.ask, meant(operation, right))), `${operation.name} by ${right} on ${forms[0]}`).toBe(false);
      }
    }
  }, 240_000);

  it('about everybody is refused to whose rights reach a team', async () => {
    const whole = guarded.filter(({ root }) => root.guards.every(({ isWhole }) => isWhole));
    expect(whole.map(({ root }) => root.name).sort()).toEqual(ofEverybody);
    await probe.may(allBut(Object.fromEntries(whole.flatMap(({ root }) => root.guards.flatMap(({ forms }) => forms.map((form) => [form, { scope: 'TEAM' as const }]))))));
    for (const operation of whole) expect(isRefusedByRight(await send(probe.ask, operation)), operation.name).toBe(true);
  });

  it('that finds out inside answers nothing to who has no right at all', async () => {
    await humble.may({});
    for (const operation of inside) {
      const answer = await send(humble.ask, operation);
      if (own.has(operation.root.name)) continue;
      expect(answer.errors.length, operation.name).toBe(1);
      expect(refusalOf(answer), operation.name).toMatch(/^(_DB010[0-3]|NOT_FOUND|UNDO_NOT_FOUND|IMPORT_NOT_OFFERED|NO_FORMS|ACTION_FAILED|EMPLOYEE_MISSING)$/);
    }
  });
});

describe('ways beside the operations', () => {
  const exported = (headers: Record<string, string>, type: string) => server.ask('/export', { body: { type, format: 'CSV' }, headers });
  it('exports follow the right to view on a screen that offers them', async () => {
    for (const resource of resources) {
      const screens = resource.screens.filter(({ actions }) => actions.includes('EXPORT'));
      expect((await exported({}, resource.type)).status).toBe(401);
      for (const [name, { rights, headers }] of peopleFor(resource)) {
        const may = screens.some(({ form }) => rights[form]?.['view'] === true);
        expect((await exported(headers, resource.type)).status, `${name} ${resource.type}`).toBe(may ? 200 : 403);
      }
    }
  });

  it('import templates and lists of imports follow the right to add, on everybody’s records unless each belongs to a person', async () => {
    for (const resource of resources) {
      const path = `/imports/templates/${resource.type}`;
      expect((await server.ask(path)).status).toBe(401);
      for (const [name, { rights, headers, ask }] of peopleFor(resource)) {
        const on = (right: 'add' | 'update') =>
          resource.importable &&
          resource.screens.some(({ form, scope, actions }) => actions.includes('IMPORT') && rights[form]?.[right] === true && (resource.person !== undefined || (scope === 'ALL' && rights[form]?.['scope'] === 'ALL')));
        expect((await server.ask(path, { headers })).status === 200, `${name} ${resource.type}`).toBe(on('add'));
        expect((await server.ask(`${path}?action=UPDATE`, { headers })).status === 200, `${name} ${resource.type}`).toBe(on('update'));
        const jobs = await ask('batch-processing', 'query ($type: String!) { importJobs(type: $type) { totalRecords } }', { type: resource.type });
        expect(jobs.errors.length === 0, `${name} ${resource.type}`).toBe(on('add') || on('update'));
      }
    }
  });
});
