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

export type BrandColours = {
  Hover_Color: Scalars['String']['output'];
  Primary_Color: Scalars['String']['output'];
  Secondary_Color: Scalars['String']['output'];
  Table_Header_Color: Scalars['String']['output'];
  Table_Header_Text_Color: Scalars['String']['output'];
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

/** How work on a day off becomes compensatory off, and how long that may be taken. Its id is the configurationId of the specification. */
export type CompOffConfiguration = {
  /** Hours beyond the regular ones earn more. */
  additionalCompOffForOvertimeHours: Scalars['Boolean']['output'];
  allowHalfDayCompOffCredit: Scalars['Boolean']['output'];
  /** As the coverage of comp off says. */
  coverage: Coverage;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** The people it is for, where the coverage is a custom group. */
  customGroup?: Maybe<CustomEmployeeGroup>;
  /** What is not taken is paid. */
  encashment: Scalars['Boolean']['output'];
  encashmentMode?: Maybe<CompOffEncashment>;
  /** Counted from the day that was worked. */
  expiryDays?: Maybe<Scalars['Int']['output']>;
  expiryType: CompOffExpiry;
  /** Hours of a regular day. What is worked beyond is overtime. Empty: the hours of the work schedule. */
  fixedRegularHours?: Maybe<Scalars['Decimal']['output']>;
  id: Scalars['ID']['output'];
  minimumOvertimeHoursForFullDay: Scalars['Decimal']['output'];
  minimumOvertimeHoursForHalfDay: Scalars['Decimal']['output'];
  /** Work on a day off, up to the regular hours. */
  minimumRegularHoursForFullDay: Scalars['Decimal']['output'];
  minimumRegularHoursForHalfDay: Scalars['Decimal']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  /** Fewer hours than this earn nothing. */
  threshold: Scalars['Decimal']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** Days on which work earns compensatory off. */
  workDayType: CompOffWorkDay;
};

export type CompOffConfigurationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CompOffConfiguration>;
};

export type CompOffConfigurationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CompOffConfiguration>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CompOffConfigurationFilter = {
  additionalCompOffForOvertimeHours?: InputMaybe<BooleanFilter>;
  allowHalfDayCompOffCredit?: InputMaybe<BooleanFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CompOffConfigurationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  coverage?: InputMaybe<CoverageFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customGroupId?: InputMaybe<IdFilter>;
  encashment?: InputMaybe<BooleanFilter>;
  encashmentMode?: InputMaybe<CompOffEncashmentFilter>;
  expiryDays?: InputMaybe<IntFilter>;
  expiryType?: InputMaybe<CompOffExpiryFilter>;
  fixedRegularHours?: InputMaybe<DecimalFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  minimumOvertimeHoursForFullDay?: InputMaybe<DecimalFilter>;
  minimumOvertimeHoursForHalfDay?: InputMaybe<DecimalFilter>;
  minimumRegularHoursForFullDay?: InputMaybe<DecimalFilter>;
  minimumRegularHoursForHalfDay?: InputMaybe<DecimalFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<CompOffConfigurationFilter>;
  or?: InputMaybe<Array<CompOffConfigurationFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  threshold?: InputMaybe<DecimalFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workDayType?: InputMaybe<CompOffWorkDayFilter>;
};

export type CompOffConfigurationInput = {
  /** Hours beyond the regular ones earn more. */
  additionalCompOffForOvertimeHours?: InputMaybe<Scalars['Boolean']['input']>;
  allowHalfDayCompOffCredit?: InputMaybe<Scalars['Boolean']['input']>;
  /** As the coverage of comp off says. */
  coverage?: InputMaybe<Coverage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The people it is for, where the coverage is a custom group. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** What is not taken is paid. */
  encashment?: InputMaybe<Scalars['Boolean']['input']>;
  encashmentMode?: InputMaybe<CompOffEncashment>;
  /** Counted from the day that was worked. */
  expiryDays?: InputMaybe<Scalars['Int']['input']>;
  expiryType?: InputMaybe<CompOffExpiry>;
  /** Hours of a regular day. What is worked beyond is overtime. Empty: the hours of the work schedule. */
  fixedRegularHours?: InputMaybe<Scalars['Decimal']['input']>;
  minimumOvertimeHoursForFullDay?: InputMaybe<Scalars['Decimal']['input']>;
  minimumOvertimeHoursForHalfDay?: InputMaybe<Scalars['Decimal']['input']>;
  /** Work on a day off, up to the regular hours. */
  minimumRegularHoursForFullDay?: InputMaybe<Scalars['Decimal']['input']>;
  minimumRegularHoursForHalfDay?: InputMaybe<Scalars['Decimal']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
  /** Fewer hours than this earn nothing. */
  threshold?: InputMaybe<Scalars['Decimal']['input']>;
  /** Days on which work earns compensatory off. */
  workDayType?: InputMaybe<CompOffWorkDay>;
};

export type CompOffConfigurationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<CompOffConfiguration>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CompOffConfigurationPatch = {
  /** Hours beyond the regular ones earn more. */
  additionalCompOffForOvertimeHours?: InputMaybe<Scalars['Boolean']['input']>;
  allowHalfDayCompOffCredit?: InputMaybe<Scalars['Boolean']['input']>;
  /** As the coverage of comp off says. */
  coverage?: InputMaybe<Coverage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The people it is for, where the coverage is a custom group. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** What is not taken is paid. */
  encashment?: InputMaybe<Scalars['Boolean']['input']>;
  encashmentMode?: InputMaybe<CompOffEncashment>;
  /** Counted from the day that was worked. */
  expiryDays?: InputMaybe<Scalars['Int']['input']>;
  expiryType?: InputMaybe<CompOffExpiry>;
  /** Hours of a regular day. What is worked beyond is overtime. Empty: the hours of the work schedule. */
  fixedRegularHours?: InputMaybe<Scalars['Decimal']['input']>;
  minimumOvertimeHoursForFullDay?: InputMaybe<Scalars['Decimal']['input']>;
  minimumOvertimeHoursForHalfDay?: InputMaybe<Scalars['Decimal']['input']>;
  /** Work on a day off, up to the regular hours. */
  minimumRegularHoursForFullDay?: InputMaybe<Scalars['Decimal']['input']>;
  minimumRegularHoursForHalfDay?: InputMaybe<Scalars['Decimal']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
  /** Fewer hours than this earn nothing. */
  threshold?: InputMaybe<Scalars['Decimal']['input']>;
  /** Days on which work earns compensatory off. */
  workDayType?: InputMaybe<CompOffWorkDay>;
};

export type CompOffConfigurationSort = {
  field: CompOffConfigurationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CompOffConfigurationSortField =
  | 'additionalCompOffForOvertimeHours'
  | 'allowHalfDayCompOffCredit'
  | 'coverage'
  | 'createdAt'
  | 'custom'
  | 'customGroupId'
  | 'encashment'
  | 'encashmentMode'
  | 'expiryDays'
  | 'expiryType'
  | 'fixedRegularHours'
  | 'minimumOvertimeHoursForFullDay'
  | 'minimumOvertimeHoursForHalfDay'
  | 'minimumRegularHoursForFullDay'
  | 'minimumRegularHoursForHalfDay'
  | 'name'
  | 'status'
  | 'threshold'
  | 'updatedAt'
  | 'workDayType';

export type CompOffEncashment =
  | 'ON_EXPIRY'
  | 'ON_REQUEST';

export type CompOffEncashmentFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<CompOffEncashment>;
  in?: InputMaybe<Array<CompOffEncashment>>;
};

export type CompOffExpiry =
  /** So many days after the day that was worked. */
  | 'DAYS'
  | 'END_OF_MONTH'
  | 'END_OF_YEAR'
  | 'NEVER';

export type CompOffExpiryFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<CompOffExpiry>;
  in?: InputMaybe<Array<CompOffExpiry>>;
};

/** What people must observe when they ask for compensatory off. */
export type CompOffGrant = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  documentRequired: Scalars['Boolean']['output'];
  /** How far ahead work on a day off may be announced. */
  futureDays: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** How long ago the day that was worked may lie. */
  pastDays: Scalars['Int']['output'];
  reasonRequired: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type CompOffGrantAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CompOffGrant>;
};

export type CompOffGrantChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CompOffGrant>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CompOffGrantFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CompOffGrantFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  documentRequired?: InputMaybe<BooleanFilter>;
  futureDays?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<CompOffGrantFilter>;
  or?: InputMaybe<Array<CompOffGrantFilter>>;
  pastDays?: InputMaybe<IntFilter>;
  reasonRequired?: InputMaybe<BooleanFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type CompOffGrantInput = {
  documentRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** How far ahead work on a day off may be announced. */
  futureDays?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** How long ago the day that was worked may lie. */
  pastDays?: InputMaybe<Scalars['Int']['input']>;
  reasonRequired?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CompOffGrantPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<CompOffGrant>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CompOffGrantPatch = {
  documentRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** How far ahead work on a day off may be announced. */
  futureDays?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** How long ago the day that was worked may lie. */
  pastDays?: InputMaybe<Scalars['Int']['input']>;
  reasonRequired?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CompOffGrantSort = {
  field: CompOffGrantSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CompOffGrantSortField =
  | 'createdAt'
  | 'custom'
  | 'documentRequired'
  | 'futureDays'
  | 'name'
  | 'pastDays'
  | 'reasonRequired'
  | 'updatedAt';

export type CompOffWorkDay =
  /** Working days too: for hours beyond the regular ones. */
  | 'ANY_DAY'
  | 'HOLIDAY'
  | 'REST_DAY'
  | 'REST_DAY_AND_HOLIDAY';

export type CompOffWorkDayFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<CompOffWorkDay>;
  in?: InputMaybe<Array<CompOffWorkDay>>;
};

/** What holds for everybody in core HR. */
export type CoreHrSetting = {
  /** How far ahead the dashboard tells birthdays and years of service. */
  celebrationsDays: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** So long before it expires, a passport, licence or accreditation stands on the dashboard. */
  expiringDocumentsDays: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Years, on the day of joining. 0 asks for no age. */
  minimumAge: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Who is added without an end of probation gets the probation days of the designation. */
  probationFromDesignation: Scalars['Boolean']['output'];
  /** Days of birth are shown without their year. */
  showBirthdays: Scalars['Boolean']['output'];
  showWorkAnniversaries: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type CoreHrSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CoreHrSetting>;
};

export type CoreHrSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CoreHrSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CoreHrSettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CoreHrSettingFilter>>;
  celebrationsDays?: InputMaybe<IntFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  expiringDocumentsDays?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  minimumAge?: InputMaybe<IntFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<CoreHrSettingFilter>;
  or?: InputMaybe<Array<CoreHrSettingFilter>>;
  probationFromDesignation?: InputMaybe<BooleanFilter>;
  showBirthdays?: InputMaybe<BooleanFilter>;
  showWorkAnniversaries?: InputMaybe<BooleanFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type CoreHrSettingInput = {
  /** How far ahead the dashboard tells birthdays and years of service. */
  celebrationsDays?: InputMaybe<Scalars['Int']['input']>;
  /** So long before it expires, a passport, licence or accreditation stands on the dashboard. */
  expiringDocumentsDays?: InputMaybe<Scalars['Int']['input']>;
  /** Years, on the day of joining. 0 asks for no age. */
  minimumAge?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who is added without an end of probation gets the probation days of the designation. */
  probationFromDesignation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Days of birth are shown without their year. */
  showBirthdays?: InputMaybe<Scalars['Boolean']['input']>;
  showWorkAnniversaries?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CoreHrSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<CoreHrSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CoreHrSettingPatch = {
  /** How far ahead the dashboard tells birthdays and years of service. */
  celebrationsDays?: InputMaybe<Scalars['Int']['input']>;
  /** So long before it expires, a passport, licence or accreditation stands on the dashboard. */
  expiringDocumentsDays?: InputMaybe<Scalars['Int']['input']>;
  /** Years, on the day of joining. 0 asks for no age. */
  minimumAge?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who is added without an end of probation gets the probation days of the designation. */
  probationFromDesignation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Days of birth are shown without their year. */
  showBirthdays?: InputMaybe<Scalars['Boolean']['input']>;
  showWorkAnniversaries?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CoreHrSettingSort = {
  field: CoreHrSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CoreHrSettingSortField =
  | 'celebrationsDays'
  | 'createdAt'
  | 'custom'
  | 'expiringDocumentsDays'
  | 'minimumAge'
  | 'name'
  | 'probationFromDesignation'
  | 'showBirthdays'
  | 'showWorkAnniversaries'
  | 'updatedAt';

/** Whom a configuration is for. */
export type Coverage =
  | 'CUSTOM_GROUP'
  | 'ORGANIZATION';

export type CoverageFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Coverage>;
  in?: InputMaybe<Array<Coverage>>;
};

/** The forms whose configurations can be for groups. */
export type CoveredForm =
  | 'COMP_OFF_SETTINGS'
  | 'LEAVE_POLICY'
  | 'OVERTIME_SETTINGS'
  | 'PRE_APPROVALS_SETTINGS'
  | 'SPECIAL_WAGES';

export type CoveredFormFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<CoveredForm>;
  in?: InputMaybe<Array<CoveredForm>>;
};

export type CustomColours = {
  /** One set; the defaults where the organisation is unknown. */
  colorResult: Array<BrandColours>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

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

/** A mail in the organisation's own words. Where there is none, the built-in text is sent. */
export type EmailTemplate = {
  /** Names in double braces are filled in, for example {{name}}. */
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  event: MailEvent;
  id: Scalars['ID']['output'];
  /** The language of the reader. */
  language: Language;
  status: RecordStatus;
  subject: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type EmailTemplateAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EmailTemplate>;
};

export type EmailTemplateChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EmailTemplate>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type EmailTemplateFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<EmailTemplateFilter>>;
  body?: InputMaybe<TextFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  event?: InputMaybe<MailEventFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  language?: InputMaybe<LanguageFilter>;
  not?: InputMaybe<EmailTemplateFilter>;
  or?: InputMaybe<Array<EmailTemplateFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  subject?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type EmailTemplateInput = {
  /** Names in double braces are filled in, for example {{name}}. */
  body: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  event?: InputMaybe<MailEvent>;
  /** The language of the reader. */
  language?: InputMaybe<Language>;
  status?: InputMaybe<RecordStatus>;
  subject: Scalars['String']['input'];
};

export type EmailTemplatePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<EmailTemplate>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type EmailTemplatePatch = {
  /** Names in double braces are filled in, for example {{name}}. */
  body?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  event?: InputMaybe<MailEvent>;
  /** The language of the reader. */
  language?: InputMaybe<Language>;
  status?: InputMaybe<RecordStatus>;
  subject?: InputMaybe<Scalars['String']['input']>;
};

export type EmailTemplateSort = {
  field: EmailTemplateSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type EmailTemplateSortField =
  | 'body'
  | 'createdAt'
  | 'custom'
  | 'event'
  | 'language'
  | 'status'
  | 'subject'
  | 'updatedAt';

export type EndpointStatus = {
  endpoint: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** Every entity of the product. */
export type Entity =
  | 'AccountType'
  | 'AccreditationCategory'
  | 'AccreditationLink'
  | 'AccreditationType'
  | 'ActivityClassification'
  | 'ActivityDay'
  | 'ActivityDevice'
  | 'AdhocAllowance'
  | 'AirTicketClaim'
  | 'AirTicketFare'
  | 'AirTicketHome'
  | 'AirTicketPolicy'
  | 'AirTicketSector'
  | 'Announcement'
  | 'ArchiveReason'
  | 'AttendanceConfiguration'
  | 'AttendanceFinalization'
  | 'Award'
  | 'Bank'
  | 'BankAccount'
  | 'BlacklistReason'
  | 'BlockedVisit'
  | 'BonusLine'
  | 'BonusPlan'
  | 'BonusRound'
  | 'Brand'
  | 'BusinessUnit'
  | 'Candidate'
  | 'CandidateDistinction'
  | 'CandidateSalary'
  | 'CandidateSource'
  | 'CandidateStatus'
  | 'CareerPage'
  | 'CareerTrack'
  | 'ClaimRequest'
  | 'Clawback'
  | 'Client'
  | 'CompOff'
  | 'CompOffConfiguration'
  | 'CompOffGrant'
  | 'CoreHrSetting'
  | 'Course'
  | 'Currency'
  | 'CustomAlert'
  | 'CustomEmployeeGroup'
  | 'DayDecision'
  | 'Department'
  | 'Designation'
  | 'DocumentCategory'
  | 'DocumentSignature'
  | 'DocumentSubtype'
  | 'DocumentTemplate'
  | 'DocumentType'
  | 'DynamicForm'
  | 'DynamicFormResponse'
  | 'Education'
  | 'EmailTemplate'
  | 'Employee'
  | 'EmployeeAccreditation'
  | 'EmployeeDocument'
  | 'EmployeeNumberSeries'
  | 'EmployeeSalary'
  | 'EmployeeTaxNumber'
  | 'EmployeeType'
  | 'EnforcementGroup'
  | 'Exit'
  | 'ExpenseType'
  | 'Experience'
  | 'FamilyMember'
  | 'FbpDeclaration'
  | 'FbpDeclarationSetting'
  | 'FormCoverage'
  | 'FormField'
  | 'FunctionalArea'
  | 'GeneratedDocument'
  | 'Grade'
  | 'GratuityRule'
  | 'HeadcountPlan'
  | 'HiringStage'
  | 'Holiday'
  | 'HolidayChoice'
  | 'Institution'
  | 'InsuranceMember'
  | 'InsuranceType'
  | 'InternetAccessOverride'
  | 'InternetAccessPattern'
  | 'InternetAccessSetting'
  | 'Interview'
  | 'InterviewRound'
  | 'JobApplication'
  | 'JobBoardIntegration'
  | 'JobChange'
  | 'JobLevel'
  | 'JobPost'
  | 'JobRequisition'
  | 'JobRole'
  | 'KeyLoggingSetting'
  | 'KeywordAlert'
  | 'LeaveBalance'
  | 'LeaveClosure'
  | 'LeavePolicy'
  | 'LeaveRequest'
  | 'LeaveType'
  | 'Licence'
  | 'Location'
  | 'LocationArea'
  | 'LocationTrackingSetting'
  | 'LocationType'
  | 'LopRecovery'
  | 'LopRecoverySetting'
  | 'ManPowerPlanningSetting'
  | 'MonitoredMember'
  | 'MonitoringSetting'
  | 'NpsDeclaration'
  | 'NpsDeclarationSetting'
  | 'NpsMember'
  | 'Offer'
  | 'OfferLetterTemplate'
  | 'OnDuty'
  | 'OnboardingIndividual'
  | 'OneTimeEarning'
  | 'Organisation'
  | 'OrganizationGroup'
  | 'OvertimeConfiguration'
  | 'OvertimeRequest'
  | 'Passport'
  | 'PayrollCycle'
  | 'PayrollGeneralSetting'
  | 'PayrollRun'
  | 'Payslip'
  | 'PerDiem'
  | 'PlanSeat'
  | 'PreApprovalSetting'
  | 'Profession'
  | 'ProfessionalTaxRule'
  | 'Project'
  | 'ProvidentFundMember'
  | 'Punch'
  | 'Qualification'
  | 'RecruitmentGeneralSetting'
  | 'Regularisation'
  | 'Relationship'
  | 'Religion'
  | 'Report'
  | 'Role'
  | 'RosterSetting'
  | 'SalaryAdvance'
  | 'SalaryAdvanceSetting'
  | 'SalaryComponent'
  | 'SalaryTemplate'
  | 'ScheduledRound'
  | 'ScheduledShift'
  | 'Scorecard'
  | 'ScreenshotSetting'
  | 'ServiceProvider'
  | 'Settlement'
  | 'SettlementRule'
  | 'ShiftRotation'
  | 'ShiftSwap'
  | 'ShortTimeOff'
  | 'SignInPolicy'
  | 'SigningSetting'
  | 'Skill'
  | 'SpecialWage'
  | 'Specialization'
  | 'StageMove'
  | 'StatutoryRate'
  | 'StatutoryRegistration'
  | 'TalentPool'
  | 'TaxChallan'
  | 'TaxCode'
  | 'TaxDeduction'
  | 'TaxDeductor'
  | 'TaxRegimeChoice'
  | 'TaxReliefClaim'
  | 'TaxStatement'
  | 'TimeOffSetting'
  | 'TimekeepingCategory'
  | 'Timesheet'
  | 'ToxicityAlert'
  | 'ToxicitySetting'
  | 'TravelAndExpenseSetting'
  | 'TravelRequest'
  | 'UniformEntitlement'
  | 'UniformIssue'
  | 'UniformItem'
  | 'UniformObservation'
  | 'UniformStockEntry'
  | 'UserAccount'
  | 'Visa'
  | 'WelfareFundRule'
  | 'WorkAuthorization'
  | 'WorkFromHomePreApproval'
  | 'WorkLocation'
  | 'WorkPlace'
  | 'WorkSchedule'
  | 'Workflow';

export type EntityFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Entity>;
  in?: InputMaybe<Array<Entity>>;
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

/** Whether the configurations of a form hold for the whole organisation or for custom employee groups. */
export type FormCoverage = {
  /** It cannot be changed while active configurations exist: make them inactive first. */
  coverage: Coverage;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  form: CoveredForm;
  id: Scalars['ID']['output'];
  /** Left empty, it is the name of the form. */
  name?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type FormCoverageAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<FormCoverage>;
};

export type FormCoverageChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<FormCoverage>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type FormCoverageFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<FormCoverageFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  coverage?: InputMaybe<CoverageFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  form?: InputMaybe<CoveredFormFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<FormCoverageFilter>;
  or?: InputMaybe<Array<FormCoverageFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type FormCoverageInput = {
  /** It cannot be changed while active configurations exist: make them inactive first. */
  coverage?: InputMaybe<Coverage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  form?: InputMaybe<CoveredForm>;
  /** Left empty, it is the name of the form. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type FormCoveragePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<FormCoverage>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type FormCoveragePatch = {
  /** It cannot be changed while active configurations exist: make them inactive first. */
  coverage?: InputMaybe<Coverage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  form?: InputMaybe<CoveredForm>;
  /** Left empty, it is the name of the form. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type FormCoverageSort = {
  field: FormCoverageSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type FormCoverageSortField =
  | 'coverage'
  | 'createdAt'
  | 'custom'
  | 'form'
  | 'name'
  | 'updatedAt';

/** A field of a form as an organisation wants it: one that it added, or one of Tenure's own with another label, place or rule. */
export type FormField = {
  /** What people choose from, one a line. */
  choices?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Where the field stands: its form, list, import and export. */
  entity: Entity;
  /** The name of the field in imports and for other systems. Made from the label, kept ever after. */
  field?: Maybe<Scalars['String']['output']>;
  /** Shown below the field. */
  hint?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Asked of new records, and of whoever empties it. Records that lack it stay as they are. */
  isRequired: Scalars['Boolean']['output'];
  /** A hidden field keeps what was entered. */
  isVisible: Scalars['Boolean']['output'];
  /** Kept ever after, because what people enter is of this kind. */
  kind?: Maybe<FormFieldKind>;
  /** As people read it, in all languages. */
  label: Scalars['String']['output'];
  /** Characters of a text, or the greatest number. */
  maximum?: Maybe<Scalars['Decimal']['output']>;
  /** Characters of a text, or the least number. */
  minimum?: Maybe<Scalars['Decimal']['output']>;
  /** Smaller numbers stand first. */
  position?: Maybe<Scalars['Int']['output']>;
  /** Which characters a text may have. */
  preset?: Maybe<Preset>;
  /** The section of the form; an unknown name makes a section of its own. */
  section?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type FormFieldAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<FormField>;
};

export type FormFieldChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<FormField>;
  validationError?: Maybe<Array<FieldProblem>>;
};

/** What of a field changes; what is not named stays. For one of Tenure's own, null is what Tenure has. */
export type FormFieldEdit = {
  /** The name of the field on the form, or the name for imports of one that was added. */
  field: Scalars['String']['input'];
  hint?: InputMaybe<Scalars['String']['input']>;
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  label?: InputMaybe<Scalars['String']['input']>;
  maximum?: InputMaybe<Scalars['Decimal']['input']>;
  minimum?: InputMaybe<Scalars['Decimal']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
  preset?: InputMaybe<Preset>;
  section?: InputMaybe<Scalars['String']['input']>;
  /** Of what is kept of the field now; null where nothing is. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type FormFieldFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<FormFieldFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  choices?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  entity?: InputMaybe<EntityFilter>;
  field?: InputMaybe<TextFilter>;
  hint?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isRequired?: InputMaybe<BooleanFilter>;
  isVisible?: InputMaybe<BooleanFilter>;
  kind?: InputMaybe<FormFieldKindFilter>;
  label?: InputMaybe<TextFilter>;
  maximum?: InputMaybe<DecimalFilter>;
  minimum?: InputMaybe<DecimalFilter>;
  not?: InputMaybe<FormFieldFilter>;
  or?: InputMaybe<Array<FormFieldFilter>>;
  position?: InputMaybe<IntFilter>;
  preset?: InputMaybe<PresetFilter>;
  section?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type FormFieldInput = {
  /** What people choose from, one a line. */
  choices?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Where the field stands: its form, list, import and export. */
  entity: Entity;
  /** The name of the field in imports and for other systems. Made from the label, kept ever after. */
  field?: InputMaybe<Scalars['String']['input']>;
  /** Shown below the field. */
  hint?: InputMaybe<Scalars['String']['input']>;
  /** Asked of new records, and of whoever empties it. Records that lack it stay as they are. */
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** A hidden field keeps what was entered. */
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kept ever after, because what people enter is of this kind. */
  kind?: InputMaybe<FormFieldKind>;
  /** As people read it, in all languages. */
  label: Scalars['String']['input'];
  /** Characters of a text, or the greatest number. */
  maximum?: InputMaybe<Scalars['Decimal']['input']>;
  /** Characters of a text, or the least number. */
  minimum?: InputMaybe<Scalars['Decimal']['input']>;
  /** Smaller numbers stand first. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Which characters a text may have. */
  preset?: InputMaybe<Preset>;
  /** The section of the form; an unknown name makes a section of its own. */
  section?: InputMaybe<Scalars['String']['input']>;
};

export type FormFieldKind =
  | 'CHOICE'
  | 'CHOICES'
  | 'DATE'
  | 'DECIMAL'
  | 'EMAIL'
  | 'INTEGER'
  | 'LONG_TEXT'
  | 'MONEY'
  | 'PERCENT'
  | 'PHONE'
  | 'TEXT'
  | 'YES_NO';

export type FormFieldKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<FormFieldKind>;
  in?: InputMaybe<Array<FormFieldKind>>;
};

export type FormFieldPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<FormField>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type FormFieldPatch = {
  /** What people choose from, one a line. */
  choices?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Where the field stands: its form, list, import and export. */
  entity?: InputMaybe<Entity>;
  /** The name of the field in imports and for other systems. Made from the label, kept ever after. */
  field?: InputMaybe<Scalars['String']['input']>;
  /** Shown below the field. */
  hint?: InputMaybe<Scalars['String']['input']>;
  /** Asked of new records, and of whoever empties it. Records that lack it stay as they are. */
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** A hidden field keeps what was entered. */
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kept ever after, because what people enter is of this kind. */
  kind?: InputMaybe<FormFieldKind>;
  /** As people read it, in all languages. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Characters of a text, or the greatest number. */
  maximum?: InputMaybe<Scalars['Decimal']['input']>;
  /** Characters of a text, or the least number. */
  minimum?: InputMaybe<Scalars['Decimal']['input']>;
  /** Smaller numbers stand first. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Which characters a text may have. */
  preset?: InputMaybe<Preset>;
  /** The section of the form; an unknown name makes a section of its own. */
  section?: InputMaybe<Scalars['String']['input']>;
};

export type FormFieldSort = {
  field: FormFieldSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type FormFieldSortField =
  | 'choices'
  | 'createdAt'
  | 'custom'
  | 'entity'
  | 'field'
  | 'hint'
  | 'isRequired'
  | 'isVisible'
  | 'kind'
  | 'label'
  | 'maximum'
  | 'minimum'
  | 'position'
  | 'preset'
  | 'section'
  | 'updatedAt';

export type FormFieldsAnswer = {
  /** Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type FormLevelCoverage = {
  /** organization or custom group. */
  Coverage: Scalars['String']['output'];
  /** Null while nobody has chosen: it is the organisation. */
  Coverage_Id?: Maybe<Scalars['Int']['output']>;
  Form_Id: Scalars['Int']['output'];
  Updated_By?: Maybe<Scalars['String']['output']>;
  Updated_On?: Maybe<Scalars['DateTime']['output']>;
  /** While it is above 0 the coverage cannot change. */
  activeConfigurations: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
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

export type LogoPath = {
  errorCode: Scalars['String']['output'];
  /** Key of the picture; getPresignedUrl retrieves it. Null without one. */
  logoPath?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
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

/** When loss of pay is given back after attendance was put right. */
export type LopRecoverySetting = {
  /** Without it, what was put right is given back at once. */
  approvalRequired: Scalars['Boolean']['output'];
  /** Requests are taken until so many days before pay day. */
  closesDaysBeforePay: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** People may ask for it themselves. */
  enabled: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Of one pay cycle. Empty: all of them. */
  maximumDaysPerCycle?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  /** Pay cycles before the running one of which days are given back. */
  pastCycles: Scalars['Int']['output'];
  reasonRequired: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type LopRecoverySettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LopRecoverySetting>;
};

export type LopRecoverySettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LopRecoverySetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type LopRecoverySettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<LopRecoverySettingFilter>>;
  approvalRequired?: InputMaybe<BooleanFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  closesDaysBeforePay?: InputMaybe<IntFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  enabled?: InputMaybe<BooleanFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  maximumDaysPerCycle?: InputMaybe<IntFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<LopRecoverySettingFilter>;
  or?: InputMaybe<Array<LopRecoverySettingFilter>>;
  pastCycles?: InputMaybe<IntFilter>;
  reasonRequired?: InputMaybe<BooleanFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type LopRecoverySettingInput = {
  /** Without it, what was put right is given back at once. */
  approvalRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Requests are taken until so many days before pay day. */
  closesDaysBeforePay?: InputMaybe<Scalars['Int']['input']>;
  /** People may ask for it themselves. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of one pay cycle. Empty: all of them. */
  maximumDaysPerCycle?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Pay cycles before the running one of which days are given back. */
  pastCycles?: InputMaybe<Scalars['Int']['input']>;
  reasonRequired?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LopRecoverySettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<LopRecoverySetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type LopRecoverySettingPatch = {
  /** Without it, what was put right is given back at once. */
  approvalRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Requests are taken until so many days before pay day. */
  closesDaysBeforePay?: InputMaybe<Scalars['Int']['input']>;
  /** People may ask for it themselves. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of one pay cycle. Empty: all of them. */
  maximumDaysPerCycle?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Pay cycles before the running one of which days are given back. */
  pastCycles?: InputMaybe<Scalars['Int']['input']>;
  reasonRequired?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LopRecoverySettingSort = {
  field: LopRecoverySettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type LopRecoverySettingSortField =
  | 'approvalRequired'
  | 'closesDaysBeforePay'
  | 'createdAt'
  | 'custom'
  | 'enabled'
  | 'maximumDaysPerCycle'
  | 'name'
  | 'pastCycles'
  | 'reasonRequired'
  | 'updatedAt';

export type MailEvent =
  | 'CANDIDATE_ARCHIVED'
  | 'CANDIDATE_DOCUMENTS'
  | 'CANDIDATE_UPDATE'
  | 'INVITATION'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET';

export type MailEventFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<MailEvent>;
  in?: InputMaybe<Array<MailEvent>>;
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
  addCompOffConfiguration: CompOffConfigurationChange;
  addCompOffGrant: CompOffGrantChange;
  addCoreHrSetting: CoreHrSettingChange;
  addEmailTemplate: EmailTemplateChange;
  addFormCoverage: FormCoverageChange;
  addFormField: FormFieldChange;
  addLopRecoverySetting: LopRecoverySettingChange;
  addOvertimeConfiguration: OvertimeConfigurationChange;
  addPreApprovalSetting: PreApprovalSettingChange;
  addReport: ReportChange;
  addRosterSetting: RosterSettingChange;
  addSignInPolicy: SignInPolicyChange;
  addSpecialWage: SpecialWageChange;
  addTimeOffSetting: TimeOffSettingChange;
  deleteCompOffConfigurations: DeleteAnswer;
  deleteEmailTemplates: DeleteAnswer;
  deleteFormCoverages: DeleteAnswer;
  deleteFormFields: DeleteAnswer;
  deleteOvertimeConfigurations: DeleteAnswer;
  deletePreApprovalSettings: DeleteAnswer;
  deleteReports: DeleteAnswer;
  deleteSpecialWages: DeleteAnswer;
  /** Changes fields of a form together. What becomes as Tenure has it is no longer kept. A problem is told by field and part: dateOfBirth.maximum. */
  saveFormFields: FormFieldsAnswer;
  /** Sends the text to the caller, filled in with samples. */
  sendTestMail: TestMail;
  /** Sets a secret, or removes it when none is given. It cannot be read afterwards. */
  setSignInSecret: SignInSecretsAnswer;
  /** Undoes what one change-set did, if nothing later depends on it. With wait: false very many records go back by work that goes on by itself. */
  undoChangeSet: UndoAnswer;
  updateCompOffConfiguration: CompOffConfigurationChange;
  updateCompOffGrant: CompOffGrantChange;
  updateCoreHrSetting: CoreHrSettingChange;
  updateEmailTemplate: EmailTemplateChange;
  updateFormCoverage: FormCoverageChange;
  updateFormField: FormFieldChange;
  /** Coverage: organization or custom group. */
  updateFormLevelCoverage: FormLevelCoverage;
  updateLopRecoverySetting: LopRecoverySettingChange;
  updateOvertimeConfiguration: OvertimeConfigurationChange;
  updatePreApprovalSetting: PreApprovalSettingChange;
  updateReport: ReportChange;
  updateRosterSetting: RosterSettingChange;
  updateSignInPolicy: SignInPolicyChange;
  updateSpecialWage: SpecialWageChange;
  updateTimeOffSetting: TimeOffSettingChange;
};


export type MutationAddCompOffConfigurationArgs = {
  input: CompOffConfigurationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddCompOffGrantArgs = {
  input: CompOffGrantInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddCoreHrSettingArgs = {
  input: CoreHrSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddEmailTemplateArgs = {
  input: EmailTemplateInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddFormCoverageArgs = {
  input: FormCoverageInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddFormFieldArgs = {
  input: FormFieldInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddLopRecoverySettingArgs = {
  input: LopRecoverySettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddOvertimeConfigurationArgs = {
  input: OvertimeConfigurationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddPreApprovalSettingArgs = {
  input: PreApprovalSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddReportArgs = {
  input: ReportInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddRosterSettingArgs = {
  input: RosterSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddSignInPolicyArgs = {
  input: SignInPolicyInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddSpecialWageArgs = {
  input: SpecialWageInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddTimeOffSettingArgs = {
  input: TimeOffSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCompOffConfigurationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteEmailTemplatesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteFormCoveragesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteFormFieldsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteOvertimeConfigurationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeletePreApprovalSettingsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteReportsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteSpecialWagesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveFormFieldsArgs = {
  entity: Entity;
  fields: Array<FormFieldEdit>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSendTestMailArgs = {
  body: Scalars['String']['input'];
  event: MailEvent;
  language: Language;
  subject: Scalars['String']['input'];
};


export type MutationSetSignInSecretArgs = {
  kind: SignInSecretKind;
  secret?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUndoChangeSetArgs = {
  id: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateCompOffConfigurationArgs = {
  id: Scalars['ID']['input'];
  input: CompOffConfigurationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateCompOffGrantArgs = {
  id: Scalars['ID']['input'];
  input: CompOffGrantPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateCoreHrSettingArgs = {
  id: Scalars['ID']['input'];
  input: CoreHrSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateEmailTemplateArgs = {
  id: Scalars['ID']['input'];
  input: EmailTemplatePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateFormCoverageArgs = {
  id: Scalars['ID']['input'];
  input: FormCoveragePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateFormFieldArgs = {
  id: Scalars['ID']['input'];
  input: FormFieldPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateFormLevelCoverageArgs = {
  Coverage: Scalars['String']['input'];
  Coverage_Id?: InputMaybe<Scalars['Int']['input']>;
  formName: Scalars['String']['input'];
};


export type MutationUpdateLopRecoverySettingArgs = {
  id: Scalars['ID']['input'];
  input: LopRecoverySettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateOvertimeConfigurationArgs = {
  id: Scalars['ID']['input'];
  input: OvertimeConfigurationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdatePreApprovalSettingArgs = {
  id: Scalars['ID']['input'];
  input: PreApprovalSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateReportArgs = {
  id: Scalars['ID']['input'];
  input: ReportPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateRosterSettingArgs = {
  id: Scalars['ID']['input'];
  input: RosterSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateSignInPolicyArgs = {
  id: Scalars['ID']['input'];
  input: SignInPolicyPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateSpecialWageArgs = {
  id: Scalars['ID']['input'];
  input: SpecialWagePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateTimeOffSettingArgs = {
  id: Scalars['ID']['input'];
  input: TimeOffSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

export type NotificationTemplate = {
  body: Scalars['String']['output'];
  event: MailEvent;
  isBuiltIn: Scalars['Boolean']['output'];
  language: Language;
  /** Names that may stand in double braces. */
  placeholders: Array<Scalars['String']['output']>;
  subject: Scalars['String']['output'];
  /** Null for a built-in text. */
  templateId?: Maybe<Scalars['Int']['output']>;
};

export type NotificationTemplates = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  notificationTemplates: Array<NotificationTemplate>;
};

export type OvertimeBasis =
  | 'BASIC_PAY'
  | 'GROSS_PAY';

export type OvertimeBasisFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<OvertimeBasis>;
  in?: InputMaybe<Array<OvertimeBasis>>;
};

/** How overtime is paid, and to whom. */
export type OvertimeConfiguration = {
  /** For each hour, where the type is a fixed rate. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  /** As the coverage of overtime says. */
  coverage: Coverage;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** The people it is for, where the coverage is a custom group. */
  customGroup?: Maybe<CustomEmployeeGroup>;
  /** Left empty, those of the work schedule. */
  dayHours?: Maybe<Scalars['Decimal']['output']>;
  id: Scalars['ID']['output'];
  /** So many days are paid by a salary of a month: it is divided by them, and by the hours of a day, for the hourly rate. */
  monthDays: Scalars['Decimal']['output'];
  name: Scalars['String']['output'];
  /** The pay that the hourly rate comes from. */
  overtimeOn: OvertimeBasis;
  overtimeType: OvertimeType;
  rateNormal?: Maybe<Scalars['Decimal']['output']>;
  rateRegularHoliday?: Maybe<Scalars['Decimal']['output']>;
  rateRest?: Maybe<Scalars['Decimal']['output']>;
  rateSpecialNonWorkingHoliday?: Maybe<Scalars['Decimal']['output']>;
  /** How the people are paid whose overtime it is. */
  salaryType: SalaryType;
  /** One after the other, beginning with the first hour, where the type is slabs. */
  slabs?: Maybe<Array<OvertimeSlab>>;
  /** Days on which all hours are overtime. */
  specialWorkDays?: Maybe<Array<WorkDayKind>>;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** The hourly rate is multiplied by it before the rate of the day. */
  wageIndex: Scalars['Decimal']['output'];
};

export type OvertimeConfigurationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<OvertimeConfiguration>;
};

export type OvertimeConfigurationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<OvertimeConfiguration>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type OvertimeConfigurationFilter = {
  amount?: InputMaybe<DecimalFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<OvertimeConfigurationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  coverage?: InputMaybe<CoverageFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customGroupId?: InputMaybe<IdFilter>;
  dayHours?: InputMaybe<DecimalFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  monthDays?: InputMaybe<DecimalFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<OvertimeConfigurationFilter>;
  or?: InputMaybe<Array<OvertimeConfigurationFilter>>;
  overtimeOn?: InputMaybe<OvertimeBasisFilter>;
  overtimeType?: InputMaybe<OvertimeTypeFilter>;
  rateNormal?: InputMaybe<DecimalFilter>;
  rateRegularHoliday?: InputMaybe<DecimalFilter>;
  rateRest?: InputMaybe<DecimalFilter>;
  rateSpecialNonWorkingHoliday?: InputMaybe<DecimalFilter>;
  salaryType?: InputMaybe<SalaryTypeFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  wageIndex?: InputMaybe<DecimalFilter>;
};

export type OvertimeConfigurationInput = {
  /** For each hour, where the type is a fixed rate. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** As the coverage of overtime says. */
  coverage?: InputMaybe<Coverage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The people it is for, where the coverage is a custom group. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, those of the work schedule. */
  dayHours?: InputMaybe<Scalars['Decimal']['input']>;
  /** So many days are paid by a salary of a month: it is divided by them, and by the hours of a day, for the hourly rate. */
  monthDays?: InputMaybe<Scalars['Decimal']['input']>;
  name: Scalars['String']['input'];
  /** The pay that the hourly rate comes from. */
  overtimeOn?: InputMaybe<OvertimeBasis>;
  overtimeType?: InputMaybe<OvertimeType>;
  rateNormal?: InputMaybe<Scalars['Decimal']['input']>;
  rateRegularHoliday?: InputMaybe<Scalars['Decimal']['input']>;
  rateRest?: InputMaybe<Scalars['Decimal']['input']>;
  rateSpecialNonWorkingHoliday?: InputMaybe<Scalars['Decimal']['input']>;
  /** How the people are paid whose overtime it is. */
  salaryType?: InputMaybe<SalaryType>;
  /** One after the other, beginning with the first hour, where the type is slabs. */
  slabs?: InputMaybe<Array<OvertimeSlabInput>>;
  /** Days on which all hours are overtime. */
  specialWorkDays?: InputMaybe<Array<WorkDayKind>>;
  status?: InputMaybe<RecordStatus>;
  /** The hourly rate is multiplied by it before the rate of the day. */
  wageIndex?: InputMaybe<Scalars['Decimal']['input']>;
};

export type OvertimeConfigurationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<OvertimeConfiguration>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type OvertimeConfigurationPatch = {
  /** For each hour, where the type is a fixed rate. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** As the coverage of overtime says. */
  coverage?: InputMaybe<Coverage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The people it is for, where the coverage is a custom group. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, those of the work schedule. */
  dayHours?: InputMaybe<Scalars['Decimal']['input']>;
  /** So many days are paid by a salary of a month: it is divided by them, and by the hours of a day, for the hourly rate. */
  monthDays?: InputMaybe<Scalars['Decimal']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The pay that the hourly rate comes from. */
  overtimeOn?: InputMaybe<OvertimeBasis>;
  overtimeType?: InputMaybe<OvertimeType>;
  rateNormal?: InputMaybe<Scalars['Decimal']['input']>;
  rateRegularHoliday?: InputMaybe<Scalars['Decimal']['input']>;
  rateRest?: InputMaybe<Scalars['Decimal']['input']>;
  rateSpecialNonWorkingHoliday?: InputMaybe<Scalars['Decimal']['input']>;
  /** How the people are paid whose overtime it is. */
  salaryType?: InputMaybe<SalaryType>;
  /** One after the other, beginning with the first hour, where the type is slabs. */
  slabs?: InputMaybe<Array<OvertimeSlabInput>>;
  /** Days on which all hours are overtime. */
  specialWorkDays?: InputMaybe<Array<WorkDayKind>>;
  status?: InputMaybe<RecordStatus>;
  /** The hourly rate is multiplied by it before the rate of the day. */
  wageIndex?: InputMaybe<Scalars['Decimal']['input']>;
};

export type OvertimeConfigurationSort = {
  field: OvertimeConfigurationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type OvertimeConfigurationSortField =
  | 'amount'
  | 'coverage'
  | 'createdAt'
  | 'custom'
  | 'customGroupId'
  | 'dayHours'
  | 'monthDays'
  | 'name'
  | 'overtimeOn'
  | 'overtimeType'
  | 'rateNormal'
  | 'rateRegularHoliday'
  | 'rateRest'
  | 'rateSpecialNonWorkingHoliday'
  | 'salaryType'
  | 'status'
  | 'updatedAt'
  | 'wageIndex';

export type OvertimeSlab = {
  fromHours: Scalars['Decimal']['output'];
  id: Scalars['ID']['output'];
  rate: Scalars['Decimal']['output'];
  /** Empty: all hours that follow. */
  toHours?: Maybe<Scalars['Decimal']['output']>;
};

export type OvertimeSlabInput = {
  fromHours: Scalars['Decimal']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  rate: Scalars['Decimal']['input'];
  /** Empty: all hours that follow. */
  toHours?: InputMaybe<Scalars['Decimal']['input']>;
};

export type OvertimeType =
  | 'FIXED_RATE'
  | 'NO_SLAB'
  | 'SLAB';

export type OvertimeTypeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<OvertimeType>;
  in?: InputMaybe<Array<OvertimeType>>;
};

export type PreApprovalKind =
  | 'ON_DUTY'
  | 'OVERTIME'
  | 'WORK_FROM_HOME'
  | 'WORK_ON_DAY_OFF';

export type PreApprovalKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<PreApprovalKind>;
  in?: InputMaybe<Array<PreApprovalKind>>;
};

/** What has to be approved beforehand, how early it is asked for and how often. */
export type PreApprovalSetting = {
  /** As the coverage of pre-approvals says. */
  coverage: Coverage;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** The people it is for, where the coverage is a custom group. */
  customGroup?: Maybe<CustomEmployeeGroup>;
  id: Scalars['ID']['output'];
  kind: PreApprovalKind;
  /** Days of one calendar month that wait or were approved. Empty: as often as people like. */
  maximumDaysPerMonth?: Maybe<Scalars['Int']['output']>;
  /** Empty: as long as people like. */
  maximumDaysPerRequest?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  /** So many days before it begins. 0 takes requests for the same day. */
  noticeDays: Scalars['Int']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type PreApprovalSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<PreApprovalSetting>;
};

export type PreApprovalSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<PreApprovalSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type PreApprovalSettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<PreApprovalSettingFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  coverage?: InputMaybe<CoverageFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customGroupId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<PreApprovalKindFilter>;
  maximumDaysPerMonth?: InputMaybe<IntFilter>;
  maximumDaysPerRequest?: InputMaybe<IntFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<PreApprovalSettingFilter>;
  noticeDays?: InputMaybe<IntFilter>;
  or?: InputMaybe<Array<PreApprovalSettingFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type PreApprovalSettingInput = {
  /** As the coverage of pre-approvals says. */
  coverage?: InputMaybe<Coverage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The people it is for, where the coverage is a custom group. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<PreApprovalKind>;
  /** Days of one calendar month that wait or were approved. Empty: as often as people like. */
  maximumDaysPerMonth?: InputMaybe<Scalars['Int']['input']>;
  /** Empty: as long as people like. */
  maximumDaysPerRequest?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  /** So many days before it begins. 0 takes requests for the same day. */
  noticeDays?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type PreApprovalSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<PreApprovalSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type PreApprovalSettingPatch = {
  /** As the coverage of pre-approvals says. */
  coverage?: InputMaybe<Coverage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The people it is for, where the coverage is a custom group. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<PreApprovalKind>;
  /** Days of one calendar month that wait or were approved. Empty: as often as people like. */
  maximumDaysPerMonth?: InputMaybe<Scalars['Int']['input']>;
  /** Empty: as long as people like. */
  maximumDaysPerRequest?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** So many days before it begins. 0 takes requests for the same day. */
  noticeDays?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type PreApprovalSettingSort = {
  field: PreApprovalSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type PreApprovalSettingSortField =
  | 'coverage'
  | 'createdAt'
  | 'custom'
  | 'customGroupId'
  | 'kind'
  | 'maximumDaysPerMonth'
  | 'maximumDaysPerRequest'
  | 'name'
  | 'noticeDays'
  | 'status'
  | 'updatedAt';

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

export type PresetFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Preset>;
  in?: InputMaybe<Array<Preset>>;
};

export type Query = {
  /** One record, now or as it was. */
  compOffConfiguration: CompOffConfigurationAnswer;
  compOffConfigurationHistory: HistoryPage;
  /** One record, now or as it was. */
  compOffGrant: CompOffGrantAnswer;
  compOffGrantHistory: HistoryPage;
  /** One record, now or as it was. */
  coreHrSetting: CoreHrSettingAnswer;
  coreHrSettingHistory: HistoryPage;
  /** Of the caller's organisation, else of the one that the host or the org_code header names. */
  customColorPicker: CustomColours;
  /** One record, now or as it was. */
  emailTemplate: EmailTemplateAnswer;
  emailTemplateHistory: HistoryPage;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** One record, now or as it was. */
  formCoverage: FormCoverageAnswer;
  formCoverageHistory: HistoryPage;
  /** One record, now or as it was. */
  formField: FormFieldAnswer;
  formFieldHistory: HistoryPage;
  /** The texts that are sent, one for each event and language. type: an event; formIds: the forms that mails come from; builtIn: the texts without the organisation's own. */
  getNotificationTemplates: NotificationTemplates;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCompOffConfigurations: CompOffConfigurationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCompOffGrants: CompOffGrantPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCoreHrSettings: CoreHrSettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listEmailTemplates: EmailTemplatePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listFormCoverages: FormCoveragePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listFormFields: FormFieldPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listLopRecoverySettings: LopRecoverySettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listOvertimeConfigurations: OvertimeConfigurationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listPreApprovalSettings: PreApprovalSettingPage;
  /** What reports on an entity may show to the caller. */
  listReportFields: ReportFieldList;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listReports: ReportPage;
  /** Of the roles named, those without the view right on reports: sharing with them gives nobody a report. */
  listRolesWithoutReports: RolesWithoutReports;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listRosterSettings: RosterSettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listSignInPolicies: SignInPolicyPage;
  /** Which secrets are set, since when and by whom; never the secrets. */
  listSignInSecrets: SignInSecretsAnswer;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listSpecialWages: SpecialWagePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listTimeOffSettings: TimeOffSettingPage;
  /** Id, title and code only, for pickers. */
  lookupCompOffConfigurations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupCompOffGrants: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupCoreHrSettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupEmailTemplates: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupFormCoverages: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupFormFields: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupLopRecoverySettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupOvertimeConfigurations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupPreApprovalSettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupReports: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupRosterSettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupSignInPolicies: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupSpecialWages: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupTimeOffSettings: LookupPage;
  /** One record, now or as it was. */
  lopRecoverySetting: LopRecoverySettingAnswer;
  lopRecoverySettingHistory: HistoryPage;
  /** One record, now or as it was. */
  overtimeConfiguration: OvertimeConfigurationAnswer;
  overtimeConfigurationHistory: HistoryPage;
  /** One record, now or as it was. */
  preApprovalSetting: PreApprovalSettingAnswer;
  preApprovalSettingHistory: HistoryPage;
  /** One record, now or as it was. */
  report: ReportAnswer;
  reportHistory: HistoryPage;
  /** By number or name of the form. */
  retrieveFormLevelCoverage: FormLevelCoverage;
  retrieveLogoPath: LogoPath;
  /** One record, now or as it was. */
  rosterSetting: RosterSettingAnswer;
  rosterSettingHistory: HistoryPage;
  /** The first rows of a report, with the caller's rights on the entity. */
  runReport: ReportResult;
  /** One record, now or as it was. */
  signInPolicy: SignInPolicyAnswer;
  signInPolicyHistory: HistoryPage;
  /** One record, now or as it was. */
  specialWage: SpecialWageAnswer;
  specialWageHistory: HistoryPage;
  /** One record, now or as it was. */
  timeOffSetting: TimeOffSettingAnswer;
  timeOffSettingHistory: HistoryPage;
  /** Coverage: organization or custom group. */
  updateFormLevelCoverage: FormLevelCoverage;
};


export type QueryCompOffConfigurationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCompOffConfigurationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCompOffGrantArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCompOffGrantHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCoreHrSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCoreHrSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEmailTemplateArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryEmailTemplateHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFormCoverageArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryFormCoverageHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFormFieldArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryFormFieldHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetNotificationTemplatesArgs = {
  builtIn?: InputMaybe<Scalars['Boolean']['input']>;
  formIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  type?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListCompOffConfigurationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CompOffConfigurationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CompOffConfigurationSort>>;
};


export type QueryListCompOffGrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CompOffGrantFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CompOffGrantSort>>;
};


export type QueryListCoreHrSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CoreHrSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CoreHrSettingSort>>;
};


export type QueryListEmailTemplatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<EmailTemplateFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<EmailTemplateSort>>;
};


export type QueryListFormCoveragesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<FormCoverageFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<FormCoverageSort>>;
};


export type QueryListFormFieldsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<FormFieldFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<FormFieldSort>>;
};


export type QueryListLopRecoverySettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<LopRecoverySettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<LopRecoverySettingSort>>;
};


export type QueryListOvertimeConfigurationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<OvertimeConfigurationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<OvertimeConfigurationSort>>;
};


export type QueryListPreApprovalSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<PreApprovalSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<PreApprovalSettingSort>>;
};


export type QueryListReportFieldsArgs = {
  entity: Entity;
  language?: InputMaybe<Language>;
};


export type QueryListReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ReportFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ReportSort>>;
};


export type QueryListRolesWithoutReportsArgs = {
  roles: Array<Scalars['ID']['input']>;
};


export type QueryListRosterSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<RosterSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<RosterSettingSort>>;
};


export type QueryListSignInPoliciesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<SignInPolicyFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<SignInPolicySort>>;
};


export type QueryListSpecialWagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<SpecialWageFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<SpecialWageSort>>;
};


export type QueryListTimeOffSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<TimeOffSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<TimeOffSettingSort>>;
};


export type QueryLookupCompOffConfigurationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupCompOffGrantsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupCoreHrSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupEmailTemplatesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupFormCoveragesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupFormFieldsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupLopRecoverySettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupOvertimeConfigurationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupPreApprovalSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupReportsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupRosterSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupSignInPoliciesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupSpecialWagesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupTimeOffSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLopRecoverySettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryLopRecoverySettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOvertimeConfigurationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryOvertimeConfigurationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPreApprovalSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryPreApprovalSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReportArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryReportHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRetrieveFormLevelCoverageArgs = {
  Form_Id?: InputMaybe<Scalars['Int']['input']>;
  formName?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRosterSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryRosterSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRunReportArgs = {
  definition: Scalars['JSON']['input'];
  entity: Entity;
  language?: InputMaybe<Language>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySignInPolicyArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QuerySignInPolicyHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySpecialWageArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QuerySpecialWageHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTimeOffSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryTimeOffSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUpdateFormLevelCoverageArgs = {
  Coverage: Scalars['String']['input'];
  Coverage_Id?: InputMaybe<Scalars['Int']['input']>;
  formName: Scalars['String']['input'];
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

/** A question to the records of an entity that is kept: columns, filters, groups, totals and a chart. Everybody reads it with their own rights. */
export type Report = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** For every month; shorter months end earlier. */
  dayOfMonth?: Maybe<Scalars['Int']['output']>;
  definition?: Maybe<Scalars['JSON']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** The records that it reads. */
  entity: Entity;
  format: ReportFormat;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Who keeps it, changes it and is told when it cannot be sent. */
  owner: UserAccount;
  /** Each gets a file of their own, made with their own rights. */
  recipients?: Maybe<Array<ReportRecipient>>;
  schedule: ReportSchedule;
  /** On clocks of the organization’s time zone. */
  sendAt?: Maybe<Scalars['LocalTime']['output']>;
  /** Whoever has one of these roles may open it, and sees what their own rights show. */
  sharedWith?: Maybe<Array<ReportRole>>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** For every week. */
  weekday?: Maybe<Weekday>;
};

export type ReportAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Report>;
};

export type ReportChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Report>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ReportColumn = {
  isNumber: Scalars['Boolean']['output'];
  kind: ReportColumnKind;
  label: Scalars['String']['output'];
};

export type ReportColumnKind =
  /** The currency that amounts were kept apart by. */
  | 'CURRENCY'
  | 'FIELD'
  /** What groups are made by. */
  | 'GROUP'
  | 'MEASURE';

/** A field that a report may show, of the entity itself or of a record that it refers to. */
export type ReportField = {
  /** Grouped by week, month, quarter or year. */
  bucketed: Scalars['Boolean']['output'];
  groupable: Scalars['Boolean']['output'];
  kind: Scalars['String']['output'];
  label: Scalars['String']['output'];
  measures: Array<ReportMeasure>;
  /** Label of the reference; null for a field of the entity itself. */
  of?: Maybe<Scalars['String']['output']>;
  /** departmentId, or employeeId.departmentId behind a reference. */
  path: Scalars['String']['output'];
  sortable: Scalars['Boolean']['output'];
};

export type ReportFieldList = {
  errorCode: Scalars['String']['output'];
  fields: Array<ReportField>;
  message: Scalars['String']['output'];
};

export type ReportFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ReportFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dayOfMonth?: InputMaybe<IntFilter>;
  description?: InputMaybe<TextFilter>;
  entity?: InputMaybe<EntityFilter>;
  format?: InputMaybe<ReportFormatFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ReportFilter>;
  or?: InputMaybe<Array<ReportFilter>>;
  ownerId?: InputMaybe<IdFilter>;
  schedule?: InputMaybe<ReportScheduleFilter>;
  sendAt?: InputMaybe<LocalTimeFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  weekday?: InputMaybe<WeekdayFilter>;
};

export type ReportFormat =
  | 'CSV'
  | 'XLSX';

export type ReportFormatFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ReportFormat>;
  in?: InputMaybe<Array<ReportFormat>>;
};

/** A part of a report that is left out, because its field no longer exists or the reader may not see it. */
export type ReportGap = {
  /** As the definition names it. */
  field: Scalars['String']['output'];
  /** As people call it. */
  label: Scalars['String']['output'];
  /** columns, filter, sort, groupBy or measures. */
  part: Scalars['String']['output'];
};

export type ReportInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** For every month; shorter months end earlier. */
  dayOfMonth?: InputMaybe<Scalars['Int']['input']>;
  definition?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** The records that it reads. */
  entity: Entity;
  format?: InputMaybe<ReportFormat>;
  name: Scalars['String']['input'];
  /** Who keeps it, changes it and is told when it cannot be sent. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Each gets a file of their own, made with their own rights. */
  recipients?: InputMaybe<Array<ReportRecipientInput>>;
  schedule?: InputMaybe<ReportSchedule>;
  /** On clocks of the organization’s time zone. */
  sendAt?: InputMaybe<Scalars['LocalTime']['input']>;
  /** Whoever has one of these roles may open it, and sees what their own rights show. */
  sharedWith?: InputMaybe<Array<ReportRoleInput>>;
  /** For every week. */
  weekday?: InputMaybe<Weekday>;
};

export type ReportMeasure =
  | 'AVERAGE'
  | 'AVERAGE_YEARS'
  | 'COUNT'
  | 'COUNT_DISTINCT'
  | 'MAXIMUM'
  | 'MINIMUM'
  | 'SUM';

export type ReportPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Report>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ReportPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** For every month; shorter months end earlier. */
  dayOfMonth?: InputMaybe<Scalars['Int']['input']>;
  definition?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** The records that it reads. */
  entity?: InputMaybe<Entity>;
  format?: InputMaybe<ReportFormat>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who keeps it, changes it and is told when it cannot be sent. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Each gets a file of their own, made with their own rights. */
  recipients?: InputMaybe<Array<ReportRecipientInput>>;
  schedule?: InputMaybe<ReportSchedule>;
  /** On clocks of the organization’s time zone. */
  sendAt?: InputMaybe<Scalars['LocalTime']['input']>;
  /** Whoever has one of these roles may open it, and sees what their own rights show. */
  sharedWith?: InputMaybe<Array<ReportRoleInput>>;
  /** For every week. */
  weekday?: InputMaybe<Weekday>;
};

export type ReportRecipient = {
  account: UserAccount;
  id: Scalars['ID']['output'];
};

export type ReportRecipientInput = {
  accountId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type ReportResult = {
  columns: Array<ReportColumn>;
  errorCode: Scalars['String']['output'];
  gaps: Array<ReportGap>;
  message: Scalars['String']['output'];
  rows: Array<ReportRow>;
  /** Records, or groups where the report is grouped. */
  totalRecords: Scalars['Int']['output'];
  /** The line below everything; one for each currency. */
  totals: Array<ReportRow>;
};

export type ReportRole = {
  id: Scalars['ID']['output'];
  role: Role;
};

export type ReportRoleInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  roleId: Scalars['ID']['input'];
};

export type ReportRow = {
  /** The filter by which the list shows the records of a group; null where no filter says it. */
  filter?: Maybe<Scalars['JSON']['output']>;
  /** The record of a row; null for groups. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Exact numbers of the measures, one a column; null in the others. */
  numbers: Array<Maybe<Scalars['Decimal']['output']>>;
  /** As people read them, one a column. */
  texts: Array<Scalars['String']['output']>;
};

export type ReportSchedule =
  | 'DAILY'
  | 'MONTHLY'
  | 'NONE'
  | 'WEEKLY';

export type ReportScheduleFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ReportSchedule>;
  in?: InputMaybe<Array<ReportSchedule>>;
};

export type ReportSort = {
  field: ReportSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ReportSortField =
  | 'createdAt'
  | 'custom'
  | 'dayOfMonth'
  | 'description'
  | 'entity'
  | 'format'
  | 'name'
  | 'ownerId'
  | 'schedule'
  | 'sendAt'
  | 'updatedAt'
  | 'weekday';

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

/** A record of another endpoint. */
export type Role = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** A role by which nobody opens a report. */
export type RoleWithoutReports = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type RolesWithoutReports = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  roles: Array<RoleWithoutReports>;
};

/** Rules that shift plans keep. */
export type RosterSetting = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Then comes a day off. */
  maximumConsecutiveDays: Scalars['Int']['output'];
  /** Together, in one week of the plan. */
  maximumHoursPerWeek: Scalars['Decimal']['output'];
  /** Between the end of a shift and the beginning of the next. */
  minimumRestHours: Scalars['Decimal']['output'];
  name: Scalars['String']['output'];
  /** People learn their shifts so many days ahead. */
  publishDaysAhead: Scalars['Int']['output'];
  /** Plans against these rules are not published. Else whoever plans is warned. */
  rulesForbid: Scalars['Boolean']['output'];
  /** People may exchange shifts with each other. */
  swapAllowed: Scalars['Boolean']['output'];
  swapNeedsApproval: Scalars['Boolean']['output'];
  /** Before the earlier of both shifts. */
  swapNoticeHours: Scalars['Int']['output'];
  swapWithinDesignation: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  weekBegins: Weekday;
};

export type RosterSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<RosterSetting>;
};

export type RosterSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<RosterSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type RosterSettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<RosterSettingFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  maximumConsecutiveDays?: InputMaybe<IntFilter>;
  maximumHoursPerWeek?: InputMaybe<DecimalFilter>;
  minimumRestHours?: InputMaybe<DecimalFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<RosterSettingFilter>;
  or?: InputMaybe<Array<RosterSettingFilter>>;
  publishDaysAhead?: InputMaybe<IntFilter>;
  rulesForbid?: InputMaybe<BooleanFilter>;
  swapAllowed?: InputMaybe<BooleanFilter>;
  swapNeedsApproval?: InputMaybe<BooleanFilter>;
  swapNoticeHours?: InputMaybe<IntFilter>;
  swapWithinDesignation?: InputMaybe<BooleanFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  weekBegins?: InputMaybe<WeekdayFilter>;
};

export type RosterSettingInput = {
  /** Then comes a day off. */
  maximumConsecutiveDays?: InputMaybe<Scalars['Int']['input']>;
  /** Together, in one week of the plan. */
  maximumHoursPerWeek?: InputMaybe<Scalars['Decimal']['input']>;
  /** Between the end of a shift and the beginning of the next. */
  minimumRestHours?: InputMaybe<Scalars['Decimal']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** People learn their shifts so many days ahead. */
  publishDaysAhead?: InputMaybe<Scalars['Int']['input']>;
  /** Plans against these rules are not published. Else whoever plans is warned. */
  rulesForbid?: InputMaybe<Scalars['Boolean']['input']>;
  /** People may exchange shifts with each other. */
  swapAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  swapNeedsApproval?: InputMaybe<Scalars['Boolean']['input']>;
  /** Before the earlier of both shifts. */
  swapNoticeHours?: InputMaybe<Scalars['Int']['input']>;
  swapWithinDesignation?: InputMaybe<Scalars['Boolean']['input']>;
  weekBegins?: InputMaybe<Weekday>;
};

export type RosterSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<RosterSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type RosterSettingPatch = {
  /** Then comes a day off. */
  maximumConsecutiveDays?: InputMaybe<Scalars['Int']['input']>;
  /** Together, in one week of the plan. */
  maximumHoursPerWeek?: InputMaybe<Scalars['Decimal']['input']>;
  /** Between the end of a shift and the beginning of the next. */
  minimumRestHours?: InputMaybe<Scalars['Decimal']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** People learn their shifts so many days ahead. */
  publishDaysAhead?: InputMaybe<Scalars['Int']['input']>;
  /** Plans against these rules are not published. Else whoever plans is warned. */
  rulesForbid?: InputMaybe<Scalars['Boolean']['input']>;
  /** People may exchange shifts with each other. */
  swapAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  swapNeedsApproval?: InputMaybe<Scalars['Boolean']['input']>;
  /** Before the earlier of both shifts. */
  swapNoticeHours?: InputMaybe<Scalars['Int']['input']>;
  swapWithinDesignation?: InputMaybe<Scalars['Boolean']['input']>;
  weekBegins?: InputMaybe<Weekday>;
};

export type RosterSettingSort = {
  field: RosterSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type RosterSettingSortField =
  | 'createdAt'
  | 'custom'
  | 'maximumConsecutiveDays'
  | 'maximumHoursPerWeek'
  | 'minimumRestHours'
  | 'name'
  | 'publishDaysAhead'
  | 'rulesForbid'
  | 'swapAllowed'
  | 'swapNeedsApproval'
  | 'swapNoticeHours'
  | 'swapWithinDesignation'
  | 'updatedAt'
  | 'weekBegins';

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

/** How people sign in to the organisation, and how long they stay signed in. */
export type SignInPolicy = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Accounts may be used from registered devices only. The first device of an account registers itself, others wait for an administrator. Switching it on signs everybody else out. */
  deviceLocking: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** A session that is not used for so long is locked until the person signs in again. 0 never locks. */
  lockAfterMinutes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** As the provider calls Tenure. Its secret and the address to register there stand under Sign-in secrets. */
  openIdClientId?: Maybe<Scalars['String']['output']>;
  /** Mail domains whose people sign in this way, separated by commas. Accounts are found by their verified address, none is made. */
  openIdDomains?: Maybe<Scalars['String']['output']>;
  openIdEnabled: Scalars['Boolean']['output'];
  /** The provider's issuer address, for example https://login.example.com/realms/people. */
  openIdIssuer?: Maybe<Scalars['String']['output']>;
  /** Stands on the button of the sign-in page: Continue with … */
  openIdLabel?: Maybe<Scalars['String']['output']>;
  /** A partner's product signs people in by a signed assertion, for 90 days. */
  partnerEnabled: Scalars['Boolean']['output'];
  /** Who issues the assertions, as the partner calls itself: entomo. */
  partnerId?: Maybe<Scalars['String']['output']>;
  /** Where the partner publishes its public keys. Without it the shared secret is used. */
  partnerKeysUrl?: Maybe<Scalars['String']['output']>;
  /** Who must enter a code of an authenticator app after the password. Whoever has none sets it up at the next sign-in. */
  twoFactor: TwoFactorPolicy;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type SignInPolicyAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SignInPolicy>;
};

export type SignInPolicyChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SignInPolicy>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SignInPolicyFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<SignInPolicyFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  deviceLocking?: InputMaybe<BooleanFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  lockAfterMinutes?: InputMaybe<IntFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<SignInPolicyFilter>;
  openIdClientId?: InputMaybe<TextFilter>;
  openIdDomains?: InputMaybe<TextFilter>;
  openIdEnabled?: InputMaybe<BooleanFilter>;
  openIdIssuer?: InputMaybe<TextFilter>;
  openIdLabel?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<SignInPolicyFilter>>;
  partnerEnabled?: InputMaybe<BooleanFilter>;
  partnerId?: InputMaybe<TextFilter>;
  partnerKeysUrl?: InputMaybe<TextFilter>;
  twoFactor?: InputMaybe<TwoFactorPolicyFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type SignInPolicyInput = {
  /** Accounts may be used from registered devices only. The first device of an account registers itself, others wait for an administrator. Switching it on signs everybody else out. */
  deviceLocking?: InputMaybe<Scalars['Boolean']['input']>;
  /** A session that is not used for so long is locked until the person signs in again. 0 never locks. */
  lockAfterMinutes?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** As the provider calls Tenure. Its secret and the address to register there stand under Sign-in secrets. */
  openIdClientId?: InputMaybe<Scalars['String']['input']>;
  /** Mail domains whose people sign in this way, separated by commas. Accounts are found by their verified address, none is made. */
  openIdDomains?: InputMaybe<Scalars['String']['input']>;
  openIdEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The provider's issuer address, for example https://login.example.com/realms/people. */
  openIdIssuer?: InputMaybe<Scalars['String']['input']>;
  /** Stands on the button of the sign-in page: Continue with … */
  openIdLabel?: InputMaybe<Scalars['String']['input']>;
  /** A partner's product signs people in by a signed assertion, for 90 days. */
  partnerEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who issues the assertions, as the partner calls itself: entomo. */
  partnerId?: InputMaybe<Scalars['String']['input']>;
  /** Where the partner publishes its public keys. Without it the shared secret is used. */
  partnerKeysUrl?: InputMaybe<Scalars['String']['input']>;
  /** Who must enter a code of an authenticator app after the password. Whoever has none sets it up at the next sign-in. */
  twoFactor?: InputMaybe<TwoFactorPolicy>;
};

export type SignInPolicyPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<SignInPolicy>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type SignInPolicyPatch = {
  /** Accounts may be used from registered devices only. The first device of an account registers itself, others wait for an administrator. Switching it on signs everybody else out. */
  deviceLocking?: InputMaybe<Scalars['Boolean']['input']>;
  /** A session that is not used for so long is locked until the person signs in again. 0 never locks. */
  lockAfterMinutes?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** As the provider calls Tenure. Its secret and the address to register there stand under Sign-in secrets. */
  openIdClientId?: InputMaybe<Scalars['String']['input']>;
  /** Mail domains whose people sign in this way, separated by commas. Accounts are found by their verified address, none is made. */
  openIdDomains?: InputMaybe<Scalars['String']['input']>;
  openIdEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The provider's issuer address, for example https://login.example.com/realms/people. */
  openIdIssuer?: InputMaybe<Scalars['String']['input']>;
  /** Stands on the button of the sign-in page: Continue with … */
  openIdLabel?: InputMaybe<Scalars['String']['input']>;
  /** A partner's product signs people in by a signed assertion, for 90 days. */
  partnerEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who issues the assertions, as the partner calls itself: entomo. */
  partnerId?: InputMaybe<Scalars['String']['input']>;
  /** Where the partner publishes its public keys. Without it the shared secret is used. */
  partnerKeysUrl?: InputMaybe<Scalars['String']['input']>;
  /** Who must enter a code of an authenticator app after the password. Whoever has none sets it up at the next sign-in. */
  twoFactor?: InputMaybe<TwoFactorPolicy>;
};

export type SignInPolicySort = {
  field: SignInPolicySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type SignInPolicySortField =
  | 'createdAt'
  | 'custom'
  | 'deviceLocking'
  | 'lockAfterMinutes'
  | 'name'
  | 'openIdClientId'
  | 'openIdDomains'
  | 'openIdEnabled'
  | 'openIdIssuer'
  | 'openIdLabel'
  | 'partnerEnabled'
  | 'partnerId'
  | 'partnerKeysUrl'
  | 'twoFactor'
  | 'updatedAt';

export type SignInSecret = {
  kind: SignInSecretKind;
  /** Null while there is none. */
  setAt?: Maybe<Scalars['DateTime']['output']>;
  setBy?: Maybe<Scalars['String']['output']>;
};

export type SignInSecretKind =
  /** The client secret at the identity provider. */
  | 'OPEN_ID_CLIENT'
  /** The secret that a partner signs its assertions with. */
  | 'PARTNER';

export type SignInSecretsAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** The address that the identity provider sends people back to. */
  redirectUri: Scalars['String']['output'];
  secrets: Array<SignInSecret>;
};

export type SkillProficiency =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'EXPERT'
  | 'INTERMEDIATE';

export type SortOrder =
  | 'ASC'
  | 'DESC';

/** Extra pay for work on certain days or in certain hours. */
export type SpecialWage = {
  /** As the coverage of special wages says. */
  coverage: Coverage;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** The people it is for, where the coverage is a custom group. */
  customGroup?: Maybe<CustomEmployeeGroup>;
  /** Left empty, those of the work schedule. */
  dayHours?: Maybe<Scalars['Decimal']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** Empty: all hours of the day. */
  fromTime?: Maybe<Scalars['LocalTime']['output']>;
  id: Scalars['ID']['output'];
  /** So many days are paid by a salary of a month: it is divided by them, and by the hours of a day, for the hourly rate. */
  monthDays: Scalars['Decimal']['output'];
  name: Scalars['String']['output'];
  /** Share of the usual pay that is paid on top. */
  premium: Scalars['Decimal']['output'];
  /** The pay that the hourly rate comes from. */
  premiumOn: OvertimeBasis;
  salaryType: SalaryType;
  status: RecordStatus;
  /** May be on the next morning. */
  toTime?: Maybe<Scalars['LocalTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** Days on which it is paid. */
  workDay: WorkDayKind;
};

export type SpecialWageAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SpecialWage>;
};

export type SpecialWageChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SpecialWage>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SpecialWageFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<SpecialWageFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  coverage?: InputMaybe<CoverageFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customGroupId?: InputMaybe<IdFilter>;
  dayHours?: InputMaybe<DecimalFilter>;
  description?: InputMaybe<TextFilter>;
  fromTime?: InputMaybe<LocalTimeFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  monthDays?: InputMaybe<DecimalFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<SpecialWageFilter>;
  or?: InputMaybe<Array<SpecialWageFilter>>;
  premium?: InputMaybe<DecimalFilter>;
  premiumOn?: InputMaybe<OvertimeBasisFilter>;
  salaryType?: InputMaybe<SalaryTypeFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  toTime?: InputMaybe<LocalTimeFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workDay?: InputMaybe<WorkDayKindFilter>;
};

export type SpecialWageInput = {
  /** As the coverage of special wages says. */
  coverage?: InputMaybe<Coverage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The people it is for, where the coverage is a custom group. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, those of the work schedule. */
  dayHours?: InputMaybe<Scalars['Decimal']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Empty: all hours of the day. */
  fromTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /** So many days are paid by a salary of a month: it is divided by them, and by the hours of a day, for the hourly rate. */
  monthDays?: InputMaybe<Scalars['Decimal']['input']>;
  name: Scalars['String']['input'];
  /** Share of the usual pay that is paid on top. */
  premium?: InputMaybe<Scalars['Decimal']['input']>;
  /** The pay that the hourly rate comes from. */
  premiumOn?: InputMaybe<OvertimeBasis>;
  salaryType?: InputMaybe<SalaryType>;
  status?: InputMaybe<RecordStatus>;
  /** May be on the next morning. */
  toTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /** Days on which it is paid. */
  workDay?: InputMaybe<WorkDayKind>;
};

export type SpecialWagePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<SpecialWage>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type SpecialWagePatch = {
  /** As the coverage of special wages says. */
  coverage?: InputMaybe<Coverage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The people it is for, where the coverage is a custom group. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, those of the work schedule. */
  dayHours?: InputMaybe<Scalars['Decimal']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Empty: all hours of the day. */
  fromTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /** So many days are paid by a salary of a month: it is divided by them, and by the hours of a day, for the hourly rate. */
  monthDays?: InputMaybe<Scalars['Decimal']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Share of the usual pay that is paid on top. */
  premium?: InputMaybe<Scalars['Decimal']['input']>;
  /** The pay that the hourly rate comes from. */
  premiumOn?: InputMaybe<OvertimeBasis>;
  salaryType?: InputMaybe<SalaryType>;
  status?: InputMaybe<RecordStatus>;
  /** May be on the next morning. */
  toTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /** Days on which it is paid. */
  workDay?: InputMaybe<WorkDayKind>;
};

export type SpecialWageSort = {
  field: SpecialWageSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type SpecialWageSortField =
  | 'coverage'
  | 'createdAt'
  | 'custom'
  | 'customGroupId'
  | 'dayHours'
  | 'description'
  | 'fromTime'
  | 'monthDays'
  | 'name'
  | 'premium'
  | 'premiumOn'
  | 'salaryType'
  | 'status'
  | 'toTime'
  | 'updatedAt'
  | 'workDay';

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

export type TestMail = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  recipient: Scalars['String']['output'];
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

/** What people may ask for besides leave: some hours off, and work outside. */
export type TimeOffSetting = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** How many days before the holiday it is chosen or taken back at the latest. 0: on the day itself. */
  holidayChoiceNoticeDays: Scalars['Int']['output'];
  /** Of the holidays of personal choice, in a calendar year and for each person. 0: nobody chooses any. */
  holidayChoicesPerYear: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** People may say that they work outside. */
  onDutyEnabled: Scalars['Boolean']['output'];
  /** Of one request. */
  onDutyMaximumDays: Scalars['Int']['output'];
  /** How long ago it may have begun. */
  onDutyPastDays: Scalars['Int']['output'];
  /** People may ask for some hours of a day. */
  shortTimeOffEnabled: Scalars['Boolean']['output'];
  /** Of one request. */
  shortTimeOffMaximumMinutes: Scalars['Int']['output'];
  /** In a calendar month, whether they wait or were approved. */
  shortTimeOffPerMonth: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type TimeOffSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TimeOffSetting>;
};

export type TimeOffSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TimeOffSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TimeOffSettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<TimeOffSettingFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  holidayChoiceNoticeDays?: InputMaybe<IntFilter>;
  holidayChoicesPerYear?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<TimeOffSettingFilter>;
  onDutyEnabled?: InputMaybe<BooleanFilter>;
  onDutyMaximumDays?: InputMaybe<IntFilter>;
  onDutyPastDays?: InputMaybe<IntFilter>;
  or?: InputMaybe<Array<TimeOffSettingFilter>>;
  shortTimeOffEnabled?: InputMaybe<BooleanFilter>;
  shortTimeOffMaximumMinutes?: InputMaybe<IntFilter>;
  shortTimeOffPerMonth?: InputMaybe<IntFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type TimeOffSettingInput = {
  /** How many days before the holiday it is chosen or taken back at the latest. 0: on the day itself. */
  holidayChoiceNoticeDays?: InputMaybe<Scalars['Int']['input']>;
  /** Of the holidays of personal choice, in a calendar year and for each person. 0: nobody chooses any. */
  holidayChoicesPerYear?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** People may say that they work outside. */
  onDutyEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of one request. */
  onDutyMaximumDays?: InputMaybe<Scalars['Int']['input']>;
  /** How long ago it may have begun. */
  onDutyPastDays?: InputMaybe<Scalars['Int']['input']>;
  /** People may ask for some hours of a day. */
  shortTimeOffEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of one request. */
  shortTimeOffMaximumMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** In a calendar month, whether they wait or were approved. */
  shortTimeOffPerMonth?: InputMaybe<Scalars['Int']['input']>;
};

export type TimeOffSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<TimeOffSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type TimeOffSettingPatch = {
  /** How many days before the holiday it is chosen or taken back at the latest. 0: on the day itself. */
  holidayChoiceNoticeDays?: InputMaybe<Scalars['Int']['input']>;
  /** Of the holidays of personal choice, in a calendar year and for each person. 0: nobody chooses any. */
  holidayChoicesPerYear?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** People may say that they work outside. */
  onDutyEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of one request. */
  onDutyMaximumDays?: InputMaybe<Scalars['Int']['input']>;
  /** How long ago it may have begun. */
  onDutyPastDays?: InputMaybe<Scalars['Int']['input']>;
  /** People may ask for some hours of a day. */
  shortTimeOffEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of one request. */
  shortTimeOffMaximumMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** In a calendar month, whether they wait or were approved. */
  shortTimeOffPerMonth?: InputMaybe<Scalars['Int']['input']>;
};

export type TimeOffSettingSort = {
  field: TimeOffSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type TimeOffSettingSortField =
  | 'createdAt'
  | 'custom'
  | 'holidayChoiceNoticeDays'
  | 'holidayChoicesPerYear'
  | 'name'
  | 'onDutyEnabled'
  | 'onDutyMaximumDays'
  | 'onDutyPastDays'
  | 'shortTimeOffEnabled'
  | 'shortTimeOffMaximumMinutes'
  | 'shortTimeOffPerMonth'
  | 'updatedAt';

export type TwoFactorPolicy =
  /** Administrators must. */
  | 'ADMINISTRATORS'
  | 'EVERYONE'
  /** Everyone decides alone. */
  | 'OPTIONAL';

export type TwoFactorPolicyFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<TwoFactorPolicy>;
  in?: InputMaybe<Array<TwoFactorPolicy>>;
};

export type UndoAnswer = {
  /** The change-set that holds the undoing; undoing it is redoing. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** The work that undoes, where nobody waits for it: bulkEdit and cancelBulkEdit of batch-processing take it. */
  job?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
};

/** A record of another endpoint. */
export type UserAccount = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type Weekday =
  | 'FRIDAY'
  | 'MONDAY'
  | 'SATURDAY'
  | 'SUNDAY'
  | 'THURSDAY'
  | 'TUESDAY'
  | 'WEDNESDAY';

export type WeekdayFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Weekday>;
  in?: InputMaybe<Array<Weekday>>;
};

/** The kinds of day that pay knows. */
export type WorkDayKind =
  | 'NORMAL'
  | 'REGULAR_HOLIDAY'
  | 'REST'
  | 'SPECIAL_NON_WORKING_HOLIDAY';

export type WorkDayKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<WorkDayKind>;
  in?: InputMaybe<Array<WorkDayKind>>;
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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  BrandColours: ResolverTypeWrapper<BrandColours>;
  ChangeKind: ChangeKind;
  ChangeSetFilter: ChangeSetFilter;
  ChangeSource: ChangeSource;
  ColumnKind: ColumnKind;
  CompOffConfiguration: ResolverTypeWrapper<CompOffConfiguration>;
  CompOffConfigurationAnswer: ResolverTypeWrapper<CompOffConfigurationAnswer>;
  CompOffConfigurationChange: ResolverTypeWrapper<CompOffConfigurationChange>;
  CompOffConfigurationFilter: CompOffConfigurationFilter;
  CompOffConfigurationInput: CompOffConfigurationInput;
  CompOffConfigurationPage: ResolverTypeWrapper<CompOffConfigurationPage>;
  CompOffConfigurationPatch: CompOffConfigurationPatch;
  CompOffConfigurationSort: CompOffConfigurationSort;
  CompOffConfigurationSortField: CompOffConfigurationSortField;
  CompOffEncashment: CompOffEncashment;
  CompOffEncashmentFilter: CompOffEncashmentFilter;
  CompOffExpiry: CompOffExpiry;
  CompOffExpiryFilter: CompOffExpiryFilter;
  CompOffGrant: ResolverTypeWrapper<CompOffGrant>;
  CompOffGrantAnswer: ResolverTypeWrapper<CompOffGrantAnswer>;
  CompOffGrantChange: ResolverTypeWrapper<CompOffGrantChange>;
  CompOffGrantFilter: CompOffGrantFilter;
  CompOffGrantInput: CompOffGrantInput;
  CompOffGrantPage: ResolverTypeWrapper<CompOffGrantPage>;
  CompOffGrantPatch: CompOffGrantPatch;
  CompOffGrantSort: CompOffGrantSort;
  CompOffGrantSortField: CompOffGrantSortField;
  CompOffWorkDay: CompOffWorkDay;
  CompOffWorkDayFilter: CompOffWorkDayFilter;
  CoreHrSetting: ResolverTypeWrapper<CoreHrSetting>;
  CoreHrSettingAnswer: ResolverTypeWrapper<CoreHrSettingAnswer>;
  CoreHrSettingChange: ResolverTypeWrapper<CoreHrSettingChange>;
  CoreHrSettingFilter: CoreHrSettingFilter;
  CoreHrSettingInput: CoreHrSettingInput;
  CoreHrSettingPage: ResolverTypeWrapper<CoreHrSettingPage>;
  CoreHrSettingPatch: CoreHrSettingPatch;
  CoreHrSettingSort: CoreHrSettingSort;
  CoreHrSettingSortField: CoreHrSettingSortField;
  Coverage: Coverage;
  CoverageFilter: CoverageFilter;
  CoveredForm: CoveredForm;
  CoveredFormFilter: CoveredFormFilter;
  CustomColours: ResolverTypeWrapper<CustomColours>;
  CustomEmployeeGroup: ResolverTypeWrapper<CustomEmployeeGroup>;
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
  EmailTemplate: ResolverTypeWrapper<EmailTemplate>;
  EmailTemplateAnswer: ResolverTypeWrapper<EmailTemplateAnswer>;
  EmailTemplateChange: ResolverTypeWrapper<EmailTemplateChange>;
  EmailTemplateFilter: EmailTemplateFilter;
  EmailTemplateInput: EmailTemplateInput;
  EmailTemplatePage: ResolverTypeWrapper<EmailTemplatePage>;
  EmailTemplatePatch: EmailTemplatePatch;
  EmailTemplateSort: EmailTemplateSort;
  EmailTemplateSortField: EmailTemplateSortField;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  Entity: Entity;
  EntityFilter: EntityFilter;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: Form;
  FormCoverage: ResolverTypeWrapper<FormCoverage>;
  FormCoverageAnswer: ResolverTypeWrapper<FormCoverageAnswer>;
  FormCoverageChange: ResolverTypeWrapper<FormCoverageChange>;
  FormCoverageFilter: FormCoverageFilter;
  FormCoverageInput: FormCoverageInput;
  FormCoveragePage: ResolverTypeWrapper<FormCoveragePage>;
  FormCoveragePatch: FormCoveragePatch;
  FormCoverageSort: FormCoverageSort;
  FormCoverageSortField: FormCoverageSortField;
  FormField: ResolverTypeWrapper<FormField>;
  FormFieldAnswer: ResolverTypeWrapper<FormFieldAnswer>;
  FormFieldChange: ResolverTypeWrapper<FormFieldChange>;
  FormFieldEdit: FormFieldEdit;
  FormFieldFilter: FormFieldFilter;
  FormFieldInput: FormFieldInput;
  FormFieldKind: FormFieldKind;
  FormFieldKindFilter: FormFieldKindFilter;
  FormFieldPage: ResolverTypeWrapper<FormFieldPage>;
  FormFieldPatch: FormFieldPatch;
  FormFieldSort: FormFieldSort;
  FormFieldSortField: FormFieldSortField;
  FormFieldsAnswer: ResolverTypeWrapper<FormFieldsAnswer>;
  FormLevelCoverage: ResolverTypeWrapper<FormLevelCoverage>;
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
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalDateFilter: LocalDateFilter;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LocalTimeFilter: LocalTimeFilter;
  LogoPath: ResolverTypeWrapper<LogoPath>;
  Lookup: ResolverTypeWrapper<Lookup>;
  LookupPage: ResolverTypeWrapper<LookupPage>;
  LopRecoverySetting: ResolverTypeWrapper<LopRecoverySetting>;
  LopRecoverySettingAnswer: ResolverTypeWrapper<LopRecoverySettingAnswer>;
  LopRecoverySettingChange: ResolverTypeWrapper<LopRecoverySettingChange>;
  LopRecoverySettingFilter: LopRecoverySettingFilter;
  LopRecoverySettingInput: LopRecoverySettingInput;
  LopRecoverySettingPage: ResolverTypeWrapper<LopRecoverySettingPage>;
  LopRecoverySettingPatch: LopRecoverySettingPatch;
  LopRecoverySettingSort: LopRecoverySettingSort;
  LopRecoverySettingSortField: LopRecoverySettingSortField;
  MailEvent: MailEvent;
  MailEventFilter: MailEventFilter;
  MailsAhead: ResolverTypeWrapper<MailsAhead>;
  MaritalStatus: MaritalStatus;
  Month: Month;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NotificationTemplate: ResolverTypeWrapper<NotificationTemplate>;
  NotificationTemplates: ResolverTypeWrapper<NotificationTemplates>;
  OvertimeBasis: OvertimeBasis;
  OvertimeBasisFilter: OvertimeBasisFilter;
  OvertimeConfiguration: ResolverTypeWrapper<OvertimeConfiguration>;
  OvertimeConfigurationAnswer: ResolverTypeWrapper<OvertimeConfigurationAnswer>;
  OvertimeConfigurationChange: ResolverTypeWrapper<OvertimeConfigurationChange>;
  OvertimeConfigurationFilter: OvertimeConfigurationFilter;
  OvertimeConfigurationInput: OvertimeConfigurationInput;
  OvertimeConfigurationPage: ResolverTypeWrapper<OvertimeConfigurationPage>;
  OvertimeConfigurationPatch: OvertimeConfigurationPatch;
  OvertimeConfigurationSort: OvertimeConfigurationSort;
  OvertimeConfigurationSortField: OvertimeConfigurationSortField;
  OvertimeSlab: ResolverTypeWrapper<OvertimeSlab>;
  OvertimeSlabInput: OvertimeSlabInput;
  OvertimeType: OvertimeType;
  OvertimeTypeFilter: OvertimeTypeFilter;
  PreApprovalKind: PreApprovalKind;
  PreApprovalKindFilter: PreApprovalKindFilter;
  PreApprovalSetting: ResolverTypeWrapper<PreApprovalSetting>;
  PreApprovalSettingAnswer: ResolverTypeWrapper<PreApprovalSettingAnswer>;
  PreApprovalSettingChange: ResolverTypeWrapper<PreApprovalSettingChange>;
  PreApprovalSettingFilter: PreApprovalSettingFilter;
  PreApprovalSettingInput: PreApprovalSettingInput;
  PreApprovalSettingPage: ResolverTypeWrapper<PreApprovalSettingPage>;
  PreApprovalSettingPatch: PreApprovalSettingPatch;
  PreApprovalSettingSort: PreApprovalSettingSort;
  PreApprovalSettingSortField: PreApprovalSettingSortField;
  Preset: Preset;
  PresetFilter: PresetFilter;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordStatus: RecordStatus;
  RecordStatusFilter: RecordStatusFilter;
  RecordView: RecordView;
  RelativePerson: RelativePerson;
  Report: ResolverTypeWrapper<Report>;
  ReportAnswer: ResolverTypeWrapper<ReportAnswer>;
  ReportChange: ResolverTypeWrapper<ReportChange>;
  ReportColumn: ResolverTypeWrapper<ReportColumn>;
  ReportColumnKind: ReportColumnKind;
  ReportField: ResolverTypeWrapper<ReportField>;
  ReportFieldList: ResolverTypeWrapper<ReportFieldList>;
  ReportFilter: ReportFilter;
  ReportFormat: ReportFormat;
  ReportFormatFilter: ReportFormatFilter;
  ReportGap: ResolverTypeWrapper<ReportGap>;
  ReportInput: ReportInput;
  ReportMeasure: ReportMeasure;
  ReportPage: ResolverTypeWrapper<ReportPage>;
  ReportPatch: ReportPatch;
  ReportRecipient: ResolverTypeWrapper<ReportRecipient>;
  ReportRecipientInput: ReportRecipientInput;
  ReportResult: ResolverTypeWrapper<ReportResult>;
  ReportRole: ResolverTypeWrapper<ReportRole>;
  ReportRoleInput: ReportRoleInput;
  ReportRow: ResolverTypeWrapper<ReportRow>;
  ReportSchedule: ReportSchedule;
  ReportScheduleFilter: ReportScheduleFilter;
  ReportSort: ReportSort;
  ReportSortField: ReportSortField;
  RequestKind: RequestKind;
  RequestStatus: RequestStatus;
  Right: Right;
  Role: ResolverTypeWrapper<Role>;
  RoleWithoutReports: ResolverTypeWrapper<RoleWithoutReports>;
  RolesWithoutReports: ResolverTypeWrapper<RolesWithoutReports>;
  RosterSetting: ResolverTypeWrapper<RosterSetting>;
  RosterSettingAnswer: ResolverTypeWrapper<RosterSettingAnswer>;
  RosterSettingChange: ResolverTypeWrapper<RosterSettingChange>;
  RosterSettingFilter: RosterSettingFilter;
  RosterSettingInput: RosterSettingInput;
  RosterSettingPage: ResolverTypeWrapper<RosterSettingPage>;
  RosterSettingPatch: RosterSettingPatch;
  RosterSettingSort: RosterSettingSort;
  RosterSettingSortField: RosterSettingSortField;
  RowsFilter: RowsFilter;
  SalaryType: SalaryType;
  SalaryTypeFilter: SalaryTypeFilter;
  Scope: Scope;
  ScreenAction: ScreenAction;
  SignInPolicy: ResolverTypeWrapper<SignInPolicy>;
  SignInPolicyAnswer: ResolverTypeWrapper<SignInPolicyAnswer>;
  SignInPolicyChange: ResolverTypeWrapper<SignInPolicyChange>;
  SignInPolicyFilter: SignInPolicyFilter;
  SignInPolicyInput: SignInPolicyInput;
  SignInPolicyPage: ResolverTypeWrapper<SignInPolicyPage>;
  SignInPolicyPatch: SignInPolicyPatch;
  SignInPolicySort: SignInPolicySort;
  SignInPolicySortField: SignInPolicySortField;
  SignInSecret: ResolverTypeWrapper<SignInSecret>;
  SignInSecretKind: SignInSecretKind;
  SignInSecretsAnswer: ResolverTypeWrapper<SignInSecretsAnswer>;
  SkillProficiency: SkillProficiency;
  SortOrder: SortOrder;
  SpecialWage: ResolverTypeWrapper<SpecialWage>;
  SpecialWageAnswer: ResolverTypeWrapper<SpecialWageAnswer>;
  SpecialWageChange: ResolverTypeWrapper<SpecialWageChange>;
  SpecialWageFilter: SpecialWageFilter;
  SpecialWageInput: SpecialWageInput;
  SpecialWagePage: ResolverTypeWrapper<SpecialWagePage>;
  SpecialWagePatch: SpecialWagePatch;
  SpecialWageSort: SpecialWageSort;
  SpecialWageSortField: SpecialWageSortField;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TaxRegime: TaxRegime;
  TaxReliefSection: TaxReliefSection;
  TeamFilter: TeamFilter;
  TestMail: ResolverTypeWrapper<TestMail>;
  TextFilter: TextFilter;
  TimeOffSetting: ResolverTypeWrapper<TimeOffSetting>;
  TimeOffSettingAnswer: ResolverTypeWrapper<TimeOffSettingAnswer>;
  TimeOffSettingChange: ResolverTypeWrapper<TimeOffSettingChange>;
  TimeOffSettingFilter: TimeOffSettingFilter;
  TimeOffSettingInput: TimeOffSettingInput;
  TimeOffSettingPage: ResolverTypeWrapper<TimeOffSettingPage>;
  TimeOffSettingPatch: TimeOffSettingPatch;
  TimeOffSettingSort: TimeOffSettingSort;
  TimeOffSettingSortField: TimeOffSettingSortField;
  TwoFactorPolicy: TwoFactorPolicy;
  TwoFactorPolicyFilter: TwoFactorPolicyFilter;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  UserAccount: ResolverTypeWrapper<UserAccount>;
  Weekday: Weekday;
  WeekdayFilter: WeekdayFilter;
  WorkDayKind: WorkDayKind;
  WorkDayKindFilter: WorkDayKindFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Scalars['Address']['output'];
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  BrandColours: BrandColours;
  ChangeSetFilter: ChangeSetFilter;
  CompOffConfiguration: CompOffConfiguration;
  CompOffConfigurationAnswer: CompOffConfigurationAnswer;
  CompOffConfigurationChange: CompOffConfigurationChange;
  CompOffConfigurationFilter: CompOffConfigurationFilter;
  CompOffConfigurationInput: CompOffConfigurationInput;
  CompOffConfigurationPage: CompOffConfigurationPage;
  CompOffConfigurationPatch: CompOffConfigurationPatch;
  CompOffConfigurationSort: CompOffConfigurationSort;
  CompOffEncashmentFilter: CompOffEncashmentFilter;
  CompOffExpiryFilter: CompOffExpiryFilter;
  CompOffGrant: CompOffGrant;
  CompOffGrantAnswer: CompOffGrantAnswer;
  CompOffGrantChange: CompOffGrantChange;
  CompOffGrantFilter: CompOffGrantFilter;
  CompOffGrantInput: CompOffGrantInput;
  CompOffGrantPage: CompOffGrantPage;
  CompOffGrantPatch: CompOffGrantPatch;
  CompOffGrantSort: CompOffGrantSort;
  CompOffWorkDayFilter: CompOffWorkDayFilter;
  CoreHrSetting: CoreHrSetting;
  CoreHrSettingAnswer: CoreHrSettingAnswer;
  CoreHrSettingChange: CoreHrSettingChange;
  CoreHrSettingFilter: CoreHrSettingFilter;
  CoreHrSettingInput: CoreHrSettingInput;
  CoreHrSettingPage: CoreHrSettingPage;
  CoreHrSettingPatch: CoreHrSettingPatch;
  CoreHrSettingSort: CoreHrSettingSort;
  CoverageFilter: CoverageFilter;
  CoveredFormFilter: CoveredFormFilter;
  CustomColours: CustomColours;
  CustomEmployeeGroup: CustomEmployeeGroup;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DecidedStep: DecidedStep;
  Decimal: Scalars['Decimal']['output'];
  DecimalFilter: DecimalFilter;
  DeleteAnswer: DeleteAnswer;
  EmailAddress: Scalars['EmailAddress']['output'];
  EmailTemplate: EmailTemplate;
  EmailTemplateAnswer: EmailTemplateAnswer;
  EmailTemplateChange: EmailTemplateChange;
  EmailTemplateFilter: EmailTemplateFilter;
  EmailTemplateInput: EmailTemplateInput;
  EmailTemplatePage: EmailTemplatePage;
  EmailTemplatePatch: EmailTemplatePatch;
  EmailTemplateSort: EmailTemplateSort;
  EndpointStatus: EndpointStatus;
  EntityFilter: EntityFilter;
  FieldChange: FieldChange;
  FieldProblem: FieldProblem;
  Float: Scalars['Float']['output'];
  FormCoverage: FormCoverage;
  FormCoverageAnswer: FormCoverageAnswer;
  FormCoverageChange: FormCoverageChange;
  FormCoverageFilter: FormCoverageFilter;
  FormCoverageInput: FormCoverageInput;
  FormCoveragePage: FormCoveragePage;
  FormCoveragePatch: FormCoveragePatch;
  FormCoverageSort: FormCoverageSort;
  FormField: FormField;
  FormFieldAnswer: FormFieldAnswer;
  FormFieldChange: FormFieldChange;
  FormFieldEdit: FormFieldEdit;
  FormFieldFilter: FormFieldFilter;
  FormFieldInput: FormFieldInput;
  FormFieldKindFilter: FormFieldKindFilter;
  FormFieldPage: FormFieldPage;
  FormFieldPatch: FormFieldPatch;
  FormFieldSort: FormFieldSort;
  FormFieldsAnswer: FormFieldsAnswer;
  FormLevelCoverage: FormLevelCoverage;
  HexColorCode: Scalars['HexColorCode']['output'];
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  ID: Scalars['ID']['output'];
  IdFilter: IdFilter;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  JSON: Scalars['JSON']['output'];
  LanguageFilter: LanguageFilter;
  LocalDate: Scalars['LocalDate']['output'];
  LocalDateFilter: LocalDateFilter;
  LocalTime: Scalars['LocalTime']['output'];
  LocalTimeFilter: LocalTimeFilter;
  LogoPath: LogoPath;
  Lookup: Lookup;
  LookupPage: LookupPage;
  LopRecoverySetting: LopRecoverySetting;
  LopRecoverySettingAnswer: LopRecoverySettingAnswer;
  LopRecoverySettingChange: LopRecoverySettingChange;
  LopRecoverySettingFilter: LopRecoverySettingFilter;
  LopRecoverySettingInput: LopRecoverySettingInput;
  LopRecoverySettingPage: LopRecoverySettingPage;
  LopRecoverySettingPatch: LopRecoverySettingPatch;
  LopRecoverySettingSort: LopRecoverySettingSort;
  MailEventFilter: MailEventFilter;
  MailsAhead: MailsAhead;
  Mutation: Record<PropertyKey, never>;
  NotificationTemplate: NotificationTemplate;
  NotificationTemplates: NotificationTemplates;
  OvertimeBasisFilter: OvertimeBasisFilter;
  OvertimeConfiguration: OvertimeConfiguration;
  OvertimeConfigurationAnswer: OvertimeConfigurationAnswer;
  OvertimeConfigurationChange: OvertimeConfigurationChange;
  OvertimeConfigurationFilter: OvertimeConfigurationFilter;
  OvertimeConfigurationInput: OvertimeConfigurationInput;
  OvertimeConfigurationPage: OvertimeConfigurationPage;
  OvertimeConfigurationPatch: OvertimeConfigurationPatch;
  OvertimeConfigurationSort: OvertimeConfigurationSort;
  OvertimeSlab: OvertimeSlab;
  OvertimeSlabInput: OvertimeSlabInput;
  OvertimeTypeFilter: OvertimeTypeFilter;
  PreApprovalKindFilter: PreApprovalKindFilter;
  PreApprovalSetting: PreApprovalSetting;
  PreApprovalSettingAnswer: PreApprovalSettingAnswer;
  PreApprovalSettingChange: PreApprovalSettingChange;
  PreApprovalSettingFilter: PreApprovalSettingFilter;
  PreApprovalSettingInput: PreApprovalSettingInput;
  PreApprovalSettingPage: PreApprovalSettingPage;
  PreApprovalSettingPatch: PreApprovalSettingPatch;
  PreApprovalSettingSort: PreApprovalSettingSort;
  PresetFilter: PresetFilter;
  Query: Record<PropertyKey, never>;
  RecordStatusFilter: RecordStatusFilter;
  Report: Report;
  ReportAnswer: ReportAnswer;
  ReportChange: ReportChange;
  ReportColumn: ReportColumn;
  ReportField: ReportField;
  ReportFieldList: ReportFieldList;
  ReportFilter: ReportFilter;
  ReportFormatFilter: ReportFormatFilter;
  ReportGap: ReportGap;
  ReportInput: ReportInput;
  ReportPage: ReportPage;
  ReportPatch: ReportPatch;
  ReportRecipient: ReportRecipient;
  ReportRecipientInput: ReportRecipientInput;
  ReportResult: ReportResult;
  ReportRole: ReportRole;
  ReportRoleInput: ReportRoleInput;
  ReportRow: ReportRow;
  ReportScheduleFilter: ReportScheduleFilter;
  ReportSort: ReportSort;
  Role: Role;
  RoleWithoutReports: RoleWithoutReports;
  RolesWithoutReports: RolesWithoutReports;
  RosterSetting: RosterSetting;
  RosterSettingAnswer: RosterSettingAnswer;
  RosterSettingChange: RosterSettingChange;
  RosterSettingFilter: RosterSettingFilter;
  RosterSettingInput: RosterSettingInput;
  RosterSettingPage: RosterSettingPage;
  RosterSettingPatch: RosterSettingPatch;
  RosterSettingSort: RosterSettingSort;
  RowsFilter: RowsFilter;
  SalaryTypeFilter: SalaryTypeFilter;
  SignInPolicy: SignInPolicy;
  SignInPolicyAnswer: SignInPolicyAnswer;
  SignInPolicyChange: SignInPolicyChange;
  SignInPolicyFilter: SignInPolicyFilter;
  SignInPolicyInput: SignInPolicyInput;
  SignInPolicyPage: SignInPolicyPage;
  SignInPolicyPatch: SignInPolicyPatch;
  SignInPolicySort: SignInPolicySort;
  SignInSecret: SignInSecret;
  SignInSecretsAnswer: SignInSecretsAnswer;
  SpecialWage: SpecialWage;
  SpecialWageAnswer: SpecialWageAnswer;
  SpecialWageChange: SpecialWageChange;
  SpecialWageFilter: SpecialWageFilter;
  SpecialWageInput: SpecialWageInput;
  SpecialWagePage: SpecialWagePage;
  SpecialWagePatch: SpecialWagePatch;
  SpecialWageSort: SpecialWageSort;
  String: Scalars['String']['output'];
  TeamFilter: TeamFilter;
  TestMail: TestMail;
  TextFilter: TextFilter;
  TimeOffSetting: TimeOffSetting;
  TimeOffSettingAnswer: TimeOffSettingAnswer;
  TimeOffSettingChange: TimeOffSettingChange;
  TimeOffSettingFilter: TimeOffSettingFilter;
  TimeOffSettingInput: TimeOffSettingInput;
  TimeOffSettingPage: TimeOffSettingPage;
  TimeOffSettingPatch: TimeOffSettingPatch;
  TimeOffSettingSort: TimeOffSettingSort;
  TwoFactorPolicyFilter: TwoFactorPolicyFilter;
  UndoAnswer: UndoAnswer;
  UserAccount: UserAccount;
  WeekdayFilter: WeekdayFilter;
  WorkDayKindFilter: WorkDayKindFilter;
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

export type BrandColoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandColours'] = ResolversParentTypes['BrandColours']> = {
  Hover_Color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Primary_Color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Secondary_Color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Table_Header_Color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Table_Header_Text_Color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompOffConfigurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOffConfiguration'] = ResolversParentTypes['CompOffConfiguration']> = {
  additionalCompOffForOvertimeHours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowHalfDayCompOffCredit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customGroup?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  encashment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  encashmentMode?: Resolver<Maybe<ResolversTypes['CompOffEncashment']>, ParentType, ContextType>;
  expiryDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiryType?: Resolver<ResolversTypes['CompOffExpiry'], ParentType, ContextType>;
  fixedRegularHours?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minimumOvertimeHoursForFullDay?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minimumOvertimeHoursForHalfDay?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minimumRegularHoursForFullDay?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minimumRegularHoursForHalfDay?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workDayType?: Resolver<ResolversTypes['CompOffWorkDay'], ParentType, ContextType>;
};

export type CompOffConfigurationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOffConfigurationAnswer'] = ResolversParentTypes['CompOffConfigurationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CompOffConfiguration']>, ParentType, ContextType>;
};

export type CompOffConfigurationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOffConfigurationChange'] = ResolversParentTypes['CompOffConfigurationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CompOffConfiguration']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CompOffConfigurationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOffConfigurationPage'] = ResolversParentTypes['CompOffConfigurationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CompOffConfiguration']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompOffGrantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOffGrant'] = ResolversParentTypes['CompOffGrant']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  futureDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pastDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasonRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompOffGrantAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOffGrantAnswer'] = ResolversParentTypes['CompOffGrantAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CompOffGrant']>, ParentType, ContextType>;
};

export type CompOffGrantChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOffGrantChange'] = ResolversParentTypes['CompOffGrantChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CompOffGrant']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CompOffGrantPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOffGrantPage'] = ResolversParentTypes['CompOffGrantPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CompOffGrant']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CoreHrSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoreHrSetting'] = ResolversParentTypes['CoreHrSetting']> = {
  celebrationsDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiringDocumentsDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minimumAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  probationFromDesignation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showBirthdays?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showWorkAnniversaries?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CoreHrSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoreHrSettingAnswer'] = ResolversParentTypes['CoreHrSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CoreHrSetting']>, ParentType, ContextType>;
};

export type CoreHrSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoreHrSettingChange'] = ResolversParentTypes['CoreHrSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CoreHrSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CoreHrSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoreHrSettingPage'] = ResolversParentTypes['CoreHrSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CoreHrSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomColoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomColours'] = ResolversParentTypes['CustomColours']> = {
  colorResult?: Resolver<Array<ResolversTypes['BrandColours']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

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

export type EmailTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailTemplate'] = ResolversParentTypes['EmailTemplate']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['MailEvent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailTemplateAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailTemplateAnswer'] = ResolversParentTypes['EmailTemplateAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EmailTemplate']>, ParentType, ContextType>;
};

export type EmailTemplateChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailTemplateChange'] = ResolversParentTypes['EmailTemplateChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EmailTemplate']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type EmailTemplatePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailTemplatePage'] = ResolversParentTypes['EmailTemplatePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EmailTemplate']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type FormCoverageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormCoverage'] = ResolversParentTypes['FormCoverage']> = {
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['CoveredForm'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormCoverageAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormCoverageAnswer'] = ResolversParentTypes['FormCoverageAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['FormCoverage']>, ParentType, ContextType>;
};

export type FormCoverageChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormCoverageChange'] = ResolversParentTypes['FormCoverageChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['FormCoverage']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type FormCoveragePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormCoveragePage'] = ResolversParentTypes['FormCoveragePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FormCoverage']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = {
  choices?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['FormFieldKind']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  preset?: Resolver<Maybe<ResolversTypes['Preset']>, ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormFieldAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormFieldAnswer'] = ResolversParentTypes['FormFieldAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['FormField']>, ParentType, ContextType>;
};

export type FormFieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormFieldChange'] = ResolversParentTypes['FormFieldChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['FormField']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type FormFieldPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormFieldPage'] = ResolversParentTypes['FormFieldPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormFieldsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormFieldsAnswer'] = ResolversParentTypes['FormFieldsAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type FormLevelCoverageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormLevelCoverage'] = ResolversParentTypes['FormLevelCoverage']> = {
  Coverage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Coverage_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Form_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Updated_By?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Updated_On?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  activeConfigurations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type LogoPathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoPath'] = ResolversParentTypes['LogoPath']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type LopRecoverySettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LopRecoverySetting'] = ResolversParentTypes['LopRecoverySetting']> = {
  approvalRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closesDaysBeforePay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maximumDaysPerCycle?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pastCycles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasonRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LopRecoverySettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LopRecoverySettingAnswer'] = ResolversParentTypes['LopRecoverySettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LopRecoverySetting']>, ParentType, ContextType>;
};

export type LopRecoverySettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LopRecoverySettingChange'] = ResolversParentTypes['LopRecoverySettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LopRecoverySetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type LopRecoverySettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LopRecoverySettingPage'] = ResolversParentTypes['LopRecoverySettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LopRecoverySetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  addCompOffConfiguration?: Resolver<ResolversTypes['CompOffConfigurationChange'], ParentType, ContextType, RequireFields<MutationAddCompOffConfigurationArgs, 'input'>>;
  addCompOffGrant?: Resolver<ResolversTypes['CompOffGrantChange'], ParentType, ContextType, RequireFields<MutationAddCompOffGrantArgs, 'input'>>;
  addCoreHrSetting?: Resolver<ResolversTypes['CoreHrSettingChange'], ParentType, ContextType, RequireFields<MutationAddCoreHrSettingArgs, 'input'>>;
  addEmailTemplate?: Resolver<ResolversTypes['EmailTemplateChange'], ParentType, ContextType, RequireFields<MutationAddEmailTemplateArgs, 'input'>>;
  addFormCoverage?: Resolver<ResolversTypes['FormCoverageChange'], ParentType, ContextType, RequireFields<MutationAddFormCoverageArgs, 'input'>>;
  addFormField?: Resolver<ResolversTypes['FormFieldChange'], ParentType, ContextType, RequireFields<MutationAddFormFieldArgs, 'input'>>;
  addLopRecoverySetting?: Resolver<ResolversTypes['LopRecoverySettingChange'], ParentType, ContextType, RequireFields<MutationAddLopRecoverySettingArgs, 'input'>>;
  addOvertimeConfiguration?: Resolver<ResolversTypes['OvertimeConfigurationChange'], ParentType, ContextType, RequireFields<MutationAddOvertimeConfigurationArgs, 'input'>>;
  addPreApprovalSetting?: Resolver<ResolversTypes['PreApprovalSettingChange'], ParentType, ContextType, RequireFields<MutationAddPreApprovalSettingArgs, 'input'>>;
  addReport?: Resolver<ResolversTypes['ReportChange'], ParentType, ContextType, RequireFields<MutationAddReportArgs, 'input'>>;
  addRosterSetting?: Resolver<ResolversTypes['RosterSettingChange'], ParentType, ContextType, RequireFields<MutationAddRosterSettingArgs, 'input'>>;
  addSignInPolicy?: Resolver<ResolversTypes['SignInPolicyChange'], ParentType, ContextType, RequireFields<MutationAddSignInPolicyArgs, 'input'>>;
  addSpecialWage?: Resolver<ResolversTypes['SpecialWageChange'], ParentType, ContextType, RequireFields<MutationAddSpecialWageArgs, 'input'>>;
  addTimeOffSetting?: Resolver<ResolversTypes['TimeOffSettingChange'], ParentType, ContextType, RequireFields<MutationAddTimeOffSettingArgs, 'input'>>;
  deleteCompOffConfigurations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCompOffConfigurationsArgs, 'ids'>>;
  deleteEmailTemplates?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteEmailTemplatesArgs, 'ids'>>;
  deleteFormCoverages?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteFormCoveragesArgs, 'ids'>>;
  deleteFormFields?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteFormFieldsArgs, 'ids'>>;
  deleteOvertimeConfigurations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteOvertimeConfigurationsArgs, 'ids'>>;
  deletePreApprovalSettings?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeletePreApprovalSettingsArgs, 'ids'>>;
  deleteReports?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteReportsArgs, 'ids'>>;
  deleteSpecialWages?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteSpecialWagesArgs, 'ids'>>;
  saveFormFields?: Resolver<ResolversTypes['FormFieldsAnswer'], ParentType, ContextType, RequireFields<MutationSaveFormFieldsArgs, 'entity' | 'fields'>>;
  sendTestMail?: Resolver<ResolversTypes['TestMail'], ParentType, ContextType, RequireFields<MutationSendTestMailArgs, 'body' | 'event' | 'language' | 'subject'>>;
  setSignInSecret?: Resolver<ResolversTypes['SignInSecretsAnswer'], ParentType, ContextType, RequireFields<MutationSetSignInSecretArgs, 'kind'>>;
  undoChangeSet?: Resolver<ResolversTypes['UndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoChangeSetArgs, 'id' | 'wait'>>;
  updateCompOffConfiguration?: Resolver<ResolversTypes['CompOffConfigurationChange'], ParentType, ContextType, RequireFields<MutationUpdateCompOffConfigurationArgs, 'id' | 'input' | 'version'>>;
  updateCompOffGrant?: Resolver<ResolversTypes['CompOffGrantChange'], ParentType, ContextType, RequireFields<MutationUpdateCompOffGrantArgs, 'id' | 'input' | 'version'>>;
  updateCoreHrSetting?: Resolver<ResolversTypes['CoreHrSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateCoreHrSettingArgs, 'id' | 'input' | 'version'>>;
  updateEmailTemplate?: Resolver<ResolversTypes['EmailTemplateChange'], ParentType, ContextType, RequireFields<MutationUpdateEmailTemplateArgs, 'id' | 'input' | 'version'>>;
  updateFormCoverage?: Resolver<ResolversTypes['FormCoverageChange'], ParentType, ContextType, RequireFields<MutationUpdateFormCoverageArgs, 'id' | 'input' | 'version'>>;
  updateFormField?: Resolver<ResolversTypes['FormFieldChange'], ParentType, ContextType, RequireFields<MutationUpdateFormFieldArgs, 'id' | 'input' | 'version'>>;
  updateFormLevelCoverage?: Resolver<ResolversTypes['FormLevelCoverage'], ParentType, ContextType, RequireFields<MutationUpdateFormLevelCoverageArgs, 'Coverage' | 'formName'>>;
  updateLopRecoverySetting?: Resolver<ResolversTypes['LopRecoverySettingChange'], ParentType, ContextType, RequireFields<MutationUpdateLopRecoverySettingArgs, 'id' | 'input' | 'version'>>;
  updateOvertimeConfiguration?: Resolver<ResolversTypes['OvertimeConfigurationChange'], ParentType, ContextType, RequireFields<MutationUpdateOvertimeConfigurationArgs, 'id' | 'input' | 'version'>>;
  updatePreApprovalSetting?: Resolver<ResolversTypes['PreApprovalSettingChange'], ParentType, ContextType, RequireFields<MutationUpdatePreApprovalSettingArgs, 'id' | 'input' | 'version'>>;
  updateReport?: Resolver<ResolversTypes['ReportChange'], ParentType, ContextType, RequireFields<MutationUpdateReportArgs, 'id' | 'input' | 'version'>>;
  updateRosterSetting?: Resolver<ResolversTypes['RosterSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateRosterSettingArgs, 'id' | 'input' | 'version'>>;
  updateSignInPolicy?: Resolver<ResolversTypes['SignInPolicyChange'], ParentType, ContextType, RequireFields<MutationUpdateSignInPolicyArgs, 'id' | 'input' | 'version'>>;
  updateSpecialWage?: Resolver<ResolversTypes['SpecialWageChange'], ParentType, ContextType, RequireFields<MutationUpdateSpecialWageArgs, 'id' | 'input' | 'version'>>;
  updateTimeOffSetting?: Resolver<ResolversTypes['TimeOffSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateTimeOffSettingArgs, 'id' | 'input' | 'version'>>;
};

export type NotificationTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationTemplate'] = ResolversParentTypes['NotificationTemplate']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['MailEvent'], ParentType, ContextType>;
  isBuiltIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  placeholders?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  templateId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NotificationTemplatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationTemplates'] = ResolversParentTypes['NotificationTemplates']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notificationTemplates?: Resolver<Array<ResolversTypes['NotificationTemplate']>, ParentType, ContextType>;
};

export type OvertimeConfigurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OvertimeConfiguration'] = ResolversParentTypes['OvertimeConfiguration']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customGroup?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  dayHours?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  monthDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overtimeOn?: Resolver<ResolversTypes['OvertimeBasis'], ParentType, ContextType>;
  overtimeType?: Resolver<ResolversTypes['OvertimeType'], ParentType, ContextType>;
  rateNormal?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  rateRegularHoliday?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  rateRest?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  rateSpecialNonWorkingHoliday?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  salaryType?: Resolver<ResolversTypes['SalaryType'], ParentType, ContextType>;
  slabs?: Resolver<Maybe<Array<ResolversTypes['OvertimeSlab']>>, ParentType, ContextType>;
  specialWorkDays?: Resolver<Maybe<Array<ResolversTypes['WorkDayKind']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wageIndex?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type OvertimeConfigurationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OvertimeConfigurationAnswer'] = ResolversParentTypes['OvertimeConfigurationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['OvertimeConfiguration']>, ParentType, ContextType>;
};

export type OvertimeConfigurationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OvertimeConfigurationChange'] = ResolversParentTypes['OvertimeConfigurationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['OvertimeConfiguration']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type OvertimeConfigurationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OvertimeConfigurationPage'] = ResolversParentTypes['OvertimeConfigurationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['OvertimeConfiguration']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OvertimeSlabResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OvertimeSlab'] = ResolversParentTypes['OvertimeSlab']> = {
  fromHours?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  toHours?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type PreApprovalSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreApprovalSetting'] = ResolversParentTypes['PreApprovalSetting']> = {
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customGroup?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PreApprovalKind'], ParentType, ContextType>;
  maximumDaysPerMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maximumDaysPerRequest?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noticeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreApprovalSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreApprovalSettingAnswer'] = ResolversParentTypes['PreApprovalSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['PreApprovalSetting']>, ParentType, ContextType>;
};

export type PreApprovalSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreApprovalSettingChange'] = ResolversParentTypes['PreApprovalSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['PreApprovalSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type PreApprovalSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreApprovalSettingPage'] = ResolversParentTypes['PreApprovalSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PreApprovalSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  compOffConfiguration?: Resolver<ResolversTypes['CompOffConfigurationAnswer'], ParentType, ContextType, RequireFields<QueryCompOffConfigurationArgs, 'id'>>;
  compOffConfigurationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCompOffConfigurationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  compOffGrant?: Resolver<ResolversTypes['CompOffGrantAnswer'], ParentType, ContextType, RequireFields<QueryCompOffGrantArgs, 'id'>>;
  compOffGrantHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCompOffGrantHistoryArgs, 'id' | 'limit' | 'offset'>>;
  coreHrSetting?: Resolver<ResolversTypes['CoreHrSettingAnswer'], ParentType, ContextType, RequireFields<QueryCoreHrSettingArgs, 'id'>>;
  coreHrSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCoreHrSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  customColorPicker?: Resolver<ResolversTypes['CustomColours'], ParentType, ContextType>;
  emailTemplate?: Resolver<ResolversTypes['EmailTemplateAnswer'], ParentType, ContextType, RequireFields<QueryEmailTemplateArgs, 'id'>>;
  emailTemplateHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryEmailTemplateHistoryArgs, 'id' | 'limit' | 'offset'>>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  formCoverage?: Resolver<ResolversTypes['FormCoverageAnswer'], ParentType, ContextType, RequireFields<QueryFormCoverageArgs, 'id'>>;
  formCoverageHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryFormCoverageHistoryArgs, 'id' | 'limit' | 'offset'>>;
  formField?: Resolver<ResolversTypes['FormFieldAnswer'], ParentType, ContextType, RequireFields<QueryFormFieldArgs, 'id'>>;
  formFieldHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryFormFieldHistoryArgs, 'id' | 'limit' | 'offset'>>;
  getNotificationTemplates?: Resolver<ResolversTypes['NotificationTemplates'], ParentType, ContextType, RequireFields<QueryGetNotificationTemplatesArgs, 'builtIn'>>;
  listCompOffConfigurations?: Resolver<ResolversTypes['CompOffConfigurationPage'], ParentType, ContextType, RequireFields<QueryListCompOffConfigurationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listCompOffGrants?: Resolver<ResolversTypes['CompOffGrantPage'], ParentType, ContextType, RequireFields<QueryListCompOffGrantsArgs, 'estimate' | 'limit' | 'offset'>>;
  listCoreHrSettings?: Resolver<ResolversTypes['CoreHrSettingPage'], ParentType, ContextType, RequireFields<QueryListCoreHrSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listEmailTemplates?: Resolver<ResolversTypes['EmailTemplatePage'], ParentType, ContextType, RequireFields<QueryListEmailTemplatesArgs, 'estimate' | 'limit' | 'offset'>>;
  listFormCoverages?: Resolver<ResolversTypes['FormCoveragePage'], ParentType, ContextType, RequireFields<QueryListFormCoveragesArgs, 'estimate' | 'limit' | 'offset'>>;
  listFormFields?: Resolver<ResolversTypes['FormFieldPage'], ParentType, ContextType, RequireFields<QueryListFormFieldsArgs, 'estimate' | 'limit' | 'offset'>>;
  listLopRecoverySettings?: Resolver<ResolversTypes['LopRecoverySettingPage'], ParentType, ContextType, RequireFields<QueryListLopRecoverySettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listOvertimeConfigurations?: Resolver<ResolversTypes['OvertimeConfigurationPage'], ParentType, ContextType, RequireFields<QueryListOvertimeConfigurationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listPreApprovalSettings?: Resolver<ResolversTypes['PreApprovalSettingPage'], ParentType, ContextType, RequireFields<QueryListPreApprovalSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listReportFields?: Resolver<ResolversTypes['ReportFieldList'], ParentType, ContextType, RequireFields<QueryListReportFieldsArgs, 'entity'>>;
  listReports?: Resolver<ResolversTypes['ReportPage'], ParentType, ContextType, RequireFields<QueryListReportsArgs, 'estimate' | 'limit' | 'offset'>>;
  listRolesWithoutReports?: Resolver<ResolversTypes['RolesWithoutReports'], ParentType, ContextType, RequireFields<QueryListRolesWithoutReportsArgs, 'roles'>>;
  listRosterSettings?: Resolver<ResolversTypes['RosterSettingPage'], ParentType, ContextType, RequireFields<QueryListRosterSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listSignInPolicies?: Resolver<ResolversTypes['SignInPolicyPage'], ParentType, ContextType, RequireFields<QueryListSignInPoliciesArgs, 'estimate' | 'limit' | 'offset'>>;
  listSignInSecrets?: Resolver<ResolversTypes['SignInSecretsAnswer'], ParentType, ContextType>;
  listSpecialWages?: Resolver<ResolversTypes['SpecialWagePage'], ParentType, ContextType, RequireFields<QueryListSpecialWagesArgs, 'estimate' | 'limit' | 'offset'>>;
  listTimeOffSettings?: Resolver<ResolversTypes['TimeOffSettingPage'], ParentType, ContextType, RequireFields<QueryListTimeOffSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  lookupCompOffConfigurations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCompOffConfigurationsArgs, 'limit' | 'offset'>>;
  lookupCompOffGrants?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCompOffGrantsArgs, 'limit' | 'offset'>>;
  lookupCoreHrSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCoreHrSettingsArgs, 'limit' | 'offset'>>;
  lookupEmailTemplates?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupEmailTemplatesArgs, 'limit' | 'offset'>>;
  lookupFormCoverages?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupFormCoveragesArgs, 'limit' | 'offset'>>;
  lookupFormFields?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupFormFieldsArgs, 'limit' | 'offset'>>;
  lookupLopRecoverySettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupLopRecoverySettingsArgs, 'limit' | 'offset'>>;
  lookupOvertimeConfigurations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupOvertimeConfigurationsArgs, 'limit' | 'offset'>>;
  lookupPreApprovalSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupPreApprovalSettingsArgs, 'limit' | 'offset'>>;
  lookupReports?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupReportsArgs, 'limit' | 'offset'>>;
  lookupRosterSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupRosterSettingsArgs, 'limit' | 'offset'>>;
  lookupSignInPolicies?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupSignInPoliciesArgs, 'limit' | 'offset'>>;
  lookupSpecialWages?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupSpecialWagesArgs, 'limit' | 'offset'>>;
  lookupTimeOffSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupTimeOffSettingsArgs, 'limit' | 'offset'>>;
  lopRecoverySetting?: Resolver<ResolversTypes['LopRecoverySettingAnswer'], ParentType, ContextType, RequireFields<QueryLopRecoverySettingArgs, 'id'>>;
  lopRecoverySettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryLopRecoverySettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  overtimeConfiguration?: Resolver<ResolversTypes['OvertimeConfigurationAnswer'], ParentType, ContextType, RequireFields<QueryOvertimeConfigurationArgs, 'id'>>;
  overtimeConfigurationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryOvertimeConfigurationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  preApprovalSetting?: Resolver<ResolversTypes['PreApprovalSettingAnswer'], ParentType, ContextType, RequireFields<QueryPreApprovalSettingArgs, 'id'>>;
  preApprovalSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryPreApprovalSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  report?: Resolver<ResolversTypes['ReportAnswer'], ParentType, ContextType, RequireFields<QueryReportArgs, 'id'>>;
  reportHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryReportHistoryArgs, 'id' | 'limit' | 'offset'>>;
  retrieveFormLevelCoverage?: Resolver<ResolversTypes['FormLevelCoverage'], ParentType, ContextType, Partial<QueryRetrieveFormLevelCoverageArgs>>;
  retrieveLogoPath?: Resolver<ResolversTypes['LogoPath'], ParentType, ContextType>;
  rosterSetting?: Resolver<ResolversTypes['RosterSettingAnswer'], ParentType, ContextType, RequireFields<QueryRosterSettingArgs, 'id'>>;
  rosterSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryRosterSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  runReport?: Resolver<ResolversTypes['ReportResult'], ParentType, ContextType, RequireFields<QueryRunReportArgs, 'definition' | 'entity' | 'limit' | 'offset'>>;
  signInPolicy?: Resolver<ResolversTypes['SignInPolicyAnswer'], ParentType, ContextType, RequireFields<QuerySignInPolicyArgs, 'id'>>;
  signInPolicyHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QuerySignInPolicyHistoryArgs, 'id' | 'limit' | 'offset'>>;
  specialWage?: Resolver<ResolversTypes['SpecialWageAnswer'], ParentType, ContextType, RequireFields<QuerySpecialWageArgs, 'id'>>;
  specialWageHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QuerySpecialWageHistoryArgs, 'id' | 'limit' | 'offset'>>;
  timeOffSetting?: Resolver<ResolversTypes['TimeOffSettingAnswer'], ParentType, ContextType, RequireFields<QueryTimeOffSettingArgs, 'id'>>;
  timeOffSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryTimeOffSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  updateFormLevelCoverage?: Resolver<ResolversTypes['FormLevelCoverage'], ParentType, ContextType, RequireFields<QueryUpdateFormLevelCoverageArgs, 'Coverage' | 'formName'>>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  dayOfMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  definition?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ReportFormat'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['UserAccount'], ParentType, ContextType>;
  recipients?: Resolver<Maybe<Array<ResolversTypes['ReportRecipient']>>, ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['ReportSchedule'], ParentType, ContextType>;
  sendAt?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  sharedWith?: Resolver<Maybe<Array<ResolversTypes['ReportRole']>>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekday?: Resolver<Maybe<ResolversTypes['Weekday']>, ParentType, ContextType>;
};

export type ReportAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportAnswer'] = ResolversParentTypes['ReportAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType>;
};

export type ReportChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportChange'] = ResolversParentTypes['ReportChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ReportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportColumn'] = ResolversParentTypes['ReportColumn']> = {
  isNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportColumnKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportField'] = ResolversParentTypes['ReportField']> = {
  bucketed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  groupable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measures?: Resolver<Array<ResolversTypes['ReportMeasure']>, ParentType, ContextType>;
  of?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sortable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportFieldListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportFieldList'] = ResolversParentTypes['ReportFieldList']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ReportField']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportGapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportGap'] = ResolversParentTypes['ReportGap']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPage'] = ResolversParentTypes['ReportPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportRecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportRecipient'] = ResolversParentTypes['ReportRecipient']> = {
  account?: Resolver<ResolversTypes['UserAccount'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportResult'] = ResolversParentTypes['ReportResult']> = {
  columns?: Resolver<Array<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gaps?: Resolver<Array<ResolversTypes['ReportGap']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ReportRow']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['ReportRow']>, ParentType, ContextType>;
};

export type ReportRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportRole'] = ResolversParentTypes['ReportRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type ReportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportRow'] = ResolversParentTypes['ReportRow']> = {
  filter?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  numbers?: Resolver<Array<Maybe<ResolversTypes['Decimal']>>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoleWithoutReportsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleWithoutReports'] = ResolversParentTypes['RoleWithoutReports']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RolesWithoutReportsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RolesWithoutReports'] = ResolversParentTypes['RolesWithoutReports']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['RoleWithoutReports']>, ParentType, ContextType>;
};

export type RosterSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterSetting'] = ResolversParentTypes['RosterSetting']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maximumConsecutiveDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximumHoursPerWeek?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minimumRestHours?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishDaysAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rulesForbid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  swapAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  swapNeedsApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  swapNoticeHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  swapWithinDesignation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekBegins?: Resolver<ResolversTypes['Weekday'], ParentType, ContextType>;
};

export type RosterSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterSettingAnswer'] = ResolversParentTypes['RosterSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['RosterSetting']>, ParentType, ContextType>;
};

export type RosterSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterSettingChange'] = ResolversParentTypes['RosterSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['RosterSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type RosterSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterSettingPage'] = ResolversParentTypes['RosterSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['RosterSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignInPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPolicy'] = ResolversParentTypes['SignInPolicy']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceLocking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockAfterMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openIdClientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openIdDomains?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openIdEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openIdIssuer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openIdLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  partnerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerKeysUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twoFactor?: Resolver<ResolversTypes['TwoFactorPolicy'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignInPolicyAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPolicyAnswer'] = ResolversParentTypes['SignInPolicyAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SignInPolicy']>, ParentType, ContextType>;
};

export type SignInPolicyChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPolicyChange'] = ResolversParentTypes['SignInPolicyChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SignInPolicy']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SignInPolicyPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPolicyPage'] = ResolversParentTypes['SignInPolicyPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SignInPolicy']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignInSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInSecret'] = ResolversParentTypes['SignInSecret']> = {
  kind?: Resolver<ResolversTypes['SignInSecretKind'], ParentType, ContextType>;
  setAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  setBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignInSecretsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInSecretsAnswer'] = ResolversParentTypes['SignInSecretsAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secrets?: Resolver<Array<ResolversTypes['SignInSecret']>, ParentType, ContextType>;
};

export type SpecialWageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialWage'] = ResolversParentTypes['SpecialWage']> = {
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customGroup?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  dayHours?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  monthDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  premiumOn?: Resolver<ResolversTypes['OvertimeBasis'], ParentType, ContextType>;
  salaryType?: Resolver<ResolversTypes['SalaryType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  toTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workDay?: Resolver<ResolversTypes['WorkDayKind'], ParentType, ContextType>;
};

export type SpecialWageAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialWageAnswer'] = ResolversParentTypes['SpecialWageAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SpecialWage']>, ParentType, ContextType>;
};

export type SpecialWageChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialWageChange'] = ResolversParentTypes['SpecialWageChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SpecialWage']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SpecialWagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialWagePage'] = ResolversParentTypes['SpecialWagePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SpecialWage']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TestMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestMail'] = ResolversParentTypes['TestMail']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimeOffSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeOffSetting'] = ResolversParentTypes['TimeOffSetting']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holidayChoiceNoticeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holidayChoicesPerYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onDutyEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onDutyMaximumDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onDutyPastDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortTimeOffEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shortTimeOffMaximumMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortTimeOffPerMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimeOffSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeOffSettingAnswer'] = ResolversParentTypes['TimeOffSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TimeOffSetting']>, ParentType, ContextType>;
};

export type TimeOffSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeOffSettingChange'] = ResolversParentTypes['TimeOffSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TimeOffSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TimeOffSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeOffSettingPage'] = ResolversParentTypes['TimeOffSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TimeOffSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAccount'] = ResolversParentTypes['UserAccount']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: GraphQLScalarType;
  BrandColours?: BrandColoursResolvers<ContextType>;
  CompOffConfiguration?: CompOffConfigurationResolvers<ContextType>;
  CompOffConfigurationAnswer?: CompOffConfigurationAnswerResolvers<ContextType>;
  CompOffConfigurationChange?: CompOffConfigurationChangeResolvers<ContextType>;
  CompOffConfigurationPage?: CompOffConfigurationPageResolvers<ContextType>;
  CompOffGrant?: CompOffGrantResolvers<ContextType>;
  CompOffGrantAnswer?: CompOffGrantAnswerResolvers<ContextType>;
  CompOffGrantChange?: CompOffGrantChangeResolvers<ContextType>;
  CompOffGrantPage?: CompOffGrantPageResolvers<ContextType>;
  CoreHrSetting?: CoreHrSettingResolvers<ContextType>;
  CoreHrSettingAnswer?: CoreHrSettingAnswerResolvers<ContextType>;
  CoreHrSettingChange?: CoreHrSettingChangeResolvers<ContextType>;
  CoreHrSettingPage?: CoreHrSettingPageResolvers<ContextType>;
  CustomColours?: CustomColoursResolvers<ContextType>;
  CustomEmployeeGroup?: CustomEmployeeGroupResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecidedStep?: DecidedStepResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EmailTemplate?: EmailTemplateResolvers<ContextType>;
  EmailTemplateAnswer?: EmailTemplateAnswerResolvers<ContextType>;
  EmailTemplateChange?: EmailTemplateChangeResolvers<ContextType>;
  EmailTemplatePage?: EmailTemplatePageResolvers<ContextType>;
  EndpointStatus?: EndpointStatusResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  FormCoverage?: FormCoverageResolvers<ContextType>;
  FormCoverageAnswer?: FormCoverageAnswerResolvers<ContextType>;
  FormCoverageChange?: FormCoverageChangeResolvers<ContextType>;
  FormCoveragePage?: FormCoveragePageResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FormFieldAnswer?: FormFieldAnswerResolvers<ContextType>;
  FormFieldChange?: FormFieldChangeResolvers<ContextType>;
  FormFieldPage?: FormFieldPageResolvers<ContextType>;
  FormFieldsAnswer?: FormFieldsAnswerResolvers<ContextType>;
  FormLevelCoverage?: FormLevelCoverageResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  LogoPath?: LogoPathResolvers<ContextType>;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  LopRecoverySetting?: LopRecoverySettingResolvers<ContextType>;
  LopRecoverySettingAnswer?: LopRecoverySettingAnswerResolvers<ContextType>;
  LopRecoverySettingChange?: LopRecoverySettingChangeResolvers<ContextType>;
  LopRecoverySettingPage?: LopRecoverySettingPageResolvers<ContextType>;
  MailsAhead?: MailsAheadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NotificationTemplate?: NotificationTemplateResolvers<ContextType>;
  NotificationTemplates?: NotificationTemplatesResolvers<ContextType>;
  OvertimeConfiguration?: OvertimeConfigurationResolvers<ContextType>;
  OvertimeConfigurationAnswer?: OvertimeConfigurationAnswerResolvers<ContextType>;
  OvertimeConfigurationChange?: OvertimeConfigurationChangeResolvers<ContextType>;
  OvertimeConfigurationPage?: OvertimeConfigurationPageResolvers<ContextType>;
  OvertimeSlab?: OvertimeSlabResolvers<ContextType>;
  PreApprovalSetting?: PreApprovalSettingResolvers<ContextType>;
  PreApprovalSettingAnswer?: PreApprovalSettingAnswerResolvers<ContextType>;
  PreApprovalSettingChange?: PreApprovalSettingChangeResolvers<ContextType>;
  PreApprovalSettingPage?: PreApprovalSettingPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportAnswer?: ReportAnswerResolvers<ContextType>;
  ReportChange?: ReportChangeResolvers<ContextType>;
  ReportColumn?: ReportColumnResolvers<ContextType>;
  ReportField?: ReportFieldResolvers<ContextType>;
  ReportFieldList?: ReportFieldListResolvers<ContextType>;
  ReportGap?: ReportGapResolvers<ContextType>;
  ReportPage?: ReportPageResolvers<ContextType>;
  ReportRecipient?: ReportRecipientResolvers<ContextType>;
  ReportResult?: ReportResultResolvers<ContextType>;
  ReportRole?: ReportRoleResolvers<ContextType>;
  ReportRow?: ReportRowResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleWithoutReports?: RoleWithoutReportsResolvers<ContextType>;
  RolesWithoutReports?: RolesWithoutReportsResolvers<ContextType>;
  RosterSetting?: RosterSettingResolvers<ContextType>;
  RosterSettingAnswer?: RosterSettingAnswerResolvers<ContextType>;
  RosterSettingChange?: RosterSettingChangeResolvers<ContextType>;
  RosterSettingPage?: RosterSettingPageResolvers<ContextType>;
  SignInPolicy?: SignInPolicyResolvers<ContextType>;
  SignInPolicyAnswer?: SignInPolicyAnswerResolvers<ContextType>;
  SignInPolicyChange?: SignInPolicyChangeResolvers<ContextType>;
  SignInPolicyPage?: SignInPolicyPageResolvers<ContextType>;
  SignInSecret?: SignInSecretResolvers<ContextType>;
  SignInSecretsAnswer?: SignInSecretsAnswerResolvers<ContextType>;
  SpecialWage?: SpecialWageResolvers<ContextType>;
  SpecialWageAnswer?: SpecialWageAnswerResolvers<ContextType>;
  SpecialWageChange?: SpecialWageChangeResolvers<ContextType>;
  SpecialWagePage?: SpecialWagePageResolvers<ContextType>;
  TestMail?: TestMailResolvers<ContextType>;
  TimeOffSetting?: TimeOffSettingResolvers<ContextType>;
  TimeOffSettingAnswer?: TimeOffSettingAnswerResolvers<ContextType>;
  TimeOffSettingChange?: TimeOffSettingChangeResolvers<ContextType>;
  TimeOffSettingPage?: TimeOffSettingPageResolvers<ContextType>;
  UndoAnswer?: UndoAnswerResolvers<ContextType>;
  UserAccount?: UserAccountResolvers<ContextType>;
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
