/** What goes with whether somebody is considered: a reason to archive or to blacklist, a pool to be kept in, and the days. */
import { finding, type Problem } from '../../../domain/problem.ts';

type Whole = Readonly<Record<string, unknown>>;

const NEEDS: Readonly<Partial<Record<string, string>>> = { ARCHIVED: 'archiveReasonId', TALENT_POOL: 'talentPoolId', BLACKLISTED: 'blacklistReasonId' };
const OF: Readonly<Record<string, readonly string[]>> = {
  ARCHIVED: ['archiveReasonId', 'archiveComment', 'archivedOn'],
  TALENT_POOL: ['talentPoolId', 'archiveReasonId', 'archiveComment'],
  BLACKLISTED: ['blacklistReasonId', 'blacklistComment', 'blacklistAttachment', 'blacklistedOn', 'blacklistedBy'],
};

export const standingProblems = (whole: Whole): Problem[] => {
  const field = NEEDS[String(whole['standing'])];
  return field === undefined || (whole[field] ?? null) !== null ? [] : [{ field, ...finding('rule.required', {}, { fieldName: `candidate.${field.replace(/Id$/, '')}` }) }];
};

/** What is written beside a standing that changes: the day and who did it; what belonged to the one before is history. */
export const standingFields = (whole: Whole, before: Whole | null, today: string, by: string): Readonly<Record<string, string | null>> => {
  const [now, was] = [String(whole['standing'] ?? 'ACTIVE'), before === null ? 'ACTIVE' : String(before['standing'])];
  if (now === was) return {};
  return {
    ...Object.fromEntries((OF[was] ?? []).filter((key) => !(OF[now] ?? []).includes(key)).map((key) => [key, null])),
    ...(now === 'ARCHIVED' ? { archivedOn: today } : {}),
    ...(now === 'BLACKLISTED' ? { blacklistedOn: today, blacklistedBy: by } : {}),
  };
};
