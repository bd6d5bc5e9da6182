import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';
import { readSetting } from '../resource/read-setting.ts';

type Setting = {
  readonly coverage: 'ORGANIZATION' | 'CUSTOM_GROUP';
  readonly applicationForm: 'SIMPLE' | 'DETAILED';
  readonly equalOpportunityStatement: string | null;
  readonly jobPostVisibility: 'EVERYONE' | 'RECRUITERS';
  readonly tenantUniqueKey: string | null;
  readonly passcodeExpiryMinutes: number;
  readonly careerPortalFilters: readonly string[] | null;
} & Readonly<Record<'candidatePortalLogin' | 'centralisedRecruitment' | 'enableMultipleApplication' | 'enforceCandidateSalary' | 'showJobRoundsTab' | 'mppIntegration' | 'enableNewFeatures' | 'jobTitleEditable' | 'allowMultipleLocations' | 'allowModifyingInterviewRounds' | 'sendSignedDocument' | 'portalAccessForNew' | 'portalAccessForArchived' | 'portalAccessForBlacklisted', boolean>>;

/** Document 1 §3 and §7: how the organisation recruits, under the specified names. */
export const recruitmentSetting = async ({ formId }: { readonly formId?: number | null }, { db }: Context, { session }: Grant) => {
  mayViewForm(formId, session);
  const own = await withOrg(db, session.orgCode, (tx) => readSetting<Setting>(tx, 'RecruitmentGeneralSetting'));
  const named = {
    Coverage: own.coverage === 'CUSTOM_GROUP' ? 'Custom Group' : 'Organization',
    Candidate_Portal_Login_Access: own.candidatePortalLogin,
    Centralised_Recruitment: own.centralisedRecruitment,
    Equal_opportunity_stmt: own.equalOpportunityStatement,
    Candidate_Application_Form_Type: own.applicationForm.toLowerCase(),
    Enable_Multiple_Application: own.enableMultipleApplication,
    Exp_portal_Expiry_Time_In_Mins: own.passcodeExpiryMinutes,
    Career_Portal_Filters: own.careerPortalFilters ?? [],
    Enforce_Candidate_Salary: own.enforceCandidateSalary,
    Show_Job_Rounds_Tab: own.showJobRoundsTab ? 'Yes' : 'No',
    MPP_Integration: own.mppIntegration,
    Enable_New_Features: own.enableNewFeatures,
    Job_Title_Editable_Access: own.jobTitleEditable,
    Allow_Multiple_Locations: own.allowMultipleLocations,
    Job_Post_Visibility: own.jobPostVisibility,
    Allow_Modifying_Interview_Rounds: own.allowModifyingInterviewRounds,
    Automatically_Send_Signed_Document: own.sendSignedDocument,
    Tenant_Unique_Key: own.tenantUniqueKey,
    Portal_Access_For_New_Candidates: own.portalAccessForNew,
    Portal_Access_For_Archived_Candidates: own.portalAccessForArchived,
    Portal_Access_For_Blacklisted_Candidates: own.portalAccessForBlacklisted,
  };
  return { errorCode: '', message: '', recruitmentSetting: named };
};
