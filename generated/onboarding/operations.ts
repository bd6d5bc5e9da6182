/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
// Printed by npm run codegen from schema/. Do not edit.
export type ChangeKind =
  | 'ADD'
  | 'DELETE'
  /** Somebody was handed a file of the record; the audit log and the record's history tell it. */
  | 'DOWNLOAD'
  /** What was recorded of a person before was erased; only the audit log tells it. */
  | 'ERASE'
  | 'UPDATE';

/** Of a list: the records that one change-set added or changed, as of an import. */
export type ChangeSetFilter = {
  equals: string;
};

/** By what a change was made: a form, cells of a list (CELLS, PASTE, REPLACE), what was dragged (MOVE), one value for many records (BULK). */
export type ChangeSource =
  | 'BULK'
  | 'CELLS'
  | 'DELETE'
  | 'FORM'
  | 'IMPORT'
  | 'MOVE'
  | 'PASTE'
  | 'REDO'
  | 'REPLACE'
  | 'RULE'
  | 'SEED'
  | 'STATUS'
  | 'UNDO';

export type DateTimeFilter = {
  empty?: boolean | null | undefined;
  equals?: string | null | undefined;
  from?: string | null | undefined;
  in?: Array<string> | null | undefined;
  to?: string | null | undefined;
  /** Days relative to today on the organisation's calendar: TODAY, THIS_MONTH, NEXT_WEEK, LAST_30_DAYS. */
  within?: string | null | undefined;
};

export type EducationLevel =
  | 'BACHELOR'
  | 'DIPLOMA'
  | 'DOCTORATE'
  | 'MASTER'
  | 'PROFESSIONAL'
  | 'SCHOOL'
  | 'VOCATIONAL';

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
  | 'CANDIDATE_EQUAL_OPPORTUNITY'
  | 'CANDIDATE_PERSONAL'
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
  | 'RECRUITMENT_MASTERS'
  | 'RECRUITMENT_ONBOARDING'
  | 'REFERENCE_LISTS'
  | 'REGISTER_FACE'
  | 'ROLES'
  | 'ROSTER_SETTINGS'
  | 'SALARY_ADVANCE'
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
  | 'SELF_OVERTIME'
  | 'SELF_PRE_APPROVAL'
  | 'SELF_SALARY_ADVANCE'
  | 'SELF_SHORT_TIME_OFF'
  | 'SELF_TIMESHEETS'
  | 'SELF_TIME_OFF'
  | 'SELF_TRAVEL_AND_EXPENSES'
  | 'SELF_TRAVEL_REQUEST'
  | 'SELF_UNIFORM'
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
  | 'TEAM_OVERTIME'
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
  | 'UNIFORM_SETTINGS'
  | 'UPCOMING_INTERVIEWS'
  | 'USER_ACCOUNTS'
  | 'VISAS'
  | 'WORKFLOW_BUILDER'
  | 'WORK_PLACES'
  | 'WORK_SCHEDULE';

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'NON_BINARY'
  | 'NOT_STATED';

export type GenderFilter = {
  empty?: boolean | null | undefined;
  equals?: Gender | null | undefined;
  in?: Array<Gender> | null | undefined;
};

export type IdFilter = {
  empty?: boolean | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string> | null | undefined;
  person?: RelativePerson | null | undefined;
};

export type IndividualAccreditationInput = {
  accreditationId: string;
  /** Whom of the family it is of, where dependents have to bring it as well. */
  dependent?: string | null | undefined;
  document?: string | null | undefined;
  expiresOn?: string | null | undefined;
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
  issuedOn?: string | null | undefined;
  issuingAuthority?: string | null | undefined;
  number?: string | null | undefined;
};

export type IndividualDocumentInput = {
  documentSubtypeId: string;
  expiresOn?: string | null | undefined;
  file?: string | null | undefined;
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
  issuedOn?: string | null | undefined;
  number?: string | null | undefined;
};

export type IndividualEducationInput = {
  certificate?: string | null | undefined;
  /** Empty while it is going on. */
  completedOn?: string | null | undefined;
  country?: string | null | undefined;
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
  institution?: string | null | undefined;
  level?: EducationLevel | null | undefined;
  /** As the certificate calls it. */
  qualification?: string | null | undefined;
  result?: string | null | undefined;
  startedOn?: string | null | undefined;
};

export type IndividualEmergencyContactInput = {
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
  relationshipId?: string | null | undefined;
};

export type IndividualExperienceInput = {
  city?: string | null | undefined;
  company: string;
  endedOn?: string | null | undefined;
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
  jobTitle?: string | null | undefined;
  startedOn?: string | null | undefined;
  tasks?: string | null | undefined;
};

export type IndividualFamilyMemberInput = {
  dateOfBirth?: string | null | undefined;
  gender?: Gender | null | undefined;
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
  /** Counts for insurance, tax and benefits. */
  isDependent?: boolean | null | undefined;
  name: string;
  relationshipId?: string | null | undefined;
};

export type IndividualLanguageInput = {
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
  language: string;
  proficiency?: LanguageProficiency | null | undefined;
  readWrite?: boolean | null | undefined;
  spoken?: boolean | null | undefined;
};

export type IndividualSkillInput = {
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
  proficiency?: SkillProficiency | null | undefined;
  skillId: string;
};

/** A language of the interface. */
export type Language =
  | 'EN'
  | 'FR'
  | 'JA'
  | 'SP';

export type LanguageFilter = {
  empty?: boolean | null | undefined;
  equals?: Language | null | undefined;
  in?: Array<Language> | null | undefined;
};

export type LanguageProficiency =
  | 'BASIC'
  | 'CONVERSATIONAL'
  | 'FLUENT'
  | 'NATIVE';

export type LocalDateFilter = {
  empty?: boolean | null | undefined;
  equals?: string | null | undefined;
  from?: string | null | undefined;
  in?: Array<string> | null | undefined;
  to?: string | null | undefined;
  /** Days relative to today on the organisation's calendar: TODAY, THIS_MONTH, NEXT_WEEK, LAST_30_DAYS. */
  within?: string | null | undefined;
};

export type MaritalStatus =
  | 'DIVORCED'
  | 'MARRIED'
  | 'SINGLE'
  | 'WIDOWED';

export type MaritalStatusFilter = {
  empty?: boolean | null | undefined;
  equals?: MaritalStatus | null | undefined;
  in?: Array<MaritalStatus> | null | undefined;
};

/** What is to be done next for somebody who was hired. */
export type OnboardingDue =
  | 'INVITE'
  | 'MAKE_EMPLOYEE'
  | 'NOTHING'
  /** The person has answered nothing for a week. */
  | 'REMIND'
  /** The person has sent what they were asked for, and something is wanting. */
  | 'REVIEW'
  | 'START'
  | 'WAIT';

export type OnboardingGap =
  /** Is no longer valid on the joining date. */
  | 'EXPIRED'
  /** Lacks what the record of an employee needs. */
  | 'INCOMPLETE'
  /** Is not there. */
  | 'MISSING';

export type OnboardingIndividualFilter = {
  accountHolder?: TextFilter | null | undefined;
  accountNumber?: TextFilter | null | undefined;
  accountTypeId?: IdFilter | null | undefined;
  /** All of them, to depth 5. */
  and?: Array<OnboardingIndividualFilter> | null | undefined;
  bankCode?: TextFilter | null | undefined;
  bankCountry?: TextFilter | null | undefined;
  bankId?: IdFilter | null | undefined;
  businessUnitId?: IdFilter | null | undefined;
  candidateId?: IdFilter | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  comment?: TextFilter | null | undefined;
  consentOn?: LocalDateFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  dateOfBirth?: LocalDateFilter | null | undefined;
  departmentId?: IdFilter | null | undefined;
  designationId?: IdFilter | null | undefined;
  email?: TextFilter | null | undefined;
  employeeId?: IdFilter | null | undefined;
  employeeTypeId?: IdFilter | null | undefined;
  firstName?: TextFilter | null | undefined;
  gender?: GenderFilter | null | undefined;
  gradeId?: IdFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  invitedOn?: DateTimeFilter | null | undefined;
  joiningDate?: LocalDateFilter | null | undefined;
  lastName?: TextFilter | null | undefined;
  locationId?: IdFilter | null | undefined;
  mailLanguage?: LanguageFilter | null | undefined;
  managerId?: IdFilter | null | undefined;
  maritalStatus?: MaritalStatusFilter | null | undefined;
  middleName?: TextFilter | null | undefined;
  name?: TextFilter | null | undefined;
  nationality?: TextFilter | null | undefined;
  not?: OnboardingIndividualFilter | null | undefined;
  onboardedOn?: LocalDateFilter | null | undefined;
  or?: Array<OnboardingIndividualFilter> | null | undefined;
  phone?: TextFilter | null | undefined;
  probationDate?: LocalDateFilter | null | undefined;
  religionId?: IdFilter | null | undefined;
  serviceProviderId?: IdFilter | null | undefined;
  specialistId?: IdFilter | null | undefined;
  status?: OnboardingStatusFilter | null | undefined;
  submittedOn?: DateTimeFilter | null | undefined;
  swift?: TextFilter | null | undefined;
  tokenHash?: TextFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  workEmail?: TextFilter | null | undefined;
  workScheduleId?: IdFilter | null | undefined;
};

export type OnboardingIndividualInput = {
  accountHolder?: string | null | undefined;
  /** The IBAN where the country has one, else the number of the account. */
  accountNumber?: string | null | undefined;
  accountProof?: string | null | undefined;
  accountTypeId?: string | null | undefined;
  accreditations?: Array<IndividualAccreditationInput> | null | undefined;
  address?: { street1?: string; street2?: string; city?: string; state?: string; country?: string; pincode?: string } | null | undefined;
  /** Which bank and branch, where the country has no IBAN. */
  bankCode?: string | null | undefined;
  bankCountry?: string | null | undefined;
  bankId?: string | null | undefined;
  businessUnitId?: string | null | undefined;
  /** Whom the person was as a candidate. */
  candidateId?: string | null | undefined;
  /** What the person was asked to mend, or why it was given up. */
  comment?: string | null | undefined;
  /** When the person agreed that these data are kept. */
  consentOn?: string | null | undefined;
  custom?: unknown;
  dateOfBirth?: string | null | undefined;
  departmentId?: string | null | undefined;
  designationId?: string | null | undefined;
  documents?: Array<IndividualDocumentInput> | null | undefined;
  education?: Array<IndividualEducationInput> | null | undefined;
  /** The private address that the invitation goes to. */
  email?: string | null | undefined;
  emergencyContacts?: Array<IndividualEmergencyContactInput> | null | undefined;
  /** Whom the person became. */
  employeeId?: string | null | undefined;
  employeeTypeId?: string | null | undefined;
  experience?: Array<IndividualExperienceInput> | null | undefined;
  family?: Array<IndividualFamilyMemberInput> | null | undefined;
  firstName: string;
  gender?: Gender | null | undefined;
  gradeId?: string | null | undefined;
  invitedOn?: string | null | undefined;
  joiningDate: string;
  languages?: Array<IndividualLanguageInput> | null | undefined;
  lastName?: string | null | undefined;
  locationId?: string | null | undefined;
  /** The pages that the person fills in begin in it too. */
  mailLanguage?: Language | null | undefined;
  managerId?: string | null | undefined;
  maritalStatus?: MaritalStatus | null | undefined;
  middleName?: string | null | undefined;
  nationality?: string | null | undefined;
  onboardedOn?: string | null | undefined;
  phone?: string | null | undefined;
  photo?: string | null | undefined;
  probationDate?: string | null | undefined;
  religionId?: string | null | undefined;
  serviceProviderId?: string | null | undefined;
  skills?: Array<IndividualSkillInput> | null | undefined;
  /** Who looks after the person until the first day. */
  specialistId?: string | null | undefined;
  /** Changed by inviting, by what the person sends, and by making an employee. */
  status?: OnboardingStatus | null | undefined;
  submittedOn?: string | null | undefined;
  swift?: string | null | undefined;
  tokenHash?: string | null | undefined;
  /** The address at work, by which the person will sign in. */
  workEmail?: string | null | undefined;
  workScheduleId?: string | null | undefined;
};

export type OnboardingIndividualPatch = {
  accountHolder?: string | null | undefined;
  /** The IBAN where the country has one, else the number of the account. */
  accountNumber?: string | null | undefined;
  accountProof?: string | null | undefined;
  accountTypeId?: string | null | undefined;
  accreditations?: Array<IndividualAccreditationInput> | null | undefined;
  address?: { street1?: string; street2?: string; city?: string; state?: string; country?: string; pincode?: string } | null | undefined;
  /** Which bank and branch, where the country has no IBAN. */
  bankCode?: string | null | undefined;
  bankCountry?: string | null | undefined;
  bankId?: string | null | undefined;
  businessUnitId?: string | null | undefined;
  /** Whom the person was as a candidate. */
  candidateId?: string | null | undefined;
  /** What the person was asked to mend, or why it was given up. */
  comment?: string | null | undefined;
  /** When the person agreed that these data are kept. */
  consentOn?: string | null | undefined;
  custom?: unknown;
  dateOfBirth?: string | null | undefined;
  departmentId?: string | null | undefined;
  designationId?: string | null | undefined;
  documents?: Array<IndividualDocumentInput> | null | undefined;
  education?: Array<IndividualEducationInput> | null | undefined;
  /** The private address that the invitation goes to. */
  email?: string | null | undefined;
  emergencyContacts?: Array<IndividualEmergencyContactInput> | null | undefined;
  /** Whom the person became. */
  employeeId?: string | null | undefined;
  employeeTypeId?: string | null | undefined;
  experience?: Array<IndividualExperienceInput> | null | undefined;
  family?: Array<IndividualFamilyMemberInput> | null | undefined;
  firstName?: string | null | undefined;
  gender?: Gender | null | undefined;
  gradeId?: string | null | undefined;
  invitedOn?: string | null | undefined;
  joiningDate?: string | null | undefined;
  languages?: Array<IndividualLanguageInput> | null | undefined;
  lastName?: string | null | undefined;
  locationId?: string | null | undefined;
  /** The pages that the person fills in begin in it too. */
  mailLanguage?: Language | null | undefined;
  managerId?: string | null | undefined;
  maritalStatus?: MaritalStatus | null | undefined;
  middleName?: string | null | undefined;
  nationality?: string | null | undefined;
  onboardedOn?: string | null | undefined;
  phone?: string | null | undefined;
  photo?: string | null | undefined;
  probationDate?: string | null | undefined;
  religionId?: string | null | undefined;
  serviceProviderId?: string | null | undefined;
  skills?: Array<IndividualSkillInput> | null | undefined;
  /** Who looks after the person until the first day. */
  specialistId?: string | null | undefined;
  /** Changed by inviting, by what the person sends, and by making an employee. */
  status?: OnboardingStatus | null | undefined;
  submittedOn?: string | null | undefined;
  swift?: string | null | undefined;
  tokenHash?: string | null | undefined;
  /** The address at work, by which the person will sign in. */
  workEmail?: string | null | undefined;
  workScheduleId?: string | null | undefined;
};

export type OnboardingIndividualSort = {
  field: OnboardingIndividualSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
  order?: SortOrder;
};

export type OnboardingIndividualSortField =
  | 'accountHolder'
  | 'accountNumber'
  | 'accountTypeId'
  | 'bankCode'
  | 'bankCountry'
  | 'bankId'
  | 'businessUnitId'
  | 'candidateId'
  | 'comment'
  | 'consentOn'
  | 'createdAt'
  | 'custom'
  | 'dateOfBirth'
  | 'departmentId'
  | 'designationId'
  | 'email'
  | 'employeeId'
  | 'employeeTypeId'
  | 'firstName'
  | 'gender'
  | 'gradeId'
  | 'invitedOn'
  | 'joiningDate'
  | 'lastName'
  | 'locationId'
  | 'mailLanguage'
  | 'managerId'
  | 'maritalStatus'
  | 'middleName'
  | 'name'
  | 'nationality'
  | 'onboardedOn'
  | 'phone'
  | 'probationDate'
  | 'religionId'
  | 'serviceProviderId'
  | 'specialistId'
  | 'status'
  | 'submittedOn'
  | 'swift'
  | 'tokenHash'
  | 'updatedAt'
  | 'workEmail'
  | 'workScheduleId';

export type OnboardingItemKind =
  | 'ACCREDITATION'
  | 'DOCUMENT'
  | 'FIELD'
  | 'GROUP'
  | 'ROW';

/** How far somebody is on the way to the first day. */
export type OnboardingStatus =
  | 'CANCELLED'
  /** Not invited yet. */
  | 'DRAFT'
  | 'INVITED'
  | 'ONBOARDED'
  /** Was asked to mend something. */
  | 'RETURNED'
  /** Has filled in some of it. */
  | 'STARTED'
  /** Waits for the specialist's look. */
  | 'SUBMITTED';

export type OnboardingStatusFilter = {
  empty?: boolean | null | undefined;
  equals?: OnboardingStatus | null | undefined;
  in?: Array<OnboardingStatus> | null | undefined;
};

/** Of a reference to employees: who asks, or everybody who reports to them. */
export type RelativePerson =
  | 'ME'
  | 'MY_TEAM';

export type SkillProficiency =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'EXPERT'
  | 'INTERMEDIATE';

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

export type OnboardingIndividualListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: OnboardingIndividualFilter | null | undefined;
  sort?: Array<OnboardingIndividualSort> | OnboardingIndividualSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type OnboardingIndividualListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, status: OnboardingStatus, invitedOn: string | null, submittedOn: string | null, onboardedOn: string | null, joiningDate: string, email: string | null, version: number, updatedAt: string, specialist: { id: string, title: string, code: string | null } | null, designation: { id: string, title: string, code: string | null } | null, department: { id: string, title: string, code: string | null } | null }> } };

export type OnboardingIndividualOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type OnboardingIndividualOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, status: OnboardingStatus, invitedOn: string | null, submittedOn: string | null, onboardedOn: string | null, comment: string | null, joiningDate: string, probationDate: string | null, workEmail: string | null, firstName: string, middleName: string | null, lastName: string | null, photo: string | null, dateOfBirth: string | null, gender: Gender | null, maritalStatus: MaritalStatus | null, nationality: string | null, email: string | null, mailLanguage: Language, phone: string | null, address: { street1?: string; street2?: string; city?: string; state?: string; country?: string; pincode?: string } | null, bankCountry: string | null, accountNumber: string | null, bankCode: string | null, swift: string | null, accountHolder: string | null, accountProof: string | null, consentOn: string | null, tokenHash: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, candidate: { id: string, title: string, code: string | null } | null, specialist: { id: string, title: string, code: string | null } | null, employee: { id: string, title: string, code: string | null } | null, designation: { id: string, title: string, code: string | null } | null, department: { id: string, title: string, code: string | null } | null, location: { id: string, title: string, code: string | null } | null, manager: { id: string, title: string, code: string | null } | null, employeeType: { id: string, title: string, code: string | null } | null, grade: { id: string, title: string, code: string | null } | null, workSchedule: { id: string, title: string, code: string | null } | null, businessUnit: { id: string, title: string, code: string | null } | null, serviceProvider: { id: string, title: string, code: string | null } | null, religion: { id: string, title: string, code: string | null } | null, languages: Array<{ id: string, language: string, spoken: boolean, readWrite: boolean, proficiency: LanguageProficiency | null }> | null, skills: Array<{ id: string, proficiency: SkillProficiency | null, skill: { id: string, title: string, code: string | null } }> | null, emergencyContacts: Array<{ id: string, name: string, phone: string | null, relationship: { id: string, title: string, code: string | null } | null }> | null, family: Array<{ id: string, name: string, dateOfBirth: string | null, gender: Gender | null, isDependent: boolean, relationship: { id: string, title: string, code: string | null } | null }> | null, education: Array<{ id: string, qualification: string | null, level: EducationLevel | null, institution: string | null, startedOn: string | null, completedOn: string | null, result: string | null, country: string | null, certificate: string | null }> | null, experience: Array<{ id: string, company: string, jobTitle: string | null, startedOn: string | null, endedOn: string | null, city: string | null, tasks: string | null }> | null, documents: Array<{ id: string, number: string | null, issuedOn: string | null, expiresOn: string | null, file: string | null, documentSubtype: { id: string, title: string, code: string | null } }> | null, accreditations: Array<{ id: string, dependent: string | null, number: string | null, issuingAuthority: string | null, issuedOn: string | null, expiresOn: string | null, document: string | null, accreditation: { id: string, title: string, code: string | null } }> | null, bank: { id: string, title: string, code: string | null } | null, accountType: { id: string, title: string, code: string | null } | null } | null } };

export type OnboardingIndividualLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type OnboardingIndividualLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type OnboardingIndividualHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type OnboardingIndividualHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type OnboardingIndividualAddMutationVariables = Exact<{
  input: OnboardingIndividualInput;
  reason?: string | null | undefined;
}>;


export type OnboardingIndividualAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, status: OnboardingStatus, invitedOn: string | null, submittedOn: string | null, onboardedOn: string | null, comment: string | null, joiningDate: string, probationDate: string | null, workEmail: string | null, firstName: string, middleName: string | null, lastName: string | null, photo: string | null, dateOfBirth: string | null, gender: Gender | null, maritalStatus: MaritalStatus | null, nationality: string | null, email: string | null, mailLanguage: Language, phone: string | null, address: { street1?: string; street2?: string; city?: string; state?: string; country?: string; pincode?: string } | null, bankCountry: string | null, accountNumber: string | null, bankCode: string | null, swift: string | null, accountHolder: string | null, accountProof: string | null, consentOn: string | null, tokenHash: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, candidate: { id: string, title: string, code: string | null } | null, specialist: { id: string, title: string, code: string | null } | null, employee: { id: string, title: string, code: string | null } | null, designation: { id: string, title: string, code: string | null } | null, department: { id: string, title: string, code: string | null } | null, location: { id: string, title: string, code: string | null } | null, manager: { id: string, title: string, code: string | null } | null, employeeType: { id: string, title: string, code: string | null } | null, grade: { id: string, title: string, code: string | null } | null, workSchedule: { id: string, title: string, code: string | null } | null, businessUnit: { id: string, title: string, code: string | null } | null, serviceProvider: { id: string, title: string, code: string | null } | null, religion: { id: string, title: string, code: string | null } | null, languages: Array<{ id: string, language: string, spoken: boolean, readWrite: boolean, proficiency: LanguageProficiency | null }> | null, skills: Array<{ id: string, proficiency: SkillProficiency | null, skill: { id: string, title: string, code: string | null } }> | null, emergencyContacts: Array<{ id: string, name: string, phone: string | null, relationship: { id: string, title: string, code: string | null } | null }> | null, family: Array<{ id: string, name: string, dateOfBirth: string | null, gender: Gender | null, isDependent: boolean, relationship: { id: string, title: string, code: string | null } | null }> | null, education: Array<{ id: string, qualification: string | null, level: EducationLevel | null, institution: string | null, startedOn: string | null, completedOn: string | null, result: string | null, country: string | null, certificate: string | null }> | null, experience: Array<{ id: string, company: string, jobTitle: string | null, startedOn: string | null, endedOn: string | null, city: string | null, tasks: string | null }> | null, documents: Array<{ id: string, number: string | null, issuedOn: string | null, expiresOn: string | null, file: string | null, documentSubtype: { id: string, title: string, code: string | null } }> | null, accreditations: Array<{ id: string, dependent: string | null, number: string | null, issuingAuthority: string | null, issuedOn: string | null, expiresOn: string | null, document: string | null, accreditation: { id: string, title: string, code: string | null } }> | null, bank: { id: string, title: string, code: string | null } | null, accountType: { id: string, title: string, code: string | null } | null } | null } };

export type OnboardingIndividualUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: OnboardingIndividualPatch;
  reason?: string | null | undefined;
}>;


export type OnboardingIndividualUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, status: OnboardingStatus, invitedOn: string | null, submittedOn: string | null, onboardedOn: string | null, comment: string | null, joiningDate: string, probationDate: string | null, workEmail: string | null, firstName: string, middleName: string | null, lastName: string | null, photo: string | null, dateOfBirth: string | null, gender: Gender | null, maritalStatus: MaritalStatus | null, nationality: string | null, email: string | null, mailLanguage: Language, phone: string | null, address: { street1?: string; street2?: string; city?: string; state?: string; country?: string; pincode?: string } | null, bankCountry: string | null, accountNumber: string | null, bankCode: string | null, swift: string | null, accountHolder: string | null, accountProof: string | null, consentOn: string | null, tokenHash: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, candidate: { id: string, title: string, code: string | null } | null, specialist: { id: string, title: string, code: string | null } | null, employee: { id: string, title: string, code: string | null } | null, designation: { id: string, title: string, code: string | null } | null, department: { id: string, title: string, code: string | null } | null, location: { id: string, title: string, code: string | null } | null, manager: { id: string, title: string, code: string | null } | null, employeeType: { id: string, title: string, code: string | null } | null, grade: { id: string, title: string, code: string | null } | null, workSchedule: { id: string, title: string, code: string | null } | null, businessUnit: { id: string, title: string, code: string | null } | null, serviceProvider: { id: string, title: string, code: string | null } | null, religion: { id: string, title: string, code: string | null } | null, languages: Array<{ id: string, language: string, spoken: boolean, readWrite: boolean, proficiency: LanguageProficiency | null }> | null, skills: Array<{ id: string, proficiency: SkillProficiency | null, skill: { id: string, title: string, code: string | null } }> | null, emergencyContacts: Array<{ id: string, name: string, phone: string | null, relationship: { id: string, title: string, code: string | null } | null }> | null, family: Array<{ id: string, name: string, dateOfBirth: string | null, gender: Gender | null, isDependent: boolean, relationship: { id: string, title: string, code: string | null } | null }> | null, education: Array<{ id: string, qualification: string | null, level: EducationLevel | null, institution: string | null, startedOn: string | null, completedOn: string | null, result: string | null, country: string | null, certificate: string | null }> | null, experience: Array<{ id: string, company: string, jobTitle: string | null, startedOn: string | null, endedOn: string | null, city: string | null, tasks: string | null }> | null, documents: Array<{ id: string, number: string | null, issuedOn: string | null, expiresOn: string | null, file: string | null, documentSubtype: { id: string, title: string, code: string | null } }> | null, accreditations: Array<{ id: string, dependent: string | null, number: string | null, issuingAuthority: string | null, issuedOn: string | null, expiresOn: string | null, document: string | null, accreditation: { id: string, title: string, code: string | null } }> | null, bank: { id: string, title: string, code: string | null } | null, accountType: { id: string, title: string, code: string | null } | null } | null } };

export type OnboardingIndividualDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type OnboardingIndividualDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type DoneToIndividualsFragment = { changeSet: string | null, message: string, individualCount: number, individualId: Array<number> };

export type ReadOnboardingChecklistQueryVariables = Exact<{
  individualId: number;
}>;


export type ReadOnboardingChecklistQuery = { answer: { done: number, of: number, isComplete: boolean, items: Array<{ kind: OnboardingItemKind, key: string, field: string, name: string, dependent: string | null, gap: OnboardingGap | null, isRequired: boolean, enough: number | null, given: number | null, oneOf: Array<string> | null }> } };

export type ReadOnboardingCandidatesQueryVariables = Exact<{
  status?: OnboardingStatus | null | undefined;
  isStarted?: boolean | null | undefined;
  isEarlier?: boolean | null | undefined;
  search?: string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ReadOnboardingCandidatesQuery = { answer: { totalRecords: number, earlier: number, counts: Array<{ status: OnboardingStatus | null, count: number }>, candidates: Array<{ candidateId: number, name: string, photo: string | null, jobPostId: number | null, jobPost: string | null, hiredOn: string | null, joiningDate: string | null, individualId: number | null, status: OnboardingStatus | null, specialist: string | null, invitedOn: string | null, submittedOn: string | null, employeeId: number | null, employeeNumber: string | null, done: number | null, of: number | null, due: OnboardingDue }> } };

export type StartOnboardingMutationVariables = Exact<{
  candidateId: Array<number> | number;
  joiningDate?: string | null | undefined;
  invite?: boolean | null | undefined;
}>;


export type StartOnboardingMutation = { answer: { changeSet: string | null, message: string, individualCount: number, individualId: Array<number> } };

export type InviteIndividualsMutationVariables = Exact<{
  individualId: Array<number> | number;
}>;


export type InviteIndividualsMutation = { answer: { changeSet: string | null, message: string, individualCount: number, individualId: Array<number> } };

export type ReturnIndividualMutationVariables = Exact<{
  individualId: number;
  comment: string;
}>;


export type ReturnIndividualMutation = { answer: { changeSet: string | null, message: string, individualCount: number, individualId: Array<number> } };

export type CancelOnboardingMutationVariables = Exact<{
  individualId: Array<number> | number;
  comment?: string | null | undefined;
}>;


export type CancelOnboardingMutation = { answer: { changeSet: string | null, message: string, individualCount: number, individualId: Array<number> } };

export type EraseIndividualMutationVariables = Exact<{
  individualId: string;
  reason: string;
}>;


export type EraseIndividualMutation = { answer: { changeSet: string } };

export type ResumeOnboardingMutationVariables = Exact<{
  individualId: Array<number> | number;
}>;


export type ResumeOnboardingMutation = { answer: { changeSet: string | null, message: string, individualCount: number, individualId: Array<number> } };

export type MakeEmployeeMutationVariables = Exact<{
  individualId: number;
  employeeNumber?: string | null | undefined;
}>;


export type MakeEmployeeMutation = { answer: { changeSet: string | null, message: string, employeeId: number, employeeNumber: string } };

export const DoneToIndividualsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoneToIndividuals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"individualCount"}},{"kind":"Field","name":{"kind":"Name","value":"individualId"}}]}}]} as unknown as DocumentNode<DoneToIndividualsFragment, unknown>;
export const OnboardingIndividualListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnboardingIndividualList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingIndividualFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingIndividualSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listOnboardingIndividuals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"specialist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitedOn"}},{"kind":"Field","name":{"kind":"Name","value":"submittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"onboardedOn"}},{"kind":"Field","name":{"kind":"Name","value":"joiningDate"}},{"kind":"Field","name":{"kind":"Name","value":"designation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<OnboardingIndividualListQuery, OnboardingIndividualListQueryVariables>;
export const OnboardingIndividualOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnboardingIndividualOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"onboardingIndividual"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitedOn"}},{"kind":"Field","name":{"kind":"Name","value":"submittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"onboardedOn"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"joiningDate"}},{"kind":"Field","name":{"kind":"Name","value":"designation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businessUnit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"probationDate"}},{"kind":"Field","name":{"kind":"Name","value":"workEmail"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"religion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"spoken"}},{"kind":"Field","name":{"kind":"Name","value":"readWrite"}},{"kind":"Field","name":{"kind":"Name","value":"proficiency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proficiency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mailLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"isDependent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"education"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"startedOn"}},{"kind":"Field","name":{"kind":"Name","value":"completedOn"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"startedOn"}},{"kind":"Field","name":{"kind":"Name","value":"endedOn"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documentSubtype"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"file"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accreditations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accreditation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dependent"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuingAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankCountry"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankCode"}},{"kind":"Field","name":{"kind":"Name","value":"swift"}},{"kind":"Field","name":{"kind":"Name","value":"accountHolder"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accountProof"}},{"kind":"Field","name":{"kind":"Name","value":"consentOn"}},{"kind":"Field","name":{"kind":"Name","value":"tokenHash"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<OnboardingIndividualOneQuery, OnboardingIndividualOneQueryVariables>;
export const OnboardingIndividualLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnboardingIndividualLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupOnboardingIndividuals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<OnboardingIndividualLookupQuery, OnboardingIndividualLookupQueryVariables>;
export const OnboardingIndividualHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnboardingIndividualHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"onboardingIndividualHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OnboardingIndividualHistoryQuery, OnboardingIndividualHistoryQueryVariables>;
export const OnboardingIndividualAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OnboardingIndividualAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingIndividualInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addOnboardingIndividual"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitedOn"}},{"kind":"Field","name":{"kind":"Name","value":"submittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"onboardedOn"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"joiningDate"}},{"kind":"Field","name":{"kind":"Name","value":"designation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businessUnit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"probationDate"}},{"kind":"Field","name":{"kind":"Name","value":"workEmail"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"religion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"spoken"}},{"kind":"Field","name":{"kind":"Name","value":"readWrite"}},{"kind":"Field","name":{"kind":"Name","value":"proficiency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proficiency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mailLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"isDependent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"education"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"startedOn"}},{"kind":"Field","name":{"kind":"Name","value":"completedOn"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"startedOn"}},{"kind":"Field","name":{"kind":"Name","value":"endedOn"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documentSubtype"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"file"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accreditations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accreditation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dependent"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuingAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankCountry"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankCode"}},{"kind":"Field","name":{"kind":"Name","value":"swift"}},{"kind":"Field","name":{"kind":"Name","value":"accountHolder"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accountProof"}},{"kind":"Field","name":{"kind":"Name","value":"consentOn"}},{"kind":"Field","name":{"kind":"Name","value":"tokenHash"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<OnboardingIndividualAddMutation, OnboardingIndividualAddMutationVariables>;
export const OnboardingIndividualUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OnboardingIndividualUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingIndividualPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateOnboardingIndividual"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitedOn"}},{"kind":"Field","name":{"kind":"Name","value":"submittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"onboardedOn"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"joiningDate"}},{"kind":"Field","name":{"kind":"Name","value":"designation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businessUnit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"probationDate"}},{"kind":"Field","name":{"kind":"Name","value":"workEmail"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"religion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"spoken"}},{"kind":"Field","name":{"kind":"Name","value":"readWrite"}},{"kind":"Field","name":{"kind":"Name","value":"proficiency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proficiency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mailLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"isDependent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"education"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"startedOn"}},{"kind":"Field","name":{"kind":"Name","value":"completedOn"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"startedOn"}},{"kind":"Field","name":{"kind":"Name","value":"endedOn"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documentSubtype"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"file"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accreditations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accreditation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dependent"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuingAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankCountry"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankCode"}},{"kind":"Field","name":{"kind":"Name","value":"swift"}},{"kind":"Field","name":{"kind":"Name","value":"accountHolder"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accountProof"}},{"kind":"Field","name":{"kind":"Name","value":"consentOn"}},{"kind":"Field","name":{"kind":"Name","value":"tokenHash"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<OnboardingIndividualUpdateMutation, OnboardingIndividualUpdateMutationVariables>;
export const OnboardingIndividualDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OnboardingIndividualDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteOnboardingIndividuals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<OnboardingIndividualDeleteMutation, OnboardingIndividualDeleteMutationVariables>;
export const ReadOnboardingChecklistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadOnboardingChecklist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"individualId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"onboardingChecklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"individualId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"individualId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"of"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dependent"}},{"kind":"Field","name":{"kind":"Name","value":"gap"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"oneOf"}}]}}]}}]}}]} as unknown as DocumentNode<ReadOnboardingChecklistQuery, ReadOnboardingChecklistQueryVariables>;
export const ReadOnboardingCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadOnboardingCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isStarted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isEarlier"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"onboardingCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"isStarted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isStarted"}}},{"kind":"Argument","name":{"kind":"Name","value":"isEarlier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isEarlier"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"jobPostId"}},{"kind":"Field","name":{"kind":"Name","value":"jobPost"}},{"kind":"Field","name":{"kind":"Name","value":"hiredOn"}},{"kind":"Field","name":{"kind":"Name","value":"joiningDate"}},{"kind":"Field","name":{"kind":"Name","value":"individualId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"specialist"}},{"kind":"Field","name":{"kind":"Name","value":"invitedOn"}},{"kind":"Field","name":{"kind":"Name","value":"submittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"of"}},{"kind":"Field","name":{"kind":"Name","value":"due"}}]}}]}}]}}]} as unknown as DocumentNode<ReadOnboardingCandidatesQuery, ReadOnboardingCandidatesQueryVariables>;
export const StartOnboardingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartOnboarding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"joiningDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invite"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"startOnboarding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"joiningDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"joiningDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"invite"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invite"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoneToIndividuals"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoneToIndividuals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"individualCount"}},{"kind":"Field","name":{"kind":"Name","value":"individualId"}}]}}]} as unknown as DocumentNode<StartOnboardingMutation, StartOnboardingMutationVariables>;
export const InviteIndividualsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteIndividuals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"individualId"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"inviteIndividuals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"individualId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"individualId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoneToIndividuals"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoneToIndividuals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"individualCount"}},{"kind":"Field","name":{"kind":"Name","value":"individualId"}}]}}]} as unknown as DocumentNode<InviteIndividualsMutation, InviteIndividualsMutationVariables>;
export const ReturnIndividualDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnIndividual"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"individualId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"returnIndividual"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"individualId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"individualId"}}},{"kind":"Argument","name":{"kind":"Name","value":"comment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoneToIndividuals"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoneToIndividuals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"individualCount"}},{"kind":"Field","name":{"kind":"Name","value":"individualId"}}]}}]} as unknown as DocumentNode<ReturnIndividualMutation, ReturnIndividualMutationVariables>;
export const CancelOnboardingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOnboarding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"individualId"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comment"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"cancelOnboarding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"individualId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"individualId"}}},{"kind":"Argument","name":{"kind":"Name","value":"comment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoneToIndividuals"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoneToIndividuals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"individualCount"}},{"kind":"Field","name":{"kind":"Name","value":"individualId"}}]}}]} as unknown as DocumentNode<CancelOnboardingMutation, CancelOnboardingMutationVariables>;
export const EraseIndividualDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseIndividual"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"individualId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"eraseIndividual"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"individualId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"individualId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<EraseIndividualMutation, EraseIndividualMutationVariables>;
export const ResumeOnboardingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeOnboarding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"individualId"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"resumeOnboarding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"individualId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"individualId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoneToIndividuals"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoneToIndividuals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"individualCount"}},{"kind":"Field","name":{"kind":"Name","value":"individualId"}}]}}]} as unknown as DocumentNode<ResumeOnboardingMutation, ResumeOnboardingMutationVariables>;
export const MakeEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"individualId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"makeEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"individualId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"individualId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}}]}}]}}]} as unknown as DocumentNode<MakeEmployeeMutation, MakeEmployeeMutationVariables>;
