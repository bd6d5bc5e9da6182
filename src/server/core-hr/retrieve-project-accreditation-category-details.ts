import { lookupReach } from '../access/lookup-reach.ts';
import { withOrg } from '../db/org.ts';
import type { Resolve } from '../graphql/entity-resolvers.ts';
import { say } from '../messages.ts';
import { readSpecifiedLists } from '../reference-lists/specified-lists.ts';

/** Document 1 §7: what pickers of projects and of accreditation categories offer, each to whoever may pick them. */
export const retrieveProjectAccreditationCategoryDetails: Resolve = async (args, context, grant, info) => {
  const { session } = grant!;
  const [organisation] = await withOrg(context.db, session.orgCode, (tx) => tx.query<{ label: string | null }>('select project_label as label from organisation where org_code = $1', [tx.orgCode]));
  const lists = await readSpecifiedLists({ args, context, grant: grant!, info }, (resource) => {
    const reach = lookupReach(session, resource);
    return reach && { reach, also: [{ status: { equals: 'ACTIVE' } }] };
  });
  return { ...lists, projectLabel: organisation?.label ?? say(session.language, 'project', { smart_count: 1 }) };
};
