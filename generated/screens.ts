// Printed by npm run codegen from schema/. Do not edit.
import type { ScreenEntry } from '../src/domain/resource.ts';

export const screens: readonly ScreenEntry[] = [
 {
  "path": "/settings/core-hr/attendance-configuration",
  "form": "ATTENDANCE_CONFIGURATION",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "AttendanceConfiguration",
  "single": false
 },
 {
  "path": "/settings/core-hr/geo-fencing-and-selfie-attendance",
  "form": "GEO_FENCING_AND_SELFIE_ATTENDANCE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "AttendanceConfiguration",
  "single": false
 },
 {
  "path": "/core-hr/attendance-records/finalized",
  "form": "ATTENDANCE_RECORDS",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "AttendanceFinalization",
  "single": false
 },
 {
  "path": "/my-team/attendance/attendance-finalization/finalized",
  "form": "ATTENDANCE_FINALIZATION",
  "scope": "TEAM",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "AttendanceFinalization",
  "single": false
 },
 {
  "path": "/core-hr/attendance-records/decisions",
  "form": "ATTENDANCE_RECORDS",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "DayDecision",
  "single": false
 },
 {
  "path": "/employee-self-service/attendance/decisions",
  "form": "SELF_ATTENDANCE",
  "scope": "SELF",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "DayDecision",
  "single": false
 },
 {
  "path": "/my-team/attendance/attendance-bulk-action",
  "form": "ATTENDANCE_BULK_ACTION",
  "scope": "TEAM",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "DayDecision",
  "single": false
 },
 {
  "path": "/core-hr/attendance-records",
  "form": "ATTENDANCE_RECORDS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "Punch",
  "single": false
 },
 {
  "path": "/employee-self-service/attendance",
  "form": "SELF_ATTENDANCE",
  "scope": "SELF",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "Punch",
  "single": false
 },
 {
  "path": "/my-team/attendance",
  "form": "TEAM_ATTENDANCE",
  "scope": "TEAM",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "Punch",
  "single": false
 },
 {
  "path": "/core-hr/attendance-records/regularisations",
  "form": "ATTENDANCE_RECORDS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "Regularisation",
  "single": false
 },
 {
  "path": "/employee-self-service/attendance/regularisations",
  "form": "SELF_ATTENDANCE",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "Regularisation",
  "single": false
 },
 {
  "path": "/my-team/attendance/attendance-approvals",
  "form": "ATTENDANCE_APPROVALS",
  "scope": "TEAM",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "Regularisation",
  "single": false
 },
 {
  "path": "/roster-management/shift-scheduling/shifts",
  "form": "SHIFT_SCHEDULING",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "ScheduledShift",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/roster-management/shift-rotation",
  "form": "SHIFT_ROTATION",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "ShiftRotation",
  "single": false
 },
 {
  "path": "/roster-management/shift-swap-approvals",
  "form": "SHIFT_SWAP_APPROVALS",
  "scope": "TEAM",
  "record": "EDIT",
  "actions": [
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "ShiftSwap",
  "single": false
 },
 {
  "path": "/core-hr/attendance-records/work-from-home",
  "form": "ATTENDANCE_RECORDS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "WorkFromHomePreApproval",
  "single": false
 },
 {
  "path": "/employee-self-service/pre-approval",
  "form": "SELF_PRE_APPROVAL",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "WorkFromHomePreApproval",
  "single": false
 },
 {
  "path": "/my-team/pre-approval",
  "form": "TEAM_PRE_APPROVAL",
  "scope": "TEAM",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "attendance",
  "type": "WorkFromHomePreApproval",
  "single": false
 },
 {
  "path": "/settings/reference-lists/account-types",
  "form": "REFERENCE_LISTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "AccountType",
  "single": false
 },
 {
  "path": "/core-hr/accreditation-category-and-type/categories",
  "form": "ACCREDITATION_CATEGORY_AND_TYPE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "AccreditationCategory",
  "single": false
 },
 {
  "path": "/core-hr/designations/accreditations",
  "form": "DESIGNATIONS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "AccreditationLink",
  "single": false
 },
 {
  "path": "/core-hr/accreditation-category-and-type",
  "form": "ACCREDITATION_CATEGORY_AND_TYPE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "AccreditationType",
  "single": false
 },
 {
  "path": "/core-hr/awards",
  "form": "AWARDS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Award",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/core-hr/bank-accounts",
  "form": "BANK_ACCOUNTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "BankAccount",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/settings/reference-lists/banks",
  "form": "REFERENCE_LISTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Bank",
  "single": false
 },
 {
  "path": "/core-hr/brand",
  "form": "BRAND",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Brand",
  "single": false
 },
 {
  "path": "/core-hr/business-unit",
  "form": "BUSINESS_UNIT",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "BusinessUnit",
  "single": false
 },
 {
  "path": "/settings/reference-lists/career-tracks",
  "form": "REFERENCE_LISTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "CareerTrack",
  "single": false
 },
 {
  "path": "/settings/reference-lists/courses",
  "form": "REFERENCE_LISTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Course",
  "single": false
 },
 {
  "path": "/settings/general/currencies",
  "form": "GENERAL_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Currency",
  "single": false
 },
 {
  "path": "/core-hr/custom-employee-groups",
  "form": "CUSTOM_EMPLOYEE_GROUPS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "CustomEmployeeGroup",
  "single": false
 },
 {
  "path": "/core-hr/departments",
  "form": "DEPARTMENT_HIERARCHY",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Department",
  "single": false
 },
 {
  "path": "/core-hr/designations",
  "form": "DESIGNATIONS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Designation",
  "single": false
 },
 {
  "path": "/core-hr/document-subtype/categories",
  "form": "DOCUMENT_SUBTYPE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "DocumentCategory",
  "single": false
 },
 {
  "path": "/core-hr/document-subtype",
  "form": "DOCUMENT_SUBTYPE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "DocumentSubtype",
  "single": false
 },
 {
  "path": "/core-hr/document-subtype/types",
  "form": "DOCUMENT_SUBTYPE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "DocumentType",
  "single": false
 },
 {
  "path": "/core-hr/education",
  "form": "EDUCATION",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Education",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/core-hr/accreditations",
  "form": "ACCREDITATIONS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "EmployeeAccreditation",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/core-hr/employee-documents",
  "form": "EMPLOYEE_DOCUMENTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "EmployeeDocument",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/settings/core-hr/employee-number-series",
  "form": "EMPLOYEE_NUMBER_SERIES",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "EmployeeNumberSeries",
  "single": false
 },
 {
  "path": "/core-hr/employee-type",
  "form": "EMPLOYEE_TYPE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "EmployeeType",
  "single": false
 },
 {
  "path": "/core-hr/employees",
  "form": "EMPLOYEES",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Employee",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/my-team/team-summary",
  "form": "TEAM_SUMMARY",
  "scope": "TEAM",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Employee",
  "single": false
 },
 {
  "path": "/employee-self-service/my-profile",
  "form": "SELF_MY_PROFILE",
  "scope": "SELF",
  "record": "SHOW",
  "actions": [],
  "endpoint": "core-hr",
  "type": "Employee",
  "single": true
 },
 {
  "path": "/core-hr/accreditation-category-and-type/enforcement-groups",
  "form": "ACCREDITATION_CATEGORY_AND_TYPE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "EnforcementGroup",
  "single": false
 },
 {
  "path": "/core-hr/experience",
  "form": "EXPERIENCE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Experience",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/core-hr/family-members",
  "form": "FAMILY_MEMBERS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "FamilyMember",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/core-hr/grades",
  "form": "GRADES",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Grade",
  "single": false
 },
 {
  "path": "/core-hr/holidays",
  "form": "HOLIDAYS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Holiday",
  "single": false
 },
 {
  "path": "/settings/core-hr/holidays",
  "form": "HOLIDAYS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Holiday",
  "single": false
 },
 {
  "path": "/settings/reference-lists/institutions",
  "form": "REFERENCE_LISTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Institution",
  "single": false
 },
 {
  "path": "/settings/reference-lists/insurance-types",
  "form": "REFERENCE_LISTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "InsuranceType",
  "single": false
 },
 {
  "path": "/core-hr/job-changes",
  "form": "JOB_CHANGES",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "JobChange",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/core-hr/job-levels",
  "form": "JOB_LEVELS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "JobLevel",
  "single": false
 },
 {
  "path": "/core-hr/job-roles",
  "form": "JOB_ROLES",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "JobRole",
  "single": false
 },
 {
  "path": "/core-hr/licences",
  "form": "LICENCES",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Licence",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/core-hr/location-area",
  "form": "LOCATION_AREA",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "LocationArea",
  "single": false
 },
 {
  "path": "/core-hr/location-type",
  "form": "LOCATION_TYPE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "LocationType",
  "single": false
 },
 {
  "path": "/core-hr/locations",
  "form": "LOCATIONS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Location",
  "single": false
 },
 {
  "path": "/core-hr/organization-group",
  "form": "ORGANIZATION_GROUP",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "OrganizationGroup",
  "single": false
 },
 {
  "path": "/core-hr/passports",
  "form": "PASSPORTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Passport",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/core-hr/per-diem",
  "form": "PER_DIEM",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "PerDiem",
  "single": false
 },
 {
  "path": "/settings/reference-lists/professions",
  "form": "REFERENCE_LISTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Profession",
  "single": false
 },
 {
  "path": "/core-hr/projects",
  "form": "PROJECTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Project",
  "single": false
 },
 {
  "path": "/settings/reference-lists/relationships",
  "form": "REFERENCE_LISTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Relationship",
  "single": false
 },
 {
  "path": "/settings/reference-lists/religions",
  "form": "REFERENCE_LISTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Religion",
  "single": false
 },
 {
  "path": "/settings/core-hr/roles",
  "form": "ROLES",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Role",
  "single": false
 },
 {
  "path": "/core-hr/service-providers",
  "form": "SERVICE_PROVIDER_ADMIN",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "ServiceProvider",
  "single": false
 },
 {
  "path": "/settings/reference-lists/skills",
  "form": "REFERENCE_LISTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Skill",
  "single": false
 },
 {
  "path": "/settings/reference-lists/specializations",
  "form": "REFERENCE_LISTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Specialization",
  "single": false
 },
 {
  "path": "/settings/reference-lists/tax-codes",
  "form": "REFERENCE_LISTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "TaxCode",
  "single": false
 },
 {
  "path": "/settings/reference-lists/timekeeping-categories",
  "form": "REFERENCE_LISTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "TimekeepingCategory",
  "single": false
 },
 {
  "path": "/settings/core-hr/uniform-items/entitlements",
  "form": "UNIFORM_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "UniformEntitlement",
  "single": false
 },
 {
  "path": "/my-team/uniform-monitoring/issues",
  "form": "UNIFORM_MONITORING",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "UniformIssue",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/settings/core-hr/uniform-items",
  "form": "UNIFORM_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "UniformItem",
  "single": false
 },
 {
  "path": "/my-team/uniform-monitoring/observations",
  "form": "UNIFORM_MONITORING",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "UniformObservation",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/settings/core-hr/uniform-items/stock",
  "form": "UNIFORM_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "UniformStockEntry",
  "single": false
 },
 {
  "path": "/core-hr/user-accounts",
  "form": "USER_ACCOUNTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "UserAccount",
  "single": false
 },
 {
  "path": "/core-hr/visas",
  "form": "VISAS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Visa",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/settings/reference-lists/work-authorizations",
  "form": "REFERENCE_LISTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "WorkAuthorization",
  "single": false
 },
 {
  "path": "/settings/core-hr/work-places",
  "form": "WORK_PLACES",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "WorkPlace",
  "single": false
 },
 {
  "path": "/core-hr/work-schedule",
  "form": "WORK_SCHEDULE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "WorkSchedule",
  "single": false
 },
 {
  "path": "/compliance-management/docusign/signatures",
  "form": "DOCUSIGN",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "document-signing",
  "type": "DocumentSignature",
  "single": false,
  "isPart": true
 },
 {
  "path": "/document-generator/templates",
  "form": "DOCUMENT_GENERATOR",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "document-signing",
  "type": "DocumentTemplate",
  "single": false
 },
 {
  "path": "/document-generator",
  "form": "DOCUMENT_GENERATOR",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "document-signing",
  "type": "GeneratedDocument",
  "single": false
 },
 {
  "path": "/compliance-management/docusign",
  "form": "DOCUSIGN",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "where": "{\"status\": {\"in\": [\"SENT\", \"VIEWED\", \"SIGNED\"]}, \"waitsFor\": {\"empty\": false}}",
  "endpoint": "document-signing",
  "type": "GeneratedDocument",
  "single": false
 },
 {
  "path": "/compliance-management/docusign/configuration",
  "form": "DOCUSIGN_CONFIGURATION",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "document-signing",
  "type": "SigningSetting",
  "single": true
 },
 {
  "path": "/workflow/dynamic-form-builder/responses",
  "form": "DYNAMIC_FORM_BUILDER",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "dynamic-form-builder",
  "type": "DynamicFormResponse",
  "single": false,
  "isPart": true
 },
 {
  "path": "/workflow/dynamic-form-builder",
  "form": "DYNAMIC_FORM_BUILDER",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "dynamic-form-builder",
  "type": "DynamicForm",
  "single": false
 },
 {
  "path": "/workflow/workflow-builder",
  "form": "WORKFLOW_BUILDER",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "dynamic-form-builder",
  "type": "Workflow",
  "single": false
 },
 {
  "path": "/benefits/air-ticket-claim",
  "form": "AIR_TICKET_CLAIM",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "AirTicketClaim",
  "single": false
 },
 {
  "path": "/my-team-finance/benefits-and-deduction/air-ticketing-settlement-summary/claims",
  "form": "AIR_TICKETING_SETTLEMENT_SUMMARY",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "AirTicketClaim",
  "single": false
 },
 {
  "path": "/my-finance/travel-and-expenses/claim-request",
  "form": "SELF_CLAIM_REQUEST",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "ClaimRequest",
  "single": false
 },
 {
  "path": "/my-team/travel-and-expenses/claim-request",
  "form": "TEAM_CLAIM_REQUEST",
  "scope": "TEAM",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "ClaimRequest",
  "single": false
 },
 {
  "path": "/settings/benefits-and-deduction/travel-and-expenses/claims",
  "form": "TRAVEL_AND_EXPENSES_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "ClaimRequest",
  "single": false
 },
 {
  "path": "/core-hr/time-off-management/comp-off-override",
  "form": "COMP_OFF_OVERRIDE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "CompOff",
  "single": false
 },
 {
  "path": "/employee-self-service/compensatory-off",
  "form": "SELF_COMPENSATORY_OFF",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "CompOff",
  "single": false
 },
 {
  "path": "/my-team/compensatory-off",
  "form": "TEAM_COMPENSATORY_OFF",
  "scope": "TEAM",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "CompOff",
  "single": false
 },
 {
  "path": "/settings/benefits-and-deduction/travel-and-expenses/expense-types",
  "form": "TRAVEL_AND_EXPENSES_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "ExpenseType",
  "single": false
 },
 {
  "path": "/settings/tax-and-statutory-compliance/fbp-declaration/declarations",
  "form": "FBP_DECLARATION_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "FbpDeclaration",
  "single": false
 },
 {
  "path": "/my-finance/my-declarations/fbp-declaration",
  "form": "SELF_FBP_DECLARATION",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "employee-self-service",
  "type": "FbpDeclaration",
  "single": false
 },
 {
  "path": "/core-hr/time-off-management/holiday-choices",
  "form": "TIME_OFF_MANAGEMENT",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "HolidayChoice",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/employee-self-service/holiday-choices",
  "form": "SELF_TIME_OFF",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE"
  ],
  "endpoint": "employee-self-service",
  "type": "HolidayChoice",
  "single": false
 },
 {
  "path": "/my-team/holiday-choices",
  "form": "TEAM_TIME_OFF",
  "scope": "TEAM",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "HolidayChoice",
  "single": false
 },
 {
  "path": "/core-hr/time-off-management/leave-override",
  "form": "LEAVE_OVERRIDE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "LeaveBalance",
  "single": false
 },
 {
  "path": "/employee-self-service/time-off",
  "form": "SELF_TIME_OFF",
  "scope": "SELF",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "LeaveBalance",
  "single": false
 },
 {
  "path": "/my-team/time-off",
  "form": "TEAM_TIME_OFF",
  "scope": "TEAM",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "LeaveBalance",
  "single": false
 },
 {
  "path": "/core-hr/leave-closure",
  "form": "LEAVE_CLOSURE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "LeaveClosure",
  "single": false
 },
 {
  "path": "/core-hr/time-off-management/time-off-closure",
  "form": "TIME_OFF_CLOSURE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "LeaveClosure",
  "single": false
 },
 {
  "path": "/core-hr/leave-policy",
  "form": "LEAVE_POLICY",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "LeavePolicy",
  "single": false
 },
 {
  "path": "/core-hr/time-off-management",
  "form": "TIME_OFF_MANAGEMENT",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "LeaveRequest",
  "single": false
 },
 {
  "path": "/employee-self-service/leave-request",
  "form": "SELF_LEAVE_REQUEST",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "LeaveRequest",
  "single": false
 },
 {
  "path": "/my-team/leave-request",
  "form": "TEAM_LEAVE_REQUEST",
  "scope": "TEAM",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "LeaveRequest",
  "single": false
 },
 {
  "path": "/settings/core-hr/leave-types",
  "form": "TIME_OFF",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "LeaveType",
  "single": false
 },
 {
  "path": "/my-team/lop-recovery",
  "form": "TEAM_LOP_RECOVERY",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "LopRecovery",
  "single": false
 },
 {
  "path": "/employee-self-service/lop-recovery",
  "form": "SELF_LOP_RECOVERY",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "LopRecovery",
  "single": false
 },
 {
  "path": "/settings/tax-and-statutory-compliance/nps-declaration/declarations",
  "form": "NPS_DECLARATION_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "NpsDeclaration",
  "single": false
 },
 {
  "path": "/my-finance/my-declarations/nps-declaration",
  "form": "SELF_NPS_DECLARATION",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "employee-self-service",
  "type": "NpsDeclaration",
  "single": false
 },
 {
  "path": "/core-hr/time-off-management/on-duty",
  "form": "TIME_OFF_MANAGEMENT",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "OnDuty",
  "single": false
 },
 {
  "path": "/employee-self-service/on-duty",
  "form": "SELF_TIME_OFF",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "OnDuty",
  "single": false
 },
 {
  "path": "/my-team/on-duty",
  "form": "TEAM_TIME_OFF",
  "scope": "TEAM",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "OnDuty",
  "single": false
 },
 {
  "path": "/my-team/overtime",
  "form": "TEAM_OVERTIME",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "OvertimeRequest",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/employee-self-service/overtime",
  "form": "SELF_OVERTIME",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "OvertimeRequest",
  "single": false
 },
 {
  "path": "/core-hr/time-off-management/short-time-off",
  "form": "TIME_OFF_MANAGEMENT",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "ShortTimeOff",
  "single": false
 },
 {
  "path": "/employee-self-service/short-time-off",
  "form": "SELF_SHORT_TIME_OFF",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "ShortTimeOff",
  "single": false
 },
 {
  "path": "/my-team/short-time-off",
  "form": "TEAM_SHORT_TIME_OFF",
  "scope": "TEAM",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "ShortTimeOff",
  "single": false
 },
 {
  "path": "/my-finance/my-declarations",
  "form": "MY_DECLARATIONS",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "TaxReliefClaim",
  "single": false
 },
 {
  "path": "/tax-and-statutory-compliance/tax-relief/claims",
  "form": "TAX_RELIEF",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "TaxReliefClaim",
  "single": false
 },
 {
  "path": "/core-hr/attendance-records/timesheets",
  "form": "ATTENDANCE_RECORDS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "Timesheet",
  "single": false
 },
 {
  "path": "/employee-self-service/timesheets",
  "form": "SELF_TIMESHEETS",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "Timesheet",
  "single": false
 },
 {
  "path": "/my-team/timesheets",
  "form": "TEAM_TIMESHEETS",
  "scope": "TEAM",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "Timesheet",
  "single": false
 },
 {
  "path": "/settings/benefits-and-deduction/travel-and-expenses",
  "form": "TRAVEL_AND_EXPENSES_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "employee-self-service",
  "type": "TravelAndExpenseSetting",
  "single": true
 },
 {
  "path": "/my-finance/travel-and-expenses/travel-request",
  "form": "SELF_TRAVEL_REQUEST",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "TravelRequest",
  "single": false
 },
 {
  "path": "/my-team/travel-and-expenses/travel-request",
  "form": "TEAM_TRAVEL_REQUEST",
  "scope": "TEAM",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "TravelRequest",
  "single": false
 },
 {
  "path": "/settings/benefits-and-deduction/travel-and-expenses/travel-requests",
  "form": "TRAVEL_AND_EXPENSES_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "employee-self-service",
  "type": "TravelRequest",
  "single": false
 },
 {
  "path": "/my-team/exit-management",
  "form": "EXIT_MANAGEMENT",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "exit-management",
  "type": "Exit",
  "single": false
 },
 {
  "path": "/settings/productivity-monitoring/classifications",
  "form": "PRODUCTIVITY_MONITORING_ADMIN",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "monitoring",
  "type": "ActivityClassification",
  "single": false
 },
 {
  "path": "/settings/data-loss-prevention/internet-access-control/domains",
  "form": "DLP_INTERNET_ACCESS_CONTROL",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "EDIT",
   "EXPORT"
  ],
  "where": "{\"kind\": {\"equals\": \"WEBSITE\"}}",
  "endpoint": "monitoring",
  "type": "ActivityClassification",
  "single": false
 },
 {
  "path": "/productivity-monitoring/activity-dashboard/days",
  "form": "CXO_DASHBOARD",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "monitoring",
  "type": "ActivityDay",
  "single": false,
  "isPart": true
 },
 {
  "path": "/productivity-monitoring/devices",
  "form": "PRODUCTIVITY_MONITORING_ADMIN",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "monitoring",
  "type": "ActivityDevice",
  "single": false
 },
 {
  "path": "/settings/data-loss-prevention/internet-access-control/attempts",
  "form": "DLP_INTERNET_ACCESS_CONTROL",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "monitoring",
  "type": "BlockedVisit",
  "single": false,
  "isPart": true
 },
 {
  "path": "/employee-self-service/my-activity/blocked-websites",
  "form": "CXO_DASHBOARD",
  "scope": "SELF",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "monitoring",
  "type": "BlockedVisit",
  "single": false,
  "isPart": true
 },
 {
  "path": "/settings/data-loss-prevention/custom-alert",
  "form": "DLP_CUSTOM_ALERT",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "monitoring",
  "type": "CustomAlert",
  "single": false
 },
 {
  "path": "/settings/data-loss-prevention/internet-access-control/exceptions",
  "form": "ADMIN",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "monitoring",
  "type": "InternetAccessOverride",
  "single": false
 },
 {
  "path": "/settings/data-loss-prevention/internet-access-control/wildcards",
  "form": "DLP_INTERNET_ACCESS_CONTROL",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "monitoring",
  "type": "InternetAccessPattern",
  "single": false
 },
 {
  "path": "/settings/data-loss-prevention/internet-access-control",
  "form": "DLP_INTERNET_ACCESS_CONTROL",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "monitoring",
  "type": "InternetAccessSetting",
  "single": true
 },
 {
  "path": "/settings/data-loss-prevention/key-logging",
  "form": "DLP_KEY_LOGGING",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "monitoring",
  "type": "KeyLoggingSetting",
  "single": true
 },
 {
  "path": "/data-loss-prevention/custom-alerts/alerts",
  "form": "DLP_CUSTOM_ALERT",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EXPORT",
   "UNDO"
  ],
  "endpoint": "monitoring",
  "type": "KeywordAlert",
  "single": false
 },
 {
  "path": "/settings/data-loss-prevention/location-tracking",
  "form": "DLP_LOCATION_TRACKING",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "monitoring",
  "type": "LocationTrackingSetting",
  "single": true
 },
 {
  "path": "/productivity-monitoring/members",
  "form": "PRODUCTIVITY_MONITORING_ADMIN",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "monitoring",
  "type": "MonitoredMember",
  "single": false,
  "isPart": true,
  "isPersonal": true
 },
 {
  "path": "/settings/productivity-monitoring/general",
  "form": "PRODUCTIVITY_MONITORING_ADMIN",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "monitoring",
  "type": "MonitoringSetting",
  "single": true
 },
 {
  "path": "/settings/data-loss-prevention/additional-screenshots",
  "form": "DLP_ADDITIONAL_SCREENSHOTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "monitoring",
  "type": "ScreenshotSetting",
  "single": true
 },
 {
  "path": "/data-loss-prevention/toxicity-intelligence/alerts",
  "form": "TOXICITY_INTELLIGENCE",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EXPORT",
   "UNDO"
  ],
  "endpoint": "monitoring",
  "type": "ToxicityAlert",
  "single": false
 },
 {
  "path": "/settings/data-loss-prevention/toxicity-identifier",
  "form": "DLP_TOXICITY_IDENTIFIER",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "monitoring",
  "type": "ToxicitySetting",
  "single": true
 },
 {
  "path": "/settings/data-loss-prevention/location-tracking/work-locations",
  "form": "DLP_LOCATION_TRACKING",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "monitoring",
  "type": "WorkLocation",
  "single": false
 },
 {
  "path": "/onboarding/individuals",
  "form": "ONBOARDING_INDIVIDUALS",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "where": "{\"status\": {\"in\": [\"DRAFT\", \"INVITED\", \"STARTED\", \"SUBMITTED\", \"RETURNED\", \"CANCELLED\"]}}",
  "endpoint": "onboarding",
  "type": "OnboardingIndividual",
  "single": false
 },
 {
  "path": "/onboarding/onboarded-individuals",
  "form": "ONBOARDED_INDIVIDUALS",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EXPORT",
   "UNDO"
  ],
  "where": "{\"status\": {\"equals\": \"ONBOARDED\"}}",
  "endpoint": "onboarding",
  "type": "OnboardingIndividual",
  "single": false
 },
 {
  "path": "/settings/general/announcements",
  "form": "ANNOUNCEMENTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "organisation-data",
  "type": "Announcement",
  "single": false
 },
 {
  "path": "/settings/general/general-settings",
  "form": "GENERAL_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "EDIT"
  ],
  "endpoint": "organisation-data",
  "type": "Organisation",
  "single": true
 },
 {
  "path": "/settings/benefits-and-deduction/adhoc-allowance",
  "form": "ADHOC_ALLOWANCE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "AdhocAllowance",
  "single": false
 },
 {
  "path": "/settings/benefits-and-deduction/air-ticketing-policy/fares",
  "form": "AIR_TICKETING_POLICY",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "AirTicketFare",
  "single": false,
  "isPart": true
 },
 {
  "path": "/settings/benefits-and-deduction/air-ticketing-policy/homes",
  "form": "AIR_TICKETING_POLICY",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "AirTicketHome",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/settings/benefits-and-deduction/air-ticketing-policy",
  "form": "AIR_TICKETING_POLICY",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "AirTicketPolicy",
  "single": false
 },
 {
  "path": "/settings/benefits-and-deduction/air-ticketing-policy/sectors",
  "form": "AIR_TICKETING_POLICY",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "AirTicketSector",
  "single": false
 },
 {
  "path": "/payroll/bonus/lines",
  "form": "BONUS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "BonusLine",
  "single": false,
  "isPart": true
 },
 {
  "path": "/my-finance/my-pay/my-bonus",
  "form": "MY_PAY",
  "scope": "SELF",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "where": "{\"status\": {\"equals\": \"APPROVED\"}}",
  "endpoint": "payroll-admin",
  "type": "BonusLine",
  "single": false,
  "isPart": true
 },
 {
  "path": "/payroll/bonus/plans",
  "form": "BONUS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "BonusPlan",
  "single": false
 },
 {
  "path": "/payroll/bonus",
  "form": "BONUS",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "BonusRound",
  "single": false
 },
 {
  "path": "/my-team-finance/clawback",
  "form": "CLAWBACK",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "Clawback",
  "single": false,
  "isPart": true
 },
 {
  "path": "/my-team-finance/salary-info/salary-details",
  "form": "SALARY_DETAILS",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "DELETE",
   "EXPORT"
  ],
  "where": "{\"isPresent\": {\"equals\": true}}",
  "opens": "{\"status\": {\"equals\": \"APPLIED\"}}",
  "endpoint": "payroll-admin",
  "type": "EmployeeSalary",
  "single": false,
  "isPart": true
 },
 {
  "path": "/my-team-finance/salary-info/salary-revision",
  "form": "SALARY_REVISION",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "where": "{\"revisionType\": {\"in\": [\"ANNUAL_REVIEW\", \"PROMOTION\", \"MARKET_ADJUSTMENT\", \"CORRECTION\", \"OTHER\"]}}",
  "endpoint": "payroll-admin",
  "type": "EmployeeSalary",
  "single": false,
  "isPart": true
 },
 {
  "path": "/my-team-finance/benefits-and-deduction/one-time-earnings",
  "form": "ONE_TIME_EARNINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "OneTimeEarning",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/settings/payroll/cycles",
  "form": "PAYROLL_GENERAL_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "PayrollCycle",
  "single": false
 },
 {
  "path": "/settings/payroll/general",
  "form": "PAYROLL_GENERAL_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "payroll-admin",
  "type": "PayrollGeneralSetting",
  "single": true
 },
 {
  "path": "/payroll/salary-payslip",
  "form": "SALARY_PAYSLIP_BI_MONTHLY",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "PayrollRun",
  "single": false
 },
 {
  "path": "/payroll/salary-payslip/bi-monthly",
  "form": "SALARY_PAYSLIP_BI_MONTHLY",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "where": "{\"period\": {\"equals\": \"HALF_MONTH\"}}",
  "endpoint": "payroll-admin",
  "type": "PayrollRun",
  "single": false
 },
 {
  "path": "/payroll/salary-payslip/payslips",
  "form": "SALARY_PAYSLIP_BI_MONTHLY",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EXPORT",
   "UNDO"
  ],
  "endpoint": "payroll-admin",
  "type": "Payslip",
  "single": false,
  "isPart": true
 },
 {
  "path": "/payroll/electronic-fund-transfer/payslips",
  "form": "ELECTRONIC_FUND_TRANSFER",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EXPORT",
   "UNDO"
  ],
  "where": "{\"status\": {\"equals\": \"FINAL\"}}",
  "endpoint": "payroll-admin",
  "type": "Payslip",
  "single": false,
  "isPart": true
 },
 {
  "path": "/my-finance/my-pay/my-payslip",
  "form": "MY_PAYSLIP",
  "scope": "SELF",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "where": "{\"status\": {\"equals\": \"FINAL\"}}",
  "endpoint": "payroll-admin",
  "type": "Payslip",
  "single": false,
  "isPart": true
 },
 {
  "path": "/settings/payroll/salary-advances",
  "form": "PAYROLL_GENERAL_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "payroll-admin",
  "type": "SalaryAdvanceSetting",
  "single": true
 },
 {
  "path": "/my-finance/my-pay/my-advances",
  "form": "SELF_SALARY_ADVANCE",
  "scope": "SELF",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "SalaryAdvance",
  "single": false
 },
 {
  "path": "/my-team-finance/benefits-and-deduction/salary-advances",
  "form": "SALARY_ADVANCE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "SalaryAdvance",
  "single": false
 },
 {
  "path": "/settings/payroll/salary-components",
  "form": "SALARY_COMPONENTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "SalaryComponent",
  "single": false
 },
 {
  "path": "/settings/payroll/salary-template",
  "form": "SALARY_TEMPLATE",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "payroll-admin",
  "type": "SalaryTemplate",
  "single": false
 },
 {
  "path": "/payroll/full-and-final-settlement/settlements",
  "form": "FULL_AND_FINAL_SETTLEMENT",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT",
   "UNDO"
  ],
  "endpoint": "payroll-admin",
  "type": "Settlement",
  "single": false
 },
 {
  "path": "/my-finance/my-pay/my-settlement",
  "form": "MY_PAYSLIP",
  "scope": "SELF",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "where": "{\"status\": {\"in\": [\"FINAL\", \"PAID\"]}}",
  "endpoint": "payroll-admin",
  "type": "Settlement",
  "single": false
 },
 {
  "path": "/settings/recruitment/archive-reasons",
  "form": "RECRUITMENT_MASTERS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "ArchiveReason",
  "single": false
 },
 {
  "path": "/settings/recruitment/blacklist-reasons",
  "form": "RECRUITMENT_MASTERS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "BlacklistReason",
  "single": false
 },
 {
  "path": "/recruitment/distinct-candidates",
  "form": "DUPLICATE_CANDIDATES",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "CandidateDistinction",
  "single": false,
  "isPart": true
 },
 {
  "path": "/recruitment/candidate-salaries",
  "form": "CANDIDATE_SALARY",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "CandidateSalary",
  "single": false,
  "isPart": true
 },
 {
  "path": "/settings/recruitment/sources",
  "form": "RECRUITMENT_MASTERS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "CandidateSource",
  "single": false
 },
 {
  "path": "/settings/recruitment/hiring-flow/statuses",
  "form": "HIRING_FLOW",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "CandidateStatus",
  "single": false
 },
 {
  "path": "/recruitment/job-candidates",
  "form": "JOB_CANDIDATES",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "where": "{\"standing\": {\"equals\": \"ACTIVE\"}}",
  "endpoint": "recruitment",
  "type": "Candidate",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/recruitment/talent-pool",
  "form": "TALENT_POOL",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EDIT",
   "EXPORT"
  ],
  "where": "{\"standing\": {\"equals\": \"TALENT_POOL\"}}",
  "endpoint": "recruitment",
  "type": "Candidate",
  "single": false
 },
 {
  "path": "/recruitment/archived-candidates",
  "form": "ARCHIVED_CANDIDATES",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "where": "{\"standing\": {\"in\": [\"ARCHIVED\", \"BLACKLISTED\"]}}",
  "endpoint": "recruitment",
  "type": "Candidate",
  "single": false
 },
 {
  "path": "/recruitment/interview-candidates",
  "form": "UPCOMING_INTERVIEWS",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [],
  "endpoint": "recruitment",
  "type": "Candidate",
  "single": false
 },
 {
  "path": "/settings/recruitment/career-page-designer",
  "form": "CAREER_PAGE_DESIGNER",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "recruitment",
  "type": "CareerPage",
  "single": true
 },
 {
  "path": "/settings/recruitment/clients",
  "form": "RECRUITMENT_MASTERS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "Client",
  "single": false
 },
 {
  "path": "/settings/recruitment/functional-areas",
  "form": "RECRUITMENT_MASTERS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "FunctionalArea",
  "single": false
 },
 {
  "path": "/man-power-planning/table-of-organization/plans",
  "form": "TABLE_OF_ORGANIZATION",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "HeadcountPlan",
  "single": false
 },
 {
  "path": "/settings/recruitment/hiring-flow/stages",
  "form": "HIRING_FLOW",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "HiringStage",
  "single": false
 },
 {
  "path": "/recruitment/interview-rounds-master",
  "form": "INTERVIEW_ROUNDS_MASTER",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "InterviewRound",
  "single": false
 },
 {
  "path": "/recruitment/interviews",
  "form": "UPCOMING_INTERVIEWS",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "Interview",
  "single": false,
  "isPart": true
 },
 {
  "path": "/recruitment/applications",
  "form": "JOB_CANDIDATES",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "JobApplication",
  "single": false,
  "isPart": true
 },
 {
  "path": "/recruitment/stage-moves",
  "form": "RECRUITMENT_DASHBOARD",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "StageMove",
  "single": false,
  "isPart": true
 },
 {
  "path": "/settings/integration",
  "form": "JOB_BOARD_INTEGRATION",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "JobBoardIntegration",
  "single": false
 },
 {
  "path": "/recruitment/job-posts",
  "form": "JOB_POSTS",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "JobPost",
  "single": false
 },
 {
  "path": "/man-power-planning/job-requisition",
  "form": "JOB_REQUISITION",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "JobRequisition",
  "single": false
 },
 {
  "path": "/man-power-planning/settings/general",
  "form": "MAN_POWER_PLANNING_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "recruitment",
  "type": "ManPowerPlanningSetting",
  "single": true
 },
 {
  "path": "/settings/recruitment/offer-letters",
  "form": "RECRUITMENT_MASTERS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "OfferLetterTemplate",
  "single": false
 },
 {
  "path": "/recruitment/offers",
  "form": "CANDIDATE_SALARY",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "Offer",
  "single": false,
  "isPart": true
 },
 {
  "path": "/man-power-planning/table-of-organization/positions",
  "form": "TABLE_OF_ORGANIZATION",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "PlanSeat",
  "single": false,
  "isPart": true
 },
 {
  "path": "/settings/recruitment/qualifications",
  "form": "RECRUITMENT_MASTERS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "Qualification",
  "single": false
 },
 {
  "path": "/settings/recruitment/general",
  "form": "RECRUITMENT_GENERAL_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "recruitment",
  "type": "RecruitmentGeneralSetting",
  "single": true
 },
 {
  "path": "/recruitment/scheduled-rounds",
  "form": "UPCOMING_INTERVIEWS",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "ScheduledRound",
  "single": false,
  "isPart": true
 },
 {
  "path": "/recruitment/scorecards",
  "form": "PENDING_FEEDBACK",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "EDIT",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "Scorecard",
  "single": false,
  "isPart": true
 },
 {
  "path": "/recruitment/talent-pool/pools",
  "form": "TALENT_POOL",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "recruitment",
  "type": "TalentPool",
  "single": false
 },
 {
  "path": "/settings/core-hr/comp-off",
  "form": "COMP_OFF_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "settings",
  "type": "CompOffConfiguration",
  "single": false
 },
 {
  "path": "/settings/core-hr/comp-off/grant",
  "form": "COMP_OFF_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "settings",
  "type": "CompOffGrant",
  "single": true
 },
 {
  "path": "/settings/core-hr/general",
  "form": "CORE_HR_GENERAL_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "settings",
  "type": "CoreHrSetting",
  "single": true
 },
 {
  "path": "/settings/general/email-templates",
  "form": "EMAIL_TEMPLATES",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "settings",
  "type": "EmailTemplate",
  "single": false
 },
 {
  "path": "/settings/core-hr/coverage",
  "form": "CORE_HR_GENERAL_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "settings",
  "type": "FormCoverage",
  "single": false
 },
 {
  "path": "/settings/general/custom-fields",
  "form": "CUSTOM_FIELDS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "where": "{\"kind\":{\"empty\":false}}",
  "endpoint": "settings",
  "type": "FormField",
  "single": false
 },
 {
  "path": "/settings/general/ui-elements-customizer",
  "form": "UI_ELEMENTS_CUSTOMIZER",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "settings",
  "type": "FormField",
  "single": false
 },
 {
  "path": "/settings/core-hr/lop-recovery",
  "form": "LOP_RECOVERY_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "settings",
  "type": "LopRecoverySetting",
  "single": true
 },
 {
  "path": "/settings/core-hr/overtime",
  "form": "OVERTIME_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "settings",
  "type": "OvertimeConfiguration",
  "single": false
 },
 {
  "path": "/settings/core-hr/pre-approvals",
  "form": "PRE_APPROVALS_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "settings",
  "type": "PreApprovalSetting",
  "single": false
 },
 {
  "path": "/settings/general/custom-reports",
  "form": "CUSTOM_REPORTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "settings",
  "type": "Report",
  "single": false
 },
 {
  "path": "/form-generator",
  "form": "FORM_GENERATOR",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE"
  ],
  "endpoint": "settings",
  "type": "Report",
  "single": false
 },
 {
  "path": "/settings/core-hr/roster",
  "form": "ROSTER_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "settings",
  "type": "RosterSetting",
  "single": true
 },
 {
  "path": "/settings/general/sign-in-security",
  "form": "USER_ACCOUNTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "settings",
  "type": "SignInPolicy",
  "single": true
 },
 {
  "path": "/settings/core-hr/special-wages",
  "form": "SPECIAL_WAGES",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "settings",
  "type": "SpecialWage",
  "single": false
 },
 {
  "path": "/settings/core-hr/time-off",
  "form": "TIME_OFF",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "settings",
  "type": "TimeOffSetting",
  "single": true
 },
 {
  "path": "/tax-and-statutory-compliance/compliance-forms/form-24q/tax-numbers",
  "form": "FORM_24Q",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "EmployeeTaxNumber",
  "single": false,
  "isPart": true,
  "isPersonal": true
 },
 {
  "path": "/settings/tax-and-statutory-compliance/fbp-declaration",
  "form": "FBP_DECLARATION_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "FbpDeclarationSetting",
  "single": true
 },
 {
  "path": "/tax-and-statutory-compliance/statutory-components/gratuity/rules",
  "form": "GRATUITY",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "GratuityRule",
  "single": false
 },
 {
  "path": "/tax-and-statutory-compliance/statutory-components/insurance",
  "form": "INSURANCE",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "InsuranceMember",
  "single": false,
  "isPart": true,
  "isPersonal": true
 },
 {
  "path": "/settings/tax-and-statutory-compliance/nps-declaration",
  "form": "NPS_DECLARATION_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "NpsDeclarationSetting",
  "single": true
 },
 {
  "path": "/tax-and-statutory-compliance/statutory-components/nps",
  "form": "NPS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "NpsMember",
  "single": false,
  "isPart": true,
  "isPersonal": true
 },
 {
  "path": "/payroll/tax-rules",
  "form": "PROFESSIONAL_TAX",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "ProfessionalTaxRule",
  "single": false
 },
 {
  "path": "/tax-and-statutory-compliance/statutory-components/provident-fund",
  "form": "PROVIDENT_FUND",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "ProvidentFundMember",
  "single": false,
  "isPart": true,
  "isPersonal": true
 },
 {
  "path": "/payroll/full-and-final-settlement/rules",
  "form": "FULL_AND_FINAL_SETTLEMENT",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "SettlementRule",
  "single": false
 },
 {
  "path": "/tax-and-statutory-compliance/statutory-components/rates",
  "form": "STATUTORY_COMPONENTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "StatutoryRate",
  "single": false
 },
 {
  "path": "/tax-and-statutory-compliance/statutory-components/registrations",
  "form": "STATUTORY_COMPONENTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "StatutoryRegistration",
  "single": false
 },
 {
  "path": "/tax-and-statutory-compliance/compliance-forms/form-24q/challans",
  "form": "FORM_24Q",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "TaxChallan",
  "single": false
 },
 {
  "path": "/payroll/tds-history",
  "form": "TDS_HISTORY",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "TaxDeduction",
  "single": false,
  "isPersonal": true
 },
 {
  "path": "/tax-and-statutory-compliance/compliance-forms/form-24q/deductor",
  "form": "FORM_24Q",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "TaxDeductor",
  "single": true
 },
 {
  "path": "/tax-and-statutory-compliance/tax-relief/regimes",
  "form": "TAX_RELIEF",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "TaxRegimeChoice",
  "single": false
 },
 {
  "path": "/tax-and-statutory-compliance/compliance-forms/form-24q",
  "form": "FORM_24Q",
  "scope": "ALL",
  "record": "SHOW",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "EXPORT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "TaxStatement",
  "single": false
 },
 {
  "path": "/payroll/labour-welfare-fund",
  "form": "LABOUR_WELFARE_FUND",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "tax-and-statutory",
  "type": "WelfareFundRule",
  "single": false
 }
];
