/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
// Printed by npm run codegen from schema/. Do not edit.
export type AdhocAllowanceFilter = {
  amount?: DecimalFilter | null | undefined;
  /** All of them, to depth 5. */
  and?: Array<AdhocAllowanceFilter> | null | undefined;
  autoApproval?: BooleanFilter | null | undefined;
  calculationType?: AdhocCalculationFilter | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  clawbackAmount?: DecimalFilter | null | undefined;
  clawbackConfiguration?: ClawbackConfigurationFilter | null | undefined;
  clawbackFormula?: TextFilter | null | undefined;
  commitmentPeriod?: BooleanFilter | null | undefined;
  commitmentPeriodMonths?: IntFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  customFormula?: TextFilter | null | undefined;
  defaultPayoutFrom?: PayoutFromFilter | null | undefined;
  displayName?: TextFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  not?: AdhocAllowanceFilter | null | undefined;
  or?: Array<AdhocAllowanceFilter> | null | undefined;
  overrideAtEmployeeLevel?: BooleanFilter | null | undefined;
  status?: RecordStatusFilter | null | undefined;
  taxInclusion?: BooleanFilter | null | undefined;
  title?: TextFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type AdhocAllowanceInput = {
  /** Where it is a fixed amount. */
  amount?: string | null | undefined;
  /** Paid without anybody’s approval. */
  autoApproval?: boolean | null | undefined;
  /** What it counts for. */
  benefitsAssociation?: Array<SalaryBenefit> | null | undefined;
  calculationType?: AdhocCalculation | null | undefined;
  /** Where the clawback is a fixed amount. */
  clawbackAmount?: string | null | undefined;
  /** What is asked back within the commitment period. */
  clawbackConfiguration?: ClawbackConfiguration | null | undefined;
  /** Where the clawback is a formula. */
  clawbackFormula?: string | null | undefined;
  /** Whoever gets it stays for a while, or pays back. */
  commitmentPeriod?: boolean | null | undefined;
  commitmentPeriodMonths?: number | null | undefined;
  custom?: unknown;
  /** Where it is a formula. Components are those of a month. */
  customFormula?: string | null | undefined;
  /** The earliest month of payment is counted from it. */
  defaultPayoutFrom?: PayoutFrom | null | undefined;
  /** On payslips. Empty: its title. */
  displayName?: string | null | undefined;
  /** Another amount may be given to one employee. */
  overrideAtEmployeeLevel?: boolean | null | undefined;
  /** Empty: any month. */
  payoutmonths?: Array<Month> | null | undefined;
  status?: RecordStatus | null | undefined;
  taxInclusion?: boolean | null | undefined;
  title: string;
};

export type AdhocAllowancePatch = {
  /** Where it is a fixed amount. */
  amount?: string | null | undefined;
  /** Paid without anybody’s approval. */
  autoApproval?: boolean | null | undefined;
  /** What it counts for. */
  benefitsAssociation?: Array<SalaryBenefit> | null | undefined;
  calculationType?: AdhocCalculation | null | undefined;
  /** Where the clawback is a fixed amount. */
  clawbackAmount?: string | null | undefined;
  /** What is asked back within the commitment period. */
  clawbackConfiguration?: ClawbackConfiguration | null | undefined;
  /** Where the clawback is a formula. */
  clawbackFormula?: string | null | undefined;
  /** Whoever gets it stays for a while, or pays back. */
  commitmentPeriod?: boolean | null | undefined;
  commitmentPeriodMonths?: number | null | undefined;
  custom?: unknown;
  /** Where it is a formula. Components are those of a month. */
  customFormula?: string | null | undefined;
  /** The earliest month of payment is counted from it. */
  defaultPayoutFrom?: PayoutFrom | null | undefined;
  /** On payslips. Empty: its title. */
  displayName?: string | null | undefined;
  /** Another amount may be given to one employee. */
  overrideAtEmployeeLevel?: boolean | null | undefined;
  /** Empty: any month. */
  payoutmonths?: Array<Month> | null | undefined;
  status?: RecordStatus | null | undefined;
  taxInclusion?: boolean | null | undefined;
  title?: string | null | undefined;
};

export type AdhocAllowanceSort = {
  field: AdhocAllowanceSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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
  empty?: boolean | null | undefined;
  equals?: AdhocCalculation | null | undefined;
  in?: Array<AdhocCalculation> | null | undefined;
};

export type AdvanceBasis =
  | 'GROSS'
  | 'NET';

export type AdvanceBasisFilter = {
  empty?: boolean | null | undefined;
  equals?: AdvanceBasis | null | undefined;
  in?: Array<AdvanceBasis> | null | undefined;
};

export type AdvanceChangeInput = {
  amount?: string | null | undefined;
  by: string;
  /** On which it was repaid, or decided. */
  day: string;
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
  instalments?: number | null | undefined;
  kind: AdvanceChangeKind;
  /** The first of the month that is skipped, or with which the new instalments begin. */
  month?: string | null | undefined;
  reason: string;
  reference?: string | null | undefined;
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

export type AdvanceWay =
  /** By a transfer of its own or in cash, which payroll notes. */
  | 'APART'
  /** With the next payroll run after the day on which it is wanted, as a line of the payslip. */
  | 'PAYROLL';

export type AdvanceWayFilter = {
  empty?: boolean | null | undefined;
  equals?: AdvanceWay | null | undefined;
  in?: Array<AdvanceWay> | null | undefined;
};

export type AirTicketBasis =
  /** What was spent, at most the fare. */
  | 'ACTUALS'
  /** The fare, whatever the ticket cost. */
  | 'FARE';

export type AirTicketBasisFilter = {
  empty?: boolean | null | undefined;
  equals?: AirTicketBasis | null | undefined;
  in?: Array<AirTicketBasis> | null | undefined;
};

export type AirTicketClass =
  | 'BUSINESS'
  | 'ECONOMY'
  | 'FIRST'
  | 'PREMIUM_ECONOMY';

export type AirTicketClassFilter = {
  empty?: boolean | null | undefined;
  equals?: AirTicketClass | null | undefined;
  in?: Array<AirTicketClass> | null | undefined;
};

export type AirTicketCycle =
  /** The first one begins on 1 January of the year of joining. */
  | 'CALENDAR_YEAR'
  /** The first one begins on the day of joining. */
  | 'JOINING';

export type AirTicketCycleFilter = {
  empty?: boolean | null | undefined;
  equals?: AirTicketCycle | null | undefined;
  in?: Array<AirTicketCycle> | null | undefined;
};

/** Which cycles are looked at. */
export type AirTicketCycles =
  /** All that have begun by the day. */
  | 'ALL'
  /** That in which the day lies. */
  | 'CURRENT';

export type AirTicketFareFilter = {
  adult?: DecimalFilter | null | undefined;
  /** All of them, to depth 5. */
  and?: Array<AirTicketFareFilter> | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  child?: DecimalFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  ids?: Array<string> | null | undefined;
  infant?: DecimalFilter | null | undefined;
  not?: AirTicketFareFilter | null | undefined;
  or?: Array<AirTicketFareFilter> | null | undefined;
  sectorId?: IdFilter | null | undefined;
  source?: TextFilter | null | undefined;
  ticketClass?: AirTicketClassFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  validFrom?: LocalDateFilter | null | undefined;
};

export type AirTicketFareInput = {
  adult: string;
  /** From the second birthday to the twelfth. Empty: as an adult. */
  child?: string | null | undefined;
  custom?: unknown;
  /** Before the second birthday. Empty: as a child. */
  infant?: string | null | undefined;
  sectorId: string;
  /** Whose fare it is: an airline, an agent. */
  source?: string | null | undefined;
  ticketClass?: AirTicketClass | null | undefined;
  /** Until a later one of the same class. */
  validFrom: string;
};

export type AirTicketFarePatch = {
  adult?: string | null | undefined;
  /** From the second birthday to the twelfth. Empty: as an adult. */
  child?: string | null | undefined;
  custom?: unknown;
  /** Before the second birthday. Empty: as a child. */
  infant?: string | null | undefined;
  sectorId?: string | null | undefined;
  /** Whose fare it is: an airline, an agent. */
  source?: string | null | undefined;
  ticketClass?: AirTicketClass | null | undefined;
  /** Until a later one of the same class. */
  validFrom?: string | null | undefined;
};

export type AirTicketFareSort = {
  field: AirTicketFareSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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
  customGroupId?: string | null | undefined;
  departmentId?: string | null | undefined;
  locationId?: string | null | undefined;
  search?: string | null | undefined;
  /** Everybody who reports to this manager, directly or through others. */
  teamOf?: string | null | undefined;
  /** Only those with something left. */
  withBalance?: boolean | null | undefined;
};

export type AirTicketHomeFilter = {
  /** All of them, to depth 5. */
  and?: Array<AirTicketHomeFilter> | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  employeeId?: IdFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  not?: AirTicketHomeFilter | null | undefined;
  note?: TextFilter | null | undefined;
  or?: Array<AirTicketHomeFilter> | null | undefined;
  sectorId?: IdFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type AirTicketHomeInput = {
  custom?: unknown;
  employeeId: string;
  /** Why this one. */
  note?: string | null | undefined;
  sectorId: string;
};

export type AirTicketHomePatch = {
  custom?: unknown;
  employeeId?: string | null | undefined;
  /** Why this one. */
  note?: string | null | undefined;
  sectorId?: string | null | undefined;
};

export type AirTicketHomeSort = {
  field: AirTicketHomeSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
  order?: SortOrder;
};

export type AirTicketHomeSortField =
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'note'
  | 'sectorId'
  | 'updatedAt';

export type AirTicketKinInput = {
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
  kin: AirTicketKinship;
  relationshipId: string;
};

export type AirTicketKinship =
  | 'CHILD'
  | 'SPOUSE';

export type AirTicketPolicyFilter = {
  adultAmount?: DecimalFilter | null | undefined;
  afterConfirmation?: BooleanFilter | null | undefined;
  /** All of them, to depth 5. */
  and?: Array<AirTicketPolicyFilter> | null | undefined;
  basis?: AirTicketBasisFilter | null | undefined;
  carryCycles?: IntFilter | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  childAmount?: DecimalFilter | null | undefined;
  childUntilAge?: IntFilter | null | undefined;
  childrenCovered?: IntFilter | null | undefined;
  coverage?: CoverageFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  customGroupId?: IdFilter | null | undefined;
  cycleFrom?: AirTicketCycleFilter | null | undefined;
  cycleMonths?: IntFilter | null | undefined;
  effectiveFrom?: LocalDateFilter | null | undefined;
  effectiveUntil?: LocalDateFilter | null | undefined;
  eligibleAfterMonths?: IntFilter | null | undefined;
  encashment?: BooleanFilter | null | undefined;
  encashmentPercent?: DecimalFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  inAdvance?: BooleanFilter | null | undefined;
  infantAmount?: DecimalFilter | null | undefined;
  name?: TextFilter | null | undefined;
  not?: AirTicketPolicyFilter | null | undefined;
  or?: Array<AirTicketPolicyFilter> | null | undefined;
  proratedForLeavers?: BooleanFilter | null | undefined;
  status?: RecordStatusFilter | null | undefined;
  ticketClass?: AirTicketClassFilter | null | undefined;
  tickets?: IntFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type AirTicketPolicyInput = {
  /** From the twelfth birthday on, where the home has no fare of this class. */
  adultAmount?: string | null | undefined;
  /** Nobody claims before the day of confirmation. */
  afterConfirmation?: boolean | null | undefined;
  /** Whether the fare is paid, or what was spent up to it. */
  basis?: AirTicketBasis | null | undefined;
  /** For how many cycles more tickets may be claimed that nobody took. 0: they lapse with the cycle. */
  carryCycles?: number | null | undefined;
  /** From the second birthday on. */
  childAmount?: string | null | undefined;
  /** A child has a ticket in each cycle that begins before this birthday. */
  childUntilAge?: number | null | undefined;
  /** Children that have tickets besides the employee and the spouse, the eldest first. */
  childrenCovered?: number | null | undefined;
  /** Somebody in the custom group of a policy has that one, everybody else that of the organization. */
  coverage?: Coverage | null | undefined;
  custom?: unknown;
  /** The people it is for, where the coverage is a custom group. */
  customGroupId?: string | null | undefined;
  cycleFrom?: AirTicketCycle | null | undefined;
  /** In how many months each person has the tickets anew. */
  cycleMonths?: number | null | undefined;
  /** Whoever begins a cycle from this day on has it by this policy; cycles that have begun end as they began. */
  effectiveFrom: string;
  /** No cycle begins afterwards. Empty: until further notice. */
  effectiveUntil?: string | null | undefined;
  /** Months after joining before the first claim. Tickets accrue from the first day all the same. */
  eligibleAfterMonths?: number | null | undefined;
  /** Money in place of tickets, paid with the salary. */
  encashment?: boolean | null | undefined;
  /** How much of the fare. Empty: all of it. */
  encashmentPercent?: string | null | undefined;
  /** Which relationships are a spouse and which a child. Of the family only dependents are covered; without a line, the employee alone. */
  family?: Array<AirTicketKinInput> | null | undefined;
  /** The tickets of a cycle may be claimed from its first day on. Else only what has accrued. */
  inAdvance?: boolean | null | undefined;
  /** Before the second birthday. */
  infantAmount?: string | null | undefined;
  name: string;
  /** Whoever leaves has the share of the last cycle that has accrued. */
  proratedForLeavers?: boolean | null | undefined;
  status?: RecordStatus | null | undefined;
  ticketClass?: AirTicketClass | null | undefined;
  /** Of each person in a cycle. */
  tickets?: number | null | undefined;
};

export type AirTicketPolicyPatch = {
  /** From the twelfth birthday on, where the home has no fare of this class. */
  adultAmount?: string | null | undefined;
  /** Nobody claims before the day of confirmation. */
  afterConfirmation?: boolean | null | undefined;
  /** Whether the fare is paid, or what was spent up to it. */
  basis?: AirTicketBasis | null | undefined;
  /** For how many cycles more tickets may be claimed that nobody took. 0: they lapse with the cycle. */
  carryCycles?: number | null | undefined;
  /** From the second birthday on. */
  childAmount?: string | null | undefined;
  /** A child has a ticket in each cycle that begins before this birthday. */
  childUntilAge?: number | null | undefined;
  /** Children that have tickets besides the employee and the spouse, the eldest first. */
  childrenCovered?: number | null | undefined;
  /** Somebody in the custom group of a policy has that one, everybody else that of the organization. */
  coverage?: Coverage | null | undefined;
  custom?: unknown;
  /** The people it is for, where the coverage is a custom group. */
  customGroupId?: string | null | undefined;
  cycleFrom?: AirTicketCycle | null | undefined;
  /** In how many months each person has the tickets anew. */
  cycleMonths?: number | null | undefined;
  /** Whoever begins a cycle from this day on has it by this policy; cycles that have begun end as they began. */
  effectiveFrom?: string | null | undefined;
  /** No cycle begins afterwards. Empty: until further notice. */
  effectiveUntil?: string | null | undefined;
  /** Months after joining before the first claim. Tickets accrue from the first day all the same. */
  eligibleAfterMonths?: number | null | undefined;
  /** Money in place of tickets, paid with the salary. */
  encashment?: boolean | null | undefined;
  /** How much of the fare. Empty: all of it. */
  encashmentPercent?: string | null | undefined;
  /** Which relationships are a spouse and which a child. Of the family only dependents are covered; without a line, the employee alone. */
  family?: Array<AirTicketKinInput> | null | undefined;
  /** The tickets of a cycle may be claimed from its first day on. Else only what has accrued. */
  inAdvance?: boolean | null | undefined;
  /** Before the second birthday. */
  infantAmount?: string | null | undefined;
  name?: string | null | undefined;
  /** Whoever leaves has the share of the last cycle that has accrued. */
  proratedForLeavers?: boolean | null | undefined;
  status?: RecordStatus | null | undefined;
  ticketClass?: AirTicketClass | null | undefined;
  /** Of each person in a cycle. */
  tickets?: number | null | undefined;
};

export type AirTicketPolicySort = {
  field: AirTicketPolicySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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

export type AirTicketSectorFilter = {
  /** All of them, to depth 5. */
  and?: Array<AirTicketSectorFilter> | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  code?: TextFilter | null | undefined;
  country?: TextFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  destination?: TextFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  isUsual?: BooleanFilter | null | undefined;
  not?: AirTicketSectorFilter | null | undefined;
  or?: Array<AirTicketSectorFilter> | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type AirTicketSectorInput = {
  /** As airlines write it: COK, MNL. */
  code: string;
  country: string;
  custom?: unknown;
  /** City or airport. */
  destination: string;
  /** The home of the citizens of its country of whom no other one is told; of several the one that was added first. */
  isUsual?: boolean | null | undefined;
};

export type AirTicketSectorPatch = {
  /** As airlines write it: COK, MNL. */
  code?: string | null | undefined;
  country?: string | null | undefined;
  custom?: unknown;
  /** City or airport. */
  destination?: string | null | undefined;
  /** The home of the citizens of its country of whom no other one is told; of several the one that was added first. */
  isUsual?: boolean | null | undefined;
};

export type AirTicketSectorSort = {
  field: AirTicketSectorSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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

export type BenefitsReportFilter = {
  customGroupId?: string | null | undefined;
  departmentId?: string | null | undefined;
  /** Without any, all. */
  groups?: Array<BenefitsGroup> | null | undefined;
  locationId?: string | null | undefined;
  search?: string | null | undefined;
  /** Everybody who reports to this manager, directly or through others. */
  teamOf?: string | null | undefined;
};

export type BenefitsReportGroup =
  | 'DEPARTMENT'
  | 'EMPLOYEE'
  | 'LOCATION'
  | 'MONTH';

export type BonusCalculation =
  | 'FIXED_AMOUNT'
  /** Of a component of the salary, for the period. */
  | 'PERCENT_OF_COMPONENT'
  /** Of the gross salary, for the period. */
  | 'PERCENT_OF_SALARY'
  /** As the law of the country has it. */
  | 'STATUTORY';

export type BonusCalculationFilter = {
  empty?: boolean | null | undefined;
  equals?: BonusCalculation | null | undefined;
  in?: Array<BonusCalculation> | null | undefined;
};

export type BonusKind =
  | 'ANNUAL'
  | 'PERFORMANCE'
  | 'STATUTORY';

export type BonusKindFilter = {
  empty?: boolean | null | undefined;
  equals?: BonusKind | null | undefined;
  in?: Array<BonusKind> | null | undefined;
};

export type BonusLineFilter = {
  amount?: DecimalFilter | null | undefined;
  /** All of them, to depth 5. */
  and?: Array<BonusLineFilter> | null | undefined;
  base?: DecimalFilter | null | undefined;
  calculated?: DecimalFilter | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  currency?: TextFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  days?: DecimalFilter | null | undefined;
  earningId?: IdFilter | null | undefined;
  employeeId?: IdFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  name?: TextFilter | null | undefined;
  not?: BonusLineFilter | null | undefined;
  or?: Array<BonusLineFilter> | null | undefined;
  payoutDate?: LocalDateFilter | null | undefined;
  percent?: DecimalFilter | null | undefined;
  periodDays?: IntFilter | null | undefined;
  reason?: TextFilter | null | undefined;
  roundId?: IdFilter | null | undefined;
  setOff?: DecimalFilter | null | undefined;
  status?: BonusRoundStatusFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type BonusLinePatch = {
  amount?: string | null | undefined;
  /** What it is reckoned of, for the whole period. */
  base?: string | null | undefined;
  calculated?: string | null | undefined;
  currency?: string | null | undefined;
  custom?: unknown;
  /** Of the period, employed and not without pay. */
  days?: string | null | undefined;
  /** By which it is paid. */
  earningId?: string | null | undefined;
  employeeId?: string | null | undefined;
  /** That of the round. */
  name?: string | null | undefined;
  payoutDate?: string | null | undefined;
  percent?: string | null | undefined;
  periodDays?: number | null | undefined;
  /** Where it is another amount than was reckoned. */
  reason?: string | null | undefined;
  roundId?: string | null | undefined;
  /** Other bonuses of the same period that count against a statutory one. */
  setOff?: string | null | undefined;
  /** Of the round. */
  status?: BonusRoundStatus | null | undefined;
};

export type BonusLineSort = {
  field: BonusLineSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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

export type BonusPlanFilter = {
  amount?: DecimalFilter | null | undefined;
  /** All of them, to depth 5. */
  and?: Array<BonusPlanFilter> | null | undefined;
  calculation?: BonusCalculationFilter | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  componentId?: IdFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  customGroupId?: IdFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  kind?: BonusKindFilter | null | undefined;
  minimumServiceDays?: IntFilter | null | undefined;
  name?: TextFilter | null | undefined;
  not?: BonusPlanFilter | null | undefined;
  or?: Array<BonusPlanFilter> | null | undefined;
  payAsId?: IdFilter | null | undefined;
  percent?: DecimalFilter | null | undefined;
  prorated?: BooleanFilter | null | undefined;
  status?: RecordStatusFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type BonusPlanInput = {
  /** Where it is a fixed amount. */
  amount?: string | null | undefined;
  calculation?: BonusCalculation | null | undefined;
  /** Where it is a percentage of a component. */
  componentId?: string | null | undefined;
  custom?: unknown;
  /** Empty: everybody. */
  customGroupId?: string | null | undefined;
  kind?: BonusKind | null | undefined;
  /** At the end of the period. Empty: none. */
  minimumServiceDays?: number | null | undefined;
  name: string;
  /** The kind of one-time earning by which it is paid. Its amount may be overridden. */
  payAsId: string;
  /** Where it is a percentage. Of a statutory bonus between the least and the most of the law; empty is the least. */
  percent?: string | null | undefined;
  /** Whoever was there for a part of the period, or without pay, gets that part. */
  prorated?: boolean | null | undefined;
  status?: RecordStatus | null | undefined;
};

export type BonusPlanPatch = {
  /** Where it is a fixed amount. */
  amount?: string | null | undefined;
  calculation?: BonusCalculation | null | undefined;
  /** Where it is a percentage of a component. */
  componentId?: string | null | undefined;
  custom?: unknown;
  /** Empty: everybody. */
  customGroupId?: string | null | undefined;
  kind?: BonusKind | null | undefined;
  /** At the end of the period. Empty: none. */
  minimumServiceDays?: number | null | undefined;
  name?: string | null | undefined;
  /** The kind of one-time earning by which it is paid. Its amount may be overridden. */
  payAsId?: string | null | undefined;
  /** Where it is a percentage. Of a statutory bonus between the least and the most of the law; empty is the least. */
  percent?: string | null | undefined;
  /** Whoever was there for a part of the period, or without pay, gets that part. */
  prorated?: boolean | null | undefined;
  status?: RecordStatus | null | undefined;
};

export type BonusPlanSort = {
  field: BonusPlanSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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

export type BonusRoundFilter = {
  /** All of them, to depth 5. */
  and?: Array<BonusRoundFilter> | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  currency?: TextFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  decidedAt?: DateTimeFilter | null | undefined;
  decidedBy?: TextFilter | null | undefined;
  fromDate?: LocalDateFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  law?: TextFilter | null | undefined;
  leftOut?: IntFilter | null | undefined;
  name?: TextFilter | null | undefined;
  not?: BonusRoundFilter | null | undefined;
  note?: TextFilter | null | undefined;
  or?: Array<BonusRoundFilter> | null | undefined;
  payoutDate?: LocalDateFilter | null | undefined;
  people?: IntFilter | null | undefined;
  planId?: IdFilter | null | undefined;
  reckonedAt?: DateTimeFilter | null | undefined;
  remarks?: TextFilter | null | undefined;
  status?: BonusRoundStatusFilter | null | undefined;
  submittedBy?: TextFilter | null | undefined;
  submittedById?: IntFilter | null | undefined;
  toDate?: LocalDateFilter | null | undefined;
  total?: DecimalFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type BonusRoundInput = {
  currency?: string | null | undefined;
  custom?: unknown;
  decidedAt?: string | null | undefined;
  decidedBy?: string | null | undefined;
  /** The first day of the period for which it is paid. */
  fromDate: string;
  /** The law by which a statutory bonus is reckoned. */
  law?: string | null | undefined;
  /** Employed in the period, and not eligible. */
  leftOut?: number | null | undefined;
  /** Left empty, that of the plan with its period. */
  name?: string | null | undefined;
  note?: string | null | undefined;
  /** A day of the payroll month with which it is paid. */
  payoutDate: string;
  people?: number | null | undefined;
  planId: string;
  reckonedAt?: string | null | undefined;
  /** Why it was returned or cancelled. */
  remarks?: string | null | undefined;
  status?: BonusRoundStatus | null | undefined;
  submittedBy?: string | null | undefined;
  submittedById?: number | null | undefined;
  toDate: string;
  total?: string | null | undefined;
};

export type BonusRoundPatch = {
  currency?: string | null | undefined;
  custom?: unknown;
  decidedAt?: string | null | undefined;
  decidedBy?: string | null | undefined;
  /** The first day of the period for which it is paid. */
  fromDate?: string | null | undefined;
  /** The law by which a statutory bonus is reckoned. */
  law?: string | null | undefined;
  /** Employed in the period, and not eligible. */
  leftOut?: number | null | undefined;
  /** Left empty, that of the plan with its period. */
  name?: string | null | undefined;
  note?: string | null | undefined;
  /** A day of the payroll month with which it is paid. */
  payoutDate?: string | null | undefined;
  people?: number | null | undefined;
  planId?: string | null | undefined;
  reckonedAt?: string | null | undefined;
  /** Why it was returned or cancelled. */
  remarks?: string | null | undefined;
  status?: BonusRoundStatus | null | undefined;
  submittedBy?: string | null | undefined;
  submittedById?: number | null | undefined;
  toDate?: string | null | undefined;
  total?: string | null | undefined;
};

export type BonusRoundSort = {
  field: BonusRoundSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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
  empty?: boolean | null | undefined;
  equals?: BonusRoundStatus | null | undefined;
  in?: Array<BonusRoundStatus> | null | undefined;
};

export type BonusStep =
  | 'APPROVE'
  /** Also after it was approved, until somebody was paid: the one-time earnings go with it. */
  | 'CANCEL'
  /** Back to a draft, with the reason. */
  | 'RETURN'
  | 'SUBMIT';

export type BooleanFilter = {
  empty?: boolean | null | undefined;
  equals?: boolean | null | undefined;
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
  equals: string;
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

export type ClawbackConfiguration =
  | 'CUSTOM_FORMULA'
  | 'FIXED_AMOUNT'
  | 'FULL_AMOUNT'
  /** For the months that are left of the commitment period. */
  | 'PRORATED';

export type ClawbackConfigurationFilter = {
  empty?: boolean | null | undefined;
  equals?: ClawbackConfiguration | null | undefined;
  in?: Array<ClawbackConfiguration> | null | undefined;
};

export type ClawbackFilter = {
  amount?: DecimalFilter | null | undefined;
  /** All of them, to depth 5. */
  and?: Array<ClawbackFilter> | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  clawbackAmount?: DecimalFilter | null | undefined;
  clawbackDate?: LocalDateFilter | null | undefined;
  clawbackFormula?: TextFilter | null | undefined;
  commitmentFrom?: LocalDateFilter | null | undefined;
  commitmentMonths?: IntFilter | null | undefined;
  commitmentUntil?: LocalDateFilter | null | undefined;
  configuration?: ClawbackConfigurationFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  earningId?: IdFilter | null | undefined;
  earningName?: TextFilter | null | undefined;
  employeeId?: IdFilter | null | undefined;
  exitId?: IdFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  lastWorkingDay?: LocalDateFilter | null | undefined;
  not?: ClawbackFilter | null | undefined;
  or?: Array<ClawbackFilter> | null | undefined;
  payoutDate?: LocalDateFilter | null | undefined;
  payrollPeriodId?: IdFilter | null | undefined;
  proposedAmount?: DecimalFilter | null | undefined;
  reason?: TextFilter | null | undefined;
  status?: ClawbackStatusFilter | null | undefined;
  teamOf?: TeamFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type ClawbackPatch = {
  /** What was paid. */
  amount?: string | null | undefined;
  /** Another amount than the proposed one needs a reason. */
  clawbackAmount?: string | null | undefined;
  /** The day on which it is deducted. Its month is the clawback month. */
  clawbackDate?: string | null | undefined;
  /** With which the proposal was reckoned, where it is a formula. */
  clawbackFormula?: string | null | undefined;
  commitmentFrom?: string | null | undefined;
  commitmentMonths?: number | null | undefined;
  commitmentUntil?: string | null | undefined;
  /** As the kind of the earning says. */
  configuration?: ClawbackConfiguration | null | undefined;
  custom?: unknown;
  earningId?: string | null | undefined;
  earningName?: string | null | undefined;
  employeeId?: string | null | undefined;
  exitId?: string | null | undefined;
  lastWorkingDay?: string | null | undefined;
  payoutDate?: string | null | undefined;
  /** The pay cycle that the day lies in, where there is one. */
  payrollPeriodId?: string | null | undefined;
  /** By the kind of the earning. Empty where a salary is needed that is not known. */
  proposedAmount?: string | null | undefined;
  /** Why another amount is asked back, or none. */
  reason?: string | null | undefined;
  status?: ClawbackStatus | null | undefined;
};

export type ClawbackSort = {
  field: ClawbackSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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
  empty?: boolean | null | undefined;
  equals?: ClawbackStatus | null | undefined;
  in?: Array<ClawbackStatus> | null | undefined;
};

/** Whom a configuration is for. */
export type Coverage =
  | 'CUSTOM_GROUP'
  | 'ORGANIZATION';

export type CoverageFilter = {
  empty?: boolean | null | undefined;
  equals?: Coverage | null | undefined;
  in?: Array<Coverage> | null | undefined;
};

export type CycleFrequency =
  | 'MONTHLY'
  /** The 1st to the 15th, and the rest of the month. */
  | 'SEMI_MONTHLY';

export type DateTimeFilter = {
  empty?: boolean | null | undefined;
  equals?: string | null | undefined;
  from?: string | null | undefined;
  in?: Array<string> | null | undefined;
  to?: string | null | undefined;
  /** Days relative to today on the organisation's calendar: TODAY, THIS_MONTH, NEXT_WEEK, LAST_30_DAYS. */
  within?: string | null | undefined;
};

export type DecimalFilter = {
  empty?: boolean | null | undefined;
  equals?: string | null | undefined;
  from?: string | null | undefined;
  in?: Array<string> | null | undefined;
  to?: string | null | undefined;
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
  empty?: boolean | null | undefined;
  equals?: EarningStatus | null | undefined;
  in?: Array<EarningStatus> | null | undefined;
};

export type EmployeeSalaryAllowanceInput = {
  amount?: string | null | undefined;
  componentId: string;
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
  percentage?: string | null | undefined;
};

export type EmployeeSalaryFilter = {
  /** All of them, to depth 5. */
  and?: Array<EmployeeSalaryFilter> | null | undefined;
  annualCTC?: DecimalFilter | null | undefined;
  annualGrossSalary?: DecimalFilter | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  comment?: TextFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  currency?: TextFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  description?: TextFilter | null | undefined;
  effectiveFrom?: LocalDateFilter | null | undefined;
  effectiveTo?: LocalDateFilter | null | undefined;
  employeeId?: IdFilter | null | undefined;
  endsOn?: LocalDateFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  isPresent?: BooleanFilter | null | undefined;
  monthlyGrossSalary?: DecimalFilter | null | undefined;
  not?: EmployeeSalaryFilter | null | undefined;
  or?: Array<EmployeeSalaryFilter> | null | undefined;
  payoutMonth?: TextFilter | null | undefined;
  previousCtc?: DecimalFilter | null | undefined;
  requestedBy?: TextFilter | null | undefined;
  requestedById?: IntFilter | null | undefined;
  reviseCtcByPercentage?: DecimalFilter | null | undefined;
  revisionType?: SalaryRevisionTypeFilter | null | undefined;
  revisionWithoutArrear?: BooleanFilter | null | undefined;
  salaryEffectiveMonth?: TextFilter | null | undefined;
  status?: SalaryRevisionStatusFilter | null | undefined;
  teamOf?: TeamFilter | null | undefined;
  templateId?: IdFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type EmployeeSalaryGrossInput = {
  componentId: string;
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
};

export type EmployeeSalaryInput = {
  /** What is paid. One of them takes the balance. A percentage or an amount here takes the place of the component’s own. */
  allowances?: Array<EmployeeSalaryAllowanceInput> | null | undefined;
  /** Left empty, the former one raised by the percentage. */
  annualCTC?: string | null | undefined;
  /** Without what the employer puts by. */
  annualGrossSalary?: string | null | undefined;
  /** What was said when it was sent back or cancelled. */
  comment?: string | null | undefined;
  /** Of the organization’s payroll. */
  currency?: string | null | undefined;
  custom?: unknown;
  /** Why, for those who decide. */
  description?: string | null | undefined;
  effectiveFrom: string;
  employeeId: string;
  /** The last day, where it was agreed for a time. Left empty, it holds until the next one. */
  endsOn?: string | null | undefined;
  /** Sums that are shown beside. */
  grosses?: Array<EmployeeSalaryGrossInput> | null | undefined;
  /** What an ordinary month pays. */
  monthlyGrossSalary?: string | null | undefined;
  /** YYYY-MM: the month with which it is paid out first, and what the months before still lack. Left empty, the first month that is paid by it, or this one where that is over. */
  payoutMonth?: string | null | undefined;
  /** Of the salary before it. */
  previousCtc?: string | null | undefined;
  /** Who asked for the approval. */
  requestedBy?: string | null | undefined;
  requestedById?: number | null | undefined;
  /** What is put by for later. Shares here take the place of the component’s own. */
  retirals?: Array<EmployeeSalaryRetiralInput> | null | undefined;
  /** Of the former annual CTC. Left empty, it follows from the annual CTC. */
  reviseCtcByPercentage?: string | null | undefined;
  /** Left empty, it is the person’s first salary. */
  revisionType?: SalaryRevisionType | null | undefined;
  /** The months before the payout stay as they were paid. */
  revisionWithoutArrear?: boolean | null | undefined;
  /** YYYY-MM: the first month that is paid by it. Left empty, that of the day from which it holds. */
  salaryEffectiveMonth?: string | null | undefined;
  /** A revision is approved by somebody else than whoever asked for it, and never by the person whose salary it is. */
  status?: SalaryRevisionStatus | null | undefined;
  /** Every figure with what it comes from. */
  structure?: unknown;
  /** Without lines of their own below, the components of the template count. */
  templateId?: string | null | undefined;
};

export type EmployeeSalaryPatch = {
  /** What is paid. One of them takes the balance. A percentage or an amount here takes the place of the component’s own. */
  allowances?: Array<EmployeeSalaryAllowanceInput> | null | undefined;
  /** Left empty, the former one raised by the percentage. */
  annualCTC?: string | null | undefined;
  /** Without what the employer puts by. */
  annualGrossSalary?: string | null | undefined;
  /** What was said when it was sent back or cancelled. */
  comment?: string | null | undefined;
  /** Of the organization’s payroll. */
  currency?: string | null | undefined;
  custom?: unknown;
  /** Why, for those who decide. */
  description?: string | null | undefined;
  effectiveFrom?: string | null | undefined;
  employeeId?: string | null | undefined;
  /** The last day, where it was agreed for a time. Left empty, it holds until the next one. */
  endsOn?: string | null | undefined;
  /** Sums that are shown beside. */
  grosses?: Array<EmployeeSalaryGrossInput> | null | undefined;
  /** What an ordinary month pays. */
  monthlyGrossSalary?: string | null | undefined;
  /** YYYY-MM: the month with which it is paid out first, and what the months before still lack. Left empty, the first month that is paid by it, or this one where that is over. */
  payoutMonth?: string | null | undefined;
  /** Of the salary before it. */
  previousCtc?: string | null | undefined;
  /** Who asked for the approval. */
  requestedBy?: string | null | undefined;
  requestedById?: number | null | undefined;
  /** What is put by for later. Shares here take the place of the component’s own. */
  retirals?: Array<EmployeeSalaryRetiralInput> | null | undefined;
  /** Of the former annual CTC. Left empty, it follows from the annual CTC. */
  reviseCtcByPercentage?: string | null | undefined;
  /** Left empty, it is the person’s first salary. */
  revisionType?: SalaryRevisionType | null | undefined;
  /** The months before the payout stay as they were paid. */
  revisionWithoutArrear?: boolean | null | undefined;
  /** YYYY-MM: the first month that is paid by it. Left empty, that of the day from which it holds. */
  salaryEffectiveMonth?: string | null | undefined;
  /** A revision is approved by somebody else than whoever asked for it, and never by the person whose salary it is. */
  status?: SalaryRevisionStatus | null | undefined;
  /** Every figure with what it comes from. */
  structure?: unknown;
  /** Without lines of their own below, the components of the template count. */
  templateId?: string | null | undefined;
};

export type EmployeeSalaryRetiralInput = {
  componentId: string;
  employeeShare?: string | null | undefined;
  employerShare?: string | null | undefined;
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
};

export type EmployeeSalarySort = {
  field: EmployeeSalarySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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

export type IdFilter = {
  empty?: boolean | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string> | null | undefined;
  person?: RelativePerson | null | undefined;
};

export type IntFilter = {
  empty?: boolean | null | undefined;
  equals?: number | null | undefined;
  from?: number | null | undefined;
  in?: Array<number> | null | undefined;
  to?: number | null | undefined;
};

/** A language of the interface. */
export type Language =
  | 'EN'
  | 'FR'
  | 'JA'
  | 'SP';

/** What is asked of the list of leavers. */
export type LeaverState =
  /** Final and not paid. */
  | 'FINAL'
  /** Draft, or waiting for a decision. */
  | 'OPEN'
  | 'PAID'
  /** Nothing is prepared yet. */
  | 'WITHOUT';

export type LocalDateFilter = {
  empty?: boolean | null | undefined;
  equals?: string | null | undefined;
  from?: string | null | undefined;
  in?: Array<string> | null | undefined;
  to?: string | null | undefined;
  /** Days relative to today on the organisation's calendar: TODAY, THIS_MONTH, NEXT_WEEK, LAST_30_DAYS. */
  within?: string | null | undefined;
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

export type MonthFilter = {
  empty?: boolean | null | undefined;
  equals?: Month | null | undefined;
  in?: Array<Month> | null | undefined;
};

export type OneTimeEarningFilter = {
  amount?: DecimalFilter | null | undefined;
  /** All of them, to depth 5. */
  and?: Array<OneTimeEarningFilter> | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  commitmentFrom?: LocalDateFilter | null | undefined;
  commitmentMonths?: IntFilter | null | undefined;
  commitmentUntil?: LocalDateFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  employeeId?: IdFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  kindId?: IdFilter | null | undefined;
  name?: TextFilter | null | undefined;
  not?: OneTimeEarningFilter | null | undefined;
  note?: TextFilter | null | undefined;
  or?: Array<OneTimeEarningFilter> | null | undefined;
  payoutDate?: LocalDateFilter | null | undefined;
  status?: EarningStatusFilter | null | undefined;
  teamOf?: TeamFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type OneTimeEarningInput = {
  /** Left empty, it is what its kind says. Another one only where its kind may be overridden. */
  amount?: string | null | undefined;
  approval?: unknown;
  /** The day of the payout. */
  commitmentFrom?: string | null | undefined;
  /** As its kind said when it was added. */
  commitmentMonths?: number | null | undefined;
  /** Whoever leaves on this day or before pays back. */
  commitmentUntil?: string | null | undefined;
  custom?: unknown;
  employeeId: string;
  kindId: string;
  /** On payslips. Left empty, it is that of its kind. */
  name?: string | null | undefined;
  note?: string | null | undefined;
  /** Its month is the payout month. Left empty, it is the next pay date that its kind allows. */
  payoutDate?: string | null | undefined;
  /** Kinds that are approved automatically need nobody’s decision. */
  status?: EarningStatus | null | undefined;
};

export type OneTimeEarningPatch = {
  /** Left empty, it is what its kind says. Another one only where its kind may be overridden. */
  amount?: string | null | undefined;
  approval?: unknown;
  /** The day of the payout. */
  commitmentFrom?: string | null | undefined;
  /** As its kind said when it was added. */
  commitmentMonths?: number | null | undefined;
  /** Whoever leaves on this day or before pays back. */
  commitmentUntil?: string | null | undefined;
  custom?: unknown;
  employeeId?: string | null | undefined;
  kindId?: string | null | undefined;
  /** On payslips. Left empty, it is that of its kind. */
  name?: string | null | undefined;
  note?: string | null | undefined;
  /** Its month is the payout month. Left empty, it is the next pay date that its kind allows. */
  payoutDate?: string | null | undefined;
  /** Kinds that are approved automatically need nobody’s decision. */
  status?: EarningStatus | null | undefined;
};

export type OneTimeEarningSort = {
  field: OneTimeEarningSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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

export type OutstandingAdvancesFilter = {
  customGroupId?: string | null | undefined;
  departmentId?: string | null | undefined;
  locationId?: string | null | undefined;
  search?: string | null | undefined;
  /** Everybody who reports to this manager, directly or through others. */
  teamOf?: string | null | undefined;
  /** Those that are paid back, too. */
  withClosed?: boolean | null | undefined;
};

export type OutstandingAdvancesGroup =
  | 'DEPARTMENT'
  /** Each advance a row. */
  | 'EMPLOYEE';

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
  empty?: boolean | null | undefined;
  equals?: PayPeriod | null | undefined;
  in?: Array<PayPeriod> | null | undefined;
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
  empty?: boolean | null | undefined;
  equals?: PayoutFrom | null | undefined;
  in?: Array<PayoutFrom> | null | undefined;
};

export type PayrollActionKind =
  /** The period has ended and the cycle is still open. */
  | 'FINALIZE_CYCLE'
  /** The pay date is near or past and the cycle is still open. */
  | 'PAY_DUE';

export type PayrollCycleFilter = {
  /** All of them, to depth 5. */
  and?: Array<PayrollCycleFilter> | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  fromDate?: LocalDateFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  name?: TextFilter | null | undefined;
  not?: PayrollCycleFilter | null | undefined;
  or?: Array<PayrollCycleFilter> | null | undefined;
  payDate?: LocalDateFilter | null | undefined;
  status?: PayrollCycleStatusFilter | null | undefined;
  toDate?: LocalDateFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type PayrollCycleInput = {
  custom?: unknown;
  fromDate: string;
  name: string;
  payDate: string;
  /** What is finalized counts in the figures and does not change any more. */
  status?: PayrollCycleStatus | null | undefined;
  toDate: string;
};

export type PayrollCyclePatch = {
  custom?: unknown;
  fromDate?: string | null | undefined;
  name?: string | null | undefined;
  payDate?: string | null | undefined;
  /** What is finalized counts in the figures and does not change any more. */
  status?: PayrollCycleStatus | null | undefined;
  toDate?: string | null | undefined;
};

export type PayrollCycleSort = {
  field: PayrollCycleSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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
  empty?: boolean | null | undefined;
  equals?: PayrollCycleStatus | null | undefined;
  in?: Array<PayrollCycleStatus> | null | undefined;
};

export type PayrollGeneralSettingFilter = {
  /** All of them, to depth 5. */
  and?: Array<PayrollGeneralSettingFilter> | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  country?: TextFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  currency?: TextFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  defaultTaxRegime?: TaxRegimeFilter | null | undefined;
  enableSalaryTemplate?: BooleanFilter | null | undefined;
  fiscalYearStart?: MonthFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  name?: TextFilter | null | undefined;
  not?: PayrollGeneralSettingFilter | null | undefined;
  or?: Array<PayrollGeneralSettingFilter> | null | undefined;
  roundOff?: RoundOffModeFilter | null | undefined;
  roundOffTo?: DecimalFilter | null | undefined;
  slabWiseNPS?: BooleanFilter | null | undefined;
  slabWisePF?: BooleanFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type PayrollGeneralSettingInput = {
  /** Its law decides on funds and taxes. */
  country?: string | null | undefined;
  /** Salaries are reckoned and paid in it. */
  currency?: string | null | undefined;
  /** Of whoever chooses none for a financial year. Since 2023-24 the law itself takes the new one. */
  defaultTaxRegime?: TaxRegime | null | undefined;
  /** People get their salary from a template of components. */
  enableSalaryTemplate?: boolean | null | undefined;
  fiscalYearStart?: Month | null | undefined;
  name?: string | null | undefined;
  /** Of each component, in the month or year that it is reckoned for. Whatever is left goes to the component that takes the balance. */
  roundOff?: RoundOffMode | null | undefined;
  /** 1 for whole rupees, 0.01 for paise, 10 for tens. */
  roundOffTo?: string | null | undefined;
  /** Contributions to the national pension scheme depend on the slab that a wage falls in. */
  slabWiseNPS?: boolean | null | undefined;
  /** Contributions to the provident fund depend on the slab that a wage falls in. */
  slabWisePF?: boolean | null | undefined;
};

export type PayrollGeneralSettingPatch = {
  /** Its law decides on funds and taxes. */
  country?: string | null | undefined;
  /** Salaries are reckoned and paid in it. */
  currency?: string | null | undefined;
  /** Of whoever chooses none for a financial year. Since 2023-24 the law itself takes the new one. */
  defaultTaxRegime?: TaxRegime | null | undefined;
  /** People get their salary from a template of components. */
  enableSalaryTemplate?: boolean | null | undefined;
  fiscalYearStart?: Month | null | undefined;
  name?: string | null | undefined;
  /** Of each component, in the month or year that it is reckoned for. Whatever is left goes to the component that takes the balance. */
  roundOff?: RoundOffMode | null | undefined;
  /** 1 for whole rupees, 0.01 for paise, 10 for tens. */
  roundOffTo?: string | null | undefined;
  /** Contributions to the national pension scheme depend on the slab that a wage falls in. */
  slabWiseNPS?: boolean | null | undefined;
  /** Contributions to the provident fund depend on the slab that a wage falls in. */
  slabWisePF?: boolean | null | undefined;
};

export type PayrollGeneralSettingSort = {
  field: PayrollGeneralSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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

export type PayrollPeriod =
  | 'HALF_MONTH'
  | 'MONTH';

export type PayrollPeriodFilter = {
  empty?: boolean | null | undefined;
  equals?: PayrollPeriod | null | undefined;
  in?: Array<PayrollPeriod> | null | undefined;
};

export type PayrollRunFilter = {
  /** All of them, to depth 5. */
  and?: Array<PayrollRunFilter> | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  currency?: TextFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  cycleId?: IdFilter | null | undefined;
  deductions?: DecimalFilter | null | undefined;
  employerCost?: DecimalFilter | null | undefined;
  filedAt?: DateTimeFilter | null | undefined;
  filedBy?: TextFilter | null | undefined;
  finalizedAt?: DateTimeFilter | null | undefined;
  finalizedBy?: TextFilter | null | undefined;
  fromDate?: LocalDateFilter | null | undefined;
  gross?: DecimalFilter | null | undefined;
  held?: IntFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  name?: TextFilter | null | undefined;
  net?: DecimalFilter | null | undefined;
  not?: PayrollRunFilter | null | undefined;
  note?: TextFilter | null | undefined;
  or?: Array<PayrollRunFilter> | null | undefined;
  payDate?: LocalDateFilter | null | undefined;
  people?: IntFilter | null | undefined;
  period?: PayrollPeriodFilter | null | undefined;
  preparedAt?: DateTimeFilter | null | undefined;
  preparedBy?: TextFilter | null | undefined;
  preparedById?: IntFilter | null | undefined;
  reimbursements?: DecimalFilter | null | undefined;
  status?: PayrollRunStatusFilter | null | undefined;
  toDate?: LocalDateFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  withWarnings?: IntFilter | null | undefined;
  withoutSalary?: IntFilter | null | undefined;
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
  custom?: unknown;
  /** One that is open, of a month or half a month. */
  cycleId: string;
  finalizedAt?: string | null | undefined;
  finalizedBy?: string | null | undefined;
  /** That of the pay cycle. */
  name?: string | null | undefined;
  /** For whoever looks through it and makes it final. */
  note?: string | null | undefined;
  period?: PayrollPeriod | null | undefined;
  /** Final payslips are seen by the people whose they are. */
  status?: PayrollRunStatus | null | undefined;
};

export type PayrollRunPatch = {
  custom?: unknown;
  /** One that is open, of a month or half a month. */
  cycleId?: string | null | undefined;
  finalizedAt?: string | null | undefined;
  finalizedBy?: string | null | undefined;
  /** That of the pay cycle. */
  name?: string | null | undefined;
  /** For whoever looks through it and makes it final. */
  note?: string | null | undefined;
  period?: PayrollPeriod | null | undefined;
  /** Final payslips are seen by the people whose they are. */
  status?: PayrollRunStatus | null | undefined;
};

export type PayrollRunSort = {
  field: PayrollRunSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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

export type PayrollRunStatus =
  | 'DRAFT'
  | 'FINALIZED';

export type PayrollRunStatusFilter = {
  empty?: boolean | null | undefined;
  equals?: PayrollRunStatus | null | undefined;
  in?: Array<PayrollRunStatus> | null | undefined;
};

export type PayslipFilter = {
  /** All of them, to depth 5. */
  and?: Array<PayslipFilter> | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  currency?: TextFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  deductions?: DecimalFilter | null | undefined;
  employeeId?: IdFilter | null | undefined;
  employerCost?: DecimalFilter | null | undefined;
  formerNet?: DecimalFilter | null | undefined;
  fromDate?: LocalDateFilter | null | undefined;
  gross?: DecimalFilter | null | undefined;
  holdReason?: TextFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  isHeld?: BooleanFilter | null | undefined;
  lostDays?: DecimalFilter | null | undefined;
  name?: TextFilter | null | undefined;
  net?: DecimalFilter | null | undefined;
  not?: PayslipFilter | null | undefined;
  or?: Array<PayslipFilter> | null | undefined;
  paidDays?: DecimalFilter | null | undefined;
  paidOn?: LocalDateFilter | null | undefined;
  paidReference?: TextFilter | null | undefined;
  payDate?: LocalDateFilter | null | undefined;
  reimbursements?: DecimalFilter | null | undefined;
  runId?: IdFilter | null | undefined;
  status?: PayslipStatusFilter | null | undefined;
  toDate?: LocalDateFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  warningCount?: IntFilter | null | undefined;
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

export type PayslipSort = {
  field: PayslipSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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
  empty?: boolean | null | undefined;
  equals?: PayslipStatus | null | undefined;
  in?: Array<PayslipStatus> | null | undefined;
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

/** Whether a record is in use. */
export type RecordStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type RecordStatusFilter = {
  empty?: boolean | null | undefined;
  equals?: RecordStatus | null | undefined;
  in?: Array<RecordStatus> | null | undefined;
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

export type RequestStatusFilter = {
  empty?: boolean | null | undefined;
  equals?: RequestStatus | null | undefined;
  in?: Array<RequestStatus> | null | undefined;
};

export type RoundOffMode =
  | 'DOWN'
  /** A half goes up. */
  | 'NEAREST'
  /** To the smallest coin of the currency only. */
  | 'NONE'
  | 'UP';

export type RoundOffModeFilter = {
  empty?: boolean | null | undefined;
  equals?: RoundOffMode | null | undefined;
  in?: Array<RoundOffMode> | null | undefined;
};

export type SalaryAdvanceFilter = {
  amount?: DecimalFilter | null | undefined;
  /** All of them, to depth 5. */
  and?: Array<SalaryAdvanceFilter> | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  employeeId?: IdFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  instalments?: IntFilter | null | undefined;
  not?: SalaryAdvanceFilter | null | undefined;
  or?: Array<SalaryAdvanceFilter> | null | undefined;
  paidOn?: LocalDateFilter | null | undefined;
  paidReference?: TextFilter | null | undefined;
  reason?: TextFilter | null | undefined;
  recoverFrom?: LocalDateFilter | null | undefined;
  status?: RequestStatusFilter | null | undefined;
  teamOf?: TeamFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  wantedOn?: LocalDateFilter | null | undefined;
  way?: AdvanceWayFilter | null | undefined;
};

export type SalaryAdvanceInput = {
  amount: string;
  approval?: unknown;
  /** What payroll decided of paying back, the earliest first. */
  changes?: Array<AdvanceChangeInput> | null | undefined;
  custom?: unknown;
  employeeId: string;
  instalments?: number | null | undefined;
  /** By a payroll run or apart. From then on the advance stays as it is, but for how it is paid back. */
  paidOn?: string | null | undefined;
  /** What the bank knows the payment by. */
  paidReference?: string | null | undefined;
  /** What it is for. */
  reason: string;
  /** Its month is that of the first instalment. Left empty, the month after the one in which it is wanted. */
  recoverFrom?: string | null | undefined;
  status?: RequestStatus | null | undefined;
  /** Left empty, today. */
  wantedOn?: string | null | undefined;
  way?: AdvanceWay | null | undefined;
};

export type SalaryAdvancePatch = {
  amount?: string | null | undefined;
  approval?: unknown;
  /** What payroll decided of paying back, the earliest first. */
  changes?: Array<AdvanceChangeInput> | null | undefined;
  custom?: unknown;
  employeeId?: string | null | undefined;
  instalments?: number | null | undefined;
  /** By a payroll run or apart. From then on the advance stays as it is, but for how it is paid back. */
  paidOn?: string | null | undefined;
  /** What the bank knows the payment by. */
  paidReference?: string | null | undefined;
  /** What it is for. */
  reason?: string | null | undefined;
  /** Its month is that of the first instalment. Left empty, the month after the one in which it is wanted. */
  recoverFrom?: string | null | undefined;
  status?: RequestStatus | null | undefined;
  /** Left empty, today. */
  wantedOn?: string | null | undefined;
  way?: AdvanceWay | null | undefined;
};

export type SalaryAdvanceSettingFilter = {
  allowed?: BooleanFilter | null | undefined;
  /** All of them, to depth 5. */
  and?: Array<SalaryAdvanceSettingFilter> | null | undefined;
  basis?: AdvanceBasisFilter | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  duringProbation?: BooleanFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  leastServiceMonths?: IntFilter | null | undefined;
  mostInstalments?: IntFilter | null | undefined;
  mostPercent?: DecimalFilter | null | undefined;
  name?: TextFilter | null | undefined;
  not?: SalaryAdvanceSettingFilter | null | undefined;
  or?: Array<SalaryAdvanceSettingFilter> | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type SalaryAdvanceSettingInput = {
  allowed?: boolean | null | undefined;
  /** By which the most is reckoned: of the month of the last final payslip, without what was paid back. */
  basis?: AdvanceBasis | null | undefined;
  duringProbation?: boolean | null | undefined;
  /** Whole months since joining. 0 from the first day. */
  leastServiceMonths?: number | null | undefined;
  mostInstalments?: number | null | undefined;
  mostPercent?: string | null | undefined;
  name?: string | null | undefined;
};

export type SalaryAdvanceSettingPatch = {
  allowed?: boolean | null | undefined;
  /** By which the most is reckoned: of the month of the last final payslip, without what was paid back. */
  basis?: AdvanceBasis | null | undefined;
  duringProbation?: boolean | null | undefined;
  /** Whole months since joining. 0 from the first day. */
  leastServiceMonths?: number | null | undefined;
  mostInstalments?: number | null | undefined;
  mostPercent?: string | null | undefined;
  name?: string | null | undefined;
};

export type SalaryAdvanceSettingSort = {
  field: SalaryAdvanceSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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

export type SalaryAdvanceSort = {
  field: SalaryAdvanceSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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
  amount?: string | null | undefined;
  componentId: number;
  /** In place of the component's own. */
  percentage?: string | null | undefined;
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
  empty?: boolean | null | undefined;
  equals?: SalaryBasis | null | undefined;
  in?: Array<SalaryBasis> | null | undefined;
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
  empty?: boolean | null | undefined;
  equals?: SalaryCalculationType | null | undefined;
  in?: Array<SalaryCalculationType> | null | undefined;
};

export type SalaryComponentFilter = {
  amount?: DecimalFilter | null | undefined;
  /** All of them, to depth 5. */
  and?: Array<SalaryComponentFilter> | null | undefined;
  asIsPayment?: BooleanFilter | null | undefined;
  basis?: SalaryBasisFilter | null | undefined;
  calculationType?: SalaryCalculationTypeFilter | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  code?: TextFilter | null | undefined;
  considerForEPF?: BooleanFilter | null | undefined;
  considerForInsurance?: BooleanFilter | null | undefined;
  considerForProvidentFund?: BooleanFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  customFormula?: TextFilter | null | undefined;
  description?: TextFilter | null | undefined;
  employeeShare?: DecimalFilter | null | undefined;
  employeeShareAmount?: DecimalFilter | null | undefined;
  employerShare?: DecimalFilter | null | undefined;
  employerShareAmount?: DecimalFilter | null | undefined;
  fbpComponent?: BooleanFilter | null | undefined;
  gracePeriod?: IntFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  maxLimit?: DecimalFilter | null | undefined;
  name?: TextFilter | null | undefined;
  not?: SalaryComponentFilter | null | undefined;
  or?: Array<SalaryComponentFilter> | null | undefined;
  percentOfId?: IdFilter | null | undefined;
  percentage?: DecimalFilter | null | undefined;
  period?: PayPeriodFilter | null | undefined;
  perks?: BooleanFilter | null | undefined;
  restrictEmployeeFromOverridingFBPAmount?: BooleanFilter | null | undefined;
  status?: RecordStatusFilter | null | undefined;
  taxInclusion?: BooleanFilter | null | undefined;
  type?: SalaryComponentTypeFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  workFlowId?: IdFilter | null | undefined;
};

export type SalaryComponentInput = {
  /** Where the basis is a fixed amount. */
  amount?: string | null | undefined;
  /** Paid in full, though somebody worked only part of the month. */
  asIsPayment?: boolean | null | undefined;
  /** Of a retiral: the wage that the shares are taken of. */
  basis?: SalaryBasis | null | undefined;
  /** What it counts for, or what a retiral belongs to. */
  benefitsAssociation?: Array<SalaryBenefit> | null | undefined;
  /** Amounts and formulas are of a month or of a year, and read other components likewise. */
  calculationType?: SalaryCalculationType | null | undefined;
  /** Its name in formulas: a letter, then letters and digits. It never changes, because formulas use it. */
  code: string;
  /** Counts in the wage that EPF contributions are taken of. */
  considerForEPF?: boolean | null | undefined;
  /** Counts in the wage that insurance contributions are taken of. */
  considerForInsurance?: boolean | null | undefined;
  /** Counts in the wage of the organization’s own provident fund: providentFundWage in formulas. */
  considerForProvidentFund?: boolean | null | undefined;
  custom?: unknown;
  /** Where the basis is a formula. Other components go by their codes. */
  customFormula?: string | null | undefined;
  description?: string | null | undefined;
  /** Percent of the wage, kept from the employee’s pay. */
  employeeShare?: string | null | undefined;
  /** In place of the percentage, of the month or year that it is calculated for. */
  employeeShareAmount?: string | null | undefined;
  /** Percent of the wage, part of the cost to the company. */
  employerShare?: string | null | undefined;
  /** In place of the percentage, of the month or year that it is calculated for. */
  employerShareAmount?: string | null | undefined;
  /** Regimes under which an exemption may be claimed. */
  exemptUnder?: Array<TaxRegime> | null | undefined;
  /** Employees may choose it within the flexible benefit plan. */
  fbpComponent?: boolean | null | undefined;
  /** Of a reimbursement: days after the period of the expense (the month, quarter, half or fiscal year, as it is paid) in which it may still be claimed. Empty: as the settings of expenses say. */
  gracePeriod?: number | null | undefined;
  /** The most that may be declared within the flexible benefit plan in a year. */
  maxLimit?: string | null | undefined;
  name: string;
  /** Where the basis is a percentage of a component. */
  percentOfId?: string | null | undefined;
  /** Where the basis is a percentage. */
  percentage?: string | null | undefined;
  /** How often it is paid. */
  period?: PayPeriod | null | undefined;
  /** A perquisite: its value is part of the cost and of the pay that is taxed, and is not paid out. */
  perks?: boolean | null | undefined;
  /** What the plan gives stays as it is. */
  restrictEmployeeFromOverridingFBPAmount?: boolean | null | undefined;
  status?: RecordStatus | null | undefined;
  taxInclusion?: boolean | null | undefined;
  /** Gross components sum up others and are no part of the cost. */
  type?: SalaryComponentType | null | undefined;
  /** Of a reimbursement: the workflow that claims of it go through, whoever claims. Empty: that of other claims. */
  workFlowId?: string | null | undefined;
};

export type SalaryComponentPatch = {
  /** Where the basis is a fixed amount. */
  amount?: string | null | undefined;
  /** Paid in full, though somebody worked only part of the month. */
  asIsPayment?: boolean | null | undefined;
  /** Of a retiral: the wage that the shares are taken of. */
  basis?: SalaryBasis | null | undefined;
  /** What it counts for, or what a retiral belongs to. */
  benefitsAssociation?: Array<SalaryBenefit> | null | undefined;
  /** Amounts and formulas are of a month or of a year, and read other components likewise. */
  calculationType?: SalaryCalculationType | null | undefined;
  /** Its name in formulas: a letter, then letters and digits. It never changes, because formulas use it. */
  code?: string | null | undefined;
  /** Counts in the wage that EPF contributions are taken of. */
  considerForEPF?: boolean | null | undefined;
  /** Counts in the wage that insurance contributions are taken of. */
  considerForInsurance?: boolean | null | undefined;
  /** Counts in the wage of the organization’s own provident fund: providentFundWage in formulas. */
  considerForProvidentFund?: boolean | null | undefined;
  custom?: unknown;
  /** Where the basis is a formula. Other components go by their codes. */
  customFormula?: string | null | undefined;
  description?: string | null | undefined;
  /** Percent of the wage, kept from the employee’s pay. */
  employeeShare?: string | null | undefined;
  /** In place of the percentage, of the month or year that it is calculated for. */
  employeeShareAmount?: string | null | undefined;
  /** Percent of the wage, part of the cost to the company. */
  employerShare?: string | null | undefined;
  /** In place of the percentage, of the month or year that it is calculated for. */
  employerShareAmount?: string | null | undefined;
  /** Regimes under which an exemption may be claimed. */
  exemptUnder?: Array<TaxRegime> | null | undefined;
  /** Employees may choose it within the flexible benefit plan. */
  fbpComponent?: boolean | null | undefined;
  /** Of a reimbursement: days after the period of the expense (the month, quarter, half or fiscal year, as it is paid) in which it may still be claimed. Empty: as the settings of expenses say. */
  gracePeriod?: number | null | undefined;
  /** The most that may be declared within the flexible benefit plan in a year. */
  maxLimit?: string | null | undefined;
  name?: string | null | undefined;
  /** Where the basis is a percentage of a component. */
  percentOfId?: string | null | undefined;
  /** Where the basis is a percentage. */
  percentage?: string | null | undefined;
  /** How often it is paid. */
  period?: PayPeriod | null | undefined;
  /** A perquisite: its value is part of the cost and of the pay that is taxed, and is not paid out. */
  perks?: boolean | null | undefined;
  /** What the plan gives stays as it is. */
  restrictEmployeeFromOverridingFBPAmount?: boolean | null | undefined;
  status?: RecordStatus | null | undefined;
  taxInclusion?: boolean | null | undefined;
  /** Gross components sum up others and are no part of the cost. */
  type?: SalaryComponentType | null | undefined;
  /** Of a reimbursement: the workflow that claims of it go through, whoever claims. Empty: that of other claims. */
  workFlowId?: string | null | undefined;
};

export type SalaryComponentSort = {
  field: SalaryComponentSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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
  empty?: boolean | null | undefined;
  equals?: SalaryComponentType | null | undefined;
  in?: Array<SalaryComponentType> | null | undefined;
};

/** A salary under the specified names. Without annualCTC it is previousCtc raised by reviseCtcByPercentage, to the coin; where that is not told, the employee's last CTC, if the person reads it. Without lists of parts those of templateId count. */
export type SalaryDetailInput = {
  annualCTC?: string | null | undefined;
  annualGrossSalary?: string | null | undefined;
  description?: string | null | undefined;
  /** The day by which years of service and the days of the month are counted; today without one. */
  effectiveFrom?: string | null | undefined;
  /** The figures do not depend on what follows. */
  effectiveTo?: string | null | undefined;
  employeeId?: number | null | undefined;
  monthlyGrossSalary?: string | null | undefined;
  payoutMonth?: string | null | undefined;
  previousCtc?: string | null | undefined;
  reviseCtcByPercentage?: string | null | undefined;
  revisionStatus?: string | null | undefined;
  revisionType?: string | null | undefined;
  revisionWithoutArrear?: boolean | null | undefined;
  /** YYYY-MM, in place of effectiveFrom. */
  salaryEffectiveMonth?: string | null | undefined;
  salaryEffectiveTo?: string | null | undefined;
  templateId?: number | null | undefined;
  templateName?: string | null | undefined;
  templateStatus?: string | null | undefined;
};

export type SalaryRetiralInput = {
  componentId: number;
  /** In place of the component's own. */
  employeeShare?: string | null | undefined;
  /** In place of the component's own. */
  employerShare?: string | null | undefined;
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
  empty?: boolean | null | undefined;
  equals?: SalaryRevisionStatus | null | undefined;
  in?: Array<SalaryRevisionStatus> | null | undefined;
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
  empty?: boolean | null | undefined;
  equals?: SalaryRevisionType | null | undefined;
  in?: Array<SalaryRevisionType> | null | undefined;
};

export type SalaryTemplateAllowanceInput = {
  amount?: string | null | undefined;
  componentId: string;
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
  percentage?: string | null | undefined;
};

export type SalaryTemplateFilter = {
  /** All of them, to depth 5. */
  and?: Array<SalaryTemplateFilter> | null | undefined;
  annualCTC?: DecimalFilter | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  description?: TextFilter | null | undefined;
  effectiveFrom?: LocalDateFilter | null | undefined;
  effectiveTo?: LocalDateFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  name?: TextFilter | null | undefined;
  not?: SalaryTemplateFilter | null | undefined;
  or?: Array<SalaryTemplateFilter> | null | undefined;
  status?: RecordStatusFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type SalaryTemplateGrossInput = {
  componentId: string;
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
};

export type SalaryTemplateInput = {
  /** What is paid. One of them takes the balance. A percentage or an amount here takes the place of the component’s own. */
  allowances?: Array<SalaryTemplateAllowanceInput> | null | undefined;
  /** The cost to the company of a usual salary; each salary has its own. */
  annualCTC?: string | null | undefined;
  custom?: unknown;
  description?: string | null | undefined;
  effectiveFrom: string;
  /** Empty: until further notice. */
  effectiveTo?: string | null | undefined;
  /** Sums that are shown beside. */
  grosses?: Array<SalaryTemplateGrossInput> | null | undefined;
  name: string;
  /** What is put by for later. Shares here take the place of the component’s own. */
  retirals?: Array<SalaryTemplateRetiralInput> | null | undefined;
  status?: RecordStatus | null | undefined;
};

export type SalaryTemplatePatch = {
  /** What is paid. One of them takes the balance. A percentage or an amount here takes the place of the component’s own. */
  allowances?: Array<SalaryTemplateAllowanceInput> | null | undefined;
  /** The cost to the company of a usual salary; each salary has its own. */
  annualCTC?: string | null | undefined;
  custom?: unknown;
  description?: string | null | undefined;
  effectiveFrom?: string | null | undefined;
  /** Empty: until further notice. */
  effectiveTo?: string | null | undefined;
  /** Sums that are shown beside. */
  grosses?: Array<SalaryTemplateGrossInput> | null | undefined;
  name?: string | null | undefined;
  /** What is put by for later. Shares here take the place of the component’s own. */
  retirals?: Array<SalaryTemplateRetiralInput> | null | undefined;
  status?: RecordStatus | null | undefined;
};

export type SalaryTemplateRetiralInput = {
  componentId: string;
  employeeShare?: string | null | undefined;
  employerShare?: string | null | undefined;
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
};

export type SalaryTemplateSort = {
  field: SalaryTemplateSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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

export type SettlementAdjustmentInput = {
  /** Added to the line, or taken from it where it is below nothing. */
  amount: string;
  /** Of the line that it corrects; null for a line of its own. */
  code?: string | null | undefined;
  kind: PayslipLineKind;
  reason: string;
  /** Of a line of its own. */
  title?: string | null | undefined;
};

export type SettlementDecision =
  | 'FINALIZE'
  /** Takes that back, while nothing was transferred. */
  | 'REOPEN';

export type SettlementFilter = {
  /** All of them, to depth 5. */
  and?: Array<SettlementFilter> | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  currency?: TextFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  deductions?: DecimalFilter | null | undefined;
  dueOn?: LocalDateFilter | null | undefined;
  employeeId?: IdFilter | null | undefined;
  employerCost?: DecimalFilter | null | undefined;
  exitId?: IdFilter | null | undefined;
  filedAt?: DateTimeFilter | null | undefined;
  filedBy?: TextFilter | null | undefined;
  finalizedAt?: DateTimeFilter | null | undefined;
  finalizedBy?: TextFilter | null | undefined;
  fromDate?: LocalDateFilter | null | undefined;
  gratuityAtOnce?: BooleanFilter | null | undefined;
  gross?: DecimalFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  lastWorkingDay?: LocalDateFilter | null | undefined;
  name?: TextFilter | null | undefined;
  net?: DecimalFilter | null | undefined;
  not?: SettlementFilter | null | undefined;
  note?: TextFilter | null | undefined;
  notice?: SettlementNoticeFilter | null | undefined;
  noticeDate?: LocalDateFilter | null | undefined;
  or?: Array<SettlementFilter> | null | undefined;
  paidOn?: LocalDateFilter | null | undefined;
  paidReference?: TextFilter | null | undefined;
  preparedAt?: DateTimeFilter | null | undefined;
  preparedBy?: TextFilter | null | undefined;
  preparedById?: IntFilter | null | undefined;
  reimbursements?: DecimalFilter | null | undefined;
  returnReason?: TextFilter | null | undefined;
  status?: SettlementStatusFilter | null | undefined;
  submittedBy?: TextFilter | null | undefined;
  submittedById?: IntFilter | null | undefined;
  toDate?: LocalDateFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type SettlementInput = {
  adjustments?: unknown;
  custom?: unknown;
  /** Who leaves by an approved exit. */
  employeeId: string;
  exitId?: string | null | undefined;
  finalizedAt?: string | null | undefined;
  finalizedBy?: string | null | undefined;
  /** Death or disablement: gratuity is paid whatever the length of service. */
  gratuityAtOnce?: boolean | null | undefined;
  /** That of the employee. */
  name?: string | null | undefined;
  /** For whoever looks through it and makes it final. */
  note?: string | null | undefined;
  /** What becomes of days of notice that were not served. Empty: as the designation says. */
  notice?: SettlementNotice | null | undefined;
  /** The day on which it was transferred, or the recovery came in. */
  paidOn?: string | null | undefined;
  /** Of the transfer, cheque or receipt. */
  paidReference?: string | null | undefined;
  /** Why it was given back. */
  returnReason?: string | null | undefined;
  /** The person whose it is sees it once it is final. */
  status?: SettlementStatus | null | undefined;
  submittedBy?: string | null | undefined;
  submittedById?: number | null | undefined;
};

export type SettlementNotice =
  /** The employer pays the days. */
  | 'PAID'
  /** The employee owes the days. */
  | 'RECOVERED'
  /** Nobody owes anything. */
  | 'WAIVED';

export type SettlementNoticeFilter = {
  empty?: boolean | null | undefined;
  equals?: SettlementNotice | null | undefined;
  in?: Array<SettlementNotice> | null | undefined;
};

export type SettlementPatch = {
  adjustments?: unknown;
  custom?: unknown;
  /** Who leaves by an approved exit. */
  employeeId?: string | null | undefined;
  exitId?: string | null | undefined;
  finalizedAt?: string | null | undefined;
  finalizedBy?: string | null | undefined;
  /** Death or disablement: gratuity is paid whatever the length of service. */
  gratuityAtOnce?: boolean | null | undefined;
  /** That of the employee. */
  name?: string | null | undefined;
  /** For whoever looks through it and makes it final. */
  note?: string | null | undefined;
  /** What becomes of days of notice that were not served. Empty: as the designation says. */
  notice?: SettlementNotice | null | undefined;
  /** The day on which it was transferred, or the recovery came in. */
  paidOn?: string | null | undefined;
  /** Of the transfer, cheque or receipt. */
  paidReference?: string | null | undefined;
  /** Why it was given back. */
  returnReason?: string | null | undefined;
  /** The person whose it is sees it once it is final. */
  status?: SettlementStatus | null | undefined;
  submittedBy?: string | null | undefined;
  submittedById?: number | null | undefined;
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

export type SettlementSort = {
  field: SettlementSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
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
  empty?: boolean | null | undefined;
  equals?: SettlementStatus | null | undefined;
  in?: Array<SettlementStatus> | null | undefined;
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

export type SortOrder =
  | 'ASC'
  | 'DESC';

/** The regimes of income tax that a country lets people choose from. */
export type TaxRegime =
  | 'NEW'
  | 'OLD';

export type TaxRegimeFilter = {
  empty?: boolean | null | undefined;
  equals?: TaxRegime | null | undefined;
  in?: Array<TaxRegime> | null | undefined;
};

/** Of a list that shows people's records to those who lead them: the records of everybody who reports to one manager, directly or through others, and not the manager's. Nobody's, of a manager whom the caller does not reach. */
export type TeamFilter = {
  equals: string;
};

export type TextFilter = {
  /** Case, accents, width and kana are folded. */
  contains?: string | null | undefined;
  empty?: boolean | null | undefined;
  equals?: string | null | undefined;
  from?: string | null | undefined;
  in?: Array<string> | null | undefined;
  to?: string | null | undefined;
};

export type AdhocAllowanceListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: AdhocAllowanceFilter | null | undefined;
  sort?: Array<AdhocAllowanceSort> | AdhocAllowanceSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type AdhocAllowanceListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, title: string, status: RecordStatus, calculationType: AdhocCalculation, amount: string | null, taxInclusion: boolean, commitmentPeriod: boolean, version: number, updatedAt: string }> } };

export type AdhocAllowanceOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type AdhocAllowanceOneQuery = { answer: { errorCode: string, message: string, row: { id: string, title: string, displayName: string | null, status: RecordStatus, calculationType: AdhocCalculation, amount: string | null, customFormula: string | null, overrideAtEmployeeLevel: boolean, taxInclusion: boolean, defaultPayoutFrom: PayoutFrom, payoutmonths: Array<Month> | null, autoApproval: boolean, benefitsAssociation: Array<SalaryBenefit> | null, commitmentPeriod: boolean, commitmentPeriodMonths: number | null, clawbackConfiguration: ClawbackConfiguration | null, clawbackAmount: string | null, clawbackFormula: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type AdhocAllowanceLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type AdhocAllowanceLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type AdhocAllowanceHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type AdhocAllowanceHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type AdhocAllowanceAddMutationVariables = Exact<{
  input: AdhocAllowanceInput;
  reason?: string | null | undefined;
}>;


export type AdhocAllowanceAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, title: string, displayName: string | null, status: RecordStatus, calculationType: AdhocCalculation, amount: string | null, customFormula: string | null, overrideAtEmployeeLevel: boolean, taxInclusion: boolean, defaultPayoutFrom: PayoutFrom, payoutmonths: Array<Month> | null, autoApproval: boolean, benefitsAssociation: Array<SalaryBenefit> | null, commitmentPeriod: boolean, commitmentPeriodMonths: number | null, clawbackConfiguration: ClawbackConfiguration | null, clawbackAmount: string | null, clawbackFormula: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type AdhocAllowanceUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: AdhocAllowancePatch;
  reason?: string | null | undefined;
}>;


export type AdhocAllowanceUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, title: string, displayName: string | null, status: RecordStatus, calculationType: AdhocCalculation, amount: string | null, customFormula: string | null, overrideAtEmployeeLevel: boolean, taxInclusion: boolean, defaultPayoutFrom: PayoutFrom, payoutmonths: Array<Month> | null, autoApproval: boolean, benefitsAssociation: Array<SalaryBenefit> | null, commitmentPeriod: boolean, commitmentPeriodMonths: number | null, clawbackConfiguration: ClawbackConfiguration | null, clawbackAmount: string | null, clawbackFormula: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type AdhocAllowanceDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type AdhocAllowanceDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type AirTicketFareListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: AirTicketFareFilter | null | undefined;
  sort?: Array<AirTicketFareSort> | AirTicketFareSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type AirTicketFareListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, ticketClass: AirTicketClass, validFrom: string, adult: string, child: string | null, infant: string | null, source: string | null, version: number, updatedAt: string, sector: { id: string, destination: string, code: string } }> } };

export type AirTicketFareOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type AirTicketFareOneQuery = { answer: { errorCode: string, message: string, row: { id: string, ticketClass: AirTicketClass, validFrom: string, adult: string, child: string | null, infant: string | null, source: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, sector: { id: string, destination: string, code: string } } | null } };

export type AirTicketFareLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type AirTicketFareLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type AirTicketFareHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type AirTicketFareHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type AirTicketFareAddMutationVariables = Exact<{
  input: AirTicketFareInput;
  reason?: string | null | undefined;
}>;


export type AirTicketFareAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, ticketClass: AirTicketClass, validFrom: string, adult: string, child: string | null, infant: string | null, source: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, sector: { id: string, destination: string, code: string } } | null } };

export type AirTicketFareUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: AirTicketFarePatch;
  reason?: string | null | undefined;
}>;


export type AirTicketFareUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, ticketClass: AirTicketClass, validFrom: string, adult: string, child: string | null, infant: string | null, source: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, sector: { id: string, destination: string, code: string } } | null } };

export type AirTicketFareDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type AirTicketFareDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type AirTicketHomeListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: AirTicketHomeFilter | null | undefined;
  sort?: Array<AirTicketHomeSort> | AirTicketHomeSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type AirTicketHomeListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, note: string | null, version: number, updatedAt: string, employee: { id: string, title: string, code: string | null }, sector: { id: string, destination: string, code: string } }> } };

export type AirTicketHomeOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type AirTicketHomeOneQuery = { answer: { errorCode: string, message: string, row: { id: string, note: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, sector: { id: string, destination: string, code: string } } | null } };

export type AirTicketHomeLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type AirTicketHomeLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type AirTicketHomeHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type AirTicketHomeHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type AirTicketHomeAddMutationVariables = Exact<{
  input: AirTicketHomeInput;
  reason?: string | null | undefined;
}>;


export type AirTicketHomeAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, note: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, sector: { id: string, destination: string, code: string } } | null } };

export type AirTicketHomeUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: AirTicketHomePatch;
  reason?: string | null | undefined;
}>;


export type AirTicketHomeUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, note: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, sector: { id: string, destination: string, code: string } } | null } };

export type AirTicketHomeDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type AirTicketHomeDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type AirTicketPolicyListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: AirTicketPolicyFilter | null | undefined;
  sort?: Array<AirTicketPolicySort> | AirTicketPolicySort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type AirTicketPolicyListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, coverage: Coverage, effectiveFrom: string, effectiveUntil: string | null, status: RecordStatus, cycleMonths: number, tickets: number, ticketClass: AirTicketClass, basis: AirTicketBasis, encashment: boolean, version: number, updatedAt: string }> } };

export type AirTicketPolicyOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type AirTicketPolicyOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, coverage: Coverage, effectiveFrom: string, effectiveUntil: string | null, status: RecordStatus, childrenCovered: number, childUntilAge: number, cycleMonths: number, cycleFrom: AirTicketCycle, tickets: number, eligibleAfterMonths: number, afterConfirmation: boolean, inAdvance: boolean, carryCycles: number, proratedForLeavers: boolean, ticketClass: AirTicketClass, basis: AirTicketBasis, adultAmount: string | null, childAmount: string | null, infantAmount: string | null, encashment: boolean, encashmentPercent: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, customGroup: { id: string, title: string, code: string | null } | null, family: Array<{ id: string, kin: AirTicketKinship, relationship: { id: string, title: string, code: string | null } }> | null } | null } };

export type AirTicketPolicyLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type AirTicketPolicyLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type AirTicketPolicyHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type AirTicketPolicyHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type AirTicketPolicyAddMutationVariables = Exact<{
  input: AirTicketPolicyInput;
  reason?: string | null | undefined;
}>;


export type AirTicketPolicyAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, coverage: Coverage, effectiveFrom: string, effectiveUntil: string | null, status: RecordStatus, childrenCovered: number, childUntilAge: number, cycleMonths: number, cycleFrom: AirTicketCycle, tickets: number, eligibleAfterMonths: number, afterConfirmation: boolean, inAdvance: boolean, carryCycles: number, proratedForLeavers: boolean, ticketClass: AirTicketClass, basis: AirTicketBasis, adultAmount: string | null, childAmount: string | null, infantAmount: string | null, encashment: boolean, encashmentPercent: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, customGroup: { id: string, title: string, code: string | null } | null, family: Array<{ id: string, kin: AirTicketKinship, relationship: { id: string, title: string, code: string | null } }> | null } | null } };

export type AirTicketPolicyUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: AirTicketPolicyPatch;
  reason?: string | null | undefined;
}>;


export type AirTicketPolicyUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, coverage: Coverage, effectiveFrom: string, effectiveUntil: string | null, status: RecordStatus, childrenCovered: number, childUntilAge: number, cycleMonths: number, cycleFrom: AirTicketCycle, tickets: number, eligibleAfterMonths: number, afterConfirmation: boolean, inAdvance: boolean, carryCycles: number, proratedForLeavers: boolean, ticketClass: AirTicketClass, basis: AirTicketBasis, adultAmount: string | null, childAmount: string | null, infantAmount: string | null, encashment: boolean, encashmentPercent: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, customGroup: { id: string, title: string, code: string | null } | null, family: Array<{ id: string, kin: AirTicketKinship, relationship: { id: string, title: string, code: string | null } }> | null } | null } };

export type AirTicketPolicyDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type AirTicketPolicyDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type AirTicketSectorListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: AirTicketSectorFilter | null | undefined;
  sort?: Array<AirTicketSectorSort> | AirTicketSectorSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type AirTicketSectorListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, destination: string, code: string, country: string, isUsual: boolean, version: number, updatedAt: string }> } };

export type AirTicketSectorOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type AirTicketSectorOneQuery = { answer: { errorCode: string, message: string, row: { id: string, destination: string, code: string, country: string, isUsual: boolean, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type AirTicketSectorLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type AirTicketSectorLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type AirTicketSectorHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type AirTicketSectorHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type AirTicketSectorAddMutationVariables = Exact<{
  input: AirTicketSectorInput;
  reason?: string | null | undefined;
}>;


export type AirTicketSectorAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, destination: string, code: string, country: string, isUsual: boolean, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type AirTicketSectorUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: AirTicketSectorPatch;
  reason?: string | null | undefined;
}>;


export type AirTicketSectorUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, destination: string, code: string, country: string, isUsual: boolean, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type AirTicketSectorDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type AirTicketSectorDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type BonusLineListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: BonusLineFilter | null | undefined;
  sort?: Array<BonusLineSort> | BonusLineSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type BonusLineListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, payoutDate: string | null, base: string | null, percent: string | null, days: string | null, calculated: string | null, amount: string, reason: string | null, version: number, updatedAt: string, employee: { id: string, title: string, code: string | null } }> } };

export type BonusLineOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type BonusLineOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, status: BonusRoundStatus, payoutDate: string | null, currency: string | null, base: string | null, percent: string | null, days: string | null, periodDays: number | null, setOff: string | null, calculated: string | null, amount: string, reason: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, round: { id: string, name: string } | null, earning: { id: string, name: string | null } | null } | null } };

export type BonusLineLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type BonusLineLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type BonusLineHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type BonusLineHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type BonusLineUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: BonusLinePatch;
  reason?: string | null | undefined;
}>;


export type BonusLineUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, status: BonusRoundStatus, payoutDate: string | null, currency: string | null, base: string | null, percent: string | null, days: string | null, periodDays: number | null, setOff: string | null, calculated: string | null, amount: string, reason: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, round: { id: string, name: string } | null, earning: { id: string, name: string | null } | null } | null } };

export type BonusPlanListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: BonusPlanFilter | null | undefined;
  sort?: Array<BonusPlanSort> | BonusPlanSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type BonusPlanListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, kind: BonusKind, status: RecordStatus, calculation: BonusCalculation, amount: string | null, percent: string | null, version: number, updatedAt: string, payAs: { id: string, title: string }, customGroup: { id: string, title: string, code: string | null } | null }> } };

export type BonusPlanOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type BonusPlanOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, kind: BonusKind, status: RecordStatus, minimumServiceDays: number | null, calculation: BonusCalculation, amount: string | null, percent: string | null, prorated: boolean, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, payAs: { id: string, title: string }, customGroup: { id: string, title: string, code: string | null } | null, component: { id: string, name: string, code: string } | null } | null } };

export type BonusPlanLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type BonusPlanLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type BonusPlanHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type BonusPlanHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type BonusPlanAddMutationVariables = Exact<{
  input: BonusPlanInput;
  reason?: string | null | undefined;
}>;


export type BonusPlanAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, kind: BonusKind, status: RecordStatus, minimumServiceDays: number | null, calculation: BonusCalculation, amount: string | null, percent: string | null, prorated: boolean, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, payAs: { id: string, title: string }, customGroup: { id: string, title: string, code: string | null } | null, component: { id: string, name: string, code: string } | null } | null } };

export type BonusPlanUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: BonusPlanPatch;
  reason?: string | null | undefined;
}>;


export type BonusPlanUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, kind: BonusKind, status: RecordStatus, minimumServiceDays: number | null, calculation: BonusCalculation, amount: string | null, percent: string | null, prorated: boolean, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, payAs: { id: string, title: string }, customGroup: { id: string, title: string, code: string | null } | null, component: { id: string, name: string, code: string } | null } | null } };

export type BonusPlanDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type BonusPlanDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type BonusRoundListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: BonusRoundFilter | null | undefined;
  sort?: Array<BonusRoundSort> | BonusRoundSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type BonusRoundListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, fromDate: string, toDate: string, payoutDate: string, status: BonusRoundStatus, people: number | null, total: string | null, version: number, updatedAt: string, plan: { id: string, name: string } }> } };

export type BonusRoundOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type BonusRoundOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, fromDate: string, toDate: string, payoutDate: string, note: string | null, status: BonusRoundStatus, currency: string | null, people: number | null, leftOut: number | null, total: string | null, law: string | null, reckonedAt: string | null, submittedBy: string | null, submittedById: number | null, decidedAt: string | null, decidedBy: string | null, remarks: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, plan: { id: string, name: string } } | null } };

export type BonusRoundLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type BonusRoundLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type BonusRoundHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type BonusRoundHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type BonusRoundAddMutationVariables = Exact<{
  input: BonusRoundInput;
  reason?: string | null | undefined;
}>;


export type BonusRoundAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, fromDate: string, toDate: string, payoutDate: string, note: string | null, status: BonusRoundStatus, currency: string | null, people: number | null, leftOut: number | null, total: string | null, law: string | null, reckonedAt: string | null, submittedBy: string | null, submittedById: number | null, decidedAt: string | null, decidedBy: string | null, remarks: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, plan: { id: string, name: string } } | null } };

export type BonusRoundUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: BonusRoundPatch;
  reason?: string | null | undefined;
}>;


export type BonusRoundUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, fromDate: string, toDate: string, payoutDate: string, note: string | null, status: BonusRoundStatus, currency: string | null, people: number | null, leftOut: number | null, total: string | null, law: string | null, reckonedAt: string | null, submittedBy: string | null, submittedById: number | null, decidedAt: string | null, decidedBy: string | null, remarks: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, plan: { id: string, name: string } } | null } };

export type BonusRoundDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type BonusRoundDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type ClawbackListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ClawbackFilter | null | undefined;
  sort?: Array<ClawbackSort> | ClawbackSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type ClawbackListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, earningName: string, amount: string, payoutDate: string, commitmentUntil: string, lastWorkingDay: string, clawbackAmount: string | null, clawbackDate: string, status: ClawbackStatus, version: number, updatedAt: string, employee: { id: string, title: string, code: string | null } }> } };

export type ClawbackOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type ClawbackOneQuery = { answer: { errorCode: string, message: string, row: { id: string, earningName: string, amount: string, payoutDate: string, commitmentMonths: number, commitmentFrom: string, commitmentUntil: string, lastWorkingDay: string, configuration: ClawbackConfiguration, clawbackFormula: string | null, proposedAmount: string | null, clawbackAmount: string | null, clawbackDate: string, status: ClawbackStatus, reason: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, earning: { id: string, name: string | null }, exit: { id: string, title: string, code: string | null }, payrollPeriod: { id: string, name: string } | null } | null } };

export type ClawbackLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ClawbackLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type ClawbackHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ClawbackHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type ClawbackUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: ClawbackPatch;
  reason?: string | null | undefined;
}>;


export type ClawbackUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, earningName: string, amount: string, payoutDate: string, commitmentMonths: number, commitmentFrom: string, commitmentUntil: string, lastWorkingDay: string, configuration: ClawbackConfiguration, clawbackFormula: string | null, proposedAmount: string | null, clawbackAmount: string | null, clawbackDate: string, status: ClawbackStatus, reason: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, earning: { id: string, name: string | null }, exit: { id: string, title: string, code: string | null }, payrollPeriod: { id: string, name: string } | null } | null } };

export type EmployeeSalaryListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: EmployeeSalaryFilter | null | undefined;
  sort?: Array<EmployeeSalarySort> | EmployeeSalarySort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type EmployeeSalaryListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, revisionType: SalaryRevisionType, status: SalaryRevisionStatus, annualCTC: string, effectiveFrom: string, effectiveTo: string | null, version: number, updatedAt: string, employee: { id: string, title: string, code: string | null }, template: { id: string, name: string } | null }> } };

export type EmployeeSalaryOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type EmployeeSalaryOneQuery = { answer: { errorCode: string, message: string, row: { id: string, revisionType: SalaryRevisionType, status: SalaryRevisionStatus, previousCtc: string | null, reviseCtcByPercentage: string | null, annualCTC: string, currency: string, effectiveFrom: string, endsOn: string | null, effectiveTo: string | null, salaryEffectiveMonth: string | null, payoutMonth: string | null, revisionWithoutArrear: boolean, description: string | null, comment: string | null, requestedById: number | null, requestedBy: string | null, isPresent: boolean | null, annualGrossSalary: string, monthlyGrossSalary: string, structure: unknown, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, template: { id: string, name: string } | null, allowances: Array<{ id: string, percentage: string | null, amount: string | null, component: { id: string, name: string, code: string } }> | null, retirals: Array<{ id: string, employeeShare: string | null, employerShare: string | null, component: { id: string, name: string, code: string } }> | null, grosses: Array<{ id: string, component: { id: string, name: string, code: string } }> | null } | null } };

export type EmployeeSalaryLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type EmployeeSalaryLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type EmployeeSalaryHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type EmployeeSalaryHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type EmployeeSalaryAddMutationVariables = Exact<{
  input: EmployeeSalaryInput;
  reason?: string | null | undefined;
}>;


export type EmployeeSalaryAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, revisionType: SalaryRevisionType, status: SalaryRevisionStatus, previousCtc: string | null, reviseCtcByPercentage: string | null, annualCTC: string, currency: string, effectiveFrom: string, endsOn: string | null, effectiveTo: string | null, salaryEffectiveMonth: string | null, payoutMonth: string | null, revisionWithoutArrear: boolean, description: string | null, comment: string | null, requestedById: number | null, requestedBy: string | null, isPresent: boolean | null, annualGrossSalary: string, monthlyGrossSalary: string, structure: unknown, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, template: { id: string, name: string } | null, allowances: Array<{ id: string, percentage: string | null, amount: string | null, component: { id: string, name: string, code: string } }> | null, retirals: Array<{ id: string, employeeShare: string | null, employerShare: string | null, component: { id: string, name: string, code: string } }> | null, grosses: Array<{ id: string, component: { id: string, name: string, code: string } }> | null } | null } };

export type EmployeeSalaryUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeSalaryPatch;
  reason?: string | null | undefined;
}>;


export type EmployeeSalaryUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, revisionType: SalaryRevisionType, status: SalaryRevisionStatus, previousCtc: string | null, reviseCtcByPercentage: string | null, annualCTC: string, currency: string, effectiveFrom: string, endsOn: string | null, effectiveTo: string | null, salaryEffectiveMonth: string | null, payoutMonth: string | null, revisionWithoutArrear: boolean, description: string | null, comment: string | null, requestedById: number | null, requestedBy: string | null, isPresent: boolean | null, annualGrossSalary: string, monthlyGrossSalary: string, structure: unknown, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, template: { id: string, name: string } | null, allowances: Array<{ id: string, percentage: string | null, amount: string | null, component: { id: string, name: string, code: string } }> | null, retirals: Array<{ id: string, employeeShare: string | null, employerShare: string | null, component: { id: string, name: string, code: string } }> | null, grosses: Array<{ id: string, component: { id: string, name: string, code: string } }> | null } | null } };

export type EmployeeSalaryDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type EmployeeSalaryDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type OneTimeEarningListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: OneTimeEarningFilter | null | undefined;
  sort?: Array<OneTimeEarningSort> | OneTimeEarningSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type OneTimeEarningListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, amount: string, payoutDate: string, status: EarningStatus, commitmentUntil: string | null, version: number, updatedAt: string, employee: { id: string, title: string, code: string | null }, kind: { id: string, title: string } }> } };

export type OneTimeEarningOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type OneTimeEarningOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string | null, amount: string, payoutDate: string, status: EarningStatus, approval: unknown, note: string | null, commitmentMonths: number | null, commitmentFrom: string | null, commitmentUntil: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, kind: { id: string, title: string } } | null } };

export type OneTimeEarningLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type OneTimeEarningLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type OneTimeEarningHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type OneTimeEarningHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type OneTimeEarningAddMutationVariables = Exact<{
  input: OneTimeEarningInput;
  reason?: string | null | undefined;
}>;


export type OneTimeEarningAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string | null, amount: string, payoutDate: string, status: EarningStatus, approval: unknown, note: string | null, commitmentMonths: number | null, commitmentFrom: string | null, commitmentUntil: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, kind: { id: string, title: string } } | null } };

export type OneTimeEarningUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: OneTimeEarningPatch;
  reason?: string | null | undefined;
}>;


export type OneTimeEarningUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string | null, amount: string, payoutDate: string, status: EarningStatus, approval: unknown, note: string | null, commitmentMonths: number | null, commitmentFrom: string | null, commitmentUntil: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, kind: { id: string, title: string } } | null } };

export type OneTimeEarningDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type OneTimeEarningDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type PayrollCycleListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: PayrollCycleFilter | null | undefined;
  sort?: Array<PayrollCycleSort> | PayrollCycleSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type PayrollCycleListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, fromDate: string, toDate: string, payDate: string, status: PayrollCycleStatus, version: number, updatedAt: string }> } };

export type PayrollCycleOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type PayrollCycleOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, fromDate: string, toDate: string, payDate: string, status: PayrollCycleStatus, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type PayrollCycleLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type PayrollCycleLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type PayrollCycleHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type PayrollCycleHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type PayrollCycleAddMutationVariables = Exact<{
  input: PayrollCycleInput;
  reason?: string | null | undefined;
}>;


export type PayrollCycleAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, fromDate: string, toDate: string, payDate: string, status: PayrollCycleStatus, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type PayrollCycleUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: PayrollCyclePatch;
  reason?: string | null | undefined;
}>;


export type PayrollCycleUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, fromDate: string, toDate: string, payDate: string, status: PayrollCycleStatus, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type PayrollCycleDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type PayrollCycleDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type PayrollGeneralSettingListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: PayrollGeneralSettingFilter | null | undefined;
  sort?: Array<PayrollGeneralSettingSort> | PayrollGeneralSettingSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type PayrollGeneralSettingListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, country: string, currency: string, fiscalYearStart: Month, enableSalaryTemplate: boolean, roundOff: RoundOffMode, roundOffTo: string, version: number, updatedAt: string }> } };

export type PayrollGeneralSettingOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type PayrollGeneralSettingOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, country: string, currency: string, fiscalYearStart: Month, enableSalaryTemplate: boolean, slabWisePF: boolean, slabWiseNPS: boolean, defaultTaxRegime: TaxRegime, roundOff: RoundOffMode, roundOffTo: string, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type PayrollGeneralSettingLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type PayrollGeneralSettingLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type PayrollGeneralSettingHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type PayrollGeneralSettingHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type PayrollGeneralSettingAddMutationVariables = Exact<{
  input: PayrollGeneralSettingInput;
  reason?: string | null | undefined;
}>;


export type PayrollGeneralSettingAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, country: string, currency: string, fiscalYearStart: Month, enableSalaryTemplate: boolean, slabWisePF: boolean, slabWiseNPS: boolean, defaultTaxRegime: TaxRegime, roundOff: RoundOffMode, roundOffTo: string, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type PayrollGeneralSettingUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: PayrollGeneralSettingPatch;
  reason?: string | null | undefined;
}>;


export type PayrollGeneralSettingUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, country: string, currency: string, fiscalYearStart: Month, enableSalaryTemplate: boolean, slabWisePF: boolean, slabWiseNPS: boolean, defaultTaxRegime: TaxRegime, roundOff: RoundOffMode, roundOffTo: string, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type PayrollRunListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: PayrollRunFilter | null | undefined;
  sort?: Array<PayrollRunSort> | PayrollRunSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type PayrollRunListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, period: PayrollPeriod, fromDate: string | null, toDate: string | null, payDate: string | null, status: PayrollRunStatus, people: number | null, withWarnings: number | null, gross: string | null, net: string | null, version: number, updatedAt: string }> } };

export type PayrollRunOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type PayrollRunOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, note: string | null, period: PayrollPeriod, fromDate: string | null, toDate: string | null, payDate: string | null, status: PayrollRunStatus, currency: string | null, people: number | null, held: number | null, withWarnings: number | null, withoutSalary: number | null, gross: string | null, deductions: string | null, reimbursements: string | null, net: string | null, employerCost: string | null, sums: unknown, withoutPeople: unknown, preparedAt: string | null, preparedBy: string | null, preparedById: number | null, finalizedAt: string | null, finalizedBy: string | null, filedAt: string | null, filedBy: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, cycle: { id: string, name: string } } | null } };

export type PayrollRunLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type PayrollRunLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type PayrollRunHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type PayrollRunHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type PayrollRunAddMutationVariables = Exact<{
  input: PayrollRunInput;
  reason?: string | null | undefined;
}>;


export type PayrollRunAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, note: string | null, period: PayrollPeriod, fromDate: string | null, toDate: string | null, payDate: string | null, status: PayrollRunStatus, currency: string | null, people: number | null, held: number | null, withWarnings: number | null, withoutSalary: number | null, gross: string | null, deductions: string | null, reimbursements: string | null, net: string | null, employerCost: string | null, sums: unknown, withoutPeople: unknown, preparedAt: string | null, preparedBy: string | null, preparedById: number | null, finalizedAt: string | null, finalizedBy: string | null, filedAt: string | null, filedBy: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, cycle: { id: string, name: string } } | null } };

export type PayrollRunUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: PayrollRunPatch;
  reason?: string | null | undefined;
}>;


export type PayrollRunUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, note: string | null, period: PayrollPeriod, fromDate: string | null, toDate: string | null, payDate: string | null, status: PayrollRunStatus, currency: string | null, people: number | null, held: number | null, withWarnings: number | null, withoutSalary: number | null, gross: string | null, deductions: string | null, reimbursements: string | null, net: string | null, employerCost: string | null, sums: unknown, withoutPeople: unknown, preparedAt: string | null, preparedBy: string | null, preparedById: number | null, finalizedAt: string | null, finalizedBy: string | null, filedAt: string | null, filedBy: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, cycle: { id: string, name: string } } | null } };

export type PayrollRunDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type PayrollRunDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type PayslipListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: PayslipFilter | null | undefined;
  sort?: Array<PayslipSort> | PayslipSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type PayslipListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, status: PayslipStatus | null, warnings: Array<PayslipWarning> | null, payDate: string | null, net: string | null, gross: string | null, deductions: string | null, version: number, updatedAt: string, employee: { id: string, title: string, code: string | null } }> } };

export type PayslipOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type PayslipOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, status: PayslipStatus | null, isHeld: boolean, holdReason: string | null, warnings: Array<PayslipWarning> | null, warningCount: number | null, fromDate: string | null, toDate: string | null, payDate: string | null, currency: string | null, paidDays: string | null, lostDays: string | null, net: string | null, gross: string | null, deductions: string | null, reimbursements: string | null, employerCost: string | null, formerNet: string | null, lines: unknown, paidOn: string | null, paidReference: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, run: { id: string, name: string } } | null } };

export type PayslipLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type PayslipLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type PayslipHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type PayslipHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type SalaryAdvanceSettingListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: SalaryAdvanceSettingFilter | null | undefined;
  sort?: Array<SalaryAdvanceSettingSort> | SalaryAdvanceSettingSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type SalaryAdvanceSettingListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, allowed: boolean, basis: AdvanceBasis, mostPercent: string, mostInstalments: number, leastServiceMonths: number, duringProbation: boolean, version: number, updatedAt: string }> } };

export type SalaryAdvanceSettingOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type SalaryAdvanceSettingOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, allowed: boolean, basis: AdvanceBasis, mostPercent: string, mostInstalments: number, leastServiceMonths: number, duringProbation: boolean, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type SalaryAdvanceSettingLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SalaryAdvanceSettingLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type SalaryAdvanceSettingHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SalaryAdvanceSettingHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type SalaryAdvanceSettingAddMutationVariables = Exact<{
  input: SalaryAdvanceSettingInput;
  reason?: string | null | undefined;
}>;


export type SalaryAdvanceSettingAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, allowed: boolean, basis: AdvanceBasis, mostPercent: string, mostInstalments: number, leastServiceMonths: number, duringProbation: boolean, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type SalaryAdvanceSettingUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: SalaryAdvanceSettingPatch;
  reason?: string | null | undefined;
}>;


export type SalaryAdvanceSettingUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, allowed: boolean, basis: AdvanceBasis, mostPercent: string, mostInstalments: number, leastServiceMonths: number, duringProbation: boolean, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type SalaryAdvanceListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: SalaryAdvanceFilter | null | undefined;
  sort?: Array<SalaryAdvanceSort> | SalaryAdvanceSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type SalaryAdvanceListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, amount: string, reason: string, wantedOn: string, instalments: number, recoverFrom: string, status: RequestStatus, paidOn: string | null, version: number, updatedAt: string, employee: { id: string, title: string, code: string | null } }> } };

export type SalaryAdvanceOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type SalaryAdvanceOneQuery = { answer: { errorCode: string, message: string, row: { id: string, amount: string, reason: string, wantedOn: string, way: AdvanceWay, instalments: number, recoverFrom: string, status: RequestStatus, approval: unknown, paidOn: string | null, paidReference: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, changes: Array<{ id: string, kind: AdvanceChangeKind, day: string, month: string | null, instalments: number | null, amount: string | null, reference: string | null, reason: string, by: string }> | null } | null } };

export type SalaryAdvanceLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SalaryAdvanceLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type SalaryAdvanceHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SalaryAdvanceHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type SalaryAdvanceAddMutationVariables = Exact<{
  input: SalaryAdvanceInput;
  reason?: string | null | undefined;
}>;


export type SalaryAdvanceAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, amount: string, reason: string, wantedOn: string, way: AdvanceWay, instalments: number, recoverFrom: string, status: RequestStatus, approval: unknown, paidOn: string | null, paidReference: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, changes: Array<{ id: string, kind: AdvanceChangeKind, day: string, month: string | null, instalments: number | null, amount: string | null, reference: string | null, reason: string, by: string }> | null } | null } };

export type SalaryAdvanceUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: SalaryAdvancePatch;
  reason?: string | null | undefined;
}>;


export type SalaryAdvanceUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, amount: string, reason: string, wantedOn: string, way: AdvanceWay, instalments: number, recoverFrom: string, status: RequestStatus, approval: unknown, paidOn: string | null, paidReference: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, changes: Array<{ id: string, kind: AdvanceChangeKind, day: string, month: string | null, instalments: number | null, amount: string | null, reference: string | null, reason: string, by: string }> | null } | null } };

export type SalaryAdvanceDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type SalaryAdvanceDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type SalaryComponentListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: SalaryComponentFilter | null | undefined;
  sort?: Array<SalaryComponentSort> | SalaryComponentSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type SalaryComponentListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, code: string, type: SalaryComponentType, status: RecordStatus, basis: SalaryBasis, calculationType: SalaryCalculationType, period: PayPeriod, taxInclusion: boolean, version: number, updatedAt: string }> } };

export type SalaryComponentOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type SalaryComponentOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, code: string, type: SalaryComponentType, status: RecordStatus, description: string | null, basis: SalaryBasis, calculationType: SalaryCalculationType, amount: string | null, percentage: string | null, customFormula: string | null, period: PayPeriod, asIsPayment: boolean, gracePeriod: number | null, taxInclusion: boolean, perks: boolean, exemptUnder: Array<TaxRegime> | null, fbpComponent: boolean, maxLimit: string | null, restrictEmployeeFromOverridingFBPAmount: boolean, considerForEPF: boolean, considerForProvidentFund: boolean, considerForInsurance: boolean, benefitsAssociation: Array<SalaryBenefit> | null, employeeShare: string | null, employerShare: string | null, employeeShareAmount: string | null, employerShareAmount: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, percentOf: { id: string, name: string, code: string } | null, workFlow: { id: string, title: string, code: string | null } | null } | null } };

export type SalaryComponentLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SalaryComponentLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type SalaryComponentHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SalaryComponentHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type SalaryComponentAddMutationVariables = Exact<{
  input: SalaryComponentInput;
  reason?: string | null | undefined;
}>;


export type SalaryComponentAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, code: string, type: SalaryComponentType, status: RecordStatus, description: string | null, basis: SalaryBasis, calculationType: SalaryCalculationType, amount: string | null, percentage: string | null, customFormula: string | null, period: PayPeriod, asIsPayment: boolean, gracePeriod: number | null, taxInclusion: boolean, perks: boolean, exemptUnder: Array<TaxRegime> | null, fbpComponent: boolean, maxLimit: string | null, restrictEmployeeFromOverridingFBPAmount: boolean, considerForEPF: boolean, considerForProvidentFund: boolean, considerForInsurance: boolean, benefitsAssociation: Array<SalaryBenefit> | null, employeeShare: string | null, employerShare: string | null, employeeShareAmount: string | null, employerShareAmount: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, percentOf: { id: string, name: string, code: string } | null, workFlow: { id: string, title: string, code: string | null } | null } | null } };

export type SalaryComponentUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: SalaryComponentPatch;
  reason?: string | null | undefined;
}>;


export type SalaryComponentUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, code: string, type: SalaryComponentType, status: RecordStatus, description: string | null, basis: SalaryBasis, calculationType: SalaryCalculationType, amount: string | null, percentage: string | null, customFormula: string | null, period: PayPeriod, asIsPayment: boolean, gracePeriod: number | null, taxInclusion: boolean, perks: boolean, exemptUnder: Array<TaxRegime> | null, fbpComponent: boolean, maxLimit: string | null, restrictEmployeeFromOverridingFBPAmount: boolean, considerForEPF: boolean, considerForProvidentFund: boolean, considerForInsurance: boolean, benefitsAssociation: Array<SalaryBenefit> | null, employeeShare: string | null, employerShare: string | null, employeeShareAmount: string | null, employerShareAmount: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, percentOf: { id: string, name: string, code: string } | null, workFlow: { id: string, title: string, code: string | null } | null } | null } };

export type SalaryComponentDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type SalaryComponentDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type SalaryTemplateListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: SalaryTemplateFilter | null | undefined;
  sort?: Array<SalaryTemplateSort> | SalaryTemplateSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type SalaryTemplateListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, status: RecordStatus, description: string | null, annualCTC: string | null, effectiveFrom: string, version: number, updatedAt: string }> } };

export type SalaryTemplateOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type SalaryTemplateOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, status: RecordStatus, description: string | null, annualCTC: string | null, effectiveFrom: string, effectiveTo: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, allowances: Array<{ id: string, percentage: string | null, amount: string | null, component: { id: string, name: string, code: string } }> | null, retirals: Array<{ id: string, employeeShare: string | null, employerShare: string | null, component: { id: string, name: string, code: string } }> | null, grosses: Array<{ id: string, component: { id: string, name: string, code: string } }> | null } | null } };

export type SalaryTemplateLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SalaryTemplateLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type SalaryTemplateHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SalaryTemplateHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type SalaryTemplateAddMutationVariables = Exact<{
  input: SalaryTemplateInput;
  reason?: string | null | undefined;
}>;


export type SalaryTemplateAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, status: RecordStatus, description: string | null, annualCTC: string | null, effectiveFrom: string, effectiveTo: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, allowances: Array<{ id: string, percentage: string | null, amount: string | null, component: { id: string, name: string, code: string } }> | null, retirals: Array<{ id: string, employeeShare: string | null, employerShare: string | null, component: { id: string, name: string, code: string } }> | null, grosses: Array<{ id: string, component: { id: string, name: string, code: string } }> | null } | null } };

export type SalaryTemplateUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: SalaryTemplatePatch;
  reason?: string | null | undefined;
}>;


export type SalaryTemplateUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, status: RecordStatus, description: string | null, annualCTC: string | null, effectiveFrom: string, effectiveTo: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, allowances: Array<{ id: string, percentage: string | null, amount: string | null, component: { id: string, name: string, code: string } }> | null, retirals: Array<{ id: string, employeeShare: string | null, employerShare: string | null, component: { id: string, name: string, code: string } }> | null, grosses: Array<{ id: string, component: { id: string, name: string, code: string } }> | null } | null } };

export type SalaryTemplateDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type SalaryTemplateDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type SettlementListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: SettlementFilter | null | undefined;
  sort?: Array<SettlementSort> | SettlementSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type SettlementListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, status: SettlementStatus, lastWorkingDay: string | null, dueOn: string | null, points: Array<SettlementPoint> | null, net: string | null, gross: string | null, deductions: string | null, paidOn: string | null, version: number, updatedAt: string }> } };

export type SettlementOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type SettlementOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, notice: SettlementNotice | null, gratuityAtOnce: boolean, note: string | null, status: SettlementStatus, lastWorkingDay: string | null, noticeDate: string | null, dueOn: string | null, fromDate: string | null, toDate: string | null, points: Array<SettlementPoint> | null, currency: string | null, net: string | null, gross: string | null, deductions: string | null, reimbursements: string | null, employerCost: string | null, lines: unknown, adjustments: unknown, preparedAt: string | null, preparedBy: string | null, preparedById: number | null, submittedBy: string | null, submittedById: number | null, returnReason: string | null, finalizedAt: string | null, finalizedBy: string | null, filedAt: string | null, filedBy: string | null, paidOn: string | null, paidReference: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, exit: { id: string, title: string, code: string | null } } | null } };

export type SettlementLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SettlementLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type SettlementHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SettlementHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type SettlementAddMutationVariables = Exact<{
  input: SettlementInput;
  reason?: string | null | undefined;
}>;


export type SettlementAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, notice: SettlementNotice | null, gratuityAtOnce: boolean, note: string | null, status: SettlementStatus, lastWorkingDay: string | null, noticeDate: string | null, dueOn: string | null, fromDate: string | null, toDate: string | null, points: Array<SettlementPoint> | null, currency: string | null, net: string | null, gross: string | null, deductions: string | null, reimbursements: string | null, employerCost: string | null, lines: unknown, adjustments: unknown, preparedAt: string | null, preparedBy: string | null, preparedById: number | null, submittedBy: string | null, submittedById: number | null, returnReason: string | null, finalizedAt: string | null, finalizedBy: string | null, filedAt: string | null, filedBy: string | null, paidOn: string | null, paidReference: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, exit: { id: string, title: string, code: string | null } } | null } };

export type SettlementUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: SettlementPatch;
  reason?: string | null | undefined;
}>;


export type SettlementUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, notice: SettlementNotice | null, gratuityAtOnce: boolean, note: string | null, status: SettlementStatus, lastWorkingDay: string | null, noticeDate: string | null, dueOn: string | null, fromDate: string | null, toDate: string | null, points: Array<SettlementPoint> | null, currency: string | null, net: string | null, gross: string | null, deductions: string | null, reimbursements: string | null, employerCost: string | null, lines: unknown, adjustments: unknown, preparedAt: string | null, preparedBy: string | null, preparedById: number | null, submittedBy: string | null, submittedById: number | null, returnReason: string | null, finalizedAt: string | null, finalizedBy: string | null, filedAt: string | null, filedBy: string | null, paidOn: string | null, paidReference: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, employee: { id: string, title: string, code: string | null }, exit: { id: string, title: string, code: string | null } } | null } };

export type SettlementDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type SettlementDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type ReadPayrollActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadPayrollActionsQuery = { listPayrollActions: { payrollActions: Array<{ action: PayrollActionKind, cycleName: string, dueDate: string, path: string }> } };

export type ReadUtilizationQueryVariables = Exact<{
  form: Form;
}>;


export type ReadUtilizationQuery = { getUtilization: { entitledDays: string, takenDays: string, utilization: Array<{ cycleName: string, fromDate: string, toDate: string, leaveDays: string, leaveTypes: Array<{ leaveName: string, days: string }> }> } };

export type ReadFormulaWordsQueryVariables = Exact<{
  set: FormulaSet;
}>;


export type ReadFormulaWordsQuery = { answer: { words: Array<{ name: string, label: string | null, type: string, monthly: string | null, annual: string | null }> } };

export type FigurePartsFragment = { componentId: number, code: string, name: string, period: PayPeriod, monthly: string | null, annual: string, lastMonth: string | null, source: { formula: string | null, calculationType: SalaryCalculationType, reckoned: string, share: string | null, exact: string, rounded: string, inputs: Array<{ name: string, value: string }> } };

export type CalculateSalaryQueryVariables = Exact<{
  employeeId?: number | null | undefined;
  salaryDetails: SalaryDetailInput;
  allowanceDetails?: Array<SalaryAllowanceInput> | SalaryAllowanceInput | null | undefined;
  retiralDetails?: Array<SalaryRetiralInput> | SalaryRetiralInput | null | undefined;
  grossIds?: Array<number> | number | null | undefined;
}>;


export type CalculateSalaryQuery = { answer: { salaryStructure: { annualCTC: number, annualGrossSalary: number, monthlyGrossSalary: number, currency: string, allowances: Array<{ componentId: number, code: string, name: string, period: PayPeriod, monthly: string | null, annual: string, lastMonth: string | null, source: { formula: string | null, calculationType: SalaryCalculationType, reckoned: string, share: string | null, exact: string, rounded: string, inputs: Array<{ name: string, value: string }> } }>, retirals: Array<{ componentId: number, code: string, name: string, period: PayPeriod, monthly: string | null, annual: string, lastMonth: string | null, source: { formula: string | null, calculationType: SalaryCalculationType, reckoned: string, share: string | null, exact: string, rounded: string, inputs: Array<{ name: string, value: string }> } }>, grosses: Array<{ componentId: number, code: string, name: string, period: PayPeriod, monthly: string | null, annual: string, lastMonth: string | null, source: { formula: string | null, calculationType: SalaryCalculationType, reckoned: string, share: string | null, exact: string, rounded: string, inputs: Array<{ name: string, value: string }> } }> }, employeeRetiralDetails: Array<{ componentId: number, name: string, employeeShareMonthly: string | null, employeeShareAnnual: string, employeeShareLastMonth: string | null }> } };

export type ReadEmployeeSalariesQueryVariables = Exact<{
  employeeId: number;
}>;


export type ReadEmployeeSalariesQuery = { answer: { salaryDetails: string } };

export type ReadOwnSalaryQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadOwnSalaryQuery = { answer: { salaryDetails: string } };

export type ReadEmployeesWithoutSalaryQueryVariables = Exact<{
  search?: string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ReadEmployeesWithoutSalaryQuery = { answer: { totalRecords: number, rows: Array<{ employeeId: number, name: string, employeeNumber: string | null, designation: string | null, department: string | null, dateOfJoin: string | null, isAgreed: boolean, hasRecord: boolean }> } };

export type ReadPayRangeQueryVariables = Exact<{
  employeeId: number;
  annualGrossSalary?: string | null | undefined;
}>;


export type ReadPayRangeQuery = { answer: { grade: string | null, currency: string | null, minimum: string | null, maximum: string | null, standing: PayRangeStanding | null, compaRatio: string | null, position: string | null } };

export type OverviewLineFragment = { salaryId: number, employeeId: number, employeeName: string, revisionType: SalaryRevisionType, effectiveFrom: string };

export type ReadSalaryOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadSalaryOverviewQuery = { answer: { withSalary: number | null, withoutSalary: number | null, waiting: number | null, coming: number | null, annualCTC: string | null, currency: string, waitingRevisions: Array<{ salaryId: number, employeeId: number, employeeName: string, revisionType: SalaryRevisionType, effectiveFrom: string }>, comingRevisions: Array<{ salaryId: number, employeeId: number, employeeName: string, revisionType: SalaryRevisionType, effectiveFrom: string }> } };

export type MoveSalaryRevisionsMutationVariables = Exact<{
  revisionIds: Array<number> | number;
  status: SalaryRevisionStatus;
  comment?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type MoveSalaryRevisionsMutation = { answer: { message: string, changeSet: string | null, successCount: number, failureCount: number, results: Array<{ revisionId: number, success: boolean, message: string }> } };

export type TakeOverCandidateSalaryMutationVariables = Exact<{
  employeeId: number;
}>;


export type TakeOverCandidateSalaryMutation = { answer: { message: string, changeSet: string | null, salaryId: number | null } };

export type BenefitsSumPartsFragment = { count: number, amount: string };

export type ReadBenefitsOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadBenefitsOverviewQuery = { answer: { today: string, earnings: { pending: { count: number, amount: string }, approved: { count: number, amount: string }, paidThisYear: { count: number, amount: string }, committed: { count: number, amount: string }, next: Array<{ earningId: string, employeeName: string, name: string, amount: string, payoutDate: string }> } | null, clawbacks: { proposed: { count: number, amount: string }, confirmed: { count: number, amount: string }, waiting: Array<{ clawbackId: string, employeeName: string, earningName: string, clawbackAmount: string | null, lastWorkingDay: string }> } | null } };

export type PreviewOneTimeEarningsQueryVariables = Exact<{
  kindId: string;
  payoutDate?: string | null | undefined;
  departmentId?: string | null | undefined;
  locationId?: string | null | undefined;
  teamOf?: string | null | undefined;
}>;


export type PreviewOneTimeEarningsQuery = { answer: { totalRecords: number, rows: Array<{ employeeId: string, employeeName: string, employeeNumber: string, amount: string | null, payoutDate: string | null, isApproved: boolean, problem: string | null }> } };

export type GiveOneTimeEarningsMutationVariables = Exact<{
  kindId: string;
  payoutDate?: string | null | undefined;
  employeeIds: Array<string> | string;
}>;


export type GiveOneTimeEarningsMutation = { answer: { added: number, changeSet: string | null } };

export type ReadPayslipSheetQueryVariables = Exact<{
  payslipId: string;
}>;


export type ReadPayslipSheetQuery = { answer: { payslip: { payslipId: string, runId: string, status: PayslipStatus, holdReason: string | null, warnings: Array<PayslipWarning>, organization: string, name: string, fromDate: string, toDate: string, payDate: string, paidOn: string | null, currency: string, employeeId: string, employeeName: string, employeeNumber: string | null, designation: string | null, department: string | null, location: string | null, dateOfJoin: string, account: string | null, cycleDays: number, paidDays: string, lostDays: string, gross: string, deductions: string, reimbursements: string, net: string, employerCost: string, grossToDate: string, deductionsToDate: string, netToDate: string, yearFrom: string, lines: Array<{ code: string, kind: PayslipLineKind, title: string, amount: string, yearToDate: string, parts: Array<{ origin: PayslipOrigin, title: string, amount: string, days: string | null }> }> } } };

export type ReadPayslipPdfQueryVariables = Exact<{
  payslipId: string;
}>;


export type ReadPayslipPdfQuery = { answer: { name: string, content: string } };

export type ReckonPayrollRunMutationVariables = Exact<{
  runId: string;
}>;


export type ReckonPayrollRunMutation = { answer: { payslips: number, job: string | null } };

export type FinalizePayrollRunMutationVariables = Exact<{
  runId: string;
}>;


export type FinalizePayrollRunMutation = { answer: { changeSet: string | null, payslips: number, job: string | null } };

export type ReopenPayrollRunMutationVariables = Exact<{
  runId: string;
}>;


export type ReopenPayrollRunMutation = { answer: { changeSet: string | null, payslips: number, job: string | null } };

export type HoldPayslipsMutationVariables = Exact<{
  payslipIds: Array<string> | string;
  reason: string;
}>;


export type HoldPayslipsMutation = { answer: { changeSet: string | null, payslips: number } };

export type ReleasePayslipsMutationVariables = Exact<{
  payslipIds: Array<string> | string;
}>;


export type ReleasePayslipsMutation = { answer: { changeSet: string | null, payslips: number } };

export type ReadPayrollRunReviewQueryVariables = Exact<{
  runId: string;
}>;


export type ReadPayrollRunReviewQuery = { answer: { formerName: string | null, formerNet: string | null, isOwn: boolean, openAttendance: number | null, withoutSalary: Array<string>, hours: Array<{ concern: PayrollRunHoursConcern, people: number, names: Array<string> }>, sums: Array<{ code: string, kind: PayslipLineKind, title: string, amount: string, people: number, former: string | null }>, points: Array<{ payslipId: string, employeeName: string, net: string, formerNet: string | null, warnings: Array<PayslipWarning> }>, held: Array<{ payslipId: string, employeeName: string, reason: string }> } };

export type ReadPayrollRunWorkQueryVariables = Exact<{
  runId: string;
}>;


export type ReadPayrollRunWorkQuery = { answer: { work: { job: string, step: string, by: string, isOwn: boolean, isWaiting: boolean, total: number | null, progress: number } | null } };

export type ReadStartOfPayrollRunQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadStartOfPayrollRunQuery = { answer: { cycleId: string | null } };

export type ReadPayrollReconciliationQueryVariables = Exact<{
  runId?: string | null | undefined;
  search?: string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ReadPayrollReconciliationQuery = { answer: { runId: string | null, name: string | null, formerName: string | null, currency: string | null, formerNet: string | null, net: string | null, totalRecords: number, unchanged: number, runs: Array<{ id: string, name: string, isFinal: boolean }>, rows: Array<{ employeeId: string, employeeName: string, employeeNumber: string | null, payslipId: string | null, formerNet: string | null, net: string | null, difference: string, reasons: Array<PayChangeReason>, components: Array<{ code: string, kind: PayslipLineKind, title: string, former: string, now: string }> }> } };

export type ReadFundTransferQueryVariables = Exact<{
  runId?: string | null | undefined;
  standing?: FundTransferStanding | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type ReadFundTransferQuery = { answer: { settlementsDue: number, runId: string | null, name: string | null, currency: string | null, fromDate: string | null, payDate: string | null, filedAt: string | null, filedBy: string | null, newAccounts: number, seesAccounts: boolean, totalRecords: number, runs: Array<{ id: string, name: string }>, sums: Array<{ standing: FundTransferStanding, people: number, amount: string }>, banks: Array<{ bank: string, people: number, amount: string }>, rows: Array<{ payslipId: string, employeeId: string, employeeName: string, employeeNumber: string | null, standing: FundTransferStanding, net: string, holdReason: string | null, paidOn: string | null, paidReference: string | null, bank: string | null, accountHolder: string | null, accountNumber: string | null, branchCode: string | null, isAccountNew: boolean }> } };

export type ReadSettlementTransferQueryVariables = Exact<{
  standing?: FundTransferStanding | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type ReadSettlementTransferQuery = { answer: { settlementsDue: number, currency: string, filedAt: string | null, filedBy: string | null, newAccounts: number, seesAccounts: boolean, totalRecords: number, runs: Array<{ id: string, name: string }>, sums: Array<{ standing: FundTransferStanding, people: number, amount: string }>, banks: Array<{ bank: string, people: number, amount: string }>, rows: Array<{ settlementId: string, employeeId: string, employeeName: string, employeeNumber: string | null, standing: FundTransferStanding, net: string, paidOn: string | null, paidReference: string | null, bank: string | null, accountHolder: string | null, accountNumber: string | null, branchCode: string | null, isAccountNew: boolean }> } };

export type MarkSettlementsTransferredMutationVariables = Exact<{
  settlementIds?: Array<string> | string | null | undefined;
  paidOn: string;
  reference?: string | null | undefined;
}>;


export type MarkSettlementsTransferredMutation = { answer: { changeSet: string | null, settlements: number } };

export type TakeBackSettlementTransfersMutationVariables = Exact<{
  settlementIds: Array<string> | string;
}>;


export type TakeBackSettlementTransfersMutation = { answer: { changeSet: string | null, settlements: number } };

export type MarkTransferredMutationVariables = Exact<{
  runId: string;
  payslipIds?: Array<string> | string | null | undefined;
  paidOn: string;
  reference?: string | null | undefined;
}>;


export type MarkTransferredMutation = { answer: { changeSet: string | null, payslips: number, job: string | null } };

export type TakeBackTransfersMutationVariables = Exact<{
  payslipIds: Array<string> | string;
}>;


export type TakeBackTransfersMutation = { answer: { changeSet: string | null, payslips: number } };

export type ReckonBonusRoundMutationVariables = Exact<{
  roundId: string;
}>;


export type ReckonBonusRoundMutation = { answer: { people: number, job: string | null, changeSet: string | null } };

export type MoveBonusRoundMutationVariables = Exact<{
  roundId: string;
  step: BonusStep;
  remarks?: string | null | undefined;
}>;


export type MoveBonusRoundMutation = { answer: { people: number, changeSet: string | null } };

export type DecideBonusRoundMutationVariables = Exact<{
  roundId: string;
  step: BonusStep;
  remarks?: string | null | undefined;
}>;


export type DecideBonusRoundMutation = { answer: { people: number, changeSet: string | null } };

export type ReadLeaversQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: LeaverState | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ReadLeaversQuery = { answer: { without: number, open: number, final: number, paid: number, late: number, totalRecords: number, rows: Array<{ exitId: string, employeeId: string, name: string, employeeNumber: string | null, designation: string | null, department: string | null, noticeDate: string, lastWorkingDay: string, dueOn: string | null, isLate: boolean, isOwn: boolean, settlementId: string | null, status: SettlementStatus | null, net: string | null, currency: string | null, points: Array<SettlementPoint> }> } };

export type ReadSettlementSheetQueryVariables = Exact<{
  settlementId: string;
}>;


export type ReadSettlementSheetQuery = { answer: { settlement: { settlementId: string, status: SettlementStatus, isMoved: boolean, isOwn: boolean, points: Array<SettlementPoint>, employeeId: string, employeeName: string, employeeNumber: string | null, designation: string | null, department: string | null, dateOfJoin: string, noticeDate: string, lastWorkingDay: string, dueOn: string | null, fromDate: string, toDate: string, reason: string, notice: SettlementNotice | null, account: string | null, currency: string, gross: string, deductions: string, reimbursements: string, net: string, note: string | null, returnReason: string | null, preparedBy: string | null, preparedAt: string | null, submittedBy: string | null, finalizedBy: string | null, finalizedAt: string | null, paidOn: string | null, paidReference: string | null, lines: Array<{ code: string, kind: PayslipLineKind, title: string, amount: string, parts: Array<{ origin: PayslipOrigin, title: string, amount: string, days: string | null, how: string | null, law: string | null, adjustmentId: string | null }> }> } } };

export type ReadSettlementPdfQueryVariables = Exact<{
  settlementId: string;
}>;


export type ReadSettlementPdfQuery = { answer: { name: string, content: string } };

export type PrepareSettlementMutationVariables = Exact<{
  employeeId: string;
}>;


export type PrepareSettlementMutation = { answer: { changeSet: string | null, row: { id: string } | null } };

export type ReckonSettlementMutationVariables = Exact<{
  settlementId: string;
}>;


export type ReckonSettlementMutation = { answer: { changeSet: string | null, status: SettlementStatus } };

export type AdjustSettlementMutationVariables = Exact<{
  settlementId: string;
  adjustment: SettlementAdjustmentInput;
}>;


export type AdjustSettlementMutation = { answer: { changeSet: string | null, status: SettlementStatus } };

export type DropSettlementAdjustmentMutationVariables = Exact<{
  settlementId: string;
  adjustmentId: string;
}>;


export type DropSettlementAdjustmentMutation = { answer: { changeSet: string | null, status: SettlementStatus } };

export type MoveSettlementMutationVariables = Exact<{
  settlementId: string;
  step: SettlementStep;
  reason?: string | null | undefined;
  day?: string | null | undefined;
  reference?: string | null | undefined;
}>;


export type MoveSettlementMutation = { answer: { changeSet: string | null, status: SettlementStatus } };

export type DecideSettlementMutationVariables = Exact<{
  settlementId: string;
  decision: SettlementDecision;
}>;


export type DecideSettlementMutation = { answer: { changeSet: string | null, status: SettlementStatus } };

export type ReadAirTicketSettlementQueryVariables = Exact<{
  on?: string | null | undefined;
  cycles: AirTicketCycles;
  filter?: AirTicketFilter | null | undefined;
}>;


export type ReadAirTicketSettlementQuery = { answer: { totalRecords: number, currency: string, today: string, hasPolicy: boolean, rows: Array<{ employeeId: string, employeeName: string, employeeNumber: string, department: string | null, policyName: string, destination: string | null, cycleFrom: string, cycleUntil: string, people: number, tickets: number, ticketsUsed: number, entitled: string, accrued: string, claimed: string, settled: string, encashed: string, balance: string, liability: string }>, totals: { people: number, entitled: string, accrued: string, claimed: string, settled: string, encashed: string, balance: string, liability: string } } };

export type ReadBenefitsReportQueryVariables = Exact<{
  fromMonth: string;
  untilMonth: string;
  by: BenefitsReportGroup;
  filter?: BenefitsReportFilter | null | undefined;
  language?: Language | null | undefined;
}>;


export type ReadBenefitsReportQuery = { answer: { totalRecords: number, currency: string, columns: Array<{ group: BenefitsGroup, label: string, isDeduction: boolean }>, rows: Array<{ id: string | null, name: string, code: string | null, people: number, values: Array<string> }>, total: { id: string | null, name: string, code: string | null, people: number, values: Array<string> } } };

export type ReckonSalaryAdvanceQueryVariables = Exact<{
  employeeId?: string | null | undefined;
  advanceId?: string | null | undefined;
  amount?: string | null | undefined;
  instalments?: number | null | undefined;
  wantedOn?: string | null | undefined;
  recoverFrom?: string | null | undefined;
}>;


export type ReckonSalaryAdvanceQuery = { answer: { currency: string, basis: AdvanceBasis, pay: string | null, payMonth: string | null, most: string | null, mostInstalments: number, problems: Array<{ field: string, message: string }>, instalments: Array<{ month: string, amount: string }> } };

export type ReadSalaryAdvanceSheetQueryVariables = Exact<{
  advanceId: string;
}>;


export type ReadSalaryAdvanceSheetQuery = { answer: { advanceId: string, employeeId: string, currency: string, amount: string, paidOn: string | null, isPaidByRun: boolean, recovered: string, repaid: string, forfeited: string, outstanding: string, entries: Array<{ kind: AdvanceEntryKind, day: string, name: string | null, amount: string | null, month: string | null, instalments: number | null, reference: string | null, reason: string | null, by: string | null }>, ahead: Array<{ month: string, amount: string }> } };

export type ReadOutstandingAdvancesQueryVariables = Exact<{
  group: OutstandingAdvancesGroup;
  filter?: OutstandingAdvancesFilter | null | undefined;
}>;


export type ReadOutstandingAdvancesQuery = { answer: { totalRecords: number, currency: string, rows: Array<{ advanceId: string | null, employeeId: string | null, name: string | null, employeeNumber: string | null, department: string | null, reason: string | null, paidOn: string | null, people: number, amount: string, recovered: string, repaid: string, forfeited: string, outstanding: string, next: string, until: string | null }>, totals: { people: number, amount: string, recovered: string, repaid: string, forfeited: string, outstanding: string, next: string } } };

export type MoveSalaryAdvanceMutationVariables = Exact<{
  advanceId: string;
  step: SalaryAdvanceStep;
  day?: string | null | undefined;
  reference?: string | null | undefined;
  month?: string | null | undefined;
  instalments?: number | null | undefined;
  amount?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type MoveSalaryAdvanceMutation = { answer: { changeSet: string | null, outstanding: string, currency: string } };

export type PreviewPayrollCyclesQueryVariables = Exact<{
  frequency: CycleFrequency;
  firstDay?: string | null | undefined;
  months: number;
  rule: PayDayRule;
  payDay: number;
  shift: PayDayShift;
}>;


export type PreviewPayrollCyclesQuery = { answer: { firstDay: string, cycles: Array<{ name: string, fromDate: string, toDate: string, payDate: string, taken: string | null }> } };

export type GeneratePayrollCyclesMutationVariables = Exact<{
  frequency: CycleFrequency;
  firstDay: string;
  months: number;
  rule: PayDayRule;
  payDay: number;
  shift: PayDayShift;
  picked: Array<string> | string;
}>;


export type GeneratePayrollCyclesMutation = { answer: { added: number, changeSet: string | null } };

export const FigurePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"componentId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"monthly"}},{"kind":"Field","name":{"kind":"Name","value":"annual"}},{"kind":"Field","name":{"kind":"Name","value":"lastMonth"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"calculationType"}},{"kind":"Field","name":{"kind":"Name","value":"inputs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reckoned"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"exact"}},{"kind":"Field","name":{"kind":"Name","value":"rounded"}}]}}]}}]} as unknown as DocumentNode<FigurePartsFragment, unknown>;
export const OverviewLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryOverviewLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salaryId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"revisionType"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}}]}}]} as unknown as DocumentNode<OverviewLineFragment, unknown>;
export const BenefitsSumPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenefitsSumParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenefitsSum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<BenefitsSumPartsFragment, unknown>;
export const AdhocAllowanceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdhocAllowanceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdhocAllowanceFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdhocAllowanceSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listAdhocAllowances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"calculationType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"taxInclusion"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<AdhocAllowanceListQuery, AdhocAllowanceListQueryVariables>;
export const AdhocAllowanceOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdhocAllowanceOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"adhocAllowance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"calculationType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"customFormula"}},{"kind":"Field","name":{"kind":"Name","value":"overrideAtEmployeeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"taxInclusion"}},{"kind":"Field","name":{"kind":"Name","value":"defaultPayoutFrom"}},{"kind":"Field","name":{"kind":"Name","value":"payoutmonths"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproval"}},{"kind":"Field","name":{"kind":"Name","value":"benefitsAssociation"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentPeriodMonths"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackConfiguration"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackAmount"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackFormula"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AdhocAllowanceOneQuery, AdhocAllowanceOneQueryVariables>;
export const AdhocAllowanceLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdhocAllowanceLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupAdhocAllowances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<AdhocAllowanceLookupQuery, AdhocAllowanceLookupQueryVariables>;
export const AdhocAllowanceHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdhocAllowanceHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"adhocAllowanceHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdhocAllowanceHistoryQuery, AdhocAllowanceHistoryQueryVariables>;
export const AdhocAllowanceAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdhocAllowanceAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdhocAllowanceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addAdhocAllowance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"calculationType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"customFormula"}},{"kind":"Field","name":{"kind":"Name","value":"overrideAtEmployeeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"taxInclusion"}},{"kind":"Field","name":{"kind":"Name","value":"defaultPayoutFrom"}},{"kind":"Field","name":{"kind":"Name","value":"payoutmonths"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproval"}},{"kind":"Field","name":{"kind":"Name","value":"benefitsAssociation"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentPeriodMonths"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackConfiguration"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackAmount"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackFormula"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AdhocAllowanceAddMutation, AdhocAllowanceAddMutationVariables>;
export const AdhocAllowanceUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdhocAllowanceUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdhocAllowancePatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateAdhocAllowance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"calculationType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"customFormula"}},{"kind":"Field","name":{"kind":"Name","value":"overrideAtEmployeeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"taxInclusion"}},{"kind":"Field","name":{"kind":"Name","value":"defaultPayoutFrom"}},{"kind":"Field","name":{"kind":"Name","value":"payoutmonths"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproval"}},{"kind":"Field","name":{"kind":"Name","value":"benefitsAssociation"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentPeriodMonths"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackConfiguration"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackAmount"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackFormula"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AdhocAllowanceUpdateMutation, AdhocAllowanceUpdateMutationVariables>;
export const AdhocAllowanceDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdhocAllowanceDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteAdhocAllowances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<AdhocAllowanceDeleteMutation, AdhocAllowanceDeleteMutationVariables>;
export const AirTicketFareListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketFareList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketFareFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketFareSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listAirTicketFares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ticketClass"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"adult"}},{"kind":"Field","name":{"kind":"Name","value":"child"}},{"kind":"Field","name":{"kind":"Name","value":"infant"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketFareListQuery, AirTicketFareListQueryVariables>;
export const AirTicketFareOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketFareOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"airTicketFare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ticketClass"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"adult"}},{"kind":"Field","name":{"kind":"Name","value":"child"}},{"kind":"Field","name":{"kind":"Name","value":"infant"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketFareOneQuery, AirTicketFareOneQueryVariables>;
export const AirTicketFareLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketFareLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupAirTicketFares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketFareLookupQuery, AirTicketFareLookupQueryVariables>;
export const AirTicketFareHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketFareHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"airTicketFareHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketFareHistoryQuery, AirTicketFareHistoryQueryVariables>;
export const AirTicketFareAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AirTicketFareAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketFareInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addAirTicketFare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ticketClass"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"adult"}},{"kind":"Field","name":{"kind":"Name","value":"child"}},{"kind":"Field","name":{"kind":"Name","value":"infant"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketFareAddMutation, AirTicketFareAddMutationVariables>;
export const AirTicketFareUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AirTicketFareUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketFarePatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateAirTicketFare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ticketClass"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"adult"}},{"kind":"Field","name":{"kind":"Name","value":"child"}},{"kind":"Field","name":{"kind":"Name","value":"infant"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketFareUpdateMutation, AirTicketFareUpdateMutationVariables>;
export const AirTicketFareDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AirTicketFareDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteAirTicketFares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<AirTicketFareDeleteMutation, AirTicketFareDeleteMutationVariables>;
export const AirTicketHomeListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketHomeList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketHomeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketHomeSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listAirTicketHomes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketHomeListQuery, AirTicketHomeListQueryVariables>;
export const AirTicketHomeOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketHomeOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"airTicketHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketHomeOneQuery, AirTicketHomeOneQueryVariables>;
export const AirTicketHomeLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketHomeLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupAirTicketHomes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketHomeLookupQuery, AirTicketHomeLookupQueryVariables>;
export const AirTicketHomeHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketHomeHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"airTicketHomeHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketHomeHistoryQuery, AirTicketHomeHistoryQueryVariables>;
export const AirTicketHomeAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AirTicketHomeAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketHomeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addAirTicketHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketHomeAddMutation, AirTicketHomeAddMutationVariables>;
export const AirTicketHomeUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AirTicketHomeUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketHomePatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateAirTicketHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketHomeUpdateMutation, AirTicketHomeUpdateMutationVariables>;
export const AirTicketHomeDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AirTicketHomeDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteAirTicketHomes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<AirTicketHomeDeleteMutation, AirTicketHomeDeleteMutationVariables>;
export const AirTicketPolicyListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketPolicyList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketPolicyFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketPolicySort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listAirTicketPolicies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveUntil"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cycleMonths"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"ticketClass"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"encashment"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketPolicyListQuery, AirTicketPolicyListQueryVariables>;
export const AirTicketPolicyOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketPolicyOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"airTicketPolicy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"customGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveUntil"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"childrenCovered"}},{"kind":"Field","name":{"kind":"Name","value":"childUntilAge"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cycleMonths"}},{"kind":"Field","name":{"kind":"Name","value":"cycleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleAfterMonths"}},{"kind":"Field","name":{"kind":"Name","value":"afterConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"inAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"carryCycles"}},{"kind":"Field","name":{"kind":"Name","value":"proratedForLeavers"}},{"kind":"Field","name":{"kind":"Name","value":"ticketClass"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"adultAmount"}},{"kind":"Field","name":{"kind":"Name","value":"childAmount"}},{"kind":"Field","name":{"kind":"Name","value":"infantAmount"}},{"kind":"Field","name":{"kind":"Name","value":"encashment"}},{"kind":"Field","name":{"kind":"Name","value":"encashmentPercent"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketPolicyOneQuery, AirTicketPolicyOneQueryVariables>;
export const AirTicketPolicyLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketPolicyLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupAirTicketPolicies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketPolicyLookupQuery, AirTicketPolicyLookupQueryVariables>;
export const AirTicketPolicyHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketPolicyHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"airTicketPolicyHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketPolicyHistoryQuery, AirTicketPolicyHistoryQueryVariables>;
export const AirTicketPolicyAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AirTicketPolicyAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketPolicyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addAirTicketPolicy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"customGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveUntil"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"childrenCovered"}},{"kind":"Field","name":{"kind":"Name","value":"childUntilAge"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cycleMonths"}},{"kind":"Field","name":{"kind":"Name","value":"cycleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleAfterMonths"}},{"kind":"Field","name":{"kind":"Name","value":"afterConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"inAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"carryCycles"}},{"kind":"Field","name":{"kind":"Name","value":"proratedForLeavers"}},{"kind":"Field","name":{"kind":"Name","value":"ticketClass"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"adultAmount"}},{"kind":"Field","name":{"kind":"Name","value":"childAmount"}},{"kind":"Field","name":{"kind":"Name","value":"infantAmount"}},{"kind":"Field","name":{"kind":"Name","value":"encashment"}},{"kind":"Field","name":{"kind":"Name","value":"encashmentPercent"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketPolicyAddMutation, AirTicketPolicyAddMutationVariables>;
export const AirTicketPolicyUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AirTicketPolicyUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketPolicyPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateAirTicketPolicy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"customGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveUntil"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"childrenCovered"}},{"kind":"Field","name":{"kind":"Name","value":"childUntilAge"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cycleMonths"}},{"kind":"Field","name":{"kind":"Name","value":"cycleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleAfterMonths"}},{"kind":"Field","name":{"kind":"Name","value":"afterConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"inAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"carryCycles"}},{"kind":"Field","name":{"kind":"Name","value":"proratedForLeavers"}},{"kind":"Field","name":{"kind":"Name","value":"ticketClass"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"adultAmount"}},{"kind":"Field","name":{"kind":"Name","value":"childAmount"}},{"kind":"Field","name":{"kind":"Name","value":"infantAmount"}},{"kind":"Field","name":{"kind":"Name","value":"encashment"}},{"kind":"Field","name":{"kind":"Name","value":"encashmentPercent"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketPolicyUpdateMutation, AirTicketPolicyUpdateMutationVariables>;
export const AirTicketPolicyDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AirTicketPolicyDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteAirTicketPolicies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<AirTicketPolicyDeleteMutation, AirTicketPolicyDeleteMutationVariables>;
export const AirTicketSectorListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketSectorList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketSectorFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketSectorSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listAirTicketSectors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"isUsual"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketSectorListQuery, AirTicketSectorListQueryVariables>;
export const AirTicketSectorOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketSectorOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"airTicketSector"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"isUsual"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketSectorOneQuery, AirTicketSectorOneQueryVariables>;
export const AirTicketSectorLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketSectorLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupAirTicketSectors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketSectorLookupQuery, AirTicketSectorLookupQueryVariables>;
export const AirTicketSectorHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirTicketSectorHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"airTicketSectorHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketSectorHistoryQuery, AirTicketSectorHistoryQueryVariables>;
export const AirTicketSectorAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AirTicketSectorAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketSectorInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addAirTicketSector"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"isUsual"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketSectorAddMutation, AirTicketSectorAddMutationVariables>;
export const AirTicketSectorUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AirTicketSectorUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketSectorPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateAirTicketSector"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"isUsual"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<AirTicketSectorUpdateMutation, AirTicketSectorUpdateMutationVariables>;
export const AirTicketSectorDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AirTicketSectorDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteAirTicketSectors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<AirTicketSectorDeleteMutation, AirTicketSectorDeleteMutationVariables>;
export const BonusLineListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusLineList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusLineFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusLineSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listBonusLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<BonusLineListQuery, BonusLineListQueryVariables>;
export const BonusLineOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusLineOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"bonusLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"periodDays"}},{"kind":"Field","name":{"kind":"Name","value":"setOff"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"earning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<BonusLineOneQuery, BonusLineOneQueryVariables>;
export const BonusLineLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusLineLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupBonusLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<BonusLineLookupQuery, BonusLineLookupQueryVariables>;
export const BonusLineHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusLineHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"bonusLineHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BonusLineHistoryQuery, BonusLineHistoryQueryVariables>;
export const BonusLineUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BonusLineUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusLinePatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateBonusLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"periodDays"}},{"kind":"Field","name":{"kind":"Name","value":"setOff"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"earning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<BonusLineUpdateMutation, BonusLineUpdateMutationVariables>;
export const BonusPlanListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusPlanList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusPlanFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusPlanSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listBonusPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calculation"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<BonusPlanListQuery, BonusPlanListQueryVariables>;
export const BonusPlanOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusPlanOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"bonusPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimumServiceDays"}},{"kind":"Field","name":{"kind":"Name","value":"calculation"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prorated"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<BonusPlanOneQuery, BonusPlanOneQueryVariables>;
export const BonusPlanLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusPlanLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupBonusPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<BonusPlanLookupQuery, BonusPlanLookupQueryVariables>;
export const BonusPlanHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusPlanHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"bonusPlanHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BonusPlanHistoryQuery, BonusPlanHistoryQueryVariables>;
export const BonusPlanAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BonusPlanAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusPlanInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addBonusPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimumServiceDays"}},{"kind":"Field","name":{"kind":"Name","value":"calculation"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prorated"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<BonusPlanAddMutation, BonusPlanAddMutationVariables>;
export const BonusPlanUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BonusPlanUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusPlanPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateBonusPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimumServiceDays"}},{"kind":"Field","name":{"kind":"Name","value":"calculation"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prorated"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<BonusPlanUpdateMutation, BonusPlanUpdateMutationVariables>;
export const BonusPlanDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BonusPlanDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteBonusPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<BonusPlanDeleteMutation, BonusPlanDeleteMutationVariables>;
export const BonusRoundListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusRoundList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusRoundFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusRoundSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listBonusRounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<BonusRoundListQuery, BonusRoundListQueryVariables>;
export const BonusRoundOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusRoundOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"bonusRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"law"}},{"kind":"Field","name":{"kind":"Name","value":"reckonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"submittedById"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<BonusRoundOneQuery, BonusRoundOneQueryVariables>;
export const BonusRoundLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusRoundLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupBonusRounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<BonusRoundLookupQuery, BonusRoundLookupQueryVariables>;
export const BonusRoundHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusRoundHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"bonusRoundHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BonusRoundHistoryQuery, BonusRoundHistoryQueryVariables>;
export const BonusRoundAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BonusRoundAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusRoundInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addBonusRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"law"}},{"kind":"Field","name":{"kind":"Name","value":"reckonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"submittedById"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<BonusRoundAddMutation, BonusRoundAddMutationVariables>;
export const BonusRoundUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BonusRoundUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusRoundPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateBonusRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"law"}},{"kind":"Field","name":{"kind":"Name","value":"reckonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"submittedById"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<BonusRoundUpdateMutation, BonusRoundUpdateMutationVariables>;
export const BonusRoundDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BonusRoundDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteBonusRounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<BonusRoundDeleteMutation, BonusRoundDeleteMutationVariables>;
export const ClawbackListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClawbackList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClawbackFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClawbackSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listClawbacks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earningName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkingDay"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackAmount"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ClawbackListQuery, ClawbackListQueryVariables>;
export const ClawbackOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClawbackOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"clawback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earningName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentMonths"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentFrom"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"exit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkingDay"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackFormula"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackAmount"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackDate"}},{"kind":"Field","name":{"kind":"Name","value":"payrollPeriod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<ClawbackOneQuery, ClawbackOneQueryVariables>;
export const ClawbackLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClawbackLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupClawbacks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ClawbackLookupQuery, ClawbackLookupQueryVariables>;
export const ClawbackHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClawbackHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"clawbackHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClawbackHistoryQuery, ClawbackHistoryQueryVariables>;
export const ClawbackUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClawbackUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClawbackPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateClawback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earningName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentMonths"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentFrom"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"exit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkingDay"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackFormula"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackAmount"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackDate"}},{"kind":"Field","name":{"kind":"Name","value":"payrollPeriod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<ClawbackUpdateMutation, ClawbackUpdateMutationVariables>;
export const EmployeeSalaryListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeSalaryList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSalaryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSalarySort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listEmployeeSalaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisionType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"annualCTC"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveTo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeSalaryListQuery, EmployeeSalaryListQueryVariables>;
export const EmployeeSalaryOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeSalaryOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"employeeSalary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisionType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previousCtc"}},{"kind":"Field","name":{"kind":"Name","value":"reviseCtcByPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"annualCTC"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveTo"}},{"kind":"Field","name":{"kind":"Name","value":"salaryEffectiveMonth"}},{"kind":"Field","name":{"kind":"Name","value":"payoutMonth"}},{"kind":"Field","name":{"kind":"Name","value":"revisionWithoutArrear"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"requestedById"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isPresent"}},{"kind":"Field","name":{"kind":"Name","value":"annualGrossSalary"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyGrossSalary"}},{"kind":"Field","name":{"kind":"Name","value":"structure"}},{"kind":"Field","name":{"kind":"Name","value":"allowances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retirals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeShare"}},{"kind":"Field","name":{"kind":"Name","value":"employerShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grosses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeSalaryOneQuery, EmployeeSalaryOneQueryVariables>;
export const EmployeeSalaryLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeSalaryLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupEmployeeSalaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeSalaryLookupQuery, EmployeeSalaryLookupQueryVariables>;
export const EmployeeSalaryHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeSalaryHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"employeeSalaryHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeSalaryHistoryQuery, EmployeeSalaryHistoryQueryVariables>;
export const EmployeeSalaryAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmployeeSalaryAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSalaryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addEmployeeSalary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisionType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previousCtc"}},{"kind":"Field","name":{"kind":"Name","value":"reviseCtcByPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"annualCTC"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveTo"}},{"kind":"Field","name":{"kind":"Name","value":"salaryEffectiveMonth"}},{"kind":"Field","name":{"kind":"Name","value":"payoutMonth"}},{"kind":"Field","name":{"kind":"Name","value":"revisionWithoutArrear"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"requestedById"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isPresent"}},{"kind":"Field","name":{"kind":"Name","value":"annualGrossSalary"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyGrossSalary"}},{"kind":"Field","name":{"kind":"Name","value":"structure"}},{"kind":"Field","name":{"kind":"Name","value":"allowances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retirals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeShare"}},{"kind":"Field","name":{"kind":"Name","value":"employerShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grosses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeSalaryAddMutation, EmployeeSalaryAddMutationVariables>;
export const EmployeeSalaryUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmployeeSalaryUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSalaryPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateEmployeeSalary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisionType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previousCtc"}},{"kind":"Field","name":{"kind":"Name","value":"reviseCtcByPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"annualCTC"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveTo"}},{"kind":"Field","name":{"kind":"Name","value":"salaryEffectiveMonth"}},{"kind":"Field","name":{"kind":"Name","value":"payoutMonth"}},{"kind":"Field","name":{"kind":"Name","value":"revisionWithoutArrear"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"requestedById"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isPresent"}},{"kind":"Field","name":{"kind":"Name","value":"annualGrossSalary"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyGrossSalary"}},{"kind":"Field","name":{"kind":"Name","value":"structure"}},{"kind":"Field","name":{"kind":"Name","value":"allowances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retirals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeShare"}},{"kind":"Field","name":{"kind":"Name","value":"employerShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grosses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeSalaryUpdateMutation, EmployeeSalaryUpdateMutationVariables>;
export const EmployeeSalaryDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmployeeSalaryDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteEmployeeSalaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<EmployeeSalaryDeleteMutation, EmployeeSalaryDeleteMutationVariables>;
export const OneTimeEarningListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneTimeEarningList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OneTimeEarningFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OneTimeEarningSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listOneTimeEarnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<OneTimeEarningListQuery, OneTimeEarningListQueryVariables>;
export const OneTimeEarningOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneTimeEarningOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"oneTimeEarning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentMonths"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentFrom"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<OneTimeEarningOneQuery, OneTimeEarningOneQueryVariables>;
export const OneTimeEarningLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneTimeEarningLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupOneTimeEarnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<OneTimeEarningLookupQuery, OneTimeEarningLookupQueryVariables>;
export const OneTimeEarningHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneTimeEarningHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"oneTimeEarningHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OneTimeEarningHistoryQuery, OneTimeEarningHistoryQueryVariables>;
export const OneTimeEarningAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OneTimeEarningAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OneTimeEarningInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addOneTimeEarning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentMonths"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentFrom"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<OneTimeEarningAddMutation, OneTimeEarningAddMutationVariables>;
export const OneTimeEarningUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OneTimeEarningUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OneTimeEarningPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateOneTimeEarning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentMonths"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentFrom"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<OneTimeEarningUpdateMutation, OneTimeEarningUpdateMutationVariables>;
export const OneTimeEarningDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OneTimeEarningDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteOneTimeEarnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<OneTimeEarningDeleteMutation, OneTimeEarningDeleteMutationVariables>;
export const PayrollCycleListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayrollCycleList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollCycleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollCycleSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listPayrollCycles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollCycleListQuery, PayrollCycleListQueryVariables>;
export const PayrollCycleOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayrollCycleOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"payrollCycle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollCycleOneQuery, PayrollCycleOneQueryVariables>;
export const PayrollCycleLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayrollCycleLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupPayrollCycles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollCycleLookupQuery, PayrollCycleLookupQueryVariables>;
export const PayrollCycleHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayrollCycleHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"payrollCycleHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PayrollCycleHistoryQuery, PayrollCycleHistoryQueryVariables>;
export const PayrollCycleAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayrollCycleAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollCycleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addPayrollCycle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollCycleAddMutation, PayrollCycleAddMutationVariables>;
export const PayrollCycleUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayrollCycleUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollCyclePatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updatePayrollCycle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollCycleUpdateMutation, PayrollCycleUpdateMutationVariables>;
export const PayrollCycleDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayrollCycleDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deletePayrollCycles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<PayrollCycleDeleteMutation, PayrollCycleDeleteMutationVariables>;
export const PayrollGeneralSettingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayrollGeneralSettingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollGeneralSettingFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollGeneralSettingSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listPayrollGeneralSettingRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYearStart"}},{"kind":"Field","name":{"kind":"Name","value":"enableSalaryTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"roundOff"}},{"kind":"Field","name":{"kind":"Name","value":"roundOffTo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollGeneralSettingListQuery, PayrollGeneralSettingListQueryVariables>;
export const PayrollGeneralSettingOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayrollGeneralSettingOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"payrollGeneralSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYearStart"}},{"kind":"Field","name":{"kind":"Name","value":"enableSalaryTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"slabWisePF"}},{"kind":"Field","name":{"kind":"Name","value":"slabWiseNPS"}},{"kind":"Field","name":{"kind":"Name","value":"defaultTaxRegime"}},{"kind":"Field","name":{"kind":"Name","value":"roundOff"}},{"kind":"Field","name":{"kind":"Name","value":"roundOffTo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollGeneralSettingOneQuery, PayrollGeneralSettingOneQueryVariables>;
export const PayrollGeneralSettingLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayrollGeneralSettingLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupPayrollGeneralSettingRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollGeneralSettingLookupQuery, PayrollGeneralSettingLookupQueryVariables>;
export const PayrollGeneralSettingHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayrollGeneralSettingHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"payrollGeneralSettingHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PayrollGeneralSettingHistoryQuery, PayrollGeneralSettingHistoryQueryVariables>;
export const PayrollGeneralSettingAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayrollGeneralSettingAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollGeneralSettingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addPayrollGeneralSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYearStart"}},{"kind":"Field","name":{"kind":"Name","value":"enableSalaryTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"slabWisePF"}},{"kind":"Field","name":{"kind":"Name","value":"slabWiseNPS"}},{"kind":"Field","name":{"kind":"Name","value":"defaultTaxRegime"}},{"kind":"Field","name":{"kind":"Name","value":"roundOff"}},{"kind":"Field","name":{"kind":"Name","value":"roundOffTo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollGeneralSettingAddMutation, PayrollGeneralSettingAddMutationVariables>;
export const PayrollGeneralSettingUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayrollGeneralSettingUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollGeneralSettingPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updatePayrollGeneralSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYearStart"}},{"kind":"Field","name":{"kind":"Name","value":"enableSalaryTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"slabWisePF"}},{"kind":"Field","name":{"kind":"Name","value":"slabWiseNPS"}},{"kind":"Field","name":{"kind":"Name","value":"defaultTaxRegime"}},{"kind":"Field","name":{"kind":"Name","value":"roundOff"}},{"kind":"Field","name":{"kind":"Name","value":"roundOffTo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollGeneralSettingUpdateMutation, PayrollGeneralSettingUpdateMutationVariables>;
export const PayrollRunListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayrollRunList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollRunFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollRunSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listPayrollRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"withWarnings"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollRunListQuery, PayrollRunListQueryVariables>;
export const PayrollRunOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayrollRunOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"payrollRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"withWarnings"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSalary"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}},{"kind":"Field","name":{"kind":"Name","value":"reimbursements"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"employerCost"}},{"kind":"Field","name":{"kind":"Name","value":"sums"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPeople"}},{"kind":"Field","name":{"kind":"Name","value":"preparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preparedById"}},{"kind":"Field","name":{"kind":"Name","value":"finalizedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finalizedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollRunOneQuery, PayrollRunOneQueryVariables>;
export const PayrollRunLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayrollRunLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupPayrollRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollRunLookupQuery, PayrollRunLookupQueryVariables>;
export const PayrollRunHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayrollRunHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"payrollRunHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PayrollRunHistoryQuery, PayrollRunHistoryQueryVariables>;
export const PayrollRunAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayrollRunAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollRunInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addPayrollRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"withWarnings"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSalary"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}},{"kind":"Field","name":{"kind":"Name","value":"reimbursements"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"employerCost"}},{"kind":"Field","name":{"kind":"Name","value":"sums"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPeople"}},{"kind":"Field","name":{"kind":"Name","value":"preparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preparedById"}},{"kind":"Field","name":{"kind":"Name","value":"finalizedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finalizedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollRunAddMutation, PayrollRunAddMutationVariables>;
export const PayrollRunUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayrollRunUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollRunPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updatePayrollRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"withWarnings"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSalary"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}},{"kind":"Field","name":{"kind":"Name","value":"reimbursements"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"employerCost"}},{"kind":"Field","name":{"kind":"Name","value":"sums"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPeople"}},{"kind":"Field","name":{"kind":"Name","value":"preparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preparedById"}},{"kind":"Field","name":{"kind":"Name","value":"finalizedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finalizedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<PayrollRunUpdateMutation, PayrollRunUpdateMutationVariables>;
export const PayrollRunDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayrollRunDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deletePayrollRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<PayrollRunDeleteMutation, PayrollRunDeleteMutationVariables>;
export const PayslipListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayslipList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PayslipFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayslipSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listPayslips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"payDate"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<PayslipListQuery, PayslipListQueryVariables>;
export const PayslipOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayslipOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"payslip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"warningCount"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payDate"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"paidDays"}},{"kind":"Field","name":{"kind":"Name","value":"lostDays"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}},{"kind":"Field","name":{"kind":"Name","value":"reimbursements"}},{"kind":"Field","name":{"kind":"Name","value":"employerCost"}},{"kind":"Field","name":{"kind":"Name","value":"formerNet"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"paidReference"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<PayslipOneQuery, PayslipOneQueryVariables>;
export const PayslipLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayslipLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupPayslips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PayslipLookupQuery, PayslipLookupQueryVariables>;
export const PayslipHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayslipHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"payslipHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PayslipHistoryQuery, PayslipHistoryQueryVariables>;
export const SalaryAdvanceSettingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryAdvanceSettingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryAdvanceSettingFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryAdvanceSettingSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listSalaryAdvanceSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"mostPercent"}},{"kind":"Field","name":{"kind":"Name","value":"mostInstalments"}},{"kind":"Field","name":{"kind":"Name","value":"leastServiceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"duringProbation"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryAdvanceSettingListQuery, SalaryAdvanceSettingListQueryVariables>;
export const SalaryAdvanceSettingOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryAdvanceSettingOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"salaryAdvanceSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"mostPercent"}},{"kind":"Field","name":{"kind":"Name","value":"mostInstalments"}},{"kind":"Field","name":{"kind":"Name","value":"leastServiceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"duringProbation"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryAdvanceSettingOneQuery, SalaryAdvanceSettingOneQueryVariables>;
export const SalaryAdvanceSettingLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryAdvanceSettingLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupSalaryAdvanceSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryAdvanceSettingLookupQuery, SalaryAdvanceSettingLookupQueryVariables>;
export const SalaryAdvanceSettingHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryAdvanceSettingHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"salaryAdvanceSettingHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SalaryAdvanceSettingHistoryQuery, SalaryAdvanceSettingHistoryQueryVariables>;
export const SalaryAdvanceSettingAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalaryAdvanceSettingAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryAdvanceSettingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addSalaryAdvanceSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"mostPercent"}},{"kind":"Field","name":{"kind":"Name","value":"mostInstalments"}},{"kind":"Field","name":{"kind":"Name","value":"leastServiceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"duringProbation"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryAdvanceSettingAddMutation, SalaryAdvanceSettingAddMutationVariables>;
export const SalaryAdvanceSettingUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalaryAdvanceSettingUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryAdvanceSettingPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateSalaryAdvanceSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"mostPercent"}},{"kind":"Field","name":{"kind":"Name","value":"mostInstalments"}},{"kind":"Field","name":{"kind":"Name","value":"leastServiceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"duringProbation"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryAdvanceSettingUpdateMutation, SalaryAdvanceSettingUpdateMutationVariables>;
export const SalaryAdvanceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryAdvanceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryAdvanceFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryAdvanceSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listSalaryAdvances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"wantedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instalments"}},{"kind":"Field","name":{"kind":"Name","value":"recoverFrom"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryAdvanceListQuery, SalaryAdvanceListQueryVariables>;
export const SalaryAdvanceOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryAdvanceOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"salaryAdvance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"wantedOn"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"instalments"}},{"kind":"Field","name":{"kind":"Name","value":"recoverFrom"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"paidReference"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"instalments"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryAdvanceOneQuery, SalaryAdvanceOneQueryVariables>;
export const SalaryAdvanceLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryAdvanceLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupSalaryAdvances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryAdvanceLookupQuery, SalaryAdvanceLookupQueryVariables>;
export const SalaryAdvanceHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryAdvanceHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"salaryAdvanceHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SalaryAdvanceHistoryQuery, SalaryAdvanceHistoryQueryVariables>;
export const SalaryAdvanceAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalaryAdvanceAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryAdvanceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addSalaryAdvance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"wantedOn"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"instalments"}},{"kind":"Field","name":{"kind":"Name","value":"recoverFrom"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"paidReference"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"instalments"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryAdvanceAddMutation, SalaryAdvanceAddMutationVariables>;
export const SalaryAdvanceUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalaryAdvanceUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryAdvancePatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateSalaryAdvance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"wantedOn"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"instalments"}},{"kind":"Field","name":{"kind":"Name","value":"recoverFrom"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"paidReference"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"instalments"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryAdvanceUpdateMutation, SalaryAdvanceUpdateMutationVariables>;
export const SalaryAdvanceDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalaryAdvanceDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteSalaryAdvances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<SalaryAdvanceDeleteMutation, SalaryAdvanceDeleteMutationVariables>;
export const SalaryComponentListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryComponentList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryComponentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryComponentSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listSalaryComponents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"calculationType"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"taxInclusion"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryComponentListQuery, SalaryComponentListQueryVariables>;
export const SalaryComponentOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryComponentOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"salaryComponent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"calculationType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customFormula"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"asIsPayment"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"workFlow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxInclusion"}},{"kind":"Field","name":{"kind":"Name","value":"perks"}},{"kind":"Field","name":{"kind":"Name","value":"exemptUnder"}},{"kind":"Field","name":{"kind":"Name","value":"fbpComponent"}},{"kind":"Field","name":{"kind":"Name","value":"maxLimit"}},{"kind":"Field","name":{"kind":"Name","value":"restrictEmployeeFromOverridingFBPAmount"}},{"kind":"Field","name":{"kind":"Name","value":"considerForEPF"}},{"kind":"Field","name":{"kind":"Name","value":"considerForProvidentFund"}},{"kind":"Field","name":{"kind":"Name","value":"considerForInsurance"}},{"kind":"Field","name":{"kind":"Name","value":"benefitsAssociation"}},{"kind":"Field","name":{"kind":"Name","value":"employeeShare"}},{"kind":"Field","name":{"kind":"Name","value":"employerShare"}},{"kind":"Field","name":{"kind":"Name","value":"employeeShareAmount"}},{"kind":"Field","name":{"kind":"Name","value":"employerShareAmount"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryComponentOneQuery, SalaryComponentOneQueryVariables>;
export const SalaryComponentLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryComponentLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupSalaryComponents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryComponentLookupQuery, SalaryComponentLookupQueryVariables>;
export const SalaryComponentHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryComponentHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"salaryComponentHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SalaryComponentHistoryQuery, SalaryComponentHistoryQueryVariables>;
export const SalaryComponentAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalaryComponentAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryComponentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addSalaryComponent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"calculationType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customFormula"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"asIsPayment"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"workFlow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxInclusion"}},{"kind":"Field","name":{"kind":"Name","value":"perks"}},{"kind":"Field","name":{"kind":"Name","value":"exemptUnder"}},{"kind":"Field","name":{"kind":"Name","value":"fbpComponent"}},{"kind":"Field","name":{"kind":"Name","value":"maxLimit"}},{"kind":"Field","name":{"kind":"Name","value":"restrictEmployeeFromOverridingFBPAmount"}},{"kind":"Field","name":{"kind":"Name","value":"considerForEPF"}},{"kind":"Field","name":{"kind":"Name","value":"considerForProvidentFund"}},{"kind":"Field","name":{"kind":"Name","value":"considerForInsurance"}},{"kind":"Field","name":{"kind":"Name","value":"benefitsAssociation"}},{"kind":"Field","name":{"kind":"Name","value":"employeeShare"}},{"kind":"Field","name":{"kind":"Name","value":"employerShare"}},{"kind":"Field","name":{"kind":"Name","value":"employeeShareAmount"}},{"kind":"Field","name":{"kind":"Name","value":"employerShareAmount"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryComponentAddMutation, SalaryComponentAddMutationVariables>;
export const SalaryComponentUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalaryComponentUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryComponentPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateSalaryComponent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"calculationType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customFormula"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"asIsPayment"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"workFlow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxInclusion"}},{"kind":"Field","name":{"kind":"Name","value":"perks"}},{"kind":"Field","name":{"kind":"Name","value":"exemptUnder"}},{"kind":"Field","name":{"kind":"Name","value":"fbpComponent"}},{"kind":"Field","name":{"kind":"Name","value":"maxLimit"}},{"kind":"Field","name":{"kind":"Name","value":"restrictEmployeeFromOverridingFBPAmount"}},{"kind":"Field","name":{"kind":"Name","value":"considerForEPF"}},{"kind":"Field","name":{"kind":"Name","value":"considerForProvidentFund"}},{"kind":"Field","name":{"kind":"Name","value":"considerForInsurance"}},{"kind":"Field","name":{"kind":"Name","value":"benefitsAssociation"}},{"kind":"Field","name":{"kind":"Name","value":"employeeShare"}},{"kind":"Field","name":{"kind":"Name","value":"employerShare"}},{"kind":"Field","name":{"kind":"Name","value":"employeeShareAmount"}},{"kind":"Field","name":{"kind":"Name","value":"employerShareAmount"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryComponentUpdateMutation, SalaryComponentUpdateMutationVariables>;
export const SalaryComponentDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalaryComponentDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteSalaryComponents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<SalaryComponentDeleteMutation, SalaryComponentDeleteMutationVariables>;
export const SalaryTemplateListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryTemplateList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryTemplateFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryTemplateSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listSalaryTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"annualCTC"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryTemplateListQuery, SalaryTemplateListQueryVariables>;
export const SalaryTemplateOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryTemplateOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"salaryTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"annualCTC"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveTo"}},{"kind":"Field","name":{"kind":"Name","value":"allowances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retirals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeShare"}},{"kind":"Field","name":{"kind":"Name","value":"employerShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grosses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryTemplateOneQuery, SalaryTemplateOneQueryVariables>;
export const SalaryTemplateLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryTemplateLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupSalaryTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryTemplateLookupQuery, SalaryTemplateLookupQueryVariables>;
export const SalaryTemplateHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryTemplateHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"salaryTemplateHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SalaryTemplateHistoryQuery, SalaryTemplateHistoryQueryVariables>;
export const SalaryTemplateAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalaryTemplateAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addSalaryTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"annualCTC"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveTo"}},{"kind":"Field","name":{"kind":"Name","value":"allowances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retirals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeShare"}},{"kind":"Field","name":{"kind":"Name","value":"employerShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grosses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryTemplateAddMutation, SalaryTemplateAddMutationVariables>;
export const SalaryTemplateUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalaryTemplateUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryTemplatePatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateSalaryTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"annualCTC"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveTo"}},{"kind":"Field","name":{"kind":"Name","value":"allowances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retirals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeShare"}},{"kind":"Field","name":{"kind":"Name","value":"employerShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grosses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SalaryTemplateUpdateMutation, SalaryTemplateUpdateMutationVariables>;
export const SalaryTemplateDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalaryTemplateDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteSalaryTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<SalaryTemplateDeleteMutation, SalaryTemplateDeleteMutationVariables>;
export const SettlementListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettlementList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listSettlements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkingDay"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SettlementListQuery, SettlementListQueryVariables>;
export const SettlementOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettlementOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"settlement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"gratuityAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkingDay"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}},{"kind":"Field","name":{"kind":"Name","value":"reimbursements"}},{"kind":"Field","name":{"kind":"Name","value":"employerCost"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"}},{"kind":"Field","name":{"kind":"Name","value":"preparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preparedById"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"submittedById"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"finalizedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finalizedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"paidReference"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SettlementOneQuery, SettlementOneQueryVariables>;
export const SettlementLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettlementLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupSettlements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SettlementLookupQuery, SettlementLookupQueryVariables>;
export const SettlementHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettlementHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"settlementHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SettlementHistoryQuery, SettlementHistoryQueryVariables>;
export const SettlementAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettlementAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addSettlement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"gratuityAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkingDay"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}},{"kind":"Field","name":{"kind":"Name","value":"reimbursements"}},{"kind":"Field","name":{"kind":"Name","value":"employerCost"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"}},{"kind":"Field","name":{"kind":"Name","value":"preparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preparedById"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"submittedById"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"finalizedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finalizedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"paidReference"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SettlementAddMutation, SettlementAddMutationVariables>;
export const SettlementUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettlementUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateSettlement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"gratuityAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkingDay"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}},{"kind":"Field","name":{"kind":"Name","value":"reimbursements"}},{"kind":"Field","name":{"kind":"Name","value":"employerCost"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"}},{"kind":"Field","name":{"kind":"Name","value":"preparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preparedById"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"submittedById"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"finalizedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finalizedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"paidReference"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SettlementUpdateMutation, SettlementUpdateMutationVariables>;
export const SettlementDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettlementDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteSettlements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<SettlementDeleteMutation, SettlementDeleteMutationVariables>;
export const ReadPayrollActionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadPayrollActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listPayrollActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payrollActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"cycleName"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<ReadPayrollActionsQuery, ReadPayrollActionsQueryVariables>;
export const ReadUtilizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadUtilization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getUtilization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"utilization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cycleName"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"leaveDays"}},{"kind":"Field","name":{"kind":"Name","value":"leaveTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveName"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"entitledDays"}},{"kind":"Field","name":{"kind":"Name","value":"takenDays"}}]}}]}}]} as unknown as DocumentNode<ReadUtilizationQuery, ReadUtilizationQueryVariables>;
export const ReadFormulaWordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadFormulaWords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FormulaSet"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"formulaWords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"monthly"}},{"kind":"Field","name":{"kind":"Name","value":"annual"}}]}}]}}]}}]} as unknown as DocumentNode<ReadFormulaWordsQuery, ReadFormulaWordsQueryVariables>;
export const CalculateSalaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalculateSalary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"salaryDetails"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryDetailInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"allowanceDetails"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryAllowanceInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"retiralDetails"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryRetiralInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"grossIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"calculateSalary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"salaryDetails"},"value":{"kind":"Variable","name":{"kind":"Name","value":"salaryDetails"}}},{"kind":"Argument","name":{"kind":"Name","value":"allowanceDetails"},"value":{"kind":"Variable","name":{"kind":"Name","value":"allowanceDetails"}}},{"kind":"Argument","name":{"kind":"Name","value":"retiralDetails"},"value":{"kind":"Variable","name":{"kind":"Name","value":"retiralDetails"}}},{"kind":"Argument","name":{"kind":"Name","value":"grossIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"grossIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salaryStructure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"annualCTC"}},{"kind":"Field","name":{"kind":"Name","value":"annualGrossSalary"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyGrossSalary"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"allowances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retirals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grosses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeRetiralDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"componentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeShareMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"employeeShareAnnual"}},{"kind":"Field","name":{"kind":"Name","value":"employeeShareLastMonth"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"componentId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"monthly"}},{"kind":"Field","name":{"kind":"Name","value":"annual"}},{"kind":"Field","name":{"kind":"Name","value":"lastMonth"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"calculationType"}},{"kind":"Field","name":{"kind":"Name","value":"inputs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reckoned"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"exact"}},{"kind":"Field","name":{"kind":"Name","value":"rounded"}}]}}]}}]} as unknown as DocumentNode<CalculateSalaryQuery, CalculateSalaryQueryVariables>;
export const ReadEmployeeSalariesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadEmployeeSalaries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"listSalaryTemplateDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isViewMode"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"isDropdown"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"includeHistoricalRecords"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salaryDetails"}}]}}]}}]} as unknown as DocumentNode<ReadEmployeeSalariesQuery, ReadEmployeeSalariesQueryVariables>;
export const ReadOwnSalaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadOwnSalary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"listOwnSalary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salaryDetails"}}]}}]}}]} as unknown as DocumentNode<ReadOwnSalaryQuery, ReadOwnSalaryQueryVariables>;
export const ReadEmployeesWithoutSalaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadEmployeesWithoutSalary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"listEmployeesWithoutSalary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfJoin"}},{"kind":"Field","name":{"kind":"Name","value":"isAgreed"}},{"kind":"Field","name":{"kind":"Name","value":"hasRecord"}}]}}]}}]}}]} as unknown as DocumentNode<ReadEmployeesWithoutSalaryQuery, ReadEmployeesWithoutSalaryQueryVariables>;
export const ReadPayRangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadPayRange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"annualGrossSalary"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"payRangeOfEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"annualGrossSalary"},"value":{"kind":"Variable","name":{"kind":"Name","value":"annualGrossSalary"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"compaRatio"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]} as unknown as DocumentNode<ReadPayRangeQuery, ReadPayRangeQueryVariables>;
export const ReadSalaryOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadSalaryOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"salaryOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withSalary"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSalary"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"coming"}},{"kind":"Field","name":{"kind":"Name","value":"annualCTC"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"waitingRevisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comingRevisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryOverviewLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salaryId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"revisionType"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}}]}}]} as unknown as DocumentNode<ReadSalaryOverviewQuery, ReadSalaryOverviewQueryVariables>;
export const MoveSalaryRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveSalaryRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revisionIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryRevisionStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comment"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"moveSalaryRevisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"revisionIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revisionIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"comment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comment"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"successCount"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revisionId"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MoveSalaryRevisionsMutation, MoveSalaryRevisionsMutationVariables>;
export const TakeOverCandidateSalaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeOverCandidateSalary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"takeOverCandidateSalary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"salaryId"}}]}}]}}]} as unknown as DocumentNode<TakeOverCandidateSalaryMutation, TakeOverCandidateSalaryMutationVariables>;
export const ReadBenefitsOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadBenefitsOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"benefitsOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"earnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenefitsSumParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenefitsSumParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidThisYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenefitsSumParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"committed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenefitsSumParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earningId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"clawbacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenefitsSumParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenefitsSumParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clawbackId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"earningName"}},{"kind":"Field","name":{"kind":"Name","value":"clawbackAmount"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkingDay"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenefitsSumParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenefitsSum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<ReadBenefitsOverviewQuery, ReadBenefitsOverviewQueryVariables>;
export const PreviewOneTimeEarningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewOneTimeEarnings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kindId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payoutDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"departmentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"previewOneTimeEarnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kindId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kindId"}}},{"kind":"Argument","name":{"kind":"Name","value":"payoutDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payoutDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"departmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"departmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"locationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamOf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewOneTimeEarningsQuery, PreviewOneTimeEarningsQueryVariables>;
export const GiveOneTimeEarningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveOneTimeEarnings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kindId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payoutDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"giveOneTimeEarnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kindId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kindId"}}},{"kind":"Argument","name":{"kind":"Name","value":"payoutDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payoutDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<GiveOneTimeEarningsMutation, GiveOneTimeEarningsMutationVariables>;
export const ReadPayslipSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadPayslipSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payslipId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"payslipSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"payslipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payslipId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payslip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payslipId"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payDate"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfJoin"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"cycleDays"}},{"kind":"Field","name":{"kind":"Name","value":"paidDays"}},{"kind":"Field","name":{"kind":"Name","value":"lostDays"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}},{"kind":"Field","name":{"kind":"Name","value":"reimbursements"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"employerCost"}},{"kind":"Field","name":{"kind":"Name","value":"grossToDate"}},{"kind":"Field","name":{"kind":"Name","value":"deductionsToDate"}},{"kind":"Field","name":{"kind":"Name","value":"netToDate"}},{"kind":"Field","name":{"kind":"Name","value":"yearFrom"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"yearToDate"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReadPayslipSheetQuery, ReadPayslipSheetQueryVariables>;
export const ReadPayslipPdfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadPayslipPdf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payslipId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"payslipPdf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"payslipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payslipId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<ReadPayslipPdfQuery, ReadPayslipPdfQueryVariables>;
export const ReckonPayrollRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReckonPayrollRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"reckonPayrollRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"wait"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payslips"}},{"kind":"Field","name":{"kind":"Name","value":"job"}}]}}]}}]} as unknown as DocumentNode<ReckonPayrollRunMutation, ReckonPayrollRunMutationVariables>;
export const FinalizePayrollRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinalizePayrollRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"finalizePayrollRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"wait"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"payslips"}},{"kind":"Field","name":{"kind":"Name","value":"job"}}]}}]}}]} as unknown as DocumentNode<FinalizePayrollRunMutation, FinalizePayrollRunMutationVariables>;
export const ReopenPayrollRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenPayrollRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"reopenPayrollRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"wait"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"payslips"}},{"kind":"Field","name":{"kind":"Name","value":"job"}}]}}]}}]} as unknown as DocumentNode<ReopenPayrollRunMutation, ReopenPayrollRunMutationVariables>;
export const HoldPayslipsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HoldPayslips"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payslipIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"holdPayslips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"payslipIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payslipIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"payslips"}}]}}]}}]} as unknown as DocumentNode<HoldPayslipsMutation, HoldPayslipsMutationVariables>;
export const ReleasePayslipsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleasePayslips"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payslipIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"releasePayslips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"payslipIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payslipIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"payslips"}}]}}]}}]} as unknown as DocumentNode<ReleasePayslipsMutation, ReleasePayslipsMutationVariables>;
export const ReadPayrollRunReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadPayrollRunReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"payrollRunReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formerName"}},{"kind":"Field","name":{"kind":"Name","value":"formerNet"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"openAttendance"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"concern"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withoutSalary"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"former"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payslipId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"formerNet"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"held"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payslipId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ReadPayrollRunReviewQuery, ReadPayrollRunReviewQueryVariables>;
export const ReadPayrollRunWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadPayrollRunWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"payrollRunWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}}]}}]}}]}}]} as unknown as DocumentNode<ReadPayrollRunWorkQuery, ReadPayrollRunWorkQueryVariables>;
export const ReadStartOfPayrollRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadStartOfPayrollRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"startOfPayrollRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cycleId"}}]}}]}}]} as unknown as DocumentNode<ReadStartOfPayrollRunQuery, ReadStartOfPayrollRunQueryVariables>;
export const ReadPayrollReconciliationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadPayrollReconciliation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"payrollReconciliation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isFinal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"formerName"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"formerNet"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payslipId"}},{"kind":"Field","name":{"kind":"Name","value":"formerNet"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"former"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReadPayrollReconciliationQuery, ReadPayrollReconciliationQueryVariables>;
export const ReadFundTransferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadFundTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"standing"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FundTransferStanding"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"fundTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"standing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"standing"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settlementsDue"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"payDate"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"seesAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"banks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payslipId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"paidReference"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"accountHolder"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"branchCode"}},{"kind":"Field","name":{"kind":"Name","value":"isAccountNew"}}]}}]}}]}}]} as unknown as DocumentNode<ReadFundTransferQuery, ReadFundTransferQueryVariables>;
export const ReadSettlementTransferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadSettlementTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"standing"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FundTransferStanding"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"settlementTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"standing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"standing"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settlementsDue"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"seesAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"banks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settlementId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"paidReference"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"accountHolder"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"branchCode"}},{"kind":"Field","name":{"kind":"Name","value":"isAccountNew"}}]}}]}}]}}]} as unknown as DocumentNode<ReadSettlementTransferQuery, ReadSettlementTransferQueryVariables>;
export const MarkSettlementsTransferredDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkSettlementsTransferred"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settlementIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paidOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"markSettlementsTransferred"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settlementIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settlementIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"paidOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paidOn"}}},{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"settlements"}}]}}]}}]} as unknown as DocumentNode<MarkSettlementsTransferredMutation, MarkSettlementsTransferredMutationVariables>;
export const TakeBackSettlementTransfersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackSettlementTransfers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settlementIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"takeBackSettlementTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settlementIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settlementIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"settlements"}}]}}]}}]} as unknown as DocumentNode<TakeBackSettlementTransfersMutation, TakeBackSettlementTransfersMutationVariables>;
export const MarkTransferredDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkTransferred"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payslipIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paidOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"markTransferred"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"payslipIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payslipIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"paidOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paidOn"}}},{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}},{"kind":"Argument","name":{"kind":"Name","value":"wait"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"payslips"}},{"kind":"Field","name":{"kind":"Name","value":"job"}}]}}]}}]} as unknown as DocumentNode<MarkTransferredMutation, MarkTransferredMutationVariables>;
export const TakeBackTransfersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackTransfers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payslipIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"takeBackTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"payslipIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payslipIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"payslips"}}]}}]}}]} as unknown as DocumentNode<TakeBackTransfersMutation, TakeBackTransfersMutationVariables>;
export const ReckonBonusRoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReckonBonusRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"reckonBonusRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}}},{"kind":"Argument","name":{"kind":"Name","value":"wait"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"job"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<ReckonBonusRoundMutation, ReckonBonusRoundMutationVariables>;
export const MoveBonusRoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveBonusRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"step"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusStep"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"remarks"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"moveBonusRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}}},{"kind":"Argument","name":{"kind":"Name","value":"step"},"value":{"kind":"Variable","name":{"kind":"Name","value":"step"}}},{"kind":"Argument","name":{"kind":"Name","value":"remarks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"remarks"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<MoveBonusRoundMutation, MoveBonusRoundMutationVariables>;
export const DecideBonusRoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideBonusRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"step"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusStep"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"remarks"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"decideBonusRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}}},{"kind":"Argument","name":{"kind":"Name","value":"step"},"value":{"kind":"Variable","name":{"kind":"Name","value":"step"}}},{"kind":"Argument","name":{"kind":"Name","value":"remarks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"remarks"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<DecideBonusRoundMutation, DecideBonusRoundMutationVariables>;
export const ReadLeaversDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadLeavers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaverState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"listLeavers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"without"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"final"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exitId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkingDay"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"settlementId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]} as unknown as DocumentNode<ReadLeaversQuery, ReadLeaversQueryVariables>;
export const ReadSettlementSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadSettlementSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settlementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"settlementSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settlementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settlementId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settlement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settlementId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isMoved"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfJoin"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkingDay"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}},{"kind":"Field","name":{"kind":"Name","value":"reimbursements"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"finalizedBy"}},{"kind":"Field","name":{"kind":"Name","value":"finalizedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"paidReference"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"how"}},{"kind":"Field","name":{"kind":"Name","value":"law"}},{"kind":"Field","name":{"kind":"Name","value":"adjustmentId"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReadSettlementSheetQuery, ReadSettlementSheetQueryVariables>;
export const ReadSettlementPdfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadSettlementPdf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settlementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"settlementPdf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settlementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settlementId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<ReadSettlementPdfQuery, ReadSettlementPdfQueryVariables>;
export const PrepareSettlementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrepareSettlement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addSettlement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PrepareSettlementMutation, PrepareSettlementMutationVariables>;
export const ReckonSettlementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReckonSettlement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settlementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"reckonSettlement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settlementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settlementId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ReckonSettlementMutation, ReckonSettlementMutationVariables>;
export const AdjustSettlementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdjustSettlement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settlementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"adjustment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementAdjustmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"adjustSettlement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settlementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settlementId"}}},{"kind":"Argument","name":{"kind":"Name","value":"adjustment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"adjustment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<AdjustSettlementMutation, AdjustSettlementMutationVariables>;
export const DropSettlementAdjustmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DropSettlementAdjustment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settlementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"adjustmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"dropSettlementAdjustment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settlementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settlementId"}}},{"kind":"Argument","name":{"kind":"Name","value":"adjustmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"adjustmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<DropSettlementAdjustmentMutation, DropSettlementAdjustmentMutationVariables>;
export const MoveSettlementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveSettlement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settlementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"step"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementStep"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"moveSettlement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settlementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settlementId"}}},{"kind":"Argument","name":{"kind":"Name","value":"step"},"value":{"kind":"Variable","name":{"kind":"Name","value":"step"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<MoveSettlementMutation, MoveSettlementMutationVariables>;
export const DecideSettlementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideSettlement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settlementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementDecision"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"decideSettlement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settlementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settlementId"}}},{"kind":"Argument","name":{"kind":"Name","value":"decision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<DecideSettlementMutation, DecideSettlementMutationVariables>;
export const ReadAirTicketSettlementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadAirTicketSettlement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cycles"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketCycles"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AirTicketFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"airTicketSettlement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}},{"kind":"Argument","name":{"kind":"Name","value":"cycles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cycles"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"hasPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"policyName"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"cycleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"cycleUntil"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUsed"}},{"kind":"Field","name":{"kind":"Name","value":"entitled"}},{"kind":"Field","name":{"kind":"Name","value":"accrued"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}},{"kind":"Field","name":{"kind":"Name","value":"encashed"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"liability"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"entitled"}},{"kind":"Field","name":{"kind":"Name","value":"accrued"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}},{"kind":"Field","name":{"kind":"Name","value":"encashed"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"liability"}}]}}]}}]}}]} as unknown as DocumentNode<ReadAirTicketSettlementQuery, ReadAirTicketSettlementQueryVariables>;
export const ReadBenefitsReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadBenefitsReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromMonth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"untilMonth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BenefitsReportGroup"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BenefitsReportFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"benefitsReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fromMonth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromMonth"}}},{"kind":"Argument","name":{"kind":"Name","value":"untilMonth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"untilMonth"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isDeduction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]}}]} as unknown as DocumentNode<ReadBenefitsReportQuery, ReadBenefitsReportQueryVariables>;
export const ReckonSalaryAdvanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReckonSalaryAdvance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"advanceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instalments"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wantedOn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recoverFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"reckonSalaryAdvance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"advanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"advanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}},{"kind":"Argument","name":{"kind":"Name","value":"instalments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instalments"}}},{"kind":"Argument","name":{"kind":"Name","value":"wantedOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wantedOn"}}},{"kind":"Argument","name":{"kind":"Name","value":"recoverFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recoverFrom"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"pay"}},{"kind":"Field","name":{"kind":"Name","value":"payMonth"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"mostInstalments"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instalments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<ReckonSalaryAdvanceQuery, ReckonSalaryAdvanceQueryVariables>;
export const ReadSalaryAdvanceSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadSalaryAdvanceSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"advanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"salaryAdvanceSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"advanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"advanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advanceId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"isPaidByRun"}},{"kind":"Field","name":{"kind":"Name","value":"recovered"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"forfeited"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"instalments"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ahead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<ReadSalaryAdvanceSheetQuery, ReadSalaryAdvanceSheetQueryVariables>;
export const ReadOutstandingAdvancesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadOutstandingAdvances"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OutstandingAdvancesGroup"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OutstandingAdvancesFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"outstandingAdvances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advanceId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"recovered"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"forfeited"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"recovered"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"forfeited"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}}]}}]} as unknown as DocumentNode<ReadOutstandingAdvancesQuery, ReadOutstandingAdvancesQueryVariables>;
export const MoveSalaryAdvanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveSalaryAdvance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"advanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"step"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryAdvanceStep"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instalments"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"moveSalaryAdvance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"advanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"advanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"step"},"value":{"kind":"Variable","name":{"kind":"Name","value":"step"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"instalments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instalments"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<MoveSalaryAdvanceMutation, MoveSalaryAdvanceMutationVariables>;
export const PreviewPayrollCyclesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewPayrollCycles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CycleFrequency"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"months"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rule"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayDayRule"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payDay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shift"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayDayShift"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"previewPayrollCycles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"frequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}}},{"kind":"Argument","name":{"kind":"Name","value":"firstDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}}},{"kind":"Argument","name":{"kind":"Name","value":"months"},"value":{"kind":"Variable","name":{"kind":"Name","value":"months"}}},{"kind":"Argument","name":{"kind":"Name","value":"rule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rule"}}},{"kind":"Argument","name":{"kind":"Name","value":"payDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payDay"}}},{"kind":"Argument","name":{"kind":"Name","value":"shift"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shift"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"cycles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"payDate"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewPayrollCyclesQuery, PreviewPayrollCyclesQueryVariables>;
export const GeneratePayrollCyclesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GeneratePayrollCycles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CycleFrequency"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"months"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rule"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayDayRule"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payDay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shift"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayDayShift"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"picked"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"generatePayrollCycles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"frequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}}},{"kind":"Argument","name":{"kind":"Name","value":"firstDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}}},{"kind":"Argument","name":{"kind":"Name","value":"months"},"value":{"kind":"Variable","name":{"kind":"Name","value":"months"}}},{"kind":"Argument","name":{"kind":"Name","value":"rule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rule"}}},{"kind":"Argument","name":{"kind":"Name","value":"payDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payDay"}}},{"kind":"Argument","name":{"kind":"Name","value":"shift"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shift"}}},{"kind":"Argument","name":{"kind":"Name","value":"picked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"picked"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<GeneratePayrollCyclesMutation, GeneratePayrollCyclesMutationVariables>;
