import type { StatutoryScheme } from '../../../generated/tax-and-statutory/operations.ts';

export const COMPONENTS = '/tax-and-statutory-compliance/statutory-components';
export const REGISTRATIONS = `${COMPONENTS}/registrations`;
export const RATES = `${COMPONENTS}/rates`;

/** The list of each scheme: of its members, or of its rules where it is a law of states. */
export const listOf: Readonly<Record<StatutoryScheme, string>> = {
  PROVIDENT_FUND: `${COMPONENTS}/provident-fund`,
  STATE_INSURANCE: `${COMPONENTS}/insurance`,
  NPS: `${COMPONENTS}/nps`,
  PROFESSIONAL_TAX: '/payroll/tax-rules',
  LABOUR_WELFARE_FUND: '/payroll/labour-welfare-fund',
};

export const missingOf = (scheme: StatutoryScheme): string => `${listOf[scheme]}/missing`;

/** Who works in a state is concerned by its law, whether or not anybody enrolled them. */
export const isOfState = (scheme: StatutoryScheme): boolean => scheme === 'PROFESSIONAL_TAX' || scheme === 'LABOUR_WELFARE_FUND';
