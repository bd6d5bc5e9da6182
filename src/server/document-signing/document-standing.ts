import { addDays } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { aboutDocument, documentWithin, signaturesOf, type GeneratedDocument, type Signature } from '../documents/document.ts';
import { signingSettings } from '../documents/settings.ts';
import { signersOf } from '../documents/signers.ts';
import { sayProblems } from '../messages.ts';
import { todayOf } from '../people/today.ts';
import { preparedOf } from './prepared.ts';

type Event = { readonly kind: string; readonly at: string; readonly name: string | null; readonly note: string | null };
type Mailed = { readonly at: string; readonly template: string; readonly name: string | null; readonly to: string };

/** By whom and to whom it was mailed, and who was reminded. */
const mailsOf = async (tx: Transaction, { id }: GeneratedDocument): Promise<readonly Event[]> => {
  const mails = await tx.query<Mailed>(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, template, written_by as name, concat_ws(', ', recipient, (select string_agg(x, ', ') from jsonb_array_elements_text(coalesce(copies->'to', '[]')) x), (select string_agg(x, ', ') from jsonb_array_elements_text(coalesce(copies->'cc', '[]')) x)) as "to"
     from outbox_message where org_code = $1 and about = $2 and template in ('documentMailed', 'documentReminder')`,
    [tx.orgCode, aboutDocument(id)],
  );
  return mails.map(({ at, template, name, to }) => ({ kind: template === 'documentMailed' ? 'MAILED' : 'REMINDED', at, name, note: to }));
};

const eventsOf = (document: GeneratedDocument, signatures: readonly Signature[], mails: readonly Event[]): readonly Event[] => {
  const { author, madeOn, sentOn, closedOn, status, reason } = document;
  const event = (kind: string, at: string | null, name: string | null, note: string | null = null): Event[] => (at === null ? [] : [{ kind, at, name, note }]);
  return [
    ...event('MADE', madeOn, author),
    ...(signatures.length > 0 ? event('SENT', sentOn, null) : []),
    ...signatures.flatMap(({ name, viewedOn, answeredOn, state, reason: why }) => [...event('VIEWED', viewedOn, name), ...event(state === 'DECLINED' ? 'DECLINED' : 'SIGNED', answeredOn, name, why)]),
    ...mails,
    ...(status === 'VOIDED' ? event('VOIDED', closedOn, null, reason) : status === 'COMPLETED' ? event('COMPLETED', closedOn, null) : []),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
};

/** Signatures of a document, or who would be asked, and what happened to it. */
export const documentStanding = ({ documentId }: { readonly documentId: number }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const document = await documentWithin(tx, grant, documentId);
    const isDraft = document.status === 'DRAFT';
    const signatures = isDraft ? [] : await signaturesOf(tx, document.id);
    const { signers, problems: ofSigners } = isDraft ? await signersOf(tx, document) : { signers: [], problems: [] };
    const { words, missing, problems } = await preparedOf(tx, document);
    const { expiryDays } = await signingSettings(tx);
    const none = { askedOn: null, viewedOn: null, answeredOn: null, signedBy: null, reason: null };
    return {
      errorCode: '', message: '', organisation: words.organisation, missing: isDraft ? missing : [],
      signatures: isDraft ? signers.map((signer, at) => ({ id: at + 1, place: at + 1, ...signer, state: 'WAITING', ...none })) : signatures.map((one) => ({ ...one, id: Number(one.id) })),
      problems: isDraft ? sayProblems(grant.session.language, [...problems, ...ofSigners]) : [],
      expiresOn: addDays(await todayOf(tx), expiryDays),
      events: eventsOf(document, signatures, await mailsOf(tx, document)),
    };
  });
