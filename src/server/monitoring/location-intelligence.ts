import type { Grant } from '../access/authorise.ts';
import { noteReadings, refuseUnnoted } from '../activity/note-readings.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { reachedEmployee } from '../people/reached-employee.ts';
import { readLocationDays, readLocationFigures, readWorkLocationNames } from './dashboard/locations.ts';
import { refuseRange, type Asked, type Narrowing } from './dashboard/narrowed.ts';
import { readChoices, readPerson } from './dashboard/parts.ts';

/** Where one person worked is read as their records are: noted, and they see it. */
const noted = async (tx: Transaction, { grant: { session }, grant, args: { employeeId, fromDate, toDate } }: Asked): Promise<void> => {
  if (employeeId == null) return;
  refuseUnnoted(session);
  await noteReadings(tx, session, [await reachedEmployee(tx, grant, String(employeeId))], { kind: 'LOCATION', fromDate, toDate });
};

/** The parts are functions: only those that the question names are read. */
export const locationIntelligence = (args: Narrowing, { db }: Context, grant: Grant) => {
  refuseRange(grant, args);
  const asked: Asked = { grant, orgCode: grant.session.orgCode, args };
  const part = <Answer>(read: (tx: Transaction, asked: Asked) => Promise<Answer>) => (): Promise<Answer> => withOrg(db, asked.orgCode, (tx) => read(tx, asked));
  const ofPlaces = <Answer>(read: (tx: Transaction, asked: Asked) => Promise<Answer>) => part(async (tx, found) => {
    await noted(tx, found);
    return read(tx, found);
  });
  return { errorCode: '', message: '', figures: ofPlaces(readLocationFigures), days: ofPlaces(readLocationDays), workLocations: ofPlaces(readWorkLocationNames), choices: part(readChoices), person: part(readPerson) };
};
