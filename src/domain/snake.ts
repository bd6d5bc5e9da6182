/** A name of the SDL as the database writes it: `startsOn` → `starts_on`. */
export const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
