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

/** Something paid once, such as a joining bonus, and what is asked back when somebody leaves too early. */
export type AdhocAllowance = {
  /** Where it is a fixed amount. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  /** Paid without anybody’s approval. */
  autoApproval: Scalars['Boolean']['output'];
  /** What it counts for. */
  benefitsAssociation?: Maybe<Array<SalaryBenefit>>;
  calculationType: AdhocCalculation;
  /** Where the clawback is a fixed amount. */
  clawbackAmount?: Maybe<Scalars['Decimal']['output']>;
  /** What is asked back within the commitment period. */
  clawbackConfiguration?: Maybe<ClawbackConfiguration>;
  /** Where the clawback is a formula. */
  clawbackFormula?: Maybe<Scalars['String']['output']>;
  /** Whoever gets it stays for a while, or pays back. */
  commitmentPeriod: Scalars['Boolean']['output'];
  commitmentPeriodMonths?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Where it is a formula. Components are those of a month. */
  customFormula?: Maybe<Scalars['String']['output']>;
  /** The earliest month of payment is counted from it. */
  defaultPayoutFrom: PayoutFrom;
  /** On payslips. Empty: its title. */
  displayName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Another amount may be given to one employee. */
  overrideAtEmployeeLevel: Scalars['Boolean']['output'];
  /** Empty: any month. */
  payoutmonths?: Maybe<Array<Month>>;
  status: RecordStatus;
  taxInclusion: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type AdhocAllowanceAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AdhocAllowance>;
};

export type AdhocAllowanceChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AdhocAllowance>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type AdhocAllowanceFilter = {
  amount?: InputMaybe<DecimalFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<AdhocAllowanceFilter>>;
  autoApproval?: InputMaybe<BooleanFilter>;
  calculationType?: InputMaybe<AdhocCalculationFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  clawbackAmount?: InputMaybe<DecimalFilter>;
  clawbackConfiguration?: InputMaybe<ClawbackConfigurationFilter>;
  clawbackFormula?: InputMaybe<TextFilter>;
  commitmentPeriod?: InputMaybe<BooleanFilter>;
  commitmentPeriodMonths?: InputMaybe<IntFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customFormula?: InputMaybe<TextFilter>;
  defaultPayoutFrom?: InputMaybe<PayoutFromFilter>;
  displayName?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<AdhocAllowanceFilter>;
  or?: InputMaybe<Array<AdhocAllowanceFilter>>;
  overrideAtEmployeeLevel?: InputMaybe<BooleanFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  taxInclusion?: InputMaybe<BooleanFilter>;
  title?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type AdhocAllowanceInput = {
  /** Where it is a fixed amount. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Paid without anybody’s approval. */
  autoApproval?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it counts for. */
  benefitsAssociation?: InputMaybe<Array<SalaryBenefit>>;
  calculationType?: InputMaybe<AdhocCalculation>;
  /** Where the clawback is a fixed amount. */
  clawbackAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** What is asked back within the commitment period. */
  clawbackConfiguration?: InputMaybe<ClawbackConfiguration>;
  /** Where the clawback is a formula. */
  clawbackFormula?: InputMaybe<Scalars['String']['input']>;
  /** Whoever gets it stays for a while, or pays back. */
  commitmentPeriod?: InputMaybe<Scalars['Boolean']['input']>;
  commitmentPeriodMonths?: InputMaybe<Scalars['Int']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Where it is a formula. Components are those of a month. */
  customFormula?: InputMaybe<Scalars['String']['input']>;
  /** The earliest month of payment is counted from it. */
  defaultPayoutFrom?: InputMaybe<PayoutFrom>;
  /** On payslips. Empty: its title. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** Another amount may be given to one employee. */
  overrideAtEmployeeLevel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Empty: any month. */
  payoutmonths?: InputMaybe<Array<Month>>;
  status?: InputMaybe<RecordStatus>;
  taxInclusion?: InputMaybe<Scalars['Boolean']['input']>;
  title: Scalars['String']['input'];
};

export type AdhocAllowancePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<AdhocAllowance>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type AdhocAllowancePatch = {
  /** Where it is a fixed amount. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Paid without anybody’s approval. */
  autoApproval?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it counts for. */
  benefitsAssociation?: InputMaybe<Array<SalaryBenefit>>;
  calculationType?: InputMaybe<AdhocCalculation>;
  /** Where the clawback is a fixed amount. */
  clawbackAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** What is asked back within the commitment period. */
  clawbackConfiguration?: InputMaybe<ClawbackConfiguration>;
  /** Where the clawback is a formula. */
  clawbackFormula?: InputMaybe<Scalars['String']['input']>;
  /** Whoever gets it stays for a while, or pays back. */
  commitmentPeriod?: InputMaybe<Scalars['Boolean']['input']>;
  commitmentPeriodMonths?: InputMaybe<Scalars['Int']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Where it is a formula. Components are those of a month. */
  customFormula?: InputMaybe<Scalars['String']['input']>;
  /** The earliest month of payment is counted from it. */
  defaultPayoutFrom?: InputMaybe<PayoutFrom>;
  /** On payslips. Empty: its title. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** Another amount may be given to one employee. */
  overrideAtEmployeeLevel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Empty: any month. */
  payoutmonths?: InputMaybe<Array<Month>>;
  status?: InputMaybe<RecordStatus>;
  taxInclusion?: InputMaybe<Scalars['Boolean']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type AdhocAllowanceSort = {
  field: AdhocAllowanceSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type AdhocAllowanceSortField =
  | 'amount'
  | 'autoApproval'
  | 'calculationType'
  | 'clawbackAmount'
  | 'clawbackConfiguration'
  | 'clawbackFormula'
  | 'commitmentPeriod'
  | 'commitmentPeriodMonths'
  | 'createdAt'
  | 'custom'
  | 'customFormula'
  | 'defaultPayoutFrom'
  | 'displayName'
  | 'overrideAtEmployeeLevel'
  | 'status'
  | 'taxInclusion'
  | 'title'
  | 'updatedAt';

export type AdhocCalculation =
  | 'CUSTOM_FORMULA'
  | 'FIXED_AMOUNT';

export type AdhocCalculationFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<AdhocCalculation>;
  in?: InputMaybe<Array<AdhocCalculation>>;
};

export type AdvanceBasis =
  | 'GROSS'
  | 'NET';

export type AdvanceBasisFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<AdvanceBasis>;
  in?: InputMaybe<Array<AdvanceBasis>>;
};

export type AdvanceChange = {
  amount?: Maybe<Scalars['Decimal']['output']>;
  by: Scalars['String']['output'];
  /** On which it was repaid, or decided. */
  day: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  instalments?: Maybe<Scalars['Int']['output']>;
  kind: AdvanceChangeKind;
  /** The first of the month that is skipped, or with which the new instalments begin. */
  month?: Maybe<Scalars['LocalDate']['output']>;
  reason: Scalars['String']['output'];
  reference?: Maybe<Scalars['String']['output']>;
};

export type AdvanceChangeInput = {
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  by: Scalars['String']['input'];
  /** On which it was repaid, or decided. */
  day: Scalars['LocalDate']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  instalments?: InputMaybe<Scalars['Int']['input']>;
  kind: AdvanceChangeKind;
  /** The first of the month that is skipped, or with which the new instalments begin. */
  month?: InputMaybe<Scalars['LocalDate']['input']>;
  reason: Scalars['String']['input'];
  reference?: InputMaybe<Scalars['String']['input']>;
};

export type AdvanceChangeKind =
  /** The organization does not ask for it back. */
  | 'FORFEIT'
  /** The employee paid back apart from salaries. */
  | 'REPAYMENT'
  /** What is left is paid back by another number of instalments. */
  | 'REPLAN'
  /** Nothing is deducted in a month; the instalments from then on come a month later. */
  | 'SKIP';

export type AdvanceEntry = {
  amount?: Maybe<Scalars['Decimal']['output']>;
  by?: Maybe<Scalars['String']['output']>;
  day: Scalars['LocalDate']['output'];
  instalments?: Maybe<Scalars['Int']['output']>;
  kind: AdvanceEntryKind;
  month?: Maybe<Scalars['LocalDate']['output']>;
  /** The pay cycle, where a payslip deducted it. */
  name?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  reference?: Maybe<Scalars['String']['output']>;
};

/** How something of an advance was paid back, or was meant to be. */
export type AdvanceEntryKind =
  | 'FORFEIT'
  /** In a payslip that is held: it counts once it is released. */
  | 'HELD'
  /** By a final payslip. */
  | 'PAYSLIP'
  | 'REPAYMENT'
  | 'REPLAN'
  /** By a final settlement. */
  | 'SETTLEMENT'
  | 'SKIP';

/** A month in which something is deducted, or was. */
export type AdvanceInstalment = {
  amount: Scalars['Decimal']['output'];
  /** Its first day. */
  month: Scalars['LocalDate']['output'];
};

export type AdvanceWay =
  /** By a transfer of its own or in cash, which payroll notes. */
  | 'APART'
  /** With the next payroll run after the day on which it is wanted, as a line of the payslip. */
  | 'PAYROLL';

export type AdvanceWayFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<AdvanceWay>;
  in?: InputMaybe<Array<AdvanceWay>>;
};

export type AirTicketBasis =
  /** What was spent, at most the fare. */
  | 'ACTUALS'
  /** The fare, whatever the ticket cost. */
  | 'FARE';

export type AirTicketBasisFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<AirTicketBasis>;
  in?: InputMaybe<Array<AirTicketBasis>>;
};

export type AirTicketClass =
  | 'BUSINESS'
  | 'ECONOMY'
  | 'FIRST'
  | 'PREMIUM_ECONOMY';

export type AirTicketClassFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<AirTicketClass>;
  in?: InputMaybe<Array<AirTicketClass>>;
};

export type AirTicketCycle =
  /** The first one begins on 1 January of the year of joining. */
  | 'CALENDAR_YEAR'
  /** The first one begins on the day of joining. */
  | 'JOINING';

export type AirTicketCycleFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<AirTicketCycle>;
  in?: InputMaybe<Array<AirTicketCycle>>;
};

/** Which cycles are looked at. */
export type AirTicketCycles =
  /** All that have begun by the day. */
  | 'ALL'
  /** That in which the day lies. */
  | 'CURRENT';

/** What a ticket to a destination costs, there and back. */
export type AirTicketFare = {
  adult: Scalars['Decimal']['output'];
  /** From the second birthday to the twelfth. Empty: as an adult. */
  child?: Maybe<Scalars['Decimal']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** Before the second birthday. Empty: as a child. */
  infant?: Maybe<Scalars['Decimal']['output']>;
  sector: AirTicketSector;
  /** Whose fare it is: an airline, an agent. */
  source?: Maybe<Scalars['String']['output']>;
  ticketClass: AirTicketClass;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Until a later one of the same class. */
  validFrom: Scalars['LocalDate']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type AirTicketFareAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AirTicketFare>;
};

export type AirTicketFareChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AirTicketFare>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type AirTicketFareFilter = {
  adult?: InputMaybe<DecimalFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<AirTicketFareFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  child?: InputMaybe<DecimalFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  infant?: InputMaybe<DecimalFilter>;
  not?: InputMaybe<AirTicketFareFilter>;
  or?: InputMaybe<Array<AirTicketFareFilter>>;
  sectorId?: InputMaybe<IdFilter>;
  source?: InputMaybe<TextFilter>;
  ticketClass?: InputMaybe<AirTicketClassFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  validFrom?: InputMaybe<LocalDateFilter>;
};

export type AirTicketFareInput = {
  adult: Scalars['Decimal']['input'];
  /** From the second birthday to the twelfth. Empty: as an adult. */
  child?: InputMaybe<Scalars['Decimal']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Before the second birthday. Empty: as a child. */
  infant?: InputMaybe<Scalars['Decimal']['input']>;
  sectorId: Scalars['ID']['input'];
  /** Whose fare it is: an airline, an agent. */
  source?: InputMaybe<Scalars['String']['input']>;
  ticketClass?: InputMaybe<AirTicketClass>;
  /** Until a later one of the same class. */
  validFrom: Scalars['LocalDate']['input'];
};

export type AirTicketFarePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<AirTicketFare>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type AirTicketFarePatch = {
  adult?: InputMaybe<Scalars['Decimal']['input']>;
  /** From the second birthday to the twelfth. Empty: as an adult. */
  child?: InputMaybe<Scalars['Decimal']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Before the second birthday. Empty: as a child. */
  infant?: InputMaybe<Scalars['Decimal']['input']>;
  sectorId?: InputMaybe<Scalars['ID']['input']>;
  /** Whose fare it is: an airline, an agent. */
  source?: InputMaybe<Scalars['String']['input']>;
  ticketClass?: InputMaybe<AirTicketClass>;
  /** Until a later one of the same class. */
  validFrom?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type AirTicketFareSort = {
  field: AirTicketFareSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type AirTicketFareSortField =
  | 'adult'
  | 'child'
  | 'createdAt'
  | 'custom'
  | 'infant'
  | 'sectorId'
  | 'source'
  | 'ticketClass'
  | 'updatedAt'
  | 'validFrom';

export type AirTicketFilter = {
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  /** Everybody who reports to this manager, directly or through others. */
  teamOf?: InputMaybe<Scalars['ID']['input']>;
  /** Only those with something left. */
  withBalance?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Where an employee is flown home to, where it is not the usual place of the country. */
export type AirTicketHome = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  id: Scalars['ID']['output'];
  /** Why this one. */
  note?: Maybe<Scalars['String']['output']>;
  sector: AirTicketSector;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type AirTicketHomeAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AirTicketHome>;
};

export type AirTicketHomeChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AirTicketHome>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type AirTicketHomeFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<AirTicketHomeFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<AirTicketHomeFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<AirTicketHomeFilter>>;
  sectorId?: InputMaybe<IdFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type AirTicketHomeInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  /** Why this one. */
  note?: InputMaybe<Scalars['String']['input']>;
  sectorId: Scalars['ID']['input'];
};

export type AirTicketHomePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<AirTicketHome>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type AirTicketHomePatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Why this one. */
  note?: InputMaybe<Scalars['String']['input']>;
  sectorId?: InputMaybe<Scalars['ID']['input']>;
};

export type AirTicketHomeSort = {
  field: AirTicketHomeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type AirTicketHomeSortField =
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'note'
  | 'sectorId'
  | 'updatedAt';

export type AirTicketKin = {
  id: Scalars['ID']['output'];
  kin: AirTicketKinship;
  relationship: Relationship;
};

export type AirTicketKinInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  kin: AirTicketKinship;
  relationshipId: Scalars['ID']['input'];
};

export type AirTicketKinship =
  | 'CHILD'
  | 'SPOUSE';

/** Who is flown home, how often, and what a ticket may cost. */
export type AirTicketPolicy = {
  /** From the twelfth birthday on, where the home has no fare of this class. */
  adultAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Nobody claims before the day of confirmation. */
  afterConfirmation: Scalars['Boolean']['output'];
  /** Whether the fare is paid, or what was spent up to it. */
  basis: AirTicketBasis;
  /** For how many cycles more tickets may be claimed that nobody took. 0: they lapse with the cycle. */
  carryCycles: Scalars['Int']['output'];
  /** From the second birthday on. */
  childAmount?: Maybe<Scalars['Decimal']['output']>;
  /** A child has a ticket in each cycle that begins before this birthday. */
  childUntilAge: Scalars['Int']['output'];
  /** Children that have tickets besides the employee and the spouse, the eldest first. */
  childrenCovered: Scalars['Int']['output'];
  /** Somebody in the custom group of a policy has that one, everybody else that of the organization. */
  coverage: Coverage;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** The people it is for, where the coverage is a custom group. */
  customGroup?: Maybe<CustomEmployeeGroup>;
  cycleFrom: AirTicketCycle;
  /** In how many months each person has the tickets anew. */
  cycleMonths: Scalars['Int']['output'];
  /** Whoever begins a cycle from this day on has it by this policy; cycles that have begun end as they began. */
  effectiveFrom: Scalars['LocalDate']['output'];
  /** No cycle begins afterwards. Empty: until further notice. */
  effectiveUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** Months after joining before the first claim. Tickets accrue from the first day all the same. */
  eligibleAfterMonths: Scalars['Int']['output'];
  /** Money in place of tickets, paid with the salary. */
  encashment: Scalars['Boolean']['output'];
  /** How much of the fare. Empty: all of it. */
  encashmentPercent?: Maybe<Scalars['Decimal']['output']>;
  /** Which relationships are a spouse and which a child. Of the family only dependents are covered; without a line, the employee alone. */
  family?: Maybe<Array<AirTicketKin>>;
  id: Scalars['ID']['output'];
  /** The tickets of a cycle may be claimed from its first day on. Else only what has accrued. */
  inAdvance: Scalars['Boolean']['output'];
  /** Before the second birthday. */
  infantAmount?: Maybe<Scalars['Decimal']['output']>;
  name: Scalars['String']['output'];
  /** Whoever leaves has the share of the last cycle that has accrued. */
  proratedForLeavers: Scalars['Boolean']['output'];
  status: RecordStatus;
  ticketClass: AirTicketClass;
  /** Of each person in a cycle. */
  tickets: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type AirTicketPolicyAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AirTicketPolicy>;
};

export type AirTicketPolicyChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AirTicketPolicy>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type AirTicketPolicyFilter = {
  adultAmount?: InputMaybe<DecimalFilter>;
  afterConfirmation?: InputMaybe<BooleanFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<AirTicketPolicyFilter>>;
  basis?: InputMaybe<AirTicketBasisFilter>;
  carryCycles?: InputMaybe<IntFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  childAmount?: InputMaybe<DecimalFilter>;
  childUntilAge?: InputMaybe<IntFilter>;
  childrenCovered?: InputMaybe<IntFilter>;
  coverage?: InputMaybe<CoverageFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customGroupId?: InputMaybe<IdFilter>;
  cycleFrom?: InputMaybe<AirTicketCycleFilter>;
  cycleMonths?: InputMaybe<IntFilter>;
  effectiveFrom?: InputMaybe<LocalDateFilter>;
  effectiveUntil?: InputMaybe<LocalDateFilter>;
  eligibleAfterMonths?: InputMaybe<IntFilter>;
  encashment?: InputMaybe<BooleanFilter>;
  encashmentPercent?: InputMaybe<DecimalFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inAdvance?: InputMaybe<BooleanFilter>;
  infantAmount?: InputMaybe<DecimalFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<AirTicketPolicyFilter>;
  or?: InputMaybe<Array<AirTicketPolicyFilter>>;
  proratedForLeavers?: InputMaybe<BooleanFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  ticketClass?: InputMaybe<AirTicketClassFilter>;
  tickets?: InputMaybe<IntFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type AirTicketPolicyInput = {
  /** From the twelfth birthday on, where the home has no fare of this class. */
  adultAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Nobody claims before the day of confirmation. */
  afterConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the fare is paid, or what was spent up to it. */
  basis?: InputMaybe<AirTicketBasis>;
  /** For how many cycles more tickets may be claimed that nobody took. 0: they lapse with the cycle. */
  carryCycles?: InputMaybe<Scalars['Int']['input']>;
  /** From the second birthday on. */
  childAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** A child has a ticket in each cycle that begins before this birthday. */
  childUntilAge?: InputMaybe<Scalars['Int']['input']>;
  /** Children that have tickets besides the employee and the spouse, the eldest first. */
  childrenCovered?: InputMaybe<Scalars['Int']['input']>;
  /** Somebody in the custom group of a policy has that one, everybody else that of the organization. */
  coverage?: InputMaybe<Coverage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The people it is for, where the coverage is a custom group. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  cycleFrom?: InputMaybe<AirTicketCycle>;
  /** In how many months each person has the tickets anew. */
  cycleMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Whoever begins a cycle from this day on has it by this policy; cycles that have begun end as they began. */
  effectiveFrom: Scalars['LocalDate']['input'];
  /** No cycle begins afterwards. Empty: until further notice. */
  effectiveUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Months after joining before the first claim. Tickets accrue from the first day all the same. */
  eligibleAfterMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Money in place of tickets, paid with the salary. */
  encashment?: InputMaybe<Scalars['Boolean']['input']>;
  /** How much of the fare. Empty: all of it. */
  encashmentPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Which relationships are a spouse and which a child. Of the family only dependents are covered; without a line, the employee alone. */
  family?: InputMaybe<Array<AirTicketKinInput>>;
  /** The tickets of a cycle may be claimed from its first day on. Else only what has accrued. */
  inAdvance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Before the second birthday. */
  infantAmount?: InputMaybe<Scalars['Decimal']['input']>;
  name: Scalars['String']['input'];
  /** Whoever leaves has the share of the last cycle that has accrued. */
  proratedForLeavers?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<RecordStatus>;
  ticketClass?: InputMaybe<AirTicketClass>;
  /** Of each person in a cycle. */
  tickets?: InputMaybe<Scalars['Int']['input']>;
};

export type AirTicketPolicyPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<AirTicketPolicy>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type AirTicketPolicyPatch = {
  /** From the twelfth birthday on, where the home has no fare of this class. */
  adultAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Nobody claims before the day of confirmation. */
  afterConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the fare is paid, or what was spent up to it. */
  basis?: InputMaybe<AirTicketBasis>;
  /** For how many cycles more tickets may be claimed that nobody took. 0: they lapse with the cycle. */
  carryCycles?: InputMaybe<Scalars['Int']['input']>;
  /** From the second birthday on. */
  childAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** A child has a ticket in each cycle that begins before this birthday. */
  childUntilAge?: InputMaybe<Scalars['Int']['input']>;
  /** Children that have tickets besides the employee and the spouse, the eldest first. */
  childrenCovered?: InputMaybe<Scalars['Int']['input']>;
  /** Somebody in the custom group of a policy has that one, everybody else that of the organization. */
  coverage?: InputMaybe<Coverage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The people it is for, where the coverage is a custom group. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  cycleFrom?: InputMaybe<AirTicketCycle>;
  /** In how many months each person has the tickets anew. */
  cycleMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Whoever begins a cycle from this day on has it by this policy; cycles that have begun end as they began. */
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** No cycle begins afterwards. Empty: until further notice. */
  effectiveUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Months after joining before the first claim. Tickets accrue from the first day all the same. */
  eligibleAfterMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Money in place of tickets, paid with the salary. */
  encashment?: InputMaybe<Scalars['Boolean']['input']>;
  /** How much of the fare. Empty: all of it. */
  encashmentPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Which relationships are a spouse and which a child. Of the family only dependents are covered; without a line, the employee alone. */
  family?: InputMaybe<Array<AirTicketKinInput>>;
  /** The tickets of a cycle may be claimed from its first day on. Else only what has accrued. */
  inAdvance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Before the second birthday. */
  infantAmount?: InputMaybe<Scalars['Decimal']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whoever leaves has the share of the last cycle that has accrued. */
  proratedForLeavers?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<RecordStatus>;
  ticketClass?: InputMaybe<AirTicketClass>;
  /** Of each person in a cycle. */
  tickets?: InputMaybe<Scalars['Int']['input']>;
};

export type AirTicketPolicySort = {
  field: AirTicketPolicySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type AirTicketPolicySortField =
  | 'adultAmount'
  | 'afterConfirmation'
  | 'basis'
  | 'carryCycles'
  | 'childAmount'
  | 'childUntilAge'
  | 'childrenCovered'
  | 'coverage'
  | 'createdAt'
  | 'custom'
  | 'customGroupId'
  | 'cycleFrom'
  | 'cycleMonths'
  | 'effectiveFrom'
  | 'effectiveUntil'
  | 'eligibleAfterMonths'
  | 'encashment'
  | 'encashmentPercent'
  | 'inAdvance'
  | 'infantAmount'
  | 'name'
  | 'proratedForLeavers'
  | 'status'
  | 'ticketClass'
  | 'tickets'
  | 'updatedAt';

/** A place to which people are flown home. */
export type AirTicketSector = {
  /** As airlines write it: COK, MNL. */
  code: Scalars['String']['output'];
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** City or airport. */
  destination: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The home of the citizens of its country of whom no other one is told; of several the one that was added first. */
  isUsual: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type AirTicketSectorAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AirTicketSector>;
};

export type AirTicketSectorChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AirTicketSector>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type AirTicketSectorFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<AirTicketSectorFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  destination?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isUsual?: InputMaybe<BooleanFilter>;
  not?: InputMaybe<AirTicketSectorFilter>;
  or?: InputMaybe<Array<AirTicketSectorFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type AirTicketSectorInput = {
  /** As airlines write it: COK, MNL. */
  code: Scalars['String']['input'];
  country: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** City or airport. */
  destination: Scalars['String']['input'];
  /** The home of the citizens of its country of whom no other one is told; of several the one that was added first. */
  isUsual?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AirTicketSectorPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<AirTicketSector>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type AirTicketSectorPatch = {
  /** As airlines write it: COK, MNL. */
  code?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** City or airport. */
  destination?: InputMaybe<Scalars['String']['input']>;
  /** The home of the citizens of its country of whom no other one is told; of several the one that was added first. */
  isUsual?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AirTicketSectorSort = {
  field: AirTicketSectorSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type AirTicketSectorSortField =
  | 'code'
  | 'country'
  | 'createdAt'
  | 'custom'
  | 'destination'
  | 'isUsual'
  | 'updatedAt';

export type AirTicketSettlement = {
  currency: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  /** Whether any policy is in use. */
  hasPolicy: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  /** By name, the last cycle first; at most 500. */
  rows: Array<AirTicketStanding>;
  /** As of which it is reckoned. */
  today: Scalars['LocalDate']['output'];
  totalRecords: Scalars['Int']['output'];
  /** Of all, also those beyond. */
  totals: AirTicketTotals;
};

/** What somebody is entitled to in a cycle and what became of it, in the currency of payroll. */
export type AirTicketStanding = {
  accrued: Scalars['Decimal']['output'];
  /** Of the entitlement, not asked for. */
  balance: Scalars['Decimal']['output'];
  /** Asked for or approved, of all kinds. */
  claimed: Scalars['Decimal']['output'];
  cycleFrom: Scalars['LocalDate']['output'];
  cycleUntil: Scalars['LocalDate']['output'];
  department?: Maybe<Scalars['String']['output']>;
  destination?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['ID']['output'];
  employeeName: Scalars['String']['output'];
  employeeNumber: Scalars['String']['output'];
  encashed: Scalars['Decimal']['output'];
  /** What the tickets of the cycle are worth, those carried over included. */
  entitled: Scalars['Decimal']['output'];
  /** What is owed today: what has accrued and nobody took, and what is approved and not settled. */
  liability: Scalars['Decimal']['output'];
  location?: Maybe<Scalars['String']['output']>;
  /** Who is covered, the employee included. */
  people: Scalars['Int']['output'];
  policyName: Scalars['String']['output'];
  /** Paid back or booked. */
  settled: Scalars['Decimal']['output'];
  /** Tickets, and those carried over. */
  tickets: Scalars['Int']['output'];
  ticketsUsed: Scalars['Int']['output'];
};

export type AirTicketTotals = {
  accrued: Scalars['Decimal']['output'];
  balance: Scalars['Decimal']['output'];
  claimed: Scalars['Decimal']['output'];
  encashed: Scalars['Decimal']['output'];
  entitled: Scalars['Decimal']['output'];
  liability: Scalars['Decimal']['output'];
  people: Scalars['Int']['output'];
  settled: Scalars['Decimal']['output'];
};

export type AllowanceRegime = {
  allowanceCode: Scalars['String']['output'];
  allowanceId: Scalars['Int']['output'];
  allowanceName: Scalars['String']['output'];
  allowanceType: SalaryComponentType;
  exemptUnder: Array<TaxRegime>;
  taxInclusion: Scalars['Boolean']['output'];
};

export type AllowancesWithRegime = {
  /** By name, those in use. */
  allowanceDetails: Array<AllowanceRegime>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** A clawback that nobody has decided. */
export type BenefitsClawback = {
  /** Empty where it has to be told. */
  clawbackAmount?: Maybe<Scalars['Decimal']['output']>;
  clawbackId: Scalars['ID']['output'];
  earningName: Scalars['String']['output'];
  employeeName: Scalars['String']['output'];
  lastWorkingDay: Scalars['LocalDate']['output'];
};

export type BenefitsClawbacks = {
  /** Confirmed, with a clawback date of today or later. */
  confirmed: BenefitsSum;
  proposed: BenefitsSum;
  /** Those that wait, who leaves first before others, at most eight. */
  waiting: Array<BenefitsClawback>;
};

export type BenefitsEarnings = {
  /** Approved, not paid yet. */
  approved: BenefitsSum;
  /** Paid, and their commitment period runs today. */
  committed: BenefitsSum;
  /** The next approved ones, at most eight. */
  next: Array<BenefitsPayout>;
  /** With a payout date of this calendar year. */
  paidThisYear: BenefitsSum;
  /** Wait for a decision. */
  pending: BenefitsSum;
};

/** What payslips pay and take, by where it comes from. */
export type BenefitsGroup =
  /** Salary advances that were paid. */
  | 'ADVANCES'
  /** Instalments of salary advances. */
  | 'ADVANCES_RECOVERED'
  | 'AIR_TICKETS'
  | 'CLAWBACKS'
  /** What the law takes. */
  | 'CONTRIBUTIONS_AND_TAXES'
  /** Salary components that people choose from. */
  | 'FLEXIBLE_BENEFITS'
  | 'ONE_TIME_EARNINGS'
  /** What the salary deducts, neither contributions nor taxes. */
  | 'OTHER_DEDUCTIONS'
  /** Expense claims and reimbursements of the salary. */
  | 'REIMBURSEMENTS';

export type BenefitsOverview = {
  /** Null without the right to see clawbacks. */
  clawbacks?: Maybe<BenefitsClawbacks>;
  /** Null without the right to see one-time earnings. */
  earnings?: Maybe<BenefitsEarnings>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  today: Scalars['LocalDate']['output'];
};

/** An approved one-time earning that is still to be paid. */
export type BenefitsPayout = {
  amount: Scalars['Decimal']['output'];
  earningId: Scalars['ID']['output'];
  employeeName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  payoutDate: Scalars['LocalDate']['output'];
};

export type BenefitsReport = {
  columns: Array<BenefitsReportColumn>;
  currency: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** By name, months by time; at most 500. */
  rows: Array<BenefitsReportRow>;
  total: BenefitsReportRow;
  totalRecords: Scalars['Int']['output'];
};

export type BenefitsReportColumn = {
  group: BenefitsGroup;
  isDeduction: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
};

export type BenefitsReportFilter = {
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Without any, all. */
  groups?: InputMaybe<Array<BenefitsGroup>>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  /** Everybody who reports to this manager, directly or through others. */
  teamOf?: InputMaybe<Scalars['ID']['input']>;
};

export type BenefitsReportGroup =
  | 'DEPARTMENT'
  | 'EMPLOYEE'
  | 'LOCATION'
  | 'MONTH';

export type BenefitsReportRow = {
  /** The employee number; null for groups. */
  code?: Maybe<Scalars['String']['output']>;
  /** The employee, the department or the location as a record; of a month YYYY-MM. Null for those who have none. */
  id?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  people: Scalars['Int']['output'];
  /** One a column, in the currency of payroll. */
  values: Array<Scalars['Decimal']['output']>;
};

/** How many records, and what they come to together in the currency of payroll. */
export type BenefitsSum = {
  amount: Scalars['Decimal']['output'];
  count: Scalars['Int']['output'];
};

export type BonusCalculation =
  | 'FIXED_AMOUNT'
  /** Of a component of the salary, for the period. */
  | 'PERCENT_OF_COMPONENT'
  /** Of the gross salary, for the period. */
  | 'PERCENT_OF_SALARY'
  /** As the law of the country has it. */
  | 'STATUTORY';

export type BonusCalculationFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<BonusCalculation>;
  in?: InputMaybe<Array<BonusCalculation>>;
};

export type BonusKind =
  | 'ANNUAL'
  | 'PERFORMANCE'
  | 'STATUTORY';

export type BonusKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<BonusKind>;
  in?: InputMaybe<Array<BonusKind>>;
};

/** What one employee gets of a bonus round, and how it comes to that. */
export type BonusLine = {
  amount: Scalars['Decimal']['output'];
  /** What it is reckoned of, for the whole period. */
  base?: Maybe<Scalars['Decimal']['output']>;
  calculated?: Maybe<Scalars['Decimal']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  custom: Scalars['JSON']['output'];
  /** Of the period, employed and not without pay. */
  days?: Maybe<Scalars['Decimal']['output']>;
  /** By which it is paid. */
  earning?: Maybe<OneTimeEarning>;
  employee: Employee;
  id: Scalars['ID']['output'];
  /** That of the round. */
  name: Scalars['String']['output'];
  payoutDate?: Maybe<Scalars['LocalDate']['output']>;
  percent?: Maybe<Scalars['Decimal']['output']>;
  periodDays?: Maybe<Scalars['Int']['output']>;
  /** Where it is another amount than was reckoned. */
  reason?: Maybe<Scalars['String']['output']>;
  round?: Maybe<BonusRound>;
  /** Other bonuses of the same period that count against a statutory one. */
  setOff?: Maybe<Scalars['Decimal']['output']>;
  /** Of the round. */
  status: BonusRoundStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type BonusLineAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<BonusLine>;
};

export type BonusLineChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<BonusLine>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type BonusLineFilter = {
  amount?: InputMaybe<DecimalFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<BonusLineFilter>>;
  base?: InputMaybe<DecimalFilter>;
  calculated?: InputMaybe<DecimalFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  days?: InputMaybe<DecimalFilter>;
  earningId?: InputMaybe<IdFilter>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<BonusLineFilter>;
  or?: InputMaybe<Array<BonusLineFilter>>;
  payoutDate?: InputMaybe<LocalDateFilter>;
  percent?: InputMaybe<DecimalFilter>;
  periodDays?: InputMaybe<IntFilter>;
  reason?: InputMaybe<TextFilter>;
  roundId?: InputMaybe<IdFilter>;
  setOff?: InputMaybe<DecimalFilter>;
  status?: InputMaybe<BonusRoundStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type BonusLinePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<BonusLine>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type BonusLinePatch = {
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** What it is reckoned of, for the whole period. */
  base?: InputMaybe<Scalars['Decimal']['input']>;
  calculated?: InputMaybe<Scalars['Decimal']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Of the period, employed and not without pay. */
  days?: InputMaybe<Scalars['Decimal']['input']>;
  /** By which it is paid. */
  earningId?: InputMaybe<Scalars['ID']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** That of the round. */
  name?: InputMaybe<Scalars['String']['input']>;
  payoutDate?: InputMaybe<Scalars['LocalDate']['input']>;
  percent?: InputMaybe<Scalars['Decimal']['input']>;
  periodDays?: InputMaybe<Scalars['Int']['input']>;
  /** Where it is another amount than was reckoned. */
  reason?: InputMaybe<Scalars['String']['input']>;
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** Other bonuses of the same period that count against a statutory one. */
  setOff?: InputMaybe<Scalars['Decimal']['input']>;
  /** Of the round. */
  status?: InputMaybe<BonusRoundStatus>;
};

export type BonusLineSort = {
  field: BonusLineSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type BonusLineSortField =
  | 'amount'
  | 'base'
  | 'calculated'
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'days'
  | 'earningId'
  | 'employeeId'
  | 'name'
  | 'payoutDate'
  | 'percent'
  | 'periodDays'
  | 'reason'
  | 'roundId'
  | 'setOff'
  | 'status'
  | 'updatedAt';

/** Who gets a bonus, and how it is reckoned. */
export type BonusPlan = {
  /** Where it is a fixed amount. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  calculation: BonusCalculation;
  /** Where it is a percentage of a component. */
  component?: Maybe<SalaryComponent>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Empty: everybody. */
  customGroup?: Maybe<CustomEmployeeGroup>;
  id: Scalars['ID']['output'];
  kind: BonusKind;
  /** At the end of the period. Empty: none. */
  minimumServiceDays?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  /** The kind of one-time earning by which it is paid. Its amount may be overridden. */
  payAs: AdhocAllowance;
  /** Where it is a percentage. Of a statutory bonus between the least and the most of the law; empty is the least. */
  percent?: Maybe<Scalars['Decimal']['output']>;
  /** Whoever was there for a part of the period, or without pay, gets that part. */
  prorated: Scalars['Boolean']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type BonusPlanAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<BonusPlan>;
};

export type BonusPlanChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<BonusPlan>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type BonusPlanFilter = {
  amount?: InputMaybe<DecimalFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<BonusPlanFilter>>;
  calculation?: InputMaybe<BonusCalculationFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  componentId?: InputMaybe<IdFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customGroupId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<BonusKindFilter>;
  minimumServiceDays?: InputMaybe<IntFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<BonusPlanFilter>;
  or?: InputMaybe<Array<BonusPlanFilter>>;
  payAsId?: InputMaybe<IdFilter>;
  percent?: InputMaybe<DecimalFilter>;
  prorated?: InputMaybe<BooleanFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type BonusPlanInput = {
  /** Where it is a fixed amount. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  calculation?: InputMaybe<BonusCalculation>;
  /** Where it is a percentage of a component. */
  componentId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Empty: everybody. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<BonusKind>;
  /** At the end of the period. Empty: none. */
  minimumServiceDays?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  /** The kind of one-time earning by which it is paid. Its amount may be overridden. */
  payAsId: Scalars['ID']['input'];
  /** Where it is a percentage. Of a statutory bonus between the least and the most of the law; empty is the least. */
  percent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whoever was there for a part of the period, or without pay, gets that part. */
  prorated?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type BonusPlanPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<BonusPlan>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type BonusPlanPatch = {
  /** Where it is a fixed amount. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  calculation?: InputMaybe<BonusCalculation>;
  /** Where it is a percentage of a component. */
  componentId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Empty: everybody. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<BonusKind>;
  /** At the end of the period. Empty: none. */
  minimumServiceDays?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The kind of one-time earning by which it is paid. Its amount may be overridden. */
  payAsId?: InputMaybe<Scalars['ID']['input']>;
  /** Where it is a percentage. Of a statutory bonus between the least and the most of the law; empty is the least. */
  percent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whoever was there for a part of the period, or without pay, gets that part. */
  prorated?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type BonusPlanSort = {
  field: BonusPlanSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type BonusPlanSortField =
  | 'amount'
  | 'calculation'
  | 'componentId'
  | 'createdAt'
  | 'custom'
  | 'customGroupId'
  | 'kind'
  | 'minimumServiceDays'
  | 'name'
  | 'payAsId'
  | 'percent'
  | 'prorated'
  | 'status'
  | 'updatedAt';

/** A bonus plan reckoned for a period, decided by a second person, and paid with a payroll month. */
export type BonusRound = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  custom: Scalars['JSON']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** The first day of the period for which it is paid. */
  fromDate: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  /** The law by which a statutory bonus is reckoned. */
  law?: Maybe<Scalars['String']['output']>;
  /** Employed in the period, and not eligible. */
  leftOut?: Maybe<Scalars['Int']['output']>;
  /** Left empty, that of the plan with its period. */
  name: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** A day of the payroll month with which it is paid. */
  payoutDate: Scalars['LocalDate']['output'];
  people?: Maybe<Scalars['Int']['output']>;
  plan: BonusPlan;
  reckonedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was returned or cancelled. */
  remarks?: Maybe<Scalars['String']['output']>;
  status: BonusRoundStatus;
  submittedBy?: Maybe<Scalars['String']['output']>;
  submittedById?: Maybe<Scalars['Int']['output']>;
  toDate: Scalars['LocalDate']['output'];
  total?: Maybe<Scalars['Decimal']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type BonusRoundAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<BonusRound>;
};

export type BonusRoundChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<BonusRound>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type BonusRoundFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<BonusRoundFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  decidedAt?: InputMaybe<DateTimeFilter>;
  decidedBy?: InputMaybe<TextFilter>;
  fromDate?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  law?: InputMaybe<TextFilter>;
  leftOut?: InputMaybe<IntFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<BonusRoundFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<BonusRoundFilter>>;
  payoutDate?: InputMaybe<LocalDateFilter>;
  people?: InputMaybe<IntFilter>;
  planId?: InputMaybe<IdFilter>;
  reckonedAt?: InputMaybe<DateTimeFilter>;
  remarks?: InputMaybe<TextFilter>;
  status?: InputMaybe<BonusRoundStatusFilter>;
  submittedBy?: InputMaybe<TextFilter>;
  submittedById?: InputMaybe<IntFilter>;
  toDate?: InputMaybe<LocalDateFilter>;
  total?: InputMaybe<DecimalFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type BonusRoundInput = {
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  decidedAt?: InputMaybe<Scalars['DateTime']['input']>;
  decidedBy?: InputMaybe<Scalars['String']['input']>;
  /** The first day of the period for which it is paid. */
  fromDate: Scalars['LocalDate']['input'];
  /** The law by which a statutory bonus is reckoned. */
  law?: InputMaybe<Scalars['String']['input']>;
  /** Employed in the period, and not eligible. */
  leftOut?: InputMaybe<Scalars['Int']['input']>;
  /** Left empty, that of the plan with its period. */
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** A day of the payroll month with which it is paid. */
  payoutDate: Scalars['LocalDate']['input'];
  people?: InputMaybe<Scalars['Int']['input']>;
  planId: Scalars['ID']['input'];
  reckonedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Why it was returned or cancelled. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<BonusRoundStatus>;
  submittedBy?: InputMaybe<Scalars['String']['input']>;
  submittedById?: InputMaybe<Scalars['Int']['input']>;
  toDate: Scalars['LocalDate']['input'];
  total?: InputMaybe<Scalars['Decimal']['input']>;
};

export type BonusRoundMoved = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  people: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type BonusRoundPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<BonusRound>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type BonusRoundPatch = {
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  decidedAt?: InputMaybe<Scalars['DateTime']['input']>;
  decidedBy?: InputMaybe<Scalars['String']['input']>;
  /** The first day of the period for which it is paid. */
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The law by which a statutory bonus is reckoned. */
  law?: InputMaybe<Scalars['String']['input']>;
  /** Employed in the period, and not eligible. */
  leftOut?: InputMaybe<Scalars['Int']['input']>;
  /** Left empty, that of the plan with its period. */
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** A day of the payroll month with which it is paid. */
  payoutDate?: InputMaybe<Scalars['LocalDate']['input']>;
  people?: InputMaybe<Scalars['Int']['input']>;
  planId?: InputMaybe<Scalars['ID']['input']>;
  reckonedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Why it was returned or cancelled. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<BonusRoundStatus>;
  submittedBy?: InputMaybe<Scalars['String']['input']>;
  submittedById?: InputMaybe<Scalars['Int']['input']>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
  total?: InputMaybe<Scalars['Decimal']['input']>;
};

export type BonusRoundReckoned = {
  /** Null where it goes on as work, and where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** The work that goes on by itself, of very many people. */
  job?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
  /** Lines of the round. 0 where it goes on as work. */
  people: Scalars['Int']['output'];
};

export type BonusRoundSort = {
  field: BonusRoundSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type BonusRoundSortField =
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'decidedAt'
  | 'decidedBy'
  | 'fromDate'
  | 'law'
  | 'leftOut'
  | 'name'
  | 'note'
  | 'payoutDate'
  | 'people'
  | 'planId'
  | 'reckonedAt'
  | 'remarks'
  | 'status'
  | 'submittedBy'
  | 'submittedById'
  | 'toDate'
  | 'total'
  | 'updatedAt';

/** Where a bonus round stands. */
export type BonusRoundStatus =
  | 'APPROVED'
  | 'CANCELLED'
  | 'DRAFT'
  | 'SUBMITTED';

export type BonusRoundStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<BonusRoundStatus>;
  in?: InputMaybe<Array<BonusRoundStatus>>;
};

export type BonusStep =
  | 'APPROVE'
  /** Also after it was approved, until somebody was paid: the one-time earnings go with it. */
  | 'CANCEL'
  /** Back to a draft, with the reason. */
  | 'RETURN'
  | 'SUBMIT';

export type BooleanFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CalculatedSalary = {
  employeeRetiralDetails: Array<EmployeeRetiral>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  salaryStructure: SalaryStructure;
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

/** What is asked back of somebody who leaves within the commitment period of a one-time earning. */
export type Clawback = {
  /** What was paid. */
  amount: Scalars['Decimal']['output'];
  /** Another amount than the proposed one needs a reason. */
  clawbackAmount?: Maybe<Scalars['Decimal']['output']>;
  /** The day on which it is deducted. Its month is the clawback month. */
  clawbackDate: Scalars['LocalDate']['output'];
  /** With which the proposal was reckoned, where it is a formula. */
  clawbackFormula?: Maybe<Scalars['String']['output']>;
  commitmentFrom: Scalars['LocalDate']['output'];
  commitmentMonths: Scalars['Int']['output'];
  commitmentUntil: Scalars['LocalDate']['output'];
  /** As the kind of the earning says. */
  configuration: ClawbackConfiguration;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  earning: OneTimeEarning;
  earningName: Scalars['String']['output'];
  employee: Employee;
  exit: Exit;
  id: Scalars['ID']['output'];
  lastWorkingDay: Scalars['LocalDate']['output'];
  payoutDate: Scalars['LocalDate']['output'];
  /** The pay cycle that the day lies in, where there is one. */
  payrollPeriod?: Maybe<PayrollCycle>;
  /** By the kind of the earning. Empty where a salary is needed that is not known. */
  proposedAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Why another amount is asked back, or none. */
  reason?: Maybe<Scalars['String']['output']>;
  status: ClawbackStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ClawbackAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Clawback>;
};

export type ClawbackChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Clawback>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ClawbackConfiguration =
  | 'CUSTOM_FORMULA'
  | 'FIXED_AMOUNT'
  | 'FULL_AMOUNT'
  /** For the months that are left of the commitment period. */
  | 'PRORATED';

export type ClawbackConfigurationFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ClawbackConfiguration>;
  in?: InputMaybe<Array<ClawbackConfiguration>>;
};

export type ClawbackFilter = {
  amount?: InputMaybe<DecimalFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ClawbackFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  clawbackAmount?: InputMaybe<DecimalFilter>;
  clawbackDate?: InputMaybe<LocalDateFilter>;
  clawbackFormula?: InputMaybe<TextFilter>;
  commitmentFrom?: InputMaybe<LocalDateFilter>;
  commitmentMonths?: InputMaybe<IntFilter>;
  commitmentUntil?: InputMaybe<LocalDateFilter>;
  configuration?: InputMaybe<ClawbackConfigurationFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  earningId?: InputMaybe<IdFilter>;
  earningName?: InputMaybe<TextFilter>;
  employeeId?: InputMaybe<IdFilter>;
  exitId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  lastWorkingDay?: InputMaybe<LocalDateFilter>;
  not?: InputMaybe<ClawbackFilter>;
  or?: InputMaybe<Array<ClawbackFilter>>;
  payoutDate?: InputMaybe<LocalDateFilter>;
  payrollPeriodId?: InputMaybe<IdFilter>;
  proposedAmount?: InputMaybe<DecimalFilter>;
  reason?: InputMaybe<TextFilter>;
  status?: InputMaybe<ClawbackStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ClawbackPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Clawback>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ClawbackPatch = {
  /** What was paid. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Another amount than the proposed one needs a reason. */
  clawbackAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The day on which it is deducted. Its month is the clawback month. */
  clawbackDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** With which the proposal was reckoned, where it is a formula. */
  clawbackFormula?: InputMaybe<Scalars['String']['input']>;
  commitmentFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  commitmentMonths?: InputMaybe<Scalars['Int']['input']>;
  commitmentUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** As the kind of the earning says. */
  configuration?: InputMaybe<ClawbackConfiguration>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  earningId?: InputMaybe<Scalars['ID']['input']>;
  earningName?: InputMaybe<Scalars['String']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  exitId?: InputMaybe<Scalars['ID']['input']>;
  lastWorkingDay?: InputMaybe<Scalars['LocalDate']['input']>;
  payoutDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The pay cycle that the day lies in, where there is one. */
  payrollPeriodId?: InputMaybe<Scalars['ID']['input']>;
  /** By the kind of the earning. Empty where a salary is needed that is not known. */
  proposedAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Why another amount is asked back, or none. */
  reason?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ClawbackStatus>;
};

export type ClawbackSort = {
  field: ClawbackSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ClawbackSortField =
  | 'amount'
  | 'clawbackAmount'
  | 'clawbackDate'
  | 'clawbackFormula'
  | 'commitmentFrom'
  | 'commitmentMonths'
  | 'commitmentUntil'
  | 'configuration'
  | 'createdAt'
  | 'custom'
  | 'earningId'
  | 'earningName'
  | 'employeeId'
  | 'exitId'
  | 'lastWorkingDay'
  | 'payoutDate'
  | 'payrollPeriodId'
  | 'proposedAmount'
  | 'reason'
  | 'status'
  | 'updatedAt';

/** Where a clawback stands. It is withdrawn when the exit is, or ends after the commitment period. */
export type ClawbackStatus =
  | 'CONFIRMED'
  | 'PROPOSED'
  | 'WAIVED'
  | 'WITHDRAWN';

export type ClawbackStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ClawbackStatus>;
  in?: InputMaybe<Array<ClawbackStatus>>;
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

/** Whom a configuration is for. */
export type Coverage =
  | 'CUSTOM_GROUP'
  | 'ORGANIZATION';

export type CoverageFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Coverage>;
  in?: InputMaybe<Array<Coverage>>;
};

/** A record of another endpoint. */
export type CustomEmployeeGroup = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type CycleFrequency =
  | 'MONTHLY'
  /** The 1st to the 15th, and the rest of the month. */
  | 'SEMI_MONTHLY';

export type CycleGeneration = {
  added: Scalars['Int']['output'];
  /** Null where nothing was added. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type CyclePreview = {
  cycles: Array<PlannedCycle>;
  errorCode: Scalars['String']['output'];
  firstDay: Scalars['LocalDate']['output'];
  message: Scalars['String']['output'];
};

export type CycleUtilization = {
  cycleName: Scalars['String']['output'];
  fromDate: Scalars['LocalDate']['output'];
  /** Working days of approved leave within the cycle. */
  leaveDays: Scalars['Decimal']['output'];
  leaveTypes: Array<UtilizationShare>;
  toDate: Scalars['LocalDate']['output'];
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

/** What one of several employees would get. */
export type EarningAhead = {
  /** Null where it cannot be given. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  employeeId: Scalars['ID']['output'];
  employeeName: Scalars['String']['output'];
  employeeNumber: Scalars['String']['output'];
  /** Whether nobody has to decide. */
  isApproved: Scalars['Boolean']['output'];
  payoutDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Why it cannot be given, in the caller's language. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** Where a one-time earning stands. What was paid does not change any more. */
export type EarningStatus =
  | 'APPROVED'
  | 'CANCELLED'
  | 'DRAFT'
  | 'PAID'
  | 'PENDING'
  | 'REJECTED';

export type EarningStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<EarningStatus>;
  in?: InputMaybe<Array<EarningStatus>>;
};

export type EarningsAhead = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** By name. */
  rows: Array<EarningAhead>;
  /** Active employees that fit. Of more than 300 none are answered: choose fewer. */
  totalRecords: Scalars['Int']['output'];
};

export type EarningsGiven = {
  added: Scalars['Int']['output'];
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
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

export type EmployeeRetiral = {
  componentId: Scalars['Int']['output'];
  employeeShareAnnual: Scalars['Decimal']['output'];
  /** Of the fiscal year's last month, where it brings what the months before left over. */
  employeeShareLastMonth?: Maybe<Scalars['Decimal']['output']>;
  /** Kept from the pay. */
  employeeShareMonthly?: Maybe<Scalars['Decimal']['output']>;
  employerShareAnnual: Scalars['Decimal']['output'];
  /** Of the fiscal year's last month, where it brings what the months before left over. */
  employerShareLastMonth?: Maybe<Scalars['Decimal']['output']>;
  employerShareMonthly?: Maybe<Scalars['Decimal']['output']>;
  name: Scalars['String']['output'];
};

/** What an employee is paid a year from a day on, with everything that it is made of, as it was reckoned when it was saved. The first one holds from joining; each later one is a revision. */
export type EmployeeSalary = {
  /** What is paid. One of them takes the balance. A percentage or an amount here takes the place of the component’s own. */
  allowances?: Maybe<Array<EmployeeSalaryAllowance>>;
  /** Left empty, the former one raised by the percentage. */
  annualCTC: Scalars['Decimal']['output'];
  /** Without what the employer puts by. */
  annualGrossSalary: Scalars['Decimal']['output'];
  /** What was said when it was sent back or cancelled. */
  comment?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Of the organization’s payroll. */
  currency: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Why, for those who decide. */
  description?: Maybe<Scalars['String']['output']>;
  effectiveFrom: Scalars['LocalDate']['output'];
  /** The day before the next one, or the last day that was agreed. Empty: until further notice. */
  effectiveTo?: Maybe<Scalars['LocalDate']['output']>;
  employee: Employee;
  /** The last day, where it was agreed for a time. Left empty, it holds until the next one. */
  endsOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Sums that are shown beside. */
  grosses?: Maybe<Array<EmployeeSalaryGross>>;
  id: Scalars['ID']['output'];
  /** What the person is paid by now, or will be first. */
  isPresent?: Maybe<Scalars['Boolean']['output']>;
  /** What an ordinary month pays. */
  monthlyGrossSalary: Scalars['Decimal']['output'];
  /** YYYY-MM: the month with which it is paid out first, and what the months before still lack. Left empty, the first month that is paid by it, or this one where that is over. */
  payoutMonth?: Maybe<Scalars['String']['output']>;
  /** Of the salary before it. */
  previousCtc?: Maybe<Scalars['Decimal']['output']>;
  /** Who asked for the approval. */
  requestedBy?: Maybe<Scalars['String']['output']>;
  requestedById?: Maybe<Scalars['Int']['output']>;
  /** What is put by for later. Shares here take the place of the component’s own. */
  retirals?: Maybe<Array<EmployeeSalaryRetiral>>;
  /** Of the former annual CTC. Left empty, it follows from the annual CTC. */
  reviseCtcByPercentage?: Maybe<Scalars['Decimal']['output']>;
  /** Left empty, it is the person’s first salary. */
  revisionType: SalaryRevisionType;
  /** The months before the payout stay as they were paid. */
  revisionWithoutArrear: Scalars['Boolean']['output'];
  /** YYYY-MM: the first month that is paid by it. Left empty, that of the day from which it holds. */
  salaryEffectiveMonth?: Maybe<Scalars['String']['output']>;
  /** A revision is approved by somebody else than whoever asked for it, and never by the person whose salary it is. */
  status: SalaryRevisionStatus;
  /** Every figure with what it comes from. */
  structure?: Maybe<Scalars['JSON']['output']>;
  /** Without lines of their own below, the components of the template count. */
  template?: Maybe<SalaryTemplate>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type EmployeeSalaryAllowance = {
  amount?: Maybe<Scalars['Decimal']['output']>;
  component: SalaryComponent;
  id: Scalars['ID']['output'];
  percentage?: Maybe<Scalars['Decimal']['output']>;
};

export type EmployeeSalaryAllowanceInput = {
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  componentId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  percentage?: InputMaybe<Scalars['Decimal']['input']>;
};

export type EmployeeSalaryAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EmployeeSalary>;
};

export type EmployeeSalaryChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<EmployeeSalary>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type EmployeeSalaryFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<EmployeeSalaryFilter>>;
  annualCTC?: InputMaybe<DecimalFilter>;
  annualGrossSalary?: InputMaybe<DecimalFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  comment?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  effectiveFrom?: InputMaybe<LocalDateFilter>;
  effectiveTo?: InputMaybe<LocalDateFilter>;
  employeeId?: InputMaybe<IdFilter>;
  endsOn?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isPresent?: InputMaybe<BooleanFilter>;
  monthlyGrossSalary?: InputMaybe<DecimalFilter>;
  not?: InputMaybe<EmployeeSalaryFilter>;
  or?: InputMaybe<Array<EmployeeSalaryFilter>>;
  payoutMonth?: InputMaybe<TextFilter>;
  previousCtc?: InputMaybe<DecimalFilter>;
  requestedBy?: InputMaybe<TextFilter>;
  requestedById?: InputMaybe<IntFilter>;
  reviseCtcByPercentage?: InputMaybe<DecimalFilter>;
  revisionType?: InputMaybe<SalaryRevisionTypeFilter>;
  revisionWithoutArrear?: InputMaybe<BooleanFilter>;
  salaryEffectiveMonth?: InputMaybe<TextFilter>;
  status?: InputMaybe<SalaryRevisionStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  templateId?: InputMaybe<IdFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type EmployeeSalaryGross = {
  component: SalaryComponent;
  id: Scalars['ID']['output'];
};

export type EmployeeSalaryGrossInput = {
  componentId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type EmployeeSalaryInput = {
  /** What is paid. One of them takes the balance. A percentage or an amount here takes the place of the component’s own. */
  allowances?: InputMaybe<Array<EmployeeSalaryAllowanceInput>>;
  /** Left empty, the former one raised by the percentage. */
  annualCTC?: InputMaybe<Scalars['Decimal']['input']>;
  /** Without what the employer puts by. */
  annualGrossSalary?: InputMaybe<Scalars['Decimal']['input']>;
  /** What was said when it was sent back or cancelled. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Of the organization’s payroll. */
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Why, for those who decide. */
  description?: InputMaybe<Scalars['String']['input']>;
  effectiveFrom: Scalars['LocalDate']['input'];
  employeeId: Scalars['ID']['input'];
  /** The last day, where it was agreed for a time. Left empty, it holds until the next one. */
  endsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Sums that are shown beside. */
  grosses?: InputMaybe<Array<EmployeeSalaryGrossInput>>;
  /** What an ordinary month pays. */
  monthlyGrossSalary?: InputMaybe<Scalars['Decimal']['input']>;
  /** YYYY-MM: the month with which it is paid out first, and what the months before still lack. Left empty, the first month that is paid by it, or this one where that is over. */
  payoutMonth?: InputMaybe<Scalars['String']['input']>;
  /** Of the salary before it. */
  previousCtc?: InputMaybe<Scalars['Decimal']['input']>;
  /** Who asked for the approval. */
  requestedBy?: InputMaybe<Scalars['String']['input']>;
  requestedById?: InputMaybe<Scalars['Int']['input']>;
  /** What is put by for later. Shares here take the place of the component’s own. */
  retirals?: InputMaybe<Array<EmployeeSalaryRetiralInput>>;
  /** Of the former annual CTC. Left empty, it follows from the annual CTC. */
  reviseCtcByPercentage?: InputMaybe<Scalars['Decimal']['input']>;
  /** Left empty, it is the person’s first salary. */
  revisionType?: InputMaybe<SalaryRevisionType>;
  /** The months before the payout stay as they were paid. */
  revisionWithoutArrear?: InputMaybe<Scalars['Boolean']['input']>;
  /** YYYY-MM: the first month that is paid by it. Left empty, that of the day from which it holds. */
  salaryEffectiveMonth?: InputMaybe<Scalars['String']['input']>;
  /** A revision is approved by somebody else than whoever asked for it, and never by the person whose salary it is. */
  status?: InputMaybe<SalaryRevisionStatus>;
  /** Every figure with what it comes from. */
  structure?: InputMaybe<Scalars['JSON']['input']>;
  /** Without lines of their own below, the components of the template count. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
};

export type EmployeeSalaryPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<EmployeeSalary>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type EmployeeSalaryPatch = {
  /** What is paid. One of them takes the balance. A percentage or an amount here takes the place of the component’s own. */
  allowances?: InputMaybe<Array<EmployeeSalaryAllowanceInput>>;
  /** Left empty, the former one raised by the percentage. */
  annualCTC?: InputMaybe<Scalars['Decimal']['input']>;
  /** Without what the employer puts by. */
  annualGrossSalary?: InputMaybe<Scalars['Decimal']['input']>;
  /** What was said when it was sent back or cancelled. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Of the organization’s payroll. */
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Why, for those who decide. */
  description?: InputMaybe<Scalars['String']['input']>;
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** The last day, where it was agreed for a time. Left empty, it holds until the next one. */
  endsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Sums that are shown beside. */
  grosses?: InputMaybe<Array<EmployeeSalaryGrossInput>>;
  /** What an ordinary month pays. */
  monthlyGrossSalary?: InputMaybe<Scalars['Decimal']['input']>;
  /** YYYY-MM: the month with which it is paid out first, and what the months before still lack. Left empty, the first month that is paid by it, or this one where that is over. */
  payoutMonth?: InputMaybe<Scalars['String']['input']>;
  /** Of the salary before it. */
  previousCtc?: InputMaybe<Scalars['Decimal']['input']>;
  /** Who asked for the approval. */
  requestedBy?: InputMaybe<Scalars['String']['input']>;
  requestedById?: InputMaybe<Scalars['Int']['input']>;
  /** What is put by for later. Shares here take the place of the component’s own. */
  retirals?: InputMaybe<Array<EmployeeSalaryRetiralInput>>;
  /** Of the former annual CTC. Left empty, it follows from the annual CTC. */
  reviseCtcByPercentage?: InputMaybe<Scalars['Decimal']['input']>;
  /** Left empty, it is the person’s first salary. */
  revisionType?: InputMaybe<SalaryRevisionType>;
  /** The months before the payout stay as they were paid. */
  revisionWithoutArrear?: InputMaybe<Scalars['Boolean']['input']>;
  /** YYYY-MM: the first month that is paid by it. Left empty, that of the day from which it holds. */
  salaryEffectiveMonth?: InputMaybe<Scalars['String']['input']>;
  /** A revision is approved by somebody else than whoever asked for it, and never by the person whose salary it is. */
  status?: InputMaybe<SalaryRevisionStatus>;
  /** Every figure with what it comes from. */
  structure?: InputMaybe<Scalars['JSON']['input']>;
  /** Without lines of their own below, the components of the template count. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
};

export type EmployeeSalaryRetiral = {
  component: SalaryComponent;
  employeeShare?: Maybe<Scalars['Decimal']['output']>;
  employerShare?: Maybe<Scalars['Decimal']['output']>;
  id: Scalars['ID']['output'];
};

export type EmployeeSalaryRetiralInput = {
  componentId: Scalars['ID']['input'];
  employeeShare?: InputMaybe<Scalars['Decimal']['input']>;
  employerShare?: InputMaybe<Scalars['Decimal']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type EmployeeSalarySort = {
  field: EmployeeSalarySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type EmployeeSalarySortField =
  | 'annualCTC'
  | 'annualGrossSalary'
  | 'comment'
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'description'
  | 'effectiveFrom'
  | 'effectiveTo'
  | 'employeeId'
  | 'endsOn'
  | 'isPresent'
  | 'monthlyGrossSalary'
  | 'payoutMonth'
  | 'previousCtc'
  | 'requestedBy'
  | 'requestedById'
  | 'reviseCtcByPercentage'
  | 'revisionType'
  | 'revisionWithoutArrear'
  | 'salaryEffectiveMonth'
  | 'status'
  | 'templateId'
  | 'updatedAt';

export type EmployeeWithoutSalary = {
  dateOfJoin?: Maybe<Scalars['LocalDate']['output']>;
  department?: Maybe<Scalars['String']['output']>;
  designation?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['Int']['output'];
  employeeNumber?: Maybe<Scalars['String']['output']>;
  /** A first salary is being prepared, or was cancelled or has ended. */
  hasRecord: Scalars['Boolean']['output'];
  /** The salary that was agreed with the candidate whom the person was waits to be taken over. */
  isAgreed: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type EmployeesWithoutSalary = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<EmployeeWithoutSalary>;
  totalRecords: Scalars['Int']['output'];
};

export type EndpointStatus = {
  endpoint: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** A record of another endpoint. */
export type Exit = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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

export type FormulaWord = {
  /** What it is in a year of it. */
  annual?: Maybe<Scalars['String']['output']>;
  /** Null for a fact, which readers know by the message of its name. */
  label?: Maybe<Scalars['String']['output']>;
  /** What it is in a month of a sample salary; null where that has none. */
  monthly?: Maybe<Scalars['String']['output']>;
  /** As formulas write it. */
  name: Scalars['String']['output'];
  /** number or text. */
  type: Scalars['String']['output'];
};

export type FormulaWords = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  words: Array<FormulaWord>;
};

export type FundTransferAnswer = {
  banks: Array<FundTransferBank>;
  currency?: Maybe<Scalars['String']['output']>;
  errorCode: Scalars['String']['output'];
  /** When the last bank file was made, and by whom. */
  filedAt?: Maybe<Scalars['DateTime']['output']>;
  filedBy?: Maybe<Scalars['String']['output']>;
  fromDate?: Maybe<Scalars['LocalDate']['output']>;
  message: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Of those who are not paid yet: whose account was added or changed after that file. */
  newAccounts: Scalars['Int']['output'];
  payDate?: Maybe<Scalars['LocalDate']['output']>;
  rows: Array<FundTransferRow>;
  runId?: Maybe<Scalars['ID']['output']>;
  /** The final runs that may be looked at, the latest first. */
  runs: Array<FundTransferRun>;
  /** Whether the reader may look at all bank accounts, and so make a bank file. */
  seesAccounts: Scalars['Boolean']['output'];
  /** Final settlements of which something is due and nothing was paid. */
  settlementsDue: Scalars['Int']['output'];
  sums: Array<FundTransferSum>;
  totalRecords: Scalars['Int']['output'];
};

/** What goes to one bank, of those who are to be paid. */
export type FundTransferBank = {
  amount: Scalars['Decimal']['output'];
  /** The name of the bank. */
  bank: Scalars['String']['output'];
  people: Scalars['Int']['output'];
};

export type FundTransferMoved = {
  /** Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** The work that goes on by itself, of very many payslips. */
  job?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
  /** Whose payslip it is about. 0 where it goes on as work. */
  payslips: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type FundTransferRow = {
  accountHolder?: Maybe<Scalars['String']['output']>;
  /** Its last digits alone for whoever may not look at bank accounts. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  bank?: Maybe<Scalars['String']['output']>;
  /** Which bank and branch, where the country has no IBAN. */
  branchCode?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['ID']['output'];
  employeeName: Scalars['String']['output'];
  employeeNumber?: Maybe<Scalars['String']['output']>;
  holdReason?: Maybe<Scalars['String']['output']>;
  /** The account was added or changed after the last bank file, and nothing was transferred yet. */
  isAccountNew: Scalars['Boolean']['output'];
  net: Scalars['Decimal']['output'];
  paidOn?: Maybe<Scalars['LocalDate']['output']>;
  paidReference?: Maybe<Scalars['String']['output']>;
  payslipId: Scalars['ID']['output'];
  standing: FundTransferStanding;
};

export type FundTransferRun = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type FundTransferStanding =
  /** Not paid with this run, until somebody lets it go on. */
  | 'HELD'
  /** Nothing is due. */
  | 'NOTHING_DUE'
  /** Something is due, and there is no account that it could go to. */
  | 'NO_ACCOUNT'
  /** Has an account and is not paid yet. */
  | 'TO_PAY'
  /** Was transferred. */
  | 'TRANSFERRED'
  /** Something is due, and two accounts are the one that pay goes to. */
  | 'TWO_ACCOUNTS';

export type FundTransferSum = {
  amount: Scalars['Decimal']['output'];
  people: Scalars['Int']['output'];
  standing: FundTransferStanding;
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

/** Who leaves or has left, and where the settlement stands. */
export type Leaver = {
  currency?: Maybe<Scalars['String']['output']>;
  department?: Maybe<Scalars['String']['output']>;
  designation?: Maybe<Scalars['String']['output']>;
  /** By which it is to be paid. Null where no rule is in force. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  employeeId: Scalars['ID']['output'];
  employeeNumber?: Maybe<Scalars['String']['output']>;
  exitId: Scalars['ID']['output'];
  /** Not paid, and the day is over. */
  isLate: Scalars['Boolean']['output'];
  /** The own exit: somebody else settles it. */
  isOwn: Scalars['Boolean']['output'];
  lastWorkingDay: Scalars['LocalDate']['output'];
  name: Scalars['String']['output'];
  net?: Maybe<Scalars['Decimal']['output']>;
  noticeDate: Scalars['LocalDate']['output'];
  points: Array<SettlementPoint>;
  settlementId?: Maybe<Scalars['ID']['output']>;
  status?: Maybe<SettlementStatus>;
};

/** What is asked of the list of leavers. */
export type LeaverState =
  /** Final and not paid. */
  | 'FINAL'
  /** Draft, or waiting for a decision. */
  | 'OPEN'
  | 'PAID'
  /** Nothing is prepared yet. */
  | 'WITHOUT';

export type Leavers = {
  errorCode: Scalars['String']['output'];
  final: Scalars['Int']['output'];
  late: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  open: Scalars['Int']['output'];
  paid: Scalars['Int']['output'];
  rows: Array<Leaver>;
  totalRecords: Scalars['Int']['output'];
  without: Scalars['Int']['output'];
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

export type MonthFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Month>;
  in?: InputMaybe<Array<Month>>;
};

export type Mutation = {
  addAdhocAllowance: AdhocAllowanceChange;
  addAirTicketFare: AirTicketFareChange;
  addAirTicketHome: AirTicketHomeChange;
  addAirTicketPolicy: AirTicketPolicyChange;
  addAirTicketSector: AirTicketSectorChange;
  addBonusPlan: BonusPlanChange;
  addBonusRound: BonusRoundChange;
  addEmployeeSalary: EmployeeSalaryChange;
  addOneTimeEarning: OneTimeEarningChange;
  addPayrollCycle: PayrollCycleChange;
  addPayrollGeneralSetting: PayrollGeneralSettingChange;
  addPayrollRun: PayrollRunChange;
  addSalaryAdvance: SalaryAdvanceChange;
  addSalaryAdvanceSetting: SalaryAdvanceSettingChange;
  addSalaryComponent: SalaryComponentChange;
  addSalaryTemplate: SalaryTemplateChange;
  addSettlement: SettlementChange;
  /**
   * Adds a salary or, with salaryId, changes a draft. The first salary of an employee holds from its day on; any other is a revision, which waits for approval where revisionStatus says so and
   * else is a draft. annualCTC, or previousCtc raised by reviseCtcByPercentage; previousCtc is that of the salary before it. The gross sums, where they are given, must be what the parts come to,
   * to the coin. Without lists of parts those of templateId count. effectiveTo, or the last day of the month salaryEffectiveTo: for a salary that was agreed for a time. templateName names the
   * template where templateId does not; templateStatus says nothing of a salary. version: of the salary that is changed.
   */
  addUpdateSalaryDetails: SalaryDetailsSaved;
  /** Corrects a line of a draft by hand, or adds one, with the reason. */
  adjustSettlement: SettlementMoved;
  /** Approves or returns a round that was handed in, and cancels one that was approved. Not by whoever handed it in, nor by anybody who gets something of it. Approved, it is one-time earnings of its payout month. */
  decideBonusRound: BonusRoundMoved;
  /** Makes a settlement final that waits, or opens it again: what it pays is paid with it. Not by whoever prepared it, and nobody the own. */
  decideSettlement: SettlementMoved;
  deleteAdhocAllowances: DeleteAnswer;
  deleteAirTicketFares: DeleteAnswer;
  deleteAirTicketHomes: DeleteAnswer;
  deleteAirTicketPolicies: DeleteAnswer;
  deleteAirTicketSectors: DeleteAnswer;
  deleteBonusPlans: DeleteAnswer;
  deleteBonusRounds: DeleteAnswer;
  deleteEmployeeSalaries: DeleteAnswer;
  deleteOneTimeEarnings: DeleteAnswer;
  deletePayrollCycles: DeleteAnswer;
  deletePayrollRuns: DeleteAnswer;
  deleteSalaryAdvances: DeleteAnswer;
  deleteSalaryComponents: DeleteAnswer;
  /** Deletes a salary of the employee: a draft, one that was cancelled, or the last one that holds, after which the one before holds again. */
  deleteSalaryRecord: SalaryRecordDeleted;
  deleteSalaryTemplates: DeleteAnswer;
  deleteSettlements: DeleteAnswer;
  /** Takes an adjustment away. */
  dropSettlementAdjustment: SettlementMoved;
  /** Makes the payslips final that are not held, and the pay cycle with them: one-time earnings and claims in them are paid from then on, and the people are told. Not by whoever reckoned the run. All of it or nothing. Without `wait`, very many payslips are work that goes on by itself. */
  finalizePayrollRun: PayrollRunMoved;
  /** Adds the picked cycles, by their names. One undo takes them back. */
  generatePayrollCycles: CycleGeneration;
  /** Adds a one-time earning for each of these employees, at most 300, or for none of them. One undo takes them back. */
  giveOneTimeEarnings: EarningsGiven;
  /** Keeps payslips out of their draft run, with the reason. */
  holdPayslips: PayrollRunMoved;
  /** As `markTransferred`, of final settlements, which are paid with it. The own waits for somebody else. */
  markSettlementsTransferred: SettlementsTransferred;
  /** Notes the day of the transfer and the bank's reference: of all who have an account and are not paid yet, or of the chosen payslips, which may also have been paid in another way. The people are told, without an amount. Without `wait`, very many payslips are work that goes on by itself. */
  markTransferred: FundTransferMoved;
  /** Hands a round in, or takes it away. */
  moveBonusRound: BonusRoundMoved;
  /** Notes that an approved advance was paid, or changes how it is paid back. Nobody does so of their own. */
  moveSalaryAdvance: SalaryAdvanceMoved;
  /** Brings revisions to a status: asks for their approval, approves them, or sends them back. Each by itself, with what came of it. version: of a single one, as it was seen. */
  moveSalaryRevisions: SalaryRevisionsMoved;
  /** Goes a step on or back. `reason` is told with RETURN, `day` and `reference` with PAY. */
  moveSettlement: SettlementMoved;
  /** Reckons a draft anew: everybody eligible by the plan, the salaries and the days of the period. What was adjusted stays for whom it was reckoned to the same amount. Without `wait`, very many people are work that goes on by itself. */
  reckonBonusRound: BonusRoundReckoned;
  /** Reckons all payslips of a draft anew. Those who are held stay held. Without `wait`, very many people are work that goes on by itself. */
  reckonPayrollRun: PayrollRunReckoned;
  /** Reckons a draft anew by what is known now. What was adjusted stays. */
  reckonSettlement: SettlementMoved;
  /** Lets held payslips go on. Where their run is final, that makes them final and takes the right to decide; then not by whoever reckoned the run. */
  releasePayslips: PayrollRunMoved;
  /** Takes that back, while no later run is final and nothing of it was transferred. As `finalizePayrollRun`, at once or as work. */
  reopenPayrollRun: PayrollRunMoved;
  /** Takes that back: they are final and not paid. */
  takeBackSettlementTransfers: SettlementsTransferred;
  /** Takes that back, where a bank returned what it was told to transfer. */
  takeBackTransfers: FundTransferMoved;
  /** Makes the salary that was agreed with the candidate the first one of the employee whom they became. */
  takeOverCandidateSalary: SalaryDetailsSaved;
  /** Undoes what one change-set did, if nothing later depends on it. With wait: false very many records go back by work that goes on by itself. */
  undoChangeSet: UndoAnswer;
  updateAdhocAllowance: AdhocAllowanceChange;
  updateAirTicketFare: AirTicketFareChange;
  updateAirTicketHome: AirTicketHomeChange;
  updateAirTicketPolicy: AirTicketPolicyChange;
  updateAirTicketSector: AirTicketSectorChange;
  updateBonusLine: BonusLineChange;
  updateBonusPlan: BonusPlanChange;
  updateBonusRound: BonusRoundChange;
  updateClawback: ClawbackChange;
  updateEmployeeSalary: EmployeeSalaryChange;
  updateOneTimeEarning: OneTimeEarningChange;
  updatePayrollCycle: PayrollCycleChange;
  updatePayrollGeneralSetting: PayrollGeneralSettingChange;
  updatePayrollRun: PayrollRunChange;
  updateSalaryAdvance: SalaryAdvanceChange;
  updateSalaryAdvanceSetting: SalaryAdvanceSettingChange;
  updateSalaryComponent: SalaryComponentChange;
  updateSalaryTemplate: SalaryTemplateChange;
  updateSettlement: SettlementChange;
};


export type MutationAddAdhocAllowanceArgs = {
  input: AdhocAllowanceInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddAirTicketFareArgs = {
  input: AirTicketFareInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddAirTicketHomeArgs = {
  input: AirTicketHomeInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddAirTicketPolicyArgs = {
  input: AirTicketPolicyInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddAirTicketSectorArgs = {
  input: AirTicketSectorInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddBonusPlanArgs = {
  input: BonusPlanInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddBonusRoundArgs = {
  input: BonusRoundInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddEmployeeSalaryArgs = {
  input: EmployeeSalaryInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddOneTimeEarningArgs = {
  input: OneTimeEarningInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddPayrollCycleArgs = {
  input: PayrollCycleInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddPayrollGeneralSettingArgs = {
  input: PayrollGeneralSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddPayrollRunArgs = {
  input: PayrollRunInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddSalaryAdvanceArgs = {
  input: SalaryAdvanceInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddSalaryAdvanceSettingArgs = {
  input: SalaryAdvanceSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddSalaryComponentArgs = {
  input: SalaryComponentInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddSalaryTemplateArgs = {
  input: SalaryTemplateInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddSettlementArgs = {
  input: SettlementInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddUpdateSalaryDetailsArgs = {
  allowanceDetails?: InputMaybe<Array<SalaryAllowanceInput>>;
  annualCTC?: InputMaybe<Scalars['Decimal']['input']>;
  annualGrossSalary?: InputMaybe<Scalars['Decimal']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId: Scalars['Int']['input'];
  formId?: InputMaybe<Scalars['Int']['input']>;
  grossIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  monthlyGrossSalary?: InputMaybe<Scalars['Decimal']['input']>;
  payoutMonth?: InputMaybe<Scalars['String']['input']>;
  previousCtc?: InputMaybe<Scalars['Decimal']['input']>;
  retiralDetails?: InputMaybe<Array<SalaryRetiralInput>>;
  reviseCtcByPercentage?: InputMaybe<Scalars['Decimal']['input']>;
  revisionStatus?: InputMaybe<Scalars['String']['input']>;
  revisionType?: InputMaybe<Scalars['String']['input']>;
  revisionWithoutArrear?: InputMaybe<Scalars['Boolean']['input']>;
  salaryEffectiveMonth?: InputMaybe<Scalars['String']['input']>;
  salaryEffectiveTo?: InputMaybe<Scalars['String']['input']>;
  salaryId?: InputMaybe<Scalars['Int']['input']>;
  templateId?: InputMaybe<Scalars['Int']['input']>;
  templateName?: InputMaybe<Scalars['String']['input']>;
  templateStatus?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAdjustSettlementArgs = {
  adjustment: SettlementAdjustmentInput;
  settlementId: Scalars['ID']['input'];
};


export type MutationDecideBonusRoundArgs = {
  remarks?: InputMaybe<Scalars['String']['input']>;
  roundId: Scalars['ID']['input'];
  step: BonusStep;
};


export type MutationDecideSettlementArgs = {
  decision: SettlementDecision;
  settlementId: Scalars['ID']['input'];
};


export type MutationDeleteAdhocAllowancesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAirTicketFaresArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAirTicketHomesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAirTicketPoliciesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAirTicketSectorsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteBonusPlansArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteBonusRoundsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteEmployeeSalariesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteOneTimeEarningsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeletePayrollCyclesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeletePayrollRunsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteSalaryAdvancesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteSalaryComponentsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteSalaryRecordArgs = {
  employeeId: Scalars['Int']['input'];
  formId?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['Int']['input'];
};


export type MutationDeleteSalaryTemplatesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteSettlementsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDropSettlementAdjustmentArgs = {
  adjustmentId: Scalars['ID']['input'];
  settlementId: Scalars['ID']['input'];
};


export type MutationFinalizePayrollRunArgs = {
  runId: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationGeneratePayrollCyclesArgs = {
  firstDay: Scalars['LocalDate']['input'];
  frequency: CycleFrequency;
  months: Scalars['Int']['input'];
  payDay: Scalars['Int']['input'];
  picked: Array<Scalars['String']['input']>;
  rule: PayDayRule;
  shift: PayDayShift;
};


export type MutationGiveOneTimeEarningsArgs = {
  employeeIds: Array<Scalars['ID']['input']>;
  kindId: Scalars['ID']['input'];
  payoutDate?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type MutationHoldPayslipsArgs = {
  payslipIds: Array<Scalars['ID']['input']>;
  reason: Scalars['String']['input'];
};


export type MutationMarkSettlementsTransferredArgs = {
  paidOn: Scalars['LocalDate']['input'];
  reference?: InputMaybe<Scalars['String']['input']>;
  settlementIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationMarkTransferredArgs = {
  paidOn: Scalars['LocalDate']['input'];
  payslipIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  reference?: InputMaybe<Scalars['String']['input']>;
  runId: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMoveBonusRoundArgs = {
  remarks?: InputMaybe<Scalars['String']['input']>;
  roundId: Scalars['ID']['input'];
  step: BonusStep;
};


export type MutationMoveSalaryAdvanceArgs = {
  advanceId: Scalars['ID']['input'];
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  instalments?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['LocalDate']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
  step: SalaryAdvanceStep;
};


export type MutationMoveSalaryRevisionsArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  revisionIds: Array<Scalars['Int']['input']>;
  status: SalaryRevisionStatus;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMoveSettlementArgs = {
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
  settlementId: Scalars['ID']['input'];
  step: SettlementStep;
};


export type MutationReckonBonusRoundArgs = {
  roundId: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationReckonPayrollRunArgs = {
  runId: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationReckonSettlementArgs = {
  settlementId: Scalars['ID']['input'];
};


export type MutationReleasePayslipsArgs = {
  payslipIds: Array<Scalars['ID']['input']>;
};


export type MutationReopenPayrollRunArgs = {
  runId: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationTakeBackSettlementTransfersArgs = {
  settlementIds: Array<Scalars['ID']['input']>;
};


export type MutationTakeBackTransfersArgs = {
  payslipIds: Array<Scalars['ID']['input']>;
};


export type MutationTakeOverCandidateSalaryArgs = {
  employeeId: Scalars['Int']['input'];
};


export type MutationUndoChangeSetArgs = {
  id: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateAdhocAllowanceArgs = {
  id: Scalars['ID']['input'];
  input: AdhocAllowancePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateAirTicketFareArgs = {
  id: Scalars['ID']['input'];
  input: AirTicketFarePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateAirTicketHomeArgs = {
  id: Scalars['ID']['input'];
  input: AirTicketHomePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateAirTicketPolicyArgs = {
  id: Scalars['ID']['input'];
  input: AirTicketPolicyPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateAirTicketSectorArgs = {
  id: Scalars['ID']['input'];
  input: AirTicketSectorPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateBonusLineArgs = {
  id: Scalars['ID']['input'];
  input: BonusLinePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateBonusPlanArgs = {
  id: Scalars['ID']['input'];
  input: BonusPlanPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateBonusRoundArgs = {
  id: Scalars['ID']['input'];
  input: BonusRoundPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateClawbackArgs = {
  id: Scalars['ID']['input'];
  input: ClawbackPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateEmployeeSalaryArgs = {
  id: Scalars['ID']['input'];
  input: EmployeeSalaryPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateOneTimeEarningArgs = {
  id: Scalars['ID']['input'];
  input: OneTimeEarningPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdatePayrollCycleArgs = {
  id: Scalars['ID']['input'];
  input: PayrollCyclePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdatePayrollGeneralSettingArgs = {
  id: Scalars['ID']['input'];
  input: PayrollGeneralSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdatePayrollRunArgs = {
  id: Scalars['ID']['input'];
  input: PayrollRunPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateSalaryAdvanceArgs = {
  id: Scalars['ID']['input'];
  input: SalaryAdvancePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateSalaryAdvanceSettingArgs = {
  id: Scalars['ID']['input'];
  input: SalaryAdvanceSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateSalaryComponentArgs = {
  id: Scalars['ID']['input'];
  input: SalaryComponentPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateSalaryTemplateArgs = {
  id: Scalars['ID']['input'];
  input: SalaryTemplatePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateSettlementArgs = {
  id: Scalars['ID']['input'];
  input: SettlementPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

/** Something that an employee is paid once, of one of the kinds that the organization has. */
export type OneTimeEarning = {
  /** Left empty, it is what its kind says. Another one only where its kind may be overridden. */
  amount: Scalars['Decimal']['output'];
  approval?: Maybe<Scalars['JSON']['output']>;
  /** The day of the payout. */
  commitmentFrom?: Maybe<Scalars['LocalDate']['output']>;
  /** As its kind said when it was added. */
  commitmentMonths?: Maybe<Scalars['Int']['output']>;
  /** Whoever leaves on this day or before pays back. */
  commitmentUntil?: Maybe<Scalars['LocalDate']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  id: Scalars['ID']['output'];
  kind: AdhocAllowance;
  /** On payslips. Left empty, it is that of its kind. */
  name?: Maybe<Scalars['String']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  /** Its month is the payout month. Left empty, it is the next pay date that its kind allows. */
  payoutDate: Scalars['LocalDate']['output'];
  /** Kinds that are approved automatically need nobody’s decision. */
  status: EarningStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type OneTimeEarningAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<OneTimeEarning>;
};

export type OneTimeEarningChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<OneTimeEarning>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type OneTimeEarningFilter = {
  amount?: InputMaybe<DecimalFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<OneTimeEarningFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  commitmentFrom?: InputMaybe<LocalDateFilter>;
  commitmentMonths?: InputMaybe<IntFilter>;
  commitmentUntil?: InputMaybe<LocalDateFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kindId?: InputMaybe<IdFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<OneTimeEarningFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<OneTimeEarningFilter>>;
  payoutDate?: InputMaybe<LocalDateFilter>;
  status?: InputMaybe<EarningStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type OneTimeEarningInput = {
  /** Left empty, it is what its kind says. Another one only where its kind may be overridden. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  approval?: InputMaybe<Scalars['JSON']['input']>;
  /** The day of the payout. */
  commitmentFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** As its kind said when it was added. */
  commitmentMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Whoever leaves on this day or before pays back. */
  commitmentUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  kindId: Scalars['ID']['input'];
  /** On payslips. Left empty, it is that of its kind. */
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** Its month is the payout month. Left empty, it is the next pay date that its kind allows. */
  payoutDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Kinds that are approved automatically need nobody’s decision. */
  status?: InputMaybe<EarningStatus>;
};

export type OneTimeEarningPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<OneTimeEarning>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type OneTimeEarningPatch = {
  /** Left empty, it is what its kind says. Another one only where its kind may be overridden. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  approval?: InputMaybe<Scalars['JSON']['input']>;
  /** The day of the payout. */
  commitmentFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** As its kind said when it was added. */
  commitmentMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Whoever leaves on this day or before pays back. */
  commitmentUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  kindId?: InputMaybe<Scalars['ID']['input']>;
  /** On payslips. Left empty, it is that of its kind. */
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** Its month is the payout month. Left empty, it is the next pay date that its kind allows. */
  payoutDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Kinds that are approved automatically need nobody’s decision. */
  status?: InputMaybe<EarningStatus>;
};

export type OneTimeEarningSort = {
  field: OneTimeEarningSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type OneTimeEarningSortField =
  | 'amount'
  | 'commitmentFrom'
  | 'commitmentMonths'
  | 'commitmentUntil'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'kindId'
  | 'name'
  | 'note'
  | 'payoutDate'
  | 'status'
  | 'updatedAt';

export type OutstandingAdvance = {
  /** Null of a department. */
  advanceId?: Maybe<Scalars['ID']['output']>;
  amount: Scalars['Decimal']['output'];
  department?: Maybe<Scalars['String']['output']>;
  employeeId?: Maybe<Scalars['ID']['output']>;
  employeeNumber?: Maybe<Scalars['String']['output']>;
  forfeited: Scalars['Decimal']['output'];
  /** Of the employee, or the department; null for those who have none. */
  name?: Maybe<Scalars['String']['output']>;
  /** Of the next month in which something is deducted. */
  next: Scalars['Decimal']['output'];
  outstanding: Scalars['Decimal']['output'];
  paidOn?: Maybe<Scalars['LocalDate']['output']>;
  people: Scalars['Int']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  /** By payslips and settlements. */
  recovered: Scalars['Decimal']['output'];
  repaid: Scalars['Decimal']['output'];
  /** The first day of the month in which the last instalment is planned. */
  until?: Maybe<Scalars['LocalDate']['output']>;
};

export type OutstandingAdvanceSums = {
  amount: Scalars['Decimal']['output'];
  forfeited: Scalars['Decimal']['output'];
  next: Scalars['Decimal']['output'];
  outstanding: Scalars['Decimal']['output'];
  people: Scalars['Int']['output'];
  recovered: Scalars['Decimal']['output'];
  repaid: Scalars['Decimal']['output'];
};

export type OutstandingAdvances = {
  currency: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** By name; at most 500. */
  rows: Array<OutstandingAdvance>;
  totalRecords: Scalars['Int']['output'];
  /** Of all, also those beyond. */
  totals: OutstandingAdvanceSums;
};

export type OutstandingAdvancesFilter = {
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  /** Everybody who reports to this manager, directly or through others. */
  teamOf?: InputMaybe<Scalars['ID']['input']>;
  /** Those that are paid back, too. */
  withClosed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type OutstandingAdvancesGroup =
  | 'DEPARTMENT'
  /** Each advance a row. */
  | 'EMPLOYEE';

export type OvertimeBasis =
  | 'BASIC_PAY'
  | 'GROSS_PAY';

export type OwnSalary = {
  currencySymbol: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** JSON text: the salaries that hold or held, the latest first, as salaryDetails of listSalaryTemplateDetails in view mode. */
  salaryDetails: Scalars['String']['output'];
};

export type PayChange = {
  components: Array<PayComponentChange>;
  /** Net now less net before. */
  difference: Scalars['Decimal']['output'];
  employeeId: Scalars['ID']['output'];
  employeeName: Scalars['String']['output'];
  employeeNumber?: Maybe<Scalars['String']['output']>;
  formerNet?: Maybe<Scalars['Decimal']['output']>;
  net?: Maybe<Scalars['Decimal']['output']>;
  /** Null where the person is not paid in the cycle. */
  payslipId?: Maybe<Scalars['ID']['output']>;
  reasons: Array<PayChangeReason>;
};

export type PayChangeReason =
  | 'ADVANCE_RECOVERY'
  | 'AIR_TICKET'
  | 'ARREARS'
  | 'CLAWBACK'
  | 'CLOSED_LEAVE'
  | 'COMP_OFF'
  | 'EXPENSE_CLAIM'
  | 'INCOME_TAX'
  | 'LOP_RECOVERY'
  | 'LOSS_OF_PAY'
  | 'NOT_PAID_BEFORE'
  | 'NOT_PAID_NOW'
  | 'ONE_TIME_EARNING'
  | 'OTHER_DAYS'
  | 'OVERTIME'
  | 'PERIODIC'
  | 'REVISED'
  | 'SALARY_ADVANCE'
  | 'SPECIAL_WAGE'
  | 'STATUTORY'
  | 'UNIFORM_LOSS';

export type PayComponentChange = {
  code: Scalars['String']['output'];
  former: Scalars['Decimal']['output'];
  kind: PayslipLineKind;
  now: Scalars['Decimal']['output'];
  title: Scalars['String']['output'];
};

export type PayDayRule =
  | 'DAYS_AFTER'
  | 'DAY_OF_MONTH'
  | 'DAY_OF_NEXT_MONTH'
  | 'LAST_DAY';

export type PayDayShift =
  | 'AFTER'
  | 'BEFORE'
  | 'SAME';

export type PayPeriod =
  | 'ANNUALLY'
  | 'HALF_YEARLY'
  | 'MONTHLY'
  | 'QUARTERLY';

export type PayPeriodFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<PayPeriod>;
  in?: InputMaybe<Array<PayPeriod>>;
};

/** The pay range of a person's grade, and where a salary stands in it; all null where there is none in the currency of payroll. */
export type PayRange = {
  annualGrossSalary?: Maybe<Scalars['Decimal']['output']>;
  /** A twelfth of the gross salary of a year as a share of the midpoint: 1 is in the middle. */
  compaRatio?: Maybe<Scalars['Decimal']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  errorCode: Scalars['String']['output'];
  grade?: Maybe<Scalars['String']['output']>;
  maximum?: Maybe<Scalars['Decimal']['output']>;
  message: Scalars['String']['output'];
  /** Gross pay of a month. */
  minimum?: Maybe<Scalars['Decimal']['output']>;
  /** Percent of the way from the minimum to the maximum; below 0 or above 100 outside. */
  position?: Maybe<Scalars['Decimal']['output']>;
  standing?: Maybe<PayRangeStanding>;
};

export type PayRangeStanding =
  | 'ABOVE'
  | 'BELOW'
  | 'WITHIN';

export type PayoutFrom =
  | 'CONFIRMATION_DATE'
  | 'DATE_OF_JOINING'
  | 'PAYROLL_MONTH';

export type PayoutFromFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<PayoutFrom>;
  in?: InputMaybe<Array<PayoutFrom>>;
};

export type PayrollAction = {
  action: PayrollActionKind;
  cycleName: Scalars['String']['output'];
  dueDate: Scalars['LocalDate']['output'];
  /** Where it is done. */
  path: Scalars['String']['output'];
};

export type PayrollActionKind =
  /** The period has ended and the cycle is still open. */
  | 'FINALIZE_CYCLE'
  /** The pay date is near or past and the cycle is still open. */
  | 'PAY_DUE';

export type PayrollActions = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  payrollActions: Array<PayrollAction>;
};

/** A period that is paid together. */
export type PayrollCycle = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  fromDate: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  payDate: Scalars['LocalDate']['output'];
  /** What is finalized counts in the figures and does not change any more. */
  status: PayrollCycleStatus;
  toDate: Scalars['LocalDate']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type PayrollCycleAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<PayrollCycle>;
};

export type PayrollCycleChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<PayrollCycle>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type PayrollCycleFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<PayrollCycleFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  fromDate?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<PayrollCycleFilter>;
  or?: InputMaybe<Array<PayrollCycleFilter>>;
  payDate?: InputMaybe<LocalDateFilter>;
  status?: InputMaybe<PayrollCycleStatusFilter>;
  toDate?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type PayrollCycleInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  fromDate: Scalars['LocalDate']['input'];
  name: Scalars['String']['input'];
  payDate: Scalars['LocalDate']['input'];
  /** What is finalized counts in the figures and does not change any more. */
  status?: InputMaybe<PayrollCycleStatus>;
  toDate: Scalars['LocalDate']['input'];
};

export type PayrollCyclePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<PayrollCycle>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type PayrollCyclePatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  payDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What is finalized counts in the figures and does not change any more. */
  status?: InputMaybe<PayrollCycleStatus>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type PayrollCycleSort = {
  field: PayrollCycleSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type PayrollCycleSortField =
  | 'createdAt'
  | 'custom'
  | 'fromDate'
  | 'name'
  | 'payDate'
  | 'status'
  | 'toDate'
  | 'updatedAt';

export type PayrollCycleStatus =
  | 'FINALIZED'
  | 'OPEN';

export type PayrollCycleStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<PayrollCycleStatus>;
  in?: InputMaybe<Array<PayrollCycleStatus>>;
};

/** What payroll reckons by in the whole organisation. */
export type PayrollGeneralSetting = {
  /** Its law decides on funds and taxes. */
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Salaries are reckoned and paid in it. */
  currency: Scalars['String']['output'];
  /** Of whoever chooses none for a financial year. Since 2023-24 the law itself takes the new one. */
  defaultTaxRegime: TaxRegime;
  /** People get their salary from a template of components. */
  enableSalaryTemplate: Scalars['Boolean']['output'];
  fiscalYearStart: Month;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Of each component, in the month or year that it is reckoned for. Whatever is left goes to the component that takes the balance. */
  roundOff: RoundOffMode;
  /** 1 for whole rupees, 0.01 for paise, 10 for tens. */
  roundOffTo: Scalars['Decimal']['output'];
  /** Contributions to the national pension scheme depend on the slab that a wage falls in. */
  slabWiseNPS: Scalars['Boolean']['output'];
  /** Contributions to the provident fund depend on the slab that a wage falls in. */
  slabWisePF: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type PayrollGeneralSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<PayrollGeneralSetting>;
};

export type PayrollGeneralSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<PayrollGeneralSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type PayrollGeneralSettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<PayrollGeneralSettingFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  defaultTaxRegime?: InputMaybe<TaxRegimeFilter>;
  enableSalaryTemplate?: InputMaybe<BooleanFilter>;
  fiscalYearStart?: InputMaybe<MonthFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<PayrollGeneralSettingFilter>;
  or?: InputMaybe<Array<PayrollGeneralSettingFilter>>;
  roundOff?: InputMaybe<RoundOffModeFilter>;
  roundOffTo?: InputMaybe<DecimalFilter>;
  slabWiseNPS?: InputMaybe<BooleanFilter>;
  slabWisePF?: InputMaybe<BooleanFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type PayrollGeneralSettingInput = {
  /** Its law decides on funds and taxes. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Salaries are reckoned and paid in it. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Of whoever chooses none for a financial year. Since 2023-24 the law itself takes the new one. */
  defaultTaxRegime?: InputMaybe<TaxRegime>;
  /** People get their salary from a template of components. */
  enableSalaryTemplate?: InputMaybe<Scalars['Boolean']['input']>;
  fiscalYearStart?: InputMaybe<Month>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Of each component, in the month or year that it is reckoned for. Whatever is left goes to the component that takes the balance. */
  roundOff?: InputMaybe<RoundOffMode>;
  /** 1 for whole rupees, 0.01 for paise, 10 for tens. */
  roundOffTo?: InputMaybe<Scalars['Decimal']['input']>;
  /** Contributions to the national pension scheme depend on the slab that a wage falls in. */
  slabWiseNPS?: InputMaybe<Scalars['Boolean']['input']>;
  /** Contributions to the provident fund depend on the slab that a wage falls in. */
  slabWisePF?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PayrollGeneralSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<PayrollGeneralSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type PayrollGeneralSettingPatch = {
  /** Its law decides on funds and taxes. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Salaries are reckoned and paid in it. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Of whoever chooses none for a financial year. Since 2023-24 the law itself takes the new one. */
  defaultTaxRegime?: InputMaybe<TaxRegime>;
  /** People get their salary from a template of components. */
  enableSalaryTemplate?: InputMaybe<Scalars['Boolean']['input']>;
  fiscalYearStart?: InputMaybe<Month>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Of each component, in the month or year that it is reckoned for. Whatever is left goes to the component that takes the balance. */
  roundOff?: InputMaybe<RoundOffMode>;
  /** 1 for whole rupees, 0.01 for paise, 10 for tens. */
  roundOffTo?: InputMaybe<Scalars['Decimal']['input']>;
  /** Contributions to the national pension scheme depend on the slab that a wage falls in. */
  slabWiseNPS?: InputMaybe<Scalars['Boolean']['input']>;
  /** Contributions to the provident fund depend on the slab that a wage falls in. */
  slabWisePF?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PayrollGeneralSettingSort = {
  field: PayrollGeneralSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type PayrollGeneralSettingSortField =
  | 'country'
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'defaultTaxRegime'
  | 'enableSalaryTemplate'
  | 'fiscalYearStart'
  | 'name'
  | 'roundOff'
  | 'roundOffTo'
  | 'slabWiseNPS'
  | 'slabWisePF'
  | 'updatedAt';

/** Under the specified names; Yes or No. What nobody has set yet is as the form starts. */
export type PayrollGeneralSettingsAnswer = {
  Country_Code: Scalars['String']['output'];
  Country_Name: Scalars['String']['output'];
  Enable_Salary_Template: Scalars['String']['output'];
  Payroll_Currency: Scalars['String']['output'];
  Settings_Id?: Maybe<Scalars['Int']['output']>;
  Slab_Wise_NPS: Scalars['String']['output'];
  Slab_Wise_PF: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type PayrollPeriod =
  | 'HALF_MONTH'
  | 'MONTH';

export type PayrollPeriodFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<PayrollPeriod>;
  in?: InputMaybe<Array<PayrollPeriod>>;
};

export type PayrollReconciliation = {
  currency?: Maybe<Scalars['String']['output']>;
  errorCode: Scalars['String']['output'];
  /** The final run before it; null where there is none. */
  formerName?: Maybe<Scalars['String']['output']>;
  formerNet?: Maybe<Scalars['Decimal']['output']>;
  message: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  net?: Maybe<Scalars['Decimal']['output']>;
  /** The greatest differences first. */
  rows: Array<PayChange>;
  runId?: Maybe<Scalars['ID']['output']>;
  /** The runs that may be looked at, the latest first. */
  runs: Array<ReconciledRun>;
  /** Whose net differs, or whose payslip is made of other amounts. */
  totalRecords: Scalars['Int']['output'];
  /** Those who are paid in both as before. */
  unchanged: Scalars['Int']['output'];
};

/** What everybody is paid in a pay cycle: reckoned, looked through, and made final by a second person. */
export type PayrollRun = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  custom: Scalars['JSON']['output'];
  /** One that is open, of a month or half a month. */
  cycle: PayrollCycle;
  deductions?: Maybe<Scalars['Decimal']['output']>;
  /** What the employer puts by on top. */
  employerCost?: Maybe<Scalars['Decimal']['output']>;
  /** When the last bank file of it was made. */
  filedAt?: Maybe<Scalars['DateTime']['output']>;
  filedBy?: Maybe<Scalars['String']['output']>;
  finalizedAt?: Maybe<Scalars['DateTime']['output']>;
  finalizedBy?: Maybe<Scalars['String']['output']>;
  fromDate?: Maybe<Scalars['LocalDate']['output']>;
  gross?: Maybe<Scalars['Decimal']['output']>;
  held?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** That of the pay cycle. */
  name: Scalars['String']['output'];
  net?: Maybe<Scalars['Decimal']['output']>;
  /** For whoever looks through it and makes it final. */
  note?: Maybe<Scalars['String']['output']>;
  payDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Who is paid. Those who are held are not counted in any figure. */
  people?: Maybe<Scalars['Int']['output']>;
  period: PayrollPeriod;
  preparedAt?: Maybe<Scalars['DateTime']['output']>;
  preparedBy?: Maybe<Scalars['String']['output']>;
  preparedById?: Maybe<Scalars['Int']['output']>;
  reimbursements?: Maybe<Scalars['Decimal']['output']>;
  /** Final payslips are seen by the people whose they are. */
  status: PayrollRunStatus;
  /** By component, as its payslips are that are not held. */
  sums?: Maybe<Scalars['JSON']['output']>;
  toDate?: Maybe<Scalars['LocalDate']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** Payslips with something to look at. */
  withWarnings?: Maybe<Scalars['Int']['output']>;
  /** The first of those who have no salary, when it was reckoned. */
  withoutPeople?: Maybe<Scalars['JSON']['output']>;
  /** Who is employed in the cycle and has no salary that could be paid. */
  withoutSalary?: Maybe<Scalars['Int']['output']>;
};

export type PayrollRunAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<PayrollRun>;
};

export type PayrollRunChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<PayrollRun>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type PayrollRunFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<PayrollRunFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  cycleId?: InputMaybe<IdFilter>;
  deductions?: InputMaybe<DecimalFilter>;
  employerCost?: InputMaybe<DecimalFilter>;
  filedAt?: InputMaybe<DateTimeFilter>;
  filedBy?: InputMaybe<TextFilter>;
  finalizedAt?: InputMaybe<DateTimeFilter>;
  finalizedBy?: InputMaybe<TextFilter>;
  fromDate?: InputMaybe<LocalDateFilter>;
  gross?: InputMaybe<DecimalFilter>;
  held?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  net?: InputMaybe<DecimalFilter>;
  not?: InputMaybe<PayrollRunFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<PayrollRunFilter>>;
  payDate?: InputMaybe<LocalDateFilter>;
  people?: InputMaybe<IntFilter>;
  period?: InputMaybe<PayrollPeriodFilter>;
  preparedAt?: InputMaybe<DateTimeFilter>;
  preparedBy?: InputMaybe<TextFilter>;
  preparedById?: InputMaybe<IntFilter>;
  reimbursements?: InputMaybe<DecimalFilter>;
  status?: InputMaybe<PayrollRunStatusFilter>;
  toDate?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  withWarnings?: InputMaybe<IntFilter>;
  withoutSalary?: InputMaybe<IntFilter>;
};

export type PayrollRunHeld = {
  employeeName: Scalars['String']['output'];
  payslipId: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
};

export type PayrollRunHours = {
  concern: PayrollRunHoursConcern;
  /** The first of them. */
  names: Array<Scalars['String']['output']>;
  people: Scalars['Int']['output'];
};

/** What to look at of hours of payslips that are not final. */
export type PayrollRunHoursConcern =
  /** Finalized since, where special wages are paid: what they earn comes with the next reckoning, or with a later run. */
  | 'ATTENDANCE_SINCE'
  /** Approved since the run was reckoned, and not in it. */
  | 'OVERTIME_SINCE'
  /** Approved, and not paid in full: attendance has fewer hours, or none. */
  | 'OVERTIME_UNPAID'
  /** Waits for a decision. */
  | 'OVERTIME_WAITS';

export type PayrollRunInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** One that is open, of a month or half a month. */
  cycleId: Scalars['ID']['input'];
  finalizedAt?: InputMaybe<Scalars['DateTime']['input']>;
  finalizedBy?: InputMaybe<Scalars['String']['input']>;
  /** That of the pay cycle. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** For whoever looks through it and makes it final. */
  note?: InputMaybe<Scalars['String']['input']>;
  period?: InputMaybe<PayrollPeriod>;
  /** Final payslips are seen by the people whose they are. */
  status?: InputMaybe<PayrollRunStatus>;
};

export type PayrollRunMoved = {
  /** Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** The work that goes on by itself, of very many payslips. */
  job?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
  /** Whose payslip it is about. 0 where it goes on as work. */
  payslips: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type PayrollRunPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<PayrollRun>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type PayrollRunPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** One that is open, of a month or half a month. */
  cycleId?: InputMaybe<Scalars['ID']['input']>;
  finalizedAt?: InputMaybe<Scalars['DateTime']['input']>;
  finalizedBy?: InputMaybe<Scalars['String']['input']>;
  /** That of the pay cycle. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** For whoever looks through it and makes it final. */
  note?: InputMaybe<Scalars['String']['input']>;
  period?: InputMaybe<PayrollPeriod>;
  /** Final payslips are seen by the people whose they are. */
  status?: InputMaybe<PayrollRunStatus>;
};

export type PayrollRunPoint = {
  employeeName: Scalars['String']['output'];
  formerNet?: Maybe<Scalars['Decimal']['output']>;
  net: Scalars['Decimal']['output'];
  payslipId: Scalars['ID']['output'];
  warnings: Array<PayslipWarning>;
};

export type PayrollRunReckoned = {
  errorCode: Scalars['String']['output'];
  /** The work that goes on by itself, of very many people. */
  job?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
  /** Payslips of the run. 0 where it goes on as work. */
  payslips: Scalars['Int']['output'];
};

export type PayrollRunReview = {
  errorCode: Scalars['String']['output'];
  /** Of the final run before it; null where there is none. */
  formerName?: Maybe<Scalars['String']['output']>;
  formerNet?: Maybe<Scalars['Decimal']['output']>;
  held: Array<PayrollRunHeld>;
  /** Of payslips of a draft, and of those that are held. */
  hours: Array<PayrollRunHours>;
  /** Whoever asks reckoned it last, and so does not make it final. */
  isOwn: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  /** Of a draft: people with days of the cycle whose attendance is not finalized. Null where the organization finalizes no attendance. */
  openAttendance?: Maybe<Scalars['Int']['output']>;
  /** The first payslips with something to look at: negative ones first, then by how much they changed. */
  points: Array<PayrollRunPoint>;
  /** By component, without those who are held. */
  sums: Array<PayrollRunSum>;
  /** The first of those who are employed in the cycle and have no salary. */
  withoutSalary: Array<Scalars['String']['output']>;
};

export type PayrollRunSort = {
  field: PayrollRunSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type PayrollRunSortField =
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'cycleId'
  | 'deductions'
  | 'employerCost'
  | 'filedAt'
  | 'filedBy'
  | 'finalizedAt'
  | 'finalizedBy'
  | 'fromDate'
  | 'gross'
  | 'held'
  | 'name'
  | 'net'
  | 'note'
  | 'payDate'
  | 'people'
  | 'period'
  | 'preparedAt'
  | 'preparedBy'
  | 'preparedById'
  | 'reimbursements'
  | 'status'
  | 'toDate'
  | 'updatedAt'
  | 'withWarnings'
  | 'withoutSalary';

/** The first open pay cycle that no run pays yet. */
export type PayrollRunStart = {
  cycleId?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type PayrollRunStatus =
  | 'DRAFT'
  | 'FINALIZED';

export type PayrollRunStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<PayrollRunStatus>;
  in?: InputMaybe<Array<PayrollRunStatus>>;
};

/** A component of all payslips of a run together. */
export type PayrollRunSum = {
  amount: Scalars['Decimal']['output'];
  code: Scalars['String']['output'];
  /** Of the final run before it. Null where there is none. */
  former?: Maybe<Scalars['Decimal']['output']>;
  kind: PayslipLineKind;
  people: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

/** What goes on with a run as work by itself: nothing else is done to it meanwhile. */
export type PayrollRunWork = {
  /** Who began it, and is told of its end. */
  by: Scalars['String']['output'];
  isOwn: Scalars['Boolean']['output'];
  /** Other work comes first. */
  isWaiting: Scalars['Boolean']['output'];
  job: Scalars['ID']['output'];
  progress: Scalars['Int']['output'];
  /** reckon, finalize, reopen or transfer. */
  step: Scalars['String']['output'];
  /** Null until the payslips were counted. */
  total?: Maybe<Scalars['Int']['output']>;
};

export type PayrollRunWorkAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Null where nothing goes on. */
  work?: Maybe<PayrollRunWork>;
};

/** What one employee is paid in a pay cycle, line by line, each naming where it comes from. */
export type Payslip = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  custom: Scalars['JSON']['output'];
  deductions?: Maybe<Scalars['Decimal']['output']>;
  employee: Employee;
  employerCost?: Maybe<Scalars['Decimal']['output']>;
  /** Of the final payslip before it. */
  formerNet?: Maybe<Scalars['Decimal']['output']>;
  fromDate?: Maybe<Scalars['LocalDate']['output']>;
  gross?: Maybe<Scalars['Decimal']['output']>;
  holdReason?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Not paid with this run, until somebody lets it go on. */
  isHeld: Scalars['Boolean']['output'];
  lines?: Maybe<Scalars['JSON']['output']>;
  /** Loss of pay. */
  lostDays?: Maybe<Scalars['Decimal']['output']>;
  /** That of the pay cycle. */
  name: Scalars['String']['output'];
  net?: Maybe<Scalars['Decimal']['output']>;
  /** Days of the cycle on which the person was employed with a salary. */
  paidDays?: Maybe<Scalars['Decimal']['output']>;
  /** The day on which it was transferred. */
  paidOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What the bank knows the transfer by. */
  paidReference?: Maybe<Scalars['String']['output']>;
  payDate?: Maybe<Scalars['LocalDate']['output']>;
  reimbursements?: Maybe<Scalars['Decimal']['output']>;
  run: PayrollRun;
  status?: Maybe<PayslipStatus>;
  toDate?: Maybe<Scalars['LocalDate']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  warningCount?: Maybe<Scalars['Int']['output']>;
  /** What to look at before it is final. */
  warnings?: Maybe<Array<PayslipWarning>>;
};

export type PayslipAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Payslip>;
};

export type PayslipChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Payslip>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type PayslipFile = {
  /** Base64. */
  content: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type PayslipFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<PayslipFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  deductions?: InputMaybe<DecimalFilter>;
  employeeId?: InputMaybe<IdFilter>;
  employerCost?: InputMaybe<DecimalFilter>;
  formerNet?: InputMaybe<DecimalFilter>;
  fromDate?: InputMaybe<LocalDateFilter>;
  gross?: InputMaybe<DecimalFilter>;
  holdReason?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isHeld?: InputMaybe<BooleanFilter>;
  lostDays?: InputMaybe<DecimalFilter>;
  name?: InputMaybe<TextFilter>;
  net?: InputMaybe<DecimalFilter>;
  not?: InputMaybe<PayslipFilter>;
  or?: InputMaybe<Array<PayslipFilter>>;
  paidDays?: InputMaybe<DecimalFilter>;
  paidOn?: InputMaybe<LocalDateFilter>;
  paidReference?: InputMaybe<TextFilter>;
  payDate?: InputMaybe<LocalDateFilter>;
  reimbursements?: InputMaybe<DecimalFilter>;
  runId?: InputMaybe<IdFilter>;
  status?: InputMaybe<PayslipStatusFilter>;
  toDate?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  warningCount?: InputMaybe<IntFilter>;
};

export type PayslipLine = {
  amount: Scalars['Decimal']['output'];
  code: Scalars['String']['output'];
  kind: PayslipLineKind;
  /** What the amount is made of. */
  parts: Array<PayslipPart>;
  /** In the reader’s language. */
  title: Scalars['String']['output'];
  /** Of the fiscal year, up to this payslip. */
  yearToDate: Scalars['Decimal']['output'];
};

export type PayslipLineKind =
  | 'DEDUCTION'
  | 'EARNING'
  /** Told, and no part of the net. */
  | 'EMPLOYER'
  | 'REIMBURSEMENT';

/** From which a part of a line comes. */
export type PayslipOrigin =
  /** Entered by hand. */
  | 'ADJUSTMENT'
  | 'ADVANCE_RECOVERY'
  | 'AIR_TICKET'
  | 'ARREARS'
  | 'CLAWBACK'
  /** Days of leave that the closure of a year pays. */
  | 'CLOSED_LEAVE'
  /** Days that were not taken in time, or are paid as somebody wished. */
  | 'COMP_OFF'
  | 'EXPENSE_CLAIM'
  | 'GRATUITY'
  | 'HELD_PAYSLIP'
  | 'INCOME_TAX'
  | 'LEAVE_ENCASHMENT'
  | 'LOP_RECOVERY'
  | 'LOSS_OF_PAY'
  | 'NOTICE'
  | 'ONE_TIME_EARNING'
  | 'OVERTIME'
  /** Of the same days, by a payslip. */
  | 'PAID_BEFORE'
  | 'SALARY'
  | 'SALARY_ADVANCE'
  | 'SPECIAL_WAGE'
  | 'STATUTORY'
  /** That did not come back. */
  | 'UNIFORM'
  /** Lost pieces of uniform. */
  | 'UNIFORM_LOSS';

export type PayslipPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Payslip>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type PayslipPart = {
  amount: Scalars['Decimal']['output'];
  /** That it is for, where it is for days. */
  days?: Maybe<Scalars['Decimal']['output']>;
  origin: PayslipOrigin;
  /** In the reader’s language. */
  title: Scalars['String']['output'];
};

export type PayslipPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  holdReason?: InputMaybe<Scalars['String']['input']>;
  /** Not paid with this run, until somebody lets it go on. */
  isHeld?: InputMaybe<Scalars['Boolean']['input']>;
  /** That of the pay cycle. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The day on which it was transferred. */
  paidOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What the bank knows the transfer by. */
  paidReference?: InputMaybe<Scalars['String']['input']>;
  runId?: InputMaybe<Scalars['ID']['input']>;
};

export type PayslipSheet = {
  /** Bank and the last signs of the account that it goes to. */
  account?: Maybe<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
  cycleDays: Scalars['Int']['output'];
  dateOfJoin: Scalars['LocalDate']['output'];
  deductions: Scalars['Decimal']['output'];
  deductionsToDate: Scalars['Decimal']['output'];
  department?: Maybe<Scalars['String']['output']>;
  designation?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['ID']['output'];
  employeeName: Scalars['String']['output'];
  employeeNumber?: Maybe<Scalars['String']['output']>;
  employerCost: Scalars['Decimal']['output'];
  fromDate: Scalars['LocalDate']['output'];
  gross: Scalars['Decimal']['output'];
  grossToDate: Scalars['Decimal']['output'];
  holdReason?: Maybe<Scalars['String']['output']>;
  lines: Array<PayslipLine>;
  location?: Maybe<Scalars['String']['output']>;
  lostDays: Scalars['Decimal']['output'];
  name: Scalars['String']['output'];
  net: Scalars['Decimal']['output'];
  netToDate: Scalars['Decimal']['output'];
  organization: Scalars['String']['output'];
  paidDays: Scalars['Decimal']['output'];
  paidOn?: Maybe<Scalars['LocalDate']['output']>;
  payDate: Scalars['LocalDate']['output'];
  payslipId: Scalars['ID']['output'];
  reimbursements: Scalars['Decimal']['output'];
  runId: Scalars['ID']['output'];
  status: PayslipStatus;
  toDate: Scalars['LocalDate']['output'];
  warnings: Array<PayslipWarning>;
  /** The first day of the fiscal year that the sums to date begin with. */
  yearFrom: Scalars['LocalDate']['output'];
};

export type PayslipSheetAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  payslip: PayslipSheet;
};

export type PayslipSort = {
  field: PayslipSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type PayslipSortField =
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'deductions'
  | 'employeeId'
  | 'employerCost'
  | 'formerNet'
  | 'fromDate'
  | 'gross'
  | 'holdReason'
  | 'isHeld'
  | 'lostDays'
  | 'name'
  | 'net'
  | 'paidDays'
  | 'paidOn'
  | 'paidReference'
  | 'payDate'
  | 'reimbursements'
  | 'runId'
  | 'status'
  | 'toDate'
  | 'updatedAt'
  | 'warningCount';

export type PayslipStatus =
  | 'DRAFT'
  | 'FINAL'
  | 'HELD';

export type PayslipStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<PayslipStatus>;
  in?: InputMaybe<Array<PayslipStatus>>;
};

export type PayslipWarning =
  /** The first payslip here. */
  | 'FIRST_PAYSLIP'
  /** More is deducted than paid. */
  | 'NEGATIVE_NET'
  /** The net differs by more than a quarter from the payslip before. */
  | 'NET_CHANGED'
  /** There is no account that it could be transferred to. */
  | 'NO_BANK_ACCOUNT'
  /** Nothing is left to be paid. */
  | 'ZERO_NET';

export type PlannedCycle = {
  fromDate: Scalars['LocalDate']['output'];
  /** YYYY-MM of its last day; halves with -1 and -2. It names the cycle in `picked`. */
  name: Scalars['String']['output'];
  payDate: Scalars['LocalDate']['output'];
  /** The cycle that has days of it, or its name, already: it is not added. */
  taken?: Maybe<Scalars['String']['output']>;
  toDate: Scalars['LocalDate']['output'];
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
  adhocAllowance: AdhocAllowanceAnswer;
  adhocAllowanceHistory: HistoryPage;
  /** One record, now or as it was. */
  airTicketFare: AirTicketFareAnswer;
  airTicketFareHistory: HistoryPage;
  /** One record, now or as it was. */
  airTicketHome: AirTicketHomeAnswer;
  airTicketHomeHistory: HistoryPage;
  /** One record, now or as it was. */
  airTicketPolicy: AirTicketPolicyAnswer;
  airTicketPolicyHistory: HistoryPage;
  /** One record, now or as it was. */
  airTicketSector: AirTicketSectorAnswer;
  airTicketSectorHistory: HistoryPage;
  /** Entitlements of those within reach, each cycle a row, with what was claimed and settled of them. */
  airTicketSettlement: AirTicketSettlement;
  benefitsOverview: BenefitsOverview;
  /** What final payslips of these months paid and deducted; of the months, by the last day of their cycles, at most 24. */
  benefitsReport: BenefitsReport;
  /** One record, now or as it was. */
  bonusLine: BonusLineAnswer;
  bonusLineHistory: HistoryPage;
  /** One record, now or as it was. */
  bonusPlan: BonusPlanAnswer;
  bonusPlanHistory: HistoryPage;
  /** One record, now or as it was. */
  bonusRound: BonusRoundAnswer;
  bonusRoundHistory: HistoryPage;
  /**
   * The figures of a salary: each part reckoned and rounded, and the balance so that all sum up to the cost. providentFundConfigurationValue:
   * the employer's percentage to the provident fund, in place of its components' own. grossIds: gross components to sum up beside.
   */
  calculateSalary: CalculatedSalary;
  /** One record, now or as it was. */
  clawback: ClawbackAnswer;
  clawbackHistory: HistoryPage;
  /** One record, now or as it was. */
  employeeSalary: EmployeeSalaryAnswer;
  employeeSalaryHistory: HistoryPage;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** The names that formulas of a set may use, for their editor. */
  formulaWords: FormulaWords;
  /** A final payroll run as it is transferred; the last one where none is named. `standing` and `search` narrow the rows alone. */
  fundTransfer: FundTransferAnswer;
  /** What is paid under its name, with the tax regimes that exempt it. formId narrows: its view right is needed as well. */
  getAllowanceWithRegime: AllowancesWithRegime;
  getUtilization: Utilization;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listAdhocAllowances: AdhocAllowancePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listAirTicketFares: AirTicketFarePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listAirTicketHomes: AirTicketHomePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listAirTicketPolicies: AirTicketPolicyPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listAirTicketSectors: AirTicketSectorPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listBonusLines: BonusLinePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listBonusPlans: BonusPlanPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listBonusRounds: BonusRoundPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listClawbacks: ClawbackPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listEmployeeSalaries: EmployeeSalaryPage;
  /** Active employees within reach who have no salary that holds, by name. */
  listEmployeesWithoutSalary: EmployeesWithoutSalary;
  /** Who leaves by an approved exit, or has left: the latest last working day first. */
  listLeavers: Leavers;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listOneTimeEarnings: OneTimeEarningPage;
  /** The own salary, today and before. */
  listOwnSalary: OwnSalary;
  listPayrollActions: PayrollActions;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listPayrollCycles: PayrollCyclePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listPayrollGeneralSettingRecords: PayrollGeneralSettingPage;
  listPayrollGeneralSettings: PayrollGeneralSettingsAnswer;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listPayrollRuns: PayrollRunPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listPayslips: PayslipPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listSalaryAdvanceSettings: SalaryAdvanceSettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listSalaryAdvances: SalaryAdvancePage;
  /** The salary components of the organisation. */
  listSalaryComponents: SalaryComponentPage;
  /**
   * Templates in use on the day, by name. templateId and id mean the same. formId and accessFormId narrow: the view right on a
   * form other than 207 is needed as well. employeeId: an employee within reach. isDropdown leaves the parts out.
   * includeHistoricalRecords adds those that ended or are inactive, and the history of the employee's salaries.
   */
  listSalaryTemplateDetails: SalaryTemplateDetails;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listSalaryTemplates: SalaryTemplatePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listSettlements: SettlementPage;
  /** Id, title and code only, for pickers. */
  lookupAdhocAllowances: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupAirTicketFares: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupAirTicketHomes: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupAirTicketPolicies: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupAirTicketSectors: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupBonusLines: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupBonusPlans: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupBonusRounds: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupClawbacks: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupEmployeeSalaries: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupOneTimeEarnings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupPayrollCycles: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupPayrollGeneralSettingRecords: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupPayrollRuns: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupPayslips: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupSalaryAdvanceSettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupSalaryAdvances: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupSalaryComponents: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupSalaryTemplates: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupSettlements: LookupPage;
  /** One record, now or as it was. */
  oneTimeEarning: OneTimeEarningAnswer;
  oneTimeEarningHistory: HistoryPage;
  /** Advances that were paid, with what is left of them. */
  outstandingAdvances: OutstandingAdvances;
  /** Where a salary stands in the pay range of the employee's grade: one of that gross salary, or the present one. */
  payRangeOfEmployee: PayRange;
  /** One record, now or as it was. */
  payrollCycle: PayrollCycleAnswer;
  payrollCycleHistory: HistoryPage;
  /** One record, now or as it was. */
  payrollGeneralSetting: PayrollGeneralSettingAnswer;
  payrollGeneralSettingHistory: HistoryPage;
  /** A run against the final one before it, person by person, with what made the difference; the latest run where none is named. */
  payrollReconciliation: PayrollReconciliation;
  /** One record, now or as it was. */
  payrollRun: PayrollRunAnswer;
  payrollRunHistory: HistoryPage;
  /** What a run comes to, and what to look at in it. */
  payrollRunReview: PayrollRunReview;
  /** What goes on with a run, for everybody who looks at it. */
  payrollRunWork: PayrollRunWorkAnswer;
  /** One record, now or as it was. */
  payslip: PayslipAnswer;
  payslipHistory: HistoryPage;
  /** The same as a PDF, in the language of the person whose it is. */
  payslipPdf: PayslipFile;
  /** A payslip line by line. Drafts are for those who look after payslips. */
  payslipSheet: PayslipSheetAnswer;
  /** What active employees of a department, a location or a manager's team, or all of them, would get of a kind. Nothing is written. */
  previewOneTimeEarnings: EarningsAhead;
  /** The cycles of 1 to 24 months. firstDay: of the first one, else the day after the last cycle there is, else the first of this month. payDay: 0 to 31, of the rule. */
  previewPayrollCycles: CyclePreview;
  /** What an advance comes to while it is filled in, and why it would be refused. Nothing is written. Without an employee, the caller. */
  reckonSalaryAdvance: ReckonedSalaryAdvance;
  /** One record, now or as it was. */
  salaryAdvance: SalaryAdvanceAnswer;
  salaryAdvanceHistory: HistoryPage;
  /** One record, now or as it was. */
  salaryAdvanceSetting: SalaryAdvanceSettingAnswer;
  salaryAdvanceSettingHistory: HistoryPage;
  /** What became of an advance, and what is to come. */
  salaryAdvanceSheet: SalaryAdvanceSheet;
  /** One record, now or as it was. */
  salaryComponent: SalaryComponentAnswer;
  salaryComponentHistory: HistoryPage;
  /** Where salaries stand, as far as the person may see them. */
  salaryOverview: SalaryOverview;
  /** One record, now or as it was. */
  salaryTemplate: SalaryTemplateAnswer;
  salaryTemplateHistory: HistoryPage;
  /** One record, now or as it was. */
  settlement: SettlementAnswer;
  settlementHistory: HistoryPage;
  /** The statement as a PDF, in the language of the person whose it is. */
  settlementPdf: SettlementFile;
  /** A settlement line by line. What is not final is for those who look after settlements. */
  settlementSheet: SettlementSheetAnswer;
  /** Final settlements as they are transferred: those that are not paid, and those that were in the last half year. */
  settlementTransfer: SettlementTransferAnswer;
  /** What the form of a new run starts with. */
  startOfPayrollRun: PayrollRunStart;
};


export type QueryAdhocAllowanceArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryAdhocAllowanceHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAirTicketFareArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryAirTicketFareHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAirTicketHomeArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryAirTicketHomeHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAirTicketPolicyArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryAirTicketPolicyHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAirTicketSectorArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryAirTicketSectorHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAirTicketSettlementArgs = {
  cycles?: InputMaybe<AirTicketCycles>;
  filter?: InputMaybe<AirTicketFilter>;
  on?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type QueryBenefitsReportArgs = {
  by?: InputMaybe<BenefitsReportGroup>;
  filter?: InputMaybe<BenefitsReportFilter>;
  fromMonth: Scalars['String']['input'];
  language?: InputMaybe<Language>;
  untilMonth: Scalars['String']['input'];
};


export type QueryBonusLineArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryBonusLineHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBonusPlanArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryBonusPlanHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBonusRoundArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryBonusRoundHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCalculateSalaryArgs = {
  allowanceDetails?: InputMaybe<Array<SalaryAllowanceInput>>;
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  grossIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  providentFundConfigurationValue?: InputMaybe<Scalars['Decimal']['input']>;
  retiralDetails?: InputMaybe<Array<SalaryRetiralInput>>;
  revisionWithoutArrear?: InputMaybe<Scalars['Boolean']['input']>;
  salaryDetails: SalaryDetailInput;
};


export type QueryClawbackArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryClawbackHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEmployeeSalaryArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryEmployeeSalaryHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFormulaWordsArgs = {
  set: FormulaSet;
};


export type QueryFundTransferArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  runId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  standing?: InputMaybe<FundTransferStanding>;
};


export type QueryGetAllowanceWithRegimeArgs = {
  formId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetUtilizationArgs = {
  form?: InputMaybe<Form>;
};


export type QueryListAdhocAllowancesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AdhocAllowanceFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AdhocAllowanceSort>>;
};


export type QueryListAirTicketFaresArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AirTicketFareFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AirTicketFareSort>>;
};


export type QueryListAirTicketHomesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AirTicketHomeFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AirTicketHomeSort>>;
};


export type QueryListAirTicketPoliciesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AirTicketPolicyFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AirTicketPolicySort>>;
};


export type QueryListAirTicketSectorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AirTicketSectorFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AirTicketSectorSort>>;
};


export type QueryListBonusLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<BonusLineFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<BonusLineSort>>;
};


export type QueryListBonusPlansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<BonusPlanFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<BonusPlanSort>>;
};


export type QueryListBonusRoundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<BonusRoundFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<BonusRoundSort>>;
};


export type QueryListClawbacksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ClawbackFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ClawbackSort>>;
};


export type QueryListEmployeeSalariesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<EmployeeSalaryFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<EmployeeSalarySort>>;
};


export type QueryListEmployeesWithoutSalaryArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListLeaversArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<LeaverState>;
};


export type QueryListOneTimeEarningsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<OneTimeEarningFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<OneTimeEarningSort>>;
};


export type QueryListPayrollCyclesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<PayrollCycleFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<PayrollCycleSort>>;
};


export type QueryListPayrollGeneralSettingRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<PayrollGeneralSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<PayrollGeneralSettingSort>>;
};


export type QueryListPayrollRunsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<PayrollRunFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<PayrollRunSort>>;
};


export type QueryListPayslipsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<PayslipFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<PayslipSort>>;
};


export type QueryListSalaryAdvanceSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<SalaryAdvanceSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<SalaryAdvanceSettingSort>>;
};


export type QueryListSalaryAdvancesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<SalaryAdvanceFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<SalaryAdvanceSort>>;
};


export type QueryListSalaryComponentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<SalaryComponentFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<SalaryComponentSort>>;
};


export type QueryListSalaryTemplateDetailsArgs = {
  accessFormId?: InputMaybe<Scalars['Int']['input']>;
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  formId?: InputMaybe<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  includeHistoricalRecords?: InputMaybe<Scalars['Boolean']['input']>;
  isDropdown?: InputMaybe<Scalars['Boolean']['input']>;
  isViewMode?: InputMaybe<Scalars['Boolean']['input']>;
  templateId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListSalaryTemplatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<SalaryTemplateFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<SalaryTemplateSort>>;
};


export type QueryListSettlementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<SettlementFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<SettlementSort>>;
};


export type QueryLookupAdhocAllowancesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupAirTicketFaresArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupAirTicketHomesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupAirTicketPoliciesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupAirTicketSectorsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupBonusLinesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupBonusPlansArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupBonusRoundsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupClawbacksArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupEmployeeSalariesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupOneTimeEarningsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupPayrollCyclesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupPayrollGeneralSettingRecordsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupPayrollRunsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupPayslipsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupSalaryAdvanceSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupSalaryAdvancesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupSalaryComponentsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kinds?: InputMaybe<Array<SalaryComponentType>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupSalaryTemplatesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupSettlementsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOneTimeEarningArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryOneTimeEarningHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOutstandingAdvancesArgs = {
  filter?: InputMaybe<OutstandingAdvancesFilter>;
  group?: InputMaybe<OutstandingAdvancesGroup>;
};


export type QueryPayRangeOfEmployeeArgs = {
  annualGrossSalary?: InputMaybe<Scalars['Decimal']['input']>;
  employeeId: Scalars['Int']['input'];
};


export type QueryPayrollCycleArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryPayrollCycleHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPayrollGeneralSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryPayrollGeneralSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPayrollReconciliationArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  runId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPayrollRunArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryPayrollRunHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPayrollRunReviewArgs = {
  runId: Scalars['ID']['input'];
};


export type QueryPayrollRunWorkArgs = {
  runId: Scalars['ID']['input'];
};


export type QueryPayslipArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryPayslipHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPayslipPdfArgs = {
  payslipId: Scalars['ID']['input'];
};


export type QueryPayslipSheetArgs = {
  payslipId: Scalars['ID']['input'];
};


export type QueryPreviewOneTimeEarningsArgs = {
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  kindId: Scalars['ID']['input'];
  locationId?: InputMaybe<Scalars['ID']['input']>;
  payoutDate?: InputMaybe<Scalars['LocalDate']['input']>;
  teamOf?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPreviewPayrollCyclesArgs = {
  firstDay?: InputMaybe<Scalars['LocalDate']['input']>;
  frequency: CycleFrequency;
  months: Scalars['Int']['input'];
  payDay: Scalars['Int']['input'];
  rule: PayDayRule;
  shift: PayDayShift;
};


export type QueryReckonSalaryAdvanceArgs = {
  advanceId?: InputMaybe<Scalars['ID']['input']>;
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  instalments?: InputMaybe<Scalars['Int']['input']>;
  recoverFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  wantedOn?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type QuerySalaryAdvanceArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QuerySalaryAdvanceHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySalaryAdvanceSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QuerySalaryAdvanceSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySalaryAdvanceSheetArgs = {
  advanceId: Scalars['ID']['input'];
};


export type QuerySalaryComponentArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QuerySalaryComponentHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySalaryTemplateArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QuerySalaryTemplateHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySettlementArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QuerySettlementHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySettlementPdfArgs = {
  settlementId: Scalars['ID']['input'];
};


export type QuerySettlementSheetArgs = {
  settlementId: Scalars['ID']['input'];
};


export type QuerySettlementTransferArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  standing?: InputMaybe<FundTransferStanding>;
};

export type ReckonedSalaryAdvance = {
  basis: AdvanceBasis;
  currency: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  /** As far as the form tells them. */
  instalments: Array<AdvanceInstalment>;
  message: Scalars['String']['output'];
  /** The most that may be asked for. Null where the pay is. */
  most?: Maybe<Scalars['Decimal']['output']>;
  mostInstalments: Scalars['Int']['output'];
  /** Of the month of the last final payslip. Null where there is none, and for whom it is not their business. */
  pay?: Maybe<Scalars['Decimal']['output']>;
  /** The first day of that month. */
  payMonth?: Maybe<Scalars['LocalDate']['output']>;
  /** Why it would be refused as it stands, in the reader’s language. */
  problems: Array<FieldProblem>;
};

export type ReconciledRun = {
  id: Scalars['ID']['output'];
  isFinal: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
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

/** A record of another endpoint. */
export type Relationship = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

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

export type RoundOffMode =
  | 'DOWN'
  /** A half goes up. */
  | 'NEAREST'
  /** To the smallest coin of the currency only. */
  | 'NONE'
  | 'UP';

export type RoundOffModeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<RoundOffMode>;
  in?: InputMaybe<Array<RoundOffMode>>;
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

/** Pay that an employee gets before it is earned, and pays back by instalments of later salaries. */
export type SalaryAdvance = {
  amount: Scalars['Decimal']['output'];
  approval?: Maybe<Scalars['JSON']['output']>;
  /** What payroll decided of paying back, the earliest first. */
  changes?: Maybe<Array<AdvanceChange>>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  id: Scalars['ID']['output'];
  instalments: Scalars['Int']['output'];
  /** By a payroll run or apart. From then on the advance stays as it is, but for how it is paid back. */
  paidOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What the bank knows the payment by. */
  paidReference?: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  reason: Scalars['String']['output'];
  /** Its month is that of the first instalment. Left empty, the month after the one in which it is wanted. */
  recoverFrom: Scalars['LocalDate']['output'];
  status: RequestStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** Left empty, today. */
  wantedOn: Scalars['LocalDate']['output'];
  way: AdvanceWay;
};

export type SalaryAdvanceAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SalaryAdvance>;
};

export type SalaryAdvanceChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SalaryAdvance>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SalaryAdvanceFilter = {
  amount?: InputMaybe<DecimalFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<SalaryAdvanceFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  instalments?: InputMaybe<IntFilter>;
  not?: InputMaybe<SalaryAdvanceFilter>;
  or?: InputMaybe<Array<SalaryAdvanceFilter>>;
  paidOn?: InputMaybe<LocalDateFilter>;
  paidReference?: InputMaybe<TextFilter>;
  reason?: InputMaybe<TextFilter>;
  recoverFrom?: InputMaybe<LocalDateFilter>;
  status?: InputMaybe<RequestStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  wantedOn?: InputMaybe<LocalDateFilter>;
  way?: InputMaybe<AdvanceWayFilter>;
};

export type SalaryAdvanceInput = {
  amount: Scalars['Decimal']['input'];
  approval?: InputMaybe<Scalars['JSON']['input']>;
  /** What payroll decided of paying back, the earliest first. */
  changes?: InputMaybe<Array<AdvanceChangeInput>>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  instalments?: InputMaybe<Scalars['Int']['input']>;
  /** By a payroll run or apart. From then on the advance stays as it is, but for how it is paid back. */
  paidOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What the bank knows the payment by. */
  paidReference?: InputMaybe<Scalars['String']['input']>;
  /** What it is for. */
  reason: Scalars['String']['input'];
  /** Its month is that of the first instalment. Left empty, the month after the one in which it is wanted. */
  recoverFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  status?: InputMaybe<RequestStatus>;
  /** Left empty, today. */
  wantedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  way?: InputMaybe<AdvanceWay>;
};

export type SalaryAdvanceMoved = {
  /** Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  currency: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  outstanding: Scalars['Decimal']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SalaryAdvancePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<SalaryAdvance>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type SalaryAdvancePatch = {
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  approval?: InputMaybe<Scalars['JSON']['input']>;
  /** What payroll decided of paying back, the earliest first. */
  changes?: InputMaybe<Array<AdvanceChangeInput>>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  instalments?: InputMaybe<Scalars['Int']['input']>;
  /** By a payroll run or apart. From then on the advance stays as it is, but for how it is paid back. */
  paidOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What the bank knows the payment by. */
  paidReference?: InputMaybe<Scalars['String']['input']>;
  /** What it is for. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Its month is that of the first instalment. Left empty, the month after the one in which it is wanted. */
  recoverFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  status?: InputMaybe<RequestStatus>;
  /** Left empty, today. */
  wantedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  way?: InputMaybe<AdvanceWay>;
};

/** What holds for salary advances in the whole organisation. */
export type SalaryAdvanceSetting = {
  allowed: Scalars['Boolean']['output'];
  /** By which the most is reckoned: of the month of the last final payslip, without what was paid back. */
  basis: AdvanceBasis;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  duringProbation: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Whole months since joining. 0 from the first day. */
  leastServiceMonths: Scalars['Int']['output'];
  mostInstalments: Scalars['Int']['output'];
  mostPercent: Scalars['Decimal']['output'];
  name: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type SalaryAdvanceSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SalaryAdvanceSetting>;
};

export type SalaryAdvanceSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SalaryAdvanceSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SalaryAdvanceSettingFilter = {
  allowed?: InputMaybe<BooleanFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<SalaryAdvanceSettingFilter>>;
  basis?: InputMaybe<AdvanceBasisFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  duringProbation?: InputMaybe<BooleanFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  leastServiceMonths?: InputMaybe<IntFilter>;
  mostInstalments?: InputMaybe<IntFilter>;
  mostPercent?: InputMaybe<DecimalFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<SalaryAdvanceSettingFilter>;
  or?: InputMaybe<Array<SalaryAdvanceSettingFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type SalaryAdvanceSettingInput = {
  allowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** By which the most is reckoned: of the month of the last final payslip, without what was paid back. */
  basis?: InputMaybe<AdvanceBasis>;
  duringProbation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whole months since joining. 0 from the first day. */
  leastServiceMonths?: InputMaybe<Scalars['Int']['input']>;
  mostInstalments?: InputMaybe<Scalars['Int']['input']>;
  mostPercent?: InputMaybe<Scalars['Decimal']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type SalaryAdvanceSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<SalaryAdvanceSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type SalaryAdvanceSettingPatch = {
  allowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** By which the most is reckoned: of the month of the last final payslip, without what was paid back. */
  basis?: InputMaybe<AdvanceBasis>;
  duringProbation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whole months since joining. 0 from the first day. */
  leastServiceMonths?: InputMaybe<Scalars['Int']['input']>;
  mostInstalments?: InputMaybe<Scalars['Int']['input']>;
  mostPercent?: InputMaybe<Scalars['Decimal']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type SalaryAdvanceSettingSort = {
  field: SalaryAdvanceSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type SalaryAdvanceSettingSortField =
  | 'allowed'
  | 'basis'
  | 'createdAt'
  | 'custom'
  | 'duringProbation'
  | 'leastServiceMonths'
  | 'mostInstalments'
  | 'mostPercent'
  | 'name'
  | 'updatedAt';

export type SalaryAdvanceSheet = {
  advanceId: Scalars['ID']['output'];
  /** What is still to come, as it is planned today. */
  ahead: Array<AdvanceInstalment>;
  amount: Scalars['Decimal']['output'];
  currency: Scalars['String']['output'];
  employeeId: Scalars['ID']['output'];
  /** What became of it, the earliest first. */
  entries: Array<AdvanceEntry>;
  errorCode: Scalars['String']['output'];
  forfeited: Scalars['Decimal']['output'];
  /** A payroll run paid it: it is taken back by opening that one again. */
  isPaidByRun: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  outstanding: Scalars['Decimal']['output'];
  paidOn?: Maybe<Scalars['LocalDate']['output']>;
  recovered: Scalars['Decimal']['output'];
  repaid: Scalars['Decimal']['output'];
};

export type SalaryAdvanceSort = {
  field: SalaryAdvanceSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type SalaryAdvanceSortField =
  | 'amount'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'instalments'
  | 'paidOn'
  | 'paidReference'
  | 'reason'
  | 'recoverFrom'
  | 'status'
  | 'updatedAt'
  | 'wantedOn'
  | 'way';

export type SalaryAdvanceStep =
  /** `amount` is not asked back. */
  | 'FORFEIT'
  /** It was paid apart from a payroll run. With `day` and perhaps `reference`. */
  | 'PAY'
  /** `amount` was paid back on `day`. */
  | 'REPAY'
  /** Deducts what is left in `instalments`. */
  | 'REPLAN'
  /** Deducts nothing in `month`. */
  | 'SKIP'
  /** Takes that back, while nothing was paid back. */
  | 'UNPAY';

export type SalaryAllowanceInput = {
  /** In place of the component's own. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  componentId: Scalars['Int']['input'];
  /** In place of the component's own. */
  percentage?: InputMaybe<Scalars['Decimal']['input']>;
};

export type SalaryBasis =
  /** What the other components leave of the cost to the company. */
  | 'BALANCE'
  | 'CUSTOM_FORMULA'
  | 'FIXED_AMOUNT'
  | 'PERCENT_OF_COMPONENT'
  | 'PERCENT_OF_CTC'
  | 'PERCENT_OF_GROSS';

export type SalaryBasisFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<SalaryBasis>;
  in?: InputMaybe<Array<SalaryBasis>>;
};

export type SalaryBenefit =
  | 'GRATUITY'
  | 'INSURANCE'
  | 'LABOUR_WELFARE_FUND'
  | 'NPS'
  | 'PROFESSIONAL_TAX'
  | 'PROVIDENT_FUND';

export type SalaryCalculationType =
  | 'ANNUALLY'
  | 'MONTHLY';

export type SalaryCalculationTypeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<SalaryCalculationType>;
  in?: InputMaybe<Array<SalaryCalculationType>>;
};

/** A part of a salary: what is earned, claimed, put by for later, or only summed up. */
export type SalaryComponent = {
  /** Where the basis is a fixed amount. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  /** Paid in full, though somebody worked only part of the month. */
  asIsPayment: Scalars['Boolean']['output'];
  /** Of a retiral: the wage that the shares are taken of. */
  basis: SalaryBasis;
  /** What it counts for, or what a retiral belongs to. */
  benefitsAssociation?: Maybe<Array<SalaryBenefit>>;
  /** Amounts and formulas are of a month or of a year, and read other components likewise. */
  calculationType: SalaryCalculationType;
  /** Its name in formulas: a letter, then letters and digits. It never changes, because formulas use it. */
  code: Scalars['String']['output'];
  /** Counts in the wage that EPF contributions are taken of. */
  considerForEPF: Scalars['Boolean']['output'];
  /** Counts in the wage that insurance contributions are taken of. */
  considerForInsurance: Scalars['Boolean']['output'];
  /** Counts in the wage of the organization’s own provident fund: providentFundWage in formulas. */
  considerForProvidentFund: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Where the basis is a formula. Other components go by their codes. */
  customFormula?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** Percent of the wage, kept from the employee’s pay. */
  employeeShare?: Maybe<Scalars['Decimal']['output']>;
  /** In place of the percentage, of the month or year that it is calculated for. */
  employeeShareAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Percent of the wage, part of the cost to the company. */
  employerShare?: Maybe<Scalars['Decimal']['output']>;
  /** In place of the percentage, of the month or year that it is calculated for. */
  employerShareAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Regimes under which an exemption may be claimed. */
  exemptUnder?: Maybe<Array<TaxRegime>>;
  /** Employees may choose it within the flexible benefit plan. */
  fbpComponent: Scalars['Boolean']['output'];
  /** Of a reimbursement: days after the period of the expense (the month, quarter, half or fiscal year, as it is paid) in which it may still be claimed. Empty: as the settings of expenses say. */
  gracePeriod?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** The most that may be declared within the flexible benefit plan in a year. */
  maxLimit?: Maybe<Scalars['Decimal']['output']>;
  name: Scalars['String']['output'];
  /** Where the basis is a percentage of a component. */
  percentOf?: Maybe<SalaryComponent>;
  /** Where the basis is a percentage. */
  percentage?: Maybe<Scalars['Decimal']['output']>;
  /** How often it is paid. */
  period: PayPeriod;
  /** A perquisite: its value is part of the cost and of the pay that is taxed, and is not paid out. */
  perks: Scalars['Boolean']['output'];
  /** What the plan gives stays as it is. */
  restrictEmployeeFromOverridingFBPAmount: Scalars['Boolean']['output'];
  status: RecordStatus;
  taxInclusion: Scalars['Boolean']['output'];
  /** Gross components sum up others and are no part of the cost. */
  type: SalaryComponentType;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** Of a reimbursement: the workflow that claims of it go through, whoever claims. Empty: that of other claims. */
  workFlow?: Maybe<Workflow>;
};

export type SalaryComponentAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SalaryComponent>;
};

export type SalaryComponentChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SalaryComponent>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SalaryComponentFilter = {
  amount?: InputMaybe<DecimalFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<SalaryComponentFilter>>;
  asIsPayment?: InputMaybe<BooleanFilter>;
  basis?: InputMaybe<SalaryBasisFilter>;
  calculationType?: InputMaybe<SalaryCalculationTypeFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  considerForEPF?: InputMaybe<BooleanFilter>;
  considerForInsurance?: InputMaybe<BooleanFilter>;
  considerForProvidentFund?: InputMaybe<BooleanFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customFormula?: InputMaybe<TextFilter>;
  description?: InputMaybe<TextFilter>;
  employeeShare?: InputMaybe<DecimalFilter>;
  employeeShareAmount?: InputMaybe<DecimalFilter>;
  employerShare?: InputMaybe<DecimalFilter>;
  employerShareAmount?: InputMaybe<DecimalFilter>;
  fbpComponent?: InputMaybe<BooleanFilter>;
  gracePeriod?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  maxLimit?: InputMaybe<DecimalFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<SalaryComponentFilter>;
  or?: InputMaybe<Array<SalaryComponentFilter>>;
  percentOfId?: InputMaybe<IdFilter>;
  percentage?: InputMaybe<DecimalFilter>;
  period?: InputMaybe<PayPeriodFilter>;
  perks?: InputMaybe<BooleanFilter>;
  restrictEmployeeFromOverridingFBPAmount?: InputMaybe<BooleanFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  taxInclusion?: InputMaybe<BooleanFilter>;
  type?: InputMaybe<SalaryComponentTypeFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workFlowId?: InputMaybe<IdFilter>;
};

export type SalaryComponentInput = {
  /** Where the basis is a fixed amount. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Paid in full, though somebody worked only part of the month. */
  asIsPayment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a retiral: the wage that the shares are taken of. */
  basis?: InputMaybe<SalaryBasis>;
  /** What it counts for, or what a retiral belongs to. */
  benefitsAssociation?: InputMaybe<Array<SalaryBenefit>>;
  /** Amounts and formulas are of a month or of a year, and read other components likewise. */
  calculationType?: InputMaybe<SalaryCalculationType>;
  /** Its name in formulas: a letter, then letters and digits. It never changes, because formulas use it. */
  code: Scalars['String']['input'];
  /** Counts in the wage that EPF contributions are taken of. */
  considerForEPF?: InputMaybe<Scalars['Boolean']['input']>;
  /** Counts in the wage that insurance contributions are taken of. */
  considerForInsurance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Counts in the wage of the organization’s own provident fund: providentFundWage in formulas. */
  considerForProvidentFund?: InputMaybe<Scalars['Boolean']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Where the basis is a formula. Other components go by their codes. */
  customFormula?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Percent of the wage, kept from the employee’s pay. */
  employeeShare?: InputMaybe<Scalars['Decimal']['input']>;
  /** In place of the percentage, of the month or year that it is calculated for. */
  employeeShareAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Percent of the wage, part of the cost to the company. */
  employerShare?: InputMaybe<Scalars['Decimal']['input']>;
  /** In place of the percentage, of the month or year that it is calculated for. */
  employerShareAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Regimes under which an exemption may be claimed. */
  exemptUnder?: InputMaybe<Array<TaxRegime>>;
  /** Employees may choose it within the flexible benefit plan. */
  fbpComponent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a reimbursement: days after the period of the expense (the month, quarter, half or fiscal year, as it is paid) in which it may still be claimed. Empty: as the settings of expenses say. */
  gracePeriod?: InputMaybe<Scalars['Int']['input']>;
  /** The most that may be declared within the flexible benefit plan in a year. */
  maxLimit?: InputMaybe<Scalars['Decimal']['input']>;
  name: Scalars['String']['input'];
  /** Where the basis is a percentage of a component. */
  percentOfId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the basis is a percentage. */
  percentage?: InputMaybe<Scalars['Decimal']['input']>;
  /** How often it is paid. */
  period?: InputMaybe<PayPeriod>;
  /** A perquisite: its value is part of the cost and of the pay that is taxed, and is not paid out. */
  perks?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the plan gives stays as it is. */
  restrictEmployeeFromOverridingFBPAmount?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<RecordStatus>;
  taxInclusion?: InputMaybe<Scalars['Boolean']['input']>;
  /** Gross components sum up others and are no part of the cost. */
  type?: InputMaybe<SalaryComponentType>;
  /** Of a reimbursement: the workflow that claims of it go through, whoever claims. Empty: that of other claims. */
  workFlowId?: InputMaybe<Scalars['ID']['input']>;
};

export type SalaryComponentPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<SalaryComponent>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type SalaryComponentPatch = {
  /** Where the basis is a fixed amount. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Paid in full, though somebody worked only part of the month. */
  asIsPayment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a retiral: the wage that the shares are taken of. */
  basis?: InputMaybe<SalaryBasis>;
  /** What it counts for, or what a retiral belongs to. */
  benefitsAssociation?: InputMaybe<Array<SalaryBenefit>>;
  /** Amounts and formulas are of a month or of a year, and read other components likewise. */
  calculationType?: InputMaybe<SalaryCalculationType>;
  /** Its name in formulas: a letter, then letters and digits. It never changes, because formulas use it. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Counts in the wage that EPF contributions are taken of. */
  considerForEPF?: InputMaybe<Scalars['Boolean']['input']>;
  /** Counts in the wage that insurance contributions are taken of. */
  considerForInsurance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Counts in the wage of the organization’s own provident fund: providentFundWage in formulas. */
  considerForProvidentFund?: InputMaybe<Scalars['Boolean']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Where the basis is a formula. Other components go by their codes. */
  customFormula?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Percent of the wage, kept from the employee’s pay. */
  employeeShare?: InputMaybe<Scalars['Decimal']['input']>;
  /** In place of the percentage, of the month or year that it is calculated for. */
  employeeShareAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Percent of the wage, part of the cost to the company. */
  employerShare?: InputMaybe<Scalars['Decimal']['input']>;
  /** In place of the percentage, of the month or year that it is calculated for. */
  employerShareAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Regimes under which an exemption may be claimed. */
  exemptUnder?: InputMaybe<Array<TaxRegime>>;
  /** Employees may choose it within the flexible benefit plan. */
  fbpComponent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a reimbursement: days after the period of the expense (the month, quarter, half or fiscal year, as it is paid) in which it may still be claimed. Empty: as the settings of expenses say. */
  gracePeriod?: InputMaybe<Scalars['Int']['input']>;
  /** The most that may be declared within the flexible benefit plan in a year. */
  maxLimit?: InputMaybe<Scalars['Decimal']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Where the basis is a percentage of a component. */
  percentOfId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the basis is a percentage. */
  percentage?: InputMaybe<Scalars['Decimal']['input']>;
  /** How often it is paid. */
  period?: InputMaybe<PayPeriod>;
  /** A perquisite: its value is part of the cost and of the pay that is taxed, and is not paid out. */
  perks?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the plan gives stays as it is. */
  restrictEmployeeFromOverridingFBPAmount?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<RecordStatus>;
  taxInclusion?: InputMaybe<Scalars['Boolean']['input']>;
  /** Gross components sum up others and are no part of the cost. */
  type?: InputMaybe<SalaryComponentType>;
  /** Of a reimbursement: the workflow that claims of it go through, whoever claims. Empty: that of other claims. */
  workFlowId?: InputMaybe<Scalars['ID']['input']>;
};

export type SalaryComponentSort = {
  field: SalaryComponentSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type SalaryComponentSortField =
  | 'amount'
  | 'asIsPayment'
  | 'basis'
  | 'calculationType'
  | 'code'
  | 'considerForEPF'
  | 'considerForInsurance'
  | 'considerForProvidentFund'
  | 'createdAt'
  | 'custom'
  | 'customFormula'
  | 'description'
  | 'employeeShare'
  | 'employeeShareAmount'
  | 'employerShare'
  | 'employerShareAmount'
  | 'fbpComponent'
  | 'gracePeriod'
  | 'maxLimit'
  | 'name'
  | 'percentOfId'
  | 'percentage'
  | 'period'
  | 'perks'
  | 'restrictEmployeeFromOverridingFBPAmount'
  | 'status'
  | 'taxInclusion'
  | 'type'
  | 'updatedAt'
  | 'workFlowId';

export type SalaryComponentType =
  | 'BONUS'
  | 'EARNING'
  | 'FLEXIBLE_BENEFIT'
  | 'GROSS'
  | 'REIMBURSEMENT'
  | 'RETIRAL';

export type SalaryComponentTypeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<SalaryComponentType>;
  in?: InputMaybe<Array<SalaryComponentType>>;
};

/** A salary under the specified names. Without annualCTC it is previousCtc raised by reviseCtcByPercentage, to the coin; where that is not told, the employee's last CTC, if the person reads it. Without lists of parts those of templateId count. */
export type SalaryDetailInput = {
  annualCTC?: InputMaybe<Scalars['Decimal']['input']>;
  annualGrossSalary?: InputMaybe<Scalars['Decimal']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** The day by which years of service and the days of the month are counted; today without one. */
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The figures do not depend on what follows. */
  effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  monthlyGrossSalary?: InputMaybe<Scalars['Decimal']['input']>;
  payoutMonth?: InputMaybe<Scalars['String']['input']>;
  previousCtc?: InputMaybe<Scalars['Decimal']['input']>;
  reviseCtcByPercentage?: InputMaybe<Scalars['Decimal']['input']>;
  revisionStatus?: InputMaybe<Scalars['String']['input']>;
  revisionType?: InputMaybe<Scalars['String']['input']>;
  revisionWithoutArrear?: InputMaybe<Scalars['Boolean']['input']>;
  /** YYYY-MM, in place of effectiveFrom. */
  salaryEffectiveMonth?: InputMaybe<Scalars['String']['input']>;
  salaryEffectiveTo?: InputMaybe<Scalars['String']['input']>;
  templateId?: InputMaybe<Scalars['Int']['input']>;
  templateName?: InputMaybe<Scalars['String']['input']>;
  templateStatus?: InputMaybe<Scalars['String']['input']>;
};

export type SalaryDetailsSaved = {
  /** Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  revisionStatus?: Maybe<Scalars['String']['output']>;
  salaryId?: Maybe<Scalars['Int']['output']>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SalaryFigure = {
  annual: Scalars['Decimal']['output'];
  code: Scalars['String']['output'];
  componentId: Scalars['Int']['output'];
  /** Of the fiscal year's last month, where it brings what the months before left over. */
  lastMonth?: Maybe<Scalars['Decimal']['output']>;
  /** Null where it is not paid by the month. */
  monthly?: Maybe<Scalars['Decimal']['output']>;
  name: Scalars['String']['output'];
  period: PayPeriod;
  source: SalaryFigureSource;
  type: SalaryComponentType;
};

/** An amount that a formula reads, in the period that it is reckoned for. */
export type SalaryFigureInput = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** Where a figure comes from. What its inputs come from stands in their own figures. */
export type SalaryFigureSource = {
  calculationType: SalaryCalculationType;
  /** Before rounding, to four digits. */
  exact: Scalars['String']['output'];
  /** Null for the balance: the cost to the company less the inputs. */
  formula?: Maybe<Scalars['String']['output']>;
  inputs: Array<SalaryFigureInput>;
  /** What the formula gives, to four digits; of a retiral the wage that shares are taken of. */
  reckoned: Scalars['String']['output'];
  rounded: Scalars['String']['output'];
  /** Percent of it that counts, where a share does. */
  share?: Maybe<Scalars['String']['output']>;
};

export type SalaryOverview = {
  /** What all of them cost a year, where the person reads the salaries of everybody; in currency. */
  annualCTC?: Maybe<Scalars['Decimal']['output']>;
  coming?: Maybe<Scalars['Int']['output']>;
  comingRevisions: Array<SalaryOverviewLine>;
  currency: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Revisions. Null without the right on them. */
  waiting?: Maybe<Scalars['Int']['output']>;
  /** Those that wait for approval longest, and those whose day comes next; five each, without amounts. */
  waitingRevisions: Array<SalaryOverviewLine>;
  /** Employees who are paid by a salary now. Null without the right on salaries. */
  withSalary?: Maybe<Scalars['Int']['output']>;
  withoutSalary?: Maybe<Scalars['Int']['output']>;
};

export type SalaryOverviewLine = {
  effectiveFrom: Scalars['LocalDate']['output'];
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  revisionType: SalaryRevisionType;
  salaryId: Scalars['Int']['output'];
};

export type SalaryRecordDeleted = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SalaryRetiralInput = {
  componentId: Scalars['Int']['input'];
  /** In place of the component's own. */
  employeeShare?: InputMaybe<Scalars['Decimal']['input']>;
  /** In place of the component's own. */
  employerShare?: InputMaybe<Scalars['Decimal']['input']>;
};

export type SalaryRevisionResult = {
  /** Why not. */
  message: Scalars['String']['output'];
  revisionId: Scalars['Int']['output'];
  success: Scalars['Boolean']['output'];
};

export type SalaryRevisionStatus =
  /** Its day has come. */
  | 'APPLIED'
  /** Holds from its day on. */
  | 'APPROVED'
  | 'CANCELLED'
  | 'DRAFT'
  | 'PENDING_APPROVAL';

export type SalaryRevisionStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<SalaryRevisionStatus>;
  in?: InputMaybe<Array<SalaryRevisionStatus>>;
};

export type SalaryRevisionType =
  | 'ANNUAL_REVIEW'
  | 'CORRECTION'
  /** The first salary. */
  | 'JOINING'
  | 'MARKET_ADJUSTMENT'
  | 'OTHER'
  | 'PROMOTION';

export type SalaryRevisionTypeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<SalaryRevisionType>;
  in?: InputMaybe<Array<SalaryRevisionType>>;
};

export type SalaryRevisionsMoved = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  failureCount: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  results: Array<SalaryRevisionResult>;
  successCount: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SalaryStructure = {
  allowances: Array<SalaryFigure>;
  annualCTC: Scalars['Float']['output'];
  /** Without what the employer puts by. */
  annualGrossSalary: Scalars['Float']['output'];
  currency: Scalars['String']['output'];
  currencySymbol: Scalars['String']['output'];
  /** Sums that are no part of the cost. */
  grosses: Array<SalaryFigure>;
  /** What is paid in an ordinary month: without what is paid by the quarter or the year. The fact monthlyGross of formulas is another: a twelfth of annualGrossSalary. */
  monthlyGrossSalary: Scalars['Float']['output'];
  retirals: Array<SalaryFigure>;
  /** Whether the months between revision and effect are left as they were paid. */
  revisionWithoutArrear: Scalars['Boolean']['output'];
  roundOff: RoundOffMode;
  roundOffTo: Scalars['Decimal']['output'];
};

/** A set of components that makes a salary of its cost to the company. */
export type SalaryTemplate = {
  /** What is paid. One of them takes the balance. A percentage or an amount here takes the place of the component’s own. */
  allowances?: Maybe<Array<SalaryTemplateAllowance>>;
  /** The cost to the company of a usual salary; each salary has its own. */
  annualCTC?: Maybe<Scalars['Decimal']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  effectiveFrom: Scalars['LocalDate']['output'];
  /** Empty: until further notice. */
  effectiveTo?: Maybe<Scalars['LocalDate']['output']>;
  /** Sums that are shown beside. */
  grosses?: Maybe<Array<SalaryTemplateGross>>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** What is put by for later. Shares here take the place of the component’s own. */
  retirals?: Maybe<Array<SalaryTemplateRetiral>>;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type SalaryTemplateAllowance = {
  amount?: Maybe<Scalars['Decimal']['output']>;
  component: SalaryComponent;
  id: Scalars['ID']['output'];
  percentage?: Maybe<Scalars['Decimal']['output']>;
};

export type SalaryTemplateAllowanceInput = {
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  componentId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  percentage?: InputMaybe<Scalars['Decimal']['input']>;
};

export type SalaryTemplateAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SalaryTemplate>;
};

export type SalaryTemplateChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SalaryTemplate>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SalaryTemplateDetails = {
  currencySymbol: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  /** The months of the fiscal year, the first one first: 4 is April. */
  fiscalMonthArray: Array<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  /** JSON text: slabWisePF, and the retirals of the provident fund with their shares. */
  pfSettings: Scalars['String']['output'];
  /** JSON text: roundOff and roundOffTo. */
  roundOffSettings: Scalars['String']['output'];
  /**
   * JSON text: of the employee named by employeeId the salary that holds now, with includeHistoricalRecords all of them, the latest first: salaryId, employeeId, employeeName, revisionStatus, revisionType, isPresent, templateId,
   * templateName, description, currency, annualCTC, previousCtc, reviseCtcByPercentage, annualGrossSalary, monthlyGrossSalary, effectiveFrom, effectiveTo, salaryEffectiveMonth, salaryEffectiveTo, payoutMonth,
   * revisionWithoutArrear, allowances, retirals, grosses; in view mode salaryStructure and employeeRetiralDetails, the figures as they were saved. None of whom the person reads no salaries.
   */
  salaryDetails: Scalars['String']['output'];
  /** JSON text: templateId, templateName, description, templateStatus, annualCTC, effectiveFrom, effectiveTo, allowances, retirals, grosses of each; in view mode salaryStructure, the figures for its annualCTC. */
  templateDetails: Scalars['String']['output'];
};

export type SalaryTemplateFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<SalaryTemplateFilter>>;
  annualCTC?: InputMaybe<DecimalFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  effectiveFrom?: InputMaybe<LocalDateFilter>;
  effectiveTo?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<SalaryTemplateFilter>;
  or?: InputMaybe<Array<SalaryTemplateFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type SalaryTemplateGross = {
  component: SalaryComponent;
  id: Scalars['ID']['output'];
};

export type SalaryTemplateGrossInput = {
  componentId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type SalaryTemplateInput = {
  /** What is paid. One of them takes the balance. A percentage or an amount here takes the place of the component’s own. */
  allowances?: InputMaybe<Array<SalaryTemplateAllowanceInput>>;
  /** The cost to the company of a usual salary; each salary has its own. */
  annualCTC?: InputMaybe<Scalars['Decimal']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  effectiveFrom: Scalars['LocalDate']['input'];
  /** Empty: until further notice. */
  effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Sums that are shown beside. */
  grosses?: InputMaybe<Array<SalaryTemplateGrossInput>>;
  name: Scalars['String']['input'];
  /** What is put by for later. Shares here take the place of the component’s own. */
  retirals?: InputMaybe<Array<SalaryTemplateRetiralInput>>;
  status?: InputMaybe<RecordStatus>;
};

export type SalaryTemplatePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<SalaryTemplate>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type SalaryTemplatePatch = {
  /** What is paid. One of them takes the balance. A percentage or an amount here takes the place of the component’s own. */
  allowances?: InputMaybe<Array<SalaryTemplateAllowanceInput>>;
  /** The cost to the company of a usual salary; each salary has its own. */
  annualCTC?: InputMaybe<Scalars['Decimal']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Empty: until further notice. */
  effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Sums that are shown beside. */
  grosses?: InputMaybe<Array<SalaryTemplateGrossInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** What is put by for later. Shares here take the place of the component’s own. */
  retirals?: InputMaybe<Array<SalaryTemplateRetiralInput>>;
  status?: InputMaybe<RecordStatus>;
};

export type SalaryTemplateRetiral = {
  component: SalaryComponent;
  employeeShare?: Maybe<Scalars['Decimal']['output']>;
  employerShare?: Maybe<Scalars['Decimal']['output']>;
  id: Scalars['ID']['output'];
};

export type SalaryTemplateRetiralInput = {
  componentId: Scalars['ID']['input'];
  employeeShare?: InputMaybe<Scalars['Decimal']['input']>;
  employerShare?: InputMaybe<Scalars['Decimal']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type SalaryTemplateSort = {
  field: SalaryTemplateSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type SalaryTemplateSortField =
  | 'annualCTC'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'effectiveFrom'
  | 'effectiveTo'
  | 'name'
  | 'status'
  | 'updatedAt';

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

/** What is owed on either side when somebody leaves, line by line, and how it is settled. */
export type Settlement = {
  adjustments?: Maybe<Scalars['JSON']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  custom: Scalars['JSON']['output'];
  deductions?: Maybe<Scalars['Decimal']['output']>;
  /** By which it is paid, as the rule says that was in force on the last working day. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Who leaves by an approved exit. */
  employee: Employee;
  employerCost?: Maybe<Scalars['Decimal']['output']>;
  exit: Exit;
  /** When the last bank file with it was made. */
  filedAt?: Maybe<Scalars['DateTime']['output']>;
  filedBy?: Maybe<Scalars['String']['output']>;
  finalizedAt?: Maybe<Scalars['DateTime']['output']>;
  finalizedBy?: Maybe<Scalars['String']['output']>;
  /** The days of the pay cycle that it pays, up to the last working day. */
  fromDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Death or disablement: gratuity is paid whatever the length of service. */
  gratuityAtOnce: Scalars['Boolean']['output'];
  gross?: Maybe<Scalars['Decimal']['output']>;
  id: Scalars['ID']['output'];
  lastWorkingDay?: Maybe<Scalars['LocalDate']['output']>;
  lines?: Maybe<Scalars['JSON']['output']>;
  /** That of the employee. */
  name: Scalars['String']['output'];
  /** Below nothing: what the employee owes. */
  net?: Maybe<Scalars['Decimal']['output']>;
  /** For whoever looks through it and makes it final. */
  note?: Maybe<Scalars['String']['output']>;
  /** What becomes of days of notice that were not served. Empty: as the designation says. */
  notice?: Maybe<SettlementNotice>;
  noticeDate?: Maybe<Scalars['LocalDate']['output']>;
  /** The day on which it was transferred, or the recovery came in. */
  paidOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Of the transfer, cheque or receipt. */
  paidReference?: Maybe<Scalars['String']['output']>;
  /** What to look at before it is final. */
  points?: Maybe<Array<SettlementPoint>>;
  preparedAt?: Maybe<Scalars['DateTime']['output']>;
  preparedBy?: Maybe<Scalars['String']['output']>;
  preparedById?: Maybe<Scalars['Int']['output']>;
  /** Claims and held payslips that are paid with it. */
  reimbursements?: Maybe<Scalars['Decimal']['output']>;
  /** Why it was given back. */
  returnReason?: Maybe<Scalars['String']['output']>;
  /** The person whose it is sees it once it is final. */
  status: SettlementStatus;
  submittedBy?: Maybe<Scalars['String']['output']>;
  submittedById?: Maybe<Scalars['Int']['output']>;
  toDate?: Maybe<Scalars['LocalDate']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type SettlementAdjustmentInput = {
  /** Added to the line, or taken from it where it is below nothing. */
  amount: Scalars['Decimal']['input'];
  /** Of the line that it corrects; null for a line of its own. */
  code?: InputMaybe<Scalars['String']['input']>;
  kind: PayslipLineKind;
  reason: Scalars['String']['input'];
  /** Of a line of its own. */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type SettlementAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Settlement>;
};

export type SettlementChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Settlement>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SettlementDecision =
  | 'FINALIZE'
  /** Takes that back, while nothing was transferred. */
  | 'REOPEN';

export type SettlementFile = {
  /** Base64. */
  content: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type SettlementFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<SettlementFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  deductions?: InputMaybe<DecimalFilter>;
  dueOn?: InputMaybe<LocalDateFilter>;
  employeeId?: InputMaybe<IdFilter>;
  employerCost?: InputMaybe<DecimalFilter>;
  exitId?: InputMaybe<IdFilter>;
  filedAt?: InputMaybe<DateTimeFilter>;
  filedBy?: InputMaybe<TextFilter>;
  finalizedAt?: InputMaybe<DateTimeFilter>;
  finalizedBy?: InputMaybe<TextFilter>;
  fromDate?: InputMaybe<LocalDateFilter>;
  gratuityAtOnce?: InputMaybe<BooleanFilter>;
  gross?: InputMaybe<DecimalFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  lastWorkingDay?: InputMaybe<LocalDateFilter>;
  name?: InputMaybe<TextFilter>;
  net?: InputMaybe<DecimalFilter>;
  not?: InputMaybe<SettlementFilter>;
  note?: InputMaybe<TextFilter>;
  notice?: InputMaybe<SettlementNoticeFilter>;
  noticeDate?: InputMaybe<LocalDateFilter>;
  or?: InputMaybe<Array<SettlementFilter>>;
  paidOn?: InputMaybe<LocalDateFilter>;
  paidReference?: InputMaybe<TextFilter>;
  preparedAt?: InputMaybe<DateTimeFilter>;
  preparedBy?: InputMaybe<TextFilter>;
  preparedById?: InputMaybe<IntFilter>;
  reimbursements?: InputMaybe<DecimalFilter>;
  returnReason?: InputMaybe<TextFilter>;
  status?: InputMaybe<SettlementStatusFilter>;
  submittedBy?: InputMaybe<TextFilter>;
  submittedById?: InputMaybe<IntFilter>;
  toDate?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type SettlementInput = {
  adjustments?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Who leaves by an approved exit. */
  employeeId: Scalars['ID']['input'];
  exitId?: InputMaybe<Scalars['ID']['input']>;
  finalizedAt?: InputMaybe<Scalars['DateTime']['input']>;
  finalizedBy?: InputMaybe<Scalars['String']['input']>;
  /** Death or disablement: gratuity is paid whatever the length of service. */
  gratuityAtOnce?: InputMaybe<Scalars['Boolean']['input']>;
  /** That of the employee. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** For whoever looks through it and makes it final. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What becomes of days of notice that were not served. Empty: as the designation says. */
  notice?: InputMaybe<SettlementNotice>;
  /** The day on which it was transferred, or the recovery came in. */
  paidOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of the transfer, cheque or receipt. */
  paidReference?: InputMaybe<Scalars['String']['input']>;
  /** Why it was given back. */
  returnReason?: InputMaybe<Scalars['String']['input']>;
  /** The person whose it is sees it once it is final. */
  status?: InputMaybe<SettlementStatus>;
  submittedBy?: InputMaybe<Scalars['String']['input']>;
  submittedById?: InputMaybe<Scalars['Int']['input']>;
};

export type SettlementLine = {
  amount: Scalars['Decimal']['output'];
  code: Scalars['String']['output'];
  kind: PayslipLineKind;
  parts: Array<SettlementPart>;
  title: Scalars['String']['output'];
};

export type SettlementMoved = {
  /** Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  status: SettlementStatus;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SettlementNotice =
  /** The employer pays the days. */
  | 'PAID'
  /** The employee owes the days. */
  | 'RECOVERED'
  /** Nobody owes anything. */
  | 'WAIVED';

export type SettlementNoticeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<SettlementNotice>;
  in?: InputMaybe<Array<SettlementNotice>>;
};

export type SettlementPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Settlement>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type SettlementPart = {
  /** Of an adjustment. */
  adjustmentId?: Maybe<Scalars['ID']['output']>;
  amount: Scalars['Decimal']['output'];
  days?: Maybe<Scalars['Decimal']['output']>;
  /** How it was reckoned, in the reader’s language. */
  how?: Maybe<Scalars['String']['output']>;
  /** The rule that says so, with its source. */
  law?: Maybe<Scalars['String']['output']>;
  origin: PayslipOrigin;
  /** In the reader’s language. */
  title: Scalars['String']['output'];
};

export type SettlementPatch = {
  adjustments?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Who leaves by an approved exit. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  exitId?: InputMaybe<Scalars['ID']['input']>;
  finalizedAt?: InputMaybe<Scalars['DateTime']['input']>;
  finalizedBy?: InputMaybe<Scalars['String']['input']>;
  /** Death or disablement: gratuity is paid whatever the length of service. */
  gratuityAtOnce?: InputMaybe<Scalars['Boolean']['input']>;
  /** That of the employee. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** For whoever looks through it and makes it final. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What becomes of days of notice that were not served. Empty: as the designation says. */
  notice?: InputMaybe<SettlementNotice>;
  /** The day on which it was transferred, or the recovery came in. */
  paidOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of the transfer, cheque or receipt. */
  paidReference?: InputMaybe<Scalars['String']['input']>;
  /** Why it was given back. */
  returnReason?: InputMaybe<Scalars['String']['input']>;
  /** The person whose it is sees it once it is final. */
  status?: InputMaybe<SettlementStatus>;
  submittedBy?: InputMaybe<Scalars['String']['input']>;
  submittedById?: InputMaybe<Scalars['Int']['input']>;
};

/** What stands in the way of a settlement, or is to be looked at. */
export type SettlementPoint =
  /** An advance waits for a decision, or to be paid. */
  | 'ADVANCES_WAIT'
  /** Special wages are of days whose attendance is finalized, and some of the last ones are not. */
  | 'ATTENDANCE_OPEN'
  | 'CLAIMS_WAIT'
  | 'CLAWBACKS_WAIT'
  /** An earlier pay cycle is not final yet. */
  | 'EARLIER_CYCLE_OPEN'
  /** One-time earnings are planned for after the fiscal year. */
  | 'EARNINGS_LATER'
  | 'EARNINGS_WAIT'
  /** The last working day is not over. */
  | 'LAST_DAY_AHEAD'
  | 'LEAVE_WAITS'
  /** It is there to be transferred, and no account is. */
  | 'NO_BANK_ACCOUNT'
  /** The exit is not approved any more. */
  | 'NO_EXIT'
  /** No rule is in force: leave, notice and the deadline are not reckoned. */
  | 'NO_RULE'
  | 'NO_SALARY'
  | 'OVERTIME_WAITS'
  /** The employee owes more than is paid. */
  | 'RECOVERY_DUE'
  /** Uniform is to be returned. */
  | 'UNIFORM_OUT'
  /** Lost uniform was deducted or paid before, and is not charged again. */
  | 'UNIFORM_PAID';

export type SettlementSheet = {
  /** Bank and the last signs of the account that it goes to. */
  account?: Maybe<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
  dateOfJoin: Scalars['LocalDate']['output'];
  deductions: Scalars['Decimal']['output'];
  department?: Maybe<Scalars['String']['output']>;
  designation?: Maybe<Scalars['String']['output']>;
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  employeeId: Scalars['ID']['output'];
  employeeName: Scalars['String']['output'];
  employeeNumber?: Maybe<Scalars['String']['output']>;
  employerCost: Scalars['Decimal']['output'];
  finalizedAt?: Maybe<Scalars['DateTime']['output']>;
  finalizedBy?: Maybe<Scalars['String']['output']>;
  fromDate: Scalars['LocalDate']['output'];
  gross: Scalars['Decimal']['output'];
  /** Something that it rests on is not as it was when it was reckoned. */
  isMoved: Scalars['Boolean']['output'];
  /** Whoever asks prepared it or asked for the decision, and so does not make it final. */
  isOwn: Scalars['Boolean']['output'];
  lastWorkingDay: Scalars['LocalDate']['output'];
  lines: Array<SettlementLine>;
  location?: Maybe<Scalars['String']['output']>;
  net: Scalars['Decimal']['output'];
  note?: Maybe<Scalars['String']['output']>;
  notice?: Maybe<SettlementNotice>;
  noticeDate: Scalars['LocalDate']['output'];
  organization: Scalars['String']['output'];
  paidOn?: Maybe<Scalars['LocalDate']['output']>;
  paidReference?: Maybe<Scalars['String']['output']>;
  points: Array<SettlementPoint>;
  preparedAt?: Maybe<Scalars['DateTime']['output']>;
  preparedBy?: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
  reimbursements: Scalars['Decimal']['output'];
  returnReason?: Maybe<Scalars['String']['output']>;
  settlementId: Scalars['ID']['output'];
  status: SettlementStatus;
  submittedBy?: Maybe<Scalars['String']['output']>;
  toDate: Scalars['LocalDate']['output'];
};

export type SettlementSheetAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  settlement: SettlementSheet;
};

export type SettlementSort = {
  field: SettlementSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type SettlementSortField =
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'deductions'
  | 'dueOn'
  | 'employeeId'
  | 'employerCost'
  | 'exitId'
  | 'filedAt'
  | 'filedBy'
  | 'finalizedAt'
  | 'finalizedBy'
  | 'fromDate'
  | 'gratuityAtOnce'
  | 'gross'
  | 'lastWorkingDay'
  | 'name'
  | 'net'
  | 'note'
  | 'notice'
  | 'noticeDate'
  | 'paidOn'
  | 'paidReference'
  | 'preparedAt'
  | 'preparedBy'
  | 'preparedById'
  | 'reimbursements'
  | 'returnReason'
  | 'status'
  | 'submittedBy'
  | 'submittedById'
  | 'toDate'
  | 'updatedAt';

/** Where a settlement stands. */
export type SettlementStatus =
  | 'DRAFT'
  | 'FINAL'
  | 'PAID'
  /** Somebody else than who prepared it makes it final. */
  | 'PENDING';

export type SettlementStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<SettlementStatus>;
  in?: InputMaybe<Array<SettlementStatus>>;
};

export type SettlementStep =
  /** The transfer was made, or the recovery came in. */
  | 'PAY'
  /** Back to draft, with the reason where somebody else asked. */
  | 'RETURN'
  /** Asks somebody else to make it final. */
  | 'SUBMIT'
  /** Takes that back. */
  | 'UNPAY';

export type SettlementTransferAnswer = {
  banks: Array<FundTransferBank>;
  currency: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  /** When the last bank file of settlements was made, and by whom. */
  filedAt?: Maybe<Scalars['DateTime']['output']>;
  filedBy?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  newAccounts: Scalars['Int']['output'];
  rows: Array<SettlementTransferRow>;
  /** The final runs that may be looked at, the latest first. */
  runs: Array<FundTransferRun>;
  seesAccounts: Scalars['Boolean']['output'];
  /** Final settlements of which something is due and nothing was paid. */
  settlementsDue: Scalars['Int']['output'];
  sums: Array<FundTransferSum>;
  totalRecords: Scalars['Int']['output'];
};

export type SettlementTransferRow = {
  accountHolder?: Maybe<Scalars['String']['output']>;
  /** Its last digits alone for whoever may not look at bank accounts. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  bank?: Maybe<Scalars['String']['output']>;
  branchCode?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['ID']['output'];
  employeeName: Scalars['String']['output'];
  employeeNumber?: Maybe<Scalars['String']['output']>;
  /** The account was added or changed after the last bank file that it was in, and nothing was transferred yet. */
  isAccountNew: Scalars['Boolean']['output'];
  net: Scalars['Decimal']['output'];
  paidOn?: Maybe<Scalars['LocalDate']['output']>;
  paidReference?: Maybe<Scalars['String']['output']>;
  settlementId: Scalars['ID']['output'];
  standing: FundTransferStanding;
};

export type SettlementsTransferred = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  settlements: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

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

export type TaxRegimeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<TaxRegime>;
  in?: InputMaybe<Array<TaxRegime>>;
};

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

/** Leave within finalized pay cycles; cycles that are open are not evaluated. The twelve latest, oldest first. */
export type Utilization = {
  /** What may be taken in the current year, in days. */
  entitledDays: Scalars['Decimal']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Taken in the finalized cycles of the current year. */
  takenDays: Scalars['Decimal']['output'];
  utilization: Array<CycleUtilization>;
};

export type UtilizationShare = {
  /** Working days of approved leave within the cycle. */
  days: Scalars['Decimal']['output'];
  leaveName: Scalars['String']['output'];
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
export type Workflow = {
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
  AdhocAllowance: ResolverTypeWrapper<AdhocAllowance>;
  AdhocAllowanceAnswer: ResolverTypeWrapper<AdhocAllowanceAnswer>;
  AdhocAllowanceChange: ResolverTypeWrapper<AdhocAllowanceChange>;
  AdhocAllowanceFilter: AdhocAllowanceFilter;
  AdhocAllowanceInput: AdhocAllowanceInput;
  AdhocAllowancePage: ResolverTypeWrapper<AdhocAllowancePage>;
  AdhocAllowancePatch: AdhocAllowancePatch;
  AdhocAllowanceSort: AdhocAllowanceSort;
  AdhocAllowanceSortField: AdhocAllowanceSortField;
  AdhocCalculation: AdhocCalculation;
  AdhocCalculationFilter: AdhocCalculationFilter;
  AdvanceBasis: AdvanceBasis;
  AdvanceBasisFilter: AdvanceBasisFilter;
  AdvanceChange: ResolverTypeWrapper<AdvanceChange>;
  AdvanceChangeInput: AdvanceChangeInput;
  AdvanceChangeKind: AdvanceChangeKind;
  AdvanceEntry: ResolverTypeWrapper<AdvanceEntry>;
  AdvanceEntryKind: AdvanceEntryKind;
  AdvanceInstalment: ResolverTypeWrapper<AdvanceInstalment>;
  AdvanceWay: AdvanceWay;
  AdvanceWayFilter: AdvanceWayFilter;
  AirTicketBasis: AirTicketBasis;
  AirTicketBasisFilter: AirTicketBasisFilter;
  AirTicketClass: AirTicketClass;
  AirTicketClassFilter: AirTicketClassFilter;
  AirTicketCycle: AirTicketCycle;
  AirTicketCycleFilter: AirTicketCycleFilter;
  AirTicketCycles: AirTicketCycles;
  AirTicketFare: ResolverTypeWrapper<AirTicketFare>;
  AirTicketFareAnswer: ResolverTypeWrapper<AirTicketFareAnswer>;
  AirTicketFareChange: ResolverTypeWrapper<AirTicketFareChange>;
  AirTicketFareFilter: AirTicketFareFilter;
  AirTicketFareInput: AirTicketFareInput;
  AirTicketFarePage: ResolverTypeWrapper<AirTicketFarePage>;
  AirTicketFarePatch: AirTicketFarePatch;
  AirTicketFareSort: AirTicketFareSort;
  AirTicketFareSortField: AirTicketFareSortField;
  AirTicketFilter: AirTicketFilter;
  AirTicketHome: ResolverTypeWrapper<AirTicketHome>;
  AirTicketHomeAnswer: ResolverTypeWrapper<AirTicketHomeAnswer>;
  AirTicketHomeChange: ResolverTypeWrapper<AirTicketHomeChange>;
  AirTicketHomeFilter: AirTicketHomeFilter;
  AirTicketHomeInput: AirTicketHomeInput;
  AirTicketHomePage: ResolverTypeWrapper<AirTicketHomePage>;
  AirTicketHomePatch: AirTicketHomePatch;
  AirTicketHomeSort: AirTicketHomeSort;
  AirTicketHomeSortField: AirTicketHomeSortField;
  AirTicketKin: ResolverTypeWrapper<AirTicketKin>;
  AirTicketKinInput: AirTicketKinInput;
  AirTicketKinship: AirTicketKinship;
  AirTicketPolicy: ResolverTypeWrapper<AirTicketPolicy>;
  AirTicketPolicyAnswer: ResolverTypeWrapper<AirTicketPolicyAnswer>;
  AirTicketPolicyChange: ResolverTypeWrapper<AirTicketPolicyChange>;
  AirTicketPolicyFilter: AirTicketPolicyFilter;
  AirTicketPolicyInput: AirTicketPolicyInput;
  AirTicketPolicyPage: ResolverTypeWrapper<AirTicketPolicyPage>;
  AirTicketPolicyPatch: AirTicketPolicyPatch;
  AirTicketPolicySort: AirTicketPolicySort;
  AirTicketPolicySortField: AirTicketPolicySortField;
  AirTicketSector: ResolverTypeWrapper<AirTicketSector>;
  AirTicketSectorAnswer: ResolverTypeWrapper<AirTicketSectorAnswer>;
  AirTicketSectorChange: ResolverTypeWrapper<AirTicketSectorChange>;
  AirTicketSectorFilter: AirTicketSectorFilter;
  AirTicketSectorInput: AirTicketSectorInput;
  AirTicketSectorPage: ResolverTypeWrapper<AirTicketSectorPage>;
  AirTicketSectorPatch: AirTicketSectorPatch;
  AirTicketSectorSort: AirTicketSectorSort;
  AirTicketSectorSortField: AirTicketSectorSortField;
  AirTicketSettlement: ResolverTypeWrapper<AirTicketSettlement>;
  AirTicketStanding: ResolverTypeWrapper<AirTicketStanding>;
  AirTicketTotals: ResolverTypeWrapper<AirTicketTotals>;
  AllowanceRegime: ResolverTypeWrapper<AllowanceRegime>;
  AllowancesWithRegime: ResolverTypeWrapper<AllowancesWithRegime>;
  BenefitsClawback: ResolverTypeWrapper<BenefitsClawback>;
  BenefitsClawbacks: ResolverTypeWrapper<BenefitsClawbacks>;
  BenefitsEarnings: ResolverTypeWrapper<BenefitsEarnings>;
  BenefitsGroup: BenefitsGroup;
  BenefitsOverview: ResolverTypeWrapper<BenefitsOverview>;
  BenefitsPayout: ResolverTypeWrapper<BenefitsPayout>;
  BenefitsReport: ResolverTypeWrapper<BenefitsReport>;
  BenefitsReportColumn: ResolverTypeWrapper<BenefitsReportColumn>;
  BenefitsReportFilter: BenefitsReportFilter;
  BenefitsReportGroup: BenefitsReportGroup;
  BenefitsReportRow: ResolverTypeWrapper<BenefitsReportRow>;
  BenefitsSum: ResolverTypeWrapper<BenefitsSum>;
  BonusCalculation: BonusCalculation;
  BonusCalculationFilter: BonusCalculationFilter;
  BonusKind: BonusKind;
  BonusKindFilter: BonusKindFilter;
  BonusLine: ResolverTypeWrapper<BonusLine>;
  BonusLineAnswer: ResolverTypeWrapper<BonusLineAnswer>;
  BonusLineChange: ResolverTypeWrapper<BonusLineChange>;
  BonusLineFilter: BonusLineFilter;
  BonusLinePage: ResolverTypeWrapper<BonusLinePage>;
  BonusLinePatch: BonusLinePatch;
  BonusLineSort: BonusLineSort;
  BonusLineSortField: BonusLineSortField;
  BonusPlan: ResolverTypeWrapper<BonusPlan>;
  BonusPlanAnswer: ResolverTypeWrapper<BonusPlanAnswer>;
  BonusPlanChange: ResolverTypeWrapper<BonusPlanChange>;
  BonusPlanFilter: BonusPlanFilter;
  BonusPlanInput: BonusPlanInput;
  BonusPlanPage: ResolverTypeWrapper<BonusPlanPage>;
  BonusPlanPatch: BonusPlanPatch;
  BonusPlanSort: BonusPlanSort;
  BonusPlanSortField: BonusPlanSortField;
  BonusRound: ResolverTypeWrapper<BonusRound>;
  BonusRoundAnswer: ResolverTypeWrapper<BonusRoundAnswer>;
  BonusRoundChange: ResolverTypeWrapper<BonusRoundChange>;
  BonusRoundFilter: BonusRoundFilter;
  BonusRoundInput: BonusRoundInput;
  BonusRoundMoved: ResolverTypeWrapper<BonusRoundMoved>;
  BonusRoundPage: ResolverTypeWrapper<BonusRoundPage>;
  BonusRoundPatch: BonusRoundPatch;
  BonusRoundReckoned: ResolverTypeWrapper<BonusRoundReckoned>;
  BonusRoundSort: BonusRoundSort;
  BonusRoundSortField: BonusRoundSortField;
  BonusRoundStatus: BonusRoundStatus;
  BonusRoundStatusFilter: BonusRoundStatusFilter;
  BonusStep: BonusStep;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  CalculatedSalary: ResolverTypeWrapper<CalculatedSalary>;
  ChangeKind: ChangeKind;
  ChangeSetFilter: ChangeSetFilter;
  ChangeSource: ChangeSource;
  Clawback: ResolverTypeWrapper<Clawback>;
  ClawbackAnswer: ResolverTypeWrapper<ClawbackAnswer>;
  ClawbackChange: ResolverTypeWrapper<ClawbackChange>;
  ClawbackConfiguration: ClawbackConfiguration;
  ClawbackConfigurationFilter: ClawbackConfigurationFilter;
  ClawbackFilter: ClawbackFilter;
  ClawbackPage: ResolverTypeWrapper<ClawbackPage>;
  ClawbackPatch: ClawbackPatch;
  ClawbackSort: ClawbackSort;
  ClawbackSortField: ClawbackSortField;
  ClawbackStatus: ClawbackStatus;
  ClawbackStatusFilter: ClawbackStatusFilter;
  ColumnKind: ColumnKind;
  Coverage: Coverage;
  CoverageFilter: CoverageFilter;
  CustomEmployeeGroup: ResolverTypeWrapper<CustomEmployeeGroup>;
  CycleFrequency: CycleFrequency;
  CycleGeneration: ResolverTypeWrapper<CycleGeneration>;
  CyclePreview: ResolverTypeWrapper<CyclePreview>;
  CycleUtilization: ResolverTypeWrapper<CycleUtilization>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  DecidedStep: ResolverTypeWrapper<DecidedStep>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalFilter: DecimalFilter;
  DeclarationLock: DeclarationLock;
  DeclarationStatus: DeclarationStatus;
  DeclarationType: DeclarationType;
  DeleteAnswer: ResolverTypeWrapper<DeleteAnswer>;
  EarningAhead: ResolverTypeWrapper<EarningAhead>;
  EarningStatus: EarningStatus;
  EarningStatusFilter: EarningStatusFilter;
  EarningsAhead: ResolverTypeWrapper<EarningsAhead>;
  EarningsGiven: ResolverTypeWrapper<EarningsGiven>;
  EducationLevel: EducationLevel;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  Employee: ResolverTypeWrapper<Employee>;
  EmployeeRetiral: ResolverTypeWrapper<EmployeeRetiral>;
  EmployeeSalary: ResolverTypeWrapper<EmployeeSalary>;
  EmployeeSalaryAllowance: ResolverTypeWrapper<EmployeeSalaryAllowance>;
  EmployeeSalaryAllowanceInput: EmployeeSalaryAllowanceInput;
  EmployeeSalaryAnswer: ResolverTypeWrapper<EmployeeSalaryAnswer>;
  EmployeeSalaryChange: ResolverTypeWrapper<EmployeeSalaryChange>;
  EmployeeSalaryFilter: EmployeeSalaryFilter;
  EmployeeSalaryGross: ResolverTypeWrapper<EmployeeSalaryGross>;
  EmployeeSalaryGrossInput: EmployeeSalaryGrossInput;
  EmployeeSalaryInput: EmployeeSalaryInput;
  EmployeeSalaryPage: ResolverTypeWrapper<EmployeeSalaryPage>;
  EmployeeSalaryPatch: EmployeeSalaryPatch;
  EmployeeSalaryRetiral: ResolverTypeWrapper<EmployeeSalaryRetiral>;
  EmployeeSalaryRetiralInput: EmployeeSalaryRetiralInput;
  EmployeeSalarySort: EmployeeSalarySort;
  EmployeeSalarySortField: EmployeeSalarySortField;
  EmployeeWithoutSalary: ResolverTypeWrapper<EmployeeWithoutSalary>;
  EmployeesWithoutSalary: ResolverTypeWrapper<EmployeesWithoutSalary>;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  Exit: ResolverTypeWrapper<Exit>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: Form;
  FormulaSet: FormulaSet;
  FormulaWord: ResolverTypeWrapper<FormulaWord>;
  FormulaWords: ResolverTypeWrapper<FormulaWords>;
  FundTransferAnswer: ResolverTypeWrapper<FundTransferAnswer>;
  FundTransferBank: ResolverTypeWrapper<FundTransferBank>;
  FundTransferMoved: ResolverTypeWrapper<FundTransferMoved>;
  FundTransferRow: ResolverTypeWrapper<FundTransferRow>;
  FundTransferRun: ResolverTypeWrapper<FundTransferRun>;
  FundTransferStanding: FundTransferStanding;
  FundTransferSum: ResolverTypeWrapper<FundTransferSum>;
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
  Leaver: ResolverTypeWrapper<Leaver>;
  LeaverState: LeaverState;
  Leavers: ResolverTypeWrapper<Leavers>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalDateFilter: LocalDateFilter;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LocalTimeFilter: LocalTimeFilter;
  Lookup: ResolverTypeWrapper<Lookup>;
  LookupPage: ResolverTypeWrapper<LookupPage>;
  MailsAhead: ResolverTypeWrapper<MailsAhead>;
  MaritalStatus: MaritalStatus;
  Month: Month;
  MonthFilter: MonthFilter;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OneTimeEarning: ResolverTypeWrapper<OneTimeEarning>;
  OneTimeEarningAnswer: ResolverTypeWrapper<OneTimeEarningAnswer>;
  OneTimeEarningChange: ResolverTypeWrapper<OneTimeEarningChange>;
  OneTimeEarningFilter: OneTimeEarningFilter;
  OneTimeEarningInput: OneTimeEarningInput;
  OneTimeEarningPage: ResolverTypeWrapper<OneTimeEarningPage>;
  OneTimeEarningPatch: OneTimeEarningPatch;
  OneTimeEarningSort: OneTimeEarningSort;
  OneTimeEarningSortField: OneTimeEarningSortField;
  OutstandingAdvance: ResolverTypeWrapper<OutstandingAdvance>;
  OutstandingAdvanceSums: ResolverTypeWrapper<OutstandingAdvanceSums>;
  OutstandingAdvances: ResolverTypeWrapper<OutstandingAdvances>;
  OutstandingAdvancesFilter: OutstandingAdvancesFilter;
  OutstandingAdvancesGroup: OutstandingAdvancesGroup;
  OvertimeBasis: OvertimeBasis;
  OwnSalary: ResolverTypeWrapper<OwnSalary>;
  PayChange: ResolverTypeWrapper<PayChange>;
  PayChangeReason: PayChangeReason;
  PayComponentChange: ResolverTypeWrapper<PayComponentChange>;
  PayDayRule: PayDayRule;
  PayDayShift: PayDayShift;
  PayPeriod: PayPeriod;
  PayPeriodFilter: PayPeriodFilter;
  PayRange: ResolverTypeWrapper<PayRange>;
  PayRangeStanding: PayRangeStanding;
  PayoutFrom: PayoutFrom;
  PayoutFromFilter: PayoutFromFilter;
  PayrollAction: ResolverTypeWrapper<PayrollAction>;
  PayrollActionKind: PayrollActionKind;
  PayrollActions: ResolverTypeWrapper<PayrollActions>;
  PayrollCycle: ResolverTypeWrapper<PayrollCycle>;
  PayrollCycleAnswer: ResolverTypeWrapper<PayrollCycleAnswer>;
  PayrollCycleChange: ResolverTypeWrapper<PayrollCycleChange>;
  PayrollCycleFilter: PayrollCycleFilter;
  PayrollCycleInput: PayrollCycleInput;
  PayrollCyclePage: ResolverTypeWrapper<PayrollCyclePage>;
  PayrollCyclePatch: PayrollCyclePatch;
  PayrollCycleSort: PayrollCycleSort;
  PayrollCycleSortField: PayrollCycleSortField;
  PayrollCycleStatus: PayrollCycleStatus;
  PayrollCycleStatusFilter: PayrollCycleStatusFilter;
  PayrollGeneralSetting: ResolverTypeWrapper<PayrollGeneralSetting>;
  PayrollGeneralSettingAnswer: ResolverTypeWrapper<PayrollGeneralSettingAnswer>;
  PayrollGeneralSettingChange: ResolverTypeWrapper<PayrollGeneralSettingChange>;
  PayrollGeneralSettingFilter: PayrollGeneralSettingFilter;
  PayrollGeneralSettingInput: PayrollGeneralSettingInput;
  PayrollGeneralSettingPage: ResolverTypeWrapper<PayrollGeneralSettingPage>;
  PayrollGeneralSettingPatch: PayrollGeneralSettingPatch;
  PayrollGeneralSettingSort: PayrollGeneralSettingSort;
  PayrollGeneralSettingSortField: PayrollGeneralSettingSortField;
  PayrollGeneralSettingsAnswer: ResolverTypeWrapper<PayrollGeneralSettingsAnswer>;
  PayrollPeriod: PayrollPeriod;
  PayrollPeriodFilter: PayrollPeriodFilter;
  PayrollReconciliation: ResolverTypeWrapper<PayrollReconciliation>;
  PayrollRun: ResolverTypeWrapper<PayrollRun>;
  PayrollRunAnswer: ResolverTypeWrapper<PayrollRunAnswer>;
  PayrollRunChange: ResolverTypeWrapper<PayrollRunChange>;
  PayrollRunFilter: PayrollRunFilter;
  PayrollRunHeld: ResolverTypeWrapper<PayrollRunHeld>;
  PayrollRunHours: ResolverTypeWrapper<PayrollRunHours>;
  PayrollRunHoursConcern: PayrollRunHoursConcern;
  PayrollRunInput: PayrollRunInput;
  PayrollRunMoved: ResolverTypeWrapper<PayrollRunMoved>;
  PayrollRunPage: ResolverTypeWrapper<PayrollRunPage>;
  PayrollRunPatch: PayrollRunPatch;
  PayrollRunPoint: ResolverTypeWrapper<PayrollRunPoint>;
  PayrollRunReckoned: ResolverTypeWrapper<PayrollRunReckoned>;
  PayrollRunReview: ResolverTypeWrapper<PayrollRunReview>;
  PayrollRunSort: PayrollRunSort;
  PayrollRunSortField: PayrollRunSortField;
  PayrollRunStart: ResolverTypeWrapper<PayrollRunStart>;
  PayrollRunStatus: PayrollRunStatus;
  PayrollRunStatusFilter: PayrollRunStatusFilter;
  PayrollRunSum: ResolverTypeWrapper<PayrollRunSum>;
  PayrollRunWork: ResolverTypeWrapper<PayrollRunWork>;
  PayrollRunWorkAnswer: ResolverTypeWrapper<PayrollRunWorkAnswer>;
  Payslip: ResolverTypeWrapper<Payslip>;
  PayslipAnswer: ResolverTypeWrapper<PayslipAnswer>;
  PayslipChange: ResolverTypeWrapper<PayslipChange>;
  PayslipFile: ResolverTypeWrapper<PayslipFile>;
  PayslipFilter: PayslipFilter;
  PayslipLine: ResolverTypeWrapper<PayslipLine>;
  PayslipLineKind: PayslipLineKind;
  PayslipOrigin: PayslipOrigin;
  PayslipPage: ResolverTypeWrapper<PayslipPage>;
  PayslipPart: ResolverTypeWrapper<PayslipPart>;
  PayslipPatch: PayslipPatch;
  PayslipSheet: ResolverTypeWrapper<PayslipSheet>;
  PayslipSheetAnswer: ResolverTypeWrapper<PayslipSheetAnswer>;
  PayslipSort: PayslipSort;
  PayslipSortField: PayslipSortField;
  PayslipStatus: PayslipStatus;
  PayslipStatusFilter: PayslipStatusFilter;
  PayslipWarning: PayslipWarning;
  PlannedCycle: ResolverTypeWrapper<PlannedCycle>;
  Preset: Preset;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReckonedSalaryAdvance: ResolverTypeWrapper<ReckonedSalaryAdvance>;
  ReconciledRun: ResolverTypeWrapper<ReconciledRun>;
  RecordStatus: RecordStatus;
  RecordStatusFilter: RecordStatusFilter;
  RecordView: RecordView;
  Relationship: ResolverTypeWrapper<Relationship>;
  RelativePerson: RelativePerson;
  RequestKind: RequestKind;
  RequestStatus: RequestStatus;
  RequestStatusFilter: RequestStatusFilter;
  Right: Right;
  RoundOffMode: RoundOffMode;
  RoundOffModeFilter: RoundOffModeFilter;
  RowsFilter: RowsFilter;
  SalaryAdvance: ResolverTypeWrapper<SalaryAdvance>;
  SalaryAdvanceAnswer: ResolverTypeWrapper<SalaryAdvanceAnswer>;
  SalaryAdvanceChange: ResolverTypeWrapper<SalaryAdvanceChange>;
  SalaryAdvanceFilter: SalaryAdvanceFilter;
  SalaryAdvanceInput: SalaryAdvanceInput;
  SalaryAdvanceMoved: ResolverTypeWrapper<SalaryAdvanceMoved>;
  SalaryAdvancePage: ResolverTypeWrapper<SalaryAdvancePage>;
  SalaryAdvancePatch: SalaryAdvancePatch;
  SalaryAdvanceSetting: ResolverTypeWrapper<SalaryAdvanceSetting>;
  SalaryAdvanceSettingAnswer: ResolverTypeWrapper<SalaryAdvanceSettingAnswer>;
  SalaryAdvanceSettingChange: ResolverTypeWrapper<SalaryAdvanceSettingChange>;
  SalaryAdvanceSettingFilter: SalaryAdvanceSettingFilter;
  SalaryAdvanceSettingInput: SalaryAdvanceSettingInput;
  SalaryAdvanceSettingPage: ResolverTypeWrapper<SalaryAdvanceSettingPage>;
  SalaryAdvanceSettingPatch: SalaryAdvanceSettingPatch;
  SalaryAdvanceSettingSort: SalaryAdvanceSettingSort;
  SalaryAdvanceSettingSortField: SalaryAdvanceSettingSortField;
  SalaryAdvanceSheet: ResolverTypeWrapper<SalaryAdvanceSheet>;
  SalaryAdvanceSort: SalaryAdvanceSort;
  SalaryAdvanceSortField: SalaryAdvanceSortField;
  SalaryAdvanceStep: SalaryAdvanceStep;
  SalaryAllowanceInput: SalaryAllowanceInput;
  SalaryBasis: SalaryBasis;
  SalaryBasisFilter: SalaryBasisFilter;
  SalaryBenefit: SalaryBenefit;
  SalaryCalculationType: SalaryCalculationType;
  SalaryCalculationTypeFilter: SalaryCalculationTypeFilter;
  SalaryComponent: ResolverTypeWrapper<SalaryComponent>;
  SalaryComponentAnswer: ResolverTypeWrapper<SalaryComponentAnswer>;
  SalaryComponentChange: ResolverTypeWrapper<SalaryComponentChange>;
  SalaryComponentFilter: SalaryComponentFilter;
  SalaryComponentInput: SalaryComponentInput;
  SalaryComponentPage: ResolverTypeWrapper<SalaryComponentPage>;
  SalaryComponentPatch: SalaryComponentPatch;
  SalaryComponentSort: SalaryComponentSort;
  SalaryComponentSortField: SalaryComponentSortField;
  SalaryComponentType: SalaryComponentType;
  SalaryComponentTypeFilter: SalaryComponentTypeFilter;
  SalaryDetailInput: SalaryDetailInput;
  SalaryDetailsSaved: ResolverTypeWrapper<SalaryDetailsSaved>;
  SalaryFigure: ResolverTypeWrapper<SalaryFigure>;
  SalaryFigureInput: ResolverTypeWrapper<SalaryFigureInput>;
  SalaryFigureSource: ResolverTypeWrapper<SalaryFigureSource>;
  SalaryOverview: ResolverTypeWrapper<SalaryOverview>;
  SalaryOverviewLine: ResolverTypeWrapper<SalaryOverviewLine>;
  SalaryRecordDeleted: ResolverTypeWrapper<SalaryRecordDeleted>;
  SalaryRetiralInput: SalaryRetiralInput;
  SalaryRevisionResult: ResolverTypeWrapper<SalaryRevisionResult>;
  SalaryRevisionStatus: SalaryRevisionStatus;
  SalaryRevisionStatusFilter: SalaryRevisionStatusFilter;
  SalaryRevisionType: SalaryRevisionType;
  SalaryRevisionTypeFilter: SalaryRevisionTypeFilter;
  SalaryRevisionsMoved: ResolverTypeWrapper<SalaryRevisionsMoved>;
  SalaryStructure: ResolverTypeWrapper<SalaryStructure>;
  SalaryTemplate: ResolverTypeWrapper<SalaryTemplate>;
  SalaryTemplateAllowance: ResolverTypeWrapper<SalaryTemplateAllowance>;
  SalaryTemplateAllowanceInput: SalaryTemplateAllowanceInput;
  SalaryTemplateAnswer: ResolverTypeWrapper<SalaryTemplateAnswer>;
  SalaryTemplateChange: ResolverTypeWrapper<SalaryTemplateChange>;
  SalaryTemplateDetails: ResolverTypeWrapper<SalaryTemplateDetails>;
  SalaryTemplateFilter: SalaryTemplateFilter;
  SalaryTemplateGross: ResolverTypeWrapper<SalaryTemplateGross>;
  SalaryTemplateGrossInput: SalaryTemplateGrossInput;
  SalaryTemplateInput: SalaryTemplateInput;
  SalaryTemplatePage: ResolverTypeWrapper<SalaryTemplatePage>;
  SalaryTemplatePatch: SalaryTemplatePatch;
  SalaryTemplateRetiral: ResolverTypeWrapper<SalaryTemplateRetiral>;
  SalaryTemplateRetiralInput: SalaryTemplateRetiralInput;
  SalaryTemplateSort: SalaryTemplateSort;
  SalaryTemplateSortField: SalaryTemplateSortField;
  SalaryType: SalaryType;
  Scope: Scope;
  ScreenAction: ScreenAction;
  Settlement: ResolverTypeWrapper<Settlement>;
  SettlementAdjustmentInput: SettlementAdjustmentInput;
  SettlementAnswer: ResolverTypeWrapper<SettlementAnswer>;
  SettlementChange: ResolverTypeWrapper<SettlementChange>;
  SettlementDecision: SettlementDecision;
  SettlementFile: ResolverTypeWrapper<SettlementFile>;
  SettlementFilter: SettlementFilter;
  SettlementInput: SettlementInput;
  SettlementLine: ResolverTypeWrapper<SettlementLine>;
  SettlementMoved: ResolverTypeWrapper<SettlementMoved>;
  SettlementNotice: SettlementNotice;
  SettlementNoticeFilter: SettlementNoticeFilter;
  SettlementPage: ResolverTypeWrapper<SettlementPage>;
  SettlementPart: ResolverTypeWrapper<SettlementPart>;
  SettlementPatch: SettlementPatch;
  SettlementPoint: SettlementPoint;
  SettlementSheet: ResolverTypeWrapper<SettlementSheet>;
  SettlementSheetAnswer: ResolverTypeWrapper<SettlementSheetAnswer>;
  SettlementSort: SettlementSort;
  SettlementSortField: SettlementSortField;
  SettlementStatus: SettlementStatus;
  SettlementStatusFilter: SettlementStatusFilter;
  SettlementStep: SettlementStep;
  SettlementTransferAnswer: ResolverTypeWrapper<SettlementTransferAnswer>;
  SettlementTransferRow: ResolverTypeWrapper<SettlementTransferRow>;
  SettlementsTransferred: ResolverTypeWrapper<SettlementsTransferred>;
  SkillProficiency: SkillProficiency;
  SortOrder: SortOrder;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TaxRegime: TaxRegime;
  TaxRegimeFilter: TaxRegimeFilter;
  TaxReliefSection: TaxReliefSection;
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  Utilization: ResolverTypeWrapper<Utilization>;
  UtilizationShare: ResolverTypeWrapper<UtilizationShare>;
  Weekday: Weekday;
  WorkDayKind: WorkDayKind;
  Workflow: ResolverTypeWrapper<Workflow>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Scalars['Address']['output'];
  AdhocAllowance: AdhocAllowance;
  AdhocAllowanceAnswer: AdhocAllowanceAnswer;
  AdhocAllowanceChange: AdhocAllowanceChange;
  AdhocAllowanceFilter: AdhocAllowanceFilter;
  AdhocAllowanceInput: AdhocAllowanceInput;
  AdhocAllowancePage: AdhocAllowancePage;
  AdhocAllowancePatch: AdhocAllowancePatch;
  AdhocAllowanceSort: AdhocAllowanceSort;
  AdhocCalculationFilter: AdhocCalculationFilter;
  AdvanceBasisFilter: AdvanceBasisFilter;
  AdvanceChange: AdvanceChange;
  AdvanceChangeInput: AdvanceChangeInput;
  AdvanceEntry: AdvanceEntry;
  AdvanceInstalment: AdvanceInstalment;
  AdvanceWayFilter: AdvanceWayFilter;
  AirTicketBasisFilter: AirTicketBasisFilter;
  AirTicketClassFilter: AirTicketClassFilter;
  AirTicketCycleFilter: AirTicketCycleFilter;
  AirTicketFare: AirTicketFare;
  AirTicketFareAnswer: AirTicketFareAnswer;
  AirTicketFareChange: AirTicketFareChange;
  AirTicketFareFilter: AirTicketFareFilter;
  AirTicketFareInput: AirTicketFareInput;
  AirTicketFarePage: AirTicketFarePage;
  AirTicketFarePatch: AirTicketFarePatch;
  AirTicketFareSort: AirTicketFareSort;
  AirTicketFilter: AirTicketFilter;
  AirTicketHome: AirTicketHome;
  AirTicketHomeAnswer: AirTicketHomeAnswer;
  AirTicketHomeChange: AirTicketHomeChange;
  AirTicketHomeFilter: AirTicketHomeFilter;
  AirTicketHomeInput: AirTicketHomeInput;
  AirTicketHomePage: AirTicketHomePage;
  AirTicketHomePatch: AirTicketHomePatch;
  AirTicketHomeSort: AirTicketHomeSort;
  AirTicketKin: AirTicketKin;
  AirTicketKinInput: AirTicketKinInput;
  AirTicketPolicy: AirTicketPolicy;
  AirTicketPolicyAnswer: AirTicketPolicyAnswer;
  AirTicketPolicyChange: AirTicketPolicyChange;
  AirTicketPolicyFilter: AirTicketPolicyFilter;
  AirTicketPolicyInput: AirTicketPolicyInput;
  AirTicketPolicyPage: AirTicketPolicyPage;
  AirTicketPolicyPatch: AirTicketPolicyPatch;
  AirTicketPolicySort: AirTicketPolicySort;
  AirTicketSector: AirTicketSector;
  AirTicketSectorAnswer: AirTicketSectorAnswer;
  AirTicketSectorChange: AirTicketSectorChange;
  AirTicketSectorFilter: AirTicketSectorFilter;
  AirTicketSectorInput: AirTicketSectorInput;
  AirTicketSectorPage: AirTicketSectorPage;
  AirTicketSectorPatch: AirTicketSectorPatch;
  AirTicketSectorSort: AirTicketSectorSort;
  AirTicketSettlement: AirTicketSettlement;
  AirTicketStanding: AirTicketStanding;
  AirTicketTotals: AirTicketTotals;
  AllowanceRegime: AllowanceRegime;
  AllowancesWithRegime: AllowancesWithRegime;
  BenefitsClawback: BenefitsClawback;
  BenefitsClawbacks: BenefitsClawbacks;
  BenefitsEarnings: BenefitsEarnings;
  BenefitsOverview: BenefitsOverview;
  BenefitsPayout: BenefitsPayout;
  BenefitsReport: BenefitsReport;
  BenefitsReportColumn: BenefitsReportColumn;
  BenefitsReportFilter: BenefitsReportFilter;
  BenefitsReportRow: BenefitsReportRow;
  BenefitsSum: BenefitsSum;
  BonusCalculationFilter: BonusCalculationFilter;
  BonusKindFilter: BonusKindFilter;
  BonusLine: BonusLine;
  BonusLineAnswer: BonusLineAnswer;
  BonusLineChange: BonusLineChange;
  BonusLineFilter: BonusLineFilter;
  BonusLinePage: BonusLinePage;
  BonusLinePatch: BonusLinePatch;
  BonusLineSort: BonusLineSort;
  BonusPlan: BonusPlan;
  BonusPlanAnswer: BonusPlanAnswer;
  BonusPlanChange: BonusPlanChange;
  BonusPlanFilter: BonusPlanFilter;
  BonusPlanInput: BonusPlanInput;
  BonusPlanPage: BonusPlanPage;
  BonusPlanPatch: BonusPlanPatch;
  BonusPlanSort: BonusPlanSort;
  BonusRound: BonusRound;
  BonusRoundAnswer: BonusRoundAnswer;
  BonusRoundChange: BonusRoundChange;
  BonusRoundFilter: BonusRoundFilter;
  BonusRoundInput: BonusRoundInput;
  BonusRoundMoved: BonusRoundMoved;
  BonusRoundPage: BonusRoundPage;
  BonusRoundPatch: BonusRoundPatch;
  BonusRoundReckoned: BonusRoundReckoned;
  BonusRoundSort: BonusRoundSort;
  BonusRoundStatusFilter: BonusRoundStatusFilter;
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  CalculatedSalary: CalculatedSalary;
  ChangeSetFilter: ChangeSetFilter;
  Clawback: Clawback;
  ClawbackAnswer: ClawbackAnswer;
  ClawbackChange: ClawbackChange;
  ClawbackConfigurationFilter: ClawbackConfigurationFilter;
  ClawbackFilter: ClawbackFilter;
  ClawbackPage: ClawbackPage;
  ClawbackPatch: ClawbackPatch;
  ClawbackSort: ClawbackSort;
  ClawbackStatusFilter: ClawbackStatusFilter;
  CoverageFilter: CoverageFilter;
  CustomEmployeeGroup: CustomEmployeeGroup;
  CycleGeneration: CycleGeneration;
  CyclePreview: CyclePreview;
  CycleUtilization: CycleUtilization;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DecidedStep: DecidedStep;
  Decimal: Scalars['Decimal']['output'];
  DecimalFilter: DecimalFilter;
  DeleteAnswer: DeleteAnswer;
  EarningAhead: EarningAhead;
  EarningStatusFilter: EarningStatusFilter;
  EarningsAhead: EarningsAhead;
  EarningsGiven: EarningsGiven;
  EmailAddress: Scalars['EmailAddress']['output'];
  Employee: Employee;
  EmployeeRetiral: EmployeeRetiral;
  EmployeeSalary: EmployeeSalary;
  EmployeeSalaryAllowance: EmployeeSalaryAllowance;
  EmployeeSalaryAllowanceInput: EmployeeSalaryAllowanceInput;
  EmployeeSalaryAnswer: EmployeeSalaryAnswer;
  EmployeeSalaryChange: EmployeeSalaryChange;
  EmployeeSalaryFilter: EmployeeSalaryFilter;
  EmployeeSalaryGross: EmployeeSalaryGross;
  EmployeeSalaryGrossInput: EmployeeSalaryGrossInput;
  EmployeeSalaryInput: EmployeeSalaryInput;
  EmployeeSalaryPage: EmployeeSalaryPage;
  EmployeeSalaryPatch: EmployeeSalaryPatch;
  EmployeeSalaryRetiral: EmployeeSalaryRetiral;
  EmployeeSalaryRetiralInput: EmployeeSalaryRetiralInput;
  EmployeeSalarySort: EmployeeSalarySort;
  EmployeeWithoutSalary: EmployeeWithoutSalary;
  EmployeesWithoutSalary: EmployeesWithoutSalary;
  EndpointStatus: EndpointStatus;
  Exit: Exit;
  FieldChange: FieldChange;
  FieldProblem: FieldProblem;
  Float: Scalars['Float']['output'];
  FormulaWord: FormulaWord;
  FormulaWords: FormulaWords;
  FundTransferAnswer: FundTransferAnswer;
  FundTransferBank: FundTransferBank;
  FundTransferMoved: FundTransferMoved;
  FundTransferRow: FundTransferRow;
  FundTransferRun: FundTransferRun;
  FundTransferSum: FundTransferSum;
  HexColorCode: Scalars['HexColorCode']['output'];
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  ID: Scalars['ID']['output'];
  IdFilter: IdFilter;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  JSON: Scalars['JSON']['output'];
  Leaver: Leaver;
  Leavers: Leavers;
  LocalDate: Scalars['LocalDate']['output'];
  LocalDateFilter: LocalDateFilter;
  LocalTime: Scalars['LocalTime']['output'];
  LocalTimeFilter: LocalTimeFilter;
  Lookup: Lookup;
  LookupPage: LookupPage;
  MailsAhead: MailsAhead;
  MonthFilter: MonthFilter;
  Mutation: Record<PropertyKey, never>;
  OneTimeEarning: OneTimeEarning;
  OneTimeEarningAnswer: OneTimeEarningAnswer;
  OneTimeEarningChange: OneTimeEarningChange;
  OneTimeEarningFilter: OneTimeEarningFilter;
  OneTimeEarningInput: OneTimeEarningInput;
  OneTimeEarningPage: OneTimeEarningPage;
  OneTimeEarningPatch: OneTimeEarningPatch;
  OneTimeEarningSort: OneTimeEarningSort;
  OutstandingAdvance: OutstandingAdvance;
  OutstandingAdvanceSums: OutstandingAdvanceSums;
  OutstandingAdvances: OutstandingAdvances;
  OutstandingAdvancesFilter: OutstandingAdvancesFilter;
  OwnSalary: OwnSalary;
  PayChange: PayChange;
  PayComponentChange: PayComponentChange;
  PayPeriodFilter: PayPeriodFilter;
  PayRange: PayRange;
  PayoutFromFilter: PayoutFromFilter;
  PayrollAction: PayrollAction;
  PayrollActions: PayrollActions;
  PayrollCycle: PayrollCycle;
  PayrollCycleAnswer: PayrollCycleAnswer;
  PayrollCycleChange: PayrollCycleChange;
  PayrollCycleFilter: PayrollCycleFilter;
  PayrollCycleInput: PayrollCycleInput;
  PayrollCyclePage: PayrollCyclePage;
  PayrollCyclePatch: PayrollCyclePatch;
  PayrollCycleSort: PayrollCycleSort;
  PayrollCycleStatusFilter: PayrollCycleStatusFilter;
  PayrollGeneralSetting: PayrollGeneralSetting;
  PayrollGeneralSettingAnswer: PayrollGeneralSettingAnswer;
  PayrollGeneralSettingChange: PayrollGeneralSettingChange;
  PayrollGeneralSettingFilter: PayrollGeneralSettingFilter;
  PayrollGeneralSettingInput: PayrollGeneralSettingInput;
  PayrollGeneralSettingPage: PayrollGeneralSettingPage;
  PayrollGeneralSettingPatch: PayrollGeneralSettingPatch;
  PayrollGeneralSettingSort: PayrollGeneralSettingSort;
  PayrollGeneralSettingsAnswer: PayrollGeneralSettingsAnswer;
  PayrollPeriodFilter: PayrollPeriodFilter;
  PayrollReconciliation: PayrollReconciliation;
  PayrollRun: PayrollRun;
  PayrollRunAnswer: PayrollRunAnswer;
  PayrollRunChange: PayrollRunChange;
  PayrollRunFilter: PayrollRunFilter;
  PayrollRunHeld: PayrollRunHeld;
  PayrollRunHours: PayrollRunHours;
  PayrollRunInput: PayrollRunInput;
  PayrollRunMoved: PayrollRunMoved;
  PayrollRunPage: PayrollRunPage;
  PayrollRunPatch: PayrollRunPatch;
  PayrollRunPoint: PayrollRunPoint;
  PayrollRunReckoned: PayrollRunReckoned;
  PayrollRunReview: PayrollRunReview;
  PayrollRunSort: PayrollRunSort;
  PayrollRunStart: PayrollRunStart;
  PayrollRunStatusFilter: PayrollRunStatusFilter;
  PayrollRunSum: PayrollRunSum;
  PayrollRunWork: PayrollRunWork;
  PayrollRunWorkAnswer: PayrollRunWorkAnswer;
  Payslip: Payslip;
  PayslipAnswer: PayslipAnswer;
  PayslipChange: PayslipChange;
  PayslipFile: PayslipFile;
  PayslipFilter: PayslipFilter;
  PayslipLine: PayslipLine;
  PayslipPage: PayslipPage;
  PayslipPart: PayslipPart;
  PayslipPatch: PayslipPatch;
  PayslipSheet: PayslipSheet;
  PayslipSheetAnswer: PayslipSheetAnswer;
  PayslipSort: PayslipSort;
  PayslipStatusFilter: PayslipStatusFilter;
  PlannedCycle: PlannedCycle;
  Query: Record<PropertyKey, never>;
  ReckonedSalaryAdvance: ReckonedSalaryAdvance;
  ReconciledRun: ReconciledRun;
  RecordStatusFilter: RecordStatusFilter;
  Relationship: Relationship;
  RequestStatusFilter: RequestStatusFilter;
  RoundOffModeFilter: RoundOffModeFilter;
  RowsFilter: RowsFilter;
  SalaryAdvance: SalaryAdvance;
  SalaryAdvanceAnswer: SalaryAdvanceAnswer;
  SalaryAdvanceChange: SalaryAdvanceChange;
  SalaryAdvanceFilter: SalaryAdvanceFilter;
  SalaryAdvanceInput: SalaryAdvanceInput;
  SalaryAdvanceMoved: SalaryAdvanceMoved;
  SalaryAdvancePage: SalaryAdvancePage;
  SalaryAdvancePatch: SalaryAdvancePatch;
  SalaryAdvanceSetting: SalaryAdvanceSetting;
  SalaryAdvanceSettingAnswer: SalaryAdvanceSettingAnswer;
  SalaryAdvanceSettingChange: SalaryAdvanceSettingChange;
  SalaryAdvanceSettingFilter: SalaryAdvanceSettingFilter;
  SalaryAdvanceSettingInput: SalaryAdvanceSettingInput;
  SalaryAdvanceSettingPage: SalaryAdvanceSettingPage;
  SalaryAdvanceSettingPatch: SalaryAdvanceSettingPatch;
  SalaryAdvanceSettingSort: SalaryAdvanceSettingSort;
  SalaryAdvanceSheet: SalaryAdvanceSheet;
  SalaryAdvanceSort: SalaryAdvanceSort;
  SalaryAllowanceInput: SalaryAllowanceInput;
  SalaryBasisFilter: SalaryBasisFilter;
  SalaryCalculationTypeFilter: SalaryCalculationTypeFilter;
  SalaryComponent: SalaryComponent;
  SalaryComponentAnswer: SalaryComponentAnswer;
  SalaryComponentChange: SalaryComponentChange;
  SalaryComponentFilter: SalaryComponentFilter;
  SalaryComponentInput: SalaryComponentInput;
  SalaryComponentPage: SalaryComponentPage;
  SalaryComponentPatch: SalaryComponentPatch;
  SalaryComponentSort: SalaryComponentSort;
  SalaryComponentTypeFilter: SalaryComponentTypeFilter;
  SalaryDetailInput: SalaryDetailInput;
  SalaryDetailsSaved: SalaryDetailsSaved;
  SalaryFigure: SalaryFigure;
  SalaryFigureInput: SalaryFigureInput;
  SalaryFigureSource: SalaryFigureSource;
  SalaryOverview: SalaryOverview;
  SalaryOverviewLine: SalaryOverviewLine;
  SalaryRecordDeleted: SalaryRecordDeleted;
  SalaryRetiralInput: SalaryRetiralInput;
  SalaryRevisionResult: SalaryRevisionResult;
  SalaryRevisionStatusFilter: SalaryRevisionStatusFilter;
  SalaryRevisionTypeFilter: SalaryRevisionTypeFilter;
  SalaryRevisionsMoved: SalaryRevisionsMoved;
  SalaryStructure: SalaryStructure;
  SalaryTemplate: SalaryTemplate;
  SalaryTemplateAllowance: SalaryTemplateAllowance;
  SalaryTemplateAllowanceInput: SalaryTemplateAllowanceInput;
  SalaryTemplateAnswer: SalaryTemplateAnswer;
  SalaryTemplateChange: SalaryTemplateChange;
  SalaryTemplateDetails: SalaryTemplateDetails;
  SalaryTemplateFilter: SalaryTemplateFilter;
  SalaryTemplateGross: SalaryTemplateGross;
  SalaryTemplateGrossInput: SalaryTemplateGrossInput;
  SalaryTemplateInput: SalaryTemplateInput;
  SalaryTemplatePage: SalaryTemplatePage;
  SalaryTemplatePatch: SalaryTemplatePatch;
  SalaryTemplateRetiral: SalaryTemplateRetiral;
  SalaryTemplateRetiralInput: SalaryTemplateRetiralInput;
  SalaryTemplateSort: SalaryTemplateSort;
  Settlement: Settlement;
  SettlementAdjustmentInput: SettlementAdjustmentInput;
  SettlementAnswer: SettlementAnswer;
  SettlementChange: SettlementChange;
  SettlementFile: SettlementFile;
  SettlementFilter: SettlementFilter;
  SettlementInput: SettlementInput;
  SettlementLine: SettlementLine;
  SettlementMoved: SettlementMoved;
  SettlementNoticeFilter: SettlementNoticeFilter;
  SettlementPage: SettlementPage;
  SettlementPart: SettlementPart;
  SettlementPatch: SettlementPatch;
  SettlementSheet: SettlementSheet;
  SettlementSheetAnswer: SettlementSheetAnswer;
  SettlementSort: SettlementSort;
  SettlementStatusFilter: SettlementStatusFilter;
  SettlementTransferAnswer: SettlementTransferAnswer;
  SettlementTransferRow: SettlementTransferRow;
  SettlementsTransferred: SettlementsTransferred;
  String: Scalars['String']['output'];
  TaxRegimeFilter: TaxRegimeFilter;
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: UndoAnswer;
  Utilization: Utilization;
  UtilizationShare: UtilizationShare;
  Workflow: Workflow;
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

export type AdhocAllowanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdhocAllowance'] = ResolversParentTypes['AdhocAllowance']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  autoApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  benefitsAssociation?: Resolver<Maybe<Array<ResolversTypes['SalaryBenefit']>>, ParentType, ContextType>;
  calculationType?: Resolver<ResolversTypes['AdhocCalculation'], ParentType, ContextType>;
  clawbackAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  clawbackConfiguration?: Resolver<Maybe<ResolversTypes['ClawbackConfiguration']>, ParentType, ContextType>;
  clawbackFormula?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commitmentPeriod?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  commitmentPeriodMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customFormula?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultPayoutFrom?: Resolver<ResolversTypes['PayoutFrom'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  overrideAtEmployeeLevel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payoutmonths?: Resolver<Maybe<Array<ResolversTypes['Month']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  taxInclusion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdhocAllowanceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdhocAllowanceAnswer'] = ResolversParentTypes['AdhocAllowanceAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AdhocAllowance']>, ParentType, ContextType>;
};

export type AdhocAllowanceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdhocAllowanceChange'] = ResolversParentTypes['AdhocAllowanceChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AdhocAllowance']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AdhocAllowancePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdhocAllowancePage'] = ResolversParentTypes['AdhocAllowancePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AdhocAllowance']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdvanceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvanceChange'] = ResolversParentTypes['AdvanceChange']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instalments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdvanceChangeKind'], ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdvanceEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvanceEntry'] = ResolversParentTypes['AdvanceEntry']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  instalments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdvanceEntryKind'], ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdvanceInstalmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvanceInstalment'] = ResolversParentTypes['AdvanceInstalment']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type AirTicketFareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketFare'] = ResolversParentTypes['AirTicketFare']> = {
  adult?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  child?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  infant?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  sector?: Resolver<ResolversTypes['AirTicketSector'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ticketClass?: Resolver<ResolversTypes['AirTicketClass'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirTicketFareAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketFareAnswer'] = ResolversParentTypes['AirTicketFareAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AirTicketFare']>, ParentType, ContextType>;
};

export type AirTicketFareChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketFareChange'] = ResolversParentTypes['AirTicketFareChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AirTicketFare']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AirTicketFarePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketFarePage'] = ResolversParentTypes['AirTicketFarePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AirTicketFare']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirTicketHomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketHome'] = ResolversParentTypes['AirTicketHome']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sector?: Resolver<ResolversTypes['AirTicketSector'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirTicketHomeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketHomeAnswer'] = ResolversParentTypes['AirTicketHomeAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AirTicketHome']>, ParentType, ContextType>;
};

export type AirTicketHomeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketHomeChange'] = ResolversParentTypes['AirTicketHomeChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AirTicketHome']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AirTicketHomePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketHomePage'] = ResolversParentTypes['AirTicketHomePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AirTicketHome']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirTicketKinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketKin'] = ResolversParentTypes['AirTicketKin']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kin?: Resolver<ResolversTypes['AirTicketKinship'], ParentType, ContextType>;
  relationship?: Resolver<ResolversTypes['Relationship'], ParentType, ContextType>;
};

export type AirTicketPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketPolicy'] = ResolversParentTypes['AirTicketPolicy']> = {
  adultAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  afterConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['AirTicketBasis'], ParentType, ContextType>;
  carryCycles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  childAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  childUntilAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  childrenCovered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customGroup?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  cycleFrom?: Resolver<ResolversTypes['AirTicketCycle'], ParentType, ContextType>;
  cycleMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  effectiveUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  eligibleAfterMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  encashment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  encashmentPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  family?: Resolver<Maybe<Array<ResolversTypes['AirTicketKin']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inAdvance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  infantAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proratedForLeavers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  ticketClass?: Resolver<ResolversTypes['AirTicketClass'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirTicketPolicyAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketPolicyAnswer'] = ResolversParentTypes['AirTicketPolicyAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AirTicketPolicy']>, ParentType, ContextType>;
};

export type AirTicketPolicyChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketPolicyChange'] = ResolversParentTypes['AirTicketPolicyChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AirTicketPolicy']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AirTicketPolicyPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketPolicyPage'] = ResolversParentTypes['AirTicketPolicyPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AirTicketPolicy']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirTicketSectorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketSector'] = ResolversParentTypes['AirTicketSector']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUsual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirTicketSectorAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketSectorAnswer'] = ResolversParentTypes['AirTicketSectorAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AirTicketSector']>, ParentType, ContextType>;
};

export type AirTicketSectorChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketSectorChange'] = ResolversParentTypes['AirTicketSectorChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AirTicketSector']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AirTicketSectorPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketSectorPage'] = ResolversParentTypes['AirTicketSectorPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AirTicketSector']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirTicketSettlementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketSettlement'] = ResolversParentTypes['AirTicketSettlement']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPolicy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AirTicketStanding']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['AirTicketTotals'], ParentType, ContextType>;
};

export type AirTicketStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketStanding'] = ResolversParentTypes['AirTicketStanding']> = {
  accrued?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  claimed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  cycleFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  cycleUntil?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encashed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  entitled?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  liability?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  policyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ticketsUsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirTicketTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketTotals'] = ResolversParentTypes['AirTicketTotals']> = {
  accrued?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  claimed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  encashed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  entitled?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  liability?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type AllowanceRegimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllowanceRegime'] = ResolversParentTypes['AllowanceRegime']> = {
  allowanceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowanceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  allowanceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowanceType?: Resolver<ResolversTypes['SalaryComponentType'], ParentType, ContextType>;
  exemptUnder?: Resolver<Array<ResolversTypes['TaxRegime']>, ParentType, ContextType>;
  taxInclusion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AllowancesWithRegimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllowancesWithRegime'] = ResolversParentTypes['AllowancesWithRegime']> = {
  allowanceDetails?: Resolver<Array<ResolversTypes['AllowanceRegime']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BenefitsClawbackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BenefitsClawback'] = ResolversParentTypes['BenefitsClawback']> = {
  clawbackAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  clawbackId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  earningName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastWorkingDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type BenefitsClawbacksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BenefitsClawbacks'] = ResolversParentTypes['BenefitsClawbacks']> = {
  confirmed?: Resolver<ResolversTypes['BenefitsSum'], ParentType, ContextType>;
  proposed?: Resolver<ResolversTypes['BenefitsSum'], ParentType, ContextType>;
  waiting?: Resolver<Array<ResolversTypes['BenefitsClawback']>, ParentType, ContextType>;
};

export type BenefitsEarningsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BenefitsEarnings'] = ResolversParentTypes['BenefitsEarnings']> = {
  approved?: Resolver<ResolversTypes['BenefitsSum'], ParentType, ContextType>;
  committed?: Resolver<ResolversTypes['BenefitsSum'], ParentType, ContextType>;
  next?: Resolver<Array<ResolversTypes['BenefitsPayout']>, ParentType, ContextType>;
  paidThisYear?: Resolver<ResolversTypes['BenefitsSum'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['BenefitsSum'], ParentType, ContextType>;
};

export type BenefitsOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BenefitsOverview'] = ResolversParentTypes['BenefitsOverview']> = {
  clawbacks?: Resolver<Maybe<ResolversTypes['BenefitsClawbacks']>, ParentType, ContextType>;
  earnings?: Resolver<Maybe<ResolversTypes['BenefitsEarnings']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type BenefitsPayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BenefitsPayout'] = ResolversParentTypes['BenefitsPayout']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  earningId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payoutDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type BenefitsReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BenefitsReport'] = ResolversParentTypes['BenefitsReport']> = {
  columns?: Resolver<Array<ResolversTypes['BenefitsReportColumn']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BenefitsReportRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['BenefitsReportRow'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BenefitsReportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BenefitsReportColumn'] = ResolversParentTypes['BenefitsReportColumn']> = {
  group?: Resolver<ResolversTypes['BenefitsGroup'], ParentType, ContextType>;
  isDeduction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BenefitsReportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BenefitsReportRow'] = ResolversParentTypes['BenefitsReportRow']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type BenefitsSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BenefitsSum'] = ResolversParentTypes['BenefitsSum']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusLine'] = ResolversParentTypes['BonusLine']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  base?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  calculated?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  earning?: Resolver<Maybe<ResolversTypes['OneTimeEarning']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payoutDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  periodDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['BonusRound']>, ParentType, ContextType>;
  setOff?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BonusRoundStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusLineAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusLineAnswer'] = ResolversParentTypes['BonusLineAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['BonusLine']>, ParentType, ContextType>;
};

export type BonusLineChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusLineChange'] = ResolversParentTypes['BonusLineChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['BonusLine']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type BonusLinePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusLinePage'] = ResolversParentTypes['BonusLinePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BonusLine']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusPlan'] = ResolversParentTypes['BonusPlan']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  calculation?: Resolver<ResolversTypes['BonusCalculation'], ParentType, ContextType>;
  component?: Resolver<Maybe<ResolversTypes['SalaryComponent']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customGroup?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BonusKind'], ParentType, ContextType>;
  minimumServiceDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payAs?: Resolver<ResolversTypes['AdhocAllowance'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  prorated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusPlanAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusPlanAnswer'] = ResolversParentTypes['BonusPlanAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['BonusPlan']>, ParentType, ContextType>;
};

export type BonusPlanChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusPlanChange'] = ResolversParentTypes['BonusPlanChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['BonusPlan']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type BonusPlanPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusPlanPage'] = ResolversParentTypes['BonusPlanPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BonusPlan']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusRoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusRound'] = ResolversParentTypes['BonusRound']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  law?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leftOut?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payoutDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['BonusPlan'], ParentType, ContextType>;
  reckonedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BonusRoundStatus'], ParentType, ContextType>;
  submittedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedById?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusRoundAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusRoundAnswer'] = ResolversParentTypes['BonusRoundAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['BonusRound']>, ParentType, ContextType>;
};

export type BonusRoundChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusRoundChange'] = ResolversParentTypes['BonusRoundChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['BonusRound']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type BonusRoundMovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusRoundMoved'] = ResolversParentTypes['BonusRoundMoved']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type BonusRoundPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusRoundPage'] = ResolversParentTypes['BonusRoundPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BonusRound']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusRoundReckonedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusRoundReckoned'] = ResolversParentTypes['BonusRoundReckoned']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalculatedSalaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalculatedSalary'] = ResolversParentTypes['CalculatedSalary']> = {
  employeeRetiralDetails?: Resolver<Array<ResolversTypes['EmployeeRetiral']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salaryStructure?: Resolver<ResolversTypes['SalaryStructure'], ParentType, ContextType>;
};

export type ClawbackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Clawback'] = ResolversParentTypes['Clawback']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  clawbackAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  clawbackDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  clawbackFormula?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commitmentFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  commitmentMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commitmentUntil?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  configuration?: Resolver<ResolversTypes['ClawbackConfiguration'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  earning?: Resolver<ResolversTypes['OneTimeEarning'], ParentType, ContextType>;
  earningName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  exit?: Resolver<ResolversTypes['Exit'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastWorkingDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  payoutDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  payrollPeriod?: Resolver<Maybe<ResolversTypes['PayrollCycle']>, ParentType, ContextType>;
  proposedAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClawbackStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClawbackAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClawbackAnswer'] = ResolversParentTypes['ClawbackAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Clawback']>, ParentType, ContextType>;
};

export type ClawbackChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClawbackChange'] = ResolversParentTypes['ClawbackChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Clawback']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ClawbackPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClawbackPage'] = ResolversParentTypes['ClawbackPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Clawback']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomEmployeeGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomEmployeeGroup'] = ResolversParentTypes['CustomEmployeeGroup']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CycleGenerationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CycleGeneration'] = ResolversParentTypes['CycleGeneration']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CyclePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CyclePreview'] = ResolversParentTypes['CyclePreview']> = {
  cycles?: Resolver<Array<ResolversTypes['PlannedCycle']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CycleUtilizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CycleUtilization'] = ResolversParentTypes['CycleUtilization']> = {
  cycleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  leaveDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  leaveTypes?: Resolver<Array<ResolversTypes['UtilizationShare']>, ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
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

export type EarningAheadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarningAhead'] = ResolversParentTypes['EarningAhead']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payoutDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EarningsAheadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarningsAhead'] = ResolversParentTypes['EarningsAhead']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EarningAhead']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EarningsGivenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarningsGiven'] = ResolversParentTypes['EarningsGiven']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeRetiralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeRetiral'] = ResolversParentTypes['EmployeeRetiral']> = {
  componentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeShareAnnual?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  employeeShareLastMonth?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employeeShareMonthly?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employerShareAnnual?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  employerShareLastMonth?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employerShareMonthly?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeSalaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSalary'] = ResolversParentTypes['EmployeeSalary']> = {
  allowances?: Resolver<Maybe<Array<ResolversTypes['EmployeeSalaryAllowance']>>, ParentType, ContextType>;
  annualCTC?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  annualGrossSalary?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  effectiveTo?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  grosses?: Resolver<Maybe<Array<ResolversTypes['EmployeeSalaryGross']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPresent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  monthlyGrossSalary?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  payoutMonth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousCtc?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedById?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retirals?: Resolver<Maybe<Array<ResolversTypes['EmployeeSalaryRetiral']>>, ParentType, ContextType>;
  reviseCtcByPercentage?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  revisionType?: Resolver<ResolversTypes['SalaryRevisionType'], ParentType, ContextType>;
  revisionWithoutArrear?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  salaryEffectiveMonth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SalaryRevisionStatus'], ParentType, ContextType>;
  structure?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['SalaryTemplate']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeSalaryAllowanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSalaryAllowance'] = ResolversParentTypes['EmployeeSalaryAllowance']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  component?: Resolver<ResolversTypes['SalaryComponent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type EmployeeSalaryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSalaryAnswer'] = ResolversParentTypes['EmployeeSalaryAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EmployeeSalary']>, ParentType, ContextType>;
};

export type EmployeeSalaryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSalaryChange'] = ResolversParentTypes['EmployeeSalaryChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['EmployeeSalary']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type EmployeeSalaryGrossResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSalaryGross'] = ResolversParentTypes['EmployeeSalaryGross']> = {
  component?: Resolver<ResolversTypes['SalaryComponent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EmployeeSalaryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSalaryPage'] = ResolversParentTypes['EmployeeSalaryPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EmployeeSalary']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeSalaryRetiralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSalaryRetiral'] = ResolversParentTypes['EmployeeSalaryRetiral']> = {
  component?: Resolver<ResolversTypes['SalaryComponent'], ParentType, ContextType>;
  employeeShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employerShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EmployeeWithoutSalaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeWithoutSalary'] = ResolversParentTypes['EmployeeWithoutSalary']> = {
  dateOfJoin?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAgreed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeesWithoutSalaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeesWithoutSalary'] = ResolversParentTypes['EmployeesWithoutSalary']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EmployeeWithoutSalary']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndpointStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndpointStatus'] = ResolversParentTypes['EndpointStatus']> = {
  endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exit'] = ResolversParentTypes['Exit']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type FormulaWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormulaWord'] = ResolversParentTypes['FormulaWord']> = {
  annual?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  monthly?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormulaWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormulaWords'] = ResolversParentTypes['FormulaWords']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['FormulaWord']>, ParentType, ContextType>;
};

export type FundTransferAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FundTransferAnswer'] = ResolversParentTypes['FundTransferAnswer']> = {
  banks?: Resolver<Array<ResolversTypes['FundTransferBank']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  filedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newAccounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FundTransferRow']>, ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  runs?: Resolver<Array<ResolversTypes['FundTransferRun']>, ParentType, ContextType>;
  seesAccounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  settlementsDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['FundTransferSum']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FundTransferBankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FundTransferBank'] = ResolversParentTypes['FundTransferBank']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FundTransferMovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FundTransferMoved'] = ResolversParentTypes['FundTransferMoved']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payslips?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type FundTransferRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FundTransferRow'] = ResolversParentTypes['FundTransferRow']> = {
  accountHolder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branchCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAccountNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  paidReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payslipId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['FundTransferStanding'], ParentType, ContextType>;
};

export type FundTransferRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FundTransferRun'] = ResolversParentTypes['FundTransferRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FundTransferSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FundTransferSum'] = ResolversParentTypes['FundTransferSum']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['FundTransferStanding'], ParentType, ContextType>;
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

export type LeaverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Leaver'] = ResolversParentTypes['Leaver']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exitId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastWorkingDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  noticeDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['SettlementPoint']>, ParentType, ContextType>;
  settlementId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['SettlementStatus']>, ParentType, ContextType>;
};

export type LeaversResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Leavers'] = ResolversParentTypes['Leavers']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  final?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Leaver']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  without?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  addAdhocAllowance?: Resolver<ResolversTypes['AdhocAllowanceChange'], ParentType, ContextType, RequireFields<MutationAddAdhocAllowanceArgs, 'input'>>;
  addAirTicketFare?: Resolver<ResolversTypes['AirTicketFareChange'], ParentType, ContextType, RequireFields<MutationAddAirTicketFareArgs, 'input'>>;
  addAirTicketHome?: Resolver<ResolversTypes['AirTicketHomeChange'], ParentType, ContextType, RequireFields<MutationAddAirTicketHomeArgs, 'input'>>;
  addAirTicketPolicy?: Resolver<ResolversTypes['AirTicketPolicyChange'], ParentType, ContextType, RequireFields<MutationAddAirTicketPolicyArgs, 'input'>>;
  addAirTicketSector?: Resolver<ResolversTypes['AirTicketSectorChange'], ParentType, ContextType, RequireFields<MutationAddAirTicketSectorArgs, 'input'>>;
  addBonusPlan?: Resolver<ResolversTypes['BonusPlanChange'], ParentType, ContextType, RequireFields<MutationAddBonusPlanArgs, 'input'>>;
  addBonusRound?: Resolver<ResolversTypes['BonusRoundChange'], ParentType, ContextType, RequireFields<MutationAddBonusRoundArgs, 'input'>>;
  addEmployeeSalary?: Resolver<ResolversTypes['EmployeeSalaryChange'], ParentType, ContextType, RequireFields<MutationAddEmployeeSalaryArgs, 'input'>>;
  addOneTimeEarning?: Resolver<ResolversTypes['OneTimeEarningChange'], ParentType, ContextType, RequireFields<MutationAddOneTimeEarningArgs, 'input'>>;
  addPayrollCycle?: Resolver<ResolversTypes['PayrollCycleChange'], ParentType, ContextType, RequireFields<MutationAddPayrollCycleArgs, 'input'>>;
  addPayrollGeneralSetting?: Resolver<ResolversTypes['PayrollGeneralSettingChange'], ParentType, ContextType, RequireFields<MutationAddPayrollGeneralSettingArgs, 'input'>>;
  addPayrollRun?: Resolver<ResolversTypes['PayrollRunChange'], ParentType, ContextType, RequireFields<MutationAddPayrollRunArgs, 'input'>>;
  addSalaryAdvance?: Resolver<ResolversTypes['SalaryAdvanceChange'], ParentType, ContextType, RequireFields<MutationAddSalaryAdvanceArgs, 'input'>>;
  addSalaryAdvanceSetting?: Resolver<ResolversTypes['SalaryAdvanceSettingChange'], ParentType, ContextType, RequireFields<MutationAddSalaryAdvanceSettingArgs, 'input'>>;
  addSalaryComponent?: Resolver<ResolversTypes['SalaryComponentChange'], ParentType, ContextType, RequireFields<MutationAddSalaryComponentArgs, 'input'>>;
  addSalaryTemplate?: Resolver<ResolversTypes['SalaryTemplateChange'], ParentType, ContextType, RequireFields<MutationAddSalaryTemplateArgs, 'input'>>;
  addSettlement?: Resolver<ResolversTypes['SettlementChange'], ParentType, ContextType, RequireFields<MutationAddSettlementArgs, 'input'>>;
  addUpdateSalaryDetails?: Resolver<ResolversTypes['SalaryDetailsSaved'], ParentType, ContextType, RequireFields<MutationAddUpdateSalaryDetailsArgs, 'employeeId' | 'formId'>>;
  adjustSettlement?: Resolver<ResolversTypes['SettlementMoved'], ParentType, ContextType, RequireFields<MutationAdjustSettlementArgs, 'adjustment' | 'settlementId'>>;
  decideBonusRound?: Resolver<ResolversTypes['BonusRoundMoved'], ParentType, ContextType, RequireFields<MutationDecideBonusRoundArgs, 'roundId' | 'step'>>;
  decideSettlement?: Resolver<ResolversTypes['SettlementMoved'], ParentType, ContextType, RequireFields<MutationDecideSettlementArgs, 'decision' | 'settlementId'>>;
  deleteAdhocAllowances?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAdhocAllowancesArgs, 'ids'>>;
  deleteAirTicketFares?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAirTicketFaresArgs, 'ids'>>;
  deleteAirTicketHomes?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAirTicketHomesArgs, 'ids'>>;
  deleteAirTicketPolicies?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAirTicketPoliciesArgs, 'ids'>>;
  deleteAirTicketSectors?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAirTicketSectorsArgs, 'ids'>>;
  deleteBonusPlans?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteBonusPlansArgs, 'ids'>>;
  deleteBonusRounds?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteBonusRoundsArgs, 'ids'>>;
  deleteEmployeeSalaries?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteEmployeeSalariesArgs, 'ids'>>;
  deleteOneTimeEarnings?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteOneTimeEarningsArgs, 'ids'>>;
  deletePayrollCycles?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeletePayrollCyclesArgs, 'ids'>>;
  deletePayrollRuns?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeletePayrollRunsArgs, 'ids'>>;
  deleteSalaryAdvances?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteSalaryAdvancesArgs, 'ids'>>;
  deleteSalaryComponents?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteSalaryComponentsArgs, 'ids'>>;
  deleteSalaryRecord?: Resolver<ResolversTypes['SalaryRecordDeleted'], ParentType, ContextType, RequireFields<MutationDeleteSalaryRecordArgs, 'employeeId' | 'formId' | 'id'>>;
  deleteSalaryTemplates?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteSalaryTemplatesArgs, 'ids'>>;
  deleteSettlements?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteSettlementsArgs, 'ids'>>;
  dropSettlementAdjustment?: Resolver<ResolversTypes['SettlementMoved'], ParentType, ContextType, RequireFields<MutationDropSettlementAdjustmentArgs, 'adjustmentId' | 'settlementId'>>;
  finalizePayrollRun?: Resolver<ResolversTypes['PayrollRunMoved'], ParentType, ContextType, RequireFields<MutationFinalizePayrollRunArgs, 'runId' | 'wait'>>;
  generatePayrollCycles?: Resolver<ResolversTypes['CycleGeneration'], ParentType, ContextType, RequireFields<MutationGeneratePayrollCyclesArgs, 'firstDay' | 'frequency' | 'months' | 'payDay' | 'picked' | 'rule' | 'shift'>>;
  giveOneTimeEarnings?: Resolver<ResolversTypes['EarningsGiven'], ParentType, ContextType, RequireFields<MutationGiveOneTimeEarningsArgs, 'employeeIds' | 'kindId'>>;
  holdPayslips?: Resolver<ResolversTypes['PayrollRunMoved'], ParentType, ContextType, RequireFields<MutationHoldPayslipsArgs, 'payslipIds' | 'reason'>>;
  markSettlementsTransferred?: Resolver<ResolversTypes['SettlementsTransferred'], ParentType, ContextType, RequireFields<MutationMarkSettlementsTransferredArgs, 'paidOn'>>;
  markTransferred?: Resolver<ResolversTypes['FundTransferMoved'], ParentType, ContextType, RequireFields<MutationMarkTransferredArgs, 'paidOn' | 'runId' | 'wait'>>;
  moveBonusRound?: Resolver<ResolversTypes['BonusRoundMoved'], ParentType, ContextType, RequireFields<MutationMoveBonusRoundArgs, 'roundId' | 'step'>>;
  moveSalaryAdvance?: Resolver<ResolversTypes['SalaryAdvanceMoved'], ParentType, ContextType, RequireFields<MutationMoveSalaryAdvanceArgs, 'advanceId' | 'step'>>;
  moveSalaryRevisions?: Resolver<ResolversTypes['SalaryRevisionsMoved'], ParentType, ContextType, RequireFields<MutationMoveSalaryRevisionsArgs, 'revisionIds' | 'status'>>;
  moveSettlement?: Resolver<ResolversTypes['SettlementMoved'], ParentType, ContextType, RequireFields<MutationMoveSettlementArgs, 'settlementId' | 'step'>>;
  reckonBonusRound?: Resolver<ResolversTypes['BonusRoundReckoned'], ParentType, ContextType, RequireFields<MutationReckonBonusRoundArgs, 'roundId' | 'wait'>>;
  reckonPayrollRun?: Resolver<ResolversTypes['PayrollRunReckoned'], ParentType, ContextType, RequireFields<MutationReckonPayrollRunArgs, 'runId' | 'wait'>>;
  reckonSettlement?: Resolver<ResolversTypes['SettlementMoved'], ParentType, ContextType, RequireFields<MutationReckonSettlementArgs, 'settlementId'>>;
  releasePayslips?: Resolver<ResolversTypes['PayrollRunMoved'], ParentType, ContextType, RequireFields<MutationReleasePayslipsArgs, 'payslipIds'>>;
  reopenPayrollRun?: Resolver<ResolversTypes['PayrollRunMoved'], ParentType, ContextType, RequireFields<MutationReopenPayrollRunArgs, 'runId' | 'wait'>>;
  takeBackSettlementTransfers?: Resolver<ResolversTypes['SettlementsTransferred'], ParentType, ContextType, RequireFields<MutationTakeBackSettlementTransfersArgs, 'settlementIds'>>;
  takeBackTransfers?: Resolver<ResolversTypes['FundTransferMoved'], ParentType, ContextType, RequireFields<MutationTakeBackTransfersArgs, 'payslipIds'>>;
  takeOverCandidateSalary?: Resolver<ResolversTypes['SalaryDetailsSaved'], ParentType, ContextType, RequireFields<MutationTakeOverCandidateSalaryArgs, 'employeeId'>>;
  undoChangeSet?: Resolver<ResolversTypes['UndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoChangeSetArgs, 'id' | 'wait'>>;
  updateAdhocAllowance?: Resolver<ResolversTypes['AdhocAllowanceChange'], ParentType, ContextType, RequireFields<MutationUpdateAdhocAllowanceArgs, 'id' | 'input' | 'version'>>;
  updateAirTicketFare?: Resolver<ResolversTypes['AirTicketFareChange'], ParentType, ContextType, RequireFields<MutationUpdateAirTicketFareArgs, 'id' | 'input' | 'version'>>;
  updateAirTicketHome?: Resolver<ResolversTypes['AirTicketHomeChange'], ParentType, ContextType, RequireFields<MutationUpdateAirTicketHomeArgs, 'id' | 'input' | 'version'>>;
  updateAirTicketPolicy?: Resolver<ResolversTypes['AirTicketPolicyChange'], ParentType, ContextType, RequireFields<MutationUpdateAirTicketPolicyArgs, 'id' | 'input' | 'version'>>;
  updateAirTicketSector?: Resolver<ResolversTypes['AirTicketSectorChange'], ParentType, ContextType, RequireFields<MutationUpdateAirTicketSectorArgs, 'id' | 'input' | 'version'>>;
  updateBonusLine?: Resolver<ResolversTypes['BonusLineChange'], ParentType, ContextType, RequireFields<MutationUpdateBonusLineArgs, 'id' | 'input' | 'version'>>;
  updateBonusPlan?: Resolver<ResolversTypes['BonusPlanChange'], ParentType, ContextType, RequireFields<MutationUpdateBonusPlanArgs, 'id' | 'input' | 'version'>>;
  updateBonusRound?: Resolver<ResolversTypes['BonusRoundChange'], ParentType, ContextType, RequireFields<MutationUpdateBonusRoundArgs, 'id' | 'input' | 'version'>>;
  updateClawback?: Resolver<ResolversTypes['ClawbackChange'], ParentType, ContextType, RequireFields<MutationUpdateClawbackArgs, 'id' | 'input' | 'version'>>;
  updateEmployeeSalary?: Resolver<ResolversTypes['EmployeeSalaryChange'], ParentType, ContextType, RequireFields<MutationUpdateEmployeeSalaryArgs, 'id' | 'input' | 'version'>>;
  updateOneTimeEarning?: Resolver<ResolversTypes['OneTimeEarningChange'], ParentType, ContextType, RequireFields<MutationUpdateOneTimeEarningArgs, 'id' | 'input' | 'version'>>;
  updatePayrollCycle?: Resolver<ResolversTypes['PayrollCycleChange'], ParentType, ContextType, RequireFields<MutationUpdatePayrollCycleArgs, 'id' | 'input' | 'version'>>;
  updatePayrollGeneralSetting?: Resolver<ResolversTypes['PayrollGeneralSettingChange'], ParentType, ContextType, RequireFields<MutationUpdatePayrollGeneralSettingArgs, 'id' | 'input' | 'version'>>;
  updatePayrollRun?: Resolver<ResolversTypes['PayrollRunChange'], ParentType, ContextType, RequireFields<MutationUpdatePayrollRunArgs, 'id' | 'input' | 'version'>>;
  updateSalaryAdvance?: Resolver<ResolversTypes['SalaryAdvanceChange'], ParentType, ContextType, RequireFields<MutationUpdateSalaryAdvanceArgs, 'id' | 'input' | 'version'>>;
  updateSalaryAdvanceSetting?: Resolver<ResolversTypes['SalaryAdvanceSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateSalaryAdvanceSettingArgs, 'id' | 'input' | 'version'>>;
  updateSalaryComponent?: Resolver<ResolversTypes['SalaryComponentChange'], ParentType, ContextType, RequireFields<MutationUpdateSalaryComponentArgs, 'id' | 'input' | 'version'>>;
  updateSalaryTemplate?: Resolver<ResolversTypes['SalaryTemplateChange'], ParentType, ContextType, RequireFields<MutationUpdateSalaryTemplateArgs, 'id' | 'input' | 'version'>>;
  updateSettlement?: Resolver<ResolversTypes['SettlementChange'], ParentType, ContextType, RequireFields<MutationUpdateSettlementArgs, 'id' | 'input' | 'version'>>;
};

export type OneTimeEarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OneTimeEarning'] = ResolversParentTypes['OneTimeEarning']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  commitmentFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  commitmentMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  commitmentUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdhocAllowance'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payoutDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EarningStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OneTimeEarningAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OneTimeEarningAnswer'] = ResolversParentTypes['OneTimeEarningAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['OneTimeEarning']>, ParentType, ContextType>;
};

export type OneTimeEarningChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OneTimeEarningChange'] = ResolversParentTypes['OneTimeEarningChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['OneTimeEarning']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type OneTimeEarningPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OneTimeEarningPage'] = ResolversParentTypes['OneTimeEarningPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['OneTimeEarning']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutstandingAdvanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutstandingAdvance'] = ResolversParentTypes['OutstandingAdvance']> = {
  advanceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  employeeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  forfeited?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  next?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recovered?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  repaid?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type OutstandingAdvanceSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutstandingAdvanceSums'] = ResolversParentTypes['OutstandingAdvanceSums']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  forfeited?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  next?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recovered?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  repaid?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type OutstandingAdvancesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutstandingAdvances'] = ResolversParentTypes['OutstandingAdvances']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['OutstandingAdvance']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['OutstandingAdvanceSums'], ParentType, ContextType>;
};

export type OwnSalaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnSalary'] = ResolversParentTypes['OwnSalary']> = {
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salaryDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayChange'] = ResolversParentTypes['PayChange']> = {
  components?: Resolver<Array<ResolversTypes['PayComponentChange']>, ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formerNet?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  payslipId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['PayChangeReason']>, ParentType, ContextType>;
};

export type PayComponentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayComponentChange'] = ResolversParentTypes['PayComponentChange']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  former?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PayslipLineKind'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayRange'] = ResolversParentTypes['PayRange']> = {
  annualGrossSalary?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  compaRatio?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  standing?: Resolver<Maybe<ResolversTypes['PayRangeStanding']>, ParentType, ContextType>;
};

export type PayrollActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollAction'] = ResolversParentTypes['PayrollAction']> = {
  action?: Resolver<ResolversTypes['PayrollActionKind'], ParentType, ContextType>;
  cycleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayrollActionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollActions'] = ResolversParentTypes['PayrollActions']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payrollActions?: Resolver<Array<ResolversTypes['PayrollAction']>, ParentType, ContextType>;
};

export type PayrollCycleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollCycle'] = ResolversParentTypes['PayrollCycle']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PayrollCycleStatus'], ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayrollCycleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollCycleAnswer'] = ResolversParentTypes['PayrollCycleAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['PayrollCycle']>, ParentType, ContextType>;
};

export type PayrollCycleChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollCycleChange'] = ResolversParentTypes['PayrollCycleChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['PayrollCycle']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type PayrollCyclePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollCyclePage'] = ResolversParentTypes['PayrollCyclePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PayrollCycle']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayrollGeneralSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollGeneralSetting'] = ResolversParentTypes['PayrollGeneralSetting']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultTaxRegime?: Resolver<ResolversTypes['TaxRegime'], ParentType, ContextType>;
  enableSalaryTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fiscalYearStart?: Resolver<ResolversTypes['Month'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roundOff?: Resolver<ResolversTypes['RoundOffMode'], ParentType, ContextType>;
  roundOffTo?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  slabWiseNPS?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slabWisePF?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayrollGeneralSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollGeneralSettingAnswer'] = ResolversParentTypes['PayrollGeneralSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['PayrollGeneralSetting']>, ParentType, ContextType>;
};

export type PayrollGeneralSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollGeneralSettingChange'] = ResolversParentTypes['PayrollGeneralSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['PayrollGeneralSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type PayrollGeneralSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollGeneralSettingPage'] = ResolversParentTypes['PayrollGeneralSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PayrollGeneralSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayrollGeneralSettingsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollGeneralSettingsAnswer'] = ResolversParentTypes['PayrollGeneralSettingsAnswer']> = {
  Country_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Country_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Enable_Salary_Template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Payroll_Currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Settings_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Slab_Wise_NPS?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Slab_Wise_PF?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayrollReconciliationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollReconciliation'] = ResolversParentTypes['PayrollReconciliation']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formerNet?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PayChange']>, ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  runs?: Resolver<Array<ResolversTypes['ReconciledRun']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayrollRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollRun'] = ResolversParentTypes['PayrollRun']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  cycle?: Resolver<ResolversTypes['PayrollCycle'], ParentType, ContextType>;
  deductions?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employerCost?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  filedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  filedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finalizedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finalizedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  held?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['PayrollPeriod'], ParentType, ContextType>;
  preparedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  preparedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preparedById?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reimbursements?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PayrollRunStatus'], ParentType, ContextType>;
  sums?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  toDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withWarnings?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  withoutPeople?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  withoutSalary?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PayrollRunAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollRunAnswer'] = ResolversParentTypes['PayrollRunAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['PayrollRun']>, ParentType, ContextType>;
};

export type PayrollRunChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollRunChange'] = ResolversParentTypes['PayrollRunChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['PayrollRun']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type PayrollRunHeldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollRunHeld'] = ResolversParentTypes['PayrollRunHeld']> = {
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payslipId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayrollRunHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollRunHours'] = ResolversParentTypes['PayrollRunHours']> = {
  concern?: Resolver<ResolversTypes['PayrollRunHoursConcern'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayrollRunMovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollRunMoved'] = ResolversParentTypes['PayrollRunMoved']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payslips?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type PayrollRunPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollRunPage'] = ResolversParentTypes['PayrollRunPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PayrollRun']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayrollRunPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollRunPoint'] = ResolversParentTypes['PayrollRunPoint']> = {
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formerNet?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  payslipId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['PayslipWarning']>, ParentType, ContextType>;
};

export type PayrollRunReckonedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollRunReckoned'] = ResolversParentTypes['PayrollRunReckoned']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payslips?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayrollRunReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollRunReview'] = ResolversParentTypes['PayrollRunReview']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formerNet?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  held?: Resolver<Array<ResolversTypes['PayrollRunHeld']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['PayrollRunHours']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openAttendance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['PayrollRunPoint']>, ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['PayrollRunSum']>, ParentType, ContextType>;
  withoutSalary?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayrollRunStartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollRunStart'] = ResolversParentTypes['PayrollRunStart']> = {
  cycleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayrollRunSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollRunSum'] = ResolversParentTypes['PayrollRunSum']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  former?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PayslipLineKind'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayrollRunWorkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollRunWork'] = ResolversParentTypes['PayrollRunWork']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  job?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PayrollRunWorkAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollRunWorkAnswer'] = ResolversParentTypes['PayrollRunWorkAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['PayrollRunWork']>, ParentType, ContextType>;
};

export type PayslipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payslip'] = ResolversParentTypes['Payslip']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  deductions?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  employerCost?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  formerNet?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  fromDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  holdReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  lostDays?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  paidDays?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  paidReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  reimbursements?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  run?: Resolver<ResolversTypes['PayrollRun'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['PayslipStatus']>, ParentType, ContextType>;
  toDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warningCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<Array<ResolversTypes['PayslipWarning']>>, ParentType, ContextType>;
};

export type PayslipAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayslipAnswer'] = ResolversParentTypes['PayslipAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Payslip']>, ParentType, ContextType>;
};

export type PayslipChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayslipChange'] = ResolversParentTypes['PayslipChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Payslip']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type PayslipFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayslipFile'] = ResolversParentTypes['PayslipFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayslipLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayslipLine'] = ResolversParentTypes['PayslipLine']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PayslipLineKind'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['PayslipPart']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  yearToDate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type PayslipPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayslipPage'] = ResolversParentTypes['PayslipPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Payslip']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayslipPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayslipPart'] = ResolversParentTypes['PayslipPart']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['PayslipOrigin'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayslipSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayslipSheet'] = ResolversParentTypes['PayslipSheet']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cycleDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dateOfJoin?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  deductions?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  deductionsToDate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employerCost?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  grossToDate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  holdReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PayslipLine']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lostDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  netToDate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  payDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  payslipId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reimbursements?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  runId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PayslipStatus'], ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['PayslipWarning']>, ParentType, ContextType>;
  yearFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type PayslipSheetAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayslipSheetAnswer'] = ResolversParentTypes['PayslipSheetAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payslip?: Resolver<ResolversTypes['PayslipSheet'], ParentType, ContextType>;
};

export type PlannedCycleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedCycle'] = ResolversParentTypes['PlannedCycle']> = {
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  taken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adhocAllowance?: Resolver<ResolversTypes['AdhocAllowanceAnswer'], ParentType, ContextType, RequireFields<QueryAdhocAllowanceArgs, 'id'>>;
  adhocAllowanceHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAdhocAllowanceHistoryArgs, 'id' | 'limit' | 'offset'>>;
  airTicketFare?: Resolver<ResolversTypes['AirTicketFareAnswer'], ParentType, ContextType, RequireFields<QueryAirTicketFareArgs, 'id'>>;
  airTicketFareHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAirTicketFareHistoryArgs, 'id' | 'limit' | 'offset'>>;
  airTicketHome?: Resolver<ResolversTypes['AirTicketHomeAnswer'], ParentType, ContextType, RequireFields<QueryAirTicketHomeArgs, 'id'>>;
  airTicketHomeHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAirTicketHomeHistoryArgs, 'id' | 'limit' | 'offset'>>;
  airTicketPolicy?: Resolver<ResolversTypes['AirTicketPolicyAnswer'], ParentType, ContextType, RequireFields<QueryAirTicketPolicyArgs, 'id'>>;
  airTicketPolicyHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAirTicketPolicyHistoryArgs, 'id' | 'limit' | 'offset'>>;
  airTicketSector?: Resolver<ResolversTypes['AirTicketSectorAnswer'], ParentType, ContextType, RequireFields<QueryAirTicketSectorArgs, 'id'>>;
  airTicketSectorHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAirTicketSectorHistoryArgs, 'id' | 'limit' | 'offset'>>;
  airTicketSettlement?: Resolver<ResolversTypes['AirTicketSettlement'], ParentType, ContextType, RequireFields<QueryAirTicketSettlementArgs, 'cycles'>>;
  benefitsOverview?: Resolver<ResolversTypes['BenefitsOverview'], ParentType, ContextType>;
  benefitsReport?: Resolver<ResolversTypes['BenefitsReport'], ParentType, ContextType, RequireFields<QueryBenefitsReportArgs, 'by' | 'fromMonth' | 'untilMonth'>>;
  bonusLine?: Resolver<ResolversTypes['BonusLineAnswer'], ParentType, ContextType, RequireFields<QueryBonusLineArgs, 'id'>>;
  bonusLineHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryBonusLineHistoryArgs, 'id' | 'limit' | 'offset'>>;
  bonusPlan?: Resolver<ResolversTypes['BonusPlanAnswer'], ParentType, ContextType, RequireFields<QueryBonusPlanArgs, 'id'>>;
  bonusPlanHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryBonusPlanHistoryArgs, 'id' | 'limit' | 'offset'>>;
  bonusRound?: Resolver<ResolversTypes['BonusRoundAnswer'], ParentType, ContextType, RequireFields<QueryBonusRoundArgs, 'id'>>;
  bonusRoundHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryBonusRoundHistoryArgs, 'id' | 'limit' | 'offset'>>;
  calculateSalary?: Resolver<ResolversTypes['CalculatedSalary'], ParentType, ContextType, RequireFields<QueryCalculateSalaryArgs, 'revisionWithoutArrear' | 'salaryDetails'>>;
  clawback?: Resolver<ResolversTypes['ClawbackAnswer'], ParentType, ContextType, RequireFields<QueryClawbackArgs, 'id'>>;
  clawbackHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryClawbackHistoryArgs, 'id' | 'limit' | 'offset'>>;
  employeeSalary?: Resolver<ResolversTypes['EmployeeSalaryAnswer'], ParentType, ContextType, RequireFields<QueryEmployeeSalaryArgs, 'id'>>;
  employeeSalaryHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryEmployeeSalaryHistoryArgs, 'id' | 'limit' | 'offset'>>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  formulaWords?: Resolver<ResolversTypes['FormulaWords'], ParentType, ContextType, RequireFields<QueryFormulaWordsArgs, 'set'>>;
  fundTransfer?: Resolver<ResolversTypes['FundTransferAnswer'], ParentType, ContextType, RequireFields<QueryFundTransferArgs, 'limit' | 'offset'>>;
  getAllowanceWithRegime?: Resolver<ResolversTypes['AllowancesWithRegime'], ParentType, ContextType, Partial<QueryGetAllowanceWithRegimeArgs>>;
  getUtilization?: Resolver<ResolversTypes['Utilization'], ParentType, ContextType, Partial<QueryGetUtilizationArgs>>;
  listAdhocAllowances?: Resolver<ResolversTypes['AdhocAllowancePage'], ParentType, ContextType, RequireFields<QueryListAdhocAllowancesArgs, 'estimate' | 'limit' | 'offset'>>;
  listAirTicketFares?: Resolver<ResolversTypes['AirTicketFarePage'], ParentType, ContextType, RequireFields<QueryListAirTicketFaresArgs, 'estimate' | 'limit' | 'offset'>>;
  listAirTicketHomes?: Resolver<ResolversTypes['AirTicketHomePage'], ParentType, ContextType, RequireFields<QueryListAirTicketHomesArgs, 'estimate' | 'limit' | 'offset'>>;
  listAirTicketPolicies?: Resolver<ResolversTypes['AirTicketPolicyPage'], ParentType, ContextType, RequireFields<QueryListAirTicketPoliciesArgs, 'estimate' | 'limit' | 'offset'>>;
  listAirTicketSectors?: Resolver<ResolversTypes['AirTicketSectorPage'], ParentType, ContextType, RequireFields<QueryListAirTicketSectorsArgs, 'estimate' | 'limit' | 'offset'>>;
  listBonusLines?: Resolver<ResolversTypes['BonusLinePage'], ParentType, ContextType, RequireFields<QueryListBonusLinesArgs, 'estimate' | 'limit' | 'offset'>>;
  listBonusPlans?: Resolver<ResolversTypes['BonusPlanPage'], ParentType, ContextType, RequireFields<QueryListBonusPlansArgs, 'estimate' | 'limit' | 'offset'>>;
  listBonusRounds?: Resolver<ResolversTypes['BonusRoundPage'], ParentType, ContextType, RequireFields<QueryListBonusRoundsArgs, 'estimate' | 'limit' | 'offset'>>;
  listClawbacks?: Resolver<ResolversTypes['ClawbackPage'], ParentType, ContextType, RequireFields<QueryListClawbacksArgs, 'estimate' | 'limit' | 'offset'>>;
  listEmployeeSalaries?: Resolver<ResolversTypes['EmployeeSalaryPage'], ParentType, ContextType, RequireFields<QueryListEmployeeSalariesArgs, 'estimate' | 'limit' | 'offset'>>;
  listEmployeesWithoutSalary?: Resolver<ResolversTypes['EmployeesWithoutSalary'], ParentType, ContextType, RequireFields<QueryListEmployeesWithoutSalaryArgs, 'limit' | 'offset'>>;
  listLeavers?: Resolver<ResolversTypes['Leavers'], ParentType, ContextType, RequireFields<QueryListLeaversArgs, 'limit' | 'offset'>>;
  listOneTimeEarnings?: Resolver<ResolversTypes['OneTimeEarningPage'], ParentType, ContextType, RequireFields<QueryListOneTimeEarningsArgs, 'estimate' | 'limit' | 'offset'>>;
  listOwnSalary?: Resolver<ResolversTypes['OwnSalary'], ParentType, ContextType>;
  listPayrollActions?: Resolver<ResolversTypes['PayrollActions'], ParentType, ContextType>;
  listPayrollCycles?: Resolver<ResolversTypes['PayrollCyclePage'], ParentType, ContextType, RequireFields<QueryListPayrollCyclesArgs, 'estimate' | 'limit' | 'offset'>>;
  listPayrollGeneralSettingRecords?: Resolver<ResolversTypes['PayrollGeneralSettingPage'], ParentType, ContextType, RequireFields<QueryListPayrollGeneralSettingRecordsArgs, 'estimate' | 'limit' | 'offset'>>;
  listPayrollGeneralSettings?: Resolver<ResolversTypes['PayrollGeneralSettingsAnswer'], ParentType, ContextType>;
  listPayrollRuns?: Resolver<ResolversTypes['PayrollRunPage'], ParentType, ContextType, RequireFields<QueryListPayrollRunsArgs, 'estimate' | 'limit' | 'offset'>>;
  listPayslips?: Resolver<ResolversTypes['PayslipPage'], ParentType, ContextType, RequireFields<QueryListPayslipsArgs, 'estimate' | 'limit' | 'offset'>>;
  listSalaryAdvanceSettings?: Resolver<ResolversTypes['SalaryAdvanceSettingPage'], ParentType, ContextType, RequireFields<QueryListSalaryAdvanceSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listSalaryAdvances?: Resolver<ResolversTypes['SalaryAdvancePage'], ParentType, ContextType, RequireFields<QueryListSalaryAdvancesArgs, 'estimate' | 'limit' | 'offset'>>;
  listSalaryComponents?: Resolver<ResolversTypes['SalaryComponentPage'], ParentType, ContextType, RequireFields<QueryListSalaryComponentsArgs, 'estimate' | 'limit' | 'offset'>>;
  listSalaryTemplateDetails?: Resolver<ResolversTypes['SalaryTemplateDetails'], ParentType, ContextType, RequireFields<QueryListSalaryTemplateDetailsArgs, 'formId' | 'includeHistoricalRecords' | 'isDropdown' | 'isViewMode'>>;
  listSalaryTemplates?: Resolver<ResolversTypes['SalaryTemplatePage'], ParentType, ContextType, RequireFields<QueryListSalaryTemplatesArgs, 'estimate' | 'limit' | 'offset'>>;
  listSettlements?: Resolver<ResolversTypes['SettlementPage'], ParentType, ContextType, RequireFields<QueryListSettlementsArgs, 'estimate' | 'limit' | 'offset'>>;
  lookupAdhocAllowances?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupAdhocAllowancesArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupAirTicketFares?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupAirTicketFaresArgs, 'limit' | 'offset'>>;
  lookupAirTicketHomes?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupAirTicketHomesArgs, 'limit' | 'offset'>>;
  lookupAirTicketPolicies?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupAirTicketPoliciesArgs, 'limit' | 'offset'>>;
  lookupAirTicketSectors?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupAirTicketSectorsArgs, 'limit' | 'offset'>>;
  lookupBonusLines?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupBonusLinesArgs, 'limit' | 'offset'>>;
  lookupBonusPlans?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupBonusPlansArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupBonusRounds?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupBonusRoundsArgs, 'limit' | 'offset'>>;
  lookupClawbacks?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupClawbacksArgs, 'limit' | 'offset'>>;
  lookupEmployeeSalaries?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupEmployeeSalariesArgs, 'limit' | 'offset'>>;
  lookupOneTimeEarnings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupOneTimeEarningsArgs, 'limit' | 'offset'>>;
  lookupPayrollCycles?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupPayrollCyclesArgs, 'limit' | 'offset'>>;
  lookupPayrollGeneralSettingRecords?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupPayrollGeneralSettingRecordsArgs, 'limit' | 'offset'>>;
  lookupPayrollRuns?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupPayrollRunsArgs, 'limit' | 'offset'>>;
  lookupPayslips?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupPayslipsArgs, 'limit' | 'offset'>>;
  lookupSalaryAdvanceSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupSalaryAdvanceSettingsArgs, 'limit' | 'offset'>>;
  lookupSalaryAdvances?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupSalaryAdvancesArgs, 'limit' | 'offset'>>;
  lookupSalaryComponents?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupSalaryComponentsArgs, 'limit' | 'offset'>>;
  lookupSalaryTemplates?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupSalaryTemplatesArgs, 'limit' | 'offset'>>;
  lookupSettlements?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupSettlementsArgs, 'limit' | 'offset'>>;
  oneTimeEarning?: Resolver<ResolversTypes['OneTimeEarningAnswer'], ParentType, ContextType, RequireFields<QueryOneTimeEarningArgs, 'id'>>;
  oneTimeEarningHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryOneTimeEarningHistoryArgs, 'id' | 'limit' | 'offset'>>;
  outstandingAdvances?: Resolver<ResolversTypes['OutstandingAdvances'], ParentType, ContextType, RequireFields<QueryOutstandingAdvancesArgs, 'group'>>;
  payRangeOfEmployee?: Resolver<ResolversTypes['PayRange'], ParentType, ContextType, RequireFields<QueryPayRangeOfEmployeeArgs, 'employeeId'>>;
  payrollCycle?: Resolver<ResolversTypes['PayrollCycleAnswer'], ParentType, ContextType, RequireFields<QueryPayrollCycleArgs, 'id'>>;
  payrollCycleHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryPayrollCycleHistoryArgs, 'id' | 'limit' | 'offset'>>;
  payrollGeneralSetting?: Resolver<ResolversTypes['PayrollGeneralSettingAnswer'], ParentType, ContextType, RequireFields<QueryPayrollGeneralSettingArgs, 'id'>>;
  payrollGeneralSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryPayrollGeneralSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  payrollReconciliation?: Resolver<ResolversTypes['PayrollReconciliation'], ParentType, ContextType, RequireFields<QueryPayrollReconciliationArgs, 'limit' | 'offset'>>;
  payrollRun?: Resolver<ResolversTypes['PayrollRunAnswer'], ParentType, ContextType, RequireFields<QueryPayrollRunArgs, 'id'>>;
  payrollRunHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryPayrollRunHistoryArgs, 'id' | 'limit' | 'offset'>>;
  payrollRunReview?: Resolver<ResolversTypes['PayrollRunReview'], ParentType, ContextType, RequireFields<QueryPayrollRunReviewArgs, 'runId'>>;
  payrollRunWork?: Resolver<ResolversTypes['PayrollRunWorkAnswer'], ParentType, ContextType, RequireFields<QueryPayrollRunWorkArgs, 'runId'>>;
  payslip?: Resolver<ResolversTypes['PayslipAnswer'], ParentType, ContextType, RequireFields<QueryPayslipArgs, 'id'>>;
  payslipHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryPayslipHistoryArgs, 'id' | 'limit' | 'offset'>>;
  payslipPdf?: Resolver<ResolversTypes['PayslipFile'], ParentType, ContextType, RequireFields<QueryPayslipPdfArgs, 'payslipId'>>;
  payslipSheet?: Resolver<ResolversTypes['PayslipSheetAnswer'], ParentType, ContextType, RequireFields<QueryPayslipSheetArgs, 'payslipId'>>;
  previewOneTimeEarnings?: Resolver<ResolversTypes['EarningsAhead'], ParentType, ContextType, RequireFields<QueryPreviewOneTimeEarningsArgs, 'kindId'>>;
  previewPayrollCycles?: Resolver<ResolversTypes['CyclePreview'], ParentType, ContextType, RequireFields<QueryPreviewPayrollCyclesArgs, 'frequency' | 'months' | 'payDay' | 'rule' | 'shift'>>;
  reckonSalaryAdvance?: Resolver<ResolversTypes['ReckonedSalaryAdvance'], ParentType, ContextType, Partial<QueryReckonSalaryAdvanceArgs>>;
  salaryAdvance?: Resolver<ResolversTypes['SalaryAdvanceAnswer'], ParentType, ContextType, RequireFields<QuerySalaryAdvanceArgs, 'id'>>;
  salaryAdvanceHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QuerySalaryAdvanceHistoryArgs, 'id' | 'limit' | 'offset'>>;
  salaryAdvanceSetting?: Resolver<ResolversTypes['SalaryAdvanceSettingAnswer'], ParentType, ContextType, RequireFields<QuerySalaryAdvanceSettingArgs, 'id'>>;
  salaryAdvanceSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QuerySalaryAdvanceSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  salaryAdvanceSheet?: Resolver<ResolversTypes['SalaryAdvanceSheet'], ParentType, ContextType, RequireFields<QuerySalaryAdvanceSheetArgs, 'advanceId'>>;
  salaryComponent?: Resolver<ResolversTypes['SalaryComponentAnswer'], ParentType, ContextType, RequireFields<QuerySalaryComponentArgs, 'id'>>;
  salaryComponentHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QuerySalaryComponentHistoryArgs, 'id' | 'limit' | 'offset'>>;
  salaryOverview?: Resolver<ResolversTypes['SalaryOverview'], ParentType, ContextType>;
  salaryTemplate?: Resolver<ResolversTypes['SalaryTemplateAnswer'], ParentType, ContextType, RequireFields<QuerySalaryTemplateArgs, 'id'>>;
  salaryTemplateHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QuerySalaryTemplateHistoryArgs, 'id' | 'limit' | 'offset'>>;
  settlement?: Resolver<ResolversTypes['SettlementAnswer'], ParentType, ContextType, RequireFields<QuerySettlementArgs, 'id'>>;
  settlementHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QuerySettlementHistoryArgs, 'id' | 'limit' | 'offset'>>;
  settlementPdf?: Resolver<ResolversTypes['SettlementFile'], ParentType, ContextType, RequireFields<QuerySettlementPdfArgs, 'settlementId'>>;
  settlementSheet?: Resolver<ResolversTypes['SettlementSheetAnswer'], ParentType, ContextType, RequireFields<QuerySettlementSheetArgs, 'settlementId'>>;
  settlementTransfer?: Resolver<ResolversTypes['SettlementTransferAnswer'], ParentType, ContextType, RequireFields<QuerySettlementTransferArgs, 'limit' | 'offset'>>;
  startOfPayrollRun?: Resolver<ResolversTypes['PayrollRunStart'], ParentType, ContextType>;
};

export type ReckonedSalaryAdvanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReckonedSalaryAdvance'] = ResolversParentTypes['ReckonedSalaryAdvance']> = {
  basis?: Resolver<ResolversTypes['AdvanceBasis'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instalments?: Resolver<Array<ResolversTypes['AdvanceInstalment']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  mostInstalments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pay?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  payMonth?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
};

export type ReconciledRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReconciledRun'] = ResolversParentTypes['ReconciledRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFinal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RelationshipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Relationship'] = ResolversParentTypes['Relationship']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalaryAdvanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryAdvance'] = ResolversParentTypes['SalaryAdvance']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<Array<ResolversTypes['AdvanceChange']>>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instalments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  paidReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recoverFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wantedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['AdvanceWay'], ParentType, ContextType>;
};

export type SalaryAdvanceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryAdvanceAnswer'] = ResolversParentTypes['SalaryAdvanceAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SalaryAdvance']>, ParentType, ContextType>;
};

export type SalaryAdvanceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryAdvanceChange'] = ResolversParentTypes['SalaryAdvanceChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SalaryAdvance']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SalaryAdvanceMovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryAdvanceMoved'] = ResolversParentTypes['SalaryAdvanceMoved']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SalaryAdvancePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryAdvancePage'] = ResolversParentTypes['SalaryAdvancePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SalaryAdvance']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalaryAdvanceSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryAdvanceSetting'] = ResolversParentTypes['SalaryAdvanceSetting']> = {
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['AdvanceBasis'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duringProbation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leastServiceMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostInstalments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalaryAdvanceSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryAdvanceSettingAnswer'] = ResolversParentTypes['SalaryAdvanceSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SalaryAdvanceSetting']>, ParentType, ContextType>;
};

export type SalaryAdvanceSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryAdvanceSettingChange'] = ResolversParentTypes['SalaryAdvanceSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SalaryAdvanceSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SalaryAdvanceSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryAdvanceSettingPage'] = ResolversParentTypes['SalaryAdvanceSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SalaryAdvanceSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalaryAdvanceSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryAdvanceSheet'] = ResolversParentTypes['SalaryAdvanceSheet']> = {
  advanceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ahead?: Resolver<Array<ResolversTypes['AdvanceInstalment']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['AdvanceEntry']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forfeited?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isPaidByRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  recovered?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  repaid?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type SalaryComponentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryComponent'] = ResolversParentTypes['SalaryComponent']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  asIsPayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['SalaryBasis'], ParentType, ContextType>;
  benefitsAssociation?: Resolver<Maybe<Array<ResolversTypes['SalaryBenefit']>>, ParentType, ContextType>;
  calculationType?: Resolver<ResolversTypes['SalaryCalculationType'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  considerForEPF?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  considerForInsurance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  considerForProvidentFund?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customFormula?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employeeShareAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employerShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employerShareAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  exemptUnder?: Resolver<Maybe<Array<ResolversTypes['TaxRegime']>>, ParentType, ContextType>;
  fbpComponent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gracePeriod?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxLimit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentOf?: Resolver<Maybe<ResolversTypes['SalaryComponent']>, ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['PayPeriod'], ParentType, ContextType>;
  perks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restrictEmployeeFromOverridingFBPAmount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  taxInclusion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SalaryComponentType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workFlow?: Resolver<Maybe<ResolversTypes['Workflow']>, ParentType, ContextType>;
};

export type SalaryComponentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryComponentAnswer'] = ResolversParentTypes['SalaryComponentAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SalaryComponent']>, ParentType, ContextType>;
};

export type SalaryComponentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryComponentChange'] = ResolversParentTypes['SalaryComponentChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SalaryComponent']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SalaryComponentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryComponentPage'] = ResolversParentTypes['SalaryComponentPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SalaryComponent']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalaryDetailsSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryDetailsSaved'] = ResolversParentTypes['SalaryDetailsSaved']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revisionStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salaryId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SalaryFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryFigure'] = ResolversParentTypes['SalaryFigure']> = {
  annual?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  componentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastMonth?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  monthly?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['PayPeriod'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['SalaryFigureSource'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SalaryComponentType'], ParentType, ContextType>;
};

export type SalaryFigureInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryFigureInput'] = ResolversParentTypes['SalaryFigureInput']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalaryFigureSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryFigureSource'] = ResolversParentTypes['SalaryFigureSource']> = {
  calculationType?: Resolver<ResolversTypes['SalaryCalculationType'], ParentType, ContextType>;
  exact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formula?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputs?: Resolver<Array<ResolversTypes['SalaryFigureInput']>, ParentType, ContextType>;
  reckoned?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rounded?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SalaryOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryOverview'] = ResolversParentTypes['SalaryOverview']> = {
  annualCTC?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  coming?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comingRevisions?: Resolver<Array<ResolversTypes['SalaryOverviewLine']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  waitingRevisions?: Resolver<Array<ResolversTypes['SalaryOverviewLine']>, ParentType, ContextType>;
  withSalary?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  withoutSalary?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SalaryOverviewLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryOverviewLine'] = ResolversParentTypes['SalaryOverviewLine']> = {
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revisionType?: Resolver<ResolversTypes['SalaryRevisionType'], ParentType, ContextType>;
  salaryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalaryRecordDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryRecordDeleted'] = ResolversParentTypes['SalaryRecordDeleted']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SalaryRevisionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryRevisionResult'] = ResolversParentTypes['SalaryRevisionResult']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revisionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SalaryRevisionsMovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryRevisionsMoved'] = ResolversParentTypes['SalaryRevisionsMoved']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['SalaryRevisionResult']>, ParentType, ContextType>;
  successCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SalaryStructureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryStructure'] = ResolversParentTypes['SalaryStructure']> = {
  allowances?: Resolver<Array<ResolversTypes['SalaryFigure']>, ParentType, ContextType>;
  annualCTC?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  annualGrossSalary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grosses?: Resolver<Array<ResolversTypes['SalaryFigure']>, ParentType, ContextType>;
  monthlyGrossSalary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  retirals?: Resolver<Array<ResolversTypes['SalaryFigure']>, ParentType, ContextType>;
  revisionWithoutArrear?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roundOff?: Resolver<ResolversTypes['RoundOffMode'], ParentType, ContextType>;
  roundOffTo?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type SalaryTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryTemplate'] = ResolversParentTypes['SalaryTemplate']> = {
  allowances?: Resolver<Maybe<Array<ResolversTypes['SalaryTemplateAllowance']>>, ParentType, ContextType>;
  annualCTC?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  effectiveTo?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  grosses?: Resolver<Maybe<Array<ResolversTypes['SalaryTemplateGross']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retirals?: Resolver<Maybe<Array<ResolversTypes['SalaryTemplateRetiral']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalaryTemplateAllowanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryTemplateAllowance'] = ResolversParentTypes['SalaryTemplateAllowance']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  component?: Resolver<ResolversTypes['SalaryComponent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type SalaryTemplateAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryTemplateAnswer'] = ResolversParentTypes['SalaryTemplateAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SalaryTemplate']>, ParentType, ContextType>;
};

export type SalaryTemplateChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryTemplateChange'] = ResolversParentTypes['SalaryTemplateChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SalaryTemplate']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SalaryTemplateDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryTemplateDetails'] = ResolversParentTypes['SalaryTemplateDetails']> = {
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fiscalMonthArray?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pfSettings?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roundOffSettings?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salaryDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  templateDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalaryTemplateGrossResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryTemplateGross'] = ResolversParentTypes['SalaryTemplateGross']> = {
  component?: Resolver<ResolversTypes['SalaryComponent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SalaryTemplatePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryTemplatePage'] = ResolversParentTypes['SalaryTemplatePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SalaryTemplate']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalaryTemplateRetiralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryTemplateRetiral'] = ResolversParentTypes['SalaryTemplateRetiral']> = {
  component?: Resolver<ResolversTypes['SalaryComponent'], ParentType, ContextType>;
  employeeShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employerShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SettlementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Settlement'] = ResolversParentTypes['Settlement']> = {
  adjustments?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  deductions?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  employerCost?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  exit?: Resolver<ResolversTypes['Exit'], ParentType, ContextType>;
  filedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  filedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finalizedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finalizedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  gratuityAtOnce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastWorkingDay?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['SettlementNotice']>, ParentType, ContextType>;
  noticeDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  paidReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Maybe<Array<ResolversTypes['SettlementPoint']>>, ParentType, ContextType>;
  preparedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  preparedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preparedById?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reimbursements?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  returnReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SettlementStatus'], ParentType, ContextType>;
  submittedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedById?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SettlementAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementAnswer'] = ResolversParentTypes['SettlementAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Settlement']>, ParentType, ContextType>;
};

export type SettlementChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementChange'] = ResolversParentTypes['SettlementChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Settlement']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SettlementFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementFile'] = ResolversParentTypes['SettlementFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettlementLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementLine'] = ResolversParentTypes['SettlementLine']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PayslipLineKind'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['SettlementPart']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettlementMovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementMoved'] = ResolversParentTypes['SettlementMoved']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SettlementStatus'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SettlementPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementPage'] = ResolversParentTypes['SettlementPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Settlement']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SettlementPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementPart'] = ResolversParentTypes['SettlementPart']> = {
  adjustmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  how?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  law?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['PayslipOrigin'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettlementSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementSheet'] = ResolversParentTypes['SettlementSheet']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateOfJoin?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  deductions?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employerCost?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  finalizedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finalizedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isMoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastWorkingDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['SettlementLine']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['SettlementNotice']>, ParentType, ContextType>;
  noticeDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  paidReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['SettlementPoint']>, ParentType, ContextType>;
  preparedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  preparedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reimbursements?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  returnReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settlementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SettlementStatus'], ParentType, ContextType>;
  submittedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type SettlementSheetAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementSheetAnswer'] = ResolversParentTypes['SettlementSheetAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settlement?: Resolver<ResolversTypes['SettlementSheet'], ParentType, ContextType>;
};

export type SettlementTransferAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementTransferAnswer'] = ResolversParentTypes['SettlementTransferAnswer']> = {
  banks?: Resolver<Array<ResolversTypes['FundTransferBank']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  filedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newAccounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SettlementTransferRow']>, ParentType, ContextType>;
  runs?: Resolver<Array<ResolversTypes['FundTransferRun']>, ParentType, ContextType>;
  seesAccounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  settlementsDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['FundTransferSum']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SettlementTransferRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementTransferRow'] = ResolversParentTypes['SettlementTransferRow']> = {
  accountHolder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branchCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAccountNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  paidReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settlementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['FundTransferStanding'], ParentType, ContextType>;
};

export type SettlementsTransferredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementsTransferred'] = ResolversParentTypes['SettlementsTransferred']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settlements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UtilizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Utilization'] = ResolversParentTypes['Utilization']> = {
  entitledDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  utilization?: Resolver<Array<ResolversTypes['CycleUtilization']>, ParentType, ContextType>;
};

export type UtilizationShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UtilizationShare'] = ResolversParentTypes['UtilizationShare']> = {
  days?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  leaveName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkflowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workflow'] = ResolversParentTypes['Workflow']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: GraphQLScalarType;
  AdhocAllowance?: AdhocAllowanceResolvers<ContextType>;
  AdhocAllowanceAnswer?: AdhocAllowanceAnswerResolvers<ContextType>;
  AdhocAllowanceChange?: AdhocAllowanceChangeResolvers<ContextType>;
  AdhocAllowancePage?: AdhocAllowancePageResolvers<ContextType>;
  AdvanceChange?: AdvanceChangeResolvers<ContextType>;
  AdvanceEntry?: AdvanceEntryResolvers<ContextType>;
  AdvanceInstalment?: AdvanceInstalmentResolvers<ContextType>;
  AirTicketFare?: AirTicketFareResolvers<ContextType>;
  AirTicketFareAnswer?: AirTicketFareAnswerResolvers<ContextType>;
  AirTicketFareChange?: AirTicketFareChangeResolvers<ContextType>;
  AirTicketFarePage?: AirTicketFarePageResolvers<ContextType>;
  AirTicketHome?: AirTicketHomeResolvers<ContextType>;
  AirTicketHomeAnswer?: AirTicketHomeAnswerResolvers<ContextType>;
  AirTicketHomeChange?: AirTicketHomeChangeResolvers<ContextType>;
  AirTicketHomePage?: AirTicketHomePageResolvers<ContextType>;
  AirTicketKin?: AirTicketKinResolvers<ContextType>;
  AirTicketPolicy?: AirTicketPolicyResolvers<ContextType>;
  AirTicketPolicyAnswer?: AirTicketPolicyAnswerResolvers<ContextType>;
  AirTicketPolicyChange?: AirTicketPolicyChangeResolvers<ContextType>;
  AirTicketPolicyPage?: AirTicketPolicyPageResolvers<ContextType>;
  AirTicketSector?: AirTicketSectorResolvers<ContextType>;
  AirTicketSectorAnswer?: AirTicketSectorAnswerResolvers<ContextType>;
  AirTicketSectorChange?: AirTicketSectorChangeResolvers<ContextType>;
  AirTicketSectorPage?: AirTicketSectorPageResolvers<ContextType>;
  AirTicketSettlement?: AirTicketSettlementResolvers<ContextType>;
  AirTicketStanding?: AirTicketStandingResolvers<ContextType>;
  AirTicketTotals?: AirTicketTotalsResolvers<ContextType>;
  AllowanceRegime?: AllowanceRegimeResolvers<ContextType>;
  AllowancesWithRegime?: AllowancesWithRegimeResolvers<ContextType>;
  BenefitsClawback?: BenefitsClawbackResolvers<ContextType>;
  BenefitsClawbacks?: BenefitsClawbacksResolvers<ContextType>;
  BenefitsEarnings?: BenefitsEarningsResolvers<ContextType>;
  BenefitsOverview?: BenefitsOverviewResolvers<ContextType>;
  BenefitsPayout?: BenefitsPayoutResolvers<ContextType>;
  BenefitsReport?: BenefitsReportResolvers<ContextType>;
  BenefitsReportColumn?: BenefitsReportColumnResolvers<ContextType>;
  BenefitsReportRow?: BenefitsReportRowResolvers<ContextType>;
  BenefitsSum?: BenefitsSumResolvers<ContextType>;
  BonusLine?: BonusLineResolvers<ContextType>;
  BonusLineAnswer?: BonusLineAnswerResolvers<ContextType>;
  BonusLineChange?: BonusLineChangeResolvers<ContextType>;
  BonusLinePage?: BonusLinePageResolvers<ContextType>;
  BonusPlan?: BonusPlanResolvers<ContextType>;
  BonusPlanAnswer?: BonusPlanAnswerResolvers<ContextType>;
  BonusPlanChange?: BonusPlanChangeResolvers<ContextType>;
  BonusPlanPage?: BonusPlanPageResolvers<ContextType>;
  BonusRound?: BonusRoundResolvers<ContextType>;
  BonusRoundAnswer?: BonusRoundAnswerResolvers<ContextType>;
  BonusRoundChange?: BonusRoundChangeResolvers<ContextType>;
  BonusRoundMoved?: BonusRoundMovedResolvers<ContextType>;
  BonusRoundPage?: BonusRoundPageResolvers<ContextType>;
  BonusRoundReckoned?: BonusRoundReckonedResolvers<ContextType>;
  CalculatedSalary?: CalculatedSalaryResolvers<ContextType>;
  Clawback?: ClawbackResolvers<ContextType>;
  ClawbackAnswer?: ClawbackAnswerResolvers<ContextType>;
  ClawbackChange?: ClawbackChangeResolvers<ContextType>;
  ClawbackPage?: ClawbackPageResolvers<ContextType>;
  CustomEmployeeGroup?: CustomEmployeeGroupResolvers<ContextType>;
  CycleGeneration?: CycleGenerationResolvers<ContextType>;
  CyclePreview?: CyclePreviewResolvers<ContextType>;
  CycleUtilization?: CycleUtilizationResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecidedStep?: DecidedStepResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  EarningAhead?: EarningAheadResolvers<ContextType>;
  EarningsAhead?: EarningsAheadResolvers<ContextType>;
  EarningsGiven?: EarningsGivenResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  Employee?: EmployeeResolvers<ContextType>;
  EmployeeRetiral?: EmployeeRetiralResolvers<ContextType>;
  EmployeeSalary?: EmployeeSalaryResolvers<ContextType>;
  EmployeeSalaryAllowance?: EmployeeSalaryAllowanceResolvers<ContextType>;
  EmployeeSalaryAnswer?: EmployeeSalaryAnswerResolvers<ContextType>;
  EmployeeSalaryChange?: EmployeeSalaryChangeResolvers<ContextType>;
  EmployeeSalaryGross?: EmployeeSalaryGrossResolvers<ContextType>;
  EmployeeSalaryPage?: EmployeeSalaryPageResolvers<ContextType>;
  EmployeeSalaryRetiral?: EmployeeSalaryRetiralResolvers<ContextType>;
  EmployeeWithoutSalary?: EmployeeWithoutSalaryResolvers<ContextType>;
  EmployeesWithoutSalary?: EmployeesWithoutSalaryResolvers<ContextType>;
  EndpointStatus?: EndpointStatusResolvers<ContextType>;
  Exit?: ExitResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  FormulaWord?: FormulaWordResolvers<ContextType>;
  FormulaWords?: FormulaWordsResolvers<ContextType>;
  FundTransferAnswer?: FundTransferAnswerResolvers<ContextType>;
  FundTransferBank?: FundTransferBankResolvers<ContextType>;
  FundTransferMoved?: FundTransferMovedResolvers<ContextType>;
  FundTransferRow?: FundTransferRowResolvers<ContextType>;
  FundTransferRun?: FundTransferRunResolvers<ContextType>;
  FundTransferSum?: FundTransferSumResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Leaver?: LeaverResolvers<ContextType>;
  Leavers?: LeaversResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  MailsAhead?: MailsAheadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OneTimeEarning?: OneTimeEarningResolvers<ContextType>;
  OneTimeEarningAnswer?: OneTimeEarningAnswerResolvers<ContextType>;
  OneTimeEarningChange?: OneTimeEarningChangeResolvers<ContextType>;
  OneTimeEarningPage?: OneTimeEarningPageResolvers<ContextType>;
  OutstandingAdvance?: OutstandingAdvanceResolvers<ContextType>;
  OutstandingAdvanceSums?: OutstandingAdvanceSumsResolvers<ContextType>;
  OutstandingAdvances?: OutstandingAdvancesResolvers<ContextType>;
  OwnSalary?: OwnSalaryResolvers<ContextType>;
  PayChange?: PayChangeResolvers<ContextType>;
  PayComponentChange?: PayComponentChangeResolvers<ContextType>;
  PayRange?: PayRangeResolvers<ContextType>;
  PayrollAction?: PayrollActionResolvers<ContextType>;
  PayrollActions?: PayrollActionsResolvers<ContextType>;
  PayrollCycle?: PayrollCycleResolvers<ContextType>;
  PayrollCycleAnswer?: PayrollCycleAnswerResolvers<ContextType>;
  PayrollCycleChange?: PayrollCycleChangeResolvers<ContextType>;
  PayrollCyclePage?: PayrollCyclePageResolvers<ContextType>;
  PayrollGeneralSetting?: PayrollGeneralSettingResolvers<ContextType>;
  PayrollGeneralSettingAnswer?: PayrollGeneralSettingAnswerResolvers<ContextType>;
  PayrollGeneralSettingChange?: PayrollGeneralSettingChangeResolvers<ContextType>;
  PayrollGeneralSettingPage?: PayrollGeneralSettingPageResolvers<ContextType>;
  PayrollGeneralSettingsAnswer?: PayrollGeneralSettingsAnswerResolvers<ContextType>;
  PayrollReconciliation?: PayrollReconciliationResolvers<ContextType>;
  PayrollRun?: PayrollRunResolvers<ContextType>;
  PayrollRunAnswer?: PayrollRunAnswerResolvers<ContextType>;
  PayrollRunChange?: PayrollRunChangeResolvers<ContextType>;
  PayrollRunHeld?: PayrollRunHeldResolvers<ContextType>;
  PayrollRunHours?: PayrollRunHoursResolvers<ContextType>;
  PayrollRunMoved?: PayrollRunMovedResolvers<ContextType>;
  PayrollRunPage?: PayrollRunPageResolvers<ContextType>;
  PayrollRunPoint?: PayrollRunPointResolvers<ContextType>;
  PayrollRunReckoned?: PayrollRunReckonedResolvers<ContextType>;
  PayrollRunReview?: PayrollRunReviewResolvers<ContextType>;
  PayrollRunStart?: PayrollRunStartResolvers<ContextType>;
  PayrollRunSum?: PayrollRunSumResolvers<ContextType>;
  PayrollRunWork?: PayrollRunWorkResolvers<ContextType>;
  PayrollRunWorkAnswer?: PayrollRunWorkAnswerResolvers<ContextType>;
  Payslip?: PayslipResolvers<ContextType>;
  PayslipAnswer?: PayslipAnswerResolvers<ContextType>;
  PayslipChange?: PayslipChangeResolvers<ContextType>;
  PayslipFile?: PayslipFileResolvers<ContextType>;
  PayslipLine?: PayslipLineResolvers<ContextType>;
  PayslipPage?: PayslipPageResolvers<ContextType>;
  PayslipPart?: PayslipPartResolvers<ContextType>;
  PayslipSheet?: PayslipSheetResolvers<ContextType>;
  PayslipSheetAnswer?: PayslipSheetAnswerResolvers<ContextType>;
  PlannedCycle?: PlannedCycleResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReckonedSalaryAdvance?: ReckonedSalaryAdvanceResolvers<ContextType>;
  ReconciledRun?: ReconciledRunResolvers<ContextType>;
  Relationship?: RelationshipResolvers<ContextType>;
  SalaryAdvance?: SalaryAdvanceResolvers<ContextType>;
  SalaryAdvanceAnswer?: SalaryAdvanceAnswerResolvers<ContextType>;
  SalaryAdvanceChange?: SalaryAdvanceChangeResolvers<ContextType>;
  SalaryAdvanceMoved?: SalaryAdvanceMovedResolvers<ContextType>;
  SalaryAdvancePage?: SalaryAdvancePageResolvers<ContextType>;
  SalaryAdvanceSetting?: SalaryAdvanceSettingResolvers<ContextType>;
  SalaryAdvanceSettingAnswer?: SalaryAdvanceSettingAnswerResolvers<ContextType>;
  SalaryAdvanceSettingChange?: SalaryAdvanceSettingChangeResolvers<ContextType>;
  SalaryAdvanceSettingPage?: SalaryAdvanceSettingPageResolvers<ContextType>;
  SalaryAdvanceSheet?: SalaryAdvanceSheetResolvers<ContextType>;
  SalaryComponent?: SalaryComponentResolvers<ContextType>;
  SalaryComponentAnswer?: SalaryComponentAnswerResolvers<ContextType>;
  SalaryComponentChange?: SalaryComponentChangeResolvers<ContextType>;
  SalaryComponentPage?: SalaryComponentPageResolvers<ContextType>;
  SalaryDetailsSaved?: SalaryDetailsSavedResolvers<ContextType>;
  SalaryFigure?: SalaryFigureResolvers<ContextType>;
  SalaryFigureInput?: SalaryFigureInputResolvers<ContextType>;
  SalaryFigureSource?: SalaryFigureSourceResolvers<ContextType>;
  SalaryOverview?: SalaryOverviewResolvers<ContextType>;
  SalaryOverviewLine?: SalaryOverviewLineResolvers<ContextType>;
  SalaryRecordDeleted?: SalaryRecordDeletedResolvers<ContextType>;
  SalaryRevisionResult?: SalaryRevisionResultResolvers<ContextType>;
  SalaryRevisionsMoved?: SalaryRevisionsMovedResolvers<ContextType>;
  SalaryStructure?: SalaryStructureResolvers<ContextType>;
  SalaryTemplate?: SalaryTemplateResolvers<ContextType>;
  SalaryTemplateAllowance?: SalaryTemplateAllowanceResolvers<ContextType>;
  SalaryTemplateAnswer?: SalaryTemplateAnswerResolvers<ContextType>;
  SalaryTemplateChange?: SalaryTemplateChangeResolvers<ContextType>;
  SalaryTemplateDetails?: SalaryTemplateDetailsResolvers<ContextType>;
  SalaryTemplateGross?: SalaryTemplateGrossResolvers<ContextType>;
  SalaryTemplatePage?: SalaryTemplatePageResolvers<ContextType>;
  SalaryTemplateRetiral?: SalaryTemplateRetiralResolvers<ContextType>;
  Settlement?: SettlementResolvers<ContextType>;
  SettlementAnswer?: SettlementAnswerResolvers<ContextType>;
  SettlementChange?: SettlementChangeResolvers<ContextType>;
  SettlementFile?: SettlementFileResolvers<ContextType>;
  SettlementLine?: SettlementLineResolvers<ContextType>;
  SettlementMoved?: SettlementMovedResolvers<ContextType>;
  SettlementPage?: SettlementPageResolvers<ContextType>;
  SettlementPart?: SettlementPartResolvers<ContextType>;
  SettlementSheet?: SettlementSheetResolvers<ContextType>;
  SettlementSheetAnswer?: SettlementSheetAnswerResolvers<ContextType>;
  SettlementTransferAnswer?: SettlementTransferAnswerResolvers<ContextType>;
  SettlementTransferRow?: SettlementTransferRowResolvers<ContextType>;
  SettlementsTransferred?: SettlementsTransferredResolvers<ContextType>;
  UndoAnswer?: UndoAnswerResolvers<ContextType>;
  Utilization?: UtilizationResolvers<ContextType>;
  UtilizationShare?: UtilizationShareResolvers<ContextType>;
  Workflow?: WorkflowResolvers<ContextType>;
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
