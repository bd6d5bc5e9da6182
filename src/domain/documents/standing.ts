/** Where documents stand on their way to the last signature. */
export type DocumentStatus = 'DRAFT' | 'SENT' | 'VIEWED' | 'SIGNED' | 'DECLINED' | 'VOIDED' | 'COMPLETED';

const UNDER_WAY: readonly string[] = ['SENT', 'VIEWED', 'SIGNED'];

type Standing = { readonly status?: unknown; readonly waitsFor?: unknown };

/** Whether somebody is still to sign: a document that nobody signs is sent and done. */
export const isUnderWay = ({ status, waitsFor }: Standing): boolean => UNDER_WAY.includes(String(status)) && (waitsFor ?? null) !== null;
