import { constants } from '../../domain/constants.ts';

/** How a session began; what it may do does not depend on it, how long it lasts does. */
export type Way = 'PASSWORD' | 'OPEN_ID' | 'PARTNER' | 'SET_UP';

export type Lifetimes = {
  /** Seconds of an access token and its cookie. */
  readonly access: number;
  /** Seconds of a refresh token: a session that nobody refreshes for so long is over. */
  readonly refresh: number;
  /** However often it is refreshed, a session ends after so many seconds. */
  readonly session: number;
};

const DAY = 24 * 60 * 60;

/** Document 0 §9: 59 minutes, or 90 days for a partner, whose landing the server has verified (decision 22). */
export const lifetimesOf = (way: Way): Lifetimes =>
  way === 'PARTNER' ? { access: constants.accessTokenPartner, refresh: constants.accessTokenPartner, session: constants.accessTokenPartner } : { access: constants.accessToken, refresh: 14 * DAY, session: 60 * DAY };
