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

/** How time in an application or on a website counts, and whether the website is blocked. */
export type ActivityClassification = {
  /** What follows from the lists and wildcards. Only a website has one. */
  accessStatus?: Maybe<InternetAccessStatus>;
  category: ActivityCategory;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Only for these people, for whom it comes before what holds for everybody. */
  customGroup?: Maybe<CustomEmployeeGroup>;
  id: Scalars['ID']['output'];
  kind: ActivitySource;
  /** A website may be on the block list or on the whitelist. One on neither follows the domain above it, and wildcards. */
  listing?: Maybe<InternetListing>;
  /** Of an application its name; of a website its domain, which stands for everything below it. */
  name: Scalars['String']['output'];
  /** The wildcard that sets the status. Only the whitelist is stronger. */
  setBy?: Maybe<Scalars['String']['output']>;
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
  accessStatus?: InputMaybe<InternetAccessStatusFilter>;
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
  listing?: InputMaybe<InternetListingFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ActivityClassificationFilter>;
  or?: InputMaybe<Array<ActivityClassificationFilter>>;
  setBy?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ActivityClassificationInput = {
  category: ActivityCategory;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Only for these people, for whom it comes before what holds for everybody. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  kind: ActivitySource;
  /** A website may be on the block list or on the whitelist. One on neither follows the domain above it, and wildcards. */
  listing?: InputMaybe<InternetListing>;
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
  /** A website may be on the block list or on the whitelist. One on neither follows the domain above it, and wildcards. */
  listing?: InputMaybe<InternetListing>;
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
  | 'accessStatus'
  | 'category'
  | 'createdAt'
  | 'custom'
  | 'customGroupId'
  | 'kind'
  | 'listing'
  | 'name'
  | 'setBy'
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
  /** Of what was recorded beside it; null of the applications. */
  kind?: Maybe<RecordedKind>;
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

export type AlertChoice = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type AlertCount = {
  alerts: Scalars['Int']['output'];
  /** Of the department or the employee; null of keywords and of those without a department. */
  id?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Not closed yet. */
  open: Scalars['Int']['output'];
};

export type AlertDashboard = {
  /** Every day of the range, the first one first. */
  byDay: Array<AlertDay>;
  byDepartment: Array<AlertCount>;
  /** The twelve with the most alerts, the most first. */
  byKeyword: Array<AlertCount>;
  byPerson: Array<AlertCount>;
  departments: Array<AlertChoice>;
  errorCode: Scalars['String']['output'];
  figures: AlertFigures;
  /** The newest first, at most fifty. */
  latest: Array<AlertLine>;
  message: Scalars['String']['output'];
};

export type AlertDay = {
  acknowledged: Scalars['Int']['output'];
  closed: Scalars['Int']['output'];
  date: Scalars['LocalDate']['output'];
  open: Scalars['Int']['output'];
};

export type AlertFigures = {
  alerts: Scalars['Int']['output'];
  /** Alerts of as many days before. */
  before: Scalars['Int']['output'];
  /** Recipients of alerts of the range could not be reached by mail. */
  failed: Scalars['Int']['output'];
  /** Whether anything is looked for now. */
  isOn: Scalars['Boolean']['output'];
  /** Not closed yet, whenever they came. */
  open: Scalars['Int']['output'];
  people: Scalars['Int']['output'];
};

export type AlertLine = {
  /** Of custom alerts. */
  alert?: Maybe<Scalars['String']['output']>;
  alertedAt: Scalars['DateTime']['output'];
  application?: Maybe<Scalars['String']['output']>;
  department?: Maybe<Scalars['String']['output']>;
  emailRecipients?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  keyword: Scalars['String']['output'];
  name: Scalars['String']['output'];
  notificationStatus?: Maybe<AlertNotification>;
  score?: Maybe<Scalars['Int']['output']>;
  /** Of hurtful texts. */
  severity?: Maybe<ToxicitySeverity>;
  status: AlertStatus;
  threshold?: Maybe<Scalars['Int']['output']>;
  times: Scalars['Int']['output'];
};

export type AlertNotification =
  | 'FAILED'
  | 'KEPT'
  | 'NOBODY'
  | 'PENDING'
  | 'SENT';

export type AlertNotificationFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<AlertNotification>;
  in?: InputMaybe<Array<AlertNotification>>;
};

export type AlertRecipients =
  | 'ADDITIONAL_ADDRESSES'
  | 'ADMINS'
  | 'ADMINS_AND_MANAGERS'
  | 'MANAGERS';

export type AlertRecipientsFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<AlertRecipients>;
  in?: InputMaybe<Array<AlertRecipients>>;
};

export type AlertStatus =
  | 'ACKNOWLEDGED'
  | 'CLOSED'
  | 'OPEN';

export type AlertStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<AlertStatus>;
  in?: InputMaybe<Array<AlertStatus>>;
};

export type AlertsHandled = {
  alerts: Scalars['Int']['output'];
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

/** An attempt to open a blocked website. */
export type BlockedVisit = {
  application?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  day: Scalars['LocalDate']['output'];
  device?: Maybe<ActivityDevice>;
  /** The domain on the block list; of a wildcard the host itself. Attempts at it count as one a day where they are told. */
  domain: Scalars['String']['output'];
  employee: Employee;
  host: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isTold: Scalars['Boolean']['output'];
  /** What blocked it. */
  rule: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type BlockedVisitAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<BlockedVisit>;
};

export type BlockedVisitChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<BlockedVisit>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type BlockedVisitFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<BlockedVisitFilter>>;
  application?: InputMaybe<TextFilter>;
  at?: InputMaybe<DateTimeFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  day?: InputMaybe<LocalDateFilter>;
  deviceId?: InputMaybe<IdFilter>;
  domain?: InputMaybe<TextFilter>;
  employeeId?: InputMaybe<IdFilter>;
  host?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isTold?: InputMaybe<BooleanFilter>;
  not?: InputMaybe<BlockedVisitFilter>;
  or?: InputMaybe<Array<BlockedVisitFilter>>;
  rule?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type BlockedVisitPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<BlockedVisit>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type BlockedVisitPatch = {
  application?: InputMaybe<Scalars['String']['input']>;
  at?: InputMaybe<Scalars['DateTime']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  deviceId?: InputMaybe<Scalars['ID']['input']>;
  /** The domain on the block list; of a wildcard the host itself. Attempts at it count as one a day where they are told. */
  domain?: InputMaybe<Scalars['String']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  host?: InputMaybe<Scalars['String']['input']>;
  isTold?: InputMaybe<Scalars['Boolean']['input']>;
  /** What blocked it. */
  rule?: InputMaybe<Scalars['String']['input']>;
};

export type BlockedVisitSort = {
  field: BlockedVisitSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type BlockedVisitSortField =
  | 'application'
  | 'at'
  | 'createdAt'
  | 'custom'
  | 'day'
  | 'deviceId'
  | 'domain'
  | 'employeeId'
  | 'host'
  | 'isTold'
  | 'rule'
  | 'updatedAt';

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

export type ClassificationCopied = {
  added: Scalars['Int']['output'];
  changeSet?: Maybe<Scalars['ID']['output']>;
  changed: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type ClassificationCopyAct =
  | 'ADD'
  | 'CHANGE'
  | 'SAME';

export type ClassificationCopyLine = {
  act: ClassificationCopyAct;
  category: ActivityCategory;
  /** As it is now where it is copied to. */
  categoryNow?: Maybe<ActivityCategory>;
  domain: Scalars['String']['output'];
  listing: InternetListing;
  listingNow?: Maybe<InternetListing>;
};

export type ClassificationCopyPreview = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<ClassificationCopyLine>;
  totalRecords: Scalars['Int']['output'];
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

/** How often the keys of an act were pressed. */
export type ControlKeys = {
  copies: Scalars['Int']['output'];
  cuts: Scalars['Int']['output'];
  pastes: Scalars['Int']['output'];
  printScreens: Scalars['Int']['output'];
  prints: Scalars['Int']['output'];
  saves: Scalars['Int']['output'];
};

/** Whom a configuration is for. */
export type Coverage =
  | 'CUSTOM_GROUP'
  | 'ORGANIZATION';

/** Words that are looked for on computers of monitored members, and who hears of it when one is found. */
export type CustomAlert = {
  /** They get the mail besides, or alone. */
  addresses?: Maybe<Array<CustomAlertAddress>>;
  /** In what its keywords are looked for. */
  alertType: CustomAlertType;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** As long as this is off, its keywords are not looked for. */
  isOn: Scalars['Boolean']['output'];
  /** Found as whole words, without regard to capitals and accents. An asterisk stands for any letters of a word: merg* finds merger. */
  keywords?: Maybe<Array<CustomAlertKeyword>>;
  name: Scalars['String']['output'];
  /** Administrators are those who may change these alerts, managers those whom the person reports to. Nobody hears of alerts about themselves. */
  recipients: AlertRecipients;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type CustomAlertAddress = {
  email: Scalars['EmailAddress']['output'];
  id: Scalars['ID']['output'];
};

export type CustomAlertAddressInput = {
  email: Scalars['EmailAddress']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type CustomAlertAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CustomAlert>;
};

export type CustomAlertChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CustomAlert>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CustomAlertFilter = {
  alertType?: InputMaybe<CustomAlertTypeFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CustomAlertFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isOn?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<CustomAlertFilter>;
  or?: InputMaybe<Array<CustomAlertFilter>>;
  recipients?: InputMaybe<AlertRecipientsFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type CustomAlertInput = {
  /** They get the mail besides, or alone. */
  addresses?: InputMaybe<Array<CustomAlertAddressInput>>;
  /** In what its keywords are looked for. */
  alertType: CustomAlertType;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** As long as this is off, its keywords are not looked for. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Found as whole words, without regard to capitals and accents. An asterisk stands for any letters of a word: merg* finds merger. */
  keywords?: InputMaybe<Array<CustomAlertKeywordInput>>;
  name: Scalars['String']['input'];
  /** Administrators are those who may change these alerts, managers those whom the person reports to. Nobody hears of alerts about themselves. */
  recipients?: InputMaybe<AlertRecipients>;
};

export type CustomAlertKeyword = {
  id: Scalars['ID']['output'];
  keyword: Scalars['String']['output'];
};

export type CustomAlertKeywordInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  keyword: Scalars['String']['input'];
};

export type CustomAlertPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<CustomAlert>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CustomAlertPatch = {
  /** They get the mail besides, or alone. */
  addresses?: InputMaybe<Array<CustomAlertAddressInput>>;
  /** In what its keywords are looked for. */
  alertType?: InputMaybe<CustomAlertType>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** As long as this is off, its keywords are not looked for. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Found as whole words, without regard to capitals and accents. An asterisk stands for any letters of a word: merg* finds merger. */
  keywords?: InputMaybe<Array<CustomAlertKeywordInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Administrators are those who may change these alerts, managers those whom the person reports to. Nobody hears of alerts about themselves. */
  recipients?: InputMaybe<AlertRecipients>;
};

export type CustomAlertSort = {
  field: CustomAlertSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CustomAlertSortField =
  | 'alertType'
  | 'createdAt'
  | 'custom'
  | 'isOn'
  | 'name'
  | 'recipients'
  | 'updatedAt';

export type CustomAlertType =
  | 'TYPED_TEXT'
  | 'WEBSITE'
  | 'WINDOW_TITLE';

export type CustomAlertTypeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<CustomAlertType>;
  in?: InputMaybe<Array<CustomAlertType>>;
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

/** What holds for one person instead of the organization's lists. */
export type InternetAccessOverride = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** In place of all lists and wildcards of the organization and of groups. What is not named here is open. */
  domains?: Maybe<Array<InternetOverrideDomain>>;
  employee: Employee;
  id: Scalars['ID']['output'];
  mode: InternetOverrideMode;
  /** The person reads it. */
  reason: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type InternetAccessOverrideAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<InternetAccessOverride>;
};

export type InternetAccessOverrideChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<InternetAccessOverride>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type InternetAccessOverrideFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<InternetAccessOverrideFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  mode?: InputMaybe<InternetOverrideModeFilter>;
  not?: InputMaybe<InternetAccessOverrideFilter>;
  or?: InputMaybe<Array<InternetAccessOverrideFilter>>;
  reason?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type InternetAccessOverrideInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** In place of all lists and wildcards of the organization and of groups. What is not named here is open. */
  domains?: InputMaybe<Array<InternetOverrideDomainInput>>;
  employeeId: Scalars['ID']['input'];
  mode: InternetOverrideMode;
  /** The person reads it. */
  reason: Scalars['String']['input'];
};

export type InternetAccessOverridePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<InternetAccessOverride>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type InternetAccessOverridePatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** In place of all lists and wildcards of the organization and of groups. What is not named here is open. */
  domains?: InputMaybe<Array<InternetOverrideDomainInput>>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  mode?: InputMaybe<InternetOverrideMode>;
  /** The person reads it. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type InternetAccessOverrideSort = {
  field: InternetAccessOverrideSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type InternetAccessOverrideSortField =
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'mode'
  | 'reason'
  | 'updatedAt';

/** A wildcard: it sets the status of every domain that it fits. */
export type InternetAccessPattern = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** An asterisk stands for any characters: *.example.com fits everything below example.com, social* every domain that begins so. */
  pattern: Scalars['String']['output'];
  /** Of every domain that it fits and that is not whitelisted. Of several wildcards the one with the most letters decides, then the one that blocks. */
  status: InternetAccessStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type InternetAccessPatternAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<InternetAccessPattern>;
};

export type InternetAccessPatternChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<InternetAccessPattern>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type InternetAccessPatternFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<InternetAccessPatternFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<InternetAccessPatternFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<InternetAccessPatternFilter>>;
  pattern?: InputMaybe<TextFilter>;
  status?: InputMaybe<InternetAccessStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type InternetAccessPatternInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** An asterisk stands for any characters: *.example.com fits everything below example.com, social* every domain that begins so. */
  pattern: Scalars['String']['input'];
  /** Of every domain that it fits and that is not whitelisted. Of several wildcards the one with the most letters decides, then the one that blocks. */
  status?: InputMaybe<InternetAccessStatus>;
};

export type InternetAccessPatternPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<InternetAccessPattern>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type InternetAccessPatternPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** An asterisk stands for any characters: *.example.com fits everything below example.com, social* every domain that begins so. */
  pattern?: InputMaybe<Scalars['String']['input']>;
  /** Of every domain that it fits and that is not whitelisted. Of several wildcards the one with the most letters decides, then the one that blocks. */
  status?: InputMaybe<InternetAccessStatus>;
};

export type InternetAccessPatternSort = {
  field: InternetAccessPatternSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type InternetAccessPatternSortField =
  | 'createdAt'
  | 'custom'
  | 'note'
  | 'pattern'
  | 'status'
  | 'updatedAt';

/** Whether websites are blocked on connected computers, and what becomes of attempts to open one. */
export type InternetAccessSetting = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** As long as this is off, no website is blocked, no attempt is recorded, and the block list stays as it is. */
  isOn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Whoever tries to open a blocked website is told, once a domain and day, and so are the administrators of this form. */
  notifiesViolations: Scalars['Boolean']['output'];
  /** Administrators may take the control off a person, or give them a list of their own. While this is off, such exceptions rest. */
  overrideAtEmployeeLevel: Scalars['Boolean']['output'];
  /** How often programs on computers fetch the list. A change reaches a computer after this time at the latest. */
  updateFrequency: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type InternetAccessSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<InternetAccessSetting>;
};

export type InternetAccessSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<InternetAccessSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type InternetAccessSettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<InternetAccessSettingFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isOn?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<InternetAccessSettingFilter>;
  notifiesViolations?: InputMaybe<BooleanFilter>;
  or?: InputMaybe<Array<InternetAccessSettingFilter>>;
  overrideAtEmployeeLevel?: InputMaybe<BooleanFilter>;
  updateFrequency?: InputMaybe<IntFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type InternetAccessSettingInput = {
  /** As long as this is off, no website is blocked, no attempt is recorded, and the block list stays as it is. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whoever tries to open a blocked website is told, once a domain and day, and so are the administrators of this form. */
  notifiesViolations?: InputMaybe<Scalars['Boolean']['input']>;
  /** Administrators may take the control off a person, or give them a list of their own. While this is off, such exceptions rest. */
  overrideAtEmployeeLevel?: InputMaybe<Scalars['Boolean']['input']>;
  /** How often programs on computers fetch the list. A change reaches a computer after this time at the latest. */
  updateFrequency?: InputMaybe<Scalars['Int']['input']>;
};

export type InternetAccessSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<InternetAccessSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type InternetAccessSettingPatch = {
  /** As long as this is off, no website is blocked, no attempt is recorded, and the block list stays as it is. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whoever tries to open a blocked website is told, once a domain and day, and so are the administrators of this form. */
  notifiesViolations?: InputMaybe<Scalars['Boolean']['input']>;
  /** Administrators may take the control off a person, or give them a list of their own. While this is off, such exceptions rest. */
  overrideAtEmployeeLevel?: InputMaybe<Scalars['Boolean']['input']>;
  /** How often programs on computers fetch the list. A change reaches a computer after this time at the latest. */
  updateFrequency?: InputMaybe<Scalars['Int']['input']>;
};

export type InternetAccessSettingSort = {
  field: InternetAccessSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type InternetAccessSettingSortField =
  | 'createdAt'
  | 'custom'
  | 'isOn'
  | 'name'
  | 'notifiesViolations'
  | 'overrideAtEmployeeLevel'
  | 'updateFrequency'
  | 'updatedAt';

export type InternetAccessStatus =
  | 'BLOCKED'
  | 'UNBLOCKED';

export type InternetAccessStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<InternetAccessStatus>;
  in?: InputMaybe<Array<InternetAccessStatus>>;
};

export type InternetDomainsAdded = {
  /** Domains that came to a list, also those that were classified before. */
  added: Scalars['Int']['output'];
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  setByWildcard: Array<Scalars['String']['output']>;
  /** Those that were on it already. */
  skipped: Scalars['Int']['output'];
};

export type InternetDomainsChanged = {
  /** Null where nothing was changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  changed: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Domains that were left alone, because a wildcard sets their status. */
  setByWildcard: Array<Scalars['String']['output']>;
  /** Those that were so already. */
  unchanged: Scalars['Int']['output'];
};

export type InternetDomainsRemoved = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  removed: Scalars['Int']['output'];
};

export type InternetListing =
  | 'BLOCKED'
  | 'NONE'
  | 'WHITELISTED';

export type InternetListingFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<InternetListing>;
  in?: InputMaybe<Array<InternetListing>>;
};

export type InternetOverrideDomain = {
  /** A domain with everything below it, or a wildcard. */
  domain: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  status: InternetAccessStatus;
};

export type InternetOverrideDomainInput = {
  /** A domain with everything below it, or a wildcard. */
  domain: Scalars['String']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<InternetAccessStatus>;
};

export type InternetOverrideMode =
  /** Nothing is blocked for the person, and no attempt is recorded. */
  | 'NO_CONTROL'
  /** The person's own list holds. */
  | 'OWN_LIST';

export type InternetOverrideModeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<InternetOverrideMode>;
  in?: InputMaybe<Array<InternetOverrideMode>>;
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

/** One stretch of time in a window. What is not captured now is null. */
export type KeyLog = {
  application?: Maybe<Scalars['String']['output']>;
  applicationTitle?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  code: Scalars['String']['output'];
  controlKeys?: Maybe<ControlKeys>;
  day: Scalars['LocalDate']['output'];
  /** As it was then. */
  department?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['ID']['output'];
  host?: Maybe<Scalars['String']['output']>;
  /** Of the computer and the moment. */
  id: Scalars['ID']['output'];
  keyStrokes?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  seconds: Scalars['Int']['output'];
  windowTitle?: Maybe<Scalars['String']['output']>;
};

export type KeyLogChoice = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** By what the logs of a range may be narrowed. */
export type KeyLogChoices = {
  applications: Array<Scalars['String']['output']>;
  departments: Array<KeyLogChoice>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  people: Array<KeyLogChoice>;
};

/** What is captured now: the columns there are. */
export type KeyLogColumns = {
  applications: Scalars['Boolean']['output'];
  controlKeys: Scalars['Boolean']['output'];
  keyStrokes: Scalars['Boolean']['output'];
  websites: Scalars['Boolean']['output'];
  windowTitles: Scalars['Boolean']['output'];
};

/** What a person's stretches of a day come to. */
export type KeyLogSum = {
  code: Scalars['String']['output'];
  controlKeys?: Maybe<ControlKeys>;
  day: Scalars['LocalDate']['output'];
  department?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['ID']['output'];
  keyStrokes?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  records: Scalars['Int']['output'];
  seconds: Scalars['Int']['output'];
};

export type KeyLogSums = {
  columns: KeyLogColumns;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<KeyLogSum>;
  totalRecords: Scalars['Int']['output'];
};

/** What the caller finds on the pages of the key logger. */
export type KeyLoggerPage = {
  columns: KeyLogColumns;
  errorCode: Scalars['String']['output'];
  /** Key logging is on, and so is monitoring. */
  isOn: Scalars['Boolean']['output'];
  /** And of the caller. */
  isRecorded: Scalars['Boolean']['output'];
  /** The caller is a DLP administrator. */
  mayConfigure: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  seesEverybody: Scalars['Boolean']['output'];
  /** View my team key logs; of administrators, everybody's. */
  seesOthers: Scalars['Boolean']['output'];
  /** View my key logs. */
  seesOwn: Scalars['Boolean']['output'];
  /** The caller may look at pictures of others' screens. */
  seesScreenshots: Scalars['Boolean']['output'];
};

/** Whether and what is recorded of keys and windows. What is typed never is. */
export type KeyLoggingSetting = {
  /** In which program the keys are pressed. */
  capturesApplications: Scalars['Boolean']['output'];
  /** How often something is copied, cut, pasted, printed, saved, or the screen is copied. Which letters are pressed is not recorded. */
  capturesControlKeys: Scalars['Boolean']['output'];
  /** How many keys are pressed in a window, not which. */
  capturesKeyStrokes: Scalars['Boolean']['output'];
  /** On which website: its domain alone. */
  capturesWebsites: Scalars['Boolean']['output'];
  /** Titles may name documents, recipients and customers. They are kept encrypted, and searches do not look into them. */
  capturesWindowTitles: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** As long as this is off, nothing of what stands below is recorded of anybody. It takes productivity monitoring, and members. */
  isOn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type KeyLoggingSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<KeyLoggingSetting>;
};

export type KeyLoggingSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<KeyLoggingSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type KeyLoggingSettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<KeyLoggingSettingFilter>>;
  capturesApplications?: InputMaybe<BooleanFilter>;
  capturesControlKeys?: InputMaybe<BooleanFilter>;
  capturesKeyStrokes?: InputMaybe<BooleanFilter>;
  capturesWebsites?: InputMaybe<BooleanFilter>;
  capturesWindowTitles?: InputMaybe<BooleanFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isOn?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<KeyLoggingSettingFilter>;
  or?: InputMaybe<Array<KeyLoggingSettingFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type KeyLoggingSettingInput = {
  /** In which program the keys are pressed. */
  capturesApplications?: InputMaybe<Scalars['Boolean']['input']>;
  /** How often something is copied, cut, pasted, printed, saved, or the screen is copied. Which letters are pressed is not recorded. */
  capturesControlKeys?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many keys are pressed in a window, not which. */
  capturesKeyStrokes?: InputMaybe<Scalars['Boolean']['input']>;
  /** On which website: its domain alone. */
  capturesWebsites?: InputMaybe<Scalars['Boolean']['input']>;
  /** Titles may name documents, recipients and customers. They are kept encrypted, and searches do not look into them. */
  capturesWindowTitles?: InputMaybe<Scalars['Boolean']['input']>;
  /** As long as this is off, nothing of what stands below is recorded of anybody. It takes productivity monitoring, and members. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type KeyLoggingSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<KeyLoggingSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type KeyLoggingSettingPatch = {
  /** In which program the keys are pressed. */
  capturesApplications?: InputMaybe<Scalars['Boolean']['input']>;
  /** How often something is copied, cut, pasted, printed, saved, or the screen is copied. Which letters are pressed is not recorded. */
  capturesControlKeys?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many keys are pressed in a window, not which. */
  capturesKeyStrokes?: InputMaybe<Scalars['Boolean']['input']>;
  /** On which website: its domain alone. */
  capturesWebsites?: InputMaybe<Scalars['Boolean']['input']>;
  /** Titles may name documents, recipients and customers. They are kept encrypted, and searches do not look into them. */
  capturesWindowTitles?: InputMaybe<Scalars['Boolean']['input']>;
  /** As long as this is off, nothing of what stands below is recorded of anybody. It takes productivity monitoring, and members. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type KeyLoggingSettingSort = {
  field: KeyLoggingSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type KeyLoggingSettingSortField =
  | 'capturesApplications'
  | 'capturesControlKeys'
  | 'capturesKeyStrokes'
  | 'capturesWebsites'
  | 'capturesWindowTitles'
  | 'createdAt'
  | 'custom'
  | 'isOn'
  | 'name'
  | 'updatedAt';

export type KeyLogs = {
  columns: KeyLogColumns;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<KeyLog>;
  totalIsEstimate: Scalars['Boolean']['output'];
  /** At most 10,000 are counted; beyond that the number is marked as estimated. */
  totalRecords: Scalars['Int']['output'];
};

export type KeyLogsOf =
  | 'MINE'
  | 'OTHERS';

/** That a keyword of a custom alert was found on somebody's computer. The text itself is kept nowhere. */
export type KeywordAlert = {
  /** As the custom alert was called then. */
  alert: Scalars['String']['output'];
  alertType: CustomAlertType;
  /** When it was found first. */
  alertedAt: Scalars['DateTime']['output'];
  application?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  emailRecipients?: Maybe<Scalars['String']['output']>;
  employee: Employee;
  handledAt?: Maybe<Scalars['DateTime']['output']>;
  handledBy?: Maybe<Scalars['String']['output']>;
  /** Of the address that was open the host alone. */
  host?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  keyword: Scalars['String']['output'];
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the recipients have been told by mail. */
  notificationStatus?: Maybe<AlertNotification>;
  remark?: Maybe<Scalars['String']['output']>;
  status: AlertStatus;
  /** How often within a quarter of an hour after the time before: that is one alert. */
  times?: Maybe<Scalars['Int']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type KeywordAlertAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<KeywordAlert>;
};

export type KeywordAlertChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<KeywordAlert>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type KeywordAlertFilter = {
  alert?: InputMaybe<TextFilter>;
  alertType?: InputMaybe<CustomAlertTypeFilter>;
  alertedAt?: InputMaybe<DateTimeFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<KeywordAlertFilter>>;
  application?: InputMaybe<TextFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  emailRecipients?: InputMaybe<TextFilter>;
  employeeId?: InputMaybe<IdFilter>;
  handledAt?: InputMaybe<DateTimeFilter>;
  handledBy?: InputMaybe<TextFilter>;
  host?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyword?: InputMaybe<TextFilter>;
  lastAt?: InputMaybe<DateTimeFilter>;
  not?: InputMaybe<KeywordAlertFilter>;
  notificationStatus?: InputMaybe<AlertNotificationFilter>;
  or?: InputMaybe<Array<KeywordAlertFilter>>;
  remark?: InputMaybe<TextFilter>;
  status?: InputMaybe<AlertStatusFilter>;
  times?: InputMaybe<IntFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type KeywordAlertPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<KeywordAlert>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type KeywordAlertPatch = {
  /** As the custom alert was called then. */
  alert?: InputMaybe<Scalars['String']['input']>;
  alertType?: InputMaybe<CustomAlertType>;
  /** When it was found first. */
  alertedAt?: InputMaybe<Scalars['DateTime']['input']>;
  application?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  handledAt?: InputMaybe<Scalars['DateTime']['input']>;
  handledBy?: InputMaybe<Scalars['String']['input']>;
  /** Of the address that was open the host alone. */
  host?: InputMaybe<Scalars['String']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  remark?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<AlertStatus>;
};

export type KeywordAlertSort = {
  field: KeywordAlertSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type KeywordAlertSortField =
  | 'alert'
  | 'alertType'
  | 'alertedAt'
  | 'application'
  | 'createdAt'
  | 'custom'
  | 'emailRecipients'
  | 'employeeId'
  | 'handledAt'
  | 'handledBy'
  | 'host'
  | 'keyword'
  | 'lastAt'
  | 'notificationStatus'
  | 'remark'
  | 'status'
  | 'times'
  | 'updatedAt';

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

/** A record of another endpoint. */
export type Location = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type LocationDay = {
  date: Scalars['LocalDate']['output'];
  /** Of the work location; null where it is none. */
  name?: Maybe<Scalars['String']['output']>;
  people: Scalars['Int']['output'];
  place: LocationPlace;
};

export type LocationFigures = {
  computers: Scalars['Int']['output'];
  /** Days of people, at each kind of place. */
  days: Scalars['Int']['output'];
  elsewhereDays: Scalars['Int']['output'];
  officeDays: Scalars['Int']['output'];
  /** Of whom a place was recorded in the range. */
  people: Scalars['Int']['output'];
  /** Monitored now, within reach; while location tracking is off nobody. */
  tracked: Scalars['Int']['output'];
  unknownDays: Scalars['Int']['output'];
};

export type LocationIntelligence = {
  choices: ActivityChoices;
  /** A day of a person counts to the place of most of its records, an office before elsewhere. The first day first, then by name. */
  days: Array<LocationDay>;
  errorCode: Scalars['String']['output'];
  figures: LocationFigures;
  message: Scalars['String']['output'];
  /** Who it is about, with `employeeId`. */
  person?: Maybe<ActivityPerson>;
  /** Work locations at which somebody was in the range, by their names of then. */
  workLocations: Array<Scalars['String']['output']>;
};

export type LocationPlace =
  | 'ELSEWHERE'
  | 'OFFICE'
  | 'UNKNOWN';

/** What a computer told. Reading it of somebody else is noted, and that person sees it. */
export type LocationRecord = {
  /** Of the position, in metres. */
  accuracy?: Maybe<Scalars['Float']['output']>;
  at: Scalars['DateTime']['output'];
  department?: Maybe<Scalars['String']['output']>;
  deviceId: Scalars['ID']['output'];
  deviceName: Scalars['String']['output'];
  employeeId: Scalars['ID']['output'];
  employeeName: Scalars['String']['output'];
  /** Under which the internet sees the computer. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** The computer told the address; else the server saw it. */
  isAddressTold: Scalars['Boolean']['output'];
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  place: LocationPlace;
  /** The work location of then. */
  workLocation?: Maybe<Scalars['String']['output']>;
};

export type LocationRecords = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<LocationRecord>;
  totalRecords: Scalars['Int']['output'];
};

/** Whether it is recorded where computers are. */
export type LocationTrackingSetting = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Within this time one record of a computer is kept, unless it comes to another work location. */
  everyMinutes: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** As long as this is off, it is recorded of nobody where they work. */
  isOn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Also latitude and longitude, where the computer knows them. Else they are dropped unread, and the address in the network alone says where it is. */
  takesPositions: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type LocationTrackingSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LocationTrackingSetting>;
};

export type LocationTrackingSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LocationTrackingSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type LocationTrackingSettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<LocationTrackingSettingFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  everyMinutes?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isOn?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<LocationTrackingSettingFilter>;
  or?: InputMaybe<Array<LocationTrackingSettingFilter>>;
  takesPositions?: InputMaybe<BooleanFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type LocationTrackingSettingInput = {
  /** Within this time one record of a computer is kept, unless it comes to another work location. */
  everyMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** As long as this is off, it is recorded of nobody where they work. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Also latitude and longitude, where the computer knows them. Else they are dropped unread, and the address in the network alone says where it is. */
  takesPositions?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LocationTrackingSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<LocationTrackingSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type LocationTrackingSettingPatch = {
  /** Within this time one record of a computer is kept, unless it comes to another work location. */
  everyMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** As long as this is off, it is recorded of nobody where they work. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Also latitude and longitude, where the computer knows them. Else they are dropped unread, and the address in the network alone says where it is. */
  takesPositions?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LocationTrackingSettingSort = {
  field: LocationTrackingSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type LocationTrackingSettingSortField =
  | 'createdAt'
  | 'custom'
  | 'everyMinutes'
  | 'isOn'
  | 'name'
  | 'takesPositions'
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
  addCustomAlert: CustomAlertChange;
  /** Notes an error of the console with its address. */
  addErrorLog: ErrorLogged;
  addInternetAccessOverride: InternetAccessOverrideChange;
  addInternetAccessPattern: InternetAccessPatternChange;
  addInternetAccessSetting: InternetAccessSettingChange;
  /** Puts domains on a list, at most 500 at once: for everybody, or for a custom group. Without a category new ones are neutral, and others keep theirs. */
  addInternetDomains: InternetDomainsAdded;
  addKeyLoggingSetting: KeyLoggingSettingChange;
  addLocationTrackingSetting: LocationTrackingSettingChange;
  addMonitoredMember: MonitoredMemberChange;
  addMonitoringSetting: MonitoringSettingChange;
  addScreenshotSetting: ScreenshotSettingChange;
  addToxicitySetting: ToxicitySettingChange;
  addWorkLocation: WorkLocationChange;
  /** For a computer of the caller's own, where the settings allow it. */
  connectOwnComputer: IssuedActivityDevice;
  /** Copies category and list of the websites of a custom group. With `replaces: false` what is there already stays. */
  copyInternetClassification: ClassificationCopied;
  deleteActivityClassifications: DeleteAnswer;
  deleteCustomAlerts: DeleteAnswer;
  deleteInternetAccessOverrides: DeleteAnswer;
  deleteInternetAccessPatterns: DeleteAnswer;
  deleteMonitoredMembers: DeleteAnswer;
  deleteWorkLocations: DeleteAnswer;
  /** Notes that somebody looks after the alerts, or closes them with a remark, or opens closed ones again. Nobody does so with alerts about themselves. */
  handleKeywordAlerts: AlertsHandled;
  handleToxicityAlerts: AlertsHandled;
  /** For somebody who is monitored: a token for one computer. */
  issueActivityDevice: IssuedActivityDevice;
  /** Takes domains off everything: lists and classification. */
  removeInternetDomains: InternetDomainsRemoved;
  /** Takes a token of the caller's own computer away. */
  revokeOwnComputer: RevokedActivityDevice;
  /** Blocks domains, unblocks them (NONE), or whitelists them. */
  setInternetListing: InternetDomainsChanged;
  /** Undoes what one change-set did, if nothing later depends on it. With wait: false very many records go back by work that goes on by itself. */
  undoChangeSet: UndoAnswer;
  updateActivityClassification: ActivityClassificationChange;
  updateActivityDevice: ActivityDeviceChange;
  updateCustomAlert: CustomAlertChange;
  updateInternetAccessOverride: InternetAccessOverrideChange;
  updateInternetAccessPattern: InternetAccessPatternChange;
  updateInternetAccessSetting: InternetAccessSettingChange;
  updateKeyLoggingSetting: KeyLoggingSettingChange;
  updateLocationTrackingSetting: LocationTrackingSettingChange;
  updateMonitoredMember: MonitoredMemberChange;
  updateMonitoringSetting: MonitoringSettingChange;
  updateScreenshotSetting: ScreenshotSettingChange;
  updateToxicitySetting: ToxicitySettingChange;
  updateWorkLocation: WorkLocationChange;
};


export type MutationAddActivityClassificationArgs = {
  input: ActivityClassificationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddCustomAlertArgs = {
  input: CustomAlertInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddErrorLogArgs = {
  errorMessage: Scalars['String']['input'];
  url: Scalars['String']['input'];
};


export type MutationAddInternetAccessOverrideArgs = {
  input: InternetAccessOverrideInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddInternetAccessPatternArgs = {
  input: InternetAccessPatternInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddInternetAccessSettingArgs = {
  input: InternetAccessSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddInternetDomainsArgs = {
  category?: InputMaybe<ActivityCategory>;
  customGroupId?: InputMaybe<Scalars['Int']['input']>;
  domains: Array<Scalars['String']['input']>;
  listing: InternetListing;
};


export type MutationAddKeyLoggingSettingArgs = {
  input: KeyLoggingSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddLocationTrackingSettingArgs = {
  input: LocationTrackingSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddMonitoredMemberArgs = {
  input: MonitoredMemberInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddMonitoringSettingArgs = {
  input: MonitoringSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddScreenshotSettingArgs = {
  input: ScreenshotSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddToxicitySettingArgs = {
  input: ToxicitySettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddWorkLocationArgs = {
  input: WorkLocationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationConnectOwnComputerArgs = {
  name: Scalars['String']['input'];
};


export type MutationCopyInternetClassificationArgs = {
  fromGroupId: Scalars['Int']['input'];
  replaces?: InputMaybe<Scalars['Boolean']['input']>;
  toGroupId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteActivityClassificationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCustomAlertsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteInternetAccessOverridesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteInternetAccessPatternsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteMonitoredMembersArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteWorkLocationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationHandleKeywordAlertsArgs = {
  ids: Array<Scalars['ID']['input']>;
  remark?: InputMaybe<Scalars['String']['input']>;
  status: AlertStatus;
};


export type MutationHandleToxicityAlertsArgs = {
  ids: Array<Scalars['ID']['input']>;
  remark?: InputMaybe<Scalars['String']['input']>;
  status: AlertStatus;
};


export type MutationIssueActivityDeviceArgs = {
  employeeId: Scalars['Int']['input'];
  name: Scalars['String']['input'];
};


export type MutationRemoveInternetDomainsArgs = {
  ids: Array<Scalars['Int']['input']>;
};


export type MutationRevokeOwnComputerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetInternetListingArgs = {
  ids: Array<Scalars['Int']['input']>;
  listing: InternetListing;
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


export type MutationUpdateCustomAlertArgs = {
  id: Scalars['ID']['input'];
  input: CustomAlertPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateInternetAccessOverrideArgs = {
  id: Scalars['ID']['input'];
  input: InternetAccessOverridePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateInternetAccessPatternArgs = {
  id: Scalars['ID']['input'];
  input: InternetAccessPatternPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateInternetAccessSettingArgs = {
  id: Scalars['ID']['input'];
  input: InternetAccessSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateKeyLoggingSettingArgs = {
  id: Scalars['ID']['input'];
  input: KeyLoggingSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateLocationTrackingSettingArgs = {
  id: Scalars['ID']['input'];
  input: LocationTrackingSettingPatch;
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


export type MutationUpdateScreenshotSettingArgs = {
  id: Scalars['ID']['input'];
  input: ScreenshotSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateToxicitySettingArgs = {
  id: Scalars['ID']['input'];
  input: ToxicitySettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateWorkLocationArgs = {
  id: Scalars['ID']['input'];
  input: WorkLocationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

export type OvertimeBasis =
  | 'BASIC_PAY'
  | 'GROSS_PAY';

export type OwnActivityDevice = {
  agent?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  issuedOn: Scalars['LocalDate']['output'];
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  status: ActivityDeviceStatus;
};

export type OwnInternetException = {
  mode: InternetOverrideMode;
  reason: Scalars['String']['output'];
};

export type OwnMonitoring = {
  /** What is recorded beside what a computer is used for. */
  alsoRecorded: Array<RecordedKind>;
  devices: Array<OwnActivityDevice>;
  employeeId?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** Which websites are blocked for the caller instead of the organization's, where an administrator has said so. */
  internetException?: Maybe<OwnInternetException>;
  /** The organization records, and of the caller, from `since` on. */
  isMonitored: Scalars['Boolean']['output'];
  keepsDaysMonths: Scalars['Int']['output'];
  keepsIntervalsDays: Scalars['Int']['output'];
  keepsOutsideSchedule: Scalars['Boolean']['output'];
  mayConnect: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  purpose?: Maybe<Scalars['String']['output']>;
  /** Who read in which applications the caller's time was spent, and what else is recorded; the last 50, the newest first. */
  readings: Array<ActivityReading>;
  /** The caller may look at the own figures. */
  seesFigures: Scalars['Boolean']['output'];
  /** The caller may look at the own locations. */
  seesLocations: Scalars['Boolean']['output'];
  since?: Maybe<Scalars['LocalDate']['output']>;
};

/** An alert about the caller, without its words: they would tell everybody what is looked for. */
export type OwnWordAlert = {
  alertedAt: Scalars['DateTime']['output'];
  application?: Maybe<Scalars['String']['output']>;
  handledAt?: Maybe<Scalars['DateTime']['output']>;
  handledBy?: Maybe<Scalars['String']['output']>;
  kind: OwnWordAlertKind;
  status: AlertStatus;
  times: Scalars['Int']['output'];
};

export type OwnWordAlertKind =
  | 'KEYWORD'
  | 'TOXICITY';

export type OwnWordAlerts = {
  /** The last 50, the newest first. */
  alerts: Array<OwnWordAlert>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
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
  /** One record, now or as it was. */
  blockedVisit: BlockedVisitAnswer;
  blockedVisitHistory: HistoryPage;
  /** For at most 25 change-sets whether the caller can undo or redo them now, and if not why. */
  changeSetActs: ChangeSetActs;
  /** One record, now or as it was. */
  customAlert: CustomAlertAnswer;
  customAlertHistory: HistoryPage;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** As getSystemActivityLogs, of everything that is set below the settings of data loss prevention. */
  getDataLossPreventionAuditLog: SystemActivityLogs;
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
  /** One record, now or as it was. */
  internetAccessOverride: InternetAccessOverrideAnswer;
  internetAccessOverrideHistory: HistoryPage;
  /** One record, now or as it was. */
  internetAccessPattern: InternetAccessPatternAnswer;
  internetAccessPatternHistory: HistoryPage;
  /** One record, now or as it was. */
  internetAccessSetting: InternetAccessSettingAnswer;
  internetAccessSettingHistory: HistoryPage;
  /** What copying the websites of a custom group to another one, or to everybody without `toGroupId`, would come to. */
  internetClassificationCopy: ClassificationCopyPreview;
  keyLogChoices: KeyLogChoices;
  /** The same a person and day, the newest day first, then by name. */
  keyLogSums: KeyLogSums;
  keyLoggerPage: KeyLoggerPage;
  /** One record, now or as it was. */
  keyLoggingSetting: KeyLoggingSettingAnswer;
  keyLoggingSettingHistory: HistoryPage;
  /** Of a range of at most 30 days, the newest first. Reading those of others is noted, and they see it. The search looks for people, applications and websites. */
  keyLogs: KeyLogs;
  /** One record, now or as it was. */
  keywordAlert: KeywordAlertAnswer;
  /** Custom alerts of a range of at most 30 days. */
  keywordAlertDashboard: AlertDashboard;
  keywordAlertHistory: HistoryPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listActivityClassifications: ActivityClassificationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listActivityDaies: ActivityDayPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listActivityDevices: ActivityDevicePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listBlockedVisits: BlockedVisitPage;
  /** Who changed something in these days, at most 500 people. */
  listChangePeople: ChangePeople;
  /**
   * Change-sets, newest first: the caller's own, or with `all` everybody's of entities whose records the caller may all view, which takes the right to the audit log.
   * Days are those of the organisation's time zone, both included; `id` asks for one change-set.
   */
  listChangeSets: ChangeSetPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCustomAlerts: CustomAlertPage;
  /** Errors that browsers reported, newest first. */
  listErrorLogs: ErrorLogPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listInternetAccessOverrides: InternetAccessOverridePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listInternetAccessPatterns: InternetAccessPatternPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listInternetAccessSettings: InternetAccessSettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listKeyLoggingSettings: KeyLoggingSettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listKeywordAlerts: KeywordAlertPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listLocationTrackingSettings: LocationTrackingSettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listMonitoredMembers: MonitoredMemberPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listMonitoringSettings: MonitoringSettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listScreenshotSettings: ScreenshotSettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listToxicityAlerts: ToxicityAlertPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listToxicitySettings: ToxicitySettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listWorkLocations: WorkLocationPage;
  /** Of a range of at most 30 days. */
  locationIntelligence: LocationIntelligence;
  /** The last record of each computer in the range, the newest first; with `all` every record. `workLocation`: only those at the one of this name. */
  locationRecords: LocationRecords;
  /** One record, now or as it was. */
  locationTrackingSetting: LocationTrackingSettingAnswer;
  locationTrackingSettingHistory: HistoryPage;
  /** Id, title and code only, for pickers. */
  lookupActivityClassifications: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupActivityDaies: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupActivityDevices: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupBlockedVisits: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupCustomAlerts: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupInternetAccessOverrides: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupInternetAccessPatterns: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupInternetAccessSettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupKeyLoggingSettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupKeywordAlerts: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupLocationTrackingSettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupMonitoredMembers: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupMonitoringSettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupScreenshotSettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupToxicityAlerts: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupToxicitySettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupWorkLocations: LookupPage;
  /** One record, now or as it was. */
  monitoredMember: MonitoredMemberAnswer;
  monitoredMemberHistory: HistoryPage;
  /** One record, now or as it was. */
  monitoringSetting: MonitoringSettingAnswer;
  monitoringSettingHistory: HistoryPage;
  ownMonitoring: OwnMonitoring;
  ownWordAlerts: OwnWordAlerts;
  /** One record, now or as it was. */
  screenshotSetting: ScreenshotSettingAnswer;
  screenshotSettingHistory: HistoryPage;
  /** Pictures of a day: of the caller, or with `employeeId` of somebody within reach. Without a day the last one that has some, else today. Reading those of others is noted, and they see it. */
  screenshots: Screenshots;
  /** One record, now or as it was. */
  toxicityAlert: ToxicityAlertAnswer;
  /** Alerts of hurtful texts of a range of at most 30 days. */
  toxicityAlertDashboard: AlertDashboard;
  toxicityAlertHistory: HistoryPage;
  /** One record, now or as it was. */
  toxicitySetting: ToxicitySettingAnswer;
  toxicitySettingHistory: HistoryPage;
  /** One record, now or as it was. */
  workLocation: WorkLocationAnswer;
  workLocationHistory: HistoryPage;
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


export type QueryBlockedVisitArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryBlockedVisitHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryChangeSetActsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryCustomAlertArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCustomAlertHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetDataLossPreventionAuditLogArgs = {
  activityEmployeeId?: InputMaybe<Scalars['Int']['input']>;
  entity?: InputMaybe<Scalars['String']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  kind?: InputMaybe<ChangeKind>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
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


export type QueryInternetAccessOverrideArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryInternetAccessOverrideHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInternetAccessPatternArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryInternetAccessPatternHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInternetAccessSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryInternetAccessSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInternetClassificationCopyArgs = {
  fromGroupId: Scalars['Int']['input'];
  toGroupId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryKeyLogChoicesArgs = {
  fromDate: Scalars['LocalDate']['input'];
  of: KeyLogsOf;
  toDate: Scalars['LocalDate']['input'];
};


export type QueryKeyLogSumsArgs = {
  application?: InputMaybe<Scalars['String']['input']>;
  departmentId?: InputMaybe<Scalars['Int']['input']>;
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  fromDate: Scalars['LocalDate']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  of: KeyLogsOf;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  toDate: Scalars['LocalDate']['input'];
};


export type QueryKeyLoggingSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryKeyLoggingSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryKeyLogsArgs = {
  application?: InputMaybe<Scalars['String']['input']>;
  departmentId?: InputMaybe<Scalars['Int']['input']>;
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  fromDate: Scalars['LocalDate']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  of: KeyLogsOf;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  toDate: Scalars['LocalDate']['input'];
};


export type QueryKeywordAlertArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryKeywordAlertDashboardArgs = {
  departmentId?: InputMaybe<Scalars['Int']['input']>;
  fromDate: Scalars['LocalDate']['input'];
  toDate: Scalars['LocalDate']['input'];
};


export type QueryKeywordAlertHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
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


export type QueryListBlockedVisitsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<BlockedVisitFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<BlockedVisitSort>>;
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


export type QueryListCustomAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CustomAlertFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CustomAlertSort>>;
};


export type QueryListErrorLogsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListInternetAccessOverridesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<InternetAccessOverrideFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<InternetAccessOverrideSort>>;
};


export type QueryListInternetAccessPatternsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<InternetAccessPatternFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<InternetAccessPatternSort>>;
};


export type QueryListInternetAccessSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<InternetAccessSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<InternetAccessSettingSort>>;
};


export type QueryListKeyLoggingSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<KeyLoggingSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<KeyLoggingSettingSort>>;
};


export type QueryListKeywordAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<KeywordAlertFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<KeywordAlertSort>>;
};


export type QueryListLocationTrackingSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<LocationTrackingSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<LocationTrackingSettingSort>>;
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


export type QueryListScreenshotSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ScreenshotSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ScreenshotSettingSort>>;
};


export type QueryListToxicityAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ToxicityAlertFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ToxicityAlertSort>>;
};


export type QueryListToxicitySettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ToxicitySettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ToxicitySettingSort>>;
};


export type QueryListWorkLocationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<WorkLocationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<WorkLocationSort>>;
};


export type QueryLocationIntelligenceArgs = {
  customGroupId?: InputMaybe<Scalars['Int']['input']>;
  departmentId?: InputMaybe<Scalars['Int']['input']>;
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  fromDate: Scalars['LocalDate']['input'];
  toDate: Scalars['LocalDate']['input'];
  workScheduleId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLocationRecordsArgs = {
  all?: InputMaybe<Scalars['Boolean']['input']>;
  customGroupId?: InputMaybe<Scalars['Int']['input']>;
  departmentId?: InputMaybe<Scalars['Int']['input']>;
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  fromDate: Scalars['LocalDate']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  place?: InputMaybe<LocationPlace>;
  search?: InputMaybe<Scalars['String']['input']>;
  toDate: Scalars['LocalDate']['input'];
  workLocation?: InputMaybe<Scalars['String']['input']>;
  workScheduleId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLocationTrackingSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryLocationTrackingSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
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


export type QueryLookupBlockedVisitsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupCustomAlertsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupInternetAccessOverridesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupInternetAccessPatternsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupInternetAccessSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupKeyLoggingSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupKeywordAlertsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupLocationTrackingSettingsArgs = {
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


export type QueryLookupScreenshotSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupToxicityAlertsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupToxicitySettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupWorkLocationsArgs = {
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


export type QueryScreenshotSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryScreenshotSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryScreenshotsArgs = {
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryToxicityAlertArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryToxicityAlertDashboardArgs = {
  departmentId?: InputMaybe<Scalars['Int']['input']>;
  fromDate: Scalars['LocalDate']['input'];
  toDate: Scalars['LocalDate']['input'];
};


export type QueryToxicityAlertHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryToxicitySettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryToxicitySettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWorkLocationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryWorkLocationHistoryArgs = {
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

export type RecordedKind =
  /** Of days at computers, what they came to. */
  | 'DAYS'
  | 'INTERNET_ACCESS'
  | 'KEY_LOGS'
  | 'LOCATION'
  | 'SCREENSHOTS'
  | 'WORDS';

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

export type Screenshot = {
  at: Scalars['DateTime']['output'];
  computer: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  /** Its picture is at /screenshots/<id>. */
  id: Scalars['ID']['output'];
  isBlurred: Scalars['Boolean']['output'];
  width: Scalars['Int']['output'];
};

export type ScreenshotDay = {
  day: Scalars['LocalDate']['output'];
  pictures: Scalars['Int']['output'];
};

export type ScreenshotFrequencyUnit =
  | 'HOURS'
  | 'MINUTES';

export type ScreenshotFrequencyUnitFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ScreenshotFrequencyUnit>;
  in?: InputMaybe<Array<ScreenshotFrequencyUnit>>;
};

export type ScreenshotPerson = {
  employeeId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Pictures of the day. */
  pictures: Scalars['Int']['output'];
};

export type ScreenshotSchedule =
  | 'FIXED'
  | 'RANDOM';

export type ScreenshotScheduleFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ScreenshotSchedule>;
  in?: InputMaybe<Array<ScreenshotSchedule>>;
};

/** Whether and when pictures of screens are taken. */
export type ScreenshotSetting = {
  /** Beside these, as many at random moments of each period. */
  additionalPerFrequency: Scalars['Int']['output'];
  /** Pictures are made illegible before they are kept: what kind of work a screen shows can be told, what stands there cannot. */
  blur: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** How long a period is. Periods follow each other without a gap; nothing is taken outside of shifts unless monitoring keeps that. */
  frequency: Scalars['Int']['output'];
  frequencyUnit: ScreenshotFrequencyUnit;
  id: Scalars['ID']['output'];
  /** As long as this is off, no picture is taken of anybody's screen. It takes productivity monitoring, and members. */
  isOn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Fixed: at equal distances. Random: at moments that are drawn for each computer. */
  schedule: ScreenshotSchedule;
  /** Of each computer and period. Two minutes at least lie between two pictures. */
  screenshotsPerFrequency: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ScreenshotSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ScreenshotSetting>;
};

export type ScreenshotSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ScreenshotSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ScreenshotSettingFilter = {
  additionalPerFrequency?: InputMaybe<IntFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ScreenshotSettingFilter>>;
  blur?: InputMaybe<BooleanFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  frequency?: InputMaybe<IntFilter>;
  frequencyUnit?: InputMaybe<ScreenshotFrequencyUnitFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isOn?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ScreenshotSettingFilter>;
  or?: InputMaybe<Array<ScreenshotSettingFilter>>;
  schedule?: InputMaybe<ScreenshotScheduleFilter>;
  screenshotsPerFrequency?: InputMaybe<IntFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ScreenshotSettingInput = {
  /** Beside these, as many at random moments of each period. */
  additionalPerFrequency?: InputMaybe<Scalars['Int']['input']>;
  /** Pictures are made illegible before they are kept: what kind of work a screen shows can be told, what stands there cannot. */
  blur?: InputMaybe<Scalars['Boolean']['input']>;
  /** How long a period is. Periods follow each other without a gap; nothing is taken outside of shifts unless monitoring keeps that. */
  frequency?: InputMaybe<Scalars['Int']['input']>;
  frequencyUnit?: InputMaybe<ScreenshotFrequencyUnit>;
  /** As long as this is off, no picture is taken of anybody's screen. It takes productivity monitoring, and members. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Fixed: at equal distances. Random: at moments that are drawn for each computer. */
  schedule?: InputMaybe<ScreenshotSchedule>;
  /** Of each computer and period. Two minutes at least lie between two pictures. */
  screenshotsPerFrequency?: InputMaybe<Scalars['Int']['input']>;
};

export type ScreenshotSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ScreenshotSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ScreenshotSettingPatch = {
  /** Beside these, as many at random moments of each period. */
  additionalPerFrequency?: InputMaybe<Scalars['Int']['input']>;
  /** Pictures are made illegible before they are kept: what kind of work a screen shows can be told, what stands there cannot. */
  blur?: InputMaybe<Scalars['Boolean']['input']>;
  /** How long a period is. Periods follow each other without a gap; nothing is taken outside of shifts unless monitoring keeps that. */
  frequency?: InputMaybe<Scalars['Int']['input']>;
  frequencyUnit?: InputMaybe<ScreenshotFrequencyUnit>;
  /** As long as this is off, no picture is taken of anybody's screen. It takes productivity monitoring, and members. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Fixed: at equal distances. Random: at moments that are drawn for each computer. */
  schedule?: InputMaybe<ScreenshotSchedule>;
  /** Of each computer and period. Two minutes at least lie between two pictures. */
  screenshotsPerFrequency?: InputMaybe<Scalars['Int']['input']>;
};

export type ScreenshotSettingSort = {
  field: ScreenshotSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ScreenshotSettingSortField =
  | 'additionalPerFrequency'
  | 'blur'
  | 'createdAt'
  | 'custom'
  | 'frequency'
  | 'frequencyUnit'
  | 'isOn'
  | 'name'
  | 'schedule'
  | 'screenshotsPerFrequency'
  | 'updatedAt';

export type Screenshots = {
  day: Scalars['LocalDate']['output'];
  /** The days that have some, the newest first, at most 31. */
  days: Array<ScreenshotDay>;
  /** Whose they are; null of a caller who is no employee. */
  employeeId?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** Additional screenshots are on, and so is monitoring. */
  isOn: Scalars['Boolean']['output'];
  isOwn: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Of the day, within reach: the caller first, then by name; at most 500. */
  people: Array<ScreenshotPerson>;
  /** The first one first, at most 500. */
  rows: Array<Screenshot>;
};

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

export type ToxicityAddress = {
  email: Scalars['EmailAddress']['output'];
  id: Scalars['ID']['output'];
};

export type ToxicityAddressInput = {
  email: Scalars['EmailAddress']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** That a text which somebody typed was hurtful. The text itself is kept nowhere, and of words of the lexicon the first letter alone. */
export type ToxicityAlert = {
  /** When it was found first. */
  alertedAt: Scalars['DateTime']['output'];
  application?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  emailRecipients?: Maybe<Scalars['String']['output']>;
  employee: Employee;
  handledAt?: Maybe<Scalars['DateTime']['output']>;
  handledBy?: Maybe<Scalars['String']['output']>;
  /** Of the address that was open the host alone. */
  host?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What weighed most. Of a word of the lexicon the first letter, of one of the organization all of it. */
  keyword: Scalars['String']['output'];
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the recipients have been told by mail. */
  notificationStatus?: Maybe<AlertNotification>;
  remark?: Maybe<Scalars['String']['output']>;
  /** From 0 to 100; the highest of those that are one alert. */
  score?: Maybe<Scalars['Int']['output']>;
  severity: ToxicitySeverity;
  status: AlertStatus;
  /** From which score on there was an alert then. */
  threshold: Scalars['Int']['output'];
  /** How often within a quarter of an hour after the time before: that is one alert. */
  times?: Maybe<Scalars['Int']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ToxicityAlertAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ToxicityAlert>;
};

export type ToxicityAlertChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ToxicityAlert>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ToxicityAlertFilter = {
  alertedAt?: InputMaybe<DateTimeFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ToxicityAlertFilter>>;
  application?: InputMaybe<TextFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  emailRecipients?: InputMaybe<TextFilter>;
  employeeId?: InputMaybe<IdFilter>;
  handledAt?: InputMaybe<DateTimeFilter>;
  handledBy?: InputMaybe<TextFilter>;
  host?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyword?: InputMaybe<TextFilter>;
  lastAt?: InputMaybe<DateTimeFilter>;
  not?: InputMaybe<ToxicityAlertFilter>;
  notificationStatus?: InputMaybe<AlertNotificationFilter>;
  or?: InputMaybe<Array<ToxicityAlertFilter>>;
  remark?: InputMaybe<TextFilter>;
  score?: InputMaybe<IntFilter>;
  severity?: InputMaybe<ToxicitySeverityFilter>;
  status?: InputMaybe<AlertStatusFilter>;
  threshold?: InputMaybe<IntFilter>;
  times?: InputMaybe<IntFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ToxicityAlertPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ToxicityAlert>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ToxicityAlertPatch = {
  /** When it was found first. */
  alertedAt?: InputMaybe<Scalars['DateTime']['input']>;
  application?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  handledAt?: InputMaybe<Scalars['DateTime']['input']>;
  handledBy?: InputMaybe<Scalars['String']['input']>;
  /** Of the address that was open the host alone. */
  host?: InputMaybe<Scalars['String']['input']>;
  /** What weighed most. Of a word of the lexicon the first letter, of one of the organization all of it. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  remark?: InputMaybe<Scalars['String']['input']>;
  severity?: InputMaybe<ToxicitySeverity>;
  status?: InputMaybe<AlertStatus>;
  /** From which score on there was an alert then. */
  threshold?: InputMaybe<Scalars['Int']['input']>;
};

export type ToxicityAlertSort = {
  field: ToxicityAlertSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ToxicityAlertSortField =
  | 'alertedAt'
  | 'application'
  | 'createdAt'
  | 'custom'
  | 'emailRecipients'
  | 'employeeId'
  | 'handledAt'
  | 'handledBy'
  | 'host'
  | 'keyword'
  | 'lastAt'
  | 'notificationStatus'
  | 'remark'
  | 'score'
  | 'severity'
  | 'status'
  | 'threshold'
  | 'times'
  | 'updatedAt';

export type ToxicityKeyword = {
  id: Scalars['ID']['output'];
  keyword: Scalars['String']['output'];
};

export type ToxicityKeywordInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  keyword: Scalars['String']['input'];
};

/** Whether hurtful words are looked for in what members type, from which score on, and who hears of it. */
export type ToxicitySetting = {
  /** They get the mail besides, or alone. */
  addresses?: Maybe<Array<ToxicityAddress>>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** As long as this is off, no text is scored. */
  isOn: Scalars['Boolean']['output'];
  /** Words of the organization, each of which is an alert whatever the score. An asterisk stands for any letters of a word. */
  keywords?: Maybe<Array<ToxicityKeyword>>;
  name: Scalars['String']['output'];
  /** Administrators are those who may change this setting, managers those whom the person reports to. Nobody hears of alerts about themselves. */
  recipients: AlertRecipients;
  /** Texts are scored from 0 to 100: an insult about 45, a threat 90. From this score on there is an alert. */
  threshold: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ToxicitySettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ToxicitySetting>;
};

export type ToxicitySettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ToxicitySetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ToxicitySettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ToxicitySettingFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isOn?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ToxicitySettingFilter>;
  or?: InputMaybe<Array<ToxicitySettingFilter>>;
  recipients?: InputMaybe<AlertRecipientsFilter>;
  threshold?: InputMaybe<IntFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ToxicitySettingInput = {
  /** They get the mail besides, or alone. */
  addresses?: InputMaybe<Array<ToxicityAddressInput>>;
  /** As long as this is off, no text is scored. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the organization, each of which is an alert whatever the score. An asterisk stands for any letters of a word. */
  keywords?: InputMaybe<Array<ToxicityKeywordInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Administrators are those who may change this setting, managers those whom the person reports to. Nobody hears of alerts about themselves. */
  recipients?: InputMaybe<AlertRecipients>;
  /** Texts are scored from 0 to 100: an insult about 45, a threat 90. From this score on there is an alert. */
  threshold?: InputMaybe<Scalars['Int']['input']>;
};

export type ToxicitySettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ToxicitySetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ToxicitySettingPatch = {
  /** They get the mail besides, or alone. */
  addresses?: InputMaybe<Array<ToxicityAddressInput>>;
  /** As long as this is off, no text is scored. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the organization, each of which is an alert whatever the score. An asterisk stands for any letters of a word. */
  keywords?: InputMaybe<Array<ToxicityKeywordInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Administrators are those who may change this setting, managers those whom the person reports to. Nobody hears of alerts about themselves. */
  recipients?: InputMaybe<AlertRecipients>;
  /** Texts are scored from 0 to 100: an insult about 45, a threat 90. From this score on there is an alert. */
  threshold?: InputMaybe<Scalars['Int']['input']>;
};

export type ToxicitySettingSort = {
  field: ToxicitySettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ToxicitySettingSortField =
  | 'createdAt'
  | 'custom'
  | 'isOn'
  | 'name'
  | 'recipients'
  | 'threshold'
  | 'updatedAt';

export type ToxicitySeverity =
  | 'ABUSE'
  | 'HARASSMENT'
  | 'INSULT'
  | 'KEYWORD'
  | 'PROFANITY'
  | 'SLUR'
  | 'THREAT';

export type ToxicitySeverityFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ToxicitySeverity>;
  in?: InputMaybe<Array<ToxicitySeverity>>;
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

/** A place of work, known by the addresses under which its network reaches the internet. */
export type WorkLocation = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** The location of the organization that it is, if it is one. */
  location?: Maybe<Location>;
  name: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** A change holds from now on: past activities are not re-labelled. No two work locations share an address. */
  ranges?: Maybe<Array<WorkLocationRange>>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type WorkLocationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<WorkLocation>;
};

export type WorkLocationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<WorkLocation>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type WorkLocationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<WorkLocationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  locationId?: InputMaybe<IdFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<WorkLocationFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<WorkLocationFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type WorkLocationInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The location of the organization that it is, if it is one. */
  locationId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  /** A change holds from now on: past activities are not re-labelled. No two work locations share an address. */
  ranges?: InputMaybe<Array<WorkLocationRangeInput>>;
};

export type WorkLocationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<WorkLocation>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type WorkLocationPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The location of the organization that it is, if it is one. */
  locationId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** A change holds from now on: past activities are not re-labelled. No two work locations share an address. */
  ranges?: InputMaybe<Array<WorkLocationRangeInput>>;
};

export type WorkLocationRange = {
  id: Scalars['ID']['output'];
  /** With a subnet mask, 49.205.72.0/24, or from the first to the last address, 49.205.72.10-49.205.72.40. */
  range: Scalars['String']['output'];
};

export type WorkLocationRangeInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** With a subnet mask, 49.205.72.0/24, or from the first to the last address, 49.205.72.10-49.205.72.40. */
  range: Scalars['String']['input'];
};

export type WorkLocationSort = {
  field: WorkLocationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type WorkLocationSortField =
  | 'createdAt'
  | 'custom'
  | 'locationId'
  | 'name'
  | 'note'
  | 'updatedAt';



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
  AlertChoice: ResolverTypeWrapper<AlertChoice>;
  AlertCount: ResolverTypeWrapper<AlertCount>;
  AlertDashboard: ResolverTypeWrapper<AlertDashboard>;
  AlertDay: ResolverTypeWrapper<AlertDay>;
  AlertFigures: ResolverTypeWrapper<AlertFigures>;
  AlertLine: ResolverTypeWrapper<AlertLine>;
  AlertNotification: AlertNotification;
  AlertNotificationFilter: AlertNotificationFilter;
  AlertRecipients: AlertRecipients;
  AlertRecipientsFilter: AlertRecipientsFilter;
  AlertStatus: AlertStatus;
  AlertStatusFilter: AlertStatusFilter;
  AlertsHandled: ResolverTypeWrapper<AlertsHandled>;
  BlockedVisit: ResolverTypeWrapper<BlockedVisit>;
  BlockedVisitAnswer: ResolverTypeWrapper<BlockedVisitAnswer>;
  BlockedVisitChange: ResolverTypeWrapper<BlockedVisitChange>;
  BlockedVisitFilter: BlockedVisitFilter;
  BlockedVisitPage: ResolverTypeWrapper<BlockedVisitPage>;
  BlockedVisitPatch: BlockedVisitPatch;
  BlockedVisitSort: BlockedVisitSort;
  BlockedVisitSortField: BlockedVisitSortField;
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
  ClassificationCopied: ResolverTypeWrapper<ClassificationCopied>;
  ClassificationCopyAct: ClassificationCopyAct;
  ClassificationCopyLine: ResolverTypeWrapper<ClassificationCopyLine>;
  ClassificationCopyPreview: ResolverTypeWrapper<ClassificationCopyPreview>;
  ColumnKind: ColumnKind;
  ControlKeys: ResolverTypeWrapper<ControlKeys>;
  Coverage: Coverage;
  CustomAlert: ResolverTypeWrapper<CustomAlert>;
  CustomAlertAddress: ResolverTypeWrapper<CustomAlertAddress>;
  CustomAlertAddressInput: CustomAlertAddressInput;
  CustomAlertAnswer: ResolverTypeWrapper<CustomAlertAnswer>;
  CustomAlertChange: ResolverTypeWrapper<CustomAlertChange>;
  CustomAlertFilter: CustomAlertFilter;
  CustomAlertInput: CustomAlertInput;
  CustomAlertKeyword: ResolverTypeWrapper<CustomAlertKeyword>;
  CustomAlertKeywordInput: CustomAlertKeywordInput;
  CustomAlertPage: ResolverTypeWrapper<CustomAlertPage>;
  CustomAlertPatch: CustomAlertPatch;
  CustomAlertSort: CustomAlertSort;
  CustomAlertSortField: CustomAlertSortField;
  CustomAlertType: CustomAlertType;
  CustomAlertTypeFilter: CustomAlertTypeFilter;
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
  InternetAccessOverride: ResolverTypeWrapper<InternetAccessOverride>;
  InternetAccessOverrideAnswer: ResolverTypeWrapper<InternetAccessOverrideAnswer>;
  InternetAccessOverrideChange: ResolverTypeWrapper<InternetAccessOverrideChange>;
  InternetAccessOverrideFilter: InternetAccessOverrideFilter;
  InternetAccessOverrideInput: InternetAccessOverrideInput;
  InternetAccessOverridePage: ResolverTypeWrapper<InternetAccessOverridePage>;
  InternetAccessOverridePatch: InternetAccessOverridePatch;
  InternetAccessOverrideSort: InternetAccessOverrideSort;
  InternetAccessOverrideSortField: InternetAccessOverrideSortField;
  InternetAccessPattern: ResolverTypeWrapper<InternetAccessPattern>;
  InternetAccessPatternAnswer: ResolverTypeWrapper<InternetAccessPatternAnswer>;
  InternetAccessPatternChange: ResolverTypeWrapper<InternetAccessPatternChange>;
  InternetAccessPatternFilter: InternetAccessPatternFilter;
  InternetAccessPatternInput: InternetAccessPatternInput;
  InternetAccessPatternPage: ResolverTypeWrapper<InternetAccessPatternPage>;
  InternetAccessPatternPatch: InternetAccessPatternPatch;
  InternetAccessPatternSort: InternetAccessPatternSort;
  InternetAccessPatternSortField: InternetAccessPatternSortField;
  InternetAccessSetting: ResolverTypeWrapper<InternetAccessSetting>;
  InternetAccessSettingAnswer: ResolverTypeWrapper<InternetAccessSettingAnswer>;
  InternetAccessSettingChange: ResolverTypeWrapper<InternetAccessSettingChange>;
  InternetAccessSettingFilter: InternetAccessSettingFilter;
  InternetAccessSettingInput: InternetAccessSettingInput;
  InternetAccessSettingPage: ResolverTypeWrapper<InternetAccessSettingPage>;
  InternetAccessSettingPatch: InternetAccessSettingPatch;
  InternetAccessSettingSort: InternetAccessSettingSort;
  InternetAccessSettingSortField: InternetAccessSettingSortField;
  InternetAccessStatus: InternetAccessStatus;
  InternetAccessStatusFilter: InternetAccessStatusFilter;
  InternetDomainsAdded: ResolverTypeWrapper<InternetDomainsAdded>;
  InternetDomainsChanged: ResolverTypeWrapper<InternetDomainsChanged>;
  InternetDomainsRemoved: ResolverTypeWrapper<InternetDomainsRemoved>;
  InternetListing: InternetListing;
  InternetListingFilter: InternetListingFilter;
  InternetOverrideDomain: ResolverTypeWrapper<InternetOverrideDomain>;
  InternetOverrideDomainInput: InternetOverrideDomainInput;
  InternetOverrideMode: InternetOverrideMode;
  InternetOverrideModeFilter: InternetOverrideModeFilter;
  IssuedActivityDevice: ResolverTypeWrapper<IssuedActivityDevice>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  KeyLog: ResolverTypeWrapper<KeyLog>;
  KeyLogChoice: ResolverTypeWrapper<KeyLogChoice>;
  KeyLogChoices: ResolverTypeWrapper<KeyLogChoices>;
  KeyLogColumns: ResolverTypeWrapper<KeyLogColumns>;
  KeyLogSum: ResolverTypeWrapper<KeyLogSum>;
  KeyLogSums: ResolverTypeWrapper<KeyLogSums>;
  KeyLoggerPage: ResolverTypeWrapper<KeyLoggerPage>;
  KeyLoggingSetting: ResolverTypeWrapper<KeyLoggingSetting>;
  KeyLoggingSettingAnswer: ResolverTypeWrapper<KeyLoggingSettingAnswer>;
  KeyLoggingSettingChange: ResolverTypeWrapper<KeyLoggingSettingChange>;
  KeyLoggingSettingFilter: KeyLoggingSettingFilter;
  KeyLoggingSettingInput: KeyLoggingSettingInput;
  KeyLoggingSettingPage: ResolverTypeWrapper<KeyLoggingSettingPage>;
  KeyLoggingSettingPatch: KeyLoggingSettingPatch;
  KeyLoggingSettingSort: KeyLoggingSettingSort;
  KeyLoggingSettingSortField: KeyLoggingSettingSortField;
  KeyLogs: ResolverTypeWrapper<KeyLogs>;
  KeyLogsOf: KeyLogsOf;
  KeywordAlert: ResolverTypeWrapper<KeywordAlert>;
  KeywordAlertAnswer: ResolverTypeWrapper<KeywordAlertAnswer>;
  KeywordAlertChange: ResolverTypeWrapper<KeywordAlertChange>;
  KeywordAlertFilter: KeywordAlertFilter;
  KeywordAlertPage: ResolverTypeWrapper<KeywordAlertPage>;
  KeywordAlertPatch: KeywordAlertPatch;
  KeywordAlertSort: KeywordAlertSort;
  KeywordAlertSortField: KeywordAlertSortField;
  Language: Language;
  LanguageProficiency: LanguageProficiency;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalDateFilter: LocalDateFilter;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LocalTimeFilter: LocalTimeFilter;
  Location: ResolverTypeWrapper<Location>;
  LocationDay: ResolverTypeWrapper<LocationDay>;
  LocationFigures: ResolverTypeWrapper<LocationFigures>;
  LocationIntelligence: ResolverTypeWrapper<LocationIntelligence>;
  LocationPlace: LocationPlace;
  LocationRecord: ResolverTypeWrapper<LocationRecord>;
  LocationRecords: ResolverTypeWrapper<LocationRecords>;
  LocationTrackingSetting: ResolverTypeWrapper<LocationTrackingSetting>;
  LocationTrackingSettingAnswer: ResolverTypeWrapper<LocationTrackingSettingAnswer>;
  LocationTrackingSettingChange: ResolverTypeWrapper<LocationTrackingSettingChange>;
  LocationTrackingSettingFilter: LocationTrackingSettingFilter;
  LocationTrackingSettingInput: LocationTrackingSettingInput;
  LocationTrackingSettingPage: ResolverTypeWrapper<LocationTrackingSettingPage>;
  LocationTrackingSettingPatch: LocationTrackingSettingPatch;
  LocationTrackingSettingSort: LocationTrackingSettingSort;
  LocationTrackingSettingSortField: LocationTrackingSettingSortField;
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
  OvertimeBasis: OvertimeBasis;
  OwnActivityDevice: ResolverTypeWrapper<OwnActivityDevice>;
  OwnInternetException: ResolverTypeWrapper<OwnInternetException>;
  OwnMonitoring: ResolverTypeWrapper<OwnMonitoring>;
  OwnWordAlert: ResolverTypeWrapper<OwnWordAlert>;
  OwnWordAlertKind: OwnWordAlertKind;
  OwnWordAlerts: ResolverTypeWrapper<OwnWordAlerts>;
  PerDayProductiveHours: ResolverTypeWrapper<PerDayProductiveHours>;
  Preset: Preset;
  ProductiveDay: ResolverTypeWrapper<ProductiveDay>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordStatus: RecordStatus;
  RecordStatusFilter: RecordStatusFilter;
  RecordView: RecordView;
  RecordedKind: RecordedKind;
  RelativePerson: RelativePerson;
  RequestKind: RequestKind;
  RequestStatus: RequestStatus;
  RevokedActivityDevice: ResolverTypeWrapper<RevokedActivityDevice>;
  Right: Right;
  RowsFilter: RowsFilter;
  SalaryType: SalaryType;
  Scope: Scope;
  ScreenAction: ScreenAction;
  Screenshot: ResolverTypeWrapper<Screenshot>;
  ScreenshotDay: ResolverTypeWrapper<ScreenshotDay>;
  ScreenshotFrequencyUnit: ScreenshotFrequencyUnit;
  ScreenshotFrequencyUnitFilter: ScreenshotFrequencyUnitFilter;
  ScreenshotPerson: ResolverTypeWrapper<ScreenshotPerson>;
  ScreenshotSchedule: ScreenshotSchedule;
  ScreenshotScheduleFilter: ScreenshotScheduleFilter;
  ScreenshotSetting: ResolverTypeWrapper<ScreenshotSetting>;
  ScreenshotSettingAnswer: ResolverTypeWrapper<ScreenshotSettingAnswer>;
  ScreenshotSettingChange: ResolverTypeWrapper<ScreenshotSettingChange>;
  ScreenshotSettingFilter: ScreenshotSettingFilter;
  ScreenshotSettingInput: ScreenshotSettingInput;
  ScreenshotSettingPage: ResolverTypeWrapper<ScreenshotSettingPage>;
  ScreenshotSettingPatch: ScreenshotSettingPatch;
  ScreenshotSettingSort: ScreenshotSettingSort;
  ScreenshotSettingSortField: ScreenshotSettingSortField;
  Screenshots: ResolverTypeWrapper<Screenshots>;
  SkillProficiency: SkillProficiency;
  SortOrder: SortOrder;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SystemActivityLogs: ResolverTypeWrapper<SystemActivityLogs>;
  TaxRegime: TaxRegime;
  TaxReliefSection: TaxReliefSection;
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  TotalProductiveHours: ResolverTypeWrapper<TotalProductiveHours>;
  TouchedRecord: ResolverTypeWrapper<TouchedRecord>;
  ToxicityAddress: ResolverTypeWrapper<ToxicityAddress>;
  ToxicityAddressInput: ToxicityAddressInput;
  ToxicityAlert: ResolverTypeWrapper<ToxicityAlert>;
  ToxicityAlertAnswer: ResolverTypeWrapper<ToxicityAlertAnswer>;
  ToxicityAlertChange: ResolverTypeWrapper<ToxicityAlertChange>;
  ToxicityAlertFilter: ToxicityAlertFilter;
  ToxicityAlertPage: ResolverTypeWrapper<ToxicityAlertPage>;
  ToxicityAlertPatch: ToxicityAlertPatch;
  ToxicityAlertSort: ToxicityAlertSort;
  ToxicityAlertSortField: ToxicityAlertSortField;
  ToxicityKeyword: ResolverTypeWrapper<ToxicityKeyword>;
  ToxicityKeywordInput: ToxicityKeywordInput;
  ToxicitySetting: ResolverTypeWrapper<ToxicitySetting>;
  ToxicitySettingAnswer: ResolverTypeWrapper<ToxicitySettingAnswer>;
  ToxicitySettingChange: ResolverTypeWrapper<ToxicitySettingChange>;
  ToxicitySettingFilter: ToxicitySettingFilter;
  ToxicitySettingInput: ToxicitySettingInput;
  ToxicitySettingPage: ResolverTypeWrapper<ToxicitySettingPage>;
  ToxicitySettingPatch: ToxicitySettingPatch;
  ToxicitySettingSort: ToxicitySettingSort;
  ToxicitySettingSortField: ToxicitySettingSortField;
  ToxicitySeverity: ToxicitySeverity;
  ToxicitySeverityFilter: ToxicitySeverityFilter;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  Weekday: Weekday;
  WorkDayKind: WorkDayKind;
  WorkLocation: ResolverTypeWrapper<WorkLocation>;
  WorkLocationAnswer: ResolverTypeWrapper<WorkLocationAnswer>;
  WorkLocationChange: ResolverTypeWrapper<WorkLocationChange>;
  WorkLocationFilter: WorkLocationFilter;
  WorkLocationInput: WorkLocationInput;
  WorkLocationPage: ResolverTypeWrapper<WorkLocationPage>;
  WorkLocationPatch: WorkLocationPatch;
  WorkLocationRange: ResolverTypeWrapper<WorkLocationRange>;
  WorkLocationRangeInput: WorkLocationRangeInput;
  WorkLocationSort: WorkLocationSort;
  WorkLocationSortField: WorkLocationSortField;
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
  AlertChoice: AlertChoice;
  AlertCount: AlertCount;
  AlertDashboard: AlertDashboard;
  AlertDay: AlertDay;
  AlertFigures: AlertFigures;
  AlertLine: AlertLine;
  AlertNotificationFilter: AlertNotificationFilter;
  AlertRecipientsFilter: AlertRecipientsFilter;
  AlertStatusFilter: AlertStatusFilter;
  AlertsHandled: AlertsHandled;
  BlockedVisit: BlockedVisit;
  BlockedVisitAnswer: BlockedVisitAnswer;
  BlockedVisitChange: BlockedVisitChange;
  BlockedVisitFilter: BlockedVisitFilter;
  BlockedVisitPage: BlockedVisitPage;
  BlockedVisitPatch: BlockedVisitPatch;
  BlockedVisitSort: BlockedVisitSort;
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
  ClassificationCopied: ClassificationCopied;
  ClassificationCopyLine: ClassificationCopyLine;
  ClassificationCopyPreview: ClassificationCopyPreview;
  ControlKeys: ControlKeys;
  CustomAlert: CustomAlert;
  CustomAlertAddress: CustomAlertAddress;
  CustomAlertAddressInput: CustomAlertAddressInput;
  CustomAlertAnswer: CustomAlertAnswer;
  CustomAlertChange: CustomAlertChange;
  CustomAlertFilter: CustomAlertFilter;
  CustomAlertInput: CustomAlertInput;
  CustomAlertKeyword: CustomAlertKeyword;
  CustomAlertKeywordInput: CustomAlertKeywordInput;
  CustomAlertPage: CustomAlertPage;
  CustomAlertPatch: CustomAlertPatch;
  CustomAlertSort: CustomAlertSort;
  CustomAlertTypeFilter: CustomAlertTypeFilter;
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
  InternetAccessOverride: InternetAccessOverride;
  InternetAccessOverrideAnswer: InternetAccessOverrideAnswer;
  InternetAccessOverrideChange: InternetAccessOverrideChange;
  InternetAccessOverrideFilter: InternetAccessOverrideFilter;
  InternetAccessOverrideInput: InternetAccessOverrideInput;
  InternetAccessOverridePage: InternetAccessOverridePage;
  InternetAccessOverridePatch: InternetAccessOverridePatch;
  InternetAccessOverrideSort: InternetAccessOverrideSort;
  InternetAccessPattern: InternetAccessPattern;
  InternetAccessPatternAnswer: InternetAccessPatternAnswer;
  InternetAccessPatternChange: InternetAccessPatternChange;
  InternetAccessPatternFilter: InternetAccessPatternFilter;
  InternetAccessPatternInput: InternetAccessPatternInput;
  InternetAccessPatternPage: InternetAccessPatternPage;
  InternetAccessPatternPatch: InternetAccessPatternPatch;
  InternetAccessPatternSort: InternetAccessPatternSort;
  InternetAccessSetting: InternetAccessSetting;
  InternetAccessSettingAnswer: InternetAccessSettingAnswer;
  InternetAccessSettingChange: InternetAccessSettingChange;
  InternetAccessSettingFilter: InternetAccessSettingFilter;
  InternetAccessSettingInput: InternetAccessSettingInput;
  InternetAccessSettingPage: InternetAccessSettingPage;
  InternetAccessSettingPatch: InternetAccessSettingPatch;
  InternetAccessSettingSort: InternetAccessSettingSort;
  InternetAccessStatusFilter: InternetAccessStatusFilter;
  InternetDomainsAdded: InternetDomainsAdded;
  InternetDomainsChanged: InternetDomainsChanged;
  InternetDomainsRemoved: InternetDomainsRemoved;
  InternetListingFilter: InternetListingFilter;
  InternetOverrideDomain: InternetOverrideDomain;
  InternetOverrideDomainInput: InternetOverrideDomainInput;
  InternetOverrideModeFilter: InternetOverrideModeFilter;
  IssuedActivityDevice: IssuedActivityDevice;
  JSON: Scalars['JSON']['output'];
  KeyLog: KeyLog;
  KeyLogChoice: KeyLogChoice;
  KeyLogChoices: KeyLogChoices;
  KeyLogColumns: KeyLogColumns;
  KeyLogSum: KeyLogSum;
  KeyLogSums: KeyLogSums;
  KeyLoggerPage: KeyLoggerPage;
  KeyLoggingSetting: KeyLoggingSetting;
  KeyLoggingSettingAnswer: KeyLoggingSettingAnswer;
  KeyLoggingSettingChange: KeyLoggingSettingChange;
  KeyLoggingSettingFilter: KeyLoggingSettingFilter;
  KeyLoggingSettingInput: KeyLoggingSettingInput;
  KeyLoggingSettingPage: KeyLoggingSettingPage;
  KeyLoggingSettingPatch: KeyLoggingSettingPatch;
  KeyLoggingSettingSort: KeyLoggingSettingSort;
  KeyLogs: KeyLogs;
  KeywordAlert: KeywordAlert;
  KeywordAlertAnswer: KeywordAlertAnswer;
  KeywordAlertChange: KeywordAlertChange;
  KeywordAlertFilter: KeywordAlertFilter;
  KeywordAlertPage: KeywordAlertPage;
  KeywordAlertPatch: KeywordAlertPatch;
  KeywordAlertSort: KeywordAlertSort;
  LocalDate: Scalars['LocalDate']['output'];
  LocalDateFilter: LocalDateFilter;
  LocalTime: Scalars['LocalTime']['output'];
  LocalTimeFilter: LocalTimeFilter;
  Location: Location;
  LocationDay: LocationDay;
  LocationFigures: LocationFigures;
  LocationIntelligence: LocationIntelligence;
  LocationRecord: LocationRecord;
  LocationRecords: LocationRecords;
  LocationTrackingSetting: LocationTrackingSetting;
  LocationTrackingSettingAnswer: LocationTrackingSettingAnswer;
  LocationTrackingSettingChange: LocationTrackingSettingChange;
  LocationTrackingSettingFilter: LocationTrackingSettingFilter;
  LocationTrackingSettingInput: LocationTrackingSettingInput;
  LocationTrackingSettingPage: LocationTrackingSettingPage;
  LocationTrackingSettingPatch: LocationTrackingSettingPatch;
  LocationTrackingSettingSort: LocationTrackingSettingSort;
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
  OwnInternetException: OwnInternetException;
  OwnMonitoring: OwnMonitoring;
  OwnWordAlert: OwnWordAlert;
  OwnWordAlerts: OwnWordAlerts;
  PerDayProductiveHours: PerDayProductiveHours;
  ProductiveDay: ProductiveDay;
  Query: Record<PropertyKey, never>;
  RecordStatusFilter: RecordStatusFilter;
  RevokedActivityDevice: RevokedActivityDevice;
  RowsFilter: RowsFilter;
  Screenshot: Screenshot;
  ScreenshotDay: ScreenshotDay;
  ScreenshotFrequencyUnitFilter: ScreenshotFrequencyUnitFilter;
  ScreenshotPerson: ScreenshotPerson;
  ScreenshotScheduleFilter: ScreenshotScheduleFilter;
  ScreenshotSetting: ScreenshotSetting;
  ScreenshotSettingAnswer: ScreenshotSettingAnswer;
  ScreenshotSettingChange: ScreenshotSettingChange;
  ScreenshotSettingFilter: ScreenshotSettingFilter;
  ScreenshotSettingInput: ScreenshotSettingInput;
  ScreenshotSettingPage: ScreenshotSettingPage;
  ScreenshotSettingPatch: ScreenshotSettingPatch;
  ScreenshotSettingSort: ScreenshotSettingSort;
  Screenshots: Screenshots;
  String: Scalars['String']['output'];
  SystemActivityLogs: SystemActivityLogs;
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  TotalProductiveHours: TotalProductiveHours;
  TouchedRecord: TouchedRecord;
  ToxicityAddress: ToxicityAddress;
  ToxicityAddressInput: ToxicityAddressInput;
  ToxicityAlert: ToxicityAlert;
  ToxicityAlertAnswer: ToxicityAlertAnswer;
  ToxicityAlertChange: ToxicityAlertChange;
  ToxicityAlertFilter: ToxicityAlertFilter;
  ToxicityAlertPage: ToxicityAlertPage;
  ToxicityAlertPatch: ToxicityAlertPatch;
  ToxicityAlertSort: ToxicityAlertSort;
  ToxicityKeyword: ToxicityKeyword;
  ToxicityKeywordInput: ToxicityKeywordInput;
  ToxicitySetting: ToxicitySetting;
  ToxicitySettingAnswer: ToxicitySettingAnswer;
  ToxicitySettingChange: ToxicitySettingChange;
  ToxicitySettingFilter: ToxicitySettingFilter;
  ToxicitySettingInput: ToxicitySettingInput;
  ToxicitySettingPage: ToxicitySettingPage;
  ToxicitySettingPatch: ToxicitySettingPatch;
  ToxicitySettingSort: ToxicitySettingSort;
  ToxicitySeverityFilter: ToxicitySeverityFilter;
  UndoAnswer: UndoAnswer;
  WorkLocation: WorkLocation;
  WorkLocationAnswer: WorkLocationAnswer;
  WorkLocationChange: WorkLocationChange;
  WorkLocationFilter: WorkLocationFilter;
  WorkLocationInput: WorkLocationInput;
  WorkLocationPage: WorkLocationPage;
  WorkLocationPatch: WorkLocationPatch;
  WorkLocationRange: WorkLocationRange;
  WorkLocationRangeInput: WorkLocationRangeInput;
  WorkLocationSort: WorkLocationSort;
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
  accessStatus?: Resolver<Maybe<ResolversTypes['InternetAccessStatus']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ActivityCategory'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customGroup?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActivitySource'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['InternetListing']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  kind?: Resolver<Maybe<ResolversTypes['RecordedKind']>, ParentType, ContextType>;
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

export type AlertChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertChoice'] = ResolversParentTypes['AlertChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertCount'] = ResolversParentTypes['AlertCount']> = {
  alerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertDashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertDashboard'] = ResolversParentTypes['AlertDashboard']> = {
  byDay?: Resolver<Array<ResolversTypes['AlertDay']>, ParentType, ContextType>;
  byDepartment?: Resolver<Array<ResolversTypes['AlertCount']>, ParentType, ContextType>;
  byKeyword?: Resolver<Array<ResolversTypes['AlertCount']>, ParentType, ContextType>;
  byPerson?: Resolver<Array<ResolversTypes['AlertCount']>, ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['AlertChoice']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['AlertFigures'], ParentType, ContextType>;
  latest?: Resolver<Array<ResolversTypes['AlertLine']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertDay'] = ResolversParentTypes['AlertDay']> = {
  acknowledged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertFigures'] = ResolversParentTypes['AlertFigures']> = {
  alerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertLine'] = ResolversParentTypes['AlertLine']> = {
  alert?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailRecipients?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyword?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notificationStatus?: Resolver<Maybe<ResolversTypes['AlertNotification']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  severity?: Resolver<Maybe<ResolversTypes['ToxicitySeverity']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AlertStatus'], ParentType, ContextType>;
  threshold?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertsHandledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertsHandled'] = ResolversParentTypes['AlertsHandled']> = {
  alerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type BlockedVisitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedVisit'] = ResolversParentTypes['BlockedVisit']> = {
  application?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['ActivityDevice']>, ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlockedVisitAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedVisitAnswer'] = ResolversParentTypes['BlockedVisitAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['BlockedVisit']>, ParentType, ContextType>;
};

export type BlockedVisitChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedVisitChange'] = ResolversParentTypes['BlockedVisitChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['BlockedVisit']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type BlockedVisitPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedVisitPage'] = ResolversParentTypes['BlockedVisitPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BlockedVisit']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

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

export type ClassificationCopiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClassificationCopied'] = ResolversParentTypes['ClassificationCopied']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClassificationCopyLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClassificationCopyLine'] = ResolversParentTypes['ClassificationCopyLine']> = {
  act?: Resolver<ResolversTypes['ClassificationCopyAct'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ActivityCategory'], ParentType, ContextType>;
  categoryNow?: Resolver<Maybe<ResolversTypes['ActivityCategory']>, ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['InternetListing'], ParentType, ContextType>;
  listingNow?: Resolver<Maybe<ResolversTypes['InternetListing']>, ParentType, ContextType>;
};

export type ClassificationCopyPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClassificationCopyPreview'] = ResolversParentTypes['ClassificationCopyPreview']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ClassificationCopyLine']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ControlKeysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ControlKeys'] = ResolversParentTypes['ControlKeys']> = {
  copies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cuts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pastes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  printScreens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomAlert'] = ResolversParentTypes['CustomAlert']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['CustomAlertAddress']>>, ParentType, ContextType>;
  alertType?: Resolver<ResolversTypes['CustomAlertType'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keywords?: Resolver<Maybe<Array<ResolversTypes['CustomAlertKeyword']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipients?: Resolver<ResolversTypes['AlertRecipients'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomAlertAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomAlertAddress'] = ResolversParentTypes['CustomAlertAddress']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomAlertAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomAlertAnswer'] = ResolversParentTypes['CustomAlertAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CustomAlert']>, ParentType, ContextType>;
};

export type CustomAlertChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomAlertChange'] = ResolversParentTypes['CustomAlertChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CustomAlert']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CustomAlertKeywordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomAlertKeyword'] = ResolversParentTypes['CustomAlertKeyword']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyword?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomAlertPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomAlertPage'] = ResolversParentTypes['CustomAlertPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CustomAlert']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type InternetAccessOverrideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetAccessOverride'] = ResolversParentTypes['InternetAccessOverride']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  domains?: Resolver<Maybe<Array<ResolversTypes['InternetOverrideDomain']>>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['InternetOverrideMode'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InternetAccessOverrideAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetAccessOverrideAnswer'] = ResolversParentTypes['InternetAccessOverrideAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['InternetAccessOverride']>, ParentType, ContextType>;
};

export type InternetAccessOverrideChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetAccessOverrideChange'] = ResolversParentTypes['InternetAccessOverrideChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['InternetAccessOverride']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type InternetAccessOverridePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetAccessOverridePage'] = ResolversParentTypes['InternetAccessOverridePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['InternetAccessOverride']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InternetAccessPatternResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetAccessPattern'] = ResolversParentTypes['InternetAccessPattern']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InternetAccessStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InternetAccessPatternAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetAccessPatternAnswer'] = ResolversParentTypes['InternetAccessPatternAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['InternetAccessPattern']>, ParentType, ContextType>;
};

export type InternetAccessPatternChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetAccessPatternChange'] = ResolversParentTypes['InternetAccessPatternChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['InternetAccessPattern']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type InternetAccessPatternPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetAccessPatternPage'] = ResolversParentTypes['InternetAccessPatternPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['InternetAccessPattern']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InternetAccessSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetAccessSetting'] = ResolversParentTypes['InternetAccessSetting']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifiesViolations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overrideAtEmployeeLevel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updateFrequency?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InternetAccessSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetAccessSettingAnswer'] = ResolversParentTypes['InternetAccessSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['InternetAccessSetting']>, ParentType, ContextType>;
};

export type InternetAccessSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetAccessSettingChange'] = ResolversParentTypes['InternetAccessSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['InternetAccessSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type InternetAccessSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetAccessSettingPage'] = ResolversParentTypes['InternetAccessSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['InternetAccessSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InternetDomainsAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetDomainsAdded'] = ResolversParentTypes['InternetDomainsAdded']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setByWildcard?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InternetDomainsChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetDomainsChanged'] = ResolversParentTypes['InternetDomainsChanged']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setByWildcard?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InternetDomainsRemovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetDomainsRemoved'] = ResolversParentTypes['InternetDomainsRemoved']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InternetOverrideDomainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternetOverrideDomain'] = ResolversParentTypes['InternetOverrideDomain']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InternetAccessStatus'], ParentType, ContextType>;
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

export type KeyLogResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyLog'] = ResolversParentTypes['KeyLog']> = {
  application?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applicationTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  controlKeys?: Resolver<Maybe<ResolversTypes['ControlKeys']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyStrokes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  windowTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type KeyLogChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyLogChoice'] = ResolversParentTypes['KeyLogChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeyLogChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyLogChoices'] = ResolversParentTypes['KeyLogChoices']> = {
  applications?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['KeyLogChoice']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['KeyLogChoice']>, ParentType, ContextType>;
};

export type KeyLogColumnsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyLogColumns'] = ResolversParentTypes['KeyLogColumns']> = {
  applications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  controlKeys?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyStrokes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  websites?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  windowTitles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type KeyLogSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyLogSum'] = ResolversParentTypes['KeyLogSum']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  controlKeys?: Resolver<Maybe<ResolversTypes['ControlKeys']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyStrokes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  records?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KeyLogSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyLogSums'] = ResolversParentTypes['KeyLogSums']> = {
  columns?: Resolver<ResolversTypes['KeyLogColumns'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['KeyLogSum']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KeyLoggerPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyLoggerPage'] = ResolversParentTypes['KeyLoggerPage']> = {
  columns?: Resolver<ResolversTypes['KeyLogColumns'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRecorded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayConfigure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seesEverybody?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seesOthers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seesOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seesScreenshots?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type KeyLoggingSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyLoggingSetting'] = ResolversParentTypes['KeyLoggingSetting']> = {
  capturesApplications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  capturesControlKeys?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  capturesKeyStrokes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  capturesWebsites?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  capturesWindowTitles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KeyLoggingSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyLoggingSettingAnswer'] = ResolversParentTypes['KeyLoggingSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['KeyLoggingSetting']>, ParentType, ContextType>;
};

export type KeyLoggingSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyLoggingSettingChange'] = ResolversParentTypes['KeyLoggingSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['KeyLoggingSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type KeyLoggingSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyLoggingSettingPage'] = ResolversParentTypes['KeyLoggingSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['KeyLoggingSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KeyLogsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyLogs'] = ResolversParentTypes['KeyLogs']> = {
  columns?: Resolver<ResolversTypes['KeyLogColumns'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['KeyLog']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KeywordAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeywordAlert'] = ResolversParentTypes['KeywordAlert']> = {
  alert?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alertType?: Resolver<ResolversTypes['CustomAlertType'], ParentType, ContextType>;
  alertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  emailRecipients?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  handledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handledBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyword?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notificationStatus?: Resolver<Maybe<ResolversTypes['AlertNotification']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AlertStatus'], ParentType, ContextType>;
  times?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KeywordAlertAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeywordAlertAnswer'] = ResolversParentTypes['KeywordAlertAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['KeywordAlert']>, ParentType, ContextType>;
};

export type KeywordAlertChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeywordAlertChange'] = ResolversParentTypes['KeywordAlertChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['KeywordAlert']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type KeywordAlertPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeywordAlertPage'] = ResolversParentTypes['KeywordAlertPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['KeywordAlert']>, ParentType, ContextType>;
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
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocationDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationDay'] = ResolversParentTypes['LocationDay']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['LocationPlace'], ParentType, ContextType>;
};

export type LocationFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationFigures'] = ResolversParentTypes['LocationFigures']> = {
  computers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elsewhereDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  officeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tracked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknownDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationIntelligenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationIntelligence'] = ResolversParentTypes['LocationIntelligence']> = {
  choices?: Resolver<ResolversTypes['ActivityChoices'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['LocationDay']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['LocationFigures'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['ActivityPerson']>, ParentType, ContextType>;
  workLocations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LocationRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationRecord'] = ResolversParentTypes['LocationRecord']> = {
  accuracy?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAddressTold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['LocationPlace'], ParentType, ContextType>;
  workLocation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LocationRecordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationRecords'] = ResolversParentTypes['LocationRecords']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LocationRecord']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationTrackingSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationTrackingSetting'] = ResolversParentTypes['LocationTrackingSetting']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  everyMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takesPositions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationTrackingSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationTrackingSettingAnswer'] = ResolversParentTypes['LocationTrackingSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LocationTrackingSetting']>, ParentType, ContextType>;
};

export type LocationTrackingSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationTrackingSettingChange'] = ResolversParentTypes['LocationTrackingSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LocationTrackingSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type LocationTrackingSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationTrackingSettingPage'] = ResolversParentTypes['LocationTrackingSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LocationTrackingSetting']>, ParentType, ContextType>;
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
  addCustomAlert?: Resolver<ResolversTypes['CustomAlertChange'], ParentType, ContextType, RequireFields<MutationAddCustomAlertArgs, 'input'>>;
  addErrorLog?: Resolver<ResolversTypes['ErrorLogged'], ParentType, ContextType, RequireFields<MutationAddErrorLogArgs, 'errorMessage' | 'url'>>;
  addInternetAccessOverride?: Resolver<ResolversTypes['InternetAccessOverrideChange'], ParentType, ContextType, RequireFields<MutationAddInternetAccessOverrideArgs, 'input'>>;
  addInternetAccessPattern?: Resolver<ResolversTypes['InternetAccessPatternChange'], ParentType, ContextType, RequireFields<MutationAddInternetAccessPatternArgs, 'input'>>;
  addInternetAccessSetting?: Resolver<ResolversTypes['InternetAccessSettingChange'], ParentType, ContextType, RequireFields<MutationAddInternetAccessSettingArgs, 'input'>>;
  addInternetDomains?: Resolver<ResolversTypes['InternetDomainsAdded'], ParentType, ContextType, RequireFields<MutationAddInternetDomainsArgs, 'domains' | 'listing'>>;
  addKeyLoggingSetting?: Resolver<ResolversTypes['KeyLoggingSettingChange'], ParentType, ContextType, RequireFields<MutationAddKeyLoggingSettingArgs, 'input'>>;
  addLocationTrackingSetting?: Resolver<ResolversTypes['LocationTrackingSettingChange'], ParentType, ContextType, RequireFields<MutationAddLocationTrackingSettingArgs, 'input'>>;
  addMonitoredMember?: Resolver<ResolversTypes['MonitoredMemberChange'], ParentType, ContextType, RequireFields<MutationAddMonitoredMemberArgs, 'input'>>;
  addMonitoringSetting?: Resolver<ResolversTypes['MonitoringSettingChange'], ParentType, ContextType, RequireFields<MutationAddMonitoringSettingArgs, 'input'>>;
  addScreenshotSetting?: Resolver<ResolversTypes['ScreenshotSettingChange'], ParentType, ContextType, RequireFields<MutationAddScreenshotSettingArgs, 'input'>>;
  addToxicitySetting?: Resolver<ResolversTypes['ToxicitySettingChange'], ParentType, ContextType, RequireFields<MutationAddToxicitySettingArgs, 'input'>>;
  addWorkLocation?: Resolver<ResolversTypes['WorkLocationChange'], ParentType, ContextType, RequireFields<MutationAddWorkLocationArgs, 'input'>>;
  connectOwnComputer?: Resolver<ResolversTypes['IssuedActivityDevice'], ParentType, ContextType, RequireFields<MutationConnectOwnComputerArgs, 'name'>>;
  copyInternetClassification?: Resolver<ResolversTypes['ClassificationCopied'], ParentType, ContextType, RequireFields<MutationCopyInternetClassificationArgs, 'fromGroupId' | 'replaces'>>;
  deleteActivityClassifications?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteActivityClassificationsArgs, 'ids'>>;
  deleteCustomAlerts?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCustomAlertsArgs, 'ids'>>;
  deleteInternetAccessOverrides?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteInternetAccessOverridesArgs, 'ids'>>;
  deleteInternetAccessPatterns?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteInternetAccessPatternsArgs, 'ids'>>;
  deleteMonitoredMembers?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteMonitoredMembersArgs, 'ids'>>;
  deleteWorkLocations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteWorkLocationsArgs, 'ids'>>;
  handleKeywordAlerts?: Resolver<ResolversTypes['AlertsHandled'], ParentType, ContextType, RequireFields<MutationHandleKeywordAlertsArgs, 'ids' | 'status'>>;
  handleToxicityAlerts?: Resolver<ResolversTypes['AlertsHandled'], ParentType, ContextType, RequireFields<MutationHandleToxicityAlertsArgs, 'ids' | 'status'>>;
  issueActivityDevice?: Resolver<ResolversTypes['IssuedActivityDevice'], ParentType, ContextType, RequireFields<MutationIssueActivityDeviceArgs, 'employeeId' | 'name'>>;
  removeInternetDomains?: Resolver<ResolversTypes['InternetDomainsRemoved'], ParentType, ContextType, RequireFields<MutationRemoveInternetDomainsArgs, 'ids'>>;
  revokeOwnComputer?: Resolver<ResolversTypes['RevokedActivityDevice'], ParentType, ContextType, RequireFields<MutationRevokeOwnComputerArgs, 'id'>>;
  setInternetListing?: Resolver<ResolversTypes['InternetDomainsChanged'], ParentType, ContextType, RequireFields<MutationSetInternetListingArgs, 'ids' | 'listing'>>;
  undoChangeSet?: Resolver<ResolversTypes['UndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoChangeSetArgs, 'id' | 'wait'>>;
  updateActivityClassification?: Resolver<ResolversTypes['ActivityClassificationChange'], ParentType, ContextType, RequireFields<MutationUpdateActivityClassificationArgs, 'id' | 'input' | 'version'>>;
  updateActivityDevice?: Resolver<ResolversTypes['ActivityDeviceChange'], ParentType, ContextType, RequireFields<MutationUpdateActivityDeviceArgs, 'id' | 'input' | 'version'>>;
  updateCustomAlert?: Resolver<ResolversTypes['CustomAlertChange'], ParentType, ContextType, RequireFields<MutationUpdateCustomAlertArgs, 'id' | 'input' | 'version'>>;
  updateInternetAccessOverride?: Resolver<ResolversTypes['InternetAccessOverrideChange'], ParentType, ContextType, RequireFields<MutationUpdateInternetAccessOverrideArgs, 'id' | 'input' | 'version'>>;
  updateInternetAccessPattern?: Resolver<ResolversTypes['InternetAccessPatternChange'], ParentType, ContextType, RequireFields<MutationUpdateInternetAccessPatternArgs, 'id' | 'input' | 'version'>>;
  updateInternetAccessSetting?: Resolver<ResolversTypes['InternetAccessSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateInternetAccessSettingArgs, 'id' | 'input' | 'version'>>;
  updateKeyLoggingSetting?: Resolver<ResolversTypes['KeyLoggingSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateKeyLoggingSettingArgs, 'id' | 'input' | 'version'>>;
  updateLocationTrackingSetting?: Resolver<ResolversTypes['LocationTrackingSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateLocationTrackingSettingArgs, 'id' | 'input' | 'version'>>;
  updateMonitoredMember?: Resolver<ResolversTypes['MonitoredMemberChange'], ParentType, ContextType, RequireFields<MutationUpdateMonitoredMemberArgs, 'id' | 'input' | 'version'>>;
  updateMonitoringSetting?: Resolver<ResolversTypes['MonitoringSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateMonitoringSettingArgs, 'id' | 'input' | 'version'>>;
  updateScreenshotSetting?: Resolver<ResolversTypes['ScreenshotSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateScreenshotSettingArgs, 'id' | 'input' | 'version'>>;
  updateToxicitySetting?: Resolver<ResolversTypes['ToxicitySettingChange'], ParentType, ContextType, RequireFields<MutationUpdateToxicitySettingArgs, 'id' | 'input' | 'version'>>;
  updateWorkLocation?: Resolver<ResolversTypes['WorkLocationChange'], ParentType, ContextType, RequireFields<MutationUpdateWorkLocationArgs, 'id' | 'input' | 'version'>>;
};

export type OwnActivityDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnActivityDevice'] = ResolversParentTypes['OwnActivityDevice']> = {
  agent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ActivityDeviceStatus'], ParentType, ContextType>;
};

export type OwnInternetExceptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnInternetException'] = ResolversParentTypes['OwnInternetException']> = {
  mode?: Resolver<ResolversTypes['InternetOverrideMode'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnMonitoringResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnMonitoring'] = ResolversParentTypes['OwnMonitoring']> = {
  alsoRecorded?: Resolver<Array<ResolversTypes['RecordedKind']>, ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['OwnActivityDevice']>, ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  internetException?: Resolver<Maybe<ResolversTypes['OwnInternetException']>, ParentType, ContextType>;
  isMonitored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keepsDaysMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keepsIntervalsDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keepsOutsideSchedule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayConnect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readings?: Resolver<Array<ResolversTypes['ActivityReading']>, ParentType, ContextType>;
  seesFigures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seesLocations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type OwnWordAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnWordAlert'] = ResolversParentTypes['OwnWordAlert']> = {
  alertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handledBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OwnWordAlertKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AlertStatus'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnWordAlertsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnWordAlerts'] = ResolversParentTypes['OwnWordAlerts']> = {
  alerts?: Resolver<Array<ResolversTypes['OwnWordAlert']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  blockedVisit?: Resolver<ResolversTypes['BlockedVisitAnswer'], ParentType, ContextType, RequireFields<QueryBlockedVisitArgs, 'id'>>;
  blockedVisitHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryBlockedVisitHistoryArgs, 'id' | 'limit' | 'offset'>>;
  changeSetActs?: Resolver<ResolversTypes['ChangeSetActs'], ParentType, ContextType, RequireFields<QueryChangeSetActsArgs, 'ids'>>;
  customAlert?: Resolver<ResolversTypes['CustomAlertAnswer'], ParentType, ContextType, RequireFields<QueryCustomAlertArgs, 'id'>>;
  customAlertHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCustomAlertHistoryArgs, 'id' | 'limit' | 'offset'>>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  getDataLossPreventionAuditLog?: Resolver<ResolversTypes['SystemActivityLogs'], ParentType, ContextType, RequireFields<QueryGetDataLossPreventionAuditLogArgs, 'limit' | 'offset'>>;
  getMembersMonitoringAuditLog?: Resolver<ResolversTypes['SystemActivityLogs'], ParentType, ContextType, RequireFields<QueryGetMembersMonitoringAuditLogArgs, 'limit' | 'offset'>>;
  getPerDayProductiveHours?: Resolver<ResolversTypes['PerDayProductiveHours'], ParentType, ContextType, Partial<QueryGetPerDayProductiveHoursArgs>>;
  getProductivityMonitoringAuditLog?: Resolver<ResolversTypes['SystemActivityLogs'], ParentType, ContextType, RequireFields<QueryGetProductivityMonitoringAuditLogArgs, 'limit' | 'offset'>>;
  getSystemActivityLogs?: Resolver<ResolversTypes['SystemActivityLogs'], ParentType, ContextType, RequireFields<QueryGetSystemActivityLogsArgs, 'limit' | 'offset'>>;
  getTotalProductiveHoursForAMonth?: Resolver<ResolversTypes['TotalProductiveHours'], ParentType, ContextType, Partial<QueryGetTotalProductiveHoursForAMonthArgs>>;
  internetAccessOverride?: Resolver<ResolversTypes['InternetAccessOverrideAnswer'], ParentType, ContextType, RequireFields<QueryInternetAccessOverrideArgs, 'id'>>;
  internetAccessOverrideHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryInternetAccessOverrideHistoryArgs, 'id' | 'limit' | 'offset'>>;
  internetAccessPattern?: Resolver<ResolversTypes['InternetAccessPatternAnswer'], ParentType, ContextType, RequireFields<QueryInternetAccessPatternArgs, 'id'>>;
  internetAccessPatternHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryInternetAccessPatternHistoryArgs, 'id' | 'limit' | 'offset'>>;
  internetAccessSetting?: Resolver<ResolversTypes['InternetAccessSettingAnswer'], ParentType, ContextType, RequireFields<QueryInternetAccessSettingArgs, 'id'>>;
  internetAccessSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryInternetAccessSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  internetClassificationCopy?: Resolver<ResolversTypes['ClassificationCopyPreview'], ParentType, ContextType, RequireFields<QueryInternetClassificationCopyArgs, 'fromGroupId'>>;
  keyLogChoices?: Resolver<ResolversTypes['KeyLogChoices'], ParentType, ContextType, RequireFields<QueryKeyLogChoicesArgs, 'fromDate' | 'of' | 'toDate'>>;
  keyLogSums?: Resolver<ResolversTypes['KeyLogSums'], ParentType, ContextType, RequireFields<QueryKeyLogSumsArgs, 'fromDate' | 'limit' | 'of' | 'offset' | 'toDate'>>;
  keyLoggerPage?: Resolver<ResolversTypes['KeyLoggerPage'], ParentType, ContextType>;
  keyLoggingSetting?: Resolver<ResolversTypes['KeyLoggingSettingAnswer'], ParentType, ContextType, RequireFields<QueryKeyLoggingSettingArgs, 'id'>>;
  keyLoggingSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryKeyLoggingSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  keyLogs?: Resolver<ResolversTypes['KeyLogs'], ParentType, ContextType, RequireFields<QueryKeyLogsArgs, 'fromDate' | 'limit' | 'of' | 'offset' | 'toDate'>>;
  keywordAlert?: Resolver<ResolversTypes['KeywordAlertAnswer'], ParentType, ContextType, RequireFields<QueryKeywordAlertArgs, 'id'>>;
  keywordAlertDashboard?: Resolver<ResolversTypes['AlertDashboard'], ParentType, ContextType, RequireFields<QueryKeywordAlertDashboardArgs, 'fromDate' | 'toDate'>>;
  keywordAlertHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryKeywordAlertHistoryArgs, 'id' | 'limit' | 'offset'>>;
  listActivityClassifications?: Resolver<ResolversTypes['ActivityClassificationPage'], ParentType, ContextType, RequireFields<QueryListActivityClassificationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listActivityDaies?: Resolver<ResolversTypes['ActivityDayPage'], ParentType, ContextType, RequireFields<QueryListActivityDaiesArgs, 'estimate' | 'limit' | 'offset'>>;
  listActivityDevices?: Resolver<ResolversTypes['ActivityDevicePage'], ParentType, ContextType, RequireFields<QueryListActivityDevicesArgs, 'estimate' | 'limit' | 'offset'>>;
  listBlockedVisits?: Resolver<ResolversTypes['BlockedVisitPage'], ParentType, ContextType, RequireFields<QueryListBlockedVisitsArgs, 'estimate' | 'limit' | 'offset'>>;
  listChangePeople?: Resolver<ResolversTypes['ChangePeople'], ParentType, ContextType, Partial<QueryListChangePeopleArgs>>;
  listChangeSets?: Resolver<ResolversTypes['ChangeSetPage'], ParentType, ContextType, RequireFields<QueryListChangeSetsArgs, 'all' | 'limit'>>;
  listCustomAlerts?: Resolver<ResolversTypes['CustomAlertPage'], ParentType, ContextType, RequireFields<QueryListCustomAlertsArgs, 'estimate' | 'limit' | 'offset'>>;
  listErrorLogs?: Resolver<ResolversTypes['ErrorLogPage'], ParentType, ContextType, RequireFields<QueryListErrorLogsArgs, 'limit' | 'offset'>>;
  listInternetAccessOverrides?: Resolver<ResolversTypes['InternetAccessOverridePage'], ParentType, ContextType, RequireFields<QueryListInternetAccessOverridesArgs, 'estimate' | 'limit' | 'offset'>>;
  listInternetAccessPatterns?: Resolver<ResolversTypes['InternetAccessPatternPage'], ParentType, ContextType, RequireFields<QueryListInternetAccessPatternsArgs, 'estimate' | 'limit' | 'offset'>>;
  listInternetAccessSettings?: Resolver<ResolversTypes['InternetAccessSettingPage'], ParentType, ContextType, RequireFields<QueryListInternetAccessSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listKeyLoggingSettings?: Resolver<ResolversTypes['KeyLoggingSettingPage'], ParentType, ContextType, RequireFields<QueryListKeyLoggingSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listKeywordAlerts?: Resolver<ResolversTypes['KeywordAlertPage'], ParentType, ContextType, RequireFields<QueryListKeywordAlertsArgs, 'estimate' | 'limit' | 'offset'>>;
  listLocationTrackingSettings?: Resolver<ResolversTypes['LocationTrackingSettingPage'], ParentType, ContextType, RequireFields<QueryListLocationTrackingSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listMonitoredMembers?: Resolver<ResolversTypes['MonitoredMemberPage'], ParentType, ContextType, RequireFields<QueryListMonitoredMembersArgs, 'estimate' | 'limit' | 'offset'>>;
  listMonitoringSettings?: Resolver<ResolversTypes['MonitoringSettingPage'], ParentType, ContextType, RequireFields<QueryListMonitoringSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listScreenshotSettings?: Resolver<ResolversTypes['ScreenshotSettingPage'], ParentType, ContextType, RequireFields<QueryListScreenshotSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listToxicityAlerts?: Resolver<ResolversTypes['ToxicityAlertPage'], ParentType, ContextType, RequireFields<QueryListToxicityAlertsArgs, 'estimate' | 'limit' | 'offset'>>;
  listToxicitySettings?: Resolver<ResolversTypes['ToxicitySettingPage'], ParentType, ContextType, RequireFields<QueryListToxicitySettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listWorkLocations?: Resolver<ResolversTypes['WorkLocationPage'], ParentType, ContextType, RequireFields<QueryListWorkLocationsArgs, 'estimate' | 'limit' | 'offset'>>;
  locationIntelligence?: Resolver<ResolversTypes['LocationIntelligence'], ParentType, ContextType, RequireFields<QueryLocationIntelligenceArgs, 'fromDate' | 'toDate'>>;
  locationRecords?: Resolver<ResolversTypes['LocationRecords'], ParentType, ContextType, RequireFields<QueryLocationRecordsArgs, 'all' | 'fromDate' | 'limit' | 'offset' | 'toDate'>>;
  locationTrackingSetting?: Resolver<ResolversTypes['LocationTrackingSettingAnswer'], ParentType, ContextType, RequireFields<QueryLocationTrackingSettingArgs, 'id'>>;
  locationTrackingSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryLocationTrackingSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  lookupActivityClassifications?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupActivityClassificationsArgs, 'limit' | 'offset'>>;
  lookupActivityDaies?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupActivityDaiesArgs, 'limit' | 'offset'>>;
  lookupActivityDevices?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupActivityDevicesArgs, 'limit' | 'offset'>>;
  lookupBlockedVisits?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupBlockedVisitsArgs, 'limit' | 'offset'>>;
  lookupCustomAlerts?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCustomAlertsArgs, 'limit' | 'offset'>>;
  lookupInternetAccessOverrides?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupInternetAccessOverridesArgs, 'limit' | 'offset'>>;
  lookupInternetAccessPatterns?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupInternetAccessPatternsArgs, 'limit' | 'offset'>>;
  lookupInternetAccessSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupInternetAccessSettingsArgs, 'limit' | 'offset'>>;
  lookupKeyLoggingSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupKeyLoggingSettingsArgs, 'limit' | 'offset'>>;
  lookupKeywordAlerts?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupKeywordAlertsArgs, 'limit' | 'offset'>>;
  lookupLocationTrackingSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupLocationTrackingSettingsArgs, 'limit' | 'offset'>>;
  lookupMonitoredMembers?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupMonitoredMembersArgs, 'limit' | 'offset'>>;
  lookupMonitoringSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupMonitoringSettingsArgs, 'limit' | 'offset'>>;
  lookupScreenshotSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupScreenshotSettingsArgs, 'limit' | 'offset'>>;
  lookupToxicityAlerts?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupToxicityAlertsArgs, 'limit' | 'offset'>>;
  lookupToxicitySettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupToxicitySettingsArgs, 'limit' | 'offset'>>;
  lookupWorkLocations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupWorkLocationsArgs, 'limit' | 'offset'>>;
  monitoredMember?: Resolver<ResolversTypes['MonitoredMemberAnswer'], ParentType, ContextType, RequireFields<QueryMonitoredMemberArgs, 'id'>>;
  monitoredMemberHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryMonitoredMemberHistoryArgs, 'id' | 'limit' | 'offset'>>;
  monitoringSetting?: Resolver<ResolversTypes['MonitoringSettingAnswer'], ParentType, ContextType, RequireFields<QueryMonitoringSettingArgs, 'id'>>;
  monitoringSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryMonitoringSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  ownMonitoring?: Resolver<ResolversTypes['OwnMonitoring'], ParentType, ContextType>;
  ownWordAlerts?: Resolver<ResolversTypes['OwnWordAlerts'], ParentType, ContextType>;
  screenshotSetting?: Resolver<ResolversTypes['ScreenshotSettingAnswer'], ParentType, ContextType, RequireFields<QueryScreenshotSettingArgs, 'id'>>;
  screenshotSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryScreenshotSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  screenshots?: Resolver<ResolversTypes['Screenshots'], ParentType, ContextType, Partial<QueryScreenshotsArgs>>;
  toxicityAlert?: Resolver<ResolversTypes['ToxicityAlertAnswer'], ParentType, ContextType, RequireFields<QueryToxicityAlertArgs, 'id'>>;
  toxicityAlertDashboard?: Resolver<ResolversTypes['AlertDashboard'], ParentType, ContextType, RequireFields<QueryToxicityAlertDashboardArgs, 'fromDate' | 'toDate'>>;
  toxicityAlertHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryToxicityAlertHistoryArgs, 'id' | 'limit' | 'offset'>>;
  toxicitySetting?: Resolver<ResolversTypes['ToxicitySettingAnswer'], ParentType, ContextType, RequireFields<QueryToxicitySettingArgs, 'id'>>;
  toxicitySettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryToxicitySettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  workLocation?: Resolver<ResolversTypes['WorkLocationAnswer'], ParentType, ContextType, RequireFields<QueryWorkLocationArgs, 'id'>>;
  workLocationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryWorkLocationHistoryArgs, 'id' | 'limit' | 'offset'>>;
};

export type RevokedActivityDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokedActivityDevice'] = ResolversParentTypes['RevokedActivityDevice']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScreenshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Screenshot'] = ResolversParentTypes['Screenshot']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  computer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBlurred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScreenshotDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreenshotDay'] = ResolversParentTypes['ScreenshotDay']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  pictures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScreenshotPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreenshotPerson'] = ResolversParentTypes['ScreenshotPerson']> = {
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScreenshotSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreenshotSetting'] = ResolversParentTypes['ScreenshotSetting']> = {
  additionalPerFrequency?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blur?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frequencyUnit?: Resolver<ResolversTypes['ScreenshotFrequencyUnit'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['ScreenshotSchedule'], ParentType, ContextType>;
  screenshotsPerFrequency?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScreenshotSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreenshotSettingAnswer'] = ResolversParentTypes['ScreenshotSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ScreenshotSetting']>, ParentType, ContextType>;
};

export type ScreenshotSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreenshotSettingChange'] = ResolversParentTypes['ScreenshotSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ScreenshotSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ScreenshotSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreenshotSettingPage'] = ResolversParentTypes['ScreenshotSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ScreenshotSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScreenshotsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Screenshots'] = ResolversParentTypes['Screenshots']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['ScreenshotDay']>, ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['ScreenshotPerson']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Screenshot']>, ParentType, ContextType>;
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

export type ToxicityAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToxicityAddress'] = ResolversParentTypes['ToxicityAddress']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ToxicityAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToxicityAlert'] = ResolversParentTypes['ToxicityAlert']> = {
  alertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  emailRecipients?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  handledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handledBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyword?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notificationStatus?: Resolver<Maybe<ResolversTypes['AlertNotification']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ToxicitySeverity'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AlertStatus'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  times?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ToxicityAlertAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToxicityAlertAnswer'] = ResolversParentTypes['ToxicityAlertAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ToxicityAlert']>, ParentType, ContextType>;
};

export type ToxicityAlertChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToxicityAlertChange'] = ResolversParentTypes['ToxicityAlertChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ToxicityAlert']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ToxicityAlertPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToxicityAlertPage'] = ResolversParentTypes['ToxicityAlertPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ToxicityAlert']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ToxicityKeywordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToxicityKeyword'] = ResolversParentTypes['ToxicityKeyword']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyword?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ToxicitySettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToxicitySetting'] = ResolversParentTypes['ToxicitySetting']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['ToxicityAddress']>>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keywords?: Resolver<Maybe<Array<ResolversTypes['ToxicityKeyword']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipients?: Resolver<ResolversTypes['AlertRecipients'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ToxicitySettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToxicitySettingAnswer'] = ResolversParentTypes['ToxicitySettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ToxicitySetting']>, ParentType, ContextType>;
};

export type ToxicitySettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToxicitySettingChange'] = ResolversParentTypes['ToxicitySettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ToxicitySetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ToxicitySettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToxicitySettingPage'] = ResolversParentTypes['ToxicitySettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ToxicitySetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkLocation'] = ResolversParentTypes['WorkLocation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ranges?: Resolver<Maybe<Array<ResolversTypes['WorkLocationRange']>>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkLocationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkLocationAnswer'] = ResolversParentTypes['WorkLocationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['WorkLocation']>, ParentType, ContextType>;
};

export type WorkLocationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkLocationChange'] = ResolversParentTypes['WorkLocationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['WorkLocation']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type WorkLocationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkLocationPage'] = ResolversParentTypes['WorkLocationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['WorkLocation']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkLocationRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkLocationRange'] = ResolversParentTypes['WorkLocationRange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  AlertChoice?: AlertChoiceResolvers<ContextType>;
  AlertCount?: AlertCountResolvers<ContextType>;
  AlertDashboard?: AlertDashboardResolvers<ContextType>;
  AlertDay?: AlertDayResolvers<ContextType>;
  AlertFigures?: AlertFiguresResolvers<ContextType>;
  AlertLine?: AlertLineResolvers<ContextType>;
  AlertsHandled?: AlertsHandledResolvers<ContextType>;
  BlockedVisit?: BlockedVisitResolvers<ContextType>;
  BlockedVisitAnswer?: BlockedVisitAnswerResolvers<ContextType>;
  BlockedVisitChange?: BlockedVisitChangeResolvers<ContextType>;
  BlockedVisitPage?: BlockedVisitPageResolvers<ContextType>;
  ChangeGroup?: ChangeGroupResolvers<ContextType>;
  ChangePeople?: ChangePeopleResolvers<ContextType>;
  ChangePerson?: ChangePersonResolvers<ContextType>;
  ChangeSetAct?: ChangeSetActResolvers<ContextType>;
  ChangeSetActs?: ChangeSetActsResolvers<ContextType>;
  ChangeSetEntry?: ChangeSetEntryResolvers<ContextType>;
  ChangeSetPage?: ChangeSetPageResolvers<ContextType>;
  ClassificationCopied?: ClassificationCopiedResolvers<ContextType>;
  ClassificationCopyLine?: ClassificationCopyLineResolvers<ContextType>;
  ClassificationCopyPreview?: ClassificationCopyPreviewResolvers<ContextType>;
  ControlKeys?: ControlKeysResolvers<ContextType>;
  CustomAlert?: CustomAlertResolvers<ContextType>;
  CustomAlertAddress?: CustomAlertAddressResolvers<ContextType>;
  CustomAlertAnswer?: CustomAlertAnswerResolvers<ContextType>;
  CustomAlertChange?: CustomAlertChangeResolvers<ContextType>;
  CustomAlertKeyword?: CustomAlertKeywordResolvers<ContextType>;
  CustomAlertPage?: CustomAlertPageResolvers<ContextType>;
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
  InternetAccessOverride?: InternetAccessOverrideResolvers<ContextType>;
  InternetAccessOverrideAnswer?: InternetAccessOverrideAnswerResolvers<ContextType>;
  InternetAccessOverrideChange?: InternetAccessOverrideChangeResolvers<ContextType>;
  InternetAccessOverridePage?: InternetAccessOverridePageResolvers<ContextType>;
  InternetAccessPattern?: InternetAccessPatternResolvers<ContextType>;
  InternetAccessPatternAnswer?: InternetAccessPatternAnswerResolvers<ContextType>;
  InternetAccessPatternChange?: InternetAccessPatternChangeResolvers<ContextType>;
  InternetAccessPatternPage?: InternetAccessPatternPageResolvers<ContextType>;
  InternetAccessSetting?: InternetAccessSettingResolvers<ContextType>;
  InternetAccessSettingAnswer?: InternetAccessSettingAnswerResolvers<ContextType>;
  InternetAccessSettingChange?: InternetAccessSettingChangeResolvers<ContextType>;
  InternetAccessSettingPage?: InternetAccessSettingPageResolvers<ContextType>;
  InternetDomainsAdded?: InternetDomainsAddedResolvers<ContextType>;
  InternetDomainsChanged?: InternetDomainsChangedResolvers<ContextType>;
  InternetDomainsRemoved?: InternetDomainsRemovedResolvers<ContextType>;
  InternetOverrideDomain?: InternetOverrideDomainResolvers<ContextType>;
  IssuedActivityDevice?: IssuedActivityDeviceResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  KeyLog?: KeyLogResolvers<ContextType>;
  KeyLogChoice?: KeyLogChoiceResolvers<ContextType>;
  KeyLogChoices?: KeyLogChoicesResolvers<ContextType>;
  KeyLogColumns?: KeyLogColumnsResolvers<ContextType>;
  KeyLogSum?: KeyLogSumResolvers<ContextType>;
  KeyLogSums?: KeyLogSumsResolvers<ContextType>;
  KeyLoggerPage?: KeyLoggerPageResolvers<ContextType>;
  KeyLoggingSetting?: KeyLoggingSettingResolvers<ContextType>;
  KeyLoggingSettingAnswer?: KeyLoggingSettingAnswerResolvers<ContextType>;
  KeyLoggingSettingChange?: KeyLoggingSettingChangeResolvers<ContextType>;
  KeyLoggingSettingPage?: KeyLoggingSettingPageResolvers<ContextType>;
  KeyLogs?: KeyLogsResolvers<ContextType>;
  KeywordAlert?: KeywordAlertResolvers<ContextType>;
  KeywordAlertAnswer?: KeywordAlertAnswerResolvers<ContextType>;
  KeywordAlertChange?: KeywordAlertChangeResolvers<ContextType>;
  KeywordAlertPage?: KeywordAlertPageResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Location?: LocationResolvers<ContextType>;
  LocationDay?: LocationDayResolvers<ContextType>;
  LocationFigures?: LocationFiguresResolvers<ContextType>;
  LocationIntelligence?: LocationIntelligenceResolvers<ContextType>;
  LocationRecord?: LocationRecordResolvers<ContextType>;
  LocationRecords?: LocationRecordsResolvers<ContextType>;
  LocationTrackingSetting?: LocationTrackingSettingResolvers<ContextType>;
  LocationTrackingSettingAnswer?: LocationTrackingSettingAnswerResolvers<ContextType>;
  LocationTrackingSettingChange?: LocationTrackingSettingChangeResolvers<ContextType>;
  LocationTrackingSettingPage?: LocationTrackingSettingPageResolvers<ContextType>;
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
  OwnInternetException?: OwnInternetExceptionResolvers<ContextType>;
  OwnMonitoring?: OwnMonitoringResolvers<ContextType>;
  OwnWordAlert?: OwnWordAlertResolvers<ContextType>;
  OwnWordAlerts?: OwnWordAlertsResolvers<ContextType>;
  PerDayProductiveHours?: PerDayProductiveHoursResolvers<ContextType>;
  ProductiveDay?: ProductiveDayResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RevokedActivityDevice?: RevokedActivityDeviceResolvers<ContextType>;
  Screenshot?: ScreenshotResolvers<ContextType>;
  ScreenshotDay?: ScreenshotDayResolvers<ContextType>;
  ScreenshotPerson?: ScreenshotPersonResolvers<ContextType>;
  ScreenshotSetting?: ScreenshotSettingResolvers<ContextType>;
  ScreenshotSettingAnswer?: ScreenshotSettingAnswerResolvers<ContextType>;
  ScreenshotSettingChange?: ScreenshotSettingChangeResolvers<ContextType>;
  ScreenshotSettingPage?: ScreenshotSettingPageResolvers<ContextType>;
  Screenshots?: ScreenshotsResolvers<ContextType>;
  SystemActivityLogs?: SystemActivityLogsResolvers<ContextType>;
  TotalProductiveHours?: TotalProductiveHoursResolvers<ContextType>;
  TouchedRecord?: TouchedRecordResolvers<ContextType>;
  ToxicityAddress?: ToxicityAddressResolvers<ContextType>;
  ToxicityAlert?: ToxicityAlertResolvers<ContextType>;
  ToxicityAlertAnswer?: ToxicityAlertAnswerResolvers<ContextType>;
  ToxicityAlertChange?: ToxicityAlertChangeResolvers<ContextType>;
  ToxicityAlertPage?: ToxicityAlertPageResolvers<ContextType>;
  ToxicityKeyword?: ToxicityKeywordResolvers<ContextType>;
  ToxicitySetting?: ToxicitySettingResolvers<ContextType>;
  ToxicitySettingAnswer?: ToxicitySettingAnswerResolvers<ContextType>;
  ToxicitySettingChange?: ToxicitySettingChangeResolvers<ContextType>;
  ToxicitySettingPage?: ToxicitySettingPageResolvers<ContextType>;
  UndoAnswer?: UndoAnswerResolvers<ContextType>;
  WorkLocation?: WorkLocationResolvers<ContextType>;
  WorkLocationAnswer?: WorkLocationAnswerResolvers<ContextType>;
  WorkLocationChange?: WorkLocationChangeResolvers<ContextType>;
  WorkLocationPage?: WorkLocationPageResolvers<ContextType>;
  WorkLocationRange?: WorkLocationRangeResolvers<ContextType>;
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
