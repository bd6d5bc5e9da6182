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

export type AccessRequest = {
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** The form asked for; null where the person has none at all. */
  form?: Maybe<Form>;
  id: Scalars['ID']['output'];
  /** The person may view the form already. */
  isOpen: Scalars['Boolean']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  requestedBy: Scalars['String']['output'];
  status: AccessRequestStatus;
};

export type AccessRequestDecision = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  status: AccessRequestStatus;
};

export type AccessRequestPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  pendingRecords: Scalars['Int']['output'];
  rows: Array<AccessRequest>;
  totalRecords: Scalars['Int']['output'];
};

export type AccessRequestRole = {
  /** How many accounts have the role. */
  accounts: Scalars['Int']['output'];
  /** How many forms the role opens. */
  forms: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  roleId: Scalars['ID']['output'];
  way: AccessWay;
};

export type AccessRequestRoles = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<AccessRequestRole>;
};

export type AccessRequestStatus =
  | 'DECLINED'
  | 'GRANTED'
  | 'PENDING';

export type AccessRights = {
  add: Scalars['Boolean']['output'];
  delete: Scalars['Boolean']['output'];
  optionalChoice: Scalars['Boolean']['output'];
  update: Scalars['Boolean']['output'];
  view: Scalars['Boolean']['output'];
};

export type AccessWay =
  /** The person is given a role that opens the form. */
  | 'GIVE'
  /** A role that the person has is widened by the view right. */
  | 'WIDEN';

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

/** What the organisation tells its people on their dashboards. */
export type Announcement = {
  audience: AnnouncementAudience;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  department?: Maybe<Department>;
  /** The https address of a video, document or form of a listed host. */
  embedUrl?: Maybe<Scalars['String']['output']>;
  /** One line, shown in the strip above the dashboard. */
  flashContent?: Maybe<Scalars['String']['output']>;
  fromDate: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  location?: Maybe<Location>;
  status: RecordStatus;
  /** Plain text; line breaks stay. */
  text?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** The last day on which it is shown. Without it, until it is set inactive. */
  toDate?: Maybe<Scalars['LocalDate']['output']>;
  type: AnnouncementType;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type AnnouncementAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Announcement>;
};

export type AnnouncementAudience =
  /** Those who work in a department. */
  | 'DEPARTMENT'
  | 'EVERYONE'
  /** Those who work at a location. */
  | 'LOCATION';

export type AnnouncementAudienceFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<AnnouncementAudience>;
  in?: InputMaybe<Array<AnnouncementAudience>>;
};

export type AnnouncementChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Announcement>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type AnnouncementFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<AnnouncementFilter>>;
  audience?: InputMaybe<AnnouncementAudienceFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId?: InputMaybe<IdFilter>;
  embedUrl?: InputMaybe<TextFilter>;
  flashContent?: InputMaybe<TextFilter>;
  fromDate?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  locationId?: InputMaybe<IdFilter>;
  not?: InputMaybe<AnnouncementFilter>;
  or?: InputMaybe<Array<AnnouncementFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  text?: InputMaybe<TextFilter>;
  title?: InputMaybe<TextFilter>;
  toDate?: InputMaybe<LocalDateFilter>;
  type?: InputMaybe<AnnouncementTypeFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type AnnouncementInput = {
  audience?: InputMaybe<AnnouncementAudience>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** The https address of a video, document or form of a listed host. */
  embedUrl?: InputMaybe<Scalars['String']['input']>;
  /** One line, shown in the strip above the dashboard. */
  flashContent?: InputMaybe<Scalars['String']['input']>;
  fromDate: Scalars['LocalDate']['input'];
  locationId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<RecordStatus>;
  /** Plain text; line breaks stay. */
  text?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  /** The last day on which it is shown. Without it, until it is set inactive. */
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
  type?: InputMaybe<AnnouncementType>;
};

export type AnnouncementPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Announcement>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type AnnouncementPatch = {
  audience?: InputMaybe<AnnouncementAudience>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** The https address of a video, document or form of a listed host. */
  embedUrl?: InputMaybe<Scalars['String']['input']>;
  /** One line, shown in the strip above the dashboard. */
  flashContent?: InputMaybe<Scalars['String']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<RecordStatus>;
  /** Plain text; line breaks stay. */
  text?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** The last day on which it is shown. Without it, until it is set inactive. */
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
  type?: InputMaybe<AnnouncementType>;
};

export type AnnouncementSort = {
  field: AnnouncementSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type AnnouncementSortField =
  | 'audience'
  | 'createdAt'
  | 'custom'
  | 'departmentId'
  | 'embedUrl'
  | 'flashContent'
  | 'fromDate'
  | 'locationId'
  | 'status'
  | 'text'
  | 'title'
  | 'toDate'
  | 'type'
  | 'updatedAt';

export type AnnouncementType =
  /** A page inside the announcement. */
  | 'EMBED'
  /** A strip above the dashboard. */
  | 'FLASH'
  | 'TEXT';

export type AnnouncementTypeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<AnnouncementType>;
  in?: InputMaybe<Array<AnnouncementType>>;
};

export type Announcements = {
  announcementCount: Scalars['Int']['output'];
  /** Newest first. */
  announcementList: Array<ShownAnnouncement>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

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

/** A record of another endpoint. */
export type Department = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type DomainDetails = {
  /** The address of a chat. */
  chatBot?: Maybe<Scalars['String']['output']>;
  copyRight?: Maybe<Scalars['String']['output']>;
  errorCode: Scalars['String']['output'];
  licensingDetails?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** The site of the billing service; null where Tenure bills by itself. */
  paymentPortalSiteName?: Maybe<Scalars['String']['output']>;
  privacyPolicyLink?: Maybe<Scalars['String']['output']>;
  supportEmail?: Maybe<Scalars['String']['output']>;
  supportLink?: Maybe<Scalars['String']['output']>;
  termsLink?: Maybe<Scalars['String']['output']>;
};

export type EducationLevel =
  | 'BACHELOR'
  | 'DIPLOMA'
  | 'DOCTORATE'
  | 'MASTER'
  | 'PROFESSIONAL'
  | 'SCHOOL'
  | 'VOCATIONAL';

export type EmployeeSettings = {
  Enable_Workflow_Profile?: Maybe<Scalars['String']['output']>;
  Enable_Workflow_Team_Summary?: Maybe<Scalars['String']['output']>;
};

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

export type FormAccess = {
  accessRights: AccessRights;
  customFormName?: Maybe<Scalars['String']['output']>;
  formId: Scalars['Int']['output'];
  formName: Scalars['String']['output'];
  parentFormId?: Maybe<Scalars['Int']['output']>;
};

export type FormLabel = {
  form: Form;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type FormLabelInput = {
  form: Form;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
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

export type LanguageFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Language>;
  in?: InputMaybe<Array<Language>>;
};

export type LanguageProficiency =
  | 'BASIC'
  | 'CONVERSATIONAL'
  | 'FLUENT'
  | 'NATIVE';

export type ListView = {
  /** filter (conditions by field key), advanced (a group: match ALL, ANY or NONE, parts), search, sorts, columns, density, grouping. Only what the caller may see. */
  definition: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** The caller's own choice: their list begins with it. */
  isDefault: Scalars['Boolean']['output'];
  isMine: Scalars['Boolean']['output'];
  /** It stands in the caller's menu. */
  isPinned: Scalars['Boolean']['output'];
  /** False where what was kept cannot be read: then it shows all records. */
  isReadable: Scalars['Boolean']['output'];
  mayChange: Scalars['Boolean']['output'];
  /** Keys of fields that it names and that exist no longer, or not for the caller. */
  missing: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  owner?: Maybe<Scalars['String']['output']>;
  roles: Array<ListViewRole>;
  /** Path of the screen whose list it is of. */
  screen: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type ListViewAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Null where the caller has it no longer: it was another's, and is shared with nobody now. */
  view?: Maybe<ListView>;
};

export type ListViewDone = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type ListViewInput = {
  /** Of those roles, whose lists begin with it. */
  defaultFor?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A new view needs one; without it a view keeps what it has, also what the caller does not see of it. */
  definition?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  /** Whoever has one of these roles may open it. Without one it is private. */
  roles?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ListViewList = {
  errorCode: Scalars['String']['output'];
  /** Whether the caller may share views with roles. */
  mayShare: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  /** What the caller's list begins with; null for all records. */
  start?: Maybe<Scalars['ID']['output']>;
  views: Array<ListView>;
};

export type ListViewRole = {
  id: Scalars['ID']['output'];
  /** Lists of whoever has the role begin with the view, unless they chose another. */
  isDefault: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type ListViewRoles = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Roles that open the screen. */
  roles: Array<ListViewRole>;
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

/** A record of another endpoint. */
export type Location = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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

export type Module = {
  formList: Array<ModuleForm>;
  moduleId: Scalars['Int']['output'];
  moduleName: Scalars['String']['output'];
  translatedModuleName: Scalars['String']['output'];
};

export type ModuleForm = {
  customFormName?: Maybe<Scalars['String']['output']>;
  formId: Scalars['Int']['output'];
  formName: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type ModulesAndForms = {
  errorCode: Scalars['String']['output'];
  /** The caller's rights, by name of the form. */
  formAccessList: Array<FormAccess>;
  /** The same, by number of the form. */
  formIdAccessList: Array<FormAccess>;
  message: Scalars['String']['output'];
  /** Modules in which the caller may view at least one form, with those forms. */
  modules: Array<Module>;
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
  addAnnouncement: AnnouncementChange;
  /** What the caller's list begins with, and what stands in their menu. Without an id: all records. */
  chooseListView: ListViewDone;
  /** The person is told the reason. */
  declineAccessRequest: AccessRequestDecision;
  deleteAnnouncementRecords: DeleteAnswer;
  /** Takes a view away from everybody; restoreListView brings it back for 30 days. */
  deleteListView: ListViewDone;
  /** Gives the person the role, or the view right to a role of theirs on the records of that scope. Without a role it notes that the form is open to them by now. */
  grantAccessRequest: AccessRequestDecision;
  /** Without ids all of the caller's. */
  markNotificationsRead: NotificationsRead;
  /** The same as the query of this name. */
  requestRights: MyAccessRequest;
  restoreListView: ListViewAnswer;
  /** Keeps a new view or, with its id and version, changes one. */
  saveListView: ListViewAnswer;
  /** Undoes what one change-set did, if nothing later depends on it. With wait: false very many records go back by work that goes on by itself. */
  undoChangeSet: UndoAnswer;
  updateAnnouncement: AnnouncementChange;
  /** Keeps an arrangement of the caller, at most 32,000 characters of JSON; null forgets it. */
  updateMyPreference: PreferenceChange;
  updateOrganisation: OrganisationChange;
};


export type MutationAddAnnouncementArgs = {
  input: AnnouncementInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChooseListViewArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  isPinned?: InputMaybe<Scalars['Boolean']['input']>;
  screen: Scalars['String']['input'];
};


export type MutationDeclineAccessRequestArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationDeleteAnnouncementRecordsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteListViewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGrantAccessRequestArgs = {
  id: Scalars['ID']['input'];
  roleId?: InputMaybe<Scalars['ID']['input']>;
  scope?: InputMaybe<Scope>;
};


export type MutationMarkNotificationsReadArgs = {
  notificationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationRequestRightsArgs = {
  formId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRestoreListViewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveListViewArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: ListViewInput;
  screen: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUndoChangeSetArgs = {
  id: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateAnnouncementArgs = {
  id: Scalars['ID']['input'];
  input: AnnouncementPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateMyPreferenceArgs = {
  key: Scalars['String']['input'];
  value?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationUpdateOrganisationArgs = {
  id: Scalars['ID']['input'];
  input: OrganisationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

/** What the caller asked for and whom to talk to. */
export type MyAccessRequest = {
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** Who decides; at most three names. */
  deciders: Array<Scalars['String']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Why it was declined. */
  reason?: Maybe<Scalars['String']['output']>;
  requestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The caller's own roles. */
  roles: Array<Scalars['String']['output']>;
  /** Null where nothing was asked for. */
  status?: Maybe<AccessRequestStatus>;
};

export type Notification = {
  createdAt: Scalars['DateTime']['output'];
  isRead: Scalars['Boolean']['output'];
  kind: Scalars['String']['output'];
  notificationId: Scalars['ID']['output'];
  /** Where it leads in the console. */
  path?: Maybe<Scalars['String']['output']>;
  /** The sentence, in the reader's language. */
  text: Scalars['String']['output'];
};

export type NotificationsInDashboard = {
  errorCode: Scalars['String']['output'];
  /** Whether leave requests are decided by a workflow. */
  leaveWorkflowEnabled: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  /** How many are not read. */
  notificationCount: Scalars['Int']['output'];
  /** Newest first. */
  notificationList: Array<Notification>;
  /** Whether reimbursements are decided by a workflow. */
  reimbursementWorkflowEnabled: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type NotificationsRead = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** How many are still not read. */
  notificationCount: Scalars['Int']['output'];
};

/** The organisation itself: its name, formats and brand. */
export type Organisation = {
  address?: Maybe<Scalars['Address']['output']>;
  /** The address of a page on which people can write to somebody. */
  chatBot?: Maybe<Scalars['String']['output']>;
  /** The first label of the host name. It never changes. */
  code: Scalars['String']['output'];
  /** The line below the sign-in page. */
  copyRight?: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** ISO code. Amounts without a currency of their own are in it. */
  currency: Scalars['String']['output'];
  /** How dates are written everywhere, for example YYYY/MM/DD. */
  dateFormat: Scalars['String']['output'];
  favicon?: Maybe<Scalars['String']['output']>;
  /** Forms that are called something else here. */
  formLabels?: Maybe<Array<FormLabel>>;
  /** The location that letters and statutory forms name. */
  headquarters?: Maybe<Location>;
  hoverColor: Scalars['HexColorCode']['output'];
  id: Scalars['ID']['output'];
  /** What people read who have not chosen a language. */
  language: Language;
  logo?: Maybe<Scalars['String']['output']>;
  /** Shown above the menu and on the sign-in page, in place of the first letter of the name. Letters and career pages show the logo either way. */
  logoAsProductLogo: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  pageTitle?: Maybe<Scalars['String']['output']>;
  primaryColor: Scalars['HexColorCode']['output'];
  privacyPolicyLink?: Maybe<Scalars['String']['output']>;
  /** What projects are called, for example Site or Engagement. */
  projectLabel?: Maybe<Scalars['String']['output']>;
  secondaryColor: Scalars['HexColorCode']['output'];
  /** Mails of people who need help go there. */
  supportEmail?: Maybe<Scalars['EmailAddress']['output']>;
  supportLink?: Maybe<Scalars['String']['output']>;
  tableHeaderColor: Scalars['HexColorCode']['output'];
  tableHeaderTextColor: Scalars['HexColorCode']['output'];
  /** A team is well staffed from this share of people present. */
  teamAvailabilityGood: Scalars['Int']['output'];
  /** Below it, too few people are present. */
  teamAvailabilityModerate: Scalars['Int']['output'];
  termsLink?: Maybe<Scalars['String']['output']>;
  /** IANA name, for example Asia/Kolkata. */
  timeZone: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type OrganisationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Organisation>;
};

export type OrganisationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Organisation>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type OrganisationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<OrganisationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  chatBot?: InputMaybe<TextFilter>;
  code?: InputMaybe<TextFilter>;
  copyRight?: InputMaybe<TextFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dateFormat?: InputMaybe<TextFilter>;
  headquartersId?: InputMaybe<IdFilter>;
  hoverColor?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  language?: InputMaybe<LanguageFilter>;
  logoAsProductLogo?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<OrganisationFilter>;
  or?: InputMaybe<Array<OrganisationFilter>>;
  pageTitle?: InputMaybe<TextFilter>;
  primaryColor?: InputMaybe<TextFilter>;
  privacyPolicyLink?: InputMaybe<TextFilter>;
  projectLabel?: InputMaybe<TextFilter>;
  secondaryColor?: InputMaybe<TextFilter>;
  supportEmail?: InputMaybe<TextFilter>;
  supportLink?: InputMaybe<TextFilter>;
  tableHeaderColor?: InputMaybe<TextFilter>;
  tableHeaderTextColor?: InputMaybe<TextFilter>;
  teamAvailabilityGood?: InputMaybe<IntFilter>;
  teamAvailabilityModerate?: InputMaybe<IntFilter>;
  termsLink?: InputMaybe<TextFilter>;
  timeZone?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type OrganisationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Organisation>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type OrganisationPatch = {
  address?: InputMaybe<Scalars['Address']['input']>;
  /** The address of a page on which people can write to somebody. */
  chatBot?: InputMaybe<Scalars['String']['input']>;
  /** The first label of the host name. It never changes. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The line below the sign-in page. */
  copyRight?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO code. Amounts without a currency of their own are in it. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** How dates are written everywhere, for example YYYY/MM/DD. */
  dateFormat?: InputMaybe<Scalars['String']['input']>;
  favicon?: InputMaybe<Scalars['String']['input']>;
  /** Forms that are called something else here. */
  formLabels?: InputMaybe<Array<FormLabelInput>>;
  /** The location that letters and statutory forms name. */
  headquartersId?: InputMaybe<Scalars['ID']['input']>;
  hoverColor?: InputMaybe<Scalars['HexColorCode']['input']>;
  /** What people read who have not chosen a language. */
  language?: InputMaybe<Language>;
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Shown above the menu and on the sign-in page, in place of the first letter of the name. Letters and career pages show the logo either way. */
  logoAsProductLogo?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  pageTitle?: InputMaybe<Scalars['String']['input']>;
  primaryColor?: InputMaybe<Scalars['HexColorCode']['input']>;
  privacyPolicyLink?: InputMaybe<Scalars['String']['input']>;
  /** What projects are called, for example Site or Engagement. */
  projectLabel?: InputMaybe<Scalars['String']['input']>;
  secondaryColor?: InputMaybe<Scalars['HexColorCode']['input']>;
  /** Mails of people who need help go there. */
  supportEmail?: InputMaybe<Scalars['EmailAddress']['input']>;
  supportLink?: InputMaybe<Scalars['String']['input']>;
  tableHeaderColor?: InputMaybe<Scalars['HexColorCode']['input']>;
  tableHeaderTextColor?: InputMaybe<Scalars['HexColorCode']['input']>;
  /** A team is well staffed from this share of people present. */
  teamAvailabilityGood?: InputMaybe<Scalars['Int']['input']>;
  /** Below it, too few people are present. */
  teamAvailabilityModerate?: InputMaybe<Scalars['Int']['input']>;
  termsLink?: InputMaybe<Scalars['String']['input']>;
  /** IANA name, for example Asia/Kolkata. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type OrganisationSort = {
  field: OrganisationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type OrganisationSortField =
  | 'chatBot'
  | 'code'
  | 'copyRight'
  | 'country'
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'dateFormat'
  | 'headquartersId'
  | 'hoverColor'
  | 'language'
  | 'logoAsProductLogo'
  | 'name'
  | 'pageTitle'
  | 'primaryColor'
  | 'privacyPolicyLink'
  | 'projectLabel'
  | 'secondaryColor'
  | 'supportEmail'
  | 'supportLink'
  | 'tableHeaderColor'
  | 'tableHeaderTextColor'
  | 'teamAvailabilityGood'
  | 'teamAvailabilityModerate'
  | 'termsLink'
  | 'timeZone'
  | 'updatedAt';

/** Fields of modules that the organisation does not use are null. */
export type OrganizationDetails = {
  /** The latest payroll cycle that has begun: its first and its last day. */
  Payroll_Period?: Maybe<Scalars['String']['output']>;
  advancePayroll?: Maybe<Scalars['String']['output']>;
  /** Of the present financial year, as 2027-28; of the law of India. */
  assessmentYear?: Maybe<Scalars['String']['output']>;
  assetManagementRedirectionUrl?: Maybe<Scalars['String']['output']>;
  autoUpdateEffectiveDateForJobDetails: Scalars['String']['output'];
  camuBaseUrl?: Maybe<Scalars['String']['output']>;
  /** JSON text: month and year in which the present leave year ends. */
  closureMonthJson?: Maybe<Scalars['String']['output']>;
  disableLogout?: Maybe<Scalars['String']['output']>;
  employeeEdit?: Maybe<Scalars['String']['output']>;
  employeeId?: Maybe<Scalars['Int']['output']>;
  employeeSettings?: Maybe<EmployeeSettings>;
  entomoSyncType?: Maybe<Scalars['String']['output']>;
  fieldForce?: Maybe<Scalars['String']['output']>;
  /** YYYY-MM: the months of the present fiscal year, the first one first. */
  fiscalPayslipMonthYearArray?: Maybe<Array<Scalars['String']['output']>>;
  monitoringType?: Maybe<Scalars['String']['output']>;
  orgDateFormat: Scalars['String']['output'];
  organizationAddress?: Maybe<SpecifiedAddress>;
  organizationName: Scalars['String']['output'];
  payRollIntegrationUrl?: Maybe<Scalars['String']['output']>;
  /** Monthly or Bi-monthly, as the latest payroll cycle is. */
  paycycle?: Maybe<Scalars['String']['output']>;
  privacyMode?: Maybe<Scalars['String']['output']>;
  productIconPath?: Maybe<Scalars['String']['output']>;
  /** The wage of which its registration contributes: CEILING or FULL_WAGE. */
  providentFundConfiguration?: Maybe<Scalars['String']['output']>;
  serviceProviderAddress?: Maybe<SpecifiedAddress>;
  serviceProviderId?: Maybe<Scalars['Int']['output']>;
  serviceProviderName?: Maybe<Scalars['String']['output']>;
};

export type OrganizationUserDetails = {
  errorCode: Scalars['String']['output'];
  isAdmin: Scalars['Boolean']['output'];
  isManager: Scalars['Boolean']['output'];
  isRecruiter: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  organizationDetails: OrganizationDetails;
  userDetails: UserDetails;
};

export type OvertimeBasis =
  | 'BASIC_PAY'
  | 'GROSS_PAY';

export type Preference = {
  /** Lower-case words joined by dots: dashboard.team. */
  key: Scalars['String']['output'];
  value: Scalars['JSON']['output'];
};

export type PreferenceChange = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type PreferenceList = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<Preference>;
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

export type Query = {
  /** One record, now or as it was. */
  announcement: AnnouncementAnswer;
  announcementHistory: HistoryPage;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** Of the caller's organisation, else of the one that the host or the org_code header names. */
  getDomainDetails: DomainDetails;
  /** The caller, their organisation and its settings. */
  getOrganizationUserDetails: OrganizationUserDetails;
  /** Which steps of setting up the organisation are done. */
  getSetupProgress: SetupProgress;
  /** The ways to grant a request, none wider than the caller's own rights. */
  listAccessRequestRoles: AccessRequestRoles;
  /** Requests of the organisation: those that wait first, then the newest. */
  listAccessRequests: AccessRequestPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listAnnouncementRecords: AnnouncementPage;
  /** What is announced to the caller today. */
  listAnnouncements: Announcements;
  /** What the caller may open. languageCode: en, fr, ja or sp; without it the caller's language. */
  listModulesAndForms: ModulesAndForms;
  /** The caller's own arrangements; without keys all of them. */
  listMyPreferences: PreferenceList;
  listNotificationsInDashboard: NotificationsInDashboard;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listOrganisations: OrganisationPage;
  /** Views of a screen that the caller has. */
  listSavedViews: ListViewList;
  /** With which roles a view of the screen may be shared. */
  listViewRoles: ListViewRoles;
  /** Id, title and code only, for pickers. */
  lookupAnnouncementRecords: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupOrganisations: LookupPage;
  /** What the caller last asked for. */
  myAccessRequest: MyAccessRequest;
  /** One record, now or as it was. */
  organisation: OrganisationAnswer;
  organisationHistory: HistoryPage;
  /** Asks for the view right on a form, or for any where formId is left out; what waits already is not asked for twice. */
  requestRights: MyAccessRequest;
};


export type QueryAnnouncementArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryAnnouncementHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListAccessRequestRolesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListAccessRequestsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListAnnouncementRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AnnouncementFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AnnouncementSort>>;
};


export type QueryListModulesAndFormsArgs = {
  languageCode?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListMyPreferencesArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryListNotificationsInDashboardArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListOrganisationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<OrganisationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<OrganisationSort>>;
};


export type QueryListSavedViewsArgs = {
  screen: Scalars['String']['input'];
};


export type QueryListViewRolesArgs = {
  screen: Scalars['String']['input'];
};


export type QueryLookupAnnouncementRecordsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupOrganisationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMyAccessRequestArgs = {
  formId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrganisationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryOrganisationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRequestRightsArgs = {
  formId?: InputMaybe<Scalars['Int']['input']>;
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

export type SetupProgress = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** In the order in which one thing needs another; only steps that the caller may take. */
  steps: Array<SetupStepState>;
};

export type SetupStep =
  /** Somebody beside the first administrator can sign in. */
  | 'ACCOUNTS'
  | 'DEPARTMENTS'
  | 'DESIGNATIONS'
  | 'EMPLOYEES'
  | 'HOLIDAYS'
  | 'JOB_POSTS'
  | 'LEAVE_TYPES'
  | 'LOCATIONS'
  /** The address of the organisation, which letters and statutory forms name. */
  | 'ORGANISATION'
  /** A run was finalized. */
  | 'PAYROLL'
  | 'PAY_CYCLES'
  | 'SALARIES'
  | 'SALARY_COMPONENTS'
  | 'WORK_SCHEDULES';

export type SetupStepState = {
  isDone: Scalars['Boolean']['output'];
  step: SetupStep;
};

export type ShownAnnouncement = {
  announcementId: Scalars['Int']['output'];
  announcementText?: Maybe<Scalars['String']['output']>;
  announcementType: AnnouncementType;
  /** Null where the type is another one. */
  embedUrl?: Maybe<Scalars['String']['output']>;
  flashContent?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type SkillProficiency =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'EXPERT'
  | 'INTERMEDIATE';

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type SpecifiedAddress = {
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  pincode?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  street1?: Maybe<Scalars['String']['output']>;
  street2?: Maybe<Scalars['String']['output']>;
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

export type UserDetails = {
  designationName?: Maybe<Scalars['String']['output']>;
  employeeEmail: Scalars['String']['output'];
  employeeFirstName: Scalars['String']['output'];
  employeeFullName: Scalars['String']['output'];
  employeeId?: Maybe<Scalars['Int']['output']>;
  employeeLastName?: Maybe<Scalars['String']['output']>;
  /** Key of the picture; getPresignedUrl retrieves it. */
  employeePhotoPath?: Maybe<Scalars['String']['output']>;
  languagePreference: Scalars['String']['output'];
  locationTimeZone: Scalars['String']['output'];
  userDefinedEmployeeId?: Maybe<Scalars['String']['output']>;
};

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
  AccessRequest: ResolverTypeWrapper<AccessRequest>;
  AccessRequestDecision: ResolverTypeWrapper<AccessRequestDecision>;
  AccessRequestPage: ResolverTypeWrapper<AccessRequestPage>;
  AccessRequestRole: ResolverTypeWrapper<AccessRequestRole>;
  AccessRequestRoles: ResolverTypeWrapper<AccessRequestRoles>;
  AccessRequestStatus: AccessRequestStatus;
  AccessRights: ResolverTypeWrapper<AccessRights>;
  AccessWay: AccessWay;
  Address: ResolverTypeWrapper<Scalars['Address']['output']>;
  AirTicketBasis: AirTicketBasis;
  AirTicketClass: AirTicketClass;
  Announcement: ResolverTypeWrapper<Announcement>;
  AnnouncementAnswer: ResolverTypeWrapper<AnnouncementAnswer>;
  AnnouncementAudience: AnnouncementAudience;
  AnnouncementAudienceFilter: AnnouncementAudienceFilter;
  AnnouncementChange: ResolverTypeWrapper<AnnouncementChange>;
  AnnouncementFilter: AnnouncementFilter;
  AnnouncementInput: AnnouncementInput;
  AnnouncementPage: ResolverTypeWrapper<AnnouncementPage>;
  AnnouncementPatch: AnnouncementPatch;
  AnnouncementSort: AnnouncementSort;
  AnnouncementSortField: AnnouncementSortField;
  AnnouncementType: AnnouncementType;
  AnnouncementTypeFilter: AnnouncementTypeFilter;
  Announcements: ResolverTypeWrapper<Announcements>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  ChangeKind: ChangeKind;
  ChangeSetFilter: ChangeSetFilter;
  ChangeSource: ChangeSource;
  ColumnKind: ColumnKind;
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
  Department: ResolverTypeWrapper<Department>;
  DomainDetails: ResolverTypeWrapper<DomainDetails>;
  EducationLevel: EducationLevel;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EmployeeSettings: ResolverTypeWrapper<EmployeeSettings>;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: Form;
  FormAccess: ResolverTypeWrapper<FormAccess>;
  FormLabel: ResolverTypeWrapper<FormLabel>;
  FormLabelInput: FormLabelInput;
  FormulaSet: FormulaSet;
  Gender: Gender;
  HexColorCode: ResolverTypeWrapper<Scalars['HexColorCode']['output']>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  HistoryPage: ResolverTypeWrapper<HistoryPage>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdFilter: IdFilter;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntFilter: IntFilter;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Language: Language;
  LanguageFilter: LanguageFilter;
  LanguageProficiency: LanguageProficiency;
  ListView: ResolverTypeWrapper<ListView>;
  ListViewAnswer: ResolverTypeWrapper<ListViewAnswer>;
  ListViewDone: ResolverTypeWrapper<ListViewDone>;
  ListViewInput: ListViewInput;
  ListViewList: ResolverTypeWrapper<ListViewList>;
  ListViewRole: ResolverTypeWrapper<ListViewRole>;
  ListViewRoles: ResolverTypeWrapper<ListViewRoles>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalDateFilter: LocalDateFilter;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LocalTimeFilter: LocalTimeFilter;
  Location: ResolverTypeWrapper<Location>;
  Lookup: ResolverTypeWrapper<Lookup>;
  LookupPage: ResolverTypeWrapper<LookupPage>;
  MailsAhead: ResolverTypeWrapper<MailsAhead>;
  MaritalStatus: MaritalStatus;
  Module: ResolverTypeWrapper<Module>;
  ModuleForm: ResolverTypeWrapper<ModuleForm>;
  ModulesAndForms: ResolverTypeWrapper<ModulesAndForms>;
  Month: Month;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyAccessRequest: ResolverTypeWrapper<MyAccessRequest>;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationsInDashboard: ResolverTypeWrapper<NotificationsInDashboard>;
  NotificationsRead: ResolverTypeWrapper<NotificationsRead>;
  Organisation: ResolverTypeWrapper<Organisation>;
  OrganisationAnswer: ResolverTypeWrapper<OrganisationAnswer>;
  OrganisationChange: ResolverTypeWrapper<OrganisationChange>;
  OrganisationFilter: OrganisationFilter;
  OrganisationPage: ResolverTypeWrapper<OrganisationPage>;
  OrganisationPatch: OrganisationPatch;
  OrganisationSort: OrganisationSort;
  OrganisationSortField: OrganisationSortField;
  OrganizationDetails: ResolverTypeWrapper<OrganizationDetails>;
  OrganizationUserDetails: ResolverTypeWrapper<OrganizationUserDetails>;
  OvertimeBasis: OvertimeBasis;
  Preference: ResolverTypeWrapper<Preference>;
  PreferenceChange: ResolverTypeWrapper<PreferenceChange>;
  PreferenceList: ResolverTypeWrapper<PreferenceList>;
  Preset: Preset;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordStatus: RecordStatus;
  RecordStatusFilter: RecordStatusFilter;
  RecordView: RecordView;
  RelativePerson: RelativePerson;
  RequestKind: RequestKind;
  RequestStatus: RequestStatus;
  Right: Right;
  RowsFilter: RowsFilter;
  SalaryType: SalaryType;
  Scope: Scope;
  ScreenAction: ScreenAction;
  SetupProgress: ResolverTypeWrapper<SetupProgress>;
  SetupStep: SetupStep;
  SetupStepState: ResolverTypeWrapper<SetupStepState>;
  ShownAnnouncement: ResolverTypeWrapper<ShownAnnouncement>;
  SkillProficiency: SkillProficiency;
  SortOrder: SortOrder;
  SpecifiedAddress: ResolverTypeWrapper<SpecifiedAddress>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TaxRegime: TaxRegime;
  TaxReliefSection: TaxReliefSection;
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  UserDetails: ResolverTypeWrapper<UserDetails>;
  Weekday: Weekday;
  WorkDayKind: WorkDayKind;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessRequest: AccessRequest;
  AccessRequestDecision: AccessRequestDecision;
  AccessRequestPage: AccessRequestPage;
  AccessRequestRole: AccessRequestRole;
  AccessRequestRoles: AccessRequestRoles;
  AccessRights: AccessRights;
  Address: Scalars['Address']['output'];
  Announcement: Announcement;
  AnnouncementAnswer: AnnouncementAnswer;
  AnnouncementAudienceFilter: AnnouncementAudienceFilter;
  AnnouncementChange: AnnouncementChange;
  AnnouncementFilter: AnnouncementFilter;
  AnnouncementInput: AnnouncementInput;
  AnnouncementPage: AnnouncementPage;
  AnnouncementPatch: AnnouncementPatch;
  AnnouncementSort: AnnouncementSort;
  AnnouncementTypeFilter: AnnouncementTypeFilter;
  Announcements: Announcements;
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  ChangeSetFilter: ChangeSetFilter;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DecidedStep: DecidedStep;
  Decimal: Scalars['Decimal']['output'];
  DecimalFilter: DecimalFilter;
  DeleteAnswer: DeleteAnswer;
  Department: Department;
  DomainDetails: DomainDetails;
  EmailAddress: Scalars['EmailAddress']['output'];
  EmployeeSettings: EmployeeSettings;
  EndpointStatus: EndpointStatus;
  FieldChange: FieldChange;
  FieldProblem: FieldProblem;
  Float: Scalars['Float']['output'];
  FormAccess: FormAccess;
  FormLabel: FormLabel;
  FormLabelInput: FormLabelInput;
  HexColorCode: Scalars['HexColorCode']['output'];
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  ID: Scalars['ID']['output'];
  IdFilter: IdFilter;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  JSON: Scalars['JSON']['output'];
  LanguageFilter: LanguageFilter;
  ListView: ListView;
  ListViewAnswer: ListViewAnswer;
  ListViewDone: ListViewDone;
  ListViewInput: ListViewInput;
  ListViewList: ListViewList;
  ListViewRole: ListViewRole;
  ListViewRoles: ListViewRoles;
  LocalDate: Scalars['LocalDate']['output'];
  LocalDateFilter: LocalDateFilter;
  LocalTime: Scalars['LocalTime']['output'];
  LocalTimeFilter: LocalTimeFilter;
  Location: Location;
  Lookup: Lookup;
  LookupPage: LookupPage;
  MailsAhead: MailsAhead;
  Module: Module;
  ModuleForm: ModuleForm;
  ModulesAndForms: ModulesAndForms;
  Mutation: Record<PropertyKey, never>;
  MyAccessRequest: MyAccessRequest;
  Notification: Notification;
  NotificationsInDashboard: NotificationsInDashboard;
  NotificationsRead: NotificationsRead;
  Organisation: Organisation;
  OrganisationAnswer: OrganisationAnswer;
  OrganisationChange: OrganisationChange;
  OrganisationFilter: OrganisationFilter;
  OrganisationPage: OrganisationPage;
  OrganisationPatch: OrganisationPatch;
  OrganisationSort: OrganisationSort;
  OrganizationDetails: OrganizationDetails;
  OrganizationUserDetails: OrganizationUserDetails;
  Preference: Preference;
  PreferenceChange: PreferenceChange;
  PreferenceList: PreferenceList;
  Query: Record<PropertyKey, never>;
  RecordStatusFilter: RecordStatusFilter;
  RowsFilter: RowsFilter;
  SetupProgress: SetupProgress;
  SetupStepState: SetupStepState;
  ShownAnnouncement: ShownAnnouncement;
  SpecifiedAddress: SpecifiedAddress;
  String: Scalars['String']['output'];
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: UndoAnswer;
  UserDetails: UserDetails;
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

export type AccessRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessRequest'] = ResolversParentTypes['AccessRequest']> = {
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccessRequestStatus'], ParentType, ContextType>;
};

export type AccessRequestDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessRequestDecision'] = ResolversParentTypes['AccessRequestDecision']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccessRequestStatus'], ParentType, ContextType>;
};

export type AccessRequestPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessRequestPage'] = ResolversParentTypes['AccessRequestPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AccessRequest']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccessRequestRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessRequestRole'] = ResolversParentTypes['AccessRequestRole']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  forms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['AccessWay'], ParentType, ContextType>;
};

export type AccessRequestRolesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessRequestRoles'] = ResolversParentTypes['AccessRequestRoles']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AccessRequestRole']>, ParentType, ContextType>;
};

export type AccessRightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessRights'] = ResolversParentTypes['AccessRights']> = {
  add?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  optionalChoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface AddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Address'], any> {
  name: 'Address';
}

export type AnnouncementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  audience?: Resolver<ResolversTypes['AnnouncementAudience'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  embedUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flashContent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AnnouncementType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnnouncementAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementAnswer'] = ResolversParentTypes['AnnouncementAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
};

export type AnnouncementChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementChange'] = ResolversParentTypes['AnnouncementChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AnnouncementPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementPage'] = ResolversParentTypes['AnnouncementPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Announcement']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnnouncementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Announcements'] = ResolversParentTypes['Announcements']> = {
  announcementCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  announcementList?: Resolver<Array<ResolversTypes['ShownAnnouncement']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DomainDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DomainDetails'] = ResolversParentTypes['DomainDetails']> = {
  chatBot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  copyRight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licensingDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentPortalSiteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  privacyPolicyLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termsLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EmployeeSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSettings'] = ResolversParentTypes['EmployeeSettings']> = {
  Enable_Workflow_Profile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Enable_Workflow_Team_Summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

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

export type FormAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormAccess'] = ResolversParentTypes['FormAccess']> = {
  accessRights?: Resolver<ResolversTypes['AccessRights'], ParentType, ContextType>;
  customFormName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentFormId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FormLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormLabel'] = ResolversParentTypes['FormLabel']> = {
  form?: Resolver<ResolversTypes['Form'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type ListViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListView'] = ResolversParentTypes['ListView']> = {
  definition?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReadable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['ListViewRole']>, ParentType, ContextType>;
  screen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListViewAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListViewAnswer'] = ResolversParentTypes['ListViewAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['ListView']>, ParentType, ContextType>;
};

export type ListViewDoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListViewDone'] = ResolversParentTypes['ListViewDone']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListViewListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListViewList'] = ResolversParentTypes['ListViewList']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayShare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['ListView']>, ParentType, ContextType>;
};

export type ListViewRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListViewRole'] = ResolversParentTypes['ListViewRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListViewRolesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListViewRoles'] = ResolversParentTypes['ListViewRoles']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['ListViewRole']>, ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export interface LocalTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalTime'], any> {
  name: 'LocalTime';
}

export type LocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ModuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Module'] = ResolversParentTypes['Module']> = {
  formList?: Resolver<Array<ResolversTypes['ModuleForm']>, ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moduleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedModuleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModuleFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModuleForm'] = ResolversParentTypes['ModuleForm']> = {
  customFormName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModulesAndFormsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModulesAndForms'] = ResolversParentTypes['ModulesAndForms']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formAccessList?: Resolver<Array<ResolversTypes['FormAccess']>, ParentType, ContextType>;
  formIdAccessList?: Resolver<Array<ResolversTypes['FormAccess']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modules?: Resolver<Array<ResolversTypes['Module']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAnnouncement?: Resolver<ResolversTypes['AnnouncementChange'], ParentType, ContextType, RequireFields<MutationAddAnnouncementArgs, 'input'>>;
  chooseListView?: Resolver<ResolversTypes['ListViewDone'], ParentType, ContextType, RequireFields<MutationChooseListViewArgs, 'screen'>>;
  declineAccessRequest?: Resolver<ResolversTypes['AccessRequestDecision'], ParentType, ContextType, RequireFields<MutationDeclineAccessRequestArgs, 'id' | 'reason'>>;
  deleteAnnouncementRecords?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAnnouncementRecordsArgs, 'ids'>>;
  deleteListView?: Resolver<ResolversTypes['ListViewDone'], ParentType, ContextType, RequireFields<MutationDeleteListViewArgs, 'id'>>;
  grantAccessRequest?: Resolver<ResolversTypes['AccessRequestDecision'], ParentType, ContextType, RequireFields<MutationGrantAccessRequestArgs, 'id' | 'scope'>>;
  markNotificationsRead?: Resolver<ResolversTypes['NotificationsRead'], ParentType, ContextType, Partial<MutationMarkNotificationsReadArgs>>;
  requestRights?: Resolver<ResolversTypes['MyAccessRequest'], ParentType, ContextType, Partial<MutationRequestRightsArgs>>;
  restoreListView?: Resolver<ResolversTypes['ListViewAnswer'], ParentType, ContextType, RequireFields<MutationRestoreListViewArgs, 'id'>>;
  saveListView?: Resolver<ResolversTypes['ListViewAnswer'], ParentType, ContextType, RequireFields<MutationSaveListViewArgs, 'input' | 'screen'>>;
  undoChangeSet?: Resolver<ResolversTypes['UndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoChangeSetArgs, 'id' | 'wait'>>;
  updateAnnouncement?: Resolver<ResolversTypes['AnnouncementChange'], ParentType, ContextType, RequireFields<MutationUpdateAnnouncementArgs, 'id' | 'input' | 'version'>>;
  updateMyPreference?: Resolver<ResolversTypes['PreferenceChange'], ParentType, ContextType, RequireFields<MutationUpdateMyPreferenceArgs, 'key'>>;
  updateOrganisation?: Resolver<ResolversTypes['OrganisationChange'], ParentType, ContextType, RequireFields<MutationUpdateOrganisationArgs, 'id' | 'input' | 'version'>>;
};

export type MyAccessRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyAccessRequest'] = ResolversParentTypes['MyAccessRequest']> = {
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deciders?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AccessRequestStatus']>, ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notificationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationsInDashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationsInDashboard'] = ResolversParentTypes['NotificationsInDashboard']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaveWorkflowEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notificationList?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  reimbursementWorkflowEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationsReadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationsRead'] = ResolversParentTypes['NotificationsRead']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganisationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organisation'] = ResolversParentTypes['Organisation']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  chatBot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  copyRight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateFormat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  favicon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formLabels?: Resolver<Maybe<Array<ResolversTypes['FormLabel']>>, ParentType, ContextType>;
  headquarters?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  hoverColor?: Resolver<ResolversTypes['HexColorCode'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoAsProductLogo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryColor?: Resolver<ResolversTypes['HexColorCode'], ParentType, ContextType>;
  privacyPolicyLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryColor?: Resolver<ResolversTypes['HexColorCode'], ParentType, ContextType>;
  supportEmail?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  supportLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tableHeaderColor?: Resolver<ResolversTypes['HexColorCode'], ParentType, ContextType>;
  tableHeaderTextColor?: Resolver<ResolversTypes['HexColorCode'], ParentType, ContextType>;
  teamAvailabilityGood?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teamAvailabilityModerate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  termsLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganisationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganisationAnswer'] = ResolversParentTypes['OrganisationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Organisation']>, ParentType, ContextType>;
};

export type OrganisationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganisationChange'] = ResolversParentTypes['OrganisationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Organisation']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type OrganisationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganisationPage'] = ResolversParentTypes['OrganisationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Organisation']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationDetails'] = ResolversParentTypes['OrganizationDetails']> = {
  Payroll_Period?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  advancePayroll?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assessmentYear?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assetManagementRedirectionUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autoUpdateEffectiveDateForJobDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  camuBaseUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closureMonthJson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disableLogout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeEdit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  employeeSettings?: Resolver<Maybe<ResolversTypes['EmployeeSettings']>, ParentType, ContextType>;
  entomoSyncType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldForce?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fiscalPayslipMonthYearArray?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  monitoringType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orgDateFormat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationAddress?: Resolver<Maybe<ResolversTypes['SpecifiedAddress']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payRollIntegrationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paycycle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  privacyMode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productIconPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providentFundConfiguration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceProviderAddress?: Resolver<Maybe<ResolversTypes['SpecifiedAddress']>, ParentType, ContextType>;
  serviceProviderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  serviceProviderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrganizationUserDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationUserDetails'] = ResolversParentTypes['OrganizationUserDetails']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isManager?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRecruiter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationDetails?: Resolver<ResolversTypes['OrganizationDetails'], ParentType, ContextType>;
  userDetails?: Resolver<ResolversTypes['UserDetails'], ParentType, ContextType>;
};

export type PreferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Preference'] = ResolversParentTypes['Preference']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type PreferenceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreferenceChange'] = ResolversParentTypes['PreferenceChange']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreferenceListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreferenceList'] = ResolversParentTypes['PreferenceList']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Preference']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  announcement?: Resolver<ResolversTypes['AnnouncementAnswer'], ParentType, ContextType, RequireFields<QueryAnnouncementArgs, 'id'>>;
  announcementHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAnnouncementHistoryArgs, 'id' | 'limit' | 'offset'>>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  getDomainDetails?: Resolver<ResolversTypes['DomainDetails'], ParentType, ContextType>;
  getOrganizationUserDetails?: Resolver<ResolversTypes['OrganizationUserDetails'], ParentType, ContextType>;
  getSetupProgress?: Resolver<ResolversTypes['SetupProgress'], ParentType, ContextType>;
  listAccessRequestRoles?: Resolver<ResolversTypes['AccessRequestRoles'], ParentType, ContextType, RequireFields<QueryListAccessRequestRolesArgs, 'id'>>;
  listAccessRequests?: Resolver<ResolversTypes['AccessRequestPage'], ParentType, ContextType, RequireFields<QueryListAccessRequestsArgs, 'limit' | 'offset'>>;
  listAnnouncementRecords?: Resolver<ResolversTypes['AnnouncementPage'], ParentType, ContextType, RequireFields<QueryListAnnouncementRecordsArgs, 'estimate' | 'limit' | 'offset'>>;
  listAnnouncements?: Resolver<ResolversTypes['Announcements'], ParentType, ContextType>;
  listModulesAndForms?: Resolver<ResolversTypes['ModulesAndForms'], ParentType, ContextType, Partial<QueryListModulesAndFormsArgs>>;
  listMyPreferences?: Resolver<ResolversTypes['PreferenceList'], ParentType, ContextType, Partial<QueryListMyPreferencesArgs>>;
  listNotificationsInDashboard?: Resolver<ResolversTypes['NotificationsInDashboard'], ParentType, ContextType, RequireFields<QueryListNotificationsInDashboardArgs, 'limit' | 'offset'>>;
  listOrganisations?: Resolver<ResolversTypes['OrganisationPage'], ParentType, ContextType, RequireFields<QueryListOrganisationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listSavedViews?: Resolver<ResolversTypes['ListViewList'], ParentType, ContextType, RequireFields<QueryListSavedViewsArgs, 'screen'>>;
  listViewRoles?: Resolver<ResolversTypes['ListViewRoles'], ParentType, ContextType, RequireFields<QueryListViewRolesArgs, 'screen'>>;
  lookupAnnouncementRecords?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupAnnouncementRecordsArgs, 'limit' | 'offset'>>;
  lookupOrganisations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupOrganisationsArgs, 'limit' | 'offset'>>;
  myAccessRequest?: Resolver<ResolversTypes['MyAccessRequest'], ParentType, ContextType, Partial<QueryMyAccessRequestArgs>>;
  organisation?: Resolver<ResolversTypes['OrganisationAnswer'], ParentType, ContextType, RequireFields<QueryOrganisationArgs, 'id'>>;
  organisationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryOrganisationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  requestRights?: Resolver<ResolversTypes['MyAccessRequest'], ParentType, ContextType, Partial<QueryRequestRightsArgs>>;
};

export type SetupProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetupProgress'] = ResolversParentTypes['SetupProgress']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['SetupStepState']>, ParentType, ContextType>;
};

export type SetupStepStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetupStepState'] = ResolversParentTypes['SetupStepState']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['SetupStep'], ParentType, ContextType>;
};

export type ShownAnnouncementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShownAnnouncement'] = ResolversParentTypes['ShownAnnouncement']> = {
  announcementId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  announcementText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  announcementType?: Resolver<ResolversTypes['AnnouncementType'], ParentType, ContextType>;
  embedUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flashContent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpecifiedAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecifiedAddress'] = ResolversParentTypes['SpecifiedAddress']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pincode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserDetails'] = ResolversParentTypes['UserDetails']> = {
  designationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeFirstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeFullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  employeeLastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeePhotoPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languagePreference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locationTimeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userDefinedEmployeeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessRequest?: AccessRequestResolvers<ContextType>;
  AccessRequestDecision?: AccessRequestDecisionResolvers<ContextType>;
  AccessRequestPage?: AccessRequestPageResolvers<ContextType>;
  AccessRequestRole?: AccessRequestRoleResolvers<ContextType>;
  AccessRequestRoles?: AccessRequestRolesResolvers<ContextType>;
  AccessRights?: AccessRightsResolvers<ContextType>;
  Address?: GraphQLScalarType;
  Announcement?: AnnouncementResolvers<ContextType>;
  AnnouncementAnswer?: AnnouncementAnswerResolvers<ContextType>;
  AnnouncementChange?: AnnouncementChangeResolvers<ContextType>;
  AnnouncementPage?: AnnouncementPageResolvers<ContextType>;
  Announcements?: AnnouncementsResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecidedStep?: DecidedStepResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  Department?: DepartmentResolvers<ContextType>;
  DomainDetails?: DomainDetailsResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EmployeeSettings?: EmployeeSettingsResolvers<ContextType>;
  EndpointStatus?: EndpointStatusResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  FormAccess?: FormAccessResolvers<ContextType>;
  FormLabel?: FormLabelResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  ListView?: ListViewResolvers<ContextType>;
  ListViewAnswer?: ListViewAnswerResolvers<ContextType>;
  ListViewDone?: ListViewDoneResolvers<ContextType>;
  ListViewList?: ListViewListResolvers<ContextType>;
  ListViewRole?: ListViewRoleResolvers<ContextType>;
  ListViewRoles?: ListViewRolesResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Location?: LocationResolvers<ContextType>;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  MailsAhead?: MailsAheadResolvers<ContextType>;
  Module?: ModuleResolvers<ContextType>;
  ModuleForm?: ModuleFormResolvers<ContextType>;
  ModulesAndForms?: ModulesAndFormsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyAccessRequest?: MyAccessRequestResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationsInDashboard?: NotificationsInDashboardResolvers<ContextType>;
  NotificationsRead?: NotificationsReadResolvers<ContextType>;
  Organisation?: OrganisationResolvers<ContextType>;
  OrganisationAnswer?: OrganisationAnswerResolvers<ContextType>;
  OrganisationChange?: OrganisationChangeResolvers<ContextType>;
  OrganisationPage?: OrganisationPageResolvers<ContextType>;
  OrganizationDetails?: OrganizationDetailsResolvers<ContextType>;
  OrganizationUserDetails?: OrganizationUserDetailsResolvers<ContextType>;
  Preference?: PreferenceResolvers<ContextType>;
  PreferenceChange?: PreferenceChangeResolvers<ContextType>;
  PreferenceList?: PreferenceListResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SetupProgress?: SetupProgressResolvers<ContextType>;
  SetupStepState?: SetupStepStateResolvers<ContextType>;
  ShownAnnouncement?: ShownAnnouncementResolvers<ContextType>;
  SpecifiedAddress?: SpecifiedAddressResolvers<ContextType>;
  UndoAnswer?: UndoAnswerResolvers<ContextType>;
  UserDetails?: UserDetailsResolvers<ContextType>;
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
