import type { TicketClaim } from '../../domain/air-tickets/claim.ts';
import { SELF } from '../../domain/air-tickets/terms.ts';
import type { Values } from '../resource/hooks.ts';

const textOf = (value: unknown): string | null => (value == null || value === '' ? null : String(value));

/** A claim as the rules read it; without a day it is of today. */
export const asClaim = (whole: Values, today: string): TicketClaim => ({
  kind: whole['kind'] as TicketClaim['kind'],
  on: textOf(whole['travelOn']) ?? today,
  people: [...(whole['forSelf'] === true ? [SELF] : []), ...((whole['travellers'] ?? []) as readonly Values[]).map((row) => String(row['familyMemberId']))],
  spent: textOf(whole['spent']),
});
