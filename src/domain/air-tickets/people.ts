/** Whom a cycle covers, and what a ticket of theirs costs. */
import { ageOn } from '../age.ts';
import { toMinor } from '../money.ts';
import { SELF } from './terms.ts';
import type { Cycle } from './cycles.ts';
import type { Fare, Grounds, Kin, PolicyTerms } from './terms.ts';

export type Band = 'ADULT' | 'CHILD' | 'INFANT';

/** Ages from which airlines sell the next ticket (IATA: infants have not reached their second, children their twelfth birthday on the day of travel). */
const CHILD_FROM = 2;
const ADULT_FROM = 12;

export type Covered = { /** `SELF` or the id of the family member. */ readonly id: string; readonly name: string; readonly kin: Kin; readonly bornOn: string | null };

/** Of whom no day of birth is known an adult is made, except of nobody: children without one are not covered. */
export const bandOn = (bornOn: string | null, day: string): Band => {
  const age = bornOn === null ? ADULT_FROM : ageOn(bornOn, day);
  return age < CHILD_FROM ? 'INFANT' : age < ADULT_FROM ? 'CHILD' : 'ADULT';
};

/** The employee, one spouse, and as many children as the policy says, the eldest first: those who are born by the end of the cycle and below the age on its first day. */
export const coveredIn = ({ name, relatives }: Pick<Grounds, 'name' | 'relatives'>, { policy, from, until }: Cycle): readonly Covered[] => {
  const ofKin = (kin: 'SPOUSE' | 'CHILD') => relatives.filter(({ relationshipId }) => policy.kin[relationshipId] === kin);
  const children = ofKin('CHILD')
    .filter(({ bornOn }) => bornOn !== null && bornOn <= until && (bornOn > from || ageOn(bornOn, from) < policy.childUntilAge))
    .toSorted((a, b) => a.bornOn!.localeCompare(b.bornOn!) || a.id.localeCompare(b.id));
  return [
    { id: SELF, name, kin: 'SELF', bornOn: null },
    ...ofKin('SPOUSE').slice(0, 1).map((one): Covered => ({ ...one, kin: 'SPOUSE' })),
    ...children.slice(0, policy.childrenCovered).map((one): Covered => ({ ...one, kin: 'CHILD' })),
  ];
};

const fareFor = (band: Band, { adult, child, infant }: Pick<Fare, 'child' | 'infant'> & { readonly adult: string | null }): string | null => {
  if (band === 'ADULT') return adult;
  return band === 'CHILD' ? (child ?? adult) : (infant ?? child ?? adult);
};

/** One ticket on the day, in minor units rounded half up: the fare of the home in the policy's class, else the amount of the policy; null where there is neither. */
export const ticketWorth = (band: Band, { ticketClass, adultAmount, childAmount, infantAmount }: PolicyTerms, { fares, currency }: Pick<Grounds, 'fares' | 'currency'>, day: string): bigint | null => {
  const fare = fares.filter((one) => one.ticketClass === ticketClass && one.validFrom <= day).toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))[0];
  const told = fareFor(band, fare ?? { adult: adultAmount, child: childAmount, infant: infantAmount });
  return told === null ? null : toMinor(told, currency, 'halfUp');
};
