import { createTransport } from 'nodemailer';
import { isLanguage, tagOf } from '../../domain/languages.ts';
import type { Settings } from '../settings.ts';
import { filesOf, type Letter } from './letter.ts';
import { mailAsHtml, withOrigin } from './write-mail.ts';

/** Hands one mail to the mail server; throws when it does not take it. */
export type Deliver = (letter: Letter) => Promise<void>;

const addresses = (list: readonly string[] = []) => list.map((address) => ({ name: '', address }));

const LATIN = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";
/** Japanese has faces of its own and wider lines, which end between phrases. */
const JAPANESE = `-apple-system,BlinkMacSystemFont,'Hiragino Sans','Yu Gothic UI',Meiryo,'Noto Sans JP','Noto Sans CJK JP',sans-serif;line-break:strict;word-break:auto-phrase`;

/** Of the look of a mail only what reads well everywhere: a plain face, lines of a book's length, right to left where the words are. Colours are the reader's own, light or dark. Mailboxes that take the words out of their page read the language beside them. */
const asPage = (inner: string, language: string | null | undefined): string => {
  const lang = isLanguage(language) ? ` lang="${tagOf(language)}"` : '';
  return `<!doctype html><html${lang}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body style="margin:0;padding:0 16px"><div${lang} dir="auto" style="max-width:600px;overflow-wrap:anywhere;font:16px/${language === 'ja' ? `1.7 ${JAPANESE}` : `1.5 ${LATIN}`}">${inner}</div></body></html>`;
};

/** A letter as nodemailer takes it, all but its sender. */
export const messageOf = ({ recipient, language, subject, body, html, copies, replyTo, attachments }: Letter, publicUrl: URL) => {
  const text = withOrigin(body, publicUrl);
  return {
    to: addresses([recipient, ...(copies?.to ?? [])]),
    cc: addresses(copies?.cc),
    bcc: addresses(copies?.bcc),
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    html: asPage(html ?? mailAsHtml(text), language),
    ...filesOf(attachments ?? [], publicUrl),
  };
};

/** Delivery by SMTP_URL, or undefined without one. A connection each: mails are few and servers close idle ones. */
export const smtpDelivery = ({ smtpUrl, mailFrom, publicUrl }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl'>): Deliver | undefined => {
  if (smtpUrl === undefined) return undefined;
  const transport = createTransport({
    url: smtpUrl.href,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (letter) => {
    await transport.sendMail({ from: mailFrom, ...messageOf(letter, publicUrl) });
  };
};
