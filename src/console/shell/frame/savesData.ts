/** Whether the person asked their browser to save data: no screens, metadata and menus are fetched ahead for them. The palette and the words of failures are: they are used where the network may be gone. */
export const savesData = (): boolean => (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
