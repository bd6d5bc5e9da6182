import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { refuseBackwards } from './refuse-backwards.ts';

type Arguments = { readonly fromDate?: string | null; readonly toDate?: string | null };

/** Who changed something in these days, by name, as they were called when they did it last. */
export const listChangePeople = async ({ fromDate = null, toDate = null }: Arguments, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  refuseBackwards(session, fromDate, toDate);
  return withOrg(db, session.orgCode, async (tx) => {
    const rows = await tx.query<{ userId: string; name: string }>(
      `with zone as (select coalesce((select time_zone from organisation where org_code = $1), 'UTC') as name)
       select x.user_id as "userId", y.by as name
       from (select distinct s.user_id from change_set s, zone where s.org_code = $1 and s.user_id is not null
         and ($2::date is null or s.at >= $2::date::timestamp at time zone zone.name) and ($3::date is null or s.at < ($3::date + 1)::timestamp at time zone zone.name) limit 500) x
       cross join lateral (select s.by from change_set s where s.org_code = $1 and s.user_id = x.user_id order by s.at desc, s.id desc limit 1) y
       order by fold(y.by)`,
      [session.orgCode, fromDate, toDate],
    );
    return { errorCode: '', message: '', rows };
  });
};
