import type { Transaction } from '../db/org.ts';

const keyOf = ({ orgCode }: Transaction): string => `final runs ${orgCode}`;

/** Runs of an organisation are added, made final and opened again one after the other: no two of them pay the same days or hours. After the run is locked. */
export const holdFinal = (tx: Transaction): Promise<unknown> => tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [keyOf(tx)]);

/** Waits for whoever makes a run final or opens one again just now, so that statements after this one see it; whoever begins later finds that this run was reckoned before. */
export const awaitFinal = (tx: Transaction): Promise<unknown> => tx.query('select pg_advisory_lock(k), pg_advisory_unlock(k) from (select hashtextextended($1, 0) as k) x', [keyOf(tx)]);
