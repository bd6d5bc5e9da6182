import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { readLocationDays, readLocationFigures, readWorkLocationNames } from './dashboard/locations.ts';
import { refuseRange, type Asked, type Narrowing } from './dashboard/narrowed.ts';
import { readChoices, readPerson } from './dashboard/parts.ts';

/** The parts are functions: only those that the question names are read. */
export const locationIntelligence = (args: Narrowing, { db }: Context, grant: Grant) => {
  refuseRange(grant, args);
  const asked: Asked = { grant, orgCode: grant.session.orgCode, args };
  const part = <Answer>(read: (tx: Transaction, asked: Asked) => Promise<Answer>) => (): Promise<Answer> => withOrg(db, asked.orgCode, (tx) => read(tx, asked));
  return { errorCode: '', message: '', figures: part(readLocationFigures), days: part(readLocationDays), workLocations: part(readWorkLocationNames), choices: part(readChoices), person: part(readPerson) };
};
