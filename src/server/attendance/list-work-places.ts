import type { Language } from '../../domain/languages.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuseWord } from '../refuse-word.ts';
import { ownEmployee } from './own-employee.ts';
import { readLastWorkPlace, readWorkPlaces } from './work-places.ts';

const statusOf = (given: string | null | undefined, language: Language): string | null => {
  if (given == null || given === '') return null;
  const status = given.toUpperCase();
  if (status !== 'ACTIVE' && status !== 'INACTIVE') throw refuseWord(language, 'status', given, ['Active', 'Inactive']);
  return status;
};

/** Document 0 §7: work places to choose from, and the one that the caller chose last. */
export const listWorkPlaces = ({ status }: { readonly status?: string | null }, context: Context) => {
  const { session, employeeId } = ownEmployee(context.session);
  return withOrg(context.db, session.orgCode, async (tx) => ({
    errorCode: '',
    message: '',
    workPlaces: await readWorkPlaces(tx, statusOf(status, session.language)),
    employeeWorkPlace: (await readLastWorkPlace(tx, employeeId)) ?? null,
  }));
};
