import { authorise } from '../access/authorise.ts';
import type { Resolve } from '../graphql/entity-resolvers.ts';
import { readSpecifiedLists } from '../reference-lists/specified-lists.ts';
import { sessionOfLink } from './individuals/session-of-link.ts';

const GUARD = { forms: ['ONBOARDING_INDIVIDUALS', 'ACCREDITATION_CATEGORY_AND_TYPE'], right: 'VIEW', scope: 'ALL' } as const;

/** Document 1 §7: the accreditations that somebody who joins may have to bring. By the key of an invitation, else by the right of the session. */
export const retrieveAccreditationAndType: Resolve = async (args, context, _grant, info) => {
  const key = args['urlHash'];
  const grant = context.session === null && typeof key === 'string' && key !== '' ? { session: await sessionOfLink(context, key), scope: 'ALL' as const, forms: [] } : authorise(context.session, [GUARD]);
  return readSpecifiedLists({ args, context, grant, info });
};
