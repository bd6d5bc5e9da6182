import type { Ratio } from '../formula/ratio.ts';
import type { SalaryComponent } from './component.ts';

/** What a component comes to. All amounts are exact; `monthly` and `lastMonth` are null where it is not paid by the month. */
export type Figure = {
  readonly component: SalaryComponent;
  readonly annual: Ratio;
  readonly monthly: Ratio | null;
  /** With the fiscal year's last month, which also brings what the months before left over. */
  readonly lastMonth: Ratio | null;
  /** Retirals: what is kept from the employee's pay, beside the CTC; by months as the figure itself. */
  readonly employee: Pick<Figure, 'annual' | 'monthly' | 'lastMonth'> | null;
  readonly source: FigureSource;
};

/** Where a figure comes from, in the period that its component is reckoned for. What its inputs come from stands in their own figures. */
export type FigureSource = {
  /** Null for the balance: the CTC less the inputs. */
  readonly formula: string | null;
  readonly inputs: readonly { readonly name: string; readonly value: Ratio | string | boolean }[];
  /** What the formula gives; of a retiral the wage that the shares are of. */
  readonly reckoned: Ratio;
  /** Percent of it that counts, for retirals with a share. */
  readonly share: Ratio | null;
  /** Before and after rounding. */
  readonly exact: Ratio;
  readonly rounded: Ratio;
};
