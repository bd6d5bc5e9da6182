import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { readApplications } from './dashboard/applications.ts';
import { refuseRange, type Asked, type Narrowing } from './dashboard/narrowed.ts';
import { readChoices, readDepartments, readFigures, readHighestUptime, readLocations, readLowestUptime, readPerson, readTracking } from './dashboard/parts.ts';

/** The parts are functions: only those that the question names are read. */
export const activityDashboard = (args: Narrowing, { db }: Context, grant: Grant) => {
  refuseRange(grant, args);
  const asked: Asked = { grant, orgCode: grant.session.orgCode, args };
  const part = <Answer>(read: (tx: Transaction, asked: Asked) => Promise<Answer>) => (): Promise<Answer> => withOrg(db, asked.orgCode, (tx) => read(tx, asked));
  return {
    errorCode: '', message: '',
    figures: part(readFigures), tracking: part(readTracking), departments: part(readDepartments), locations: part(readLocations),
    lowestUptime: part(readLowestUptime), highestUptime: part(readHighestUptime), applications: part(readApplications), person: part(readPerson), choices: part(readChoices),
  };
};
