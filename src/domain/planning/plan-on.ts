export type DatedPlan = { readonly id: string; readonly name: string; readonly fiscalYear: number; readonly effectiveFrom: string };

/** Of approved plans the one that holds on a day: whose own day came last. Undefined before the first. */
export const planOn = <Plan extends DatedPlan>(day: string, plans: readonly Plan[]): Plan | undefined =>
  plans.reduce<Plan | undefined>((best, plan) => (plan.effectiveFrom <= day && (best === undefined || plan.effectiveFrom > best.effectiveFrom) ? plan : best), undefined);
