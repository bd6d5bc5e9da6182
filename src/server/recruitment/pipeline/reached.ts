import type { StageKind } from './statuses.ts';

const WAY: readonly (StageKind | undefined)[] = ['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED'];

type Values = Readonly<Record<string, unknown>>;

/** How far an application has come with a step to this stage. The database reckons it from all steps, and writes where it finds another answer: told with the step, the row is written once. */
export const reachedBy = (application: Values, kind: StageKind | undefined, today: string): Values => {
  const furthest = WAY[Math.max(WAY.indexOf(kind), WAY.indexOf(application['furthest'] as StageKind), 0)];
  return { furthest, ...(kind === 'OFFER' ? { offeredOn: application['offeredOn'] ?? today } : {}), ...(kind === 'HIRED' ? { hiredOn: application['hiredOn'] ?? today } : {}) };
};
