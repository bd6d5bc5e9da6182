import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { mostBytesOf } from '../../../domain/talk/recordFiles.ts';
import { useFormats } from '../../fields/input/useFormats.ts';
import { sizeText } from '../../fields/file/sizeText.ts';
import { uploadFile } from '../../providers/upload.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { useIsHere } from '../../shell/useIsHere.ts';
import { talkKey, type RecordName } from '../panel/useTalk.ts';
import { fileTypesText, isTaken } from './fileTypes.ts';
import { addFile } from './talk.ts';

/** A file on its way, or why it was not taken. */
export type Sending = { readonly key: number; readonly name: string; readonly share: number; readonly problem?: string | undefined };

let count = 0;

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Uploads files to a record, one after the other; each can be cancelled, and says why where it was not taken. They go on when one looks at something else, and a failure is then told in the frame. */
export const useFileUploads = (record: RecordName) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { language } = useFormats();
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const tellFailure = useTellFailure();
  const isHere = useIsHere();

  const note = (key: number, told: Partial<Sending>): void => setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...told } : one)));
  const drop = (key: number): void => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setSendings((all) => all.filter((one) => one.key !== key));
  };
  const refused = (file: File): string | undefined => {
    if (file.size === 0) return translate('form.file.empty', { name: file.name });
    if (!isTaken(file.name)) return translate('form.file.type', { types: fileTypesText });
    const most = mostBytesOf(record.type);
    return file.size > most ? translate('form.file.size', { size: sizeText(most, language) }) : undefined;
  };
  const send = async (file: File, key: number): Promise<void> => {
    const { signal } = running.current.get(key) ?? {};
    if (!signal || signal.aborted) return;
    try {
      const fileKey = await uploadFile(file, { purpose: `recordFile.${record.type}`, signal, onProgress: (share) => note(key, { share }) });
      signal.throwIfAborted();
      await addFile(record, fileKey);
      drop(key);
      await client.invalidateQueries({ queryKey: talkKey(record) });
    } catch (error) {
      if (isCancelled(error)) return;
      if (!isHere.current) tellFailure(error, { action: 'add', form: file.name });
      note(key, { problem: error instanceof Error && 'status' in error ? error.message : translate('form.file.failed') });
    }
  };
  const start = (files: Iterable<File>): void => {
    for (const file of files) {
      count += 1;
      const key = count;
      const problem = refused(file);
      setSendings((all) => [...all, { key, name: file.name, share: 0, problem }]);
      if (problem !== undefined) continue;
      running.current.set(key, new AbortController());
      queue.current = queue.current.then(() => send(file, key));
    }
  };
  return { sendings, start, drop };
};
