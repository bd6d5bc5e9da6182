/** The words of mails: which names may stand in double braces, and how they are filled in. */
import { finding, type Finding } from './problem.ts';

export type MailEvent = 'INVITATION' | 'PASSWORD_RESET' | 'PASSWORD_CHANGED' | 'CANDIDATE_UPDATE' | 'CANDIDATE_DOCUMENTS' | 'CANDIDATE_ARCHIVED';

const toCandidates = { organisation: 'Northwind Textiles', name: 'Meera Krishnan', jobPost: 'Pattern cutter', portal: '/v3/candidate-portal' };

/** The names that each mail knows, with what a preview fills in. */
export const mailSamples: Readonly<Record<MailEvent, Readonly<Record<string, string>>>> = {
  INVITATION: { organisation: 'Northwind Textiles', name: 'Meera Krishnan', link: '/v3/reset-password?token=sample', days: '3' },
  PASSWORD_RESET: { organisation: 'Northwind Textiles', name: 'Meera Krishnan', link: '/v3/reset-password?token=sample', minutes: '10' },
  PASSWORD_CHANGED: { organisation: 'Northwind Textiles', name: 'Meera Krishnan', link: '/v3/sign-in' },
  CANDIDATE_UPDATE: toCandidates,
  CANDIDATE_DOCUMENTS: toCandidates,
  CANDIDATE_ARCHIVED: toCandidates,
};

export const mailEvents = Object.keys(mailSamples) as readonly MailEvent[];

const NAME = /\{\{\s*([A-Za-z]\w*)\s*\}\}/g;

/** Names become their values; values are put in as they are and never read as names again. A name without a value stays. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(NAME, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));

const wrongIn = (text: string, known: readonly string[]): Finding | null => {
  const strange = Array.from(text.matchAll(NAME), ([, name = '']) => name).find((name) => !known.includes(name));
  if (strange !== undefined) return finding('emailTemplate.unknown', { placeholder: `{{${strange}}}`, known: known.map((name) => `{{${name}}}`).join(', ') });
  return /\{\{|\}\}/.test(text.replace(NAME, '')) ? finding('emailTemplate.braces') : null;
};

/** A name that the mail does not know, or braces without their pair. */
export const unknownNames = (event: MailEvent, text: string): readonly Finding[] => [wrongIn(text, Object.keys(mailSamples[event]))].filter((found) => found !== null);

/** What is wrong with a template by field. The link has a line of its own: only there does it become an address. */
export const templateProblems = (event: MailEvent, { subject, body }: { readonly subject: string; readonly body: string }): readonly { readonly field: string; readonly finding: Finding }[] => {
  const known = Object.keys(mailSamples[event]);
  const inSubject = wrongIn(subject, known.filter((name) => name !== 'link'));
  const inBody = wrongIn(body, known) ?? (!known.includes('link') || (/^\{\{\s*link\s*\}\}$/m.test(body) && !/\S[^\S\n]*\{\{\s*link\s*\}\}|\{\{\s*link\s*\}\}[^\S\n]*\S/.test(body)) ? null : finding('emailTemplate.link'));
  return [...(inSubject ? [{ field: 'subject', finding: inSubject }] : []), ...(inBody ? [{ field: 'body', finding: inBody }] : [])];
};
