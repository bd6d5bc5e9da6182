import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../../src/server/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
// Printed by npm run codegen from schema/. Do not edit.
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A postal address: street1, street2, city, state, country (ISO 3166-1 alpha-2), pincode; all text, all optional. */
  Address: { input: { street1?: string; street2?: string; city?: string; state?: string; country?: string; pincode?: string }; output: { street1?: string; street2?: string; city?: string; state?: string; country?: string; pincode?: string }; }
  /** An instant, ISO 8601 with offset. */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as text, at most 15 digits before and 4 after the point. */
  Decimal: { input: string; output: string; }
  /** An e-mail address. */
  EmailAddress: { input: string; output: string; }
  /** A colour, #rrggbb. */
  HexColorCode: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A calendar day, YYYY-MM-DD. */
  LocalDate: { input: string; output: string; }
  /** A time of day, HH:MM. */
  LocalTime: { input: string; output: string; }
};

export type AccessExplanation = {
  add: Scalars['Boolean']['output'];
  /** The forms whose update right makes the person an administrator. */
  adminForms: Array<Form>;
  delete: Scalars['Boolean']['output'];
  errorCode: Scalars['String']['output'];
  form: Form;
  /** Own and team records belong to an employee record. */
  hasEmployee: Scalars['Boolean']['output'];
  /** An account that is not active opens nothing. */
  isActive: Scalars['Boolean']['output'];
  isManager: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The form opens with the optional choice right only, and no role gives it. */
  needsChoice: Scalars['Boolean']['output'];
  optionalChoice: Scalars['Boolean']['output'];
  /** Roles of the person that say nothing about it. */
  otherRoles: Array<Scalars['String']['output']>;
  /** The forms whose update right makes the person a recruiter. */
  recruiterForms: Array<Form>;
  /** Roles of the person that say something about the form. */
  roles: Array<ExplainedRole>;
  /** Null without a right. */
  scope?: Maybe<Scope>;
  /** Screens that the form guards. */
  screens: Array<ExplainedScreen>;
  /** People who report to the person, directly or through others. */
  teamSize: Scalars['Int']['output'];
  update: Scalars['Boolean']['output'];
  view: Scalars['Boolean']['output'];
  withSelf: Scalars['Boolean']['output'];
};

export type AccountDevice = {
  address?: Maybe<Scalars['String']['output']>;
  browser?: Maybe<Scalars['String']['output']>;
  firstUsedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Waits for an administrator. */
  isWaiting: Scalars['Boolean']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  system?: Maybe<Scalars['String']['output']>;
};

export type AccountSecurity = {
  /** Accounts are bound to their registered devices. */
  deviceLocking: Scalars['Boolean']['output'];
  devices: Array<AccountDevice>;
  errorCode: Scalars['String']['output'];
  hasTwoFactor: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  sessions: Array<AccountSession>;
};

export type AccountSession = {
  address?: Maybe<Scalars['String']['output']>;
  browser?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The session that asks. */
  isCurrent: Scalars['Boolean']['output'];
  isLocked: Scalars['Boolean']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  startedAt: Scalars['DateTime']['output'];
  system?: Maybe<Scalars['String']['output']>;
  /** How it began: PASSWORD, OPEN_ID, PARTNER or SET_UP. */
  way: Scalars['String']['output'];
};

/** A kind of bank account. */
export type AccountType = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type AccountTypeAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AccountType>;
};

export type AccountTypeChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AccountType>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type AccountTypeFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<AccountTypeFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<AccountTypeFilter>;
  or?: InputMaybe<Array<AccountTypeFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type AccountTypeInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type AccountTypePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<AccountType>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type AccountTypePatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type AccountTypeReference = {
  Account_Type: Scalars['String']['output'];
  Account_Type_Id: Scalars['Int']['output'];
};

export type AccountTypeSort = {
  field: AccountTypeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type AccountTypeSortField =
  | 'createdAt'
  | 'custom'
  | 'name'
  | 'status'
  | 'updatedAt';

export type AccountTypes = {
  accountTypes: Array<AccountTypeReference>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

/** What accreditations are about: safety, quality, a profession. */
export type AccreditationCategory = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

/** An accreditation under the names of the specified list. */
export type AccreditationCategoryAndType = {
  accreditationCategory: Scalars['String']['output'];
  accreditationCategoryAndTypeId: Scalars['Int']['output'];
  accreditationCategoryId: Scalars['Int']['output'];
  accreditationType: Scalars['String']['output'];
  enforceDependent: Scalars['Boolean']['output'];
  enforcementGroup?: Maybe<Scalars['String']['output']>;
  enforcementGroupId?: Maybe<Scalars['Int']['output']>;
  fileName?: Maybe<Scalars['String']['output']>;
  instruction?: Maybe<Scalars['String']['output']>;
  mandatory: Scalars['Boolean']['output'];
  status: Scalars['String']['output'];
};

export type AccreditationCategoryAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AccreditationCategory>;
};

export type AccreditationCategoryChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AccreditationCategory>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type AccreditationCategoryFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<AccreditationCategoryFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<AccreditationCategoryFilter>;
  or?: InputMaybe<Array<AccreditationCategoryFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type AccreditationCategoryInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type AccreditationCategoryOption = {
  accreditationCategory: Scalars['String']['output'];
  accreditationCategoryId: Scalars['Int']['output'];
};

export type AccreditationCategoryPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<AccreditationCategory>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type AccreditationCategoryPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type AccreditationCategorySort = {
  field: AccreditationCategorySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type AccreditationCategorySortField =
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'name'
  | 'status'
  | 'updatedAt';

/** An accreditation that people of a designation have to hold. */
export type AccreditationLink = {
  accreditation: AccreditationType;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  designation: Designation;
  id: Scalars['ID']['output'];
  /** Left empty, it names the designation and the accreditation. */
  label?: Maybe<Scalars['String']['output']>;
  /** Nobody works in the designation without it. */
  mandatory: Scalars['Boolean']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** How long after joining or promotion it may be brought. Empty: at once. */
  withinDays?: Maybe<Scalars['Int']['output']>;
};

export type AccreditationLinkAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AccreditationLink>;
};

export type AccreditationLinkChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AccreditationLink>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type AccreditationLinkFilter = {
  accreditationId?: InputMaybe<IdFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<AccreditationLinkFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  designationId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  label?: InputMaybe<TextFilter>;
  mandatory?: InputMaybe<BooleanFilter>;
  not?: InputMaybe<AccreditationLinkFilter>;
  or?: InputMaybe<Array<AccreditationLinkFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  withinDays?: InputMaybe<IntFilter>;
};

export type AccreditationLinkInput = {
  accreditationId: Scalars['ID']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  designationId: Scalars['ID']['input'];
  /** Left empty, it names the designation and the accreditation. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Nobody works in the designation without it. */
  mandatory?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<RecordStatus>;
  /** How long after joining or promotion it may be brought. Empty: at once. */
  withinDays?: InputMaybe<Scalars['Int']['input']>;
};

export type AccreditationLinkPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<AccreditationLink>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type AccreditationLinkPatch = {
  accreditationId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  designationId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, it names the designation and the accreditation. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Nobody works in the designation without it. */
  mandatory?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<RecordStatus>;
  /** How long after joining or promotion it may be brought. Empty: at once. */
  withinDays?: InputMaybe<Scalars['Int']['input']>;
};

export type AccreditationLinkSort = {
  field: AccreditationLinkSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type AccreditationLinkSortField =
  | 'accreditationId'
  | 'createdAt'
  | 'custom'
  | 'designationId'
  | 'label'
  | 'mandatory'
  | 'status'
  | 'updatedAt'
  | 'withinDays';

/** A qualification that people prove: its category, its document and who has to bring it. */
export type AccreditationType = {
  category: AccreditationCategory;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** A blank form or a sample that people download. */
  document?: Maybe<Scalars['String']['output']>;
  /** Dependents have to bring it as well. */
  enforceDependent: Scalars['Boolean']['output'];
  /** Where it is one of several that stand for each other. */
  enforcementGroup?: Maybe<EnforcementGroup>;
  id: Scalars['ID']['output'];
  /** What people read beside it. Write {here} where the document is linked: 'Download the form {here} and have it signed.' */
  instruction?: Maybe<Scalars['String']['output']>;
  /** New people cannot finish their own onboarding without it. */
  mandatoryDuringSelfOnboarding: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type AccreditationTypeAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AccreditationType>;
};

export type AccreditationTypeChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AccreditationType>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type AccreditationTypeFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<AccreditationTypeFilter>>;
  categoryId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  enforceDependent?: InputMaybe<BooleanFilter>;
  enforcementGroupId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  instruction?: InputMaybe<TextFilter>;
  mandatoryDuringSelfOnboarding?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<AccreditationTypeFilter>;
  or?: InputMaybe<Array<AccreditationTypeFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type AccreditationTypeInput = {
  categoryId: Scalars['ID']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** A blank form or a sample that people download. */
  document?: InputMaybe<Scalars['String']['input']>;
  /** Dependents have to bring it as well. */
  enforceDependent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it is one of several that stand for each other. */
  enforcementGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** What people read beside it. Write {here} where the document is linked: 'Download the form {here} and have it signed.' */
  instruction?: InputMaybe<Scalars['String']['input']>;
  /** New people cannot finish their own onboarding without it. */
  mandatoryDuringSelfOnboarding?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type AccreditationTypePage = {
  accreditationDetails: Array<AccreditationCategoryAndType>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<AccreditationType>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type AccreditationTypePatch = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** A blank form or a sample that people download. */
  document?: InputMaybe<Scalars['String']['input']>;
  /** Dependents have to bring it as well. */
  enforceDependent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it is one of several that stand for each other. */
  enforcementGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** What people read beside it. Write {here} where the document is linked: 'Download the form {here} and have it signed.' */
  instruction?: InputMaybe<Scalars['String']['input']>;
  /** New people cannot finish their own onboarding without it. */
  mandatoryDuringSelfOnboarding?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type AccreditationTypeSort = {
  field: AccreditationTypeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type AccreditationTypeSortField =
  | 'categoryId'
  | 'createdAt'
  | 'custom'
  | 'enforceDependent'
  | 'enforcementGroupId'
  | 'instruction'
  | 'mandatoryDuringSelfOnboarding'
  | 'name'
  | 'status'
  | 'updatedAt';

export type AirTicketBasis =
  /** What was spent, at most the fare. */
  | 'ACTUALS'
  /** The fare, whatever the ticket cost. */
  | 'FARE';

export type AirTicketClass =
  | 'BUSINESS'
  | 'ECONOMY'
  | 'FIRST'
  | 'PREMIUM_ECONOMY';

export type AllEmployeeDetails = {
  employeeList: Array<EmployeeListItem>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

/** A distinction that an employee was given. */
export type Award = {
  awardedOn: Scalars['LocalDate']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  employee: Employee;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type AwardAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Award>;
};

export type AwardChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Award>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type AwardFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<AwardFilter>>;
  awardedOn?: InputMaybe<LocalDateFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<AwardFilter>;
  or?: InputMaybe<Array<AwardFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type AwardInput = {
  awardedOn: Scalars['LocalDate']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  employeeId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

export type AwardPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Award>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type AwardPatch = {
  awardedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type AwardSort = {
  field: AwardSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type AwardSortField =
  | 'awardedOn'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'employeeId'
  | 'name'
  | 'updatedAt';

/** A bank at which people have the account that their pay goes to. */
export type Bank = {
  /** The first letters of the codes of its branches, or its SWIFT code. */
  code?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

/** An account that pay goes to. */
export type BankAccount = {
  /** As the bank knows it. */
  accountHolder: Scalars['String']['output'];
  /** The IBAN where the country has one, else the number of the account. */
  accountNumber: Scalars['String']['output'];
  accountType?: Maybe<AccountType>;
  bank: Bank;
  /** Which bank and branch, where the country has no IBAN: the IFSC in India, the routing number in the United States, the BSB in Australia, bank and branch in Japan. */
  bankCode?: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  id: Scalars['ID']['output'];
  /** Pay goes here. The account that got it before no longer does. */
  isPrimary: Scalars['Boolean']['output'];
  proof?: Maybe<Scalars['String']['output']>;
  /** BIC or SWIFT code, 8 or 11 signs, for transfers from abroad. */
  swift?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type BankAccountAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<BankAccount>;
};

export type BankAccountChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<BankAccount>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type BankAccountFilter = {
  accountHolder?: InputMaybe<TextFilter>;
  accountNumber?: InputMaybe<TextFilter>;
  accountTypeId?: InputMaybe<IdFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<BankAccountFilter>>;
  bankCode?: InputMaybe<TextFilter>;
  bankId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isPrimary?: InputMaybe<BooleanFilter>;
  not?: InputMaybe<BankAccountFilter>;
  or?: InputMaybe<Array<BankAccountFilter>>;
  swift?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type BankAccountInput = {
  /** As the bank knows it. */
  accountHolder: Scalars['String']['input'];
  /** The IBAN where the country has one, else the number of the account. */
  accountNumber: Scalars['String']['input'];
  accountTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** Which bank and branch, where the country has no IBAN: the IFSC in India, the routing number in the United States, the BSB in Australia, bank and branch in Japan. */
  bankCode?: InputMaybe<Scalars['String']['input']>;
  bankId: Scalars['ID']['input'];
  country: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  /** Pay goes here. The account that got it before no longer does. */
  isPrimary?: InputMaybe<Scalars['Boolean']['input']>;
  proof?: InputMaybe<Scalars['String']['input']>;
  /** BIC or SWIFT code, 8 or 11 signs, for transfers from abroad. */
  swift?: InputMaybe<Scalars['String']['input']>;
};

export type BankAccountPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<BankAccount>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type BankAccountPatch = {
  /** As the bank knows it. */
  accountHolder?: InputMaybe<Scalars['String']['input']>;
  /** The IBAN where the country has one, else the number of the account. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  accountTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** Which bank and branch, where the country has no IBAN: the IFSC in India, the routing number in the United States, the BSB in Australia, bank and branch in Japan. */
  bankCode?: InputMaybe<Scalars['String']['input']>;
  bankId?: InputMaybe<Scalars['ID']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Pay goes here. The account that got it before no longer does. */
  isPrimary?: InputMaybe<Scalars['Boolean']['input']>;
  proof?: InputMaybe<Scalars['String']['input']>;
  /** BIC or SWIFT code, 8 or 11 signs, for transfers from abroad. */
  swift?: InputMaybe<Scalars['String']['input']>;
};

export type BankAccountSort = {
  field: BankAccountSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type BankAccountSortField =
  | 'accountHolder'
  | 'accountNumber'
  | 'accountTypeId'
  | 'bankCode'
  | 'bankId'
  | 'country'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'isPrimary'
  | 'swift'
  | 'updatedAt';

export type BankAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Bank>;
};

export type BankChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Bank>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type BankDetails = {
  bankDetails: Array<BankReference>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type BankFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<BankFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<BankFilter>;
  or?: InputMaybe<Array<BankFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type BankInput = {
  /** The first letters of the codes of its branches, or its SWIFT code. */
  code?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type BankPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Bank>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type BankPatch = {
  /** The first letters of the codes of its branches, or its SWIFT code. */
  code?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type BankReference = {
  Bank_Code?: Maybe<Scalars['String']['output']>;
  Bank_Id: Scalars['Int']['output'];
  Bank_Name: Scalars['String']['output'];
  Country_Code?: Maybe<Scalars['String']['output']>;
};

export type BankSort = {
  field: BankSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type BankSortField =
  | 'code'
  | 'country'
  | 'createdAt'
  | 'custom'
  | 'name'
  | 'status'
  | 'updatedAt';

export type Barangay = {
  Barangay_Id: Scalars['Int']['output'];
  Barangay_Name: Scalars['String']['output'];
  City_Id: Scalars['Int']['output'];
  city: Scalars['String']['output'];
  region: Scalars['String']['output'];
  /** The province; the region of a city that belongs to none. */
  state: Scalars['String']['output'];
};

export type Barangays = {
  barangays: Array<Barangay>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
};

export type BooleanFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A name under which the organisation meets its customers. */
export type Brand = {
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type BrandAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Brand>;
};

export type BrandChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Brand>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type BrandFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<BrandFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<BrandFilter>;
  or?: InputMaybe<Array<BrandFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type BrandInput = {
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type BrandPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Brand>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type BrandPatch = {
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type BrandSort = {
  field: BrandSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type BrandSortField =
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'name'
  | 'status'
  | 'updatedAt';

/** A line of business with its own cost center. */
export type BusinessUnit = {
  code: Scalars['String']['output'];
  /** As the ledger knows it. */
  costCenter?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** Who answers for its results. */
  head?: Maybe<Employee>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  organizationGroup?: Maybe<OrganizationGroup>;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type BusinessUnitAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<BusinessUnit>;
};

export type BusinessUnitChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<BusinessUnit>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type BusinessUnitFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<BusinessUnitFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  costCenter?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  headId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<BusinessUnitFilter>;
  or?: InputMaybe<Array<BusinessUnitFilter>>;
  organizationGroupId?: InputMaybe<IdFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type BusinessUnitInput = {
  code: Scalars['String']['input'];
  /** As the ledger knows it. */
  costCenter?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Who answers for its results. */
  headId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  organizationGroupId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<RecordStatus>;
};

/** A business unit under the names of the specified list. */
export type BusinessUnitOption = {
  businessUnit: Scalars['String']['output'];
  businessUnitCode: Scalars['String']['output'];
  businessUnitId: Scalars['Int']['output'];
  costCenter?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
};

export type BusinessUnitPage = {
  businessUnits: Array<BusinessUnitOption>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<BusinessUnit>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type BusinessUnitPatch = {
  code?: InputMaybe<Scalars['String']['input']>;
  /** As the ledger knows it. */
  costCenter?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Who answers for its results. */
  headId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  organizationGroupId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type BusinessUnitSort = {
  field: BusinessUnitSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type BusinessUnitSortField =
  | 'code'
  | 'costCenter'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'headId'
  | 'name'
  | 'organizationGroupId'
  | 'status'
  | 'updatedAt';

export type CareerReference = {
  Career_Id: Scalars['Int']['output'];
  Career_Name: Scalars['String']['output'];
};

/** A line of posts along which people are promoted. */
export type CareerTrack = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type CareerTrackAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CareerTrack>;
};

export type CareerTrackChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CareerTrack>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CareerTrackFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CareerTrackFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<CareerTrackFilter>;
  or?: InputMaybe<Array<CareerTrackFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type CareerTrackInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type CareerTrackPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<CareerTrack>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CareerTrackPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type CareerTrackSort = {
  field: CareerTrackSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CareerTrackSortField =
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'name'
  | 'status'
  | 'updatedAt';

export type ChangeKind =
  | 'ADD'
  | 'DELETE'
  /** Somebody was handed a file of the record; the audit log and the record's history tell it. */
  | 'DOWNLOAD'
  /** What was recorded of a person before was erased; only the audit log tells it. */
  | 'ERASE'
  | 'UPDATE';

/** Of a list: the records that one change-set added or changed, as of an import. */
export type ChangeSetFilter = {
  equals: Scalars['ID']['input'];
};

/** By what a change was made: a form, cells of a list (CELLS, PASTE, REPLACE), what was dragged (MOVE), one value for many records (BULK). */
export type ChangeSource =
  | 'BULK'
  | 'CELLS'
  | 'DELETE'
  | 'FORM'
  | 'IMPORT'
  | 'MOVE'
  | 'PASTE'
  | 'REDO'
  | 'REPLACE'
  | 'RULE'
  | 'SEED'
  | 'STATUS'
  | 'UNDO';

export type CitiesWithState = {
  cities: Array<CityWithState>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CityWithState = {
  City_Id: Scalars['Int']['output'];
  City_Name: Scalars['String']['output'];
  Country_Code: Scalars['String']['output'];
  /** The usual language and country, for example fil-PH. */
  Locale: Scalars['String']['output'];
  State_Id?: Maybe<Scalars['Int']['output']>;
  State_Name?: Maybe<Scalars['String']['output']>;
};

export type ColumnKind =
  /** A country, ISO 3166-1 alpha-2: chosen by name, imported by name or code. */
  | 'COUNTRY'
  /** A currency in circulation, ISO 4217. */
  | 'CURRENCY'
  /** A way to write dates. */
  | 'DATE_FORMAT'
  | 'DURATION'
  /** A language that people speak, ISO 639: chosen by name, imported by name or code. */
  | 'LANGUAGE'
  | 'LONG_TEXT'
  | 'MONEY'
  | 'PERCENT'
  | 'PHONE'
  /** A time zone, IANA. */
  | 'TIME_ZONE'
  /** A calendar year: a whole number that is read without separators. */
  | 'YEAR';

export type ConditionDetail = {
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type Countries = {
  countries: Array<CountryReference>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CountryReference = {
  /** ISO 3166-1 alpha-2. */
  Country_Code: Scalars['String']['output'];
  /** In the caller's language. */
  Country_Name: Scalars['String']['output'];
};

/** A course of study that ends with a degree or a certificate. */
export type Course = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  level?: Maybe<CourseLevel>;
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type CourseAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Course>;
};

export type CourseChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Course>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CourseDetails = {
  courseDetails: Array<CourseReference>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CourseFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CourseFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  level?: InputMaybe<CourseLevelFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<CourseFilter>;
  or?: InputMaybe<Array<CourseFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type CourseInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  level?: InputMaybe<CourseLevel>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type CourseLevel =
  | 'BACHELOR'
  | 'CERTIFICATE'
  | 'DIPLOMA'
  | 'DOCTORATE'
  | 'MASTER'
  | 'SECONDARY';

export type CourseLevelFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<CourseLevel>;
  in?: InputMaybe<Array<CourseLevel>>;
};

export type CoursePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Course>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CoursePatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  level?: InputMaybe<CourseLevel>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type CourseReference = {
  Course_Id: Scalars['Int']['output'];
  Course_Level?: Maybe<Scalars['String']['output']>;
  Course_Name: Scalars['String']['output'];
};

export type CourseSort = {
  field: CourseSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CourseSortField =
  | 'createdAt'
  | 'custom'
  | 'level'
  | 'name'
  | 'status'
  | 'updatedAt';

/** Whom a configuration is for. */
export type Coverage =
  | 'CUSTOM_GROUP'
  | 'ORGANIZATION';

/** A currency that the organisation pays or counts in. */
export type Currency = {
  /** ISO 4217. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Digits after the point in amounts: 2 for most, 0 for the yen. */
  decimals: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  /** As payslips print it. */
  symbol?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type CurrencyAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Currency>;
};

export type CurrencyChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Currency>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CurrencyFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CurrencyFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  decimals?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<CurrencyFilter>;
  or?: InputMaybe<Array<CurrencyFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  symbol?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type CurrencyInput = {
  /** ISO 4217. */
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Digits after the point in amounts: 2 for most, 0 for the yen. */
  decimals?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
  /** As payslips print it. */
  symbol?: InputMaybe<Scalars['String']['input']>;
};

export type CurrencyPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Currency>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CurrencyPatch = {
  /** ISO 4217. */
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Digits after the point in amounts: 2 for most, 0 for the yen. */
  decimals?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
  /** As payslips print it. */
  symbol?: InputMaybe<Scalars['String']['input']>;
};

export type CurrencySort = {
  field: CurrencySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CurrencySortField =
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'decimals'
  | 'name'
  | 'status'
  | 'symbol'
  | 'updatedAt';

/** People who belong together, by what they do and where or by choice. Settings can hold for a group alone. */
export type CustomEmployeeGroup = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** They do not belong to the group although the rules say so. */
  exceptions?: Maybe<Array<GroupException>>;
  id: Scalars['ID']['output'];
  /** They belong to the group whatever the rules say. */
  members?: Maybe<Array<GroupMember>>;
  name: Scalars['String']['output'];
  /** Whoever fits everything that one line names belongs to the group. Lines are alternatives; empty cells do not matter. */
  rules?: Maybe<Array<GroupRule>>;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type CustomEmployeeGroupAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CustomEmployeeGroup>;
};

export type CustomEmployeeGroupChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CustomEmployeeGroup>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CustomEmployeeGroupFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CustomEmployeeGroupFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<CustomEmployeeGroupFilter>;
  or?: InputMaybe<Array<CustomEmployeeGroupFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type CustomEmployeeGroupInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** They do not belong to the group although the rules say so. */
  exceptions?: InputMaybe<Array<GroupExceptionInput>>;
  /** They belong to the group whatever the rules say. */
  members?: InputMaybe<Array<GroupMemberInput>>;
  name: Scalars['String']['input'];
  /** Whoever fits everything that one line names belongs to the group. Lines are alternatives; empty cells do not matter. */
  rules?: InputMaybe<Array<GroupRuleInput>>;
  status?: InputMaybe<RecordStatus>;
};

export type CustomEmployeeGroupPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<CustomEmployeeGroup>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CustomEmployeeGroupPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** They do not belong to the group although the rules say so. */
  exceptions?: InputMaybe<Array<GroupExceptionInput>>;
  /** They belong to the group whatever the rules say. */
  members?: InputMaybe<Array<GroupMemberInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whoever fits everything that one line names belongs to the group. Lines are alternatives; empty cells do not matter. */
  rules?: InputMaybe<Array<GroupRuleInput>>;
  status?: InputMaybe<RecordStatus>;
};

export type CustomEmployeeGroupSort = {
  field: CustomEmployeeGroupSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CustomEmployeeGroupSortField =
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'name'
  | 'status'
  | 'updatedAt';

export type CustomGroupList = {
  customGroups: Array<CustomGroupReference>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type CustomGroupReference = {
  description?: Maybe<Scalars['String']['output']>;
  groupId: Scalars['Int']['output'];
  groupName: Scalars['String']['output'];
};

export type DateTimeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['DateTime']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  in?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Days relative to today on the organisation's calendar: TODAY, THIS_MONTH, NEXT_WEEK, LAST_30_DAYS. */
  within?: InputMaybe<Scalars['String']['input']>;
};

export type DecidedStep = {
  decision: Scalars['String']['output'];
  step: Scalars['Int']['output'];
  steps: Scalars['Int']['output'];
  workflow: Scalars['String']['output'];
};

export type DecimalFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['Decimal']['input']>;
  from?: InputMaybe<Scalars['Decimal']['input']>;
  in?: InputMaybe<Array<Scalars['Decimal']['input']>>;
  to?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Whether a declaration may be handed in. */
export type DeclarationLock =
  | 'LOCKED'
  | 'OPEN';

/** Where a declaration stands. */
export type DeclarationStatus =
  | 'DRAFT'
  | 'SUBMITTED';

/** What employees declare for a financial year. */
export type DeclarationType =
  | 'FBP'
  | 'NPS';

export type DeleteAnswer = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  /** How many records are gone. */
  deleted: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** How many records refer to the one that took their place. */
  moved: Scalars['Int']['output'];
};

/** A part of the organisation that people work in; departments form a tree. */
export type Department = {
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  head?: Maybe<Employee>;
  id: Scalars['ID']['output'];
  location?: Maybe<Location>;
  name: Scalars['String']['output'];
  /** The department that this one belongs to. Empty at the top. */
  parent?: Maybe<Department>;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type DepartmentAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Department>;
};

export type DepartmentChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Department>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type DepartmentFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<DepartmentFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  headId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  locationId?: InputMaybe<IdFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<DepartmentFilter>;
  or?: InputMaybe<Array<DepartmentFilter>>;
  parentId?: InputMaybe<IdFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type DepartmentInput = {
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  headId?: InputMaybe<Scalars['ID']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  /** The department that this one belongs to. Empty at the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type DepartmentNode = {
  code: Scalars['String']['output'];
  headId?: Maybe<Scalars['ID']['output']>;
  headName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  parentId?: Maybe<Scalars['ID']['output']>;
  /** People of the department itself who have not left. Null without the right to see every employee. */
  people?: Maybe<Scalars['Int']['output']>;
  status: RecordStatus;
  /** What moving it has to name. */
  version: Scalars['Int']['output'];
};

export type DepartmentPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Department>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type DepartmentPatch = {
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  headId?: InputMaybe<Scalars['ID']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The department that this one belongs to. Empty at the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type DepartmentSort = {
  field: DepartmentSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type DepartmentSortField =
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'headId'
  | 'locationId'
  | 'name'
  | 'parentId'
  | 'status'
  | 'updatedAt';

export type DepartmentTree = {
  departments: Array<DepartmentNode>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

/** A post that people hold, with the probation and notice that go with it. */
export type Designation = {
  /** Uses the geofence of the employee's location. */
  attendanceEnforcedGeoLocation: Scalars['Boolean']['output'];
  /** Days without a check-in become loss of pay. */
  attendanceEnforcedPayment: Scalars['Boolean']['output'];
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** Automatic confirms on the day after probation ends. */
  employeeConfirmation: EmployeeConfirmation;
  grade: Grade;
  id: Scalars['ID']['output'];
  level: JobLevel;
  noticePeriodAfterProbationDays: Scalars['Int']['output'];
  /** Recovered in full and final settlement. */
  noticePeriodPayByEmployee: Scalars['Boolean']['output'];
  /** When the organization ends it early. */
  noticePeriodPayByEmployer: Scalars['Boolean']['output'];
  noticePeriodWithinProbationDays: Scalars['Int']['output'];
  /** Counted from the date of joining. A month is 30 days. */
  probationDays: Scalars['Int']['output'];
  status: RecordStatus;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type DesignationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Designation>;
};

export type DesignationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Designation>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type DesignationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<DesignationFilter>>;
  attendanceEnforcedGeoLocation?: InputMaybe<BooleanFilter>;
  attendanceEnforcedPayment?: InputMaybe<BooleanFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  employeeConfirmation?: InputMaybe<EmployeeConfirmationFilter>;
  gradeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  levelId?: InputMaybe<IdFilter>;
  not?: InputMaybe<DesignationFilter>;
  noticePeriodAfterProbationDays?: InputMaybe<IntFilter>;
  noticePeriodPayByEmployee?: InputMaybe<BooleanFilter>;
  noticePeriodPayByEmployer?: InputMaybe<BooleanFilter>;
  noticePeriodWithinProbationDays?: InputMaybe<IntFilter>;
  or?: InputMaybe<Array<DesignationFilter>>;
  probationDays?: InputMaybe<IntFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  title?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type DesignationInput = {
  /** Uses the geofence of the employee's location. */
  attendanceEnforcedGeoLocation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Days without a check-in become loss of pay. */
  attendanceEnforcedPayment?: InputMaybe<Scalars['Boolean']['input']>;
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Automatic confirms on the day after probation ends. */
  employeeConfirmation?: InputMaybe<EmployeeConfirmation>;
  gradeId: Scalars['ID']['input'];
  levelId: Scalars['ID']['input'];
  noticePeriodAfterProbationDays?: InputMaybe<Scalars['Int']['input']>;
  /** Recovered in full and final settlement. */
  noticePeriodPayByEmployee?: InputMaybe<Scalars['Boolean']['input']>;
  /** When the organization ends it early. */
  noticePeriodPayByEmployer?: InputMaybe<Scalars['Boolean']['input']>;
  noticePeriodWithinProbationDays?: InputMaybe<Scalars['Int']['input']>;
  /** Counted from the date of joining. A month is 30 days. */
  probationDays?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<RecordStatus>;
  title: Scalars['String']['input'];
};

export type DesignationPage = {
  designationDetails: Array<DesignationReference>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Designation>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type DesignationPatch = {
  /** Uses the geofence of the employee's location. */
  attendanceEnforcedGeoLocation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Days without a check-in become loss of pay. */
  attendanceEnforcedPayment?: InputMaybe<Scalars['Boolean']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Automatic confirms on the day after probation ends. */
  employeeConfirmation?: InputMaybe<EmployeeConfirmation>;
  gradeId?: InputMaybe<Scalars['ID']['input']>;
  levelId?: InputMaybe<Scalars['ID']['input']>;
  noticePeriodAfterProbationDays?: InputMaybe<Scalars['Int']['input']>;
  /** Recovered in full and final settlement. */
  noticePeriodPayByEmployee?: InputMaybe<Scalars['Boolean']['input']>;
  /** When the organization ends it early. */
  noticePeriodPayByEmployer?: InputMaybe<Scalars['Boolean']['input']>;
  noticePeriodWithinProbationDays?: InputMaybe<Scalars['Int']['input']>;
  /** Counted from the date of joining. A month is 30 days. */
  probationDays?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<RecordStatus>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A designation under the names of the specified list. */
export type DesignationReference = {
  Designation_Code: Scalars['String']['output'];
  Designation_Id: Scalars['Int']['output'];
  Designation_Name: Scalars['String']['output'];
  /** The same. */
  designationCode: Scalars['String']['output'];
};

export type DesignationSort = {
  field: DesignationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type DesignationSortField =
  | 'attendanceEnforcedGeoLocation'
  | 'attendanceEnforcedPayment'
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'employeeConfirmation'
  | 'gradeId'
  | 'levelId'
  | 'noticePeriodAfterProbationDays'
  | 'noticePeriodPayByEmployee'
  | 'noticePeriodPayByEmployer'
  | 'noticePeriodWithinProbationDays'
  | 'probationDays'
  | 'status'
  | 'title'
  | 'updatedAt';

/** What documents of people are about: identity, education, employment. */
export type DocumentCategory = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type DocumentCategoryAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DocumentCategory>;
};

export type DocumentCategoryChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DocumentCategory>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type DocumentCategoryFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<DocumentCategoryFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<DocumentCategoryFilter>;
  or?: InputMaybe<Array<DocumentCategoryFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type DocumentCategoryInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

/** One of them under the names of the specified list. */
export type DocumentCategoryOption = {
  documentCategory: Scalars['String']['output'];
  documentCategoryId: Scalars['Int']['output'];
  status: Scalars['String']['output'];
};

export type DocumentCategoryPage = {
  documentCategory: Array<DocumentCategoryOption>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<DocumentCategory>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type DocumentCategoryPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type DocumentCategorySort = {
  field: DocumentCategorySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type DocumentCategorySortField =
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'name'
  | 'status'
  | 'updatedAt';

/** A document subtype under the names of the specified list. */
export type DocumentSubTypeOption = {
  Instruction?: Maybe<Scalars['String']['output']>;
  Mandatory: Scalars['Boolean']['output'];
  documentCategory: Scalars['String']['output'];
  documentCategoryId: Scalars['Int']['output'];
  documentSubType: Scalars['String']['output'];
  documentSubTypeId: Scalars['Int']['output'];
  documentType: Scalars['String']['output'];
  documentTypeId: Scalars['Int']['output'];
  status: Scalars['String']['output'];
};

/** A document that people bring or receive, with what the organisation asks of it. */
export type DocumentSubtype = {
  /** It may be attached to mails. */
  allowedForEmailCommunication: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  documentCategory: DocumentCategory;
  documentType: DocumentType;
  /** A blank form or a sample that people download. */
  downloadableDocument?: Maybe<Scalars['String']['output']>;
  /** The mails that it goes with. */
  emailTemplates?: Maybe<Array<DocumentSubtypeTemplate>>;
  /** Whoever onboards somebody cannot finish without it. */
  enforceDuringOnboarding: Scalars['Boolean']['output'];
  /** New people cannot finish their own onboarding without it. */
  enforcedInSelfOnboarding: Scalars['Boolean']['output'];
  /** Where it is one of several that stand for each other. */
  enforcementGroup?: Maybe<EnforcementGroup>;
  id: Scalars['ID']['output'];
  /** What people read beside it. */
  instruction?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type DocumentSubtypeAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DocumentSubtype>;
};

export type DocumentSubtypeChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DocumentSubtype>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type DocumentSubtypeFilter = {
  allowedForEmailCommunication?: InputMaybe<BooleanFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<DocumentSubtypeFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  documentCategoryId?: InputMaybe<IdFilter>;
  documentTypeId?: InputMaybe<IdFilter>;
  enforceDuringOnboarding?: InputMaybe<BooleanFilter>;
  enforcedInSelfOnboarding?: InputMaybe<BooleanFilter>;
  enforcementGroupId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  instruction?: InputMaybe<TextFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<DocumentSubtypeFilter>;
  or?: InputMaybe<Array<DocumentSubtypeFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type DocumentSubtypeInput = {
  /** It may be attached to mails. */
  allowedForEmailCommunication?: InputMaybe<Scalars['Boolean']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  documentCategoryId: Scalars['ID']['input'];
  documentTypeId: Scalars['ID']['input'];
  /** A blank form or a sample that people download. */
  downloadableDocument?: InputMaybe<Scalars['String']['input']>;
  /** The mails that it goes with. */
  emailTemplates?: InputMaybe<Array<DocumentSubtypeTemplateInput>>;
  /** Whoever onboards somebody cannot finish without it. */
  enforceDuringOnboarding?: InputMaybe<Scalars['Boolean']['input']>;
  /** New people cannot finish their own onboarding without it. */
  enforcedInSelfOnboarding?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it is one of several that stand for each other. */
  enforcementGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** What people read beside it. */
  instruction?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type DocumentSubtypePage = {
  documentSubType: Array<DocumentSubTypeOption>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<DocumentSubtype>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type DocumentSubtypePatch = {
  /** It may be attached to mails. */
  allowedForEmailCommunication?: InputMaybe<Scalars['Boolean']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  documentCategoryId?: InputMaybe<Scalars['ID']['input']>;
  documentTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** A blank form or a sample that people download. */
  downloadableDocument?: InputMaybe<Scalars['String']['input']>;
  /** The mails that it goes with. */
  emailTemplates?: InputMaybe<Array<DocumentSubtypeTemplateInput>>;
  /** Whoever onboards somebody cannot finish without it. */
  enforceDuringOnboarding?: InputMaybe<Scalars['Boolean']['input']>;
  /** New people cannot finish their own onboarding without it. */
  enforcedInSelfOnboarding?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it is one of several that stand for each other. */
  enforcementGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** What people read beside it. */
  instruction?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type DocumentSubtypeSort = {
  field: DocumentSubtypeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type DocumentSubtypeSortField =
  | 'allowedForEmailCommunication'
  | 'createdAt'
  | 'custom'
  | 'documentCategoryId'
  | 'documentTypeId'
  | 'enforceDuringOnboarding'
  | 'enforcedInSelfOnboarding'
  | 'enforcementGroupId'
  | 'instruction'
  | 'name'
  | 'status'
  | 'updatedAt';

export type DocumentSubtypeTemplate = {
  id: Scalars['ID']['output'];
  template: EmailTemplate;
};

export type DocumentSubtypeTemplateInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  templateId: Scalars['ID']['input'];
};

/** The form that a document has: certificate, letter, card. */
export type DocumentType = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type DocumentTypeAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DocumentType>;
};

export type DocumentTypeChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DocumentType>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type DocumentTypeFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<DocumentTypeFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<DocumentTypeFilter>;
  or?: InputMaybe<Array<DocumentTypeFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type DocumentTypeInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

/** One of them under the names of the specified list. */
export type DocumentTypeOption = {
  documentType: Scalars['String']['output'];
  documentTypeId: Scalars['Int']['output'];
  status: Scalars['String']['output'];
};

export type DocumentTypePage = {
  documentType: Array<DocumentTypeOption>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<DocumentType>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type DocumentTypePatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type DocumentTypeSort = {
  field: DocumentTypeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type DocumentTypeSortField =
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'name'
  | 'status'
  | 'updatedAt';

/** Of modules that this installation does not have there are none. */
export type DropDownBoxDetails = {
  /** Whom the organisation recruits for. */
  clients: Array<DropdownClient>;
  currency: Array<DropdownCurrency>;
  departments: Array<DropdownDepartment>;
  employeeType: Array<DropdownEmployeeType>;
  errorCode: Scalars['String']['output'];
  locations: Array<DropdownLocation>;
  /** Employees within the caller's reach who lead somebody. */
  managers: Array<DropdownManager>;
  message: Scalars['String']['output'];
  /** Empty without the right to view roles. */
  roles: Array<DropdownRole>;
  /** Of interviews. */
  rounds: Array<DropdownRound>;
  serviceProvider: Array<DropdownServiceProvider>;
  skills: Array<DropdownSkill>;
  /** Of the organisation's country. */
  state: Array<DropdownState>;
  status: Array<DropdownStatus>;
  workAuthorizations: Array<DropdownWorkAuthorization>;
  workSchedules: Array<DropdownWorkSchedule>;
};

export type DropdownClient = {
  Client_Id: Scalars['Int']['output'];
  Client_Name: Scalars['String']['output'];
};

export type DropdownCurrency = {
  /** ISO 4217. */
  Currency_Code: Scalars['String']['output'];
  /** In the caller's language. */
  Currency_Name: Scalars['String']['output'];
};

export type DropdownDepartment = {
  Department_Code: Scalars['String']['output'];
  Department_Id: Scalars['Int']['output'];
  Department_Name: Scalars['String']['output'];
};

export type DropdownDetails = {
  /** JSON text: an object {key, data} for each key that was asked. */
  dropdownDetails: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type DropdownEmployeeType = {
  EmpType_Id: Scalars['Int']['output'];
  Employee_Type: Scalars['String']['output'];
};

export type DropdownLocation = {
  /** ISO 4217, of what is paid there. */
  Currency_Code?: Maybe<Scalars['String']['output']>;
  /** The currency of the organisation's own list with this code. Found by the location. */
  Currency_Id?: Maybe<Scalars['Int']['output']>;
  Location_Id: Scalars['Int']['output'];
  Location_Name: Scalars['String']['output'];
};

export type DropdownManager = {
  Manager_Id: Scalars['Int']['output'];
  Manager_Name: Scalars['String']['output'];
};

export type DropdownRole = {
  Roles_Id: Scalars['Int']['output'];
  Roles_Name: Scalars['String']['output'];
};

export type DropdownRound = {
  Round_Id: Scalars['Int']['output'];
  Round_Name: Scalars['String']['output'];
};

export type DropdownServiceProvider = {
  Service_Provider_Id: Scalars['Int']['output'];
  Service_Provider_Name: Scalars['String']['output'];
};

export type DropdownSkill = {
  Skill_Id: Scalars['Int']['output'];
  Skill_Name: Scalars['String']['output'];
};

export type DropdownState = {
  State_Id: Scalars['Int']['output'];
  State_Name: Scalars['String']['output'];
};

export type DropdownStatus = {
  /** In the caller's language. */
  Status: Scalars['String']['output'];
  /** ACTIVE and so on, as records hold it. */
  Status_Code: Scalars['String']['output'];
};

export type DropdownWorkAuthorization = {
  Work_Authorization_Id: Scalars['Int']['output'];
  Work_Authorization_Name: Scalars['String']['output'];
};

export type DropdownWorkSchedule = {
  WorkSchedule_Id: Scalars['Int']['output'];
  WorkSchedule_Name: Scalars['String']['output'];
};

export type EduInstitutionAndSpecialization = {
  errorCode: Scalars['String']['output'];
  institutions: Array<InstitutionReference>;
  message: Scalars['String']['output'];
  specializations: Array<SpecializationReference>;
};

/** A degree or course that somebody completed or is taking. */
export type Education = {
  certificate?: Maybe<Scalars['String']['output']>;
  /** Empty while it is going on. */
  completedOn?: Maybe<Scalars['LocalDate']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  /** The course of the reference list that it is. */
  course?: Maybe<Course>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  id: Scalars['ID']['output'];
  institution?: Maybe<Institution>;
  level?: Maybe<EducationLevel>;
  /** Where the list of institutions does not have it. */
  otherInstitution?: Maybe<Scalars['String']['output']>;
  /** As the certificate calls it. */
  qualification: Scalars['String']['output'];
  /** As on the certificate: a grade, a percentage, a class. */
  result?: Maybe<Scalars['String']['output']>;
  specialization?: Maybe<Specialization>;
  startedOn?: Maybe<Scalars['LocalDate']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type EducationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Education>;
};

export type EducationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Education>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type EducationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<EducationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  completedOn?: InputMaybe<LocalDateFilter>;
  country?: InputMaybe<TextFilter>;
  courseId?: InputMaybe<IdFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  institutionId?: InputMaybe<IdFilter>;
  level?: InputMaybe<EducationLevelFilter>;
  not?: InputMaybe<EducationFilter>;
  or?: InputMaybe<Array<EducationFilter>>;
  otherInstitution?: InputMaybe<TextFilter>;
  qualification?: InputMaybe<TextFilter>;
  result?: InputMaybe<TextFilter>;
  specializationId?: InputMaybe<IdFilter>;
  startedOn?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type EducationInput = {
  certificate?: InputMaybe<Scalars['String']['input']>;
  /** Empty while it is going on. */
  completedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** The course of the reference list that it is. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  institutionId?: InputMaybe<Scalars['ID']['input']>;
  level?: InputMaybe<EducationLevel>;
  /** Where the list of institutions does not have it. */
  otherInstitution?: InputMaybe<Scalars['String']['input']>;
  /** As the certificate calls it. */
  qualification: Scalars['String']['input'];
  /** As on the certificate: a grade, a percentage, a class. */
  result?: InputMaybe<Scalars['String']['input']>;
  specializationId?: InputMaybe<Scalars['ID']['input']>;
  startedOn?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type EducationLevel =
  | 'BACHELOR'
  | 'DIPLOMA'
  | 'DOCTORATE'
  | 'MASTER'
  | 'PROFESSIONAL'
  | 'SCHOOL'
  | 'VOCATIONAL';

export type EducationLevelFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<EducationLevel>;
  in?: InputMaybe<Array<EducationLevel>>;
};

export type EducationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Education>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type EducationPatch = {
  certificate?: InputMaybe<Scalars['String']['input']>;
  /** Empty while it is going on. */
  completedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** The course of the reference list that it is. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  institutionId?: InputMaybe<Scalars['ID']['input']>;
  level?: InputMaybe<EducationLevel>;
  /** Where the list of institutions does not have it. */
  otherInstitution?: InputMaybe<Scalars['String']['input']>;
  /** As the certificate calls it. */
  qualification?: InputMaybe<Scalars['String']['input']>;
  /** As on the certificate: a grade, a percentage, a class. */
  result?: InputMaybe<Scalars['String']['input']>;
  specializationId?: InputMaybe<Scalars['ID']['input']>;
  startedOn?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type EducationSort = {
  field: EducationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type EducationSortField =
  | 'completedOn'
  | 'country'
  | 'courseId'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'institutionId'
  | 'level'
  | 'otherInstitution'
  | 'qualification'
  | 'result'
  | 'specializationId'
  | 'startedOn'
  | 'updatedAt';

/** A record of another endpoint. */
export type EmailTemplate = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type EmergencyContact = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  relationship?: Maybe<Relationship>;
};

export type EmergencyContactInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  relationshipId?: InputMaybe<Scalars['ID']['input']>;
};

export type EmpProfessions = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  professions: Array<ProfessionReference>;
  totalRecords: Scalars['Int']['output'];
};

/** A person who works for the organisation. */
export type Employee = {
  address?: Maybe<Scalars['Address']['output']>;
  businessUnit?: Maybe<BusinessUnit>;
  careerTrack?: Maybe<CareerTrack>;
  confirmationDate?: Maybe<Scalars['LocalDate']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  dateOfBirth?: Maybe<Scalars['LocalDate']['output']>;
  dateOfJoin: Scalars['LocalDate']['output'];
  department: Department;
  designation: Designation;
  eligibleForESI?: Maybe<Scalars['Boolean']['output']>;
  eligibleForGratuity?: Maybe<Scalars['Boolean']['output']>;
  eligibleForInsurance?: Maybe<Scalars['Boolean']['output']>;
  eligibleForNps?: Maybe<Scalars['Boolean']['output']>;
  eligibleForPension?: Maybe<Scalars['Boolean']['output']>;
  eligibleForPf?: Maybe<Scalars['Boolean']['output']>;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** Called when something happens to the employee at work. */
  emergencyContacts?: Maybe<Array<EmergencyContact>>;
  /** The number on payslips and badges. Left empty, the number series gives the next one. */
  employeeNumber: Scalars['String']['output'];
  employeeType?: Maybe<EmployeeType>;
  /** May choose the work place at check-in. */
  enableWorkPlace: Scalars['Boolean']['output'];
  firstName: Scalars['String']['output'];
  gender?: Maybe<Gender>;
  /** The grade of the person, where it is not that of the designation. */
  grade?: Maybe<Grade>;
  id: Scalars['ID']['output'];
  isRecruiter: Scalars['Boolean']['output'];
  jobRole?: Maybe<JobRole>;
  languages?: Maybe<Array<EmployeeLanguage>>;
  lastName?: Maybe<Scalars['String']['output']>;
  location: Location;
  /** The person who approves requests. Nobody can report to themselves, directly or in a circle. */
  manager?: Maybe<Employee>;
  maritalStatus?: Maybe<MaritalStatus>;
  middleName?: Maybe<Scalars['String']['output']>;
  minimumWage?: Maybe<Scalars['Decimal']['output']>;
  name: Scalars['String']['output'];
  /** The country whose citizen the person is. */
  nationality?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  photo?: Maybe<Scalars['String']['output']>;
  probationDate?: Maybe<Scalars['LocalDate']['output']>;
  /** What the person is by training or trade. */
  profession?: Maybe<Profession>;
  religion?: Maybe<Religion>;
  resignationDate?: Maybe<Scalars['LocalDate']['output']>;
  /** The company that employs or bills the person. Empty for own staff. */
  serviceProvider?: Maybe<ServiceProvider>;
  skills?: Maybe<Array<EmployeeSkill>>;
  status: EmployeeStatus;
  /** How time is kept for the person. */
  timekeeping?: Maybe<TimekeepingCategory>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** The ground on which the person may work where they do. */
  workAuthorization?: Maybe<WorkAuthorization>;
  workSchedule?: Maybe<WorkSchedule>;
};

/** A qualification that an employee has proved, with the body that confirmed it. */
export type EmployeeAccreditation = {
  /** Its kind, with the category that it belongs to. */
  accreditation?: Maybe<AccreditationType>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** The certificate: PNG, JPEG, PDF, DOC, DOCX or TXT. The file size should be less than 3 MB. */
  document?: Maybe<Scalars['String']['output']>;
  employee: Employee;
  expiresOn?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  issuedOn?: Maybe<Scalars['LocalDate']['output']>;
  issuingAuthority?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type EmployeeAccreditationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EmployeeAccreditation>;
};

export type EmployeeAccreditationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EmployeeAccreditation>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type EmployeeAccreditationFilter = {
  accreditationId?: InputMaybe<IdFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<EmployeeAccreditationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  expiresOn?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  issuedOn?: InputMaybe<LocalDateFilter>;
  issuingAuthority?: InputMaybe<TextFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<EmployeeAccreditationFilter>;
  number?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<EmployeeAccreditationFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type EmployeeAccreditationInput = {
  /** Its kind, with the category that it belongs to. */
  accreditationId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The certificate: PNG, JPEG, PDF, DOC, DOCX or TXT. The file size should be less than 3 MB. */
  document?: InputMaybe<Scalars['String']['input']>;
  employeeId: Scalars['ID']['input'];
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  issuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  issuingAuthority?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  number?: InputMaybe<Scalars['String']['input']>;
};

export type EmployeeAccreditationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<EmployeeAccreditation>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type EmployeeAccreditationPatch = {
  /** Its kind, with the category that it belongs to. */
  accreditationId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The certificate: PNG, JPEG, PDF, DOC, DOCX or TXT. The file size should be less than 3 MB. */
  document?: InputMaybe<Scalars['String']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  issuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  issuingAuthority?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};

export type EmployeeAccreditationSort = {
  field: EmployeeAccreditationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type EmployeeAccreditationSortField =
  | 'accreditationId'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'expiresOn'
  | 'issuedOn'
  | 'issuingAuthority'
  | 'name'
  | 'number'
  | 'updatedAt';

export type EmployeeAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Employee>;
};

/** An employee under the names of the specified details. */
export type EmployeeByRole = {
  /** The same. */
  Emp_Email?: Maybe<Scalars['String']['output']>;
  Enable_Work_Place: Scalars['Boolean']['output'];
  /** The day on which the last finalized payroll cycle that the employee was in service for was paid; null without one. Found by the employee. */
  Last_SalaryDate?: Maybe<Scalars['String']['output']>;
  /** The month of that cycle, YYYY-MM. */
  Salary_Month?: Maybe<Scalars['String']['output']>;
  Service_Provider_Id?: Maybe<Scalars['Int']['output']>;
  Service_Provider_Name?: Maybe<Scalars['String']['output']>;
  confirmationDate?: Maybe<Scalars['String']['output']>;
  dateOfJoin: Scalars['String']['output'];
  departmentId: Scalars['Int']['output'];
  departmentName?: Maybe<Scalars['String']['output']>;
  designationId: Scalars['Int']['output'];
  designationName?: Maybe<Scalars['String']['output']>;
  /** The day from which the job of now holds: that of the last job change that took effect, else the day of joining. Found by the employee. */
  effectiveDate?: Maybe<Scalars['String']['output']>;
  eligibleForESI?: Maybe<Scalars['Boolean']['output']>;
  eligibleForGratuity?: Maybe<Scalars['Boolean']['output']>;
  eligibleForInsurance?: Maybe<Scalars['Boolean']['output']>;
  eligibleForNps?: Maybe<Scalars['Boolean']['output']>;
  eligibleForPension?: Maybe<Scalars['Boolean']['output']>;
  eligibleForPf?: Maybe<Scalars['Boolean']['output']>;
  empStatus: Scalars['String']['output'];
  empTypeId?: Maybe<Scalars['Int']['output']>;
  employeeEmail?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  isRecruiter: Scalars['Boolean']['output'];
  locationId: Scalars['Int']['output'];
  locationName?: Maybe<Scalars['String']['output']>;
  managerId?: Maybe<Scalars['Int']['output']>;
  minimumWage?: Maybe<Scalars['Float']['output']>;
  probationDate?: Maybe<Scalars['String']['output']>;
  resignationDate?: Maybe<Scalars['String']['output']>;
  userDefinedEmpId: Scalars['String']['output'];
  workSchedule?: Maybe<Scalars['String']['output']>;
};

export type EmployeeChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Employee>;
  validationError?: Maybe<Array<FieldProblem>>;
};

/** How an employee is confirmed after probation. */
export type EmployeeConfirmation =
  | 'AUTOMATIC'
  | 'MANUAL';

export type EmployeeConfirmationFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<EmployeeConfirmation>;
  in?: InputMaybe<Array<EmployeeConfirmation>>;
};

export type EmployeeCount = {
  active: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  total: Scalars['Int']['output'];
};

export type EmployeeDetailsAnswer = {
  /** Null for an account that is no employee. */
  employeeDetails?: Maybe<OwnEmployeeDetails>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** A paper that belongs to an employee: a contract, proof of identity, a certificate. */
export type EmployeeDocument = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** What it is; its type and category follow. */
  documentSubtype: DocumentSubtype;
  employee: Employee;
  expiresOn?: Maybe<Scalars['LocalDate']['output']>;
  file?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  issuedOn?: Maybe<Scalars['LocalDate']['output']>;
  name: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  number?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type EmployeeDocumentAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EmployeeDocument>;
};

export type EmployeeDocumentChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EmployeeDocument>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type EmployeeDocumentFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<EmployeeDocumentFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  documentSubtypeId?: InputMaybe<IdFilter>;
  employeeId?: InputMaybe<IdFilter>;
  expiresOn?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  issuedOn?: InputMaybe<LocalDateFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<EmployeeDocumentFilter>;
  note?: InputMaybe<TextFilter>;
  number?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<EmployeeDocumentFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type EmployeeDocumentInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** What it is; its type and category follow. */
  documentSubtypeId: Scalars['ID']['input'];
  employeeId: Scalars['ID']['input'];
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  file?: InputMaybe<Scalars['String']['input']>;
  issuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  name: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};

export type EmployeeDocumentPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<EmployeeDocument>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type EmployeeDocumentPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** What it is; its type and category follow. */
  documentSubtypeId?: InputMaybe<Scalars['ID']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  file?: InputMaybe<Scalars['String']['input']>;
  issuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};

export type EmployeeDocumentSort = {
  field: EmployeeDocumentSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type EmployeeDocumentSortField =
  | 'createdAt'
  | 'custom'
  | 'documentSubtypeId'
  | 'employeeId'
  | 'expiresOn'
  | 'issuedOn'
  | 'name'
  | 'note'
  | 'number'
  | 'updatedAt';

export type EmployeeFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<EmployeeFilter>>;
  businessUnitId?: InputMaybe<IdFilter>;
  careerTrackId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  confirmationDate?: InputMaybe<LocalDateFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dateOfBirth?: InputMaybe<LocalDateFilter>;
  dateOfJoin?: InputMaybe<LocalDateFilter>;
  departmentId?: InputMaybe<IdFilter>;
  designationId?: InputMaybe<IdFilter>;
  eligibleForESI?: InputMaybe<BooleanFilter>;
  eligibleForGratuity?: InputMaybe<BooleanFilter>;
  eligibleForInsurance?: InputMaybe<BooleanFilter>;
  eligibleForNps?: InputMaybe<BooleanFilter>;
  eligibleForPension?: InputMaybe<BooleanFilter>;
  eligibleForPf?: InputMaybe<BooleanFilter>;
  email?: InputMaybe<TextFilter>;
  employeeNumber?: InputMaybe<TextFilter>;
  employeeTypeId?: InputMaybe<IdFilter>;
  enableWorkPlace?: InputMaybe<BooleanFilter>;
  firstName?: InputMaybe<TextFilter>;
  gender?: InputMaybe<GenderFilter>;
  gradeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isRecruiter?: InputMaybe<BooleanFilter>;
  jobRoleId?: InputMaybe<IdFilter>;
  lastName?: InputMaybe<TextFilter>;
  locationId?: InputMaybe<IdFilter>;
  managerId?: InputMaybe<IdFilter>;
  maritalStatus?: InputMaybe<MaritalStatusFilter>;
  middleName?: InputMaybe<TextFilter>;
  minimumWage?: InputMaybe<DecimalFilter>;
  name?: InputMaybe<TextFilter>;
  nationality?: InputMaybe<TextFilter>;
  not?: InputMaybe<EmployeeFilter>;
  or?: InputMaybe<Array<EmployeeFilter>>;
  phone?: InputMaybe<TextFilter>;
  probationDate?: InputMaybe<LocalDateFilter>;
  professionId?: InputMaybe<IdFilter>;
  religionId?: InputMaybe<IdFilter>;
  resignationDate?: InputMaybe<LocalDateFilter>;
  serviceProviderId?: InputMaybe<IdFilter>;
  status?: InputMaybe<EmployeeStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  timekeepingId?: InputMaybe<IdFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workAuthorizationId?: InputMaybe<IdFilter>;
  workScheduleId?: InputMaybe<IdFilter>;
};

export type EmployeeInput = {
  address?: InputMaybe<Scalars['Address']['input']>;
  businessUnitId?: InputMaybe<Scalars['ID']['input']>;
  careerTrackId?: InputMaybe<Scalars['ID']['input']>;
  confirmationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  dateOfJoin: Scalars['LocalDate']['input'];
  departmentId: Scalars['ID']['input'];
  designationId: Scalars['ID']['input'];
  eligibleForESI?: InputMaybe<Scalars['Boolean']['input']>;
  eligibleForGratuity?: InputMaybe<Scalars['Boolean']['input']>;
  eligibleForInsurance?: InputMaybe<Scalars['Boolean']['input']>;
  eligibleForNps?: InputMaybe<Scalars['Boolean']['input']>;
  eligibleForPension?: InputMaybe<Scalars['Boolean']['input']>;
  eligibleForPf?: InputMaybe<Scalars['Boolean']['input']>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Called when something happens to the employee at work. */
  emergencyContacts?: InputMaybe<Array<EmergencyContactInput>>;
  /** The number on payslips and badges. Left empty, the number series gives the next one. */
  employeeNumber?: InputMaybe<Scalars['String']['input']>;
  employeeTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** May choose the work place at check-in. */
  enableWorkPlace?: InputMaybe<Scalars['Boolean']['input']>;
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  /** The grade of the person, where it is not that of the designation. */
  gradeId?: InputMaybe<Scalars['ID']['input']>;
  isRecruiter?: InputMaybe<Scalars['Boolean']['input']>;
  jobRoleId?: InputMaybe<Scalars['ID']['input']>;
  languages?: InputMaybe<Array<EmployeeLanguageInput>>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  locationId: Scalars['ID']['input'];
  /** The person who approves requests. Nobody can report to themselves, directly or in a circle. */
  managerId?: InputMaybe<Scalars['ID']['input']>;
  maritalStatus?: InputMaybe<MaritalStatus>;
  middleName?: InputMaybe<Scalars['String']['input']>;
  minimumWage?: InputMaybe<Scalars['Decimal']['input']>;
  /** The country whose citizen the person is. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  photo?: InputMaybe<Scalars['String']['input']>;
  probationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What the person is by training or trade. */
  professionId?: InputMaybe<Scalars['ID']['input']>;
  religionId?: InputMaybe<Scalars['ID']['input']>;
  resignationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The company that employs or bills the person. Empty for own staff. */
  serviceProviderId?: InputMaybe<Scalars['ID']['input']>;
  skills?: InputMaybe<Array<EmployeeSkillInput>>;
  status?: InputMaybe<EmployeeStatus>;
  /** How time is kept for the person. */
  timekeepingId?: InputMaybe<Scalars['ID']['input']>;
  /** The ground on which the person may work where they do. */
  workAuthorizationId?: InputMaybe<Scalars['ID']['input']>;
  workScheduleId?: InputMaybe<Scalars['ID']['input']>;
};

export type EmployeeLanguage = {
  id: Scalars['ID']['output'];
  language: Scalars['String']['output'];
  proficiency?: Maybe<LanguageProficiency>;
  readWrite: Scalars['Boolean']['output'];
  spoken: Scalars['Boolean']['output'];
};

export type EmployeeLanguageInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  language: Scalars['String']['input'];
  proficiency?: InputMaybe<LanguageProficiency>;
  readWrite?: InputMaybe<Scalars['Boolean']['input']>;
  spoken?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An employee under the names of the specified list. */
export type EmployeeListItem = {
  Business_Unit?: Maybe<Scalars['String']['output']>;
  Department_Id?: Maybe<Scalars['Int']['output']>;
  Designation_Id?: Maybe<Scalars['Int']['output']>;
  EmpType_Id?: Maybe<Scalars['Int']['output']>;
  Location_Id?: Maybe<Scalars['Int']['output']>;
  Service_Provider_Name?: Maybe<Scalars['String']['output']>;
  Work_Schedule?: Maybe<Scalars['Int']['output']>;
  department_name?: Maybe<Scalars['String']['output']>;
  designation_name?: Maybe<Scalars['String']['output']>;
  emp_email?: Maybe<Scalars['String']['output']>;
  emp_status: Scalars['String']['output'];
  employee_id: Scalars['Int']['output'];
  employee_name: Scalars['String']['output'];
  employee_type?: Maybe<Scalars['String']['output']>;
  location_name?: Maybe<Scalars['String']['output']>;
  user_defined_empid: Scalars['String']['output'];
  work_schedule_name?: Maybe<Scalars['String']['output']>;
};

/** How employee numbers are made for those who are added without one: a prefix, digits that count up, a suffix. */
export type EmployeeNumberSeries = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Zeros fill up what is shorter: 42 with 5 digits is 00042. */
  digits: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Gives numbers. Of each service provider one series does, and one for everybody else. */
  isEnabled: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Goes up by one with each employee; a number that somebody has already is passed over. */
  nextNumber: Scalars['Int']['output'];
  prefix?: Maybe<Scalars['String']['output']>;
  /** Gives numbers to the people of this provider only. Without one, to everybody whose provider has no series. */
  serviceProvider?: Maybe<ServiceProvider>;
  suffix?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type EmployeeNumberSeriesAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EmployeeNumberSeries>;
};

export type EmployeeNumberSeriesChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EmployeeNumberSeries>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type EmployeeNumberSeriesFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<EmployeeNumberSeriesFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  digits?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isEnabled?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  nextNumber?: InputMaybe<IntFilter>;
  not?: InputMaybe<EmployeeNumberSeriesFilter>;
  or?: InputMaybe<Array<EmployeeNumberSeriesFilter>>;
  prefix?: InputMaybe<TextFilter>;
  serviceProviderId?: InputMaybe<IdFilter>;
  suffix?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type EmployeeNumberSeriesInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Zeros fill up what is shorter: 42 with 5 digits is 00042. */
  digits?: InputMaybe<Scalars['Int']['input']>;
  /** Gives numbers. Of each service provider one series does, and one for everybody else. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  /** Goes up by one with each employee; a number that somebody has already is passed over. */
  nextNumber?: InputMaybe<Scalars['Int']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** Gives numbers to the people of this provider only. Without one, to everybody whose provider has no series. */
  serviceProviderId?: InputMaybe<Scalars['ID']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
};

export type EmployeeNumberSeriesPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<EmployeeNumberSeries>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type EmployeeNumberSeriesPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Zeros fill up what is shorter: 42 with 5 digits is 00042. */
  digits?: InputMaybe<Scalars['Int']['input']>;
  /** Gives numbers. Of each service provider one series does, and one for everybody else. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Goes up by one with each employee; a number that somebody has already is passed over. */
  nextNumber?: InputMaybe<Scalars['Int']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** Gives numbers to the people of this provider only. Without one, to everybody whose provider has no series. */
  serviceProviderId?: InputMaybe<Scalars['ID']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
};

export type EmployeeNumberSeriesSort = {
  field: EmployeeNumberSeriesSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type EmployeeNumberSeriesSortField =
  | 'createdAt'
  | 'custom'
  | 'digits'
  | 'isEnabled'
  | 'name'
  | 'nextNumber'
  | 'prefix'
  | 'serviceProviderId'
  | 'suffix'
  | 'updatedAt';

export type EmployeePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Employee>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type EmployeePatch = {
  address?: InputMaybe<Scalars['Address']['input']>;
  businessUnitId?: InputMaybe<Scalars['ID']['input']>;
  careerTrackId?: InputMaybe<Scalars['ID']['input']>;
  confirmationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  dateOfJoin?: InputMaybe<Scalars['LocalDate']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  designationId?: InputMaybe<Scalars['ID']['input']>;
  eligibleForESI?: InputMaybe<Scalars['Boolean']['input']>;
  eligibleForGratuity?: InputMaybe<Scalars['Boolean']['input']>;
  eligibleForInsurance?: InputMaybe<Scalars['Boolean']['input']>;
  eligibleForNps?: InputMaybe<Scalars['Boolean']['input']>;
  eligibleForPension?: InputMaybe<Scalars['Boolean']['input']>;
  eligibleForPf?: InputMaybe<Scalars['Boolean']['input']>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Called when something happens to the employee at work. */
  emergencyContacts?: InputMaybe<Array<EmergencyContactInput>>;
  /** The number on payslips and badges. Left empty, the number series gives the next one. */
  employeeNumber?: InputMaybe<Scalars['String']['input']>;
  employeeTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** May choose the work place at check-in. */
  enableWorkPlace?: InputMaybe<Scalars['Boolean']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** The grade of the person, where it is not that of the designation. */
  gradeId?: InputMaybe<Scalars['ID']['input']>;
  isRecruiter?: InputMaybe<Scalars['Boolean']['input']>;
  jobRoleId?: InputMaybe<Scalars['ID']['input']>;
  languages?: InputMaybe<Array<EmployeeLanguageInput>>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** The person who approves requests. Nobody can report to themselves, directly or in a circle. */
  managerId?: InputMaybe<Scalars['ID']['input']>;
  maritalStatus?: InputMaybe<MaritalStatus>;
  middleName?: InputMaybe<Scalars['String']['input']>;
  minimumWage?: InputMaybe<Scalars['Decimal']['input']>;
  /** The country whose citizen the person is. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  photo?: InputMaybe<Scalars['String']['input']>;
  probationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What the person is by training or trade. */
  professionId?: InputMaybe<Scalars['ID']['input']>;
  religionId?: InputMaybe<Scalars['ID']['input']>;
  resignationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The company that employs or bills the person. Empty for own staff. */
  serviceProviderId?: InputMaybe<Scalars['ID']['input']>;
  skills?: InputMaybe<Array<EmployeeSkillInput>>;
  status?: InputMaybe<EmployeeStatus>;
  /** How time is kept for the person. */
  timekeepingId?: InputMaybe<Scalars['ID']['input']>;
  /** The ground on which the person may work where they do. */
  workAuthorizationId?: InputMaybe<Scalars['ID']['input']>;
  workScheduleId?: InputMaybe<Scalars['ID']['input']>;
};

export type EmployeeSkill = {
  id: Scalars['ID']['output'];
  proficiency?: Maybe<SkillProficiency>;
  skill: Skill;
};

export type EmployeeSkillInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  proficiency?: InputMaybe<SkillProficiency>;
  skillId: Scalars['ID']['input'];
};

export type EmployeeSort = {
  field: EmployeeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type EmployeeSortField =
  | 'businessUnitId'
  | 'careerTrackId'
  | 'confirmationDate'
  | 'createdAt'
  | 'custom'
  | 'dateOfBirth'
  | 'dateOfJoin'
  | 'departmentId'
  | 'designationId'
  | 'eligibleForESI'
  | 'eligibleForGratuity'
  | 'eligibleForInsurance'
  | 'eligibleForNps'
  | 'eligibleForPension'
  | 'eligibleForPf'
  | 'email'
  | 'employeeNumber'
  | 'employeeTypeId'
  | 'enableWorkPlace'
  | 'firstName'
  | 'gender'
  | 'gradeId'
  | 'isRecruiter'
  | 'jobRoleId'
  | 'lastName'
  | 'locationId'
  | 'managerId'
  | 'maritalStatus'
  | 'middleName'
  | 'minimumWage'
  | 'name'
  | 'nationality'
  | 'phone'
  | 'probationDate'
  | 'professionId'
  | 'religionId'
  | 'resignationDate'
  | 'serviceProviderId'
  | 'status'
  | 'timekeepingId'
  | 'updatedAt'
  | 'workAuthorizationId'
  | 'workScheduleId';

/** Where somebody stands with the organisation. */
export type EmployeeStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type EmployeeStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<EmployeeStatus>;
  in?: InputMaybe<Array<EmployeeStatus>>;
};

/** The kind of contract an employee has: permanent, fixed term, trainee. */
export type EmployeeType = {
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** Tickets home that are for everybody are for people of this type too. A policy for a custom group is for whoever is in it. */
  eligibleForBenefits: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** How people of this type are paid; overtime and special wages go by it. */
  salaryType: SalaryType;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type EmployeeTypeAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EmployeeType>;
};

export type EmployeeTypeChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EmployeeType>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type EmployeeTypeFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<EmployeeTypeFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  eligibleForBenefits?: InputMaybe<BooleanFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<EmployeeTypeFilter>;
  or?: InputMaybe<Array<EmployeeTypeFilter>>;
  salaryType?: InputMaybe<SalaryTypeFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type EmployeeTypeInput = {
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Tickets home that are for everybody are for people of this type too. A policy for a custom group is for whoever is in it. */
  eligibleForBenefits?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  /** How people of this type are paid; overtime and special wages go by it. */
  salaryType?: InputMaybe<SalaryType>;
  status?: InputMaybe<RecordStatus>;
};

export type EmployeeTypePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<EmployeeType>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type EmployeeTypePatch = {
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Tickets home that are for everybody are for people of this type too. A policy for a custom group is for whoever is in it. */
  eligibleForBenefits?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** How people of this type are paid; overtime and special wages go by it. */
  salaryType?: InputMaybe<SalaryType>;
  status?: InputMaybe<RecordStatus>;
};

export type EmployeeTypeSort = {
  field: EmployeeTypeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type EmployeeTypeSortField =
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'eligibleForBenefits'
  | 'name'
  | 'salaryType'
  | 'status'
  | 'updatedAt';

export type EmployeeWorkSchedule = {
  employeeId: Scalars['Int']['output'];
  endsAt: Scalars['LocalTime']['output'];
  graceMinutes: Scalars['Int']['output'];
  hoursPerDay: Scalars['Decimal']['output'];
  restDays: Array<Weekday>;
  startsAt: Scalars['LocalTime']['output'];
  timeZone: Scalars['String']['output'];
  weeklyTargetEffort?: Maybe<Scalars['Decimal']['output']>;
  workSchedule: Scalars['String']['output'];
  workScheduleId: Scalars['Int']['output'];
};

export type EmployeeWorkScheduleDetails = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Null where the employee has no work schedule. */
  workScheduleDetails?: Maybe<EmployeeWorkSchedule>;
};

export type EmployeesDetailsBasedOnRole = {
  employeeDetails: Array<EmployeeByRole>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type EndpointStatus = {
  endpoint: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** Documents or accreditations that stand for each other: some of them have to be brought, not all. */
export type EnforcementGroup = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** How many of the group a person has to bring. */
  required: Scalars['Int']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type EnforcementGroupAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EnforcementGroup>;
};

export type EnforcementGroupChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EnforcementGroup>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type EnforcementGroupFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<EnforcementGroupFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<EnforcementGroupFilter>;
  or?: InputMaybe<Array<EnforcementGroupFilter>>;
  required?: InputMaybe<IntFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type EnforcementGroupInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** How many of the group a person has to bring. */
  required?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type EnforcementGroupPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<EnforcementGroup>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type EnforcementGroupPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** How many of the group a person has to bring. */
  required?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type EnforcementGroupSort = {
  field: EnforcementGroupSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type EnforcementGroupSortField =
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'name'
  | 'required'
  | 'status'
  | 'updatedAt';

export type Erasure = {
  /** The change-set that says who erased, when and why. */
  changeSet: Scalars['ID']['output'];
  errorCode: Scalars['String']['output'];
  /** How many keys were destroyed: 0 where nothing was kept any more. */
  keys: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

/** Work for another employer, before this one. */
export type Experience = {
  city?: Maybe<Scalars['String']['output']>;
  company: Scalars['String']['output'];
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  endedOn?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  jobTitle: Scalars['String']['output'];
  letter?: Maybe<Scalars['String']['output']>;
  reasonForLeaving?: Maybe<Scalars['String']['output']>;
  startedOn: Scalars['LocalDate']['output'];
  tasks?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ExperienceAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Experience>;
};

export type ExperienceChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Experience>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ExperienceFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ExperienceFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  city?: InputMaybe<TextFilter>;
  company?: InputMaybe<TextFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  endedOn?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  jobTitle?: InputMaybe<TextFilter>;
  not?: InputMaybe<ExperienceFilter>;
  or?: InputMaybe<Array<ExperienceFilter>>;
  reasonForLeaving?: InputMaybe<TextFilter>;
  startedOn?: InputMaybe<LocalDateFilter>;
  tasks?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ExperienceInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  company: Scalars['String']['input'];
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  endedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  jobTitle: Scalars['String']['input'];
  letter?: InputMaybe<Scalars['String']['input']>;
  reasonForLeaving?: InputMaybe<Scalars['String']['input']>;
  startedOn: Scalars['LocalDate']['input'];
  tasks?: InputMaybe<Scalars['String']['input']>;
};

export type ExperiencePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Experience>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ExperiencePatch = {
  city?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  endedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  letter?: InputMaybe<Scalars['String']['input']>;
  reasonForLeaving?: InputMaybe<Scalars['String']['input']>;
  startedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  tasks?: InputMaybe<Scalars['String']['input']>;
};

export type ExperienceSort = {
  field: ExperienceSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ExperienceSortField =
  | 'city'
  | 'company'
  | 'country'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'endedOn'
  | 'jobTitle'
  | 'reasonForLeaving'
  | 'startedOn'
  | 'tasks'
  | 'updatedAt';

export type ExplainedRole = {
  add: Scalars['Boolean']['output'];
  delete: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  optionalChoice: Scalars['Boolean']['output'];
  roleId: Scalars['ID']['output'];
  scope: Scope;
  update: Scalars['Boolean']['output'];
  view: Scalars['Boolean']['output'];
};

export type ExplainedScreen = {
  actions: Array<ScreenAction>;
  /** The screen shows some of the records only, by a filter of its own. */
  isFiltered: Scalars['Boolean']['output'];
  path: Scalars['String']['output'];
  /** Whose records the person reaches on it; null where it is closed to them. */
  reach?: Maybe<Scope>;
  /** Whose records the screen shows at most. */
  scope: Scope;
  /** The reach is the team, and the own records belong to it. */
  withSelf: Scalars['Boolean']['output'];
};

/** Somebody of an employee's family: a dependent, or whom to call. */
export type FamilyMember = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  dateOfBirth?: Maybe<Scalars['LocalDate']['output']>;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  employee: Employee;
  gender?: Maybe<Gender>;
  id: Scalars['ID']['output'];
  /** Counts for insurance, tax and benefits. */
  isDependent: Scalars['Boolean']['output'];
  /** Called when something happens at work. */
  isEmergencyContact: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  nationality?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  profession?: Maybe<Profession>;
  relationship: Relationship;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type FamilyMemberAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<FamilyMember>;
};

export type FamilyMemberChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<FamilyMember>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type FamilyMemberFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<FamilyMemberFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dateOfBirth?: InputMaybe<LocalDateFilter>;
  email?: InputMaybe<TextFilter>;
  employeeId?: InputMaybe<IdFilter>;
  gender?: InputMaybe<GenderFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isDependent?: InputMaybe<BooleanFilter>;
  isEmergencyContact?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  nationality?: InputMaybe<TextFilter>;
  not?: InputMaybe<FamilyMemberFilter>;
  or?: InputMaybe<Array<FamilyMemberFilter>>;
  phone?: InputMaybe<TextFilter>;
  professionId?: InputMaybe<IdFilter>;
  relationshipId?: InputMaybe<IdFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type FamilyMemberInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  employeeId: Scalars['ID']['input'];
  gender?: InputMaybe<Gender>;
  /** Counts for insurance, tax and benefits. */
  isDependent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Called when something happens at work. */
  isEmergencyContact?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  nationality?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  professionId?: InputMaybe<Scalars['ID']['input']>;
  relationshipId: Scalars['ID']['input'];
};

export type FamilyMemberPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<FamilyMember>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type FamilyMemberPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  gender?: InputMaybe<Gender>;
  /** Counts for insurance, tax and benefits. */
  isDependent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Called when something happens at work. */
  isEmergencyContact?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  nationality?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  professionId?: InputMaybe<Scalars['ID']['input']>;
  relationshipId?: InputMaybe<Scalars['ID']['input']>;
};

export type FamilyMemberSort = {
  field: FamilyMemberSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type FamilyMemberSortField =
  | 'createdAt'
  | 'custom'
  | 'dateOfBirth'
  | 'email'
  | 'employeeId'
  | 'gender'
  | 'isDependent'
  | 'isEmergencyContact'
  | 'name'
  | 'nationality'
  | 'phone'
  | 'professionId'
  | 'relationshipId'
  | 'updatedAt';

export type FieldChange = {
  after?: Maybe<Scalars['JSON']['output']>;
  before?: Maybe<Scalars['JSON']['output']>;
  field: Scalars['String']['output'];
};

/** What is wrong with one field of an input. */
export type FieldProblem = {
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type FilesDeleted = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** Every access form with its number in the specified operations. 207 is the specification's, the others are ours and never change. */
export type Form =
  | 'ACCREDITATIONS'
  | 'ACCREDITATION_CATEGORY_AND_TYPE'
  | 'ADHOC_ALLOWANCE'
  | 'ADMIN'
  | 'AIR_TICKETING_POLICY'
  | 'AIR_TICKETING_SETTLEMENT_SUMMARY'
  | 'AIR_TICKET_CLAIM'
  | 'ANNOUNCEMENTS'
  | 'APPROVAL_MANAGEMENT'
  | 'ARCHIVED_CANDIDATES'
  | 'ATTENDANCE_APPROVALS'
  | 'ATTENDANCE_BULK_ACTION'
  | 'ATTENDANCE_CONFIGURATION'
  | 'ATTENDANCE_FINALIZATION'
  | 'ATTENDANCE_RECORDS'
  | 'AWARDS'
  | 'BANK_ACCOUNTS'
  | 'BENEFITS_AND_DEDUCTION'
  | 'BENEFITS_AND_DEDUCTION_REPORTS'
  | 'BILLING'
  | 'BONUS'
  | 'BRAND'
  | 'BUSINESS_UNIT'
  | 'CANDIDATE_EQUAL_OPPORTUNITY'
  | 'CANDIDATE_PERSONAL'
  | 'CANDIDATE_SALARY'
  | 'CAREER_PAGE_DESIGNER'
  | 'CHANGES'
  | 'CLAWBACK'
  | 'COMP_OFF_OVERRIDE'
  | 'COMP_OFF_SETTINGS'
  | 'CORE_HR_GENERAL_SETTINGS'
  | 'CUSTOM_EMPLOYEE_GROUPS'
  | 'CUSTOM_FIELDS'
  | 'CUSTOM_REPORTS'
  | 'CXO_DASHBOARD'
  | 'DASHBOARD'
  | 'DEPARTMENT_HIERARCHY'
  | 'DESIGNATIONS'
  | 'DLP_ADDITIONAL_SCREENSHOTS'
  | 'DLP_AUDIT_LOG'
  | 'DLP_CUSTOM_ALERT'
  | 'DLP_INTERNET_ACCESS_CONTROL'
  | 'DLP_KEY_LOGGING'
  | 'DLP_LOCATION_TRACKING'
  | 'DLP_TOXICITY_IDENTIFIER'
  | 'DOCUMENT_GENERATOR'
  | 'DOCUMENT_SUBTYPE'
  | 'DOCUSIGN'
  | 'DOCUSIGN_CONFIGURATION'
  | 'DUPLICATE_CANDIDATES'
  | 'DYNAMIC_FORM_BUILDER'
  | 'EDUCATION'
  | 'ELECTRONIC_FUND_TRANSFER'
  | 'EMAIL_TEMPLATES'
  | 'EMPLOYEES'
  | 'EMPLOYEE_ADMIN'
  | 'EMPLOYEE_DATA_IMPORT'
  | 'EMPLOYEE_DOCUMENTS'
  | 'EMPLOYEE_NUMBER_SERIES'
  | 'EMPLOYEE_PERSONAL'
  | 'EMPLOYEE_TYPE'
  | 'EXIT_MANAGEMENT'
  | 'EXPERIENCE'
  | 'FAMILY_MEMBERS'
  | 'FBP_DECLARATION_SETTINGS'
  | 'FORM_24Q'
  | 'FORM_GENERATOR'
  | 'FULL_AND_FINAL_SETTLEMENT'
  | 'GENERAL_SETTINGS'
  | 'GEO_FENCING_AND_SELFIE_ATTENDANCE'
  | 'GRADES'
  | 'GRATUITY'
  | 'HIRING_FLOW'
  | 'HIRING_FORECAST'
  | 'HOLIDAYS'
  | 'INSURANCE'
  | 'INTERVIEW_ROUNDS_MASTER'
  | 'JOB_BOARD_INTEGRATION'
  | 'JOB_CANDIDATES'
  | 'JOB_CHANGES'
  | 'JOB_LEVELS'
  | 'JOB_POST'
  | 'JOB_POSTS'
  | 'JOB_REQUISITION'
  | 'JOB_ROLES'
  | 'KEY_LOGGER'
  | 'LABOUR_WELFARE_FUND'
  | 'LEAVE_CLOSURE'
  | 'LEAVE_OVERRIDE'
  | 'LEAVE_POLICY'
  | 'LICENCES'
  | 'LOCATIONS'
  | 'LOCATION_AREA'
  | 'LOCATION_INTELLIGENCE'
  | 'LOCATION_TYPE'
  | 'LOP_RECOVERY_SETTINGS'
  | 'MAN_POWER_PLANNING_SETTINGS'
  | 'MY_DECLARATIONS'
  | 'MY_INTEGRATION'
  | 'MY_PAY'
  | 'MY_PAYSLIP'
  | 'MY_SALARY'
  | 'NPS'
  | 'NPS_DECLARATION_SETTINGS'
  | 'ONBOARDED_INDIVIDUALS'
  | 'ONBOARDING_INDIVIDUALS'
  | 'ONE_TIME_EARNINGS'
  | 'ORGANIZATION_GROUP'
  | 'ORG_STRUCTURE'
  | 'OUTBOX_MAIL'
  | 'OVERTIME_SETTINGS'
  | 'PASSPORTS'
  | 'PAYROLL_ADMIN'
  | 'PAYROLL_GENERAL_SETTINGS'
  | 'PAYROLL_RECONCILIATION'
  | 'PENDING_FEEDBACK'
  | 'PER_DIEM'
  | 'PRE_APPROVALS_SETTINGS'
  | 'PRODUCTIVITY_MONITORING_ADMIN'
  | 'PRODUCTIVITY_MONITORING_AUDIT_LOG'
  | 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG'
  | 'PROFESSIONAL_TAX'
  | 'PROJECTS'
  | 'PROVIDENT_FUND'
  | 'QUICK_MENU'
  | 'RECRUITMENT_DASHBOARD'
  | 'RECRUITMENT_GENERAL_SETTINGS'
  | 'RECRUITMENT_INTEGRATION'
  | 'RECRUITMENT_MASTERS'
  | 'RECRUITMENT_ONBOARDING'
  | 'REFERENCE_LISTS'
  | 'REGISTER_FACE'
  | 'ROLES'
  | 'ROSTER_SETTINGS'
  | 'SALARY_ADVANCE'
  | 'SALARY_COMPONENTS'
  | 'SALARY_DETAILS'
  | 'SALARY_INFO'
  | 'SALARY_PAYSLIP_BI_MONTHLY'
  | 'SALARY_REVISION'
  | 'SALARY_TEMPLATE'
  | 'SELF_ATTENDANCE'
  | 'SELF_CLAIM_REQUEST'
  | 'SELF_COMPENSATORY_OFF'
  | 'SELF_COMPENSATORY_OFF_BALANCE'
  | 'SELF_FBP_DECLARATION'
  | 'SELF_LEAVE_REQUEST'
  | 'SELF_LOP_RECOVERY'
  | 'SELF_MY_PROFILE'
  | 'SELF_NPS_DECLARATION'
  | 'SELF_ORGANIZATION_CHART'
  | 'SELF_OVERTIME'
  | 'SELF_PRE_APPROVAL'
  | 'SELF_SALARY_ADVANCE'
  | 'SELF_SHORT_TIME_OFF'
  | 'SELF_TIMESHEETS'
  | 'SELF_TIME_OFF'
  | 'SELF_TRAVEL_AND_EXPENSES'
  | 'SELF_TRAVEL_REQUEST'
  | 'SELF_UNIFORM'
  | 'SERVICE_PROVIDER_ADMIN'
  | 'SHIFT_ROTATION'
  | 'SHIFT_SCHEDULING'
  | 'SHIFT_SWAP'
  | 'SHIFT_SWAP_APPROVALS'
  | 'SPECIAL_WAGES'
  | 'STATUTORY_COMPONENTS'
  | 'TABLE_OF_ORGANIZATION'
  | 'TALENT_POOL'
  | 'TAX_RELIEF'
  | 'TDS_HISTORY'
  | 'TEAM_ATTENDANCE'
  | 'TEAM_CLAIM_REQUEST'
  | 'TEAM_COMPENSATORY_OFF'
  | 'TEAM_COMPENSATORY_OFF_BALANCE'
  | 'TEAM_EARLY_CHECKOUT'
  | 'TEAM_LEAVE_REQUEST'
  | 'TEAM_LOP_RECOVERY'
  | 'TEAM_OVERTIME'
  | 'TEAM_PRE_APPROVAL'
  | 'TEAM_REPORTS'
  | 'TEAM_SHORT_TIME_OFF'
  | 'TEAM_SUMMARY'
  | 'TEAM_SUMMARY_REPORTS'
  | 'TEAM_TIMESHEETS'
  | 'TEAM_TIME_OFF'
  | 'TEAM_TRAVEL_AND_EXPENSES'
  | 'TEAM_TRAVEL_REQUEST'
  | 'TIME_OFF'
  | 'TIME_OFF_CLOSURE'
  | 'TIME_OFF_MANAGEMENT'
  | 'TOXICITY_INTELLIGENCE'
  | 'TRAVEL_AND_EXPENSES_SETTINGS'
  | 'UI_ELEMENTS_CUSTOMIZER'
  | 'UNIFORM_MONITORING'
  | 'UNIFORM_SETTINGS'
  | 'UPCOMING_INTERVIEWS'
  | 'USER_ACCOUNTS'
  | 'VISAS'
  | 'WORKFLOW_BUILDER'
  | 'WORK_PLACES'
  | 'WORK_SCHEDULE';

export type FormReader = {
  add: Scalars['Boolean']['output'];
  delete: Scalars['Boolean']['output'];
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  roles: Array<Scalars['String']['output']>;
  scope: Scope;
  update: Scalars['Boolean']['output'];
  userAccountId: Scalars['ID']['output'];
  withSelf: Scalars['Boolean']['output'];
};

export type FormReaderPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<FormReader>;
  totalRecords: Scalars['Int']['output'];
};

/** The names that a formula may use (src/domain/payroll/formula/names.ts). */
export type FormulaSet =
  /** What was paid once, and how much of the commitment is served. */
  | 'CLAWBACK'
  /** Facts of a salary, and salary components by their codes. */
  | 'SALARY';

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'NON_BINARY'
  | 'NOT_STATED';

export type GenderFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Gender>;
  in?: InputMaybe<Array<Gender>>;
};

export type GeneratedHoliday = {
  date: Scalars['LocalDate']['output'];
  /** There is such a holiday already; it is not added again. */
  exists: Scalars['Boolean']['output'];
  /** What names the day in `picked`. */
  key: Scalars['String']['output'];
  kind: HolidayKind;
  name: Scalars['String']['output'];
};

/** A band of pay and responsibility that designations belong to. */
export type Grade = {
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Of the pay range. */
  currency?: Maybe<Scalars['String']['output']>;
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Gross pay of a month. */
  maximumPay?: Maybe<Scalars['Decimal']['output']>;
  /** Gross pay of a month. */
  minimumPay?: Maybe<Scalars['Decimal']['output']>;
  name: Scalars['String']['output'];
  /** Higher ranks come first in lists and pay reports. */
  rank?: Maybe<Scalars['Int']['output']>;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type GradeAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Grade>;
};

export type GradeChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Grade>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type GradeFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<GradeFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  maximumPay?: InputMaybe<DecimalFilter>;
  minimumPay?: InputMaybe<DecimalFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<GradeFilter>;
  or?: InputMaybe<Array<GradeFilter>>;
  rank?: InputMaybe<IntFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type GradeInput = {
  code: Scalars['String']['input'];
  /** Of the pay range. */
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Gross pay of a month. */
  maximumPay?: InputMaybe<Scalars['Decimal']['input']>;
  /** Gross pay of a month. */
  minimumPay?: InputMaybe<Scalars['Decimal']['input']>;
  name: Scalars['String']['input'];
  /** Higher ranks come first in lists and pay reports. */
  rank?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type GradePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Grade>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type GradePatch = {
  code?: InputMaybe<Scalars['String']['input']>;
  /** Of the pay range. */
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Gross pay of a month. */
  maximumPay?: InputMaybe<Scalars['Decimal']['input']>;
  /** Gross pay of a month. */
  minimumPay?: InputMaybe<Scalars['Decimal']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Higher ranks come first in lists and pay reports. */
  rank?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type GradeSort = {
  field: GradeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type GradeSortField =
  | 'code'
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'description'
  | 'maximumPay'
  | 'minimumPay'
  | 'name'
  | 'rank'
  | 'status'
  | 'updatedAt';

export type GroupException = {
  employee: Employee;
  id: Scalars['ID']['output'];
};

export type GroupExceptionInput = {
  employeeId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type GroupMember = {
  employee: Employee;
  id: Scalars['ID']['output'];
};

export type GroupMemberDetails = {
  Emp_Email?: Maybe<Scalars['String']['output']>;
  departmentId: Scalars['Int']['output'];
  departmentName: Scalars['String']['output'];
  designationId: Scalars['Int']['output'];
  designationName: Scalars['String']['output'];
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  groupId: Scalars['Int']['output'];
  groupName: Scalars['String']['output'];
  locationId: Scalars['Int']['output'];
  locationName: Scalars['String']['output'];
  userDefinedEmpId: Scalars['String']['output'];
};

export type GroupMemberInput = {
  employeeId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type GroupMemberList = {
  /** By group, then by name. Somebody who belongs to two groups stands here twice. */
  employeeDetails: Array<GroupMemberDetails>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type GroupPreview = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** The first of them by name. */
  names: Array<Scalars['String']['output']>;
  /** Active employees whom the caller may see. */
  totalRecords: Scalars['Int']['output'];
};

export type GroupRule = {
  businessUnit?: Maybe<BusinessUnit>;
  department?: Maybe<Department>;
  designation?: Maybe<Designation>;
  employeeType?: Maybe<EmployeeType>;
  grade?: Maybe<Grade>;
  id: Scalars['ID']['output'];
  location?: Maybe<Location>;
  /** Those who report to this person directly. */
  manager?: Maybe<Employee>;
};

export type GroupRuleInput = {
  businessUnitId?: InputMaybe<Scalars['ID']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  designationId?: InputMaybe<Scalars['ID']['input']>;
  employeeTypeId?: InputMaybe<Scalars['ID']['input']>;
  gradeId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** Those who report to this person directly. */
  managerId?: InputMaybe<Scalars['ID']['input']>;
};

export type GroupRuleTold = {
  businessUnitId?: InputMaybe<Scalars['ID']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  designationId?: InputMaybe<Scalars['ID']['input']>;
  employeeTypeId?: InputMaybe<Scalars['ID']['input']>;
  gradeId?: InputMaybe<Scalars['ID']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  managerId?: InputMaybe<Scalars['ID']['input']>;
};

/** One change to a record, newest first. */
export type HistoryEntry = {
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  changeSetId: Scalars['ID']['output'];
  fields: Array<FieldChange>;
  /** The file that an import read, or that was put to the record and downloaded. */
  fileName?: Maybe<Scalars['String']['output']>;
  form?: Maybe<Scalars['String']['output']>;
  /** That import, where the person may open it. */
  importId?: Maybe<Scalars['ID']['output']>;
  kind: ChangeKind;
  /** Why, in the words of the person who changed it, or the name of the imported file. */
  reason?: Maybe<Scalars['String']['output']>;
  /** How many records the change-set touched. */
  records: Scalars['Int']['output'];
  source: ChangeSource;
  /** The step of a workflow, from 1, that it decided (APPROVED or REJECTED), in place of the field that holds the steps. */
  step?: Maybe<DecidedStep>;
  undoable: Scalars['Boolean']['output'];
  /** Message key of the reason why it cannot be undone. */
  whyNot?: Maybe<Scalars['String']['output']>;
};

export type HistoryPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<HistoryEntry>;
  totalRecords: Scalars['Int']['output'];
};

/** A day on which people do not have to work. */
export type Holiday = {
  /** How many people chose it as a day off. */
  choices?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  date: Scalars['LocalDate']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** A mandatory holiday is free for everyone; of the others people choose their own. */
  kind: HolidayKind;
  /** Empty: at every location. */
  location?: Maybe<Location>;
  name: Scalars['String']['output'];
  /** How work on the holiday is paid. */
  pay: HolidayPay;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type HolidayAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Holiday>;
};

export type HolidayChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Holiday>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type HolidayFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<HolidayFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  date?: InputMaybe<LocalDateFilter>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<HolidayKindFilter>;
  locationId?: InputMaybe<IdFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<HolidayFilter>;
  or?: InputMaybe<Array<HolidayFilter>>;
  pay?: InputMaybe<HolidayPayFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type HolidayGeneration = {
  added: Scalars['Int']['output'];
  /** Null where nothing was added. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type HolidayInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  date: Scalars['LocalDate']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  /** A mandatory holiday is free for everyone; of the others people choose their own. */
  kind?: InputMaybe<HolidayKind>;
  /** Empty: at every location. */
  locationId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  /** How work on the holiday is paid. */
  pay?: InputMaybe<HolidayPay>;
};

export type HolidayKind =
  | 'MANDATORY'
  | 'PERSONAL_CHOICE';

export type HolidayKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<HolidayKind>;
  in?: InputMaybe<Array<HolidayKind>>;
};

export type HolidayPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Holiday>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type HolidayPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  date?: InputMaybe<Scalars['LocalDate']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** A mandatory holiday is free for everyone; of the others people choose their own. */
  kind?: InputMaybe<HolidayKind>;
  /** Empty: at every location. */
  locationId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** How work on the holiday is paid. */
  pay?: InputMaybe<HolidayPay>;
};

export type HolidayPay =
  /** A regular holiday. */
  | 'REGULAR'
  /** A special non-working holiday. */
  | 'SPECIAL_NON_WORKING';

export type HolidayPayFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<HolidayPay>;
  in?: InputMaybe<Array<HolidayPay>>;
};

export type HolidayPreview = {
  /** Countries whose calendar is known, ISO 3166-1 alpha-2. */
  countries: Array<Scalars['String']['output']>;
  /** The country whose days these are. */
  country: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  holidays: Array<GeneratedHoliday>;
  message: Scalars['String']['output'];
  /** States of the country that have calendars of their own. */
  states: Array<HolidayState>;
};

export type HolidaySort = {
  field: HolidaySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type HolidaySortField =
  | 'createdAt'
  | 'custom'
  | 'date'
  | 'description'
  | 'kind'
  | 'locationId'
  | 'name'
  | 'pay'
  | 'updatedAt';

export type HolidayState = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type IdFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
  person?: InputMaybe<RelativePerson>;
};

/** A school, college or university that people studied at. */
export type Institution = {
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type InstitutionAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Institution>;
};

export type InstitutionChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Institution>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type InstitutionFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<InstitutionFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  city?: InputMaybe<TextFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<InstitutionFilter>;
  or?: InputMaybe<Array<InstitutionFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type InstitutionInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type InstitutionPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Institution>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type InstitutionPatch = {
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type InstitutionReference = {
  Institution_Id: Scalars['Int']['output'];
  Institution_Name: Scalars['String']['output'];
};

export type InstitutionSort = {
  field: InstitutionSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type InstitutionSortField =
  | 'city'
  | 'country'
  | 'createdAt'
  | 'custom'
  | 'name'
  | 'status'
  | 'updatedAt';

/** A kind of insurance that people have through the organisation. */
export type InsuranceType = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type InsuranceTypeAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<InsuranceType>;
};

export type InsuranceTypeChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<InsuranceType>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type InsuranceTypeFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<InsuranceTypeFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<InsuranceTypeFilter>;
  or?: InputMaybe<Array<InsuranceTypeFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type InsuranceTypeInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type InsuranceTypePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<InsuranceType>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type InsuranceTypePatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type InsuranceTypeReference = {
  InsuranceType_Id: Scalars['Int']['output'];
  InsuranceType_Name: Scalars['String']['output'];
};

export type InsuranceTypeSort = {
  field: InsuranceTypeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type InsuranceTypeSortField =
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'name'
  | 'status'
  | 'updatedAt';

export type InsuranceTypes = {
  errorCode: Scalars['String']['output'];
  insuranceTypes: Array<InsuranceTypeReference>;
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type IntFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<Scalars['Int']['input']>>;
  to?: InputMaybe<Scalars['Int']['input']>;
};

export type InterfaceLanguage = {
  languageCode: Scalars['String']['output'];
  /** In the language itself. */
  languageName: Scalars['String']['output'];
};

/** A change in somebody's job that holds from a day on. One in the past or of today takes effect at once, one in the future on its day. */
export type JobChange = {
  businessUnit?: Maybe<BusinessUnit>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  department?: Maybe<Department>;
  /** What is left empty stays as it is. */
  designation?: Maybe<Designation>;
  /** The first day on which it holds. Nobody has two changes on one day. */
  effectiveOn: Scalars['LocalDate']['output'];
  employee: Employee;
  employeeType?: Maybe<EmployeeType>;
  grade?: Maybe<Grade>;
  id: Scalars['ID']['output'];
  kind: JobChangeKind;
  location?: Maybe<Location>;
  manager?: Maybe<Employee>;
  /** Why, as the history tells it. */
  reason: Scalars['String']['output'];
  /** Set by the day it holds from. Cancel one that is planned; one that has taken effect is undone in its history. */
  status: JobChangeStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  workSchedule?: Maybe<WorkSchedule>;
};

export type JobChangeAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<JobChange>;
};

export type JobChangeChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<JobChange>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type JobChangeFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<JobChangeFilter>>;
  businessUnitId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId?: InputMaybe<IdFilter>;
  designationId?: InputMaybe<IdFilter>;
  effectiveOn?: InputMaybe<LocalDateFilter>;
  employeeId?: InputMaybe<IdFilter>;
  employeeTypeId?: InputMaybe<IdFilter>;
  gradeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<JobChangeKindFilter>;
  locationId?: InputMaybe<IdFilter>;
  managerId?: InputMaybe<IdFilter>;
  not?: InputMaybe<JobChangeFilter>;
  or?: InputMaybe<Array<JobChangeFilter>>;
  reason?: InputMaybe<TextFilter>;
  status?: InputMaybe<JobChangeStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workScheduleId?: InputMaybe<IdFilter>;
};

export type JobChangeInput = {
  businessUnitId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** What is left empty stays as it is. */
  designationId?: InputMaybe<Scalars['ID']['input']>;
  /** The first day on which it holds. Nobody has two changes on one day. */
  effectiveOn: Scalars['LocalDate']['input'];
  employeeId: Scalars['ID']['input'];
  employeeTypeId?: InputMaybe<Scalars['ID']['input']>;
  gradeId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<JobChangeKind>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  managerId?: InputMaybe<Scalars['ID']['input']>;
  /** Why, as the history tells it. */
  reason: Scalars['String']['input'];
  /** Set by the day it holds from. Cancel one that is planned; one that has taken effect is undone in its history. */
  status?: InputMaybe<JobChangeStatus>;
  workScheduleId?: InputMaybe<Scalars['ID']['input']>;
};

export type JobChangeKind =
  | 'CONTRACT_CHANGE'
  | 'CORRECTION'
  | 'DEMOTION'
  | 'MANAGER_CHANGE'
  | 'PROMOTION'
  | 'REORGANIZATION'
  | 'TRANSFER';

export type JobChangeKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<JobChangeKind>;
  in?: InputMaybe<Array<JobChangeKind>>;
};

export type JobChangePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<JobChange>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type JobChangePatch = {
  businessUnitId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** What is left empty stays as it is. */
  designationId?: InputMaybe<Scalars['ID']['input']>;
  /** The first day on which it holds. Nobody has two changes on one day. */
  effectiveOn?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  employeeTypeId?: InputMaybe<Scalars['ID']['input']>;
  gradeId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<JobChangeKind>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  managerId?: InputMaybe<Scalars['ID']['input']>;
  /** Why, as the history tells it. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Set by the day it holds from. Cancel one that is planned; one that has taken effect is undone in its history. */
  status?: InputMaybe<JobChangeStatus>;
  workScheduleId?: InputMaybe<Scalars['ID']['input']>;
};

export type JobChangeSort = {
  field: JobChangeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type JobChangeSortField =
  | 'businessUnitId'
  | 'createdAt'
  | 'custom'
  | 'departmentId'
  | 'designationId'
  | 'effectiveOn'
  | 'employeeId'
  | 'employeeTypeId'
  | 'gradeId'
  | 'kind'
  | 'locationId'
  | 'managerId'
  | 'reason'
  | 'status'
  | 'updatedAt'
  | 'workScheduleId';

export type JobChangeStatus =
  | 'APPLIED'
  | 'CANCELLED'
  | 'PLANNED';

export type JobChangeStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<JobChangeStatus>;
  in?: InputMaybe<Array<JobChangeStatus>>;
};

/** A step of seniority, from trainee to director. */
export type JobLevel = {
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  grade?: Maybe<Grade>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type JobLevelAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<JobLevel>;
};

export type JobLevelChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<JobLevel>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type JobLevelFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<JobLevelFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  gradeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<JobLevelFilter>;
  or?: InputMaybe<Array<JobLevelFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type JobLevelInput = {
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  gradeId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type JobLevelPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<JobLevel>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type JobLevelPatch = {
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  gradeId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type JobLevelSort = {
  field: JobLevelSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type JobLevelSortField =
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'gradeId'
  | 'name'
  | 'status'
  | 'updatedAt';

/** What people do day by day, whatever their designation: buyer, trainer, shift lead. */
export type JobRole = {
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** The step of seniority that the role asks for. */
  jobLevel?: Maybe<JobLevel>;
  name: Scalars['String']['output'];
  /** What people in the role answer for. */
  responsibilities?: Maybe<Scalars['String']['output']>;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type JobRoleAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<JobRole>;
};

export type JobRoleChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<JobRole>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type JobRoleFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<JobRoleFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  jobLevelId?: InputMaybe<IdFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<JobRoleFilter>;
  or?: InputMaybe<Array<JobRoleFilter>>;
  responsibilities?: InputMaybe<TextFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type JobRoleInput = {
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The step of seniority that the role asks for. */
  jobLevelId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  /** What people in the role answer for. */
  responsibilities?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type JobRolePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<JobRole>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type JobRolePatch = {
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The step of seniority that the role asks for. */
  jobLevelId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** What people in the role answer for. */
  responsibilities?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type JobRoleSort = {
  field: JobRoleSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type JobRoleSortField =
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'jobLevelId'
  | 'name'
  | 'responsibilities'
  | 'status'
  | 'updatedAt';

/** A language of the interface. */
export type Language =
  | 'EN'
  | 'FR'
  | 'JA'
  | 'SP';

export type LanguageFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Language>;
  in?: InputMaybe<Array<Language>>;
};

export type LanguageList = {
  errorCode: Scalars['String']['output'];
  /** That people may know. */
  languageDetails: Array<LanguageReference>;
  /** Of the interface. */
  languages: Array<InterfaceLanguage>;
  message: Scalars['String']['output'];
};

export type LanguageProficiency =
  | 'BASIC'
  | 'CONVERSATIONAL'
  | 'FLUENT'
  | 'NATIVE';

export type LanguageReference = {
  /** ISO 639. */
  Language_Code: Scalars['String']['output'];
  /** In the caller's language. */
  Language_Name: Scalars['String']['output'];
};

export type LeaveTypeReference = {
  leaveName: Scalars['String']['output'];
  leaveTypeId: Scalars['Int']['output'];
  status: Scalars['String']['output'];
};

export type LeaveTypeReferences = {
  errorCode: Scalars['String']['output'];
  leaveTypes: Array<LeaveTypeReference>;
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

/** A licence that an employee holds, for example to drive or to run a boiler. */
export type Licence = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  expiresOn?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  issuingAuthority?: Maybe<Scalars['String']['output']>;
  issuingCountry?: Maybe<Scalars['String']['output']>;
  kind: Scalars['String']['output'];
  number: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type LicenceAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Licence>;
};

export type LicenceChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Licence>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type LicenceFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<LicenceFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  expiresOn?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  issuingAuthority?: InputMaybe<TextFilter>;
  issuingCountry?: InputMaybe<TextFilter>;
  kind?: InputMaybe<TextFilter>;
  not?: InputMaybe<LicenceFilter>;
  number?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<LicenceFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type LicenceInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  issuingAuthority?: InputMaybe<Scalars['String']['input']>;
  issuingCountry?: InputMaybe<Scalars['String']['input']>;
  kind: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

export type LicencePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Licence>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type LicencePatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  issuingAuthority?: InputMaybe<Scalars['String']['input']>;
  issuingCountry?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};

export type LicenceSort = {
  field: LicenceSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type LicenceSortField =
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'expiresOn'
  | 'issuingAuthority'
  | 'issuingCountry'
  | 'kind'
  | 'number'
  | 'updatedAt';

export type LocalDateFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  in?: InputMaybe<Array<Scalars['LocalDate']['input']>>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Days relative to today on the organisation's calendar: TODAY, THIS_MONTH, NEXT_WEEK, LAST_30_DAYS. */
  within?: InputMaybe<Scalars['String']['input']>;
};

export type LocalTimeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['LocalTime']['input']>;
  from?: InputMaybe<Scalars['LocalTime']['input']>;
  in?: InputMaybe<Array<Scalars['LocalTime']['input']>>;
  to?: InputMaybe<Scalars['LocalTime']['input']>;
};

/** A place where people work. */
export type Location = {
  address?: Maybe<Scalars['Address']['output']>;
  /** The name under which customers know it. */
  brand?: Maybe<Brand>;
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** ISO code of the currency that is paid here. */
  currency?: Maybe<Scalars['String']['output']>;
  custom: Scalars['JSON']['output'];
  email?: Maybe<Scalars['EmailAddress']['output']>;
  id: Scalars['ID']['output'];
  locationArea?: Maybe<LocationArea>;
  locationType?: Maybe<LocationType>;
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  status: RecordStatus;
  /** IANA name, for example Asia/Kolkata. Attendance counts in it. */
  timeZone: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type LocationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Location>;
};

/** An area that groups locations, for example a region or an industrial zone. */
export type LocationArea = {
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type LocationAreaAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LocationArea>;
};

export type LocationAreaChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LocationArea>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type LocationAreaFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<LocationAreaFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<LocationAreaFilter>;
  or?: InputMaybe<Array<LocationAreaFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type LocationAreaInput = {
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type LocationAreaPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<LocationArea>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type LocationAreaPatch = {
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type LocationAreaSort = {
  field: LocationAreaSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type LocationAreaSortField =
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'name'
  | 'status'
  | 'updatedAt';

export type LocationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Location>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type LocationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<LocationFilter>>;
  brandId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  locationAreaId?: InputMaybe<IdFilter>;
  locationTypeId?: InputMaybe<IdFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<LocationFilter>;
  or?: InputMaybe<Array<LocationFilter>>;
  phone?: InputMaybe<TextFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  timeZone?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type LocationInput = {
  address?: InputMaybe<Scalars['Address']['input']>;
  /** The name under which customers know it. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  code: Scalars['String']['input'];
  /** ISO code of the currency that is paid here. */
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  locationAreaId?: InputMaybe<Scalars['ID']['input']>;
  locationTypeId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
  /** IANA name, for example Asia/Kolkata. Attendance counts in it. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type LocationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Location>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type LocationPatch = {
  address?: InputMaybe<Scalars['Address']['input']>;
  /** The name under which customers know it. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  /** ISO code of the currency that is paid here. */
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  locationAreaId?: InputMaybe<Scalars['ID']['input']>;
  locationTypeId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
  /** IANA name, for example Asia/Kolkata. Attendance counts in it. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type LocationSort = {
  field: LocationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type LocationSortField =
  | 'brandId'
  | 'code'
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'email'
  | 'locationAreaId'
  | 'locationTypeId'
  | 'name'
  | 'phone'
  | 'status'
  | 'timeZone'
  | 'updatedAt';

/** What a location is, for example a factory, an office or a showroom. */
export type LocationType = {
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type LocationTypeAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LocationType>;
};

export type LocationTypeChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LocationType>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type LocationTypeFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<LocationTypeFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<LocationTypeFilter>;
  or?: InputMaybe<Array<LocationTypeFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type LocationTypeInput = {
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type LocationTypePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<LocationType>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type LocationTypePatch = {
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type LocationTypeSort = {
  field: LocationTypeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type LocationTypeSortField =
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'name'
  | 'status'
  | 'updatedAt';

/** A record of another entity, as pickers show it. */
export type Lookup = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type LookupPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<Lookup>;
  totalRecords: Scalars['Int']['output'];
};

/** Mails of one kind that leave with a change, as the person is told before it. */
export type MailsAhead = {
  body: Scalars['String']['output'];
  /** How many leave, and the first of those whom they are to. */
  count: Scalars['Int']['output'];
  /** Of those who are written to the first to whom the last mail could not be delivered. */
  failingNames: Array<Scalars['String']['output']>;
  names: Array<Scalars['String']['output']>;
  /** What sends them: the status that people come to. */
  of: Scalars['String']['output'];
  /** The address of the first; null where none leaves. */
  recipient?: Maybe<Scalars['String']['output']>;
  /** The words, as the first of them reads them. */
  subject: Scalars['String']['output'];
  /** How many people get none, for want of an address that can be written to, and the first of them. */
  unreached: Scalars['Int']['output'];
  unreachedNames: Array<Scalars['String']['output']>;
};

export type MaritalStatus =
  | 'DIVORCED'
  | 'MARRIED'
  | 'SINGLE'
  | 'WIDOWED';

export type MaritalStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<MaritalStatus>;
  in?: InputMaybe<Array<MaritalStatus>>;
};

export type MaritalStatusReference = {
  /** In the caller's language. */
  Marital_Status: Scalars['String']['output'];
  /** SINGLE and so on, as fields hold it. */
  Marital_Status_Code: Scalars['String']['output'];
};

export type MaritalStatuses = {
  errorCode: Scalars['String']['output'];
  maritalStatus: Array<MaritalStatusReference>;
  message: Scalars['String']['output'];
  /** Empty unless they were asked for. */
  relationships: Array<RelationshipReference>;
};

export type Month =
  | 'APRIL'
  | 'AUGUST'
  | 'DECEMBER'
  | 'FEBRUARY'
  | 'JANUARY'
  | 'JULY'
  | 'JUNE'
  | 'MARCH'
  | 'MAY'
  | 'NOVEMBER'
  | 'OCTOBER'
  | 'SEPTEMBER';

export type Mutation = {
  /** Says that issues to the caller were received. */
  acknowledgeUniforms: UniformsChanged;
  addAccountType: AccountTypeChange;
  addAccreditationCategory: AccreditationCategoryChange;
  addAccreditationLink: AccreditationLinkChange;
  addAccreditationType: AccreditationTypeChange;
  addAward: AwardChange;
  addBank: BankChange;
  addBankAccount: BankAccountChange;
  addBrand: BrandChange;
  addBusinessUnit: BusinessUnitChange;
  addCareerTrack: CareerTrackChange;
  addCourse: CourseChange;
  addCurrency: CurrencyChange;
  addCustomEmployeeGroup: CustomEmployeeGroupChange;
  addDepartment: DepartmentChange;
  addDesignation: DesignationChange;
  addDocumentCategory: DocumentCategoryChange;
  addDocumentSubtype: DocumentSubtypeChange;
  addDocumentType: DocumentTypeChange;
  addEducation: EducationChange;
  addEmployee: EmployeeChange;
  addEmployeeAccreditation: EmployeeAccreditationChange;
  addEmployeeDocument: EmployeeDocumentChange;
  addEmployeeNumberSeries: EmployeeNumberSeriesChange;
  addEmployeeType: EmployeeTypeChange;
  addEnforcementGroup: EnforcementGroupChange;
  addExperience: ExperienceChange;
  addFamilyMember: FamilyMemberChange;
  addGrade: GradeChange;
  addHoliday: HolidayChange;
  addInstitution: InstitutionChange;
  addInsuranceType: InsuranceTypeChange;
  addJobChange: JobChangeChange;
  addJobLevel: JobLevelChange;
  addJobRole: JobRoleChange;
  addLicence: LicenceChange;
  addLocation: LocationChange;
  addLocationArea: LocationAreaChange;
  addLocationType: LocationTypeChange;
  addOrganizationGroup: OrganizationGroupChange;
  addPassport: PassportChange;
  addPerDiem: PerDiemChange;
  addProfession: ProfessionChange;
  addProject: ProjectChange;
  addRelationship: RelationshipChange;
  addReligion: ReligionChange;
  addRole: RoleChange;
  addServiceProvider: ServiceProviderChange;
  addSkill: SkillChange;
  addSpecialization: SpecializationChange;
  addTaxCode: TaxCodeChange;
  addTimekeepingCategory: TimekeepingCategoryChange;
  addUniformEntitlement: UniformEntitlementChange;
  addUniformIssue: UniformIssueChange;
  addUniformItem: UniformItemChange;
  addUniformObservation: UniformObservationChange;
  addUniformStockEntry: UniformStockEntryChange;
  addUserAccount: UserAccountChange;
  addVisa: VisaChange;
  addWorkAuthorization: WorkAuthorizationChange;
  addWorkPlace: WorkPlaceChange;
  addWorkSchedule: WorkScheduleChange;
  deleteAccountTypes: DeleteAnswer;
  deleteAccreditationCategories: DeleteAnswer;
  deleteAccreditationLinks: DeleteAnswer;
  deleteAccreditationTypes: DeleteAnswer;
  deleteAwards: DeleteAnswer;
  deleteBankAccounts: DeleteAnswer;
  deleteBanks: DeleteAnswer;
  deleteBrands: DeleteAnswer;
  deleteBusinessUnits: DeleteAnswer;
  deleteCareerTracks: DeleteAnswer;
  deleteCourses: DeleteAnswer;
  deleteCurrencies: DeleteAnswer;
  deleteCustomEmployeeGroupRecords: DeleteAnswer;
  deleteDepartments: DeleteAnswer;
  deleteDesignations: DeleteAnswer;
  deleteDocumentCategories: DeleteAnswer;
  deleteDocumentSubtypes: DeleteAnswer;
  deleteDocumentTypes: DeleteAnswer;
  deleteEducations: DeleteAnswer;
  deleteEmployeeAccreditations: DeleteAnswer;
  deleteEmployeeDocuments: DeleteAnswer;
  deleteEmployeeNumberSeries: DeleteAnswer;
  deleteEmployeeTypes: DeleteAnswer;
  deleteEmployees: DeleteAnswer;
  deleteEnforcementGroups: DeleteAnswer;
  deleteExperiences: DeleteAnswer;
  deleteFamilyMembers: DeleteAnswer;
  deleteGrades: DeleteAnswer;
  deleteHolidaies: DeleteAnswer;
  deleteInstitutions: DeleteAnswer;
  deleteInsuranceTypes: DeleteAnswer;
  deleteJobChanges: DeleteAnswer;
  deleteJobLevels: DeleteAnswer;
  deleteJobRoles: DeleteAnswer;
  deleteLicences: DeleteAnswer;
  deleteLocationAreas: DeleteAnswer;
  deleteLocationTypes: DeleteAnswer;
  deleteLocations: DeleteAnswer;
  deleteOrganizationGroups: DeleteAnswer;
  deletePassports: DeleteAnswer;
  deletePerDiems: DeleteAnswer;
  deleteProfessions: DeleteAnswer;
  deleteProjects: DeleteAnswer;
  deleteRelationships: DeleteAnswer;
  deleteReligions: DeleteAnswer;
  deleteRoles: DeleteAnswer;
  /** Drops a file; a record that holds it needs the right to update that field. */
  deleteS3Files: FilesDeleted;
  deleteServiceProviders: DeleteAnswer;
  deleteSkills: DeleteAnswer;
  deleteSpecializations: DeleteAnswer;
  deleteTaxCodes: DeleteAnswer;
  deleteTimekeepingCategories: DeleteAnswer;
  deleteUniformEntitlements: DeleteAnswer;
  deleteUniformIssues: DeleteAnswer;
  deleteUniformItems: DeleteAnswer;
  deleteUniformObservations: DeleteAnswer;
  deleteUniformStockEntries: DeleteAnswer;
  deleteUserAccounts: DeleteAnswer;
  deleteVisas: DeleteAnswer;
  deleteWorkAuthorizations: DeleteAnswer;
  deleteWorkPlaces: DeleteAnswer;
  deleteWorkSchedules: DeleteAnswer;
  /** Ends one session of an account, or with no id all of them. */
  endAccountSessions: AccountSecurity;
  /** Ends one of the caller's sessions, or with no id all but the one that asks. */
  endOwnSessions: AccountSecurity;
  /** Erases for good what history and audit log hold of an employee's values, of one who was deleted too. Records of today stay. Nobody erases their own. */
  eraseEmployeeHistory: Erasure;
  /** Adds the picked holidays, for one location or for all. One undo takes them back. */
  generateHolidays: HolidayGeneration;
  /** action: upload, retrieve, getdata or getrawdata. An upload is followed by a PUT of the file. */
  getPresignedUrl: PresignedUrl;
  /** Issues an item to people, at most 300, or to none of them. They are told; one undo takes it back. */
  issueUniforms: UniformsChanged;
  /** Freezes the sessions of an account until the person signs in again. */
  lockAccountSessions: AccountSecurity;
  /** Notes for people, at most 300, whether they were in uniform on a day. What was noted of the day before is replaced. */
  observeUniforms: UniformsChanged;
  /** Records that people without an account received what they were issued: they signed for it. Not for whoever has one, nor one's own. */
  recordUniformReceipts: UniformsChanged;
  /** Lets an account be used from a waiting device. */
  registerDevice: AccountSecurity;
  /** Forgets a device of an account and ends its sessions. */
  removeDevice: AccountSecurity;
  /** Forgets one of the caller's devices and ends its sessions. */
  removeOwnDevice: AccountSecurity;
  /** Takes the authenticator app and the recovery codes off an account, for a person who lost both. */
  resetTwoFactor: AccountSecurity;
  /** Notes what came back of issues, or does not come back, all or none. */
  returnUniforms: UniformsChanged;
  /** From now on the caller's session sees what the account or the role may see, as far as the caller may see it too, and changes nothing. Takes the right to update roles as well. */
  startViewAs: ViewAsAnswer;
  /** Undoes what one change-set did, if nothing later depends on it. With wait: false very many records go back by work that goes on by itself. */
  undoChangeSet: UndoAnswer;
  updateAccountType: AccountTypeChange;
  updateAccreditationCategory: AccreditationCategoryChange;
  updateAccreditationLink: AccreditationLinkChange;
  updateAccreditationType: AccreditationTypeChange;
  updateAward: AwardChange;
  updateBank: BankChange;
  updateBankAccount: BankAccountChange;
  updateBrand: BrandChange;
  updateBusinessUnit: BusinessUnitChange;
  updateCareerTrack: CareerTrackChange;
  updateCourse: CourseChange;
  updateCurrency: CurrencyChange;
  updateCustomEmployeeGroup: CustomEmployeeGroupChange;
  updateDepartment: DepartmentChange;
  updateDesignation: DesignationChange;
  updateDocumentCategory: DocumentCategoryChange;
  updateDocumentSubtype: DocumentSubtypeChange;
  updateDocumentType: DocumentTypeChange;
  updateEducation: EducationChange;
  updateEmployee: EmployeeChange;
  updateEmployeeAccreditation: EmployeeAccreditationChange;
  updateEmployeeDocument: EmployeeDocumentChange;
  updateEmployeeNumberSeries: EmployeeNumberSeriesChange;
  updateEmployeeType: EmployeeTypeChange;
  updateEnforcementGroup: EnforcementGroupChange;
  updateExperience: ExperienceChange;
  updateFamilyMember: FamilyMemberChange;
  updateGrade: GradeChange;
  updateHoliday: HolidayChange;
  updateInstitution: InstitutionChange;
  updateInsuranceType: InsuranceTypeChange;
  updateJobChange: JobChangeChange;
  updateJobLevel: JobLevelChange;
  updateJobRole: JobRoleChange;
  updateLicence: LicenceChange;
  updateLocation: LocationChange;
  updateLocationArea: LocationAreaChange;
  updateLocationType: LocationTypeChange;
  updateOrganizationGroup: OrganizationGroupChange;
  updatePassport: PassportChange;
  updatePerDiem: PerDiemChange;
  /**
   * Extends a probation (newProbationDate) or confirms the employee (confirmationDate): exactly one of them. What the
   * caller saw, dateOfJoin and oldProbationDate, must still be so, otherwise it is a conflict. Nobody decides their own.
   */
  updateProbationAndConfirmation: ProbationAnswer;
  updateProfession: ProfessionChange;
  updateProject: ProjectChange;
  updateRelationship: RelationshipChange;
  updateReligion: ReligionChange;
  updateRole: RoleChange;
  updateServiceProvider: ServiceProviderChange;
  updateSkill: SkillChange;
  updateSpecialization: SpecializationChange;
  updateTaxCode: TaxCodeChange;
  updateTimekeepingCategory: TimekeepingCategoryChange;
  updateUniformEntitlement: UniformEntitlementChange;
  updateUniformIssue: UniformIssueChange;
  updateUniformItem: UniformItemChange;
  updateUniformObservation: UniformObservationChange;
  updateUniformStockEntry: UniformStockEntryChange;
  updateUserAccount: UserAccountChange;
  updateVisa: VisaChange;
  updateWorkAuthorization: WorkAuthorizationChange;
  updateWorkPlace: WorkPlaceChange;
  updateWorkSchedule: WorkScheduleChange;
};


export type MutationAcknowledgeUniformsArgs = {
  issueIds: Array<Scalars['ID']['input']>;
};


export type MutationAddAccountTypeArgs = {
  input: AccountTypeInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddAccreditationCategoryArgs = {
  input: AccreditationCategoryInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddAccreditationLinkArgs = {
  input: AccreditationLinkInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddAccreditationTypeArgs = {
  input: AccreditationTypeInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddAwardArgs = {
  input: AwardInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddBankArgs = {
  input: BankInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddBankAccountArgs = {
  input: BankAccountInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddBrandArgs = {
  input: BrandInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddBusinessUnitArgs = {
  input: BusinessUnitInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddCareerTrackArgs = {
  input: CareerTrackInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddCourseArgs = {
  input: CourseInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddCurrencyArgs = {
  input: CurrencyInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddCustomEmployeeGroupArgs = {
  input: CustomEmployeeGroupInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddDepartmentArgs = {
  input: DepartmentInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddDesignationArgs = {
  input: DesignationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddDocumentCategoryArgs = {
  input: DocumentCategoryInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddDocumentSubtypeArgs = {
  input: DocumentSubtypeInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddDocumentTypeArgs = {
  input: DocumentTypeInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddEducationArgs = {
  input: EducationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddEmployeeArgs = {
  input: EmployeeInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddEmployeeAccreditationArgs = {
  input: EmployeeAccreditationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddEmployeeDocumentArgs = {
  input: EmployeeDocumentInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddEmployeeNumberSeriesArgs = {
  input: EmployeeNumberSeriesInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddEmployeeTypeArgs = {
  input: EmployeeTypeInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddEnforcementGroupArgs = {
  input: EnforcementGroupInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddExperienceArgs = {
  input: ExperienceInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddFamilyMemberArgs = {
  input: FamilyMemberInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddGradeArgs = {
  input: GradeInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddHolidayArgs = {
  input: HolidayInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddInstitutionArgs = {
  input: InstitutionInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddInsuranceTypeArgs = {
  input: InsuranceTypeInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddJobChangeArgs = {
  input: JobChangeInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddJobLevelArgs = {
  input: JobLevelInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddJobRoleArgs = {
  input: JobRoleInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddLicenceArgs = {
  input: LicenceInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddLocationArgs = {
  input: LocationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddLocationAreaArgs = {
  input: LocationAreaInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddLocationTypeArgs = {
  input: LocationTypeInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddOrganizationGroupArgs = {
  input: OrganizationGroupInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddPassportArgs = {
  input: PassportInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddPerDiemArgs = {
  input: PerDiemInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddProfessionArgs = {
  input: ProfessionInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddProjectArgs = {
  input: ProjectInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddRelationshipArgs = {
  input: RelationshipInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddReligionArgs = {
  input: ReligionInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddRoleArgs = {
  input: RoleInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddServiceProviderArgs = {
  input: ServiceProviderInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddSkillArgs = {
  input: SkillInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddSpecializationArgs = {
  input: SpecializationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddTaxCodeArgs = {
  input: TaxCodeInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddTimekeepingCategoryArgs = {
  input: TimekeepingCategoryInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddUniformEntitlementArgs = {
  input: UniformEntitlementInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddUniformIssueArgs = {
  input: UniformIssueInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddUniformItemArgs = {
  input: UniformItemInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddUniformObservationArgs = {
  input: UniformObservationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddUniformStockEntryArgs = {
  input: UniformStockEntryInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddUserAccountArgs = {
  input: UserAccountInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddVisaArgs = {
  input: VisaInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddWorkAuthorizationArgs = {
  input: WorkAuthorizationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddWorkPlaceArgs = {
  input: WorkPlaceInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddWorkScheduleArgs = {
  input: WorkScheduleInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAccountTypesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAccreditationCategoriesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAccreditationLinksArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAccreditationTypesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAwardsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteBankAccountsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteBanksArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteBrandsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteBusinessUnitsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCareerTracksArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCoursesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCurrenciesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCustomEmployeeGroupRecordsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteDepartmentsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteDesignationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteDocumentCategoriesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteDocumentSubtypesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteDocumentTypesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteEducationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteEmployeeAccreditationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteEmployeeDocumentsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteEmployeeNumberSeriesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteEmployeeTypesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteEmployeesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteEnforcementGroupsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteExperiencesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteFamilyMembersArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteGradesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteHolidaiesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteInstitutionsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteInsuranceTypesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteJobChangesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteJobLevelsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteJobRolesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteLicencesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteLocationAreasArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteLocationTypesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteLocationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteOrganizationGroupsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeletePassportsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeletePerDiemsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteProfessionsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteProjectsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteRelationshipsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteReligionsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteRolesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteS3FilesArgs = {
  fileName: Scalars['String']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteServiceProvidersArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteSkillsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteSpecializationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteTaxCodesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteTimekeepingCategoriesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteUniformEntitlementsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteUniformIssuesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteUniformItemsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteUniformObservationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteUniformStockEntriesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteUserAccountsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteVisasArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteWorkAuthorizationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteWorkPlacesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteWorkSchedulesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEndAccountSessionsArgs = {
  sessionId?: InputMaybe<Scalars['ID']['input']>;
  userAccountId: Scalars['ID']['input'];
};


export type MutationEndOwnSessionsArgs = {
  sessionId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationEraseEmployeeHistoryArgs = {
  employeeId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationGenerateHolidaysArgs = {
  country: Scalars['String']['input'];
  locationId?: InputMaybe<Scalars['ID']['input']>;
  picked: Array<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  year: Scalars['Int']['input'];
};


export type MutationGetPresignedUrlArgs = {
  action: Scalars['String']['input'];
  data?: InputMaybe<Scalars['String']['input']>;
  destinationBucket?: InputMaybe<Scalars['String']['input']>;
  destinationFileKey?: InputMaybe<Scalars['String']['input']>;
  fileName: Scalars['String']['input'];
  getCloudfrontUrl?: InputMaybe<Scalars['Boolean']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};


export type MutationIssueUniformsArgs = {
  condition?: InputMaybe<UniformCondition>;
  issuedOn: Scalars['LocalDate']['input'];
  itemId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  people: Array<UniformForPerson>;
};


export type MutationLockAccountSessionsArgs = {
  userAccountId: Scalars['ID']['input'];
};


export type MutationObserveUniformsArgs = {
  day: Scalars['LocalDate']['input'];
  employeeIds: Array<Scalars['ID']['input']>;
  itemId?: InputMaybe<Scalars['ID']['input']>;
  remark?: InputMaybe<Scalars['String']['input']>;
  state: UniformState;
};


export type MutationRecordUniformReceiptsArgs = {
  issueIds: Array<Scalars['ID']['input']>;
};


export type MutationRegisterDeviceArgs = {
  deviceId: Scalars['ID']['input'];
  userAccountId: Scalars['ID']['input'];
};


export type MutationRemoveDeviceArgs = {
  deviceId: Scalars['ID']['input'];
  userAccountId: Scalars['ID']['input'];
};


export type MutationRemoveOwnDeviceArgs = {
  deviceId: Scalars['ID']['input'];
};


export type MutationResetTwoFactorArgs = {
  userAccountId: Scalars['ID']['input'];
};


export type MutationReturnUniformsArgs = {
  day: Scalars['LocalDate']['input'];
  issues: Array<UniformBack>;
  outcome: UniformOutcome;
  recovery?: InputMaybe<UniformRecovery>;
  remark?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStartViewAsArgs = {
  roleId?: InputMaybe<Scalars['ID']['input']>;
  userAccountId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUndoChangeSetArgs = {
  id: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateAccountTypeArgs = {
  id: Scalars['ID']['input'];
  input: AccountTypePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateAccreditationCategoryArgs = {
  id: Scalars['ID']['input'];
  input: AccreditationCategoryPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateAccreditationLinkArgs = {
  id: Scalars['ID']['input'];
  input: AccreditationLinkPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateAccreditationTypeArgs = {
  id: Scalars['ID']['input'];
  input: AccreditationTypePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateAwardArgs = {
  id: Scalars['ID']['input'];
  input: AwardPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateBankArgs = {
  id: Scalars['ID']['input'];
  input: BankPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateBankAccountArgs = {
  id: Scalars['ID']['input'];
  input: BankAccountPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateBrandArgs = {
  id: Scalars['ID']['input'];
  input: BrandPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateBusinessUnitArgs = {
  id: Scalars['ID']['input'];
  input: BusinessUnitPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateCareerTrackArgs = {
  id: Scalars['ID']['input'];
  input: CareerTrackPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateCourseArgs = {
  id: Scalars['ID']['input'];
  input: CoursePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateCurrencyArgs = {
  id: Scalars['ID']['input'];
  input: CurrencyPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateCustomEmployeeGroupArgs = {
  id: Scalars['ID']['input'];
  input: CustomEmployeeGroupPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateDepartmentArgs = {
  id: Scalars['ID']['input'];
  input: DepartmentPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateDesignationArgs = {
  id: Scalars['ID']['input'];
  input: DesignationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateDocumentCategoryArgs = {
  id: Scalars['ID']['input'];
  input: DocumentCategoryPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateDocumentSubtypeArgs = {
  id: Scalars['ID']['input'];
  input: DocumentSubtypePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateDocumentTypeArgs = {
  id: Scalars['ID']['input'];
  input: DocumentTypePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateEducationArgs = {
  id: Scalars['ID']['input'];
  input: EducationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateEmployeeArgs = {
  id: Scalars['ID']['input'];
  input: EmployeePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateEmployeeAccreditationArgs = {
  id: Scalars['ID']['input'];
  input: EmployeeAccreditationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateEmployeeDocumentArgs = {
  id: Scalars['ID']['input'];
  input: EmployeeDocumentPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateEmployeeNumberSeriesArgs = {
  id: Scalars['ID']['input'];
  input: EmployeeNumberSeriesPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateEmployeeTypeArgs = {
  id: Scalars['ID']['input'];
  input: EmployeeTypePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateEnforcementGroupArgs = {
  id: Scalars['ID']['input'];
  input: EnforcementGroupPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateExperienceArgs = {
  id: Scalars['ID']['input'];
  input: ExperiencePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateFamilyMemberArgs = {
  id: Scalars['ID']['input'];
  input: FamilyMemberPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateGradeArgs = {
  id: Scalars['ID']['input'];
  input: GradePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateHolidayArgs = {
  id: Scalars['ID']['input'];
  input: HolidayPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateInstitutionArgs = {
  id: Scalars['ID']['input'];
  input: InstitutionPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateInsuranceTypeArgs = {
  id: Scalars['ID']['input'];
  input: InsuranceTypePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateJobChangeArgs = {
  id: Scalars['ID']['input'];
  input: JobChangePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateJobLevelArgs = {
  id: Scalars['ID']['input'];
  input: JobLevelPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateJobRoleArgs = {
  id: Scalars['ID']['input'];
  input: JobRolePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateLicenceArgs = {
  id: Scalars['ID']['input'];
  input: LicencePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateLocationArgs = {
  id: Scalars['ID']['input'];
  input: LocationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateLocationAreaArgs = {
  id: Scalars['ID']['input'];
  input: LocationAreaPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateLocationTypeArgs = {
  id: Scalars['ID']['input'];
  input: LocationTypePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateOrganizationGroupArgs = {
  id: Scalars['ID']['input'];
  input: OrganizationGroupPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdatePassportArgs = {
  id: Scalars['ID']['input'];
  input: PassportPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdatePerDiemArgs = {
  id: Scalars['ID']['input'];
  input: PerDiemPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateProbationAndConfirmationArgs = {
  confirmationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  dateOfJoin: Scalars['LocalDate']['input'];
  employeeId: Scalars['Int']['input'];
  newProbationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  oldProbationDate?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type MutationUpdateProfessionArgs = {
  id: Scalars['ID']['input'];
  input: ProfessionPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateProjectArgs = {
  id: Scalars['ID']['input'];
  input: ProjectPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateRelationshipArgs = {
  id: Scalars['ID']['input'];
  input: RelationshipPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateReligionArgs = {
  id: Scalars['ID']['input'];
  input: ReligionPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateRoleArgs = {
  id: Scalars['ID']['input'];
  input: RolePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateServiceProviderArgs = {
  id: Scalars['ID']['input'];
  input: ServiceProviderPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateSkillArgs = {
  id: Scalars['ID']['input'];
  input: SkillPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateSpecializationArgs = {
  id: Scalars['ID']['input'];
  input: SpecializationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateTaxCodeArgs = {
  id: Scalars['ID']['input'];
  input: TaxCodePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateTimekeepingCategoryArgs = {
  id: Scalars['ID']['input'];
  input: TimekeepingCategoryPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateUniformEntitlementArgs = {
  id: Scalars['ID']['input'];
  input: UniformEntitlementPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateUniformIssueArgs = {
  id: Scalars['ID']['input'];
  input: UniformIssuePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateUniformItemArgs = {
  id: Scalars['ID']['input'];
  input: UniformItemPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateUniformObservationArgs = {
  id: Scalars['ID']['input'];
  input: UniformObservationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateUniformStockEntryArgs = {
  id: Scalars['ID']['input'];
  input: UniformStockEntryPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateUserAccountArgs = {
  id: Scalars['ID']['input'];
  input: UserAccountPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateVisaArgs = {
  id: Scalars['ID']['input'];
  input: VisaPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateWorkAuthorizationArgs = {
  id: Scalars['ID']['input'];
  input: WorkAuthorizationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateWorkPlaceArgs = {
  id: Scalars['ID']['input'];
  input: WorkPlacePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateWorkScheduleArgs = {
  id: Scalars['ID']['input'];
  input: WorkSchedulePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

/** Business units that are led and reported together, for example a region or a holding. */
export type OrganizationGroup = {
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** Who answers for all of it. */
  head?: Maybe<Employee>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type OrganizationGroupAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<OrganizationGroup>;
};

export type OrganizationGroupChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<OrganizationGroup>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type OrganizationGroupFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<OrganizationGroupFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  headId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<OrganizationGroupFilter>;
  or?: InputMaybe<Array<OrganizationGroupFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type OrganizationGroupInput = {
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Who answers for all of it. */
  headId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type OrganizationGroupPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<OrganizationGroup>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type OrganizationGroupPatch = {
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Who answers for all of it. */
  headId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type OrganizationGroupSort = {
  field: OrganizationGroupSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type OrganizationGroupSortField =
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'headId'
  | 'name'
  | 'status'
  | 'updatedAt';

export type OrganizationStructure = {
  areas?: Maybe<Array<StructurePart>>;
  businessUnits?: Maybe<Array<StructurePart>>;
  departments?: Maybe<Array<StructurePart>>;
  errorCode: Scalars['String']['output'];
  /** Null where the person may not see the parts of this kind. The same holds below. */
  groups?: Maybe<Array<StructurePart>>;
  locations?: Maybe<Array<StructurePart>>;
  message: Scalars['String']['output'];
};

export type OvertimeBasis =
  | 'BASIC_PAY'
  | 'GROSS_PAY';

/** The caller as an employee. Null fields are not filled in. */
export type OwnEmployeeDetails = {
  confirmationDate?: Maybe<Scalars['LocalDate']['output']>;
  dateOfJoin: Scalars['LocalDate']['output'];
  departmentName?: Maybe<Scalars['String']['output']>;
  designationName?: Maybe<Scalars['String']['output']>;
  employeeEmail?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  /** Key of the picture; getPresignedUrl retrieves it. */
  employeePhotoPath?: Maybe<Scalars['String']['output']>;
  employeeType?: Maybe<Scalars['String']['output']>;
  enableWorkPlace: Scalars['Boolean']['output'];
  locationName?: Maybe<Scalars['String']['output']>;
  managerName?: Maybe<Scalars['String']['output']>;
  probationDate?: Maybe<Scalars['LocalDate']['output']>;
  userDefinedEmployeeId: Scalars['String']['output'];
};

/** The passport of an employee, for travel and for the reminder before it expires. */
export type Passport = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  expiresOn: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  issuedOn?: Maybe<Scalars['LocalDate']['output']>;
  issuingCountry: Scalars['String']['output'];
  number: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type PassportAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Passport>;
};

export type PassportChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Passport>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type PassportFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<PassportFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  expiresOn?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  issuedOn?: InputMaybe<LocalDateFilter>;
  issuingCountry?: InputMaybe<TextFilter>;
  not?: InputMaybe<PassportFilter>;
  number?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<PassportFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type PassportInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  expiresOn: Scalars['LocalDate']['input'];
  issuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  issuingCountry: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

export type PassportPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Passport>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type PassportPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  issuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  issuingCountry?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};

export type PassportSort = {
  field: PassportSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type PassportSortField =
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'expiresOn'
  | 'issuedOn'
  | 'issuingCountry'
  | 'number'
  | 'updatedAt';

/** What the organisation pays for a day of travel, by country and kind of expense. */
export type PerDiem = {
  /** Fixed pays the rate for each day; up to the rate pays what receipts show, at most the rate. */
  configurationType: PerDiemConfiguration;
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  expenseType: PerDiemExpense;
  id: Scalars['ID']['output'];
  /** The days of departure and return count as well. */
  includeTravelDates: Scalars['Boolean']['output'];
  perDiemRate: Scalars['Decimal']['output'];
  status: RecordStatus;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type PerDiemAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<PerDiem>;
};

export type PerDiemChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<PerDiem>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type PerDiemConfiguration =
  | 'FIXED'
  | 'UP_TO_RATE';

export type PerDiemConfigurationFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<PerDiemConfiguration>;
  in?: InputMaybe<Array<PerDiemConfiguration>>;
};

export type PerDiemExpense =
  | 'ALL_INCLUSIVE'
  | 'LOCAL_TRANSPORT'
  | 'LODGING'
  | 'MEALS_AND_INCIDENTALS';

export type PerDiemExpenseFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<PerDiemExpense>;
  in?: InputMaybe<Array<PerDiemExpense>>;
};

export type PerDiemFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<PerDiemFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  configurationType?: InputMaybe<PerDiemConfigurationFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  expenseType?: InputMaybe<PerDiemExpenseFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  includeTravelDates?: InputMaybe<BooleanFilter>;
  not?: InputMaybe<PerDiemFilter>;
  or?: InputMaybe<Array<PerDiemFilter>>;
  perDiemRate?: InputMaybe<DecimalFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  title?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type PerDiemInput = {
  /** Fixed pays the rate for each day; up to the rate pays what receipts show, at most the rate. */
  configurationType?: InputMaybe<PerDiemConfiguration>;
  country: Scalars['String']['input'];
  currency: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  expenseType?: InputMaybe<PerDiemExpense>;
  /** The days of departure and return count as well. */
  includeTravelDates?: InputMaybe<Scalars['Boolean']['input']>;
  perDiemRate: Scalars['Decimal']['input'];
  status?: InputMaybe<RecordStatus>;
  title: Scalars['String']['input'];
};

export type PerDiemPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<PerDiem>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type PerDiemPatch = {
  /** Fixed pays the rate for each day; up to the rate pays what receipts show, at most the rate. */
  configurationType?: InputMaybe<PerDiemConfiguration>;
  country?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  expenseType?: InputMaybe<PerDiemExpense>;
  /** The days of departure and return count as well. */
  includeTravelDates?: InputMaybe<Scalars['Boolean']['input']>;
  perDiemRate?: InputMaybe<Scalars['Decimal']['input']>;
  status?: InputMaybe<RecordStatus>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type PerDiemSort = {
  field: PerDiemSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type PerDiemSortField =
  | 'configurationType'
  | 'country'
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'description'
  | 'expenseType'
  | 'includeTravelDates'
  | 'perDiemRate'
  | 'status'
  | 'title'
  | 'updatedAt';

/** Somebody in a line of managers or reports. */
export type PersonInLine = {
  designation?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The key of the picture. */
  photo?: Maybe<Scalars['String']['output']>;
};

/** The eight input presets of the specification. */
export type Preset =
  /** Anything. */
  | 'ALL_INPUTS_ALLOWED'
  /** Letters and spaces only. */
  | 'ALPHABET_WITH_SPACE'
  /** Letters, digits and spaces. */
  | 'ALPHANUMERIC_WITH_SPACE'
  /** No digits and no angle brackets. */
  | 'COMMON_INPUT_ALPHA'
  /** No angle brackets. */
  | 'COMMON_INPUT_ALPHANUMERIC'
  /** Letters. */
  | 'ONLY_ALPHABETS'
  /** Letters and digits. */
  | 'ONLY_ALPHANUMERIC'
  /** Digits. */
  | 'ONLY_NUMBERS';

/** Where a file may be sent to or read from. */
export type PresignedUrl = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** An address of this server, open for some minutes. Null for actions that answer the content. */
  presignedUrl?: Maybe<Scalars['String']['output']>;
  /** What is known of the file, and its content for getdata (base64) and getrawdata (text). */
  s3DocumentDetails?: Maybe<Scalars['JSON']['output']>;
};

export type ProbationAnswer = {
  /** The change as the history of the employee shows it; undoing it takes the right to change employees. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type ProbationEmployee = {
  dateOfJoin: Scalars['LocalDate']['output'];
  /** Days until the end; negative when it has passed and nobody decided. */
  daysLeft: Scalars['Int']['output'];
  designationName?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  /** The last day of the probation. */
  probationDate: Scalars['LocalDate']['output'];
  /** Days from joining to the end of the probation, both included. */
  probationDays: Scalars['Int']['output'];
  userDefinedEmployeeId: Scalars['String']['output'];
};

export type ProbationEmployees = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  probationEmployees: Array<ProbationEmployee>;
};

/** What somebody is by training or trade, whatever post they hold here. */
export type Profession = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ProfessionAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Profession>;
};

export type ProfessionChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Profession>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ProfessionFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ProfessionFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ProfessionFilter>;
  or?: InputMaybe<Array<ProfessionFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ProfessionInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type ProfessionPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Profession>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ProfessionPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type ProfessionReference = {
  Profession_Id: Scalars['Int']['output'];
  Profession_Name: Scalars['String']['output'];
};

export type ProfessionSort = {
  field: ProfessionSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ProfessionSortField =
  | 'createdAt'
  | 'custom'
  | 'name'
  | 'status'
  | 'updatedAt';

/** Work for a client or for the organisation itself, with a beginning and an end. */
export type Project = {
  businessUnit?: Maybe<BusinessUnit>;
  /** For whom. Empty for internal work. */
  client?: Maybe<Scalars['String']['output']>;
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  fromDate?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  location?: Maybe<Location>;
  manager?: Maybe<Employee>;
  name: Scalars['String']['output'];
  status: RecordStatus;
  toDate?: Maybe<Scalars['LocalDate']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ProjectAccreditationCategoryDetails = {
  accreditationCategories: Array<AccreditationCategoryOption>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What the organisation calls projects. */
  projectLabel: Scalars['String']['output'];
  /** Empty where the person may not pick them. The same holds below. */
  projects: Array<ProjectOption>;
};

export type ProjectAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Project>;
};

export type ProjectChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Project>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ProjectFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ProjectFilter>>;
  businessUnitId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  client?: InputMaybe<TextFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  fromDate?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  locationId?: InputMaybe<IdFilter>;
  managerId?: InputMaybe<IdFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ProjectFilter>;
  or?: InputMaybe<Array<ProjectFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  toDate?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ProjectInput = {
  businessUnitId?: InputMaybe<Scalars['ID']['input']>;
  /** For whom. Empty for internal work. */
  client?: InputMaybe<Scalars['String']['input']>;
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  managerId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type ProjectOption = {
  projectCode: Scalars['String']['output'];
  projectId: Scalars['Int']['output'];
  projectName: Scalars['String']['output'];
};

export type ProjectPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Project>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ProjectPatch = {
  businessUnitId?: InputMaybe<Scalars['ID']['input']>;
  /** For whom. Empty for internal work. */
  client?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  managerId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type ProjectSort = {
  field: ProjectSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ProjectSortField =
  | 'businessUnitId'
  | 'client'
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'fromDate'
  | 'locationId'
  | 'managerId'
  | 'name'
  | 'status'
  | 'toDate'
  | 'updatedAt';

export type Query = {
  /** Sessions and devices of an account. */
  accountSecurity: AccountSecurity;
  /** One record, now or as it was. */
  accountType: AccountTypeAnswer;
  accountTypeHistory: HistoryPage;
  /** One record, now or as it was. */
  accreditationCategory: AccreditationCategoryAnswer;
  accreditationCategoryHistory: HistoryPage;
  /** One record, now or as it was. */
  accreditationLink: AccreditationLinkAnswer;
  accreditationLinkHistory: HistoryPage;
  /** One record, now or as it was. */
  accreditationType: AccreditationTypeAnswer;
  accreditationTypeHistory: HistoryPage;
  /** One record, now or as it was. */
  award: AwardAnswer;
  awardHistory: HistoryPage;
  /** One record, now or as it was. */
  bank: BankAnswer;
  /** One record, now or as it was. */
  bankAccount: BankAccountAnswer;
  bankAccountHistory: HistoryPage;
  bankHistory: HistoryPage;
  /** One record, now or as it was. */
  brand: BrandAnswer;
  brandHistory: HistoryPage;
  /** One record, now or as it was. */
  businessUnit: BusinessUnitAnswer;
  businessUnitHistory: HistoryPage;
  /** One record, now or as it was. */
  careerTrack: CareerTrackAnswer;
  careerTrackHistory: HistoryPage;
  /** One record, now or as it was. */
  course: CourseAnswer;
  courseHistory: HistoryPage;
  /** One record, now or as it was. */
  currency: CurrencyAnswer;
  currencyHistory: HistoryPage;
  /** One record, now or as it was. */
  customEmployeeGroup: CustomEmployeeGroupAnswer;
  customEmployeeGroupHistory: HistoryPage;
  /** One record, now or as it was. */
  department: DepartmentAnswer;
  departmentHistory: HistoryPage;
  /** Every department, in the order of their names. */
  departmentTree: DepartmentTree;
  /** One record, now or as it was. */
  designation: DesignationAnswer;
  designationHistory: HistoryPage;
  /** One record, now or as it was. */
  documentCategory: DocumentCategoryAnswer;
  documentCategoryHistory: HistoryPage;
  /** One record, now or as it was. */
  documentSubtype: DocumentSubtypeAnswer;
  documentSubtypeHistory: HistoryPage;
  /** One record, now or as it was. */
  documentType: DocumentTypeAnswer;
  documentTypeHistory: HistoryPage;
  /** One record, now or as it was. */
  education: EducationAnswer;
  educationHistory: HistoryPage;
  /** One record, now or as it was. */
  employee: EmployeeAnswer;
  /** One record, now or as it was. */
  employeeAccreditation: EmployeeAccreditationAnswer;
  employeeAccreditationHistory: HistoryPage;
  /** One record, now or as it was. */
  employeeDocument: EmployeeDocumentAnswer;
  employeeDocumentHistory: HistoryPage;
  employeeHistory: HistoryPage;
  /** One record, now or as it was. */
  employeeNumberSeries: EmployeeNumberSeriesAnswer;
  employeeNumberSeriesHistory: HistoryPage;
  /** Everything that happened to an employee and that the person may see, newest first. */
  employeeTimeline: TimelinePage;
  /** One record, now or as it was. */
  employeeType: EmployeeTypeAnswer;
  employeeTypeHistory: HistoryPage;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** One record, now or as it was. */
  enforcementGroup: EnforcementGroupAnswer;
  enforcementGroupHistory: HistoryPage;
  /** One record, now or as it was. */
  experience: ExperienceAnswer;
  experienceHistory: HistoryPage;
  /** Why an account may open a form: the roles that say so, what the screens narrow, and what follows from it. */
  explainAccess: AccessExplanation;
  /** One record, now or as it was. */
  familyMember: FamilyMemberAnswer;
  familyMemberHistory: HistoryPage;
  /** Barangays of the Philippines by name: of one city, or of all that begin with the searchString. */
  getBarangayListWithCity: Barangays;
  /**
   * Cities by name. Without countryCode those of the country of the organisation and of its locations. searchString finds what begins with it.
   * Form_Id narrows nothing: cities are the same on every form.
   */
  getCityListWithState: CitiesWithState;
  /** The groups in use that a form may be covered by. */
  getCustomGroups: CustomGroupList;
  /** The designations of the organisation. status: active or inactive. */
  getDesignationDetails: DesignationPage;
  /** status: active (usual) or inactive. formId: a form that the caller may view; without that right the answer is refused. serviceProviderId narrows providers and managers to these. */
  getDropDownBoxDetails: DropDownBoxDetails;
  getEmployeeCount: EmployeeCount;
  getEmployeeDetails: EmployeeDetailsAnswer;
  /** The active employees of the groups. */
  getEmployeeDetailsBasedOnGroup: GroupMemberList;
  /** The hours an employee is expected to work; the caller's own without an id. */
  getEmployeeWorkScheduleDetails: EmployeeWorkScheduleDetails;
  /**
   * Active employees within the caller's reach. flag: manager (who lead somebody) or recruiter; without it all. formId: a form that the caller may view.
   * isSalaryEdit: 1 lists those whose salary the caller may change.
   */
  getEmployeesDetailsBasedOnRole: EmployeesDetailsBasedOnRole;
  /** One record, now or as it was. */
  grade: GradeAnswer;
  gradeHistory: HistoryPage;
  /** One record, now or as it was. */
  holiday: HolidayAnswer;
  holidayHistory: HistoryPage;
  /** One record, now or as it was. */
  institution: InstitutionAnswer;
  institutionHistory: HistoryPage;
  /** One record, now or as it was. */
  insuranceType: InsuranceTypeAnswer;
  insuranceTypeHistory: HistoryPage;
  /** One record, now or as it was. */
  jobChange: JobChangeAnswer;
  jobChangeHistory: HistoryPage;
  /** One record, now or as it was. */
  jobLevel: JobLevelAnswer;
  jobLevelHistory: HistoryPage;
  /** One record, now or as it was. */
  jobRole: JobRoleAnswer;
  jobRoleHistory: HistoryPage;
  /** One record, now or as it was. */
  licence: LicenceAnswer;
  licenceHistory: HistoryPage;
  listAccountType: AccountTypes;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listAccountTypes: AccountTypePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listAccreditationCategories: AccreditationCategoryPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listAccreditationLinks: AccreditationLinkPage;
  /** Employees under the specified names. onlyActiveEmployees: 1 leaves out those who left, 0 lists all. */
  listAllEmployeeDetails: AllEmployeeDetails;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listAwards: AwardPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listBankAccounts: BankAccountPage;
  listBankDetails: BankDetails;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listBanks: BankPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listBrands: BrandPage;
  /** The business units of the organisation. action: what the caller is about to do; it narrows nothing. */
  listBusinessUnitInDropdown: BusinessUnitPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCareerTracks: CareerTrackPage;
  listCountries: Countries;
  listCourseDetails: CourseDetails;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCourses: CoursePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCurrencies: CurrencyPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCustomEmployeeGroupRecords: CustomEmployeeGroupPage;
  /** The groups in use. preApprovalId: only the group that this pre-approval setting is for. */
  listCustomEmployeeGroups: CustomGroupList;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listDepartments: DepartmentPage;
  /** The categories of documents. status: active or inactive. */
  listDocumentCategory: DocumentCategoryPage;
  /** The document subtypes. status: active or inactive. */
  listDocumentSubType: DocumentSubtypePage;
  /** The types of documents. status: active or inactive. */
  listDocumentType: DocumentTypePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listEducations: EducationPage;
  listEmpProfession: EmpProfessions;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listEmployeeAccreditations: EmployeeAccreditationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listEmployeeDocuments: EmployeeDocumentPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listEmployeeNumberSeries: EmployeeNumberSeriesPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listEmployeeTypes: EmployeeTypePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listEmployees: EmployeePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listEnforcementGroups: EnforcementGroupPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listExperiences: ExperiencePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listFamilyMembers: FamilyMemberPage;
  /** Active accounts that may open a form, by name. */
  listFormReaders: FormReaderPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listGrades: GradePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listHolidaies: HolidayPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listInstitutions: InstitutionPage;
  /** The kinds are the same for everybody and on every screen: employeeId, type and screenType change nothing. */
  listInsuranceType: InsuranceTypes;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listInsuranceTypes: InsuranceTypePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listJobChanges: JobChangePage;
  /** The job levels of the organisation. formId narrows to a form that the person may view. */
  listJobLevel: JobLevelPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listJobRoles: JobRolePage;
  listLanguages: LanguageList;
  listLeaveTypes: LeaveTypeReferences;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listLicences: LicencePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listLocationAreas: LocationAreaPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listLocationTypes: LocationTypePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listLocations: LocationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listOrganizationGroups: OrganizationGroupPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listPassports: PassportPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listPerDiems: PerDiemPage;
  /** Who is on probation, the nearest end first. isTeamDashboard narrows to the caller's team. */
  listProbationEmployees: ProbationEmployees;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listProfessions: ProfessionPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listProjects: ProjectPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listRelationships: RelationshipPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listReligions: ReligionPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listRoles: RolePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listServiceProviders: ServiceProviderPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listSkills: SkillPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listSpecializations: SpecializationPage;
  listTaxCodeDetails: TaxCodeDetails;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listTaxCodes: TaxCodePage;
  listTimekeepingCareerDetail: TimekeepingCareerDetail;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listTimekeepingCategories: TimekeepingCategoryPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listUniformEntitlements: UniformEntitlementPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listUniformIssues: UniformIssuePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listUniformItems: UniformItemPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listUniformObservations: UniformObservationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listUniformStockEntries: UniformStockEntryPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listUserAccounts: UserAccountPage;
  /** Who looked at Tenure as whom, newest first. */
  listViewings: ViewingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listVisas: VisaPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listWorkAuthorizations: WorkAuthorizationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listWorkPlaces: WorkPlacePage;
  /** Work schedules in use, by name. formName narrows to who may view that form: EMPLOYEES, or as its address writes it. */
  listWorkSchedule: WorkScheduleList;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listWorkSchedules: WorkSchedulePage;
  /** One record, now or as it was. */
  location: LocationAnswer;
  /** One record, now or as it was. */
  locationArea: LocationAreaAnswer;
  locationAreaHistory: HistoryPage;
  locationHistory: HistoryPage;
  /** One record, now or as it was. */
  locationType: LocationTypeAnswer;
  locationTypeHistory: HistoryPage;
  /** Id, title and code only, for pickers. */
  lookupAccountTypes: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupAccreditationCategories: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupAccreditationLinks: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupAccreditationTypes: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupAwards: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupBankAccounts: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupBanks: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupBrands: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupBusinessUnits: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupCareerTracks: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupCourses: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupCurrencies: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupCustomEmployeeGroupRecords: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupDepartments: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupDesignations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupDocumentCategories: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupDocumentSubtypes: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupDocumentTypes: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupEducations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupEmployeeAccreditations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupEmployeeDocuments: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupEmployeeNumberSeries: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupEmployeeTypes: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupEmployees: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupEnforcementGroups: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupExperiences: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupFamilyMembers: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupGrades: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupHolidaies: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupInstitutions: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupInsuranceTypes: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupJobChanges: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupJobLevels: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupJobRoles: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupLicences: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupLocationAreas: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupLocationTypes: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupLocations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupOrganizationGroups: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupPassports: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupPerDiems: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupProfessions: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupProjects: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupRelationships: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupReligions: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupRoles: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupServiceProviders: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupSkills: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupSpecializations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupTaxCodes: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupTimekeepingCategories: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupUniformEntitlements: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupUniformIssues: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupUniformItems: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupUniformObservations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupUniformStockEntries: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupUserAccounts: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupVisas: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupWorkAuthorizations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupWorkPlaces: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupWorkSchedules: LookupPage;
  /** One record, now or as it was. */
  organizationGroup: OrganizationGroupAnswer;
  organizationGroupHistory: HistoryPage;
  /** The active parts of the organisation with their people, at most 500 of a kind, the fullest first. */
  organizationStructure: OrganizationStructure;
  /** The caller's own sessions and devices. */
  ownSecurity: AccountSecurity;
  /** The own uniform, and what was observed. */
  ownUniform: UniformOfPerson;
  /** One record, now or as it was. */
  passport: PassportAnswer;
  passportHistory: HistoryPage;
  /** One record, now or as it was. */
  perDiem: PerDiemAnswer;
  perDiemHistory: HistoryPage;
  /** Who would belong to a group with these rules and choices, before it is saved. */
  previewCustomGroup: GroupPreview;
  /** The public holidays of a country in a year, in the caller's language; of the organisation's country without one. state: one of the country's states. */
  previewHolidays: HolidayPreview;
  /** Active people within the filter, or those who are named, with how many of an item each should get on the day. Nothing is written. */
  previewUniformIssue: UniformsAhead;
  /** One record, now or as it was. */
  profession: ProfessionAnswer;
  professionHistory: HistoryPage;
  /** One record, now or as it was. */
  project: ProjectAnswer;
  projectHistory: HistoryPage;
  /** One record, now or as it was. */
  relationship: RelationshipAnswer;
  relationshipHistory: HistoryPage;
  /** One record, now or as it was. */
  religion: ReligionAnswer;
  religionHistory: HistoryPage;
  /** The managers of an employee up to the top, and who reports directly. */
  reportingLine: ReportingLine;
  /** The accreditations that exist, each with its category. status: active or inactive. */
  retrieveAccreditationCategoryAndType: AccreditationTypePage;
  /**
   * key: general_settings (Favicon_Filename, Page_Title, Org_Name, Date_Format, Career_Page_Caption, Field_Force), languages, spoken_languages, countries, currencies, time_zones, states (of the country that the condition country names).
   * To whoever is signed in also: clients, interview_rounds, candidate_sources, candidate_statuses, skills, what is in use.
   * Names are in the caller's language.
   */
  retrieveDropdownDetails: DropdownDetails;
  retrieveListEduInstitutionAndSpecialization: EduInstitutionAndSpecialization;
  /** retrieveRelationship: 1 adds how people may be related to an employee. */
  retrieveMaritalStatus: MaritalStatuses;
  /** Active projects and categories of accreditations. formName: what they are for; it narrows nothing. */
  retrieveProjectAccreditationCategoryDetails: ProjectAccreditationCategoryDetails;
  /** One record, now or as it was. */
  role: RoleAnswer;
  roleHistory: HistoryPage;
  /** One record, now or as it was. */
  serviceProvider: ServiceProviderAnswer;
  serviceProviderHistory: HistoryPage;
  /** One record, now or as it was. */
  skill: SkillAnswer;
  skillHistory: HistoryPage;
  /** One record, now or as it was. */
  specialization: SpecializationAnswer;
  specializationHistory: HistoryPage;
  /** One record, now or as it was. */
  taxCode: TaxCodeAnswer;
  taxCodeHistory: HistoryPage;
  /**
   * Within what form reaches: those to whom somebody in service reports; first those who report to the caller. Who reaches their own team alone
   * chooses among those below them; nobody is answered to who reaches only their own records.
   */
  teamManagers: TeamManagers;
  /** One record, now or as it was. */
  timekeepingCategory: TimekeepingCategoryAnswer;
  timekeepingCategoryHistory: HistoryPage;
  /** People within reach with what they are entitled to, have, and lack. Whoever left is among them while something is to be returned. */
  uniformBoard: UniformBoard;
  /** Items in use with their sizes, and what is in the store. */
  uniformChoices: UniformChoices;
  /** Days of a month on which people were seen in uniform, and the rate of each. */
  uniformCompliance: UniformComplianceAnswer;
  /** One record, now or as it was. */
  uniformEntitlement: UniformEntitlementAnswer;
  uniformEntitlementHistory: HistoryPage;
  /** One record, now or as it was. */
  uniformIssue: UniformIssueAnswer;
  uniformIssueHistory: HistoryPage;
  /** One record, now or as it was. */
  uniformItem: UniformItemAnswer;
  uniformItemHistory: HistoryPage;
  /** One record, now or as it was. */
  uniformObservation: UniformObservationAnswer;
  uniformObservationHistory: HistoryPage;
  /** Everything about the uniform of one person. */
  uniformOfPerson: UniformOfPerson;
  /** One record, now or as it was. */
  uniformStockEntry: UniformStockEntryAnswer;
  uniformStockEntryHistory: HistoryPage;
  /** One record, now or as it was. */
  userAccount: UserAccountAnswer;
  userAccountHistory: HistoryPage;
  /** One record, now or as it was. */
  visa: VisaAnswer;
  visaHistory: HistoryPage;
  /** One record, now or as it was. */
  workAuthorization: WorkAuthorizationAnswer;
  workAuthorizationHistory: HistoryPage;
  /** One record, now or as it was. */
  workPlace: WorkPlaceAnswer;
  workPlaceHistory: HistoryPage;
  /** One record, now or as it was. */
  workSchedule: WorkScheduleAnswer;
  workScheduleHistory: HistoryPage;
};


export type QueryAccountSecurityArgs = {
  userAccountId: Scalars['ID']['input'];
};


export type QueryAccountTypeArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryAccountTypeHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAccreditationCategoryArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryAccreditationCategoryHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAccreditationLinkArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryAccreditationLinkHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAccreditationTypeArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryAccreditationTypeHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAwardArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryAwardHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBankArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryBankAccountArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryBankAccountHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBankHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBrandArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryBrandHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBusinessUnitArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryBusinessUnitHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCareerTrackArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCareerTrackHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCourseArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCourseHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCurrencyArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCurrencyHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCustomEmployeeGroupArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCustomEmployeeGroupHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDepartmentArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryDepartmentHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDesignationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryDesignationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDocumentCategoryArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryDocumentCategoryHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDocumentSubtypeArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryDocumentSubtypeHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDocumentTypeArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryDocumentTypeHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEducationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryEducationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEmployeeArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryEmployeeAccreditationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryEmployeeAccreditationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEmployeeDocumentArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryEmployeeDocumentHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEmployeeHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEmployeeNumberSeriesArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryEmployeeNumberSeriesHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEmployeeTimelineArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
  employeeId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEmployeeTypeArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryEmployeeTypeHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEnforcementGroupArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryEnforcementGroupHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryExperienceArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryExperienceHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryExplainAccessArgs = {
  askedForm: Form;
  userAccountId: Scalars['ID']['input'];
};


export type QueryFamilyMemberArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryFamilyMemberHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetBarangayListWithCityArgs = {
  cityId?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetCityListWithStateArgs = {
  Form_Id?: InputMaybe<Scalars['Int']['input']>;
  countryCode?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetCustomGroupsArgs = {
  formId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetDesignationDetailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<DesignationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<DesignationSort>>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetDropDownBoxDetailsArgs = {
  formId?: InputMaybe<Scalars['Int']['input']>;
  serviceProviderId?: InputMaybe<Array<Scalars['Int']['input']>>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetEmployeeCountArgs = {
  form?: InputMaybe<Form>;
};


export type QueryGetEmployeeDetailsBasedOnGroupArgs = {
  customGroupId: Array<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetEmployeeWorkScheduleDetailsArgs = {
  employeeId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetEmployeesDetailsBasedOnRoleArgs = {
  customGroupId?: InputMaybe<Scalars['Int']['input']>;
  flag?: InputMaybe<Scalars['String']['input']>;
  formId?: InputMaybe<Scalars['Int']['input']>;
  formName?: InputMaybe<Scalars['String']['input']>;
  isSalaryEdit?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
  serviceProviderId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGradeArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryGradeHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryHolidayArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryHolidayHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInstitutionArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryInstitutionHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInsuranceTypeArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryInsuranceTypeHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryJobChangeArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryJobChangeHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryJobLevelArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryJobLevelHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryJobRoleArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryJobRoleHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLicenceArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryLicenceHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListAccountTypeArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListAccountTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AccountTypeFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AccountTypeSort>>;
};


export type QueryListAccreditationCategoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AccreditationCategoryFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AccreditationCategorySort>>;
};


export type QueryListAccreditationLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AccreditationLinkFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AccreditationLinkSort>>;
};


export type QueryListAllEmployeeDetailsArgs = {
  departmentId?: InputMaybe<Array<Scalars['Int']['input']>>;
  designationId?: InputMaybe<Array<Scalars['Int']['input']>>;
  empTypeId?: InputMaybe<Array<Scalars['Int']['input']>>;
  formName?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  locationId?: InputMaybe<Array<Scalars['Int']['input']>>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  onlyActiveEmployees?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
  workScheduleId?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type QueryListAwardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AwardFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AwardSort>>;
};


export type QueryListBankAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<BankAccountFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<BankAccountSort>>;
};


export type QueryListBankDetailsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListBanksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<BankFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<BankSort>>;
};


export type QueryListBrandsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<BrandFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<BrandSort>>;
};


export type QueryListBusinessUnitInDropdownArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<BusinessUnitFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<BusinessUnitSort>>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListCareerTracksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CareerTrackFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CareerTrackSort>>;
};


export type QueryListCountriesArgs = {
  searchString?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListCourseDetailsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListCoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CourseFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CourseSort>>;
};


export type QueryListCurrenciesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CurrencyFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CurrencySort>>;
};


export type QueryListCustomEmployeeGroupRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CustomEmployeeGroupFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CustomEmployeeGroupSort>>;
};


export type QueryListCustomEmployeeGroupsArgs = {
  formName?: InputMaybe<Scalars['String']['input']>;
  preApprovalId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListDepartmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<DepartmentFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<DepartmentSort>>;
};


export type QueryListDocumentCategoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<DocumentCategoryFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<DocumentCategorySort>>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListDocumentSubTypeArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<DocumentSubtypeFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<DocumentSubtypeSort>>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListDocumentTypeArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<DocumentTypeFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<DocumentTypeSort>>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListEducationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<EducationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<EducationSort>>;
};


export type QueryListEmpProfessionArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListEmployeeAccreditationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<EmployeeAccreditationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<EmployeeAccreditationSort>>;
};


export type QueryListEmployeeDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<EmployeeDocumentFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<EmployeeDocumentSort>>;
};


export type QueryListEmployeeNumberSeriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<EmployeeNumberSeriesFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<EmployeeNumberSeriesSort>>;
};


export type QueryListEmployeeTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<EmployeeTypeFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<EmployeeTypeSort>>;
};


export type QueryListEmployeesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<EmployeeFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<EmployeeSort>>;
};


export type QueryListEnforcementGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<EnforcementGroupFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<EnforcementGroupSort>>;
};


export type QueryListExperiencesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ExperienceFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ExperienceSort>>;
};


export type QueryListFamilyMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<FamilyMemberFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<FamilyMemberSort>>;
};


export type QueryListFormReadersArgs = {
  askedForm: Form;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListGradesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<GradeFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<GradeSort>>;
};


export type QueryListHolidaiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<HolidayFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<HolidaySort>>;
};


export type QueryListInstitutionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<InstitutionFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<InstitutionSort>>;
};


export type QueryListInsuranceTypeArgs = {
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  screenType?: InputMaybe<Scalars['String']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListInsuranceTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<InsuranceTypeFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<InsuranceTypeSort>>;
};


export type QueryListJobChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<JobChangeFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<JobChangeSort>>;
};


export type QueryListJobLevelArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<JobLevelFilter>;
  form?: InputMaybe<Form>;
  formId?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<JobLevelSort>>;
};


export type QueryListJobRolesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<JobRoleFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<JobRoleSort>>;
};


export type QueryListLeaveTypesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListLicencesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<LicenceFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<LicenceSort>>;
};


export type QueryListLocationAreasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<LocationAreaFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<LocationAreaSort>>;
};


export type QueryListLocationTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<LocationTypeFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<LocationTypeSort>>;
};


export type QueryListLocationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<LocationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<LocationSort>>;
};


export type QueryListOrganizationGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<OrganizationGroupFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<OrganizationGroupSort>>;
};


export type QueryListPassportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<PassportFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<PassportSort>>;
};


export type QueryListPerDiemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<PerDiemFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<PerDiemSort>>;
};


export type QueryListProbationEmployeesArgs = {
  isTeamDashboard?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryListProfessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ProfessionFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ProfessionSort>>;
};


export type QueryListProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ProjectSort>>;
};


export type QueryListRelationshipsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<RelationshipFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<RelationshipSort>>;
};


export type QueryListReligionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ReligionFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ReligionSort>>;
};


export type QueryListRolesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<RoleFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<RoleSort>>;
};


export type QueryListServiceProvidersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ServiceProviderFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ServiceProviderSort>>;
};


export type QueryListSkillsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<SkillFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<SkillSort>>;
};


export type QueryListSpecializationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<SpecializationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<SpecializationSort>>;
};


export type QueryListTaxCodeDetailsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListTaxCodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<TaxCodeFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<TaxCodeSort>>;
};


export type QueryListTimekeepingCategoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<TimekeepingCategoryFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<TimekeepingCategorySort>>;
};


export type QueryListUniformEntitlementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<UniformEntitlementFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<UniformEntitlementSort>>;
};


export type QueryListUniformIssuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<UniformIssueFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<UniformIssueSort>>;
};


export type QueryListUniformItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<UniformItemFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<UniformItemSort>>;
};


export type QueryListUniformObservationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<UniformObservationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<UniformObservationSort>>;
};


export type QueryListUniformStockEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<UniformStockEntryFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<UniformStockEntrySort>>;
};


export type QueryListUserAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<UserAccountFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<UserAccountSort>>;
};


export type QueryListViewingsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListVisasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<VisaFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<VisaSort>>;
};


export type QueryListWorkAuthorizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<WorkAuthorizationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<WorkAuthorizationSort>>;
};


export type QueryListWorkPlacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<WorkPlaceFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<WorkPlaceSort>>;
};


export type QueryListWorkScheduleArgs = {
  formName?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListWorkSchedulesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<WorkScheduleFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<WorkScheduleSort>>;
};


export type QueryLocationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryLocationAreaArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryLocationAreaHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLocationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLocationTypeArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryLocationTypeHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLookupAccountTypesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupAccreditationCategoriesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupAccreditationLinksArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupAccreditationTypesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupAwardsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupBankAccountsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupBanksArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupBrandsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupBusinessUnitsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupCareerTracksArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupCoursesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupCurrenciesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupCustomEmployeeGroupRecordsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupDepartmentsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupDesignationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupDocumentCategoriesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupDocumentSubtypesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupDocumentTypesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupEducationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupEmployeeAccreditationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupEmployeeDocumentsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupEmployeeNumberSeriesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupEmployeeTypesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupEmployeesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupEnforcementGroupsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupExperiencesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupFamilyMembersArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupGradesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupHolidaiesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupInstitutionsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupInsuranceTypesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupJobChangesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupJobLevelsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupJobRolesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupLicencesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupLocationAreasArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupLocationTypesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupLocationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupOrganizationGroupsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupPassportsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupPerDiemsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupProfessionsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupProjectsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupRelationshipsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupReligionsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupRolesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupServiceProvidersArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupSkillsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupSpecializationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupTaxCodesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupTimekeepingCategoriesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupUniformEntitlementsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupUniformIssuesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupUniformItemsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupUniformObservationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupUniformStockEntriesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupUserAccountsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupVisasArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupWorkAuthorizationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupWorkPlacesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupWorkSchedulesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrganizationGroupArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryOrganizationGroupHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPassportArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryPassportHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPerDiemArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryPerDiemHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPreviewCustomGroupArgs = {
  exceptionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  memberIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  rules?: InputMaybe<Array<GroupRuleTold>>;
};


export type QueryPreviewHolidaysArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  year: Scalars['Int']['input'];
};


export type QueryPreviewUniformIssueArgs = {
  employeeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  filter?: InputMaybe<UniformFilter>;
  issuedOn: Scalars['LocalDate']['input'];
  itemId: Scalars['ID']['input'];
};


export type QueryProfessionArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryProfessionHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProjectArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryProjectHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRelationshipArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryRelationshipHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReligionArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryReligionHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReportingLineArgs = {
  employeeId: Scalars['ID']['input'];
};


export type QueryRetrieveAccreditationCategoryAndTypeArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AccreditationTypeFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AccreditationTypeSort>>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRetrieveDropdownDetailsArgs = {
  conditionDetails?: InputMaybe<Array<ConditionDetail>>;
  formId?: InputMaybe<Scalars['Int']['input']>;
  key: Array<Scalars['String']['input']>;
};


export type QueryRetrieveListEduInstitutionAndSpecializationArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRetrieveMaritalStatusArgs = {
  retrieveRelationship?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRetrieveProjectAccreditationCategoryDetailsArgs = {
  formName?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRoleArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryRoleHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryServiceProviderArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryServiceProviderHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySkillArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QuerySkillHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySpecializationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QuerySpecializationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTaxCodeArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryTaxCodeHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTeamManagersArgs = {
  form?: InputMaybe<Form>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTimekeepingCategoryArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryTimekeepingCategoryHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUniformBoardArgs = {
  concern?: InputMaybe<UniformConcern>;
  filter?: InputMaybe<UniformFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUniformComplianceArgs = {
  filter?: InputMaybe<UniformFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  month: Scalars['LocalDate']['input'];
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUniformEntitlementArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryUniformEntitlementHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUniformIssueArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryUniformIssueHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUniformItemArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryUniformItemHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUniformObservationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryUniformObservationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUniformOfPersonArgs = {
  employeeId: Scalars['ID']['input'];
};


export type QueryUniformStockEntryArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryUniformStockEntryHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUserAccountArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryUserAccountHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryVisaArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryVisaHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWorkAuthorizationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryWorkAuthorizationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWorkPlaceArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryWorkPlaceHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWorkScheduleArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryWorkScheduleHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether a record is in use. */
export type RecordStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type RecordStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<RecordStatus>;
  in?: InputMaybe<Array<RecordStatus>>;
};

export type RecordView =
  | 'EDIT'
  | 'SHOW';

/** How somebody is related to an employee. */
export type Relationship = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type RelationshipAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Relationship>;
};

export type RelationshipChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Relationship>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type RelationshipFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<RelationshipFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<RelationshipFilter>;
  or?: InputMaybe<Array<RelationshipFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type RelationshipInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type RelationshipPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Relationship>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type RelationshipPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type RelationshipReference = {
  Relationship_Id: Scalars['Int']['output'];
  Relationship_Name: Scalars['String']['output'];
};

export type RelationshipSort = {
  field: RelationshipSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type RelationshipSortField =
  | 'createdAt'
  | 'custom'
  | 'name'
  | 'status'
  | 'updatedAt';

/** Of a reference to employees: who asks, or everybody who reports to them. */
export type RelativePerson =
  | 'ME'
  | 'MY_TEAM';

/** A religion that people may state, where the organisation asks for it. */
export type Religion = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ReligionAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Religion>;
};

export type ReligionChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Religion>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ReligionFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ReligionFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ReligionFilter>;
  or?: InputMaybe<Array<ReligionFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ReligionInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type ReligionPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Religion>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ReligionPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type ReligionSort = {
  field: ReligionSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ReligionSortField =
  | 'createdAt'
  | 'custom'
  | 'name'
  | 'status'
  | 'updatedAt';

/** Who stands above and below an employee. */
export type ReportingLine = {
  errorCode: Scalars['String']['output'];
  /** From the direct manager up. */
  managers: Array<PersonInLine>;
  message: Scalars['String']['output'];
  /** The first twelve who report directly, by name, of those who work here. */
  reports: Array<PersonInLine>;
  totalReports: Scalars['Int']['output'];
};

/** What somebody asks for and somebody else decides. */
export type RequestKind =
  | 'AIR_TICKET'
  | 'CLAIM'
  | 'COMPENSATORY_OFF'
  | 'EXIT'
  | 'JOB_REQUISITION'
  | 'LEAVE'
  | 'LOP_RECOVERY'
  | 'ONE_TIME_EARNING'
  | 'ON_DUTY'
  | 'OVERTIME'
  | 'REGULARISATION'
  | 'SALARY_ADVANCE'
  | 'SHORT_TIME_OFF'
  | 'TAX_RELIEF'
  | 'TIMESHEET'
  | 'TRAVEL'
  | 'WORK_FROM_HOME';

/** Where a request stands. What was decided is not decided again. */
export type RequestStatus =
  | 'APPROVED'
  | 'CANCELLED'
  | 'DRAFT'
  | 'PENDING'
  | 'REJECTED';

export type Right =
  | 'ADD'
  | 'DELETE'
  | 'OPTIONAL_CHOICE'
  | 'UPDATE'
  | 'VIEW';

/** A set of rights that user accounts are given. */
export type Role = {
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** What the role may do on each form, and on whose records. */
  rights?: Maybe<Array<RoleRight>>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type RoleAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Role>;
};

export type RoleChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Role>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type RoleFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<RoleFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<RoleFilter>;
  or?: InputMaybe<Array<RoleFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type RoleInput = {
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** What the role may do on each form, and on whose records. */
  rights?: InputMaybe<Array<RoleRightInput>>;
};

export type RolePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Role>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type RolePatch = {
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** What the role may do on each form, and on whose records. */
  rights?: InputMaybe<Array<RoleRightInput>>;
};

export type RoleRight = {
  add: Scalars['Boolean']['output'];
  delete: Scalars['Boolean']['output'];
  form: Form;
  id: Scalars['ID']['output'];
  optionalChoice: Scalars['Boolean']['output'];
  scope: Scope;
  update: Scalars['Boolean']['output'];
  view: Scalars['Boolean']['output'];
};

export type RoleRightInput = {
  add?: InputMaybe<Scalars['Boolean']['input']>;
  delete?: InputMaybe<Scalars['Boolean']['input']>;
  form: Form;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  optionalChoice?: InputMaybe<Scalars['Boolean']['input']>;
  scope?: InputMaybe<Scope>;
  update?: InputMaybe<Scalars['Boolean']['input']>;
  view?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RoleSort = {
  field: RoleSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type RoleSortField =
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'name'
  | 'updatedAt';

/** Of child rows: by the records that they refer to. */
export type RowsFilter = {
  /** Each of these. */
  all?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** None at all, or at least one. */
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['ID']['input']>;
  /** One of these, or several. */
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
  person?: InputMaybe<RelativePerson>;
};

/** How people are paid. */
export type SalaryType =
  | 'DAILY'
  | 'HOURLY'
  | 'MONTHLY';

export type SalaryTypeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<SalaryType>;
  in?: InputMaybe<Array<SalaryType>>;
};

export type Scope =
  /** Everything of the organisation. */
  | 'ALL'
  /** Only what concerns the person. */
  | 'SELF'
  /** What concerns those who report to the person, directly or through others. */
  | 'TEAM';

export type ScreenAction =
  | 'ADD'
  | 'DELETE'
  | 'EDIT'
  | 'EXPORT'
  | 'IMPORT'
  /** Whoever may update takes acts back that brought records here, which nobody edits any more. */
  | 'UNDO';

/** A company that employs or bills people who work here, or that files returns for the organisation. */
export type ServiceProvider = {
  address?: Maybe<Scalars['Address']['output']>;
  code: Scalars['String']['output'];
  contactPerson?: Maybe<Scalars['String']['output']>;
  contractFrom?: Maybe<Scalars['LocalDate']['output']>;
  contractTo?: Maybe<Scalars['LocalDate']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  email?: Maybe<Scalars['EmailAddress']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  /** What it does here, for example security or payroll. */
  service?: Maybe<Scalars['String']['output']>;
  status: RecordStatus;
  /** As returns and invoices name it: PAN, TIN, SIRET. */
  taxNumber?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ServiceProviderAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ServiceProvider>;
};

export type ServiceProviderChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ServiceProvider>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ServiceProviderFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ServiceProviderFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  contactPerson?: InputMaybe<TextFilter>;
  contractFrom?: InputMaybe<LocalDateFilter>;
  contractTo?: InputMaybe<LocalDateFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ServiceProviderFilter>;
  or?: InputMaybe<Array<ServiceProviderFilter>>;
  phone?: InputMaybe<TextFilter>;
  service?: InputMaybe<TextFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  taxNumber?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ServiceProviderInput = {
  address?: InputMaybe<Scalars['Address']['input']>;
  code: Scalars['String']['input'];
  contactPerson?: InputMaybe<Scalars['String']['input']>;
  contractFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  contractTo?: InputMaybe<Scalars['LocalDate']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  /** What it does here, for example security or payroll. */
  service?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
  /** As returns and invoices name it: PAN, TIN, SIRET. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
};

export type ServiceProviderPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ServiceProvider>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ServiceProviderPatch = {
  address?: InputMaybe<Scalars['Address']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  contactPerson?: InputMaybe<Scalars['String']['input']>;
  contractFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  contractTo?: InputMaybe<Scalars['LocalDate']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  /** What it does here, for example security or payroll. */
  service?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
  /** As returns and invoices name it: PAN, TIN, SIRET. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
};

export type ServiceProviderSort = {
  field: ServiceProviderSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ServiceProviderSortField =
  | 'code'
  | 'contactPerson'
  | 'contractFrom'
  | 'contractTo'
  | 'createdAt'
  | 'custom'
  | 'email'
  | 'name'
  | 'phone'
  | 'service'
  | 'status'
  | 'taxNumber'
  | 'updatedAt';

/** Something that people can do, by which they are found and posts are described. */
export type Skill = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type SkillAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Skill>;
};

export type SkillChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Skill>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SkillFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<SkillFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<SkillFilter>;
  or?: InputMaybe<Array<SkillFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type SkillInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type SkillPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Skill>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type SkillPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type SkillProficiency =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'EXPERT'
  | 'INTERMEDIATE';

export type SkillSort = {
  field: SkillSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type SkillSortField =
  | 'createdAt'
  | 'custom'
  | 'name'
  | 'status'
  | 'updatedAt';

export type SortOrder =
  | 'ASC'
  | 'DESC';

/** The subject that somebody studied in depth. */
export type Specialization = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type SpecializationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Specialization>;
};

export type SpecializationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Specialization>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SpecializationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<SpecializationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<SpecializationFilter>;
  or?: InputMaybe<Array<SpecializationFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type SpecializationInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type SpecializationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Specialization>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type SpecializationPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type SpecializationReference = {
  Specialization_Id: Scalars['Int']['output'];
  Specialization_Name: Scalars['String']['output'];
};

export type SpecializationSort = {
  field: SpecializationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type SpecializationSortField =
  | 'createdAt'
  | 'custom'
  | 'name'
  | 'status'
  | 'updatedAt';

/** One part of the organisation. People are those who have not left. */
export type StructurePart = {
  /** What it belongs to: the group of a business unit, the department above, the area of a location. */
  aboveId?: Maybe<Scalars['ID']['output']>;
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Null without the right to see every employee. */
  people?: Maybe<Scalars['Int']['output']>;
};

/** A class of taxpayers with the part of their income that is exempt. */
export type TaxCode = {
  /** As tax forms name it. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description: Scalars['String']['output'];
  /** For a year. For reference: income tax is reckoned by the law of the country, not by this list. */
  exemptionAmount: Scalars['Decimal']['output'];
  id: Scalars['ID']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type TaxCodeAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TaxCode>;
};

export type TaxCodeChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TaxCode>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TaxCodeDetails = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  taxCodes: Array<TaxCodeReference>;
  totalRecords: Scalars['Int']['output'];
};

export type TaxCodeFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<TaxCodeFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  exemptionAmount?: InputMaybe<DecimalFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<TaxCodeFilter>;
  or?: InputMaybe<Array<TaxCodeFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type TaxCodeInput = {
  /** As tax forms name it. */
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description: Scalars['String']['input'];
  /** For a year. For reference: income tax is reckoned by the law of the country, not by this list. */
  exemptionAmount?: InputMaybe<Scalars['Decimal']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type TaxCodePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<TaxCode>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type TaxCodePatch = {
  /** As tax forms name it. */
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** For a year. For reference: income tax is reckoned by the law of the country, not by this list. */
  exemptionAmount?: InputMaybe<Scalars['Decimal']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type TaxCodeReference = {
  /** A year, in the currency of the organisation. */
  Exemption_Amount: Scalars['Float']['output'];
  Tax_Code: Scalars['String']['output'];
  Tax_Code_Id: Scalars['Int']['output'];
  Tax_Description: Scalars['String']['output'];
};

export type TaxCodeSort = {
  field: TaxCodeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type TaxCodeSortField =
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'exemptionAmount'
  | 'status'
  | 'updatedAt';

/** The regimes of income tax that a country lets people choose from. */
export type TaxRegime =
  | 'NEW'
  | 'OLD';

/** What the law relieves of the tax on a salary. How much, in which year and under which regime is data: src/server/income-tax/rules. */
export type TaxReliefSection =
  /** A dependant with a disability: 80DD. */
  | 'DISABILITY_DEPENDANT'
  /** A disability of one's own: 80U. */
  | 'DISABILITY_SELF'
  /** Interest on a loan for higher education: 80E. */
  | 'EDUCATION_LOAN'
  /** Health insurance of oneself, the spouse and children: 80D. */
  | 'HEALTH_FAMILY'
  /** Health insurance of parents: 80D. */
  | 'HEALTH_PARENTS'
  /** Interest on a loan for the home that one lives in: 24(b). */
  | 'HOME_LOAN_INTEREST'
  /** Rent, of whoever gets a house rent allowance: 10(13A). */
  | 'HOUSE_RENT'
  /** Own contributions to the national pension scheme beyond 80C: 80CCD(1B). */
  | 'PENSION'
  /** Provident funds, life insurance, school fees, repaid home loans: 80C. */
  | 'SAVINGS';

/** Of a list that shows people's records to those who lead them: the records of everybody who reports to one manager, directly or through others, and not the manager's. Nobody's, of a manager whom the caller does not reach. */
export type TeamFilter = {
  equals: Scalars['ID']['input'];
};

/** Somebody to whom people report. */
export type TeamManager = {
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type TeamManagers = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<TeamManager>;
};

export type TextFilter = {
  /** Case, accents, width and kana are folded. */
  contains?: InputMaybe<Scalars['String']['input']>;
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type TimekeepingCareerDetail = {
  careerDetails: Array<CareerReference>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  timekeepingDetails: Array<TimekeepingReference>;
};

/** A way in which somebody's time is kept. */
export type TimekeepingCategory = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type TimekeepingCategoryAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TimekeepingCategory>;
};

export type TimekeepingCategoryChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TimekeepingCategory>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TimekeepingCategoryFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<TimekeepingCategoryFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<TimekeepingCategoryFilter>;
  or?: InputMaybe<Array<TimekeepingCategoryFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type TimekeepingCategoryInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type TimekeepingCategoryPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<TimekeepingCategory>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type TimekeepingCategoryPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type TimekeepingCategorySort = {
  field: TimekeepingCategorySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type TimekeepingCategorySortField =
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'name'
  | 'status'
  | 'updatedAt';

export type TimekeepingReference = {
  Timekeeping_Id: Scalars['Int']['output'];
  Timekeeping_Name: Scalars['String']['output'];
};

/** One thing that happened to an employee, or is about to. */
export type TimelineEntry = {
  /** When it was written down; none for a day in somebody's life here. */
  at?: Maybe<Scalars['DateTime']['output']>;
  by?: Maybe<Scalars['String']['output']>;
  change?: Maybe<ChangeKind>;
  /** Type of the record that it is about. */
  entity: Scalars['String']['output'];
  fields: Array<FieldChange>;
  id: Scalars['ID']['output'];
  kind: TimelineKind;
  /** The day on which it holds. */
  on?: Maybe<Scalars['LocalDate']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  recordId: Scalars['ID']['output'];
  source?: Maybe<ChangeSource>;
  /** How people know that record. */
  title?: Maybe<Scalars['String']['output']>;
};

/** What an entry of a timeline tells. */
export type TimelineKind =
  | 'AWARDED'
  /** Somebody added, changed or deleted something. */
  | 'CHANGE'
  | 'CONFIRMED'
  | 'JOB_CHANGE'
  | 'JOINED'
  | 'PROBATION_ENDS'
  | 'RESIGNED';

export type TimelinePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Where older entries begin; none at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<TimelineEntry>;
};

export type UndoAnswer = {
  /** The change-set that holds the undoing; undoing it is redoing. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** The work that undoes, where nobody waits for it: bulkEdit and cancelBulkEdit of batch-processing take it. */
  job?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
};

/** Somebody to whom an item may be issued. */
export type UniformAhead = {
  /** Pieces in hand that are to be replaced within 30 days, or before. */
  due: Scalars['Int']['output'];
  employeeId: Scalars['ID']['output'];
  employeeNumber: Scalars['String']['output'];
  entitled: Scalars['Int']['output'];
  held: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Why it cannot be issued, in the caller's language; null where it can. */
  problem?: Maybe<Scalars['String']['output']>;
  /** That of the last issue of the item. */
  size?: Maybe<Scalars['String']['output']>;
  /** What is missing of the entitlement, and what is due. */
  suggested: Scalars['Int']['output'];
};

export type UniformBack = {
  issueId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type UniformBoard = {
  due: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  /** Whether anybody said what there is and who gets it. */
  hasItems: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  /** People within the filter whom each concern is about. */
  missing: Scalars['Int']['output'];
  /** By name. */
  rows: Array<UniformPerson>;
  toReturn: Scalars['Int']['output'];
  /** Within the filter and the concern. */
  totalRecords: Scalars['Int']['output'];
  unacknowledged: Scalars['Int']['output'];
  unsigned: Scalars['Int']['output'];
};

export type UniformCharge =
  | 'FULL_VALUE'
  | 'NOTHING'
  /** Falls evenly to nothing over the months of wear. */
  | 'REMAINING_VALUE';

export type UniformChargeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<UniformCharge>;
  in?: InputMaybe<Array<UniformCharge>>;
};

/** An item that may be issued. */
export type UniformChoice = {
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether anything was entered into the store: else nobody counts it. */
  isCounted: Scalars['Boolean']['output'];
  kind: UniformKind;
  name: Scalars['String']['output'];
  /** Empty: one size for everybody. */
  sizes: Array<Scalars['String']['output']>;
  stock: Array<UniformStock>;
  wearMonths?: Maybe<Scalars['Int']['output']>;
};

export type UniformChoices = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<UniformChoice>;
};

/** How often somebody was in uniform in a month. */
export type UniformCompliance = {
  designation?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['ID']['output'];
  employeeNumber: Scalars['String']['output'];
  incomplete: Scalars['Int']['output'];
  /** As on the board. */
  isOwn: Scalars['Boolean']['output'];
  /** The latest day on which it was not as it should be, with what was noted. */
  lastDay?: Maybe<Scalars['LocalDate']['output']>;
  lastItem?: Maybe<Scalars['String']['output']>;
  lastRemark?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  notWorn: Scalars['Int']['output'];
  observed: Scalars['Int']['output'];
  /** Whole percent of the days that were observed; null where none was. */
  rate?: Maybe<Scalars['Int']['output']>;
  worn: Scalars['Int']['output'];
};

export type UniformComplianceAnswer = {
  errorCode: Scalars['String']['output'];
  incomplete: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  notWorn: Scalars['Int']['output'];
  observed: Scalars['Int']['output'];
  /** The lowest rate first, then by name; who was not observed comes last. */
  rows: Array<UniformCompliance>;
  totalRecords: Scalars['Int']['output'];
  /** People without an observation in the month. */
  unobserved: Scalars['Int']['output'];
  worn: Scalars['Int']['output'];
};

/** What there is to be done about somebody's uniform. */
export type UniformConcern =
  /** Something is to be replaced within 30 days, or should have been. */
  | 'DUE'
  /** Has less than is due to them. */
  | 'MISSING'
  /** Leaves or has left, and has something that is to be returned. */
  | 'TO_RETURN'
  /** Did not say yet that something was received. */
  | 'UNACKNOWLEDGED'
  /** Has no account to say so: somebody records the signature. */
  | 'UNSIGNED';

export type UniformCondition =
  | 'NEW'
  | 'USED';

export type UniformConditionFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<UniformCondition>;
  in?: InputMaybe<Array<UniformCondition>>;
};

/** How many of an item people get who fit everything that is named here; nothing named is everybody. Of several that fit somebody, the largest holds. */
export type UniformEntitlement = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  customGroup?: Maybe<CustomEmployeeGroup>;
  department?: Maybe<Department>;
  designation?: Maybe<Designation>;
  employeeType?: Maybe<EmployeeType>;
  id: Scalars['ID']['output'];
  item: UniformItem;
  location?: Maybe<Location>;
  /** Who gets it, in words: front office, kitchen, weavers. */
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type UniformEntitlementAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<UniformEntitlement>;
};

export type UniformEntitlementChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<UniformEntitlement>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type UniformEntitlementFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<UniformEntitlementFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customGroupId?: InputMaybe<IdFilter>;
  departmentId?: InputMaybe<IdFilter>;
  designationId?: InputMaybe<IdFilter>;
  employeeTypeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  itemId?: InputMaybe<IdFilter>;
  locationId?: InputMaybe<IdFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<UniformEntitlementFilter>;
  or?: InputMaybe<Array<UniformEntitlementFilter>>;
  quantity?: InputMaybe<IntFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type UniformEntitlementInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  designationId?: InputMaybe<Scalars['ID']['input']>;
  employeeTypeId?: InputMaybe<Scalars['ID']['input']>;
  itemId: Scalars['ID']['input'];
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** Who gets it, in words: front office, kitchen, weavers. */
  name: Scalars['String']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

export type UniformEntitlementPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<UniformEntitlement>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type UniformEntitlementPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  designationId?: InputMaybe<Scalars['ID']['input']>;
  employeeTypeId?: InputMaybe<Scalars['ID']['input']>;
  itemId?: InputMaybe<Scalars['ID']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** Who gets it, in words: front office, kitchen, weavers. */
  name?: InputMaybe<Scalars['String']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

export type UniformEntitlementSort = {
  field: UniformEntitlementSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type UniformEntitlementSortField =
  | 'createdAt'
  | 'custom'
  | 'customGroupId'
  | 'departmentId'
  | 'designationId'
  | 'employeeTypeId'
  | 'itemId'
  | 'locationId'
  | 'name'
  | 'quantity'
  | 'updatedAt';

export type UniformFilter = {
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  /** Everybody who reports to this manager, directly or through others. */
  teamOf?: InputMaybe<Scalars['ID']['input']>;
};

export type UniformForPerson = {
  employeeId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  size?: InputMaybe<Scalars['String']['input']>;
};

/** Pieces of an item that somebody got, and what became of them. */
export type UniformIssue = {
  /** When the employee said that it was received. */
  acknowledgedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who recorded it for an employee without an account. Empty: the employee. */
  acknowledgedBy?: Maybe<Scalars['String']['output']>;
  condition: UniformCondition;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Lost pieces that pay runs deduct, in all, as the employee agreed. The settlement of whoever leaves deducts the others. */
  deductPieces?: Maybe<Scalars['Int']['output']>;
  /** Lost pieces that payroll deducted: none of them is charged again. */
  deductedPieces?: Maybe<Scalars['Int']['output']>;
  /** The day of issue and the months of wear. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  employee: Employee;
  id: Scalars['ID']['output'];
  issuedOn: Scalars['LocalDate']['output'];
  item: UniformItem;
  note?: Maybe<Scalars['String']['output']>;
  /** That were neither given back nor lost. */
  outstanding?: Maybe<Scalars['Int']['output']>;
  quantity: Scalars['Int']['output'];
  returns?: Maybe<Array<UniformReturn>>;
  /** Lost pieces that were paid otherwise, or that nobody asks for. */
  settledPieces?: Maybe<Scalars['Int']['output']>;
  /** One of those of the item. */
  size?: Maybe<Scalars['String']['output']>;
  /** Of which replacement the employee was told. */
  toldOf?: Maybe<Scalars['LocalDate']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type UniformIssueAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<UniformIssue>;
};

export type UniformIssueChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<UniformIssue>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type UniformIssueFilter = {
  acknowledgedAt?: InputMaybe<DateTimeFilter>;
  acknowledgedBy?: InputMaybe<TextFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<UniformIssueFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  condition?: InputMaybe<UniformConditionFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  deductPieces?: InputMaybe<IntFilter>;
  deductedPieces?: InputMaybe<IntFilter>;
  dueOn?: InputMaybe<LocalDateFilter>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  issuedOn?: InputMaybe<LocalDateFilter>;
  itemId?: InputMaybe<IdFilter>;
  not?: InputMaybe<UniformIssueFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<UniformIssueFilter>>;
  outstanding?: InputMaybe<IntFilter>;
  quantity?: InputMaybe<IntFilter>;
  settledPieces?: InputMaybe<IntFilter>;
  size?: InputMaybe<TextFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  toldOf?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type UniformIssueInput = {
  /** When the employee said that it was received. */
  acknowledgedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who recorded it for an employee without an account. Empty: the employee. */
  acknowledgedBy?: InputMaybe<Scalars['String']['input']>;
  condition?: InputMaybe<UniformCondition>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Lost pieces that pay runs deduct, in all, as the employee agreed. The settlement of whoever leaves deducts the others. */
  deductPieces?: InputMaybe<Scalars['Int']['input']>;
  /** Lost pieces that payroll deducted: none of them is charged again. */
  deductedPieces?: InputMaybe<Scalars['Int']['input']>;
  /** The day of issue and the months of wear. */
  dueOn?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId: Scalars['ID']['input'];
  issuedOn: Scalars['LocalDate']['input'];
  itemId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  /** That were neither given back nor lost. */
  outstanding?: InputMaybe<Scalars['Int']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  returns?: InputMaybe<Array<UniformReturnInput>>;
  /** Lost pieces that were paid otherwise, or that nobody asks for. */
  settledPieces?: InputMaybe<Scalars['Int']['input']>;
  /** One of those of the item. */
  size?: InputMaybe<Scalars['String']['input']>;
};

export type UniformIssuePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<UniformIssue>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type UniformIssuePatch = {
  /** When the employee said that it was received. */
  acknowledgedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who recorded it for an employee without an account. Empty: the employee. */
  acknowledgedBy?: InputMaybe<Scalars['String']['input']>;
  condition?: InputMaybe<UniformCondition>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Lost pieces that pay runs deduct, in all, as the employee agreed. The settlement of whoever leaves deducts the others. */
  deductPieces?: InputMaybe<Scalars['Int']['input']>;
  /** Lost pieces that payroll deducted: none of them is charged again. */
  deductedPieces?: InputMaybe<Scalars['Int']['input']>;
  /** The day of issue and the months of wear. */
  dueOn?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  issuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  itemId?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** That were neither given back nor lost. */
  outstanding?: InputMaybe<Scalars['Int']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  returns?: InputMaybe<Array<UniformReturnInput>>;
  /** Lost pieces that were paid otherwise, or that nobody asks for. */
  settledPieces?: InputMaybe<Scalars['Int']['input']>;
  /** One of those of the item. */
  size?: InputMaybe<Scalars['String']['input']>;
};

export type UniformIssueSort = {
  field: UniformIssueSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type UniformIssueSortField =
  | 'acknowledgedAt'
  | 'acknowledgedBy'
  | 'condition'
  | 'createdAt'
  | 'custom'
  | 'deductPieces'
  | 'deductedPieces'
  | 'dueOn'
  | 'employeeId'
  | 'issuedOn'
  | 'itemId'
  | 'note'
  | 'outstanding'
  | 'quantity'
  | 'settledPieces'
  | 'size'
  | 'toldOf'
  | 'updatedAt';

/** Pieces that somebody got. */
export type UniformIssued = {
  acknowledgedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who recorded it for an employee without an account. Null: the employee. */
  acknowledgedBy?: Maybe<Scalars['String']['output']>;
  condition: UniformCondition;
  /** Lost pieces that pay runs deduct, in all. */
  deductPieces: Scalars['Int']['output'];
  /** Lost pieces that payroll deducted. */
  deductedPieces: Scalars['Int']['output'];
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  issuedBy?: Maybe<Scalars['String']['output']>;
  issuedOn: Scalars['LocalDate']['output'];
  item: Scalars['String']['output'];
  mustReturn: Scalars['Boolean']['output'];
  note?: Maybe<Scalars['String']['output']>;
  outstanding: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
  returns: Array<UniformReturned>;
  /** Lost pieces that were paid otherwise. */
  settledPieces: Scalars['Int']['output'];
  size?: Maybe<Scalars['String']['output']>;
};

/** A garment or a piece of equipment that people wear at work. */
export type UniformItem = {
  /** What whoever leaves owes of a piece that is lost, or that was to be returned and was not. */
  charge: UniformCharge;
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** It is given back when it is replaced, and by whoever leaves. */
  mustReturn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Only people whom an entitlement names get it. */
  onlyEntitled: Scalars['Boolean']['output'];
  /** Separated by commas: S, M, L or 39, 40, 41. Empty: one size for everybody. */
  sizes?: Maybe<Scalars['String']['output']>;
  status: RecordStatus;
  type: UniformKind;
  /** Of a new one. */
  unitValue?: Maybe<Scalars['Decimal']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** After so many months it is to be replaced. Empty: once it is worn out. */
  wearMonths?: Maybe<Scalars['Int']['output']>;
};

export type UniformItemAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<UniformItem>;
};

export type UniformItemChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<UniformItem>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type UniformItemFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<UniformItemFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  charge?: InputMaybe<UniformChargeFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  mustReturn?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<UniformItemFilter>;
  onlyEntitled?: InputMaybe<BooleanFilter>;
  or?: InputMaybe<Array<UniformItemFilter>>;
  sizes?: InputMaybe<TextFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  type?: InputMaybe<UniformKindFilter>;
  unitValue?: InputMaybe<DecimalFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  wearMonths?: InputMaybe<IntFilter>;
};

export type UniformItemInput = {
  /** What whoever leaves owes of a piece that is lost, or that was to be returned and was not. */
  charge?: InputMaybe<UniformCharge>;
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** It is given back when it is replaced, and by whoever leaves. */
  mustReturn?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  /** Only people whom an entitlement names get it. */
  onlyEntitled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Separated by commas: S, M, L or 39, 40, 41. Empty: one size for everybody. */
  sizes?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
  type?: InputMaybe<UniformKind>;
  /** Of a new one. */
  unitValue?: InputMaybe<Scalars['Decimal']['input']>;
  /** After so many months it is to be replaced. Empty: once it is worn out. */
  wearMonths?: InputMaybe<Scalars['Int']['input']>;
};

export type UniformItemPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<UniformItem>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type UniformItemPatch = {
  /** What whoever leaves owes of a piece that is lost, or that was to be returned and was not. */
  charge?: InputMaybe<UniformCharge>;
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** It is given back when it is replaced, and by whoever leaves. */
  mustReturn?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Only people whom an entitlement names get it. */
  onlyEntitled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Separated by commas: S, M, L or 39, 40, 41. Empty: one size for everybody. */
  sizes?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
  type?: InputMaybe<UniformKind>;
  /** Of a new one. */
  unitValue?: InputMaybe<Scalars['Decimal']['input']>;
  /** After so many months it is to be replaced. Empty: once it is worn out. */
  wearMonths?: InputMaybe<Scalars['Int']['input']>;
};

export type UniformItemSort = {
  field: UniformItemSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type UniformItemSortField =
  | 'charge'
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'mustReturn'
  | 'name'
  | 'onlyEntitled'
  | 'sizes'
  | 'status'
  | 'type'
  | 'unitValue'
  | 'updatedAt'
  | 'wearMonths';

export type UniformKind =
  | 'APRON'
  | 'BADGE'
  | 'COVERALL'
  | 'GLOVES'
  | 'HEADWEAR'
  | 'HELMET'
  | 'JACKET'
  | 'OTHER'
  | 'PROTECTIVE_WEAR'
  | 'SHIRT'
  | 'SHOES'
  | 'SKIRT_OR_DRESS'
  | 'TROUSERS';

export type UniformKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<UniformKind>;
  in?: InputMaybe<Array<UniformKind>>;
};

export type UniformMonth = {
  /** Its first day. */
  month: Scalars['LocalDate']['output'];
  observed: Scalars['Int']['output'];
  worn: Scalars['Int']['output'];
};

/** Whether somebody was in uniform on a day, as it was seen. */
export type UniformObservation = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  date: Scalars['LocalDate']['output'];
  employee: Employee;
  id: Scalars['ID']['output'];
  /** What was missing or not in order. */
  item?: Maybe<UniformItem>;
  /** The employee reads it. */
  remark?: Maybe<Scalars['String']['output']>;
  state: UniformState;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type UniformObservationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<UniformObservation>;
};

export type UniformObservationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<UniformObservation>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type UniformObservationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<UniformObservationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  date?: InputMaybe<LocalDateFilter>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  itemId?: InputMaybe<IdFilter>;
  not?: InputMaybe<UniformObservationFilter>;
  or?: InputMaybe<Array<UniformObservationFilter>>;
  remark?: InputMaybe<TextFilter>;
  state?: InputMaybe<UniformStateFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type UniformObservationInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  date: Scalars['LocalDate']['input'];
  employeeId: Scalars['ID']['input'];
  /** What was missing or not in order. */
  itemId?: InputMaybe<Scalars['ID']['input']>;
  /** The employee reads it. */
  remark?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<UniformState>;
};

export type UniformObservationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<UniformObservation>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type UniformObservationPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  date?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** What was missing or not in order. */
  itemId?: InputMaybe<Scalars['ID']['input']>;
  /** The employee reads it. */
  remark?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<UniformState>;
};

export type UniformObservationSort = {
  field: UniformObservationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type UniformObservationSortField =
  | 'createdAt'
  | 'custom'
  | 'date'
  | 'employeeId'
  | 'itemId'
  | 'remark'
  | 'state'
  | 'updatedAt';

export type UniformOfPerson = {
  /** Null where the account belongs to no employee. */
  employeeId?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** What is not returned first, then the latest; at most 100. */
  issues: Array<UniformIssued>;
  message: Scalars['String']['output'];
  /** The last twelve with an observation, the latest first. */
  months: Array<UniformMonth>;
  /** The latest 60. */
  observations: Array<UniformSeen>;
  standings: Array<UniformStanding>;
};

export type UniformOutcome =
  | 'DAMAGED'
  /** It does not come back. */
  | 'LOST'
  /** Back in the store, for somebody else. */
  | 'USABLE'
  | 'WORN_OUT';

export type UniformPerson = {
  department?: Maybe<Scalars['String']['output']>;
  designation?: Maybe<Scalars['String']['output']>;
  due: Scalars['Int']['output'];
  employeeId: Scalars['ID']['output'];
  employeeNumber: Scalars['String']['output'];
  entitled: Scalars['Int']['output'];
  held: Scalars['Int']['output'];
  /** Of an approved exit, or of who is inactive. */
  isLeaving: Scalars['Boolean']['output'];
  /** Of whoever asks, where somebody else with the right does what is to be done. */
  isOwn: Scalars['Boolean']['output'];
  lastWorkingDay?: Maybe<Scalars['LocalDate']['output']>;
  missing: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  standings: Array<UniformStanding>;
  /** Pieces that are to be returned by whoever leaves; 0 of everybody else. */
  toReturn: Scalars['Int']['output'];
  /** Issues that were not acknowledged, of whoever has an account to do so. */
  unacknowledged: Scalars['Int']['output'];
  /** Issues whose receipt nobody recorded, of whoever has no account. */
  unsigned: Scalars['Int']['output'];
};

/** Who pays for lost pieces, and when. */
export type UniformRecovery =
  /** With the next pay run, as the employee agreed. */
  | 'NEXT_PAY'
  /** With the settlement of whoever leaves. */
  | 'ON_LEAVING'
  /** They were paid otherwise, or nobody asks for them. */
  | 'SETTLED';

export type UniformReturn = {
  day: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  outcome: UniformOutcome;
  quantity: Scalars['Int']['output'];
  remark?: Maybe<Scalars['String']['output']>;
};

export type UniformReturnInput = {
  day: Scalars['LocalDate']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  outcome: UniformOutcome;
  quantity: Scalars['Int']['input'];
  remark?: InputMaybe<Scalars['String']['input']>;
};

export type UniformReturned = {
  day: Scalars['LocalDate']['output'];
  outcome: UniformOutcome;
  quantity: Scalars['Int']['output'];
  remark?: Maybe<Scalars['String']['output']>;
};

export type UniformSeen = {
  by?: Maybe<Scalars['String']['output']>;
  day: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  item?: Maybe<Scalars['String']['output']>;
  remark?: Maybe<Scalars['String']['output']>;
  state: UniformState;
};

/** An item that somebody is entitled to or has. */
export type UniformStanding = {
  /** Pieces to be replaced within 30 days, or before. */
  due: Scalars['Int']['output'];
  /** Of the piece that is to be replaced first. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  entitled: Scalars['Int']['output'];
  /** What need not be returned counts until it is to be replaced. */
  held: Scalars['Int']['output'];
  item: Scalars['String']['output'];
  itemId: Scalars['ID']['output'];
  missing: Scalars['Int']['output'];
};

export type UniformState =
  | 'INCOMPLETE'
  | 'NOT_WORN'
  /** In uniform. */
  | 'WORN';

export type UniformStateFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<UniformState>;
  in?: InputMaybe<Array<UniformState>>;
};

/** Pieces of an item and size in the store. */
export type UniformStock = {
  issued: Scalars['Int']['output'];
  /** What was received, less what was issued, and what came back. */
  onHand: Scalars['Int']['output'];
  received: Scalars['Int']['output'];
  /** Null: one size for everybody. */
  size?: Maybe<Scalars['String']['output']>;
  /** That came back and may be issued again. */
  usable: Scalars['Int']['output'];
};

/** Pieces that came into the store, or left it for good. What people get and bring back is counted by itself. */
export type UniformStockEntry = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  date: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  item: UniformItem;
  /** Below nothing where pieces left the store. */
  quantity: Scalars['Int']['output'];
  /** Supplier, order or delivery note. */
  reference: Scalars['String']['output'];
  /** One of those of the item. */
  size?: Maybe<Scalars['String']['output']>;
  type: UniformStockKind;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type UniformStockEntryAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<UniformStockEntry>;
};

export type UniformStockEntryChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<UniformStockEntry>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type UniformStockEntryFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<UniformStockEntryFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  date?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  itemId?: InputMaybe<IdFilter>;
  not?: InputMaybe<UniformStockEntryFilter>;
  or?: InputMaybe<Array<UniformStockEntryFilter>>;
  quantity?: InputMaybe<IntFilter>;
  reference?: InputMaybe<TextFilter>;
  size?: InputMaybe<TextFilter>;
  type?: InputMaybe<UniformStockKindFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type UniformStockEntryInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  date: Scalars['LocalDate']['input'];
  itemId: Scalars['ID']['input'];
  /** Below nothing where pieces left the store. */
  quantity: Scalars['Int']['input'];
  /** Supplier, order or delivery note. */
  reference: Scalars['String']['input'];
  /** One of those of the item. */
  size?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<UniformStockKind>;
};

export type UniformStockEntryPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<UniformStockEntry>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type UniformStockEntryPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  date?: InputMaybe<Scalars['LocalDate']['input']>;
  itemId?: InputMaybe<Scalars['ID']['input']>;
  /** Below nothing where pieces left the store. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Supplier, order or delivery note. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** One of those of the item. */
  size?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<UniformStockKind>;
};

export type UniformStockEntrySort = {
  field: UniformStockEntrySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type UniformStockEntrySortField =
  | 'createdAt'
  | 'custom'
  | 'date'
  | 'itemId'
  | 'quantity'
  | 'reference'
  | 'size'
  | 'type'
  | 'updatedAt';

export type UniformStockKind =
  /** What a count of the store adds or takes away. */
  | 'COUNTED'
  | 'RECEIVED'
  | 'SCRAPPED'
  | 'SENT_BACK';

export type UniformStockKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<UniformStockKind>;
  in?: InputMaybe<Array<UniformStockKind>>;
};

export type UniformsAhead = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** By name. */
  rows: Array<UniformAhead>;
  /** Of more than 300 none are answered: choose fewer. */
  totalRecords: Scalars['Int']['output'];
};

export type UniformsChanged = {
  /** Records that were written. */
  added: Scalars['Int']['output'];
  /** Null where nothing was. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

/** A person who may sign in. */
export type UserAccount = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Used to sign in. An invitation to choose a password goes there. */
  email: Scalars['EmailAddress']['output'];
  employee?: Maybe<Employee>;
  id: Scalars['ID']['output'];
  language: Language;
  name: Scalars['String']['output'];
  /** The rights of all roles together. */
  roles?: Maybe<Array<UserRole>>;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type UserAccountAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<UserAccount>;
};

export type UserAccountChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<UserAccount>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type UserAccountFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<UserAccountFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<TextFilter>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  language?: InputMaybe<LanguageFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<UserAccountFilter>;
  or?: InputMaybe<Array<UserAccountFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type UserAccountInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Used to sign in. An invitation to choose a password goes there. */
  email: Scalars['EmailAddress']['input'];
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  language?: InputMaybe<Language>;
  name: Scalars['String']['input'];
  /** The rights of all roles together. */
  roles?: InputMaybe<Array<UserRoleInput>>;
  status?: InputMaybe<RecordStatus>;
};

export type UserAccountPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<UserAccount>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type UserAccountPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Used to sign in. An invitation to choose a password goes there. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  language?: InputMaybe<Language>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The rights of all roles together. */
  roles?: InputMaybe<Array<UserRoleInput>>;
  status?: InputMaybe<RecordStatus>;
};

export type UserAccountSort = {
  field: UserAccountSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type UserAccountSortField =
  | 'createdAt'
  | 'custom'
  | 'email'
  | 'employeeId'
  | 'language'
  | 'name'
  | 'status'
  | 'updatedAt';

export type UserRole = {
  id: Scalars['ID']['output'];
  role: Role;
};

export type UserRoleInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  roleId: Scalars['ID']['input'];
};

export type ViewAsAnswer = {
  errorCode: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: ViewAsKind;
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
  until: Scalars['DateTime']['output'];
};

export type ViewAsEnd =
  /** The session ended. */
  | 'SESSION'
  | 'STOPPED'
  | 'TIME';

export type ViewAsKind =
  | 'ACCOUNT'
  | 'ROLE';

export type Viewing = {
  by: Scalars['String']['output'];
  /** Null while it lasts. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  endedBecause?: Maybe<ViewAsEnd>;
  id: Scalars['ID']['output'];
  kind: ViewAsKind;
  name: Scalars['String']['output'];
  startedAt: Scalars['DateTime']['output'];
};

export type ViewingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<Viewing>;
  totalRecords: Scalars['Int']['output'];
};

/** A visa or a permit to live or work in a country, with the reminder before it expires. */
export type Visa = {
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  entries?: Maybe<VisaEntries>;
  expiresOn: Scalars['LocalDate']['output'];
  file?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  issuedOn?: Maybe<Scalars['LocalDate']['output']>;
  kind: VisaKind;
  number: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type VisaAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Visa>;
};

export type VisaChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Visa>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type VisaEntries =
  | 'MULTIPLE'
  | 'SINGLE';

export type VisaEntriesFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<VisaEntries>;
  in?: InputMaybe<Array<VisaEntries>>;
};

export type VisaFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<VisaFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  entries?: InputMaybe<VisaEntriesFilter>;
  expiresOn?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  issuedOn?: InputMaybe<LocalDateFilter>;
  kind?: InputMaybe<VisaKindFilter>;
  not?: InputMaybe<VisaFilter>;
  number?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<VisaFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type VisaInput = {
  country: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  entries?: InputMaybe<VisaEntries>;
  expiresOn: Scalars['LocalDate']['input'];
  file?: InputMaybe<Scalars['String']['input']>;
  issuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  kind: VisaKind;
  number: Scalars['String']['input'];
};

export type VisaKind =
  | 'BUSINESS'
  | 'DEPENDENT'
  | 'RESIDENCE'
  | 'STUDENT'
  | 'VISIT'
  | 'WORK';

export type VisaKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<VisaKind>;
  in?: InputMaybe<Array<VisaKind>>;
};

export type VisaPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Visa>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type VisaPatch = {
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  entries?: InputMaybe<VisaEntries>;
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  file?: InputMaybe<Scalars['String']['input']>;
  issuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  kind?: InputMaybe<VisaKind>;
  number?: InputMaybe<Scalars['String']['input']>;
};

export type VisaSort = {
  field: VisaSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type VisaSortField =
  | 'country'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'entries'
  | 'expiresOn'
  | 'issuedOn'
  | 'kind'
  | 'number'
  | 'updatedAt';

export type Weekday =
  | 'FRIDAY'
  | 'MONDAY'
  | 'SATURDAY'
  | 'SUNDAY'
  | 'THURSDAY'
  | 'TUESDAY'
  | 'WEDNESDAY';

/** A ground on which somebody may work in a country. */
export type WorkAuthorization = {
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type WorkAuthorizationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<WorkAuthorization>;
};

export type WorkAuthorizationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<WorkAuthorization>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type WorkAuthorizationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<WorkAuthorizationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<WorkAuthorizationFilter>;
  or?: InputMaybe<Array<WorkAuthorizationFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type WorkAuthorizationInput = {
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type WorkAuthorizationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<WorkAuthorization>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type WorkAuthorizationPatch = {
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type WorkAuthorizationSort = {
  field: WorkAuthorizationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type WorkAuthorizationSortField =
  | 'country'
  | 'createdAt'
  | 'custom'
  | 'name'
  | 'status'
  | 'updatedAt';

/** The kinds of day that pay knows. */
export type WorkDayKind =
  | 'NORMAL'
  | 'REGULAR_HOLIDAY'
  | 'REST'
  | 'SPECIAL_NON_WORKING_HOLIDAY';

/** Where somebody works on a day: at the office, in the field, from home. People choose it when they check in. */
export type WorkPlace = {
  /** Choosing it is the check-in: nothing else is asked. */
  autoAttendance: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  /** What the dashboard counts it as. */
  kind: WorkPlaceKind;
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type WorkPlaceAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<WorkPlace>;
};

export type WorkPlaceChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<WorkPlace>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type WorkPlaceFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<WorkPlaceFilter>>;
  autoAttendance?: InputMaybe<BooleanFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<WorkPlaceKindFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<WorkPlaceFilter>;
  or?: InputMaybe<Array<WorkPlaceFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type WorkPlaceInput = {
  /** Choosing it is the check-in: nothing else is asked. */
  autoAttendance?: InputMaybe<Scalars['Boolean']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  image?: InputMaybe<Scalars['String']['input']>;
  /** What the dashboard counts it as. */
  kind?: InputMaybe<WorkPlaceKind>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type WorkPlaceKind =
  | 'FIELD'
  | 'OFFICE'
  | 'OTHER'
  | 'WORK_FROM_HOME';

export type WorkPlaceKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<WorkPlaceKind>;
  in?: InputMaybe<Array<WorkPlaceKind>>;
};

export type WorkPlacePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<WorkPlace>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type WorkPlacePatch = {
  /** Choosing it is the check-in: nothing else is asked. */
  autoAttendance?: InputMaybe<Scalars['Boolean']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  image?: InputMaybe<Scalars['String']['input']>;
  /** What the dashboard counts it as. */
  kind?: InputMaybe<WorkPlaceKind>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type WorkPlaceSort = {
  field: WorkPlaceSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type WorkPlaceSortField =
  | 'autoAttendance'
  | 'createdAt'
  | 'custom'
  | 'kind'
  | 'name'
  | 'status'
  | 'updatedAt';

/** The hours that people are expected to work. */
export type WorkSchedule = {
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  endsAt: Scalars['LocalTime']['output'];
  /** Minutes after the start that do not count as late. */
  graceMinutes: Scalars['Int']['output'];
  /** Without breaks. */
  hoursPerDay: Scalars['Decimal']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Days of the week on which nobody is expected. Empty: Saturday and Sunday. */
  restDays?: Maybe<Array<Weekday>>;
  startsAt: Scalars['LocalTime']['output'];
  status: RecordStatus;
  /** IANA name, for example Asia/Kolkata. */
  timeZone: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** Hours expected in a whole week: timesheets are compared with it. Empty: the hours of a day on each working day. */
  weeklyTargetEffort?: Maybe<Scalars['Decimal']['output']>;
};

export type WorkScheduleAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<WorkSchedule>;
};

export type WorkScheduleChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<WorkSchedule>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type WorkScheduleFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<WorkScheduleFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  endsAt?: InputMaybe<LocalTimeFilter>;
  graceMinutes?: InputMaybe<IntFilter>;
  hoursPerDay?: InputMaybe<DecimalFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<WorkScheduleFilter>;
  or?: InputMaybe<Array<WorkScheduleFilter>>;
  startsAt?: InputMaybe<LocalTimeFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  timeZone?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  weeklyTargetEffort?: InputMaybe<DecimalFilter>;
};

export type WorkScheduleInput = {
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  endsAt?: InputMaybe<Scalars['LocalTime']['input']>;
  /** Minutes after the start that do not count as late. */
  graceMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Without breaks. */
  hoursPerDay?: InputMaybe<Scalars['Decimal']['input']>;
  name: Scalars['String']['input'];
  /** Days of the week on which nobody is expected. Empty: Saturday and Sunday. */
  restDays?: InputMaybe<Array<Weekday>>;
  startsAt?: InputMaybe<Scalars['LocalTime']['input']>;
  status?: InputMaybe<RecordStatus>;
  /** IANA name, for example Asia/Kolkata. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Hours expected in a whole week: timesheets are compared with it. Empty: the hours of a day on each working day. */
  weeklyTargetEffort?: InputMaybe<Scalars['Decimal']['input']>;
};

export type WorkScheduleList = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
  workSchedules: Array<WorkScheduleReference>;
};

export type WorkSchedulePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<WorkSchedule>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type WorkSchedulePatch = {
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  endsAt?: InputMaybe<Scalars['LocalTime']['input']>;
  /** Minutes after the start that do not count as late. */
  graceMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Without breaks. */
  hoursPerDay?: InputMaybe<Scalars['Decimal']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Days of the week on which nobody is expected. Empty: Saturday and Sunday. */
  restDays?: InputMaybe<Array<Weekday>>;
  startsAt?: InputMaybe<Scalars['LocalTime']['input']>;
  status?: InputMaybe<RecordStatus>;
  /** IANA name, for example Asia/Kolkata. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Hours expected in a whole week: timesheets are compared with it. Empty: the hours of a day on each working day. */
  weeklyTargetEffort?: InputMaybe<Scalars['Decimal']['input']>;
};

export type WorkScheduleReference = {
  WorkSchedule_Code: Scalars['String']['output'];
  WorkSchedule_Id: Scalars['Int']['output'];
  WorkSchedule_Name: Scalars['String']['output'];
};

export type WorkScheduleSort = {
  field: WorkScheduleSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type WorkScheduleSortField =
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'endsAt'
  | 'graceMinutes'
  | 'hoursPerDay'
  | 'name'
  | 'startsAt'
  | 'status'
  | 'timeZone'
  | 'updatedAt'
  | 'weeklyTargetEffort';



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessExplanation: ResolverTypeWrapper<AccessExplanation>;
  AccountDevice: ResolverTypeWrapper<AccountDevice>;
  AccountSecurity: ResolverTypeWrapper<AccountSecurity>;
  AccountSession: ResolverTypeWrapper<AccountSession>;
  AccountType: ResolverTypeWrapper<AccountType>;
  AccountTypeAnswer: ResolverTypeWrapper<AccountTypeAnswer>;
  AccountTypeChange: ResolverTypeWrapper<AccountTypeChange>;
  AccountTypeFilter: AccountTypeFilter;
  AccountTypeInput: AccountTypeInput;
  AccountTypePage: ResolverTypeWrapper<AccountTypePage>;
  AccountTypePatch: AccountTypePatch;
  AccountTypeReference: ResolverTypeWrapper<AccountTypeReference>;
  AccountTypeSort: AccountTypeSort;
  AccountTypeSortField: AccountTypeSortField;
  AccountTypes: ResolverTypeWrapper<AccountTypes>;
  AccreditationCategory: ResolverTypeWrapper<AccreditationCategory>;
  AccreditationCategoryAndType: ResolverTypeWrapper<AccreditationCategoryAndType>;
  AccreditationCategoryAnswer: ResolverTypeWrapper<AccreditationCategoryAnswer>;
  AccreditationCategoryChange: ResolverTypeWrapper<AccreditationCategoryChange>;
  AccreditationCategoryFilter: AccreditationCategoryFilter;
  AccreditationCategoryInput: AccreditationCategoryInput;
  AccreditationCategoryOption: ResolverTypeWrapper<AccreditationCategoryOption>;
  AccreditationCategoryPage: ResolverTypeWrapper<AccreditationCategoryPage>;
  AccreditationCategoryPatch: AccreditationCategoryPatch;
  AccreditationCategorySort: AccreditationCategorySort;
  AccreditationCategorySortField: AccreditationCategorySortField;
  AccreditationLink: ResolverTypeWrapper<AccreditationLink>;
  AccreditationLinkAnswer: ResolverTypeWrapper<AccreditationLinkAnswer>;
  AccreditationLinkChange: ResolverTypeWrapper<AccreditationLinkChange>;
  AccreditationLinkFilter: AccreditationLinkFilter;
  AccreditationLinkInput: AccreditationLinkInput;
  AccreditationLinkPage: ResolverTypeWrapper<AccreditationLinkPage>;
  AccreditationLinkPatch: AccreditationLinkPatch;
  AccreditationLinkSort: AccreditationLinkSort;
  AccreditationLinkSortField: AccreditationLinkSortField;
  AccreditationType: ResolverTypeWrapper<AccreditationType>;
  AccreditationTypeAnswer: ResolverTypeWrapper<AccreditationTypeAnswer>;
  AccreditationTypeChange: ResolverTypeWrapper<AccreditationTypeChange>;
  AccreditationTypeFilter: AccreditationTypeFilter;
  AccreditationTypeInput: AccreditationTypeInput;
  AccreditationTypePage: ResolverTypeWrapper<AccreditationTypePage>;
  AccreditationTypePatch: AccreditationTypePatch;
  AccreditationTypeSort: AccreditationTypeSort;
  AccreditationTypeSortField: AccreditationTypeSortField;
  Address: ResolverTypeWrapper<Scalars['Address']['output']>;
  AirTicketBasis: AirTicketBasis;
  AirTicketClass: AirTicketClass;
  AllEmployeeDetails: ResolverTypeWrapper<AllEmployeeDetails>;
  Award: ResolverTypeWrapper<Award>;
  AwardAnswer: ResolverTypeWrapper<AwardAnswer>;
  AwardChange: ResolverTypeWrapper<AwardChange>;
  AwardFilter: AwardFilter;
  AwardInput: AwardInput;
  AwardPage: ResolverTypeWrapper<AwardPage>;
  AwardPatch: AwardPatch;
  AwardSort: AwardSort;
  AwardSortField: AwardSortField;
  Bank: ResolverTypeWrapper<Bank>;
  BankAccount: ResolverTypeWrapper<BankAccount>;
  BankAccountAnswer: ResolverTypeWrapper<BankAccountAnswer>;
  BankAccountChange: ResolverTypeWrapper<BankAccountChange>;
  BankAccountFilter: BankAccountFilter;
  BankAccountInput: BankAccountInput;
  BankAccountPage: ResolverTypeWrapper<BankAccountPage>;
  BankAccountPatch: BankAccountPatch;
  BankAccountSort: BankAccountSort;
  BankAccountSortField: BankAccountSortField;
  BankAnswer: ResolverTypeWrapper<BankAnswer>;
  BankChange: ResolverTypeWrapper<BankChange>;
  BankDetails: ResolverTypeWrapper<BankDetails>;
  BankFilter: BankFilter;
  BankInput: BankInput;
  BankPage: ResolverTypeWrapper<BankPage>;
  BankPatch: BankPatch;
  BankReference: ResolverTypeWrapper<BankReference>;
  BankSort: BankSort;
  BankSortField: BankSortField;
  Barangay: ResolverTypeWrapper<Barangay>;
  Barangays: ResolverTypeWrapper<Barangays>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  Brand: ResolverTypeWrapper<Brand>;
  BrandAnswer: ResolverTypeWrapper<BrandAnswer>;
  BrandChange: ResolverTypeWrapper<BrandChange>;
  BrandFilter: BrandFilter;
  BrandInput: BrandInput;
  BrandPage: ResolverTypeWrapper<BrandPage>;
  BrandPatch: BrandPatch;
  BrandSort: BrandSort;
  BrandSortField: BrandSortField;
  BusinessUnit: ResolverTypeWrapper<BusinessUnit>;
  BusinessUnitAnswer: ResolverTypeWrapper<BusinessUnitAnswer>;
  BusinessUnitChange: ResolverTypeWrapper<BusinessUnitChange>;
  BusinessUnitFilter: BusinessUnitFilter;
  BusinessUnitInput: BusinessUnitInput;
  BusinessUnitOption: ResolverTypeWrapper<BusinessUnitOption>;
  BusinessUnitPage: ResolverTypeWrapper<BusinessUnitPage>;
  BusinessUnitPatch: BusinessUnitPatch;
  BusinessUnitSort: BusinessUnitSort;
  BusinessUnitSortField: BusinessUnitSortField;
  CareerReference: ResolverTypeWrapper<CareerReference>;
  CareerTrack: ResolverTypeWrapper<CareerTrack>;
  CareerTrackAnswer: ResolverTypeWrapper<CareerTrackAnswer>;
  CareerTrackChange: ResolverTypeWrapper<CareerTrackChange>;
  CareerTrackFilter: CareerTrackFilter;
  CareerTrackInput: CareerTrackInput;
  CareerTrackPage: ResolverTypeWrapper<CareerTrackPage>;
  CareerTrackPatch: CareerTrackPatch;
  CareerTrackSort: CareerTrackSort;
  CareerTrackSortField: CareerTrackSortField;
  ChangeKind: ChangeKind;
  ChangeSetFilter: ChangeSetFilter;
  ChangeSource: ChangeSource;
  CitiesWithState: ResolverTypeWrapper<CitiesWithState>;
  CityWithState: ResolverTypeWrapper<CityWithState>;
  ColumnKind: ColumnKind;
  ConditionDetail: ConditionDetail;
  Countries: ResolverTypeWrapper<Countries>;
  CountryReference: ResolverTypeWrapper<CountryReference>;
  Course: ResolverTypeWrapper<Course>;
  CourseAnswer: ResolverTypeWrapper<CourseAnswer>;
  CourseChange: ResolverTypeWrapper<CourseChange>;
  CourseDetails: ResolverTypeWrapper<CourseDetails>;
  CourseFilter: CourseFilter;
  CourseInput: CourseInput;
  CourseLevel: CourseLevel;
  CourseLevelFilter: CourseLevelFilter;
  CoursePage: ResolverTypeWrapper<CoursePage>;
  CoursePatch: CoursePatch;
  CourseReference: ResolverTypeWrapper<CourseReference>;
  CourseSort: CourseSort;
  CourseSortField: CourseSortField;
  Coverage: Coverage;
  Currency: ResolverTypeWrapper<Currency>;
  CurrencyAnswer: ResolverTypeWrapper<CurrencyAnswer>;
  CurrencyChange: ResolverTypeWrapper<CurrencyChange>;
  CurrencyFilter: CurrencyFilter;
  CurrencyInput: CurrencyInput;
  CurrencyPage: ResolverTypeWrapper<CurrencyPage>;
  CurrencyPatch: CurrencyPatch;
  CurrencySort: CurrencySort;
  CurrencySortField: CurrencySortField;
  CustomEmployeeGroup: ResolverTypeWrapper<CustomEmployeeGroup>;
  CustomEmployeeGroupAnswer: ResolverTypeWrapper<CustomEmployeeGroupAnswer>;
  CustomEmployeeGroupChange: ResolverTypeWrapper<CustomEmployeeGroupChange>;
  CustomEmployeeGroupFilter: CustomEmployeeGroupFilter;
  CustomEmployeeGroupInput: CustomEmployeeGroupInput;
  CustomEmployeeGroupPage: ResolverTypeWrapper<CustomEmployeeGroupPage>;
  CustomEmployeeGroupPatch: CustomEmployeeGroupPatch;
  CustomEmployeeGroupSort: CustomEmployeeGroupSort;
  CustomEmployeeGroupSortField: CustomEmployeeGroupSortField;
  CustomGroupList: ResolverTypeWrapper<CustomGroupList>;
  CustomGroupReference: ResolverTypeWrapper<CustomGroupReference>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  DecidedStep: ResolverTypeWrapper<DecidedStep>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalFilter: DecimalFilter;
  DeclarationLock: DeclarationLock;
  DeclarationStatus: DeclarationStatus;
  DeclarationType: DeclarationType;
  DeleteAnswer: ResolverTypeWrapper<DeleteAnswer>;
  Department: ResolverTypeWrapper<Department>;
  DepartmentAnswer: ResolverTypeWrapper<DepartmentAnswer>;
  DepartmentChange: ResolverTypeWrapper<DepartmentChange>;
  DepartmentFilter: DepartmentFilter;
  DepartmentInput: DepartmentInput;
  DepartmentNode: ResolverTypeWrapper<DepartmentNode>;
  DepartmentPage: ResolverTypeWrapper<DepartmentPage>;
  DepartmentPatch: DepartmentPatch;
  DepartmentSort: DepartmentSort;
  DepartmentSortField: DepartmentSortField;
  DepartmentTree: ResolverTypeWrapper<DepartmentTree>;
  Designation: ResolverTypeWrapper<Designation>;
  DesignationAnswer: ResolverTypeWrapper<DesignationAnswer>;
  DesignationChange: ResolverTypeWrapper<DesignationChange>;
  DesignationFilter: DesignationFilter;
  DesignationInput: DesignationInput;
  DesignationPage: ResolverTypeWrapper<DesignationPage>;
  DesignationPatch: DesignationPatch;
  DesignationReference: ResolverTypeWrapper<DesignationReference>;
  DesignationSort: DesignationSort;
  DesignationSortField: DesignationSortField;
  DocumentCategory: ResolverTypeWrapper<DocumentCategory>;
  DocumentCategoryAnswer: ResolverTypeWrapper<DocumentCategoryAnswer>;
  DocumentCategoryChange: ResolverTypeWrapper<DocumentCategoryChange>;
  DocumentCategoryFilter: DocumentCategoryFilter;
  DocumentCategoryInput: DocumentCategoryInput;
  DocumentCategoryOption: ResolverTypeWrapper<DocumentCategoryOption>;
  DocumentCategoryPage: ResolverTypeWrapper<DocumentCategoryPage>;
  DocumentCategoryPatch: DocumentCategoryPatch;
  DocumentCategorySort: DocumentCategorySort;
  DocumentCategorySortField: DocumentCategorySortField;
  DocumentSubTypeOption: ResolverTypeWrapper<DocumentSubTypeOption>;
  DocumentSubtype: ResolverTypeWrapper<DocumentSubtype>;
  DocumentSubtypeAnswer: ResolverTypeWrapper<DocumentSubtypeAnswer>;
  DocumentSubtypeChange: ResolverTypeWrapper<DocumentSubtypeChange>;
  DocumentSubtypeFilter: DocumentSubtypeFilter;
  DocumentSubtypeInput: DocumentSubtypeInput;
  DocumentSubtypePage: ResolverTypeWrapper<DocumentSubtypePage>;
  DocumentSubtypePatch: DocumentSubtypePatch;
  DocumentSubtypeSort: DocumentSubtypeSort;
  DocumentSubtypeSortField: DocumentSubtypeSortField;
  DocumentSubtypeTemplate: ResolverTypeWrapper<DocumentSubtypeTemplate>;
  DocumentSubtypeTemplateInput: DocumentSubtypeTemplateInput;
  DocumentType: ResolverTypeWrapper<DocumentType>;
  DocumentTypeAnswer: ResolverTypeWrapper<DocumentTypeAnswer>;
  DocumentTypeChange: ResolverTypeWrapper<DocumentTypeChange>;
  DocumentTypeFilter: DocumentTypeFilter;
  DocumentTypeInput: DocumentTypeInput;
  DocumentTypeOption: ResolverTypeWrapper<DocumentTypeOption>;
  DocumentTypePage: ResolverTypeWrapper<DocumentTypePage>;
  DocumentTypePatch: DocumentTypePatch;
  DocumentTypeSort: DocumentTypeSort;
  DocumentTypeSortField: DocumentTypeSortField;
  DropDownBoxDetails: ResolverTypeWrapper<DropDownBoxDetails>;
  DropdownClient: ResolverTypeWrapper<DropdownClient>;
  DropdownCurrency: ResolverTypeWrapper<DropdownCurrency>;
  DropdownDepartment: ResolverTypeWrapper<DropdownDepartment>;
  DropdownDetails: ResolverTypeWrapper<DropdownDetails>;
  DropdownEmployeeType: ResolverTypeWrapper<DropdownEmployeeType>;
  DropdownLocation: ResolverTypeWrapper<DropdownLocation>;
  DropdownManager: ResolverTypeWrapper<DropdownManager>;
  DropdownRole: ResolverTypeWrapper<DropdownRole>;
  DropdownRound: ResolverTypeWrapper<DropdownRound>;
  DropdownServiceProvider: ResolverTypeWrapper<DropdownServiceProvider>;
  DropdownSkill: ResolverTypeWrapper<DropdownSkill>;
  DropdownState: ResolverTypeWrapper<DropdownState>;
  DropdownStatus: ResolverTypeWrapper<DropdownStatus>;
  DropdownWorkAuthorization: ResolverTypeWrapper<DropdownWorkAuthorization>;
  DropdownWorkSchedule: ResolverTypeWrapper<DropdownWorkSchedule>;
  EduInstitutionAndSpecialization: ResolverTypeWrapper<EduInstitutionAndSpecialization>;
  Education: ResolverTypeWrapper<Education>;
  EducationAnswer: ResolverTypeWrapper<EducationAnswer>;
  EducationChange: ResolverTypeWrapper<EducationChange>;
  EducationFilter: EducationFilter;
  EducationInput: EducationInput;
  EducationLevel: EducationLevel;
  EducationLevelFilter: EducationLevelFilter;
  EducationPage: ResolverTypeWrapper<EducationPage>;
  EducationPatch: EducationPatch;
  EducationSort: EducationSort;
  EducationSortField: EducationSortField;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EmailTemplate: ResolverTypeWrapper<EmailTemplate>;
  EmergencyContact: ResolverTypeWrapper<EmergencyContact>;
  EmergencyContactInput: EmergencyContactInput;
  EmpProfessions: ResolverTypeWrapper<EmpProfessions>;
  Employee: ResolverTypeWrapper<Employee>;
  EmployeeAccreditation: ResolverTypeWrapper<EmployeeAccreditation>;
  EmployeeAccreditationAnswer: ResolverTypeWrapper<EmployeeAccreditationAnswer>;
  EmployeeAccreditationChange: ResolverTypeWrapper<EmployeeAccreditationChange>;
  EmployeeAccreditationFilter: EmployeeAccreditationFilter;
  EmployeeAccreditationInput: EmployeeAccreditationInput;
  EmployeeAccreditationPage: ResolverTypeWrapper<EmployeeAccreditationPage>;
  EmployeeAccreditationPatch: EmployeeAccreditationPatch;
  EmployeeAccreditationSort: EmployeeAccreditationSort;
  EmployeeAccreditationSortField: EmployeeAccreditationSortField;
  EmployeeAnswer: ResolverTypeWrapper<EmployeeAnswer>;
  EmployeeByRole: ResolverTypeWrapper<EmployeeByRole>;
  EmployeeChange: ResolverTypeWrapper<EmployeeChange>;
  EmployeeConfirmation: EmployeeConfirmation;
  EmployeeConfirmationFilter: EmployeeConfirmationFilter;
  EmployeeCount: ResolverTypeWrapper<EmployeeCount>;
  EmployeeDetailsAnswer: ResolverTypeWrapper<EmployeeDetailsAnswer>;
  EmployeeDocument: ResolverTypeWrapper<EmployeeDocument>;
  EmployeeDocumentAnswer: ResolverTypeWrapper<EmployeeDocumentAnswer>;
  EmployeeDocumentChange: ResolverTypeWrapper<EmployeeDocumentChange>;
  EmployeeDocumentFilter: EmployeeDocumentFilter;
  EmployeeDocumentInput: EmployeeDocumentInput;
  EmployeeDocumentPage: ResolverTypeWrapper<EmployeeDocumentPage>;
  EmployeeDocumentPatch: EmployeeDocumentPatch;
  EmployeeDocumentSort: EmployeeDocumentSort;
  EmployeeDocumentSortField: EmployeeDocumentSortField;
  EmployeeFilter: EmployeeFilter;
  EmployeeInput: EmployeeInput;
  EmployeeLanguage: ResolverTypeWrapper<EmployeeLanguage>;
  EmployeeLanguageInput: EmployeeLanguageInput;
  EmployeeListItem: ResolverTypeWrapper<EmployeeListItem>;
  EmployeeNumberSeries: ResolverTypeWrapper<EmployeeNumberSeries>;
  EmployeeNumberSeriesAnswer: ResolverTypeWrapper<EmployeeNumberSeriesAnswer>;
  EmployeeNumberSeriesChange: ResolverTypeWrapper<EmployeeNumberSeriesChange>;
  EmployeeNumberSeriesFilter: EmployeeNumberSeriesFilter;
  EmployeeNumberSeriesInput: EmployeeNumberSeriesInput;
  EmployeeNumberSeriesPage: ResolverTypeWrapper<EmployeeNumberSeriesPage>;
  EmployeeNumberSeriesPatch: EmployeeNumberSeriesPatch;
  EmployeeNumberSeriesSort: EmployeeNumberSeriesSort;
  EmployeeNumberSeriesSortField: EmployeeNumberSeriesSortField;
  EmployeePage: ResolverTypeWrapper<EmployeePage>;
  EmployeePatch: EmployeePatch;
  EmployeeSkill: ResolverTypeWrapper<EmployeeSkill>;
  EmployeeSkillInput: EmployeeSkillInput;
  EmployeeSort: EmployeeSort;
  EmployeeSortField: EmployeeSortField;
  EmployeeStatus: EmployeeStatus;
  EmployeeStatusFilter: EmployeeStatusFilter;
  EmployeeType: ResolverTypeWrapper<EmployeeType>;
  EmployeeTypeAnswer: ResolverTypeWrapper<EmployeeTypeAnswer>;
  EmployeeTypeChange: ResolverTypeWrapper<EmployeeTypeChange>;
  EmployeeTypeFilter: EmployeeTypeFilter;
  EmployeeTypeInput: EmployeeTypeInput;
  EmployeeTypePage: ResolverTypeWrapper<EmployeeTypePage>;
  EmployeeTypePatch: EmployeeTypePatch;
  EmployeeTypeSort: EmployeeTypeSort;
  EmployeeTypeSortField: EmployeeTypeSortField;
  EmployeeWorkSchedule: ResolverTypeWrapper<EmployeeWorkSchedule>;
  EmployeeWorkScheduleDetails: ResolverTypeWrapper<EmployeeWorkScheduleDetails>;
  EmployeesDetailsBasedOnRole: ResolverTypeWrapper<EmployeesDetailsBasedOnRole>;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  EnforcementGroup: ResolverTypeWrapper<EnforcementGroup>;
  EnforcementGroupAnswer: ResolverTypeWrapper<EnforcementGroupAnswer>;
  EnforcementGroupChange: ResolverTypeWrapper<EnforcementGroupChange>;
  EnforcementGroupFilter: EnforcementGroupFilter;
  EnforcementGroupInput: EnforcementGroupInput;
  EnforcementGroupPage: ResolverTypeWrapper<EnforcementGroupPage>;
  EnforcementGroupPatch: EnforcementGroupPatch;
  EnforcementGroupSort: EnforcementGroupSort;
  EnforcementGroupSortField: EnforcementGroupSortField;
  Erasure: ResolverTypeWrapper<Erasure>;
  Experience: ResolverTypeWrapper<Experience>;
  ExperienceAnswer: ResolverTypeWrapper<ExperienceAnswer>;
  ExperienceChange: ResolverTypeWrapper<ExperienceChange>;
  ExperienceFilter: ExperienceFilter;
  ExperienceInput: ExperienceInput;
  ExperiencePage: ResolverTypeWrapper<ExperiencePage>;
  ExperiencePatch: ExperiencePatch;
  ExperienceSort: ExperienceSort;
  ExperienceSortField: ExperienceSortField;
  ExplainedRole: ResolverTypeWrapper<ExplainedRole>;
  ExplainedScreen: ResolverTypeWrapper<ExplainedScreen>;
  FamilyMember: ResolverTypeWrapper<FamilyMember>;
  FamilyMemberAnswer: ResolverTypeWrapper<FamilyMemberAnswer>;
  FamilyMemberChange: ResolverTypeWrapper<FamilyMemberChange>;
  FamilyMemberFilter: FamilyMemberFilter;
  FamilyMemberInput: FamilyMemberInput;
  FamilyMemberPage: ResolverTypeWrapper<FamilyMemberPage>;
  FamilyMemberPatch: FamilyMemberPatch;
  FamilyMemberSort: FamilyMemberSort;
  FamilyMemberSortField: FamilyMemberSortField;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  FilesDeleted: ResolverTypeWrapper<FilesDeleted>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: Form;
  FormReader: ResolverTypeWrapper<FormReader>;
  FormReaderPage: ResolverTypeWrapper<FormReaderPage>;
  FormulaSet: FormulaSet;
  Gender: Gender;
  GenderFilter: GenderFilter;
  GeneratedHoliday: ResolverTypeWrapper<GeneratedHoliday>;
  Grade: ResolverTypeWrapper<Grade>;
  GradeAnswer: ResolverTypeWrapper<GradeAnswer>;
  GradeChange: ResolverTypeWrapper<GradeChange>;
  GradeFilter: GradeFilter;
  GradeInput: GradeInput;
  GradePage: ResolverTypeWrapper<GradePage>;
  GradePatch: GradePatch;
  GradeSort: GradeSort;
  GradeSortField: GradeSortField;
  GroupException: ResolverTypeWrapper<GroupException>;
  GroupExceptionInput: GroupExceptionInput;
  GroupMember: ResolverTypeWrapper<GroupMember>;
  GroupMemberDetails: ResolverTypeWrapper<GroupMemberDetails>;
  GroupMemberInput: GroupMemberInput;
  GroupMemberList: ResolverTypeWrapper<GroupMemberList>;
  GroupPreview: ResolverTypeWrapper<GroupPreview>;
  GroupRule: ResolverTypeWrapper<GroupRule>;
  GroupRuleInput: GroupRuleInput;
  GroupRuleTold: GroupRuleTold;
  HexColorCode: ResolverTypeWrapper<Scalars['HexColorCode']['output']>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  HistoryPage: ResolverTypeWrapper<HistoryPage>;
  Holiday: ResolverTypeWrapper<Holiday>;
  HolidayAnswer: ResolverTypeWrapper<HolidayAnswer>;
  HolidayChange: ResolverTypeWrapper<HolidayChange>;
  HolidayFilter: HolidayFilter;
  HolidayGeneration: ResolverTypeWrapper<HolidayGeneration>;
  HolidayInput: HolidayInput;
  HolidayKind: HolidayKind;
  HolidayKindFilter: HolidayKindFilter;
  HolidayPage: ResolverTypeWrapper<HolidayPage>;
  HolidayPatch: HolidayPatch;
  HolidayPay: HolidayPay;
  HolidayPayFilter: HolidayPayFilter;
  HolidayPreview: ResolverTypeWrapper<HolidayPreview>;
  HolidaySort: HolidaySort;
  HolidaySortField: HolidaySortField;
  HolidayState: ResolverTypeWrapper<HolidayState>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdFilter: IdFilter;
  Institution: ResolverTypeWrapper<Institution>;
  InstitutionAnswer: ResolverTypeWrapper<InstitutionAnswer>;
  InstitutionChange: ResolverTypeWrapper<InstitutionChange>;
  InstitutionFilter: InstitutionFilter;
  InstitutionInput: InstitutionInput;
  InstitutionPage: ResolverTypeWrapper<InstitutionPage>;
  InstitutionPatch: InstitutionPatch;
  InstitutionReference: ResolverTypeWrapper<InstitutionReference>;
  InstitutionSort: InstitutionSort;
  InstitutionSortField: InstitutionSortField;
  InsuranceType: ResolverTypeWrapper<InsuranceType>;
  InsuranceTypeAnswer: ResolverTypeWrapper<InsuranceTypeAnswer>;
  InsuranceTypeChange: ResolverTypeWrapper<InsuranceTypeChange>;
  InsuranceTypeFilter: InsuranceTypeFilter;
  InsuranceTypeInput: InsuranceTypeInput;
  InsuranceTypePage: ResolverTypeWrapper<InsuranceTypePage>;
  InsuranceTypePatch: InsuranceTypePatch;
  InsuranceTypeReference: ResolverTypeWrapper<InsuranceTypeReference>;
  InsuranceTypeSort: InsuranceTypeSort;
  InsuranceTypeSortField: InsuranceTypeSortField;
  InsuranceTypes: ResolverTypeWrapper<InsuranceTypes>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntFilter: IntFilter;
  InterfaceLanguage: ResolverTypeWrapper<InterfaceLanguage>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JobChange: ResolverTypeWrapper<JobChange>;
  JobChangeAnswer: ResolverTypeWrapper<JobChangeAnswer>;
  JobChangeChange: ResolverTypeWrapper<JobChangeChange>;
  JobChangeFilter: JobChangeFilter;
  JobChangeInput: JobChangeInput;
  JobChangeKind: JobChangeKind;
  JobChangeKindFilter: JobChangeKindFilter;
  JobChangePage: ResolverTypeWrapper<JobChangePage>;
  JobChangePatch: JobChangePatch;
  JobChangeSort: JobChangeSort;
  JobChangeSortField: JobChangeSortField;
  JobChangeStatus: JobChangeStatus;
  JobChangeStatusFilter: JobChangeStatusFilter;
  JobLevel: ResolverTypeWrapper<JobLevel>;
  JobLevelAnswer: ResolverTypeWrapper<JobLevelAnswer>;
  JobLevelChange: ResolverTypeWrapper<JobLevelChange>;
  JobLevelFilter: JobLevelFilter;
  JobLevelInput: JobLevelInput;
  JobLevelPage: ResolverTypeWrapper<JobLevelPage>;
  JobLevelPatch: JobLevelPatch;
  JobLevelSort: JobLevelSort;
  JobLevelSortField: JobLevelSortField;
  JobRole: ResolverTypeWrapper<JobRole>;
  JobRoleAnswer: ResolverTypeWrapper<JobRoleAnswer>;
  JobRoleChange: ResolverTypeWrapper<JobRoleChange>;
  JobRoleFilter: JobRoleFilter;
  JobRoleInput: JobRoleInput;
  JobRolePage: ResolverTypeWrapper<JobRolePage>;
  JobRolePatch: JobRolePatch;
  JobRoleSort: JobRoleSort;
  JobRoleSortField: JobRoleSortField;
  Language: Language;
  LanguageFilter: LanguageFilter;
  LanguageList: ResolverTypeWrapper<LanguageList>;
  LanguageProficiency: LanguageProficiency;
  LanguageReference: ResolverTypeWrapper<LanguageReference>;
  LeaveTypeReference: ResolverTypeWrapper<LeaveTypeReference>;
  LeaveTypeReferences: ResolverTypeWrapper<LeaveTypeReferences>;
  Licence: ResolverTypeWrapper<Licence>;
  LicenceAnswer: ResolverTypeWrapper<LicenceAnswer>;
  LicenceChange: ResolverTypeWrapper<LicenceChange>;
  LicenceFilter: LicenceFilter;
  LicenceInput: LicenceInput;
  LicencePage: ResolverTypeWrapper<LicencePage>;
  LicencePatch: LicencePatch;
  LicenceSort: LicenceSort;
  LicenceSortField: LicenceSortField;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalDateFilter: LocalDateFilter;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LocalTimeFilter: LocalTimeFilter;
  Location: ResolverTypeWrapper<Location>;
  LocationAnswer: ResolverTypeWrapper<LocationAnswer>;
  LocationArea: ResolverTypeWrapper<LocationArea>;
  LocationAreaAnswer: ResolverTypeWrapper<LocationAreaAnswer>;
  LocationAreaChange: ResolverTypeWrapper<LocationAreaChange>;
  LocationAreaFilter: LocationAreaFilter;
  LocationAreaInput: LocationAreaInput;
  LocationAreaPage: ResolverTypeWrapper<LocationAreaPage>;
  LocationAreaPatch: LocationAreaPatch;
  LocationAreaSort: LocationAreaSort;
  LocationAreaSortField: LocationAreaSortField;
  LocationChange: ResolverTypeWrapper<LocationChange>;
  LocationFilter: LocationFilter;
  LocationInput: LocationInput;
  LocationPage: ResolverTypeWrapper<LocationPage>;
  LocationPatch: LocationPatch;
  LocationSort: LocationSort;
  LocationSortField: LocationSortField;
  LocationType: ResolverTypeWrapper<LocationType>;
  LocationTypeAnswer: ResolverTypeWrapper<LocationTypeAnswer>;
  LocationTypeChange: ResolverTypeWrapper<LocationTypeChange>;
  LocationTypeFilter: LocationTypeFilter;
  LocationTypeInput: LocationTypeInput;
  LocationTypePage: ResolverTypeWrapper<LocationTypePage>;
  LocationTypePatch: LocationTypePatch;
  LocationTypeSort: LocationTypeSort;
  LocationTypeSortField: LocationTypeSortField;
  Lookup: ResolverTypeWrapper<Lookup>;
  LookupPage: ResolverTypeWrapper<LookupPage>;
  MailsAhead: ResolverTypeWrapper<MailsAhead>;
  MaritalStatus: MaritalStatus;
  MaritalStatusFilter: MaritalStatusFilter;
  MaritalStatusReference: ResolverTypeWrapper<MaritalStatusReference>;
  MaritalStatuses: ResolverTypeWrapper<MaritalStatuses>;
  Month: Month;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OrganizationGroup: ResolverTypeWrapper<OrganizationGroup>;
  OrganizationGroupAnswer: ResolverTypeWrapper<OrganizationGroupAnswer>;
  OrganizationGroupChange: ResolverTypeWrapper<OrganizationGroupChange>;
  OrganizationGroupFilter: OrganizationGroupFilter;
  OrganizationGroupInput: OrganizationGroupInput;
  OrganizationGroupPage: ResolverTypeWrapper<OrganizationGroupPage>;
  OrganizationGroupPatch: OrganizationGroupPatch;
  OrganizationGroupSort: OrganizationGroupSort;
  OrganizationGroupSortField: OrganizationGroupSortField;
  OrganizationStructure: ResolverTypeWrapper<OrganizationStructure>;
  OvertimeBasis: OvertimeBasis;
  OwnEmployeeDetails: ResolverTypeWrapper<OwnEmployeeDetails>;
  Passport: ResolverTypeWrapper<Passport>;
  PassportAnswer: ResolverTypeWrapper<PassportAnswer>;
  PassportChange: ResolverTypeWrapper<PassportChange>;
  PassportFilter: PassportFilter;
  PassportInput: PassportInput;
  PassportPage: ResolverTypeWrapper<PassportPage>;
  PassportPatch: PassportPatch;
  PassportSort: PassportSort;
  PassportSortField: PassportSortField;
  PerDiem: ResolverTypeWrapper<PerDiem>;
  PerDiemAnswer: ResolverTypeWrapper<PerDiemAnswer>;
  PerDiemChange: ResolverTypeWrapper<PerDiemChange>;
  PerDiemConfiguration: PerDiemConfiguration;
  PerDiemConfigurationFilter: PerDiemConfigurationFilter;
  PerDiemExpense: PerDiemExpense;
  PerDiemExpenseFilter: PerDiemExpenseFilter;
  PerDiemFilter: PerDiemFilter;
  PerDiemInput: PerDiemInput;
  PerDiemPage: ResolverTypeWrapper<PerDiemPage>;
  PerDiemPatch: PerDiemPatch;
  PerDiemSort: PerDiemSort;
  PerDiemSortField: PerDiemSortField;
  PersonInLine: ResolverTypeWrapper<PersonInLine>;
  Preset: Preset;
  PresignedUrl: ResolverTypeWrapper<PresignedUrl>;
  ProbationAnswer: ResolverTypeWrapper<ProbationAnswer>;
  ProbationEmployee: ResolverTypeWrapper<ProbationEmployee>;
  ProbationEmployees: ResolverTypeWrapper<ProbationEmployees>;
  Profession: ResolverTypeWrapper<Profession>;
  ProfessionAnswer: ResolverTypeWrapper<ProfessionAnswer>;
  ProfessionChange: ResolverTypeWrapper<ProfessionChange>;
  ProfessionFilter: ProfessionFilter;
  ProfessionInput: ProfessionInput;
  ProfessionPage: ResolverTypeWrapper<ProfessionPage>;
  ProfessionPatch: ProfessionPatch;
  ProfessionReference: ResolverTypeWrapper<ProfessionReference>;
  ProfessionSort: ProfessionSort;
  ProfessionSortField: ProfessionSortField;
  Project: ResolverTypeWrapper<Project>;
  ProjectAccreditationCategoryDetails: ResolverTypeWrapper<ProjectAccreditationCategoryDetails>;
  ProjectAnswer: ResolverTypeWrapper<ProjectAnswer>;
  ProjectChange: ResolverTypeWrapper<ProjectChange>;
  ProjectFilter: ProjectFilter;
  ProjectInput: ProjectInput;
  ProjectOption: ResolverTypeWrapper<ProjectOption>;
  ProjectPage: ResolverTypeWrapper<ProjectPage>;
  ProjectPatch: ProjectPatch;
  ProjectSort: ProjectSort;
  ProjectSortField: ProjectSortField;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordStatus: RecordStatus;
  RecordStatusFilter: RecordStatusFilter;
  RecordView: RecordView;
  Relationship: ResolverTypeWrapper<Relationship>;
  RelationshipAnswer: ResolverTypeWrapper<RelationshipAnswer>;
  RelationshipChange: ResolverTypeWrapper<RelationshipChange>;
  RelationshipFilter: RelationshipFilter;
  RelationshipInput: RelationshipInput;
  RelationshipPage: ResolverTypeWrapper<RelationshipPage>;
  RelationshipPatch: RelationshipPatch;
  RelationshipReference: ResolverTypeWrapper<RelationshipReference>;
  RelationshipSort: RelationshipSort;
  RelationshipSortField: RelationshipSortField;
  RelativePerson: RelativePerson;
  Religion: ResolverTypeWrapper<Religion>;
  ReligionAnswer: ResolverTypeWrapper<ReligionAnswer>;
  ReligionChange: ResolverTypeWrapper<ReligionChange>;
  ReligionFilter: ReligionFilter;
  ReligionInput: ReligionInput;
  ReligionPage: ResolverTypeWrapper<ReligionPage>;
  ReligionPatch: ReligionPatch;
  ReligionSort: ReligionSort;
  ReligionSortField: ReligionSortField;
  ReportingLine: ResolverTypeWrapper<ReportingLine>;
  RequestKind: RequestKind;
  RequestStatus: RequestStatus;
  Right: Right;
  Role: ResolverTypeWrapper<Role>;
  RoleAnswer: ResolverTypeWrapper<RoleAnswer>;
  RoleChange: ResolverTypeWrapper<RoleChange>;
  RoleFilter: RoleFilter;
  RoleInput: RoleInput;
  RolePage: ResolverTypeWrapper<RolePage>;
  RolePatch: RolePatch;
  RoleRight: ResolverTypeWrapper<RoleRight>;
  RoleRightInput: RoleRightInput;
  RoleSort: RoleSort;
  RoleSortField: RoleSortField;
  RowsFilter: RowsFilter;
  SalaryType: SalaryType;
  SalaryTypeFilter: SalaryTypeFilter;
  Scope: Scope;
  ScreenAction: ScreenAction;
  ServiceProvider: ResolverTypeWrapper<ServiceProvider>;
  ServiceProviderAnswer: ResolverTypeWrapper<ServiceProviderAnswer>;
  ServiceProviderChange: ResolverTypeWrapper<ServiceProviderChange>;
  ServiceProviderFilter: ServiceProviderFilter;
  ServiceProviderInput: ServiceProviderInput;
  ServiceProviderPage: ResolverTypeWrapper<ServiceProviderPage>;
  ServiceProviderPatch: ServiceProviderPatch;
  ServiceProviderSort: ServiceProviderSort;
  ServiceProviderSortField: ServiceProviderSortField;
  Skill: ResolverTypeWrapper<Skill>;
  SkillAnswer: ResolverTypeWrapper<SkillAnswer>;
  SkillChange: ResolverTypeWrapper<SkillChange>;
  SkillFilter: SkillFilter;
  SkillInput: SkillInput;
  SkillPage: ResolverTypeWrapper<SkillPage>;
  SkillPatch: SkillPatch;
  SkillProficiency: SkillProficiency;
  SkillSort: SkillSort;
  SkillSortField: SkillSortField;
  SortOrder: SortOrder;
  Specialization: ResolverTypeWrapper<Specialization>;
  SpecializationAnswer: ResolverTypeWrapper<SpecializationAnswer>;
  SpecializationChange: ResolverTypeWrapper<SpecializationChange>;
  SpecializationFilter: SpecializationFilter;
  SpecializationInput: SpecializationInput;
  SpecializationPage: ResolverTypeWrapper<SpecializationPage>;
  SpecializationPatch: SpecializationPatch;
  SpecializationReference: ResolverTypeWrapper<SpecializationReference>;
  SpecializationSort: SpecializationSort;
  SpecializationSortField: SpecializationSortField;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StructurePart: ResolverTypeWrapper<StructurePart>;
  TaxCode: ResolverTypeWrapper<TaxCode>;
  TaxCodeAnswer: ResolverTypeWrapper<TaxCodeAnswer>;
  TaxCodeChange: ResolverTypeWrapper<TaxCodeChange>;
  TaxCodeDetails: ResolverTypeWrapper<TaxCodeDetails>;
  TaxCodeFilter: TaxCodeFilter;
  TaxCodeInput: TaxCodeInput;
  TaxCodePage: ResolverTypeWrapper<TaxCodePage>;
  TaxCodePatch: TaxCodePatch;
  TaxCodeReference: ResolverTypeWrapper<TaxCodeReference>;
  TaxCodeSort: TaxCodeSort;
  TaxCodeSortField: TaxCodeSortField;
  TaxRegime: TaxRegime;
  TaxReliefSection: TaxReliefSection;
  TeamFilter: TeamFilter;
  TeamManager: ResolverTypeWrapper<TeamManager>;
  TeamManagers: ResolverTypeWrapper<TeamManagers>;
  TextFilter: TextFilter;
  TimekeepingCareerDetail: ResolverTypeWrapper<TimekeepingCareerDetail>;
  TimekeepingCategory: ResolverTypeWrapper<TimekeepingCategory>;
  TimekeepingCategoryAnswer: ResolverTypeWrapper<TimekeepingCategoryAnswer>;
  TimekeepingCategoryChange: ResolverTypeWrapper<TimekeepingCategoryChange>;
  TimekeepingCategoryFilter: TimekeepingCategoryFilter;
  TimekeepingCategoryInput: TimekeepingCategoryInput;
  TimekeepingCategoryPage: ResolverTypeWrapper<TimekeepingCategoryPage>;
  TimekeepingCategoryPatch: TimekeepingCategoryPatch;
  TimekeepingCategorySort: TimekeepingCategorySort;
  TimekeepingCategorySortField: TimekeepingCategorySortField;
  TimekeepingReference: ResolverTypeWrapper<TimekeepingReference>;
  TimelineEntry: ResolverTypeWrapper<TimelineEntry>;
  TimelineKind: TimelineKind;
  TimelinePage: ResolverTypeWrapper<TimelinePage>;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  UniformAhead: ResolverTypeWrapper<UniformAhead>;
  UniformBack: UniformBack;
  UniformBoard: ResolverTypeWrapper<UniformBoard>;
  UniformCharge: UniformCharge;
  UniformChargeFilter: UniformChargeFilter;
  UniformChoice: ResolverTypeWrapper<UniformChoice>;
  UniformChoices: ResolverTypeWrapper<UniformChoices>;
  UniformCompliance: ResolverTypeWrapper<UniformCompliance>;
  UniformComplianceAnswer: ResolverTypeWrapper<UniformComplianceAnswer>;
  UniformConcern: UniformConcern;
  UniformCondition: UniformCondition;
  UniformConditionFilter: UniformConditionFilter;
  UniformEntitlement: ResolverTypeWrapper<UniformEntitlement>;
  UniformEntitlementAnswer: ResolverTypeWrapper<UniformEntitlementAnswer>;
  UniformEntitlementChange: ResolverTypeWrapper<UniformEntitlementChange>;
  UniformEntitlementFilter: UniformEntitlementFilter;
  UniformEntitlementInput: UniformEntitlementInput;
  UniformEntitlementPage: ResolverTypeWrapper<UniformEntitlementPage>;
  UniformEntitlementPatch: UniformEntitlementPatch;
  UniformEntitlementSort: UniformEntitlementSort;
  UniformEntitlementSortField: UniformEntitlementSortField;
  UniformFilter: UniformFilter;
  UniformForPerson: UniformForPerson;
  UniformIssue: ResolverTypeWrapper<UniformIssue>;
  UniformIssueAnswer: ResolverTypeWrapper<UniformIssueAnswer>;
  UniformIssueChange: ResolverTypeWrapper<UniformIssueChange>;
  UniformIssueFilter: UniformIssueFilter;
  UniformIssueInput: UniformIssueInput;
  UniformIssuePage: ResolverTypeWrapper<UniformIssuePage>;
  UniformIssuePatch: UniformIssuePatch;
  UniformIssueSort: UniformIssueSort;
  UniformIssueSortField: UniformIssueSortField;
  UniformIssued: ResolverTypeWrapper<UniformIssued>;
  UniformItem: ResolverTypeWrapper<UniformItem>;
  UniformItemAnswer: ResolverTypeWrapper<UniformItemAnswer>;
  UniformItemChange: ResolverTypeWrapper<UniformItemChange>;
  UniformItemFilter: UniformItemFilter;
  UniformItemInput: UniformItemInput;
  UniformItemPage: ResolverTypeWrapper<UniformItemPage>;
  UniformItemPatch: UniformItemPatch;
  UniformItemSort: UniformItemSort;
  UniformItemSortField: UniformItemSortField;
  UniformKind: UniformKind;
  UniformKindFilter: UniformKindFilter;
  UniformMonth: ResolverTypeWrapper<UniformMonth>;
  UniformObservation: ResolverTypeWrapper<UniformObservation>;
  UniformObservationAnswer: ResolverTypeWrapper<UniformObservationAnswer>;
  UniformObservationChange: ResolverTypeWrapper<UniformObservationChange>;
  UniformObservationFilter: UniformObservationFilter;
  UniformObservationInput: UniformObservationInput;
  UniformObservationPage: ResolverTypeWrapper<UniformObservationPage>;
  UniformObservationPatch: UniformObservationPatch;
  UniformObservationSort: UniformObservationSort;
  UniformObservationSortField: UniformObservationSortField;
  UniformOfPerson: ResolverTypeWrapper<UniformOfPerson>;
  UniformOutcome: UniformOutcome;
  UniformPerson: ResolverTypeWrapper<UniformPerson>;
  UniformRecovery: UniformRecovery;
  UniformReturn: ResolverTypeWrapper<UniformReturn>;
  UniformReturnInput: UniformReturnInput;
  UniformReturned: ResolverTypeWrapper<UniformReturned>;
  UniformSeen: ResolverTypeWrapper<UniformSeen>;
  UniformStanding: ResolverTypeWrapper<UniformStanding>;
  UniformState: UniformState;
  UniformStateFilter: UniformStateFilter;
  UniformStock: ResolverTypeWrapper<UniformStock>;
  UniformStockEntry: ResolverTypeWrapper<UniformStockEntry>;
  UniformStockEntryAnswer: ResolverTypeWrapper<UniformStockEntryAnswer>;
  UniformStockEntryChange: ResolverTypeWrapper<UniformStockEntryChange>;
  UniformStockEntryFilter: UniformStockEntryFilter;
  UniformStockEntryInput: UniformStockEntryInput;
  UniformStockEntryPage: ResolverTypeWrapper<UniformStockEntryPage>;
  UniformStockEntryPatch: UniformStockEntryPatch;
  UniformStockEntrySort: UniformStockEntrySort;
  UniformStockEntrySortField: UniformStockEntrySortField;
  UniformStockKind: UniformStockKind;
  UniformStockKindFilter: UniformStockKindFilter;
  UniformsAhead: ResolverTypeWrapper<UniformsAhead>;
  UniformsChanged: ResolverTypeWrapper<UniformsChanged>;
  UserAccount: ResolverTypeWrapper<UserAccount>;
  UserAccountAnswer: ResolverTypeWrapper<UserAccountAnswer>;
  UserAccountChange: ResolverTypeWrapper<UserAccountChange>;
  UserAccountFilter: UserAccountFilter;
  UserAccountInput: UserAccountInput;
  UserAccountPage: ResolverTypeWrapper<UserAccountPage>;
  UserAccountPatch: UserAccountPatch;
  UserAccountSort: UserAccountSort;
  UserAccountSortField: UserAccountSortField;
  UserRole: ResolverTypeWrapper<UserRole>;
  UserRoleInput: UserRoleInput;
  ViewAsAnswer: ResolverTypeWrapper<ViewAsAnswer>;
  ViewAsEnd: ViewAsEnd;
  ViewAsKind: ViewAsKind;
  Viewing: ResolverTypeWrapper<Viewing>;
  ViewingPage: ResolverTypeWrapper<ViewingPage>;
  Visa: ResolverTypeWrapper<Visa>;
  VisaAnswer: ResolverTypeWrapper<VisaAnswer>;
  VisaChange: ResolverTypeWrapper<VisaChange>;
  VisaEntries: VisaEntries;
  VisaEntriesFilter: VisaEntriesFilter;
  VisaFilter: VisaFilter;
  VisaInput: VisaInput;
  VisaKind: VisaKind;
  VisaKindFilter: VisaKindFilter;
  VisaPage: ResolverTypeWrapper<VisaPage>;
  VisaPatch: VisaPatch;
  VisaSort: VisaSort;
  VisaSortField: VisaSortField;
  Weekday: Weekday;
  WorkAuthorization: ResolverTypeWrapper<WorkAuthorization>;
  WorkAuthorizationAnswer: ResolverTypeWrapper<WorkAuthorizationAnswer>;
  WorkAuthorizationChange: ResolverTypeWrapper<WorkAuthorizationChange>;
  WorkAuthorizationFilter: WorkAuthorizationFilter;
  WorkAuthorizationInput: WorkAuthorizationInput;
  WorkAuthorizationPage: ResolverTypeWrapper<WorkAuthorizationPage>;
  WorkAuthorizationPatch: WorkAuthorizationPatch;
  WorkAuthorizationSort: WorkAuthorizationSort;
  WorkAuthorizationSortField: WorkAuthorizationSortField;
  WorkDayKind: WorkDayKind;
  WorkPlace: ResolverTypeWrapper<WorkPlace>;
  WorkPlaceAnswer: ResolverTypeWrapper<WorkPlaceAnswer>;
  WorkPlaceChange: ResolverTypeWrapper<WorkPlaceChange>;
  WorkPlaceFilter: WorkPlaceFilter;
  WorkPlaceInput: WorkPlaceInput;
  WorkPlaceKind: WorkPlaceKind;
  WorkPlaceKindFilter: WorkPlaceKindFilter;
  WorkPlacePage: ResolverTypeWrapper<WorkPlacePage>;
  WorkPlacePatch: WorkPlacePatch;
  WorkPlaceSort: WorkPlaceSort;
  WorkPlaceSortField: WorkPlaceSortField;
  WorkSchedule: ResolverTypeWrapper<WorkSchedule>;
  WorkScheduleAnswer: ResolverTypeWrapper<WorkScheduleAnswer>;
  WorkScheduleChange: ResolverTypeWrapper<WorkScheduleChange>;
  WorkScheduleFilter: WorkScheduleFilter;
  WorkScheduleInput: WorkScheduleInput;
  WorkScheduleList: ResolverTypeWrapper<WorkScheduleList>;
  WorkSchedulePage: ResolverTypeWrapper<WorkSchedulePage>;
  WorkSchedulePatch: WorkSchedulePatch;
  WorkScheduleReference: ResolverTypeWrapper<WorkScheduleReference>;
  WorkScheduleSort: WorkScheduleSort;
  WorkScheduleSortField: WorkScheduleSortField;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessExplanation: AccessExplanation;
  AccountDevice: AccountDevice;
  AccountSecurity: AccountSecurity;
  AccountSession: AccountSession;
  AccountType: AccountType;
  AccountTypeAnswer: AccountTypeAnswer;
  AccountTypeChange: AccountTypeChange;
  AccountTypeFilter: AccountTypeFilter;
  AccountTypeInput: AccountTypeInput;
  AccountTypePage: AccountTypePage;
  AccountTypePatch: AccountTypePatch;
  AccountTypeReference: AccountTypeReference;
  AccountTypeSort: AccountTypeSort;
  AccountTypes: AccountTypes;
  AccreditationCategory: AccreditationCategory;
  AccreditationCategoryAndType: AccreditationCategoryAndType;
  AccreditationCategoryAnswer: AccreditationCategoryAnswer;
  AccreditationCategoryChange: AccreditationCategoryChange;
  AccreditationCategoryFilter: AccreditationCategoryFilter;
  AccreditationCategoryInput: AccreditationCategoryInput;
  AccreditationCategoryOption: AccreditationCategoryOption;
  AccreditationCategoryPage: AccreditationCategoryPage;
  AccreditationCategoryPatch: AccreditationCategoryPatch;
  AccreditationCategorySort: AccreditationCategorySort;
  AccreditationLink: AccreditationLink;
  AccreditationLinkAnswer: AccreditationLinkAnswer;
  AccreditationLinkChange: AccreditationLinkChange;
  AccreditationLinkFilter: AccreditationLinkFilter;
  AccreditationLinkInput: AccreditationLinkInput;
  AccreditationLinkPage: AccreditationLinkPage;
  AccreditationLinkPatch: AccreditationLinkPatch;
  AccreditationLinkSort: AccreditationLinkSort;
  AccreditationType: AccreditationType;
  AccreditationTypeAnswer: AccreditationTypeAnswer;
  AccreditationTypeChange: AccreditationTypeChange;
  AccreditationTypeFilter: AccreditationTypeFilter;
  AccreditationTypeInput: AccreditationTypeInput;
  AccreditationTypePage: AccreditationTypePage;
  AccreditationTypePatch: AccreditationTypePatch;
  AccreditationTypeSort: AccreditationTypeSort;
  Address: Scalars['Address']['output'];
  AllEmployeeDetails: AllEmployeeDetails;
  Award: Award;
  AwardAnswer: AwardAnswer;
  AwardChange: AwardChange;
  AwardFilter: AwardFilter;
  AwardInput: AwardInput;
  AwardPage: AwardPage;
  AwardPatch: AwardPatch;
  AwardSort: AwardSort;
  Bank: Bank;
  BankAccount: BankAccount;
  BankAccountAnswer: BankAccountAnswer;
  BankAccountChange: BankAccountChange;
  BankAccountFilter: BankAccountFilter;
  BankAccountInput: BankAccountInput;
  BankAccountPage: BankAccountPage;
  BankAccountPatch: BankAccountPatch;
  BankAccountSort: BankAccountSort;
  BankAnswer: BankAnswer;
  BankChange: BankChange;
  BankDetails: BankDetails;
  BankFilter: BankFilter;
  BankInput: BankInput;
  BankPage: BankPage;
  BankPatch: BankPatch;
  BankReference: BankReference;
  BankSort: BankSort;
  Barangay: Barangay;
  Barangays: Barangays;
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  Brand: Brand;
  BrandAnswer: BrandAnswer;
  BrandChange: BrandChange;
  BrandFilter: BrandFilter;
  BrandInput: BrandInput;
  BrandPage: BrandPage;
  BrandPatch: BrandPatch;
  BrandSort: BrandSort;
  BusinessUnit: BusinessUnit;
  BusinessUnitAnswer: BusinessUnitAnswer;
  BusinessUnitChange: BusinessUnitChange;
  BusinessUnitFilter: BusinessUnitFilter;
  BusinessUnitInput: BusinessUnitInput;
  BusinessUnitOption: BusinessUnitOption;
  BusinessUnitPage: BusinessUnitPage;
  BusinessUnitPatch: BusinessUnitPatch;
  BusinessUnitSort: BusinessUnitSort;
  CareerReference: CareerReference;
  CareerTrack: CareerTrack;
  CareerTrackAnswer: CareerTrackAnswer;
  CareerTrackChange: CareerTrackChange;
  CareerTrackFilter: CareerTrackFilter;
  CareerTrackInput: CareerTrackInput;
  CareerTrackPage: CareerTrackPage;
  CareerTrackPatch: CareerTrackPatch;
  CareerTrackSort: CareerTrackSort;
  ChangeSetFilter: ChangeSetFilter;
  CitiesWithState: CitiesWithState;
  CityWithState: CityWithState;
  ConditionDetail: ConditionDetail;
  Countries: Countries;
  CountryReference: CountryReference;
  Course: Course;
  CourseAnswer: CourseAnswer;
  CourseChange: CourseChange;
  CourseDetails: CourseDetails;
  CourseFilter: CourseFilter;
  CourseInput: CourseInput;
  CourseLevelFilter: CourseLevelFilter;
  CoursePage: CoursePage;
  CoursePatch: CoursePatch;
  CourseReference: CourseReference;
  CourseSort: CourseSort;
  Currency: Currency;
  CurrencyAnswer: CurrencyAnswer;
  CurrencyChange: CurrencyChange;
  CurrencyFilter: CurrencyFilter;
  CurrencyInput: CurrencyInput;
  CurrencyPage: CurrencyPage;
  CurrencyPatch: CurrencyPatch;
  CurrencySort: CurrencySort;
  CustomEmployeeGroup: CustomEmployeeGroup;
  CustomEmployeeGroupAnswer: CustomEmployeeGroupAnswer;
  CustomEmployeeGroupChange: CustomEmployeeGroupChange;
  CustomEmployeeGroupFilter: CustomEmployeeGroupFilter;
  CustomEmployeeGroupInput: CustomEmployeeGroupInput;
  CustomEmployeeGroupPage: CustomEmployeeGroupPage;
  CustomEmployeeGroupPatch: CustomEmployeeGroupPatch;
  CustomEmployeeGroupSort: CustomEmployeeGroupSort;
  CustomGroupList: CustomGroupList;
  CustomGroupReference: CustomGroupReference;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DecidedStep: DecidedStep;
  Decimal: Scalars['Decimal']['output'];
  DecimalFilter: DecimalFilter;
  DeleteAnswer: DeleteAnswer;
  Department: Department;
  DepartmentAnswer: DepartmentAnswer;
  DepartmentChange: DepartmentChange;
  DepartmentFilter: DepartmentFilter;
  DepartmentInput: DepartmentInput;
  DepartmentNode: DepartmentNode;
  DepartmentPage: DepartmentPage;
  DepartmentPatch: DepartmentPatch;
  DepartmentSort: DepartmentSort;
  DepartmentTree: DepartmentTree;
  Designation: Designation;
  DesignationAnswer: DesignationAnswer;
  DesignationChange: DesignationChange;
  DesignationFilter: DesignationFilter;
  DesignationInput: DesignationInput;
  DesignationPage: DesignationPage;
  DesignationPatch: DesignationPatch;
  DesignationReference: DesignationReference;
  DesignationSort: DesignationSort;
  DocumentCategory: DocumentCategory;
  DocumentCategoryAnswer: DocumentCategoryAnswer;
  DocumentCategoryChange: DocumentCategoryChange;
  DocumentCategoryFilter: DocumentCategoryFilter;
  DocumentCategoryInput: DocumentCategoryInput;
  DocumentCategoryOption: DocumentCategoryOption;
  DocumentCategoryPage: DocumentCategoryPage;
  DocumentCategoryPatch: DocumentCategoryPatch;
  DocumentCategorySort: DocumentCategorySort;
  DocumentSubTypeOption: DocumentSubTypeOption;
  DocumentSubtype: DocumentSubtype;
  DocumentSubtypeAnswer: DocumentSubtypeAnswer;
  DocumentSubtypeChange: DocumentSubtypeChange;
  DocumentSubtypeFilter: DocumentSubtypeFilter;
  DocumentSubtypeInput: DocumentSubtypeInput;
  DocumentSubtypePage: DocumentSubtypePage;
  DocumentSubtypePatch: DocumentSubtypePatch;
  DocumentSubtypeSort: DocumentSubtypeSort;
  DocumentSubtypeTemplate: DocumentSubtypeTemplate;
  DocumentSubtypeTemplateInput: DocumentSubtypeTemplateInput;
  DocumentType: DocumentType;
  DocumentTypeAnswer: DocumentTypeAnswer;
  DocumentTypeChange: DocumentTypeChange;
  DocumentTypeFilter: DocumentTypeFilter;
  DocumentTypeInput: DocumentTypeInput;
  DocumentTypeOption: DocumentTypeOption;
  DocumentTypePage: DocumentTypePage;
  DocumentTypePatch: DocumentTypePatch;
  DocumentTypeSort: DocumentTypeSort;
  DropDownBoxDetails: DropDownBoxDetails;
  DropdownClient: DropdownClient;
  DropdownCurrency: DropdownCurrency;
  DropdownDepartment: DropdownDepartment;
  DropdownDetails: DropdownDetails;
  DropdownEmployeeType: DropdownEmployeeType;
  DropdownLocation: DropdownLocation;
  DropdownManager: DropdownManager;
  DropdownRole: DropdownRole;
  DropdownRound: DropdownRound;
  DropdownServiceProvider: DropdownServiceProvider;
  DropdownSkill: DropdownSkill;
  DropdownState: DropdownState;
  DropdownStatus: DropdownStatus;
  DropdownWorkAuthorization: DropdownWorkAuthorization;
  DropdownWorkSchedule: DropdownWorkSchedule;
  EduInstitutionAndSpecialization: EduInstitutionAndSpecialization;
  Education: Education;
  EducationAnswer: EducationAnswer;
  EducationChange: EducationChange;
  EducationFilter: EducationFilter;
  EducationInput: EducationInput;
  EducationLevelFilter: EducationLevelFilter;
  EducationPage: EducationPage;
  EducationPatch: EducationPatch;
  EducationSort: EducationSort;
  EmailAddress: Scalars['EmailAddress']['output'];
  EmailTemplate: EmailTemplate;
  EmergencyContact: EmergencyContact;
  EmergencyContactInput: EmergencyContactInput;
  EmpProfessions: EmpProfessions;
  Employee: Employee;
  EmployeeAccreditation: EmployeeAccreditation;
  EmployeeAccreditationAnswer: EmployeeAccreditationAnswer;
  EmployeeAccreditationChange: EmployeeAccreditationChange;
  EmployeeAccreditationFilter: EmployeeAccreditationFilter;
  EmployeeAccreditationInput: EmployeeAccreditationInput;
  EmployeeAccreditationPage: EmployeeAccreditationPage;
  EmployeeAccreditationPatch: EmployeeAccreditationPatch;
  EmployeeAccreditationSort: EmployeeAccreditationSort;
  EmployeeAnswer: EmployeeAnswer;
  EmployeeByRole: EmployeeByRole;
  EmployeeChange: EmployeeChange;
  EmployeeConfirmationFilter: EmployeeConfirmationFilter;
  EmployeeCount: EmployeeCount;
  EmployeeDetailsAnswer: EmployeeDetailsAnswer;
  EmployeeDocument: EmployeeDocument;
  EmployeeDocumentAnswer: EmployeeDocumentAnswer;
  EmployeeDocumentChange: EmployeeDocumentChange;
  EmployeeDocumentFilter: EmployeeDocumentFilter;
  EmployeeDocumentInput: EmployeeDocumentInput;
  EmployeeDocumentPage: EmployeeDocumentPage;
  EmployeeDocumentPatch: EmployeeDocumentPatch;
  EmployeeDocumentSort: EmployeeDocumentSort;
  EmployeeFilter: EmployeeFilter;
  EmployeeInput: EmployeeInput;
  EmployeeLanguage: EmployeeLanguage;
  EmployeeLanguageInput: EmployeeLanguageInput;
  EmployeeListItem: EmployeeListItem;
  EmployeeNumberSeries: EmployeeNumberSeries;
  EmployeeNumberSeriesAnswer: EmployeeNumberSeriesAnswer;
  EmployeeNumberSeriesChange: EmployeeNumberSeriesChange;
  EmployeeNumberSeriesFilter: EmployeeNumberSeriesFilter;
  EmployeeNumberSeriesInput: EmployeeNumberSeriesInput;
  EmployeeNumberSeriesPage: EmployeeNumberSeriesPage;
  EmployeeNumberSeriesPatch: EmployeeNumberSeriesPatch;
  EmployeeNumberSeriesSort: EmployeeNumberSeriesSort;
  EmployeePage: EmployeePage;
  EmployeePatch: EmployeePatch;
  EmployeeSkill: EmployeeSkill;
  EmployeeSkillInput: EmployeeSkillInput;
  EmployeeSort: EmployeeSort;
  EmployeeStatusFilter: EmployeeStatusFilter;
  EmployeeType: EmployeeType;
  EmployeeTypeAnswer: EmployeeTypeAnswer;
  EmployeeTypeChange: EmployeeTypeChange;
  EmployeeTypeFilter: EmployeeTypeFilter;
  EmployeeTypeInput: EmployeeTypeInput;
  EmployeeTypePage: EmployeeTypePage;
  EmployeeTypePatch: EmployeeTypePatch;
  EmployeeTypeSort: EmployeeTypeSort;
  EmployeeWorkSchedule: EmployeeWorkSchedule;
  EmployeeWorkScheduleDetails: EmployeeWorkScheduleDetails;
  EmployeesDetailsBasedOnRole: EmployeesDetailsBasedOnRole;
  EndpointStatus: EndpointStatus;
  EnforcementGroup: EnforcementGroup;
  EnforcementGroupAnswer: EnforcementGroupAnswer;
  EnforcementGroupChange: EnforcementGroupChange;
  EnforcementGroupFilter: EnforcementGroupFilter;
  EnforcementGroupInput: EnforcementGroupInput;
  EnforcementGroupPage: EnforcementGroupPage;
  EnforcementGroupPatch: EnforcementGroupPatch;
  EnforcementGroupSort: EnforcementGroupSort;
  Erasure: Erasure;
  Experience: Experience;
  ExperienceAnswer: ExperienceAnswer;
  ExperienceChange: ExperienceChange;
  ExperienceFilter: ExperienceFilter;
  ExperienceInput: ExperienceInput;
  ExperiencePage: ExperiencePage;
  ExperiencePatch: ExperiencePatch;
  ExperienceSort: ExperienceSort;
  ExplainedRole: ExplainedRole;
  ExplainedScreen: ExplainedScreen;
  FamilyMember: FamilyMember;
  FamilyMemberAnswer: FamilyMemberAnswer;
  FamilyMemberChange: FamilyMemberChange;
  FamilyMemberFilter: FamilyMemberFilter;
  FamilyMemberInput: FamilyMemberInput;
  FamilyMemberPage: FamilyMemberPage;
  FamilyMemberPatch: FamilyMemberPatch;
  FamilyMemberSort: FamilyMemberSort;
  FieldChange: FieldChange;
  FieldProblem: FieldProblem;
  FilesDeleted: FilesDeleted;
  Float: Scalars['Float']['output'];
  FormReader: FormReader;
  FormReaderPage: FormReaderPage;
  GenderFilter: GenderFilter;
  GeneratedHoliday: GeneratedHoliday;
  Grade: Grade;
  GradeAnswer: GradeAnswer;
  GradeChange: GradeChange;
  GradeFilter: GradeFilter;
  GradeInput: GradeInput;
  GradePage: GradePage;
  GradePatch: GradePatch;
  GradeSort: GradeSort;
  GroupException: GroupException;
  GroupExceptionInput: GroupExceptionInput;
  GroupMember: GroupMember;
  GroupMemberDetails: GroupMemberDetails;
  GroupMemberInput: GroupMemberInput;
  GroupMemberList: GroupMemberList;
  GroupPreview: GroupPreview;
  GroupRule: GroupRule;
  GroupRuleInput: GroupRuleInput;
  GroupRuleTold: GroupRuleTold;
  HexColorCode: Scalars['HexColorCode']['output'];
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  Holiday: Holiday;
  HolidayAnswer: HolidayAnswer;
  HolidayChange: HolidayChange;
  HolidayFilter: HolidayFilter;
  HolidayGeneration: HolidayGeneration;
  HolidayInput: HolidayInput;
  HolidayKindFilter: HolidayKindFilter;
  HolidayPage: HolidayPage;
  HolidayPatch: HolidayPatch;
  HolidayPayFilter: HolidayPayFilter;
  HolidayPreview: HolidayPreview;
  HolidaySort: HolidaySort;
  HolidayState: HolidayState;
  ID: Scalars['ID']['output'];
  IdFilter: IdFilter;
  Institution: Institution;
  InstitutionAnswer: InstitutionAnswer;
  InstitutionChange: InstitutionChange;
  InstitutionFilter: InstitutionFilter;
  InstitutionInput: InstitutionInput;
  InstitutionPage: InstitutionPage;
  InstitutionPatch: InstitutionPatch;
  InstitutionReference: InstitutionReference;
  InstitutionSort: InstitutionSort;
  InsuranceType: InsuranceType;
  InsuranceTypeAnswer: InsuranceTypeAnswer;
  InsuranceTypeChange: InsuranceTypeChange;
  InsuranceTypeFilter: InsuranceTypeFilter;
  InsuranceTypeInput: InsuranceTypeInput;
  InsuranceTypePage: InsuranceTypePage;
  InsuranceTypePatch: InsuranceTypePatch;
  InsuranceTypeReference: InsuranceTypeReference;
  InsuranceTypeSort: InsuranceTypeSort;
  InsuranceTypes: InsuranceTypes;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  InterfaceLanguage: InterfaceLanguage;
  JSON: Scalars['JSON']['output'];
  JobChange: JobChange;
  JobChangeAnswer: JobChangeAnswer;
  JobChangeChange: JobChangeChange;
  JobChangeFilter: JobChangeFilter;
  JobChangeInput: JobChangeInput;
  JobChangeKindFilter: JobChangeKindFilter;
  JobChangePage: JobChangePage;
  JobChangePatch: JobChangePatch;
  JobChangeSort: JobChangeSort;
  JobChangeStatusFilter: JobChangeStatusFilter;
  JobLevel: JobLevel;
  JobLevelAnswer: JobLevelAnswer;
  JobLevelChange: JobLevelChange;
  JobLevelFilter: JobLevelFilter;
  JobLevelInput: JobLevelInput;
  JobLevelPage: JobLevelPage;
  JobLevelPatch: JobLevelPatch;
  JobLevelSort: JobLevelSort;
  JobRole: JobRole;
  JobRoleAnswer: JobRoleAnswer;
  JobRoleChange: JobRoleChange;
  JobRoleFilter: JobRoleFilter;
  JobRoleInput: JobRoleInput;
  JobRolePage: JobRolePage;
  JobRolePatch: JobRolePatch;
  JobRoleSort: JobRoleSort;
  LanguageFilter: LanguageFilter;
  LanguageList: LanguageList;
  LanguageReference: LanguageReference;
  LeaveTypeReference: LeaveTypeReference;
  LeaveTypeReferences: LeaveTypeReferences;
  Licence: Licence;
  LicenceAnswer: LicenceAnswer;
  LicenceChange: LicenceChange;
  LicenceFilter: LicenceFilter;
  LicenceInput: LicenceInput;
  LicencePage: LicencePage;
  LicencePatch: LicencePatch;
  LicenceSort: LicenceSort;
  LocalDate: Scalars['LocalDate']['output'];
  LocalDateFilter: LocalDateFilter;
  LocalTime: Scalars['LocalTime']['output'];
  LocalTimeFilter: LocalTimeFilter;
  Location: Location;
  LocationAnswer: LocationAnswer;
  LocationArea: LocationArea;
  LocationAreaAnswer: LocationAreaAnswer;
  LocationAreaChange: LocationAreaChange;
  LocationAreaFilter: LocationAreaFilter;
  LocationAreaInput: LocationAreaInput;
  LocationAreaPage: LocationAreaPage;
  LocationAreaPatch: LocationAreaPatch;
  LocationAreaSort: LocationAreaSort;
  LocationChange: LocationChange;
  LocationFilter: LocationFilter;
  LocationInput: LocationInput;
  LocationPage: LocationPage;
  LocationPatch: LocationPatch;
  LocationSort: LocationSort;
  LocationType: LocationType;
  LocationTypeAnswer: LocationTypeAnswer;
  LocationTypeChange: LocationTypeChange;
  LocationTypeFilter: LocationTypeFilter;
  LocationTypeInput: LocationTypeInput;
  LocationTypePage: LocationTypePage;
  LocationTypePatch: LocationTypePatch;
  LocationTypeSort: LocationTypeSort;
  Lookup: Lookup;
  LookupPage: LookupPage;
  MailsAhead: MailsAhead;
  MaritalStatusFilter: MaritalStatusFilter;
  MaritalStatusReference: MaritalStatusReference;
  MaritalStatuses: MaritalStatuses;
  Mutation: Record<PropertyKey, never>;
  OrganizationGroup: OrganizationGroup;
  OrganizationGroupAnswer: OrganizationGroupAnswer;
  OrganizationGroupChange: OrganizationGroupChange;
  OrganizationGroupFilter: OrganizationGroupFilter;
  OrganizationGroupInput: OrganizationGroupInput;
  OrganizationGroupPage: OrganizationGroupPage;
  OrganizationGroupPatch: OrganizationGroupPatch;
  OrganizationGroupSort: OrganizationGroupSort;
  OrganizationStructure: OrganizationStructure;
  OwnEmployeeDetails: OwnEmployeeDetails;
  Passport: Passport;
  PassportAnswer: PassportAnswer;
  PassportChange: PassportChange;
  PassportFilter: PassportFilter;
  PassportInput: PassportInput;
  PassportPage: PassportPage;
  PassportPatch: PassportPatch;
  PassportSort: PassportSort;
  PerDiem: PerDiem;
  PerDiemAnswer: PerDiemAnswer;
  PerDiemChange: PerDiemChange;
  PerDiemConfigurationFilter: PerDiemConfigurationFilter;
  PerDiemExpenseFilter: PerDiemExpenseFilter;
  PerDiemFilter: PerDiemFilter;
  PerDiemInput: PerDiemInput;
  PerDiemPage: PerDiemPage;
  PerDiemPatch: PerDiemPatch;
  PerDiemSort: PerDiemSort;
  PersonInLine: PersonInLine;
  PresignedUrl: PresignedUrl;
  ProbationAnswer: ProbationAnswer;
  ProbationEmployee: ProbationEmployee;
  ProbationEmployees: ProbationEmployees;
  Profession: Profession;
  ProfessionAnswer: ProfessionAnswer;
  ProfessionChange: ProfessionChange;
  ProfessionFilter: ProfessionFilter;
  ProfessionInput: ProfessionInput;
  ProfessionPage: ProfessionPage;
  ProfessionPatch: ProfessionPatch;
  ProfessionReference: ProfessionReference;
  ProfessionSort: ProfessionSort;
  Project: Project;
  ProjectAccreditationCategoryDetails: ProjectAccreditationCategoryDetails;
  ProjectAnswer: ProjectAnswer;
  ProjectChange: ProjectChange;
  ProjectFilter: ProjectFilter;
  ProjectInput: ProjectInput;
  ProjectOption: ProjectOption;
  ProjectPage: ProjectPage;
  ProjectPatch: ProjectPatch;
  ProjectSort: ProjectSort;
  Query: Record<PropertyKey, never>;
  RecordStatusFilter: RecordStatusFilter;
  Relationship: Relationship;
  RelationshipAnswer: RelationshipAnswer;
  RelationshipChange: RelationshipChange;
  RelationshipFilter: RelationshipFilter;
  RelationshipInput: RelationshipInput;
  RelationshipPage: RelationshipPage;
  RelationshipPatch: RelationshipPatch;
  RelationshipReference: RelationshipReference;
  RelationshipSort: RelationshipSort;
  Religion: Religion;
  ReligionAnswer: ReligionAnswer;
  ReligionChange: ReligionChange;
  ReligionFilter: ReligionFilter;
  ReligionInput: ReligionInput;
  ReligionPage: ReligionPage;
  ReligionPatch: ReligionPatch;
  ReligionSort: ReligionSort;
  ReportingLine: ReportingLine;
  Role: Role;
  RoleAnswer: RoleAnswer;
  RoleChange: RoleChange;
  RoleFilter: RoleFilter;
  RoleInput: RoleInput;
  RolePage: RolePage;
  RolePatch: RolePatch;
  RoleRight: RoleRight;
  RoleRightInput: RoleRightInput;
  RoleSort: RoleSort;
  RowsFilter: RowsFilter;
  SalaryTypeFilter: SalaryTypeFilter;
  ServiceProvider: ServiceProvider;
  ServiceProviderAnswer: ServiceProviderAnswer;
  ServiceProviderChange: ServiceProviderChange;
  ServiceProviderFilter: ServiceProviderFilter;
  ServiceProviderInput: ServiceProviderInput;
  ServiceProviderPage: ServiceProviderPage;
  ServiceProviderPatch: ServiceProviderPatch;
  ServiceProviderSort: ServiceProviderSort;
  Skill: Skill;
  SkillAnswer: SkillAnswer;
  SkillChange: SkillChange;
  SkillFilter: SkillFilter;
  SkillInput: SkillInput;
  SkillPage: SkillPage;
  SkillPatch: SkillPatch;
  SkillSort: SkillSort;
  Specialization: Specialization;
  SpecializationAnswer: SpecializationAnswer;
  SpecializationChange: SpecializationChange;
  SpecializationFilter: SpecializationFilter;
  SpecializationInput: SpecializationInput;
  SpecializationPage: SpecializationPage;
  SpecializationPatch: SpecializationPatch;
  SpecializationReference: SpecializationReference;
  SpecializationSort: SpecializationSort;
  String: Scalars['String']['output'];
  StructurePart: StructurePart;
  TaxCode: TaxCode;
  TaxCodeAnswer: TaxCodeAnswer;
  TaxCodeChange: TaxCodeChange;
  TaxCodeDetails: TaxCodeDetails;
  TaxCodeFilter: TaxCodeFilter;
  TaxCodeInput: TaxCodeInput;
  TaxCodePage: TaxCodePage;
  TaxCodePatch: TaxCodePatch;
  TaxCodeReference: TaxCodeReference;
  TaxCodeSort: TaxCodeSort;
  TeamFilter: TeamFilter;
  TeamManager: TeamManager;
  TeamManagers: TeamManagers;
  TextFilter: TextFilter;
  TimekeepingCareerDetail: TimekeepingCareerDetail;
  TimekeepingCategory: TimekeepingCategory;
  TimekeepingCategoryAnswer: TimekeepingCategoryAnswer;
  TimekeepingCategoryChange: TimekeepingCategoryChange;
  TimekeepingCategoryFilter: TimekeepingCategoryFilter;
  TimekeepingCategoryInput: TimekeepingCategoryInput;
  TimekeepingCategoryPage: TimekeepingCategoryPage;
  TimekeepingCategoryPatch: TimekeepingCategoryPatch;
  TimekeepingCategorySort: TimekeepingCategorySort;
  TimekeepingReference: TimekeepingReference;
  TimelineEntry: TimelineEntry;
  TimelinePage: TimelinePage;
  UndoAnswer: UndoAnswer;
  UniformAhead: UniformAhead;
  UniformBack: UniformBack;
  UniformBoard: UniformBoard;
  UniformChargeFilter: UniformChargeFilter;
  UniformChoice: UniformChoice;
  UniformChoices: UniformChoices;
  UniformCompliance: UniformCompliance;
  UniformComplianceAnswer: UniformComplianceAnswer;
  UniformConditionFilter: UniformConditionFilter;
  UniformEntitlement: UniformEntitlement;
  UniformEntitlementAnswer: UniformEntitlementAnswer;
  UniformEntitlementChange: UniformEntitlementChange;
  UniformEntitlementFilter: UniformEntitlementFilter;
  UniformEntitlementInput: UniformEntitlementInput;
  UniformEntitlementPage: UniformEntitlementPage;
  UniformEntitlementPatch: UniformEntitlementPatch;
  UniformEntitlementSort: UniformEntitlementSort;
  UniformFilter: UniformFilter;
  UniformForPerson: UniformForPerson;
  UniformIssue: UniformIssue;
  UniformIssueAnswer: UniformIssueAnswer;
  UniformIssueChange: UniformIssueChange;
  UniformIssueFilter: UniformIssueFilter;
  UniformIssueInput: UniformIssueInput;
  UniformIssuePage: UniformIssuePage;
  UniformIssuePatch: UniformIssuePatch;
  UniformIssueSort: UniformIssueSort;
  UniformIssued: UniformIssued;
  UniformItem: UniformItem;
  UniformItemAnswer: UniformItemAnswer;
  UniformItemChange: UniformItemChange;
  UniformItemFilter: UniformItemFilter;
  UniformItemInput: UniformItemInput;
  UniformItemPage: UniformItemPage;
  UniformItemPatch: UniformItemPatch;
  UniformItemSort: UniformItemSort;
  UniformKindFilter: UniformKindFilter;
  UniformMonth: UniformMonth;
  UniformObservation: UniformObservation;
  UniformObservationAnswer: UniformObservationAnswer;
  UniformObservationChange: UniformObservationChange;
  UniformObservationFilter: UniformObservationFilter;
  UniformObservationInput: UniformObservationInput;
  UniformObservationPage: UniformObservationPage;
  UniformObservationPatch: UniformObservationPatch;
  UniformObservationSort: UniformObservationSort;
  UniformOfPerson: UniformOfPerson;
  UniformPerson: UniformPerson;
  UniformReturn: UniformReturn;
  UniformReturnInput: UniformReturnInput;
  UniformReturned: UniformReturned;
  UniformSeen: UniformSeen;
  UniformStanding: UniformStanding;
  UniformStateFilter: UniformStateFilter;
  UniformStock: UniformStock;
  UniformStockEntry: UniformStockEntry;
  UniformStockEntryAnswer: UniformStockEntryAnswer;
  UniformStockEntryChange: UniformStockEntryChange;
  UniformStockEntryFilter: UniformStockEntryFilter;
  UniformStockEntryInput: UniformStockEntryInput;
  UniformStockEntryPage: UniformStockEntryPage;
  UniformStockEntryPatch: UniformStockEntryPatch;
  UniformStockEntrySort: UniformStockEntrySort;
  UniformStockKindFilter: UniformStockKindFilter;
  UniformsAhead: UniformsAhead;
  UniformsChanged: UniformsChanged;
  UserAccount: UserAccount;
  UserAccountAnswer: UserAccountAnswer;
  UserAccountChange: UserAccountChange;
  UserAccountFilter: UserAccountFilter;
  UserAccountInput: UserAccountInput;
  UserAccountPage: UserAccountPage;
  UserAccountPatch: UserAccountPatch;
  UserAccountSort: UserAccountSort;
  UserRole: UserRole;
  UserRoleInput: UserRoleInput;
  ViewAsAnswer: ViewAsAnswer;
  Viewing: Viewing;
  ViewingPage: ViewingPage;
  Visa: Visa;
  VisaAnswer: VisaAnswer;
  VisaChange: VisaChange;
  VisaEntriesFilter: VisaEntriesFilter;
  VisaFilter: VisaFilter;
  VisaInput: VisaInput;
  VisaKindFilter: VisaKindFilter;
  VisaPage: VisaPage;
  VisaPatch: VisaPatch;
  VisaSort: VisaSort;
  WorkAuthorization: WorkAuthorization;
  WorkAuthorizationAnswer: WorkAuthorizationAnswer;
  WorkAuthorizationChange: WorkAuthorizationChange;
  WorkAuthorizationFilter: WorkAuthorizationFilter;
  WorkAuthorizationInput: WorkAuthorizationInput;
  WorkAuthorizationPage: WorkAuthorizationPage;
  WorkAuthorizationPatch: WorkAuthorizationPatch;
  WorkAuthorizationSort: WorkAuthorizationSort;
  WorkPlace: WorkPlace;
  WorkPlaceAnswer: WorkPlaceAnswer;
  WorkPlaceChange: WorkPlaceChange;
  WorkPlaceFilter: WorkPlaceFilter;
  WorkPlaceInput: WorkPlaceInput;
  WorkPlaceKindFilter: WorkPlaceKindFilter;
  WorkPlacePage: WorkPlacePage;
  WorkPlacePatch: WorkPlacePatch;
  WorkPlaceSort: WorkPlaceSort;
  WorkSchedule: WorkSchedule;
  WorkScheduleAnswer: WorkScheduleAnswer;
  WorkScheduleChange: WorkScheduleChange;
  WorkScheduleFilter: WorkScheduleFilter;
  WorkScheduleInput: WorkScheduleInput;
  WorkScheduleList: WorkScheduleList;
  WorkSchedulePage: WorkSchedulePage;
  WorkSchedulePatch: WorkSchedulePatch;
  WorkScheduleReference: WorkScheduleReference;
  WorkScheduleSort: WorkScheduleSort;
};

export type AccessDirectiveArgs = {
  form?: Maybe<Array<Form>>;
  reason?: Maybe<Scalars['String']['input']>;
  right?: Maybe<Right>;
  scope?: Maybe<Scope>;
  whole?: Maybe<Scalars['Boolean']['input']>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ColumnDirectiveArgs = {
  acts?: Maybe<Scalars['Boolean']['input']>;
  among?: Maybe<Array<Scalars['String']['input']>>;
  assigned?: Maybe<Scalars['Boolean']['input']>;
  computed?: Maybe<Scalars['Boolean']['input']>;
  concat?: Maybe<Array<Scalars['String']['input']>>;
  counter?: Maybe<Scalars['Boolean']['input']>;
  currency?: Maybe<Scalars['String']['input']>;
  default?: Maybe<Scalars['String']['input']>;
  derived?: Maybe<Scalars['Boolean']['input']>;
  filter?: Maybe<Scalars['Boolean']['input']>;
  fixed?: Maybe<Scalars['Boolean']['input']>;
  formula?: Maybe<FormulaSet>;
  from?: Maybe<Scalars['String']['input']>;
  group?: Maybe<Scalars['String']['input']>;
  hidden?: Maybe<Scalars['Boolean']['input']>;
  import?: Maybe<Array<Scalars['String']['input']>>;
  kind?: Maybe<ColumnKind>;
  known?: Maybe<Scalars['Boolean']['input']>;
  later?: Maybe<Scalars['Boolean']['input']>;
  list?: Maybe<Scalars['Boolean']['input']>;
  rowsWere?: Maybe<Scalars['String']['input']>;
  search?: Maybe<Scalars['Boolean']['input']>;
  unit?: Maybe<Scalars['String']['input']>;
  was?: Maybe<Scalars['String']['input']>;
};

export type ColumnDirectiveResolver<Result, Parent, ContextType = Context, Args = ColumnDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CountsDirectiveArgs = {
  by: Scalars['String']['input'];
  list: Scalars['String']['input'];
  where?: Maybe<Scalars['String']['input']>;
};

export type CountsDirectiveResolver<Result, Parent, ContextType = Context, Args = CountsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type FileDirectiveArgs = {
  maxBytes: Scalars['Int']['input'];
  types: Array<Scalars['String']['input']>;
};

export type FileDirectiveResolver<Result, Parent, ContextType = Context, Args = FileDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type FormDirectiveArgs = {
  id: Scalars['Int']['input'];
};

export type FormDirectiveResolver<Result, Parent, ContextType = Context, Args = FormDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = {
  reason: Scalars['String']['input'];
};

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RefDirectiveArgs = {
  to: Scalars['String']['input'];
};

export type RefDirectiveResolver<Result, Parent, ContextType = Context, Args = RefDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ResourceDirectiveArgs = {
  code?: Maybe<Scalars['String']['input']>;
  concerns?: Maybe<Scalars['String']['input']>;
  dated?: Maybe<Scalars['String']['input']>;
  importable?: Maybe<Scalars['Boolean']['input']>;
  list?: Maybe<Scalars['String']['input']>;
  mails?: Maybe<Scalars['Boolean']['input']>;
  offers?: Maybe<Scalars['String']['input']>;
  parent?: Maybe<Scalars['String']['input']>;
  partOf?: Maybe<Scalars['String']['input']>;
  person?: Maybe<Scalars['String']['input']>;
  pickedBy?: Maybe<Scalars['String']['input']>;
  plural?: Maybe<Scalars['String']['input']>;
  rests?: Maybe<Scalars['Boolean']['input']>;
  sameWhenEmpty?: Maybe<Scalars['Boolean']['input']>;
  single?: Maybe<Scalars['Boolean']['input']>;
  sort?: Maybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  tone?: Maybe<Scalars['String']['input']>;
  unique?: Maybe<Array<Array<Scalars['String']['input']>>>;
  update?: Maybe<Scalars['String']['input']>;
  was?: Maybe<Scalars['String']['input']>;
};

export type ResourceDirectiveResolver<Result, Parent, ContextType = Context, Args = ResourceDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RuleDirectiveArgs = {
  contains?: Maybe<Scalars['String']['input']>;
  decimals?: Maybe<Scalars['Int']['input']>;
  max?: Maybe<Scalars['Float']['input']>;
  maxLength?: Maybe<Scalars['Int']['input']>;
  message?: Maybe<Scalars['String']['input']>;
  min?: Maybe<Scalars['Float']['input']>;
  minLength?: Maybe<Scalars['Int']['input']>;
  notBefore?: Maybe<Scalars['String']['input']>;
  preset?: Maybe<Preset>;
};

export type RuleDirectiveResolver<Result, Parent, ContextType = Context, Args = RuleDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScreenDirectiveArgs = {
  actions?: Maybe<Array<ScreenAction>>;
  form: Form;
  opens?: Maybe<Scalars['String']['input']>;
  path: Scalars['String']['input'];
  record?: Maybe<RecordView>;
  scope?: Maybe<Scope>;
  where?: Maybe<Scalars['String']['input']>;
};

export type ScreenDirectiveResolver<Result, Parent, ContextType = Context, Args = ScreenDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type StatusDirectiveArgs = {
  next: Array<Scalars['String']['input']>;
};

export type StatusDirectiveResolver<Result, Parent, ContextType = Context, Args = StatusDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessExplanationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessExplanation'] = ResolversParentTypes['AccessExplanation']> = {
  add?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  adminForms?: Resolver<Array<ResolversTypes['Form']>, ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['Form'], ParentType, ContextType>;
  hasEmployee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isManager?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsChoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  optionalChoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherRoles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  recruiterForms?: Resolver<Array<ResolversTypes['Form']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['ExplainedRole']>, ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['Scope']>, ParentType, ContextType>;
  screens?: Resolver<Array<ResolversTypes['ExplainedScreen']>, ParentType, ContextType>;
  teamSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withSelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountDevice'] = ResolversParentTypes['AccountDevice']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountSecurityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSecurity'] = ResolversParentTypes['AccountSecurity']> = {
  deviceLocking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['AccountDevice']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['AccountSession']>, ParentType, ContextType>;
};

export type AccountSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  way?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountType'] = ResolversParentTypes['AccountType']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountTypeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountTypeAnswer'] = ResolversParentTypes['AccountTypeAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AccountType']>, ParentType, ContextType>;
};

export type AccountTypeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountTypeChange'] = ResolversParentTypes['AccountTypeChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AccountType']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AccountTypePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountTypePage'] = ResolversParentTypes['AccountTypePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AccountType']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountTypeReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountTypeReference'] = ResolversParentTypes['AccountTypeReference']> = {
  Account_Type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Account_Type_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountTypesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountTypes'] = ResolversParentTypes['AccountTypes']> = {
  accountTypes?: Resolver<Array<ResolversTypes['AccountTypeReference']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccreditationCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationCategory'] = ResolversParentTypes['AccreditationCategory']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccreditationCategoryAndTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationCategoryAndType'] = ResolversParentTypes['AccreditationCategoryAndType']> = {
  accreditationCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accreditationCategoryAndTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accreditationCategoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accreditationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enforceDependent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enforcementGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enforcementGroupId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instruction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccreditationCategoryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationCategoryAnswer'] = ResolversParentTypes['AccreditationCategoryAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AccreditationCategory']>, ParentType, ContextType>;
};

export type AccreditationCategoryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationCategoryChange'] = ResolversParentTypes['AccreditationCategoryChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AccreditationCategory']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AccreditationCategoryOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationCategoryOption'] = ResolversParentTypes['AccreditationCategoryOption']> = {
  accreditationCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accreditationCategoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccreditationCategoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationCategoryPage'] = ResolversParentTypes['AccreditationCategoryPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AccreditationCategory']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccreditationLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationLink'] = ResolversParentTypes['AccreditationLink']> = {
  accreditation?: Resolver<ResolversTypes['AccreditationType'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  designation?: Resolver<ResolversTypes['Designation'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withinDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AccreditationLinkAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationLinkAnswer'] = ResolversParentTypes['AccreditationLinkAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AccreditationLink']>, ParentType, ContextType>;
};

export type AccreditationLinkChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationLinkChange'] = ResolversParentTypes['AccreditationLinkChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AccreditationLink']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AccreditationLinkPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationLinkPage'] = ResolversParentTypes['AccreditationLinkPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AccreditationLink']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccreditationTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationType'] = ResolversParentTypes['AccreditationType']> = {
  category?: Resolver<ResolversTypes['AccreditationCategory'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enforceDependent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enforcementGroup?: Resolver<Maybe<ResolversTypes['EnforcementGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instruction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mandatoryDuringSelfOnboarding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccreditationTypeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationTypeAnswer'] = ResolversParentTypes['AccreditationTypeAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AccreditationType']>, ParentType, ContextType>;
};

export type AccreditationTypeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationTypeChange'] = ResolversParentTypes['AccreditationTypeChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AccreditationType']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AccreditationTypePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationTypePage'] = ResolversParentTypes['AccreditationTypePage']> = {
  accreditationDetails?: Resolver<Array<ResolversTypes['AccreditationCategoryAndType']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AccreditationType']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface AddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Address'], any> {
  name: 'Address';
}

export type AllEmployeeDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllEmployeeDetails'] = ResolversParentTypes['AllEmployeeDetails']> = {
  employeeList?: Resolver<Array<ResolversTypes['EmployeeListItem']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AwardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Award'] = ResolversParentTypes['Award']> = {
  awardedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AwardAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AwardAnswer'] = ResolversParentTypes['AwardAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Award']>, ParentType, ContextType>;
};

export type AwardChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AwardChange'] = ResolversParentTypes['AwardChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Award']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AwardPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AwardPage'] = ResolversParentTypes['AwardPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Award']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bank'] = ResolversParentTypes['Bank']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  accountHolder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountType?: Resolver<Maybe<ResolversTypes['AccountType']>, ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['Bank'], ParentType, ContextType>;
  bankCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proof?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swift?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankAccountAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccountAnswer'] = ResolversParentTypes['BankAccountAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
};

export type BankAccountChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccountChange'] = ResolversParentTypes['BankAccountChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type BankAccountPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccountPage'] = ResolversParentTypes['BankAccountPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAnswer'] = ResolversParentTypes['BankAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Bank']>, ParentType, ContextType>;
};

export type BankChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankChange'] = ResolversParentTypes['BankChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Bank']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type BankDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankDetails'] = ResolversParentTypes['BankDetails']> = {
  bankDetails?: Resolver<Array<ResolversTypes['BankReference']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankPage'] = ResolversParentTypes['BankPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Bank']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankReference'] = ResolversParentTypes['BankReference']> = {
  Bank_Code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Bank_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Bank_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Country_Code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BarangayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Barangay'] = ResolversParentTypes['Barangay']> = {
  Barangay_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Barangay_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  City_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BarangaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Barangays'] = ResolversParentTypes['Barangays']> = {
  barangays?: Resolver<Array<ResolversTypes['Barangay']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrandAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandAnswer'] = ResolversParentTypes['BrandAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
};

export type BrandChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandChange'] = ResolversParentTypes['BrandChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type BrandPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandPage'] = ResolversParentTypes['BrandPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BusinessUnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessUnit'] = ResolversParentTypes['BusinessUnit']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  costCenter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationGroup?: Resolver<Maybe<ResolversTypes['OrganizationGroup']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BusinessUnitAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessUnitAnswer'] = ResolversParentTypes['BusinessUnitAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['BusinessUnit']>, ParentType, ContextType>;
};

export type BusinessUnitChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessUnitChange'] = ResolversParentTypes['BusinessUnitChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['BusinessUnit']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type BusinessUnitOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessUnitOption'] = ResolversParentTypes['BusinessUnitOption']> = {
  businessUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  businessUnitCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  businessUnitId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costCenter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BusinessUnitPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessUnitPage'] = ResolversParentTypes['BusinessUnitPage']> = {
  businessUnits?: Resolver<Array<ResolversTypes['BusinessUnitOption']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BusinessUnit']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CareerReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CareerReference'] = ResolversParentTypes['CareerReference']> = {
  Career_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Career_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CareerTrackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CareerTrack'] = ResolversParentTypes['CareerTrack']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CareerTrackAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CareerTrackAnswer'] = ResolversParentTypes['CareerTrackAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CareerTrack']>, ParentType, ContextType>;
};

export type CareerTrackChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CareerTrackChange'] = ResolversParentTypes['CareerTrackChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CareerTrack']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CareerTrackPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CareerTrackPage'] = ResolversParentTypes['CareerTrackPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CareerTrack']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CitiesWithStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CitiesWithState'] = ResolversParentTypes['CitiesWithState']> = {
  cities?: Resolver<Array<ResolversTypes['CityWithState']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CityWithStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CityWithState'] = ResolversParentTypes['CityWithState']> = {
  City_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  City_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Country_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  State_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  State_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Countries'] = ResolversParentTypes['Countries']> = {
  countries?: Resolver<Array<ResolversTypes['CountryReference']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountryReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryReference'] = ResolversParentTypes['CountryReference']> = {
  Country_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Country_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['CourseLevel']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseAnswer'] = ResolversParentTypes['CourseAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
};

export type CourseChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseChange'] = ResolversParentTypes['CourseChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CourseDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseDetails'] = ResolversParentTypes['CourseDetails']> = {
  courseDetails?: Resolver<Array<ResolversTypes['CourseReference']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CoursePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoursePage'] = ResolversParentTypes['CoursePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseReference'] = ResolversParentTypes['CourseReference']> = {
  Course_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Course_Level?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Course_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  decimals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CurrencyAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencyAnswer'] = ResolversParentTypes['CurrencyAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
};

export type CurrencyChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencyChange'] = ResolversParentTypes['CurrencyChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CurrencyPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencyPage'] = ResolversParentTypes['CurrencyPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Currency']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomEmployeeGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomEmployeeGroup'] = ResolversParentTypes['CustomEmployeeGroup']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exceptions?: Resolver<Maybe<Array<ResolversTypes['GroupException']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<Maybe<Array<ResolversTypes['GroupMember']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules?: Resolver<Maybe<Array<ResolversTypes['GroupRule']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomEmployeeGroupAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomEmployeeGroupAnswer'] = ResolversParentTypes['CustomEmployeeGroupAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
};

export type CustomEmployeeGroupChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomEmployeeGroupChange'] = ResolversParentTypes['CustomEmployeeGroupChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CustomEmployeeGroupPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomEmployeeGroupPage'] = ResolversParentTypes['CustomEmployeeGroupPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomGroupListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomGroupList'] = ResolversParentTypes['CustomGroupList']> = {
  customGroups?: Resolver<Array<ResolversTypes['CustomGroupReference']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomGroupReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomGroupReference'] = ResolversParentTypes['CustomGroupReference']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecidedStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecidedStep'] = ResolversParentTypes['DecidedStep']> = {
  decision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workflow?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeleteAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAnswer'] = ResolversParentTypes['DeleteAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepartmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Department'] = ResolversParentTypes['Department']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepartmentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepartmentAnswer'] = ResolversParentTypes['DepartmentAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
};

export type DepartmentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepartmentChange'] = ResolversParentTypes['DepartmentChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type DepartmentNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepartmentNode'] = ResolversParentTypes['DepartmentNode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  headName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepartmentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepartmentPage'] = ResolversParentTypes['DepartmentPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Department']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepartmentTreeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepartmentTree'] = ResolversParentTypes['DepartmentTree']> = {
  departments?: Resolver<Array<ResolversTypes['DepartmentNode']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DesignationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Designation'] = ResolversParentTypes['Designation']> = {
  attendanceEnforcedGeoLocation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  attendanceEnforcedPayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeConfirmation?: Resolver<ResolversTypes['EmployeeConfirmation'], ParentType, ContextType>;
  grade?: Resolver<ResolversTypes['Grade'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['JobLevel'], ParentType, ContextType>;
  noticePeriodAfterProbationDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noticePeriodPayByEmployee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noticePeriodPayByEmployer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noticePeriodWithinProbationDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  probationDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DesignationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignationAnswer'] = ResolversParentTypes['DesignationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Designation']>, ParentType, ContextType>;
};

export type DesignationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignationChange'] = ResolversParentTypes['DesignationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Designation']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type DesignationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignationPage'] = ResolversParentTypes['DesignationPage']> = {
  designationDetails?: Resolver<Array<ResolversTypes['DesignationReference']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Designation']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DesignationReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignationReference'] = ResolversParentTypes['DesignationReference']> = {
  Designation_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Designation_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Designation_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  designationCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentCategory'] = ResolversParentTypes['DocumentCategory']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentCategoryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentCategoryAnswer'] = ResolversParentTypes['DocumentCategoryAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DocumentCategory']>, ParentType, ContextType>;
};

export type DocumentCategoryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentCategoryChange'] = ResolversParentTypes['DocumentCategoryChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DocumentCategory']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type DocumentCategoryOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentCategoryOption'] = ResolversParentTypes['DocumentCategoryOption']> = {
  documentCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentCategoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentCategoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentCategoryPage'] = ResolversParentTypes['DocumentCategoryPage']> = {
  documentCategory?: Resolver<Array<ResolversTypes['DocumentCategoryOption']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DocumentCategory']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentSubTypeOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSubTypeOption'] = ResolversParentTypes['DocumentSubTypeOption']> = {
  Instruction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Mandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  documentCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentCategoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentSubType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentSubTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentSubtypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSubtype'] = ResolversParentTypes['DocumentSubtype']> = {
  allowedForEmailCommunication?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  documentCategory?: Resolver<ResolversTypes['DocumentCategory'], ParentType, ContextType>;
  documentType?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
  downloadableDocument?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailTemplates?: Resolver<Maybe<Array<ResolversTypes['DocumentSubtypeTemplate']>>, ParentType, ContextType>;
  enforceDuringOnboarding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enforcedInSelfOnboarding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enforcementGroup?: Resolver<Maybe<ResolversTypes['EnforcementGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instruction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentSubtypeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSubtypeAnswer'] = ResolversParentTypes['DocumentSubtypeAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DocumentSubtype']>, ParentType, ContextType>;
};

export type DocumentSubtypeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSubtypeChange'] = ResolversParentTypes['DocumentSubtypeChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DocumentSubtype']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type DocumentSubtypePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSubtypePage'] = ResolversParentTypes['DocumentSubtypePage']> = {
  documentSubType?: Resolver<Array<ResolversTypes['DocumentSubTypeOption']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DocumentSubtype']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentSubtypeTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSubtypeTemplate'] = ResolversParentTypes['DocumentSubtypeTemplate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['EmailTemplate'], ParentType, ContextType>;
};

export type DocumentTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentType'] = ResolversParentTypes['DocumentType']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentTypeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentTypeAnswer'] = ResolversParentTypes['DocumentTypeAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DocumentType']>, ParentType, ContextType>;
};

export type DocumentTypeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentTypeChange'] = ResolversParentTypes['DocumentTypeChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DocumentType']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type DocumentTypeOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentTypeOption'] = ResolversParentTypes['DocumentTypeOption']> = {
  documentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentTypePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentTypePage'] = ResolversParentTypes['DocumentTypePage']> = {
  documentType?: Resolver<Array<ResolversTypes['DocumentTypeOption']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DocumentType']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DropDownBoxDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropDownBoxDetails'] = ResolversParentTypes['DropDownBoxDetails']> = {
  clients?: Resolver<Array<ResolversTypes['DropdownClient']>, ParentType, ContextType>;
  currency?: Resolver<Array<ResolversTypes['DropdownCurrency']>, ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['DropdownDepartment']>, ParentType, ContextType>;
  employeeType?: Resolver<Array<ResolversTypes['DropdownEmployeeType']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['DropdownLocation']>, ParentType, ContextType>;
  managers?: Resolver<Array<ResolversTypes['DropdownManager']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['DropdownRole']>, ParentType, ContextType>;
  rounds?: Resolver<Array<ResolversTypes['DropdownRound']>, ParentType, ContextType>;
  serviceProvider?: Resolver<Array<ResolversTypes['DropdownServiceProvider']>, ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['DropdownSkill']>, ParentType, ContextType>;
  state?: Resolver<Array<ResolversTypes['DropdownState']>, ParentType, ContextType>;
  status?: Resolver<Array<ResolversTypes['DropdownStatus']>, ParentType, ContextType>;
  workAuthorizations?: Resolver<Array<ResolversTypes['DropdownWorkAuthorization']>, ParentType, ContextType>;
  workSchedules?: Resolver<Array<ResolversTypes['DropdownWorkSchedule']>, ParentType, ContextType>;
};

export type DropdownClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownClient'] = ResolversParentTypes['DropdownClient']> = {
  Client_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Client_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropdownCurrencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownCurrency'] = ResolversParentTypes['DropdownCurrency']> = {
  Currency_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Currency_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropdownDepartmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownDepartment'] = ResolversParentTypes['DropdownDepartment']> = {
  Department_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Department_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Department_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropdownDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownDetails'] = ResolversParentTypes['DropdownDetails']> = {
  dropdownDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropdownEmployeeTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownEmployeeType'] = ResolversParentTypes['DropdownEmployeeType']> = {
  EmpType_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Employee_Type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropdownLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownLocation'] = ResolversParentTypes['DropdownLocation']> = {
  Currency_Code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Currency_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Location_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Location_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropdownManagerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownManager'] = ResolversParentTypes['DropdownManager']> = {
  Manager_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Manager_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropdownRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownRole'] = ResolversParentTypes['DropdownRole']> = {
  Roles_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Roles_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropdownRoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownRound'] = ResolversParentTypes['DropdownRound']> = {
  Round_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Round_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropdownServiceProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownServiceProvider'] = ResolversParentTypes['DropdownServiceProvider']> = {
  Service_Provider_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Service_Provider_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropdownSkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownSkill'] = ResolversParentTypes['DropdownSkill']> = {
  Skill_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Skill_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropdownStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownState'] = ResolversParentTypes['DropdownState']> = {
  State_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  State_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropdownStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownStatus'] = ResolversParentTypes['DropdownStatus']> = {
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Status_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropdownWorkAuthorizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownWorkAuthorization'] = ResolversParentTypes['DropdownWorkAuthorization']> = {
  Work_Authorization_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Work_Authorization_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropdownWorkScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropdownWorkSchedule'] = ResolversParentTypes['DropdownWorkSchedule']> = {
  WorkSchedule_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  WorkSchedule_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EduInstitutionAndSpecializationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EduInstitutionAndSpecialization'] = ResolversParentTypes['EduInstitutionAndSpecialization']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  institutions?: Resolver<Array<ResolversTypes['InstitutionReference']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specializations?: Resolver<Array<ResolversTypes['SpecializationReference']>, ParentType, ContextType>;
};

export type EducationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Education'] = ResolversParentTypes['Education']> = {
  certificate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  institution?: Resolver<Maybe<ResolversTypes['Institution']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['EducationLevel']>, ParentType, ContextType>;
  otherInstitution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qualification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialization?: Resolver<Maybe<ResolversTypes['Specialization']>, ParentType, ContextType>;
  startedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EducationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationAnswer'] = ResolversParentTypes['EducationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Education']>, ParentType, ContextType>;
};

export type EducationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationChange'] = ResolversParentTypes['EducationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Education']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type EducationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationPage'] = ResolversParentTypes['EducationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Education']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EmailTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailTemplate'] = ResolversParentTypes['EmailTemplate']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmergencyContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmergencyContact'] = ResolversParentTypes['EmergencyContact']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relationship?: Resolver<Maybe<ResolversTypes['Relationship']>, ParentType, ContextType>;
};

export type EmpProfessionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmpProfessions'] = ResolversParentTypes['EmpProfessions']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  professions?: Resolver<Array<ResolversTypes['ProfessionReference']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  businessUnit?: Resolver<Maybe<ResolversTypes['BusinessUnit']>, ParentType, ContextType>;
  careerTrack?: Resolver<Maybe<ResolversTypes['CareerTrack']>, ParentType, ContextType>;
  confirmationDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  dateOfJoin?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['Department'], ParentType, ContextType>;
  designation?: Resolver<ResolversTypes['Designation'], ParentType, ContextType>;
  eligibleForESI?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  eligibleForGratuity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  eligibleForInsurance?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  eligibleForNps?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  eligibleForPension?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  eligibleForPf?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  emergencyContacts?: Resolver<Maybe<Array<ResolversTypes['EmergencyContact']>>, ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeType?: Resolver<Maybe<ResolversTypes['EmployeeType']>, ParentType, ContextType>;
  enableWorkPlace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRecruiter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobRole?: Resolver<Maybe<ResolversTypes['JobRole']>, ParentType, ContextType>;
  languages?: Resolver<Maybe<Array<ResolversTypes['EmployeeLanguage']>>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  manager?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  maritalStatus?: Resolver<Maybe<ResolversTypes['MaritalStatus']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimumWage?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  probationDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  profession?: Resolver<Maybe<ResolversTypes['Profession']>, ParentType, ContextType>;
  religion?: Resolver<Maybe<ResolversTypes['Religion']>, ParentType, ContextType>;
  resignationDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  serviceProvider?: Resolver<Maybe<ResolversTypes['ServiceProvider']>, ParentType, ContextType>;
  skills?: Resolver<Maybe<Array<ResolversTypes['EmployeeSkill']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EmployeeStatus'], ParentType, ContextType>;
  timekeeping?: Resolver<Maybe<ResolversTypes['TimekeepingCategory']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workAuthorization?: Resolver<Maybe<ResolversTypes['WorkAuthorization']>, ParentType, ContextType>;
  workSchedule?: Resolver<Maybe<ResolversTypes['WorkSchedule']>, ParentType, ContextType>;
};

export type EmployeeAccreditationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeAccreditation'] = ResolversParentTypes['EmployeeAccreditation']> = {
  accreditation?: Resolver<Maybe<ResolversTypes['AccreditationType']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  issuingAuthority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeAccreditationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeAccreditationAnswer'] = ResolversParentTypes['EmployeeAccreditationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EmployeeAccreditation']>, ParentType, ContextType>;
};

export type EmployeeAccreditationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeAccreditationChange'] = ResolversParentTypes['EmployeeAccreditationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EmployeeAccreditation']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type EmployeeAccreditationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeAccreditationPage'] = ResolversParentTypes['EmployeeAccreditationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EmployeeAccreditation']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeAnswer'] = ResolversParentTypes['EmployeeAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
};

export type EmployeeByRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeByRole'] = ResolversParentTypes['EmployeeByRole']> = {
  Emp_Email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Enable_Work_Place?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Last_SalaryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Salary_Month?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Service_Provider_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Service_Provider_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmationDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfJoin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  designationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectiveDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eligibleForESI?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  eligibleForGratuity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  eligibleForInsurance?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  eligibleForNps?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  eligibleForPension?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  eligibleForPf?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  empStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  empTypeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  employeeEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRecruiter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  managerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimumWage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  probationDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resignationDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userDefinedEmpId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workSchedule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EmployeeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeChange'] = ResolversParentTypes['EmployeeChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type EmployeeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeCount'] = ResolversParentTypes['EmployeeCount']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeDetailsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeDetailsAnswer'] = ResolversParentTypes['EmployeeDetailsAnswer']> = {
  employeeDetails?: Resolver<Maybe<ResolversTypes['OwnEmployeeDetails']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeDocument'] = ResolversParentTypes['EmployeeDocument']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  documentSubtype?: Resolver<ResolversTypes['DocumentSubtype'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeDocumentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeDocumentAnswer'] = ResolversParentTypes['EmployeeDocumentAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EmployeeDocument']>, ParentType, ContextType>;
};

export type EmployeeDocumentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeDocumentChange'] = ResolversParentTypes['EmployeeDocumentChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EmployeeDocument']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type EmployeeDocumentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeDocumentPage'] = ResolversParentTypes['EmployeeDocumentPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EmployeeDocument']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeLanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeLanguage'] = ResolversParentTypes['EmployeeLanguage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proficiency?: Resolver<Maybe<ResolversTypes['LanguageProficiency']>, ParentType, ContextType>;
  readWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spoken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmployeeListItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeListItem'] = ResolversParentTypes['EmployeeListItem']> = {
  Business_Unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Department_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Designation_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  EmpType_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Location_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Service_Provider_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Work_Schedule?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  department_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designation_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emp_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emp_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employee_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employee_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employee_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_defined_empid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  work_schedule_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EmployeeNumberSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeNumberSeries'] = ResolversParentTypes['EmployeeNumberSeries']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  digits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceProvider?: Resolver<Maybe<ResolversTypes['ServiceProvider']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeNumberSeriesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeNumberSeriesAnswer'] = ResolversParentTypes['EmployeeNumberSeriesAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EmployeeNumberSeries']>, ParentType, ContextType>;
};

export type EmployeeNumberSeriesChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeNumberSeriesChange'] = ResolversParentTypes['EmployeeNumberSeriesChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EmployeeNumberSeries']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type EmployeeNumberSeriesPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeNumberSeriesPage'] = ResolversParentTypes['EmployeeNumberSeriesPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EmployeeNumberSeries']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeePage'] = ResolversParentTypes['EmployeePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Employee']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeSkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSkill'] = ResolversParentTypes['EmployeeSkill']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proficiency?: Resolver<Maybe<ResolversTypes['SkillProficiency']>, ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
};

export type EmployeeTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeType'] = ResolversParentTypes['EmployeeType']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eligibleForBenefits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salaryType?: Resolver<ResolversTypes['SalaryType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeTypeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeTypeAnswer'] = ResolversParentTypes['EmployeeTypeAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EmployeeType']>, ParentType, ContextType>;
};

export type EmployeeTypeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeTypeChange'] = ResolversParentTypes['EmployeeTypeChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EmployeeType']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type EmployeeTypePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeTypePage'] = ResolversParentTypes['EmployeeTypePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EmployeeType']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeWorkScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeWorkSchedule'] = ResolversParentTypes['EmployeeWorkSchedule']> = {
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  graceMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hoursPerDay?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  restDays?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weeklyTargetEffort?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  workSchedule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workScheduleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeWorkScheduleDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeWorkScheduleDetails'] = ResolversParentTypes['EmployeeWorkScheduleDetails']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workScheduleDetails?: Resolver<Maybe<ResolversTypes['EmployeeWorkSchedule']>, ParentType, ContextType>;
};

export type EmployeesDetailsBasedOnRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeesDetailsBasedOnRole'] = ResolversParentTypes['EmployeesDetailsBasedOnRole']> = {
  employeeDetails?: Resolver<Array<ResolversTypes['EmployeeByRole']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndpointStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndpointStatus'] = ResolversParentTypes['EndpointStatus']> = {
  endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnforcementGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnforcementGroup'] = ResolversParentTypes['EnforcementGroup']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnforcementGroupAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnforcementGroupAnswer'] = ResolversParentTypes['EnforcementGroupAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EnforcementGroup']>, ParentType, ContextType>;
};

export type EnforcementGroupChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnforcementGroupChange'] = ResolversParentTypes['EnforcementGroupChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EnforcementGroup']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type EnforcementGroupPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnforcementGroupPage'] = ResolversParentTypes['EnforcementGroupPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EnforcementGroup']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ErasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Erasure'] = ResolversParentTypes['Erasure']> = {
  changeSet?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keys?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExperienceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Experience'] = ResolversParentTypes['Experience']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  endedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  letter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonForLeaving?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  tasks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExperienceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExperienceAnswer'] = ResolversParentTypes['ExperienceAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Experience']>, ParentType, ContextType>;
};

export type ExperienceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExperienceChange'] = ResolversParentTypes['ExperienceChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Experience']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ExperiencePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExperiencePage'] = ResolversParentTypes['ExperiencePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Experience']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExplainedRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExplainedRole'] = ResolversParentTypes['ExplainedRole']> = {
  add?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optionalChoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['Scope'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExplainedScreenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExplainedScreen'] = ResolversParentTypes['ExplainedScreen']> = {
  actions?: Resolver<Array<ResolversTypes['ScreenAction']>, ParentType, ContextType>;
  isFiltered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reach?: Resolver<Maybe<ResolversTypes['Scope']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['Scope'], ParentType, ContextType>;
  withSelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FamilyMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyMember'] = ResolversParentTypes['FamilyMember']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDependent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmergencyContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profession?: Resolver<Maybe<ResolversTypes['Profession']>, ParentType, ContextType>;
  relationship?: Resolver<ResolversTypes['Relationship'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FamilyMemberAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyMemberAnswer'] = ResolversParentTypes['FamilyMemberAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['FamilyMember']>, ParentType, ContextType>;
};

export type FamilyMemberChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyMemberChange'] = ResolversParentTypes['FamilyMemberChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['FamilyMember']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type FamilyMemberPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyMemberPage'] = ResolversParentTypes['FamilyMemberPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FamilyMember']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilesDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilesDeleted'] = ResolversParentTypes['FilesDeleted']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormReaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormReader'] = ResolversParentTypes['FormReader']> = {
  add?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['Scope'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  withSelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FormReaderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormReaderPage'] = ResolversParentTypes['FormReaderPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FormReader']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GeneratedHolidayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeneratedHoliday'] = ResolversParentTypes['GeneratedHoliday']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  exists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HolidayKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Grade'] = ResolversParentTypes['Grade']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maximumPay?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  minimumPay?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GradeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GradeAnswer'] = ResolversParentTypes['GradeAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
};

export type GradeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GradeChange'] = ResolversParentTypes['GradeChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type GradePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GradePage'] = ResolversParentTypes['GradePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Grade']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupExceptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupException'] = ResolversParentTypes['GroupException']> = {
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GroupMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupMember'] = ResolversParentTypes['GroupMember']> = {
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GroupMemberDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupMemberDetails'] = ResolversParentTypes['GroupMemberDetails']> = {
  Emp_Email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departmentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departmentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  designationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  designationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userDefinedEmpId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupMemberListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupMemberList'] = ResolversParentTypes['GroupMemberList']> = {
  employeeDetails?: Resolver<Array<ResolversTypes['GroupMemberDetails']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupPreview'] = ResolversParentTypes['GroupPreview']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupRule'] = ResolversParentTypes['GroupRule']> = {
  businessUnit?: Resolver<Maybe<ResolversTypes['BusinessUnit']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['Designation']>, ParentType, ContextType>;
  employeeType?: Resolver<Maybe<ResolversTypes['EmployeeType']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  manager?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
};

export interface HexColorCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HexColorCode'], any> {
  name: 'HexColorCode';
}

export type HistoryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeSetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  importId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  records?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ChangeSource'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['DecidedStep']>, ParentType, ContextType>;
  undoable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  whyNot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPage'] = ResolversParentTypes['HistoryPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HolidayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  choices?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HolidayKind'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pay?: Resolver<ResolversTypes['HolidayPay'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HolidayAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayAnswer'] = ResolversParentTypes['HolidayAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Holiday']>, ParentType, ContextType>;
};

export type HolidayChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayChange'] = ResolversParentTypes['HolidayChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Holiday']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type HolidayGenerationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayGeneration'] = ResolversParentTypes['HolidayGeneration']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HolidayPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayPage'] = ResolversParentTypes['HolidayPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Holiday']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HolidayPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayPreview'] = ResolversParentTypes['HolidayPreview']> = {
  countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['GeneratedHoliday']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['HolidayState']>, ParentType, ContextType>;
};

export type HolidayStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayState'] = ResolversParentTypes['HolidayState']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstitutionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Institution'] = ResolversParentTypes['Institution']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstitutionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstitutionAnswer'] = ResolversParentTypes['InstitutionAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Institution']>, ParentType, ContextType>;
};

export type InstitutionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstitutionChange'] = ResolversParentTypes['InstitutionChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Institution']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type InstitutionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstitutionPage'] = ResolversParentTypes['InstitutionPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Institution']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstitutionReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstitutionReference'] = ResolversParentTypes['InstitutionReference']> = {
  Institution_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Institution_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InsuranceTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsuranceType'] = ResolversParentTypes['InsuranceType']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InsuranceTypeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsuranceTypeAnswer'] = ResolversParentTypes['InsuranceTypeAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['InsuranceType']>, ParentType, ContextType>;
};

export type InsuranceTypeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsuranceTypeChange'] = ResolversParentTypes['InsuranceTypeChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['InsuranceType']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type InsuranceTypePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsuranceTypePage'] = ResolversParentTypes['InsuranceTypePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['InsuranceType']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InsuranceTypeReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsuranceTypeReference'] = ResolversParentTypes['InsuranceTypeReference']> = {
  InsuranceType_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  InsuranceType_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InsuranceTypesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsuranceTypes'] = ResolversParentTypes['InsuranceTypes']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  insuranceTypes?: Resolver<Array<ResolversTypes['InsuranceTypeReference']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InterfaceLanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterfaceLanguage'] = ResolversParentTypes['InterfaceLanguage']> = {
  languageCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobChange'] = ResolversParentTypes['JobChange']> = {
  businessUnit?: Resolver<Maybe<ResolversTypes['BusinessUnit']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['Designation']>, ParentType, ContextType>;
  effectiveOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  employeeType?: Resolver<Maybe<ResolversTypes['EmployeeType']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['JobChangeKind'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  manager?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JobChangeStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workSchedule?: Resolver<Maybe<ResolversTypes['WorkSchedule']>, ParentType, ContextType>;
};

export type JobChangeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobChangeAnswer'] = ResolversParentTypes['JobChangeAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JobChange']>, ParentType, ContextType>;
};

export type JobChangeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobChangeChange'] = ResolversParentTypes['JobChangeChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JobChange']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobChangePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobChangePage'] = ResolversParentTypes['JobChangePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['JobChange']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobLevel'] = ResolversParentTypes['JobLevel']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobLevelAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobLevelAnswer'] = ResolversParentTypes['JobLevelAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JobLevel']>, ParentType, ContextType>;
};

export type JobLevelChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobLevelChange'] = ResolversParentTypes['JobLevelChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JobLevel']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobLevelPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobLevelPage'] = ResolversParentTypes['JobLevelPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['JobLevel']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRole'] = ResolversParentTypes['JobRole']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobLevel?: Resolver<Maybe<ResolversTypes['JobLevel']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responsibilities?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobRoleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRoleAnswer'] = ResolversParentTypes['JobRoleAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JobRole']>, ParentType, ContextType>;
};

export type JobRoleChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRoleChange'] = ResolversParentTypes['JobRoleChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JobRole']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobRolePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRolePage'] = ResolversParentTypes['JobRolePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['JobRole']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LanguageListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LanguageList'] = ResolversParentTypes['LanguageList']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languageDetails?: Resolver<Array<ResolversTypes['LanguageReference']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['InterfaceLanguage']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LanguageReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LanguageReference'] = ResolversParentTypes['LanguageReference']> = {
  Language_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Language_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeaveTypeReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveTypeReference'] = ResolversParentTypes['LeaveTypeReference']> = {
  leaveName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaveTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeaveTypeReferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveTypeReferences'] = ResolversParentTypes['LeaveTypeReferences']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaveTypes?: Resolver<Array<ResolversTypes['LeaveTypeReference']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LicenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Licence'] = ResolversParentTypes['Licence']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuingAuthority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuingCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LicenceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LicenceAnswer'] = ResolversParentTypes['LicenceAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Licence']>, ParentType, ContextType>;
};

export type LicenceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LicenceChange'] = ResolversParentTypes['LicenceChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Licence']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type LicencePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LicencePage'] = ResolversParentTypes['LicencePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Licence']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export interface LocalTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalTime'], any> {
  name: 'LocalTime';
}

export type LocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locationArea?: Resolver<Maybe<ResolversTypes['LocationArea']>, ParentType, ContextType>;
  locationType?: Resolver<Maybe<ResolversTypes['LocationType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationAnswer'] = ResolversParentTypes['LocationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
};

export type LocationAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationArea'] = ResolversParentTypes['LocationArea']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationAreaAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationAreaAnswer'] = ResolversParentTypes['LocationAreaAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LocationArea']>, ParentType, ContextType>;
};

export type LocationAreaChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationAreaChange'] = ResolversParentTypes['LocationAreaChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LocationArea']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type LocationAreaPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationAreaPage'] = ResolversParentTypes['LocationAreaPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LocationArea']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationChange'] = ResolversParentTypes['LocationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type LocationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationPage'] = ResolversParentTypes['LocationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationType'] = ResolversParentTypes['LocationType']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationTypeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationTypeAnswer'] = ResolversParentTypes['LocationTypeAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LocationType']>, ParentType, ContextType>;
};

export type LocationTypeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationTypeChange'] = ResolversParentTypes['LocationTypeChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LocationType']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type LocationTypePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationTypePage'] = ResolversParentTypes['LocationTypePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LocationType']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LookupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lookup'] = ResolversParentTypes['Lookup']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LookupPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupPage'] = ResolversParentTypes['LookupPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Lookup']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailsAheadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailsAhead'] = ResolversParentTypes['MailsAhead']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failingNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  of?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unreached?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreachedNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MaritalStatusReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaritalStatusReference'] = ResolversParentTypes['MaritalStatusReference']> = {
  Marital_Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Marital_Status_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MaritalStatusesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaritalStatuses'] = ResolversParentTypes['MaritalStatuses']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maritalStatus?: Resolver<Array<ResolversTypes['MaritalStatusReference']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relationships?: Resolver<Array<ResolversTypes['RelationshipReference']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acknowledgeUniforms?: Resolver<ResolversTypes['UniformsChanged'], ParentType, ContextType, RequireFields<MutationAcknowledgeUniformsArgs, 'issueIds'>>;
  addAccountType?: Resolver<ResolversTypes['AccountTypeChange'], ParentType, ContextType, RequireFields<MutationAddAccountTypeArgs, 'input'>>;
  addAccreditationCategory?: Resolver<ResolversTypes['AccreditationCategoryChange'], ParentType, ContextType, RequireFields<MutationAddAccreditationCategoryArgs, 'input'>>;
  addAccreditationLink?: Resolver<ResolversTypes['AccreditationLinkChange'], ParentType, ContextType, RequireFields<MutationAddAccreditationLinkArgs, 'input'>>;
  addAccreditationType?: Resolver<ResolversTypes['AccreditationTypeChange'], ParentType, ContextType, RequireFields<MutationAddAccreditationTypeArgs, 'input'>>;
  addAward?: Resolver<ResolversTypes['AwardChange'], ParentType, ContextType, RequireFields<MutationAddAwardArgs, 'input'>>;
  addBank?: Resolver<ResolversTypes['BankChange'], ParentType, ContextType, RequireFields<MutationAddBankArgs, 'input'>>;
  addBankAccount?: Resolver<ResolversTypes['BankAccountChange'], ParentType, ContextType, RequireFields<MutationAddBankAccountArgs, 'input'>>;
  addBrand?: Resolver<ResolversTypes['BrandChange'], ParentType, ContextType, RequireFields<MutationAddBrandArgs, 'input'>>;
  addBusinessUnit?: Resolver<ResolversTypes['BusinessUnitChange'], ParentType, ContextType, RequireFields<MutationAddBusinessUnitArgs, 'input'>>;
  addCareerTrack?: Resolver<ResolversTypes['CareerTrackChange'], ParentType, ContextType, RequireFields<MutationAddCareerTrackArgs, 'input'>>;
  addCourse?: Resolver<ResolversTypes['CourseChange'], ParentType, ContextType, RequireFields<MutationAddCourseArgs, 'input'>>;
  addCurrency?: Resolver<ResolversTypes['CurrencyChange'], ParentType, ContextType, RequireFields<MutationAddCurrencyArgs, 'input'>>;
  addCustomEmployeeGroup?: Resolver<ResolversTypes['CustomEmployeeGroupChange'], ParentType, ContextType, RequireFields<MutationAddCustomEmployeeGroupArgs, 'input'>>;
  addDepartment?: Resolver<ResolversTypes['DepartmentChange'], ParentType, ContextType, RequireFields<MutationAddDepartmentArgs, 'input'>>;
  addDesignation?: Resolver<ResolversTypes['DesignationChange'], ParentType, ContextType, RequireFields<MutationAddDesignationArgs, 'input'>>;
  addDocumentCategory?: Resolver<ResolversTypes['DocumentCategoryChange'], ParentType, ContextType, RequireFields<MutationAddDocumentCategoryArgs, 'input'>>;
  addDocumentSubtype?: Resolver<ResolversTypes['DocumentSubtypeChange'], ParentType, ContextType, RequireFields<MutationAddDocumentSubtypeArgs, 'input'>>;
  addDocumentType?: Resolver<ResolversTypes['DocumentTypeChange'], ParentType, ContextType, RequireFields<MutationAddDocumentTypeArgs, 'input'>>;
  addEducation?: Resolver<ResolversTypes['EducationChange'], ParentType, ContextType, RequireFields<MutationAddEducationArgs, 'input'>>;
  addEmployee?: Resolver<ResolversTypes['EmployeeChange'], ParentType, ContextType, RequireFields<MutationAddEmployeeArgs, 'input'>>;
  addEmployeeAccreditation?: Resolver<ResolversTypes['EmployeeAccreditationChange'], ParentType, ContextType, RequireFields<MutationAddEmployeeAccreditationArgs, 'input'>>;
  addEmployeeDocument?: Resolver<ResolversTypes['EmployeeDocumentChange'], ParentType, ContextType, RequireFields<MutationAddEmployeeDocumentArgs, 'input'>>;
  addEmployeeNumberSeries?: Resolver<ResolversTypes['EmployeeNumberSeriesChange'], ParentType, ContextType, RequireFields<MutationAddEmployeeNumberSeriesArgs, 'input'>>;
  addEmployeeType?: Resolver<ResolversTypes['EmployeeTypeChange'], ParentType, ContextType, RequireFields<MutationAddEmployeeTypeArgs, 'input'>>;
  addEnforcementGroup?: Resolver<ResolversTypes['EnforcementGroupChange'], ParentType, ContextType, RequireFields<MutationAddEnforcementGroupArgs, 'input'>>;
  addExperience?: Resolver<ResolversTypes['ExperienceChange'], ParentType, ContextType, RequireFields<MutationAddExperienceArgs, 'input'>>;
  addFamilyMember?: Resolver<ResolversTypes['FamilyMemberChange'], ParentType, ContextType, RequireFields<MutationAddFamilyMemberArgs, 'input'>>;
  addGrade?: Resolver<ResolversTypes['GradeChange'], ParentType, ContextType, RequireFields<MutationAddGradeArgs, 'input'>>;
  addHoliday?: Resolver<ResolversTypes['HolidayChange'], ParentType, ContextType, RequireFields<MutationAddHolidayArgs, 'input'>>;
  addInstitution?: Resolver<ResolversTypes['InstitutionChange'], ParentType, ContextType, RequireFields<MutationAddInstitutionArgs, 'input'>>;
  addInsuranceType?: Resolver<ResolversTypes['InsuranceTypeChange'], ParentType, ContextType, RequireFields<MutationAddInsuranceTypeArgs, 'input'>>;
  addJobChange?: Resolver<ResolversTypes['JobChangeChange'], ParentType, ContextType, RequireFields<MutationAddJobChangeArgs, 'input'>>;
  addJobLevel?: Resolver<ResolversTypes['JobLevelChange'], ParentType, ContextType, RequireFields<MutationAddJobLevelArgs, 'input'>>;
  addJobRole?: Resolver<ResolversTypes['JobRoleChange'], ParentType, ContextType, RequireFields<MutationAddJobRoleArgs, 'input'>>;
  addLicence?: Resolver<ResolversTypes['LicenceChange'], ParentType, ContextType, RequireFields<MutationAddLicenceArgs, 'input'>>;
  addLocation?: Resolver<ResolversTypes['LocationChange'], ParentType, ContextType, RequireFields<MutationAddLocationArgs, 'input'>>;
  addLocationArea?: Resolver<ResolversTypes['LocationAreaChange'], ParentType, ContextType, RequireFields<MutationAddLocationAreaArgs, 'input'>>;
  addLocationType?: Resolver<ResolversTypes['LocationTypeChange'], ParentType, ContextType, RequireFields<MutationAddLocationTypeArgs, 'input'>>;
  addOrganizationGroup?: Resolver<ResolversTypes['OrganizationGroupChange'], ParentType, ContextType, RequireFields<MutationAddOrganizationGroupArgs, 'input'>>;
  addPassport?: Resolver<ResolversTypes['PassportChange'], ParentType, ContextType, RequireFields<MutationAddPassportArgs, 'input'>>;
  addPerDiem?: Resolver<ResolversTypes['PerDiemChange'], ParentType, ContextType, RequireFields<MutationAddPerDiemArgs, 'input'>>;
  addProfession?: Resolver<ResolversTypes['ProfessionChange'], ParentType, ContextType, RequireFields<MutationAddProfessionArgs, 'input'>>;
  addProject?: Resolver<ResolversTypes['ProjectChange'], ParentType, ContextType, RequireFields<MutationAddProjectArgs, 'input'>>;
  addRelationship?: Resolver<ResolversTypes['RelationshipChange'], ParentType, ContextType, RequireFields<MutationAddRelationshipArgs, 'input'>>;
  addReligion?: Resolver<ResolversTypes['ReligionChange'], ParentType, ContextType, RequireFields<MutationAddReligionArgs, 'input'>>;
  addRole?: Resolver<ResolversTypes['RoleChange'], ParentType, ContextType, RequireFields<MutationAddRoleArgs, 'input'>>;
  addServiceProvider?: Resolver<ResolversTypes['ServiceProviderChange'], ParentType, ContextType, RequireFields<MutationAddServiceProviderArgs, 'input'>>;
  addSkill?: Resolver<ResolversTypes['SkillChange'], ParentType, ContextType, RequireFields<MutationAddSkillArgs, 'input'>>;
  addSpecialization?: Resolver<ResolversTypes['SpecializationChange'], ParentType, ContextType, RequireFields<MutationAddSpecializationArgs, 'input'>>;
  addTaxCode?: Resolver<ResolversTypes['TaxCodeChange'], ParentType, ContextType, RequireFields<MutationAddTaxCodeArgs, 'input'>>;
  addTimekeepingCategory?: Resolver<ResolversTypes['TimekeepingCategoryChange'], ParentType, ContextType, RequireFields<MutationAddTimekeepingCategoryArgs, 'input'>>;
  addUniformEntitlement?: Resolver<ResolversTypes['UniformEntitlementChange'], ParentType, ContextType, RequireFields<MutationAddUniformEntitlementArgs, 'input'>>;
  addUniformIssue?: Resolver<ResolversTypes['UniformIssueChange'], ParentType, ContextType, RequireFields<MutationAddUniformIssueArgs, 'input'>>;
  addUniformItem?: Resolver<ResolversTypes['UniformItemChange'], ParentType, ContextType, RequireFields<MutationAddUniformItemArgs, 'input'>>;
  addUniformObservation?: Resolver<ResolversTypes['UniformObservationChange'], ParentType, ContextType, RequireFields<MutationAddUniformObservationArgs, 'input'>>;
  addUniformStockEntry?: Resolver<ResolversTypes['UniformStockEntryChange'], ParentType, ContextType, RequireFields<MutationAddUniformStockEntryArgs, 'input'>>;
  addUserAccount?: Resolver<ResolversTypes['UserAccountChange'], ParentType, ContextType, RequireFields<MutationAddUserAccountArgs, 'input'>>;
  addVisa?: Resolver<ResolversTypes['VisaChange'], ParentType, ContextType, RequireFields<MutationAddVisaArgs, 'input'>>;
  addWorkAuthorization?: Resolver<ResolversTypes['WorkAuthorizationChange'], ParentType, ContextType, RequireFields<MutationAddWorkAuthorizationArgs, 'input'>>;
  addWorkPlace?: Resolver<ResolversTypes['WorkPlaceChange'], ParentType, ContextType, RequireFields<MutationAddWorkPlaceArgs, 'input'>>;
  addWorkSchedule?: Resolver<ResolversTypes['WorkScheduleChange'], ParentType, ContextType, RequireFields<MutationAddWorkScheduleArgs, 'input'>>;
  deleteAccountTypes?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAccountTypesArgs, 'ids'>>;
  deleteAccreditationCategories?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAccreditationCategoriesArgs, 'ids'>>;
  deleteAccreditationLinks?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAccreditationLinksArgs, 'ids'>>;
  deleteAccreditationTypes?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAccreditationTypesArgs, 'ids'>>;
  deleteAwards?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAwardsArgs, 'ids'>>;
  deleteBankAccounts?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteBankAccountsArgs, 'ids'>>;
  deleteBanks?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteBanksArgs, 'ids'>>;
  deleteBrands?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteBrandsArgs, 'ids'>>;
  deleteBusinessUnits?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteBusinessUnitsArgs, 'ids'>>;
  deleteCareerTracks?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCareerTracksArgs, 'ids'>>;
  deleteCourses?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCoursesArgs, 'ids'>>;
  deleteCurrencies?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCurrenciesArgs, 'ids'>>;
  deleteCustomEmployeeGroupRecords?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCustomEmployeeGroupRecordsArgs, 'ids'>>;
  deleteDepartments?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteDepartmentsArgs, 'ids'>>;
  deleteDesignations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteDesignationsArgs, 'ids'>>;
  deleteDocumentCategories?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteDocumentCategoriesArgs, 'ids'>>;
  deleteDocumentSubtypes?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteDocumentSubtypesArgs, 'ids'>>;
  deleteDocumentTypes?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteDocumentTypesArgs, 'ids'>>;
  deleteEducations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteEducationsArgs, 'ids'>>;
  deleteEmployeeAccreditations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteEmployeeAccreditationsArgs, 'ids'>>;
  deleteEmployeeDocuments?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteEmployeeDocumentsArgs, 'ids'>>;
  deleteEmployeeNumberSeries?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteEmployeeNumberSeriesArgs, 'ids'>>;
  deleteEmployeeTypes?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteEmployeeTypesArgs, 'ids'>>;
  deleteEmployees?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteEmployeesArgs, 'ids'>>;
  deleteEnforcementGroups?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteEnforcementGroupsArgs, 'ids'>>;
  deleteExperiences?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteExperiencesArgs, 'ids'>>;
  deleteFamilyMembers?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteFamilyMembersArgs, 'ids'>>;
  deleteGrades?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteGradesArgs, 'ids'>>;
  deleteHolidaies?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteHolidaiesArgs, 'ids'>>;
  deleteInstitutions?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteInstitutionsArgs, 'ids'>>;
  deleteInsuranceTypes?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteInsuranceTypesArgs, 'ids'>>;
  deleteJobChanges?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteJobChangesArgs, 'ids'>>;
  deleteJobLevels?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteJobLevelsArgs, 'ids'>>;
  deleteJobRoles?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteJobRolesArgs, 'ids'>>;
  deleteLicences?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteLicencesArgs, 'ids'>>;
  deleteLocationAreas?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteLocationAreasArgs, 'ids'>>;
  deleteLocationTypes?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteLocationTypesArgs, 'ids'>>;
  deleteLocations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteLocationsArgs, 'ids'>>;
  deleteOrganizationGroups?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteOrganizationGroupsArgs, 'ids'>>;
  deletePassports?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeletePassportsArgs, 'ids'>>;
  deletePerDiems?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeletePerDiemsArgs, 'ids'>>;
  deleteProfessions?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteProfessionsArgs, 'ids'>>;
  deleteProjects?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteProjectsArgs, 'ids'>>;
  deleteRelationships?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteRelationshipsArgs, 'ids'>>;
  deleteReligions?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteReligionsArgs, 'ids'>>;
  deleteRoles?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteRolesArgs, 'ids'>>;
  deleteS3Files?: Resolver<ResolversTypes['FilesDeleted'], ParentType, ContextType, RequireFields<MutationDeleteS3FilesArgs, 'fileName'>>;
  deleteServiceProviders?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteServiceProvidersArgs, 'ids'>>;
  deleteSkills?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteSkillsArgs, 'ids'>>;
  deleteSpecializations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteSpecializationsArgs, 'ids'>>;
  deleteTaxCodes?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteTaxCodesArgs, 'ids'>>;
  deleteTimekeepingCategories?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteTimekeepingCategoriesArgs, 'ids'>>;
  deleteUniformEntitlements?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteUniformEntitlementsArgs, 'ids'>>;
  deleteUniformIssues?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteUniformIssuesArgs, 'ids'>>;
  deleteUniformItems?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteUniformItemsArgs, 'ids'>>;
  deleteUniformObservations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteUniformObservationsArgs, 'ids'>>;
  deleteUniformStockEntries?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteUniformStockEntriesArgs, 'ids'>>;
  deleteUserAccounts?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteUserAccountsArgs, 'ids'>>;
  deleteVisas?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteVisasArgs, 'ids'>>;
  deleteWorkAuthorizations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteWorkAuthorizationsArgs, 'ids'>>;
  deleteWorkPlaces?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteWorkPlacesArgs, 'ids'>>;
  deleteWorkSchedules?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteWorkSchedulesArgs, 'ids'>>;
  endAccountSessions?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, RequireFields<MutationEndAccountSessionsArgs, 'userAccountId'>>;
  endOwnSessions?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, Partial<MutationEndOwnSessionsArgs>>;
  eraseEmployeeHistory?: Resolver<ResolversTypes['Erasure'], ParentType, ContextType, RequireFields<MutationEraseEmployeeHistoryArgs, 'employeeId' | 'reason'>>;
  generateHolidays?: Resolver<ResolversTypes['HolidayGeneration'], ParentType, ContextType, RequireFields<MutationGenerateHolidaysArgs, 'country' | 'picked' | 'year'>>;
  getPresignedUrl?: Resolver<ResolversTypes['PresignedUrl'], ParentType, ContextType, RequireFields<MutationGetPresignedUrlArgs, 'action' | 'fileName'>>;
  issueUniforms?: Resolver<ResolversTypes['UniformsChanged'], ParentType, ContextType, RequireFields<MutationIssueUniformsArgs, 'condition' | 'issuedOn' | 'itemId' | 'people'>>;
  lockAccountSessions?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, RequireFields<MutationLockAccountSessionsArgs, 'userAccountId'>>;
  observeUniforms?: Resolver<ResolversTypes['UniformsChanged'], ParentType, ContextType, RequireFields<MutationObserveUniformsArgs, 'day' | 'employeeIds' | 'state'>>;
  recordUniformReceipts?: Resolver<ResolversTypes['UniformsChanged'], ParentType, ContextType, RequireFields<MutationRecordUniformReceiptsArgs, 'issueIds'>>;
  registerDevice?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, RequireFields<MutationRegisterDeviceArgs, 'deviceId' | 'userAccountId'>>;
  removeDevice?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, RequireFields<MutationRemoveDeviceArgs, 'deviceId' | 'userAccountId'>>;
  removeOwnDevice?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, RequireFields<MutationRemoveOwnDeviceArgs, 'deviceId'>>;
  resetTwoFactor?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, RequireFields<MutationResetTwoFactorArgs, 'userAccountId'>>;
  returnUniforms?: Resolver<ResolversTypes['UniformsChanged'], ParentType, ContextType, RequireFields<MutationReturnUniformsArgs, 'day' | 'issues' | 'outcome' | 'recovery'>>;
  startViewAs?: Resolver<ResolversTypes['ViewAsAnswer'], ParentType, ContextType, Partial<MutationStartViewAsArgs>>;
  undoChangeSet?: Resolver<ResolversTypes['UndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoChangeSetArgs, 'id' | 'wait'>>;
  updateAccountType?: Resolver<ResolversTypes['AccountTypeChange'], ParentType, ContextType, RequireFields<MutationUpdateAccountTypeArgs, 'id' | 'input' | 'version'>>;
  updateAccreditationCategory?: Resolver<ResolversTypes['AccreditationCategoryChange'], ParentType, ContextType, RequireFields<MutationUpdateAccreditationCategoryArgs, 'id' | 'input' | 'version'>>;
  updateAccreditationLink?: Resolver<ResolversTypes['AccreditationLinkChange'], ParentType, ContextType, RequireFields<MutationUpdateAccreditationLinkArgs, 'id' | 'input' | 'version'>>;
  updateAccreditationType?: Resolver<ResolversTypes['AccreditationTypeChange'], ParentType, ContextType, RequireFields<MutationUpdateAccreditationTypeArgs, 'id' | 'input' | 'version'>>;
  updateAward?: Resolver<ResolversTypes['AwardChange'], ParentType, ContextType, RequireFields<MutationUpdateAwardArgs, 'id' | 'input' | 'version'>>;
  updateBank?: Resolver<ResolversTypes['BankChange'], ParentType, ContextType, RequireFields<MutationUpdateBankArgs, 'id' | 'input' | 'version'>>;
  updateBankAccount?: Resolver<ResolversTypes['BankAccountChange'], ParentType, ContextType, RequireFields<MutationUpdateBankAccountArgs, 'id' | 'input' | 'version'>>;
  updateBrand?: Resolver<ResolversTypes['BrandChange'], ParentType, ContextType, RequireFields<MutationUpdateBrandArgs, 'id' | 'input' | 'version'>>;
  updateBusinessUnit?: Resolver<ResolversTypes['BusinessUnitChange'], ParentType, ContextType, RequireFields<MutationUpdateBusinessUnitArgs, 'id' | 'input' | 'version'>>;
  updateCareerTrack?: Resolver<ResolversTypes['CareerTrackChange'], ParentType, ContextType, RequireFields<MutationUpdateCareerTrackArgs, 'id' | 'input' | 'version'>>;
  updateCourse?: Resolver<ResolversTypes['CourseChange'], ParentType, ContextType, RequireFields<MutationUpdateCourseArgs, 'id' | 'input' | 'version'>>;
  updateCurrency?: Resolver<ResolversTypes['CurrencyChange'], ParentType, ContextType, RequireFields<MutationUpdateCurrencyArgs, 'id' | 'input' | 'version'>>;
  updateCustomEmployeeGroup?: Resolver<ResolversTypes['CustomEmployeeGroupChange'], ParentType, ContextType, RequireFields<MutationUpdateCustomEmployeeGroupArgs, 'id' | 'input' | 'version'>>;
  updateDepartment?: Resolver<ResolversTypes['DepartmentChange'], ParentType, ContextType, RequireFields<MutationUpdateDepartmentArgs, 'id' | 'input' | 'version'>>;
  updateDesignation?: Resolver<ResolversTypes['DesignationChange'], ParentType, ContextType, RequireFields<MutationUpdateDesignationArgs, 'id' | 'input' | 'version'>>;
  updateDocumentCategory?: Resolver<ResolversTypes['DocumentCategoryChange'], ParentType, ContextType, RequireFields<MutationUpdateDocumentCategoryArgs, 'id' | 'input' | 'version'>>;
  updateDocumentSubtype?: Resolver<ResolversTypes['DocumentSubtypeChange'], ParentType, ContextType, RequireFields<MutationUpdateDocumentSubtypeArgs, 'id' | 'input' | 'version'>>;
  updateDocumentType?: Resolver<ResolversTypes['DocumentTypeChange'], ParentType, ContextType, RequireFields<MutationUpdateDocumentTypeArgs, 'id' | 'input' | 'version'>>;
  updateEducation?: Resolver<ResolversTypes['EducationChange'], ParentType, ContextType, RequireFields<MutationUpdateEducationArgs, 'id' | 'input' | 'version'>>;
  updateEmployee?: Resolver<ResolversTypes['EmployeeChange'], ParentType, ContextType, RequireFields<MutationUpdateEmployeeArgs, 'id' | 'input' | 'version'>>;
  updateEmployeeAccreditation?: Resolver<ResolversTypes['EmployeeAccreditationChange'], ParentType, ContextType, RequireFields<MutationUpdateEmployeeAccreditationArgs, 'id' | 'input' | 'version'>>;
  updateEmployeeDocument?: Resolver<ResolversTypes['EmployeeDocumentChange'], ParentType, ContextType, RequireFields<MutationUpdateEmployeeDocumentArgs, 'id' | 'input' | 'version'>>;
  updateEmployeeNumberSeries?: Resolver<ResolversTypes['EmployeeNumberSeriesChange'], ParentType, ContextType, RequireFields<MutationUpdateEmployeeNumberSeriesArgs, 'id' | 'input' | 'version'>>;
  updateEmployeeType?: Resolver<ResolversTypes['EmployeeTypeChange'], ParentType, ContextType, RequireFields<MutationUpdateEmployeeTypeArgs, 'id' | 'input' | 'version'>>;
  updateEnforcementGroup?: Resolver<ResolversTypes['EnforcementGroupChange'], ParentType, ContextType, RequireFields<MutationUpdateEnforcementGroupArgs, 'id' | 'input' | 'version'>>;
  updateExperience?: Resolver<ResolversTypes['ExperienceChange'], ParentType, ContextType, RequireFields<MutationUpdateExperienceArgs, 'id' | 'input' | 'version'>>;
  updateFamilyMember?: Resolver<ResolversTypes['FamilyMemberChange'], ParentType, ContextType, RequireFields<MutationUpdateFamilyMemberArgs, 'id' | 'input' | 'version'>>;
  updateGrade?: Resolver<ResolversTypes['GradeChange'], ParentType, ContextType, RequireFields<MutationUpdateGradeArgs, 'id' | 'input' | 'version'>>;
  updateHoliday?: Resolver<ResolversTypes['HolidayChange'], ParentType, ContextType, RequireFields<MutationUpdateHolidayArgs, 'id' | 'input' | 'version'>>;
  updateInstitution?: Resolver<ResolversTypes['InstitutionChange'], ParentType, ContextType, RequireFields<MutationUpdateInstitutionArgs, 'id' | 'input' | 'version'>>;
  updateInsuranceType?: Resolver<ResolversTypes['InsuranceTypeChange'], ParentType, ContextType, RequireFields<MutationUpdateInsuranceTypeArgs, 'id' | 'input' | 'version'>>;
  updateJobChange?: Resolver<ResolversTypes['JobChangeChange'], ParentType, ContextType, RequireFields<MutationUpdateJobChangeArgs, 'id' | 'input' | 'version'>>;
  updateJobLevel?: Resolver<ResolversTypes['JobLevelChange'], ParentType, ContextType, RequireFields<MutationUpdateJobLevelArgs, 'id' | 'input' | 'version'>>;
  updateJobRole?: Resolver<ResolversTypes['JobRoleChange'], ParentType, ContextType, RequireFields<MutationUpdateJobRoleArgs, 'id' | 'input' | 'version'>>;
  updateLicence?: Resolver<ResolversTypes['LicenceChange'], ParentType, ContextType, RequireFields<MutationUpdateLicenceArgs, 'id' | 'input' | 'version'>>;
  updateLocation?: Resolver<ResolversTypes['LocationChange'], ParentType, ContextType, RequireFields<MutationUpdateLocationArgs, 'id' | 'input' | 'version'>>;
  updateLocationArea?: Resolver<ResolversTypes['LocationAreaChange'], ParentType, ContextType, RequireFields<MutationUpdateLocationAreaArgs, 'id' | 'input' | 'version'>>;
  updateLocationType?: Resolver<ResolversTypes['LocationTypeChange'], ParentType, ContextType, RequireFields<MutationUpdateLocationTypeArgs, 'id' | 'input' | 'version'>>;
  updateOrganizationGroup?: Resolver<ResolversTypes['OrganizationGroupChange'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationGroupArgs, 'id' | 'input' | 'version'>>;
  updatePassport?: Resolver<ResolversTypes['PassportChange'], ParentType, ContextType, RequireFields<MutationUpdatePassportArgs, 'id' | 'input' | 'version'>>;
  updatePerDiem?: Resolver<ResolversTypes['PerDiemChange'], ParentType, ContextType, RequireFields<MutationUpdatePerDiemArgs, 'id' | 'input' | 'version'>>;
  updateProbationAndConfirmation?: Resolver<ResolversTypes['ProbationAnswer'], ParentType, ContextType, RequireFields<MutationUpdateProbationAndConfirmationArgs, 'dateOfJoin' | 'employeeId'>>;
  updateProfession?: Resolver<ResolversTypes['ProfessionChange'], ParentType, ContextType, RequireFields<MutationUpdateProfessionArgs, 'id' | 'input' | 'version'>>;
  updateProject?: Resolver<ResolversTypes['ProjectChange'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'id' | 'input' | 'version'>>;
  updateRelationship?: Resolver<ResolversTypes['RelationshipChange'], ParentType, ContextType, RequireFields<MutationUpdateRelationshipArgs, 'id' | 'input' | 'version'>>;
  updateReligion?: Resolver<ResolversTypes['ReligionChange'], ParentType, ContextType, RequireFields<MutationUpdateReligionArgs, 'id' | 'input' | 'version'>>;
  updateRole?: Resolver<ResolversTypes['RoleChange'], ParentType, ContextType, RequireFields<MutationUpdateRoleArgs, 'id' | 'input' | 'version'>>;
  updateServiceProvider?: Resolver<ResolversTypes['ServiceProviderChange'], ParentType, ContextType, RequireFields<MutationUpdateServiceProviderArgs, 'id' | 'input' | 'version'>>;
  updateSkill?: Resolver<ResolversTypes['SkillChange'], ParentType, ContextType, RequireFields<MutationUpdateSkillArgs, 'id' | 'input' | 'version'>>;
  updateSpecialization?: Resolver<ResolversTypes['SpecializationChange'], ParentType, ContextType, RequireFields<MutationUpdateSpecializationArgs, 'id' | 'input' | 'version'>>;
  updateTaxCode?: Resolver<ResolversTypes['TaxCodeChange'], ParentType, ContextType, RequireFields<MutationUpdateTaxCodeArgs, 'id' | 'input' | 'version'>>;
  updateTimekeepingCategory?: Resolver<ResolversTypes['TimekeepingCategoryChange'], ParentType, ContextType, RequireFields<MutationUpdateTimekeepingCategoryArgs, 'id' | 'input' | 'version'>>;
  updateUniformEntitlement?: Resolver<ResolversTypes['UniformEntitlementChange'], ParentType, ContextType, RequireFields<MutationUpdateUniformEntitlementArgs, 'id' | 'input' | 'version'>>;
  updateUniformIssue?: Resolver<ResolversTypes['UniformIssueChange'], ParentType, ContextType, RequireFields<MutationUpdateUniformIssueArgs, 'id' | 'input' | 'version'>>;
  updateUniformItem?: Resolver<ResolversTypes['UniformItemChange'], ParentType, ContextType, RequireFields<MutationUpdateUniformItemArgs, 'id' | 'input' | 'version'>>;
  updateUniformObservation?: Resolver<ResolversTypes['UniformObservationChange'], ParentType, ContextType, RequireFields<MutationUpdateUniformObservationArgs, 'id' | 'input' | 'version'>>;
  updateUniformStockEntry?: Resolver<ResolversTypes['UniformStockEntryChange'], ParentType, ContextType, RequireFields<MutationUpdateUniformStockEntryArgs, 'id' | 'input' | 'version'>>;
  updateUserAccount?: Resolver<ResolversTypes['UserAccountChange'], ParentType, ContextType, RequireFields<MutationUpdateUserAccountArgs, 'id' | 'input' | 'version'>>;
  updateVisa?: Resolver<ResolversTypes['VisaChange'], ParentType, ContextType, RequireFields<MutationUpdateVisaArgs, 'id' | 'input' | 'version'>>;
  updateWorkAuthorization?: Resolver<ResolversTypes['WorkAuthorizationChange'], ParentType, ContextType, RequireFields<MutationUpdateWorkAuthorizationArgs, 'id' | 'input' | 'version'>>;
  updateWorkPlace?: Resolver<ResolversTypes['WorkPlaceChange'], ParentType, ContextType, RequireFields<MutationUpdateWorkPlaceArgs, 'id' | 'input' | 'version'>>;
  updateWorkSchedule?: Resolver<ResolversTypes['WorkScheduleChange'], ParentType, ContextType, RequireFields<MutationUpdateWorkScheduleArgs, 'id' | 'input' | 'version'>>;
};

export type OrganizationGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationGroup'] = ResolversParentTypes['OrganizationGroup']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationGroupAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationGroupAnswer'] = ResolversParentTypes['OrganizationGroupAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['OrganizationGroup']>, ParentType, ContextType>;
};

export type OrganizationGroupChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationGroupChange'] = ResolversParentTypes['OrganizationGroupChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['OrganizationGroup']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type OrganizationGroupPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationGroupPage'] = ResolversParentTypes['OrganizationGroupPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['OrganizationGroup']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationStructureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationStructure'] = ResolversParentTypes['OrganizationStructure']> = {
  areas?: Resolver<Maybe<Array<ResolversTypes['StructurePart']>>, ParentType, ContextType>;
  businessUnits?: Resolver<Maybe<Array<ResolversTypes['StructurePart']>>, ParentType, ContextType>;
  departments?: Resolver<Maybe<Array<ResolversTypes['StructurePart']>>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<Maybe<Array<ResolversTypes['StructurePart']>>, ParentType, ContextType>;
  locations?: Resolver<Maybe<Array<ResolversTypes['StructurePart']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnEmployeeDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnEmployeeDetails'] = ResolversParentTypes['OwnEmployeeDetails']> = {
  confirmationDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  dateOfJoin?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  departmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeePhotoPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableWorkPlace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  managerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  probationDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  userDefinedEmployeeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PassportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passport'] = ResolversParentTypes['Passport']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  issuingCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PassportAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PassportAnswer'] = ResolversParentTypes['PassportAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Passport']>, ParentType, ContextType>;
};

export type PassportChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PassportChange'] = ResolversParentTypes['PassportChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Passport']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type PassportPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PassportPage'] = ResolversParentTypes['PassportPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Passport']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PerDiemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PerDiem'] = ResolversParentTypes['PerDiem']> = {
  configurationType?: Resolver<ResolversTypes['PerDiemConfiguration'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expenseType?: Resolver<ResolversTypes['PerDiemExpense'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  includeTravelDates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  perDiemRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PerDiemAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PerDiemAnswer'] = ResolversParentTypes['PerDiemAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['PerDiem']>, ParentType, ContextType>;
};

export type PerDiemChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PerDiemChange'] = ResolversParentTypes['PerDiemChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['PerDiem']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type PerDiemPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PerDiemPage'] = ResolversParentTypes['PerDiemPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PerDiem']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonInLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonInLine'] = ResolversParentTypes['PersonInLine']> = {
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PresignedUrlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PresignedUrl'] = ResolversParentTypes['PresignedUrl']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  presignedUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  s3DocumentDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type ProbationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProbationAnswer'] = ResolversParentTypes['ProbationAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProbationEmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProbationEmployee'] = ResolversParentTypes['ProbationEmployee']> = {
  dateOfJoin?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  designationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  probationDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  probationDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userDefinedEmployeeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProbationEmployeesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProbationEmployees'] = ResolversParentTypes['ProbationEmployees']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  probationEmployees?: Resolver<Array<ResolversTypes['ProbationEmployee']>, ParentType, ContextType>;
};

export type ProfessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profession'] = ResolversParentTypes['Profession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfessionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfessionAnswer'] = ResolversParentTypes['ProfessionAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Profession']>, ParentType, ContextType>;
};

export type ProfessionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfessionChange'] = ResolversParentTypes['ProfessionChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Profession']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ProfessionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfessionPage'] = ResolversParentTypes['ProfessionPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Profession']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfessionReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfessionReference'] = ResolversParentTypes['ProfessionReference']> = {
  Profession_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Profession_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  businessUnit?: Resolver<Maybe<ResolversTypes['BusinessUnit']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  manager?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  toDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectAccreditationCategoryDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectAccreditationCategoryDetails'] = ResolversParentTypes['ProjectAccreditationCategoryDetails']> = {
  accreditationCategories?: Resolver<Array<ResolversTypes['AccreditationCategoryOption']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['ProjectOption']>, ParentType, ContextType>;
};

export type ProjectAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectAnswer'] = ResolversParentTypes['ProjectAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
};

export type ProjectChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectChange'] = ResolversParentTypes['ProjectChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ProjectOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectOption'] = ResolversParentTypes['ProjectOption']> = {
  projectCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  projectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectPage'] = ResolversParentTypes['ProjectPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountSecurity?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, RequireFields<QueryAccountSecurityArgs, 'userAccountId'>>;
  accountType?: Resolver<ResolversTypes['AccountTypeAnswer'], ParentType, ContextType, RequireFields<QueryAccountTypeArgs, 'id'>>;
  accountTypeHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAccountTypeHistoryArgs, 'id' | 'limit' | 'offset'>>;
  accreditationCategory?: Resolver<ResolversTypes['AccreditationCategoryAnswer'], ParentType, ContextType, RequireFields<QueryAccreditationCategoryArgs, 'id'>>;
  accreditationCategoryHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAccreditationCategoryHistoryArgs, 'id' | 'limit' | 'offset'>>;
  accreditationLink?: Resolver<ResolversTypes['AccreditationLinkAnswer'], ParentType, ContextType, RequireFields<QueryAccreditationLinkArgs, 'id'>>;
  accreditationLinkHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAccreditationLinkHistoryArgs, 'id' | 'limit' | 'offset'>>;
  accreditationType?: Resolver<ResolversTypes['AccreditationTypeAnswer'], ParentType, ContextType, RequireFields<QueryAccreditationTypeArgs, 'id'>>;
  accreditationTypeHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAccreditationTypeHistoryArgs, 'id' | 'limit' | 'offset'>>;
  award?: Resolver<ResolversTypes['AwardAnswer'], ParentType, ContextType, RequireFields<QueryAwardArgs, 'id'>>;
  awardHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAwardHistoryArgs, 'id' | 'limit' | 'offset'>>;
  bank?: Resolver<ResolversTypes['BankAnswer'], ParentType, ContextType, RequireFields<QueryBankArgs, 'id'>>;
  bankAccount?: Resolver<ResolversTypes['BankAccountAnswer'], ParentType, ContextType, RequireFields<QueryBankAccountArgs, 'id'>>;
  bankAccountHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryBankAccountHistoryArgs, 'id' | 'limit' | 'offset'>>;
  bankHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryBankHistoryArgs, 'id' | 'limit' | 'offset'>>;
  brand?: Resolver<ResolversTypes['BrandAnswer'], ParentType, ContextType, RequireFields<QueryBrandArgs, 'id'>>;
  brandHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryBrandHistoryArgs, 'id' | 'limit' | 'offset'>>;
  businessUnit?: Resolver<ResolversTypes['BusinessUnitAnswer'], ParentType, ContextType, RequireFields<QueryBusinessUnitArgs, 'id'>>;
  businessUnitHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryBusinessUnitHistoryArgs, 'id' | 'limit' | 'offset'>>;
  careerTrack?: Resolver<ResolversTypes['CareerTrackAnswer'], ParentType, ContextType, RequireFields<QueryCareerTrackArgs, 'id'>>;
  careerTrackHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCareerTrackHistoryArgs, 'id' | 'limit' | 'offset'>>;
  course?: Resolver<ResolversTypes['CourseAnswer'], ParentType, ContextType, RequireFields<QueryCourseArgs, 'id'>>;
  courseHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCourseHistoryArgs, 'id' | 'limit' | 'offset'>>;
  currency?: Resolver<ResolversTypes['CurrencyAnswer'], ParentType, ContextType, RequireFields<QueryCurrencyArgs, 'id'>>;
  currencyHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCurrencyHistoryArgs, 'id' | 'limit' | 'offset'>>;
  customEmployeeGroup?: Resolver<ResolversTypes['CustomEmployeeGroupAnswer'], ParentType, ContextType, RequireFields<QueryCustomEmployeeGroupArgs, 'id'>>;
  customEmployeeGroupHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCustomEmployeeGroupHistoryArgs, 'id' | 'limit' | 'offset'>>;
  department?: Resolver<ResolversTypes['DepartmentAnswer'], ParentType, ContextType, RequireFields<QueryDepartmentArgs, 'id'>>;
  departmentHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryDepartmentHistoryArgs, 'id' | 'limit' | 'offset'>>;
  departmentTree?: Resolver<ResolversTypes['DepartmentTree'], ParentType, ContextType>;
  designation?: Resolver<ResolversTypes['DesignationAnswer'], ParentType, ContextType, RequireFields<QueryDesignationArgs, 'id'>>;
  designationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryDesignationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  documentCategory?: Resolver<ResolversTypes['DocumentCategoryAnswer'], ParentType, ContextType, RequireFields<QueryDocumentCategoryArgs, 'id'>>;
  documentCategoryHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryDocumentCategoryHistoryArgs, 'id' | 'limit' | 'offset'>>;
  documentSubtype?: Resolver<ResolversTypes['DocumentSubtypeAnswer'], ParentType, ContextType, RequireFields<QueryDocumentSubtypeArgs, 'id'>>;
  documentSubtypeHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryDocumentSubtypeHistoryArgs, 'id' | 'limit' | 'offset'>>;
  documentType?: Resolver<ResolversTypes['DocumentTypeAnswer'], ParentType, ContextType, RequireFields<QueryDocumentTypeArgs, 'id'>>;
  documentTypeHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryDocumentTypeHistoryArgs, 'id' | 'limit' | 'offset'>>;
  education?: Resolver<ResolversTypes['EducationAnswer'], ParentType, ContextType, RequireFields<QueryEducationArgs, 'id'>>;
  educationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryEducationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  employee?: Resolver<ResolversTypes['EmployeeAnswer'], ParentType, ContextType, RequireFields<QueryEmployeeArgs, 'id'>>;
  employeeAccreditation?: Resolver<ResolversTypes['EmployeeAccreditationAnswer'], ParentType, ContextType, RequireFields<QueryEmployeeAccreditationArgs, 'id'>>;
  employeeAccreditationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryEmployeeAccreditationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  employeeDocument?: Resolver<ResolversTypes['EmployeeDocumentAnswer'], ParentType, ContextType, RequireFields<QueryEmployeeDocumentArgs, 'id'>>;
  employeeDocumentHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryEmployeeDocumentHistoryArgs, 'id' | 'limit' | 'offset'>>;
  employeeHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryEmployeeHistoryArgs, 'id' | 'limit' | 'offset'>>;
  employeeNumberSeries?: Resolver<ResolversTypes['EmployeeNumberSeriesAnswer'], ParentType, ContextType, RequireFields<QueryEmployeeNumberSeriesArgs, 'id'>>;
  employeeNumberSeriesHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryEmployeeNumberSeriesHistoryArgs, 'id' | 'limit' | 'offset'>>;
  employeeTimeline?: Resolver<ResolversTypes['TimelinePage'], ParentType, ContextType, RequireFields<QueryEmployeeTimelineArgs, 'employeeId' | 'limit'>>;
  employeeType?: Resolver<ResolversTypes['EmployeeTypeAnswer'], ParentType, ContextType, RequireFields<QueryEmployeeTypeArgs, 'id'>>;
  employeeTypeHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryEmployeeTypeHistoryArgs, 'id' | 'limit' | 'offset'>>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  enforcementGroup?: Resolver<ResolversTypes['EnforcementGroupAnswer'], ParentType, ContextType, RequireFields<QueryEnforcementGroupArgs, 'id'>>;
  enforcementGroupHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryEnforcementGroupHistoryArgs, 'id' | 'limit' | 'offset'>>;
  experience?: Resolver<ResolversTypes['ExperienceAnswer'], ParentType, ContextType, RequireFields<QueryExperienceArgs, 'id'>>;
  experienceHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryExperienceHistoryArgs, 'id' | 'limit' | 'offset'>>;
  explainAccess?: Resolver<ResolversTypes['AccessExplanation'], ParentType, ContextType, RequireFields<QueryExplainAccessArgs, 'askedForm' | 'userAccountId'>>;
  familyMember?: Resolver<ResolversTypes['FamilyMemberAnswer'], ParentType, ContextType, RequireFields<QueryFamilyMemberArgs, 'id'>>;
  familyMemberHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryFamilyMemberHistoryArgs, 'id' | 'limit' | 'offset'>>;
  getBarangayListWithCity?: Resolver<ResolversTypes['Barangays'], ParentType, ContextType, RequireFields<QueryGetBarangayListWithCityArgs, 'limit' | 'offset'>>;
  getCityListWithState?: Resolver<ResolversTypes['CitiesWithState'], ParentType, ContextType, RequireFields<QueryGetCityListWithStateArgs, 'limit' | 'offset'>>;
  getCustomGroups?: Resolver<ResolversTypes['CustomGroupList'], ParentType, ContextType, Partial<QueryGetCustomGroupsArgs>>;
  getDesignationDetails?: Resolver<ResolversTypes['DesignationPage'], ParentType, ContextType, RequireFields<QueryGetDesignationDetailsArgs, 'estimate' | 'limit' | 'offset'>>;
  getDropDownBoxDetails?: Resolver<ResolversTypes['DropDownBoxDetails'], ParentType, ContextType, RequireFields<QueryGetDropDownBoxDetailsArgs, 'status'>>;
  getEmployeeCount?: Resolver<ResolversTypes['EmployeeCount'], ParentType, ContextType, Partial<QueryGetEmployeeCountArgs>>;
  getEmployeeDetails?: Resolver<ResolversTypes['EmployeeDetailsAnswer'], ParentType, ContextType>;
  getEmployeeDetailsBasedOnGroup?: Resolver<ResolversTypes['GroupMemberList'], ParentType, ContextType, RequireFields<QueryGetEmployeeDetailsBasedOnGroupArgs, 'customGroupId' | 'limit' | 'offset'>>;
  getEmployeeWorkScheduleDetails?: Resolver<ResolversTypes['EmployeeWorkScheduleDetails'], ParentType, ContextType, Partial<QueryGetEmployeeWorkScheduleDetailsArgs>>;
  getEmployeesDetailsBasedOnRole?: Resolver<ResolversTypes['EmployeesDetailsBasedOnRole'], ParentType, ContextType, RequireFields<QueryGetEmployeesDetailsBasedOnRoleArgs, 'isSalaryEdit' | 'limit' | 'offset'>>;
  grade?: Resolver<ResolversTypes['GradeAnswer'], ParentType, ContextType, RequireFields<QueryGradeArgs, 'id'>>;
  gradeHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryGradeHistoryArgs, 'id' | 'limit' | 'offset'>>;
  holiday?: Resolver<ResolversTypes['HolidayAnswer'], ParentType, ContextType, RequireFields<QueryHolidayArgs, 'id'>>;
  holidayHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryHolidayHistoryArgs, 'id' | 'limit' | 'offset'>>;
  institution?: Resolver<ResolversTypes['InstitutionAnswer'], ParentType, ContextType, RequireFields<QueryInstitutionArgs, 'id'>>;
  institutionHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryInstitutionHistoryArgs, 'id' | 'limit' | 'offset'>>;
  insuranceType?: Resolver<ResolversTypes['InsuranceTypeAnswer'], ParentType, ContextType, RequireFields<QueryInsuranceTypeArgs, 'id'>>;
  insuranceTypeHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryInsuranceTypeHistoryArgs, 'id' | 'limit' | 'offset'>>;
  jobChange?: Resolver<ResolversTypes['JobChangeAnswer'], ParentType, ContextType, RequireFields<QueryJobChangeArgs, 'id'>>;
  jobChangeHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryJobChangeHistoryArgs, 'id' | 'limit' | 'offset'>>;
  jobLevel?: Resolver<ResolversTypes['JobLevelAnswer'], ParentType, ContextType, RequireFields<QueryJobLevelArgs, 'id'>>;
  jobLevelHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryJobLevelHistoryArgs, 'id' | 'limit' | 'offset'>>;
  jobRole?: Resolver<ResolversTypes['JobRoleAnswer'], ParentType, ContextType, RequireFields<QueryJobRoleArgs, 'id'>>;
  jobRoleHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryJobRoleHistoryArgs, 'id' | 'limit' | 'offset'>>;
  licence?: Resolver<ResolversTypes['LicenceAnswer'], ParentType, ContextType, RequireFields<QueryLicenceArgs, 'id'>>;
  licenceHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryLicenceHistoryArgs, 'id' | 'limit' | 'offset'>>;
  listAccountType?: Resolver<ResolversTypes['AccountTypes'], ParentType, ContextType, RequireFields<QueryListAccountTypeArgs, 'limit' | 'offset'>>;
  listAccountTypes?: Resolver<ResolversTypes['AccountTypePage'], ParentType, ContextType, RequireFields<QueryListAccountTypesArgs, 'estimate' | 'limit' | 'offset'>>;
  listAccreditationCategories?: Resolver<ResolversTypes['AccreditationCategoryPage'], ParentType, ContextType, RequireFields<QueryListAccreditationCategoriesArgs, 'estimate' | 'limit' | 'offset'>>;
  listAccreditationLinks?: Resolver<ResolversTypes['AccreditationLinkPage'], ParentType, ContextType, RequireFields<QueryListAccreditationLinksArgs, 'estimate' | 'limit' | 'offset'>>;
  listAllEmployeeDetails?: Resolver<ResolversTypes['AllEmployeeDetails'], ParentType, ContextType, RequireFields<QueryListAllEmployeeDetailsArgs, 'limit' | 'offset' | 'onlyActiveEmployees'>>;
  listAwards?: Resolver<ResolversTypes['AwardPage'], ParentType, ContextType, RequireFields<QueryListAwardsArgs, 'estimate' | 'limit' | 'offset'>>;
  listBankAccounts?: Resolver<ResolversTypes['BankAccountPage'], ParentType, ContextType, RequireFields<QueryListBankAccountsArgs, 'estimate' | 'limit' | 'offset'>>;
  listBankDetails?: Resolver<ResolversTypes['BankDetails'], ParentType, ContextType, RequireFields<QueryListBankDetailsArgs, 'limit' | 'offset'>>;
  listBanks?: Resolver<ResolversTypes['BankPage'], ParentType, ContextType, RequireFields<QueryListBanksArgs, 'estimate' | 'limit' | 'offset'>>;
  listBrands?: Resolver<ResolversTypes['BrandPage'], ParentType, ContextType, RequireFields<QueryListBrandsArgs, 'estimate' | 'limit' | 'offset'>>;
  listBusinessUnitInDropdown?: Resolver<ResolversTypes['BusinessUnitPage'], ParentType, ContextType, RequireFields<QueryListBusinessUnitInDropdownArgs, 'estimate' | 'limit' | 'offset'>>;
  listCareerTracks?: Resolver<ResolversTypes['CareerTrackPage'], ParentType, ContextType, RequireFields<QueryListCareerTracksArgs, 'estimate' | 'limit' | 'offset'>>;
  listCountries?: Resolver<ResolversTypes['Countries'], ParentType, ContextType, Partial<QueryListCountriesArgs>>;
  listCourseDetails?: Resolver<ResolversTypes['CourseDetails'], ParentType, ContextType, RequireFields<QueryListCourseDetailsArgs, 'limit' | 'offset'>>;
  listCourses?: Resolver<ResolversTypes['CoursePage'], ParentType, ContextType, RequireFields<QueryListCoursesArgs, 'estimate' | 'limit' | 'offset'>>;
  listCurrencies?: Resolver<ResolversTypes['CurrencyPage'], ParentType, ContextType, RequireFields<QueryListCurrenciesArgs, 'estimate' | 'limit' | 'offset'>>;
  listCustomEmployeeGroupRecords?: Resolver<ResolversTypes['CustomEmployeeGroupPage'], ParentType, ContextType, RequireFields<QueryListCustomEmployeeGroupRecordsArgs, 'estimate' | 'limit' | 'offset'>>;
  listCustomEmployeeGroups?: Resolver<ResolversTypes['CustomGroupList'], ParentType, ContextType, Partial<QueryListCustomEmployeeGroupsArgs>>;
  listDepartments?: Resolver<ResolversTypes['DepartmentPage'], ParentType, ContextType, RequireFields<QueryListDepartmentsArgs, 'estimate' | 'limit' | 'offset'>>;
  listDocumentCategory?: Resolver<ResolversTypes['DocumentCategoryPage'], ParentType, ContextType, RequireFields<QueryListDocumentCategoryArgs, 'estimate' | 'limit' | 'offset'>>;
  listDocumentSubType?: Resolver<ResolversTypes['DocumentSubtypePage'], ParentType, ContextType, RequireFields<QueryListDocumentSubTypeArgs, 'estimate' | 'limit' | 'offset'>>;
  listDocumentType?: Resolver<ResolversTypes['DocumentTypePage'], ParentType, ContextType, RequireFields<QueryListDocumentTypeArgs, 'estimate' | 'limit' | 'offset'>>;
  listEducations?: Resolver<ResolversTypes['EducationPage'], ParentType, ContextType, RequireFields<QueryListEducationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listEmpProfession?: Resolver<ResolversTypes['EmpProfessions'], ParentType, ContextType, RequireFields<QueryListEmpProfessionArgs, 'limit' | 'offset'>>;
  listEmployeeAccreditations?: Resolver<ResolversTypes['EmployeeAccreditationPage'], ParentType, ContextType, RequireFields<QueryListEmployeeAccreditationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listEmployeeDocuments?: Resolver<ResolversTypes['EmployeeDocumentPage'], ParentType, ContextType, RequireFields<QueryListEmployeeDocumentsArgs, 'estimate' | 'limit' | 'offset'>>;
  listEmployeeNumberSeries?: Resolver<ResolversTypes['EmployeeNumberSeriesPage'], ParentType, ContextType, RequireFields<QueryListEmployeeNumberSeriesArgs, 'estimate' | 'limit' | 'offset'>>;
  listEmployeeTypes?: Resolver<ResolversTypes['EmployeeTypePage'], ParentType, ContextType, RequireFields<QueryListEmployeeTypesArgs, 'estimate' | 'limit' | 'offset'>>;
  listEmployees?: Resolver<ResolversTypes['EmployeePage'], ParentType, ContextType, RequireFields<QueryListEmployeesArgs, 'estimate' | 'limit' | 'offset'>>;
  listEnforcementGroups?: Resolver<ResolversTypes['EnforcementGroupPage'], ParentType, ContextType, RequireFields<QueryListEnforcementGroupsArgs, 'estimate' | 'limit' | 'offset'>>;
  listExperiences?: Resolver<ResolversTypes['ExperiencePage'], ParentType, ContextType, RequireFields<QueryListExperiencesArgs, 'estimate' | 'limit' | 'offset'>>;
  listFamilyMembers?: Resolver<ResolversTypes['FamilyMemberPage'], ParentType, ContextType, RequireFields<QueryListFamilyMembersArgs, 'estimate' | 'limit' | 'offset'>>;
  listFormReaders?: Resolver<ResolversTypes['FormReaderPage'], ParentType, ContextType, RequireFields<QueryListFormReadersArgs, 'askedForm' | 'limit' | 'offset'>>;
  listGrades?: Resolver<ResolversTypes['GradePage'], ParentType, ContextType, RequireFields<QueryListGradesArgs, 'estimate' | 'limit' | 'offset'>>;
  listHolidaies?: Resolver<ResolversTypes['HolidayPage'], ParentType, ContextType, RequireFields<QueryListHolidaiesArgs, 'estimate' | 'limit' | 'offset'>>;
  listInstitutions?: Resolver<ResolversTypes['InstitutionPage'], ParentType, ContextType, RequireFields<QueryListInstitutionsArgs, 'estimate' | 'limit' | 'offset'>>;
  listInsuranceType?: Resolver<ResolversTypes['InsuranceTypes'], ParentType, ContextType, RequireFields<QueryListInsuranceTypeArgs, 'limit' | 'offset'>>;
  listInsuranceTypes?: Resolver<ResolversTypes['InsuranceTypePage'], ParentType, ContextType, RequireFields<QueryListInsuranceTypesArgs, 'estimate' | 'limit' | 'offset'>>;
  listJobChanges?: Resolver<ResolversTypes['JobChangePage'], ParentType, ContextType, RequireFields<QueryListJobChangesArgs, 'estimate' | 'limit' | 'offset'>>;
  listJobLevel?: Resolver<ResolversTypes['JobLevelPage'], ParentType, ContextType, RequireFields<QueryListJobLevelArgs, 'estimate' | 'limit' | 'offset'>>;
  listJobRoles?: Resolver<ResolversTypes['JobRolePage'], ParentType, ContextType, RequireFields<QueryListJobRolesArgs, 'estimate' | 'limit' | 'offset'>>;
  listLanguages?: Resolver<ResolversTypes['LanguageList'], ParentType, ContextType>;
  listLeaveTypes?: Resolver<ResolversTypes['LeaveTypeReferences'], ParentType, ContextType, RequireFields<QueryListLeaveTypesArgs, 'limit' | 'offset'>>;
  listLicences?: Resolver<ResolversTypes['LicencePage'], ParentType, ContextType, RequireFields<QueryListLicencesArgs, 'estimate' | 'limit' | 'offset'>>;
  listLocationAreas?: Resolver<ResolversTypes['LocationAreaPage'], ParentType, ContextType, RequireFields<QueryListLocationAreasArgs, 'estimate' | 'limit' | 'offset'>>;
  listLocationTypes?: Resolver<ResolversTypes['LocationTypePage'], ParentType, ContextType, RequireFields<QueryListLocationTypesArgs, 'estimate' | 'limit' | 'offset'>>;
  listLocations?: Resolver<ResolversTypes['LocationPage'], ParentType, ContextType, RequireFields<QueryListLocationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listOrganizationGroups?: Resolver<ResolversTypes['OrganizationGroupPage'], ParentType, ContextType, RequireFields<QueryListOrganizationGroupsArgs, 'estimate' | 'limit' | 'offset'>>;
  listPassports?: Resolver<ResolversTypes['PassportPage'], ParentType, ContextType, RequireFields<QueryListPassportsArgs, 'estimate' | 'limit' | 'offset'>>;
  listPerDiems?: Resolver<ResolversTypes['PerDiemPage'], ParentType, ContextType, RequireFields<QueryListPerDiemsArgs, 'estimate' | 'limit' | 'offset'>>;
  listProbationEmployees?: Resolver<ResolversTypes['ProbationEmployees'], ParentType, ContextType, Partial<QueryListProbationEmployeesArgs>>;
  listProfessions?: Resolver<ResolversTypes['ProfessionPage'], ParentType, ContextType, RequireFields<QueryListProfessionsArgs, 'estimate' | 'limit' | 'offset'>>;
  listProjects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<QueryListProjectsArgs, 'estimate' | 'limit' | 'offset'>>;
  listRelationships?: Resolver<ResolversTypes['RelationshipPage'], ParentType, ContextType, RequireFields<QueryListRelationshipsArgs, 'estimate' | 'limit' | 'offset'>>;
  listReligions?: Resolver<ResolversTypes['ReligionPage'], ParentType, ContextType, RequireFields<QueryListReligionsArgs, 'estimate' | 'limit' | 'offset'>>;
  listRoles?: Resolver<ResolversTypes['RolePage'], ParentType, ContextType, RequireFields<QueryListRolesArgs, 'estimate' | 'limit' | 'offset'>>;
  listServiceProviders?: Resolver<ResolversTypes['ServiceProviderPage'], ParentType, ContextType, RequireFields<QueryListServiceProvidersArgs, 'estimate' | 'limit' | 'offset'>>;
  listSkills?: Resolver<ResolversTypes['SkillPage'], ParentType, ContextType, RequireFields<QueryListSkillsArgs, 'estimate' | 'limit' | 'offset'>>;
  listSpecializations?: Resolver<ResolversTypes['SpecializationPage'], ParentType, ContextType, RequireFields<QueryListSpecializationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listTaxCodeDetails?: Resolver<ResolversTypes['TaxCodeDetails'], ParentType, ContextType, RequireFields<QueryListTaxCodeDetailsArgs, 'limit' | 'offset'>>;
  listTaxCodes?: Resolver<ResolversTypes['TaxCodePage'], ParentType, ContextType, RequireFields<QueryListTaxCodesArgs, 'estimate' | 'limit' | 'offset'>>;
  listTimekeepingCareerDetail?: Resolver<ResolversTypes['TimekeepingCareerDetail'], ParentType, ContextType>;
  listTimekeepingCategories?: Resolver<ResolversTypes['TimekeepingCategoryPage'], ParentType, ContextType, RequireFields<QueryListTimekeepingCategoriesArgs, 'estimate' | 'limit' | 'offset'>>;
  listUniformEntitlements?: Resolver<ResolversTypes['UniformEntitlementPage'], ParentType, ContextType, RequireFields<QueryListUniformEntitlementsArgs, 'estimate' | 'limit' | 'offset'>>;
  listUniformIssues?: Resolver<ResolversTypes['UniformIssuePage'], ParentType, ContextType, RequireFields<QueryListUniformIssuesArgs, 'estimate' | 'limit' | 'offset'>>;
  listUniformItems?: Resolver<ResolversTypes['UniformItemPage'], ParentType, ContextType, RequireFields<QueryListUniformItemsArgs, 'estimate' | 'limit' | 'offset'>>;
  listUniformObservations?: Resolver<ResolversTypes['UniformObservationPage'], ParentType, ContextType, RequireFields<QueryListUniformObservationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listUniformStockEntries?: Resolver<ResolversTypes['UniformStockEntryPage'], ParentType, ContextType, RequireFields<QueryListUniformStockEntriesArgs, 'estimate' | 'limit' | 'offset'>>;
  listUserAccounts?: Resolver<ResolversTypes['UserAccountPage'], ParentType, ContextType, RequireFields<QueryListUserAccountsArgs, 'estimate' | 'limit' | 'offset'>>;
  listViewings?: Resolver<ResolversTypes['ViewingPage'], ParentType, ContextType, RequireFields<QueryListViewingsArgs, 'limit' | 'offset'>>;
  listVisas?: Resolver<ResolversTypes['VisaPage'], ParentType, ContextType, RequireFields<QueryListVisasArgs, 'estimate' | 'limit' | 'offset'>>;
  listWorkAuthorizations?: Resolver<ResolversTypes['WorkAuthorizationPage'], ParentType, ContextType, RequireFields<QueryListWorkAuthorizationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listWorkPlaces?: Resolver<ResolversTypes['WorkPlacePage'], ParentType, ContextType, RequireFields<QueryListWorkPlacesArgs, 'estimate' | 'limit' | 'offset'>>;
  listWorkSchedule?: Resolver<ResolversTypes['WorkScheduleList'], ParentType, ContextType, RequireFields<QueryListWorkScheduleArgs, 'limit' | 'offset'>>;
  listWorkSchedules?: Resolver<ResolversTypes['WorkSchedulePage'], ParentType, ContextType, RequireFields<QueryListWorkSchedulesArgs, 'estimate' | 'limit' | 'offset'>>;
  location?: Resolver<ResolversTypes['LocationAnswer'], ParentType, ContextType, RequireFields<QueryLocationArgs, 'id'>>;
  locationArea?: Resolver<ResolversTypes['LocationAreaAnswer'], ParentType, ContextType, RequireFields<QueryLocationAreaArgs, 'id'>>;
  locationAreaHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryLocationAreaHistoryArgs, 'id' | 'limit' | 'offset'>>;
  locationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryLocationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  locationType?: Resolver<ResolversTypes['LocationTypeAnswer'], ParentType, ContextType, RequireFields<QueryLocationTypeArgs, 'id'>>;
  locationTypeHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryLocationTypeHistoryArgs, 'id' | 'limit' | 'offset'>>;
  lookupAccountTypes?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupAccountTypesArgs, 'limit' | 'offset'>>;
  lookupAccreditationCategories?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupAccreditationCategoriesArgs, 'limit' | 'offset'>>;
  lookupAccreditationLinks?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupAccreditationLinksArgs, 'limit' | 'offset'>>;
  lookupAccreditationTypes?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupAccreditationTypesArgs, 'limit' | 'offset'>>;
  lookupAwards?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupAwardsArgs, 'limit' | 'offset'>>;
  lookupBankAccounts?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupBankAccountsArgs, 'limit' | 'offset'>>;
  lookupBanks?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupBanksArgs, 'limit' | 'offset'>>;
  lookupBrands?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupBrandsArgs, 'limit' | 'offset'>>;
  lookupBusinessUnits?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupBusinessUnitsArgs, 'limit' | 'offset'>>;
  lookupCareerTracks?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCareerTracksArgs, 'limit' | 'offset'>>;
  lookupCourses?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCoursesArgs, 'limit' | 'offset'>>;
  lookupCurrencies?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCurrenciesArgs, 'limit' | 'offset'>>;
  lookupCustomEmployeeGroupRecords?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCustomEmployeeGroupRecordsArgs, 'limit' | 'offset'>>;
  lookupDepartments?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupDepartmentsArgs, 'limit' | 'offset'>>;
  lookupDesignations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupDesignationsArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupDocumentCategories?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupDocumentCategoriesArgs, 'limit' | 'offset'>>;
  lookupDocumentSubtypes?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupDocumentSubtypesArgs, 'limit' | 'offset'>>;
  lookupDocumentTypes?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupDocumentTypesArgs, 'limit' | 'offset'>>;
  lookupEducations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupEducationsArgs, 'limit' | 'offset'>>;
  lookupEmployeeAccreditations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupEmployeeAccreditationsArgs, 'limit' | 'offset'>>;
  lookupEmployeeDocuments?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupEmployeeDocumentsArgs, 'limit' | 'offset'>>;
  lookupEmployeeNumberSeries?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupEmployeeNumberSeriesArgs, 'limit' | 'offset'>>;
  lookupEmployeeTypes?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupEmployeeTypesArgs, 'limit' | 'offset'>>;
  lookupEmployees?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupEmployeesArgs, 'limit' | 'offset'>>;
  lookupEnforcementGroups?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupEnforcementGroupsArgs, 'limit' | 'offset'>>;
  lookupExperiences?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupExperiencesArgs, 'limit' | 'offset'>>;
  lookupFamilyMembers?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupFamilyMembersArgs, 'limit' | 'offset'>>;
  lookupGrades?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupGradesArgs, 'limit' | 'offset'>>;
  lookupHolidaies?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupHolidaiesArgs, 'limit' | 'offset'>>;
  lookupInstitutions?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupInstitutionsArgs, 'limit' | 'offset'>>;
  lookupInsuranceTypes?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupInsuranceTypesArgs, 'limit' | 'offset'>>;
  lookupJobChanges?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupJobChangesArgs, 'limit' | 'offset'>>;
  lookupJobLevels?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupJobLevelsArgs, 'limit' | 'offset'>>;
  lookupJobRoles?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupJobRolesArgs, 'limit' | 'offset'>>;
  lookupLicences?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupLicencesArgs, 'limit' | 'offset'>>;
  lookupLocationAreas?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupLocationAreasArgs, 'limit' | 'offset'>>;
  lookupLocationTypes?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupLocationTypesArgs, 'limit' | 'offset'>>;
  lookupLocations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupLocationsArgs, 'limit' | 'offset'>>;
  lookupOrganizationGroups?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupOrganizationGroupsArgs, 'limit' | 'offset'>>;
  lookupPassports?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupPassportsArgs, 'limit' | 'offset'>>;
  lookupPerDiems?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupPerDiemsArgs, 'limit' | 'offset'>>;
  lookupProfessions?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupProfessionsArgs, 'limit' | 'offset'>>;
  lookupProjects?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupProjectsArgs, 'limit' | 'offset'>>;
  lookupRelationships?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupRelationshipsArgs, 'limit' | 'offset'>>;
  lookupReligions?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupReligionsArgs, 'limit' | 'offset'>>;
  lookupRoles?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupRolesArgs, 'limit' | 'offset'>>;
  lookupServiceProviders?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupServiceProvidersArgs, 'limit' | 'offset'>>;
  lookupSkills?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupSkillsArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupSpecializations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupSpecializationsArgs, 'limit' | 'offset'>>;
  lookupTaxCodes?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupTaxCodesArgs, 'limit' | 'offset'>>;
  lookupTimekeepingCategories?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupTimekeepingCategoriesArgs, 'limit' | 'offset'>>;
  lookupUniformEntitlements?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupUniformEntitlementsArgs, 'limit' | 'offset'>>;
  lookupUniformIssues?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupUniformIssuesArgs, 'limit' | 'offset'>>;
  lookupUniformItems?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupUniformItemsArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupUniformObservations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupUniformObservationsArgs, 'limit' | 'offset'>>;
  lookupUniformStockEntries?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupUniformStockEntriesArgs, 'limit' | 'offset'>>;
  lookupUserAccounts?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupUserAccountsArgs, 'limit' | 'offset'>>;
  lookupVisas?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupVisasArgs, 'limit' | 'offset'>>;
  lookupWorkAuthorizations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupWorkAuthorizationsArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupWorkPlaces?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupWorkPlacesArgs, 'limit' | 'offset'>>;
  lookupWorkSchedules?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupWorkSchedulesArgs, 'limit' | 'offset'>>;
  organizationGroup?: Resolver<ResolversTypes['OrganizationGroupAnswer'], ParentType, ContextType, RequireFields<QueryOrganizationGroupArgs, 'id'>>;
  organizationGroupHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryOrganizationGroupHistoryArgs, 'id' | 'limit' | 'offset'>>;
  organizationStructure?: Resolver<ResolversTypes['OrganizationStructure'], ParentType, ContextType>;
  ownSecurity?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType>;
  ownUniform?: Resolver<ResolversTypes['UniformOfPerson'], ParentType, ContextType>;
  passport?: Resolver<ResolversTypes['PassportAnswer'], ParentType, ContextType, RequireFields<QueryPassportArgs, 'id'>>;
  passportHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryPassportHistoryArgs, 'id' | 'limit' | 'offset'>>;
  perDiem?: Resolver<ResolversTypes['PerDiemAnswer'], ParentType, ContextType, RequireFields<QueryPerDiemArgs, 'id'>>;
  perDiemHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryPerDiemHistoryArgs, 'id' | 'limit' | 'offset'>>;
  previewCustomGroup?: Resolver<ResolversTypes['GroupPreview'], ParentType, ContextType, Partial<QueryPreviewCustomGroupArgs>>;
  previewHolidays?: Resolver<ResolversTypes['HolidayPreview'], ParentType, ContextType, RequireFields<QueryPreviewHolidaysArgs, 'year'>>;
  previewUniformIssue?: Resolver<ResolversTypes['UniformsAhead'], ParentType, ContextType, RequireFields<QueryPreviewUniformIssueArgs, 'issuedOn' | 'itemId'>>;
  profession?: Resolver<ResolversTypes['ProfessionAnswer'], ParentType, ContextType, RequireFields<QueryProfessionArgs, 'id'>>;
  professionHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryProfessionHistoryArgs, 'id' | 'limit' | 'offset'>>;
  project?: Resolver<ResolversTypes['ProjectAnswer'], ParentType, ContextType, RequireFields<QueryProjectArgs, 'id'>>;
  projectHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryProjectHistoryArgs, 'id' | 'limit' | 'offset'>>;
  relationship?: Resolver<ResolversTypes['RelationshipAnswer'], ParentType, ContextType, RequireFields<QueryRelationshipArgs, 'id'>>;
  relationshipHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryRelationshipHistoryArgs, 'id' | 'limit' | 'offset'>>;
  religion?: Resolver<ResolversTypes['ReligionAnswer'], ParentType, ContextType, RequireFields<QueryReligionArgs, 'id'>>;
  religionHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryReligionHistoryArgs, 'id' | 'limit' | 'offset'>>;
  reportingLine?: Resolver<ResolversTypes['ReportingLine'], ParentType, ContextType, RequireFields<QueryReportingLineArgs, 'employeeId'>>;
  retrieveAccreditationCategoryAndType?: Resolver<ResolversTypes['AccreditationTypePage'], ParentType, ContextType, RequireFields<QueryRetrieveAccreditationCategoryAndTypeArgs, 'estimate' | 'limit' | 'offset'>>;
  retrieveDropdownDetails?: Resolver<ResolversTypes['DropdownDetails'], ParentType, ContextType, RequireFields<QueryRetrieveDropdownDetailsArgs, 'key'>>;
  retrieveListEduInstitutionAndSpecialization?: Resolver<ResolversTypes['EduInstitutionAndSpecialization'], ParentType, ContextType, RequireFields<QueryRetrieveListEduInstitutionAndSpecializationArgs, 'limit' | 'offset'>>;
  retrieveMaritalStatus?: Resolver<ResolversTypes['MaritalStatuses'], ParentType, ContextType, RequireFields<QueryRetrieveMaritalStatusArgs, 'retrieveRelationship'>>;
  retrieveProjectAccreditationCategoryDetails?: Resolver<ResolversTypes['ProjectAccreditationCategoryDetails'], ParentType, ContextType, Partial<QueryRetrieveProjectAccreditationCategoryDetailsArgs>>;
  role?: Resolver<ResolversTypes['RoleAnswer'], ParentType, ContextType, RequireFields<QueryRoleArgs, 'id'>>;
  roleHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryRoleHistoryArgs, 'id' | 'limit' | 'offset'>>;
  serviceProvider?: Resolver<ResolversTypes['ServiceProviderAnswer'], ParentType, ContextType, RequireFields<QueryServiceProviderArgs, 'id'>>;
  serviceProviderHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryServiceProviderHistoryArgs, 'id' | 'limit' | 'offset'>>;
  skill?: Resolver<ResolversTypes['SkillAnswer'], ParentType, ContextType, RequireFields<QuerySkillArgs, 'id'>>;
  skillHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QuerySkillHistoryArgs, 'id' | 'limit' | 'offset'>>;
  specialization?: Resolver<ResolversTypes['SpecializationAnswer'], ParentType, ContextType, RequireFields<QuerySpecializationArgs, 'id'>>;
  specializationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QuerySpecializationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  taxCode?: Resolver<ResolversTypes['TaxCodeAnswer'], ParentType, ContextType, RequireFields<QueryTaxCodeArgs, 'id'>>;
  taxCodeHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryTaxCodeHistoryArgs, 'id' | 'limit' | 'offset'>>;
  teamManagers?: Resolver<ResolversTypes['TeamManagers'], ParentType, ContextType, RequireFields<QueryTeamManagersArgs, 'limit'>>;
  timekeepingCategory?: Resolver<ResolversTypes['TimekeepingCategoryAnswer'], ParentType, ContextType, RequireFields<QueryTimekeepingCategoryArgs, 'id'>>;
  timekeepingCategoryHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryTimekeepingCategoryHistoryArgs, 'id' | 'limit' | 'offset'>>;
  uniformBoard?: Resolver<ResolversTypes['UniformBoard'], ParentType, ContextType, RequireFields<QueryUniformBoardArgs, 'limit' | 'offset'>>;
  uniformChoices?: Resolver<ResolversTypes['UniformChoices'], ParentType, ContextType>;
  uniformCompliance?: Resolver<ResolversTypes['UniformComplianceAnswer'], ParentType, ContextType, RequireFields<QueryUniformComplianceArgs, 'limit' | 'month' | 'offset'>>;
  uniformEntitlement?: Resolver<ResolversTypes['UniformEntitlementAnswer'], ParentType, ContextType, RequireFields<QueryUniformEntitlementArgs, 'id'>>;
  uniformEntitlementHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryUniformEntitlementHistoryArgs, 'id' | 'limit' | 'offset'>>;
  uniformIssue?: Resolver<ResolversTypes['UniformIssueAnswer'], ParentType, ContextType, RequireFields<QueryUniformIssueArgs, 'id'>>;
  uniformIssueHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryUniformIssueHistoryArgs, 'id' | 'limit' | 'offset'>>;
  uniformItem?: Resolver<ResolversTypes['UniformItemAnswer'], ParentType, ContextType, RequireFields<QueryUniformItemArgs, 'id'>>;
  uniformItemHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryUniformItemHistoryArgs, 'id' | 'limit' | 'offset'>>;
  uniformObservation?: Resolver<ResolversTypes['UniformObservationAnswer'], ParentType, ContextType, RequireFields<QueryUniformObservationArgs, 'id'>>;
  uniformObservationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryUniformObservationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  uniformOfPerson?: Resolver<ResolversTypes['UniformOfPerson'], ParentType, ContextType, RequireFields<QueryUniformOfPersonArgs, 'employeeId'>>;
  uniformStockEntry?: Resolver<ResolversTypes['UniformStockEntryAnswer'], ParentType, ContextType, RequireFields<QueryUniformStockEntryArgs, 'id'>>;
  uniformStockEntryHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryUniformStockEntryHistoryArgs, 'id' | 'limit' | 'offset'>>;
  userAccount?: Resolver<ResolversTypes['UserAccountAnswer'], ParentType, ContextType, RequireFields<QueryUserAccountArgs, 'id'>>;
  userAccountHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryUserAccountHistoryArgs, 'id' | 'limit' | 'offset'>>;
  visa?: Resolver<ResolversTypes['VisaAnswer'], ParentType, ContextType, RequireFields<QueryVisaArgs, 'id'>>;
  visaHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryVisaHistoryArgs, 'id' | 'limit' | 'offset'>>;
  workAuthorization?: Resolver<ResolversTypes['WorkAuthorizationAnswer'], ParentType, ContextType, RequireFields<QueryWorkAuthorizationArgs, 'id'>>;
  workAuthorizationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryWorkAuthorizationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  workPlace?: Resolver<ResolversTypes['WorkPlaceAnswer'], ParentType, ContextType, RequireFields<QueryWorkPlaceArgs, 'id'>>;
  workPlaceHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryWorkPlaceHistoryArgs, 'id' | 'limit' | 'offset'>>;
  workSchedule?: Resolver<ResolversTypes['WorkScheduleAnswer'], ParentType, ContextType, RequireFields<QueryWorkScheduleArgs, 'id'>>;
  workScheduleHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryWorkScheduleHistoryArgs, 'id' | 'limit' | 'offset'>>;
};

export type RelationshipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Relationship'] = ResolversParentTypes['Relationship']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RelationshipAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelationshipAnswer'] = ResolversParentTypes['RelationshipAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Relationship']>, ParentType, ContextType>;
};

export type RelationshipChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelationshipChange'] = ResolversParentTypes['RelationshipChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Relationship']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type RelationshipPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelationshipPage'] = ResolversParentTypes['RelationshipPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Relationship']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RelationshipReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelationshipReference'] = ResolversParentTypes['RelationshipReference']> = {
  Relationship_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Relationship_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReligionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Religion'] = ResolversParentTypes['Religion']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReligionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReligionAnswer'] = ResolversParentTypes['ReligionAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Religion']>, ParentType, ContextType>;
};

export type ReligionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReligionChange'] = ResolversParentTypes['ReligionChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Religion']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ReligionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReligionPage'] = ResolversParentTypes['ReligionPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Religion']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportingLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportingLine'] = ResolversParentTypes['ReportingLine']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  managers?: Resolver<Array<ResolversTypes['PersonInLine']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['PersonInLine']>, ParentType, ContextType>;
  totalReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rights?: Resolver<Maybe<Array<ResolversTypes['RoleRight']>>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleAnswer'] = ResolversParentTypes['RoleAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type RoleChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleChange'] = ResolversParentTypes['RoleChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type RolePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RolePage'] = ResolversParentTypes['RolePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleRightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleRight'] = ResolversParentTypes['RoleRight']> = {
  add?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['Form'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  optionalChoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['Scope'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ServiceProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceProvider'] = ResolversParentTypes['ServiceProvider']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactPerson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contractFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  contractTo?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceProviderAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceProviderAnswer'] = ResolversParentTypes['ServiceProviderAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ServiceProvider']>, ParentType, ContextType>;
};

export type ServiceProviderChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceProviderChange'] = ResolversParentTypes['ServiceProviderChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ServiceProvider']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ServiceProviderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceProviderPage'] = ResolversParentTypes['ServiceProviderPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ServiceProvider']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Skill'] = ResolversParentTypes['Skill']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SkillAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkillAnswer'] = ResolversParentTypes['SkillAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Skill']>, ParentType, ContextType>;
};

export type SkillChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkillChange'] = ResolversParentTypes['SkillChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Skill']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SkillPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkillPage'] = ResolversParentTypes['SkillPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Skill']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpecializationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Specialization'] = ResolversParentTypes['Specialization']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpecializationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecializationAnswer'] = ResolversParentTypes['SpecializationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Specialization']>, ParentType, ContextType>;
};

export type SpecializationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecializationChange'] = ResolversParentTypes['SpecializationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Specialization']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SpecializationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecializationPage'] = ResolversParentTypes['SpecializationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Specialization']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpecializationReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecializationReference'] = ResolversParentTypes['SpecializationReference']> = {
  Specialization_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Specialization_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StructurePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StructurePart'] = ResolversParentTypes['StructurePart']> = {
  aboveId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TaxCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxCode'] = ResolversParentTypes['TaxCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exemptionAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxCodeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxCodeAnswer'] = ResolversParentTypes['TaxCodeAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TaxCode']>, ParentType, ContextType>;
};

export type TaxCodeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxCodeChange'] = ResolversParentTypes['TaxCodeChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TaxCode']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TaxCodeDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxCodeDetails'] = ResolversParentTypes['TaxCodeDetails']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxCodes?: Resolver<Array<ResolversTypes['TaxCodeReference']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxCodePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxCodePage'] = ResolversParentTypes['TaxCodePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TaxCode']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxCodeReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxCodeReference'] = ResolversParentTypes['TaxCodeReference']> = {
  Exemption_Amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  Tax_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Tax_Code_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Tax_Description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamManagerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamManager'] = ResolversParentTypes['TeamManager']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamManagersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamManagers'] = ResolversParentTypes['TeamManagers']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TeamManager']>, ParentType, ContextType>;
};

export type TimekeepingCareerDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimekeepingCareerDetail'] = ResolversParentTypes['TimekeepingCareerDetail']> = {
  careerDetails?: Resolver<Array<ResolversTypes['CareerReference']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timekeepingDetails?: Resolver<Array<ResolversTypes['TimekeepingReference']>, ParentType, ContextType>;
};

export type TimekeepingCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimekeepingCategory'] = ResolversParentTypes['TimekeepingCategory']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimekeepingCategoryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimekeepingCategoryAnswer'] = ResolversParentTypes['TimekeepingCategoryAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TimekeepingCategory']>, ParentType, ContextType>;
};

export type TimekeepingCategoryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimekeepingCategoryChange'] = ResolversParentTypes['TimekeepingCategoryChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TimekeepingCategory']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TimekeepingCategoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimekeepingCategoryPage'] = ResolversParentTypes['TimekeepingCategoryPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TimekeepingCategory']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimekeepingReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimekeepingReference'] = ResolversParentTypes['TimekeepingReference']> = {
  Timekeeping_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Timekeeping_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimelineEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimelineEntry'] = ResolversParentTypes['TimelineEntry']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['ChangeKind']>, ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TimelineKind'], ParentType, ContextType>;
  on?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['ChangeSource']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TimelinePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimelinePage'] = ResolversParentTypes['TimelinePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TimelineEntry']>, ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UniformAheadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformAhead'] = ResolversParentTypes['UniformAhead']> = {
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entitled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suggested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformBoardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformBoard'] = ResolversParentTypes['UniformBoard']> = {
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasItems?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['UniformPerson']>, ParentType, ContextType>;
  toReturn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unacknowledged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformChoice'] = ResolversParentTypes['UniformChoice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['UniformKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<Array<ResolversTypes['UniformStock']>, ParentType, ContextType>;
  wearMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UniformChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformChoices'] = ResolversParentTypes['UniformChoices']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['UniformChoice']>, ParentType, ContextType>;
};

export type UniformComplianceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformCompliance'] = ResolversParentTypes['UniformCompliance']> = {
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  incomplete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastDay?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  lastItem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastRemark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notWorn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  observed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  worn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformComplianceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformComplianceAnswer'] = ResolversParentTypes['UniformComplianceAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  incomplete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notWorn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  observed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['UniformCompliance']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unobserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  worn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformEntitlementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformEntitlement'] = ResolversParentTypes['UniformEntitlement']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customGroup?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['Designation']>, ParentType, ContextType>;
  employeeType?: Resolver<Maybe<ResolversTypes['EmployeeType']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['UniformItem'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformEntitlementAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformEntitlementAnswer'] = ResolversParentTypes['UniformEntitlementAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['UniformEntitlement']>, ParentType, ContextType>;
};

export type UniformEntitlementChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformEntitlementChange'] = ResolversParentTypes['UniformEntitlementChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['UniformEntitlement']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type UniformEntitlementPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformEntitlementPage'] = ResolversParentTypes['UniformEntitlementPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['UniformEntitlement']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformIssue'] = ResolversParentTypes['UniformIssue']> = {
  acknowledgedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  acknowledgedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['UniformCondition'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  deductPieces?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deductedPieces?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['UniformItem'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outstanding?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returns?: Resolver<Maybe<Array<ResolversTypes['UniformReturn']>>, ParentType, ContextType>;
  settledPieces?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toldOf?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformIssueAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformIssueAnswer'] = ResolversParentTypes['UniformIssueAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['UniformIssue']>, ParentType, ContextType>;
};

export type UniformIssueChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformIssueChange'] = ResolversParentTypes['UniformIssueChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['UniformIssue']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type UniformIssuePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformIssuePage'] = ResolversParentTypes['UniformIssuePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['UniformIssue']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformIssuedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformIssued'] = ResolversParentTypes['UniformIssued']> = {
  acknowledgedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  acknowledgedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['UniformCondition'], ParentType, ContextType>;
  deductPieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deductedPieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mustReturn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['UniformReturned']>, ParentType, ContextType>;
  settledPieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UniformItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformItem'] = ResolversParentTypes['UniformItem']> = {
  charge?: Resolver<ResolversTypes['UniformCharge'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mustReturn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onlyEntitled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sizes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['UniformKind'], ParentType, ContextType>;
  unitValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wearMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UniformItemAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformItemAnswer'] = ResolversParentTypes['UniformItemAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['UniformItem']>, ParentType, ContextType>;
};

export type UniformItemChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformItemChange'] = ResolversParentTypes['UniformItemChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['UniformItem']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type UniformItemPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformItemPage'] = ResolversParentTypes['UniformItemPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['UniformItem']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformMonth'] = ResolversParentTypes['UniformMonth']> = {
  month?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  observed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  worn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformObservationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformObservation'] = ResolversParentTypes['UniformObservation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['UniformItem']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UniformState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformObservationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformObservationAnswer'] = ResolversParentTypes['UniformObservationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['UniformObservation']>, ParentType, ContextType>;
};

export type UniformObservationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformObservationChange'] = ResolversParentTypes['UniformObservationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['UniformObservation']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type UniformObservationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformObservationPage'] = ResolversParentTypes['UniformObservationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['UniformObservation']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformOfPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformOfPerson'] = ResolversParentTypes['UniformOfPerson']> = {
  employeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issues?: Resolver<Array<ResolversTypes['UniformIssued']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['UniformMonth']>, ParentType, ContextType>;
  observations?: Resolver<Array<ResolversTypes['UniformSeen']>, ParentType, ContextType>;
  standings?: Resolver<Array<ResolversTypes['UniformStanding']>, ParentType, ContextType>;
};

export type UniformPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformPerson'] = ResolversParentTypes['UniformPerson']> = {
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entitled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLeaving?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastWorkingDay?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standings?: Resolver<Array<ResolversTypes['UniformStanding']>, ParentType, ContextType>;
  toReturn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unacknowledged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformReturn'] = ResolversParentTypes['UniformReturn']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['UniformOutcome'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UniformReturnedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformReturned'] = ResolversParentTypes['UniformReturned']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['UniformOutcome'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UniformSeenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformSeen'] = ResolversParentTypes['UniformSeen']> = {
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UniformState'], ParentType, ContextType>;
};

export type UniformStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformStanding'] = ResolversParentTypes['UniformStanding']> = {
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  entitled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformStock'] = ResolversParentTypes['UniformStock']> = {
  issued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onHand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformStockEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformStockEntry'] = ResolversParentTypes['UniformStockEntry']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['UniformItem'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['UniformStockKind'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformStockEntryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformStockEntryAnswer'] = ResolversParentTypes['UniformStockEntryAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['UniformStockEntry']>, ParentType, ContextType>;
};

export type UniformStockEntryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformStockEntryChange'] = ResolversParentTypes['UniformStockEntryChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['UniformStockEntry']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type UniformStockEntryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformStockEntryPage'] = ResolversParentTypes['UniformStockEntryPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['UniformStockEntry']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformsAheadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformsAhead'] = ResolversParentTypes['UniformsAhead']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['UniformAhead']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UniformsChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformsChanged'] = ResolversParentTypes['UniformsChanged']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type UserAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAccount'] = ResolversParentTypes['UserAccount']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Maybe<Array<ResolversTypes['UserRole']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserAccountAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAccountAnswer'] = ResolversParentTypes['UserAccountAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['UserAccount']>, ParentType, ContextType>;
};

export type UserAccountChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAccountChange'] = ResolversParentTypes['UserAccountChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['UserAccount']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type UserAccountPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAccountPage'] = ResolversParentTypes['UserAccountPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['UserAccount']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserRole'] = ResolversParentTypes['UserRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type ViewAsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewAsAnswer'] = ResolversParentTypes['ViewAsAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ViewAsKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ViewingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewing'] = ResolversParentTypes['Viewing']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedBecause?: Resolver<Maybe<ResolversTypes['ViewAsEnd']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ViewAsKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ViewingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewingPage'] = ResolversParentTypes['ViewingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Viewing']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Visa'] = ResolversParentTypes['Visa']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  entries?: Resolver<Maybe<ResolversTypes['VisaEntries']>, ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VisaKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisaAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisaAnswer'] = ResolversParentTypes['VisaAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Visa']>, ParentType, ContextType>;
};

export type VisaChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisaChange'] = ResolversParentTypes['VisaChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Visa']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type VisaPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisaPage'] = ResolversParentTypes['VisaPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Visa']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkAuthorizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkAuthorization'] = ResolversParentTypes['WorkAuthorization']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkAuthorizationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkAuthorizationAnswer'] = ResolversParentTypes['WorkAuthorizationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['WorkAuthorization']>, ParentType, ContextType>;
};

export type WorkAuthorizationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkAuthorizationChange'] = ResolversParentTypes['WorkAuthorizationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['WorkAuthorization']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type WorkAuthorizationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkAuthorizationPage'] = ResolversParentTypes['WorkAuthorizationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['WorkAuthorization']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkPlace'] = ResolversParentTypes['WorkPlace']> = {
  autoAttendance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WorkPlaceKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkPlaceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkPlaceAnswer'] = ResolversParentTypes['WorkPlaceAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['WorkPlace']>, ParentType, ContextType>;
};

export type WorkPlaceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkPlaceChange'] = ResolversParentTypes['WorkPlaceChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['WorkPlace']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type WorkPlacePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkPlacePage'] = ResolversParentTypes['WorkPlacePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['WorkPlace']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkSchedule'] = ResolversParentTypes['WorkSchedule']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  graceMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hoursPerDay?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restDays?: Resolver<Maybe<Array<ResolversTypes['Weekday']>>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weeklyTargetEffort?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type WorkScheduleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkScheduleAnswer'] = ResolversParentTypes['WorkScheduleAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['WorkSchedule']>, ParentType, ContextType>;
};

export type WorkScheduleChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkScheduleChange'] = ResolversParentTypes['WorkScheduleChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['WorkSchedule']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type WorkScheduleListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkScheduleList'] = ResolversParentTypes['WorkScheduleList']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workSchedules?: Resolver<Array<ResolversTypes['WorkScheduleReference']>, ParentType, ContextType>;
};

export type WorkSchedulePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkSchedulePage'] = ResolversParentTypes['WorkSchedulePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['WorkSchedule']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkScheduleReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkScheduleReference'] = ResolversParentTypes['WorkScheduleReference']> = {
  WorkSchedule_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  WorkSchedule_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  WorkSchedule_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessExplanation?: AccessExplanationResolvers<ContextType>;
  AccountDevice?: AccountDeviceResolvers<ContextType>;
  AccountSecurity?: AccountSecurityResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  AccountType?: AccountTypeResolvers<ContextType>;
  AccountTypeAnswer?: AccountTypeAnswerResolvers<ContextType>;
  AccountTypeChange?: AccountTypeChangeResolvers<ContextType>;
  AccountTypePage?: AccountTypePageResolvers<ContextType>;
  AccountTypeReference?: AccountTypeReferenceResolvers<ContextType>;
  AccountTypes?: AccountTypesResolvers<ContextType>;
  AccreditationCategory?: AccreditationCategoryResolvers<ContextType>;
  AccreditationCategoryAndType?: AccreditationCategoryAndTypeResolvers<ContextType>;
  AccreditationCategoryAnswer?: AccreditationCategoryAnswerResolvers<ContextType>;
  AccreditationCategoryChange?: AccreditationCategoryChangeResolvers<ContextType>;
  AccreditationCategoryOption?: AccreditationCategoryOptionResolvers<ContextType>;
  AccreditationCategoryPage?: AccreditationCategoryPageResolvers<ContextType>;
  AccreditationLink?: AccreditationLinkResolvers<ContextType>;
  AccreditationLinkAnswer?: AccreditationLinkAnswerResolvers<ContextType>;
  AccreditationLinkChange?: AccreditationLinkChangeResolvers<ContextType>;
  AccreditationLinkPage?: AccreditationLinkPageResolvers<ContextType>;
  AccreditationType?: AccreditationTypeResolvers<ContextType>;
  AccreditationTypeAnswer?: AccreditationTypeAnswerResolvers<ContextType>;
  AccreditationTypeChange?: AccreditationTypeChangeResolvers<ContextType>;
  AccreditationTypePage?: AccreditationTypePageResolvers<ContextType>;
  Address?: GraphQLScalarType;
  AllEmployeeDetails?: AllEmployeeDetailsResolvers<ContextType>;
  Award?: AwardResolvers<ContextType>;
  AwardAnswer?: AwardAnswerResolvers<ContextType>;
  AwardChange?: AwardChangeResolvers<ContextType>;
  AwardPage?: AwardPageResolvers<ContextType>;
  Bank?: BankResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankAccountAnswer?: BankAccountAnswerResolvers<ContextType>;
  BankAccountChange?: BankAccountChangeResolvers<ContextType>;
  BankAccountPage?: BankAccountPageResolvers<ContextType>;
  BankAnswer?: BankAnswerResolvers<ContextType>;
  BankChange?: BankChangeResolvers<ContextType>;
  BankDetails?: BankDetailsResolvers<ContextType>;
  BankPage?: BankPageResolvers<ContextType>;
  BankReference?: BankReferenceResolvers<ContextType>;
  Barangay?: BarangayResolvers<ContextType>;
  Barangays?: BarangaysResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BrandAnswer?: BrandAnswerResolvers<ContextType>;
  BrandChange?: BrandChangeResolvers<ContextType>;
  BrandPage?: BrandPageResolvers<ContextType>;
  BusinessUnit?: BusinessUnitResolvers<ContextType>;
  BusinessUnitAnswer?: BusinessUnitAnswerResolvers<ContextType>;
  BusinessUnitChange?: BusinessUnitChangeResolvers<ContextType>;
  BusinessUnitOption?: BusinessUnitOptionResolvers<ContextType>;
  BusinessUnitPage?: BusinessUnitPageResolvers<ContextType>;
  CareerReference?: CareerReferenceResolvers<ContextType>;
  CareerTrack?: CareerTrackResolvers<ContextType>;
  CareerTrackAnswer?: CareerTrackAnswerResolvers<ContextType>;
  CareerTrackChange?: CareerTrackChangeResolvers<ContextType>;
  CareerTrackPage?: CareerTrackPageResolvers<ContextType>;
  CitiesWithState?: CitiesWithStateResolvers<ContextType>;
  CityWithState?: CityWithStateResolvers<ContextType>;
  Countries?: CountriesResolvers<ContextType>;
  CountryReference?: CountryReferenceResolvers<ContextType>;
  Course?: CourseResolvers<ContextType>;
  CourseAnswer?: CourseAnswerResolvers<ContextType>;
  CourseChange?: CourseChangeResolvers<ContextType>;
  CourseDetails?: CourseDetailsResolvers<ContextType>;
  CoursePage?: CoursePageResolvers<ContextType>;
  CourseReference?: CourseReferenceResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  CurrencyAnswer?: CurrencyAnswerResolvers<ContextType>;
  CurrencyChange?: CurrencyChangeResolvers<ContextType>;
  CurrencyPage?: CurrencyPageResolvers<ContextType>;
  CustomEmployeeGroup?: CustomEmployeeGroupResolvers<ContextType>;
  CustomEmployeeGroupAnswer?: CustomEmployeeGroupAnswerResolvers<ContextType>;
  CustomEmployeeGroupChange?: CustomEmployeeGroupChangeResolvers<ContextType>;
  CustomEmployeeGroupPage?: CustomEmployeeGroupPageResolvers<ContextType>;
  CustomGroupList?: CustomGroupListResolvers<ContextType>;
  CustomGroupReference?: CustomGroupReferenceResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecidedStep?: DecidedStepResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  Department?: DepartmentResolvers<ContextType>;
  DepartmentAnswer?: DepartmentAnswerResolvers<ContextType>;
  DepartmentChange?: DepartmentChangeResolvers<ContextType>;
  DepartmentNode?: DepartmentNodeResolvers<ContextType>;
  DepartmentPage?: DepartmentPageResolvers<ContextType>;
  DepartmentTree?: DepartmentTreeResolvers<ContextType>;
  Designation?: DesignationResolvers<ContextType>;
  DesignationAnswer?: DesignationAnswerResolvers<ContextType>;
  DesignationChange?: DesignationChangeResolvers<ContextType>;
  DesignationPage?: DesignationPageResolvers<ContextType>;
  DesignationReference?: DesignationReferenceResolvers<ContextType>;
  DocumentCategory?: DocumentCategoryResolvers<ContextType>;
  DocumentCategoryAnswer?: DocumentCategoryAnswerResolvers<ContextType>;
  DocumentCategoryChange?: DocumentCategoryChangeResolvers<ContextType>;
  DocumentCategoryOption?: DocumentCategoryOptionResolvers<ContextType>;
  DocumentCategoryPage?: DocumentCategoryPageResolvers<ContextType>;
  DocumentSubTypeOption?: DocumentSubTypeOptionResolvers<ContextType>;
  DocumentSubtype?: DocumentSubtypeResolvers<ContextType>;
  DocumentSubtypeAnswer?: DocumentSubtypeAnswerResolvers<ContextType>;
  DocumentSubtypeChange?: DocumentSubtypeChangeResolvers<ContextType>;
  DocumentSubtypePage?: DocumentSubtypePageResolvers<ContextType>;
  DocumentSubtypeTemplate?: DocumentSubtypeTemplateResolvers<ContextType>;
  DocumentType?: DocumentTypeResolvers<ContextType>;
  DocumentTypeAnswer?: DocumentTypeAnswerResolvers<ContextType>;
  DocumentTypeChange?: DocumentTypeChangeResolvers<ContextType>;
  DocumentTypeOption?: DocumentTypeOptionResolvers<ContextType>;
  DocumentTypePage?: DocumentTypePageResolvers<ContextType>;
  DropDownBoxDetails?: DropDownBoxDetailsResolvers<ContextType>;
  DropdownClient?: DropdownClientResolvers<ContextType>;
  DropdownCurrency?: DropdownCurrencyResolvers<ContextType>;
  DropdownDepartment?: DropdownDepartmentResolvers<ContextType>;
  DropdownDetails?: DropdownDetailsResolvers<ContextType>;
  DropdownEmployeeType?: DropdownEmployeeTypeResolvers<ContextType>;
  DropdownLocation?: DropdownLocationResolvers<ContextType>;
  DropdownManager?: DropdownManagerResolvers<ContextType>;
  DropdownRole?: DropdownRoleResolvers<ContextType>;
  DropdownRound?: DropdownRoundResolvers<ContextType>;
  DropdownServiceProvider?: DropdownServiceProviderResolvers<ContextType>;
  DropdownSkill?: DropdownSkillResolvers<ContextType>;
  DropdownState?: DropdownStateResolvers<ContextType>;
  DropdownStatus?: DropdownStatusResolvers<ContextType>;
  DropdownWorkAuthorization?: DropdownWorkAuthorizationResolvers<ContextType>;
  DropdownWorkSchedule?: DropdownWorkScheduleResolvers<ContextType>;
  EduInstitutionAndSpecialization?: EduInstitutionAndSpecializationResolvers<ContextType>;
  Education?: EducationResolvers<ContextType>;
  EducationAnswer?: EducationAnswerResolvers<ContextType>;
  EducationChange?: EducationChangeResolvers<ContextType>;
  EducationPage?: EducationPageResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EmailTemplate?: EmailTemplateResolvers<ContextType>;
  EmergencyContact?: EmergencyContactResolvers<ContextType>;
  EmpProfessions?: EmpProfessionsResolvers<ContextType>;
  Employee?: EmployeeResolvers<ContextType>;
  EmployeeAccreditation?: EmployeeAccreditationResolvers<ContextType>;
  EmployeeAccreditationAnswer?: EmployeeAccreditationAnswerResolvers<ContextType>;
  EmployeeAccreditationChange?: EmployeeAccreditationChangeResolvers<ContextType>;
  EmployeeAccreditationPage?: EmployeeAccreditationPageResolvers<ContextType>;
  EmployeeAnswer?: EmployeeAnswerResolvers<ContextType>;
  EmployeeByRole?: EmployeeByRoleResolvers<ContextType>;
  EmployeeChange?: EmployeeChangeResolvers<ContextType>;
  EmployeeCount?: EmployeeCountResolvers<ContextType>;
  EmployeeDetailsAnswer?: EmployeeDetailsAnswerResolvers<ContextType>;
  EmployeeDocument?: EmployeeDocumentResolvers<ContextType>;
  EmployeeDocumentAnswer?: EmployeeDocumentAnswerResolvers<ContextType>;
  EmployeeDocumentChange?: EmployeeDocumentChangeResolvers<ContextType>;
  EmployeeDocumentPage?: EmployeeDocumentPageResolvers<ContextType>;
  EmployeeLanguage?: EmployeeLanguageResolvers<ContextType>;
  EmployeeListItem?: EmployeeListItemResolvers<ContextType>;
  EmployeeNumberSeries?: EmployeeNumberSeriesResolvers<ContextType>;
  EmployeeNumberSeriesAnswer?: EmployeeNumberSeriesAnswerResolvers<ContextType>;
  EmployeeNumberSeriesChange?: EmployeeNumberSeriesChangeResolvers<ContextType>;
  EmployeeNumberSeriesPage?: EmployeeNumberSeriesPageResolvers<ContextType>;
  EmployeePage?: EmployeePageResolvers<ContextType>;
  EmployeeSkill?: EmployeeSkillResolvers<ContextType>;
  EmployeeType?: EmployeeTypeResolvers<ContextType>;
  EmployeeTypeAnswer?: EmployeeTypeAnswerResolvers<ContextType>;
  EmployeeTypeChange?: EmployeeTypeChangeResolvers<ContextType>;
  EmployeeTypePage?: EmployeeTypePageResolvers<ContextType>;
  EmployeeWorkSchedule?: EmployeeWorkScheduleResolvers<ContextType>;
  EmployeeWorkScheduleDetails?: EmployeeWorkScheduleDetailsResolvers<ContextType>;
  EmployeesDetailsBasedOnRole?: EmployeesDetailsBasedOnRoleResolvers<ContextType>;
  EndpointStatus?: EndpointStatusResolvers<ContextType>;
  EnforcementGroup?: EnforcementGroupResolvers<ContextType>;
  EnforcementGroupAnswer?: EnforcementGroupAnswerResolvers<ContextType>;
  EnforcementGroupChange?: EnforcementGroupChangeResolvers<ContextType>;
  EnforcementGroupPage?: EnforcementGroupPageResolvers<ContextType>;
  Erasure?: ErasureResolvers<ContextType>;
  Experience?: ExperienceResolvers<ContextType>;
  ExperienceAnswer?: ExperienceAnswerResolvers<ContextType>;
  ExperienceChange?: ExperienceChangeResolvers<ContextType>;
  ExperiencePage?: ExperiencePageResolvers<ContextType>;
  ExplainedRole?: ExplainedRoleResolvers<ContextType>;
  ExplainedScreen?: ExplainedScreenResolvers<ContextType>;
  FamilyMember?: FamilyMemberResolvers<ContextType>;
  FamilyMemberAnswer?: FamilyMemberAnswerResolvers<ContextType>;
  FamilyMemberChange?: FamilyMemberChangeResolvers<ContextType>;
  FamilyMemberPage?: FamilyMemberPageResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  FilesDeleted?: FilesDeletedResolvers<ContextType>;
  FormReader?: FormReaderResolvers<ContextType>;
  FormReaderPage?: FormReaderPageResolvers<ContextType>;
  GeneratedHoliday?: GeneratedHolidayResolvers<ContextType>;
  Grade?: GradeResolvers<ContextType>;
  GradeAnswer?: GradeAnswerResolvers<ContextType>;
  GradeChange?: GradeChangeResolvers<ContextType>;
  GradePage?: GradePageResolvers<ContextType>;
  GroupException?: GroupExceptionResolvers<ContextType>;
  GroupMember?: GroupMemberResolvers<ContextType>;
  GroupMemberDetails?: GroupMemberDetailsResolvers<ContextType>;
  GroupMemberList?: GroupMemberListResolvers<ContextType>;
  GroupPreview?: GroupPreviewResolvers<ContextType>;
  GroupRule?: GroupRuleResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  HolidayAnswer?: HolidayAnswerResolvers<ContextType>;
  HolidayChange?: HolidayChangeResolvers<ContextType>;
  HolidayGeneration?: HolidayGenerationResolvers<ContextType>;
  HolidayPage?: HolidayPageResolvers<ContextType>;
  HolidayPreview?: HolidayPreviewResolvers<ContextType>;
  HolidayState?: HolidayStateResolvers<ContextType>;
  Institution?: InstitutionResolvers<ContextType>;
  InstitutionAnswer?: InstitutionAnswerResolvers<ContextType>;
  InstitutionChange?: InstitutionChangeResolvers<ContextType>;
  InstitutionPage?: InstitutionPageResolvers<ContextType>;
  InstitutionReference?: InstitutionReferenceResolvers<ContextType>;
  InsuranceType?: InsuranceTypeResolvers<ContextType>;
  InsuranceTypeAnswer?: InsuranceTypeAnswerResolvers<ContextType>;
  InsuranceTypeChange?: InsuranceTypeChangeResolvers<ContextType>;
  InsuranceTypePage?: InsuranceTypePageResolvers<ContextType>;
  InsuranceTypeReference?: InsuranceTypeReferenceResolvers<ContextType>;
  InsuranceTypes?: InsuranceTypesResolvers<ContextType>;
  InterfaceLanguage?: InterfaceLanguageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JobChange?: JobChangeResolvers<ContextType>;
  JobChangeAnswer?: JobChangeAnswerResolvers<ContextType>;
  JobChangeChange?: JobChangeChangeResolvers<ContextType>;
  JobChangePage?: JobChangePageResolvers<ContextType>;
  JobLevel?: JobLevelResolvers<ContextType>;
  JobLevelAnswer?: JobLevelAnswerResolvers<ContextType>;
  JobLevelChange?: JobLevelChangeResolvers<ContextType>;
  JobLevelPage?: JobLevelPageResolvers<ContextType>;
  JobRole?: JobRoleResolvers<ContextType>;
  JobRoleAnswer?: JobRoleAnswerResolvers<ContextType>;
  JobRoleChange?: JobRoleChangeResolvers<ContextType>;
  JobRolePage?: JobRolePageResolvers<ContextType>;
  LanguageList?: LanguageListResolvers<ContextType>;
  LanguageReference?: LanguageReferenceResolvers<ContextType>;
  LeaveTypeReference?: LeaveTypeReferenceResolvers<ContextType>;
  LeaveTypeReferences?: LeaveTypeReferencesResolvers<ContextType>;
  Licence?: LicenceResolvers<ContextType>;
  LicenceAnswer?: LicenceAnswerResolvers<ContextType>;
  LicenceChange?: LicenceChangeResolvers<ContextType>;
  LicencePage?: LicencePageResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Location?: LocationResolvers<ContextType>;
  LocationAnswer?: LocationAnswerResolvers<ContextType>;
  LocationArea?: LocationAreaResolvers<ContextType>;
  LocationAreaAnswer?: LocationAreaAnswerResolvers<ContextType>;
  LocationAreaChange?: LocationAreaChangeResolvers<ContextType>;
  LocationAreaPage?: LocationAreaPageResolvers<ContextType>;
  LocationChange?: LocationChangeResolvers<ContextType>;
  LocationPage?: LocationPageResolvers<ContextType>;
  LocationType?: LocationTypeResolvers<ContextType>;
  LocationTypeAnswer?: LocationTypeAnswerResolvers<ContextType>;
  LocationTypeChange?: LocationTypeChangeResolvers<ContextType>;
  LocationTypePage?: LocationTypePageResolvers<ContextType>;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  MailsAhead?: MailsAheadResolvers<ContextType>;
  MaritalStatusReference?: MaritalStatusReferenceResolvers<ContextType>;
  MaritalStatuses?: MaritalStatusesResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OrganizationGroup?: OrganizationGroupResolvers<ContextType>;
  OrganizationGroupAnswer?: OrganizationGroupAnswerResolvers<ContextType>;
  OrganizationGroupChange?: OrganizationGroupChangeResolvers<ContextType>;
  OrganizationGroupPage?: OrganizationGroupPageResolvers<ContextType>;
  OrganizationStructure?: OrganizationStructureResolvers<ContextType>;
  OwnEmployeeDetails?: OwnEmployeeDetailsResolvers<ContextType>;
  Passport?: PassportResolvers<ContextType>;
  PassportAnswer?: PassportAnswerResolvers<ContextType>;
  PassportChange?: PassportChangeResolvers<ContextType>;
  PassportPage?: PassportPageResolvers<ContextType>;
  PerDiem?: PerDiemResolvers<ContextType>;
  PerDiemAnswer?: PerDiemAnswerResolvers<ContextType>;
  PerDiemChange?: PerDiemChangeResolvers<ContextType>;
  PerDiemPage?: PerDiemPageResolvers<ContextType>;
  PersonInLine?: PersonInLineResolvers<ContextType>;
  PresignedUrl?: PresignedUrlResolvers<ContextType>;
  ProbationAnswer?: ProbationAnswerResolvers<ContextType>;
  ProbationEmployee?: ProbationEmployeeResolvers<ContextType>;
  ProbationEmployees?: ProbationEmployeesResolvers<ContextType>;
  Profession?: ProfessionResolvers<ContextType>;
  ProfessionAnswer?: ProfessionAnswerResolvers<ContextType>;
  ProfessionChange?: ProfessionChangeResolvers<ContextType>;
  ProfessionPage?: ProfessionPageResolvers<ContextType>;
  ProfessionReference?: ProfessionReferenceResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectAccreditationCategoryDetails?: ProjectAccreditationCategoryDetailsResolvers<ContextType>;
  ProjectAnswer?: ProjectAnswerResolvers<ContextType>;
  ProjectChange?: ProjectChangeResolvers<ContextType>;
  ProjectOption?: ProjectOptionResolvers<ContextType>;
  ProjectPage?: ProjectPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Relationship?: RelationshipResolvers<ContextType>;
  RelationshipAnswer?: RelationshipAnswerResolvers<ContextType>;
  RelationshipChange?: RelationshipChangeResolvers<ContextType>;
  RelationshipPage?: RelationshipPageResolvers<ContextType>;
  RelationshipReference?: RelationshipReferenceResolvers<ContextType>;
  Religion?: ReligionResolvers<ContextType>;
  ReligionAnswer?: ReligionAnswerResolvers<ContextType>;
  ReligionChange?: ReligionChangeResolvers<ContextType>;
  ReligionPage?: ReligionPageResolvers<ContextType>;
  ReportingLine?: ReportingLineResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleAnswer?: RoleAnswerResolvers<ContextType>;
  RoleChange?: RoleChangeResolvers<ContextType>;
  RolePage?: RolePageResolvers<ContextType>;
  RoleRight?: RoleRightResolvers<ContextType>;
  ServiceProvider?: ServiceProviderResolvers<ContextType>;
  ServiceProviderAnswer?: ServiceProviderAnswerResolvers<ContextType>;
  ServiceProviderChange?: ServiceProviderChangeResolvers<ContextType>;
  ServiceProviderPage?: ServiceProviderPageResolvers<ContextType>;
  Skill?: SkillResolvers<ContextType>;
  SkillAnswer?: SkillAnswerResolvers<ContextType>;
  SkillChange?: SkillChangeResolvers<ContextType>;
  SkillPage?: SkillPageResolvers<ContextType>;
  Specialization?: SpecializationResolvers<ContextType>;
  SpecializationAnswer?: SpecializationAnswerResolvers<ContextType>;
  SpecializationChange?: SpecializationChangeResolvers<ContextType>;
  SpecializationPage?: SpecializationPageResolvers<ContextType>;
  SpecializationReference?: SpecializationReferenceResolvers<ContextType>;
  StructurePart?: StructurePartResolvers<ContextType>;
  TaxCode?: TaxCodeResolvers<ContextType>;
  TaxCodeAnswer?: TaxCodeAnswerResolvers<ContextType>;
  TaxCodeChange?: TaxCodeChangeResolvers<ContextType>;
  TaxCodeDetails?: TaxCodeDetailsResolvers<ContextType>;
  TaxCodePage?: TaxCodePageResolvers<ContextType>;
  TaxCodeReference?: TaxCodeReferenceResolvers<ContextType>;
  TeamManager?: TeamManagerResolvers<ContextType>;
  TeamManagers?: TeamManagersResolvers<ContextType>;
  TimekeepingCareerDetail?: TimekeepingCareerDetailResolvers<ContextType>;
  TimekeepingCategory?: TimekeepingCategoryResolvers<ContextType>;
  TimekeepingCategoryAnswer?: TimekeepingCategoryAnswerResolvers<ContextType>;
  TimekeepingCategoryChange?: TimekeepingCategoryChangeResolvers<ContextType>;
  TimekeepingCategoryPage?: TimekeepingCategoryPageResolvers<ContextType>;
  TimekeepingReference?: TimekeepingReferenceResolvers<ContextType>;
  TimelineEntry?: TimelineEntryResolvers<ContextType>;
  TimelinePage?: TimelinePageResolvers<ContextType>;
  UndoAnswer?: UndoAnswerResolvers<ContextType>;
  UniformAhead?: UniformAheadResolvers<ContextType>;
  UniformBoard?: UniformBoardResolvers<ContextType>;
  UniformChoice?: UniformChoiceResolvers<ContextType>;
  UniformChoices?: UniformChoicesResolvers<ContextType>;
  UniformCompliance?: UniformComplianceResolvers<ContextType>;
  UniformComplianceAnswer?: UniformComplianceAnswerResolvers<ContextType>;
  UniformEntitlement?: UniformEntitlementResolvers<ContextType>;
  UniformEntitlementAnswer?: UniformEntitlementAnswerResolvers<ContextType>;
  UniformEntitlementChange?: UniformEntitlementChangeResolvers<ContextType>;
  UniformEntitlementPage?: UniformEntitlementPageResolvers<ContextType>;
  UniformIssue?: UniformIssueResolvers<ContextType>;
  UniformIssueAnswer?: UniformIssueAnswerResolvers<ContextType>;
  UniformIssueChange?: UniformIssueChangeResolvers<ContextType>;
  UniformIssuePage?: UniformIssuePageResolvers<ContextType>;
  UniformIssued?: UniformIssuedResolvers<ContextType>;
  UniformItem?: UniformItemResolvers<ContextType>;
  UniformItemAnswer?: UniformItemAnswerResolvers<ContextType>;
  UniformItemChange?: UniformItemChangeResolvers<ContextType>;
  UniformItemPage?: UniformItemPageResolvers<ContextType>;
  UniformMonth?: UniformMonthResolvers<ContextType>;
  UniformObservation?: UniformObservationResolvers<ContextType>;
  UniformObservationAnswer?: UniformObservationAnswerResolvers<ContextType>;
  UniformObservationChange?: UniformObservationChangeResolvers<ContextType>;
  UniformObservationPage?: UniformObservationPageResolvers<ContextType>;
  UniformOfPerson?: UniformOfPersonResolvers<ContextType>;
  UniformPerson?: UniformPersonResolvers<ContextType>;
  UniformReturn?: UniformReturnResolvers<ContextType>;
  UniformReturned?: UniformReturnedResolvers<ContextType>;
  UniformSeen?: UniformSeenResolvers<ContextType>;
  UniformStanding?: UniformStandingResolvers<ContextType>;
  UniformStock?: UniformStockResolvers<ContextType>;
  UniformStockEntry?: UniformStockEntryResolvers<ContextType>;
  UniformStockEntryAnswer?: UniformStockEntryAnswerResolvers<ContextType>;
  UniformStockEntryChange?: UniformStockEntryChangeResolvers<ContextType>;
  UniformStockEntryPage?: UniformStockEntryPageResolvers<ContextType>;
  UniformsAhead?: UniformsAheadResolvers<ContextType>;
  UniformsChanged?: UniformsChangedResolvers<ContextType>;
  UserAccount?: UserAccountResolvers<ContextType>;
  UserAccountAnswer?: UserAccountAnswerResolvers<ContextType>;
  UserAccountChange?: UserAccountChangeResolvers<ContextType>;
  UserAccountPage?: UserAccountPageResolvers<ContextType>;
  UserRole?: UserRoleResolvers<ContextType>;
  ViewAsAnswer?: ViewAsAnswerResolvers<ContextType>;
  Viewing?: ViewingResolvers<ContextType>;
  ViewingPage?: ViewingPageResolvers<ContextType>;
  Visa?: VisaResolvers<ContextType>;
  VisaAnswer?: VisaAnswerResolvers<ContextType>;
  VisaChange?: VisaChangeResolvers<ContextType>;
  VisaPage?: VisaPageResolvers<ContextType>;
  WorkAuthorization?: WorkAuthorizationResolvers<ContextType>;
  WorkAuthorizationAnswer?: WorkAuthorizationAnswerResolvers<ContextType>;
  WorkAuthorizationChange?: WorkAuthorizationChangeResolvers<ContextType>;
  WorkAuthorizationPage?: WorkAuthorizationPageResolvers<ContextType>;
  WorkPlace?: WorkPlaceResolvers<ContextType>;
  WorkPlaceAnswer?: WorkPlaceAnswerResolvers<ContextType>;
  WorkPlaceChange?: WorkPlaceChangeResolvers<ContextType>;
  WorkPlacePage?: WorkPlacePageResolvers<ContextType>;
  WorkSchedule?: WorkScheduleResolvers<ContextType>;
  WorkScheduleAnswer?: WorkScheduleAnswerResolvers<ContextType>;
  WorkScheduleChange?: WorkScheduleChangeResolvers<ContextType>;
  WorkScheduleList?: WorkScheduleListResolvers<ContextType>;
  WorkSchedulePage?: WorkSchedulePageResolvers<ContextType>;
  WorkScheduleReference?: WorkScheduleReferenceResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  column?: ColumnDirectiveResolver<any, any, ContextType>;
  counts?: CountsDirectiveResolver<any, any, ContextType>;
  file?: FileDirectiveResolver<any, any, ContextType>;
  form?: FormDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  ref?: RefDirectiveResolver<any, any, ContextType>;
  resource?: ResourceDirectiveResolver<any, any, ContextType>;
  rule?: RuleDirectiveResolver<any, any, ContextType>;
  screen?: ScreenDirectiveResolver<any, any, ContextType>;
  status?: StatusDirectiveResolver<any, any, ContextType>;
};
