// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const employeeTaxNumber: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "EmployeeTaxNumber",
 "name": "employeeTaxNumber",
 "table": "employee_tax_number",
 "title": "number",
 "sort": {
  "field": "number",
  "order": "ASC"
 },
 "operations": {
  "list": "listEmployeeTaxNumbers",
  "lookup": "lookupEmployeeTaxNumbers",
  "one": "employeeTaxNumber",
  "history": "employeeTaxNumberHistory",
  "add": "addEmployeeTaxNumber",
  "update": "updateEmployeeTaxNumber",
  "delete": "deleteEmployeeTaxNumbers"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId"
  ],
  [
   "number"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "partOf": "employeeId",
 "screens": [
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
   "name": "employee",
   "key": "employeeId",
   "column": "employee_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "number",
   "key": "number",
   "column": "number",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 10,
    "maxLength": 10,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": true,
   "aliases": [
    "pan",
    "pan number",
    "permanent account number"
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

export const fbpDeclarationSetting: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "FbpDeclarationSetting",
 "name": "fbpDeclarationSetting",
 "table": "fbp_declaration_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listFbpDeclarationSettings",
  "lookup": "lookupFbpDeclarationSettings",
  "one": "fbpDeclarationSetting",
  "history": "fbpDeclarationSettingHistory",
  "add": "addFbpDeclarationSetting",
  "update": "updateFbpDeclarationSetting",
  "delete": "deleteFbpDeclarationSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/tax-and-statutory-compliance/fbp-declaration",
   "form": "FBP_DECLARATION_SETTINGS",
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
   "group": "release",
   "default": "\"FBP declaration settings\""
  },
  {
   "name": "submitUntil",
   "key": "submitUntil",
   "column": "submit_until",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "release"
  },
  {
   "name": "daysAfterJoining",
   "key": "daysAfterJoining",
   "column": "days_after_joining",
   "kind": "integer",
   "required": false,
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
   "group": "release",
   "unit": "unit.days"
  },
  {
   "name": "lockStatus",
   "key": "lockStatus",
   "column": "lock_status",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "lock",
   "default": "\"OPEN\"",
   "enumName": "DeclarationLock",
   "options": [
    "OPEN",
    "LOCKED"
   ]
  },
  {
   "name": "lockDate",
   "key": "lockDate",
   "column": "lock_date",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "lock"
  },
  {
   "name": "unlocks",
   "key": "unlocks",
   "column": "unlocks",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "lock",
   "rows": {
    "type": "FbpDeclarationUnlock",
    "table": "fbp_declaration_unlock",
    "parentColumn": "fbp_declaration_setting_id",
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
      "name": "employee",
      "key": "employeeId",
      "column": "employee_id",
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
       "type": "Employee"
      }
     },
     {
      "name": "untilDate",
      "key": "untilDate",
      "column": "until_date",
      "kind": "date",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": true
     }
    ]
   }
  }
 ]
};

export const gratuityRule: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "GratuityRule",
 "name": "gratuityRule",
 "table": "gratuity_rule",
 "title": "name",
 "sort": {
  "field": "effectiveFrom",
  "order": "DESC"
 },
 "operations": {
  "list": "listGratuityRules",
  "lookup": "lookupGratuityRules",
  "one": "gratuityRule",
  "history": "gratuityRuleHistory",
  "add": "addGratuityRule",
  "update": "updateGratuityRule",
  "delete": "deleteGratuityRules"
 },
 "searchArgument": "search",
 "unique": [
  [
   "country",
   "effectiveFrom"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
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
    "minLength": 2,
    "maxLength": 120
   },
   "help": false,
   "group": "law"
  },
  {
   "name": "country",
   "key": "country",
   "column": "country",
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "law",
   "default": "\"IN\"",
   "closedList": "COUNTRY"
  },
  {
   "name": "effectiveFrom",
   "key": "effectiveFrom",
   "column": "effective_from",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "law"
  },
  {
   "name": "law",
   "key": "law",
   "column": "law",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 400
   },
   "help": true,
   "group": "law"
  },
  {
   "name": "partOfGratuityAct",
   "key": "partOfGratuityAct",
   "column": "part_of_gratuity_act",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "tenure",
   "default": "true"
  },
  {
   "name": "minimumTenure",
   "key": "minimumTenure",
   "column": "minimum_tenure",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 40
   },
   "help": false,
   "group": "tenure",
   "default": "5",
   "unit": "unit.years"
  },
  {
   "name": "workingDaysPerMonth",
   "key": "workingDaysPerMonth",
   "column": "working_days_per_month",
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
   "group": "amount",
   "default": "26",
   "unit": "unit.days"
  },
  {
   "name": "salaryDaysGovernment",
   "key": "salaryDaysGovernment",
   "column": "salary_days_government",
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
   "group": "amount",
   "default": "15",
   "unit": "unit.days"
  },
  {
   "name": "salaryDaysOrganization",
   "key": "salaryDaysOrganization",
   "column": "salary_days_organization",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 366,
    "notBefore": "salaryDaysGovernment"
   },
   "help": true,
   "group": "amount",
   "default": "15",
   "unit": "unit.days"
  },
  {
   "name": "taxExemptionLimit",
   "key": "taxExemptionLimit",
   "column": "tax_exemption_limit",
   "kind": "money",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": true,
   "group": "amount",
   "default": "\"2000000\"",
   "currency": "PAYROLL"
  },
  {
   "name": "maximumAmount",
   "key": "maximumAmount",
   "column": "maximum_amount",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": true,
   "group": "amount",
   "currency": "PAYROLL"
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

export const insuranceMember: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "InsuranceMember",
 "name": "insuranceMember",
 "table": "insurance_member",
 "title": "memberFrom",
 "sort": {
  "field": "memberFrom",
  "order": "DESC"
 },
 "operations": {
  "list": "listInsuranceMembers",
  "lookup": "lookupInsuranceMembers",
  "one": "insuranceMember",
  "history": "insuranceMemberHistory",
  "add": "addInsuranceMember",
  "update": "updateInsuranceMember",
  "delete": "deleteInsuranceMembers"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId"
  ],
  [
   "insuranceNumber"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "partOf": "employeeId",
 "screens": [
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
   "name": "employee",
   "key": "employeeId",
   "column": "employee_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
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
   "default": "\"MEMBER\"",
   "enumName": "MembershipStatus",
   "options": [
    "MEMBER",
    "OPTED_OUT"
   ]
  },
  {
   "name": "insuranceNumber",
   "key": "insuranceNumber",
   "column": "insurance_number",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 10,
    "maxLength": 10,
    "preset": "ONLY_NUMBERS"
   },
   "help": true,
   "aliases": [
    "esi number",
    "esic number",
    "ip number"
   ]
  },
  {
   "name": "memberFrom",
   "key": "memberFrom",
   "column": "member_from",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false
  },
  {
   "name": "memberUntil",
   "key": "memberUntil",
   "column": "member_until",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "notBefore": "memberFrom"
   },
   "help": true
  },
  {
   "name": "dispensary",
   "key": "dispensary",
   "column": "dispensary",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 120
   },
   "help": true
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

export const npsDeclarationSetting: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "NpsDeclarationSetting",
 "name": "npsDeclarationSetting",
 "table": "nps_declaration_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listNpsDeclarationSettings",
  "lookup": "lookupNpsDeclarationSettings",
  "one": "npsDeclarationSetting",
  "history": "npsDeclarationSettingHistory",
  "add": "addNpsDeclarationSetting",
  "update": "updateNpsDeclarationSetting",
  "delete": "deleteNpsDeclarationSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/tax-and-statutory-compliance/nps-declaration",
   "form": "NPS_DECLARATION_SETTINGS",
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
   "group": "release",
   "default": "\"NPS declaration settings\""
  },
  {
   "name": "submitUntil",
   "key": "submitUntil",
   "column": "submit_until",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "release"
  },
  {
   "name": "daysAfterJoining",
   "key": "daysAfterJoining",
   "column": "days_after_joining",
   "kind": "integer",
   "required": false,
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
   "group": "release",
   "unit": "unit.days"
  },
  {
   "name": "lockStatus",
   "key": "lockStatus",
   "column": "lock_status",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "lock",
   "default": "\"OPEN\"",
   "enumName": "DeclarationLock",
   "options": [
    "OPEN",
    "LOCKED"
   ]
  },
  {
   "name": "lockDate",
   "key": "lockDate",
   "column": "lock_date",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "lock"
  },
  {
   "name": "unlocks",
   "key": "unlocks",
   "column": "unlocks",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "lock",
   "rows": {
    "type": "NpsDeclarationUnlock",
    "table": "nps_declaration_unlock",
    "parentColumn": "nps_declaration_setting_id",
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
      "name": "employee",
      "key": "employeeId",
      "column": "employee_id",
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
       "type": "Employee"
      }
     },
     {
      "name": "untilDate",
      "key": "untilDate",
      "column": "until_date",
      "kind": "date",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": true
     }
    ]
   }
  }
 ]
};

export const npsMember: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "NpsMember",
 "name": "npsMember",
 "table": "nps_member",
 "title": "memberFrom",
 "sort": {
  "field": "memberFrom",
  "order": "DESC"
 },
 "operations": {
  "list": "listNpsMembers",
  "lookup": "lookupNpsMembers",
  "one": "npsMember",
  "history": "npsMemberHistory",
  "add": "addNpsMember",
  "update": "updateNpsMember",
  "delete": "deleteNpsMembers"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId"
  ],
  [
   "pran"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "partOf": "employeeId",
 "screens": [
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
   "name": "employee",
   "key": "employeeId",
   "column": "employee_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
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
   "default": "\"MEMBER\"",
   "enumName": "MembershipStatus",
   "options": [
    "MEMBER",
    "OPTED_OUT"
   ]
  },
  {
   "name": "pran",
   "key": "pran",
   "column": "pran",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 12,
    "maxLength": 12,
    "preset": "ONLY_NUMBERS"
   },
   "help": true,
   "aliases": [
    "pran number",
    "permanent retirement account number"
   ]
  },
  {
   "name": "memberFrom",
   "key": "memberFrom",
   "column": "member_from",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false
  },
  {
   "name": "memberUntil",
   "key": "memberUntil",
   "column": "member_until",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "notBefore": "memberFrom"
   },
   "help": true
  },
  {
   "name": "employeeShare",
   "key": "employeeShare",
   "column": "employee_share",
   "kind": "percent",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 100,
    "decimals": 2
   },
   "help": true
  },
  {
   "name": "employerShare",
   "key": "employerShare",
   "column": "employer_share",
   "kind": "percent",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 100,
    "decimals": 2
   },
   "help": true
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

export const professionalTaxRule: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "ProfessionalTaxRule",
 "name": "professionalTaxRule",
 "table": "professional_tax_rule",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listProfessionalTaxRules",
  "lookup": "lookupProfessionalTaxRules",
  "one": "professionalTaxRule",
  "history": "professionalTaxRuleHistory",
  "add": "addProfessionalTaxRule",
  "update": "updateProfessionalTaxRule",
  "delete": "deleteProfessionalTaxRules"
 },
 "searchArgument": "search",
 "unique": [
  [
   "country",
   "state",
   "city",
   "effectiveFrom"
  ]
 ],
 "sameWhenEmpty": true,
 "importable": true,
 "single": false,
 "screens": [
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
    "minLength": 2,
    "maxLength": 120
   },
   "help": false,
   "group": "where"
  },
  {
   "name": "country",
   "key": "country",
   "column": "country",
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "where",
   "default": "\"IN\"",
   "closedList": "COUNTRY"
  },
  {
   "name": "state",
   "key": "state",
   "column": "state",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 80
   },
   "help": true,
   "group": "where"
  },
  {
   "name": "city",
   "key": "city",
   "column": "city",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 80
   },
   "help": true,
   "group": "where"
  },
  {
   "name": "period",
   "key": "period",
   "column": "period",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "when",
   "default": "\"MONTHLY\"",
   "enumName": "TaxedPeriod",
   "options": [
    "MONTHLY",
    "HALF_YEARLY"
   ]
  },
  {
   "name": "deductedIn",
   "key": "deductedIn",
   "column": "deducted_in",
   "kind": "choices",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "when",
   "enumName": "Month",
   "options": [
    "JANUARY",
    "FEBRUARY",
    "MARCH",
    "APRIL",
    "MAY",
    "JUNE",
    "JULY",
    "AUGUST",
    "SEPTEMBER",
    "OCTOBER",
    "NOVEMBER",
    "DECEMBER"
   ]
  },
  {
   "name": "specialMonth",
   "key": "specialMonth",
   "column": "special_month",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "when",
   "enumName": "Month",
   "options": [
    "JANUARY",
    "FEBRUARY",
    "MARCH",
    "APRIL",
    "MAY",
    "JUNE",
    "JULY",
    "AUGUST",
    "SEPTEMBER",
    "OCTOBER",
    "NOVEMBER",
    "DECEMBER"
   ]
  },
  {
   "name": "effectiveFrom",
   "key": "effectiveFrom",
   "column": "effective_from",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "law"
  },
  {
   "name": "effectiveTo",
   "key": "effectiveTo",
   "column": "effective_to",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "notBefore": "effectiveFrom"
   },
   "help": true,
   "group": "law"
  },
  {
   "name": "law",
   "key": "law",
   "column": "law",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 400
   },
   "help": true,
   "group": "law"
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
   "group": "slabs",
   "rows": {
    "type": "ProfessionalTaxSlab",
    "table": "professional_tax_slab",
    "parentColumn": "professional_tax_rule_id",
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
      "name": "wageFrom",
      "key": "wageFrom",
      "column": "wage_from",
      "kind": "money",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "decimals": 2
      },
      "help": false,
      "currency": "PAYROLL"
     },
     {
      "name": "amount",
      "key": "amount",
      "column": "amount",
      "kind": "money",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "decimals": 2
      },
      "help": false,
      "currency": "PAYROLL"
     },
     {
      "name": "specialAmount",
      "key": "specialAmount",
      "column": "special_amount",
      "kind": "money",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "decimals": 2
      },
      "help": true,
      "currency": "PAYROLL"
     },
     {
      "name": "appliesTo",
      "key": "appliesTo",
      "column": "applies_to",
      "kind": "choice",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "\"EVERYBODY\"",
      "enumName": "TaxedPeople",
      "options": [
       "EVERYBODY",
       "WOMEN"
      ]
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

export const providentFundMember: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "ProvidentFundMember",
 "name": "providentFundMember",
 "table": "provident_fund_member",
 "title": "memberFrom",
 "sort": {
  "field": "memberFrom",
  "order": "DESC"
 },
 "operations": {
  "list": "listProvidentFundMembers",
  "lookup": "lookupProvidentFundMembers",
  "one": "providentFundMember",
  "history": "providentFundMemberHistory",
  "add": "addProvidentFundMember",
  "update": "updateProvidentFundMember",
  "delete": "deleteProvidentFundMembers"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId"
  ],
  [
   "uan"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "partOf": "employeeId",
 "screens": [
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
   "name": "employee",
   "key": "employeeId",
   "column": "employee_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "group": "member",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
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
   "group": "member",
   "default": "\"MEMBER\"",
   "enumName": "MembershipStatus",
   "options": [
    "MEMBER",
    "OPTED_OUT"
   ]
  },
  {
   "name": "uan",
   "key": "uan",
   "column": "uan",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 12,
    "maxLength": 12,
    "preset": "ONLY_NUMBERS"
   },
   "help": true,
   "group": "member",
   "aliases": [
    "universal account number",
    "uan number"
   ]
  },
  {
   "name": "memberId",
   "key": "memberId",
   "column": "member_id",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 40
   },
   "help": true,
   "group": "member",
   "aliases": [
    "pf number",
    "pf account number"
   ]
  },
  {
   "name": "memberFrom",
   "key": "memberFrom",
   "column": "member_from",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "member",
   "aliases": [
    "date of joining pf",
    "pf joining date"
   ]
  },
  {
   "name": "memberUntil",
   "key": "memberUntil",
   "column": "member_until",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "notBefore": "memberFrom"
   },
   "help": true,
   "group": "member"
  },
  {
   "name": "contributionWage",
   "key": "contributionWage",
   "column": "contribution_wage",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "share",
   "enumName": "ContributionWage",
   "options": [
    "CEILING",
    "FULL_WAGE"
   ]
  },
  {
   "name": "voluntaryPercent",
   "key": "voluntaryPercent",
   "column": "voluntary_percent",
   "kind": "percent",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 88,
    "decimals": 2
   },
   "help": true,
   "group": "share"
  },
  {
   "name": "isPensionMember",
   "key": "isPensionMember",
   "column": "is_pension_member",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "share",
   "default": "true"
  },
  {
   "name": "pensionOnFullWage",
   "key": "pensionOnFullWage",
   "column": "pension_on_full_wage",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "share",
   "default": "false"
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

export const settlementRule: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "SettlementRule",
 "name": "settlementRule",
 "table": "settlement_rule",
 "title": "name",
 "sort": {
  "field": "effectiveFrom",
  "order": "DESC"
 },
 "operations": {
  "list": "listSettlementRules",
  "lookup": "lookupSettlementRules",
  "one": "settlementRule",
  "history": "settlementRuleHistory",
  "add": "addSettlementRule",
  "update": "updateSettlementRule",
  "delete": "deleteSettlementRules"
 },
 "searchArgument": "search",
 "unique": [
  [
   "country",
   "effectiveFrom"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
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
    "minLength": 2,
    "maxLength": 120
   },
   "help": false,
   "group": "law"
  },
  {
   "name": "country",
   "key": "country",
   "column": "country",
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "law",
   "default": "\"IN\"",
   "closedList": "COUNTRY"
  },
  {
   "name": "effectiveFrom",
   "key": "effectiveFrom",
   "column": "effective_from",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "law"
  },
  {
   "name": "law",
   "key": "law",
   "column": "law",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 400
   },
   "help": true,
   "group": "law"
  },
  {
   "name": "workingDaysToPay",
   "key": "workingDaysToPay",
   "column": "working_days_to_pay",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 60
   },
   "help": true,
   "group": "deadline",
   "default": "2",
   "unit": "unit.days"
  },
  {
   "name": "leaveWage",
   "key": "leaveWage",
   "column": "leave_wage",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "leave",
   "default": "\"COUNTED\"",
   "enumName": "SettlementWage",
   "options": [
    "GROSS",
    "COUNTED"
   ]
  },
  {
   "name": "leaveDaysPerMonth",
   "key": "leaveDaysPerMonth",
   "column": "leave_days_per_month",
   "kind": "integer",
   "required": true,
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
   "group": "leave",
   "default": "30",
   "unit": "unit.days"
  },
  {
   "name": "leaveTaxLimit",
   "key": "leaveTaxLimit",
   "column": "leave_tax_limit",
   "kind": "money",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": true,
   "group": "leave",
   "default": "\"2500000\"",
   "currency": "PAYROLL"
  },
  {
   "name": "leaveTaxMonths",
   "key": "leaveTaxMonths",
   "column": "leave_tax_months",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 120
   },
   "help": true,
   "group": "leave",
   "default": "10",
   "unit": "unit.months"
  },
  {
   "name": "leaveTaxDaysPerYear",
   "key": "leaveTaxDaysPerYear",
   "column": "leave_tax_days_per_year",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 366
   },
   "help": true,
   "group": "leave",
   "default": "30",
   "unit": "unit.days"
  },
  {
   "name": "noticeWage",
   "key": "noticeWage",
   "column": "notice_wage",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "notice",
   "default": "\"GROSS\"",
   "enumName": "SettlementWage",
   "options": [
    "GROSS",
    "COUNTED"
   ]
  },
  {
   "name": "noticeDaysPerMonth",
   "key": "noticeDaysPerMonth",
   "column": "notice_days_per_month",
   "kind": "integer",
   "required": true,
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
   "group": "notice",
   "default": "30",
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

export const statutoryRate: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "StatutoryRate",
 "name": "statutoryRate",
 "table": "statutory_rate",
 "title": "name",
 "sort": {
  "field": "scheme",
  "order": "ASC"
 },
 "operations": {
  "list": "listStatutoryRates",
  "lookup": "lookupStatutoryRates",
  "one": "statutoryRate",
  "history": "statutoryRateHistory",
  "add": "addStatutoryRate",
  "update": "updateStatutoryRate",
  "delete": "deleteStatutoryRates"
 },
 "searchArgument": "search",
 "unique": [
  [
   "country",
   "scheme",
   "part",
   "wageFrom",
   "effectiveFrom"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
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
    "minLength": 2,
    "maxLength": 120
   },
   "help": false,
   "group": "what"
  },
  {
   "name": "scheme",
   "key": "scheme",
   "column": "scheme",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "what",
   "default": "\"PROVIDENT_FUND\"",
   "enumName": "StatutoryScheme",
   "options": [
    "PROVIDENT_FUND",
    "STATE_INSURANCE",
    "NPS",
    "PROFESSIONAL_TAX",
    "LABOUR_WELFARE_FUND"
   ]
  },
  {
   "name": "part",
   "key": "part",
   "column": "part",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "what",
   "default": "\"EMPLOYEE\"",
   "enumName": "ContributionPart",
   "options": [
    "EMPLOYEE",
    "EMPLOYER",
    "PENSION",
    "DEPOSIT_INSURANCE",
    "ADMINISTRATION",
    "TAX_FREE_OLD_REGIME",
    "TAX_FREE_NEW_REGIME"
   ]
  },
  {
   "name": "country",
   "key": "country",
   "column": "country",
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "what",
   "default": "\"IN\"",
   "closedList": "COUNTRY"
  },
  {
   "name": "percentage",
   "key": "percentage",
   "column": "percentage",
   "kind": "percent",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 100,
    "decimals": 4
   },
   "help": true,
   "group": "amount"
  },
  {
   "name": "wageCeiling",
   "key": "wageCeiling",
   "column": "wage_ceiling",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": true,
   "group": "amount",
   "currency": "PAYROLL"
  },
  {
   "name": "coverageLimit",
   "key": "coverageLimit",
   "column": "coverage_limit",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": true,
   "group": "amount",
   "currency": "PAYROLL"
  },
  {
   "name": "exemptDailyWage",
   "key": "exemptDailyWage",
   "column": "exempt_daily_wage",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": true,
   "group": "amount",
   "currency": "PAYROLL"
  },
  {
   "name": "wageFrom",
   "key": "wageFrom",
   "column": "wage_from",
   "kind": "money",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": true,
   "group": "amount",
   "default": "\"0\"",
   "currency": "PAYROLL"
  },
  {
   "name": "effectiveFrom",
   "key": "effectiveFrom",
   "column": "effective_from",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "law"
  },
  {
   "name": "effectiveTo",
   "key": "effectiveTo",
   "column": "effective_to",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "notBefore": "effectiveFrom"
   },
   "help": true,
   "group": "law"
  },
  {
   "name": "law",
   "key": "law",
   "column": "law",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 400
   },
   "help": true,
   "group": "law"
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

export const statutoryRegistration: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "StatutoryRegistration",
 "name": "statutoryRegistration",
 "table": "statutory_registration",
 "title": "number",
 "sort": {
  "field": "scheme",
  "order": "ASC"
 },
 "operations": {
  "list": "listStatutoryRegistrations",
  "lookup": "lookupStatutoryRegistrations",
  "one": "statutoryRegistration",
  "history": "statutoryRegistrationHistory",
  "add": "addStatutoryRegistration",
  "update": "updateStatutoryRegistration",
  "delete": "deleteStatutoryRegistrations"
 },
 "searchArgument": "search",
 "unique": [
  [
   "scheme",
   "number"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
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
   "name": "scheme",
   "key": "scheme",
   "column": "scheme",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "what",
   "default": "\"PROVIDENT_FUND\"",
   "enumName": "StatutoryScheme",
   "options": [
    "PROVIDENT_FUND",
    "STATE_INSURANCE",
    "NPS",
    "PROFESSIONAL_TAX",
    "LABOUR_WELFARE_FUND"
   ]
  },
  {
   "name": "number",
   "key": "number",
   "column": "number",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 40
   },
   "help": true,
   "group": "what"
  },
  {
   "name": "office",
   "key": "office",
   "column": "office",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 120
   },
   "help": true,
   "group": "what"
  },
  {
   "name": "state",
   "key": "state",
   "column": "state",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 80
   },
   "help": true,
   "group": "whom"
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
   "group": "whom",
   "reference": {
    "endpoint": "core-hr",
    "type": "CustomEmployeeGroup"
   }
  },
  {
   "name": "contributionWage",
   "key": "contributionWage",
   "column": "contribution_wage",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "terms",
   "default": "\"CEILING\"",
   "enumName": "ContributionWage",
   "options": [
    "CEILING",
    "FULL_WAGE"
   ]
  },
  {
   "name": "voluntaryAllowed",
   "key": "voluntaryAllowed",
   "column": "voluntary_allowed",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "terms",
   "default": "true"
  },
  {
   "name": "validFrom",
   "key": "validFrom",
   "column": "valid_from",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "days"
  },
  {
   "name": "validUntil",
   "key": "validUntil",
   "column": "valid_until",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "notBefore": "validFrom"
   },
   "help": true,
   "group": "days"
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

export const taxChallan: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "TaxChallan",
 "name": "taxChallan",
 "table": "tax_challan",
 "title": "serialNumber",
 "sort": {
  "field": "depositedOn",
  "order": "DESC"
 },
 "code": "bsrCode",
 "operations": {
  "list": "listTaxChallans",
  "lookup": "lookupTaxChallans",
  "one": "taxChallan",
  "history": "taxChallanHistory",
  "add": "addTaxChallan",
  "update": "updateTaxChallan",
  "delete": "deleteTaxChallans"
 },
 "searchArgument": "search",
 "unique": [
  [
   "bsrCode",
   "depositedOn",
   "serialNumber"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
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
   "name": "month",
   "key": "month",
   "column": "month",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 7
   },
   "help": true,
   "group": "challan",
   "aliases": [
    "deduction month",
    "salary month"
   ]
  },
  {
   "name": "bsrCode",
   "key": "bsrCode",
   "column": "bsr_code",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 7,
    "maxLength": 7,
    "preset": "ONLY_NUMBERS"
   },
   "help": true,
   "group": "challan",
   "aliases": [
    "bsr",
    "branch code"
   ]
  },
  {
   "name": "depositedOn",
   "key": "depositedOn",
   "column": "deposited_on",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "challan",
   "aliases": [
    "challan date",
    "date of deposit",
    "tender date"
   ]
  },
  {
   "name": "serialNumber",
   "key": "serialNumber",
   "column": "serial_number",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 1,
    "maxLength": 5,
    "preset": "ONLY_NUMBERS"
   },
   "help": true,
   "group": "challan",
   "aliases": [
    "challan number",
    "challan serial number"
   ]
  },
  {
   "name": "amount",
   "key": "amount",
   "column": "amount",
   "kind": "money",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0.01,
    "decimals": 2
   },
   "help": true,
   "group": "challan",
   "currency": "PAYROLL",
   "aliases": [
    "tax",
    "tds amount"
   ]
  },
  {
   "name": "interest",
   "key": "interest",
   "column": "interest",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": true,
   "group": "challan",
   "currency": "PAYROLL"
  },
  {
   "name": "fee",
   "key": "fee",
   "column": "fee",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": true,
   "group": "challan",
   "currency": "PAYROLL",
   "aliases": [
    "late fee"
   ]
  },
  {
   "name": "note",
   "key": "note",
   "column": "note",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 200
   },
   "help": false,
   "group": "challan"
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

export const taxDeduction: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "TaxDeduction",
 "name": "taxDeduction",
 "table": "tax_deduction",
 "title": "month",
 "sort": {
  "field": "month",
  "order": "DESC"
 },
 "operations": {
  "list": "listTaxDeductions",
  "lookup": "lookupTaxDeductions",
  "one": "taxDeduction",
  "history": "taxDeductionHistory",
  "add": "addTaxDeduction",
  "update": "updateTaxDeduction",
  "delete": "deleteTaxDeductions"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "month"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   "name": "employee",
   "key": "employeeId",
   "column": "employee_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "group": "deduction",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "month",
   "key": "month",
   "column": "month",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 7
   },
   "help": true,
   "fixed": true,
   "group": "deduction",
   "aliases": [
    "payroll month",
    "salary month"
   ]
  },
  {
   "name": "amount",
   "key": "amount",
   "column": "amount",
   "kind": "money",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": false,
   "group": "deduction",
   "currency": "PAYROLL",
   "aliases": [
    "tds",
    "tax deducted"
   ]
  },
  {
   "name": "financialYear",
   "key": "financialYear",
   "column": "financial_year",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 7
   },
   "help": true,
   "acts": true,
   "group": "deduction"
  },
  {
   "name": "source",
   "key": "source",
   "column": "source",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "deduction",
   "default": "\"BROUGHT_IN\"",
   "enumName": "TaxDeductionSource",
   "options": [
    "PAYROLL",
    "BROUGHT_IN"
   ]
  },
  {
   "name": "note",
   "key": "note",
   "column": "note",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 200
   },
   "help": false,
   "group": "deduction"
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

export const taxDeductor: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "TaxDeductor",
 "name": "taxDeductor",
 "table": "tax_deductor",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listTaxDeductors",
  "lookup": "lookupTaxDeductors",
  "one": "taxDeductor",
  "history": "taxDeductorHistory",
  "add": "addTaxDeductor",
  "update": "updateTaxDeductor",
  "delete": "deleteTaxDeductors"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/tax-and-statutory-compliance/compliance-forms/form-24q/deductor",
   "form": "FORM_24Q",
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
    "minLength": 2,
    "maxLength": 75
   },
   "help": false,
   "group": "deductor"
  },
  {
   "name": "category",
   "key": "category",
   "column": "category",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "deductor",
   "default": "\"COMPANY\"",
   "enumName": "TaxDeductorCategory",
   "options": [
    "COMPANY",
    "COMPANY_BRANCH",
    "FIRM",
    "TRUST",
    "ASSOCIATION",
    "BODY_OF_INDIVIDUALS",
    "JURIDICAL_PERSON",
    "INDIVIDUAL"
   ]
  },
  {
   "name": "tan",
   "key": "tan",
   "column": "tan",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 10,
    "maxLength": 10,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": true,
   "group": "deductor"
  },
  {
   "name": "pan",
   "key": "pan",
   "column": "pan",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 10,
    "maxLength": 10,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": true,
   "group": "deductor"
  },
  {
   "name": "branch",
   "key": "branch",
   "column": "branch",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 75
   },
   "help": true,
   "group": "deductor"
  },
  {
   "name": "address",
   "key": "address",
   "column": "address",
   "kind": "address",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "contact"
  },
  {
   "name": "email",
   "key": "email",
   "column": "email",
   "kind": "email",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "contact"
  },
  {
   "name": "phone",
   "key": "phone",
   "column": "phone",
   "kind": "phone",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "contact"
  },
  {
   "name": "responsibleName",
   "key": "responsibleName",
   "column": "responsible_name",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 2,
    "maxLength": 75
   },
   "help": true,
   "group": "responsible"
  },
  {
   "name": "responsibleDesignation",
   "key": "responsibleDesignation",
   "column": "responsible_designation",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 2,
    "maxLength": 20
   },
   "help": false,
   "group": "responsible"
  },
  {
   "name": "responsiblePan",
   "key": "responsiblePan",
   "column": "responsible_pan",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 10,
    "maxLength": 10,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "group": "responsible"
  }
 ]
};

export const taxRegimeChoice: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "TaxRegimeChoice",
 "name": "taxRegimeChoice",
 "table": "tax_regime_choice",
 "title": "financialYear",
 "sort": {
  "field": "financialYear",
  "order": "DESC"
 },
 "operations": {
  "list": "listTaxRegimeChoices",
  "lookup": "lookupTaxRegimeChoices",
  "one": "taxRegimeChoice",
  "history": "taxRegimeChoiceHistory",
  "add": "addTaxRegimeChoice",
  "update": "updateTaxRegimeChoice",
  "delete": "deleteTaxRegimeChoices"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "financialYear"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   "name": "employee",
   "key": "employeeId",
   "column": "employee_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "group": "choice",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "financialYear",
   "key": "financialYear",
   "column": "financial_year",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 7
   },
   "help": true,
   "group": "choice"
  },
  {
   "name": "regime",
   "key": "regime",
   "column": "regime",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "choice",
   "enumName": "TaxRegime",
   "options": [
    "OLD",
    "NEW"
   ]
  },
  {
   "name": "way",
   "key": "way",
   "column": "way",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "choice",
   "default": "\"BY_PAYROLL\"",
   "enumName": "TaxRegimeWay",
   "options": [
    "CHOSEN",
    "BY_DEFAULT",
    "BY_PAYROLL"
   ]
  },
  {
   "name": "businessIncome",
   "key": "businessIncome",
   "column": "business_income",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "choice",
   "default": "false"
  },
  {
   "name": "acknowledgedOn",
   "key": "acknowledgedOn",
   "column": "acknowledged_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "choice"
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

export const taxStatement: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "TaxStatement",
 "name": "taxStatement",
 "table": "tax_statement",
 "title": "name",
 "sort": {
  "field": "dueDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listTaxStatements",
  "lookup": "lookupTaxStatements",
  "one": "taxStatement",
  "history": "taxStatementHistory",
  "add": "addTaxStatement",
  "update": "updateTaxStatement",
  "delete": "deleteTaxStatements"
 },
 "searchArgument": "search",
 "unique": [
  [
   "assessmentYear",
   "quarter"
  ]
 ],
 "importable": false,
 "single": false,
 "screens": [
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
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 40
   },
   "help": true,
   "acts": true,
   "group": "statement"
  },
  {
   "name": "assessmentYear",
   "key": "assessmentYear",
   "column": "assessment_year",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 2017,
    "max": 2100
   },
   "help": true,
   "isYear": true,
   "fixed": true,
   "group": "statement"
  },
  {
   "name": "quarter",
   "key": "quarter",
   "column": "quarter",
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
   "group": "statement",
   "default": "\"Q1\"",
   "enumName": "TaxQuarter",
   "options": [
    "Q1",
    "Q2",
    "Q3",
    "Q4"
   ]
  },
  {
   "name": "serviceProvider",
   "key": "serviceProviderId",
   "column": "service_provider_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "statement",
   "reference": {
    "endpoint": "core-hr",
    "type": "ServiceProvider"
   }
  },
  {
   "name": "note",
   "key": "note",
   "column": "note",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 500
   },
   "help": true,
   "group": "statement"
  },
  {
   "name": "formNumber",
   "key": "formNumber",
   "column": "form_number",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 10
   },
   "help": true,
   "acts": true,
   "group": "statement"
  },
  {
   "name": "dueDate",
   "key": "dueDate",
   "column": "due_date",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "statement"
  },
  {
   "name": "depositPeriod",
   "key": "depositPeriod",
   "column": "deposit_period",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 40
   },
   "help": true,
   "acts": true,
   "group": "statement"
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
   "acts": true,
   "group": "statement",
   "default": "\"IN_PROGRESS\"",
   "enumName": "TaxStatementStatus",
   "options": [
    "IN_PROGRESS",
    "SUCCESSFULLY_GENERATED"
   ]
  },
  {
   "name": "receiptNumber",
   "key": "receiptNumber",
   "column": "receipt_number",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 15,
    "maxLength": 15,
    "preset": "ONLY_NUMBERS"
   },
   "help": true,
   "later": true,
   "group": "filing"
  },
  {
   "name": "filedOn",
   "key": "filedOn",
   "column": "filed_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "later": true,
   "group": "filing"
  },
  {
   "name": "generatedAt",
   "key": "generatedAt",
   "column": "generated_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "filing"
  },
  {
   "name": "generatedBy",
   "key": "generatedBy",
   "column": "generated_by",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 200
   },
   "help": false,
   "acts": true,
   "group": "filing"
  },
  {
   "name": "currency",
   "key": "currency",
   "column": "currency",
   "kind": "listed",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true,
   "acts": true,
   "closedList": "CURRENCY"
  },
  {
   "name": "people",
   "key": "people",
   "column": "people",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "figures"
  },
  {
   "name": "deducted",
   "key": "deducted",
   "column": "deducted",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "deposited",
   "key": "deposited",
   "column": "deposited",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "statement",
   "key": "statement",
   "column": "statement",
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

export const welfareFundRule: Resource = {
 "endpoint": "tax-and-statutory",
 "type": "WelfareFundRule",
 "name": "welfareFundRule",
 "table": "welfare_fund_rule",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listWelfareFundRules",
  "lookup": "lookupWelfareFundRules",
  "one": "welfareFundRule",
  "history": "welfareFundRuleHistory",
  "add": "addWelfareFundRule",
  "update": "updateWelfareFundRule",
  "delete": "deleteWelfareFundRules"
 },
 "searchArgument": "search",
 "unique": [
  [
   "country",
   "state",
   "wageFrom",
   "effectiveFrom"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
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
    "minLength": 2,
    "maxLength": 120
   },
   "help": false,
   "group": "where"
  },
  {
   "name": "country",
   "key": "country",
   "column": "country",
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "where",
   "default": "\"IN\"",
   "closedList": "COUNTRY"
  },
  {
   "name": "state",
   "key": "state",
   "column": "state",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 80
   },
   "help": true,
   "group": "where"
  },
  {
   "name": "employeeAmount",
   "key": "employeeAmount",
   "column": "employee_amount",
   "kind": "money",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": false,
   "group": "amount",
   "currency": "PAYROLL"
  },
  {
   "name": "employerAmount",
   "key": "employerAmount",
   "column": "employer_amount",
   "kind": "money",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": false,
   "group": "amount",
   "currency": "PAYROLL"
  },
  {
   "name": "wageFrom",
   "key": "wageFrom",
   "column": "wage_from",
   "kind": "money",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": true,
   "group": "amount",
   "default": "\"0\"",
   "currency": "PAYROLL"
  },
  {
   "name": "wageLimit",
   "key": "wageLimit",
   "column": "wage_limit",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": true,
   "group": "amount",
   "currency": "PAYROLL"
  },
  {
   "name": "deductedIn",
   "key": "deductedIn",
   "column": "deducted_in",
   "kind": "choices",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "when",
   "enumName": "Month",
   "options": [
    "JANUARY",
    "FEBRUARY",
    "MARCH",
    "APRIL",
    "MAY",
    "JUNE",
    "JULY",
    "AUGUST",
    "SEPTEMBER",
    "OCTOBER",
    "NOVEMBER",
    "DECEMBER"
   ]
  },
  {
   "name": "effectiveFrom",
   "key": "effectiveFrom",
   "column": "effective_from",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "law"
  },
  {
   "name": "effectiveTo",
   "key": "effectiveTo",
   "column": "effective_to",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "notBefore": "effectiveFrom"
   },
   "help": true,
   "group": "law"
  },
  {
   "name": "law",
   "key": "law",
   "column": "law",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 400
   },
   "help": true,
   "group": "law"
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

export const resources: readonly Resource[] = [employeeTaxNumber, fbpDeclarationSetting, gratuityRule, insuranceMember, npsDeclarationSetting, npsMember, professionalTaxRule, providentFundMember, settlementRule, statutoryRate, statutoryRegistration, taxChallan, taxDeduction, taxDeductor, taxRegimeChoice, taxStatement, welfareFundRule];
