/** Requests whose bodies are on their way, counted by machine: whoever opens hundreds and sends them by the byte takes the places of everybody else. */
import type { IncomingMessage } from 'node:http';
import { refuse } from '../refuse.ts';
import { machine } from './client-address.ts';

/** Half of the places that there are. */
const MOST = 200;

const hasBody = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Refuses SERVICE_UNAVAILABLE where the machine sends so many already; a body counts until it was read, or its sender is gone. */
export const limitArriving = () => {
  const counts = new Map<string, number>();
  return (request: IncomingMessage, address: string): void => {
    if (!hasBody(request) || request.destroyed) return;
    const from = machine(address);
    const count = counts.get(from) ?? 0;
    if (count >= MOST) throw refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 });
    counts.set(from, count + 1);
    let isCounted = true;
    const over = (): void => {
      if (!isCounted) return;
      isCounted = false;
      const left = (counts.get(from) ?? 1) - 1;
      if (left > 0) counts.set(from, left);
      else counts.delete(from);
    };
    request.once('end', over).once('close', over);
  };
};
