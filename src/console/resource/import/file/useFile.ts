import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from 'ra-core';
import { uploadFile } from '../../../providers/upload.ts';
import { startImport } from '../job/operations.ts';
import type { ImportAction, ReadOptions } from '../job/importJob.ts';
import { readPreview } from '../read/readPreview.ts';
import type { Preview, PreviewProblem } from '../read/preview.ts';

/** As the server's limit: 50 MB. */
export const mostBytes = 50 * 1024 * 1024;

export type ChosenFile = {
  readonly name: string;
  readonly size: number;
  readonly preview?: Preview;
  /** Share of the file that was sent, 0 to 1. */
  readonly sent: number;
  readonly key?: string;
};
export type FileProblem = PreviewProblem | 'size' | { readonly error: unknown };

/** Problems that the browser is sure of; of the others the server decides. */
const certain: ReadonlySet<PreviewProblem> = new Set(['type', 'empty']);

/** Looks into a chosen file and sends it at the same time, then starts its import. A new choice gives up the one before. */
export const useFile = (type: string, action: ImportAction, onStarted: (job: string) => void) => {
  const language = useLocale();
  const [file, setFile] = useState<ChosenFile>();
  const [problem, setProblem] = useState<FileProblem>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (chosen: File, signal: AbortSignal): Promise<void> => {
    const merge = (part: Partial<ChosenFile>): void => {
      if (!signal.aborted) setFile((now) => (now ? { ...now, ...part } : now));
    };
    const looking = readPreview(chosen, language, signal).then((answer) => {
      if ('preview' in answer) merge({ preview: answer.preview });
      else if (certain.has(answer.problem)) throw answer.problem;
    });
    const sending = uploadFile(chosen, { purpose: 'import', signal, onProgress: (sent) => merge({ sent }) });
    // What the browser is sure of says more than that the server refused the same file.
    const [sent, looked] = await Promise.allSettled([sending, looking]);
    if (looked.status === 'rejected') throw looked.reason;
    if (sent.status === 'rejected') throw sent.reason;
    merge({ key: sent.value, sent: 1 });
    onStarted(await startImport({ type, action, fileKey: sent.value, fileName: chosen.name }));
  };

  const give = useCallback((): void => {
    running.current?.abort();
    setFile(undefined);
    setProblem(undefined);
  }, []);

  const choose = async (chosen: File): Promise<void> => {
    give();
    if (chosen.size > mostBytes) return setProblem('size');
    const control = new AbortController();
    running.current = control;
    setFile({ name: chosen.name, size: chosen.size, sent: 0 });
    try {
      await send(chosen, control.signal);
    } catch (error) {
      if (control.signal.aborted) return;
      control.abort();
      setFile(undefined);
      setProblem(typeof error === 'string' ? (error as PreviewProblem) : { error });
    }
  };

  /** The same file again, read in another way (sheet, encoding, separator). */
  const again = async (options: ReadOptions): Promise<void> => {
    if (file?.key === undefined) return;
    try {
      onStarted(await startImport({ type, action, fileKey: file.key, fileName: file.name, ...options }));
    } catch (error) {
      setProblem({ error });
    }
  };

  return { file, problem, choose, again, give };
};
