import type { Resolve } from '../graphql/entity-resolvers.ts';
import { mayViewFormNamed } from '../reference-lists/may-view-form.ts';
import { readSpecifiedLists } from '../reference-lists/specified-lists.ts';

/** Document 1 §7: what people are expected to work by. */
export const listWorkSchedule: Resolve = (args, context, grant, info) => {
  mayViewFormNamed(args['formName'] as string | null | undefined, grant!.session);
  return readSpecifiedLists({ args, context, grant: grant!, info });
};
