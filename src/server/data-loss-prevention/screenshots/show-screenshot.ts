import { noteReadings, refuseUnnoted } from '../../activity/note-readings.ts';
import { withOrg } from '../../db/org.ts';
import { limitRequests } from '../../http/rate-limit.ts';
import type { Context } from '../../http/route.ts';
import { refuse } from '../../refuse.ts';
import { bindings } from '../../resource/sql.ts';
import { loadSession } from '../../session.ts';
import { readScreenshot } from './screenshot-file.ts';
import { screensOf } from './screenshot-reach.ts';

type Found = { readonly id: string; readonly fileKey: string; readonly employeeId: string; readonly day: string; readonly type: string };

/** `GET /screenshots/:id`: to the person whose screen it is, and to whoever has the right on it, which is noted. One answer for what is not there and what is not theirs. */
export const showScreenshot = async (context: Context): Promise<void> => {
  const { params, db, settings, response } = context;
  const session = await loadSession(context);
  if (session === null) throw refuse('UNAUTHENTICATED');
  limitRequests(context, session);
  refuseUnnoted(session);
  const found = await withOrg(db, session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const [row] = await tx.query<Found>(
      `select s.id, s.file_key as "fileKey", s.employee_id::text as "employeeId", s.day, s.content_type as type from screenshot s join employee e on e.org_code = s.org_code and e.id = s.employee_id
       where s.org_code = $1 and s.id = ${to.bind(params['id'] ?? '')} and s.status = 'STORED' and ${screensOf(session, to)}`,
      to.values,
    );
    if (row !== undefined) await noteReadings(tx, session, [row.employeeId], { kind: 'SCREENSHOTS', fromDate: row.day, toDate: row.day });
    return row;
  });
  const bytes = found && (await readScreenshot(settings, session.orgCode, found));
  if (!found || !bytes) throw refuse('HTTP_404');
  response.writeHead(200, {
    'content-type': found.type,
    'content-length': bytes.length,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  response.end(bytes);
};
