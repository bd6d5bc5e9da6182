import type { Resolve } from '../graphql/entity-resolvers.ts';
import { readSpecifiedLists } from '../reference-lists/specified-lists.ts';

/** Document 1 §7: the accreditations that somebody who joins may have to bring. */
export const retrieveAccreditationAndType: Resolve = (args, context, grant, info) => readSpecifiedLists({ args, context, grant: grant!, info });
