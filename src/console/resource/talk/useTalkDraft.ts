import { useEffect, useState } from 'react';
import { useSession } from '../../providers/authSession.ts';
import { nothingWritten, type Written } from './composerText.ts';
import type { RecordName } from '../panel/useTalk.ts';

const read = (key: string): Written => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Written | null;
    return kept && typeof kept.text === 'string' && Array.isArray(kept.named) ? kept : nothingWritten;
  } catch {
    return nothingWritten;
  }
};

/** What is being written on a record, kept in this browser tab until it is sent. */
export const useTalkDraft = ({ type, id }: RecordName): readonly [Written, (written: Written) => void] => {
  const key = `talk:${useSession()?.user.userId ?? ''}:${type}:${id}`;
  const [written, setWritten] = useState(() => read(key));
  useEffect(() => {
    if (written.text.trim() === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(written));
  }, [key, written]);
  return [written, setWritten];
};
