import type { Plan } from './bonus-of.ts';

type Reckoned = Pick<Plan, 'calculation'> & { readonly [Field in 'amount' | 'percent' | 'componentId']?: unknown };

/** The field by which a plan is reckoned, where it is empty; null where nothing is lacking. Of a statutory bonus the law says the percentage. */
export const lackingField = ({ calculation, amount, percent, componentId }: Reckoned): 'amount' | 'percent' | 'component' | null => {
  if (calculation === 'FIXED_AMOUNT') return amount == null ? 'amount' : null;
  if (calculation === 'PERCENT_OF_COMPONENT' && componentId == null) return 'component';
  return calculation !== 'STATUTORY' && percent == null ? 'percent' : null;
};
