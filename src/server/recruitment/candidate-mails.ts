import { reachOf, type Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { withoutOwnKeys } from '../mail/hide-links.ts';
import { withOrigin } from '../mail/write-mail.ts';
import { mailedCandidate } from './mail/mailed-candidate.ts';
import { toCandidate } from './mail/to-candidate.ts';

type Arguments = { readonly candidateId: number; readonly offset?: number | null; readonly limit?: number | null };
type Row = { readonly id: string; readonly template: string; readonly body: string; readonly files: readonly { readonly name: string; readonly bytes: number; readonly isKept: boolean }[]; readonly total: number };

const MOST = 200;

/** Of the mail m: what it carried. A signed offer is opened by whoever may read salaries ($5), with the offer. */
const FILES = `coalesce((select jsonb_agg(jsonb_build_object('name', a.file->>'name', 'bytes', coalesce((a.file->>'bytes')::int, greatest(0, length(a.file->>'content') * 3 / 4 - 2 + length(rtrim(right(a.file->>'content', 2), '=')))),
    'isKept', case when m.template = 'offerSigned' then $5 and m.about is not null else a.file ? 'content' or exists (select from outbox_file f where f.org_code = m.org_code and f.message_id = m.id and f.place = a.place - 1) end) order by a.place)
  from jsonb_array_elements(m.attachments) with ordinality a(file, place)), '[]')`;

/** Of the mail m: one that waits is sent only while its candidate is archived still, where it tells them of that. */
const STANDS = `not (m.while_archived and m.status = 'QUEUED' and exists (select from candidate c where c.org_code = m.org_code and c.id = m.candidate_id and c.standing <> 'ARCHIVED'))`;

/** Mails to a candidate: those of Tenure by itself, of interviews and offers, and those that people wrote. What tells others of the candidate is not among them. */
export const candidateMails = ({ candidateId, offset, limit }: Arguments, { db, settings }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { id: candidate } = await mailedCandidate(tx, candidateId, grant);
    const rows = await tx.query<Row>(
      `select id, created_at as "createdAt", due_at as "dueAt", sent_at as "sentAt", recipient, template, subject, body, status, problem, ${FILES} as files, written_by as "writtenBy",
         status = 'QUEUED' and tries = 0 and written_by is not null as "canBeTakenBack", (count(*) over ())::int as total
       from outbox_message m where org_code = $1 and candidate_id = $2::bigint and ${toCandidate('m')} and ${STANDS} order by created_at desc, id limit $3 offset $4`,
      [tx.orgCode, candidate, Math.min(Math.max(limit ?? 50, 1), MOST), Math.max(offset ?? 0, 0), reachOf(grant.session, 'CANDIDATE_SALARY', 'VIEW') !== null],
    );
    const { language } = grant.session;
    return {
      errorCode: '',
      message: '',
      totalRecords: rows[0]?.total ?? 0,
      mails: rows.map((row) => ({ ...row, body: withOrigin(withoutOwnKeys(language, row), settings.publicUrl) })),
    };
  });
