import type { ChangeKind, ChangeSource } from '../resource/journal.ts';

export type TimelineRow = {
  readonly id: string;
  readonly kind: 'CHANGE' | 'JOINED' | 'PROBATION_ENDS' | 'CONFIRMED' | 'RESIGNED' | 'AWARDED' | 'JOB_CHANGE' | 'MAIL' | 'MOVED' | 'SCORECARD';
  readonly at: string | null;
  readonly on: string | null;
  readonly entity: string;
  readonly recordId: string;
  readonly title: string | null;
  readonly by: string | null;
  readonly change: ChangeKind | null;
  readonly source: ChangeSource | null;
  readonly reason: string | null;
  readonly fields: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
};

/** What rows are ordered by: the instant, or the end of the day. */
export const momentOf = ({ at, on }: Pick<TimelineRow, 'at' | 'on'>): string => at ?? `${on}T23:59:59.999Z`;
