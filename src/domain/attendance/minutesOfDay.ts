/** Whole minutes since midnight of a time of day, 'HH:MM' with or without seconds. */
export const minutesOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
