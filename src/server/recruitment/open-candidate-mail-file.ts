import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { mayUseFile } from '../files/may-use-file.ts';
import { noteDownload, noteHanded } from '../files/note-download.ts';
import { storeOf } from '../files/open-store.ts';
import { findFile, type StoredFile } from '../files/stored-file.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { mailedCandidate } from './mail/mailed-candidate.ts';
import { toCandidate } from './mail/to-candidate.ts';

type Arguments = { readonly candidateId: number; readonly mailId: string; readonly place: number };
type Found = { readonly template: string; readonly about: string | null; readonly name: string | null; readonly contentType: string | null; readonly content: string | null };

/** The signed letter of the offer that a mail is about, for those who may read it there. */
const signedLetter = async (tx: Transaction, session: Session, candidateId: string, about: string | null): Promise<StoredFile | undefined> => {
  const offerId = /^offer (\d{1,18})$/.exec(about ?? '')?.[1];
  if (offerId === undefined) return undefined;
  const [offer] = await tx.query<{ key: string | null }>('select signed_letter as key from offer where org_code = $1 and id = $2::bigint and candidate_id = $3::bigint', [tx.orgCode, offerId, candidateId]);
  const file = offer?.key ? await findFile(tx, offer.key) : undefined;
  return file?.status === 'STORED' && (await mayUseFile(tx, session, file, 'VIEW')) ? file : undefined;
};

/** Hands over what went with a mail, and notes to whom. What is not there, not kept and not the caller's to read is one answer. */
export const openCandidateMailFile = async ({ candidateId, mailId, place }: Arguments, { db, settings }: Context, grant: Grant) => {
  const { session } = grant;
  const { candidate, mail, letter } = await withOrg(db, session.orgCode, async (tx) => {
    const { id } = await mailedCandidate(tx, candidateId, grant);
    const [found] = await tx.query<Found>(
      `select m.template, m.about, coalesce(f.name, a.file->>'name') as name, coalesce(f.content_type, a.file->>'contentType') as "contentType", coalesce(replace(encode(f.content, 'base64'), E'\\n', ''), a.file->>'content') as content
       from outbox_message m cross join lateral (select m.attachments->$4::int as file) a left join outbox_file f on f.org_code = m.org_code and f.message_id = m.id and f.place = $4::int
       where m.org_code = $1 and m.candidate_id = $2::bigint and m.id = $3 and $4::int >= 0 and ${toCandidate('m')}`,
      [tx.orgCode, id, mailId, place],
    );
    if (!found?.name) throw refuse('NOT_FOUND');
    return { candidate: id, mail: found, letter: found.template === 'offerSigned' ? await signedLetter(tx, session, id, found.about) : undefined };
  });
  const isOffer = mail.template === 'offerSigned';
  const content = isOffer ? letter && (await storeOf(settings).read(letter.key))?.toString('base64') : mail.content;
  if (content == null) throw refuse('NOT_FOUND');
  if (letter) await noteDownload(db, session.orgCode, letter, session.userId);
  else await noteHanded(db, session.orgCode, { entity: 'Candidate', rowId: candidate, field: null, key: `mail ${mailId} ${place}` }, session.userId);
  return { errorCode: '', message: '', name: mail.name!, contentType: letter?.contentType ?? mail.contentType ?? 'application/octet-stream', content };
};
