import { useEffect, useState } from 'react';
import { useSession } from '../../providers/authSession.ts';
import { keep, readKept } from '../../shell/tabStorage.ts';
import { nothingWritten, type Written } from './composerText.ts';
import type { RecordName } from '../panel/useTalk.ts';

const read = (key: string): Written => {
  const kept = readKept<Written>(key);
  return typeof kept?.text === 'string' && Array.isArray(kept.named) ? kept : nothingWritten;
};

/** What is being written on a record, kept in this browser tab until it is sent. */
export const useTalkDraft = ({ type, id }: RecordName): readonly [Written, (written: Written) => void] => {
  const key = `talk:${useSession()?.user.userId ?? ''}:${type}:${id}`;
  const [written, setWritten] = useState(() => read(key));
  useEffect(() => {
    keep(key, written.text.trim() === '' ? undefined : written);
  }, [key, written]);
  return [written, setWritten];
};
