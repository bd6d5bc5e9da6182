import { randomBytes } from 'node:crypto';
import { finding, type Problem } from '../../domain/problem.ts';
import { tagOf, type Language } from '../../domain/languages.ts';
import { longDay } from '../../domain/longDay.ts';
import type { Grant } from '../access/authorise.ts';
import { organisationName } from '../auth/organisation-name.ts';
import { hashOfToken } from '../auth/token.ts';
import { STRANGER, storeFile } from '../careers/store-file.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { bindFiles } from '../files/bind-files.ts';
import { isMailAddress } from '../mail/address.ts';
import { mailText } from '../mail/mail-text.ts';
import { postLetter } from '../mail/send-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { addNew } from '../resource/new-records.ts';
import { contentOf, type Content } from './offers/content.ts';
import { letterPdf, logoOf } from './offers/letter.ts';
import { unwritable } from './offers/paper.ts';
import { reachesCandidate } from './salary/reaches-candidate.ts';
import type { Structure } from './salary/reckon.ts';

type Arguments = { readonly candidateId: number; readonly templateId: number; readonly joiningDate: string; readonly expiresOn: string };
type Found = { readonly content: Content; readonly logo: { readonly key: string; readonly type: string } | undefined; readonly jobPostId: string; readonly annualCTC: string; readonly currency: string };
type Row = { readonly name: string; readonly email: string | null; readonly jobPostId: string | null; readonly jobPost: string | null; readonly standing: string; readonly employeeId: string | null; readonly structure: Structure | null; readonly status: string | null; readonly annualCTC: string; readonly currency: string; readonly isWaiting: boolean };

/** What the letter says, read and checked; each thing that is missing is told. */
const preparedOf = async (tx: Transaction, { candidateId, templateId, joiningDate, expiresOn }: Arguments, { session }: Grant): Promise<Found> => {
  if (!(await reachesCandidate(tx, session, String(candidateId)))) throw refuse('NOT_FOUND');
  const [row] = await tx.query<Row>(
    `select c.name, c.email, c.job_post_id::text as "jobPostId", p.title as "jobPost", c.standing, c.employee_id::text as "employeeId", s.structure, s.status, trim_scale(s.annual_ctc)::text as "annualCTC", s.currency,
       exists (select from offer o where o.org_code = $1 and o.candidate_id = c.id and o.answer = 'PENDING') as "isWaiting"
     from candidate c left join job_post p on p.org_code = c.org_code and p.id = c.job_post_id left join candidate_salary s on s.org_code = c.org_code and s.candidate_id = c.id where c.org_code = $1 and c.id = $2::bigint`,
    [tx.orgCode, candidateId],
  );
  const [template] = await tx.query<{ language: Language; subject: string; body: string }>(`select lower(language) as language, subject, body from offer_letter_template where org_code = $1 and id = $2::bigint and status = 'ACTIVE'`, [tx.orgCode, templateId]);
  if (!row) throw refuse('NOT_FOUND');
  if (row.isWaiting) throw refuse('OFFER_WAITS');
  const today = await todayOf(tx);
  const problems: Problem[] = [
    ...(template ? [] : [{ field: 'templateId', ...finding('rule.reference') }]),
    ...(row.structure === null || row.status === 'ACCEPTED' ? [{ field: 'salary', ...finding('offers.needsSalary') }] : []),
    ...(row.jobPostId === null ? [{ field: 'jobPostId', ...finding('offers.needsPost') }] : []),
    ...(isMailAddress(row.email ?? '') ? [] : [{ field: 'email', ...finding('offers.needsMail') }]),
    ...(row.standing === 'ACTIVE' && row.employeeId === null ? [] : [{ field: 'candidateId', ...finding('offers.needsActive') }]),
    ...(expiresOn < today ? [{ field: 'expiresOn', ...finding('offers.notPast') }] : []),
    ...(expiresOn >= today && joiningDate >= today && expiresOn > joiningDate ? [{ field: 'expiresOn', ...finding('offers.beforeJoining') }] : []),
    ...(joiningDate < today ? [{ field: 'joiningDate', ...finding('offers.notPast') }] : []),
  ];
  refuseProblems({ session }, problems);
  const [logo] = await tx.query<{ key: string; type: string }>(`select f.key, f.content_type as type from organisation o join stored_file f on f.org_code = o.org_code and f.key = o.logo and f.status = 'STORED' where o.org_code = $1`, [tx.orgCode]);
  const content = contentOf({ template: template!, organisation: await organisationName(tx), candidate: { name: row.name, email: row.email! }, jobPost: row.jobPost!, structure: row.structure!, joiningDate, expiresOn });
  const strange = await unwritable([content.organisation, content.subject, content.body, content.name, ...content.lines.map(({ name }) => name)].join(' '));
  if (strange.length > 0) refuseProblems({ session }, [{ field: 'templateId', ...finding('offers.unwritable', { signs: strange.slice(0, 10).join(' ') }) }]);
  return { content, logo, jobPostId: row.jobPostId!, annualCTC: row.annualCTC, currency: row.currency };
};

/** Makes the letter, keeps it, and mails the candidate a link that opens it until its last day is over. */
export const sendOffer = async (args: Arguments, context: Context, grant: Grant) => {
  const { session } = grant;
  const { content, logo, jobPostId, annualCTC, currency } = await withOrg(context.db, session.orgCode, (tx) => preparedOf(tx, args, grant));
  const sentAt = new Date();
  const { bytes, digest } = await letterPdf(content, await logoOf(context, logo), sentAt, null);
  const letter = await storeFile(context, session.orgCode, 'offer.letter', { name: 'offer.pdf', bytes });
  const token = `${session.orgCode}.offer.${randomBytes(32).toString('base64url')}`;
  return inChangeSet('sendOffer', args, context, grant, null, async (tx) => {
    const considered = await tx.query(`select from candidate where org_code = $1 and id = $2::bigint and standing = 'ACTIVE' and employee_id is null for share`, [tx.orgCode, args.candidateId]);
    if (considered.length === 0) refuseProblems({ session }, [{ field: 'candidateId', ...finding('offers.needsActive') }]);
    // Offers of one candidate are sent one after the other, and the salary is the one that the letter says.
    const [salary] = await tx.query<{ id: string; same: boolean }>(`select s.id::text as id, s.status in ('DRAFT', 'DECLINED') and s.annual_ctc = $3::numeric and not exists (select from offer o where o.org_code = $1 and o.candidate_id = $2::bigint and o.answer = 'PENDING') as same
      from candidate_salary s where s.org_code = $1 and s.candidate_id = $2::bigint for update`, [tx.orgCode, args.candidateId, annualCTC]);
    if (salary?.same !== true) throw refuse('OFFER_WAITS');
    const offers = await addNew(tx, 'Offer', [{
      name: `${content.name} – ${content.jobPost}`, candidateId: String(args.candidateId), jobPostId, templateId: String(args.templateId), answer: 'PENDING', annualCTC, currency, joiningDate: args.joiningDate, expiresOn: args.expiresOn, sentOn: sentAt.toISOString(),
      respondedOn: null, comment: null, signedBy: null, signedFrom: null, letter, letterDigest: digest, signedLetter: null, signedDigest: null, content, tokenHash: hashOfToken(token),
    }], session.name);
    const offer = offers[0]!.after!;
    await bindFiles(tx, resourceOf('Offer'), offer.id, { letter }, { userId: STRANGER.userId, language: session.language });
    const before = (await readImages(tx, resourceOf('CandidateSalary'), [salary.id])).get(salary.id)!;
    const [after] = await updateImages(tx, resourceOf('CandidateSalary'), [{ ...before, status: 'OFFERED' }], session.name);
    const { language, organisation, name, email, jobPost } = content;
    const link = `/v3/offer?org=${tx.orgCode}&lang=${tagOf(language)}&token=${token}`;
    await postLetter(tx, { recipient: email, ...writeMail<'offerSent'>(await mailText(tx, 'offerSent', language), { organisation, name, jobPost, day: longDay(language, args.expiresOn), link }) }, { template: 'offerSent', language, candidateId: String(args.candidateId), about: `offer ${offer.id}` });
    return { changes: [...offers, { entity: 'CandidateSalary', id: salary.id, kind: 'UPDATE' as const, before, after: after! }], answer: { offerId: Number(offer.id) } };
  });
};
