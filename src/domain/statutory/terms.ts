/** What the law takes of wages, as the rules of reckoning know it. Amounts and percentages are decimal text as they are kept; days are YYYY-MM-DD. */
export type StatutoryScheme = 'PROVIDENT_FUND' | 'STATE_INSURANCE' | 'NPS' | 'PROFESSIONAL_TAX' | 'LABOUR_WELFARE_FUND';
export type ContributionPart = 'EMPLOYEE' | 'EMPLOYER' | 'PENSION' | 'DEPOSIT_INSURANCE' | 'ADMINISTRATION' | 'TAX_FREE_OLD_REGIME' | 'TAX_FREE_NEW_REGIME';
export type ContributionWage = 'CEILING' | 'FULL_WAGE';

export const statutorySchemes: readonly StatutoryScheme[] = ['PROVIDENT_FUND', 'STATE_INSURANCE', 'NPS', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND'];

/** The parts that the rates of a scheme may have; taxes and funds of states have rules of their own. */
export const partsOfScheme: Readonly<Record<StatutoryScheme, readonly ContributionPart[]>> = {
  PROVIDENT_FUND: ['EMPLOYEE', 'EMPLOYER', 'PENSION', 'DEPOSIT_INSURANCE', 'ADMINISTRATION'],
  STATE_INSURANCE: ['EMPLOYEE', 'EMPLOYER'],
  NPS: ['EMPLOYEE', 'EMPLOYER', 'TAX_FREE_OLD_REGIME', 'TAX_FREE_NEW_REGIME'],
  PROFESSIONAL_TAX: [],
  LABOUR_WELFARE_FUND: [],
};

/** Laws of a state: who works at a location there is concerned, whether or not anybody enrolled them. */
export const isLawOfState = (scheme: StatutoryScheme): boolean => partsOfScheme[scheme].length === 0;

export type Dated = { readonly effectiveFrom: string; readonly effectiveTo: string | null; /** Act, section and notification. */ readonly law: string };

export type StatutoryRate = Dated & {
  readonly scheme: StatutoryScheme;
  readonly part: ContributionPart;
  readonly percentage: string;
  readonly wageCeiling: string | null;
  readonly coverageLimit: string | null;
  readonly exemptDailyWage: string | null;
  readonly wageFrom: string;
};

export type LineCode =
  | 'PROVIDENT_FUND_EMPLOYEE'
  | 'PROVIDENT_FUND_VOLUNTARY'
  | 'PROVIDENT_FUND_EMPLOYER'
  | 'PENSION_EMPLOYER'
  | 'DEPOSIT_INSURANCE_EMPLOYER'
  | 'PROVIDENT_FUND_ADMINISTRATION'
  | 'STATE_INSURANCE_EMPLOYEE'
  | 'STATE_INSURANCE_EMPLOYER'
  | 'NPS_EMPLOYEE'
  | 'NPS_EMPLOYER'
  | 'PROFESSIONAL_TAX'
  | 'LABOUR_WELFARE_FUND_EMPLOYEE'
  | 'LABOUR_WELFARE_FUND_EMPLOYER';

/** What one part comes to, in minor units, of which wage, and by which law. A deduction is kept from the pay, the employer's is paid beside it. */
export type Share = {
  readonly code: LineCode;
  readonly kind: 'DEDUCTION' | 'EMPLOYER';
  readonly amount: bigint;
  /** The wage that counted; null where the law takes a fixed amount. */
  readonly wage: bigint | null;
  /** Decimal text; null where the law takes a fixed amount. */
  readonly percentage: string | null;
  readonly law: string;
};

export const isInForce = ({ effectiveFrom, effectiveTo }: Pick<Dated, 'effectiveFrom' | 'effectiveTo'>, day: string): boolean => effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo);

/** Of what is in force on the day the latest of each kind: the next one ends the one before. */
export const latestInForce = <One extends Dated>(all: readonly One[], day: string, kindOf: (one: One) => string): readonly One[] => {
  const latest = new Map<string, One>();
  for (const one of all) {
    const known = latest.get(kindOf(one));
    if (isInForce(one, day) && (known === undefined || known.effectiveFrom < one.effectiveFrom)) latest.set(kindOf(one), one);
  }
  return [...latest.values()];
};
