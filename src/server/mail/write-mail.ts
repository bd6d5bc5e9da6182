import { messages as en } from '../../../generated/messages/en.ts';
import { messages as fr } from '../../../generated/messages/fr.ts';
import { messages as ja } from '../../../generated/messages/ja.ts';
import { messages as sp } from '../../../generated/messages/sp.ts';
import { fillTemplate } from '../../domain/mailTemplates.ts';
import type { Language } from '../session.ts';
import { headerText } from './address.ts';

type RoundMail = { readonly organisation: string; readonly name: string; readonly round: string; readonly jobPost: string; readonly time: string; readonly place: string };

/** The mails that there are, and what each one names. */
export type MailArguments = {
  readonly interviewInvited: RoundMail & { readonly panel: string };
  readonly interviewMoved: RoundMail & { readonly panel: string; readonly was: string };
  readonly interviewChanged: RoundMail & { readonly panel: string };
  readonly interviewCancelled: RoundMail & { readonly panel: string };
  readonly interviewWithdrawn: RoundMail & { readonly panel: string };
  readonly interviewDropped: RoundMail & { readonly panel: string };
  readonly panelInvited: RoundMail & { readonly candidate: string; readonly link: string };
  readonly panelMoved: RoundMail & { readonly candidate: string; readonly link: string; readonly was: string };
  readonly panelChanged: RoundMail & { readonly candidate: string; readonly link: string };
  readonly panelCancelled: RoundMail & { readonly candidate: string; readonly link: string };
  readonly panelLeft: RoundMail & { readonly candidate: string; readonly link: string };
  readonly passwordReset: { readonly organisation: string; readonly name: string; readonly link: string; readonly minutes: number };
  readonly passwordChanged: { readonly organisation: string; readonly name: string; readonly link: string };
  readonly addressChanged: { readonly organisation: string; readonly name: string };
  readonly invitation: { readonly organisation: string; readonly name: string; readonly link: string; readonly days: number };
  readonly couponCode: { readonly organisation: string; readonly name: string; readonly code: string; readonly percentage: string; readonly link: string };
  readonly couponAsked: { readonly organisation: string; readonly name: string; readonly email: string; readonly code: string; readonly percentage: string };
  readonly keywordAlert: { readonly organisation: string; readonly alert: string; readonly count: number; readonly link: string };
  readonly toxicityAlert: { readonly organisation: string; readonly count: number; readonly link: string };
  readonly payslipReady: { readonly organisation: string; readonly name: string; readonly cycle: string; readonly link: string };
  readonly settlementReady: { readonly organisation: string; readonly name: string; readonly link: string };
  readonly reportReady: { readonly organisation: string; readonly name: string; readonly report: string; readonly note: string; readonly link: string };
  readonly reportClosed: { readonly organisation: string; readonly name: string; readonly report: string; readonly records: string; readonly owner: string };
  readonly candidateUpdate: { readonly organisation: string; readonly name: string; readonly jobPost: string };
  readonly candidateDocuments: { readonly organisation: string; readonly name: string; readonly jobPost: string; readonly portal: string };
  readonly candidateDocumentsByMail: { readonly organisation: string; readonly name: string; readonly jobPost: string };
  readonly candidateArchived: { readonly organisation: string; readonly name: string; readonly jobPost: string };
  readonly applicationReceived: { readonly organisation: string; readonly name: string; readonly jobPost: string; readonly until: string; readonly link: string };
  readonly applicationKnown: { readonly organisation: string; readonly name: string; readonly jobPost: string; readonly until: string; readonly link: string };
  readonly applicationRunning: { readonly organisation: string; readonly name: string; readonly jobPost: string; readonly until: string; readonly link: string };
  readonly applicationReceivedByMail: { readonly organisation: string; readonly name: string; readonly jobPost: string; readonly until: string; readonly link: string };
  readonly applicationKnownByMail: { readonly organisation: string; readonly name: string; readonly jobPost: string; readonly until: string; readonly link: string };
  readonly applicationRunningByMail: { readonly organisation: string; readonly name: string; readonly jobPost: string; readonly until: string; readonly link: string };
  readonly portalPasscode: { readonly organisation: string; readonly name: string; readonly code: string; readonly minutes: number; readonly link: string };
  readonly offerSent: { readonly organisation: string; readonly name: string; readonly jobPost: string; readonly day: string; readonly link: string };
  readonly offerWithdrawn: { readonly organisation: string; readonly name: string; readonly jobPost: string };
  readonly offerHolds: { readonly organisation: string; readonly name: string; readonly jobPost: string; readonly day: string };
  readonly offerPasscode: { readonly organisation: string; readonly name: string; readonly code: string; readonly minutes: number };
  readonly offerSigned: { readonly organisation: string; readonly name: string; readonly jobPost: string };
  readonly offerAnswered: { readonly organisation: string; readonly candidate: string; readonly jobPost: string; readonly answer: string; readonly link: string };
  readonly offerAnsweredSaying: { readonly organisation: string; readonly candidate: string; readonly jobPost: string; readonly answer: string; readonly comment: string; readonly link: string };
  readonly documentToSign: { readonly organisation: string; readonly name: string; readonly document: string; readonly author: string; readonly day: string; readonly link: string };
  readonly documentReminder: { readonly organisation: string; readonly name: string; readonly document: string; readonly author: string; readonly day: string; readonly link: string };
  readonly documentPasscode: { readonly organisation: string; readonly name: string; readonly document: string; readonly code: string; readonly minutes: number };
  readonly documentSealed: { readonly organisation: string; readonly name: string; readonly document: string };
  readonly documentVoided: { readonly organisation: string; readonly name: string; readonly document: string; readonly comment: string };
  readonly documentTakenBack: { readonly organisation: string; readonly name: string; readonly document: string };
  readonly joinPasscode: { readonly organisation: string; readonly name: string; readonly code: string; readonly minutes: number };
  readonly joinSent: { readonly organisation: string; readonly name: string; readonly person: string; readonly link: string };
  readonly onboardingInvited: { readonly organisation: string; readonly name: string; readonly day: string; readonly link: string };
  readonly onboardingReturned: { readonly organisation: string; readonly name: string; readonly comment: string; readonly link: string };
  readonly demoAsked: { readonly organisation: string; readonly name: string; readonly email: string; readonly day: string; readonly note: string };
};

export type Template = keyof MailArguments;

export type MailText = { readonly subject: string; readonly body: string };

const catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, fr, ja, sp };

/** The product's own text of a mail, its names in double braces. */
export const builtInText = (template: Template, language: Language): MailText => ({ subject: textOf(language, `mail.${template}.subject`), body: textOf(language, `mail.${template}.body`) });

/** As much as may be written where a mail quotes it. */
const LONGEST_COMMENT = 1000;

/** Subject and text of a mail. Values are put in as they are, never read as placeholders again. */
export const writeMail = <Name extends Template>({ subject, body }: MailText, args: MailArguments[Name]): MailText => {
  const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, headerText(String(value), name === 'comment' ? LONGEST_COMMENT : undefined)]));
  return { subject: headerText(fillTemplate(subject, values)), body: fillTemplate(body, values) };
};

const textOf = (language: Language, key: string): string => {
  const text = catalogues[language][key];
  if (text === undefined) throw new Error(`The message ${key} is missing in ${language}.`);
  return text.replace(/%\{(\w+)\}/g, '{{$1}}');
};

/** Paths of ours, each on a line of its own, become addresses: where people reach us is known on the way out only. */
export const withOrigin = (body: string, { origin }: URL): string => body.replace(/^\/v3\/\S+$/gm, (path) => `${origin}${path}`);

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The same text as HTML: everything escaped, a paragraph each, lines that are one address as links. */
export const mailAsHtml = (body: string): string =>
  body
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replace(/^https?:\/\/\S+$/gm, (address) => `<a href="${address}">${address}</a>`).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
