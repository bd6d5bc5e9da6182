/** What a country's law says of the tax on salaries in one financial year: dated data with its legal source. Amounts and percentages are decimal text. */
export const regimes = ['NEW', 'OLD'] as const;
export type Regime = (typeof regimes)[number];

/** The part of an income above an amount, up to the next one, and its percentage. */
export type Band = { readonly above: string; readonly percent: string };

export const reliefSections = ['SAVINGS', 'PENSION', 'HEALTH_FAMILY', 'HEALTH_PARENTS', 'EDUCATION_LOAN', 'HOME_LOAN_INTEREST', 'HOUSE_RENT', 'DISABILITY_SELF', 'DISABILITY_DEPENDANT'] as const;
export type ReliefSection = (typeof reliefSections)[number];

export type Relief = {
  readonly section: ReliefSection;
  /** As the law and everybody's forms name it: 80C. */
  readonly code: string;
  /** Under which it is relieved at all. */
  readonly regimes: readonly Regime[];
  /** Of a year; null where the law sets none. */
  readonly limit: string | null;
  /** Of a year, where `raisedWhen` holds; null where nothing raises it. */
  readonly raisedLimit: string | null;
  readonly raisedWhen: 'SENIOR' | 'SEVERE' | null;
  /** AMOUNT: what was paid, up to the limit. FLAT: the limit, whatever was paid. HOUSE_RENT: the least of three. */
  readonly measure: 'AMOUNT' | 'FLAT' | 'HOUSE_RENT';
  readonly source: string;
};

export type RegimeRules = {
  readonly source: string;
  /** By age at the end of the year; the last that is reached counts. */
  readonly slabs: readonly { readonly fromAge: number; readonly bands: readonly Band[] }[];
  readonly standardDeduction: string;
  readonly standardDeductionSource: string;
  /** By which the tax on employment (professional tax) is taken off the pay; null where it is not. */
  readonly employmentTaxSource: string | null;
  /** `marginal`: just above the limit, the tax is no more than what the income is above it. */
  readonly rebate: { readonly upTo: string; readonly most: string; readonly marginal: boolean; readonly source: string };
  /** Of the tax, by the income that is passed. */
  readonly surcharge: readonly Band[];
  readonly surchargeSource: string;
  /** What an employer's contribution to a pension account is relieved up to, in percent of the wage. */
  readonly employerPension: { readonly percent: string; readonly source: string };
};

export type TaxRules = {
  readonly country: string;
  /** The financial year: 2026-27. */
  readonly year: string;
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  readonly source: string;
  /** What holds for whoever chooses none, where the organisation says nothing else. */
  readonly usualRegime: Regime;
  /** Multiples to which the income and the tax are rounded, a half up. */
  readonly rounding: { readonly income: string; readonly tax: string; readonly source: string };
  readonly cess: { readonly percent: string; readonly source: string };
  /** The salary component whose exemption follows the rent, by its code, and percentages of the wage. */
  readonly houseRent: { readonly component: string; readonly percentOfWage: string; readonly percentOfWageInMetros: string; readonly lessOfWage: string };
  readonly regimes: Readonly<Record<Regime, RegimeRules>>;
  readonly reliefs: readonly Relief[];
};
