import type { RecruitmentSettings } from '../visit.ts';

type Rule = Pick<RecruitmentSettings, 'candidatePortalLogin' | 'portalAccessForArchived' | 'portalAccessForBlacklisted'>;

/** A condition on a candidate `c`: whom the organisation lets into the portal. It is asked at each request, so taking the access away ends the session. */
export const mayEnter = ({ candidatePortalLogin, portalAccessForArchived, portalAccessForBlacklisted }: Rule): string => {
  if (!candidatePortalLogin) return 'false';
  const out = [...(portalAccessForArchived ? [] : ["'ARCHIVED'"]), ...(portalAccessForBlacklisted ? [] : ["'BLACKLISTED'"])];
  return `c.portal_access${out.length > 0 ? ` and c.standing not in (${out.join(', ')})` : ''}`;
};
