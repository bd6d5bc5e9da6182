// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

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

export const resources: readonly Resource[] = [fbpDeclarationSetting, npsDeclarationSetting, taxDeduction, taxRegimeChoice];
