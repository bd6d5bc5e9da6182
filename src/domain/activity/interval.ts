import type { Span } from './span.ts';

/** What happened at a computer. In this order the first of several at one time counts: with keyboard or mouse; by itself; nothing; on, and nobody could use it. */
export const STATES = ['ACTIVE', 'COMPUTER', 'IDLE', 'UPTIME'] as const;
export type State = (typeof STATES)[number];

export type Interval = Span & { readonly state: State; readonly application: string | null; /** Of the address that was open: its host, nothing more. */ readonly host: string | null };
