/** How many employees a plan must and may cover. */
export const MOST_EMPLOYEES = 1_000_000;

/** At least everyone who is active and the plan's own minimum. */
export const leastQuantity = (activeMembers: number, minimumQuantity: number): number => Math.max(activeMembers, minimumQuantity, 1);

export const isQuantity = (quantity: number, least: number): boolean => Number.isInteger(quantity) && quantity >= least && quantity <= MOST_EMPLOYEES;
