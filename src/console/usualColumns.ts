/** Columns that a list shows until a person chooses others, where another screen of the same records shows what does not matter here, by the screen's path. */
export const usualColumns: Readonly<Partial<Record<string, readonly string[]>>> = {
  '/recruitment/talent-pool': ['name', 'talentPool', 'currentDesignation', 'currentEmployer', 'experienceYears', 'currentLocation', 'skills', 'source', 'recruiter'],
  '/recruitment/archived-candidates': ['name', 'standing', 'archiveReason', 'archivedOn', 'blacklistReason', 'blacklistedOn', 'jobPost', 'status', 'recruiter'],
};
