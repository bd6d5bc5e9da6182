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

export const coreHrSetting: Resource = {
 "endpoint": "settings",
 "type": "CoreHrSetting",
 "name": "coreHrSetting",
 "table": "core_hr_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listCoreHrSettings",
  "lookup": "lookupCoreHrSettings",
  "one": "coreHrSetting",
  "history": "coreHrSettingHistory",
  "add": "addCoreHrSetting",
  "update": "updateCoreHrSetting",
  "delete": "deleteCoreHrSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/core-hr/general",
   "form": "CORE_HR_GENERAL_SETTINGS",
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
   "group": "hiring",
   "default": "\"Core HR\""
  },
  {
   "name": "minimumAge",
   "key": "minimumAge",
   "column": "minimum_age",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 99
   },
   "help": true,
   "group": "hiring",
   "default": "14",
   "unit": "unit.years"
  },
  {
   "name": "probationFromDesignation",
   "key": "probationFromDesignation",
   "column": "probation_from_designation",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "hiring",
   "default": "true"
  },
  {
   "name": "expiringDocumentsDays",
   "key": "expiringDocumentsDays",
   "column": "expiring_documents_days",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 730
   },
   "help": true,
   "group": "reminders",
   "default": "60",
   "unit": "unit.days"
  },
  {
   "name": "celebrationsDays",
   "key": "celebrationsDays",
   "column": "celebrations_days",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 90
   },
   "help": true,
   "group": "reminders",
   "default": "30",
   "unit": "unit.days"
  },
  {
   "name": "showBirthdays",
   "key": "showBirthdays",
   "column": "show_birthdays",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "reminders",
   "default": "true"
  },
  {
   "name": "showWorkAnniversaries",
   "key": "showWorkAnniversaries",
   "column": "show_work_anniversaries",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "reminders",
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
    "PASSWORD_CHANGED",
    "CANDIDATE_UPDATE",
    "CANDIDATE_DOCUMENTS",
    "CANDIDATE_ARCHIVED"
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
    "EXPORT"
   ],
   "where": "{\"kind\":{\"empty\":false}}"
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
    "AccreditationCategory",
    "AccreditationLink",
    "AccreditationType",
    "ActivityClassification",
    "ActivityDay",
    "ActivityDevice",
    "AdhocAllowance",
    "AirTicketClaim",
    "AirTicketFare",
    "AirTicketHome",
    "AirTicketPolicy",
    "AirTicketSector",
    "Announcement",
    "ArchiveReason",
    "AttendanceConfiguration",
    "AttendanceFinalization",
    "Award",
    "Bank",
    "BankAccount",
    "BlacklistReason",
    "BlockedVisit",
    "BonusLine",
    "BonusPlan",
    "BonusRound",
    "Brand",
    "BusinessUnit",
    "Candidate",
    "CandidateDistinction",
    "CandidateSalary",
    "CandidateSource",
    "CandidateStatus",
    "CareerPage",
    "CareerTrack",
    "ClaimRequest",
    "Clawback",
    "Client",
    "CompOff",
    "CompOffConfiguration",
    "CompOffGrant",
    "CoreHrSetting",
    "Course",
    "Currency",
    "CustomAlert",
    "CustomEmployeeGroup",
    "DayDecision",
    "Department",
    "Designation",
    "DocumentCategory",
    "DocumentSignature",
    "DocumentSubtype",
    "DocumentTemplate",
    "DocumentType",
    "DynamicForm",
    "DynamicFormResponse",
    "Education",
    "EmailTemplate",
    "Employee",
    "EmployeeAccreditation",
    "EmployeeDocument",
    "EmployeeNumberSeries",
    "EmployeeSalary",
    "EmployeeTaxNumber",
    "EmployeeType",
    "EnforcementGroup",
    "Exit",
    "ExpenseType",
    "Experience",
    "FamilyMember",
    "FbpDeclaration",
    "FbpDeclarationSetting",
    "FormCoverage",
    "FormField",
    "FunctionalArea",
    "GeneratedDocument",
    "Grade",
    "GratuityRule",
    "HeadcountPlan",
    "HiringStage",
    "Holiday",
    "HolidayChoice",
    "Institution",
    "InsuranceMember",
    "InsuranceType",
    "InternetAccessOverride",
    "InternetAccessPattern",
    "InternetAccessSetting",
    "Interview",
    "InterviewRound",
    "JobApplication",
    "JobBoardIntegration",
    "JobChange",
    "JobLevel",
    "JobPost",
    "JobRequisition",
    "JobRole",
    "KeyLoggingSetting",
    "KeywordAlert",
    "LeaveBalance",
    "LeaveClosure",
    "LeavePolicy",
    "LeaveRequest",
    "LeaveType",
    "Licence",
    "Location",
    "LocationArea",
    "LocationTrackingSetting",
    "LocationType",
    "LopRecovery",
    "LopRecoverySetting",
    "ManPowerPlanningSetting",
    "MonitoredMember",
    "MonitoringSetting",
    "NpsDeclaration",
    "NpsDeclarationSetting",
    "NpsMember",
    "Offer",
    "OfferLetterTemplate",
    "OnDuty",
    "OnboardingIndividual",
    "OneTimeEarning",
    "Organisation",
    "OrganizationGroup",
    "OvertimeConfiguration",
    "OvertimeRequest",
    "Passport",
    "PayrollCycle",
    "PayrollGeneralSetting",
    "PayrollRun",
    "Payslip",
    "PerDiem",
    "PlanSeat",
    "PreApprovalSetting",
    "Profession",
    "ProfessionalTaxRule",
    "Project",
    "ProvidentFundMember",
    "Punch",
    "Qualification",
    "RecruitmentGeneralSetting",
    "Regularisation",
    "Relationship",
    "Religion",
    "Report",
    "Role",
    "RosterSetting",
    "SalaryAdvance",
    "SalaryAdvanceSetting",
    "SalaryComponent",
    "SalaryTemplate",
    "ScheduledRound",
    "ScheduledShift",
    "Scorecard",
    "ScreenshotSetting",
    "ServiceProvider",
    "Settlement",
    "SettlementRule",
    "ShiftRotation",
    "ShiftSwap",
    "ShortTimeOff",
    "SignInPolicy",
    "SigningSetting",
    "Skill",
    "SpecialWage",
    "Specialization",
    "StageMove",
    "StatutoryRate",
    "StatutoryRegistration",
    "TalentPool",
    "TaxChallan",
    "TaxCode",
    "TaxDeduction",
    "TaxDeductor",
    "TaxRegimeChoice",
    "TaxReliefClaim",
    "TaxStatement",
    "TimeOffSetting",
    "TimekeepingCategory",
    "Timesheet",
    "ToxicityAlert",
    "ToxicitySetting",
    "TravelAndExpenseSetting",
    "TravelRequest",
    "UniformEntitlement",
    "UniformIssue",
    "UniformItem",
    "UniformObservation",
    "UniformStockEntry",
    "UserAccount",
    "Visa",
    "WelfareFundRule",
    "WorkAuthorization",
    "WorkFromHomePreApproval",
    "WorkLocation",
    "WorkPlace",
    "WorkSchedule",
    "Workflow"
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
   "help": true,
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

export const lopRecoverySetting: Resource = {
 "endpoint": "settings",
 "type": "LopRecoverySetting",
 "name": "lopRecoverySetting",
 "table": "lop_recovery_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listLopRecoverySettings",
  "lookup": "lookupLopRecoverySettings",
  "one": "lopRecoverySetting",
  "history": "lopRecoverySettingHistory",
  "add": "addLopRecoverySetting",
  "update": "updateLopRecoverySetting",
  "delete": "deleteLopRecoverySettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/core-hr/lop-recovery",
   "form": "LOP_RECOVERY_SETTINGS",
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
   "default": "\"LOP recovery\""
  },
  {
   "name": "enabled",
   "key": "enabled",
   "column": "enabled",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "true"
  },
  {
   "name": "pastCycles",
   "key": "pastCycles",
   "column": "past_cycles",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 24
   },
   "help": true,
   "default": "2",
   "unit": "unit.cycles"
  },
  {
   "name": "maximumDaysPerCycle",
   "key": "maximumDaysPerCycle",
   "column": "maximum_days_per_cycle",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 31
   },
   "help": true,
   "unit": "unit.days"
  },
  {
   "name": "closesDaysBeforePay",
   "key": "closesDaysBeforePay",
   "column": "closes_days_before_pay",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 31
   },
   "help": true,
   "default": "3",
   "unit": "unit.days"
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
  },
  {
   "name": "approvalRequired",
   "key": "approvalRequired",
   "column": "approval_required",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "true"
  }
 ]
};

export const overtimeConfiguration: Resource = {
 "endpoint": "settings",
 "type": "OvertimeConfiguration",
 "name": "overtimeConfiguration",
 "table": "overtime_configuration",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listOvertimeConfigurations",
  "lookup": "lookupOvertimeConfigurations",
  "one": "overtimeConfiguration",
  "history": "overtimeConfigurationHistory",
  "add": "addOvertimeConfiguration",
  "update": "updateOvertimeConfiguration",
  "delete": "deleteOvertimeConfigurations"
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
   "path": "/settings/core-hr/overtime",
   "form": "OVERTIME_SETTINGS",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT",
    "DELETE",
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
   "name": "salaryType",
   "key": "salaryType",
   "column": "salary_type",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "basis",
   "default": "\"MONTHLY\"",
   "enumName": "SalaryType",
   "options": [
    "MONTHLY",
    "DAILY",
    "HOURLY"
   ]
  },
  {
   "name": "overtimeOn",
   "key": "overtimeOn",
   "column": "overtime_on",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "basis",
   "default": "\"BASIC_PAY\"",
   "enumName": "OvertimeBasis",
   "options": [
    "BASIC_PAY",
    "GROSS_PAY"
   ]
  },
  {
   "name": "wageIndex",
   "key": "wageIndex",
   "column": "wage_index",
   "kind": "decimal",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 99,
    "decimals": 4
   },
   "help": true,
   "group": "basis",
   "default": "\"1\""
  },
  {
   "name": "monthDays",
   "key": "monthDays",
   "column": "month_days",
   "kind": "decimal",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1,
    "max": 31,
    "decimals": 4
   },
   "help": true,
   "group": "basis",
   "default": "\"26\"",
   "unit": "unit.days"
  },
  {
   "name": "dayHours",
   "key": "dayHours",
   "column": "day_hours",
   "kind": "duration",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1,
    "max": 24,
    "decimals": 2
   },
   "help": true,
   "group": "basis"
  },
  {
   "name": "specialWorkDays",
   "key": "specialWorkDays",
   "column": "special_work_days",
   "kind": "choices",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "basis",
   "enumName": "WorkDayKind",
   "options": [
    "NORMAL",
    "REST",
    "SPECIAL_NON_WORKING_HOLIDAY",
    "REGULAR_HOLIDAY"
   ]
  },
  {
   "name": "overtimeType",
   "key": "overtimeType",
   "column": "overtime_type",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "rates",
   "default": "\"NO_SLAB\"",
   "enumName": "OvertimeType",
   "options": [
    "FIXED_RATE",
    "NO_SLAB",
    "SLAB"
   ]
  },
  {
   "name": "amount",
   "key": "amount",
   "column": "amount",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0
   },
   "help": true,
   "group": "rates",
   "currency": "PAYROLL"
  },
  {
   "name": "rateNormal",
   "key": "rateNormal",
   "column": "rate_normal",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 99,
    "decimals": 4
   },
   "help": false,
   "group": "rates",
   "default": "\"1.25\"",
   "unit": "unit.fold"
  },
  {
   "name": "rateRest",
   "key": "rateRest",
   "column": "rate_rest",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 99,
    "decimals": 4
   },
   "help": false,
   "group": "rates",
   "default": "\"1.3\"",
   "unit": "unit.fold"
  },
  {
   "name": "rateSpecialNonWorkingHoliday",
   "key": "rateSpecialNonWorkingHoliday",
   "column": "rate_special_non_working_holiday",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 99,
    "decimals": 4
   },
   "help": false,
   "group": "rates",
   "default": "\"1.3\"",
   "unit": "unit.fold"
  },
  {
   "name": "rateRegularHoliday",
   "key": "rateRegularHoliday",
   "column": "rate_regular_holiday",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 99,
    "decimals": 4
   },
   "help": false,
   "group": "rates",
   "default": "\"2\"",
   "unit": "unit.fold"
  },
  {
   "name": "slabs",
   "key": "slabs",
   "column": "slabs",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "rates",
   "rows": {
    "type": "OvertimeSlab",
    "table": "overtime_slab",
    "parentColumn": "overtime_configuration_id",
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
      "name": "fromHours",
      "key": "fromHours",
      "column": "from_hours",
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
      "help": false
     },
     {
      "name": "toHours",
      "key": "toHours",
      "column": "to_hours",
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
       "decimals": 2,
       "notBefore": "fromHours"
      },
      "help": true
     },
     {
      "name": "rate",
      "key": "rate",
      "column": "rate",
      "kind": "decimal",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "max": 99,
       "decimals": 4
      },
      "help": false,
      "unit": "unit.fold"
     }
    ]
   }
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

export const preApprovalSetting: Resource = {
 "endpoint": "settings",
 "type": "PreApprovalSetting",
 "name": "preApprovalSetting",
 "table": "pre_approval_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listPreApprovalSettings",
  "lookup": "lookupPreApprovalSettings",
  "one": "preApprovalSetting",
  "history": "preApprovalSettingHistory",
  "add": "addPreApprovalSetting",
  "update": "updatePreApprovalSetting",
  "delete": "deletePreApprovalSettings"
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
   "path": "/settings/core-hr/pre-approvals",
   "form": "PRE_APPROVALS_SETTINGS",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT",
    "DELETE",
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
   "name": "kind",
   "key": "kind",
   "column": "kind",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "identity",
   "default": "\"WORK_FROM_HOME\"",
   "enumName": "PreApprovalKind",
   "options": [
    "WORK_FROM_HOME",
    "ON_DUTY",
    "OVERTIME",
    "WORK_ON_DAY_OFF"
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
   "name": "noticeDays",
   "key": "noticeDays",
   "column": "notice_days",
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
   "group": "limits",
   "default": "0",
   "unit": "unit.days"
  },
  {
   "name": "maximumDaysPerRequest",
   "key": "maximumDaysPerRequest",
   "column": "maximum_days_per_request",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 366
   },
   "help": true,
   "group": "limits",
   "unit": "unit.days"
  },
  {
   "name": "maximumDaysPerMonth",
   "key": "maximumDaysPerMonth",
   "column": "maximum_days_per_month",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 31
   },
   "help": true,
   "group": "limits",
   "unit": "unit.days"
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

export const report: Resource = {
 "endpoint": "settings",
 "type": "Report",
 "name": "report",
 "table": "report",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listReports",
  "lookup": "lookupReports",
  "one": "report",
  "history": "reportHistory",
  "add": "addReport",
  "update": "updateReport",
  "delete": "deleteReports"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "screens": [
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
   ]
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
   "name": "description",
   "key": "description",
   "column": "description",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 500
   },
   "help": false,
   "group": "identity"
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
   "group": "identity",
   "enumName": "Entity",
   "options": [
    "AccountType",
    "AccreditationCategory",
    "AccreditationLink",
    "AccreditationType",
    "ActivityClassification",
    "ActivityDay",
    "ActivityDevice",
    "AdhocAllowance",
    "AirTicketClaim",
    "AirTicketFare",
    "AirTicketHome",
    "AirTicketPolicy",
    "AirTicketSector",
    "Announcement",
    "ArchiveReason",
    "AttendanceConfiguration",
    "AttendanceFinalization",
    "Award",
    "Bank",
    "BankAccount",
    "BlacklistReason",
    "BlockedVisit",
    "BonusLine",
    "BonusPlan",
    "BonusRound",
    "Brand",
    "BusinessUnit",
    "Candidate",
    "CandidateDistinction",
    "CandidateSalary",
    "CandidateSource",
    "CandidateStatus",
    "CareerPage",
    "CareerTrack",
    "ClaimRequest",
    "Clawback",
    "Client",
    "CompOff",
    "CompOffConfiguration",
    "CompOffGrant",
    "CoreHrSetting",
    "Course",
    "Currency",
    "CustomAlert",
    "CustomEmployeeGroup",
    "DayDecision",
    "Department",
    "Designation",
    "DocumentCategory",
    "DocumentSignature",
    "DocumentSubtype",
    "DocumentTemplate",
    "DocumentType",
    "DynamicForm",
    "DynamicFormResponse",
    "Education",
    "EmailTemplate",
    "Employee",
    "EmployeeAccreditation",
    "EmployeeDocument",
    "EmployeeNumberSeries",
    "EmployeeSalary",
    "EmployeeTaxNumber",
    "EmployeeType",
    "EnforcementGroup",
    "Exit",
    "ExpenseType",
    "Experience",
    "FamilyMember",
    "FbpDeclaration",
    "FbpDeclarationSetting",
    "FormCoverage",
    "FormField",
    "FunctionalArea",
    "GeneratedDocument",
    "Grade",
    "GratuityRule",
    "HeadcountPlan",
    "HiringStage",
    "Holiday",
    "HolidayChoice",
    "Institution",
    "InsuranceMember",
    "InsuranceType",
    "InternetAccessOverride",
    "InternetAccessPattern",
    "InternetAccessSetting",
    "Interview",
    "InterviewRound",
    "JobApplication",
    "JobBoardIntegration",
    "JobChange",
    "JobLevel",
    "JobPost",
    "JobRequisition",
    "JobRole",
    "KeyLoggingSetting",
    "KeywordAlert",
    "LeaveBalance",
    "LeaveClosure",
    "LeavePolicy",
    "LeaveRequest",
    "LeaveType",
    "Licence",
    "Location",
    "LocationArea",
    "LocationTrackingSetting",
    "LocationType",
    "LopRecovery",
    "LopRecoverySetting",
    "ManPowerPlanningSetting",
    "MonitoredMember",
    "MonitoringSetting",
    "NpsDeclaration",
    "NpsDeclarationSetting",
    "NpsMember",
    "Offer",
    "OfferLetterTemplate",
    "OnDuty",
    "OnboardingIndividual",
    "OneTimeEarning",
    "Organisation",
    "OrganizationGroup",
    "OvertimeConfiguration",
    "OvertimeRequest",
    "Passport",
    "PayrollCycle",
    "PayrollGeneralSetting",
    "PayrollRun",
    "Payslip",
    "PerDiem",
    "PlanSeat",
    "PreApprovalSetting",
    "Profession",
    "ProfessionalTaxRule",
    "Project",
    "ProvidentFundMember",
    "Punch",
    "Qualification",
    "RecruitmentGeneralSetting",
    "Regularisation",
    "Relationship",
    "Religion",
    "Report",
    "Role",
    "RosterSetting",
    "SalaryAdvance",
    "SalaryAdvanceSetting",
    "SalaryComponent",
    "SalaryTemplate",
    "ScheduledRound",
    "ScheduledShift",
    "Scorecard",
    "ScreenshotSetting",
    "ServiceProvider",
    "Settlement",
    "SettlementRule",
    "ShiftRotation",
    "ShiftSwap",
    "ShortTimeOff",
    "SignInPolicy",
    "SigningSetting",
    "Skill",
    "SpecialWage",
    "Specialization",
    "StageMove",
    "StatutoryRate",
    "StatutoryRegistration",
    "TalentPool",
    "TaxChallan",
    "TaxCode",
    "TaxDeduction",
    "TaxDeductor",
    "TaxRegimeChoice",
    "TaxReliefClaim",
    "TaxStatement",
    "TimeOffSetting",
    "TimekeepingCategory",
    "Timesheet",
    "ToxicityAlert",
    "ToxicitySetting",
    "TravelAndExpenseSetting",
    "TravelRequest",
    "UniformEntitlement",
    "UniformIssue",
    "UniformItem",
    "UniformObservation",
    "UniformStockEntry",
    "UserAccount",
    "Visa",
    "WelfareFundRule",
    "WorkAuthorization",
    "WorkFromHomePreApproval",
    "WorkLocation",
    "WorkPlace",
    "WorkSchedule",
    "Workflow"
   ]
  },
  {
   "name": "owner",
   "key": "ownerId",
   "column": "owner_id",
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
    "type": "UserAccount"
   }
  },
  {
   "name": "definition",
   "key": "definition",
   "column": "definition",
   "kind": "json",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true
  },
  {
   "name": "sharedWith",
   "key": "sharedWith",
   "column": "shared_with",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "sharing",
   "rows": {
    "type": "ReportRole",
    "table": "report_role",
    "parentColumn": "report_id",
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
      "name": "role",
      "key": "roleId",
      "column": "role_id",
      "kind": "reference",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "reference": {
       "endpoint": "core-hr",
       "type": "Role"
      }
     }
    ]
   }
  },
  {
   "name": "schedule",
   "key": "schedule",
   "column": "schedule",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "schedule",
   "default": "\"NONE\"",
   "enumName": "ReportSchedule",
   "options": [
    "NONE",
    "DAILY",
    "WEEKLY",
    "MONTHLY"
   ]
  },
  {
   "name": "weekday",
   "key": "weekday",
   "column": "weekday",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "schedule",
   "enumName": "Weekday",
   "options": [
    "MONDAY",
    "TUESDAY",
    "WEDNESDAY",
    "THURSDAY",
    "FRIDAY",
    "SATURDAY",
    "SUNDAY"
   ]
  },
  {
   "name": "dayOfMonth",
   "key": "dayOfMonth",
   "column": "day_of_month",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1,
    "max": 31
   },
   "help": true,
   "group": "schedule"
  },
  {
   "name": "sendAt",
   "key": "sendAt",
   "column": "send_at",
   "kind": "time",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "schedule"
  },
  {
   "name": "format",
   "key": "format",
   "column": "format",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "schedule",
   "default": "\"XLSX\"",
   "enumName": "ReportFormat",
   "options": [
    "XLSX",
    "CSV"
   ]
  },
  {
   "name": "recipients",
   "key": "recipients",
   "column": "recipients",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "schedule",
   "rows": {
    "type": "ReportRecipient",
    "table": "report_recipient",
    "parentColumn": "report_id",
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
      "name": "account",
      "key": "accountId",
      "column": "account_id",
      "kind": "reference",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "reference": {
       "endpoint": "core-hr",
       "type": "UserAccount"
      }
     }
    ]
   }
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

export const rosterSetting: Resource = {
 "endpoint": "settings",
 "type": "RosterSetting",
 "name": "rosterSetting",
 "table": "roster_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listRosterSettings",
  "lookup": "lookupRosterSettings",
  "one": "rosterSetting",
  "history": "rosterSettingHistory",
  "add": "addRosterSetting",
  "update": "updateRosterSetting",
  "delete": "deleteRosterSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/core-hr/roster",
   "form": "ROSTER_SETTINGS",
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
   "group": "plan",
   "default": "\"Roster\""
  },
  {
   "name": "weekBegins",
   "key": "weekBegins",
   "column": "week_begins",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "plan",
   "default": "\"MONDAY\"",
   "enumName": "Weekday",
   "options": [
    "MONDAY",
    "TUESDAY",
    "WEDNESDAY",
    "THURSDAY",
    "FRIDAY",
    "SATURDAY",
    "SUNDAY"
   ]
  },
  {
   "name": "publishDaysAhead",
   "key": "publishDaysAhead",
   "column": "publish_days_ahead",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 90
   },
   "help": true,
   "group": "plan",
   "default": "7",
   "unit": "unit.days"
  },
  {
   "name": "minimumRestHours",
   "key": "minimumRestHours",
   "column": "minimum_rest_hours",
   "kind": "duration",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 48,
    "decimals": 2
   },
   "help": true,
   "group": "plan",
   "default": "\"11\""
  },
  {
   "name": "maximumConsecutiveDays",
   "key": "maximumConsecutiveDays",
   "column": "maximum_consecutive_days",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 31
   },
   "help": true,
   "group": "plan",
   "default": "6",
   "unit": "unit.days"
  },
  {
   "name": "maximumHoursPerWeek",
   "key": "maximumHoursPerWeek",
   "column": "maximum_hours_per_week",
   "kind": "duration",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 168,
    "decimals": 2
   },
   "help": true,
   "group": "plan",
   "default": "\"48\""
  },
  {
   "name": "rulesForbid",
   "key": "rulesForbid",
   "column": "rules_forbid",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "plan",
   "default": "false"
  },
  {
   "name": "swapAllowed",
   "key": "swapAllowed",
   "column": "swap_allowed",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "swap",
   "default": "true"
  },
  {
   "name": "swapNeedsApproval",
   "key": "swapNeedsApproval",
   "column": "swap_needs_approval",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "swap",
   "default": "true"
  },
  {
   "name": "swapNoticeHours",
   "key": "swapNoticeHours",
   "column": "swap_notice_hours",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 720
   },
   "help": true,
   "group": "swap",
   "default": "24",
   "unit": "unit.hours"
  },
  {
   "name": "swapWithinDesignation",
   "key": "swapWithinDesignation",
   "column": "swap_within_designation",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "swap",
   "default": "true"
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
   "help": true,
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

export const specialWage: Resource = {
 "endpoint": "settings",
 "type": "SpecialWage",
 "name": "specialWage",
 "table": "special_wage",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listSpecialWages",
  "lookup": "lookupSpecialWages",
  "one": "specialWage",
  "history": "specialWageHistory",
  "add": "addSpecialWage",
  "update": "updateSpecialWage",
  "delete": "deleteSpecialWages"
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
   "path": "/settings/core-hr/special-wages",
   "form": "SPECIAL_WAGES",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT",
    "DELETE",
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
   "name": "workDay",
   "key": "workDay",
   "column": "work_day",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "pay",
   "default": "\"REST\"",
   "enumName": "WorkDayKind",
   "options": [
    "NORMAL",
    "REST",
    "SPECIAL_NON_WORKING_HOLIDAY",
    "REGULAR_HOLIDAY"
   ]
  },
  {
   "name": "salaryType",
   "key": "salaryType",
   "column": "salary_type",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "pay",
   "default": "\"MONTHLY\"",
   "enumName": "SalaryType",
   "options": [
    "MONTHLY",
    "DAILY",
    "HOURLY"
   ]
  },
  {
   "name": "fromTime",
   "key": "fromTime",
   "column": "from_time",
   "kind": "time",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "pay"
  },
  {
   "name": "toTime",
   "key": "toTime",
   "column": "to_time",
   "kind": "time",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "pay"
  },
  {
   "name": "premium",
   "key": "premium",
   "column": "premium",
   "kind": "percent",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 1000,
    "decimals": 2
   },
   "help": true,
   "group": "pay",
   "default": "\"30\""
  },
  {
   "name": "premiumOn",
   "key": "premiumOn",
   "column": "premium_on",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "pay",
   "default": "\"GROSS_PAY\"",
   "enumName": "OvertimeBasis",
   "options": [
    "BASIC_PAY",
    "GROSS_PAY"
   ]
  },
  {
   "name": "monthDays",
   "key": "monthDays",
   "column": "month_days",
   "kind": "decimal",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1,
    "max": 31,
    "decimals": 4
   },
   "help": true,
   "group": "pay",
   "default": "\"26\"",
   "unit": "unit.days"
  },
  {
   "name": "dayHours",
   "key": "dayHours",
   "column": "day_hours",
   "kind": "duration",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1,
    "max": 24,
    "decimals": 2
   },
   "help": true,
   "group": "pay"
  },
  {
   "name": "description",
   "key": "description",
   "column": "description",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "pay"
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

export const timeOffSetting: Resource = {
 "endpoint": "settings",
 "type": "TimeOffSetting",
 "name": "timeOffSetting",
 "table": "time_off_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listTimeOffSettings",
  "lookup": "lookupTimeOffSettings",
  "one": "timeOffSetting",
  "history": "timeOffSettingHistory",
  "add": "addTimeOffSetting",
  "update": "updateTimeOffSetting",
  "delete": "deleteTimeOffSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/core-hr/time-off",
   "form": "TIME_OFF",
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
   "group": "shortTimeOff",
   "default": "\"Time off\""
  },
  {
   "name": "shortTimeOffEnabled",
   "key": "shortTimeOffEnabled",
   "column": "short_time_off_enabled",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "shortTimeOff",
   "default": "true"
  },
  {
   "name": "shortTimeOffMaximumMinutes",
   "key": "shortTimeOffMaximumMinutes",
   "column": "short_time_off_maximum_minutes",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 1440
   },
   "help": true,
   "group": "shortTimeOff",
   "default": "240",
   "unit": "unit.minutes"
  },
  {
   "name": "shortTimeOffPerMonth",
   "key": "shortTimeOffPerMonth",
   "column": "short_time_off_per_month",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 99
   },
   "help": true,
   "group": "shortTimeOff",
   "default": "4",
   "unit": "unit.requests"
  },
  {
   "name": "onDutyEnabled",
   "key": "onDutyEnabled",
   "column": "on_duty_enabled",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "onDuty",
   "default": "true"
  },
  {
   "name": "onDutyMaximumDays",
   "key": "onDutyMaximumDays",
   "column": "on_duty_maximum_days",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 366
   },
   "help": true,
   "group": "onDuty",
   "default": "30",
   "unit": "unit.days"
  },
  {
   "name": "onDutyPastDays",
   "key": "onDutyPastDays",
   "column": "on_duty_past_days",
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
   "group": "onDuty",
   "default": "7",
   "unit": "unit.days"
  },
  {
   "name": "holidayChoicesPerYear",
   "key": "holidayChoicesPerYear",
   "column": "holiday_choices_per_year",
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
   "group": "holidayChoices",
   "default": "2",
   "unit": "unit.days"
  },
  {
   "name": "holidayChoiceNoticeDays",
   "key": "holidayChoiceNoticeDays",
   "column": "holiday_choice_notice_days",
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
   "group": "holidayChoices",
   "default": "1",
   "unit": "unit.days"
  }
 ]
};

export const resources: readonly Resource[] = [compOffConfiguration, compOffGrant, coreHrSetting, emailTemplate, formCoverage, formField, lopRecoverySetting, overtimeConfiguration, preApprovalSetting, report, rosterSetting, signInPolicy, specialWage, timeOffSetting];
