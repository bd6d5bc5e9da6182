import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { logoOf } from '../letters/logo.ts';
import { sayProblems } from '../messages.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { contentOf, missingIn, unwritableIn } from './offers/content.ts';
import { letterProblems, readLetterFacts } from './offers/letter-facts.ts';
import { letterPdf } from './offers/letter.ts';
import { offerMail } from './offers/offer-mails.ts';
import { reckonSalary } from './salary/reckon.ts';

type Arguments = {
  readonly candidateId: number;
  readonly templateId: number;
  readonly joiningDate?: string | null;
  readonly expiresOn?: string | null;
  readonly salaryTemplateId?: number | null;
  readonly annualCTC?: string | null;
  readonly effectiveFrom?: string | null;
  readonly withPdf?: boolean | null;
};

/** The letter that sending would make, of the saved salary or one that is not saved yet, with what it still lacks. */
export const previewOffer = async (args: Arguments, context: Context, { session }: Grant) => {
  const { candidateId, annualCTC, salaryTemplateId: templateId, effectiveFrom, joiningDate = null, expiresOn = null } = args;
  const { content, logo, ...seen } = await withOrg(context.db, session.orgCode, async (tx) => {
    const saved = await readLetterFacts(tx, session, args);
    const facts = annualCTC == null ? saved : { ...saved, structure: (await reckonSalary(tx, { session }, { candidateId: String(candidateId), annualCTC, templateId, effectiveFrom })).structure };
    const { template, organisation, name, email, jobPost, structure } = facts;
    if (!template) return refuseProblems({ session }, [{ field: 'templateId', ...finding('rule.reference') }]) as never;
    if (!structure) return refuseProblems({ session }, [{ field: 'salary', ...finding('offers.needsSalary') }]) as never;
    const given = { template, organisation, candidate: { name, email: email ?? '' }, jobPost, structure, joiningDate, expiresOn };
    const words = contentOf(given);
    const mail = await offerMail(tx, words, expiresOn, '/v3/offer?…');
    const strange = await unwritableIn(words);
    return { content: words, logo: facts.logo, missing: missingIn(given), mail, isWritable: strange.length === 0, problems: [...letterProblems(facts, args), ...strange] };
  });
  const { language, organisation, subject, body, heads, lines } = content;
  const pdf = args.withPdf === true && seen.isWritable ? (await letterPdf(content, await logoOf(context, logo), new Date(), null)).bytes.toString('base64') : null;
  return {
    errorCode: '', message: '', validationError: seen.problems.length === 0 ? null : sayProblems(session.language, seen.problems),
    language: language.toUpperCase(), organisation, subject, body, heads, lines: lines.map((line) => ({ ...line, isSum: line.isSum === true })), missing: seen.missing, mailSubject: seen.mail.subject, mailBody: seen.mail.body, pdf,
  };
};
