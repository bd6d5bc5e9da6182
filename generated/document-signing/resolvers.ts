import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../../src/server/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
// Printed by npm run codegen from schema/. Do not edit.
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A postal address: street1, street2, city, state, country (ISO 3166-1 alpha-2), pincode; all text, all optional. */
  Address: { input: { street1?: string; street2?: string; city?: string; state?: string; country?: string; pincode?: string }; output: { street1?: string; street2?: string; city?: string; state?: string; country?: string; pincode?: string }; }
  /** An instant, ISO 8601 with offset. */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as text, at most 15 digits before and 4 after the point. */
  Decimal: { input: string; output: string; }
  /** An e-mail address. */
  EmailAddress: { input: string; output: string; }
  /** A colour, #rrggbb. */
  HexColorCode: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A calendar day, YYYY-MM-DD. */
  LocalDate: { input: string; output: string; }
  /** A time of day, HH:MM. */
  LocalTime: { input: string; output: string; }
};

export type AirTicketBasis =
  /** What was spent, at most the fare. */
  | 'ACTUALS'
  /** The fare, whatever the ticket cost. */
  | 'FARE';

export type AirTicketClass =
  | 'BUSINESS'
  | 'ECONOMY'
  | 'FIRST'
  | 'PREMIUM_ECONOMY';

export type BooleanFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A record of another endpoint. */
export type Candidate = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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
  equals: Scalars['ID']['input'];
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

export type ColumnKind =
  /** A country, ISO 3166-1 alpha-2: chosen by name, imported by name or code. */
  | 'COUNTRY'
  /** A currency in circulation, ISO 4217. */
  | 'CURRENCY'
  /** A way to write dates. */
  | 'DATE_FORMAT'
  | 'DURATION'
  /** A language that people speak, ISO 639: chosen by name, imported by name or code. */
  | 'LANGUAGE'
  | 'LONG_TEXT'
  | 'MONEY'
  | 'PERCENT'
  | 'PHONE'
  /** A time zone, IANA. */
  | 'TIME_ZONE'
  /** A calendar year: a whole number that is read without separators. */
  | 'YEAR';

/** Whom a configuration is for. */
export type Coverage =
  | 'CUSTOM_GROUP'
  | 'ORGANIZATION';

export type DateTimeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['DateTime']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  in?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Days relative to today on the organisation's calendar: TODAY, THIS_MONTH, NEXT_WEEK, LAST_30_DAYS. */
  within?: InputMaybe<Scalars['String']['input']>;
};

export type DecidedStep = {
  decision: Scalars['String']['output'];
  step: Scalars['Int']['output'];
  steps: Scalars['Int']['output'];
  workflow: Scalars['String']['output'];
};

export type DecimalFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['Decimal']['input']>;
  from?: InputMaybe<Scalars['Decimal']['input']>;
  in?: InputMaybe<Array<Scalars['Decimal']['input']>>;
  to?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Whether a declaration may be handed in. */
export type DeclarationLock =
  | 'LOCKED'
  | 'OPEN';

/** Where a declaration stands. */
export type DeclarationStatus =
  | 'DRAFT'
  | 'SUBMITTED';

/** What employees declare for a financial year. */
export type DeclarationType =
  | 'FBP'
  | 'NPS';

export type DeleteAnswer = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  /** How many records are gone. */
  deleted: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** How many records refer to the one that took their place. */
  moved: Scalars['Int']['output'];
};

/** Whose record fills a document in. */
export type DocumentAudience =
  | 'CANDIDATE'
  | 'EMPLOYEE';

export type DocumentAudienceFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<DocumentAudience>;
  in?: InputMaybe<Array<DocumentAudience>>;
};

export type DocumentChange = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  documentId?: Maybe<Scalars['Int']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

/** One thing that happened to a document. */
export type DocumentEvent = {
  at: Scalars['DateTime']['output'];
  kind: DocumentEventKind;
  /** Who did it, or whose signature it is about. */
  name?: Maybe<Scalars['String']['output']>;
  /** Why, or to whom it was mailed. */
  note?: Maybe<Scalars['String']['output']>;
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

export type DocumentFile = {
  /** The PDF, base64. */
  content: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** Words to begin a mail with. */
export type DocumentMailDraft = {
  body: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  /** The file that goes with it. */
  fileName: Scalars['String']['output'];
  message: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  to: Array<Scalars['String']['output']>;
};

/** One signature that a document was sent for: whose, when it was asked for, seen and given. */
export type DocumentSignature = {
  /** When it was signed or declined. */
  answeredOn?: Maybe<Scalars['DateTime']['output']>;
  askedOn?: Maybe<Scalars['DateTime']['output']>;
  /** The candidate whom the document is about. */
  candidate?: Maybe<Candidate>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  document: GeneratedDocument;
  /** Where the link went. */
  email: Scalars['EmailAddress']['output'];
  employee?: Maybe<Employee>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** From 1: nobody is asked before whoever stands ahead has signed. */
  place: Scalars['Int']['output'];
  /** What proved who it was. */
  proof?: Maybe<SignatureProof>;
  /** Why it was declined. */
  reason?: Maybe<Scalars['String']['output']>;
  role: SignatoryRole;
  /** The name that was signed with. */
  signedBy?: Maybe<Scalars['String']['output']>;
  /** The network address that the answer came from. */
  signedFrom?: Maybe<Scalars['String']['output']>;
  state: SignatureState;
  tokenHash?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  viewedOn?: Maybe<Scalars['DateTime']['output']>;
};

export type DocumentSignatureAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DocumentSignature>;
};

export type DocumentSignatureChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DocumentSignature>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type DocumentSignatureFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<DocumentSignatureFilter>>;
  answeredOn?: InputMaybe<DateTimeFilter>;
  askedOn?: InputMaybe<DateTimeFilter>;
  candidateId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  documentId?: InputMaybe<IdFilter>;
  email?: InputMaybe<TextFilter>;
  employeeId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<DocumentSignatureFilter>;
  or?: InputMaybe<Array<DocumentSignatureFilter>>;
  place?: InputMaybe<IntFilter>;
  proof?: InputMaybe<SignatureProofFilter>;
  reason?: InputMaybe<TextFilter>;
  role?: InputMaybe<SignatoryRoleFilter>;
  signedBy?: InputMaybe<TextFilter>;
  signedFrom?: InputMaybe<TextFilter>;
  state?: InputMaybe<SignatureStateFilter>;
  tokenHash?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  viewedOn?: InputMaybe<DateTimeFilter>;
};

/** One signature as the page of a document shows it. */
export type DocumentSignatureLine = {
  answeredOn?: Maybe<Scalars['DateTime']['output']>;
  askedOn?: Maybe<Scalars['DateTime']['output']>;
  email: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  place: Scalars['Int']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  role: SignatoryRole;
  signedBy?: Maybe<Scalars['String']['output']>;
  state: SignatureState;
  viewedOn?: Maybe<Scalars['DateTime']['output']>;
};

export type DocumentSignaturePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<DocumentSignature>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type DocumentSignaturePatch = {
  /** When it was signed or declined. */
  answeredOn?: InputMaybe<Scalars['DateTime']['input']>;
  askedOn?: InputMaybe<Scalars['DateTime']['input']>;
  /** The candidate whom the document is about. */
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  documentId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the link went. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** From 1: nobody is asked before whoever stands ahead has signed. */
  place?: InputMaybe<Scalars['Int']['input']>;
  /** What proved who it was. */
  proof?: InputMaybe<SignatureProof>;
  /** Why it was declined. */
  reason?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<SignatoryRole>;
  /** The name that was signed with. */
  signedBy?: InputMaybe<Scalars['String']['input']>;
  /** The network address that the answer came from. */
  signedFrom?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<SignatureState>;
  tokenHash?: InputMaybe<Scalars['String']['input']>;
  viewedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

export type DocumentSignatureSort = {
  field: DocumentSignatureSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
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

export type DocumentSigner = {
  /** Who signs as manager or is named. Whom the document is about is known. */
  employee?: Maybe<Employee>;
  id: Scalars['ID']['output'];
  role: SignatoryRole;
};

export type DocumentSignerInput = {
  /** Who signs as manager or is named. Whom the document is about is known. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  role?: InputMaybe<SignatoryRole>;
};

export type DocumentStanding = {
  errorCode: Scalars['String']['output'];
  /** The oldest first. */
  events: Array<DocumentEvent>;
  /** The last day on which it could be signed if it were sent today. */
  expiresOn: Scalars['LocalDate']['output'];
  message: Scalars['String']['output'];
  /** Names that are still to be filled in. */
  missing: Array<Scalars['String']['output']>;
  organisation: Scalars['String']['output'];
  /** What keeps a draft from being sent for signatures. */
  problems: Array<FieldProblem>;
  /** Who would be asked to sign, before it is sent; then who was. */
  signatures: Array<DocumentSignatureLine>;
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
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<DocumentStatus>;
  in?: InputMaybe<Array<DocumentStatus>>;
};

/** A record of another endpoint. */
export type DocumentSubtype = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** Words of a document for employees or candidates, and who signs it in which order. Names in double braces are filled in from the person's record. */
export type DocumentTemplate = {
  /** Whose record fills it in. */
  audience: DocumentAudience;
  /** Every letter goes out as it stands here; each document can still be changed before it is sent. */
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** The kind under which the signed document is kept among the employee’s documents. Empty: it is not kept there. */
  filedAs?: Maybe<DocumentSubtype>;
  /** Stands above the text and names the document. */
  heading: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Dates and the page on which people sign are in it too. */
  language: Language;
  name: Scalars['String']['output'];
  /** From first to last. Empty: the document is sent without being signed. */
  signatories?: Maybe<Array<DocumentTemplateSignatory>>;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type DocumentTemplateAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DocumentTemplate>;
};

export type DocumentTemplateChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<DocumentTemplate>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type DocumentTemplateFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<DocumentTemplateFilter>>;
  audience?: InputMaybe<DocumentAudienceFilter>;
  body?: InputMaybe<TextFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  filedAsId?: InputMaybe<IdFilter>;
  heading?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  language?: InputMaybe<LanguageFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<DocumentTemplateFilter>;
  or?: InputMaybe<Array<DocumentTemplateFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type DocumentTemplateInput = {
  /** Whose record fills it in. */
  audience?: InputMaybe<DocumentAudience>;
  /** Every letter goes out as it stands here; each document can still be changed before it is sent. */
  body: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The kind under which the signed document is kept among the employee’s documents. Empty: it is not kept there. */
  filedAsId?: InputMaybe<Scalars['ID']['input']>;
  /** Stands above the text and names the document. */
  heading: Scalars['String']['input'];
  /** Dates and the page on which people sign are in it too. */
  language?: InputMaybe<Language>;
  name: Scalars['String']['input'];
  /** From first to last. Empty: the document is sent without being signed. */
  signatories?: InputMaybe<Array<DocumentTemplateSignatoryInput>>;
  status?: InputMaybe<RecordStatus>;
};

export type DocumentTemplatePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<DocumentTemplate>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type DocumentTemplatePatch = {
  /** Whose record fills it in. */
  audience?: InputMaybe<DocumentAudience>;
  /** Every letter goes out as it stands here; each document can still be changed before it is sent. */
  body?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The kind under which the signed document is kept among the employee’s documents. Empty: it is not kept there. */
  filedAsId?: InputMaybe<Scalars['ID']['input']>;
  /** Stands above the text and names the document. */
  heading?: InputMaybe<Scalars['String']['input']>;
  /** Dates and the page on which people sign are in it too. */
  language?: InputMaybe<Language>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** From first to last. Empty: the document is sent without being signed. */
  signatories?: InputMaybe<Array<DocumentTemplateSignatoryInput>>;
  status?: InputMaybe<RecordStatus>;
};

export type DocumentTemplateSignatory = {
  /** Who signs, where somebody is named. */
  employee?: Maybe<Employee>;
  id: Scalars['ID']['output'];
  role: SignatoryRole;
};

export type DocumentTemplateSignatoryInput = {
  /** Who signs, where somebody is named. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  role?: InputMaybe<SignatoryRole>;
};

export type DocumentTemplateSort = {
  field: DocumentTemplateSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
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

export type DocumentToRead = {
  body: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  expiresOn?: Maybe<Scalars['LocalDate']['output']>;
  language: Language;
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
  organisation: Scalars['String']['output'];
  /** The PDF, base64: signed where it is. */
  pdf: Scalars['String']['output'];
  /** The name to sign with, as the record has it. */
  signatory: Scalars['String']['output'];
  signatureId: Scalars['Int']['output'];
  state: SignatureState;
  status: DocumentStatus;
};

export type DocumentToSign = {
  answeredOn?: Maybe<Scalars['DateTime']['output']>;
  askedOn?: Maybe<Scalars['DateTime']['output']>;
  /** Who sent it. */
  author: Scalars['String']['output'];
  expiresOn?: Maybe<Scalars['LocalDate']['output']>;
  name: Scalars['String']['output'];
  personName: Scalars['String']['output'];
  signatureId: Scalars['Int']['output'];
  state: SignatureState;
  status: DocumentStatus;
};

export type DocumentsMade = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  documentIds: Array<Scalars['Int']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Names in the text for which the records have nothing, or nothing that the caller may read: they stand in double braces until somebody fills them in. */
  missing: Array<Scalars['String']['output']>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type DocumentsToSign = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What waits first, then what was answered, a hundred at most. */
  rows: Array<DocumentToSign>;
};

export type EducationLevel =
  | 'BACHELOR'
  | 'DIPLOMA'
  | 'DOCTORATE'
  | 'MASTER'
  | 'PROFESSIONAL'
  | 'SCHOOL'
  | 'VOCATIONAL';

/** A record of another endpoint. */
export type Employee = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type EndpointStatus = {
  endpoint: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type FieldChange = {
  after?: Maybe<Scalars['JSON']['output']>;
  before?: Maybe<Scalars['JSON']['output']>;
  field: Scalars['String']['output'];
};

/** What is wrong with one field of an input. */
export type FieldProblem = {
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
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

/** The names that a formula may use (src/domain/payroll/formula/names.ts). */
export type FormulaSet =
  /** What was paid once, and how much of the commitment is served. */
  | 'CLAWBACK'
  /** Facts of a salary, and salary components by their codes. */
  | 'SALARY';

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'NON_BINARY'
  | 'NOT_STATED';

/** A document for one employee or candidate: made from a template, changed while it is a draft, then sent, signed and sealed. */
export type GeneratedDocument = {
  audience: DocumentAudience;
  /** Who made it. */
  author: Scalars['String']['output'];
  /** Whom Tenure tells what becomes of it. */
  authorAccount?: Maybe<Scalars['String']['output']>;
  body: Scalars['String']['output'];
  candidate?: Maybe<Candidate>;
  /** When the last signature was there, or it was declined or voided. */
  closedOn?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  employee?: Maybe<Employee>;
  /** The last day on which it may be signed. */
  expiresOn?: Maybe<Scalars['LocalDate']['output']>;
  /** The kind under which the signed document is kept among the employee’s documents. Empty: it is not kept there. */
  filedAs?: Maybe<DocumentSubtype>;
  id: Scalars['ID']['output'];
  language: Language;
  letter?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the document as it was sent. */
  letterDigest?: Maybe<Scalars['String']['output']>;
  madeOn: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  /** The employee or candidate whom it is about. */
  personName: Scalars['String']['output'];
  /** Why it was declined or voided. */
  reason?: Maybe<Scalars['String']['output']>;
  remindedOn?: Maybe<Scalars['DateTime']['output']>;
  /** How often who is to sign next was reminded. */
  reminders?: Maybe<Scalars['Int']['output']>;
  sentOn?: Maybe<Scalars['DateTime']['output']>;
  /** Who signs, from first to last. */
  signatories?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the signed document. */
  signedDigest?: Maybe<Scalars['String']['output']>;
  /** The document again with every signature below it. */
  signedLetter?: Maybe<Scalars['String']['output']>;
  /** From first to last. Empty: the document is sent without being signed. */
  signers?: Maybe<Array<DocumentSigner>>;
  status: DocumentStatus;
  template?: Maybe<DocumentTemplate>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** Who is to sign next. */
  waitsFor?: Maybe<Scalars['String']['output']>;
  waitsSince?: Maybe<Scalars['DateTime']['output']>;
};

export type GeneratedDocumentAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<GeneratedDocument>;
};

export type GeneratedDocumentChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<GeneratedDocument>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type GeneratedDocumentFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<GeneratedDocumentFilter>>;
  audience?: InputMaybe<DocumentAudienceFilter>;
  author?: InputMaybe<TextFilter>;
  authorAccount?: InputMaybe<TextFilter>;
  body?: InputMaybe<TextFilter>;
  candidateId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  closedOn?: InputMaybe<DateTimeFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<IdFilter>;
  expiresOn?: InputMaybe<LocalDateFilter>;
  filedAsId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  language?: InputMaybe<LanguageFilter>;
  letterDigest?: InputMaybe<TextFilter>;
  madeOn?: InputMaybe<DateTimeFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<GeneratedDocumentFilter>;
  or?: InputMaybe<Array<GeneratedDocumentFilter>>;
  personName?: InputMaybe<TextFilter>;
  reason?: InputMaybe<TextFilter>;
  remindedOn?: InputMaybe<DateTimeFilter>;
  reminders?: InputMaybe<IntFilter>;
  sentOn?: InputMaybe<DateTimeFilter>;
  signatories?: InputMaybe<TextFilter>;
  signedDigest?: InputMaybe<TextFilter>;
  status?: InputMaybe<DocumentStatusFilter>;
  templateId?: InputMaybe<IdFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  waitsFor?: InputMaybe<TextFilter>;
  waitsSince?: InputMaybe<DateTimeFilter>;
};

export type GeneratedDocumentPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<GeneratedDocument>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type GeneratedDocumentPatch = {
  audience?: InputMaybe<DocumentAudience>;
  /** Who made it. */
  author?: InputMaybe<Scalars['String']['input']>;
  /** Whom Tenure tells what becomes of it. */
  authorAccount?: InputMaybe<Scalars['String']['input']>;
  body?: InputMaybe<Scalars['String']['input']>;
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  /** When the last signature was there, or it was declined or voided. */
  closedOn?: InputMaybe<Scalars['DateTime']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** The last day on which it may be signed. */
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The kind under which the signed document is kept among the employee’s documents. Empty: it is not kept there. */
  filedAsId?: InputMaybe<Scalars['ID']['input']>;
  language?: InputMaybe<Language>;
  letter?: InputMaybe<Scalars['String']['input']>;
  /** SHA-256 of the document as it was sent. */
  letterDigest?: InputMaybe<Scalars['String']['input']>;
  madeOn?: InputMaybe<Scalars['DateTime']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The employee or candidate whom it is about. */
  personName?: InputMaybe<Scalars['String']['input']>;
  /** Why it was declined or voided. */
  reason?: InputMaybe<Scalars['String']['input']>;
  remindedOn?: InputMaybe<Scalars['DateTime']['input']>;
  /** How often who is to sign next was reminded. */
  reminders?: InputMaybe<Scalars['Int']['input']>;
  sentOn?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who signs, from first to last. */
  signatories?: InputMaybe<Scalars['String']['input']>;
  /** SHA-256 of the signed document. */
  signedDigest?: InputMaybe<Scalars['String']['input']>;
  /** The document again with every signature below it. */
  signedLetter?: InputMaybe<Scalars['String']['input']>;
  /** From first to last. Empty: the document is sent without being signed. */
  signers?: InputMaybe<Array<DocumentSignerInput>>;
  status?: InputMaybe<DocumentStatus>;
  templateId?: InputMaybe<Scalars['ID']['input']>;
  /** Who is to sign next. */
  waitsFor?: InputMaybe<Scalars['String']['input']>;
  waitsSince?: InputMaybe<Scalars['DateTime']['input']>;
};

export type GeneratedDocumentSort = {
  field: GeneratedDocumentSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
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

/** One change to a record, newest first. */
export type HistoryEntry = {
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  changeSetId: Scalars['ID']['output'];
  fields: Array<FieldChange>;
  /** The file that an import read, or that was put to the record and downloaded. */
  fileName?: Maybe<Scalars['String']['output']>;
  form?: Maybe<Scalars['String']['output']>;
  /** That import, where the person may open it. */
  importId?: Maybe<Scalars['ID']['output']>;
  kind: ChangeKind;
  /** Why, in the words of the person who changed it, or the name of the imported file. */
  reason?: Maybe<Scalars['String']['output']>;
  /** How many records the change-set touched. */
  records: Scalars['Int']['output'];
  source: ChangeSource;
  /** The step of a workflow, from 1, that it decided (APPROVED or REJECTED), in place of the field that holds the steps. */
  step?: Maybe<DecidedStep>;
  undoable: Scalars['Boolean']['output'];
  /** Message key of the reason why it cannot be undone. */
  whyNot?: Maybe<Scalars['String']['output']>;
};

export type HistoryPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<HistoryEntry>;
  totalRecords: Scalars['Int']['output'];
};

export type IdFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
  person?: InputMaybe<RelativePerson>;
};

export type IntFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<Scalars['Int']['input']>>;
  to?: InputMaybe<Scalars['Int']['input']>;
};

/** A language of the interface. */
export type Language =
  | 'EN'
  | 'FR'
  | 'JA'
  | 'SP';

export type LanguageFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Language>;
  in?: InputMaybe<Array<Language>>;
};

export type LanguageProficiency =
  | 'BASIC'
  | 'CONVERSATIONAL'
  | 'FLUENT'
  | 'NATIVE';

export type LocalDateFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  in?: InputMaybe<Array<Scalars['LocalDate']['input']>>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Days relative to today on the organisation's calendar: TODAY, THIS_MONTH, NEXT_WEEK, LAST_30_DAYS. */
  within?: InputMaybe<Scalars['String']['input']>;
};

export type LocalTimeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['LocalTime']['input']>;
  from?: InputMaybe<Scalars['LocalTime']['input']>;
  in?: InputMaybe<Array<Scalars['LocalTime']['input']>>;
  to?: InputMaybe<Scalars['LocalTime']['input']>;
};

/** A record of another entity, as pickers show it. */
export type Lookup = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type LookupPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rows: Array<Lookup>;
  totalRecords: Scalars['Int']['output'];
};

/** Mails of one kind that leave with a change, as the person is told before it. */
export type MailsAhead = {
  body: Scalars['String']['output'];
  /** How many leave, and the first of those whom they are to. */
  count: Scalars['Int']['output'];
  /** Of those who are written to the first to whom the last mail could not be delivered. */
  failingNames: Array<Scalars['String']['output']>;
  names: Array<Scalars['String']['output']>;
  /** What sends them: the status that people come to. */
  of: Scalars['String']['output'];
  /** The address of the first; null where none leaves. */
  recipient?: Maybe<Scalars['String']['output']>;
  /** The words, as the first of them reads them. */
  subject: Scalars['String']['output'];
  /** How many people get none, for want of an address that can be written to, and the first of them. */
  unreached: Scalars['Int']['output'];
  unreachedNames: Array<Scalars['String']['output']>;
};

export type MaritalStatus =
  | 'DIVORCED'
  | 'MARRIED'
  | 'SINGLE'
  | 'WIDOWED';

export type Month =
  | 'APRIL'
  | 'AUGUST'
  | 'DECEMBER'
  | 'FEBRUARY'
  | 'JANUARY'
  | 'JULY'
  | 'JUNE'
  | 'MARCH'
  | 'MAY'
  | 'NOVEMBER'
  | 'OCTOBER'
  | 'SEPTEMBER';

export type Mutation = {
  addDocumentTemplate: DocumentTemplateChange;
  /** Makes a draft for each of the employees or candidates, a hundred at most, filled in from what the caller may read of them. */
  addDocuments: DocumentsMade;
  addSigningSetting: SigningSettingChange;
  declineDocument: SignatureAnswer;
  deleteDocumentTemplates: DeleteAnswer;
  deleteGeneratedDocuments: DeleteAnswer;
  /** Hands over a document that was sent to the caller, and notes that it was seen. */
  openDocumentToSign: DocumentToRead;
  /** Asks whoever is to sign next once more. A link of an earlier mail opens nothing any more. */
  remindSignatory: DocumentChange;
  /** Seals the draft as PDF and asks the first signatory; each next one is asked once the one ahead has signed. */
  sendDocumentForSignature: DocumentChange;
  /** Mails the PDF. A draft that nobody signs is sent by it and changes no more. */
  sendDocumentMail: DocumentChange;
  /** Signs with a name. The first answer counts. */
  signDocument: SignatureAnswer;
  /** Undoes what one change-set did, if nothing later depends on it. With wait: false very many records go back by work that goes on by itself. */
  undoChangeSet: UndoAnswer;
  updateDocumentTemplate: DocumentTemplateChange;
  updateGeneratedDocument: GeneratedDocumentChange;
  updateSigningSetting: SigningSettingChange;
  /** Ends the signing for good. Whoever was asked is told, with the reason. */
  voidDocument: DocumentChange;
};


export type MutationAddDocumentTemplateArgs = {
  input: DocumentTemplateInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddDocumentsArgs = {
  candidateIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  employeeIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  templateId: Scalars['Int']['input'];
};


export type MutationAddSigningSettingArgs = {
  input: SigningSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeclineDocumentArgs = {
  reason: Scalars['String']['input'];
  signatureId: Scalars['Int']['input'];
};


export type MutationDeleteDocumentTemplatesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteGeneratedDocumentsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationOpenDocumentToSignArgs = {
  signatureId: Scalars['Int']['input'];
};


export type MutationRemindSignatoryArgs = {
  documentId: Scalars['Int']['input'];
};


export type MutationSendDocumentForSignatureArgs = {
  documentId: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSendDocumentMailArgs = {
  body: Scalars['String']['input'];
  cc?: InputMaybe<Array<Scalars['String']['input']>>;
  documentId: Scalars['Int']['input'];
  subject: Scalars['String']['input'];
  to: Array<Scalars['String']['input']>;
};


export type MutationSignDocumentArgs = {
  name: Scalars['String']['input'];
  signatureId: Scalars['Int']['input'];
};


export type MutationUndoChangeSetArgs = {
  id: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateDocumentTemplateArgs = {
  id: Scalars['ID']['input'];
  input: DocumentTemplatePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateGeneratedDocumentArgs = {
  id: Scalars['ID']['input'];
  input: GeneratedDocumentPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateSigningSettingArgs = {
  id: Scalars['ID']['input'];
  input: SigningSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationVoidDocumentArgs = {
  documentId: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};

export type OvertimeBasis =
  | 'BASIC_PAY'
  | 'GROSS_PAY';

/** The eight input presets of the specification. */
export type Preset =
  /** Anything. */
  | 'ALL_INPUTS_ALLOWED'
  /** Letters and spaces only. */
  | 'ALPHABET_WITH_SPACE'
  /** Letters, digits and spaces. */
  | 'ALPHANUMERIC_WITH_SPACE'
  /** No digits and no angle brackets. */
  | 'COMMON_INPUT_ALPHA'
  /** No angle brackets. */
  | 'COMMON_INPUT_ALPHANUMERIC'
  /** Letters. */
  | 'ONLY_ALPHABETS'
  /** Letters and digits. */
  | 'ONLY_ALPHANUMERIC'
  /** Digits. */
  | 'ONLY_NUMBERS';

export type Query = {
  documentMailDraft: DocumentMailDraft;
  /** The document as PDF: signed where it is, as it was sent, or as it would be sent now. `body` and `name` of a draft that is not saved yet. */
  documentPdf: DocumentFile;
  /** One record, now or as it was. */
  documentSignature: DocumentSignatureAnswer;
  documentSignatureHistory: HistoryPage;
  /** Signatures of a document and what happened to it. */
  documentStanding: DocumentStanding;
  /** One record, now or as it was. */
  documentTemplate: DocumentTemplateAnswer;
  documentTemplateHistory: HistoryPage;
  /** Documents that wait for the caller's signature, and those that the caller has answered. */
  documentsToSign: DocumentsToSign;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** One record, now or as it was. */
  generatedDocument: GeneratedDocumentAnswer;
  generatedDocumentHistory: HistoryPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listDocumentSignatures: DocumentSignaturePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listDocumentTemplates: DocumentTemplatePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listGeneratedDocuments: GeneratedDocumentPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listSigningSettings: SigningSettingPage;
  /** Id, title and code only, for pickers. */
  lookupDocumentSignatures: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupDocumentTemplates: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupGeneratedDocuments: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupSigningSettings: LookupPage;
  /** One record, now or as it was. */
  signingSetting: SigningSettingAnswer;
  signingSettingHistory: HistoryPage;
};


export type QueryDocumentMailDraftArgs = {
  documentId: Scalars['Int']['input'];
};


export type QueryDocumentPdfArgs = {
  body?: InputMaybe<Scalars['String']['input']>;
  documentId: Scalars['Int']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDocumentSignatureArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryDocumentSignatureHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDocumentStandingArgs = {
  documentId: Scalars['Int']['input'];
};


export type QueryDocumentTemplateArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryDocumentTemplateHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGeneratedDocumentArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryGeneratedDocumentHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListDocumentSignaturesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<DocumentSignatureFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<DocumentSignatureSort>>;
};


export type QueryListDocumentTemplatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<DocumentTemplateFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<DocumentTemplateSort>>;
};


export type QueryListGeneratedDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<GeneratedDocumentFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<GeneratedDocumentSort>>;
};


export type QueryListSigningSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<SigningSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<SigningSettingSort>>;
};


export type QueryLookupDocumentSignaturesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupDocumentTemplatesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupGeneratedDocumentsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupSigningSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySigningSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QuerySigningSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether a record is in use. */
export type RecordStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type RecordStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<RecordStatus>;
  in?: InputMaybe<Array<RecordStatus>>;
};

export type RecordView =
  | 'EDIT'
  | 'SHOW';

/** Of a reference to employees: who asks, or everybody who reports to them. */
export type RelativePerson =
  | 'ME'
  | 'MY_TEAM';

/** What somebody asks for and somebody else decides. */
export type RequestKind =
  | 'AIR_TICKET'
  | 'CLAIM'
  | 'COMPENSATORY_OFF'
  | 'EXIT'
  | 'JOB_REQUISITION'
  | 'LEAVE'
  | 'LOP_RECOVERY'
  | 'ONE_TIME_EARNING'
  | 'ON_DUTY'
  | 'OVERTIME'
  | 'REGULARISATION'
  | 'SALARY_ADVANCE'
  | 'SHORT_TIME_OFF'
  | 'TAX_RELIEF'
  | 'TIMESHEET'
  | 'TRAVEL'
  | 'WORK_FROM_HOME';

/** Where a request stands. What was decided is not decided again. */
export type RequestStatus =
  | 'APPROVED'
  | 'CANCELLED'
  | 'DRAFT'
  | 'PENDING'
  | 'REJECTED';

export type Right =
  | 'ADD'
  | 'DELETE'
  | 'OPTIONAL_CHOICE'
  | 'UPDATE'
  | 'VIEW';

/** Of child rows: by the records that they refer to. */
export type RowsFilter = {
  /** Each of these. */
  all?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** None at all, or at least one. */
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['ID']['input']>;
  /** One of these, or several. */
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
  person?: InputMaybe<RelativePerson>;
};

/** How people are paid. */
export type SalaryType =
  | 'DAILY'
  | 'HOURLY'
  | 'MONTHLY';

export type Scope =
  /** Everything of the organisation. */
  | 'ALL'
  /** Only what concerns the person. */
  | 'SELF'
  /** What concerns those who report to the person, directly or through others. */
  | 'TEAM';

export type ScreenAction =
  | 'ADD'
  | 'DELETE'
  | 'EDIT'
  | 'EXPORT'
  | 'IMPORT'
  /** Whoever may update takes acts back that brought records here, which nobody edits any more. */
  | 'UNDO';

/** Who signs: whom the document is about, the manager of that employee, or an employee who is named. */
export type SignatoryRole =
  | 'MANAGER'
  | 'NAMED'
  | 'PERSON';

export type SignatoryRoleFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<SignatoryRole>;
  in?: InputMaybe<Array<SignatoryRole>>;
};

export type SignatureAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  signatureId: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SignatureProof =
  /** The own account in Tenure. */
  | 'ACCOUNT'
  /** A one-time passcode to the e-mail address. */
  | 'PASSCODE';

export type SignatureProofFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<SignatureProof>;
  in?: InputMaybe<Array<SignatureProof>>;
};

export type SignatureState =
  | 'ASKED'
  | 'DECLINED'
  | 'SIGNED'
  | 'VIEWED'
  /** Others sign first. */
  | 'WAITING';

export type SignatureStateFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<SignatureState>;
  in?: InputMaybe<Array<SignatureState>>;
};

/** How long documents wait for signatures, who reminds, and whose seal they bear. */
export type SigningSetting = {
  /** Where answers to mails go. Empty: to whoever made the document. */
  answersTo?: Maybe<Scalars['EmailAddress']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** A document that is not signed by then is voided. */
  expiryDays: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** After so many Tenure reminds no more. */
  mostReminders: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Who is to sign next is reminded each time that so many days are over. 0 reminds nobody. */
  reminderDays: Scalars['Int']['output'];
  /** The name that the seal of the signed document bears. Empty: the organization’s. */
  sealedBy?: Maybe<Scalars['String']['output']>;
  /** Everybody who signed gets the sealed document by mail. */
  sendSignedDocument: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type SigningSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SigningSetting>;
};

export type SigningSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<SigningSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SigningSettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<SigningSettingFilter>>;
  answersTo?: InputMaybe<TextFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  expiryDays?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  mostReminders?: InputMaybe<IntFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<SigningSettingFilter>;
  or?: InputMaybe<Array<SigningSettingFilter>>;
  reminderDays?: InputMaybe<IntFilter>;
  sealedBy?: InputMaybe<TextFilter>;
  sendSignedDocument?: InputMaybe<BooleanFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type SigningSettingInput = {
  /** Where answers to mails go. Empty: to whoever made the document. */
  answersTo?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** A document that is not signed by then is voided. */
  expiryDays?: InputMaybe<Scalars['Int']['input']>;
  /** After so many Tenure reminds no more. */
  mostReminders?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who is to sign next is reminded each time that so many days are over. 0 reminds nobody. */
  reminderDays?: InputMaybe<Scalars['Int']['input']>;
  /** The name that the seal of the signed document bears. Empty: the organization’s. */
  sealedBy?: InputMaybe<Scalars['String']['input']>;
  /** Everybody who signed gets the sealed document by mail. */
  sendSignedDocument?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SigningSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<SigningSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type SigningSettingPatch = {
  /** Where answers to mails go. Empty: to whoever made the document. */
  answersTo?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** A document that is not signed by then is voided. */
  expiryDays?: InputMaybe<Scalars['Int']['input']>;
  /** After so many Tenure reminds no more. */
  mostReminders?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who is to sign next is reminded each time that so many days are over. 0 reminds nobody. */
  reminderDays?: InputMaybe<Scalars['Int']['input']>;
  /** The name that the seal of the signed document bears. Empty: the organization’s. */
  sealedBy?: InputMaybe<Scalars['String']['input']>;
  /** Everybody who signed gets the sealed document by mail. */
  sendSignedDocument?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SigningSettingSort = {
  field: SigningSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
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

export type SkillProficiency =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'EXPERT'
  | 'INTERMEDIATE';

export type SortOrder =
  | 'ASC'
  | 'DESC';

/** The regimes of income tax that a country lets people choose from. */
export type TaxRegime =
  | 'NEW'
  | 'OLD';

/** What the law relieves of the tax on a salary. How much, in which year and under which regime is data: src/server/income-tax/rules. */
export type TaxReliefSection =
  /** A dependant with a disability: 80DD. */
  | 'DISABILITY_DEPENDANT'
  /** A disability of one's own: 80U. */
  | 'DISABILITY_SELF'
  /** Interest on a loan for higher education: 80E. */
  | 'EDUCATION_LOAN'
  /** Health insurance of oneself, the spouse and children: 80D. */
  | 'HEALTH_FAMILY'
  /** Health insurance of parents: 80D. */
  | 'HEALTH_PARENTS'
  /** Interest on a loan for the home that one lives in: 24(b). */
  | 'HOME_LOAN_INTEREST'
  /** Rent, of whoever gets a house rent allowance: 10(13A). */
  | 'HOUSE_RENT'
  /** Own contributions to the national pension scheme beyond 80C: 80CCD(1B). */
  | 'PENSION'
  /** Provident funds, life insurance, school fees, repaid home loans: 80C. */
  | 'SAVINGS';

/** Of a list that shows people's records to those who lead them: the records of everybody who reports to one manager, directly or through others, and not the manager's. Nobody's, of a manager whom the caller does not reach. */
export type TeamFilter = {
  equals: Scalars['ID']['input'];
};

export type TextFilter = {
  /** Case, accents, width and kana are folded. */
  contains?: InputMaybe<Scalars['String']['input']>;
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type UndoAnswer = {
  /** The change-set that holds the undoing; undoing it is redoing. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** The work that undoes, where nobody waits for it: bulkEdit and cancelBulkEdit of batch-processing take it. */
  job?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
};

export type Weekday =
  | 'FRIDAY'
  | 'MONDAY'
  | 'SATURDAY'
  | 'SUNDAY'
  | 'THURSDAY'
  | 'TUESDAY'
  | 'WEDNESDAY';

/** The kinds of day that pay knows. */
export type WorkDayKind =
  | 'NORMAL'
  | 'REGULAR_HOLIDAY'
  | 'REST'
  | 'SPECIAL_NON_WORKING_HOLIDAY';



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Address: ResolverTypeWrapper<Scalars['Address']['output']>;
  AirTicketBasis: AirTicketBasis;
  AirTicketClass: AirTicketClass;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  Candidate: ResolverTypeWrapper<Candidate>;
  ChangeKind: ChangeKind;
  ChangeSetFilter: ChangeSetFilter;
  ChangeSource: ChangeSource;
  ColumnKind: ColumnKind;
  Coverage: Coverage;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  DecidedStep: ResolverTypeWrapper<DecidedStep>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalFilter: DecimalFilter;
  DeclarationLock: DeclarationLock;
  DeclarationStatus: DeclarationStatus;
  DeclarationType: DeclarationType;
  DeleteAnswer: ResolverTypeWrapper<DeleteAnswer>;
  DocumentAudience: DocumentAudience;
  DocumentAudienceFilter: DocumentAudienceFilter;
  DocumentChange: ResolverTypeWrapper<DocumentChange>;
  DocumentEvent: ResolverTypeWrapper<DocumentEvent>;
  DocumentEventKind: DocumentEventKind;
  DocumentFile: ResolverTypeWrapper<DocumentFile>;
  DocumentMailDraft: ResolverTypeWrapper<DocumentMailDraft>;
  DocumentSignature: ResolverTypeWrapper<DocumentSignature>;
  DocumentSignatureAnswer: ResolverTypeWrapper<DocumentSignatureAnswer>;
  DocumentSignatureChange: ResolverTypeWrapper<DocumentSignatureChange>;
  DocumentSignatureFilter: DocumentSignatureFilter;
  DocumentSignatureLine: ResolverTypeWrapper<DocumentSignatureLine>;
  DocumentSignaturePage: ResolverTypeWrapper<DocumentSignaturePage>;
  DocumentSignaturePatch: DocumentSignaturePatch;
  DocumentSignatureSort: DocumentSignatureSort;
  DocumentSignatureSortField: DocumentSignatureSortField;
  DocumentSigner: ResolverTypeWrapper<DocumentSigner>;
  DocumentSignerInput: DocumentSignerInput;
  DocumentStanding: ResolverTypeWrapper<DocumentStanding>;
  DocumentStatus: DocumentStatus;
  DocumentStatusFilter: DocumentStatusFilter;
  DocumentSubtype: ResolverTypeWrapper<DocumentSubtype>;
  DocumentTemplate: ResolverTypeWrapper<DocumentTemplate>;
  DocumentTemplateAnswer: ResolverTypeWrapper<DocumentTemplateAnswer>;
  DocumentTemplateChange: ResolverTypeWrapper<DocumentTemplateChange>;
  DocumentTemplateFilter: DocumentTemplateFilter;
  DocumentTemplateInput: DocumentTemplateInput;
  DocumentTemplatePage: ResolverTypeWrapper<DocumentTemplatePage>;
  DocumentTemplatePatch: DocumentTemplatePatch;
  DocumentTemplateSignatory: ResolverTypeWrapper<DocumentTemplateSignatory>;
  DocumentTemplateSignatoryInput: DocumentTemplateSignatoryInput;
  DocumentTemplateSort: DocumentTemplateSort;
  DocumentTemplateSortField: DocumentTemplateSortField;
  DocumentToRead: ResolverTypeWrapper<DocumentToRead>;
  DocumentToSign: ResolverTypeWrapper<DocumentToSign>;
  DocumentsMade: ResolverTypeWrapper<DocumentsMade>;
  DocumentsToSign: ResolverTypeWrapper<DocumentsToSign>;
  EducationLevel: EducationLevel;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  Employee: ResolverTypeWrapper<Employee>;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: Form;
  FormulaSet: FormulaSet;
  Gender: Gender;
  GeneratedDocument: ResolverTypeWrapper<GeneratedDocument>;
  GeneratedDocumentAnswer: ResolverTypeWrapper<GeneratedDocumentAnswer>;
  GeneratedDocumentChange: ResolverTypeWrapper<GeneratedDocumentChange>;
  GeneratedDocumentFilter: GeneratedDocumentFilter;
  GeneratedDocumentPage: ResolverTypeWrapper<GeneratedDocumentPage>;
  GeneratedDocumentPatch: GeneratedDocumentPatch;
  GeneratedDocumentSort: GeneratedDocumentSort;
  GeneratedDocumentSortField: GeneratedDocumentSortField;
  HexColorCode: ResolverTypeWrapper<Scalars['HexColorCode']['output']>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  HistoryPage: ResolverTypeWrapper<HistoryPage>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdFilter: IdFilter;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntFilter: IntFilter;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Language: Language;
  LanguageFilter: LanguageFilter;
  LanguageProficiency: LanguageProficiency;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalDateFilter: LocalDateFilter;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LocalTimeFilter: LocalTimeFilter;
  Lookup: ResolverTypeWrapper<Lookup>;
  LookupPage: ResolverTypeWrapper<LookupPage>;
  MailsAhead: ResolverTypeWrapper<MailsAhead>;
  MaritalStatus: MaritalStatus;
  Month: Month;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OvertimeBasis: OvertimeBasis;
  Preset: Preset;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordStatus: RecordStatus;
  RecordStatusFilter: RecordStatusFilter;
  RecordView: RecordView;
  RelativePerson: RelativePerson;
  RequestKind: RequestKind;
  RequestStatus: RequestStatus;
  Right: Right;
  RowsFilter: RowsFilter;
  SalaryType: SalaryType;
  Scope: Scope;
  ScreenAction: ScreenAction;
  SignatoryRole: SignatoryRole;
  SignatoryRoleFilter: SignatoryRoleFilter;
  SignatureAnswer: ResolverTypeWrapper<SignatureAnswer>;
  SignatureProof: SignatureProof;
  SignatureProofFilter: SignatureProofFilter;
  SignatureState: SignatureState;
  SignatureStateFilter: SignatureStateFilter;
  SigningSetting: ResolverTypeWrapper<SigningSetting>;
  SigningSettingAnswer: ResolverTypeWrapper<SigningSettingAnswer>;
  SigningSettingChange: ResolverTypeWrapper<SigningSettingChange>;
  SigningSettingFilter: SigningSettingFilter;
  SigningSettingInput: SigningSettingInput;
  SigningSettingPage: ResolverTypeWrapper<SigningSettingPage>;
  SigningSettingPatch: SigningSettingPatch;
  SigningSettingSort: SigningSettingSort;
  SigningSettingSortField: SigningSettingSortField;
  SkillProficiency: SkillProficiency;
  SortOrder: SortOrder;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TaxRegime: TaxRegime;
  TaxReliefSection: TaxReliefSection;
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  Weekday: Weekday;
  WorkDayKind: WorkDayKind;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Scalars['Address']['output'];
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  Candidate: Candidate;
  ChangeSetFilter: ChangeSetFilter;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DecidedStep: DecidedStep;
  Decimal: Scalars['Decimal']['output'];
  DecimalFilter: DecimalFilter;
  DeleteAnswer: DeleteAnswer;
  DocumentAudienceFilter: DocumentAudienceFilter;
  DocumentChange: DocumentChange;
  DocumentEvent: DocumentEvent;
  DocumentFile: DocumentFile;
  DocumentMailDraft: DocumentMailDraft;
  DocumentSignature: DocumentSignature;
  DocumentSignatureAnswer: DocumentSignatureAnswer;
  DocumentSignatureChange: DocumentSignatureChange;
  DocumentSignatureFilter: DocumentSignatureFilter;
  DocumentSignatureLine: DocumentSignatureLine;
  DocumentSignaturePage: DocumentSignaturePage;
  DocumentSignaturePatch: DocumentSignaturePatch;
  DocumentSignatureSort: DocumentSignatureSort;
  DocumentSigner: DocumentSigner;
  DocumentSignerInput: DocumentSignerInput;
  DocumentStanding: DocumentStanding;
  DocumentStatusFilter: DocumentStatusFilter;
  DocumentSubtype: DocumentSubtype;
  DocumentTemplate: DocumentTemplate;
  DocumentTemplateAnswer: DocumentTemplateAnswer;
  DocumentTemplateChange: DocumentTemplateChange;
  DocumentTemplateFilter: DocumentTemplateFilter;
  DocumentTemplateInput: DocumentTemplateInput;
  DocumentTemplatePage: DocumentTemplatePage;
  DocumentTemplatePatch: DocumentTemplatePatch;
  DocumentTemplateSignatory: DocumentTemplateSignatory;
  DocumentTemplateSignatoryInput: DocumentTemplateSignatoryInput;
  DocumentTemplateSort: DocumentTemplateSort;
  DocumentToRead: DocumentToRead;
  DocumentToSign: DocumentToSign;
  DocumentsMade: DocumentsMade;
  DocumentsToSign: DocumentsToSign;
  EmailAddress: Scalars['EmailAddress']['output'];
  Employee: Employee;
  EndpointStatus: EndpointStatus;
  FieldChange: FieldChange;
  FieldProblem: FieldProblem;
  Float: Scalars['Float']['output'];
  GeneratedDocument: GeneratedDocument;
  GeneratedDocumentAnswer: GeneratedDocumentAnswer;
  GeneratedDocumentChange: GeneratedDocumentChange;
  GeneratedDocumentFilter: GeneratedDocumentFilter;
  GeneratedDocumentPage: GeneratedDocumentPage;
  GeneratedDocumentPatch: GeneratedDocumentPatch;
  GeneratedDocumentSort: GeneratedDocumentSort;
  HexColorCode: Scalars['HexColorCode']['output'];
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  ID: Scalars['ID']['output'];
  IdFilter: IdFilter;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  JSON: Scalars['JSON']['output'];
  LanguageFilter: LanguageFilter;
  LocalDate: Scalars['LocalDate']['output'];
  LocalDateFilter: LocalDateFilter;
  LocalTime: Scalars['LocalTime']['output'];
  LocalTimeFilter: LocalTimeFilter;
  Lookup: Lookup;
  LookupPage: LookupPage;
  MailsAhead: MailsAhead;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  RecordStatusFilter: RecordStatusFilter;
  RowsFilter: RowsFilter;
  SignatoryRoleFilter: SignatoryRoleFilter;
  SignatureAnswer: SignatureAnswer;
  SignatureProofFilter: SignatureProofFilter;
  SignatureStateFilter: SignatureStateFilter;
  SigningSetting: SigningSetting;
  SigningSettingAnswer: SigningSettingAnswer;
  SigningSettingChange: SigningSettingChange;
  SigningSettingFilter: SigningSettingFilter;
  SigningSettingInput: SigningSettingInput;
  SigningSettingPage: SigningSettingPage;
  SigningSettingPatch: SigningSettingPatch;
  SigningSettingSort: SigningSettingSort;
  String: Scalars['String']['output'];
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: UndoAnswer;
};

export type AccessDirectiveArgs = {
  form?: Maybe<Array<Form>>;
  reason?: Maybe<Scalars['String']['input']>;
  right?: Maybe<Right>;
  scope?: Maybe<Scope>;
  whole?: Maybe<Scalars['Boolean']['input']>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ColumnDirectiveArgs = {
  acts?: Maybe<Scalars['Boolean']['input']>;
  among?: Maybe<Array<Scalars['String']['input']>>;
  assigned?: Maybe<Scalars['Boolean']['input']>;
  computed?: Maybe<Scalars['Boolean']['input']>;
  concat?: Maybe<Array<Scalars['String']['input']>>;
  counter?: Maybe<Scalars['Boolean']['input']>;
  currency?: Maybe<Scalars['String']['input']>;
  default?: Maybe<Scalars['String']['input']>;
  derived?: Maybe<Scalars['Boolean']['input']>;
  filter?: Maybe<Scalars['Boolean']['input']>;
  fixed?: Maybe<Scalars['Boolean']['input']>;
  formula?: Maybe<FormulaSet>;
  from?: Maybe<Scalars['String']['input']>;
  group?: Maybe<Scalars['String']['input']>;
  hidden?: Maybe<Scalars['Boolean']['input']>;
  import?: Maybe<Array<Scalars['String']['input']>>;
  kind?: Maybe<ColumnKind>;
  known?: Maybe<Scalars['Boolean']['input']>;
  later?: Maybe<Scalars['Boolean']['input']>;
  list?: Maybe<Scalars['Boolean']['input']>;
  rowsWere?: Maybe<Scalars['String']['input']>;
  search?: Maybe<Scalars['Boolean']['input']>;
  unit?: Maybe<Scalars['String']['input']>;
  was?: Maybe<Scalars['String']['input']>;
};

export type ColumnDirectiveResolver<Result, Parent, ContextType = Context, Args = ColumnDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CountsDirectiveArgs = {
  by: Scalars['String']['input'];
  list: Scalars['String']['input'];
  where?: Maybe<Scalars['String']['input']>;
};

export type CountsDirectiveResolver<Result, Parent, ContextType = Context, Args = CountsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type FileDirectiveArgs = {
  maxBytes: Scalars['Int']['input'];
  types: Array<Scalars['String']['input']>;
};

export type FileDirectiveResolver<Result, Parent, ContextType = Context, Args = FileDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type FormDirectiveArgs = {
  id: Scalars['Int']['input'];
};

export type FormDirectiveResolver<Result, Parent, ContextType = Context, Args = FormDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = {
  reason: Scalars['String']['input'];
};

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RefDirectiveArgs = {
  to: Scalars['String']['input'];
};

export type RefDirectiveResolver<Result, Parent, ContextType = Context, Args = RefDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ResourceDirectiveArgs = {
  code?: Maybe<Scalars['String']['input']>;
  concerns?: Maybe<Scalars['String']['input']>;
  dated?: Maybe<Scalars['String']['input']>;
  importable?: Maybe<Scalars['Boolean']['input']>;
  list?: Maybe<Scalars['String']['input']>;
  mails?: Maybe<Scalars['Boolean']['input']>;
  offers?: Maybe<Scalars['String']['input']>;
  parent?: Maybe<Scalars['String']['input']>;
  partOf?: Maybe<Scalars['String']['input']>;
  person?: Maybe<Scalars['String']['input']>;
  pickedBy?: Maybe<Scalars['String']['input']>;
  plural?: Maybe<Scalars['String']['input']>;
  rests?: Maybe<Scalars['Boolean']['input']>;
  sameWhenEmpty?: Maybe<Scalars['Boolean']['input']>;
  single?: Maybe<Scalars['Boolean']['input']>;
  sort?: Maybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  tone?: Maybe<Scalars['String']['input']>;
  unique?: Maybe<Array<Array<Scalars['String']['input']>>>;
  update?: Maybe<Scalars['String']['input']>;
  was?: Maybe<Scalars['String']['input']>;
};

export type ResourceDirectiveResolver<Result, Parent, ContextType = Context, Args = ResourceDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RuleDirectiveArgs = {
  contains?: Maybe<Scalars['String']['input']>;
  decimals?: Maybe<Scalars['Int']['input']>;
  max?: Maybe<Scalars['Float']['input']>;
  maxLength?: Maybe<Scalars['Int']['input']>;
  message?: Maybe<Scalars['String']['input']>;
  min?: Maybe<Scalars['Float']['input']>;
  minLength?: Maybe<Scalars['Int']['input']>;
  notBefore?: Maybe<Scalars['String']['input']>;
  preset?: Maybe<Preset>;
};

export type RuleDirectiveResolver<Result, Parent, ContextType = Context, Args = RuleDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScreenDirectiveArgs = {
  actions?: Maybe<Array<ScreenAction>>;
  form: Form;
  opens?: Maybe<Scalars['String']['input']>;
  path: Scalars['String']['input'];
  record?: Maybe<RecordView>;
  scope?: Maybe<Scope>;
  where?: Maybe<Scalars['String']['input']>;
};

export type ScreenDirectiveResolver<Result, Parent, ContextType = Context, Args = ScreenDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type StatusDirectiveArgs = {
  next: Array<Scalars['String']['input']>;
};

export type StatusDirectiveResolver<Result, Parent, ContextType = Context, Args = StatusDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface AddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Address'], any> {
  name: 'Address';
}

export type CandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Candidate'] = ResolversParentTypes['Candidate']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecidedStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecidedStep'] = ResolversParentTypes['DecidedStep']> = {
  decision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workflow?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeleteAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAnswer'] = ResolversParentTypes['DeleteAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentChange'] = ResolversParentTypes['DocumentChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  documentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type DocumentEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentEvent'] = ResolversParentTypes['DocumentEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentEventKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentFile'] = ResolversParentTypes['DocumentFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentMailDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentMailDraft'] = ResolversParentTypes['DocumentMailDraft']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentSignatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSignature'] = ResolversParentTypes['DocumentSignature']> = {
  answeredOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  askedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['GeneratedDocument'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proof?: Resolver<Maybe<ResolversTypes['SignatureProof']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['SignatoryRole'], ParentType, ContextType>;
  signedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SignatureState'], ParentType, ContextType>;
  tokenHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DocumentSignatureAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSignatureAnswer'] = ResolversParentTypes['DocumentSignatureAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DocumentSignature']>, ParentType, ContextType>;
};

export type DocumentSignatureChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSignatureChange'] = ResolversParentTypes['DocumentSignatureChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DocumentSignature']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type DocumentSignatureLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSignatureLine'] = ResolversParentTypes['DocumentSignatureLine']> = {
  answeredOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  askedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['SignatoryRole'], ParentType, ContextType>;
  signedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SignatureState'], ParentType, ContextType>;
  viewedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DocumentSignaturePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSignaturePage'] = ResolversParentTypes['DocumentSignaturePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DocumentSignature']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentSignerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSigner'] = ResolversParentTypes['DocumentSigner']> = {
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['SignatoryRole'], ParentType, ContextType>;
};

export type DocumentStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentStanding'] = ResolversParentTypes['DocumentStanding']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['DocumentEvent']>, ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  signatures?: Resolver<Array<ResolversTypes['DocumentSignatureLine']>, ParentType, ContextType>;
};

export type DocumentSubtypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSubtype'] = ResolversParentTypes['DocumentSubtype']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentTemplate'] = ResolversParentTypes['DocumentTemplate']> = {
  audience?: Resolver<ResolversTypes['DocumentAudience'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  filedAs?: Resolver<Maybe<ResolversTypes['DocumentSubtype']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signatories?: Resolver<Maybe<Array<ResolversTypes['DocumentTemplateSignatory']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentTemplateAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentTemplateAnswer'] = ResolversParentTypes['DocumentTemplateAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DocumentTemplate']>, ParentType, ContextType>;
};

export type DocumentTemplateChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentTemplateChange'] = ResolversParentTypes['DocumentTemplateChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['DocumentTemplate']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type DocumentTemplatePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentTemplatePage'] = ResolversParentTypes['DocumentTemplatePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DocumentTemplate']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentTemplateSignatoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentTemplateSignatory'] = ResolversParentTypes['DocumentTemplateSignatory']> = {
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['SignatoryRole'], ParentType, ContextType>;
};

export type DocumentToReadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentToRead'] = ResolversParentTypes['DocumentToRead']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signatory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signatureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SignatureState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DocumentStatus'], ParentType, ContextType>;
};

export type DocumentToSignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentToSign'] = ResolversParentTypes['DocumentToSign']> = {
  answeredOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  askedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signatureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SignatureState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DocumentStatus'], ParentType, ContextType>;
};

export type DocumentsMadeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentsMade'] = ResolversParentTypes['DocumentsMade']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  documentIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type DocumentsToSignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentsToSign'] = ResolversParentTypes['DocumentsToSign']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DocumentToSign']>, ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EndpointStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndpointStatus'] = ResolversParentTypes['EndpointStatus']> = {
  endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GeneratedDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeneratedDocument'] = ResolversParentTypes['GeneratedDocument']> = {
  audience?: Resolver<ResolversTypes['DocumentAudience'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  closedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  filedAs?: Resolver<Maybe<ResolversTypes['DocumentSubtype']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  letter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  letterDigest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  madeOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remindedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reminders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sentOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signatories?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedDigest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedLetter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signers?: Resolver<Maybe<Array<ResolversTypes['DocumentSigner']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DocumentStatus'], ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['DocumentTemplate']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waitsSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GeneratedDocumentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeneratedDocumentAnswer'] = ResolversParentTypes['GeneratedDocumentAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['GeneratedDocument']>, ParentType, ContextType>;
};

export type GeneratedDocumentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeneratedDocumentChange'] = ResolversParentTypes['GeneratedDocumentChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['GeneratedDocument']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type GeneratedDocumentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeneratedDocumentPage'] = ResolversParentTypes['GeneratedDocumentPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['GeneratedDocument']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface HexColorCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HexColorCode'], any> {
  name: 'HexColorCode';
}

export type HistoryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeSetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  importId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  records?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ChangeSource'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['DecidedStep']>, ParentType, ContextType>;
  undoable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  whyNot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPage'] = ResolversParentTypes['HistoryPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export interface LocalTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalTime'], any> {
  name: 'LocalTime';
}

export type LookupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lookup'] = ResolversParentTypes['Lookup']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LookupPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupPage'] = ResolversParentTypes['LookupPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Lookup']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailsAheadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailsAhead'] = ResolversParentTypes['MailsAhead']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failingNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  of?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unreached?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreachedNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addDocumentTemplate?: Resolver<ResolversTypes['DocumentTemplateChange'], ParentType, ContextType, RequireFields<MutationAddDocumentTemplateArgs, 'input'>>;
  addDocuments?: Resolver<ResolversTypes['DocumentsMade'], ParentType, ContextType, RequireFields<MutationAddDocumentsArgs, 'templateId'>>;
  addSigningSetting?: Resolver<ResolversTypes['SigningSettingChange'], ParentType, ContextType, RequireFields<MutationAddSigningSettingArgs, 'input'>>;
  declineDocument?: Resolver<ResolversTypes['SignatureAnswer'], ParentType, ContextType, RequireFields<MutationDeclineDocumentArgs, 'reason' | 'signatureId'>>;
  deleteDocumentTemplates?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteDocumentTemplatesArgs, 'ids'>>;
  deleteGeneratedDocuments?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteGeneratedDocumentsArgs, 'ids'>>;
  openDocumentToSign?: Resolver<ResolversTypes['DocumentToRead'], ParentType, ContextType, RequireFields<MutationOpenDocumentToSignArgs, 'signatureId'>>;
  remindSignatory?: Resolver<ResolversTypes['DocumentChange'], ParentType, ContextType, RequireFields<MutationRemindSignatoryArgs, 'documentId'>>;
  sendDocumentForSignature?: Resolver<ResolversTypes['DocumentChange'], ParentType, ContextType, RequireFields<MutationSendDocumentForSignatureArgs, 'documentId' | 'version'>>;
  sendDocumentMail?: Resolver<ResolversTypes['DocumentChange'], ParentType, ContextType, RequireFields<MutationSendDocumentMailArgs, 'body' | 'documentId' | 'subject' | 'to'>>;
  signDocument?: Resolver<ResolversTypes['SignatureAnswer'], ParentType, ContextType, RequireFields<MutationSignDocumentArgs, 'name' | 'signatureId'>>;
  undoChangeSet?: Resolver<ResolversTypes['UndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoChangeSetArgs, 'id' | 'wait'>>;
  updateDocumentTemplate?: Resolver<ResolversTypes['DocumentTemplateChange'], ParentType, ContextType, RequireFields<MutationUpdateDocumentTemplateArgs, 'id' | 'input' | 'version'>>;
  updateGeneratedDocument?: Resolver<ResolversTypes['GeneratedDocumentChange'], ParentType, ContextType, RequireFields<MutationUpdateGeneratedDocumentArgs, 'id' | 'input' | 'version'>>;
  updateSigningSetting?: Resolver<ResolversTypes['SigningSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateSigningSettingArgs, 'id' | 'input' | 'version'>>;
  voidDocument?: Resolver<ResolversTypes['DocumentChange'], ParentType, ContextType, RequireFields<MutationVoidDocumentArgs, 'documentId' | 'reason'>>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  documentMailDraft?: Resolver<ResolversTypes['DocumentMailDraft'], ParentType, ContextType, RequireFields<QueryDocumentMailDraftArgs, 'documentId'>>;
  documentPdf?: Resolver<ResolversTypes['DocumentFile'], ParentType, ContextType, RequireFields<QueryDocumentPdfArgs, 'documentId'>>;
  documentSignature?: Resolver<ResolversTypes['DocumentSignatureAnswer'], ParentType, ContextType, RequireFields<QueryDocumentSignatureArgs, 'id'>>;
  documentSignatureHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryDocumentSignatureHistoryArgs, 'id' | 'limit' | 'offset'>>;
  documentStanding?: Resolver<ResolversTypes['DocumentStanding'], ParentType, ContextType, RequireFields<QueryDocumentStandingArgs, 'documentId'>>;
  documentTemplate?: Resolver<ResolversTypes['DocumentTemplateAnswer'], ParentType, ContextType, RequireFields<QueryDocumentTemplateArgs, 'id'>>;
  documentTemplateHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryDocumentTemplateHistoryArgs, 'id' | 'limit' | 'offset'>>;
  documentsToSign?: Resolver<ResolversTypes['DocumentsToSign'], ParentType, ContextType>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  generatedDocument?: Resolver<ResolversTypes['GeneratedDocumentAnswer'], ParentType, ContextType, RequireFields<QueryGeneratedDocumentArgs, 'id'>>;
  generatedDocumentHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryGeneratedDocumentHistoryArgs, 'id' | 'limit' | 'offset'>>;
  listDocumentSignatures?: Resolver<ResolversTypes['DocumentSignaturePage'], ParentType, ContextType, RequireFields<QueryListDocumentSignaturesArgs, 'estimate' | 'limit' | 'offset'>>;
  listDocumentTemplates?: Resolver<ResolversTypes['DocumentTemplatePage'], ParentType, ContextType, RequireFields<QueryListDocumentTemplatesArgs, 'estimate' | 'limit' | 'offset'>>;
  listGeneratedDocuments?: Resolver<ResolversTypes['GeneratedDocumentPage'], ParentType, ContextType, RequireFields<QueryListGeneratedDocumentsArgs, 'estimate' | 'limit' | 'offset'>>;
  listSigningSettings?: Resolver<ResolversTypes['SigningSettingPage'], ParentType, ContextType, RequireFields<QueryListSigningSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  lookupDocumentSignatures?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupDocumentSignaturesArgs, 'limit' | 'offset'>>;
  lookupDocumentTemplates?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupDocumentTemplatesArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupGeneratedDocuments?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupGeneratedDocumentsArgs, 'limit' | 'offset'>>;
  lookupSigningSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupSigningSettingsArgs, 'limit' | 'offset'>>;
  signingSetting?: Resolver<ResolversTypes['SigningSettingAnswer'], ParentType, ContextType, RequireFields<QuerySigningSettingArgs, 'id'>>;
  signingSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QuerySigningSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
};

export type SignatureAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignatureAnswer'] = ResolversParentTypes['SignatureAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signatureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SigningSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningSetting'] = ResolversParentTypes['SigningSetting']> = {
  answersTo?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiryDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mostReminders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reminderDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sealedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sendSignedDocument?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SigningSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningSettingAnswer'] = ResolversParentTypes['SigningSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SigningSetting']>, ParentType, ContextType>;
};

export type SigningSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningSettingChange'] = ResolversParentTypes['SigningSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['SigningSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SigningSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningSettingPage'] = ResolversParentTypes['SigningSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SigningSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: GraphQLScalarType;
  Candidate?: CandidateResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecidedStep?: DecidedStepResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  DocumentChange?: DocumentChangeResolvers<ContextType>;
  DocumentEvent?: DocumentEventResolvers<ContextType>;
  DocumentFile?: DocumentFileResolvers<ContextType>;
  DocumentMailDraft?: DocumentMailDraftResolvers<ContextType>;
  DocumentSignature?: DocumentSignatureResolvers<ContextType>;
  DocumentSignatureAnswer?: DocumentSignatureAnswerResolvers<ContextType>;
  DocumentSignatureChange?: DocumentSignatureChangeResolvers<ContextType>;
  DocumentSignatureLine?: DocumentSignatureLineResolvers<ContextType>;
  DocumentSignaturePage?: DocumentSignaturePageResolvers<ContextType>;
  DocumentSigner?: DocumentSignerResolvers<ContextType>;
  DocumentStanding?: DocumentStandingResolvers<ContextType>;
  DocumentSubtype?: DocumentSubtypeResolvers<ContextType>;
  DocumentTemplate?: DocumentTemplateResolvers<ContextType>;
  DocumentTemplateAnswer?: DocumentTemplateAnswerResolvers<ContextType>;
  DocumentTemplateChange?: DocumentTemplateChangeResolvers<ContextType>;
  DocumentTemplatePage?: DocumentTemplatePageResolvers<ContextType>;
  DocumentTemplateSignatory?: DocumentTemplateSignatoryResolvers<ContextType>;
  DocumentToRead?: DocumentToReadResolvers<ContextType>;
  DocumentToSign?: DocumentToSignResolvers<ContextType>;
  DocumentsMade?: DocumentsMadeResolvers<ContextType>;
  DocumentsToSign?: DocumentsToSignResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  Employee?: EmployeeResolvers<ContextType>;
  EndpointStatus?: EndpointStatusResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  GeneratedDocument?: GeneratedDocumentResolvers<ContextType>;
  GeneratedDocumentAnswer?: GeneratedDocumentAnswerResolvers<ContextType>;
  GeneratedDocumentChange?: GeneratedDocumentChangeResolvers<ContextType>;
  GeneratedDocumentPage?: GeneratedDocumentPageResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  MailsAhead?: MailsAheadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SignatureAnswer?: SignatureAnswerResolvers<ContextType>;
  SigningSetting?: SigningSettingResolvers<ContextType>;
  SigningSettingAnswer?: SigningSettingAnswerResolvers<ContextType>;
  SigningSettingChange?: SigningSettingChangeResolvers<ContextType>;
  SigningSettingPage?: SigningSettingPageResolvers<ContextType>;
  UndoAnswer?: UndoAnswerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  column?: ColumnDirectiveResolver<any, any, ContextType>;
  counts?: CountsDirectiveResolver<any, any, ContextType>;
  file?: FileDirectiveResolver<any, any, ContextType>;
  form?: FormDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  ref?: RefDirectiveResolver<any, any, ContextType>;
  resource?: ResourceDirectiveResolver<any, any, ContextType>;
  rule?: RuleDirectiveResolver<any, any, ContextType>;
  screen?: ScreenDirectiveResolver<any, any, ContextType>;
  status?: StatusDirectiveResolver<any, any, ContextType>;
};
