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

/** A candidate who may be the same person. */
export type AlikeCandidate = {
  candidateId: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  reasons: Array<AlikeReason>;
};

export type AlikeReason =
  | 'EMAIL'
  | 'NAME'
  | 'PHONE';

/** Why a candidate is no longer considered. */
export type ArchiveReason = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Offered for candidates in this stage. Without one, in any stage. */
  stage?: Maybe<HiringStage>;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ArchiveReasonAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ArchiveReason>;
};

export type ArchiveReasonChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ArchiveReason>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ArchiveReasonFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ArchiveReasonFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ArchiveReasonFilter>;
  or?: InputMaybe<Array<ArchiveReasonFilter>>;
  stageId?: InputMaybe<IdFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ArchiveReasonInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  /** Offered for candidates in this stage. Without one, in any stage. */
  stageId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type ArchiveReasonPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ArchiveReason>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ArchiveReasonPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Offered for candidates in this stage. Without one, in any stage. */
  stageId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type ArchiveReasonReference = {
  Reason: Scalars['String']['output'];
  Reason_Id: Scalars['Int']['output'];
  /** Null for reasons of any stage. */
  Stage?: Maybe<Scalars['String']['output']>;
};

export type ArchiveReasonReferences = {
  archiveReasons: Array<ArchiveReasonReference>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ArchiveReasonSort = {
  field: ArchiveReasonSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ArchiveReasonSortField =
  | 'createdAt'
  | 'custom'
  | 'name'
  | 'stageId'
  | 'status'
  | 'updatedAt';

export type AtsStatus = {
  /** The form that was asked for, else that of candidates. */
  Form_Id: Scalars['Int']['output'];
  Id: Scalars['Int']['output'];
  Is_Default: Scalars['Boolean']['output'];
  Stage: Scalars['String']['output'];
  Stage_Id: Scalars['Int']['output'];
  Status: Scalars['String']['output'];
};

/** key: Id, Status, Stage, Stage_Id or Is_Default (true or false). */
export type AtsStatusCondition = {
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type AtsStatuses = {
  atsStatus: Array<AtsStatus>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type BannerSuggestion = {
  heading: Scalars['String']['output'];
  subtext: Scalars['String']['output'];
};

export type BannerSuggestions = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  suggestions: Array<BannerSuggestion>;
};

export type BeyondPlan =
  | 'NOTHING'
  /** It says why. */
  | 'REASON'
  /** It says why, and is approved by somebody with the optional choice. */
  | 'REASON_AND_CHOICE';

export type BeyondPlanFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<BeyondPlan>;
  in?: InputMaybe<Array<BeyondPlan>>;
};

/** Why a candidate may not be considered again. */
export type BlacklistReason = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type BlacklistReasonAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<BlacklistReason>;
};

export type BlacklistReasonChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<BlacklistReason>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type BlacklistReasonFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<BlacklistReasonFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<BlacklistReasonFilter>;
  or?: InputMaybe<Array<BlacklistReasonFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type BlacklistReasonInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type BlacklistReasonPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<BlacklistReason>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type BlacklistReasonPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type BlacklistReasonSort = {
  field: BlacklistReasonSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type BlacklistReasonSortField =
  | 'createdAt'
  | 'custom'
  | 'name'
  | 'status'
  | 'updatedAt';

export type BloodGroup =
  | 'AB_NEGATIVE'
  | 'AB_POSITIVE'
  | 'A_NEGATIVE'
  | 'A_POSITIVE'
  | 'B_NEGATIVE'
  | 'B_POSITIVE'
  | 'O_NEGATIVE'
  | 'O_POSITIVE';

export type BloodGroupFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<BloodGroup>;
  in?: InputMaybe<Array<BloodGroup>>;
};

export type BoardOfMine = {
  board: JobBoard;
  isOn: Scalars['Boolean']['output'];
  lastFetchedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The caller may publish posts to it. */
  mayPost: Scalars['Boolean']['output'];
  posts: Scalars['Int']['output'];
  /** What it lacks, in a sentence; empty for nothing. */
  warning: Scalars['String']['output'];
};

export type BooleanFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BusyCalendar = {
  /** Times of the next weeks in which the caller is busy. */
  appointments: Scalars['Int']['output'];
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Where the calendar is published; the rest of its address is not told. Null while there is none. */
  host?: Maybe<Scalars['String']['output']>;
  /** Why it could not be read since then; null where it was. */
  problem?: Maybe<BusyCalendarProblem>;
  readAt?: Maybe<Scalars['DateTime']['output']>;
};

export type BusyCalendarProblem =
  | 'NOT_A_CALENDAR'
  | 'TOO_LARGE'
  /** It does not answer, or not with a calendar. */
  | 'UNREACHABLE';

export type BusyKind =
  /** By the calendar that the member connected. */
  | 'CALENDAR'
  | 'HOLIDAY'
  | 'LEAVE'
  /** Work of the organization elsewhere, as approved. */
  | 'ON_DUTY'
  | 'OUTSIDE_HOURS'
  | 'REST_DAY'
  | 'ROUND'
  | 'SHORT_TIME_OFF';

export type BusyTime = {
  endsAt: Scalars['DateTime']['output'];
  kind: BusyKind;
  startsAt: Scalars['DateTime']['output'];
};

/** Somebody who applies for a post, was found by a recruiter, or is kept for later. */
export type Candidate = {
  address?: Maybe<Scalars['Address']['output']>;
  /** The day of the first application, or on which the candidate was added. */
  appliedOn: Scalars['LocalDate']['output'];
  archiveComment?: Maybe<Scalars['String']['output']>;
  archiveReason?: Maybe<ArchiveReason>;
  archivedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** From 0 to 100: what those who work on the candidate think. */
  assessment?: Maybe<Scalars['Decimal']['output']>;
  barangay?: Maybe<Scalars['String']['output']>;
  blacklistAttachment?: Maybe<Scalars['String']['output']>;
  blacklistComment?: Maybe<Scalars['String']['output']>;
  blacklistReason?: Maybe<BlacklistReason>;
  blacklistedBy?: Maybe<Scalars['String']['output']>;
  blacklistedOn?: Maybe<Scalars['LocalDate']['output']>;
  bloodGroup?: Maybe<BloodGroup>;
  certifications?: Maybe<Array<CandidateCertification>>;
  /** When the candidate agreed that these data are kept. */
  consentOn?: Maybe<Scalars['LocalDate']['output']>;
  coverLetter?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  /** A year. */
  currentCtc?: Maybe<Scalars['Decimal']['output']>;
  currentDesignation?: Maybe<Scalars['String']['output']>;
  currentEmployer?: Maybe<Scalars['String']['output']>;
  currentLocation?: Maybe<Scalars['String']['output']>;
  custom: Scalars['JSON']['output'];
  dateOfBirth?: Maybe<Scalars['LocalDate']['output']>;
  dependents?: Maybe<Array<CandidateDependent>>;
  disability?: Maybe<DisabilityStatement>;
  education?: Maybe<Array<CandidateEducation>>;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  emergencyContactName?: Maybe<Scalars['String']['output']>;
  emergencyContactRelation?: Maybe<Relationship>;
  /** Whom the candidate became. */
  employee?: Maybe<Employee>;
  /** A year. */
  expectedCtc?: Maybe<Scalars['Decimal']['output']>;
  experience?: Maybe<Array<CandidateExperience>>;
  /** Beside the years. */
  experienceMonths?: Maybe<Scalars['Int']['output']>;
  experienceYears?: Maybe<Scalars['Int']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  /** The day of the first interview round that took place. */
  firstInterviewOn?: Maybe<Scalars['LocalDate']['output']>;
  firstName: Scalars['String']['output'];
  gender?: Maybe<Gender>;
  genderExpression?: Maybe<Scalars['String']['output']>;
  genderIdentity?: Maybe<Scalars['String']['output']>;
  hiredOn?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  /** The post that the candidate is considered for now. Others stand under applications. */
  jobPost?: Maybe<JobPost>;
  languages?: Maybe<Array<CandidateLanguage>>;
  /** The day of the last interview round that took place. */
  lastInterviewOn?: Maybe<Scalars['LocalDate']['output']>;
  lastName: Scalars['String']['output'];
  maritalStatus?: Maybe<MaritalStatus>;
  middleName?: Maybe<Scalars['String']['output']>;
  mppPositionType?: Maybe<Scalars['String']['output']>;
  mppStatus?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  nationalId?: Maybe<Scalars['String']['output']>;
  nationality?: Maybe<Scalars['String']['output']>;
  noticePeriod?: Maybe<Scalars['Int']['output']>;
  /** Left empty, Tenure gives the next one. */
  number: Scalars['String']['output'];
  offerRespondedOn?: Maybe<Scalars['LocalDate']['output']>;
  offeredOn?: Maybe<Scalars['LocalDate']['output']>;
  otherWorkPermit?: Maybe<Scalars['String']['output']>;
  passportNumber?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  photo?: Maybe<Scalars['String']['output']>;
  /** The candidate may sign in to the portal. */
  portalAccess: Scalars['Boolean']['output'];
  /** Mails to the candidate are in it. The career page notes the language in which somebody applies; left empty, it is that of the organization. */
  preferredLanguage?: Maybe<Language>;
  preferredLocation?: Maybe<Location>;
  preferredName?: Maybe<Scalars['String']['output']>;
  pronouns?: Maybe<Scalars['String']['output']>;
  /** From 0 to 100: how well the resume fits the post. Tenure works it out. */
  ranking?: Maybe<Scalars['Decimal']['output']>;
  /** Who looks after the candidate. */
  recruiter?: Maybe<Employee>;
  references?: Maybe<Array<CandidateReference>>;
  region?: Maybe<Scalars['String']['output']>;
  resume?: Maybe<Scalars['String']['output']>;
  /** The day after which the data are erased. */
  retainUntil?: Maybe<Scalars['LocalDate']['output']>;
  salutation?: Maybe<Salutation>;
  sexualOrientation?: Maybe<Scalars['String']['output']>;
  shortlistedOn?: Maybe<Scalars['LocalDate']['output']>;
  skills?: Maybe<Array<CandidateSkill>>;
  source?: Maybe<CandidateSource>;
  sponsored: Scalars['Boolean']['output'];
  /** Changed by archiving, pools and the blacklist. */
  standing: CandidateStanding;
  /** Where the candidate stands for that post. */
  status: CandidateStatus;
  suffix?: Maybe<Scalars['String']['output']>;
  talentPool?: Maybe<TalentPool>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  verifierEmail?: Maybe<Scalars['EmailAddress']['output']>;
  /** Who confirmed what the candidate tells. */
  verifierName?: Maybe<Scalars['String']['output']>;
  verifierPhone?: Maybe<Scalars['String']['output']>;
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** The day on which the candidate took back the application to the post that counts: nobody considers them for it any more. */
  withdrawnOn?: Maybe<Scalars['LocalDate']['output']>;
  workPermits?: Maybe<Array<CandidateWorkPermit>>;
};

export type CandidateAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Candidate>;
};

export type CandidateApplicationForm =
  | 'DETAILED'
  | 'SIMPLE';

export type CandidateApplicationFormFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<CandidateApplicationForm>;
  in?: InputMaybe<Array<CandidateApplicationForm>>;
};

export type CandidateApplicationStatus = {
  Application_Id: Scalars['Int']['output'];
  Applied_On: Scalars['LocalDate']['output'];
  Candidate_Status: Scalars['String']['output'];
  Hiring_Stage: Scalars['String']['output'];
  Hiring_Stage_Id: Scalars['Int']['output'];
  /** The post that counts now. */
  Is_Current: Scalars['Boolean']['output'];
  Job_Post_Id: Scalars['Int']['output'];
  Job_Post_Name: Scalars['String']['output'];
  /** The day on which the candidate was moved to another post, where each has one application at a time. */
  Moved_On?: Maybe<Scalars['LocalDate']['output']>;
  Status_Id: Scalars['Int']['output'];
  Status_Since: Scalars['DateTime']['output'];
  /** The last one first. */
  Steps: Array<CandidateStep>;
  Withdrawn_On?: Maybe<Scalars['LocalDate']['output']>;
};

export type CandidateApplicationStatuses = {
  applicationStatus: Array<CandidateApplicationStatus>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CandidateAttachment = {
  Document_Name: Scalars['String']['output'];
  /** The key of the file. */
  File_Name: Scalars['String']['output'];
};

export type CandidateCertification = {
  file?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  ranking?: Maybe<Scalars['String']['output']>;
  receivedFrom?: Maybe<Scalars['String']['output']>;
  receivedOn?: Maybe<Scalars['LocalDate']['output']>;
};

export type CandidateCertificationEntry = {
  Certification_Name: Scalars['String']['output'];
  /** The key of the file. */
  File_Name?: Maybe<Scalars['String']['output']>;
  Ranking?: Maybe<Scalars['String']['output']>;
  Received_Date?: Maybe<Scalars['LocalDate']['output']>;
  Received_From?: Maybe<Scalars['String']['output']>;
};

export type CandidateCertificationInput = {
  file?: InputMaybe<Scalars['String']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  ranking?: InputMaybe<Scalars['String']['input']>;
  receivedFrom?: InputMaybe<Scalars['String']['input']>;
  receivedOn?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type CandidateChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Candidate>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CandidateDependent = {
  firstName: Scalars['String']['output'];
  gender?: Maybe<Gender>;
  id: Scalars['ID']['output'];
  relationship?: Maybe<Relationship>;
};

export type CandidateDependentDetail = {
  First_Name: Scalars['String']['output'];
  Gender?: Maybe<Scalars['String']['output']>;
  Relationship?: Maybe<Scalars['String']['output']>;
};

export type CandidateDependentInput = {
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  relationshipId?: InputMaybe<Scalars['ID']['input']>;
};

export type CandidateDetail = {
  Added_On: Scalars['DateTime']['output'];
  Apartment_Name?: Maybe<Scalars['String']['output']>;
  Applicant_Ranking?: Maybe<Scalars['Float']['output']>;
  Archive_Comment?: Maybe<Scalars['String']['output']>;
  Archive_Reason?: Maybe<Scalars['String']['output']>;
  Archived: Scalars['Boolean']['output'];
  Barangay?: Maybe<Scalars['String']['output']>;
  Blacklisted: Scalars['Boolean']['output'];
  /** The key of the file. */
  Blacklisted_Attachment_File_Name?: Maybe<Scalars['String']['output']>;
  Blacklisted_By?: Maybe<Scalars['String']['output']>;
  Blacklisted_Comments?: Maybe<Scalars['String']['output']>;
  Blacklisted_Date?: Maybe<Scalars['LocalDate']['output']>;
  Blacklisted_Reason?: Maybe<Scalars['String']['output']>;
  Blood_Group?: Maybe<Scalars['String']['output']>;
  Candidate_Id: Scalars['Int']['output'];
  Candidate_Number: Scalars['String']['output'];
  Candidate_Status: Scalars['String']['output'];
  Certifications: Array<CandidateCertificationEntry>;
  City?: Maybe<Scalars['String']['output']>;
  Country?: Maybe<Scalars['String']['output']>;
  Cover_Letter?: Maybe<Scalars['String']['output']>;
  /** ISO 4217. */
  Currency?: Maybe<Scalars['String']['output']>;
  Current_CTC?: Maybe<Scalars['Float']['output']>;
  Current_Designation?: Maybe<Scalars['String']['output']>;
  Current_Employer?: Maybe<Scalars['String']['output']>;
  Current_Location?: Maybe<Scalars['String']['output']>;
  DOB?: Maybe<Scalars['LocalDate']['output']>;
  Dependents: Array<CandidateDependentDetail>;
  /** How many other candidates have the same e-mail address or mobile number. */
  Duplicate_Count: Scalars['Int']['output'];
  /** The form builder and the workflow builder give these; null without them. */
  Dynamic_Form_Id?: Maybe<Scalars['Int']['output']>;
  Education: Array<CandidateEducationEntry>;
  Emergency_Contact_Name?: Maybe<Scalars['String']['output']>;
  Emergency_Contact_Relation?: Maybe<Scalars['String']['output']>;
  /** A year; null without the right to see it. */
  Expected_CTC?: Maybe<Scalars['Float']['output']>;
  Experience: Array<CandidateExperienceEntry>;
  Fax?: Maybe<Scalars['String']['output']>;
  First_Interview_Date?: Maybe<Scalars['LocalDate']['output']>;
  First_Name: Scalars['String']['output'];
  /** FEMALE, MALE, NON_BINARY or NOT_STATED; null without the right to see it. */
  Gender?: Maybe<Scalars['String']['output']>;
  Gender_Expression?: Maybe<Scalars['String']['output']>;
  /** Null without the right to see it, like all that is personal or about equal opportunity. */
  Gender_Identity?: Maybe<Scalars['String']['output']>;
  Hiring_Date?: Maybe<Scalars['LocalDate']['output']>;
  Hiring_Stage: Scalars['String']['output'];
  Hiring_Stage_Id: Scalars['Int']['output'];
  Is_Duplicate: Scalars['Boolean']['output'];
  Job_Post_Id?: Maybe<Scalars['Int']['output']>;
  Job_Post_Name?: Maybe<Scalars['String']['output']>;
  Languages_Known: Array<CandidateLanguageKnown>;
  Last_Interview_Date?: Maybe<Scalars['LocalDate']['output']>;
  Last_Name: Scalars['String']['output'];
  /** The stage before the present one. */
  Last_Stage?: Maybe<Scalars['String']['output']>;
  MPP_Position_Type?: Maybe<Scalars['String']['output']>;
  MPP_Status?: Maybe<Scalars['String']['output']>;
  Marital_Status?: Maybe<Scalars['String']['output']>;
  Middle_Name?: Maybe<Scalars['String']['output']>;
  /** Without the country's prefix. */
  Mobile_No?: Maybe<Scalars['String']['output']>;
  /** +91 and so on. */
  Mobile_No_Country_Code?: Maybe<Scalars['String']['output']>;
  National_Identification_Number?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  Nationality?: Maybe<Scalars['String']['output']>;
  /** Days. */
  Notice_Period?: Maybe<Scalars['Int']['output']>;
  Offer_Letter_Response_Date?: Maybe<Scalars['LocalDate']['output']>;
  Offer_Letter_Rolled_Out_Date?: Maybe<Scalars['LocalDate']['output']>;
  Other_Attachments: Array<CandidateAttachment>;
  Other_Work_Permit?: Maybe<Scalars['String']['output']>;
  Passport_Number?: Maybe<Scalars['String']['output']>;
  Personal_Email?: Maybe<Scalars['String']['output']>;
  Photo_Path?: Maybe<Scalars['String']['output']>;
  /** Null where not stated. */
  Physically_Challenged?: Maybe<Scalars['Boolean']['output']>;
  Pincode?: Maybe<Scalars['String']['output']>;
  Portal_Access_Enabeld: Scalars['Boolean']['output'];
  Preferred_First_Name?: Maybe<Scalars['String']['output']>;
  Preferred_Location?: Maybe<Scalars['String']['output']>;
  Pronoun?: Maybe<Scalars['String']['output']>;
  Recruiter_Id?: Maybe<Scalars['Int']['output']>;
  Recruiter_Name?: Maybe<Scalars['String']['output']>;
  /** All of them; those of a company stand with it as well. */
  References: Array<CandidateReferenceDetail>;
  Region?: Maybe<Scalars['String']['output']>;
  /** The key of the file. */
  Resume?: Maybe<Scalars['String']['output']>;
  Resume_File_Name?: Maybe<Scalars['String']['output']>;
  /** Bytes. */
  Resume_File_Size?: Maybe<Scalars['Int']['output']>;
  /** Whether a salary is known; false without the right to see it. */
  Salary_Exists: Scalars['Boolean']['output'];
  Salutation?: Maybe<Scalars['String']['output']>;
  Sexual_Orientation?: Maybe<Scalars['String']['output']>;
  Shortlisting_Date?: Maybe<Scalars['LocalDate']['output']>;
  Skill_Set: Array<Scalars['String']['output']>;
  Source?: Maybe<Scalars['String']['output']>;
  /** The kind of the source: CAREER_PAGE, JOB_BOARD, REFERRAL, AGENCY, SOCIAL_NETWORK, DIRECT or OTHER. */
  Source_Type?: Maybe<Scalars['String']['output']>;
  Sponsored: Scalars['Boolean']['output'];
  State?: Maybe<Scalars['String']['output']>;
  Status_Id: Scalars['Int']['output'];
  Street_Name?: Maybe<Scalars['String']['output']>;
  Suffix?: Maybe<Scalars['String']['output']>;
  Talent_Pool_Id?: Maybe<Scalars['Int']['output']>;
  Talent_Pool_Name?: Maybe<Scalars['String']['output']>;
  Total_Experience_In_Months?: Maybe<Scalars['Int']['output']>;
  Total_Experience_In_Years?: Maybe<Scalars['Int']['output']>;
  Verifier_Email_Id?: Maybe<Scalars['String']['output']>;
  Verifier_Name?: Maybe<Scalars['String']['output']>;
  Verifier_Phone_No?: Maybe<Scalars['String']['output']>;
  Work_Permits: Array<Scalars['String']['output']>;
  Workflow_Task_Id?: Maybe<Scalars['String']['output']>;
};

export type CandidateDetailAnswer = {
  candidateDetails: CandidateDetail;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

/** Two candidates of whom somebody said that they are not the same person: nobody is asked about them again. */
export type CandidateDistinction = {
  candidate: Candidate;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  decidedAt: Scalars['DateTime']['output'];
  decidedBy: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  other: Candidate;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type CandidateDistinctionAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CandidateDistinction>;
};

export type CandidateDistinctionChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CandidateDistinction>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CandidateDistinctionFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CandidateDistinctionFilter>>;
  candidateId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  decidedAt?: InputMaybe<DateTimeFilter>;
  decidedBy?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  not?: InputMaybe<CandidateDistinctionFilter>;
  or?: InputMaybe<Array<CandidateDistinctionFilter>>;
  otherId?: InputMaybe<IdFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type CandidateDistinctionPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<CandidateDistinction>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CandidateDistinctionPatch = {
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  decidedAt?: InputMaybe<Scalars['DateTime']['input']>;
  decidedBy?: InputMaybe<Scalars['String']['input']>;
  otherId?: InputMaybe<Scalars['ID']['input']>;
};

export type CandidateDistinctionSort = {
  field: CandidateDistinctionSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CandidateDistinctionSortField =
  | 'candidateId'
  | 'createdAt'
  | 'custom'
  | 'decidedAt'
  | 'decidedBy'
  | 'otherId'
  | 'updatedAt';

export type CandidateEducation = {
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  endedOn?: Maybe<Scalars['LocalDate']['output']>;
  grade?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  institute: Scalars['String']['output'];
  level?: Maybe<EducationLevel>;
  percentage?: Maybe<Scalars['Decimal']['output']>;
  qualification?: Maybe<Scalars['String']['output']>;
  specialization?: Maybe<Scalars['String']['output']>;
  startedOn?: Maybe<Scalars['LocalDate']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  yearOfPassing?: Maybe<Scalars['Int']['output']>;
};

export type CandidateEducationEntry = {
  City?: Maybe<Scalars['String']['output']>;
  Country?: Maybe<Scalars['String']['output']>;
  End_Date?: Maybe<Scalars['LocalDate']['output']>;
  Grade?: Maybe<Scalars['String']['output']>;
  Institute: Scalars['String']['output'];
  Percentage?: Maybe<Scalars['Float']['output']>;
  Qualification?: Maybe<Scalars['String']['output']>;
  Specialisation?: Maybe<Scalars['String']['output']>;
  Start_Date?: Maybe<Scalars['LocalDate']['output']>;
  State?: Maybe<Scalars['String']['output']>;
  Type?: Maybe<Scalars['String']['output']>;
  Year_Of_Passing?: Maybe<Scalars['Int']['output']>;
};

export type CandidateEducationInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  endedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  grade?: InputMaybe<Scalars['String']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  institute: Scalars['String']['input'];
  level?: InputMaybe<EducationLevel>;
  percentage?: InputMaybe<Scalars['Decimal']['input']>;
  qualification?: InputMaybe<Scalars['String']['input']>;
  specialization?: InputMaybe<Scalars['String']['input']>;
  startedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  yearOfPassing?: InputMaybe<Scalars['Int']['input']>;
};

export type CandidateErasure = {
  /** The change-set that says who erased, when and why. It is never undone. */
  changeSet: Scalars['ID']['output'];
  errorCode: Scalars['String']['output'];
  /** How many keys of the journal were destroyed. */
  keys: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CandidateExperience = {
  company: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  designation?: Maybe<Scalars['String']['output']>;
  /** Empty while it goes on. */
  endedOn?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  location?: Maybe<Scalars['String']['output']>;
  startedOn?: Maybe<Scalars['LocalDate']['output']>;
};

export type CandidateExperienceEntry = {
  Company: Scalars['String']['output'];
  Designation?: Maybe<Scalars['String']['output']>;
  /** In the caller's language. */
  Duration?: Maybe<Scalars['String']['output']>;
  /** Null while it goes on. */
  End_Date?: Maybe<Scalars['LocalDate']['output']>;
  Location?: Maybe<Scalars['String']['output']>;
  References: Array<CandidateReferenceDetail>;
  Start_Date?: Maybe<Scalars['LocalDate']['output']>;
};

export type CandidateExperienceInput = {
  company: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  designation?: InputMaybe<Scalars['String']['input']>;
  /** Empty while it goes on. */
  endedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  startedOn?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type CandidateFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CandidateFilter>>;
  appliedOn?: InputMaybe<LocalDateFilter>;
  archiveComment?: InputMaybe<TextFilter>;
  archiveReasonId?: InputMaybe<IdFilter>;
  archivedOn?: InputMaybe<LocalDateFilter>;
  assessment?: InputMaybe<DecimalFilter>;
  barangay?: InputMaybe<TextFilter>;
  blacklistComment?: InputMaybe<TextFilter>;
  blacklistReasonId?: InputMaybe<IdFilter>;
  blacklistedBy?: InputMaybe<TextFilter>;
  blacklistedOn?: InputMaybe<LocalDateFilter>;
  bloodGroup?: InputMaybe<BloodGroupFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  consentOn?: InputMaybe<LocalDateFilter>;
  coverLetter?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  currentCtc?: InputMaybe<DecimalFilter>;
  currentDesignation?: InputMaybe<TextFilter>;
  currentEmployer?: InputMaybe<TextFilter>;
  currentLocation?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dateOfBirth?: InputMaybe<LocalDateFilter>;
  disability?: InputMaybe<DisabilityStatementFilter>;
  email?: InputMaybe<TextFilter>;
  emergencyContactName?: InputMaybe<TextFilter>;
  emergencyContactRelationId?: InputMaybe<IdFilter>;
  employeeId?: InputMaybe<IdFilter>;
  expectedCtc?: InputMaybe<DecimalFilter>;
  experienceMonths?: InputMaybe<IntFilter>;
  experienceYears?: InputMaybe<IntFilter>;
  fax?: InputMaybe<TextFilter>;
  firstInterviewOn?: InputMaybe<LocalDateFilter>;
  firstName?: InputMaybe<TextFilter>;
  gender?: InputMaybe<GenderFilter>;
  genderExpression?: InputMaybe<TextFilter>;
  genderIdentity?: InputMaybe<TextFilter>;
  hiredOn?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  jobPostId?: InputMaybe<IdFilter>;
  lastInterviewOn?: InputMaybe<LocalDateFilter>;
  lastName?: InputMaybe<TextFilter>;
  maritalStatus?: InputMaybe<MaritalStatusFilter>;
  middleName?: InputMaybe<TextFilter>;
  mppPositionType?: InputMaybe<TextFilter>;
  mppStatus?: InputMaybe<TextFilter>;
  name?: InputMaybe<TextFilter>;
  nationalId?: InputMaybe<TextFilter>;
  nationality?: InputMaybe<TextFilter>;
  not?: InputMaybe<CandidateFilter>;
  noticePeriod?: InputMaybe<IntFilter>;
  number?: InputMaybe<TextFilter>;
  offerRespondedOn?: InputMaybe<LocalDateFilter>;
  offeredOn?: InputMaybe<LocalDateFilter>;
  or?: InputMaybe<Array<CandidateFilter>>;
  otherWorkPermit?: InputMaybe<TextFilter>;
  passportNumber?: InputMaybe<TextFilter>;
  phone?: InputMaybe<TextFilter>;
  portalAccess?: InputMaybe<BooleanFilter>;
  preferredLanguage?: InputMaybe<LanguageFilter>;
  preferredLocationId?: InputMaybe<IdFilter>;
  preferredName?: InputMaybe<TextFilter>;
  pronouns?: InputMaybe<TextFilter>;
  ranking?: InputMaybe<DecimalFilter>;
  recruiterId?: InputMaybe<IdFilter>;
  region?: InputMaybe<TextFilter>;
  retainUntil?: InputMaybe<LocalDateFilter>;
  salutation?: InputMaybe<SalutationFilter>;
  sexualOrientation?: InputMaybe<TextFilter>;
  shortlistedOn?: InputMaybe<LocalDateFilter>;
  /** Records with one that has skillId among these. */
  skills?: InputMaybe<RowsFilter>;
  sourceId?: InputMaybe<IdFilter>;
  sponsored?: InputMaybe<BooleanFilter>;
  standing?: InputMaybe<CandidateStandingFilter>;
  statusId?: InputMaybe<IdFilter>;
  suffix?: InputMaybe<TextFilter>;
  talentPoolId?: InputMaybe<IdFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  verifierEmail?: InputMaybe<TextFilter>;
  verifierName?: InputMaybe<TextFilter>;
  verifierPhone?: InputMaybe<TextFilter>;
  withdrawnOn?: InputMaybe<LocalDateFilter>;
  /** Records with one that has workAuthorizationId among these. */
  workPermits?: InputMaybe<RowsFilter>;
};

/** A line of the candidate import sheet. */
export type CandidateImportRow = {
  dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The title or the code of a post that is still to be filled. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  mobileNumberWithCountryCode?: InputMaybe<Scalars['String']['input']>;
  personalEmail?: InputMaybe<Scalars['String']['input']>;
};

/** What a candidate brings along who becomes an employee. */
export type CandidateIndividual = {
  Candidate_Id: Scalars['Int']['output'];
  Candidate_Status: Scalars['String']['output'];
  DOB?: Maybe<Scalars['LocalDate']['output']>;
  Department_Id?: Maybe<Scalars['Int']['output']>;
  Department_Name?: Maybe<Scalars['String']['output']>;
  Designation_Id?: Maybe<Scalars['Int']['output']>;
  Designation_Name?: Maybe<Scalars['String']['output']>;
  /** Whom the candidate became. */
  Employee_Id?: Maybe<Scalars['Int']['output']>;
  First_Name: Scalars['String']['output'];
  /** Null without the right to see it. */
  Gender?: Maybe<Scalars['String']['output']>;
  Hiring_Date?: Maybe<Scalars['LocalDate']['output']>;
  Hiring_Stage: Scalars['String']['output'];
  Job_Post_Id?: Maybe<Scalars['Int']['output']>;
  Job_Post_Name?: Maybe<Scalars['String']['output']>;
  Last_Name: Scalars['String']['output'];
  /** The preferred place, else the first of the post. */
  Location_Id?: Maybe<Scalars['Int']['output']>;
  Location_Name?: Maybe<Scalars['String']['output']>;
  Marital_Status?: Maybe<Scalars['String']['output']>;
  Middle_Name?: Maybe<Scalars['String']['output']>;
  Mobile_No?: Maybe<Scalars['String']['output']>;
  Mobile_No_Country_Code?: Maybe<Scalars['String']['output']>;
  Nationality?: Maybe<Scalars['String']['output']>;
  Other_Work_Permit?: Maybe<Scalars['String']['output']>;
  Personal_Email?: Maybe<Scalars['String']['output']>;
  Preferred_First_Name?: Maybe<Scalars['String']['output']>;
  Salutation?: Maybe<Scalars['String']['output']>;
  Suffix?: Maybe<Scalars['String']['output']>;
  /** Where the candidate told one permit to work; of several none. */
  Work_Authorization_Id?: Maybe<Scalars['Int']['output']>;
  Work_Authorization_Name?: Maybe<Scalars['String']['output']>;
};

export type CandidateIndividualAnswer = {
  candidateIndividual: CandidateIndividual;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CandidateInput = {
  address?: InputMaybe<Scalars['Address']['input']>;
  /** The day of the first application, or on which the candidate was added. */
  appliedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  archiveComment?: InputMaybe<Scalars['String']['input']>;
  archiveReasonId?: InputMaybe<Scalars['ID']['input']>;
  archivedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** From 0 to 100: what those who work on the candidate think. */
  assessment?: InputMaybe<Scalars['Decimal']['input']>;
  barangay?: InputMaybe<Scalars['String']['input']>;
  blacklistAttachment?: InputMaybe<Scalars['String']['input']>;
  blacklistComment?: InputMaybe<Scalars['String']['input']>;
  blacklistReasonId?: InputMaybe<Scalars['ID']['input']>;
  blacklistedBy?: InputMaybe<Scalars['String']['input']>;
  blacklistedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  bloodGroup?: InputMaybe<BloodGroup>;
  certifications?: InputMaybe<Array<CandidateCertificationInput>>;
  /** When the candidate agreed that these data are kept. */
  consentOn?: InputMaybe<Scalars['LocalDate']['input']>;
  coverLetter?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  /** A year. */
  currentCtc?: InputMaybe<Scalars['Decimal']['input']>;
  currentDesignation?: InputMaybe<Scalars['String']['input']>;
  currentEmployer?: InputMaybe<Scalars['String']['input']>;
  currentLocation?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  dependents?: InputMaybe<Array<CandidateDependentInput>>;
  disability?: InputMaybe<DisabilityStatement>;
  education?: InputMaybe<Array<CandidateEducationInput>>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  emergencyContactName?: InputMaybe<Scalars['String']['input']>;
  emergencyContactRelationId?: InputMaybe<Scalars['ID']['input']>;
  /** Whom the candidate became. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** A year. */
  expectedCtc?: InputMaybe<Scalars['Decimal']['input']>;
  experience?: InputMaybe<Array<CandidateExperienceInput>>;
  /** Beside the years. */
  experienceMonths?: InputMaybe<Scalars['Int']['input']>;
  experienceYears?: InputMaybe<Scalars['Int']['input']>;
  fax?: InputMaybe<Scalars['String']['input']>;
  /** The day of the first interview round that took place. */
  firstInterviewOn?: InputMaybe<Scalars['LocalDate']['input']>;
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  genderExpression?: InputMaybe<Scalars['String']['input']>;
  genderIdentity?: InputMaybe<Scalars['String']['input']>;
  hiredOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The post that the candidate is considered for now. Others stand under applications. */
  jobPostId?: InputMaybe<Scalars['ID']['input']>;
  languages?: InputMaybe<Array<CandidateLanguageInput>>;
  /** The day of the last interview round that took place. */
  lastInterviewOn?: InputMaybe<Scalars['LocalDate']['input']>;
  lastName: Scalars['String']['input'];
  maritalStatus?: InputMaybe<MaritalStatus>;
  middleName?: InputMaybe<Scalars['String']['input']>;
  mppPositionType?: InputMaybe<Scalars['String']['input']>;
  mppStatus?: InputMaybe<Scalars['String']['input']>;
  nationalId?: InputMaybe<Scalars['String']['input']>;
  nationality?: InputMaybe<Scalars['String']['input']>;
  noticePeriod?: InputMaybe<Scalars['Int']['input']>;
  /** Left empty, Tenure gives the next one. */
  number?: InputMaybe<Scalars['String']['input']>;
  offerRespondedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  offeredOn?: InputMaybe<Scalars['LocalDate']['input']>;
  otherWorkPermit?: InputMaybe<Scalars['String']['input']>;
  passportNumber?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  photo?: InputMaybe<Scalars['String']['input']>;
  /** The candidate may sign in to the portal. */
  portalAccess?: InputMaybe<Scalars['Boolean']['input']>;
  /** Mails to the candidate are in it. The career page notes the language in which somebody applies; left empty, it is that of the organization. */
  preferredLanguage?: InputMaybe<Language>;
  preferredLocationId?: InputMaybe<Scalars['ID']['input']>;
  preferredName?: InputMaybe<Scalars['String']['input']>;
  pronouns?: InputMaybe<Scalars['String']['input']>;
  /** Who looks after the candidate. */
  recruiterId?: InputMaybe<Scalars['ID']['input']>;
  references?: InputMaybe<Array<CandidateReferenceInput>>;
  region?: InputMaybe<Scalars['String']['input']>;
  resume?: InputMaybe<Scalars['String']['input']>;
  /** The day after which the data are erased. */
  retainUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  salutation?: InputMaybe<Salutation>;
  sexualOrientation?: InputMaybe<Scalars['String']['input']>;
  shortlistedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  skills?: InputMaybe<Array<CandidateSkillInput>>;
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  sponsored?: InputMaybe<Scalars['Boolean']['input']>;
  /** Changed by archiving, pools and the blacklist. */
  standing?: InputMaybe<CandidateStanding>;
  /** Where the candidate stands for that post. */
  statusId?: InputMaybe<Scalars['ID']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  talentPoolId?: InputMaybe<Scalars['ID']['input']>;
  verifierEmail?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Who confirmed what the candidate tells. */
  verifierName?: InputMaybe<Scalars['String']['input']>;
  verifierPhone?: InputMaybe<Scalars['String']['input']>;
  workPermits?: InputMaybe<Array<CandidateWorkPermitInput>>;
};

export type CandidateInterview = {
  calendarEventId?: Maybe<Scalars['String']['output']>;
  candidateId: Scalars['Int']['output'];
  candidateName: Scalars['String']['output'];
  client?: Maybe<Scalars['String']['output']>;
  companyLogo?: Maybe<Scalars['String']['output']>;
  companyName: Scalars['String']['output'];
  completedRounds: Scalars['Int']['output'];
  endDate?: Maybe<Scalars['DateTime']['output']>;
  feedbackStatus?: Maybe<ScorecardStatus>;
  /** The photo of the candidate. */
  image?: Maybe<Scalars['String']['output']>;
  interviewId: Scalars['Int']['output'];
  interviewName: Scalars['String']['output'];
  jobPost?: Maybe<Scalars['String']['output']>;
  jobPostId?: Maybe<Scalars['Int']['output']>;
  meetingLink?: Maybe<Scalars['String']['output']>;
  mode?: Maybe<InterviewMode>;
  ownResponse?: Maybe<PanelResponse>;
  resume?: Maybe<Scalars['String']['output']>;
  roundId?: Maybe<Scalars['Int']['output']>;
  roundName?: Maybe<Scalars['String']['output']>;
  roundResult?: Maybe<RoundResult>;
  roundStatus?: Maybe<ScheduledRoundStatus>;
  rounds: Array<CandidateRound>;
  /** The caller's own; null for who is not on the panel. */
  scorecardId?: Maybe<Scalars['Int']['output']>;
  startDate?: Maybe<Scalars['DateTime']['output']>;
  status: InterviewStatus;
  /** The zone in which the candidate reads the time. */
  timeZone?: Maybe<Scalars['String']['output']>;
  totalRounds: Scalars['Int']['output'];
  venue?: Maybe<Scalars['String']['output']>;
};

export type CandidateLanguage = {
  id: Scalars['ID']['output'];
  language: Scalars['String']['output'];
  proficiency?: Maybe<LanguageProficiency>;
  readWrite: Scalars['Boolean']['output'];
  spoken: Scalars['Boolean']['output'];
};

export type CandidateLanguageInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  language: Scalars['String']['input'];
  proficiency?: InputMaybe<LanguageProficiency>;
  readWrite?: InputMaybe<Scalars['Boolean']['input']>;
  spoken?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CandidateLanguageKnown = {
  /** ISO 639. */
  Language: Scalars['String']['output'];
  Proficiency?: Maybe<Scalars['String']['output']>;
  Read_Write: Scalars['Boolean']['output'];
  Spoken: Scalars['Boolean']['output'];
};

export type CandidateListRow = {
  Added_On: Scalars['DateTime']['output'];
  Applicant_Ranking?: Maybe<Scalars['Float']['output']>;
  Archive_Comment?: Maybe<Scalars['String']['output']>;
  Archive_Reason?: Maybe<Scalars['String']['output']>;
  Archived: Scalars['Boolean']['output'];
  Blacklisted: Scalars['Boolean']['output'];
  /** The key of the file. */
  Blacklisted_Attachment_File_Name?: Maybe<Scalars['String']['output']>;
  Blacklisted_By?: Maybe<Scalars['String']['output']>;
  Blacklisted_Comments?: Maybe<Scalars['String']['output']>;
  Blacklisted_Date?: Maybe<Scalars['LocalDate']['output']>;
  Blacklisted_Reason?: Maybe<Scalars['String']['output']>;
  Candidate_Id: Scalars['Int']['output'];
  Candidate_Number: Scalars['String']['output'];
  Candidate_Status: Scalars['String']['output'];
  Current_CTC?: Maybe<Scalars['Float']['output']>;
  Current_Location?: Maybe<Scalars['String']['output']>;
  DOB?: Maybe<Scalars['LocalDate']['output']>;
  /** How many other candidates have the same e-mail address or mobile number. */
  Duplicate_Count: Scalars['Int']['output'];
  /** The form builder and the workflow builder give these; null without them. */
  Dynamic_Form_Id?: Maybe<Scalars['Int']['output']>;
  /** A year; null without the right to see it. */
  Expected_CTC?: Maybe<Scalars['Float']['output']>;
  First_Interview_Date?: Maybe<Scalars['LocalDate']['output']>;
  First_Name: Scalars['String']['output'];
  /** FEMALE, MALE, NON_BINARY or NOT_STATED; null without the right to see it. */
  Gender?: Maybe<Scalars['String']['output']>;
  Hiring_Date?: Maybe<Scalars['LocalDate']['output']>;
  Hiring_Stage: Scalars['String']['output'];
  Hiring_Stage_Id: Scalars['Int']['output'];
  Is_Duplicate: Scalars['Boolean']['output'];
  Job_Post_Id?: Maybe<Scalars['Int']['output']>;
  Job_Post_Name?: Maybe<Scalars['String']['output']>;
  Last_Interview_Date?: Maybe<Scalars['LocalDate']['output']>;
  Last_Name: Scalars['String']['output'];
  /** The stage before the present one. */
  Last_Stage?: Maybe<Scalars['String']['output']>;
  MPP_Position_Type?: Maybe<Scalars['String']['output']>;
  MPP_Status?: Maybe<Scalars['String']['output']>;
  Middle_Name?: Maybe<Scalars['String']['output']>;
  /** Without the country's prefix. */
  Mobile_No?: Maybe<Scalars['String']['output']>;
  /** +91 and so on. */
  Mobile_No_Country_Code?: Maybe<Scalars['String']['output']>;
  /** Days. */
  Notice_Period?: Maybe<Scalars['Int']['output']>;
  Offer_Letter_Response_Date?: Maybe<Scalars['LocalDate']['output']>;
  Offer_Letter_Rolled_Out_Date?: Maybe<Scalars['LocalDate']['output']>;
  Other_Attachments: Array<CandidateAttachment>;
  Personal_Email?: Maybe<Scalars['String']['output']>;
  Portal_Access_Enabeld: Scalars['Boolean']['output'];
  Preferred_Location?: Maybe<Scalars['String']['output']>;
  Recruiter_Id?: Maybe<Scalars['Int']['output']>;
  Recruiter_Name?: Maybe<Scalars['String']['output']>;
  /** The key of the file. */
  Resume?: Maybe<Scalars['String']['output']>;
  /** Whether a salary is known; false without the right to see it. */
  Salary_Exists: Scalars['Boolean']['output'];
  Shortlisting_Date?: Maybe<Scalars['LocalDate']['output']>;
  Skill_Set: Array<Scalars['String']['output']>;
  Source?: Maybe<Scalars['String']['output']>;
  /** The kind of the source: CAREER_PAGE, JOB_BOARD, REFERRAL, AGENCY, SOCIAL_NETWORK, DIRECT or OTHER. */
  Source_Type?: Maybe<Scalars['String']['output']>;
  Sponsored: Scalars['Boolean']['output'];
  Status_Id: Scalars['Int']['output'];
  Talent_Pool_Id?: Maybe<Scalars['Int']['output']>;
  Talent_Pool_Name?: Maybe<Scalars['String']['output']>;
  Total_Experience_In_Months?: Maybe<Scalars['Int']['output']>;
  Total_Experience_In_Years?: Maybe<Scalars['Int']['output']>;
  Workflow_Task_Id?: Maybe<Scalars['String']['output']>;
};

/** Somebody who may be the person of whom a form tells. */
export type CandidateLookalike = {
  candidateId: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  reasons: Array<DuplicateReason>;
  score: Scalars['Float']['output'];
  standing: CandidateStanding;
};

export type CandidateLookalikes = {
  errorCode: Scalars['String']['output'];
  /** The likeliest first, at most five. */
  lookalikes: Array<CandidateLookalike>;
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CandidateMail = {
  /** Passcodes and links that are the candidate's alone are left out. */
  body: Scalars['String']['output'];
  /** It waits, was never tried, and was written by a person. */
  canBeTakenBack: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** When it is to go out, or is tried next. */
  dueAt: Scalars['DateTime']['output'];
  files: Array<CandidateMailFile>;
  id: Scalars['ID']['output'];
  /** What the mail server answered last. */
  problem?: Maybe<Scalars['String']['output']>;
  recipient: Scalars['String']['output'];
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  status: CandidateMailStatus;
  subject: Scalars['String']['output'];
  /** Who wrote it; null for what Tenure wrote by itself. */
  writtenBy?: Maybe<Scalars['String']['output']>;
};

export type CandidateMailAnswer = {
  errorCode: Scalars['String']['output'];
  mailId?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CandidateMailContents = {
  /** Base64. */
  content: Scalars['String']['output'];
  contentType: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type CandidateMailDraft = {
  documents: Array<MailableDocument>;
  errorCode: Scalars['String']['output'];
  jobPost: Scalars['String']['output'];
  /** In which the candidate reads, as EN: the words of mail templates are in it. */
  language: Language;
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
  organisation: Scalars['String']['output'];
  /** Null: there is no address to write to. */
  recipient?: Maybe<Scalars['String']['output']>;
  /** Where answers go. */
  replyTo?: Maybe<Scalars['String']['output']>;
  templates: Array<CandidateMailTemplate>;
};

export type CandidateMailFile = {
  bytes: Scalars['Int']['output'];
  /** Whether the caller may open it: what was sent before files were kept is gone, and a signed offer takes the right to salaries of candidates. */
  isKept: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type CandidateMailPage = {
  errorCode: Scalars['String']['output'];
  mails: Array<CandidateMail>;
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

/** As of every outgoing mail. */
export type CandidateMailStatus =
  | 'FAILED'
  | 'KEPT'
  | 'QUEUED'
  | 'SENT';

/** Words to begin with: those of a mail template, or of a status that sends a mail. */
export type CandidateMailTemplate = {
  body: Scalars['String']['output'];
  /** Documents that go with it. */
  documentIds: Array<Scalars['ID']['output']>;
  key: Scalars['String']['output'];
  /** What the mail is for, or the status that sends it. */
  name: Scalars['String']['output'];
  subject: Scalars['String']['output'];
};

export type CandidateMergePreview = {
  /** What stands against it, in words; nothing where they can be merged. */
  conflicts: Array<Scalars['String']['output']>;
  errorCode: Scalars['String']['output'];
  /** Who of them is hired: the post and the status stay theirs, whatever is chosen. */
  hired?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  /** Of what the caller may see. */
  moves: Array<MergeMove>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CandidatePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Candidate>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CandidatePatch = {
  address?: InputMaybe<Scalars['Address']['input']>;
  /** The day of the first application, or on which the candidate was added. */
  appliedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  archiveComment?: InputMaybe<Scalars['String']['input']>;
  archiveReasonId?: InputMaybe<Scalars['ID']['input']>;
  archivedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** From 0 to 100: what those who work on the candidate think. */
  assessment?: InputMaybe<Scalars['Decimal']['input']>;
  barangay?: InputMaybe<Scalars['String']['input']>;
  blacklistAttachment?: InputMaybe<Scalars['String']['input']>;
  blacklistComment?: InputMaybe<Scalars['String']['input']>;
  blacklistReasonId?: InputMaybe<Scalars['ID']['input']>;
  blacklistedBy?: InputMaybe<Scalars['String']['input']>;
  blacklistedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  bloodGroup?: InputMaybe<BloodGroup>;
  certifications?: InputMaybe<Array<CandidateCertificationInput>>;
  /** When the candidate agreed that these data are kept. */
  consentOn?: InputMaybe<Scalars['LocalDate']['input']>;
  coverLetter?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  /** A year. */
  currentCtc?: InputMaybe<Scalars['Decimal']['input']>;
  currentDesignation?: InputMaybe<Scalars['String']['input']>;
  currentEmployer?: InputMaybe<Scalars['String']['input']>;
  currentLocation?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  dependents?: InputMaybe<Array<CandidateDependentInput>>;
  disability?: InputMaybe<DisabilityStatement>;
  education?: InputMaybe<Array<CandidateEducationInput>>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  emergencyContactName?: InputMaybe<Scalars['String']['input']>;
  emergencyContactRelationId?: InputMaybe<Scalars['ID']['input']>;
  /** Whom the candidate became. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** A year. */
  expectedCtc?: InputMaybe<Scalars['Decimal']['input']>;
  experience?: InputMaybe<Array<CandidateExperienceInput>>;
  /** Beside the years. */
  experienceMonths?: InputMaybe<Scalars['Int']['input']>;
  experienceYears?: InputMaybe<Scalars['Int']['input']>;
  fax?: InputMaybe<Scalars['String']['input']>;
  /** The day of the first interview round that took place. */
  firstInterviewOn?: InputMaybe<Scalars['LocalDate']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  genderExpression?: InputMaybe<Scalars['String']['input']>;
  genderIdentity?: InputMaybe<Scalars['String']['input']>;
  hiredOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The post that the candidate is considered for now. Others stand under applications. */
  jobPostId?: InputMaybe<Scalars['ID']['input']>;
  languages?: InputMaybe<Array<CandidateLanguageInput>>;
  /** The day of the last interview round that took place. */
  lastInterviewOn?: InputMaybe<Scalars['LocalDate']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  maritalStatus?: InputMaybe<MaritalStatus>;
  middleName?: InputMaybe<Scalars['String']['input']>;
  mppPositionType?: InputMaybe<Scalars['String']['input']>;
  mppStatus?: InputMaybe<Scalars['String']['input']>;
  nationalId?: InputMaybe<Scalars['String']['input']>;
  nationality?: InputMaybe<Scalars['String']['input']>;
  noticePeriod?: InputMaybe<Scalars['Int']['input']>;
  /** Left empty, Tenure gives the next one. */
  number?: InputMaybe<Scalars['String']['input']>;
  offerRespondedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  offeredOn?: InputMaybe<Scalars['LocalDate']['input']>;
  otherWorkPermit?: InputMaybe<Scalars['String']['input']>;
  passportNumber?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  photo?: InputMaybe<Scalars['String']['input']>;
  /** The candidate may sign in to the portal. */
  portalAccess?: InputMaybe<Scalars['Boolean']['input']>;
  /** Mails to the candidate are in it. The career page notes the language in which somebody applies; left empty, it is that of the organization. */
  preferredLanguage?: InputMaybe<Language>;
  preferredLocationId?: InputMaybe<Scalars['ID']['input']>;
  preferredName?: InputMaybe<Scalars['String']['input']>;
  pronouns?: InputMaybe<Scalars['String']['input']>;
  /** Who looks after the candidate. */
  recruiterId?: InputMaybe<Scalars['ID']['input']>;
  references?: InputMaybe<Array<CandidateReferenceInput>>;
  region?: InputMaybe<Scalars['String']['input']>;
  resume?: InputMaybe<Scalars['String']['input']>;
  /** The day after which the data are erased. */
  retainUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  salutation?: InputMaybe<Salutation>;
  sexualOrientation?: InputMaybe<Scalars['String']['input']>;
  shortlistedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  skills?: InputMaybe<Array<CandidateSkillInput>>;
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  sponsored?: InputMaybe<Scalars['Boolean']['input']>;
  /** Changed by archiving, pools and the blacklist. */
  standing?: InputMaybe<CandidateStanding>;
  /** Where the candidate stands for that post. */
  statusId?: InputMaybe<Scalars['ID']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  talentPoolId?: InputMaybe<Scalars['ID']['input']>;
  verifierEmail?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Who confirmed what the candidate tells. */
  verifierName?: InputMaybe<Scalars['String']['input']>;
  verifierPhone?: InputMaybe<Scalars['String']['input']>;
  workPermits?: InputMaybe<Array<CandidateWorkPermitInput>>;
};

export type CandidateRankingAnswer = {
  errorCode: Scalars['String']['output'];
  /** Something changed, and the value in lists follows shortly. */
  isWaiting: Scalars['Boolean']['output'];
  jobPost?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  parts: Array<CandidateRankingPart>;
  /** From 0 to 100. Null: there is no post, it asks for nothing, or nothing is known of what it asks for. */
  ranking?: Maybe<Scalars['Float']['output']>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CandidateRankingPart = {
  /** Begun, or named in the resume only: counts half. */
  half: Array<Scalars['String']['output']>;
  /** Nothing is known of it, so it counts nothing. */
  isUnknown: Scalars['Boolean']['output'];
  met: Array<Scalars['String']['output']>;
  missing: Array<Scalars['String']['output']>;
  most: Scalars['Float']['output'];
  part: RankingPart;
  /** Of `most`. */
  points: Scalars['Float']['output'];
  /** Of experience: years that the candidate has, and from how many to how many the post asks for. */
  years?: Maybe<Scalars['Float']['output']>;
  yearsFrom?: Maybe<Scalars['Float']['output']>;
  yearsTo?: Maybe<Scalars['Float']['output']>;
};

export type CandidateReference = {
  company?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
};

export type CandidateReferenceDetail = {
  Company?: Maybe<Scalars['String']['output']>;
  Reference_Email?: Maybe<Scalars['String']['output']>;
  Reference_Name: Scalars['String']['output'];
  Reference_Number?: Maybe<Scalars['String']['output']>;
};

export type CandidateReferenceInput = {
  company?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** What may be asked for before a candidate moves on. */
export type CandidateRequirement =
  | 'EXPECTED_CTC'
  | 'INTERVIEW'
  | 'JOB_POST'
  | 'NOTICE_PERIOD'
  | 'PHONE'
  | 'RESUME'
  | 'SALARY';

export type CandidateRound = {
  /** The caller may schedule, cancel and record results. */
  canManage: Scalars['Boolean']['output'];
  cancelReason?: Maybe<Scalars['String']['output']>;
  endTime: Scalars['DateTime']['output'];
  maxScore: Scalars['Float']['output'];
  meetingLink?: Maybe<Scalars['String']['output']>;
  mode: InterviewMode;
  /** When the candidate asked for another time in the portal, and what they said. */
  moveAskedAt?: Maybe<Scalars['DateTime']['output']>;
  moveAskedNote?: Maybe<Scalars['String']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  panelDetails: Array<RoundPanelMember>;
  panelScore?: Maybe<Scalars['Float']['output']>;
  passesBy: PassingScoreOf;
  passingScore: Scalars['Float']['output'];
  /** What the scores so far come to by the passing score; null while some are missing or the caller may not read them yet. */
  proposedResult?: Maybe<RoundResult>;
  result: RoundResult;
  roundId: Scalars['Int']['output'];
  /** That of the round on the list of rounds. */
  roundMasterId: Scalars['Int']['output'];
  roundName: Scalars['String']['output'];
  sequence: Scalars['Int']['output'];
  startTime: Scalars['DateTime']['output'];
  status: ScheduledRoundStatus;
  timeZone: Scalars['String']['output'];
  totalScore?: Maybe<Scalars['Float']['output']>;
  venue?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type CandidateRows = {
  candidates: Array<CandidateListRow>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

/** What a candidate is offered a year, with everything that it is made of, as it was reckoned when it was saved. */
export type CandidateSalary = {
  /** What is paid. One of them takes the balance. A percentage or an amount here takes the place of the component’s own. */
  allowances?: Maybe<Array<CandidateSalaryAllowance>>;
  annualCTC: Scalars['Decimal']['output'];
  /** Without what the employer puts by. */
  annualGrossSalary: Scalars['Decimal']['output'];
  candidate: Candidate;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Of the organization’s payroll. */
  currency: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  effectiveFrom: Scalars['LocalDate']['output'];
  /** Sums that are shown beside. */
  grosses?: Maybe<Array<CandidateSalaryGross>>;
  id: Scalars['ID']['output'];
  /** What an ordinary month pays. */
  monthlyGrossSalary: Scalars['Decimal']['output'];
  /** What is put by for later. Shares here take the place of the component’s own. */
  retirals?: Maybe<Array<CandidateSalaryRetiral>>;
  /** YYYY-MM: the first month that is paid. Left empty, that of the day on which it takes effect. */
  salaryEffectiveMonth?: Maybe<Scalars['String']['output']>;
  /** Follows the offer: its answer makes it accepted or declined. */
  status: CandidateSalaryStatus;
  /** Every figure with what it comes from. */
  structure?: Maybe<Scalars['JSON']['output']>;
  /** Without lines of their own below, the components of the template count. */
  template?: Maybe<SalaryTemplate>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type CandidateSalaryAllowance = {
  amount?: Maybe<Scalars['Decimal']['output']>;
  component: SalaryComponent;
  id: Scalars['ID']['output'];
  percentage?: Maybe<Scalars['Decimal']['output']>;
};

export type CandidateSalaryAllowanceInput = {
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  componentId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  percentage?: InputMaybe<Scalars['Decimal']['input']>;
};

export type CandidateSalaryAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CandidateSalary>;
};

export type CandidateSalaryChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CandidateSalary>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CandidateSalaryDetails = {
  currencySymbol: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** JSON text: slabWisePF, and the retirals of the provident fund with their shares. */
  pfSettings: Scalars['String']['output'];
  /** Of the post that the candidate named by candidateId is considered for. */
  postPay?: Maybe<OfferedPostPay>;
  /** JSON text: roundOff and roundOffTo. */
  roundOffSettings: Scalars['String']['output'];
  /**
   * JSON text: a list of salaryId, candidateId, candidateName, status, templateId, templateName, annualCTC, annualGrossSalary, monthlyGrossSalary, effectiveFrom, salaryEffectiveMonth,
   * allowances, retirals, grosses; in view mode salaryStructure and employeeRetiralDetails, the figures as they were saved.
   */
  salaryDetails: Scalars['String']['output'];
  /** JSON text: templates in use, templateId, templateName and annualCTC of each. */
  templateDetails: Scalars['String']['output'];
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CandidateSalaryFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CandidateSalaryFilter>>;
  annualCTC?: InputMaybe<DecimalFilter>;
  annualGrossSalary?: InputMaybe<DecimalFilter>;
  candidateId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  monthlyGrossSalary?: InputMaybe<DecimalFilter>;
  not?: InputMaybe<CandidateSalaryFilter>;
  or?: InputMaybe<Array<CandidateSalaryFilter>>;
  salaryEffectiveMonth?: InputMaybe<TextFilter>;
  status?: InputMaybe<CandidateSalaryStatusFilter>;
  templateId?: InputMaybe<IdFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type CandidateSalaryGross = {
  component: SalaryComponent;
  id: Scalars['ID']['output'];
};

export type CandidateSalaryGrossInput = {
  componentId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type CandidateSalaryInput = {
  /** What is paid. One of them takes the balance. A percentage or an amount here takes the place of the component’s own. */
  allowances?: InputMaybe<Array<CandidateSalaryAllowanceInput>>;
  annualCTC: Scalars['Decimal']['input'];
  /** Without what the employer puts by. */
  annualGrossSalary?: InputMaybe<Scalars['Decimal']['input']>;
  candidateId: Scalars['ID']['input'];
  /** Of the organization’s payroll. */
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Sums that are shown beside. */
  grosses?: InputMaybe<Array<CandidateSalaryGrossInput>>;
  /** What an ordinary month pays. */
  monthlyGrossSalary?: InputMaybe<Scalars['Decimal']['input']>;
  /** What is put by for later. Shares here take the place of the component’s own. */
  retirals?: InputMaybe<Array<CandidateSalaryRetiralInput>>;
  /** YYYY-MM: the first month that is paid. Left empty, that of the day on which it takes effect. */
  salaryEffectiveMonth?: InputMaybe<Scalars['String']['input']>;
  /** Follows the offer: its answer makes it accepted or declined. */
  status?: InputMaybe<CandidateSalaryStatus>;
  /** Every figure with what it comes from. */
  structure?: InputMaybe<Scalars['JSON']['input']>;
  /** Without lines of their own below, the components of the template count. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
};

export type CandidateSalaryPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<CandidateSalary>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CandidateSalaryPatch = {
  /** What is paid. One of them takes the balance. A percentage or an amount here takes the place of the component’s own. */
  allowances?: InputMaybe<Array<CandidateSalaryAllowanceInput>>;
  annualCTC?: InputMaybe<Scalars['Decimal']['input']>;
  /** Without what the employer puts by. */
  annualGrossSalary?: InputMaybe<Scalars['Decimal']['input']>;
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the organization’s payroll. */
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Sums that are shown beside. */
  grosses?: InputMaybe<Array<CandidateSalaryGrossInput>>;
  /** What an ordinary month pays. */
  monthlyGrossSalary?: InputMaybe<Scalars['Decimal']['input']>;
  /** What is put by for later. Shares here take the place of the component’s own. */
  retirals?: InputMaybe<Array<CandidateSalaryRetiralInput>>;
  /** YYYY-MM: the first month that is paid. Left empty, that of the day on which it takes effect. */
  salaryEffectiveMonth?: InputMaybe<Scalars['String']['input']>;
  /** Follows the offer: its answer makes it accepted or declined. */
  status?: InputMaybe<CandidateSalaryStatus>;
  /** Every figure with what it comes from. */
  structure?: InputMaybe<Scalars['JSON']['input']>;
  /** Without lines of their own below, the components of the template count. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
};

export type CandidateSalaryRetiral = {
  component: SalaryComponent;
  employeeShare?: Maybe<Scalars['Decimal']['output']>;
  employerShare?: Maybe<Scalars['Decimal']['output']>;
  id: Scalars['ID']['output'];
};

export type CandidateSalaryRetiralInput = {
  componentId: Scalars['ID']['input'];
  employeeShare?: InputMaybe<Scalars['Decimal']['input']>;
  employerShare?: InputMaybe<Scalars['Decimal']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type CandidateSalarySaved = {
  /** Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** How many salaries changed. */
  salaryCount: Scalars['Int']['output'];
  salaryId?: Maybe<Scalars['Int']['output']>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CandidateSalarySort = {
  field: CandidateSalarySortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CandidateSalarySortField =
  | 'annualCTC'
  | 'annualGrossSalary'
  | 'candidateId'
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'effectiveFrom'
  | 'monthlyGrossSalary'
  | 'salaryEffectiveMonth'
  | 'status'
  | 'templateId'
  | 'updatedAt';

export type CandidateSalaryStatus =
  /** Kept for payroll. */
  | 'ACCEPTED'
  | 'DECLINED'
  | 'DRAFT'
  /** Named in an offer that waits for its answer. */
  | 'OFFERED';

export type CandidateSalaryStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<CandidateSalaryStatus>;
  in?: InputMaybe<Array<CandidateSalaryStatus>>;
};

export type CandidateSkill = {
  id: Scalars['ID']['output'];
  proficiency?: Maybe<SkillProficiency>;
  skill: Skill;
};

export type CandidateSkillInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  proficiency?: InputMaybe<SkillProficiency>;
  skillId: Scalars['ID']['input'];
};

export type CandidateSort = {
  field: CandidateSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CandidateSortField =
  | 'appliedOn'
  | 'archiveComment'
  | 'archiveReasonId'
  | 'archivedOn'
  | 'assessment'
  | 'barangay'
  | 'blacklistComment'
  | 'blacklistReasonId'
  | 'blacklistedBy'
  | 'blacklistedOn'
  | 'bloodGroup'
  | 'consentOn'
  | 'coverLetter'
  | 'createdAt'
  | 'currency'
  | 'currentCtc'
  | 'currentDesignation'
  | 'currentEmployer'
  | 'currentLocation'
  | 'custom'
  | 'dateOfBirth'
  | 'disability'
  | 'email'
  | 'emergencyContactName'
  | 'emergencyContactRelationId'
  | 'employeeId'
  | 'expectedCtc'
  | 'experienceMonths'
  | 'experienceYears'
  | 'fax'
  | 'firstInterviewOn'
  | 'firstName'
  | 'gender'
  | 'genderExpression'
  | 'genderIdentity'
  | 'hiredOn'
  | 'jobPostId'
  | 'lastInterviewOn'
  | 'lastName'
  | 'maritalStatus'
  | 'middleName'
  | 'mppPositionType'
  | 'mppStatus'
  | 'name'
  | 'nationalId'
  | 'nationality'
  | 'noticePeriod'
  | 'number'
  | 'offerRespondedOn'
  | 'offeredOn'
  | 'otherWorkPermit'
  | 'passportNumber'
  | 'phone'
  | 'portalAccess'
  | 'preferredLanguage'
  | 'preferredLocationId'
  | 'preferredName'
  | 'pronouns'
  | 'ranking'
  | 'recruiterId'
  | 'region'
  | 'retainUntil'
  | 'salutation'
  | 'sexualOrientation'
  | 'shortlistedOn'
  | 'sourceId'
  | 'sponsored'
  | 'standing'
  | 'statusId'
  | 'suffix'
  | 'talentPoolId'
  | 'updatedAt'
  | 'verifierEmail'
  | 'verifierName'
  | 'verifierPhone'
  | 'withdrawnOn';

/** Where candidates come from, for example the career page or a job board. */
export type CandidateSource = {
  /** What came by it, whatever became of it. */
  applications?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  kind: CandidateSourceKind;
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type CandidateSourceAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CandidateSource>;
};

export type CandidateSourceChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CandidateSource>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CandidateSourceFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CandidateSourceFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<CandidateSourceKindFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<CandidateSourceFilter>;
  or?: InputMaybe<Array<CandidateSourceFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type CandidateSourceInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  kind?: InputMaybe<CandidateSourceKind>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type CandidateSourceKind =
  | 'AGENCY'
  | 'CAREER_PAGE'
  | 'DIRECT'
  | 'JOB_BOARD'
  | 'OTHER'
  | 'REFERRAL'
  | 'SOCIAL_NETWORK';

export type CandidateSourceKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<CandidateSourceKind>;
  in?: InputMaybe<Array<CandidateSourceKind>>;
};

export type CandidateSourcePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<CandidateSource>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CandidateSourcePatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  kind?: InputMaybe<CandidateSourceKind>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type CandidateSourceSort = {
  field: CandidateSourceSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CandidateSourceSortField =
  | 'createdAt'
  | 'custom'
  | 'kind'
  | 'name'
  | 'status'
  | 'updatedAt';

/** Whether somebody is considered at present. */
export type CandidateStanding =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'BLACKLISTED'
  | 'TALENT_POOL';

export type CandidateStandingFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<CandidateStanding>;
  in?: InputMaybe<Array<CandidateStanding>>;
};

/** Where a candidate stands in a stage. */
export type CandidateStatus = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** New candidates have it. One status is the first. */
  isDefault: Scalars['Boolean']['output'];
  /** {{name}}, {{jobPost}}, {{organisation}} and {{portal}} are filled in. */
  mailBody?: Maybe<Scalars['String']['output']>;
  mailSubject?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** What a candidate may become from here. Without any, everything. */
  next?: Maybe<Array<CandidateStatusNext>>;
  /** From left to right on the board, over all stages. Left empty, it comes last. */
  position: Scalars['Int']['output'];
  /** What must be known of a candidate who comes here. */
  requires?: Maybe<Array<CandidateRequirement>>;
  /** Whoever comes here gets the mail below, unless an imported file brings them. */
  sendsMail: Scalars['Boolean']['output'];
  stage: HiringStage;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type CandidateStatusAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CandidateStatus>;
};

export type CandidateStatusChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CandidateStatus>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CandidateStatusFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CandidateStatusFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isDefault?: InputMaybe<BooleanFilter>;
  mailBody?: InputMaybe<TextFilter>;
  mailSubject?: InputMaybe<TextFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<CandidateStatusFilter>;
  or?: InputMaybe<Array<CandidateStatusFilter>>;
  position?: InputMaybe<IntFilter>;
  sendsMail?: InputMaybe<BooleanFilter>;
  stageId?: InputMaybe<IdFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type CandidateStatusInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** New candidates have it. One status is the first. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** {{name}}, {{jobPost}}, {{organisation}} and {{portal}} are filled in. */
  mailBody?: InputMaybe<Scalars['String']['input']>;
  mailSubject?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** What a candidate may become from here. Without any, everything. */
  next?: InputMaybe<Array<CandidateStatusNextInput>>;
  /** From left to right on the board, over all stages. Left empty, it comes last. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** What must be known of a candidate who comes here. */
  requires?: InputMaybe<Array<CandidateRequirement>>;
  /** Whoever comes here gets the mail below, unless an imported file brings them. */
  sendsMail?: InputMaybe<Scalars['Boolean']['input']>;
  stageId: Scalars['ID']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type CandidateStatusNext = {
  id: Scalars['ID']['output'];
  status: CandidateStatus;
};

export type CandidateStatusNextInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  statusId: Scalars['ID']['input'];
};

export type CandidateStatusPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<CandidateStatus>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CandidateStatusPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** New candidates have it. One status is the first. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** {{name}}, {{jobPost}}, {{organisation}} and {{portal}} are filled in. */
  mailBody?: InputMaybe<Scalars['String']['input']>;
  mailSubject?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** What a candidate may become from here. Without any, everything. */
  next?: InputMaybe<Array<CandidateStatusNextInput>>;
  /** From left to right on the board, over all stages. Left empty, it comes last. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** What must be known of a candidate who comes here. */
  requires?: InputMaybe<Array<CandidateRequirement>>;
  /** Whoever comes here gets the mail below, unless an imported file brings them. */
  sendsMail?: InputMaybe<Scalars['Boolean']['input']>;
  stageId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type CandidateStatusSort = {
  field: CandidateStatusSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type CandidateStatusSortField =
  | 'createdAt'
  | 'custom'
  | 'isDefault'
  | 'mailBody'
  | 'mailSubject'
  | 'name'
  | 'position'
  | 'sendsMail'
  | 'stageId'
  | 'status'
  | 'updatedAt';

export type CandidateStep = {
  /** How long the candidate had the status before. */
  Days_Before?: Maybe<Scalars['Float']['output']>;
  From_Status?: Maybe<Scalars['String']['output']>;
  Moved_By: Scalars['String']['output'];
  Moved_On: Scalars['DateTime']['output'];
  Stage: Scalars['String']['output'];
  To_Status: Scalars['String']['output'];
};

/** One thing that happened with a candidate. */
export type CandidateTimelineEntry = {
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Null: Tenure by itself. */
  by?: Maybe<Scalars['String']['output']>;
  change?: Maybe<ChangeKind>;
  /** Type of the record that it is about. */
  entity: Scalars['String']['output'];
  fields: Array<FieldChange>;
  id: Scalars['ID']['output'];
  kind: CandidateTimelineKind;
  reason?: Maybe<Scalars['String']['output']>;
  recordId: Scalars['ID']['output'];
  source?: Maybe<ChangeSource>;
  /** How people know that record; the subject of a mail, the post of a step, the round of a scorecard. */
  title?: Maybe<Scalars['String']['output']>;
};

/** What an entry of a candidate's timeline tells. */
export type CandidateTimelineKind =
  /** Somebody added, changed or deleted something. */
  | 'CHANGE'
  /** A mail went to the candidate. */
  | 'MAIL'
  /** Somebody moved the candidate from one status to another. */
  | 'MOVED'
  /** Somebody on the panel submitted a scorecard. Its fields are there for whoever may read it. */
  | 'SCORECARD';

export type CandidateTimelinePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Where older entries begin; none at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<CandidateTimelineEntry>;
};

export type CandidateToSchedule = {
  candidateId: Scalars['ID']['output'];
  email?: Maybe<Scalars['String']['output']>;
  jobPost?: Maybe<Scalars['String']['output']>;
  jobPostId?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  timeZone: Scalars['String']['output'];
};

export type CandidateWorkPermit = {
  id: Scalars['ID']['output'];
  workAuthorization: WorkAuthorization;
};

export type CandidateWorkPermitInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  workAuthorizationId: Scalars['ID']['input'];
};

export type CandidatesChange = {
  /** How many candidates changed. */
  candidateCount: Scalars['Int']['output'];
  /** Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

/** The page on which the organization shows its open job posts to everybody. */
export type CareerPage = {
  bannerHeading?: Maybe<Scalars['String']['output']>;
  /** Best 1920x600 px. */
  bannerImage?: Maybe<Scalars['String']['output']>;
  /** Shown in turns with the first one. */
  bannerImage2?: Maybe<Scalars['String']['output']>;
  bannerImage3?: Maybe<Scalars['String']['output']>;
  bannerSubtext?: Maybe<Scalars['String']['output']>;
  /** What the page is called, in the browser and above the job posts. */
  caption: Scalars['String']['output'];
  /** What the organization stands for; suggestions for the banner are worded by it. */
  companyBranding?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  fontColor: Scalars['HexColorCode']['output'];
  fontFamily: CareerPageFont;
  /** On phones at most 34 pixels. Long headings are smaller, so that the search stays in sight. */
  headingFontSize: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** What people of the trade look for; suggestions for the banner are worded by it. */
  industryTrends?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Scalars['String']['output']>;
  /** How much of the banner is darkened below the text. */
  overlayOpacity: Scalars['Decimal']['output'];
  /** On phones at most 16 pixels. Long texts are smaller. */
  subtextFontSize: Scalars['Int']['output'];
  textHorizontal: HorizontalPosition;
  textVertical: VerticalPosition;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type CareerPageAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CareerPage>;
};

export type CareerPageChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<CareerPage>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type CareerPageFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<CareerPageFilter>>;
  bannerHeading?: InputMaybe<TextFilter>;
  bannerSubtext?: InputMaybe<TextFilter>;
  caption?: InputMaybe<TextFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  companyBranding?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  fontColor?: InputMaybe<TextFilter>;
  fontFamily?: InputMaybe<CareerPageFontFilter>;
  headingFontSize?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  industryTrends?: InputMaybe<TextFilter>;
  not?: InputMaybe<CareerPageFilter>;
  or?: InputMaybe<Array<CareerPageFilter>>;
  overlayOpacity?: InputMaybe<DecimalFilter>;
  subtextFontSize?: InputMaybe<IntFilter>;
  textHorizontal?: InputMaybe<HorizontalPositionFilter>;
  textVertical?: InputMaybe<VerticalPositionFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type CareerPageFont =
  | 'MONOSPACE'
  | 'PLEX_SANS'
  | 'SERIF'
  | 'SYSTEM';

export type CareerPageFontFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<CareerPageFont>;
  in?: InputMaybe<Array<CareerPageFont>>;
};

export type CareerPageInput = {
  bannerHeading?: InputMaybe<Scalars['String']['input']>;
  /** Best 1920x600 px. */
  bannerImage?: InputMaybe<Scalars['String']['input']>;
  /** Shown in turns with the first one. */
  bannerImage2?: InputMaybe<Scalars['String']['input']>;
  bannerImage3?: InputMaybe<Scalars['String']['input']>;
  bannerSubtext?: InputMaybe<Scalars['String']['input']>;
  /** What the page is called, in the browser and above the job posts. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** What the organization stands for; suggestions for the banner are worded by it. */
  companyBranding?: InputMaybe<Scalars['String']['input']>;
  fontColor?: InputMaybe<Scalars['HexColorCode']['input']>;
  fontFamily?: InputMaybe<CareerPageFont>;
  /** On phones at most 34 pixels. Long headings are smaller, so that the search stays in sight. */
  headingFontSize?: InputMaybe<Scalars['Int']['input']>;
  /** What people of the trade look for; suggestions for the banner are worded by it. */
  industryTrends?: InputMaybe<Scalars['String']['input']>;
  logo?: InputMaybe<Scalars['String']['input']>;
  /** How much of the banner is darkened below the text. */
  overlayOpacity?: InputMaybe<Scalars['Decimal']['input']>;
  /** On phones at most 16 pixels. Long texts are smaller. */
  subtextFontSize?: InputMaybe<Scalars['Int']['input']>;
  textHorizontal?: InputMaybe<HorizontalPosition>;
  textVertical?: InputMaybe<VerticalPosition>;
};

export type CareerPagePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<CareerPage>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type CareerPagePatch = {
  bannerHeading?: InputMaybe<Scalars['String']['input']>;
  /** Best 1920x600 px. */
  bannerImage?: InputMaybe<Scalars['String']['input']>;
  /** Shown in turns with the first one. */
  bannerImage2?: InputMaybe<Scalars['String']['input']>;
  bannerImage3?: InputMaybe<Scalars['String']['input']>;
  bannerSubtext?: InputMaybe<Scalars['String']['input']>;
  /** What the page is called, in the browser and above the job posts. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** What the organization stands for; suggestions for the banner are worded by it. */
  companyBranding?: InputMaybe<Scalars['String']['input']>;
  fontColor?: InputMaybe<Scalars['HexColorCode']['input']>;
  fontFamily?: InputMaybe<CareerPageFont>;
  /** On phones at most 34 pixels. Long headings are smaller, so that the search stays in sight. */
  headingFontSize?: InputMaybe<Scalars['Int']['input']>;
  /** What people of the trade look for; suggestions for the banner are worded by it. */
  industryTrends?: InputMaybe<Scalars['String']['input']>;
  logo?: InputMaybe<Scalars['String']['input']>;
  /** How much of the banner is darkened below the text. */
  overlayOpacity?: InputMaybe<Scalars['Decimal']['input']>;
  /** On phones at most 16 pixels. Long texts are smaller. */
  subtextFontSize?: InputMaybe<Scalars['Int']['input']>;
  textHorizontal?: InputMaybe<HorizontalPosition>;
  textVertical?: InputMaybe<VerticalPosition>;
};

export type CareerPageSort = {
  field: CareerPageSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
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

/** A company for which people are recruited. */
export type Client = {
  address?: Maybe<Scalars['Address']['output']>;
  code: Scalars['String']['output'];
  contactPerson?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  email?: Maybe<Scalars['EmailAddress']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ClientAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Client>;
};

export type ClientChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Client>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ClientFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ClientFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  contactPerson?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ClientFilter>;
  or?: InputMaybe<Array<ClientFilter>>;
  phone?: InputMaybe<TextFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ClientInput = {
  address?: InputMaybe<Scalars['Address']['input']>;
  code: Scalars['String']['input'];
  contactPerson?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type ClientPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Client>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ClientPatch = {
  address?: InputMaybe<Scalars['Address']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  contactPerson?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type ClientSort = {
  field: ClientSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ClientSortField =
  | 'code'
  | 'contactPerson'
  | 'createdAt'
  | 'custom'
  | 'email'
  | 'name'
  | 'phone'
  | 'status'
  | 'updatedAt';

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

export type CompanySignUp = {
  boards: Array<SignUpBoard>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  organisation: Scalars['String']['output'];
  /** By this name job boards know the organization; null for its own. */
  tenantUniqueKey?: Maybe<Scalars['String']['output']>;
};

export type CompanySignedUp = {
  /** Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

/** Whom a configuration is for. */
export type Coverage =
  | 'CUSTOM_GROUP'
  | 'ORGANIZATION';

export type CoverageFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Coverage>;
  in?: InputMaybe<Array<Coverage>>;
};

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

/** A record of another endpoint. */
export type Department = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type DepartmentHeadcount = {
  code: Scalars['String']['output'];
  departmentId: Scalars['ID']['output'];
  headName?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Of the department itself, without those below it. */
  own: HeadcountFigures;
  /** Null where it is the topmost that the person sees. */
  parentId?: Maybe<Scalars['ID']['output']>;
};

/** A record of another endpoint. */
export type Designation = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type DisabilityStatement =
  | 'NO'
  | 'NOT_STATED'
  | 'YES';

export type DisabilityStatementFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<DisabilityStatement>;
  in?: InputMaybe<Array<DisabilityStatement>>;
};

/** What the person saw and changed; the rest is taken as it was read. */
export type DroppedCandidate = {
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  jobPostId?: InputMaybe<Scalars['ID']['input']>;
  lastName: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
};

export type DroppedResume = {
  alike: Array<AlikeCandidate>;
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Why it could not be read, in the caller's language. */
  problem?: Maybe<Scalars['String']['output']>;
  resume?: Maybe<ParsedResume>;
  state: DroppedResumeState;
};

export type DroppedResumeState =
  | 'FAILED'
  | 'READ'
  | 'WAITING';

export type DroppedResumesAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  resumes: Array<DroppedResume>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type DuplicateCandidate = {
  candidate: CandidateListRow;
  /** What speaks for it; the birth date only for who may see it, and then it counts only for them. */
  reasons: Array<DuplicateReason>;
  /** From 0.5 to 1: how likely it is the same person. */
  score: Scalars['Float']['output'];
};

export type DuplicateCandidates = {
  /** The likeliest first. */
  duplicates: Array<DuplicateCandidate>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

/** Candidates each of whom may be the same person as another one of them. */
export type DuplicateGroup = {
  candidates: Array<CandidateListRow>;
  pairs: Array<DuplicatePair>;
  /** Of its likeliest pair. */
  score: Scalars['Float']['output'];
};

export type DuplicateGroups = {
  /** How many candidates stand in them. */
  candidateCount: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  /** The likeliest first. */
  groups: Array<DuplicateGroup>;
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
  /** Candidates who were added or changed just now and are still to be compared. */
  waiting: Scalars['Int']['output'];
};

/** Two candidates of a group. */
export type DuplicatePair = {
  one: Scalars['Int']['output'];
  other: Scalars['Int']['output'];
  reasons: Array<DuplicateReason>;
  /** From 0.5 to 1. */
  score: Scalars['Float']['output'];
};

export type DuplicateReason =
  | 'BIRTH_DATE'
  | 'EMAIL'
  | 'NAME'
  | 'PHONE'
  | 'RESUME';

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

export type EqualOpportunityQuestion =
  | 'DISABILITY'
  | 'GENDER_IDENTITY';

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

export type ForecastAssumptions = {
  /** A year, in percent. */
  attritionPercent: Scalars['Decimal']['output'];
  averageHeadcount: Scalars['Decimal']['output'];
  /** It is set; else it is that of the last twelve months. */
  isAttritionSet: Scalars['Boolean']['output'];
  leadTimeDays: Scalars['Int']['output'];
  /** Who left in the last twelve months, and how many people there were on average. */
  left: Scalars['Int']['output'];
  retirementAge?: Maybe<Scalars['Int']['output']>;
  step: ForecastStep;
};

export type ForecastFigures = {
  /** Of the hires, a year, as far as their positions have a cost. Null without the right. */
  annualCost?: Maybe<Scalars['Decimal']['output']>;
  /** Places of approved requisitions that are needed by then. */
  asked: Scalars['Int']['output'];
  /** Who else leaves by the attrition rate. */
  attrition: Scalars['Int']['output'];
  /** At the beginning of the period. */
  headcount: Scalars['Int']['output'];
  /** Accepted offers, and people who are to join. */
  joining: Scalars['Int']['output'];
  /** Last working days that are known. */
  leaving: Scalars['Int']['output'];
  /** Hires that it takes to come to the plan. */
  needed: Scalars['Int']['output'];
  /** Wanted at its end. */
  planned: Scalars['Int']['output'];
  /** Who comes to the retirement age. Null for those who may not know: then they are among the expected leavers. */
  retiring?: Maybe<Scalars['Int']['output']>;
  /** More people at the end than are planned. */
  surplus: Scalars['Int']['output'];
};

/** A department; within one department a position. */
export type ForecastLine = {
  /** Of a position: when to begin with the first hire that is needed, by the lead time of its grade. */
  beginBy?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  /** Of a position. */
  location?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  periods: Array<ForecastFigures>;
};

export type ForecastPeriod = {
  from: Scalars['LocalDate']['output'];
  /** Of the plan that holds at its end. Null where none does: then the headcount is to stay as it is. */
  plan?: Maybe<Scalars['String']['output']>;
  to: Scalars['LocalDate']['output'];
};

export type ForecastStep =
  | 'MONTH'
  | 'QUARTER';

export type ForecastStepFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ForecastStep>;
  in?: InputMaybe<Array<ForecastStep>>;
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

/** A field of work by which job posts are grouped, for example sales or engineering. */
export type FunctionalArea = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type FunctionalAreaAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<FunctionalArea>;
};

export type FunctionalAreaChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<FunctionalArea>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type FunctionalAreaFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<FunctionalAreaFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<FunctionalAreaFilter>;
  or?: InputMaybe<Array<FunctionalAreaFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type FunctionalAreaInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type FunctionalAreaPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<FunctionalArea>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type FunctionalAreaPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type FunctionalAreaSort = {
  field: FunctionalAreaSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type FunctionalAreaSortField =
  | 'createdAt'
  | 'custom'
  | 'name'
  | 'status'
  | 'updatedAt';

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'NON_BINARY'
  | 'NOT_STATED';

export type GenderFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Gender>;
  in?: InputMaybe<Array<Gender>>;
};

/** A record of another endpoint. */
export type Grade = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** Figures of a department, a position or all. */
export type HeadcountFigures = {
  /** Of the places, a year, as far as they have a cost. Null without the right. */
  annualCost?: Maybe<Scalars['Decimal']['output']>;
  /** Who works there. */
  filled: Scalars['Int']['output'];
  /** Places of approved requisitions that are not filled. */
  hiring: Scalars['Int']['output'];
  /** Of them, whose last working day is known. */
  onNotice: Scalars['Int']['output'];
  /** Places that nobody has, position by position. */
  open: Scalars['Int']['output'];
  /** People for whom there is no place, position by position. */
  over: Scalars['Int']['output'];
  planned: Scalars['Int']['output'];
  /** Places without a cost. Null without the right. */
  uncosted?: Maybe<Scalars['Int']['output']>;
};

/** How many people the organization wants where. The approved one whose day came last holds. */
export type HeadcountPlan = {
  /** What was said with the last step. */
  comment?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** From this day it takes the place of the plan before. Left empty, from the first day of its year. */
  effectiveFrom: Scalars['LocalDate']['output'];
  /** The year in which its first quarter begins. */
  fiscalYear: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** What it is based on, for those who decide. */
  note?: Maybe<Scalars['String']['output']>;
  positions?: Maybe<Scalars['Int']['output']>;
  /** Who asked for the approval. */
  requestedBy?: Maybe<Scalars['String']['output']>;
  requestedById?: Maybe<Scalars['Int']['output']>;
  /** A draft is approved by somebody else than whoever asked for it; then its positions stay as they are. */
  status: HeadcountPlanStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type HeadcountPlanAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<HeadcountPlan>;
};

export type HeadcountPlanChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<HeadcountPlan>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type HeadcountPlanDrafted = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** Of the new plan. */
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  /** How many positions it begins with. */
  positions: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type HeadcountPlanFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<HeadcountPlanFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  comment?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  effectiveFrom?: InputMaybe<LocalDateFilter>;
  fiscalYear?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<HeadcountPlanFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<HeadcountPlanFilter>>;
  requestedBy?: InputMaybe<TextFilter>;
  requestedById?: InputMaybe<IntFilter>;
  status?: InputMaybe<HeadcountPlanStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type HeadcountPlanInput = {
  /** What was said with the last step. */
  comment?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** From this day it takes the place of the plan before. Left empty, from the first day of its year. */
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The year in which its first quarter begins. */
  fiscalYear: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  /** What it is based on, for those who decide. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Who asked for the approval. */
  requestedBy?: InputMaybe<Scalars['String']['input']>;
  requestedById?: InputMaybe<Scalars['Int']['input']>;
  /** A draft is approved by somebody else than whoever asked for it; then its positions stay as they are. */
  status?: InputMaybe<HeadcountPlanStatus>;
};

export type HeadcountPlanPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<HeadcountPlan>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type HeadcountPlanPatch = {
  /** What was said with the last step. */
  comment?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** From this day it takes the place of the plan before. Left empty, from the first day of its year. */
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The year in which its first quarter begins. */
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** What it is based on, for those who decide. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Who asked for the approval. */
  requestedBy?: InputMaybe<Scalars['String']['input']>;
  requestedById?: InputMaybe<Scalars['Int']['input']>;
  /** A draft is approved by somebody else than whoever asked for it; then its positions stay as they are. */
  status?: InputMaybe<HeadcountPlanStatus>;
};

export type HeadcountPlanSort = {
  field: HeadcountPlanSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type HeadcountPlanSortField =
  | 'comment'
  | 'createdAt'
  | 'custom'
  | 'effectiveFrom'
  | 'fiscalYear'
  | 'name'
  | 'note'
  | 'requestedBy'
  | 'requestedById'
  | 'status'
  | 'updatedAt';

export type HeadcountPlanStatus =
  /** As long as its day is still to come it is taken back. */
  | 'APPROVED'
  | 'DRAFT'
  | 'PENDING_APPROVAL';

export type HeadcountPlanStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<HeadcountPlanStatus>;
  in?: InputMaybe<Array<HeadcountPlanStatus>>;
};

export type HeadcountPlanStepDone = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  status: HeadcountPlanStatus;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type HiringFlowCount = {
  /** Candidates and applications that have it now. */
  candidates: Scalars['Int']['output'];
  statusId: Scalars['ID']['output'];
  /** Steps of the past that name it. */
  steps: Scalars['Int']['output'];
};

export type HiringFlowCounts = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  statuses: Array<HiringFlowCount>;
};

export type HiringFlowDone = {
  /** Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type HiringFlowStageInput = {
  /** The id of a stage, or any word for a new one. */
  key: Scalars['String']['input'];
  kind: HiringStageKind;
  name: Scalars['String']['input'];
  status: RecordStatus;
  /** Null for a new one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type HiringFlowStatusInput = {
  isDefault: Scalars['Boolean']['input'];
  /** The id of a status, or any word for a new one. */
  key: Scalars['String']['input'];
  mailBody?: InputMaybe<Scalars['String']['input']>;
  mailSubject?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** Keys of the statuses that may follow; none: any. */
  next: Array<Scalars['String']['input']>;
  requires: Array<CandidateRequirement>;
  sendsMail: Scalars['Boolean']['input'];
  /** Key of its stage. */
  stage: Scalars['String']['input'];
  status: RecordStatus;
  /** Null for a new one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type HiringForecast = {
  assumptions: ForecastAssumptions;
  currency: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  /** Departments by name; with departmentId its positions. Those without people and plan are left out. */
  lines: Array<ForecastLine>;
  message: Scalars['String']['output'];
  periods: Array<ForecastPeriod>;
  today: Scalars['LocalDate']['output'];
  /** Of all lines. */
  totals: Array<ForecastFigures>;
};

/** A part of the way from an application to a contract. Candidate statuses belong to stages. */
export type HiringStage = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** What Tenure does with candidates in it: who was offered or hired is counted by it. */
  kind: HiringStageKind;
  name: Scalars['String']['output'];
  /** From left to right on the board. Left empty, it comes last. */
  position: Scalars['Int']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type HiringStageAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<HiringStage>;
};

export type HiringStageChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<HiringStage>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type HiringStageFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<HiringStageFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<HiringStageKindFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<HiringStageFilter>;
  or?: InputMaybe<Array<HiringStageFilter>>;
  position?: InputMaybe<IntFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type HiringStageInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** What Tenure does with candidates in it: who was offered or hired is counted by it. */
  kind?: InputMaybe<HiringStageKind>;
  name: Scalars['String']['input'];
  /** From left to right on the board. Left empty, it comes last. */
  position?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type HiringStageKind =
  | 'APPLIED'
  | 'HIRED'
  | 'INTERVIEW'
  | 'OFFER'
  | 'REJECTED'
  | 'SCREENING'
  | 'SHORTLIST';

export type HiringStageKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<HiringStageKind>;
  in?: InputMaybe<Array<HiringStageKind>>;
};

export type HiringStagePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<HiringStage>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type HiringStagePatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** What Tenure does with candidates in it: who was offered or hired is counted by it. */
  kind?: InputMaybe<HiringStageKind>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** From left to right on the board. Left empty, it comes last. */
  position?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type HiringStageSort = {
  field: HiringStageSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type HiringStageSortField =
  | 'createdAt'
  | 'custom'
  | 'kind'
  | 'name'
  | 'position'
  | 'status'
  | 'updatedAt';

export type HiringStepKind = {
  kind: HiringStageKind;
  statusId: Scalars['ID']['output'];
};

export type HiringStepKinds = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  steps: Array<HiringStepKind>;
};

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

export type HorizontalPosition =
  | 'CENTER'
  | 'LEFT'
  | 'RIGHT';

export type HorizontalPositionFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<HorizontalPosition>;
  in?: InputMaybe<Array<HorizontalPosition>>;
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

/** Where an incomplete integration matters. */
export type IntegrationOccasion =
  | 'INTERVIEW'
  | 'PUBLISHING';

export type IntegrationWarning = {
  /** Boards, mailbox or host that it is about. */
  about: Scalars['String']['output'];
  kind: IntegrationWarningKind;
};

export type IntegrationWarningKind =
  | 'BOARD_INCOMPLETE'
  | 'BUSY_UNREADABLE'
  | 'MICROSOFT_REVOKED'
  /** The calendar of the mailbox has not answered for an hour. */
  | 'MICROSOFT_UNREADABLE'
  | 'NOTHING_CONNECTED';

export type IntegrationWarnings = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  warnings: Array<IntegrationWarning>;
};

/** The interviews of a candidate for a post, round after round. */
export type Interview = {
  candidate: Candidate;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** When the last round ends. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  jobPost?: Maybe<JobPost>;
  name: Scalars['String']['output'];
  /** When the first round begins. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  status: InterviewStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type InterviewAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Interview>;
};

export type InterviewChange = {
  /** Null where nothing was changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  panelScore?: Maybe<Scalars['Float']['output']>;
  result?: Maybe<RoundResult>;
  totalScore?: Maybe<Scalars['Float']['output']>;
  validationError?: Maybe<Array<FieldProblem>>;
  /** Of a round that is called off: those without an address, who were not written to. */
  withoutAddress?: Maybe<Array<Scalars['String']['output']>>;
};

export type InterviewFeed = {
  /** Whoever has it reads the caller's interviews. Null while there is none. */
  address?: Maybe<Scalars['String']['output']>;
  lastFetchedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type InterviewFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<InterviewFilter>>;
  candidateId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  endsAt?: InputMaybe<DateTimeFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  jobPostId?: InputMaybe<IdFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<InterviewFilter>;
  or?: InputMaybe<Array<InterviewFilter>>;
  startsAt?: InputMaybe<DateTimeFilter>;
  status?: InputMaybe<InterviewStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type InterviewMailAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Addresses that the mail goes to. */
  recipients: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type InterviewMailFile = {
  /** Base64; all files of a mail together up to 700,000 bytes. */
  content: Scalars['String']['input'];
  contentType: Scalars['String']['input'];
  fileName: Scalars['String']['input'];
};

export type InterviewMailPreview = {
  body: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  /** In which the candidate reads. */
  language: Language;
  message: Scalars['String']['output'];
  subject: Scalars['String']['output'];
};

export type InterviewMode =
  | 'ON_SITE'
  | 'PHONE'
  | 'VIDEO';

export type InterviewModeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<InterviewMode>;
  in?: InputMaybe<Array<InterviewMode>>;
};

export type InterviewPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Interview>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type InterviewPatch = {
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** When the last round ends. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  jobPostId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** When the first round begins. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<InterviewStatus>;
};

/** A kind of interview that candidates pass, with what the panel asks and scores. */
export type InterviewRound = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** For the panel: what the round is to find out. */
  description?: Maybe<Scalars['String']['output']>;
  durationMinutes: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Each skill is scored from 0 to this. */
  maxScore: Scalars['Decimal']['output'];
  mode: InterviewMode;
  name: Scalars['String']['output'];
  /** Of the average score of the panel. */
  passingScore: Scalars['Decimal']['output'];
  /** What the panel scores. Empty: the skills that the job post asks for. */
  skills?: Maybe<Array<InterviewRoundSkill>>;
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type InterviewRoundAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<InterviewRound>;
};

export type InterviewRoundChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<InterviewRound>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type InterviewRoundFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<InterviewRoundFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  durationMinutes?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  maxScore?: InputMaybe<DecimalFilter>;
  mode?: InputMaybe<InterviewModeFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<InterviewRoundFilter>;
  or?: InputMaybe<Array<InterviewRoundFilter>>;
  passingScore?: InputMaybe<DecimalFilter>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type InterviewRoundInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** For the panel: what the round is to find out. */
  description?: InputMaybe<Scalars['String']['input']>;
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Each skill is scored from 0 to this. */
  maxScore?: InputMaybe<Scalars['Decimal']['input']>;
  mode?: InputMaybe<InterviewMode>;
  name: Scalars['String']['input'];
  /** Of the average score of the panel. */
  passingScore?: InputMaybe<Scalars['Decimal']['input']>;
  /** What the panel scores. Empty: the skills that the job post asks for. */
  skills?: InputMaybe<Array<InterviewRoundSkillInput>>;
  status?: InputMaybe<RecordStatus>;
};

export type InterviewRoundPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<InterviewRound>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type InterviewRoundPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** For the panel: what the round is to find out. */
  description?: InputMaybe<Scalars['String']['input']>;
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Each skill is scored from 0 to this. */
  maxScore?: InputMaybe<Scalars['Decimal']['input']>;
  mode?: InputMaybe<InterviewMode>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Of the average score of the panel. */
  passingScore?: InputMaybe<Scalars['Decimal']['input']>;
  /** What the panel scores. Empty: the skills that the job post asks for. */
  skills?: InputMaybe<Array<InterviewRoundSkillInput>>;
  status?: InputMaybe<RecordStatus>;
};

export type InterviewRoundSkill = {
  /** Skills are shown under it, for example Technical or Communication. */
  category: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** What the panel may ask. */
  question?: Maybe<Scalars['String']['output']>;
  skill: Skill;
};

export type InterviewRoundSkillInput = {
  /** Skills are shown under it, for example Technical or Communication. */
  category: Scalars['String']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What the panel may ask. */
  question?: InputMaybe<Scalars['String']['input']>;
  skillId: Scalars['ID']['input'];
};

export type InterviewRoundSort = {
  field: InterviewRoundSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type InterviewRoundSortField =
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'durationMinutes'
  | 'maxScore'
  | 'mode'
  | 'name'
  | 'passingScore'
  | 'status'
  | 'updatedAt';

export type InterviewRoundsAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rounds: Array<CandidateRound>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type InterviewSlot = {
  candidateId: Scalars['ID']['input'];
  startsAt: Scalars['DateTime']['input'];
};

export type InterviewSort = {
  field: InterviewSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type InterviewSortField =
  | 'candidateId'
  | 'createdAt'
  | 'custom'
  | 'endsAt'
  | 'jobPostId'
  | 'name'
  | 'startsAt'
  | 'status'
  | 'updatedAt';

export type InterviewStatus =
  | 'CANCELLED'
  | 'COMPLETED'
  | 'IN_PROGRESS'
  | 'PLANNED';

export type InterviewStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<InterviewStatus>;
  in?: InputMaybe<Array<InterviewStatus>>;
};

/** Interviews that are still to come. */
export type InterviewsAhead = {
  /** With how many of the candidates. */
  candidates: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rounds: Scalars['Int']['output'];
};

export type InterviewsAnswer = {
  errorCode: Scalars['String']['output'];
  interviews: Array<CandidateInterview>;
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

/** A candidate's way to one post. A candidate may have several; the one that counts now is on the candidate. */
export type JobApplication = {
  appliedOn: Scalars['LocalDate']['output'];
  /** From 0 to 100: what those who work on the candidate think. */
  assessment?: Maybe<Scalars['Decimal']['output']>;
  candidate: Candidate;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** The furthest stage that the application ever reached. */
  furthest?: Maybe<HiringStageKind>;
  /** The day on which it first came to a hire. */
  hiredOn?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['ID']['output'];
  jobPost: JobPost;
  /** The day on which the candidate was moved from this post to another one, where each has one application at a time. */
  movedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** The day on which it first came to an offer. */
  offeredOn?: Maybe<Scalars['LocalDate']['output']>;
  /** From 0 to 100: how well the resume fits the post. Tenure works it out. */
  ranking?: Maybe<Scalars['Decimal']['output']>;
  /** Since when the candidate has that status. */
  since: Scalars['DateTime']['output'];
  source?: Maybe<CandidateSource>;
  status: CandidateStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** The day on which the candidate took the application back. */
  withdrawnOn?: Maybe<Scalars['LocalDate']['output']>;
};

export type JobApplicationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<JobApplication>;
};

export type JobApplicationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<JobApplication>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type JobApplicationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<JobApplicationFilter>>;
  appliedOn?: InputMaybe<LocalDateFilter>;
  assessment?: InputMaybe<DecimalFilter>;
  candidateId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  furthest?: InputMaybe<HiringStageKindFilter>;
  hiredOn?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  jobPostId?: InputMaybe<IdFilter>;
  movedOn?: InputMaybe<LocalDateFilter>;
  not?: InputMaybe<JobApplicationFilter>;
  offeredOn?: InputMaybe<LocalDateFilter>;
  or?: InputMaybe<Array<JobApplicationFilter>>;
  ranking?: InputMaybe<DecimalFilter>;
  since?: InputMaybe<DateTimeFilter>;
  sourceId?: InputMaybe<IdFilter>;
  statusId?: InputMaybe<IdFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  withdrawnOn?: InputMaybe<LocalDateFilter>;
};

export type JobApplicationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<JobApplication>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type JobApplicationPatch = {
  appliedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** From 0 to 100: what those who work on the candidate think. */
  assessment?: InputMaybe<Scalars['Decimal']['input']>;
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  jobPostId?: InputMaybe<Scalars['ID']['input']>;
  /** The day on which the candidate was moved from this post to another one, where each has one application at a time. */
  movedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Since when the candidate has that status. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  statusId?: InputMaybe<Scalars['ID']['input']>;
  /** The day on which the candidate took the application back. */
  withdrawnOn?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type JobApplicationSort = {
  field: JobApplicationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type JobApplicationSortField =
  | 'appliedOn'
  | 'assessment'
  | 'candidateId'
  | 'createdAt'
  | 'custom'
  | 'furthest'
  | 'hiredOn'
  | 'jobPostId'
  | 'movedOn'
  | 'offeredOn'
  | 'ranking'
  | 'since'
  | 'sourceId'
  | 'statusId'
  | 'updatedAt'
  | 'withdrawnOn';

export type JobBoard =
  /** Every other one. */
  | 'ANY'
  | 'INDEED'
  | 'JOBSTREET';

export type JobBoardFeed = {
  /** With the key, where it takes one. */
  address: Scalars['String']['output'];
  advertiserId?: Maybe<Scalars['String']['output']>;
  board: JobBoard;
  isOn: Scalars['Boolean']['output'];
  lastFetchedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What fetched it called itself. */
  lastFetchedBy?: Maybe<Scalars['String']['output']>;
  needsKey: Scalars['Boolean']['output'];
  /** How many posts are in it. */
  posts: Scalars['Int']['output'];
  /** What it lacks, in a sentence; empty for nothing. */
  warning: Scalars['String']['output'];
};

export type JobBoardFeeds = {
  errorCode: Scalars['String']['output'];
  feeds: Array<JobBoardFeed>;
  message: Scalars['String']['output'];
};

export type JobBoardFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<JobBoard>;
  in?: InputMaybe<Array<JobBoard>>;
};

/** A job board that fetches the open posts of the organization. Without a record of it, its feed is open to everybody. */
export type JobBoardIntegration = {
  /** By which the board knows the organization. */
  advertiserId?: Maybe<Scalars['String']['output']>;
  board: JobBoard;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  keyNumber: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Only who has the whole address may fetch the feed. */
  needsKey: Scalars['Boolean']['output'];
  /** The board may fetch the feed. */
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type JobBoardIntegrationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<JobBoardIntegration>;
};

export type JobBoardIntegrationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<JobBoardIntegration>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type JobBoardIntegrationFilter = {
  advertiserId?: InputMaybe<TextFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<JobBoardIntegrationFilter>>;
  board?: InputMaybe<JobBoardFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyNumber?: InputMaybe<IntFilter>;
  name?: InputMaybe<TextFilter>;
  needsKey?: InputMaybe<BooleanFilter>;
  not?: InputMaybe<JobBoardIntegrationFilter>;
  or?: InputMaybe<Array<JobBoardIntegrationFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type JobBoardIntegrationInput = {
  /** By which the board knows the organization. */
  advertiserId?: InputMaybe<Scalars['String']['input']>;
  board: JobBoard;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  keyNumber?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  /** Only who has the whole address may fetch the feed. */
  needsKey?: InputMaybe<Scalars['Boolean']['input']>;
  /** The board may fetch the feed. */
  status?: InputMaybe<RecordStatus>;
};

export type JobBoardIntegrationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<JobBoardIntegration>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type JobBoardIntegrationPatch = {
  /** By which the board knows the organization. */
  advertiserId?: InputMaybe<Scalars['String']['input']>;
  board?: InputMaybe<JobBoard>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  keyNumber?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Only who has the whole address may fetch the feed. */
  needsKey?: InputMaybe<Scalars['Boolean']['input']>;
  /** The board may fetch the feed. */
  status?: InputMaybe<RecordStatus>;
};

export type JobBoardIntegrationSort = {
  field: JobBoardIntegrationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type JobBoardIntegrationSortField =
  | 'advertiserId'
  | 'board'
  | 'createdAt'
  | 'custom'
  | 'keyNumber'
  | 'name'
  | 'needsKey'
  | 'status'
  | 'updatedAt';

export type JobBoardSaved = {
  /** Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type JobCandidateSaved = {
  candidateId: Scalars['Int']['output'];
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

/** A post that is to be filled, as recruiters work on it and candidates read it. */
export type JobPost = {
  /** Who applied and did not take it back. */
  applicants?: Maybe<Scalars['Int']['output']>;
  approvalNote?: Maybe<Scalars['String']['output']>;
  benefits?: Maybe<Scalars['String']['output']>;
  /** Who is considered for this post now and did not take the application back. */
  candidates?: Maybe<Scalars['Int']['output']>;
  client?: Maybe<Client>;
  closedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** The last day on which candidates may apply. */
  closingDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Left empty, Tenure gives the next one. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  custom: Scalars['JSON']['output'];
  department?: Maybe<Department>;
  description: Scalars['String']['output'];
  /** What whoever is hired becomes. */
  designation: Designation;
  eventId?: Maybe<Scalars['Int']['output']>;
  experienceFrom?: Maybe<Scalars['Decimal']['output']>;
  experienceTo?: Maybe<Scalars['Decimal']['output']>;
  functionalArea?: Maybe<FunctionalArea>;
  /** Who ever came to a hire by applying for it, also whoever did not join in the end. How many places are filled stands at the head of the post. */
  hired?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** New posts may start with what is written here. A template is never published. */
  isTemplate: Scalars['Boolean']['output'];
  jobType: JobType;
  locations?: Maybe<Array<JobPostLocation>>;
  /** Who works on the post. They see it and its candidates. */
  members?: Maybe<Array<JobPostMember>>;
  onCareerPage: Scalars['Boolean']['output'];
  onJobBoards: Scalars['Boolean']['output'];
  openedOn?: Maybe<Scalars['LocalDate']['output']>;
  qualifications?: Maybe<Array<JobPostQualification>>;
  requestedAt?: Maybe<Scalars['DateTime']['output']>;
  requestedBy?: Maybe<Scalars['String']['output']>;
  requestedById?: Maybe<Scalars['Int']['output']>;
  /** What it was made of in man power planning. */
  requisition?: Maybe<JobRequisition>;
  responsibilities?: Maybe<Scalars['String']['output']>;
  /** In the order in which candidates pass them. */
  rounds?: Maybe<Array<JobPostRound>>;
  /** A year. */
  salaryFrom?: Maybe<Scalars['Decimal']['output']>;
  salaryTo?: Maybe<Scalars['Decimal']['output']>;
  serviceProvider?: Maybe<ServiceProvider>;
  /** Candidates see the salary. */
  showSalary: Scalars['Boolean']['output'];
  skills?: Maybe<Array<JobPostSkill>>;
  /** Set by approval, publishing and closing. */
  status: JobPostStatus;
  /** Left empty, it is the title of the designation. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  vacancies: Scalars['Int']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
  /** Who sees the post inside the organization. */
  visibility: JobPostVisibility;
  workMode: WorkMode;
};

export type JobPostAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<JobPost>;
};

export type JobPostChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<JobPost>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type JobPostCopy = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** Of the new post. */
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type JobPostFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<JobPostFilter>>;
  approvalNote?: InputMaybe<TextFilter>;
  benefits?: InputMaybe<TextFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  clientId?: InputMaybe<IdFilter>;
  closedOn?: InputMaybe<LocalDateFilter>;
  closingDate?: InputMaybe<LocalDateFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId?: InputMaybe<IdFilter>;
  description?: InputMaybe<TextFilter>;
  designationId?: InputMaybe<IdFilter>;
  eventId?: InputMaybe<IntFilter>;
  experienceFrom?: InputMaybe<DecimalFilter>;
  experienceTo?: InputMaybe<DecimalFilter>;
  functionalAreaId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isTemplate?: InputMaybe<BooleanFilter>;
  jobType?: InputMaybe<JobTypeFilter>;
  /** Records with one that has locationId among these. */
  locations?: InputMaybe<RowsFilter>;
  /** Records with one that has employeeId among these. */
  members?: InputMaybe<RowsFilter>;
  not?: InputMaybe<JobPostFilter>;
  onCareerPage?: InputMaybe<BooleanFilter>;
  onJobBoards?: InputMaybe<BooleanFilter>;
  openedOn?: InputMaybe<LocalDateFilter>;
  or?: InputMaybe<Array<JobPostFilter>>;
  /** Records with one that has qualificationId among these. */
  qualifications?: InputMaybe<RowsFilter>;
  requestedAt?: InputMaybe<DateTimeFilter>;
  requestedBy?: InputMaybe<TextFilter>;
  requestedById?: InputMaybe<IntFilter>;
  requisitionId?: InputMaybe<IdFilter>;
  responsibilities?: InputMaybe<TextFilter>;
  salaryFrom?: InputMaybe<DecimalFilter>;
  salaryTo?: InputMaybe<DecimalFilter>;
  serviceProviderId?: InputMaybe<IdFilter>;
  showSalary?: InputMaybe<BooleanFilter>;
  /** Records with one that has skillId among these. */
  skills?: InputMaybe<RowsFilter>;
  status?: InputMaybe<JobPostStatusFilter>;
  title?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  vacancies?: InputMaybe<IntFilter>;
  visibility?: InputMaybe<JobPostVisibilityFilter>;
  workMode?: InputMaybe<WorkModeFilter>;
};

export type JobPostInput = {
  approvalNote?: InputMaybe<Scalars['String']['input']>;
  benefits?: InputMaybe<Scalars['String']['input']>;
  clientId?: InputMaybe<Scalars['ID']['input']>;
  closedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The last day on which candidates may apply. */
  closingDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Left empty, Tenure gives the next one. */
  code?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  description: Scalars['String']['input'];
  /** What whoever is hired becomes. */
  designationId: Scalars['ID']['input'];
  eventId?: InputMaybe<Scalars['Int']['input']>;
  experienceFrom?: InputMaybe<Scalars['Decimal']['input']>;
  experienceTo?: InputMaybe<Scalars['Decimal']['input']>;
  functionalAreaId?: InputMaybe<Scalars['ID']['input']>;
  /** New posts may start with what is written here. A template is never published. */
  isTemplate?: InputMaybe<Scalars['Boolean']['input']>;
  jobType?: InputMaybe<JobType>;
  locations?: InputMaybe<Array<JobPostLocationInput>>;
  /** Who works on the post. They see it and its candidates. */
  members?: InputMaybe<Array<JobPostMemberInput>>;
  onCareerPage?: InputMaybe<Scalars['Boolean']['input']>;
  onJobBoards?: InputMaybe<Scalars['Boolean']['input']>;
  openedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  qualifications?: InputMaybe<Array<JobPostQualificationInput>>;
  requestedAt?: InputMaybe<Scalars['DateTime']['input']>;
  requestedBy?: InputMaybe<Scalars['String']['input']>;
  requestedById?: InputMaybe<Scalars['Int']['input']>;
  /** What it was made of in man power planning. */
  requisitionId?: InputMaybe<Scalars['ID']['input']>;
  responsibilities?: InputMaybe<Scalars['String']['input']>;
  /** In the order in which candidates pass them. */
  rounds?: InputMaybe<Array<JobPostRoundInput>>;
  /** A year. */
  salaryFrom?: InputMaybe<Scalars['Decimal']['input']>;
  salaryTo?: InputMaybe<Scalars['Decimal']['input']>;
  serviceProviderId?: InputMaybe<Scalars['ID']['input']>;
  /** Candidates see the salary. */
  showSalary?: InputMaybe<Scalars['Boolean']['input']>;
  skills?: InputMaybe<Array<JobPostSkillInput>>;
  /** Set by approval, publishing and closing. */
  status?: InputMaybe<JobPostStatus>;
  /** Left empty, it is the title of the designation. */
  title?: InputMaybe<Scalars['String']['input']>;
  vacancies?: InputMaybe<Scalars['Int']['input']>;
  /** Who sees the post inside the organization. */
  visibility?: InputMaybe<JobPostVisibility>;
  workMode?: InputMaybe<WorkMode>;
};

export type JobPostListRow = {
  /** Who applied and did not take it back. */
  Applicants?: Maybe<Scalars['Int']['output']>;
  /** Active candidates for whom this post counts now. */
  Candidate_Count?: Maybe<Scalars['Int']['output']>;
  Client_Name?: Maybe<Scalars['String']['output']>;
  /** The change-set with which approval was asked for. */
  Event_Id?: Maybe<Scalars['Int']['output']>;
  /** In progress, Planned or Completed. */
  Interview_Status?: Maybe<Scalars['String']['output']>;
  Job_Post_Code: Scalars['String']['output'];
  Job_Post_Id: Scalars['Int']['output'];
  Job_Post_Name: Scalars['String']['output'];
  No_Of_Vacancies: Scalars['Int']['output'];
  Service_Provider?: Maybe<Scalars['String']['output']>;
  /** Draft, Pending approval, Open, On hold, Closed or Rejected. */
  Status: Scalars['String']['output'];
};

export type JobPostLocation = {
  id: Scalars['ID']['output'];
  location: Location;
};

export type JobPostLocationInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  locationId: Scalars['ID']['input'];
};

export type JobPostMember = {
  employee: Employee;
  id: Scalars['ID']['output'];
  role: JobPostRole;
};

export type JobPostMemberInput = {
  employeeId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  role?: InputMaybe<JobPostRole>;
};

export type JobPostMembersDone = {
  /** Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type JobPostPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<JobPost>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type JobPostPatch = {
  approvalNote?: InputMaybe<Scalars['String']['input']>;
  benefits?: InputMaybe<Scalars['String']['input']>;
  clientId?: InputMaybe<Scalars['ID']['input']>;
  closedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The last day on which candidates may apply. */
  closingDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Left empty, Tenure gives the next one. */
  code?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** What whoever is hired becomes. */
  designationId?: InputMaybe<Scalars['ID']['input']>;
  eventId?: InputMaybe<Scalars['Int']['input']>;
  experienceFrom?: InputMaybe<Scalars['Decimal']['input']>;
  experienceTo?: InputMaybe<Scalars['Decimal']['input']>;
  functionalAreaId?: InputMaybe<Scalars['ID']['input']>;
  /** New posts may start with what is written here. A template is never published. */
  isTemplate?: InputMaybe<Scalars['Boolean']['input']>;
  jobType?: InputMaybe<JobType>;
  locations?: InputMaybe<Array<JobPostLocationInput>>;
  /** Who works on the post. They see it and its candidates. */
  members?: InputMaybe<Array<JobPostMemberInput>>;
  onCareerPage?: InputMaybe<Scalars['Boolean']['input']>;
  onJobBoards?: InputMaybe<Scalars['Boolean']['input']>;
  openedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  qualifications?: InputMaybe<Array<JobPostQualificationInput>>;
  requestedAt?: InputMaybe<Scalars['DateTime']['input']>;
  requestedBy?: InputMaybe<Scalars['String']['input']>;
  requestedById?: InputMaybe<Scalars['Int']['input']>;
  /** What it was made of in man power planning. */
  requisitionId?: InputMaybe<Scalars['ID']['input']>;
  responsibilities?: InputMaybe<Scalars['String']['input']>;
  /** In the order in which candidates pass them. */
  rounds?: InputMaybe<Array<JobPostRoundInput>>;
  /** A year. */
  salaryFrom?: InputMaybe<Scalars['Decimal']['input']>;
  salaryTo?: InputMaybe<Scalars['Decimal']['input']>;
  serviceProviderId?: InputMaybe<Scalars['ID']['input']>;
  /** Candidates see the salary. */
  showSalary?: InputMaybe<Scalars['Boolean']['input']>;
  skills?: InputMaybe<Array<JobPostSkillInput>>;
  /** Set by approval, publishing and closing. */
  status?: InputMaybe<JobPostStatus>;
  /** Left empty, it is the title of the designation. */
  title?: InputMaybe<Scalars['String']['input']>;
  vacancies?: InputMaybe<Scalars['Int']['input']>;
  /** Who sees the post inside the organization. */
  visibility?: InputMaybe<JobPostVisibility>;
  workMode?: InputMaybe<WorkMode>;
};

export type JobPostPlace = {
  City?: Maybe<Scalars['String']['output']>;
  Country?: Maybe<Scalars['String']['output']>;
  Location_Id: Scalars['Int']['output'];
  Location_Name: Scalars['String']['output'];
  State?: Maybe<Scalars['String']['output']>;
};

export type JobPostPlaces = {
  errorCode: Scalars['String']['output'];
  locations: Array<JobPostPlace>;
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type JobPostQualification = {
  id: Scalars['ID']['output'];
  qualification: Qualification;
};

export type JobPostQualificationInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  qualificationId: Scalars['ID']['input'];
};

export type JobPostRole =
  | 'HIRING_MANAGER'
  | 'ONBOARDING_SPECIALIST'
  | 'PANEL_MEMBER'
  | 'RECRUITER';

export type JobPostRoleMember = {
  emailId?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  /** Of the account with which the member signs in by Microsoft. */
  microsoftEmail?: Maybe<Scalars['String']['output']>;
  mobileNo?: Maybe<Scalars['String']['output']>;
  userDefinedEmpId: Scalars['String']['output'];
};

export type JobPostRoleMembers = {
  errorCode: Scalars['String']['output'];
  hiringManager: Array<JobPostRoleMember>;
  message: Scalars['String']['output'];
  onboardSpecialist: Array<JobPostRoleMember>;
  panelMembers: Array<JobPostRoleMember>;
  recruiters: Array<JobPostRoleMember>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type JobPostRound = {
  id: Scalars['ID']['output'];
  /** Of the total score. Without one, that of the round. */
  passingScore?: Maybe<Scalars['Decimal']['output']>;
  round: InterviewRound;
};

export type JobPostRoundInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Of the total score. Without one, that of the round. */
  passingScore?: InputMaybe<Scalars['Decimal']['input']>;
  roundId: Scalars['ID']['input'];
};

export type JobPostRows = {
  errorCode: Scalars['String']['output'];
  jobPosts: Array<JobPostListRow>;
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type JobPostSkill = {
  id: Scalars['ID']['output'];
  required: Scalars['Boolean']['output'];
  skill: Skill;
};

export type JobPostSkillInput = {
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  required?: InputMaybe<Scalars['Boolean']['input']>;
  skillId: Scalars['ID']['input'];
};

export type JobPostSort = {
  field: JobPostSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type JobPostSortField =
  | 'approvalNote'
  | 'benefits'
  | 'clientId'
  | 'closedOn'
  | 'closingDate'
  | 'code'
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'departmentId'
  | 'description'
  | 'designationId'
  | 'eventId'
  | 'experienceFrom'
  | 'experienceTo'
  | 'functionalAreaId'
  | 'isTemplate'
  | 'jobType'
  | 'onCareerPage'
  | 'onJobBoards'
  | 'openedOn'
  | 'requestedAt'
  | 'requestedBy'
  | 'requestedById'
  | 'requisitionId'
  | 'responsibilities'
  | 'salaryFrom'
  | 'salaryTo'
  | 'serviceProviderId'
  | 'showSalary'
  | 'status'
  | 'title'
  | 'updatedAt'
  | 'vacancies'
  | 'visibility'
  | 'workMode';

export type JobPostStanding = {
  /** Who ever applied and did not take it back. This and the next two are of the candidates whom the caller sees; null without that right. */
  applicants?: Maybe<Scalars['Int']['output']>;
  errorCode: Scalars['String']['output'];
  /** Who was hired for it. */
  filled?: Maybe<Scalars['Int']['output']>;
  /** Interviews for it that are still to come, as far as they are the caller's to arrange. */
  interviewsAhead: Scalars['Int']['output'];
  /** It was the caller who asked for it. */
  isOwnRequest: Scalars['Boolean']['output'];
  /** The caller may approve or reject it. */
  mayDecide: Scalars['Boolean']['output'];
  /** The caller may change it, and so revise it where it was rejected. */
  mayRevise: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  /** What was said with the last request or decision. */
  note?: Maybe<Scalars['String']['output']>;
  /** Who was neither hired nor rejected yet. */
  remaining?: Maybe<Scalars['Int']['output']>;
  requestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who asked for approval; null before. */
  requestedBy?: Maybe<Scalars['String']['output']>;
};

export type JobPostStatus =
  | 'CLOSED'
  | 'DRAFT'
  | 'ON_HOLD'
  | 'OPEN'
  | 'PENDING_APPROVAL'
  | 'REJECTED';

export type JobPostStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<JobPostStatus>;
  in?: InputMaybe<Array<JobPostStatus>>;
};

export type JobPostStepDone = {
  /** How many candidates changed with it. */
  candidateCount: Scalars['Int']['output'];
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  status: JobPostStatus;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type JobPostVisibility =
  | 'EVERYONE'
  | 'RECRUITERS';

export type JobPostVisibilityFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<JobPostVisibility>;
  in?: InputMaybe<Array<JobPostVisibility>>;
};

/** Somebody asks for people to be hired. Once it is approved, recruiters make a job post of it. */
export type JobRequisition = {
  approval?: Maybe<Scalars['JSON']['output']>;
  /** Left empty, today. */
  askedOn: Scalars['LocalDate']['output'];
  /** Why more people than the plan has, where it has too few. */
  beyondReason?: Maybe<Scalars['String']['output']>;
  /** Left empty, Tenure gives the next one. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Left empty, that of payroll. */
  currency?: Maybe<Scalars['String']['output']>;
  custom: Scalars['JSON']['output'];
  department: Department;
  designation: Designation;
  /** Who asks. Left empty, whoever enters it. */
  employee: Employee;
  /** Left empty, that of the designation. */
  grade?: Maybe<Grade>;
  /** Who was hired for its job posts. */
  hired?: Maybe<Scalars['Int']['output']>;
  /** What has become of it, by its job posts. */
  hiring?: Maybe<RequisitionHiring>;
  /** Left empty, who asks. */
  hiringManager: Employee;
  id: Scalars['ID']['output'];
  interviewers?: Maybe<Array<RequisitionInterviewer>>;
  jobPosts?: Maybe<Scalars['Int']['output']>;
  jobType: JobType;
  kind: RequisitionKind;
  location: Location;
  /** The first day at work. */
  neededBy: Scalars['LocalDate']['output'];
  openings: Scalars['Int']['output'];
  /** A year. */
  payFrom?: Maybe<Scalars['Decimal']['output']>;
  payTo?: Maybe<Scalars['Decimal']['output']>;
  reason: Scalars['String']['output'];
  /** Who leaves, where somebody is to be replaced: one for each opening. */
  replaced?: Maybe<Array<ReplacedEmployee>>;
  status: RequestStatus;
  /** Left empty, it is the title of the designation. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type JobRequisitionAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<JobRequisition>;
};

export type JobRequisitionChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<JobRequisition>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type JobRequisitionFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<JobRequisitionFilter>>;
  askedOn?: InputMaybe<LocalDateFilter>;
  beyondReason?: InputMaybe<TextFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  code?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId?: InputMaybe<IdFilter>;
  designationId?: InputMaybe<IdFilter>;
  employeeId?: InputMaybe<IdFilter>;
  gradeId?: InputMaybe<IdFilter>;
  hired?: InputMaybe<IntFilter>;
  hiring?: InputMaybe<RequisitionHiringFilter>;
  hiringManagerId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  jobType?: InputMaybe<JobTypeFilter>;
  kind?: InputMaybe<RequisitionKindFilter>;
  locationId?: InputMaybe<IdFilter>;
  neededBy?: InputMaybe<LocalDateFilter>;
  not?: InputMaybe<JobRequisitionFilter>;
  openings?: InputMaybe<IntFilter>;
  or?: InputMaybe<Array<JobRequisitionFilter>>;
  payFrom?: InputMaybe<DecimalFilter>;
  payTo?: InputMaybe<DecimalFilter>;
  reason?: InputMaybe<TextFilter>;
  /** Records with one that has employeeId among these. */
  replaced?: InputMaybe<RowsFilter>;
  status?: InputMaybe<RequestStatusFilter>;
  title?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type JobRequisitionInput = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  /** Left empty, today. */
  askedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Why more people than the plan has, where it has too few. */
  beyondReason?: InputMaybe<Scalars['String']['input']>;
  /** Left empty, Tenure gives the next one. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Left empty, that of payroll. */
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId: Scalars['ID']['input'];
  designationId: Scalars['ID']['input'];
  /** Who asks. Left empty, whoever enters it. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, that of the designation. */
  gradeId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, who asks. */
  hiringManagerId?: InputMaybe<Scalars['ID']['input']>;
  interviewers?: InputMaybe<Array<RequisitionInterviewerInput>>;
  jobType?: InputMaybe<JobType>;
  kind?: InputMaybe<RequisitionKind>;
  locationId: Scalars['ID']['input'];
  /** The first day at work. */
  neededBy: Scalars['LocalDate']['input'];
  openings?: InputMaybe<Scalars['Int']['input']>;
  /** A year. */
  payFrom?: InputMaybe<Scalars['Decimal']['input']>;
  payTo?: InputMaybe<Scalars['Decimal']['input']>;
  reason: Scalars['String']['input'];
  /** Who leaves, where somebody is to be replaced: one for each opening. */
  replaced?: InputMaybe<Array<ReplacedEmployeeInput>>;
  status?: InputMaybe<RequestStatus>;
  /** Left empty, it is the title of the designation. */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type JobRequisitionPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<JobRequisition>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type JobRequisitionPatch = {
  approval?: InputMaybe<Scalars['JSON']['input']>;
  /** Left empty, today. */
  askedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Why more people than the plan has, where it has too few. */
  beyondReason?: InputMaybe<Scalars['String']['input']>;
  /** Left empty, Tenure gives the next one. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Left empty, that of payroll. */
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  designationId?: InputMaybe<Scalars['ID']['input']>;
  /** Who asks. Left empty, whoever enters it. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, that of the designation. */
  gradeId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, who asks. */
  hiringManagerId?: InputMaybe<Scalars['ID']['input']>;
  interviewers?: InputMaybe<Array<RequisitionInterviewerInput>>;
  jobType?: InputMaybe<JobType>;
  kind?: InputMaybe<RequisitionKind>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** The first day at work. */
  neededBy?: InputMaybe<Scalars['LocalDate']['input']>;
  openings?: InputMaybe<Scalars['Int']['input']>;
  /** A year. */
  payFrom?: InputMaybe<Scalars['Decimal']['input']>;
  payTo?: InputMaybe<Scalars['Decimal']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Who leaves, where somebody is to be replaced: one for each opening. */
  replaced?: InputMaybe<Array<ReplacedEmployeeInput>>;
  status?: InputMaybe<RequestStatus>;
  /** Left empty, it is the title of the designation. */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type JobRequisitionSort = {
  field: JobRequisitionSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type JobRequisitionSortField =
  | 'askedOn'
  | 'beyondReason'
  | 'code'
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'departmentId'
  | 'designationId'
  | 'employeeId'
  | 'gradeId'
  | 'hired'
  | 'hiring'
  | 'hiringManagerId'
  | 'jobType'
  | 'kind'
  | 'locationId'
  | 'neededBy'
  | 'openings'
  | 'payFrom'
  | 'payTo'
  | 'reason'
  | 'status'
  | 'title'
  | 'updatedAt';

export type JobTitle = {
  Organization_Structure_Id: Scalars['Int']['output'];
  Pos_Code: Scalars['String']['output'];
  Pos_Name: Scalars['String']['output'];
};

export type JobTitleCondition = {
  /** Pos_Code (the whole of it) or Pos_Name (a part of it). */
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type JobTitles = {
  errorCode: Scalars['String']['output'];
  jobTitles: Array<JobTitle>;
  message: Scalars['String']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type JobType =
  | 'CONTRACT'
  | 'FULL_TIME'
  | 'INTERNSHIP'
  | 'PART_TIME'
  | 'TEMPORARY'
  | 'VOLUNTEER';

export type JobTypeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<JobType>;
  in?: InputMaybe<Array<JobType>>;
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

export type LeadTimeOfGrade = {
  days: Scalars['Int']['output'];
  grade: Grade;
  id: Scalars['ID']['output'];
};

export type LeadTimeOfGradeInput = {
  days: Scalars['Int']['input'];
  gradeId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

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

/** A record of another endpoint. */
export type Location = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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

/** A document of the organisation that may be attached to mails. */
export type MailableDocument = {
  bytes: Scalars['Int']['output'];
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type MailboxConnection = {
  /** Times of the next weeks in which the caller is busy by it. */
  appointments: Scalars['Int']['output'];
  /** Since when it cannot be read; null where it was. What was known before counts. */
  busyFailingSince?: Maybe<Scalars['DateTime']['output']>;
  /** When its calendar was read last for the times in which the caller is busy; null where it was not yet. */
  busyReadAt?: Maybe<Scalars['DateTime']['output']>;
  connectedAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  mailbox?: Maybe<Scalars['String']['output']>;
  /** Whether its calendar is read for when the caller is busy: not for whoever connected before that was told. */
  readsBusy: Scalars['Boolean']['output'];
  /** Where Microsoft sends people back to: to be registered there. For those who keep the settings of recruitment. */
  redirectUri?: Maybe<Scalars['String']['output']>;
  state: MailboxState;
};

export type MailboxState =
  | 'CONNECTED'
  | 'NOT_CONNECTED'
  /** Nobody has registered this installation at Microsoft. */
  | 'NOT_OFFERED'
  /** Microsoft takes the consent for ended. */
  | 'REVOKED';

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

export type MailsAheadAnswer = {
  errorCode: Scalars['String']['output'];
  mails: Array<MailsAhead>;
  message: Scalars['String']['output'];
};

/** How the organization plans its people. Years and quarters are those of payroll. */
export type ManPowerPlanningSetting = {
  /** Who of those that have the right may ask for a hire. */
  askers: RequisitionAskers;
  /** How many of a hundred leave in a year. Left empty, as many as left in the last twelve months. */
  attritionPercent?: Maybe<Scalars['Decimal']['output']>;
  /** What a requisition for more people than are planned takes. */
  beyondPlan: BeyondPlan;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  forecastStep: ForecastStep;
  /** How many months or quarters the forecast looks ahead, the present one included. */
  forecastSteps: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** From the approval of a requisition to the first day, where the grade has no time of its own. */
  leadTimeDays: Scalars['Int']['output'];
  /** Grades that take longer, or less. */
  leadTimes?: Maybe<Array<LeadTimeOfGrade>>;
  name: Scalars['String']['output'];
  /** People are expected to leave at the end of the month in which they come to it. Left empty, nobody is for their age. */
  retirementAge?: Maybe<Scalars['Int']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ManPowerPlanningSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ManPowerPlanningSetting>;
};

export type ManPowerPlanningSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ManPowerPlanningSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ManPowerPlanningSettingFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ManPowerPlanningSettingFilter>>;
  askers?: InputMaybe<RequisitionAskersFilter>;
  attritionPercent?: InputMaybe<DecimalFilter>;
  beyondPlan?: InputMaybe<BeyondPlanFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  forecastStep?: InputMaybe<ForecastStepFilter>;
  forecastSteps?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  leadTimeDays?: InputMaybe<IntFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ManPowerPlanningSettingFilter>;
  or?: InputMaybe<Array<ManPowerPlanningSettingFilter>>;
  retirementAge?: InputMaybe<IntFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ManPowerPlanningSettingInput = {
  /** Who of those that have the right may ask for a hire. */
  askers?: InputMaybe<RequisitionAskers>;
  /** How many of a hundred leave in a year. Left empty, as many as left in the last twelve months. */
  attritionPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** What a requisition for more people than are planned takes. */
  beyondPlan?: InputMaybe<BeyondPlan>;
  forecastStep?: InputMaybe<ForecastStep>;
  /** How many months or quarters the forecast looks ahead, the present one included. */
  forecastSteps?: InputMaybe<Scalars['Int']['input']>;
  /** From the approval of a requisition to the first day, where the grade has no time of its own. */
  leadTimeDays?: InputMaybe<Scalars['Int']['input']>;
  /** Grades that take longer, or less. */
  leadTimes?: InputMaybe<Array<LeadTimeOfGradeInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** People are expected to leave at the end of the month in which they come to it. Left empty, nobody is for their age. */
  retirementAge?: InputMaybe<Scalars['Int']['input']>;
};

export type ManPowerPlanningSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ManPowerPlanningSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ManPowerPlanningSettingPatch = {
  /** Who of those that have the right may ask for a hire. */
  askers?: InputMaybe<RequisitionAskers>;
  /** How many of a hundred leave in a year. Left empty, as many as left in the last twelve months. */
  attritionPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** What a requisition for more people than are planned takes. */
  beyondPlan?: InputMaybe<BeyondPlan>;
  forecastStep?: InputMaybe<ForecastStep>;
  /** How many months or quarters the forecast looks ahead, the present one included. */
  forecastSteps?: InputMaybe<Scalars['Int']['input']>;
  /** From the approval of a requisition to the first day, where the grade has no time of its own. */
  leadTimeDays?: InputMaybe<Scalars['Int']['input']>;
  /** Grades that take longer, or less. */
  leadTimes?: InputMaybe<Array<LeadTimeOfGradeInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** People are expected to leave at the end of the month in which they come to it. Left empty, nobody is for their age. */
  retirementAge?: InputMaybe<Scalars['Int']['input']>;
};

export type ManPowerPlanningSettingSort = {
  field: ManPowerPlanningSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ManPowerPlanningSettingSortField =
  | 'askers'
  | 'attritionPercent'
  | 'beyondPlan'
  | 'createdAt'
  | 'custom'
  | 'forecastStep'
  | 'forecastSteps'
  | 'leadTimeDays'
  | 'name'
  | 'retirementAge'
  | 'updatedAt';

export type MaritalStatus =
  | 'DIVORCED'
  | 'MARRIED'
  | 'SINGLE'
  | 'WIDOWED';

export type MaritalStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<MaritalStatus>;
  in?: InputMaybe<Array<MaritalStatus>>;
};

export type MemberAvailability = {
  busy: Array<BusyTime>;
  employeeId: Scalars['ID']['output'];
  hasMail: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  timeZone: Scalars['String']['output'];
};

/** What goes over to the candidate who stays. */
export type MergeMove = {
  count: Scalars['Int']['output'];
  /** JobApplication, Interview and so on; comments, files, mails. */
  what: Scalars['String']['output'];
};

/** A field of the candidate who stays, and from whom its value is taken. */
export type MergedValue = {
  candidateId: Scalars['Int']['input'];
  field: Scalars['String']['input'];
};

export type MicrosoftStart = {
  /** At Microsoft: the browser goes there, and comes back. */
  address: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

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
  addArchiveReason: ArchiveReasonChange;
  addBlacklistReason: BlacklistReasonChange;
  addCandidate: CandidateChange;
  addCandidateSalary: CandidateSalaryChange;
  addCandidateSource: CandidateSourceChange;
  addCandidateStatus: CandidateStatusChange;
  /** Active or archived candidates are kept for later posts; the status and the reason tell why they did not get this one. cancelInterviews: as with archiveCandidateDetails. */
  addCandidateToTalentPool: CandidatesChange;
  /** Keeps the caller's own scorecard, as a draft or for good. reopen: a submitted one becomes a draft again, with the reason. */
  addCandidatesInterviewRoundFeedBack: InterviewChange;
  addCareerPage: CareerPageChange;
  addClient: ClientChange;
  /** All of them, or none: validationError tells line by line, from 1, what is wrong. One undo takes all back. mails: false keeps back those that droppedMailsAhead shows. */
  addDroppedResumes: CandidatesChange;
  addFunctionalArea: FunctionalAreaChange;
  addHeadcountPlan: HeadcountPlanChange;
  addHiringStage: HiringStageChange;
  addInterviewRound: InterviewRoundChange;
  addJobBoardIntegration: JobBoardIntegrationChange;
  addJobPost: JobPostChange;
  addJobRequisition: JobRequisitionChange;
  addManPowerPlanningSetting: ManPowerPlanningSettingChange;
  addOfferLetterTemplate: OfferLetterTemplateChange;
  addPlanSeat: PlanSeatChange;
  addQualification: QualificationChange;
  addRecruitmentGeneralSetting: RecruitmentGeneralSettingChange;
  addTalentPool: TalentPoolChange;
  /**
   * Saves the salary of a candidate; isEditMode: changes the one that there is. Both gross sums must be what the parts come to, to the coin: a caller who reckoned otherwise is told what it is.
   * Without lists of parts those of templateId count. version: of the salary that is changed, which somebody else may have saved since.
   */
  addUpdateCandidateSalaryDetails: CandidateSalarySaved;
  /** Keys of the columns in their order; none brings back the usual ones. */
  addUpdateEmployeeCustomTableHeader: TableHeaders;
  /** Without talentPoolId a new pool. */
  addUpdateTalentPool: TalentPoolSaved;
  /** The caller's own answer to an invitation. */
  answerInterviewInvitation: InterviewChange;
  /** Applications to several posts, with the first status. The first post becomes the one that counts where the candidate has none. mails: as with updateCandidateStatus. */
  applyCandidateMultipleJobs: CandidatesChange;
  /** Nobody approves what they asked for themselves. */
  approveHeadcountPlan: HeadcountPlanStepDone;
  /** The post opens. Nobody approves what they asked for themselves. */
  approveJobPost: JobPostStepDone;
  /**
   * action: 'archive' tells the candidates nothing; 'archive and notify' (or 'notify') sends them a mail at notificationTime, by default now. mailContent may name {{name}}, {{jobPost}},
   * {{organisation}} and {{portal}}; without it the words of the status serve, else Tenure's own. A mail that is due later is not sent to whoever is restored before.
   */
  archiveCandidateDetails: CandidatesChange;
  /** Hands a draft in. version: the one the caller saw, here and below. */
  askHeadcountPlanApproval: HeadcountPlanStepDone;
  /** A draft is handed in for approval. version: the one the caller saw, here and below. */
  askJobPostApproval: JobPostStepDone;
  /**
   * candidatesStatusId: all who remain come to that status, with its mail; without it they keep where they stand. cancelInterviews: those for the post that are still to
   * come are cancelled, as far as they are the caller's to arrange. mails: false keeps the mails of the status back, which mailsAhead shows.
   */
  closeJobPost: JobPostStepDone;
  /** Reads the calendar at once; without an address it is disconnected and what was known of it is forgotten. */
  connectBusyCalendar: MyIntegration;
  connectMicrosoft: MicrosoftStart;
  /** A draft with everything that stands in the post but its code, days and way; or a template. */
  copyJobPost: JobPostCopy;
  deleteArchiveReasons: DeleteAnswer;
  deleteBlacklistReasons: DeleteAnswer;
  deleteCandidateSalaries: DeleteAnswer;
  /** All of them, or none. A salary that is offered or accepted stays. */
  deleteCandidateSalaryDetails: CandidateSalarySaved;
  deleteCandidateSources: DeleteAnswer;
  deleteCandidateStatuses: DeleteAnswer;
  deleteCandidates: DeleteAnswer;
  deleteClients: DeleteAnswer;
  deleteFunctionalAreas: DeleteAnswer;
  deleteHeadcountPlans: DeleteAnswer;
  deleteHiringStages: DeleteAnswer;
  /** A status goes. Who has it, and the steps of the past that name it, come to another one; no mail is sent. */
  deleteHiringStatus: HiringFlowDone;
  deleteInterviewRounds: DeleteAnswer;
  deleteJobBoardIntegrations: DeleteAnswer;
  /** With all that means nothing without them; one undo brings them back. */
  deleteJobCandidates: CandidatesChange;
  deleteJobPosts: DeleteAnswer;
  deleteJobRequisitions: DeleteAnswer;
  deleteOfferLetterTemplates: DeleteAnswer;
  deletePlanSeats: DeleteAnswer;
  deleteQualifications: DeleteAnswer;
  /** A pool with candidates is refused with how many they are, unless moveTo names the pool to which they go first. */
  deleteTalentPoolDetails: TalentPoolDeletion;
  deleteTalentPools: DeleteAnswer;
  disconnectMicrosoft: MyIntegration;
  /** Puts a warning away until it is about something else. */
  dismissIntegrationWarning: IntegrationWarnings;
  /** A new draft with the positions of another plan; without one with a position for every department, designation and location at which somebody works. */
  draftHeadcountPlan: HeadcountPlanDrafted;
  /** resume: keys from getPresignedUrl (type 'candidate.resume'); at most 200 wait at once. */
  dropResumes: DroppedResumesAnswer;
  /** Erases a candidate for good: the record with all that goes along, files, mails to the address, and what the history holds of their values. */
  eraseCandidate: CandidateErasure;
  /** Mails a passcode to a candidate who may enter the portal. The answer is the same for every address. */
  generatePassCodeForPortalAccess: PortalAnswer;
  holdJobPost: JobPostStepDone;
  insertJobCandidates: JobCandidateSaved;
  /** They are not the same person as the candidate, and not suggested again. */
  keepCandidatesApart: CandidatesChange;
  /** As the query of this name. */
  listJobCandidates: CandidateRows;
  /**
   * The others become one with the candidate who stays, and are deleted. values: from whom a field is taken; without it, the one who stays, and where they have none, the first of the
   * others who has. Lists are united, and what belongs to the others goes over. seen: whoever was changed since is a conflict. Takes the right to change all of them and to delete the others.
   */
  mergeCandidates: CandidatesChange;
  /** Archived candidates are considered again, where they stood or with another status. mails: as with updateCandidateStatus. */
  moveArchiveToCandidate: CandidatesChange;
  moveBlackedListToCandidate: CandidatesChange;
  /** attachments: keys from getPresignedUrl (type 'candidate.blacklistAttachment'); a file belongs to one candidate. cancelInterviews: as with archiveCandidateDetails. */
  moveCandidateToBlackedList: CandidatesChange;
  moveToAnotherTalentPool: CandidatesChange;
  /**
   * Active, kept or archived candidates are considered for a post. Without a status: the one of their application to it, else the first. Where each has one application at a time, the one to the post before ends.
   * mails: as with updateCandidateStatus. cancelInterviews: those that are still to come for the post before, as with archiveCandidateDetails.
   */
  moveToJobPost: CandidatesChange;
  /** Hands over a file of a mail to the candidate, as it was sent. Who was handed it is noted. place: of `files`, from 0. */
  openCandidateMailFile: CandidateMailContents;
  /** Opens the portal to who has the passcode, once, in this browser. */
  passcodeValidatePortalAccess: PortalAnswer;
  /** A draft of a job post with what the requisition says, for the openings that no other post of it has. Takes the right to view the requisition. */
  postRequisition: RequisitionPosted;
  /** Lets them go, read or not; candidates that were added stay. */
  putAwayResumes: DroppedResumesAnswer;
  rejectJobPost: JobPostStepDone;
  /** closingDate: the new last day; null for none, left out for the one it had. */
  reopenJobPost: JobPostStepDone;
  /** Moves a round; calendars replace the event. */
  rescheduleInterviewRound: SchedulingAnswer;
  resumeJobPost: JobPostStepDone;
  /** As the query of this name. */
  retrieveJobCandidates: CandidateDetailAnswer;
  /** What waits, or was approved for a day that is still to come, becomes a draft again: by whoever may change it while it waits, afterwards by whoever decides. */
  returnHeadcountPlan: HeadcountPlanStepDone;
  /** A rejected post becomes a draft again. */
  reviseJobPost: JobPostStepDone;
  /** The whole flow at once, in its order. A stage or status that is missing, or that somebody changed meanwhile, is a conflict; none is deleted. Problems name the key as their row. */
  saveHiringFlow: HiringFlowDone;
  /** newKey: the address changes, and the one before it no longer answers. */
  saveJobBoard: JobBoardSaved;
  /** Schedules a round with each candidate and invites all. One undo takes the rounds back; mails that left do not come back. */
  scheduleInterviewRound: SchedulingAnswer;
  /** Writes to the candidate, now or at a time within a year. {{name}}, {{jobPost}}, {{organisation}} and {{portal}} are filled in. documentIds: of `candidateMailDraft`. */
  sendCandidateMail: CandidateMailAnswer;
  /**
   * Makes the letter of the candidate's salary, keeps it as PDF and mails the candidate a link to read and answer it until the end of expiresOn. A candidate has one offer that waits at most.
   * moveOn: whoever stands before the stage of offers comes to its first status, where the hiring flow leads there from theirs, nothing is missing for it and the caller may move them. Undoing it takes offer, link and step back, not the mail.
   */
  sendOffer: OfferChange;
  /** typeOfSchedule: Schedule, Reschedule or Cancel. With times the mail carries the event for calendars; calendarEventId names the event of a round that is scheduled. Markup that could run is left out. */
  sendScheduledInterviewEmail: InterviewMailAnswer;
  /** Without a name, boards read that of the organization. */
  signUpCompany: CompanySignedUp;
  /** Makes the address of the own interviews, another one in its place, or ends it. The one before no longer answers. */
  switchInterviewFeed: MyIntegration;
  /** A mail that waits and was never tried is not sent. */
  takeBackCandidateMail: CandidateMailAnswer;
  /** Undoes what one change-set did, if nothing later depends on it. With wait: false very many records go back by work that goes on by itself. */
  undoChangeSet: UndoAnswer;
  updateArchiveReason: ArchiveReasonChange;
  updateBlacklistReason: BlacklistReasonChange;
  updateCandidate: CandidateChange;
  updateCandidatePortalAccess: CandidatesChange;
  updateCandidateSalary: CandidateSalaryChange;
  /**
   * Records the result of a round: one score for each member of the panel, all of them. The average decides by the passing score; hiring is not moved.
   * A score differs from no submitted scorecard.
   */
  updateCandidateScore: InterviewChange;
  updateCandidateSource: CandidateSourceChange;
  /**
   * Active candidates come to a status. jobPostId: of the application to that post, where it is not the one that counts now. fromStatusId: where the caller saw
   * them; whoever stands elsewhere by now is a conflict. cancelInterviews: as with archiveCandidateDetails, those for the post alone. mails: false keeps the mail of the status
   * back, which mailsAhead shows.
   */
  updateCandidateStatus: CandidatesChange;
  updateCareerPage: CareerPageChange;
  updateClient: ClientChange;
  updateFunctionalArea: FunctionalAreaChange;
  updateHeadcountPlan: HeadcountPlanChange;
  updateHiringStage: HiringStageChange;
  updateHiringStatus: CandidateStatusChange;
  updateInterviewRound: InterviewRoundChange;
  /** Completed, cancelled or not appeared. Whoever was invited to a cancelled round is told. */
  updateInterviewRoundStatus: InterviewChange;
  updateJobApplication: JobApplicationChange;
  updateJobBoardIntegration: JobBoardIntegrationChange;
  /** version: the one that the caller saw; without it, whatever it is now. What is not given stays. */
  updateJobCandidates: JobCandidateSaved;
  updateJobPost: JobPostChange;
  updateJobRequisition: JobRequisitionChange;
  updateManPowerPlanningSetting: ManPowerPlanningSettingChange;
  updateOfferLetterTemplate: OfferLetterTemplateChange;
  updatePlanSeat: PlanSeatChange;
  updateQualification: QualificationChange;
  updateRecruitmentGeneralSetting: RecruitmentGeneralSettingChange;
  /** Ids of employees. A role that is left out stays as it is, an empty list empties it. */
  updateRoleBasedJobPostMembers: JobPostMembersDone;
  updateScorecard: ScorecardChange;
  updateTalentPool: TalentPoolChange;
  /** All of them, at most 1,000, or none: validationError tells row by row, from 1, what is wrong. They get the first status. As with every import nobody outside is told: no mail leaves. */
  uploadBulkCandidateDetails: CandidatesChange;
  withdrawJobPostApproval: JobPostStepDone;
  /**
   * An offer that waits for its answer is answered no more; its link closes at once. The comment stays with the offer. The candidate is told by mail in the words of offerWithdrawalMail or in those given, unless tellCandidate is false;
   * where the mail with the offer has not left yet, it is taken back instead.
   */
  withdrawOffer: OfferChange;
};


export type MutationAddArchiveReasonArgs = {
  input: ArchiveReasonInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddBlacklistReasonArgs = {
  input: BlacklistReasonInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddCandidateArgs = {
  input: CandidateInput;
  mails?: InputMaybe<Scalars['Boolean']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddCandidateSalaryArgs = {
  input: CandidateSalaryInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddCandidateSourceArgs = {
  input: CandidateSourceInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddCandidateStatusArgs = {
  input: CandidateStatusInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddCandidateToTalentPoolArgs = {
  archiveReasonId: Scalars['Int']['input'];
  archiveStatusId: Scalars['Int']['input'];
  cancelInterviews?: InputMaybe<Scalars['Boolean']['input']>;
  candidateId: Array<Scalars['Int']['input']>;
  comment?: InputMaybe<Scalars['String']['input']>;
  talentPoolId: Scalars['Int']['input'];
};


export type MutationAddCandidatesInterviewRoundFeedBackArgs = {
  candidateId: Scalars['Int']['input'];
  interviewId: Scalars['Int']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  recommendation?: InputMaybe<Recommendation>;
  reopen?: InputMaybe<Scalars['Boolean']['input']>;
  roundId: Scalars['Int']['input'];
  skills: Array<SkillScoreInput>;
  submit?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationAddCareerPageArgs = {
  input: CareerPageInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddClientArgs = {
  input: ClientInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddDroppedResumesArgs = {
  candidates: Array<DroppedCandidate>;
  mails?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationAddFunctionalAreaArgs = {
  input: FunctionalAreaInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddHeadcountPlanArgs = {
  input: HeadcountPlanInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddHiringStageArgs = {
  input: HiringStageInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddInterviewRoundArgs = {
  input: InterviewRoundInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddJobBoardIntegrationArgs = {
  input: JobBoardIntegrationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddJobPostArgs = {
  input: JobPostInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddJobRequisitionArgs = {
  input: JobRequisitionInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddManPowerPlanningSettingArgs = {
  input: ManPowerPlanningSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddOfferLetterTemplateArgs = {
  input: OfferLetterTemplateInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddPlanSeatArgs = {
  input: PlanSeatInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddQualificationArgs = {
  input: QualificationInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddRecruitmentGeneralSettingArgs = {
  input: RecruitmentGeneralSettingInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddTalentPoolArgs = {
  input: TalentPoolInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddUpdateCandidateSalaryDetailsArgs = {
  allowanceDetails?: InputMaybe<Array<OfferedAllowanceInput>>;
  annualCTC: Scalars['Decimal']['input'];
  annualGrossSalary: Scalars['Decimal']['input'];
  candidateId: Scalars['Int']['input'];
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  formId?: InputMaybe<Scalars['Int']['input']>;
  grossIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  isEditMode: Scalars['Boolean']['input'];
  monthlyGrossSalary: Scalars['Decimal']['input'];
  retiralDetails?: InputMaybe<Array<OfferedRetiralInput>>;
  salaryEffectiveMonth?: InputMaybe<Scalars['String']['input']>;
  templateId?: InputMaybe<Scalars['Int']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAddUpdateEmployeeCustomTableHeaderArgs = {
  formId: Scalars['Int']['input'];
  screenType?: InputMaybe<Scalars['String']['input']>;
  tableHeaders: Array<Scalars['String']['input']>;
};


export type MutationAddUpdateTalentPoolArgs = {
  description?: InputMaybe<Scalars['String']['input']>;
  talentPool: Scalars['String']['input'];
  talentPoolId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAnswerInterviewInvitationArgs = {
  response: PanelResponse;
  roundId: Scalars['ID']['input'];
};


export type MutationApplyCandidateMultipleJobsArgs = {
  candidateId: Scalars['Int']['input'];
  jobPostIds: Array<Scalars['Int']['input']>;
  mails?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationApproveHeadcountPlanArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  planId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationApproveJobPostArgs = {
  jobPostId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationArchiveCandidateDetailsArgs = {
  action: Scalars['String']['input'];
  archiveReasonId: Scalars['Int']['input'];
  archiveStatusId?: InputMaybe<Scalars['Int']['input']>;
  cancelInterviews?: InputMaybe<Scalars['Boolean']['input']>;
  candidateId: Array<Scalars['Int']['input']>;
  comment?: InputMaybe<Scalars['String']['input']>;
  mailContent?: InputMaybe<Scalars['String']['input']>;
  mailSubject?: InputMaybe<Scalars['String']['input']>;
  notificationTime?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationAskHeadcountPlanApprovalArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  planId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationAskJobPostApprovalArgs = {
  jobPostId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCloseJobPostArgs = {
  cancelInterviews?: InputMaybe<Scalars['Boolean']['input']>;
  candidatesStatusId?: InputMaybe<Scalars['ID']['input']>;
  jobPostId: Scalars['ID']['input'];
  mails?: InputMaybe<Scalars['Boolean']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationConnectBusyCalendarArgs = {
  address?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCopyJobPostArgs = {
  asTemplate?: InputMaybe<Scalars['Boolean']['input']>;
  jobPostId: Scalars['ID']['input'];
};


export type MutationDeleteArchiveReasonsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteBlacklistReasonsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCandidateSalariesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCandidateSalaryDetailsArgs = {
  candidateIds: Array<Scalars['Int']['input']>;
  formId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteCandidateSourcesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCandidateStatusesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCandidatesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteClientsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteFunctionalAreasArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteHeadcountPlansArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteHiringStagesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteHiringStatusArgs = {
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  statusId: Scalars['ID']['input'];
};


export type MutationDeleteInterviewRoundsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteJobBoardIntegrationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteJobCandidatesArgs = {
  candidateId: Array<Scalars['Int']['input']>;
};


export type MutationDeleteJobPostsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteJobRequisitionsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteOfferLetterTemplatesArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeletePlanSeatsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteQualificationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteTalentPoolDetailsArgs = {
  moveTo?: InputMaybe<Scalars['Int']['input']>;
  talentPoolId: Scalars['Int']['input'];
};


export type MutationDeleteTalentPoolsArgs = {
  ids: Array<Scalars['ID']['input']>;
  moveTo?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDismissIntegrationWarningArgs = {
  kind: IntegrationWarningKind;
};


export type MutationDraftHeadcountPlanArgs = {
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalYear: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  planId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDropResumesArgs = {
  resume: Array<Scalars['String']['input']>;
};


export type MutationEraseCandidateArgs = {
  candidateId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationGeneratePassCodeForPortalAccessArgs = {
  emailId: Scalars['String']['input'];
};


export type MutationHoldJobPostArgs = {
  jobPostId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationInsertJobCandidatesArgs = {
  coverLetter?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  currentCtc?: InputMaybe<Scalars['Decimal']['input']>;
  currentDesignation?: InputMaybe<Scalars['String']['input']>;
  currentEmployer?: InputMaybe<Scalars['String']['input']>;
  currentLocation?: InputMaybe<Scalars['String']['input']>;
  dob: Scalars['LocalDate']['input'];
  emailId: Scalars['String']['input'];
  expectedCtc?: InputMaybe<Scalars['Decimal']['input']>;
  experienceMonths?: InputMaybe<Scalars['Int']['input']>;
  experienceYears?: InputMaybe<Scalars['Int']['input']>;
  firstName: Scalars['String']['input'];
  gender: Scalars['String']['input'];
  jobPostId?: InputMaybe<Scalars['Int']['input']>;
  lastName: Scalars['String']['input'];
  mails?: InputMaybe<Scalars['Boolean']['input']>;
  maritalStatus?: InputMaybe<Scalars['String']['input']>;
  middleName?: InputMaybe<Scalars['String']['input']>;
  mobileNo: Scalars['String']['input'];
  nationality?: InputMaybe<Scalars['String']['input']>;
  noticePeriod?: InputMaybe<Scalars['Int']['input']>;
  portalAccess?: InputMaybe<Scalars['Boolean']['input']>;
  preferredLocationId?: InputMaybe<Scalars['Int']['input']>;
  preferredName?: InputMaybe<Scalars['String']['input']>;
  pronouns?: InputMaybe<Scalars['String']['input']>;
  recruiterId?: InputMaybe<Scalars['Int']['input']>;
  resume: Scalars['String']['input'];
  resumeFileSize: Scalars['Int']['input'];
  salutation?: InputMaybe<Scalars['String']['input']>;
  skillId?: InputMaybe<Array<Scalars['Int']['input']>>;
  sourceId?: InputMaybe<Scalars['Int']['input']>;
  sponsored?: InputMaybe<Scalars['Boolean']['input']>;
  status: Scalars['Int']['input'];
  suffix?: InputMaybe<Scalars['String']['input']>;
};


export type MutationKeepCandidatesApartArgs = {
  candidateId: Scalars['Int']['input'];
  others: Array<Scalars['Int']['input']>;
};


export type MutationListJobCandidatesArgs = {
  appliedFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  appliedTo?: InputMaybe<Scalars['LocalDate']['input']>;
  archiveReasonId?: InputMaybe<Array<Scalars['Int']['input']>>;
  candidateId?: InputMaybe<Array<Scalars['Int']['input']>>;
  currentLocation?: InputMaybe<Scalars['String']['input']>;
  expectedCtcFrom?: InputMaybe<Scalars['Decimal']['input']>;
  expectedCtcTo?: InputMaybe<Scalars['Decimal']['input']>;
  experienceFrom?: InputMaybe<Scalars['Int']['input']>;
  experienceTo?: InputMaybe<Scalars['Int']['input']>;
  formId?: InputMaybe<Scalars['Int']['input']>;
  gender?: InputMaybe<Array<Scalars['String']['input']>>;
  jobPostId?: InputMaybe<Array<Scalars['Int']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  noticePeriod?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  portalAccess?: InputMaybe<Scalars['Boolean']['input']>;
  preferredLocationId?: InputMaybe<Array<Scalars['Int']['input']>>;
  rankingFrom?: InputMaybe<Scalars['Float']['input']>;
  recruiterId?: InputMaybe<Array<Scalars['Int']['input']>>;
  screenTab?: InputMaybe<Scalars['String']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
  skillId?: InputMaybe<Array<Scalars['Int']['input']>>;
  sourceId?: InputMaybe<Array<Scalars['Int']['input']>>;
  sponsored?: InputMaybe<Scalars['Boolean']['input']>;
  stageId?: InputMaybe<Array<Scalars['Int']['input']>>;
  statusId?: InputMaybe<Array<Scalars['Int']['input']>>;
  talentPoolId?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type MutationMergeCandidatesArgs = {
  keep: Scalars['Int']['input'];
  others: Array<Scalars['Int']['input']>;
  seen?: InputMaybe<Array<SeenCandidate>>;
  values?: InputMaybe<Array<MergedValue>>;
};


export type MutationMoveArchiveToCandidateArgs = {
  candidateId: Array<Scalars['Int']['input']>;
  mails?: InputMaybe<Scalars['Boolean']['input']>;
  statusId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMoveBlackedListToCandidateArgs = {
  candidateId: Array<Scalars['Int']['input']>;
};


export type MutationMoveCandidateToBlackedListArgs = {
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  blackedReasonId: Scalars['Int']['input'];
  cancelInterviews?: InputMaybe<Scalars['Boolean']['input']>;
  candidateId: Array<Scalars['Int']['input']>;
  comment?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMoveToAnotherTalentPoolArgs = {
  candidateId: Array<Scalars['Int']['input']>;
  talentPoolId: Scalars['Int']['input'];
};


export type MutationMoveToJobPostArgs = {
  cancelInterviews?: InputMaybe<Scalars['Boolean']['input']>;
  candidateId: Array<Scalars['Int']['input']>;
  jobPostId: Scalars['Int']['input'];
  mails?: InputMaybe<Scalars['Boolean']['input']>;
  statusId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationOpenCandidateMailFileArgs = {
  candidateId: Scalars['Int']['input'];
  mailId: Scalars['ID']['input'];
  place: Scalars['Int']['input'];
};


export type MutationPasscodeValidatePortalAccessArgs = {
  emailId: Scalars['String']['input'];
  passCode: Scalars['Int']['input'];
};


export type MutationPostRequisitionArgs = {
  requisitionId: Scalars['ID']['input'];
};


export type MutationPutAwayResumesArgs = {
  id: Array<Scalars['ID']['input']>;
};


export type MutationRejectJobPostArgs = {
  jobPostId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationReopenJobPostArgs = {
  closingDate?: InputMaybe<Scalars['LocalDate']['input']>;
  jobPostId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRescheduleInterviewRoundArgs = {
  arrangement: RoundArrangement;
  roundId: Scalars['ID']['input'];
  startsAt: Scalars['DateTime']['input'];
  version: Scalars['Int']['input'];
};


export type MutationResumeJobPostArgs = {
  jobPostId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRetrieveJobCandidatesArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  candidateId: Scalars['Int']['input'];
};


export type MutationReturnHeadcountPlanArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  planId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationReviseJobPostArgs = {
  jobPostId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSaveHiringFlowArgs = {
  stages: Array<HiringFlowStageInput>;
  statuses: Array<HiringFlowStatusInput>;
};


export type MutationSaveJobBoardArgs = {
  advertiserId?: InputMaybe<Scalars['String']['input']>;
  board: JobBoard;
  isOn: Scalars['Boolean']['input'];
  needsKey: Scalars['Boolean']['input'];
  newKey?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationScheduleInterviewRoundArgs = {
  arrangement: RoundArrangement;
  roundMasterId: Scalars['ID']['input'];
  slots: Array<InterviewSlot>;
};


export type MutationSendCandidateMailArgs = {
  attachments?: InputMaybe<Array<InterviewMailFile>>;
  body: Scalars['String']['input'];
  candidateId: Scalars['Int']['input'];
  documentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  sendAt?: InputMaybe<Scalars['DateTime']['input']>;
  subject: Scalars['String']['input'];
};


export type MutationSendOfferArgs = {
  candidateId: Scalars['Int']['input'];
  expiresOn: Scalars['LocalDate']['input'];
  joiningDate: Scalars['LocalDate']['input'];
  moveOn?: InputMaybe<Scalars['Boolean']['input']>;
  templateId: Scalars['Int']['input'];
};


export type MutationSendScheduledInterviewEmailArgs = {
  attachments?: InputMaybe<Array<InterviewMailFile>>;
  bcc?: InputMaybe<Array<Scalars['String']['input']>>;
  calendarEventId?: InputMaybe<Scalars['String']['input']>;
  cc?: InputMaybe<Array<Scalars['String']['input']>>;
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  htmlContent: Scalars['String']['input'];
  location?: InputMaybe<Scalars['String']['input']>;
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  subject: Scalars['String']['input'];
  template?: InputMaybe<Scalars['String']['input']>;
  to: Array<Scalars['String']['input']>;
  typeOfInterview: Scalars['String']['input'];
  typeOfSchedule: Scalars['String']['input'];
};


export type MutationSignUpCompanyArgs = {
  tenantUniqueKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSwitchInterviewFeedArgs = {
  isOn: Scalars['Boolean']['input'];
};


export type MutationTakeBackCandidateMailArgs = {
  candidateId: Scalars['Int']['input'];
  mailId: Scalars['ID']['input'];
};


export type MutationUndoChangeSetArgs = {
  id: Scalars['ID']['input'];
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateArchiveReasonArgs = {
  id: Scalars['ID']['input'];
  input: ArchiveReasonPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateBlacklistReasonArgs = {
  id: Scalars['ID']['input'];
  input: BlacklistReasonPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateCandidateArgs = {
  id: Scalars['ID']['input'];
  input: CandidatePatch;
  mails?: InputMaybe<Scalars['Boolean']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateCandidatePortalAccessArgs = {
  candidateId: Array<Scalars['Int']['input']>;
  portalAccess: Scalars['Boolean']['input'];
};


export type MutationUpdateCandidateSalaryArgs = {
  id: Scalars['ID']['input'];
  input: CandidateSalaryPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateCandidateScoreArgs = {
  candidateId: Scalars['Int']['input'];
  interviewId: Scalars['Int']['input'];
  panelMemberCount: Scalars['Int']['input'];
  passingScore: Scalars['Float']['input'];
  result?: InputMaybe<RoundResult>;
  roundId: Scalars['Int']['input'];
  roundSequence: Scalars['Int']['input'];
  scores: Array<PanelScoreInput>;
};


export type MutationUpdateCandidateSourceArgs = {
  id: Scalars['ID']['input'];
  input: CandidateSourcePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateCandidateStatusArgs = {
  cancelInterviews?: InputMaybe<Scalars['Boolean']['input']>;
  candidateId: Array<Scalars['Int']['input']>;
  fromStatusId?: InputMaybe<Scalars['Int']['input']>;
  jobPostId?: InputMaybe<Scalars['Int']['input']>;
  mails?: InputMaybe<Scalars['Boolean']['input']>;
  portalAccess?: InputMaybe<Scalars['Boolean']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  statusId: Scalars['Int']['input'];
};


export type MutationUpdateCareerPageArgs = {
  id: Scalars['ID']['input'];
  input: CareerPagePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateClientArgs = {
  id: Scalars['ID']['input'];
  input: ClientPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateFunctionalAreaArgs = {
  id: Scalars['ID']['input'];
  input: FunctionalAreaPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateHeadcountPlanArgs = {
  id: Scalars['ID']['input'];
  input: HeadcountPlanPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateHiringStageArgs = {
  id: Scalars['ID']['input'];
  input: HiringStagePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateHiringStatusArgs = {
  id: Scalars['ID']['input'];
  input: CandidateStatusPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateInterviewRoundArgs = {
  id: Scalars['ID']['input'];
  input: InterviewRoundPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateInterviewRoundStatusArgs = {
  candidateId: Scalars['Int']['input'];
  interviewId?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  roundId: Scalars['Int']['input'];
  status: ScheduledRoundStatus;
};


export type MutationUpdateJobApplicationArgs = {
  id: Scalars['ID']['input'];
  input: JobApplicationPatch;
  mails?: InputMaybe<Scalars['Boolean']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateJobBoardIntegrationArgs = {
  id: Scalars['ID']['input'];
  input: JobBoardIntegrationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateJobCandidatesArgs = {
  candidateId: Scalars['Int']['input'];
  coverLetter?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  currentCtc?: InputMaybe<Scalars['Decimal']['input']>;
  currentDesignation?: InputMaybe<Scalars['String']['input']>;
  currentEmployer?: InputMaybe<Scalars['String']['input']>;
  currentLocation?: InputMaybe<Scalars['String']['input']>;
  dob: Scalars['LocalDate']['input'];
  emailId: Scalars['String']['input'];
  expectedCtc?: InputMaybe<Scalars['Decimal']['input']>;
  experienceMonths?: InputMaybe<Scalars['Int']['input']>;
  experienceYears?: InputMaybe<Scalars['Int']['input']>;
  firstName: Scalars['String']['input'];
  gender: Scalars['String']['input'];
  jobPostId?: InputMaybe<Scalars['Int']['input']>;
  lastName: Scalars['String']['input'];
  mails?: InputMaybe<Scalars['Boolean']['input']>;
  maritalStatus?: InputMaybe<Scalars['String']['input']>;
  middleName?: InputMaybe<Scalars['String']['input']>;
  mobileNo: Scalars['String']['input'];
  nationality?: InputMaybe<Scalars['String']['input']>;
  noticePeriod?: InputMaybe<Scalars['Int']['input']>;
  portalAccess?: InputMaybe<Scalars['Boolean']['input']>;
  preferredLocationId?: InputMaybe<Scalars['Int']['input']>;
  preferredName?: InputMaybe<Scalars['String']['input']>;
  pronouns?: InputMaybe<Scalars['String']['input']>;
  recruiterId?: InputMaybe<Scalars['Int']['input']>;
  resume: Scalars['String']['input'];
  resumeFileSize: Scalars['Int']['input'];
  salutation?: InputMaybe<Scalars['String']['input']>;
  skillId?: InputMaybe<Array<Scalars['Int']['input']>>;
  sourceId?: InputMaybe<Scalars['Int']['input']>;
  sponsored?: InputMaybe<Scalars['Boolean']['input']>;
  status: Scalars['Int']['input'];
  suffix?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateJobPostArgs = {
  id: Scalars['ID']['input'];
  input: JobPostPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateJobRequisitionArgs = {
  id: Scalars['ID']['input'];
  input: JobRequisitionPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateManPowerPlanningSettingArgs = {
  id: Scalars['ID']['input'];
  input: ManPowerPlanningSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateOfferLetterTemplateArgs = {
  id: Scalars['ID']['input'];
  input: OfferLetterTemplatePatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdatePlanSeatArgs = {
  id: Scalars['ID']['input'];
  input: PlanSeatPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateQualificationArgs = {
  id: Scalars['ID']['input'];
  input: QualificationPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateRecruitmentGeneralSettingArgs = {
  id: Scalars['ID']['input'];
  input: RecruitmentGeneralSettingPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateRoleBasedJobPostMembersArgs = {
  hiringManager?: InputMaybe<Array<Scalars['Int']['input']>>;
  jobPostId: Scalars['Int']['input'];
  onboardSpecialist?: InputMaybe<Array<Scalars['Int']['input']>>;
  panelMembers?: InputMaybe<Array<Scalars['Int']['input']>>;
  recruiters?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type MutationUpdateScorecardArgs = {
  id: Scalars['ID']['input'];
  input: ScorecardPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateTalentPoolArgs = {
  id: Scalars['ID']['input'];
  input: TalentPoolPatch;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUploadBulkCandidateDetailsArgs = {
  candidates: Array<CandidateImportRow>;
};


export type MutationWithdrawJobPostApprovalArgs = {
  jobPostId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationWithdrawOfferArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  mailBody?: InputMaybe<Scalars['String']['input']>;
  mailSubject?: InputMaybe<Scalars['String']['input']>;
  offerId: Scalars['Int']['input'];
  tellCandidate?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MyIntegration = {
  boards: Array<BoardOfMine>;
  busyCalendar: BusyCalendar;
  errorCode: Scalars['String']['output'];
  feed: InterviewFeed;
  message: Scalars['String']['output'];
  microsoft: MailboxConnection;
};

/** A letter that offers a candidate a post, with its answer. What it says never changes. */
export type Offer = {
  annualCTC: Scalars['Decimal']['output'];
  answer: OfferReply;
  candidate: Candidate;
  /** What the candidate said with the answer, or why it was withdrawn, which they are not told. */
  comment?: Maybe<Scalars['String']['output']>;
  /** What the letter is made of. */
  content: Scalars['JSON']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** The last day on which it may be answered. */
  expiresOn: Scalars['LocalDate']['output'];
  id: Scalars['ID']['output'];
  jobPost?: Maybe<JobPost>;
  joiningDate: Scalars['LocalDate']['output'];
  letter?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the letter. */
  letterDigest: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** When it was answered or withdrawn, or its last day was over. */
  respondedOn?: Maybe<Scalars['DateTime']['output']>;
  sentOn: Scalars['DateTime']['output'];
  /** The name that the candidate signed with. */
  signedBy?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the signed letter. */
  signedDigest?: Maybe<Scalars['String']['output']>;
  /** The network address that the answer came from. */
  signedFrom?: Maybe<Scalars['String']['output']>;
  /** The letter again with the answer below it. */
  signedLetter?: Maybe<Scalars['String']['output']>;
  template?: Maybe<OfferLetterTemplate>;
  tokenHash: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type OfferAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Offer>;
};

export type OfferChange = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  offerId?: Maybe<Scalars['Int']['output']>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type OfferFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<OfferFilter>>;
  annualCTC?: InputMaybe<DecimalFilter>;
  answer?: InputMaybe<OfferReplyFilter>;
  candidateId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  comment?: InputMaybe<TextFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  currency?: InputMaybe<TextFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  expiresOn?: InputMaybe<LocalDateFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  jobPostId?: InputMaybe<IdFilter>;
  joiningDate?: InputMaybe<LocalDateFilter>;
  letterDigest?: InputMaybe<TextFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<OfferFilter>;
  or?: InputMaybe<Array<OfferFilter>>;
  respondedOn?: InputMaybe<DateTimeFilter>;
  sentOn?: InputMaybe<DateTimeFilter>;
  signedBy?: InputMaybe<TextFilter>;
  signedDigest?: InputMaybe<TextFilter>;
  signedFrom?: InputMaybe<TextFilter>;
  templateId?: InputMaybe<IdFilter>;
  tokenHash?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

/** A line of the letter's table, in the currency and language of the letter. */
export type OfferLetterLine = {
  annual: Scalars['String']['output'];
  isSum: Scalars['Boolean']['output'];
  monthly: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** Words of an offer letter. {{name}}, {{jobPost}}, {{organisation}}, {{annualCTC}}, {{joiningDate}} and {{expiresOn}} are filled in. */
export type OfferLetterTemplate = {
  /** The table of the salary follows it. */
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** Dates, amounts and the page of the offer are in it too. */
  language: Language;
  name: Scalars['String']['output'];
  status: RecordStatus;
  subject: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type OfferLetterTemplateAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<OfferLetterTemplate>;
};

export type OfferLetterTemplateChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<OfferLetterTemplate>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type OfferLetterTemplateFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<OfferLetterTemplateFilter>>;
  body?: InputMaybe<TextFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  language?: InputMaybe<LanguageFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<OfferLetterTemplateFilter>;
  or?: InputMaybe<Array<OfferLetterTemplateFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  subject?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type OfferLetterTemplateInput = {
  /** The table of the salary follows it. */
  body: Scalars['String']['input'];
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Dates, amounts and the page of the offer are in it too. */
  language?: InputMaybe<Language>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
  subject: Scalars['String']['input'];
};

export type OfferLetterTemplatePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<OfferLetterTemplate>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type OfferLetterTemplatePatch = {
  /** The table of the salary follows it. */
  body?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** Dates, amounts and the page of the offer are in it too. */
  language?: InputMaybe<Language>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
  subject?: InputMaybe<Scalars['String']['input']>;
};

export type OfferLetterTemplateSort = {
  field: OfferLetterTemplateSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type OfferLetterTemplateSortField =
  | 'body'
  | 'createdAt'
  | 'custom'
  | 'language'
  | 'name'
  | 'status'
  | 'subject'
  | 'updatedAt';

export type OfferPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Offer>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type OfferPatch = {
  annualCTC?: InputMaybe<Scalars['Decimal']['input']>;
  answer?: InputMaybe<OfferReply>;
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  /** What the candidate said with the answer, or why it was withdrawn, which they are not told. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** What the letter is made of. */
  content?: InputMaybe<Scalars['JSON']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** The last day on which it may be answered. */
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  jobPostId?: InputMaybe<Scalars['ID']['input']>;
  joiningDate?: InputMaybe<Scalars['LocalDate']['input']>;
  letter?: InputMaybe<Scalars['String']['input']>;
  /** SHA-256 of the letter. */
  letterDigest?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** When it was answered or withdrawn, or its last day was over. */
  respondedOn?: InputMaybe<Scalars['DateTime']['input']>;
  sentOn?: InputMaybe<Scalars['DateTime']['input']>;
  /** The name that the candidate signed with. */
  signedBy?: InputMaybe<Scalars['String']['input']>;
  /** SHA-256 of the signed letter. */
  signedDigest?: InputMaybe<Scalars['String']['input']>;
  /** The network address that the answer came from. */
  signedFrom?: InputMaybe<Scalars['String']['input']>;
  /** The letter again with the answer below it. */
  signedLetter?: InputMaybe<Scalars['String']['input']>;
  templateId?: InputMaybe<Scalars['ID']['input']>;
  tokenHash?: InputMaybe<Scalars['String']['input']>;
};

/** The letter as the candidate would get it now. Nothing is kept of it. */
export type OfferPreview = {
  body: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  /** Above the columns of its table: component, monthly, annual. */
  heads: Array<Scalars['String']['output']>;
  /** The name of its language in capitals, as EN. */
  language: Scalars['String']['output'];
  lines: Array<OfferLetterLine>;
  mailBody: Scalars['String']['output'];
  /** The mail that brings the link. */
  mailSubject: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Names of the letter for which there is nothing yet. They stand in subject and text, in double braces. */
  missing: Array<Scalars['String']['output']>;
  organisation: Scalars['String']['output'];
  /** The PDF, base64, where it was asked for and its letters can be written. */
  pdf?: Maybe<Scalars['String']['output']>;
  subject: Scalars['String']['output'];
  /** What keeps it from being sent as it stands. */
  validationError?: Maybe<Array<FieldProblem>>;
};

export type OfferReply =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'PENDING'
  | 'WITHDRAWN';

export type OfferReplyFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<OfferReply>;
  in?: InputMaybe<Array<OfferReply>>;
};

export type OfferSort = {
  field: OfferSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type OfferSortField =
  | 'annualCTC'
  | 'answer'
  | 'candidateId'
  | 'comment'
  | 'createdAt'
  | 'currency'
  | 'custom'
  | 'expiresOn'
  | 'jobPostId'
  | 'joiningDate'
  | 'letterDigest'
  | 'name'
  | 'respondedOn'
  | 'sentOn'
  | 'signedBy'
  | 'signedDigest'
  | 'signedFrom'
  | 'templateId'
  | 'tokenHash'
  | 'updatedAt';

/** The mail that tells a candidate of a withdrawn offer, to be changed before it is sent. */
export type OfferWithdrawalMail = {
  body: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Empty where the mail with the offer has not left yet: it is taken back, and the candidate hears of neither. */
  recipient?: Maybe<Scalars['String']['output']>;
  subject: Scalars['String']['output'];
};

export type OfferedAllowanceInput = {
  /** In place of the component's own. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  componentId: Scalars['Int']['input'];
  /** In place of the component's own. */
  percentage?: InputMaybe<Scalars['Decimal']['input']>;
};

/** What a post says that it pays a year. */
export type OfferedPostPay = {
  currency?: Maybe<Scalars['String']['output']>;
  salaryFrom?: Maybe<Scalars['Decimal']['output']>;
  salaryTo?: Maybe<Scalars['Decimal']['output']>;
};

export type OfferedRetiralInput = {
  componentId: Scalars['Int']['input'];
  /** In place of the component's own. */
  employeeShare?: InputMaybe<Scalars['Decimal']['input']>;
  /** In place of the component's own. */
  employerShare?: InputMaybe<Scalars['Decimal']['input']>;
};

export type OvertimeBasis =
  | 'BASIC_PAY'
  | 'GROSS_PAY';

export type PanelAvailability = {
  errorCode: Scalars['String']['output'];
  members: Array<MemberAvailability>;
  message: Scalars['String']['output'];
};

export type PanelCandidate = {
  /** Without one, the member is told in Tenure only. */
  email?: Maybe<Scalars['String']['output']>;
  employeeId: Scalars['ID']['output'];
  /** Member of the panel of the post. */
  isOfPost: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type PanelResponse =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'INVITED';

export type PanelScoreInput = {
  panelMemberId: Scalars['Int']['input'];
  score: Scalars['Float']['input'];
};

export type ParsedResume = {
  certifications: Array<ResumeCertification>;
  /** Of the single fields. */
  confidence: Array<ResumeConfidence>;
  currentDesignation?: Maybe<Scalars['String']['output']>;
  currentEmployer?: Maybe<Scalars['String']['output']>;
  currentLocation?: Maybe<Scalars['String']['output']>;
  education: Array<ResumeEducation>;
  emailId?: Maybe<Scalars['String']['output']>;
  experience: Array<ResumeExperience>;
  /** Beside the years. */
  experienceMonths?: Maybe<Scalars['Int']['output']>;
  experienceYears?: Maybe<Scalars['Int']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  /** In which of the four languages it is written. */
  language: Scalars['String']['output'];
  languages: Array<ResumeLanguage>;
  lastName?: Maybe<Scalars['String']['output']>;
  links: Array<Scalars['String']['output']>;
  middleName?: Maybe<Scalars['String']['output']>;
  /** E.164. */
  mobileNo?: Maybe<Scalars['String']['output']>;
  pages: Scalars['Int']['output'];
  /** Fewer than its pages where it is longer than what is read. */
  readPages: Scalars['Int']['output'];
  skills: Array<ResumeSkill>;
};

export type PassingScoreOf =
  | 'PANEL_SCORE'
  | 'TOTAL_SCORE';

export type PassingScoreOfFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<PassingScoreOf>;
  in?: InputMaybe<Array<PassingScoreOf>>;
};

export type PlanChoice = {
  effectiveFrom: Scalars['LocalDate']['output'];
  fiscalYear: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** It holds today. */
  isInForce: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  status: HeadcountPlanStatus;
};

/** How many people of a designation a department wants at a location, quarter by quarter, and what one of them costs. */
export type PlanSeat = {
  /** Of one place. Left empty, that of the salary template. */
  annualCost?: Maybe<Scalars['Decimal']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  department: Department;
  designation: Designation;
  /** Places at the end of the quarter. */
  firstQuarter: Scalars['Int']['output'];
  /** Left empty, as in the quarter before. It holds on until another plan does. */
  fourthQuarter: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  location: Location;
  /** Left empty, the title of the designation. */
  name: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  plan: HeadcountPlan;
  /** Left empty, as in the quarter before. */
  secondQuarter: Scalars['Int']['output'];
  template?: Maybe<SalaryTemplate>;
  /** Left empty, as in the quarter before. */
  thirdQuarter: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type PlanSeatAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<PlanSeat>;
};

export type PlanSeatChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<PlanSeat>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type PlanSeatFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<PlanSeatFilter>>;
  annualCost?: InputMaybe<DecimalFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId?: InputMaybe<IdFilter>;
  designationId?: InputMaybe<IdFilter>;
  firstQuarter?: InputMaybe<IntFilter>;
  fourthQuarter?: InputMaybe<IntFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  locationId?: InputMaybe<IdFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<PlanSeatFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<PlanSeatFilter>>;
  planId?: InputMaybe<IdFilter>;
  secondQuarter?: InputMaybe<IntFilter>;
  templateId?: InputMaybe<IdFilter>;
  thirdQuarter?: InputMaybe<IntFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type PlanSeatInput = {
  /** Of one place. Left empty, that of the salary template. */
  annualCost?: InputMaybe<Scalars['Decimal']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId: Scalars['ID']['input'];
  designationId: Scalars['ID']['input'];
  /** Places at the end of the quarter. */
  firstQuarter: Scalars['Int']['input'];
  /** Left empty, as in the quarter before. It holds on until another plan does. */
  fourthQuarter?: InputMaybe<Scalars['Int']['input']>;
  locationId: Scalars['ID']['input'];
  /** Left empty, the title of the designation. */
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  planId: Scalars['ID']['input'];
  /** Left empty, as in the quarter before. */
  secondQuarter?: InputMaybe<Scalars['Int']['input']>;
  templateId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, as in the quarter before. */
  thirdQuarter?: InputMaybe<Scalars['Int']['input']>;
};

export type PlanSeatPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<PlanSeat>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type PlanSeatPatch = {
  /** Of one place. Left empty, that of the salary template. */
  annualCost?: InputMaybe<Scalars['Decimal']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  designationId?: InputMaybe<Scalars['ID']['input']>;
  /** Places at the end of the quarter. */
  firstQuarter?: InputMaybe<Scalars['Int']['input']>;
  /** Left empty, as in the quarter before. It holds on until another plan does. */
  fourthQuarter?: InputMaybe<Scalars['Int']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, the title of the designation. */
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  planId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, as in the quarter before. */
  secondQuarter?: InputMaybe<Scalars['Int']['input']>;
  templateId?: InputMaybe<Scalars['ID']['input']>;
  /** Left empty, as in the quarter before. */
  thirdQuarter?: InputMaybe<Scalars['Int']['input']>;
};

export type PlanSeatSort = {
  field: PlanSeatSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type PlanSeatSortField =
  | 'annualCost'
  | 'createdAt'
  | 'custom'
  | 'departmentId'
  | 'designationId'
  | 'firstQuarter'
  | 'fourthQuarter'
  | 'locationId'
  | 'name'
  | 'note'
  | 'planId'
  | 'secondQuarter'
  | 'templateId'
  | 'thirdQuarter'
  | 'updatedAt';

export type PortalAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type PositionHeadcount = {
  designation: Scalars['String']['output'];
  designationId: Scalars['ID']['output'];
  figures: HeadcountFigures;
  location: Scalars['String']['output'];
  locationId: Scalars['ID']['output'];
  /** Of the plan. Null where it has none. */
  positionId?: Maybe<Scalars['ID']['output']>;
};

export type PositionsOfDepartment = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  positions: Array<PositionHeadcount>;
};

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

/** A degree or certificate that job posts ask for. */
export type Qualification = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: RecordStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type QualificationAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Qualification>;
};

export type QualificationChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Qualification>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type QualificationFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<QualificationFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<QualificationFilter>;
  or?: InputMaybe<Array<QualificationFilter>>;
  status?: InputMaybe<RecordStatusFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type QualificationInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name: Scalars['String']['input'];
  status?: InputMaybe<RecordStatus>;
};

export type QualificationPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Qualification>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type QualificationPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
};

export type QualificationSort = {
  field: QualificationSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type QualificationSortField =
  | 'createdAt'
  | 'custom'
  | 'name'
  | 'status'
  | 'updatedAt';

export type Query = {
  /** Mails that leave where these candidates are archived and notified, with the words that archiveCandidateDetails is given. Whoever is out of the caller's reach is left out. */
  archiveMailsAhead: MailsAheadAnswer;
  /** One record, now or as it was. */
  archiveReason: ArchiveReasonAnswer;
  archiveReasonHistory: HistoryPage;
  /** One record, now or as it was. */
  blacklistReason: BlacklistReasonAnswer;
  blacklistReasonHistory: HistoryPage;
  /** What a salary would come to for the candidate, by the place and designation of the post. Nothing is kept. Without lists of parts those of the template count. */
  calculateCandidateSalary: ReckonedCandidateSalary;
  /** One record, now or as it was. */
  candidate: CandidateAnswer;
  /** One record, now or as it was. */
  candidateDistinction: CandidateDistinctionAnswer;
  candidateDistinctionHistory: HistoryPage;
  candidateHistory: HistoryPage;
  /** candidateId: whom the form changes, who is no lookalike. The birth date counts for who sees those of all candidates. */
  candidateLookalikes: CandidateLookalikes;
  /** What a mail to the candidate may begin with, what may go with it, and what its names stand for. */
  candidateMailDraft: CandidateMailDraft;
  /** Mails to the candidate, newest first. */
  candidateMails: CandidateMailPage;
  candidateMergePreview: CandidateMergePreview;
  /** How well the candidate fits the post that counts now, as of this moment, and what makes it so. Age, gender, nationality, name and photo count nothing. */
  candidateRanking: CandidateRankingAnswer;
  /** One record, now or as it was. */
  candidateSalary: CandidateSalaryAnswer;
  candidateSalaryHistory: HistoryPage;
  /** One record, now or as it was. */
  candidateSource: CandidateSourceAnswer;
  candidateSourceHistory: HistoryPage;
  /** One record, now or as it was. */
  candidateStatus: CandidateStatusAnswer;
  candidateStatusHistory: HistoryPage;
  /** Everything that happened with a candidate and that the person may see, newest first. */
  candidateTimeline: CandidateTimelinePage;
  /** One record, now or as it was. */
  careerPage: CareerPageAnswer;
  careerPageHistory: HistoryPage;
  /** One record, now or as it was. */
  client: ClientAnswer;
  clientHistory: HistoryPage;
  companySignUp: CompanySignUp;
  /** Mails that leave where these are added, as addDroppedResumes is given them. */
  droppedMailsAhead: MailsAheadAnswer;
  droppedResumes: DroppedResumesAnswer;
  /** limit: 20 unless told, at most 50. */
  duplicateCandidateGroups: DuplicateGroups;
  /** Whether this endpoint answers. It says nothing about data. */
  endpointStatus: EndpointStatus;
  /** One record, now or as it was. */
  functionalArea: FunctionalAreaAnswer;
  functionalAreaHistory: HistoryPage;
  /** stageId: the reasons of that stage and those of any. */
  getArchiveReasonsList: ArchiveReasonReferences;
  /** Statuses in use, from left to right on the board; all conditions hold. formId: a form that the caller may view. */
  getAtsStatusList: AtsStatuses;
  /** Every word stands in name, number, e-mail, phone, place, employer, a skill or the resume. Without screenTab: wherever they stand. */
  getCandidateGlobalSearchList: CandidateRows;
  /** screenType: the last part of the screen's address, where a form has several. */
  getDataTableDefaultHeaders: TableHeaders;
  getDuplicateCandidateList: DuplicateCandidates;
  /** Rounds that are over and wait for the caller's scorecard, oldest first. */
  getPanelMemberPendingFeedback: InterviewsAnswer;
  /** The caller's own rounds that are still to come, next first. */
  getPanelMemberUpcomingInterview: InterviewsAnswer;
  getRoleBasedJobPostMember: JobPostRoleMembers;
  /** Candidates who are kept in a pool. */
  getTalentPoolCandidateList: CandidateRows;
  getTalentPoolList: TalentPoolReferences;
  /** One record, now or as it was. */
  headcountPlan: HeadcountPlanAnswer;
  headcountPlanHistory: HistoryPage;
  /** How many stand where, over the whole organisation. */
  hiringFlowCounts: HiringFlowCounts;
  /** departmentId: the positions of one department, by the same reckoning. Managers have the departments that they or those below them head, with what is below those. */
  hiringForecast: HiringForecast;
  /** One record, now or as it was. */
  hiringStage: HiringStageAnswer;
  hiringStageHistory: HistoryPage;
  /** Of which kind the stage of each status is: for whoever sees candidates, as the rest of the flow is for those who may see it. */
  hiringStepKinds: HiringStepKinds;
  /** What of the caller's connections is incomplete and has not been put away. */
  integrationWarnings: IntegrationWarnings;
  /** One record, now or as it was. */
  interview: InterviewAnswer;
  interviewHistory: HistoryPage;
  /** One record, now or as it was. */
  interviewRound: InterviewRoundAnswer;
  interviewRoundHistory: HistoryPage;
  /** How many interviews are still to come with these candidates, as far as they are the caller's to arrange. ofPost: only those for the post that counts now. */
  interviewsAhead: InterviewsAhead;
  /** One record, now or as it was. */
  jobApplication: JobApplicationAnswer;
  jobApplicationHistory: HistoryPage;
  jobBoardFeeds: JobBoardFeeds;
  /** One record, now or as it was. */
  jobBoardIntegration: JobBoardIntegrationAnswer;
  jobBoardIntegrationHistory: HistoryPage;
  /** One record, now or as it was. */
  jobPost: JobPostAnswer;
  jobPostHistory: HistoryPage;
  /** What a post came to, and what the caller may decide about it. */
  jobPostStanding: JobPostStanding;
  /** One record, now or as it was. */
  jobRequisition: JobRequisitionAnswer;
  jobRequisitionHistory: HistoryPage;
  /** Posts in use, by name; all conditions hold. Form_Id: a form that the caller may view. */
  jobTitleList: JobTitles;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listArchiveReasons: ArchiveReasonPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listBlacklistReasons: BlacklistReasonPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCandidateDistinctions: CandidateDistinctionPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCandidateSalaries: CandidateSalaryPage;
  /**
   * Salaries of the candidates within reach, the latest first; of one by candidateId, of those made from a template by templateId. formId and accessFormId narrow: the view right on
   * another form than 178 is needed as well.
   */
  listCandidateSalaryDetails: CandidateSalaryDetails;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCandidateSources: CandidateSourcePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCandidateStatuses: CandidateStatusPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCandidates: CandidatePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listCareerPages: CareerPagePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listClients: ClientPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listFunctionalAreas: FunctionalAreaPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listHeadcountPlans: HeadcountPlanPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listHiringStages: HiringStagePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listInterviewRounds: InterviewRoundPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listInterviews: InterviewPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listJobApplications: JobApplicationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listJobBoardIntegrations: JobBoardIntegrationPage;
  /** Candidates within the caller's reach, the last who applied first; all conditions hold. */
  listJobCandidates: CandidateRows;
  /**
   * Posts within the caller's reach; all conditions hold, an empty list is none. skills: all of them. closingDate: that day or before. stageId: posts with candidates in
   * the stage. isDropDownCall: posts that may still be filled, without counts. action: view, add, edit, move (may still be filled) or apply (open).
   */
  listJobPost: JobPostRows;
  /** jobpostId is spelled so. */
  listJobPostLocations: JobPostPlaces;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listJobPosts: JobPostPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listJobRequisitions: JobRequisitionPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listManPowerPlanningSettings: ManPowerPlanningSettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listOfferLetterTemplates: OfferLetterTemplatePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listOffers: OfferPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listPlanSeats: PlanSeatPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listQualifications: QualificationPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listRecruitmentGeneralSettings: RecruitmentGeneralSettingPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listScheduledRounds: ScheduledRoundPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listScorecards: ScorecardPage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listStageMoves: StageMovePage;
  /** Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate. */
  listTalentPools: TalentPoolPage;
  /** Id, title and code only, for pickers. */
  lookupArchiveReasons: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupBlacklistReasons: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupCandidateDistinctions: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupCandidateSalaries: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupCandidateSources: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupCandidateStatuses: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupCandidates: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupCareerPages: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupClients: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupFunctionalAreas: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupHeadcountPlans: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupHiringStages: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupInterviewRounds: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupInterviews: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupJobApplications: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupJobBoardIntegrations: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupJobPosts: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupJobRequisitions: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupManPowerPlanningSettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupOfferLetterTemplates: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupOffers: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupPlanSeats: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupQualifications: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupRecruitmentGeneralSettings: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupScheduledRounds: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupScorecards: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupStageMoves: LookupPage;
  /** Id, title and code only, for pickers. */
  lookupTalentPools: LookupPage;
  /**
   * Mails that leave where these candidates are considered and come to a status: as updateCandidateStatus and moveArchiveToCandidate move them, or with jobPostIds as moveToJobPost
   * and applyCandidateMultipleJobs do. portalAccess: set along. remainingOf: instead of candidates that are named those who remain on this post, as closeJobPost moves them. Whoever is out of the caller's
   * reach is left out.
   */
  mailsAhead: MailsAheadAnswer;
  /** One record, now or as it was. */
  manPowerPlanningSetting: ManPowerPlanningSettingAnswer;
  manPowerPlanningSettingHistory: HistoryPage;
  /** The caller's own connections, and the job boards that they may post to. */
  myIntegration: MyIntegration;
  /** One record, now or as it was. */
  offer: OfferAnswer;
  offerHistory: HistoryPage;
  /** One record, now or as it was. */
  offerLetterTemplate: OfferLetterTemplateAnswer;
  offerLetterTemplateHistory: HistoryPage;
  /** In the language of the letter. */
  offerWithdrawalMail: OfferWithdrawalMail;
  /** When the members of a panel are busy, up to 31 days: other rounds, appointments of their own calendars, approved leave, holidays, rest days and hours outside their schedule. Why somebody is away is not told. */
  panelAvailability: PanelAvailability;
  peopleOfPosition: SeatHolders;
  /** One record, now or as it was. */
  planSeat: PlanSeatAnswer;
  planSeatHistory: HistoryPage;
  /** The positions of a department, with people outside the plan. */
  positionsOfDepartment: PositionsOfDepartment;
  /** The mail that a candidate gets. roundId: the round that is moved or changed, for the mail that tells of it. */
  previewInterviewMail: InterviewMailPreview;
  /** The letter that sendOffer would make. Days may be missing. With annualCTC it is that of a salary that is not saved, by salaryTemplateId and from effectiveFrom; without it that of the candidate's salary. */
  previewOffer: OfferPreview;
  /** One record, now or as it was. */
  qualification: QualificationAnswer;
  qualificationHistory: HistoryPage;
  /** Dates with both ends, at most 20 years; without a beginning the year up to the end, without an end up to today. */
  recruitmentDashboard: RecruitmentDashboard;
  /** One record, now or as it was. */
  recruitmentGeneralSetting: RecruitmentGeneralSettingAnswer;
  recruitmentGeneralSettingHistory: HistoryPage;
  /** How those who answered the voluntary questions came through, only as sums. */
  recruitmentPassThrough: RecruitmentPassThrough;
  /** formId: a form that the caller may view. */
  recruitmentSetting: RecruitmentSettingAnswer;
  /** How a requisition fits the plan, as it stands in its form. requisitionId: the one that is changed, which does not count beside itself. Nothing is written. */
  requisitionFit: RequisitionFit;
  /** Content: base64; PDF, DOCX or text of at most 5,000,000 bytes. */
  resumeParser: ResumeParserAnswer;
  retrieveCandidateApplicationStatus: CandidateApplicationStatuses;
  retrieveCandidateIndividualsDetail: CandidateIndividualAnswer;
  /** The scorecard of a member of the panel; the caller's own without one. */
  retrieveCandidateSkillsScore: SkillScoresAnswer;
  /** The interviews of a candidate, without their rounds. */
  retrieveCandidatesInterview: InterviewsAnswer;
  /** The interviews of a candidate with their rounds. */
  retrieveCandidatesInterviewRounds: InterviewsAnswer;
  retrieveCandidatesRounds: InterviewRoundsAnswer;
  /** action: view (usual) or edit, which takes the right to update. */
  retrieveJobCandidates: CandidateDetailAnswer;
  retrieveSourceMasterList: SourceMasters;
  /** One record, now or as it was. */
  scheduledRound: ScheduledRoundAnswer;
  scheduledRoundHistory: HistoryPage;
  /** What may be scheduled with these candidates: rounds of their post, and whom to ask. */
  schedulingPlan: SchedulingPlan;
  /** One record, now or as it was. */
  scorecard: ScorecardAnswer;
  scorecardHistory: HistoryPage;
  /** As the mutation of the same name. */
  sendScheduledInterviewEmail: InterviewMailAnswer;
  /**
   * Who of these would not be told of acceptances and cannot start onboardings: those without an active account that may open Onboarding.
   * jobPostId: the post that names them, which whoever may only look at posts has to give.
   */
  specialistsWithoutOnboarding: SpecialistsWithoutOnboarding;
  /** One record, now or as it was. */
  stageMove: StageMoveAnswer;
  stageMoveHistory: HistoryPage;
  /** Headings and texts for the banner, worded by what the organization says of itself and its trade, in the caller's language. */
  suggestCareerBanner: BannerSuggestions;
  /** planId: without it the plan that holds today. quarter: without it that of today. Managers have the departments that they or those below them head, with what is below those. */
  tableOfOrganization: TableOfOrganization;
  /** One record, now or as it was. */
  talentPool: TalentPoolAnswer;
  talentPoolHistory: HistoryPage;
};


export type QueryArchiveMailsAheadArgs = {
  archiveStatusId?: InputMaybe<Scalars['Int']['input']>;
  candidateId: Array<Scalars['Int']['input']>;
  mailContent?: InputMaybe<Scalars['String']['input']>;
  mailSubject?: InputMaybe<Scalars['String']['input']>;
};


export type QueryArchiveReasonArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryArchiveReasonHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBlacklistReasonArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryBlacklistReasonHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCalculateCandidateSalaryArgs = {
  allowanceDetails?: InputMaybe<Array<OfferedAllowanceInput>>;
  annualCTC: Scalars['Decimal']['input'];
  candidateId: Scalars['Int']['input'];
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  grossIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  retiralDetails?: InputMaybe<Array<OfferedRetiralInput>>;
  salaryEffectiveMonth?: InputMaybe<Scalars['String']['input']>;
  templateId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCandidateArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCandidateDistinctionArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCandidateDistinctionHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCandidateHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCandidateLookalikesArgs = {
  candidateId?: InputMaybe<Scalars['Int']['input']>;
  dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCandidateMailDraftArgs = {
  candidateId: Scalars['Int']['input'];
};


export type QueryCandidateMailsArgs = {
  candidateId: Scalars['Int']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCandidateMergePreviewArgs = {
  keep: Scalars['Int']['input'];
  others: Array<Scalars['Int']['input']>;
};


export type QueryCandidateRankingArgs = {
  candidateId: Scalars['Int']['input'];
};


export type QueryCandidateSalaryArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCandidateSalaryHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCandidateSourceArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCandidateSourceHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCandidateStatusArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCandidateStatusHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCandidateTimelineArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
  candidateId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCareerPageArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryCareerPageHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryClientArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryClientHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDroppedMailsAheadArgs = {
  candidates: Array<DroppedCandidate>;
};


export type QueryDuplicateCandidateGroupsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFunctionalAreaArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryFunctionalAreaHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetArchiveReasonsListArgs = {
  formId?: InputMaybe<Scalars['Int']['input']>;
  stageId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetAtsStatusListArgs = {
  conditions?: InputMaybe<Array<AtsStatusCondition>>;
  formId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetCandidateGlobalSearchListArgs = {
  formId?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  screenTab?: InputMaybe<Scalars['String']['input']>;
  searchValue: Scalars['String']['input'];
};


export type QueryGetDataTableDefaultHeadersArgs = {
  formId: Scalars['Int']['input'];
  screenType?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetDuplicateCandidateListArgs = {
  candidateId: Scalars['Int']['input'];
};


export type QueryGetPanelMemberPendingFeedbackArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetPanelMemberUpcomingInterviewArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetRoleBasedJobPostMemberArgs = {
  jobPostId: Scalars['Int']['input'];
};


export type QueryGetTalentPoolCandidateListArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  talentPoolId: Scalars['Int']['input'];
};


export type QueryGetTalentPoolListArgs = {
  formId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryHeadcountPlanArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryHeadcountPlanHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryHiringForecastArgs = {
  departmentId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryHiringStageArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryHiringStageHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryIntegrationWarningsArgs = {
  occasion: IntegrationOccasion;
};


export type QueryInterviewArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryInterviewHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInterviewRoundArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryInterviewRoundHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInterviewsAheadArgs = {
  candidateId: Array<Scalars['Int']['input']>;
  ofPost?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryJobApplicationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryJobApplicationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryJobBoardIntegrationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryJobBoardIntegrationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryJobPostArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryJobPostHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryJobPostStandingArgs = {
  jobPostId: Scalars['ID']['input'];
};


export type QueryJobRequisitionArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryJobRequisitionHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryJobTitleListArgs = {
  Form_Id?: InputMaybe<Scalars['Int']['input']>;
  conditions?: InputMaybe<Array<JobTitleCondition>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListArchiveReasonsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ArchiveReasonFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ArchiveReasonSort>>;
};


export type QueryListBlacklistReasonsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<BlacklistReasonFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<BlacklistReasonSort>>;
};


export type QueryListCandidateDistinctionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CandidateDistinctionFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CandidateDistinctionSort>>;
};


export type QueryListCandidateSalariesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CandidateSalaryFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CandidateSalarySort>>;
};


export type QueryListCandidateSalaryDetailsArgs = {
  accessFormId?: InputMaybe<Scalars['Int']['input']>;
  candidateId?: InputMaybe<Scalars['Int']['input']>;
  formId?: InputMaybe<Scalars['Int']['input']>;
  isViewMode?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  templateId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListCandidateSourcesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CandidateSourceFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CandidateSourceSort>>;
};


export type QueryListCandidateStatusesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CandidateStatusFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CandidateStatusSort>>;
};


export type QueryListCandidatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CandidateFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CandidateSort>>;
};


export type QueryListCareerPagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CareerPageFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CareerPageSort>>;
};


export type QueryListClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ClientFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ClientSort>>;
};


export type QueryListFunctionalAreasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<FunctionalAreaFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<FunctionalAreaSort>>;
};


export type QueryListHeadcountPlansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<HeadcountPlanFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<HeadcountPlanSort>>;
};


export type QueryListHiringStagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<HiringStageFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<HiringStageSort>>;
};


export type QueryListInterviewRoundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<InterviewRoundFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<InterviewRoundSort>>;
};


export type QueryListInterviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<InterviewFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<InterviewSort>>;
};


export type QueryListJobApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<JobApplicationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<JobApplicationSort>>;
};


export type QueryListJobBoardIntegrationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<JobBoardIntegrationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<JobBoardIntegrationSort>>;
};


export type QueryListJobCandidatesArgs = {
  appliedFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  appliedTo?: InputMaybe<Scalars['LocalDate']['input']>;
  archiveReasonId?: InputMaybe<Array<Scalars['Int']['input']>>;
  candidateId?: InputMaybe<Array<Scalars['Int']['input']>>;
  currentLocation?: InputMaybe<Scalars['String']['input']>;
  expectedCtcFrom?: InputMaybe<Scalars['Decimal']['input']>;
  expectedCtcTo?: InputMaybe<Scalars['Decimal']['input']>;
  experienceFrom?: InputMaybe<Scalars['Int']['input']>;
  experienceTo?: InputMaybe<Scalars['Int']['input']>;
  formId?: InputMaybe<Scalars['Int']['input']>;
  gender?: InputMaybe<Array<Scalars['String']['input']>>;
  jobPostId?: InputMaybe<Array<Scalars['Int']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  noticePeriod?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  portalAccess?: InputMaybe<Scalars['Boolean']['input']>;
  preferredLocationId?: InputMaybe<Array<Scalars['Int']['input']>>;
  rankingFrom?: InputMaybe<Scalars['Float']['input']>;
  recruiterId?: InputMaybe<Array<Scalars['Int']['input']>>;
  screenTab?: InputMaybe<Scalars['String']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
  skillId?: InputMaybe<Array<Scalars['Int']['input']>>;
  sourceId?: InputMaybe<Array<Scalars['Int']['input']>>;
  sponsored?: InputMaybe<Scalars['Boolean']['input']>;
  stageId?: InputMaybe<Array<Scalars['Int']['input']>>;
  statusId?: InputMaybe<Array<Scalars['Int']['input']>>;
  talentPoolId?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type QueryListJobPostArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  closingDate?: InputMaybe<Scalars['LocalDate']['input']>;
  designation?: InputMaybe<Array<Scalars['Int']['input']>>;
  formId?: InputMaybe<Scalars['Int']['input']>;
  functionalArea?: InputMaybe<Array<Scalars['Int']['input']>>;
  isDropDownCall?: InputMaybe<Scalars['Boolean']['input']>;
  jobType?: InputMaybe<Array<Scalars['String']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  location?: InputMaybe<Array<Scalars['Int']['input']>>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  qualification?: InputMaybe<Array<Scalars['Int']['input']>>;
  searchString?: InputMaybe<Scalars['String']['input']>;
  skills?: InputMaybe<Array<Scalars['Int']['input']>>;
  stageId?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryListJobPostLocationsArgs = {
  jobpostId: Scalars['Int']['input'];
};


export type QueryListJobPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<JobPostFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<JobPostSort>>;
};


export type QueryListJobRequisitionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<JobRequisitionFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<JobRequisitionSort>>;
};


export type QueryListManPowerPlanningSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ManPowerPlanningSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ManPowerPlanningSettingSort>>;
};


export type QueryListOfferLetterTemplatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<OfferLetterTemplateFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<OfferLetterTemplateSort>>;
};


export type QueryListOffersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<OfferFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<OfferSort>>;
};


export type QueryListPlanSeatsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<PlanSeatFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<PlanSeatSort>>;
};


export type QueryListQualificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<QualificationFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<QualificationSort>>;
};


export type QueryListRecruitmentGeneralSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<RecruitmentGeneralSettingFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<RecruitmentGeneralSettingSort>>;
};


export type QueryListScheduledRoundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ScheduledRoundFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ScheduledRoundSort>>;
};


export type QueryListScorecardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ScorecardFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<ScorecardSort>>;
};


export type QueryListStageMovesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<StageMoveFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<StageMoveSort>>;
};


export type QueryListTalentPoolsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  estimate?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<TalentPoolFilter>;
  form?: InputMaybe<Form>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<TalentPoolSort>>;
};


export type QueryLookupArchiveReasonsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupBlacklistReasonsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupCandidateDistinctionsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupCandidateSalariesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupCandidateSourcesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupCandidateStatusesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupCandidatesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupCareerPagesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupClientsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupFunctionalAreasArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupHeadcountPlansArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupHiringStagesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupInterviewRoundsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupInterviewsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupJobApplicationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupJobBoardIntegrationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupJobPostsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupJobRequisitionsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupManPowerPlanningSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupOfferLetterTemplatesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupOffersArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupPlanSeatsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupQualificationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inUse?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupRecruitmentGeneralSettingsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupScheduledRoundsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupScorecardsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupStageMovesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLookupTalentPoolsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMailsAheadArgs = {
  candidateId: Array<Scalars['Int']['input']>;
  jobPostIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  portalAccess?: InputMaybe<Scalars['Boolean']['input']>;
  remainingOf?: InputMaybe<Scalars['ID']['input']>;
  statusId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryManPowerPlanningSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryManPowerPlanningSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOfferArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryOfferHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOfferLetterTemplateArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryOfferLetterTemplateHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOfferWithdrawalMailArgs = {
  offerId: Scalars['Int']['input'];
};


export type QueryPanelAvailabilityArgs = {
  employeeIds: Array<Scalars['ID']['input']>;
  exceptRoundId?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


export type QueryPeopleOfPositionArgs = {
  departmentId: Scalars['ID']['input'];
  designationId: Scalars['ID']['input'];
  locationId: Scalars['ID']['input'];
};


export type QueryPlanSeatArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryPlanSeatHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPositionsOfDepartmentArgs = {
  departmentId: Scalars['ID']['input'];
  planId?: InputMaybe<Scalars['ID']['input']>;
  quarter?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPreviewInterviewMailArgs = {
  arrangement: RoundArrangement;
  roundId?: InputMaybe<Scalars['ID']['input']>;
  roundMasterId: Scalars['ID']['input'];
  slot: InterviewSlot;
};


export type QueryPreviewOfferArgs = {
  annualCTC?: InputMaybe<Scalars['Decimal']['input']>;
  candidateId: Scalars['Int']['input'];
  effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  joiningDate?: InputMaybe<Scalars['LocalDate']['input']>;
  salaryTemplateId?: InputMaybe<Scalars['Int']['input']>;
  templateId: Scalars['Int']['input'];
  withPdf?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryQualificationArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryQualificationHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecruitmentDashboardArgs = {
  departmentId?: InputMaybe<Scalars['Int']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  jobPostId?: InputMaybe<Scalars['Int']['input']>;
  recruiterId?: InputMaybe<Scalars['Int']['input']>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type QueryRecruitmentGeneralSettingArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryRecruitmentGeneralSettingHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecruitmentPassThroughArgs = {
  departmentId?: InputMaybe<Scalars['Int']['input']>;
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  jobPostId?: InputMaybe<Scalars['Int']['input']>;
  recruiterId?: InputMaybe<Scalars['Int']['input']>;
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type QueryRecruitmentSettingArgs = {
  formId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRequisitionFitArgs = {
  departmentId: Scalars['ID']['input'];
  designationId: Scalars['ID']['input'];
  gradeId?: InputMaybe<Scalars['ID']['input']>;
  locationId: Scalars['ID']['input'];
  neededBy: Scalars['LocalDate']['input'];
  openings: Scalars['Int']['input'];
  replacedIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  requisitionId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryResumeParserArgs = {
  Content: Scalars['String']['input'];
  FileName: Scalars['String']['input'];
};


export type QueryRetrieveCandidateApplicationStatusArgs = {
  candidateId: Scalars['Int']['input'];
};


export type QueryRetrieveCandidateIndividualsDetailArgs = {
  candidateId: Scalars['Int']['input'];
};


export type QueryRetrieveCandidateSkillsScoreArgs = {
  candidateId: Scalars['Int']['input'];
  interviewId: Scalars['Int']['input'];
  panelMemberId?: InputMaybe<Scalars['Int']['input']>;
  roundId: Scalars['Int']['input'];
};


export type QueryRetrieveCandidatesInterviewArgs = {
  candidateId: Scalars['Int']['input'];
};


export type QueryRetrieveCandidatesInterviewRoundsArgs = {
  candidateId: Scalars['Int']['input'];
};


export type QueryRetrieveCandidatesRoundsArgs = {
  candidateId: Scalars['Int']['input'];
  interviewId: Scalars['Int']['input'];
};


export type QueryRetrieveJobCandidatesArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  candidateId: Scalars['Int']['input'];
};


export type QueryScheduledRoundArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryScheduledRoundHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySchedulingPlanArgs = {
  candidateIds: Array<Scalars['ID']['input']>;
};


export type QueryScorecardArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryScorecardHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySendScheduledInterviewEmailArgs = {
  attachments?: InputMaybe<Array<InterviewMailFile>>;
  bcc?: InputMaybe<Array<Scalars['String']['input']>>;
  calendarEventId?: InputMaybe<Scalars['String']['input']>;
  cc?: InputMaybe<Array<Scalars['String']['input']>>;
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  htmlContent: Scalars['String']['input'];
  location?: InputMaybe<Scalars['String']['input']>;
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  subject: Scalars['String']['input'];
  template?: InputMaybe<Scalars['String']['input']>;
  to: Array<Scalars['String']['input']>;
  typeOfInterview: Scalars['String']['input'];
  typeOfSchedule: Scalars['String']['input'];
};


export type QuerySpecialistsWithoutOnboardingArgs = {
  employeeIds: Array<Scalars['Int']['input']>;
  jobPostId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryStageMoveArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryStageMoveHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySuggestCareerBannerArgs = {
  companyBranding: Scalars['String']['input'];
  industryTrends: Scalars['String']['input'];
};


export type QueryTableOfOrganizationArgs = {
  planId?: InputMaybe<Scalars['ID']['input']>;
  quarter?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTalentPoolArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  form?: InputMaybe<Form>;
  id: Scalars['ID']['input'];
};


export type QueryTalentPoolHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type RankingPart =
  | 'EXPERIENCE'
  | 'PLACE'
  | 'QUALIFICATIONS'
  | 'SKILLS'
  | 'WISHED_SKILLS';

export type ReckonedCandidateSalary = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** JSON text: salaryStructure and employeeRetiralDetails, as calculateSalary answers them. */
  salaryDetails: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type Recommendation =
  | 'NO'
  | 'STRONG_NO'
  | 'STRONG_YES'
  | 'YES';

export type RecommendationFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Recommendation>;
  in?: InputMaybe<Array<Recommendation>>;
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

export type RecruitmentChoice = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** By what the figures can be narrowed. */
export type RecruitmentChoices = {
  departments: Array<RecruitmentChoice>;
  posts: Array<RecruitmentChoice>;
  recruiters: Array<RecruitmentChoice>;
};

export type RecruitmentDashboard = {
  /** When the figures were read; they are kept for five minutes. */
  asOf: Scalars['DateTime']['output'];
  choices: RecruitmentChoices;
  errorCode: Scalars['String']['output'];
  figures: RecruitmentFigures;
  /** Applications that came in the period, by the furthest stage that they reached. */
  funnel: Array<RecruitmentStage>;
  message: Scalars['String']['output'];
  offers: RecruitmentOffers;
  /** From its first instant to its last, in the time zone of the organization. */
  period: RecruitmentPeriod;
  /** The posts that post, department and recruiter narrow the figures to; null where nothing does. */
  postIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Who looks after most active candidates; at most twelve. */
  recruiters: Array<RecruitmentLoad>;
  sources: Array<RecruitmentSourceFigures>;
  /** Days in a stage before the next step, of steps in the period. */
  stageTimes: Array<RecruitmentStageTime>;
  /** Statuses by what the figures make of them. */
  statuses: RecruitmentStatuses;
  /** Hires of the period by month, the oldest first. */
  timeToHire: Array<RecruitmentMonth>;
};

export type RecruitmentFigures = {
  activeCandidates: Scalars['Int']['output'];
  /** Of this year. */
  hires: Scalars['Int']['output'];
  /** From Monday to Sunday, in the time zone of the organization. */
  interviewsThisWeek: Scalars['Int']['output'];
  offersOut: Scalars['Int']['output'];
  openPostCodes: Array<Scalars['String']['output']>;
  openPosts: Scalars['Int']['output'];
  /** Open posts that others fill may be read, too: a list of all open posts holds more than are counted. */
  readsOthersPosts: Scalars['Boolean']['output'];
  vacancies: Scalars['Int']['output'];
  weekEndsAt: Scalars['DateTime']['output'];
  weekStartsAt: Scalars['DateTime']['output'];
  yearFrom: Scalars['LocalDate']['output'];
  yearTo: Scalars['LocalDate']['output'];
};

/** How the organization recruits. */
export type RecruitmentGeneralSetting = {
  /** With a candidate, recruiters may also arrange rounds that the job post does not name. */
  allowModifyingInterviewRounds: Scalars['Boolean']['output'];
  /** One job post may name several places of work. */
  allowMultipleLocations: Scalars['Boolean']['output'];
  /** Detailed asks for education, experience and references as well. */
  applicationForm: CandidateApplicationForm;
  /** Candidates sign in to a portal of their own. */
  candidatePortalLogin: Scalars['Boolean']['output'];
  /** By what visitors of the career page narrow the job posts. */
  careerPortalFilters?: Maybe<Array<CareerPortalFilter>>;
  /** Recruiters manage the job posts of the whole organization, not only their own. */
  centralisedRecruitment: Scalars['Boolean']['output'];
  /** Whose recruiting these settings are for. */
  coverage: Coverage;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** A candidate may apply for several job posts at a time. */
  enableMultipleApplication: Scalars['Boolean']['output'];
  /** Shows parts of recruitment before they are usual for everybody. */
  enableNewFeatures: Scalars['Boolean']['output'];
  /** Recruiters enter the expected and the current salary of each candidate. */
  enforceCandidateSalary: Scalars['Boolean']['output'];
  /** Stands below every job post. */
  equalOpportunityStatement?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Who sees job posts that are open inside the organization. */
  jobPostVisibility: JobPostVisibility;
  /** Recruiters may word the title of a job post otherwise than its designation. */
  jobTitleEditable: Scalars['Boolean']['output'];
  /** Job posts come from approved requisitions of man power planning. */
  mppIntegration: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** How long a passcode that was mailed to a candidate serves. */
  passcodeExpiryMinutes: Scalars['Int']['output'];
  /** They keep the access that they had. Otherwise archiving ends it. */
  portalAccessForArchived: Scalars['Boolean']['output'];
  /** They keep the access that they had. Otherwise blacklisting ends it. */
  portalAccessForBlacklisted: Scalars['Boolean']['output'];
  /** Whoever applies may sign in, and so may whom recruiters add, unless they say otherwise. */
  portalAccessForNew: Scalars['Boolean']['output'];
  /** How long the data of a candidate are kept after the last application or after people added them, and those of somebody whose onboarding was cancelled; then they are erased. Whoever may change this is told 14 days before, with the list of the candidates. */
  retentionMonths: Scalars['Int']['output'];
  /** Candidates get what they have signed by mail. */
  sendSignedDocument: Scalars['Boolean']['output'];
  /** The rounds of an interview are a tab of the candidate. */
  showJobRoundsTab: Scalars['Boolean']['output'];
  /** The name under which the company is signed up at job boards. Without it, they read that of the organization. */
  tenantUniqueKey?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type RecruitmentGeneralSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<RecruitmentGeneralSetting>;
};

export type RecruitmentGeneralSettingChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<RecruitmentGeneralSetting>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type RecruitmentGeneralSettingFilter = {
  allowModifyingInterviewRounds?: InputMaybe<BooleanFilter>;
  allowMultipleLocations?: InputMaybe<BooleanFilter>;
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<RecruitmentGeneralSettingFilter>>;
  applicationForm?: InputMaybe<CandidateApplicationFormFilter>;
  candidatePortalLogin?: InputMaybe<BooleanFilter>;
  centralisedRecruitment?: InputMaybe<BooleanFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  coverage?: InputMaybe<CoverageFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  enableMultipleApplication?: InputMaybe<BooleanFilter>;
  enableNewFeatures?: InputMaybe<BooleanFilter>;
  enforceCandidateSalary?: InputMaybe<BooleanFilter>;
  equalOpportunityStatement?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  jobPostVisibility?: InputMaybe<JobPostVisibilityFilter>;
  jobTitleEditable?: InputMaybe<BooleanFilter>;
  mppIntegration?: InputMaybe<BooleanFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<RecruitmentGeneralSettingFilter>;
  or?: InputMaybe<Array<RecruitmentGeneralSettingFilter>>;
  passcodeExpiryMinutes?: InputMaybe<IntFilter>;
  portalAccessForArchived?: InputMaybe<BooleanFilter>;
  portalAccessForBlacklisted?: InputMaybe<BooleanFilter>;
  portalAccessForNew?: InputMaybe<BooleanFilter>;
  retentionMonths?: InputMaybe<IntFilter>;
  sendSignedDocument?: InputMaybe<BooleanFilter>;
  showJobRoundsTab?: InputMaybe<BooleanFilter>;
  tenantUniqueKey?: InputMaybe<TextFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type RecruitmentGeneralSettingInput = {
  /** With a candidate, recruiters may also arrange rounds that the job post does not name. */
  allowModifyingInterviewRounds?: InputMaybe<Scalars['Boolean']['input']>;
  /** One job post may name several places of work. */
  allowMultipleLocations?: InputMaybe<Scalars['Boolean']['input']>;
  /** Detailed asks for education, experience and references as well. */
  applicationForm?: InputMaybe<CandidateApplicationForm>;
  /** Candidates sign in to a portal of their own. */
  candidatePortalLogin?: InputMaybe<Scalars['Boolean']['input']>;
  /** By what visitors of the career page narrow the job posts. */
  careerPortalFilters?: InputMaybe<Array<CareerPortalFilter>>;
  /** Recruiters manage the job posts of the whole organization, not only their own. */
  centralisedRecruitment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whose recruiting these settings are for. */
  coverage?: InputMaybe<Coverage>;
  /** A candidate may apply for several job posts at a time. */
  enableMultipleApplication?: InputMaybe<Scalars['Boolean']['input']>;
  /** Shows parts of recruitment before they are usual for everybody. */
  enableNewFeatures?: InputMaybe<Scalars['Boolean']['input']>;
  /** Recruiters enter the expected and the current salary of each candidate. */
  enforceCandidateSalary?: InputMaybe<Scalars['Boolean']['input']>;
  /** Stands below every job post. */
  equalOpportunityStatement?: InputMaybe<Scalars['String']['input']>;
  /** Who sees job posts that are open inside the organization. */
  jobPostVisibility?: InputMaybe<JobPostVisibility>;
  /** Recruiters may word the title of a job post otherwise than its designation. */
  jobTitleEditable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Job posts come from approved requisitions of man power planning. */
  mppIntegration?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** How long a passcode that was mailed to a candidate serves. */
  passcodeExpiryMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** They keep the access that they had. Otherwise archiving ends it. */
  portalAccessForArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** They keep the access that they had. Otherwise blacklisting ends it. */
  portalAccessForBlacklisted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whoever applies may sign in, and so may whom recruiters add, unless they say otherwise. */
  portalAccessForNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** How long the data of a candidate are kept after the last application or after people added them, and those of somebody whose onboarding was cancelled; then they are erased. Whoever may change this is told 14 days before, with the list of the candidates. */
  retentionMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Candidates get what they have signed by mail. */
  sendSignedDocument?: InputMaybe<Scalars['Boolean']['input']>;
  /** The rounds of an interview are a tab of the candidate. */
  showJobRoundsTab?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name under which the company is signed up at job boards. Without it, they read that of the organization. */
  tenantUniqueKey?: InputMaybe<Scalars['String']['input']>;
};

export type RecruitmentGeneralSettingPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<RecruitmentGeneralSetting>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type RecruitmentGeneralSettingPatch = {
  /** With a candidate, recruiters may also arrange rounds that the job post does not name. */
  allowModifyingInterviewRounds?: InputMaybe<Scalars['Boolean']['input']>;
  /** One job post may name several places of work. */
  allowMultipleLocations?: InputMaybe<Scalars['Boolean']['input']>;
  /** Detailed asks for education, experience and references as well. */
  applicationForm?: InputMaybe<CandidateApplicationForm>;
  /** Candidates sign in to a portal of their own. */
  candidatePortalLogin?: InputMaybe<Scalars['Boolean']['input']>;
  /** By what visitors of the career page narrow the job posts. */
  careerPortalFilters?: InputMaybe<Array<CareerPortalFilter>>;
  /** Recruiters manage the job posts of the whole organization, not only their own. */
  centralisedRecruitment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whose recruiting these settings are for. */
  coverage?: InputMaybe<Coverage>;
  /** A candidate may apply for several job posts at a time. */
  enableMultipleApplication?: InputMaybe<Scalars['Boolean']['input']>;
  /** Shows parts of recruitment before they are usual for everybody. */
  enableNewFeatures?: InputMaybe<Scalars['Boolean']['input']>;
  /** Recruiters enter the expected and the current salary of each candidate. */
  enforceCandidateSalary?: InputMaybe<Scalars['Boolean']['input']>;
  /** Stands below every job post. */
  equalOpportunityStatement?: InputMaybe<Scalars['String']['input']>;
  /** Who sees job posts that are open inside the organization. */
  jobPostVisibility?: InputMaybe<JobPostVisibility>;
  /** Recruiters may word the title of a job post otherwise than its designation. */
  jobTitleEditable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Job posts come from approved requisitions of man power planning. */
  mppIntegration?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** How long a passcode that was mailed to a candidate serves. */
  passcodeExpiryMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** They keep the access that they had. Otherwise archiving ends it. */
  portalAccessForArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** They keep the access that they had. Otherwise blacklisting ends it. */
  portalAccessForBlacklisted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whoever applies may sign in, and so may whom recruiters add, unless they say otherwise. */
  portalAccessForNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** How long the data of a candidate are kept after the last application or after people added them, and those of somebody whose onboarding was cancelled; then they are erased. Whoever may change this is told 14 days before, with the list of the candidates. */
  retentionMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Candidates get what they have signed by mail. */
  sendSignedDocument?: InputMaybe<Scalars['Boolean']['input']>;
  /** The rounds of an interview are a tab of the candidate. */
  showJobRoundsTab?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name under which the company is signed up at job boards. Without it, they read that of the organization. */
  tenantUniqueKey?: InputMaybe<Scalars['String']['input']>;
};

export type RecruitmentGeneralSettingSort = {
  field: RecruitmentGeneralSettingSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
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
  | 'retentionMonths'
  | 'sendSignedDocument'
  | 'showJobRoundsTab'
  | 'tenantUniqueKey'
  | 'updatedAt';

export type RecruitmentGroup = {
  /** Null: too few to be told. */
  applied?: Maybe<Scalars['Int']['output']>;
  hired?: Maybe<Scalars['Int']['output']>;
  interviewed?: Maybe<Scalars['Int']['output']>;
  /** As it was answered. */
  name: Scalars['String']['output'];
  offered?: Maybe<Scalars['Int']['output']>;
  question: EqualOpportunityQuestion;
};

export type RecruitmentLoad = {
  candidates: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  openPostCodes: Array<Scalars['String']['output']>;
  openPosts: Scalars['Int']['output'];
  recruiterId: Scalars['ID']['output'];
};

export type RecruitmentMonth = {
  hires: Scalars['Int']['output'];
  /** Days from the application; null without a hire. */
  median?: Maybe<Scalars['Float']['output']>;
  /** Its first day. */
  month: Scalars['LocalDate']['output'];
};

export type RecruitmentOffers = {
  accepted: Scalars['Int']['output'];
  declined: Scalars['Int']['output'];
  sent: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
};

export type RecruitmentPassThrough = {
  asOf: Scalars['DateTime']['output'];
  errorCode: Scalars['String']['output'];
  groups: Array<RecruitmentGroup>;
  /** Fewer people than this are never told apart. */
  least: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type RecruitmentPeriod = {
  endsAt: Scalars['DateTime']['output'];
  fromDate: Scalars['LocalDate']['output'];
  startsAt: Scalars['DateTime']['output'];
  toDate: Scalars['LocalDate']['output'];
};

/** The settings under their specified names; the usual ones where nobody has said anything. */
export type RecruitmentSetting = {
  Allow_Modifying_Interview_Rounds: Scalars['Boolean']['output'];
  Allow_Multiple_Locations: Scalars['Boolean']['output'];
  Automatically_Send_Signed_Document: Scalars['Boolean']['output'];
  /** simple or detailed. */
  Candidate_Application_Form_Type: Scalars['String']['output'];
  Candidate_Portal_Login_Access: Scalars['Boolean']['output'];
  Career_Portal_Filters: Array<CareerPortalFilter>;
  Centralised_Recruitment: Scalars['Boolean']['output'];
  /** Organization or Custom Group. */
  Coverage: Scalars['String']['output'];
  Enable_Multiple_Application: Scalars['Boolean']['output'];
  Enable_New_Features: Scalars['Boolean']['output'];
  Enforce_Candidate_Salary: Scalars['Boolean']['output'];
  Equal_opportunity_stmt?: Maybe<Scalars['String']['output']>;
  Exp_portal_Expiry_Time_In_Mins: Scalars['Int']['output'];
  /** EVERYONE or RECRUITERS. */
  Job_Post_Visibility: JobPostVisibility;
  Job_Title_Editable_Access: Scalars['Boolean']['output'];
  MPP_Integration: Scalars['Boolean']['output'];
  Portal_Access_For_Archived_Candidates: Scalars['Boolean']['output'];
  Portal_Access_For_Blacklisted_Candidates: Scalars['Boolean']['output'];
  /** What a new candidate has where nobody says otherwise. */
  Portal_Access_For_New_Candidates: Scalars['Boolean']['output'];
  /** Yes or No. */
  Show_Job_Rounds_Tab: Scalars['String']['output'];
  Tenant_Unique_Key?: Maybe<Scalars['String']['output']>;
};

export type RecruitmentSettingAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  recruitmentSetting: RecruitmentSetting;
};

export type RecruitmentSourceFigures = {
  applications: Scalars['Int']['output'];
  hires: Scalars['Int']['output'];
  name?: Maybe<Scalars['String']['output']>;
  sourceId?: Maybe<Scalars['ID']['output']>;
};

export type RecruitmentStage = {
  count: Scalars['Int']['output'];
  kind: HiringStageKind;
  /** Of the stage before, from 0 to 1. */
  share?: Maybe<Scalars['Float']['output']>;
};

export type RecruitmentStageTime = {
  kind: HiringStageKind;
  median: Scalars['Float']['output'];
  ninetieth: Scalars['Float']['output'];
  /** The statuses of this stage. */
  statusIds: Array<Scalars['ID']['output']>;
  steps: Scalars['Int']['output'];
};

export type RecruitmentStatuses = {
  /** Of whoever is neither hired nor rejected. */
  active: Array<Scalars['ID']['output']>;
  offer: Array<Scalars['ID']['output']>;
  rejected: Array<Scalars['ID']['output']>;
};

/** A record of another endpoint. */
export type Relationship = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** Of a reference to employees: who asks, or everybody who reports to them. */
export type RelativePerson =
  | 'ME'
  | 'MY_TEAM';

export type ReplacedEmployee = {
  employee: Employee;
  id: Scalars['ID']['output'];
};

export type ReplacedEmployeeInput = {
  employeeId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

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

export type RequestStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<RequestStatus>;
  in?: InputMaybe<Array<RequestStatus>>;
};

export type RequisitionAskers =
  | 'EVERYBODY'
  /** Who has people below them, heads a department, or has the right on everybody. */
  | 'MANAGERS';

export type RequisitionAskersFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<RequisitionAskers>;
  in?: InputMaybe<Array<RequisitionAskers>>;
};

/** What the plan says of a requisition. */
export type RequisitionFit = {
  /** Places of other requisitions that wait or are approved, and not filled. */
  asked: Scalars['Int']['output'];
  /** By when to begin, by the lead time of the grade. */
  beginBy: Scalars['LocalDate']['output'];
  /** What it takes then. */
  beyondPlan: BeyondPlan;
  errorCode: Scalars['String']['output'];
  /** Places of the plan that are left; less than 0 where there are too many people already. */
  free?: Maybe<Scalars['Int']['output']>;
  /** It asks for more than are left. */
  isBeyond: Scalars['Boolean']['output'];
  /** Who comes by then: accepted offers, and people who are to join. */
  joining: Scalars['Int']['output'];
  leadTimeDays: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  /** The plan that holds on the day. Without one nothing is compared. */
  plan?: Maybe<Scalars['String']['output']>;
  /** Its places in the quarter of the day. */
  planned?: Maybe<Scalars['Int']['output']>;
  /** Who works there now and is not expected to have left by then, without those who are replaced. */
  staying: Scalars['Int']['output'];
};

export type RequisitionHiring =
  /** All its job posts are closed, and not everybody was found. */
  | 'ENDED'
  /** As many were hired as were asked for. */
  | 'FILLED'
  | 'HIRING'
  /** Approved; no job post yet. */
  | 'WAITING';

export type RequisitionHiringFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<RequisitionHiring>;
  in?: InputMaybe<Array<RequisitionHiring>>;
};

export type RequisitionInterviewer = {
  employee: Employee;
  id: Scalars['ID']['output'];
};

export type RequisitionInterviewerInput = {
  employeeId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type RequisitionKind =
  | 'NEW'
  | 'REPLACEMENT';

export type RequisitionKindFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<RequisitionKind>;
  in?: InputMaybe<Array<RequisitionKind>>;
};

export type RequisitionPosted = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  /** Of the new job post. */
  jobPostId: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ResumeCertification = {
  confidence: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  receivedFrom?: Maybe<Scalars['String']['output']>;
  receivedOn?: Maybe<Scalars['LocalDate']['output']>;
  source: Scalars['String']['output'];
};

/** How sure a field is, from 0 to 1, and the line of the resume on which it stands. */
export type ResumeConfidence = {
  confidence: Scalars['Float']['output'];
  field: Scalars['String']['output'];
  source: Scalars['String']['output'];
};

export type ResumeEducation = {
  confidence: Scalars['Float']['output'];
  endedOn?: Maybe<Scalars['LocalDate']['output']>;
  grade?: Maybe<Scalars['String']['output']>;
  institute: Scalars['String']['output'];
  level?: Maybe<EducationLevel>;
  qualification?: Maybe<Scalars['String']['output']>;
  source: Scalars['String']['output'];
  specialization?: Maybe<Scalars['String']['output']>;
  startedOn?: Maybe<Scalars['LocalDate']['output']>;
};

export type ResumeExperience = {
  company: Scalars['String']['output'];
  confidence: Scalars['Float']['output'];
  description?: Maybe<Scalars['String']['output']>;
  designation?: Maybe<Scalars['String']['output']>;
  endedOn?: Maybe<Scalars['LocalDate']['output']>;
  isCurrent: Scalars['Boolean']['output'];
  location?: Maybe<Scalars['String']['output']>;
  source: Scalars['String']['output'];
  startedOn?: Maybe<Scalars['LocalDate']['output']>;
};

export type ResumeLanguage = {
  confidence: Scalars['Float']['output'];
  /** ISO 639. */
  language: Scalars['String']['output'];
  proficiency?: Maybe<LanguageProficiency>;
  source: Scalars['String']['output'];
};

export type ResumeParserAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  resume: ParsedResume;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ResumeSkill = {
  confidence: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  /** Null where the organisation does not know it. */
  skillId?: Maybe<Scalars['Int']['output']>;
  source: Scalars['String']['output'];
};

export type Right =
  | 'ADD'
  | 'DELETE'
  | 'OPTIONAL_CHOICE'
  | 'UPDATE'
  | 'VIEW';

export type RoundArrangement = {
  /** The caller knows who is busy and schedules all the same. */
  despiteConflicts?: InputMaybe<Scalars['Boolean']['input']>;
  durationMinutes: Scalars['Int']['input'];
  meetingLink?: InputMaybe<Scalars['String']['input']>;
  mode: InterviewMode;
  /** For the candidate; stands in the invitation. */
  note?: InputMaybe<Scalars['String']['input']>;
  panel: Array<Scalars['ID']['input']>;
  timeZone: Scalars['String']['input'];
  venue?: InputMaybe<Scalars['String']['input']>;
  /** The candidate is not written to. */
  withoutMail?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RoundPanelMember = {
  designation?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  memberId: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  rating?: Maybe<Scalars['Int']['output']>;
  recommendation?: Maybe<Recommendation>;
  scorecardId?: Maybe<Scalars['Int']['output']>;
  /** Invited, Accepted, Declined or Submitted. */
  status: Scalars['String']['output'];
  /** Null until the caller may read it. */
  totalScore?: Maybe<Scalars['Float']['output']>;
};

export type RoundResult =
  | 'FAILED'
  | 'ON_HOLD'
  | 'PASSED'
  | 'PENDING';

export type RoundResultFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<RoundResult>;
  in?: InputMaybe<Array<RoundResult>>;
};

export type RoundToSchedule = {
  durationMinutes: Scalars['Int']['output'];
  /** The candidates have had it, or it is scheduled with them. */
  isTaken: Scalars['Boolean']['output'];
  mode: InterviewMode;
  name: Scalars['String']['output'];
  /** That of the round on the list of rounds. */
  roundMasterId: Scalars['ID']['output'];
};

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

/** A record of another endpoint. */
export type SalaryComponent = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** A record of another endpoint. */
export type SalaryTemplate = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** How people are paid. */
export type SalaryType =
  | 'DAILY'
  | 'HOURLY'
  | 'MONTHLY';

export type Salutation =
  | 'DR'
  | 'MR'
  | 'MS'
  | 'MX'
  | 'PROF';

export type SalutationFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<Salutation>;
  in?: InputMaybe<Array<Salutation>>;
};

/** A round of interviews with one candidate: when, where, with whom, and what came of it. */
export type ScheduledRound = {
  /** By this calendars know the event. */
  calendarUid: Scalars['String']['output'];
  cancelReason?: Maybe<Scalars['String']['output']>;
  candidate: Candidate;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** By the clock of the organization. */
  endsAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  interview: Interview;
  jobPost?: Maybe<JobPost>;
  /** Each skill is scored from 0 to this. */
  maxScore: Scalars['Decimal']['output'];
  meetingLink?: Maybe<Scalars['String']['output']>;
  mode: InterviewMode;
  /** The candidate cannot make it; empty again once the round has another time. */
  moveAskedAt?: Maybe<Scalars['DateTime']['output']>;
  moveAskedNote?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Stands in the invitation of the candidate. */
  note?: Maybe<Scalars['String']['output']>;
  /** Who invites, and to whom answers go. */
  organizer?: Maybe<Employee>;
  panel?: Maybe<Array<ScheduledRoundMember>>;
  /** The average of the scores of the panel. It stands here once the result is recorded. */
  panelScore?: Maybe<Scalars['Decimal']['output']>;
  /** What has to reach the passing score. */
  passesBy: PassingScoreOf;
  passingScore: Scalars['Decimal']['output'];
  result: RoundResult;
  round: InterviewRound;
  /** From 1, among the rounds of the interview. */
  sequence: Scalars['Int']['output'];
  /** By the clock of the organization. */
  startsAt: Scalars['DateTime']['output'];
  status: ScheduledRoundStatus;
  /** The time zone in which the candidate reads the time. */
  timeZone: Scalars['String']['output'];
  /** The average of what each member of the panel gave in total. It stands here once the result is recorded. */
  totalScore?: Maybe<Scalars['Decimal']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  venue?: Maybe<Scalars['String']['output']>;
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ScheduledRoundAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ScheduledRound>;
};

export type ScheduledRoundChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<ScheduledRound>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ScheduledRoundFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ScheduledRoundFilter>>;
  calendarUid?: InputMaybe<TextFilter>;
  cancelReason?: InputMaybe<TextFilter>;
  candidateId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  endsAt?: InputMaybe<DateTimeFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  interviewId?: InputMaybe<IdFilter>;
  jobPostId?: InputMaybe<IdFilter>;
  maxScore?: InputMaybe<DecimalFilter>;
  meetingLink?: InputMaybe<TextFilter>;
  mode?: InputMaybe<InterviewModeFilter>;
  moveAskedAt?: InputMaybe<DateTimeFilter>;
  moveAskedNote?: InputMaybe<TextFilter>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ScheduledRoundFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<ScheduledRoundFilter>>;
  organizerId?: InputMaybe<IdFilter>;
  panelScore?: InputMaybe<DecimalFilter>;
  passesBy?: InputMaybe<PassingScoreOfFilter>;
  passingScore?: InputMaybe<DecimalFilter>;
  result?: InputMaybe<RoundResultFilter>;
  roundId?: InputMaybe<IdFilter>;
  sequence?: InputMaybe<IntFilter>;
  startsAt?: InputMaybe<DateTimeFilter>;
  status?: InputMaybe<ScheduledRoundStatusFilter>;
  timeZone?: InputMaybe<TextFilter>;
  totalScore?: InputMaybe<DecimalFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
  venue?: InputMaybe<TextFilter>;
};

export type ScheduledRoundMember = {
  employee: Employee;
  id: Scalars['ID']['output'];
  response: PanelResponse;
  /** Stands here once the result is recorded. */
  score?: Maybe<Scalars['Decimal']['output']>;
};

export type ScheduledRoundMemberInput = {
  employeeId: Scalars['ID']['input'];
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  response?: InputMaybe<PanelResponse>;
  /** Stands here once the result is recorded. */
  score?: InputMaybe<Scalars['Decimal']['input']>;
};

export type ScheduledRoundPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<ScheduledRound>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ScheduledRoundPatch = {
  /** By this calendars know the event. */
  calendarUid?: InputMaybe<Scalars['String']['input']>;
  cancelReason?: InputMaybe<Scalars['String']['input']>;
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** By the clock of the organization. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  interviewId?: InputMaybe<Scalars['ID']['input']>;
  jobPostId?: InputMaybe<Scalars['ID']['input']>;
  /** Each skill is scored from 0 to this. */
  maxScore?: InputMaybe<Scalars['Decimal']['input']>;
  meetingLink?: InputMaybe<Scalars['String']['input']>;
  mode?: InputMaybe<InterviewMode>;
  /** The candidate cannot make it; empty again once the round has another time. */
  moveAskedAt?: InputMaybe<Scalars['DateTime']['input']>;
  moveAskedNote?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Stands in the invitation of the candidate. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Who invites, and to whom answers go. */
  organizerId?: InputMaybe<Scalars['ID']['input']>;
  panel?: InputMaybe<Array<ScheduledRoundMemberInput>>;
  /** The average of the scores of the panel. It stands here once the result is recorded. */
  panelScore?: InputMaybe<Scalars['Decimal']['input']>;
  /** What has to reach the passing score. */
  passesBy?: InputMaybe<PassingScoreOf>;
  passingScore?: InputMaybe<Scalars['Decimal']['input']>;
  result?: InputMaybe<RoundResult>;
  roundId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1, among the rounds of the interview. */
  sequence?: InputMaybe<Scalars['Int']['input']>;
  /** By the clock of the organization. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<ScheduledRoundStatus>;
  /** The time zone in which the candidate reads the time. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** The average of what each member of the panel gave in total. It stands here once the result is recorded. */
  totalScore?: InputMaybe<Scalars['Decimal']['input']>;
  venue?: InputMaybe<Scalars['String']['input']>;
};

export type ScheduledRoundSort = {
  field: ScheduledRoundSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ScheduledRoundSortField =
  | 'calendarUid'
  | 'cancelReason'
  | 'candidateId'
  | 'createdAt'
  | 'custom'
  | 'endsAt'
  | 'interviewId'
  | 'jobPostId'
  | 'maxScore'
  | 'meetingLink'
  | 'mode'
  | 'moveAskedAt'
  | 'moveAskedNote'
  | 'name'
  | 'note'
  | 'organizerId'
  | 'panelScore'
  | 'passesBy'
  | 'passingScore'
  | 'result'
  | 'roundId'
  | 'sequence'
  | 'startsAt'
  | 'status'
  | 'timeZone'
  | 'totalScore'
  | 'updatedAt'
  | 'venue';

export type ScheduledRoundStatus =
  | 'CANCELLED'
  | 'COMPLETED'
  | 'NO_SHOW'
  | 'RESCHEDULED'
  | 'SCHEDULED';

export type ScheduledRoundStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ScheduledRoundStatus>;
  in?: InputMaybe<Array<ScheduledRoundStatus>>;
};

export type SchedulingAnswer = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  roundIds: Array<Scalars['ID']['output']>;
  validationError?: Maybe<Array<FieldProblem>>;
  /** Candidates and members of the panel without an address: they are not written to. */
  withoutAddress: Array<Scalars['String']['output']>;
};

export type SchedulingPlan = {
  /** Rounds beside those of the post may be chosen. */
  allowsOtherRounds: Scalars['Boolean']['output'];
  candidates: Array<CandidateToSchedule>;
  errorCode: Scalars['String']['output'];
  /** Days of the next four weeks on which somebody of the post's panel, or the caller where it has none, does not work by schedule and holidays. */
  freeDays: Array<Scalars['LocalDate']['output']>;
  message: Scalars['String']['output'];
  /** The people who work on the post. */
  panel: Array<PanelCandidate>;
  /** Those of the post first, in its order. */
  rounds: Array<RoundToSchedule>;
};

export type Scope =
  /** Everything of the organisation. */
  | 'ALL'
  /** Only what concerns the person. */
  | 'SELF'
  /** What concerns those who report to the person, directly or through others. */
  | 'TEAM';

/** What a member of the panel found out in a round. Others read it once they have submitted their own. */
export type Scorecard = {
  candidate: Candidate;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  panelMember: Employee;
  /** From 1 to 5, over everything. */
  rating?: Maybe<Scalars['Int']['output']>;
  recommendation?: Maybe<Recommendation>;
  scheduledRound: ScheduledRound;
  /** The average of the scores. */
  score?: Maybe<Scalars['Decimal']['output']>;
  skills?: Maybe<Array<ScorecardSkill>>;
  status: ScorecardStatus;
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** All scores together. */
  totalScore?: Maybe<Scalars['Decimal']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type ScorecardAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Scorecard>;
};

export type ScorecardChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<Scorecard>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type ScorecardFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<ScorecardFilter>>;
  candidateId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<ScorecardFilter>;
  note?: InputMaybe<TextFilter>;
  or?: InputMaybe<Array<ScorecardFilter>>;
  panelMemberId?: InputMaybe<IdFilter>;
  rating?: InputMaybe<IntFilter>;
  recommendation?: InputMaybe<RecommendationFilter>;
  scheduledRoundId?: InputMaybe<IdFilter>;
  score?: InputMaybe<DecimalFilter>;
  status?: InputMaybe<ScorecardStatusFilter>;
  submittedAt?: InputMaybe<DateTimeFilter>;
  totalScore?: InputMaybe<DecimalFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type ScorecardPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<Scorecard>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type ScorecardPatch = {
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  panelMemberId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1 to 5, over everything. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  recommendation?: InputMaybe<Recommendation>;
  scheduledRoundId?: InputMaybe<Scalars['ID']['input']>;
  /** The average of the scores. */
  score?: InputMaybe<Scalars['Decimal']['input']>;
  skills?: InputMaybe<Array<ScorecardSkillInput>>;
  status?: InputMaybe<ScorecardStatus>;
  submittedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** All scores together. */
  totalScore?: InputMaybe<Scalars['Decimal']['input']>;
};

export type ScorecardSkill = {
  category: Scalars['String']['output'];
  comment?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  note?: Maybe<Scalars['String']['output']>;
  question?: Maybe<Scalars['String']['output']>;
  /** From 0 to the best score of the round. Empty: not asked about. */
  score?: Maybe<Scalars['Decimal']['output']>;
  skill: Skill;
};

export type ScorecardSkillInput = {
  category: Scalars['String']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Of the row as it is; none for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  question?: InputMaybe<Scalars['String']['input']>;
  /** From 0 to the best score of the round. Empty: not asked about. */
  score?: InputMaybe<Scalars['Decimal']['input']>;
  skillId: Scalars['ID']['input'];
};

export type ScorecardSort = {
  field: ScorecardSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type ScorecardSortField =
  | 'candidateId'
  | 'createdAt'
  | 'custom'
  | 'name'
  | 'note'
  | 'panelMemberId'
  | 'rating'
  | 'recommendation'
  | 'scheduledRoundId'
  | 'score'
  | 'status'
  | 'submittedAt'
  | 'totalScore'
  | 'updatedAt';

export type ScorecardStatus =
  | 'DRAFT'
  | 'OPEN'
  | 'SUBMITTED';

export type ScorecardStatusFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<ScorecardStatus>;
  in?: InputMaybe<Array<ScorecardStatus>>;
};

export type ScreenAction =
  | 'ADD'
  | 'DELETE'
  | 'EDIT'
  | 'EXPORT'
  | 'IMPORT'
  /** Whoever may update takes acts back that brought records here, which nobody edits any more. */
  | 'UNDO';

export type SeatHolder = {
  /** Since when. */
  dateOfJoin: Scalars['LocalDate']['output'];
  employeeId: Scalars['ID']['output'];
  employeeNumber: Scalars['String']['output'];
  /** The last working day, where it is known. */
  leavesOn?: Maybe<Scalars['LocalDate']['output']>;
  name: Scalars['String']['output'];
};

export type SeatHolders = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** The first 200 by name. */
  people: Array<SeatHolder>;
  totalRecords: Scalars['Int']['output'];
};

/** What the caller saw. */
export type SeenCandidate = {
  candidateId: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};

/** A record of another endpoint. */
export type ServiceProvider = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type SignUpBoard = {
  advertiserId?: Maybe<Scalars['String']['output']>;
  board: JobBoard;
  isOn: Scalars['Boolean']['output'];
  /** The board takes no posts of a company without a number. */
  needsNumber: Scalars['Boolean']['output'];
};

/** A record of another endpoint. */
export type Skill = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type SkillCategory = {
  category: Scalars['String']['output'];
  skills: Array<SkillScore>;
};

export type SkillProficiency =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'EXPERT'
  | 'INTERMEDIATE';

export type SkillScore = {
  comment?: Maybe<Scalars['String']['output']>;
  maxScore: Scalars['Float']['output'];
  note?: Maybe<Scalars['String']['output']>;
  questions: Array<Scalars['String']['output']>;
  score?: Maybe<Scalars['Float']['output']>;
  skill: Scalars['String']['output'];
  skillId: Scalars['Int']['output'];
};

export type SkillScoreInput = {
  category: Scalars['String']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  question?: InputMaybe<Scalars['String']['input']>;
  /** Empty: not asked about. */
  score?: InputMaybe<Scalars['Float']['input']>;
  skillId: Scalars['Int']['input'];
};

export type SkillScores = {
  categories: Array<SkillCategory>;
  maxScorePerSkill: Scalars['Float']['output'];
  note?: Maybe<Scalars['String']['output']>;
  panelMember: Scalars['String']['output'];
  panelMemberId: Scalars['Int']['output'];
  rating?: Maybe<Scalars['Int']['output']>;
  recommendation?: Maybe<Recommendation>;
  score?: Maybe<Scalars['Float']['output']>;
  scorecardId: Scalars['Int']['output'];
  status: ScorecardStatus;
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
};

export type SkillScoresAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Null where nothing is there that the caller may read yet. */
  skillScores?: Maybe<SkillScores>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type SourceMasters = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  sources: Array<SourceReference>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type SourceReference = {
  Source_Id: Scalars['Int']['output'];
  Source_Title: Scalars['String']['output'];
};

export type SpecialistsWithoutOnboarding = {
  employeeIds: Array<Scalars['Int']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** In the same order. */
  names: Array<Scalars['String']['output']>;
};

/** A step of a candidate from one status to another. */
export type StageMove = {
  candidate: Candidate;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** How long the candidate had the status before. */
  daysBefore?: Maybe<Scalars['Decimal']['output']>;
  /** Empty for the first one. */
  fromStatus?: Maybe<CandidateStatus>;
  id: Scalars['ID']['output'];
  jobPost?: Maybe<JobPost>;
  movedAt: Scalars['DateTime']['output'];
  movedBy: Scalars['String']['output'];
  toStatus: CandidateStatus;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type StageMoveAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<StageMove>;
};

export type StageMoveChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<StageMove>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type StageMoveFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<StageMoveFilter>>;
  candidateId?: InputMaybe<IdFilter>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  daysBefore?: InputMaybe<DecimalFilter>;
  fromStatusId?: InputMaybe<IdFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  jobPostId?: InputMaybe<IdFilter>;
  movedAt?: InputMaybe<DateTimeFilter>;
  movedBy?: InputMaybe<TextFilter>;
  not?: InputMaybe<StageMoveFilter>;
  or?: InputMaybe<Array<StageMoveFilter>>;
  toStatusId?: InputMaybe<IdFilter>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type StageMovePage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<StageMove>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type StageMovePatch = {
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** How long the candidate had the status before. */
  daysBefore?: InputMaybe<Scalars['Decimal']['input']>;
  /** Empty for the first one. */
  fromStatusId?: InputMaybe<Scalars['ID']['input']>;
  jobPostId?: InputMaybe<Scalars['ID']['input']>;
  movedAt?: InputMaybe<Scalars['DateTime']['input']>;
  movedBy?: InputMaybe<Scalars['String']['input']>;
  toStatusId?: InputMaybe<Scalars['ID']['input']>;
};

export type StageMoveSort = {
  field: StageMoveSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type StageMoveSortField =
  | 'candidateId'
  | 'createdAt'
  | 'custom'
  | 'daysBefore'
  | 'fromStatusId'
  | 'jobPostId'
  | 'movedAt'
  | 'movedBy'
  | 'toStatusId'
  | 'updatedAt';

export type TableHeader = {
  /** The name of the field. */
  Header_Key: Scalars['String']['output'];
  Header_Name: Scalars['String']['output'];
  /** Shown until a person chooses. */
  Is_Default: Scalars['Boolean']['output'];
  Is_Visible: Scalars['Boolean']['output'];
  /** From 1 among those that are visible; null for others. */
  Sort_Order?: Maybe<Scalars['Int']['output']>;
};

export type TableHeaders = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  tableHeaders: Array<TableHeader>;
};

export type TableOfOrganization = {
  currency: Scalars['String']['output'];
  /** By name. */
  departments: Array<DepartmentHeadcount>;
  errorCode: Scalars['String']['output'];
  /** The first month of the year, 4 for April. */
  firstMonth: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  /** The plan that is shown. Null where there is none. */
  planId?: Maybe<Scalars['ID']['output']>;
  /** The last 50 by day. */
  plans: Array<PlanChoice>;
  /** 1 to 4, of the fiscal year of the plan. */
  quarter: Scalars['Int']['output'];
  today: Scalars['LocalDate']['output'];
};

/** Candidates who are kept for later posts. */
export type TalentPool = {
  /** Who is kept in the pool now. */
  candidates?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  custom: Scalars['JSON']['output'];
  /** For whom the pool is meant. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Scalars['String']['output'];
  /** Grows with each change; an update names the version it saw. */
  version: Scalars['Int']['output'];
};

export type TalentPoolAnswer = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TalentPool>;
};

export type TalentPoolChange = {
  /** What undoChangeSet takes. Null where nothing changed. */
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row?: Maybe<TalentPool>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TalentPoolDeletion = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  deleted: Scalars['Int']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Candidates who went to the other pool. */
  moved: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TalentPoolFilter = {
  /** All of them, to depth 5. */
  and?: InputMaybe<Array<TalentPoolFilter>>;
  changeSet?: InputMaybe<ChangeSetFilter>;
  createdAt?: InputMaybe<DateTimeFilter>;
  /** Fields that the organisation added: by name, what is told of a field of its kind. */
  custom?: InputMaybe<Scalars['JSON']['input']>;
  description?: InputMaybe<TextFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<TextFilter>;
  not?: InputMaybe<TalentPoolFilter>;
  or?: InputMaybe<Array<TalentPoolFilter>>;
  updatedAt?: InputMaybe<DateTimeFilter>;
};

export type TalentPoolInput = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** For whom the pool is meant. */
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};

export type TalentPoolPage = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What 'after' takes to go on behind the last row; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<TalentPool>;
  /** totalRecords is a lower bound or an estimate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  totalRecords: Scalars['Int']['output'];
};

export type TalentPoolPatch = {
  custom?: InputMaybe<Scalars['JSON']['input']>;
  /** For whom the pool is meant. */
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type TalentPoolReference = {
  addedBy: Scalars['String']['output'];
  addedOn: Scalars['DateTime']['output'];
  /** Of those within the caller's reach. */
  candidateCount: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  talentPool: Scalars['String']['output'];
  talentPoolId: Scalars['Int']['output'];
  updatedBy: Scalars['String']['output'];
  updatedOn: Scalars['DateTime']['output'];
};

export type TalentPoolReferences = {
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  talentPools: Array<TalentPoolReference>;
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TalentPoolSaved = {
  changeSet?: Maybe<Scalars['ID']['output']>;
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
  talentPoolId: Scalars['Int']['output'];
  validationError?: Maybe<Array<FieldProblem>>;
};

export type TalentPoolSort = {
  field: TalentPoolSortField;
  /** With 'custom': the name of a field that the organisation added. */
  key?: InputMaybe<Scalars['String']['input']>;
  order?: SortOrder;
};

export type TalentPoolSortField =
  | 'createdAt'
  | 'custom'
  | 'description'
  | 'name'
  | 'updatedAt';

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

export type VerticalPosition =
  | 'BOTTOM'
  | 'MIDDLE'
  | 'TOP';

export type VerticalPositionFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<VerticalPosition>;
  in?: InputMaybe<Array<VerticalPosition>>;
};

export type Weekday =
  | 'FRIDAY'
  | 'MONDAY'
  | 'SATURDAY'
  | 'SUNDAY'
  | 'THURSDAY'
  | 'TUESDAY'
  | 'WEDNESDAY';

/** A record of another endpoint. */
export type WorkAuthorization = {
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** The kinds of day that pay knows. */
export type WorkDayKind =
  | 'NORMAL'
  | 'REGULAR_HOLIDAY'
  | 'REST'
  | 'SPECIAL_NON_WORKING_HOLIDAY';

export type WorkMode =
  | 'HYBRID'
  | 'ON_SITE'
  | 'REMOTE';

export type WorkModeFilter = {
  empty?: InputMaybe<Scalars['Boolean']['input']>;
  equals?: InputMaybe<WorkMode>;
  in?: InputMaybe<Array<WorkMode>>;
};



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
  AlikeCandidate: ResolverTypeWrapper<AlikeCandidate>;
  AlikeReason: AlikeReason;
  ArchiveReason: ResolverTypeWrapper<ArchiveReason>;
  ArchiveReasonAnswer: ResolverTypeWrapper<ArchiveReasonAnswer>;
  ArchiveReasonChange: ResolverTypeWrapper<ArchiveReasonChange>;
  ArchiveReasonFilter: ArchiveReasonFilter;
  ArchiveReasonInput: ArchiveReasonInput;
  ArchiveReasonPage: ResolverTypeWrapper<ArchiveReasonPage>;
  ArchiveReasonPatch: ArchiveReasonPatch;
  ArchiveReasonReference: ResolverTypeWrapper<ArchiveReasonReference>;
  ArchiveReasonReferences: ResolverTypeWrapper<ArchiveReasonReferences>;
  ArchiveReasonSort: ArchiveReasonSort;
  ArchiveReasonSortField: ArchiveReasonSortField;
  AtsStatus: ResolverTypeWrapper<AtsStatus>;
  AtsStatusCondition: AtsStatusCondition;
  AtsStatuses: ResolverTypeWrapper<AtsStatuses>;
  BannerSuggestion: ResolverTypeWrapper<BannerSuggestion>;
  BannerSuggestions: ResolverTypeWrapper<BannerSuggestions>;
  BeyondPlan: BeyondPlan;
  BeyondPlanFilter: BeyondPlanFilter;
  BlacklistReason: ResolverTypeWrapper<BlacklistReason>;
  BlacklistReasonAnswer: ResolverTypeWrapper<BlacklistReasonAnswer>;
  BlacklistReasonChange: ResolverTypeWrapper<BlacklistReasonChange>;
  BlacklistReasonFilter: BlacklistReasonFilter;
  BlacklistReasonInput: BlacklistReasonInput;
  BlacklistReasonPage: ResolverTypeWrapper<BlacklistReasonPage>;
  BlacklistReasonPatch: BlacklistReasonPatch;
  BlacklistReasonSort: BlacklistReasonSort;
  BlacklistReasonSortField: BlacklistReasonSortField;
  BloodGroup: BloodGroup;
  BloodGroupFilter: BloodGroupFilter;
  BoardOfMine: ResolverTypeWrapper<BoardOfMine>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  BusyCalendar: ResolverTypeWrapper<BusyCalendar>;
  BusyCalendarProblem: BusyCalendarProblem;
  BusyKind: BusyKind;
  BusyTime: ResolverTypeWrapper<BusyTime>;
  Candidate: ResolverTypeWrapper<Candidate>;
  CandidateAnswer: ResolverTypeWrapper<CandidateAnswer>;
  CandidateApplicationForm: CandidateApplicationForm;
  CandidateApplicationFormFilter: CandidateApplicationFormFilter;
  CandidateApplicationStatus: ResolverTypeWrapper<CandidateApplicationStatus>;
  CandidateApplicationStatuses: ResolverTypeWrapper<CandidateApplicationStatuses>;
  CandidateAttachment: ResolverTypeWrapper<CandidateAttachment>;
  CandidateCertification: ResolverTypeWrapper<CandidateCertification>;
  CandidateCertificationEntry: ResolverTypeWrapper<CandidateCertificationEntry>;
  CandidateCertificationInput: CandidateCertificationInput;
  CandidateChange: ResolverTypeWrapper<CandidateChange>;
  CandidateDependent: ResolverTypeWrapper<CandidateDependent>;
  CandidateDependentDetail: ResolverTypeWrapper<CandidateDependentDetail>;
  CandidateDependentInput: CandidateDependentInput;
  CandidateDetail: ResolverTypeWrapper<CandidateDetail>;
  CandidateDetailAnswer: ResolverTypeWrapper<CandidateDetailAnswer>;
  CandidateDistinction: ResolverTypeWrapper<CandidateDistinction>;
  CandidateDistinctionAnswer: ResolverTypeWrapper<CandidateDistinctionAnswer>;
  CandidateDistinctionChange: ResolverTypeWrapper<CandidateDistinctionChange>;
  CandidateDistinctionFilter: CandidateDistinctionFilter;
  CandidateDistinctionPage: ResolverTypeWrapper<CandidateDistinctionPage>;
  CandidateDistinctionPatch: CandidateDistinctionPatch;
  CandidateDistinctionSort: CandidateDistinctionSort;
  CandidateDistinctionSortField: CandidateDistinctionSortField;
  CandidateEducation: ResolverTypeWrapper<CandidateEducation>;
  CandidateEducationEntry: ResolverTypeWrapper<CandidateEducationEntry>;
  CandidateEducationInput: CandidateEducationInput;
  CandidateErasure: ResolverTypeWrapper<CandidateErasure>;
  CandidateExperience: ResolverTypeWrapper<CandidateExperience>;
  CandidateExperienceEntry: ResolverTypeWrapper<CandidateExperienceEntry>;
  CandidateExperienceInput: CandidateExperienceInput;
  CandidateFilter: CandidateFilter;
  CandidateImportRow: CandidateImportRow;
  CandidateIndividual: ResolverTypeWrapper<CandidateIndividual>;
  CandidateIndividualAnswer: ResolverTypeWrapper<CandidateIndividualAnswer>;
  CandidateInput: CandidateInput;
  CandidateInterview: ResolverTypeWrapper<CandidateInterview>;
  CandidateLanguage: ResolverTypeWrapper<CandidateLanguage>;
  CandidateLanguageInput: CandidateLanguageInput;
  CandidateLanguageKnown: ResolverTypeWrapper<CandidateLanguageKnown>;
  CandidateListRow: ResolverTypeWrapper<CandidateListRow>;
  CandidateLookalike: ResolverTypeWrapper<CandidateLookalike>;
  CandidateLookalikes: ResolverTypeWrapper<CandidateLookalikes>;
  CandidateMail: ResolverTypeWrapper<CandidateMail>;
  CandidateMailAnswer: ResolverTypeWrapper<CandidateMailAnswer>;
  CandidateMailContents: ResolverTypeWrapper<CandidateMailContents>;
  CandidateMailDraft: ResolverTypeWrapper<CandidateMailDraft>;
  CandidateMailFile: ResolverTypeWrapper<CandidateMailFile>;
  CandidateMailPage: ResolverTypeWrapper<CandidateMailPage>;
  CandidateMailStatus: CandidateMailStatus;
  CandidateMailTemplate: ResolverTypeWrapper<CandidateMailTemplate>;
  CandidateMergePreview: ResolverTypeWrapper<CandidateMergePreview>;
  CandidatePage: ResolverTypeWrapper<CandidatePage>;
  CandidatePatch: CandidatePatch;
  CandidateRankingAnswer: ResolverTypeWrapper<CandidateRankingAnswer>;
  CandidateRankingPart: ResolverTypeWrapper<CandidateRankingPart>;
  CandidateReference: ResolverTypeWrapper<CandidateReference>;
  CandidateReferenceDetail: ResolverTypeWrapper<CandidateReferenceDetail>;
  CandidateReferenceInput: CandidateReferenceInput;
  CandidateRequirement: CandidateRequirement;
  CandidateRound: ResolverTypeWrapper<CandidateRound>;
  CandidateRows: ResolverTypeWrapper<CandidateRows>;
  CandidateSalary: ResolverTypeWrapper<CandidateSalary>;
  CandidateSalaryAllowance: ResolverTypeWrapper<CandidateSalaryAllowance>;
  CandidateSalaryAllowanceInput: CandidateSalaryAllowanceInput;
  CandidateSalaryAnswer: ResolverTypeWrapper<CandidateSalaryAnswer>;
  CandidateSalaryChange: ResolverTypeWrapper<CandidateSalaryChange>;
  CandidateSalaryDetails: ResolverTypeWrapper<CandidateSalaryDetails>;
  CandidateSalaryFilter: CandidateSalaryFilter;
  CandidateSalaryGross: ResolverTypeWrapper<CandidateSalaryGross>;
  CandidateSalaryGrossInput: CandidateSalaryGrossInput;
  CandidateSalaryInput: CandidateSalaryInput;
  CandidateSalaryPage: ResolverTypeWrapper<CandidateSalaryPage>;
  CandidateSalaryPatch: CandidateSalaryPatch;
  CandidateSalaryRetiral: ResolverTypeWrapper<CandidateSalaryRetiral>;
  CandidateSalaryRetiralInput: CandidateSalaryRetiralInput;
  CandidateSalarySaved: ResolverTypeWrapper<CandidateSalarySaved>;
  CandidateSalarySort: CandidateSalarySort;
  CandidateSalarySortField: CandidateSalarySortField;
  CandidateSalaryStatus: CandidateSalaryStatus;
  CandidateSalaryStatusFilter: CandidateSalaryStatusFilter;
  CandidateSkill: ResolverTypeWrapper<CandidateSkill>;
  CandidateSkillInput: CandidateSkillInput;
  CandidateSort: CandidateSort;
  CandidateSortField: CandidateSortField;
  CandidateSource: ResolverTypeWrapper<CandidateSource>;
  CandidateSourceAnswer: ResolverTypeWrapper<CandidateSourceAnswer>;
  CandidateSourceChange: ResolverTypeWrapper<CandidateSourceChange>;
  CandidateSourceFilter: CandidateSourceFilter;
  CandidateSourceInput: CandidateSourceInput;
  CandidateSourceKind: CandidateSourceKind;
  CandidateSourceKindFilter: CandidateSourceKindFilter;
  CandidateSourcePage: ResolverTypeWrapper<CandidateSourcePage>;
  CandidateSourcePatch: CandidateSourcePatch;
  CandidateSourceSort: CandidateSourceSort;
  CandidateSourceSortField: CandidateSourceSortField;
  CandidateStanding: CandidateStanding;
  CandidateStandingFilter: CandidateStandingFilter;
  CandidateStatus: ResolverTypeWrapper<CandidateStatus>;
  CandidateStatusAnswer: ResolverTypeWrapper<CandidateStatusAnswer>;
  CandidateStatusChange: ResolverTypeWrapper<CandidateStatusChange>;
  CandidateStatusFilter: CandidateStatusFilter;
  CandidateStatusInput: CandidateStatusInput;
  CandidateStatusNext: ResolverTypeWrapper<CandidateStatusNext>;
  CandidateStatusNextInput: CandidateStatusNextInput;
  CandidateStatusPage: ResolverTypeWrapper<CandidateStatusPage>;
  CandidateStatusPatch: CandidateStatusPatch;
  CandidateStatusSort: CandidateStatusSort;
  CandidateStatusSortField: CandidateStatusSortField;
  CandidateStep: ResolverTypeWrapper<CandidateStep>;
  CandidateTimelineEntry: ResolverTypeWrapper<CandidateTimelineEntry>;
  CandidateTimelineKind: CandidateTimelineKind;
  CandidateTimelinePage: ResolverTypeWrapper<CandidateTimelinePage>;
  CandidateToSchedule: ResolverTypeWrapper<CandidateToSchedule>;
  CandidateWorkPermit: ResolverTypeWrapper<CandidateWorkPermit>;
  CandidateWorkPermitInput: CandidateWorkPermitInput;
  CandidatesChange: ResolverTypeWrapper<CandidatesChange>;
  CareerPage: ResolverTypeWrapper<CareerPage>;
  CareerPageAnswer: ResolverTypeWrapper<CareerPageAnswer>;
  CareerPageChange: ResolverTypeWrapper<CareerPageChange>;
  CareerPageFilter: CareerPageFilter;
  CareerPageFont: CareerPageFont;
  CareerPageFontFilter: CareerPageFontFilter;
  CareerPageInput: CareerPageInput;
  CareerPagePage: ResolverTypeWrapper<CareerPagePage>;
  CareerPagePatch: CareerPagePatch;
  CareerPageSort: CareerPageSort;
  CareerPageSortField: CareerPageSortField;
  CareerPortalFilter: CareerPortalFilter;
  ChangeKind: ChangeKind;
  ChangeSetFilter: ChangeSetFilter;
  ChangeSource: ChangeSource;
  Client: ResolverTypeWrapper<Client>;
  ClientAnswer: ResolverTypeWrapper<ClientAnswer>;
  ClientChange: ResolverTypeWrapper<ClientChange>;
  ClientFilter: ClientFilter;
  ClientInput: ClientInput;
  ClientPage: ResolverTypeWrapper<ClientPage>;
  ClientPatch: ClientPatch;
  ClientSort: ClientSort;
  ClientSortField: ClientSortField;
  ColumnKind: ColumnKind;
  CompanySignUp: ResolverTypeWrapper<CompanySignUp>;
  CompanySignedUp: ResolverTypeWrapper<CompanySignedUp>;
  Coverage: Coverage;
  CoverageFilter: CoverageFilter;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  DecidedStep: ResolverTypeWrapper<DecidedStep>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalFilter: DecimalFilter;
  DeclarationLock: DeclarationLock;
  DeclarationStatus: DeclarationStatus;
  DeclarationType: DeclarationType;
  DeleteAnswer: ResolverTypeWrapper<DeleteAnswer>;
  Department: ResolverTypeWrapper<Department>;
  DepartmentHeadcount: ResolverTypeWrapper<DepartmentHeadcount>;
  Designation: ResolverTypeWrapper<Designation>;
  DisabilityStatement: DisabilityStatement;
  DisabilityStatementFilter: DisabilityStatementFilter;
  DroppedCandidate: DroppedCandidate;
  DroppedResume: ResolverTypeWrapper<DroppedResume>;
  DroppedResumeState: DroppedResumeState;
  DroppedResumesAnswer: ResolverTypeWrapper<DroppedResumesAnswer>;
  DuplicateCandidate: ResolverTypeWrapper<DuplicateCandidate>;
  DuplicateCandidates: ResolverTypeWrapper<DuplicateCandidates>;
  DuplicateGroup: ResolverTypeWrapper<DuplicateGroup>;
  DuplicateGroups: ResolverTypeWrapper<DuplicateGroups>;
  DuplicatePair: ResolverTypeWrapper<DuplicatePair>;
  DuplicateReason: DuplicateReason;
  EducationLevel: EducationLevel;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  Employee: ResolverTypeWrapper<Employee>;
  EndpointStatus: ResolverTypeWrapper<EndpointStatus>;
  EqualOpportunityQuestion: EqualOpportunityQuestion;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForecastAssumptions: ResolverTypeWrapper<ForecastAssumptions>;
  ForecastFigures: ResolverTypeWrapper<ForecastFigures>;
  ForecastLine: ResolverTypeWrapper<ForecastLine>;
  ForecastPeriod: ResolverTypeWrapper<ForecastPeriod>;
  ForecastStep: ForecastStep;
  ForecastStepFilter: ForecastStepFilter;
  Form: Form;
  FormulaSet: FormulaSet;
  FunctionalArea: ResolverTypeWrapper<FunctionalArea>;
  FunctionalAreaAnswer: ResolverTypeWrapper<FunctionalAreaAnswer>;
  FunctionalAreaChange: ResolverTypeWrapper<FunctionalAreaChange>;
  FunctionalAreaFilter: FunctionalAreaFilter;
  FunctionalAreaInput: FunctionalAreaInput;
  FunctionalAreaPage: ResolverTypeWrapper<FunctionalAreaPage>;
  FunctionalAreaPatch: FunctionalAreaPatch;
  FunctionalAreaSort: FunctionalAreaSort;
  FunctionalAreaSortField: FunctionalAreaSortField;
  Gender: Gender;
  GenderFilter: GenderFilter;
  Grade: ResolverTypeWrapper<Grade>;
  HeadcountFigures: ResolverTypeWrapper<HeadcountFigures>;
  HeadcountPlan: ResolverTypeWrapper<HeadcountPlan>;
  HeadcountPlanAnswer: ResolverTypeWrapper<HeadcountPlanAnswer>;
  HeadcountPlanChange: ResolverTypeWrapper<HeadcountPlanChange>;
  HeadcountPlanDrafted: ResolverTypeWrapper<HeadcountPlanDrafted>;
  HeadcountPlanFilter: HeadcountPlanFilter;
  HeadcountPlanInput: HeadcountPlanInput;
  HeadcountPlanPage: ResolverTypeWrapper<HeadcountPlanPage>;
  HeadcountPlanPatch: HeadcountPlanPatch;
  HeadcountPlanSort: HeadcountPlanSort;
  HeadcountPlanSortField: HeadcountPlanSortField;
  HeadcountPlanStatus: HeadcountPlanStatus;
  HeadcountPlanStatusFilter: HeadcountPlanStatusFilter;
  HeadcountPlanStepDone: ResolverTypeWrapper<HeadcountPlanStepDone>;
  HexColorCode: ResolverTypeWrapper<Scalars['HexColorCode']['output']>;
  HiringFlowCount: ResolverTypeWrapper<HiringFlowCount>;
  HiringFlowCounts: ResolverTypeWrapper<HiringFlowCounts>;
  HiringFlowDone: ResolverTypeWrapper<HiringFlowDone>;
  HiringFlowStageInput: HiringFlowStageInput;
  HiringFlowStatusInput: HiringFlowStatusInput;
  HiringForecast: ResolverTypeWrapper<HiringForecast>;
  HiringStage: ResolverTypeWrapper<HiringStage>;
  HiringStageAnswer: ResolverTypeWrapper<HiringStageAnswer>;
  HiringStageChange: ResolverTypeWrapper<HiringStageChange>;
  HiringStageFilter: HiringStageFilter;
  HiringStageInput: HiringStageInput;
  HiringStageKind: HiringStageKind;
  HiringStageKindFilter: HiringStageKindFilter;
  HiringStagePage: ResolverTypeWrapper<HiringStagePage>;
  HiringStagePatch: HiringStagePatch;
  HiringStageSort: HiringStageSort;
  HiringStageSortField: HiringStageSortField;
  HiringStepKind: ResolverTypeWrapper<HiringStepKind>;
  HiringStepKinds: ResolverTypeWrapper<HiringStepKinds>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  HistoryPage: ResolverTypeWrapper<HistoryPage>;
  HorizontalPosition: HorizontalPosition;
  HorizontalPositionFilter: HorizontalPositionFilter;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdFilter: IdFilter;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntFilter: IntFilter;
  IntegrationOccasion: IntegrationOccasion;
  IntegrationWarning: ResolverTypeWrapper<IntegrationWarning>;
  IntegrationWarningKind: IntegrationWarningKind;
  IntegrationWarnings: ResolverTypeWrapper<IntegrationWarnings>;
  Interview: ResolverTypeWrapper<Interview>;
  InterviewAnswer: ResolverTypeWrapper<InterviewAnswer>;
  InterviewChange: ResolverTypeWrapper<InterviewChange>;
  InterviewFeed: ResolverTypeWrapper<InterviewFeed>;
  InterviewFilter: InterviewFilter;
  InterviewMailAnswer: ResolverTypeWrapper<InterviewMailAnswer>;
  InterviewMailFile: InterviewMailFile;
  InterviewMailPreview: ResolverTypeWrapper<InterviewMailPreview>;
  InterviewMode: InterviewMode;
  InterviewModeFilter: InterviewModeFilter;
  InterviewPage: ResolverTypeWrapper<InterviewPage>;
  InterviewPatch: InterviewPatch;
  InterviewRound: ResolverTypeWrapper<InterviewRound>;
  InterviewRoundAnswer: ResolverTypeWrapper<InterviewRoundAnswer>;
  InterviewRoundChange: ResolverTypeWrapper<InterviewRoundChange>;
  InterviewRoundFilter: InterviewRoundFilter;
  InterviewRoundInput: InterviewRoundInput;
  InterviewRoundPage: ResolverTypeWrapper<InterviewRoundPage>;
  InterviewRoundPatch: InterviewRoundPatch;
  InterviewRoundSkill: ResolverTypeWrapper<InterviewRoundSkill>;
  InterviewRoundSkillInput: InterviewRoundSkillInput;
  InterviewRoundSort: InterviewRoundSort;
  InterviewRoundSortField: InterviewRoundSortField;
  InterviewRoundsAnswer: ResolverTypeWrapper<InterviewRoundsAnswer>;
  InterviewSlot: InterviewSlot;
  InterviewSort: InterviewSort;
  InterviewSortField: InterviewSortField;
  InterviewStatus: InterviewStatus;
  InterviewStatusFilter: InterviewStatusFilter;
  InterviewsAhead: ResolverTypeWrapper<InterviewsAhead>;
  InterviewsAnswer: ResolverTypeWrapper<InterviewsAnswer>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JobApplication: ResolverTypeWrapper<JobApplication>;
  JobApplicationAnswer: ResolverTypeWrapper<JobApplicationAnswer>;
  JobApplicationChange: ResolverTypeWrapper<JobApplicationChange>;
  JobApplicationFilter: JobApplicationFilter;
  JobApplicationPage: ResolverTypeWrapper<JobApplicationPage>;
  JobApplicationPatch: JobApplicationPatch;
  JobApplicationSort: JobApplicationSort;
  JobApplicationSortField: JobApplicationSortField;
  JobBoard: JobBoard;
  JobBoardFeed: ResolverTypeWrapper<JobBoardFeed>;
  JobBoardFeeds: ResolverTypeWrapper<JobBoardFeeds>;
  JobBoardFilter: JobBoardFilter;
  JobBoardIntegration: ResolverTypeWrapper<JobBoardIntegration>;
  JobBoardIntegrationAnswer: ResolverTypeWrapper<JobBoardIntegrationAnswer>;
  JobBoardIntegrationChange: ResolverTypeWrapper<JobBoardIntegrationChange>;
  JobBoardIntegrationFilter: JobBoardIntegrationFilter;
  JobBoardIntegrationInput: JobBoardIntegrationInput;
  JobBoardIntegrationPage: ResolverTypeWrapper<JobBoardIntegrationPage>;
  JobBoardIntegrationPatch: JobBoardIntegrationPatch;
  JobBoardIntegrationSort: JobBoardIntegrationSort;
  JobBoardIntegrationSortField: JobBoardIntegrationSortField;
  JobBoardSaved: ResolverTypeWrapper<JobBoardSaved>;
  JobCandidateSaved: ResolverTypeWrapper<JobCandidateSaved>;
  JobPost: ResolverTypeWrapper<JobPost>;
  JobPostAnswer: ResolverTypeWrapper<JobPostAnswer>;
  JobPostChange: ResolverTypeWrapper<JobPostChange>;
  JobPostCopy: ResolverTypeWrapper<JobPostCopy>;
  JobPostFilter: JobPostFilter;
  JobPostInput: JobPostInput;
  JobPostListRow: ResolverTypeWrapper<JobPostListRow>;
  JobPostLocation: ResolverTypeWrapper<JobPostLocation>;
  JobPostLocationInput: JobPostLocationInput;
  JobPostMember: ResolverTypeWrapper<JobPostMember>;
  JobPostMemberInput: JobPostMemberInput;
  JobPostMembersDone: ResolverTypeWrapper<JobPostMembersDone>;
  JobPostPage: ResolverTypeWrapper<JobPostPage>;
  JobPostPatch: JobPostPatch;
  JobPostPlace: ResolverTypeWrapper<JobPostPlace>;
  JobPostPlaces: ResolverTypeWrapper<JobPostPlaces>;
  JobPostQualification: ResolverTypeWrapper<JobPostQualification>;
  JobPostQualificationInput: JobPostQualificationInput;
  JobPostRole: JobPostRole;
  JobPostRoleMember: ResolverTypeWrapper<JobPostRoleMember>;
  JobPostRoleMembers: ResolverTypeWrapper<JobPostRoleMembers>;
  JobPostRound: ResolverTypeWrapper<JobPostRound>;
  JobPostRoundInput: JobPostRoundInput;
  JobPostRows: ResolverTypeWrapper<JobPostRows>;
  JobPostSkill: ResolverTypeWrapper<JobPostSkill>;
  JobPostSkillInput: JobPostSkillInput;
  JobPostSort: JobPostSort;
  JobPostSortField: JobPostSortField;
  JobPostStanding: ResolverTypeWrapper<JobPostStanding>;
  JobPostStatus: JobPostStatus;
  JobPostStatusFilter: JobPostStatusFilter;
  JobPostStepDone: ResolverTypeWrapper<JobPostStepDone>;
  JobPostVisibility: JobPostVisibility;
  JobPostVisibilityFilter: JobPostVisibilityFilter;
  JobRequisition: ResolverTypeWrapper<JobRequisition>;
  JobRequisitionAnswer: ResolverTypeWrapper<JobRequisitionAnswer>;
  JobRequisitionChange: ResolverTypeWrapper<JobRequisitionChange>;
  JobRequisitionFilter: JobRequisitionFilter;
  JobRequisitionInput: JobRequisitionInput;
  JobRequisitionPage: ResolverTypeWrapper<JobRequisitionPage>;
  JobRequisitionPatch: JobRequisitionPatch;
  JobRequisitionSort: JobRequisitionSort;
  JobRequisitionSortField: JobRequisitionSortField;
  JobTitle: ResolverTypeWrapper<JobTitle>;
  JobTitleCondition: JobTitleCondition;
  JobTitles: ResolverTypeWrapper<JobTitles>;
  JobType: JobType;
  JobTypeFilter: JobTypeFilter;
  Language: Language;
  LanguageFilter: LanguageFilter;
  LanguageProficiency: LanguageProficiency;
  LeadTimeOfGrade: ResolverTypeWrapper<LeadTimeOfGrade>;
  LeadTimeOfGradeInput: LeadTimeOfGradeInput;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalDateFilter: LocalDateFilter;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LocalTimeFilter: LocalTimeFilter;
  Location: ResolverTypeWrapper<Location>;
  Lookup: ResolverTypeWrapper<Lookup>;
  LookupPage: ResolverTypeWrapper<LookupPage>;
  MailableDocument: ResolverTypeWrapper<MailableDocument>;
  MailboxConnection: ResolverTypeWrapper<MailboxConnection>;
  MailboxState: MailboxState;
  MailsAhead: ResolverTypeWrapper<MailsAhead>;
  MailsAheadAnswer: ResolverTypeWrapper<MailsAheadAnswer>;
  ManPowerPlanningSetting: ResolverTypeWrapper<ManPowerPlanningSetting>;
  ManPowerPlanningSettingAnswer: ResolverTypeWrapper<ManPowerPlanningSettingAnswer>;
  ManPowerPlanningSettingChange: ResolverTypeWrapper<ManPowerPlanningSettingChange>;
  ManPowerPlanningSettingFilter: ManPowerPlanningSettingFilter;
  ManPowerPlanningSettingInput: ManPowerPlanningSettingInput;
  ManPowerPlanningSettingPage: ResolverTypeWrapper<ManPowerPlanningSettingPage>;
  ManPowerPlanningSettingPatch: ManPowerPlanningSettingPatch;
  ManPowerPlanningSettingSort: ManPowerPlanningSettingSort;
  ManPowerPlanningSettingSortField: ManPowerPlanningSettingSortField;
  MaritalStatus: MaritalStatus;
  MaritalStatusFilter: MaritalStatusFilter;
  MemberAvailability: ResolverTypeWrapper<MemberAvailability>;
  MergeMove: ResolverTypeWrapper<MergeMove>;
  MergedValue: MergedValue;
  MicrosoftStart: ResolverTypeWrapper<MicrosoftStart>;
  Month: Month;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyIntegration: ResolverTypeWrapper<MyIntegration>;
  Offer: ResolverTypeWrapper<Offer>;
  OfferAnswer: ResolverTypeWrapper<OfferAnswer>;
  OfferChange: ResolverTypeWrapper<OfferChange>;
  OfferFilter: OfferFilter;
  OfferLetterLine: ResolverTypeWrapper<OfferLetterLine>;
  OfferLetterTemplate: ResolverTypeWrapper<OfferLetterTemplate>;
  OfferLetterTemplateAnswer: ResolverTypeWrapper<OfferLetterTemplateAnswer>;
  OfferLetterTemplateChange: ResolverTypeWrapper<OfferLetterTemplateChange>;
  OfferLetterTemplateFilter: OfferLetterTemplateFilter;
  OfferLetterTemplateInput: OfferLetterTemplateInput;
  OfferLetterTemplatePage: ResolverTypeWrapper<OfferLetterTemplatePage>;
  OfferLetterTemplatePatch: OfferLetterTemplatePatch;
  OfferLetterTemplateSort: OfferLetterTemplateSort;
  OfferLetterTemplateSortField: OfferLetterTemplateSortField;
  OfferPage: ResolverTypeWrapper<OfferPage>;
  OfferPatch: OfferPatch;
  OfferPreview: ResolverTypeWrapper<OfferPreview>;
  OfferReply: OfferReply;
  OfferReplyFilter: OfferReplyFilter;
  OfferSort: OfferSort;
  OfferSortField: OfferSortField;
  OfferWithdrawalMail: ResolverTypeWrapper<OfferWithdrawalMail>;
  OfferedAllowanceInput: OfferedAllowanceInput;
  OfferedPostPay: ResolverTypeWrapper<OfferedPostPay>;
  OfferedRetiralInput: OfferedRetiralInput;
  OvertimeBasis: OvertimeBasis;
  PanelAvailability: ResolverTypeWrapper<PanelAvailability>;
  PanelCandidate: ResolverTypeWrapper<PanelCandidate>;
  PanelResponse: PanelResponse;
  PanelScoreInput: PanelScoreInput;
  ParsedResume: ResolverTypeWrapper<ParsedResume>;
  PassingScoreOf: PassingScoreOf;
  PassingScoreOfFilter: PassingScoreOfFilter;
  PlanChoice: ResolverTypeWrapper<PlanChoice>;
  PlanSeat: ResolverTypeWrapper<PlanSeat>;
  PlanSeatAnswer: ResolverTypeWrapper<PlanSeatAnswer>;
  PlanSeatChange: ResolverTypeWrapper<PlanSeatChange>;
  PlanSeatFilter: PlanSeatFilter;
  PlanSeatInput: PlanSeatInput;
  PlanSeatPage: ResolverTypeWrapper<PlanSeatPage>;
  PlanSeatPatch: PlanSeatPatch;
  PlanSeatSort: PlanSeatSort;
  PlanSeatSortField: PlanSeatSortField;
  PortalAnswer: ResolverTypeWrapper<PortalAnswer>;
  PositionHeadcount: ResolverTypeWrapper<PositionHeadcount>;
  PositionsOfDepartment: ResolverTypeWrapper<PositionsOfDepartment>;
  Preset: Preset;
  Qualification: ResolverTypeWrapper<Qualification>;
  QualificationAnswer: ResolverTypeWrapper<QualificationAnswer>;
  QualificationChange: ResolverTypeWrapper<QualificationChange>;
  QualificationFilter: QualificationFilter;
  QualificationInput: QualificationInput;
  QualificationPage: ResolverTypeWrapper<QualificationPage>;
  QualificationPatch: QualificationPatch;
  QualificationSort: QualificationSort;
  QualificationSortField: QualificationSortField;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RankingPart: RankingPart;
  ReckonedCandidateSalary: ResolverTypeWrapper<ReckonedCandidateSalary>;
  Recommendation: Recommendation;
  RecommendationFilter: RecommendationFilter;
  RecordStatus: RecordStatus;
  RecordStatusFilter: RecordStatusFilter;
  RecordView: RecordView;
  RecruitmentChoice: ResolverTypeWrapper<RecruitmentChoice>;
  RecruitmentChoices: ResolverTypeWrapper<RecruitmentChoices>;
  RecruitmentDashboard: ResolverTypeWrapper<RecruitmentDashboard>;
  RecruitmentFigures: ResolverTypeWrapper<RecruitmentFigures>;
  RecruitmentGeneralSetting: ResolverTypeWrapper<RecruitmentGeneralSetting>;
  RecruitmentGeneralSettingAnswer: ResolverTypeWrapper<RecruitmentGeneralSettingAnswer>;
  RecruitmentGeneralSettingChange: ResolverTypeWrapper<RecruitmentGeneralSettingChange>;
  RecruitmentGeneralSettingFilter: RecruitmentGeneralSettingFilter;
  RecruitmentGeneralSettingInput: RecruitmentGeneralSettingInput;
  RecruitmentGeneralSettingPage: ResolverTypeWrapper<RecruitmentGeneralSettingPage>;
  RecruitmentGeneralSettingPatch: RecruitmentGeneralSettingPatch;
  RecruitmentGeneralSettingSort: RecruitmentGeneralSettingSort;
  RecruitmentGeneralSettingSortField: RecruitmentGeneralSettingSortField;
  RecruitmentGroup: ResolverTypeWrapper<RecruitmentGroup>;
  RecruitmentLoad: ResolverTypeWrapper<RecruitmentLoad>;
  RecruitmentMonth: ResolverTypeWrapper<RecruitmentMonth>;
  RecruitmentOffers: ResolverTypeWrapper<RecruitmentOffers>;
  RecruitmentPassThrough: ResolverTypeWrapper<RecruitmentPassThrough>;
  RecruitmentPeriod: ResolverTypeWrapper<RecruitmentPeriod>;
  RecruitmentSetting: ResolverTypeWrapper<RecruitmentSetting>;
  RecruitmentSettingAnswer: ResolverTypeWrapper<RecruitmentSettingAnswer>;
  RecruitmentSourceFigures: ResolverTypeWrapper<RecruitmentSourceFigures>;
  RecruitmentStage: ResolverTypeWrapper<RecruitmentStage>;
  RecruitmentStageTime: ResolverTypeWrapper<RecruitmentStageTime>;
  RecruitmentStatuses: ResolverTypeWrapper<RecruitmentStatuses>;
  Relationship: ResolverTypeWrapper<Relationship>;
  RelativePerson: RelativePerson;
  ReplacedEmployee: ResolverTypeWrapper<ReplacedEmployee>;
  ReplacedEmployeeInput: ReplacedEmployeeInput;
  RequestKind: RequestKind;
  RequestStatus: RequestStatus;
  RequestStatusFilter: RequestStatusFilter;
  RequisitionAskers: RequisitionAskers;
  RequisitionAskersFilter: RequisitionAskersFilter;
  RequisitionFit: ResolverTypeWrapper<RequisitionFit>;
  RequisitionHiring: RequisitionHiring;
  RequisitionHiringFilter: RequisitionHiringFilter;
  RequisitionInterviewer: ResolverTypeWrapper<RequisitionInterviewer>;
  RequisitionInterviewerInput: RequisitionInterviewerInput;
  RequisitionKind: RequisitionKind;
  RequisitionKindFilter: RequisitionKindFilter;
  RequisitionPosted: ResolverTypeWrapper<RequisitionPosted>;
  ResumeCertification: ResolverTypeWrapper<ResumeCertification>;
  ResumeConfidence: ResolverTypeWrapper<ResumeConfidence>;
  ResumeEducation: ResolverTypeWrapper<ResumeEducation>;
  ResumeExperience: ResolverTypeWrapper<ResumeExperience>;
  ResumeLanguage: ResolverTypeWrapper<ResumeLanguage>;
  ResumeParserAnswer: ResolverTypeWrapper<ResumeParserAnswer>;
  ResumeSkill: ResolverTypeWrapper<ResumeSkill>;
  Right: Right;
  RoundArrangement: RoundArrangement;
  RoundPanelMember: ResolverTypeWrapper<RoundPanelMember>;
  RoundResult: RoundResult;
  RoundResultFilter: RoundResultFilter;
  RoundToSchedule: ResolverTypeWrapper<RoundToSchedule>;
  RowsFilter: RowsFilter;
  SalaryComponent: ResolverTypeWrapper<SalaryComponent>;
  SalaryTemplate: ResolverTypeWrapper<SalaryTemplate>;
  SalaryType: SalaryType;
  Salutation: Salutation;
  SalutationFilter: SalutationFilter;
  ScheduledRound: ResolverTypeWrapper<ScheduledRound>;
  ScheduledRoundAnswer: ResolverTypeWrapper<ScheduledRoundAnswer>;
  ScheduledRoundChange: ResolverTypeWrapper<ScheduledRoundChange>;
  ScheduledRoundFilter: ScheduledRoundFilter;
  ScheduledRoundMember: ResolverTypeWrapper<ScheduledRoundMember>;
  ScheduledRoundMemberInput: ScheduledRoundMemberInput;
  ScheduledRoundPage: ResolverTypeWrapper<ScheduledRoundPage>;
  ScheduledRoundPatch: ScheduledRoundPatch;
  ScheduledRoundSort: ScheduledRoundSort;
  ScheduledRoundSortField: ScheduledRoundSortField;
  ScheduledRoundStatus: ScheduledRoundStatus;
  ScheduledRoundStatusFilter: ScheduledRoundStatusFilter;
  SchedulingAnswer: ResolverTypeWrapper<SchedulingAnswer>;
  SchedulingPlan: ResolverTypeWrapper<SchedulingPlan>;
  Scope: Scope;
  Scorecard: ResolverTypeWrapper<Scorecard>;
  ScorecardAnswer: ResolverTypeWrapper<ScorecardAnswer>;
  ScorecardChange: ResolverTypeWrapper<ScorecardChange>;
  ScorecardFilter: ScorecardFilter;
  ScorecardPage: ResolverTypeWrapper<ScorecardPage>;
  ScorecardPatch: ScorecardPatch;
  ScorecardSkill: ResolverTypeWrapper<ScorecardSkill>;
  ScorecardSkillInput: ScorecardSkillInput;
  ScorecardSort: ScorecardSort;
  ScorecardSortField: ScorecardSortField;
  ScorecardStatus: ScorecardStatus;
  ScorecardStatusFilter: ScorecardStatusFilter;
  ScreenAction: ScreenAction;
  SeatHolder: ResolverTypeWrapper<SeatHolder>;
  SeatHolders: ResolverTypeWrapper<SeatHolders>;
  SeenCandidate: SeenCandidate;
  ServiceProvider: ResolverTypeWrapper<ServiceProvider>;
  SignUpBoard: ResolverTypeWrapper<SignUpBoard>;
  Skill: ResolverTypeWrapper<Skill>;
  SkillCategory: ResolverTypeWrapper<SkillCategory>;
  SkillProficiency: SkillProficiency;
  SkillScore: ResolverTypeWrapper<SkillScore>;
  SkillScoreInput: SkillScoreInput;
  SkillScores: ResolverTypeWrapper<SkillScores>;
  SkillScoresAnswer: ResolverTypeWrapper<SkillScoresAnswer>;
  SortOrder: SortOrder;
  SourceMasters: ResolverTypeWrapper<SourceMasters>;
  SourceReference: ResolverTypeWrapper<SourceReference>;
  SpecialistsWithoutOnboarding: ResolverTypeWrapper<SpecialistsWithoutOnboarding>;
  StageMove: ResolverTypeWrapper<StageMove>;
  StageMoveAnswer: ResolverTypeWrapper<StageMoveAnswer>;
  StageMoveChange: ResolverTypeWrapper<StageMoveChange>;
  StageMoveFilter: StageMoveFilter;
  StageMovePage: ResolverTypeWrapper<StageMovePage>;
  StageMovePatch: StageMovePatch;
  StageMoveSort: StageMoveSort;
  StageMoveSortField: StageMoveSortField;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TableHeader: ResolverTypeWrapper<TableHeader>;
  TableHeaders: ResolverTypeWrapper<TableHeaders>;
  TableOfOrganization: ResolverTypeWrapper<TableOfOrganization>;
  TalentPool: ResolverTypeWrapper<TalentPool>;
  TalentPoolAnswer: ResolverTypeWrapper<TalentPoolAnswer>;
  TalentPoolChange: ResolverTypeWrapper<TalentPoolChange>;
  TalentPoolDeletion: ResolverTypeWrapper<TalentPoolDeletion>;
  TalentPoolFilter: TalentPoolFilter;
  TalentPoolInput: TalentPoolInput;
  TalentPoolPage: ResolverTypeWrapper<TalentPoolPage>;
  TalentPoolPatch: TalentPoolPatch;
  TalentPoolReference: ResolverTypeWrapper<TalentPoolReference>;
  TalentPoolReferences: ResolverTypeWrapper<TalentPoolReferences>;
  TalentPoolSaved: ResolverTypeWrapper<TalentPoolSaved>;
  TalentPoolSort: TalentPoolSort;
  TalentPoolSortField: TalentPoolSortField;
  TaxRegime: TaxRegime;
  TaxReliefSection: TaxReliefSection;
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: ResolverTypeWrapper<UndoAnswer>;
  VerticalPosition: VerticalPosition;
  VerticalPositionFilter: VerticalPositionFilter;
  Weekday: Weekday;
  WorkAuthorization: ResolverTypeWrapper<WorkAuthorization>;
  WorkDayKind: WorkDayKind;
  WorkMode: WorkMode;
  WorkModeFilter: WorkModeFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Scalars['Address']['output'];
  AlikeCandidate: AlikeCandidate;
  ArchiveReason: ArchiveReason;
  ArchiveReasonAnswer: ArchiveReasonAnswer;
  ArchiveReasonChange: ArchiveReasonChange;
  ArchiveReasonFilter: ArchiveReasonFilter;
  ArchiveReasonInput: ArchiveReasonInput;
  ArchiveReasonPage: ArchiveReasonPage;
  ArchiveReasonPatch: ArchiveReasonPatch;
  ArchiveReasonReference: ArchiveReasonReference;
  ArchiveReasonReferences: ArchiveReasonReferences;
  ArchiveReasonSort: ArchiveReasonSort;
  AtsStatus: AtsStatus;
  AtsStatusCondition: AtsStatusCondition;
  AtsStatuses: AtsStatuses;
  BannerSuggestion: BannerSuggestion;
  BannerSuggestions: BannerSuggestions;
  BeyondPlanFilter: BeyondPlanFilter;
  BlacklistReason: BlacklistReason;
  BlacklistReasonAnswer: BlacklistReasonAnswer;
  BlacklistReasonChange: BlacklistReasonChange;
  BlacklistReasonFilter: BlacklistReasonFilter;
  BlacklistReasonInput: BlacklistReasonInput;
  BlacklistReasonPage: BlacklistReasonPage;
  BlacklistReasonPatch: BlacklistReasonPatch;
  BlacklistReasonSort: BlacklistReasonSort;
  BloodGroupFilter: BloodGroupFilter;
  BoardOfMine: BoardOfMine;
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  BusyCalendar: BusyCalendar;
  BusyTime: BusyTime;
  Candidate: Candidate;
  CandidateAnswer: CandidateAnswer;
  CandidateApplicationFormFilter: CandidateApplicationFormFilter;
  CandidateApplicationStatus: CandidateApplicationStatus;
  CandidateApplicationStatuses: CandidateApplicationStatuses;
  CandidateAttachment: CandidateAttachment;
  CandidateCertification: CandidateCertification;
  CandidateCertificationEntry: CandidateCertificationEntry;
  CandidateCertificationInput: CandidateCertificationInput;
  CandidateChange: CandidateChange;
  CandidateDependent: CandidateDependent;
  CandidateDependentDetail: CandidateDependentDetail;
  CandidateDependentInput: CandidateDependentInput;
  CandidateDetail: CandidateDetail;
  CandidateDetailAnswer: CandidateDetailAnswer;
  CandidateDistinction: CandidateDistinction;
  CandidateDistinctionAnswer: CandidateDistinctionAnswer;
  CandidateDistinctionChange: CandidateDistinctionChange;
  CandidateDistinctionFilter: CandidateDistinctionFilter;
  CandidateDistinctionPage: CandidateDistinctionPage;
  CandidateDistinctionPatch: CandidateDistinctionPatch;
  CandidateDistinctionSort: CandidateDistinctionSort;
  CandidateEducation: CandidateEducation;
  CandidateEducationEntry: CandidateEducationEntry;
  CandidateEducationInput: CandidateEducationInput;
  CandidateErasure: CandidateErasure;
  CandidateExperience: CandidateExperience;
  CandidateExperienceEntry: CandidateExperienceEntry;
  CandidateExperienceInput: CandidateExperienceInput;
  CandidateFilter: CandidateFilter;
  CandidateImportRow: CandidateImportRow;
  CandidateIndividual: CandidateIndividual;
  CandidateIndividualAnswer: CandidateIndividualAnswer;
  CandidateInput: CandidateInput;
  CandidateInterview: CandidateInterview;
  CandidateLanguage: CandidateLanguage;
  CandidateLanguageInput: CandidateLanguageInput;
  CandidateLanguageKnown: CandidateLanguageKnown;
  CandidateListRow: CandidateListRow;
  CandidateLookalike: CandidateLookalike;
  CandidateLookalikes: CandidateLookalikes;
  CandidateMail: CandidateMail;
  CandidateMailAnswer: CandidateMailAnswer;
  CandidateMailContents: CandidateMailContents;
  CandidateMailDraft: CandidateMailDraft;
  CandidateMailFile: CandidateMailFile;
  CandidateMailPage: CandidateMailPage;
  CandidateMailTemplate: CandidateMailTemplate;
  CandidateMergePreview: CandidateMergePreview;
  CandidatePage: CandidatePage;
  CandidatePatch: CandidatePatch;
  CandidateRankingAnswer: CandidateRankingAnswer;
  CandidateRankingPart: CandidateRankingPart;
  CandidateReference: CandidateReference;
  CandidateReferenceDetail: CandidateReferenceDetail;
  CandidateReferenceInput: CandidateReferenceInput;
  CandidateRound: CandidateRound;
  CandidateRows: CandidateRows;
  CandidateSalary: CandidateSalary;
  CandidateSalaryAllowance: CandidateSalaryAllowance;
  CandidateSalaryAllowanceInput: CandidateSalaryAllowanceInput;
  CandidateSalaryAnswer: CandidateSalaryAnswer;
  CandidateSalaryChange: CandidateSalaryChange;
  CandidateSalaryDetails: CandidateSalaryDetails;
  CandidateSalaryFilter: CandidateSalaryFilter;
  CandidateSalaryGross: CandidateSalaryGross;
  CandidateSalaryGrossInput: CandidateSalaryGrossInput;
  CandidateSalaryInput: CandidateSalaryInput;
  CandidateSalaryPage: CandidateSalaryPage;
  CandidateSalaryPatch: CandidateSalaryPatch;
  CandidateSalaryRetiral: CandidateSalaryRetiral;
  CandidateSalaryRetiralInput: CandidateSalaryRetiralInput;
  CandidateSalarySaved: CandidateSalarySaved;
  CandidateSalarySort: CandidateSalarySort;
  CandidateSalaryStatusFilter: CandidateSalaryStatusFilter;
  CandidateSkill: CandidateSkill;
  CandidateSkillInput: CandidateSkillInput;
  CandidateSort: CandidateSort;
  CandidateSource: CandidateSource;
  CandidateSourceAnswer: CandidateSourceAnswer;
  CandidateSourceChange: CandidateSourceChange;
  CandidateSourceFilter: CandidateSourceFilter;
  CandidateSourceInput: CandidateSourceInput;
  CandidateSourceKindFilter: CandidateSourceKindFilter;
  CandidateSourcePage: CandidateSourcePage;
  CandidateSourcePatch: CandidateSourcePatch;
  CandidateSourceSort: CandidateSourceSort;
  CandidateStandingFilter: CandidateStandingFilter;
  CandidateStatus: CandidateStatus;
  CandidateStatusAnswer: CandidateStatusAnswer;
  CandidateStatusChange: CandidateStatusChange;
  CandidateStatusFilter: CandidateStatusFilter;
  CandidateStatusInput: CandidateStatusInput;
  CandidateStatusNext: CandidateStatusNext;
  CandidateStatusNextInput: CandidateStatusNextInput;
  CandidateStatusPage: CandidateStatusPage;
  CandidateStatusPatch: CandidateStatusPatch;
  CandidateStatusSort: CandidateStatusSort;
  CandidateStep: CandidateStep;
  CandidateTimelineEntry: CandidateTimelineEntry;
  CandidateTimelinePage: CandidateTimelinePage;
  CandidateToSchedule: CandidateToSchedule;
  CandidateWorkPermit: CandidateWorkPermit;
  CandidateWorkPermitInput: CandidateWorkPermitInput;
  CandidatesChange: CandidatesChange;
  CareerPage: CareerPage;
  CareerPageAnswer: CareerPageAnswer;
  CareerPageChange: CareerPageChange;
  CareerPageFilter: CareerPageFilter;
  CareerPageFontFilter: CareerPageFontFilter;
  CareerPageInput: CareerPageInput;
  CareerPagePage: CareerPagePage;
  CareerPagePatch: CareerPagePatch;
  CareerPageSort: CareerPageSort;
  ChangeSetFilter: ChangeSetFilter;
  Client: Client;
  ClientAnswer: ClientAnswer;
  ClientChange: ClientChange;
  ClientFilter: ClientFilter;
  ClientInput: ClientInput;
  ClientPage: ClientPage;
  ClientPatch: ClientPatch;
  ClientSort: ClientSort;
  CompanySignUp: CompanySignUp;
  CompanySignedUp: CompanySignedUp;
  CoverageFilter: CoverageFilter;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DecidedStep: DecidedStep;
  Decimal: Scalars['Decimal']['output'];
  DecimalFilter: DecimalFilter;
  DeleteAnswer: DeleteAnswer;
  Department: Department;
  DepartmentHeadcount: DepartmentHeadcount;
  Designation: Designation;
  DisabilityStatementFilter: DisabilityStatementFilter;
  DroppedCandidate: DroppedCandidate;
  DroppedResume: DroppedResume;
  DroppedResumesAnswer: DroppedResumesAnswer;
  DuplicateCandidate: DuplicateCandidate;
  DuplicateCandidates: DuplicateCandidates;
  DuplicateGroup: DuplicateGroup;
  DuplicateGroups: DuplicateGroups;
  DuplicatePair: DuplicatePair;
  EmailAddress: Scalars['EmailAddress']['output'];
  Employee: Employee;
  EndpointStatus: EndpointStatus;
  FieldChange: FieldChange;
  FieldProblem: FieldProblem;
  Float: Scalars['Float']['output'];
  ForecastAssumptions: ForecastAssumptions;
  ForecastFigures: ForecastFigures;
  ForecastLine: ForecastLine;
  ForecastPeriod: ForecastPeriod;
  ForecastStepFilter: ForecastStepFilter;
  FunctionalArea: FunctionalArea;
  FunctionalAreaAnswer: FunctionalAreaAnswer;
  FunctionalAreaChange: FunctionalAreaChange;
  FunctionalAreaFilter: FunctionalAreaFilter;
  FunctionalAreaInput: FunctionalAreaInput;
  FunctionalAreaPage: FunctionalAreaPage;
  FunctionalAreaPatch: FunctionalAreaPatch;
  FunctionalAreaSort: FunctionalAreaSort;
  GenderFilter: GenderFilter;
  Grade: Grade;
  HeadcountFigures: HeadcountFigures;
  HeadcountPlan: HeadcountPlan;
  HeadcountPlanAnswer: HeadcountPlanAnswer;
  HeadcountPlanChange: HeadcountPlanChange;
  HeadcountPlanDrafted: HeadcountPlanDrafted;
  HeadcountPlanFilter: HeadcountPlanFilter;
  HeadcountPlanInput: HeadcountPlanInput;
  HeadcountPlanPage: HeadcountPlanPage;
  HeadcountPlanPatch: HeadcountPlanPatch;
  HeadcountPlanSort: HeadcountPlanSort;
  HeadcountPlanStatusFilter: HeadcountPlanStatusFilter;
  HeadcountPlanStepDone: HeadcountPlanStepDone;
  HexColorCode: Scalars['HexColorCode']['output'];
  HiringFlowCount: HiringFlowCount;
  HiringFlowCounts: HiringFlowCounts;
  HiringFlowDone: HiringFlowDone;
  HiringFlowStageInput: HiringFlowStageInput;
  HiringFlowStatusInput: HiringFlowStatusInput;
  HiringForecast: HiringForecast;
  HiringStage: HiringStage;
  HiringStageAnswer: HiringStageAnswer;
  HiringStageChange: HiringStageChange;
  HiringStageFilter: HiringStageFilter;
  HiringStageInput: HiringStageInput;
  HiringStageKindFilter: HiringStageKindFilter;
  HiringStagePage: HiringStagePage;
  HiringStagePatch: HiringStagePatch;
  HiringStageSort: HiringStageSort;
  HiringStepKind: HiringStepKind;
  HiringStepKinds: HiringStepKinds;
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  HorizontalPositionFilter: HorizontalPositionFilter;
  ID: Scalars['ID']['output'];
  IdFilter: IdFilter;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  IntegrationWarning: IntegrationWarning;
  IntegrationWarnings: IntegrationWarnings;
  Interview: Interview;
  InterviewAnswer: InterviewAnswer;
  InterviewChange: InterviewChange;
  InterviewFeed: InterviewFeed;
  InterviewFilter: InterviewFilter;
  InterviewMailAnswer: InterviewMailAnswer;
  InterviewMailFile: InterviewMailFile;
  InterviewMailPreview: InterviewMailPreview;
  InterviewModeFilter: InterviewModeFilter;
  InterviewPage: InterviewPage;
  InterviewPatch: InterviewPatch;
  InterviewRound: InterviewRound;
  InterviewRoundAnswer: InterviewRoundAnswer;
  InterviewRoundChange: InterviewRoundChange;
  InterviewRoundFilter: InterviewRoundFilter;
  InterviewRoundInput: InterviewRoundInput;
  InterviewRoundPage: InterviewRoundPage;
  InterviewRoundPatch: InterviewRoundPatch;
  InterviewRoundSkill: InterviewRoundSkill;
  InterviewRoundSkillInput: InterviewRoundSkillInput;
  InterviewRoundSort: InterviewRoundSort;
  InterviewRoundsAnswer: InterviewRoundsAnswer;
  InterviewSlot: InterviewSlot;
  InterviewSort: InterviewSort;
  InterviewStatusFilter: InterviewStatusFilter;
  InterviewsAhead: InterviewsAhead;
  InterviewsAnswer: InterviewsAnswer;
  JSON: Scalars['JSON']['output'];
  JobApplication: JobApplication;
  JobApplicationAnswer: JobApplicationAnswer;
  JobApplicationChange: JobApplicationChange;
  JobApplicationFilter: JobApplicationFilter;
  JobApplicationPage: JobApplicationPage;
  JobApplicationPatch: JobApplicationPatch;
  JobApplicationSort: JobApplicationSort;
  JobBoardFeed: JobBoardFeed;
  JobBoardFeeds: JobBoardFeeds;
  JobBoardFilter: JobBoardFilter;
  JobBoardIntegration: JobBoardIntegration;
  JobBoardIntegrationAnswer: JobBoardIntegrationAnswer;
  JobBoardIntegrationChange: JobBoardIntegrationChange;
  JobBoardIntegrationFilter: JobBoardIntegrationFilter;
  JobBoardIntegrationInput: JobBoardIntegrationInput;
  JobBoardIntegrationPage: JobBoardIntegrationPage;
  JobBoardIntegrationPatch: JobBoardIntegrationPatch;
  JobBoardIntegrationSort: JobBoardIntegrationSort;
  JobBoardSaved: JobBoardSaved;
  JobCandidateSaved: JobCandidateSaved;
  JobPost: JobPost;
  JobPostAnswer: JobPostAnswer;
  JobPostChange: JobPostChange;
  JobPostCopy: JobPostCopy;
  JobPostFilter: JobPostFilter;
  JobPostInput: JobPostInput;
  JobPostListRow: JobPostListRow;
  JobPostLocation: JobPostLocation;
  JobPostLocationInput: JobPostLocationInput;
  JobPostMember: JobPostMember;
  JobPostMemberInput: JobPostMemberInput;
  JobPostMembersDone: JobPostMembersDone;
  JobPostPage: JobPostPage;
  JobPostPatch: JobPostPatch;
  JobPostPlace: JobPostPlace;
  JobPostPlaces: JobPostPlaces;
  JobPostQualification: JobPostQualification;
  JobPostQualificationInput: JobPostQualificationInput;
  JobPostRoleMember: JobPostRoleMember;
  JobPostRoleMembers: JobPostRoleMembers;
  JobPostRound: JobPostRound;
  JobPostRoundInput: JobPostRoundInput;
  JobPostRows: JobPostRows;
  JobPostSkill: JobPostSkill;
  JobPostSkillInput: JobPostSkillInput;
  JobPostSort: JobPostSort;
  JobPostStanding: JobPostStanding;
  JobPostStatusFilter: JobPostStatusFilter;
  JobPostStepDone: JobPostStepDone;
  JobPostVisibilityFilter: JobPostVisibilityFilter;
  JobRequisition: JobRequisition;
  JobRequisitionAnswer: JobRequisitionAnswer;
  JobRequisitionChange: JobRequisitionChange;
  JobRequisitionFilter: JobRequisitionFilter;
  JobRequisitionInput: JobRequisitionInput;
  JobRequisitionPage: JobRequisitionPage;
  JobRequisitionPatch: JobRequisitionPatch;
  JobRequisitionSort: JobRequisitionSort;
  JobTitle: JobTitle;
  JobTitleCondition: JobTitleCondition;
  JobTitles: JobTitles;
  JobTypeFilter: JobTypeFilter;
  LanguageFilter: LanguageFilter;
  LeadTimeOfGrade: LeadTimeOfGrade;
  LeadTimeOfGradeInput: LeadTimeOfGradeInput;
  LocalDate: Scalars['LocalDate']['output'];
  LocalDateFilter: LocalDateFilter;
  LocalTime: Scalars['LocalTime']['output'];
  LocalTimeFilter: LocalTimeFilter;
  Location: Location;
  Lookup: Lookup;
  LookupPage: LookupPage;
  MailableDocument: MailableDocument;
  MailboxConnection: MailboxConnection;
  MailsAhead: MailsAhead;
  MailsAheadAnswer: MailsAheadAnswer;
  ManPowerPlanningSetting: ManPowerPlanningSetting;
  ManPowerPlanningSettingAnswer: ManPowerPlanningSettingAnswer;
  ManPowerPlanningSettingChange: ManPowerPlanningSettingChange;
  ManPowerPlanningSettingFilter: ManPowerPlanningSettingFilter;
  ManPowerPlanningSettingInput: ManPowerPlanningSettingInput;
  ManPowerPlanningSettingPage: ManPowerPlanningSettingPage;
  ManPowerPlanningSettingPatch: ManPowerPlanningSettingPatch;
  ManPowerPlanningSettingSort: ManPowerPlanningSettingSort;
  MaritalStatusFilter: MaritalStatusFilter;
  MemberAvailability: MemberAvailability;
  MergeMove: MergeMove;
  MergedValue: MergedValue;
  MicrosoftStart: MicrosoftStart;
  Mutation: Record<PropertyKey, never>;
  MyIntegration: MyIntegration;
  Offer: Offer;
  OfferAnswer: OfferAnswer;
  OfferChange: OfferChange;
  OfferFilter: OfferFilter;
  OfferLetterLine: OfferLetterLine;
  OfferLetterTemplate: OfferLetterTemplate;
  OfferLetterTemplateAnswer: OfferLetterTemplateAnswer;
  OfferLetterTemplateChange: OfferLetterTemplateChange;
  OfferLetterTemplateFilter: OfferLetterTemplateFilter;
  OfferLetterTemplateInput: OfferLetterTemplateInput;
  OfferLetterTemplatePage: OfferLetterTemplatePage;
  OfferLetterTemplatePatch: OfferLetterTemplatePatch;
  OfferLetterTemplateSort: OfferLetterTemplateSort;
  OfferPage: OfferPage;
  OfferPatch: OfferPatch;
  OfferPreview: OfferPreview;
  OfferReplyFilter: OfferReplyFilter;
  OfferSort: OfferSort;
  OfferWithdrawalMail: OfferWithdrawalMail;
  OfferedAllowanceInput: OfferedAllowanceInput;
  OfferedPostPay: OfferedPostPay;
  OfferedRetiralInput: OfferedRetiralInput;
  PanelAvailability: PanelAvailability;
  PanelCandidate: PanelCandidate;
  PanelScoreInput: PanelScoreInput;
  ParsedResume: ParsedResume;
  PassingScoreOfFilter: PassingScoreOfFilter;
  PlanChoice: PlanChoice;
  PlanSeat: PlanSeat;
  PlanSeatAnswer: PlanSeatAnswer;
  PlanSeatChange: PlanSeatChange;
  PlanSeatFilter: PlanSeatFilter;
  PlanSeatInput: PlanSeatInput;
  PlanSeatPage: PlanSeatPage;
  PlanSeatPatch: PlanSeatPatch;
  PlanSeatSort: PlanSeatSort;
  PortalAnswer: PortalAnswer;
  PositionHeadcount: PositionHeadcount;
  PositionsOfDepartment: PositionsOfDepartment;
  Qualification: Qualification;
  QualificationAnswer: QualificationAnswer;
  QualificationChange: QualificationChange;
  QualificationFilter: QualificationFilter;
  QualificationInput: QualificationInput;
  QualificationPage: QualificationPage;
  QualificationPatch: QualificationPatch;
  QualificationSort: QualificationSort;
  Query: Record<PropertyKey, never>;
  ReckonedCandidateSalary: ReckonedCandidateSalary;
  RecommendationFilter: RecommendationFilter;
  RecordStatusFilter: RecordStatusFilter;
  RecruitmentChoice: RecruitmentChoice;
  RecruitmentChoices: RecruitmentChoices;
  RecruitmentDashboard: RecruitmentDashboard;
  RecruitmentFigures: RecruitmentFigures;
  RecruitmentGeneralSetting: RecruitmentGeneralSetting;
  RecruitmentGeneralSettingAnswer: RecruitmentGeneralSettingAnswer;
  RecruitmentGeneralSettingChange: RecruitmentGeneralSettingChange;
  RecruitmentGeneralSettingFilter: RecruitmentGeneralSettingFilter;
  RecruitmentGeneralSettingInput: RecruitmentGeneralSettingInput;
  RecruitmentGeneralSettingPage: RecruitmentGeneralSettingPage;
  RecruitmentGeneralSettingPatch: RecruitmentGeneralSettingPatch;
  RecruitmentGeneralSettingSort: RecruitmentGeneralSettingSort;
  RecruitmentGroup: RecruitmentGroup;
  RecruitmentLoad: RecruitmentLoad;
  RecruitmentMonth: RecruitmentMonth;
  RecruitmentOffers: RecruitmentOffers;
  RecruitmentPassThrough: RecruitmentPassThrough;
  RecruitmentPeriod: RecruitmentPeriod;
  RecruitmentSetting: RecruitmentSetting;
  RecruitmentSettingAnswer: RecruitmentSettingAnswer;
  RecruitmentSourceFigures: RecruitmentSourceFigures;
  RecruitmentStage: RecruitmentStage;
  RecruitmentStageTime: RecruitmentStageTime;
  RecruitmentStatuses: RecruitmentStatuses;
  Relationship: Relationship;
  ReplacedEmployee: ReplacedEmployee;
  ReplacedEmployeeInput: ReplacedEmployeeInput;
  RequestStatusFilter: RequestStatusFilter;
  RequisitionAskersFilter: RequisitionAskersFilter;
  RequisitionFit: RequisitionFit;
  RequisitionHiringFilter: RequisitionHiringFilter;
  RequisitionInterviewer: RequisitionInterviewer;
  RequisitionInterviewerInput: RequisitionInterviewerInput;
  RequisitionKindFilter: RequisitionKindFilter;
  RequisitionPosted: RequisitionPosted;
  ResumeCertification: ResumeCertification;
  ResumeConfidence: ResumeConfidence;
  ResumeEducation: ResumeEducation;
  ResumeExperience: ResumeExperience;
  ResumeLanguage: ResumeLanguage;
  ResumeParserAnswer: ResumeParserAnswer;
  ResumeSkill: ResumeSkill;
  RoundArrangement: RoundArrangement;
  RoundPanelMember: RoundPanelMember;
  RoundResultFilter: RoundResultFilter;
  RoundToSchedule: RoundToSchedule;
  RowsFilter: RowsFilter;
  SalaryComponent: SalaryComponent;
  SalaryTemplate: SalaryTemplate;
  SalutationFilter: SalutationFilter;
  ScheduledRound: ScheduledRound;
  ScheduledRoundAnswer: ScheduledRoundAnswer;
  ScheduledRoundChange: ScheduledRoundChange;
  ScheduledRoundFilter: ScheduledRoundFilter;
  ScheduledRoundMember: ScheduledRoundMember;
  ScheduledRoundMemberInput: ScheduledRoundMemberInput;
  ScheduledRoundPage: ScheduledRoundPage;
  ScheduledRoundPatch: ScheduledRoundPatch;
  ScheduledRoundSort: ScheduledRoundSort;
  ScheduledRoundStatusFilter: ScheduledRoundStatusFilter;
  SchedulingAnswer: SchedulingAnswer;
  SchedulingPlan: SchedulingPlan;
  Scorecard: Scorecard;
  ScorecardAnswer: ScorecardAnswer;
  ScorecardChange: ScorecardChange;
  ScorecardFilter: ScorecardFilter;
  ScorecardPage: ScorecardPage;
  ScorecardPatch: ScorecardPatch;
  ScorecardSkill: ScorecardSkill;
  ScorecardSkillInput: ScorecardSkillInput;
  ScorecardSort: ScorecardSort;
  ScorecardStatusFilter: ScorecardStatusFilter;
  SeatHolder: SeatHolder;
  SeatHolders: SeatHolders;
  SeenCandidate: SeenCandidate;
  ServiceProvider: ServiceProvider;
  SignUpBoard: SignUpBoard;
  Skill: Skill;
  SkillCategory: SkillCategory;
  SkillScore: SkillScore;
  SkillScoreInput: SkillScoreInput;
  SkillScores: SkillScores;
  SkillScoresAnswer: SkillScoresAnswer;
  SourceMasters: SourceMasters;
  SourceReference: SourceReference;
  SpecialistsWithoutOnboarding: SpecialistsWithoutOnboarding;
  StageMove: StageMove;
  StageMoveAnswer: StageMoveAnswer;
  StageMoveChange: StageMoveChange;
  StageMoveFilter: StageMoveFilter;
  StageMovePage: StageMovePage;
  StageMovePatch: StageMovePatch;
  StageMoveSort: StageMoveSort;
  String: Scalars['String']['output'];
  TableHeader: TableHeader;
  TableHeaders: TableHeaders;
  TableOfOrganization: TableOfOrganization;
  TalentPool: TalentPool;
  TalentPoolAnswer: TalentPoolAnswer;
  TalentPoolChange: TalentPoolChange;
  TalentPoolDeletion: TalentPoolDeletion;
  TalentPoolFilter: TalentPoolFilter;
  TalentPoolInput: TalentPoolInput;
  TalentPoolPage: TalentPoolPage;
  TalentPoolPatch: TalentPoolPatch;
  TalentPoolReference: TalentPoolReference;
  TalentPoolReferences: TalentPoolReferences;
  TalentPoolSaved: TalentPoolSaved;
  TalentPoolSort: TalentPoolSort;
  TeamFilter: TeamFilter;
  TextFilter: TextFilter;
  UndoAnswer: UndoAnswer;
  VerticalPositionFilter: VerticalPositionFilter;
  WorkAuthorization: WorkAuthorization;
  WorkModeFilter: WorkModeFilter;
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

export type AlikeCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlikeCandidate'] = ResolversParentTypes['AlikeCandidate']> = {
  candidateId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['AlikeReason']>, ParentType, ContextType>;
};

export type ArchiveReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveReason'] = ResolversParentTypes['ArchiveReason']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['HiringStage']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArchiveReasonAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveReasonAnswer'] = ResolversParentTypes['ArchiveReasonAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ArchiveReason']>, ParentType, ContextType>;
};

export type ArchiveReasonChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveReasonChange'] = ResolversParentTypes['ArchiveReasonChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ArchiveReason']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ArchiveReasonPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveReasonPage'] = ResolversParentTypes['ArchiveReasonPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ArchiveReason']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArchiveReasonReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveReasonReference'] = ResolversParentTypes['ArchiveReasonReference']> = {
  Reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Reason_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArchiveReasonReferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveReasonReferences'] = ResolversParentTypes['ArchiveReasonReferences']> = {
  archiveReasons?: Resolver<Array<ResolversTypes['ArchiveReasonReference']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type AtsStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AtsStatus'] = ResolversParentTypes['AtsStatus']> = {
  Form_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Is_Default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Stage_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AtsStatusesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AtsStatuses'] = ResolversParentTypes['AtsStatuses']> = {
  atsStatus?: Resolver<Array<ResolversTypes['AtsStatus']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type BannerSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerSuggestion'] = ResolversParentTypes['BannerSuggestion']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtext?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BannerSuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerSuggestions'] = ResolversParentTypes['BannerSuggestions']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['BannerSuggestion']>, ParentType, ContextType>;
};

export type BlacklistReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlacklistReason'] = ResolversParentTypes['BlacklistReason']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlacklistReasonAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlacklistReasonAnswer'] = ResolversParentTypes['BlacklistReasonAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['BlacklistReason']>, ParentType, ContextType>;
};

export type BlacklistReasonChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlacklistReasonChange'] = ResolversParentTypes['BlacklistReasonChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['BlacklistReason']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type BlacklistReasonPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlacklistReasonPage'] = ResolversParentTypes['BlacklistReasonPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BlacklistReason']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoardOfMineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardOfMine'] = ResolversParentTypes['BoardOfMine']> = {
  board?: Resolver<ResolversTypes['JobBoard'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastFetchedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mayPost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BusyCalendarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusyCalendar'] = ResolversParentTypes['BusyCalendar']> = {
  appointments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['BusyCalendarProblem']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BusyTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusyTime'] = ResolversParentTypes['BusyTime']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BusyKind'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Candidate'] = ResolversParentTypes['Candidate']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  appliedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  archiveComment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  archiveReason?: Resolver<Maybe<ResolversTypes['ArchiveReason']>, ParentType, ContextType>;
  archivedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  assessment?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  barangay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blacklistAttachment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blacklistComment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blacklistReason?: Resolver<Maybe<ResolversTypes['BlacklistReason']>, ParentType, ContextType>;
  blacklistedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blacklistedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  bloodGroup?: Resolver<Maybe<ResolversTypes['BloodGroup']>, ParentType, ContextType>;
  certifications?: Resolver<Maybe<Array<ResolversTypes['CandidateCertification']>>, ParentType, ContextType>;
  consentOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  coverLetter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentCtc?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currentDesignation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentEmployer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentLocation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  dependents?: Resolver<Maybe<Array<ResolversTypes['CandidateDependent']>>, ParentType, ContextType>;
  disability?: Resolver<Maybe<ResolversTypes['DisabilityStatement']>, ParentType, ContextType>;
  education?: Resolver<Maybe<Array<ResolversTypes['CandidateEducation']>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  emergencyContactName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergencyContactRelation?: Resolver<Maybe<ResolversTypes['Relationship']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  expectedCtc?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  experience?: Resolver<Maybe<Array<ResolversTypes['CandidateExperience']>>, ParentType, ContextType>;
  experienceMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  experienceYears?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstInterviewOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  genderExpression?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  genderIdentity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hiredOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobPost?: Resolver<Maybe<ResolversTypes['JobPost']>, ParentType, ContextType>;
  languages?: Resolver<Maybe<Array<ResolversTypes['CandidateLanguage']>>, ParentType, ContextType>;
  lastInterviewOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maritalStatus?: Resolver<Maybe<ResolversTypes['MaritalStatus']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mppPositionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mppStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noticePeriod?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerRespondedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  offeredOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  otherWorkPermit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passportNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portalAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preferredLanguage?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  preferredLocation?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  preferredName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pronouns?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ranking?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  recruiter?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  references?: Resolver<Maybe<Array<ResolversTypes['CandidateReference']>>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retainUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  salutation?: Resolver<Maybe<ResolversTypes['Salutation']>, ParentType, ContextType>;
  sexualOrientation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shortlistedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  skills?: Resolver<Maybe<Array<ResolversTypes['CandidateSkill']>>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['CandidateSource']>, ParentType, ContextType>;
  sponsored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CandidateStanding'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CandidateStatus'], ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  talentPool?: Resolver<Maybe<ResolversTypes['TalentPool']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifierEmail?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  verifierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verifierPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawnOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  workPermits?: Resolver<Maybe<Array<ResolversTypes['CandidateWorkPermit']>>, ParentType, ContextType>;
};

export type CandidateAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateAnswer'] = ResolversParentTypes['CandidateAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
};

export type CandidateApplicationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateApplicationStatus'] = ResolversParentTypes['CandidateApplicationStatus']> = {
  Application_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Applied_On?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  Candidate_Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Hiring_Stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Hiring_Stage_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Is_Current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Job_Post_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Job_Post_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Moved_On?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Status_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Status_Since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Steps?: Resolver<Array<ResolversTypes['CandidateStep']>, ParentType, ContextType>;
  Withdrawn_On?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type CandidateApplicationStatusesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateApplicationStatuses'] = ResolversParentTypes['CandidateApplicationStatuses']> = {
  applicationStatus?: Resolver<Array<ResolversTypes['CandidateApplicationStatus']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateAttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateAttachment'] = ResolversParentTypes['CandidateAttachment']> = {
  Document_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  File_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CandidateCertificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateCertification'] = ResolversParentTypes['CandidateCertification']> = {
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ranking?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type CandidateCertificationEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateCertificationEntry'] = ResolversParentTypes['CandidateCertificationEntry']> = {
  Certification_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  File_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Ranking?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Received_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Received_From?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CandidateChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateChange'] = ResolversParentTypes['CandidateChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateDependentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateDependent'] = ResolversParentTypes['CandidateDependent']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  relationship?: Resolver<Maybe<ResolversTypes['Relationship']>, ParentType, ContextType>;
};

export type CandidateDependentDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateDependentDetail'] = ResolversParentTypes['CandidateDependentDetail']> = {
  First_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Relationship?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CandidateDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateDetail'] = ResolversParentTypes['CandidateDetail']> = {
  Added_On?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Apartment_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Applicant_Ranking?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Archive_Comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Archive_Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Barangay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Blacklisted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Blacklisted_Attachment_File_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Blacklisted_By?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Blacklisted_Comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Blacklisted_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Blacklisted_Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Blood_Group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Candidate_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Candidate_Number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Candidate_Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Certifications?: Resolver<Array<ResolversTypes['CandidateCertificationEntry']>, ParentType, ContextType>;
  City?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Cover_Letter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Current_CTC?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Current_Designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Current_Employer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Current_Location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  DOB?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Dependents?: Resolver<Array<ResolversTypes['CandidateDependentDetail']>, ParentType, ContextType>;
  Duplicate_Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Dynamic_Form_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Education?: Resolver<Array<ResolversTypes['CandidateEducationEntry']>, ParentType, ContextType>;
  Emergency_Contact_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Emergency_Contact_Relation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Expected_CTC?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Experience?: Resolver<Array<ResolversTypes['CandidateExperienceEntry']>, ParentType, ContextType>;
  Fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  First_Interview_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  First_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Gender_Expression?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Gender_Identity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Hiring_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Hiring_Stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Hiring_Stage_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Is_Duplicate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Job_Post_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Job_Post_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Languages_Known?: Resolver<Array<ResolversTypes['CandidateLanguageKnown']>, ParentType, ContextType>;
  Last_Interview_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Last_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Last_Stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  MPP_Position_Type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  MPP_Status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Marital_Status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Middle_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Mobile_No?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Mobile_No_Country_Code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  National_Identification_Number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Notice_Period?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Offer_Letter_Response_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Offer_Letter_Rolled_Out_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Other_Attachments?: Resolver<Array<ResolversTypes['CandidateAttachment']>, ParentType, ContextType>;
  Other_Work_Permit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Passport_Number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Personal_Email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Photo_Path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Physically_Challenged?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  Pincode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Portal_Access_Enabeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Preferred_First_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Preferred_Location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Pronoun?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Recruiter_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Recruiter_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  References?: Resolver<Array<ResolversTypes['CandidateReferenceDetail']>, ParentType, ContextType>;
  Region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Resume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Resume_File_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Resume_File_Size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Salary_Exists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Salutation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Sexual_Orientation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Shortlisting_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Skill_Set?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Source_Type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Sponsored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  State?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Status_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Street_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Talent_Pool_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Talent_Pool_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Total_Experience_In_Months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Total_Experience_In_Years?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Verifier_Email_Id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Verifier_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Verifier_Phone_No?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Work_Permits?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Workflow_Task_Id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CandidateDetailAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateDetailAnswer'] = ResolversParentTypes['CandidateDetailAnswer']> = {
  candidateDetails?: Resolver<ResolversTypes['CandidateDetail'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateDistinctionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateDistinction'] = ResolversParentTypes['CandidateDistinction']> = {
  candidate?: Resolver<ResolversTypes['Candidate'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Candidate'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateDistinctionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateDistinctionAnswer'] = ResolversParentTypes['CandidateDistinctionAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CandidateDistinction']>, ParentType, ContextType>;
};

export type CandidateDistinctionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateDistinctionChange'] = ResolversParentTypes['CandidateDistinctionChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CandidateDistinction']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateDistinctionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateDistinctionPage'] = ResolversParentTypes['CandidateDistinctionPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CandidateDistinction']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateEducationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateEducation'] = ResolversParentTypes['CandidateEducation']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  institute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['EducationLevel']>, ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  qualification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yearOfPassing?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CandidateEducationEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateEducationEntry'] = ResolversParentTypes['CandidateEducationEntry']> = {
  City?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  End_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Institute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Qualification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Specialisation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Start_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  State?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Year_Of_Passing?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CandidateErasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateErasure'] = ResolversParentTypes['CandidateErasure']> = {
  changeSet?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keys?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateExperienceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateExperience'] = ResolversParentTypes['CandidateExperience']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type CandidateExperienceEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateExperienceEntry'] = ResolversParentTypes['CandidateExperienceEntry']> = {
  Company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Duration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  End_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  References?: Resolver<Array<ResolversTypes['CandidateReferenceDetail']>, ParentType, ContextType>;
  Start_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type CandidateIndividualResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateIndividual'] = ResolversParentTypes['CandidateIndividual']> = {
  Candidate_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Candidate_Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  DOB?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Department_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Department_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Designation_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Designation_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Employee_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  First_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Hiring_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Hiring_Stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Job_Post_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Job_Post_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Last_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Location_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Location_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Marital_Status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Middle_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Mobile_No?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Mobile_No_Country_Code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Other_Work_Permit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Personal_Email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Preferred_First_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Salutation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Work_Authorization_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Work_Authorization_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CandidateIndividualAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateIndividualAnswer'] = ResolversParentTypes['CandidateIndividualAnswer']> = {
  candidateIndividual?: Resolver<ResolversTypes['CandidateIndividual'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateInterviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateInterview'] = ResolversParentTypes['CandidateInterview']> = {
  calendarEventId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyLogo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completedRounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  feedbackStatus?: Resolver<Maybe<ResolversTypes['ScorecardStatus']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interviewId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interviewName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobPost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobPostId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meetingLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['InterviewMode']>, ParentType, ContextType>;
  ownResponse?: Resolver<Maybe<ResolversTypes['PanelResponse']>, ParentType, ContextType>;
  resume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roundId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roundName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roundResult?: Resolver<Maybe<ResolversTypes['RoundResult']>, ParentType, ContextType>;
  roundStatus?: Resolver<Maybe<ResolversTypes['ScheduledRoundStatus']>, ParentType, ContextType>;
  rounds?: Resolver<Array<ResolversTypes['CandidateRound']>, ParentType, ContextType>;
  scorecardId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InterviewStatus'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalRounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CandidateLanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateLanguage'] = ResolversParentTypes['CandidateLanguage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proficiency?: Resolver<Maybe<ResolversTypes['LanguageProficiency']>, ParentType, ContextType>;
  readWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spoken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CandidateLanguageKnownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateLanguageKnown'] = ResolversParentTypes['CandidateLanguageKnown']> = {
  Language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Proficiency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Read_Write?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Spoken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CandidateListRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateListRow'] = ResolversParentTypes['CandidateListRow']> = {
  Added_On?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Applicant_Ranking?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Archive_Comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Archive_Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Blacklisted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Blacklisted_Attachment_File_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Blacklisted_By?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Blacklisted_Comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Blacklisted_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Blacklisted_Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Candidate_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Candidate_Number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Candidate_Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Current_CTC?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Current_Location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  DOB?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Duplicate_Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Dynamic_Form_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Expected_CTC?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  First_Interview_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  First_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Hiring_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Hiring_Stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Hiring_Stage_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Is_Duplicate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Job_Post_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Job_Post_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Last_Interview_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Last_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Last_Stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  MPP_Position_Type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  MPP_Status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Middle_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Mobile_No?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Mobile_No_Country_Code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Notice_Period?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Offer_Letter_Response_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Offer_Letter_Rolled_Out_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Other_Attachments?: Resolver<Array<ResolversTypes['CandidateAttachment']>, ParentType, ContextType>;
  Personal_Email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Portal_Access_Enabeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Preferred_Location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Recruiter_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Recruiter_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Resume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Salary_Exists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Shortlisting_Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Skill_Set?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Source_Type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Sponsored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Status_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Talent_Pool_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Talent_Pool_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Total_Experience_In_Months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Total_Experience_In_Years?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Workflow_Task_Id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CandidateLookalikeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateLookalike'] = ResolversParentTypes['CandidateLookalike']> = {
  candidateId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['DuplicateReason']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CandidateStanding'], ParentType, ContextType>;
};

export type CandidateLookalikesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateLookalikes'] = ResolversParentTypes['CandidateLookalikes']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lookalikes?: Resolver<Array<ResolversTypes['CandidateLookalike']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateMail'] = ResolversParentTypes['CandidateMail']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canBeTakenBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['CandidateMailFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CandidateMailStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CandidateMailAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateMailAnswer'] = ResolversParentTypes['CandidateMailAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateMailContentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateMailContents'] = ResolversParentTypes['CandidateMailContents']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CandidateMailDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateMailDraft'] = ResolversParentTypes['CandidateMailDraft']> = {
  documents?: Resolver<Array<ResolversTypes['MailableDocument']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobPost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replyTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  templates?: Resolver<Array<ResolversTypes['CandidateMailTemplate']>, ParentType, ContextType>;
};

export type CandidateMailFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateMailFile'] = ResolversParentTypes['CandidateMailFile']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CandidateMailPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateMailPage'] = ResolversParentTypes['CandidateMailPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['CandidateMail']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateMailTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateMailTemplate'] = ResolversParentTypes['CandidateMailTemplate']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CandidateMergePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateMergePreview'] = ResolversParentTypes['CandidateMergePreview']> = {
  conflicts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hired?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['MergeMove']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidatePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidatePage'] = ResolversParentTypes['CandidatePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Candidate']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateRankingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateRankingAnswer'] = ResolversParentTypes['CandidateRankingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobPost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['CandidateRankingPart']>, ParentType, ContextType>;
  ranking?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateRankingPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateRankingPart'] = ResolversParentTypes['CandidateRankingPart']> = {
  half?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isUnknown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  met?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['RankingPart'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  years?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  yearsFrom?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  yearsTo?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CandidateReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateReference'] = ResolversParentTypes['CandidateReference']> = {
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CandidateReferenceDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateReferenceDetail'] = ResolversParentTypes['CandidateReferenceDetail']> = {
  Company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Reference_Email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Reference_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Reference_Number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CandidateRoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateRound'] = ResolversParentTypes['CandidateRound']> = {
  canManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  maxScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  meetingLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['InterviewMode'], ParentType, ContextType>;
  moveAskedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  moveAskedNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  panelDetails?: Resolver<Array<ResolversTypes['RoundPanelMember']>, ParentType, ContextType>;
  panelScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  passesBy?: Resolver<ResolversTypes['PassingScoreOf'], ParentType, ContextType>;
  passingScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  proposedResult?: Resolver<Maybe<ResolversTypes['RoundResult']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['RoundResult'], ParentType, ContextType>;
  roundId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roundMasterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roundName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ScheduledRoundStatus'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateRowsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateRows'] = ResolversParentTypes['CandidateRows']> = {
  candidates?: Resolver<Array<ResolversTypes['CandidateListRow']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateSalaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateSalary'] = ResolversParentTypes['CandidateSalary']> = {
  allowances?: Resolver<Maybe<Array<ResolversTypes['CandidateSalaryAllowance']>>, ParentType, ContextType>;
  annualCTC?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  annualGrossSalary?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  candidate?: Resolver<ResolversTypes['Candidate'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  grosses?: Resolver<Maybe<Array<ResolversTypes['CandidateSalaryGross']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  monthlyGrossSalary?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  retirals?: Resolver<Maybe<Array<ResolversTypes['CandidateSalaryRetiral']>>, ParentType, ContextType>;
  salaryEffectiveMonth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CandidateSalaryStatus'], ParentType, ContextType>;
  structure?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['SalaryTemplate']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateSalaryAllowanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateSalaryAllowance'] = ResolversParentTypes['CandidateSalaryAllowance']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  component?: Resolver<ResolversTypes['SalaryComponent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type CandidateSalaryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateSalaryAnswer'] = ResolversParentTypes['CandidateSalaryAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CandidateSalary']>, ParentType, ContextType>;
};

export type CandidateSalaryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateSalaryChange'] = ResolversParentTypes['CandidateSalaryChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CandidateSalary']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateSalaryDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateSalaryDetails'] = ResolversParentTypes['CandidateSalaryDetails']> = {
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pfSettings?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postPay?: Resolver<Maybe<ResolversTypes['OfferedPostPay']>, ParentType, ContextType>;
  roundOffSettings?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salaryDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  templateDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateSalaryGrossResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateSalaryGross'] = ResolversParentTypes['CandidateSalaryGross']> = {
  component?: Resolver<ResolversTypes['SalaryComponent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CandidateSalaryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateSalaryPage'] = ResolversParentTypes['CandidateSalaryPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CandidateSalary']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateSalaryRetiralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateSalaryRetiral'] = ResolversParentTypes['CandidateSalaryRetiral']> = {
  component?: Resolver<ResolversTypes['SalaryComponent'], ParentType, ContextType>;
  employeeShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employerShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CandidateSalarySavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateSalarySaved'] = ResolversParentTypes['CandidateSalarySaved']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salaryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salaryId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateSkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateSkill'] = ResolversParentTypes['CandidateSkill']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proficiency?: Resolver<Maybe<ResolversTypes['SkillProficiency']>, ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
};

export type CandidateSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateSource'] = ResolversParentTypes['CandidateSource']> = {
  applications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CandidateSourceKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateSourceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateSourceAnswer'] = ResolversParentTypes['CandidateSourceAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CandidateSource']>, ParentType, ContextType>;
};

export type CandidateSourceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateSourceChange'] = ResolversParentTypes['CandidateSourceChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CandidateSource']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateSourcePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateSourcePage'] = ResolversParentTypes['CandidateSourcePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CandidateSource']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateStatus'] = ResolversParentTypes['CandidateStatus']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailSubject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<Array<ResolversTypes['CandidateStatusNext']>>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requires?: Resolver<Maybe<Array<ResolversTypes['CandidateRequirement']>>, ParentType, ContextType>;
  sendsMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['HiringStage'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateStatusAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateStatusAnswer'] = ResolversParentTypes['CandidateStatusAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CandidateStatus']>, ParentType, ContextType>;
};

export type CandidateStatusChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateStatusChange'] = ResolversParentTypes['CandidateStatusChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CandidateStatus']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CandidateStatusNextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateStatusNext'] = ResolversParentTypes['CandidateStatusNext']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CandidateStatus'], ParentType, ContextType>;
};

export type CandidateStatusPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateStatusPage'] = ResolversParentTypes['CandidateStatusPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CandidateStatus']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateStep'] = ResolversParentTypes['CandidateStep']> = {
  Days_Before?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  From_Status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Moved_By?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Moved_On?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  To_Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CandidateTimelineEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateTimelineEntry'] = ResolversParentTypes['CandidateTimelineEntry']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['ChangeKind']>, ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CandidateTimelineKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['ChangeSource']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CandidateTimelinePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateTimelinePage'] = ResolversParentTypes['CandidateTimelinePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CandidateTimelineEntry']>, ParentType, ContextType>;
};

export type CandidateToScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateToSchedule'] = ResolversParentTypes['CandidateToSchedule']> = {
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobPost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobPostId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CandidateWorkPermitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateWorkPermit'] = ResolversParentTypes['CandidateWorkPermit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workAuthorization?: Resolver<ResolversTypes['WorkAuthorization'], ParentType, ContextType>;
};

export type CandidatesChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidatesChange'] = ResolversParentTypes['CandidatesChange']> = {
  candidateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CareerPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CareerPage'] = ResolversParentTypes['CareerPage']> = {
  bannerHeading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerImage2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerImage3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerSubtext?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyBranding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fontColor?: Resolver<ResolversTypes['HexColorCode'], ParentType, ContextType>;
  fontFamily?: Resolver<ResolversTypes['CareerPageFont'], ParentType, ContextType>;
  headingFontSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  industryTrends?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overlayOpacity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  subtextFontSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textHorizontal?: Resolver<ResolversTypes['HorizontalPosition'], ParentType, ContextType>;
  textVertical?: Resolver<ResolversTypes['VerticalPosition'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CareerPageAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CareerPageAnswer'] = ResolversParentTypes['CareerPageAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CareerPage']>, ParentType, ContextType>;
};

export type CareerPageChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CareerPageChange'] = ResolversParentTypes['CareerPageChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['CareerPage']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type CareerPagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CareerPagePage'] = ResolversParentTypes['CareerPagePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CareerPage']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactPerson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientAnswer'] = ResolversParentTypes['ClientAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
};

export type ClientChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientChange'] = ResolversParentTypes['ClientChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ClientPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientPage'] = ResolversParentTypes['ClientPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Client']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanySignUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanySignUp'] = ResolversParentTypes['CompanySignUp']> = {
  boards?: Resolver<Array<ResolversTypes['SignUpBoard']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenantUniqueKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanySignedUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanySignedUp'] = ResolversParentTypes['CompanySignedUp']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
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

export type DepartmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Department'] = ResolversParentTypes['Department']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DepartmentHeadcountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepartmentHeadcount'] = ResolversParentTypes['DepartmentHeadcount']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  headName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['HeadcountFigures'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DesignationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Designation'] = ResolversParentTypes['Designation']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DroppedResumeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DroppedResume'] = ResolversParentTypes['DroppedResume']> = {
  alike?: Resolver<Array<ResolversTypes['AlikeCandidate']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resume?: Resolver<Maybe<ResolversTypes['ParsedResume']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DroppedResumeState'], ParentType, ContextType>;
};

export type DroppedResumesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DroppedResumesAnswer'] = ResolversParentTypes['DroppedResumesAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resumes?: Resolver<Array<ResolversTypes['DroppedResume']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type DuplicateCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateCandidate'] = ResolversParentTypes['DuplicateCandidate']> = {
  candidate?: Resolver<ResolversTypes['CandidateListRow'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['DuplicateReason']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DuplicateCandidatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateCandidates'] = ResolversParentTypes['DuplicateCandidates']> = {
  duplicates?: Resolver<Array<ResolversTypes['DuplicateCandidate']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type DuplicateGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateGroup'] = ResolversParentTypes['DuplicateGroup']> = {
  candidates?: Resolver<Array<ResolversTypes['CandidateListRow']>, ParentType, ContextType>;
  pairs?: Resolver<Array<ResolversTypes['DuplicatePair']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DuplicateGroupsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateGroups'] = ResolversParentTypes['DuplicateGroups']> = {
  candidateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['DuplicateGroup']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DuplicatePairResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicatePair'] = ResolversParentTypes['DuplicatePair']> = {
  one?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['DuplicateReason']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
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

export type ForecastAssumptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForecastAssumptions'] = ResolversParentTypes['ForecastAssumptions']> = {
  attritionPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  averageHeadcount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isAttritionSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leadTimeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retirementAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['ForecastStep'], ParentType, ContextType>;
};

export type ForecastFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForecastFigures'] = ResolversParentTypes['ForecastFigures']> = {
  annualCost?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  asked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attrition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headcount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  joining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leaving?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retiring?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  surplus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ForecastLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForecastLine'] = ResolversParentTypes['ForecastLine']> = {
  beginBy?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['ForecastFigures']>, ParentType, ContextType>;
};

export type ForecastPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForecastPeriod'] = ResolversParentTypes['ForecastPeriod']> = {
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type FunctionalAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunctionalArea'] = ResolversParentTypes['FunctionalArea']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunctionalAreaAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunctionalAreaAnswer'] = ResolversParentTypes['FunctionalAreaAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['FunctionalArea']>, ParentType, ContextType>;
};

export type FunctionalAreaChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunctionalAreaChange'] = ResolversParentTypes['FunctionalAreaChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['FunctionalArea']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type FunctionalAreaPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunctionalAreaPage'] = ResolversParentTypes['FunctionalAreaPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FunctionalArea']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Grade'] = ResolversParentTypes['Grade']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HeadcountFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeadcountFigures'] = ResolversParentTypes['HeadcountFigures']> = {
  annualCost?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  filled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hiring?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onNotice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  over?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uncosted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HeadcountPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeadcountPlan'] = ResolversParentTypes['HeadcountPlan']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  positions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedById?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HeadcountPlanStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HeadcountPlanAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeadcountPlanAnswer'] = ResolversParentTypes['HeadcountPlanAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['HeadcountPlan']>, ParentType, ContextType>;
};

export type HeadcountPlanChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeadcountPlanChange'] = ResolversParentTypes['HeadcountPlanChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['HeadcountPlan']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type HeadcountPlanDraftedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeadcountPlanDrafted'] = ResolversParentTypes['HeadcountPlanDrafted']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  positions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type HeadcountPlanPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeadcountPlanPage'] = ResolversParentTypes['HeadcountPlanPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['HeadcountPlan']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HeadcountPlanStepDoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeadcountPlanStepDone'] = ResolversParentTypes['HeadcountPlanStepDone']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HeadcountPlanStatus'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export interface HexColorCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HexColorCode'], any> {
  name: 'HexColorCode';
}

export type HiringFlowCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiringFlowCount'] = ResolversParentTypes['HiringFlowCount']> = {
  candidates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HiringFlowCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiringFlowCounts'] = ResolversParentTypes['HiringFlowCounts']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['HiringFlowCount']>, ParentType, ContextType>;
};

export type HiringFlowDoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiringFlowDone'] = ResolversParentTypes['HiringFlowDone']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type HiringForecastResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiringForecast'] = ResolversParentTypes['HiringForecast']> = {
  assumptions?: Resolver<ResolversTypes['ForecastAssumptions'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ForecastLine']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['ForecastPeriod']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['ForecastFigures']>, ParentType, ContextType>;
};

export type HiringStageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiringStage'] = ResolversParentTypes['HiringStage']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HiringStageKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HiringStageAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiringStageAnswer'] = ResolversParentTypes['HiringStageAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['HiringStage']>, ParentType, ContextType>;
};

export type HiringStageChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiringStageChange'] = ResolversParentTypes['HiringStageChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['HiringStage']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type HiringStagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiringStagePage'] = ResolversParentTypes['HiringStagePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['HiringStage']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HiringStepKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiringStepKind'] = ResolversParentTypes['HiringStepKind']> = {
  kind?: Resolver<ResolversTypes['HiringStageKind'], ParentType, ContextType>;
  statusId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type HiringStepKindsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiringStepKinds'] = ResolversParentTypes['HiringStepKinds']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['HiringStepKind']>, ParentType, ContextType>;
};

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

export type IntegrationWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationWarning'] = ResolversParentTypes['IntegrationWarning']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['IntegrationWarningKind'], ParentType, ContextType>;
};

export type IntegrationWarningsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationWarnings'] = ResolversParentTypes['IntegrationWarnings']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['IntegrationWarning']>, ParentType, ContextType>;
};

export type InterviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Interview'] = ResolversParentTypes['Interview']> = {
  candidate?: Resolver<ResolversTypes['Candidate'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobPost?: Resolver<Maybe<ResolversTypes['JobPost']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InterviewStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InterviewAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewAnswer'] = ResolversParentTypes['InterviewAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Interview']>, ParentType, ContextType>;
};

export type InterviewChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewChange'] = ResolversParentTypes['InterviewChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  panelScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['RoundResult']>, ParentType, ContextType>;
  totalScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
  withoutAddress?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type InterviewFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewFeed'] = ResolversParentTypes['InterviewFeed']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastFetchedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type InterviewMailAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewMailAnswer'] = ResolversParentTypes['InterviewMailAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type InterviewMailPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewMailPreview'] = ResolversParentTypes['InterviewMailPreview']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InterviewPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewPage'] = ResolversParentTypes['InterviewPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Interview']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InterviewRoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewRound'] = ResolversParentTypes['InterviewRound']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxScore?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['InterviewMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passingScore?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  skills?: Resolver<Maybe<Array<ResolversTypes['InterviewRoundSkill']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InterviewRoundAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewRoundAnswer'] = ResolversParentTypes['InterviewRoundAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['InterviewRound']>, ParentType, ContextType>;
};

export type InterviewRoundChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewRoundChange'] = ResolversParentTypes['InterviewRoundChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['InterviewRound']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type InterviewRoundPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewRoundPage'] = ResolversParentTypes['InterviewRoundPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['InterviewRound']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InterviewRoundSkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewRoundSkill'] = ResolversParentTypes['InterviewRoundSkill']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
};

export type InterviewRoundsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewRoundsAnswer'] = ResolversParentTypes['InterviewRoundsAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rounds?: Resolver<Array<ResolversTypes['CandidateRound']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type InterviewsAheadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewsAhead'] = ResolversParentTypes['InterviewsAhead']> = {
  candidates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InterviewsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewsAnswer'] = ResolversParentTypes['InterviewsAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interviews?: Resolver<Array<ResolversTypes['CandidateInterview']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobApplication'] = ResolversParentTypes['JobApplication']> = {
  appliedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  assessment?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  candidate?: Resolver<ResolversTypes['Candidate'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  furthest?: Resolver<Maybe<ResolversTypes['HiringStageKind']>, ParentType, ContextType>;
  hiredOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobPost?: Resolver<ResolversTypes['JobPost'], ParentType, ContextType>;
  movedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  offeredOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  ranking?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['CandidateSource']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CandidateStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawnOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type JobApplicationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobApplicationAnswer'] = ResolversParentTypes['JobApplicationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JobApplication']>, ParentType, ContextType>;
};

export type JobApplicationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobApplicationChange'] = ResolversParentTypes['JobApplicationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JobApplication']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobApplicationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobApplicationPage'] = ResolversParentTypes['JobApplicationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['JobApplication']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobBoardFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobBoardFeed'] = ResolversParentTypes['JobBoardFeed']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  advertiserId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  board?: Resolver<ResolversTypes['JobBoard'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastFetchedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastFetchedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needsKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobBoardFeedsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobBoardFeeds'] = ResolversParentTypes['JobBoardFeeds']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feeds?: Resolver<Array<ResolversTypes['JobBoardFeed']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobBoardIntegrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobBoardIntegration'] = ResolversParentTypes['JobBoardIntegration']> = {
  advertiserId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  board?: Resolver<ResolversTypes['JobBoard'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobBoardIntegrationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobBoardIntegrationAnswer'] = ResolversParentTypes['JobBoardIntegrationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JobBoardIntegration']>, ParentType, ContextType>;
};

export type JobBoardIntegrationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobBoardIntegrationChange'] = ResolversParentTypes['JobBoardIntegrationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JobBoardIntegration']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobBoardIntegrationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobBoardIntegrationPage'] = ResolversParentTypes['JobBoardIntegrationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['JobBoardIntegration']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobBoardSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobBoardSaved'] = ResolversParentTypes['JobBoardSaved']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobCandidateSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobCandidateSaved'] = ResolversParentTypes['JobCandidateSaved']> = {
  candidateId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobPostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPost'] = ResolversParentTypes['JobPost']> = {
  applicants?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  approvalNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benefits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidates?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  closedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  closingDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  designation?: Resolver<ResolversTypes['Designation'], ParentType, ContextType>;
  eventId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  experienceFrom?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  experienceTo?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  functionalArea?: Resolver<Maybe<ResolversTypes['FunctionalArea']>, ParentType, ContextType>;
  hired?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobType?: Resolver<ResolversTypes['JobType'], ParentType, ContextType>;
  locations?: Resolver<Maybe<Array<ResolversTypes['JobPostLocation']>>, ParentType, ContextType>;
  members?: Resolver<Maybe<Array<ResolversTypes['JobPostMember']>>, ParentType, ContextType>;
  onCareerPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onJobBoards?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  qualifications?: Resolver<Maybe<Array<ResolversTypes['JobPostQualification']>>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedById?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requisition?: Resolver<Maybe<ResolversTypes['JobRequisition']>, ParentType, ContextType>;
  responsibilities?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rounds?: Resolver<Maybe<Array<ResolversTypes['JobPostRound']>>, ParentType, ContextType>;
  salaryFrom?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  salaryTo?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  serviceProvider?: Resolver<Maybe<ResolversTypes['ServiceProvider']>, ParentType, ContextType>;
  showSalary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  skills?: Resolver<Maybe<Array<ResolversTypes['JobPostSkill']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JobPostStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vacancies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['JobPostVisibility'], ParentType, ContextType>;
  workMode?: Resolver<ResolversTypes['WorkMode'], ParentType, ContextType>;
};

export type JobPostAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostAnswer'] = ResolversParentTypes['JobPostAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JobPost']>, ParentType, ContextType>;
};

export type JobPostChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostChange'] = ResolversParentTypes['JobPostChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JobPost']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobPostCopyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostCopy'] = ResolversParentTypes['JobPostCopy']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobPostListRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostListRow'] = ResolversParentTypes['JobPostListRow']> = {
  Applicants?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Candidate_Count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Client_Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Event_Id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Interview_Status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Job_Post_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Job_Post_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Job_Post_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  No_Of_Vacancies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Service_Provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobPostLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostLocation'] = ResolversParentTypes['JobPostLocation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
};

export type JobPostMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostMember'] = ResolversParentTypes['JobPostMember']> = {
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['JobPostRole'], ParentType, ContextType>;
};

export type JobPostMembersDoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostMembersDone'] = ResolversParentTypes['JobPostMembersDone']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobPostPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostPage'] = ResolversParentTypes['JobPostPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['JobPost']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobPostPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostPlace'] = ResolversParentTypes['JobPostPlace']> = {
  City?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Location_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Location_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  State?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobPostPlacesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostPlaces'] = ResolversParentTypes['JobPostPlaces']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['JobPostPlace']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobPostQualificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostQualification'] = ResolversParentTypes['JobPostQualification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  qualification?: Resolver<ResolversTypes['Qualification'], ParentType, ContextType>;
};

export type JobPostRoleMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostRoleMember'] = ResolversParentTypes['JobPostRoleMember']> = {
  emailId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  microsoftEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userDefinedEmpId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobPostRoleMembersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostRoleMembers'] = ResolversParentTypes['JobPostRoleMembers']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hiringManager?: Resolver<Array<ResolversTypes['JobPostRoleMember']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onboardSpecialist?: Resolver<Array<ResolversTypes['JobPostRoleMember']>, ParentType, ContextType>;
  panelMembers?: Resolver<Array<ResolversTypes['JobPostRoleMember']>, ParentType, ContextType>;
  recruiters?: Resolver<Array<ResolversTypes['JobPostRoleMember']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobPostRoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostRound'] = ResolversParentTypes['JobPostRound']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  passingScore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  round?: Resolver<ResolversTypes['InterviewRound'], ParentType, ContextType>;
};

export type JobPostRowsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostRows'] = ResolversParentTypes['JobPostRows']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobPosts?: Resolver<Array<ResolversTypes['JobPostListRow']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobPostSkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostSkill'] = ResolversParentTypes['JobPostSkill']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
};

export type JobPostStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostStanding'] = ResolversParentTypes['JobPostStanding']> = {
  applicants?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filled?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  interviewsAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwnRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayRevise?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobPostStepDoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPostStepDone'] = ResolversParentTypes['JobPostStepDone']> = {
  candidateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JobPostStatus'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobRequisitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRequisition'] = ResolversParentTypes['JobRequisition']> = {
  approval?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  askedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  beyondReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['Department'], ParentType, ContextType>;
  designation?: Resolver<ResolversTypes['Designation'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  hired?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hiring?: Resolver<Maybe<ResolversTypes['RequisitionHiring']>, ParentType, ContextType>;
  hiringManager?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interviewers?: Resolver<Maybe<Array<ResolversTypes['RequisitionInterviewer']>>, ParentType, ContextType>;
  jobPosts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  jobType?: Resolver<ResolversTypes['JobType'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RequisitionKind'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  neededBy?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  openings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payFrom?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  payTo?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replaced?: Resolver<Maybe<Array<ResolversTypes['ReplacedEmployee']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobRequisitionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRequisitionAnswer'] = ResolversParentTypes['JobRequisitionAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JobRequisition']>, ParentType, ContextType>;
};

export type JobRequisitionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRequisitionChange'] = ResolversParentTypes['JobRequisitionChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JobRequisition']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type JobRequisitionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRequisitionPage'] = ResolversParentTypes['JobRequisitionPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['JobRequisition']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobTitleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobTitle'] = ResolversParentTypes['JobTitle']> = {
  Organization_Structure_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Pos_Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Pos_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobTitlesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobTitles'] = ResolversParentTypes['JobTitles']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobTitles?: Resolver<Array<ResolversTypes['JobTitle']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadTimeOfGradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadTimeOfGrade'] = ResolversParentTypes['LeadTimeOfGrade']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grade?: Resolver<ResolversTypes['Grade'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export interface LocalTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalTime'], any> {
  name: 'LocalTime';
}

export type LocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

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

export type MailableDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailableDocument'] = ResolversParentTypes['MailableDocument']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailboxConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailboxConnection'] = ResolversParentTypes['MailboxConnection']> = {
  appointments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  busyFailingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  busyReadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  connectedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mailbox?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readsBusy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redirectUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailboxState'], ParentType, ContextType>;
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

export type MailsAheadAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailsAheadAnswer'] = ResolversParentTypes['MailsAheadAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['MailsAhead']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ManPowerPlanningSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManPowerPlanningSetting'] = ResolversParentTypes['ManPowerPlanningSetting']> = {
  askers?: Resolver<ResolversTypes['RequisitionAskers'], ParentType, ContextType>;
  attritionPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  beyondPlan?: Resolver<ResolversTypes['BeyondPlan'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forecastStep?: Resolver<ResolversTypes['ForecastStep'], ParentType, ContextType>;
  forecastSteps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadTimeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leadTimes?: Resolver<Maybe<Array<ResolversTypes['LeadTimeOfGrade']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retirementAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ManPowerPlanningSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManPowerPlanningSettingAnswer'] = ResolversParentTypes['ManPowerPlanningSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ManPowerPlanningSetting']>, ParentType, ContextType>;
};

export type ManPowerPlanningSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManPowerPlanningSettingChange'] = ResolversParentTypes['ManPowerPlanningSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ManPowerPlanningSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ManPowerPlanningSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManPowerPlanningSettingPage'] = ResolversParentTypes['ManPowerPlanningSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ManPowerPlanningSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberAvailability'] = ResolversParentTypes['MemberAvailability']> = {
  busy?: Resolver<Array<ResolversTypes['BusyTime']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MergeMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeMove'] = ResolversParentTypes['MergeMove']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MicrosoftStartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MicrosoftStart'] = ResolversParentTypes['MicrosoftStart']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addArchiveReason?: Resolver<ResolversTypes['ArchiveReasonChange'], ParentType, ContextType, RequireFields<MutationAddArchiveReasonArgs, 'input'>>;
  addBlacklistReason?: Resolver<ResolversTypes['BlacklistReasonChange'], ParentType, ContextType, RequireFields<MutationAddBlacklistReasonArgs, 'input'>>;
  addCandidate?: Resolver<ResolversTypes['CandidateChange'], ParentType, ContextType, RequireFields<MutationAddCandidateArgs, 'input' | 'mails'>>;
  addCandidateSalary?: Resolver<ResolversTypes['CandidateSalaryChange'], ParentType, ContextType, RequireFields<MutationAddCandidateSalaryArgs, 'input'>>;
  addCandidateSource?: Resolver<ResolversTypes['CandidateSourceChange'], ParentType, ContextType, RequireFields<MutationAddCandidateSourceArgs, 'input'>>;
  addCandidateStatus?: Resolver<ResolversTypes['CandidateStatusChange'], ParentType, ContextType, RequireFields<MutationAddCandidateStatusArgs, 'input'>>;
  addCandidateToTalentPool?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationAddCandidateToTalentPoolArgs, 'archiveReasonId' | 'archiveStatusId' | 'candidateId' | 'talentPoolId'>>;
  addCandidatesInterviewRoundFeedBack?: Resolver<ResolversTypes['InterviewChange'], ParentType, ContextType, RequireFields<MutationAddCandidatesInterviewRoundFeedBackArgs, 'candidateId' | 'interviewId' | 'reopen' | 'roundId' | 'skills' | 'submit'>>;
  addCareerPage?: Resolver<ResolversTypes['CareerPageChange'], ParentType, ContextType, RequireFields<MutationAddCareerPageArgs, 'input'>>;
  addClient?: Resolver<ResolversTypes['ClientChange'], ParentType, ContextType, RequireFields<MutationAddClientArgs, 'input'>>;
  addDroppedResumes?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationAddDroppedResumesArgs, 'candidates' | 'mails'>>;
  addFunctionalArea?: Resolver<ResolversTypes['FunctionalAreaChange'], ParentType, ContextType, RequireFields<MutationAddFunctionalAreaArgs, 'input'>>;
  addHeadcountPlan?: Resolver<ResolversTypes['HeadcountPlanChange'], ParentType, ContextType, RequireFields<MutationAddHeadcountPlanArgs, 'input'>>;
  addHiringStage?: Resolver<ResolversTypes['HiringStageChange'], ParentType, ContextType, RequireFields<MutationAddHiringStageArgs, 'input'>>;
  addInterviewRound?: Resolver<ResolversTypes['InterviewRoundChange'], ParentType, ContextType, RequireFields<MutationAddInterviewRoundArgs, 'input'>>;
  addJobBoardIntegration?: Resolver<ResolversTypes['JobBoardIntegrationChange'], ParentType, ContextType, RequireFields<MutationAddJobBoardIntegrationArgs, 'input'>>;
  addJobPost?: Resolver<ResolversTypes['JobPostChange'], ParentType, ContextType, RequireFields<MutationAddJobPostArgs, 'input'>>;
  addJobRequisition?: Resolver<ResolversTypes['JobRequisitionChange'], ParentType, ContextType, RequireFields<MutationAddJobRequisitionArgs, 'input'>>;
  addManPowerPlanningSetting?: Resolver<ResolversTypes['ManPowerPlanningSettingChange'], ParentType, ContextType, RequireFields<MutationAddManPowerPlanningSettingArgs, 'input'>>;
  addOfferLetterTemplate?: Resolver<ResolversTypes['OfferLetterTemplateChange'], ParentType, ContextType, RequireFields<MutationAddOfferLetterTemplateArgs, 'input'>>;
  addPlanSeat?: Resolver<ResolversTypes['PlanSeatChange'], ParentType, ContextType, RequireFields<MutationAddPlanSeatArgs, 'input'>>;
  addQualification?: Resolver<ResolversTypes['QualificationChange'], ParentType, ContextType, RequireFields<MutationAddQualificationArgs, 'input'>>;
  addRecruitmentGeneralSetting?: Resolver<ResolversTypes['RecruitmentGeneralSettingChange'], ParentType, ContextType, RequireFields<MutationAddRecruitmentGeneralSettingArgs, 'input'>>;
  addTalentPool?: Resolver<ResolversTypes['TalentPoolChange'], ParentType, ContextType, RequireFields<MutationAddTalentPoolArgs, 'input'>>;
  addUpdateCandidateSalaryDetails?: Resolver<ResolversTypes['CandidateSalarySaved'], ParentType, ContextType, RequireFields<MutationAddUpdateCandidateSalaryDetailsArgs, 'annualCTC' | 'annualGrossSalary' | 'candidateId' | 'formId' | 'isEditMode' | 'monthlyGrossSalary'>>;
  addUpdateEmployeeCustomTableHeader?: Resolver<ResolversTypes['TableHeaders'], ParentType, ContextType, RequireFields<MutationAddUpdateEmployeeCustomTableHeaderArgs, 'formId' | 'tableHeaders'>>;
  addUpdateTalentPool?: Resolver<ResolversTypes['TalentPoolSaved'], ParentType, ContextType, RequireFields<MutationAddUpdateTalentPoolArgs, 'talentPool'>>;
  answerInterviewInvitation?: Resolver<ResolversTypes['InterviewChange'], ParentType, ContextType, RequireFields<MutationAnswerInterviewInvitationArgs, 'response' | 'roundId'>>;
  applyCandidateMultipleJobs?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationApplyCandidateMultipleJobsArgs, 'candidateId' | 'jobPostIds' | 'mails'>>;
  approveHeadcountPlan?: Resolver<ResolversTypes['HeadcountPlanStepDone'], ParentType, ContextType, RequireFields<MutationApproveHeadcountPlanArgs, 'planId' | 'version'>>;
  approveJobPost?: Resolver<ResolversTypes['JobPostStepDone'], ParentType, ContextType, RequireFields<MutationApproveJobPostArgs, 'jobPostId' | 'version'>>;
  archiveCandidateDetails?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationArchiveCandidateDetailsArgs, 'action' | 'archiveReasonId' | 'candidateId'>>;
  askHeadcountPlanApproval?: Resolver<ResolversTypes['HeadcountPlanStepDone'], ParentType, ContextType, RequireFields<MutationAskHeadcountPlanApprovalArgs, 'planId' | 'version'>>;
  askJobPostApproval?: Resolver<ResolversTypes['JobPostStepDone'], ParentType, ContextType, RequireFields<MutationAskJobPostApprovalArgs, 'jobPostId'>>;
  closeJobPost?: Resolver<ResolversTypes['JobPostStepDone'], ParentType, ContextType, RequireFields<MutationCloseJobPostArgs, 'jobPostId' | 'mails'>>;
  connectBusyCalendar?: Resolver<ResolversTypes['MyIntegration'], ParentType, ContextType, Partial<MutationConnectBusyCalendarArgs>>;
  connectMicrosoft?: Resolver<ResolversTypes['MicrosoftStart'], ParentType, ContextType>;
  copyJobPost?: Resolver<ResolversTypes['JobPostCopy'], ParentType, ContextType, RequireFields<MutationCopyJobPostArgs, 'asTemplate' | 'jobPostId'>>;
  deleteArchiveReasons?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteArchiveReasonsArgs, 'ids'>>;
  deleteBlacklistReasons?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteBlacklistReasonsArgs, 'ids'>>;
  deleteCandidateSalaries?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCandidateSalariesArgs, 'ids'>>;
  deleteCandidateSalaryDetails?: Resolver<ResolversTypes['CandidateSalarySaved'], ParentType, ContextType, RequireFields<MutationDeleteCandidateSalaryDetailsArgs, 'candidateIds' | 'formId'>>;
  deleteCandidateSources?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCandidateSourcesArgs, 'ids'>>;
  deleteCandidateStatuses?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCandidateStatusesArgs, 'ids'>>;
  deleteCandidates?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCandidatesArgs, 'ids'>>;
  deleteClients?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteClientsArgs, 'ids'>>;
  deleteFunctionalAreas?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteFunctionalAreasArgs, 'ids'>>;
  deleteHeadcountPlans?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteHeadcountPlansArgs, 'ids'>>;
  deleteHiringStages?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteHiringStagesArgs, 'ids'>>;
  deleteHiringStatus?: Resolver<ResolversTypes['HiringFlowDone'], ParentType, ContextType, RequireFields<MutationDeleteHiringStatusArgs, 'statusId'>>;
  deleteInterviewRounds?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteInterviewRoundsArgs, 'ids'>>;
  deleteJobBoardIntegrations?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteJobBoardIntegrationsArgs, 'ids'>>;
  deleteJobCandidates?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationDeleteJobCandidatesArgs, 'candidateId'>>;
  deleteJobPosts?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteJobPostsArgs, 'ids'>>;
  deleteJobRequisitions?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteJobRequisitionsArgs, 'ids'>>;
  deleteOfferLetterTemplates?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteOfferLetterTemplatesArgs, 'ids'>>;
  deletePlanSeats?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeletePlanSeatsArgs, 'ids'>>;
  deleteQualifications?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteQualificationsArgs, 'ids'>>;
  deleteTalentPoolDetails?: Resolver<ResolversTypes['TalentPoolDeletion'], ParentType, ContextType, RequireFields<MutationDeleteTalentPoolDetailsArgs, 'talentPoolId'>>;
  deleteTalentPools?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteTalentPoolsArgs, 'ids'>>;
  disconnectMicrosoft?: Resolver<ResolversTypes['MyIntegration'], ParentType, ContextType>;
  dismissIntegrationWarning?: Resolver<ResolversTypes['IntegrationWarnings'], ParentType, ContextType, RequireFields<MutationDismissIntegrationWarningArgs, 'kind'>>;
  draftHeadcountPlan?: Resolver<ResolversTypes['HeadcountPlanDrafted'], ParentType, ContextType, RequireFields<MutationDraftHeadcountPlanArgs, 'fiscalYear' | 'name'>>;
  dropResumes?: Resolver<ResolversTypes['DroppedResumesAnswer'], ParentType, ContextType, RequireFields<MutationDropResumesArgs, 'resume'>>;
  eraseCandidate?: Resolver<ResolversTypes['CandidateErasure'], ParentType, ContextType, RequireFields<MutationEraseCandidateArgs, 'candidateId' | 'reason'>>;
  generatePassCodeForPortalAccess?: Resolver<ResolversTypes['PortalAnswer'], ParentType, ContextType, RequireFields<MutationGeneratePassCodeForPortalAccessArgs, 'emailId'>>;
  holdJobPost?: Resolver<ResolversTypes['JobPostStepDone'], ParentType, ContextType, RequireFields<MutationHoldJobPostArgs, 'jobPostId'>>;
  insertJobCandidates?: Resolver<ResolversTypes['JobCandidateSaved'], ParentType, ContextType, RequireFields<MutationInsertJobCandidatesArgs, 'dob' | 'emailId' | 'firstName' | 'gender' | 'lastName' | 'mails' | 'mobileNo' | 'resume' | 'resumeFileSize' | 'status'>>;
  keepCandidatesApart?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationKeepCandidatesApartArgs, 'candidateId' | 'others'>>;
  listJobCandidates?: Resolver<ResolversTypes['CandidateRows'], ParentType, ContextType, RequireFields<MutationListJobCandidatesArgs, 'limit' | 'offset'>>;
  mergeCandidates?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationMergeCandidatesArgs, 'keep' | 'others'>>;
  moveArchiveToCandidate?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationMoveArchiveToCandidateArgs, 'candidateId' | 'mails'>>;
  moveBlackedListToCandidate?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationMoveBlackedListToCandidateArgs, 'candidateId'>>;
  moveCandidateToBlackedList?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationMoveCandidateToBlackedListArgs, 'blackedReasonId' | 'candidateId'>>;
  moveToAnotherTalentPool?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationMoveToAnotherTalentPoolArgs, 'candidateId' | 'talentPoolId'>>;
  moveToJobPost?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationMoveToJobPostArgs, 'candidateId' | 'jobPostId' | 'mails'>>;
  openCandidateMailFile?: Resolver<ResolversTypes['CandidateMailContents'], ParentType, ContextType, RequireFields<MutationOpenCandidateMailFileArgs, 'candidateId' | 'mailId' | 'place'>>;
  passcodeValidatePortalAccess?: Resolver<ResolversTypes['PortalAnswer'], ParentType, ContextType, RequireFields<MutationPasscodeValidatePortalAccessArgs, 'emailId' | 'passCode'>>;
  postRequisition?: Resolver<ResolversTypes['RequisitionPosted'], ParentType, ContextType, RequireFields<MutationPostRequisitionArgs, 'requisitionId'>>;
  putAwayResumes?: Resolver<ResolversTypes['DroppedResumesAnswer'], ParentType, ContextType, RequireFields<MutationPutAwayResumesArgs, 'id'>>;
  rejectJobPost?: Resolver<ResolversTypes['JobPostStepDone'], ParentType, ContextType, RequireFields<MutationRejectJobPostArgs, 'jobPostId' | 'reason' | 'version'>>;
  reopenJobPost?: Resolver<ResolversTypes['JobPostStepDone'], ParentType, ContextType, RequireFields<MutationReopenJobPostArgs, 'jobPostId'>>;
  rescheduleInterviewRound?: Resolver<ResolversTypes['SchedulingAnswer'], ParentType, ContextType, RequireFields<MutationRescheduleInterviewRoundArgs, 'arrangement' | 'roundId' | 'startsAt' | 'version'>>;
  resumeJobPost?: Resolver<ResolversTypes['JobPostStepDone'], ParentType, ContextType, RequireFields<MutationResumeJobPostArgs, 'jobPostId'>>;
  retrieveJobCandidates?: Resolver<ResolversTypes['CandidateDetailAnswer'], ParentType, ContextType, RequireFields<MutationRetrieveJobCandidatesArgs, 'candidateId'>>;
  returnHeadcountPlan?: Resolver<ResolversTypes['HeadcountPlanStepDone'], ParentType, ContextType, RequireFields<MutationReturnHeadcountPlanArgs, 'planId' | 'version'>>;
  reviseJobPost?: Resolver<ResolversTypes['JobPostStepDone'], ParentType, ContextType, RequireFields<MutationReviseJobPostArgs, 'jobPostId'>>;
  saveHiringFlow?: Resolver<ResolversTypes['HiringFlowDone'], ParentType, ContextType, RequireFields<MutationSaveHiringFlowArgs, 'stages' | 'statuses'>>;
  saveJobBoard?: Resolver<ResolversTypes['JobBoardSaved'], ParentType, ContextType, RequireFields<MutationSaveJobBoardArgs, 'board' | 'isOn' | 'needsKey' | 'newKey'>>;
  scheduleInterviewRound?: Resolver<ResolversTypes['SchedulingAnswer'], ParentType, ContextType, RequireFields<MutationScheduleInterviewRoundArgs, 'arrangement' | 'roundMasterId' | 'slots'>>;
  sendCandidateMail?: Resolver<ResolversTypes['CandidateMailAnswer'], ParentType, ContextType, RequireFields<MutationSendCandidateMailArgs, 'body' | 'candidateId' | 'subject'>>;
  sendOffer?: Resolver<ResolversTypes['OfferChange'], ParentType, ContextType, RequireFields<MutationSendOfferArgs, 'candidateId' | 'expiresOn' | 'joiningDate' | 'moveOn' | 'templateId'>>;
  sendScheduledInterviewEmail?: Resolver<ResolversTypes['InterviewMailAnswer'], ParentType, ContextType, RequireFields<MutationSendScheduledInterviewEmailArgs, 'htmlContent' | 'subject' | 'to' | 'typeOfInterview' | 'typeOfSchedule'>>;
  signUpCompany?: Resolver<ResolversTypes['CompanySignedUp'], ParentType, ContextType, Partial<MutationSignUpCompanyArgs>>;
  switchInterviewFeed?: Resolver<ResolversTypes['MyIntegration'], ParentType, ContextType, RequireFields<MutationSwitchInterviewFeedArgs, 'isOn'>>;
  takeBackCandidateMail?: Resolver<ResolversTypes['CandidateMailAnswer'], ParentType, ContextType, RequireFields<MutationTakeBackCandidateMailArgs, 'candidateId' | 'mailId'>>;
  undoChangeSet?: Resolver<ResolversTypes['UndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoChangeSetArgs, 'id' | 'wait'>>;
  updateArchiveReason?: Resolver<ResolversTypes['ArchiveReasonChange'], ParentType, ContextType, RequireFields<MutationUpdateArchiveReasonArgs, 'id' | 'input' | 'version'>>;
  updateBlacklistReason?: Resolver<ResolversTypes['BlacklistReasonChange'], ParentType, ContextType, RequireFields<MutationUpdateBlacklistReasonArgs, 'id' | 'input' | 'version'>>;
  updateCandidate?: Resolver<ResolversTypes['CandidateChange'], ParentType, ContextType, RequireFields<MutationUpdateCandidateArgs, 'id' | 'input' | 'mails' | 'version'>>;
  updateCandidatePortalAccess?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationUpdateCandidatePortalAccessArgs, 'candidateId' | 'portalAccess'>>;
  updateCandidateSalary?: Resolver<ResolversTypes['CandidateSalaryChange'], ParentType, ContextType, RequireFields<MutationUpdateCandidateSalaryArgs, 'id' | 'input' | 'version'>>;
  updateCandidateScore?: Resolver<ResolversTypes['InterviewChange'], ParentType, ContextType, RequireFields<MutationUpdateCandidateScoreArgs, 'candidateId' | 'interviewId' | 'panelMemberCount' | 'passingScore' | 'roundId' | 'roundSequence' | 'scores'>>;
  updateCandidateSource?: Resolver<ResolversTypes['CandidateSourceChange'], ParentType, ContextType, RequireFields<MutationUpdateCandidateSourceArgs, 'id' | 'input' | 'version'>>;
  updateCandidateStatus?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationUpdateCandidateStatusArgs, 'candidateId' | 'mails' | 'statusId'>>;
  updateCareerPage?: Resolver<ResolversTypes['CareerPageChange'], ParentType, ContextType, RequireFields<MutationUpdateCareerPageArgs, 'id' | 'input' | 'version'>>;
  updateClient?: Resolver<ResolversTypes['ClientChange'], ParentType, ContextType, RequireFields<MutationUpdateClientArgs, 'id' | 'input' | 'version'>>;
  updateFunctionalArea?: Resolver<ResolversTypes['FunctionalAreaChange'], ParentType, ContextType, RequireFields<MutationUpdateFunctionalAreaArgs, 'id' | 'input' | 'version'>>;
  updateHeadcountPlan?: Resolver<ResolversTypes['HeadcountPlanChange'], ParentType, ContextType, RequireFields<MutationUpdateHeadcountPlanArgs, 'id' | 'input' | 'version'>>;
  updateHiringStage?: Resolver<ResolversTypes['HiringStageChange'], ParentType, ContextType, RequireFields<MutationUpdateHiringStageArgs, 'id' | 'input' | 'version'>>;
  updateHiringStatus?: Resolver<ResolversTypes['CandidateStatusChange'], ParentType, ContextType, RequireFields<MutationUpdateHiringStatusArgs, 'id' | 'input' | 'version'>>;
  updateInterviewRound?: Resolver<ResolversTypes['InterviewRoundChange'], ParentType, ContextType, RequireFields<MutationUpdateInterviewRoundArgs, 'id' | 'input' | 'version'>>;
  updateInterviewRoundStatus?: Resolver<ResolversTypes['InterviewChange'], ParentType, ContextType, RequireFields<MutationUpdateInterviewRoundStatusArgs, 'candidateId' | 'roundId' | 'status'>>;
  updateJobApplication?: Resolver<ResolversTypes['JobApplicationChange'], ParentType, ContextType, RequireFields<MutationUpdateJobApplicationArgs, 'id' | 'input' | 'mails' | 'version'>>;
  updateJobBoardIntegration?: Resolver<ResolversTypes['JobBoardIntegrationChange'], ParentType, ContextType, RequireFields<MutationUpdateJobBoardIntegrationArgs, 'id' | 'input' | 'version'>>;
  updateJobCandidates?: Resolver<ResolversTypes['JobCandidateSaved'], ParentType, ContextType, RequireFields<MutationUpdateJobCandidatesArgs, 'candidateId' | 'dob' | 'emailId' | 'firstName' | 'gender' | 'lastName' | 'mails' | 'mobileNo' | 'resume' | 'resumeFileSize' | 'status'>>;
  updateJobPost?: Resolver<ResolversTypes['JobPostChange'], ParentType, ContextType, RequireFields<MutationUpdateJobPostArgs, 'id' | 'input' | 'version'>>;
  updateJobRequisition?: Resolver<ResolversTypes['JobRequisitionChange'], ParentType, ContextType, RequireFields<MutationUpdateJobRequisitionArgs, 'id' | 'input' | 'version'>>;
  updateManPowerPlanningSetting?: Resolver<ResolversTypes['ManPowerPlanningSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateManPowerPlanningSettingArgs, 'id' | 'input' | 'version'>>;
  updateOfferLetterTemplate?: Resolver<ResolversTypes['OfferLetterTemplateChange'], ParentType, ContextType, RequireFields<MutationUpdateOfferLetterTemplateArgs, 'id' | 'input' | 'version'>>;
  updatePlanSeat?: Resolver<ResolversTypes['PlanSeatChange'], ParentType, ContextType, RequireFields<MutationUpdatePlanSeatArgs, 'id' | 'input' | 'version'>>;
  updateQualification?: Resolver<ResolversTypes['QualificationChange'], ParentType, ContextType, RequireFields<MutationUpdateQualificationArgs, 'id' | 'input' | 'version'>>;
  updateRecruitmentGeneralSetting?: Resolver<ResolversTypes['RecruitmentGeneralSettingChange'], ParentType, ContextType, RequireFields<MutationUpdateRecruitmentGeneralSettingArgs, 'id' | 'input' | 'version'>>;
  updateRoleBasedJobPostMembers?: Resolver<ResolversTypes['JobPostMembersDone'], ParentType, ContextType, RequireFields<MutationUpdateRoleBasedJobPostMembersArgs, 'jobPostId'>>;
  updateScorecard?: Resolver<ResolversTypes['ScorecardChange'], ParentType, ContextType, RequireFields<MutationUpdateScorecardArgs, 'id' | 'input' | 'version'>>;
  updateTalentPool?: Resolver<ResolversTypes['TalentPoolChange'], ParentType, ContextType, RequireFields<MutationUpdateTalentPoolArgs, 'id' | 'input' | 'version'>>;
  uploadBulkCandidateDetails?: Resolver<ResolversTypes['CandidatesChange'], ParentType, ContextType, RequireFields<MutationUploadBulkCandidateDetailsArgs, 'candidates'>>;
  withdrawJobPostApproval?: Resolver<ResolversTypes['JobPostStepDone'], ParentType, ContextType, RequireFields<MutationWithdrawJobPostApprovalArgs, 'jobPostId'>>;
  withdrawOffer?: Resolver<ResolversTypes['OfferChange'], ParentType, ContextType, RequireFields<MutationWithdrawOfferArgs, 'offerId' | 'tellCandidate'>>;
};

export type MyIntegrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyIntegration'] = ResolversParentTypes['MyIntegration']> = {
  boards?: Resolver<Array<ResolversTypes['BoardOfMine']>, ParentType, ContextType>;
  busyCalendar?: Resolver<ResolversTypes['BusyCalendar'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feed?: Resolver<ResolversTypes['InterviewFeed'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  microsoft?: Resolver<ResolversTypes['MailboxConnection'], ParentType, ContextType>;
};

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  annualCTC?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['OfferReply'], ParentType, ContextType>;
  candidate?: Resolver<ResolversTypes['Candidate'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobPost?: Resolver<Maybe<ResolversTypes['JobPost']>, ParentType, ContextType>;
  joiningDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  letter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  letterDigest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  respondedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedDigest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedLetter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['OfferLetterTemplate']>, ParentType, ContextType>;
  tokenHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferAnswer'] = ResolversParentTypes['OfferAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
};

export type OfferChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferChange'] = ResolversParentTypes['OfferChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type OfferLetterLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferLetterLine'] = ResolversParentTypes['OfferLetterLine']> = {
  annual?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSum?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monthly?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferLetterTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferLetterTemplate'] = ResolversParentTypes['OfferLetterTemplate']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferLetterTemplateAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferLetterTemplateAnswer'] = ResolversParentTypes['OfferLetterTemplateAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['OfferLetterTemplate']>, ParentType, ContextType>;
};

export type OfferLetterTemplateChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferLetterTemplateChange'] = ResolversParentTypes['OfferLetterTemplateChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['OfferLetterTemplate']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type OfferLetterTemplatePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferLetterTemplatePage'] = ResolversParentTypes['OfferLetterTemplatePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['OfferLetterTemplate']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferPage'] = ResolversParentTypes['OfferPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferPreview'] = ResolversParentTypes['OfferPreview']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heads?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OfferLetterLine']>, ParentType, ContextType>;
  mailBody?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailSubject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type OfferWithdrawalMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferWithdrawalMail'] = ResolversParentTypes['OfferWithdrawalMail']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferedPostPayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferedPostPay'] = ResolversParentTypes['OfferedPostPay']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salaryFrom?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  salaryTo?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type PanelAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PanelAvailability'] = ResolversParentTypes['PanelAvailability']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['MemberAvailability']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PanelCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PanelCandidate'] = ResolversParentTypes['PanelCandidate']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfPost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParsedResumeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParsedResume'] = ResolversParentTypes['ParsedResume']> = {
  certifications?: Resolver<Array<ResolversTypes['ResumeCertification']>, ParentType, ContextType>;
  confidence?: Resolver<Array<ResolversTypes['ResumeConfidence']>, ParentType, ContextType>;
  currentDesignation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentEmployer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentLocation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  education?: Resolver<Array<ResolversTypes['ResumeEducation']>, ParentType, ContextType>;
  emailId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  experience?: Resolver<Array<ResolversTypes['ResumeExperience']>, ParentType, ContextType>;
  experienceMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  experienceYears?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['ResumeLanguage']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['ResumeSkill']>, ParentType, ContextType>;
};

export type PlanChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanChoice'] = ResolversParentTypes['PlanChoice']> = {
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isInForce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HeadcountPlanStatus'], ParentType, ContextType>;
};

export type PlanSeatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanSeat'] = ResolversParentTypes['PlanSeat']> = {
  annualCost?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['Department'], ParentType, ContextType>;
  designation?: Resolver<ResolversTypes['Designation'], ParentType, ContextType>;
  firstQuarter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fourthQuarter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['HeadcountPlan'], ParentType, ContextType>;
  secondQuarter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['SalaryTemplate']>, ParentType, ContextType>;
  thirdQuarter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanSeatAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanSeatAnswer'] = ResolversParentTypes['PlanSeatAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['PlanSeat']>, ParentType, ContextType>;
};

export type PlanSeatChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanSeatChange'] = ResolversParentTypes['PlanSeatChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['PlanSeat']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type PlanSeatPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanSeatPage'] = ResolversParentTypes['PlanSeatPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PlanSeat']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PortalAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortalAnswer'] = ResolversParentTypes['PortalAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type PositionHeadcountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionHeadcount'] = ResolversParentTypes['PositionHeadcount']> = {
  designation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  designationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['HeadcountFigures'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PositionsOfDepartmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionsOfDepartment'] = ResolversParentTypes['PositionsOfDepartment']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  positions?: Resolver<Array<ResolversTypes['PositionHeadcount']>, ParentType, ContextType>;
};

export type QualificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Qualification'] = ResolversParentTypes['Qualification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QualificationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationAnswer'] = ResolversParentTypes['QualificationAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Qualification']>, ParentType, ContextType>;
};

export type QualificationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationChange'] = ResolversParentTypes['QualificationChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Qualification']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type QualificationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationPage'] = ResolversParentTypes['QualificationPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Qualification']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  archiveMailsAhead?: Resolver<ResolversTypes['MailsAheadAnswer'], ParentType, ContextType, RequireFields<QueryArchiveMailsAheadArgs, 'candidateId'>>;
  archiveReason?: Resolver<ResolversTypes['ArchiveReasonAnswer'], ParentType, ContextType, RequireFields<QueryArchiveReasonArgs, 'id'>>;
  archiveReasonHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryArchiveReasonHistoryArgs, 'id' | 'limit' | 'offset'>>;
  blacklistReason?: Resolver<ResolversTypes['BlacklistReasonAnswer'], ParentType, ContextType, RequireFields<QueryBlacklistReasonArgs, 'id'>>;
  blacklistReasonHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryBlacklistReasonHistoryArgs, 'id' | 'limit' | 'offset'>>;
  calculateCandidateSalary?: Resolver<ResolversTypes['ReckonedCandidateSalary'], ParentType, ContextType, RequireFields<QueryCalculateCandidateSalaryArgs, 'annualCTC' | 'candidateId'>>;
  candidate?: Resolver<ResolversTypes['CandidateAnswer'], ParentType, ContextType, RequireFields<QueryCandidateArgs, 'id'>>;
  candidateDistinction?: Resolver<ResolversTypes['CandidateDistinctionAnswer'], ParentType, ContextType, RequireFields<QueryCandidateDistinctionArgs, 'id'>>;
  candidateDistinctionHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCandidateDistinctionHistoryArgs, 'id' | 'limit' | 'offset'>>;
  candidateHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCandidateHistoryArgs, 'id' | 'limit' | 'offset'>>;
  candidateLookalikes?: Resolver<ResolversTypes['CandidateLookalikes'], ParentType, ContextType, Partial<QueryCandidateLookalikesArgs>>;
  candidateMailDraft?: Resolver<ResolversTypes['CandidateMailDraft'], ParentType, ContextType, RequireFields<QueryCandidateMailDraftArgs, 'candidateId'>>;
  candidateMails?: Resolver<ResolversTypes['CandidateMailPage'], ParentType, ContextType, RequireFields<QueryCandidateMailsArgs, 'candidateId' | 'limit' | 'offset'>>;
  candidateMergePreview?: Resolver<ResolversTypes['CandidateMergePreview'], ParentType, ContextType, RequireFields<QueryCandidateMergePreviewArgs, 'keep' | 'others'>>;
  candidateRanking?: Resolver<ResolversTypes['CandidateRankingAnswer'], ParentType, ContextType, RequireFields<QueryCandidateRankingArgs, 'candidateId'>>;
  candidateSalary?: Resolver<ResolversTypes['CandidateSalaryAnswer'], ParentType, ContextType, RequireFields<QueryCandidateSalaryArgs, 'id'>>;
  candidateSalaryHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCandidateSalaryHistoryArgs, 'id' | 'limit' | 'offset'>>;
  candidateSource?: Resolver<ResolversTypes['CandidateSourceAnswer'], ParentType, ContextType, RequireFields<QueryCandidateSourceArgs, 'id'>>;
  candidateSourceHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCandidateSourceHistoryArgs, 'id' | 'limit' | 'offset'>>;
  candidateStatus?: Resolver<ResolversTypes['CandidateStatusAnswer'], ParentType, ContextType, RequireFields<QueryCandidateStatusArgs, 'id'>>;
  candidateStatusHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCandidateStatusHistoryArgs, 'id' | 'limit' | 'offset'>>;
  candidateTimeline?: Resolver<ResolversTypes['CandidateTimelinePage'], ParentType, ContextType, RequireFields<QueryCandidateTimelineArgs, 'candidateId' | 'limit'>>;
  careerPage?: Resolver<ResolversTypes['CareerPageAnswer'], ParentType, ContextType, RequireFields<QueryCareerPageArgs, 'id'>>;
  careerPageHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryCareerPageHistoryArgs, 'id' | 'limit' | 'offset'>>;
  client?: Resolver<ResolversTypes['ClientAnswer'], ParentType, ContextType, RequireFields<QueryClientArgs, 'id'>>;
  clientHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryClientHistoryArgs, 'id' | 'limit' | 'offset'>>;
  companySignUp?: Resolver<ResolversTypes['CompanySignUp'], ParentType, ContextType>;
  droppedMailsAhead?: Resolver<ResolversTypes['MailsAheadAnswer'], ParentType, ContextType, RequireFields<QueryDroppedMailsAheadArgs, 'candidates'>>;
  droppedResumes?: Resolver<ResolversTypes['DroppedResumesAnswer'], ParentType, ContextType>;
  duplicateCandidateGroups?: Resolver<ResolversTypes['DuplicateGroups'], ParentType, ContextType, Partial<QueryDuplicateCandidateGroupsArgs>>;
  endpointStatus?: Resolver<ResolversTypes['EndpointStatus'], ParentType, ContextType>;
  functionalArea?: Resolver<ResolversTypes['FunctionalAreaAnswer'], ParentType, ContextType, RequireFields<QueryFunctionalAreaArgs, 'id'>>;
  functionalAreaHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryFunctionalAreaHistoryArgs, 'id' | 'limit' | 'offset'>>;
  getArchiveReasonsList?: Resolver<ResolversTypes['ArchiveReasonReferences'], ParentType, ContextType, Partial<QueryGetArchiveReasonsListArgs>>;
  getAtsStatusList?: Resolver<ResolversTypes['AtsStatuses'], ParentType, ContextType, Partial<QueryGetAtsStatusListArgs>>;
  getCandidateGlobalSearchList?: Resolver<ResolversTypes['CandidateRows'], ParentType, ContextType, RequireFields<QueryGetCandidateGlobalSearchListArgs, 'limit' | 'offset' | 'searchValue'>>;
  getDataTableDefaultHeaders?: Resolver<ResolversTypes['TableHeaders'], ParentType, ContextType, RequireFields<QueryGetDataTableDefaultHeadersArgs, 'formId'>>;
  getDuplicateCandidateList?: Resolver<ResolversTypes['DuplicateCandidates'], ParentType, ContextType, RequireFields<QueryGetDuplicateCandidateListArgs, 'candidateId'>>;
  getPanelMemberPendingFeedback?: Resolver<ResolversTypes['InterviewsAnswer'], ParentType, ContextType, RequireFields<QueryGetPanelMemberPendingFeedbackArgs, 'limit' | 'offset'>>;
  getPanelMemberUpcomingInterview?: Resolver<ResolversTypes['InterviewsAnswer'], ParentType, ContextType, RequireFields<QueryGetPanelMemberUpcomingInterviewArgs, 'limit' | 'offset'>>;
  getRoleBasedJobPostMember?: Resolver<ResolversTypes['JobPostRoleMembers'], ParentType, ContextType, RequireFields<QueryGetRoleBasedJobPostMemberArgs, 'jobPostId'>>;
  getTalentPoolCandidateList?: Resolver<ResolversTypes['CandidateRows'], ParentType, ContextType, RequireFields<QueryGetTalentPoolCandidateListArgs, 'limit' | 'offset' | 'talentPoolId'>>;
  getTalentPoolList?: Resolver<ResolversTypes['TalentPoolReferences'], ParentType, ContextType, Partial<QueryGetTalentPoolListArgs>>;
  headcountPlan?: Resolver<ResolversTypes['HeadcountPlanAnswer'], ParentType, ContextType, RequireFields<QueryHeadcountPlanArgs, 'id'>>;
  headcountPlanHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryHeadcountPlanHistoryArgs, 'id' | 'limit' | 'offset'>>;
  hiringFlowCounts?: Resolver<ResolversTypes['HiringFlowCounts'], ParentType, ContextType>;
  hiringForecast?: Resolver<ResolversTypes['HiringForecast'], ParentType, ContextType, Partial<QueryHiringForecastArgs>>;
  hiringStage?: Resolver<ResolversTypes['HiringStageAnswer'], ParentType, ContextType, RequireFields<QueryHiringStageArgs, 'id'>>;
  hiringStageHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryHiringStageHistoryArgs, 'id' | 'limit' | 'offset'>>;
  hiringStepKinds?: Resolver<ResolversTypes['HiringStepKinds'], ParentType, ContextType>;
  integrationWarnings?: Resolver<ResolversTypes['IntegrationWarnings'], ParentType, ContextType, RequireFields<QueryIntegrationWarningsArgs, 'occasion'>>;
  interview?: Resolver<ResolversTypes['InterviewAnswer'], ParentType, ContextType, RequireFields<QueryInterviewArgs, 'id'>>;
  interviewHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryInterviewHistoryArgs, 'id' | 'limit' | 'offset'>>;
  interviewRound?: Resolver<ResolversTypes['InterviewRoundAnswer'], ParentType, ContextType, RequireFields<QueryInterviewRoundArgs, 'id'>>;
  interviewRoundHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryInterviewRoundHistoryArgs, 'id' | 'limit' | 'offset'>>;
  interviewsAhead?: Resolver<ResolversTypes['InterviewsAhead'], ParentType, ContextType, RequireFields<QueryInterviewsAheadArgs, 'candidateId' | 'ofPost'>>;
  jobApplication?: Resolver<ResolversTypes['JobApplicationAnswer'], ParentType, ContextType, RequireFields<QueryJobApplicationArgs, 'id'>>;
  jobApplicationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryJobApplicationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  jobBoardFeeds?: Resolver<ResolversTypes['JobBoardFeeds'], ParentType, ContextType>;
  jobBoardIntegration?: Resolver<ResolversTypes['JobBoardIntegrationAnswer'], ParentType, ContextType, RequireFields<QueryJobBoardIntegrationArgs, 'id'>>;
  jobBoardIntegrationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryJobBoardIntegrationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  jobPost?: Resolver<ResolversTypes['JobPostAnswer'], ParentType, ContextType, RequireFields<QueryJobPostArgs, 'id'>>;
  jobPostHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryJobPostHistoryArgs, 'id' | 'limit' | 'offset'>>;
  jobPostStanding?: Resolver<ResolversTypes['JobPostStanding'], ParentType, ContextType, RequireFields<QueryJobPostStandingArgs, 'jobPostId'>>;
  jobRequisition?: Resolver<ResolversTypes['JobRequisitionAnswer'], ParentType, ContextType, RequireFields<QueryJobRequisitionArgs, 'id'>>;
  jobRequisitionHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryJobRequisitionHistoryArgs, 'id' | 'limit' | 'offset'>>;
  jobTitleList?: Resolver<ResolversTypes['JobTitles'], ParentType, ContextType, RequireFields<QueryJobTitleListArgs, 'limit' | 'offset'>>;
  listArchiveReasons?: Resolver<ResolversTypes['ArchiveReasonPage'], ParentType, ContextType, RequireFields<QueryListArchiveReasonsArgs, 'estimate' | 'limit' | 'offset'>>;
  listBlacklistReasons?: Resolver<ResolversTypes['BlacklistReasonPage'], ParentType, ContextType, RequireFields<QueryListBlacklistReasonsArgs, 'estimate' | 'limit' | 'offset'>>;
  listCandidateDistinctions?: Resolver<ResolversTypes['CandidateDistinctionPage'], ParentType, ContextType, RequireFields<QueryListCandidateDistinctionsArgs, 'estimate' | 'limit' | 'offset'>>;
  listCandidateSalaries?: Resolver<ResolversTypes['CandidateSalaryPage'], ParentType, ContextType, RequireFields<QueryListCandidateSalariesArgs, 'estimate' | 'limit' | 'offset'>>;
  listCandidateSalaryDetails?: Resolver<ResolversTypes['CandidateSalaryDetails'], ParentType, ContextType, RequireFields<QueryListCandidateSalaryDetailsArgs, 'formId' | 'isViewMode' | 'limit' | 'offset'>>;
  listCandidateSources?: Resolver<ResolversTypes['CandidateSourcePage'], ParentType, ContextType, RequireFields<QueryListCandidateSourcesArgs, 'estimate' | 'limit' | 'offset'>>;
  listCandidateStatuses?: Resolver<ResolversTypes['CandidateStatusPage'], ParentType, ContextType, RequireFields<QueryListCandidateStatusesArgs, 'estimate' | 'limit' | 'offset'>>;
  listCandidates?: Resolver<ResolversTypes['CandidatePage'], ParentType, ContextType, RequireFields<QueryListCandidatesArgs, 'estimate' | 'limit' | 'offset'>>;
  listCareerPages?: Resolver<ResolversTypes['CareerPagePage'], ParentType, ContextType, RequireFields<QueryListCareerPagesArgs, 'estimate' | 'limit' | 'offset'>>;
  listClients?: Resolver<ResolversTypes['ClientPage'], ParentType, ContextType, RequireFields<QueryListClientsArgs, 'estimate' | 'limit' | 'offset'>>;
  listFunctionalAreas?: Resolver<ResolversTypes['FunctionalAreaPage'], ParentType, ContextType, RequireFields<QueryListFunctionalAreasArgs, 'estimate' | 'limit' | 'offset'>>;
  listHeadcountPlans?: Resolver<ResolversTypes['HeadcountPlanPage'], ParentType, ContextType, RequireFields<QueryListHeadcountPlansArgs, 'estimate' | 'limit' | 'offset'>>;
  listHiringStages?: Resolver<ResolversTypes['HiringStagePage'], ParentType, ContextType, RequireFields<QueryListHiringStagesArgs, 'estimate' | 'limit' | 'offset'>>;
  listInterviewRounds?: Resolver<ResolversTypes['InterviewRoundPage'], ParentType, ContextType, RequireFields<QueryListInterviewRoundsArgs, 'estimate' | 'limit' | 'offset'>>;
  listInterviews?: Resolver<ResolversTypes['InterviewPage'], ParentType, ContextType, RequireFields<QueryListInterviewsArgs, 'estimate' | 'limit' | 'offset'>>;
  listJobApplications?: Resolver<ResolversTypes['JobApplicationPage'], ParentType, ContextType, RequireFields<QueryListJobApplicationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listJobBoardIntegrations?: Resolver<ResolversTypes['JobBoardIntegrationPage'], ParentType, ContextType, RequireFields<QueryListJobBoardIntegrationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listJobCandidates?: Resolver<ResolversTypes['CandidateRows'], ParentType, ContextType, RequireFields<QueryListJobCandidatesArgs, 'limit' | 'offset'>>;
  listJobPost?: Resolver<ResolversTypes['JobPostRows'], ParentType, ContextType, RequireFields<QueryListJobPostArgs, 'limit' | 'offset'>>;
  listJobPostLocations?: Resolver<ResolversTypes['JobPostPlaces'], ParentType, ContextType, RequireFields<QueryListJobPostLocationsArgs, 'jobpostId'>>;
  listJobPosts?: Resolver<ResolversTypes['JobPostPage'], ParentType, ContextType, RequireFields<QueryListJobPostsArgs, 'estimate' | 'limit' | 'offset'>>;
  listJobRequisitions?: Resolver<ResolversTypes['JobRequisitionPage'], ParentType, ContextType, RequireFields<QueryListJobRequisitionsArgs, 'estimate' | 'limit' | 'offset'>>;
  listManPowerPlanningSettings?: Resolver<ResolversTypes['ManPowerPlanningSettingPage'], ParentType, ContextType, RequireFields<QueryListManPowerPlanningSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listOfferLetterTemplates?: Resolver<ResolversTypes['OfferLetterTemplatePage'], ParentType, ContextType, RequireFields<QueryListOfferLetterTemplatesArgs, 'estimate' | 'limit' | 'offset'>>;
  listOffers?: Resolver<ResolversTypes['OfferPage'], ParentType, ContextType, RequireFields<QueryListOffersArgs, 'estimate' | 'limit' | 'offset'>>;
  listPlanSeats?: Resolver<ResolversTypes['PlanSeatPage'], ParentType, ContextType, RequireFields<QueryListPlanSeatsArgs, 'estimate' | 'limit' | 'offset'>>;
  listQualifications?: Resolver<ResolversTypes['QualificationPage'], ParentType, ContextType, RequireFields<QueryListQualificationsArgs, 'estimate' | 'limit' | 'offset'>>;
  listRecruitmentGeneralSettings?: Resolver<ResolversTypes['RecruitmentGeneralSettingPage'], ParentType, ContextType, RequireFields<QueryListRecruitmentGeneralSettingsArgs, 'estimate' | 'limit' | 'offset'>>;
  listScheduledRounds?: Resolver<ResolversTypes['ScheduledRoundPage'], ParentType, ContextType, RequireFields<QueryListScheduledRoundsArgs, 'estimate' | 'limit' | 'offset'>>;
  listScorecards?: Resolver<ResolversTypes['ScorecardPage'], ParentType, ContextType, RequireFields<QueryListScorecardsArgs, 'estimate' | 'limit' | 'offset'>>;
  listStageMoves?: Resolver<ResolversTypes['StageMovePage'], ParentType, ContextType, RequireFields<QueryListStageMovesArgs, 'estimate' | 'limit' | 'offset'>>;
  listTalentPools?: Resolver<ResolversTypes['TalentPoolPage'], ParentType, ContextType, RequireFields<QueryListTalentPoolsArgs, 'estimate' | 'limit' | 'offset'>>;
  lookupArchiveReasons?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupArchiveReasonsArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupBlacklistReasons?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupBlacklistReasonsArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupCandidateDistinctions?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCandidateDistinctionsArgs, 'limit' | 'offset'>>;
  lookupCandidateSalaries?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCandidateSalariesArgs, 'limit' | 'offset'>>;
  lookupCandidateSources?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCandidateSourcesArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupCandidateStatuses?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCandidateStatusesArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupCandidates?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCandidatesArgs, 'limit' | 'offset'>>;
  lookupCareerPages?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupCareerPagesArgs, 'limit' | 'offset'>>;
  lookupClients?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupClientsArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupFunctionalAreas?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupFunctionalAreasArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupHeadcountPlans?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupHeadcountPlansArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupHiringStages?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupHiringStagesArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupInterviewRounds?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupInterviewRoundsArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupInterviews?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupInterviewsArgs, 'limit' | 'offset'>>;
  lookupJobApplications?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupJobApplicationsArgs, 'limit' | 'offset'>>;
  lookupJobBoardIntegrations?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupJobBoardIntegrationsArgs, 'limit' | 'offset'>>;
  lookupJobPosts?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupJobPostsArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupJobRequisitions?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupJobRequisitionsArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupManPowerPlanningSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupManPowerPlanningSettingsArgs, 'limit' | 'offset'>>;
  lookupOfferLetterTemplates?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupOfferLetterTemplatesArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupOffers?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupOffersArgs, 'limit' | 'offset'>>;
  lookupPlanSeats?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupPlanSeatsArgs, 'limit' | 'offset'>>;
  lookupQualifications?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupQualificationsArgs, 'inUse' | 'limit' | 'offset'>>;
  lookupRecruitmentGeneralSettings?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupRecruitmentGeneralSettingsArgs, 'limit' | 'offset'>>;
  lookupScheduledRounds?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupScheduledRoundsArgs, 'limit' | 'offset'>>;
  lookupScorecards?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupScorecardsArgs, 'limit' | 'offset'>>;
  lookupStageMoves?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupStageMovesArgs, 'limit' | 'offset'>>;
  lookupTalentPools?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<QueryLookupTalentPoolsArgs, 'limit' | 'offset'>>;
  mailsAhead?: Resolver<ResolversTypes['MailsAheadAnswer'], ParentType, ContextType, RequireFields<QueryMailsAheadArgs, 'candidateId'>>;
  manPowerPlanningSetting?: Resolver<ResolversTypes['ManPowerPlanningSettingAnswer'], ParentType, ContextType, RequireFields<QueryManPowerPlanningSettingArgs, 'id'>>;
  manPowerPlanningSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryManPowerPlanningSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  myIntegration?: Resolver<ResolversTypes['MyIntegration'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['OfferAnswer'], ParentType, ContextType, RequireFields<QueryOfferArgs, 'id'>>;
  offerHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryOfferHistoryArgs, 'id' | 'limit' | 'offset'>>;
  offerLetterTemplate?: Resolver<ResolversTypes['OfferLetterTemplateAnswer'], ParentType, ContextType, RequireFields<QueryOfferLetterTemplateArgs, 'id'>>;
  offerLetterTemplateHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryOfferLetterTemplateHistoryArgs, 'id' | 'limit' | 'offset'>>;
  offerWithdrawalMail?: Resolver<ResolversTypes['OfferWithdrawalMail'], ParentType, ContextType, RequireFields<QueryOfferWithdrawalMailArgs, 'offerId'>>;
  panelAvailability?: Resolver<ResolversTypes['PanelAvailability'], ParentType, ContextType, RequireFields<QueryPanelAvailabilityArgs, 'employeeIds' | 'from' | 'to'>>;
  peopleOfPosition?: Resolver<ResolversTypes['SeatHolders'], ParentType, ContextType, RequireFields<QueryPeopleOfPositionArgs, 'departmentId' | 'designationId' | 'locationId'>>;
  planSeat?: Resolver<ResolversTypes['PlanSeatAnswer'], ParentType, ContextType, RequireFields<QueryPlanSeatArgs, 'id'>>;
  planSeatHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryPlanSeatHistoryArgs, 'id' | 'limit' | 'offset'>>;
  positionsOfDepartment?: Resolver<ResolversTypes['PositionsOfDepartment'], ParentType, ContextType, RequireFields<QueryPositionsOfDepartmentArgs, 'departmentId'>>;
  previewInterviewMail?: Resolver<ResolversTypes['InterviewMailPreview'], ParentType, ContextType, RequireFields<QueryPreviewInterviewMailArgs, 'arrangement' | 'roundMasterId' | 'slot'>>;
  previewOffer?: Resolver<ResolversTypes['OfferPreview'], ParentType, ContextType, RequireFields<QueryPreviewOfferArgs, 'candidateId' | 'templateId' | 'withPdf'>>;
  qualification?: Resolver<ResolversTypes['QualificationAnswer'], ParentType, ContextType, RequireFields<QueryQualificationArgs, 'id'>>;
  qualificationHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryQualificationHistoryArgs, 'id' | 'limit' | 'offset'>>;
  recruitmentDashboard?: Resolver<ResolversTypes['RecruitmentDashboard'], ParentType, ContextType, Partial<QueryRecruitmentDashboardArgs>>;
  recruitmentGeneralSetting?: Resolver<ResolversTypes['RecruitmentGeneralSettingAnswer'], ParentType, ContextType, RequireFields<QueryRecruitmentGeneralSettingArgs, 'id'>>;
  recruitmentGeneralSettingHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryRecruitmentGeneralSettingHistoryArgs, 'id' | 'limit' | 'offset'>>;
  recruitmentPassThrough?: Resolver<ResolversTypes['RecruitmentPassThrough'], ParentType, ContextType, Partial<QueryRecruitmentPassThroughArgs>>;
  recruitmentSetting?: Resolver<ResolversTypes['RecruitmentSettingAnswer'], ParentType, ContextType, Partial<QueryRecruitmentSettingArgs>>;
  requisitionFit?: Resolver<ResolversTypes['RequisitionFit'], ParentType, ContextType, RequireFields<QueryRequisitionFitArgs, 'departmentId' | 'designationId' | 'locationId' | 'neededBy' | 'openings'>>;
  resumeParser?: Resolver<ResolversTypes['ResumeParserAnswer'], ParentType, ContextType, RequireFields<QueryResumeParserArgs, 'Content' | 'FileName'>>;
  retrieveCandidateApplicationStatus?: Resolver<ResolversTypes['CandidateApplicationStatuses'], ParentType, ContextType, RequireFields<QueryRetrieveCandidateApplicationStatusArgs, 'candidateId'>>;
  retrieveCandidateIndividualsDetail?: Resolver<ResolversTypes['CandidateIndividualAnswer'], ParentType, ContextType, RequireFields<QueryRetrieveCandidateIndividualsDetailArgs, 'candidateId'>>;
  retrieveCandidateSkillsScore?: Resolver<ResolversTypes['SkillScoresAnswer'], ParentType, ContextType, RequireFields<QueryRetrieveCandidateSkillsScoreArgs, 'candidateId' | 'interviewId' | 'roundId'>>;
  retrieveCandidatesInterview?: Resolver<ResolversTypes['InterviewsAnswer'], ParentType, ContextType, RequireFields<QueryRetrieveCandidatesInterviewArgs, 'candidateId'>>;
  retrieveCandidatesInterviewRounds?: Resolver<ResolversTypes['InterviewsAnswer'], ParentType, ContextType, RequireFields<QueryRetrieveCandidatesInterviewRoundsArgs, 'candidateId'>>;
  retrieveCandidatesRounds?: Resolver<ResolversTypes['InterviewRoundsAnswer'], ParentType, ContextType, RequireFields<QueryRetrieveCandidatesRoundsArgs, 'candidateId' | 'interviewId'>>;
  retrieveJobCandidates?: Resolver<ResolversTypes['CandidateDetailAnswer'], ParentType, ContextType, RequireFields<QueryRetrieveJobCandidatesArgs, 'candidateId'>>;
  retrieveSourceMasterList?: Resolver<ResolversTypes['SourceMasters'], ParentType, ContextType>;
  scheduledRound?: Resolver<ResolversTypes['ScheduledRoundAnswer'], ParentType, ContextType, RequireFields<QueryScheduledRoundArgs, 'id'>>;
  scheduledRoundHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryScheduledRoundHistoryArgs, 'id' | 'limit' | 'offset'>>;
  schedulingPlan?: Resolver<ResolversTypes['SchedulingPlan'], ParentType, ContextType, RequireFields<QuerySchedulingPlanArgs, 'candidateIds'>>;
  scorecard?: Resolver<ResolversTypes['ScorecardAnswer'], ParentType, ContextType, RequireFields<QueryScorecardArgs, 'id'>>;
  scorecardHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryScorecardHistoryArgs, 'id' | 'limit' | 'offset'>>;
  sendScheduledInterviewEmail?: Resolver<ResolversTypes['InterviewMailAnswer'], ParentType, ContextType, RequireFields<QuerySendScheduledInterviewEmailArgs, 'htmlContent' | 'subject' | 'to' | 'typeOfInterview' | 'typeOfSchedule'>>;
  specialistsWithoutOnboarding?: Resolver<ResolversTypes['SpecialistsWithoutOnboarding'], ParentType, ContextType, RequireFields<QuerySpecialistsWithoutOnboardingArgs, 'employeeIds'>>;
  stageMove?: Resolver<ResolversTypes['StageMoveAnswer'], ParentType, ContextType, RequireFields<QueryStageMoveArgs, 'id'>>;
  stageMoveHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryStageMoveHistoryArgs, 'id' | 'limit' | 'offset'>>;
  suggestCareerBanner?: Resolver<ResolversTypes['BannerSuggestions'], ParentType, ContextType, RequireFields<QuerySuggestCareerBannerArgs, 'companyBranding' | 'industryTrends'>>;
  tableOfOrganization?: Resolver<ResolversTypes['TableOfOrganization'], ParentType, ContextType, Partial<QueryTableOfOrganizationArgs>>;
  talentPool?: Resolver<ResolversTypes['TalentPoolAnswer'], ParentType, ContextType, RequireFields<QueryTalentPoolArgs, 'id'>>;
  talentPoolHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryTalentPoolHistoryArgs, 'id' | 'limit' | 'offset'>>;
};

export type ReckonedCandidateSalaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReckonedCandidateSalary'] = ResolversParentTypes['ReckonedCandidateSalary']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salaryDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type RecruitmentChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentChoice'] = ResolversParentTypes['RecruitmentChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecruitmentChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentChoices'] = ResolversParentTypes['RecruitmentChoices']> = {
  departments?: Resolver<Array<ResolversTypes['RecruitmentChoice']>, ParentType, ContextType>;
  posts?: Resolver<Array<ResolversTypes['RecruitmentChoice']>, ParentType, ContextType>;
  recruiters?: Resolver<Array<ResolversTypes['RecruitmentChoice']>, ParentType, ContextType>;
};

export type RecruitmentDashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentDashboard'] = ResolversParentTypes['RecruitmentDashboard']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  choices?: Resolver<ResolversTypes['RecruitmentChoices'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['RecruitmentFigures'], ParentType, ContextType>;
  funnel?: Resolver<Array<ResolversTypes['RecruitmentStage']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['RecruitmentOffers'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['RecruitmentPeriod'], ParentType, ContextType>;
  postIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  recruiters?: Resolver<Array<ResolversTypes['RecruitmentLoad']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['RecruitmentSourceFigures']>, ParentType, ContextType>;
  stageTimes?: Resolver<Array<ResolversTypes['RecruitmentStageTime']>, ParentType, ContextType>;
  statuses?: Resolver<ResolversTypes['RecruitmentStatuses'], ParentType, ContextType>;
  timeToHire?: Resolver<Array<ResolversTypes['RecruitmentMonth']>, ParentType, ContextType>;
};

export type RecruitmentFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentFigures'] = ResolversParentTypes['RecruitmentFigures']> = {
  activeCandidates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hires?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interviewsThisWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offersOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openPostCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  openPosts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readsOthersPosts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vacancies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  weekStartsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  yearFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  yearTo?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type RecruitmentGeneralSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentGeneralSetting'] = ResolversParentTypes['RecruitmentGeneralSetting']> = {
  allowModifyingInterviewRounds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowMultipleLocations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  applicationForm?: Resolver<ResolversTypes['CandidateApplicationForm'], ParentType, ContextType>;
  candidatePortalLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  careerPortalFilters?: Resolver<Maybe<Array<ResolversTypes['CareerPortalFilter']>>, ParentType, ContextType>;
  centralisedRecruitment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enableMultipleApplication?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableNewFeatures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enforceCandidateSalary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  equalOpportunityStatement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobPostVisibility?: Resolver<ResolversTypes['JobPostVisibility'], ParentType, ContextType>;
  jobTitleEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mppIntegration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passcodeExpiryMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  portalAccessForArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  portalAccessForBlacklisted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  portalAccessForNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retentionMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sendSignedDocument?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showJobRoundsTab?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tenantUniqueKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecruitmentGeneralSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentGeneralSettingAnswer'] = ResolversParentTypes['RecruitmentGeneralSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['RecruitmentGeneralSetting']>, ParentType, ContextType>;
};

export type RecruitmentGeneralSettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentGeneralSettingChange'] = ResolversParentTypes['RecruitmentGeneralSettingChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['RecruitmentGeneralSetting']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type RecruitmentGeneralSettingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentGeneralSettingPage'] = ResolversParentTypes['RecruitmentGeneralSettingPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['RecruitmentGeneralSetting']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecruitmentGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentGroup'] = ResolversParentTypes['RecruitmentGroup']> = {
  applied?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hired?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  interviewed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['EqualOpportunityQuestion'], ParentType, ContextType>;
};

export type RecruitmentLoadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentLoad'] = ResolversParentTypes['RecruitmentLoad']> = {
  candidates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openPostCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  openPosts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recruiterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RecruitmentMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentMonth'] = ResolversParentTypes['RecruitmentMonth']> = {
  hires?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  median?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type RecruitmentOffersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentOffers'] = ResolversParentTypes['RecruitmentOffers']> = {
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  declined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecruitmentPassThroughResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentPassThrough'] = ResolversParentTypes['RecruitmentPassThrough']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['RecruitmentGroup']>, ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecruitmentPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentPeriod'] = ResolversParentTypes['RecruitmentPeriod']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type RecruitmentSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentSetting'] = ResolversParentTypes['RecruitmentSetting']> = {
  Allow_Modifying_Interview_Rounds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Allow_Multiple_Locations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Automatically_Send_Signed_Document?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Candidate_Application_Form_Type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Candidate_Portal_Login_Access?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Career_Portal_Filters?: Resolver<Array<ResolversTypes['CareerPortalFilter']>, ParentType, ContextType>;
  Centralised_Recruitment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Coverage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Enable_Multiple_Application?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Enable_New_Features?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Enforce_Candidate_Salary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Equal_opportunity_stmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Exp_portal_Expiry_Time_In_Mins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Job_Post_Visibility?: Resolver<ResolversTypes['JobPostVisibility'], ParentType, ContextType>;
  Job_Title_Editable_Access?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  MPP_Integration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Portal_Access_For_Archived_Candidates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Portal_Access_For_Blacklisted_Candidates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Portal_Access_For_New_Candidates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Show_Job_Rounds_Tab?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Tenant_Unique_Key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecruitmentSettingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentSettingAnswer'] = ResolversParentTypes['RecruitmentSettingAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recruitmentSetting?: Resolver<ResolversTypes['RecruitmentSetting'], ParentType, ContextType>;
};

export type RecruitmentSourceFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentSourceFigures'] = ResolversParentTypes['RecruitmentSourceFigures']> = {
  applications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hires?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RecruitmentStageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentStage'] = ResolversParentTypes['RecruitmentStage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HiringStageKind'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RecruitmentStageTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentStageTime'] = ResolversParentTypes['RecruitmentStageTime']> = {
  kind?: Resolver<ResolversTypes['HiringStageKind'], ParentType, ContextType>;
  median?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ninetieth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  statusIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecruitmentStatusesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecruitmentStatuses'] = ResolversParentTypes['RecruitmentStatuses']> = {
  active?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  offer?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  rejected?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RelationshipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Relationship'] = ResolversParentTypes['Relationship']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReplacedEmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplacedEmployee'] = ResolversParentTypes['ReplacedEmployee']> = {
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RequisitionFitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequisitionFit'] = ResolversParentTypes['RequisitionFit']> = {
  asked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  beginBy?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  beyondPlan?: Resolver<ResolversTypes['BeyondPlan'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  free?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isBeyond?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leadTimeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staying?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RequisitionInterviewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequisitionInterviewer'] = ResolversParentTypes['RequisitionInterviewer']> = {
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RequisitionPostedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequisitionPosted'] = ResolversParentTypes['RequisitionPosted']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobPostId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ResumeCertificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeCertification'] = ResolversParentTypes['ResumeCertification']> = {
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResumeConfidenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeConfidence'] = ResolversParentTypes['ResumeConfidence']> = {
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResumeEducationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeEducation'] = ResolversParentTypes['ResumeEducation']> = {
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  endedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  institute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['EducationLevel']>, ParentType, ContextType>;
  qualification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specialization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type ResumeExperienceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeExperience'] = ResolversParentTypes['ResumeExperience']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type ResumeLanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeLanguage'] = ResolversParentTypes['ResumeLanguage']> = {
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proficiency?: Resolver<Maybe<ResolversTypes['LanguageProficiency']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResumeParserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeParserAnswer'] = ResolversParentTypes['ResumeParserAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resume?: Resolver<ResolversTypes['ParsedResume'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ResumeSkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeSkill'] = ResolversParentTypes['ResumeSkill']> = {
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skillId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoundPanelMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoundPanelMember'] = ResolversParentTypes['RoundPanelMember']> = {
  designation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recommendation?: Resolver<Maybe<ResolversTypes['Recommendation']>, ParentType, ContextType>;
  scorecardId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RoundToScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoundToSchedule'] = ResolversParentTypes['RoundToSchedule']> = {
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTaken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['InterviewMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roundMasterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SalaryComponentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryComponent'] = ResolversParentTypes['SalaryComponent']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalaryTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalaryTemplate'] = ResolversParentTypes['SalaryTemplate']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScheduledRoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledRound'] = ResolversParentTypes['ScheduledRound']> = {
  calendarUid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidate?: Resolver<ResolversTypes['Candidate'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interview?: Resolver<ResolversTypes['Interview'], ParentType, ContextType>;
  jobPost?: Resolver<Maybe<ResolversTypes['JobPost']>, ParentType, ContextType>;
  maxScore?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  meetingLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['InterviewMode'], ParentType, ContextType>;
  moveAskedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  moveAskedNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizer?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  panel?: Resolver<Maybe<Array<ResolversTypes['ScheduledRoundMember']>>, ParentType, ContextType>;
  panelScore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  passesBy?: Resolver<ResolversTypes['PassingScoreOf'], ParentType, ContextType>;
  passingScore?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['RoundResult'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['InterviewRound'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ScheduledRoundStatus'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalScore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScheduledRoundAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledRoundAnswer'] = ResolversParentTypes['ScheduledRoundAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ScheduledRound']>, ParentType, ContextType>;
};

export type ScheduledRoundChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledRoundChange'] = ResolversParentTypes['ScheduledRoundChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ScheduledRound']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ScheduledRoundMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledRoundMember'] = ResolversParentTypes['ScheduledRoundMember']> = {
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  response?: Resolver<ResolversTypes['PanelResponse'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ScheduledRoundPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledRoundPage'] = ResolversParentTypes['ScheduledRoundPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ScheduledRound']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SchedulingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SchedulingAnswer'] = ResolversParentTypes['SchedulingAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roundIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
  withoutAddress?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SchedulingPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SchedulingPlan'] = ResolversParentTypes['SchedulingPlan']> = {
  allowsOtherRounds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['CandidateToSchedule']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freeDays?: Resolver<Array<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  panel?: Resolver<Array<ResolversTypes['PanelCandidate']>, ParentType, ContextType>;
  rounds?: Resolver<Array<ResolversTypes['RoundToSchedule']>, ParentType, ContextType>;
};

export type ScorecardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Scorecard'] = ResolversParentTypes['Scorecard']> = {
  candidate?: Resolver<ResolversTypes['Candidate'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  panelMember?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recommendation?: Resolver<Maybe<ResolversTypes['Recommendation']>, ParentType, ContextType>;
  scheduledRound?: Resolver<ResolversTypes['ScheduledRound'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  skills?: Resolver<Maybe<Array<ResolversTypes['ScorecardSkill']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ScorecardStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  totalScore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScorecardAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScorecardAnswer'] = ResolversParentTypes['ScorecardAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Scorecard']>, ParentType, ContextType>;
};

export type ScorecardChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScorecardChange'] = ResolversParentTypes['ScorecardChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Scorecard']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type ScorecardPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScorecardPage'] = ResolversParentTypes['ScorecardPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Scorecard']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScorecardSkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScorecardSkill'] = ResolversParentTypes['ScorecardSkill']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
};

export type SeatHolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeatHolder'] = ResolversParentTypes['SeatHolder']> = {
  dateOfJoin?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leavesOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeatHoldersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeatHolders'] = ResolversParentTypes['SeatHolders']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['SeatHolder']>, ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceProvider'] = ResolversParentTypes['ServiceProvider']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignUpBoardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpBoard'] = ResolversParentTypes['SignUpBoard']> = {
  advertiserId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  board?: Resolver<ResolversTypes['JobBoard'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Skill'] = ResolversParentTypes['Skill']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkillCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkillCategory'] = ResolversParentTypes['SkillCategory']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['SkillScore']>, ParentType, ContextType>;
};

export type SkillScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkillScore'] = ResolversParentTypes['SkillScore']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skillId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SkillScoresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkillScores'] = ResolversParentTypes['SkillScores']> = {
  categories?: Resolver<Array<ResolversTypes['SkillCategory']>, ParentType, ContextType>;
  maxScorePerSkill?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  panelMember?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  panelMemberId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recommendation?: Resolver<Maybe<ResolversTypes['Recommendation']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scorecardId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ScorecardStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SkillScoresAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkillScoresAnswer'] = ResolversParentTypes['SkillScoresAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skillScores?: Resolver<Maybe<ResolversTypes['SkillScores']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SourceMastersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceMasters'] = ResolversParentTypes['SourceMasters']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['SourceReference']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type SourceReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceReference'] = ResolversParentTypes['SourceReference']> = {
  Source_Id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Source_Title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpecialistsWithoutOnboardingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialistsWithoutOnboarding'] = ResolversParentTypes['SpecialistsWithoutOnboarding']> = {
  employeeIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StageMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageMove'] = ResolversParentTypes['StageMove']> = {
  candidate?: Resolver<ResolversTypes['Candidate'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  daysBefore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  fromStatus?: Resolver<Maybe<ResolversTypes['CandidateStatus']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobPost?: Resolver<Maybe<ResolversTypes['JobPost']>, ParentType, ContextType>;
  movedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  movedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toStatus?: Resolver<ResolversTypes['CandidateStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StageMoveAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageMoveAnswer'] = ResolversParentTypes['StageMoveAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['StageMove']>, ParentType, ContextType>;
};

export type StageMoveChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageMoveChange'] = ResolversParentTypes['StageMoveChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['StageMove']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type StageMovePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageMovePage'] = ResolversParentTypes['StageMovePage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['StageMove']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TableHeaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableHeader'] = ResolversParentTypes['TableHeader']> = {
  Header_Key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Header_Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Is_Default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Is_Visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Sort_Order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TableHeadersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableHeaders'] = ResolversParentTypes['TableHeaders']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tableHeaders?: Resolver<Array<ResolversTypes['TableHeader']>, ParentType, ContextType>;
};

export type TableOfOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableOfOrganization'] = ResolversParentTypes['TableOfOrganization']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['DepartmentHeadcount']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['PlanChoice']>, ParentType, ContextType>;
  quarter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type TalentPoolResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TalentPool'] = ResolversParentTypes['TalentPool']> = {
  candidates?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TalentPoolAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TalentPoolAnswer'] = ResolversParentTypes['TalentPoolAnswer']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TalentPool']>, ParentType, ContextType>;
};

export type TalentPoolChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TalentPoolChange'] = ResolversParentTypes['TalentPoolChange']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['TalentPool']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TalentPoolDeletionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TalentPoolDeletion'] = ResolversParentTypes['TalentPoolDeletion']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TalentPoolPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TalentPoolPage'] = ResolversParentTypes['TalentPoolPage']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TalentPool']>, ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TalentPoolReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TalentPoolReference'] = ResolversParentTypes['TalentPoolReference']> = {
  addedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  candidateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  talentPool?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  talentPoolId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TalentPoolReferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TalentPoolReferences'] = ResolversParentTypes['TalentPoolReferences']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  talentPools?: Resolver<Array<ResolversTypes['TalentPoolReference']>, ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type TalentPoolSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TalentPoolSaved'] = ResolversParentTypes['TalentPoolSaved']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  talentPoolId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<Array<ResolversTypes['FieldProblem']>>, ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  changeSet?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkAuthorizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkAuthorization'] = ResolversParentTypes['WorkAuthorization']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: GraphQLScalarType;
  AlikeCandidate?: AlikeCandidateResolvers<ContextType>;
  ArchiveReason?: ArchiveReasonResolvers<ContextType>;
  ArchiveReasonAnswer?: ArchiveReasonAnswerResolvers<ContextType>;
  ArchiveReasonChange?: ArchiveReasonChangeResolvers<ContextType>;
  ArchiveReasonPage?: ArchiveReasonPageResolvers<ContextType>;
  ArchiveReasonReference?: ArchiveReasonReferenceResolvers<ContextType>;
  ArchiveReasonReferences?: ArchiveReasonReferencesResolvers<ContextType>;
  AtsStatus?: AtsStatusResolvers<ContextType>;
  AtsStatuses?: AtsStatusesResolvers<ContextType>;
  BannerSuggestion?: BannerSuggestionResolvers<ContextType>;
  BannerSuggestions?: BannerSuggestionsResolvers<ContextType>;
  BlacklistReason?: BlacklistReasonResolvers<ContextType>;
  BlacklistReasonAnswer?: BlacklistReasonAnswerResolvers<ContextType>;
  BlacklistReasonChange?: BlacklistReasonChangeResolvers<ContextType>;
  BlacklistReasonPage?: BlacklistReasonPageResolvers<ContextType>;
  BoardOfMine?: BoardOfMineResolvers<ContextType>;
  BusyCalendar?: BusyCalendarResolvers<ContextType>;
  BusyTime?: BusyTimeResolvers<ContextType>;
  Candidate?: CandidateResolvers<ContextType>;
  CandidateAnswer?: CandidateAnswerResolvers<ContextType>;
  CandidateApplicationStatus?: CandidateApplicationStatusResolvers<ContextType>;
  CandidateApplicationStatuses?: CandidateApplicationStatusesResolvers<ContextType>;
  CandidateAttachment?: CandidateAttachmentResolvers<ContextType>;
  CandidateCertification?: CandidateCertificationResolvers<ContextType>;
  CandidateCertificationEntry?: CandidateCertificationEntryResolvers<ContextType>;
  CandidateChange?: CandidateChangeResolvers<ContextType>;
  CandidateDependent?: CandidateDependentResolvers<ContextType>;
  CandidateDependentDetail?: CandidateDependentDetailResolvers<ContextType>;
  CandidateDetail?: CandidateDetailResolvers<ContextType>;
  CandidateDetailAnswer?: CandidateDetailAnswerResolvers<ContextType>;
  CandidateDistinction?: CandidateDistinctionResolvers<ContextType>;
  CandidateDistinctionAnswer?: CandidateDistinctionAnswerResolvers<ContextType>;
  CandidateDistinctionChange?: CandidateDistinctionChangeResolvers<ContextType>;
  CandidateDistinctionPage?: CandidateDistinctionPageResolvers<ContextType>;
  CandidateEducation?: CandidateEducationResolvers<ContextType>;
  CandidateEducationEntry?: CandidateEducationEntryResolvers<ContextType>;
  CandidateErasure?: CandidateErasureResolvers<ContextType>;
  CandidateExperience?: CandidateExperienceResolvers<ContextType>;
  CandidateExperienceEntry?: CandidateExperienceEntryResolvers<ContextType>;
  CandidateIndividual?: CandidateIndividualResolvers<ContextType>;
  CandidateIndividualAnswer?: CandidateIndividualAnswerResolvers<ContextType>;
  CandidateInterview?: CandidateInterviewResolvers<ContextType>;
  CandidateLanguage?: CandidateLanguageResolvers<ContextType>;
  CandidateLanguageKnown?: CandidateLanguageKnownResolvers<ContextType>;
  CandidateListRow?: CandidateListRowResolvers<ContextType>;
  CandidateLookalike?: CandidateLookalikeResolvers<ContextType>;
  CandidateLookalikes?: CandidateLookalikesResolvers<ContextType>;
  CandidateMail?: CandidateMailResolvers<ContextType>;
  CandidateMailAnswer?: CandidateMailAnswerResolvers<ContextType>;
  CandidateMailContents?: CandidateMailContentsResolvers<ContextType>;
  CandidateMailDraft?: CandidateMailDraftResolvers<ContextType>;
  CandidateMailFile?: CandidateMailFileResolvers<ContextType>;
  CandidateMailPage?: CandidateMailPageResolvers<ContextType>;
  CandidateMailTemplate?: CandidateMailTemplateResolvers<ContextType>;
  CandidateMergePreview?: CandidateMergePreviewResolvers<ContextType>;
  CandidatePage?: CandidatePageResolvers<ContextType>;
  CandidateRankingAnswer?: CandidateRankingAnswerResolvers<ContextType>;
  CandidateRankingPart?: CandidateRankingPartResolvers<ContextType>;
  CandidateReference?: CandidateReferenceResolvers<ContextType>;
  CandidateReferenceDetail?: CandidateReferenceDetailResolvers<ContextType>;
  CandidateRound?: CandidateRoundResolvers<ContextType>;
  CandidateRows?: CandidateRowsResolvers<ContextType>;
  CandidateSalary?: CandidateSalaryResolvers<ContextType>;
  CandidateSalaryAllowance?: CandidateSalaryAllowanceResolvers<ContextType>;
  CandidateSalaryAnswer?: CandidateSalaryAnswerResolvers<ContextType>;
  CandidateSalaryChange?: CandidateSalaryChangeResolvers<ContextType>;
  CandidateSalaryDetails?: CandidateSalaryDetailsResolvers<ContextType>;
  CandidateSalaryGross?: CandidateSalaryGrossResolvers<ContextType>;
  CandidateSalaryPage?: CandidateSalaryPageResolvers<ContextType>;
  CandidateSalaryRetiral?: CandidateSalaryRetiralResolvers<ContextType>;
  CandidateSalarySaved?: CandidateSalarySavedResolvers<ContextType>;
  CandidateSkill?: CandidateSkillResolvers<ContextType>;
  CandidateSource?: CandidateSourceResolvers<ContextType>;
  CandidateSourceAnswer?: CandidateSourceAnswerResolvers<ContextType>;
  CandidateSourceChange?: CandidateSourceChangeResolvers<ContextType>;
  CandidateSourcePage?: CandidateSourcePageResolvers<ContextType>;
  CandidateStatus?: CandidateStatusResolvers<ContextType>;
  CandidateStatusAnswer?: CandidateStatusAnswerResolvers<ContextType>;
  CandidateStatusChange?: CandidateStatusChangeResolvers<ContextType>;
  CandidateStatusNext?: CandidateStatusNextResolvers<ContextType>;
  CandidateStatusPage?: CandidateStatusPageResolvers<ContextType>;
  CandidateStep?: CandidateStepResolvers<ContextType>;
  CandidateTimelineEntry?: CandidateTimelineEntryResolvers<ContextType>;
  CandidateTimelinePage?: CandidateTimelinePageResolvers<ContextType>;
  CandidateToSchedule?: CandidateToScheduleResolvers<ContextType>;
  CandidateWorkPermit?: CandidateWorkPermitResolvers<ContextType>;
  CandidatesChange?: CandidatesChangeResolvers<ContextType>;
  CareerPage?: CareerPageResolvers<ContextType>;
  CareerPageAnswer?: CareerPageAnswerResolvers<ContextType>;
  CareerPageChange?: CareerPageChangeResolvers<ContextType>;
  CareerPagePage?: CareerPagePageResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  ClientAnswer?: ClientAnswerResolvers<ContextType>;
  ClientChange?: ClientChangeResolvers<ContextType>;
  ClientPage?: ClientPageResolvers<ContextType>;
  CompanySignUp?: CompanySignUpResolvers<ContextType>;
  CompanySignedUp?: CompanySignedUpResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecidedStep?: DecidedStepResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  Department?: DepartmentResolvers<ContextType>;
  DepartmentHeadcount?: DepartmentHeadcountResolvers<ContextType>;
  Designation?: DesignationResolvers<ContextType>;
  DroppedResume?: DroppedResumeResolvers<ContextType>;
  DroppedResumesAnswer?: DroppedResumesAnswerResolvers<ContextType>;
  DuplicateCandidate?: DuplicateCandidateResolvers<ContextType>;
  DuplicateCandidates?: DuplicateCandidatesResolvers<ContextType>;
  DuplicateGroup?: DuplicateGroupResolvers<ContextType>;
  DuplicateGroups?: DuplicateGroupsResolvers<ContextType>;
  DuplicatePair?: DuplicatePairResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  Employee?: EmployeeResolvers<ContextType>;
  EndpointStatus?: EndpointStatusResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  ForecastAssumptions?: ForecastAssumptionsResolvers<ContextType>;
  ForecastFigures?: ForecastFiguresResolvers<ContextType>;
  ForecastLine?: ForecastLineResolvers<ContextType>;
  ForecastPeriod?: ForecastPeriodResolvers<ContextType>;
  FunctionalArea?: FunctionalAreaResolvers<ContextType>;
  FunctionalAreaAnswer?: FunctionalAreaAnswerResolvers<ContextType>;
  FunctionalAreaChange?: FunctionalAreaChangeResolvers<ContextType>;
  FunctionalAreaPage?: FunctionalAreaPageResolvers<ContextType>;
  Grade?: GradeResolvers<ContextType>;
  HeadcountFigures?: HeadcountFiguresResolvers<ContextType>;
  HeadcountPlan?: HeadcountPlanResolvers<ContextType>;
  HeadcountPlanAnswer?: HeadcountPlanAnswerResolvers<ContextType>;
  HeadcountPlanChange?: HeadcountPlanChangeResolvers<ContextType>;
  HeadcountPlanDrafted?: HeadcountPlanDraftedResolvers<ContextType>;
  HeadcountPlanPage?: HeadcountPlanPageResolvers<ContextType>;
  HeadcountPlanStepDone?: HeadcountPlanStepDoneResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HiringFlowCount?: HiringFlowCountResolvers<ContextType>;
  HiringFlowCounts?: HiringFlowCountsResolvers<ContextType>;
  HiringFlowDone?: HiringFlowDoneResolvers<ContextType>;
  HiringForecast?: HiringForecastResolvers<ContextType>;
  HiringStage?: HiringStageResolvers<ContextType>;
  HiringStageAnswer?: HiringStageAnswerResolvers<ContextType>;
  HiringStageChange?: HiringStageChangeResolvers<ContextType>;
  HiringStagePage?: HiringStagePageResolvers<ContextType>;
  HiringStepKind?: HiringStepKindResolvers<ContextType>;
  HiringStepKinds?: HiringStepKindsResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  IntegrationWarning?: IntegrationWarningResolvers<ContextType>;
  IntegrationWarnings?: IntegrationWarningsResolvers<ContextType>;
  Interview?: InterviewResolvers<ContextType>;
  InterviewAnswer?: InterviewAnswerResolvers<ContextType>;
  InterviewChange?: InterviewChangeResolvers<ContextType>;
  InterviewFeed?: InterviewFeedResolvers<ContextType>;
  InterviewMailAnswer?: InterviewMailAnswerResolvers<ContextType>;
  InterviewMailPreview?: InterviewMailPreviewResolvers<ContextType>;
  InterviewPage?: InterviewPageResolvers<ContextType>;
  InterviewRound?: InterviewRoundResolvers<ContextType>;
  InterviewRoundAnswer?: InterviewRoundAnswerResolvers<ContextType>;
  InterviewRoundChange?: InterviewRoundChangeResolvers<ContextType>;
  InterviewRoundPage?: InterviewRoundPageResolvers<ContextType>;
  InterviewRoundSkill?: InterviewRoundSkillResolvers<ContextType>;
  InterviewRoundsAnswer?: InterviewRoundsAnswerResolvers<ContextType>;
  InterviewsAhead?: InterviewsAheadResolvers<ContextType>;
  InterviewsAnswer?: InterviewsAnswerResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JobApplication?: JobApplicationResolvers<ContextType>;
  JobApplicationAnswer?: JobApplicationAnswerResolvers<ContextType>;
  JobApplicationChange?: JobApplicationChangeResolvers<ContextType>;
  JobApplicationPage?: JobApplicationPageResolvers<ContextType>;
  JobBoardFeed?: JobBoardFeedResolvers<ContextType>;
  JobBoardFeeds?: JobBoardFeedsResolvers<ContextType>;
  JobBoardIntegration?: JobBoardIntegrationResolvers<ContextType>;
  JobBoardIntegrationAnswer?: JobBoardIntegrationAnswerResolvers<ContextType>;
  JobBoardIntegrationChange?: JobBoardIntegrationChangeResolvers<ContextType>;
  JobBoardIntegrationPage?: JobBoardIntegrationPageResolvers<ContextType>;
  JobBoardSaved?: JobBoardSavedResolvers<ContextType>;
  JobCandidateSaved?: JobCandidateSavedResolvers<ContextType>;
  JobPost?: JobPostResolvers<ContextType>;
  JobPostAnswer?: JobPostAnswerResolvers<ContextType>;
  JobPostChange?: JobPostChangeResolvers<ContextType>;
  JobPostCopy?: JobPostCopyResolvers<ContextType>;
  JobPostListRow?: JobPostListRowResolvers<ContextType>;
  JobPostLocation?: JobPostLocationResolvers<ContextType>;
  JobPostMember?: JobPostMemberResolvers<ContextType>;
  JobPostMembersDone?: JobPostMembersDoneResolvers<ContextType>;
  JobPostPage?: JobPostPageResolvers<ContextType>;
  JobPostPlace?: JobPostPlaceResolvers<ContextType>;
  JobPostPlaces?: JobPostPlacesResolvers<ContextType>;
  JobPostQualification?: JobPostQualificationResolvers<ContextType>;
  JobPostRoleMember?: JobPostRoleMemberResolvers<ContextType>;
  JobPostRoleMembers?: JobPostRoleMembersResolvers<ContextType>;
  JobPostRound?: JobPostRoundResolvers<ContextType>;
  JobPostRows?: JobPostRowsResolvers<ContextType>;
  JobPostSkill?: JobPostSkillResolvers<ContextType>;
  JobPostStanding?: JobPostStandingResolvers<ContextType>;
  JobPostStepDone?: JobPostStepDoneResolvers<ContextType>;
  JobRequisition?: JobRequisitionResolvers<ContextType>;
  JobRequisitionAnswer?: JobRequisitionAnswerResolvers<ContextType>;
  JobRequisitionChange?: JobRequisitionChangeResolvers<ContextType>;
  JobRequisitionPage?: JobRequisitionPageResolvers<ContextType>;
  JobTitle?: JobTitleResolvers<ContextType>;
  JobTitles?: JobTitlesResolvers<ContextType>;
  LeadTimeOfGrade?: LeadTimeOfGradeResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Location?: LocationResolvers<ContextType>;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  MailableDocument?: MailableDocumentResolvers<ContextType>;
  MailboxConnection?: MailboxConnectionResolvers<ContextType>;
  MailsAhead?: MailsAheadResolvers<ContextType>;
  MailsAheadAnswer?: MailsAheadAnswerResolvers<ContextType>;
  ManPowerPlanningSetting?: ManPowerPlanningSettingResolvers<ContextType>;
  ManPowerPlanningSettingAnswer?: ManPowerPlanningSettingAnswerResolvers<ContextType>;
  ManPowerPlanningSettingChange?: ManPowerPlanningSettingChangeResolvers<ContextType>;
  ManPowerPlanningSettingPage?: ManPowerPlanningSettingPageResolvers<ContextType>;
  MemberAvailability?: MemberAvailabilityResolvers<ContextType>;
  MergeMove?: MergeMoveResolvers<ContextType>;
  MicrosoftStart?: MicrosoftStartResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyIntegration?: MyIntegrationResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OfferAnswer?: OfferAnswerResolvers<ContextType>;
  OfferChange?: OfferChangeResolvers<ContextType>;
  OfferLetterLine?: OfferLetterLineResolvers<ContextType>;
  OfferLetterTemplate?: OfferLetterTemplateResolvers<ContextType>;
  OfferLetterTemplateAnswer?: OfferLetterTemplateAnswerResolvers<ContextType>;
  OfferLetterTemplateChange?: OfferLetterTemplateChangeResolvers<ContextType>;
  OfferLetterTemplatePage?: OfferLetterTemplatePageResolvers<ContextType>;
  OfferPage?: OfferPageResolvers<ContextType>;
  OfferPreview?: OfferPreviewResolvers<ContextType>;
  OfferWithdrawalMail?: OfferWithdrawalMailResolvers<ContextType>;
  OfferedPostPay?: OfferedPostPayResolvers<ContextType>;
  PanelAvailability?: PanelAvailabilityResolvers<ContextType>;
  PanelCandidate?: PanelCandidateResolvers<ContextType>;
  ParsedResume?: ParsedResumeResolvers<ContextType>;
  PlanChoice?: PlanChoiceResolvers<ContextType>;
  PlanSeat?: PlanSeatResolvers<ContextType>;
  PlanSeatAnswer?: PlanSeatAnswerResolvers<ContextType>;
  PlanSeatChange?: PlanSeatChangeResolvers<ContextType>;
  PlanSeatPage?: PlanSeatPageResolvers<ContextType>;
  PortalAnswer?: PortalAnswerResolvers<ContextType>;
  PositionHeadcount?: PositionHeadcountResolvers<ContextType>;
  PositionsOfDepartment?: PositionsOfDepartmentResolvers<ContextType>;
  Qualification?: QualificationResolvers<ContextType>;
  QualificationAnswer?: QualificationAnswerResolvers<ContextType>;
  QualificationChange?: QualificationChangeResolvers<ContextType>;
  QualificationPage?: QualificationPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReckonedCandidateSalary?: ReckonedCandidateSalaryResolvers<ContextType>;
  RecruitmentChoice?: RecruitmentChoiceResolvers<ContextType>;
  RecruitmentChoices?: RecruitmentChoicesResolvers<ContextType>;
  RecruitmentDashboard?: RecruitmentDashboardResolvers<ContextType>;
  RecruitmentFigures?: RecruitmentFiguresResolvers<ContextType>;
  RecruitmentGeneralSetting?: RecruitmentGeneralSettingResolvers<ContextType>;
  RecruitmentGeneralSettingAnswer?: RecruitmentGeneralSettingAnswerResolvers<ContextType>;
  RecruitmentGeneralSettingChange?: RecruitmentGeneralSettingChangeResolvers<ContextType>;
  RecruitmentGeneralSettingPage?: RecruitmentGeneralSettingPageResolvers<ContextType>;
  RecruitmentGroup?: RecruitmentGroupResolvers<ContextType>;
  RecruitmentLoad?: RecruitmentLoadResolvers<ContextType>;
  RecruitmentMonth?: RecruitmentMonthResolvers<ContextType>;
  RecruitmentOffers?: RecruitmentOffersResolvers<ContextType>;
  RecruitmentPassThrough?: RecruitmentPassThroughResolvers<ContextType>;
  RecruitmentPeriod?: RecruitmentPeriodResolvers<ContextType>;
  RecruitmentSetting?: RecruitmentSettingResolvers<ContextType>;
  RecruitmentSettingAnswer?: RecruitmentSettingAnswerResolvers<ContextType>;
  RecruitmentSourceFigures?: RecruitmentSourceFiguresResolvers<ContextType>;
  RecruitmentStage?: RecruitmentStageResolvers<ContextType>;
  RecruitmentStageTime?: RecruitmentStageTimeResolvers<ContextType>;
  RecruitmentStatuses?: RecruitmentStatusesResolvers<ContextType>;
  Relationship?: RelationshipResolvers<ContextType>;
  ReplacedEmployee?: ReplacedEmployeeResolvers<ContextType>;
  RequisitionFit?: RequisitionFitResolvers<ContextType>;
  RequisitionInterviewer?: RequisitionInterviewerResolvers<ContextType>;
  RequisitionPosted?: RequisitionPostedResolvers<ContextType>;
  ResumeCertification?: ResumeCertificationResolvers<ContextType>;
  ResumeConfidence?: ResumeConfidenceResolvers<ContextType>;
  ResumeEducation?: ResumeEducationResolvers<ContextType>;
  ResumeExperience?: ResumeExperienceResolvers<ContextType>;
  ResumeLanguage?: ResumeLanguageResolvers<ContextType>;
  ResumeParserAnswer?: ResumeParserAnswerResolvers<ContextType>;
  ResumeSkill?: ResumeSkillResolvers<ContextType>;
  RoundPanelMember?: RoundPanelMemberResolvers<ContextType>;
  RoundToSchedule?: RoundToScheduleResolvers<ContextType>;
  SalaryComponent?: SalaryComponentResolvers<ContextType>;
  SalaryTemplate?: SalaryTemplateResolvers<ContextType>;
  ScheduledRound?: ScheduledRoundResolvers<ContextType>;
  ScheduledRoundAnswer?: ScheduledRoundAnswerResolvers<ContextType>;
  ScheduledRoundChange?: ScheduledRoundChangeResolvers<ContextType>;
  ScheduledRoundMember?: ScheduledRoundMemberResolvers<ContextType>;
  ScheduledRoundPage?: ScheduledRoundPageResolvers<ContextType>;
  SchedulingAnswer?: SchedulingAnswerResolvers<ContextType>;
  SchedulingPlan?: SchedulingPlanResolvers<ContextType>;
  Scorecard?: ScorecardResolvers<ContextType>;
  ScorecardAnswer?: ScorecardAnswerResolvers<ContextType>;
  ScorecardChange?: ScorecardChangeResolvers<ContextType>;
  ScorecardPage?: ScorecardPageResolvers<ContextType>;
  ScorecardSkill?: ScorecardSkillResolvers<ContextType>;
  SeatHolder?: SeatHolderResolvers<ContextType>;
  SeatHolders?: SeatHoldersResolvers<ContextType>;
  ServiceProvider?: ServiceProviderResolvers<ContextType>;
  SignUpBoard?: SignUpBoardResolvers<ContextType>;
  Skill?: SkillResolvers<ContextType>;
  SkillCategory?: SkillCategoryResolvers<ContextType>;
  SkillScore?: SkillScoreResolvers<ContextType>;
  SkillScores?: SkillScoresResolvers<ContextType>;
  SkillScoresAnswer?: SkillScoresAnswerResolvers<ContextType>;
  SourceMasters?: SourceMastersResolvers<ContextType>;
  SourceReference?: SourceReferenceResolvers<ContextType>;
  SpecialistsWithoutOnboarding?: SpecialistsWithoutOnboardingResolvers<ContextType>;
  StageMove?: StageMoveResolvers<ContextType>;
  StageMoveAnswer?: StageMoveAnswerResolvers<ContextType>;
  StageMoveChange?: StageMoveChangeResolvers<ContextType>;
  StageMovePage?: StageMovePageResolvers<ContextType>;
  TableHeader?: TableHeaderResolvers<ContextType>;
  TableHeaders?: TableHeadersResolvers<ContextType>;
  TableOfOrganization?: TableOfOrganizationResolvers<ContextType>;
  TalentPool?: TalentPoolResolvers<ContextType>;
  TalentPoolAnswer?: TalentPoolAnswerResolvers<ContextType>;
  TalentPoolChange?: TalentPoolChangeResolvers<ContextType>;
  TalentPoolDeletion?: TalentPoolDeletionResolvers<ContextType>;
  TalentPoolPage?: TalentPoolPageResolvers<ContextType>;
  TalentPoolReference?: TalentPoolReferenceResolvers<ContextType>;
  TalentPoolReferences?: TalentPoolReferencesResolvers<ContextType>;
  TalentPoolSaved?: TalentPoolSavedResolvers<ContextType>;
  UndoAnswer?: UndoAnswerResolvers<ContextType>;
  WorkAuthorization?: WorkAuthorizationResolvers<ContextType>;
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
