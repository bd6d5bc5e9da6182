/** The thread that looks into files, so that the page never waits. A reader is loaded when a file of its kind comes. */
import type { PreviewAnswer } from './preview.ts';

export type PreviewQuestion = { readonly file: File; readonly language: string };

const answer = async ({ file, language }: PreviewQuestion): Promise<PreviewAnswer> => {
  if (file.size === 0) return { problem: 'empty' };
  if (/\.xlsx?$/i.test(file.name)) return (await import('./bookPreview.ts')).bookPreview(file);
  return (await import('./csvPreview.ts')).csvPreview(file, language);
};

self.onmessage = ({ data }: MessageEvent<PreviewQuestion>): void => {
  void answer(data)
    .catch((): PreviewAnswer => ({ problem: 'unreadable' }))
    .then((found) => self.postMessage(found));
};
