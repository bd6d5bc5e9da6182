import type { IncomingMessage } from 'node:http';
import { refuse } from '../refuse.ts';

/** The specified calls that only read although they are POST (document 0 §7), at the root and under the base path. */
const READING = /^(?:\/v3)?\/(?:employees\/attendance-finalization\/list-attendance-finalization|payroll\/tax-rules\/compare-tax-regime)(?:\?|$)/;

/**
 * Refuses READ_ONLY_VIEW for whatever a session that looks as somebody else asks beside reading: of the addresses that take a body
 * only those that read, and GraphQL, whose mutations are refused before they run and whose transactions only read.
 */
export const refuseBesideReading = ({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): void => {
  const reads = method === 'GET' || method === 'HEAD' || (method === 'POST' && (url.startsWith('/graphql/') || READING.test(url)));
  if (!reads) throw refuse('READ_ONLY_VIEW');
};
