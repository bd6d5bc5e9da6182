import { notServed, readFile } from '../../providers/upload.ts';

/** What of a stored file can be read on the spot. A frame or picture has to be revoked when it is not shown any more. */
export type Opened = { readonly kind: 'frame' | 'picture'; readonly address: string } | { readonly kind: 'text'; readonly text: string } | { readonly kind: 'failed' };

const PICTURES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' };
const endingOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Some browsers of phones have no viewer of PDF: a frame of one would only be downloaded. */
const hasPdfViewer = (): boolean => navigator.pdfViewerEnabled !== false;

/** Whether a file of this name may be looked at without downloading it. */
export const canOpen = (name: string): boolean => ['txt', 'csv'].includes(endingOf(name)) || PICTURES[endingOf(name)] !== undefined || (endingOf(name) === 'pdf' && hasPdfViewer());

/** Whatever it is called: only what begins as a PDF is shown as one. */
const isPdf = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

const shown = (kind: 'frame' | 'picture', bytes: Uint8Array<ArrayBuffer>, type: string): Opened => ({ kind, address: URL.createObjectURL(new Blob([bytes], { type })) });

/** Fetches a stored file to show it, or rejects where it does not come: as text, as a picture, or in the browser's own viewer of PDF, which runs nothing of it in the page. */
export const openStored = async (key: string, name: string): Promise<Opened> => {
  const { address } = await readFile(key);
  const answer = await fetch(address);
  if (!answer.ok) throw notServed(answer.status, await answer.text());
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const ending = endingOf(name);
  if (ending === 'txt' || ending === 'csv') return { kind: 'text', text: new TextDecoder().decode(bytes) };
  const picture = PICTURES[ending];
  if (picture !== undefined) return shown('picture', bytes, picture);
  return isPdf(bytes) ? shown('frame', bytes, 'application/pdf') : { kind: 'failed' };
};

export const release = (opened: Opened | undefined): void => {
  if (opened?.kind === 'frame' || opened?.kind === 'picture') URL.revokeObjectURL(opened.address);
};

/** How viewers that know it open a PDF: without its contents beside it, as wide as there is room. */
export const PLAIN_PDF = '#navpanes=0&view=FitH';
