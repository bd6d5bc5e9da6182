/** Whether the person asked their browser to save data: nothing is fetched for them that they have not asked for. */
export const savesData = (): boolean => (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
