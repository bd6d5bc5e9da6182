// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const accountType: Resource = {
 "endpoint": "core-hr",
 "type": "AccountType",
 "name": "accountType",
 "table": "account_type",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listAccountTypes",
  "lookup": "lookupAccountTypes",
  "one": "accountType",
  "history": "accountTypeHistory",
  "add": "addAccountType",
  "update": "updateAccountType",
  "delete": "deleteAccountTypes"
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
    "maxLength": 80,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "account type"
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

export const accreditationCategory: Resource = {
 "endpoint": "core-hr",
 "type": "AccreditationCategory",
 "name": "accreditationCategory",
 "table": "accreditation_category",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listAccreditationCategories",
  "lookup": "lookupAccreditationCategories",
  "one": "accreditationCategory",
  "history": "accreditationCategoryHistory",
  "add": "addAccreditationCategory",
  "update": "updateAccreditationCategory",
  "delete": "deleteAccreditationCategories"
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
   "aliases": [
    "category",
    "accreditation category"
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

export const accreditationLink: Resource = {
 "endpoint": "core-hr",
 "type": "AccreditationLink",
 "name": "accreditationLink",
 "table": "accreditation_link",
 "title": "label",
 "sort": {
  "field": "label",
  "order": "ASC"
 },
 "operations": {
  "list": "listAccreditationLinks",
  "lookup": "lookupAccreditationLinks",
  "one": "accreditationLink",
  "history": "accreditationLinkHistory",
  "add": "addAccreditationLink",
  "update": "updateAccreditationLink",
  "delete": "deleteAccreditationLinks"
 },
 "searchArgument": "search",
 "unique": [
  [
   "designationId",
   "accreditationId"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
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
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 260
   },
   "help": true
  },
  {
   "name": "designation",
   "key": "designationId",
   "column": "designation_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "aliases": [
    "designation name",
    "designation code",
    "job title"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Designation"
   }
  },
  {
   "name": "accreditation",
   "key": "accreditationId",
   "column": "accreditation_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "aliases": [
    "accreditation type",
    "training"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "AccreditationType"
   }
  },
  {
   "name": "mandatory",
   "key": "mandatory",
   "column": "mandatory",
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
   "name": "withinDays",
   "key": "withinDays",
   "column": "within_days",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 3650
   },
   "help": true,
   "unit": "unit.days"
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

export const accreditationType: Resource = {
 "endpoint": "core-hr",
 "type": "AccreditationType",
 "name": "accreditationType",
 "table": "accreditation_type",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "retrieveAccreditationCategoryAndType",
  "lookup": "lookupAccreditationTypes",
  "one": "accreditationType",
  "history": "accreditationTypeHistory",
  "add": "addAccreditationType",
  "update": "updateAccreditationType",
  "delete": "deleteAccreditationTypes"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name",
   "categoryId"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
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
   "group": "identity",
   "aliases": [
    "type",
    "accreditation",
    "accreditation type"
   ]
  },
  {
   "name": "category",
   "key": "categoryId",
   "column": "category_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "identity",
   "aliases": [
    "accreditation category"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "AccreditationCategory"
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
   "name": "mandatoryDuringSelfOnboarding",
   "key": "mandatoryDuringSelfOnboarding",
   "column": "mandatory_during_self_onboarding",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "enforcement",
   "default": "false",
   "aliases": [
    "mandatory"
   ]
  },
  {
   "name": "enforceDependent",
   "key": "enforceDependent",
   "column": "enforce_dependent",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "enforcement",
   "default": "false"
  },
  {
   "name": "enforcementGroup",
   "key": "enforcementGroupId",
   "column": "enforcement_group_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "enforcement",
   "aliases": [
    "enforcement group"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "EnforcementGroup"
   }
  },
  {
   "name": "document",
   "key": "document",
   "column": "document",
   "kind": "file",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "document",
   "file": {
    "maxBytes": 3000000,
    "types": [
     "image/png",
     "image/jpeg",
     "application/pdf",
     "application/msword",
     "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
     "text/plain"
    ]
   }
  },
  {
   "name": "instruction",
   "key": "instruction",
   "column": "instruction",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "contains": "{here}",
    "message": "error.INSTRUCTION_HINTS"
   },
   "help": true,
   "group": "document"
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

export const award: Resource = {
 "endpoint": "core-hr",
 "type": "Award",
 "name": "award",
 "table": "award",
 "title": "name",
 "sort": {
  "field": "awardedOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listAwards",
  "lookup": "lookupAwards",
  "one": "award",
  "history": "awardHistory",
  "add": "addAward",
  "update": "updateAward",
  "delete": "deleteAwards"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
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
    "maxLength": 120
   },
   "help": false
  },
  {
   "name": "awardedOn",
   "key": "awardedOn",
   "column": "awarded_on",
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
   "help": false
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

export const bankAccount: Resource = {
 "endpoint": "core-hr",
 "type": "BankAccount",
 "name": "bankAccount",
 "table": "bank_account",
 "title": "accountNumber",
 "sort": {
  "field": "accountNumber",
  "order": "ASC"
 },
 "operations": {
  "list": "listBankAccounts",
  "lookup": "lookupBankAccounts",
  "one": "bankAccount",
  "history": "bankAccountHistory",
  "add": "addBankAccount",
  "update": "updateBankAccount",
  "delete": "deleteBankAccounts"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "accountNumber"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   "name": "bank",
   "key": "bankId",
   "column": "bank_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "reference": {
    "endpoint": "core-hr",
    "type": "Bank"
   }
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
   "name": "accountNumber",
   "key": "accountNumber",
   "column": "account_number",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 42
   },
   "help": true
  },
  {
   "name": "bankCode",
   "key": "bankCode",
   "column": "bank_code",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 20
   },
   "help": true
  },
  {
   "name": "swift",
   "key": "swift",
   "column": "swift",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 8,
    "maxLength": 11,
    "preset": "ONLY_ALPHANUMERIC"
   },
   "help": true
  },
  {
   "name": "accountHolder",
   "key": "accountHolder",
   "column": "account_holder",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 200
   },
   "help": true
  },
  {
   "name": "accountType",
   "key": "accountTypeId",
   "column": "account_type_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "reference": {
    "endpoint": "core-hr",
    "type": "AccountType"
   }
  },
  {
   "name": "isPrimary",
   "key": "isPrimary",
   "column": "is_primary",
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
   "name": "proof",
   "key": "proof",
   "column": "proof",
   "kind": "file",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "file": {
    "maxBytes": 5000000,
    "types": [
     "application/pdf",
     "image/png",
     "image/jpeg"
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

export const bank: Resource = {
 "endpoint": "core-hr",
 "type": "Bank",
 "name": "bank",
 "table": "bank",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listBanks",
  "lookup": "lookupBanks",
  "one": "bank",
  "history": "bankHistory",
  "add": "addBank",
  "update": "updateBank",
  "delete": "deleteBanks"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name",
   "country"
  ]
 ],
 "sameWhenEmpty": true,
 "importable": true,
 "single": false,
 "screens": [
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
    "maxLength": 160,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "bank",
    "bank name"
   ]
  },
  {
   "name": "code",
   "key": "code",
   "column": "code",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 11,
    "preset": "ONLY_ALPHANUMERIC"
   },
   "help": true,
   "aliases": [
    "swift",
    "bic",
    "bank code"
   ]
  },
  {
   "name": "country",
   "key": "country",
   "column": "country",
   "kind": "listed",
   "required": false,
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

export const brand: Resource = {
 "endpoint": "core-hr",
 "type": "Brand",
 "name": "brand",
 "table": "brand",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listBrands",
  "lookup": "lookupBrands",
  "one": "brand",
  "history": "brandHistory",
  "add": "addBrand",
  "update": "updateBrand",
  "delete": "deleteBrands"
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
   "aliases": [
    "brand",
    "brand name"
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
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
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

export const businessUnit: Resource = {
 "endpoint": "core-hr",
 "type": "BusinessUnit",
 "name": "businessUnit",
 "table": "business_unit",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listBusinessUnitInDropdown",
  "lookup": "lookupBusinessUnits",
  "one": "businessUnit",
  "history": "businessUnitHistory",
  "add": "addBusinessUnit",
  "update": "updateBusinessUnit",
  "delete": "deleteBusinessUnits"
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
   "rule": {},
   "help": false,
   "aliases": [
    "business unit"
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
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
  },
  {
   "name": "costCenter",
   "key": "costCenter",
   "column": "cost_center",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 30
   },
   "help": true,
   "aliases": [
    "cost center",
    "cost centre"
   ]
  },
  {
   "name": "organizationGroup",
   "key": "organizationGroupId",
   "column": "organization_group_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "aliases": [
    "organization group",
    "group"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "OrganizationGroup"
   }
  },
  {
   "name": "head",
   "key": "headId",
   "column": "head_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "aliases": [
    "head of business unit"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
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

export const careerTrack: Resource = {
 "endpoint": "core-hr",
 "type": "CareerTrack",
 "name": "careerTrack",
 "table": "career_track",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listCareerTracks",
  "lookup": "lookupCareerTracks",
  "one": "careerTrack",
  "history": "careerTrackHistory",
  "add": "addCareerTrack",
  "update": "updateCareerTrack",
  "delete": "deleteCareerTracks"
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
    "maxLength": 120,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "career",
    "career track",
    "career path"
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

export const course: Resource = {
 "endpoint": "core-hr",
 "type": "Course",
 "name": "course",
 "table": "course",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listCourses",
  "lookup": "lookupCourses",
  "one": "course",
  "history": "courseHistory",
  "add": "addCourse",
  "update": "updateCourse",
  "delete": "deleteCourses"
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
    "maxLength": 160,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "course",
    "degree",
    "qualification"
   ]
  },
  {
   "name": "level",
   "key": "level",
   "column": "level",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "enumName": "CourseLevel",
   "options": [
    "SECONDARY",
    "CERTIFICATE",
    "DIPLOMA",
    "BACHELOR",
    "MASTER",
    "DOCTORATE"
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

export const currency: Resource = {
 "endpoint": "core-hr",
 "type": "Currency",
 "name": "currency",
 "table": "currency",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listCurrencies",
  "lookup": "lookupCurrencies",
  "one": "currency",
  "history": "currencyHistory",
  "add": "addCurrency",
  "update": "updateCurrency",
  "delete": "deleteCurrencies"
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
   "name": "code",
   "key": "code",
   "column": "code",
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true,
   "aliases": [
    "iso code",
    "currency code",
    "currency"
   ],
   "closedList": "CURRENCY"
  },
  {
   "name": "symbol",
   "key": "symbol",
   "column": "symbol",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 8
   },
   "help": true
  },
  {
   "name": "decimals",
   "key": "decimals",
   "column": "decimals",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 4
   },
   "help": true,
   "default": "2"
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

export const customEmployeeGroup: Resource = {
 "endpoint": "core-hr",
 "type": "CustomEmployeeGroup",
 "name": "customEmployeeGroup",
 "table": "custom_employee_group",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listCustomEmployeeGroupRecords",
  "lookup": "lookupCustomEmployeeGroupRecords",
  "one": "customEmployeeGroup",
  "history": "customEmployeeGroupHistory",
  "add": "addCustomEmployeeGroup",
  "update": "updateCustomEmployeeGroup",
  "delete": "deleteCustomEmployeeGroupRecords"
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
   "group": "identity",
   "aliases": [
    "group",
    "group name",
    "custom group"
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
   "inList": true,
   "rule": {},
   "help": false,
   "group": "identity"
  },
  {
   "name": "rules",
   "key": "rules",
   "column": "rules",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "rules",
   "rows": {
    "type": "GroupRule",
    "table": "group_rule",
    "parentColumn": "custom_employee_group_id",
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
      "name": "department",
      "key": "departmentId",
      "column": "department_id",
      "kind": "reference",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "reference": {
       "endpoint": "core-hr",
       "type": "Department"
      }
     },
     {
      "name": "location",
      "key": "locationId",
      "column": "location_id",
      "kind": "reference",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "reference": {
       "endpoint": "core-hr",
       "type": "Location"
      }
     },
     {
      "name": "designation",
      "key": "designationId",
      "column": "designation_id",
      "kind": "reference",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "reference": {
       "endpoint": "core-hr",
       "type": "Designation"
      }
     },
     {
      "name": "grade",
      "key": "gradeId",
      "column": "grade_id",
      "kind": "reference",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "reference": {
       "endpoint": "core-hr",
       "type": "Grade"
      }
     },
     {
      "name": "employeeType",
      "key": "employeeTypeId",
      "column": "employee_type_id",
      "kind": "reference",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "reference": {
       "endpoint": "core-hr",
       "type": "EmployeeType"
      }
     },
     {
      "name": "businessUnit",
      "key": "businessUnitId",
      "column": "business_unit_id",
      "kind": "reference",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "reference": {
       "endpoint": "core-hr",
       "type": "BusinessUnit"
      }
     },
     {
      "name": "manager",
      "key": "managerId",
      "column": "manager_id",
      "kind": "reference",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": true,
      "reference": {
       "endpoint": "core-hr",
       "type": "Employee"
      }
     }
    ]
   }
  },
  {
   "name": "members",
   "key": "members",
   "column": "members",
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
    "type": "GroupMember",
    "table": "group_member",
    "parentColumn": "custom_employee_group_id",
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
     }
    ]
   }
  },
  {
   "name": "exceptions",
   "key": "exceptions",
   "column": "exceptions",
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
    "type": "GroupException",
    "table": "group_exception",
    "parentColumn": "custom_employee_group_id",
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

export const department: Resource = {
 "endpoint": "core-hr",
 "type": "Department",
 "name": "department",
 "table": "department",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listDepartments",
  "lookup": "lookupDepartments",
  "one": "department",
  "history": "departmentHistory",
  "add": "addDepartment",
  "update": "updateDepartment",
  "delete": "deleteDepartments"
 },
 "searchArgument": "search",
 "unique": [
  [
   "code"
  ]
 ],
 "importable": true,
 "single": false,
 "parent": "parentId",
 "screens": [
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
    "minLength": 2
   },
   "help": false,
   "aliases": [
    "department",
    "department name"
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
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "department id",
    "department code"
   ]
  },
  {
   "name": "parent",
   "key": "parentId",
   "column": "parent_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "aliases": [
    "parent department"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Department"
   }
  },
  {
   "name": "head",
   "key": "headId",
   "column": "head_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "aliases": [
    "manager id",
    "head of department"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "location",
   "key": "locationId",
   "column": "location_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "aliases": [
    "location id"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Location"
   }
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

export const designation: Resource = {
 "endpoint": "core-hr",
 "type": "Designation",
 "name": "designation",
 "table": "designation",
 "title": "title",
 "sort": {
  "field": "title",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "getDesignationDetails",
  "lookup": "lookupDesignations",
  "one": "designation",
  "history": "designationHistory",
  "add": "addDesignation",
  "update": "updateDesignation",
  "delete": "deleteDesignations"
 },
 "searchArgument": "searchString",
 "unique": [
  [
   "code",
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
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "group": "identity",
   "aliases": [
    "designation code",
    "job id",
    "job code"
   ]
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
    "minLength": 3
   },
   "help": false,
   "group": "identity",
   "aliases": [
    "designation",
    "designation name",
    "job title",
    "job role",
    "name"
   ]
  },
  {
   "name": "level",
   "key": "levelId",
   "column": "level_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "identity",
   "aliases": [
    "job level"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "JobLevel"
   }
  },
  {
   "name": "grade",
   "key": "gradeId",
   "column": "grade_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "identity",
   "aliases": [
    "pay grade"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Grade"
   }
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
   "name": "probationDays",
   "key": "probationDays",
   "column": "probation_days",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 3650
   },
   "help": true,
   "group": "probation",
   "default": "90",
   "unit": "unit.days"
  },
  {
   "name": "employeeConfirmation",
   "key": "employeeConfirmation",
   "column": "employee_confirmation",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "probation",
   "default": "\"MANUAL\"",
   "enumName": "EmployeeConfirmation",
   "options": [
    "MANUAL",
    "AUTOMATIC"
   ]
  },
  {
   "name": "noticePeriodWithinProbationDays",
   "key": "noticePeriodWithinProbationDays",
   "column": "notice_period_within_probation_days",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 3650
   },
   "help": false,
   "group": "probation",
   "default": "15",
   "unit": "unit.days",
   "aliases": [
    "notice within"
   ]
  },
  {
   "name": "noticePeriodAfterProbationDays",
   "key": "noticePeriodAfterProbationDays",
   "column": "notice_period_after_probation_days",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 3650
   },
   "help": false,
   "group": "probation",
   "default": "30",
   "unit": "unit.days",
   "aliases": [
    "notice after",
    "notice period"
   ]
  },
  {
   "name": "noticePeriodPayByEmployer",
   "key": "noticePeriodPayByEmployer",
   "column": "notice_period_pay_by_employer",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "probation",
   "default": "false"
  },
  {
   "name": "noticePeriodPayByEmployee",
   "key": "noticePeriodPayByEmployee",
   "column": "notice_period_pay_by_employee",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "probation",
   "default": "false"
  },
  {
   "name": "attendanceEnforcedPayment",
   "key": "attendanceEnforcedPayment",
   "column": "attendance_enforced_payment",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "attendance",
   "default": "false"
  },
  {
   "name": "attendanceEnforcedGeoLocation",
   "key": "attendanceEnforcedGeoLocation",
   "column": "attendance_enforced_geo_location",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "attendance",
   "default": "false"
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

export const documentCategory: Resource = {
 "endpoint": "core-hr",
 "type": "DocumentCategory",
 "name": "documentCategory",
 "table": "document_category",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listDocumentCategory",
  "lookup": "lookupDocumentCategories",
  "one": "documentCategory",
  "history": "documentCategoryHistory",
  "add": "addDocumentCategory",
  "update": "updateDocumentCategory",
  "delete": "deleteDocumentCategories"
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
   "aliases": [
    "category",
    "document category"
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

export const documentSubtype: Resource = {
 "endpoint": "core-hr",
 "type": "DocumentSubtype",
 "name": "documentSubtype",
 "table": "document_subtype",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listDocumentSubType",
  "lookup": "lookupDocumentSubtypes",
  "one": "documentSubtype",
  "history": "documentSubtypeHistory",
  "add": "addDocumentSubtype",
  "update": "updateDocumentSubtype",
  "delete": "deleteDocumentSubtypes"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name",
   "documentTypeId"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
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
   "group": "identity",
   "aliases": [
    "document subtype",
    "subtype"
   ]
  },
  {
   "name": "documentType",
   "key": "documentTypeId",
   "column": "document_type_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "identity",
   "aliases": [
    "type"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "DocumentType"
   }
  },
  {
   "name": "documentCategory",
   "key": "documentCategoryId",
   "column": "document_category_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "identity",
   "aliases": [
    "category"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "DocumentCategory"
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
   "name": "enforcedInSelfOnboarding",
   "key": "enforcedInSelfOnboarding",
   "column": "enforced_in_self_onboarding",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "enforcement",
   "default": "false"
  },
  {
   "name": "enforceDuringOnboarding",
   "key": "enforceDuringOnboarding",
   "column": "enforce_during_onboarding",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "enforcement",
   "default": "false",
   "aliases": [
    "mandatory"
   ]
  },
  {
   "name": "enforcementGroup",
   "key": "enforcementGroupId",
   "column": "enforcement_group_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "enforcement",
   "aliases": [
    "document enforcement group",
    "enforcement group"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "EnforcementGroup"
   }
  },
  {
   "name": "downloadableDocument",
   "key": "downloadableDocument",
   "column": "downloadable_document",
   "kind": "file",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "document",
   "file": {
    "maxBytes": 3000000,
    "types": [
     "image/png",
     "image/jpeg",
     "application/pdf",
     "application/msword",
     "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
     "text/plain"
    ]
   }
  },
  {
   "name": "instruction",
   "key": "instruction",
   "column": "instruction",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "document",
   "aliases": [
    "instruction text"
   ]
  },
  {
   "name": "allowedForEmailCommunication",
   "key": "allowedForEmailCommunication",
   "column": "allowed_for_email_communication",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "mail",
   "default": "false"
  },
  {
   "name": "emailTemplates",
   "key": "emailTemplates",
   "column": "email_templates",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "mail",
   "rows": {
    "type": "DocumentSubtypeTemplate",
    "table": "document_subtype_template",
    "parentColumn": "document_subtype_id",
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
      "name": "template",
      "key": "templateId",
      "column": "template_id",
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
       "endpoint": "settings",
       "type": "EmailTemplate"
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

export const documentType: Resource = {
 "endpoint": "core-hr",
 "type": "DocumentType",
 "name": "documentType",
 "table": "document_type",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listDocumentType",
  "lookup": "lookupDocumentTypes",
  "one": "documentType",
  "history": "documentTypeHistory",
  "add": "addDocumentType",
  "update": "updateDocumentType",
  "delete": "deleteDocumentTypes"
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
   "aliases": [
    "type",
    "document type"
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

export const education: Resource = {
 "endpoint": "core-hr",
 "type": "Education",
 "name": "education",
 "table": "education",
 "title": "qualification",
 "sort": {
  "field": "completedOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listEducations",
  "lookup": "lookupEducations",
  "one": "education",
  "history": "educationHistory",
  "add": "addEducation",
  "update": "updateEducation",
  "delete": "deleteEducations"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "qualification",
   "institutionId"
  ],
  [
   "employeeId",
   "qualification",
   "otherInstitution"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   "name": "qualification",
   "key": "qualification",
   "column": "qualification",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 200
   },
   "help": true
  },
  {
   "name": "course",
   "key": "courseId",
   "column": "course_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "aliases": [
    "degree",
    "course of study"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Course"
   }
  },
  {
   "name": "level",
   "key": "level",
   "column": "level",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "enumName": "EducationLevel",
   "options": [
    "SCHOOL",
    "VOCATIONAL",
    "DIPLOMA",
    "BACHELOR",
    "MASTER",
    "DOCTORATE",
    "PROFESSIONAL"
   ]
  },
  {
   "name": "institution",
   "key": "institutionId",
   "column": "institution_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "aliases": [
    "institute",
    "university",
    "college",
    "school"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Institution"
   }
  },
  {
   "name": "otherInstitution",
   "key": "otherInstitution",
   "column": "other_institution",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 200,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": true
  },
  {
   "name": "specialization",
   "key": "specializationId",
   "column": "specialization_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "aliases": [
    "specialisation",
    "field of study",
    "major"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Specialization"
   }
  },
  {
   "name": "startedOn",
   "key": "startedOn",
   "column": "started_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false
  },
  {
   "name": "completedOn",
   "key": "completedOn",
   "column": "completed_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "notBefore": "startedOn"
   },
   "help": true
  },
  {
   "name": "result",
   "key": "result",
   "column": "result",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 50
   },
   "help": true
  },
  {
   "name": "country",
   "key": "country",
   "column": "country",
   "kind": "listed",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "closedList": "COUNTRY"
  },
  {
   "name": "certificate",
   "key": "certificate",
   "column": "certificate",
   "kind": "file",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "file": {
    "maxBytes": 10000000,
    "types": [
     "application/pdf",
     "image/png",
     "image/jpeg"
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

export const employeeAccreditation: Resource = {
 "endpoint": "core-hr",
 "type": "EmployeeAccreditation",
 "name": "employeeAccreditation",
 "table": "employee_accreditation",
 "title": "name",
 "sort": {
  "field": "expiresOn",
  "order": "ASC"
 },
 "operations": {
  "list": "listEmployeeAccreditations",
  "lookup": "lookupEmployeeAccreditations",
  "one": "employeeAccreditation",
  "history": "employeeAccreditationHistory",
  "add": "addEmployeeAccreditation",
  "update": "updateEmployeeAccreditation",
  "delete": "deleteEmployeeAccreditations"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "accreditation",
   "key": "accreditationId",
   "column": "accreditation_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "reference": {
    "endpoint": "core-hr",
    "type": "AccreditationType"
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
    "maxLength": 120
   },
   "help": false
  },
  {
   "name": "number",
   "key": "number",
   "column": "number",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 40,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
  },
  {
   "name": "issuingAuthority",
   "key": "issuingAuthority",
   "column": "issuing_authority",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 120
   },
   "help": false
  },
  {
   "name": "issuedOn",
   "key": "issuedOn",
   "column": "issued_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false
  },
  {
   "name": "expiresOn",
   "key": "expiresOn",
   "column": "expires_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "notBefore": "issuedOn"
   },
   "help": false
  },
  {
   "name": "document",
   "key": "document",
   "column": "document",
   "kind": "file",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "file": {
    "maxBytes": 3000000,
    "types": [
     "image/png",
     "image/jpeg",
     "application/pdf",
     "application/msword",
     "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
     "text/plain"
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

export const employeeDocument: Resource = {
 "endpoint": "core-hr",
 "type": "EmployeeDocument",
 "name": "employeeDocument",
 "table": "employee_document",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listEmployeeDocuments",
  "lookup": "lookupEmployeeDocuments",
  "one": "employeeDocument",
  "history": "employeeDocumentHistory",
  "add": "addEmployeeDocument",
  "update": "updateEmployeeDocument",
  "delete": "deleteEmployeeDocuments"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "name"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
    "maxLength": 200
   },
   "help": false
  },
  {
   "name": "documentSubtype",
   "key": "documentSubtypeId",
   "column": "document_subtype_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "aliases": [
    "document subtype",
    "subtype",
    "kind"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "DocumentSubtype"
   }
  },
  {
   "name": "number",
   "key": "number",
   "column": "number",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 60
   },
   "help": false
  },
  {
   "name": "issuedOn",
   "key": "issuedOn",
   "column": "issued_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false
  },
  {
   "name": "expiresOn",
   "key": "expiresOn",
   "column": "expires_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "notBefore": "issuedOn"
   },
   "help": false
  },
  {
   "name": "file",
   "key": "file",
   "column": "file",
   "kind": "file",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": true,
   "rule": {},
   "help": false,
   "file": {
    "maxBytes": 10000000,
    "types": [
     "application/pdf",
     "image/png",
     "image/jpeg"
    ]
   }
  },
  {
   "name": "note",
   "key": "note",
   "column": "note",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false
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

export const employeeNumberSeries: Resource = {
 "endpoint": "core-hr",
 "type": "EmployeeNumberSeries",
 "name": "employeeNumberSeries",
 "table": "employee_number_series",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listEmployeeNumberSeries",
  "lookup": "lookupEmployeeNumberSeries",
  "one": "employeeNumberSeries",
  "history": "employeeNumberSeriesHistory",
  "add": "addEmployeeNumberSeries",
  "update": "updateEmployeeNumberSeries",
  "delete": "deleteEmployeeNumberSeries"
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
   "path": "/settings/core-hr/employee-number-series",
   "form": "EMPLOYEE_NUMBER_SERIES",
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
    "maxLength": 100
   },
   "help": false
  },
  {
   "name": "prefix",
   "key": "prefix",
   "column": "prefix",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 10,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
  },
  {
   "name": "suffix",
   "key": "suffix",
   "column": "suffix",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 10,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
  },
  {
   "name": "digits",
   "key": "digits",
   "column": "digits",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 9
   },
   "help": true,
   "default": "4"
  },
  {
   "name": "nextNumber",
   "key": "nextNumber",
   "column": "next_number",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 1000000000
   },
   "help": true,
   "counter": true,
   "default": "1"
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
   "reference": {
    "endpoint": "core-hr",
    "type": "ServiceProvider"
   }
  },
  {
   "name": "isEnabled",
   "key": "isEnabled",
   "column": "is_enabled",
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

export const employeeType: Resource = {
 "endpoint": "core-hr",
 "type": "EmployeeType",
 "name": "employeeType",
 "table": "employee_type",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listEmployeeTypes",
  "lookup": "lookupEmployeeTypes",
  "one": "employeeType",
  "history": "employeeTypeHistory",
  "add": "addEmployeeType",
  "update": "updateEmployeeType",
  "delete": "deleteEmployeeTypes"
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
   "rule": {},
   "help": false,
   "aliases": [
    "employee type",
    "employment type"
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
    "maxLength": 20,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
  },
  {
   "name": "eligibleForBenefits",
   "key": "eligibleForBenefits",
   "column": "eligible_for_benefits",
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
   "default": "\"MONTHLY\"",
   "enumName": "SalaryType",
   "options": [
    "MONTHLY",
    "DAILY",
    "HOURLY"
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

export const employee: Resource = {
 "endpoint": "core-hr",
 "type": "Employee",
 "name": "employee",
 "table": "employee",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "employeeNumber",
 "operations": {
  "list": "listEmployees",
  "lookup": "lookupEmployees",
  "one": "employee",
  "history": "employeeHistory",
  "add": "addEmployee",
  "update": "updateEmployee",
  "delete": "deleteEmployees"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeNumber"
  ],
  [
   "email"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "id",
 "parent": "managerId",
 "screens": [
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
   ]
  },
  {
   "path": "/my-team/team-summary",
   "form": "TEAM_SUMMARY",
   "scope": "TEAM",
   "record": "SHOW",
   "actions": [
    "EXPORT"
   ]
  },
  {
   "path": "/employee-self-service/my-profile",
   "form": "SELF_MY_PROFILE",
   "scope": "SELF",
   "record": "SHOW",
   "actions": []
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
   "readOnly": true,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "concat": [
    "firstName",
    "middleName",
    "lastName"
   ]
  },
  {
   "name": "employeeNumber",
   "key": "employeeNumber",
   "column": "employee_number",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 30,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": true,
   "group": "personal",
   "aliases": [
    "employee id",
    "employee number",
    "emp id",
    "user defined empid"
   ]
  },
  {
   "name": "firstName",
   "key": "firstName",
   "column": "first_name",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 100,
    "preset": "COMMON_INPUT_ALPHA"
   },
   "help": false,
   "group": "personal",
   "aliases": [
    "first name",
    "given name"
   ]
  },
  {
   "name": "middleName",
   "key": "middleName",
   "column": "middle_name",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 100,
    "preset": "COMMON_INPUT_ALPHA"
   },
   "help": false,
   "group": "personal"
  },
  {
   "name": "lastName",
   "key": "lastName",
   "column": "last_name",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 100,
    "preset": "COMMON_INPUT_ALPHA"
   },
   "help": false,
   "group": "personal",
   "aliases": [
    "last name",
    "family name",
    "surname"
   ]
  },
  {
   "name": "photo",
   "key": "photo",
   "column": "photo",
   "kind": "image",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "file": {
    "maxBytes": 2000000,
    "types": [
     "image/png",
     "image/jpeg"
    ]
   }
  },
  {
   "name": "dateOfBirth",
   "key": "dateOfBirth",
   "column": "date_of_birth",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "aliases": [
    "birth date",
    "dob"
   ],
   "access": "EMPLOYEE_PERSONAL"
  },
  {
   "name": "gender",
   "key": "gender",
   "column": "gender",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "aliases": [
    "sex"
   ],
   "enumName": "Gender",
   "options": [
    "FEMALE",
    "MALE",
    "NON_BINARY",
    "NOT_STATED"
   ],
   "access": "EMPLOYEE_PERSONAL"
  },
  {
   "name": "maritalStatus",
   "key": "maritalStatus",
   "column": "marital_status",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "enumName": "MaritalStatus",
   "options": [
    "SINGLE",
    "MARRIED",
    "DIVORCED",
    "WIDOWED"
   ],
   "access": "EMPLOYEE_PERSONAL"
  },
  {
   "name": "nationality",
   "key": "nationality",
   "column": "nationality",
   "kind": "listed",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "personal",
   "aliases": [
    "citizenship"
   ],
   "closedList": "COUNTRY",
   "access": "EMPLOYEE_PERSONAL"
  },
  {
   "name": "religion",
   "key": "religionId",
   "column": "religion_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "reference": {
    "endpoint": "core-hr",
    "type": "Religion"
   },
   "access": "EMPLOYEE_PERSONAL"
  },
  {
   "name": "profession",
   "key": "professionId",
   "column": "profession_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "personal",
   "aliases": [
    "occupation"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Profession"
   }
  },
  {
   "name": "languages",
   "key": "languages",
   "column": "languages",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "rows": {
    "type": "EmployeeLanguage",
    "table": "employee_language",
    "parentColumn": "employee_id",
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
      "name": "language",
      "key": "language",
      "column": "language",
      "kind": "listed",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "closedList": "LANGUAGE"
     },
     {
      "name": "spoken",
      "key": "spoken",
      "column": "spoken",
      "kind": "yesNo",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "true"
     },
     {
      "name": "readWrite",
      "key": "readWrite",
      "column": "read_write",
      "kind": "yesNo",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "true"
     },
     {
      "name": "proficiency",
      "key": "proficiency",
      "column": "proficiency",
      "kind": "choice",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "enumName": "LanguageProficiency",
      "options": [
       "BASIC",
       "CONVERSATIONAL",
       "FLUENT",
       "NATIVE"
      ]
     }
    ]
   }
  },
  {
   "name": "skills",
   "key": "skills",
   "column": "skills",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "rows": {
    "type": "EmployeeSkill",
    "table": "employee_skill",
    "parentColumn": "employee_id",
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
      "name": "skill",
      "key": "skillId",
      "column": "skill_id",
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
       "type": "Skill"
      }
     },
     {
      "name": "proficiency",
      "key": "proficiency",
      "column": "proficiency",
      "kind": "choice",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "enumName": "SkillProficiency",
      "options": [
       "BEGINNER",
       "INTERMEDIATE",
       "ADVANCED",
       "EXPERT"
      ]
     }
    ]
   }
  },
  {
   "name": "email",
   "key": "email",
   "column": "email",
   "kind": "email",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "contact",
   "aliases": [
    "work email",
    "e-mail",
    "emp email"
   ]
  },
  {
   "name": "phone",
   "key": "phone",
   "column": "phone",
   "kind": "phone",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "contact",
   "aliases": [
    "phone number",
    "mobile",
    "mobile number"
   ]
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
   "group": "contact",
   "access": "EMPLOYEE_PERSONAL"
  },
  {
   "name": "emergencyContacts",
   "key": "emergencyContacts",
   "column": "emergency_contacts",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "contact",
   "access": "EMPLOYEE_PERSONAL",
   "rows": {
    "type": "EmergencyContact",
    "table": "emergency_contact",
    "parentColumn": "employee_id",
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
      "inList": false,
      "rule": {
       "maxLength": 200,
       "preset": "COMMON_INPUT_ALPHA"
      },
      "help": false
     },
     {
      "name": "relationship",
      "key": "relationshipId",
      "column": "relationship_id",
      "kind": "reference",
      "required": false,
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
      "help": false
     }
    ]
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
   "group": "job",
   "default": "\"ACTIVE\"",
   "enumName": "EmployeeStatus",
   "options": [
    "ACTIVE",
    "INACTIVE"
   ]
  },
  {
   "name": "designation",
   "key": "designationId",
   "column": "designation_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "job",
   "aliases": [
    "job",
    "job id",
    "job role",
    "job title"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Designation"
   }
  },
  {
   "name": "grade",
   "key": "gradeId",
   "column": "grade_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "Grade"
   }
  },
  {
   "name": "department",
   "key": "departmentId",
   "column": "department_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "job",
   "aliases": [
    "department id",
    "department name"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Department"
   }
  },
  {
   "name": "location",
   "key": "locationId",
   "column": "location_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "job",
   "aliases": [
    "location id",
    "office"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Location"
   }
  },
  {
   "name": "employeeType",
   "key": "employeeTypeId",
   "column": "employee_type_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "EmployeeType"
   }
  },
  {
   "name": "workSchedule",
   "key": "workScheduleId",
   "column": "work_schedule_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "WorkSchedule"
   }
  },
  {
   "name": "businessUnit",
   "key": "businessUnitId",
   "column": "business_unit_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "BusinessUnit"
   }
  },
  {
   "name": "timekeeping",
   "key": "timekeepingId",
   "column": "timekeeping_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "TimekeepingCategory"
   }
  },
  {
   "name": "careerTrack",
   "key": "careerTrackId",
   "column": "career_track_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "job",
   "aliases": [
    "career path"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "CareerTrack"
   }
  },
  {
   "name": "workAuthorization",
   "key": "workAuthorizationId",
   "column": "work_authorization_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "job",
   "aliases": [
    "work permit"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "WorkAuthorization"
   },
   "access": "EMPLOYEE_PERSONAL"
  },
  {
   "name": "jobRole",
   "key": "jobRoleId",
   "column": "job_role_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "JobRole"
   }
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
   "inList": false,
   "rule": {},
   "help": true,
   "group": "job",
   "aliases": [
    "service provider",
    "contractor company"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "ServiceProvider"
   }
  },
  {
   "name": "manager",
   "key": "managerId",
   "column": "manager_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "job",
   "aliases": [
    "manager id",
    "reports to"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "dateOfJoin",
   "key": "dateOfJoin",
   "column": "date_of_join",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "dates",
   "aliases": [
    "hire date",
    "joining date",
    "date of joining"
   ]
  },
  {
   "name": "probationDate",
   "key": "probationDate",
   "column": "probation_date",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "notBefore": "dateOfJoin"
   },
   "help": false,
   "group": "dates"
  },
  {
   "name": "confirmationDate",
   "key": "confirmationDate",
   "column": "confirmation_date",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "notBefore": "dateOfJoin"
   },
   "help": false,
   "group": "dates"
  },
  {
   "name": "resignationDate",
   "key": "resignationDate",
   "column": "resignation_date",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "notBefore": "dateOfJoin"
   },
   "help": false,
   "group": "dates"
  },
  {
   "name": "isRecruiter",
   "key": "isRecruiter",
   "column": "is_recruiter",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "job",
   "default": "false"
  },
  {
   "name": "enableWorkPlace",
   "key": "enableWorkPlace",
   "column": "enable_work_place",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "job",
   "default": "false"
  },
  {
   "name": "minimumWage",
   "key": "minimumWage",
   "column": "minimum_wage",
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
   "group": "pay",
   "currency": "PAYROLL",
   "aliases": [
    "minimum wage"
   ],
   "access": "SALARY_DETAILS"
  },
  {
   "name": "eligibleForPf",
   "key": "eligibleForPf",
   "column": "eligible_for_pf",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "pay",
   "default": "false",
   "access": "SALARY_DETAILS"
  },
  {
   "name": "eligibleForPension",
   "key": "eligibleForPension",
   "column": "eligible_for_pension",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "pay",
   "default": "false",
   "access": "SALARY_DETAILS"
  },
  {
   "name": "eligibleForESI",
   "key": "eligibleForESI",
   "column": "eligible_for_esi",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "pay",
   "default": "false",
   "access": "SALARY_DETAILS"
  },
  {
   "name": "eligibleForInsurance",
   "key": "eligibleForInsurance",
   "column": "eligible_for_insurance",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "pay",
   "default": "false",
   "access": "SALARY_DETAILS"
  },
  {
   "name": "eligibleForNps",
   "key": "eligibleForNps",
   "column": "eligible_for_nps",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "pay",
   "default": "false",
   "access": "SALARY_DETAILS"
  },
  {
   "name": "eligibleForGratuity",
   "key": "eligibleForGratuity",
   "column": "eligible_for_gratuity",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "pay",
   "default": "false",
   "access": "SALARY_DETAILS"
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

export const enforcementGroup: Resource = {
 "endpoint": "core-hr",
 "type": "EnforcementGroup",
 "name": "enforcementGroup",
 "table": "enforcement_group",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listEnforcementGroups",
  "lookup": "lookupEnforcementGroups",
  "one": "enforcementGroup",
  "history": "enforcementGroupHistory",
  "add": "addEnforcementGroup",
  "update": "updateEnforcementGroup",
  "delete": "deleteEnforcementGroups"
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
   "aliases": [
    "enforcement group",
    "group"
   ]
  },
  {
   "name": "required",
   "key": "required",
   "column": "required",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 50
   },
   "help": true,
   "default": "1",
   "aliases": [
    "required",
    "minimum"
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

export const experience: Resource = {
 "endpoint": "core-hr",
 "type": "Experience",
 "name": "experience",
 "table": "experience",
 "title": "company",
 "sort": {
  "field": "startedOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listExperiences",
  "lookup": "lookupExperiences",
  "one": "experience",
  "history": "experienceHistory",
  "add": "addExperience",
  "update": "updateExperience",
  "delete": "deleteExperiences"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "company",
   "startedOn"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   "name": "company",
   "key": "company",
   "column": "company",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 200
   },
   "help": false
  },
  {
   "name": "jobTitle",
   "key": "jobTitle",
   "column": "job_title",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 200
   },
   "help": false
  },
  {
   "name": "startedOn",
   "key": "startedOn",
   "column": "started_on",
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
   "name": "endedOn",
   "key": "endedOn",
   "column": "ended_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "notBefore": "startedOn"
   },
   "help": false
  },
  {
   "name": "city",
   "key": "city",
   "column": "city",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 100
   },
   "help": false
  },
  {
   "name": "country",
   "key": "country",
   "column": "country",
   "kind": "listed",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "closedList": "COUNTRY"
  },
  {
   "name": "tasks",
   "key": "tasks",
   "column": "tasks",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false
  },
  {
   "name": "reasonForLeaving",
   "key": "reasonForLeaving",
   "column": "reason_for_leaving",
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
   "help": false
  },
  {
   "name": "letter",
   "key": "letter",
   "column": "letter",
   "kind": "file",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "file": {
    "maxBytes": 10000000,
    "types": [
     "application/pdf",
     "image/png",
     "image/jpeg"
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

export const familyMember: Resource = {
 "endpoint": "core-hr",
 "type": "FamilyMember",
 "name": "familyMember",
 "table": "family_member",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listFamilyMembers",
  "lookup": "lookupFamilyMembers",
  "one": "familyMember",
  "history": "familyMemberHistory",
  "add": "addFamilyMember",
  "update": "updateFamilyMember",
  "delete": "deleteFamilyMembers"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "name"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
    "maxLength": 200,
    "preset": "COMMON_INPUT_ALPHA"
   },
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
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "reference": {
    "endpoint": "core-hr",
    "type": "Relationship"
   }
  },
  {
   "name": "dateOfBirth",
   "key": "dateOfBirth",
   "column": "date_of_birth",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false
  },
  {
   "name": "gender",
   "key": "gender",
   "column": "gender",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "enumName": "Gender",
   "options": [
    "FEMALE",
    "MALE",
    "NON_BINARY",
    "NOT_STATED"
   ]
  },
  {
   "name": "isDependent",
   "key": "isDependent",
   "column": "is_dependent",
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
   "name": "isEmergencyContact",
   "key": "isEmergencyContact",
   "column": "is_emergency_contact",
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
   "name": "phone",
   "key": "phone",
   "column": "phone",
   "kind": "phone",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false
  },
  {
   "name": "email",
   "key": "email",
   "column": "email",
   "kind": "email",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false
  },
  {
   "name": "profession",
   "key": "professionId",
   "column": "profession_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "aliases": [
    "occupation"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Profession"
   }
  },
  {
   "name": "nationality",
   "key": "nationality",
   "column": "nationality",
   "kind": "listed",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "closedList": "COUNTRY"
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

export const grade: Resource = {
 "endpoint": "core-hr",
 "type": "Grade",
 "name": "grade",
 "table": "grade",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listGrades",
  "lookup": "lookupGrades",
  "one": "grade",
  "history": "gradeHistory",
  "add": "addGrade",
  "update": "updateGrade",
  "delete": "deleteGrades"
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
 "screens": [
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
   "rule": {},
   "help": false,
   "aliases": [
    "grade",
    "grade name"
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
    "maxLength": 20,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
  },
  {
   "name": "rank",
   "key": "rank",
   "column": "rank",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0
   },
   "help": true,
   "aliases": [
    "order",
    "level"
   ]
  },
  {
   "name": "minimumPay",
   "key": "minimumPay",
   "column": "minimum_pay",
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
   "currency": "currency",
   "aliases": [
    "min salary",
    "minimum salary"
   ],
   "access": "SALARY_DETAILS"
  },
  {
   "name": "maximumPay",
   "key": "maximumPay",
   "column": "maximum_pay",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 2,
    "notBefore": "minimumPay"
   },
   "help": true,
   "currency": "currency",
   "aliases": [
    "max salary",
    "maximum salary"
   ],
   "access": "SALARY_DETAILS"
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
   "closedList": "CURRENCY"
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

export const holiday: Resource = {
 "endpoint": "core-hr",
 "type": "Holiday",
 "name": "holiday",
 "table": "holiday",
 "title": "name",
 "sort": {
  "field": "date",
  "order": "ASC"
 },
 "operations": {
  "list": "listHolidaies",
  "lookup": "lookupHolidaies",
  "one": "holiday",
  "history": "holidayHistory",
  "add": "addHoliday",
  "update": "updateHoliday",
  "delete": "deleteHolidaies"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name",
   "date",
   "locationId"
  ]
 ],
 "sameWhenEmpty": true,
 "importable": true,
 "single": false,
 "screens": [
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
   ]
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
    "maxLength": 120
   },
   "help": false,
   "aliases": [
    "holiday",
    "holiday name"
   ]
  },
  {
   "name": "date",
   "key": "date",
   "column": "date",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "aliases": [
    "holiday date",
    "day"
   ]
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
   "help": true,
   "default": "\"MANDATORY\"",
   "enumName": "HolidayKind",
   "options": [
    "MANDATORY",
    "PERSONAL_CHOICE"
   ]
  },
  {
   "name": "pay",
   "key": "pay",
   "column": "pay",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "\"REGULAR\"",
   "enumName": "HolidayPay",
   "options": [
    "REGULAR",
    "SPECIAL_NON_WORKING"
   ]
  },
  {
   "name": "location",
   "key": "locationId",
   "column": "location_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "reference": {
    "endpoint": "core-hr",
    "type": "Location"
   }
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
   "help": false
  },
  {
   "name": "choices",
   "key": "choices",
   "column": "choices",
   "kind": "count",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": true,
   "rule": {},
   "help": true,
   "count": {
    "path": "/core-hr/time-off-management/holiday-choices",
    "form": "TIME_OFF_MANAGEMENT",
    "scope": "ALL",
    "type": "HolidayChoice",
    "by": "holidayId"
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

export const institution: Resource = {
 "endpoint": "core-hr",
 "type": "Institution",
 "name": "institution",
 "table": "institution",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listInstitutions",
  "lookup": "lookupInstitutions",
  "one": "institution",
  "history": "institutionHistory",
  "add": "addInstitution",
  "update": "updateInstitution",
  "delete": "deleteInstitutions"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name",
   "city"
  ]
 ],
 "sameWhenEmpty": true,
 "importable": true,
 "single": false,
 "screens": [
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
    "maxLength": 200,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "institution",
    "institute",
    "university",
    "college"
   ]
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
    "maxLength": 120
   },
   "help": false
  },
  {
   "name": "country",
   "key": "country",
   "column": "country",
   "kind": "listed",
   "required": false,
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

export const insuranceType: Resource = {
 "endpoint": "core-hr",
 "type": "InsuranceType",
 "name": "insuranceType",
 "table": "insurance_type",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listInsuranceTypes",
  "lookup": "lookupInsuranceTypes",
  "one": "insuranceType",
  "history": "insuranceTypeHistory",
  "add": "addInsuranceType",
  "update": "updateInsuranceType",
  "delete": "deleteInsuranceTypes"
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
    "maxLength": 120,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "insurance type",
    "insurance"
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

export const jobChange: Resource = {
 "endpoint": "core-hr",
 "type": "JobChange",
 "name": "jobChange",
 "table": "job_change",
 "title": "reason",
 "sort": {
  "field": "effectiveOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listJobChanges",
  "lookup": "lookupJobChanges",
  "one": "jobChange",
  "history": "jobChangeHistory",
  "add": "addJobChange",
  "update": "updateJobChange",
  "delete": "deleteJobChanges"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "effectiveOn"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   "name": "effectiveOn",
   "key": "effectiveOn",
   "column": "effective_on",
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
   "default": "\"TRANSFER\"",
   "enumName": "JobChangeKind",
   "options": [
    "PROMOTION",
    "TRANSFER",
    "DEMOTION",
    "MANAGER_CHANGE",
    "CONTRACT_CHANGE",
    "REORGANIZATION",
    "CORRECTION"
   ]
  },
  {
   "name": "reason",
   "key": "reason",
   "column": "reason",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 300
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
   "help": true,
   "later": true,
   "default": "\"PLANNED\"",
   "enumName": "JobChangeStatus",
   "options": [
    "APPLIED",
    "PLANNED",
    "CANCELLED"
   ],
   "next": {
    "APPLIED": [],
    "PLANNED": [
     "CANCELLED"
    ],
    "CANCELLED": [
     "PLANNED"
    ]
   }
  },
  {
   "name": "designation",
   "key": "designationId",
   "column": "designation_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "changes",
   "reference": {
    "endpoint": "core-hr",
    "type": "Designation"
   }
  },
  {
   "name": "department",
   "key": "departmentId",
   "column": "department_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "changes",
   "reference": {
    "endpoint": "core-hr",
    "type": "Department"
   }
  },
  {
   "name": "location",
   "key": "locationId",
   "column": "location_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "changes",
   "reference": {
    "endpoint": "core-hr",
    "type": "Location"
   }
  },
  {
   "name": "grade",
   "key": "gradeId",
   "column": "grade_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "changes",
   "reference": {
    "endpoint": "core-hr",
    "type": "Grade"
   }
  },
  {
   "name": "employeeType",
   "key": "employeeTypeId",
   "column": "employee_type_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "changes",
   "reference": {
    "endpoint": "core-hr",
    "type": "EmployeeType"
   }
  },
  {
   "name": "manager",
   "key": "managerId",
   "column": "manager_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "changes",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "workSchedule",
   "key": "workScheduleId",
   "column": "work_schedule_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "changes",
   "reference": {
    "endpoint": "core-hr",
    "type": "WorkSchedule"
   }
  },
  {
   "name": "businessUnit",
   "key": "businessUnitId",
   "column": "business_unit_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "changes",
   "reference": {
    "endpoint": "core-hr",
    "type": "BusinessUnit"
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

export const jobLevel: Resource = {
 "endpoint": "core-hr",
 "type": "JobLevel",
 "name": "jobLevel",
 "table": "job_level",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listJobLevel",
  "lookup": "lookupJobLevels",
  "one": "jobLevel",
  "history": "jobLevelHistory",
  "add": "addJobLevel",
  "update": "updateJobLevel",
  "delete": "deleteJobLevels"
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
   "rule": {},
   "help": false,
   "aliases": [
    "level",
    "job level"
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
    "maxLength": 20,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
  },
  {
   "name": "grade",
   "key": "gradeId",
   "column": "grade_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "reference": {
    "endpoint": "core-hr",
    "type": "Grade"
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

export const jobRole: Resource = {
 "endpoint": "core-hr",
 "type": "JobRole",
 "name": "jobRole",
 "table": "job_role",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listJobRoles",
  "lookup": "lookupJobRoles",
  "one": "jobRole",
  "history": "jobRoleHistory",
  "add": "addJobRole",
  "update": "updateJobRole",
  "delete": "deleteJobRoles"
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
   "aliases": [
    "job role",
    "role"
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
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
  },
  {
   "name": "jobLevel",
   "key": "jobLevelId",
   "column": "job_level_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "aliases": [
    "job level",
    "level"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "JobLevel"
   }
  },
  {
   "name": "responsibilities",
   "key": "responsibilities",
   "column": "responsibilities",
   "kind": "longText",
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

export const licence: Resource = {
 "endpoint": "core-hr",
 "type": "Licence",
 "name": "licence",
 "table": "licence",
 "title": "number",
 "sort": {
  "field": "expiresOn",
  "order": "ASC"
 },
 "operations": {
  "list": "listLicences",
  "lookup": "lookupLicences",
  "one": "licence",
  "history": "licenceHistory",
  "add": "addLicence",
  "update": "updateLicence",
  "delete": "deleteLicences"
 },
 "searchArgument": "search",
 "unique": [
  [
   "number",
   "kind"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "kind",
   "key": "kind",
   "column": "kind",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 80,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
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
    "maxLength": 40,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
  },
  {
   "name": "issuingAuthority",
   "key": "issuingAuthority",
   "column": "issuing_authority",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 120
   },
   "help": false
  },
  {
   "name": "issuingCountry",
   "key": "issuingCountry",
   "column": "issuing_country",
   "kind": "listed",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "closedList": "COUNTRY"
  },
  {
   "name": "expiresOn",
   "key": "expiresOn",
   "column": "expires_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false
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

export const locationArea: Resource = {
 "endpoint": "core-hr",
 "type": "LocationArea",
 "name": "locationArea",
 "table": "location_area",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listLocationAreas",
  "lookup": "lookupLocationAreas",
  "one": "locationArea",
  "history": "locationAreaHistory",
  "add": "addLocationArea",
  "update": "updateLocationArea",
  "delete": "deleteLocationAreas"
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
   "aliases": [
    "location area",
    "area"
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
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
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

export const locationType: Resource = {
 "endpoint": "core-hr",
 "type": "LocationType",
 "name": "locationType",
 "table": "location_type",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listLocationTypes",
  "lookup": "lookupLocationTypes",
  "one": "locationType",
  "history": "locationTypeHistory",
  "add": "addLocationType",
  "update": "updateLocationType",
  "delete": "deleteLocationTypes"
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
   "aliases": [
    "location type"
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
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
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

export const location: Resource = {
 "endpoint": "core-hr",
 "type": "Location",
 "name": "location",
 "table": "location",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listLocations",
  "lookup": "lookupLocations",
  "one": "location",
  "history": "locationHistory",
  "add": "addLocation",
  "update": "updateLocation",
  "delete": "deleteLocations"
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
    "minLength": 2
   },
   "help": false,
   "group": "identity",
   "aliases": [
    "location",
    "location name",
    "city"
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
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "group": "identity",
   "aliases": [
    "location id",
    "location code"
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
   "inList": true,
   "rule": {},
   "help": true,
   "group": "identity",
   "closedList": "CURRENCY"
  },
  {
   "name": "timeZone",
   "key": "timeZone",
   "column": "time_zone",
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "identity",
   "default": "\"Asia/Kolkata\"",
   "closedList": "TIME_ZONE"
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
   "inList": true,
   "rule": {},
   "help": false,
   "group": "contact"
  },
  {
   "name": "phone",
   "key": "phone",
   "column": "phone",
   "kind": "phone",
   "required": false,
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
   "name": "email",
   "key": "email",
   "column": "email",
   "kind": "email",
   "required": false,
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
   "name": "locationType",
   "key": "locationTypeId",
   "column": "location_type_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "identity",
   "aliases": [
    "location type",
    "type"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "LocationType"
   }
  },
  {
   "name": "locationArea",
   "key": "locationAreaId",
   "column": "location_area_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "identity",
   "aliases": [
    "location area",
    "area",
    "region"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "LocationArea"
   }
  },
  {
   "name": "brand",
   "key": "brandId",
   "column": "brand_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "identity",
   "reference": {
    "endpoint": "core-hr",
    "type": "Brand"
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

export const organizationGroup: Resource = {
 "endpoint": "core-hr",
 "type": "OrganizationGroup",
 "name": "organizationGroup",
 "table": "organization_group",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listOrganizationGroups",
  "lookup": "lookupOrganizationGroups",
  "one": "organizationGroup",
  "history": "organizationGroupHistory",
  "add": "addOrganizationGroup",
  "update": "updateOrganizationGroup",
  "delete": "deleteOrganizationGroups"
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
   "aliases": [
    "organization group",
    "group"
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
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "group code"
   ]
  },
  {
   "name": "head",
   "key": "headId",
   "column": "head_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "aliases": [
    "head of group"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
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

export const passport: Resource = {
 "endpoint": "core-hr",
 "type": "Passport",
 "name": "passport",
 "table": "passport",
 "title": "number",
 "sort": {
  "field": "expiresOn",
  "order": "ASC"
 },
 "operations": {
  "list": "listPassports",
  "lookup": "lookupPassports",
  "one": "passport",
  "history": "passportHistory",
  "add": "addPassport",
  "update": "updatePassport",
  "delete": "deletePassports"
 },
 "searchArgument": "search",
 "unique": [
  [
   "number",
   "issuingCountry"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
    "maxLength": 30,
    "preset": "ONLY_ALPHANUMERIC"
   },
   "help": false
  },
  {
   "name": "issuingCountry",
   "key": "issuingCountry",
   "column": "issuing_country",
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
   "name": "issuedOn",
   "key": "issuedOn",
   "column": "issued_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false
  },
  {
   "name": "expiresOn",
   "key": "expiresOn",
   "column": "expires_on",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "notBefore": "issuedOn"
   },
   "help": false
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

export const perDiem: Resource = {
 "endpoint": "core-hr",
 "type": "PerDiem",
 "name": "perDiem",
 "table": "per_diem",
 "title": "title",
 "sort": {
  "field": "title",
  "order": "ASC"
 },
 "operations": {
  "list": "listPerDiems",
  "lookup": "lookupPerDiems",
  "one": "perDiem",
  "history": "perDiemHistory",
  "add": "addPerDiem",
  "update": "updatePerDiem",
  "delete": "deletePerDiems"
 },
 "searchArgument": "search",
 "unique": [
  [
   "title",
   "country"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
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
    "maxLength": 120
   },
   "help": false,
   "aliases": [
    "per diem",
    "name"
   ]
  },
  {
   "name": "configurationType",
   "key": "configurationType",
   "column": "configuration_type",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "\"FIXED\"",
   "aliases": [
    "configuration"
   ],
   "enumName": "PerDiemConfiguration",
   "options": [
    "FIXED",
    "UP_TO_RATE"
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
   "inList": true,
   "rule": {},
   "help": false,
   "closedList": "COUNTRY"
  },
  {
   "name": "expenseType",
   "key": "expenseType",
   "column": "expense_type",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "default": "\"MEALS_AND_INCIDENTALS\"",
   "aliases": [
    "expense"
   ],
   "enumName": "PerDiemExpense",
   "options": [
    "MEALS_AND_INCIDENTALS",
    "LODGING",
    "LOCAL_TRANSPORT",
    "ALL_INCLUSIVE"
   ]
  },
  {
   "name": "perDiemRate",
   "key": "perDiemRate",
   "column": "per_diem_rate",
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
   "currency": "currency",
   "aliases": [
    "rate",
    "amount",
    "rate a day"
   ]
  },
  {
   "name": "currency",
   "key": "currency",
   "column": "currency",
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "closedList": "CURRENCY"
  },
  {
   "name": "includeTravelDates",
   "key": "includeTravelDates",
   "column": "include_travel_dates",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "true",
   "aliases": [
    "travel dates"
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

export const profession: Resource = {
 "endpoint": "core-hr",
 "type": "Profession",
 "name": "profession",
 "table": "profession",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listProfessions",
  "lookup": "lookupProfessions",
  "one": "profession",
  "history": "professionHistory",
  "add": "addProfession",
  "update": "updateProfession",
  "delete": "deleteProfessions"
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
    "maxLength": 120,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "profession",
    "occupation"
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

export const project: Resource = {
 "endpoint": "core-hr",
 "type": "Project",
 "name": "project",
 "table": "project",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listProjects",
  "lookup": "lookupProjects",
  "one": "project",
  "history": "projectHistory",
  "add": "addProject",
  "update": "updateProject",
  "delete": "deleteProjects"
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
   "aliases": [
    "project",
    "project name"
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
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "project code",
    "project id"
   ]
  },
  {
   "name": "client",
   "key": "client",
   "column": "client",
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
   "aliases": [
    "customer",
    "client name"
   ]
  },
  {
   "name": "manager",
   "key": "managerId",
   "column": "manager_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "aliases": [
    "project manager"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "businessUnit",
   "key": "businessUnitId",
   "column": "business_unit_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "aliases": [
    "business unit"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "BusinessUnit"
   }
  },
  {
   "name": "location",
   "key": "locationId",
   "column": "location_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "reference": {
    "endpoint": "core-hr",
    "type": "Location"
   }
  },
  {
   "name": "fromDate",
   "key": "fromDate",
   "column": "from_date",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "aliases": [
    "start date",
    "from"
   ]
  },
  {
   "name": "toDate",
   "key": "toDate",
   "column": "to_date",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "notBefore": "fromDate"
   },
   "help": false,
   "aliases": [
    "end date",
    "to"
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

export const relationship: Resource = {
 "endpoint": "core-hr",
 "type": "Relationship",
 "name": "relationship",
 "table": "relationship",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listRelationships",
  "lookup": "lookupRelationships",
  "one": "relationship",
  "history": "relationshipHistory",
  "add": "addRelationship",
  "update": "updateRelationship",
  "delete": "deleteRelationships"
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
    "maxLength": 80,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "relationship",
    "relation"
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

export const religion: Resource = {
 "endpoint": "core-hr",
 "type": "Religion",
 "name": "religion",
 "table": "religion",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listReligions",
  "lookup": "lookupReligions",
  "one": "religion",
  "history": "religionHistory",
  "add": "addReligion",
  "update": "updateReligion",
  "delete": "deleteReligions"
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
    "maxLength": 80,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "religion"
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

export const role: Resource = {
 "endpoint": "core-hr",
 "type": "Role",
 "name": "role",
 "table": "role",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listRoles",
  "lookup": "lookupRoles",
  "one": "role",
  "history": "roleHistory",
  "add": "addRole",
  "update": "updateRole",
  "delete": "deleteRoles"
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
 "importable": false,
 "single": false,
 "screens": [
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
   "rule": {},
   "help": false
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
    "maxLength": 40,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
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
   "help": false
  },
  {
   "name": "rights",
   "key": "rights",
   "column": "rights",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "rows": {
    "type": "RoleRight",
    "table": "role_right",
    "parentColumn": "role_id",
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
      "name": "form",
      "key": "form",
      "column": "form",
      "kind": "choice",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "enumName": "Form",
      "options": [
       "DASHBOARD",
       "QUICK_MENU",
       "APPROVAL_MANAGEMENT",
       "DYNAMIC_FORM_BUILDER",
       "WORKFLOW_BUILDER",
       "AIR_TICKET_CLAIM",
       "ONBOARDING_INDIVIDUALS",
       "ONBOARDED_INDIVIDUALS",
       "FORM_GENERATOR",
       "JOB_POST",
       "DOCUSIGN",
       "DOCUSIGN_CONFIGURATION",
       "PAYROLL_GENERAL_SETTINGS",
       "SALARY_COMPONENTS",
       "SALARY_TEMPLATE",
       "JOB_BOARD_INTEGRATION",
       "RECRUITMENT_INTEGRATION",
       "COMP_OFF_SETTINGS",
       "OVERTIME_SETTINGS",
       "EMPLOYEE_NUMBER_SERIES",
       "ATTENDANCE_CONFIGURATION",
       "ROSTER_SETTINGS",
       "PRE_APPROVALS_SETTINGS",
       "ROLES",
       "SPECIAL_WAGES",
       "LOP_RECOVERY_SETTINGS",
       "CORE_HR_GENERAL_SETTINGS",
       "FBP_DECLARATION_SETTINGS",
       "NPS_DECLARATION_SETTINGS",
       "DLP_LOCATION_TRACKING",
       "DLP_KEY_LOGGING",
       "DLP_ADDITIONAL_SCREENSHOTS",
       "DLP_AUDIT_LOG",
       "DLP_CUSTOM_ALERT",
       "DLP_TOXICITY_IDENTIFIER",
       "DLP_INTERNET_ACCESS_CONTROL",
       "PRODUCTIVITY_MONITORING_AUDIT_LOG",
       "PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG",
       "GENERAL_SETTINGS",
       "CUSTOM_FIELDS",
       "EMAIL_TEMPLATES",
       "CUSTOM_REPORTS",
       "UI_ELEMENTS_CUSTOMIZER",
       "HIRING_FLOW",
       "CAREER_PAGE_DESIGNER",
       "RECRUITMENT_GENERAL_SETTINGS",
       "AIR_TICKETING_POLICY",
       "TRAVEL_AND_EXPENSES_SETTINGS",
       "ADHOC_ALLOWANCE",
       "ORG_STRUCTURE",
       "LOCATIONS",
       "GRADES",
       "EMPLOYEE_TYPE",
       "LOCATION_TYPE",
       "LOCATION_AREA",
       "BRAND",
       "JOB_LEVELS",
       "DOCUMENT_SUBTYPE",
       "ACCREDITATION_CATEGORY_AND_TYPE",
       "BUSINESS_UNIT",
       "PROJECTS",
       "DEPARTMENT_HIERARCHY",
       "JOB_ROLES",
       "LEAVE_POLICY",
       "LEAVE_CLOSURE",
       "ORGANIZATION_GROUP",
       "TIME_OFF_MANAGEMENT",
       "TIME_OFF_CLOSURE",
       "LEAVE_OVERRIDE",
       "COMP_OFF_OVERRIDE",
       "DESIGNATIONS",
       "WORK_SCHEDULE",
       "ELECTRONIC_FUND_TRANSFER",
       "SALARY_PAYSLIP_BI_MONTHLY",
       "BONUS",
       "TDS_HISTORY",
       "FULL_AND_FINAL_SETTLEMENT",
       "PAYROLL_RECONCILIATION",
       "SELF_MY_PROFILE",
       "SELF_ATTENDANCE",
       "SELF_TIME_OFF",
       "SELF_LEAVE_REQUEST",
       "SELF_COMPENSATORY_OFF",
       "SELF_SHORT_TIME_OFF",
       "SELF_TIMESHEETS",
       "SELF_ORGANIZATION_CHART",
       "SELF_PRE_APPROVAL",
       "SELF_LOP_RECOVERY",
       "SELF_COMPENSATORY_OFF_BALANCE",
       "MY_DECLARATIONS",
       "SELF_FBP_DECLARATION",
       "SELF_NPS_DECLARATION",
       "SELF_TRAVEL_AND_EXPENSES",
       "SELF_TRAVEL_REQUEST",
       "SELF_CLAIM_REQUEST",
       "MY_PAY",
       "MY_SALARY",
       "MY_PAYSLIP",
       "TEAM_ATTENDANCE",
       "ATTENDANCE_APPROVALS",
       "ATTENDANCE_BULK_ACTION",
       "ATTENDANCE_FINALIZATION",
       "TEAM_EARLY_CHECKOUT",
       "TEAM_COMPENSATORY_OFF",
       "TEAM_TRAVEL_AND_EXPENSES",
       "TEAM_CLAIM_REQUEST",
       "TEAM_TRAVEL_REQUEST",
       "TEAM_SUMMARY",
       "TEAM_SUMMARY_REPORTS",
       "TEAM_TIME_OFF",
       "TEAM_LEAVE_REQUEST",
       "TEAM_SHORT_TIME_OFF",
       "TEAM_REPORTS",
       "TEAM_LOP_RECOVERY",
       "TEAM_COMPENSATORY_OFF_BALANCE",
       "TEAM_PRE_APPROVAL",
       "TEAM_TIMESHEETS",
       "EXIT_MANAGEMENT",
       "UNIFORM_MONITORING",
       "SALARY_INFO",
       "SALARY_DETAILS",
       "SALARY_REVISION",
       "BENEFITS_AND_DEDUCTION",
       "AIR_TICKETING_SETTLEMENT_SUMMARY",
       "ONE_TIME_EARNINGS",
       "BENEFITS_AND_DEDUCTION_REPORTS",
       "STATUTORY_COMPONENTS",
       "PROVIDENT_FUND",
       "NPS",
       "INSURANCE",
       "GRATUITY",
       "PROFESSIONAL_TAX",
       "LABOUR_WELFARE_FUND",
       "FORM_24Q",
       "TAX_RELIEF",
       "RECRUITMENT_DASHBOARD",
       "JOB_CANDIDATES",
       "DUPLICATE_CANDIDATES",
       "ARCHIVED_CANDIDATES",
       "RECRUITMENT_ONBOARDING",
       "UPCOMING_INTERVIEWS",
       "PENDING_FEEDBACK",
       "TALENT_POOL",
       "JOB_POSTS",
       "INTERVIEW_ROUNDS_MASTER",
       "MY_INTEGRATION",
       "LOCATION_INTELLIGENCE",
       "KEY_LOGGER",
       "TOXICITY_INTELLIGENCE",
       "CXO_DASHBOARD",
       "MAN_POWER_PLANNING_SETTINGS",
       "HIRING_FORECAST",
       "TABLE_OF_ORGANIZATION",
       "JOB_REQUISITION",
       "SHIFT_ROTATION",
       "SHIFT_SWAP",
       "SHIFT_SWAP_APPROVALS",
       "ADMIN",
       "EMPLOYEE_ADMIN",
       "PAYROLL_ADMIN",
       "SERVICE_PROVIDER_ADMIN",
       "PRODUCTIVITY_MONITORING_ADMIN",
       "EMPLOYEES",
       "USER_ACCOUNTS",
       "HOLIDAYS",
       "CUSTOM_EMPLOYEE_GROUPS",
       "EMPLOYEE_DATA_IMPORT",
       "REGISTER_FACE",
       "OUTBOX_MAIL",
       "PER_DIEM",
       "CLAWBACK",
       "DOCUMENT_GENERATOR",
       "BILLING",
       "CHANGES",
       "EMPLOYEE_PERSONAL",
       "TIME_OFF",
       "GEO_FENCING_AND_SELFIE_ATTENDANCE",
       "SHIFT_SCHEDULING",
       "CANDIDATE_SALARY",
       "WORK_PLACES",
       "AWARDS",
       "PASSPORTS",
       "LICENCES",
       "ACCREDITATIONS",
       "ATTENDANCE_RECORDS",
       "ANNOUNCEMENTS",
       "REFERENCE_LISTS",
       "JOB_CHANGES",
       "FAMILY_MEMBERS",
       "EDUCATION",
       "EXPERIENCE",
       "EMPLOYEE_DOCUMENTS",
       "VISAS",
       "BANK_ACCOUNTS",
       "RECRUITMENT_MASTERS",
       "CANDIDATE_PERSONAL",
       "CANDIDATE_EQUAL_OPPORTUNITY",
       "SELF_OVERTIME",
       "TEAM_OVERTIME",
       "SALARY_ADVANCE",
       "SELF_SALARY_ADVANCE",
       "UNIFORM_SETTINGS",
       "SELF_UNIFORM"
      ]
     },
     {
      "name": "view",
      "key": "view",
      "column": "view",
      "kind": "yesNo",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "true"
     },
     {
      "name": "add",
      "key": "add",
      "column": "add",
      "kind": "yesNo",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "false"
     },
     {
      "name": "update",
      "key": "update",
      "column": "update",
      "kind": "yesNo",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "false"
     },
     {
      "name": "delete",
      "key": "delete",
      "column": "delete",
      "kind": "yesNo",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "false"
     },
     {
      "name": "optionalChoice",
      "key": "optionalChoice",
      "column": "optional_choice",
      "kind": "yesNo",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "false"
     },
     {
      "name": "scope",
      "key": "scope",
      "column": "scope",
      "kind": "choice",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "\"ALL\"",
      "enumName": "Scope",
      "options": [
       "SELF",
       "TEAM",
       "ALL"
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

export const serviceProvider: Resource = {
 "endpoint": "core-hr",
 "type": "ServiceProvider",
 "name": "serviceProvider",
 "table": "service_provider",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listServiceProviders",
  "lookup": "lookupServiceProviders",
  "one": "serviceProvider",
  "history": "serviceProviderHistory",
  "add": "addServiceProvider",
  "update": "updateServiceProvider",
  "delete": "deleteServiceProviders"
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
   "group": "identity",
   "aliases": [
    "service provider",
    "company"
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
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "group": "identity"
  },
  {
   "name": "service",
   "key": "service",
   "column": "service",
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
   "group": "identity"
  },
  {
   "name": "taxNumber",
   "key": "taxNumber",
   "column": "tax_number",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 40,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": true,
   "group": "identity",
   "aliases": [
    "tax number",
    "pan",
    "tin"
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
   "name": "contactPerson",
   "key": "contactPerson",
   "column": "contact_person",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 120,
    "preset": "COMMON_INPUT_ALPHA"
   },
   "help": false,
   "group": "contact",
   "aliases": [
    "contact",
    "contact name"
   ]
  },
  {
   "name": "email",
   "key": "email",
   "column": "email",
   "kind": "email",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "contact"
  },
  {
   "name": "phone",
   "key": "phone",
   "column": "phone",
   "kind": "phone",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "contact"
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
   "name": "contractFrom",
   "key": "contractFrom",
   "column": "contract_from",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "contract",
   "aliases": [
    "contract start"
   ]
  },
  {
   "name": "contractTo",
   "key": "contractTo",
   "column": "contract_to",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "notBefore": "contractFrom"
   },
   "help": false,
   "group": "contract",
   "aliases": [
    "contract end"
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

export const skill: Resource = {
 "endpoint": "core-hr",
 "type": "Skill",
 "name": "skill",
 "table": "skill",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listSkills",
  "lookup": "lookupSkills",
  "one": "skill",
  "history": "skillHistory",
  "add": "addSkill",
  "update": "updateSkill",
  "delete": "deleteSkills"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name"
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
    "maxLength": 120,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "skill",
    "skill name"
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

export const specialization: Resource = {
 "endpoint": "core-hr",
 "type": "Specialization",
 "name": "specialization",
 "table": "specialization",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listSpecializations",
  "lookup": "lookupSpecializations",
  "one": "specialization",
  "history": "specializationHistory",
  "add": "addSpecialization",
  "update": "updateSpecialization",
  "delete": "deleteSpecializations"
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
    "maxLength": 160,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "specialization",
    "specialisation",
    "major",
    "subject"
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

export const taxCode: Resource = {
 "endpoint": "core-hr",
 "type": "TaxCode",
 "name": "taxCode",
 "table": "tax_code",
 "title": "description",
 "sort": {
  "field": "description",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listTaxCodes",
  "lookup": "lookupTaxCodes",
  "one": "taxCode",
  "history": "taxCodeHistory",
  "add": "addTaxCode",
  "update": "updateTaxCode",
  "delete": "deleteTaxCodes"
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
    "maxLength": 20,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": true,
   "aliases": [
    "tax code"
   ]
  },
  {
   "name": "description",
   "key": "description",
   "column": "description",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 200
   },
   "help": false,
   "aliases": [
    "tax description"
   ]
  },
  {
   "name": "exemptionAmount",
   "key": "exemptionAmount",
   "column": "exemption_amount",
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
   "default": "\"0\"",
   "currency": "PAYROLL",
   "aliases": [
    "exemption",
    "exemption amount"
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

export const timekeepingCategory: Resource = {
 "endpoint": "core-hr",
 "type": "TimekeepingCategory",
 "name": "timekeepingCategory",
 "table": "timekeeping_category",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listTimekeepingCategories",
  "lookup": "lookupTimekeepingCategories",
  "one": "timekeepingCategory",
  "history": "timekeepingCategoryHistory",
  "add": "addTimekeepingCategory",
  "update": "updateTimekeepingCategory",
  "delete": "deleteTimekeepingCategories"
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
    "maxLength": 120,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "timekeeping",
    "timekeeping category"
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

export const uniformEntitlement: Resource = {
 "endpoint": "core-hr",
 "type": "UniformEntitlement",
 "name": "uniformEntitlement",
 "table": "uniform_entitlement",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listUniformEntitlements",
  "lookup": "lookupUniformEntitlements",
  "one": "uniformEntitlement",
  "history": "uniformEntitlementHistory",
  "add": "addUniformEntitlement",
  "update": "updateUniformEntitlement",
  "delete": "deleteUniformEntitlements"
 },
 "searchArgument": "search",
 "unique": [
  [
   "itemId",
   "name"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
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
   "help": true
  },
  {
   "name": "item",
   "key": "itemId",
   "column": "item_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "aliases": [
    "uniform",
    "uniform item"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "UniformItem"
   }
  },
  {
   "name": "quantity",
   "key": "quantity",
   "column": "quantity",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 100
   },
   "help": false,
   "default": "1",
   "aliases": [
    "pieces",
    "number"
   ]
  },
  {
   "name": "designation",
   "key": "designationId",
   "column": "designation_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "people",
   "reference": {
    "endpoint": "core-hr",
    "type": "Designation"
   }
  },
  {
   "name": "department",
   "key": "departmentId",
   "column": "department_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "people",
   "reference": {
    "endpoint": "core-hr",
    "type": "Department"
   }
  },
  {
   "name": "location",
   "key": "locationId",
   "column": "location_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "people",
   "reference": {
    "endpoint": "core-hr",
    "type": "Location"
   }
  },
  {
   "name": "employeeType",
   "key": "employeeTypeId",
   "column": "employee_type_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "people",
   "reference": {
    "endpoint": "core-hr",
    "type": "EmployeeType"
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
   "inList": false,
   "rule": {},
   "help": false,
   "group": "people",
   "reference": {
    "endpoint": "core-hr",
    "type": "CustomEmployeeGroup"
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

export const uniformIssue: Resource = {
 "endpoint": "core-hr",
 "type": "UniformIssue",
 "name": "uniformIssue",
 "table": "uniform_issue",
 "title": "issuedOn",
 "sort": {
  "field": "issuedOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listUniformIssues",
  "lookup": "lookupUniformIssues",
  "one": "uniformIssue",
  "history": "uniformIssueHistory",
  "add": "addUniformIssue",
  "update": "updateUniformIssue",
  "delete": "deleteUniformIssues"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   "group": "issue",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "item",
   "key": "itemId",
   "column": "item_id",
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
   "group": "issue",
   "aliases": [
    "uniform",
    "uniform item"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "UniformItem"
   }
  },
  {
   "name": "size",
   "key": "size",
   "column": "size",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 20
   },
   "help": true,
   "group": "issue"
  },
  {
   "name": "quantity",
   "key": "quantity",
   "column": "quantity",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 100
   },
   "help": false,
   "group": "issue",
   "default": "1",
   "aliases": [
    "pieces",
    "number"
   ]
  },
  {
   "name": "issuedOn",
   "key": "issuedOn",
   "column": "issued_on",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "issue"
  },
  {
   "name": "condition",
   "key": "condition",
   "column": "condition",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "issue",
   "default": "\"NEW\"",
   "enumName": "UniformCondition",
   "options": [
    "NEW",
    "USED"
   ]
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
    "maxLength": 300
   },
   "help": false,
   "group": "issue"
  },
  {
   "name": "returns",
   "key": "returns",
   "column": "returns",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "returns",
   "rows": {
    "type": "UniformReturn",
    "table": "uniform_return",
    "parentColumn": "uniform_issue_id",
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
      "help": false
     },
     {
      "name": "quantity",
      "key": "quantity",
      "column": "quantity",
      "kind": "integer",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 1,
       "max": 100
      },
      "help": false
     },
     {
      "name": "outcome",
      "key": "outcome",
      "column": "outcome",
      "kind": "choice",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "enumName": "UniformOutcome",
      "options": [
       "USABLE",
       "WORN_OUT",
       "DAMAGED",
       "LOST"
      ]
     },
     {
      "name": "remark",
      "key": "remark",
      "column": "remark",
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
      "help": false
     }
    ]
   }
  },
  {
   "name": "outstanding",
   "key": "outstanding",
   "column": "outstanding",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "outcome"
  },
  {
   "name": "dueOn",
   "key": "dueOn",
   "column": "due_on",
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
   "group": "outcome"
  },
  {
   "name": "acknowledgedAt",
   "key": "acknowledgedAt",
   "column": "acknowledged_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "outcome"
  },
  {
   "name": "acknowledgedBy",
   "key": "acknowledgedBy",
   "column": "acknowledged_by",
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
   "group": "outcome"
  },
  {
   "name": "deductPieces",
   "key": "deductPieces",
   "column": "deduct_pieces",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 100
   },
   "help": true,
   "group": "loss"
  },
  {
   "name": "settledPieces",
   "key": "settledPieces",
   "column": "settled_pieces",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 100
   },
   "help": true,
   "group": "loss"
  },
  {
   "name": "deductedPieces",
   "key": "deductedPieces",
   "column": "deducted_pieces",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "loss"
  },
  {
   "name": "toldOf",
   "key": "toldOf",
   "column": "told_of",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "hidden": true,
   "derived": true
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

export const uniformItem: Resource = {
 "endpoint": "core-hr",
 "type": "UniformItem",
 "name": "uniformItem",
 "table": "uniform_item",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listUniformItems",
  "lookup": "lookupUniformItems",
  "one": "uniformItem",
  "history": "uniformItemHistory",
  "add": "addUniformItem",
  "update": "updateUniformItem",
  "delete": "deleteUniformItems"
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
 "rests": true,
 "offers": {
  "status": {
   "equals": "ACTIVE"
  }
 },
 "screens": [
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
   "aliases": [
    "uniform",
    "item",
    "garment"
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
    "minLength": 2,
    "maxLength": 20
   },
   "help": false
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
   "help": false,
   "default": "\"SHIRT\"",
   "enumName": "UniformKind",
   "options": [
    "SHIRT",
    "TROUSERS",
    "SKIRT_OR_DRESS",
    "JACKET",
    "APRON",
    "COVERALL",
    "SHOES",
    "HELMET",
    "HEADWEAR",
    "GLOVES",
    "PROTECTIVE_WEAR",
    "BADGE",
    "OTHER"
   ]
  },
  {
   "name": "sizes",
   "key": "sizes",
   "column": "sizes",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 200
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
   "name": "wearMonths",
   "key": "wearMonths",
   "column": "wear_months",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 120
   },
   "help": true,
   "unit": "unit.months"
  },
  {
   "name": "mustReturn",
   "key": "mustReturn",
   "column": "must_return",
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
   "name": "onlyEntitled",
   "key": "onlyEntitled",
   "column": "only_entitled",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "default": "false"
  },
  {
   "name": "unitValue",
   "key": "unitValue",
   "column": "unit_value",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
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
   "name": "charge",
   "key": "charge",
   "column": "charge",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "default": "\"NOTHING\"",
   "enumName": "UniformCharge",
   "options": [
    "NOTHING",
    "REMAINING_VALUE",
    "FULL_VALUE"
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
   "help": false
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

export const uniformObservation: Resource = {
 "endpoint": "core-hr",
 "type": "UniformObservation",
 "name": "uniformObservation",
 "table": "uniform_observation",
 "title": "date",
 "sort": {
  "field": "date",
  "order": "DESC"
 },
 "operations": {
  "list": "listUniformObservations",
  "lookup": "lookupUniformObservations",
  "one": "uniformObservation",
  "history": "uniformObservationHistory",
  "add": "addUniformObservation",
  "update": "updateUniformObservation",
  "delete": "deleteUniformObservations"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "date"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   "name": "date",
   "key": "date",
   "column": "date",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true
  },
  {
   "name": "state",
   "key": "state",
   "column": "state",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "default": "\"WORN\"",
   "enumName": "UniformState",
   "options": [
    "WORN",
    "INCOMPLETE",
    "NOT_WORN"
   ]
  },
  {
   "name": "item",
   "key": "itemId",
   "column": "item_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "reference": {
    "endpoint": "core-hr",
    "type": "UniformItem"
   }
  },
  {
   "name": "remark",
   "key": "remark",
   "column": "remark",
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

export const uniformStockEntry: Resource = {
 "endpoint": "core-hr",
 "type": "UniformStockEntry",
 "name": "uniformStockEntry",
 "table": "uniform_stock_entry",
 "title": "reference",
 "sort": {
  "field": "date",
  "order": "DESC"
 },
 "operations": {
  "list": "listUniformStockEntries",
  "lookup": "lookupUniformStockEntries",
  "one": "uniformStockEntry",
  "history": "uniformStockEntryHistory",
  "add": "addUniformStockEntry",
  "update": "updateUniformStockEntry",
  "delete": "deleteUniformStockEntries"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": true,
 "single": false,
 "screens": [
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
   "name": "item",
   "key": "itemId",
   "column": "item_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "aliases": [
    "uniform",
    "uniform item"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "UniformItem"
   }
  },
  {
   "name": "size",
   "key": "size",
   "column": "size",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 20
   },
   "help": true
  },
  {
   "name": "quantity",
   "key": "quantity",
   "column": "quantity",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": -100000,
    "max": 100000
   },
   "help": true,
   "aliases": [
    "pieces",
    "number"
   ]
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
   "help": false,
   "default": "\"RECEIVED\"",
   "enumName": "UniformStockKind",
   "options": [
    "RECEIVED",
    "COUNTED",
    "SENT_BACK",
    "SCRAPPED"
   ]
  },
  {
   "name": "date",
   "key": "date",
   "column": "date",
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
   "name": "reference",
   "key": "reference",
   "column": "reference",
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

export const userAccount: Resource = {
 "endpoint": "core-hr",
 "type": "UserAccount",
 "name": "userAccount",
 "table": "user_account",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listUserAccounts",
  "lookup": "lookupUserAccounts",
  "one": "userAccount",
  "history": "userAccountHistory",
  "add": "addUserAccount",
  "update": "updateUserAccount",
  "delete": "deleteUserAccounts"
 },
 "searchArgument": "search",
 "unique": [
  [
   "email"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
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
    "maxLength": 200
   },
   "help": false
  },
  {
   "name": "email",
   "key": "email",
   "column": "email",
   "kind": "email",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true
  },
  {
   "name": "employee",
   "key": "employeeId",
   "column": "employee_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
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
   "help": false,
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
   "name": "roles",
   "key": "roles",
   "column": "roles",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "rows": {
    "type": "UserRole",
    "table": "user_role",
    "parentColumn": "user_account_id",
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

export const visa: Resource = {
 "endpoint": "core-hr",
 "type": "Visa",
 "name": "visa",
 "table": "visa",
 "title": "number",
 "sort": {
  "field": "number",
  "order": "ASC"
 },
 "operations": {
  "list": "listVisas",
  "lookup": "lookupVisas",
  "one": "visa",
  "history": "visaHistory",
  "add": "addVisa",
  "update": "updateVisa",
  "delete": "deleteVisas"
 },
 "searchArgument": "search",
 "unique": [
  [
   "number",
   "country"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
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
    "maxLength": 30,
    "preset": "ALPHANUMERIC_WITH_SPACE"
   },
   "help": false
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
   "enumName": "VisaKind",
   "options": [
    "WORK",
    "BUSINESS",
    "RESIDENCE",
    "DEPENDENT",
    "STUDENT",
    "VISIT"
   ]
  },
  {
   "name": "entries",
   "key": "entries",
   "column": "entries",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "enumName": "VisaEntries",
   "options": [
    "SINGLE",
    "MULTIPLE"
   ]
  },
  {
   "name": "issuedOn",
   "key": "issuedOn",
   "column": "issued_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false
  },
  {
   "name": "expiresOn",
   "key": "expiresOn",
   "column": "expires_on",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "notBefore": "issuedOn"
   },
   "help": false
  },
  {
   "name": "file",
   "key": "file",
   "column": "file",
   "kind": "file",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "file": {
    "maxBytes": 10000000,
    "types": [
     "application/pdf",
     "image/png",
     "image/jpeg"
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

export const workAuthorization: Resource = {
 "endpoint": "core-hr",
 "type": "WorkAuthorization",
 "name": "workAuthorization",
 "table": "work_authorization",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listWorkAuthorizations",
  "lookup": "lookupWorkAuthorizations",
  "one": "workAuthorization",
  "history": "workAuthorizationHistory",
  "add": "addWorkAuthorization",
  "update": "updateWorkAuthorization",
  "delete": "deleteWorkAuthorizations"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name",
   "country"
  ]
 ],
 "sameWhenEmpty": true,
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
    "maxLength": 120,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "aliases": [
    "work authorization",
    "work permit",
    "visa type"
   ]
  },
  {
   "name": "country",
   "key": "country",
   "column": "country",
   "kind": "listed",
   "required": false,
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

export const workPlace: Resource = {
 "endpoint": "core-hr",
 "type": "WorkPlace",
 "name": "workPlace",
 "table": "work_place",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listWorkPlaces",
  "lookup": "lookupWorkPlaces",
  "one": "workPlace",
  "history": "workPlaceHistory",
  "add": "addWorkPlace",
  "update": "updateWorkPlace",
  "delete": "deleteWorkPlaces"
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
   "path": "/settings/core-hr/work-places",
   "form": "WORK_PLACES",
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
    "maxLength": 60
   },
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
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "\"OFFICE\"",
   "enumName": "WorkPlaceKind",
   "options": [
    "OFFICE",
    "FIELD",
    "WORK_FROM_HOME",
    "OTHER"
   ]
  },
  {
   "name": "image",
   "key": "image",
   "column": "image",
   "kind": "image",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "file": {
    "maxBytes": 1000000,
    "types": [
     "image/png",
     "image/jpeg"
    ]
   }
  },
  {
   "name": "autoAttendance",
   "key": "autoAttendance",
   "column": "auto_attendance",
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

export const workSchedule: Resource = {
 "endpoint": "core-hr",
 "type": "WorkSchedule",
 "name": "workSchedule",
 "table": "work_schedule",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listWorkSchedules",
  "lookup": "lookupWorkSchedules",
  "one": "workSchedule",
  "history": "workScheduleHistory",
  "add": "addWorkSchedule",
  "update": "updateWorkSchedule",
  "delete": "deleteWorkSchedules"
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
   "rule": {},
   "help": false,
   "aliases": [
    "work schedule",
    "shift"
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
    "maxLength": 20,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
  },
  {
   "name": "startsAt",
   "key": "startsAt",
   "column": "starts_at",
   "kind": "time",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "default": "\"09:00\"",
   "aliases": [
    "start time"
   ]
  },
  {
   "name": "endsAt",
   "key": "endsAt",
   "column": "ends_at",
   "kind": "time",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "default": "\"18:00\"",
   "aliases": [
    "end time"
   ]
  },
  {
   "name": "hoursPerDay",
   "key": "hoursPerDay",
   "column": "hours_per_day",
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
   "default": "\"8\""
  },
  {
   "name": "weeklyTargetEffort",
   "key": "weeklyTargetEffort",
   "column": "weekly_target_effort",
   "kind": "duration",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 168,
    "decimals": 2
   },
   "help": true
  },
  {
   "name": "restDays",
   "key": "restDays",
   "column": "rest_days",
   "kind": "choices",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
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
   "name": "graceMinutes",
   "key": "graceMinutes",
   "column": "grace_minutes",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 240
   },
   "help": true,
   "default": "10",
   "unit": "unit.minutes"
  },
  {
   "name": "timeZone",
   "key": "timeZone",
   "column": "time_zone",
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "default": "\"Asia/Kolkata\"",
   "closedList": "TIME_ZONE"
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

export const resources: readonly Resource[] = [accountType, accreditationCategory, accreditationLink, accreditationType, award, bankAccount, bank, brand, businessUnit, careerTrack, course, currency, customEmployeeGroup, department, designation, documentCategory, documentSubtype, documentType, education, employeeAccreditation, employeeDocument, employeeNumberSeries, employeeType, employee, enforcementGroup, experience, familyMember, grade, holiday, institution, insuranceType, jobChange, jobLevel, jobRole, licence, locationArea, locationType, location, organizationGroup, passport, perDiem, profession, project, relationship, religion, role, serviceProvider, skill, specialization, taxCode, timekeepingCategory, uniformEntitlement, uniformIssue, uniformItem, uniformObservation, uniformStockEntry, userAccount, visa, workAuthorization, workPlace, workSchedule];
