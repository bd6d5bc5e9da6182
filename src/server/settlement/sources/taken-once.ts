/** What a settlement pays once, for the tax of the year: minor units, taxed or free. */
export type TakenOnce = { readonly amount: bigint; readonly isTaxed: boolean };
