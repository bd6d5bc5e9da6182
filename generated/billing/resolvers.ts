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

/** When a change holds: at once, with the next term, or when the trial ends. */
export type BillingChangeTime =
  | 'AT_TERM_END'
  | 'AT_TRIAL_END'
  | 'NOW';

export type BillingCheckout = {
  expiresAt: Scalars['DateTime']['output'];
  kind: BillingCheckoutKind;
  leastQuantity: Scalars['Int']['output'];
  paymentContact?: Maybe<Scalars['String']['output']>;
  paymentReference?: Maybe<Scalars['String']['output']>;
  planId?: Maybe<Scalars['ID']['output']>;
  preview?: Maybe<BillingPreview>;
  quantity?: Maybe<Scalars['Int']['output']>;
  returnTo: Scalars['String']['output'];
};

export type BillingCheckoutAnswer = {
  checkout: BillingCheckout;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type BillingCheckoutKind =
  | 'CHANGE'
  | 'NEW'
  | 'PAYMENT';

export type BillingCoupon = {
  /** Null where no coupon is offered, or it was used. */
  Coupon_Code?: Maybe<Scalars['String']['output']>;
  Discount_Percentage?: Maybe<Scalars['Float']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type BillingDone = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** A page on which something is bought or settled; its address is good for a short while and for one use. */
export type BillingHostedPage = {
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  state: Scalars['String']['output'];
  type: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type BillingHostedPageDetails = {
  errorCode: Scalars['String']['output'];
  hostedPage: BillingHostedPage;
  message: Scalars['String']['output'];
};

export type BillingInvoice = {
  /** Tax settings as they were on the day of the invoice. */
  billedTo?: Maybe<Scalars['JSON']['output']>;
  currency: Scalars['String']['output'];
  discount: Scalars['Decimal']['output'];
  dueOn: Scalars['LocalDate']['output'];
  issuedOn: Scalars['LocalDate']['output'];
  lines: Array<BillingInvoiceLine>;
  number: Scalars['ID']['output'];
  paidOn?: Maybe<Scalars['LocalDate']['output']>;
  paymentReference?: Maybe<Scalars['String']['output']>;
  /** name, address, taxNumber and bank of whoever sells; null with an outside provider. */
  seller?: Maybe<Scalars['JSON']['output']>;
  status: BillingInvoiceStatus;
  subtotal: Scalars['Decimal']['output'];
  total: Scalars['Decimal']['output'];
};

export type BillingInvoiceAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row: BillingInvoice;
};

export type BillingInvoiceLine = {
  amount: Scalars['Decimal']['output'];
  description?: Maybe<Scalars['String']['output']>;
  from?: Maybe<Scalars['LocalDate']['output']>;
  /** TERM, CREDIT or REST; null where description says it. */
  kind?: Maybe<Scalars['String']['output']>;
  planName?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Int']['output']>;
  /** The day after the last. */
  to?: Maybe<Scalars['LocalDate']['output']>;
  unitPrice?: Maybe<Scalars['Decimal']['output']>;
};

export type BillingInvoicePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<BillingInvoice>;
  totalRecords: Scalars['Int']['output'];
};

export type BillingInvoiceStatus =
  | 'DUE'
  | 'OVERDUE'
  | 'PAID'
  | 'VOID';

export type BillingMembers = {
  activeMembers: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  inactiveMembers: Scalars['Int']['output'];
  /** Accounts whose people have not signed in for the first time. */
  invitedMembers: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  subscribedQuantity: Scalars['Int']['output'];
};

/** A plan at one price. */
export type BillingPlan = {
  currencyCode: Scalars['String']['output'];
  /** What it holds: message keys billing.feature.<key>. */
  features: Array<Scalars['String']['output']>;
  minimumQuantity: Scalars['Int']['output'];
  planId: Scalars['ID']['output'];
  planName: Scalars['String']['output'];
  planPeriod: Scalars['Int']['output'];
  /** month or year */
  planPeriodUnit: Scalars['String']['output'];
  /** The dashboard that comes with it. */
  planType: Scalars['String']['output'];
  trialDays: Scalars['Int']['output'];
  /** For one employee and one period. */
  unitPrice: Scalars['Decimal']['output'];
};

export type BillingPlanStatus =
  | 'ACTIVE'
  | 'CANCELLED'
  /** No plan was chosen yet. */
  | 'NONE'
  /** An invoice is unpaid for too long. */
  | 'SUSPENDED'
  | 'TRIAL'
  /** The trial is over and no plan was chosen. */
  | 'TRIAL_ENDED';

export type BillingPlans = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  plans: Array<BillingPlan>;
};

/** What a purchase costs. */
export type BillingPreview = {
  /** For the rest of this term or for a whole new one. */
  charge: Scalars['Decimal']['output'];
  couponCode?: Maybe<Scalars['String']['output']>;
  /** Of what was paid for days that are left. */
  credit: Scalars['Decimal']['output'];
  currency: Scalars['String']['output'];
  discount: Scalars['Decimal']['output'];
  discountPercentage: Scalars['Decimal']['output'];
  /** Billed today. */
  dueToday: Scalars['Decimal']['output'];
  from: Scalars['LocalDate']['output'];
  nextTermStart: Scalars['LocalDate']['output'];
  periodUnit: Scalars['String']['output'];
  planName: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  /** A whole term. */
  subtotal: Scalars['Decimal']['output'];
  total: Scalars['Decimal']['output'];
  unitPrice: Scalars['Decimal']['output'];
  when: BillingChangeTime;
};

export type BillingPreviewAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Null where an outside provider reckons on its own page. */
  preview?: Maybe<BillingPreview>;
};

export type BillingState = {
  stateCode: Scalars['String']['output'];
  stateName: Scalars['String']['output'];
};

export type BillingStates = {
  /** Empty for countries whose addresses have no states. */
  data: Array<BillingState>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type BillingSubscription = {
  couponCode?: Maybe<Scalars['String']['output']>;
  /** The day on which the next term begins. */
  currentTermEnd: Scalars['LocalDate']['output'];
  currentTermStart: Scalars['LocalDate']['output'];
  discountPercentage: Scalars['Decimal']['output'];
  discountUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** A plan was chosen: it goes on when the trial ends. */
  isChosen: Scalars['Boolean']['output'];
  /** What the next term costs by today's prices. */
  nextAmount: Scalars['Decimal']['output'];
  /** A change that holds from the next term. */
  nextPlanId?: Maybe<Scalars['ID']['output']>;
  nextPlanName?: Maybe<Scalars['String']['output']>;
  nextQuantity?: Maybe<Scalars['Int']['output']>;
  planId: Scalars['ID']['output'];
  planName: Scalars['String']['output'];
  subscribedPlanQuantity: Scalars['Int']['output'];
  subscriptionBillingPeriod: Scalars['Int']['output'];
  /** month or year */
  subscriptionBillingPeriodUnit: Scalars['String']['output'];
  subscriptionCurrency: Scalars['String']['output'];
  subscriptionId: Scalars['ID']['output'];
  subscriptionStatus: BillingSubscriptionStatus;
  trialEnd?: Maybe<Scalars['LocalDate']['output']>;
  unitPrice: Scalars['Decimal']['output'];
  version: Scalars['Int']['output'];
};

export type BillingSubscriptionDetails = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  planStatus: BillingPlanStatus;
  /** Null without a subscription. */
  subscription?: Maybe<BillingSubscription>;
};

export type BillingSubscriptionStatus =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'IN_TRIAL'
  /** Runs until its term ends. */
  | 'NON_RENEWING';

export type BillingTaxSettings = {
  addressLine1: Scalars['String']['output'];
  addressLine2: Scalars['String']['output'];
  businessName: Scalars['String']['output'];
  city: Scalars['String']['output'];
  countryCode: Scalars['String']['output'];
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  pincode: Scalars['String']['output'];
  state: Scalars['String']['output'];
  stateCode: Scalars['String']['output'];
  taxRegistrationNumber: Scalars['String']['output'];
};

export type BillingTaxSettingsAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Null until they are saved. */
  taxSettings?: Maybe<BillingTaxSettings>;
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
  /** Adds so many employees to the plan. */
  addSubscriptionQuantity: BillingSubscriptionDetails;
  /** Asks by mail for a demonstration. */
  bookBillingDemo: BillingDone;
  /** Buys what the page of the key offers; the key is used then. paymentReference: what invoices should quote, such as a purchase order. */
  confirmBillingCheckout: BillingSubscriptionDetails;
  /** A trial of the default plan where there is no subscription; otherwise answers the one that runs. */
  createDefaultChargebeeSubscription: BillingSubscriptionDetails;
  /** Notes that a transfer for an invoice arrived. Where this installation requires a plan, its operator does that instead. */
  recordBillingPayment: BillingInvoiceAnswer;
  /** Settles how invoices are paid: by bank transfer, quoting the reference, mailed to the contact. */
  saveBillingPaymentSource: BillingDone;
  /** Asks by mail for the coupon that is offered. */
  sendEmailToClaimCoupon: BillingDone;
  /** Brings the subscription up to date with the provider: terms that ended, changes made on its pages. */
  updateSubscriptionStatus: BillingSubscriptionDetails;
  /** Who invoices are made out to. All fields but addressLine2 and taxRegistrationNumber are required. */
  updateTaxSettings: BillingDone;
};


export type MutationAddSubscriptionQuantityArgs = {
  planEmployeeCount: Scalars['Int']['input'];
};


export type MutationBookBillingDemoArgs = {
  note?: InputMaybe<Scalars['String']['input']>;
  on: Scalars['LocalDate']['input'];
};


export type MutationConfirmBillingCheckoutArgs = {
  couponCode?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
  paymentReference?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRecordBillingPaymentArgs = {
  number: Scalars['ID']['input'];
  paidOn: Scalars['LocalDate']['input'];
  reference: Scalars['String']['input'];
};


export type MutationSaveBillingPaymentSourceArgs = {
  key: Scalars['String']['input'];
  paymentContact?: InputMaybe<Scalars['String']['input']>;
  paymentReference?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSendEmailToClaimCouponArgs = {
  organizationName: Scalars['String']['input'];
};


export type MutationUpdateTaxSettingsArgs = {
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  businessName?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  countryCode?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  pincode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  stateCode?: InputMaybe<Scalars['String']['input']>;
  taxRegistrationNumber?: InputMaybe<Scalars['String']['input']>;
};

export type OrganizationBillingDetails = {
  /** JSON: autoBilling, billingAlertStatus, trialPeriod, planSubscriptionStatus, billingPlanStatus, billingSiteName. */
  autoBilling: Scalars['String']['output'];
  /** JSON: planId, subscriptionId, subscribedPlanQuantity, subscriptionCurrency, subscriptionBillingPeriod and states; an empty object unless auto billing is on, nothing is overdue and the demo is complete. */
  autoBillingDetails: Scalars['String']['output'];
  /** present-demo-booking-card, present-red-payment-alert, present-orange-payment-alert, or null. */
  billingAlertStatus?: Maybe<Scalars['String']['output']>;
  errorCode: Scalars['String']['output'];
  /** JSON: what is to be paid by hand: amountDue, currency, dueOn, invoices, paymentReference. */
  manualBillingDetails: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type OrganizationSubscribedPlan = {
  errorCode: Scalars['String']['output'];
  /** The organisation may work. False only where this installation requires a plan. */
  isActive: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  planStatus: BillingPlanStatus;
  /** Decides the dashboard; HRMS without a plan. */
  subscribedDashboard: Scalars['String']['output'];
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
  /** Adds so many employees to the plan. */
  addSubscriptionQuantity: BillingSubscriptionDetails;
  /** What the page of a key offers. */
  billingCheckout: BillingCheckoutAnswer;
  billingInvoice: BillingInvoiceAnswer;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** The page on which the plan is changed. source: the screen to return to. */
  getChangeSubscriptionHostedPageDetails: BillingHostedPageDetails;
  /** The page on which is settled how invoices are paid. */
  getManagePaymentSourcesHostedPageDetails: BillingHostedPageDetails;
  /** People of the organisation beside what is paid for. source names the asking screen. */
  getMembersAndSubscribedCount: BillingMembers;
  /** The page on which a first plan is bought. */
  getNewSubscriptionHostedPageDetails: BillingHostedPageDetails;
  getOrganizationBillingDetails: OrganizationBillingDetails;
  /** The dashboard of the subscribed plan. */
  getOrganizationSubscribedPlan: OrganizationSubscribedPlan;
  /** Newest first. */
  listBillingInvoices: BillingInvoicePage;
  /** States, provinces or prefectures of a country (ISO 3166-1 alpha-2). */
  listStates: BillingStates;
  /** What a purchase would cost. */
  previewBillingChange: BillingPreviewAnswer;
  /** Plans that can be chosen. planPeriodUnit: month or year; subType: the dashboard that comes with a plan. */
  retrieveChargebeePlan: BillingPlans;
  /** The coupon that is offered to the organisation. */
  retrieveCouponDetails: BillingCoupon;
  retrieveSubscriptionDetails: BillingSubscriptionDetails;
  retrieveTaxSettings: BillingTaxSettingsAnswer;
  /** Asks by mail for the coupon that is offered. */
  sendEmailToClaimCoupon: BillingDone;
};


export type QueryAddSubscriptionQuantityArgs = {
  planEmployeeCount: Scalars['Int']['input'];
};


export type QueryBillingCheckoutArgs = {
  couponCode?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
};


export type QueryBillingInvoiceArgs = {
  number: Scalars['ID']['input'];
};


export type QueryGetChangeSubscriptionHostedPageDetailsArgs = {
  planEmployeeCount: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
  source?: InputMaybe<Scalars['String']['input']>;
  subscriptionId: Scalars['ID']['input'];
};


export type QueryGetMembersAndSubscribedCountArgs = {
  source?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetNewSubscriptionHostedPageDetailsArgs = {
  planEmployeeCount: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
};


export type QueryListBillingInvoicesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListStatesArgs = {
  countryCode: Scalars['String']['input'];
};


export type QueryPreviewBillingChangeArgs = {
  couponCode?: InputMaybe<Scalars['String']['input']>;
  planEmployeeCount: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
};


export type QueryRetrieveChargebeePlanArgs = {
  currencyCode?: InputMaybe<Scalars['String']['input']>;
  planPeriod?: InputMaybe<Scalars['Int']['input']>;
  planPeriodUnit?: InputMaybe<Scalars['String']['input']>;
  subType?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySendEmailToClaimCouponArgs = {
  organizationName: Scalars['String']['input'];
};

/** Whether a record is in use. */
export type RecordStatus =
  | 'ACTIVE'
  | 'INACTIVE';

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
  BillingChangeTime: BillingChangeTime;
  BillingCheckout: ResolverTypeWrapper<BillingCheckout>;
  BillingCheckoutAnswer: ResolverTypeWrapper<BillingCheckoutAnswer>;
  BillingCheckoutKind: BillingCheckoutKind;
  BillingCoupon: ResolverTypeWrapper<BillingCoupon>;
  BillingDone: ResolverTypeWrapper<BillingDone>;
  BillingHostedPage: ResolverTypeWrapper<BillingHostedPage>;
  BillingHostedPageDetails: ResolverTypeWrapper<BillingHostedPageDetails>;
  BillingInvoice: ResolverTypeWrapper<BillingInvoice>;
  BillingInvoiceAnswer: ResolverTypeWrapper<BillingInvoiceAnswer>;
  BillingInvoiceLine: ResolverTypeWrapper<BillingInvoiceLine>;
  BillingInvoicePage: ResolverTypeWrapper<BillingInvoicePage>;
  BillingInvoiceStatus: BillingInvoiceStatus;
  BillingMembers: ResolverTypeWrapper<BillingMembers>;
  BillingPlan: ResolverTypeWrapper<BillingPlan>;
  BillingPlanStatus: BillingPlanStatus;
  BillingPlans: ResolverTypeWrapper<BillingPlans>;
  BillingPreview: ResolverTypeWrapper<BillingPreview>;
  BillingPreviewAnswer: ResolverTypeWrapper<BillingPreviewAnswer>;
  BillingState: ResolverTypeWrapper<BillingState>;
  BillingStates: ResolverTypeWrapper<BillingStates>;
  BillingSubscription: ResolverTypeWrapper<BillingSubscription>;
  BillingSubscriptionDetails: ResolverTypeWrapper<BillingSubscriptionDetails>;
  BillingSubscriptionStatus: BillingSubscriptionStatus;
  BillingTaxSettings: ResolverTypeWrapper<BillingTaxSettings>;
  BillingTaxSettingsAnswer: ResolverTypeWrapper<BillingTaxSettingsAnswer>;
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
  EducationLevel: EducationLevel;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: Form;
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
  Month: Month;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OrganizationBillingDetails: ResolverTypeWrapper<OrganizationBillingDetails>;
  OrganizationSubscribedPlan: ResolverTypeWrapper<OrganizationSubscribedPlan>;
  OvertimeBasis: OvertimeBasis;
  Preset: Preset;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordStatus: RecordStatus;
  RecordView: RecordView;
  RelativePerson: RelativePerson;
  RequestKind: RequestKind;
  RequestStatus: RequestStatus;
  Right: Right;
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
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Scalars['Address']['output'];
  BillingCheckout: BillingCheckout;
  BillingCheckoutAnswer: BillingCheckoutAnswer;
  BillingCoupon: BillingCoupon;
  BillingDone: BillingDone;
  BillingHostedPage: BillingHostedPage;
  BillingHostedPageDetails: BillingHostedPageDetails;
  BillingInvoice: BillingInvoice;
  BillingInvoiceAnswer: BillingInvoiceAnswer;
  BillingInvoiceLine: BillingInvoiceLine;
  BillingInvoicePage: BillingInvoicePage;
  BillingMembers: BillingMembers;
  BillingPlan: BillingPlan;
  BillingPlans: BillingPlans;
  BillingPreview: BillingPreview;
  BillingPreviewAnswer: BillingPreviewAnswer;
  BillingState: BillingState;
  BillingStates: BillingStates;
  BillingSubscription: BillingSubscription;
  BillingSubscriptionDetails: BillingSubscriptionDetails;
  BillingTaxSettings: BillingTaxSettings;
  BillingTaxSettingsAnswer: BillingTaxSettingsAnswer;
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  ChangeSetFilter: ChangeSetFilter;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DecidedStep: DecidedStep;
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
  Mutation: Record<PropertyKey, never>;
  OrganizationBillingDetails: OrganizationBillingDetails;
  OrganizationSubscribedPlan: OrganizationSubscribedPlan;
  Query: Record<PropertyKey, never>;
  RowsFilter: RowsFilter;
  String: Scalars['String']['output'];
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

export type BillingCheckoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingCheckout'] = ResolversParentTypes['BillingCheckout']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BillingCheckoutKind'], ParentType, ContextType>;
  leastQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentContact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['BillingPreview']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingCheckoutAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingCheckoutAnswer'] = ResolversParentTypes['BillingCheckoutAnswer']> = {
  checkout?: Resolver<ResolversTypes['BillingCheckout'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingCoupon'] = ResolversParentTypes['BillingCoupon']> = {
  Coupon_Code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Discount_Percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingDoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingDone'] = ResolversParentTypes['BillingDone']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingHostedPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingHostedPage'] = ResolversParentTypes['BillingHostedPage']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingHostedPageDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingHostedPageDetails'] = ResolversParentTypes['BillingHostedPageDetails']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hostedPage?: Resolver<ResolversTypes['BillingHostedPage'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingInvoice'] = ResolversParentTypes['BillingInvoice']> = {
  billedTo?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BillingInvoiceLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  paymentReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BillingInvoiceStatus'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type BillingInvoiceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingInvoiceAnswer'] = ResolversParentTypes['BillingInvoiceAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['BillingInvoice'], ParentType, ContextType>;
};

export type BillingInvoiceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingInvoiceLine'] = ResolversParentTypes['BillingInvoiceLine']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type BillingInvoicePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingInvoicePage'] = ResolversParentTypes['BillingInvoicePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BillingInvoice']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BillingMembersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingMembers'] = ResolversParentTypes['BillingMembers']> = {
  activeMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inactiveMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitedMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscribedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BillingPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingPlan'] = ResolversParentTypes['BillingPlan']> = {
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  minimumQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planPeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planPeriodUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trialDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type BillingPlansResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingPlans'] = ResolversParentTypes['BillingPlans']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['BillingPlan']>, ParentType, ContextType>;
};

export type BillingPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingPreview'] = ResolversParentTypes['BillingPreview']> = {
  charge?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  dueToday?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  nextTermStart?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  periodUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  when?: Resolver<ResolversTypes['BillingChangeTime'], ParentType, ContextType>;
};

export type BillingPreviewAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingPreviewAnswer'] = ResolversParentTypes['BillingPreviewAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['BillingPreview']>, ParentType, ContextType>;
};

export type BillingStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingState'] = ResolversParentTypes['BillingState']> = {
  stateCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingStatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingStates'] = ResolversParentTypes['BillingStates']> = {
  data?: Resolver<Array<ResolversTypes['BillingState']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingSubscription'] = ResolversParentTypes['BillingSubscription']> = {
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentTermEnd?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  currentTermStart?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  nextPlanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nextPlanName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscribedPlanQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscriptionBillingPeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscriptionBillingPeriodUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscriptionCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscriptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subscriptionStatus?: Resolver<ResolversTypes['BillingSubscriptionStatus'], ParentType, ContextType>;
  trialEnd?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BillingSubscriptionDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingSubscriptionDetails'] = ResolversParentTypes['BillingSubscriptionDetails']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planStatus?: Resolver<ResolversTypes['BillingPlanStatus'], ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['BillingSubscription']>, ParentType, ContextType>;
};

export type BillingTaxSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingTaxSettings'] = ResolversParentTypes['BillingTaxSettings']> = {
  addressLine1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressLine2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  businessName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pincode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxRegistrationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingTaxSettingsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingTaxSettingsAnswer'] = ResolversParentTypes['BillingTaxSettingsAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxSettings?: Resolver<Maybe<ResolversTypes['BillingTaxSettings']>, ParentType, ContextType>;
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

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addSubscriptionQuantity?: Resolver<ResolversTypes['BillingSubscriptionDetails'], ParentType, ContextType, RequireFields<MutationAddSubscriptionQuantityArgs, 'planEmployeeCount'>>;
  bookBillingDemo?: Resolver<ResolversTypes['BillingDone'], ParentType, ContextType, RequireFields<MutationBookBillingDemoArgs, 'on'>>;
  confirmBillingCheckout?: Resolver<ResolversTypes['BillingSubscriptionDetails'], ParentType, ContextType, RequireFields<MutationConfirmBillingCheckoutArgs, 'key'>>;
  createDefaultChargebeeSubscription?: Resolver<ResolversTypes['BillingSubscriptionDetails'], ParentType, ContextType>;
  recordBillingPayment?: Resolver<ResolversTypes['BillingInvoiceAnswer'], ParentType, ContextType, RequireFields<MutationRecordBillingPaymentArgs, 'number' | 'paidOn' | 'reference'>>;
  saveBillingPaymentSource?: Resolver<ResolversTypes['BillingDone'], ParentType, ContextType, RequireFields<MutationSaveBillingPaymentSourceArgs, 'key'>>;
  sendEmailToClaimCoupon?: Resolver<ResolversTypes['BillingDone'], ParentType, ContextType, RequireFields<MutationSendEmailToClaimCouponArgs, 'organizationName'>>;
  updateSubscriptionStatus?: Resolver<ResolversTypes['BillingSubscriptionDetails'], ParentType, ContextType>;
  updateTaxSettings?: Resolver<ResolversTypes['BillingDone'], ParentType, ContextType, Partial<MutationUpdateTaxSettingsArgs>>;
};

export type OrganizationBillingDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationBillingDetails'] = ResolversParentTypes['OrganizationBillingDetails']> = {
  autoBilling?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  autoBillingDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billingAlertStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manualBillingDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationSubscribedPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationSubscribedPlan'] = ResolversParentTypes['OrganizationSubscribedPlan']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planStatus?: Resolver<ResolversTypes['BillingPlanStatus'], ParentType, ContextType>;
  subscribedDashboard?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  addSubscriptionQuantity?: Resolver<ResolversTypes['BillingSubscriptionDetails'], ParentType, ContextType, RequireFields<QueryAddSubscriptionQuantityArgs, 'planEmployeeCount'>>;
  billingCheckout?: Resolver<ResolversTypes['BillingCheckoutAnswer'], ParentType, ContextType, RequireFields<QueryBillingCheckoutArgs, 'key'>>;
  billingInvoice?: Resolver<ResolversTypes['BillingInvoiceAnswer'], ParentType, ContextType, RequireFields<QueryBillingInvoiceArgs, 'number'>>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  getChangeSubscriptionHostedPageDetails?: Resolver<ResolversTypes['BillingHostedPageDetails'], ParentType, ContextType, RequireFields<QueryGetChangeSubscriptionHostedPageDetailsArgs, 'planEmployeeCount' | 'planId' | 'subscriptionId'>>;
  getManagePaymentSourcesHostedPageDetails?: Resolver<ResolversTypes['BillingHostedPageDetails'], ParentType, ContextType>;
  getMembersAndSubscribedCount?: Resolver<ResolversTypes['BillingMembers'], ParentType, ContextType, Partial<QueryGetMembersAndSubscribedCountArgs>>;
  getNewSubscriptionHostedPageDetails?: Resolver<ResolversTypes['BillingHostedPageDetails'], ParentType, ContextType, RequireFields<QueryGetNewSubscriptionHostedPageDetailsArgs, 'planEmployeeCount' | 'planId'>>;
  getOrganizationBillingDetails?: Resolver<ResolversTypes['OrganizationBillingDetails'], ParentType, ContextType>;
  getOrganizationSubscribedPlan?: Resolver<ResolversTypes['OrganizationSubscribedPlan'], ParentType, ContextType>;
  listBillingInvoices?: Resolver<ResolversTypes['BillingInvoicePage'], ParentType, ContextType, RequireFields<QueryListBillingInvoicesArgs, 'limit' | 'offset'>>;
  listStates?: Resolver<ResolversTypes['BillingStates'], ParentType, ContextType, RequireFields<QueryListStatesArgs, 'countryCode'>>;
  previewBillingChange?: Resolver<ResolversTypes['BillingPreviewAnswer'], ParentType, ContextType, RequireFields<QueryPreviewBillingChangeArgs, 'planEmployeeCount' | 'planId'>>;
  retrieveChargebeePlan?: Resolver<ResolversTypes['BillingPlans'], ParentType, ContextType, Partial<QueryRetrieveChargebeePlanArgs>>;
  retrieveCouponDetails?: Resolver<ResolversTypes['BillingCoupon'], ParentType, ContextType>;
  retrieveSubscriptionDetails?: Resolver<ResolversTypes['BillingSubscriptionDetails'], ParentType, ContextType>;
  retrieveTaxSettings?: Resolver<ResolversTypes['BillingTaxSettingsAnswer'], ParentType, ContextType>;
  sendEmailToClaimCoupon?: Resolver<ResolversTypes['BillingDone'], ParentType, ContextType, RequireFields<QuerySendEmailToClaimCouponArgs, 'organizationName'>>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: GraphQLScalarType;
  BillingCheckout?: BillingCheckoutResolvers<ContextType>;
  BillingCheckoutAnswer?: BillingCheckoutAnswerResolvers<ContextType>;
  BillingCoupon?: BillingCouponResolvers<ContextType>;
  BillingDone?: BillingDoneResolvers<ContextType>;
  BillingHostedPage?: BillingHostedPageResolvers<ContextType>;
  BillingHostedPageDetails?: BillingHostedPageDetailsResolvers<ContextType>;
  BillingInvoice?: BillingInvoiceResolvers<ContextType>;
  BillingInvoiceAnswer?: BillingInvoiceAnswerResolvers<ContextType>;
  BillingInvoiceLine?: BillingInvoiceLineResolvers<ContextType>;
  BillingInvoicePage?: BillingInvoicePageResolvers<ContextType>;
  BillingMembers?: BillingMembersResolvers<ContextType>;
  BillingPlan?: BillingPlanResolvers<ContextType>;
  BillingPlans?: BillingPlansResolvers<ContextType>;
  BillingPreview?: BillingPreviewResolvers<ContextType>;
  BillingPreviewAnswer?: BillingPreviewAnswerResolvers<ContextType>;
  BillingState?: BillingStateResolvers<ContextType>;
  BillingStates?: BillingStatesResolvers<ContextType>;
  BillingSubscription?: BillingSubscriptionResolvers<ContextType>;
  BillingSubscriptionDetails?: BillingSubscriptionDetailsResolvers<ContextType>;
  BillingTaxSettings?: BillingTaxSettingsResolvers<ContextType>;
  BillingTaxSettingsAnswer?: BillingTaxSettingsAnswerResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecidedStep?: DecidedStepResolvers<ContextType>;
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
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  MailsAhead?: MailsAheadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OrganizationBillingDetails?: OrganizationBillingDetailsResolvers<ContextType>;
  OrganizationSubscribedPlan?: OrganizationSubscribedPlanResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
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
