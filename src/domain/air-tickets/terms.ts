/** What tickets home are reckoned from. Amounts are decimal text in the currency of payroll, days ISO days. */

export type TicketClass = 'ECONOMY' | 'PREMIUM_ECONOMY' | 'BUSINESS' | 'FIRST';
export type Kin = 'SELF' | 'SPOUSE' | 'CHILD';
export type ClaimKind = 'REIMBURSEMENT' | 'BOOKING' | 'ENCASHMENT';

export type PolicyTerms = {
  readonly id: string;
  readonly name: string;
  /** Comes before one of the organisation. */
  readonly isForGroup: boolean;
  readonly effectiveFrom: string;
  readonly effectiveUntil: string | null;
  readonly childrenCovered: number;
  readonly childUntilAge: number;
  /** By the id of the relationship. */
  readonly kin: Readonly<Record<string, 'SPOUSE' | 'CHILD'>>;
  readonly cycleMonths: number;
  readonly cycleFrom: 'JOINING' | 'CALENDAR_YEAR';
  readonly tickets: number;
  readonly eligibleAfterMonths: number;
  readonly afterConfirmation: boolean;
  readonly inAdvance: boolean;
  readonly carryCycles: number;
  readonly proratedForLeavers: boolean;
  readonly ticketClass: TicketClass;
  readonly basis: 'FARE' | 'ACTUALS';
  readonly adultAmount: string | null;
  readonly childAmount: string | null;
  readonly infantAmount: string | null;
  readonly encashment: boolean;
  readonly encashmentPercent: string | null;
};

/** A dependent of the employee. */
export type Relative = { readonly id: string; readonly name: string; readonly relationshipId: string; readonly bornOn: string | null };

export type Fare = { readonly ticketClass: TicketClass; readonly validFrom: string; readonly adult: string; readonly child: string | null; readonly infant: string | null };

/** How the employee stands among those who fly; everybody else by the id of the family member. */
export const SELF = '';

/** A claim that waits or was approved. */
export type Taking = {
  readonly claimId: string;
  readonly kind: ClaimKind;
  readonly status: 'PENDING' | 'APPROVED';
  readonly claimedOn: string;
  /** The day of travel, or for which it is encashed. */
  readonly on: string;
  /** `SELF` and ids of family members. */
  readonly people: readonly string[];
  readonly amount: string;
  readonly settledOn: string | null;
};

export type Grounds = {
  readonly name: string;
  readonly joinedOn: string;
  readonly confirmedOn: string | null;
  /** The last working day of an approved exit. */
  readonly leftOn: string | null;
  /** Those that are for the employee, in any order. */
  readonly policies: readonly PolicyTerms[];
  readonly relatives: readonly Relative[];
  /** Of the home; none where there is no home. */
  readonly fares: readonly Fare[];
  readonly takings: readonly Taking[];
  readonly currency: string;
};
