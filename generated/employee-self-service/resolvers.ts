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

/** By the age on the day of travel. */
export type AirTicketBand =
  /** From 12 years on. */
  | 'ADULT'
  /** From 2 to 11 years. */
  | 'CHILD'
  /** Below 2 years. */
  | 'INFANT';

export type AirTicketBasis =
  /** What was spent, at most the fare. */
  | 'ACTUALS'
  /** The fare, whatever the ticket cost. */
  | 'FARE';

/** A flight home that an employee asks for, for themself and the family, or money in its place. */
export type AirTicketClaim = {
  /** As the policy has it: the fares of all who fly, what was spent up to them, or the share that is encashed. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  approval?: Maybe<Scalars['JSON']['output']>;
  /** Left empty, today. */
  claimedOn: Scalars['LocalDate']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  custom: Scalars['JSON']['output'];
  cycleFrom?: Maybe<Scalars['LocalDate']['output']>;
  cycleUntil?: Maybe<Scalars['LocalDate']['output']>;
  employee: Employee;
  forSelf: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  kind: AirTicketClaimKind;
  purpose: Scalars['String']['output'];
  receipts?: Maybe<Array<AirTicketReceipt>>;
  returnOn?: Maybe<Scalars['LocalDate']['output']>;
  /** When it was paid or booked; from then on the claim stays as it is. Payroll notes it, of what goes with the salary the payroll run. */
  settledOn?: Maybe<Scalars['LocalDate']['output']>;
  /** All tickets together, as receipts show; of a booking what it cost, noted when it is paid. */
  spent?: Maybe<Scalars['Decimal']['output']>;
  status: RequestStatus;
  tickets?: Maybe<Scalars['Int']['output']>;
  /** Of an encashment the day for which it is asked. The tickets are those of the cycle of this day. Left empty, today. */
  travelOn: Scalars['LocalDate']['output'];
  /** Those of the family who fly too. */
  travellers?: Maybe<Array<AirTicketTraveller>>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type AirTicketClaimAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AirTicketClaim>;
};

export type AirTicketClaimChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<AirTicketClaim>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type AirTicketClaimFilter = {
  amount?: InputMaybe<DecimalFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<AirTicketClaimFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  claimedOn?: InputMaybe<LocalDateFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  cycleFrom?: InputMaybe<LocalDateFilter>;
  cycleUntil?: InputMaybe<LocalDateFilter>;
  employeeId?: InputMaybe<IdFilter>;
  forSelf?: InputMaybe<BooleanFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<AirTicketClaimKindFilter>;
  not?: InputMaybe<AirTicketClaimFilter>;
  or?: InputMaybe<Array<AirTicketClaimFilter>>;
  purpose?: InputMaybe<TextFilter>;
  returnOn?: InputMaybe<LocalDateFilter>;
  settledOn?: InputMaybe<LocalDateFilter>;
  spent?: InputMaybe<DecimalFilter>;
  status?: InputMaybe<RequestStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  tickets?: InputMaybe<IntFilter>;
  travelOn?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type AirTicketClaimInput = {
  /** As the policy has it: the fares of all who fly, what was spent up to them, or the share that is encashed. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  approval?: InputMaybe<Scalars['JSON']['input']>;
  /** Left empty, today. */
  claimedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  cycleFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  cycleUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId: Scalars['ID']['input'];
  forSelf?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<AirTicketClaimKind>;
  purpose: Scalars['String']['input'];
  receipts?: InputMaybe<Array<AirTicketReceiptInput>>;
  returnOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** When it was paid or booked; from then on the claim stays as it is. Payroll notes it, of what goes with the salary the payroll run. */
  settledOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** All tickets together, as receipts show; of a booking what it cost, noted when it is paid. */
  spent?: InputMaybe<Scalars['Decimal']['input']>;
  status?: InputMaybe<RequestStatus>;
  tickets?: InputMaybe<Scalars['Int']['input']>;
  /** Of an encashment the day for which it is asked. The tickets are those of the cycle of this day. Left empty, today. */
  travelOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Those of the family who fly too. */
  travellers?: InputMaybe<Array<AirTicketTravellerInput>>;
};

export type AirTicketClaimKind =
  /** The organization books. */
  | 'BOOKING'
  /** Money in place of tickets, with the salary. */
  | 'ENCASHMENT'
  /** The employee buys the tickets and gets them back with the salary. */
  | 'REIMBURSEMENT';

export type AirTicketClaimKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<AirTicketClaimKind>;
  in?: InputMaybe<Array<AirTicketClaimKind>>;
};

export type AirTicketClaimPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<AirTicketClaim>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type AirTicketClaimPatch = {
  /** As the policy has it: the fares of all who fly, what was spent up to them, or the share that is encashed. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  approval?: InputMaybe<Scalars['JSON']['input']>;
  /** Left empty, today. */
  claimedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  cycleFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  cycleUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  forSelf?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<AirTicketClaimKind>;
  purpose?: InputMaybe<Scalars['String']['input']>;
  receipts?: InputMaybe<Array<AirTicketReceiptInput>>;
  returnOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** When it was paid or booked; from then on the claim stays as it is. Payroll notes it, of what goes with the salary the payroll run. */
  settledOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** All tickets together, as receipts show; of a booking what it cost, noted when it is paid. */
  spent?: InputMaybe<Scalars['Decimal']['input']>;
  status?: InputMaybe<RequestStatus>;
  tickets?: InputMaybe<Scalars['Int']['input']>;
  /** Of an encashment the day for which it is asked. The tickets are those of the cycle of this day. Left empty, today. */
  travelOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Those of the family who fly too. */
  travellers?: InputMaybe<Array<AirTicketTravellerInput>>;
};

export type AirTicketClaimSort = {
  field: AirTicketClaimSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type AirTicketClaimSortField =
  | 'amount'
  | 'claimedOn'
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'cycleFrom'
  | 'cycleUntil'
  | 'employeeId'
  | 'forSelf'
  | 'kind'
  | 'purpose'
  | 'returnOn'
  | 'settledOn'
  | 'spent'
  | 'status'
  | 'tickets'
  | 'travelOn'
  | 'updatedAt';

export type AirTicketClass =
  | 'BUSINESS'
  | 'ECONOMY'
  | 'FIRST'
  | 'PREMIUM_ECONOMY';

/** Somebody whom the policy covers, in the cycle that is asked about. Tickets are counted, money is of the currency of payroll. */
export type AirTicketPerson = {
  band: AirTicketBand;
  /** From cycles before. */
  carried: Scalars['Int']['output'];
  entitled: Scalars['Int']['output'];
  /** Null: the employee. */
  familyMemberId?: Maybe<Scalars['ID']['output']>;
  /** Of one ticket. Null where neither the home nor the policy has a fare. */
  fare?: Maybe<Scalars['Decimal']['output']>;
  /** Asked for here. */
  isAsked: Scalars['Boolean']['output'];
  kin: AirTicketPersonKin;
  left: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  used: Scalars['Int']['output'];
};

export type AirTicketPersonKin =
  | 'CHILD'
  | 'SELF'
  | 'SPOUSE';

export type AirTicketReceipt = {
  description?: Maybe<Scalars['String']['output']>;
  file: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type AirTicketReceiptInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  file: Scalars['String']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type AirTicketTraveller = {
  familyMember: FamilyMember;
  id: Scalars['ID']['output'];
};

export type AirTicketTravellerInput = {
  familyMemberId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type AnniversaryReminder = {
  date: Scalars['LocalDate']['output'];
  designationName?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  employeePhotoPath?: Maybe<Scalars['String']['output']>;
  isToday: Scalars['Boolean']['output'];
  years: Scalars['Int']['output'];
};

export type AvailabilityLevel =
  | 'GOOD'
  | 'LOW'
  | 'MODERATE';

export type AwardReminder = {
  awardId: Scalars['Int']['output'];
  awardName: Scalars['String']['output'];
  awardedOn: Scalars['LocalDate']['output'];
  description?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  employeePhotoPath?: Maybe<Scalars['String']['output']>;
};

/** A birthday without its year: nobody's age is told. */
export type BirthdayReminder = {
  date: Scalars['LocalDate']['output'];
  designationName?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  employeePhotoPath?: Maybe<Scalars['String']['output']>;
  isToday: Scalars['Boolean']['output'];
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

export type ClaimExpense = {
  /** As on the receipt. */
  amount: Scalars['Decimal']['output'];
  /** What it came to in the currency of payroll, as the card or the bank had it, where the receipt has another one. */
  converted?: Maybe<Scalars['Decimal']['output']>;
  /** Of the receipt, where it is not that of payroll. */
  currency?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  expenseType: ExpenseType;
  id: Scalars['ID']['output'];
  receipt?: Maybe<Scalars['String']['output']>;
  spentOn: Scalars['LocalDate']['output'];
};

export type ClaimExpenseInput = {
  /** As on the receipt. */
  amount: Scalars['Decimal']['input'];
  /** What it came to in the currency of payroll, as the card or the bank had it, where the receipt has another one. */
  converted?: InputMaybe<Scalars['Decimal']['input']>;
  /** Of the receipt, where it is not that of payroll. */
  currency?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  expenseTypeId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  receipt?: InputMaybe<Scalars['String']['input']>;
  spentOn: Scalars['LocalDate']['input'];
};

export type ClaimPerDiem = {
  /** What it comes to in the currency of payroll, where the per diem has another one. */
  converted?: Maybe<Scalars['Decimal']['output']>;
  fromDate: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  perDiem: PerDiem;
  /** Of all these days, as receipts show, where the per diem pays up to its rate. */
  spent?: Maybe<Scalars['Decimal']['output']>;
  toDate: Scalars['LocalDate']['output'];
};

export type ClaimPerDiemInput = {
  /** What it comes to in the currency of payroll, where the per diem has another one. */
  converted?: InputMaybe<Scalars['Decimal']['input']>;
  fromDate: Scalars['LocalDate']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  perDiemId: Scalars['ID']['input'];
  /** Of all these days, as receipts show, where the per diem pays up to its rate. */
  spent?: InputMaybe<Scalars['Decimal']['input']>;
  toDate: Scalars['LocalDate']['input'];
};

/** What somebody paid for the organisation and gets back. */
export type ClaimRequest = {
  approval?: Maybe<Scalars['JSON']['output']>;
  /** Left empty, today. */
  claimedOn: Scalars['LocalDate']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  custom: Scalars['JSON']['output'];
  employee: Employee;
  /** Hotels, tickets, meals with customers: what receipts show. */
  expenses?: Maybe<Array<ClaimExpense>>;
  id: Scalars['ID']['output'];
  /** Payroll notes the day; from then on the claim stays as it is. */
  paidOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Days of a journey that are paid by a per diem in place of receipts. */
  perDiems?: Maybe<Array<ClaimPerDiem>>;
  purpose: Scalars['String']['output'];
  status: RequestStatus;
  /** Of all expenses and per diems, in the currency of payroll. */
  total?: Maybe<Scalars['Decimal']['output']>;
  /** The journey that it belongs to, if any. */
  travel?: Maybe<TravelRequest>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ClaimRequestAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ClaimRequest>;
};

export type ClaimRequestChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ClaimRequest>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ClaimRequestFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ClaimRequestFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  claimedOn?: InputMaybe<LocalDateFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<ClaimRequestFilter>;
  or?: InputMaybe<Array<ClaimRequestFilter>>;
  paidOn?: InputMaybe<LocalDateFilter>;
  purpose?: InputMaybe<TextFilter>;
  status?: InputMaybe<RequestStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  total?: InputMaybe<DecimalFilter>;
  travelId?: InputMaybe<IdFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ClaimRequestInput = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  /** Left empty, today. */
  claimedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  /** Hotels, tickets, meals with customers: what receipts show. */
  expenses?: InputMaybe<Array<ClaimExpenseInput>>;
  /** Payroll notes the day; from then on the claim stays as it is. */
  paidOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Days of a journey that are paid by a per diem in place of receipts. */
  perDiems?: InputMaybe<Array<ClaimPerDiemInput>>;
  purpose: Scalars['String']['input'];
  status?: InputMaybe<RequestStatus>;
  /** Of all expenses and per diems, in the currency of payroll. */
  total?: InputMaybe<Scalars['Decimal']['input']>;
  /** The journey that it belongs to, if any. */
  travelId?: InputMaybe<Scalars['ID']['input']>;
};

export type ClaimRequestPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ClaimRequest>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ClaimRequestPatch = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  /** Left empty, today. */
  claimedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Hotels, tickets, meals with customers: what receipts show. */
  expenses?: InputMaybe<Array<ClaimExpenseInput>>;
  /** Payroll notes the day; from then on the claim stays as it is. */
  paidOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Days of a journey that are paid by a per diem in place of receipts. */
  perDiems?: InputMaybe<Array<ClaimPerDiemInput>>;
  purpose?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
  /** Of all expenses and per diems, in the currency of payroll. */
  total?: InputMaybe<Scalars['Decimal']['input']>;
  /** The journey that it belongs to, if any. */
  travelId?: InputMaybe<Scalars['ID']['input']>;
};

export type ClaimRequestSort = {
  field: ClaimRequestSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ClaimRequestSortField =
  | 'claimedOn'
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'employeeId'
  | 'paidOn'
  | 'purpose'
  | 'status'
  | 'total'
  | 'travelId'
  | 'updatedAt';

export type ClosureStatus =
  | 'CLOSED'
  | 'DRAFT';

export type ClosureStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ClosureStatus>;
  in?: InputMaybe<Array<ClosureStatus>>;
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

/** Time earned by working on a day off, and the request for it. */
export type CompOff = {
  approval?: Maybe<Scalars['JSON']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  days: Scalars['Decimal']['output'];
  /** Proof of the work, where your organization asks for it. */
  document?: Maybe<Scalars['String']['output']>;
  employee: Employee;
  /** Paid instead of taken, as the employee wished. Whoever manages compensatory off enters it. */
  encashedDays: Scalars['Decimal']['output'];
  /** The last day on which it may be taken. */
  expiresOn?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  /** By payroll runs and settlements. */
  paidDays?: Maybe<Scalars['Decimal']['output']>;
  /** Left empty, it names the day. */
  reason?: Maybe<Scalars['String']['output']>;
  status: RequestStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  workedOn: Scalars['LocalDate']['output'];
};

export type CompOffAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CompOff>;
};

/** Compensatory off of one employee, as of today where they work. Days. */
export type CompOffBalance = {
  /** By leave that nobody has decided yet; it still counts as left. */
  asked: Scalars['Decimal']['output'];
  /** In the order in which they expire. */
  credits: Array<CompOffCredit>;
  earned: Scalars['Decimal']['output'];
  employeeId: Scalars['ID']['output'];
  employeeName: Scalars['String']['output'];
  employeeNumber: Scalars['String']['output'];
  /** Paid instead, or to be paid with a payroll run. */
  encashed: Scalars['Decimal']['output'];
  /** Whether that is within the next 14 days. */
  isExpiring: Scalars['Boolean']['output'];
  lapsed: Scalars['Decimal']['output'];
  /** Below 0 where more was taken than was there. */
  left: Scalars['Decimal']['output'];
  /** When the next of what is left expires. */
  nextExpiry?: Maybe<Scalars['LocalDate']['output']>;
  /** By approved leave, taken or to come. */
  taken: Scalars['Decimal']['output'];
};

export type CompOffBalances = {
  /** Whether some kind of leave is taken from compensatory off; else nothing is ever taken. */
  canBeTaken: Scalars['Boolean']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<CompOffBalance>;
  totalRecords: Scalars['Int']['output'];
};

export type CompOffChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CompOff>;
  validationError?: Maybe<Array<FieldProblem>>;
};

/** Days that work on a day off earned, and what became of them. */
export type CompOffCredit = {
  compOffId: Scalars['ID']['output'];
  days: Scalars['Decimal']['output'];
  /** Paid instead, or to be paid with a payroll run. */
  encashed: Scalars['Decimal']['output'];
  /** The last day on which they may be taken; null where they do not expire. */
  expiresOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Nobody took them in time, and nobody is paid for them. */
  lapsed: Scalars['Decimal']['output'];
  /** May still be taken. */
  left: Scalars['Decimal']['output'];
  reason: Scalars['String']['output'];
  taken: Scalars['Decimal']['output'];
  workedOn: Scalars['LocalDate']['output'];
};

export type CompOffFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CompOffFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  days?: InputMaybe<DecimalFilter>;
  employeeId?: InputMaybe<IdFilter>;
  encashedDays?: InputMaybe<DecimalFilter>;
  expiresOn?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<CompOffFilter>;
  or?: InputMaybe<Array<CompOffFilter>>;
  paidDays?: InputMaybe<DecimalFilter>;
  reason?: InputMaybe<TextFilter>;
  status?: InputMaybe<RequestStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workedOn?: InputMaybe<LocalDateFilter>;
};

export type CompOffInput = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  days?: InputMaybe<Scalars['Decimal']['input']>;
  /** Proof of the work, where your organization asks for it. */
  document?: InputMaybe<Scalars['String']['input']>;
  employeeId: Scalars['ID']['input'];
  /** Paid instead of taken, as the employee wished. Whoever manages compensatory off enters it. */
  encashedDays?: InputMaybe<Scalars['Decimal']['input']>;
  /** The last day on which it may be taken. */
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** By payroll runs and settlements. */
  paidDays?: InputMaybe<Scalars['Decimal']['input']>;
  /** Left empty, it names the day. */
  reason?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
  workedOn: Scalars['LocalDate']['input'];
};

export type CompOffPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<CompOff>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CompOffPatch = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  days?: InputMaybe<Scalars['Decimal']['input']>;
  /** Proof of the work, where your organization asks for it. */
  document?: InputMaybe<Scalars['String']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Paid instead of taken, as the employee wished. Whoever manages compensatory off enters it. */
  encashedDays?: InputMaybe<Scalars['Decimal']['input']>;
  /** The last day on which it may be taken. */
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** By payroll runs and settlements. */
  paidDays?: InputMaybe<Scalars['Decimal']['input']>;
  /** Left empty, it names the day. */
  reason?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
  workedOn?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type CompOffSort = {
  field: CompOffSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CompOffSortField =
  | 'createdAt'
  | 'custom'
  | 'days'
  | 'employeeId'
  | 'encashedDays'
  | 'expiresOn'
  | 'paidDays'
  | 'reason'
  | 'status'
  | 'updatedAt'
  | 'workedOn';

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

/** What is left of one kind of leave this year, in days. */
export type DashboardBalance = {
  /** Entitled and carried forward, less what was taken, paid or lapsed; what is pending still counts as there. Nothing once the year is closed. */
  balance: Scalars['Decimal']['output'];
  carriedForward: Scalars['Decimal']['output'];
  entitled: Scalars['Decimal']['output'];
  leaveName: Scalars['String']['output'];
  leaveTypeId: Scalars['Int']['output'];
  pending: Scalars['Decimal']['output'];
  /** Approved, taken or to come. */
  taken: Scalars['Decimal']['output'];
  year: Scalars['Int']['output'];
};

export type DashboardCompOff = {
  compOffId: Scalars['Int']['output'];
  days: Scalars['Decimal']['output'];
  expiresOn?: Maybe<Scalars['LocalDate']['output']>;
  reason: Scalars['String']['output'];
  status: RequestStatus;
  workedOn: Scalars['LocalDate']['output'];
};

export type DashboardHoliday = {
  description?: Maybe<Scalars['String']['output']>;
  holidayDate: Scalars['LocalDate']['output'];
  holidayId: Scalars['Int']['output'];
  holidayName: Scalars['String']['output'];
  /** MANDATORY or PERSONAL_CHOICE. */
  holidayType: Scalars['String']['output'];
  /** Null: everywhere. */
  location?: Maybe<Scalars['String']['output']>;
};

/** The holidays of this year and the next where the caller works. */
export type DashboardHolidays = {
  errorCode: Scalars['String']['output'];
  holidays: Array<DashboardHoliday>;
  message: Scalars['String']['output'];
};

export type DashboardLeave = {
  days?: Maybe<Scalars['Decimal']['output']>;
  fromDate: Scalars['LocalDate']['output'];
  leaveName: Scalars['String']['output'];
  leaveRequestId: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
  status: RequestStatus;
  toDate: Scalars['LocalDate']['output'];
};

export type DashboardShortTimeOff = {
  date: Scalars['LocalDate']['output'];
  fromTime: Scalars['LocalTime']['output'];
  reason: Scalars['String']['output'];
  shortTimeOffId: Scalars['Int']['output'];
  status: RequestStatus;
  toTime: Scalars['LocalTime']['output'];
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

export type DayAvailability = {
  /** Of those, who is not on approved leave. */
  available: Scalars['Int']['output'];
  date: Scalars['LocalDate']['output'];
  /** Who would work: employed, no rest day, no holiday. */
  expected: Scalars['Int']['output'];
  level?: Maybe<AvailabilityLevel>;
  /** Whole percent, rounded down; null when nobody is expected. */
  percent?: Maybe<Scalars['Int']['output']>;
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

export type DeclarationStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<DeclarationStatus>;
  in?: InputMaybe<Array<DeclarationStatus>>;
};

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

export type DocumentExpiry =
  | 'EXPIRED'
  | 'EXPIRING';

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

/** Requests of one kind that wait for the caller's decision. */
export type EmployeeAction = {
  action: RequestKind;
  count: Scalars['Int']['output'];
  formId: Scalars['Int']['output'];
  /** The longest waiting of those that are shown where they are decided, four at most. */
  ids: Array<Scalars['ID']['output']>;
  /** The longest waiting was made at this time. */
  oldest: Scalars['DateTime']['output'];
  /** Where they are decided. */
  path: Scalars['String']['output'];
};

export type EmployeeActions = {
  employeeActions: Array<EmployeeAction>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type EmployeeOnLeave = {
  employee_name: Scalars['String']['output'];
  user_defined_employee_id: Scalars['String']['output'];
};

export type EndpointStatus = {
  endpoint: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** A kind of expense that the organisation pays back, and how much of it. */
export type ExpenseType = {
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What one expense may come to. Empty: any amount. */
  maximumAmount?: Maybe<Scalars['Decimal']['output']>;
  name: Scalars['String']['output'];
  /** Whatever it comes to, also below the amount of the settings. */
  receiptAlways: Scalars['Boolean']['output'];
  /** The reimbursement of salaries that it is: its grace period, and its workflow, hold for claims. Whose salary pays it already claims nothing of it. */
  salaryComponent?: Maybe<SalaryComponent>;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ExpenseTypeAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ExpenseType>;
};

export type ExpenseTypeChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ExpenseType>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ExpenseTypeFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ExpenseTypeFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  maximumAmount?: InputMaybe<DecimalFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ExpenseTypeFilter>;
  or?: InputMaybe<Array<ExpenseTypeFilter>>;
  receiptAlways?: InputMaybe<BooleanFilter>;
  salaryComponentId?: InputMaybe<IdFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ExpenseTypeInput = {
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** What one expense may come to. Empty: any amount. */
  maximumAmount?: InputMaybe<Scalars['Decimal']['input']>;
  name: Scalars['String']['input'];
  /** Whatever it comes to, also below the amount of the settings. */
  receiptAlways?: InputMaybe<Scalars['Boolean']['input']>;
  /** The reimbursement of salaries that it is: its grace period, and its workflow, hold for claims. Whose salary pays it already claims nothing of it. */
  salaryComponentId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type ExpenseTypePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ExpenseType>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ExpenseTypePatch = {
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** What one expense may come to. Empty: any amount. */
  maximumAmount?: InputMaybe<Scalars['Decimal']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whatever it comes to, also below the amount of the settings. */
  receiptAlways?: InputMaybe<Scalars['Boolean']['input']>;
  /** The reimbursement of salaries that it is: its grace period, and its workflow, hold for claims. Whose salary pays it already claims nothing of it. */
  salaryComponentId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type ExpenseTypeSort = {
  field: ExpenseTypeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ExpenseTypeSortField =
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'maximumAmount'
  | 'name'
  | 'receiptAlways'
  | 'salaryComponentId'
  | 'status'
  | 'updatedAt';

export type ExpiringDocument = {
  Document_Name: Scalars['String']['output'];
  Document_Number?: Maybe<Scalars['String']['output']>;
  Employee_Id: Scalars['Int']['output'];
  Employee_Name: Scalars['String']['output'];
  Expiry_Date: Scalars['LocalDate']['output'];
  Issuing_Authority?: Maybe<Scalars['String']['output']>;
  Issuing_Country?: Maybe<Scalars['String']['output']>;
  Status: DocumentExpiry;
};

/** What has expired or expires within the days that the organisation says, the earliest first. */
export type ExpiringDocuments = {
  accreditation: Array<ExpiringDocument>;
  errorCode: Scalars['String']['output'];
  licence: Array<ExpiringDocument>;
  message: Scalars['String']['output'];
  /** Due by then as well. */
  missingAccreditation: Array<MissingAccreditation>;
  passport: Array<ExpiringDocument>;
};

/** A record of another endpoint. */
export type FamilyMember = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** How an employee divides the flexible benefits of the salary in a financial year. */
export type FbpDeclaration = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Of all components, in the year. */
  declared?: Maybe<Scalars['Decimal']['output']>;
  employee: Employee;
  /** As 2026-27. Left empty, the present one. */
  financialYear: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** What the lines leave of the plan is paid as taxed salary. */
  lines?: Maybe<Array<FbpDeclarationLine>>;
  /** A draft counts for nothing: what the salary plans stands. */
  status: DeclarationStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type FbpDeclarationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<FbpDeclaration>;
};

export type FbpDeclarationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<FbpDeclaration>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type FbpDeclarationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<FbpDeclarationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  declared?: InputMaybe<DecimalFilter>;
  employeeId?: InputMaybe<IdFilter>;
  financialYear?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<FbpDeclarationFilter>;
  or?: InputMaybe<Array<FbpDeclarationFilter>>;
  status?: InputMaybe<DeclarationStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type FbpDeclarationInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Of all components, in the year. */
  declared?: InputMaybe<Scalars['Decimal']['input']>;
  employeeId: Scalars['ID']['input'];
  /** As 2026-27. Left empty, the present one. */
  financialYear?: InputMaybe<Scalars['String']['input']>;
  /** What the lines leave of the plan is paid as taxed salary. */
  lines?: InputMaybe<Array<FbpDeclarationLineInput>>;
  /** A draft counts for nothing: what the salary plans stands. */
  status?: InputMaybe<DeclarationStatus>;
};

export type FbpDeclarationLine = {
  /** Of a year. */
  amount: Scalars['Decimal']['output'];
  component: SalaryComponent;
  id: Scalars['ID']['output'];
};

export type FbpDeclarationLineInput = {
  /** Of a year. */
  amount: Scalars['Decimal']['input'];
  componentId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type FbpDeclarationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<FbpDeclaration>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type FbpDeclarationPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Of all components, in the year. */
  declared?: InputMaybe<Scalars['Decimal']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** As 2026-27. Left empty, the present one. */
  financialYear?: InputMaybe<Scalars['String']['input']>;
  /** What the lines leave of the plan is paid as taxed salary. */
  lines?: InputMaybe<Array<FbpDeclarationLineInput>>;
  /** A draft counts for nothing: what the salary plans stands. */
  status?: InputMaybe<DeclarationStatus>;
};

export type FbpDeclarationSort = {
  field: FbpDeclarationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type FbpDeclarationSortField =
  | 'createdAt'
  | 'custom'
  | 'declared'
  | 'employeeId'
  | 'financialYear'
  | 'status'
  | 'updatedAt';

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

export type FlexibleComponent = {
  componentId: Scalars['ID']['output'];
  /** As declared; null where nothing is. */
  declared?: Maybe<Scalars['Decimal']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** Stays as planned. */
  isFixed: Scalars['Boolean']['output'];
  /** The most that may be declared a year. */
  limit?: Maybe<Scalars['Decimal']['output']>;
  name: Scalars['String']['output'];
  /** What the salary plans a year. */
  planned: Scalars['Decimal']['output'];
  /** Regimes under which it is not taxed. */
  untaxedUnder: Array<TaxRegime>;
};

export type FlexibleLineInput = {
  amount: Scalars['Decimal']['input'];
  componentId: Scalars['ID']['input'];
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

/** A record of another endpoint. */
export type Holiday = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** A holiday of personal choice that somebody chose as a day off. */
export type HolidayChoice = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** A day on which a holiday of personal choice is offered where the employee works. */
  date: Scalars['LocalDate']['output'];
  employee: Employee;
  /** The one that is offered on the day. */
  holiday: Holiday;
  id: Scalars['ID']['output'];
  /** What others should know of it. */
  note?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type HolidayChoiceAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<HolidayChoice>;
};

export type HolidayChoiceChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<HolidayChoice>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type HolidayChoiceFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<HolidayChoiceFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  date?: InputMaybe<LocalDateFilter>;
  employeeId?: InputMaybe<IdFilter>;
  holidayId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<HolidayChoiceFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<HolidayChoiceFilter>>;
  teamOf?: InputMaybe<TeamFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type HolidayChoiceInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** A day on which a holiday of personal choice is offered where the employee works. */
  date: Scalars['LocalDate']['input'];
  employeeId: Scalars['ID']['input'];
  /** The one that is offered on the day. */
  holidayId?: InputMaybe<Scalars['ID']['input']>;
  /** What others should know of it. */
  note?: InputMaybe<Scalars['String']['input']>;
};

export type HolidayChoiceOffer = {
  errorCode: Scalars['String']['output'];
  /** By day; of several on a day the one that counts. */
  holidays: Array<OfferedHoliday>;
  message: Scalars['String']['output'];
  /** This year and the next one, where any is offered in it. */
  years: Array<HolidayChoiceYear>;
};

export type HolidayChoicePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<HolidayChoice>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type HolidayChoicePatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** A day on which a holiday of personal choice is offered where the employee works. */
  date?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** The one that is offered on the day. */
  holidayId?: InputMaybe<Scalars['ID']['input']>;
  /** What others should know of it. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Why a holiday cannot be chosen. */
export type HolidayChoiceProblem =
  /** A rest day, or a holiday for everybody. */
  | 'FREE'
  /** Leave was asked for, or approved. */
  | 'LEAVE'
  /** As many as may be chosen in the year are chosen. */
  | 'LIMIT'
  /** Before the day of joining, or after the last working day. */
  | 'NOT_EMPLOYED'
  /** Nobody chooses any. */
  | 'OFF'
  | 'PAST'
  /** The person works on the day by the shift plan, holiday or not. */
  | 'SHIFT'
  /** The day is too near. */
  | 'TOO_LATE';

export type HolidayChoiceSort = {
  field: HolidayChoiceSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type HolidayChoiceSortField =
  | 'createdAt'
  | 'custom'
  | 'date'
  | 'employeeId'
  | 'holidayId'
  | 'note'
  | 'updatedAt';

export type HolidayChoiceYear = {
  chosen: Scalars['Int']['output'];
  left: Scalars['Int']['output'];
  /** How many may be chosen in the year. */
  most: Scalars['Int']['output'];
  year: Scalars['Int']['output'];
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

export type LanguagePreference = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
};

export type LanguageProficiency =
  | 'BASIC'
  | 'CONVERSATIONAL'
  | 'FLUENT'
  | 'NATIVE';

export type LeaveAccrual =
  /** A twelfth on the first day of each month. */
  | 'MONTHLY'
  /** A quarter on the first day of each quarter. */
  | 'QUARTERLY'
  /** All of it on the first day of the year. */
  | 'YEARLY';

export type LeaveAccrualFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<LeaveAccrual>;
  in?: InputMaybe<Array<LeaveAccrual>>;
};

/** What an employee may take of one kind of leave in a year. */
export type LeaveBalance = {
  carriedForwardDays: Scalars['Decimal']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  /** Paid at the closure of the year. */
  encashedDays: Scalars['Decimal']['output'];
  entitledDays: Scalars['Decimal']['output'];
  id: Scalars['ID']['output'];
  /** Lost at the closure of the year. */
  lapsedDays: Scalars['Decimal']['output'];
  leaveType: LeaveType;
  /** Left empty, it names the leave type and the year. */
  note?: Maybe<Scalars['String']['output']>;
  /** Of those that the closure pays, what no payroll run has paid yet. */
  unpaidDays?: Maybe<Scalars['Decimal']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  year: Scalars['Int']['output'];
};

export type LeaveBalanceAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LeaveBalance>;
};

export type LeaveBalanceChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LeaveBalance>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type LeaveBalanceFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<LeaveBalanceFilter>>;
  carriedForwardDays?: InputMaybe<DecimalFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  encashedDays?: InputMaybe<DecimalFilter>;
  entitledDays?: InputMaybe<DecimalFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  lapsedDays?: InputMaybe<DecimalFilter>;
  leaveTypeId?: InputMaybe<IdFilter>;
  not?: InputMaybe<LeaveBalanceFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<LeaveBalanceFilter>>;
  teamOf?: InputMaybe<TeamFilter>;
  unpaidDays?: InputMaybe<DecimalFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  year?: InputMaybe<IntFilter>;
};

export type LeaveBalanceInput = {
  carriedForwardDays?: InputMaybe<Scalars['Decimal']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  /** Paid at the closure of the year. */
  encashedDays?: InputMaybe<Scalars['Decimal']['input']>;
  entitledDays?: InputMaybe<Scalars['Decimal']['input']>;
  /** Lost at the closure of the year. */
  lapsedDays?: InputMaybe<Scalars['Decimal']['input']>;
  leaveTypeId: Scalars['ID']['input'];
  /** Left empty, it names the leave type and the year. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Of those that the closure pays, what no payroll run has paid yet. */
  unpaidDays?: InputMaybe<Scalars['Decimal']['input']>;
  year: Scalars['Int']['input'];
};

export type LeaveBalancePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<LeaveBalance>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type LeaveBalancePatch = {
  carriedForwardDays?: InputMaybe<Scalars['Decimal']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Paid at the closure of the year. */
  encashedDays?: InputMaybe<Scalars['Decimal']['input']>;
  entitledDays?: InputMaybe<Scalars['Decimal']['input']>;
  /** Lost at the closure of the year. */
  lapsedDays?: InputMaybe<Scalars['Decimal']['input']>;
  leaveTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, it names the leave type and the year. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Of those that the closure pays, what no payroll run has paid yet. */
  unpaidDays?: InputMaybe<Scalars['Decimal']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};

export type LeaveBalanceSort = {
  field: LeaveBalanceSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type LeaveBalanceSortField =
  | 'carriedForwardDays'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'encashedDays'
  | 'entitledDays'
  | 'lapsedDays'
  | 'leaveTypeId'
  | 'note'
  | 'unpaidDays'
  | 'updatedAt'
  | 'year';

export type LeaveCarryOver =
  | 'ALL'
  | 'LIMITED'
  | 'NONE';

export type LeaveCarryOverFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<LeaveCarryOver>;
  in?: InputMaybe<Array<LeaveCarryOver>>;
};

/** The end of a leave year: what is left is carried over, paid or lapses, as the leave policies say. */
export type LeaveClosure = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** Empty: every leave type that has a policy. */
  leaveType?: Maybe<LeaveType>;
  name: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** Running the closure closes it. */
  status: ClosureStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  year: Scalars['Int']['output'];
};

export type LeaveClosureAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LeaveClosure>;
};

export type LeaveClosureChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LeaveClosure>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type LeaveClosureFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<LeaveClosureFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  leaveTypeId?: InputMaybe<IdFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<LeaveClosureFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<LeaveClosureFilter>>;
  status?: InputMaybe<ClosureStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  year?: InputMaybe<IntFilter>;
};

export type LeaveClosureInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Empty: every leave type that has a policy. */
  leaveTypeId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  /** Running the closure closes it. */
  status?: InputMaybe<ClosureStatus>;
  year: Scalars['Int']['input'];
};

/** What a closure does with one kind of leave. Days of all employees together. */
export type LeaveClosureLine = {
  carriedDays: Scalars['Decimal']['output'];
  employees: Scalars['Int']['output'];
  encashedDays: Scalars['Decimal']['output'];
  lapsedDays: Scalars['Decimal']['output'];
  leaveName: Scalars['String']['output'];
  leaveTypeId: Scalars['Int']['output'];
  leftDays: Scalars['Decimal']['output'];
};

export type LeaveClosurePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<LeaveClosure>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type LeaveClosurePatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Empty: every leave type that has a policy. */
  leaveTypeId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** Running the closure closes it. */
  status?: InputMaybe<ClosureStatus>;
  year?: InputMaybe<Scalars['Int']['input']>;
};

export type LeaveClosurePreview = {
  errorCode: Scalars['String']['output'];
  lines: Array<LeaveClosureLine>;
  message: Scalars['String']['output'];
  /** Requests of the year that nobody has decided. While there are any, the closure does not run. */
  pendingRequests: Scalars['Int']['output'];
};

export type LeaveClosureReminder = {
  /** How many requests or balances it concerns. */
  count: Scalars['Int']['output'];
  /** The last day to do it. */
  dueDate: Scalars['LocalDate']['output'];
  /** Where it is done, without the base path: the requests that wait, where the caller decides them, and the closure of the year, or where one is added. */
  path: Scalars['String']['output'];
  step: LeaveClosureStep;
};

export type LeaveClosureResult = {
  /** Balances that were closed; 0 where a job goes on. */
  balances: Scalars['Int']['output'];
  /** Null where a job goes on. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** Of very many balances, for whoever does not wait: the work that goes on by itself, as bulkEdit tells of it. */
  job?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
};

export type LeaveClosureSort = {
  field: LeaveClosureSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type LeaveClosureSortField =
  | 'createdAt'
  | 'custom'
  | 'leaveTypeId'
  | 'name'
  | 'note'
  | 'status'
  | 'updatedAt'
  | 'year';

export type LeaveClosureStep =
  | 'APPROVE_PENDING_LEAVE'
  | 'GRANT_LEAVE_CREDIT'
  | 'RUN_CLOSURE'
  | 'START_ENCASHMENT';

export type LeaveDistribution = {
  errorCode: Scalars['String']['output'];
  /** Approved leave of today by its kind, the most frequent first. */
  leaveDistribution: Array<LeaveShare>;
  message: Scalars['String']['output'];
  /** Today and the 13 days after it. The levels begin where the organisation's settings say. */
  teamAvailability: Array<DayAvailability>;
};

/** The caller's own leave: the fifty latest requests, and the balances of this year. */
export type LeaveHistory = {
  errorCode: Scalars['String']['output'];
  leaveBalances: Array<DashboardBalance>;
  leaveHistory: Array<DashboardLeave>;
  message: Scalars['String']['output'];
};

/** Who may take a kind of leave, how much of it, and what becomes of the rest. */
export type LeavePolicy = {
  /** When the days of a year become available. */
  accrual: LeaveAccrual;
  /** Not during probation. */
  afterConfirmation: Scalars['Boolean']['output'];
  /** What becomes of the rest at the end of the year. */
  carryOver: LeaveCarryOver;
  carryOverLimitDays?: Maybe<Scalars['Decimal']['output']>;
  /** As the coverage of leave policies says. */
  coverage: Coverage;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** The people it is for, where the coverage is a custom group. */
  customGroup?: Maybe<CustomEmployeeGroup>;
  /** For whoever has no balance of their own for the year. */
  daysPerYear: Scalars['Decimal']['output'];
  /** Days of employment before the first leave. */
  eligibleAfterDays: Scalars['Int']['output'];
  /** What is not carried over is paid. */
  encashment: Scalars['Boolean']['output'];
  /** Empty: all of it. */
  encashmentLimitDays?: Maybe<Scalars['Decimal']['output']>;
  id: Scalars['ID']['output'];
  leaveType: LeaveType;
  /** Nobody may ask for more than is available. */
  limitedToBalance: Scalars['Boolean']['output'];
  /** Empty: as long as the balance allows. */
  maximumDaysPerRequest?: Maybe<Scalars['Decimal']['output']>;
  name: Scalars['String']['output'];
  /** So many days before it begins. 0 takes requests for the same day and for days past. */
  noticeDays: Scalars['Int']['output'];
  /** Who joins within the year gets the share of the months that are left, the month of joining included. */
  prorated: Scalars['Boolean']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type LeavePolicyAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LeavePolicy>;
};

export type LeavePolicyChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LeavePolicy>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type LeavePolicyFilter = {
  accrual?: InputMaybe<LeaveAccrualFilter>;
  afterConfirmation?: InputMaybe<BooleanFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<LeavePolicyFilter>>;
  carryOver?: InputMaybe<LeaveCarryOverFilter>;
  carryOverLimitDays?: InputMaybe<DecimalFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  coverage?: InputMaybe<CoverageFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  customGroupId?: InputMaybe<IdFilter>;
  daysPerYear?: InputMaybe<DecimalFilter>;
  eligibleAfterDays?: InputMaybe<IntFilter>;
  encashment?: InputMaybe<BooleanFilter>;
  encashmentLimitDays?: InputMaybe<DecimalFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  leaveTypeId?: InputMaybe<IdFilter>;
  limitedToBalance?: InputMaybe<BooleanFilter>;
  maximumDaysPerRequest?: InputMaybe<DecimalFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<LeavePolicyFilter>;
  noticeDays?: InputMaybe<IntFilter>;
  or?: InputMaybe<Array<LeavePolicyFilter>>;
  prorated?: InputMaybe<BooleanFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type LeavePolicyInput = {
  /** When the days of a year become available. */
  accrual?: InputMaybe<LeaveAccrual>;
  /** Not during probation. */
  afterConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  /** What becomes of the rest at the end of the year. */
  carryOver?: InputMaybe<LeaveCarryOver>;
  carryOverLimitDays?: InputMaybe<Scalars['Decimal']['input']>;
  /** As the coverage of leave policies says. */
  coverage?: InputMaybe<Coverage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The people it is for, where the coverage is a custom group. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** For whoever has no balance of their own for the year. */
  daysPerYear?: InputMaybe<Scalars['Decimal']['input']>;
  /** Days of employment before the first leave. */
  eligibleAfterDays?: InputMaybe<Scalars['Int']['input']>;
  /** What is not carried over is paid. */
  encashment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Empty: all of it. */
  encashmentLimitDays?: InputMaybe<Scalars['Decimal']['input']>;
  leaveTypeId: Scalars['ID']['input'];
  /** Nobody may ask for more than is available. */
  limitedToBalance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Empty: as long as the balance allows. */
  maximumDaysPerRequest?: InputMaybe<Scalars['Decimal']['input']>;
  name: Scalars['String']['input'];
  /** So many days before it begins. 0 takes requests for the same day and for days past. */
  noticeDays?: InputMaybe<Scalars['Int']['input']>;
  /** Who joins within the year gets the share of the months that are left, the month of joining included. */
  prorated?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type LeavePolicyPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<LeavePolicy>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type LeavePolicyPatch = {
  /** When the days of a year become available. */
  accrual?: InputMaybe<LeaveAccrual>;
  /** Not during probation. */
  afterConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  /** What becomes of the rest at the end of the year. */
  carryOver?: InputMaybe<LeaveCarryOver>;
  carryOverLimitDays?: InputMaybe<Scalars['Decimal']['input']>;
  /** As the coverage of leave policies says. */
  coverage?: InputMaybe<Coverage>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The people it is for, where the coverage is a custom group. */
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** For whoever has no balance of their own for the year. */
  daysPerYear?: InputMaybe<Scalars['Decimal']['input']>;
  /** Days of employment before the first leave. */
  eligibleAfterDays?: InputMaybe<Scalars['Int']['input']>;
  /** What is not carried over is paid. */
  encashment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Empty: all of it. */
  encashmentLimitDays?: InputMaybe<Scalars['Decimal']['input']>;
  leaveTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** Nobody may ask for more than is available. */
  limitedToBalance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Empty: as long as the balance allows. */
  maximumDaysPerRequest?: InputMaybe<Scalars['Decimal']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** So many days before it begins. 0 takes requests for the same day and for days past. */
  noticeDays?: InputMaybe<Scalars['Int']['input']>;
  /** Who joins within the year gets the share of the months that are left, the month of joining included. */
  prorated?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type LeavePolicySort = {
  field: LeavePolicySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type LeavePolicySortField =
  | 'accrual'
  | 'afterConfirmation'
  | 'carryOver'
  | 'carryOverLimitDays'
  | 'coverage'
  | 'createdAt'
  | 'custom'
  | 'customGroupId'
  | 'daysPerYear'
  | 'eligibleAfterDays'
  | 'encashment'
  | 'encashmentLimitDays'
  | 'leaveTypeId'
  | 'limitedToBalance'
  | 'maximumDaysPerRequest'
  | 'name'
  | 'noticeDays'
  | 'prorated'
  | 'status'
  | 'updatedAt';

/** A request to be away on some days. */
export type LeaveRequest = {
  approval?: Maybe<Scalars['JSON']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Left empty, it counts the working days. */
  days?: Maybe<Scalars['Decimal']['output']>;
  employee: Employee;
  fromDate: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  leaveType: LeaveType;
  reason: Scalars['String']['output'];
  status: RequestStatus;
  toDate: Scalars['LocalDate']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type LeaveRequestAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LeaveRequest>;
};

export type LeaveRequestChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LeaveRequest>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type LeaveRequestFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<LeaveRequestFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  days?: InputMaybe<DecimalFilter>;
  employeeId?: InputMaybe<IdFilter>;
  fromDate?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  leaveTypeId?: InputMaybe<IdFilter>;
  not?: InputMaybe<LeaveRequestFilter>;
  or?: InputMaybe<Array<LeaveRequestFilter>>;
  reason?: InputMaybe<TextFilter>;
  status?: InputMaybe<RequestStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  toDate?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type LeaveRequestInput = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Left empty, it counts the working days. */
  days?: InputMaybe<Scalars['Decimal']['input']>;
  employeeId: Scalars['ID']['input'];
  fromDate: Scalars['LocalDate']['input'];
  leaveTypeId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  status?: InputMaybe<RequestStatus>;
  toDate: Scalars['LocalDate']['input'];
};

export type LeaveRequestPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<LeaveRequest>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type LeaveRequestPatch = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Left empty, it counts the working days. */
  days?: InputMaybe<Scalars['Decimal']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  leaveTypeId?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type LeaveRequestSort = {
  field: LeaveRequestSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type LeaveRequestSortField =
  | 'createdAt'
  | 'custom'
  | 'days'
  | 'employeeId'
  | 'fromDate'
  | 'leaveTypeId'
  | 'reason'
  | 'status'
  | 'toDate'
  | 'updatedAt';

export type LeaveShare = {
  employees: Array<EmployeeOnLeave>;
  leaveCount: Scalars['Int']['output'];
  leaveName: Scalars['String']['output'];
};

/** A kind of leave that people may take. */
export type LeaveType = {
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** What a full year brings. */
  daysPerYear: Scalars['Decimal']['output'];
  /** Its days are those that compensatory off has earned. */
  fromCompOff: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isPaid: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type LeaveTypeAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LeaveType>;
};

export type LeaveTypeChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LeaveType>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type LeaveTypeFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<LeaveTypeFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  daysPerYear?: InputMaybe<DecimalFilter>;
  fromCompOff?: InputMaybe<BooleanFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isPaid?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<LeaveTypeFilter>;
  or?: InputMaybe<Array<LeaveTypeFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type LeaveTypeInput = {
  code: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** What a full year brings. */
  daysPerYear?: InputMaybe<Scalars['Decimal']['input']>;
  /** Its days are those that compensatory off has earned. */
  fromCompOff?: InputMaybe<Scalars['Boolean']['input']>;
  isPaid?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type LeaveTypePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<LeaveType>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type LeaveTypePatch = {
  code?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** What a full year brings. */
  daysPerYear?: InputMaybe<Scalars['Decimal']['input']>;
  /** Its days are those that compensatory off has earned. */
  fromCompOff?: InputMaybe<Scalars['Boolean']['input']>;
  isPaid?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type LeaveTypeSort = {
  field: LeaveTypeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type LeaveTypeSortField =
  | 'code'
  | 'createdAt'
  | 'custom'
  | 'daysPerYear'
  | 'fromCompOff'
  | 'isPaid'
  | 'name'
  | 'status'
  | 'updatedAt';

/** The caller's own time off from today on that waits or was approved; compensatory off as long as it may be taken. */
export type LeavesAndShortTimeOff = {
  compensatoryOff: Array<DashboardCompOff>;
  errorCode: Scalars['String']['output'];
  leaves: Array<DashboardLeave>;
  message: Scalars['String']['output'];
  shortTimeOff: Array<DashboardShortTimeOff>;
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

export type LopCause =
  /** Somebody decided that the day, or half of it, is not paid. */
  | 'DECISION'
  /** A working day without a check-in, leave or work elsewhere, of a designation that is paid by attendance. */
  | 'NO_ATTENDANCE'
  /** Leave of a kind without pay. */
  | 'UNPAID_LEAVE';

export type LopCauseFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<LopCause>;
  in?: InputMaybe<Array<LopCause>>;
};

/** A day that was counted as loss of pay, and may be given back. */
export type LopDay = {
  cause: LopCause;
  /** The pay cycle in which it was not paid. */
  cycle: Scalars['String']['output'];
  day: Scalars['LocalDate']['output'];
  days: Scalars['Decimal']['output'];
  /** A request for it waits or was approved. */
  isAsked: Scalars['Boolean']['output'];
};

export type LopDays = {
  /** The latest first. */
  days: Array<LopDay>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** The pay date for which they are taken. */
  payDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Requests are taken until this day; null where no pay cycle is open. */
  until?: Maybe<Scalars['LocalDate']['output']>;
};

/** A request to be paid for a day that was counted as loss of pay. */
export type LopRecovery = {
  approval?: Maybe<Scalars['JSON']['output']>;
  /** Why the day was not paid. */
  cause?: Maybe<LopCause>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Left empty, all that was lost of the day. */
  days?: Maybe<Scalars['Decimal']['output']>;
  employee: Employee;
  id: Scalars['ID']['output'];
  /** The day that was not paid. */
  lopDate: Scalars['LocalDate']['output'];
  /** The pay cycle in which it was not paid. */
  lostIn?: Maybe<PayrollCycle>;
  /** The pay cycle that gives it back, once it is approved. */
  paidIn?: Maybe<PayrollCycle>;
  /** Left empty, it names the day. */
  reason?: Maybe<Scalars['String']['output']>;
  status: RequestStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type LopRecoveryAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LopRecovery>;
};

export type LopRecoveryChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<LopRecovery>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type LopRecoveryFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<LopRecoveryFilter>>;
  cause?: InputMaybe<LopCauseFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  days?: InputMaybe<DecimalFilter>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  lopDate?: InputMaybe<LocalDateFilter>;
  lostInId?: InputMaybe<IdFilter>;
  not?: InputMaybe<LopRecoveryFilter>;
  or?: InputMaybe<Array<LopRecoveryFilter>>;
  paidInId?: InputMaybe<IdFilter>;
  reason?: InputMaybe<TextFilter>;
  status?: InputMaybe<RequestStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type LopRecoveryInput = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  /** Why the day was not paid. */
  cause?: InputMaybe<LopCause>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Left empty, all that was lost of the day. */
  days?: InputMaybe<Scalars['Decimal']['input']>;
  employeeId: Scalars['ID']['input'];
  /** The day that was not paid. */
  lopDate: Scalars['LocalDate']['input'];
  /** The pay cycle in which it was not paid. */
  lostInId?: InputMaybe<Scalars['ID']['input']>;
  /** The pay cycle that gives it back, once it is approved. */
  paidInId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, it names the day. */
  reason?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
};

export type LopRecoveryPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<LopRecovery>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type LopRecoveryPatch = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  /** Why the day was not paid. */
  cause?: InputMaybe<LopCause>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Left empty, all that was lost of the day. */
  days?: InputMaybe<Scalars['Decimal']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** The day that was not paid. */
  lopDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The pay cycle in which it was not paid. */
  lostInId?: InputMaybe<Scalars['ID']['input']>;
  /** The pay cycle that gives it back, once it is approved. */
  paidInId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, it names the day. */
  reason?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
};

export type LopRecoverySort = {
  field: LopRecoverySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type LopRecoverySortField =
  | 'cause'
  | 'createdAt'
  | 'custom'
  | 'days'
  | 'employeeId'
  | 'lopDate'
  | 'lostInId'
  | 'paidInId'
  | 'reason'
  | 'status'
  | 'updatedAt';

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

/** An accreditation without which nobody works in the designation, and that the person has not brought. */
export type MissingAccreditation = {
  Document_Name: Scalars['String']['output'];
  /** By when it has to be there. */
  Due_Date: Scalars['LocalDate']['output'];
  Employee_Id: Scalars['Int']['output'];
  Employee_Name: Scalars['String']['output'];
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
  addAirTicketClaim: AirTicketClaimChange;
  addClaimRequest: ClaimRequestChange;
  addCompOff: CompOffChange;
  addExpenseType: ExpenseTypeChange;
  addFbpDeclaration: FbpDeclarationChange;
  addHolidayChoice: HolidayChoiceChange;
  addLeaveBalance: LeaveBalanceChange;
  addLeaveClosure: LeaveClosureChange;
  addLeavePolicy: LeavePolicyChange;
  addLeaveRequest: LeaveRequestChange;
  addLeaveType: LeaveTypeChange;
  addLopRecovery: LopRecoveryChange;
  addNpsDeclaration: NpsDeclarationChange;
  addOnDuty: OnDutyChange;
  addOvertimeRequest: OvertimeRequestChange;
  addShortTimeOff: ShortTimeOffChange;
  addTaxReliefClaim: TaxReliefClaimChange;
  addTimesheet: TimesheetChange;
  addTravelAndExpenseSetting: TravelAndExpenseSettingChange;
  addTravelRequest: TravelRequestChange;
  deleteAirTicketClaims: DeleteAnswer;
  deleteClaimRequests: DeleteAnswer;
  deleteCompOffs: DeleteAnswer;
  deleteExpenseTypes: DeleteAnswer;
  deleteFbpDeclarations: DeleteAnswer;
  deleteHolidayChoices: DeleteAnswer;
  deleteLeaveBalances: DeleteAnswer;
  deleteLeaveClosures: DeleteAnswer;
  deleteLeavePolicies: DeleteAnswer;
  deleteLeaveRequests: DeleteAnswer;
  deleteLeaveTypes: DeleteAnswer;
  deleteLopRecoveries: DeleteAnswer;
  deleteNpsDeclarations: DeleteAnswer;
  deleteOnDuties: DeleteAnswer;
  deleteOvertimeRequests: DeleteAnswer;
  deleteShortTimeOffs: DeleteAnswer;
  deleteTaxReliefClaims: DeleteAnswer;
  deleteTimesheets: DeleteAnswer;
  deleteTravelRequests: DeleteAnswer;
  /** Records overtime of several people and days, all of it or none: approved where whoever records it may approve, else it waits for its workflow. */
  recordOvertime: OvertimeRecorded;
  /** Closes the year: balances of the next year get what is carried over, and those of the year say what is paid. One undo takes all of it back. */
  runLeaveClosure: LeaveClosureResult;
  /** Undoes what one change-set did, if nothing later depends on it. With wait: false very many records go back by work that goes on by itself. */
  undoChangeSet: UndoAnswer;
  updateAirTicketClaim: AirTicketClaimChange;
  updateClaimRequest: ClaimRequestChange;
  updateCompOff: CompOffChange;
  /** languagePreference: en, fr, ja or sp. Without employeeId the caller's own account. */
  updateEmpLanguagePreference: LanguagePreference;
  updateExpenseType: ExpenseTypeChange;
  updateFbpDeclaration: FbpDeclarationChange;
  updateHolidayChoice: HolidayChoiceChange;
  updateLeaveBalance: LeaveBalanceChange;
  updateLeaveClosure: LeaveClosureChange;
  updateLeavePolicy: LeavePolicyChange;
  updateLeaveRequest: LeaveRequestChange;
  updateLeaveType: LeaveTypeChange;
  updateLopRecovery: LopRecoveryChange;
  updateNpsDeclaration: NpsDeclarationChange;
  updateOnDuty: OnDutyChange;
  updateOvertimeRequest: OvertimeRequestChange;
  updateShortTimeOff: ShortTimeOffChange;
  updateTaxReliefClaim: TaxReliefClaimChange;
  updateTimesheet: TimesheetChange;
  updateTravelAndExpenseSetting: TravelAndExpenseSettingChange;
  updateTravelRequest: TravelRequestChange;
};


export type MutationAddAirTicketClaimArgs = {
  input: AirTicketClaimInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddClaimRequestArgs = {
  input: ClaimRequestInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddCompOffArgs = {
  input: CompOffInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddExpenseTypeArgs = {
  input: ExpenseTypeInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddFbpDeclarationArgs = {
  input: FbpDeclarationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddHolidayChoiceArgs = {
  input: HolidayChoiceInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddLeaveBalanceArgs = {
  input: LeaveBalanceInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddLeaveClosureArgs = {
  input: LeaveClosureInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddLeavePolicyArgs = {
  input: LeavePolicyInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddLeaveRequestArgs = {
  input: LeaveRequestInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddLeaveTypeArgs = {
  input: LeaveTypeInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddLopRecoveryArgs = {
  input: LopRecoveryInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddNpsDeclarationArgs = {
  input: NpsDeclarationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddOnDutyArgs = {
  input: OnDutyInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddOvertimeRequestArgs = {
  input: OvertimeRequestInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddShortTimeOffArgs = {
  input: ShortTimeOffInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddTaxReliefClaimArgs = {
  input: TaxReliefClaimInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddTimesheetArgs = {
  input: TimesheetInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddTravelAndExpenseSettingArgs = {
  input: TravelAndExpenseSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddTravelRequestArgs = {
  input: TravelRequestInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAirTicketClaimsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteClaimRequestsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCompOffsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteExpenseTypesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteFbpDeclarationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteHolidayChoicesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteLeaveBalancesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteLeaveClosuresArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteLeavePoliciesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteLeaveRequestsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteLeaveTypesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteLopRecoveriesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteNpsDeclarationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteOnDutiesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteOvertimeRequestsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteShortTimeOffsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteTaxReliefClaimsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteTimesheetsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteTravelRequestsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRecordOvertimeArgs = {
  days: Array<OvertimeDayInput>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRunLeaveClosureArgs = {
  leaveClosureId: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUndoChangeSetArgs = {
  id: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateAirTicketClaimArgs = {
  id: Scalars['ID']['input'];
  input: AirTicketClaimPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateClaimRequestArgs = {
  id: Scalars['ID']['input'];
  input: ClaimRequestPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateCompOffArgs = {
  id: Scalars['ID']['input'];
  input: CompOffPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateEmpLanguagePreferenceArgs = {
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  languagePreference: Scalars['String']['input'];
};


export type MutationUpdateExpenseTypeArgs = {
  id: Scalars['ID']['input'];
  input: ExpenseTypePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateFbpDeclarationArgs = {
  id: Scalars['ID']['input'];
  input: FbpDeclarationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateHolidayChoiceArgs = {
  id: Scalars['ID']['input'];
  input: HolidayChoicePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateLeaveBalanceArgs = {
  id: Scalars['ID']['input'];
  input: LeaveBalancePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateLeaveClosureArgs = {
  id: Scalars['ID']['input'];
  input: LeaveClosurePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateLeavePolicyArgs = {
  id: Scalars['ID']['input'];
  input: LeavePolicyPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateLeaveRequestArgs = {
  id: Scalars['ID']['input'];
  input: LeaveRequestPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateLeaveTypeArgs = {
  id: Scalars['ID']['input'];
  input: LeaveTypePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateLopRecoveryArgs = {
  id: Scalars['ID']['input'];
  input: LopRecoveryPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateNpsDeclarationArgs = {
  id: Scalars['ID']['input'];
  input: NpsDeclarationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateOnDutyArgs = {
  id: Scalars['ID']['input'];
  input: OnDutyPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateOvertimeRequestArgs = {
  id: Scalars['ID']['input'];
  input: OvertimeRequestPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateShortTimeOffArgs = {
  id: Scalars['ID']['input'];
  input: ShortTimeOffPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateTaxReliefClaimArgs = {
  id: Scalars['ID']['input'];
  input: TaxReliefClaimPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateTimesheetArgs = {
  id: Scalars['ID']['input'];
  input: TimesheetPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateTravelAndExpenseSettingArgs = {
  id: Scalars['ID']['input'];
  input: TravelAndExpenseSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateTravelRequestArgs = {
  id: Scalars['ID']['input'];
  input: TravelRequestPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

/** What the employer puts into the pension account of an employee in a financial year, out of the salary. */
export type NpsDeclaration = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  /** As 2026-27. Left empty, the present one. */
  financialYear: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Of the basic salary, every month. 0 puts nothing by. */
  percentage: Scalars['Decimal']['output'];
  /** The twelve digits of the permanent retirement account number. */
  pran?: Maybe<Scalars['String']['output']>;
  status: DeclarationStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type NpsDeclarationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<NpsDeclaration>;
};

export type NpsDeclarationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<NpsDeclaration>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type NpsDeclarationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<NpsDeclarationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  financialYear?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<NpsDeclarationFilter>;
  or?: InputMaybe<Array<NpsDeclarationFilter>>;
  percentage?: InputMaybe<DecimalFilter>;
  pran?: InputMaybe<TextFilter>;
  status?: InputMaybe<DeclarationStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type NpsDeclarationInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  /** As 2026-27. Left empty, the present one. */
  financialYear?: InputMaybe<Scalars['String']['input']>;
  /** Of the basic salary, every month. 0 puts nothing by. */
  percentage: Scalars['Decimal']['input'];
  /** The twelve digits of the permanent retirement account number. */
  pran?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<DeclarationStatus>;
};

export type NpsDeclarationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<NpsDeclaration>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type NpsDeclarationPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** As 2026-27. Left empty, the present one. */
  financialYear?: InputMaybe<Scalars['String']['input']>;
  /** Of the basic salary, every month. 0 puts nothing by. */
  percentage?: InputMaybe<Scalars['Decimal']['input']>;
  /** The twelve digits of the permanent retirement account number. */
  pran?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<DeclarationStatus>;
};

export type NpsDeclarationSort = {
  field: NpsDeclarationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type NpsDeclarationSortField =
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'financialYear'
  | 'percentage'
  | 'pran'
  | 'status'
  | 'updatedAt';

export type OfferedHoliday = {
  /** The choice, where the day is chosen. */
  choiceId?: Maybe<Scalars['ID']['output']>;
  date: Scalars['LocalDate']['output'];
  /** Whether the choice may still be taken back. */
  mayTakeBack: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Null where the day may be chosen, or is. */
  problem?: Maybe<HolidayChoiceProblem>;
  /** The last day on which it is chosen or taken back. */
  until: Scalars['LocalDate']['output'];
};

/** Work of the organisation outside the usual place. It counts as present. */
export type OnDuty = {
  approval?: Maybe<Scalars['JSON']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  fromDate: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  /** Customer, supplier, court, training: where the work is. */
  place: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  status: RequestStatus;
  toDate: Scalars['LocalDate']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type OnDutyAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<OnDuty>;
};

export type OnDutyChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<OnDuty>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type OnDutyFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<OnDutyFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  fromDate?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<OnDutyFilter>;
  or?: InputMaybe<Array<OnDutyFilter>>;
  place?: InputMaybe<TextFilter>;
  reason?: InputMaybe<TextFilter>;
  status?: InputMaybe<RequestStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  toDate?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type OnDutyInput = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  fromDate: Scalars['LocalDate']['input'];
  /** Customer, supplier, court, training: where the work is. */
  place: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  status?: InputMaybe<RequestStatus>;
  toDate: Scalars['LocalDate']['input'];
};

export type OnDutyPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<OnDuty>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type OnDutyPatch = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Customer, supplier, court, training: where the work is. */
  place?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type OnDutySort = {
  field: OnDutySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type OnDutySortField =
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'fromDate'
  | 'place'
  | 'reason'
  | 'status'
  | 'toDate'
  | 'updatedAt';

export type OvertimeBasis =
  | 'BASIC_PAY'
  | 'GROSS_PAY';

/** A day on which somebody worked beyond the shift. */
export type OvertimeDay = {
  day: Scalars['LocalDate']['output'];
  dayKind: WorkDayKind;
  employeeId: Scalars['ID']['output'];
  employeeName: Scalars['String']['output'];
  employeeNumber: Scalars['String']['output'];
  /** What may be recorded, less what is asked for as compensatory off. */
  hours: Scalars['Decimal']['output'];
  /** Whoever asks records nothing of their own. */
  isOwn: Scalars['Boolean']['output'];
  /** What is recorded or asked for already. */
  status?: Maybe<RequestStatus>;
  workedHours: Scalars['Decimal']['output'];
};

export type OvertimeDayInput = {
  day: Scalars['LocalDate']['input'];
  employeeId: Scalars['ID']['input'];
  hours: Scalars['Decimal']['input'];
};

export type OvertimeFilter = {
  customGroupId?: InputMaybe<Scalars['ID']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  /** Everybody who reports to this manager, directly or through others. */
  teamOf?: InputMaybe<Scalars['ID']['input']>;
};

/** What overtime comes to, and how. */
export type OvertimePay = {
  amount: Scalars['Decimal']['output'];
  basis: OvertimeBasis;
  configuration: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  dayHours: Scalars['Decimal']['output'];
  /** The month divided by its days and by the hours of a day. Null where an amount is paid for each hour. */
  hourly?: Maybe<Scalars['Decimal']['output']>;
  lines: Array<OvertimePayLine>;
  monthDays: Scalars['Decimal']['output'];
  /** Of a month, by the salary of the day. Null where an amount is paid for each hour. */
  monthly?: Maybe<Scalars['Decimal']['output']>;
  wageIndex: Scalars['Decimal']['output'];
};

/** Hours of one rate. */
export type OvertimePayLine = {
  amount: Scalars['Decimal']['output'];
  hours: Scalars['Decimal']['output'];
  /** What an hour comes to. */
  perHour: Scalars['Decimal']['output'];
  /** Null where an amount is paid for each hour. */
  rate?: Maybe<Scalars['Decimal']['output']>;
};

export type OvertimeRecorded = {
  added: Scalars['Int']['output'];
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Of these, how many wait for a decision. */
  waiting: Scalars['Int']['output'];
};

/** Hours of work beyond the shift that somebody asks to be paid for. */
export type OvertimeRequest = {
  approval?: Maybe<Scalars['JSON']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** By the roster, the schedule and the holidays. */
  dayKind?: Maybe<WorkDayKind>;
  employee: Employee;
  /** Left empty, all hours that attendance has beyond the shift. */
  hours: Scalars['Decimal']['output'];
  id: Scalars['ID']['output'];
  /** The pay date with which it was paid; from then on it stays as it is. */
  paidOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Left empty, it names the day. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What attendance had beyond the shift when it was asked for. */
  recorded?: Maybe<Scalars['Decimal']['output']>;
  /** Why more hours count than attendance has. Entered by those who administer overtime. */
  remark?: Maybe<Scalars['String']['output']>;
  status: RequestStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** The day on which the work began. */
  workDate: Scalars['LocalDate']['output'];
};

export type OvertimeRequestAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<OvertimeRequest>;
};

export type OvertimeRequestChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<OvertimeRequest>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type OvertimeRequestFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<OvertimeRequestFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dayKind?: InputMaybe<WorkDayKindFilter>;
  employeeId?: InputMaybe<IdFilter>;
  hours?: InputMaybe<DecimalFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<OvertimeRequestFilter>;
  or?: InputMaybe<Array<OvertimeRequestFilter>>;
  paidOn?: InputMaybe<LocalDateFilter>;
  reason?: InputMaybe<TextFilter>;
  recorded?: InputMaybe<DecimalFilter>;
  remark?: InputMaybe<TextFilter>;
  status?: InputMaybe<RequestStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  workDate?: InputMaybe<LocalDateFilter>;
};

export type OvertimeRequestInput = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** By the roster, the schedule and the holidays. */
  dayKind?: InputMaybe<WorkDayKind>;
  employeeId: Scalars['ID']['input'];
  /** Left empty, all hours that attendance has beyond the shift. */
  hours?: InputMaybe<Scalars['Decimal']['input']>;
  /** The pay date with which it was paid; from then on it stays as it is. */
  paidOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Left empty, it names the day. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** What attendance had beyond the shift when it was asked for. */
  recorded?: InputMaybe<Scalars['Decimal']['input']>;
  /** Why more hours count than attendance has. Entered by those who administer overtime. */
  remark?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
  /** The day on which the work began. */
  workDate: Scalars['LocalDate']['input'];
};

export type OvertimeRequestPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<OvertimeRequest>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type OvertimeRequestPatch = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** By the roster, the schedule and the holidays. */
  dayKind?: InputMaybe<WorkDayKind>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, all hours that attendance has beyond the shift. */
  hours?: InputMaybe<Scalars['Decimal']['input']>;
  /** The pay date with which it was paid; from then on it stays as it is. */
  paidOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Left empty, it names the day. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** What attendance had beyond the shift when it was asked for. */
  recorded?: InputMaybe<Scalars['Decimal']['input']>;
  /** Why more hours count than attendance has. Entered by those who administer overtime. */
  remark?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
  /** The day on which the work began. */
  workDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type OvertimeRequestSort = {
  field: OvertimeRequestSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type OvertimeRequestSortField =
  | 'createdAt'
  | 'custom'
  | 'dayKind'
  | 'employeeId'
  | 'hours'
  | 'paidOn'
  | 'reason'
  | 'recorded'
  | 'remark'
  | 'status'
  | 'updatedAt'
  | 'workDate';

export type OvertimeWorked = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Those who are covered by an overtime configuration. */
  rows: Array<OvertimeDay>;
  /** People and days that were looked at; nothing is answered where there are too many. */
  totalRecords: Scalars['Int']['output'];
};

export type OwnDeclarationStanding = {
  /** The last day on which it is open, or since when it is locked. */
  lockDate?: Maybe<Scalars['LocalDate']['output']>;
  /** OPEN, LOCKED or NOT_RELEASED. */
  status: Scalars['String']['output'];
};

export type OwnFbpDeclaration = {
  components: Array<FlexibleComponent>;
  currency: Scalars['String']['output'];
  declarationId?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  financialYear: Scalars['String']['output'];
  /** All that may be divided in a year; 0 where the salary has none. */
  flexibleBenefit: Scalars['Decimal']['output'];
  message: Scalars['String']['output'];
  standing: OwnDeclarationStanding;
  status?: Maybe<DeclarationStatus>;
  version?: Maybe<Scalars['Int']['output']>;
};

export type OwnNpsDeclaration = {
  currency: Scalars['String']['output'];
  declarationId?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  financialYear: Scalars['String']['output'];
  isEligible: Scalars['Boolean']['output'];
  legalSource?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** What the law relieves at most under the regime of the person, in percent of it. */
  mostPercent?: Maybe<Scalars['Decimal']['output']>;
  percentage?: Maybe<Scalars['Decimal']['output']>;
  pran?: Maybe<Scalars['String']['output']>;
  regime?: Maybe<TaxRegime>;
  standing: OwnDeclarationStanding;
  status?: Maybe<DeclarationStatus>;
  version?: Maybe<Scalars['Int']['output']>;
  /** Basic salary of a month; null without a salary. */
  wage?: Maybe<Scalars['Decimal']['output']>;
};

/** A record of another endpoint. */
export type PayrollCycle = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** A record of another endpoint. */
export type PerDiem = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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

/** A record of another endpoint. */
export type Project = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type Query = {
  /** One record, now or as it was. */
  airTicketClaim: AirTicketClaimAnswer;
  airTicketClaimHistory: HistoryPage;
  /** One record, now or as it was. */
  claimRequest: ClaimRequestAnswer;
  claimRequestHistory: HistoryPage;
  /** One record, now or as it was. */
  compOff: CompOffAnswer;
  /** Balances of active employees within reach who earned or took any, by name. */
  compOffBalances: CompOffBalances;
  compOffHistory: HistoryPage;
  empLeaveHistory: LeaveHistory;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** One record, now or as it was. */
  expenseType: ExpenseTypeAnswer;
  expenseTypeHistory: HistoryPage;
  /** One record, now or as it was. */
  fbpDeclaration: FbpDeclarationAnswer;
  fbpDeclarationHistory: HistoryPage;
  getLeaveDistribution: LeaveDistribution;
  getReminders: Reminders;
  /** One record, now or as it was. */
  holidayChoice: HolidayChoiceAnswer;
  holidayChoiceHistory: HistoryPage;
  /** One record, now or as it was. */
  leaveBalance: LeaveBalanceAnswer;
  leaveBalanceHistory: HistoryPage;
  /** One record, now or as it was. */
  leaveClosure: LeaveClosureAnswer;
  leaveClosureHistory: HistoryPage;
  /** One record, now or as it was. */
  leavePolicy: LeavePolicyAnswer;
  leavePolicyHistory: HistoryPage;
  /** One record, now or as it was. */
  leaveRequest: LeaveRequestAnswer;
  leaveRequestHistory: HistoryPage;
  /** One record, now or as it was. */
  leaveType: LeaveTypeAnswer;
  leaveTypeHistory: HistoryPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listAirTicketClaims: AirTicketClaimPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listClaimRequests: ClaimRequestPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCompOffs: CompOffPage;
  /** What waits for the caller's decision, never their own requests. */
  listEmployeeActions: EmployeeActions;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listExpenseTypes: ExpenseTypePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listFbpDeclarations: FbpDeclarationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listHolidayChoices: HolidayChoicePage;
  listHolidaysInDashboard: DashboardHolidays;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listLeaveBalances: LeaveBalancePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listLeaveClosures: LeaveClosurePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listLeavePolicies: LeavePolicyPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listLeaveRequests: LeaveRequestPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listLeaveTypes: LeaveTypePage;
  listLeavesAndShortTimeOff: LeavesAndShortTimeOff;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listLopRecoveries: LopRecoveryPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listNpsDeclarations: NpsDeclarationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listOnDuties: OnDutyPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listOvertimeRequests: OvertimeRequestPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listShortTimeOffs: ShortTimeOffPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listTaxReliefClaims: TaxReliefClaimPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listTimesheets: TimesheetPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listTravelAndExpenseSettings: TravelAndExpenseSettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listTravelRequests: TravelRequestPage;
  /** Id, title and code only, for pickers. */
  lookupAirTicketClaims: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupClaimRequests: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupCompOffs: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupExpenseTypes: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupFbpDeclarations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupHolidayChoices: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupLeaveBalances: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupLeaveClosures: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupLeavePolicies: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupLeaveRequests: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupLeaveTypes: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupLopRecoveries: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupNpsDeclarations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupOnDuties: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupOvertimeRequests: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupShortTimeOffs: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupTaxReliefClaims: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupTimesheets: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupTravelAndExpenseSettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupTravelRequests: LookupPage;
  /** Days of an employee that the settings let be given back; the caller's own where nobody is named. */
  lopDays: LopDays;
  /** One record, now or as it was. */
  lopRecovery: LopRecoveryAnswer;
  lopRecoveryHistory: HistoryPage;
  myTeamUpdates: TeamUpdates;
  /** One record, now or as it was. */
  npsDeclaration: NpsDeclarationAnswer;
  npsDeclarationHistory: HistoryPage;
  /** The same of an employee within reach, for whoever enters choices. */
  offeredHolidays: HolidayChoiceOffer;
  /** One record, now or as it was. */
  onDuty: OnDutyAnswer;
  onDutyHistory: HistoryPage;
  /** One record, now or as it was. */
  overtimeRequest: OvertimeRequestAnswer;
  overtimeRequestHistory: HistoryPage;
  /** Who worked beyond the shift; of a month at most. */
  overtimeWorked: OvertimeWorked;
  /** The caller's own balance: one row, none for whoever is no employee. */
  ownCompOffBalance: CompOffBalances;
  ownFbpDeclaration: OwnFbpDeclaration;
  /** The holidays of personal choice of this year and the next where the caller works, chosen or not. None for whoever is no employee. */
  ownHolidayChoices: HolidayChoiceOffer;
  ownNpsDeclaration: OwnNpsDeclaration;
  /** What running the closure would do. */
  previewLeaveClosure: LeaveClosurePreview;
  /** What a claim comes to while it is filled in, with what the employee is entitled to. Nothing is written. Without an employee, the caller. */
  reckonAirTickets: ReckonedAirTickets;
  /** What a claim comes to while it is being entered. Nothing is written. */
  reckonClaim: ReckonedClaim;
  /** What attendance has of a day, and what its overtime comes to; the caller's own day where nobody is named. Nothing is written. */
  reckonOvertime: ReckonedOvertime;
  /** What a declaration or claim that is being entered makes of the caller's tax. Nothing is written. */
  reckonOwnTax: ReckonedOwnTax;
  /** The caller's own documents, and those of others as far as the forms of each kind reach; selfService leaves the others out. */
  retrieveDashboardExpiredDocsDetails: ExpiringDocuments;
  /** One record, now or as it was. */
  shortTimeOff: ShortTimeOffAnswer;
  shortTimeOffHistory: HistoryPage;
  /** One record, now or as it was. */
  taxReliefClaim: TaxReliefClaimAnswer;
  taxReliefClaimHistory: HistoryPage;
  /** One record, now or as it was. */
  timesheet: TimesheetAnswer;
  timesheetHistory: HistoryPage;
  /** One record, now or as it was. */
  travelAndExpenseSetting: TravelAndExpenseSettingAnswer;
  travelAndExpenseSettingHistory: HistoryPage;
  /** One record, now or as it was. */
  travelRequest: TravelRequestAnswer;
  travelRequestHistory: HistoryPage;
  /** As the mutation; some clients send it as a query. */
  updateEmpLanguagePreference: LanguagePreference;
};


export type QueryAirTicketClaimArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryAirTicketClaimHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryClaimRequestArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryClaimRequestHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCompOffArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCompOffBalancesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCompOffHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryExpenseTypeArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryExpenseTypeHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFbpDeclarationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryFbpDeclarationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetLeaveDistributionArgs = {
  form?: InputMaybe<Form>;
};


export type QueryHolidayChoiceArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryHolidayChoiceHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLeaveBalanceArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryLeaveBalanceHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLeaveClosureArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryLeaveClosureHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLeavePolicyArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryLeavePolicyHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLeaveRequestArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryLeaveRequestHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLeaveTypeArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryLeaveTypeHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListAirTicketClaimsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AirTicketClaimFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<AirTicketClaimSort>>;
};


export type QueryListClaimRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ClaimRequestFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ClaimRequestSort>>;
};


export type QueryListCompOffsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CompOffFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CompOffSort>>;
};


export type QueryListEmployeeActionsArgs = {
  form?: InputMaybe<Form>;
};


export type QueryListExpenseTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ExpenseTypeFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ExpenseTypeSort>>;
};


export type QueryListFbpDeclarationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<FbpDeclarationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<FbpDeclarationSort>>;
};


export type QueryListHolidayChoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<HolidayChoiceFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<HolidayChoiceSort>>;
};


export type QueryListLeaveBalancesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<LeaveBalanceFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<LeaveBalanceSort>>;
};


export type QueryListLeaveClosuresArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<LeaveClosureFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<LeaveClosureSort>>;
};


export type QueryListLeavePoliciesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<LeavePolicyFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<LeavePolicySort>>;
};


export type QueryListLeaveRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<LeaveRequestFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<LeaveRequestSort>>;
};


export type QueryListLeaveTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<LeaveTypeFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<LeaveTypeSort>>;
};


export type QueryListLopRecoveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<LopRecoveryFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<LopRecoverySort>>;
};


export type QueryListNpsDeclarationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<NpsDeclarationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<NpsDeclarationSort>>;
};


export type QueryListOnDutiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<OnDutyFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<OnDutySort>>;
};


export type QueryListOvertimeRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<OvertimeRequestFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<OvertimeRequestSort>>;
};


export type QueryListShortTimeOffsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ShortTimeOffFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ShortTimeOffSort>>;
};


export type QueryListTaxReliefClaimsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<TaxReliefClaimFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<TaxReliefClaimSort>>;
};


export type QueryListTimesheetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<TimesheetFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<TimesheetSort>>;
};


export type QueryListTravelAndExpenseSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<TravelAndExpenseSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<TravelAndExpenseSettingSort>>;
};


export type QueryListTravelRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<TravelRequestFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<TravelRequestSort>>;
};


export type QueryLookupAirTicketClaimsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupClaimRequestsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupCompOffsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupExpenseTypesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupFbpDeclarationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupHolidayChoicesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupLeaveBalancesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupLeaveClosuresArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupLeavePoliciesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupLeaveRequestsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupLeaveTypesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupLopRecoveriesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupNpsDeclarationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupOnDutiesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupOvertimeRequestsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupShortTimeOffsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupTaxReliefClaimsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupTimesheetsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupTravelAndExpenseSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupTravelRequestsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLopDaysArgs = {
  employeeId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryLopRecoveryArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryLopRecoveryHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyTeamUpdatesArgs = {
  form?: InputMaybe<Form>;
};


export type QueryNpsDeclarationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryNpsDeclarationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOfferedHolidaysArgs = {
  employeeId: Scalars['ID']['input'];
};


export type QueryOnDutyArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryOnDutyHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOvertimeRequestArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryOvertimeRequestHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOvertimeWorkedArgs = {
  employeeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  filter?: InputMaybe<OvertimeFilter>;
  from: Scalars['LocalDate']['input'];
  until: Scalars['LocalDate']['input'];
};


export type QueryPreviewLeaveClosureArgs = {
  leaveClosureId: Scalars['ID']['input'];
};


export type QueryReckonAirTicketsArgs = {
  claimId?: InputMaybe<Scalars['ID']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  familyMemberIds: Array<Scalars['ID']['input']>;
  forSelf: Scalars['Boolean']['input'];
  kind: AirTicketClaimKind;
  spent?: InputMaybe<Scalars['Decimal']['input']>;
  travelOn?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type QueryReckonClaimArgs = {
  expenses: Array<ReckonedExpenseInput>;
  perDiems: Array<ReckonedPerDiemInput>;
};


export type QueryReckonOvertimeArgs = {
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  hours?: InputMaybe<Scalars['Decimal']['input']>;
  requestId?: InputMaybe<Scalars['ID']['input']>;
  workDate: Scalars['LocalDate']['input'];
};


export type QueryReckonOwnTaxArgs = {
  claim?: InputMaybe<ReliefInput>;
  lines?: InputMaybe<Array<FlexibleLineInput>>;
  percentage?: InputMaybe<Scalars['Decimal']['input']>;
};


export type QueryRetrieveDashboardExpiredDocsDetailsArgs = {
  selfService?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryShortTimeOffArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryShortTimeOffHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTaxReliefClaimArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryTaxReliefClaimHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTimesheetArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryTimesheetHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTravelAndExpenseSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryTravelAndExpenseSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTravelRequestArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryTravelRequestHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUpdateEmpLanguagePreferenceArgs = {
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  languagePreference: Scalars['String']['input'];
};

export type ReckonedAirTickets = {
  /** Of that, as of today. */
  accrued: Scalars['Decimal']['output'];
  /** What the claim comes to. */
  amount: Scalars['Decimal']['output'];
  basis?: Maybe<AirTicketBasis>;
  currency: Scalars['String']['output'];
  cycleFrom?: Maybe<Scalars['LocalDate']['output']>;
  cycleUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** Null where the employee has no home with fares. */
  destination?: Maybe<Scalars['String']['output']>;
  /** The first day on which anything may be claimed; null where there is none yet. */
  eligibleFrom?: Maybe<Scalars['LocalDate']['output']>;
  encashment: Scalars['Boolean']['output'];
  encashmentPercent?: Maybe<Scalars['Decimal']['output']>;
  /** What all persons' tickets of the cycle are worth, those carried over included. */
  entitled: Scalars['Decimal']['output'];
  errorCode: Scalars['String']['output'];
  left: Scalars['Decimal']['output'];
  /** The most that it may come to. */
  limit: Scalars['Decimal']['output'];
  message: Scalars['String']['output'];
  people: Array<AirTicketPerson>;
  /** Null where no policy covers the employee on this day. */
  policyName?: Maybe<Scalars['String']['output']>;
  ticketClass?: Maybe<AirTicketClass>;
  used: Scalars['Decimal']['output'];
};

export type ReckonedClaim = {
  /** Of payroll. */
  currency: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** In the order in which they were asked for; those that are not there any more are left out. */
  perDiems: Array<ReckonedPerDiem>;
  /** As far as the lines tell what they come to. */
  total: Scalars['Decimal']['output'];
};

/** An expense that is still being entered. */
export type ReckonedExpenseInput = {
  amount: Scalars['Decimal']['input'];
  converted?: InputMaybe<Scalars['Decimal']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
};

/** A day of overtime while it is being asked for. */
export type ReckonedOvertime = {
  /** Of these, beyond the shift; all of them on special work days. */
  beyondHours?: Maybe<Scalars['Decimal']['output']>;
  /** Hours that compensatory off is asked for. */
  compOffHours: Scalars['Decimal']['output'];
  dayKind: WorkDayKind;
  errorCode: Scalars['String']['output'];
  /** The pay cycle of the day, where it is final: what is approved comes with the next one. */
  finalCycle?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** What is left to ask for. Null where nobody records attendance, and of days to come. */
  openHours?: Maybe<Scalars['Decimal']['output']>;
  /** For the employee and for those who see salaries; null without a salary. */
  pay?: Maybe<OvertimePay>;
  /** Of the hours, those that are paid as attendance stands now. Null of days to come, and where nobody records attendance. */
  payableHours?: Maybe<Scalars['Decimal']['output']>;
  /** Why nothing can be asked for. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Null on a day off. */
  shiftFrom?: Maybe<Scalars['LocalTime']['output']>;
  shiftTo?: Maybe<Scalars['LocalTime']['output']>;
  /** Hours for which a special wage was paid already: the run that pays the overtime takes its part back. Null where there are none. */
  wageHours?: Maybe<Scalars['Decimal']['output']>;
  /** Null where nobody records attendance. */
  workedHours?: Maybe<Scalars['Decimal']['output']>;
};

export type ReckonedOwnTax = {
  /** Of the section of the claim, with all claims of it. */
  allowed?: Maybe<Scalars['Decimal']['output']>;
  /** Null where no law is known of the year, or there is no salary. */
  currency?: Maybe<Scalars['String']['output']>;
  errorCode: Scalars['String']['output'];
  financialYear?: Maybe<Scalars['String']['output']>;
  legalSource?: Maybe<Scalars['String']['output']>;
  limit?: Maybe<Scalars['Decimal']['output']>;
  message: Scalars['String']['output'];
  /** What the employer puts by in a month. */
  pensionMonthly?: Maybe<Scalars['Decimal']['output']>;
  /** What speaks against the lines, in words. */
  problems: Array<Scalars['String']['output']>;
  /** The regime that applies first. */
  regimes: Array<TaxPreview>;
  /** Under which the section is relieved at all. */
  relievedUnder: Array<TaxRegime>;
  /** Of the flexible benefit: paid as taxed salary. Below 0 where more is declared than there is. */
  undivided?: Maybe<Scalars['Decimal']['output']>;
};

export type ReckonedPerDiem = {
  /** In its own currency. Null where it pays what was spent, and that is not told. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  currency: Scalars['String']['output'];
  /** Days that are paid. */
  days: Scalars['Int']['output'];
  perDiemId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** Days of a per diem that are still being entered. */
export type ReckonedPerDiemInput = {
  converted?: InputMaybe<Scalars['Decimal']['input']>;
  fromDate: Scalars['LocalDate']['input'];
  perDiemId: Scalars['ID']['input'];
  spent?: InputMaybe<Scalars['Decimal']['input']>;
  toDate: Scalars['LocalDate']['input'];
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

export type ReliefInput = {
  amount: Scalars['Decimal']['input'];
  /** The claim that is being changed, which is then not counted as it was. */
  claimId?: InputMaybe<Scalars['ID']['input']>;
  metro?: InputMaybe<Scalars['Boolean']['input']>;
  raised?: InputMaybe<Scalars['Boolean']['input']>;
  section: TaxReliefSection;
};

export type Reminders = {
  /** Of the last 30 days. */
  awards: Array<AwardReminder>;
  /** Of the next 30 days. */
  birthday: Array<BirthdayReminder>;
  errorCode: Scalars['String']['output'];
  /** The 60 days before the leave year ends, until it is closed, for those who may view the leave closure. */
  leaveClosure: Array<LeaveClosureReminder>;
  message: Scalars['String']['output'];
  /** Of the next 30 days. */
  workAnniversary: Array<AnniversaryReminder>;
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

/** A record of another endpoint. */
export type SalaryComponent = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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

/** A request to be away for some hours of a day. */
export type ShortTimeOff = {
  approval?: Maybe<Scalars['JSON']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  date: Scalars['LocalDate']['output'];
  employee: Employee;
  fromTime: Scalars['LocalTime']['output'];
  id: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
  status: RequestStatus;
  /** A time before the beginning is on the next day. */
  toTime: Scalars['LocalTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ShortTimeOffAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ShortTimeOff>;
};

export type ShortTimeOffChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ShortTimeOff>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ShortTimeOffFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ShortTimeOffFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  date?: InputMaybe<LocalDateFilter>;
  employeeId?: InputMaybe<IdFilter>;
  fromTime?: InputMaybe<LocalTimeFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<ShortTimeOffFilter>;
  or?: InputMaybe<Array<ShortTimeOffFilter>>;
  reason?: InputMaybe<TextFilter>;
  status?: InputMaybe<RequestStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  toTime?: InputMaybe<LocalTimeFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ShortTimeOffInput = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  date: Scalars['LocalDate']['input'];
  employeeId: Scalars['ID']['input'];
  fromTime: Scalars['LocalTime']['input'];
  reason: Scalars['String']['input'];
  status?: InputMaybe<RequestStatus>;
  /** A time before the beginning is on the next day. */
  toTime: Scalars['LocalTime']['input'];
};

export type ShortTimeOffPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ShortTimeOff>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ShortTimeOffPatch = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  date?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  fromTime?: InputMaybe<Scalars['LocalTime']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
  /** A time before the beginning is on the next day. */
  toTime?: InputMaybe<Scalars['LocalTime']['input']>;
};

export type ShortTimeOffSort = {
  field: ShortTimeOffSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ShortTimeOffSortField =
  | 'createdAt'
  | 'custom'
  | 'date'
  | 'employeeId'
  | 'fromTime'
  | 'reason'
  | 'status'
  | 'toTime'
  | 'updatedAt';

export type SkillProficiency =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'EXPERT'
  | 'INTERMEDIATE';

export type SortOrder =
  | 'ASC'
  | 'DESC';

/** The tax of a year as it is now, and as it would be. */
export type TaxPreview = {
  /** Whether the person chose it; else it is the default of the organisation. */
  isChosen: Scalars['Boolean']['output'];
  regime: TaxRegime;
  taxNow: Scalars['Decimal']['output'];
  taxThen: Scalars['Decimal']['output'];
  taxableNow: Scalars['Decimal']['output'];
  taxableThen: Scalars['Decimal']['output'];
};

/** The regimes of income tax that a country lets people choose from. */
export type TaxRegime =
  | 'NEW'
  | 'OLD';

/** What an employee pays in a financial year that the law relieves of tax. */
export type TaxReliefClaim = {
  /** What is paid for it in the whole year, whatever the limit. */
  amount: Scalars['Decimal']['output'];
  approval?: Maybe<Scalars['JSON']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** Left empty, today. */
  declaredOn: Scalars['LocalDate']['output'];
  employee: Employee;
  /** As 2026-27. Left empty, the present one. */
  financialYear: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Of rent: in Delhi, Mumbai, Kolkata or Chennai. */
  metro: Scalars['Boolean']['output'];
  /** Receipts and certificates. */
  proofs?: Maybe<Array<TaxReliefProof>>;
  /** What it is: the policy, the school, the landlord. */
  purpose: Scalars['String']['output'];
  /** Of health insurance: a senior is insured. Of a disability: it is severe. The limit is higher then. */
  raised: Scalars['Boolean']['output'];
  section: TaxReliefSection;
  status: RequestStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type TaxReliefClaimAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TaxReliefClaim>;
};

export type TaxReliefClaimChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TaxReliefClaim>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TaxReliefClaimFilter = {
  amount?: InputMaybe<DecimalFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<TaxReliefClaimFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  declaredOn?: InputMaybe<LocalDateFilter>;
  employeeId?: InputMaybe<IdFilter>;
  financialYear?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  metro?: InputMaybe<BooleanFilter>;
  not?: InputMaybe<TaxReliefClaimFilter>;
  or?: InputMaybe<Array<TaxReliefClaimFilter>>;
  purpose?: InputMaybe<TextFilter>;
  raised?: InputMaybe<BooleanFilter>;
  section?: InputMaybe<TaxReliefSectionFilter>;
  status?: InputMaybe<RequestStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type TaxReliefClaimInput = {
  /** What is paid for it in the whole year, whatever the limit. */
  amount: Scalars['Decimal']['input'];
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Left empty, today. */
  declaredOn?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId: Scalars['ID']['input'];
  /** As 2026-27. Left empty, the present one. */
  financialYear?: InputMaybe<Scalars['String']['input']>;
  /** Of rent: in Delhi, Mumbai, Kolkata or Chennai. */
  metro?: InputMaybe<Scalars['Boolean']['input']>;
  /** Receipts and certificates. */
  proofs?: InputMaybe<Array<TaxReliefProofInput>>;
  /** What it is: the policy, the school, the landlord. */
  purpose: Scalars['String']['input'];
  /** Of health insurance: a senior is insured. Of a disability: it is severe. The limit is higher then. */
  raised?: InputMaybe<Scalars['Boolean']['input']>;
  section: TaxReliefSection;
  status?: InputMaybe<RequestStatus>;
};

export type TaxReliefClaimPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<TaxReliefClaim>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type TaxReliefClaimPatch = {
  /** What is paid for it in the whole year, whatever the limit. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Left empty, today. */
  declaredOn?: InputMaybe<Scalars['LocalDate']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** As 2026-27. Left empty, the present one. */
  financialYear?: InputMaybe<Scalars['String']['input']>;
  /** Of rent: in Delhi, Mumbai, Kolkata or Chennai. */
  metro?: InputMaybe<Scalars['Boolean']['input']>;
  /** Receipts and certificates. */
  proofs?: InputMaybe<Array<TaxReliefProofInput>>;
  /** What it is: the policy, the school, the landlord. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** Of health insurance: a senior is insured. Of a disability: it is severe. The limit is higher then. */
  raised?: InputMaybe<Scalars['Boolean']['input']>;
  section?: InputMaybe<TaxReliefSection>;
  status?: InputMaybe<RequestStatus>;
};

export type TaxReliefClaimSort = {
  field: TaxReliefClaimSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type TaxReliefClaimSortField =
  | 'amount'
  | 'createdAt'
  | 'custom'
  | 'declaredOn'
  | 'employeeId'
  | 'financialYear'
  | 'metro'
  | 'purpose'
  | 'raised'
  | 'section'
  | 'status'
  | 'updatedAt';

export type TaxReliefProof = {
  description?: Maybe<Scalars['String']['output']>;
  file: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type TaxReliefProofInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  file: Scalars['String']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
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

export type TaxReliefSectionFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<TaxReliefSection>;
  in?: InputMaybe<Array<TaxReliefSection>>;
};

/** Of a list that shows people's records to those who lead them: the records of everybody who reports to one manager, directly or through others, and not the manager's. Nobody's, of a manager whom the caller does not reach. */
export type TeamFilter = {
  equals: Scalars['ID']['input'];
};

export type TeamUpdate = {
  /** End of the probation, day of joining, last working day. */
  date: Scalars['LocalDate']['output'];
  /** Until that day; negative when it has passed. */
  daysLeft: Scalars['Int']['output'];
  designationName?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  employeePhotoPath?: Maybe<Scalars['String']['output']>;
  userDefinedEmployeeId: Scalars['String']['output'];
};

export type TeamUpdates = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Who joined in the last 30 days, or joins in the next. */
  newJoining: Array<TeamUpdate>;
  /** Who leaves; empty without the right to view exits. */
  offboarding: Array<TeamUpdate>;
  /** Probations that end within 30 days, or have ended undecided. */
  probation: Array<TeamUpdate>;
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

/** What somebody worked on in a week, project by project. */
export type Timesheet = {
  approval?: Maybe<Scalars['JSON']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee: Employee;
  /** Of all projects and days. */
  hours?: Maybe<Scalars['Decimal']['output']>;
  id: Scalars['ID']['output'];
  lines?: Maybe<Array<TimesheetLine>>;
  note?: Maybe<Scalars['String']['output']>;
  status: RequestStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** Any day of the week; it is kept by its Monday. */
  weekOf: Scalars['LocalDate']['output'];
};

export type TimesheetAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Timesheet>;
};

export type TimesheetChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Timesheet>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TimesheetFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<TimesheetFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  hours?: InputMaybe<DecimalFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Records with one that has projectId among these. */
  lines?: InputMaybe<RowsFilter>;
  not?: InputMaybe<TimesheetFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<TimesheetFilter>>;
  status?: InputMaybe<RequestStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  weekOf?: InputMaybe<LocalDateFilter>;
};

export type TimesheetInput = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId: Scalars['ID']['input'];
  /** Of all projects and days. */
  hours?: InputMaybe<Scalars['Decimal']['input']>;
  lines?: InputMaybe<Array<TimesheetLineInput>>;
  note?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
  /** Any day of the week; it is kept by its Monday. */
  weekOf: Scalars['LocalDate']['input'];
};

export type TimesheetLine = {
  friday?: Maybe<Scalars['Decimal']['output']>;
  id: Scalars['ID']['output'];
  monday?: Maybe<Scalars['Decimal']['output']>;
  project: Project;
  saturday?: Maybe<Scalars['Decimal']['output']>;
  sunday?: Maybe<Scalars['Decimal']['output']>;
  task?: Maybe<Scalars['String']['output']>;
  thursday?: Maybe<Scalars['Decimal']['output']>;
  tuesday?: Maybe<Scalars['Decimal']['output']>;
  wednesday?: Maybe<Scalars['Decimal']['output']>;
};

export type TimesheetLineInput = {
  friday?: InputMaybe<Scalars['Decimal']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  monday?: InputMaybe<Scalars['Decimal']['input']>;
  projectId: Scalars['ID']['input'];
  saturday?: InputMaybe<Scalars['Decimal']['input']>;
  sunday?: InputMaybe<Scalars['Decimal']['input']>;
  task?: InputMaybe<Scalars['String']['input']>;
  thursday?: InputMaybe<Scalars['Decimal']['input']>;
  tuesday?: InputMaybe<Scalars['Decimal']['input']>;
  wednesday?: InputMaybe<Scalars['Decimal']['input']>;
};

export type TimesheetPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Timesheet>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type TimesheetPatch = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Of all projects and days. */
  hours?: InputMaybe<Scalars['Decimal']['input']>;
  lines?: InputMaybe<Array<TimesheetLineInput>>;
  note?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
  /** Any day of the week; it is kept by its Monday. */
  weekOf?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type TimesheetSort = {
  field: TimesheetSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type TimesheetSortField =
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'hours'
  | 'note'
  | 'status'
  | 'updatedAt'
  | 'weekOf';

/** What holds for journeys and for what people pay for the organisation. */
export type TravelAndExpenseSetting = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Older expenses are not paid back. */
  expensePastDays: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Per diems are paid for journeys that were approved. */
  perDiemNeedsTravel: Scalars['Boolean']['output'];
  /** Expenses of this amount and more come with a receipt. Empty: only those whose type asks for one. */
  receiptFrom?: Maybe<Scalars['Decimal']['output']>;
  /** So many days before departure. 0 takes requests for the same day. */
  travelNoticeDays: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type TravelAndExpenseSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TravelAndExpenseSetting>;
};

export type TravelAndExpenseSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TravelAndExpenseSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TravelAndExpenseSettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<TravelAndExpenseSettingFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  expensePastDays?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<TravelAndExpenseSettingFilter>;
  or?: InputMaybe<Array<TravelAndExpenseSettingFilter>>;
  perDiemNeedsTravel?: InputMaybe<BooleanFilter>;
  receiptFrom?: InputMaybe<DecimalFilter>;
  travelNoticeDays?: InputMaybe<IntFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type TravelAndExpenseSettingInput = {
  /** Older expenses are not paid back. */
  expensePastDays?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Per diems are paid for journeys that were approved. */
  perDiemNeedsTravel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Expenses of this amount and more come with a receipt. Empty: only those whose type asks for one. */
  receiptFrom?: InputMaybe<Scalars['Decimal']['input']>;
  /** So many days before departure. 0 takes requests for the same day. */
  travelNoticeDays?: InputMaybe<Scalars['Int']['input']>;
};

export type TravelAndExpenseSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<TravelAndExpenseSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type TravelAndExpenseSettingPatch = {
  /** Older expenses are not paid back. */
  expensePastDays?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Per diems are paid for journeys that were approved. */
  perDiemNeedsTravel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Expenses of this amount and more come with a receipt. Empty: only those whose type asks for one. */
  receiptFrom?: InputMaybe<Scalars['Decimal']['input']>;
  /** So many days before departure. 0 takes requests for the same day. */
  travelNoticeDays?: InputMaybe<Scalars['Int']['input']>;
};

export type TravelAndExpenseSettingSort = {
  field: TravelAndExpenseSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type TravelAndExpenseSettingSortField =
  | 'createdAt'
  | 'custom'
  | 'expensePastDays'
  | 'name'
  | 'perDiemNeedsTravel'
  | 'receiptFrom'
  | 'travelNoticeDays'
  | 'updatedAt';

/** A journey for the organisation, asked for before anything is booked. */
export type TravelRequest = {
  approval?: Maybe<Scalars['JSON']['output']>;
  /** Whoever books for others sees what is needed. */
  bookingNeeded: Scalars['Boolean']['output'];
  /** Trains, flights, hotels, a hired car: what is needed and when. */
  bookingNote?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  destination: Scalars['String']['output'];
  employee: Employee;
  /** All of it together, as far as it is known. */
  estimatedCost?: Maybe<Scalars['Decimal']['output']>;
  /** The day of departure. */
  fromDate: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  project?: Maybe<Project>;
  /** What the journey is for: the customer, the fair, the training. */
  purpose: Scalars['String']['output'];
  status: RequestStatus;
  /** The day of return. */
  toDate: Scalars['LocalDate']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type TravelRequestAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TravelRequest>;
};

export type TravelRequestChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TravelRequest>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TravelRequestFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<TravelRequestFilter>>;
  bookingNeeded?: InputMaybe<BooleanFilter>;
  bookingNote?: InputMaybe<TextFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  country?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  destination?: InputMaybe<TextFilter>;
  employeeId?: InputMaybe<IdFilter>;
  estimatedCost?: InputMaybe<DecimalFilter>;
  fromDate?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<TravelRequestFilter>;
  or?: InputMaybe<Array<TravelRequestFilter>>;
  projectId?: InputMaybe<IdFilter>;
  purpose?: InputMaybe<TextFilter>;
  status?: InputMaybe<RequestStatusFilter>;
  teamOf?: InputMaybe<TeamFilter>;
  toDate?: InputMaybe<LocalDateFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type TravelRequestInput = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  /** Whoever books for others sees what is needed. */
  bookingNeeded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Trains, flights, hotels, a hired car: what is needed and when. */
  bookingNote?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  destination: Scalars['String']['input'];
  employeeId: Scalars['ID']['input'];
  /** All of it together, as far as it is known. */
  estimatedCost?: InputMaybe<Scalars['Decimal']['input']>;
  /** The day of departure. */
  fromDate: Scalars['LocalDate']['input'];
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** What the journey is for: the customer, the fair, the training. */
  purpose: Scalars['String']['input'];
  status?: InputMaybe<RequestStatus>;
  /** The day of return. */
  toDate: Scalars['LocalDate']['input'];
};

export type TravelRequestPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<TravelRequest>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type TravelRequestPatch = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  /** Whoever books for others sees what is needed. */
  bookingNeeded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Trains, flights, hotels, a hired car: what is needed and when. */
  bookingNote?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  destination?: InputMaybe<Scalars['String']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** All of it together, as far as it is known. */
  estimatedCost?: InputMaybe<Scalars['Decimal']['input']>;
  /** The day of departure. */
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** What the journey is for: the customer, the fair, the training. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
  /** The day of return. */
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type TravelRequestSort = {
  field: TravelRequestSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type TravelRequestSortField =
  | 'bookingNeeded'
  | 'bookingNote'
  | 'country'
  | 'createdAt'
  | 'custom'
  | 'destination'
  | 'employeeId'
  | 'estimatedCost'
  | 'fromDate'
  | 'projectId'
  | 'purpose'
  | 'status'
  | 'toDate'
  | 'updatedAt';

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
  AirTicketBand: AirTicketBand;
  AirTicketBasis: AirTicketBasis;
  AirTicketClaim: ResolverTypeWrapper<AirTicketClaim>;
  AirTicketClaimAnswer: ResolverTypeWrapper<AirTicketClaimAnswer>;
  AirTicketClaimChange: ResolverTypeWrapper<AirTicketClaimChange>;
  AirTicketClaimFilter: AirTicketClaimFilter;
  AirTicketClaimInput: AirTicketClaimInput;
  AirTicketClaimKind: AirTicketClaimKind;
  AirTicketClaimKindFilter: AirTicketClaimKindFilter;
  AirTicketClaimPage: ResolverTypeWrapper<AirTicketClaimPage>;
  AirTicketClaimPatch: AirTicketClaimPatch;
  AirTicketClaimSort: AirTicketClaimSort;
  AirTicketClaimSortField: AirTicketClaimSortField;
  AirTicketClass: AirTicketClass;
  AirTicketPerson: ResolverTypeWrapper<AirTicketPerson>;
  AirTicketPersonKin: AirTicketPersonKin;
  AirTicketReceipt: ResolverTypeWrapper<AirTicketReceipt>;
  AirTicketReceiptInput: AirTicketReceiptInput;
  AirTicketTraveller: ResolverTypeWrapper<AirTicketTraveller>;
  AirTicketTravellerInput: AirTicketTravellerInput;
  AnniversaryReminder: ResolverTypeWrapper<AnniversaryReminder>;
  AvailabilityLevel: AvailabilityLevel;
  AwardReminder: ResolverTypeWrapper<AwardReminder>;
  BirthdayReminder: ResolverTypeWrapper<BirthdayReminder>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  ChangeKind: ChangeKind;
  ChangeSetFilter: ChangeSetFilter;
  ChangeSource: ChangeSource;
  ClaimExpense: ResolverTypeWrapper<ClaimExpense>;
  ClaimExpenseInput: ClaimExpenseInput;
  ClaimPerDiem: ResolverTypeWrapper<ClaimPerDiem>;
  ClaimPerDiemInput: ClaimPerDiemInput;
  ClaimRequest: ResolverTypeWrapper<ClaimRequest>;
  ClaimRequestAnswer: ResolverTypeWrapper<ClaimRequestAnswer>;
  ClaimRequestChange: ResolverTypeWrapper<ClaimRequestChange>;
  ClaimRequestFilter: ClaimRequestFilter;
  ClaimRequestInput: ClaimRequestInput;
  ClaimRequestPage: ResolverTypeWrapper<ClaimRequestPage>;
  ClaimRequestPatch: ClaimRequestPatch;
  ClaimRequestSort: ClaimRequestSort;
  ClaimRequestSortField: ClaimRequestSortField;
  ClosureStatus: ClosureStatus;
  ClosureStatusFilter: ClosureStatusFilter;
  ColumnKind: ColumnKind;
  CompOff: ResolverTypeWrapper<CompOff>;
  CompOffAnswer: ResolverTypeWrapper<CompOffAnswer>;
  CompOffBalance: ResolverTypeWrapper<CompOffBalance>;
  CompOffBalances: ResolverTypeWrapper<CompOffBalances>;
  CompOffChange: ResolverTypeWrapper<CompOffChange>;
  CompOffCredit: ResolverTypeWrapper<CompOffCredit>;
  CompOffFilter: CompOffFilter;
  CompOffInput: CompOffInput;
  CompOffPage: ResolverTypeWrapper<CompOffPage>;
  CompOffPatch: CompOffPatch;
  CompOffSort: CompOffSort;
  CompOffSortField: CompOffSortField;
  Coverage: Coverage;
  CoverageFilter: CoverageFilter;
  CustomEmployeeGroup: ResolverTypeWrapper<CustomEmployeeGroup>;
  DashboardBalance: ResolverTypeWrapper<DashboardBalance>;
  DashboardCompOff: ResolverTypeWrapper<DashboardCompOff>;
  DashboardHoliday: ResolverTypeWrapper<DashboardHoliday>;
  DashboardHolidays: ResolverTypeWrapper<DashboardHolidays>;
  DashboardLeave: ResolverTypeWrapper<DashboardLeave>;
  DashboardShortTimeOff: ResolverTypeWrapper<DashboardShortTimeOff>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  DayAvailability: ResolverTypeWrapper<DayAvailability>;
  DecidedStep: ResolverTypeWrapper<DecidedStep>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalFilter: DecimalFilter;
  DeclarationLock: DeclarationLock;
  DeclarationStatus: DeclarationStatus;
  DeclarationStatusFilter: DeclarationStatusFilter;
  DeclarationType: DeclarationType;
  DeleteAnswer: ResolverTypeWrapper<DeleteAnswer>;
  DocumentExpiry: DocumentExpiry;
  EducationLevel: EducationLevel;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  Employee: ResolverTypeWrapper<Employee>;
  EmployeeAction: ResolverTypeWrapper<EmployeeAction>;
  EmployeeActions: ResolverTypeWrapper<EmployeeActions>;
  EmployeeOnLeave: ResolverTypeWrapper<EmployeeOnLeave>;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  ExpenseType: ResolverTypeWrapper<ExpenseType>;
  ExpenseTypeAnswer: ResolverTypeWrapper<ExpenseTypeAnswer>;
  ExpenseTypeChange: ResolverTypeWrapper<ExpenseTypeChange>;
  ExpenseTypeFilter: ExpenseTypeFilter;
  ExpenseTypeInput: ExpenseTypeInput;
  ExpenseTypePage: ResolverTypeWrapper<ExpenseTypePage>;
  ExpenseTypePatch: ExpenseTypePatch;
  ExpenseTypeSort: ExpenseTypeSort;
  ExpenseTypeSortField: ExpenseTypeSortField;
  ExpiringDocument: ResolverTypeWrapper<ExpiringDocument>;
  ExpiringDocuments: ResolverTypeWrapper<ExpiringDocuments>;
  FamilyMember: ResolverTypeWrapper<FamilyMember>;
  FbpDeclaration: ResolverTypeWrapper<FbpDeclaration>;
  FbpDeclarationAnswer: ResolverTypeWrapper<FbpDeclarationAnswer>;
  FbpDeclarationChange: ResolverTypeWrapper<FbpDeclarationChange>;
  FbpDeclarationFilter: FbpDeclarationFilter;
  FbpDeclarationInput: FbpDeclarationInput;
  FbpDeclarationLine: ResolverTypeWrapper<FbpDeclarationLine>;
  FbpDeclarationLineInput: FbpDeclarationLineInput;
  FbpDeclarationPage: ResolverTypeWrapper<FbpDeclarationPage>;
  FbpDeclarationPatch: FbpDeclarationPatch;
  FbpDeclarationSort: FbpDeclarationSort;
  FbpDeclarationSortField: FbpDeclarationSortField;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  FlexibleComponent: ResolverTypeWrapper<FlexibleComponent>;
  FlexibleLineInput: FlexibleLineInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: Form;
  FormulaSet: FormulaSet;
  Gender: Gender;
  HexColorCode: ResolverTypeWrapper<Scalars['HexColorCode']['output']>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  HistoryPage: ResolverTypeWrapper<HistoryPage>;
  Holiday: ResolverTypeWrapper<Holiday>;
  HolidayChoice: ResolverTypeWrapper<HolidayChoice>;
  HolidayChoiceAnswer: ResolverTypeWrapper<HolidayChoiceAnswer>;
  HolidayChoiceChange: ResolverTypeWrapper<HolidayChoiceChange>;
  HolidayChoiceFilter: HolidayChoiceFilter;
  HolidayChoiceInput: HolidayChoiceInput;
  HolidayChoiceOffer: ResolverTypeWrapper<HolidayChoiceOffer>;
  HolidayChoicePage: ResolverTypeWrapper<HolidayChoicePage>;
  HolidayChoicePatch: HolidayChoicePatch;
  HolidayChoiceProblem: HolidayChoiceProblem;
  HolidayChoiceSort: HolidayChoiceSort;
  HolidayChoiceSortField: HolidayChoiceSortField;
  HolidayChoiceYear: ResolverTypeWrapper<HolidayChoiceYear>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdFilter: IdFilter;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntFilter: IntFilter;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Language: Language;
  LanguagePreference: ResolverTypeWrapper<LanguagePreference>;
  LanguageProficiency: LanguageProficiency;
  LeaveAccrual: LeaveAccrual;
  LeaveAccrualFilter: LeaveAccrualFilter;
  LeaveBalance: ResolverTypeWrapper<LeaveBalance>;
  LeaveBalanceAnswer: ResolverTypeWrapper<LeaveBalanceAnswer>;
  LeaveBalanceChange: ResolverTypeWrapper<LeaveBalanceChange>;
  LeaveBalanceFilter: LeaveBalanceFilter;
  LeaveBalanceInput: LeaveBalanceInput;
  LeaveBalancePage: ResolverTypeWrapper<LeaveBalancePage>;
  LeaveBalancePatch: LeaveBalancePatch;
  LeaveBalanceSort: LeaveBalanceSort;
  LeaveBalanceSortField: LeaveBalanceSortField;
  LeaveCarryOver: LeaveCarryOver;
  LeaveCarryOverFilter: LeaveCarryOverFilter;
  LeaveClosure: ResolverTypeWrapper<LeaveClosure>;
  LeaveClosureAnswer: ResolverTypeWrapper<LeaveClosureAnswer>;
  LeaveClosureChange: ResolverTypeWrapper<LeaveClosureChange>;
  LeaveClosureFilter: LeaveClosureFilter;
  LeaveClosureInput: LeaveClosureInput;
  LeaveClosureLine: ResolverTypeWrapper<LeaveClosureLine>;
  LeaveClosurePage: ResolverTypeWrapper<LeaveClosurePage>;
  LeaveClosurePatch: LeaveClosurePatch;
  LeaveClosurePreview: ResolverTypeWrapper<LeaveClosurePreview>;
  LeaveClosureReminder: ResolverTypeWrapper<LeaveClosureReminder>;
  LeaveClosureResult: ResolverTypeWrapper<LeaveClosureResult>;
  LeaveClosureSort: LeaveClosureSort;
  LeaveClosureSortField: LeaveClosureSortField;
  LeaveClosureStep: LeaveClosureStep;
  LeaveDistribution: ResolverTypeWrapper<LeaveDistribution>;
  LeaveHistory: ResolverTypeWrapper<LeaveHistory>;
  LeavePolicy: ResolverTypeWrapper<LeavePolicy>;
  LeavePolicyAnswer: ResolverTypeWrapper<LeavePolicyAnswer>;
  LeavePolicyChange: ResolverTypeWrapper<LeavePolicyChange>;
  LeavePolicyFilter: LeavePolicyFilter;
  LeavePolicyInput: LeavePolicyInput;
  LeavePolicyPage: ResolverTypeWrapper<LeavePolicyPage>;
  LeavePolicyPatch: LeavePolicyPatch;
  LeavePolicySort: LeavePolicySort;
  LeavePolicySortField: LeavePolicySortField;
  LeaveRequest: ResolverTypeWrapper<LeaveRequest>;
  LeaveRequestAnswer: ResolverTypeWrapper<LeaveRequestAnswer>;
  LeaveRequestChange: ResolverTypeWrapper<LeaveRequestChange>;
  LeaveRequestFilter: LeaveRequestFilter;
  LeaveRequestInput: LeaveRequestInput;
  LeaveRequestPage: ResolverTypeWrapper<LeaveRequestPage>;
  LeaveRequestPatch: LeaveRequestPatch;
  LeaveRequestSort: LeaveRequestSort;
  LeaveRequestSortField: LeaveRequestSortField;
  LeaveShare: ResolverTypeWrapper<LeaveShare>;
  LeaveType: ResolverTypeWrapper<LeaveType>;
  LeaveTypeAnswer: ResolverTypeWrapper<LeaveTypeAnswer>;
  LeaveTypeChange: ResolverTypeWrapper<LeaveTypeChange>;
  LeaveTypeFilter: LeaveTypeFilter;
  LeaveTypeInput: LeaveTypeInput;
  LeaveTypePage: ResolverTypeWrapper<LeaveTypePage>;
  LeaveTypePatch: LeaveTypePatch;
  LeaveTypeSort: LeaveTypeSort;
  LeaveTypeSortField: LeaveTypeSortField;
  LeavesAndShortTimeOff: ResolverTypeWrapper<LeavesAndShortTimeOff>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalDateFilter: LocalDateFilter;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LocalTimeFilter: LocalTimeFilter;
  Lookup: ResolverTypeWrapper<Lookup>;
  LookupPage: ResolverTypeWrapper<LookupPage>;
  LopCause: LopCause;
  LopCauseFilter: LopCauseFilter;
  LopDay: ResolverTypeWrapper<LopDay>;
  LopDays: ResolverTypeWrapper<LopDays>;
  LopRecovery: ResolverTypeWrapper<LopRecovery>;
  LopRecoveryAnswer: ResolverTypeWrapper<LopRecoveryAnswer>;
  LopRecoveryChange: ResolverTypeWrapper<LopRecoveryChange>;
  LopRecoveryFilter: LopRecoveryFilter;
  LopRecoveryInput: LopRecoveryInput;
  LopRecoveryPage: ResolverTypeWrapper<LopRecoveryPage>;
  LopRecoveryPatch: LopRecoveryPatch;
  LopRecoverySort: LopRecoverySort;
  LopRecoverySortField: LopRecoverySortField;
  MailsAhead: ResolverTypeWrapper<MailsAhead>;
  MaritalStatus: MaritalStatus;
  MissingAccreditation: ResolverTypeWrapper<MissingAccreditation>;
  Month: Month;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NpsDeclaration: ResolverTypeWrapper<NpsDeclaration>;
  NpsDeclarationAnswer: ResolverTypeWrapper<NpsDeclarationAnswer>;
  NpsDeclarationChange: ResolverTypeWrapper<NpsDeclarationChange>;
  NpsDeclarationFilter: NpsDeclarationFilter;
  NpsDeclarationInput: NpsDeclarationInput;
  NpsDeclarationPage: ResolverTypeWrapper<NpsDeclarationPage>;
  NpsDeclarationPatch: NpsDeclarationPatch;
  NpsDeclarationSort: NpsDeclarationSort;
  NpsDeclarationSortField: NpsDeclarationSortField;
  OfferedHoliday: ResolverTypeWrapper<OfferedHoliday>;
  OnDuty: ResolverTypeWrapper<OnDuty>;
  OnDutyAnswer: ResolverTypeWrapper<OnDutyAnswer>;
  OnDutyChange: ResolverTypeWrapper<OnDutyChange>;
  OnDutyFilter: OnDutyFilter;
  OnDutyInput: OnDutyInput;
  OnDutyPage: ResolverTypeWrapper<OnDutyPage>;
  OnDutyPatch: OnDutyPatch;
  OnDutySort: OnDutySort;
  OnDutySortField: OnDutySortField;
  OvertimeBasis: OvertimeBasis;
  OvertimeDay: ResolverTypeWrapper<OvertimeDay>;
  OvertimeDayInput: OvertimeDayInput;
  OvertimeFilter: OvertimeFilter;
  OvertimePay: ResolverTypeWrapper<OvertimePay>;
  OvertimePayLine: ResolverTypeWrapper<OvertimePayLine>;
  OvertimeRecorded: ResolverTypeWrapper<OvertimeRecorded>;
  OvertimeRequest: ResolverTypeWrapper<OvertimeRequest>;
  OvertimeRequestAnswer: ResolverTypeWrapper<OvertimeRequestAnswer>;
  OvertimeRequestChange: ResolverTypeWrapper<OvertimeRequestChange>;
  OvertimeRequestFilter: OvertimeRequestFilter;
  OvertimeRequestInput: OvertimeRequestInput;
  OvertimeRequestPage: ResolverTypeWrapper<OvertimeRequestPage>;
  OvertimeRequestPatch: OvertimeRequestPatch;
  OvertimeRequestSort: OvertimeRequestSort;
  OvertimeRequestSortField: OvertimeRequestSortField;
  OvertimeWorked: ResolverTypeWrapper<OvertimeWorked>;
  OwnDeclarationStanding: ResolverTypeWrapper<OwnDeclarationStanding>;
  OwnFbpDeclaration: ResolverTypeWrapper<OwnFbpDeclaration>;
  OwnNpsDeclaration: ResolverTypeWrapper<OwnNpsDeclaration>;
  PayrollCycle: ResolverTypeWrapper<PayrollCycle>;
  PerDiem: ResolverTypeWrapper<PerDiem>;
  Preset: Preset;
  Project: ResolverTypeWrapper<Project>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReckonedAirTickets: ResolverTypeWrapper<ReckonedAirTickets>;
  ReckonedClaim: ResolverTypeWrapper<ReckonedClaim>;
  ReckonedExpenseInput: ReckonedExpenseInput;
  ReckonedOvertime: ResolverTypeWrapper<ReckonedOvertime>;
  ReckonedOwnTax: ResolverTypeWrapper<ReckonedOwnTax>;
  ReckonedPerDiem: ResolverTypeWrapper<ReckonedPerDiem>;
  ReckonedPerDiemInput: ReckonedPerDiemInput;
  RecordStatus: RecordStatus;
  RecordStatusFilter: RecordStatusFilter;
  RecordView: RecordView;
  RelativePerson: RelativePerson;
  ReliefInput: ReliefInput;
  Reminders: ResolverTypeWrapper<Reminders>;
  RequestKind: RequestKind;
  RequestStatus: RequestStatus;
  RequestStatusFilter: RequestStatusFilter;
  Right: Right;
  RowsFilter: RowsFilter;
  SalaryComponent: ResolverTypeWrapper<SalaryComponent>;
  SalaryType: SalaryType;
  Scope: Scope;
  ScreenAction: ScreenAction;
  ShortTimeOff: ResolverTypeWrapper<ShortTimeOff>;
  ShortTimeOffAnswer: ResolverTypeWrapper<ShortTimeOffAnswer>;
  ShortTimeOffChange: ResolverTypeWrapper<ShortTimeOffChange>;
  ShortTimeOffFilter: ShortTimeOffFilter;
  ShortTimeOffInput: ShortTimeOffInput;
  ShortTimeOffPage: ResolverTypeWrapper<ShortTimeOffPage>;
  ShortTimeOffPatch: ShortTimeOffPatch;
  ShortTimeOffSort: ShortTimeOffSort;
  ShortTimeOffSortField: ShortTimeOffSortField;
  SkillProficiency: SkillProficiency;
  SortOrder: SortOrder;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TaxPreview: ResolverTypeWrapper<TaxPreview>;
  TaxRegime: TaxRegime;
  TaxReliefClaim: ResolverTypeWrapper<TaxReliefClaim>;
  TaxReliefClaimAnswer: ResolverTypeWrapper<TaxReliefClaimAnswer>;
  TaxReliefClaimChange: ResolverTypeWrapper<TaxReliefClaimChange>;
  TaxReliefClaimFilter: TaxReliefClaimFilter;
  TaxReliefClaimInput: TaxReliefClaimInput;
  TaxReliefClaimPage: ResolverTypeWrapper<TaxReliefClaimPage>;
  TaxReliefClaimPatch: TaxReliefClaimPatch;
  TaxReliefClaimSort: TaxReliefClaimSort;
  TaxReliefClaimSortField: TaxReliefClaimSortField;
  TaxReliefProof: ResolverTypeWrapper<TaxReliefProof>;
  TaxReliefProofInput: TaxReliefProofInput;
  TaxReliefSection: TaxReliefSection;
  TaxReliefSectionFilter: TaxReliefSectionFilter;
  TeamFilter: TeamFilter;
  TeamUpdate: ResolverTypeWrapper<TeamUpdate>;
  TeamUpdates: ResolverTypeWrapper<TeamUpdates>;
  TextFilter: TextFilter;
  Timesheet: ResolverTypeWrapper<Timesheet>;
  TimesheetAnswer: ResolverTypeWrapper<TimesheetAnswer>;
  TimesheetChange: ResolverTypeWrapper<TimesheetChange>;
  TimesheetFilter: TimesheetFilter;
  TimesheetInput: TimesheetInput;
  TimesheetLine: ResolverTypeWrapper<TimesheetLine>;
  TimesheetLineInput: TimesheetLineInput;
  TimesheetPage: ResolverTypeWrapper<TimesheetPage>;
  TimesheetPatch: TimesheetPatch;
  TimesheetSort: TimesheetSort;
  TimesheetSortField: TimesheetSortField;
  TravelAndExpenseSetting: ResolverTypeWrapper<TravelAndExpenseSetting>;
  TravelAndExpenseSettingAnswer: ResolverTypeWrapper<TravelAndExpenseSettingAnswer>;
  TravelAndExpenseSettingChange: ResolverTypeWrapper<TravelAndExpenseSettingChange>;
  TravelAndExpenseSettingFilter: TravelAndExpenseSettingFilter;
  TravelAndExpenseSettingInput: TravelAndExpenseSettingInput;
  TravelAndExpenseSettingPage: ResolverTypeWrapper<TravelAndExpenseSettingPage>;
  TravelAndExpenseSettingPatch: TravelAndExpenseSettingPatch;
  TravelAndExpenseSettingSort: TravelAndExpenseSettingSort;
  TravelAndExpenseSettingSortField: TravelAndExpenseSettingSortField;
  TravelRequest: ResolverTypeWrapper<TravelRequest>;
  TravelRequestAnswer: ResolverTypeWrapper<TravelRequestAnswer>;
  TravelRequestChange: ResolverTypeWrapper<TravelRequestChange>;
  TravelRequestFilter: TravelRequestFilter;
  TravelRequestInput: TravelRequestInput;
  TravelRequestPage: ResolverTypeWrapper<TravelRequestPage>;
  TravelRequestPatch: TravelRequestPatch;
  TravelRequestSort: TravelRequestSort;
  TravelRequestSortField: TravelRequestSortField;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  Weekday: Weekday;
  WorkDayKind: WorkDayKind;
  WorkDayKindFilter: WorkDayKindFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Scalars['Address']['output'];
  AirTicketClaim: AirTicketClaim;
  AirTicketClaimAnswer: AirTicketClaimAnswer;
  AirTicketClaimChange: AirTicketClaimChange;
  AirTicketClaimFilter: AirTicketClaimFilter;
  AirTicketClaimInput: AirTicketClaimInput;
  AirTicketClaimKindFilter: AirTicketClaimKindFilter;
  AirTicketClaimPage: AirTicketClaimPage;
  AirTicketClaimPatch: AirTicketClaimPatch;
  AirTicketClaimSort: AirTicketClaimSort;
  AirTicketPerson: AirTicketPerson;
  AirTicketReceipt: AirTicketReceipt;
  AirTicketReceiptInput: AirTicketReceiptInput;
  AirTicketTraveller: AirTicketTraveller;
  AirTicketTravellerInput: AirTicketTravellerInput;
  AnniversaryReminder: AnniversaryReminder;
  AwardReminder: AwardReminder;
  BirthdayReminder: BirthdayReminder;
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  ChangeSetFilter: ChangeSetFilter;
  ClaimExpense: ClaimExpense;
  ClaimExpenseInput: ClaimExpenseInput;
  ClaimPerDiem: ClaimPerDiem;
  ClaimPerDiemInput: ClaimPerDiemInput;
  ClaimRequest: ClaimRequest;
  ClaimRequestAnswer: ClaimRequestAnswer;
  ClaimRequestChange: ClaimRequestChange;
  ClaimRequestFilter: ClaimRequestFilter;
  ClaimRequestInput: ClaimRequestInput;
  ClaimRequestPage: ClaimRequestPage;
  ClaimRequestPatch: ClaimRequestPatch;
  ClaimRequestSort: ClaimRequestSort;
  ClosureStatusFilter: ClosureStatusFilter;
  CompOff: CompOff;
  CompOffAnswer: CompOffAnswer;
  CompOffBalance: CompOffBalance;
  CompOffBalances: CompOffBalances;
  CompOffChange: CompOffChange;
  CompOffCredit: CompOffCredit;
  CompOffFilter: CompOffFilter;
  CompOffInput: CompOffInput;
  CompOffPage: CompOffPage;
  CompOffPatch: CompOffPatch;
  CompOffSort: CompOffSort;
  CoverageFilter: CoverageFilter;
  CustomEmployeeGroup: CustomEmployeeGroup;
  DashboardBalance: DashboardBalance;
  DashboardCompOff: DashboardCompOff;
  DashboardHoliday: DashboardHoliday;
  DashboardHolidays: DashboardHolidays;
  DashboardLeave: DashboardLeave;
  DashboardShortTimeOff: DashboardShortTimeOff;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DayAvailability: DayAvailability;
  DecidedStep: DecidedStep;
  Decimal: Scalars['Decimal']['output'];
  DecimalFilter: DecimalFilter;
  DeclarationStatusFilter: DeclarationStatusFilter;
  DeleteAnswer: DeleteAnswer;
  EmailAddress: Scalars['EmailAddress']['output'];
  Employee: Employee;
  EmployeeAction: EmployeeAction;
  EmployeeActions: EmployeeActions;
  EmployeeOnLeave: EmployeeOnLeave;
  EndpointStatus: EndpointStatus;
  ExpenseType: ExpenseType;
  ExpenseTypeAnswer: ExpenseTypeAnswer;
  ExpenseTypeChange: ExpenseTypeChange;
  ExpenseTypeFilter: ExpenseTypeFilter;
  ExpenseTypeInput: ExpenseTypeInput;
  ExpenseTypePage: ExpenseTypePage;
  ExpenseTypePatch: ExpenseTypePatch;
  ExpenseTypeSort: ExpenseTypeSort;
  ExpiringDocument: ExpiringDocument;
  ExpiringDocuments: ExpiringDocuments;
  FamilyMember: FamilyMember;
  FbpDeclaration: FbpDeclaration;
  FbpDeclarationAnswer: FbpDeclarationAnswer;
  FbpDeclarationChange: FbpDeclarationChange;
  FbpDeclarationFilter: FbpDeclarationFilter;
  FbpDeclarationInput: FbpDeclarationInput;
  FbpDeclarationLine: FbpDeclarationLine;
  FbpDeclarationLineInput: FbpDeclarationLineInput;
  FbpDeclarationPage: FbpDeclarationPage;
  FbpDeclarationPatch: FbpDeclarationPatch;
  FbpDeclarationSort: FbpDeclarationSort;
  FieldChange: FieldChange;
  FieldProblem: FieldProblem;
  FlexibleComponent: FlexibleComponent;
  FlexibleLineInput: FlexibleLineInput;
  Float: Scalars['Float']['output'];
  HexColorCode: Scalars['HexColorCode']['output'];
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  Holiday: Holiday;
  HolidayChoice: HolidayChoice;
  HolidayChoiceAnswer: HolidayChoiceAnswer;
  HolidayChoiceChange: HolidayChoiceChange;
  HolidayChoiceFilter: HolidayChoiceFilter;
  HolidayChoiceInput: HolidayChoiceInput;
  HolidayChoiceOffer: HolidayChoiceOffer;
  HolidayChoicePage: HolidayChoicePage;
  HolidayChoicePatch: HolidayChoicePatch;
  HolidayChoiceSort: HolidayChoiceSort;
  HolidayChoiceYear: HolidayChoiceYear;
  ID: Scalars['ID']['output'];
  IdFilter: IdFilter;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  JSON: Scalars['JSON']['output'];
  LanguagePreference: LanguagePreference;
  LeaveAccrualFilter: LeaveAccrualFilter;
  LeaveBalance: LeaveBalance;
  LeaveBalanceAnswer: LeaveBalanceAnswer;
  LeaveBalanceChange: LeaveBalanceChange;
  LeaveBalanceFilter: LeaveBalanceFilter;
  LeaveBalanceInput: LeaveBalanceInput;
  LeaveBalancePage: LeaveBalancePage;
  LeaveBalancePatch: LeaveBalancePatch;
  LeaveBalanceSort: LeaveBalanceSort;
  LeaveCarryOverFilter: LeaveCarryOverFilter;
  LeaveClosure: LeaveClosure;
  LeaveClosureAnswer: LeaveClosureAnswer;
  LeaveClosureChange: LeaveClosureChange;
  LeaveClosureFilter: LeaveClosureFilter;
  LeaveClosureInput: LeaveClosureInput;
  LeaveClosureLine: LeaveClosureLine;
  LeaveClosurePage: LeaveClosurePage;
  LeaveClosurePatch: LeaveClosurePatch;
  LeaveClosurePreview: LeaveClosurePreview;
  LeaveClosureReminder: LeaveClosureReminder;
  LeaveClosureResult: LeaveClosureResult;
  LeaveClosureSort: LeaveClosureSort;
  LeaveDistribution: LeaveDistribution;
  LeaveHistory: LeaveHistory;
  LeavePolicy: LeavePolicy;
  LeavePolicyAnswer: LeavePolicyAnswer;
  LeavePolicyChange: LeavePolicyChange;
  LeavePolicyFilter: LeavePolicyFilter;
  LeavePolicyInput: LeavePolicyInput;
  LeavePolicyPage: LeavePolicyPage;
  LeavePolicyPatch: LeavePolicyPatch;
  LeavePolicySort: LeavePolicySort;
  LeaveRequest: LeaveRequest;
  LeaveRequestAnswer: LeaveRequestAnswer;
  LeaveRequestChange: LeaveRequestChange;
  LeaveRequestFilter: LeaveRequestFilter;
  LeaveRequestInput: LeaveRequestInput;
  LeaveRequestPage: LeaveRequestPage;
  LeaveRequestPatch: LeaveRequestPatch;
  LeaveRequestSort: LeaveRequestSort;
  LeaveShare: LeaveShare;
  LeaveType: LeaveType;
  LeaveTypeAnswer: LeaveTypeAnswer;
  LeaveTypeChange: LeaveTypeChange;
  LeaveTypeFilter: LeaveTypeFilter;
  LeaveTypeInput: LeaveTypeInput;
  LeaveTypePage: LeaveTypePage;
  LeaveTypePatch: LeaveTypePatch;
  LeaveTypeSort: LeaveTypeSort;
  LeavesAndShortTimeOff: LeavesAndShortTimeOff;
  LocalDate: Scalars['LocalDate']['output'];
  LocalDateFilter: LocalDateFilter;
  LocalTime: Scalars['LocalTime']['output'];
  LocalTimeFilter: LocalTimeFilter;
  Lookup: Lookup;
  LookupPage: LookupPage;
  LopCauseFilter: LopCauseFilter;
  LopDay: LopDay;
  LopDays: LopDays;
  LopRecovery: LopRecovery;
  LopRecoveryAnswer: LopRecoveryAnswer;
  LopRecoveryChange: LopRecoveryChange;
  LopRecoveryFilter: LopRecoveryFilter;
  LopRecoveryInput: LopRecoveryInput;
  LopRecoveryPage: LopRecoveryPage;
  LopRecoveryPatch: LopRecoveryPatch;
  LopRecoverySort: LopRecoverySort;
  MailsAhead: MailsAhead;
  MissingAccreditation: MissingAccreditation;
  Mutation: Record<PropertyKey, never>;
  NpsDeclaration: NpsDeclaration;
  NpsDeclarationAnswer: NpsDeclarationAnswer;
  NpsDeclarationChange: NpsDeclarationChange;
  NpsDeclarationFilter: NpsDeclarationFilter;
  NpsDeclarationInput: NpsDeclarationInput;
  NpsDeclarationPage: NpsDeclarationPage;
  NpsDeclarationPatch: NpsDeclarationPatch;
  NpsDeclarationSort: NpsDeclarationSort;
  OfferedHoliday: OfferedHoliday;
  OnDuty: OnDuty;
  OnDutyAnswer: OnDutyAnswer;
  OnDutyChange: OnDutyChange;
  OnDutyFilter: OnDutyFilter;
  OnDutyInput: OnDutyInput;
  OnDutyPage: OnDutyPage;
  OnDutyPatch: OnDutyPatch;
  OnDutySort: OnDutySort;
  OvertimeDay: OvertimeDay;
  OvertimeDayInput: OvertimeDayInput;
  OvertimeFilter: OvertimeFilter;
  OvertimePay: OvertimePay;
  OvertimePayLine: OvertimePayLine;
  OvertimeRecorded: OvertimeRecorded;
  OvertimeRequest: OvertimeRequest;
  OvertimeRequestAnswer: OvertimeRequestAnswer;
  OvertimeRequestChange: OvertimeRequestChange;
  OvertimeRequestFilter: OvertimeRequestFilter;
  OvertimeRequestInput: OvertimeRequestInput;
  OvertimeRequestPage: OvertimeRequestPage;
  OvertimeRequestPatch: OvertimeRequestPatch;
  OvertimeRequestSort: OvertimeRequestSort;
  OvertimeWorked: OvertimeWorked;
  OwnDeclarationStanding: OwnDeclarationStanding;
  OwnFbpDeclaration: OwnFbpDeclaration;
  OwnNpsDeclaration: OwnNpsDeclaration;
  PayrollCycle: PayrollCycle;
  PerDiem: PerDiem;
  Project: Project;
  Query: Record<PropertyKey, never>;
  ReckonedAirTickets: ReckonedAirTickets;
  ReckonedClaim: ReckonedClaim;
  ReckonedExpenseInput: ReckonedExpenseInput;
  ReckonedOvertime: ReckonedOvertime;
  ReckonedOwnTax: ReckonedOwnTax;
  ReckonedPerDiem: ReckonedPerDiem;
  ReckonedPerDiemInput: ReckonedPerDiemInput;
  RecordStatusFilter: RecordStatusFilter;
  ReliefInput: ReliefInput;
  Reminders: Reminders;
  RequestStatusFilter: RequestStatusFilter;
  RowsFilter: RowsFilter;
  SalaryComponent: SalaryComponent;
  ShortTimeOff: ShortTimeOff;
  ShortTimeOffAnswer: ShortTimeOffAnswer;
  ShortTimeOffChange: ShortTimeOffChange;
  ShortTimeOffFilter: ShortTimeOffFilter;
  ShortTimeOffInput: ShortTimeOffInput;
  ShortTimeOffPage: ShortTimeOffPage;
  ShortTimeOffPatch: ShortTimeOffPatch;
  ShortTimeOffSort: ShortTimeOffSort;
  String: Scalars['String']['output'];
  TaxPreview: TaxPreview;
  TaxReliefClaim: TaxReliefClaim;
  TaxReliefClaimAnswer: TaxReliefClaimAnswer;
  TaxReliefClaimChange: TaxReliefClaimChange;
  TaxReliefClaimFilter: TaxReliefClaimFilter;
  TaxReliefClaimInput: TaxReliefClaimInput;
  TaxReliefClaimPage: TaxReliefClaimPage;
  TaxReliefClaimPatch: TaxReliefClaimPatch;
  TaxReliefClaimSort: TaxReliefClaimSort;
  TaxReliefProof: TaxReliefProof;
  TaxReliefProofInput: TaxReliefProofInput;
  TaxReliefSectionFilter: TaxReliefSectionFilter;
  TeamFilter: TeamFilter;
  TeamUpdate: TeamUpdate;
  TeamUpdates: TeamUpdates;
  TextFilter: TextFilter;
  Timesheet: Timesheet;
  TimesheetAnswer: TimesheetAnswer;
  TimesheetChange: TimesheetChange;
  TimesheetFilter: TimesheetFilter;
  TimesheetInput: TimesheetInput;
  TimesheetLine: TimesheetLine;
  TimesheetLineInput: TimesheetLineInput;
  TimesheetPage: TimesheetPage;
  TimesheetPatch: TimesheetPatch;
  TimesheetSort: TimesheetSort;
  TravelAndExpenseSetting: TravelAndExpenseSetting;
  TravelAndExpenseSettingAnswer: TravelAndExpenseSettingAnswer;
  TravelAndExpenseSettingChange: TravelAndExpenseSettingChange;
  TravelAndExpenseSettingFilter: TravelAndExpenseSettingFilter;
  TravelAndExpenseSettingInput: TravelAndExpenseSettingInput;
  TravelAndExpenseSettingPage: TravelAndExpenseSettingPage;
  TravelAndExpenseSettingPatch: TravelAndExpenseSettingPatch;
  TravelAndExpenseSettingSort: TravelAndExpenseSettingSort;
  TravelRequest: TravelRequest;
  TravelRequestAnswer: TravelRequestAnswer;
  TravelRequestChange: TravelRequestChange;
  TravelRequestFilter: TravelRequestFilter;
  TravelRequestInput: TravelRequestInput;
  TravelRequestPage: TravelRequestPage;
  TravelRequestPatch: TravelRequestPatch;
  TravelRequestSort: TravelRequestSort;
  UndoAnswer: UndoAnswer;
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

export type AirTicketClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketClaim'] = ResolversParentTypes['AirTicketClaim']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  claimedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  cycleFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  cycleUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  forSelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AirTicketClaimKind'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receipts?: Resolver<Maybe<Array<ResolversTypes['AirTicketReceipt']>>, ParentType, ContextType>;
  returnOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  settledOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  spent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  tickets?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  travelOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  travellers?: Resolver<Maybe<Array<ResolversTypes['AirTicketTraveller']>>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirTicketClaimAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketClaimAnswer'] = ResolversParentTypes['AirTicketClaimAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AirTicketClaim']>, ParentType, ContextType>;
};

export type AirTicketClaimChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketClaimChange'] = ResolversParentTypes['AirTicketClaimChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AirTicketClaim']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AirTicketClaimPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketClaimPage'] = ResolversParentTypes['AirTicketClaimPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AirTicketClaim']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirTicketPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketPerson'] = ResolversParentTypes['AirTicketPerson']> = {
  band?: Resolver<ResolversTypes['AirTicketBand'], ParentType, ContextType>;
  carried?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entitled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  familyMemberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  isAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kin?: Resolver<ResolversTypes['AirTicketPersonKin'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirTicketReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketReceipt'] = ResolversParentTypes['AirTicketReceipt']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AirTicketTravellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirTicketTraveller'] = ResolversParentTypes['AirTicketTraveller']> = {
  familyMember?: Resolver<ResolversTypes['FamilyMember'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AnniversaryReminderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnniversaryReminder'] = ResolversParentTypes['AnniversaryReminder']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  designationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeePhotoPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AwardReminderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AwardReminder'] = ResolversParentTypes['AwardReminder']> = {
  awardId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awardName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  awardedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeePhotoPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BirthdayReminderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BirthdayReminder'] = ResolversParentTypes['BirthdayReminder']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  designationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeePhotoPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClaimExpenseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimExpense'] = ResolversParentTypes['ClaimExpense']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  converted?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expenseType?: Resolver<ResolversTypes['ExpenseType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spentOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type ClaimPerDiemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimPerDiem'] = ResolversParentTypes['ClaimPerDiem']> = {
  converted?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  perDiem?: Resolver<ResolversTypes['PerDiem'], ParentType, ContextType>;
  spent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type ClaimRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimRequest'] = ResolversParentTypes['ClaimRequest']> = {
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  claimedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  expenses?: Resolver<Maybe<Array<ResolversTypes['ClaimExpense']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  perDiems?: Resolver<Maybe<Array<ResolversTypes['ClaimPerDiem']>>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  travel?: Resolver<Maybe<ResolversTypes['TravelRequest']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClaimRequestAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimRequestAnswer'] = ResolversParentTypes['ClaimRequestAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ClaimRequest']>, ParentType, ContextType>;
};

export type ClaimRequestChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimRequestChange'] = ResolversParentTypes['ClaimRequestChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ClaimRequest']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ClaimRequestPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimRequestPage'] = ResolversParentTypes['ClaimRequestPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ClaimRequest']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompOffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOff'] = ResolversParentTypes['CompOff']> = {
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  encashedDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidDays?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type CompOffAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOffAnswer'] = ResolversParentTypes['CompOffAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CompOff']>, ParentType, ContextType>;
};

export type CompOffBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOffBalance'] = ResolversParentTypes['CompOffBalance']> = {
  asked?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  credits?: Resolver<Array<ResolversTypes['CompOffCredit']>, ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encashed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isExpiring?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lapsed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  nextExpiry?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type CompOffBalancesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOffBalances'] = ResolversParentTypes['CompOffBalances']> = {
  canBeTaken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CompOffBalance']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompOffChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOffChange'] = ResolversParentTypes['CompOffChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CompOff']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CompOffCreditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOffCredit'] = ResolversParentTypes['CompOffCredit']> = {
  compOffId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  encashed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  lapsed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  workedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type CompOffPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompOffPage'] = ResolversParentTypes['CompOffPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CompOff']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomEmployeeGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomEmployeeGroup'] = ResolversParentTypes['CustomEmployeeGroup']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DashboardBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardBalance'] = ResolversParentTypes['DashboardBalance']> = {
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  carriedForward?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  entitled?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  leaveName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaveTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DashboardCompOffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardCompOff'] = ResolversParentTypes['DashboardCompOff']> = {
  compOffId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  workedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type DashboardHolidayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardHoliday'] = ResolversParentTypes['DashboardHoliday']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holidayDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  holidayId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holidayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holidayType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DashboardHolidaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardHolidays'] = ResolversParentTypes['DashboardHolidays']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['DashboardHoliday']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DashboardLeaveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardLeave'] = ResolversParentTypes['DashboardLeave']> = {
  days?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  leaveName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaveRequestId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type DashboardShortTimeOffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardShortTimeOff'] = ResolversParentTypes['DashboardShortTimeOff']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  fromTime?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortTimeOffId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  toTime?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayAvailability'] = ResolversParentTypes['DayAvailability']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['AvailabilityLevel']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeAction'] = ResolversParentTypes['EmployeeAction']> = {
  action?: Resolver<ResolversTypes['RequestKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  oldest?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeActionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeActions'] = ResolversParentTypes['EmployeeActions']> = {
  employeeActions?: Resolver<Array<ResolversTypes['EmployeeAction']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeOnLeaveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeOnLeave'] = ResolversParentTypes['EmployeeOnLeave']> = {
  employee_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_defined_employee_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EndpointStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndpointStatus'] = ResolversParentTypes['EndpointStatus']> = {
  endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExpenseTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpenseType'] = ResolversParentTypes['ExpenseType']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maximumAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiptAlways?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  salaryComponent?: Resolver<Maybe<ResolversTypes['SalaryComponent']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExpenseTypeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpenseTypeAnswer'] = ResolversParentTypes['ExpenseTypeAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ExpenseType']>, ParentType, ContextType>;
};

export type ExpenseTypeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpenseTypeChange'] = ResolversParentTypes['ExpenseTypeChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ExpenseType']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ExpenseTypePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpenseTypePage'] = ResolversParentTypes['ExpenseTypePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ExpenseType']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExpiringDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpiringDocument'] = ResolversParentTypes['ExpiringDocument']> = {
  Document_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Document_Number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Employee_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Employee_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Expiry_Date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  Issuing_Authority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Issuing_Country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['DocumentExpiry'], ParentType, ContextType>;
};

export type ExpiringDocumentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpiringDocuments'] = ResolversParentTypes['ExpiringDocuments']> = {
  accreditation?: Resolver<Array<ResolversTypes['ExpiringDocument']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licence?: Resolver<Array<ResolversTypes['ExpiringDocument']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missingAccreditation?: Resolver<Array<ResolversTypes['MissingAccreditation']>, ParentType, ContextType>;
  passport?: Resolver<Array<ResolversTypes['ExpiringDocument']>, ParentType, ContextType>;
};

export type FamilyMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyMember'] = ResolversParentTypes['FamilyMember']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FbpDeclarationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FbpDeclaration'] = ResolversParentTypes['FbpDeclaration']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  declared?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  financialYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<ResolversTypes['FbpDeclarationLine']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeclarationStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FbpDeclarationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FbpDeclarationAnswer'] = ResolversParentTypes['FbpDeclarationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['FbpDeclaration']>, ParentType, ContextType>;
};

export type FbpDeclarationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FbpDeclarationChange'] = ResolversParentTypes['FbpDeclarationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['FbpDeclaration']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type FbpDeclarationLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FbpDeclarationLine'] = ResolversParentTypes['FbpDeclarationLine']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  component?: Resolver<ResolversTypes['SalaryComponent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FbpDeclarationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FbpDeclarationPage'] = ResolversParentTypes['FbpDeclarationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FbpDeclaration']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type FlexibleComponentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlexibleComponent'] = ResolversParentTypes['FlexibleComponent']> = {
  componentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  declared?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  untaxedUnder?: Resolver<Array<ResolversTypes['TaxRegime']>, ParentType, ContextType>;
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

export type HolidayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HolidayChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayChoice'] = ResolversParentTypes['HolidayChoice']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  holiday?: Resolver<ResolversTypes['Holiday'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HolidayChoiceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayChoiceAnswer'] = ResolversParentTypes['HolidayChoiceAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['HolidayChoice']>, ParentType, ContextType>;
};

export type HolidayChoiceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayChoiceChange'] = ResolversParentTypes['HolidayChoiceChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['HolidayChoice']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type HolidayChoiceOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayChoiceOffer'] = ResolversParentTypes['HolidayChoiceOffer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['OfferedHoliday']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  years?: Resolver<Array<ResolversTypes['HolidayChoiceYear']>, ParentType, ContextType>;
};

export type HolidayChoicePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayChoicePage'] = ResolversParentTypes['HolidayChoicePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['HolidayChoice']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HolidayChoiceYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayChoiceYear'] = ResolversParentTypes['HolidayChoiceYear']> = {
  chosen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LanguagePreferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LanguagePreference'] = ResolversParentTypes['LanguagePreference']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LeaveBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveBalance'] = ResolversParentTypes['LeaveBalance']> = {
  carriedForwardDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  encashedDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  entitledDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lapsedDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  leaveType?: Resolver<ResolversTypes['LeaveType'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unpaidDays?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaveBalanceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveBalanceAnswer'] = ResolversParentTypes['LeaveBalanceAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LeaveBalance']>, ParentType, ContextType>;
};

export type LeaveBalanceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveBalanceChange'] = ResolversParentTypes['LeaveBalanceChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LeaveBalance']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type LeaveBalancePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveBalancePage'] = ResolversParentTypes['LeaveBalancePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LeaveBalance']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaveClosureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveClosure'] = ResolversParentTypes['LeaveClosure']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leaveType?: Resolver<Maybe<ResolversTypes['LeaveType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClosureStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaveClosureAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveClosureAnswer'] = ResolversParentTypes['LeaveClosureAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LeaveClosure']>, ParentType, ContextType>;
};

export type LeaveClosureChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveClosureChange'] = ResolversParentTypes['LeaveClosureChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LeaveClosure']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type LeaveClosureLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveClosureLine'] = ResolversParentTypes['LeaveClosureLine']> = {
  carriedDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  employees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  encashedDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  lapsedDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  leaveName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaveTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type LeaveClosurePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveClosurePage'] = ResolversParentTypes['LeaveClosurePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LeaveClosure']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaveClosurePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveClosurePreview'] = ResolversParentTypes['LeaveClosurePreview']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['LeaveClosureLine']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaveClosureReminderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveClosureReminder'] = ResolversParentTypes['LeaveClosureReminder']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['LeaveClosureStep'], ParentType, ContextType>;
};

export type LeaveClosureResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveClosureResult'] = ResolversParentTypes['LeaveClosureResult']> = {
  balances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeaveDistributionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveDistribution'] = ResolversParentTypes['LeaveDistribution']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaveDistribution?: Resolver<Array<ResolversTypes['LeaveShare']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  teamAvailability?: Resolver<Array<ResolversTypes['DayAvailability']>, ParentType, ContextType>;
};

export type LeaveHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveHistory'] = ResolversParentTypes['LeaveHistory']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaveBalances?: Resolver<Array<ResolversTypes['DashboardBalance']>, ParentType, ContextType>;
  leaveHistory?: Resolver<Array<ResolversTypes['DashboardLeave']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeavePolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeavePolicy'] = ResolversParentTypes['LeavePolicy']> = {
  accrual?: Resolver<ResolversTypes['LeaveAccrual'], ParentType, ContextType>;
  afterConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carryOver?: Resolver<ResolversTypes['LeaveCarryOver'], ParentType, ContextType>;
  carryOverLimitDays?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  customGroup?: Resolver<Maybe<ResolversTypes['CustomEmployeeGroup']>, ParentType, ContextType>;
  daysPerYear?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  eligibleAfterDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  encashment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  encashmentLimitDays?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leaveType?: Resolver<ResolversTypes['LeaveType'], ParentType, ContextType>;
  limitedToBalance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maximumDaysPerRequest?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noticeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prorated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeavePolicyAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeavePolicyAnswer'] = ResolversParentTypes['LeavePolicyAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LeavePolicy']>, ParentType, ContextType>;
};

export type LeavePolicyChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeavePolicyChange'] = ResolversParentTypes['LeavePolicyChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LeavePolicy']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type LeavePolicyPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeavePolicyPage'] = ResolversParentTypes['LeavePolicyPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LeavePolicy']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaveRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveRequest'] = ResolversParentTypes['LeaveRequest']> = {
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leaveType?: Resolver<ResolversTypes['LeaveType'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaveRequestAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveRequestAnswer'] = ResolversParentTypes['LeaveRequestAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LeaveRequest']>, ParentType, ContextType>;
};

export type LeaveRequestChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveRequestChange'] = ResolversParentTypes['LeaveRequestChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LeaveRequest']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type LeaveRequestPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveRequestPage'] = ResolversParentTypes['LeaveRequestPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LeaveRequest']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaveShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveShare'] = ResolversParentTypes['LeaveShare']> = {
  employees?: Resolver<Array<ResolversTypes['EmployeeOnLeave']>, ParentType, ContextType>;
  leaveCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leaveName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeaveTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveType'] = ResolversParentTypes['LeaveType']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  daysPerYear?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fromCompOff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaveTypeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveTypeAnswer'] = ResolversParentTypes['LeaveTypeAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LeaveType']>, ParentType, ContextType>;
};

export type LeaveTypeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveTypeChange'] = ResolversParentTypes['LeaveTypeChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LeaveType']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type LeaveTypePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveTypePage'] = ResolversParentTypes['LeaveTypePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LeaveType']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeavesAndShortTimeOffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeavesAndShortTimeOff'] = ResolversParentTypes['LeavesAndShortTimeOff']> = {
  compensatoryOff?: Resolver<Array<ResolversTypes['DashboardCompOff']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaves?: Resolver<Array<ResolversTypes['DashboardLeave']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortTimeOff?: Resolver<Array<ResolversTypes['DashboardShortTimeOff']>, ParentType, ContextType>;
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

export type LopDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LopDay'] = ResolversParentTypes['LopDay']> = {
  cause?: Resolver<ResolversTypes['LopCause'], ParentType, ContextType>;
  cycle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LopDaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LopDays'] = ResolversParentTypes['LopDays']> = {
  days?: Resolver<Array<ResolversTypes['LopDay']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type LopRecoveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LopRecovery'] = ResolversParentTypes['LopRecovery']> = {
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['LopCause']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lopDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  lostIn?: Resolver<Maybe<ResolversTypes['PayrollCycle']>, ParentType, ContextType>;
  paidIn?: Resolver<Maybe<ResolversTypes['PayrollCycle']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LopRecoveryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LopRecoveryAnswer'] = ResolversParentTypes['LopRecoveryAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LopRecovery']>, ParentType, ContextType>;
};

export type LopRecoveryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LopRecoveryChange'] = ResolversParentTypes['LopRecoveryChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['LopRecovery']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type LopRecoveryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LopRecoveryPage'] = ResolversParentTypes['LopRecoveryPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LopRecovery']>, ParentType, ContextType>;
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

export type MissingAccreditationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissingAccreditation'] = ResolversParentTypes['MissingAccreditation']> = {
  Document_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Due_Date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  Employee_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Employee_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAirTicketClaim?: Resolver<ResolversTypes['AirTicketClaimChange'], ParentType, ContextType, RequireFields<MutationAddAirTicketClaimArgs, 'input'>>;
  addClaimRequest?: Resolver<ResolversTypes['ClaimRequestChange'], ParentType, ContextType, RequireFields<MutationAddClaimRequestArgs, 'input'>>;
  addCompOff?: Resolver<ResolversTypes['CompOffChange'], ParentType, ContextType, RequireFields<MutationAddCompOffArgs, 'input'>>;
  addExpenseType?: Resolver<ResolversTypes['ExpenseTypeChange'], ParentType, ContextType, RequireFields<MutationAddExpenseTypeArgs, 'input'>>;
  addFbpDeclaration?: Resolver<ResolversTypes['FbpDeclarationChange'], ParentType, ContextType, RequireFields<MutationAddFbpDeclarationArgs, 'input'>>;
  addHolidayChoice?: Resolver<ResolversTypes['HolidayChoiceChange'], ParentType, ContextType, RequireFields<MutationAddHolidayChoiceArgs, 'input'>>;
  addLeaveBalance?: Resolver<ResolversTypes['LeaveBalanceChange'], ParentType, ContextType, RequireFields<MutationAddLeaveBalanceArgs, 'input'>>;
  addLeaveClosure?: Resolver<ResolversTypes['LeaveClosureChange'], ParentType, ContextType, RequireFields<MutationAddLeaveClosureArgs, 'input'>>;
  addLeavePolicy?: Resolver<ResolversTypes['LeavePolicyChange'], ParentType, ContextType, RequireFields<MutationAddLeavePolicyArgs, 'input'>>;
  addLeaveRequest?: Resolver<ResolversTypes['LeaveRequestChange'], ParentType, ContextType, RequireFields<MutationAddLeaveRequestArgs, 'input'>>;
  addLeaveType?: Resolver<ResolversTypes['LeaveTypeChange'], ParentType, ContextType, RequireFields<MutationAddLeaveTypeArgs, 'input'>>;
  addLopRecovery?: Resolver<ResolversTypes['LopRecoveryChange'], ParentType, ContextType, RequireFields<MutationAddLopRecoveryArgs, 'input'>>;
  addNpsDeclaration?: Resolver<ResolversTypes['NpsDeclarationChange'], ParentType, ContextType, RequireFields<MutationAddNpsDeclarationArgs, 'input'>>;
  addOnDuty?: Resolver<ResolversTypes['OnDutyChange'], ParentType, ContextType, RequireFields<MutationAddOnDutyArgs, 'input'>>;
  addOvertimeRequest?: Resolver<ResolversTypes['OvertimeRequestChange'], ParentType, ContextType, RequireFields<MutationAddOvertimeRequestArgs, 'input'>>;
  addShortTimeOff?: Resolver<ResolversTypes['ShortTimeOffChange'], ParentType, ContextType, RequireFields<MutationAddShortTimeOffArgs, 'input'>>;
  addTaxReliefClaim?: Resolver<ResolversTypes['TaxReliefClaimChange'], ParentType, ContextType, RequireFields<MutationAddTaxReliefClaimArgs, 'input'>>;
  addTimesheet?: Resolver<ResolversTypes['TimesheetChange'], ParentType, ContextType, RequireFields<MutationAddTimesheetArgs, 'input'>>;
  addTravelAndExpenseSetting?: Resolver<ResolversTypes['TravelAndExpenseSettingChange'], ParentType, ContextType, RequireFields<MutationAddTravelAndExpenseSettingArgs, 'input'>>;
  addTravelRequest?: Resolver<ResolversTypes['TravelRequestChange'], ParentType, ContextType, RequireFields<MutationAddTravelRequestArgs, 'input'>>;
  deleteAirTicketClaims?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAirTicketClaimsArgs, 'ids'>>;
  deleteClaimRequests?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteClaimRequestsArgs, 'ids'>>;
  deleteCompOffs?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCompOffsArgs, 'ids'>>;
  deleteExpenseTypes?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteExpenseTypesArgs, 'ids'>>;
  deleteFbpDeclarations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteFbpDeclarationsArgs, 'ids'>>;
  deleteHolidayChoices?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteHolidayChoicesArgs, 'ids'>>;
  deleteLeaveBalances?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteLeaveBalancesArgs, 'ids'>>;
  deleteLeaveClosures?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteLeaveClosuresArgs, 'ids'>>;
  deleteLeavePolicies?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteLeavePoliciesArgs, 'ids'>>;
  deleteLeaveRequests?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteLeaveRequestsArgs, 'ids'>>;
  deleteLeaveTypes?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteLeaveTypesArgs, 'ids'>>;
  deleteLopRecoveries?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteLopRecoveriesArgs, 'ids'>>;
  deleteNpsDeclarations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteNpsDeclarationsArgs, 'ids'>>;
  deleteOnDuties?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteOnDutiesArgs, 'ids'>>;
  deleteOvertimeRequests?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteOvertimeRequestsArgs, 'ids'>>;
  deleteShortTimeOffs?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteShortTimeOffsArgs, 'ids'>>;
  deleteTaxReliefClaims?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteTaxReliefClaimsArgs, 'ids'>>;
  deleteTimesheets?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteTimesheetsArgs, 'ids'>>;
  deleteTravelRequests?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteTravelRequestsArgs, 'ids'>>;
  recordOvertime?: Resolver<ResolversTypes['OvertimeRecorded'], ParentType, ContextType, RequireFields<MutationRecordOvertimeArgs, 'days'>>;
  runLeaveClosure?: Resolver<ResolversTypes['LeaveClosureResult'], ParentType, ContextType, RequireFields<MutationRunLeaveClosureArgs, 'leaveClosureId' | 'wait'>>;
  undoChangeSet?: Resolver<ResolversTypes['UndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoChangeSetArgs, 'id' | 'wait'>>;
  updateAirTicketClaim?: Resolver<ResolversTypes['AirTicketClaimChange'], ParentType, ContextType, RequireFields<MutationUpdateAirTicketClaimArgs, 'id' | 'input' | 'version'>>;
  updateClaimRequest?: Resolver<ResolversTypes['ClaimRequestChange'], ParentType, ContextType, RequireFields<MutationUpdateClaimRequestArgs, 'id' | 'input' | 'version'>>;
  updateCompOff?: Resolver<ResolversTypes['CompOffChange'], ParentType, ContextType, RequireFields<MutationUpdateCompOffArgs, 'id' | 'input' | 'version'>>;
  updateEmpLanguagePreference?: Resolver<ResolversTypes['LanguagePreference'], ParentType, ContextType, RequireFields<MutationUpdateEmpLanguagePreferenceArgs, 'languagePreference'>>;
  updateExpenseType?: Resolver<ResolversTypes['ExpenseTypeChange'], ParentType, ContextType, RequireFields<MutationUpdateExpenseTypeArgs, 'id' | 'input' | 'version'>>;
  updateFbpDeclaration?: Resolver<ResolversTypes['FbpDeclarationChange'], ParentType, ContextType, RequireFields<MutationUpdateFbpDeclarationArgs, 'id' | 'input' | 'version'>>;
  updateHolidayChoice?: Resolver<ResolversTypes['HolidayChoiceChange'], ParentType, ContextType, RequireFields<MutationUpdateHolidayChoiceArgs, 'id' | 'input' | 'version'>>;
  updateLeaveBalance?: Resolver<ResolversTypes['LeaveBalanceChange'], ParentType, ContextType, RequireFields<MutationUpdateLeaveBalanceArgs, 'id' | 'input' | 'version'>>;
  updateLeaveClosure?: Resolver<ResolversTypes['LeaveClosureChange'], ParentType, ContextType, RequireFields<MutationUpdateLeaveClosureArgs, 'id' | 'input' | 'version'>>;
  updateLeavePolicy?: Resolver<ResolversTypes['LeavePolicyChange'], ParentType, ContextType, RequireFields<MutationUpdateLeavePolicyArgs, 'id' | 'input' | 'version'>>;
  updateLeaveRequest?: Resolver<ResolversTypes['LeaveRequestChange'], ParentType, ContextType, RequireFields<MutationUpdateLeaveRequestArgs, 'id' | 'input' | 'version'>>;
  updateLeaveType?: Resolver<ResolversTypes['LeaveTypeChange'], ParentType, ContextType, RequireFields<MutationUpdateLeaveTypeArgs, 'id' | 'input' | 'version'>>;
  updateLopRecovery?: Resolver<ResolversTypes['LopRecoveryChange'], ParentType, ContextType, RequireFields<MutationUpdateLopRecoveryArgs, 'id' | 'input' | 'version'>>;
  updateNpsDeclaration?: Resolver<ResolversTypes['NpsDeclarationChange'], ParentType, ContextType, RequireFields<MutationUpdateNpsDeclarationArgs, 'id' | 'input' | 'version'>>;
  updateOnDuty?: Resolver<ResolversTypes['OnDutyChange'], ParentType, ContextType, RequireFields<MutationUpdateOnDutyArgs, 'id' | 'input' | 'version'>>;
  updateOvertimeRequest?: Resolver<ResolversTypes['OvertimeRequestChange'], ParentType, ContextType, RequireFields<MutationUpdateOvertimeRequestArgs, 'id' | 'input' | 'version'>>;
  updateShortTimeOff?: Resolver<ResolversTypes['ShortTimeOffChange'], ParentType, ContextType, RequireFields<MutationUpdateShortTimeOffArgs, 'id' | 'input' | 'version'>>;
  updateTaxReliefClaim?: Resolver<ResolversTypes['TaxReliefClaimChange'], ParentType, ContextType, RequireFields<MutationUpdateTaxReliefClaimArgs, 'id' | 'input' | 'version'>>;
  updateTimesheet?: Resolver<ResolversTypes['TimesheetChange'], ParentType, ContextType, RequireFields<MutationUpdateTimesheetArgs, 'id' | 'input' | 'version'>>;
  updateTravelAndExpenseSetting?: Resolver<ResolversTypes['TravelAndExpenseSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateTravelAndExpenseSettingArgs, 'id' | 'input' | 'version'>>;
  updateTravelRequest?: Resolver<ResolversTypes['TravelRequestChange'], ParentType, ContextType, RequireFields<MutationUpdateTravelRequestArgs, 'id' | 'input' | 'version'>>;
};

export type NpsDeclarationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NpsDeclaration'] = ResolversParentTypes['NpsDeclaration']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  financialYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  pran?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeclarationStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NpsDeclarationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NpsDeclarationAnswer'] = ResolversParentTypes['NpsDeclarationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['NpsDeclaration']>, ParentType, ContextType>;
};

export type NpsDeclarationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NpsDeclarationChange'] = ResolversParentTypes['NpsDeclarationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['NpsDeclaration']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type NpsDeclarationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NpsDeclarationPage'] = ResolversParentTypes['NpsDeclarationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['NpsDeclaration']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferedHolidayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferedHoliday'] = ResolversParentTypes['OfferedHoliday']> = {
  choiceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  mayTakeBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['HolidayChoiceProblem']>, ParentType, ContextType>;
  until?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type OnDutyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnDuty'] = ResolversParentTypes['OnDuty']> = {
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OnDutyAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnDutyAnswer'] = ResolversParentTypes['OnDutyAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['OnDuty']>, ParentType, ContextType>;
};

export type OnDutyChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnDutyChange'] = ResolversParentTypes['OnDutyChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['OnDuty']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type OnDutyPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnDutyPage'] = ResolversParentTypes['OnDutyPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['OnDuty']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OvertimeDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OvertimeDay'] = ResolversParentTypes['OvertimeDay']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  dayKind?: Resolver<ResolversTypes['WorkDayKind'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RequestStatus']>, ParentType, ContextType>;
  workedHours?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type OvertimePayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OvertimePay'] = ResolversParentTypes['OvertimePay']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['OvertimeBasis'], ParentType, ContextType>;
  configuration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dayHours?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  hourly?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OvertimePayLine']>, ParentType, ContextType>;
  monthDays?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  monthly?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  wageIndex?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type OvertimePayLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OvertimePayLine'] = ResolversParentTypes['OvertimePayLine']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  perHour?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type OvertimeRecordedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OvertimeRecorded'] = ResolversParentTypes['OvertimeRecorded']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OvertimeRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OvertimeRequest'] = ResolversParentTypes['OvertimeRequest']> = {
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  dayKind?: Resolver<Maybe<ResolversTypes['WorkDayKind']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recorded?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type OvertimeRequestAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OvertimeRequestAnswer'] = ResolversParentTypes['OvertimeRequestAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['OvertimeRequest']>, ParentType, ContextType>;
};

export type OvertimeRequestChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OvertimeRequestChange'] = ResolversParentTypes['OvertimeRequestChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['OvertimeRequest']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type OvertimeRequestPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OvertimeRequestPage'] = ResolversParentTypes['OvertimeRequestPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['OvertimeRequest']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OvertimeWorkedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OvertimeWorked'] = ResolversParentTypes['OvertimeWorked']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['OvertimeDay']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnDeclarationStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnDeclarationStanding'] = ResolversParentTypes['OwnDeclarationStanding']> = {
  lockDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnFbpDeclarationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnFbpDeclaration'] = ResolversParentTypes['OwnFbpDeclaration']> = {
  components?: Resolver<Array<ResolversTypes['FlexibleComponent']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  declarationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  financialYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flexibleBenefit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['OwnDeclarationStanding'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DeclarationStatus']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OwnNpsDeclarationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnNpsDeclaration'] = ResolversParentTypes['OwnNpsDeclaration']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  declarationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  financialYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  legalSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mostPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  pran?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regime?: Resolver<Maybe<ResolversTypes['TaxRegime']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['OwnDeclarationStanding'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DeclarationStatus']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wage?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type PayrollCycleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayrollCycle'] = ResolversParentTypes['PayrollCycle']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PerDiemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PerDiem'] = ResolversParentTypes['PerDiem']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  airTicketClaim?: Resolver<ResolversTypes['AirTicketClaimAnswer'], ParentType, ContextType, RequireFields<QueryAirTicketClaimArgs, 'id'>>;
  airTicketClaimHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAirTicketClaimHistoryArgs, 'id' | 'limit' | 'offset'>>;
  claimRequest?: Resolver<ResolversTypes['ClaimRequestAnswer'], ParentType, ContextType, RequireFields<QueryClaimRequestArgs, 'id'>>;
  claimRequestHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryClaimRequestHistoryArgs, 'id' | 'limit' | 'offset'>>;
  compOff?: Resolver<ResolversTypes['CompOffAnswer'], ParentType, ContextType, RequireFields<QueryCompOffArgs, 'id'>>;
  compOffBalances?: Resolver<ResolversTypes['CompOffBalances'], ParentType, ContextType, RequireFields<QueryCompOffBalancesArgs, 'limit' | 'offset'>>;
  compOffHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCompOffHistoryArgs, 'id' | 'limit' | 'offset'>>;
  empLeaveHistory?: Resolver<ResolversTypes['LeaveHistory'], ParentType, ContextType>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  expenseType?: Resolver<ResolversTypes['ExpenseTypeAnswer'], ParentType, ContextType, RequireFields<QueryExpenseTypeArgs, 'id'>>;
  expenseTypeHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryExpenseTypeHistoryArgs, 'id' | 'limit' | 'offset'>>;
  fbpDeclaration?: Resolver<ResolversTypes['FbpDeclarationAnswer'], ParentType, ContextType, RequireFields<QueryFbpDeclarationArgs, 'id'>>;
  fbpDeclarationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryFbpDeclarationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  getLeaveDistribution?: Resolver<ResolversTypes['LeaveDistribution'], ParentType, ContextType, Partial<QueryGetLeaveDistributionArgs>>;
  getReminders?: Resolver<ResolversTypes['Reminders'], ParentType, ContextType>;
  holidayChoice?: Resolver<ResolversTypes['HolidayChoiceAnswer'], ParentType, ContextType, RequireFields<QueryHolidayChoiceArgs, 'id'>>;
  holidayChoiceHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryHolidayChoiceHistoryArgs, 'id' | 'limit' | 'offset'>>;
  leaveBalance?: Resolver<ResolversTypes['LeaveBalanceAnswer'], ParentType, ContextType, RequireFields<QueryLeaveBalanceArgs, 'id'>>;
  leaveBalanceHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryLeaveBalanceHistoryArgs, 'id' | 'limit' | 'offset'>>;
  leaveClosure?: Resolver<ResolversTypes['LeaveClosureAnswer'], ParentType, ContextType, RequireFields<QueryLeaveClosureArgs, 'id'>>;
  leaveClosureHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryLeaveClosureHistoryArgs, 'id' | 'limit' | 'offset'>>;
  leavePolicy?: Resolver<ResolversTypes['LeavePolicyAnswer'], ParentType, ContextType, RequireFields<QueryLeavePolicyArgs, 'id'>>;
  leavePolicyHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryLeavePolicyHistoryArgs, 'id' | 'limit' | 'offset'>>;
  leaveRequest?: Resolver<ResolversTypes['LeaveRequestAnswer'], ParentType, ContextType, RequireFields<QueryLeaveRequestArgs, 'id'>>;
  leaveRequestHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryLeaveRequestHistoryArgs, 'id' | 'limit' | 'offset'>>;
  leaveType?: Resolver<ResolversTypes['LeaveTypeAnswer'], ParentType, ContextType, RequireFields<QueryLeaveTypeArgs, 'id'>>;
  leaveTypeHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryLeaveTypeHistoryArgs, 'id' | 'limit' | 'offset'>>;
  listAirTicketClaims?: Resolver<ResolversTypes['AirTicketClaimPage'], ParentType, ContextType, RequireFields<QueryListAirTicketClaimsArgs, 'estimate' | 'limit' | 'offset'>>;
  listClaimRequests?: Resolver<ResolversTypes['ClaimRequestPage'], ParentType, ContextType, RequireFields<QueryListClaimRequestsArgs, 'estimate' | 'limit' | 'offset'>>;
  listCompOffs?: Resolver<ResolversTypes['CompOffPage'], ParentType, ContextType, RequireFields<QueryListCompOffsArgs, 'estimate' | 'limit' | 'offset'>>;
  listEmployeeActions?: Resolver<ResolversTypes['EmployeeActions'], ParentType, ContextType, Partial<QueryListEmployeeActionsArgs>>;
  listExpenseTypes?: Resolver<ResolversTypes['ExpenseTypePage'], ParentType, ContextType, RequireFields<QueryListExpenseTypesArgs, 'estimate' | 'limit' | 'offset'>>;
  listFbpDeclarations?: Resolver<ResolversTypes['FbpDeclarationPage'], ParentType, ContextType, RequireFields<QueryListFbpDeclarationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listHolidayChoices?: Resolver<ResolversTypes['HolidayChoicePage'], ParentType, ContextType, RequireFields<QueryListHolidayChoicesArgs, 'estimate' | 'limit' | 'offset'>>;
  listHolidaysInDashboard?: Resolver<ResolversTypes['DashboardHolidays'], ParentType, ContextType>;
  listLeaveBalances?: Resolver<ResolversTypes['LeaveBalancePage'], ParentType, ContextType, RequireFields<QueryListLeaveBalancesArgs, 'estimate' | 'limit' | 'offset'>>;
  listLeaveClosures?: Resolver<ResolversTypes['LeaveClosurePage'], ParentType, ContextType, RequireFields<QueryListLeaveClosuresArgs, 'estimate' | 'limit' | 'offset'>>;
  listLeavePolicies?: Resolver<ResolversTypes['LeavePolicyPage'], ParentType, ContextType, RequireFields<QueryListLeavePoliciesArgs, 'estimate' | 'limit' | 'offset'>>;
  listLeaveRequests?: Resolver<ResolversTypes['LeaveRequestPage'], ParentType, ContextType, RequireFields<QueryListLeaveRequestsArgs, 'estimate' | 'limit' | 'offset'>>;
  listLeaveTypes?: Resolver<ResolversTypes['LeaveTypePage'], ParentType, ContextType, RequireFields<QueryListLeaveTypesArgs, 'estimate' | 'limit' | 'offset'>>;
  listLeavesAndShortTimeOff?: Resolver<ResolversTypes['LeavesAndShortTimeOff'], ParentType, ContextType>;
  listLopRecoveries?: Resolver<ResolversTypes['LopRecoveryPage'], ParentType, ContextType, RequireFields<QueryListLopRecoveriesArgs, 'estimate' | 'limit' | 'offset'>>;
  listNpsDeclarations?: Resolver<ResolversTypes['NpsDeclarationPage'], ParentType, ContextType, RequireFields<QueryListNpsDeclarationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listOnDuties?: Resolver<ResolversTypes['OnDutyPage'], ParentType, ContextType, RequireFields<QueryListOnDutiesArgs, 'estimate' | 'limit' | 'offset'>>;
  listOvertimeRequests?: Resolver<ResolversTypes['OvertimeRequestPage'], ParentType, ContextType, RequireFields<QueryListOvertimeRequestsArgs, 'estimate' | 'limit' | 'offset'>>;
  listShortTimeOffs?: Resolver<ResolversTypes['ShortTimeOffPage'], ParentType, ContextType, RequireFields<QueryListShortTimeOffsArgs, 'estimate' | 'limit' | 'offset'>>;
  listTaxReliefClaims?: Resolver<ResolversTypes['TaxReliefClaimPage'], ParentType, ContextType, RequireFields<QueryListTaxReliefClaimsArgs, 'estimate' | 'limit' | 'offset'>>;
  listTimesheets?: Resolver<ResolversTypes['TimesheetPage'], ParentType, ContextType, RequireFields<QueryListTimesheetsArgs, 'estimate' | 'limit' | 'offset'>>;
  listTravelAndExpenseSettings?: Resolver<ResolversTypes['TravelAndExpenseSettingPage'], ParentType, ContextType, RequireFields<QueryListTravelAndExpenseSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listTravelRequests?: Resolver<ResolversTypes['TravelRequestPage'], ParentType, ContextType, RequireFields<QueryListTravelRequestsArgs, 'estimate' | 'limit' | 'offset'>>;
  lookupAirTicketClaims?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupAirTicketClaimsArgs, 'limit' | 'offset'>>;
  lookupClaimRequests?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupClaimRequestsArgs, 'limit' | 'offset'>>;
  lookupCompOffs?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCompOffsArgs, 'limit' | 'offset'>>;
  lookupExpenseTypes?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupExpenseTypesArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupFbpDeclarations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupFbpDeclarationsArgs, 'limit' | 'offset'>>;
  lookupHolidayChoices?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupHolidayChoicesArgs, 'limit' | 'offset'>>;
  lookupLeaveBalances?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupLeaveBalancesArgs, 'limit' | 'offset'>>;
  lookupLeaveClosures?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupLeaveClosuresArgs, 'limit' | 'offset'>>;
  lookupLeavePolicies?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupLeavePoliciesArgs, 'limit' | 'offset'>>;
  lookupLeaveRequests?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupLeaveRequestsArgs, 'limit' | 'offset'>>;
  lookupLeaveTypes?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupLeaveTypesArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupLopRecoveries?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupLopRecoveriesArgs, 'limit' | 'offset'>>;
  lookupNpsDeclarations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupNpsDeclarationsArgs, 'limit' | 'offset'>>;
  lookupOnDuties?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupOnDutiesArgs, 'limit' | 'offset'>>;
  lookupOvertimeRequests?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupOvertimeRequestsArgs, 'limit' | 'offset'>>;
  lookupShortTimeOffs?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupShortTimeOffsArgs, 'limit' | 'offset'>>;
  lookupTaxReliefClaims?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupTaxReliefClaimsArgs, 'limit' | 'offset'>>;
  lookupTimesheets?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupTimesheetsArgs, 'limit' | 'offset'>>;
  lookupTravelAndExpenseSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupTravelAndExpenseSettingsArgs, 'limit' | 'offset'>>;
  lookupTravelRequests?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupTravelRequestsArgs, 'limit' | 'offset'>>;
  lopDays?: Resolver<ResolversTypes['LopDays'], ParentType, ContextType, Partial<QueryLopDaysArgs>>;
  lopRecovery?: Resolver<ResolversTypes['LopRecoveryAnswer'], ParentType, ContextType, RequireFields<QueryLopRecoveryArgs, 'id'>>;
  lopRecoveryHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryLopRecoveryHistoryArgs, 'id' | 'limit' | 'offset'>>;
  myTeamUpdates?: Resolver<ResolversTypes['TeamUpdates'], ParentType, ContextType, Partial<QueryMyTeamUpdatesArgs>>;
  npsDeclaration?: Resolver<ResolversTypes['NpsDeclarationAnswer'], ParentType, ContextType, RequireFields<QueryNpsDeclarationArgs, 'id'>>;
  npsDeclarationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryNpsDeclarationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  offeredHolidays?: Resolver<ResolversTypes['HolidayChoiceOffer'], ParentType, ContextType, RequireFields<QueryOfferedHolidaysArgs, 'employeeId'>>;
  onDuty?: Resolver<ResolversTypes['OnDutyAnswer'], ParentType, ContextType, RequireFields<QueryOnDutyArgs, 'id'>>;
  onDutyHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryOnDutyHistoryArgs, 'id' | 'limit' | 'offset'>>;
  overtimeRequest?: Resolver<ResolversTypes['OvertimeRequestAnswer'], ParentType, ContextType, RequireFields<QueryOvertimeRequestArgs, 'id'>>;
  overtimeRequestHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryOvertimeRequestHistoryArgs, 'id' | 'limit' | 'offset'>>;
  overtimeWorked?: Resolver<ResolversTypes['OvertimeWorked'], ParentType, ContextType, RequireFields<QueryOvertimeWorkedArgs, 'from' | 'until'>>;
  ownCompOffBalance?: Resolver<ResolversTypes['CompOffBalances'], ParentType, ContextType>;
  ownFbpDeclaration?: Resolver<ResolversTypes['OwnFbpDeclaration'], ParentType, ContextType>;
  ownHolidayChoices?: Resolver<ResolversTypes['HolidayChoiceOffer'], ParentType, ContextType>;
  ownNpsDeclaration?: Resolver<ResolversTypes['OwnNpsDeclaration'], ParentType, ContextType>;
  previewLeaveClosure?: Resolver<ResolversTypes['LeaveClosurePreview'], ParentType, ContextType, RequireFields<QueryPreviewLeaveClosureArgs, 'leaveClosureId'>>;
  reckonAirTickets?: Resolver<ResolversTypes['ReckonedAirTickets'], ParentType, ContextType, RequireFields<QueryReckonAirTicketsArgs, 'familyMemberIds' | 'forSelf' | 'kind'>>;
  reckonClaim?: Resolver<ResolversTypes['ReckonedClaim'], ParentType, ContextType, RequireFields<QueryReckonClaimArgs, 'expenses' | 'perDiems'>>;
  reckonOvertime?: Resolver<ResolversTypes['ReckonedOvertime'], ParentType, ContextType, RequireFields<QueryReckonOvertimeArgs, 'workDate'>>;
  reckonOwnTax?: Resolver<ResolversTypes['ReckonedOwnTax'], ParentType, ContextType, Partial<QueryReckonOwnTaxArgs>>;
  retrieveDashboardExpiredDocsDetails?: Resolver<ResolversTypes['ExpiringDocuments'], ParentType, ContextType, Partial<QueryRetrieveDashboardExpiredDocsDetailsArgs>>;
  shortTimeOff?: Resolver<ResolversTypes['ShortTimeOffAnswer'], ParentType, ContextType, RequireFields<QueryShortTimeOffArgs, 'id'>>;
  shortTimeOffHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryShortTimeOffHistoryArgs, 'id' | 'limit' | 'offset'>>;
  taxReliefClaim?: Resolver<ResolversTypes['TaxReliefClaimAnswer'], ParentType, ContextType, RequireFields<QueryTaxReliefClaimArgs, 'id'>>;
  taxReliefClaimHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryTaxReliefClaimHistoryArgs, 'id' | 'limit' | 'offset'>>;
  timesheet?: Resolver<ResolversTypes['TimesheetAnswer'], ParentType, ContextType, RequireFields<QueryTimesheetArgs, 'id'>>;
  timesheetHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryTimesheetHistoryArgs, 'id' | 'limit' | 'offset'>>;
  travelAndExpenseSetting?: Resolver<ResolversTypes['TravelAndExpenseSettingAnswer'], ParentType, ContextType, RequireFields<QueryTravelAndExpenseSettingArgs, 'id'>>;
  travelAndExpenseSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryTravelAndExpenseSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  travelRequest?: Resolver<ResolversTypes['TravelRequestAnswer'], ParentType, ContextType, RequireFields<QueryTravelRequestArgs, 'id'>>;
  travelRequestHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryTravelRequestHistoryArgs, 'id' | 'limit' | 'offset'>>;
  updateEmpLanguagePreference?: Resolver<ResolversTypes['LanguagePreference'], ParentType, ContextType, RequireFields<QueryUpdateEmpLanguagePreferenceArgs, 'languagePreference'>>;
};

export type ReckonedAirTicketsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReckonedAirTickets'] = ResolversParentTypes['ReckonedAirTickets']> = {
  accrued?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  basis?: Resolver<Maybe<ResolversTypes['AirTicketBasis']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cycleFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  cycleUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  destination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eligibleFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  encashment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  encashmentPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  entitled?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['AirTicketPerson']>, ParentType, ContextType>;
  policyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ticketClass?: Resolver<Maybe<ResolversTypes['AirTicketClass']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type ReckonedClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReckonedClaim'] = ResolversParentTypes['ReckonedClaim']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perDiems?: Resolver<Array<ResolversTypes['ReckonedPerDiem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type ReckonedOvertimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReckonedOvertime'] = ResolversParentTypes['ReckonedOvertime']> = {
  beyondHours?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  compOffHours?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  dayKind?: Resolver<ResolversTypes['WorkDayKind'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finalCycle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openHours?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  pay?: Resolver<Maybe<ResolversTypes['OvertimePay']>, ParentType, ContextType>;
  payableHours?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shiftFrom?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  shiftTo?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  wageHours?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  workedHours?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ReckonedOwnTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReckonedOwnTax'] = ResolversParentTypes['ReckonedOwnTax']> = {
  allowed?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  financialYear?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pensionMonthly?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  regimes?: Resolver<Array<ResolversTypes['TaxPreview']>, ParentType, ContextType>;
  relievedUnder?: Resolver<Array<ResolversTypes['TaxRegime']>, ParentType, ContextType>;
  undivided?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ReckonedPerDiemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReckonedPerDiem'] = ResolversParentTypes['ReckonedPerDiem']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perDiemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemindersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reminders'] = ResolversParentTypes['Reminders']> = {
  awards?: Resolver<Array<ResolversTypes['AwardReminder']>, ParentType, ContextType>;
  birthday?: Resolver<Array<ResolversTypes['BirthdayReminder']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaveClosure?: Resolver<Array<ResolversTypes['LeaveClosureReminder']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workAnniversary?: Resolver<Array<ResolversTypes['AnniversaryReminder']>, ParentType, ContextType>;
};

export type SalaryComponentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryComponent'] = ResolversParentTypes['SalaryComponent']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShortTimeOffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShortTimeOff'] = ResolversParentTypes['ShortTimeOff']> = {
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  fromTime?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  toTime?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShortTimeOffAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShortTimeOffAnswer'] = ResolversParentTypes['ShortTimeOffAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ShortTimeOff']>, ParentType, ContextType>;
};

export type ShortTimeOffChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShortTimeOffChange'] = ResolversParentTypes['ShortTimeOffChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ShortTimeOff']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ShortTimeOffPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShortTimeOffPage'] = ResolversParentTypes['ShortTimeOffPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ShortTimeOff']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxPreview'] = ResolversParentTypes['TaxPreview']> = {
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regime?: Resolver<ResolversTypes['TaxRegime'], ParentType, ContextType>;
  taxNow?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  taxThen?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  taxableNow?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  taxableThen?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type TaxReliefClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxReliefClaim'] = ResolversParentTypes['TaxReliefClaim']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  declaredOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  financialYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metro?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proofs?: Resolver<Maybe<Array<ResolversTypes['TaxReliefProof']>>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raised?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['TaxReliefSection'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxReliefClaimAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxReliefClaimAnswer'] = ResolversParentTypes['TaxReliefClaimAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TaxReliefClaim']>, ParentType, ContextType>;
};

export type TaxReliefClaimChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxReliefClaimChange'] = ResolversParentTypes['TaxReliefClaimChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TaxReliefClaim']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TaxReliefClaimPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxReliefClaimPage'] = ResolversParentTypes['TaxReliefClaimPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TaxReliefClaim']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxReliefProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxReliefProof'] = ResolversParentTypes['TaxReliefProof']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TeamUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamUpdate'] = ResolversParentTypes['TeamUpdate']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  designationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeePhotoPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userDefinedEmployeeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamUpdatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamUpdates'] = ResolversParentTypes['TeamUpdates']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newJoining?: Resolver<Array<ResolversTypes['TeamUpdate']>, ParentType, ContextType>;
  offboarding?: Resolver<Array<ResolversTypes['TeamUpdate']>, ParentType, ContextType>;
  probation?: Resolver<Array<ResolversTypes['TeamUpdate']>, ParentType, ContextType>;
};

export type TimesheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Timesheet'] = ResolversParentTypes['Timesheet']> = {
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<ResolversTypes['TimesheetLine']>>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekOf?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type TimesheetAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimesheetAnswer'] = ResolversParentTypes['TimesheetAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Timesheet']>, ParentType, ContextType>;
};

export type TimesheetChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimesheetChange'] = ResolversParentTypes['TimesheetChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Timesheet']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TimesheetLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimesheetLine'] = ResolversParentTypes['TimesheetLine']> = {
  friday?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  monday?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  saturday?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  sunday?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  task?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thursday?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  tuesday?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  wednesday?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type TimesheetPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimesheetPage'] = ResolversParentTypes['TimesheetPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Timesheet']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TravelAndExpenseSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelAndExpenseSetting'] = ResolversParentTypes['TravelAndExpenseSetting']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expensePastDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perDiemNeedsTravel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  receiptFrom?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  travelNoticeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TravelAndExpenseSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelAndExpenseSettingAnswer'] = ResolversParentTypes['TravelAndExpenseSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TravelAndExpenseSetting']>, ParentType, ContextType>;
};

export type TravelAndExpenseSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelAndExpenseSettingChange'] = ResolversParentTypes['TravelAndExpenseSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TravelAndExpenseSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TravelAndExpenseSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelAndExpenseSettingPage'] = ResolversParentTypes['TravelAndExpenseSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TravelAndExpenseSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TravelRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelRequest'] = ResolversParentTypes['TravelRequest']> = {
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  bookingNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bookingNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  estimatedCost?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TravelRequestAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelRequestAnswer'] = ResolversParentTypes['TravelRequestAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TravelRequest']>, ParentType, ContextType>;
};

export type TravelRequestChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelRequestChange'] = ResolversParentTypes['TravelRequestChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TravelRequest']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TravelRequestPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelRequestPage'] = ResolversParentTypes['TravelRequestPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TravelRequest']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: GraphQLScalarType;
  AirTicketClaim?: AirTicketClaimResolvers<ContextType>;
  AirTicketClaimAnswer?: AirTicketClaimAnswerResolvers<ContextType>;
  AirTicketClaimChange?: AirTicketClaimChangeResolvers<ContextType>;
  AirTicketClaimPage?: AirTicketClaimPageResolvers<ContextType>;
  AirTicketPerson?: AirTicketPersonResolvers<ContextType>;
  AirTicketReceipt?: AirTicketReceiptResolvers<ContextType>;
  AirTicketTraveller?: AirTicketTravellerResolvers<ContextType>;
  AnniversaryReminder?: AnniversaryReminderResolvers<ContextType>;
  AwardReminder?: AwardReminderResolvers<ContextType>;
  BirthdayReminder?: BirthdayReminderResolvers<ContextType>;
  ClaimExpense?: ClaimExpenseResolvers<ContextType>;
  ClaimPerDiem?: ClaimPerDiemResolvers<ContextType>;
  ClaimRequest?: ClaimRequestResolvers<ContextType>;
  ClaimRequestAnswer?: ClaimRequestAnswerResolvers<ContextType>;
  ClaimRequestChange?: ClaimRequestChangeResolvers<ContextType>;
  ClaimRequestPage?: ClaimRequestPageResolvers<ContextType>;
  CompOff?: CompOffResolvers<ContextType>;
  CompOffAnswer?: CompOffAnswerResolvers<ContextType>;
  CompOffBalance?: CompOffBalanceResolvers<ContextType>;
  CompOffBalances?: CompOffBalancesResolvers<ContextType>;
  CompOffChange?: CompOffChangeResolvers<ContextType>;
  CompOffCredit?: CompOffCreditResolvers<ContextType>;
  CompOffPage?: CompOffPageResolvers<ContextType>;
  CustomEmployeeGroup?: CustomEmployeeGroupResolvers<ContextType>;
  DashboardBalance?: DashboardBalanceResolvers<ContextType>;
  DashboardCompOff?: DashboardCompOffResolvers<ContextType>;
  DashboardHoliday?: DashboardHolidayResolvers<ContextType>;
  DashboardHolidays?: DashboardHolidaysResolvers<ContextType>;
  DashboardLeave?: DashboardLeaveResolvers<ContextType>;
  DashboardShortTimeOff?: DashboardShortTimeOffResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayAvailability?: DayAvailabilityResolvers<ContextType>;
  DecidedStep?: DecidedStepResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  Employee?: EmployeeResolvers<ContextType>;
  EmployeeAction?: EmployeeActionResolvers<ContextType>;
  EmployeeActions?: EmployeeActionsResolvers<ContextType>;
  EmployeeOnLeave?: EmployeeOnLeaveResolvers<ContextType>;
  EndpointStatus?: EndpointStatusResolvers<ContextType>;
  ExpenseType?: ExpenseTypeResolvers<ContextType>;
  ExpenseTypeAnswer?: ExpenseTypeAnswerResolvers<ContextType>;
  ExpenseTypeChange?: ExpenseTypeChangeResolvers<ContextType>;
  ExpenseTypePage?: ExpenseTypePageResolvers<ContextType>;
  ExpiringDocument?: ExpiringDocumentResolvers<ContextType>;
  ExpiringDocuments?: ExpiringDocumentsResolvers<ContextType>;
  FamilyMember?: FamilyMemberResolvers<ContextType>;
  FbpDeclaration?: FbpDeclarationResolvers<ContextType>;
  FbpDeclarationAnswer?: FbpDeclarationAnswerResolvers<ContextType>;
  FbpDeclarationChange?: FbpDeclarationChangeResolvers<ContextType>;
  FbpDeclarationLine?: FbpDeclarationLineResolvers<ContextType>;
  FbpDeclarationPage?: FbpDeclarationPageResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  FlexibleComponent?: FlexibleComponentResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  HolidayChoice?: HolidayChoiceResolvers<ContextType>;
  HolidayChoiceAnswer?: HolidayChoiceAnswerResolvers<ContextType>;
  HolidayChoiceChange?: HolidayChoiceChangeResolvers<ContextType>;
  HolidayChoiceOffer?: HolidayChoiceOfferResolvers<ContextType>;
  HolidayChoicePage?: HolidayChoicePageResolvers<ContextType>;
  HolidayChoiceYear?: HolidayChoiceYearResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LanguagePreference?: LanguagePreferenceResolvers<ContextType>;
  LeaveBalance?: LeaveBalanceResolvers<ContextType>;
  LeaveBalanceAnswer?: LeaveBalanceAnswerResolvers<ContextType>;
  LeaveBalanceChange?: LeaveBalanceChangeResolvers<ContextType>;
  LeaveBalancePage?: LeaveBalancePageResolvers<ContextType>;
  LeaveClosure?: LeaveClosureResolvers<ContextType>;
  LeaveClosureAnswer?: LeaveClosureAnswerResolvers<ContextType>;
  LeaveClosureChange?: LeaveClosureChangeResolvers<ContextType>;
  LeaveClosureLine?: LeaveClosureLineResolvers<ContextType>;
  LeaveClosurePage?: LeaveClosurePageResolvers<ContextType>;
  LeaveClosurePreview?: LeaveClosurePreviewResolvers<ContextType>;
  LeaveClosureReminder?: LeaveClosureReminderResolvers<ContextType>;
  LeaveClosureResult?: LeaveClosureResultResolvers<ContextType>;
  LeaveDistribution?: LeaveDistributionResolvers<ContextType>;
  LeaveHistory?: LeaveHistoryResolvers<ContextType>;
  LeavePolicy?: LeavePolicyResolvers<ContextType>;
  LeavePolicyAnswer?: LeavePolicyAnswerResolvers<ContextType>;
  LeavePolicyChange?: LeavePolicyChangeResolvers<ContextType>;
  LeavePolicyPage?: LeavePolicyPageResolvers<ContextType>;
  LeaveRequest?: LeaveRequestResolvers<ContextType>;
  LeaveRequestAnswer?: LeaveRequestAnswerResolvers<ContextType>;
  LeaveRequestChange?: LeaveRequestChangeResolvers<ContextType>;
  LeaveRequestPage?: LeaveRequestPageResolvers<ContextType>;
  LeaveShare?: LeaveShareResolvers<ContextType>;
  LeaveType?: LeaveTypeResolvers<ContextType>;
  LeaveTypeAnswer?: LeaveTypeAnswerResolvers<ContextType>;
  LeaveTypeChange?: LeaveTypeChangeResolvers<ContextType>;
  LeaveTypePage?: LeaveTypePageResolvers<ContextType>;
  LeavesAndShortTimeOff?: LeavesAndShortTimeOffResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  LopDay?: LopDayResolvers<ContextType>;
  LopDays?: LopDaysResolvers<ContextType>;
  LopRecovery?: LopRecoveryResolvers<ContextType>;
  LopRecoveryAnswer?: LopRecoveryAnswerResolvers<ContextType>;
  LopRecoveryChange?: LopRecoveryChangeResolvers<ContextType>;
  LopRecoveryPage?: LopRecoveryPageResolvers<ContextType>;
  MailsAhead?: MailsAheadResolvers<ContextType>;
  MissingAccreditation?: MissingAccreditationResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NpsDeclaration?: NpsDeclarationResolvers<ContextType>;
  NpsDeclarationAnswer?: NpsDeclarationAnswerResolvers<ContextType>;
  NpsDeclarationChange?: NpsDeclarationChangeResolvers<ContextType>;
  NpsDeclarationPage?: NpsDeclarationPageResolvers<ContextType>;
  OfferedHoliday?: OfferedHolidayResolvers<ContextType>;
  OnDuty?: OnDutyResolvers<ContextType>;
  OnDutyAnswer?: OnDutyAnswerResolvers<ContextType>;
  OnDutyChange?: OnDutyChangeResolvers<ContextType>;
  OnDutyPage?: OnDutyPageResolvers<ContextType>;
  OvertimeDay?: OvertimeDayResolvers<ContextType>;
  OvertimePay?: OvertimePayResolvers<ContextType>;
  OvertimePayLine?: OvertimePayLineResolvers<ContextType>;
  OvertimeRecorded?: OvertimeRecordedResolvers<ContextType>;
  OvertimeRequest?: OvertimeRequestResolvers<ContextType>;
  OvertimeRequestAnswer?: OvertimeRequestAnswerResolvers<ContextType>;
  OvertimeRequestChange?: OvertimeRequestChangeResolvers<ContextType>;
  OvertimeRequestPage?: OvertimeRequestPageResolvers<ContextType>;
  OvertimeWorked?: OvertimeWorkedResolvers<ContextType>;
  OwnDeclarationStanding?: OwnDeclarationStandingResolvers<ContextType>;
  OwnFbpDeclaration?: OwnFbpDeclarationResolvers<ContextType>;
  OwnNpsDeclaration?: OwnNpsDeclarationResolvers<ContextType>;
  PayrollCycle?: PayrollCycleResolvers<ContextType>;
  PerDiem?: PerDiemResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReckonedAirTickets?: ReckonedAirTicketsResolvers<ContextType>;
  ReckonedClaim?: ReckonedClaimResolvers<ContextType>;
  ReckonedOvertime?: ReckonedOvertimeResolvers<ContextType>;
  ReckonedOwnTax?: ReckonedOwnTaxResolvers<ContextType>;
  ReckonedPerDiem?: ReckonedPerDiemResolvers<ContextType>;
  Reminders?: RemindersResolvers<ContextType>;
  SalaryComponent?: SalaryComponentResolvers<ContextType>;
  ShortTimeOff?: ShortTimeOffResolvers<ContextType>;
  ShortTimeOffAnswer?: ShortTimeOffAnswerResolvers<ContextType>;
  ShortTimeOffChange?: ShortTimeOffChangeResolvers<ContextType>;
  ShortTimeOffPage?: ShortTimeOffPageResolvers<ContextType>;
  TaxPreview?: TaxPreviewResolvers<ContextType>;
  TaxReliefClaim?: TaxReliefClaimResolvers<ContextType>;
  TaxReliefClaimAnswer?: TaxReliefClaimAnswerResolvers<ContextType>;
  TaxReliefClaimChange?: TaxReliefClaimChangeResolvers<ContextType>;
  TaxReliefClaimPage?: TaxReliefClaimPageResolvers<ContextType>;
  TaxReliefProof?: TaxReliefProofResolvers<ContextType>;
  TeamUpdate?: TeamUpdateResolvers<ContextType>;
  TeamUpdates?: TeamUpdatesResolvers<ContextType>;
  Timesheet?: TimesheetResolvers<ContextType>;
  TimesheetAnswer?: TimesheetAnswerResolvers<ContextType>;
  TimesheetChange?: TimesheetChangeResolvers<ContextType>;
  TimesheetLine?: TimesheetLineResolvers<ContextType>;
  TimesheetPage?: TimesheetPageResolvers<ContextType>;
  TravelAndExpenseSetting?: TravelAndExpenseSettingResolvers<ContextType>;
  TravelAndExpenseSettingAnswer?: TravelAndExpenseSettingAnswerResolvers<ContextType>;
  TravelAndExpenseSettingChange?: TravelAndExpenseSettingChangeResolvers<ContextType>;
  TravelAndExpenseSettingPage?: TravelAndExpenseSettingPageResolvers<ContextType>;
  TravelRequest?: TravelRequestResolvers<ContextType>;
  TravelRequestAnswer?: TravelRequestAnswerResolvers<ContextType>;
  TravelRequestChange?: TravelRequestChangeResolvers<ContextType>;
  TravelRequestPage?: TravelRequestPageResolvers<ContextType>;
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
