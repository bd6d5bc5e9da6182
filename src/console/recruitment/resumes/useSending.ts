import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { uploadFile } from '../../providers/upload.ts';
import { useFailureText } from '../../resource/form/useFailureText.ts';

export type Sent = { readonly id: number; readonly name: string; /** 0 to 1; 1 when it is there. */ readonly share: number; readonly problem?: string };

const isOnWay = ({ share, problem }: Sent): boolean => share < 1 && problem === undefined;

/** Files on their way at once. */
const LANES = 3;
/** Of a person, as the server takes them. */
const MOST = 200;

/** Sends files a few at a time and hands on the keys of those that arrived, which are among the sent ones until all are there; what did not says why. */
export const useSending = (waiting: number, onArrived: (keys: readonly string[]) => Promise<void>) => {
  const translate = useTranslate();
  const failureText = useFailureText();
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const running = useRef<AbortController>(undefined);
  const count = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const merge = (id: number, part: Partial<Sent>): void => setSent((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const sendOne = async (file: File, id: number, signal: AbortSignal): Promise<void> => {
    try {
      const key = await uploadFile(file, { purpose: 'candidate.resume', signal, onProgress: (share) => merge(id, { share: Math.min(0.99, share) }) });
      await onArrived([key]);
      merge(id, { share: 1 });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') setSent((now) => now.filter((one) => one.id !== id));
      else merge(id, { share: 1, problem: failureText(error) });
    }
  };
  const send = async (files: readonly File[]): Promise<void> => {
    const on = sent.filter(isOnWay).length;
    const taken = files.slice(0, Math.max(0, MOST - waiting - on));
    const begun = taken.map((file) => ({ file, id: (count.current += 1) }));
    const left = files.slice(taken.length).map((file) => ({ id: (count.current += 1), name: file.name, share: 1, problem: translate('resumes.tooMany') }));
    setSent((now) => [...now.filter(({ problem }) => problem === undefined), ...begun.map(({ file, id }) => ({ id, name: file.name, share: 0 })), ...left]);
    running.current ??= new AbortController();
    const { signal } = running.current;
    const queue = [...begun];
    const lane = async (): Promise<void> => {
      for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) await sendOne(next.file, next.id, signal);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    setSent((now) => (now.some(isOnWay) ? now : now.filter(({ problem }) => problem !== undefined)));
  };
  const stop = (): void => {
    running.current?.abort();
    running.current = undefined;
    setSent((now) => now.filter(({ problem }) => problem !== undefined));
  };
  return { sent, send, stop };
};
