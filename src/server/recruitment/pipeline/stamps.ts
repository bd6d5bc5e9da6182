import type { StageKind } from './statuses.ts';

/** The day that the first coming to a stage is remembered by, on the candidate. */
const DAY_OF: Readonly<Partial<Record<StageKind, string>>> = { SHORTLIST: 'shortlistedOn', OFFER: 'offeredOn', HIRED: 'hiredOn' };

/** What a stage writes on a candidate who comes to it; nothing where it was written before. */
export const stampsOf = (kind: StageKind, candidate: Readonly<Record<string, unknown>>, today: string): Readonly<Record<string, string>> => {
  const key = DAY_OF[kind];
  return key === undefined || (candidate[key] ?? null) !== null ? {} : { [key]: today };
};
