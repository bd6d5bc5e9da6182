import type { PreviewAnswer } from './preview.ts';
import type { PreviewQuestion } from './preview.worker.ts';

const types = /\.(csv|tsv|txt|xlsx|xls)$/i;

/** What the browser can tell of a file, read in a thread of its own that ends with the answer or the signal. */
export const readPreview = (file: File, language: string, signal: AbortSignal): Promise<PreviewAnswer> => {
  if (!types.test(file.name)) return Promise.resolve({ problem: 'type' });
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' });
    const end = (answer: PreviewAnswer): void => {
      thread.terminate();
      resolve(answer);
    };
    thread.onmessage = ({ data }: MessageEvent<PreviewAnswer>) => end(data);
    thread.onerror = () => end({ problem: 'unreadable' });
    signal.addEventListener('abort', () => thread.terminate(), { once: true });
    thread.postMessage({ file, language } satisfies PreviewQuestion);
  });
};
