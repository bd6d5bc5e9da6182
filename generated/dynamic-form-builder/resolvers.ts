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

export type AnswerTally = {
  count: Scalars['Int']['output'];
  value: Scalars['String']['output'];
};

export type AnswerText = {
  answer: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A request that waits for the caller's decision. */
export type Approval = {
  /** Of a claim its total in currency, of a timesheet its hours. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  askedAt: Scalars['DateTime']['output'];
  /** Others who report to the same person; the first five. */
  away: Array<ApprovalAway>;
  awayCount: Scalars['Int']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  days?: Maybe<Scalars['Decimal']['output']>;
  designation?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  fromDate: Scalars['LocalDate']['output'];
  fromTime?: Maybe<Scalars['LocalTime']['output']>;
  id: Scalars['ID']['output'];
  kind: RequestKind;
  /** Days of this kind of leave that are left this year, this request not taken off. Null where nobody counts them. */
  left?: Maybe<Scalars['Decimal']['output']>;
  /** Where the caller may open it; null for who has it by its workflow alone. */
  path?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  /** The step that it waits at, from 1, and how many there are. */
  step?: Maybe<Scalars['Int']['output']>;
  steps?: Maybe<Scalars['Int']['output']>;
  /** The kind of leave, or the place. */
  subject?: Maybe<Scalars['String']['output']>;
  toDate: Scalars['LocalDate']['output'];
  toTime?: Maybe<Scalars['LocalTime']['output']>;
  version: Scalars['Int']['output'];
  workflow?: Maybe<Scalars['String']['output']>;
};

export type ApprovalAsked = {
  id: Scalars['ID']['input'];
  kind: RequestKind;
  /** The one that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Somebody of the same team who is away on some of the days. */
export type ApprovalAway = {
  fromDate: Scalars['LocalDate']['output'];
  /** Else it is only asked for. */
  isApproved: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  toDate: Scalars['LocalDate']['output'];
};

export type ApprovalCount = {
  count: Scalars['Int']['output'];
  kind: RequestKind;
};

export type ApprovalDecision =
  | 'APPROVED'
  | 'REJECTED';

export type ApprovalElsewhere = {
  count: Scalars['Int']['output'];
  kind: ApprovalElsewhereKind;
  path: Scalars['String']['output'];
};

/** Something else that waits, and the page on which it is decided. */
export type ApprovalElsewhereKind =
  | 'ACCESS_REQUEST'
  | 'PROBATION'
  | 'SALARY_REVISION'
  | 'SHIFT_SWAP';

/** What became of one of the requests. */
export type ApprovalResult = {
  /** By which the decision is undone; null where the caller may not. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  /** Approved, and the next step decides. */
  goesOn: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isDone: Scalars['Boolean']['output'];
  kind: RequestKind;
  /** Why not, in words. */
  message?: Maybe<Scalars['String']['output']>;
};

export type ApprovalResults = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  results: Array<ApprovalResult>;
};

export type Approvals = {
  counts: Array<ApprovalCount>;
  elsewhere: Array<ApprovalElsewhere>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<Approval>;
  /** Of the kind that was asked for. */
  totalRecords: Scalars['Int']['output'];
};

export type ApprovalsWaiting = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  total: Scalars['Int']['output'];
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

/** What the caller decided, as it stands now. */
export type DecidedRequest = {
  changeSet: Scalars['ID']['output'];
  decidedAt: Scalars['DateTime']['output'];
  decision: ApprovalDecision;
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  fromDate: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  isUndone: Scalars['Boolean']['output'];
  kind: RequestKind;
  path?: Maybe<Scalars['String']['output']>;
  remarks?: Maybe<Scalars['String']['output']>;
  status: RequestStatus;
  subject?: Maybe<Scalars['String']['output']>;
  toDate: Scalars['LocalDate']['output'];
  /** Whether undoing would be done for the caller now. */
  undoable: Scalars['Boolean']['output'];
};

export type DecidedRequests = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<DecidedRequest>;
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
export type Designation = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** A form of the organization's own questions, which its people fill in. */
export type DynamicForm = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Who fills it in. Empty: everybody. */
  customGroup?: Maybe<CustomEmployeeGroup>;
  /** The last day on which it may be filled in. Empty: until it is closed. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  /** Stands above the questions. */
  introduction?: Maybe<Scalars['String']['output']>;
  /** Until it closes, people may change what they have answered. */
  mayChange: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  openedOn?: Maybe<Scalars['DateTime']['output']>;
  questions?: Maybe<Array<DynamicFormQuestion>>;
  responses?: Maybe<Scalars['Int']['output']>;
  /** Once it is open, it waits for everybody whom it is for, and they are told. */
  status: DynamicFormStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type DynamicFormAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DynamicForm>;
};

export type DynamicFormChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DynamicForm>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type DynamicFormFile = {
  /** The workbook, base64: a row for each person, a column for each question. */
  content: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type DynamicFormFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<DynamicFormFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customGroupId?: InputMaybe<IdFilter>;
  dueOn?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  introduction?: InputMaybe<TextFilter>;
  mayChange?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<DynamicFormFilter>;
  openedOn?: InputMaybe<DateTimeFilter>;
  or?: InputMaybe<Array<DynamicFormFilter>>;
  status?: InputMaybe<DynamicFormStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type DynamicFormInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Who fills it in. Empty: everybody. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** The last day on which it may be filled in. Empty: until it is closed. */
  dueOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Stands above the questions. */
  introduction?: InputMaybe<Scalars['String']['input']>;
  /** Until it closes, people may change what they have answered. */
  mayChange?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  openedOn?: InputMaybe<Scalars['DateTime']['input']>;
  questions?: InputMaybe<Array<DynamicFormQuestionInput>>;
  /** Once it is open, it waits for everybody whom it is for, and they are told. */
  status?: InputMaybe<DynamicFormStatus>;
};

export type DynamicFormPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<DynamicForm>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type DynamicFormPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Who fills it in. Empty: everybody. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** The last day on which it may be filled in. Empty: until it is closed. */
  dueOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Stands above the questions. */
  introduction?: InputMaybe<Scalars['String']['input']>;
  /** Until it closes, people may change what they have answered. */
  mayChange?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  openedOn?: InputMaybe<Scalars['DateTime']['input']>;
  questions?: InputMaybe<Array<DynamicFormQuestionInput>>;
  /** Once it is open, it waits for everybody whom it is for, and they are told. */
  status?: InputMaybe<DynamicFormStatus>;
};

export type DynamicFormQuestion = {
  /** One a line, of questions with a choice. */
  choices?: Maybe<Scalars['String']['output']>;
  /** Stands below the question. */
  hint?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isRequired: Scalars['Boolean']['output'];
  kind: DynamicQuestionKind;
  question: Scalars['String']['output'];
};

export type DynamicFormQuestionInput = {
  /** One a line, of questions with a choice. */
  choices?: InputMaybe<Scalars['String']['input']>;
  /** Stands below the question. */
  hint?: InputMaybe<Scalars['String']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<DynamicQuestionKind>;
  question: Scalars['String']['input'];
};

/** What somebody has answered in a form. */
export type DynamicFormResponse = {
  answeredOn: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  form: DynamicForm;
  /** By the id of the question: ISO days, YES and NO, 1 to 5, choices as they are worded. */
  given: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** As the person read them. */
  lines?: Maybe<Array<DynamicFormResponseLine>>;
  /** The employee, as they are called. */
  name: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type DynamicFormResponseAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DynamicFormResponse>;
};

export type DynamicFormResponseChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DynamicFormResponse>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type DynamicFormResponseFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<DynamicFormResponseFilter>>;
  answeredOn?: InputMaybe<DateTimeFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  formId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<DynamicFormResponseFilter>;
  or?: InputMaybe<Array<DynamicFormResponseFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type DynamicFormResponseLine = {
  answer: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  question: Scalars['String']['output'];
};

export type DynamicFormResponseLineInput = {
  answer: Scalars['String']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  question: Scalars['String']['input'];
};

export type DynamicFormResponsePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<DynamicFormResponse>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type DynamicFormResponsePatch = {
  answeredOn?: InputMaybe<Scalars['DateTime']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  formId?: InputMaybe<Scalars['ID']['input']>;
  /** By the id of the question: ISO days, YES and NO, 1 to 5, choices as they are worded. */
  given?: InputMaybe<Scalars['JSON']['input']>;
  /** As the person read them. */
  lines?: InputMaybe<Array<DynamicFormResponseLineInput>>;
  /** The employee, as they are called. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type DynamicFormResponseSort = {
  field: DynamicFormResponseSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type DynamicFormResponseSortField =
  | 'answeredOn'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'formId'
  | 'name'
  | 'updatedAt';

export type DynamicFormResults = {
  answered: Scalars['Int']['output'];
  /** Active employees whom it is for, as far as the caller may see answers. */
  asked: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  formId: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  results: Array<QuestionResult>;
  /** Those who have not answered yet, by name, fifty at most. */
  waiting: Array<Scalars['String']['output']>;
};

export type DynamicFormSort = {
  field: DynamicFormSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type DynamicFormSortField =
  | 'createdAt'
  | 'custom'
  | 'customGroupId'
  | 'dueOn'
  | 'introduction'
  | 'mayChange'
  | 'name'
  | 'openedOn'
  | 'status'
  | 'updatedAt';

export type DynamicFormStatus =
  | 'CLOSED'
  | 'DRAFT'
  | 'OPEN';

export type DynamicFormStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<DynamicFormStatus>;
  in?: InputMaybe<Array<DynamicFormStatus>>;
};

export type DynamicQuestionKind =
  /** One of the choices. */
  | 'CHOICE'
  /** Any of the choices. */
  | 'CHOICES'
  | 'DATE'
  | 'LONG_TEXT'
  | 'NUMBER'
  /** From 1 to 5. */
  | 'RATING'
  | 'SHORT_TEXT'
  | 'YES_NO';

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

export type FormFieldConfiguration = {
  /** Of a field that the organisation added. */
  Custom_Field_Id?: Maybe<Scalars['Int']['output']>;
  /** As people read it, in the caller's language. */
  Field_Alias: Scalars['String']['output'];
  /** Tells the fields of the form apart; one of Tenure's own keeps it. */
  Field_Id: Scalars['Int']['output'];
  Field_Name: Scalars['String']['output'];
  /** Yes or No. */
  Field_Visiblity: Scalars['String']['output'];
  Form_Id: Scalars['Int']['output'];
  /** Yes or No. */
  Mandatory_Field: Scalars['String']['output'];
  /** Characters of a text, or the greatest number. */
  Max_Validation?: Maybe<Scalars['Float']['output']>;
  /** Characters of a text, or the least number. */
  Min_Validation?: Maybe<Scalars['Float']['output']>;
  /** dropdown or text. */
  Predefined: Scalars['String']['output'];
  /** The section of the form. */
  Tab_Name: Scalars['String']['output'];
  Validation_Id?: Maybe<Scalars['Int']['output']>;
  Validation_Type?: Maybe<Scalars['String']['output']>;
  /** The same as Field_Alias, as the customizer of the interface names it; so are those that follow. */
  fieldAlias: Scalars['String']['output'];
  /** In the caller's language. */
  formName: Scalars['String']['output'];
  maximumValidation?: Maybe<Scalars['Float']['output']>;
  minimumValidation?: Maybe<Scalars['Float']['output']>;
  predefined: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
  tabName: Scalars['String']['output'];
  validationDetails?: Maybe<FormFieldValidation>;
  validationType?: Maybe<Scalars['String']['output']>;
  visibility: Scalars['Boolean']['output'];
};

export type FormFieldConfigurations = {
  errorCode: Scalars['String']['output'];
  formFields: Array<FormFieldConfiguration>;
  message: Scalars['String']['output'];
};

export type FormFieldValidation = {
  Description: Scalars['String']['output'];
  Regular_Expression: Scalars['String']['output'];
  Validation_Name: Scalars['String']['output'];
};

export type FormFilledIn = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  formId?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  /** Of a question: `answers.<questionId>`. */
  validationError?: Maybe<Array<FieldProblem>>;
};

export type FormReminded = {
  /** How many were reminded. */
  count: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type FormToAnswer = {
  answeredOn?: Maybe<Scalars['DateTime']['output']>;
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  errorCode: Scalars['String']['output'];
  formId: Scalars['Int']['output'];
  introduction?: Maybe<Scalars['String']['output']>;
  isOpen: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
  questions: Array<QuestionToAnswer>;
};

/** A form that waits for the caller, or that the caller has filled in. */
export type FormToFill = {
  /** Null: it waits. */
  answeredOn?: Maybe<Scalars['DateTime']['output']>;
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  formId: Scalars['Int']['output'];
  /** Whether it may be filled in or changed now. */
  isOpen: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  questions: Scalars['Int']['output'];
};

export type FormsToFill = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What waits first, the one that is due soonest ahead; then what was filled in. */
  rows: Array<FormToFill>;
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

export type MinimalDynamicFormTemplate = {
  templateId: Scalars['Int']['output'];
  templateName: Scalars['String']['output'];
};

export type MinimalDynamicFormTemplates = {
  /** Null where nothing went wrong. */
  error?: Maybe<Scalars['String']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  result: Array<MinimalDynamicFormTemplate>;
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
  addDynamicForm: DynamicFormChange;
  addWorkflow: WorkflowChange;
  changeWorkflow: WorkflowChange;
  /** Each is decided by itself, as on its own screen: what cannot be is told with its reason, and the others stand. At most 100. */
  decideApprovals: ApprovalResults;
  deleteDynamicFormResponses: DeleteAnswer;
  deleteDynamicForms: DeleteAnswer;
  /** Requests that it was taken for go on as they began. */
  deleteWorkflow: WorkflowWritten;
  deleteWorkflows: DeleteAnswer;
  /** Hands in a form, or what is changed in it while it may be. */
  fillInForm: FormFilledIn;
  /** Without steps the manager decides. `addedBy` is taken and ignored: the session says who. */
  insertWorkflow: WorkflowWritten;
  /** Tells everybody within reach who has not answered yet that it waits. */
  remindOfDynamicForm: FormReminded;
  /** Undoes what one change-set did, if nothing later depends on it. With wait: false very many records go back by work that goes on by itself. */
  undoChangeSet: UndoAnswer;
  updateDynamicForm: DynamicFormChange;
  /** What is left out stays as it is. */
  updateWorkflow: WorkflowWritten;
};


export type MutationAddDynamicFormArgs = {
  input: DynamicFormInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddWorkflowArgs = {
  input: WorkflowInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeWorkflowArgs = {
  id: Scalars['ID']['input'];
  input: WorkflowPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationDecideApprovalsArgs = {
  decision: ApprovalDecision;
  remarks?: InputMaybe<Scalars['String']['input']>;
  requests: Array<ApprovalAsked>;
};


export type MutationDeleteDynamicFormResponsesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteDynamicFormsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteWorkflowArgs = {
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  workflowId: Scalars['Int']['input'];
};


export type MutationDeleteWorkflowsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationFillInFormArgs = {
  answers: Array<QuestionAnswer>;
  formId: Scalars['Int']['input'];
};


export type MutationInsertWorkflowArgs = {
  addedBy?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  designationIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  eventId?: InputMaybe<Scalars['Int']['input']>;
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  steps?: InputMaybe<Array<WorkflowStepAsked>>;
  workflowImage?: InputMaybe<Scalars['String']['input']>;
  workflowModuleId: Scalars['Int']['input'];
  workflowName: Scalars['String']['input'];
  workflowUniqueId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemindOfDynamicFormArgs = {
  formId: Scalars['Int']['input'];
};


export type MutationUndoChangeSetArgs = {
  id: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateDynamicFormArgs = {
  id: Scalars['ID']['input'];
  input: DynamicFormPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateWorkflowArgs = {
  description?: InputMaybe<Scalars['String']['input']>;
  designationIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  eventId?: InputMaybe<Scalars['Int']['input']>;
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  steps?: InputMaybe<Array<WorkflowStepAsked>>;
  updatedBy?: InputMaybe<Scalars['Int']['input']>;
  workflowId: Scalars['Int']['input'];
  workflowImage?: InputMaybe<Scalars['String']['input']>;
  workflowModuleId?: InputMaybe<Scalars['Int']['input']>;
  workflowName?: InputMaybe<Scalars['String']['input']>;
  workflowUniqueId?: InputMaybe<Scalars['String']['input']>;
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
  /** How many requests wait for the caller's decision. */
  countApprovals: ApprovalsWaiting;
  deleteWorkflow: WorkflowWritten;
  /** One record, now or as it was. */
  dynamicForm: DynamicFormAnswer;
  dynamicFormFile: DynamicFormFile;
  dynamicFormHistory: HistoryPage;
  /** One record, now or as it was. */
  dynamicFormResponse: DynamicFormResponseAnswer;
  dynamicFormResponseHistory: HistoryPage;
  /** What came of a form so far. */
  dynamicFormResults: DynamicFormResults;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  formToAnswer: FormToAnswer;
  /** Forms that wait for the caller, and those that the caller has filled in, a hundred at most. */
  formsToFill: FormsToFill;
  getAllDesignationBasedOnWorkflowModule: WorkflowModuleDesignations;
  /** Forms that are open, by their names. */
  getAllMinimalDynamicFormTemplate: MinimalDynamicFormTemplates;
  /** The same, section by section. */
  getFormFeildsByFormIdAndTab: FormFieldConfigurations;
  /** The fields of a form that the caller may view, in their order. */
  getFormFieldsByFormId: FormFieldConfigurations;
  getWorkflowModules: WorkflowModules;
  insertWorkflow: WorkflowWritten;
  /** What waits for the caller's decision, the oldest first, never their own requests. teamOf narrows to whom a manager leads, directly or through others. */
  listApprovals: Approvals;
  /** What the caller decided in the last 31 days, the latest first. */
  listDecidedRequests: DecidedRequests;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listDynamicFormResponses: DynamicFormResponsePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listDynamicForms: DynamicFormPage;
  /** The workflows of the kind of request that the form is about; without a form, all. */
  listWorkflowDetails: WorkflowDetails;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listWorkflows: WorkflowPage;
  /** Id, title and code only, for pickers. */
  lookupDynamicFormResponses: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupDynamicForms: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupWorkflows: LookupPage;
  /** Who would decide a request of this person by these steps today. `amount`: days, of short time off hours. */
  previewWorkflow: WorkflowPreview;
  /** Whoever may view the request may know who decides it. */
  readRequestWay: RequestWay;
  updateWorkflow: WorkflowWritten;
  /** One record, now or as it was. */
  workflow: WorkflowAnswer;
  workflowHistory: HistoryPage;
};


export type QueryDeleteWorkflowArgs = {
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  workflowId: Scalars['Int']['input'];
};


export type QueryDynamicFormArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryDynamicFormFileArgs = {
  formId: Scalars['Int']['input'];
};


export type QueryDynamicFormHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDynamicFormResponseArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryDynamicFormResponseHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDynamicFormResultsArgs = {
  formId: Scalars['Int']['input'];
};


export type QueryFormToAnswerArgs = {
  formId: Scalars['Int']['input'];
};


export type QueryGetAllDesignationBasedOnWorkflowModuleArgs = {
  moduleId: Scalars['Int']['input'];
};


export type QueryGetFormFeildsByFormIdAndTabArgs = {
  form_Id: Scalars['Int']['input'];
};


export type QueryGetFormFieldsByFormIdArgs = {
  form_Id: Scalars['Int']['input'];
};


export type QueryInsertWorkflowArgs = {
  addedBy?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  designationIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  eventId?: InputMaybe<Scalars['Int']['input']>;
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  steps?: InputMaybe<Array<WorkflowStepAsked>>;
  workflowImage?: InputMaybe<Scalars['String']['input']>;
  workflowModuleId: Scalars['Int']['input'];
  workflowName: Scalars['String']['input'];
  workflowUniqueId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListApprovalsArgs = {
  kind?: InputMaybe<RequestKind>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  teamOf?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryListDecidedRequestsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListDynamicFormResponsesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<DynamicFormResponseFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<DynamicFormResponseSort>>;
};


export type QueryListDynamicFormsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<DynamicFormFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<DynamicFormSort>>;
};


export type QueryListWorkflowDetailsArgs = {
  formId?: InputMaybe<Scalars['Int']['input']>;
  formName?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListWorkflowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<WorkflowFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<WorkflowSort>>;
};


export type QueryLookupDynamicFormResponsesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupDynamicFormsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupWorkflowsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  kinds?: InputMaybe<Array<RequestKind>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPreviewWorkflowArgs = {
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  employeeId: Scalars['ID']['input'];
  module: RequestKind;
  steps: Array<WorkflowStepAsked>;
};


export type QueryReadRequestWayArgs = {
  id: Scalars['ID']['input'];
  kind: RequestKind;
};


export type QueryUpdateWorkflowArgs = {
  description?: InputMaybe<Scalars['String']['input']>;
  designationIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  eventId?: InputMaybe<Scalars['Int']['input']>;
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  steps?: InputMaybe<Array<WorkflowStepAsked>>;
  updatedBy?: InputMaybe<Scalars['Int']['input']>;
  workflowId: Scalars['Int']['input'];
  workflowImage?: InputMaybe<Scalars['String']['input']>;
  workflowModuleId?: InputMaybe<Scalars['Int']['input']>;
  workflowName?: InputMaybe<Scalars['String']['input']>;
  workflowUniqueId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWorkflowArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryWorkflowHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type QuestionAnswer = {
  questionId: Scalars['String']['input'];
  /** ISO days, YES or NO, 1 to 5, choices as they are worded. */
  values: Array<Scalars['String']['input']>;
};

/** What was answered to one question. */
export type QuestionResult = {
  /** Of numbers and ratings, to two places. */
  average?: Maybe<Scalars['Decimal']['output']>;
  /** How many answered it. */
  count: Scalars['Int']['output'];
  greatest?: Maybe<Scalars['Decimal']['output']>;
  kind: DynamicQuestionKind;
  least?: Maybe<Scalars['Decimal']['output']>;
  question: Scalars['String']['output'];
  questionId: Scalars['String']['output'];
  /** Of choices, ratings, yes and no: how often each was given, in their order. */
  tallies: Array<AnswerTally>;
  /** Of texts and days, the newest ahead, fifty at most. */
  texts: Array<AnswerText>;
};

export type QuestionToAnswer = {
  choices: Array<Scalars['String']['output']>;
  hint?: Maybe<Scalars['String']['output']>;
  isRequired: Scalars['Boolean']['output'];
  kind: DynamicQuestionKind;
  question: Scalars['String']['output'];
  questionId: Scalars['String']['output'];
  /** What the caller has answered: choices each alone, anything else as one value. Empty: nothing. */
  values: Array<Scalars['String']['output']>;
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

export type RequestKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<RequestKind>;
  in?: InputMaybe<Array<RequestKind>>;
};

/** Where a request stands. What was decided is not decided again. */
export type RequestStatus =
  | 'APPROVED'
  | 'CANCELLED'
  | 'DRAFT'
  | 'PENDING'
  | 'REJECTED';

/** A step of a request's workflow, and what became of it. */
export type RequestStep = {
  approver: WorkflowApprover;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  decision?: Maybe<ApprovalDecision>;
  isCurrent: Scalars['Boolean']['output'];
  isNeeded: Scalars['Boolean']['output'];
  /** The role or the person that it names. */
  named?: Maybe<Scalars['String']['output']>;
  remarks?: Maybe<Scalars['String']['output']>;
};

/** How a request is decided. */
export type RequestWay = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  steps: Array<RequestStep>;
  /** Who may decide it now. Empty where nobody is asked by name. */
  waitsFor: Array<Scalars['String']['output']>;
  /** Null where it follows none. */
  workflow?: Maybe<Scalars['String']['output']>;
};

export type Right =
  | 'ADD'
  | 'DELETE'
  | 'OPTIONAL_CHOICE'
  | 'UPDATE'
  | 'VIEW';

/** A record of another endpoint. */
export type Role = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

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

export type SkillProficiency =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'EXPERT'
  | 'INTERMEDIATE';

export type SortOrder =
  | 'ASC'
  | 'DESC';

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

/** Who decides requests of one kind, one after the other. */
export type Workflow = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** Those whose requests it decides, where it is not the default. One of claims may name nobody: reimbursements of salaries name it. */
  designations?: Maybe<Array<WorkflowDesignation>>;
  eventId?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  /** It decides for everybody whose designation has no workflow of its own. One of a kind is the default. */
  isDefault: Scalars['Boolean']['output'];
  /** The requests that it decides. */
  module: RequestKind;
  name: Scalars['String']['output'];
  status: RecordStatus;
  /** Each decides in turn. Who asks themselves, has left or may not open approval management is passed over. */
  steps?: Maybe<Array<WorkflowStep>>;
  uniqueKey?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type WorkflowAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Workflow>;
};

/** Who a step of a workflow asks. */
export type WorkflowApprover =
  /** The head of the person's department. */
  | 'DEPARTMENT_HEAD'
  | 'EMPLOYEE'
  /** To whom the person reports. */
  | 'MANAGER'
  /** To whom the manager reports. */
  | 'MANAGERS_MANAGER'
  /** Whoever has a role: one of them decides. */
  | 'ROLE';

export type WorkflowChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Workflow>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type WorkflowDesignation = {
  designation: Designation;
  id: Scalars['ID']['output'];
};

export type WorkflowDesignationInput = {
  designationId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type WorkflowDetail = {
  description?: Maybe<Scalars['String']['output']>;
  designationIds: Array<Scalars['Int']['output']>;
  eventId?: Maybe<Scalars['Int']['output']>;
  isDefault: Scalars['Boolean']['output'];
  status: RecordStatus;
  steps: Array<WorkflowDetailStep>;
  workflowId: Scalars['Int']['output'];
  workflowImage?: Maybe<Scalars['String']['output']>;
  workflowModuleId: Scalars['Int']['output'];
  workflowName: Scalars['String']['output'];
  workflowUniqueId?: Maybe<Scalars['String']['output']>;
};

export type WorkflowDetailStep = {
  approver: WorkflowApprover;
  employeeId?: Maybe<Scalars['ID']['output']>;
  moreThan?: Maybe<Scalars['Decimal']['output']>;
  roleId?: Maybe<Scalars['ID']['output']>;
};

export type WorkflowDetails = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  workflowDetails: Array<WorkflowDetail>;
};

export type WorkflowFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<WorkflowFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  eventId?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isDefault?: InputMaybe<BooleanFilter>;
  module?: InputMaybe<RequestKindFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<WorkflowFilter>;
  or?: InputMaybe<Array<WorkflowFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  uniqueKey?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type WorkflowInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Those whose requests it decides, where it is not the default. One of claims may name nobody: reimbursements of salaries name it. */
  designations?: InputMaybe<Array<WorkflowDesignationInput>>;
  eventId?: InputMaybe<Scalars['Int']['input']>;
  image?: InputMaybe<Scalars['String']['input']>;
  /** It decides for everybody whose designation has no workflow of its own. One of a kind is the default. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** The requests that it decides. */
  module: RequestKind;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
  /** Each decides in turn. Who asks themselves, has left or may not open approval management is passed over. */
  steps?: InputMaybe<Array<WorkflowStepInput>>;
  uniqueKey?: InputMaybe<Scalars['String']['input']>;
};

/** A kind of request that a workflow may decide, under the specified names. */
export type WorkflowModule = {
  Form_Id: Scalars['Int']['output'];
  /** In the caller's language. */
  Form_Name: Scalars['String']['output'];
  Module_Id: Scalars['Int']['output'];
  Module_Name: Scalars['String']['output'];
  /** The endpoint that serves the requests. */
  Workflow_End_Point_Key: Scalars['String']['output'];
  Workflow_Module_Id: Scalars['Int']['output'];
  /** What steps of its workflows may ask: approvers, and the unit of what is asked for where there is one. */
  Workflow_Schema: Scalars['JSON']['output'];
};

export type WorkflowModuleDesignation = {
  designationId: Scalars['Int']['output'];
  designationName: Scalars['String']['output'];
  /** The active workflow of the kind that names it. */
  workflowId?: Maybe<Scalars['Int']['output']>;
};

export type WorkflowModuleDesignations = {
  designations: Array<WorkflowModuleDesignation>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type WorkflowModules = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  workflowModules: Array<WorkflowModule>;
};

export type WorkflowPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Workflow>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type WorkflowPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Those whose requests it decides, where it is not the default. One of claims may name nobody: reimbursements of salaries name it. */
  designations?: InputMaybe<Array<WorkflowDesignationInput>>;
  eventId?: InputMaybe<Scalars['Int']['input']>;
  image?: InputMaybe<Scalars['String']['input']>;
  /** It decides for everybody whose designation has no workflow of its own. One of a kind is the default. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** The requests that it decides. */
  module?: InputMaybe<RequestKind>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
  /** Each decides in turn. Who asks themselves, has left or may not open approval management is passed over. */
  steps?: InputMaybe<Array<WorkflowStepInput>>;
  uniqueKey?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody who may decide a step. */
export type WorkflowPerson = {
  name: Scalars['String']['output'];
};

export type WorkflowPreview = {
  /** Whoever decides where no step finds anybody. */
  administrators: Array<WorkflowPerson>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  steps: Array<WorkflowPreviewStep>;
};

export type WorkflowPreviewStep = {
  /** Whether so much is asked for that the step is asked. */
  isNeeded: Scalars['Boolean']['output'];
  /** Whom it names, in words, where that is one person; whoever cannot decide as well. */
  named?: Maybe<Scalars['String']['output']>;
  /** Empty: nobody could, and the step is passed over. */
  people: Array<WorkflowPerson>;
};

export type WorkflowSort = {
  field: WorkflowSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type WorkflowSortField =
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'eventId'
  | 'isDefault'
  | 'module'
  | 'name'
  | 'status'
  | 'uniqueKey'
  | 'updatedAt';

export type WorkflowStep = {
  approver: WorkflowApprover;
  employee?: Maybe<Employee>;
  id: Scalars['ID']['output'];
  /** Asked only for more than so many days, of short time off hours. Empty: always. */
  moreThan?: Maybe<Scalars['Decimal']['output']>;
  role?: Maybe<Role>;
};

export type WorkflowStepAsked = {
  approver: WorkflowApprover;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  moreThan?: InputMaybe<Scalars['Decimal']['input']>;
  roleId?: InputMaybe<Scalars['ID']['input']>;
};

export type WorkflowStepInput = {
  approver: WorkflowApprover;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Asked only for more than so many days, of short time off hours. Empty: always. */
  moreThan?: InputMaybe<Scalars['Decimal']['input']>;
  roleId?: InputMaybe<Scalars['ID']['input']>;
};

export type WorkflowWritten = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
  workflowId?: Maybe<Scalars['Int']['output']>;
};



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
  AnswerTally: ResolverTypeWrapper<AnswerTally>;
  AnswerText: ResolverTypeWrapper<AnswerText>;
  Approval: ResolverTypeWrapper<Approval>;
  ApprovalAsked: ApprovalAsked;
  ApprovalAway: ResolverTypeWrapper<ApprovalAway>;
  ApprovalCount: ResolverTypeWrapper<ApprovalCount>;
  ApprovalDecision: ApprovalDecision;
  ApprovalElsewhere: ResolverTypeWrapper<ApprovalElsewhere>;
  ApprovalElsewhereKind: ApprovalElsewhereKind;
  ApprovalResult: ResolverTypeWrapper<ApprovalResult>;
  ApprovalResults: ResolverTypeWrapper<ApprovalResults>;
  Approvals: ResolverTypeWrapper<Approvals>;
  ApprovalsWaiting: ResolverTypeWrapper<ApprovalsWaiting>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  ChangeKind: ChangeKind;
  ChangeSetFilter: ChangeSetFilter;
  ChangeSource: ChangeSource;
  ColumnKind: ColumnKind;
  Coverage: Coverage;
  CustomEmployeeGroup: ResolverTypeWrapper<CustomEmployeeGroup>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  DecidedRequest: ResolverTypeWrapper<DecidedRequest>;
  DecidedRequests: ResolverTypeWrapper<DecidedRequests>;
  DecidedStep: ResolverTypeWrapper<DecidedStep>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalFilter: DecimalFilter;
  DeclarationLock: DeclarationLock;
  DeclarationStatus: DeclarationStatus;
  DeclarationType: DeclarationType;
  DeleteAnswer: ResolverTypeWrapper<DeleteAnswer>;
  Designation: ResolverTypeWrapper<Designation>;
  DynamicForm: ResolverTypeWrapper<DynamicForm>;
  DynamicFormAnswer: ResolverTypeWrapper<DynamicFormAnswer>;
  DynamicFormChange: ResolverTypeWrapper<DynamicFormChange>;
  DynamicFormFile: ResolverTypeWrapper<DynamicFormFile>;
  DynamicFormFilter: DynamicFormFilter;
  DynamicFormInput: DynamicFormInput;
  DynamicFormPage: ResolverTypeWrapper<DynamicFormPage>;
  DynamicFormPatch: DynamicFormPatch;
  DynamicFormQuestion: ResolverTypeWrapper<DynamicFormQuestion>;
  DynamicFormQuestionInput: DynamicFormQuestionInput;
  DynamicFormResponse: ResolverTypeWrapper<DynamicFormResponse>;
  DynamicFormResponseAnswer: ResolverTypeWrapper<DynamicFormResponseAnswer>;
  DynamicFormResponseChange: ResolverTypeWrapper<DynamicFormResponseChange>;
  DynamicFormResponseFilter: DynamicFormResponseFilter;
  DynamicFormResponseLine: ResolverTypeWrapper<DynamicFormResponseLine>;
  DynamicFormResponseLineInput: DynamicFormResponseLineInput;
  DynamicFormResponsePage: ResolverTypeWrapper<DynamicFormResponsePage>;
  DynamicFormResponsePatch: DynamicFormResponsePatch;
  DynamicFormResponseSort: DynamicFormResponseSort;
  DynamicFormResponseSortField: DynamicFormResponseSortField;
  DynamicFormResults: ResolverTypeWrapper<DynamicFormResults>;
  DynamicFormSort: DynamicFormSort;
  DynamicFormSortField: DynamicFormSortField;
  DynamicFormStatus: DynamicFormStatus;
  DynamicFormStatusFilter: DynamicFormStatusFilter;
  DynamicQuestionKind: DynamicQuestionKind;
  EducationLevel: EducationLevel;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  Employee: ResolverTypeWrapper<Employee>;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: Form;
  FormFieldConfiguration: ResolverTypeWrapper<FormFieldConfiguration>;
  FormFieldConfigurations: ResolverTypeWrapper<FormFieldConfigurations>;
  FormFieldValidation: ResolverTypeWrapper<FormFieldValidation>;
  FormFilledIn: ResolverTypeWrapper<FormFilledIn>;
  FormReminded: ResolverTypeWrapper<FormReminded>;
  FormToAnswer: ResolverTypeWrapper<FormToAnswer>;
  FormToFill: ResolverTypeWrapper<FormToFill>;
  FormsToFill: ResolverTypeWrapper<FormsToFill>;
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
  LanguageProficiency: LanguageProficiency;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalDateFilter: LocalDateFilter;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LocalTimeFilter: LocalTimeFilter;
  Lookup: ResolverTypeWrapper<Lookup>;
  LookupPage: ResolverTypeWrapper<LookupPage>;
  MailsAhead: ResolverTypeWrapper<MailsAhead>;
  MaritalStatus: MaritalStatus;
  MinimalDynamicFormTemplate: ResolverTypeWrapper<MinimalDynamicFormTemplate>;
  MinimalDynamicFormTemplates: ResolverTypeWrapper<MinimalDynamicFormTemplates>;
  Month: Month;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OvertimeBasis: OvertimeBasis;
  Preset: Preset;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionAnswer: QuestionAnswer;
  QuestionResult: ResolverTypeWrapper<QuestionResult>;
  QuestionToAnswer: ResolverTypeWrapper<QuestionToAnswer>;
  RecordStatus: RecordStatus;
  RecordStatusFilter: RecordStatusFilter;
  RecordView: RecordView;
  RelativePerson: RelativePerson;
  RequestKind: RequestKind;
  RequestKindFilter: RequestKindFilter;
  RequestStatus: RequestStatus;
  RequestStep: ResolverTypeWrapper<RequestStep>;
  RequestWay: ResolverTypeWrapper<RequestWay>;
  Right: Right;
  Role: ResolverTypeWrapper<Role>;
  RowsFilter: RowsFilter;
  SalaryType: SalaryType;
  Scope: Scope;
  ScreenAction: ScreenAction;
  SkillProficiency: SkillProficiency;
  SortOrder: SortOrder;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TaxRegime: TaxRegime;
  TaxReliefSection: TaxReliefSection;
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  Weekday: Weekday;
  WorkDayKind: WorkDayKind;
  Workflow: ResolverTypeWrapper<Workflow>;
  WorkflowAnswer: ResolverTypeWrapper<WorkflowAnswer>;
  WorkflowApprover: WorkflowApprover;
  WorkflowChange: ResolverTypeWrapper<WorkflowChange>;
  WorkflowDesignation: ResolverTypeWrapper<WorkflowDesignation>;
  WorkflowDesignationInput: WorkflowDesignationInput;
  WorkflowDetail: ResolverTypeWrapper<WorkflowDetail>;
  WorkflowDetailStep: ResolverTypeWrapper<WorkflowDetailStep>;
  WorkflowDetails: ResolverTypeWrapper<WorkflowDetails>;
  WorkflowFilter: WorkflowFilter;
  WorkflowInput: WorkflowInput;
  WorkflowModule: ResolverTypeWrapper<WorkflowModule>;
  WorkflowModuleDesignation: ResolverTypeWrapper<WorkflowModuleDesignation>;
  WorkflowModuleDesignations: ResolverTypeWrapper<WorkflowModuleDesignations>;
  WorkflowModules: ResolverTypeWrapper<WorkflowModules>;
  WorkflowPage: ResolverTypeWrapper<WorkflowPage>;
  WorkflowPatch: WorkflowPatch;
  WorkflowPerson: ResolverTypeWrapper<WorkflowPerson>;
  WorkflowPreview: ResolverTypeWrapper<WorkflowPreview>;
  WorkflowPreviewStep: ResolverTypeWrapper<WorkflowPreviewStep>;
  WorkflowSort: WorkflowSort;
  WorkflowSortField: WorkflowSortField;
  WorkflowStep: ResolverTypeWrapper<WorkflowStep>;
  WorkflowStepAsked: WorkflowStepAsked;
  WorkflowStepInput: WorkflowStepInput;
  WorkflowWritten: ResolverTypeWrapper<WorkflowWritten>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Scalars['Address']['output'];
  AnswerTally: AnswerTally;
  AnswerText: AnswerText;
  Approval: Approval;
  ApprovalAsked: ApprovalAsked;
  ApprovalAway: ApprovalAway;
  ApprovalCount: ApprovalCount;
  ApprovalElsewhere: ApprovalElsewhere;
  ApprovalResult: ApprovalResult;
  ApprovalResults: ApprovalResults;
  Approvals: Approvals;
  ApprovalsWaiting: ApprovalsWaiting;
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  ChangeSetFilter: ChangeSetFilter;
  CustomEmployeeGroup: CustomEmployeeGroup;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DecidedRequest: DecidedRequest;
  DecidedRequests: DecidedRequests;
  DecidedStep: DecidedStep;
  Decimal: Scalars['Decimal']['output'];
  DecimalFilter: DecimalFilter;
  DeleteAnswer: DeleteAnswer;
  Designation: Designation;
  DynamicForm: DynamicForm;
  DynamicFormAnswer: DynamicFormAnswer;
  DynamicFormChange: DynamicFormChange;
  DynamicFormFile: DynamicFormFile;
  DynamicFormFilter: DynamicFormFilter;
  DynamicFormInput: DynamicFormInput;
  DynamicFormPage: DynamicFormPage;
  DynamicFormPatch: DynamicFormPatch;
  DynamicFormQuestion: DynamicFormQuestion;
  DynamicFormQuestionInput: DynamicFormQuestionInput;
  DynamicFormResponse: DynamicFormResponse;
  DynamicFormResponseAnswer: DynamicFormResponseAnswer;
  DynamicFormResponseChange: DynamicFormResponseChange;
  DynamicFormResponseFilter: DynamicFormResponseFilter;
  DynamicFormResponseLine: DynamicFormResponseLine;
  DynamicFormResponseLineInput: DynamicFormResponseLineInput;
  DynamicFormResponsePage: DynamicFormResponsePage;
  DynamicFormResponsePatch: DynamicFormResponsePatch;
  DynamicFormResponseSort: DynamicFormResponseSort;
  DynamicFormResults: DynamicFormResults;
  DynamicFormSort: DynamicFormSort;
  DynamicFormStatusFilter: DynamicFormStatusFilter;
  EmailAddress: Scalars['EmailAddress']['output'];
  Employee: Employee;
  EndpointStatus: EndpointStatus;
  FieldChange: FieldChange;
  FieldProblem: FieldProblem;
  Float: Scalars['Float']['output'];
  FormFieldConfiguration: FormFieldConfiguration;
  FormFieldConfigurations: FormFieldConfigurations;
  FormFieldValidation: FormFieldValidation;
  FormFilledIn: FormFilledIn;
  FormReminded: FormReminded;
  FormToAnswer: FormToAnswer;
  FormToFill: FormToFill;
  FormsToFill: FormsToFill;
  HexColorCode: Scalars['HexColorCode']['output'];
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  ID: Scalars['ID']['output'];
  IdFilter: IdFilter;
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
  MinimalDynamicFormTemplate: MinimalDynamicFormTemplate;
  MinimalDynamicFormTemplates: MinimalDynamicFormTemplates;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  QuestionAnswer: QuestionAnswer;
  QuestionResult: QuestionResult;
  QuestionToAnswer: QuestionToAnswer;
  RecordStatusFilter: RecordStatusFilter;
  RequestKindFilter: RequestKindFilter;
  RequestStep: RequestStep;
  RequestWay: RequestWay;
  Role: Role;
  RowsFilter: RowsFilter;
  String: Scalars['String']['output'];
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: UndoAnswer;
  Workflow: Workflow;
  WorkflowAnswer: WorkflowAnswer;
  WorkflowChange: WorkflowChange;
  WorkflowDesignation: WorkflowDesignation;
  WorkflowDesignationInput: WorkflowDesignationInput;
  WorkflowDetail: WorkflowDetail;
  WorkflowDetailStep: WorkflowDetailStep;
  WorkflowDetails: WorkflowDetails;
  WorkflowFilter: WorkflowFilter;
  WorkflowInput: WorkflowInput;
  WorkflowModule: WorkflowModule;
  WorkflowModuleDesignation: WorkflowModuleDesignation;
  WorkflowModuleDesignations: WorkflowModuleDesignations;
  WorkflowModules: WorkflowModules;
  WorkflowPage: WorkflowPage;
  WorkflowPatch: WorkflowPatch;
  WorkflowPerson: WorkflowPerson;
  WorkflowPreview: WorkflowPreview;
  WorkflowPreviewStep: WorkflowPreviewStep;
  WorkflowSort: WorkflowSort;
  WorkflowStep: WorkflowStep;
  WorkflowStepAsked: WorkflowStepAsked;
  WorkflowStepInput: WorkflowStepInput;
  WorkflowWritten: WorkflowWritten;
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

export type AnswerTallyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerTally'] = ResolversParentTypes['AnswerTally']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnswerTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerText'] = ResolversParentTypes['AnswerText']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Approval'] = ResolversParentTypes['Approval']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  away?: Resolver<Array<ResolversTypes['ApprovalAway']>, ParentType, ContextType>;
  awayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  fromTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RequestKind'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  steps?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  toTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workflow?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApprovalAwayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalAway'] = ResolversParentTypes['ApprovalAway']> = {
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  isApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type ApprovalCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalCount'] = ResolversParentTypes['ApprovalCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RequestKind'], ParentType, ContextType>;
};

export type ApprovalElsewhereResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalElsewhere'] = ResolversParentTypes['ApprovalElsewhere']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ApprovalElsewhereKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApprovalResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalResult'] = ResolversParentTypes['ApprovalResult']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  goesOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RequestKind'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApprovalResultsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalResults'] = ResolversParentTypes['ApprovalResults']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ApprovalResult']>, ParentType, ContextType>;
};

export type ApprovalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Approvals'] = ResolversParentTypes['Approvals']> = {
  counts?: Resolver<Array<ResolversTypes['ApprovalCount']>, ParentType, ContextType>;
  elsewhere?: Resolver<Array<ResolversTypes['ApprovalElsewhere']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Approval']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApprovalsWaitingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalsWaiting'] = ResolversParentTypes['ApprovalsWaiting']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomEmployeeGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomEmployeeGroup'] = ResolversParentTypes['CustomEmployeeGroup']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecidedRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecidedRequest'] = ResolversParentTypes['DecidedRequest']> = {
  changeSet?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['ApprovalDecision'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUndone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RequestKind'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  undoable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DecidedRequestsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecidedRequests'] = ResolversParentTypes['DecidedRequests']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DecidedRequest']>, ParentType, ContextType>;
};

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

export type DesignationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Designation'] = ResolversParentTypes['Designation']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DynamicFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicForm'] = ResolversParentTypes['DynamicForm']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customGroup?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  introduction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  questions?: Resolver<Maybe<Array<ResolversTypes['DynamicFormQuestion']>>, ParentType, ContextType>;
  responses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DynamicFormStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DynamicFormAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicFormAnswer'] = ResolversParentTypes['DynamicFormAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DynamicForm']>, ParentType, ContextType>;
};

export type DynamicFormChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicFormChange'] = ResolversParentTypes['DynamicFormChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DynamicForm']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type DynamicFormFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicFormFile'] = ResolversParentTypes['DynamicFormFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DynamicFormPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicFormPage'] = ResolversParentTypes['DynamicFormPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DynamicForm']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DynamicFormQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicFormQuestion'] = ResolversParentTypes['DynamicFormQuestion']> = {
  choices?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DynamicQuestionKind'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DynamicFormResponseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicFormResponse'] = ResolversParentTypes['DynamicFormResponse']> = {
  answeredOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['DynamicForm'], ParentType, ContextType>;
  given?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<ResolversTypes['DynamicFormResponseLine']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DynamicFormResponseAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicFormResponseAnswer'] = ResolversParentTypes['DynamicFormResponseAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DynamicFormResponse']>, ParentType, ContextType>;
};

export type DynamicFormResponseChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicFormResponseChange'] = ResolversParentTypes['DynamicFormResponseChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DynamicFormResponse']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type DynamicFormResponseLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicFormResponseLine'] = ResolversParentTypes['DynamicFormResponseLine']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DynamicFormResponsePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicFormResponsePage'] = ResolversParentTypes['DynamicFormResponsePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DynamicFormResponse']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DynamicFormResultsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicFormResults'] = ResolversParentTypes['DynamicFormResults']> = {
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['QuestionResult']>, ParentType, ContextType>;
  waiting?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type FormFieldConfigurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormFieldConfiguration'] = ResolversParentTypes['FormFieldConfiguration']> = {
  Custom_Field_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Field_Alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Field_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Field_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Field_Visiblity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Form_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Mandatory_Field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Max_Validation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Min_Validation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Predefined?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Tab_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Validation_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Validation_Type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldAlias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maximumValidation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimumValidation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  predefined?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tabName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationDetails?: Resolver<Maybe<ResolversTypes['FormFieldValidation']>, ParentType, ContextType>;
  validationType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FormFieldConfigurationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormFieldConfigurations'] = ResolversParentTypes['FormFieldConfigurations']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formFields?: Resolver<Array<ResolversTypes['FormFieldConfiguration']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormFieldValidationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormFieldValidation'] = ResolversParentTypes['FormFieldValidation']> = {
  Description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Regular_Expression?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Validation_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormFilledInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormFilledIn'] = ResolversParentTypes['FormFilledIn']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type FormRemindedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormReminded'] = ResolversParentTypes['FormReminded']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormToAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormToAnswer'] = ResolversParentTypes['FormToAnswer']> = {
  answeredOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  introduction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['QuestionToAnswer']>, ParentType, ContextType>;
};

export type FormToFillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormToFill'] = ResolversParentTypes['FormToFill']> = {
  answeredOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  formId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormsToFillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormsToFill'] = ResolversParentTypes['FormsToFill']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FormToFill']>, ParentType, ContextType>;
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

export type MinimalDynamicFormTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MinimalDynamicFormTemplate'] = ResolversParentTypes['MinimalDynamicFormTemplate']> = {
  templateId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  templateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MinimalDynamicFormTemplatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MinimalDynamicFormTemplates'] = ResolversParentTypes['MinimalDynamicFormTemplates']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<Array<ResolversTypes['MinimalDynamicFormTemplate']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addDynamicForm?: Resolver<ResolversTypes['DynamicFormChange'], ParentType, ContextType, RequireFields<MutationAddDynamicFormArgs, 'input'>>;
  addWorkflow?: Resolver<ResolversTypes['WorkflowChange'], ParentType, ContextType, RequireFields<MutationAddWorkflowArgs, 'input'>>;
  changeWorkflow?: Resolver<ResolversTypes['WorkflowChange'], ParentType, ContextType, RequireFields<MutationChangeWorkflowArgs, 'id' | 'input' | 'version'>>;
  decideApprovals?: Resolver<ResolversTypes['ApprovalResults'], ParentType, ContextType, RequireFields<MutationDecideApprovalsArgs, 'decision' | 'requests'>>;
  deleteDynamicFormResponses?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteDynamicFormResponsesArgs, 'ids'>>;
  deleteDynamicForms?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteDynamicFormsArgs, 'ids'>>;
  deleteWorkflow?: Resolver<ResolversTypes['WorkflowWritten'], ParentType, ContextType, RequireFields<MutationDeleteWorkflowArgs, 'workflowId'>>;
  deleteWorkflows?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteWorkflowsArgs, 'ids'>>;
  fillInForm?: Resolver<ResolversTypes['FormFilledIn'], ParentType, ContextType, RequireFields<MutationFillInFormArgs, 'answers' | 'formId'>>;
  insertWorkflow?: Resolver<ResolversTypes['WorkflowWritten'], ParentType, ContextType, RequireFields<MutationInsertWorkflowArgs, 'designationIds' | 'isDefault' | 'workflowModuleId' | 'workflowName'>>;
  remindOfDynamicForm?: Resolver<ResolversTypes['FormReminded'], ParentType, ContextType, RequireFields<MutationRemindOfDynamicFormArgs, 'formId'>>;
  undoChangeSet?: Resolver<ResolversTypes['UndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoChangeSetArgs, 'id' | 'wait'>>;
  updateDynamicForm?: Resolver<ResolversTypes['DynamicFormChange'], ParentType, ContextType, RequireFields<MutationUpdateDynamicFormArgs, 'id' | 'input' | 'version'>>;
  updateWorkflow?: Resolver<ResolversTypes['WorkflowWritten'], ParentType, ContextType, RequireFields<MutationUpdateWorkflowArgs, 'workflowId'>>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  countApprovals?: Resolver<ResolversTypes['ApprovalsWaiting'], ParentType, ContextType>;
  deleteWorkflow?: Resolver<ResolversTypes['WorkflowWritten'], ParentType, ContextType, RequireFields<QueryDeleteWorkflowArgs, 'workflowId'>>;
  dynamicForm?: Resolver<ResolversTypes['DynamicFormAnswer'], ParentType, ContextType, RequireFields<QueryDynamicFormArgs, 'id'>>;
  dynamicFormFile?: Resolver<ResolversTypes['DynamicFormFile'], ParentType, ContextType, RequireFields<QueryDynamicFormFileArgs, 'formId'>>;
  dynamicFormHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryDynamicFormHistoryArgs, 'id' | 'limit' | 'offset'>>;
  dynamicFormResponse?: Resolver<ResolversTypes['DynamicFormResponseAnswer'], ParentType, ContextType, RequireFields<QueryDynamicFormResponseArgs, 'id'>>;
  dynamicFormResponseHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryDynamicFormResponseHistoryArgs, 'id' | 'limit' | 'offset'>>;
  dynamicFormResults?: Resolver<ResolversTypes['DynamicFormResults'], ParentType, ContextType, RequireFields<QueryDynamicFormResultsArgs, 'formId'>>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  formToAnswer?: Resolver<ResolversTypes['FormToAnswer'], ParentType, ContextType, RequireFields<QueryFormToAnswerArgs, 'formId'>>;
  formsToFill?: Resolver<ResolversTypes['FormsToFill'], ParentType, ContextType>;
  getAllDesignationBasedOnWorkflowModule?: Resolver<ResolversTypes['WorkflowModuleDesignations'], ParentType, ContextType, RequireFields<QueryGetAllDesignationBasedOnWorkflowModuleArgs, 'moduleId'>>;
  getAllMinimalDynamicFormTemplate?: Resolver<ResolversTypes['MinimalDynamicFormTemplates'], ParentType, ContextType>;
  getFormFeildsByFormIdAndTab?: Resolver<ResolversTypes['FormFieldConfigurations'], ParentType, ContextType, RequireFields<QueryGetFormFeildsByFormIdAndTabArgs, 'form_Id'>>;
  getFormFieldsByFormId?: Resolver<ResolversTypes['FormFieldConfigurations'], ParentType, ContextType, RequireFields<QueryGetFormFieldsByFormIdArgs, 'form_Id'>>;
  getWorkflowModules?: Resolver<ResolversTypes['WorkflowModules'], ParentType, ContextType>;
  insertWorkflow?: Resolver<ResolversTypes['WorkflowWritten'], ParentType, ContextType, RequireFields<QueryInsertWorkflowArgs, 'designationIds' | 'isDefault' | 'workflowModuleId' | 'workflowName'>>;
  listApprovals?: Resolver<ResolversTypes['Approvals'], ParentType, ContextType, RequireFields<QueryListApprovalsArgs, 'limit' | 'offset'>>;
  listDecidedRequests?: Resolver<ResolversTypes['DecidedRequests'], ParentType, ContextType, RequireFields<QueryListDecidedRequestsArgs, 'limit'>>;
  listDynamicFormResponses?: Resolver<ResolversTypes['DynamicFormResponsePage'], ParentType, ContextType, RequireFields<QueryListDynamicFormResponsesArgs, 'estimate' | 'limit' | 'offset'>>;
  listDynamicForms?: Resolver<ResolversTypes['DynamicFormPage'], ParentType, ContextType, RequireFields<QueryListDynamicFormsArgs, 'estimate' | 'limit' | 'offset'>>;
  listWorkflowDetails?: Resolver<ResolversTypes['WorkflowDetails'], ParentType, ContextType, Partial<QueryListWorkflowDetailsArgs>>;
  listWorkflows?: Resolver<ResolversTypes['WorkflowPage'], ParentType, ContextType, RequireFields<QueryListWorkflowsArgs, 'estimate' | 'limit' | 'offset'>>;
  lookupDynamicFormResponses?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupDynamicFormResponsesArgs, 'limit' | 'offset'>>;
  lookupDynamicForms?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupDynamicFormsArgs, 'limit' | 'offset'>>;
  lookupWorkflows?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupWorkflowsArgs, 'inUse' | 'limit' | 'offset'>>;
  previewWorkflow?: Resolver<ResolversTypes['WorkflowPreview'], ParentType, ContextType, RequireFields<QueryPreviewWorkflowArgs, 'employeeId' | 'module' | 'steps'>>;
  readRequestWay?: Resolver<ResolversTypes['RequestWay'], ParentType, ContextType, RequireFields<QueryReadRequestWayArgs, 'id' | 'kind'>>;
  updateWorkflow?: Resolver<ResolversTypes['WorkflowWritten'], ParentType, ContextType, RequireFields<QueryUpdateWorkflowArgs, 'workflowId'>>;
  workflow?: Resolver<ResolversTypes['WorkflowAnswer'], ParentType, ContextType, RequireFields<QueryWorkflowArgs, 'id'>>;
  workflowHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryWorkflowHistoryArgs, 'id' | 'limit' | 'offset'>>;
};

export type QuestionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionResult'] = ResolversParentTypes['QuestionResult']> = {
  average?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  greatest?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DynamicQuestionKind'], ParentType, ContextType>;
  least?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tallies?: Resolver<Array<ResolversTypes['AnswerTally']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['AnswerText']>, ParentType, ContextType>;
};

export type QuestionToAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionToAnswer'] = ResolversParentTypes['QuestionToAnswer']> = {
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DynamicQuestionKind'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RequestStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestStep'] = ResolversParentTypes['RequestStep']> = {
  approver?: Resolver<ResolversTypes['WorkflowApprover'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ApprovalDecision']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  named?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RequestWayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestWay'] = ResolversParentTypes['RequestWay']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['RequestStep']>, ParentType, ContextType>;
  waitsFor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  workflow?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkflowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workflow'] = ResolversParentTypes['Workflow']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designations?: Resolver<Maybe<Array<ResolversTypes['WorkflowDesignation']>>, ParentType, ContextType>;
  eventId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  module?: Resolver<ResolversTypes['RequestKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  steps?: Resolver<Maybe<Array<ResolversTypes['WorkflowStep']>>, ParentType, ContextType>;
  uniqueKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkflowAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowAnswer'] = ResolversParentTypes['WorkflowAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Workflow']>, ParentType, ContextType>;
};

export type WorkflowChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowChange'] = ResolversParentTypes['WorkflowChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Workflow']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type WorkflowDesignationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowDesignation'] = ResolversParentTypes['WorkflowDesignation']> = {
  designation?: Resolver<ResolversTypes['Designation'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WorkflowDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowDetail'] = ResolversParentTypes['WorkflowDetail']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designationIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  eventId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['WorkflowDetailStep']>, ParentType, ContextType>;
  workflowId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workflowImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workflowModuleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workflowName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workflowUniqueId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkflowDetailStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowDetailStep'] = ResolversParentTypes['WorkflowDetailStep']> = {
  approver?: Resolver<ResolversTypes['WorkflowApprover'], ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  moreThan?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  roleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type WorkflowDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowDetails'] = ResolversParentTypes['WorkflowDetails']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workflowDetails?: Resolver<Array<ResolversTypes['WorkflowDetail']>, ParentType, ContextType>;
};

export type WorkflowModuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowModule'] = ResolversParentTypes['WorkflowModule']> = {
  Form_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Form_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Module_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Module_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Workflow_End_Point_Key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Workflow_Module_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Workflow_Schema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type WorkflowModuleDesignationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowModuleDesignation'] = ResolversParentTypes['WorkflowModuleDesignation']> = {
  designationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  designationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workflowId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WorkflowModuleDesignationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowModuleDesignations'] = ResolversParentTypes['WorkflowModuleDesignations']> = {
  designations?: Resolver<Array<ResolversTypes['WorkflowModuleDesignation']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkflowModulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowModules'] = ResolversParentTypes['WorkflowModules']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workflowModules?: Resolver<Array<ResolversTypes['WorkflowModule']>, ParentType, ContextType>;
};

export type WorkflowPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowPage'] = ResolversParentTypes['WorkflowPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Workflow']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkflowPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowPerson'] = ResolversParentTypes['WorkflowPerson']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkflowPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowPreview'] = ResolversParentTypes['WorkflowPreview']> = {
  administrators?: Resolver<Array<ResolversTypes['WorkflowPerson']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['WorkflowPreviewStep']>, ParentType, ContextType>;
};

export type WorkflowPreviewStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowPreviewStep'] = ResolversParentTypes['WorkflowPreviewStep']> = {
  isNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  named?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['WorkflowPerson']>, ParentType, ContextType>;
};

export type WorkflowStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowStep'] = ResolversParentTypes['WorkflowStep']> = {
  approver?: Resolver<ResolversTypes['WorkflowApprover'], ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moreThan?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type WorkflowWrittenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowWritten'] = ResolversParentTypes['WorkflowWritten']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
  workflowId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: GraphQLScalarType;
  AnswerTally?: AnswerTallyResolvers<ContextType>;
  AnswerText?: AnswerTextResolvers<ContextType>;
  Approval?: ApprovalResolvers<ContextType>;
  ApprovalAway?: ApprovalAwayResolvers<ContextType>;
  ApprovalCount?: ApprovalCountResolvers<ContextType>;
  ApprovalElsewhere?: ApprovalElsewhereResolvers<ContextType>;
  ApprovalResult?: ApprovalResultResolvers<ContextType>;
  ApprovalResults?: ApprovalResultsResolvers<ContextType>;
  Approvals?: ApprovalsResolvers<ContextType>;
  ApprovalsWaiting?: ApprovalsWaitingResolvers<ContextType>;
  CustomEmployeeGroup?: CustomEmployeeGroupResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecidedRequest?: DecidedRequestResolvers<ContextType>;
  DecidedRequests?: DecidedRequestsResolvers<ContextType>;
  DecidedStep?: DecidedStepResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  Designation?: DesignationResolvers<ContextType>;
  DynamicForm?: DynamicFormResolvers<ContextType>;
  DynamicFormAnswer?: DynamicFormAnswerResolvers<ContextType>;
  DynamicFormChange?: DynamicFormChangeResolvers<ContextType>;
  DynamicFormFile?: DynamicFormFileResolvers<ContextType>;
  DynamicFormPage?: DynamicFormPageResolvers<ContextType>;
  DynamicFormQuestion?: DynamicFormQuestionResolvers<ContextType>;
  DynamicFormResponse?: DynamicFormResponseResolvers<ContextType>;
  DynamicFormResponseAnswer?: DynamicFormResponseAnswerResolvers<ContextType>;
  DynamicFormResponseChange?: DynamicFormResponseChangeResolvers<ContextType>;
  DynamicFormResponseLine?: DynamicFormResponseLineResolvers<ContextType>;
  DynamicFormResponsePage?: DynamicFormResponsePageResolvers<ContextType>;
  DynamicFormResults?: DynamicFormResultsResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  Employee?: EmployeeResolvers<ContextType>;
  EndpointStatus?: EndpointStatusResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  FormFieldConfiguration?: FormFieldConfigurationResolvers<ContextType>;
  FormFieldConfigurations?: FormFieldConfigurationsResolvers<ContextType>;
  FormFieldValidation?: FormFieldValidationResolvers<ContextType>;
  FormFilledIn?: FormFilledInResolvers<ContextType>;
  FormReminded?: FormRemindedResolvers<ContextType>;
  FormToAnswer?: FormToAnswerResolvers<ContextType>;
  FormToFill?: FormToFillResolvers<ContextType>;
  FormsToFill?: FormsToFillResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  MailsAhead?: MailsAheadResolvers<ContextType>;
  MinimalDynamicFormTemplate?: MinimalDynamicFormTemplateResolvers<ContextType>;
  MinimalDynamicFormTemplates?: MinimalDynamicFormTemplatesResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuestionResult?: QuestionResultResolvers<ContextType>;
  QuestionToAnswer?: QuestionToAnswerResolvers<ContextType>;
  RequestStep?: RequestStepResolvers<ContextType>;
  RequestWay?: RequestWayResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  UndoAnswer?: UndoAnswerResolvers<ContextType>;
  Workflow?: WorkflowResolvers<ContextType>;
  WorkflowAnswer?: WorkflowAnswerResolvers<ContextType>;
  WorkflowChange?: WorkflowChangeResolvers<ContextType>;
  WorkflowDesignation?: WorkflowDesignationResolvers<ContextType>;
  WorkflowDetail?: WorkflowDetailResolvers<ContextType>;
  WorkflowDetailStep?: WorkflowDetailStepResolvers<ContextType>;
  WorkflowDetails?: WorkflowDetailsResolvers<ContextType>;
  WorkflowModule?: WorkflowModuleResolvers<ContextType>;
  WorkflowModuleDesignation?: WorkflowModuleDesignationResolvers<ContextType>;
  WorkflowModuleDesignations?: WorkflowModuleDesignationsResolvers<ContextType>;
  WorkflowModules?: WorkflowModulesResolvers<ContextType>;
  WorkflowPage?: WorkflowPageResolvers<ContextType>;
  WorkflowPerson?: WorkflowPersonResolvers<ContextType>;
  WorkflowPreview?: WorkflowPreviewResolvers<ContextType>;
  WorkflowPreviewStep?: WorkflowPreviewStepResolvers<ContextType>;
  WorkflowStep?: WorkflowStepResolvers<ContextType>;
  WorkflowWritten?: WorkflowWrittenResolvers<ContextType>;
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
