import { calendarWithOrigin } from './calendar-with-origin.ts';

/** A file of a mail. A calendar event (text/calendar; method=…) also stands beside the text, so that mail programs offer to answer. */
export type Attachment = { readonly name: string; readonly contentType: string; /** Base64. */ readonly content: string };

/** Who gets the same letter besides its recipient. */
export type Copies = { readonly to?: readonly string[]; readonly cc?: readonly string[]; readonly bcc?: readonly string[] };

export type Letter = {
  readonly recipient: string;
  /** Of its words, as `en`; unknown without it. */
  readonly language?: string | null;
  readonly subject: string;
  readonly body: string;
  /** Sanitised; without it the text as HTML. */
  readonly html?: string | null;
  readonly copies?: Copies | null;
  /** Where answers go; without it to the address of the installation. */
  readonly replyTo?: string | null;
  readonly attachments?: readonly Attachment[] | null;
};

const CALENDAR = /^text\/calendar\b.*?\bmethod=([A-Z]+)/i;

/** The letter's files as nodemailer takes them; the event with addresses of the console at `publicUrl`. */
export const filesOf = (attachments: readonly Attachment[], publicUrl: URL) => {
  const event = attachments.find(({ contentType }) => CALENDAR.test(contentType));
  return {
    attachments: attachments.filter((file) => file !== event).map(({ name, contentType, content }) => ({ filename: name, contentType, content, encoding: 'base64' as const })),
    ...(event ? { icalEvent: { filename: event.name, method: CALENDAR.exec(event.contentType)![1]!.toUpperCase(), content: calendarWithOrigin(Buffer.from(event.content, 'base64').toString('utf8'), publicUrl) } } : {}),
  };
};
