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

export type BooleanFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['Boolean']['input']>;
};

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

export type ContributionPart =
  /** Given by the employer beside the share, for the administration of the fund. */
  | 'ADMINISTRATION'
  /** Given by the employer beside the share, for a payment on death. */
  | 'DEPOSIT_INSURANCE'
  /** Kept from the pay. */
  | 'EMPLOYEE'
  /** All that the employer gives for the person. */
  | 'EMPLOYER'
  /** What goes to the pension out of the employer’s share. */
  | 'PENSION'
  /** Of the employer’s contribution what is free of income tax under the new regime. */
  | 'TAX_FREE_NEW_REGIME'
  /** Of the employer’s contribution what is free of income tax under the old regime. */
  | 'TAX_FREE_OLD_REGIME';

export type ContributionPartFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ContributionPart>;
  in?: InputMaybe<Array<ContributionPart>>;
};

export type ContributionWage =
  /** The wage up to the ceiling of the law. */
  | 'CEILING'
  | 'FULL_WAGE';

export type ContributionWageFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ContributionWage>;
  in?: InputMaybe<Array<ContributionWage>>;
};

/** Whom a configuration is for. */
export type Coverage =
  | 'CUSTOM_GROUP'
  | 'ORGANIZATION';

/** A record of another endpoint. */
export type CustomEmployeeGroup = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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

export type DeclarationFilter =
  | 'DRAFT'
  | 'MISSING'
  | 'SUBMITTED';

/** Whether a declaration may be handed in. */
export type DeclarationLock =
  | 'LOCKED'
  | 'OPEN';

export type DeclarationLockFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<DeclarationLock>;
  in?: InputMaybe<Array<DeclarationLock>>;
};

export type DeclarationLockStatus = {
  /** The last day on which it is open, or since when it is locked. */
  lockDate?: Maybe<Scalars['LocalDate']['output']>;
  /** OPEN, LOCKED or NOT_RELEASED. */
  status: Scalars['String']['output'];
};

export type DeclarationSettings = {
  errorCode: Scalars['String']['output'];
  lockStatus: DeclarationLockStatus;
  message: Scalars['String']['output'];
};

/** What an employee has declared for a financial year, and until when they may. */
export type DeclarationStanding = {
  declarationId?: Maybe<Scalars['ID']['output']>;
  departmentName: Scalars['String']['output'];
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  employeeNumber: Scalars['String']['output'];
  /** Whether somebody has an account to be reminded by. */
  isReached: Scalars['Boolean']['output'];
  isUnlocked: Scalars['Boolean']['output'];
  lockStatus: DeclarationLockStatus;
  /** Null where nothing is declared. */
  status?: Maybe<DeclarationStatus>;
};

export type DeclarationStandings = {
  drafts: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  financialYear: Scalars['String']['output'];
  message: Scalars['String']['output'];
  missing: Scalars['Int']['output'];
  rows: Array<DeclarationStanding>;
  submitted: Scalars['Int']['output'];
  /** As far as they match the search and status asked for. */
  totalRecords: Scalars['Int']['output'];
};

/** Where a declaration stands. */
export type DeclarationStatus =
  | 'DRAFT'
  | 'SUBMITTED';

/** What employees declare for a financial year. */
export type DeclarationType =
  | 'FBP'
  | 'NPS';

export type DeclarationUnlocked = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type DeclarationsReminded = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Whom a notice reached: who has not submitted, may still do so and has an account. */
  reminded: Scalars['Int']['output'];
};

export type DeleteAnswer = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  /** How many records are gone. */
  deleted: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** How many records refer to the one that took their place. */
  moved: Scalars['Int']['output'];
};

export type EducationLevel =
  | 'BACHELOR'
  | 'DIPLOMA'
  | 'DOCTORATE'
  | 'MASTER'
  | 'PROFESSIONAL'
  | 'SCHOOL'
  | 'VOCATIONAL';

/** A record of another endpoint. */
export type Employee = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** Under which number the tax authority knows an employee. */
export type EmployeeTaxNumber = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  id: Scalars['ID']['output'];
  /** Permanent account number: five letters, four digits, a letter. The fourth letter is P. */
  number: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type EmployeeTaxNumberAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EmployeeTaxNumber>;
};

export type EmployeeTaxNumberChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EmployeeTaxNumber>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type EmployeeTaxNumberFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<EmployeeTaxNumberFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<EmployeeTaxNumberFilter>;
  number?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<EmployeeTaxNumberFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type EmployeeTaxNumberInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  /** Permanent account number: five letters, four digits, a letter. The fourth letter is P. */
  number: Scalars['String']['input'];
};

export type EmployeeTaxNumberPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<EmployeeTaxNumber>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type EmployeeTaxNumberPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Permanent account number: five letters, four digits, a letter. The fourth letter is P. */
  number?: InputMaybe<Scalars['String']['input']>;
};

export type EmployeeTaxNumberSort = {
  field: EmployeeTaxNumberSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type EmployeeTaxNumberSortField =
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'number'
  | 'updatedAt';

export type EndpointStatus = {
  endpoint: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** Why somebody should be enrolled. */
export type EnrolmentReason =
  /** The wage is not above the limit of the law. */
  | 'LAW'
  /** It is marked so on the person. */
  | 'MARKED'
  /** A rule holds where the person works, and no registration. */
  | 'STATE';

/** Until when employees may declare how their flexible benefits are divided. */
export type FbpDeclarationSetting = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** New joiners may submit until so many days after they joined, where that is later. */
  daysAfterJoining?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** The first day of the lock. Left empty, it holds from now on. */
  lockDate?: Maybe<Scalars['LocalDate']['output']>;
  /** While it is locked, nobody may submit, except those who are unlocked below. */
  lockStatus: DeclarationLock;
  name: Scalars['String']['output'];
  /** The last day on which employees may submit, in each financial year anew. */
  submitUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** Those who may still submit, whatever holds for the others. */
  unlocks?: Maybe<Array<FbpDeclarationUnlock>>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type FbpDeclarationSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<FbpDeclarationSetting>;
};

export type FbpDeclarationSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<FbpDeclarationSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type FbpDeclarationSettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<FbpDeclarationSettingFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  daysAfterJoining?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  lockDate?: InputMaybe<LocalDateFilter>;
  lockStatus?: InputMaybe<DeclarationLockFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<FbpDeclarationSettingFilter>;
  or?: InputMaybe<Array<FbpDeclarationSettingFilter>>;
  submitUntil?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type FbpDeclarationSettingInput = {
  /** New joiners may submit until so many days after they joined, where that is later. */
  daysAfterJoining?: InputMaybe<Scalars['Int']['input']>;
  /** The first day of the lock. Left empty, it holds from now on. */
  lockDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** While it is locked, nobody may submit, except those who are unlocked below. */
  lockStatus?: InputMaybe<DeclarationLock>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The last day on which employees may submit, in each financial year anew. */
  submitUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Those who may still submit, whatever holds for the others. */
  unlocks?: InputMaybe<Array<FbpDeclarationUnlockInput>>;
};

export type FbpDeclarationSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<FbpDeclarationSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type FbpDeclarationSettingPatch = {
  /** New joiners may submit until so many days after they joined, where that is later. */
  daysAfterJoining?: InputMaybe<Scalars['Int']['input']>;
  /** The first day of the lock. Left empty, it holds from now on. */
  lockDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** While it is locked, nobody may submit, except those who are unlocked below. */
  lockStatus?: InputMaybe<DeclarationLock>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The last day on which employees may submit, in each financial year anew. */
  submitUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Those who may still submit, whatever holds for the others. */
  unlocks?: InputMaybe<Array<FbpDeclarationUnlockInput>>;
};

export type FbpDeclarationSettingSort = {
  field: FbpDeclarationSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type FbpDeclarationSettingSortField =
  | 'createdAt'
  | 'custom'
  | 'daysAfterJoining'
  | 'lockDate'
  | 'lockStatus'
  | 'name'
  | 'submitUntil'
  | 'updatedAt';

export type FbpDeclarationUnlock = {
  employee: Employee;
  id: Scalars['ID']['output'];
  /** The last day. */
  untilDate: Scalars['LocalDate']['output'];
};

export type FbpDeclarationUnlockInput = {
  employeeId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The last day. */
  untilDate: Scalars['LocalDate']['input'];
};

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

export type GratuityEntitlement = {
  /** Years that count. */
  counted: Scalars['Int']['output'];
  dateOfJoin: Scalars['LocalDate']['output'];
  department?: Maybe<Scalars['String']['output']>;
  /** What has been earned until the day. Null without the right to the person’s pay, or a salary. */
  earned?: Maybe<Scalars['Decimal']['output']>;
  employeeId: Scalars['Int']['output'];
  employeeNumber?: Maybe<Scalars['String']['output']>;
  /** When the minimum tenure is served. */
  entitledFrom: Scalars['LocalDate']['output'];
  isEntitled: Scalars['Boolean']['output'];
  months: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Of it free of income tax. */
  taxFree?: Maybe<Scalars['Decimal']['output']>;
  /** The wage of a month that counts. Null without the right to the person’s pay, or a salary. */
  wage?: Maybe<Scalars['Decimal']['output']>;
  /** Completed years and further months of service. */
  years: Scalars['Int']['output'];
};

export type GratuityInForce = {
  effectiveFrom: Scalars['LocalDate']['output'];
  law: Scalars['String']['output'];
  minimumTenure: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  ruleId: Scalars['ID']['output'];
  taxExemptionLimit: Scalars['Decimal']['output'];
};

export type GratuityOverview = {
  currency: Scalars['String']['output'];
  day: Scalars['LocalDate']['output'];
  /** Earned by all, entitled or not. Null without the right to everybody’s pay. */
  earned?: Maybe<Scalars['Decimal']['output']>;
  entitled: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Earned by those who are entitled. Null without the right to everybody’s pay. */
  payable?: Maybe<Scalars['Decimal']['output']>;
  people: Scalars['Int']['output'];
  rows: Array<GratuityEntitlement>;
  /** Null where no rule is in force on the day. */
  rule?: Maybe<GratuityInForce>;
  totalRecords: Scalars['Int']['output'];
};

/** How gratuity is reckoned from a day on, for whoever leaves after it. */
export type GratuityRule = {
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  effectiveFrom: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  /** Act, section and notification. */
  law: Scalars['String']['output'];
  /** Whatever is reckoned, no more is paid. Empty: all of it. */
  maximumAmount?: Maybe<Scalars['Decimal']['output']>;
  minimumTenure: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Under the act more than six months count as a whole year. Otherwise only whole years do. */
  partOfGratuityAct: Scalars['Boolean']['output'];
  /** For each year served, as the law says. */
  salaryDaysGovernment: Scalars['Int']['output'];
  /** For each year served, as the organization gives. What is above the law is taxed. */
  salaryDaysOrganization: Scalars['Int']['output'];
  /** In a life. What is above it is taxed. */
  taxExemptionLimit: Scalars['Decimal']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** By which the wage of a month is divided. */
  workingDaysPerMonth: Scalars['Int']['output'];
};

export type GratuityRuleAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<GratuityRule>;
};

export type GratuityRuleChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<GratuityRule>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type GratuityRuleFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<GratuityRuleFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  law?: InputMaybe<TextFilter>;
  maximumAmount?: InputMaybe<DecimalFilter>;
  minimumTenure?: InputMaybe<IntFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<GratuityRuleFilter>;
  or?: InputMaybe<Array<GratuityRuleFilter>>;
  partOfGratuityAct?: InputMaybe<BooleanFilter>;
  salaryDaysGovernment?: InputMaybe<IntFilter>;
  salaryDaysOrganization?: InputMaybe<IntFilter>;
  taxExemptionLimit?: InputMaybe<DecimalFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workingDaysPerMonth?: InputMaybe<IntFilter>;
};

export type GratuityRuleInput = {
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom: Scalars['LocalDate']['input'];
  /** Act, section and notification. */
  law: Scalars['String']['input'];
  /** Whatever is reckoned, no more is paid. Empty: all of it. */
  maximumAmount?: InputMaybe<Scalars['Decimal']['input']>;
  minimumTenure?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  /** Under the act more than six months count as a whole year. Otherwise only whole years do. */
  partOfGratuityAct?: InputMaybe<Scalars['Boolean']['input']>;
  /** For each year served, as the law says. */
  salaryDaysGovernment?: InputMaybe<Scalars['Int']['input']>;
  /** For each year served, as the organization gives. What is above the law is taxed. */
  salaryDaysOrganization?: InputMaybe<Scalars['Int']['input']>;
  /** In a life. What is above it is taxed. */
  taxExemptionLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** By which the wage of a month is divided. */
  workingDaysPerMonth?: InputMaybe<Scalars['Int']['input']>;
};

export type GratuityRulePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<GratuityRule>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type GratuityRulePatch = {
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Act, section and notification. */
  law?: InputMaybe<Scalars['String']['input']>;
  /** Whatever is reckoned, no more is paid. Empty: all of it. */
  maximumAmount?: InputMaybe<Scalars['Decimal']['input']>;
  minimumTenure?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Under the act more than six months count as a whole year. Otherwise only whole years do. */
  partOfGratuityAct?: InputMaybe<Scalars['Boolean']['input']>;
  /** For each year served, as the law says. */
  salaryDaysGovernment?: InputMaybe<Scalars['Int']['input']>;
  /** For each year served, as the organization gives. What is above the law is taxed. */
  salaryDaysOrganization?: InputMaybe<Scalars['Int']['input']>;
  /** In a life. What is above it is taxed. */
  taxExemptionLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** By which the wage of a month is divided. */
  workingDaysPerMonth?: InputMaybe<Scalars['Int']['input']>;
};

export type GratuityRuleSort = {
  field: GratuityRuleSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type GratuityRuleSortField =
  | 'country'
  | 'createdAt'
  | 'custom'
  | 'effectiveFrom'
  | 'law'
  | 'maximumAmount'
  | 'minimumTenure'
  | 'name'
  | 'partOfGratuityAct'
  | 'salaryDaysGovernment'
  | 'salaryDaysOrganization'
  | 'taxExemptionLimit'
  | 'updatedAt'
  | 'workingDaysPerMonth';

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

export type IdFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
  person?: InputMaybe<RelativePerson>;
};

/** Who is insured by the state, under which number and since when. */
export type InsuranceMember = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Where the person is treated. */
  dispensary?: Maybe<Scalars['String']['output']>;
  employee: Employee;
  id: Scalars['ID']['output'];
  /** 10 digits. Empty until it is known. */
  insuranceNumber?: Maybe<Scalars['String']['output']>;
  memberFrom: Scalars['LocalDate']['output'];
  /** The last day. Empty: until further notice. Whoever comes to earn more stays insured until the contribution period ends by itself. */
  memberUntil?: Maybe<Scalars['LocalDate']['output']>;
  status: MembershipStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type InsuranceMemberAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<InsuranceMember>;
};

export type InsuranceMemberChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<InsuranceMember>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type InsuranceMemberFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<InsuranceMemberFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dispensary?: InputMaybe<TextFilter>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  insuranceNumber?: InputMaybe<TextFilter>;
  memberFrom?: InputMaybe<LocalDateFilter>;
  memberUntil?: InputMaybe<LocalDateFilter>;
  not?: InputMaybe<InsuranceMemberFilter>;
  or?: InputMaybe<Array<InsuranceMemberFilter>>;
  status?: InputMaybe<MembershipStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type InsuranceMemberInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Where the person is treated. */
  dispensary?: InputMaybe<Scalars['String']['input']>;
  employeeId: Scalars['ID']['input'];
  /** 10 digits. Empty until it is known. */
  insuranceNumber?: InputMaybe<Scalars['String']['input']>;
  memberFrom: Scalars['LocalDate']['input'];
  /** The last day. Empty: until further notice. Whoever comes to earn more stays insured until the contribution period ends by itself. */
  memberUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  status?: InputMaybe<MembershipStatus>;
};

export type InsuranceMemberPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<InsuranceMember>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type InsuranceMemberPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Where the person is treated. */
  dispensary?: InputMaybe<Scalars['String']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** 10 digits. Empty until it is known. */
  insuranceNumber?: InputMaybe<Scalars['String']['input']>;
  memberFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The last day. Empty: until further notice. Whoever comes to earn more stays insured until the contribution period ends by itself. */
  memberUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  status?: InputMaybe<MembershipStatus>;
};

export type InsuranceMemberSort = {
  field: InsuranceMemberSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type InsuranceMemberSortField =
  | 'createdAt'
  | 'custom'
  | 'dispensary'
  | 'employeeId'
  | 'insuranceNumber'
  | 'memberFrom'
  | 'memberUntil'
  | 'status'
  | 'updatedAt';

export type IntFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<Scalars['Int']['input']>>;
  to?: InputMaybe<Scalars['Int']['input']>;
};

/** A language of the interface. */
export type Language =
  | 'EN'
  | 'FR'
  | 'JA'
  | 'SP';

export type LanguageProficiency =
  | 'BASIC'
  | 'CONVERSATIONAL'
  | 'FLUENT'
  | 'NATIVE';

export type LawKind =
  | 'GRATUITY'
  | 'LABOUR_WELFARE_FUND'
  | 'PROFESSIONAL_TAX'
  | 'RATE'
  | 'SETTLEMENT';

export type LawOfCountry = {
  effectiveFrom: Scalars['LocalDate']['output'];
  /** The organisation has it already; it is not added again. */
  exists: Scalars['Boolean']['output'];
  /** What names it in `picked`. */
  key: Scalars['String']['output'];
  kind: LawKind;
  /** Act, section and notification. */
  law: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type LawsBrought = {
  added: Scalars['Int']['output'];
  /** Null where nothing was added. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type LawsOfCountry = {
  /** The country of payroll, whose laws these are. */
  country: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  /** Of the kinds that the caller may add. Empty where Tenure brings nothing of the country. */
  laws: Array<LawOfCountry>;
  message: Scalars['String']['output'];
};

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

export type MembershipStatus =
  | 'MEMBER'
  /** Stays out, as the law allows. */
  | 'OPTED_OUT';

export type MembershipStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<MembershipStatus>;
  in?: InputMaybe<Array<MembershipStatus>>;
};

export type MissingEnrolment = {
  dateOfJoin: Scalars['LocalDate']['output'];
  designation?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['Int']['output'];
  employeeNumber?: Maybe<Scalars['String']['output']>;
  location?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  reason: EnrolmentReason;
  state?: Maybe<Scalars['String']['output']>;
};

export type MissingEnrolments = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<MissingEnrolment>;
  totalRecords: Scalars['Int']['output'];
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

export type MonthFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Month>;
  in?: InputMaybe<Array<Month>>;
};

export type Mutation = {
  addEmployeeTaxNumber: EmployeeTaxNumberChange;
  addFbpDeclarationSetting: FbpDeclarationSettingChange;
  addGratuityRule: GratuityRuleChange;
  addInsuranceMember: InsuranceMemberChange;
  addNpsDeclarationSetting: NpsDeclarationSettingChange;
  addNpsMember: NpsMemberChange;
  addProfessionalTaxRule: ProfessionalTaxRuleChange;
  addProvidentFundMember: ProvidentFundMemberChange;
  addSettlementRule: SettlementRuleChange;
  addStatutoryRate: StatutoryRateChange;
  addStatutoryRegistration: StatutoryRegistrationChange;
  addTaxChallan: TaxChallanChange;
  addTaxDeduction: TaxDeductionChange;
  addTaxDeductor: TaxDeductorChange;
  addTaxRegimeChoice: TaxRegimeChoiceChange;
  addTaxStatement: TaxStatementChange;
  addWelfareFundRule: WelfareFundRuleChange;
  /** Adds what was picked and is not there yet. One undo takes it back. */
  bringLaws: LawsBrought;
  /** Once a financial year. acknowledged: that it holds for the year, and what it relieves. */
  chooseTaxRegime: TaxRegimeAnswer;
  deleteEmployeeTaxNumbers: DeleteAnswer;
  deleteGratuityRules: DeleteAnswer;
  deleteInsuranceMembers: DeleteAnswer;
  deleteNpsMembers: DeleteAnswer;
  deleteProfessionalTaxRules: DeleteAnswer;
  deleteProvidentFundMembers: DeleteAnswer;
  deleteSettlementRules: DeleteAnswer;
  deleteStatutoryRates: DeleteAnswer;
  deleteStatutoryRegistrations: DeleteAnswer;
  deleteTaxChallans: DeleteAnswer;
  deleteTaxDeductions: DeleteAnswer;
  deleteTaxRegimeChoices: DeleteAnswer;
  deleteTaxStatements: DeleteAnswer;
  deleteWelfareFundRules: DeleteAnswer;
  /** Generates the statement by what is known now. Without `wait`, very many people are work that goes on by itself. */
  generateTaxStatement: TaxStatementGenerated;
  /** Without employeeIds everybody who has not submitted and still may. */
  remindOfFbpDeclarations: DeclarationsReminded;
  remindOfNpsDeclarations: DeclarationsReminded;
  /** The default regime of the organisation applies; nobody is asked again in this financial year. */
  stopTaxRegimeNotification: TaxRegimeAnswer;
  /** Undoes what one change-set did, if nothing later depends on it. With wait: false very many records go back by work that goes on by itself. */
  undoChangeSet: UndoAnswer;
  unlockFbpDeclaration: DeclarationUnlocked;
  unlockNpsDeclaration: DeclarationUnlocked;
  updateEmployeeTaxNumber: EmployeeTaxNumberChange;
  updateFbpDeclarationSetting: FbpDeclarationSettingChange;
  updateGratuityRule: GratuityRuleChange;
  updateInsuranceMember: InsuranceMemberChange;
  updateNpsDeclarationSetting: NpsDeclarationSettingChange;
  updateNpsMember: NpsMemberChange;
  updateProfessionalTaxRule: ProfessionalTaxRuleChange;
  updateProvidentFundMember: ProvidentFundMemberChange;
  updateSettlementRule: SettlementRuleChange;
  updateStatutoryRate: StatutoryRateChange;
  updateStatutoryRegistration: StatutoryRegistrationChange;
  updateTaxChallan: TaxChallanChange;
  updateTaxDeduction: TaxDeductionChange;
  updateTaxDeductor: TaxDeductorChange;
  updateTaxRegimeChoice: TaxRegimeChoiceChange;
  updateTaxStatement: TaxStatementChange;
  updateWelfareFundRule: WelfareFundRuleChange;
};


export type MutationAddEmployeeTaxNumberArgs = {
  input: EmployeeTaxNumberInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddFbpDeclarationSettingArgs = {
  input: FbpDeclarationSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddGratuityRuleArgs = {
  input: GratuityRuleInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddInsuranceMemberArgs = {
  input: InsuranceMemberInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddNpsDeclarationSettingArgs = {
  input: NpsDeclarationSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddNpsMemberArgs = {
  input: NpsMemberInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddProfessionalTaxRuleArgs = {
  input: ProfessionalTaxRuleInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddProvidentFundMemberArgs = {
  input: ProvidentFundMemberInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddSettlementRuleArgs = {
  input: SettlementRuleInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddStatutoryRateArgs = {
  input: StatutoryRateInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddStatutoryRegistrationArgs = {
  input: StatutoryRegistrationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddTaxChallanArgs = {
  input: TaxChallanInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddTaxDeductionArgs = {
  input: TaxDeductionInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddTaxDeductorArgs = {
  input: TaxDeductorInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddTaxRegimeChoiceArgs = {
  input: TaxRegimeChoiceInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddTaxStatementArgs = {
  input: TaxStatementInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddWelfareFundRuleArgs = {
  input: WelfareFundRuleInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationBringLawsArgs = {
  picked: Array<Scalars['String']['input']>;
};


export type MutationChooseTaxRegimeArgs = {
  acknowledged: Scalars['Boolean']['input'];
  businessIncome?: InputMaybe<Scalars['Boolean']['input']>;
  regime: TaxRegime;
};


export type MutationDeleteEmployeeTaxNumbersArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteGratuityRulesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteInsuranceMembersArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteNpsMembersArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteProfessionalTaxRulesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteProvidentFundMembersArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteSettlementRulesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteStatutoryRatesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteStatutoryRegistrationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteTaxChallansArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteTaxDeductionsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteTaxRegimeChoicesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteTaxStatementsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteWelfareFundRulesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationGenerateTaxStatementArgs = {
  statementId: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemindOfFbpDeclarationsArgs = {
  employeeIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type MutationRemindOfNpsDeclarationsArgs = {
  employeeIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type MutationUndoChangeSetArgs = {
  id: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUnlockFbpDeclarationArgs = {
  employeeId: Scalars['Int']['input'];
  untilDate: Scalars['LocalDate']['input'];
};


export type MutationUnlockNpsDeclarationArgs = {
  employeeId: Scalars['Int']['input'];
  untilDate: Scalars['LocalDate']['input'];
};


export type MutationUpdateEmployeeTaxNumberArgs = {
  id: Scalars['ID']['input'];
  input: EmployeeTaxNumberPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateFbpDeclarationSettingArgs = {
  id: Scalars['ID']['input'];
  input: FbpDeclarationSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateGratuityRuleArgs = {
  id: Scalars['ID']['input'];
  input: GratuityRulePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateInsuranceMemberArgs = {
  id: Scalars['ID']['input'];
  input: InsuranceMemberPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateNpsDeclarationSettingArgs = {
  id: Scalars['ID']['input'];
  input: NpsDeclarationSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateNpsMemberArgs = {
  id: Scalars['ID']['input'];
  input: NpsMemberPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateProfessionalTaxRuleArgs = {
  id: Scalars['ID']['input'];
  input: ProfessionalTaxRulePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateProvidentFundMemberArgs = {
  id: Scalars['ID']['input'];
  input: ProvidentFundMemberPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateSettlementRuleArgs = {
  id: Scalars['ID']['input'];
  input: SettlementRulePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateStatutoryRateArgs = {
  id: Scalars['ID']['input'];
  input: StatutoryRatePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateStatutoryRegistrationArgs = {
  id: Scalars['ID']['input'];
  input: StatutoryRegistrationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateTaxChallanArgs = {
  id: Scalars['ID']['input'];
  input: TaxChallanPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateTaxDeductionArgs = {
  id: Scalars['ID']['input'];
  input: TaxDeductionPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateTaxDeductorArgs = {
  id: Scalars['ID']['input'];
  input: TaxDeductorPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateTaxRegimeChoiceArgs = {
  id: Scalars['ID']['input'];
  input: TaxRegimeChoicePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateTaxStatementArgs = {
  id: Scalars['ID']['input'];
  input: TaxStatementPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateWelfareFundRuleArgs = {
  id: Scalars['ID']['input'];
  input: WelfareFundRulePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

/** Until when employees may declare what goes into their pension account. */
export type NpsDeclarationSetting = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** New joiners may submit until so many days after they joined, where that is later. */
  daysAfterJoining?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** The first day of the lock. Left empty, it holds from now on. */
  lockDate?: Maybe<Scalars['LocalDate']['output']>;
  /** While it is locked, nobody may submit, except those who are unlocked below. */
  lockStatus: DeclarationLock;
  name: Scalars['String']['output'];
  /** The last day on which employees may submit, in each financial year anew. */
  submitUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** Those who may still submit, whatever holds for the others. */
  unlocks?: Maybe<Array<NpsDeclarationUnlock>>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type NpsDeclarationSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<NpsDeclarationSetting>;
};

export type NpsDeclarationSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<NpsDeclarationSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type NpsDeclarationSettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<NpsDeclarationSettingFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  daysAfterJoining?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  lockDate?: InputMaybe<LocalDateFilter>;
  lockStatus?: InputMaybe<DeclarationLockFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<NpsDeclarationSettingFilter>;
  or?: InputMaybe<Array<NpsDeclarationSettingFilter>>;
  submitUntil?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type NpsDeclarationSettingInput = {
  /** New joiners may submit until so many days after they joined, where that is later. */
  daysAfterJoining?: InputMaybe<Scalars['Int']['input']>;
  /** The first day of the lock. Left empty, it holds from now on. */
  lockDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** While it is locked, nobody may submit, except those who are unlocked below. */
  lockStatus?: InputMaybe<DeclarationLock>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The last day on which employees may submit, in each financial year anew. */
  submitUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Those who may still submit, whatever holds for the others. */
  unlocks?: InputMaybe<Array<NpsDeclarationUnlockInput>>;
};

export type NpsDeclarationSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<NpsDeclarationSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type NpsDeclarationSettingPatch = {
  /** New joiners may submit until so many days after they joined, where that is later. */
  daysAfterJoining?: InputMaybe<Scalars['Int']['input']>;
  /** The first day of the lock. Left empty, it holds from now on. */
  lockDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** While it is locked, nobody may submit, except those who are unlocked below. */
  lockStatus?: InputMaybe<DeclarationLock>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The last day on which employees may submit, in each financial year anew. */
  submitUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Those who may still submit, whatever holds for the others. */
  unlocks?: InputMaybe<Array<NpsDeclarationUnlockInput>>;
};

export type NpsDeclarationSettingSort = {
  field: NpsDeclarationSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type NpsDeclarationSettingSortField =
  | 'createdAt'
  | 'custom'
  | 'daysAfterJoining'
  | 'lockDate'
  | 'lockStatus'
  | 'name'
  | 'submitUntil'
  | 'updatedAt';

export type NpsDeclarationUnlock = {
  employee: Employee;
  id: Scalars['ID']['output'];
  /** The last day. */
  untilDate: Scalars['LocalDate']['output'];
};

export type NpsDeclarationUnlockInput = {
  employeeId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The last day. */
  untilDate: Scalars['LocalDate']['input'];
};

/** Who saves in the national pension system: under which number, and how much each side gives. */
export type NpsMember = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  /** Percent of the wage, kept from the pay. Empty: as the rates say. */
  employeeShare?: Maybe<Scalars['Decimal']['output']>;
  /** Percent of the wage, given by the employer. Empty: as the rates say. */
  employerShare?: Maybe<Scalars['Decimal']['output']>;
  id: Scalars['ID']['output'];
  memberFrom: Scalars['LocalDate']['output'];
  /** The last day. Empty: until further notice. */
  memberUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** The permanent retirement account number, 12 digits. Empty until it is known. */
  pran?: Maybe<Scalars['String']['output']>;
  status: MembershipStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type NpsMemberAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<NpsMember>;
};

export type NpsMemberChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<NpsMember>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type NpsMemberFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<NpsMemberFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  employeeShare?: InputMaybe<DecimalFilter>;
  employerShare?: InputMaybe<DecimalFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  memberFrom?: InputMaybe<LocalDateFilter>;
  memberUntil?: InputMaybe<LocalDateFilter>;
  not?: InputMaybe<NpsMemberFilter>;
  or?: InputMaybe<Array<NpsMemberFilter>>;
  pran?: InputMaybe<TextFilter>;
  status?: InputMaybe<MembershipStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type NpsMemberInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  /** Percent of the wage, kept from the pay. Empty: as the rates say. */
  employeeShare?: InputMaybe<Scalars['Decimal']['input']>;
  /** Percent of the wage, given by the employer. Empty: as the rates say. */
  employerShare?: InputMaybe<Scalars['Decimal']['input']>;
  memberFrom: Scalars['LocalDate']['input'];
  /** The last day. Empty: until further notice. */
  memberUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The permanent retirement account number, 12 digits. Empty until it is known. */
  pran?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<MembershipStatus>;
};

export type NpsMemberPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<NpsMember>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type NpsMemberPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Percent of the wage, kept from the pay. Empty: as the rates say. */
  employeeShare?: InputMaybe<Scalars['Decimal']['input']>;
  /** Percent of the wage, given by the employer. Empty: as the rates say. */
  employerShare?: InputMaybe<Scalars['Decimal']['input']>;
  memberFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The last day. Empty: until further notice. */
  memberUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The permanent retirement account number, 12 digits. Empty until it is known. */
  pran?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<MembershipStatus>;
};

export type NpsMemberSort = {
  field: NpsMemberSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type NpsMemberSortField =
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'employeeShare'
  | 'employerShare'
  | 'memberFrom'
  | 'memberUntil'
  | 'pran'
  | 'status'
  | 'updatedAt';

export type OvertimeBasis =
  | 'BASIC_PAY'
  | 'GROSS_PAY';

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

/** The slabs by which a state, or a town of it, taxes professions, since when and by which law. */
export type ProfessionalTaxRule = {
  /** Where towns have slabs of their own. Empty: the whole state, but for towns that have them. */
  city?: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Of a half-year. Empty: every month. */
  deductedIn?: Maybe<Array<Month>>;
  effectiveFrom: Scalars['LocalDate']['output'];
  /** The last day. Empty: until the next one of the place. */
  effectiveTo?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  /** Act, section and notification. */
  law: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Slabs are of the wage of a month or of a half-year, and so is the tax. */
  period: TaxedPeriod;
  /** By the wage from which each begins. Below the first nothing is due. */
  slabs?: Maybe<Array<ProfessionalTaxSlab>>;
  /** The month whose tax differs, as slabs say. */
  specialMonth?: Maybe<Month>;
  /** As in the addresses of locations. */
  state: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ProfessionalTaxRuleAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ProfessionalTaxRule>;
};

export type ProfessionalTaxRuleChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ProfessionalTaxRule>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ProfessionalTaxRuleFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ProfessionalTaxRuleFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  city?: InputMaybe<TextFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom?: InputMaybe<LocalDateFilter>;
  effectiveTo?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  law?: InputMaybe<TextFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ProfessionalTaxRuleFilter>;
  or?: InputMaybe<Array<ProfessionalTaxRuleFilter>>;
  period?: InputMaybe<TaxedPeriodFilter>;
  specialMonth?: InputMaybe<MonthFilter>;
  state?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ProfessionalTaxRuleInput = {
  /** Where towns have slabs of their own. Empty: the whole state, but for towns that have them. */
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Of a half-year. Empty: every month. */
  deductedIn?: InputMaybe<Array<Month>>;
  effectiveFrom: Scalars['LocalDate']['input'];
  /** The last day. Empty: until the next one of the place. */
  effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Act, section and notification. */
  law: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** Slabs are of the wage of a month or of a half-year, and so is the tax. */
  period?: InputMaybe<TaxedPeriod>;
  /** By the wage from which each begins. Below the first nothing is due. */
  slabs?: InputMaybe<Array<ProfessionalTaxSlabInput>>;
  /** The month whose tax differs, as slabs say. */
  specialMonth?: InputMaybe<Month>;
  /** As in the addresses of locations. */
  state: Scalars['String']['input'];
};

export type ProfessionalTaxRulePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ProfessionalTaxRule>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ProfessionalTaxRulePatch = {
  /** Where towns have slabs of their own. Empty: the whole state, but for towns that have them. */
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Of a half-year. Empty: every month. */
  deductedIn?: InputMaybe<Array<Month>>;
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The last day. Empty: until the next one of the place. */
  effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Act, section and notification. */
  law?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Slabs are of the wage of a month or of a half-year, and so is the tax. */
  period?: InputMaybe<TaxedPeriod>;
  /** By the wage from which each begins. Below the first nothing is due. */
  slabs?: InputMaybe<Array<ProfessionalTaxSlabInput>>;
  /** The month whose tax differs, as slabs say. */
  specialMonth?: InputMaybe<Month>;
  /** As in the addresses of locations. */
  state?: InputMaybe<Scalars['String']['input']>;
};

export type ProfessionalTaxRuleSort = {
  field: ProfessionalTaxRuleSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ProfessionalTaxRuleSortField =
  | 'city'
  | 'country'
  | 'createdAt'
  | 'custom'
  | 'effectiveFrom'
  | 'effectiveTo'
  | 'law'
  | 'name'
  | 'period'
  | 'specialMonth'
  | 'state'
  | 'updatedAt';

export type ProfessionalTaxSlab = {
  amount: Scalars['Decimal']['output'];
  appliesTo: TaxedPeople;
  id: Scalars['ID']['output'];
  /** In the month that differs. Empty: the same. */
  specialAmount?: Maybe<Scalars['Decimal']['output']>;
  wageFrom: Scalars['Decimal']['output'];
};

export type ProfessionalTaxSlabInput = {
  amount: Scalars['Decimal']['input'];
  appliesTo?: InputMaybe<TaxedPeople>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** In the month that differs. Empty: the same. */
  specialAmount?: InputMaybe<Scalars['Decimal']['input']>;
  wageFrom: Scalars['Decimal']['input'];
};

/** Who belongs to the provident fund: under which number, since when, and how much of the wage counts. */
export type ProvidentFundMember = {
  /** Of which wage it is taken. Empty: as the registration says. */
  contributionWage?: Maybe<ContributionWage>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  id: Scalars['ID']['output'];
  /** Part of the employer’s share goes to the pension. Not so for whoever joined after August 2014 on a wage above the ceiling, or is 58 and older. */
  isPensionMember: Scalars['Boolean']['output'];
  memberFrom: Scalars['LocalDate']['output'];
  /** Under the establishment’s code. */
  memberId?: Maybe<Scalars['String']['output']>;
  /** The last day. Empty: until further notice. */
  memberUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** The pension is taken of the full wage, by a joint option that was accepted. */
  pensionOnFullWage: Scalars['Boolean']['output'];
  status: MembershipStatus;
  /** The universal account number, 12 digits. Empty until it is known. */
  uan?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** Percent of the wage beyond the share of the law, where the registration allows it. */
  voluntaryPercent?: Maybe<Scalars['Decimal']['output']>;
};

export type ProvidentFundMemberAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ProvidentFundMember>;
};

export type ProvidentFundMemberChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ProvidentFundMember>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ProvidentFundMemberFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ProvidentFundMemberFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  contributionWage?: InputMaybe<ContributionWageFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isPensionMember?: InputMaybe<BooleanFilter>;
  memberFrom?: InputMaybe<LocalDateFilter>;
  memberId?: InputMaybe<TextFilter>;
  memberUntil?: InputMaybe<LocalDateFilter>;
  not?: InputMaybe<ProvidentFundMemberFilter>;
  or?: InputMaybe<Array<ProvidentFundMemberFilter>>;
  pensionOnFullWage?: InputMaybe<BooleanFilter>;
  status?: InputMaybe<MembershipStatusFilter>;
  uan?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  voluntaryPercent?: InputMaybe<DecimalFilter>;
};

export type ProvidentFundMemberInput = {
  /** Of which wage it is taken. Empty: as the registration says. */
  contributionWage?: InputMaybe<ContributionWage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  /** Part of the employer’s share goes to the pension. Not so for whoever joined after August 2014 on a wage above the ceiling, or is 58 and older. */
  isPensionMember?: InputMaybe<Scalars['Boolean']['input']>;
  memberFrom: Scalars['LocalDate']['input'];
  /** Under the establishment’s code. */
  memberId?: InputMaybe<Scalars['String']['input']>;
  /** The last day. Empty: until further notice. */
  memberUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The pension is taken of the full wage, by a joint option that was accepted. */
  pensionOnFullWage?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<MembershipStatus>;
  /** The universal account number, 12 digits. Empty until it is known. */
  uan?: InputMaybe<Scalars['String']['input']>;
  /** Percent of the wage beyond the share of the law, where the registration allows it. */
  voluntaryPercent?: InputMaybe<Scalars['Decimal']['input']>;
};

export type ProvidentFundMemberPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ProvidentFundMember>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ProvidentFundMemberPatch = {
  /** Of which wage it is taken. Empty: as the registration says. */
  contributionWage?: InputMaybe<ContributionWage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the employer’s share goes to the pension. Not so for whoever joined after August 2014 on a wage above the ceiling, or is 58 and older. */
  isPensionMember?: InputMaybe<Scalars['Boolean']['input']>;
  memberFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Under the establishment’s code. */
  memberId?: InputMaybe<Scalars['String']['input']>;
  /** The last day. Empty: until further notice. */
  memberUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The pension is taken of the full wage, by a joint option that was accepted. */
  pensionOnFullWage?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<MembershipStatus>;
  /** The universal account number, 12 digits. Empty until it is known. */
  uan?: InputMaybe<Scalars['String']['input']>;
  /** Percent of the wage beyond the share of the law, where the registration allows it. */
  voluntaryPercent?: InputMaybe<Scalars['Decimal']['input']>;
};

export type ProvidentFundMemberSort = {
  field: ProvidentFundMemberSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ProvidentFundMemberSortField =
  | 'contributionWage'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'isPensionMember'
  | 'memberFrom'
  | 'memberId'
  | 'memberUntil'
  | 'pensionOnFullWage'
  | 'status'
  | 'uan'
  | 'updatedAt'
  | 'voluntaryPercent';

export type Query = {
  /** One record, now or as it was. */
  employeeTaxNumber: EmployeeTaxNumberAnswer;
  employeeTaxNumberHistory: HistoryPage;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** One record, now or as it was. */
  fbpDeclarationSetting: FbpDeclarationSettingAnswer;
  fbpDeclarationSettingHistory: HistoryPage;
  /** Those whose salary has flexible benefits, or who are eligible for the pension scheme, in the present financial year, by name. */
  fbpDeclarationStandings: DeclarationStandings;
  /** typeOfDeclaration: FBP or NPS. For an employee as it stands for them, for others as for somebody who has long been here. */
  getFBPDeclarationSettings: DeclarationSettings;
  /** What gratuity people would be due if they left on a day, or today: the longest service first. Found by name or number. */
  gratuityOverview: GratuityOverview;
  /** One record, now or as it was. */
  gratuityRule: GratuityRuleAnswer;
  gratuityRuleHistory: HistoryPage;
  /** One record, now or as it was. */
  insuranceMember: InsuranceMemberAnswer;
  insuranceMemberHistory: HistoryPage;
  /** What the law of the country of payroll takes of wages, with its sources, as Tenure knows it. */
  lawsOfCountry: LawsOfCountry;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listEmployeeTaxNumbers: EmployeeTaxNumberPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listFbpDeclarationSettings: FbpDeclarationSettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listGratuityRules: GratuityRulePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listInsuranceMembers: InsuranceMemberPage;
  /** Who should be enrolled in a scheme and is not, by name, within the caller’s reach on the scheme’s own form. */
  listMissingEnrolments: MissingEnrolments;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listNpsDeclarationSettings: NpsDeclarationSettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listNpsMembers: NpsMemberPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listProfessionalTaxRules: ProfessionalTaxRulePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listProvidentFundMembers: ProvidentFundMemberPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listSettlementRules: SettlementRulePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listStatutoryRates: StatutoryRatePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listStatutoryRegistrations: StatutoryRegistrationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listTaxChallans: TaxChallanPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listTaxDeductions: TaxDeductionPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listTaxDeductors: TaxDeductorPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listTaxRegimeChoices: TaxRegimeChoicePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listTaxStatements: TaxStatementPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listWelfareFundRules: WelfareFundRulePage;
  /** Id, title and code only, for pickers. */
  lookupEmployeeTaxNumbers: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupFbpDeclarationSettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupGratuityRules: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupInsuranceMembers: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupNpsDeclarationSettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupNpsMembers: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupProfessionalTaxRules: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupProvidentFundMembers: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupSettlementRules: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupStatutoryRates: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupStatutoryRegistrations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupTaxChallans: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupTaxDeductions: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupTaxDeductors: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupTaxRegimeChoices: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupTaxStatements: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupWelfareFundRules: LookupPage;
  /** One record, now or as it was. */
  npsDeclarationSetting: NpsDeclarationSettingAnswer;
  npsDeclarationSettingHistory: HistoryPage;
  npsDeclarationStandings: DeclarationStandings;
  /** One record, now or as it was. */
  npsMember: NpsMemberAnswer;
  npsMemberHistory: HistoryPage;
  /** The same of the caller. */
  ownStatutoryShares: StatutoryShares;
  /** One record, now or as it was. */
  professionalTaxRule: ProfessionalTaxRuleAnswer;
  professionalTaxRuleHistory: HistoryPage;
  /** One record, now or as it was. */
  providentFundMember: ProvidentFundMemberAnswer;
  providentFundMemberHistory: HistoryPage;
  /** One record, now or as it was. */
  settlementRule: SettlementRuleAnswer;
  settlementRuleHistory: HistoryPage;
  /** The last quarter that is over and has no statement. */
  startOfTaxStatement: TaxStatementStart;
  /** Each scheme as far as the caller may see it. */
  statutoryOverview: StatutoryOverview;
  /** One record, now or as it was. */
  statutoryRate: StatutoryRateAnswer;
  statutoryRateHistory: HistoryPage;
  /** One record, now or as it was. */
  statutoryRegistration: StatutoryRegistrationAnswer;
  statutoryRegistrationHistory: HistoryPage;
  /** What the law takes of an ordinary month of an employee, in the month of a day, or this one. */
  statutoryShares: StatutoryShares;
  /** One record, now or as it was. */
  taxChallan: TaxChallanAnswer;
  taxChallanHistory: HistoryPage;
  /** One record, now or as it was. */
  taxDeduction: TaxDeductionAnswer;
  taxDeductionHistory: HistoryPage;
  /** One record, now or as it was. */
  taxDeductor: TaxDeductorAnswer;
  taxDeductorHistory: HistoryPage;
  /** One record, now or as it was. */
  taxRegimeChoice: TaxRegimeChoiceAnswer;
  taxRegimeChoiceHistory: HistoryPage;
  /** The caller's year under both regimes, reckoned from salary, declarations and claims. */
  taxRegimeComparison: TaxRegimeComparison;
  /** Without financialYear the present one. */
  taxReliefs: TaxReliefs;
  /** One record, now or as it was. */
  taxStatement: TaxStatementAnswer;
  /** A generated statement as a file. */
  taxStatementFile: TaxStatementFileAnswer;
  taxStatementHistory: HistoryPage;
  /** Deductee by deductee, with the challans: as it was generated, else as it would be. */
  taxStatementLines: TaxStatementLines;
  /** What a quarter comes to by what is known now, and what to look at. */
  taxStatementReview: TaxStatementReview;
  /** One record, now or as it was. */
  welfareFundRule: WelfareFundRuleAnswer;
  welfareFundRuleHistory: HistoryPage;
};


export type QueryEmployeeTaxNumberArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryEmployeeTaxNumberHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFbpDeclarationSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryFbpDeclarationSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFbpDeclarationStandingsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<DeclarationFilter>;
};


export type QueryGetFbpDeclarationSettingsArgs = {
  typeOfDeclaration: Scalars['String']['input'];
};


export type QueryGratuityOverviewArgs = {
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  onlyEntitled?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGratuityRuleArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryGratuityRuleHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInsuranceMemberArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryInsuranceMemberHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListEmployeeTaxNumbersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<EmployeeTaxNumberFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<EmployeeTaxNumberSort>>;
};


export type QueryListFbpDeclarationSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<FbpDeclarationSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<FbpDeclarationSettingSort>>;
};


export type QueryListGratuityRulesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<GratuityRuleFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<GratuityRuleSort>>;
};


export type QueryListInsuranceMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<InsuranceMemberFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<InsuranceMemberSort>>;
};


export type QueryListMissingEnrolmentsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  scheme: StatutoryScheme;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListNpsDeclarationSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<NpsDeclarationSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<NpsDeclarationSettingSort>>;
};


export type QueryListNpsMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<NpsMemberFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<NpsMemberSort>>;
};


export type QueryListProfessionalTaxRulesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ProfessionalTaxRuleFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ProfessionalTaxRuleSort>>;
};


export type QueryListProvidentFundMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ProvidentFundMemberFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ProvidentFundMemberSort>>;
};


export type QueryListSettlementRulesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<SettlementRuleFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<SettlementRuleSort>>;
};


export type QueryListStatutoryRatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<StatutoryRateFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<StatutoryRateSort>>;
};


export type QueryListStatutoryRegistrationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<StatutoryRegistrationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<StatutoryRegistrationSort>>;
};


export type QueryListTaxChallansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<TaxChallanFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<TaxChallanSort>>;
};


export type QueryListTaxDeductionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<TaxDeductionFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<TaxDeductionSort>>;
};


export type QueryListTaxDeductorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<TaxDeductorFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<TaxDeductorSort>>;
};


export type QueryListTaxRegimeChoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<TaxRegimeChoiceFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<TaxRegimeChoiceSort>>;
};


export type QueryListTaxStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<TaxStatementFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<TaxStatementSort>>;
};


export type QueryListWelfareFundRulesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<WelfareFundRuleFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<WelfareFundRuleSort>>;
};


export type QueryLookupEmployeeTaxNumbersArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupFbpDeclarationSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupGratuityRulesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupInsuranceMembersArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupNpsDeclarationSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupNpsMembersArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupProfessionalTaxRulesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupProvidentFundMembersArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupSettlementRulesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupStatutoryRatesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupStatutoryRegistrationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupTaxChallansArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupTaxDeductionsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupTaxDeductorsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupTaxRegimeChoicesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupTaxStatementsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupWelfareFundRulesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryNpsDeclarationSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryNpsDeclarationSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNpsDeclarationStandingsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<DeclarationFilter>;
};


export type QueryNpsMemberArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryNpsMemberHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOwnStatutorySharesArgs = {
  day?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type QueryProfessionalTaxRuleArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryProfessionalTaxRuleHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProvidentFundMemberArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryProvidentFundMemberHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySettlementRuleArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QuerySettlementRuleHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStatutoryRateArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryStatutoryRateHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStatutoryRegistrationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryStatutoryRegistrationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStatutorySharesArgs = {
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId: Scalars['Int']['input'];
};


export type QueryTaxChallanArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryTaxChallanHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTaxDeductionArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryTaxDeductionHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTaxDeductorArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryTaxDeductorHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTaxRegimeChoiceArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryTaxRegimeChoiceHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTaxReliefsArgs = {
  financialYear?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTaxStatementArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryTaxStatementFileArgs = {
  file: TaxStatementFile;
  statementId: Scalars['ID']['input'];
};


export type QueryTaxStatementHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTaxStatementLinesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  statementId: Scalars['ID']['input'];
};


export type QueryTaxStatementReviewArgs = {
  statementId: Scalars['ID']['input'];
};


export type QueryWelfareFundRuleArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryWelfareFundRuleHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether a record is in use. */
export type RecordStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type RecordView =
  | 'EDIT'
  | 'SHOW';

/** A year under one regime; amounts in the currency of the law. */
export type RegimeReckoned = {
  cess: Scalars['Decimal']['output'];
  /** Professional tax of the year, where this regime takes it off. */
  employmentTax: Scalars['Decimal']['output'];
  /** Allowances that this regime does not tax. */
  exempt: Scalars['Decimal']['output'];
  grossSalary: Scalars['Decimal']['output'];
  /** Of what the employer puts into the pension account. */
  pension: Scalars['Decimal']['output'];
  rebate: Scalars['Decimal']['output'];
  regime: TaxRegime;
  /** By claims that are approved or wait, and the provident fund. */
  reliefs: Scalars['Decimal']['output'];
  standardDeduction: Scalars['Decimal']['output'];
  surcharge: Scalars['Decimal']['output'];
  /** Rounded as the law rounds it. */
  taxableIncome: Scalars['Decimal']['output'];
  totalTax: Scalars['Decimal']['output'];
};

/** Of a reference to employees: who asks, or everybody who reports to them. */
export type RelativePerson =
  | 'ME'
  | 'MY_TEAM';

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

/** A record of another endpoint. */
export type ServiceProvider = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** How a full and final settlement is reckoned from a day on, for whoever leaves after it. */
export type SettlementRule = {
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  effectiveFrom: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  /** Act, section and notification. */
  law: Scalars['String']['output'];
  /** By which the wage of a month is divided for a day of leave. */
  leaveDaysPerMonth: Scalars['Int']['output'];
  /** Pay for leave is free of tax up to so many days for each whole year of service. */
  leaveTaxDaysPerYear: Scalars['Int']['output'];
  /** Of pay for leave, in a life. What is above it is taxed. */
  leaveTaxLimit: Scalars['Decimal']['output'];
  /** Pay for leave is free of tax up to so many average wages of a month. */
  leaveTaxMonths: Scalars['Int']['output'];
  /** By which a day of leave is paid. */
  leaveWage: SettlementWage;
  name: Scalars['String']['output'];
  /** By which the wage of a month is divided for a day of notice. */
  noticeDaysPerMonth: Scalars['Int']['output'];
  /** By which a day of notice is paid or asked back. */
  noticeWage: SettlementWage;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** After the last working day, by the working days of whoever leaves. */
  workingDaysToPay: Scalars['Int']['output'];
};

export type SettlementRuleAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SettlementRule>;
};

export type SettlementRuleChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SettlementRule>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SettlementRuleFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<SettlementRuleFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  law?: InputMaybe<TextFilter>;
  leaveDaysPerMonth?: InputMaybe<IntFilter>;
  leaveTaxDaysPerYear?: InputMaybe<IntFilter>;
  leaveTaxLimit?: InputMaybe<DecimalFilter>;
  leaveTaxMonths?: InputMaybe<IntFilter>;
  leaveWage?: InputMaybe<SettlementWageFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<SettlementRuleFilter>;
  noticeDaysPerMonth?: InputMaybe<IntFilter>;
  noticeWage?: InputMaybe<SettlementWageFilter>;
  or?: InputMaybe<Array<SettlementRuleFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workingDaysToPay?: InputMaybe<IntFilter>;
};

export type SettlementRuleInput = {
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom: Scalars['LocalDate']['input'];
  /** Act, section and notification. */
  law: Scalars['String']['input'];
  /** By which the wage of a month is divided for a day of leave. */
  leaveDaysPerMonth?: InputMaybe<Scalars['Int']['input']>;
  /** Pay for leave is free of tax up to so many days for each whole year of service. */
  leaveTaxDaysPerYear?: InputMaybe<Scalars['Int']['input']>;
  /** Of pay for leave, in a life. What is above it is taxed. */
  leaveTaxLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** Pay for leave is free of tax up to so many average wages of a month. */
  leaveTaxMonths?: InputMaybe<Scalars['Int']['input']>;
  /** By which a day of leave is paid. */
  leaveWage?: InputMaybe<SettlementWage>;
  name: Scalars['String']['input'];
  /** By which the wage of a month is divided for a day of notice. */
  noticeDaysPerMonth?: InputMaybe<Scalars['Int']['input']>;
  /** By which a day of notice is paid or asked back. */
  noticeWage?: InputMaybe<SettlementWage>;
  /** After the last working day, by the working days of whoever leaves. */
  workingDaysToPay?: InputMaybe<Scalars['Int']['input']>;
};

export type SettlementRulePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<SettlementRule>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type SettlementRulePatch = {
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Act, section and notification. */
  law?: InputMaybe<Scalars['String']['input']>;
  /** By which the wage of a month is divided for a day of leave. */
  leaveDaysPerMonth?: InputMaybe<Scalars['Int']['input']>;
  /** Pay for leave is free of tax up to so many days for each whole year of service. */
  leaveTaxDaysPerYear?: InputMaybe<Scalars['Int']['input']>;
  /** Of pay for leave, in a life. What is above it is taxed. */
  leaveTaxLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** Pay for leave is free of tax up to so many average wages of a month. */
  leaveTaxMonths?: InputMaybe<Scalars['Int']['input']>;
  /** By which a day of leave is paid. */
  leaveWage?: InputMaybe<SettlementWage>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** By which the wage of a month is divided for a day of notice. */
  noticeDaysPerMonth?: InputMaybe<Scalars['Int']['input']>;
  /** By which a day of notice is paid or asked back. */
  noticeWage?: InputMaybe<SettlementWage>;
  /** After the last working day, by the working days of whoever leaves. */
  workingDaysToPay?: InputMaybe<Scalars['Int']['input']>;
};

export type SettlementRuleSort = {
  field: SettlementRuleSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type SettlementRuleSortField =
  | 'country'
  | 'createdAt'
  | 'custom'
  | 'effectiveFrom'
  | 'law'
  | 'leaveDaysPerMonth'
  | 'leaveTaxDaysPerYear'
  | 'leaveTaxLimit'
  | 'leaveTaxMonths'
  | 'leaveWage'
  | 'name'
  | 'noticeDaysPerMonth'
  | 'noticeWage'
  | 'updatedAt'
  | 'workingDaysToPay';

export type SettlementWage =
  /** What counts for gratuity. */
  | 'COUNTED'
  /** All that is paid by the month. */
  | 'GROSS';

export type SettlementWageFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<SettlementWage>;
  in?: InputMaybe<Array<SettlementWage>>;
};

export type SkillProficiency =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'EXPERT'
  | 'INTERMEDIATE';

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type StatutoryOverview = {
  country: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  /** What Tenure knows of the country’s law and the organisation does not have yet; null without the right to add it. */
  lawsLacking?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  /** Of those that the caller may see. */
  schemes: Array<StatutorySchemeFigures>;
  today: Scalars['LocalDate']['output'];
};

/** A part of a contribution that the law takes of wages: how much of them, who bears it, since when, and by which law. */
export type StatutoryRate = {
  /** Where it is the law. It holds for organizations whose payroll is there. */
  country: Scalars['String']['output'];
  /** A month. Whoever earns more need not be covered. Empty: everybody is. */
  coverageLimit?: Maybe<Scalars['Decimal']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  effectiveFrom: Scalars['LocalDate']['output'];
  /** The last day. Empty: until the next one of its kind. */
  effectiveTo?: Maybe<Scalars['LocalDate']['output']>;
  /** Whoever earns no more a day on average bears no share. */
  exemptDailyWage?: Maybe<Scalars['Decimal']['output']>;
  id: Scalars['ID']['output'];
  /** Act, section and notification. */
  law: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Who bears it, or what the employer’s share is for. */
  part: ContributionPart;
  /** Of the wage that counts for the scheme. */
  percentage: Scalars['Decimal']['output'];
  scheme: StatutoryScheme;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** Of a month. What is earned beyond does not count, unless a registration or the person chose the full wage. */
  wageCeiling?: Maybe<Scalars['Decimal']['output']>;
  /** Holds for wages of a month from this amount on, where payroll contributes by slab. 0: for all. */
  wageFrom: Scalars['Decimal']['output'];
};

export type StatutoryRateAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<StatutoryRate>;
};

export type StatutoryRateChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<StatutoryRate>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type StatutoryRateFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<StatutoryRateFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  country?: InputMaybe<TextFilter>;
  coverageLimit?: InputMaybe<DecimalFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom?: InputMaybe<LocalDateFilter>;
  effectiveTo?: InputMaybe<LocalDateFilter>;
  exemptDailyWage?: InputMaybe<DecimalFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  law?: InputMaybe<TextFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<StatutoryRateFilter>;
  or?: InputMaybe<Array<StatutoryRateFilter>>;
  part?: InputMaybe<ContributionPartFilter>;
  percentage?: InputMaybe<DecimalFilter>;
  scheme?: InputMaybe<StatutorySchemeFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  wageCeiling?: InputMaybe<DecimalFilter>;
  wageFrom?: InputMaybe<DecimalFilter>;
};

export type StatutoryRateInput = {
  /** Where it is the law. It holds for organizations whose payroll is there. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** A month. Whoever earns more need not be covered. Empty: everybody is. */
  coverageLimit?: InputMaybe<Scalars['Decimal']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom: Scalars['LocalDate']['input'];
  /** The last day. Empty: until the next one of its kind. */
  effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Whoever earns no more a day on average bears no share. */
  exemptDailyWage?: InputMaybe<Scalars['Decimal']['input']>;
  /** Act, section and notification. */
  law: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** Who bears it, or what the employer’s share is for. */
  part?: InputMaybe<ContributionPart>;
  /** Of the wage that counts for the scheme. */
  percentage: Scalars['Decimal']['input'];
  scheme?: InputMaybe<StatutoryScheme>;
  /** Of a month. What is earned beyond does not count, unless a registration or the person chose the full wage. */
  wageCeiling?: InputMaybe<Scalars['Decimal']['input']>;
  /** Holds for wages of a month from this amount on, where payroll contributes by slab. 0: for all. */
  wageFrom?: InputMaybe<Scalars['Decimal']['input']>;
};

export type StatutoryRatePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<StatutoryRate>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type StatutoryRatePatch = {
  /** Where it is the law. It holds for organizations whose payroll is there. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** A month. Whoever earns more need not be covered. Empty: everybody is. */
  coverageLimit?: InputMaybe<Scalars['Decimal']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The last day. Empty: until the next one of its kind. */
  effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Whoever earns no more a day on average bears no share. */
  exemptDailyWage?: InputMaybe<Scalars['Decimal']['input']>;
  /** Act, section and notification. */
  law?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who bears it, or what the employer’s share is for. */
  part?: InputMaybe<ContributionPart>;
  /** Of the wage that counts for the scheme. */
  percentage?: InputMaybe<Scalars['Decimal']['input']>;
  scheme?: InputMaybe<StatutoryScheme>;
  /** Of a month. What is earned beyond does not count, unless a registration or the person chose the full wage. */
  wageCeiling?: InputMaybe<Scalars['Decimal']['input']>;
  /** Holds for wages of a month from this amount on, where payroll contributes by slab. 0: for all. */
  wageFrom?: InputMaybe<Scalars['Decimal']['input']>;
};

export type StatutoryRateSort = {
  field: StatutoryRateSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type StatutoryRateSortField =
  | 'country'
  | 'coverageLimit'
  | 'createdAt'
  | 'custom'
  | 'effectiveFrom'
  | 'effectiveTo'
  | 'exemptDailyWage'
  | 'law'
  | 'name'
  | 'part'
  | 'percentage'
  | 'scheme'
  | 'updatedAt'
  | 'wageCeiling'
  | 'wageFrom';

/** A number under which the organization contributes, for whom, and of which wage. Without one in force nothing is contributed. */
export type StatutoryRegistration = {
  /** Of which wage the provident fund is taken, unless a person chose otherwise. */
  contributionWage: ContributionWage;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Empty: everybody whom the law concerns. */
  customGroup?: Maybe<CustomEmployeeGroup>;
  id: Scalars['ID']['output'];
  /** As the authority wrote it: the establishment code of the provident fund, the employer’s code of the insurance, the certificate of professional tax. */
  number: Scalars['String']['output'];
  /** The authority that keeps it. */
  office?: Maybe<Scalars['String']['output']>;
  scheme: StatutoryScheme;
  /** Professional tax and the labour welfare fund are laws of a state: it holds for whoever works at a location there. */
  state?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  validFrom: Scalars['LocalDate']['output'];
  /** The last day. Empty: until further notice. */
  validUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** Members of the provident fund may contribute more than the law asks. */
  voluntaryAllowed: Scalars['Boolean']['output'];
};

export type StatutoryRegistrationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<StatutoryRegistration>;
};

export type StatutoryRegistrationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<StatutoryRegistration>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type StatutoryRegistrationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<StatutoryRegistrationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  contributionWage?: InputMaybe<ContributionWageFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customGroupId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<StatutoryRegistrationFilter>;
  number?: InputMaybe<TextFilter>;
  office?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<StatutoryRegistrationFilter>>;
  scheme?: InputMaybe<StatutorySchemeFilter>;
  state?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  validFrom?: InputMaybe<LocalDateFilter>;
  validUntil?: InputMaybe<LocalDateFilter>;
  voluntaryAllowed?: InputMaybe<BooleanFilter>;
};

export type StatutoryRegistrationInput = {
  /** Of which wage the provident fund is taken, unless a person chose otherwise. */
  contributionWage?: InputMaybe<ContributionWage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Empty: everybody whom the law concerns. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** As the authority wrote it: the establishment code of the provident fund, the employer’s code of the insurance, the certificate of professional tax. */
  number: Scalars['String']['input'];
  /** The authority that keeps it. */
  office?: InputMaybe<Scalars['String']['input']>;
  scheme?: InputMaybe<StatutoryScheme>;
  /** Professional tax and the labour welfare fund are laws of a state: it holds for whoever works at a location there. */
  state?: InputMaybe<Scalars['String']['input']>;
  validFrom: Scalars['LocalDate']['input'];
  /** The last day. Empty: until further notice. */
  validUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Members of the provident fund may contribute more than the law asks. */
  voluntaryAllowed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type StatutoryRegistrationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<StatutoryRegistration>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type StatutoryRegistrationPatch = {
  /** Of which wage the provident fund is taken, unless a person chose otherwise. */
  contributionWage?: InputMaybe<ContributionWage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Empty: everybody whom the law concerns. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** As the authority wrote it: the establishment code of the provident fund, the employer’s code of the insurance, the certificate of professional tax. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The authority that keeps it. */
  office?: InputMaybe<Scalars['String']['input']>;
  scheme?: InputMaybe<StatutoryScheme>;
  /** Professional tax and the labour welfare fund are laws of a state: it holds for whoever works at a location there. */
  state?: InputMaybe<Scalars['String']['input']>;
  validFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The last day. Empty: until further notice. */
  validUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Members of the provident fund may contribute more than the law asks. */
  voluntaryAllowed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type StatutoryRegistrationSort = {
  field: StatutoryRegistrationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type StatutoryRegistrationSortField =
  | 'contributionWage'
  | 'createdAt'
  | 'custom'
  | 'customGroupId'
  | 'number'
  | 'office'
  | 'scheme'
  | 'state'
  | 'updatedAt'
  | 'validFrom'
  | 'validUntil'
  | 'voluntaryAllowed';

/** What the law takes of wages, besides taxes on income. */
export type StatutoryScheme =
  | 'LABOUR_WELFARE_FUND'
  | 'NPS'
  | 'PROFESSIONAL_TAX'
  | 'PROVIDENT_FUND'
  | 'STATE_INSURANCE';

export type StatutorySchemeFigures = {
  /** What is kept from pay in the month by the present salaries. Null without the right to everybody’s pay. */
  employeeShare?: Maybe<Scalars['Decimal']['output']>;
  /** What the employer pays beside it. Null without the right to everybody’s pay. */
  employerShare?: Maybe<Scalars['Decimal']['output']>;
  /** Who contributes. Of laws of a state, for whom a registration and a rule hold. */
  members: Scalars['Int']['output'];
  /** Whom the law or a flag of the person makes a member, and nobody has enrolled. Of laws of a state, for whom a rule holds and no registration. */
  missing: Scalars['Int']['output'];
  optedOut: Scalars['Int']['output'];
  /** Registrations in force today. */
  registrations: Scalars['Int']['output'];
  /** Rates, or rules of states, in force today. */
  rules: Scalars['Int']['output'];
  scheme: StatutoryScheme;
  /** Members whose number is not known yet. */
  withoutNumber: Scalars['Int']['output'];
};

export type StatutorySchemeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<StatutoryScheme>;
  in?: InputMaybe<Array<StatutoryScheme>>;
};

export type StatutoryShare = {
  amount: Scalars['Decimal']['output'];
  /** What it is: the message statutory.line.<code> names it. */
  code: Scalars['String']['output'];
  /** DEDUCTION is kept from the pay, EMPLOYER is paid beside it. */
  kind: Scalars['String']['output'];
  law: Scalars['String']['output'];
  percentage?: Maybe<Scalars['Decimal']['output']>;
  /** The wage that counted; null where the law takes a fixed amount. */
  wage?: Maybe<Scalars['Decimal']['output']>;
};

export type StatutoryShares = {
  currency: Scalars['String']['output'];
  /** The last day of the month that they are of. */
  day: Scalars['LocalDate']['output'];
  errorCode: Scalars['String']['output'];
  /** The person has a salary that holds on the day. */
  hasSalary: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  shares: Array<StatutoryShare>;
};

export type TaxBand = {
  /** The part of the income above this amount. */
  above: Scalars['Decimal']['output'];
  percent: Scalars['Decimal']['output'];
};

/** A payment by which deducted tax was deposited with the government. */
export type TaxChallan = {
  /** Tax with surcharge and cess. */
  amount: Scalars['Decimal']['output'];
  /** Of the bank branch, 7 digits. */
  bsrCode: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  depositedOn: Scalars['LocalDate']['output'];
  /** For a statement that was filed late. */
  fee?: Maybe<Scalars['Decimal']['output']>;
  id: Scalars['ID']['output'];
  /** For what was deposited late. */
  interest?: Maybe<Scalars['Decimal']['output']>;
  /** Of the deductions that it deposits, as 2026-11. */
  month: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** Of the challan on that day, up to 5 digits. */
  serialNumber: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type TaxChallanAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TaxChallan>;
};

export type TaxChallanChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TaxChallan>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TaxChallanFilter = {
  amount?: InputMaybe<DecimalFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<TaxChallanFilter>>;
  bsrCode?: InputMaybe<TextFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  depositedOn?: InputMaybe<LocalDateFilter>;
  fee?: InputMaybe<DecimalFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  interest?: InputMaybe<DecimalFilter>;
  month?: InputMaybe<TextFilter>;
  not?: InputMaybe<TaxChallanFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<TaxChallanFilter>>;
  serialNumber?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type TaxChallanInput = {
  /** Tax with surcharge and cess. */
  amount: Scalars['Decimal']['input'];
  /** Of the bank branch, 7 digits. */
  bsrCode: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  depositedOn: Scalars['LocalDate']['input'];
  /** For a statement that was filed late. */
  fee?: InputMaybe<Scalars['Decimal']['input']>;
  /** For what was deposited late. */
  interest?: InputMaybe<Scalars['Decimal']['input']>;
  /** Of the deductions that it deposits, as 2026-11. */
  month: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  /** Of the challan on that day, up to 5 digits. */
  serialNumber: Scalars['String']['input'];
};

export type TaxChallanPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<TaxChallan>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type TaxChallanPatch = {
  /** Tax with surcharge and cess. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Of the bank branch, 7 digits. */
  bsrCode?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  depositedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** For a statement that was filed late. */
  fee?: InputMaybe<Scalars['Decimal']['input']>;
  /** For what was deposited late. */
  interest?: InputMaybe<Scalars['Decimal']['input']>;
  /** Of the deductions that it deposits, as 2026-11. */
  month?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** Of the challan on that day, up to 5 digits. */
  serialNumber?: InputMaybe<Scalars['String']['input']>;
};

export type TaxChallanSort = {
  field: TaxChallanSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type TaxChallanSortField =
  | 'amount'
  | 'bsrCode'
  | 'createdAt'
  | 'custom'
  | 'depositedOn'
  | 'fee'
  | 'interest'
  | 'month'
  | 'note'
  | 'serialNumber'
  | 'updatedAt';

/** The income tax that was deducted from the pay of an employee in a month. */
export type TaxDeduction = {
  amount: Scalars['Decimal']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  /** Follows from the month. */
  financialYear?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** As 2026-11. */
  month: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  source: TaxDeductionSource;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type TaxDeductionAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TaxDeduction>;
};

export type TaxDeductionChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TaxDeduction>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TaxDeductionFilter = {
  amount?: InputMaybe<DecimalFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<TaxDeductionFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  financialYear?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  month?: InputMaybe<TextFilter>;
  not?: InputMaybe<TaxDeductionFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<TaxDeductionFilter>>;
  source?: InputMaybe<TaxDeductionSourceFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type TaxDeductionInput = {
  amount: Scalars['Decimal']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  /** Follows from the month. */
  financialYear?: InputMaybe<Scalars['String']['input']>;
  /** As 2026-11. */
  month: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<TaxDeductionSource>;
};

export type TaxDeductionPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<TaxDeduction>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type TaxDeductionPatch = {
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Follows from the month. */
  financialYear?: InputMaybe<Scalars['String']['input']>;
  /** As 2026-11. */
  month?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<TaxDeductionSource>;
};

export type TaxDeductionSort = {
  field: TaxDeductionSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type TaxDeductionSortField =
  | 'amount'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'financialYear'
  | 'month'
  | 'note'
  | 'source'
  | 'updatedAt';

export type TaxDeductionSource =
  /** Entered or imported, as of a payroll that was kept elsewhere. */
  | 'BROUGHT_IN'
  /** By a payroll run. */
  | 'PAYROLL';

export type TaxDeductionSourceFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<TaxDeductionSource>;
  in?: InputMaybe<Array<TaxDeductionSource>>;
};

/** Who deducts tax, and who answers for it, as statements to the authority name them. */
export type TaxDeductor = {
  address?: Maybe<Scalars['Address']['output']>;
  /** Where a branch or division deducts by itself. */
  branch?: Maybe<Scalars['String']['output']>;
  category: TaxDeductorCategory;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  email: Scalars['EmailAddress']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Permanent account number: five letters, four digits, a letter. */
  pan: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  responsibleDesignation: Scalars['String']['output'];
  /** Who signs for the deductions. */
  responsibleName: Scalars['String']['output'];
  responsiblePan: Scalars['String']['output'];
  /** Tax deduction account number: four letters, five digits, a letter. */
  tan: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type TaxDeductorAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TaxDeductor>;
};

export type TaxDeductorCategory =
  | 'ASSOCIATION'
  | 'BODY_OF_INDIVIDUALS'
  | 'COMPANY'
  | 'COMPANY_BRANCH'
  | 'FIRM'
  | 'INDIVIDUAL'
  | 'JURIDICAL_PERSON'
  | 'TRUST';

export type TaxDeductorCategoryFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<TaxDeductorCategory>;
  in?: InputMaybe<Array<TaxDeductorCategory>>;
};

export type TaxDeductorChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TaxDeductor>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TaxDeductorFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<TaxDeductorFilter>>;
  branch?: InputMaybe<TextFilter>;
  category?: InputMaybe<TaxDeductorCategoryFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<TaxDeductorFilter>;
  or?: InputMaybe<Array<TaxDeductorFilter>>;
  pan?: InputMaybe<TextFilter>;
  phone?: InputMaybe<TextFilter>;
  responsibleDesignation?: InputMaybe<TextFilter>;
  responsibleName?: InputMaybe<TextFilter>;
  responsiblePan?: InputMaybe<TextFilter>;
  tan?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type TaxDeductorInput = {
  address?: InputMaybe<Scalars['Address']['input']>;
  /** Where a branch or division deducts by itself. */
  branch?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<TaxDeductorCategory>;
  email: Scalars['EmailAddress']['input'];
  name: Scalars['String']['input'];
  /** Permanent account number: five letters, four digits, a letter. */
  pan: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  responsibleDesignation: Scalars['String']['input'];
  /** Who signs for the deductions. */
  responsibleName: Scalars['String']['input'];
  responsiblePan: Scalars['String']['input'];
  /** Tax deduction account number: four letters, five digits, a letter. */
  tan: Scalars['String']['input'];
};

export type TaxDeductorPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<TaxDeductor>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type TaxDeductorPatch = {
  address?: InputMaybe<Scalars['Address']['input']>;
  /** Where a branch or division deducts by itself. */
  branch?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<TaxDeductorCategory>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Permanent account number: five letters, four digits, a letter. */
  pan?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  responsibleDesignation?: InputMaybe<Scalars['String']['input']>;
  /** Who signs for the deductions. */
  responsibleName?: InputMaybe<Scalars['String']['input']>;
  responsiblePan?: InputMaybe<Scalars['String']['input']>;
  /** Tax deduction account number: four letters, five digits, a letter. */
  tan?: InputMaybe<Scalars['String']['input']>;
};

export type TaxDeductorSort = {
  field: TaxDeductorSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type TaxDeductorSortField =
  | 'branch'
  | 'category'
  | 'createdAt'
  | 'custom'
  | 'email'
  | 'name'
  | 'pan'
  | 'phone'
  | 'responsibleDesignation'
  | 'responsibleName'
  | 'responsiblePan'
  | 'tan'
  | 'updatedAt';

/** Of the financial year. */
export type TaxQuarter =
  /** April to June. */
  | 'Q1'
  /** July to September. */
  | 'Q2'
  /** October to December. */
  | 'Q3'
  /** January to March. */
  | 'Q4';

export type TaxQuarterFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<TaxQuarter>;
  in?: InputMaybe<Array<TaxQuarter>>;
};

/** The regimes of income tax that a country lets people choose from. */
export type TaxRegime =
  | 'NEW'
  | 'OLD';

export type TaxRegimeAnswer = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  regime?: Maybe<TaxRegime>;
};

/** By which regime somebody is taxed in a financial year. */
export type TaxRegimeChoice = {
  /** When what follows from the choice was acknowledged. */
  acknowledgedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Whoever has income from a business or profession does not change the regime again. */
  businessIncome: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  /** As 2026-27. Left empty, the present one. */
  financialYear: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  regime: TaxRegime;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  way: TaxRegimeWay;
};

export type TaxRegimeChoiceAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TaxRegimeChoice>;
};

export type TaxRegimeChoiceChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TaxRegimeChoice>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TaxRegimeChoiceFilter = {
  acknowledgedOn?: InputMaybe<LocalDateFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<TaxRegimeChoiceFilter>>;
  businessIncome?: InputMaybe<BooleanFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  financialYear?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<TaxRegimeChoiceFilter>;
  or?: InputMaybe<Array<TaxRegimeChoiceFilter>>;
  regime?: InputMaybe<TaxRegimeFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  way?: InputMaybe<TaxRegimeWayFilter>;
};

export type TaxRegimeChoiceInput = {
  /** When what follows from the choice was acknowledged. */
  acknowledgedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Whoever has income from a business or profession does not change the regime again. */
  businessIncome?: InputMaybe<Scalars['Boolean']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  /** As 2026-27. Left empty, the present one. */
  financialYear?: InputMaybe<Scalars['String']['input']>;
  regime: TaxRegime;
  way?: InputMaybe<TaxRegimeWay>;
};

export type TaxRegimeChoicePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<TaxRegimeChoice>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type TaxRegimeChoicePatch = {
  /** When what follows from the choice was acknowledged. */
  acknowledgedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Whoever has income from a business or profession does not change the regime again. */
  businessIncome?: InputMaybe<Scalars['Boolean']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** As 2026-27. Left empty, the present one. */
  financialYear?: InputMaybe<Scalars['String']['input']>;
  regime?: InputMaybe<TaxRegime>;
  way?: InputMaybe<TaxRegimeWay>;
};

export type TaxRegimeChoiceSort = {
  field: TaxRegimeChoiceSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type TaxRegimeChoiceSortField =
  | 'acknowledgedOn'
  | 'businessIncome'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'financialYear'
  | 'regime'
  | 'updatedAt'
  | 'way';

export type TaxRegimeComparison = {
  /** What the salary comes to in the financial year. */
  Total_Income: Scalars['Float']['output'];
  /** Whether the person is asked to choose now. */
  Trigger_Regime_Change: Scalars['Boolean']['output'];
  /** The regime that business income binds the person to. */
  boundTo?: Maybe<TaxRegime>;
  /** Told with an earlier choice: the regime does not change again. */
  businessIncome: Scalars['Boolean']['output'];
  /** What is chosen for the year already. */
  chosenRegime?: Maybe<TaxRegime>;
  currency?: Maybe<Scalars['String']['output']>;
  defaultRegime: TaxRegime;
  errorCode: Scalars['String']['output'];
  /** Null where the law of the year or country is not known. */
  financialYear?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  recommendedRegime?: Maybe<TaxRegime>;
  regimes: Array<RegimeReckoned>;
  /** Of the year, by the recommended one. */
  saving?: Maybe<Scalars['Decimal']['output']>;
};

export type TaxRegimeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<TaxRegime>;
  in?: InputMaybe<Array<TaxRegime>>;
};

export type TaxRegimeLaw = {
  /** Of the wage, what an employer puts into a pension account. */
  employerPensionPercent: Scalars['Decimal']['output'];
  employerPensionSource: Scalars['String']['output'];
  /** By which professional tax is taken off the pay; null where it is not. */
  employmentTaxSource?: Maybe<Scalars['String']['output']>;
  rebateMost: Scalars['Decimal']['output'];
  rebateSource: Scalars['String']['output'];
  rebateUpTo: Scalars['Decimal']['output'];
  regime: TaxRegime;
  slabs: Array<TaxSlabs>;
  source: Scalars['String']['output'];
  standardDeduction: Scalars['Decimal']['output'];
  standardDeductionSource: Scalars['String']['output'];
  surcharge: Array<TaxBand>;
  surchargeSource: Scalars['String']['output'];
};

/** How a regime came to be somebody's. */
export type TaxRegimeWay =
  /** The notification was stopped: the default of the organization applies. */
  | 'BY_DEFAULT'
  /** Noted by payroll for the person. */
  | 'BY_PAYROLL'
  | 'CHOSEN';

export type TaxRegimeWayFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<TaxRegimeWay>;
  in?: InputMaybe<Array<TaxRegimeWay>>;
};

export type TaxReliefLaw = {
  approved: Scalars['Decimal']['output'];
  /** As the law names it. */
  code: Scalars['String']['output'];
  /** Of a year; null where the law sets none. */
  limit?: Maybe<Scalars['Decimal']['output']>;
  /** Employees with claims that are approved or wait. */
  people: Scalars['Int']['output'];
  raisedLimit?: Maybe<Scalars['Decimal']['output']>;
  /** SENIOR or SEVERE: when the raised limit holds. */
  raisedWhen?: Maybe<Scalars['String']['output']>;
  regimes: Array<TaxRegime>;
  section: TaxReliefSection;
  source: Scalars['String']['output'];
  waiting: Scalars['Decimal']['output'];
};

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

export type TaxReliefs = {
  cessPercent?: Maybe<Scalars['Decimal']['output']>;
  cessSource?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  errorCode: Scalars['String']['output'];
  /** Null where no law is known of the country of payroll. */
  financialYear?: Maybe<Scalars['String']['output']>;
  /** Of which the law is known, the latest first. */
  financialYears: Array<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** Employees with a claim of the year. */
  people: Scalars['Int']['output'];
  regimes: Array<TaxRegimeLaw>;
  reliefs: Array<TaxReliefLaw>;
  roundingSource?: Maybe<Scalars['String']['output']>;
  source?: Maybe<Scalars['String']['output']>;
  /** Claims that wait for a decision. */
  waitingClaims: Scalars['Int']['output'];
};

export type TaxSlabs = {
  bands: Array<TaxBand>;
  /** From this age on, at the end of the year. */
  fromAge: Scalars['Int']['output'];
};

/** The statement of the tax deducted from salaries in a quarter: Form 24Q, since April 2026 Form 138. */
export type TaxStatement = {
  /** The year that begins when the financial year ends: 2027 for April 2026 to March 2027. */
  assessmentYear: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  custom: Scalars['JSON']['output'];
  deducted?: Maybe<Scalars['Decimal']['output']>;
  /** Months of the deductions that it is about. */
  depositPeriod?: Maybe<Scalars['String']['output']>;
  /** Of the challans of the quarter. */
  deposited?: Maybe<Scalars['Decimal']['output']>;
  /** The last day on which it is filed in time. */
  dueDate?: Maybe<Scalars['LocalDate']['output']>;
  filedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** As the law of the quarter calls it. */
  formNumber?: Maybe<Scalars['String']['output']>;
  generatedAt?: Maybe<Scalars['DateTime']['output']>;
  generatedBy?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Follows from the quarter and its financial year. */
  name: Scalars['String']['output'];
  /** For whoever files it. */
  note?: Maybe<Scalars['String']['output']>;
  /** From whose pay tax was deducted. */
  people?: Maybe<Scalars['Int']['output']>;
  quarter: TaxQuarter;
  /** Given by the authority when it was filed, 15 digits. The next statement names it. */
  receiptNumber?: Maybe<Scalars['String']['output']>;
  /** Whoever files it for the organization. Empty: the organization itself. */
  serviceProvider?: Maybe<ServiceProvider>;
  statement?: Maybe<Scalars['JSON']['output']>;
  status: TaxStatementStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type TaxStatementAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TaxStatement>;
};

export type TaxStatementChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TaxStatement>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TaxStatementFile =
  /** For the authority. */
  | 'RETURN'
  /** For people to read. */
  | 'WORKBOOK';

export type TaxStatementFileAnswer = {
  /** Base64. */
  content: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type TaxStatementFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<TaxStatementFilter>>;
  assessmentYear?: InputMaybe<IntFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  deducted?: InputMaybe<DecimalFilter>;
  depositPeriod?: InputMaybe<TextFilter>;
  deposited?: InputMaybe<DecimalFilter>;
  dueDate?: InputMaybe<LocalDateFilter>;
  filedOn?: InputMaybe<LocalDateFilter>;
  formNumber?: InputMaybe<TextFilter>;
  generatedAt?: InputMaybe<DateTimeFilter>;
  generatedBy?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<TaxStatementFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<TaxStatementFilter>>;
  people?: InputMaybe<IntFilter>;
  quarter?: InputMaybe<TaxQuarterFilter>;
  receiptNumber?: InputMaybe<TextFilter>;
  serviceProviderId?: InputMaybe<IdFilter>;
  status?: InputMaybe<TaxStatementStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type TaxStatementGenerated = {
  /** Null where it goes on as work. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** The work that goes on by itself, of very many people. */
  job?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
  /** 0 where it goes on as work. */
  people: Scalars['Int']['output'];
};

export type TaxStatementInput = {
  /** The year that begins when the financial year ends: 2027 for April 2026 to March 2027. */
  assessmentYear: Scalars['Int']['input'];
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  deducted?: InputMaybe<Scalars['Decimal']['input']>;
  /** Months of the deductions that it is about. */
  depositPeriod?: InputMaybe<Scalars['String']['input']>;
  /** Of the challans of the quarter. */
  deposited?: InputMaybe<Scalars['Decimal']['input']>;
  /** The last day on which it is filed in time. */
  dueDate?: InputMaybe<Scalars['LocalDate']['input']>;
  filedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** As the law of the quarter calls it. */
  formNumber?: InputMaybe<Scalars['String']['input']>;
  generatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  generatedBy?: InputMaybe<Scalars['String']['input']>;
  /** Follows from the quarter and its financial year. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** For whoever files it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** From whose pay tax was deducted. */
  people?: InputMaybe<Scalars['Int']['input']>;
  quarter?: InputMaybe<TaxQuarter>;
  /** Given by the authority when it was filed, 15 digits. The next statement names it. */
  receiptNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whoever files it for the organization. Empty: the organization itself. */
  serviceProviderId?: InputMaybe<Scalars['ID']['input']>;
  statement?: InputMaybe<Scalars['JSON']['input']>;
  status?: InputMaybe<TaxStatementStatus>;
};

/** A deduction, or the part of it that one challan deposits. */
export type TaxStatementLine = {
  /** Null where no challan covers it. */
  challan?: Maybe<Scalars['String']['output']>;
  depositedOn?: Maybe<Scalars['LocalDate']['output']>;
  employeeName: Scalars['String']['output'];
  employeeNumber: Scalars['String']['output'];
  month: Scalars['String']['output'];
  /** Null where it is not known. */
  paid?: Maybe<Scalars['Decimal']['output']>;
  paidOn: Scalars['LocalDate']['output'];
  pan?: Maybe<Scalars['String']['output']>;
  tax: Scalars['Decimal']['output'];
};

export type TaxStatementLines = {
  currency: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<TaxStatementLine>;
  totalRecords: Scalars['Int']['output'];
};

export type TaxStatementMonth = {
  challans: Scalars['Int']['output'];
  deducted: Scalars['Decimal']['output'];
  /** The last day on which the month is deposited in time. */
  depositDue: Scalars['LocalDate']['output'];
  deposited: Scalars['Decimal']['output'];
  /** YYYY-MM. */
  month: Scalars['String']['output'];
  people: Scalars['Int']['output'];
};

export type TaxStatementPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<TaxStatement>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type TaxStatementPatch = {
  /** The year that begins when the financial year ends: 2027 for April 2026 to March 2027. */
  assessmentYear?: InputMaybe<Scalars['Int']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  deducted?: InputMaybe<Scalars['Decimal']['input']>;
  /** Months of the deductions that it is about. */
  depositPeriod?: InputMaybe<Scalars['String']['input']>;
  /** Of the challans of the quarter. */
  deposited?: InputMaybe<Scalars['Decimal']['input']>;
  /** The last day on which it is filed in time. */
  dueDate?: InputMaybe<Scalars['LocalDate']['input']>;
  filedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** As the law of the quarter calls it. */
  formNumber?: InputMaybe<Scalars['String']['input']>;
  generatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  generatedBy?: InputMaybe<Scalars['String']['input']>;
  /** Follows from the quarter and its financial year. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** For whoever files it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** From whose pay tax was deducted. */
  people?: InputMaybe<Scalars['Int']['input']>;
  quarter?: InputMaybe<TaxQuarter>;
  /** Given by the authority when it was filed, 15 digits. The next statement names it. */
  receiptNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whoever files it for the organization. Empty: the organization itself. */
  serviceProviderId?: InputMaybe<Scalars['ID']['input']>;
  statement?: InputMaybe<Scalars['JSON']['input']>;
  status?: InputMaybe<TaxStatementStatus>;
};

/** Something to look at before a statement is generated. */
export type TaxStatementPoint = {
  amount?: Maybe<Scalars['Decimal']['output']>;
  count: Scalars['Int']['output'];
  kind: TaxStatementPointKind;
  /** YYYY-MM, where it is about a month. */
  month?: Maybe<Scalars['String']['output']>;
  /** The first of those whom it is about. */
  names: Array<Scalars['String']['output']>;
  /** While it stands, nothing is generated. */
  stops: Scalars['Boolean']['output'];
};

export type TaxStatementPointKind =
  /** Numbers of people that are none. */
  | 'BAD_PAN'
  /** The number under which tax is deducted is none. */
  | 'BAD_TAN'
  /** What final payslips deducted differs from what is kept. */
  | 'DIFFERS'
  /** A payroll run of the quarter is a draft. */
  | 'DRAFT_RUN'
  /** Deposited after the day of the law. */
  | 'LATE'
  /** Changed since it was generated. */
  | 'MOVED'
  /** More was deducted than deposited. */
  | 'NOT_COVERED'
  /** The quarter is not over. */
  | 'NOT_OVER'
  /** The address of the deductor lacks its state or postal code. */
  | 'NO_ADDRESS'
  /** There is neither a payslip nor a salary by which the amount paid is known. */
  | 'NO_AMOUNT_PAID'
  /** No tax was deducted in the quarter. */
  | 'NO_DEDUCTIONS'
  /** Nobody has entered who deducts. */
  | 'NO_DEDUCTOR'
  /** The statement before it has no receipt number. */
  | 'NO_FORMER_RECEIPT'
  /** People without a number of the tax authority: the file says that it is not available. */
  | 'NO_PAN'
  /** The law of the year is not known, so the yearly detail of salaries is missing. */
  | 'NO_YEAR_LAW'
  /** More was deposited than deducted. */
  | 'TOO_MUCH';

export type TaxStatementReview = {
  currency: Scalars['String']['output'];
  deducted: Scalars['Decimal']['output'];
  deposited: Scalars['Decimal']['output'];
  errorCode: Scalars['String']['output'];
  financialYear: Scalars['String']['output'];
  formNumber: Scalars['String']['output'];
  /** Act and rules by which it is filed. */
  law: Scalars['String']['output'];
  message: Scalars['String']['output'];
  months: Array<TaxStatementMonth>;
  people: Scalars['Int']['output'];
  /** What stops first. */
  points: Array<TaxStatementPoint>;
};

export type TaxStatementSort = {
  field: TaxStatementSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type TaxStatementSortField =
  | 'assessmentYear'
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'deducted'
  | 'depositPeriod'
  | 'deposited'
  | 'dueDate'
  | 'filedOn'
  | 'formNumber'
  | 'generatedAt'
  | 'generatedBy'
  | 'name'
  | 'note'
  | 'people'
  | 'quarter'
  | 'receiptNumber'
  | 'serviceProviderId'
  | 'status'
  | 'updatedAt';

export type TaxStatementStart = {
  assessmentYear?: Maybe<Scalars['Int']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  quarter?: Maybe<TaxQuarter>;
};

export type TaxStatementStatus =
  /** Not generated yet. */
  | 'IN_PROGRESS'
  | 'SUCCESSFULLY_GENERATED';

export type TaxStatementStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<TaxStatementStatus>;
  in?: InputMaybe<Array<TaxStatementStatus>>;
};

export type TaxedPeople =
  | 'EVERYBODY'
  /** In place of the slabs for everybody. */
  | 'WOMEN';

export type TaxedPeriod =
  | 'HALF_YEARLY'
  | 'MONTHLY';

export type TaxedPeriodFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<TaxedPeriod>;
  in?: InputMaybe<Array<TaxedPeriod>>;
};

/** Of a list that shows people's records to those who lead them: the records of everybody who reports to one manager, directly or through others, and not the manager's. Nobody's, of a manager whom the caller does not reach. */
export type TeamFilter = {
  equals: Scalars['ID']['input'];
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

export type UndoAnswer = {
  /** The change-set that holds the undoing; undoing it is redoing. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** The work that undoes, where nobody waits for it: bulkEdit and cancelBulkEdit of batch-processing take it. */
  job?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
};

export type Weekday =
  | 'FRIDAY'
  | 'MONDAY'
  | 'SATURDAY'
  | 'SUNDAY'
  | 'THURSDAY'
  | 'TUESDAY'
  | 'WEDNESDAY';

/** What a state takes for its labour welfare fund, in which months, since when and by which law. */
export type WelfareFundRule = {
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Empty: every month. */
  deductedIn?: Maybe<Array<Month>>;
  effectiveFrom: Scalars['LocalDate']['output'];
  /** The last day. Empty: until the next one of the state. */
  effectiveTo?: Maybe<Scalars['LocalDate']['output']>;
  employeeAmount: Scalars['Decimal']['output'];
  employerAmount: Scalars['Decimal']['output'];
  id: Scalars['ID']['output'];
  /** Act, section and notification. */
  law: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** As in the addresses of locations. */
  state: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** Holds for wages of a month from this amount on. 0: for all. */
  wageFrom: Scalars['Decimal']['output'];
  /** A month. Whoever earns more gives nothing. Empty: everybody gives. */
  wageLimit?: Maybe<Scalars['Decimal']['output']>;
};

export type WelfareFundRuleAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<WelfareFundRule>;
};

export type WelfareFundRuleChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<WelfareFundRule>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type WelfareFundRuleFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<WelfareFundRuleFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom?: InputMaybe<LocalDateFilter>;
  effectiveTo?: InputMaybe<LocalDateFilter>;
  employeeAmount?: InputMaybe<DecimalFilter>;
  employerAmount?: InputMaybe<DecimalFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  law?: InputMaybe<TextFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<WelfareFundRuleFilter>;
  or?: InputMaybe<Array<WelfareFundRuleFilter>>;
  state?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  wageFrom?: InputMaybe<DecimalFilter>;
  wageLimit?: InputMaybe<DecimalFilter>;
};

export type WelfareFundRuleInput = {
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Empty: every month. */
  deductedIn?: InputMaybe<Array<Month>>;
  effectiveFrom: Scalars['LocalDate']['input'];
  /** The last day. Empty: until the next one of the state. */
  effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeAmount: Scalars['Decimal']['input'];
  employerAmount: Scalars['Decimal']['input'];
  /** Act, section and notification. */
  law: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** As in the addresses of locations. */
  state: Scalars['String']['input'];
  /** Holds for wages of a month from this amount on. 0: for all. */
  wageFrom?: InputMaybe<Scalars['Decimal']['input']>;
  /** A month. Whoever earns more gives nothing. Empty: everybody gives. */
  wageLimit?: InputMaybe<Scalars['Decimal']['input']>;
};

export type WelfareFundRulePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<WelfareFundRule>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type WelfareFundRulePatch = {
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Empty: every month. */
  deductedIn?: InputMaybe<Array<Month>>;
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The last day. Empty: until the next one of the state. */
  effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeAmount?: InputMaybe<Scalars['Decimal']['input']>;
  employerAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Act, section and notification. */
  law?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** As in the addresses of locations. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Holds for wages of a month from this amount on. 0: for all. */
  wageFrom?: InputMaybe<Scalars['Decimal']['input']>;
  /** A month. Whoever earns more gives nothing. Empty: everybody gives. */
  wageLimit?: InputMaybe<Scalars['Decimal']['input']>;
};

export type WelfareFundRuleSort = {
  field: WelfareFundRuleSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type WelfareFundRuleSortField =
  | 'country'
  | 'createdAt'
  | 'custom'
  | 'effectiveFrom'
  | 'effectiveTo'
  | 'employeeAmount'
  | 'employerAmount'
  | 'law'
  | 'name'
  | 'state'
  | 'updatedAt'
  | 'wageFrom'
  | 'wageLimit';

/** The kinds of day that pay knows. */
export type WorkDayKind =
  | 'NORMAL'
  | 'REGULAR_HOLIDAY'
  | 'REST'
  | 'SPECIAL_NON_WORKING_HOLIDAY';



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
  Address: ResolverTypeWrapper<Scalars['Address']['output']>;
  AirTicketBasis: AirTicketBasis;
  AirTicketClass: AirTicketClass;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  ChangeKind: ChangeKind;
  ChangeSetFilter: ChangeSetFilter;
  ChangeSource: ChangeSource;
  ColumnKind: ColumnKind;
  ContributionPart: ContributionPart;
  ContributionPartFilter: ContributionPartFilter;
  ContributionWage: ContributionWage;
  ContributionWageFilter: ContributionWageFilter;
  Coverage: Coverage;
  CustomEmployeeGroup: ResolverTypeWrapper<CustomEmployeeGroup>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  DecidedStep: ResolverTypeWrapper<DecidedStep>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalFilter: DecimalFilter;
  DeclarationFilter: DeclarationFilter;
  DeclarationLock: DeclarationLock;
  DeclarationLockFilter: DeclarationLockFilter;
  DeclarationLockStatus: ResolverTypeWrapper<DeclarationLockStatus>;
  DeclarationSettings: ResolverTypeWrapper<DeclarationSettings>;
  DeclarationStanding: ResolverTypeWrapper<DeclarationStanding>;
  DeclarationStandings: ResolverTypeWrapper<DeclarationStandings>;
  DeclarationStatus: DeclarationStatus;
  DeclarationType: DeclarationType;
  DeclarationUnlocked: ResolverTypeWrapper<DeclarationUnlocked>;
  DeclarationsReminded: ResolverTypeWrapper<DeclarationsReminded>;
  DeleteAnswer: ResolverTypeWrapper<DeleteAnswer>;
  EducationLevel: EducationLevel;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  Employee: ResolverTypeWrapper<Employee>;
  EmployeeTaxNumber: ResolverTypeWrapper<EmployeeTaxNumber>;
  EmployeeTaxNumberAnswer: ResolverTypeWrapper<EmployeeTaxNumberAnswer>;
  EmployeeTaxNumberChange: ResolverTypeWrapper<EmployeeTaxNumberChange>;
  EmployeeTaxNumberFilter: EmployeeTaxNumberFilter;
  EmployeeTaxNumberInput: EmployeeTaxNumberInput;
  EmployeeTaxNumberPage: ResolverTypeWrapper<EmployeeTaxNumberPage>;
  EmployeeTaxNumberPatch: EmployeeTaxNumberPatch;
  EmployeeTaxNumberSort: EmployeeTaxNumberSort;
  EmployeeTaxNumberSortField: EmployeeTaxNumberSortField;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  EnrolmentReason: EnrolmentReason;
  FbpDeclarationSetting: ResolverTypeWrapper<FbpDeclarationSetting>;
  FbpDeclarationSettingAnswer: ResolverTypeWrapper<FbpDeclarationSettingAnswer>;
  FbpDeclarationSettingChange: ResolverTypeWrapper<FbpDeclarationSettingChange>;
  FbpDeclarationSettingFilter: FbpDeclarationSettingFilter;
  FbpDeclarationSettingInput: FbpDeclarationSettingInput;
  FbpDeclarationSettingPage: ResolverTypeWrapper<FbpDeclarationSettingPage>;
  FbpDeclarationSettingPatch: FbpDeclarationSettingPatch;
  FbpDeclarationSettingSort: FbpDeclarationSettingSort;
  FbpDeclarationSettingSortField: FbpDeclarationSettingSortField;
  FbpDeclarationUnlock: ResolverTypeWrapper<FbpDeclarationUnlock>;
  FbpDeclarationUnlockInput: FbpDeclarationUnlockInput;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: Form;
  FormulaSet: FormulaSet;
  Gender: Gender;
  GratuityEntitlement: ResolverTypeWrapper<GratuityEntitlement>;
  GratuityInForce: ResolverTypeWrapper<GratuityInForce>;
  GratuityOverview: ResolverTypeWrapper<GratuityOverview>;
  GratuityRule: ResolverTypeWrapper<GratuityRule>;
  GratuityRuleAnswer: ResolverTypeWrapper<GratuityRuleAnswer>;
  GratuityRuleChange: ResolverTypeWrapper<GratuityRuleChange>;
  GratuityRuleFilter: GratuityRuleFilter;
  GratuityRuleInput: GratuityRuleInput;
  GratuityRulePage: ResolverTypeWrapper<GratuityRulePage>;
  GratuityRulePatch: GratuityRulePatch;
  GratuityRuleSort: GratuityRuleSort;
  GratuityRuleSortField: GratuityRuleSortField;
  HexColorCode: ResolverTypeWrapper<Scalars['HexColorCode']['output']>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  HistoryPage: ResolverTypeWrapper<HistoryPage>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdFilter: IdFilter;
  InsuranceMember: ResolverTypeWrapper<InsuranceMember>;
  InsuranceMemberAnswer: ResolverTypeWrapper<InsuranceMemberAnswer>;
  InsuranceMemberChange: ResolverTypeWrapper<InsuranceMemberChange>;
  InsuranceMemberFilter: InsuranceMemberFilter;
  InsuranceMemberInput: InsuranceMemberInput;
  InsuranceMemberPage: ResolverTypeWrapper<InsuranceMemberPage>;
  InsuranceMemberPatch: InsuranceMemberPatch;
  InsuranceMemberSort: InsuranceMemberSort;
  InsuranceMemberSortField: InsuranceMemberSortField;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntFilter: IntFilter;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Language: Language;
  LanguageProficiency: LanguageProficiency;
  LawKind: LawKind;
  LawOfCountry: ResolverTypeWrapper<LawOfCountry>;
  LawsBrought: ResolverTypeWrapper<LawsBrought>;
  LawsOfCountry: ResolverTypeWrapper<LawsOfCountry>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalDateFilter: LocalDateFilter;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LocalTimeFilter: LocalTimeFilter;
  Lookup: ResolverTypeWrapper<Lookup>;
  LookupPage: ResolverTypeWrapper<LookupPage>;
  MailsAhead: ResolverTypeWrapper<MailsAhead>;
  MaritalStatus: MaritalStatus;
  MembershipStatus: MembershipStatus;
  MembershipStatusFilter: MembershipStatusFilter;
  MissingEnrolment: ResolverTypeWrapper<MissingEnrolment>;
  MissingEnrolments: ResolverTypeWrapper<MissingEnrolments>;
  Month: Month;
  MonthFilter: MonthFilter;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NpsDeclarationSetting: ResolverTypeWrapper<NpsDeclarationSetting>;
  NpsDeclarationSettingAnswer: ResolverTypeWrapper<NpsDeclarationSettingAnswer>;
  NpsDeclarationSettingChange: ResolverTypeWrapper<NpsDeclarationSettingChange>;
  NpsDeclarationSettingFilter: NpsDeclarationSettingFilter;
  NpsDeclarationSettingInput: NpsDeclarationSettingInput;
  NpsDeclarationSettingPage: ResolverTypeWrapper<NpsDeclarationSettingPage>;
  NpsDeclarationSettingPatch: NpsDeclarationSettingPatch;
  NpsDeclarationSettingSort: NpsDeclarationSettingSort;
  NpsDeclarationSettingSortField: NpsDeclarationSettingSortField;
  NpsDeclarationUnlock: ResolverTypeWrapper<NpsDeclarationUnlock>;
  NpsDeclarationUnlockInput: NpsDeclarationUnlockInput;
  NpsMember: ResolverTypeWrapper<NpsMember>;
  NpsMemberAnswer: ResolverTypeWrapper<NpsMemberAnswer>;
  NpsMemberChange: ResolverTypeWrapper<NpsMemberChange>;
  NpsMemberFilter: NpsMemberFilter;
  NpsMemberInput: NpsMemberInput;
  NpsMemberPage: ResolverTypeWrapper<NpsMemberPage>;
  NpsMemberPatch: NpsMemberPatch;
  NpsMemberSort: NpsMemberSort;
  NpsMemberSortField: NpsMemberSortField;
  OvertimeBasis: OvertimeBasis;
  Preset: Preset;
  ProfessionalTaxRule: ResolverTypeWrapper<ProfessionalTaxRule>;
  ProfessionalTaxRuleAnswer: ResolverTypeWrapper<ProfessionalTaxRuleAnswer>;
  ProfessionalTaxRuleChange: ResolverTypeWrapper<ProfessionalTaxRuleChange>;
  ProfessionalTaxRuleFilter: ProfessionalTaxRuleFilter;
  ProfessionalTaxRuleInput: ProfessionalTaxRuleInput;
  ProfessionalTaxRulePage: ResolverTypeWrapper<ProfessionalTaxRulePage>;
  ProfessionalTaxRulePatch: ProfessionalTaxRulePatch;
  ProfessionalTaxRuleSort: ProfessionalTaxRuleSort;
  ProfessionalTaxRuleSortField: ProfessionalTaxRuleSortField;
  ProfessionalTaxSlab: ResolverTypeWrapper<ProfessionalTaxSlab>;
  ProfessionalTaxSlabInput: ProfessionalTaxSlabInput;
  ProvidentFundMember: ResolverTypeWrapper<ProvidentFundMember>;
  ProvidentFundMemberAnswer: ResolverTypeWrapper<ProvidentFundMemberAnswer>;
  ProvidentFundMemberChange: ResolverTypeWrapper<ProvidentFundMemberChange>;
  ProvidentFundMemberFilter: ProvidentFundMemberFilter;
  ProvidentFundMemberInput: ProvidentFundMemberInput;
  ProvidentFundMemberPage: ResolverTypeWrapper<ProvidentFundMemberPage>;
  ProvidentFundMemberPatch: ProvidentFundMemberPatch;
  ProvidentFundMemberSort: ProvidentFundMemberSort;
  ProvidentFundMemberSortField: ProvidentFundMemberSortField;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordStatus: RecordStatus;
  RecordView: RecordView;
  RegimeReckoned: ResolverTypeWrapper<RegimeReckoned>;
  RelativePerson: RelativePerson;
  RequestKind: RequestKind;
  RequestStatus: RequestStatus;
  Right: Right;
  RowsFilter: RowsFilter;
  SalaryType: SalaryType;
  Scope: Scope;
  ScreenAction: ScreenAction;
  ServiceProvider: ResolverTypeWrapper<ServiceProvider>;
  SettlementRule: ResolverTypeWrapper<SettlementRule>;
  SettlementRuleAnswer: ResolverTypeWrapper<SettlementRuleAnswer>;
  SettlementRuleChange: ResolverTypeWrapper<SettlementRuleChange>;
  SettlementRuleFilter: SettlementRuleFilter;
  SettlementRuleInput: SettlementRuleInput;
  SettlementRulePage: ResolverTypeWrapper<SettlementRulePage>;
  SettlementRulePatch: SettlementRulePatch;
  SettlementRuleSort: SettlementRuleSort;
  SettlementRuleSortField: SettlementRuleSortField;
  SettlementWage: SettlementWage;
  SettlementWageFilter: SettlementWageFilter;
  SkillProficiency: SkillProficiency;
  SortOrder: SortOrder;
  StatutoryOverview: ResolverTypeWrapper<StatutoryOverview>;
  StatutoryRate: ResolverTypeWrapper<StatutoryRate>;
  StatutoryRateAnswer: ResolverTypeWrapper<StatutoryRateAnswer>;
  StatutoryRateChange: ResolverTypeWrapper<StatutoryRateChange>;
  StatutoryRateFilter: StatutoryRateFilter;
  StatutoryRateInput: StatutoryRateInput;
  StatutoryRatePage: ResolverTypeWrapper<StatutoryRatePage>;
  StatutoryRatePatch: StatutoryRatePatch;
  StatutoryRateSort: StatutoryRateSort;
  StatutoryRateSortField: StatutoryRateSortField;
  StatutoryRegistration: ResolverTypeWrapper<StatutoryRegistration>;
  StatutoryRegistrationAnswer: ResolverTypeWrapper<StatutoryRegistrationAnswer>;
  StatutoryRegistrationChange: ResolverTypeWrapper<StatutoryRegistrationChange>;
  StatutoryRegistrationFilter: StatutoryRegistrationFilter;
  StatutoryRegistrationInput: StatutoryRegistrationInput;
  StatutoryRegistrationPage: ResolverTypeWrapper<StatutoryRegistrationPage>;
  StatutoryRegistrationPatch: StatutoryRegistrationPatch;
  StatutoryRegistrationSort: StatutoryRegistrationSort;
  StatutoryRegistrationSortField: StatutoryRegistrationSortField;
  StatutoryScheme: StatutoryScheme;
  StatutorySchemeFigures: ResolverTypeWrapper<StatutorySchemeFigures>;
  StatutorySchemeFilter: StatutorySchemeFilter;
  StatutoryShare: ResolverTypeWrapper<StatutoryShare>;
  StatutoryShares: ResolverTypeWrapper<StatutoryShares>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TaxBand: ResolverTypeWrapper<TaxBand>;
  TaxChallan: ResolverTypeWrapper<TaxChallan>;
  TaxChallanAnswer: ResolverTypeWrapper<TaxChallanAnswer>;
  TaxChallanChange: ResolverTypeWrapper<TaxChallanChange>;
  TaxChallanFilter: TaxChallanFilter;
  TaxChallanInput: TaxChallanInput;
  TaxChallanPage: ResolverTypeWrapper<TaxChallanPage>;
  TaxChallanPatch: TaxChallanPatch;
  TaxChallanSort: TaxChallanSort;
  TaxChallanSortField: TaxChallanSortField;
  TaxDeduction: ResolverTypeWrapper<TaxDeduction>;
  TaxDeductionAnswer: ResolverTypeWrapper<TaxDeductionAnswer>;
  TaxDeductionChange: ResolverTypeWrapper<TaxDeductionChange>;
  TaxDeductionFilter: TaxDeductionFilter;
  TaxDeductionInput: TaxDeductionInput;
  TaxDeductionPage: ResolverTypeWrapper<TaxDeductionPage>;
  TaxDeductionPatch: TaxDeductionPatch;
  TaxDeductionSort: TaxDeductionSort;
  TaxDeductionSortField: TaxDeductionSortField;
  TaxDeductionSource: TaxDeductionSource;
  TaxDeductionSourceFilter: TaxDeductionSourceFilter;
  TaxDeductor: ResolverTypeWrapper<TaxDeductor>;
  TaxDeductorAnswer: ResolverTypeWrapper<TaxDeductorAnswer>;
  TaxDeductorCategory: TaxDeductorCategory;
  TaxDeductorCategoryFilter: TaxDeductorCategoryFilter;
  TaxDeductorChange: ResolverTypeWrapper<TaxDeductorChange>;
  TaxDeductorFilter: TaxDeductorFilter;
  TaxDeductorInput: TaxDeductorInput;
  TaxDeductorPage: ResolverTypeWrapper<TaxDeductorPage>;
  TaxDeductorPatch: TaxDeductorPatch;
  TaxDeductorSort: TaxDeductorSort;
  TaxDeductorSortField: TaxDeductorSortField;
  TaxQuarter: TaxQuarter;
  TaxQuarterFilter: TaxQuarterFilter;
  TaxRegime: TaxRegime;
  TaxRegimeAnswer: ResolverTypeWrapper<TaxRegimeAnswer>;
  TaxRegimeChoice: ResolverTypeWrapper<TaxRegimeChoice>;
  TaxRegimeChoiceAnswer: ResolverTypeWrapper<TaxRegimeChoiceAnswer>;
  TaxRegimeChoiceChange: ResolverTypeWrapper<TaxRegimeChoiceChange>;
  TaxRegimeChoiceFilter: TaxRegimeChoiceFilter;
  TaxRegimeChoiceInput: TaxRegimeChoiceInput;
  TaxRegimeChoicePage: ResolverTypeWrapper<TaxRegimeChoicePage>;
  TaxRegimeChoicePatch: TaxRegimeChoicePatch;
  TaxRegimeChoiceSort: TaxRegimeChoiceSort;
  TaxRegimeChoiceSortField: TaxRegimeChoiceSortField;
  TaxRegimeComparison: ResolverTypeWrapper<TaxRegimeComparison>;
  TaxRegimeFilter: TaxRegimeFilter;
  TaxRegimeLaw: ResolverTypeWrapper<TaxRegimeLaw>;
  TaxRegimeWay: TaxRegimeWay;
  TaxRegimeWayFilter: TaxRegimeWayFilter;
  TaxReliefLaw: ResolverTypeWrapper<TaxReliefLaw>;
  TaxReliefSection: TaxReliefSection;
  TaxReliefs: ResolverTypeWrapper<TaxReliefs>;
  TaxSlabs: ResolverTypeWrapper<TaxSlabs>;
  TaxStatement: ResolverTypeWrapper<TaxStatement>;
  TaxStatementAnswer: ResolverTypeWrapper<TaxStatementAnswer>;
  TaxStatementChange: ResolverTypeWrapper<TaxStatementChange>;
  TaxStatementFile: TaxStatementFile;
  TaxStatementFileAnswer: ResolverTypeWrapper<TaxStatementFileAnswer>;
  TaxStatementFilter: TaxStatementFilter;
  TaxStatementGenerated: ResolverTypeWrapper<TaxStatementGenerated>;
  TaxStatementInput: TaxStatementInput;
  TaxStatementLine: ResolverTypeWrapper<TaxStatementLine>;
  TaxStatementLines: ResolverTypeWrapper<TaxStatementLines>;
  TaxStatementMonth: ResolverTypeWrapper<TaxStatementMonth>;
  TaxStatementPage: ResolverTypeWrapper<TaxStatementPage>;
  TaxStatementPatch: TaxStatementPatch;
  TaxStatementPoint: ResolverTypeWrapper<TaxStatementPoint>;
  TaxStatementPointKind: TaxStatementPointKind;
  TaxStatementReview: ResolverTypeWrapper<TaxStatementReview>;
  TaxStatementSort: TaxStatementSort;
  TaxStatementSortField: TaxStatementSortField;
  TaxStatementStart: ResolverTypeWrapper<TaxStatementStart>;
  TaxStatementStatus: TaxStatementStatus;
  TaxStatementStatusFilter: TaxStatementStatusFilter;
  TaxedPeople: TaxedPeople;
  TaxedPeriod: TaxedPeriod;
  TaxedPeriodFilter: TaxedPeriodFilter;
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  Weekday: Weekday;
  WelfareFundRule: ResolverTypeWrapper<WelfareFundRule>;
  WelfareFundRuleAnswer: ResolverTypeWrapper<WelfareFundRuleAnswer>;
  WelfareFundRuleChange: ResolverTypeWrapper<WelfareFundRuleChange>;
  WelfareFundRuleFilter: WelfareFundRuleFilter;
  WelfareFundRuleInput: WelfareFundRuleInput;
  WelfareFundRulePage: ResolverTypeWrapper<WelfareFundRulePage>;
  WelfareFundRulePatch: WelfareFundRulePatch;
  WelfareFundRuleSort: WelfareFundRuleSort;
  WelfareFundRuleSortField: WelfareFundRuleSortField;
  WorkDayKind: WorkDayKind;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Scalars['Address']['output'];
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  ChangeSetFilter: ChangeSetFilter;
  ContributionPartFilter: ContributionPartFilter;
  ContributionWageFilter: ContributionWageFilter;
  CustomEmployeeGroup: CustomEmployeeGroup;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DecidedStep: DecidedStep;
  Decimal: Scalars['Decimal']['output'];
  DecimalFilter: DecimalFilter;
  DeclarationLockFilter: DeclarationLockFilter;
  DeclarationLockStatus: DeclarationLockStatus;
  DeclarationSettings: DeclarationSettings;
  DeclarationStanding: DeclarationStanding;
  DeclarationStandings: DeclarationStandings;
  DeclarationUnlocked: DeclarationUnlocked;
  DeclarationsReminded: DeclarationsReminded;
  DeleteAnswer: DeleteAnswer;
  EmailAddress: Scalars['EmailAddress']['output'];
  Employee: Employee;
  EmployeeTaxNumber: EmployeeTaxNumber;
  EmployeeTaxNumberAnswer: EmployeeTaxNumberAnswer;
  EmployeeTaxNumberChange: EmployeeTaxNumberChange;
  EmployeeTaxNumberFilter: EmployeeTaxNumberFilter;
  EmployeeTaxNumberInput: EmployeeTaxNumberInput;
  EmployeeTaxNumberPage: EmployeeTaxNumberPage;
  EmployeeTaxNumberPatch: EmployeeTaxNumberPatch;
  EmployeeTaxNumberSort: EmployeeTaxNumberSort;
  EndpointStatus: EndpointStatus;
  FbpDeclarationSetting: FbpDeclarationSetting;
  FbpDeclarationSettingAnswer: FbpDeclarationSettingAnswer;
  FbpDeclarationSettingChange: FbpDeclarationSettingChange;
  FbpDeclarationSettingFilter: FbpDeclarationSettingFilter;
  FbpDeclarationSettingInput: FbpDeclarationSettingInput;
  FbpDeclarationSettingPage: FbpDeclarationSettingPage;
  FbpDeclarationSettingPatch: FbpDeclarationSettingPatch;
  FbpDeclarationSettingSort: FbpDeclarationSettingSort;
  FbpDeclarationUnlock: FbpDeclarationUnlock;
  FbpDeclarationUnlockInput: FbpDeclarationUnlockInput;
  FieldChange: FieldChange;
  FieldProblem: FieldProblem;
  Float: Scalars['Float']['output'];
  GratuityEntitlement: GratuityEntitlement;
  GratuityInForce: GratuityInForce;
  GratuityOverview: GratuityOverview;
  GratuityRule: GratuityRule;
  GratuityRuleAnswer: GratuityRuleAnswer;
  GratuityRuleChange: GratuityRuleChange;
  GratuityRuleFilter: GratuityRuleFilter;
  GratuityRuleInput: GratuityRuleInput;
  GratuityRulePage: GratuityRulePage;
  GratuityRulePatch: GratuityRulePatch;
  GratuityRuleSort: GratuityRuleSort;
  HexColorCode: Scalars['HexColorCode']['output'];
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  ID: Scalars['ID']['output'];
  IdFilter: IdFilter;
  InsuranceMember: InsuranceMember;
  InsuranceMemberAnswer: InsuranceMemberAnswer;
  InsuranceMemberChange: InsuranceMemberChange;
  InsuranceMemberFilter: InsuranceMemberFilter;
  InsuranceMemberInput: InsuranceMemberInput;
  InsuranceMemberPage: InsuranceMemberPage;
  InsuranceMemberPatch: InsuranceMemberPatch;
  InsuranceMemberSort: InsuranceMemberSort;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  JSON: Scalars['JSON']['output'];
  LawOfCountry: LawOfCountry;
  LawsBrought: LawsBrought;
  LawsOfCountry: LawsOfCountry;
  LocalDate: Scalars['LocalDate']['output'];
  LocalDateFilter: LocalDateFilter;
  LocalTime: Scalars['LocalTime']['output'];
  LocalTimeFilter: LocalTimeFilter;
  Lookup: Lookup;
  LookupPage: LookupPage;
  MailsAhead: MailsAhead;
  MembershipStatusFilter: MembershipStatusFilter;
  MissingEnrolment: MissingEnrolment;
  MissingEnrolments: MissingEnrolments;
  MonthFilter: MonthFilter;
  Mutation: Record<PropertyKey, never>;
  NpsDeclarationSetting: NpsDeclarationSetting;
  NpsDeclarationSettingAnswer: NpsDeclarationSettingAnswer;
  NpsDeclarationSettingChange: NpsDeclarationSettingChange;
  NpsDeclarationSettingFilter: NpsDeclarationSettingFilter;
  NpsDeclarationSettingInput: NpsDeclarationSettingInput;
  NpsDeclarationSettingPage: NpsDeclarationSettingPage;
  NpsDeclarationSettingPatch: NpsDeclarationSettingPatch;
  NpsDeclarationSettingSort: NpsDeclarationSettingSort;
  NpsDeclarationUnlock: NpsDeclarationUnlock;
  NpsDeclarationUnlockInput: NpsDeclarationUnlockInput;
  NpsMember: NpsMember;
  NpsMemberAnswer: NpsMemberAnswer;
  NpsMemberChange: NpsMemberChange;
  NpsMemberFilter: NpsMemberFilter;
  NpsMemberInput: NpsMemberInput;
  NpsMemberPage: NpsMemberPage;
  NpsMemberPatch: NpsMemberPatch;
  NpsMemberSort: NpsMemberSort;
  ProfessionalTaxRule: ProfessionalTaxRule;
  ProfessionalTaxRuleAnswer: ProfessionalTaxRuleAnswer;
  ProfessionalTaxRuleChange: ProfessionalTaxRuleChange;
  ProfessionalTaxRuleFilter: ProfessionalTaxRuleFilter;
  ProfessionalTaxRuleInput: ProfessionalTaxRuleInput;
  ProfessionalTaxRulePage: ProfessionalTaxRulePage;
  ProfessionalTaxRulePatch: ProfessionalTaxRulePatch;
  ProfessionalTaxRuleSort: ProfessionalTaxRuleSort;
  ProfessionalTaxSlab: ProfessionalTaxSlab;
  ProfessionalTaxSlabInput: ProfessionalTaxSlabInput;
  ProvidentFundMember: ProvidentFundMember;
  ProvidentFundMemberAnswer: ProvidentFundMemberAnswer;
  ProvidentFundMemberChange: ProvidentFundMemberChange;
  ProvidentFundMemberFilter: ProvidentFundMemberFilter;
  ProvidentFundMemberInput: ProvidentFundMemberInput;
  ProvidentFundMemberPage: ProvidentFundMemberPage;
  ProvidentFundMemberPatch: ProvidentFundMemberPatch;
  ProvidentFundMemberSort: ProvidentFundMemberSort;
  Query: Record<PropertyKey, never>;
  RegimeReckoned: RegimeReckoned;
  RowsFilter: RowsFilter;
  ServiceProvider: ServiceProvider;
  SettlementRule: SettlementRule;
  SettlementRuleAnswer: SettlementRuleAnswer;
  SettlementRuleChange: SettlementRuleChange;
  SettlementRuleFilter: SettlementRuleFilter;
  SettlementRuleInput: SettlementRuleInput;
  SettlementRulePage: SettlementRulePage;
  SettlementRulePatch: SettlementRulePatch;
  SettlementRuleSort: SettlementRuleSort;
  SettlementWageFilter: SettlementWageFilter;
  StatutoryOverview: StatutoryOverview;
  StatutoryRate: StatutoryRate;
  StatutoryRateAnswer: StatutoryRateAnswer;
  StatutoryRateChange: StatutoryRateChange;
  StatutoryRateFilter: StatutoryRateFilter;
  StatutoryRateInput: StatutoryRateInput;
  StatutoryRatePage: StatutoryRatePage;
  StatutoryRatePatch: StatutoryRatePatch;
  StatutoryRateSort: StatutoryRateSort;
  StatutoryRegistration: StatutoryRegistration;
  StatutoryRegistrationAnswer: StatutoryRegistrationAnswer;
  StatutoryRegistrationChange: StatutoryRegistrationChange;
  StatutoryRegistrationFilter: StatutoryRegistrationFilter;
  StatutoryRegistrationInput: StatutoryRegistrationInput;
  StatutoryRegistrationPage: StatutoryRegistrationPage;
  StatutoryRegistrationPatch: StatutoryRegistrationPatch;
  StatutoryRegistrationSort: StatutoryRegistrationSort;
  StatutorySchemeFigures: StatutorySchemeFigures;
  StatutorySchemeFilter: StatutorySchemeFilter;
  StatutoryShare: StatutoryShare;
  StatutoryShares: StatutoryShares;
  String: Scalars['String']['output'];
  TaxBand: TaxBand;
  TaxChallan: TaxChallan;
  TaxChallanAnswer: TaxChallanAnswer;
  TaxChallanChange: TaxChallanChange;
  TaxChallanFilter: TaxChallanFilter;
  TaxChallanInput: TaxChallanInput;
  TaxChallanPage: TaxChallanPage;
  TaxChallanPatch: TaxChallanPatch;
  TaxChallanSort: TaxChallanSort;
  TaxDeduction: TaxDeduction;
  TaxDeductionAnswer: TaxDeductionAnswer;
  TaxDeductionChange: TaxDeductionChange;
  TaxDeductionFilter: TaxDeductionFilter;
  TaxDeductionInput: TaxDeductionInput;
  TaxDeductionPage: TaxDeductionPage;
  TaxDeductionPatch: TaxDeductionPatch;
  TaxDeductionSort: TaxDeductionSort;
  TaxDeductionSourceFilter: TaxDeductionSourceFilter;
  TaxDeductor: TaxDeductor;
  TaxDeductorAnswer: TaxDeductorAnswer;
  TaxDeductorCategoryFilter: TaxDeductorCategoryFilter;
  TaxDeductorChange: TaxDeductorChange;
  TaxDeductorFilter: TaxDeductorFilter;
  TaxDeductorInput: TaxDeductorInput;
  TaxDeductorPage: TaxDeductorPage;
  TaxDeductorPatch: TaxDeductorPatch;
  TaxDeductorSort: TaxDeductorSort;
  TaxQuarterFilter: TaxQuarterFilter;
  TaxRegimeAnswer: TaxRegimeAnswer;
  TaxRegimeChoice: TaxRegimeChoice;
  TaxRegimeChoiceAnswer: TaxRegimeChoiceAnswer;
  TaxRegimeChoiceChange: TaxRegimeChoiceChange;
  TaxRegimeChoiceFilter: TaxRegimeChoiceFilter;
  TaxRegimeChoiceInput: TaxRegimeChoiceInput;
  TaxRegimeChoicePage: TaxRegimeChoicePage;
  TaxRegimeChoicePatch: TaxRegimeChoicePatch;
  TaxRegimeChoiceSort: TaxRegimeChoiceSort;
  TaxRegimeComparison: TaxRegimeComparison;
  TaxRegimeFilter: TaxRegimeFilter;
  TaxRegimeLaw: TaxRegimeLaw;
  TaxRegimeWayFilter: TaxRegimeWayFilter;
  TaxReliefLaw: TaxReliefLaw;
  TaxReliefs: TaxReliefs;
  TaxSlabs: TaxSlabs;
  TaxStatement: TaxStatement;
  TaxStatementAnswer: TaxStatementAnswer;
  TaxStatementChange: TaxStatementChange;
  TaxStatementFileAnswer: TaxStatementFileAnswer;
  TaxStatementFilter: TaxStatementFilter;
  TaxStatementGenerated: TaxStatementGenerated;
  TaxStatementInput: TaxStatementInput;
  TaxStatementLine: TaxStatementLine;
  TaxStatementLines: TaxStatementLines;
  TaxStatementMonth: TaxStatementMonth;
  TaxStatementPage: TaxStatementPage;
  TaxStatementPatch: TaxStatementPatch;
  TaxStatementPoint: TaxStatementPoint;
  TaxStatementReview: TaxStatementReview;
  TaxStatementSort: TaxStatementSort;
  TaxStatementStart: TaxStatementStart;
  TaxStatementStatusFilter: TaxStatementStatusFilter;
  TaxedPeriodFilter: TaxedPeriodFilter;
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: UndoAnswer;
  WelfareFundRule: WelfareFundRule;
  WelfareFundRuleAnswer: WelfareFundRuleAnswer;
  WelfareFundRuleChange: WelfareFundRuleChange;
  WelfareFundRuleFilter: WelfareFundRuleFilter;
  WelfareFundRuleInput: WelfareFundRuleInput;
  WelfareFundRulePage: WelfareFundRulePage;
  WelfareFundRulePatch: WelfareFundRulePatch;
  WelfareFundRuleSort: WelfareFundRuleSort;
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

export interface AddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Address'], any> {
  name: 'Address';
}

export type CustomEmployeeGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomEmployeeGroup'] = ResolversParentTypes['CustomEmployeeGroup']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type DeclarationLockStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclarationLockStatus'] = ResolversParentTypes['DeclarationLockStatus']> = {
  lockDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeclarationSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclarationSettings'] = ResolversParentTypes['DeclarationSettings']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lockStatus?: Resolver<ResolversTypes['DeclarationLockStatus'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeclarationStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclarationStanding'] = ResolversParentTypes['DeclarationStanding']> = {
  declarationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  departmentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockStatus?: Resolver<ResolversTypes['DeclarationLockStatus'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DeclarationStatus']>, ParentType, ContextType>;
};

export type DeclarationStandingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclarationStandings'] = ResolversParentTypes['DeclarationStandings']> = {
  drafts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  financialYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DeclarationStanding']>, ParentType, ContextType>;
  submitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeclarationUnlockedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclarationUnlocked'] = ResolversParentTypes['DeclarationUnlocked']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeclarationsRemindedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclarationsReminded'] = ResolversParentTypes['DeclarationsReminded']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reminded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeleteAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAnswer'] = ResolversParentTypes['DeleteAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeTaxNumberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeTaxNumber'] = ResolversParentTypes['EmployeeTaxNumber']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeTaxNumberAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeTaxNumberAnswer'] = ResolversParentTypes['EmployeeTaxNumberAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EmployeeTaxNumber']>, ParentType, ContextType>;
};

export type EmployeeTaxNumberChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeTaxNumberChange'] = ResolversParentTypes['EmployeeTaxNumberChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EmployeeTaxNumber']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type EmployeeTaxNumberPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeTaxNumberPage'] = ResolversParentTypes['EmployeeTaxNumberPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EmployeeTaxNumber']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndpointStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndpointStatus'] = ResolversParentTypes['EndpointStatus']> = {
  endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FbpDeclarationSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FbpDeclarationSetting'] = ResolversParentTypes['FbpDeclarationSetting']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  daysAfterJoining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  lockStatus?: Resolver<ResolversTypes['DeclarationLock'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submitUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  unlocks?: Resolver<Maybe<Array<ResolversTypes['FbpDeclarationUnlock']>>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FbpDeclarationSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FbpDeclarationSettingAnswer'] = ResolversParentTypes['FbpDeclarationSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['FbpDeclarationSetting']>, ParentType, ContextType>;
};

export type FbpDeclarationSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FbpDeclarationSettingChange'] = ResolversParentTypes['FbpDeclarationSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['FbpDeclarationSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type FbpDeclarationSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FbpDeclarationSettingPage'] = ResolversParentTypes['FbpDeclarationSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FbpDeclarationSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FbpDeclarationUnlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FbpDeclarationUnlock'] = ResolversParentTypes['FbpDeclarationUnlock']> = {
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  untilDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
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

export type GratuityEntitlementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GratuityEntitlement'] = ResolversParentTypes['GratuityEntitlement']> = {
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dateOfJoin?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earned?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entitledFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  isEntitled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxFree?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  wage?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GratuityInForceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GratuityInForce'] = ResolversParentTypes['GratuityInForce']> = {
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  law?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimumTenure?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  taxExemptionLimit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type GratuityOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GratuityOverview'] = ResolversParentTypes['GratuityOverview']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  earned?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  entitled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payable?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['GratuityEntitlement']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['GratuityInForce']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GratuityRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GratuityRule'] = ResolversParentTypes['GratuityRule']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  law?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maximumAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  minimumTenure?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partOfGratuityAct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  salaryDaysGovernment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salaryDaysOrganization?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxExemptionLimit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workingDaysPerMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GratuityRuleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GratuityRuleAnswer'] = ResolversParentTypes['GratuityRuleAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['GratuityRule']>, ParentType, ContextType>;
};

export type GratuityRuleChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GratuityRuleChange'] = ResolversParentTypes['GratuityRuleChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['GratuityRule']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type GratuityRulePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GratuityRulePage'] = ResolversParentTypes['GratuityRulePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['GratuityRule']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type InsuranceMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsuranceMember'] = ResolversParentTypes['InsuranceMember']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  dispensary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insuranceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  memberUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InsuranceMemberAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsuranceMemberAnswer'] = ResolversParentTypes['InsuranceMemberAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['InsuranceMember']>, ParentType, ContextType>;
};

export type InsuranceMemberChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsuranceMemberChange'] = ResolversParentTypes['InsuranceMemberChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['InsuranceMember']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type InsuranceMemberPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsuranceMemberPage'] = ResolversParentTypes['InsuranceMemberPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['InsuranceMember']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LawOfCountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LawOfCountry'] = ResolversParentTypes['LawOfCountry']> = {
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  exists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LawKind'], ParentType, ContextType>;
  law?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LawsBroughtResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LawsBrought'] = ResolversParentTypes['LawsBrought']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LawsOfCountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LawsOfCountry'] = ResolversParentTypes['LawsOfCountry']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  laws?: Resolver<Array<ResolversTypes['LawOfCountry']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export interface LocalTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalTime'], any> {
  name: 'LocalTime';
}

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

export type MissingEnrolmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissingEnrolment'] = ResolversParentTypes['MissingEnrolment']> = {
  dateOfJoin?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['EnrolmentReason'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MissingEnrolmentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissingEnrolments'] = ResolversParentTypes['MissingEnrolments']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['MissingEnrolment']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addEmployeeTaxNumber?: Resolver<ResolversTypes['EmployeeTaxNumberChange'], ParentType, ContextType, RequireFields<MutationAddEmployeeTaxNumberArgs, 'input'>>;
  addFbpDeclarationSetting?: Resolver<ResolversTypes['FbpDeclarationSettingChange'], ParentType, ContextType, RequireFields<MutationAddFbpDeclarationSettingArgs, 'input'>>;
  addGratuityRule?: Resolver<ResolversTypes['GratuityRuleChange'], ParentType, ContextType, RequireFields<MutationAddGratuityRuleArgs, 'input'>>;
  addInsuranceMember?: Resolver<ResolversTypes['InsuranceMemberChange'], ParentType, ContextType, RequireFields<MutationAddInsuranceMemberArgs, 'input'>>;
  addNpsDeclarationSetting?: Resolver<ResolversTypes['NpsDeclarationSettingChange'], ParentType, ContextType, RequireFields<MutationAddNpsDeclarationSettingArgs, 'input'>>;
  addNpsMember?: Resolver<ResolversTypes['NpsMemberChange'], ParentType, ContextType, RequireFields<MutationAddNpsMemberArgs, 'input'>>;
  addProfessionalTaxRule?: Resolver<ResolversTypes['ProfessionalTaxRuleChange'], ParentType, ContextType, RequireFields<MutationAddProfessionalTaxRuleArgs, 'input'>>;
  addProvidentFundMember?: Resolver<ResolversTypes['ProvidentFundMemberChange'], ParentType, ContextType, RequireFields<MutationAddProvidentFundMemberArgs, 'input'>>;
  addSettlementRule?: Resolver<ResolversTypes['SettlementRuleChange'], ParentType, ContextType, RequireFields<MutationAddSettlementRuleArgs, 'input'>>;
  addStatutoryRate?: Resolver<ResolversTypes['StatutoryRateChange'], ParentType, ContextType, RequireFields<MutationAddStatutoryRateArgs, 'input'>>;
  addStatutoryRegistration?: Resolver<ResolversTypes['StatutoryRegistrationChange'], ParentType, ContextType, RequireFields<MutationAddStatutoryRegistrationArgs, 'input'>>;
  addTaxChallan?: Resolver<ResolversTypes['TaxChallanChange'], ParentType, ContextType, RequireFields<MutationAddTaxChallanArgs, 'input'>>;
  addTaxDeduction?: Resolver<ResolversTypes['TaxDeductionChange'], ParentType, ContextType, RequireFields<MutationAddTaxDeductionArgs, 'input'>>;
  addTaxDeductor?: Resolver<ResolversTypes['TaxDeductorChange'], ParentType, ContextType, RequireFields<MutationAddTaxDeductorArgs, 'input'>>;
  addTaxRegimeChoice?: Resolver<ResolversTypes['TaxRegimeChoiceChange'], ParentType, ContextType, RequireFields<MutationAddTaxRegimeChoiceArgs, 'input'>>;
  addTaxStatement?: Resolver<ResolversTypes['TaxStatementChange'], ParentType, ContextType, RequireFields<MutationAddTaxStatementArgs, 'input'>>;
  addWelfareFundRule?: Resolver<ResolversTypes['WelfareFundRuleChange'], ParentType, ContextType, RequireFields<MutationAddWelfareFundRuleArgs, 'input'>>;
  bringLaws?: Resolver<ResolversTypes['LawsBrought'], ParentType, ContextType, RequireFields<MutationBringLawsArgs, 'picked'>>;
  chooseTaxRegime?: Resolver<ResolversTypes['TaxRegimeAnswer'], ParentType, ContextType, RequireFields<MutationChooseTaxRegimeArgs, 'acknowledged' | 'businessIncome' | 'regime'>>;
  deleteEmployeeTaxNumbers?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteEmployeeTaxNumbersArgs, 'ids'>>;
  deleteGratuityRules?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteGratuityRulesArgs, 'ids'>>;
  deleteInsuranceMembers?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteInsuranceMembersArgs, 'ids'>>;
  deleteNpsMembers?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteNpsMembersArgs, 'ids'>>;
  deleteProfessionalTaxRules?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteProfessionalTaxRulesArgs, 'ids'>>;
  deleteProvidentFundMembers?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteProvidentFundMembersArgs, 'ids'>>;
  deleteSettlementRules?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteSettlementRulesArgs, 'ids'>>;
  deleteStatutoryRates?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteStatutoryRatesArgs, 'ids'>>;
  deleteStatutoryRegistrations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteStatutoryRegistrationsArgs, 'ids'>>;
  deleteTaxChallans?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteTaxChallansArgs, 'ids'>>;
  deleteTaxDeductions?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteTaxDeductionsArgs, 'ids'>>;
  deleteTaxRegimeChoices?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteTaxRegimeChoicesArgs, 'ids'>>;
  deleteTaxStatements?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteTaxStatementsArgs, 'ids'>>;
  deleteWelfareFundRules?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteWelfareFundRulesArgs, 'ids'>>;
  generateTaxStatement?: Resolver<ResolversTypes['TaxStatementGenerated'], ParentType, ContextType, RequireFields<MutationGenerateTaxStatementArgs, 'statementId' | 'wait'>>;
  remindOfFbpDeclarations?: Resolver<ResolversTypes['DeclarationsReminded'], ParentType, ContextType, Partial<MutationRemindOfFbpDeclarationsArgs>>;
  remindOfNpsDeclarations?: Resolver<ResolversTypes['DeclarationsReminded'], ParentType, ContextType, Partial<MutationRemindOfNpsDeclarationsArgs>>;
  stopTaxRegimeNotification?: Resolver<ResolversTypes['TaxRegimeAnswer'], ParentType, ContextType>;
  undoChangeSet?: Resolver<ResolversTypes['UndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoChangeSetArgs, 'id' | 'wait'>>;
  unlockFbpDeclaration?: Resolver<ResolversTypes['DeclarationUnlocked'], ParentType, ContextType, RequireFields<MutationUnlockFbpDeclarationArgs, 'employeeId' | 'untilDate'>>;
  unlockNpsDeclaration?: Resolver<ResolversTypes['DeclarationUnlocked'], ParentType, ContextType, RequireFields<MutationUnlockNpsDeclarationArgs, 'employeeId' | 'untilDate'>>;
  updateEmployeeTaxNumber?: Resolver<ResolversTypes['EmployeeTaxNumberChange'], ParentType, ContextType, RequireFields<MutationUpdateEmployeeTaxNumberArgs, 'id' | 'input' | 'version'>>;
  updateFbpDeclarationSetting?: Resolver<ResolversTypes['FbpDeclarationSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateFbpDeclarationSettingArgs, 'id' | 'input' | 'version'>>;
  updateGratuityRule?: Resolver<ResolversTypes['GratuityRuleChange'], ParentType, ContextType, RequireFields<MutationUpdateGratuityRuleArgs, 'id' | 'input' | 'version'>>;
  updateInsuranceMember?: Resolver<ResolversTypes['InsuranceMemberChange'], ParentType, ContextType, RequireFields<MutationUpdateInsuranceMemberArgs, 'id' | 'input' | 'version'>>;
  updateNpsDeclarationSetting?: Resolver<ResolversTypes['NpsDeclarationSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateNpsDeclarationSettingArgs, 'id' | 'input' | 'version'>>;
  updateNpsMember?: Resolver<ResolversTypes['NpsMemberChange'], ParentType, ContextType, RequireFields<MutationUpdateNpsMemberArgs, 'id' | 'input' | 'version'>>;
  updateProfessionalTaxRule?: Resolver<ResolversTypes['ProfessionalTaxRuleChange'], ParentType, ContextType, RequireFields<MutationUpdateProfessionalTaxRuleArgs, 'id' | 'input' | 'version'>>;
  updateProvidentFundMember?: Resolver<ResolversTypes['ProvidentFundMemberChange'], ParentType, ContextType, RequireFields<MutationUpdateProvidentFundMemberArgs, 'id' | 'input' | 'version'>>;
  updateSettlementRule?: Resolver<ResolversTypes['SettlementRuleChange'], ParentType, ContextType, RequireFields<MutationUpdateSettlementRuleArgs, 'id' | 'input' | 'version'>>;
  updateStatutoryRate?: Resolver<ResolversTypes['StatutoryRateChange'], ParentType, ContextType, RequireFields<MutationUpdateStatutoryRateArgs, 'id' | 'input' | 'version'>>;
  updateStatutoryRegistration?: Resolver<ResolversTypes['StatutoryRegistrationChange'], ParentType, ContextType, RequireFields<MutationUpdateStatutoryRegistrationArgs, 'id' | 'input' | 'version'>>;
  updateTaxChallan?: Resolver<ResolversTypes['TaxChallanChange'], ParentType, ContextType, RequireFields<MutationUpdateTaxChallanArgs, 'id' | 'input' | 'version'>>;
  updateTaxDeduction?: Resolver<ResolversTypes['TaxDeductionChange'], ParentType, ContextType, RequireFields<MutationUpdateTaxDeductionArgs, 'id' | 'input' | 'version'>>;
  updateTaxDeductor?: Resolver<ResolversTypes['TaxDeductorChange'], ParentType, ContextType, RequireFields<MutationUpdateTaxDeductorArgs, 'id' | 'input' | 'version'>>;
  updateTaxRegimeChoice?: Resolver<ResolversTypes['TaxRegimeChoiceChange'], ParentType, ContextType, RequireFields<MutationUpdateTaxRegimeChoiceArgs, 'id' | 'input' | 'version'>>;
  updateTaxStatement?: Resolver<ResolversTypes['TaxStatementChange'], ParentType, ContextType, RequireFields<MutationUpdateTaxStatementArgs, 'id' | 'input' | 'version'>>;
  updateWelfareFundRule?: Resolver<ResolversTypes['WelfareFundRuleChange'], ParentType, ContextType, RequireFields<MutationUpdateWelfareFundRuleArgs, 'id' | 'input' | 'version'>>;
};

export type NpsDeclarationSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NpsDeclarationSetting'] = ResolversParentTypes['NpsDeclarationSetting']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  daysAfterJoining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  lockStatus?: Resolver<ResolversTypes['DeclarationLock'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submitUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  unlocks?: Resolver<Maybe<Array<ResolversTypes['NpsDeclarationUnlock']>>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NpsDeclarationSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NpsDeclarationSettingAnswer'] = ResolversParentTypes['NpsDeclarationSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['NpsDeclarationSetting']>, ParentType, ContextType>;
};

export type NpsDeclarationSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NpsDeclarationSettingChange'] = ResolversParentTypes['NpsDeclarationSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['NpsDeclarationSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type NpsDeclarationSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NpsDeclarationSettingPage'] = ResolversParentTypes['NpsDeclarationSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['NpsDeclarationSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NpsDeclarationUnlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NpsDeclarationUnlock'] = ResolversParentTypes['NpsDeclarationUnlock']> = {
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  untilDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type NpsMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NpsMember'] = ResolversParentTypes['NpsMember']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  employeeShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employerShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  memberUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  pran?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NpsMemberAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NpsMemberAnswer'] = ResolversParentTypes['NpsMemberAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['NpsMember']>, ParentType, ContextType>;
};

export type NpsMemberChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NpsMemberChange'] = ResolversParentTypes['NpsMemberChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['NpsMember']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type NpsMemberPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NpsMemberPage'] = ResolversParentTypes['NpsMemberPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['NpsMember']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfessionalTaxRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfessionalTaxRule'] = ResolversParentTypes['ProfessionalTaxRule']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  deductedIn?: Resolver<Maybe<Array<ResolversTypes['Month']>>, ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  effectiveTo?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  law?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['TaxedPeriod'], ParentType, ContextType>;
  slabs?: Resolver<Maybe<Array<ResolversTypes['ProfessionalTaxSlab']>>, ParentType, ContextType>;
  specialMonth?: Resolver<Maybe<ResolversTypes['Month']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfessionalTaxRuleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfessionalTaxRuleAnswer'] = ResolversParentTypes['ProfessionalTaxRuleAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ProfessionalTaxRule']>, ParentType, ContextType>;
};

export type ProfessionalTaxRuleChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfessionalTaxRuleChange'] = ResolversParentTypes['ProfessionalTaxRuleChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ProfessionalTaxRule']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ProfessionalTaxRulePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfessionalTaxRulePage'] = ResolversParentTypes['ProfessionalTaxRulePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ProfessionalTaxRule']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfessionalTaxSlabResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfessionalTaxSlab'] = ResolversParentTypes['ProfessionalTaxSlab']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  appliesTo?: Resolver<ResolversTypes['TaxedPeople'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  specialAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  wageFrom?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type ProvidentFundMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProvidentFundMember'] = ResolversParentTypes['ProvidentFundMember']> = {
  contributionWage?: Resolver<Maybe<ResolversTypes['ContributionWage']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPensionMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  pensionOnFullWage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
  uan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voluntaryPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ProvidentFundMemberAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProvidentFundMemberAnswer'] = ResolversParentTypes['ProvidentFundMemberAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ProvidentFundMember']>, ParentType, ContextType>;
};

export type ProvidentFundMemberChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProvidentFundMemberChange'] = ResolversParentTypes['ProvidentFundMemberChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ProvidentFundMember']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ProvidentFundMemberPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProvidentFundMemberPage'] = ResolversParentTypes['ProvidentFundMemberPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ProvidentFundMember']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  employeeTaxNumber?: Resolver<ResolversTypes['EmployeeTaxNumberAnswer'], ParentType, ContextType, RequireFields<QueryEmployeeTaxNumberArgs, 'id'>>;
  employeeTaxNumberHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryEmployeeTaxNumberHistoryArgs, 'id' | 'limit' | 'offset'>>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  fbpDeclarationSetting?: Resolver<ResolversTypes['FbpDeclarationSettingAnswer'], ParentType, ContextType, RequireFields<QueryFbpDeclarationSettingArgs, 'id'>>;
  fbpDeclarationSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryFbpDeclarationSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  fbpDeclarationStandings?: Resolver<ResolversTypes['DeclarationStandings'], ParentType, ContextType, RequireFields<QueryFbpDeclarationStandingsArgs, 'limit' | 'offset'>>;
  getFBPDeclarationSettings?: Resolver<ResolversTypes['DeclarationSettings'], ParentType, ContextType, RequireFields<QueryGetFbpDeclarationSettingsArgs, 'typeOfDeclaration'>>;
  gratuityOverview?: Resolver<ResolversTypes['GratuityOverview'], ParentType, ContextType, RequireFields<QueryGratuityOverviewArgs, 'limit' | 'offset' | 'onlyEntitled'>>;
  gratuityRule?: Resolver<ResolversTypes['GratuityRuleAnswer'], ParentType, ContextType, RequireFields<QueryGratuityRuleArgs, 'id'>>;
  gratuityRuleHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryGratuityRuleHistoryArgs, 'id' | 'limit' | 'offset'>>;
  insuranceMember?: Resolver<ResolversTypes['InsuranceMemberAnswer'], ParentType, ContextType, RequireFields<QueryInsuranceMemberArgs, 'id'>>;
  insuranceMemberHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryInsuranceMemberHistoryArgs, 'id' | 'limit' | 'offset'>>;
  lawsOfCountry?: Resolver<ResolversTypes['LawsOfCountry'], ParentType, ContextType>;
  listEmployeeTaxNumbers?: Resolver<ResolversTypes['EmployeeTaxNumberPage'], ParentType, ContextType, RequireFields<QueryListEmployeeTaxNumbersArgs, 'estimate' | 'limit' | 'offset'>>;
  listFbpDeclarationSettings?: Resolver<ResolversTypes['FbpDeclarationSettingPage'], ParentType, ContextType, RequireFields<QueryListFbpDeclarationSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listGratuityRules?: Resolver<ResolversTypes['GratuityRulePage'], ParentType, ContextType, RequireFields<QueryListGratuityRulesArgs, 'estimate' | 'limit' | 'offset'>>;
  listInsuranceMembers?: Resolver<ResolversTypes['InsuranceMemberPage'], ParentType, ContextType, RequireFields<QueryListInsuranceMembersArgs, 'estimate' | 'limit' | 'offset'>>;
  listMissingEnrolments?: Resolver<ResolversTypes['MissingEnrolments'], ParentType, ContextType, RequireFields<QueryListMissingEnrolmentsArgs, 'limit' | 'offset' | 'scheme'>>;
  listNpsDeclarationSettings?: Resolver<ResolversTypes['NpsDeclarationSettingPage'], ParentType, ContextType, RequireFields<QueryListNpsDeclarationSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listNpsMembers?: Resolver<ResolversTypes['NpsMemberPage'], ParentType, ContextType, RequireFields<QueryListNpsMembersArgs, 'estimate' | 'limit' | 'offset'>>;
  listProfessionalTaxRules?: Resolver<ResolversTypes['ProfessionalTaxRulePage'], ParentType, ContextType, RequireFields<QueryListProfessionalTaxRulesArgs, 'estimate' | 'limit' | 'offset'>>;
  listProvidentFundMembers?: Resolver<ResolversTypes['ProvidentFundMemberPage'], ParentType, ContextType, RequireFields<QueryListProvidentFundMembersArgs, 'estimate' | 'limit' | 'offset'>>;
  listSettlementRules?: Resolver<ResolversTypes['SettlementRulePage'], ParentType, ContextType, RequireFields<QueryListSettlementRulesArgs, 'estimate' | 'limit' | 'offset'>>;
  listStatutoryRates?: Resolver<ResolversTypes['StatutoryRatePage'], ParentType, ContextType, RequireFields<QueryListStatutoryRatesArgs, 'estimate' | 'limit' | 'offset'>>;
  listStatutoryRegistrations?: Resolver<ResolversTypes['StatutoryRegistrationPage'], ParentType, ContextType, RequireFields<QueryListStatutoryRegistrationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listTaxChallans?: Resolver<ResolversTypes['TaxChallanPage'], ParentType, ContextType, RequireFields<QueryListTaxChallansArgs, 'estimate' | 'limit' | 'offset'>>;
  listTaxDeductions?: Resolver<ResolversTypes['TaxDeductionPage'], ParentType, ContextType, RequireFields<QueryListTaxDeductionsArgs, 'estimate' | 'limit' | 'offset'>>;
  listTaxDeductors?: Resolver<ResolversTypes['TaxDeductorPage'], ParentType, ContextType, RequireFields<QueryListTaxDeductorsArgs, 'estimate' | 'limit' | 'offset'>>;
  listTaxRegimeChoices?: Resolver<ResolversTypes['TaxRegimeChoicePage'], ParentType, ContextType, RequireFields<QueryListTaxRegimeChoicesArgs, 'estimate' | 'limit' | 'offset'>>;
  listTaxStatements?: Resolver<ResolversTypes['TaxStatementPage'], ParentType, ContextType, RequireFields<QueryListTaxStatementsArgs, 'estimate' | 'limit' | 'offset'>>;
  listWelfareFundRules?: Resolver<ResolversTypes['WelfareFundRulePage'], ParentType, ContextType, RequireFields<QueryListWelfareFundRulesArgs, 'estimate' | 'limit' | 'offset'>>;
  lookupEmployeeTaxNumbers?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupEmployeeTaxNumbersArgs, 'limit' | 'offset'>>;
  lookupFbpDeclarationSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupFbpDeclarationSettingsArgs, 'limit' | 'offset'>>;
  lookupGratuityRules?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupGratuityRulesArgs, 'limit' | 'offset'>>;
  lookupInsuranceMembers?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupInsuranceMembersArgs, 'limit' | 'offset'>>;
  lookupNpsDeclarationSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupNpsDeclarationSettingsArgs, 'limit' | 'offset'>>;
  lookupNpsMembers?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupNpsMembersArgs, 'limit' | 'offset'>>;
  lookupProfessionalTaxRules?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupProfessionalTaxRulesArgs, 'limit' | 'offset'>>;
  lookupProvidentFundMembers?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupProvidentFundMembersArgs, 'limit' | 'offset'>>;
  lookupSettlementRules?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupSettlementRulesArgs, 'limit' | 'offset'>>;
  lookupStatutoryRates?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupStatutoryRatesArgs, 'limit' | 'offset'>>;
  lookupStatutoryRegistrations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupStatutoryRegistrationsArgs, 'limit' | 'offset'>>;
  lookupTaxChallans?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupTaxChallansArgs, 'limit' | 'offset'>>;
  lookupTaxDeductions?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupTaxDeductionsArgs, 'limit' | 'offset'>>;
  lookupTaxDeductors?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupTaxDeductorsArgs, 'limit' | 'offset'>>;
  lookupTaxRegimeChoices?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupTaxRegimeChoicesArgs, 'limit' | 'offset'>>;
  lookupTaxStatements?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupTaxStatementsArgs, 'limit' | 'offset'>>;
  lookupWelfareFundRules?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupWelfareFundRulesArgs, 'limit' | 'offset'>>;
  npsDeclarationSetting?: Resolver<ResolversTypes['NpsDeclarationSettingAnswer'], ParentType, ContextType, RequireFields<QueryNpsDeclarationSettingArgs, 'id'>>;
  npsDeclarationSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryNpsDeclarationSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  npsDeclarationStandings?: Resolver<ResolversTypes['DeclarationStandings'], ParentType, ContextType, RequireFields<QueryNpsDeclarationStandingsArgs, 'limit' | 'offset'>>;
  npsMember?: Resolver<ResolversTypes['NpsMemberAnswer'], ParentType, ContextType, RequireFields<QueryNpsMemberArgs, 'id'>>;
  npsMemberHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryNpsMemberHistoryArgs, 'id' | 'limit' | 'offset'>>;
  ownStatutoryShares?: Resolver<ResolversTypes['StatutoryShares'], ParentType, ContextType, Partial<QueryOwnStatutorySharesArgs>>;
  professionalTaxRule?: Resolver<ResolversTypes['ProfessionalTaxRuleAnswer'], ParentType, ContextType, RequireFields<QueryProfessionalTaxRuleArgs, 'id'>>;
  professionalTaxRuleHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryProfessionalTaxRuleHistoryArgs, 'id' | 'limit' | 'offset'>>;
  providentFundMember?: Resolver<ResolversTypes['ProvidentFundMemberAnswer'], ParentType, ContextType, RequireFields<QueryProvidentFundMemberArgs, 'id'>>;
  providentFundMemberHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryProvidentFundMemberHistoryArgs, 'id' | 'limit' | 'offset'>>;
  settlementRule?: Resolver<ResolversTypes['SettlementRuleAnswer'], ParentType, ContextType, RequireFields<QuerySettlementRuleArgs, 'id'>>;
  settlementRuleHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QuerySettlementRuleHistoryArgs, 'id' | 'limit' | 'offset'>>;
  startOfTaxStatement?: Resolver<ResolversTypes['TaxStatementStart'], ParentType, ContextType>;
  statutoryOverview?: Resolver<ResolversTypes['StatutoryOverview'], ParentType, ContextType>;
  statutoryRate?: Resolver<ResolversTypes['StatutoryRateAnswer'], ParentType, ContextType, RequireFields<QueryStatutoryRateArgs, 'id'>>;
  statutoryRateHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryStatutoryRateHistoryArgs, 'id' | 'limit' | 'offset'>>;
  statutoryRegistration?: Resolver<ResolversTypes['StatutoryRegistrationAnswer'], ParentType, ContextType, RequireFields<QueryStatutoryRegistrationArgs, 'id'>>;
  statutoryRegistrationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryStatutoryRegistrationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  statutoryShares?: Resolver<ResolversTypes['StatutoryShares'], ParentType, ContextType, RequireFields<QueryStatutorySharesArgs, 'employeeId'>>;
  taxChallan?: Resolver<ResolversTypes['TaxChallanAnswer'], ParentType, ContextType, RequireFields<QueryTaxChallanArgs, 'id'>>;
  taxChallanHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryTaxChallanHistoryArgs, 'id' | 'limit' | 'offset'>>;
  taxDeduction?: Resolver<ResolversTypes['TaxDeductionAnswer'], ParentType, ContextType, RequireFields<QueryTaxDeductionArgs, 'id'>>;
  taxDeductionHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryTaxDeductionHistoryArgs, 'id' | 'limit' | 'offset'>>;
  taxDeductor?: Resolver<ResolversTypes['TaxDeductorAnswer'], ParentType, ContextType, RequireFields<QueryTaxDeductorArgs, 'id'>>;
  taxDeductorHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryTaxDeductorHistoryArgs, 'id' | 'limit' | 'offset'>>;
  taxRegimeChoice?: Resolver<ResolversTypes['TaxRegimeChoiceAnswer'], ParentType, ContextType, RequireFields<QueryTaxRegimeChoiceArgs, 'id'>>;
  taxRegimeChoiceHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryTaxRegimeChoiceHistoryArgs, 'id' | 'limit' | 'offset'>>;
  taxRegimeComparison?: Resolver<ResolversTypes['TaxRegimeComparison'], ParentType, ContextType>;
  taxReliefs?: Resolver<ResolversTypes['TaxReliefs'], ParentType, ContextType, Partial<QueryTaxReliefsArgs>>;
  taxStatement?: Resolver<ResolversTypes['TaxStatementAnswer'], ParentType, ContextType, RequireFields<QueryTaxStatementArgs, 'id'>>;
  taxStatementFile?: Resolver<ResolversTypes['TaxStatementFileAnswer'], ParentType, ContextType, RequireFields<QueryTaxStatementFileArgs, 'file' | 'statementId'>>;
  taxStatementHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryTaxStatementHistoryArgs, 'id' | 'limit' | 'offset'>>;
  taxStatementLines?: Resolver<ResolversTypes['TaxStatementLines'], ParentType, ContextType, RequireFields<QueryTaxStatementLinesArgs, 'statementId'>>;
  taxStatementReview?: Resolver<ResolversTypes['TaxStatementReview'], ParentType, ContextType, RequireFields<QueryTaxStatementReviewArgs, 'statementId'>>;
  welfareFundRule?: Resolver<ResolversTypes['WelfareFundRuleAnswer'], ParentType, ContextType, RequireFields<QueryWelfareFundRuleArgs, 'id'>>;
  welfareFundRuleHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryWelfareFundRuleHistoryArgs, 'id' | 'limit' | 'offset'>>;
};

export type RegimeReckonedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegimeReckoned'] = ResolversParentTypes['RegimeReckoned']> = {
  cess?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  employmentTax?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  exempt?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  grossSalary?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  pension?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rebate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  regime?: Resolver<ResolversTypes['TaxRegime'], ParentType, ContextType>;
  reliefs?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  standardDeduction?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  surcharge?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  taxableIncome?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalTax?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type ServiceProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceProvider'] = ResolversParentTypes['ServiceProvider']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettlementRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementRule'] = ResolversParentTypes['SettlementRule']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  law?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaveDaysPerMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leaveTaxDaysPerYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leaveTaxLimit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  leaveTaxMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leaveWage?: Resolver<ResolversTypes['SettlementWage'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noticeDaysPerMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noticeWage?: Resolver<ResolversTypes['SettlementWage'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workingDaysToPay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SettlementRuleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementRuleAnswer'] = ResolversParentTypes['SettlementRuleAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SettlementRule']>, ParentType, ContextType>;
};

export type SettlementRuleChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementRuleChange'] = ResolversParentTypes['SettlementRuleChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SettlementRule']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SettlementRulePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementRulePage'] = ResolversParentTypes['SettlementRulePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SettlementRule']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatutoryOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatutoryOverview'] = ResolversParentTypes['StatutoryOverview']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lawsLacking?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schemes?: Resolver<Array<ResolversTypes['StatutorySchemeFigures']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type StatutoryRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatutoryRate'] = ResolversParentTypes['StatutoryRate']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coverageLimit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  effectiveTo?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  exemptDailyWage?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  law?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['ContributionPart'], ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  scheme?: Resolver<ResolversTypes['StatutoryScheme'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wageCeiling?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  wageFrom?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type StatutoryRateAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatutoryRateAnswer'] = ResolversParentTypes['StatutoryRateAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['StatutoryRate']>, ParentType, ContextType>;
};

export type StatutoryRateChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatutoryRateChange'] = ResolversParentTypes['StatutoryRateChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['StatutoryRate']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type StatutoryRatePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatutoryRatePage'] = ResolversParentTypes['StatutoryRatePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['StatutoryRate']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatutoryRegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatutoryRegistration'] = ResolversParentTypes['StatutoryRegistration']> = {
  contributionWage?: Resolver<ResolversTypes['ContributionWage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customGroup?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  office?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheme?: Resolver<ResolversTypes['StatutoryScheme'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voluntaryAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StatutoryRegistrationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatutoryRegistrationAnswer'] = ResolversParentTypes['StatutoryRegistrationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['StatutoryRegistration']>, ParentType, ContextType>;
};

export type StatutoryRegistrationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatutoryRegistrationChange'] = ResolversParentTypes['StatutoryRegistrationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['StatutoryRegistration']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type StatutoryRegistrationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatutoryRegistrationPage'] = ResolversParentTypes['StatutoryRegistrationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['StatutoryRegistration']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatutorySchemeFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatutorySchemeFigures'] = ResolversParentTypes['StatutorySchemeFigures']> = {
  employeeShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employerShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optedOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registrations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheme?: Resolver<ResolversTypes['StatutoryScheme'], ParentType, ContextType>;
  withoutNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatutoryShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatutoryShare'] = ResolversParentTypes['StatutoryShare']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  law?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  wage?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type StatutorySharesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatutoryShares'] = ResolversParentTypes['StatutoryShares']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSalary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['StatutoryShare']>, ParentType, ContextType>;
};

export type TaxBandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxBand'] = ResolversParentTypes['TaxBand']> = {
  above?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type TaxChallanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxChallan'] = ResolversParentTypes['TaxChallan']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bsrCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  depositedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serialNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxChallanAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxChallanAnswer'] = ResolversParentTypes['TaxChallanAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TaxChallan']>, ParentType, ContextType>;
};

export type TaxChallanChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxChallanChange'] = ResolversParentTypes['TaxChallanChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TaxChallan']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TaxChallanPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxChallanPage'] = ResolversParentTypes['TaxChallanPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TaxChallan']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxDeductionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDeduction'] = ResolversParentTypes['TaxDeduction']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  financialYear?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['TaxDeductionSource'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxDeductionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDeductionAnswer'] = ResolversParentTypes['TaxDeductionAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TaxDeduction']>, ParentType, ContextType>;
};

export type TaxDeductionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDeductionChange'] = ResolversParentTypes['TaxDeductionChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TaxDeduction']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TaxDeductionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDeductionPage'] = ResolversParentTypes['TaxDeductionPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TaxDeduction']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxDeductorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDeductor'] = ResolversParentTypes['TaxDeductor']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['TaxDeductorCategory'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responsibleDesignation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responsibleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responsiblePan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxDeductorAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDeductorAnswer'] = ResolversParentTypes['TaxDeductorAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TaxDeductor']>, ParentType, ContextType>;
};

export type TaxDeductorChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDeductorChange'] = ResolversParentTypes['TaxDeductorChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TaxDeductor']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TaxDeductorPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDeductorPage'] = ResolversParentTypes['TaxDeductorPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TaxDeductor']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxRegimeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxRegimeAnswer'] = ResolversParentTypes['TaxRegimeAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regime?: Resolver<Maybe<ResolversTypes['TaxRegime']>, ParentType, ContextType>;
};

export type TaxRegimeChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxRegimeChoice'] = ResolversParentTypes['TaxRegimeChoice']> = {
  acknowledgedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  businessIncome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  financialYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  regime?: Resolver<ResolversTypes['TaxRegime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['TaxRegimeWay'], ParentType, ContextType>;
};

export type TaxRegimeChoiceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxRegimeChoiceAnswer'] = ResolversParentTypes['TaxRegimeChoiceAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TaxRegimeChoice']>, ParentType, ContextType>;
};

export type TaxRegimeChoiceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxRegimeChoiceChange'] = ResolversParentTypes['TaxRegimeChoiceChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TaxRegimeChoice']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TaxRegimeChoicePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxRegimeChoicePage'] = ResolversParentTypes['TaxRegimeChoicePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TaxRegimeChoice']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxRegimeComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxRegimeComparison'] = ResolversParentTypes['TaxRegimeComparison']> = {
  Total_Income?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  Trigger_Regime_Change?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  boundTo?: Resolver<Maybe<ResolversTypes['TaxRegime']>, ParentType, ContextType>;
  businessIncome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chosenRegime?: Resolver<Maybe<ResolversTypes['TaxRegime']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultRegime?: Resolver<ResolversTypes['TaxRegime'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  financialYear?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recommendedRegime?: Resolver<Maybe<ResolversTypes['TaxRegime']>, ParentType, ContextType>;
  regimes?: Resolver<Array<ResolversTypes['RegimeReckoned']>, ParentType, ContextType>;
  saving?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type TaxRegimeLawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxRegimeLaw'] = ResolversParentTypes['TaxRegimeLaw']> = {
  employerPensionPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  employerPensionSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employmentTaxSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rebateMost?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rebateSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rebateUpTo?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  regime?: Resolver<ResolversTypes['TaxRegime'], ParentType, ContextType>;
  slabs?: Resolver<Array<ResolversTypes['TaxSlabs']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standardDeduction?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  standardDeductionSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surcharge?: Resolver<Array<ResolversTypes['TaxBand']>, ParentType, ContextType>;
  surchargeSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxReliefLawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxReliefLaw'] = ResolversParentTypes['TaxReliefLaw']> = {
  approved?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  raisedLimit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  raisedWhen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regimes?: Resolver<Array<ResolversTypes['TaxRegime']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['TaxReliefSection'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type TaxReliefsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxReliefs'] = ResolversParentTypes['TaxReliefs']> = {
  cessPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  cessSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  financialYear?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  financialYears?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regimes?: Resolver<Array<ResolversTypes['TaxRegimeLaw']>, ParentType, ContextType>;
  reliefs?: Resolver<Array<ResolversTypes['TaxReliefLaw']>, ParentType, ContextType>;
  roundingSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waitingClaims?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxSlabsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxSlabs'] = ResolversParentTypes['TaxSlabs']> = {
  bands?: Resolver<Array<ResolversTypes['TaxBand']>, ParentType, ContextType>;
  fromAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxStatement'] = ResolversParentTypes['TaxStatement']> = {
  assessmentYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  deducted?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  depositPeriod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deposited?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  filedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  formNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  generatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quarter?: Resolver<ResolversTypes['TaxQuarter'], ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceProvider?: Resolver<Maybe<ResolversTypes['ServiceProvider']>, ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TaxStatementStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxStatementAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxStatementAnswer'] = ResolversParentTypes['TaxStatementAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TaxStatement']>, ParentType, ContextType>;
};

export type TaxStatementChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxStatementChange'] = ResolversParentTypes['TaxStatementChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TaxStatement']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TaxStatementFileAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxStatementFileAnswer'] = ResolversParentTypes['TaxStatementFileAnswer']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxStatementGeneratedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxStatementGenerated'] = ResolversParentTypes['TaxStatementGenerated']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxStatementLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxStatementLine'] = ResolversParentTypes['TaxStatementLine']> = {
  challan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  depositedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  pan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type TaxStatementLinesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxStatementLines'] = ResolversParentTypes['TaxStatementLines']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TaxStatementLine']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxStatementMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxStatementMonth'] = ResolversParentTypes['TaxStatementMonth']> = {
  challans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deducted?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  depositDue?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  deposited?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxStatementPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxStatementPage'] = ResolversParentTypes['TaxStatementPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TaxStatement']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxStatementPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxStatementPoint'] = ResolversParentTypes['TaxStatementPoint']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TaxStatementPointKind'], ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  stops?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TaxStatementReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxStatementReview'] = ResolversParentTypes['TaxStatementReview']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deducted?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  deposited?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  financialYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  law?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['TaxStatementMonth']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['TaxStatementPoint']>, ParentType, ContextType>;
};

export type TaxStatementStartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxStatementStart'] = ResolversParentTypes['TaxStatementStart']> = {
  assessmentYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quarter?: Resolver<Maybe<ResolversTypes['TaxQuarter']>, ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WelfareFundRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WelfareFundRule'] = ResolversParentTypes['WelfareFundRule']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  deductedIn?: Resolver<Maybe<Array<ResolversTypes['Month']>>, ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  effectiveTo?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  employeeAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  employerAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  law?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wageFrom?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  wageLimit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type WelfareFundRuleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WelfareFundRuleAnswer'] = ResolversParentTypes['WelfareFundRuleAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['WelfareFundRule']>, ParentType, ContextType>;
};

export type WelfareFundRuleChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WelfareFundRuleChange'] = ResolversParentTypes['WelfareFundRuleChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['WelfareFundRule']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type WelfareFundRulePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WelfareFundRulePage'] = ResolversParentTypes['WelfareFundRulePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['WelfareFundRule']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: GraphQLScalarType;
  CustomEmployeeGroup?: CustomEmployeeGroupResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecidedStep?: DecidedStepResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeclarationLockStatus?: DeclarationLockStatusResolvers<ContextType>;
  DeclarationSettings?: DeclarationSettingsResolvers<ContextType>;
  DeclarationStanding?: DeclarationStandingResolvers<ContextType>;
  DeclarationStandings?: DeclarationStandingsResolvers<ContextType>;
  DeclarationUnlocked?: DeclarationUnlockedResolvers<ContextType>;
  DeclarationsReminded?: DeclarationsRemindedResolvers<ContextType>;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  Employee?: EmployeeResolvers<ContextType>;
  EmployeeTaxNumber?: EmployeeTaxNumberResolvers<ContextType>;
  EmployeeTaxNumberAnswer?: EmployeeTaxNumberAnswerResolvers<ContextType>;
  EmployeeTaxNumberChange?: EmployeeTaxNumberChangeResolvers<ContextType>;
  EmployeeTaxNumberPage?: EmployeeTaxNumberPageResolvers<ContextType>;
  EndpointStatus?: EndpointStatusResolvers<ContextType>;
  FbpDeclarationSetting?: FbpDeclarationSettingResolvers<ContextType>;
  FbpDeclarationSettingAnswer?: FbpDeclarationSettingAnswerResolvers<ContextType>;
  FbpDeclarationSettingChange?: FbpDeclarationSettingChangeResolvers<ContextType>;
  FbpDeclarationSettingPage?: FbpDeclarationSettingPageResolvers<ContextType>;
  FbpDeclarationUnlock?: FbpDeclarationUnlockResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  GratuityEntitlement?: GratuityEntitlementResolvers<ContextType>;
  GratuityInForce?: GratuityInForceResolvers<ContextType>;
  GratuityOverview?: GratuityOverviewResolvers<ContextType>;
  GratuityRule?: GratuityRuleResolvers<ContextType>;
  GratuityRuleAnswer?: GratuityRuleAnswerResolvers<ContextType>;
  GratuityRuleChange?: GratuityRuleChangeResolvers<ContextType>;
  GratuityRulePage?: GratuityRulePageResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  InsuranceMember?: InsuranceMemberResolvers<ContextType>;
  InsuranceMemberAnswer?: InsuranceMemberAnswerResolvers<ContextType>;
  InsuranceMemberChange?: InsuranceMemberChangeResolvers<ContextType>;
  InsuranceMemberPage?: InsuranceMemberPageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LawOfCountry?: LawOfCountryResolvers<ContextType>;
  LawsBrought?: LawsBroughtResolvers<ContextType>;
  LawsOfCountry?: LawsOfCountryResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  MailsAhead?: MailsAheadResolvers<ContextType>;
  MissingEnrolment?: MissingEnrolmentResolvers<ContextType>;
  MissingEnrolments?: MissingEnrolmentsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NpsDeclarationSetting?: NpsDeclarationSettingResolvers<ContextType>;
  NpsDeclarationSettingAnswer?: NpsDeclarationSettingAnswerResolvers<ContextType>;
  NpsDeclarationSettingChange?: NpsDeclarationSettingChangeResolvers<ContextType>;
  NpsDeclarationSettingPage?: NpsDeclarationSettingPageResolvers<ContextType>;
  NpsDeclarationUnlock?: NpsDeclarationUnlockResolvers<ContextType>;
  NpsMember?: NpsMemberResolvers<ContextType>;
  NpsMemberAnswer?: NpsMemberAnswerResolvers<ContextType>;
  NpsMemberChange?: NpsMemberChangeResolvers<ContextType>;
  NpsMemberPage?: NpsMemberPageResolvers<ContextType>;
  ProfessionalTaxRule?: ProfessionalTaxRuleResolvers<ContextType>;
  ProfessionalTaxRuleAnswer?: ProfessionalTaxRuleAnswerResolvers<ContextType>;
  ProfessionalTaxRuleChange?: ProfessionalTaxRuleChangeResolvers<ContextType>;
  ProfessionalTaxRulePage?: ProfessionalTaxRulePageResolvers<ContextType>;
  ProfessionalTaxSlab?: ProfessionalTaxSlabResolvers<ContextType>;
  ProvidentFundMember?: ProvidentFundMemberResolvers<ContextType>;
  ProvidentFundMemberAnswer?: ProvidentFundMemberAnswerResolvers<ContextType>;
  ProvidentFundMemberChange?: ProvidentFundMemberChangeResolvers<ContextType>;
  ProvidentFundMemberPage?: ProvidentFundMemberPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegimeReckoned?: RegimeReckonedResolvers<ContextType>;
  ServiceProvider?: ServiceProviderResolvers<ContextType>;
  SettlementRule?: SettlementRuleResolvers<ContextType>;
  SettlementRuleAnswer?: SettlementRuleAnswerResolvers<ContextType>;
  SettlementRuleChange?: SettlementRuleChangeResolvers<ContextType>;
  SettlementRulePage?: SettlementRulePageResolvers<ContextType>;
  StatutoryOverview?: StatutoryOverviewResolvers<ContextType>;
  StatutoryRate?: StatutoryRateResolvers<ContextType>;
  StatutoryRateAnswer?: StatutoryRateAnswerResolvers<ContextType>;
  StatutoryRateChange?: StatutoryRateChangeResolvers<ContextType>;
  StatutoryRatePage?: StatutoryRatePageResolvers<ContextType>;
  StatutoryRegistration?: StatutoryRegistrationResolvers<ContextType>;
  StatutoryRegistrationAnswer?: StatutoryRegistrationAnswerResolvers<ContextType>;
  StatutoryRegistrationChange?: StatutoryRegistrationChangeResolvers<ContextType>;
  StatutoryRegistrationPage?: StatutoryRegistrationPageResolvers<ContextType>;
  StatutorySchemeFigures?: StatutorySchemeFiguresResolvers<ContextType>;
  StatutoryShare?: StatutoryShareResolvers<ContextType>;
  StatutoryShares?: StatutorySharesResolvers<ContextType>;
  TaxBand?: TaxBandResolvers<ContextType>;
  TaxChallan?: TaxChallanResolvers<ContextType>;
  TaxChallanAnswer?: TaxChallanAnswerResolvers<ContextType>;
  TaxChallanChange?: TaxChallanChangeResolvers<ContextType>;
  TaxChallanPage?: TaxChallanPageResolvers<ContextType>;
  TaxDeduction?: TaxDeductionResolvers<ContextType>;
  TaxDeductionAnswer?: TaxDeductionAnswerResolvers<ContextType>;
  TaxDeductionChange?: TaxDeductionChangeResolvers<ContextType>;
  TaxDeductionPage?: TaxDeductionPageResolvers<ContextType>;
  TaxDeductor?: TaxDeductorResolvers<ContextType>;
  TaxDeductorAnswer?: TaxDeductorAnswerResolvers<ContextType>;
  TaxDeductorChange?: TaxDeductorChangeResolvers<ContextType>;
  TaxDeductorPage?: TaxDeductorPageResolvers<ContextType>;
  TaxRegimeAnswer?: TaxRegimeAnswerResolvers<ContextType>;
  TaxRegimeChoice?: TaxRegimeChoiceResolvers<ContextType>;
  TaxRegimeChoiceAnswer?: TaxRegimeChoiceAnswerResolvers<ContextType>;
  TaxRegimeChoiceChange?: TaxRegimeChoiceChangeResolvers<ContextType>;
  TaxRegimeChoicePage?: TaxRegimeChoicePageResolvers<ContextType>;
  TaxRegimeComparison?: TaxRegimeComparisonResolvers<ContextType>;
  TaxRegimeLaw?: TaxRegimeLawResolvers<ContextType>;
  TaxReliefLaw?: TaxReliefLawResolvers<ContextType>;
  TaxReliefs?: TaxReliefsResolvers<ContextType>;
  TaxSlabs?: TaxSlabsResolvers<ContextType>;
  TaxStatement?: TaxStatementResolvers<ContextType>;
  TaxStatementAnswer?: TaxStatementAnswerResolvers<ContextType>;
  TaxStatementChange?: TaxStatementChangeResolvers<ContextType>;
  TaxStatementFileAnswer?: TaxStatementFileAnswerResolvers<ContextType>;
  TaxStatementGenerated?: TaxStatementGeneratedResolvers<ContextType>;
  TaxStatementLine?: TaxStatementLineResolvers<ContextType>;
  TaxStatementLines?: TaxStatementLinesResolvers<ContextType>;
  TaxStatementMonth?: TaxStatementMonthResolvers<ContextType>;
  TaxStatementPage?: TaxStatementPageResolvers<ContextType>;
  TaxStatementPoint?: TaxStatementPointResolvers<ContextType>;
  TaxStatementReview?: TaxStatementReviewResolvers<ContextType>;
  TaxStatementStart?: TaxStatementStartResolvers<ContextType>;
  UndoAnswer?: UndoAnswerResolvers<ContextType>;
  WelfareFundRule?: WelfareFundRuleResolvers<ContextType>;
  WelfareFundRuleAnswer?: WelfareFundRuleAnswerResolvers<ContextType>;
  WelfareFundRuleChange?: WelfareFundRuleChangeResolvers<ContextType>;
  WelfareFundRulePage?: WelfareFundRulePageResolvers<ContextType>;
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
