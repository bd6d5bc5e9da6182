/** Documents of the organisation that may be attached to mails: a subtype in use that allows it and has a file. */
import type { Transaction } from '../../db/org.ts';

export type MailableDocument = { readonly id: string; readonly name: string; readonly fileName: string; readonly key: string; readonly contentType: string; readonly bytes: number };

export const documentsToMail = (tx: Transaction, ids: readonly string[] | null = null): Promise<MailableDocument[]> =>
  tx.query<MailableDocument>(
    `select s.id::text as id, s.name, f.original_name as "fileName", f.key, f.content_type as "contentType", coalesce(f.byte_size, 0)::int as bytes
     from document_subtype s join stored_file f on f.org_code = s.org_code and f.key = s.downloadable_document and f.status = 'STORED'
     where s.org_code = $1 and s.status = 'ACTIVE' and s.allowed_for_email_communication and ($2::bigint[] is null or s.id = any($2)) order by s.name, s.id limit 200`,
    [tx.orgCode, ids],
  );
