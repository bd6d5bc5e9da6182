import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { hideLinks } from '../mail/hide-links.ts';
import { withOrigin } from '../mail/write-mail.ts';
import { refuse } from '../refuse.ts';

export type OutboxArguments = { readonly search?: string | null; readonly status?: string | null; readonly offset?: number | null; readonly limit?: number | null };

type Row = { readonly id: string; readonly recipient: string; readonly template: string; readonly status: string; readonly subject: string; readonly body: string; readonly total: number };

const MOST = 500;

/** Mails of the organisation, newest first; words are looked for in recipients and subjects. Links into accounts that may do more than the reader are left out. */
export const listOutboxMails = async ({ search, status, offset, limit }: OutboxArguments, { db, session, settings }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const words = (search ?? '').trim().replace(/[\\%_]/g, '\\$&');
  const rows = await withOrg(db, session.orgCode, async (tx) => {
    const found = await tx.query<Row>(
      `select id, created_at as "createdAt", sent_at as "sentAt", recipient, template, subject, body, status, tries, problem, (count(*) over ())::int as total
       from outbox_message where org_code = $1 and ($2 = '' or fold(recipient || ' ' || subject) like '%' || fold($2) || '%') and ($3::text is null or status = $3)
       order by created_at desc, id limit $4 offset $5`,
      [session.orgCode, words, status ?? null, Math.min(Math.max(limit ?? 50, 1), MOST), Math.max(offset ?? 0, 0)],
    );
    const bodies = await hideLinks(tx, session, found, settings.smtpUrl !== undefined);
    return found.map((row, at) => ({ ...row, body: bodies[at]! }));
  });
  return { errorCode: '', message: '', totalRecords: rows[0]?.total ?? 0, rows: rows.map((row) => ({ ...row, body: withOrigin(row.body, settings.publicUrl) })) };
};
