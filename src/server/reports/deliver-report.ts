/** Makes one recipient's file with the recipient's own rights of now, and writes the mail that leads to it. */
import { randomUUID } from 'node:crypto';
import { isReportFormat, type FormatName } from './formats.ts';
import type { Database } from '../db/connection.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import type { Store } from '../files/store.ts';
import { sendMail } from '../mail/send-mail.ts';
import { say } from '../messages.ts';
import { Refusal } from '../refuse.ts';
import { starterOf } from '../resource/import/starter.ts';
import { resourceOf } from '../resource/registry.ts';
import type { Session } from '../session.ts';
import { reportContext } from './report-context.ts';
import { reportFile } from './report-file.ts';
import { fileNotes } from './file-notes.ts';
import { readingOf, type Reading } from './report-sight.ts';
import { toldDefinition } from './told-definition.ts';

export type Taken = { readonly id: string; readonly reportId: string; readonly accountId: string; /** An instant. */ readonly dueAt: string; /** Of an earlier try that did not come to its end. */ readonly fileKey: string | null };
type Report = { readonly name: string; readonly entity: string; readonly definition: unknown; readonly format: string; readonly owner: string; readonly organisation: string };

/** What fits into memory and into a mailbox's patience. */
const MOST_BYTES = 25 * 1024 * 1024;

const REPORT = `select r.name, r.entity, r.definition, r.format, o.name as owner, (select name from organisation where org_code = $1) as organisation
  from report r join user_account o on o.org_code = r.org_code and o.id = r.owner_id where r.org_code = $1 and r.id = $2::bigint`;

const collect = async (pieces: AsyncIterable<Buffer>): Promise<Buffer> => {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > MOST_BYTES) throw new Error(`The file of a report is larger than ${MOST_BYTES} bytes.`);
    kept.push(piece);
  }
  return Buffer.concat(kept);
};

const readable = (session: Session, entity: string): Reading | null => {
  try {
    return readingOf(session, entity, 'EXPORT');
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** Written down before there are bytes, so that whatever ends the work leaves a note of them. False where the line is settled already. */
const noteKey = async (tx: Transaction, id: string, key: string): Promise<boolean> =>
  (await tx.query(`update report_delivery set file_key = $3 where org_code = $1 and id = $2::uuid and status = 'WAITING' returning id`, [tx.orgCode, id, key])).length > 0;

/** Empty where somebody else settled the line, or took it after the lease had ended. */
const settle = (tx: Transaction, id: string, status: 'READY' | 'CLOSED', file: { readonly key: string; readonly name: string } | null) =>
  tx.query(`update report_delivery set status = $3, file_key = $4, file_name = $5, made_at = now(), leased_until = null where org_code = $1 and id = $2::uuid and status = 'WAITING' and ($4::text is null or file_key = $4) returning id`, [tx.orgCode, id, status, file?.key ?? null, file?.name ?? null]);

/** Everything is as of the due time, rights alone are those of now. Answers whether there was something to send: a report or an account that is gone since is passed over. Throws what keeps the file from being made. */
export const deliverReport = async (db: Database, store: Store, orgCode: string, { id, reportId, accountId, dueAt, fileKey }: Taken): Promise<boolean> => {
  if (fileKey !== null) await store.remove(fileKey);
  const asOf = new Date(dueAt);
  const told = await withOrg(db, orgCode, async (tx) => {
    const [report] = await tx.query<Report>(REPORT, [orgCode, reportId]);
    const [open] = await tx.query(`select from user_account where org_code = $1 and id = $2::bigint and status = 'ACTIVE'`, [orgCode, accountId]);
    if (!report || !open) return null;
    const session: Session = { ...(await starterOf(tx, accountId)), asOf };
    return { report, session, context: await reportContext(tx, session.language, asOf) };
  });
  if (told === null) {
    await withOrg(db, orgCode, (tx) => settle(tx, id, 'CLOSED', null));
    return false;
  }
  const { report, session, context } = told;
  const args = { organisation: report.organisation, name: session.name, report: report.name };
  const reading = readable(session, report.entity);
  if (reading === null) {
    const records = say(session.language, resourceOf(report.entity).name, { smart_count: 2 });
    await withOrg(db, orgCode, async (tx) => {
      if ((await settle(tx, id, 'CLOSED', null)).length > 0) await sendMail(tx, { to: session.email, template: 'reportClosed', language: session.language, args: { ...args, records, owner: report.owner } });
    });
    return true;
  }
  const format: FormatName = isReportFormat(report.format) ? report.format : 'XLSX';
  const file = await reportFile(db, reading, { name: report.name, definition: toldDefinition(report.definition, session.language), format }, context);
  const bytes = await collect(file.pieces);
  const extension = format.toLowerCase();
  const key = `${orgCode}/${dueAt.slice(0, 7)}/${randomUUID()}.${extension}`;
  if (!(await withOrg(db, orgCode, (tx) => noteKey(tx, id, key)))) return false;
  await store.write(key, bytes, format === 'CSV' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const note = fileNotes(file, reading, context);
  const sent = await withOrg(db, orgCode, async (tx) => {
    if ((await settle(tx, id, 'READY', { key, name: `${report.name}.${extension}` })).length === 0) return false;
    await sendMail(tx, { to: session.email, template: 'reportReady', language: session.language, args: { ...args, note, link: `/v3/received-report?id=${id}` } });
    return true;
  });
  // Somebody else was quicker, after the lease had ended.
  if (!sent) await store.remove(key);
  return sent;
};
