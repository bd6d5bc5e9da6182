// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const adhocAllowance: Resource = {
 "endpoint": "payroll-admin",
 "type": "AdhocAllowance",
 "name": "adhocAllowance",
 "table": "adhoc_allowance",
 "title": "title",
 "sort": {
  "field": "title",
  "order": "ASC"
 },
 "operations": {
  "list": "listAdhocAllowances",
  "lookup": "lookupAdhocAllowances",
  "one": "adhocAllowance",
  "history": "adhocAllowanceHistory",
  "add": "addAdhocAllowance",
  "update": "updateAdhocAllowance",
  "delete": "deleteAdhocAllowances"
 },
 "searchArgument": "search",
 "unique": [
  [
   "title"
  ]
 ],
 "importable": true,
 "single": false,
 "rests": true,
 "offers": {
  "status": {
   "equals": "ACTIVE"
  }
 },
 "screens": [
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
   "name": "title",
   "key": "title",
   "column": "title",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 80
   },
   "help": false,
   "group": "identity"
  },
  {
   "name": "displayName",
   "key": "displayName",
   "column": "display_name",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 80
   },
   "help": true,
   "group": "identity"
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
   "name": "calculationType",
   "key": "calculationType",
   "column": "calculation_type",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "calculation",
   "default": "\"FIXED_AMOUNT\"",
   "enumName": "AdhocCalculation",
   "options": [
    "FIXED_AMOUNT",
    "CUSTOM_FORMULA"
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
   "inList": true,
   "rule": {
    "min": 0
   },
   "help": true,
   "group": "calculation",
   "currency": "PAYROLL"
  },
  {
   "name": "customFormula",
   "key": "customFormula",
   "column": "custom_formula",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 1000
   },
   "help": true,
   "formula": "SALARY",
   "group": "calculation"
  },
  {
   "name": "overrideAtEmployeeLevel",
   "key": "overrideAtEmployeeLevel",
   "column": "override_at_employee_level",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "calculation",
   "default": "false"
  },
  {
   "name": "taxInclusion",
   "key": "taxInclusion",
   "column": "tax_inclusion",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "payment",
   "default": "true"
  },
  {
   "name": "defaultPayoutFrom",
   "key": "defaultPayoutFrom",
   "column": "default_payout_from",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "payment",
   "default": "\"PAYROLL_MONTH\"",
   "enumName": "PayoutFrom",
   "options": [
    "PAYROLL_MONTH",
    "DATE_OF_JOINING",
    "CONFIRMATION_DATE"
   ]
  },
  {
   "name": "payoutmonths",
   "key": "payoutmonths",
   "column": "payoutmonths",
   "kind": "choices",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "payment",
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
   "name": "autoApproval",
   "key": "autoApproval",
   "column": "auto_approval",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "payment",
   "default": "false"
  },
  {
   "name": "benefitsAssociation",
   "key": "benefitsAssociation",
   "column": "benefits_association",
   "kind": "choices",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "payment",
   "enumName": "SalaryBenefit",
   "options": [
    "PROVIDENT_FUND",
    "INSURANCE",
    "NPS",
    "GRATUITY",
    "PROFESSIONAL_TAX",
    "LABOUR_WELFARE_FUND"
   ]
  },
  {
   "name": "commitmentPeriod",
   "key": "commitmentPeriod",
   "column": "commitment_period",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "clawback",
   "default": "false"
  },
  {
   "name": "commitmentPeriodMonths",
   "key": "commitmentPeriodMonths",
   "column": "commitment_period_months",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1,
    "max": 120
   },
   "help": false,
   "group": "clawback",
   "unit": "unit.months"
  },
  {
   "name": "clawbackConfiguration",
   "key": "clawbackConfiguration",
   "column": "clawback_configuration",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "clawback",
   "enumName": "ClawbackConfiguration",
   "options": [
    "FULL_AMOUNT",
    "PRORATED",
    "FIXED_AMOUNT",
    "CUSTOM_FORMULA"
   ]
  },
  {
   "name": "clawbackAmount",
   "key": "clawbackAmount",
   "column": "clawback_amount",
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
   "group": "clawback",
   "currency": "PAYROLL"
  },
  {
   "name": "clawbackFormula",
   "key": "clawbackFormula",
   "column": "clawback_formula",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 1000
   },
   "help": true,
   "formula": "CLAWBACK",
   "group": "clawback"
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

export const airTicketFare: Resource = {
 "endpoint": "payroll-admin",
 "type": "AirTicketFare",
 "name": "airTicketFare",
 "table": "air_ticket_fare",
 "title": "validFrom",
 "sort": {
  "field": "validFrom",
  "order": "DESC"
 },
 "operations": {
  "list": "listAirTicketFares",
  "lookup": "lookupAirTicketFares",
  "one": "airTicketFare",
  "history": "airTicketFareHistory",
  "add": "addAirTicketFare",
  "update": "updateAirTicketFare",
  "delete": "deleteAirTicketFares"
 },
 "searchArgument": "search",
 "unique": [
  [
   "sectorId",
   "ticketClass",
   "validFrom"
  ]
 ],
 "importable": true,
 "single": false,
 "partOf": "sectorId",
 "screens": [
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
   "name": "sector",
   "key": "sectorId",
   "column": "sector_id",
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
    "endpoint": "payroll-admin",
    "type": "AirTicketSector"
   }
  },
  {
   "name": "ticketClass",
   "key": "ticketClass",
   "column": "ticket_class",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "default": "\"ECONOMY\"",
   "enumName": "AirTicketClass",
   "options": [
    "ECONOMY",
    "PREMIUM_ECONOMY",
    "BUSINESS",
    "FIRST"
   ]
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
   "help": true
  },
  {
   "name": "adult",
   "key": "adult",
   "column": "adult",
   "kind": "money",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0.01,
    "decimals": 4
   },
   "help": false,
   "currency": "PAYROLL"
  },
  {
   "name": "child",
   "key": "child",
   "column": "child",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 4
   },
   "help": true,
   "currency": "PAYROLL"
  },
  {
   "name": "infant",
   "key": "infant",
   "column": "infant",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 4
   },
   "help": true,
   "currency": "PAYROLL"
  },
  {
   "name": "source",
   "key": "source",
   "column": "source",
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

export const airTicketHome: Resource = {
 "endpoint": "payroll-admin",
 "type": "AirTicketHome",
 "name": "airTicketHome",
 "table": "air_ticket_home",
 "title": "note",
 "sort": {
  "field": "note",
  "order": "ASC"
 },
 "operations": {
  "list": "listAirTicketHomes",
  "lookup": "lookupAirTicketHomes",
  "one": "airTicketHome",
  "history": "airTicketHomeHistory",
  "add": "addAirTicketHome",
  "update": "updateAirTicketHome",
  "delete": "deleteAirTicketHomes"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   "name": "sector",
   "key": "sectorId",
   "column": "sector_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "reference": {
    "endpoint": "payroll-admin",
    "type": "AirTicketSector"
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
   "inList": true,
   "rule": {
    "maxLength": 200
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

export const airTicketPolicy: Resource = {
 "endpoint": "payroll-admin",
 "type": "AirTicketPolicy",
 "name": "airTicketPolicy",
 "table": "air_ticket_policy",
 "title": "name",
 "sort": {
  "field": "effectiveFrom",
  "order": "DESC"
 },
 "operations": {
  "list": "listAirTicketPolicies",
  "lookup": "lookupAirTicketPolicies",
  "one": "airTicketPolicy",
  "history": "airTicketPolicyHistory",
  "add": "addAirTicketPolicy",
  "update": "updateAirTicketPolicy",
  "delete": "deleteAirTicketPolicies"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "screens": [
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
    "maxLength": 80
   },
   "help": false,
   "group": "policy"
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
   "group": "policy",
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
   "inList": false,
   "rule": {},
   "help": true,
   "group": "policy",
   "reference": {
    "endpoint": "core-hr",
    "type": "CustomEmployeeGroup"
   }
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
   "help": true,
   "group": "policy"
  },
  {
   "name": "effectiveUntil",
   "key": "effectiveUntil",
   "column": "effective_until",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "notBefore": "effectiveFrom"
   },
   "help": true,
   "group": "policy"
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
   "group": "policy",
   "default": "\"ACTIVE\"",
   "enumName": "RecordStatus",
   "options": [
    "ACTIVE",
    "INACTIVE"
   ]
  },
  {
   "name": "childrenCovered",
   "key": "childrenCovered",
   "column": "children_covered",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 20
   },
   "help": true,
   "group": "people",
   "default": "2"
  },
  {
   "name": "childUntilAge",
   "key": "childUntilAge",
   "column": "child_until_age",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1,
    "max": 30
   },
   "help": true,
   "group": "people",
   "default": "18",
   "unit": "unit.years"
  },
  {
   "name": "family",
   "key": "family",
   "column": "family",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "people",
   "rows": {
    "type": "AirTicketKin",
    "table": "air_ticket_kin",
    "parentColumn": "air_ticket_policy_id",
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
      "name": "relationship",
      "key": "relationshipId",
      "column": "relationship_id",
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
       "type": "Relationship"
      }
     },
     {
      "name": "kin",
      "key": "kin",
      "column": "kin",
      "kind": "choice",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "enumName": "AirTicketKinship",
      "options": [
       "SPOUSE",
       "CHILD"
      ]
     }
    ]
   }
  },
  {
   "name": "cycleMonths",
   "key": "cycleMonths",
   "column": "cycle_months",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 60
   },
   "help": true,
   "group": "entitlement",
   "default": "12",
   "unit": "unit.months"
  },
  {
   "name": "cycleFrom",
   "key": "cycleFrom",
   "column": "cycle_from",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "entitlement",
   "default": "\"JOINING\"",
   "enumName": "AirTicketCycle",
   "options": [
    "JOINING",
    "CALENDAR_YEAR"
   ]
  },
  {
   "name": "tickets",
   "key": "tickets",
   "column": "tickets",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 12
   },
   "help": true,
   "group": "entitlement",
   "default": "1"
  },
  {
   "name": "eligibleAfterMonths",
   "key": "eligibleAfterMonths",
   "column": "eligible_after_months",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 60
   },
   "help": true,
   "group": "entitlement",
   "default": "0",
   "unit": "unit.months"
  },
  {
   "name": "afterConfirmation",
   "key": "afterConfirmation",
   "column": "after_confirmation",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "entitlement",
   "default": "false"
  },
  {
   "name": "inAdvance",
   "key": "inAdvance",
   "column": "in_advance",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "entitlement",
   "default": "true"
  },
  {
   "name": "carryCycles",
   "key": "carryCycles",
   "column": "carry_cycles",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 10
   },
   "help": true,
   "group": "entitlement",
   "default": "0"
  },
  {
   "name": "proratedForLeavers",
   "key": "proratedForLeavers",
   "column": "prorated_for_leavers",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "entitlement",
   "default": "true"
  },
  {
   "name": "ticketClass",
   "key": "ticketClass",
   "column": "ticket_class",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "worth",
   "default": "\"ECONOMY\"",
   "enumName": "AirTicketClass",
   "options": [
    "ECONOMY",
    "PREMIUM_ECONOMY",
    "BUSINESS",
    "FIRST"
   ]
  },
  {
   "name": "basis",
   "key": "basis",
   "column": "basis",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "worth",
   "default": "\"ACTUALS\"",
   "enumName": "AirTicketBasis",
   "options": [
    "FARE",
    "ACTUALS"
   ]
  },
  {
   "name": "adultAmount",
   "key": "adultAmount",
   "column": "adult_amount",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0.01,
    "decimals": 4
   },
   "help": true,
   "group": "worth",
   "currency": "PAYROLL"
  },
  {
   "name": "childAmount",
   "key": "childAmount",
   "column": "child_amount",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "decimals": 4
   },
   "help": true,
   "group": "worth",
   "currency": "PAYROLL"
  },
  {
   "name": "infantAmount",
   "key": "infantAmount",
   "column": "infant_amount",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "decimals": 4
   },
   "help": true,
   "group": "worth",
   "currency": "PAYROLL"
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
   "inList": true,
   "rule": {},
   "help": true,
   "group": "worth",
   "default": "false"
  },
  {
   "name": "encashmentPercent",
   "key": "encashmentPercent",
   "column": "encashment_percent",
   "kind": "percent",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1,
    "max": 100,
    "decimals": 2
   },
   "help": true,
   "group": "worth"
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

export const airTicketSector: Resource = {
 "endpoint": "payroll-admin",
 "type": "AirTicketSector",
 "name": "airTicketSector",
 "table": "air_ticket_sector",
 "title": "destination",
 "sort": {
  "field": "destination",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listAirTicketSectors",
  "lookup": "lookupAirTicketSectors",
  "one": "airTicketSector",
  "history": "airTicketSectorHistory",
  "add": "addAirTicketSector",
  "update": "updateAirTicketSector",
  "delete": "deleteAirTicketSectors"
 },
 "searchArgument": "search",
 "unique": [
  [
   "code"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
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
   "name": "destination",
   "key": "destination",
   "column": "destination",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 2,
    "maxLength": 80
   },
   "help": true
  },
  {
   "name": "code",
   "key": "code",
   "column": "code",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 8,
    "preset": "ONLY_ALPHANUMERIC"
   },
   "help": true
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
   "inList": true,
   "rule": {},
   "help": false,
   "closedList": "COUNTRY"
  },
  {
   "name": "isUsual",
   "key": "isUsual",
   "column": "is_usual",
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

export const bonusLine: Resource = {
 "endpoint": "payroll-admin",
 "type": "BonusLine",
 "name": "bonusLine",
 "table": "bonus_line",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listBonusLines",
  "lookup": "lookupBonusLines",
  "one": "bonusLine",
  "history": "bonusLineHistory",
  "add": "addBonusLine",
  "update": "updateBonusLine",
  "delete": "deleteBonusLines"
 },
 "searchArgument": "search",
 "unique": [
  [
   "roundId",
   "employeeId"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "partOf": "roundId",
 "screens": [
  {
   "path": "/payroll/bonus/lines",
   "form": "BONUS",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "EDIT",
    "EXPORT"
   ]
  },
  {
   "path": "/my-finance/my-pay/my-bonus",
   "form": "MY_PAY",
   "scope": "SELF",
   "record": "SHOW",
   "actions": [
    "EXPORT"
   ],
   "where": "{\"status\": {\"equals\": \"APPROVED\"}}"
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
   "acts": true,
   "group": "line",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "round",
   "key": "roundId",
   "column": "round_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "fixed": true,
   "acts": true,
   "group": "line",
   "reference": {
    "endpoint": "payroll-admin",
    "type": "BonusRound"
   },
   "access": "BONUS"
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
    "maxLength": 120
   },
   "help": true,
   "acts": true,
   "group": "line"
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
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "line",
   "default": "\"DRAFT\"",
   "enumName": "BonusRoundStatus",
   "options": [
    "DRAFT",
    "SUBMITTED",
    "APPROVED",
    "CANCELLED"
   ]
  },
  {
   "name": "payoutDate",
   "key": "payoutDate",
   "column": "payout_date",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "line"
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
   "name": "base",
   "key": "base",
   "column": "base",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "how",
   "currency": "currency"
  },
  {
   "name": "percent",
   "key": "percent",
   "column": "percent",
   "kind": "percent",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "how"
  },
  {
   "name": "days",
   "key": "days",
   "column": "days",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "how",
   "unit": "unit.days"
  },
  {
   "name": "periodDays",
   "key": "periodDays",
   "column": "period_days",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "how",
   "unit": "unit.days"
  },
  {
   "name": "setOff",
   "key": "setOff",
   "column": "set_off",
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
   "group": "how",
   "currency": "currency"
  },
  {
   "name": "calculated",
   "key": "calculated",
   "column": "calculated",
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
   "group": "how",
   "currency": "currency"
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
   "group": "amount",
   "currency": "currency"
  },
  {
   "name": "reason",
   "key": "reason",
   "column": "reason",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 300
   },
   "help": true,
   "group": "amount",
   "access": "BONUS"
  },
  {
   "name": "earning",
   "key": "earningId",
   "column": "earning_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "amount",
   "reference": {
    "endpoint": "payroll-admin",
    "type": "OneTimeEarning"
   },
   "access": "BONUS"
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

export const bonusPlan: Resource = {
 "endpoint": "payroll-admin",
 "type": "BonusPlan",
 "name": "bonusPlan",
 "table": "bonus_plan",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listBonusPlans",
  "lookup": "lookupBonusPlans",
  "one": "bonusPlan",
  "history": "bonusPlanHistory",
  "add": "addBonusPlan",
  "update": "updateBonusPlan",
  "delete": "deleteBonusPlans"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name"
  ]
 ],
 "importable": false,
 "single": false,
 "rests": true,
 "offers": {
  "status": {
   "equals": "ACTIVE"
  }
 },
 "screens": [
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
    "maxLength": 80
   },
   "help": false,
   "group": "plan"
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
   "group": "plan",
   "default": "\"ANNUAL\"",
   "enumName": "BonusKind",
   "options": [
    "ANNUAL",
    "PERFORMANCE",
    "STATUTORY"
   ]
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
   "group": "plan",
   "default": "\"ACTIVE\"",
   "enumName": "RecordStatus",
   "options": [
    "ACTIVE",
    "INACTIVE"
   ]
  },
  {
   "name": "payAs",
   "key": "payAsId",
   "column": "pay_as_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "plan",
   "reference": {
    "endpoint": "payroll-admin",
    "type": "AdhocAllowance"
   }
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
   "group": "who",
   "reference": {
    "endpoint": "core-hr",
    "type": "CustomEmployeeGroup"
   }
  },
  {
   "name": "minimumServiceDays",
   "key": "minimumServiceDays",
   "column": "minimum_service_days",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1,
    "max": 3660
   },
   "help": true,
   "group": "who",
   "unit": "unit.days"
  },
  {
   "name": "calculation",
   "key": "calculation",
   "column": "calculation",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "calculation",
   "default": "\"FIXED_AMOUNT\"",
   "enumName": "BonusCalculation",
   "options": [
    "FIXED_AMOUNT",
    "PERCENT_OF_COMPONENT",
    "PERCENT_OF_SALARY",
    "STATUTORY"
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
   "inList": true,
   "rule": {
    "min": 0.01
   },
   "help": true,
   "group": "calculation",
   "currency": "PAYROLL"
  },
  {
   "name": "percent",
   "key": "percent",
   "column": "percent",
   "kind": "percent",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0.01,
    "max": 1000,
    "decimals": 4
   },
   "help": true,
   "group": "calculation"
  },
  {
   "name": "component",
   "key": "componentId",
   "column": "component_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "calculation",
   "reference": {
    "endpoint": "payroll-admin",
    "type": "SalaryComponent",
    "among": [
     "EARNING",
     "REIMBURSEMENT",
     "BONUS",
     "FLEXIBLE_BENEFIT"
    ]
   }
  },
  {
   "name": "prorated",
   "key": "prorated",
   "column": "prorated",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "calculation",
   "default": "true"
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

export const bonusRound: Resource = {
 "endpoint": "payroll-admin",
 "type": "BonusRound",
 "name": "bonusRound",
 "table": "bonus_round",
 "title": "name",
 "sort": {
  "field": "toDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listBonusRounds",
  "lookup": "lookupBonusRounds",
  "one": "bonusRound",
  "history": "bonusRoundHistory",
  "add": "addBonusRound",
  "update": "updateBonusRound",
  "delete": "deleteBonusRounds"
 },
 "searchArgument": "search",
 "unique": [
  [
   "planId",
   "fromDate",
   "toDate",
   "name"
  ]
 ],
 "importable": false,
 "single": false,
 "screens": [
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
   "help": true,
   "group": "round"
  },
  {
   "name": "plan",
   "key": "planId",
   "column": "plan_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "group": "round",
   "reference": {
    "endpoint": "payroll-admin",
    "type": "BonusPlan"
   }
  },
  {
   "name": "fromDate",
   "key": "fromDate",
   "column": "from_date",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "round"
  },
  {
   "name": "toDate",
   "key": "toDate",
   "column": "to_date",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "notBefore": "fromDate"
   },
   "help": false,
   "group": "round"
  },
  {
   "name": "payoutDate",
   "key": "payoutDate",
   "column": "payout_date",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "round"
  },
  {
   "name": "note",
   "key": "note",
   "column": "note",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 500
   },
   "help": false,
   "group": "round"
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
   "group": "round",
   "default": "\"DRAFT\"",
   "enumName": "BonusRoundStatus",
   "options": [
    "DRAFT",
    "SUBMITTED",
    "APPROVED",
    "CANCELLED"
   ]
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
   "help": false,
   "acts": true,
   "group": "figures"
  },
  {
   "name": "leftOut",
   "key": "leftOut",
   "column": "left_out",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "figures"
  },
  {
   "name": "total",
   "key": "total",
   "column": "total",
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
   "name": "law",
   "key": "law",
   "column": "law",
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
   "acts": true,
   "group": "figures"
  },
  {
   "name": "reckonedAt",
   "key": "reckonedAt",
   "column": "reckoned_at",
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
   "group": "steps"
  },
  {
   "name": "submittedBy",
   "key": "submittedBy",
   "column": "submitted_by",
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
   "group": "steps"
  },
  {
   "name": "submittedById",
   "key": "submittedById",
   "column": "submitted_by_id",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true,
   "known": true,
   "acts": true
  },
  {
   "name": "decidedAt",
   "key": "decidedAt",
   "column": "decided_at",
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
   "group": "steps"
  },
  {
   "name": "decidedBy",
   "key": "decidedBy",
   "column": "decided_by",
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
   "group": "steps"
  },
  {
   "name": "remarks",
   "key": "remarks",
   "column": "remarks",
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
   "acts": true,
   "group": "steps"
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

export const clawback: Resource = {
 "endpoint": "payroll-admin",
 "type": "Clawback",
 "name": "clawback",
 "table": "clawback",
 "title": "earningName",
 "sort": {
  "field": "lastWorkingDay",
  "order": "DESC"
 },
 "operations": {
  "list": "listClawbacks",
  "lookup": "lookupClawbacks",
  "one": "clawback",
  "history": "clawbackHistory",
  "add": "addClawback",
  "update": "updateClawback",
  "delete": "deleteClawbacks"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "partOf": "exitId",
 "screens": [
  {
   "path": "/my-team-finance/clawback",
   "form": "CLAWBACK",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "EDIT",
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
   "acts": true,
   "group": "earning",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "earning",
   "key": "earningId",
   "column": "earning_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "fixed": true,
   "acts": true,
   "group": "earning",
   "reference": {
    "endpoint": "payroll-admin",
    "type": "OneTimeEarning"
   }
  },
  {
   "name": "earningName",
   "key": "earningName",
   "column": "earning_name",
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
   "help": false,
   "acts": true,
   "group": "earning"
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
   "inList": true,
   "rule": {
    "min": 0
   },
   "help": true,
   "acts": true,
   "group": "earning",
   "currency": "PAYROLL"
  },
  {
   "name": "payoutDate",
   "key": "payoutDate",
   "column": "payout_date",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "earning"
  },
  {
   "name": "commitmentMonths",
   "key": "commitmentMonths",
   "column": "commitment_months",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "commitment",
   "unit": "unit.months"
  },
  {
   "name": "commitmentFrom",
   "key": "commitmentFrom",
   "column": "commitment_from",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "commitment"
  },
  {
   "name": "commitmentUntil",
   "key": "commitmentUntil",
   "column": "commitment_until",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "commitment"
  },
  {
   "name": "exit",
   "key": "exitId",
   "column": "exit_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "fixed": true,
   "acts": true,
   "group": "commitment",
   "reference": {
    "endpoint": "exit-management",
    "type": "Exit"
   }
  },
  {
   "name": "lastWorkingDay",
   "key": "lastWorkingDay",
   "column": "last_working_day",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "commitment"
  },
  {
   "name": "configuration",
   "key": "configuration",
   "column": "configuration",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "clawback",
   "enumName": "ClawbackConfiguration",
   "options": [
    "FULL_AMOUNT",
    "PRORATED",
    "FIXED_AMOUNT",
    "CUSTOM_FORMULA"
   ]
  },
  {
   "name": "clawbackFormula",
   "key": "clawbackFormula",
   "column": "clawback_formula",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 1000
   },
   "help": true,
   "acts": true,
   "group": "clawback"
  },
  {
   "name": "proposedAmount",
   "key": "proposedAmount",
   "column": "proposed_amount",
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
   "acts": true,
   "group": "clawback",
   "currency": "PAYROLL"
  },
  {
   "name": "clawbackAmount",
   "key": "clawbackAmount",
   "column": "clawback_amount",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0
   },
   "help": true,
   "group": "clawback",
   "currency": "PAYROLL"
  },
  {
   "name": "clawbackDate",
   "key": "clawbackDate",
   "column": "clawback_date",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "clawback"
  },
  {
   "name": "payrollPeriod",
   "key": "payrollPeriodId",
   "column": "payroll_period_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "clawback",
   "reference": {
    "endpoint": "payroll-admin",
    "type": "PayrollCycle"
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
   "group": "clawback",
   "default": "\"PROPOSED\"",
   "enumName": "ClawbackStatus",
   "options": [
    "PROPOSED",
    "CONFIRMED",
    "WAIVED",
    "WITHDRAWN"
   ],
   "next": {
    "PROPOSED": [
     "CONFIRMED",
     "WAIVED"
    ],
    "CONFIRMED": [
     "PROPOSED",
     "WAIVED"
    ],
    "WAIVED": [
     "PROPOSED",
     "CONFIRMED"
    ],
    "WITHDRAWN": []
   }
  },
  {
   "name": "reason",
   "key": "reason",
   "column": "reason",
   "kind": "longText",
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
   "group": "clawback"
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

export const employeeSalary: Resource = {
 "endpoint": "payroll-admin",
 "type": "EmployeeSalary",
 "name": "employeeSalary",
 "table": "employee_salary",
 "title": "effectiveFrom",
 "sort": {
  "field": "effectiveFrom",
  "order": "DESC"
 },
 "operations": {
  "list": "listEmployeeSalaries",
  "lookup": "lookupEmployeeSalaries",
  "one": "employeeSalary",
  "history": "employeeSalaryHistory",
  "add": "addEmployeeSalary",
  "update": "updateEmployeeSalary",
  "delete": "deleteEmployeeSalaries"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "partOf": "employeeId",
 "screens": [
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
   "opens": "{\"status\": {\"equals\": \"APPLIED\"}}"
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
   "where": "{\"revisionType\": {\"in\": [\"ANNUAL_REVIEW\", \"PROMOTION\", \"MARKET_ADJUSTMENT\", \"CORRECTION\", \"OTHER\"]}}"
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
   "group": "identity",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "revisionType",
   "key": "revisionType",
   "column": "revision_type",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "identity",
   "enumName": "SalaryRevisionType",
   "options": [
    "JOINING",
    "ANNUAL_REVIEW",
    "PROMOTION",
    "MARKET_ADJUSTMENT",
    "CORRECTION",
    "OTHER"
   ]
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
   "help": true,
   "acts": true,
   "group": "identity",
   "default": "\"DRAFT\"",
   "enumName": "SalaryRevisionStatus",
   "options": [
    "DRAFT",
    "PENDING_APPROVAL",
    "APPROVED",
    "APPLIED",
    "CANCELLED"
   ],
   "next": {
    "DRAFT": [
     "PENDING_APPROVAL",
     "CANCELLED"
    ],
    "PENDING_APPROVAL": [
     "DRAFT",
     "APPROVED",
     "CANCELLED"
    ],
    "APPROVED": [
     "APPLIED",
     "CANCELLED"
    ],
    "APPLIED": [],
    "CANCELLED": []
   }
  },
  {
   "name": "template",
   "key": "templateId",
   "column": "template_id",
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
    "endpoint": "payroll-admin",
    "type": "SalaryTemplate"
   }
  },
  {
   "name": "previousCtc",
   "key": "previousCtc",
   "column": "previous_ctc",
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
   "acts": true,
   "group": "identity",
   "currency": "currency"
  },
  {
   "name": "reviseCtcByPercentage",
   "key": "reviseCtcByPercentage",
   "column": "revise_ctc_by_percentage",
   "kind": "percent",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "min": -99,
    "max": 1000,
    "decimals": 4
   },
   "help": true,
   "group": "identity"
  },
  {
   "name": "annualCTC",
   "key": "annualCTC",
   "column": "annual_ctc",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1
   },
   "help": true,
   "group": "identity",
   "currency": "currency"
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
   "help": true,
   "hidden": true,
   "closedList": "CURRENCY"
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
   "group": "days"
  },
  {
   "name": "endsOn",
   "key": "endsOn",
   "column": "ends_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "notBefore": "effectiveFrom"
   },
   "help": true,
   "group": "days"
  },
  {
   "name": "effectiveTo",
   "key": "effectiveTo",
   "column": "effective_to",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "days"
  },
  {
   "name": "salaryEffectiveMonth",
   "key": "salaryEffectiveMonth",
   "column": "salary_effective_month",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 7
   },
   "help": true,
   "group": "days"
  },
  {
   "name": "payoutMonth",
   "key": "payoutMonth",
   "column": "payout_month",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 7
   },
   "help": true,
   "group": "days"
  },
  {
   "name": "revisionWithoutArrear",
   "key": "revisionWithoutArrear",
   "column": "revision_without_arrear",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "days",
   "default": "false"
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
   "rule": {
    "maxLength": 1000
   },
   "help": true,
   "group": "days"
  },
  {
   "name": "comment",
   "key": "comment",
   "column": "comment",
   "kind": "longText",
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
   "acts": true,
   "group": "days"
  },
  {
   "name": "requestedById",
   "key": "requestedById",
   "column": "requested_by_id",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true
  },
  {
   "name": "requestedBy",
   "key": "requestedBy",
   "column": "requested_by",
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
   "help": true,
   "acts": true,
   "group": "days"
  },
  {
   "name": "isPresent",
   "key": "isPresent",
   "column": "is_present",
   "kind": "yesNo",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "days"
  },
  {
   "name": "annualGrossSalary",
   "key": "annualGrossSalary",
   "column": "annual_gross_salary",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "decimals": 4
   },
   "help": true,
   "hidden": true,
   "currency": "currency"
  },
  {
   "name": "monthlyGrossSalary",
   "key": "monthlyGrossSalary",
   "column": "monthly_gross_salary",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "decimals": 4
   },
   "help": true,
   "hidden": true,
   "currency": "currency"
  },
  {
   "name": "structure",
   "key": "structure",
   "column": "structure",
   "kind": "json",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "hidden": true
  },
  {
   "name": "allowances",
   "key": "allowances",
   "column": "allowances",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "parts",
   "rows": {
    "type": "EmployeeSalaryAllowance",
    "table": "employee_salary_allowance",
    "parentColumn": "employee_salary_id",
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
      "name": "component",
      "key": "componentId",
      "column": "component_id",
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
       "endpoint": "payroll-admin",
       "type": "SalaryComponent",
       "among": [
        "EARNING",
        "REIMBURSEMENT",
        "BONUS",
        "FLEXIBLE_BENEFIT"
       ]
      }
     },
     {
      "name": "percentage",
      "key": "percentage",
      "column": "percentage",
      "kind": "percent",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "max": 1000,
       "decimals": 4
      },
      "help": false
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
      "help": false,
      "currency": "PAYROLL"
     }
    ]
   }
  },
  {
   "name": "retirals",
   "key": "retirals",
   "column": "retirals",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "parts",
   "rows": {
    "type": "EmployeeSalaryRetiral",
    "table": "employee_salary_retiral",
    "parentColumn": "employee_salary_id",
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
      "name": "component",
      "key": "componentId",
      "column": "component_id",
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
       "endpoint": "payroll-admin",
       "type": "SalaryComponent",
       "among": [
        "RETIRAL"
       ]
      }
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
      "inList": false,
      "rule": {
       "min": 0,
       "max": 100,
       "decimals": 4
      },
      "help": false
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
      "inList": false,
      "rule": {
       "min": 0,
       "max": 100,
       "decimals": 4
      },
      "help": false
     }
    ]
   }
  },
  {
   "name": "grosses",
   "key": "grosses",
   "column": "grosses",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "parts",
   "rows": {
    "type": "EmployeeSalaryGross",
    "table": "employee_salary_gross",
    "parentColumn": "employee_salary_id",
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
      "name": "component",
      "key": "componentId",
      "column": "component_id",
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
       "endpoint": "payroll-admin",
       "type": "SalaryComponent",
       "among": [
        "GROSS"
       ]
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

export const oneTimeEarning: Resource = {
 "endpoint": "payroll-admin",
 "type": "OneTimeEarning",
 "name": "oneTimeEarning",
 "table": "one_time_earning",
 "title": "name",
 "sort": {
  "field": "payoutDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listOneTimeEarnings",
  "lookup": "lookupOneTimeEarnings",
  "one": "oneTimeEarning",
  "history": "oneTimeEarningHistory",
  "add": "addOneTimeEarning",
  "update": "updateOneTimeEarning",
  "delete": "deleteOneTimeEarnings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   "group": "earning",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "kind",
   "key": "kindId",
   "column": "kind_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "earning",
   "aliases": [
    "ad hoc allowance",
    "earning"
   ],
   "reference": {
    "endpoint": "payroll-admin",
    "type": "AdhocAllowance"
   }
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
   "inList": false,
   "rule": {
    "maxLength": 80
   },
   "help": true,
   "group": "earning"
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
   "inList": true,
   "rule": {
    "min": 0.01
   },
   "help": true,
   "group": "payment",
   "currency": "PAYROLL"
  },
  {
   "name": "payoutDate",
   "key": "payoutDate",
   "column": "payout_date",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "payment",
   "aliases": [
    "payout month"
   ]
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
   "help": true,
   "group": "payment",
   "default": "\"PENDING\"",
   "enumName": "EarningStatus",
   "options": [
    "DRAFT",
    "PENDING",
    "APPROVED",
    "REJECTED",
    "CANCELLED",
    "PAID"
   ],
   "next": {
    "DRAFT": [
     "PENDING",
     "CANCELLED"
    ],
    "PENDING": [
     "DRAFT",
     "APPROVED",
     "REJECTED",
     "CANCELLED"
    ],
    "APPROVED": [
     "PAID",
     "CANCELLED"
    ],
    "REJECTED": [],
    "CANCELLED": [],
    "PAID": []
   }
  },
  {
   "name": "approval",
   "key": "approval",
   "column": "approval",
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
   "name": "note",
   "key": "note",
   "column": "note",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 500
   },
   "help": false,
   "group": "payment"
  },
  {
   "name": "commitmentMonths",
   "key": "commitmentMonths",
   "column": "commitment_months",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "commitment",
   "unit": "unit.months"
  },
  {
   "name": "commitmentFrom",
   "key": "commitmentFrom",
   "column": "commitment_from",
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
   "group": "commitment"
  },
  {
   "name": "commitmentUntil",
   "key": "commitmentUntil",
   "column": "commitment_until",
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
   "group": "commitment"
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

export const payrollCycle: Resource = {
 "endpoint": "payroll-admin",
 "type": "PayrollCycle",
 "name": "payrollCycle",
 "table": "payroll_cycle",
 "title": "name",
 "sort": {
  "field": "fromDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listPayrollCycles",
  "lookup": "lookupPayrollCycles",
  "one": "payrollCycle",
  "history": "payrollCycleHistory",
  "add": "addPayrollCycle",
  "update": "updatePayrollCycle",
  "delete": "deletePayrollCycles"
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
   "path": "/settings/payroll/cycles",
   "form": "PAYROLL_GENERAL_SETTINGS",
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
    "maxLength": 80
   },
   "help": false
  },
  {
   "name": "fromDate",
   "key": "fromDate",
   "column": "from_date",
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
   "name": "toDate",
   "key": "toDate",
   "column": "to_date",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "notBefore": "fromDate"
   },
   "help": false
  },
  {
   "name": "payDate",
   "key": "payDate",
   "column": "pay_date",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "notBefore": "fromDate"
   },
   "help": false
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
   "help": true,
   "default": "\"OPEN\"",
   "enumName": "PayrollCycleStatus",
   "options": [
    "OPEN",
    "FINALIZED"
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

export const payrollGeneralSetting: Resource = {
 "endpoint": "payroll-admin",
 "type": "PayrollGeneralSetting",
 "name": "payrollGeneralSetting",
 "table": "payroll_general_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listPayrollGeneralSettingRecords",
  "lookup": "lookupPayrollGeneralSettingRecords",
  "one": "payrollGeneralSetting",
  "history": "payrollGeneralSettingHistory",
  "add": "addPayrollGeneralSetting",
  "update": "updatePayrollGeneralSetting",
  "delete": "deletePayrollGeneralSettingRecords"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/payroll/general",
   "form": "PAYROLL_GENERAL_SETTINGS",
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
   "group": "place",
   "default": "\"Payroll general settings\""
  },
  {
   "name": "country",
   "key": "country",
   "column": "country",
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "place",
   "default": "\"IN\"",
   "closedList": "COUNTRY"
  },
  {
   "name": "currency",
   "key": "currency",
   "column": "currency",
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "place",
   "default": "\"INR\"",
   "closedList": "CURRENCY"
  },
  {
   "name": "fiscalYearStart",
   "key": "fiscalYearStart",
   "column": "fiscal_year_start",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "place",
   "default": "\"APRIL\"",
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
   "name": "enableSalaryTemplate",
   "key": "enableSalaryTemplate",
   "column": "enable_salary_template",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "structure",
   "default": "true"
  },
  {
   "name": "slabWisePF",
   "key": "slabWisePF",
   "column": "slab_wise_pf",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "structure",
   "default": "false"
  },
  {
   "name": "slabWiseNPS",
   "key": "slabWiseNPS",
   "column": "slab_wise_nps",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "structure",
   "default": "false"
  },
  {
   "name": "defaultTaxRegime",
   "key": "defaultTaxRegime",
   "column": "default_tax_regime",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "taxes",
   "default": "\"NEW\"",
   "enumName": "TaxRegime",
   "options": [
    "OLD",
    "NEW"
   ]
  },
  {
   "name": "roundOff",
   "key": "roundOff",
   "column": "round_off",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "rounding",
   "default": "\"NEAREST\"",
   "enumName": "RoundOffMode",
   "options": [
    "NEAREST",
    "UP",
    "DOWN",
    "NONE"
   ]
  },
  {
   "name": "roundOffTo",
   "key": "roundOffTo",
   "column": "round_off_to",
   "kind": "decimal",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0.01,
    "max": 1000,
    "decimals": 2
   },
   "help": true,
   "group": "rounding",
   "default": "\"1\""
  }
 ]
};

export const payrollRun: Resource = {
 "endpoint": "payroll-admin",
 "type": "PayrollRun",
 "name": "payrollRun",
 "table": "payroll_run",
 "title": "name",
 "sort": {
  "field": "fromDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listPayrollRuns",
  "lookup": "lookupPayrollRuns",
  "one": "payrollRun",
  "history": "payrollRunHistory",
  "add": "addPayrollRun",
  "update": "updatePayrollRun",
  "delete": "deletePayrollRuns"
 },
 "searchArgument": "search",
 "unique": [
  [
   "cycleId"
  ]
 ],
 "importable": false,
 "single": false,
 "screens": [
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
   ]
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
   "where": "{\"period\": {\"equals\": \"HALF_MONTH\"}}"
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
   "name": "cycle",
   "key": "cycleId",
   "column": "cycle_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "fixed": true,
   "group": "run",
   "reference": {
    "endpoint": "payroll-admin",
    "type": "PayrollCycle"
   }
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
    "maxLength": 80
   },
   "help": true,
   "acts": true,
   "group": "run"
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
   "group": "run"
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
   "help": false,
   "acts": true,
   "group": "run",
   "default": "\"MONTH\"",
   "enumName": "PayrollPeriod",
   "options": [
    "MONTH",
    "HALF_MONTH"
   ]
  },
  {
   "name": "fromDate",
   "key": "fromDate",
   "column": "from_date",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "run"
  },
  {
   "name": "toDate",
   "key": "toDate",
   "column": "to_date",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "run"
  },
  {
   "name": "payDate",
   "key": "payDate",
   "column": "pay_date",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "run"
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
   "help": true,
   "acts": true,
   "group": "run",
   "default": "\"DRAFT\"",
   "enumName": "PayrollRunStatus",
   "options": [
    "DRAFT",
    "FINALIZED"
   ]
  },
  {
   "name": "currency",
   "key": "currency",
   "column": "currency",
   "kind": "listed",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true,
   "derived": true,
   "closedList": "CURRENCY"
  },
  {
   "name": "people",
   "key": "people",
   "column": "people",
   "kind": "integer",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "figures"
  },
  {
   "name": "held",
   "key": "held",
   "column": "held",
   "kind": "integer",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "figures"
  },
  {
   "name": "withWarnings",
   "key": "withWarnings",
   "column": "with_warnings",
   "kind": "integer",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "figures"
  },
  {
   "name": "withoutSalary",
   "key": "withoutSalary",
   "column": "without_salary",
   "kind": "integer",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "figures"
  },
  {
   "name": "gross",
   "key": "gross",
   "column": "gross",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "deductions",
   "key": "deductions",
   "column": "deductions",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "reimbursements",
   "key": "reimbursements",
   "column": "reimbursements",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "net",
   "key": "net",
   "column": "net",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "employerCost",
   "key": "employerCost",
   "column": "employer_cost",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "sums",
   "key": "sums",
   "column": "sums",
   "kind": "json",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "hidden": true,
   "derived": true
  },
  {
   "name": "withoutPeople",
   "key": "withoutPeople",
   "column": "without_people",
   "kind": "json",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "hidden": true,
   "derived": true
  },
  {
   "name": "preparedAt",
   "key": "preparedAt",
   "column": "prepared_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "steps"
  },
  {
   "name": "preparedBy",
   "key": "preparedBy",
   "column": "prepared_by",
   "kind": "text",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 200
   },
   "help": false,
   "derived": true,
   "group": "steps"
  },
  {
   "name": "preparedById",
   "key": "preparedById",
   "column": "prepared_by_id",
   "kind": "integer",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true,
   "derived": true
  },
  {
   "name": "finalizedAt",
   "key": "finalizedAt",
   "column": "finalized_at",
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
   "group": "steps"
  },
  {
   "name": "finalizedBy",
   "key": "finalizedBy",
   "column": "finalized_by",
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
   "group": "steps"
  },
  {
   "name": "filedAt",
   "key": "filedAt",
   "column": "filed_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "steps"
  },
  {
   "name": "filedBy",
   "key": "filedBy",
   "column": "filed_by",
   "kind": "text",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 200
   },
   "help": false,
   "derived": true,
   "group": "steps"
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

export const payslip: Resource = {
 "endpoint": "payroll-admin",
 "type": "Payslip",
 "name": "payslip",
 "table": "payslip",
 "title": "name",
 "sort": {
  "field": "payDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listPayslips",
  "lookup": "lookupPayslips",
  "one": "payslip",
  "history": "payslipHistory",
  "add": "addPayslip",
  "update": "updatePayslip",
  "delete": "deletePayslips"
 },
 "searchArgument": "search",
 "unique": [
  [
   "runId",
   "employeeId"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "partOf": "runId",
 "screens": [
  {
   "path": "/payroll/salary-payslip/payslips",
   "form": "SALARY_PAYSLIP_BI_MONTHLY",
   "scope": "ALL",
   "record": "SHOW",
   "actions": [
    "EXPORT",
    "UNDO"
   ]
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
   "where": "{\"status\": {\"equals\": \"FINAL\"}}"
  },
  {
   "path": "/my-finance/my-pay/my-payslip",
   "form": "MY_PAYSLIP",
   "scope": "SELF",
   "record": "SHOW",
   "actions": [
    "EXPORT"
   ],
   "where": "{\"status\": {\"equals\": \"FINAL\"}}"
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
   "acts": true,
   "group": "payslip",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "run",
   "key": "runId",
   "column": "run_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "fixed": true,
   "acts": true,
   "group": "payslip",
   "reference": {
    "endpoint": "payroll-admin",
    "type": "PayrollRun"
   }
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
    "maxLength": 80
   },
   "help": true,
   "acts": true,
   "group": "payslip"
  },
  {
   "name": "status",
   "key": "status",
   "column": "status",
   "kind": "status",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "payslip",
   "enumName": "PayslipStatus",
   "options": [
    "DRAFT",
    "HELD",
    "FINAL"
   ]
  },
  {
   "name": "isHeld",
   "key": "isHeld",
   "column": "is_held",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "payslip",
   "default": "false"
  },
  {
   "name": "holdReason",
   "key": "holdReason",
   "column": "hold_reason",
   "kind": "longText",
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
   "acts": true,
   "group": "payslip"
  },
  {
   "name": "warnings",
   "key": "warnings",
   "column": "warnings",
   "kind": "choices",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": true,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "payslip",
   "enumName": "PayslipWarning",
   "options": [
    "NO_BANK_ACCOUNT",
    "NEGATIVE_NET",
    "ZERO_NET",
    "NET_CHANGED",
    "FIRST_PAYSLIP"
   ],
   "access": "SALARY_PAYSLIP_BI_MONTHLY"
  },
  {
   "name": "warningCount",
   "key": "warningCount",
   "column": "warning_count",
   "kind": "integer",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "payslip",
   "access": "SALARY_PAYSLIP_BI_MONTHLY"
  },
  {
   "name": "fromDate",
   "key": "fromDate",
   "column": "from_date",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "payslip"
  },
  {
   "name": "toDate",
   "key": "toDate",
   "column": "to_date",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "payslip"
  },
  {
   "name": "payDate",
   "key": "payDate",
   "column": "pay_date",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "payslip"
  },
  {
   "name": "currency",
   "key": "currency",
   "column": "currency",
   "kind": "listed",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true,
   "derived": true,
   "closedList": "CURRENCY"
  },
  {
   "name": "paidDays",
   "key": "paidDays",
   "column": "paid_days",
   "kind": "decimal",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "figures",
   "unit": "unit.days"
  },
  {
   "name": "lostDays",
   "key": "lostDays",
   "column": "lost_days",
   "kind": "decimal",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "figures",
   "unit": "unit.days"
  },
  {
   "name": "net",
   "key": "net",
   "column": "net",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "gross",
   "key": "gross",
   "column": "gross",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "deductions",
   "key": "deductions",
   "column": "deductions",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "reimbursements",
   "key": "reimbursements",
   "column": "reimbursements",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "employerCost",
   "key": "employerCost",
   "column": "employer_cost",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "formerNet",
   "key": "formerNet",
   "column": "former_net",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "lines",
   "key": "lines",
   "column": "lines",
   "kind": "json",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true,
   "derived": true
  },
  {
   "name": "paidOn",
   "key": "paidOn",
   "column": "paid_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "payslip"
  },
  {
   "name": "paidReference",
   "key": "paidReference",
   "column": "paid_reference",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 60
   },
   "help": true,
   "acts": true,
   "group": "payslip"
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

export const salaryAdvanceSetting: Resource = {
 "endpoint": "payroll-admin",
 "type": "SalaryAdvanceSetting",
 "name": "salaryAdvanceSetting",
 "table": "salary_advance_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listSalaryAdvanceSettings",
  "lookup": "lookupSalaryAdvanceSettings",
  "one": "salaryAdvanceSetting",
  "history": "salaryAdvanceSettingHistory",
  "add": "addSalaryAdvanceSetting",
  "update": "updateSalaryAdvanceSetting",
  "delete": "deleteSalaryAdvanceSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/payroll/salary-advances",
   "form": "PAYROLL_GENERAL_SETTINGS",
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
   "default": "\"Salary advances\""
  },
  {
   "name": "allowed",
   "key": "allowed",
   "column": "allowed",
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
   "name": "basis",
   "key": "basis",
   "column": "basis",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "\"NET\"",
   "enumName": "AdvanceBasis",
   "options": [
    "NET",
    "GROSS"
   ]
  },
  {
   "name": "mostPercent",
   "key": "mostPercent",
   "column": "most_percent",
   "kind": "percent",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 1000,
    "decimals": 2
   },
   "help": false,
   "default": "\"50\""
  },
  {
   "name": "mostInstalments",
   "key": "mostInstalments",
   "column": "most_instalments",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 60
   },
   "help": false,
   "default": "6"
  },
  {
   "name": "leastServiceMonths",
   "key": "leastServiceMonths",
   "column": "least_service_months",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 120
   },
   "help": true,
   "default": "6",
   "unit": "unit.months"
  },
  {
   "name": "duringProbation",
   "key": "duringProbation",
   "column": "during_probation",
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
  }
 ]
};

export const salaryAdvance: Resource = {
 "endpoint": "payroll-admin",
 "type": "SalaryAdvance",
 "name": "salaryAdvance",
 "table": "salary_advance",
 "title": "reason",
 "sort": {
  "field": "wantedOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listSalaryAdvances",
  "lookup": "lookupSalaryAdvances",
  "one": "salaryAdvance",
  "history": "salaryAdvanceHistory",
  "add": "addSalaryAdvance",
  "update": "updateSalaryAdvance",
  "delete": "deleteSalaryAdvances"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   ]
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
   "group": "advance",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
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
    "min": 1,
    "decimals": 2
   },
   "help": false,
   "group": "advance",
   "currency": "PAYROLL"
  },
  {
   "name": "reason",
   "key": "reason",
   "column": "reason",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 200
   },
   "help": true,
   "group": "advance"
  },
  {
   "name": "wantedOn",
   "key": "wantedOn",
   "column": "wanted_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "advance"
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
   "inList": false,
   "rule": {},
   "help": false,
   "group": "advance",
   "default": "\"PAYROLL\"",
   "enumName": "AdvanceWay",
   "options": [
    "PAYROLL",
    "APART"
   ]
  },
  {
   "name": "instalments",
   "key": "instalments",
   "column": "instalments",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 60
   },
   "help": false,
   "group": "recovery",
   "default": "1"
  },
  {
   "name": "recoverFrom",
   "key": "recoverFrom",
   "column": "recover_from",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "recovery"
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
   "group": "payment",
   "default": "\"PENDING\"",
   "enumName": "RequestStatus",
   "options": [
    "DRAFT",
    "PENDING",
    "APPROVED",
    "REJECTED",
    "CANCELLED"
   ],
   "next": {
    "DRAFT": [
     "PENDING",
     "CANCELLED"
    ],
    "PENDING": [
     "DRAFT",
     "APPROVED",
     "REJECTED",
     "CANCELLED"
    ],
    "APPROVED": [
     "CANCELLED"
    ],
    "REJECTED": [],
    "CANCELLED": []
   }
  },
  {
   "name": "approval",
   "key": "approval",
   "column": "approval",
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
   "name": "paidOn",
   "key": "paidOn",
   "column": "paid_on",
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
   "group": "payment"
  },
  {
   "name": "paidReference",
   "key": "paidReference",
   "column": "paid_reference",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 60
   },
   "help": true,
   "acts": true,
   "group": "payment"
  },
  {
   "name": "changes",
   "key": "changes",
   "column": "changes",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "hidden": true,
   "acts": true,
   "rows": {
    "type": "AdvanceChange",
    "table": "advance_change",
    "parentColumn": "salary_advance_id",
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
      "name": "kind",
      "key": "kind",
      "column": "kind",
      "kind": "choice",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "enumName": "AdvanceChangeKind",
      "options": [
       "SKIP",
       "REPLAN",
       "REPAYMENT",
       "FORFEIT"
      ]
     },
     {
      "name": "day",
      "key": "day",
      "column": "day",
      "kind": "date",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": true
     },
     {
      "name": "month",
      "key": "month",
      "column": "month",
      "kind": "date",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": true
     },
     {
      "name": "instalments",
      "key": "instalments",
      "column": "instalments",
      "kind": "integer",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 1,
       "max": 60
      },
      "help": false
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
       "min": 0.01,
       "decimals": 4
      },
      "help": false,
      "currency": "PAYROLL"
     },
     {
      "name": "reference",
      "key": "reference",
      "column": "reference",
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
      "help": false
     },
     {
      "name": "reason",
      "key": "reason",
      "column": "reason",
      "kind": "text",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 300
      },
      "help": false
     },
     {
      "name": "by",
      "key": "by",
      "column": "by",
      "kind": "text",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 200
      },
      "help": false
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

export const salaryComponent: Resource = {
 "endpoint": "payroll-admin",
 "type": "SalaryComponent",
 "name": "salaryComponent",
 "table": "salary_component",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listSalaryComponents",
  "lookup": "lookupSalaryComponents",
  "one": "salaryComponent",
  "history": "salaryComponentHistory",
  "add": "addSalaryComponent",
  "update": "updateSalaryComponent",
  "delete": "deleteSalaryComponents"
 },
 "searchArgument": "search",
 "unique": [
  [
   "code"
  ],
  [
   "name"
  ]
 ],
 "importable": true,
 "single": false,
 "pickedBy": "type",
 "screens": [
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
    "maxLength": 80
   },
   "help": false,
   "group": "identity",
   "aliases": [
    "component",
    "component name"
   ]
  },
  {
   "name": "code",
   "key": "code",
   "column": "code",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 30,
    "preset": "ONLY_ALPHANUMERIC"
   },
   "help": true,
   "fixed": true,
   "group": "identity"
  },
  {
   "name": "type",
   "key": "type",
   "column": "type",
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
   "default": "\"EARNING\"",
   "aliases": [
    "component group",
    "component type"
   ],
   "enumName": "SalaryComponentType",
   "options": [
    "EARNING",
    "REIMBURSEMENT",
    "BONUS",
    "GROSS",
    "FLEXIBLE_BENEFIT",
    "RETIRAL"
   ]
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
   "group": "identity"
  },
  {
   "name": "basis",
   "key": "basis",
   "column": "basis",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "calculation",
   "default": "\"FIXED_AMOUNT\"",
   "enumName": "SalaryBasis",
   "options": [
    "FIXED_AMOUNT",
    "PERCENT_OF_CTC",
    "PERCENT_OF_GROSS",
    "PERCENT_OF_COMPONENT",
    "CUSTOM_FORMULA",
    "BALANCE"
   ]
  },
  {
   "name": "calculationType",
   "key": "calculationType",
   "column": "calculation_type",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "calculation",
   "default": "\"MONTHLY\"",
   "enumName": "SalaryCalculationType",
   "options": [
    "MONTHLY",
    "ANNUALLY"
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
   "group": "calculation",
   "currency": "PAYROLL"
  },
  {
   "name": "percentage",
   "key": "percentage",
   "column": "percentage",
   "kind": "percent",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 1000,
    "decimals": 4
   },
   "help": true,
   "group": "calculation"
  },
  {
   "name": "percentOf",
   "key": "percentOfId",
   "column": "percent_of_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "calculation",
   "reference": {
    "endpoint": "payroll-admin",
    "type": "SalaryComponent"
   }
  },
  {
   "name": "customFormula",
   "key": "customFormula",
   "column": "custom_formula",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 1000
   },
   "help": true,
   "formula": "SALARY",
   "group": "calculation"
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
   "group": "payment",
   "default": "\"MONTHLY\"",
   "enumName": "PayPeriod",
   "options": [
    "MONTHLY",
    "QUARTERLY",
    "HALF_YEARLY",
    "ANNUALLY"
   ]
  },
  {
   "name": "asIsPayment",
   "key": "asIsPayment",
   "column": "as_is_payment",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "payment",
   "default": "false"
  },
  {
   "name": "gracePeriod",
   "key": "gracePeriod",
   "column": "grace_period",
   "kind": "integer",
   "required": false,
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
   "group": "payment",
   "unit": "unit.days"
  },
  {
   "name": "workFlow",
   "key": "workFlowId",
   "column": "work_flow_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "payment",
   "reference": {
    "endpoint": "dynamic-form-builder",
    "type": "Workflow",
    "among": [
     "CLAIM"
    ]
   }
  },
  {
   "name": "taxInclusion",
   "key": "taxInclusion",
   "column": "tax_inclusion",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "tax",
   "default": "true"
  },
  {
   "name": "perks",
   "key": "perks",
   "column": "perks",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "tax",
   "default": "false"
  },
  {
   "name": "exemptUnder",
   "key": "exemptUnder",
   "column": "exempt_under",
   "kind": "choices",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "tax",
   "enumName": "TaxRegime",
   "options": [
    "OLD",
    "NEW"
   ]
  },
  {
   "name": "fbpComponent",
   "key": "fbpComponent",
   "column": "fbp_component",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "flexible",
   "default": "false"
  },
  {
   "name": "maxLimit",
   "key": "maxLimit",
   "column": "max_limit",
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
   "group": "flexible",
   "currency": "PAYROLL"
  },
  {
   "name": "restrictEmployeeFromOverridingFBPAmount",
   "key": "restrictEmployeeFromOverridingFBPAmount",
   "column": "restrict_employee_from_overriding_fbpamount",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "flexible",
   "default": "false"
  },
  {
   "name": "considerForEPF",
   "key": "considerForEPF",
   "column": "consider_for_epf",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "benefits",
   "default": "false"
  },
  {
   "name": "considerForProvidentFund",
   "key": "considerForProvidentFund",
   "column": "consider_for_provident_fund",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "benefits",
   "default": "false"
  },
  {
   "name": "considerForInsurance",
   "key": "considerForInsurance",
   "column": "consider_for_insurance",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "benefits",
   "default": "false"
  },
  {
   "name": "benefitsAssociation",
   "key": "benefitsAssociation",
   "column": "benefits_association",
   "kind": "choices",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "benefits",
   "enumName": "SalaryBenefit",
   "options": [
    "PROVIDENT_FUND",
    "INSURANCE",
    "NPS",
    "GRATUITY",
    "PROFESSIONAL_TAX",
    "LABOUR_WELFARE_FUND"
   ]
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
   "inList": false,
   "rule": {
    "min": 0,
    "max": 100,
    "decimals": 4
   },
   "help": true,
   "group": "shares"
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
   "inList": false,
   "rule": {
    "min": 0,
    "max": 100,
    "decimals": 4
   },
   "help": true,
   "group": "shares"
  },
  {
   "name": "employeeShareAmount",
   "key": "employeeShareAmount",
   "column": "employee_share_amount",
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
   "group": "shares",
   "currency": "PAYROLL"
  },
  {
   "name": "employerShareAmount",
   "key": "employerShareAmount",
   "column": "employer_share_amount",
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
   "group": "shares",
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

export const salaryTemplate: Resource = {
 "endpoint": "payroll-admin",
 "type": "SalaryTemplate",
 "name": "salaryTemplate",
 "table": "salary_template",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listSalaryTemplates",
  "lookup": "lookupSalaryTemplates",
  "one": "salaryTemplate",
  "history": "salaryTemplateHistory",
  "add": "addSalaryTemplate",
  "update": "updateSalaryTemplate",
  "delete": "deleteSalaryTemplates"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
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
    "maxLength": 80
   },
   "help": false,
   "group": "identity"
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
   "rule": {},
   "help": false,
   "group": "identity"
  },
  {
   "name": "annualCTC",
   "key": "annualCTC",
   "column": "annual_ctc",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1
   },
   "help": true,
   "group": "identity",
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
   "group": "identity"
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
   "group": "identity"
  },
  {
   "name": "allowances",
   "key": "allowances",
   "column": "allowances",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "parts",
   "rows": {
    "type": "SalaryTemplateAllowance",
    "table": "salary_template_allowance",
    "parentColumn": "salary_template_id",
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
      "name": "component",
      "key": "componentId",
      "column": "component_id",
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
       "endpoint": "payroll-admin",
       "type": "SalaryComponent",
       "among": [
        "EARNING",
        "REIMBURSEMENT",
        "BONUS",
        "FLEXIBLE_BENEFIT"
       ]
      }
     },
     {
      "name": "percentage",
      "key": "percentage",
      "column": "percentage",
      "kind": "percent",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "max": 1000,
       "decimals": 4
      },
      "help": false
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
      "help": false,
      "currency": "PAYROLL"
     }
    ]
   }
  },
  {
   "name": "retirals",
   "key": "retirals",
   "column": "retirals",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "parts",
   "rows": {
    "type": "SalaryTemplateRetiral",
    "table": "salary_template_retiral",
    "parentColumn": "salary_template_id",
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
      "name": "component",
      "key": "componentId",
      "column": "component_id",
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
       "endpoint": "payroll-admin",
       "type": "SalaryComponent",
       "among": [
        "RETIRAL"
       ]
      }
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
      "inList": false,
      "rule": {
       "min": 0,
       "max": 100,
       "decimals": 4
      },
      "help": false
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
      "inList": false,
      "rule": {
       "min": 0,
       "max": 100,
       "decimals": 4
      },
      "help": false
     }
    ]
   }
  },
  {
   "name": "grosses",
   "key": "grosses",
   "column": "grosses",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "parts",
   "rows": {
    "type": "SalaryTemplateGross",
    "table": "salary_template_gross",
    "parentColumn": "salary_template_id",
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
      "name": "component",
      "key": "componentId",
      "column": "component_id",
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
       "endpoint": "payroll-admin",
       "type": "SalaryComponent",
       "among": [
        "GROSS"
       ]
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

export const settlement: Resource = {
 "endpoint": "payroll-admin",
 "type": "Settlement",
 "name": "settlement",
 "table": "settlement",
 "title": "name",
 "sort": {
  "field": "lastWorkingDay",
  "order": "DESC"
 },
 "operations": {
  "list": "listSettlements",
  "lookup": "lookupSettlements",
  "one": "settlement",
  "history": "settlementHistory",
  "add": "addSettlement",
  "update": "updateSettlement",
  "delete": "deleteSettlements"
 },
 "searchArgument": "search",
 "unique": [
  [
   "exitId"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   ]
  },
  {
   "path": "/my-finance/my-pay/my-settlement",
   "form": "MY_PAYSLIP",
   "scope": "SELF",
   "record": "SHOW",
   "actions": [
    "EXPORT"
   ],
   "where": "{\"status\": {\"in\": [\"FINAL\", \"PAID\"]}}"
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
   "inList": false,
   "rule": {},
   "help": true,
   "fixed": true,
   "group": "settlement",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "exit",
   "key": "exitId",
   "column": "exit_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "fixed": true,
   "acts": true,
   "group": "settlement",
   "reference": {
    "endpoint": "exit-management",
    "type": "Exit"
   }
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
   "inList": false,
   "rule": {
    "maxLength": 200
   },
   "help": true,
   "acts": true,
   "group": "settlement"
  },
  {
   "name": "notice",
   "key": "notice",
   "column": "notice",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "settlement",
   "enumName": "SettlementNotice",
   "options": [
    "RECOVERED",
    "PAID",
    "WAIVED"
   ]
  },
  {
   "name": "gratuityAtOnce",
   "key": "gratuityAtOnce",
   "column": "gratuity_at_once",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "settlement",
   "default": "false"
  },
  {
   "name": "note",
   "key": "note",
   "column": "note",
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
   "group": "settlement",
   "access": "FULL_AND_FINAL_SETTLEMENT"
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
   "help": true,
   "acts": true,
   "group": "settlement",
   "default": "\"DRAFT\"",
   "enumName": "SettlementStatus",
   "options": [
    "DRAFT",
    "PENDING",
    "FINAL",
    "PAID"
   ]
  },
  {
   "name": "lastWorkingDay",
   "key": "lastWorkingDay",
   "column": "last_working_day",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "days"
  },
  {
   "name": "noticeDate",
   "key": "noticeDate",
   "column": "notice_date",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "days"
  },
  {
   "name": "dueOn",
   "key": "dueOn",
   "column": "due_on",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "days"
  },
  {
   "name": "fromDate",
   "key": "fromDate",
   "column": "from_date",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "days"
  },
  {
   "name": "toDate",
   "key": "toDate",
   "column": "to_date",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "days"
  },
  {
   "name": "points",
   "key": "points",
   "column": "points",
   "kind": "choices",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": true,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "settlement",
   "enumName": "SettlementPoint",
   "options": [
    "NO_RULE",
    "EARLIER_CYCLE_OPEN",
    "NO_EXIT",
    "NO_SALARY",
    "LAST_DAY_AHEAD",
    "CLAIMS_WAIT",
    "EARNINGS_WAIT",
    "EARNINGS_LATER",
    "CLAWBACKS_WAIT",
    "LEAVE_WAITS",
    "OVERTIME_WAITS",
    "ATTENDANCE_OPEN",
    "UNIFORM_OUT",
    "UNIFORM_PAID",
    "ADVANCES_WAIT",
    "NO_BANK_ACCOUNT",
    "RECOVERY_DUE"
   ],
   "access": "FULL_AND_FINAL_SETTLEMENT"
  },
  {
   "name": "currency",
   "key": "currency",
   "column": "currency",
   "kind": "listed",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true,
   "derived": true,
   "closedList": "CURRENCY"
  },
  {
   "name": "net",
   "key": "net",
   "column": "net",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "gross",
   "key": "gross",
   "column": "gross",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "deductions",
   "key": "deductions",
   "column": "deductions",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "reimbursements",
   "key": "reimbursements",
   "column": "reimbursements",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "employerCost",
   "key": "employerCost",
   "column": "employer_cost",
   "kind": "money",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "figures",
   "currency": "currency"
  },
  {
   "name": "lines",
   "key": "lines",
   "column": "lines",
   "kind": "json",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true,
   "derived": true
  },
  {
   "name": "adjustments",
   "key": "adjustments",
   "column": "adjustments",
   "kind": "json",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true,
   "acts": true
  },
  {
   "name": "preparedAt",
   "key": "preparedAt",
   "column": "prepared_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true,
   "group": "steps"
  },
  {
   "name": "preparedBy",
   "key": "preparedBy",
   "column": "prepared_by",
   "kind": "text",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 200
   },
   "help": false,
   "derived": true,
   "group": "steps"
  },
  {
   "name": "preparedById",
   "key": "preparedById",
   "column": "prepared_by_id",
   "kind": "integer",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true,
   "known": true,
   "derived": true
  },
  {
   "name": "submittedBy",
   "key": "submittedBy",
   "column": "submitted_by",
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
   "group": "steps"
  },
  {
   "name": "submittedById",
   "key": "submittedById",
   "column": "submitted_by_id",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true,
   "known": true,
   "acts": true
  },
  {
   "name": "returnReason",
   "key": "returnReason",
   "column": "return_reason",
   "kind": "longText",
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
   "acts": true,
   "group": "steps",
   "access": "FULL_AND_FINAL_SETTLEMENT"
  },
  {
   "name": "finalizedAt",
   "key": "finalizedAt",
   "column": "finalized_at",
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
   "group": "steps"
  },
  {
   "name": "finalizedBy",
   "key": "finalizedBy",
   "column": "finalized_by",
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
   "group": "steps"
  },
  {
   "name": "filedAt",
   "key": "filedAt",
   "column": "filed_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "steps",
   "access": "FULL_AND_FINAL_SETTLEMENT"
  },
  {
   "name": "filedBy",
   "key": "filedBy",
   "column": "filed_by",
   "kind": "text",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 200
   },
   "help": false,
   "derived": true,
   "group": "steps",
   "access": "FULL_AND_FINAL_SETTLEMENT"
  },
  {
   "name": "paidOn",
   "key": "paidOn",
   "column": "paid_on",
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
   "group": "steps"
  },
  {
   "name": "paidReference",
   "key": "paidReference",
   "column": "paid_reference",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 100
   },
   "help": true,
   "acts": true,
   "group": "steps"
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

export const resources: readonly Resource[] = [adhocAllowance, airTicketFare, airTicketHome, airTicketPolicy, airTicketSector, bonusLine, bonusPlan, bonusRound, clawback, employeeSalary, oneTimeEarning, payrollCycle, payrollGeneralSetting, payrollRun, payslip, salaryAdvanceSetting, salaryAdvance, salaryComponent, salaryTemplate, settlement];
