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

/** A record of another endpoint. */
export type AccountType = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** A record of another endpoint. */
export type AccreditationType = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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

/** A record of another endpoint. */
export type Bank = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type BooleanFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A record of another endpoint. */
export type BusinessUnit = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** A record of another endpoint. */
export type Candidate = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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

export type ContactCountry = {
  /** ISO 3166-1 alpha-2. */
  Country_Code: Scalars['String']['output'];
  /** In the caller's language. */
  Country_Name: Scalars['String']['output'];
};

export type ContactInfoDropdown = {
  countries: Array<ContactCountry>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  relationships: Array<RelationshipName>;
  /** Of the organisation's country. */
  states: Array<ContactState>;
};

export type ContactState = {
  State_Id: Scalars['Int']['output'];
  State_Name: Scalars['String']['output'];
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

/** A record of another endpoint. */
export type Department = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** A record of another endpoint. */
export type Designation = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** A record of another endpoint. */
export type DocumentSubtype = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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

export type EmployeeMade = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  employeeId: Scalars['Int']['output'];
  employeeNumber: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

/** A record of another endpoint. */
export type EmployeeType = {
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

export type GenderList = {
  errorCode: Scalars['String']['output'];
  genders: Array<GenderReference>;
  message: Scalars['String']['output'];
};

export type GenderReference = {
  /** In the caller's language. */
  Gender: Scalars['String']['output'];
  /** FEMALE and so on, as fields hold it. */
  Gender_Code: Scalars['String']['output'];
};

/** A record of another endpoint. */
export type Grade = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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

export type IdFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
  person?: InputMaybe<RelativePerson>;
};

export type IndividualAccreditation = {
  accreditation: AccreditationType;
  /** Whom of the family it is of, where dependents have to bring it as well. */
  dependent?: Maybe<Scalars['String']['output']>;
  document?: Maybe<Scalars['String']['output']>;
  expiresOn?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  issuedOn?: Maybe<Scalars['LocalDate']['output']>;
  issuingAuthority?: Maybe<Scalars['String']['output']>;
  number?: Maybe<Scalars['String']['output']>;
};

export type IndividualAccreditationInput = {
  accreditationId: Scalars['ID']['input'];
  /** Whom of the family it is of, where dependents have to bring it as well. */
  dependent?: InputMaybe<Scalars['String']['input']>;
  document?: InputMaybe<Scalars['String']['input']>;
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  issuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  issuingAuthority?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};

export type IndividualDocument = {
  documentSubtype: DocumentSubtype;
  expiresOn?: Maybe<Scalars['LocalDate']['output']>;
  file?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  issuedOn?: Maybe<Scalars['LocalDate']['output']>;
  number?: Maybe<Scalars['String']['output']>;
};

export type IndividualDocumentInput = {
  documentSubtypeId: Scalars['ID']['input'];
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  file?: InputMaybe<Scalars['String']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  issuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};

export type IndividualEducation = {
  certificate?: Maybe<Scalars['String']['output']>;
  /** Empty while it is going on. */
  completedOn?: Maybe<Scalars['LocalDate']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  institution?: Maybe<Scalars['String']['output']>;
  level?: Maybe<EducationLevel>;
  /** As the certificate calls it. */
  qualification?: Maybe<Scalars['String']['output']>;
  result?: Maybe<Scalars['String']['output']>;
  startedOn?: Maybe<Scalars['LocalDate']['output']>;
};

export type IndividualEducationInput = {
  certificate?: InputMaybe<Scalars['String']['input']>;
  /** Empty while it is going on. */
  completedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  institution?: InputMaybe<Scalars['String']['input']>;
  level?: InputMaybe<EducationLevel>;
  /** As the certificate calls it. */
  qualification?: InputMaybe<Scalars['String']['input']>;
  result?: InputMaybe<Scalars['String']['input']>;
  startedOn?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type IndividualEmergencyContact = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  relationship?: Maybe<Relationship>;
};

export type IndividualEmergencyContactInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  relationshipId?: InputMaybe<Scalars['ID']['input']>;
};

export type IndividualErasure = {
  /** The change-set that says who erased, when and why. It is never undone. */
  changeSet: Scalars['ID']['output'];
  errorCode: Scalars['String']['output'];
  /** How many keys of the journal were destroyed. */
  keys: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type IndividualExperience = {
  city?: Maybe<Scalars['String']['output']>;
  company: Scalars['String']['output'];
  endedOn?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  jobTitle?: Maybe<Scalars['String']['output']>;
  startedOn?: Maybe<Scalars['LocalDate']['output']>;
  tasks?: Maybe<Scalars['String']['output']>;
};

export type IndividualExperienceInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  company: Scalars['String']['input'];
  endedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  startedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  tasks?: InputMaybe<Scalars['String']['input']>;
};

export type IndividualFamilyMember = {
  dateOfBirth?: Maybe<Scalars['LocalDate']['output']>;
  gender?: Maybe<Gender>;
  id: Scalars['ID']['output'];
  /** Counts for insurance, tax and benefits. */
  isDependent: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  relationship?: Maybe<Relationship>;
};

export type IndividualFamilyMemberInput = {
  dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  gender?: InputMaybe<Gender>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Counts for insurance, tax and benefits. */
  isDependent?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  relationshipId?: InputMaybe<Scalars['ID']['input']>;
};

export type IndividualLanguage = {
  id: Scalars['ID']['output'];
  language: Scalars['String']['output'];
  proficiency?: Maybe<LanguageProficiency>;
  readWrite: Scalars['Boolean']['output'];
  spoken: Scalars['Boolean']['output'];
};

export type IndividualLanguageInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  language: Scalars['String']['input'];
  proficiency?: InputMaybe<LanguageProficiency>;
  readWrite?: InputMaybe<Scalars['Boolean']['input']>;
  spoken?: InputMaybe<Scalars['Boolean']['input']>;
};

export type IndividualSkill = {
  id: Scalars['ID']['output'];
  proficiency?: Maybe<SkillProficiency>;
  skill: Skill;
};

export type IndividualSkillInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  proficiency?: InputMaybe<SkillProficiency>;
  skillId: Scalars['ID']['input'];
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

export type MaritalStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<MaritalStatus>;
  in?: InputMaybe<Array<MaritalStatus>>;
};

export type MaritalStatusName = {
  /** In the caller's language. */
  Marital_Status: Scalars['String']['output'];
  /** SINGLE and so on, as fields hold it. */
  Marital_Status_Code: Scalars['String']['output'];
};

export type MartialStatusList = {
  errorCode: Scalars['String']['output'];
  maritalStatus: Array<MaritalStatusName>;
  message: Scalars['String']['output'];
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
  addOnboardingIndividual: OnboardingIndividualChange;
  /** The links close at once. */
  cancelOnboarding: OnboardingChange;
  deleteOnboardingIndividuals: DeleteAnswer;
  /** Erases somebody who was to join and never became an employee: the record, files, mails, and what the journal held of their values. Nothing brings them back. Whoever was a candidate is erased as one. */
  eraseIndividual: IndividualErasure;
  /** Mails each person a new link, in the language of their mails. A link sent before opens nothing any more. Undoing closes the link; the mail stays sent. */
  inviteIndividuals: OnboardingChange;
  /**
   * The person becomes an employee with documents, accreditations, education, previous jobs, family and bank account. Takes the right to add each of them; what the caller may not even see of the person goes along unseen.
   * Without a number the number series gives the next one. What is wanting is refused as a list.
   */
  makeEmployee: EmployeeMade;
  /** Somebody whose onboarding was cancelled joins after all. */
  resumeOnboarding: OnboardingChange;
  /** The person is asked to mend what the comment says, with a new link. */
  returnIndividual: OnboardingChange;
  /**
   * Hired candidates become people who join, with all that is known of them. joiningDate: of one, where it is not that of the accepted offer; of several, of those whose offer names none. invite: each gets the mail with the link at once. Personal data go along where the
   * caller sees those of candidates; salary and offer stay with the candidate.
   */
  startOnboarding: OnboardingChange;
  /** Undoes what one change-set did, if nothing later depends on it. With wait: false very many records go back by work that goes on by itself. */
  undoChangeSet: UndoAnswer;
  updateOnboardingIndividual: OnboardingIndividualChange;
};


export type MutationAddOnboardingIndividualArgs = {
  input: OnboardingIndividualInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCancelOnboardingArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  individualId: Array<Scalars['Int']['input']>;
};


export type MutationDeleteOnboardingIndividualsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEraseIndividualArgs = {
  individualId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationInviteIndividualsArgs = {
  individualId: Array<Scalars['Int']['input']>;
};


export type MutationMakeEmployeeArgs = {
  employeeNumber?: InputMaybe<Scalars['String']['input']>;
  individualId: Scalars['Int']['input'];
};


export type MutationResumeOnboardingArgs = {
  individualId: Array<Scalars['Int']['input']>;
};


export type MutationReturnIndividualArgs = {
  comment: Scalars['String']['input'];
  individualId: Scalars['Int']['input'];
};


export type MutationStartOnboardingArgs = {
  candidateId: Array<Scalars['Int']['input']>;
  invite?: InputMaybe<Scalars['Boolean']['input']>;
  joiningDate?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type MutationUndoChangeSetArgs = {
  id: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateOnboardingIndividualArgs = {
  id: Scalars['ID']['input'];
  input: OnboardingIndividualPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

export type NationalityList = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  nationalities: Array<NationalityReference>;
};

export type NationalityReference = {
  /** The country of citizenship, ISO 3166-1 alpha-2. */
  Nationality_Code: Scalars['String']['output'];
  /** The country in the caller's language. */
  Nationality_Name: Scalars['String']['output'];
};

/** An accreditation that somebody who joins may have to bring. */
export type OnboardingAccreditation = {
  accreditationCategory: Scalars['String']['output'];
  accreditationCategoryAndTypeId: Scalars['Int']['output'];
  accreditationType: Scalars['String']['output'];
  enforceDependent: Scalars['Boolean']['output'];
  fileName?: Maybe<Scalars['String']['output']>;
  instruction?: Maybe<Scalars['String']['output']>;
  mandatory: Scalars['Boolean']['output'];
};

export type OnboardingAccreditations = {
  accreditationDetails: Array<OnboardingAccreditation>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type OnboardingCandidate = {
  candidateId: Scalars['Int']['output'];
  /** Of what is required of the employee. Null until onboarding is started. */
  done?: Maybe<Scalars['Int']['output']>;
  due: OnboardingDue;
  employeeId?: Maybe<Scalars['Int']['output']>;
  employeeNumber?: Maybe<Scalars['String']['output']>;
  hiredOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Null until onboarding is started, and for who may not see the person there. */
  individualId?: Maybe<Scalars['Int']['output']>;
  invitedOn?: Maybe<Scalars['DateTime']['output']>;
  jobPost?: Maybe<Scalars['String']['output']>;
  jobPostId?: Maybe<Scalars['Int']['output']>;
  /** As agreed since, else of the accepted offer. */
  joiningDate?: Maybe<Scalars['LocalDate']['output']>;
  name: Scalars['String']['output'];
  of?: Maybe<Scalars['Int']['output']>;
  photo?: Maybe<Scalars['String']['output']>;
  specialist?: Maybe<Scalars['String']['output']>;
  /** Null until onboarding is started. */
  status?: Maybe<OnboardingStatus>;
  submittedOn?: Maybe<Scalars['DateTime']['output']>;
};

export type OnboardingCandidates = {
  candidates: Array<OnboardingCandidate>;
  /** By status, whatever is asked for. */
  counts: Array<OnboardingCount>;
  /** Of those not started, whatever is asked for: hired more than 90 days ago, and not to join since. */
  earlier: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type OnboardingChange = {
  /** Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  individualCount: Scalars['Int']['output'];
  individualId: Array<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type OnboardingChecklist = {
  /** Of what is required. */
  done: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  isComplete: Scalars['Boolean']['output'];
  items: Array<OnboardingItem>;
  message: Scalars['String']['output'];
  of: Scalars['Int']['output'];
};

export type OnboardingCount = {
  count: Scalars['Int']['output'];
  /** Null: not started. */
  status?: Maybe<OnboardingStatus>;
};

/** What is to be done next for somebody who was hired. */
export type OnboardingDue =
  | 'INVITE'
  | 'MAKE_EMPLOYEE'
  | 'NOTHING'
  /** The person has answered nothing for a week. */
  | 'REMIND'
  /** The person has sent what they were asked for, and something is wanting. */
  | 'REVIEW'
  | 'START'
  | 'WAIT';

export type OnboardingGap =
  /** Is no longer valid on the joining date. */
  | 'EXPIRED'
  /** Lacks what the record of an employee needs. */
  | 'INCOMPLETE'
  /** Is not there. */
  | 'MISSING';

/** Somebody who joins: what is agreed with them, and what they tell and bring before they become an employee. */
export type OnboardingIndividual = {
  accountHolder?: Maybe<Scalars['String']['output']>;
  /** The IBAN where the country has one, else the number of the account. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  accountProof?: Maybe<Scalars['String']['output']>;
  accountType?: Maybe<AccountType>;
  accreditations?: Maybe<Array<IndividualAccreditation>>;
  address?: Maybe<Scalars['Address']['output']>;
  bank?: Maybe<Bank>;
  /** Which bank and branch, where the country has no IBAN. */
  bankCode?: Maybe<Scalars['String']['output']>;
  bankCountry?: Maybe<Scalars['String']['output']>;
  businessUnit?: Maybe<BusinessUnit>;
  /** Whom the person was as a candidate. */
  candidate?: Maybe<Candidate>;
  /** What the person was asked to mend, or why it was given up. */
  comment?: Maybe<Scalars['String']['output']>;
  /** When the person agreed that these data are kept. */
  consentOn?: Maybe<Scalars['LocalDate']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  dateOfBirth?: Maybe<Scalars['LocalDate']['output']>;
  department?: Maybe<Department>;
  designation?: Maybe<Designation>;
  documents?: Maybe<Array<IndividualDocument>>;
  education?: Maybe<Array<IndividualEducation>>;
  /** The private address that the invitation goes to. */
  email?: Maybe<Scalars['EmailAddress']['output']>;
  emergencyContacts?: Maybe<Array<IndividualEmergencyContact>>;
  /** Whom the person became. */
  employee?: Maybe<Employee>;
  employeeType?: Maybe<EmployeeType>;
  experience?: Maybe<Array<IndividualExperience>>;
  family?: Maybe<Array<IndividualFamilyMember>>;
  firstName: Scalars['String']['output'];
  gender?: Maybe<Gender>;
  grade?: Maybe<Grade>;
  id: Scalars['ID']['output'];
  invitedOn?: Maybe<Scalars['DateTime']['output']>;
  joiningDate: Scalars['LocalDate']['output'];
  languages?: Maybe<Array<IndividualLanguage>>;
  lastName?: Maybe<Scalars['String']['output']>;
  location?: Maybe<Location>;
  /** The pages that the person fills in begin in it too. */
  mailLanguage: Language;
  manager?: Maybe<Employee>;
  maritalStatus?: Maybe<MaritalStatus>;
  middleName?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  nationality?: Maybe<Scalars['String']['output']>;
  onboardedOn?: Maybe<Scalars['LocalDate']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  photo?: Maybe<Scalars['String']['output']>;
  probationDate?: Maybe<Scalars['LocalDate']['output']>;
  religion?: Maybe<Religion>;
  serviceProvider?: Maybe<ServiceProvider>;
  skills?: Maybe<Array<IndividualSkill>>;
  /** Who looks after the person until the first day. */
  specialist?: Maybe<Employee>;
  /** Changed by inviting, by what the person sends, and by making an employee. */
  status: OnboardingStatus;
  submittedOn?: Maybe<Scalars['DateTime']['output']>;
  swift?: Maybe<Scalars['String']['output']>;
  tokenHash?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** The address at work, by which the person will sign in. */
  workEmail?: Maybe<Scalars['EmailAddress']['output']>;
  workSchedule?: Maybe<WorkSchedule>;
};

export type OnboardingIndividualAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<OnboardingIndividual>;
};

export type OnboardingIndividualChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<OnboardingIndividual>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type OnboardingIndividualFilter = {
  accountHolder?: InputMaybe<TextFilter>;
  accountNumber?: InputMaybe<TextFilter>;
  accountTypeId?: InputMaybe<IdFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<OnboardingIndividualFilter>>;
  bankCode?: InputMaybe<TextFilter>;
  bankCountry?: InputMaybe<TextFilter>;
  bankId?: InputMaybe<IdFilter>;
  businessUnitId?: InputMaybe<IdFilter>;
  candidateId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  comment?: InputMaybe<TextFilter>;
  consentOn?: InputMaybe<LocalDateFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dateOfBirth?: InputMaybe<LocalDateFilter>;
  departmentId?: InputMaybe<IdFilter>;
  designationId?: InputMaybe<IdFilter>;
  email?: InputMaybe<TextFilter>;
  employeeId?: InputMaybe<IdFilter>;
  employeeTypeId?: InputMaybe<IdFilter>;
  firstName?: InputMaybe<TextFilter>;
  gender?: InputMaybe<GenderFilter>;
  gradeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  invitedOn?: InputMaybe<DateTimeFilter>;
  joiningDate?: InputMaybe<LocalDateFilter>;
  lastName?: InputMaybe<TextFilter>;
  locationId?: InputMaybe<IdFilter>;
  mailLanguage?: InputMaybe<LanguageFilter>;
  managerId?: InputMaybe<IdFilter>;
  maritalStatus?: InputMaybe<MaritalStatusFilter>;
  middleName?: InputMaybe<TextFilter>;
  name?: InputMaybe<TextFilter>;
  nationality?: InputMaybe<TextFilter>;
  not?: InputMaybe<OnboardingIndividualFilter>;
  onboardedOn?: InputMaybe<LocalDateFilter>;
  or?: InputMaybe<Array<OnboardingIndividualFilter>>;
  phone?: InputMaybe<TextFilter>;
  probationDate?: InputMaybe<LocalDateFilter>;
  religionId?: InputMaybe<IdFilter>;
  serviceProviderId?: InputMaybe<IdFilter>;
  specialistId?: InputMaybe<IdFilter>;
  status?: InputMaybe<OnboardingStatusFilter>;
  submittedOn?: InputMaybe<DateTimeFilter>;
  swift?: InputMaybe<TextFilter>;
  tokenHash?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workEmail?: InputMaybe<TextFilter>;
  workScheduleId?: InputMaybe<IdFilter>;
};

export type OnboardingIndividualInput = {
  accountHolder?: InputMaybe<Scalars['String']['input']>;
  /** The IBAN where the country has one, else the number of the account. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  accountProof?: InputMaybe<Scalars['String']['input']>;
  accountTypeId?: InputMaybe<Scalars['ID']['input']>;
  accreditations?: InputMaybe<Array<IndividualAccreditationInput>>;
  address?: InputMaybe<Scalars['Address']['input']>;
  /** Which bank and branch, where the country has no IBAN. */
  bankCode?: InputMaybe<Scalars['String']['input']>;
  bankCountry?: InputMaybe<Scalars['String']['input']>;
  bankId?: InputMaybe<Scalars['ID']['input']>;
  businessUnitId?: InputMaybe<Scalars['ID']['input']>;
  /** Whom the person was as a candidate. */
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  /** What the person was asked to mend, or why it was given up. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** When the person agreed that these data are kept. */
  consentOn?: InputMaybe<Scalars['LocalDate']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  designationId?: InputMaybe<Scalars['ID']['input']>;
  documents?: InputMaybe<Array<IndividualDocumentInput>>;
  education?: InputMaybe<Array<IndividualEducationInput>>;
  /** The private address that the invitation goes to. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  emergencyContacts?: InputMaybe<Array<IndividualEmergencyContactInput>>;
  /** Whom the person became. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  employeeTypeId?: InputMaybe<Scalars['ID']['input']>;
  experience?: InputMaybe<Array<IndividualExperienceInput>>;
  family?: InputMaybe<Array<IndividualFamilyMemberInput>>;
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  gradeId?: InputMaybe<Scalars['ID']['input']>;
  invitedOn?: InputMaybe<Scalars['DateTime']['input']>;
  joiningDate: Scalars['LocalDate']['input'];
  languages?: InputMaybe<Array<IndividualLanguageInput>>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** The pages that the person fills in begin in it too. */
  mailLanguage?: InputMaybe<Language>;
  managerId?: InputMaybe<Scalars['ID']['input']>;
  maritalStatus?: InputMaybe<MaritalStatus>;
  middleName?: InputMaybe<Scalars['String']['input']>;
  nationality?: InputMaybe<Scalars['String']['input']>;
  onboardedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  photo?: InputMaybe<Scalars['String']['input']>;
  probationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  religionId?: InputMaybe<Scalars['ID']['input']>;
  serviceProviderId?: InputMaybe<Scalars['ID']['input']>;
  skills?: InputMaybe<Array<IndividualSkillInput>>;
  /** Who looks after the person until the first day. */
  specialistId?: InputMaybe<Scalars['ID']['input']>;
  /** Changed by inviting, by what the person sends, and by making an employee. */
  status?: InputMaybe<OnboardingStatus>;
  submittedOn?: InputMaybe<Scalars['DateTime']['input']>;
  swift?: InputMaybe<Scalars['String']['input']>;
  tokenHash?: InputMaybe<Scalars['String']['input']>;
  /** The address at work, by which the person will sign in. */
  workEmail?: InputMaybe<Scalars['EmailAddress']['input']>;
  workScheduleId?: InputMaybe<Scalars['ID']['input']>;
};

export type OnboardingIndividualPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<OnboardingIndividual>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type OnboardingIndividualPatch = {
  accountHolder?: InputMaybe<Scalars['String']['input']>;
  /** The IBAN where the country has one, else the number of the account. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  accountProof?: InputMaybe<Scalars['String']['input']>;
  accountTypeId?: InputMaybe<Scalars['ID']['input']>;
  accreditations?: InputMaybe<Array<IndividualAccreditationInput>>;
  address?: InputMaybe<Scalars['Address']['input']>;
  /** Which bank and branch, where the country has no IBAN. */
  bankCode?: InputMaybe<Scalars['String']['input']>;
  bankCountry?: InputMaybe<Scalars['String']['input']>;
  bankId?: InputMaybe<Scalars['ID']['input']>;
  businessUnitId?: InputMaybe<Scalars['ID']['input']>;
  /** Whom the person was as a candidate. */
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  /** What the person was asked to mend, or why it was given up. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** When the person agreed that these data are kept. */
  consentOn?: InputMaybe<Scalars['LocalDate']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  designationId?: InputMaybe<Scalars['ID']['input']>;
  documents?: InputMaybe<Array<IndividualDocumentInput>>;
  education?: InputMaybe<Array<IndividualEducationInput>>;
  /** The private address that the invitation goes to. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  emergencyContacts?: InputMaybe<Array<IndividualEmergencyContactInput>>;
  /** Whom the person became. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  employeeTypeId?: InputMaybe<Scalars['ID']['input']>;
  experience?: InputMaybe<Array<IndividualExperienceInput>>;
  family?: InputMaybe<Array<IndividualFamilyMemberInput>>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  gradeId?: InputMaybe<Scalars['ID']['input']>;
  invitedOn?: InputMaybe<Scalars['DateTime']['input']>;
  joiningDate?: InputMaybe<Scalars['LocalDate']['input']>;
  languages?: InputMaybe<Array<IndividualLanguageInput>>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** The pages that the person fills in begin in it too. */
  mailLanguage?: InputMaybe<Language>;
  managerId?: InputMaybe<Scalars['ID']['input']>;
  maritalStatus?: InputMaybe<MaritalStatus>;
  middleName?: InputMaybe<Scalars['String']['input']>;
  nationality?: InputMaybe<Scalars['String']['input']>;
  onboardedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  photo?: InputMaybe<Scalars['String']['input']>;
  probationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  religionId?: InputMaybe<Scalars['ID']['input']>;
  serviceProviderId?: InputMaybe<Scalars['ID']['input']>;
  skills?: InputMaybe<Array<IndividualSkillInput>>;
  /** Who looks after the person until the first day. */
  specialistId?: InputMaybe<Scalars['ID']['input']>;
  /** Changed by inviting, by what the person sends, and by making an employee. */
  status?: InputMaybe<OnboardingStatus>;
  submittedOn?: InputMaybe<Scalars['DateTime']['input']>;
  swift?: InputMaybe<Scalars['String']['input']>;
  tokenHash?: InputMaybe<Scalars['String']['input']>;
  /** The address at work, by which the person will sign in. */
  workEmail?: InputMaybe<Scalars['EmailAddress']['input']>;
  workScheduleId?: InputMaybe<Scalars['ID']['input']>;
};

export type OnboardingIndividualSort = {
  field: OnboardingIndividualSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type OnboardingIndividualSortField =
  | 'accountHolder'
  | 'accountNumber'
  | 'accountTypeId'
  | 'bankCode'
  | 'bankCountry'
  | 'bankId'
  | 'businessUnitId'
  | 'candidateId'
  | 'comment'
  | 'consentOn'
  | 'createdAt'
  | 'custom'
  | 'dateOfBirth'
  | 'departmentId'
  | 'designationId'
  | 'email'
  | 'employeeId'
  | 'employeeTypeId'
  | 'firstName'
  | 'gender'
  | 'gradeId'
  | 'invitedOn'
  | 'joiningDate'
  | 'lastName'
  | 'locationId'
  | 'mailLanguage'
  | 'managerId'
  | 'maritalStatus'
  | 'middleName'
  | 'name'
  | 'nationality'
  | 'onboardedOn'
  | 'phone'
  | 'probationDate'
  | 'religionId'
  | 'serviceProviderId'
  | 'specialistId'
  | 'status'
  | 'submittedOn'
  | 'swift'
  | 'tokenHash'
  | 'updatedAt'
  | 'workEmail'
  | 'workScheduleId';

export type OnboardingItem = {
  /** Whom of the family it is of. */
  dependent?: Maybe<Scalars['String']['output']>;
  /** Of a group: how many are enough, how many there are, and what they may be. */
  enough?: Maybe<Scalars['Int']['output']>;
  /** The field of the person where it is told. */
  field: Scalars['String']['output'];
  /** Null where it is there. */
  gap?: Maybe<OnboardingGap>;
  given?: Maybe<Scalars['Int']['output']>;
  /** No employee is made without it. Otherwise it is asked for. */
  isRequired: Scalars['Boolean']['output'];
  key: Scalars['String']['output'];
  kind: OnboardingItemKind;
  /** Of a document, an accreditation, a group or a row. Empty for a field. */
  name: Scalars['String']['output'];
  oneOf?: Maybe<Array<Scalars['String']['output']>>;
};

export type OnboardingItemKind =
  | 'ACCREDITATION'
  | 'DOCUMENT'
  | 'FIELD'
  | 'GROUP'
  | 'ROW';

/** How far somebody is on the way to the first day. */
export type OnboardingStatus =
  | 'CANCELLED'
  /** Not invited yet. */
  | 'DRAFT'
  | 'INVITED'
  | 'ONBOARDED'
  /** Was asked to mend something. */
  | 'RETURNED'
  /** Has filled in some of it. */
  | 'STARTED'
  /** Waits for the specialist's look. */
  | 'SUBMITTED';

export type OnboardingStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<OnboardingStatus>;
  in?: InputMaybe<Array<OnboardingStatus>>;
};

export type OvertimeBasis =
  | 'BASIC_PAY'
  | 'GROSS_PAY';

export type PersonalInfoDropdown = {
  errorCode: Scalars['String']['output'];
  genders: Array<GenderReference>;
  languages: Array<SpokenLanguage>;
  maritalStatus: Array<MaritalStatusName>;
  message: Scalars['String']['output'];
  nationalities: Array<NationalityReference>;
  relationships: Array<RelationshipName>;
  religions: Array<ReligionReference>;
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
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** Url_Hash: the key in the link of an invitation, which needs no session. */
  listMartialStatus: MartialStatusList;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listOnboardingIndividuals: OnboardingIndividualPage;
  /** Id, title and code only, for pickers. */
  lookupOnboardingIndividuals: LookupPage;
  /** Hired candidates whom the caller works on, who joins first before the others. isStarted: whether their onboarding was started; isEarlier: whether they were hired long ago and nobody has started since; without all three filters those who are not employees yet. */
  onboardingCandidates: OnboardingCandidates;
  /** What is asked of the person and whether it is there, as the specialist needs it. */
  onboardingChecklist: OnboardingChecklist;
  /** One record, now or as it was. */
  onboardingIndividual: OnboardingIndividualAnswer;
  onboardingIndividualHistory: HistoryPage;
  /** Active accreditations for whoever onboards somebody, by the right to see those who join or accreditations; or for somebody who was invited. urlHash: the key in the link of the invitation, which needs no session. */
  retrieveAccreditationAndType: OnboardingAccreditations;
  retrieveContactInfoDropdown: ContactInfoDropdown;
  retrieveGenderList: GenderList;
  retrieveNationalityList: NationalityList;
  retrievePersonalInfoDropdown: PersonalInfoDropdown;
  retrieveReligionList: ReligionList;
};


export type QueryListMartialStatusArgs = {
  Org_Code?: InputMaybe<Scalars['String']['input']>;
  Url_Hash?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListOnboardingIndividualsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<OnboardingIndividualFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<OnboardingIndividualSort>>;
};


export type QueryLookupOnboardingIndividualsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOnboardingCandidatesArgs = {
  isEarlier?: InputMaybe<Scalars['Boolean']['input']>;
  isStarted?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<OnboardingStatus>;
};


export type QueryOnboardingChecklistArgs = {
  individualId: Scalars['Int']['input'];
};


export type QueryOnboardingIndividualArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryOnboardingIndividualHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRetrieveAccreditationAndTypeArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  urlHash?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRetrieveGenderListArgs = {
  Org_Code?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRetrieveNationalityListArgs = {
  Org_Code?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRetrieveReligionListArgs = {
  Org_Code?: InputMaybe<Scalars['String']['input']>;
};

/** Whether a record is in use. */
export type RecordStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type RecordView =
  | 'EDIT'
  | 'SHOW';

/** A record of another endpoint. */
export type Relationship = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type RelationshipName = {
  Relationship_Id: Scalars['Int']['output'];
  Relationship_Name: Scalars['String']['output'];
};

/** Of a reference to employees: who asks, or everybody who reports to them. */
export type RelativePerson =
  | 'ME'
  | 'MY_TEAM';

/** A record of another endpoint. */
export type Religion = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type ReligionList = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  religions: Array<ReligionReference>;
};

export type ReligionReference = {
  Religion_Id: Scalars['Int']['output'];
  Religion_Name: Scalars['String']['output'];
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

/** A record of another endpoint. */
export type Skill = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
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

export type SpokenLanguage = {
  /** ISO 639. */
  Language_Code: Scalars['String']['output'];
  /** In the caller's language. */
  Language_Name: Scalars['String']['output'];
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

/** A record of another endpoint. */
export type WorkSchedule = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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
  AccountType: ResolverTypeWrapper<AccountType>;
  AccreditationType: ResolverTypeWrapper<AccreditationType>;
  Address: ResolverTypeWrapper<Scalars['Address']['output']>;
  AirTicketBasis: AirTicketBasis;
  AirTicketClass: AirTicketClass;
  Bank: ResolverTypeWrapper<Bank>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  BusinessUnit: ResolverTypeWrapper<BusinessUnit>;
  Candidate: ResolverTypeWrapper<Candidate>;
  ChangeKind: ChangeKind;
  ChangeSetFilter: ChangeSetFilter;
  ChangeSource: ChangeSource;
  ColumnKind: ColumnKind;
  ContactCountry: ResolverTypeWrapper<ContactCountry>;
  ContactInfoDropdown: ResolverTypeWrapper<ContactInfoDropdown>;
  ContactState: ResolverTypeWrapper<ContactState>;
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
  Designation: ResolverTypeWrapper<Designation>;
  DocumentSubtype: ResolverTypeWrapper<DocumentSubtype>;
  EducationLevel: EducationLevel;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  Employee: ResolverTypeWrapper<Employee>;
  EmployeeMade: ResolverTypeWrapper<EmployeeMade>;
  EmployeeType: ResolverTypeWrapper<EmployeeType>;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: Form;
  FormulaSet: FormulaSet;
  Gender: Gender;
  GenderFilter: GenderFilter;
  GenderList: ResolverTypeWrapper<GenderList>;
  GenderReference: ResolverTypeWrapper<GenderReference>;
  Grade: ResolverTypeWrapper<Grade>;
  HexColorCode: ResolverTypeWrapper<Scalars['HexColorCode']['output']>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  HistoryPage: ResolverTypeWrapper<HistoryPage>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdFilter: IdFilter;
  IndividualAccreditation: ResolverTypeWrapper<IndividualAccreditation>;
  IndividualAccreditationInput: IndividualAccreditationInput;
  IndividualDocument: ResolverTypeWrapper<IndividualDocument>;
  IndividualDocumentInput: IndividualDocumentInput;
  IndividualEducation: ResolverTypeWrapper<IndividualEducation>;
  IndividualEducationInput: IndividualEducationInput;
  IndividualEmergencyContact: ResolverTypeWrapper<IndividualEmergencyContact>;
  IndividualEmergencyContactInput: IndividualEmergencyContactInput;
  IndividualErasure: ResolverTypeWrapper<IndividualErasure>;
  IndividualExperience: ResolverTypeWrapper<IndividualExperience>;
  IndividualExperienceInput: IndividualExperienceInput;
  IndividualFamilyMember: ResolverTypeWrapper<IndividualFamilyMember>;
  IndividualFamilyMemberInput: IndividualFamilyMemberInput;
  IndividualLanguage: ResolverTypeWrapper<IndividualLanguage>;
  IndividualLanguageInput: IndividualLanguageInput;
  IndividualSkill: ResolverTypeWrapper<IndividualSkill>;
  IndividualSkillInput: IndividualSkillInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntFilter: IntFilter;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Language: Language;
  LanguageFilter: LanguageFilter;
  LanguageProficiency: LanguageProficiency;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalDateFilter: LocalDateFilter;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LocalTimeFilter: LocalTimeFilter;
  Location: ResolverTypeWrapper<Location>;
  Lookup: ResolverTypeWrapper<Lookup>;
  LookupPage: ResolverTypeWrapper<LookupPage>;
  MailsAhead: ResolverTypeWrapper<MailsAhead>;
  MaritalStatus: MaritalStatus;
  MaritalStatusFilter: MaritalStatusFilter;
  MaritalStatusName: ResolverTypeWrapper<MaritalStatusName>;
  MartialStatusList: ResolverTypeWrapper<MartialStatusList>;
  Month: Month;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NationalityList: ResolverTypeWrapper<NationalityList>;
  NationalityReference: ResolverTypeWrapper<NationalityReference>;
  OnboardingAccreditation: ResolverTypeWrapper<OnboardingAccreditation>;
  OnboardingAccreditations: ResolverTypeWrapper<OnboardingAccreditations>;
  OnboardingCandidate: ResolverTypeWrapper<OnboardingCandidate>;
  OnboardingCandidates: ResolverTypeWrapper<OnboardingCandidates>;
  OnboardingChange: ResolverTypeWrapper<OnboardingChange>;
  OnboardingChecklist: ResolverTypeWrapper<OnboardingChecklist>;
  OnboardingCount: ResolverTypeWrapper<OnboardingCount>;
  OnboardingDue: OnboardingDue;
  OnboardingGap: OnboardingGap;
  OnboardingIndividual: ResolverTypeWrapper<OnboardingIndividual>;
  OnboardingIndividualAnswer: ResolverTypeWrapper<OnboardingIndividualAnswer>;
  OnboardingIndividualChange: ResolverTypeWrapper<OnboardingIndividualChange>;
  OnboardingIndividualFilter: OnboardingIndividualFilter;
  OnboardingIndividualInput: OnboardingIndividualInput;
  OnboardingIndividualPage: ResolverTypeWrapper<OnboardingIndividualPage>;
  OnboardingIndividualPatch: OnboardingIndividualPatch;
  OnboardingIndividualSort: OnboardingIndividualSort;
  OnboardingIndividualSortField: OnboardingIndividualSortField;
  OnboardingItem: ResolverTypeWrapper<OnboardingItem>;
  OnboardingItemKind: OnboardingItemKind;
  OnboardingStatus: OnboardingStatus;
  OnboardingStatusFilter: OnboardingStatusFilter;
  OvertimeBasis: OvertimeBasis;
  PersonalInfoDropdown: ResolverTypeWrapper<PersonalInfoDropdown>;
  Preset: Preset;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordStatus: RecordStatus;
  RecordView: RecordView;
  Relationship: ResolverTypeWrapper<Relationship>;
  RelationshipName: ResolverTypeWrapper<RelationshipName>;
  RelativePerson: RelativePerson;
  Religion: ResolverTypeWrapper<Religion>;
  ReligionList: ResolverTypeWrapper<ReligionList>;
  ReligionReference: ResolverTypeWrapper<ReligionReference>;
  RequestKind: RequestKind;
  RequestStatus: RequestStatus;
  Right: Right;
  RowsFilter: RowsFilter;
  SalaryType: SalaryType;
  Scope: Scope;
  ScreenAction: ScreenAction;
  ServiceProvider: ResolverTypeWrapper<ServiceProvider>;
  Skill: ResolverTypeWrapper<Skill>;
  SkillProficiency: SkillProficiency;
  SortOrder: SortOrder;
  SpokenLanguage: ResolverTypeWrapper<SpokenLanguage>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TaxRegime: TaxRegime;
  TaxReliefSection: TaxReliefSection;
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  Weekday: Weekday;
  WorkDayKind: WorkDayKind;
  WorkSchedule: ResolverTypeWrapper<WorkSchedule>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountType: AccountType;
  AccreditationType: AccreditationType;
  Address: Scalars['Address']['output'];
  Bank: Bank;
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  BusinessUnit: BusinessUnit;
  Candidate: Candidate;
  ChangeSetFilter: ChangeSetFilter;
  ContactCountry: ContactCountry;
  ContactInfoDropdown: ContactInfoDropdown;
  ContactState: ContactState;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DecidedStep: DecidedStep;
  Decimal: Scalars['Decimal']['output'];
  DecimalFilter: DecimalFilter;
  DeleteAnswer: DeleteAnswer;
  Department: Department;
  Designation: Designation;
  DocumentSubtype: DocumentSubtype;
  EmailAddress: Scalars['EmailAddress']['output'];
  Employee: Employee;
  EmployeeMade: EmployeeMade;
  EmployeeType: EmployeeType;
  EndpointStatus: EndpointStatus;
  FieldChange: FieldChange;
  FieldProblem: FieldProblem;
  Float: Scalars['Float']['output'];
  GenderFilter: GenderFilter;
  GenderList: GenderList;
  GenderReference: GenderReference;
  Grade: Grade;
  HexColorCode: Scalars['HexColorCode']['output'];
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  ID: Scalars['ID']['output'];
  IdFilter: IdFilter;
  IndividualAccreditation: IndividualAccreditation;
  IndividualAccreditationInput: IndividualAccreditationInput;
  IndividualDocument: IndividualDocument;
  IndividualDocumentInput: IndividualDocumentInput;
  IndividualEducation: IndividualEducation;
  IndividualEducationInput: IndividualEducationInput;
  IndividualEmergencyContact: IndividualEmergencyContact;
  IndividualEmergencyContactInput: IndividualEmergencyContactInput;
  IndividualErasure: IndividualErasure;
  IndividualExperience: IndividualExperience;
  IndividualExperienceInput: IndividualExperienceInput;
  IndividualFamilyMember: IndividualFamilyMember;
  IndividualFamilyMemberInput: IndividualFamilyMemberInput;
  IndividualLanguage: IndividualLanguage;
  IndividualLanguageInput: IndividualLanguageInput;
  IndividualSkill: IndividualSkill;
  IndividualSkillInput: IndividualSkillInput;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  JSON: Scalars['JSON']['output'];
  LanguageFilter: LanguageFilter;
  LocalDate: Scalars['LocalDate']['output'];
  LocalDateFilter: LocalDateFilter;
  LocalTime: Scalars['LocalTime']['output'];
  LocalTimeFilter: LocalTimeFilter;
  Location: Location;
  Lookup: Lookup;
  LookupPage: LookupPage;
  MailsAhead: MailsAhead;
  MaritalStatusFilter: MaritalStatusFilter;
  MaritalStatusName: MaritalStatusName;
  MartialStatusList: MartialStatusList;
  Mutation: Record<PropertyKey, never>;
  NationalityList: NationalityList;
  NationalityReference: NationalityReference;
  OnboardingAccreditation: OnboardingAccreditation;
  OnboardingAccreditations: OnboardingAccreditations;
  OnboardingCandidate: OnboardingCandidate;
  OnboardingCandidates: OnboardingCandidates;
  OnboardingChange: OnboardingChange;
  OnboardingChecklist: OnboardingChecklist;
  OnboardingCount: OnboardingCount;
  OnboardingIndividual: OnboardingIndividual;
  OnboardingIndividualAnswer: OnboardingIndividualAnswer;
  OnboardingIndividualChange: OnboardingIndividualChange;
  OnboardingIndividualFilter: OnboardingIndividualFilter;
  OnboardingIndividualInput: OnboardingIndividualInput;
  OnboardingIndividualPage: OnboardingIndividualPage;
  OnboardingIndividualPatch: OnboardingIndividualPatch;
  OnboardingIndividualSort: OnboardingIndividualSort;
  OnboardingItem: OnboardingItem;
  OnboardingStatusFilter: OnboardingStatusFilter;
  PersonalInfoDropdown: PersonalInfoDropdown;
  Query: Record<PropertyKey, never>;
  Relationship: Relationship;
  RelationshipName: RelationshipName;
  Religion: Religion;
  ReligionList: ReligionList;
  ReligionReference: ReligionReference;
  RowsFilter: RowsFilter;
  ServiceProvider: ServiceProvider;
  Skill: Skill;
  SpokenLanguage: SpokenLanguage;
  String: Scalars['String']['output'];
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: UndoAnswer;
  WorkSchedule: WorkSchedule;
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

export type AccountTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountType'] = ResolversParentTypes['AccountType']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccreditationTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccreditationType'] = ResolversParentTypes['AccreditationType']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface AddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Address'], any> {
  name: 'Address';
}

export type BankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bank'] = ResolversParentTypes['Bank']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BusinessUnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessUnit'] = ResolversParentTypes['BusinessUnit']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Candidate'] = ResolversParentTypes['Candidate']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactCountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactCountry'] = ResolversParentTypes['ContactCountry']> = {
  Country_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Country_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactInfoDropdownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactInfoDropdown'] = ResolversParentTypes['ContactInfoDropdown']> = {
  countries?: Resolver<Array<ResolversTypes['ContactCountry']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relationships?: Resolver<Array<ResolversTypes['RelationshipName']>, ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['ContactState']>, ParentType, ContextType>;
};

export type ContactStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactState'] = ResolversParentTypes['ContactState']> = {
  State_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  State_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type DesignationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Designation'] = ResolversParentTypes['Designation']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentSubtypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSubtype'] = ResolversParentTypes['DocumentSubtype']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeMadeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeMade'] = ResolversParentTypes['EmployeeMade']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type EmployeeTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeType'] = ResolversParentTypes['EmployeeType']> = {
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

export type GenderListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenderList'] = ResolversParentTypes['GenderList']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  genders?: Resolver<Array<ResolversTypes['GenderReference']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GenderReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenderReference'] = ResolversParentTypes['GenderReference']> = {
  Gender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Gender_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Grade'] = ResolversParentTypes['Grade']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type IndividualAccreditationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndividualAccreditation'] = ResolversParentTypes['IndividualAccreditation']> = {
  accreditation?: Resolver<ResolversTypes['AccreditationType'], ParentType, ContextType>;
  dependent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  issuingAuthority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IndividualDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndividualDocument'] = ResolversParentTypes['IndividualDocument']> = {
  documentSubtype?: Resolver<ResolversTypes['DocumentSubtype'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IndividualEducationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndividualEducation'] = ResolversParentTypes['IndividualEducation']> = {
  certificate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  institution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['EducationLevel']>, ParentType, ContextType>;
  qualification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type IndividualEmergencyContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndividualEmergencyContact'] = ResolversParentTypes['IndividualEmergencyContact']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relationship?: Resolver<Maybe<ResolversTypes['Relationship']>, ParentType, ContextType>;
};

export type IndividualErasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndividualErasure'] = ResolversParentTypes['IndividualErasure']> = {
  changeSet?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keys?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type IndividualExperienceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndividualExperience'] = ResolversParentTypes['IndividualExperience']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  tasks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IndividualFamilyMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndividualFamilyMember'] = ResolversParentTypes['IndividualFamilyMember']> = {
  dateOfBirth?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDependent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relationship?: Resolver<Maybe<ResolversTypes['Relationship']>, ParentType, ContextType>;
};

export type IndividualLanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndividualLanguage'] = ResolversParentTypes['IndividualLanguage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proficiency?: Resolver<Maybe<ResolversTypes['LanguageProficiency']>, ParentType, ContextType>;
  readWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spoken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IndividualSkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndividualSkill'] = ResolversParentTypes['IndividualSkill']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proficiency?: Resolver<Maybe<ResolversTypes['SkillProficiency']>, ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
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

export type MaritalStatusNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaritalStatusName'] = ResolversParentTypes['MaritalStatusName']> = {
  Marital_Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Marital_Status_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MartialStatusListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MartialStatusList'] = ResolversParentTypes['MartialStatusList']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maritalStatus?: Resolver<Array<ResolversTypes['MaritalStatusName']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addOnboardingIndividual?: Resolver<ResolversTypes['OnboardingIndividualChange'], ParentType, ContextType, RequireFields<MutationAddOnboardingIndividualArgs, 'input'>>;
  cancelOnboarding?: Resolver<ResolversTypes['OnboardingChange'], ParentType, ContextType, RequireFields<MutationCancelOnboardingArgs, 'individualId'>>;
  deleteOnboardingIndividuals?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteOnboardingIndividualsArgs, 'ids'>>;
  eraseIndividual?: Resolver<ResolversTypes['IndividualErasure'], ParentType, ContextType, RequireFields<MutationEraseIndividualArgs, 'individualId' | 'reason'>>;
  inviteIndividuals?: Resolver<ResolversTypes['OnboardingChange'], ParentType, ContextType, RequireFields<MutationInviteIndividualsArgs, 'individualId'>>;
  makeEmployee?: Resolver<ResolversTypes['EmployeeMade'], ParentType, ContextType, RequireFields<MutationMakeEmployeeArgs, 'individualId'>>;
  resumeOnboarding?: Resolver<ResolversTypes['OnboardingChange'], ParentType, ContextType, RequireFields<MutationResumeOnboardingArgs, 'individualId'>>;
  returnIndividual?: Resolver<ResolversTypes['OnboardingChange'], ParentType, ContextType, RequireFields<MutationReturnIndividualArgs, 'comment' | 'individualId'>>;
  startOnboarding?: Resolver<ResolversTypes['OnboardingChange'], ParentType, ContextType, RequireFields<MutationStartOnboardingArgs, 'candidateId' | 'invite'>>;
  undoChangeSet?: Resolver<ResolversTypes['UndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoChangeSetArgs, 'id' | 'wait'>>;
  updateOnboardingIndividual?: Resolver<ResolversTypes['OnboardingIndividualChange'], ParentType, ContextType, RequireFields<MutationUpdateOnboardingIndividualArgs, 'id' | 'input' | 'version'>>;
};

export type NationalityListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NationalityList'] = ResolversParentTypes['NationalityList']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationalities?: Resolver<Array<ResolversTypes['NationalityReference']>, ParentType, ContextType>;
};

export type NationalityReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NationalityReference'] = ResolversParentTypes['NationalityReference']> = {
  Nationality_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Nationality_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OnboardingAccreditationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingAccreditation'] = ResolversParentTypes['OnboardingAccreditation']> = {
  accreditationCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accreditationCategoryAndTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accreditationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enforceDependent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instruction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OnboardingAccreditationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingAccreditations'] = ResolversParentTypes['OnboardingAccreditations']> = {
  accreditationDetails?: Resolver<Array<ResolversTypes['OnboardingAccreditation']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OnboardingCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingCandidate'] = ResolversParentTypes['OnboardingCandidate']> = {
  candidateId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  due?: Resolver<ResolversTypes['OnboardingDue'], ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  employeeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hiredOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  individualId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invitedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  jobPost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobPostId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  joiningDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  of?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialist?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OnboardingStatus']>, ParentType, ContextType>;
  submittedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OnboardingCandidatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingCandidates'] = ResolversParentTypes['OnboardingCandidates']> = {
  candidates?: Resolver<Array<ResolversTypes['OnboardingCandidate']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['OnboardingCount']>, ParentType, ContextType>;
  earlier?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OnboardingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingChange'] = ResolversParentTypes['OnboardingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  individualCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  individualId?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type OnboardingChecklistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingChecklist'] = ResolversParentTypes['OnboardingChecklist']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OnboardingItem']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OnboardingCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingCount'] = ResolversParentTypes['OnboardingCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OnboardingStatus']>, ParentType, ContextType>;
};

export type OnboardingIndividualResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingIndividual'] = ResolversParentTypes['OnboardingIndividual']> = {
  accountHolder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountProof?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountType?: Resolver<Maybe<ResolversTypes['AccountType']>, ParentType, ContextType>;
  accreditations?: Resolver<Maybe<Array<ResolversTypes['IndividualAccreditation']>>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  bank?: Resolver<Maybe<ResolversTypes['Bank']>, ParentType, ContextType>;
  bankCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessUnit?: Resolver<Maybe<ResolversTypes['BusinessUnit']>, ParentType, ContextType>;
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consentOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['Designation']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<Array<ResolversTypes['IndividualDocument']>>, ParentType, ContextType>;
  education?: Resolver<Maybe<Array<ResolversTypes['IndividualEducation']>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  emergencyContacts?: Resolver<Maybe<Array<ResolversTypes['IndividualEmergencyContact']>>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  employeeType?: Resolver<Maybe<ResolversTypes['EmployeeType']>, ParentType, ContextType>;
  experience?: Resolver<Maybe<Array<ResolversTypes['IndividualExperience']>>, ParentType, ContextType>;
  family?: Resolver<Maybe<Array<ResolversTypes['IndividualFamilyMember']>>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  joiningDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  languages?: Resolver<Maybe<Array<ResolversTypes['IndividualLanguage']>>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  mailLanguage?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  manager?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  maritalStatus?: Resolver<Maybe<ResolversTypes['MaritalStatus']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onboardedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  probationDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  religion?: Resolver<Maybe<ResolversTypes['Religion']>, ParentType, ContextType>;
  serviceProvider?: Resolver<Maybe<ResolversTypes['ServiceProvider']>, ParentType, ContextType>;
  skills?: Resolver<Maybe<Array<ResolversTypes['IndividualSkill']>>, ParentType, ContextType>;
  specialist?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OnboardingStatus'], ParentType, ContextType>;
  submittedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  swift?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokenHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workEmail?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  workSchedule?: Resolver<Maybe<ResolversTypes['WorkSchedule']>, ParentType, ContextType>;
};

export type OnboardingIndividualAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingIndividualAnswer'] = ResolversParentTypes['OnboardingIndividualAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['OnboardingIndividual']>, ParentType, ContextType>;
};

export type OnboardingIndividualChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingIndividualChange'] = ResolversParentTypes['OnboardingIndividualChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['OnboardingIndividual']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type OnboardingIndividualPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingIndividualPage'] = ResolversParentTypes['OnboardingIndividualPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['OnboardingIndividual']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OnboardingItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingItem'] = ResolversParentTypes['OnboardingItem']> = {
  dependent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enough?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gap?: Resolver<Maybe<ResolversTypes['OnboardingGap']>, ParentType, ContextType>;
  given?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OnboardingItemKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oneOf?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type PersonalInfoDropdownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalInfoDropdown'] = ResolversParentTypes['PersonalInfoDropdown']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  genders?: Resolver<Array<ResolversTypes['GenderReference']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['SpokenLanguage']>, ParentType, ContextType>;
  maritalStatus?: Resolver<Array<ResolversTypes['MaritalStatusName']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationalities?: Resolver<Array<ResolversTypes['NationalityReference']>, ParentType, ContextType>;
  relationships?: Resolver<Array<ResolversTypes['RelationshipName']>, ParentType, ContextType>;
  religions?: Resolver<Array<ResolversTypes['ReligionReference']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  listMartialStatus?: Resolver<ResolversTypes['MartialStatusList'], ParentType, ContextType, Partial<QueryListMartialStatusArgs>>;
  listOnboardingIndividuals?: Resolver<ResolversTypes['OnboardingIndividualPage'], ParentType, ContextType, RequireFields<QueryListOnboardingIndividualsArgs, 'estimate' | 'limit' | 'offset'>>;
  lookupOnboardingIndividuals?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupOnboardingIndividualsArgs, 'limit' | 'offset'>>;
  onboardingCandidates?: Resolver<ResolversTypes['OnboardingCandidates'], ParentType, ContextType, RequireFields<QueryOnboardingCandidatesArgs, 'limit' | 'offset'>>;
  onboardingChecklist?: Resolver<ResolversTypes['OnboardingChecklist'], ParentType, ContextType, RequireFields<QueryOnboardingChecklistArgs, 'individualId'>>;
  onboardingIndividual?: Resolver<ResolversTypes['OnboardingIndividualAnswer'], ParentType, ContextType, RequireFields<QueryOnboardingIndividualArgs, 'id'>>;
  onboardingIndividualHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryOnboardingIndividualHistoryArgs, 'id' | 'limit' | 'offset'>>;
  retrieveAccreditationAndType?: Resolver<ResolversTypes['OnboardingAccreditations'], ParentType, ContextType, RequireFields<QueryRetrieveAccreditationAndTypeArgs, 'limit' | 'offset'>>;
  retrieveContactInfoDropdown?: Resolver<ResolversTypes['ContactInfoDropdown'], ParentType, ContextType>;
  retrieveGenderList?: Resolver<ResolversTypes['GenderList'], ParentType, ContextType, Partial<QueryRetrieveGenderListArgs>>;
  retrieveNationalityList?: Resolver<ResolversTypes['NationalityList'], ParentType, ContextType, Partial<QueryRetrieveNationalityListArgs>>;
  retrievePersonalInfoDropdown?: Resolver<ResolversTypes['PersonalInfoDropdown'], ParentType, ContextType>;
  retrieveReligionList?: Resolver<ResolversTypes['ReligionList'], ParentType, ContextType, Partial<QueryRetrieveReligionListArgs>>;
};

export type RelationshipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Relationship'] = ResolversParentTypes['Relationship']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RelationshipNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelationshipName'] = ResolversParentTypes['RelationshipName']> = {
  Relationship_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Relationship_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReligionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Religion'] = ResolversParentTypes['Religion']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReligionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReligionList'] = ResolversParentTypes['ReligionList']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  religions?: Resolver<Array<ResolversTypes['ReligionReference']>, ParentType, ContextType>;
};

export type ReligionReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReligionReference'] = ResolversParentTypes['ReligionReference']> = {
  Religion_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Religion_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceProvider'] = ResolversParentTypes['ServiceProvider']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Skill'] = ResolversParentTypes['Skill']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpokenLanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpokenLanguage'] = ResolversParentTypes['SpokenLanguage']> = {
  Language_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Language_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkSchedule'] = ResolversParentTypes['WorkSchedule']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountType?: AccountTypeResolvers<ContextType>;
  AccreditationType?: AccreditationTypeResolvers<ContextType>;
  Address?: GraphQLScalarType;
  Bank?: BankResolvers<ContextType>;
  BusinessUnit?: BusinessUnitResolvers<ContextType>;
  Candidate?: CandidateResolvers<ContextType>;
  ContactCountry?: ContactCountryResolvers<ContextType>;
  ContactInfoDropdown?: ContactInfoDropdownResolvers<ContextType>;
  ContactState?: ContactStateResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecidedStep?: DecidedStepResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  Department?: DepartmentResolvers<ContextType>;
  Designation?: DesignationResolvers<ContextType>;
  DocumentSubtype?: DocumentSubtypeResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  Employee?: EmployeeResolvers<ContextType>;
  EmployeeMade?: EmployeeMadeResolvers<ContextType>;
  EmployeeType?: EmployeeTypeResolvers<ContextType>;
  EndpointStatus?: EndpointStatusResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  GenderList?: GenderListResolvers<ContextType>;
  GenderReference?: GenderReferenceResolvers<ContextType>;
  Grade?: GradeResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  IndividualAccreditation?: IndividualAccreditationResolvers<ContextType>;
  IndividualDocument?: IndividualDocumentResolvers<ContextType>;
  IndividualEducation?: IndividualEducationResolvers<ContextType>;
  IndividualEmergencyContact?: IndividualEmergencyContactResolvers<ContextType>;
  IndividualErasure?: IndividualErasureResolvers<ContextType>;
  IndividualExperience?: IndividualExperienceResolvers<ContextType>;
  IndividualFamilyMember?: IndividualFamilyMemberResolvers<ContextType>;
  IndividualLanguage?: IndividualLanguageResolvers<ContextType>;
  IndividualSkill?: IndividualSkillResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Location?: LocationResolvers<ContextType>;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  MailsAhead?: MailsAheadResolvers<ContextType>;
  MaritalStatusName?: MaritalStatusNameResolvers<ContextType>;
  MartialStatusList?: MartialStatusListResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NationalityList?: NationalityListResolvers<ContextType>;
  NationalityReference?: NationalityReferenceResolvers<ContextType>;
  OnboardingAccreditation?: OnboardingAccreditationResolvers<ContextType>;
  OnboardingAccreditations?: OnboardingAccreditationsResolvers<ContextType>;
  OnboardingCandidate?: OnboardingCandidateResolvers<ContextType>;
  OnboardingCandidates?: OnboardingCandidatesResolvers<ContextType>;
  OnboardingChange?: OnboardingChangeResolvers<ContextType>;
  OnboardingChecklist?: OnboardingChecklistResolvers<ContextType>;
  OnboardingCount?: OnboardingCountResolvers<ContextType>;
  OnboardingIndividual?: OnboardingIndividualResolvers<ContextType>;
  OnboardingIndividualAnswer?: OnboardingIndividualAnswerResolvers<ContextType>;
  OnboardingIndividualChange?: OnboardingIndividualChangeResolvers<ContextType>;
  OnboardingIndividualPage?: OnboardingIndividualPageResolvers<ContextType>;
  OnboardingItem?: OnboardingItemResolvers<ContextType>;
  PersonalInfoDropdown?: PersonalInfoDropdownResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Relationship?: RelationshipResolvers<ContextType>;
  RelationshipName?: RelationshipNameResolvers<ContextType>;
  Religion?: ReligionResolvers<ContextType>;
  ReligionList?: ReligionListResolvers<ContextType>;
  ReligionReference?: ReligionReferenceResolvers<ContextType>;
  ServiceProvider?: ServiceProviderResolvers<ContextType>;
  Skill?: SkillResolvers<ContextType>;
  SpokenLanguage?: SpokenLanguageResolvers<ContextType>;
  UndoAnswer?: UndoAnswerResolvers<ContextType>;
  WorkSchedule?: WorkScheduleResolvers<ContextType>;
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
