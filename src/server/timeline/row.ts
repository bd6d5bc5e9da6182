import { toInstant } from '../../domain/values/zones.ts';
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

/** What rows are ordered by: the instant, or the last one of the day by the clocks of the zone. */
export const momentOf = ({ at, on }: Pick<TimelineRow, 'at' | 'on'>, zone: string): string => at ?? new Date(Date.parse(toInstant(String(on), '23:59:59', zone) ?? '') + 999).toISOString();
