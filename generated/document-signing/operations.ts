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

/** Whose record fills a document in. */
export type DocumentAudience =
  | 'CANDIDATE'
  | 'EMPLOYEE';

export type DocumentAudienceFilter = {
  empty?: boolean | null | undefined;
  equals?: DocumentAudience | null | undefined;
  in?: Array<DocumentAudience> | null | undefined;
};

export type DocumentEventKind =
  | 'COMPLETED'
  | 'DECLINED'
  | 'MADE'
  | 'MAILED'
  | 'REMINDED'
  | 'SENT'
  | 'SIGNED'
  | 'VIEWED'
  | 'VOIDED';

export type DocumentSignatureFilter = {
  /** All of them, to depth 5. */
  and?: Array<DocumentSignatureFilter> | null | undefined;
  answeredOn?: DateTimeFilter | null | undefined;
  askedOn?: DateTimeFilter | null | undefined;
  candidateId?: IdFilter | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  documentId?: IdFilter | null | undefined;
  email?: TextFilter | null | undefined;
  employeeId?: IdFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  name?: TextFilter | null | undefined;
  not?: DocumentSignatureFilter | null | undefined;
  or?: Array<DocumentSignatureFilter> | null | undefined;
  place?: IntFilter | null | undefined;
  proof?: SignatureProofFilter | null | undefined;
  reason?: TextFilter | null | undefined;
  role?: SignatoryRoleFilter | null | undefined;
  signedBy?: TextFilter | null | undefined;
  signedFrom?: TextFilter | null | undefined;
  state?: SignatureStateFilter | null | undefined;
  tokenHash?: TextFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  viewedOn?: DateTimeFilter | null | undefined;
};

export type DocumentSignatureSort = {
  field: DocumentSignatureSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
  order?: SortOrder;
};

export type DocumentSignatureSortField =
  | 'answeredOn'
  | 'askedOn'
  | 'candidateId'
  | 'createdAt'
  | 'custom'
  | 'documentId'
  | 'email'
  | 'employeeId'
  | 'name'
  | 'place'
  | 'proof'
  | 'reason'
  | 'role'
  | 'signedBy'
  | 'signedFrom'
  | 'state'
  | 'tokenHash'
  | 'updatedAt'
  | 'viewedOn';

export type DocumentSignerInput = {
  /** Who signs as manager or is named. Whom the document is about is known. */
  employeeId?: string | null | undefined;
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
  role?: SignatoryRole | null | undefined;
};

/** Where a document stands. */
export type DocumentStatus =
  | 'COMPLETED'
  | 'DECLINED'
  | 'DRAFT'
  | 'SENT'
  /** Some have signed, others are still to. */
  | 'SIGNED'
  | 'VIEWED'
  | 'VOIDED';

export type DocumentStatusFilter = {
  empty?: boolean | null | undefined;
  equals?: DocumentStatus | null | undefined;
  in?: Array<DocumentStatus> | null | undefined;
};

export type DocumentTemplateFilter = {
  /** All of them, to depth 5. */
  and?: Array<DocumentTemplateFilter> | null | undefined;
  audience?: DocumentAudienceFilter | null | undefined;
  body?: TextFilter | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  filedAsId?: IdFilter | null | undefined;
  heading?: TextFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  language?: LanguageFilter | null | undefined;
  name?: TextFilter | null | undefined;
  not?: DocumentTemplateFilter | null | undefined;
  or?: Array<DocumentTemplateFilter> | null | undefined;
  status?: RecordStatusFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type DocumentTemplateInput = {
  /** Whose record fills it in. */
  audience?: DocumentAudience | null | undefined;
  /** Every letter goes out as it stands here; each document can still be changed before it is sent. */
  body: string;
  custom?: unknown;
  /** The kind under which the signed document is kept among the employee’s documents. Empty: it is not kept there. */
  filedAsId?: string | null | undefined;
  /** Stands above the text and names the document. */
  heading: string;
  /** Dates and the page on which people sign are in it too. */
  language?: Language | null | undefined;
  name: string;
  /** From first to last. Empty: the document is sent without being signed. */
  signatories?: Array<DocumentTemplateSignatoryInput> | null | undefined;
  status?: RecordStatus | null | undefined;
};

export type DocumentTemplatePatch = {
  /** Whose record fills it in. */
  audience?: DocumentAudience | null | undefined;
  /** Every letter goes out as it stands here; each document can still be changed before it is sent. */
  body?: string | null | undefined;
  custom?: unknown;
  /** The kind under which the signed document is kept among the employee’s documents. Empty: it is not kept there. */
  filedAsId?: string | null | undefined;
  /** Stands above the text and names the document. */
  heading?: string | null | undefined;
  /** Dates and the page on which people sign are in it too. */
  language?: Language | null | undefined;
  name?: string | null | undefined;
  /** From first to last. Empty: the document is sent without being signed. */
  signatories?: Array<DocumentTemplateSignatoryInput> | null | undefined;
  status?: RecordStatus | null | undefined;
};

export type DocumentTemplateSignatoryInput = {
  /** Who signs, where somebody is named. */
  employeeId?: string | null | undefined;
  /** Of the row as it is; none for a new one. */
  id?: string | null | undefined;
  role?: SignatoryRole | null | undefined;
};

export type DocumentTemplateSort = {
  field: DocumentTemplateSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
  order?: SortOrder;
};

export type DocumentTemplateSortField =
  | 'audience'
  | 'body'
  | 'createdAt'
  | 'custom'
  | 'filedAsId'
  | 'heading'
  | 'language'
  | 'name'
  | 'status'
  | 'updatedAt';

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

export type GeneratedDocumentFilter = {
  /** All of them, to depth 5. */
  and?: Array<GeneratedDocumentFilter> | null | undefined;
  audience?: DocumentAudienceFilter | null | undefined;
  author?: TextFilter | null | undefined;
  authorAccount?: TextFilter | null | undefined;
  body?: TextFilter | null | undefined;
  candidateId?: IdFilter | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  closedOn?: DateTimeFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  employeeId?: IdFilter | null | undefined;
  expiresOn?: LocalDateFilter | null | undefined;
  filedAsId?: IdFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  language?: LanguageFilter | null | undefined;
  letterDigest?: TextFilter | null | undefined;
  madeOn?: DateTimeFilter | null | undefined;
  name?: TextFilter | null | undefined;
  not?: GeneratedDocumentFilter | null | undefined;
  or?: Array<GeneratedDocumentFilter> | null | undefined;
  personName?: TextFilter | null | undefined;
  reason?: TextFilter | null | undefined;
  remindedOn?: DateTimeFilter | null | undefined;
  reminders?: IntFilter | null | undefined;
  sentOn?: DateTimeFilter | null | undefined;
  signatories?: TextFilter | null | undefined;
  signedDigest?: TextFilter | null | undefined;
  status?: DocumentStatusFilter | null | undefined;
  templateId?: IdFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  waitsFor?: TextFilter | null | undefined;
  waitsSince?: DateTimeFilter | null | undefined;
};

export type GeneratedDocumentPatch = {
  audience?: DocumentAudience | null | undefined;
  /** Who made it. */
  author?: string | null | undefined;
  /** Whom Tenure tells what becomes of it. */
  authorAccount?: string | null | undefined;
  body?: string | null | undefined;
  candidateId?: string | null | undefined;
  /** When the last signature was there, or it was declined or voided. */
  closedOn?: string | null | undefined;
  custom?: unknown;
  employeeId?: string | null | undefined;
  /** The last day on which it may be signed. */
  expiresOn?: string | null | undefined;
  /** The kind under which the signed document is kept among the employee’s documents. Empty: it is not kept there. */
  filedAsId?: string | null | undefined;
  language?: Language | null | undefined;
  letter?: string | null | undefined;
  /** SHA-256 of the document as it was sent. */
  letterDigest?: string | null | undefined;
  madeOn?: string | null | undefined;
  name?: string | null | undefined;
  /** The employee or candidate whom it is about. */
  personName?: string | null | undefined;
  /** Why it was declined or voided. */
  reason?: string | null | undefined;
  remindedOn?: string | null | undefined;
  /** How often who is to sign next was reminded. */
  reminders?: number | null | undefined;
  sentOn?: string | null | undefined;
  /** Who signs, from first to last. */
  signatories?: string | null | undefined;
  /** SHA-256 of the signed document. */
  signedDigest?: string | null | undefined;
  /** The document again with every signature below it. */
  signedLetter?: string | null | undefined;
  /** From first to last. Empty: the document is sent without being signed. */
  signers?: Array<DocumentSignerInput> | null | undefined;
  status?: DocumentStatus | null | undefined;
  templateId?: string | null | undefined;
  /** Who is to sign next. */
  waitsFor?: string | null | undefined;
  waitsSince?: string | null | undefined;
};

export type GeneratedDocumentSort = {
  field: GeneratedDocumentSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
  order?: SortOrder;
};

export type GeneratedDocumentSortField =
  | 'audience'
  | 'author'
  | 'authorAccount'
  | 'body'
  | 'candidateId'
  | 'closedOn'
  | 'createdAt'
  | 'custom'
  | 'employeeId'
  | 'expiresOn'
  | 'filedAsId'
  | 'language'
  | 'letterDigest'
  | 'madeOn'
  | 'name'
  | 'personName'
  | 'reason'
  | 'remindedOn'
  | 'reminders'
  | 'sentOn'
  | 'signatories'
  | 'signedDigest'
  | 'status'
  | 'templateId'
  | 'updatedAt'
  | 'waitsFor'
  | 'waitsSince';

export type IdFilter = {
  empty?: boolean | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string> | null | undefined;
  person?: RelativePerson | null | undefined;
};

export type IntFilter = {
  empty?: boolean | null | undefined;
  equals?: number | null | undefined;
  from?: number | null | undefined;
  in?: Array<number> | null | undefined;
  to?: number | null | undefined;
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

export type LocalDateFilter = {
  empty?: boolean | null | undefined;
  equals?: string | null | undefined;
  from?: string | null | undefined;
  in?: Array<string> | null | undefined;
  to?: string | null | undefined;
  /** Days relative to today on the organisation's calendar: TODAY, THIS_MONTH, NEXT_WEEK, LAST_30_DAYS. */
  within?: string | null | undefined;
};

/** Whether a record is in use. */
export type RecordStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type RecordStatusFilter = {
  empty?: boolean | null | undefined;
  equals?: RecordStatus | null | undefined;
  in?: Array<RecordStatus> | null | undefined;
};

/** Of a reference to employees: who asks, or everybody who reports to them. */
export type RelativePerson =
  | 'ME'
  | 'MY_TEAM';

/** Who signs: whom the document is about, the manager of that employee, or an employee who is named. */
export type SignatoryRole =
  | 'MANAGER'
  | 'NAMED'
  | 'PERSON';

export type SignatoryRoleFilter = {
  empty?: boolean | null | undefined;
  equals?: SignatoryRole | null | undefined;
  in?: Array<SignatoryRole> | null | undefined;
};

export type SignatureProof =
  /** The own account in Tenure. */
  | 'ACCOUNT'
  /** A one-time passcode to the e-mail address. */
  | 'PASSCODE';

export type SignatureProofFilter = {
  empty?: boolean | null | undefined;
  equals?: SignatureProof | null | undefined;
  in?: Array<SignatureProof> | null | undefined;
};

export type SignatureState =
  | 'ASKED'
  | 'DECLINED'
  | 'SIGNED'
  | 'VIEWED'
  /** Others sign first. */
  | 'WAITING';

export type SignatureStateFilter = {
  empty?: boolean | null | undefined;
  equals?: SignatureState | null | undefined;
  in?: Array<SignatureState> | null | undefined;
};

export type SigningSettingFilter = {
  /** All of them, to depth 5. */
  and?: Array<SigningSettingFilter> | null | undefined;
  answersTo?: TextFilter | null | undefined;
  changeSet?: ChangeSetFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: unknown;
  expiryDays?: IntFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  mostReminders?: IntFilter | null | undefined;
  name?: TextFilter | null | undefined;
  not?: SigningSettingFilter | null | undefined;
  or?: Array<SigningSettingFilter> | null | undefined;
  reminderDays?: IntFilter | null | undefined;
  sealedBy?: TextFilter | null | undefined;
  sendSignedDocument?: BooleanFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

export type SigningSettingInput = {
  /** Where answers to mails go. Empty: to whoever made the document. */
  answersTo?: string | null | undefined;
  /** A document that is not signed by then is voided. */
  expiryDays?: number | null | undefined;
  /** After so many Tenure reminds no more. */
  mostReminders?: number | null | undefined;
  name?: string | null | undefined;
  /** Who is to sign next is reminded each time that so many days are over. 0 reminds nobody. */
  reminderDays?: number | null | undefined;
  /** The name that the seal of the signed document bears. Empty: the organization’s. */
  sealedBy?: string | null | undefined;
  /** Everybody who signed gets the sealed document by mail. */
  sendSignedDocument?: boolean | null | undefined;
};

export type SigningSettingPatch = {
  /** Where answers to mails go. Empty: to whoever made the document. */
  answersTo?: string | null | undefined;
  /** A document that is not signed by then is voided. */
  expiryDays?: number | null | undefined;
  /** After so many Tenure reminds no more. */
  mostReminders?: number | null | undefined;
  name?: string | null | undefined;
  /** Who is to sign next is reminded each time that so many days are over. 0 reminds nobody. */
  reminderDays?: number | null | undefined;
  /** The name that the seal of the signed document bears. Empty: the organization’s. */
  sealedBy?: string | null | undefined;
  /** Everybody who signed gets the sealed document by mail. */
  sendSignedDocument?: boolean | null | undefined;
};

export type SigningSettingSort = {
  field: SigningSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: string | null | undefined;
  order?: SortOrder;
};

export type SigningSettingSortField =
  | 'answersTo'
  | 'createdAt'
  | 'custom'
  | 'expiryDays'
  | 'mostReminders'
  | 'name'
  | 'reminderDays'
  | 'sealedBy'
  | 'sendSignedDocument'
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

export type DocumentSignatureListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: DocumentSignatureFilter | null | undefined;
  sort?: Array<DocumentSignatureSort> | DocumentSignatureSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type DocumentSignatureListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, place: number, state: SignatureState, askedOn: string | null, answeredOn: string | null, version: number, updatedAt: string, document: { id: string, name: string } }> } };

export type DocumentSignatureOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type DocumentSignatureOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, place: number, role: SignatoryRole, email: string, state: SignatureState, askedOn: string | null, viewedOn: string | null, answeredOn: string | null, signedBy: string | null, signedFrom: string | null, proof: SignatureProof | null, reason: string | null, tokenHash: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, document: { id: string, name: string }, employee: { id: string, title: string, code: string | null } | null, candidate: { id: string, title: string, code: string | null } | null } | null } };

export type DocumentSignatureLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type DocumentSignatureLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type DocumentSignatureHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type DocumentSignatureHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type DocumentTemplateListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: DocumentTemplateFilter | null | undefined;
  sort?: Array<DocumentTemplateSort> | DocumentTemplateSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type DocumentTemplateListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, audience: DocumentAudience, language: Language, status: RecordStatus, heading: string, version: number, updatedAt: string }> } };

export type DocumentTemplateOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type DocumentTemplateOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, audience: DocumentAudience, language: Language, status: RecordStatus, heading: string, body: string, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, signatories: Array<{ id: string, role: SignatoryRole, employee: { id: string, title: string, code: string | null } | null }> | null, filedAs: { id: string, title: string, code: string | null } | null } | null } };

export type DocumentTemplateLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type DocumentTemplateLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type DocumentTemplateHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type DocumentTemplateHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type DocumentTemplateAddMutationVariables = Exact<{
  input: DocumentTemplateInput;
  reason?: string | null | undefined;
}>;


export type DocumentTemplateAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, audience: DocumentAudience, language: Language, status: RecordStatus, heading: string, body: string, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, signatories: Array<{ id: string, role: SignatoryRole, employee: { id: string, title: string, code: string | null } | null }> | null, filedAs: { id: string, title: string, code: string | null } | null } | null } };

export type DocumentTemplateUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: DocumentTemplatePatch;
  reason?: string | null | undefined;
}>;


export type DocumentTemplateUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, audience: DocumentAudience, language: Language, status: RecordStatus, heading: string, body: string, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, signatories: Array<{ id: string, role: SignatoryRole, employee: { id: string, title: string, code: string | null } | null }> | null, filedAs: { id: string, title: string, code: string | null } | null } | null } };

export type DocumentTemplateDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type DocumentTemplateDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type GeneratedDocumentListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: GeneratedDocumentFilter | null | undefined;
  sort?: Array<GeneratedDocumentSort> | GeneratedDocumentSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type GeneratedDocumentListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, personName: string, signatories: string | null, status: DocumentStatus, author: string, version: number, updatedAt: string }> } };

export type GeneratedDocumentOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type GeneratedDocumentOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, body: string, personName: string, signatories: string | null, status: DocumentStatus, author: string, audience: DocumentAudience, language: Language, madeOn: string, sentOn: string | null, waitsFor: string | null, waitsSince: string | null, remindedOn: string | null, reminders: number | null, expiresOn: string | null, closedOn: string | null, reason: string | null, letter: string | null, letterDigest: string | null, signedLetter: string | null, signedDigest: string | null, authorAccount: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, signers: Array<{ id: string, role: SignatoryRole, employee: { id: string, title: string, code: string | null } | null }> | null, filedAs: { id: string, title: string, code: string | null } | null, employee: { id: string, title: string, code: string | null } | null, candidate: { id: string, title: string, code: string | null } | null, template: { id: string, name: string } | null } | null } };

export type GeneratedDocumentLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type GeneratedDocumentLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type GeneratedDocumentHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type GeneratedDocumentHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type GeneratedDocumentUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: GeneratedDocumentPatch;
  reason?: string | null | undefined;
}>;


export type GeneratedDocumentUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, body: string, personName: string, signatories: string | null, status: DocumentStatus, author: string, audience: DocumentAudience, language: Language, madeOn: string, sentOn: string | null, waitsFor: string | null, waitsSince: string | null, remindedOn: string | null, reminders: number | null, expiresOn: string | null, closedOn: string | null, reason: string | null, letter: string | null, letterDigest: string | null, signedLetter: string | null, signedDigest: string | null, authorAccount: string | null, custom: unknown, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string, signers: Array<{ id: string, role: SignatoryRole, employee: { id: string, title: string, code: string | null } | null }> | null, filedAs: { id: string, title: string, code: string | null } | null, employee: { id: string, title: string, code: string | null } | null, candidate: { id: string, title: string, code: string | null } | null, template: { id: string, name: string } | null } | null } };

export type GeneratedDocumentDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
}>;


export type GeneratedDocumentDeleteMutation = { answer: { errorCode: string, message: string, deleted: number, changeSet: string | null } };

export type SigningSettingListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: SigningSettingFilter | null | undefined;
  sort?: Array<SigningSettingSort> | SigningSettingSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  form?: Form | null | undefined;
}>;


export type SigningSettingListQuery = { page: { errorCode: string, message: string, totalRecords: number, totalIsEstimate: boolean, nextCursor: string | null, rows: Array<{ id: string, name: string, expiryDays: number, reminderDays: number, mostReminders: number, answersTo: string | null, sealedBy: string | null, version: number, updatedAt: string }> } };

export type SigningSettingOneQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  form?: Form | null | undefined;
}>;


export type SigningSettingOneQuery = { answer: { errorCode: string, message: string, row: { id: string, name: string, expiryDays: number, reminderDays: number, mostReminders: number, answersTo: string | null, sealedBy: string | null, sendSignedDocument: boolean, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type SigningSettingLookupQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SigningSettingLookupQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ id: string, title: string, code: string | null }> } };

export type SigningSettingHistoryQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SigningSettingHistoryQuery = { page: { errorCode: string, message: string, totalRecords: number, rows: Array<{ changeSetId: string, at: string, by: string, kind: ChangeKind, source: ChangeSource, reason: string | null, fileName: string | null, importId: string | null, form: string | null, records: number, undoable: boolean, whyNot: string | null, fields: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type SigningSettingAddMutationVariables = Exact<{
  input: SigningSettingInput;
  reason?: string | null | undefined;
}>;


export type SigningSettingAddMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, expiryDays: number, reminderDays: number, mostReminders: number, answersTo: string | null, sealedBy: string | null, sendSignedDocument: boolean, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type SigningSettingUpdateMutationVariables = Exact<{
  id: string;
  version: number;
  input: SigningSettingPatch;
  reason?: string | null | undefined;
}>;


export type SigningSettingUpdateMutation = { answer: { errorCode: string, message: string, changeSet: string | null, validationError: Array<{ field: string, message: string }> | null, row: { id: string, name: string, expiryDays: number, reminderDays: number, mostReminders: number, answersTo: string | null, sealedBy: string | null, sendSignedDocument: boolean, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy: string } | null } };

export type ReadDocumentTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadDocumentTemplatesQuery = { answer: { rows: Array<{ id: string, name: string, audience: DocumentAudience, language: Language, heading: string, body: string, signatories: Array<{ role: SignatoryRole, employee: { id: string, title: string } | null }> | null }> } };

export type AddDocumentsMutationVariables = Exact<{
  templateId: number;
  employeeIds?: Array<number> | number | null | undefined;
  candidateIds?: Array<number> | number | null | undefined;
}>;


export type AddDocumentsMutation = { answer: { message: string, changeSet: string | null, documentIds: Array<number>, missing: Array<string> } };

export type ReadDocumentStandingQueryVariables = Exact<{
  documentId: number;
}>;


export type ReadDocumentStandingQuery = { answer: { organisation: string, missing: Array<string>, expiresOn: string, signatures: Array<{ id: number, place: number, name: string, email: string, role: SignatoryRole, state: SignatureState, askedOn: string | null, viewedOn: string | null, answeredOn: string | null, signedBy: string | null, reason: string | null }>, problems: Array<{ field: string, message: string }>, events: Array<{ kind: DocumentEventKind, at: string, name: string | null, note: string | null }> } };

export type ReadDocumentPdfQueryVariables = Exact<{
  documentId: number;
  name?: string | null | undefined;
  body?: string | null | undefined;
}>;


export type ReadDocumentPdfQuery = { answer: { name: string, content: string } };

export type ReadDocumentMailDraftQueryVariables = Exact<{
  documentId: number;
}>;


export type ReadDocumentMailDraftQuery = { answer: { to: Array<string>, subject: string, body: string, fileName: string } };

export type SendDocumentForSignatureMutationVariables = Exact<{
  documentId: number;
  version: number;
}>;


export type SendDocumentForSignatureMutation = { answer: { message: string, changeSet: string | null, documentId: number | null } };

export type SendDocumentMailMutationVariables = Exact<{
  documentId: number;
  to: Array<string> | string;
  cc?: Array<string> | string | null | undefined;
  subject: string;
  body: string;
}>;


export type SendDocumentMailMutation = { answer: { message: string, changeSet: string | null, documentId: number | null } };

export type RemindSignatoryMutationVariables = Exact<{
  documentId: number;
}>;


export type RemindSignatoryMutation = { answer: { message: string, changeSet: string | null, documentId: number | null } };

export type VoidDocumentMutationVariables = Exact<{
  documentId: number;
  reason: string;
}>;


export type VoidDocumentMutation = { answer: { message: string, changeSet: string | null, documentId: number | null } };

export type ReadDocumentsToSignQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadDocumentsToSignQuery = { answer: { rows: Array<{ signatureId: number, name: string, personName: string, author: string, state: SignatureState, status: DocumentStatus, askedOn: string | null, answeredOn: string | null, expiresOn: string | null }> } };

export type OpenDocumentToSignMutationVariables = Exact<{
  signatureId: number;
}>;


export type OpenDocumentToSignMutation = { answer: { signatureId: number, organisation: string, name: string, language: Language, body: string, state: SignatureState, status: DocumentStatus, expiresOn: string | null, signatory: string, pdf: string } };

export type SignDocumentMutationVariables = Exact<{
  signatureId: number;
  name: string;
}>;


export type SignDocumentMutation = { answer: { message: string, signatureId: number } };

export type DeclineDocumentMutationVariables = Exact<{
  signatureId: number;
  reason: string;
}>;


export type DeclineDocumentMutation = { answer: { message: string, signatureId: number } };


export const DocumentSignatureListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentSignatureList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentSignatureFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentSignatureSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listDocumentSignatures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedOn"}},{"kind":"Field","name":{"kind":"Name","value":"answeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentSignatureListQuery, DocumentSignatureListQueryVariables>;
export const DocumentSignatureOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentSignatureOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"documentSignature"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedOn"}},{"kind":"Field","name":{"kind":"Name","value":"viewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"answeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"tokenHash"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentSignatureOneQuery, DocumentSignatureOneQueryVariables>;
export const DocumentSignatureLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentSignatureLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupDocumentSignatures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentSignatureLookupQuery, DocumentSignatureLookupQueryVariables>;
export const DocumentSignatureHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentSignatureHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"documentSignatureHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DocumentSignatureHistoryQuery, DocumentSignatureHistoryQueryVariables>;
export const DocumentTemplateListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentTemplateList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentTemplateFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentTemplateSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listDocumentTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTemplateListQuery, DocumentTemplateListQueryVariables>;
export const DocumentTemplateOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentTemplateOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"documentTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"signatories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"filedAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTemplateOneQuery, DocumentTemplateOneQueryVariables>;
export const DocumentTemplateLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentTemplateLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupDocumentTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTemplateLookupQuery, DocumentTemplateLookupQueryVariables>;
export const DocumentTemplateHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentTemplateHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"documentTemplateHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTemplateHistoryQuery, DocumentTemplateHistoryQueryVariables>;
export const DocumentTemplateAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentTemplateAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addDocumentTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"signatories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"filedAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTemplateAddMutation, DocumentTemplateAddMutationVariables>;
export const DocumentTemplateUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentTemplateUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentTemplatePatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateDocumentTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"signatories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"filedAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTemplateUpdateMutation, DocumentTemplateUpdateMutationVariables>;
export const DocumentTemplateDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentTemplateDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteDocumentTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<DocumentTemplateDeleteMutation, DocumentTemplateDeleteMutationVariables>;
export const GeneratedDocumentListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GeneratedDocumentList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GeneratedDocumentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GeneratedDocumentSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listGeneratedDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"signatories"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<GeneratedDocumentListQuery, GeneratedDocumentListQueryVariables>;
export const GeneratedDocumentOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GeneratedDocumentOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"generatedDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"signers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"filedAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"signatories"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"madeOn"}},{"kind":"Field","name":{"kind":"Name","value":"sentOn"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"waitsSince"}},{"kind":"Field","name":{"kind":"Name","value":"remindedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"letterDigest"}},{"kind":"Field","name":{"kind":"Name","value":"signedLetter"}},{"kind":"Field","name":{"kind":"Name","value":"signedDigest"}},{"kind":"Field","name":{"kind":"Name","value":"authorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<GeneratedDocumentOneQuery, GeneratedDocumentOneQueryVariables>;
export const GeneratedDocumentLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GeneratedDocumentLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupGeneratedDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<GeneratedDocumentLookupQuery, GeneratedDocumentLookupQueryVariables>;
export const GeneratedDocumentHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GeneratedDocumentHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"generatedDocumentHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GeneratedDocumentHistoryQuery, GeneratedDocumentHistoryQueryVariables>;
export const GeneratedDocumentUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GeneratedDocumentUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GeneratedDocumentPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateGeneratedDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"signers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"filedAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"signatories"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"madeOn"}},{"kind":"Field","name":{"kind":"Name","value":"sentOn"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"waitsSince"}},{"kind":"Field","name":{"kind":"Name","value":"remindedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"letterDigest"}},{"kind":"Field","name":{"kind":"Name","value":"signedLetter"}},{"kind":"Field","name":{"kind":"Name","value":"signedDigest"}},{"kind":"Field","name":{"kind":"Name","value":"authorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<GeneratedDocumentUpdateMutation, GeneratedDocumentUpdateMutationVariables>;
export const GeneratedDocumentDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GeneratedDocumentDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteGeneratedDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}}]}}]}}]} as unknown as DocumentNode<GeneratedDocumentDeleteMutation, GeneratedDocumentDeleteMutationVariables>;
export const SigningSettingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SigningSettingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningSettingFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningSettingSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"listSigningSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDays"}},{"kind":"Field","name":{"kind":"Name","value":"reminderDays"}},{"kind":"Field","name":{"kind":"Name","value":"mostReminders"}},{"kind":"Field","name":{"kind":"Name","value":"answersTo"}},{"kind":"Field","name":{"kind":"Name","value":"sealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SigningSettingListQuery, SigningSettingListQueryVariables>;
export const SigningSettingOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SigningSettingOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"signingSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDays"}},{"kind":"Field","name":{"kind":"Name","value":"reminderDays"}},{"kind":"Field","name":{"kind":"Name","value":"mostReminders"}},{"kind":"Field","name":{"kind":"Name","value":"answersTo"}},{"kind":"Field","name":{"kind":"Name","value":"sealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"sendSignedDocument"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SigningSettingOneQuery, SigningSettingOneQueryVariables>;
export const SigningSettingLookupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SigningSettingLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"lookupSigningSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SigningSettingLookupQuery, SigningSettingLookupQueryVariables>;
export const SigningSettingHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SigningSettingHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"signingSettingHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecords"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SigningSettingHistoryQuery, SigningSettingHistoryQueryVariables>;
export const SigningSettingAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SigningSettingAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningSettingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addSigningSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDays"}},{"kind":"Field","name":{"kind":"Name","value":"reminderDays"}},{"kind":"Field","name":{"kind":"Name","value":"mostReminders"}},{"kind":"Field","name":{"kind":"Name","value":"answersTo"}},{"kind":"Field","name":{"kind":"Name","value":"sealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"sendSignedDocument"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SigningSettingAddMutation, SigningSettingAddMutationVariables>;
export const SigningSettingUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SigningSettingUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningSettingPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"updateSigningSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"validationError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDays"}},{"kind":"Field","name":{"kind":"Name","value":"reminderDays"}},{"kind":"Field","name":{"kind":"Name","value":"mostReminders"}},{"kind":"Field","name":{"kind":"Name","value":"answersTo"}},{"kind":"Field","name":{"kind":"Name","value":"sealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"sendSignedDocument"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SigningSettingUpdateMutation, SigningSettingUpdateMutationVariables>;
export const ReadDocumentTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadDocumentTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"listDocumentTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"EnumValue","value":"ACTIVE"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"signatories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReadDocumentTemplatesQuery, ReadDocumentTemplatesQueryVariables>;
export const AddDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"templateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"documentIds"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<AddDocumentsMutation, AddDocumentsMutationVariables>;
export const ReadDocumentStandingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadDocumentStanding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"documentStanding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisation"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedOn"}},{"kind":"Field","name":{"kind":"Name","value":"viewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"answeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as DocumentNode<ReadDocumentStandingQuery, ReadDocumentStandingQueryVariables>;
export const ReadDocumentPdfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadDocumentPdf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"body"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"documentPdf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"body"},"value":{"kind":"Variable","name":{"kind":"Name","value":"body"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<ReadDocumentPdfQuery, ReadDocumentPdfQueryVariables>;
export const ReadDocumentMailDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadDocumentMailDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"documentMailDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]} as unknown as DocumentNode<ReadDocumentMailDraftQuery, ReadDocumentMailDraftQueryVariables>;
export const SendDocumentForSignatureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendDocumentForSignature"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"sendDocumentForSignature"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}}]}}]}}]} as unknown as DocumentNode<SendDocumentForSignatureMutation, SendDocumentForSignatureMutationVariables>;
export const SendDocumentMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendDocumentMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cc"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"body"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"sendDocumentMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"cc"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cc"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"body"},"value":{"kind":"Variable","name":{"kind":"Name","value":"body"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}}]}}]}}]} as unknown as DocumentNode<SendDocumentMailMutation, SendDocumentMailMutationVariables>;
export const RemindSignatoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindSignatory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"remindSignatory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}}]}}]}}]} as unknown as DocumentNode<RemindSignatoryMutation, RemindSignatoryMutationVariables>;
export const VoidDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"voidDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"changeSet"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}}]}}]}}]} as unknown as DocumentNode<VoidDocumentMutation, VoidDocumentMutationVariables>;
export const ReadDocumentsToSignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadDocumentsToSign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"documentsToSign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signatureId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedOn"}},{"kind":"Field","name":{"kind":"Name","value":"answeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}}]}}]}}]}}]} as unknown as DocumentNode<ReadDocumentsToSignQuery, ReadDocumentsToSignQueryVariables>;
export const OpenDocumentToSignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenDocumentToSign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signatureId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"openDocumentToSign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signatureId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signatureId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signatureId"}},{"kind":"Field","name":{"kind":"Name","value":"organisation"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatory"}},{"kind":"Field","name":{"kind":"Name","value":"pdf"}}]}}]}}]} as unknown as DocumentNode<OpenDocumentToSignMutation, OpenDocumentToSignMutationVariables>;
export const SignDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signatureId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"signDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signatureId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signatureId"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"signatureId"}}]}}]}}]} as unknown as DocumentNode<SignDocumentMutation, SignDocumentMutationVariables>;
export const DeclineDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signatureId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"declineDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signatureId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signatureId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"signatureId"}}]}}]}}]} as unknown as DocumentNode<DeclineDocumentMutation, DeclineDocumentMutationVariables>;
