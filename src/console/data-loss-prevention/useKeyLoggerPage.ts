import { useQuery } from '@tanstack/react-query';
import { ReadKeyLoggerPageDocument } from '../../../generated/monitoring/operations.ts';
import { useRights } from '../providers/authSession.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import type { ReadKeyLoggerPageQuery } from '../../../generated/monitoring/operations.ts';

export type KeyLoggerPage = ReadKeyLoggerPageQuery['answer'];

/** Which pages of the key logger there are for the person, and what is captured; nothing is asked for a person who has none. */
export const useKeyLoggerPage = () => {
  const { view } = useRights('KEY_LOGGER');
  const { data, error, refetch } = useQuery({ queryKey: ['key-logger'], enabled: view, queryFn: ({ signal }) => askAnswer('monitoring', ReadKeyLoggerPageDocument, {}, signal) });
  return { page: data, error, refetch };
};
