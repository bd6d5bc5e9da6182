/** The template that a salary of so much a year is made of first: whose own cost is nearest in proportion. Of none that names one, undefined. */
export const nearestTemplate = <Template extends { readonly annualCTC: string | null }>(templates: readonly Template[], amount: number): Template | undefined => {
  const distance = ({ annualCTC }: Template): number => Math.abs(Math.log(Number(annualCTC) / amount));
  return templates.filter(({ annualCTC }) => Number(annualCTC) > 0).toSorted((one, other) => distance(one) - distance(other))[0];
};
