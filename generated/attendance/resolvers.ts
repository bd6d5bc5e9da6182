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

export type AddressLookUp = {
  address: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
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

/** How people check in at a location: from which devices, where and with which proof. */
export type AttendanceConfiguration = {
  attendanceType: AttendanceType;
  /** Degrees north of the equator. */
  centerLatitude?: Maybe<Scalars['Decimal']['output']>;
  /** Degrees east of Greenwich. */
  centerLongitude?: Maybe<Scalars['Decimal']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Early check-outs of an employee in a calendar month that nobody has to decide. */
  earlyCheckOutsPerMonth: Scalars['Int']['output'];
  /** Minutes before the end of a shift from which leaving is not early. */
  earlyGraceMinutes: Scalars['Int']['output'];
  /** Asks for movements that a photograph cannot make. */
  enableLivenessDetection: Scalars['Boolean']['output'];
  facialRecognitionEnabled: Scalars['Boolean']['output'];
  /** Refuses a check-in without the registered face. */
  forceFacialRecognition: Scalars['Boolean']['output'];
  /** Refuses a check-in outside the area. */
  forceFencing: Scalars['Boolean']['output'];
  /** Records where people check in. */
  geoFencingEnabled: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Empty: at every location that has no configuration of its own. */
  location?: Maybe<Location>;
  name: Scalars['String']['output'];
  /** How many movements are asked for. */
  numberOfChallenges?: Maybe<Scalars['Int']['output']>;
  radiusMetres?: Maybe<Scalars['Int']['output']>;
  /** Requests of one employee in a calendar month. */
  regularisationLimit: Scalars['Int']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type AttendanceConfigurationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AttendanceConfiguration>;
};

export type AttendanceConfigurationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AttendanceConfiguration>;
  validationError?: Maybe<Array<FieldProblem>>;
};

/** The configuration that holds for an employee, under the specified names. */
export type AttendanceConfigurationCheck = {
  attendanceConfigurationName: Scalars['String']['output'];
  attendanceTypeId: Scalars['Int']['output'];
  /** Latitude and longitude, separated by a comma; null without a usable one. */
  centerPoint?: Maybe<Scalars['String']['output']>;
  enableLivenessDetection: Scalars['Boolean']['output'];
  errorCode: Scalars['String']['output'];
  facialRecognitionEnabled: Scalars['Boolean']['output'];
  forceFaicalRecognition: Scalars['Boolean']['output'];
  forceFencing: Scalars['Boolean']['output'];
  geoFencingEnabled: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  noOfChallenges: Scalars['Int']['output'];
  /** Metres. */
  radius?: Maybe<Scalars['Int']['output']>;
};

export type AttendanceConfigurationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<AttendanceConfigurationFilter>>;
  attendanceType?: InputMaybe<AttendanceTypeFilter>;
  centerLatitude?: InputMaybe<DecimalFilter>;
  centerLongitude?: InputMaybe<DecimalFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  earlyCheckOutsPerMonth?: InputMaybe<IntFilter>;
  earlyGraceMinutes?: InputMaybe<IntFilter>;
  enableLivenessDetection?: InputMaybe<BooleanFilter>;
  facialRecognitionEnabled?: InputMaybe<BooleanFilter>;
  forceFacialRecognition?: InputMaybe<BooleanFilter>;
  forceFencing?: InputMaybe<BooleanFilter>;
  geoFencingEnabled?: InputMaybe<BooleanFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  locationId?: InputMaybe<IdFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<AttendanceConfigurationFilter>;
  numberOfChallenges?: InputMaybe<IntFilter>;
  or?: InputMaybe<Array<AttendanceConfigurationFilter>>;
  radiusMetres?: InputMaybe<IntFilter>;
  regularisationLimit?: InputMaybe<IntFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type AttendanceConfigurationInput = {
  attendanceType?: InputMaybe<AttendanceType>;
  /** Degrees north of the equator. */
  centerLatitude?: InputMaybe<Scalars['Decimal']['input']>;
  /** Degrees east of Greenwich. */
  centerLongitude?: InputMaybe<Scalars['Decimal']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Early check-outs of an employee in a calendar month that nobody has to decide. */
  earlyCheckOutsPerMonth?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes before the end of a shift from which leaving is not early. */
  earlyGraceMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Asks for movements that a photograph cannot make. */
  enableLivenessDetection?: InputMaybe<Scalars['Boolean']['input']>;
  facialRecognitionEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Refuses a check-in without the registered face. */
  forceFacialRecognition?: InputMaybe<Scalars['Boolean']['input']>;
  /** Refuses a check-in outside the area. */
  forceFencing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Records where people check in. */
  geoFencingEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Empty: at every location that has no configuration of its own. */
  locationId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  /** How many movements are asked for. */
  numberOfChallenges?: InputMaybe<Scalars['Int']['input']>;
  radiusMetres?: InputMaybe<Scalars['Int']['input']>;
  /** Requests of one employee in a calendar month. */
  regularisationLimit?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type AttendanceConfigurationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<AttendanceConfiguration>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type AttendanceConfigurationPatch = {
  attendanceType?: InputMaybe<AttendanceType>;
  /** Degrees north of the equator. */
  centerLatitude?: InputMaybe<Scalars['Decimal']['input']>;
  /** Degrees east of Greenwich. */
  centerLongitude?: InputMaybe<Scalars['Decimal']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Early check-outs of an employee in a calendar month that nobody has to decide. */
  earlyCheckOutsPerMonth?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes before the end of a shift from which leaving is not early. */
  earlyGraceMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Asks for movements that a photograph cannot make. */
  enableLivenessDetection?: InputMaybe<Scalars['Boolean']['input']>;
  facialRecognitionEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Refuses a check-in without the registered face. */
  forceFacialRecognition?: InputMaybe<Scalars['Boolean']['input']>;
  /** Refuses a check-in outside the area. */
  forceFencing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Records where people check in. */
  geoFencingEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Empty: at every location that has no configuration of its own. */
  locationId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** How many movements are asked for. */
  numberOfChallenges?: InputMaybe<Scalars['Int']['input']>;
  radiusMetres?: InputMaybe<Scalars['Int']['input']>;
  /** Requests of one employee in a calendar month. */
  regularisationLimit?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type AttendanceConfigurationSort = {
  field: AttendanceConfigurationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type AttendanceConfigurationSortField =
  | 'attendanceType'
  | 'centerLatitude'
  | 'centerLongitude'
  | 'createdAt'
  | 'custom'
  | 'earlyCheckOutsPerMonth'
  | 'earlyGraceMinutes'
  | 'enableLivenessDetection'
  | 'facialRecognitionEnabled'
  | 'forceFacialRecognition'
  | 'forceFencing'
  | 'geoFencingEnabled'
  | 'locationId'
  | 'name'
  | 'numberOfChallenges'
  | 'radiusMetres'
  | 'regularisationLimit'
  | 'status'
  | 'updatedAt';

export type AttendanceCount = {
  errorCode: Scalars['String']['output'];
  /** Expected today: employed, no rest day, no holiday, no approved leave. */
  expected: Scalars['Int']['output'];
  lateArrivals: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  /** Of those expected, who has not checked in yet. */
  notCheckedIn: Scalars['Int']['output'];
  onTimeArrivals: Scalars['Int']['output'];
};

/** Days of an employee whose attendance is settled: check-ins, corrections and decisions of them stay as they are until somebody reopens them. */
export type AttendanceFinalization = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  fromDate: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** At most 31 days, all of them over. */
  toDate: Scalars['LocalDate']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type AttendanceFinalizationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AttendanceFinalization>;
};

export type AttendanceFinalizationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AttendanceFinalization>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type AttendanceFinalizationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<AttendanceFinalizationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  fromDate?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<AttendanceFinalizationFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<AttendanceFinalizationFilter>>;
  teamOf?: InputMaybe<TeamFilter>;
  toDate?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type AttendanceFinalizationInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  fromDate: Scalars['LocalDate']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  /** At most 31 days, all of them over. */
  toDate: Scalars['LocalDate']['input'];
};

export type AttendanceFinalizationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<AttendanceFinalization>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type AttendanceFinalizationPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** At most 31 days, all of them over. */
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type AttendanceFinalizationSort = {
  field: AttendanceFinalizationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type AttendanceFinalizationSortField =
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'fromDate'
  | 'note'
  | 'toDate'
  | 'updatedAt';

export type AttendanceFinalized = {
  /** Employees whose days were finalized. */
  added: Scalars['Int']['output'];
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** Employees with days that wait for a decision, or finalized before. */
  left: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type AttendancePeriod = {
  from: Scalars['LocalDate']['output'];
  isPaid: Scalars['Boolean']['output'];
  /** Of the pay cycle; null for a calendar month. */
  name?: Maybe<Scalars['String']['output']>;
  until: Scalars['LocalDate']['output'];
};

export type AttendanceToFinalize = {
  /** Those with open days first, then by name; at most 200 at once. */
  employees: Array<EmployeeToFinalize>;
  errorCode: Scalars['String']['output'];
  finalized: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  open: Scalars['Int']['output'];
  /** Pay cycles that have begun, the latest first; the calendar months where there is none. */
  periods: Array<AttendancePeriod>;
  ready: Scalars['Int']['output'];
  today: Scalars['LocalDate']['output'];
  totalRecords: Scalars['Int']['output'];
  unsettledDays: Scalars['Int']['output'];
  /** Days are settled once they are over: the last one that is looked at; before `from` where none is over. */
  until: Scalars['LocalDate']['output'];
};

/** The caller's own attendance of today, in the time zone of their location; of a night shift until it is over. Null where nothing was recorded. */
export type AttendanceToday = {
  /** The first check-in. */
  CIn?: Maybe<Scalars['DateTime']['output']>;
  /** The last check-out; null while the person is checked in. */
  COut?: Maybe<Scalars['DateTime']['output']>;
  endsAt?: Maybe<Scalars['LocalTime']['output']>;
  errorCode: Scalars['String']['output'];
  /** No work is expected: a rest day, a holiday or approved leave. */
  isDayOff: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  /** Minutes after the start of the shift and its grace period; 0 is on time. */
  minutesLate: Scalars['Int']['output'];
  /** Worked so far, breaks between check-outs and check-ins left out. */
  minutesWorked: Scalars['Int']['output'];
  punches: Array<DashboardPunch>;
  startsAt?: Maybe<Scalars['LocalTime']['output']>;
  /** IANA name of the zone of the caller's location, on whose clocks the times of the shift are meant. */
  timeZone: Scalars['String']['output'];
  workDate: Scalars['LocalDate']['output'];
};

export type AttendanceType =
  | 'MOBILE'
  | 'WEB'
  | 'WEB_AND_MOBILE';

export type AttendanceTypeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<AttendanceType>;
  in?: InputMaybe<Array<AttendanceType>>;
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

/** A check-in or check-out as the server recorded it. */
export type CheckInAnswer = {
  /** The nearest known place or the address. */
  address?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  /** Seconds by which the device's clock is ahead of the server's, negative when behind; 0 within two minutes. */
  clockOffSeconds: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  faceVerified: Scalars['Boolean']['output'];
  insideFence?: Maybe<Scalars['Boolean']['output']>;
  message: Scalars['String']['output'];
  punchId: Scalars['ID']['output'];
  type: PunchType;
  workDate: Scalars['LocalDate']['output'];
  workedMinutes: Scalars['Int']['output'];
};

/** How the caller's day stands. Times are the server's. */
export type CheckInState = {
  errorCode: Scalars['String']['output'];
  hasFace: Scalars['Boolean']['output'];
  hasFaceConsent: Scalars['Boolean']['output'];
  hasLocationConsent: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  nextType: PunchType;
  serverTime: Scalars['DateTime']['output'];
  /** When the open check-in was. */
  since?: Maybe<Scalars['DateTime']['output']>;
  timeZone: Scalars['String']['output'];
  /** Whole minutes of the day so far, the open check-in included. */
  workedMinutes: Scalars['Int']['output'];
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

export type ConsentAnswer = {
  errorCode: Scalars['String']['output'];
  hasFaceConsent: Scalars['Boolean']['output'];
  hasLocationConsent: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
};

/** What a person agrees to before it is stored. */
export type ConsentPurpose =
  | 'FACE'
  | 'LOCATION';

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

export type DashboardPunch = {
  address?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  punchId: Scalars['Int']['output'];
  type: PunchType;
  workPlace?: Maybe<Scalars['String']['output']>;
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

/** One day of one employee, and what would come of a decision. */
export type DayAhead = {
  /** Entered as check-in; null where nothing is. */
  checkIn?: Maybe<Scalars['LocalTime']['output']>;
  /** Entered as check-out; null where nothing is. */
  checkOut?: Maybe<Scalars['LocalTime']['output']>;
  day: Scalars['LocalDate']['output'];
  employeeId: Scalars['ID']['output'];
  employeeName: Scalars['String']['output'];
  employeeNumber: Scalars['String']['output'];
  /** Late or early by so many minutes, of what excuses it. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** Why it cannot be decided so; null where it can. */
  problem?: Maybe<DayProblem>;
};

/** What somebody decided about the attendance of an employee on one day. */
export type DayDecision = {
  /** Empty where the employee checked in, or where the hours of the shift hold. */
  checkIn?: Maybe<Scalars['LocalTime']['output']>;
  /** A check-out before the check-in is on the next day. */
  checkOut?: Maybe<Scalars['LocalTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  id: Scalars['ID']['output'];
  kind: DayDecisionKind;
  /** Told to the employee. */
  reason: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  workDate: Scalars['LocalDate']['output'];
};

export type DayDecisionAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DayDecision>;
};

export type DayDecisionChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DayDecision>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type DayDecisionFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<DayDecisionFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  checkIn?: InputMaybe<LocalTimeFilter>;
  checkOut?: InputMaybe<LocalTimeFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<DayDecisionKindFilter>;
  not?: InputMaybe<DayDecisionFilter>;
  or?: InputMaybe<Array<DayDecisionFilter>>;
  reason?: InputMaybe<TextFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workDate?: InputMaybe<LocalDateFilter>;
};

export type DayDecisionInput = {
  /** Empty where the employee checked in, or where the hours of the shift hold. */
  checkIn?: InputMaybe<Scalars['LocalTime']['input']>;
  /** A check-out before the check-in is on the next day. */
  checkOut?: InputMaybe<Scalars['LocalTime']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  kind: DayDecisionKind;
  /** Told to the employee. */
  reason: Scalars['String']['input'];
  workDate: Scalars['LocalDate']['input'];
};

export type DayDecisionKind =
  /** At work by hours that are told: what is missing is entered. */
  | 'CORRECTED'
  /** The day is not paid. */
  | 'DAY_LOST'
  /** Left early, and does not count as early. */
  | 'EARLY_EXCUSED'
  /** Half of the day is not paid. */
  | 'HALF_DAY_LOST'
  /** Late, and does not count as late. */
  | 'LATENESS_EXCUSED'
  /** At work elsewhere for the organisation. */
  | 'ON_DUTY'
  /** At work by the hours of the shift: what is missing of check-in and check-out is entered. */
  | 'PRESENT'
  /** At work at home; of days that are over, by the hours of the shift. */
  | 'WORK_FROM_HOME';

export type DayDecisionKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<DayDecisionKind>;
  in?: InputMaybe<Array<DayDecisionKind>>;
};

export type DayDecisionPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<DayDecision>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type DayDecisionPatch = {
  /** Empty where the employee checked in, or where the hours of the shift hold. */
  checkIn?: InputMaybe<Scalars['LocalTime']['input']>;
  /** A check-out before the check-in is on the next day. */
  checkOut?: InputMaybe<Scalars['LocalTime']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<DayDecisionKind>;
  /** Told to the employee. */
  reason?: InputMaybe<Scalars['String']['input']>;
  workDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type DayDecisionSort = {
  field: DayDecisionSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type DayDecisionSortField =
  | 'checkIn'
  | 'checkOut'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'kind'
  | 'reason'
  | 'updatedAt'
  | 'workDate';

export type DayOfEmployee = {
  day: Scalars['LocalDate']['input'];
  employeeId: Scalars['ID']['input'];
};

export type DayProblem =
  | 'ABSENT'
  | 'AFTER_SHIFT'
  | 'AHEAD'
  | 'COMPLETE'
  | 'DECIDED'
  | 'FINALIZED'
  | 'HOLIDAY'
  | 'NOT_EARLY'
  | 'NOT_EMPLOYED'
  | 'NOT_LATE'
  | 'NOT_OVER'
  | 'NO_SHIFT'
  | 'ON_DUTY'
  | 'ON_LEAVE'
  | 'OWN'
  | 'PAID'
  | 'REST_DAY';

export type DaysAhead = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** By name and day. */
  rows: Array<DayAhead>;
  /** Days of people within the filters. Of more than 2,000 none are answered: choose fewer. */
  totalRecords: Scalars['Int']['output'];
};

export type DaysDecided = {
  /** Days of people that were decided. */
  added: Scalars['Int']['output'];
  /** Null where nothing was decided. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** People who were told. */
  told: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
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

/** Why an early check-out is let pass. */
export type EarlyAllowance =
  | 'EXCUSED'
  | 'HALF_DAY_LOST'
  /** Approved time off until the end of the shift. */
  | 'TIME_OFF'
  /** Within what the attendance configuration lets pass in a month. */
  | 'WITHIN_NUMBER';

export type EarlyCheckOut = {
  /** Null while it waits for a decision. */
  allowance?: Maybe<EarlyAllowance>;
  day: Scalars['LocalDate']['output'];
  /** The decision, which may be taken back. */
  decisionId?: Maybe<Scalars['ID']['output']>;
  employeeId: Scalars['ID']['output'];
  employeeName: Scalars['String']['output'];
  employeeNumber: Scalars['String']['output'];
  endsAt: Scalars['LocalTime']['output'];
  isOwn: Scalars['Boolean']['output'];
  leftAt: Scalars['LocalTime']['output'];
  /** Before the end of the shift, beyond what is let pass. */
  minutes: Scalars['Int']['output'];
  /** Of the time off, or of the decision. */
  reason?: Maybe<Scalars['String']['output']>;
};

export type EarlyCheckOuts = {
  allowed: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  halfDays: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  minutes: Scalars['Int']['output'];
  /** The latest first, then by name; at most 500. */
  rows: Array<EarlyCheckOut>;
  totalRecords: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
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

/** The attendance of one employee in a period. */
export type EmployeeToFinalize = {
  employeeId: Scalars['ID']['output'];
  employeeNumber: Scalars['String']['output'];
  /** Whoever asks finalizes nothing of their own. */
  isOwn: Scalars['Boolean']['output'];
  /** Days without pay by decision; leave without pay not among them. */
  lost: Scalars['Decimal']['output'];
  name: Scalars['String']['output'];
  onDuty: Scalars['Int']['output'];
  onLeave: Scalars['Int']['output'];
  present: Scalars['Int']['output'];
  state: FinalizationState;
  unsettled: Array<UnsettledOfEmployee>;
  /** Days on which work was expected. */
  workingDays: Scalars['Int']['output'];
};

export type EndpointStatus = {
  endpoint: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** A movement that the camera has to see. */
export type FaceChallenge = {
  challengeId: Scalars['String']['output'];
  challengeName: Scalars['String']['output'];
};

export type FaceChallengeList = {
  challenges: Array<FaceChallenge>;
  errorCode: Scalars['String']['output'];
  /** Until then they can be answered, once. */
  expiresAt: Scalars['DateTime']['output'];
  message: Scalars['String']['output'];
};

export type FaceRegistration = {
  errorCode: Scalars['String']['output'];
  /** The person agreed, themselves, to keep their face. */
  hasConsent: Scalars['Boolean']['output'];
  isRegistered: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  registeredBy?: Maybe<Scalars['String']['output']>;
};

export type FaceVerification = {
  errorCode: Scalars['String']['output'];
  /** Goes with the check-in; good once, for two minutes. */
  faceCheckId: Scalars['String']['output'];
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

export type FinalizationState =
  | 'FINALIZED'
  /** Days wait for a decision. */
  | 'OPEN'
  /** Everything is settled and may be finalized. */
  | 'READY';

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

export type GeoEnforceAndWorkPlace = {
  errorCode: Scalars['String']['output'];
  /** A check-in needs a position. */
  geoEnforced: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  workPlaceData: WorkPlaceData;
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

/** A picture of the camera. The one without a challenge looks straight ahead. */
export type ImageWithChallenge = {
  challengeId?: InputMaybe<Scalars['String']['input']>;
  /** PNG as base64, 64 to 1280 pixels a side. */
  image: Scalars['String']['input'];
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

export type LateAttendanceStatistics = {
  /** Every day with a check-in, oldest first. */
  days: Array<LateDay>;
  /** Who was late, most often first; at most ten. */
  employees: Array<LateEmployee>;
  endDate: Scalars['LocalDate']['output'];
  errorCode: Scalars['String']['output'];
  lateArrivals: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  onTimeArrivals: Scalars['Int']['output'];
  startDate: Scalars['LocalDate']['output'];
};

export type LateDay = {
  date: Scalars['LocalDate']['output'];
  lateArrivals: Scalars['Int']['output'];
  onTimeArrivals: Scalars['Int']['output'];
};

export type LateEmployee = {
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  lateArrivals: Scalars['Int']['output'];
  minutesLate: Scalars['Int']['output'];
  userDefinedEmployeeId: Scalars['String']['output'];
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

/** Degrees; what lies within is asked for. */
export type MapArea = {
  east: Scalars['Float']['input'];
  north: Scalars['Float']['input'];
  south: Scalars['Float']['input'];
  west: Scalars['Float']['input'];
};

/** A place by which people find their way on a map. */
export type MapPlace = {
  /** ISO 3166-1 alpha-2. */
  country: Scalars['String']['output'];
  /** Degrees north of the equator. */
  latitude: Scalars['Float']['output'];
  /** Degrees east of Greenwich. */
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
};

export type MapPlaces = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<MapPlace>;
  /** Where pictures of maps come from, with {z}, {x} and {y}; null where the server has none set. */
  tilesUrl?: Maybe<Scalars['String']['output']>;
  totalRecords: Scalars['Int']['output'];
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
  addAttendanceConfiguration: AttendanceConfigurationChange;
  addAttendanceFinalization: AttendanceFinalizationChange;
  addDayDecision: DayDecisionChange;
  addPunch: PunchChange;
  addRegularisation: RegularisationChange;
  addScheduledShift: ScheduledShiftChange;
  addShiftRotation: ShiftRotationChange;
  addWorkFromHomePreApproval: WorkFromHomePreApprovalChange;
  /** The colleague's word: after a yes it waits for approval, or is done where none is needed. */
  answerShiftSwap: SwapAnswer;
  /** Asks a colleague to take over the shift of a day, or to exchange it for that of `colleagueDay`. */
  askShiftSwap: SwapAnswer;
  /** Whoever asked takes it back while it waits. */
  cancelShiftSwap: SwapAnswer;
  /** Checks the caller in or out, at the server's time. Two at once: one wins. */
  checkIn: CheckInAnswer;
  /** Plans days again that begin at another one: drafts of what is planned and published there. What rotations and schedules say is not copied. */
  copyShifts: PlanAnswer;
  /** Decides days of people, at most 2,000, or none of them. One undo takes it back, and with it what was entered. */
  decideDays: DaysDecided;
  deleteAttendanceConfigurations: DeleteAnswer;
  deleteAttendanceFinalizations: DeleteAnswer;
  deleteDayDecisions: DeleteAnswer;
  deletePunches: DeleteAnswer;
  deleteRegularisations: DeleteAnswer;
  deleteScheduledShifts: DeleteAnswer;
  deleteShiftRotations: DeleteAnswer;
  deleteWorkFromHomePreApprovals: DeleteAnswer;
  /** Takes drafts back. */
  discardShifts: PlanAnswer;
  /** Finalizes the period for these employees, or for all within the filter, leaving out those with days that wait for a decision. */
  finalizeAttendance: AttendanceFinalized;
  /** Records that the caller agrees. */
  giveConsent: ConsentAnswer;
  /** Drafts, at most 2,000 at once; what is published stays until they are published. */
  planShifts: PlanAnswer;
  /** Makes drafts hold, and tells the people. */
  publishShifts: PlanAnswer;
  /** Keeps the face of one to five pictures that look ahead; the person has to have agreed. Without employeeId the caller's. */
  registerFace: FaceRegistration;
  /** Deletes a registered face. */
  removeFace: FaceRegistration;
  /** Undoes what one change-set did, if nothing later depends on it. With wait: false very many records go back by work that goes on by itself. */
  undoChangeSet: UndoAnswer;
  updateAttendanceConfiguration: AttendanceConfigurationChange;
  updateAttendanceFinalization: AttendanceFinalizationChange;
  updateDayDecision: DayDecisionChange;
  updatePunch: PunchChange;
  updateRegularisation: RegularisationChange;
  updateScheduledShift: ScheduledShiftChange;
  updateShiftRotation: ShiftRotationChange;
  updateShiftSwap: ShiftSwapChange;
  updateWorkFromHomePreApproval: WorkFromHomePreApprovalChange;
  /** Takes the caller's word back; for a face, deletes what was stored of it. */
  withdrawConsent: ConsentAnswer;
};


export type MutationAddAttendanceConfigurationArgs = {
  input: AttendanceConfigurationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddAttendanceFinalizationArgs = {
  input: AttendanceFinalizationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddDayDecisionArgs = {
  input: DayDecisionInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddPunchArgs = {
  input: PunchInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddRegularisationArgs = {
  input: RegularisationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddScheduledShiftArgs = {
  input: ScheduledShiftInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddShiftRotationArgs = {
  input: ShiftRotationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddWorkFromHomePreApprovalArgs = {
  input: WorkFromHomePreApprovalInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAnswerShiftSwapArgs = {
  accepts: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationAskShiftSwapArgs = {
  colleagueDay?: InputMaybe<Scalars['LocalDate']['input']>;
  colleagueId: Scalars['ID']['input'];
  day: Scalars['LocalDate']['input'];
  reason: Scalars['String']['input'];
};


export type MutationCancelShiftSwapArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCheckInArgs = {
  accuracyMetres?: InputMaybe<Scalars['Int']['input']>;
  clientTime?: InputMaybe<Scalars['DateTime']['input']>;
  faceCheckId?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Decimal']['input']>;
  longitude?: InputMaybe<Scalars['Decimal']['input']>;
  punchType: PunchType;
  source: PunchSource;
  workPlaceId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCopyShiftsArgs = {
  filter?: InputMaybe<RosterFilter>;
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
  until: Scalars['LocalDate']['input'];
};


export type MutationDecideDaysArgs = {
  checkIn?: InputMaybe<Scalars['LocalTime']['input']>;
  checkOut?: InputMaybe<Scalars['LocalTime']['input']>;
  days: Array<DayOfEmployee>;
  kind: DayDecisionKind;
  reason: Scalars['String']['input'];
};


export type MutationDeleteAttendanceConfigurationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAttendanceFinalizationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteDayDecisionsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeletePunchesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteRegularisationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteScheduledShiftsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteShiftRotationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteWorkFromHomePreApprovalsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDiscardShiftsArgs = {
  filter?: InputMaybe<RosterFilter>;
  from: Scalars['LocalDate']['input'];
  until: Scalars['LocalDate']['input'];
};


export type MutationFinalizeAttendanceArgs = {
  employeeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  filter?: InputMaybe<RosterFilter>;
  from: Scalars['LocalDate']['input'];
  until: Scalars['LocalDate']['input'];
};


export type MutationGiveConsentArgs = {
  purpose: ConsentPurpose;
};


export type MutationPlanShiftsArgs = {
  cells: Array<PlannedCell>;
};


export type MutationPublishShiftsArgs = {
  filter?: InputMaybe<RosterFilter>;
  from: Scalars['LocalDate']['input'];
  until: Scalars['LocalDate']['input'];
};


export type MutationRegisterFaceArgs = {
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  images: Array<Scalars['String']['input']>;
};


export type MutationRemoveFaceArgs = {
  employeeId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUndoChangeSetArgs = {
  id: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateAttendanceConfigurationArgs = {
  id: Scalars['ID']['input'];
  input: AttendanceConfigurationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateAttendanceFinalizationArgs = {
  id: Scalars['ID']['input'];
  input: AttendanceFinalizationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateDayDecisionArgs = {
  id: Scalars['ID']['input'];
  input: DayDecisionPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdatePunchArgs = {
  id: Scalars['ID']['input'];
  input: PunchPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateRegularisationArgs = {
  id: Scalars['ID']['input'];
  input: RegularisationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateScheduledShiftArgs = {
  id: Scalars['ID']['input'];
  input: ScheduledShiftPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateShiftRotationArgs = {
  id: Scalars['ID']['input'];
  input: ShiftRotationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateShiftSwapArgs = {
  id: Scalars['ID']['input'];
  input: ShiftSwapPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateWorkFromHomePreApprovalArgs = {
  id: Scalars['ID']['input'];
  input: WorkFromHomePreApprovalPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationWithdrawConsentArgs = {
  purpose: ConsentPurpose;
};

export type OvertimeBasis =
  | 'BASIC_PAY'
  | 'GROSS_PAY';

export type OwnShiftDay = {
  /** May be given away or exchanged. */
  canSwap: Scalars['Boolean']['output'];
  day: Scalars['LocalDate']['output'];
  holiday?: Maybe<Scalars['String']['output']>;
  isOnLeave: Scalars['Boolean']['output'];
  /** What is told with the shift. */
  note?: Maybe<Scalars['String']['output']>;
  source: ShiftSource;
  /** Null on a day without work. */
  workScheduleId?: Maybe<Scalars['ID']['output']>;
  /** At work, also where no schedule says from when to when. */
  works: Scalars['Boolean']['output'];
};

/** A swap that the caller asked for or is asked about. */
export type OwnShiftSwap = {
  colleagueDay?: Maybe<Scalars['LocalDate']['output']>;
  colleagueWorkScheduleId?: Maybe<Scalars['ID']['output']>;
  day: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  /** The caller asked for it. */
  isOwn: Scalars['Boolean']['output'];
  /** Of the colleague; of whoever asks, where the caller is the colleague. */
  otherName: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  status: SwapStatus;
  version: Scalars['Int']['output'];
  workScheduleId?: Maybe<Scalars['ID']['output']>;
};

export type OwnShifts = {
  days: Array<OwnShiftDay>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  needsApproval: Scalars['Boolean']['output'];
  shifts: Array<RosterShift>;
  swapAllowed: Scalars['Boolean']['output'];
  /** Those that wait, and those of days that are not over; newest first. */
  swaps: Array<OwnShiftSwap>;
  today: Scalars['LocalDate']['output'];
  weekBegins: Weekday;
};

export type PlanAnswer = {
  /** Null where nothing was changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  /** Days of people that were changed. */
  changed: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** People who were told. */
  told: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

/** What speaks against a shift, by the roster settings. */
export type PlanWarning =
  /** On leave, or elsewhere for the organisation. */
  | 'AWAY'
  /** More days in a row than the settings allow. */
  | 'DAYS_IN_A_ROW'
  /** Begins before the shift before it ends. */
  | 'OVERLAP'
  /** Too little rest since the shift before it. */
  | 'REST'
  /** More hours in the week than the settings allow. */
  | 'WEEKLY_HOURS';

export type PlannedCell = {
  day: Scalars['LocalDate']['input'];
  employeeId: Scalars['ID']['input'];
  kind: ShiftKind;
  workScheduleId?: InputMaybe<Scalars['ID']['input']>;
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

/** One check-in or check-out. */
export type Punch = {
  accuracyMetres?: Maybe<Scalars['Int']['output']>;
  address?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  faceVerified: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Empty: nothing was checked. */
  insideFence?: Maybe<Scalars['Boolean']['output']>;
  latitude?: Maybe<Scalars['Decimal']['output']>;
  longitude?: Maybe<Scalars['Decimal']['output']>;
  /** Why it was entered by hand. */
  note?: Maybe<Scalars['String']['output']>;
  source: PunchSource;
  type: PunchType;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** The day that it counts for, in the time zone of the employee's location. */
  workDate: Scalars['LocalDate']['output'];
  workPlace?: Maybe<WorkPlace>;
};

export type PunchAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Punch>;
};

export type PunchChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Punch>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type PunchFilter = {
  accuracyMetres?: InputMaybe<IntFilter>;
  address?: InputMaybe<TextFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<PunchFilter>>;
  at?: InputMaybe<DateTimeFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  faceVerified?: InputMaybe<BooleanFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  insideFence?: InputMaybe<BooleanFilter>;
  latitude?: InputMaybe<DecimalFilter>;
  longitude?: InputMaybe<DecimalFilter>;
  not?: InputMaybe<PunchFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<PunchFilter>>;
  source?: InputMaybe<PunchSourceFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  type?: InputMaybe<PunchTypeFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workDate?: InputMaybe<LocalDateFilter>;
  workPlaceId?: InputMaybe<IdFilter>;
};

export type PunchInput = {
  accuracyMetres?: InputMaybe<Scalars['Int']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  at: Scalars['DateTime']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  faceVerified?: InputMaybe<Scalars['Boolean']['input']>;
  /** Empty: nothing was checked. */
  insideFence?: InputMaybe<Scalars['Boolean']['input']>;
  latitude?: InputMaybe<Scalars['Decimal']['input']>;
  longitude?: InputMaybe<Scalars['Decimal']['input']>;
  /** Why it was entered by hand. */
  note?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<PunchSource>;
  type: PunchType;
  /** The day that it counts for, in the time zone of the employee's location. */
  workDate: Scalars['LocalDate']['input'];
  workPlaceId?: InputMaybe<Scalars['ID']['input']>;
};

export type PunchPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Punch>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type PunchPatch = {
  accuracyMetres?: InputMaybe<Scalars['Int']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  at?: InputMaybe<Scalars['DateTime']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  faceVerified?: InputMaybe<Scalars['Boolean']['input']>;
  /** Empty: nothing was checked. */
  insideFence?: InputMaybe<Scalars['Boolean']['input']>;
  latitude?: InputMaybe<Scalars['Decimal']['input']>;
  longitude?: InputMaybe<Scalars['Decimal']['input']>;
  /** Why it was entered by hand. */
  note?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<PunchSource>;
  type?: InputMaybe<PunchType>;
  /** The day that it counts for, in the time zone of the employee's location. */
  workDate?: InputMaybe<Scalars['LocalDate']['input']>;
  workPlaceId?: InputMaybe<Scalars['ID']['input']>;
};

export type PunchSort = {
  field: PunchSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type PunchSortField =
  | 'accuracyMetres'
  | 'address'
  | 'at'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'faceVerified'
  | 'insideFence'
  | 'latitude'
  | 'longitude'
  | 'note'
  | 'source'
  | 'type'
  | 'updatedAt'
  | 'workDate'
  | 'workPlaceId';

export type PunchSource =
  /** By a decision about the day. */
  | 'DECISION'
  | 'IMPORT'
  | 'MOBILE'
  | 'REGULARISATION'
  | 'WEB';

export type PunchSourceFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<PunchSource>;
  in?: InputMaybe<Array<PunchSource>>;
};

export type PunchType =
  | 'IN'
  | 'OUT';

export type PunchTypeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<PunchType>;
  in?: InputMaybe<Array<PunchType>>;
};

export type Query = {
  /** One record, now or as it was. */
  attendanceConfiguration: AttendanceConfigurationAnswer;
  attendanceConfigurationHistory: HistoryPage;
  /** One record, now or as it was. */
  attendanceFinalization: AttendanceFinalizationAnswer;
  attendanceFinalizationHistory: HistoryPage;
  /** What is settled of a period, per employee, up to yesterday; of a month at most. */
  attendanceToFinalize: AttendanceToFinalize;
  /** How attendance is configured for an employee; without employeeId for the caller. */
  checkAttendanceConfiguration: AttendanceConfigurationCheck;
  /** Whether a check-in needs a position, and where the caller works. */
  checkGeoEnforceAndWorkPlace: GeoEnforceAndWorkPlace;
  /** Whether the caller checks in or out next, and what they agreed to. */
  checkInState: CheckInState;
  /** Refuses when the caller's face is not registered; answers what the camera has to see. */
  checkRegisterUserAndGetRandomChallenge: FaceChallengeList;
  /** One record, now or as it was. */
  dayDecision: DayDecisionAnswer;
  dayDecisionHistory: HistoryPage;
  /** Who left before the end of their shift; of a month at most. */
  earlyCheckOuts: EarlyCheckOuts;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** Whether a face is registered, never the face; without employeeId the caller's. */
  faceRegistration: FaceRegistration;
  /** Whether the pictures show the caller, alive. The server looks at the pictures itself; the configuration can ask for more than the argument, never less. */
  faceVerification: FaceVerification;
  /** Arrivals of today. */
  getAttendanceCount: AttendanceCount;
  /** Late arrivals of the last 30 days. */
  getLateAttendanceStatistics: LateAttendanceStatistics;
  getWorkPlaceCount: WorkPlaceCount;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listAttendanceConfigurations: AttendanceConfigurationPage;
  /** The caller's own day. formId narrows: without the right to view that form nothing is answered. */
  listAttendanceDashBoard: AttendanceToday;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listAttendanceFinalizations: AttendanceFinalizationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listDayDecisions: DayDecisionPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listPunches: PunchPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listRegularisations: RegularisationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listScheduledShifts: ScheduledShiftPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listShiftRotations: ShiftRotationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listShiftSwaps: ShiftSwapPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listWorkFromHomePreApprovals: WorkFromHomePreApprovalPage;
  /** Work places to choose from. status: Active, Inactive, or none for both. */
  listWorkPlaces: WorkPlaceList;
  /** The nearest place or address of a position. isCity answers the city alone. */
  lookUpAddress: AddressLookUp;
  /** Id, title and code only, for pickers. */
  lookupAttendanceConfigurations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupAttendanceFinalizations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupDayDecisions: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupPunches: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupRegularisations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupScheduledShifts: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupShiftRotations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupShiftSwaps: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupWorkFromHomePreApprovals: LookupPage;
  /**
   * Places by name or within an area, the principal places of the world first, then cities of the countries in which the organisation has locations; 60 at most.
   * Without either only tilesUrl is told.
   */
  mapPlaces: MapPlaces;
  /** The caller's own days from today on, and swaps. */
  ownShifts: OwnShifts;
  /** What a decision would come to, for each day of the period and each employee within the filter; of a month at most. Nothing is written. */
  previewDayDecisions: DaysAhead;
  /** Four weeks of a rotation before it is saved, from its beginning or today, whichever is later; at most 12 people. */
  previewRotation: RotationPreview;
  /** One record, now or as it was. */
  punch: PunchAnswer;
  punchHistory: HistoryPage;
  /** One record, now or as it was. */
  regularisation: RegularisationAnswer;
  regularisationHistory: HistoryPage;
  /** The plan from one day to another, both included, at most 31 days; people by name, at most 200 at once. */
  roster: Roster;
  rosterChoices: RosterChoices;
  /** One record, now or as it was. */
  scheduledShift: ScheduledShiftAnswer;
  scheduledShiftHistory: HistoryPage;
  /** One record, now or as it was. */
  shiftRotation: ShiftRotationAnswer;
  shiftRotationHistory: HistoryPage;
  /** One record, now or as it was. */
  shiftSwap: ShiftSwapAnswer;
  shiftSwapHistory: HistoryPage;
  /** With whom the caller can swap the shift of a day. */
  swapChoices: SwapChoices;
  /** What a report says of those within reach; nobody out of the reader's reach is counted. */
  teamSummaryReport: TeamReportAnswer;
  teamTimeOffReport: TeamReportAnswer;
  /** Refuses when the work place is the home and no approved pre-approval covers the day. */
  validateWfhPreApproval: WfhPreApproval;
  /** One record, now or as it was. */
  workFromHomePreApproval: WorkFromHomePreApprovalAnswer;
  workFromHomePreApprovalHistory: HistoryPage;
};


export type QueryAttendanceConfigurationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryAttendanceConfigurationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAttendanceFinalizationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryAttendanceFinalizationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAttendanceToFinalizeArgs = {
  filter?: InputMaybe<RosterFilter>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  until?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type QueryCheckAttendanceConfigurationArgs = {
  employeeId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCheckRegisterUserAndGetRandomChallengeArgs = {
  noOfChallenges?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDayDecisionArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryDayDecisionHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEarlyCheckOutsArgs = {
  filter?: InputMaybe<RosterFilter>;
  from: Scalars['LocalDate']['input'];
  until: Scalars['LocalDate']['input'];
};


export type QueryFaceRegistrationArgs = {
  employeeId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFaceVerificationArgs = {
  enableLivenessDetection?: InputMaybe<Scalars['Boolean']['input']>;
  imageWithChallenges: Array<ImageWithChallenge>;
};


export type QueryGetAttendanceCountArgs = {
  form?: InputMaybe<Form>;
};


export type QueryGetLateAttendanceStatisticsArgs = {
  form?: InputMaybe<Form>;
};


export type QueryGetWorkPlaceCountArgs = {
  form?: InputMaybe<Form>;
};


export type QueryListAttendanceConfigurationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AttendanceConfigurationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AttendanceConfigurationSort>>;
};


export type QueryListAttendanceDashBoardArgs = {
  formId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListAttendanceFinalizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AttendanceFinalizationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AttendanceFinalizationSort>>;
};


export type QueryListDayDecisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<DayDecisionFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<DayDecisionSort>>;
};


export type QueryListPunchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<PunchFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<PunchSort>>;
};


export type QueryListRegularisationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<RegularisationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<RegularisationSort>>;
};


export type QueryListScheduledShiftsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ScheduledShiftFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ScheduledShiftSort>>;
};


export type QueryListShiftRotationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ShiftRotationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ShiftRotationSort>>;
};


export type QueryListShiftSwapsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ShiftSwapFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ShiftSwapSort>>;
};


export type QueryListWorkFromHomePreApprovalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<WorkFromHomePreApprovalFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<WorkFromHomePreApprovalSort>>;
};


export type QueryListWorkPlacesArgs = {
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookUpAddressArgs = {
  isCity?: InputMaybe<Scalars['Boolean']['input']>;
  latitude?: InputMaybe<Scalars['Decimal']['input']>;
  longitude?: InputMaybe<Scalars['Decimal']['input']>;
};


export type QueryLookupAttendanceConfigurationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupAttendanceFinalizationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupDayDecisionsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupPunchesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupRegularisationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupScheduledShiftsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupShiftRotationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupShiftSwapsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupWorkFromHomePreApprovalsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMapPlacesArgs = {
  area?: InputMaybe<MapArea>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOwnShiftsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPreviewDayDecisionsArgs = {
  checkIn?: InputMaybe<Scalars['LocalTime']['input']>;
  checkOut?: InputMaybe<Scalars['LocalTime']['input']>;
  employeeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  filter?: InputMaybe<RosterFilter>;
  from: Scalars['LocalDate']['input'];
  kind: DayDecisionKind;
  until: Scalars['LocalDate']['input'];
};


export type QueryPreviewRotationArgs = {
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  endsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  members?: InputMaybe<Array<RotationMemberTold>>;
  startsOn: Scalars['LocalDate']['input'];
  steps: Array<RotationStepTold>;
  worksOnHolidays?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryPunchArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryPunchHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRegularisationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryRegularisationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRosterArgs = {
  filter?: InputMaybe<RosterFilter>;
  from: Scalars['LocalDate']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  until: Scalars['LocalDate']['input'];
};


export type QueryScheduledShiftArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryScheduledShiftHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryShiftRotationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryShiftRotationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryShiftSwapArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryShiftSwapHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySwapChoicesArgs = {
  day: Scalars['LocalDate']['input'];
};


export type QueryTeamSummaryReportArgs = {
  by?: InputMaybe<TeamReportGroup>;
  filter?: InputMaybe<RosterFilter>;
  from: Scalars['LocalDate']['input'];
  language?: InputMaybe<Language>;
  report: TeamSummaryReport;
  until: Scalars['LocalDate']['input'];
};


export type QueryTeamTimeOffReportArgs = {
  by?: InputMaybe<TeamReportGroup>;
  filter?: InputMaybe<RosterFilter>;
  from: Scalars['LocalDate']['input'];
  language?: InputMaybe<Language>;
  report: TimeOffReport;
  until: Scalars['LocalDate']['input'];
};


export type QueryValidateWfhPreApprovalArgs = {
  attendanceDate?: InputMaybe<Scalars['LocalDate']['input']>;
  attendanceDateTime?: InputMaybe<Scalars['DateTime']['input']>;
  checkInCheckoutWorkPlace?: InputMaybe<Scalars['Int']['input']>;
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  punchInDateTime?: InputMaybe<Scalars['DateTime']['input']>;
  punchOutDateTime?: InputMaybe<Scalars['DateTime']['input']>;
  punchType?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWorkFromHomePreApprovalArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryWorkFromHomePreApprovalHistoryArgs = {
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

/** A request to correct the attendance of one day: a check-in or check-out that was missed. */
export type Regularisation = {
  approval?: Maybe<Scalars['JSON']['output']>;
  checkIn?: Maybe<Scalars['LocalTime']['output']>;
  /** A check-out before the check-in is on the next day. */
  checkOut?: Maybe<Scalars['LocalTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  id: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
  status: RequestStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  workDate: Scalars['LocalDate']['output'];
};

export type RegularisationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Regularisation>;
};

export type RegularisationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Regularisation>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type RegularisationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<RegularisationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  checkIn?: InputMaybe<LocalTimeFilter>;
  checkOut?: InputMaybe<LocalTimeFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<RegularisationFilter>;
  or?: InputMaybe<Array<RegularisationFilter>>;
  reason?: InputMaybe<TextFilter>;
  status?: InputMaybe<RequestStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workDate?: InputMaybe<LocalDateFilter>;
};

export type RegularisationInput = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  checkIn?: InputMaybe<Scalars['LocalTime']['input']>;
  /** A check-out before the check-in is on the next day. */
  checkOut?: InputMaybe<Scalars['LocalTime']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  status?: InputMaybe<RequestStatus>;
  workDate: Scalars['LocalDate']['input'];
};

export type RegularisationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Regularisation>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type RegularisationPatch = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  checkIn?: InputMaybe<Scalars['LocalTime']['input']>;
  /** A check-out before the check-in is on the next day. */
  checkOut?: InputMaybe<Scalars['LocalTime']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
  workDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type RegularisationSort = {
  field: RegularisationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type RegularisationSortField =
  | 'checkIn'
  | 'checkOut'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'reason'
  | 'status'
  | 'updatedAt'
  | 'workDate';

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

export type RequestStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<RequestStatus>;
  in?: InputMaybe<Array<RequestStatus>>;
};

export type Right =
  | 'ADD'
  | 'DELETE'
  | 'OPTIONAL_CHOICE'
  | 'UPDATE'
  | 'VIEW';

export type Roster = {
  /** Days of people that have a draft, within the filters. */
  drafts: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  people: Array<RosterPerson>;
  /** The first day that is told late: people learn of shifts so many days ahead. */
  publishedAhead: Scalars['LocalDate']['output'];
  shifts: Array<RosterShift>;
  today: Scalars['LocalDate']['output'];
  /** People within the filters, of whom a part is answered. */
  totalRecords: Scalars['Int']['output'];
  /** Null where more than 1,000 people are within the filters. */
  totals?: Maybe<Array<RosterDayTotal>>;
};

/** One name that filters of the roster offer. */
export type RosterChoice = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type RosterChoices = {
  departments: Array<RosterChoice>;
  errorCode: Scalars['String']['output'];
  /** Nothing for whoever plans for a team alone. */
  groups: Array<RosterChoice>;
  locations: Array<RosterChoice>;
  message: Scalars['String']['output'];
  /** Weeks begin on this day. */
  weekBegins: Weekday;
};

export type RosterDay = {
  day: Scalars['LocalDate']['output'];
  /** Of the mandatory holiday where the person works. */
  holiday?: Maybe<Scalars['String']['output']>;
  /** A draft, which nobody but planners sees. */
  isDraft: Scalars['Boolean']['output'];
  isEmployed: Scalars['Boolean']['output'];
  /** Elsewhere for the organisation. */
  isOnDuty: Scalars['Boolean']['output'];
  isOnLeave: Scalars['Boolean']['output'];
  /** What is told with the shift. */
  note?: Maybe<Scalars['String']['output']>;
  source: ShiftSource;
  warnings: Array<PlanWarning>;
  /** What it will be once drafts are published; null on a day without work. */
  workScheduleId?: Maybe<Scalars['ID']['output']>;
  /** At work, also where no schedule says from when to when. */
  works: Scalars['Boolean']['output'];
};

/** How many people work on a day, those on leave left out. */
export type RosterDayTotal = {
  day: Scalars['LocalDate']['output'];
  people: Scalars['Int']['output'];
};

/** Whose shifts; what is left out does not narrow. */
export type RosterFilter = {
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  /** Everybody who reports to this manager, directly or through others. */
  teamOf?: InputMaybe<Scalars['ID']['input']>;
};

export type RosterPerson = {
  days: Array<RosterDay>;
  designation?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['ID']['output'];
  employeeNumber: Scalars['String']['output'];
  /** Of the days that are shown, without those on leave. */
  hours: Scalars['Decimal']['output'];
  name: Scalars['String']['output'];
};

export type RosterShift = {
  code: Scalars['String']['output'];
  endsAt: Scalars['LocalTime']['output'];
  /** Without breaks. */
  hours: Scalars['Decimal']['output'];
  id: Scalars['ID']['output'];
  /** Still offered for something new. */
  inUse: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  startsAt: Scalars['LocalTime']['output'];
};

export type RotationMember = {
  employee: Employee;
  /** Left empty, from the beginning of the rotation. */
  fromDate?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  /** The day of the pattern with which the person begins: 3 begins on its third day. */
  startsAtDay: Scalars['Int']['output'];
  /** Left empty, until its end. */
  toDate?: Maybe<Scalars['LocalDate']['output']>;
};

export type RotationMemberInput = {
  employeeId: Scalars['ID']['input'];
  /** Left empty, from the beginning of the rotation. */
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The day of the pattern with which the person begins: 3 begins on its third day. */
  startsAtDay?: InputMaybe<Scalars['Int']['input']>;
  /** Left empty, until its end. */
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type RotationMemberTold = {
  employeeId: Scalars['ID']['input'];
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  startsAtDay?: InputMaybe<Scalars['Int']['input']>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type RotationPreview = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Members of whom none is shown. */
  more: Scalars['Int']['output'];
  people: Array<RotationPreviewPerson>;
  shifts: Array<RosterShift>;
};

export type RotationPreviewDay = {
  day: Scalars['LocalDate']['output'];
  workScheduleId?: Maybe<Scalars['ID']['output']>;
};

export type RotationPreviewPerson = {
  days: Array<RotationPreviewDay>;
  name: Scalars['String']['output'];
};

export type RotationStep = {
  /** In a row. */
  days: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Empty: days off. */
  workSchedule?: Maybe<WorkSchedule>;
};

export type RotationStepInput = {
  /** In a row. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Empty: days off. */
  workScheduleId?: InputMaybe<Scalars['ID']['input']>;
};

export type RotationStepTold = {
  days: Scalars['Int']['input'];
  workScheduleId?: InputMaybe<Scalars['ID']['input']>;
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

/** What somebody works on one day, as it is planned: a shift or a day off. It goes before the rotation and the work schedule of the person. */
export type ScheduledShift = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  day: Scalars['LocalDate']['output'];
  employee: Employee;
  id: Scalars['ID']['output'];
  kind: ShiftKind;
  /** Told with the shift. */
  note?: Maybe<Scalars['String']['output']>;
  /** People see and are judged by what is published. A draft takes its place when it is published. */
  status: ShiftStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** The hours of the shift. Empty on a day off. */
  workSchedule?: Maybe<WorkSchedule>;
};

export type ScheduledShiftAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ScheduledShift>;
};

export type ScheduledShiftChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ScheduledShift>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ScheduledShiftFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ScheduledShiftFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  day?: InputMaybe<LocalDateFilter>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<ShiftKindFilter>;
  not?: InputMaybe<ScheduledShiftFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<ScheduledShiftFilter>>;
  status?: InputMaybe<ShiftStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workScheduleId?: InputMaybe<IdFilter>;
};

export type ScheduledShiftInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  day: Scalars['LocalDate']['input'];
  employeeId: Scalars['ID']['input'];
  kind?: InputMaybe<ShiftKind>;
  /** Told with the shift. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** People see and are judged by what is published. A draft takes its place when it is published. */
  status?: InputMaybe<ShiftStatus>;
  /** The hours of the shift. Empty on a day off. */
  workScheduleId?: InputMaybe<Scalars['ID']['input']>;
};

export type ScheduledShiftPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ScheduledShift>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ScheduledShiftPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<ShiftKind>;
  /** Told with the shift. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** People see and are judged by what is published. A draft takes its place when it is published. */
  status?: InputMaybe<ShiftStatus>;
  /** The hours of the shift. Empty on a day off. */
  workScheduleId?: InputMaybe<Scalars['ID']['input']>;
};

export type ScheduledShiftSort = {
  field: ScheduledShiftSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ScheduledShiftSortField =
  | 'createdAt'
  | 'custom'
  | 'day'
  | 'employeeId'
  | 'kind'
  | 'note'
  | 'status'
  | 'updatedAt'
  | 'workScheduleId';

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

export type ShiftKind =
  /** As the rotation and the work schedule say: takes back what is published for the day. */
  | 'AS_USUAL'
  | 'DAY_OFF'
  | 'SHIFT';

export type ShiftKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ShiftKind>;
  in?: InputMaybe<Array<ShiftKind>>;
};

/** A pattern of shifts and days off that repeats. It holds for its members on days for which nothing else is published. */
export type ShiftRotation = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Whoever belongs to it begins with the first day of the pattern. */
  customGroup?: Maybe<CustomEmployeeGroup>;
  /** Left empty, it repeats without end. */
  endsOn?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  members?: Maybe<Array<RotationMember>>;
  name: Scalars['String']['output'];
  /** Who sees and changes it besides those who plan for everybody. */
  planner?: Maybe<Employee>;
  /** The first day of the pattern. */
  startsOn: Scalars['LocalDate']['output'];
  status: RecordStatus;
  /** One after the other, then from the beginning again. */
  steps?: Maybe<Array<RotationStep>>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** Else mandatory holidays are free. */
  worksOnHolidays: Scalars['Boolean']['output'];
};

export type ShiftRotationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ShiftRotation>;
};

export type ShiftRotationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ShiftRotation>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ShiftRotationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ShiftRotationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customGroupId?: InputMaybe<IdFilter>;
  endsOn?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Records with one that has employeeId among these. */
  members?: InputMaybe<RowsFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ShiftRotationFilter>;
  or?: InputMaybe<Array<ShiftRotationFilter>>;
  plannerId?: InputMaybe<IdFilter>;
  startsOn?: InputMaybe<LocalDateFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  worksOnHolidays?: InputMaybe<BooleanFilter>;
};

export type ShiftRotationInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Whoever belongs to it begins with the first day of the pattern. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, it repeats without end. */
  endsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  members?: InputMaybe<Array<RotationMemberInput>>;
  name: Scalars['String']['input'];
  /** Who sees and changes it besides those who plan for everybody. */
  plannerId?: InputMaybe<Scalars['ID']['input']>;
  /** The first day of the pattern. */
  startsOn: Scalars['LocalDate']['input'];
  status?: InputMaybe<RecordStatus>;
  /** One after the other, then from the beginning again. */
  steps?: InputMaybe<Array<RotationStepInput>>;
  /** Else mandatory holidays are free. */
  worksOnHolidays?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ShiftRotationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ShiftRotation>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ShiftRotationPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Whoever belongs to it begins with the first day of the pattern. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, it repeats without end. */
  endsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  members?: InputMaybe<Array<RotationMemberInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who sees and changes it besides those who plan for everybody. */
  plannerId?: InputMaybe<Scalars['ID']['input']>;
  /** The first day of the pattern. */
  startsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  status?: InputMaybe<RecordStatus>;
  /** One after the other, then from the beginning again. */
  steps?: InputMaybe<Array<RotationStepInput>>;
  /** Else mandatory holidays are free. */
  worksOnHolidays?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ShiftRotationSort = {
  field: ShiftRotationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ShiftRotationSortField =
  | 'createdAt'
  | 'custom'
  | 'customGroupId'
  | 'endsOn'
  | 'name'
  | 'plannerId'
  | 'startsOn'
  | 'status'
  | 'updatedAt'
  | 'worksOnHolidays';

/** By whom it is said what somebody works on a day: a published shift, else the rotation, else the work schedule. */
export type ShiftSource =
  | 'ROTATION'
  | 'SCHEDULE'
  | 'SHIFT';

export type ShiftStatus =
  | 'DRAFT'
  | 'PUBLISHED';

export type ShiftStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ShiftStatus>;
  in?: InputMaybe<Array<ShiftStatus>>;
};

/** A request to give a shift to a colleague, or to exchange it for one of theirs. */
export type ShiftSwap = {
  colleague: Employee;
  /** The day of the shift that the colleague gives in return. Left empty, the colleague takes over and gives none. */
  colleagueDay?: Maybe<Scalars['LocalDate']['output']>;
  /** The shift of that day. */
  colleagueWorkSchedule?: Maybe<WorkSchedule>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** The day of the shift that is given away. */
  day: Scalars['LocalDate']['output'];
  employee: Employee;
  id: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
  status: SwapStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** The shift of that day. */
  workSchedule?: Maybe<WorkSchedule>;
};

export type ShiftSwapAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ShiftSwap>;
};

export type ShiftSwapChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ShiftSwap>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ShiftSwapFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ShiftSwapFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  colleagueDay?: InputMaybe<LocalDateFilter>;
  colleagueId?: InputMaybe<IdFilter>;
  colleagueWorkScheduleId?: InputMaybe<IdFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  day?: InputMaybe<LocalDateFilter>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<ShiftSwapFilter>;
  or?: InputMaybe<Array<ShiftSwapFilter>>;
  reason?: InputMaybe<TextFilter>;
  status?: InputMaybe<SwapStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workScheduleId?: InputMaybe<IdFilter>;
};

export type ShiftSwapPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ShiftSwap>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ShiftSwapPatch = {
  /** The day of the shift that the colleague gives in return. Left empty, the colleague takes over and gives none. */
  colleagueDay?: InputMaybe<Scalars['LocalDate']['input']>;
  colleagueId?: InputMaybe<Scalars['ID']['input']>;
  /** The shift of that day. */
  colleagueWorkScheduleId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The day of the shift that is given away. */
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SwapStatus>;
  /** The shift of that day. */
  workScheduleId?: InputMaybe<Scalars['ID']['input']>;
};

export type ShiftSwapSort = {
  field: ShiftSwapSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ShiftSwapSortField =
  | 'colleagueDay'
  | 'colleagueId'
  | 'colleagueWorkScheduleId'
  | 'createdAt'
  | 'custom'
  | 'day'
  | 'employeeId'
  | 'reason'
  | 'status'
  | 'updatedAt'
  | 'workScheduleId';

export type SkillProficiency =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'EXPERT'
  | 'INTERMEDIATE';

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type SwapAnswer = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  status: SwapStatus;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SwapChoices = {
  /** Of those with whom the settings allow it, who can; by name, at most 50. */
  colleagues: Array<SwapColleague>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type SwapColleague = {
  /** Free on the day, so that the shift can be taken over. */
  canTakeOver: Scalars['Boolean']['output'];
  designation?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Shifts that can be had in exchange. */
  offers: Array<SwapOffer>;
};

export type SwapOffer = {
  day: Scalars['LocalDate']['output'];
  workScheduleId: Scalars['ID']['output'];
};

export type SwapStatus =
  | 'APPROVED'
  | 'CANCELLED'
  | 'PENDING_APPROVAL'
  | 'PENDING_COLLEAGUE'
  | 'REJECTED';

export type SwapStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<SwapStatus>;
  in?: InputMaybe<Array<SwapStatus>>;
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

export type TeamReportAnswer = {
  columns: Array<TeamReportColumn>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** By name; at most 500. */
  rows: Array<TeamReportRow>;
  total: TeamReportRow;
  totalRecords: Scalars['Int']['output'];
};

export type TeamReportColumn = {
  /** Drawn in the chart, one on the other. */
  isCharted: Scalars['Boolean']['output'];
  /** Percent, not a sum of what stands above it. */
  isShare: Scalars['Boolean']['output'];
  key: Scalars['String']['output'];
  /** In the reader's words; of a kind of leave its name. */
  label: Scalars['String']['output'];
};

export type TeamReportGroup =
  | 'DEPARTMENT'
  | 'EMPLOYEE'
  | 'LOCATION';

export type TeamReportRow = {
  /** The employee number; null for groups. */
  code?: Maybe<Scalars['String']['output']>;
  /** The employee's number as a record; null for groups. */
  id?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  /** People that the line counts. */
  people: Scalars['Int']['output'];
  /** One a column; null where there is none. */
  values: Array<Maybe<Scalars['Decimal']['output']>>;
};

/** Of a month at most, but for the last one. */
export type TeamSummaryReport =
  /** Working days, presence, leave, days without anything. */
  | 'ATTENDANCE_SUMMARY'
  /** Early check-outs and what became of them. */
  | 'EARLY_LEAVING'
  /** People at the beginning, who joined, who left, people at the end; of a year at most. */
  | 'HEADCOUNT'
  /** Arrivals, late ones and by how much. */
  | 'LATENESS'
  /** Time at work beyond the shift, and on days without one. */
  | 'OVERTIME';

export type TextFilter = {
  /** Case, accents, width and kana are folded. */
  contains?: InputMaybe<Scalars['String']['input']>;
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type TimeOffReport =
  /** Working days on which nothing settles attendance, and days without pay; of a month at most. */
  | 'ABSENCE'
  /** What may be taken in the year of the last day, what was and what is left. */
  | 'LEAVE_BALANCE'
  /** Days of approved leave, by kind; of a year at most. */
  | 'LEAVE_TAKEN';

export type UndoAnswer = {
  /** The change-set that holds the undoing; undoing it is redoing. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** The work that undoes, where nobody waits for it: bulkEdit and cancelBulkEdit of batch-processing take it. */
  job?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
};

export type UnsettledOfEmployee = {
  /** Of the correction that was asked for: PENDING or REJECTED; null without one. */
  asked?: Maybe<Scalars['String']['output']>;
  /** Null without a check-in. */
  checkIn?: Maybe<Scalars['LocalTime']['output']>;
  day: Scalars['LocalDate']['output'];
};

export type Weekday =
  | 'FRIDAY'
  | 'MONDAY'
  | 'SATURDAY'
  | 'SUNDAY'
  | 'THURSDAY'
  | 'TUESDAY'
  | 'WEDNESDAY';

export type WfhPreApproval = {
  errorCode: Scalars['String']['output'];
  /** The work place asks for a pre-approval, and there is one for the day. */
  isRequired: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
};

/** The kinds of day that pay knows. */
export type WorkDayKind =
  | 'NORMAL'
  | 'REGULAR_HOLIDAY'
  | 'REST'
  | 'SPECIAL_NON_WORKING_HOLIDAY';

/** A request to work from home on some days. */
export type WorkFromHomePreApproval = {
  approval?: Maybe<Scalars['JSON']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  fromDate: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
  status: RequestStatus;
  toDate: Scalars['LocalDate']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type WorkFromHomePreApprovalAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<WorkFromHomePreApproval>;
};

export type WorkFromHomePreApprovalChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<WorkFromHomePreApproval>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type WorkFromHomePreApprovalFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<WorkFromHomePreApprovalFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  fromDate?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<WorkFromHomePreApprovalFilter>;
  or?: InputMaybe<Array<WorkFromHomePreApprovalFilter>>;
  reason?: InputMaybe<TextFilter>;
  status?: InputMaybe<RequestStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  toDate?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type WorkFromHomePreApprovalInput = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  fromDate: Scalars['LocalDate']['input'];
  reason: Scalars['String']['input'];
  status?: InputMaybe<RequestStatus>;
  toDate: Scalars['LocalDate']['input'];
};

export type WorkFromHomePreApprovalPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<WorkFromHomePreApproval>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type WorkFromHomePreApprovalPatch = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type WorkFromHomePreApprovalSort = {
  field: WorkFromHomePreApprovalSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type WorkFromHomePreApprovalSortField =
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'fromDate'
  | 'reason'
  | 'status'
  | 'toDate'
  | 'updatedAt';

/** A record of another endpoint. */
export type WorkPlace = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type WorkPlaceChoice = {
  autoAttendance: Scalars['Boolean']['output'];
  /** Key of the picture; getPresignedUrl retrieves it. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  workPlace: Scalars['String']['output'];
  workPlaceId: Scalars['Int']['output'];
};

/** Who checked in today, by the workplace of their last check-in. */
export type WorkPlaceCount = {
  errorCode: Scalars['String']['output'];
  field: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  office: Scalars['Int']['output'];
  others: Scalars['Int']['output'];
  workFromHome: Scalars['Int']['output'];
};

export type WorkPlaceData = {
  autoAttendance?: Maybe<Scalars['Boolean']['output']>;
  /** The person may choose where they work. */
  enabled: Scalars['Boolean']['output'];
  imageUrl?: Maybe<Scalars['String']['output']>;
  workPlace?: Maybe<Scalars['String']['output']>;
  /** Null until the person chose one. */
  workPlaceId?: Maybe<Scalars['Int']['output']>;
};

export type WorkPlaceList = {
  /** The one that the person chose last. */
  employeeWorkPlace?: Maybe<WorkPlaceChoice>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  workPlaces: Array<WorkPlaceChoice>;
};

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
  Address: ResolverTypeWrapper<Scalars['Address']['output']>;
  AddressLookUp: ResolverTypeWrapper<AddressLookUp>;
  AirTicketBasis: AirTicketBasis;
  AirTicketClass: AirTicketClass;
  AttendanceConfiguration: ResolverTypeWrapper<AttendanceConfiguration>;
  AttendanceConfigurationAnswer: ResolverTypeWrapper<AttendanceConfigurationAnswer>;
  AttendanceConfigurationChange: ResolverTypeWrapper<AttendanceConfigurationChange>;
  AttendanceConfigurationCheck: ResolverTypeWrapper<AttendanceConfigurationCheck>;
  AttendanceConfigurationFilter: AttendanceConfigurationFilter;
  AttendanceConfigurationInput: AttendanceConfigurationInput;
  AttendanceConfigurationPage: ResolverTypeWrapper<AttendanceConfigurationPage>;
  AttendanceConfigurationPatch: AttendanceConfigurationPatch;
  AttendanceConfigurationSort: AttendanceConfigurationSort;
  AttendanceConfigurationSortField: AttendanceConfigurationSortField;
  AttendanceCount: ResolverTypeWrapper<AttendanceCount>;
  AttendanceFinalization: ResolverTypeWrapper<AttendanceFinalization>;
  AttendanceFinalizationAnswer: ResolverTypeWrapper<AttendanceFinalizationAnswer>;
  AttendanceFinalizationChange: ResolverTypeWrapper<AttendanceFinalizationChange>;
  AttendanceFinalizationFilter: AttendanceFinalizationFilter;
  AttendanceFinalizationInput: AttendanceFinalizationInput;
  AttendanceFinalizationPage: ResolverTypeWrapper<AttendanceFinalizationPage>;
  AttendanceFinalizationPatch: AttendanceFinalizationPatch;
  AttendanceFinalizationSort: AttendanceFinalizationSort;
  AttendanceFinalizationSortField: AttendanceFinalizationSortField;
  AttendanceFinalized: ResolverTypeWrapper<AttendanceFinalized>;
  AttendancePeriod: ResolverTypeWrapper<AttendancePeriod>;
  AttendanceToFinalize: ResolverTypeWrapper<AttendanceToFinalize>;
  AttendanceToday: ResolverTypeWrapper<AttendanceToday>;
  AttendanceType: AttendanceType;
  AttendanceTypeFilter: AttendanceTypeFilter;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  ChangeKind: ChangeKind;
  ChangeSetFilter: ChangeSetFilter;
  ChangeSource: ChangeSource;
  CheckInAnswer: ResolverTypeWrapper<CheckInAnswer>;
  CheckInState: ResolverTypeWrapper<CheckInState>;
  ColumnKind: ColumnKind;
  ConsentAnswer: ResolverTypeWrapper<ConsentAnswer>;
  ConsentPurpose: ConsentPurpose;
  Coverage: Coverage;
  CustomEmployeeGroup: ResolverTypeWrapper<CustomEmployeeGroup>;
  DashboardPunch: ResolverTypeWrapper<DashboardPunch>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  DayAhead: ResolverTypeWrapper<DayAhead>;
  DayDecision: ResolverTypeWrapper<DayDecision>;
  DayDecisionAnswer: ResolverTypeWrapper<DayDecisionAnswer>;
  DayDecisionChange: ResolverTypeWrapper<DayDecisionChange>;
  DayDecisionFilter: DayDecisionFilter;
  DayDecisionInput: DayDecisionInput;
  DayDecisionKind: DayDecisionKind;
  DayDecisionKindFilter: DayDecisionKindFilter;
  DayDecisionPage: ResolverTypeWrapper<DayDecisionPage>;
  DayDecisionPatch: DayDecisionPatch;
  DayDecisionSort: DayDecisionSort;
  DayDecisionSortField: DayDecisionSortField;
  DayOfEmployee: DayOfEmployee;
  DayProblem: DayProblem;
  DaysAhead: ResolverTypeWrapper<DaysAhead>;
  DaysDecided: ResolverTypeWrapper<DaysDecided>;
  DecidedStep: ResolverTypeWrapper<DecidedStep>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalFilter: DecimalFilter;
  DeclarationLock: DeclarationLock;
  DeclarationStatus: DeclarationStatus;
  DeclarationType: DeclarationType;
  DeleteAnswer: ResolverTypeWrapper<DeleteAnswer>;
  EarlyAllowance: EarlyAllowance;
  EarlyCheckOut: ResolverTypeWrapper<EarlyCheckOut>;
  EarlyCheckOuts: ResolverTypeWrapper<EarlyCheckOuts>;
  EducationLevel: EducationLevel;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  Employee: ResolverTypeWrapper<Employee>;
  EmployeeToFinalize: ResolverTypeWrapper<EmployeeToFinalize>;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  FaceChallenge: ResolverTypeWrapper<FaceChallenge>;
  FaceChallengeList: ResolverTypeWrapper<FaceChallengeList>;
  FaceRegistration: ResolverTypeWrapper<FaceRegistration>;
  FaceVerification: ResolverTypeWrapper<FaceVerification>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  FinalizationState: FinalizationState;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: Form;
  FormulaSet: FormulaSet;
  Gender: Gender;
  GeoEnforceAndWorkPlace: ResolverTypeWrapper<GeoEnforceAndWorkPlace>;
  HexColorCode: ResolverTypeWrapper<Scalars['HexColorCode']['output']>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  HistoryPage: ResolverTypeWrapper<HistoryPage>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdFilter: IdFilter;
  ImageWithChallenge: ImageWithChallenge;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntFilter: IntFilter;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Language: Language;
  LanguageProficiency: LanguageProficiency;
  LateAttendanceStatistics: ResolverTypeWrapper<LateAttendanceStatistics>;
  LateDay: ResolverTypeWrapper<LateDay>;
  LateEmployee: ResolverTypeWrapper<LateEmployee>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalDateFilter: LocalDateFilter;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LocalTimeFilter: LocalTimeFilter;
  Location: ResolverTypeWrapper<Location>;
  Lookup: ResolverTypeWrapper<Lookup>;
  LookupPage: ResolverTypeWrapper<LookupPage>;
  MailsAhead: ResolverTypeWrapper<MailsAhead>;
  MapArea: MapArea;
  MapPlace: ResolverTypeWrapper<MapPlace>;
  MapPlaces: ResolverTypeWrapper<MapPlaces>;
  MaritalStatus: MaritalStatus;
  Month: Month;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OvertimeBasis: OvertimeBasis;
  OwnShiftDay: ResolverTypeWrapper<OwnShiftDay>;
  OwnShiftSwap: ResolverTypeWrapper<OwnShiftSwap>;
  OwnShifts: ResolverTypeWrapper<OwnShifts>;
  PlanAnswer: ResolverTypeWrapper<PlanAnswer>;
  PlanWarning: PlanWarning;
  PlannedCell: PlannedCell;
  Preset: Preset;
  Punch: ResolverTypeWrapper<Punch>;
  PunchAnswer: ResolverTypeWrapper<PunchAnswer>;
  PunchChange: ResolverTypeWrapper<PunchChange>;
  PunchFilter: PunchFilter;
  PunchInput: PunchInput;
  PunchPage: ResolverTypeWrapper<PunchPage>;
  PunchPatch: PunchPatch;
  PunchSort: PunchSort;
  PunchSortField: PunchSortField;
  PunchSource: PunchSource;
  PunchSourceFilter: PunchSourceFilter;
  PunchType: PunchType;
  PunchTypeFilter: PunchTypeFilter;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordStatus: RecordStatus;
  RecordStatusFilter: RecordStatusFilter;
  RecordView: RecordView;
  Regularisation: ResolverTypeWrapper<Regularisation>;
  RegularisationAnswer: ResolverTypeWrapper<RegularisationAnswer>;
  RegularisationChange: ResolverTypeWrapper<RegularisationChange>;
  RegularisationFilter: RegularisationFilter;
  RegularisationInput: RegularisationInput;
  RegularisationPage: ResolverTypeWrapper<RegularisationPage>;
  RegularisationPatch: RegularisationPatch;
  RegularisationSort: RegularisationSort;
  RegularisationSortField: RegularisationSortField;
  RelativePerson: RelativePerson;
  RequestKind: RequestKind;
  RequestStatus: RequestStatus;
  RequestStatusFilter: RequestStatusFilter;
  Right: Right;
  Roster: ResolverTypeWrapper<Roster>;
  RosterChoice: ResolverTypeWrapper<RosterChoice>;
  RosterChoices: ResolverTypeWrapper<RosterChoices>;
  RosterDay: ResolverTypeWrapper<RosterDay>;
  RosterDayTotal: ResolverTypeWrapper<RosterDayTotal>;
  RosterFilter: RosterFilter;
  RosterPerson: ResolverTypeWrapper<RosterPerson>;
  RosterShift: ResolverTypeWrapper<RosterShift>;
  RotationMember: ResolverTypeWrapper<RotationMember>;
  RotationMemberInput: RotationMemberInput;
  RotationMemberTold: RotationMemberTold;
  RotationPreview: ResolverTypeWrapper<RotationPreview>;
  RotationPreviewDay: ResolverTypeWrapper<RotationPreviewDay>;
  RotationPreviewPerson: ResolverTypeWrapper<RotationPreviewPerson>;
  RotationStep: ResolverTypeWrapper<RotationStep>;
  RotationStepInput: RotationStepInput;
  RotationStepTold: RotationStepTold;
  RowsFilter: RowsFilter;
  SalaryType: SalaryType;
  ScheduledShift: ResolverTypeWrapper<ScheduledShift>;
  ScheduledShiftAnswer: ResolverTypeWrapper<ScheduledShiftAnswer>;
  ScheduledShiftChange: ResolverTypeWrapper<ScheduledShiftChange>;
  ScheduledShiftFilter: ScheduledShiftFilter;
  ScheduledShiftInput: ScheduledShiftInput;
  ScheduledShiftPage: ResolverTypeWrapper<ScheduledShiftPage>;
  ScheduledShiftPatch: ScheduledShiftPatch;
  ScheduledShiftSort: ScheduledShiftSort;
  ScheduledShiftSortField: ScheduledShiftSortField;
  Scope: Scope;
  ScreenAction: ScreenAction;
  ShiftKind: ShiftKind;
  ShiftKindFilter: ShiftKindFilter;
  ShiftRotation: ResolverTypeWrapper<ShiftRotation>;
  ShiftRotationAnswer: ResolverTypeWrapper<ShiftRotationAnswer>;
  ShiftRotationChange: ResolverTypeWrapper<ShiftRotationChange>;
  ShiftRotationFilter: ShiftRotationFilter;
  ShiftRotationInput: ShiftRotationInput;
  ShiftRotationPage: ResolverTypeWrapper<ShiftRotationPage>;
  ShiftRotationPatch: ShiftRotationPatch;
  ShiftRotationSort: ShiftRotationSort;
  ShiftRotationSortField: ShiftRotationSortField;
  ShiftSource: ShiftSource;
  ShiftStatus: ShiftStatus;
  ShiftStatusFilter: ShiftStatusFilter;
  ShiftSwap: ResolverTypeWrapper<ShiftSwap>;
  ShiftSwapAnswer: ResolverTypeWrapper<ShiftSwapAnswer>;
  ShiftSwapChange: ResolverTypeWrapper<ShiftSwapChange>;
  ShiftSwapFilter: ShiftSwapFilter;
  ShiftSwapPage: ResolverTypeWrapper<ShiftSwapPage>;
  ShiftSwapPatch: ShiftSwapPatch;
  ShiftSwapSort: ShiftSwapSort;
  ShiftSwapSortField: ShiftSwapSortField;
  SkillProficiency: SkillProficiency;
  SortOrder: SortOrder;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SwapAnswer: ResolverTypeWrapper<SwapAnswer>;
  SwapChoices: ResolverTypeWrapper<SwapChoices>;
  SwapColleague: ResolverTypeWrapper<SwapColleague>;
  SwapOffer: ResolverTypeWrapper<SwapOffer>;
  SwapStatus: SwapStatus;
  SwapStatusFilter: SwapStatusFilter;
  TaxRegime: TaxRegime;
  TaxReliefSection: TaxReliefSection;
  TeamFilter: TeamFilter;
  TeamReportAnswer: ResolverTypeWrapper<TeamReportAnswer>;
  TeamReportColumn: ResolverTypeWrapper<TeamReportColumn>;
  TeamReportGroup: TeamReportGroup;
  TeamReportRow: ResolverTypeWrapper<TeamReportRow>;
  TeamSummaryReport: TeamSummaryReport;
  TextFilter: TextFilter;
  TimeOffReport: TimeOffReport;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  UnsettledOfEmployee: ResolverTypeWrapper<UnsettledOfEmployee>;
  Weekday: Weekday;
  WfhPreApproval: ResolverTypeWrapper<WfhPreApproval>;
  WorkDayKind: WorkDayKind;
  WorkFromHomePreApproval: ResolverTypeWrapper<WorkFromHomePreApproval>;
  WorkFromHomePreApprovalAnswer: ResolverTypeWrapper<WorkFromHomePreApprovalAnswer>;
  WorkFromHomePreApprovalChange: ResolverTypeWrapper<WorkFromHomePreApprovalChange>;
  WorkFromHomePreApprovalFilter: WorkFromHomePreApprovalFilter;
  WorkFromHomePreApprovalInput: WorkFromHomePreApprovalInput;
  WorkFromHomePreApprovalPage: ResolverTypeWrapper<WorkFromHomePreApprovalPage>;
  WorkFromHomePreApprovalPatch: WorkFromHomePreApprovalPatch;
  WorkFromHomePreApprovalSort: WorkFromHomePreApprovalSort;
  WorkFromHomePreApprovalSortField: WorkFromHomePreApprovalSortField;
  WorkPlace: ResolverTypeWrapper<WorkPlace>;
  WorkPlaceChoice: ResolverTypeWrapper<WorkPlaceChoice>;
  WorkPlaceCount: ResolverTypeWrapper<WorkPlaceCount>;
  WorkPlaceData: ResolverTypeWrapper<WorkPlaceData>;
  WorkPlaceList: ResolverTypeWrapper<WorkPlaceList>;
  WorkSchedule: ResolverTypeWrapper<WorkSchedule>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Scalars['Address']['output'];
  AddressLookUp: AddressLookUp;
  AttendanceConfiguration: AttendanceConfiguration;
  AttendanceConfigurationAnswer: AttendanceConfigurationAnswer;
  AttendanceConfigurationChange: AttendanceConfigurationChange;
  AttendanceConfigurationCheck: AttendanceConfigurationCheck;
  AttendanceConfigurationFilter: AttendanceConfigurationFilter;
  AttendanceConfigurationInput: AttendanceConfigurationInput;
  AttendanceConfigurationPage: AttendanceConfigurationPage;
  AttendanceConfigurationPatch: AttendanceConfigurationPatch;
  AttendanceConfigurationSort: AttendanceConfigurationSort;
  AttendanceCount: AttendanceCount;
  AttendanceFinalization: AttendanceFinalization;
  AttendanceFinalizationAnswer: AttendanceFinalizationAnswer;
  AttendanceFinalizationChange: AttendanceFinalizationChange;
  AttendanceFinalizationFilter: AttendanceFinalizationFilter;
  AttendanceFinalizationInput: AttendanceFinalizationInput;
  AttendanceFinalizationPage: AttendanceFinalizationPage;
  AttendanceFinalizationPatch: AttendanceFinalizationPatch;
  AttendanceFinalizationSort: AttendanceFinalizationSort;
  AttendanceFinalized: AttendanceFinalized;
  AttendancePeriod: AttendancePeriod;
  AttendanceToFinalize: AttendanceToFinalize;
  AttendanceToday: AttendanceToday;
  AttendanceTypeFilter: AttendanceTypeFilter;
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  ChangeSetFilter: ChangeSetFilter;
  CheckInAnswer: CheckInAnswer;
  CheckInState: CheckInState;
  ConsentAnswer: ConsentAnswer;
  CustomEmployeeGroup: CustomEmployeeGroup;
  DashboardPunch: DashboardPunch;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DayAhead: DayAhead;
  DayDecision: DayDecision;
  DayDecisionAnswer: DayDecisionAnswer;
  DayDecisionChange: DayDecisionChange;
  DayDecisionFilter: DayDecisionFilter;
  DayDecisionInput: DayDecisionInput;
  DayDecisionKindFilter: DayDecisionKindFilter;
  DayDecisionPage: DayDecisionPage;
  DayDecisionPatch: DayDecisionPatch;
  DayDecisionSort: DayDecisionSort;
  DayOfEmployee: DayOfEmployee;
  DaysAhead: DaysAhead;
  DaysDecided: DaysDecided;
  DecidedStep: DecidedStep;
  Decimal: Scalars['Decimal']['output'];
  DecimalFilter: DecimalFilter;
  DeleteAnswer: DeleteAnswer;
  EarlyCheckOut: EarlyCheckOut;
  EarlyCheckOuts: EarlyCheckOuts;
  EmailAddress: Scalars['EmailAddress']['output'];
  Employee: Employee;
  EmployeeToFinalize: EmployeeToFinalize;
  EndpointStatus: EndpointStatus;
  FaceChallenge: FaceChallenge;
  FaceChallengeList: FaceChallengeList;
  FaceRegistration: FaceRegistration;
  FaceVerification: FaceVerification;
  FieldChange: FieldChange;
  FieldProblem: FieldProblem;
  Float: Scalars['Float']['output'];
  GeoEnforceAndWorkPlace: GeoEnforceAndWorkPlace;
  HexColorCode: Scalars['HexColorCode']['output'];
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  ID: Scalars['ID']['output'];
  IdFilter: IdFilter;
  ImageWithChallenge: ImageWithChallenge;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  JSON: Scalars['JSON']['output'];
  LateAttendanceStatistics: LateAttendanceStatistics;
  LateDay: LateDay;
  LateEmployee: LateEmployee;
  LocalDate: Scalars['LocalDate']['output'];
  LocalDateFilter: LocalDateFilter;
  LocalTime: Scalars['LocalTime']['output'];
  LocalTimeFilter: LocalTimeFilter;
  Location: Location;
  Lookup: Lookup;
  LookupPage: LookupPage;
  MailsAhead: MailsAhead;
  MapArea: MapArea;
  MapPlace: MapPlace;
  MapPlaces: MapPlaces;
  Mutation: Record<PropertyKey, never>;
  OwnShiftDay: OwnShiftDay;
  OwnShiftSwap: OwnShiftSwap;
  OwnShifts: OwnShifts;
  PlanAnswer: PlanAnswer;
  PlannedCell: PlannedCell;
  Punch: Punch;
  PunchAnswer: PunchAnswer;
  PunchChange: PunchChange;
  PunchFilter: PunchFilter;
  PunchInput: PunchInput;
  PunchPage: PunchPage;
  PunchPatch: PunchPatch;
  PunchSort: PunchSort;
  PunchSourceFilter: PunchSourceFilter;
  PunchTypeFilter: PunchTypeFilter;
  Query: Record<PropertyKey, never>;
  RecordStatusFilter: RecordStatusFilter;
  Regularisation: Regularisation;
  RegularisationAnswer: RegularisationAnswer;
  RegularisationChange: RegularisationChange;
  RegularisationFilter: RegularisationFilter;
  RegularisationInput: RegularisationInput;
  RegularisationPage: RegularisationPage;
  RegularisationPatch: RegularisationPatch;
  RegularisationSort: RegularisationSort;
  RequestStatusFilter: RequestStatusFilter;
  Roster: Roster;
  RosterChoice: RosterChoice;
  RosterChoices: RosterChoices;
  RosterDay: RosterDay;
  RosterDayTotal: RosterDayTotal;
  RosterFilter: RosterFilter;
  RosterPerson: RosterPerson;
  RosterShift: RosterShift;
  RotationMember: RotationMember;
  RotationMemberInput: RotationMemberInput;
  RotationMemberTold: RotationMemberTold;
  RotationPreview: RotationPreview;
  RotationPreviewDay: RotationPreviewDay;
  RotationPreviewPerson: RotationPreviewPerson;
  RotationStep: RotationStep;
  RotationStepInput: RotationStepInput;
  RotationStepTold: RotationStepTold;
  RowsFilter: RowsFilter;
  ScheduledShift: ScheduledShift;
  ScheduledShiftAnswer: ScheduledShiftAnswer;
  ScheduledShiftChange: ScheduledShiftChange;
  ScheduledShiftFilter: ScheduledShiftFilter;
  ScheduledShiftInput: ScheduledShiftInput;
  ScheduledShiftPage: ScheduledShiftPage;
  ScheduledShiftPatch: ScheduledShiftPatch;
  ScheduledShiftSort: ScheduledShiftSort;
  ShiftKindFilter: ShiftKindFilter;
  ShiftRotation: ShiftRotation;
  ShiftRotationAnswer: ShiftRotationAnswer;
  ShiftRotationChange: ShiftRotationChange;
  ShiftRotationFilter: ShiftRotationFilter;
  ShiftRotationInput: ShiftRotationInput;
  ShiftRotationPage: ShiftRotationPage;
  ShiftRotationPatch: ShiftRotationPatch;
  ShiftRotationSort: ShiftRotationSort;
  ShiftStatusFilter: ShiftStatusFilter;
  ShiftSwap: ShiftSwap;
  ShiftSwapAnswer: ShiftSwapAnswer;
  ShiftSwapChange: ShiftSwapChange;
  ShiftSwapFilter: ShiftSwapFilter;
  ShiftSwapPage: ShiftSwapPage;
  ShiftSwapPatch: ShiftSwapPatch;
  ShiftSwapSort: ShiftSwapSort;
  String: Scalars['String']['output'];
  SwapAnswer: SwapAnswer;
  SwapChoices: SwapChoices;
  SwapColleague: SwapColleague;
  SwapOffer: SwapOffer;
  SwapStatusFilter: SwapStatusFilter;
  TeamFilter: TeamFilter;
  TeamReportAnswer: TeamReportAnswer;
  TeamReportColumn: TeamReportColumn;
  TeamReportRow: TeamReportRow;
  TextFilter: TextFilter;
  UndoAnswer: UndoAnswer;
  UnsettledOfEmployee: UnsettledOfEmployee;
  WfhPreApproval: WfhPreApproval;
  WorkFromHomePreApproval: WorkFromHomePreApproval;
  WorkFromHomePreApprovalAnswer: WorkFromHomePreApprovalAnswer;
  WorkFromHomePreApprovalChange: WorkFromHomePreApprovalChange;
  WorkFromHomePreApprovalFilter: WorkFromHomePreApprovalFilter;
  WorkFromHomePreApprovalInput: WorkFromHomePreApprovalInput;
  WorkFromHomePreApprovalPage: WorkFromHomePreApprovalPage;
  WorkFromHomePreApprovalPatch: WorkFromHomePreApprovalPatch;
  WorkFromHomePreApprovalSort: WorkFromHomePreApprovalSort;
  WorkPlace: WorkPlace;
  WorkPlaceChoice: WorkPlaceChoice;
  WorkPlaceCount: WorkPlaceCount;
  WorkPlaceData: WorkPlaceData;
  WorkPlaceList: WorkPlaceList;
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

export interface AddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Address'], any> {
  name: 'Address';
}

export type AddressLookUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressLookUp'] = ResolversParentTypes['AddressLookUp']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttendanceConfigurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceConfiguration'] = ResolversParentTypes['AttendanceConfiguration']> = {
  attendanceType?: Resolver<ResolversTypes['AttendanceType'], ParentType, ContextType>;
  centerLatitude?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  centerLongitude?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  earlyCheckOutsPerMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earlyGraceMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enableLivenessDetection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  facialRecognitionEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forceFacialRecognition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forceFencing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  geoFencingEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfChallenges?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  radiusMetres?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  regularisationLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttendanceConfigurationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceConfigurationAnswer'] = ResolversParentTypes['AttendanceConfigurationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AttendanceConfiguration']>, ParentType, ContextType>;
};

export type AttendanceConfigurationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceConfigurationChange'] = ResolversParentTypes['AttendanceConfigurationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AttendanceConfiguration']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AttendanceConfigurationCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceConfigurationCheck'] = ResolversParentTypes['AttendanceConfigurationCheck']> = {
  attendanceConfigurationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attendanceTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  centerPoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableLivenessDetection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facialRecognitionEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forceFaicalRecognition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forceFencing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  geoFencingEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noOfChallenges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  radius?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AttendanceConfigurationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceConfigurationPage'] = ResolversParentTypes['AttendanceConfigurationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AttendanceConfiguration']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttendanceCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceCount'] = ResolversParentTypes['AttendanceCount']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateArrivals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notCheckedIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onTimeArrivals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttendanceFinalizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceFinalization'] = ResolversParentTypes['AttendanceFinalization']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttendanceFinalizationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceFinalizationAnswer'] = ResolversParentTypes['AttendanceFinalizationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AttendanceFinalization']>, ParentType, ContextType>;
};

export type AttendanceFinalizationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceFinalizationChange'] = ResolversParentTypes['AttendanceFinalizationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AttendanceFinalization']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AttendanceFinalizationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceFinalizationPage'] = ResolversParentTypes['AttendanceFinalizationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AttendanceFinalization']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttendanceFinalizedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceFinalized'] = ResolversParentTypes['AttendanceFinalized']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AttendancePeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendancePeriod'] = ResolversParentTypes['AttendancePeriod']> = {
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type AttendanceToFinalizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceToFinalize'] = ResolversParentTypes['AttendanceToFinalize']> = {
  employees?: Resolver<Array<ResolversTypes['EmployeeToFinalize']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finalized?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['AttendancePeriod']>, ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsettledDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type AttendanceTodayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceToday'] = ResolversParentTypes['AttendanceToday']> = {
  CIn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  COut?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDayOff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutesLate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesWorked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  punches?: Resolver<Array<ResolversTypes['DashboardPunch']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type CheckInAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckInAnswer'] = ResolversParentTypes['CheckInAnswer']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clockOffSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faceVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  insideFence?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  punchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PunchType'], ParentType, ContextType>;
  workDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  workedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckInStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckInState'] = ResolversParentTypes['CheckInState']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasFace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasFaceConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasLocationConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextType?: Resolver<ResolversTypes['PunchType'], ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConsentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsentAnswer'] = ResolversParentTypes['ConsentAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasFaceConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasLocationConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomEmployeeGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomEmployeeGroup'] = ResolversParentTypes['CustomEmployeeGroup']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DashboardPunchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardPunch'] = ResolversParentTypes['DashboardPunch']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  punchId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PunchType'], ParentType, ContextType>;
  workPlace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayAheadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayAhead'] = ResolversParentTypes['DayAhead']> = {
  checkIn?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  checkOut?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['DayProblem']>, ParentType, ContextType>;
};

export type DayDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayDecision'] = ResolversParentTypes['DayDecision']> = {
  checkIn?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  checkOut?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DayDecisionKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type DayDecisionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayDecisionAnswer'] = ResolversParentTypes['DayDecisionAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DayDecision']>, ParentType, ContextType>;
};

export type DayDecisionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayDecisionChange'] = ResolversParentTypes['DayDecisionChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DayDecision']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type DayDecisionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayDecisionPage'] = ResolversParentTypes['DayDecisionPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DayDecision']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DaysAheadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DaysAhead'] = ResolversParentTypes['DaysAhead']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DayAhead']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DaysDecidedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DaysDecided'] = ResolversParentTypes['DaysDecided']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  told?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
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

export type EarlyCheckOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarlyCheckOut'] = ResolversParentTypes['EarlyCheckOut']> = {
  allowance?: Resolver<Maybe<ResolversTypes['EarlyAllowance']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  decisionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftAt?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EarlyCheckOutsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarlyCheckOuts'] = ResolversParentTypes['EarlyCheckOuts']> = {
  allowed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  halfDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EarlyCheckOut']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeToFinalizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeToFinalize'] = ResolversParentTypes['EmployeeToFinalize']> = {
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onDuty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onLeave?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  present?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FinalizationState'], ParentType, ContextType>;
  unsettled?: Resolver<Array<ResolversTypes['UnsettledOfEmployee']>, ParentType, ContextType>;
  workingDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndpointStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndpointStatus'] = ResolversParentTypes['EndpointStatus']> = {
  endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaceChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaceChallenge'] = ResolversParentTypes['FaceChallenge']> = {
  challengeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  challengeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaceChallengeListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaceChallengeList'] = ResolversParentTypes['FaceChallengeList']> = {
  challenges?: Resolver<Array<ResolversTypes['FaceChallenge']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaceRegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaceRegistration'] = ResolversParentTypes['FaceRegistration']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRegistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  registeredBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FaceVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaceVerification'] = ResolversParentTypes['FaceVerification']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faceCheckId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type GeoEnforceAndWorkPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeoEnforceAndWorkPlace'] = ResolversParentTypes['GeoEnforceAndWorkPlace']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoEnforced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workPlaceData?: Resolver<ResolversTypes['WorkPlaceData'], ParentType, ContextType>;
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

export type LateAttendanceStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateAttendanceStatistics'] = ResolversParentTypes['LateAttendanceStatistics']> = {
  days?: Resolver<Array<ResolversTypes['LateDay']>, ParentType, ContextType>;
  employees?: Resolver<Array<ResolversTypes['LateEmployee']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lateArrivals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onTimeArrivals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type LateDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateDay'] = ResolversParentTypes['LateDay']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  lateArrivals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onTimeArrivals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LateEmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateEmployee'] = ResolversParentTypes['LateEmployee']> = {
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lateArrivals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesLate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userDefinedEmployeeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type MapPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapPlace'] = ResolversParentTypes['MapPlace']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MapPlacesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapPlaces'] = ResolversParentTypes['MapPlaces']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['MapPlace']>, ParentType, ContextType>;
  tilesUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAttendanceConfiguration?: Resolver<ResolversTypes['AttendanceConfigurationChange'], ParentType, ContextType, RequireFields<MutationAddAttendanceConfigurationArgs, 'input'>>;
  addAttendanceFinalization?: Resolver<ResolversTypes['AttendanceFinalizationChange'], ParentType, ContextType, RequireFields<MutationAddAttendanceFinalizationArgs, 'input'>>;
  addDayDecision?: Resolver<ResolversTypes['DayDecisionChange'], ParentType, ContextType, RequireFields<MutationAddDayDecisionArgs, 'input'>>;
  addPunch?: Resolver<ResolversTypes['PunchChange'], ParentType, ContextType, RequireFields<MutationAddPunchArgs, 'input'>>;
  addRegularisation?: Resolver<ResolversTypes['RegularisationChange'], ParentType, ContextType, RequireFields<MutationAddRegularisationArgs, 'input'>>;
  addScheduledShift?: Resolver<ResolversTypes['ScheduledShiftChange'], ParentType, ContextType, RequireFields<MutationAddScheduledShiftArgs, 'input'>>;
  addShiftRotation?: Resolver<ResolversTypes['ShiftRotationChange'], ParentType, ContextType, RequireFields<MutationAddShiftRotationArgs, 'input'>>;
  addWorkFromHomePreApproval?: Resolver<ResolversTypes['WorkFromHomePreApprovalChange'], ParentType, ContextType, RequireFields<MutationAddWorkFromHomePreApprovalArgs, 'input'>>;
  answerShiftSwap?: Resolver<ResolversTypes['SwapAnswer'], ParentType, ContextType, RequireFields<MutationAnswerShiftSwapArgs, 'accepts' | 'id' | 'version'>>;
  askShiftSwap?: Resolver<ResolversTypes['SwapAnswer'], ParentType, ContextType, RequireFields<MutationAskShiftSwapArgs, 'colleagueId' | 'day' | 'reason'>>;
  cancelShiftSwap?: Resolver<ResolversTypes['SwapAnswer'], ParentType, ContextType, RequireFields<MutationCancelShiftSwapArgs, 'id' | 'version'>>;
  checkIn?: Resolver<ResolversTypes['CheckInAnswer'], ParentType, ContextType, RequireFields<MutationCheckInArgs, 'punchType' | 'source'>>;
  copyShifts?: Resolver<ResolversTypes['PlanAnswer'], ParentType, ContextType, RequireFields<MutationCopyShiftsArgs, 'from' | 'to' | 'until'>>;
  decideDays?: Resolver<ResolversTypes['DaysDecided'], ParentType, ContextType, RequireFields<MutationDecideDaysArgs, 'days' | 'kind' | 'reason'>>;
  deleteAttendanceConfigurations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAttendanceConfigurationsArgs, 'ids'>>;
  deleteAttendanceFinalizations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAttendanceFinalizationsArgs, 'ids'>>;
  deleteDayDecisions?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteDayDecisionsArgs, 'ids'>>;
  deletePunches?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeletePunchesArgs, 'ids'>>;
  deleteRegularisations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteRegularisationsArgs, 'ids'>>;
  deleteScheduledShifts?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteScheduledShiftsArgs, 'ids'>>;
  deleteShiftRotations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteShiftRotationsArgs, 'ids'>>;
  deleteWorkFromHomePreApprovals?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteWorkFromHomePreApprovalsArgs, 'ids'>>;
  discardShifts?: Resolver<ResolversTypes['PlanAnswer'], ParentType, ContextType, RequireFields<MutationDiscardShiftsArgs, 'from' | 'until'>>;
  finalizeAttendance?: Resolver<ResolversTypes['AttendanceFinalized'], ParentType, ContextType, RequireFields<MutationFinalizeAttendanceArgs, 'from' | 'until'>>;
  giveConsent?: Resolver<ResolversTypes['ConsentAnswer'], ParentType, ContextType, RequireFields<MutationGiveConsentArgs, 'purpose'>>;
  planShifts?: Resolver<ResolversTypes['PlanAnswer'], ParentType, ContextType, RequireFields<MutationPlanShiftsArgs, 'cells'>>;
  publishShifts?: Resolver<ResolversTypes['PlanAnswer'], ParentType, ContextType, RequireFields<MutationPublishShiftsArgs, 'from' | 'until'>>;
  registerFace?: Resolver<ResolversTypes['FaceRegistration'], ParentType, ContextType, RequireFields<MutationRegisterFaceArgs, 'images'>>;
  removeFace?: Resolver<ResolversTypes['FaceRegistration'], ParentType, ContextType, Partial<MutationRemoveFaceArgs>>;
  undoChangeSet?: Resolver<ResolversTypes['UndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoChangeSetArgs, 'id' | 'wait'>>;
  updateAttendanceConfiguration?: Resolver<ResolversTypes['AttendanceConfigurationChange'], ParentType, ContextType, RequireFields<MutationUpdateAttendanceConfigurationArgs, 'id' | 'input' | 'version'>>;
  updateAttendanceFinalization?: Resolver<ResolversTypes['AttendanceFinalizationChange'], ParentType, ContextType, RequireFields<MutationUpdateAttendanceFinalizationArgs, 'id' | 'input' | 'version'>>;
  updateDayDecision?: Resolver<ResolversTypes['DayDecisionChange'], ParentType, ContextType, RequireFields<MutationUpdateDayDecisionArgs, 'id' | 'input' | 'version'>>;
  updatePunch?: Resolver<ResolversTypes['PunchChange'], ParentType, ContextType, RequireFields<MutationUpdatePunchArgs, 'id' | 'input' | 'version'>>;
  updateRegularisation?: Resolver<ResolversTypes['RegularisationChange'], ParentType, ContextType, RequireFields<MutationUpdateRegularisationArgs, 'id' | 'input' | 'version'>>;
  updateScheduledShift?: Resolver<ResolversTypes['ScheduledShiftChange'], ParentType, ContextType, RequireFields<MutationUpdateScheduledShiftArgs, 'id' | 'input' | 'version'>>;
  updateShiftRotation?: Resolver<ResolversTypes['ShiftRotationChange'], ParentType, ContextType, RequireFields<MutationUpdateShiftRotationArgs, 'id' | 'input' | 'version'>>;
  updateShiftSwap?: Resolver<ResolversTypes['ShiftSwapChange'], ParentType, ContextType, RequireFields<MutationUpdateShiftSwapArgs, 'id' | 'input' | 'version'>>;
  updateWorkFromHomePreApproval?: Resolver<ResolversTypes['WorkFromHomePreApprovalChange'], ParentType, ContextType, RequireFields<MutationUpdateWorkFromHomePreApprovalArgs, 'id' | 'input' | 'version'>>;
  withdrawConsent?: Resolver<ResolversTypes['ConsentAnswer'], ParentType, ContextType, RequireFields<MutationWithdrawConsentArgs, 'purpose'>>;
};

export type OwnShiftDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnShiftDay'] = ResolversParentTypes['OwnShiftDay']> = {
  canSwap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  holiday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOnLeave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ShiftSource'], ParentType, ContextType>;
  workScheduleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  works?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnShiftSwapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnShiftSwap'] = ResolversParentTypes['OwnShiftSwap']> = {
  colleagueDay?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  colleagueWorkScheduleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SwapStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workScheduleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OwnShiftsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnShifts'] = ResolversParentTypes['OwnShifts']> = {
  days?: Resolver<Array<ResolversTypes['OwnShiftDay']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shifts?: Resolver<Array<ResolversTypes['RosterShift']>, ParentType, ContextType>;
  swapAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['OwnShiftSwap']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  weekBegins?: Resolver<ResolversTypes['Weekday'], ParentType, ContextType>;
};

export type PlanAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanAnswer'] = ResolversParentTypes['PlanAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  told?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type PunchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Punch'] = ResolversParentTypes['Punch']> = {
  accuracyMetres?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  faceVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insideFence?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['PunchSource'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PunchType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  workPlace?: Resolver<Maybe<ResolversTypes['WorkPlace']>, ParentType, ContextType>;
};

export type PunchAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PunchAnswer'] = ResolversParentTypes['PunchAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Punch']>, ParentType, ContextType>;
};

export type PunchChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PunchChange'] = ResolversParentTypes['PunchChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Punch']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type PunchPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PunchPage'] = ResolversParentTypes['PunchPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Punch']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  attendanceConfiguration?: Resolver<ResolversTypes['AttendanceConfigurationAnswer'], ParentType, ContextType, RequireFields<QueryAttendanceConfigurationArgs, 'id'>>;
  attendanceConfigurationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAttendanceConfigurationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  attendanceFinalization?: Resolver<ResolversTypes['AttendanceFinalizationAnswer'], ParentType, ContextType, RequireFields<QueryAttendanceFinalizationArgs, 'id'>>;
  attendanceFinalizationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAttendanceFinalizationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  attendanceToFinalize?: Resolver<ResolversTypes['AttendanceToFinalize'], ParentType, ContextType, RequireFields<QueryAttendanceToFinalizeArgs, 'limit' | 'offset'>>;
  checkAttendanceConfiguration?: Resolver<ResolversTypes['AttendanceConfigurationCheck'], ParentType, ContextType, Partial<QueryCheckAttendanceConfigurationArgs>>;
  checkGeoEnforceAndWorkPlace?: Resolver<ResolversTypes['GeoEnforceAndWorkPlace'], ParentType, ContextType>;
  checkInState?: Resolver<ResolversTypes['CheckInState'], ParentType, ContextType>;
  checkRegisterUserAndGetRandomChallenge?: Resolver<ResolversTypes['FaceChallengeList'], ParentType, ContextType, Partial<QueryCheckRegisterUserAndGetRandomChallengeArgs>>;
  dayDecision?: Resolver<ResolversTypes['DayDecisionAnswer'], ParentType, ContextType, RequireFields<QueryDayDecisionArgs, 'id'>>;
  dayDecisionHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryDayDecisionHistoryArgs, 'id' | 'limit' | 'offset'>>;
  earlyCheckOuts?: Resolver<ResolversTypes['EarlyCheckOuts'], ParentType, ContextType, RequireFields<QueryEarlyCheckOutsArgs, 'from' | 'until'>>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  faceRegistration?: Resolver<ResolversTypes['FaceRegistration'], ParentType, ContextType, Partial<QueryFaceRegistrationArgs>>;
  faceVerification?: Resolver<ResolversTypes['FaceVerification'], ParentType, ContextType, RequireFields<QueryFaceVerificationArgs, 'imageWithChallenges'>>;
  getAttendanceCount?: Resolver<ResolversTypes['AttendanceCount'], ParentType, ContextType, Partial<QueryGetAttendanceCountArgs>>;
  getLateAttendanceStatistics?: Resolver<ResolversTypes['LateAttendanceStatistics'], ParentType, ContextType, Partial<QueryGetLateAttendanceStatisticsArgs>>;
  getWorkPlaceCount?: Resolver<ResolversTypes['WorkPlaceCount'], ParentType, ContextType, Partial<QueryGetWorkPlaceCountArgs>>;
  listAttendanceConfigurations?: Resolver<ResolversTypes['AttendanceConfigurationPage'], ParentType, ContextType, RequireFields<QueryListAttendanceConfigurationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listAttendanceDashBoard?: Resolver<ResolversTypes['AttendanceToday'], ParentType, ContextType, Partial<QueryListAttendanceDashBoardArgs>>;
  listAttendanceFinalizations?: Resolver<ResolversTypes['AttendanceFinalizationPage'], ParentType, ContextType, RequireFields<QueryListAttendanceFinalizationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listDayDecisions?: Resolver<ResolversTypes['DayDecisionPage'], ParentType, ContextType, RequireFields<QueryListDayDecisionsArgs, 'estimate' | 'limit' | 'offset'>>;
  listPunches?: Resolver<ResolversTypes['PunchPage'], ParentType, ContextType, RequireFields<QueryListPunchesArgs, 'estimate' | 'limit' | 'offset'>>;
  listRegularisations?: Resolver<ResolversTypes['RegularisationPage'], ParentType, ContextType, RequireFields<QueryListRegularisationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listScheduledShifts?: Resolver<ResolversTypes['ScheduledShiftPage'], ParentType, ContextType, RequireFields<QueryListScheduledShiftsArgs, 'estimate' | 'limit' | 'offset'>>;
  listShiftRotations?: Resolver<ResolversTypes['ShiftRotationPage'], ParentType, ContextType, RequireFields<QueryListShiftRotationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listShiftSwaps?: Resolver<ResolversTypes['ShiftSwapPage'], ParentType, ContextType, RequireFields<QueryListShiftSwapsArgs, 'estimate' | 'limit' | 'offset'>>;
  listWorkFromHomePreApprovals?: Resolver<ResolversTypes['WorkFromHomePreApprovalPage'], ParentType, ContextType, RequireFields<QueryListWorkFromHomePreApprovalsArgs, 'estimate' | 'limit' | 'offset'>>;
  listWorkPlaces?: Resolver<ResolversTypes['WorkPlaceList'], ParentType, ContextType, Partial<QueryListWorkPlacesArgs>>;
  lookUpAddress?: Resolver<ResolversTypes['AddressLookUp'], ParentType, ContextType, RequireFields<QueryLookUpAddressArgs, 'isCity'>>;
  lookupAttendanceConfigurations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupAttendanceConfigurationsArgs, 'limit' | 'offset'>>;
  lookupAttendanceFinalizations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupAttendanceFinalizationsArgs, 'limit' | 'offset'>>;
  lookupDayDecisions?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupDayDecisionsArgs, 'limit' | 'offset'>>;
  lookupPunches?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupPunchesArgs, 'limit' | 'offset'>>;
  lookupRegularisations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupRegularisationsArgs, 'limit' | 'offset'>>;
  lookupScheduledShifts?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupScheduledShiftsArgs, 'limit' | 'offset'>>;
  lookupShiftRotations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupShiftRotationsArgs, 'limit' | 'offset'>>;
  lookupShiftSwaps?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupShiftSwapsArgs, 'limit' | 'offset'>>;
  lookupWorkFromHomePreApprovals?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupWorkFromHomePreApprovalsArgs, 'limit' | 'offset'>>;
  mapPlaces?: Resolver<ResolversTypes['MapPlaces'], ParentType, ContextType, Partial<QueryMapPlacesArgs>>;
  ownShifts?: Resolver<ResolversTypes['OwnShifts'], ParentType, ContextType, RequireFields<QueryOwnShiftsArgs, 'days'>>;
  previewDayDecisions?: Resolver<ResolversTypes['DaysAhead'], ParentType, ContextType, RequireFields<QueryPreviewDayDecisionsArgs, 'from' | 'kind' | 'until'>>;
  previewRotation?: Resolver<ResolversTypes['RotationPreview'], ParentType, ContextType, RequireFields<QueryPreviewRotationArgs, 'startsOn' | 'steps'>>;
  punch?: Resolver<ResolversTypes['PunchAnswer'], ParentType, ContextType, RequireFields<QueryPunchArgs, 'id'>>;
  punchHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryPunchHistoryArgs, 'id' | 'limit' | 'offset'>>;
  regularisation?: Resolver<ResolversTypes['RegularisationAnswer'], ParentType, ContextType, RequireFields<QueryRegularisationArgs, 'id'>>;
  regularisationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryRegularisationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  roster?: Resolver<ResolversTypes['Roster'], ParentType, ContextType, RequireFields<QueryRosterArgs, 'from' | 'limit' | 'offset' | 'until'>>;
  rosterChoices?: Resolver<ResolversTypes['RosterChoices'], ParentType, ContextType>;
  scheduledShift?: Resolver<ResolversTypes['ScheduledShiftAnswer'], ParentType, ContextType, RequireFields<QueryScheduledShiftArgs, 'id'>>;
  scheduledShiftHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryScheduledShiftHistoryArgs, 'id' | 'limit' | 'offset'>>;
  shiftRotation?: Resolver<ResolversTypes['ShiftRotationAnswer'], ParentType, ContextType, RequireFields<QueryShiftRotationArgs, 'id'>>;
  shiftRotationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryShiftRotationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  shiftSwap?: Resolver<ResolversTypes['ShiftSwapAnswer'], ParentType, ContextType, RequireFields<QueryShiftSwapArgs, 'id'>>;
  shiftSwapHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryShiftSwapHistoryArgs, 'id' | 'limit' | 'offset'>>;
  swapChoices?: Resolver<ResolversTypes['SwapChoices'], ParentType, ContextType, RequireFields<QuerySwapChoicesArgs, 'day'>>;
  teamSummaryReport?: Resolver<ResolversTypes['TeamReportAnswer'], ParentType, ContextType, RequireFields<QueryTeamSummaryReportArgs, 'by' | 'from' | 'report' | 'until'>>;
  teamTimeOffReport?: Resolver<ResolversTypes['TeamReportAnswer'], ParentType, ContextType, RequireFields<QueryTeamTimeOffReportArgs, 'by' | 'from' | 'report' | 'until'>>;
  validateWfhPreApproval?: Resolver<ResolversTypes['WfhPreApproval'], ParentType, ContextType, Partial<QueryValidateWfhPreApprovalArgs>>;
  workFromHomePreApproval?: Resolver<ResolversTypes['WorkFromHomePreApprovalAnswer'], ParentType, ContextType, RequireFields<QueryWorkFromHomePreApprovalArgs, 'id'>>;
  workFromHomePreApprovalHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryWorkFromHomePreApprovalHistoryArgs, 'id' | 'limit' | 'offset'>>;
};

export type RegularisationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Regularisation'] = ResolversParentTypes['Regularisation']> = {
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  checkIn?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  checkOut?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type RegularisationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegularisationAnswer'] = ResolversParentTypes['RegularisationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Regularisation']>, ParentType, ContextType>;
};

export type RegularisationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegularisationChange'] = ResolversParentTypes['RegularisationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Regularisation']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type RegularisationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegularisationPage'] = ResolversParentTypes['RegularisationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Regularisation']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RosterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Roster'] = ResolversParentTypes['Roster']> = {
  drafts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['RosterPerson']>, ParentType, ContextType>;
  publishedAhead?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  shifts?: Resolver<Array<ResolversTypes['RosterShift']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['RosterDayTotal']>>, ParentType, ContextType>;
};

export type RosterChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterChoice'] = ResolversParentTypes['RosterChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RosterChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterChoices'] = ResolversParentTypes['RosterChoices']> = {
  departments?: Resolver<Array<ResolversTypes['RosterChoice']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['RosterChoice']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['RosterChoice']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekBegins?: Resolver<ResolversTypes['Weekday'], ParentType, ContextType>;
};

export type RosterDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterDay'] = ResolversParentTypes['RosterDay']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  holiday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmployed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnDuty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnLeave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ShiftSource'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['PlanWarning']>, ParentType, ContextType>;
  workScheduleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  works?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RosterDayTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterDayTotal'] = ResolversParentTypes['RosterDayTotal']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RosterPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterPerson'] = ResolversParentTypes['RosterPerson']> = {
  days?: Resolver<Array<ResolversTypes['RosterDay']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RosterShiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterShift'] = ResolversParentTypes['RosterShift']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
};

export type RotationMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotationMember'] = ResolversParentTypes['RotationMember']> = {
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  fromDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAtDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type RotationPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotationPreview'] = ResolversParentTypes['RotationPreview']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['RotationPreviewPerson']>, ParentType, ContextType>;
  shifts?: Resolver<Array<ResolversTypes['RosterShift']>, ParentType, ContextType>;
};

export type RotationPreviewDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotationPreviewDay'] = ResolversParentTypes['RotationPreviewDay']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  workScheduleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RotationPreviewPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotationPreviewPerson'] = ResolversParentTypes['RotationPreviewPerson']> = {
  days?: Resolver<Array<ResolversTypes['RotationPreviewDay']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RotationStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotationStep'] = ResolversParentTypes['RotationStep']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workSchedule?: Resolver<Maybe<ResolversTypes['WorkSchedule']>, ParentType, ContextType>;
};

export type ScheduledShiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledShift'] = ResolversParentTypes['ScheduledShift']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ShiftKind'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ShiftStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workSchedule?: Resolver<Maybe<ResolversTypes['WorkSchedule']>, ParentType, ContextType>;
};

export type ScheduledShiftAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledShiftAnswer'] = ResolversParentTypes['ScheduledShiftAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ScheduledShift']>, ParentType, ContextType>;
};

export type ScheduledShiftChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledShiftChange'] = ResolversParentTypes['ScheduledShiftChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ScheduledShift']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ScheduledShiftPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledShiftPage'] = ResolversParentTypes['ScheduledShiftPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ScheduledShift']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShiftRotationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftRotation'] = ResolversParentTypes['ShiftRotation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customGroup?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<Maybe<Array<ResolversTypes['RotationMember']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planner?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  steps?: Resolver<Maybe<Array<ResolversTypes['RotationStep']>>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  worksOnHolidays?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShiftRotationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftRotationAnswer'] = ResolversParentTypes['ShiftRotationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ShiftRotation']>, ParentType, ContextType>;
};

export type ShiftRotationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftRotationChange'] = ResolversParentTypes['ShiftRotationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ShiftRotation']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ShiftRotationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftRotationPage'] = ResolversParentTypes['ShiftRotationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ShiftRotation']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShiftSwapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftSwap'] = ResolversParentTypes['ShiftSwap']> = {
  colleague?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  colleagueDay?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  colleagueWorkSchedule?: Resolver<Maybe<ResolversTypes['WorkSchedule']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SwapStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workSchedule?: Resolver<Maybe<ResolversTypes['WorkSchedule']>, ParentType, ContextType>;
};

export type ShiftSwapAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftSwapAnswer'] = ResolversParentTypes['ShiftSwapAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ShiftSwap']>, ParentType, ContextType>;
};

export type ShiftSwapChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftSwapChange'] = ResolversParentTypes['ShiftSwapChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ShiftSwap']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ShiftSwapPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftSwapPage'] = ResolversParentTypes['ShiftSwapPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ShiftSwap']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SwapAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SwapAnswer'] = ResolversParentTypes['SwapAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SwapStatus'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SwapChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SwapChoices'] = ResolversParentTypes['SwapChoices']> = {
  colleagues?: Resolver<Array<ResolversTypes['SwapColleague']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SwapColleagueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SwapColleague'] = ResolversParentTypes['SwapColleague']> = {
  canTakeOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['SwapOffer']>, ParentType, ContextType>;
};

export type SwapOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SwapOffer'] = ResolversParentTypes['SwapOffer']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  workScheduleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TeamReportAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamReportAnswer'] = ResolversParentTypes['TeamReportAnswer']> = {
  columns?: Resolver<Array<ResolversTypes['TeamReportColumn']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TeamReportRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TeamReportRow'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamReportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamReportColumn'] = ResolversParentTypes['TeamReportColumn']> = {
  isCharted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamReportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamReportRow'] = ResolversParentTypes['TeamReportRow']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['Decimal']>>, ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnsettledOfEmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsettledOfEmployee'] = ResolversParentTypes['UnsettledOfEmployee']> = {
  asked?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkIn?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type WfhPreApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WfhPreApproval'] = ResolversParentTypes['WfhPreApproval']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkFromHomePreApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkFromHomePreApproval'] = ResolversParentTypes['WorkFromHomePreApproval']> = {
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkFromHomePreApprovalAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkFromHomePreApprovalAnswer'] = ResolversParentTypes['WorkFromHomePreApprovalAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['WorkFromHomePreApproval']>, ParentType, ContextType>;
};

export type WorkFromHomePreApprovalChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkFromHomePreApprovalChange'] = ResolversParentTypes['WorkFromHomePreApprovalChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['WorkFromHomePreApproval']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type WorkFromHomePreApprovalPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkFromHomePreApprovalPage'] = ResolversParentTypes['WorkFromHomePreApprovalPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['WorkFromHomePreApproval']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkPlace'] = ResolversParentTypes['WorkPlace']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkPlaceChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkPlaceChoice'] = ResolversParentTypes['WorkPlaceChoice']> = {
  autoAttendance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workPlace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workPlaceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkPlaceCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkPlaceCount'] = ResolversParentTypes['WorkPlaceCount']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  office?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workFromHome?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkPlaceDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkPlaceData'] = ResolversParentTypes['WorkPlaceData']> = {
  autoAttendance?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workPlace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workPlaceId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WorkPlaceListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkPlaceList'] = ResolversParentTypes['WorkPlaceList']> = {
  employeeWorkPlace?: Resolver<Maybe<ResolversTypes['WorkPlaceChoice']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workPlaces?: Resolver<Array<ResolversTypes['WorkPlaceChoice']>, ParentType, ContextType>;
};

export type WorkScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkSchedule'] = ResolversParentTypes['WorkSchedule']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: GraphQLScalarType;
  AddressLookUp?: AddressLookUpResolvers<ContextType>;
  AttendanceConfiguration?: AttendanceConfigurationResolvers<ContextType>;
  AttendanceConfigurationAnswer?: AttendanceConfigurationAnswerResolvers<ContextType>;
  AttendanceConfigurationChange?: AttendanceConfigurationChangeResolvers<ContextType>;
  AttendanceConfigurationCheck?: AttendanceConfigurationCheckResolvers<ContextType>;
  AttendanceConfigurationPage?: AttendanceConfigurationPageResolvers<ContextType>;
  AttendanceCount?: AttendanceCountResolvers<ContextType>;
  AttendanceFinalization?: AttendanceFinalizationResolvers<ContextType>;
  AttendanceFinalizationAnswer?: AttendanceFinalizationAnswerResolvers<ContextType>;
  AttendanceFinalizationChange?: AttendanceFinalizationChangeResolvers<ContextType>;
  AttendanceFinalizationPage?: AttendanceFinalizationPageResolvers<ContextType>;
  AttendanceFinalized?: AttendanceFinalizedResolvers<ContextType>;
  AttendancePeriod?: AttendancePeriodResolvers<ContextType>;
  AttendanceToFinalize?: AttendanceToFinalizeResolvers<ContextType>;
  AttendanceToday?: AttendanceTodayResolvers<ContextType>;
  CheckInAnswer?: CheckInAnswerResolvers<ContextType>;
  CheckInState?: CheckInStateResolvers<ContextType>;
  ConsentAnswer?: ConsentAnswerResolvers<ContextType>;
  CustomEmployeeGroup?: CustomEmployeeGroupResolvers<ContextType>;
  DashboardPunch?: DashboardPunchResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayAhead?: DayAheadResolvers<ContextType>;
  DayDecision?: DayDecisionResolvers<ContextType>;
  DayDecisionAnswer?: DayDecisionAnswerResolvers<ContextType>;
  DayDecisionChange?: DayDecisionChangeResolvers<ContextType>;
  DayDecisionPage?: DayDecisionPageResolvers<ContextType>;
  DaysAhead?: DaysAheadResolvers<ContextType>;
  DaysDecided?: DaysDecidedResolvers<ContextType>;
  DecidedStep?: DecidedStepResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  EarlyCheckOut?: EarlyCheckOutResolvers<ContextType>;
  EarlyCheckOuts?: EarlyCheckOutsResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  Employee?: EmployeeResolvers<ContextType>;
  EmployeeToFinalize?: EmployeeToFinalizeResolvers<ContextType>;
  EndpointStatus?: EndpointStatusResolvers<ContextType>;
  FaceChallenge?: FaceChallengeResolvers<ContextType>;
  FaceChallengeList?: FaceChallengeListResolvers<ContextType>;
  FaceRegistration?: FaceRegistrationResolvers<ContextType>;
  FaceVerification?: FaceVerificationResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  GeoEnforceAndWorkPlace?: GeoEnforceAndWorkPlaceResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LateAttendanceStatistics?: LateAttendanceStatisticsResolvers<ContextType>;
  LateDay?: LateDayResolvers<ContextType>;
  LateEmployee?: LateEmployeeResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Location?: LocationResolvers<ContextType>;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  MailsAhead?: MailsAheadResolvers<ContextType>;
  MapPlace?: MapPlaceResolvers<ContextType>;
  MapPlaces?: MapPlacesResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OwnShiftDay?: OwnShiftDayResolvers<ContextType>;
  OwnShiftSwap?: OwnShiftSwapResolvers<ContextType>;
  OwnShifts?: OwnShiftsResolvers<ContextType>;
  PlanAnswer?: PlanAnswerResolvers<ContextType>;
  Punch?: PunchResolvers<ContextType>;
  PunchAnswer?: PunchAnswerResolvers<ContextType>;
  PunchChange?: PunchChangeResolvers<ContextType>;
  PunchPage?: PunchPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Regularisation?: RegularisationResolvers<ContextType>;
  RegularisationAnswer?: RegularisationAnswerResolvers<ContextType>;
  RegularisationChange?: RegularisationChangeResolvers<ContextType>;
  RegularisationPage?: RegularisationPageResolvers<ContextType>;
  Roster?: RosterResolvers<ContextType>;
  RosterChoice?: RosterChoiceResolvers<ContextType>;
  RosterChoices?: RosterChoicesResolvers<ContextType>;
  RosterDay?: RosterDayResolvers<ContextType>;
  RosterDayTotal?: RosterDayTotalResolvers<ContextType>;
  RosterPerson?: RosterPersonResolvers<ContextType>;
  RosterShift?: RosterShiftResolvers<ContextType>;
  RotationMember?: RotationMemberResolvers<ContextType>;
  RotationPreview?: RotationPreviewResolvers<ContextType>;
  RotationPreviewDay?: RotationPreviewDayResolvers<ContextType>;
  RotationPreviewPerson?: RotationPreviewPersonResolvers<ContextType>;
  RotationStep?: RotationStepResolvers<ContextType>;
  ScheduledShift?: ScheduledShiftResolvers<ContextType>;
  ScheduledShiftAnswer?: ScheduledShiftAnswerResolvers<ContextType>;
  ScheduledShiftChange?: ScheduledShiftChangeResolvers<ContextType>;
  ScheduledShiftPage?: ScheduledShiftPageResolvers<ContextType>;
  ShiftRotation?: ShiftRotationResolvers<ContextType>;
  ShiftRotationAnswer?: ShiftRotationAnswerResolvers<ContextType>;
  ShiftRotationChange?: ShiftRotationChangeResolvers<ContextType>;
  ShiftRotationPage?: ShiftRotationPageResolvers<ContextType>;
  ShiftSwap?: ShiftSwapResolvers<ContextType>;
  ShiftSwapAnswer?: ShiftSwapAnswerResolvers<ContextType>;
  ShiftSwapChange?: ShiftSwapChangeResolvers<ContextType>;
  ShiftSwapPage?: ShiftSwapPageResolvers<ContextType>;
  SwapAnswer?: SwapAnswerResolvers<ContextType>;
  SwapChoices?: SwapChoicesResolvers<ContextType>;
  SwapColleague?: SwapColleagueResolvers<ContextType>;
  SwapOffer?: SwapOfferResolvers<ContextType>;
  TeamReportAnswer?: TeamReportAnswerResolvers<ContextType>;
  TeamReportColumn?: TeamReportColumnResolvers<ContextType>;
  TeamReportRow?: TeamReportRowResolvers<ContextType>;
  UndoAnswer?: UndoAnswerResolvers<ContextType>;
  UnsettledOfEmployee?: UnsettledOfEmployeeResolvers<ContextType>;
  WfhPreApproval?: WfhPreApprovalResolvers<ContextType>;
  WorkFromHomePreApproval?: WorkFromHomePreApprovalResolvers<ContextType>;
  WorkFromHomePreApprovalAnswer?: WorkFromHomePreApprovalAnswerResolvers<ContextType>;
  WorkFromHomePreApprovalChange?: WorkFromHomePreApprovalChangeResolvers<ContextType>;
  WorkFromHomePreApprovalPage?: WorkFromHomePreApprovalPageResolvers<ContextType>;
  WorkPlace?: WorkPlaceResolvers<ContextType>;
  WorkPlaceChoice?: WorkPlaceChoiceResolvers<ContextType>;
  WorkPlaceCount?: WorkPlaceCountResolvers<ContextType>;
  WorkPlaceData?: WorkPlaceDataResolvers<ContextType>;
  WorkPlaceList?: WorkPlaceListResolvers<ContextType>;
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
