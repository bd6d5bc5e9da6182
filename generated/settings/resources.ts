// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const compOffConfiguration: Resource = {
 "endpoint": "settings",
 "type": "CompOffConfiguration",
 "name": "compOffConfiguration",
 "table": "comp_off_configuration",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listCompOffConfigurations",
  "lookup": "lookupCompOffConfigurations",
  "one": "compOffConfiguration",
  "history": "compOffConfigurationHistory",
  "add": "addCompOffConfiguration",
  "update": "updateCompOffConfiguration",
  "delete": "deleteCompOffConfigurations"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name"
  ]
 ],
 "importable": false,
 "single": false,
 "screens": [
  {
   "path": "/settings/core-hr/comp-off",
   "form": "COMP_OFF_SETTINGS",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT",
    "DELETE",
    "IMPORT",
    "EXPORT"
   ]
  }
 ],
 "fields": [
  {
   "name": "id",
   "key": "id",
   "column": "id",
   "kind": "id",
   "required": true,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false
  },
  {
   "name": "name",
   "key": "name",
   "column": "name",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 120
   },
   "help": false,
   "group": "identity"
  },
  {
   "name": "coverage",
   "key": "coverage",
   "column": "coverage",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "identity",
   "default": "\"ORGANIZATION\"",
   "enumName": "Coverage",
   "options": [
    "ORGANIZATION",
    "CUSTOM_GROUP"
   ]
  },
  {
   "name": "customGroup",
   "key": "customGroupId",
   "column": "custom_group_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "identity",
   "reference": {
    "endpoint": "core-hr",
    "type": "CustomEmployeeGroup"
   }
  },
  {
   "name": "status",
   "key": "status",
   "column": "status",
   "kind": "status",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "identity",
   "default": "\"ACTIVE\"",
   "enumName": "RecordStatus",
   "options": [
    "ACTIVE",
    "INACTIVE"
   ]
  },
  {
   "name": "workDayType",
   "key": "workDayType",
   "column": "work_day_type",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "earning",
   "default": "\"REST_DAY_AND_HOLIDAY\"",
   "enumName": "CompOffWorkDay",
   "options": [
    "REST_DAY",
    "HOLIDAY",
    "REST_DAY_AND_HOLIDAY",
    "ANY_DAY"
   ]
  },
  {
   "name": "threshold",
   "key": "threshold",
   "column": "threshold",
   "kind": "duration",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 24,
    "decimals": 2
   },
   "help": true,
   "group": "earning",
   "default": "\"0\""
  },
  {
   "name": "fixedRegularHours",
   "key": "fixedRegularHours",
   "column": "fixed_regular_hours",
   "kind": "duration",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 24,
    "decimals": 2
   },
   "help": true,
   "group": "earning"
  },
  {
   "name": "minimumRegularHoursForFullDay",
   "key": "minimumRegularHoursForFullDay",
   "column": "minimum_regular_hours_for_full_day",
   "kind": "duration",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 24,
    "decimals": 2,
    "notBefore": "minimumRegularHoursForHalfDay"
   },
   "help": true,
   "group": "earning",
   "default": "\"8\""
  },
  {
   "name": "allowHalfDayCompOffCredit",
   "key": "allowHalfDayCompOffCredit",
   "column": "allow_half_day_comp_off_credit",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "earning",
   "default": "true"
  },
  {
   "name": "minimumRegularHoursForHalfDay",
   "key": "minimumRegularHoursForHalfDay",
   "column": "minimum_regular_hours_for_half_day",
   "kind": "duration",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 24,
    "decimals": 2
   },
   "help": false,
   "group": "earning",
   "default": "\"4\""
  },
  {
   "name": "additionalCompOffForOvertimeHours",
   "key": "additionalCompOffForOvertimeHours",
   "column": "additional_comp_off_for_overtime_hours",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "overtime",
   "default": "false"
  },
  {
   "name": "minimumOvertimeHoursForFullDay",
   "key": "minimumOvertimeHoursForFullDay",
   "column": "minimum_overtime_hours_for_full_day",
   "kind": "duration",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 24,
    "decimals": 2,
    "notBefore": "minimumOvertimeHoursForHalfDay"
   },
   "help": false,
   "group": "overtime",
   "default": "\"8\""
  },
  {
   "name": "minimumOvertimeHoursForHalfDay",
   "key": "minimumOvertimeHoursForHalfDay",
   "column": "minimum_overtime_hours_for_half_day",
   "kind": "duration",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 24,
    "decimals": 2
   },
   "help": false,
   "group": "overtime",
   "default": "\"4\""
  },
  {
   "name": "expiryType",
   "key": "expiryType",
   "column": "expiry_type",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "expiry",
   "default": "\"DAYS\"",
   "enumName": "CompOffExpiry",
   "options": [
    "NEVER",
    "DAYS",
    "END_OF_MONTH",
    "END_OF_YEAR"
   ]
  },
  {
   "name": "expiryDays",
   "key": "expiryDays",
   "column": "expiry_days",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 3650
   },
   "help": true,
   "group": "expiry",
   "default": "90",
   "unit": "unit.days"
  },
  {
   "name": "encashment",
   "key": "encashment",
   "column": "encashment",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "expiry",
   "default": "false"
  },
  {
   "name": "encashmentMode",
   "key": "encashmentMode",
   "column": "encashment_mode",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "expiry",
   "enumName": "CompOffEncashment",
   "options": [
    "ON_EXPIRY",
    "ON_REQUEST"
   ]
  },
  {
   "name": "custom",
   "key": "custom",
   "column": "custom",
   "kind": "custom",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "default": "{}"
  }
 ]
};

export const compOffGrant: Resource = {
 "endpoint": "settings",
 "type": "CompOffGrant",
 "name": "compOffGrant",
 "table": "comp_off_grant",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listCompOffGrants",
  "lookup": "lookupCompOffGrants",
  "one": "compOffGrant",
  "history": "compOffGrantHistory",
  "add": "addCompOffGrant",
  "update": "updateCompOffGrant",
  "delete": "deleteCompOffGrants"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/core-hr/comp-off/grant",
   "form": "COMP_OFF_SETTINGS",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT"
   ]
  }
 ],
 "fields": [
  {
   "name": "id",
   "key": "id",
   "column": "id",
   "kind": "id",
   "required": true,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false
  },
  {
   "name": "name",
   "key": "name",
   "column": "name",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 80
   },
   "help": false,
   "default": "\"Comp off grant\""
  },
  {
   "name": "pastDays",
   "key": "pastDays",
   "column": "past_days",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 366
   },
   "help": true,
   "default": "30",
   "unit": "unit.days"
  },
  {
   "name": "futureDays",
   "key": "futureDays",
   "column": "future_days",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 366
   },
   "help": true,
   "default": "0",
   "unit": "unit.days"
  },
  {
   "name": "documentRequired",
   "key": "documentRequired",
   "column": "document_required",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "default": "false"
  },
  {
   "name": "reasonRequired",
   "key": "reasonRequired",
   "column": "reason_required",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "default": "true"
  }
 ]
};

export const emailTemplate: Resource = {
 "endpoint": "settings",
 "type": "EmailTemplate",
 "name": "emailTemplate",
 "table": "email_template",
 "title": "subject",
 "sort": {
  "field": "event",
  "order": "ASC"
 },
 "operations": {
  "list": "listEmailTemplates",
  "lookup": "lookupEmailTemplates",
  "one": "emailTemplate",
  "history": "emailTemplateHistory",
  "add": "addEmailTemplate",
  "update": "updateEmailTemplate",
  "delete": "deleteEmailTemplates"
 },
 "searchArgument": "search",
 "unique": [
  [
   "event",
   "language"
  ]
 ],
 "importable": false,
 "single": false,
 "screens": [
  {
   "path": "/settings/general/email-templates",
   "form": "EMAIL_TEMPLATES",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT",
    "DELETE",
    "IMPORT",
    "EXPORT"
   ]
  }
 ],
 "fields": [
  {
   "name": "id",
   "key": "id",
   "column": "id",
   "kind": "id",
   "required": true,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false
  },
  {
   "name": "event",
   "key": "event",
   "column": "event",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "default": "\"INVITATION\"",
   "enumName": "MailEvent",
   "options": [
    "INVITATION",
    "PASSWORD_RESET",
    "PASSWORD_CHANGED"
   ]
  },
  {
   "name": "language",
   "key": "language",
   "column": "language",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "\"EN\"",
   "enumName": "Language",
   "options": [
    "EN",
    "FR",
    "JA",
    "SP"
   ]
  },
  {
   "name": "subject",
   "key": "subject",
   "column": "subject",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 5,
    "maxLength": 200
   },
   "help": false
  },
  {
   "name": "body",
   "key": "body",
   "column": "body",
   "kind": "longText",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 5
   },
   "help": true
  },
  {
   "name": "status",
   "key": "status",
   "column": "status",
   "kind": "status",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "default": "\"ACTIVE\"",
   "enumName": "RecordStatus",
   "options": [
    "ACTIVE",
    "INACTIVE"
   ]
  },
  {
   "name": "custom",
   "key": "custom",
   "column": "custom",
   "kind": "custom",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "default": "{}"
  }
 ]
};

export const formCoverage: Resource = {
 "endpoint": "settings",
 "type": "FormCoverage",
 "name": "formCoverage",
 "table": "form_coverage",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listFormCoverages",
  "lookup": "lookupFormCoverages",
  "one": "formCoverage",
  "history": "formCoverageHistory",
  "add": "addFormCoverage",
  "update": "updateFormCoverage",
  "delete": "deleteFormCoverages"
 },
 "searchArgument": "search",
 "unique": [
  [
   "form"
  ]
 ],
 "importable": false,
 "single": false,
 "screens": [
  {
   "path": "/settings/core-hr/coverage",
   "form": "CORE_HR_GENERAL_SETTINGS",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT",
    "DELETE",
    "IMPORT",
    "EXPORT"
   ]
  }
 ],
 "fields": [
  {
   "name": "id",
   "key": "id",
   "column": "id",
   "kind": "id",
   "required": true,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false
  },
  {
   "name": "name",
   "key": "name",
   "column": "name",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 120
   },
   "help": true
  },
  {
   "name": "form",
   "key": "form",
   "column": "form",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "default": "\"COMP_OFF_SETTINGS\"",
   "enumName": "CoveredForm",
   "options": [
    "COMP_OFF_SETTINGS",
    "OVERTIME_SETTINGS",
    "SPECIAL_WAGES",
    "PRE_APPROVALS_SETTINGS",
    "LEAVE_POLICY"
   ]
  },
  {
   "name": "coverage",
   "key": "coverage",
   "column": "coverage",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "\"ORGANIZATION\"",
   "enumName": "Coverage",
   "options": [
    "ORGANIZATION",
    "CUSTOM_GROUP"
   ]
  },
  {
   "name": "custom",
   "key": "custom",
   "column": "custom",
   "kind": "custom",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "default": "{}"
  }
 ]
};

export const formField: Resource = {
 "endpoint": "settings",
 "type": "FormField",
 "name": "formField",
 "table": "form_field",
 "title": "label",
 "sort": {
  "field": "entity",
  "order": "ASC"
 },
 "code": "field",
 "operations": {
  "list": "listFormFields",
  "lookup": "lookupFormFields",
  "one": "formField",
  "history": "formFieldHistory",
  "add": "addFormField",
  "update": "updateFormField",
  "delete": "deleteFormFields"
 },
 "searchArgument": "search",
 "unique": [
  [
   "entity",
   "field"
  ]
 ],
 "importable": false,
 "single": false,
 "screens": [
  {
   "path": "/settings/general/custom-fields",
   "form": "CUSTOM_FIELDS",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT",
    "DELETE",
    "IMPORT",
    "EXPORT"
   ],
   "where": "{\"kind\":{\"empty\":false}}"
  }
 ],
 "fields": [
  {
   "name": "id",
   "key": "id",
   "column": "id",
   "kind": "id",
   "required": true,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false
  },
  {
   "name": "label",
   "key": "label",
   "column": "label",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 60
   },
   "help": true
  },
  {
   "name": "entity",
   "key": "entity",
   "column": "entity",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true,
   "enumName": "Entity",
   "options": [
    "AccountType",
    "Announcement",
    "AttendanceConfiguration",
    "Award",
    "Bank",
    "BankAccount",
    "BusinessUnit",
    "CareerTrack",
    "CompOff",
    "CompOffConfiguration",
    "CompOffGrant",
    "Course",
    "CustomEmployeeGroup",
    "Department",
    "Designation",
    "Education",
    "EmailTemplate",
    "Employee",
    "EmployeeAccreditation",
    "EmployeeDocument",
    "EmployeeNumberSeries",
    "EmployeeType",
    "Exit",
    "Experience",
    "FamilyMember",
    "FormCoverage",
    "FormField",
    "Grade",
    "Holiday",
    "Institution",
    "InsuranceType",
    "JobChange",
    "JobLevel",
    "LeaveBalance",
    "LeaveRequest",
    "LeaveType",
    "Licence",
    "Location",
    "Organisation",
    "Passport",
    "PayrollCycle",
    "Profession",
    "Punch",
    "Regularisation",
    "Relationship",
    "Religion",
    "Role",
    "ShortTimeOff",
    "SignInPolicy",
    "Skill",
    "Specialization",
    "TaxCode",
    "TimekeepingCategory",
    "UserAccount",
    "Visa",
    "WorkAuthorization",
    "WorkFromHomePreApproval",
    "WorkPlace",
    "WorkSchedule"
   ]
  },
  {
   "name": "field",
   "key": "field",
   "column": "field",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 60,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": true,
   "fixed": true
  },
  {
   "name": "kind",
   "key": "kind",
   "column": "kind",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true,
   "enumName": "FormFieldKind",
   "options": [
    "TEXT",
    "LONG_TEXT",
    "INTEGER",
    "DECIMAL",
    "MONEY",
    "PERCENT",
    "DATE",
    "YES_NO",
    "CHOICE",
    "CHOICES",
    "EMAIL",
    "PHONE"
   ]
  },
  {
   "name": "choices",
   "key": "choices",
   "column": "choices",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 10000
   },
   "help": true
  },
  {
   "name": "isRequired",
   "key": "isRequired",
   "column": "is_required",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "default": "false"
  },
  {
   "name": "isVisible",
   "key": "isVisible",
   "column": "is_visible",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "true"
  },
  {
   "name": "minimum",
   "key": "minimum",
   "column": "minimum",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "decimals": 4
   },
   "help": true,
   "group": "rules"
  },
  {
   "name": "maximum",
   "key": "maximum",
   "column": "maximum",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "decimals": 4,
    "notBefore": "minimum"
   },
   "help": true,
   "group": "rules"
  },
  {
   "name": "preset",
   "key": "preset",
   "column": "preset",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "rules",
   "enumName": "Preset",
   "options": [
    "ALPHABET_WITH_SPACE",
    "ALPHANUMERIC_WITH_SPACE",
    "COMMON_INPUT_ALPHA",
    "COMMON_INPUT_ALPHANUMERIC",
    "ALL_INPUTS_ALLOWED",
    "ONLY_NUMBERS",
    "ONLY_ALPHABETS",
    "ONLY_ALPHANUMERIC"
   ]
  },
  {
   "name": "section",
   "key": "section",
   "column": "section",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 60
   },
   "help": true,
   "group": "place"
  },
  {
   "name": "position",
   "key": "position",
   "column": "position",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 9999
   },
   "help": true,
   "group": "place"
  },
  {
   "name": "hint",
   "key": "hint",
   "column": "hint",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 300
   },
   "help": true,
   "group": "place"
  },
  {
   "name": "custom",
   "key": "custom",
   "column": "custom",
   "kind": "custom",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "default": "{}"
  }
 ]
};

export const signInPolicy: Resource = {
 "endpoint": "settings",
 "type": "SignInPolicy",
 "name": "signInPolicy",
 "table": "sign_in_policy",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listSignInPolicies",
  "lookup": "lookupSignInPolicies",
  "one": "signInPolicy",
  "history": "signInPolicyHistory",
  "add": "addSignInPolicy",
  "update": "updateSignInPolicy",
  "delete": "deleteSignInPolicies"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/general/sign-in-security",
   "form": "USER_ACCOUNTS",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT"
   ]
  }
 ],
 "fields": [
  {
   "name": "id",
   "key": "id",
   "column": "id",
   "kind": "id",
   "required": true,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false
  },
  {
   "name": "name",
   "key": "name",
   "column": "name",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 80
   },
   "help": false,
   "group": "sessions",
   "default": "\"Sign-in security\""
  },
  {
   "name": "twoFactor",
   "key": "twoFactor",
   "column": "two_factor",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "sessions",
   "default": "\"OPTIONAL\"",
   "enumName": "TwoFactorPolicy",
   "options": [
    "OPTIONAL",
    "ADMINISTRATORS",
    "EVERYONE"
   ]
  },
  {
   "name": "lockAfterMinutes",
   "key": "lockAfterMinutes",
   "column": "lock_after_minutes",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 1440
   },
   "help": true,
   "group": "sessions",
   "default": "0",
   "unit": "unit.minutes"
  },
  {
   "name": "deviceLocking",
   "key": "deviceLocking",
   "column": "device_locking",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "sessions",
   "default": "false"
  },
  {
   "name": "openIdEnabled",
   "key": "openIdEnabled",
   "column": "open_id_enabled",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "openId",
   "default": "false"
  },
  {
   "name": "openIdIssuer",
   "key": "openIdIssuer",
   "column": "open_id_issuer",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 300
   },
   "help": true,
   "group": "openId"
  },
  {
   "name": "openIdClientId",
   "key": "openIdClientId",
   "column": "open_id_client_id",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 300
   },
   "help": false,
   "group": "openId"
  },
  {
   "name": "openIdLabel",
   "key": "openIdLabel",
   "column": "open_id_label",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 60
   },
   "help": true,
   "group": "openId"
  },
  {
   "name": "openIdDomains",
   "key": "openIdDomains",
   "column": "open_id_domains",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 500
   },
   "help": true,
   "group": "openId"
  },
  {
   "name": "partnerEnabled",
   "key": "partnerEnabled",
   "column": "partner_enabled",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "partner",
   "default": "false"
  },
  {
   "name": "partnerId",
   "key": "partnerId",
   "column": "partner_id",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 60
   },
   "help": true,
   "group": "partner",
   "default": "\"entomo\""
  },
  {
   "name": "partnerKeysUrl",
   "key": "partnerKeysUrl",
   "column": "partner_keys_url",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 300
   },
   "help": true,
   "group": "partner"
  }
 ]
};

export const resources: readonly Resource[] = [compOffConfiguration, compOffGrant, emailTemplate, formCoverage, formField, signInPolicy];
