import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readPost } from './posts/read-post.ts';

type Arguments = { readonly jobpostId: number };

/** Document 1 §7: where the work of a post is done, in the order of the post. */
export const listJobPostLocations = async ({ jobpostId }: Arguments, context: Context, grant: Grant) => {
  await readPost(context, grant, jobpostId, { id: true });
  const locations = await withOrg(context.db, grant.session.orgCode, (tx) =>
    tx.query(
      `select l.id::int as "Location_Id", l.name as "Location_Name", l.address->>'city' as "City", l.address->>'state' as "State", l.address->>'country' as "Country"
       from job_post_location x join location l on l.org_code = x.org_code and l.id = x.location_id where x.org_code = $1 and x.job_post_id = $2::bigint order by x."position"`,
      [tx.orgCode, jobpostId],
    ),
  );
  return { errorCode: '', message: '', validationError: null, totalRecords: locations.length, locations };
};
