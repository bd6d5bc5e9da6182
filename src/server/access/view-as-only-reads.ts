import type { IncomingMessage } from 'node:http';
import { refuse } from '../refuse.ts';

/**
 * Refuses READ_ONLY_VIEW for whatever a session that looks as somebody else asks beside reading: of the addresses that take a body
 * only GraphQL, whose mutations are refused before they run and whose transactions only read.
 */
export const refuseBesideReading = ({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): void => {
  const reads = method === 'GET' || method === 'HEAD' || (method === 'POST' && url.startsWith('/graphql/'));
  if (!reads) throw refuse('READ_ONLY_VIEW');
};
