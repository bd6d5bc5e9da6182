import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { refusedOf } from '../shell/refusedOf.ts';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import type { Issued } from './IssuedToken.tsx';

/** Connects a computer: what came of it, or what is wrong with a field. */
export const useConnect = (send: (name: string) => Promise<{ readonly token: string; readonly address: string }>) => {
  const tellFailure = useTellFailure();
  const client = useQueryClient();
  const [issued, setIssued] = useState<Issued>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const connect = async (name: string): Promise<void> => {
    setSending(true);
    try {
      const { token, address } = await send(name);
      setIssued({ name, token, address });
      setProblems({});
      void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]) === 'own-monitoring' || queryKey.some((part) => typeof part === 'string' && part.startsWith('/productivity-monitoring/devices')) });
    } catch (error) {
      const { problems: found } = refusedOf(error);
      setProblems(Object.fromEntries(found.map(({ field, message }) => [field, message])));
      if (found.length === 0) tellFailure(error);
    } finally {
      setSending(false);
    }
  };
  return { issued, problems, isSending, connect, again: () => setIssued(undefined) };
};
