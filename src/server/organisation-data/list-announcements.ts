import { embedUrl } from '../../domain/embedHosts.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';

type Row = { readonly announcementId: number; readonly title: string; readonly announcementType: 'TEXT' | 'EMBED' | 'FLASH'; readonly announcementText: string | null; readonly embedUrl: string | null; readonly flashContent: string | null };

const MOST = 100;

/** Document 0 §3: announcements in force today, on the organisation's clock, for the caller's location or department or for everyone; newest first. */
export const listAnnouncements = async (_args: object, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const rows = await withOrg(db, session.orgCode, (tx) =>
    tx.query<Row>(
      `select a.id::int as "announcementId", a.title, a.type as "announcementType", a.text as "announcementText", a.embed_url as "embedUrl", a.flash_content as "flashContent"
       from announcement a join organisation o on o.org_code = a.org_code left join employee e on e.org_code = a.org_code and e.id = $2::bigint
       where a.org_code = $1 and a.status = 'ACTIVE' and a.from_date <= (now() at time zone o.time_zone)::date
         and (a.to_date is null or a.to_date >= (now() at time zone o.time_zone)::date)
         and (a.audience = 'EVERYONE' or (a.audience = 'LOCATION' and a.location_id = e.location_id) or (a.audience = 'DEPARTMENT' and a.department_id = e.department_id))
       order by a.from_date desc, a.id desc limit $3`,
      [session.orgCode, session.employeeId, MOST],
    ),
  );
  const announcementList = rows.map(({ announcementType, ...row }) => ({
    ...row,
    announcementType,
    // A host that was listed once may not be any more.
    embedUrl: announcementType === 'EMBED' && row.embedUrl !== null ? embedUrl(row.embedUrl) : null,
    flashContent: announcementType === 'FLASH' ? row.flashContent : null,
  }));
  return { errorCode: '', message: '', announcementCount: announcementList.length, announcementList };
};
