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

export type BooleanFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CandidateApplicationForm =
  | 'DETAILED'
  | 'SIMPLE';

export type CandidateApplicationFormFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<CandidateApplicationForm>;
  in?: InputMaybe<Array<CandidateApplicationForm>>;
};

/** The page on which the organization shows its open job posts to everybody. */
export type CareerPage = {
  bannerHeading?: Maybe<Scalars['String']['output']>;
  /** Best 1920x600 px. */
  bannerImage?: Maybe<Scalars['String']['output']>;
  /** Shown in turns with the first one. */
  bannerImage2?: Maybe<Scalars['String']['output']>;
  bannerImage3?: Maybe<Scalars['String']['output']>;
  bannerSubtext?: Maybe<Scalars['String']['output']>;
  /** What the page is called, in the browser and above the job posts. */
  caption: Scalars['String']['output'];
  /** What the organization stands for; suggestions for the banner are worded by it. */
  companyBranding?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  fontColor: Scalars['HexColorCode']['output'];
  fontFamily: CareerPageFont;
  headingFontSize: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** What people of the trade look for; suggestions for the banner are worded by it. */
  industryTrends?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Scalars['String']['output']>;
  /** How much of the banner is darkened below the text. */
  overlayOpacity: Scalars['Decimal']['output'];
  subtextFontSize: Scalars['Int']['output'];
  textHorizontal: HorizontalPosition;
  textVertical: VerticalPosition;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type CareerPageAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CareerPage>;
};

export type CareerPageChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CareerPage>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CareerPageFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CareerPageFilter>>;
  bannerHeading?: InputMaybe<TextFilter>;
  bannerSubtext?: InputMaybe<TextFilter>;
  caption?: InputMaybe<TextFilter>;
  companyBranding?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  fontColor?: InputMaybe<TextFilter>;
  fontFamily?: InputMaybe<CareerPageFontFilter>;
  headingFontSize?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  industryTrends?: InputMaybe<TextFilter>;
  not?: InputMaybe<CareerPageFilter>;
  or?: InputMaybe<Array<CareerPageFilter>>;
  overlayOpacity?: InputMaybe<DecimalFilter>;
  subtextFontSize?: InputMaybe<IntFilter>;
  textHorizontal?: InputMaybe<HorizontalPositionFilter>;
  textVertical?: InputMaybe<VerticalPositionFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type CareerPageFont =
  | 'MONOSPACE'
  | 'PLEX_SANS'
  | 'SERIF'
  | 'SYSTEM';

export type CareerPageFontFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<CareerPageFont>;
  in?: InputMaybe<Array<CareerPageFont>>;
};

export type CareerPageInput = {
  bannerHeading?: InputMaybe<Scalars['String']['input']>;
  /** Best 1920x600 px. */
  bannerImage?: InputMaybe<Scalars['String']['input']>;
  /** Shown in turns with the first one. */
  bannerImage2?: InputMaybe<Scalars['String']['input']>;
  bannerImage3?: InputMaybe<Scalars['String']['input']>;
  bannerSubtext?: InputMaybe<Scalars['String']['input']>;
  /** What the page is called, in the browser and above the job posts. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** What the organization stands for; suggestions for the banner are worded by it. */
  companyBranding?: InputMaybe<Scalars['String']['input']>;
  fontColor?: InputMaybe<Scalars['HexColorCode']['input']>;
  fontFamily?: InputMaybe<CareerPageFont>;
  headingFontSize?: InputMaybe<Scalars['Int']['input']>;
  /** What people of the trade look for; suggestions for the banner are worded by it. */
  industryTrends?: InputMaybe<Scalars['String']['input']>;
  logo?: InputMaybe<Scalars['String']['input']>;
  /** How much of the banner is darkened below the text. */
  overlayOpacity?: InputMaybe<Scalars['Decimal']['input']>;
  subtextFontSize?: InputMaybe<Scalars['Int']['input']>;
  textHorizontal?: InputMaybe<HorizontalPosition>;
  textVertical?: InputMaybe<VerticalPosition>;
};

export type CareerPagePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<CareerPage>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CareerPagePatch = {
  bannerHeading?: InputMaybe<Scalars['String']['input']>;
  /** Best 1920x600 px. */
  bannerImage?: InputMaybe<Scalars['String']['input']>;
  /** Shown in turns with the first one. */
  bannerImage2?: InputMaybe<Scalars['String']['input']>;
  bannerImage3?: InputMaybe<Scalars['String']['input']>;
  bannerSubtext?: InputMaybe<Scalars['String']['input']>;
  /** What the page is called, in the browser and above the job posts. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** What the organization stands for; suggestions for the banner are worded by it. */
  companyBranding?: InputMaybe<Scalars['String']['input']>;
  fontColor?: InputMaybe<Scalars['HexColorCode']['input']>;
  fontFamily?: InputMaybe<CareerPageFont>;
  headingFontSize?: InputMaybe<Scalars['Int']['input']>;
  /** What people of the trade look for; suggestions for the banner are worded by it. */
  industryTrends?: InputMaybe<Scalars['String']['input']>;
  logo?: InputMaybe<Scalars['String']['input']>;
  /** How much of the banner is darkened below the text. */
  overlayOpacity?: InputMaybe<Scalars['Decimal']['input']>;
  subtextFontSize?: InputMaybe<Scalars['Int']['input']>;
  textHorizontal?: InputMaybe<HorizontalPosition>;
  textVertical?: InputMaybe<VerticalPosition>;
};

export type CareerPageSort = {
  field: CareerPageSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CareerPageSortField =
  | 'bannerHeading'
  | 'bannerSubtext'
  | 'caption'
  | 'companyBranding'
  | 'createdAt'
  | 'custom'
  | 'fontColor'
  | 'fontFamily'
  | 'headingFontSize'
  | 'industryTrends'
  | 'overlayOpacity'
  | 'subtextFontSize'
  | 'textHorizontal'
  | 'textVertical'
  | 'updatedAt';

export type CareerPortalFilter =
  | 'DEPARTMENT'
  | 'EXPERIENCE'
  | 'JOB_TYPE'
  | 'LOCATION'
  | 'SKILL';

export type ChangeKind =
  | 'ADD'
  | 'DELETE'
  /** What was recorded of a person before was erased; only the audit log tells it. */
  | 'ERASE'
  | 'UPDATE';

export type ChangeSource =
  | 'BULK'
  | 'FORM'
  | 'IMPORT'
  | 'RULE'
  | 'SEED'
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

export type CoverageFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Coverage>;
  in?: InputMaybe<Array<Coverage>>;
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

export type DecimalFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['Decimal']['input']>;
  from?: InputMaybe<Scalars['Decimal']['input']>;
  in?: InputMaybe<Array<Scalars['Decimal']['input']>>;
  to?: InputMaybe<Scalars['Decimal']['input']>;
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
  | 'RECRUITMENT_ONBOARDING'
  | 'REFERENCE_LISTS'
  | 'REGISTER_FACE'
  | 'ROLES'
  | 'ROSTER_SETTINGS'
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
  | 'SELF_PRE_APPROVAL'
  | 'SELF_SHORT_TIME_OFF'
  | 'SELF_TIMESHEETS'
  | 'SELF_TIME_OFF'
  | 'SELF_TRAVEL_AND_EXPENSES'
  | 'SELF_TRAVEL_REQUEST'
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

/** One change to a record, newest first. */
export type HistoryEntry = {
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  changeSetId: Scalars['ID']['output'];
  fields: Array<FieldChange>;
  /** The file that an import read. */
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

export type HorizontalPosition =
  | 'CENTER'
  | 'LEFT'
  | 'RIGHT';

export type HorizontalPositionFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<HorizontalPosition>;
  in?: InputMaybe<Array<HorizontalPosition>>;
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

export type JobPostVisibility =
  | 'EVERYONE'
  | 'RECRUITERS';

export type JobPostVisibilityFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<JobPostVisibility>;
  in?: InputMaybe<Array<JobPostVisibility>>;
};

export type JobTitle = {
  Organization_Structure_Id: Scalars['Int']['output'];
  Pos_Code: Scalars['String']['output'];
  Pos_Name: Scalars['String']['output'];
};

export type JobTitleCondition = {
  /** Pos_Code (the whole of it) or Pos_Name (a part of it). */
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type JobTitles = {
  errorCode: Scalars['String']['output'];
  jobTitles: Array<JobTitle>;
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

/** A language of the interface. */
export type Language =
  | 'EN'
  | 'FR'
  | 'JA'
  | 'SP';

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

export type Mutation = {
  addCareerPage: CareerPageChange;
  addRecruitmentGeneralSetting: RecruitmentGeneralSettingChange;
  /** Keys of the columns in their order; none brings back the usual ones. */
  addUpdateEmployeeCustomTableHeader: TableHeaders;
  /** Undoes what one change-set did, if nothing later depends on it. */
  undoChangeSet: UndoAnswer;
  updateCareerPage: CareerPageChange;
  updateRecruitmentGeneralSetting: RecruitmentGeneralSettingChange;
};


export type MutationAddCareerPageArgs = {
  input: CareerPageInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddRecruitmentGeneralSettingArgs = {
  input: RecruitmentGeneralSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddUpdateEmployeeCustomTableHeaderArgs = {
  formId: Scalars['Int']['input'];
  screenType?: InputMaybe<Scalars['String']['input']>;
  tableHeaders: Array<Scalars['String']['input']>;
};


export type MutationUndoChangeSetArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateCareerPageArgs = {
  id: Scalars['ID']['input'];
  input: CareerPagePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateRecruitmentGeneralSettingArgs = {
  id: Scalars['ID']['input'];
  input: RecruitmentGeneralSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
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
  careerPage: CareerPageAnswer;
  careerPageHistory: HistoryPage;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** screenType: the last part of the screen's address, where a form has several. */
  getDataTableDefaultHeaders: TableHeaders;
  /** Posts in use, by name; all conditions hold. Form_Id: a form that the caller may view. */
  jobTitleList: JobTitles;
  /** Records that match, in order. form narrows to one screen's records. */
  listCareerPages: CareerPagePage;
  /** Records that match, in order. form narrows to one screen's records. */
  listRecruitmentGeneralSettings: RecruitmentGeneralSettingPage;
  /** Id, title and code only, for pickers. */
  lookupCareerPages: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupRecruitmentGeneralSettings: LookupPage;
  /** One record, now or as it was. */
  recruitmentGeneralSetting: RecruitmentGeneralSettingAnswer;
  recruitmentGeneralSettingHistory: HistoryPage;
  /** formId: a form that the caller may view. */
  recruitmentSetting: RecruitmentSettingAnswer;
};


export type QueryCareerPageArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCareerPageHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetDataTableDefaultHeadersArgs = {
  formId: Scalars['Int']['input'];
  screenType?: InputMaybe<Scalars['String']['input']>;
};


export type QueryJobTitleListArgs = {
  Form_Id?: InputMaybe<Scalars['Int']['input']>;
  conditions?: InputMaybe<Array<JobTitleCondition>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListCareerPagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CareerPageFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CareerPageSort>>;
};


export type QueryListRecruitmentGeneralSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RecruitmentGeneralSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<RecruitmentGeneralSettingSort>>;
};


export type QueryLookupCareerPagesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupRecruitmentGeneralSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRecruitmentGeneralSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryRecruitmentGeneralSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecruitmentSettingArgs = {
  formId?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether a record is in use. */
export type RecordStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type RecordView =
  | 'EDIT'
  | 'SHOW';

/** How the organization recruits. */
export type RecruitmentGeneralSetting = {
  /** Recruiters may change the rounds of a job post that candidates are in. */
  allowModifyingInterviewRounds: Scalars['Boolean']['output'];
  /** One job post may name several places of work. */
  allowMultipleLocations: Scalars['Boolean']['output'];
  /** Detailed asks for education, experience and references as well. */
  applicationForm: CandidateApplicationForm;
  /** Candidates sign in to a portal of their own. */
  candidatePortalLogin: Scalars['Boolean']['output'];
  /** By what visitors of the career page narrow the job posts. */
  careerPortalFilters?: Maybe<Array<CareerPortalFilter>>;
  /** Recruiters manage the job posts of the whole organization, not only their own. */
  centralisedRecruitment: Scalars['Boolean']['output'];
  /** Whose recruiting these settings are for. */
  coverage: Coverage;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** A candidate may apply for several job posts at a time. */
  enableMultipleApplication: Scalars['Boolean']['output'];
  /** Shows parts of recruitment before they are usual for everybody. */
  enableNewFeatures: Scalars['Boolean']['output'];
  /** Recruiters enter the expected and the current salary of each candidate. */
  enforceCandidateSalary: Scalars['Boolean']['output'];
  /** Stands below every job post. */
  equalOpportunityStatement?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Who sees job posts that are open inside the organization. */
  jobPostVisibility: JobPostVisibility;
  /** Recruiters may word the title of a job post otherwise than its designation. */
  jobTitleEditable: Scalars['Boolean']['output'];
  /** Job posts come from approved requisitions of man power planning. */
  mppIntegration: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** How long a passcode that was mailed to a candidate serves. */
  passcodeExpiryMinutes: Scalars['Int']['output'];
  portalAccessForArchived: Scalars['Boolean']['output'];
  portalAccessForBlacklisted: Scalars['Boolean']['output'];
  portalAccessForNew: Scalars['Boolean']['output'];
  /** Candidates get what they have signed by mail. */
  sendSignedDocument: Scalars['Boolean']['output'];
  /** The rounds of an interview are a tab of the candidate. */
  showJobRoundsTab: Scalars['Boolean']['output'];
  /** By this name job boards know the organization. */
  tenantUniqueKey?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type RecruitmentGeneralSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<RecruitmentGeneralSetting>;
};

export type RecruitmentGeneralSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<RecruitmentGeneralSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type RecruitmentGeneralSettingFilter = {
  allowModifyingInterviewRounds?: InputMaybe<BooleanFilter>;
  allowMultipleLocations?: InputMaybe<BooleanFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<RecruitmentGeneralSettingFilter>>;
  applicationForm?: InputMaybe<CandidateApplicationFormFilter>;
  candidatePortalLogin?: InputMaybe<BooleanFilter>;
  centralisedRecruitment?: InputMaybe<BooleanFilter>;
  coverage?: InputMaybe<CoverageFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  enableMultipleApplication?: InputMaybe<BooleanFilter>;
  enableNewFeatures?: InputMaybe<BooleanFilter>;
  enforceCandidateSalary?: InputMaybe<BooleanFilter>;
  equalOpportunityStatement?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  jobPostVisibility?: InputMaybe<JobPostVisibilityFilter>;
  jobTitleEditable?: InputMaybe<BooleanFilter>;
  mppIntegration?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<RecruitmentGeneralSettingFilter>;
  or?: InputMaybe<Array<RecruitmentGeneralSettingFilter>>;
  passcodeExpiryMinutes?: InputMaybe<IntFilter>;
  portalAccessForArchived?: InputMaybe<BooleanFilter>;
  portalAccessForBlacklisted?: InputMaybe<BooleanFilter>;
  portalAccessForNew?: InputMaybe<BooleanFilter>;
  sendSignedDocument?: InputMaybe<BooleanFilter>;
  showJobRoundsTab?: InputMaybe<BooleanFilter>;
  tenantUniqueKey?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type RecruitmentGeneralSettingInput = {
  /** Recruiters may change the rounds of a job post that candidates are in. */
  allowModifyingInterviewRounds?: InputMaybe<Scalars['Boolean']['input']>;
  /** One job post may name several places of work. */
  allowMultipleLocations?: InputMaybe<Scalars['Boolean']['input']>;
  /** Detailed asks for education, experience and references as well. */
  applicationForm?: InputMaybe<CandidateApplicationForm>;
  /** Candidates sign in to a portal of their own. */
  candidatePortalLogin?: InputMaybe<Scalars['Boolean']['input']>;
  /** By what visitors of the career page narrow the job posts. */
  careerPortalFilters?: InputMaybe<Array<CareerPortalFilter>>;
  /** Recruiters manage the job posts of the whole organization, not only their own. */
  centralisedRecruitment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whose recruiting these settings are for. */
  coverage?: InputMaybe<Coverage>;
  /** A candidate may apply for several job posts at a time. */
  enableMultipleApplication?: InputMaybe<Scalars['Boolean']['input']>;
  /** Shows parts of recruitment before they are usual for everybody. */
  enableNewFeatures?: InputMaybe<Scalars['Boolean']['input']>;
  /** Recruiters enter the expected and the current salary of each candidate. */
  enforceCandidateSalary?: InputMaybe<Scalars['Boolean']['input']>;
  /** Stands below every job post. */
  equalOpportunityStatement?: InputMaybe<Scalars['String']['input']>;
  /** Who sees job posts that are open inside the organization. */
  jobPostVisibility?: InputMaybe<JobPostVisibility>;
  /** Recruiters may word the title of a job post otherwise than its designation. */
  jobTitleEditable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Job posts come from approved requisitions of man power planning. */
  mppIntegration?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** How long a passcode that was mailed to a candidate serves. */
  passcodeExpiryMinutes?: InputMaybe<Scalars['Int']['input']>;
  portalAccessForArchived?: InputMaybe<Scalars['Boolean']['input']>;
  portalAccessForBlacklisted?: InputMaybe<Scalars['Boolean']['input']>;
  portalAccessForNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** Candidates get what they have signed by mail. */
  sendSignedDocument?: InputMaybe<Scalars['Boolean']['input']>;
  /** The rounds of an interview are a tab of the candidate. */
  showJobRoundsTab?: InputMaybe<Scalars['Boolean']['input']>;
  /** By this name job boards know the organization. */
  tenantUniqueKey?: InputMaybe<Scalars['String']['input']>;
};

export type RecruitmentGeneralSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<RecruitmentGeneralSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type RecruitmentGeneralSettingPatch = {
  /** Recruiters may change the rounds of a job post that candidates are in. */
  allowModifyingInterviewRounds?: InputMaybe<Scalars['Boolean']['input']>;
  /** One job post may name several places of work. */
  allowMultipleLocations?: InputMaybe<Scalars['Boolean']['input']>;
  /** Detailed asks for education, experience and references as well. */
  applicationForm?: InputMaybe<CandidateApplicationForm>;
  /** Candidates sign in to a portal of their own. */
  candidatePortalLogin?: InputMaybe<Scalars['Boolean']['input']>;
  /** By what visitors of the career page narrow the job posts. */
  careerPortalFilters?: InputMaybe<Array<CareerPortalFilter>>;
  /** Recruiters manage the job posts of the whole organization, not only their own. */
  centralisedRecruitment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whose recruiting these settings are for. */
  coverage?: InputMaybe<Coverage>;
  /** A candidate may apply for several job posts at a time. */
  enableMultipleApplication?: InputMaybe<Scalars['Boolean']['input']>;
  /** Shows parts of recruitment before they are usual for everybody. */
  enableNewFeatures?: InputMaybe<Scalars['Boolean']['input']>;
  /** Recruiters enter the expected and the current salary of each candidate. */
  enforceCandidateSalary?: InputMaybe<Scalars['Boolean']['input']>;
  /** Stands below every job post. */
  equalOpportunityStatement?: InputMaybe<Scalars['String']['input']>;
  /** Who sees job posts that are open inside the organization. */
  jobPostVisibility?: InputMaybe<JobPostVisibility>;
  /** Recruiters may word the title of a job post otherwise than its designation. */
  jobTitleEditable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Job posts come from approved requisitions of man power planning. */
  mppIntegration?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** How long a passcode that was mailed to a candidate serves. */
  passcodeExpiryMinutes?: InputMaybe<Scalars['Int']['input']>;
  portalAccessForArchived?: InputMaybe<Scalars['Boolean']['input']>;
  portalAccessForBlacklisted?: InputMaybe<Scalars['Boolean']['input']>;
  portalAccessForNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** Candidates get what they have signed by mail. */
  sendSignedDocument?: InputMaybe<Scalars['Boolean']['input']>;
  /** The rounds of an interview are a tab of the candidate. */
  showJobRoundsTab?: InputMaybe<Scalars['Boolean']['input']>;
  /** By this name job boards know the organization. */
  tenantUniqueKey?: InputMaybe<Scalars['String']['input']>;
};

export type RecruitmentGeneralSettingSort = {
  field: RecruitmentGeneralSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type RecruitmentGeneralSettingSortField =
  | 'allowModifyingInterviewRounds'
  | 'allowMultipleLocations'
  | 'applicationForm'
  | 'candidatePortalLogin'
  | 'centralisedRecruitment'
  | 'coverage'
  | 'createdAt'
  | 'custom'
  | 'enableMultipleApplication'
  | 'enableNewFeatures'
  | 'enforceCandidateSalary'
  | 'equalOpportunityStatement'
  | 'jobPostVisibility'
  | 'jobTitleEditable'
  | 'mppIntegration'
  | 'name'
  | 'passcodeExpiryMinutes'
  | 'portalAccessForArchived'
  | 'portalAccessForBlacklisted'
  | 'portalAccessForNew'
  | 'sendSignedDocument'
  | 'showJobRoundsTab'
  | 'tenantUniqueKey'
  | 'updatedAt';

/** The settings under their specified names; the usual ones where nobody has said anything. */
export type RecruitmentSetting = {
  Allow_Multiple_Locations: Scalars['Boolean']['output'];
  /** simple or detailed. */
  Candidate_Application_Form_Type: Scalars['String']['output'];
  Candidate_Portal_Login_Access: Scalars['Boolean']['output'];
  Career_Portal_Filters: Array<CareerPortalFilter>;
  Centralised_Recruitment: Scalars['Boolean']['output'];
  /** Organization or Custom Group. */
  Coverage: Scalars['String']['output'];
  Enable_Multiple_Application: Scalars['Boolean']['output'];
  Enable_New_Features: Scalars['Boolean']['output'];
  Enforce_Candidate_Salary: Scalars['Boolean']['output'];
  Equal_opportunity_stmt?: Maybe<Scalars['String']['output']>;
  Exp_portal_Expiry_Time_In_Mins: Scalars['Int']['output'];
  Job_Title_Editable_Access: Scalars['Boolean']['output'];
  MPP_Integration: Scalars['Boolean']['output'];
  /** Yes or No. */
  Show_Job_Rounds_Tab: Scalars['String']['output'];
};

export type RecruitmentSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  recruitmentSetting: RecruitmentSetting;
};

/** Of a reference to employees: who asks, or everybody who reports to them. */
export type RelativePerson =
  | 'ME'
  | 'MY_TEAM';

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
  | 'IMPORT';

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type TableHeader = {
  /** The name of the field. */
  Header_Key: Scalars['String']['output'];
  Header_Name: Scalars['String']['output'];
  /** Shown until a person chooses. */
  Is_Default: Scalars['Boolean']['output'];
  Is_Visible: Scalars['Boolean']['output'];
  /** From 1 among those that are visible; null for others. */
  Sort_Order?: Maybe<Scalars['Int']['output']>;
};

export type TableHeaders = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  tableHeaders: Array<TableHeader>;
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
  message: Scalars['String']['output'];
};

export type VerticalPosition =
  | 'BOTTOM'
  | 'MIDDLE'
  | 'TOP';

export type VerticalPositionFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<VerticalPosition>;
  in?: InputMaybe<Array<VerticalPosition>>;
};

export type Weekday =
  | 'FRIDAY'
  | 'MONDAY'
  | 'SATURDAY'
  | 'SUNDAY'
  | 'THURSDAY'
  | 'TUESDAY'
  | 'WEDNESDAY';



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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  CandidateApplicationForm: CandidateApplicationForm;
  CandidateApplicationFormFilter: CandidateApplicationFormFilter;
  CareerPage: ResolverTypeWrapper<CareerPage>;
  CareerPageAnswer: ResolverTypeWrapper<CareerPageAnswer>;
  CareerPageChange: ResolverTypeWrapper<CareerPageChange>;
  CareerPageFilter: CareerPageFilter;
  CareerPageFont: CareerPageFont;
  CareerPageFontFilter: CareerPageFontFilter;
  CareerPageInput: CareerPageInput;
  CareerPagePage: ResolverTypeWrapper<CareerPagePage>;
  CareerPagePatch: CareerPagePatch;
  CareerPageSort: CareerPageSort;
  CareerPageSortField: CareerPageSortField;
  CareerPortalFilter: CareerPortalFilter;
  ChangeKind: ChangeKind;
  ChangeSource: ChangeSource;
  ColumnKind: ColumnKind;
  Coverage: Coverage;
  CoverageFilter: CoverageFilter;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalFilter: DecimalFilter;
  DeleteAnswer: ResolverTypeWrapper<DeleteAnswer>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: Form;
  FormulaSet: FormulaSet;
  HexColorCode: ResolverTypeWrapper<Scalars['HexColorCode']['output']>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  HistoryPage: ResolverTypeWrapper<HistoryPage>;
  HorizontalPosition: HorizontalPosition;
  HorizontalPositionFilter: HorizontalPositionFilter;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdFilter: IdFilter;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntFilter: IntFilter;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JobPostVisibility: JobPostVisibility;
  JobPostVisibilityFilter: JobPostVisibilityFilter;
  JobTitle: ResolverTypeWrapper<JobTitle>;
  JobTitleCondition: JobTitleCondition;
  JobTitles: ResolverTypeWrapper<JobTitles>;
  Language: Language;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalDateFilter: LocalDateFilter;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LocalTimeFilter: LocalTimeFilter;
  Lookup: ResolverTypeWrapper<Lookup>;
  LookupPage: ResolverTypeWrapper<LookupPage>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Preset: Preset;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordStatus: RecordStatus;
  RecordView: RecordView;
  RecruitmentGeneralSetting: ResolverTypeWrapper<RecruitmentGeneralSetting>;
  RecruitmentGeneralSettingAnswer: ResolverTypeWrapper<RecruitmentGeneralSettingAnswer>;
  RecruitmentGeneralSettingChange: ResolverTypeWrapper<RecruitmentGeneralSettingChange>;
  RecruitmentGeneralSettingFilter: RecruitmentGeneralSettingFilter;
  RecruitmentGeneralSettingInput: RecruitmentGeneralSettingInput;
  RecruitmentGeneralSettingPage: ResolverTypeWrapper<RecruitmentGeneralSettingPage>;
  RecruitmentGeneralSettingPatch: RecruitmentGeneralSettingPatch;
  RecruitmentGeneralSettingSort: RecruitmentGeneralSettingSort;
  RecruitmentGeneralSettingSortField: RecruitmentGeneralSettingSortField;
  RecruitmentSetting: ResolverTypeWrapper<RecruitmentSetting>;
  RecruitmentSettingAnswer: ResolverTypeWrapper<RecruitmentSettingAnswer>;
  RelativePerson: RelativePerson;
  RequestStatus: RequestStatus;
  Right: Right;
  Scope: Scope;
  ScreenAction: ScreenAction;
  SortOrder: SortOrder;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TableHeader: ResolverTypeWrapper<TableHeader>;
  TableHeaders: ResolverTypeWrapper<TableHeaders>;
  TextFilter: TextFilter;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  VerticalPosition: VerticalPosition;
  VerticalPositionFilter: VerticalPositionFilter;
  Weekday: Weekday;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Scalars['Address']['output'];
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  CandidateApplicationFormFilter: CandidateApplicationFormFilter;
  CareerPage: CareerPage;
  CareerPageAnswer: CareerPageAnswer;
  CareerPageChange: CareerPageChange;
  CareerPageFilter: CareerPageFilter;
  CareerPageFontFilter: CareerPageFontFilter;
  CareerPageInput: CareerPageInput;
  CareerPagePage: CareerPagePage;
  CareerPagePatch: CareerPagePatch;
  CareerPageSort: CareerPageSort;
  CoverageFilter: CoverageFilter;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  Decimal: Scalars['Decimal']['output'];
  DecimalFilter: DecimalFilter;
  DeleteAnswer: DeleteAnswer;
  EmailAddress: Scalars['EmailAddress']['output'];
  EndpointStatus: EndpointStatus;
  FieldChange: FieldChange;
  FieldProblem: FieldProblem;
  Float: Scalars['Float']['output'];
  HexColorCode: Scalars['HexColorCode']['output'];
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  HorizontalPositionFilter: HorizontalPositionFilter;
  ID: Scalars['ID']['output'];
  IdFilter: IdFilter;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  JSON: Scalars['JSON']['output'];
  JobPostVisibilityFilter: JobPostVisibilityFilter;
  JobTitle: JobTitle;
  JobTitleCondition: JobTitleCondition;
  JobTitles: JobTitles;
  LocalDate: Scalars['LocalDate']['output'];
  LocalDateFilter: LocalDateFilter;
  LocalTime: Scalars['LocalTime']['output'];
  LocalTimeFilter: LocalTimeFilter;
  Lookup: Lookup;
  LookupPage: LookupPage;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  RecruitmentGeneralSetting: RecruitmentGeneralSetting;
  RecruitmentGeneralSettingAnswer: RecruitmentGeneralSettingAnswer;
  RecruitmentGeneralSettingChange: RecruitmentGeneralSettingChange;
  RecruitmentGeneralSettingFilter: RecruitmentGeneralSettingFilter;
  RecruitmentGeneralSettingInput: RecruitmentGeneralSettingInput;
  RecruitmentGeneralSettingPage: RecruitmentGeneralSettingPage;
  RecruitmentGeneralSettingPatch: RecruitmentGeneralSettingPatch;
  RecruitmentGeneralSettingSort: RecruitmentGeneralSettingSort;
  RecruitmentSetting: RecruitmentSetting;
  RecruitmentSettingAnswer: RecruitmentSettingAnswer;
  String: Scalars['String']['output'];
  TableHeader: TableHeader;
  TableHeaders: TableHeaders;
  TextFilter: TextFilter;
  UndoAnswer: UndoAnswer;
  VerticalPositionFilter: VerticalPositionFilter;
};

export type AccessDirectiveArgs = {
  form?: Maybe<Array<Form>>;
  reason?: Maybe<Scalars['String']['input']>;
  right?: Maybe<Right>;
  scope?: Maybe<Scope>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ColumnDirectiveArgs = {
  assigned?: Maybe<Scalars['Boolean']['input']>;
  computed?: Maybe<Scalars['Boolean']['input']>;
  concat?: Maybe<Array<Scalars['String']['input']>>;
  currency?: Maybe<Scalars['String']['input']>;
  default?: Maybe<Scalars['String']['input']>;
  filter?: Maybe<Scalars['Boolean']['input']>;
  fixed?: Maybe<Scalars['Boolean']['input']>;
  formula?: Maybe<FormulaSet>;
  from?: Maybe<Scalars['String']['input']>;
  group?: Maybe<Scalars['String']['input']>;
  hidden?: Maybe<Scalars['Boolean']['input']>;
  import?: Maybe<Array<Scalars['String']['input']>>;
  kind?: Maybe<ColumnKind>;
  list?: Maybe<Scalars['Boolean']['input']>;
  search?: Maybe<Scalars['Boolean']['input']>;
  unit?: Maybe<Scalars['String']['input']>;
  was?: Maybe<Scalars['String']['input']>;
};

export type ColumnDirectiveResolver<Result, Parent, ContextType = Context, Args = ColumnDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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
  importable?: Maybe<Scalars['Boolean']['input']>;
  list?: Maybe<Scalars['String']['input']>;
  parent?: Maybe<Scalars['String']['input']>;
  person?: Maybe<Scalars['String']['input']>;
  plural?: Maybe<Scalars['String']['input']>;
  single?: Maybe<Scalars['Boolean']['input']>;
  sort?: Maybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  unique?: Maybe<Array<Array<Scalars['String']['input']>>>;
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

export type CareerPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CareerPage'] = ResolversParentTypes['CareerPage']> = {
  bannerHeading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerImage2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerImage3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerSubtext?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyBranding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fontColor?: Resolver<ResolversTypes['HexColorCode'], ParentType, ContextType>;
  fontFamily?: Resolver<ResolversTypes['CareerPageFont'], ParentType, ContextType>;
  headingFontSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  industryTrends?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overlayOpacity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  subtextFontSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textHorizontal?: Resolver<ResolversTypes['HorizontalPosition'], ParentType, ContextType>;
  textVertical?: Resolver<ResolversTypes['VerticalPosition'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CareerPageAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CareerPageAnswer'] = ResolversParentTypes['CareerPageAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CareerPage']>, ParentType, ContextType>;
};

export type CareerPageChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CareerPageChange'] = ResolversParentTypes['CareerPageChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CareerPage']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CareerPagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CareerPagePage'] = ResolversParentTypes['CareerPagePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CareerPage']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

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

export type JobTitleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobTitle'] = ResolversParentTypes['JobTitle']> = {
  Organization_Structure_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Pos_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Pos_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobTitlesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobTitles'] = ResolversParentTypes['JobTitles']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobTitles?: Resolver<Array<ResolversTypes['JobTitle']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCareerPage?: Resolver<ResolversTypes['CareerPageChange'], ParentType, ContextType, RequireFields<MutationAddCareerPageArgs, 'input'>>;
  addRecruitmentGeneralSetting?: Resolver<ResolversTypes['RecruitmentGeneralSettingChange'], ParentType, ContextType, RequireFields<MutationAddRecruitmentGeneralSettingArgs, 'input'>>;
  addUpdateEmployeeCustomTableHeader?: Resolver<ResolversTypes['TableHeaders'], ParentType, ContextType, RequireFields<MutationAddUpdateEmployeeCustomTableHeaderArgs, 'formId' | 'tableHeaders'>>;
  undoChangeSet?: Resolver<ResolversTypes['UndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoChangeSetArgs, 'id'>>;
  updateCareerPage?: Resolver<ResolversTypes['CareerPageChange'], ParentType, ContextType, RequireFields<MutationUpdateCareerPageArgs, 'id' | 'input' | 'version'>>;
  updateRecruitmentGeneralSetting?: Resolver<ResolversTypes['RecruitmentGeneralSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateRecruitmentGeneralSettingArgs, 'id' | 'input' | 'version'>>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  careerPage?: Resolver<ResolversTypes['CareerPageAnswer'], ParentType, ContextType, RequireFields<QueryCareerPageArgs, 'id'>>;
  careerPageHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCareerPageHistoryArgs, 'id' | 'limit' | 'offset'>>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  getDataTableDefaultHeaders?: Resolver<ResolversTypes['TableHeaders'], ParentType, ContextType, RequireFields<QueryGetDataTableDefaultHeadersArgs, 'formId'>>;
  jobTitleList?: Resolver<ResolversTypes['JobTitles'], ParentType, ContextType, RequireFields<QueryJobTitleListArgs, 'limit' | 'offset'>>;
  listCareerPages?: Resolver<ResolversTypes['CareerPagePage'], ParentType, ContextType, RequireFields<QueryListCareerPagesArgs, 'limit' | 'offset'>>;
  listRecruitmentGeneralSettings?: Resolver<ResolversTypes['RecruitmentGeneralSettingPage'], ParentType, ContextType, RequireFields<QueryListRecruitmentGeneralSettingsArgs, 'limit' | 'offset'>>;
  lookupCareerPages?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCareerPagesArgs, 'limit' | 'offset'>>;
  lookupRecruitmentGeneralSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupRecruitmentGeneralSettingsArgs, 'limit' | 'offset'>>;
  recruitmentGeneralSetting?: Resolver<ResolversTypes['RecruitmentGeneralSettingAnswer'], ParentType, ContextType, RequireFields<QueryRecruitmentGeneralSettingArgs, 'id'>>;
  recruitmentGeneralSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryRecruitmentGeneralSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  recruitmentSetting?: Resolver<ResolversTypes['RecruitmentSettingAnswer'], ParentType, ContextType, Partial<QueryRecruitmentSettingArgs>>;
};

export type RecruitmentGeneralSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentGeneralSetting'] = ResolversParentTypes['RecruitmentGeneralSetting']> = {
  allowModifyingInterviewRounds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowMultipleLocations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  applicationForm?: Resolver<ResolversTypes['CandidateApplicationForm'], ParentType, ContextType>;
  candidatePortalLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  careerPortalFilters?: Resolver<Maybe<Array<ResolversTypes['CareerPortalFilter']>>, ParentType, ContextType>;
  centralisedRecruitment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enableMultipleApplication?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableNewFeatures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enforceCandidateSalary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  equalOpportunityStatement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobPostVisibility?: Resolver<ResolversTypes['JobPostVisibility'], ParentType, ContextType>;
  jobTitleEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mppIntegration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passcodeExpiryMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  portalAccessForArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  portalAccessForBlacklisted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  portalAccessForNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendSignedDocument?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showJobRoundsTab?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tenantUniqueKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecruitmentGeneralSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentGeneralSettingAnswer'] = ResolversParentTypes['RecruitmentGeneralSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['RecruitmentGeneralSetting']>, ParentType, ContextType>;
};

export type RecruitmentGeneralSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentGeneralSettingChange'] = ResolversParentTypes['RecruitmentGeneralSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['RecruitmentGeneralSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type RecruitmentGeneralSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentGeneralSettingPage'] = ResolversParentTypes['RecruitmentGeneralSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['RecruitmentGeneralSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecruitmentSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentSetting'] = ResolversParentTypes['RecruitmentSetting']> = {
  Allow_Multiple_Locations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Candidate_Application_Form_Type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Candidate_Portal_Login_Access?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Career_Portal_Filters?: Resolver<Array<ResolversTypes['CareerPortalFilter']>, ParentType, ContextType>;
  Centralised_Recruitment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Coverage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Enable_Multiple_Application?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Enable_New_Features?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Enforce_Candidate_Salary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Equal_opportunity_stmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Exp_portal_Expiry_Time_In_Mins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Job_Title_Editable_Access?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  MPP_Integration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Show_Job_Rounds_Tab?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecruitmentSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentSettingAnswer'] = ResolversParentTypes['RecruitmentSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recruitmentSetting?: Resolver<ResolversTypes['RecruitmentSetting'], ParentType, ContextType>;
};

export type TableHeaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableHeader'] = ResolversParentTypes['TableHeader']> = {
  Header_Key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Header_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Is_Default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Is_Visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Sort_Order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TableHeadersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableHeaders'] = ResolversParentTypes['TableHeaders']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tableHeaders?: Resolver<Array<ResolversTypes['TableHeader']>, ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: GraphQLScalarType;
  CareerPage?: CareerPageResolvers<ContextType>;
  CareerPageAnswer?: CareerPageAnswerResolvers<ContextType>;
  CareerPageChange?: CareerPageChangeResolvers<ContextType>;
  CareerPagePage?: CareerPagePageResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EndpointStatus?: EndpointStatusResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JobTitle?: JobTitleResolvers<ContextType>;
  JobTitles?: JobTitlesResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecruitmentGeneralSetting?: RecruitmentGeneralSettingResolvers<ContextType>;
  RecruitmentGeneralSettingAnswer?: RecruitmentGeneralSettingAnswerResolvers<ContextType>;
  RecruitmentGeneralSettingChange?: RecruitmentGeneralSettingChangeResolvers<ContextType>;
  RecruitmentGeneralSettingPage?: RecruitmentGeneralSettingPageResolvers<ContextType>;
  RecruitmentSetting?: RecruitmentSettingResolvers<ContextType>;
  RecruitmentSettingAnswer?: RecruitmentSettingAnswerResolvers<ContextType>;
  TableHeader?: TableHeaderResolvers<ContextType>;
  TableHeaders?: TableHeadersResolvers<ContextType>;
  UndoAnswer?: UndoAnswerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  column?: ColumnDirectiveResolver<any, any, ContextType>;
  file?: FileDirectiveResolver<any, any, ContextType>;
  form?: FormDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  ref?: RefDirectiveResolver<any, any, ContextType>;
  resource?: ResourceDirectiveResolver<any, any, ContextType>;
  rule?: RuleDirectiveResolver<any, any, ContextType>;
  screen?: ScreenDirectiveResolver<any, any, ContextType>;
  status?: StatusDirectiveResolver<any, any, ContextType>;
};
