/** Where the picture of a screen is served, to whoever may see it. */
export const pictureAddress = (id: string): string => `/screenshots/${encodeURIComponent(id)}`;
