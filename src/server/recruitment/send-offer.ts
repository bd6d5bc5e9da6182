import { randomBytes } from 'node:crypto';
import { finding } from '../../domain/problem.ts';
import { tagOf } from '../../domain/languages.ts';
import type { Grant } from '../access/authorise.ts';
import { hashOfToken } from '../auth/token.ts';
import { STRANGER, storeFile } from '../careers/store-file.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { bindFiles } from '../files/bind-files.ts';
import { logoOf } from '../letters/logo.ts';
import { isMailAddress } from '../mail/address.ts';
import { postLetter } from '../mail/send-mail.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import { mergeChanges } from '../resource/merge-changes.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { addNew } from '../resource/new-records.ts';
import { contentOf, unwritableIn, type Content } from './offers/content.ts';
import { letterProblems, readLetterFacts, type LetterFacts } from './offers/letter-facts.ts';
import { letterPdf } from './offers/letter.ts';
import { moveToOffered } from './offers/move-to-offered.ts';
import { offerMail } from './offers/offer-mails.ts';

type Arguments = { readonly candidateId: number; readonly templateId: number; readonly joiningDate: string; readonly expiresOn: string; readonly moveOn?: boolean | null };

/** What the letter says, read and checked; each thing that is missing is told. */
const preparedOf = async (tx: Transaction, args: Arguments, { session }: Grant): Promise<LetterFacts & { readonly content: Content }> => {
  const facts = await readLetterFacts(tx, session, args);
  if (facts.isWaiting) throw refuse('OFFER_WAITS');
  refuseProblems({ session }, letterProblems(facts, args));
  const { template, organisation, name, email, jobPost, structure } = facts;
  const content = contentOf({ template: template!, organisation, candidate: { name, email: email! }, jobPost, structure: structure!, joiningDate: args.joiningDate, expiresOn: args.expiresOn });
  refuseProblems({ session }, await unwritableIn(content));
  return { ...facts, content };
};

/** Makes the letter, keeps it, and mails the candidate a link that opens it until its last day is over. */
export const sendOffer = async (args: Arguments, context: Context, grant: Grant) => {
  const { session } = grant;
  const { content, logo, jobPostId, annualCTC, currency, salaryVersion, today } = await withOrg(context.db, session.orgCode, (tx) => preparedOf(tx, args, grant));
  const sentAt = new Date();
  const { bytes, digest } = await letterPdf(content, await logoOf(context, logo), sentAt, null);
  const letter = await storeFile(context, session.orgCode, 'offer.letter', { name: 'offer.pdf', bytes });
  const token = `${session.orgCode}.offer.${randomBytes(32).toString('base64url')}`;
  return inChangeSet('sendOffer', args, context, grant, null, async (tx) => {
    const considered = await tx.query(`select from candidate where org_code = $1 and id = $2::bigint and standing = 'ACTIVE' and employee_id is null for share`, [tx.orgCode, args.candidateId]);
    if (considered.length === 0) refuseProblems({ session }, [{ field: 'candidateId', ...finding('offers.needsActive') }]);
    // Offers of one candidate are sent one after the other, and the salary is the one that the letter says.
    const [salary] = await tx.query<{ id: string; version: number; isFree: boolean }>(`select s.id::text as id, s.version, s.status in ('DRAFT', 'DECLINED') and not exists (select from offer o where o.org_code = $1 and o.candidate_id = $2::bigint and o.answer = 'PENDING') as "isFree"
      from candidate_salary s where s.org_code = $1 and s.candidate_id = $2::bigint for update`, [tx.orgCode, args.candidateId]);
    if (salary?.isFree === false) throw refuse('OFFER_WAITS');
    if (salary?.version !== salaryVersion) throw refuse('CONFLICT');
    const offers = await addNew(tx, 'Offer', [{
      name: `${content.name} – ${content.jobPost}`, candidateId: String(args.candidateId), jobPostId, templateId: String(args.templateId), answer: 'PENDING', annualCTC, currency, joiningDate: args.joiningDate, expiresOn: args.expiresOn, sentOn: sentAt.toISOString(),
      respondedOn: null, comment: null, signedBy: null, signedFrom: null, letter, letterDigest: digest, signedLetter: null, signedDigest: null, content, tokenHash: hashOfToken(token),
    }], session.name);
    const offer = offers[0]!.after!;
    await bindFiles(tx, resourceOf('Offer'), offer.id, { letter }, { userId: STRANGER.userId, language: session.language });
    const before = (await readImages(tx, resourceOf('CandidateSalary'), [salary.id])).get(salary.id)!;
    const [after] = await updateImages(tx, resourceOf('CandidateSalary'), [{ ...before, status: 'OFFERED' }], session.name);
    // An answer to an earlier letter is none to this one.
    const personOf = async () => (await readImages(tx, resourceOf('Candidate'), [String(args.candidateId)])).get(String(args.candidateId))!;
    const moved = args.moveOn === false ? [] : await moveToOffered(tx, { db: context.db, session }, await personOf());
    const person = await personOf();
    const [offered] = await updateImages(tx, resourceOf('Candidate'), [{ ...person, offeredOn: person['offeredOn'] ?? today, offerRespondedOn: null }], session.name);
    const { language, email } = content;
    const link = `/v3/offer?org=${tx.orgCode}&lang=${tagOf(language)}&token=${token}`;
    await postLetter(tx, { recipient: email, ...(await offerMail(tx, content, args.expiresOn, link)), replyTo: isMailAddress(session.email) ? session.email : null }, { template: 'offerSent', language, candidateId: String(args.candidateId), about: `offer ${offer.id}`, senderId: session.userId });
    return { changes: mergeChanges([...offers, { entity: 'CandidateSalary', id: salary.id, kind: 'UPDATE' as const, before, after: after! }, ...moved, { entity: 'Candidate', id: person.id, kind: 'UPDATE' as const, before: person, after: offered! }]), answer: { offerId: Number(offer.id) } };
  });
};
