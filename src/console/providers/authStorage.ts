const kept = ['language', 'brand_color'];

/** What a sign-out leaves on the device: the language and the organisation's colours (decision 23). */
export const clearLocalStorage = (): void => {
  for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key);
};
