import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Attachment } from '../mail/letter.ts';
import { withoutOwnKeys } from '../mail/hide-links.ts';
import { withOrigin } from '../mail/write-mail.ts';
import { mailedCandidate } from './mail/mailed-candidate.ts';
import { bytesOf } from './mail/mail-files.ts';

type Arguments = { readonly candidateId: number; readonly offset?: number | null; readonly limit?: number | null };
type Row = { readonly id: string; readonly template: string; readonly body: string; readonly files: readonly (Pick<Attachment, 'name'> & { readonly content?: string; readonly bytes?: number })[] | null; readonly total: number };

const MOST = 200;

/** Mails to a candidate: those of Tenure by itself, of interviews and offers, and those that people wrote. What tells others of the candidate is not among them. */
export const candidateMails = ({ candidateId, offset, limit }: Arguments, { db, settings }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { id: candidate } = await mailedCandidate(tx, candidateId, grant);
    const rows = await tx.query<Row>(
      `select id, created_at as "createdAt", due_at as "dueAt", sent_at as "sentAt", recipient, template, subject, body, status, problem, attachments as files, written_by as "writtenBy",
         status = 'QUEUED' and tries = 0 and written_by is not null as "canBeTakenBack", (count(*) over ())::int as total
       from outbox_message where org_code = $1 and candidate_id = $2::bigint and template not like 'panel%' and template <> 'offerAnswered' order by created_at desc, id limit $3 offset $4`,
      [tx.orgCode, candidate, Math.min(Math.max(limit ?? 50, 1), MOST), Math.max(offset ?? 0, 0)],
    );
    const { language } = grant.session;
    return {
      errorCode: '',
      message: '',
      totalRecords: rows[0]?.total ?? 0,
      mails: rows.map((row) => ({ ...row, body: withOrigin(withoutOwnKeys(language, row), settings.publicUrl), files: (row.files ?? []).map(({ name, content = '', bytes }) => ({ name, bytes: bytes ?? bytesOf(content) })) })),
    };
  });
