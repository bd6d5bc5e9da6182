/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
// Printed by npm run codegen from schema/. Do not edit.
export type BooleanFilter = {
  empty?: boolean | null | undefined;
  equals?: boolean | null | undefined;
};

export type CandidateApplicationForm =
  | 'DETAILED'
  | 'SIMPLE';

export type CandidateApplicationFormFilter = {
  empty?: boolean | null | undefined;
  equals?: CandidateApplicationForm | null | undefined;
  in?: Array<CandidateApplicationForm> | null | undefined;
};

export type CareerPageFilter = {
  /** All of them, to depth 5. */
  and?: Array<CareerPageFilter> | null | undefined;
  bannerHeading?: TextFilter | null | undefined;
  bannerSubtext?: TextFilter | null | undefined;
  caption?: TextFilter | null | undefined;
  companyBranding?: TextFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  fontColor?: TextFilter | null | undefined;
  fontFamily?: CareerPageFontFilter | null | undefined;
  headingFontSize?: IntFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  industryTrends?: TextFilter | null | undefined;
  not?: CareerPageFilter | null | undefined;
  or?: Array<CareerPageFilter> | null | undefined;
  overlayOpacity?: DecimalFilter | null | undefined;
  subtextFontSize?: IntFilter | null | undefined;
  textHorizontal?: HorizontalPositionFilter | null | undefined;
  textVertical?: VerticalPositionFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type CareerPageFont =
  | 'MONOSPACE'
  | 'PLEX_SANS'
  | 'SERIF'
  | 'SYSTEM';

export type CareerPageFontFilter = {
  empty?: boolean | null | undefined;
  equals?: CareerPageFont | null | undefined;
  in?: Array<CareerPageFont> | null | undefined;
};

export type CareerPageInput = {
  bannerHeading?: string | null | undefined;
  /** Best 1920x600 px. */
  bannerImage?: string | null | undefined;
  /** Shown in turns with the first one. */
  bannerImage2?: string | null | undefined;
  bannerImage3?: string | null | undefined;
  bannerSubtext?: string | null | undefined;
  /** What the page is called, in the browser and above the job posts. */
  caption?: string | null | undefined;
  /** What the organization stands for; suggestions for the banner are worded by it. */
  companyBranding?: string | null | undefined;
  fontColor?: string | null | undefined;
  fontFamily?: CareerPageFont | null | undefined;
  headingFontSize?: number | null | undefined;
  /** What people of the trade look for; suggestions for the banner are worded by it. */
  industryTrends?: string | null | undefined;
  logo?: string | null | undefined;
  /** How much of the banner is darkened below the text. */
  overlayOpacity?: string | null | undefined;
  subtextFontSize?: number | null | undefined;
  textHorizontal?: HorizontalPosition | null | undefined;
  textVertical?: VerticalPosition | null | undefined;
};

export type CareerPagePatch = {
  bannerHeading?: string | null | undefined;
  /** Best 1920x600 px. */
  bannerImage?: string | null | undefined;
  /** Shown in turns with the first one. */
  bannerImage2?: string | null | undefined;
  bannerImage3?: string | null | undefined;
  bannerSubtext?: string | null | undefined;
  /** What the page is called, in the browser and above the job posts. */
  caption?: string | null | undefined;
  /** What the organization stands for; suggestions for the banner are worded by it. */
  companyBranding?: string | null | undefined;
  fontColor?: string | null | undefined;
  fontFamily?: CareerPageFont | null | undefined;
  headingFontSize?: number | null | undefined;
  /** What people of the trade look for; suggestions for the banner are worded by it. */
  industryTrends?: string | null | undefined;
  logo?: string | null | undefined;
  /** How much of the banner is darkened below the text. */
  overlayOpacity?: string | null | undefined;
  subtextFontSize?: number | null | undefined;
  textHorizontal?: HorizontalPosition | null | undefined;
  textVertical?: VerticalPosition | null | undefined;
};

export type CareerPageSort = {
  field: CareerPageSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
  order?: SortOrder;
};

export type CareerPageSortField =
  | 'bannerHeading'
  | 'bannerSubtext'
  | 'caption'
  | 'companyBranding'
  | 'createdAt'
  | 'custom'
  | 'fontColor'
  | 'fontFamily'
  | 'headingFontSize'
  | 'industryTrends'
  | 'overlayOpacity'
  | 'subtextFontSize'
  | 'textHorizontal'
  | 'textVertical'
  | 'updatedAt';

export type CareerPortalFilter =
  | 'DEPARTMENT'
  | 'EXPERIENCE'
  | 'JOB_TYPE'
  | 'LOCATION'
  | 'SKILL';

export type ChangeKind =
  | 'ADD'
  | 'DELETE'
  /** What was recorded of a person before was erased; only the audit log tells it. */
  | 'ERASE'
  | 'UPDATE';

export type ChangeSource =
  | 'BULK'
  | 'FORM'
  | 'IMPORT'
  | 'RULE'
  | 'SEED'
  | 'UNDO';

/** Whom a configuration is for. */
export type Coverage =
  | 'CUSTOM_GROUP'
  | 'ORGANIZATION';

export type CoverageFilter = {
  empty?: boolean | null | undefined;
  equals?: Coverage | null | undefined;
  in?: Array<Coverage> | null | undefined;
};

export type DateTimeFilter = {
  empty?: boolean | null | undefined;
  equals?: string | null | undefined;
  from?: string | null | undefined;
  in?: Array<string> | null | undefined;
  to?: string | null | undefined;
  /** Days relative to today on the organisation's calendar: TODAY, THIS_MONTH, NEXT_WEEK, LAST_30_DAYS. */
  within?: string | null | undefined;
};

export type DecimalFilter = {
  empty?: boolean | null | undefined;
  equals?: string | null | undefined;
  from?: string | null | undefined;
  in?: Array<string> | null | undefined;
  to?: string | null | undefined;
};

/** Every access form with its number in the specified operations. 207 is the specification's, the others are ours and never change. */
export type Form =
  | 'ACCREDITATIONS'
  | 'ACCREDITATION_CATEGORY_AND_TYPE'
  | 'ADHOC_ALLOWANCE'
  | 'ADMIN'
  | 'AIR_TICKETING_POLICY'
  | 'AIR_TICKETING_SETTLEMENT_SUMMARY'
  | 'AIR_TICKET_CLAIM'
  | 'ANNOUNCEMENTS'
  | 'APPROVAL_MANAGEMENT'
  | 'ARCHIVED_CANDIDATES'
  | 'ATTENDANCE_APPROVALS'
  | 'ATTENDANCE_BULK_ACTION'
  | 'ATTENDANCE_CONFIGURATION'
  | 'ATTENDANCE_FINALIZATION'
  | 'ATTENDANCE_RECORDS'
  | 'AWARDS'
  | 'BANK_ACCOUNTS'
  | 'BENEFITS_AND_DEDUCTION'
  | 'BENEFITS_AND_DEDUCTION_REPORTS'
  | 'BILLING'
  | 'BONUS'
  | 'BRAND'
  | 'BUSINESS_UNIT'
  | 'CANDIDATE_SALARY'
  | 'CAREER_PAGE_DESIGNER'
  | 'CHANGES'
  | 'CLAWBACK'
  | 'COMP_OFF_OVERRIDE'
  | 'COMP_OFF_SETTINGS'
  | 'CORE_HR_GENERAL_SETTINGS'
  | 'CUSTOM_EMPLOYEE_GROUPS'
  | 'CUSTOM_FIELDS'
  | 'CUSTOM_REPORTS'
  | 'CXO_DASHBOARD'
  | 'DASHBOARD'
  | 'DEPARTMENT_HIERARCHY'
  | 'DESIGNATIONS'
  | 'DLP_ADDITIONAL_SCREENSHOTS'
  | 'DLP_AUDIT_LOG'
  | 'DLP_CUSTOM_ALERT'
  | 'DLP_INTERNET_ACCESS_CONTROL'
  | 'DLP_KEY_LOGGING'
  | 'DLP_LOCATION_TRACKING'
  | 'DLP_TOXICITY_IDENTIFIER'
  | 'DOCUMENT_GENERATOR'
  | 'DOCUMENT_SUBTYPE'
  | 'DOCUSIGN'
  | 'DOCUSIGN_CONFIGURATION'
  | 'DUPLICATE_CANDIDATES'
  | 'DYNAMIC_FORM_BUILDER'
  | 'EDUCATION'
  | 'ELECTRONIC_FUND_TRANSFER'
  | 'EMAIL_TEMPLATES'
  | 'EMPLOYEES'
  | 'EMPLOYEE_ADMIN'
  | 'EMPLOYEE_DATA_IMPORT'
  | 'EMPLOYEE_DOCUMENTS'
  | 'EMPLOYEE_NUMBER_SERIES'
  | 'EMPLOYEE_PERSONAL'
  | 'EMPLOYEE_TYPE'
  | 'EXIT_MANAGEMENT'
  | 'EXPERIENCE'
  | 'FAMILY_MEMBERS'
  | 'FBP_DECLARATION_SETTINGS'
  | 'FORM_24Q'
  | 'FORM_GENERATOR'
  | 'FULL_AND_FINAL_SETTLEMENT'
  | 'GENERAL_SETTINGS'
  | 'GEO_FENCING_AND_SELFIE_ATTENDANCE'
  | 'GRADES'
  | 'GRATUITY'
  | 'HIRING_FLOW'
  | 'HIRING_FORECAST'
  | 'HOLIDAYS'
  | 'INSURANCE'
  | 'INTERVIEW_ROUNDS_MASTER'
  | 'JOB_BOARD_INTEGRATION'
  | 'JOB_CANDIDATES'
  | 'JOB_CHANGES'
  | 'JOB_LEVELS'
  | 'JOB_POST'
  | 'JOB_POSTS'
  | 'JOB_REQUISITION'
  | 'JOB_ROLES'
  | 'KEY_LOGGER'
  | 'LABOUR_WELFARE_FUND'
  | 'LEAVE_CLOSURE'
  | 'LEAVE_OVERRIDE'
  | 'LEAVE_POLICY'
  | 'LICENCES'
  | 'LOCATIONS'
  | 'LOCATION_AREA'
  | 'LOCATION_INTELLIGENCE'
  | 'LOCATION_TYPE'
  | 'LOP_RECOVERY_SETTINGS'
  | 'MAN_POWER_PLANNING_SETTINGS'
  | 'MY_DECLARATIONS'
  | 'MY_INTEGRATION'
  | 'MY_PAY'
  | 'MY_PAYSLIP'
  | 'MY_SALARY'
  | 'NPS'
  | 'NPS_DECLARATION_SETTINGS'
  | 'ONBOARDED_INDIVIDUALS'
  | 'ONBOARDING_INDIVIDUALS'
  | 'ONE_TIME_EARNINGS'
  | 'ORGANIZATION_GROUP'
  | 'ORG_STRUCTURE'
  | 'OUTBOX_MAIL'
  | 'OVERTIME_SETTINGS'
  | 'PASSPORTS'
  | 'PAYROLL_ADMIN'
  | 'PAYROLL_GENERAL_SETTINGS'
  | 'PAYROLL_RECONCILIATION'
  | 'PENDING_FEEDBACK'
  | 'PER_DIEM'
  | 'PRE_APPROVALS_SETTINGS'
  | 'PRODUCTIVITY_MONITORING_ADMIN'
  | 'PRODUCTIVITY_MONITORING_AUDIT_LOG'
  | 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG'
  | 'PROFESSIONAL_TAX'
  | 'PROJECTS'
  | 'PROVIDENT_FUND'
  | 'QUICK_MENU'
  | 'RECRUITMENT_DASHBOARD'
  | 'RECRUITMENT_GENERAL_SETTINGS'
  | 'RECRUITMENT_INTEGRATION'
  | 'RECRUITMENT_ONBOARDING'
  | 'REFERENCE_LISTS'
  | 'REGISTER_FACE'
  | 'ROLES'
  | 'ROSTER_SETTINGS'
  | 'SALARY_COMPONENTS'
  | 'SALARY_DETAILS'
  | 'SALARY_INFO'
  | 'SALARY_PAYSLIP_BI_MONTHLY'
  | 'SALARY_REVISION'
  | 'SALARY_TEMPLATE'
  | 'SELF_ATTENDANCE'
  | 'SELF_CLAIM_REQUEST'
  | 'SELF_COMPENSATORY_OFF'
  | 'SELF_COMPENSATORY_OFF_BALANCE'
  | 'SELF_FBP_DECLARATION'
  | 'SELF_LEAVE_REQUEST'
  | 'SELF_LOP_RECOVERY'
  | 'SELF_MY_PROFILE'
  | 'SELF_NPS_DECLARATION'
  | 'SELF_ORGANIZATION_CHART'
  | 'SELF_PRE_APPROVAL'
  | 'SELF_SHORT_TIME_OFF'
  | 'SELF_TIMESHEETS'
  | 'SELF_TIME_OFF'
  | 'SELF_TRAVEL_AND_EXPENSES'
  | 'SELF_TRAVEL_REQUEST'
  | 'SERVICE_PROVIDER_ADMIN'
  | 'SHIFT_ROTATION'
  | 'SHIFT_SCHEDULING'
  | 'SHIFT_SWAP'
  | 'SHIFT_SWAP_APPROVALS'
  | 'SPECIAL_WAGES'
  | 'STATUTORY_COMPONENTS'
  | 'TABLE_OF_ORGANIZATION'
  | 'TALENT_POOL'
  | 'TAX_RELIEF'
  | 'TDS_HISTORY'
  | 'TEAM_ATTENDANCE'
  | 'TEAM_CLAIM_REQUEST'
  | 'TEAM_COMPENSATORY_OFF'
  | 'TEAM_COMPENSATORY_OFF_BALANCE'
  | 'TEAM_EARLY_CHECKOUT'
  | 'TEAM_LEAVE_REQUEST'
  | 'TEAM_LOP_RECOVERY'
  | 'TEAM_PRE_APPROVAL'
  | 'TEAM_REPORTS'
  | 'TEAM_SHORT_TIME_OFF'
  | 'TEAM_SUMMARY'
  | 'TEAM_SUMMARY_REPORTS'
  | 'TEAM_TIMESHEETS'
  | 'TEAM_TIME_OFF'
  | 'TEAM_TRAVEL_AND_EXPENSES'
  | 'TEAM_TRAVEL_REQUEST'
  | 'TIME_OFF'
  | 'TIME_OFF_CLOSURE'
  | 'TIME_OFF_MANAGEMENT'
  | 'TOXICITY_INTELLIGENCE'
  | 'TRAVEL_AND_EXPENSES_SETTINGS'
  | 'UI_ELEMENTS_CUSTOMIZER'
  | 'UNIFORM_MONITORING'
  | 'UPCOMING_INTERVIEWS'
  | 'USER_ACCOUNTS'
  | 'VISAS'
  | 'WORKFLOW_BUILDER'
  | 'WORK_PLACES'
  | 'WORK_SCHEDULE';

export type HorizontalPosition =
  | 'CENTER'
  | 'LEFT'
  | 'RIGHT';

export type HorizontalPositionFilter = {
  empty?: boolean | null | undefined;
  equals?: HorizontalPosition | null | undefined;
  in?: Array<HorizontalPosition> | null | undefined;
};

export type IntFilter = {
  empty?: boolean | null | undefined;
  equals?: number | null | undefined;
  from?: number | null | undefined;
  in?: Array<number> | null | undefined;
  to?: number | null | undefined;
};

export type JobPostVisibility =
  | 'EVERYONE'
  | 'RECRUITERS';

export type JobPostVisibilityFilter = {
  empty?: boolean | null | undefined;
  equals?: JobPostVisibility | null | undefined;
  in?: Array<JobPostVisibility> | null | undefined;
};

export type RecruitmentGeneralSettingFilter = {
  allowModifyingInterviewRounds?: BooleanFilter | null | undefined;
  allowMultipleLocations?: BooleanFilter | null | undefined;
  /** All of them, to depth 5. */
  and?: Array<RecruitmentGeneralSettingFilter> | null | undefined;
  applicationForm?: CandidateApplicationFormFilter | null | undefined;
  candidatePortalLogin?: BooleanFilter | null | undefined;
  centralisedRecruitment?: BooleanFilter | null | undefined;
  coverage?: CoverageFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  enableMultipleApplication?: BooleanFilter | null | undefined;
  enableNewFeatures?: BooleanFilter | null | undefined;
  enforceCandidateSalary?: BooleanFilter | null | undefined;
  equalOpportunityStatement?: TextFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  jobPostVisibility?: JobPostVisibilityFilter | null | undefined;
  jobTitleEditable?: BooleanFilter | null | undefined;
  mppIntegration?: BooleanFilter | null | undefined;
  name?: TextFilter | null | undefined;
  not?: RecruitmentGeneralSettingFilter | null | undefined;
  or?: Array<RecruitmentGeneralSettingFilter> | null | undefined;
  passcodeExpiryMinutes?: IntFilter | null | undefined;
  portalAccessForArchived?: BooleanFilter | null | undefined;
  portalAccessForBlacklisted?: BooleanFilter | null | undefined;
  portalAccessForNew?: BooleanFilter | null | undefined;
  sendSignedDocument?: BooleanFilter | null | undefined;
  showJobRoundsTab?: BooleanFilter | null | undefined;
  tenantUniqueKey?: TextFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type RecruitmentGeneralSettingInput = {
  /** Recruiters may change the rounds of a job post that candidates are in. */
  allowModifyingInterviewRounds?: boolean | null | undefined;
  /** One job post may name several places of work. */
  allowMultipleLocations?: boolean | null | undefined;
  /** Detailed asks for education, experience and references as well. */
  applicationForm?: CandidateApplicationForm | null | undefined;
  /** Candidates sign in to a portal of their own. */
  candidatePortalLogin?: boolean | null | undefined;
  /** By what visitors of the career page narrow the job posts. */
  careerPortalFilters?: Array<CareerPortalFilter> | null | undefined;
  /** Recruiters manage the job posts of the whole organization, not only their own. */
  centralisedRecruitment?: boolean | null | undefined;
  /** Whose recruiting these settings are for. */
  coverage?: Coverage | null | undefined;
  /** A candidate may apply for several job posts at a time. */
  enableMultipleApplication?: boolean | null | undefined;
  /** Shows parts of recruitment before they are usual for everybody. */
  enableNewFeatures?: boolean | null | undefined;
  /** Recruiters enter the expected and the current salary of each candidate. */
  enforceCandidateSalary?: boolean | null | undefined;
  /** Stands below every job post. */
  equalOpportunityStatement?: string | null | undefined;
  /** Who sees job posts that are open inside the organization. */
  jobPostVisibility?: JobPostVisibility | null | undefined;
  /** Recruiters may word the title of a job post otherwise than its designation. */
  jobTitleEditable?: boolean | null | undefined;
  /** Job posts come from approved requisitions of man power planning. */
  mppIntegration?: boolean | null | undefined;
  name?: string | null | undefined;
  /** How long a passcode that was mailed to a candidate serves. */
  passcodeExpiryMinutes?: number | null | undefined;
  portalAccessForArchived?: boolean | null | undefined;
  portalAccessForBlacklisted?: boolean | null | undefined;
  portalAccessForNew?: boolean | null | undefined;
  /** Candidates get what they have signed by mail. */
  sendSignedDocument?: boolean | null | undefined;
  /** The rounds of an interview are a tab of the candidate. */
  showJobRoundsTab?: boolean | null | undefined;
  /** By this name job boards know the organization. */
  tenantUniqueKey?: string | null | undefined;
};

export type RecruitmentGeneralSettingPatch = {
  /** Recruiters may change the rounds of a job post that candidates are in. */
  allowModifyingInterviewRounds?: boolean | null | undefined;
  /** One job post may name several places of work. */
  allowMultipleLocations?: boolean | null | undefined;
  /** Detailed asks for education, experience and references as well. */
  applicationForm?: CandidateApplicationForm | null | undefined;
  /** Candidates sign in to a portal of their own. */
  candidatePortalLogin?: boolean | null | undefined;
  /** By what visitors of the career page narrow the job posts. */
  careerPortalFilters?: Array<CareerPortalFilter> | null | undefined;
  /** Recruiters manage the job posts of the whole organization, not only their own. */
  centralisedRecruitment?: boolean | null | undefined;
  /** Whose recruiting these settings are for. */
  coverage?: Coverage | null | undefined;
  /** A candidate may apply for several job posts at a time. */
  enableMultipleApplication?: boolean | null | undefined;
  /** Shows parts of recruitment before they are usual for everybody. */
  enableNewFeatures?: boolean | null | undefined;
  /** Recruiters enter the expected and the current salary of each candidate. */
  enforceCandidateSalary?: boolean | null | undefined;
  /** Stands below every job post. */
  equalOpportunityStatement?: string | null | undefined;
  /** Who sees job posts that are open inside the organization. */
  jobPostVisibility?: JobPostVisibility | null | undefined;
  /** Recruiters may word the title of a job post otherwise than its designation. */
  jobTitleEditable?: boolean | null | undefined;
  /** Job posts come from approved requisitions of man power planning. */
  mppIntegration?: boolean | null | undefined;
  name?: string | null | undefined;
  /** How long a passcode that was mailed to a candidate serves. */
  passcodeExpiryMinutes?: number | null | undefined;
  portalAccessForArchived?: boolean | null | undefined;
  portalAccessForBlacklisted?: boolean | null | undefined;
  portalAccessForNew?: boolean | null | undefined;
  /** Candidates get what they have signed by mail. */
  sendSignedDocument?: boolean | null | undefined;
  /** The rounds of an interview are a tab of the candidate. */
  showJobRoundsTab?: boolean | null | undefined;
  /** By this name job boards know the organization. */
  tenantUniqueKey?: string | null | undefined;
};

export type RecruitmentGeneralSettingSort = {
  field: RecruitmentGeneralSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
  order?: SortOrder;
};

export type RecruitmentGeneralSettingSortField =
  | 'allowModifyingInterviewRounds'
  | 'allowMultipleLocations'
  | 'applicationForm'
  | 'candidatePortalLogin'
  | 'centralisedRecruitment'
  | 'coverage'
  | 'createdAt'
  | 'custom'
  | 'enableMultipleApplication'
  | 'enableNewFeatures'
  | 'enforceCandidateSalary'
  | 'equalOpportunityStatement'
  | 'jobPostVisibility'
  | 'jobTitleEditable'
  | 'mppIntegration'
  | 'name'
  | 'passcodeExpiryMinutes'
  | 'portalAccessForArchived'
  | 'portalAccessForBlacklisted'
  | 'portalAccessForNew'
  | 'sendSignedDocument'
  | 'showJobRoundsTab'
  | 'tenantUniqueKey'
  | 'updatedAt';

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type TextFilter = {
  /** Case, accents, width and kana are folded. */
  contains?: string | null | undefined;
  empty?: boolean | null | undefined;
  equals?: string | null | undefined;
  from?: string | null | undefined;
  in?: Array<string> | null | undefined;
  to?: string | null | undefined;
};

export type VerticalPosition =
  | 'BOTTOM'
  | 'MIDDLE'
  | 'TOP';

export type VerticalPositionFilter = {
  empty?: boolean | null | undefined;
  equals?: VerticalPosition | null | undefined;
  in?: Array<VerticalPosition> | null | undefined;
};

export type CareerPageListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: CareerPageFilter | null | undefined;
  sort?: Array<CareerPageSort> | CareerPageSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type CareerPageListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, caption: string, bannerHeading: string | null, version: number, updatedAt: string }> } };

export type CareerPageOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type CareerPageOneQuery = { answer: { errorCode: string, message: string, row: { id: string, caption: string, logo: string | null, bannerImage: string | null, bannerImage2: string | null, bannerImage3: string | null, bannerHeading: string | null, bannerSubtext: string | null, textHorizontal: HorizontalPosition, textVertical: VerticalPosition, headingFontSize: number, subtextFontSize: number, fontFamily: CareerPageFont, fontColor: string, overlayOpacity: string, companyBranding: string | null, industryTrends: string | null, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type CareerPageLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type CareerPageLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type CareerPageHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type CareerPageHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type CareerPageAddMutationVariables = Exact<{
  input: CareerPageInput;
  reason?: string | null | undefined;
}>;


export type CareerPageAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, caption: string, logo: string | null, bannerImage: string | null, bannerImage2: string | null, bannerImage3: string | null, bannerHeading: string | null, bannerSubtext: string | null, textHorizontal: HorizontalPosition, textVertical: VerticalPosition, headingFontSize: number, subtextFontSize: number, fontFamily: CareerPageFont, fontColor: string, overlayOpacity: string, companyBranding: string | null, industryTrends: string | null, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type CareerPageUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: CareerPagePatch;
  reason?: string | null | undefined;
}>;


export type CareerPageUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, caption: string, logo: string | null, bannerImage: string | null, bannerImage2: string | null, bannerImage3: string | null, bannerHeading: string | null, bannerSubtext: string | null, textHorizontal: HorizontalPosition, textVertical: VerticalPosition, headingFontSize: number, subtextFontSize: number, fontFamily: CareerPageFont, fontColor: string, overlayOpacity: string, companyBranding: string | null, industryTrends: string | null, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type RecruitmentGeneralSettingListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: RecruitmentGeneralSettingFilter | null | undefined;
  sort?: Array<RecruitmentGeneralSettingSort> | RecruitmentGeneralSettingSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type RecruitmentGeneralSettingListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, version: number, updatedAt: string }> } };

export type RecruitmentGeneralSettingOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type RecruitmentGeneralSettingOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, coverage: Coverage, centralisedRecruitment: boolean, jobPostVisibility: JobPostVisibility, allowMultipleLocations: boolean, jobTitleEditable: boolean, mppIntegration: boolean, equalOpportunityStatement: string | null, applicationForm: CandidateApplicationForm, enableMultipleApplication: boolean, enforceCandidateSalary: boolean, careerPortalFilters: Array<CareerPortalFilter> | null, showJobRoundsTab: boolean, allowModifyingInterviewRounds: boolean, sendSignedDocument: boolean, candidatePortalLogin: boolean, passcodeExpiryMinutes: number, portalAccessForNew: boolean, portalAccessForArchived: boolean, portalAccessForBlacklisted: boolean, tenantUniqueKey: string | null, enableNewFeatures: boolean, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type RecruitmentGeneralSettingLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type RecruitmentGeneralSettingLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type RecruitmentGeneralSettingHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type RecruitmentGeneralSettingHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type RecruitmentGeneralSettingAddMutationVariables = Exact<{
  input: RecruitmentGeneralSettingInput;
  reason?: string | null | undefined;
}>;


export type RecruitmentGeneralSettingAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, coverage: Coverage, centralisedRecruitment: boolean, jobPostVisibility: JobPostVisibility, allowMultipleLocations: boolean, jobTitleEditable: boolean, mppIntegration: boolean, equalOpportunityStatement: string | null, applicationForm: CandidateApplicationForm, enableMultipleApplication: boolean, enforceCandidateSalary: boolean, careerPortalFilters: Array<CareerPortalFilter> | null, showJobRoundsTab: boolean, allowModifyingInterviewRounds: boolean, sendSignedDocument: boolean, candidatePortalLogin: boolean, passcodeExpiryMinutes: number, portalAccessForNew: boolean, portalAccessForArchived: boolean, portalAccessForBlacklisted: boolean, tenantUniqueKey: string | null, enableNewFeatures: boolean, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type RecruitmentGeneralSettingUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: RecruitmentGeneralSettingPatch;
  reason?: string | null | undefined;
}>;


export type RecruitmentGeneralSettingUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, coverage: Coverage, centralisedRecruitment: boolean, jobPostVisibility: JobPostVisibility, allowMultipleLocations: boolean, jobTitleEditable: boolean, mppIntegration: boolean, equalOpportunityStatement: string | null, applicationForm: CandidateApplicationForm, enableMultipleApplication: boolean, enforceCandidateSalary: boolean, careerPortalFilters: Array<CareerPortalFilter> | null, showJobRoundsTab: boolean, allowModifyingInterviewRounds: boolean, sendSignedDocument: boolean, candidatePortalLogin: boolean, passcodeExpiryMinutes: number, portalAccessForNew: boolean, portalAccessForArchived: boolean, portalAccessForBlacklisted: boolean, tenantUniqueKey: string | null, enableNewFeatures: boolean, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };


export const CareerPageListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CareerPageList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CareerPageFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CareerPageSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listCareerPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"bannerHeading"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<CareerPageListQuery, CareerPageListQueryVariables>;
export const CareerPageOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CareerPageOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"careerPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage2"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage3"}},{"kind":"Field","name":{"kind":"Name","value":"bannerHeading"}},{"kind":"Field","name":{"kind":"Name","value":"bannerSubtext"}},{"kind":"Field","name":{"kind":"Name","value":"textHorizontal"}},{"kind":"Field","name":{"kind":"Name","value":"textVertical"}},{"kind":"Field","name":{"kind":"Name","value":"headingFontSize"}},{"kind":"Field","name":{"kind":"Name","value":"subtextFontSize"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"fontColor"}},{"kind":"Field","name":{"kind":"Name","value":"overlayOpacity"}},{"kind":"Field","name":{"kind":"Name","value":"companyBranding"}},{"kind":"Field","name":{"kind":"Name","value":"industryTrends"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<CareerPageOneQuery, CareerPageOneQueryVariables>;
export const CareerPageLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CareerPageLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupCareerPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CareerPageLookupQuery, CareerPageLookupQueryVariables>;
export const CareerPageHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CareerPageHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"careerPageHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CareerPageHistoryQuery, CareerPageHistoryQueryVariables>;
export const CareerPageAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CareerPageAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CareerPageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addCareerPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage2"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage3"}},{"kind":"Field","name":{"kind":"Name","value":"bannerHeading"}},{"kind":"Field","name":{"kind":"Name","value":"bannerSubtext"}},{"kind":"Field","name":{"kind":"Name","value":"textHorizontal"}},{"kind":"Field","name":{"kind":"Name","value":"textVertical"}},{"kind":"Field","name":{"kind":"Name","value":"headingFontSize"}},{"kind":"Field","name":{"kind":"Name","value":"subtextFontSize"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"fontColor"}},{"kind":"Field","name":{"kind":"Name","value":"overlayOpacity"}},{"kind":"Field","name":{"kind":"Name","value":"companyBranding"}},{"kind":"Field","name":{"kind":"Name","value":"industryTrends"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<CareerPageAddMutation, CareerPageAddMutationVariables>;
export const CareerPageUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CareerPageUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CareerPagePatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateCareerPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage2"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage3"}},{"kind":"Field","name":{"kind":"Name","value":"bannerHeading"}},{"kind":"Field","name":{"kind":"Name","value":"bannerSubtext"}},{"kind":"Field","name":{"kind":"Name","value":"textHorizontal"}},{"kind":"Field","name":{"kind":"Name","value":"textVertical"}},{"kind":"Field","name":{"kind":"Name","value":"headingFontSize"}},{"kind":"Field","name":{"kind":"Name","value":"subtextFontSize"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"fontColor"}},{"kind":"Field","name":{"kind":"Name","value":"overlayOpacity"}},{"kind":"Field","name":{"kind":"Name","value":"companyBranding"}},{"kind":"Field","name":{"kind":"Name","value":"industryTrends"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<CareerPageUpdateMutation, CareerPageUpdateMutationVariables>;
export const RecruitmentGeneralSettingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecruitmentGeneralSettingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecruitmentGeneralSettingFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecruitmentGeneralSettingSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listRecruitmentGeneralSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<RecruitmentGeneralSettingListQuery, RecruitmentGeneralSettingListQueryVariables>;
export const RecruitmentGeneralSettingOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecruitmentGeneralSettingOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"recruitmentGeneralSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"centralisedRecruitment"}},{"kind":"Field","name":{"kind":"Name","value":"jobPostVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultipleLocations"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitleEditable"}},{"kind":"Field","name":{"kind":"Name","value":"mppIntegration"}},{"kind":"Field","name":{"kind":"Name","value":"equalOpportunityStatement"}},{"kind":"Field","name":{"kind":"Name","value":"applicationForm"}},{"kind":"Field","name":{"kind":"Name","value":"enableMultipleApplication"}},{"kind":"Field","name":{"kind":"Name","value":"enforceCandidateSalary"}},{"kind":"Field","name":{"kind":"Name","value":"careerPortalFilters"}},{"kind":"Field","name":{"kind":"Name","value":"showJobRoundsTab"}},{"kind":"Field","name":{"kind":"Name","value":"allowModifyingInterviewRounds"}},{"kind":"Field","name":{"kind":"Name","value":"sendSignedDocument"}},{"kind":"Field","name":{"kind":"Name","value":"candidatePortalLogin"}},{"kind":"Field","name":{"kind":"Name","value":"passcodeExpiryMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"portalAccessForNew"}},{"kind":"Field","name":{"kind":"Name","value":"portalAccessForArchived"}},{"kind":"Field","name":{"kind":"Name","value":"portalAccessForBlacklisted"}},{"kind":"Field","name":{"kind":"Name","value":"tenantUniqueKey"}},{"kind":"Field","name":{"kind":"Name","value":"enableNewFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<RecruitmentGeneralSettingOneQuery, RecruitmentGeneralSettingOneQueryVariables>;
export const RecruitmentGeneralSettingLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecruitmentGeneralSettingLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupRecruitmentGeneralSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RecruitmentGeneralSettingLookupQuery, RecruitmentGeneralSettingLookupQueryVariables>;
export const RecruitmentGeneralSettingHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecruitmentGeneralSettingHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"recruitmentGeneralSettingHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecruitmentGeneralSettingHistoryQuery, RecruitmentGeneralSettingHistoryQueryVariables>;
export const RecruitmentGeneralSettingAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecruitmentGeneralSettingAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecruitmentGeneralSettingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addRecruitmentGeneralSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"centralisedRecruitment"}},{"kind":"Field","name":{"kind":"Name","value":"jobPostVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultipleLocations"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitleEditable"}},{"kind":"Field","name":{"kind":"Name","value":"mppIntegration"}},{"kind":"Field","name":{"kind":"Name","value":"equalOpportunityStatement"}},{"kind":"Field","name":{"kind":"Name","value":"applicationForm"}},{"kind":"Field","name":{"kind":"Name","value":"enableMultipleApplication"}},{"kind":"Field","name":{"kind":"Name","value":"enforceCandidateSalary"}},{"kind":"Field","name":{"kind":"Name","value":"careerPortalFilters"}},{"kind":"Field","name":{"kind":"Name","value":"showJobRoundsTab"}},{"kind":"Field","name":{"kind":"Name","value":"allowModifyingInterviewRounds"}},{"kind":"Field","name":{"kind":"Name","value":"sendSignedDocument"}},{"kind":"Field","name":{"kind":"Name","value":"candidatePortalLogin"}},{"kind":"Field","name":{"kind":"Name","value":"passcodeExpiryMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"portalAccessForNew"}},{"kind":"Field","name":{"kind":"Name","value":"portalAccessForArchived"}},{"kind":"Field","name":{"kind":"Name","value":"portalAccessForBlacklisted"}},{"kind":"Field","name":{"kind":"Name","value":"tenantUniqueKey"}},{"kind":"Field","name":{"kind":"Name","value":"enableNewFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<RecruitmentGeneralSettingAddMutation, RecruitmentGeneralSettingAddMutationVariables>;
export const RecruitmentGeneralSettingUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecruitmentGeneralSettingUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecruitmentGeneralSettingPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateRecruitmentGeneralSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"centralisedRecruitment"}},{"kind":"Field","name":{"kind":"Name","value":"jobPostVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultipleLocations"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitleEditable"}},{"kind":"Field","name":{"kind":"Name","value":"mppIntegration"}},{"kind":"Field","name":{"kind":"Name","value":"equalOpportunityStatement"}},{"kind":"Field","name":{"kind":"Name","value":"applicationForm"}},{"kind":"Field","name":{"kind":"Name","value":"enableMultipleApplication"}},{"kind":"Field","name":{"kind":"Name","value":"enforceCandidateSalary"}},{"kind":"Field","name":{"kind":"Name","value":"careerPortalFilters"}},{"kind":"Field","name":{"kind":"Name","value":"showJobRoundsTab"}},{"kind":"Field","name":{"kind":"Name","value":"allowModifyingInterviewRounds"}},{"kind":"Field","name":{"kind":"Name","value":"sendSignedDocument"}},{"kind":"Field","name":{"kind":"Name","value":"candidatePortalLogin"}},{"kind":"Field","name":{"kind":"Name","value":"passcodeExpiryMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"portalAccessForNew"}},{"kind":"Field","name":{"kind":"Name","value":"portalAccessForArchived"}},{"kind":"Field","name":{"kind":"Name","value":"portalAccessForBlacklisted"}},{"kind":"Field","name":{"kind":"Name","value":"tenantUniqueKey"}},{"kind":"Field","name":{"kind":"Name","value":"enableNewFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<RecruitmentGeneralSettingUpdateMutation, RecruitmentGeneralSettingUpdateMutationVariables>;
