export type SalaryComponentType = 'EARNING' | 'REIMBURSEMENT' | 'BONUS' | 'GROSS' | 'FLEXIBLE_BENEFIT' | 'RETIRAL';
export type SalaryBasis = 'FIXED_AMOUNT' | 'PERCENT_OF_CTC' | 'PERCENT_OF_GROSS' | 'PERCENT_OF_COMPONENT' | 'CUSTOM_FORMULA' | 'BALANCE';
/** Whether a component is reckoned for a month or for a year. */
export type Reckoned = 'MONTHLY' | 'ANNUALLY';
export type PayPeriod = 'MONTHLY' | 'QUARTERLY' | 'HALF_YEARLY' | 'ANNUALLY';

/** What the reckoning has to know of a salary component; amounts, percentages and shares are decimal text. */
export type SalaryComponent = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: SalaryComponentType;
  readonly basis: SalaryBasis;
  readonly calculationType: Reckoned;
  readonly period: PayPeriod;
  /** Given in kind: its value is part of the cost and of the pay that is taxed, and nothing of it is paid out. */
  readonly perks: boolean;
  /** Part of the wage of the organization's own provident fund. */
  readonly considerForProvidentFund: boolean;
  readonly amount: string | null;
  readonly percentage: string | null;
  /** The code of the component that a percentage is of. */
  readonly percentOf: string | null;
  readonly customFormula: string | null;
  /** Percent of what a retiral reckons; an amount takes its place. */
  readonly employeeShare: string | null;
  readonly employerShare: string | null;
  readonly employeeShareAmount: string | null;
  readonly employerShareAmount: string | null;
};

/** What the own provident fund's wage sums up: what is paid, and marked for it. */
export const isFundWage = ({ type, considerForProvidentFund }: SalaryComponent): boolean => considerForProvidentFund && type !== 'RETIRAL' && type !== 'GROSS';

/** Gross components sum up others and are no part of the cost themselves. */
export const isPart = ({ type }: SalaryComponent): boolean => type !== 'GROSS';

/**
 * The formula that a component is reckoned by, whatever its basis: '40% of monthlyCTC'. Null for the component that takes
 * the balance, which no formula tells.
 */
export const formulaOf = ({ basis, calculationType, amount, percentage, percentOf, customFormula }: SalaryComponent): string | null => {
  const per = calculationType === 'MONTHLY' ? 'monthly' : 'annual';
  switch (basis) {
    case 'FIXED_AMOUNT': return amount ?? '0';
    case 'PERCENT_OF_CTC': return `${percentage ?? '0'}% of ${per}CTC`;
    case 'PERCENT_OF_GROSS': return `${percentage ?? '0'}% of ${per}Gross`;
    case 'PERCENT_OF_COMPONENT': return `${percentage ?? '0'}% of ${percentOf ?? ''}`;
    case 'CUSTOM_FORMULA': return customFormula ?? '';
    case 'BALANCE': return null;
  }
};
