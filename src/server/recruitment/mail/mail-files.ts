/** Files that people put to a mail, as they arrive: base64, small enough for the outbox, and nothing that programs would run. */
import { headerText } from '../../mail/address.ts';
import type { Attachment } from '../../mail/letter.ts';

export type MailFile = { readonly fileName: string; readonly contentType: string; readonly content: string };

const BYTES = 700_000;
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;
/** What programs would run, or take for the invitation itself. */
const RUNS = /\.(?:exe|com|bat|cmd|msi|scr|js|mjs|vbs|ps1|jar|lnk|html?|svg|ics)$/i;

export const bytesOf = (content: string): number => Math.floor((content.length * 3) / 4);

/** Whether all of them together may go with a mail. */
export const mayBeMailed = (files: readonly MailFile[]): boolean =>
  files.reduce((sum, { content }) => sum + bytesOf(content), 0) <= BYTES && files.every(({ fileName, content }) => BASE64.test(content) && !RUNS.test(fileName) && headerText(fileName) !== '');

export const attachmentOf = ({ fileName, contentType, content }: MailFile): Attachment => ({
  name: headerText(fileName).replace(/[\\/]/g, '-'),
  contentType: /^[\w.+-]+\/[\w.+-]+$/.test(contentType) && !contentType.startsWith('text/') ? contentType : 'application/octet-stream',
  content,
});
