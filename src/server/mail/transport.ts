import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';
import { mailAsHtml, withOrigin } from './write-mail.ts';

export type Letter = { readonly recipient: string; readonly subject: string; readonly body: string };

/** Hands one mail to the mail server; throws when it does not take it. */
export type Deliver = (letter: Letter) => Promise<void>;

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
  return async ({ recipient, subject, body }) => {
    const text = withOrigin(body, publicUrl);
    await transport.sendMail({ from: mailFrom, to: { name: '', address: recipient }, subject, text, html: mailAsHtml(text) });
  };
};
