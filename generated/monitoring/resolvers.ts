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

export type ActivityApplication = {
  category: ActivityCategory;
  kind: ActivitySource;
  minutes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type ActivityCategory =
  | 'NEUTRAL'
  | 'PRODUCTIVE'
  | 'UNPRODUCTIVE';

export type ActivityCategoryFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ActivityCategory>;
  in?: InputMaybe<Array<ActivityCategory>>;
};

export type ActivityChoice = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ActivityChoices = {
  customGroups: Array<ActivityChoice>;
  departments: Array<ActivityChoice>;
  workSchedules: Array<ActivityChoice>;
};

/** How time in an application or on a website counts. */
export type ActivityClassification = {
  category: ActivityCategory;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Only for these people, for whom it comes before what holds for everybody. */
  customGroup?: Maybe<CustomEmployeeGroup>;
  id: Scalars['ID']['output'];
  kind: ActivitySource;
  /** Of an application its name; of a website its domain, which stands for everything below it. */
  name: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ActivityClassificationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ActivityClassification>;
};

export type ActivityClassificationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ActivityClassification>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ActivityClassificationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ActivityClassificationFilter>>;
  category?: InputMaybe<ActivityCategoryFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customGroupId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<ActivitySourceFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ActivityClassificationFilter>;
  or?: InputMaybe<Array<ActivityClassificationFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ActivityClassificationInput = {
  category: ActivityCategory;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Only for these people, for whom it comes before what holds for everybody. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  kind: ActivitySource;
  /** Of an application its name; of a website its domain, which stands for everything below it. */
  name: Scalars['String']['input'];
};

export type ActivityClassificationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ActivityClassification>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ActivityClassificationPatch = {
  category?: InputMaybe<ActivityCategory>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Only for these people, for whom it comes before what holds for everybody. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<ActivitySource>;
  /** Of an application its name; of a website its domain, which stands for everything below it. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type ActivityClassificationSort = {
  field: ActivityClassificationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ActivityClassificationSortField =
  | 'category'
  | 'createdAt'
  | 'custom'
  | 'customGroupId'
  | 'kind'
  | 'name'
  | 'updatedAt';

export type ActivityDashboard = {
  /** What one person spent the most time in, at most 15 of each kind; empty without `employeeId`. Reading it of somebody else is noted, and that person sees it. */
  applications: Array<ActivityApplication>;
  choices: ActivityChoices;
  /** By their share of productive time, the highest first; at most 50. */
  departments: Array<ActivityDepartment>;
  errorCode: Scalars['String']['output'];
  figures: ActivityFigures;
  /** The ten people whose computers are on for the longest time on average a day, the longest first. */
  highestUptime: Array<ActivityUptime>;
  /** By week, the first one first, then by name. */
  locations: Array<ActivityLocationWeek>;
  /** The ten people whose computers are on for the shortest time on average a day, the shortest first. */
  lowestUptime: Array<ActivityUptime>;
  message: Scalars['String']['output'];
  /** Who it is about, with `employeeId`. */
  person?: Maybe<ActivityPerson>;
  /** Every day of the range, the first one first. */
  tracking: Array<ActivityTrackedDay>;
};

/** What a day of somebody at computers came to. */
export type ActivityDay = {
  /** With keyboard or mouse. */
  activeMinutes?: Maybe<Scalars['Int']['output']>;
  /** The computer worked without keyboard or mouse: calls, presentations, long runs. */
  computerMinutes?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** A shift over midnight belongs to the day on which it begins. */
  day: Scalars['LocalDate']['output'];
  employee: Employee;
  endMinute?: Maybe<Scalars['Int']['output']>;
  firstActivityAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The computer was on, and nothing happened. */
  idleMinutes?: Maybe<Scalars['Int']['output']>;
  lastActivityAt?: Maybe<Scalars['DateTime']['output']>;
  /** Also what nobody has classified. */
  neutralMinutes?: Maybe<Scalars['Int']['output']>;
  /** Of the time active and of computer activity, what was spent in productive applications and websites. */
  productiveMinutes?: Maybe<Scalars['Int']['output']>;
  startMinute?: Maybe<Scalars['Int']['output']>;
  unproductiveMinutes?: Maybe<Scalars['Int']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** The computer was on. Two at the same time count once. */
  uptimeMinutes?: Maybe<Scalars['Int']['output']>;
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ActivityDayAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ActivityDay>;
};

export type ActivityDayChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ActivityDay>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ActivityDayFilter = {
  activeMinutes?: InputMaybe<IntFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ActivityDayFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  computerMinutes?: InputMaybe<IntFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  day?: InputMaybe<LocalDateFilter>;
  employeeId?: InputMaybe<IdFilter>;
  endMinute?: InputMaybe<IntFilter>;
  firstActivityAt?: InputMaybe<DateTimeFilter>;
  idleMinutes?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  lastActivityAt?: InputMaybe<DateTimeFilter>;
  neutralMinutes?: InputMaybe<IntFilter>;
  not?: InputMaybe<ActivityDayFilter>;
  or?: InputMaybe<Array<ActivityDayFilter>>;
  productiveMinutes?: InputMaybe<IntFilter>;
  startMinute?: InputMaybe<IntFilter>;
  unproductiveMinutes?: InputMaybe<IntFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  uptimeMinutes?: InputMaybe<IntFilter>;
};

export type ActivityDayPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ActivityDay>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ActivityDayPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** A shift over midnight belongs to the day on which it begins. */
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
};

export type ActivityDaySort = {
  field: ActivityDaySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ActivityDaySortField =
  | 'activeMinutes'
  | 'computerMinutes'
  | 'createdAt'
  | 'custom'
  | 'day'
  | 'employeeId'
  | 'endMinute'
  | 'firstActivityAt'
  | 'idleMinutes'
  | 'lastActivityAt'
  | 'neutralMinutes'
  | 'productiveMinutes'
  | 'startMinute'
  | 'unproductiveMinutes'
  | 'updatedAt'
  | 'uptimeMinutes';

export type ActivityDepartment = {
  /** On average a person and day. */
  activeMinutes: Scalars['Int']['output'];
  /** Null of those who have none. */
  departmentId?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  people: Scalars['Int']['output'];
  productiveMinutes: Scalars['Int']['output'];
  /** Of what is productive, unproductive or neutral, 0 to 1. */
  share: Scalars['Float']['output'];
};

/** A computer that tells what it is used for, by a token of its own. */
export type ActivityDevice = {
  /** Of the program on the computer. */
  agent?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  id: Scalars['ID']['output'];
  issuedOn: Scalars['LocalDate']['output'];
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** Nothing is taken from a computer whose token is revoked. */
  status: ActivityDeviceStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ActivityDeviceAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ActivityDevice>;
};

export type ActivityDeviceChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ActivityDevice>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ActivityDeviceFilter = {
  agent?: InputMaybe<TextFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ActivityDeviceFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  issuedOn?: InputMaybe<LocalDateFilter>;
  lastSeenAt?: InputMaybe<DateTimeFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ActivityDeviceFilter>;
  or?: InputMaybe<Array<ActivityDeviceFilter>>;
  status?: InputMaybe<ActivityDeviceStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ActivityDevicePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ActivityDevice>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ActivityDevicePatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  issuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Nothing is taken from a computer whose token is revoked. */
  status?: InputMaybe<ActivityDeviceStatus>;
};

export type ActivityDeviceSort = {
  field: ActivityDeviceSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ActivityDeviceSortField =
  | 'agent'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'issuedOn'
  | 'lastSeenAt'
  | 'name'
  | 'status'
  | 'updatedAt';

export type ActivityDeviceStatus =
  | 'ACTIVE'
  | 'REVOKED';

export type ActivityDeviceStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ActivityDeviceStatus>;
  in?: InputMaybe<Array<ActivityDeviceStatus>>;
};

export type ActivityFigures = {
  activeMinutes: Scalars['Int']['output'];
  computerMinutes: Scalars['Int']['output'];
  /** Days of people of which something was recorded; averages are by these. */
  days: Scalars['Int']['output'];
  endMinute?: Maybe<Scalars['Int']['output']>;
  idleMinutes: Scalars['Int']['output'];
  /** Monitored now, within reach. */
  monitored: Scalars['Int']['output'];
  neutralMinutes: Scalars['Int']['output'];
  /** Of whom something was recorded in the range. */
  people: Scalars['Int']['output'];
  productiveMinutes: Scalars['Int']['output'];
  /** The productive share of as many days before, 0 to 1; null where nothing was recorded. */
  shareBefore?: Maybe<Scalars['Float']['output']>;
  /** Minutes after midnight by the clock of the person, on average; null where nothing was recorded. */
  startMinute?: Maybe<Scalars['Int']['output']>;
  unproductiveMinutes: Scalars['Int']['output'];
  uptimeMinutes: Scalars['Int']['output'];
};

export type ActivityLocationWeek = {
  /** On average a person and day. */
  activeMinutes: Scalars['Int']['output'];
  locationId?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  people: Scalars['Int']['output'];
  productiveMinutes: Scalars['Int']['output'];
  /** Its first day in the range, or the Monday. */
  week: Scalars['LocalDate']['output'];
};

/** One change to one record. Fields whose form the caller may not view are left out. */
export type ActivityLogEntry = {
  changeSetId: Scalars['ID']['output'];
  /** The record and the fields that changed, in the caller's language. */
  description: Scalars['String']['output'];
  /** Who made it. */
  employeeName: Scalars['String']['output'];
  endpoint: Scalars['String']['output'];
  entity: Scalars['String']['output'];
  fields: Array<FieldChange>;
  /** The form through which it was made, in the caller's language; null for the system's own acts. */
  formName?: Maybe<Scalars['String']['output']>;
  /** False where the person concerned was erased: then who and when is all that is left. */
  isLegible: Scalars['Boolean']['output'];
  kind: ChangeKind;
  logTimestamp: Scalars['DateTime']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  /** How many records the same act touched. */
  records: Scalars['Int']['output'];
  source: ChangeSource;
  title: Scalars['String']['output'];
  /** The number of the record. */
  uniqueId: Scalars['Int']['output'];
  /** What was done, in the caller's language: added, changed, deleted. */
  userAction: Scalars['String']['output'];
};

export type ActivityPeople = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<ActivityPersonRow>;
  totalRecords: Scalars['Int']['output'];
};

export type ActivityPeopleOrder =
  | 'ACTIVE_HIGHEST'
  | 'ACTIVE_LOWEST'
  | 'NAME'
  | 'SHARE_HIGHEST'
  | 'SHARE_LOWEST';

export type ActivityPerson = {
  code: Scalars['String']['output'];
  department?: Maybe<Scalars['String']['output']>;
  designation?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['ID']['output'];
  isMonitored: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** One person of the list; figures are on average a day of which something was recorded. */
export type ActivityPersonRow = {
  activeMinutes: Scalars['Int']['output'];
  code: Scalars['String']['output'];
  computerMinutes: Scalars['Int']['output'];
  days: Scalars['Int']['output'];
  department?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['ID']['output'];
  endMinute?: Maybe<Scalars['Int']['output']>;
  idleMinutes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  productiveMinutes: Scalars['Int']['output'];
  share?: Maybe<Scalars['Float']['output']>;
  startMinute?: Maybe<Scalars['Int']['output']>;
  uptimeMinutes: Scalars['Int']['output'];
};

export type ActivityReading = {
  by: Scalars['String']['output'];
  fromDate: Scalars['LocalDate']['output'];
  on: Scalars['LocalDate']['output'];
  toDate: Scalars['LocalDate']['output'];
};

export type ActivitySource =
  | 'APPLICATION'
  | 'WEBSITE';

export type ActivitySourceFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ActivitySource>;
  in?: InputMaybe<Array<ActivitySource>>;
};

export type ActivityTrackedDay = {
  activeMinutes: Scalars['Int']['output'];
  computerMinutes: Scalars['Int']['output'];
  date: Scalars['LocalDate']['output'];
  endMinute?: Maybe<Scalars['Int']['output']>;
  idleMinutes: Scalars['Int']['output'];
  neutralMinutes: Scalars['Int']['output'];
  people: Scalars['Int']['output'];
  productiveMinutes: Scalars['Int']['output'];
  startMinute?: Maybe<Scalars['Int']['output']>;
  unproductiveMinutes: Scalars['Int']['output'];
};

export type ActivityUptime = {
  department?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** On average a day of which something was recorded. */
  uptimeMinutes: Scalars['Int']['output'];
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

/** The records of one entity that a change-set added, changed or deleted. */
export type ChangeGroup = {
  endpoint: Scalars['String']['output'];
  entity: Scalars['String']['output'];
  /** What changed in the first of them, in the caller's language; fields that the caller may not view are left out. */
  fields: Array<Scalars['String']['output']>;
  kind: ChangeKind;
  records: Scalars['Int']['output'];
  /** The first of them. */
  sample: Array<TouchedRecord>;
};

export type ChangeKind =
  | 'ADD'
  | 'DELETE'
  /** Somebody was handed a file of the record; the audit log and the record's history tell it. */
  | 'DOWNLOAD'
  /** What was recorded of a person before was erased; only the audit log tells it. */
  | 'ERASE'
  | 'UPDATE';

export type ChangePeople = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<ChangePerson>;
};

export type ChangePerson = {
  name: Scalars['String']['output'];
  userId: Scalars['ID']['output'];
};

/** What the caller may do with a change-set now. */
export type ChangeSetAct = {
  /** What undoChangeSet takes: the change-set itself, or the newest undo or redo of it. Null where it cannot be undone now. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  endpoint?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Undoing that makes the change again. */
  isRedo: Scalars['Boolean']['output'];
  /** The later change-set that stands in the way. */
  later?: Maybe<Scalars['ID']['output']>;
  /** Why it cannot be undone now, in the caller's language. */
  whyNot?: Maybe<Scalars['String']['output']>;
};

export type ChangeSetActs = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<ChangeSetAct>;
};

export type ChangeSetEntry = {
  at: Scalars['DateTime']['output'];
  /** Who made it. */
  by: Scalars['String']['output'];
  /** What an import read. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The form through which it was made, in the caller's language; null for the system's own acts. */
  formName?: Maybe<Scalars['String']['output']>;
  groups: Array<ChangeGroup>;
  id: Scalars['ID']['output'];
  isMine: Scalars['Boolean']['output'];
  /** It was undone, and that has not been undone since. */
  isUndone: Scalars['Boolean']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  source: ChangeSource;
  /** The change-set that it undid. */
  undoes?: Maybe<Scalars['ID']['output']>;
};

/** Of a list: the records that one change-set added or changed, as of an import. */
export type ChangeSetFilter = {
  equals: Scalars['ID']['input'];
};

export type ChangeSetPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Give it as `after` for what is older; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ChangeSetEntry>;
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

export type ErrorLogEntry = {
  at: Scalars['DateTime']['output'];
  /** Who it happened to. */
  by?: Maybe<Scalars['String']['output']>;
  errorMessage: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
};

export type ErrorLogPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<ErrorLogEntry>;
  totalRecords: Scalars['Int']['output'];
};

export type ErrorLogged = {
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

/** The token is told this once and kept nowhere. */
export type IssuedActivityDevice = {
  /** Where the program sends to. */
  address: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  token: Scalars['String']['output'];
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

/** Somebody whose work at computers is recorded, once monitoring is on. */
export type MonitoredMember = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  id: Scalars['ID']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** What was done before this day is not recorded. */
  since: Scalars['LocalDate']['output'];
  /** Nothing is recorded of those who are inactive. */
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type MonitoredMemberAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<MonitoredMember>;
};

export type MonitoredMemberChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<MonitoredMember>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type MonitoredMemberFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<MonitoredMemberFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<MonitoredMemberFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<MonitoredMemberFilter>>;
  since?: InputMaybe<LocalDateFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type MonitoredMemberInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  /** What was done before this day is not recorded. */
  since: Scalars['LocalDate']['input'];
  /** Nothing is recorded of those who are inactive. */
  status?: InputMaybe<RecordStatus>;
};

export type MonitoredMemberPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<MonitoredMember>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type MonitoredMemberPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** What was done before this day is not recorded. */
  since?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Nothing is recorded of those who are inactive. */
  status?: InputMaybe<RecordStatus>;
};

export type MonitoredMemberSort = {
  field: MonitoredMemberSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type MonitoredMemberSortField =
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'note'
  | 'since'
  | 'status'
  | 'updatedAt';

/** Whether and how work at computers is recorded. */
export type MonitoringSetting = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** As long as this is off, nothing is recorded of anybody. */
  isOn: Scalars['Boolean']['output'];
  /** Then what a day came to is deleted, too. */
  keepsDaysMonths: Scalars['Int']['output'];
  /** Then applications, websites and times are deleted. What a day came to stays. */
  keepsIntervalsDays: Scalars['Int']['output'];
  /** Else what is sent of times outside somebody's shift is dropped unread. */
  keepsOutsideSchedule: Scalars['Boolean']['output'];
  /** Members may connect a computer of their own. Else an administrator does. */
  membersMayConnect: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Why it is recorded. The people concerned read this. */
  purpose: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type MonitoringSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<MonitoringSetting>;
};

export type MonitoringSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<MonitoringSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type MonitoringSettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<MonitoringSettingFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isOn?: InputMaybe<BooleanFilter>;
  keepsDaysMonths?: InputMaybe<IntFilter>;
  keepsIntervalsDays?: InputMaybe<IntFilter>;
  keepsOutsideSchedule?: InputMaybe<BooleanFilter>;
  membersMayConnect?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<MonitoringSettingFilter>;
  or?: InputMaybe<Array<MonitoringSettingFilter>>;
  purpose?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type MonitoringSettingInput = {
  /** As long as this is off, nothing is recorded of anybody. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Then what a day came to is deleted, too. */
  keepsDaysMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Then applications, websites and times are deleted. What a day came to stays. */
  keepsIntervalsDays?: InputMaybe<Scalars['Int']['input']>;
  /** Else what is sent of times outside somebody's shift is dropped unread. */
  keepsOutsideSchedule?: InputMaybe<Scalars['Boolean']['input']>;
  /** Members may connect a computer of their own. Else an administrator does. */
  membersMayConnect?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Why it is recorded. The people concerned read this. */
  purpose: Scalars['String']['input'];
};

export type MonitoringSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<MonitoringSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type MonitoringSettingPatch = {
  /** As long as this is off, nothing is recorded of anybody. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Then what a day came to is deleted, too. */
  keepsDaysMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Then applications, websites and times are deleted. What a day came to stays. */
  keepsIntervalsDays?: InputMaybe<Scalars['Int']['input']>;
  /** Else what is sent of times outside somebody's shift is dropped unread. */
  keepsOutsideSchedule?: InputMaybe<Scalars['Boolean']['input']>;
  /** Members may connect a computer of their own. Else an administrator does. */
  membersMayConnect?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Why it is recorded. The people concerned read this. */
  purpose?: InputMaybe<Scalars['String']['input']>;
};

export type MonitoringSettingSort = {
  field: MonitoringSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type MonitoringSettingSortField =
  | 'createdAt'
  | 'custom'
  | 'isOn'
  | 'keepsDaysMonths'
  | 'keepsIntervalsDays'
  | 'keepsOutsideSchedule'
  | 'membersMayConnect'
  | 'name'
  | 'purpose'
  | 'updatedAt';

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
  addActivityClassification: ActivityClassificationChange;
  /** Notes an error of the console with its address. */
  addErrorLog: ErrorLogged;
  addMonitoredMember: MonitoredMemberChange;
  addMonitoringSetting: MonitoringSettingChange;
  /** For a computer of the caller's own, where the settings allow it. */
  connectOwnComputer: IssuedActivityDevice;
  deleteActivityClassifications: DeleteAnswer;
  deleteMonitoredMembers: DeleteAnswer;
  /** For somebody who is monitored: a token for one computer. */
  issueActivityDevice: IssuedActivityDevice;
  /** Takes a token of the caller's own computer away. */
  revokeOwnComputer: RevokedActivityDevice;
  /** Undoes what one change-set did, if nothing later depends on it. With wait: false very many records go back by work that goes on by itself. */
  undoChangeSet: UndoAnswer;
  updateActivityClassification: ActivityClassificationChange;
  updateActivityDevice: ActivityDeviceChange;
  updateMonitoredMember: MonitoredMemberChange;
  updateMonitoringSetting: MonitoringSettingChange;
};


export type MutationAddActivityClassificationArgs = {
  input: ActivityClassificationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddErrorLogArgs = {
  errorMessage: Scalars['String']['input'];
  url: Scalars['String']['input'];
};


export type MutationAddMonitoredMemberArgs = {
  input: MonitoredMemberInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddMonitoringSettingArgs = {
  input: MonitoringSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationConnectOwnComputerArgs = {
  name: Scalars['String']['input'];
};


export type MutationDeleteActivityClassificationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteMonitoredMembersArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationIssueActivityDeviceArgs = {
  employeeId: Scalars['Int']['input'];
  name: Scalars['String']['input'];
};


export type MutationRevokeOwnComputerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoChangeSetArgs = {
  id: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateActivityClassificationArgs = {
  id: Scalars['ID']['input'];
  input: ActivityClassificationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateActivityDeviceArgs = {
  id: Scalars['ID']['input'];
  input: ActivityDevicePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateMonitoredMemberArgs = {
  id: Scalars['ID']['input'];
  input: MonitoredMemberPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateMonitoringSettingArgs = {
  id: Scalars['ID']['input'];
  input: MonitoringSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

export type OwnActivityDevice = {
  agent?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  issuedOn: Scalars['LocalDate']['output'];
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  status: ActivityDeviceStatus;
};

export type OwnMonitoring = {
  devices: Array<OwnActivityDevice>;
  employeeId?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** The organization records, and of the caller, from `since` on. */
  isMonitored: Scalars['Boolean']['output'];
  keepsDaysMonths: Scalars['Int']['output'];
  keepsIntervalsDays: Scalars['Int']['output'];
  keepsOutsideSchedule: Scalars['Boolean']['output'];
  mayConnect: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  purpose?: Maybe<Scalars['String']['output']>;
  /** Who read in which applications the caller's time was spent; the last 50, the newest first. */
  readings: Array<ActivityReading>;
  /** The caller may look at the own figures. */
  seesFigures: Scalars['Boolean']['output'];
  since?: Maybe<Scalars['LocalDate']['output']>;
};

export type PerDayProductiveHours = {
  /** Every day of the range, the first one first; days of which nothing was recorded have zero. */
  days: Array<ProductiveDay>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  productivityType: Scalars['String']['output'];
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

export type ProductiveDay = {
  date: Scalars['LocalDate']['output'];
  employees: Scalars['Int']['output'];
  totalHours: Scalars['Decimal']['output'];
  totalMinutes: Scalars['Int']['output'];
};

export type Query = {
  /** One record, now or as it was. */
  activityClassification: ActivityClassificationAnswer;
  activityClassificationHistory: HistoryPage;
  /** Of a range of at most 30 days. */
  activityDashboard: ActivityDashboard;
  /** One record, now or as it was. */
  activityDay: ActivityDayAnswer;
  activityDayHistory: HistoryPage;
  /** One record, now or as it was. */
  activityDevice: ActivityDeviceAnswer;
  activityDeviceHistory: HistoryPage;
  /** Whoever is monitored, or of whom something was recorded in the range. */
  activityPeople: ActivityPeople;
  /** For at most 25 change-sets whether the caller can undo or redo them now, and if not why. */
  changeSetActs: ChangeSetActs;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** As getSystemActivityLogs, of who is monitored and of the tokens of their computers. */
  getMembersMonitoringAuditLog: SystemActivityLogs;
  /** The same, day by day. */
  getPerDayProductiveHours: PerDayProductiveHours;
  /** As getSystemActivityLogs, of the settings of productivity monitoring and of how time is classified. */
  getProductivityMonitoringAuditLog: SystemActivityLogs;
  /**
   * Changes of the days from fromDate to toDate in the organisation's time zone, newest first, of every entity whose records the caller may all view.
   * Without days the last 30; a range is at most 30 days. logsFormId: only changes made through that form; uniqueId: only of the record with that number;
   * activityEmployeeId: only by that employee; entity, kind: only of that entity and kind.
   */
  getSystemActivityLogs: SystemActivityLogs;
  /** The time of a range of at most 30 days; without days, of the last 30. Of those within the caller's reach alone. */
  getTotalProductiveHoursForAMonth: TotalProductiveHours;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listActivityClassifications: ActivityClassificationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listActivityDaies: ActivityDayPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listActivityDevices: ActivityDevicePage;
  /** Who changed something in these days, at most 500 people. */
  listChangePeople: ChangePeople;
  /**
   * Change-sets, newest first: the caller's own, or with `all` everybody's of entities whose records the caller may all view, which takes the right to the audit log.
   * Days are those of the organisation's time zone, both included; `id` asks for one change-set.
   */
  listChangeSets: ChangeSetPage;
  /** Errors that browsers reported, newest first. */
  listErrorLogs: ErrorLogPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listMonitoredMembers: MonitoredMemberPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listMonitoringSettings: MonitoringSettingPage;
  /** Id, title and code only, for pickers. */
  lookupActivityClassifications: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupActivityDaies: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupActivityDevices: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupMonitoredMembers: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupMonitoringSettings: LookupPage;
  /** One record, now or as it was. */
  monitoredMember: MonitoredMemberAnswer;
  monitoredMemberHistory: HistoryPage;
  /** One record, now or as it was. */
  monitoringSetting: MonitoringSettingAnswer;
  monitoringSettingHistory: HistoryPage;
  ownMonitoring: OwnMonitoring;
};


export type QueryActivityClassificationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryActivityClassificationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryActivityDashboardArgs = {
  customGroupId?: InputMaybe<Scalars['Int']['input']>;
  departmentId?: InputMaybe<Scalars['Int']['input']>;
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  fromDate: Scalars['LocalDate']['input'];
  toDate: Scalars['LocalDate']['input'];
  workScheduleId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryActivityDayArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryActivityDayHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryActivityDeviceArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryActivityDeviceHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryActivityPeopleArgs = {
  customGroupId?: InputMaybe<Scalars['Int']['input']>;
  departmentId?: InputMaybe<Scalars['Int']['input']>;
  fromDate: Scalars['LocalDate']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ActivityPeopleOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  toDate: Scalars['LocalDate']['input'];
  workScheduleId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryChangeSetActsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryGetMembersMonitoringAuditLogArgs = {
  activityEmployeeId?: InputMaybe<Scalars['Int']['input']>;
  entity?: InputMaybe<Scalars['String']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  kind?: InputMaybe<ChangeKind>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type QueryGetPerDayProductiveHoursArgs = {
  customGroupId?: InputMaybe<Scalars['Int']['input']>;
  endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  productivityType?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['LocalDate']['input']>;
  workScheduleId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetProductivityMonitoringAuditLogArgs = {
  activityEmployeeId?: InputMaybe<Scalars['Int']['input']>;
  entity?: InputMaybe<Scalars['String']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  kind?: InputMaybe<ChangeKind>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type QueryGetSystemActivityLogsArgs = {
  activityEmployeeId?: InputMaybe<Scalars['Int']['input']>;
  entity?: InputMaybe<Scalars['String']['input']>;
  formId?: InputMaybe<Scalars['Int']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  kind?: InputMaybe<ChangeKind>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  logsFormId?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
  uniqueId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetTotalProductiveHoursForAMonthArgs = {
  customGroupId?: InputMaybe<Scalars['Int']['input']>;
  endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  productivityType?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['LocalDate']['input']>;
  workScheduleId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListActivityClassificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ActivityClassificationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ActivityClassificationSort>>;
};


export type QueryListActivityDaiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ActivityDayFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ActivityDaySort>>;
};


export type QueryListActivityDevicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ActivityDeviceFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ActivityDeviceSort>>;
};


export type QueryListChangePeopleArgs = {
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type QueryListChangeSetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  all?: InputMaybe<Scalars['Boolean']['input']>;
  entity?: InputMaybe<Scalars['String']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<ChangeKind>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  source?: InputMaybe<ChangeSource>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryListErrorLogsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListMonitoredMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<MonitoredMemberFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<MonitoredMemberSort>>;
};


export type QueryListMonitoringSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<MonitoringSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<MonitoringSettingSort>>;
};


export type QueryLookupActivityClassificationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupActivityDaiesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupActivityDevicesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupMonitoredMembersArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupMonitoringSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMonitoredMemberArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryMonitoredMemberHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMonitoringSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryMonitoringSettingHistoryArgs = {
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
  | 'REGULARISATION'
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

export type RevokedActivityDevice = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

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

export type SystemActivityLogs = {
  activityLogs: Array<ActivityLogEntry>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalIsEstimate: Scalars['Boolean']['output'];
  /** At most 10,000 are counted; beyond that the number is marked as estimated. */
  totalRecords: Scalars['Int']['output'];
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

export type TextFilter = {
  /** Case, accents, width and kana are folded. */
  contains?: InputMaybe<Scalars['String']['input']>;
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type TotalProductiveHours = {
  /** For each of them and day of which something was recorded, rounded to whole minutes. */
  averageMinutesPerDay: Scalars['Int']['output'];
  /** Of whom something was recorded. */
  employees: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** PRODUCTIVE, UNPRODUCTIVE or NEUTRAL, or ALL for the three together. */
  productivityType: Scalars['String']['output'];
  /** Hours of all people together, to hundredths. */
  totalHours: Scalars['Decimal']['output'];
  totalMinutes: Scalars['Int']['output'];
};

/** A record that a change-set touched. */
export type TouchedRecord = {
  id: Scalars['ID']['output'];
  /** It is there now, and the caller may open it. */
  isThere: Scalars['Boolean']['output'];
  /** Null where the caller may not see the record or nothing is left of its name. */
  title?: Maybe<Scalars['String']['output']>;
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
  ActivityApplication: ResolverTypeWrapper<ActivityApplication>;
  ActivityCategory: ActivityCategory;
  ActivityCategoryFilter: ActivityCategoryFilter;
  ActivityChoice: ResolverTypeWrapper<ActivityChoice>;
  ActivityChoices: ResolverTypeWrapper<ActivityChoices>;
  ActivityClassification: ResolverTypeWrapper<ActivityClassification>;
  ActivityClassificationAnswer: ResolverTypeWrapper<ActivityClassificationAnswer>;
  ActivityClassificationChange: ResolverTypeWrapper<ActivityClassificationChange>;
  ActivityClassificationFilter: ActivityClassificationFilter;
  ActivityClassificationInput: ActivityClassificationInput;
  ActivityClassificationPage: ResolverTypeWrapper<ActivityClassificationPage>;
  ActivityClassificationPatch: ActivityClassificationPatch;
  ActivityClassificationSort: ActivityClassificationSort;
  ActivityClassificationSortField: ActivityClassificationSortField;
  ActivityDashboard: ResolverTypeWrapper<ActivityDashboard>;
  ActivityDay: ResolverTypeWrapper<ActivityDay>;
  ActivityDayAnswer: ResolverTypeWrapper<ActivityDayAnswer>;
  ActivityDayChange: ResolverTypeWrapper<ActivityDayChange>;
  ActivityDayFilter: ActivityDayFilter;
  ActivityDayPage: ResolverTypeWrapper<ActivityDayPage>;
  ActivityDayPatch: ActivityDayPatch;
  ActivityDaySort: ActivityDaySort;
  ActivityDaySortField: ActivityDaySortField;
  ActivityDepartment: ResolverTypeWrapper<ActivityDepartment>;
  ActivityDevice: ResolverTypeWrapper<ActivityDevice>;
  ActivityDeviceAnswer: ResolverTypeWrapper<ActivityDeviceAnswer>;
  ActivityDeviceChange: ResolverTypeWrapper<ActivityDeviceChange>;
  ActivityDeviceFilter: ActivityDeviceFilter;
  ActivityDevicePage: ResolverTypeWrapper<ActivityDevicePage>;
  ActivityDevicePatch: ActivityDevicePatch;
  ActivityDeviceSort: ActivityDeviceSort;
  ActivityDeviceSortField: ActivityDeviceSortField;
  ActivityDeviceStatus: ActivityDeviceStatus;
  ActivityDeviceStatusFilter: ActivityDeviceStatusFilter;
  ActivityFigures: ResolverTypeWrapper<ActivityFigures>;
  ActivityLocationWeek: ResolverTypeWrapper<ActivityLocationWeek>;
  ActivityLogEntry: ResolverTypeWrapper<ActivityLogEntry>;
  ActivityPeople: ResolverTypeWrapper<ActivityPeople>;
  ActivityPeopleOrder: ActivityPeopleOrder;
  ActivityPerson: ResolverTypeWrapper<ActivityPerson>;
  ActivityPersonRow: ResolverTypeWrapper<ActivityPersonRow>;
  ActivityReading: ResolverTypeWrapper<ActivityReading>;
  ActivitySource: ActivitySource;
  ActivitySourceFilter: ActivitySourceFilter;
  ActivityTrackedDay: ResolverTypeWrapper<ActivityTrackedDay>;
  ActivityUptime: ResolverTypeWrapper<ActivityUptime>;
  Address: ResolverTypeWrapper<Scalars['Address']['output']>;
  AirTicketBasis: AirTicketBasis;
  AirTicketClass: AirTicketClass;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  ChangeGroup: ResolverTypeWrapper<ChangeGroup>;
  ChangeKind: ChangeKind;
  ChangePeople: ResolverTypeWrapper<ChangePeople>;
  ChangePerson: ResolverTypeWrapper<ChangePerson>;
  ChangeSetAct: ResolverTypeWrapper<ChangeSetAct>;
  ChangeSetActs: ResolverTypeWrapper<ChangeSetActs>;
  ChangeSetEntry: ResolverTypeWrapper<ChangeSetEntry>;
  ChangeSetFilter: ChangeSetFilter;
  ChangeSetPage: ResolverTypeWrapper<ChangeSetPage>;
  ChangeSource: ChangeSource;
  ColumnKind: ColumnKind;
  Coverage: Coverage;
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
  Employee: ResolverTypeWrapper<Employee>;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  ErrorLogEntry: ResolverTypeWrapper<ErrorLogEntry>;
  ErrorLogPage: ResolverTypeWrapper<ErrorLogPage>;
  ErrorLogged: ResolverTypeWrapper<ErrorLogged>;
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
  IssuedActivityDevice: ResolverTypeWrapper<IssuedActivityDevice>;
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
  MonitoredMember: ResolverTypeWrapper<MonitoredMember>;
  MonitoredMemberAnswer: ResolverTypeWrapper<MonitoredMemberAnswer>;
  MonitoredMemberChange: ResolverTypeWrapper<MonitoredMemberChange>;
  MonitoredMemberFilter: MonitoredMemberFilter;
  MonitoredMemberInput: MonitoredMemberInput;
  MonitoredMemberPage: ResolverTypeWrapper<MonitoredMemberPage>;
  MonitoredMemberPatch: MonitoredMemberPatch;
  MonitoredMemberSort: MonitoredMemberSort;
  MonitoredMemberSortField: MonitoredMemberSortField;
  MonitoringSetting: ResolverTypeWrapper<MonitoringSetting>;
  MonitoringSettingAnswer: ResolverTypeWrapper<MonitoringSettingAnswer>;
  MonitoringSettingChange: ResolverTypeWrapper<MonitoringSettingChange>;
  MonitoringSettingFilter: MonitoringSettingFilter;
  MonitoringSettingInput: MonitoringSettingInput;
  MonitoringSettingPage: ResolverTypeWrapper<MonitoringSettingPage>;
  MonitoringSettingPatch: MonitoringSettingPatch;
  MonitoringSettingSort: MonitoringSettingSort;
  MonitoringSettingSortField: MonitoringSettingSortField;
  Month: Month;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OwnActivityDevice: ResolverTypeWrapper<OwnActivityDevice>;
  OwnMonitoring: ResolverTypeWrapper<OwnMonitoring>;
  PerDayProductiveHours: ResolverTypeWrapper<PerDayProductiveHours>;
  Preset: Preset;
  ProductiveDay: ResolverTypeWrapper<ProductiveDay>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordStatus: RecordStatus;
  RecordStatusFilter: RecordStatusFilter;
  RecordView: RecordView;
  RelativePerson: RelativePerson;
  RequestKind: RequestKind;
  RequestStatus: RequestStatus;
  RevokedActivityDevice: ResolverTypeWrapper<RevokedActivityDevice>;
  Right: Right;
  RowsFilter: RowsFilter;
  Scope: Scope;
  ScreenAction: ScreenAction;
  SkillProficiency: SkillProficiency;
  SortOrder: SortOrder;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SystemActivityLogs: ResolverTypeWrapper<SystemActivityLogs>;
  TaxRegime: TaxRegime;
  TaxReliefSection: TaxReliefSection;
  TextFilter: TextFilter;
  TotalProductiveHours: ResolverTypeWrapper<TotalProductiveHours>;
  TouchedRecord: ResolverTypeWrapper<TouchedRecord>;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  Weekday: Weekday;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActivityApplication: ActivityApplication;
  ActivityCategoryFilter: ActivityCategoryFilter;
  ActivityChoice: ActivityChoice;
  ActivityChoices: ActivityChoices;
  ActivityClassification: ActivityClassification;
  ActivityClassificationAnswer: ActivityClassificationAnswer;
  ActivityClassificationChange: ActivityClassificationChange;
  ActivityClassificationFilter: ActivityClassificationFilter;
  ActivityClassificationInput: ActivityClassificationInput;
  ActivityClassificationPage: ActivityClassificationPage;
  ActivityClassificationPatch: ActivityClassificationPatch;
  ActivityClassificationSort: ActivityClassificationSort;
  ActivityDashboard: ActivityDashboard;
  ActivityDay: ActivityDay;
  ActivityDayAnswer: ActivityDayAnswer;
  ActivityDayChange: ActivityDayChange;
  ActivityDayFilter: ActivityDayFilter;
  ActivityDayPage: ActivityDayPage;
  ActivityDayPatch: ActivityDayPatch;
  ActivityDaySort: ActivityDaySort;
  ActivityDepartment: ActivityDepartment;
  ActivityDevice: ActivityDevice;
  ActivityDeviceAnswer: ActivityDeviceAnswer;
  ActivityDeviceChange: ActivityDeviceChange;
  ActivityDeviceFilter: ActivityDeviceFilter;
  ActivityDevicePage: ActivityDevicePage;
  ActivityDevicePatch: ActivityDevicePatch;
  ActivityDeviceSort: ActivityDeviceSort;
  ActivityDeviceStatusFilter: ActivityDeviceStatusFilter;
  ActivityFigures: ActivityFigures;
  ActivityLocationWeek: ActivityLocationWeek;
  ActivityLogEntry: ActivityLogEntry;
  ActivityPeople: ActivityPeople;
  ActivityPerson: ActivityPerson;
  ActivityPersonRow: ActivityPersonRow;
  ActivityReading: ActivityReading;
  ActivitySourceFilter: ActivitySourceFilter;
  ActivityTrackedDay: ActivityTrackedDay;
  ActivityUptime: ActivityUptime;
  Address: Scalars['Address']['output'];
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  ChangeGroup: ChangeGroup;
  ChangePeople: ChangePeople;
  ChangePerson: ChangePerson;
  ChangeSetAct: ChangeSetAct;
  ChangeSetActs: ChangeSetActs;
  ChangeSetEntry: ChangeSetEntry;
  ChangeSetFilter: ChangeSetFilter;
  ChangeSetPage: ChangeSetPage;
  CustomEmployeeGroup: CustomEmployeeGroup;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DecidedStep: DecidedStep;
  Decimal: Scalars['Decimal']['output'];
  DecimalFilter: DecimalFilter;
  DeleteAnswer: DeleteAnswer;
  EmailAddress: Scalars['EmailAddress']['output'];
  Employee: Employee;
  EndpointStatus: EndpointStatus;
  ErrorLogEntry: ErrorLogEntry;
  ErrorLogPage: ErrorLogPage;
  ErrorLogged: ErrorLogged;
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
  IssuedActivityDevice: IssuedActivityDevice;
  JSON: Scalars['JSON']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  LocalDateFilter: LocalDateFilter;
  LocalTime: Scalars['LocalTime']['output'];
  LocalTimeFilter: LocalTimeFilter;
  Lookup: Lookup;
  LookupPage: LookupPage;
  MailsAhead: MailsAhead;
  MonitoredMember: MonitoredMember;
  MonitoredMemberAnswer: MonitoredMemberAnswer;
  MonitoredMemberChange: MonitoredMemberChange;
  MonitoredMemberFilter: MonitoredMemberFilter;
  MonitoredMemberInput: MonitoredMemberInput;
  MonitoredMemberPage: MonitoredMemberPage;
  MonitoredMemberPatch: MonitoredMemberPatch;
  MonitoredMemberSort: MonitoredMemberSort;
  MonitoringSetting: MonitoringSetting;
  MonitoringSettingAnswer: MonitoringSettingAnswer;
  MonitoringSettingChange: MonitoringSettingChange;
  MonitoringSettingFilter: MonitoringSettingFilter;
  MonitoringSettingInput: MonitoringSettingInput;
  MonitoringSettingPage: MonitoringSettingPage;
  MonitoringSettingPatch: MonitoringSettingPatch;
  MonitoringSettingSort: MonitoringSettingSort;
  Mutation: Record<PropertyKey, never>;
  OwnActivityDevice: OwnActivityDevice;
  OwnMonitoring: OwnMonitoring;
  PerDayProductiveHours: PerDayProductiveHours;
  ProductiveDay: ProductiveDay;
  Query: Record<PropertyKey, never>;
  RecordStatusFilter: RecordStatusFilter;
  RevokedActivityDevice: RevokedActivityDevice;
  RowsFilter: RowsFilter;
  String: Scalars['String']['output'];
  SystemActivityLogs: SystemActivityLogs;
  TextFilter: TextFilter;
  TotalProductiveHours: TotalProductiveHours;
  TouchedRecord: TouchedRecord;
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

export type ActivityApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityApplication'] = ResolversParentTypes['ActivityApplication']> = {
  category?: Resolver<ResolversTypes['ActivityCategory'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActivitySource'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityChoice'] = ResolversParentTypes['ActivityChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityChoices'] = ResolversParentTypes['ActivityChoices']> = {
  customGroups?: Resolver<Array<ResolversTypes['ActivityChoice']>, ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['ActivityChoice']>, ParentType, ContextType>;
  workSchedules?: Resolver<Array<ResolversTypes['ActivityChoice']>, ParentType, ContextType>;
};

export type ActivityClassificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityClassification'] = ResolversParentTypes['ActivityClassification']> = {
  category?: Resolver<ResolversTypes['ActivityCategory'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customGroup?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActivitySource'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityClassificationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityClassificationAnswer'] = ResolversParentTypes['ActivityClassificationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ActivityClassification']>, ParentType, ContextType>;
};

export type ActivityClassificationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityClassificationChange'] = ResolversParentTypes['ActivityClassificationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ActivityClassification']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ActivityClassificationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityClassificationPage'] = ResolversParentTypes['ActivityClassificationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ActivityClassification']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityDashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityDashboard'] = ResolversParentTypes['ActivityDashboard']> = {
  applications?: Resolver<Array<ResolversTypes['ActivityApplication']>, ParentType, ContextType>;
  choices?: Resolver<ResolversTypes['ActivityChoices'], ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['ActivityDepartment']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['ActivityFigures'], ParentType, ContextType>;
  highestUptime?: Resolver<Array<ResolversTypes['ActivityUptime']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['ActivityLocationWeek']>, ParentType, ContextType>;
  lowestUptime?: Resolver<Array<ResolversTypes['ActivityUptime']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['ActivityPerson']>, ParentType, ContextType>;
  tracking?: Resolver<Array<ResolversTypes['ActivityTrackedDay']>, ParentType, ContextType>;
};

export type ActivityDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityDay'] = ResolversParentTypes['ActivityDay']> = {
  activeMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  computerMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  endMinute?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstActivityAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idleMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastActivityAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  neutralMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productiveMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startMinute?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unproductiveMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uptimeMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityDayAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityDayAnswer'] = ResolversParentTypes['ActivityDayAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ActivityDay']>, ParentType, ContextType>;
};

export type ActivityDayChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityDayChange'] = ResolversParentTypes['ActivityDayChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ActivityDay']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ActivityDayPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityDayPage'] = ResolversParentTypes['ActivityDayPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ActivityDay']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityDepartmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityDepartment'] = ResolversParentTypes['ActivityDepartment']> = {
  activeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productiveMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ActivityDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityDevice'] = ResolversParentTypes['ActivityDevice']> = {
  agent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ActivityDeviceStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityDeviceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityDeviceAnswer'] = ResolversParentTypes['ActivityDeviceAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ActivityDevice']>, ParentType, ContextType>;
};

export type ActivityDeviceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityDeviceChange'] = ResolversParentTypes['ActivityDeviceChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ActivityDevice']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ActivityDevicePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityDevicePage'] = ResolversParentTypes['ActivityDevicePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ActivityDevice']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityFigures'] = ResolversParentTypes['ActivityFigures']> = {
  activeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  computerMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endMinute?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  idleMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monitored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  neutralMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productiveMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shareBefore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  startMinute?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unproductiveMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uptimeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityLocationWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityLocationWeek'] = ResolversParentTypes['ActivityLocationWeek']> = {
  activeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productiveMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type ActivityLogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityLogEntry'] = ResolversParentTypes['ActivityLogEntry']> = {
  changeSetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  formName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLegible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  logTimestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  records?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ChangeSource'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userAction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityPeopleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityPeople'] = ResolversParentTypes['ActivityPeople']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ActivityPersonRow']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityPerson'] = ResolversParentTypes['ActivityPerson']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMonitored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityPersonRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityPersonRow'] = ResolversParentTypes['ActivityPersonRow']> = {
  activeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  computerMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endMinute?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  idleMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productiveMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  startMinute?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uptimeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityReading'] = ResolversParentTypes['ActivityReading']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type ActivityTrackedDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityTrackedDay'] = ResolversParentTypes['ActivityTrackedDay']> = {
  activeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  computerMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  endMinute?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  idleMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  neutralMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productiveMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startMinute?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unproductiveMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityUptimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityUptime'] = ResolversParentTypes['ActivityUptime']> = {
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uptimeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface AddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Address'], any> {
  name: 'Address';
}

export type ChangeGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeGroup'] = ResolversParentTypes['ChangeGroup']> = {
  endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  records?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sample?: Resolver<Array<ResolversTypes['TouchedRecord']>, ParentType, ContextType>;
};

export type ChangePeopleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePeople'] = ResolversParentTypes['ChangePeople']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ChangePerson']>, ParentType, ContextType>;
};

export type ChangePersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePerson'] = ResolversParentTypes['ChangePerson']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ChangeSetActResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeSetAct'] = ResolversParentTypes['ChangeSetAct']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  endpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRedo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  later?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  whyNot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangeSetActsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeSetActs'] = ResolversParentTypes['ChangeSetActs']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ChangeSetAct']>, ParentType, ContextType>;
};

export type ChangeSetEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeSetEntry'] = ResolversParentTypes['ChangeSetEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ChangeGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUndone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ChangeSource'], ParentType, ContextType>;
  undoes?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChangeSetPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeSetPage'] = ResolversParentTypes['ChangeSetPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ChangeSetEntry']>, ParentType, ContextType>;
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

export type ErrorLogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorLogEntry'] = ResolversParentTypes['ErrorLogEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErrorLogPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorLogPage'] = ResolversParentTypes['ErrorLogPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ErrorLogEntry']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ErrorLoggedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorLogged'] = ResolversParentTypes['ErrorLogged']> = {
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

export type IssuedActivityDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedActivityDevice'] = ResolversParentTypes['IssuedActivityDevice']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type MonitoredMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoredMember'] = ResolversParentTypes['MonitoredMember']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MonitoredMemberAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoredMemberAnswer'] = ResolversParentTypes['MonitoredMemberAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['MonitoredMember']>, ParentType, ContextType>;
};

export type MonitoredMemberChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoredMemberChange'] = ResolversParentTypes['MonitoredMemberChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['MonitoredMember']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type MonitoredMemberPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoredMemberPage'] = ResolversParentTypes['MonitoredMemberPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['MonitoredMember']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MonitoringSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringSetting'] = ResolversParentTypes['MonitoringSetting']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keepsDaysMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keepsIntervalsDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keepsOutsideSchedule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  membersMayConnect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MonitoringSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringSettingAnswer'] = ResolversParentTypes['MonitoringSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['MonitoringSetting']>, ParentType, ContextType>;
};

export type MonitoringSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringSettingChange'] = ResolversParentTypes['MonitoringSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['MonitoringSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type MonitoringSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringSettingPage'] = ResolversParentTypes['MonitoringSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['MonitoringSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addActivityClassification?: Resolver<ResolversTypes['ActivityClassificationChange'], ParentType, ContextType, RequireFields<MutationAddActivityClassificationArgs, 'input'>>;
  addErrorLog?: Resolver<ResolversTypes['ErrorLogged'], ParentType, ContextType, RequireFields<MutationAddErrorLogArgs, 'errorMessage' | 'url'>>;
  addMonitoredMember?: Resolver<ResolversTypes['MonitoredMemberChange'], ParentType, ContextType, RequireFields<MutationAddMonitoredMemberArgs, 'input'>>;
  addMonitoringSetting?: Resolver<ResolversTypes['MonitoringSettingChange'], ParentType, ContextType, RequireFields<MutationAddMonitoringSettingArgs, 'input'>>;
  connectOwnComputer?: Resolver<ResolversTypes['IssuedActivityDevice'], ParentType, ContextType, RequireFields<MutationConnectOwnComputerArgs, 'name'>>;
  deleteActivityClassifications?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteActivityClassificationsArgs, 'ids'>>;
  deleteMonitoredMembers?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteMonitoredMembersArgs, 'ids'>>;
  issueActivityDevice?: Resolver<ResolversTypes['IssuedActivityDevice'], ParentType, ContextType, RequireFields<MutationIssueActivityDeviceArgs, 'employeeId' | 'name'>>;
  revokeOwnComputer?: Resolver<ResolversTypes['RevokedActivityDevice'], ParentType, ContextType, RequireFields<MutationRevokeOwnComputerArgs, 'id'>>;
  undoChangeSet?: Resolver<ResolversTypes['UndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoChangeSetArgs, 'id' | 'wait'>>;
  updateActivityClassification?: Resolver<ResolversTypes['ActivityClassificationChange'], ParentType, ContextType, RequireFields<MutationUpdateActivityClassificationArgs, 'id' | 'input' | 'version'>>;
  updateActivityDevice?: Resolver<ResolversTypes['ActivityDeviceChange'], ParentType, ContextType, RequireFields<MutationUpdateActivityDeviceArgs, 'id' | 'input' | 'version'>>;
  updateMonitoredMember?: Resolver<ResolversTypes['MonitoredMemberChange'], ParentType, ContextType, RequireFields<MutationUpdateMonitoredMemberArgs, 'id' | 'input' | 'version'>>;
  updateMonitoringSetting?: Resolver<ResolversTypes['MonitoringSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateMonitoringSettingArgs, 'id' | 'input' | 'version'>>;
};

export type OwnActivityDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnActivityDevice'] = ResolversParentTypes['OwnActivityDevice']> = {
  agent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ActivityDeviceStatus'], ParentType, ContextType>;
};

export type OwnMonitoringResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnMonitoring'] = ResolversParentTypes['OwnMonitoring']> = {
  devices?: Resolver<Array<ResolversTypes['OwnActivityDevice']>, ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMonitored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keepsDaysMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keepsIntervalsDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keepsOutsideSchedule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayConnect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readings?: Resolver<Array<ResolversTypes['ActivityReading']>, ParentType, ContextType>;
  seesFigures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type PerDayProductiveHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PerDayProductiveHours'] = ResolversParentTypes['PerDayProductiveHours']> = {
  days?: Resolver<Array<ResolversTypes['ProductiveDay']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productivityType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductiveDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductiveDay'] = ResolversParentTypes['ProductiveDay']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  employees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalHours?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  activityClassification?: Resolver<ResolversTypes['ActivityClassificationAnswer'], ParentType, ContextType, RequireFields<QueryActivityClassificationArgs, 'id'>>;
  activityClassificationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryActivityClassificationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  activityDashboard?: Resolver<ResolversTypes['ActivityDashboard'], ParentType, ContextType, RequireFields<QueryActivityDashboardArgs, 'fromDate' | 'toDate'>>;
  activityDay?: Resolver<ResolversTypes['ActivityDayAnswer'], ParentType, ContextType, RequireFields<QueryActivityDayArgs, 'id'>>;
  activityDayHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryActivityDayHistoryArgs, 'id' | 'limit' | 'offset'>>;
  activityDevice?: Resolver<ResolversTypes['ActivityDeviceAnswer'], ParentType, ContextType, RequireFields<QueryActivityDeviceArgs, 'id'>>;
  activityDeviceHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryActivityDeviceHistoryArgs, 'id' | 'limit' | 'offset'>>;
  activityPeople?: Resolver<ResolversTypes['ActivityPeople'], ParentType, ContextType, RequireFields<QueryActivityPeopleArgs, 'fromDate' | 'limit' | 'offset' | 'order' | 'toDate'>>;
  changeSetActs?: Resolver<ResolversTypes['ChangeSetActs'], ParentType, ContextType, RequireFields<QueryChangeSetActsArgs, 'ids'>>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  getMembersMonitoringAuditLog?: Resolver<ResolversTypes['SystemActivityLogs'], ParentType, ContextType, RequireFields<QueryGetMembersMonitoringAuditLogArgs, 'limit' | 'offset'>>;
  getPerDayProductiveHours?: Resolver<ResolversTypes['PerDayProductiveHours'], ParentType, ContextType, Partial<QueryGetPerDayProductiveHoursArgs>>;
  getProductivityMonitoringAuditLog?: Resolver<ResolversTypes['SystemActivityLogs'], ParentType, ContextType, RequireFields<QueryGetProductivityMonitoringAuditLogArgs, 'limit' | 'offset'>>;
  getSystemActivityLogs?: Resolver<ResolversTypes['SystemActivityLogs'], ParentType, ContextType, RequireFields<QueryGetSystemActivityLogsArgs, 'limit' | 'offset'>>;
  getTotalProductiveHoursForAMonth?: Resolver<ResolversTypes['TotalProductiveHours'], ParentType, ContextType, Partial<QueryGetTotalProductiveHoursForAMonthArgs>>;
  listActivityClassifications?: Resolver<ResolversTypes['ActivityClassificationPage'], ParentType, ContextType, RequireFields<QueryListActivityClassificationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listActivityDaies?: Resolver<ResolversTypes['ActivityDayPage'], ParentType, ContextType, RequireFields<QueryListActivityDaiesArgs, 'estimate' | 'limit' | 'offset'>>;
  listActivityDevices?: Resolver<ResolversTypes['ActivityDevicePage'], ParentType, ContextType, RequireFields<QueryListActivityDevicesArgs, 'estimate' | 'limit' | 'offset'>>;
  listChangePeople?: Resolver<ResolversTypes['ChangePeople'], ParentType, ContextType, Partial<QueryListChangePeopleArgs>>;
  listChangeSets?: Resolver<ResolversTypes['ChangeSetPage'], ParentType, ContextType, RequireFields<QueryListChangeSetsArgs, 'all' | 'limit'>>;
  listErrorLogs?: Resolver<ResolversTypes['ErrorLogPage'], ParentType, ContextType, RequireFields<QueryListErrorLogsArgs, 'limit' | 'offset'>>;
  listMonitoredMembers?: Resolver<ResolversTypes['MonitoredMemberPage'], ParentType, ContextType, RequireFields<QueryListMonitoredMembersArgs, 'estimate' | 'limit' | 'offset'>>;
  listMonitoringSettings?: Resolver<ResolversTypes['MonitoringSettingPage'], ParentType, ContextType, RequireFields<QueryListMonitoringSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  lookupActivityClassifications?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupActivityClassificationsArgs, 'limit' | 'offset'>>;
  lookupActivityDaies?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupActivityDaiesArgs, 'limit' | 'offset'>>;
  lookupActivityDevices?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupActivityDevicesArgs, 'limit' | 'offset'>>;
  lookupMonitoredMembers?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupMonitoredMembersArgs, 'limit' | 'offset'>>;
  lookupMonitoringSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupMonitoringSettingsArgs, 'limit' | 'offset'>>;
  monitoredMember?: Resolver<ResolversTypes['MonitoredMemberAnswer'], ParentType, ContextType, RequireFields<QueryMonitoredMemberArgs, 'id'>>;
  monitoredMemberHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryMonitoredMemberHistoryArgs, 'id' | 'limit' | 'offset'>>;
  monitoringSetting?: Resolver<ResolversTypes['MonitoringSettingAnswer'], ParentType, ContextType, RequireFields<QueryMonitoringSettingArgs, 'id'>>;
  monitoringSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryMonitoringSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  ownMonitoring?: Resolver<ResolversTypes['OwnMonitoring'], ParentType, ContextType>;
};

export type RevokedActivityDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokedActivityDevice'] = ResolversParentTypes['RevokedActivityDevice']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SystemActivityLogsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemActivityLogs'] = ResolversParentTypes['SystemActivityLogs']> = {
  activityLogs?: Resolver<Array<ResolversTypes['ActivityLogEntry']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TotalProductiveHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TotalProductiveHours'] = ResolversParentTypes['TotalProductiveHours']> = {
  averageMinutesPerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productivityType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalHours?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TouchedRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TouchedRecord'] = ResolversParentTypes['TouchedRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isThere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  ActivityApplication?: ActivityApplicationResolvers<ContextType>;
  ActivityChoice?: ActivityChoiceResolvers<ContextType>;
  ActivityChoices?: ActivityChoicesResolvers<ContextType>;
  ActivityClassification?: ActivityClassificationResolvers<ContextType>;
  ActivityClassificationAnswer?: ActivityClassificationAnswerResolvers<ContextType>;
  ActivityClassificationChange?: ActivityClassificationChangeResolvers<ContextType>;
  ActivityClassificationPage?: ActivityClassificationPageResolvers<ContextType>;
  ActivityDashboard?: ActivityDashboardResolvers<ContextType>;
  ActivityDay?: ActivityDayResolvers<ContextType>;
  ActivityDayAnswer?: ActivityDayAnswerResolvers<ContextType>;
  ActivityDayChange?: ActivityDayChangeResolvers<ContextType>;
  ActivityDayPage?: ActivityDayPageResolvers<ContextType>;
  ActivityDepartment?: ActivityDepartmentResolvers<ContextType>;
  ActivityDevice?: ActivityDeviceResolvers<ContextType>;
  ActivityDeviceAnswer?: ActivityDeviceAnswerResolvers<ContextType>;
  ActivityDeviceChange?: ActivityDeviceChangeResolvers<ContextType>;
  ActivityDevicePage?: ActivityDevicePageResolvers<ContextType>;
  ActivityFigures?: ActivityFiguresResolvers<ContextType>;
  ActivityLocationWeek?: ActivityLocationWeekResolvers<ContextType>;
  ActivityLogEntry?: ActivityLogEntryResolvers<ContextType>;
  ActivityPeople?: ActivityPeopleResolvers<ContextType>;
  ActivityPerson?: ActivityPersonResolvers<ContextType>;
  ActivityPersonRow?: ActivityPersonRowResolvers<ContextType>;
  ActivityReading?: ActivityReadingResolvers<ContextType>;
  ActivityTrackedDay?: ActivityTrackedDayResolvers<ContextType>;
  ActivityUptime?: ActivityUptimeResolvers<ContextType>;
  Address?: GraphQLScalarType;
  ChangeGroup?: ChangeGroupResolvers<ContextType>;
  ChangePeople?: ChangePeopleResolvers<ContextType>;
  ChangePerson?: ChangePersonResolvers<ContextType>;
  ChangeSetAct?: ChangeSetActResolvers<ContextType>;
  ChangeSetActs?: ChangeSetActsResolvers<ContextType>;
  ChangeSetEntry?: ChangeSetEntryResolvers<ContextType>;
  ChangeSetPage?: ChangeSetPageResolvers<ContextType>;
  CustomEmployeeGroup?: CustomEmployeeGroupResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecidedStep?: DecidedStepResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  Employee?: EmployeeResolvers<ContextType>;
  EndpointStatus?: EndpointStatusResolvers<ContextType>;
  ErrorLogEntry?: ErrorLogEntryResolvers<ContextType>;
  ErrorLogPage?: ErrorLogPageResolvers<ContextType>;
  ErrorLogged?: ErrorLoggedResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  IssuedActivityDevice?: IssuedActivityDeviceResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  MailsAhead?: MailsAheadResolvers<ContextType>;
  MonitoredMember?: MonitoredMemberResolvers<ContextType>;
  MonitoredMemberAnswer?: MonitoredMemberAnswerResolvers<ContextType>;
  MonitoredMemberChange?: MonitoredMemberChangeResolvers<ContextType>;
  MonitoredMemberPage?: MonitoredMemberPageResolvers<ContextType>;
  MonitoringSetting?: MonitoringSettingResolvers<ContextType>;
  MonitoringSettingAnswer?: MonitoringSettingAnswerResolvers<ContextType>;
  MonitoringSettingChange?: MonitoringSettingChangeResolvers<ContextType>;
  MonitoringSettingPage?: MonitoringSettingPageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OwnActivityDevice?: OwnActivityDeviceResolvers<ContextType>;
  OwnMonitoring?: OwnMonitoringResolvers<ContextType>;
  PerDayProductiveHours?: PerDayProductiveHoursResolvers<ContextType>;
  ProductiveDay?: ProductiveDayResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RevokedActivityDevice?: RevokedActivityDeviceResolvers<ContextType>;
  SystemActivityLogs?: SystemActivityLogsResolvers<ContextType>;
  TotalProductiveHours?: TotalProductiveHoursResolvers<ContextType>;
  TouchedRecord?: TouchedRecordResolvers<ContextType>;
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
