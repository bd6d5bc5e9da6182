/** An ISO day so many days later, by the calendar alone. */
export const addedDays = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
