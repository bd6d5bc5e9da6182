import { deleteWithHolidays, followHolidays } from '../holidays/follow-holidays.ts';
import type { Hooks } from '../resource/hooks.ts';

/** What people chose follows a holiday that changes, and goes with one that is deleted. */
export const hooks: Hooks = {
  apart: true,
  follows: ['date', 'kind', 'locationId'],
  together: followHolidays,
  alongDelete: (tx, caller, images) => deleteWithHolidays(tx, caller, images.map(({ id }) => id)),
};
