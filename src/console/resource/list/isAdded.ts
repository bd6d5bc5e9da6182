import { screens } from '../../../../generated/screens.ts';

/** Some screen adds such records; of the others their own words say how they come about. */
export const isAdded = (type: string): boolean => screens.some((screen) => screen.type === type && screen.actions.includes('ADD'));
