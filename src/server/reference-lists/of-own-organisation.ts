import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';

/** `Org_Code` of the specified operations narrows and never widens: it is the organisation of the session or is left out. */
export const ofOwnOrganisation = (orgCode: unknown, { orgCode: own }: Session): void => {
  if (orgCode !== undefined && orgCode !== null && orgCode !== '' && orgCode !== own) throw refuse('_DB0100');
};
