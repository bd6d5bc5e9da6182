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

export type AlongAnswer = {
  count: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  /** Mails that leave with the change, unless it is told not to send them. */
  mails: Array<MailsAhead>;
  message: Scalars['String']['output'];
};

export type BooleanFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BulkDeleteInput = {
  /** As the entity's list takes it. */
  filter?: InputMaybe<Scalars['JSON']['input']>;
  /** Narrows to what one screen shows, as in the entity's list. */
  form?: InputMaybe<Form>;
  reason?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  /** Type name of the entity. */
  type: Scalars['String']['input'];
};

export type BulkEdit = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  /** Of a deletion the records that are gone. */
  changed: Scalars['Int']['output'];
  /** Where the entity is, and the message of its name. */
  endpoint: Scalars['String']['output'];
  entity: Scalars['String']['output'];
  /** Why nothing was changed. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Its code and words as a refusal has them in its extensions, of an undo with the change-set to undo first. */
  failureCode?: Maybe<Scalars['String']['output']>;
  failureWords?: Maybe<Scalars['JSON']['output']>;
  id: Scalars['ID']['output'];
  /** When the server stopped in the middle: nothing of it was kept, and it began anew. */
  interruptedAt?: Maybe<Scalars['DateTime']['output']>;
  kind: BulkEditKind;
  /** What is to be known besides that they are changed: that an approval counts and somebody else decides next. Empty where nothing is. */
  message: Scalars['String']['output'];
  problems: Array<RecordProblem>;
  /** Records looked at so far. */
  progress: Scalars['Int']['output'];
  /** Records that cannot take the values; the first of them with what is wrong. */
  refused: Scalars['Int']['output'];
  state: BulkEditState;
  /** Which step of a record it takes. */
  step?: Maybe<Scalars['String']['output']>;
  /** Records that match and that the person may change, or delete; null until they were counted. */
  total?: Maybe<Scalars['Int']['output']>;
  type: Scalars['String']['output'];
  unchanged: Scalars['Int']['output'];
};

export type BulkEditAnswer = {
  errorCode: Scalars['String']['output'];
  job: BulkEdit;
  message: Scalars['String']['output'];
};

export type BulkEditInput = {
  /** Does along what bulkEditAlong counts. */
  along?: InputMaybe<Scalars['Boolean']['input']>;
  /** As the entity's list takes it. */
  filter?: InputMaybe<Scalars['JSON']['input']>;
  /** Narrows to what one screen shows, as in the entity's list. */
  form?: InputMaybe<Form>;
  /** False: the mails that bulkEditAlong names do not leave. */
  mails?: InputMaybe<Scalars['Boolean']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  /** Type name of the entity. */
  type: Scalars['String']['input'];
  /** Fields and values as update<Entity> takes them, the same for all. */
  values: Scalars['JSON']['input'];
};

export type BulkEditKind =
  /** Of a record with all that follows from it, as of a leave year. */
  | 'CLOSE'
  | 'DELETE'
  | 'EDIT'
  /** What follows from a record, reckoned anew. */
  | 'RECKON'
  /** A step of a record with all that follows from it, as the finalizing of a payroll run. */
  | 'STEP'
  | 'UNDO';

export type BulkEditState =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'RUNNING'
  /** Others come first. */
  | 'WAITING';

export type BulkEditsAnswer = {
  errorCode: Scalars['String']['output'];
  jobs: Array<BulkEdit>;
  message: Scalars['String']['output'];
};

/** What came of one revision. */
export type CancelledSalaryRevision = {
  /** Why it was not cancelled. */
  message: Scalars['String']['output'];
  revisionId: Scalars['Int']['output'];
  success: Scalars['Boolean']['output'];
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

export type ControllerFunctionAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** JSON. */
  response: Scalars['String']['output'];
};

/** Whom a configuration is for. */
export type Coverage =
  | 'CUSTOM_GROUP'
  | 'ORGANIZATION';

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

export type EditUnderWay = {
  /** Keys of the fields. */
  fields: Array<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};

export type EditsUnderWayAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  others: Array<OthersEdit>;
};

export type EducationLevel =
  | 'BACHELOR'
  | 'DIPLOMA'
  | 'DOCTORATE'
  | 'MASTER'
  | 'PROFESSIONAL'
  | 'SCHOOL'
  | 'VOCATIONAL';

export type EndpointStatus = {
  endpoint: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
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

export type FoundRecord = {
  code?: Maybe<Scalars['String']['output']>;
  endpoint: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'NON_BINARY'
  | 'NOT_STATED';

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

export type ImportAction =
  /** Adds records; rows that are here already with the same values are left alone. */
  | 'IMPORT'
  /** Changes records that are found by their unique fields or their number. */
  | 'UPDATE';

export type ImportAnswer = {
  errorCode: Scalars['String']['output'];
  job: ImportJob;
  message: Scalars['String']['output'];
};

export type ImportCell = {
  /** What is wrong with it. */
  problem?: Maybe<Scalars['String']['output']>;
  target: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ImportCellInput = {
  row: Scalars['Int']['input'];
  target: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type ImportColumn = {
  heading: Scalars['String']['output'];
  /** What the first rows hold. */
  samples: Array<Scalars['String']['output']>;
  /** The suggested or saved target. */
  target?: Maybe<Scalars['String']['output']>;
};

export type ImportCreate = {
  target: Scalars['String']['output'];
  values: Array<ImportText>;
};

export type ImportCreateInput = {
  target: Scalars['String']['input'];
  values?: Array<ImportTextInput>;
};

export type ImportEntry = {
  action: ImportAction;
  added: Scalars['Int']['output'];
  by: Scalars['String']['output'];
  changeSet?: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Why the last step ended. */
  failure?: Maybe<Scalars['String']['output']>;
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The server stopped while it was writing; nothing was imported. */
  interruptedAt?: Maybe<Scalars['DateTime']['output']>;
  omitted: Scalars['Int']['output'];
  state: ImportState;
  total: Scalars['Int']['output'];
  type: Scalars['String']['output'];
  unchanged: Scalars['Int']['output'];
  updated: Scalars['Int']['output'];
};

export type ImportFix = {
  after: Scalars['String']['output'];
  before?: Maybe<Scalars['String']['output']>;
  by: Scalars['String']['output'];
  label: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  /** The row of the file; null where every row with that text was changed. */
  row?: Maybe<Scalars['Int']['output']>;
  rows: Scalars['Int']['output'];
  target: Scalars['String']['output'];
};

/** What happens to rows that need a fix. */
export type ImportInvalid =
  /** They are left out. */
  | 'OMIT'
  /** One of them refuses the import. */
  | 'REFUSE';

export type ImportJob = {
  action: ImportAction;
  added: Scalars['Int']['output'];
  /** Rows that would be added and look like what is here already, or like an earlier row. */
  alike: Scalars['Int']['output'];
  by: Scalars['String']['output'];
  /** Undo it to undo the import. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  columns: Array<ImportColumn>;
  /** Records made because rows refer to them. */
  created: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  encoding?: Maybe<Scalars['String']['output']>;
  failure?: Maybe<Scalars['String']['output']>;
  /** Why the last step ended; a code of the error catalogue and its sentence. */
  failureCode?: Maybe<Scalars['String']['output']>;
  /** What the file as a whole is refused for while rows need a fix: they are amended or left out. */
  fault?: Maybe<Scalars['String']['output']>;
  faulty: Scalars['Int']['output'];
  fileName: Scalars['String']['output'];
  fixes: Array<ImportFix>;
  /** CSV, XLSX or XLS. */
  format?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The server stopped while it was writing; nothing was imported. */
  interruptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Those of them that the person leaves out; they are not among the ready ones. */
  leftOut: Scalars['Int']['output'];
  mapping?: Maybe<ImportMapping>;
  omitted: Scalars['Int']['output'];
  problems: Array<ImportProblemGroup>;
  /** Rows done in the running step. */
  progress: Scalars['Int']['output'];
  ready: Scalars['Int']['output'];
  sameFile?: Maybe<ImportSameFile>;
  separator?: Maybe<Scalars['String']['output']>;
  sheet?: Maybe<Scalars['String']['output']>;
  sheets: Array<Scalars['String']['output']>;
  state: ImportState;
  targets: Array<ImportTarget>;
  /** Rows of the file. */
  total: Scalars['Int']['output'];
  type: Scalars['String']['output'];
  unchanged: Scalars['Int']['output'];
  /** The import was undone since. */
  undone: Scalars['Boolean']['output'];
  updated: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

/** A record that is here already, or an earlier row of the file, that a row looks like. */
export type ImportLikeness = {
  /** The record that is here already, among those that the person may see. */
  id?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Where the console shows it. */
  path?: Maybe<Scalars['String']['output']>;
  /** What is the same, in words. */
  reasons: Array<Scalars['String']['output']>;
  /** An earlier row of the file. */
  row?: Maybe<Scalars['Int']['output']>;
};

export type ImportMapping = {
  clearEmpty: Scalars['Boolean']['output'];
  /** For each column of the file its target, or null. */
  columns: Array<Maybe<Scalars['String']['output']>>;
  constants: Array<ImportText>;
  create: Array<ImportCreate>;
  templates: Array<ImportText>;
};

export type ImportMappingInput = {
  /** Update only: an empty cell empties the field. */
  clearEmpty?: Scalars['Boolean']['input'];
  columns: Array<InputMaybe<Scalars['String']['input']>>;
  constants?: Array<ImportTextInput>;
  create?: Array<ImportCreateInput>;
  templates?: Array<ImportTextInput>;
};

export type ImportPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<ImportEntry>;
  totalRecords: Scalars['Int']['output'];
};

/** Rows with the same cause. */
export type ImportProblemGroup = {
  cause: Scalars['String']['output'];
  /** The entity of which the text could be made a record. */
  creates?: Maybe<Scalars['String']['output']>;
  firstRow: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Scalars['Int']['output'];
  /** What was probably meant. */
  suggestions: Array<Scalars['String']['output']>;
  target: Scalars['String']['output'];
  /** The text that all its rows have there, where the text is the cause. */
  value?: Maybe<Scalars['String']['output']>;
};

export type ImportReplaceInput = {
  after: Scalars['String']['input'];
  before: Scalars['String']['input'];
  target: Scalars['String']['input'];
};

export type ImportRow = {
  cells: Array<ImportCell>;
  /** What it looks like, the likeliest first. */
  likenesses: Array<ImportLikeness>;
  /** As the spreadsheet numbers it. */
  row: Scalars['Int']['output'];
  status: ImportRowStatus;
};

export type ImportRowPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<ImportRow>;
  totalRecords: Scalars['Int']['output'];
};

export type ImportRowStatus =
  | 'FAULTY'
  /** It looks like what is here already, or like an earlier row, and the person leaves it out. */
  | 'LEFT_OUT'
  | 'READY'
  | 'UNCHANGED';

/** The same file, imported before. */
export type ImportSameFile = {
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  changeSet?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
};

export type ImportState =
  /** Nothing was imported. */
  | 'CANCELLED'
  /** Rows are being checked. */
  | 'CHECKING'
  /** Rows are being written. */
  | 'COMMITTING'
  /** Written. The figures are final. */
  | 'DONE'
  /** The file could not be read. Nothing was imported. */
  | 'FAILED'
  /** Waits for the columns to be matched. */
  | 'MAPPING'
  /** The file is being read. */
  | 'READING'
  /** Waits for fixes or for the decision to import. */
  | 'REVIEW';

/** What a column of the file may fill. */
export type ImportTarget = {
  key: Scalars['String']['output'];
  label: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
};

/** A text for a field, named as in ImportTarget.key. */
export type ImportText = {
  target: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ImportTextInput = {
  target: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

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
  /** Says something. @[name](user:12) mentions a person. The author and who is mentioned follow from now on. */
  addRecordComment: RecordCommentAnswer;
  /** Puts an uploaded file to a record; getPresignedUrl took it as recordFile.<type>. */
  addRecordFile: RecordFileAnswer;
  /** Ends a bulk edit that is not done yet, at once where it waits for its turn; nothing of it is kept. */
  cancelBulkEdit: BulkEditAnswer;
  /** Ends an import of which nothing is written yet. */
  cancelImport: ImportAnswer;
  /** Writes all rows that are ready, at once. */
  commitImport: ImportAnswer;
  /** Makes the records that a column refers to and that do not exist, together with the import. */
  createMissing: ImportAnswer;
  /** Own comments, and every one for whoever may delete the record. restoreRecordComment brings it back for 30 days. */
  deleteRecordComment: TalkDone;
  /** restoreRecordFile brings it back for 30 days. */
  deleteRecordFile: TalkDone;
  /** Puts texts in place of others, in single rows or everywhere, or takes such fixes back; the rows are then checked again. */
  fixImport: ImportAnswer;
  followRecord: TalkDone;
  /** Leaves rows out that look like what is here already or like earlier rows, or takes them in again; without rows all of them. */
  leaveRowsOut: ImportAnswer;
  /** Says what the columns mean; the rows are then checked. */
  mapImport: ImportAnswer;
  restoreRecordComment: RecordCommentAnswer;
  restoreRecordFile: RecordFileAnswer;
  /** Begins to delete everything that matches, in one change-set. Looked at and cancelled as a bulk edit is. */
  startBulkDelete: BulkEditAnswer;
  /** Begins to change everything that matches, in one change-set. */
  startBulkEdit: BulkEditAnswer;
  /** Begins with an uploaded file. */
  startImport: ImportAnswer;
  /** Tells which cells of an entity the person holds changed, none for no longer, null for nothing new, and answers what others hold of those records of `seen` that the person may view. At most 200 of each. */
  tellEditsUnderWay: EditsUnderWayAnswer;
  /**
   * Cancels revisions of salaries that do not hold yet, at most 500: those that cannot be cancelled stay, and each says why. formId narrows: 121 is what the operation is about; the view right on
   * another form is needed as well. comment: why, as the revision tells it.
   */
  triggerCancelSalaryRevisions: SalaryRevisionsCancelled;
  /**
   * Runs one of a fixed set of functions. encryptedData is base64 of AES-256-CBC over {"function": name, "arguments": {}}; iv is
   * base64 of 16 bytes; the key is the SHA-256 of the organisation's code.
   */
  triggerControllerFunction: ControllerFunctionAnswer;
  unfollowRecord: TalkDone;
  updateRecordComment: RecordCommentAnswer;
  /** Changes all of the records or none, in one change-set. A refusal names each record in validationError, and in conflicts what somebody else changed. With `along` it does what recordUpdatesAlong counts; without `mails` those that it names do not leave. */
  updateRecords: RecordUpdatesAnswer;
};


export type MutationAddRecordCommentArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  type: Scalars['String']['input'];
};


export type MutationAddRecordFileArgs = {
  fileKey: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  type: Scalars['String']['input'];
};


export type MutationCancelBulkEditArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCommitImportArgs = {
  id: Scalars['ID']['input'];
  invalid: ImportInvalid;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateMissingArgs = {
  id: Scalars['ID']['input'];
  target: Scalars['String']['input'];
  values?: InputMaybe<Array<ImportTextInput>>;
};


export type MutationDeleteRecordCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteRecordFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationFixImportArgs = {
  cells?: InputMaybe<Array<ImportCellInput>>;
  id: Scalars['ID']['input'];
  replace?: InputMaybe<Array<ImportReplaceInput>>;
  undo?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type MutationFollowRecordArgs = {
  id: Scalars['ID']['input'];
  type: Scalars['String']['input'];
};


export type MutationLeaveRowsOutArgs = {
  id: Scalars['ID']['input'];
  leftOut: Scalars['Boolean']['input'];
  rows?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type MutationMapImportArgs = {
  id: Scalars['ID']['input'];
  mapping: ImportMappingInput;
};


export type MutationRestoreRecordCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreRecordFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStartBulkDeleteArgs = {
  input: BulkDeleteInput;
};


export type MutationStartBulkEditArgs = {
  input: BulkEditInput;
};


export type MutationStartImportArgs = {
  input: StartImportInput;
};


export type MutationTellEditsUnderWayArgs = {
  mine?: InputMaybe<Array<EditUnderWay>>;
  seen: Array<Scalars['ID']['input']>;
  type: Scalars['String']['input'];
};


export type MutationTriggerCancelSalaryRevisionsArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  formId?: InputMaybe<Scalars['Int']['input']>;
  revisionIds: Array<Scalars['Int']['input']>;
};


export type MutationTriggerControllerFunctionArgs = {
  encryptedData: Scalars['String']['input'];
  iv: Scalars['String']['input'];
};


export type MutationUnfollowRecordArgs = {
  id: Scalars['ID']['input'];
  type: Scalars['String']['input'];
};


export type MutationUpdateRecordCommentArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationUpdateRecordsArgs = {
  along?: InputMaybe<Scalars['Boolean']['input']>;
  by?: InputMaybe<UpdateWay>;
  mails?: InputMaybe<Scalars['Boolean']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
  updates: Array<RecordUpdateInput>;
};

/** A text that names a record; without an id it names none, or more than one. */
export type NamedRecord = {
  id?: Maybe<Scalars['ID']['output']>;
  text: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
};

export type NamedRecordsAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<NamedRecord>;
};

export type OthersEdit = {
  by: TalkPerson;
  /** Keys of the fields, those that the person may see. */
  fields: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

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

export type Query = {
  /** How far a bulk edit of the person is, and what came of it. */
  bulkEdit: BulkEditAnswer;
  /** As recordUpdatesAlong, of one change for everything that matches. */
  bulkEditAlong: AlongAnswer;
  /** Bulk edits, deletions, undoings and closings of the person that wait or run, the oldest first. */
  bulkEdits: BulkEditsAnswer;
  /** Whether these updates could be saved now. Nothing is written. */
  checkRecordUpdates: RecordUpdatesCheck;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** An import of the person: how far it is, what is wrong, what came of it. */
  importJob: ImportAnswer;
  /** Imports of the entity, newest first, without their rows; with the right to import into it. */
  importJobs: ImportPage;
  /** Rows of an import, by status, by the cause of a problem, or those that look like others. */
  importRows: ImportRowPage;
  /** Eight people at most who may view the record, by name; without a search those who take part first. */
  mentionablePeople: TalkPeople;
  /** The records that texts name by code, by what is unique or by title, as an import finds them. */
  namedRecords: NamedRecordsAnswer;
  /** Which mails leave where a record is added with these values, as add<Entity> takes them. */
  newRecordAlong: AlongAnswer;
  /** Fifty comments at most, those before another one where it is given. */
  recordComments: RecordCommentPage;
  recordFiles: RecordFileList;
  recordFollowers: TalkPeople;
  /** What the entity's list would show the person, in groups. */
  recordGroups: RecordGroupsAnswer;
  /** How many records refer to any of these by rows inside them, where no filter of their list asks for that; of kinds and records that the caller may view. */
  recordReferences: RecordReferencesAnswer;
  /** How much there is of each, for the head of a record. */
  recordTalk: RecordTalkAnswer;
  /** How much is offered to be done along with these updates: of candidates who are rejected, interviews ahead that would be cancelled. And which mails leave with them. */
  recordUpdatesAlong: AlongAnswer;
  /**
   * Records whose title, code or other searched fields hold every word, of the entities that the caller may view, best first: exact code, exact title, beginning of the title,
   * beginning of a word, anywhere. Case, accents, width and kana make no difference. Where nothing holds the words, records with words like them.
   */
  searchRecords: SearchAnswer;
};


export type QueryBulkEditArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBulkEditAlongArgs = {
  input: BulkEditInput;
};


export type QueryCheckRecordUpdatesArgs = {
  type: Scalars['String']['input'];
  updates: Array<RecordUpdateInput>;
};


export type QueryImportJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryImportJobsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  type: Scalars['String']['input'];
};


export type QueryImportRowsArgs = {
  alike?: InputMaybe<Scalars['Boolean']['input']>;
  cause?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ImportRowStatus>;
};


export type QueryMentionablePeopleArgs = {
  id: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
};


export type QueryNamedRecordsArgs = {
  texts: Array<Scalars['String']['input']>;
  type: Scalars['String']['input'];
};


export type QueryNewRecordAlongArgs = {
  type: Scalars['String']['input'];
  values: Scalars['JSON']['input'];
};


export type QueryRecordCommentsArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  type: Scalars['String']['input'];
};


export type QueryRecordFilesArgs = {
  id: Scalars['ID']['input'];
  type: Scalars['String']['input'];
};


export type QueryRecordFollowersArgs = {
  id: Scalars['ID']['input'];
  type: Scalars['String']['input'];
};


export type QueryRecordGroupsArgs = {
  input: RecordGroupsInput;
};


export type QueryRecordReferencesArgs = {
  ids: Array<Scalars['ID']['input']>;
  type: Scalars['String']['input'];
};


export type QueryRecordTalkArgs = {
  id: Scalars['ID']['input'];
  type: Scalars['String']['input'];
};


export type QueryRecordUpdatesAlongArgs = {
  type: Scalars['String']['input'];
  updates: Array<RecordUpdateInput>;
};


export type QuerySearchRecordsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type RecordComment = {
  author: TalkPerson;
  createdAt: Scalars['DateTime']['output'];
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Its text went when the person whom the record concerns was erased. */
  isErased: Scalars['Boolean']['output'];
  mayChange: Scalars['Boolean']['output'];
  mayDelete: Scalars['Boolean']['output'];
  mentions: Array<TalkPerson>;
  /** Plain text with line breaks. @[](user:12) is the person 12 of mentions. */
  text: Scalars['String']['output'];
};

export type RecordCommentAnswer = {
  comment: RecordComment;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Names as they were written of those who may not view the record: they were not told, and stand as plain text. */
  notTold: Array<Scalars['String']['output']>;
};

export type RecordCommentPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Newest first. */
  rows: Array<RecordComment>;
  totalRecords: Scalars['Int']['output'];
};

/** A record that somebody else changed meanwhile. */
export type RecordConflict = {
  /** The record as it is now, as the person may see it. */
  current: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
};

/** A figure. Amounts of different currencies are never added up: there is one for each. */
export type RecordFigure = {
  /** Of amounts: an ISO code, or null for the organisation's own. */
  currency?: Maybe<Scalars['String']['output']>;
  /** An exact decimal, a day, an instant or a time; null where no record has a value. */
  value?: Maybe<Scalars['String']['output']>;
};

export type RecordFile = {
  addedAt: Scalars['DateTime']['output'];
  addedBy: TalkPerson;
  contentType: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** What getPresignedUrl takes to hand it out. */
  key: Scalars['String']['output'];
  mayDelete: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

export type RecordFileAnswer = {
  errorCode: Scalars['String']['output'];
  file: RecordFile;
  message: Scalars['String']['output'];
};

export type RecordFileList = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Newest first. */
  rows: Array<RecordFile>;
};

export type RecordGroup = {
  /** Records in the group. */
  count: Scalars['Int']['output'];
  /** For each grouping its value as lists answer it, of periods the first day; null where records have none, and where a total does not keep it. */
  keys: Array<Maybe<Scalars['JSON']['output']>>;
  /** For each of the measures its figures. */
  measures: Array<Array<RecordFigure>>;
  /** What keys of references are called. */
  titles: Array<Maybe<Scalars['String']['output']>>;
};

export type RecordGroupOrderBy =
  /** By a grouping, in the order that its field has in lists. */
  | 'GROUP'
  | 'MEASURE';

export type RecordGroupOrderInput = {
  /** The place in groupBy or in measures. */
  at: Scalars['Int']['input'];
  by: RecordGroupOrderBy;
  order?: RecordGroupOrderWay;
};

export type RecordGroupOrderWay =
  | 'ASC'
  | 'DESC';

export type RecordGroupingInput = {
  /** For days and instants; MONTH where it is not told. */
  bucket?: InputMaybe<RecordPeriod>;
  /** A field as the entity's filter names it, or one of what it refers to: employeeId.departmentId. */
  field: Scalars['String']['input'];
};

export type RecordGroupsAnswer = {
  errorCode: Scalars['String']['output'];
  groups: Array<RecordGroup>;
  message: Scalars['String']['output'];
  /** How many there are, whatever the limit. */
  totalGroups: Scalars['Int']['output'];
  /** For each of the asked totals its groups. */
  totals: Array<Array<RecordGroup>>;
};

export type RecordGroupsInput = {
  /** As the entity's list takes it. */
  filter?: InputMaybe<Scalars['JSON']['input']>;
  /** Narrows to what one screen shows, as in the entity's list. */
  form?: InputMaybe<Form>;
  /** None: one group of everything. */
  groupBy?: Array<RecordGroupingInput>;
  /** Groups at most, up to 25,000. Totals are of all of them. */
  limit?: Scalars['Int']['input'];
  measures?: Array<RecordMeasureInput>;
  order?: Array<RecordGroupOrderInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  /** Totals besides the groups: each names the places of groupBy that it keeps. [[]] is one total of everything. */
  totals?: Array<Array<Scalars['Int']['input']>>;
  /** Type name of the entity. */
  type: Scalars['String']['input'];
};

export type RecordMeasureInput = {
  /** All but COUNT need one. */
  field?: InputMaybe<Scalars['String']['input']>;
  measure: RecordMeasureKind;
};

export type RecordMeasureKind =
  | 'AVERAGE'
  /** Of days: how many years ago on average. */
  | 'AVERAGE_YEARS'
  | 'COUNT'
  | 'COUNT_DISTINCT'
  | 'MAXIMUM'
  | 'MINIMUM'
  | 'SUM';

export type RecordPeriod =
  | 'DAY'
  | 'MONTH'
  | 'QUARTER'
  /** From Monday. */
  | 'WEEK'
  | 'YEAR';

/** What is wrong with a record; without a field it is the record itself. */
export type RecordProblem = {
  field?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

/** Records of one kind of which rows of one list inside them refer to the records that were asked about. */
export type RecordReferences = {
  entity: Scalars['String']['output'];
  /** The field that holds the rows. */
  field: Scalars['String']['output'];
  /** The rows belong to what they refer to, and cannot be made to refer to another record. */
  stays: Scalars['Boolean']['output'];
  total: Scalars['Int']['output'];
  /** Type name of those that refer, and the message of its name. */
  type: Scalars['String']['output'];
};

export type RecordReferencesAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<RecordReferences>;
};

/** Whether a record is in use. */
export type RecordStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type RecordTalk = {
  comments: Scalars['Int']['output'];
  files: Scalars['Int']['output'];
  followers: Scalars['Int']['output'];
  isFollowing: Scalars['Boolean']['output'];
  /** Files ask for the right to update the record. */
  mayAddFiles: Scalars['Boolean']['output'];
};

export type RecordTalkAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  talk: RecordTalk;
};

export type RecordUpdateInput = {
  id: Scalars['ID']['input'];
  /** Fields and values as update<Entity> takes them. */
  values: Scalars['JSON']['input'];
  /** The one that was seen. */
  version: Scalars['Int']['input'];
};

export type RecordUpdatesAnswer = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  /** Records that differ now. */
  changed: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Records that held already what was given. */
  unchanged: Scalars['Int']['output'];
};

export type RecordUpdatesCheck = {
  changed: Scalars['Int']['output'];
  conflicts: Array<RecordConflict>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  problems: Array<RecordProblem>;
  unchanged: Scalars['Int']['output'];
};

export type RecordView =
  | 'EDIT'
  | 'SHOW';

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

export type SalaryRevisionsCancelled = {
  /** IMMEDIATE: all are done when it answers. */
  cancellationStrategy: Scalars['String']['output'];
  /** What undoChangeSet takes. Null where none was cancelled. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  processorResult: SalaryRevisionsProcessed;
  totalCount: Scalars['Int']['output'];
};

export type SalaryRevisionsProcessed = {
  failureCount: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  /** One by one, in the order that they were named. */
  revisions: Array<CancelledSalaryRevision>;
  /** 200 where all were cancelled, 207 where some, 409 where none. */
  statusCode: Scalars['Int']['output'];
  /** All were. */
  success: Scalars['Boolean']['output'];
  successCount: Scalars['Int']['output'];
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

export type SearchAnswer = {
  errorCode: Scalars['String']['output'];
  /** How many of each entity match, the most first. */
  facets: Array<SearchFacet>;
  /** Nothing has the words as they were given: these records have words like them. */
  isAlike: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  rows: Array<FoundRecord>;
  /** Entities of which too many hold a word in their long texts or their lists, as candidates in resumes and skills: those are not among the rows. Their own list finds them. */
  wide: Array<Scalars['String']['output']>;
};

export type SearchFacet = {
  /** At most 1,000. */
  count: Scalars['Int']['output'];
  /** There are more than were counted. */
  isMore: Scalars['Boolean']['output'];
  type: Scalars['String']['output'];
};

export type SkillProficiency =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'EXPERT'
  | 'INTERMEDIATE';

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type StartImportInput = {
  action: ImportAction;
  /** Instead of the one found: utf-8, utf-16le, utf-16be, windows-1252, shift_jis, euc-jp or gb18030. */
  encoding?: InputMaybe<Scalars['String']['input']>;
  /** As getPresignedUrl gave it for an upload of type import. */
  fileKey: Scalars['String']['input'];
  fileName: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Instead of the one found. */
  separator?: InputMaybe<Scalars['String']['input']>;
  /** A sheet other than the first. */
  sheet?: InputMaybe<Scalars['String']['input']>;
  /** The entity: Designation. */
  type: Scalars['String']['input'];
};

export type TalkDone = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type TalkPeople = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<TalkPerson>;
};

export type TalkPerson = {
  /** User account. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Key of the picture; who may not see it is refused the file. */
  photo?: Maybe<Scalars['String']['output']>;
};

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

/** How edits of a list came about, which their change-set tells. */
export type UpdateWay =
  | 'CELLS'
  | 'MOVE'
  | 'PASTE'
  | 'REPLACE';

export type Weekday =
  | 'FRIDAY'
  | 'MONDAY'
  | 'SATURDAY'
  | 'SUNDAY'
  | 'THURSDAY'
  | 'TUESDAY'
  | 'WEDNESDAY';

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
  AlongAnswer: ResolverTypeWrapper<AlongAnswer>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  BulkDeleteInput: BulkDeleteInput;
  BulkEdit: ResolverTypeWrapper<BulkEdit>;
  BulkEditAnswer: ResolverTypeWrapper<BulkEditAnswer>;
  BulkEditInput: BulkEditInput;
  BulkEditKind: BulkEditKind;
  BulkEditState: BulkEditState;
  BulkEditsAnswer: ResolverTypeWrapper<BulkEditsAnswer>;
  CancelledSalaryRevision: ResolverTypeWrapper<CancelledSalaryRevision>;
  ChangeKind: ChangeKind;
  ChangeSetFilter: ChangeSetFilter;
  ChangeSource: ChangeSource;
  ColumnKind: ColumnKind;
  ControllerFunctionAnswer: ResolverTypeWrapper<ControllerFunctionAnswer>;
  Coverage: Coverage;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  DecidedStep: ResolverTypeWrapper<DecidedStep>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalFilter: DecimalFilter;
  DeclarationLock: DeclarationLock;
  DeclarationStatus: DeclarationStatus;
  DeclarationType: DeclarationType;
  DeleteAnswer: ResolverTypeWrapper<DeleteAnswer>;
  EditUnderWay: EditUnderWay;
  EditsUnderWayAnswer: ResolverTypeWrapper<EditsUnderWayAnswer>;
  EducationLevel: EducationLevel;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: Form;
  FormulaSet: FormulaSet;
  FoundRecord: ResolverTypeWrapper<FoundRecord>;
  Gender: Gender;
  HexColorCode: ResolverTypeWrapper<Scalars['HexColorCode']['output']>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  HistoryPage: ResolverTypeWrapper<HistoryPage>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdFilter: IdFilter;
  ImportAction: ImportAction;
  ImportAnswer: ResolverTypeWrapper<ImportAnswer>;
  ImportCell: ResolverTypeWrapper<ImportCell>;
  ImportCellInput: ImportCellInput;
  ImportColumn: ResolverTypeWrapper<ImportColumn>;
  ImportCreate: ResolverTypeWrapper<ImportCreate>;
  ImportCreateInput: ImportCreateInput;
  ImportEntry: ResolverTypeWrapper<ImportEntry>;
  ImportFix: ResolverTypeWrapper<ImportFix>;
  ImportInvalid: ImportInvalid;
  ImportJob: ResolverTypeWrapper<ImportJob>;
  ImportLikeness: ResolverTypeWrapper<ImportLikeness>;
  ImportMapping: ResolverTypeWrapper<ImportMapping>;
  ImportMappingInput: ImportMappingInput;
  ImportPage: ResolverTypeWrapper<ImportPage>;
  ImportProblemGroup: ResolverTypeWrapper<ImportProblemGroup>;
  ImportReplaceInput: ImportReplaceInput;
  ImportRow: ResolverTypeWrapper<ImportRow>;
  ImportRowPage: ResolverTypeWrapper<ImportRowPage>;
  ImportRowStatus: ImportRowStatus;
  ImportSameFile: ResolverTypeWrapper<ImportSameFile>;
  ImportState: ImportState;
  ImportTarget: ResolverTypeWrapper<ImportTarget>;
  ImportText: ResolverTypeWrapper<ImportText>;
  ImportTextInput: ImportTextInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntFilter: IntFilter;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Language: Language;
  LanguageProficiency: LanguageProficiency;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalDateFilter: LocalDateFilter;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LocalTimeFilter: LocalTimeFilter;
  Lookup: ResolverTypeWrapper<Lookup>;
  LookupPage: ResolverTypeWrapper<LookupPage>;
  MailsAhead: ResolverTypeWrapper<MailsAhead>;
  MaritalStatus: MaritalStatus;
  Month: Month;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedRecord: ResolverTypeWrapper<NamedRecord>;
  NamedRecordsAnswer: ResolverTypeWrapper<NamedRecordsAnswer>;
  OthersEdit: ResolverTypeWrapper<OthersEdit>;
  OvertimeBasis: OvertimeBasis;
  Preset: Preset;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordComment: ResolverTypeWrapper<RecordComment>;
  RecordCommentAnswer: ResolverTypeWrapper<RecordCommentAnswer>;
  RecordCommentPage: ResolverTypeWrapper<RecordCommentPage>;
  RecordConflict: ResolverTypeWrapper<RecordConflict>;
  RecordFigure: ResolverTypeWrapper<RecordFigure>;
  RecordFile: ResolverTypeWrapper<RecordFile>;
  RecordFileAnswer: ResolverTypeWrapper<RecordFileAnswer>;
  RecordFileList: ResolverTypeWrapper<RecordFileList>;
  RecordGroup: ResolverTypeWrapper<RecordGroup>;
  RecordGroupOrderBy: RecordGroupOrderBy;
  RecordGroupOrderInput: RecordGroupOrderInput;
  RecordGroupOrderWay: RecordGroupOrderWay;
  RecordGroupingInput: RecordGroupingInput;
  RecordGroupsAnswer: ResolverTypeWrapper<RecordGroupsAnswer>;
  RecordGroupsInput: RecordGroupsInput;
  RecordMeasureInput: RecordMeasureInput;
  RecordMeasureKind: RecordMeasureKind;
  RecordPeriod: RecordPeriod;
  RecordProblem: ResolverTypeWrapper<RecordProblem>;
  RecordReferences: ResolverTypeWrapper<RecordReferences>;
  RecordReferencesAnswer: ResolverTypeWrapper<RecordReferencesAnswer>;
  RecordStatus: RecordStatus;
  RecordTalk: ResolverTypeWrapper<RecordTalk>;
  RecordTalkAnswer: ResolverTypeWrapper<RecordTalkAnswer>;
  RecordUpdateInput: RecordUpdateInput;
  RecordUpdatesAnswer: ResolverTypeWrapper<RecordUpdatesAnswer>;
  RecordUpdatesCheck: ResolverTypeWrapper<RecordUpdatesCheck>;
  RecordView: RecordView;
  RelativePerson: RelativePerson;
  RequestKind: RequestKind;
  RequestStatus: RequestStatus;
  Right: Right;
  RowsFilter: RowsFilter;
  SalaryRevisionsCancelled: ResolverTypeWrapper<SalaryRevisionsCancelled>;
  SalaryRevisionsProcessed: ResolverTypeWrapper<SalaryRevisionsProcessed>;
  SalaryType: SalaryType;
  Scope: Scope;
  ScreenAction: ScreenAction;
  SearchAnswer: ResolverTypeWrapper<SearchAnswer>;
  SearchFacet: ResolverTypeWrapper<SearchFacet>;
  SkillProficiency: SkillProficiency;
  SortOrder: SortOrder;
  StartImportInput: StartImportInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TalkDone: ResolverTypeWrapper<TalkDone>;
  TalkPeople: ResolverTypeWrapper<TalkPeople>;
  TalkPerson: ResolverTypeWrapper<TalkPerson>;
  TaxRegime: TaxRegime;
  TaxReliefSection: TaxReliefSection;
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  UpdateWay: UpdateWay;
  Weekday: Weekday;
  WorkDayKind: WorkDayKind;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Scalars['Address']['output'];
  AlongAnswer: AlongAnswer;
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  BulkDeleteInput: BulkDeleteInput;
  BulkEdit: BulkEdit;
  BulkEditAnswer: BulkEditAnswer;
  BulkEditInput: BulkEditInput;
  BulkEditsAnswer: BulkEditsAnswer;
  CancelledSalaryRevision: CancelledSalaryRevision;
  ChangeSetFilter: ChangeSetFilter;
  ControllerFunctionAnswer: ControllerFunctionAnswer;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DecidedStep: DecidedStep;
  Decimal: Scalars['Decimal']['output'];
  DecimalFilter: DecimalFilter;
  DeleteAnswer: DeleteAnswer;
  EditUnderWay: EditUnderWay;
  EditsUnderWayAnswer: EditsUnderWayAnswer;
  EmailAddress: Scalars['EmailAddress']['output'];
  EndpointStatus: EndpointStatus;
  FieldChange: FieldChange;
  FieldProblem: FieldProblem;
  Float: Scalars['Float']['output'];
  FoundRecord: FoundRecord;
  HexColorCode: Scalars['HexColorCode']['output'];
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  ID: Scalars['ID']['output'];
  IdFilter: IdFilter;
  ImportAnswer: ImportAnswer;
  ImportCell: ImportCell;
  ImportCellInput: ImportCellInput;
  ImportColumn: ImportColumn;
  ImportCreate: ImportCreate;
  ImportCreateInput: ImportCreateInput;
  ImportEntry: ImportEntry;
  ImportFix: ImportFix;
  ImportJob: ImportJob;
  ImportLikeness: ImportLikeness;
  ImportMapping: ImportMapping;
  ImportMappingInput: ImportMappingInput;
  ImportPage: ImportPage;
  ImportProblemGroup: ImportProblemGroup;
  ImportReplaceInput: ImportReplaceInput;
  ImportRow: ImportRow;
  ImportRowPage: ImportRowPage;
  ImportSameFile: ImportSameFile;
  ImportTarget: ImportTarget;
  ImportText: ImportText;
  ImportTextInput: ImportTextInput;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  JSON: Scalars['JSON']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  LocalDateFilter: LocalDateFilter;
  LocalTime: Scalars['LocalTime']['output'];
  LocalTimeFilter: LocalTimeFilter;
  Lookup: Lookup;
  LookupPage: LookupPage;
  MailsAhead: MailsAhead;
  Mutation: Record<PropertyKey, never>;
  NamedRecord: NamedRecord;
  NamedRecordsAnswer: NamedRecordsAnswer;
  OthersEdit: OthersEdit;
  Query: Record<PropertyKey, never>;
  RecordComment: RecordComment;
  RecordCommentAnswer: RecordCommentAnswer;
  RecordCommentPage: RecordCommentPage;
  RecordConflict: RecordConflict;
  RecordFigure: RecordFigure;
  RecordFile: RecordFile;
  RecordFileAnswer: RecordFileAnswer;
  RecordFileList: RecordFileList;
  RecordGroup: RecordGroup;
  RecordGroupOrderInput: RecordGroupOrderInput;
  RecordGroupingInput: RecordGroupingInput;
  RecordGroupsAnswer: RecordGroupsAnswer;
  RecordGroupsInput: RecordGroupsInput;
  RecordMeasureInput: RecordMeasureInput;
  RecordProblem: RecordProblem;
  RecordReferences: RecordReferences;
  RecordReferencesAnswer: RecordReferencesAnswer;
  RecordTalk: RecordTalk;
  RecordTalkAnswer: RecordTalkAnswer;
  RecordUpdateInput: RecordUpdateInput;
  RecordUpdatesAnswer: RecordUpdatesAnswer;
  RecordUpdatesCheck: RecordUpdatesCheck;
  RowsFilter: RowsFilter;
  SalaryRevisionsCancelled: SalaryRevisionsCancelled;
  SalaryRevisionsProcessed: SalaryRevisionsProcessed;
  SearchAnswer: SearchAnswer;
  SearchFacet: SearchFacet;
  StartImportInput: StartImportInput;
  String: Scalars['String']['output'];
  TalkDone: TalkDone;
  TalkPeople: TalkPeople;
  TalkPerson: TalkPerson;
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: UndoAnswer;
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

export type AlongAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlongAnswer'] = ResolversParentTypes['AlongAnswer']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['MailsAhead']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkEditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEdit'] = ResolversParentTypes['BulkEdit']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureWords?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interruptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BulkEditKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RecordProblem']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BulkEditState'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkEditAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEditAnswer'] = ResolversParentTypes['BulkEditAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<ResolversTypes['BulkEdit'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkEditsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEditsAnswer'] = ResolversParentTypes['BulkEditsAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['BulkEdit']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelledSalaryRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelledSalaryRevision'] = ResolversParentTypes['CancelledSalaryRevision']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revisionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ControllerFunctionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ControllerFunctionAnswer'] = ResolversParentTypes['ControllerFunctionAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  response?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type EditsUnderWayAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditsUnderWayAnswer'] = ResolversParentTypes['EditsUnderWayAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['OthersEdit']>, ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EndpointStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndpointStatus'] = ResolversParentTypes['EndpointStatus']> = {
  endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type FoundRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundRecord'] = ResolversParentTypes['FoundRecord']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ImportAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportAnswer'] = ResolversParentTypes['ImportAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<ResolversTypes['ImportJob'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportCell'] = ResolversParentTypes['ImportCell']> = {
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportCreateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportCreate'] = ResolversParentTypes['ImportCreate']> = {
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ImportText']>, ParentType, ContextType>;
};

export type ImportEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportEntry'] = ResolversParentTypes['ImportEntry']> = {
  action?: Resolver<ResolversTypes['ImportAction'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interruptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  omitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportFixResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportFix'] = ResolversParentTypes['ImportFix']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportJob'] = ResolversParentTypes['ImportJob']> = {
  action?: Resolver<ResolversTypes['ImportAction'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alike?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  encoding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faulty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fixes?: Resolver<Array<ResolversTypes['ImportFix']>, ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interruptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mapping?: Resolver<Maybe<ResolversTypes['ImportMapping']>, ParentType, ContextType>;
  omitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ImportProblemGroup']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sameFile?: Resolver<Maybe<ResolversTypes['ImportSameFile']>, ParentType, ContextType>;
  separator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sheet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sheets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
  targets?: Resolver<Array<ResolversTypes['ImportTarget']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ImportLikenessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportLikeness'] = ResolversParentTypes['ImportLikeness']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ImportMappingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportMapping'] = ResolversParentTypes['ImportMapping']> = {
  clearEmpty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  columns?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  constants?: Resolver<Array<ResolversTypes['ImportText']>, ParentType, ContextType>;
  create?: Resolver<Array<ResolversTypes['ImportCreate']>, ParentType, ContextType>;
  templates?: Resolver<Array<ResolversTypes['ImportText']>, ParentType, ContextType>;
};

export type ImportPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportPage'] = ResolversParentTypes['ImportPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ImportEntry']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportProblemGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProblemGroup'] = ResolversParentTypes['ImportProblemGroup']> = {
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstRow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportRow'] = ResolversParentTypes['ImportRow']> = {
  cells?: Resolver<Array<ResolversTypes['ImportCell']>, ParentType, ContextType>;
  likenesses?: Resolver<Array<ResolversTypes['ImportLikeness']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ImportRowStatus'], ParentType, ContextType>;
};

export type ImportRowPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportRowPage'] = ResolversParentTypes['ImportRowPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ImportRow']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportSameFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportSameFile'] = ResolversParentTypes['ImportSameFile']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ImportTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportTarget'] = ResolversParentTypes['ImportTarget']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportText'] = ResolversParentTypes['ImportText']> = {
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

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

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addRecordComment?: Resolver<ResolversTypes['RecordCommentAnswer'], ParentType, ContextType, RequireFields<MutationAddRecordCommentArgs, 'id' | 'text' | 'type'>>;
  addRecordFile?: Resolver<ResolversTypes['RecordFileAnswer'], ParentType, ContextType, RequireFields<MutationAddRecordFileArgs, 'fileKey' | 'id' | 'type'>>;
  cancelBulkEdit?: Resolver<ResolversTypes['BulkEditAnswer'], ParentType, ContextType, RequireFields<MutationCancelBulkEditArgs, 'id'>>;
  cancelImport?: Resolver<ResolversTypes['ImportAnswer'], ParentType, ContextType, RequireFields<MutationCancelImportArgs, 'id'>>;
  commitImport?: Resolver<ResolversTypes['ImportAnswer'], ParentType, ContextType, RequireFields<MutationCommitImportArgs, 'id' | 'invalid'>>;
  createMissing?: Resolver<ResolversTypes['ImportAnswer'], ParentType, ContextType, RequireFields<MutationCreateMissingArgs, 'id' | 'target'>>;
  deleteRecordComment?: Resolver<ResolversTypes['TalkDone'], ParentType, ContextType, RequireFields<MutationDeleteRecordCommentArgs, 'id'>>;
  deleteRecordFile?: Resolver<ResolversTypes['TalkDone'], ParentType, ContextType, RequireFields<MutationDeleteRecordFileArgs, 'id'>>;
  fixImport?: Resolver<ResolversTypes['ImportAnswer'], ParentType, ContextType, RequireFields<MutationFixImportArgs, 'id'>>;
  followRecord?: Resolver<ResolversTypes['TalkDone'], ParentType, ContextType, RequireFields<MutationFollowRecordArgs, 'id' | 'type'>>;
  leaveRowsOut?: Resolver<ResolversTypes['ImportAnswer'], ParentType, ContextType, RequireFields<MutationLeaveRowsOutArgs, 'id' | 'leftOut'>>;
  mapImport?: Resolver<ResolversTypes['ImportAnswer'], ParentType, ContextType, RequireFields<MutationMapImportArgs, 'id' | 'mapping'>>;
  restoreRecordComment?: Resolver<ResolversTypes['RecordCommentAnswer'], ParentType, ContextType, RequireFields<MutationRestoreRecordCommentArgs, 'id'>>;
  restoreRecordFile?: Resolver<ResolversTypes['RecordFileAnswer'], ParentType, ContextType, RequireFields<MutationRestoreRecordFileArgs, 'id'>>;
  startBulkDelete?: Resolver<ResolversTypes['BulkEditAnswer'], ParentType, ContextType, RequireFields<MutationStartBulkDeleteArgs, 'input'>>;
  startBulkEdit?: Resolver<ResolversTypes['BulkEditAnswer'], ParentType, ContextType, RequireFields<MutationStartBulkEditArgs, 'input'>>;
  startImport?: Resolver<ResolversTypes['ImportAnswer'], ParentType, ContextType, RequireFields<MutationStartImportArgs, 'input'>>;
  tellEditsUnderWay?: Resolver<ResolversTypes['EditsUnderWayAnswer'], ParentType, ContextType, RequireFields<MutationTellEditsUnderWayArgs, 'seen' | 'type'>>;
  triggerCancelSalaryRevisions?: Resolver<ResolversTypes['SalaryRevisionsCancelled'], ParentType, ContextType, RequireFields<MutationTriggerCancelSalaryRevisionsArgs, 'formId' | 'revisionIds'>>;
  triggerControllerFunction?: Resolver<ResolversTypes['ControllerFunctionAnswer'], ParentType, ContextType, RequireFields<MutationTriggerControllerFunctionArgs, 'encryptedData' | 'iv'>>;
  unfollowRecord?: Resolver<ResolversTypes['TalkDone'], ParentType, ContextType, RequireFields<MutationUnfollowRecordArgs, 'id' | 'type'>>;
  updateRecordComment?: Resolver<ResolversTypes['RecordCommentAnswer'], ParentType, ContextType, RequireFields<MutationUpdateRecordCommentArgs, 'id' | 'text'>>;
  updateRecords?: Resolver<ResolversTypes['RecordUpdatesAnswer'], ParentType, ContextType, RequireFields<MutationUpdateRecordsArgs, 'mails' | 'type' | 'updates'>>;
};

export type NamedRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedRecord'] = ResolversParentTypes['NamedRecord']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NamedRecordsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedRecordsAnswer'] = ResolversParentTypes['NamedRecordsAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['NamedRecord']>, ParentType, ContextType>;
};

export type OthersEditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OthersEdit'] = ResolversParentTypes['OthersEdit']> = {
  by?: Resolver<ResolversTypes['TalkPerson'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  bulkEdit?: Resolver<ResolversTypes['BulkEditAnswer'], ParentType, ContextType, RequireFields<QueryBulkEditArgs, 'id'>>;
  bulkEditAlong?: Resolver<ResolversTypes['AlongAnswer'], ParentType, ContextType, RequireFields<QueryBulkEditAlongArgs, 'input'>>;
  bulkEdits?: Resolver<ResolversTypes['BulkEditsAnswer'], ParentType, ContextType>;
  checkRecordUpdates?: Resolver<ResolversTypes['RecordUpdatesCheck'], ParentType, ContextType, RequireFields<QueryCheckRecordUpdatesArgs, 'type' | 'updates'>>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  importJob?: Resolver<ResolversTypes['ImportAnswer'], ParentType, ContextType, RequireFields<QueryImportJobArgs, 'id'>>;
  importJobs?: Resolver<ResolversTypes['ImportPage'], ParentType, ContextType, RequireFields<QueryImportJobsArgs, 'limit' | 'offset' | 'type'>>;
  importRows?: Resolver<ResolversTypes['ImportRowPage'], ParentType, ContextType, RequireFields<QueryImportRowsArgs, 'alike' | 'id' | 'limit' | 'offset'>>;
  mentionablePeople?: Resolver<ResolversTypes['TalkPeople'], ParentType, ContextType, RequireFields<QueryMentionablePeopleArgs, 'id' | 'type'>>;
  namedRecords?: Resolver<ResolversTypes['NamedRecordsAnswer'], ParentType, ContextType, RequireFields<QueryNamedRecordsArgs, 'texts' | 'type'>>;
  newRecordAlong?: Resolver<ResolversTypes['AlongAnswer'], ParentType, ContextType, RequireFields<QueryNewRecordAlongArgs, 'type' | 'values'>>;
  recordComments?: Resolver<ResolversTypes['RecordCommentPage'], ParentType, ContextType, RequireFields<QueryRecordCommentsArgs, 'id' | 'limit' | 'type'>>;
  recordFiles?: Resolver<ResolversTypes['RecordFileList'], ParentType, ContextType, RequireFields<QueryRecordFilesArgs, 'id' | 'type'>>;
  recordFollowers?: Resolver<ResolversTypes['TalkPeople'], ParentType, ContextType, RequireFields<QueryRecordFollowersArgs, 'id' | 'type'>>;
  recordGroups?: Resolver<ResolversTypes['RecordGroupsAnswer'], ParentType, ContextType, RequireFields<QueryRecordGroupsArgs, 'input'>>;
  recordReferences?: Resolver<ResolversTypes['RecordReferencesAnswer'], ParentType, ContextType, RequireFields<QueryRecordReferencesArgs, 'ids' | 'type'>>;
  recordTalk?: Resolver<ResolversTypes['RecordTalkAnswer'], ParentType, ContextType, RequireFields<QueryRecordTalkArgs, 'id' | 'type'>>;
  recordUpdatesAlong?: Resolver<ResolversTypes['AlongAnswer'], ParentType, ContextType, RequireFields<QueryRecordUpdatesAlongArgs, 'type' | 'updates'>>;
  searchRecords?: Resolver<ResolversTypes['SearchAnswer'], ParentType, ContextType, RequireFields<QuerySearchRecordsArgs, 'limit' | 'offset' | 'text'>>;
};

export type RecordCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordComment'] = ResolversParentTypes['RecordComment']> = {
  author?: Resolver<ResolversTypes['TalkPerson'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isErased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['TalkPerson']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordCommentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordCommentAnswer'] = ResolversParentTypes['RecordCommentAnswer']> = {
  comment?: Resolver<ResolversTypes['RecordComment'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notTold?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecordCommentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordCommentPage'] = ResolversParentTypes['RecordCommentPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['RecordComment']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordConflict'] = ResolversParentTypes['RecordConflict']> = {
  current?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RecordFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordFigure'] = ResolversParentTypes['RecordFigure']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecordFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordFile'] = ResolversParentTypes['RecordFile']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['TalkPerson'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordFileAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordFileAnswer'] = ResolversParentTypes['RecordFileAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['RecordFile'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordFileListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordFileList'] = ResolversParentTypes['RecordFileList']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['RecordFile']>, ParentType, ContextType>;
};

export type RecordGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordGroup'] = ResolversParentTypes['RecordGroup']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keys?: Resolver<Array<Maybe<ResolversTypes['JSON']>>, ParentType, ContextType>;
  measures?: Resolver<Array<Array<ResolversTypes['RecordFigure']>>, ParentType, ContextType>;
  titles?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type RecordGroupsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordGroupsAnswer'] = ResolversParentTypes['RecordGroupsAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['RecordGroup']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalGroups?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Array<Array<ResolversTypes['RecordGroup']>>, ParentType, ContextType>;
};

export type RecordProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordProblem'] = ResolversParentTypes['RecordProblem']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordReferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordReferences'] = ResolversParentTypes['RecordReferences']> = {
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stays?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordReferencesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordReferencesAnswer'] = ResolversParentTypes['RecordReferencesAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['RecordReferences']>, ParentType, ContextType>;
};

export type RecordTalkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordTalk'] = ResolversParentTypes['RecordTalk']> = {
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayAddFiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RecordTalkAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordTalkAnswer'] = ResolversParentTypes['RecordTalkAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  talk?: Resolver<ResolversTypes['RecordTalk'], ParentType, ContextType>;
};

export type RecordUpdatesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordUpdatesAnswer'] = ResolversParentTypes['RecordUpdatesAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordUpdatesCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordUpdatesCheck'] = ResolversParentTypes['RecordUpdatesCheck']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['RecordConflict']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RecordProblem']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalaryRevisionsCancelledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryRevisionsCancelled'] = ResolversParentTypes['SalaryRevisionsCancelled']> = {
  cancellationStrategy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  processorResult?: Resolver<ResolversTypes['SalaryRevisionsProcessed'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalaryRevisionsProcessedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryRevisionsProcessed'] = ResolversParentTypes['SalaryRevisionsProcessed']> = {
  failureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revisions?: Resolver<Array<ResolversTypes['CancelledSalaryRevision']>, ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  successCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchAnswer'] = ResolversParentTypes['SearchAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['SearchFacet']>, ParentType, ContextType>;
  isAlike?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FoundRecord']>, ParentType, ContextType>;
  wide?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchFacet'] = ResolversParentTypes['SearchFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TalkDoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TalkDone'] = ResolversParentTypes['TalkDone']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TalkPeopleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TalkPeople'] = ResolversParentTypes['TalkPeople']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TalkPerson']>, ParentType, ContextType>;
};

export type TalkPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TalkPerson'] = ResolversParentTypes['TalkPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: GraphQLScalarType;
  AlongAnswer?: AlongAnswerResolvers<ContextType>;
  BulkEdit?: BulkEditResolvers<ContextType>;
  BulkEditAnswer?: BulkEditAnswerResolvers<ContextType>;
  BulkEditsAnswer?: BulkEditsAnswerResolvers<ContextType>;
  CancelledSalaryRevision?: CancelledSalaryRevisionResolvers<ContextType>;
  ControllerFunctionAnswer?: ControllerFunctionAnswerResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecidedStep?: DecidedStepResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  EditsUnderWayAnswer?: EditsUnderWayAnswerResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EndpointStatus?: EndpointStatusResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  FoundRecord?: FoundRecordResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  ImportAnswer?: ImportAnswerResolvers<ContextType>;
  ImportCell?: ImportCellResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportCreate?: ImportCreateResolvers<ContextType>;
  ImportEntry?: ImportEntryResolvers<ContextType>;
  ImportFix?: ImportFixResolvers<ContextType>;
  ImportJob?: ImportJobResolvers<ContextType>;
  ImportLikeness?: ImportLikenessResolvers<ContextType>;
  ImportMapping?: ImportMappingResolvers<ContextType>;
  ImportPage?: ImportPageResolvers<ContextType>;
  ImportProblemGroup?: ImportProblemGroupResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  ImportRowPage?: ImportRowPageResolvers<ContextType>;
  ImportSameFile?: ImportSameFileResolvers<ContextType>;
  ImportTarget?: ImportTargetResolvers<ContextType>;
  ImportText?: ImportTextResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  MailsAhead?: MailsAheadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedRecord?: NamedRecordResolvers<ContextType>;
  NamedRecordsAnswer?: NamedRecordsAnswerResolvers<ContextType>;
  OthersEdit?: OthersEditResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordComment?: RecordCommentResolvers<ContextType>;
  RecordCommentAnswer?: RecordCommentAnswerResolvers<ContextType>;
  RecordCommentPage?: RecordCommentPageResolvers<ContextType>;
  RecordConflict?: RecordConflictResolvers<ContextType>;
  RecordFigure?: RecordFigureResolvers<ContextType>;
  RecordFile?: RecordFileResolvers<ContextType>;
  RecordFileAnswer?: RecordFileAnswerResolvers<ContextType>;
  RecordFileList?: RecordFileListResolvers<ContextType>;
  RecordGroup?: RecordGroupResolvers<ContextType>;
  RecordGroupsAnswer?: RecordGroupsAnswerResolvers<ContextType>;
  RecordProblem?: RecordProblemResolvers<ContextType>;
  RecordReferences?: RecordReferencesResolvers<ContextType>;
  RecordReferencesAnswer?: RecordReferencesAnswerResolvers<ContextType>;
  RecordTalk?: RecordTalkResolvers<ContextType>;
  RecordTalkAnswer?: RecordTalkAnswerResolvers<ContextType>;
  RecordUpdatesAnswer?: RecordUpdatesAnswerResolvers<ContextType>;
  RecordUpdatesCheck?: RecordUpdatesCheckResolvers<ContextType>;
  SalaryRevisionsCancelled?: SalaryRevisionsCancelledResolvers<ContextType>;
  SalaryRevisionsProcessed?: SalaryRevisionsProcessedResolvers<ContextType>;
  SearchAnswer?: SearchAnswerResolvers<ContextType>;
  SearchFacet?: SearchFacetResolvers<ContextType>;
  TalkDone?: TalkDoneResolvers<ContextType>;
  TalkPeople?: TalkPeopleResolvers<ContextType>;
  TalkPerson?: TalkPersonResolvers<ContextType>;
  UndoAnswer?: UndoAnswerResolvers<ContextType>;
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
