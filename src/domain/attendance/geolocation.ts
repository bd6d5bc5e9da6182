import { constants } from '../constants.ts';

/** How a browser is asked for its position (document 0 §9). */
export const GEOLOCATION = constants.geolocation;
