/** What time does with documents that wait for signatures: reminders, and an end after the last day. */
import { isUnderWay } from '../../domain/documents/standing.ts';
import { reminderDue } from '../../domain/documents/reminder-due.ts';
import type { Database } from '../db/connection.ts';
import { settleDue } from '../db/each-organisation.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import type { Logger } from '../log.ts';
import { todayOf } from '../people/today.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { ruleReason } from '../resource/rule-reason.ts';
import { say } from '../messages.ts';
import { tellAuthor } from './document-mails.ts';
import { holdDocument, languageOfDocument, type GeneratedDocument } from './document.ts';
import { endDocument } from './end-document.ts';
import { remind } from './remind.ts';
import { signingSettings } from './settings.ts';

const BY = 'Tenure';

/** By the calendar of the organisation. */
const daysOf = async (tx: Transaction, { id }: GeneratedDocument): Promise<string> =>
  (await tx.query<{ day: string }>(`select to_char(greatest(d.waits_since, d.reminded_on) at time zone o.time_zone, 'YYYY-MM-DD') as day from generated_document d join organisation o on o.org_code = d.org_code where d.org_code = $1 and d.id = $2::bigint`, [tx.orgCode, id]))[0]!.day;

/** Voids what was not signed in time and reminds who is to sign. Answers of how many documents; one that fails is logged and does not keep the others. */
export const settleDocuments = (db: Database, log: Logger): Promise<number> =>
  settleDue(db, { log, failed: 'documents were not settled' }, {
    find: async (tx) => tx.query<{ id: string }>(`select id::text as id from generated_document where org_code = $1 and status in ('SENT', 'VIEWED', 'SIGNED') and waits_for is not null and (expires_on < $2::date or greatest(waits_since, reminded_on) < now() - interval '20 hours')`, [tx.orgCode, await todayOf(tx)]),
    settle: async (code, { id }) => {
      const changeSet = await nextChangeSet(db, code);
      return withOrg(db, code, async (tx) => {
        const document = await holdDocument(tx, id);
        if (!isUnderWay(document)) return false;
        const today = await todayOf(tx);
        const told = { userId: null, by: BY, source: 'RULE', form: 'DOCUSIGN' } as const;
        if (document.expiresOn !== null && document.expiresOn < today) {
          const changes = await endDocument(tx, document, say(languageOfDocument(document), 'documents.notInTime'), BY);
          await recordChanges(tx, changeSet, { ...told, reason: ruleReason('notSignedInTime'), changes });
          await tellAuthor(tx, document, 'documentExpired', { name: document.waitsFor ?? '' });
          return true;
        }
        if (!reminderDue(await signingSettings(tx), await daysOf(tx, document), document.reminders ?? 0, today)) return false;
        const changes = await remind(tx, document, BY);
        if (changes.length > 0) await recordChanges(tx, changeSet, { ...told, reason: null, changes });
        return changes.length > 0;
      });
    },
  });
