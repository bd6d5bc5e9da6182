import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readConfiguration, readDay } from './attendance-facts.ts';
import { ownEmployee } from './own-employee.ts';
import { readLastWorkPlace } from './work-places.ts';

/** Document 0 §7: whether a check-in needs a position, and where the caller works. */
export const checkGeoEnforceAndWorkPlace = (_args: object, context: Context) => {
  const { session, employeeId } = ownEmployee(context.session);
  return withOrg(context.db, session.orgCode, async (tx) => {
    const { geoFencingEnabled } = await readConfiguration(tx, employeeId);
    const { mayChooseWorkPlace } = await readDay(tx, employeeId, new Date());
    const place = mayChooseWorkPlace ? await readLastWorkPlace(tx, employeeId) : undefined;
    return { errorCode: '', message: '', geoEnforced: geoFencingEnabled, workPlaceData: { enabled: mayChooseWorkPlace, ...place } };
  });
};
