// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const archiveReason: Resource = {
 "endpoint": "recruitment",
 "type": "ArchiveReason",
 "name": "archiveReason",
 "table": "archive_reason",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listArchiveReasons",
  "lookup": "lookupArchiveReasons",
  "one": "archiveReason",
  "history": "archiveReasonHistory",
  "add": "addArchiveReason",
  "update": "updateArchiveReason",
  "delete": "deleteArchiveReasons"
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
    "reason",
    "archive reason"
   ]
  },
  {
   "name": "stage",
   "key": "stageId",
   "column": "stage_id",
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
    "endpoint": "recruitment",
    "type": "HiringStage"
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

export const blacklistReason: Resource = {
 "endpoint": "recruitment",
 "type": "BlacklistReason",
 "name": "blacklistReason",
 "table": "blacklist_reason",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listBlacklistReasons",
  "lookup": "lookupBlacklistReasons",
  "one": "blacklistReason",
  "history": "blacklistReasonHistory",
  "add": "addBlacklistReason",
  "update": "updateBlacklistReason",
  "delete": "deleteBlacklistReasons"
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
    "reason",
    "blacklist reason"
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

export const candidateDistinction: Resource = {
 "endpoint": "recruitment",
 "type": "CandidateDistinction",
 "name": "candidateDistinction",
 "table": "candidate_distinction",
 "title": "decidedAt",
 "sort": {
  "field": "decidedAt",
  "order": "DESC"
 },
 "operations": {
  "list": "listCandidateDistinctions",
  "lookup": "lookupCandidateDistinctions",
  "one": "candidateDistinction",
  "history": "candidateDistinctionHistory",
  "add": "addCandidateDistinction",
  "update": "updateCandidateDistinction",
  "delete": "deleteCandidateDistinctions"
 },
 "searchArgument": "search",
 "unique": [
  [
   "candidateId",
   "otherId"
  ]
 ],
 "importable": false,
 "single": false,
 "partOf": "candidateId",
 "screens": [
  {
   "path": "/recruitment/distinct-candidates",
   "form": "DUPLICATE_CANDIDATES",
   "scope": "ALL",
   "record": "SHOW",
   "actions": [
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
   "name": "candidate",
   "key": "candidateId",
   "column": "candidate_id",
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
    "endpoint": "recruitment",
    "type": "Candidate"
   }
  },
  {
   "name": "other",
   "key": "otherId",
   "column": "other_id",
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
    "endpoint": "recruitment",
    "type": "Candidate"
   }
  },
  {
   "name": "decidedAt",
   "key": "decidedAt",
   "column": "decided_at",
   "kind": "dateTime",
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
   "name": "decidedBy",
   "key": "decidedBy",
   "column": "decided_by",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 200
   },
   "help": false,
   "fixed": true
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

export const candidateSalary: Resource = {
 "endpoint": "recruitment",
 "type": "CandidateSalary",
 "name": "candidateSalary",
 "table": "candidate_salary",
 "title": "effectiveFrom",
 "sort": {
  "field": "effectiveFrom",
  "order": "DESC"
 },
 "operations": {
  "list": "listCandidateSalaries",
  "lookup": "lookupCandidateSalaries",
  "one": "candidateSalary",
  "history": "candidateSalaryHistory",
  "add": "addCandidateSalary",
  "update": "updateCandidateSalary",
  "delete": "deleteCandidateSalaries"
 },
 "searchArgument": "search",
 "unique": [
  [
   "candidateId"
  ]
 ],
 "importable": false,
 "single": false,
 "partOf": "candidateId",
 "screens": [
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
   "name": "candidate",
   "key": "candidateId",
   "column": "candidate_id",
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
    "endpoint": "recruitment",
    "type": "Candidate"
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
   "help": true,
   "acts": true,
   "group": "identity",
   "default": "\"DRAFT\"",
   "enumName": "CandidateSalaryStatus",
   "options": [
    "DRAFT",
    "OFFERED",
    "ACCEPTED",
    "DECLINED"
   ]
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
   "name": "annualCTC",
   "key": "annualCTC",
   "column": "annual_ctc",
   "kind": "money",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1
   },
   "help": false,
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
   "required": false,
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
   "group": "identity"
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
    "type": "CandidateSalaryAllowance",
    "table": "candidate_salary_allowance",
    "parentColumn": "candidate_salary_id",
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
    "type": "CandidateSalaryRetiral",
    "table": "candidate_salary_retiral",
    "parentColumn": "candidate_salary_id",
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
    "type": "CandidateSalaryGross",
    "table": "candidate_salary_gross",
    "parentColumn": "candidate_salary_id",
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

export const candidateSource: Resource = {
 "endpoint": "recruitment",
 "type": "CandidateSource",
 "name": "candidateSource",
 "table": "candidate_source",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listCandidateSources",
  "lookup": "lookupCandidateSources",
  "one": "candidateSource",
  "history": "candidateSourceHistory",
  "add": "addCandidateSource",
  "update": "updateCandidateSource",
  "delete": "deleteCandidateSources"
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
    "source",
    "source title"
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
   "help": false,
   "default": "\"OTHER\"",
   "enumName": "CandidateSourceKind",
   "options": [
    "CAREER_PAGE",
    "JOB_BOARD",
    "REFERRAL",
    "AGENCY",
    "SOCIAL_NETWORK",
    "DIRECT",
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
   "help": false,
   "default": "\"ACTIVE\"",
   "enumName": "RecordStatus",
   "options": [
    "ACTIVE",
    "INACTIVE"
   ]
  },
  {
   "name": "applications",
   "key": "applications",
   "column": "applications",
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
    "path": "/recruitment/applications",
    "form": "JOB_CANDIDATES",
    "scope": "ALL",
    "type": "JobApplication",
    "by": "sourceId"
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

export const candidateStatus: Resource = {
 "endpoint": "recruitment",
 "type": "CandidateStatus",
 "name": "candidateStatus",
 "table": "candidate_status",
 "title": "name",
 "sort": {
  "field": "position",
  "order": "ASC"
 },
 "operations": {
  "list": "listCandidateStatuses",
  "lookup": "lookupCandidateStatuses",
  "one": "candidateStatus",
  "history": "candidateStatusHistory",
  "add": "addCandidateStatus",
  "update": "updateHiringStatus",
  "delete": "deleteCandidateStatuses"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name"
  ]
 ],
 "importable": false,
 "single": false,
 "offers": {
  "status": {
   "equals": "ACTIVE"
  }
 },
 "screens": [
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
    "maxLength": 60,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false,
   "group": "identity"
  },
  {
   "name": "stage",
   "key": "stageId",
   "column": "stage_id",
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
   "reference": {
    "endpoint": "recruitment",
    "type": "HiringStage"
   }
  },
  {
   "name": "position",
   "key": "position",
   "column": "position",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 9999
   },
   "help": true,
   "group": "identity"
  },
  {
   "name": "isDefault",
   "key": "isDefault",
   "column": "is_default",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "identity",
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
   "name": "next",
   "key": "next",
   "column": "next",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "flow",
   "rows": {
    "type": "CandidateStatusNext",
    "table": "candidate_status_next",
    "parentColumn": "candidate_status_id",
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
      "name": "status",
      "key": "statusId",
      "column": "status_id",
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
       "endpoint": "recruitment",
       "type": "CandidateStatus",
       "tone": {
        "through": "stage",
        "choice": "kind",
        "enumName": "HiringStageKind"
       }
      }
     }
    ]
   }
  },
  {
   "name": "requires",
   "key": "requires",
   "column": "requires",
   "kind": "choices",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "flow",
   "enumName": "CandidateRequirement",
   "options": [
    "RESUME",
    "JOB_POST",
    "PHONE",
    "EXPECTED_CTC",
    "NOTICE_PERIOD",
    "INTERVIEW",
    "SALARY"
   ]
  },
  {
   "name": "sendsMail",
   "key": "sendsMail",
   "column": "sends_mail",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "mail",
   "default": "false"
  },
  {
   "name": "mailSubject",
   "key": "mailSubject",
   "column": "mail_subject",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 5,
    "maxLength": 200
   },
   "help": false,
   "group": "mail"
  },
  {
   "name": "mailBody",
   "key": "mailBody",
   "column": "mail_body",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 5,
    "maxLength": 4000
   },
   "help": true,
   "group": "mail"
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

export const candidate: Resource = {
 "endpoint": "recruitment",
 "type": "Candidate",
 "name": "candidate",
 "table": "candidate",
 "title": "name",
 "sort": {
  "field": "appliedOn",
  "order": "DESC"
 },
 "code": "number",
 "operations": {
  "list": "listCandidates",
  "lookup": "lookupCandidates",
  "one": "candidate",
  "history": "candidateHistory",
  "add": "addCandidate",
  "update": "updateCandidate",
  "delete": "deleteCandidates"
 },
 "searchArgument": "search",
 "unique": [
  [
   "number"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "recruiterId",
 "concerns": "employeeId",
 "mails": true,
 "screens": [
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
   "where": "{\"standing\": {\"equals\": \"ACTIVE\"}}"
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
   "where": "{\"standing\": {\"equals\": \"TALENT_POOL\"}}"
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
   "where": "{\"standing\": {\"in\": [\"ARCHIVED\", \"BLACKLISTED\"]}}"
  },
  {
   "path": "/recruitment/interview-candidates",
   "form": "UPCOMING_INTERVIEWS",
   "scope": "ALL",
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
   "name": "resume",
   "key": "resume",
   "column": "resume",
   "kind": "file",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "resume",
   "file": {
    "maxBytes": 5000000,
    "types": [
     "application/pdf",
     "application/msword",
     "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
     "text/plain"
    ]
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
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 30,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": true,
   "group": "identity",
   "aliases": [
    "candidate id",
    "candidate number"
   ]
  },
  {
   "name": "salutation",
   "key": "salutation",
   "column": "salutation",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "identity",
   "enumName": "Salutation",
   "options": [
    "MS",
    "MR",
    "MX",
    "DR",
    "PROF"
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
   "group": "identity",
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
   "group": "identity"
  },
  {
   "name": "lastName",
   "key": "lastName",
   "column": "last_name",
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
   "group": "identity",
   "aliases": [
    "last name",
    "family name",
    "surname"
   ]
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
   "inList": false,
   "rule": {
    "maxLength": 20
   },
   "help": false,
   "group": "identity"
  },
  {
   "name": "preferredName",
   "key": "preferredName",
   "column": "preferred_name",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 100,
    "preset": "COMMON_INPUT_ALPHA"
   },
   "help": false,
   "group": "identity"
  },
  {
   "name": "pronouns",
   "key": "pronouns",
   "column": "pronouns",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 40
   },
   "help": false,
   "group": "identity"
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
   "group": "identity",
   "file": {
    "maxBytes": 2000000,
    "types": [
     "image/png",
     "image/jpeg"
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
   "inList": false,
   "rule": {},
   "help": false,
   "group": "contact",
   "aliases": [
    "personal e-mail",
    "personal email",
    "e-mail",
    "email"
   ]
  },
  {
   "name": "phone",
   "key": "phone",
   "column": "phone",
   "kind": "phone",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "contact",
   "aliases": [
    "mobile number with country code",
    "mobile number",
    "mobile"
   ]
  },
  {
   "name": "fax",
   "key": "fax",
   "column": "fax",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 40
   },
   "help": false,
   "group": "contact"
  },
  {
   "name": "preferredLanguage",
   "key": "preferredLanguage",
   "column": "preferred_language",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "contact",
   "enumName": "Language",
   "options": [
    "EN",
    "FR",
    "JA",
    "SP"
   ]
  },
  {
   "name": "currentLocation",
   "key": "currentLocation",
   "column": "current_location",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 160
   },
   "help": false,
   "group": "contact",
   "aliases": [
    "current location",
    "city"
   ]
  },
  {
   "name": "preferredLocation",
   "key": "preferredLocationId",
   "column": "preferred_location_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "contact",
   "reference": {
    "endpoint": "core-hr",
    "type": "Location"
   }
  },
  {
   "name": "jobPost",
   "key": "jobPostId",
   "column": "job_post_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "application",
   "aliases": [
    "job title",
    "job post"
   ],
   "reference": {
    "endpoint": "recruitment",
    "type": "JobPost"
   }
  },
  {
   "name": "status",
   "key": "statusId",
   "column": "status_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "application",
   "aliases": [
    "candidate status"
   ],
   "reference": {
    "endpoint": "recruitment",
    "type": "CandidateStatus",
    "tone": {
     "through": "stage",
     "choice": "kind",
     "enumName": "HiringStageKind"
    }
   }
  },
  {
   "name": "appliedOn",
   "key": "appliedOn",
   "column": "applied_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "application"
  },
  {
   "name": "recruiter",
   "key": "recruiterId",
   "column": "recruiter_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "application",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "source",
   "key": "sourceId",
   "column": "source_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "application",
   "reference": {
    "endpoint": "recruitment",
    "type": "CandidateSource"
   }
  },
  {
   "name": "ranking",
   "key": "ranking",
   "column": "ranking",
   "kind": "decimal",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 100,
    "decimals": 1
   },
   "help": true,
   "derived": true,
   "group": "application"
  },
  {
   "name": "assessment",
   "key": "assessment",
   "column": "assessment",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 100,
    "decimals": 1
   },
   "help": true,
   "group": "application",
   "aliases": [
    "rating"
   ]
  },
  {
   "name": "noticePeriod",
   "key": "noticePeriod",
   "column": "notice_period",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 3650
   },
   "help": false,
   "group": "application",
   "unit": "unit.days"
  },
  {
   "name": "sponsored",
   "key": "sponsored",
   "column": "sponsored",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "application",
   "default": "false"
  },
  {
   "name": "portalAccess",
   "key": "portalAccess",
   "column": "portal_access",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "application",
   "default": "true"
  },
  {
   "name": "mppPositionType",
   "key": "mppPositionType",
   "column": "mpp_position_type",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 80
   },
   "help": false,
   "group": "application"
  },
  {
   "name": "mppStatus",
   "key": "mppStatus",
   "column": "mpp_status",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 80
   },
   "help": false,
   "group": "application"
  },
  {
   "name": "coverLetter",
   "key": "coverLetter",
   "column": "cover_letter",
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
   "help": false,
   "group": "background"
  },
  {
   "name": "currentEmployer",
   "key": "currentEmployer",
   "column": "current_employer",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 160
   },
   "help": false,
   "group": "background"
  },
  {
   "name": "currentDesignation",
   "key": "currentDesignation",
   "column": "current_designation",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 160
   },
   "help": false,
   "group": "background"
  },
  {
   "name": "experienceYears",
   "key": "experienceYears",
   "column": "experience_years",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 70
   },
   "help": false,
   "group": "background",
   "unit": "unit.years"
  },
  {
   "name": "experienceMonths",
   "key": "experienceMonths",
   "column": "experience_months",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 11
   },
   "help": true,
   "group": "background",
   "unit": "unit.months"
  },
  {
   "name": "skills",
   "key": "skills",
   "column": "skills",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "background",
   "rows": {
    "type": "CandidateSkill",
    "table": "candidate_skill",
    "parentColumn": "candidate_id",
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
    ],
    "by": "skillId"
   }
  },
  {
   "name": "experience",
   "key": "experience",
   "column": "experience",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "background",
   "rows": {
    "type": "CandidateExperience",
    "table": "candidate_experience",
    "parentColumn": "candidate_id",
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
      "name": "company",
      "key": "company",
      "column": "company",
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
     },
     {
      "name": "designation",
      "key": "designation",
      "column": "designation",
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
     },
     {
      "name": "location",
      "key": "location",
      "column": "location",
      "kind": "text",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 160
      },
      "help": false
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
      "name": "endedOn",
      "key": "endedOn",
      "column": "ended_on",
      "kind": "date",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "notBefore": "startedOn"
      },
      "help": true
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
       "maxLength": 4000
      },
      "help": false
     }
    ]
   }
  },
  {
   "name": "references",
   "key": "references",
   "column": "references",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "background",
   "rows": {
    "type": "CandidateReference",
    "table": "candidate_reference",
    "parentColumn": "candidate_id",
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
      "name": "company",
      "key": "company",
      "column": "company",
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
      "help": false
     }
    ]
   }
  },
  {
   "name": "education",
   "key": "education",
   "column": "education",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "background",
   "rows": {
    "type": "CandidateEducation",
    "table": "candidate_education",
    "parentColumn": "candidate_id",
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
      "name": "level",
      "key": "level",
      "column": "level",
      "kind": "choice",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
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
      "name": "qualification",
      "key": "qualification",
      "column": "qualification",
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
     },
     {
      "name": "specialization",
      "key": "specialization",
      "column": "specialization",
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
     },
     {
      "name": "institute",
      "key": "institute",
      "column": "institute",
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
      "name": "endedOn",
      "key": "endedOn",
      "column": "ended_on",
      "kind": "date",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "notBefore": "startedOn"
      },
      "help": false
     },
     {
      "name": "yearOfPassing",
      "key": "yearOfPassing",
      "column": "year_of_passing",
      "kind": "integer",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 1900,
       "max": 2100
      },
      "help": false,
      "isYear": true
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
       "max": 100,
       "decimals": 2
      },
      "help": false
     },
     {
      "name": "grade",
      "key": "grade",
      "column": "grade",
      "kind": "text",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 40
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
      "inList": false,
      "rule": {
       "maxLength": 120
      },
      "help": false
     },
     {
      "name": "state",
      "key": "state",
      "column": "state",
      "kind": "text",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
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
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "closedList": "COUNTRY"
     }
    ]
   }
  },
  {
   "name": "certifications",
   "key": "certifications",
   "column": "certifications",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "background",
   "rows": {
    "type": "CandidateCertification",
    "table": "candidate_certification",
    "parentColumn": "candidate_id",
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
       "maxLength": 200
      },
      "help": false
     },
     {
      "name": "receivedOn",
      "key": "receivedOn",
      "column": "received_on",
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
      "name": "receivedFrom",
      "key": "receivedFrom",
      "column": "received_from",
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
     },
     {
      "name": "ranking",
      "key": "ranking",
      "column": "ranking",
      "kind": "text",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 40
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
       "maxBytes": 5000000,
       "types": [
        "application/pdf",
        "image/png",
        "image/jpeg"
       ]
      }
     }
    ]
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
   "group": "background",
   "rows": {
    "type": "CandidateLanguage",
    "table": "candidate_language",
    "parentColumn": "candidate_id",
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
   "name": "workPermits",
   "key": "workPermits",
   "column": "work_permits",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "background",
   "rows": {
    "type": "CandidateWorkPermit",
    "table": "candidate_work_permit",
    "parentColumn": "candidate_id",
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
      "name": "workAuthorization",
      "key": "workAuthorizationId",
      "column": "work_authorization_id",
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
       "type": "WorkAuthorization"
      }
     }
    ],
    "by": "workAuthorizationId"
   }
  },
  {
   "name": "otherWorkPermit",
   "key": "otherWorkPermit",
   "column": "other_work_permit",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 160
   },
   "help": false,
   "group": "background"
  },
  {
   "name": "currentCtc",
   "key": "currentCtc",
   "column": "current_ctc",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0
   },
   "help": true,
   "group": "pay",
   "currency": "currency",
   "access": "CANDIDATE_SALARY"
  },
  {
   "name": "expectedCtc",
   "key": "expectedCtc",
   "column": "expected_ctc",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0
   },
   "help": true,
   "group": "pay",
   "currency": "currency",
   "access": "CANDIDATE_SALARY"
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
   "group": "pay",
   "closedList": "CURRENCY",
   "access": "CANDIDATE_SALARY"
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
   "enumName": "Gender",
   "options": [
    "FEMALE",
    "MALE",
    "NON_BINARY",
    "NOT_STATED"
   ],
   "access": "CANDIDATE_PERSONAL"
  },
  {
   "name": "dateOfBirth",
   "key": "dateOfBirth",
   "column": "date_of_birth",
   "kind": "date",
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
    "birth date",
    "dob"
   ],
   "access": "CANDIDATE_PERSONAL"
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
   "access": "CANDIDATE_PERSONAL"
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
   "group": "personal",
   "closedList": "COUNTRY",
   "access": "CANDIDATE_PERSONAL"
  },
  {
   "name": "bloodGroup",
   "key": "bloodGroup",
   "column": "blood_group",
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
   "enumName": "BloodGroup",
   "options": [
    "A_POSITIVE",
    "A_NEGATIVE",
    "B_POSITIVE",
    "B_NEGATIVE",
    "AB_POSITIVE",
    "AB_NEGATIVE",
    "O_POSITIVE",
    "O_NEGATIVE"
   ],
   "access": "CANDIDATE_PERSONAL"
  },
  {
   "name": "nationalId",
   "key": "nationalId",
   "column": "national_id",
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
   "help": false,
   "group": "personal",
   "access": "CANDIDATE_PERSONAL"
  },
  {
   "name": "passportNumber",
   "key": "passportNumber",
   "column": "passport_number",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 40
   },
   "help": false,
   "group": "personal",
   "access": "CANDIDATE_PERSONAL"
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
   "group": "personal",
   "access": "CANDIDATE_PERSONAL"
  },
  {
   "name": "barangay",
   "key": "barangay",
   "column": "barangay",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 120
   },
   "help": false,
   "group": "personal",
   "access": "CANDIDATE_PERSONAL"
  },
  {
   "name": "region",
   "key": "region",
   "column": "region",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 120
   },
   "help": false,
   "group": "personal",
   "access": "CANDIDATE_PERSONAL"
  },
  {
   "name": "emergencyContactName",
   "key": "emergencyContactName",
   "column": "emergency_contact_name",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 200,
    "preset": "COMMON_INPUT_ALPHA"
   },
   "help": false,
   "group": "personal",
   "access": "CANDIDATE_PERSONAL"
  },
  {
   "name": "emergencyContactRelation",
   "key": "emergencyContactRelationId",
   "column": "emergency_contact_relation_id",
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
    "type": "Relationship"
   },
   "access": "CANDIDATE_PERSONAL"
  },
  {
   "name": "dependents",
   "key": "dependents",
   "column": "dependents",
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
   "access": "CANDIDATE_PERSONAL",
   "rows": {
    "type": "CandidateDependent",
    "table": "candidate_dependent",
    "parentColumn": "candidate_id",
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
     }
    ]
   }
  },
  {
   "name": "verifierName",
   "key": "verifierName",
   "column": "verifier_name",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 200,
    "preset": "COMMON_INPUT_ALPHA"
   },
   "help": true,
   "group": "personal",
   "access": "CANDIDATE_PERSONAL"
  },
  {
   "name": "verifierPhone",
   "key": "verifierPhone",
   "column": "verifier_phone",
   "kind": "phone",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "access": "CANDIDATE_PERSONAL"
  },
  {
   "name": "verifierEmail",
   "key": "verifierEmail",
   "column": "verifier_email",
   "kind": "email",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "access": "CANDIDATE_PERSONAL"
  },
  {
   "name": "genderIdentity",
   "key": "genderIdentity",
   "column": "gender_identity",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 80
   },
   "help": false,
   "group": "equality",
   "access": "CANDIDATE_EQUAL_OPPORTUNITY"
  },
  {
   "name": "genderExpression",
   "key": "genderExpression",
   "column": "gender_expression",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 80
   },
   "help": false,
   "group": "equality",
   "access": "CANDIDATE_EQUAL_OPPORTUNITY"
  },
  {
   "name": "sexualOrientation",
   "key": "sexualOrientation",
   "column": "sexual_orientation",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 80
   },
   "help": false,
   "group": "equality",
   "access": "CANDIDATE_EQUAL_OPPORTUNITY"
  },
  {
   "name": "disability",
   "key": "disability",
   "column": "disability",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "equality",
   "enumName": "DisabilityStatement",
   "options": [
    "YES",
    "NO",
    "NOT_STATED"
   ],
   "access": "CANDIDATE_EQUAL_OPPORTUNITY"
  },
  {
   "name": "standing",
   "key": "standing",
   "column": "standing",
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
   "group": "lifecycle",
   "default": "\"ACTIVE\"",
   "enumName": "CandidateStanding",
   "options": [
    "ACTIVE",
    "TALENT_POOL",
    "ARCHIVED",
    "BLACKLISTED"
   ],
   "next": {
    "ACTIVE": [
     "TALENT_POOL",
     "ARCHIVED",
     "BLACKLISTED"
    ],
    "TALENT_POOL": [
     "ACTIVE",
     "ARCHIVED",
     "BLACKLISTED"
    ],
    "ARCHIVED": [
     "ACTIVE",
     "TALENT_POOL",
     "BLACKLISTED"
    ],
    "BLACKLISTED": [
     "ACTIVE"
    ]
   }
  },
  {
   "name": "talentPool",
   "key": "talentPoolId",
   "column": "talent_pool_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "lifecycle",
   "reference": {
    "endpoint": "recruitment",
    "type": "TalentPool"
   }
  },
  {
   "name": "archiveReason",
   "key": "archiveReasonId",
   "column": "archive_reason_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "lifecycle",
   "reference": {
    "endpoint": "recruitment",
    "type": "ArchiveReason"
   }
  },
  {
   "name": "archiveComment",
   "key": "archiveComment",
   "column": "archive_comment",
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
   "help": false,
   "acts": true,
   "group": "lifecycle"
  },
  {
   "name": "archivedOn",
   "key": "archivedOn",
   "column": "archived_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "lifecycle"
  },
  {
   "name": "blacklistReason",
   "key": "blacklistReasonId",
   "column": "blacklist_reason_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "lifecycle",
   "reference": {
    "endpoint": "recruitment",
    "type": "BlacklistReason"
   }
  },
  {
   "name": "blacklistComment",
   "key": "blacklistComment",
   "column": "blacklist_comment",
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
   "help": false,
   "acts": true,
   "group": "lifecycle"
  },
  {
   "name": "blacklistAttachment",
   "key": "blacklistAttachment",
   "column": "blacklist_attachment",
   "kind": "file",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "lifecycle",
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
   "name": "blacklistedOn",
   "key": "blacklistedOn",
   "column": "blacklisted_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "lifecycle"
  },
  {
   "name": "blacklistedBy",
   "key": "blacklistedBy",
   "column": "blacklisted_by",
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
   "group": "lifecycle"
  },
  {
   "name": "shortlistedOn",
   "key": "shortlistedOn",
   "column": "shortlisted_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "lifecycle"
  },
  {
   "name": "offeredOn",
   "key": "offeredOn",
   "column": "offered_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "lifecycle"
  },
  {
   "name": "offerRespondedOn",
   "key": "offerRespondedOn",
   "column": "offer_responded_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "lifecycle"
  },
  {
   "name": "hiredOn",
   "key": "hiredOn",
   "column": "hired_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "lifecycle"
  },
  {
   "name": "firstInterviewOn",
   "key": "firstInterviewOn",
   "column": "first_interview_on",
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
   "group": "lifecycle"
  },
  {
   "name": "lastInterviewOn",
   "key": "lastInterviewOn",
   "column": "last_interview_on",
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
   "group": "lifecycle"
  },
  {
   "name": "withdrawnOn",
   "key": "withdrawnOn",
   "column": "withdrawn_on",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "lifecycle"
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
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "lifecycle",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "consentOn",
   "key": "consentOn",
   "column": "consent_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "privacy"
  },
  {
   "name": "retainUntil",
   "key": "retainUntil",
   "column": "retain_until",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "privacy"
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

export const careerPage: Resource = {
 "endpoint": "recruitment",
 "type": "CareerPage",
 "name": "careerPage",
 "table": "career_page",
 "title": "caption",
 "sort": {
  "field": "caption",
  "order": "ASC"
 },
 "operations": {
  "list": "listCareerPages",
  "lookup": "lookupCareerPages",
  "one": "careerPage",
  "history": "careerPageHistory",
  "add": "addCareerPage",
  "update": "updateCareerPage",
  "delete": "deleteCareerPages"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/recruitment/career-page-designer",
   "form": "CAREER_PAGE_DESIGNER",
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
   "name": "caption",
   "key": "caption",
   "column": "caption",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 2,
    "maxLength": 120
   },
   "help": true,
   "group": "page",
   "default": "\"Careers\""
  },
  {
   "name": "logo",
   "key": "logo",
   "column": "logo",
   "kind": "image",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "page",
   "file": {
    "maxBytes": 2000000,
    "types": [
     "image/png",
     "image/jpeg"
    ]
   }
  },
  {
   "name": "bannerImage",
   "key": "bannerImage",
   "column": "banner_image",
   "kind": "image",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "banner",
   "file": {
    "maxBytes": 3000000,
    "types": [
     "image/png",
     "image/jpeg"
    ]
   }
  },
  {
   "name": "bannerImage2",
   "key": "bannerImage2",
   "column": "banner_image2",
   "kind": "image",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "banner",
   "file": {
    "maxBytes": 3000000,
    "types": [
     "image/png",
     "image/jpeg"
    ]
   }
  },
  {
   "name": "bannerImage3",
   "key": "bannerImage3",
   "column": "banner_image3",
   "kind": "image",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "banner",
   "file": {
    "maxBytes": 3000000,
    "types": [
     "image/png",
     "image/jpeg"
    ]
   }
  },
  {
   "name": "bannerHeading",
   "key": "bannerHeading",
   "column": "banner_heading",
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
   "help": false,
   "group": "banner"
  },
  {
   "name": "bannerSubtext",
   "key": "bannerSubtext",
   "column": "banner_subtext",
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
   "group": "banner"
  },
  {
   "name": "textHorizontal",
   "key": "textHorizontal",
   "column": "text_horizontal",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "text",
   "default": "\"LEFT\"",
   "enumName": "HorizontalPosition",
   "options": [
    "LEFT",
    "CENTER",
    "RIGHT"
   ]
  },
  {
   "name": "textVertical",
   "key": "textVertical",
   "column": "text_vertical",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "text",
   "default": "\"MIDDLE\"",
   "enumName": "VerticalPosition",
   "options": [
    "TOP",
    "MIDDLE",
    "BOTTOM"
   ]
  },
  {
   "name": "headingFontSize",
   "key": "headingFontSize",
   "column": "heading_font_size",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 12,
    "max": 96
   },
   "help": true,
   "group": "text",
   "default": "40",
   "unit": "unit.pixels"
  },
  {
   "name": "subtextFontSize",
   "key": "subtextFontSize",
   "column": "subtext_font_size",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 10,
    "max": 48
   },
   "help": true,
   "group": "text",
   "default": "18",
   "unit": "unit.pixels"
  },
  {
   "name": "fontFamily",
   "key": "fontFamily",
   "column": "font_family",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "text",
   "default": "\"PLEX_SANS\"",
   "enumName": "CareerPageFont",
   "options": [
    "PLEX_SANS",
    "SYSTEM",
    "SERIF",
    "MONOSPACE"
   ]
  },
  {
   "name": "fontColor",
   "key": "fontColor",
   "column": "font_color",
   "kind": "colour",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "text",
   "default": "\"#FFFFFF\""
  },
  {
   "name": "overlayOpacity",
   "key": "overlayOpacity",
   "column": "overlay_opacity",
   "kind": "percent",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 100,
    "decimals": 0
   },
   "help": true,
   "group": "text",
   "default": "\"40\""
  },
  {
   "name": "companyBranding",
   "key": "companyBranding",
   "column": "company_branding",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 5,
    "maxLength": 2000
   },
   "help": true,
   "group": "suggestions"
  },
  {
   "name": "industryTrends",
   "key": "industryTrends",
   "column": "industry_trends",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 5,
    "maxLength": 2000
   },
   "help": true,
   "group": "suggestions"
  }
 ]
};

export const client: Resource = {
 "endpoint": "recruitment",
 "type": "Client",
 "name": "client",
 "table": "client",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listClients",
  "lookup": "lookupClients",
  "one": "client",
  "history": "clientHistory",
  "add": "addClient",
  "update": "updateClient",
  "delete": "deleteClients"
 },
 "searchArgument": "search",
 "unique": [
  [
   "code"
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
    "client",
    "client name",
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
   "aliases": [
    "client code"
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
   "inList": true,
   "rule": {},
   "help": false
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

export const functionalArea: Resource = {
 "endpoint": "recruitment",
 "type": "FunctionalArea",
 "name": "functionalArea",
 "table": "functional_area",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listFunctionalAreas",
  "lookup": "lookupFunctionalAreas",
  "one": "functionalArea",
  "history": "functionalAreaHistory",
  "add": "addFunctionalArea",
  "update": "updateFunctionalArea",
  "delete": "deleteFunctionalAreas"
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
    "functional area",
    "function"
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

export const headcountPlan: Resource = {
 "endpoint": "recruitment",
 "type": "HeadcountPlan",
 "name": "headcountPlan",
 "table": "headcount_plan",
 "title": "name",
 "sort": {
  "field": "effectiveFrom",
  "order": "DESC"
 },
 "operations": {
  "list": "listHeadcountPlans",
  "lookup": "lookupHeadcountPlans",
  "one": "headcountPlan",
  "history": "headcountPlanHistory",
  "add": "addHeadcountPlan",
  "update": "updateHeadcountPlan",
  "delete": "deleteHeadcountPlans"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name"
  ]
 ],
 "importable": false,
 "single": false,
 "offers": {
  "status": {
   "equals": "DRAFT"
  }
 },
 "screens": [
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
   "name": "fiscalYear",
   "key": "fiscalYear",
   "column": "fiscal_year",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 2000,
    "max": 2200
   },
   "help": true,
   "isYear": true,
   "group": "plan"
  },
  {
   "name": "effectiveFrom",
   "key": "effectiveFrom",
   "column": "effective_from",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "plan"
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
   "group": "plan",
   "default": "\"DRAFT\"",
   "enumName": "HeadcountPlanStatus",
   "options": [
    "DRAFT",
    "PENDING_APPROVAL",
    "APPROVED"
   ],
   "next": {
    "DRAFT": [
     "PENDING_APPROVAL"
    ],
    "PENDING_APPROVAL": [
     "DRAFT",
     "APPROVED"
    ],
    "APPROVED": [
     "DRAFT"
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
   "rule": {
    "maxLength": 1000
   },
   "help": true,
   "group": "plan"
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
   "hidden": true,
   "known": true
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
   "group": "plan"
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
   "group": "plan"
  },
  {
   "name": "positions",
   "key": "positions",
   "column": "positions",
   "kind": "count",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "plan",
   "count": {
    "path": "/man-power-planning/table-of-organization/positions",
    "form": "TABLE_OF_ORGANIZATION",
    "scope": "ALL",
    "type": "PlanSeat",
    "by": "planId"
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

export const hiringStage: Resource = {
 "endpoint": "recruitment",
 "type": "HiringStage",
 "name": "hiringStage",
 "table": "hiring_stage",
 "title": "name",
 "sort": {
  "field": "position",
  "order": "ASC"
 },
 "operations": {
  "list": "listHiringStages",
  "lookup": "lookupHiringStages",
  "one": "hiringStage",
  "history": "hiringStageHistory",
  "add": "addHiringStage",
  "update": "updateHiringStage",
  "delete": "deleteHiringStages"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name"
  ]
 ],
 "importable": false,
 "single": false,
 "offers": {
  "status": {
   "equals": "ACTIVE"
  }
 },
 "screens": [
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
    "maxLength": 60,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
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
   "default": "\"SCREENING\"",
   "enumName": "HiringStageKind",
   "options": [
    "APPLIED",
    "SCREENING",
    "SHORTLIST",
    "INTERVIEW",
    "OFFER",
    "HIRED",
    "REJECTED"
   ]
  },
  {
   "name": "position",
   "key": "position",
   "column": "position",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 999
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

export const interviewRound: Resource = {
 "endpoint": "recruitment",
 "type": "InterviewRound",
 "name": "interviewRound",
 "table": "interview_round",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listInterviewRounds",
  "lookup": "lookupInterviewRounds",
  "one": "interviewRound",
  "history": "interviewRoundHistory",
  "add": "addInterviewRound",
  "update": "updateInterviewRound",
  "delete": "deleteInterviewRounds"
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
   "group": "round",
   "aliases": [
    "round",
    "round name",
    "interview round"
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
   "rule": {
    "maxLength": 2000
   },
   "help": true,
   "group": "round"
  },
  {
   "name": "mode",
   "key": "mode",
   "column": "mode",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "round",
   "default": "\"VIDEO\"",
   "enumName": "InterviewMode",
   "options": [
    "ON_SITE",
    "VIDEO",
    "PHONE"
   ]
  },
  {
   "name": "durationMinutes",
   "key": "durationMinutes",
   "column": "duration_minutes",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 5,
    "max": 600
   },
   "help": false,
   "group": "round",
   "default": "45",
   "unit": "unit.minutes"
  },
  {
   "name": "maxScore",
   "key": "maxScore",
   "column": "max_score",
   "kind": "decimal",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 100,
    "decimals": 2,
    "notBefore": "passingScore"
   },
   "help": true,
   "group": "round",
   "default": "\"5\""
  },
  {
   "name": "passingScore",
   "key": "passingScore",
   "column": "passing_score",
   "kind": "decimal",
   "required": true,
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
   "help": true,
   "group": "round",
   "default": "\"3\""
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
   "group": "round",
   "default": "\"ACTIVE\"",
   "enumName": "RecordStatus",
   "options": [
    "ACTIVE",
    "INACTIVE"
   ]
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
   "help": true,
   "group": "skills",
   "rows": {
    "type": "InterviewRoundSkill",
    "table": "interview_round_skill",
    "parentColumn": "interview_round_id",
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
      "name": "category",
      "key": "category",
      "column": "category",
      "kind": "text",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 80
      },
      "help": true
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
      "name": "question",
      "key": "question",
      "column": "question",
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
      "help": true
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

export const interview: Resource = {
 "endpoint": "recruitment",
 "type": "Interview",
 "name": "interview",
 "table": "interview",
 "title": "name",
 "sort": {
  "field": "startsAt",
  "order": "DESC"
 },
 "operations": {
  "list": "listInterviews",
  "lookup": "lookupInterviews",
  "one": "interview",
  "history": "interviewHistory",
  "add": "addInterview",
  "update": "updateInterview",
  "delete": "deleteInterviews"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "partOf": "candidateId",
 "screens": [
  {
   "path": "/recruitment/interviews",
   "form": "UPCOMING_INTERVIEWS",
   "scope": "ALL",
   "record": "SHOW",
   "actions": [
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
    "maxLength": 320
   },
   "help": false,
   "fixed": true
  },
  {
   "name": "candidate",
   "key": "candidateId",
   "column": "candidate_id",
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
    "endpoint": "recruitment",
    "type": "Candidate"
   }
  },
  {
   "name": "jobPost",
   "key": "jobPostId",
   "column": "job_post_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "reference": {
    "endpoint": "recruitment",
    "type": "JobPost"
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
   "default": "\"PLANNED\"",
   "enumName": "InterviewStatus",
   "options": [
    "PLANNED",
    "IN_PROGRESS",
    "COMPLETED",
    "CANCELLED"
   ]
  },
  {
   "name": "startsAt",
   "key": "startsAt",
   "column": "starts_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true
  },
  {
   "name": "endsAt",
   "key": "endsAt",
   "column": "ends_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
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

export const jobApplication: Resource = {
 "endpoint": "recruitment",
 "type": "JobApplication",
 "name": "jobApplication",
 "table": "job_application",
 "title": "appliedOn",
 "sort": {
  "field": "appliedOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listJobApplications",
  "lookup": "lookupJobApplications",
  "one": "jobApplication",
  "history": "jobApplicationHistory",
  "add": "addJobApplication",
  "update": "updateJobApplication",
  "delete": "deleteJobApplications"
 },
 "searchArgument": "search",
 "unique": [
  [
   "candidateId",
   "jobPostId"
  ]
 ],
 "importable": false,
 "single": false,
 "partOf": "candidateId",
 "mails": true,
 "screens": [
  {
   "path": "/recruitment/applications",
   "form": "JOB_CANDIDATES",
   "scope": "ALL",
   "record": "SHOW",
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
   "name": "candidate",
   "key": "candidateId",
   "column": "candidate_id",
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
    "endpoint": "recruitment",
    "type": "Candidate"
   }
  },
  {
   "name": "jobPost",
   "key": "jobPostId",
   "column": "job_post_id",
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
    "endpoint": "recruitment",
    "type": "JobPost"
   }
  },
  {
   "name": "status",
   "key": "statusId",
   "column": "status_id",
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
    "endpoint": "recruitment",
    "type": "CandidateStatus",
    "tone": {
     "through": "stage",
     "choice": "kind",
     "enumName": "HiringStageKind"
    }
   }
  },
  {
   "name": "since",
   "key": "since",
   "column": "since",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true
  },
  {
   "name": "appliedOn",
   "key": "appliedOn",
   "column": "applied_on",
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
   "name": "source",
   "key": "sourceId",
   "column": "source_id",
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
    "endpoint": "recruitment",
    "type": "CandidateSource"
   }
  },
  {
   "name": "ranking",
   "key": "ranking",
   "column": "ranking",
   "kind": "decimal",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 100,
    "decimals": 1
   },
   "help": true,
   "derived": true
  },
  {
   "name": "assessment",
   "key": "assessment",
   "column": "assessment",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 100,
    "decimals": 1
   },
   "help": true
  },
  {
   "name": "withdrawnOn",
   "key": "withdrawnOn",
   "column": "withdrawn_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true
  },
  {
   "name": "movedOn",
   "key": "movedOn",
   "column": "moved_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "acts": true
  },
  {
   "name": "furthest",
   "key": "furthest",
   "column": "furthest",
   "kind": "choice",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "derived": true,
   "enumName": "HiringStageKind",
   "options": [
    "APPLIED",
    "SCREENING",
    "SHORTLIST",
    "INTERVIEW",
    "OFFER",
    "HIRED",
    "REJECTED"
   ]
  },
  {
   "name": "offeredOn",
   "key": "offeredOn",
   "column": "offered_on",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "derived": true
  },
  {
   "name": "hiredOn",
   "key": "hiredOn",
   "column": "hired_on",
   "kind": "date",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
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

export const stageMove: Resource = {
 "endpoint": "recruitment",
 "type": "StageMove",
 "name": "stageMove",
 "table": "stage_move",
 "title": "movedAt",
 "sort": {
  "field": "movedAt",
  "order": "DESC"
 },
 "operations": {
  "list": "listStageMoves",
  "lookup": "lookupStageMoves",
  "one": "stageMove",
  "history": "stageMoveHistory",
  "add": "addStageMove",
  "update": "updateStageMove",
  "delete": "deleteStageMoves"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "partOf": "candidateId",
 "screens": [
  {
   "path": "/recruitment/stage-moves",
   "form": "RECRUITMENT_DASHBOARD",
   "scope": "ALL",
   "record": "SHOW",
   "actions": [
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
   "name": "candidate",
   "key": "candidateId",
   "column": "candidate_id",
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
    "endpoint": "recruitment",
    "type": "Candidate"
   }
  },
  {
   "name": "jobPost",
   "key": "jobPostId",
   "column": "job_post_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "reference": {
    "endpoint": "recruitment",
    "type": "JobPost"
   }
  },
  {
   "name": "fromStatus",
   "key": "fromStatusId",
   "column": "from_status_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true,
   "reference": {
    "endpoint": "recruitment",
    "type": "CandidateStatus",
    "tone": {
     "through": "stage",
     "choice": "kind",
     "enumName": "HiringStageKind"
    }
   }
  },
  {
   "name": "toStatus",
   "key": "toStatusId",
   "column": "to_status_id",
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
   "reference": {
    "endpoint": "recruitment",
    "type": "CandidateStatus",
    "tone": {
     "through": "stage",
     "choice": "kind",
     "enumName": "HiringStageKind"
    }
   }
  },
  {
   "name": "movedAt",
   "key": "movedAt",
   "column": "moved_at",
   "kind": "dateTime",
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
   "name": "movedBy",
   "key": "movedBy",
   "column": "moved_by",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 200
   },
   "help": false,
   "fixed": true
  },
  {
   "name": "daysBefore",
   "key": "daysBefore",
   "column": "days_before",
   "kind": "decimal",
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
   "fixed": true,
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

export const jobBoardIntegration: Resource = {
 "endpoint": "recruitment",
 "type": "JobBoardIntegration",
 "name": "jobBoardIntegration",
 "table": "job_board_integration",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listJobBoardIntegrations",
  "lookup": "lookupJobBoardIntegrations",
  "one": "jobBoardIntegration",
  "history": "jobBoardIntegrationHistory",
  "add": "addJobBoardIntegration",
  "update": "updateJobBoardIntegration",
  "delete": "deleteJobBoardIntegrations"
 },
 "searchArgument": "search",
 "unique": [
  [
   "board"
  ]
 ],
 "importable": false,
 "single": false,
 "screens": [
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
   "name": "board",
   "key": "board",
   "column": "board",
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
   "enumName": "JobBoard",
   "options": [
    "INDEED",
    "JOBSTREET",
    "ANY"
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
   "default": "\"ACTIVE\"",
   "enumName": "RecordStatus",
   "options": [
    "ACTIVE",
    "INACTIVE"
   ]
  },
  {
   "name": "advertiserId",
   "key": "advertiserId",
   "column": "advertiser_id",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 60,
    "preset": "ONLY_ALPHANUMERIC"
   },
   "help": true
  },
  {
   "name": "needsKey",
   "key": "needsKey",
   "column": "needs_key",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "false"
  },
  {
   "name": "keyNumber",
   "key": "keyNumber",
   "column": "key_number",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1
   },
   "help": false,
   "hidden": true,
   "default": "1"
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

export const jobPost: Resource = {
 "endpoint": "recruitment",
 "type": "JobPost",
 "name": "jobPost",
 "table": "job_post",
 "title": "title",
 "sort": {
  "field": "title",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listJobPosts",
  "lookup": "lookupJobPosts",
  "one": "jobPost",
  "history": "jobPostHistory",
  "add": "addJobPost",
  "update": "updateJobPost",
  "delete": "deleteJobPosts"
 },
 "searchArgument": "search",
 "unique": [
  [
   "code"
  ]
 ],
 "importable": true,
 "single": false,
 "offers": {
  "isTemplate": {
   "equals": false
  },
  "status": {
   "in": [
    "DRAFT",
    "PENDING_APPROVAL",
    "OPEN",
    "ON_HOLD"
   ]
  }
 },
 "screens": [
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
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 160
   },
   "help": true,
   "group": "post",
   "aliases": [
    "job title",
    "job post",
    "job post name"
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
    "maxLength": 30,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": true,
   "group": "post",
   "aliases": [
    "job code",
    "job id"
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
   "help": true,
   "group": "post",
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
   "group": "post",
   "reference": {
    "endpoint": "core-hr",
    "type": "Department"
   }
  },
  {
   "name": "functionalArea",
   "key": "functionalAreaId",
   "column": "functional_area_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "post",
   "reference": {
    "endpoint": "recruitment",
    "type": "FunctionalArea"
   }
  },
  {
   "name": "client",
   "key": "clientId",
   "column": "client_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "post",
   "aliases": [
    "client name"
   ],
   "reference": {
    "endpoint": "recruitment",
    "type": "Client"
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
   "help": false,
   "group": "post",
   "reference": {
    "endpoint": "core-hr",
    "type": "ServiceProvider"
   }
  },
  {
   "name": "jobType",
   "key": "jobType",
   "column": "job_type",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "post",
   "default": "\"FULL_TIME\"",
   "enumName": "JobType",
   "options": [
    "FULL_TIME",
    "PART_TIME",
    "CONTRACT",
    "TEMPORARY",
    "INTERNSHIP",
    "VOLUNTEER"
   ]
  },
  {
   "name": "workMode",
   "key": "workMode",
   "column": "work_mode",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "post",
   "default": "\"ON_SITE\"",
   "enumName": "WorkMode",
   "options": [
    "ON_SITE",
    "HYBRID",
    "REMOTE"
   ]
  },
  {
   "name": "vacancies",
   "key": "vacancies",
   "column": "vacancies",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 9999
   },
   "help": false,
   "group": "post",
   "default": "1",
   "aliases": [
    "number of vacancies",
    "openings"
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
   "group": "post",
   "default": "\"DRAFT\"",
   "enumName": "JobPostStatus",
   "options": [
    "DRAFT",
    "PENDING_APPROVAL",
    "OPEN",
    "ON_HOLD",
    "CLOSED",
    "REJECTED"
   ],
   "next": {
    "DRAFT": [
     "PENDING_APPROVAL"
    ],
    "PENDING_APPROVAL": [
     "DRAFT",
     "OPEN",
     "REJECTED"
    ],
    "OPEN": [
     "ON_HOLD",
     "CLOSED"
    ],
    "ON_HOLD": [
     "OPEN",
     "CLOSED"
    ],
    "CLOSED": [
     "OPEN"
    ],
    "REJECTED": [
     "DRAFT"
    ]
   }
  },
  {
   "name": "applicants",
   "key": "applicants",
   "column": "applicants",
   "kind": "count",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "post",
   "unit": "unit.applicants",
   "count": {
    "path": "/recruitment/applications",
    "form": "JOB_CANDIDATES",
    "scope": "ALL",
    "type": "JobApplication",
    "by": "jobPostId",
    "where": "{\"withdrawnOn\": {\"empty\": true}}"
   }
  },
  {
   "name": "candidates",
   "key": "candidates",
   "column": "candidates",
   "kind": "count",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "post",
   "unit": "unit.activeCandidates",
   "count": {
    "path": "/recruitment/job-candidates",
    "form": "JOB_CANDIDATES",
    "scope": "ALL",
    "type": "Candidate",
    "by": "jobPostId",
    "where": "{\"withdrawnOn\": {\"empty\": true}}"
   }
  },
  {
   "name": "hired",
   "key": "hired",
   "column": "hired",
   "kind": "count",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "post",
   "count": {
    "path": "/recruitment/applications",
    "form": "JOB_CANDIDATES",
    "scope": "ALL",
    "type": "JobApplication",
    "by": "jobPostId",
    "where": "{\"hiredOn\": {\"empty\": false}}"
   }
  },
  {
   "name": "locations",
   "key": "locations",
   "column": "locations",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "place",
   "rows": {
    "type": "JobPostLocation",
    "table": "job_post_location",
    "parentColumn": "job_post_id",
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
      "name": "location",
      "key": "locationId",
      "column": "location_id",
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
       "type": "Location"
      }
     }
    ],
    "by": "locationId"
   }
  },
  {
   "name": "description",
   "key": "description",
   "column": "description",
   "kind": "longText",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 20000
   },
   "help": false,
   "group": "text"
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
   "rule": {
    "minLength": 5,
    "maxLength": 10000
   },
   "help": false,
   "group": "text"
  },
  {
   "name": "benefits",
   "key": "benefits",
   "column": "benefits",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 5,
    "maxLength": 10000
   },
   "help": false,
   "group": "text"
  },
  {
   "name": "skills",
   "key": "skills",
   "column": "skills",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "profile",
   "rows": {
    "type": "JobPostSkill",
    "table": "job_post_skill",
    "parentColumn": "job_post_id",
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
      "name": "required",
      "key": "required",
      "column": "required",
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
     }
    ],
    "by": "skillId"
   }
  },
  {
   "name": "qualifications",
   "key": "qualifications",
   "column": "qualifications",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "profile",
   "rows": {
    "type": "JobPostQualification",
    "table": "job_post_qualification",
    "parentColumn": "job_post_id",
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
      "name": "qualification",
      "key": "qualificationId",
      "column": "qualification_id",
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
       "endpoint": "recruitment",
       "type": "Qualification"
      }
     }
    ],
    "by": "qualificationId"
   }
  },
  {
   "name": "experienceFrom",
   "key": "experienceFrom",
   "column": "experience_from",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 60,
    "decimals": 1
   },
   "help": false,
   "group": "profile",
   "unit": "unit.years"
  },
  {
   "name": "experienceTo",
   "key": "experienceTo",
   "column": "experience_to",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 60,
    "decimals": 1,
    "notBefore": "experienceFrom"
   },
   "help": false,
   "group": "profile",
   "unit": "unit.years"
  },
  {
   "name": "salaryFrom",
   "key": "salaryFrom",
   "column": "salary_from",
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
   "group": "pay",
   "currency": "currency",
   "access": "CANDIDATE_SALARY"
  },
  {
   "name": "salaryTo",
   "key": "salaryTo",
   "column": "salary_to",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "notBefore": "salaryFrom"
   },
   "help": false,
   "group": "pay",
   "currency": "currency",
   "access": "CANDIDATE_SALARY"
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
   "group": "pay",
   "closedList": "CURRENCY"
  },
  {
   "name": "showSalary",
   "key": "showSalary",
   "column": "show_salary",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "pay",
   "default": "false"
  },
  {
   "name": "openedOn",
   "key": "openedOn",
   "column": "opened_on",
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
   "group": "publishing"
  },
  {
   "name": "closingDate",
   "key": "closingDate",
   "column": "closing_date",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "publishing"
  },
  {
   "name": "closedOn",
   "key": "closedOn",
   "column": "closed_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "publishing"
  },
  {
   "name": "visibility",
   "key": "visibility",
   "column": "visibility",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "publishing",
   "default": "\"EVERYONE\"",
   "enumName": "JobPostVisibility",
   "options": [
    "EVERYONE",
    "RECRUITERS"
   ]
  },
  {
   "name": "onCareerPage",
   "key": "onCareerPage",
   "column": "on_career_page",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "publishing",
   "default": "true"
  },
  {
   "name": "onJobBoards",
   "key": "onJobBoards",
   "column": "on_job_boards",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "publishing",
   "default": "false"
  },
  {
   "name": "isTemplate",
   "key": "isTemplate",
   "column": "is_template",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "publishing",
   "default": "false"
  },
  {
   "name": "requisition",
   "key": "requisitionId",
   "column": "requisition_id",
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
   "group": "post",
   "reference": {
    "endpoint": "recruitment",
    "type": "JobRequisition"
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
   "filter": true,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "members",
   "rows": {
    "type": "JobPostMember",
    "table": "job_post_member",
    "parentColumn": "job_post_id",
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
      "name": "role",
      "key": "role",
      "column": "role",
      "kind": "choice",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "\"RECRUITER\"",
      "enumName": "JobPostRole",
      "options": [
       "RECRUITER",
       "HIRING_MANAGER",
       "PANEL_MEMBER",
       "ONBOARDING_SPECIALIST"
      ]
     }
    ],
    "by": "employeeId"
   }
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
   "help": false,
   "hidden": true
  },
  {
   "name": "requestedAt",
   "key": "requestedAt",
   "column": "requested_at",
   "kind": "dateTime",
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
   "name": "approvalNote",
   "key": "approvalNote",
   "column": "approval_note",
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
   "help": false,
   "hidden": true
  },
  {
   "name": "eventId",
   "key": "eventId",
   "column": "event_id",
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
   "name": "rounds",
   "key": "rounds",
   "column": "rounds",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "rounds",
   "rows": {
    "type": "JobPostRound",
    "table": "job_post_round",
    "parentColumn": "job_post_id",
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
      "name": "round",
      "key": "roundId",
      "column": "round_id",
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
       "endpoint": "recruitment",
       "type": "InterviewRound"
      }
     },
     {
      "name": "passingScore",
      "key": "passingScore",
      "column": "passing_score",
      "kind": "decimal",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "max": 1000,
       "decimals": 2
      },
      "help": true
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

export const jobRequisition: Resource = {
 "endpoint": "recruitment",
 "type": "JobRequisition",
 "name": "jobRequisition",
 "table": "job_requisition",
 "title": "title",
 "sort": {
  "field": "askedOn",
  "order": "DESC"
 },
 "code": "code",
 "operations": {
  "list": "listJobRequisitions",
  "lookup": "lookupJobRequisitions",
  "one": "jobRequisition",
  "history": "jobRequisitionHistory",
  "add": "addJobRequisition",
  "update": "updateJobRequisition",
  "delete": "deleteJobRequisitions"
 },
 "searchArgument": "search",
 "unique": [
  [
   "code"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "offers": {
  "status": {
   "equals": "APPROVED"
  },
  "hiring": {
   "in": [
    "WAITING",
    "HIRING"
   ]
  }
 },
 "screens": [
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
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 160
   },
   "help": true,
   "group": "place"
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
    "maxLength": 30,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": true,
   "later": true,
   "group": "place"
  },
  {
   "name": "employee",
   "key": "employeeId",
   "column": "employee_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true,
   "group": "place",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "askedOn",
   "key": "askedOn",
   "column": "asked_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "later": true,
   "group": "place"
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
   "inList": false,
   "rule": {},
   "help": false,
   "group": "place",
   "default": "\"NEW\"",
   "enumName": "RequisitionKind",
   "options": [
    "NEW",
    "REPLACEMENT"
   ]
  },
  {
   "name": "replaced",
   "key": "replaced",
   "column": "replaced",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "place",
   "rows": {
    "type": "ReplacedEmployee",
    "table": "replaced_employee",
    "parentColumn": "job_requisition_id",
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
    ],
    "by": "employeeId"
   }
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
   "inList": false,
   "rule": {},
   "help": false,
   "group": "place",
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
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "place",
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
   "inList": false,
   "rule": {},
   "help": false,
   "group": "place",
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
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "place",
   "reference": {
    "endpoint": "core-hr",
    "type": "Grade"
   }
  },
  {
   "name": "jobType",
   "key": "jobType",
   "column": "job_type",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "place",
   "default": "\"FULL_TIME\"",
   "enumName": "JobType",
   "options": [
    "FULL_TIME",
    "PART_TIME",
    "CONTRACT",
    "TEMPORARY",
    "INTERNSHIP",
    "VOLUNTEER"
   ]
  },
  {
   "name": "openings",
   "key": "openings",
   "column": "openings",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 999
   },
   "help": false,
   "group": "need",
   "default": "1"
  },
  {
   "name": "neededBy",
   "key": "neededBy",
   "column": "needed_by",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "need"
  },
  {
   "name": "reason",
   "key": "reason",
   "column": "reason",
   "kind": "longText",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 5,
    "maxLength": 2000
   },
   "help": false,
   "group": "need"
  },
  {
   "name": "beyondReason",
   "key": "beyondReason",
   "column": "beyond_reason",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 5,
    "maxLength": 1000
   },
   "help": true,
   "group": "need"
  },
  {
   "name": "payFrom",
   "key": "payFrom",
   "column": "pay_from",
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
   "group": "pay",
   "currency": "currency"
  },
  {
   "name": "payTo",
   "key": "payTo",
   "column": "pay_to",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "decimals": 4,
    "notBefore": "payFrom"
   },
   "help": false,
   "group": "pay",
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
   "group": "pay",
   "closedList": "CURRENCY"
  },
  {
   "name": "hiringManager",
   "key": "hiringManagerId",
   "column": "hiring_manager_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "people",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "interviewers",
   "key": "interviewers",
   "column": "interviewers",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "people",
   "rows": {
    "type": "RequisitionInterviewer",
    "table": "requisition_interviewer",
    "parentColumn": "job_requisition_id",
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
   "group": "progress",
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
   "name": "hiring",
   "key": "hiring",
   "column": "hiring",
   "kind": "choice",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "progress",
   "enumName": "RequisitionHiring",
   "options": [
    "WAITING",
    "HIRING",
    "FILLED",
    "ENDED"
   ]
  },
  {
   "name": "hired",
   "key": "hired",
   "column": "hired",
   "kind": "integer",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "derived": true,
   "group": "progress"
  },
  {
   "name": "jobPosts",
   "key": "jobPosts",
   "column": "job_posts",
   "kind": "count",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "progress",
   "count": {
    "path": "/recruitment/job-posts",
    "form": "JOB_POSTS",
    "scope": "ALL",
    "type": "JobPost",
    "by": "requisitionId"
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

export const manPowerPlanningSetting: Resource = {
 "endpoint": "recruitment",
 "type": "ManPowerPlanningSetting",
 "name": "manPowerPlanningSetting",
 "table": "man_power_planning_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listManPowerPlanningSettings",
  "lookup": "lookupManPowerPlanningSettings",
  "one": "manPowerPlanningSetting",
  "history": "manPowerPlanningSettingHistory",
  "add": "addManPowerPlanningSetting",
  "update": "updateManPowerPlanningSetting",
  "delete": "deleteManPowerPlanningSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/man-power-planning/settings/general",
   "form": "MAN_POWER_PLANNING_SETTINGS",
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
   "group": "requisitions",
   "default": "\"Man power planning\""
  },
  {
   "name": "askers",
   "key": "askers",
   "column": "askers",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "requisitions",
   "default": "\"MANAGERS\"",
   "enumName": "RequisitionAskers",
   "options": [
    "MANAGERS",
    "EVERYBODY"
   ]
  },
  {
   "name": "beyondPlan",
   "key": "beyondPlan",
   "column": "beyond_plan",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "requisitions",
   "default": "\"REASON_AND_CHOICE\"",
   "enumName": "BeyondPlan",
   "options": [
    "NOTHING",
    "REASON",
    "REASON_AND_CHOICE"
   ]
  },
  {
   "name": "leadTimeDays",
   "key": "leadTimeDays",
   "column": "lead_time_days",
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
   "group": "leadTimes",
   "default": "45",
   "unit": "unit.days"
  },
  {
   "name": "leadTimes",
   "key": "leadTimes",
   "column": "lead_times",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "leadTimes",
   "rows": {
    "type": "LeadTimeOfGrade",
    "table": "lead_time_of_grade",
    "parentColumn": "man_power_planning_setting_id",
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
      "name": "grade",
      "key": "gradeId",
      "column": "grade_id",
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
       "type": "Grade"
      }
     },
     {
      "name": "days",
      "key": "days",
      "column": "days",
      "kind": "integer",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "max": 730
      },
      "help": false
     }
    ]
   }
  },
  {
   "name": "forecastStep",
   "key": "forecastStep",
   "column": "forecast_step",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "forecast",
   "default": "\"QUARTER\"",
   "enumName": "ForecastStep",
   "options": [
    "MONTH",
    "QUARTER"
   ]
  },
  {
   "name": "forecastSteps",
   "key": "forecastSteps",
   "column": "forecast_steps",
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
   "group": "forecast",
   "default": "4"
  },
  {
   "name": "attritionPercent",
   "key": "attritionPercent",
   "column": "attrition_percent",
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
   "help": true,
   "group": "forecast"
  },
  {
   "name": "retirementAge",
   "key": "retirementAge",
   "column": "retirement_age",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 40,
    "max": 100
   },
   "help": true,
   "group": "forecast",
   "default": "60",
   "unit": "unit.years"
  }
 ]
};

export const offerLetterTemplate: Resource = {
 "endpoint": "recruitment",
 "type": "OfferLetterTemplate",
 "name": "offerLetterTemplate",
 "table": "offer_letter_template",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listOfferLetterTemplates",
  "lookup": "lookupOfferLetterTemplates",
  "one": "offerLetterTemplate",
  "history": "offerLetterTemplateHistory",
  "add": "addOfferLetterTemplate",
  "update": "updateOfferLetterTemplate",
  "delete": "deleteOfferLetterTemplates"
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
   "path": "/settings/recruitment/offer-letters",
   "form": "RECRUITMENT_MASTERS",
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
   "help": false
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
   "name": "subject",
   "key": "subject",
   "column": "subject",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
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
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 20,
    "maxLength": 10000
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

export const offer: Resource = {
 "endpoint": "recruitment",
 "type": "Offer",
 "name": "offer",
 "table": "offer",
 "title": "name",
 "sort": {
  "field": "sentOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listOffers",
  "lookup": "lookupOffers",
  "one": "offer",
  "history": "offerHistory",
  "add": "addOffer",
  "update": "updateOffer",
  "delete": "deleteOffers"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "partOf": "candidateId",
 "screens": [
  {
   "path": "/recruitment/offers",
   "form": "CANDIDATE_SALARY",
   "scope": "ALL",
   "record": "SHOW",
   "actions": [
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
    "maxLength": 400
   },
   "help": false,
   "fixed": true
  },
  {
   "name": "candidate",
   "key": "candidateId",
   "column": "candidate_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "fixed": true,
   "reference": {
    "endpoint": "recruitment",
    "type": "Candidate"
   }
  },
  {
   "name": "jobPost",
   "key": "jobPostId",
   "column": "job_post_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "fixed": true,
   "reference": {
    "endpoint": "recruitment",
    "type": "JobPost"
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
   "inList": false,
   "rule": {},
   "help": false,
   "fixed": true,
   "reference": {
    "endpoint": "recruitment",
    "type": "OfferLetterTemplate"
   }
  },
  {
   "name": "answer",
   "key": "answer",
   "column": "answer",
   "kind": "status",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "default": "\"PENDING\"",
   "enumName": "OfferReply",
   "options": [
    "PENDING",
    "ACCEPTED",
    "DECLINED",
    "WITHDRAWN",
    "EXPIRED"
   ],
   "next": {
    "PENDING": [
     "ACCEPTED",
     "DECLINED",
     "WITHDRAWN",
     "EXPIRED"
    ],
    "ACCEPTED": [],
    "DECLINED": [],
    "WITHDRAWN": [],
    "EXPIRED": []
   }
  },
  {
   "name": "annualCTC",
   "key": "annualCTC",
   "column": "annual_ctc",
   "kind": "money",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "currency": "currency"
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
   "inList": false,
   "rule": {},
   "help": false,
   "fixed": true,
   "closedList": "CURRENCY"
  },
  {
   "name": "joiningDate",
   "key": "joiningDate",
   "column": "joining_date",
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
   "rule": {},
   "help": true,
   "fixed": true
  },
  {
   "name": "sentOn",
   "key": "sentOn",
   "column": "sent_on",
   "kind": "dateTime",
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
   "name": "respondedOn",
   "key": "respondedOn",
   "column": "responded_on",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true
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
    "maxLength": 1000
   },
   "help": true
  },
  {
   "name": "signedBy",
   "key": "signedBy",
   "column": "signed_by",
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
   "help": true
  },
  {
   "name": "signedFrom",
   "key": "signedFrom",
   "column": "signed_from",
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
   "help": true
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
    "maxBytes": 5000000,
    "types": [
     "application/pdf"
    ]
   }
  },
  {
   "name": "letterDigest",
   "key": "letterDigest",
   "column": "letter_digest",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 64
   },
   "help": true,
   "fixed": true
  },
  {
   "name": "signedLetter",
   "key": "signedLetter",
   "column": "signed_letter",
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
    "maxBytes": 5000000,
    "types": [
     "application/pdf"
    ]
   }
  },
  {
   "name": "signedDigest",
   "key": "signedDigest",
   "column": "signed_digest",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 64
   },
   "help": true
  },
  {
   "name": "content",
   "key": "content",
   "column": "content",
   "kind": "json",
   "required": true,
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
   "name": "tokenHash",
   "key": "tokenHash",
   "column": "token_hash",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 64
   },
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

export const planSeat: Resource = {
 "endpoint": "recruitment",
 "type": "PlanSeat",
 "name": "planSeat",
 "table": "plan_seat",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listPlanSeats",
  "lookup": "lookupPlanSeats",
  "one": "planSeat",
  "history": "planSeatHistory",
  "add": "addPlanSeat",
  "update": "updatePlanSeat",
  "delete": "deletePlanSeats"
 },
 "searchArgument": "search",
 "unique": [
  [
   "planId",
   "departmentId",
   "designationId",
   "locationId"
  ]
 ],
 "importable": true,
 "single": false,
 "partOf": "planId",
 "screens": [
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
   "name": "plan",
   "key": "planId",
   "column": "plan_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "position",
   "aliases": [
    "headcount plan",
    "plan name"
   ],
   "reference": {
    "endpoint": "recruitment",
    "type": "HeadcountPlan"
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
    "maxLength": 160
   },
   "help": true,
   "group": "position",
   "aliases": [
    "position",
    "position name"
   ]
  },
  {
   "name": "department",
   "key": "departmentId",
   "column": "department_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "position",
   "aliases": [
    "department name"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Department"
   }
  },
  {
   "name": "designation",
   "key": "designationId",
   "column": "designation_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "position",
   "aliases": [
    "job title",
    "designation name"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Designation"
   }
  },
  {
   "name": "location",
   "key": "locationId",
   "column": "location_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "position",
   "aliases": [
    "location name",
    "office"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Location"
   }
  },
  {
   "name": "firstQuarter",
   "key": "firstQuarter",
   "column": "first_quarter",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 99999
   },
   "help": true,
   "group": "places",
   "aliases": [
    "q1",
    "quarter 1",
    "headcount"
   ]
  },
  {
   "name": "secondQuarter",
   "key": "secondQuarter",
   "column": "second_quarter",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 99999
   },
   "help": true,
   "group": "places",
   "aliases": [
    "q2",
    "quarter 2"
   ]
  },
  {
   "name": "thirdQuarter",
   "key": "thirdQuarter",
   "column": "third_quarter",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 99999
   },
   "help": true,
   "group": "places",
   "aliases": [
    "q3",
    "quarter 3"
   ]
  },
  {
   "name": "fourthQuarter",
   "key": "fourthQuarter",
   "column": "fourth_quarter",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 99999
   },
   "help": true,
   "group": "places",
   "aliases": [
    "q4",
    "quarter 4"
   ]
  },
  {
   "name": "template",
   "key": "templateId",
   "column": "template_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "cost",
   "aliases": [
    "salary template"
   ],
   "reference": {
    "endpoint": "payroll-admin",
    "type": "SalaryTemplate"
   },
   "access": "MAN_POWER_PLANNING_SETTINGS"
  },
  {
   "name": "annualCost",
   "key": "annualCost",
   "column": "annual_cost",
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
   "group": "cost",
   "currency": "PAYROLL",
   "aliases": [
    "cost",
    "budget"
   ],
   "access": "MAN_POWER_PLANNING_SETTINGS"
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
   "group": "cost"
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

export const qualification: Resource = {
 "endpoint": "recruitment",
 "type": "Qualification",
 "name": "qualification",
 "table": "qualification",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listQualifications",
  "lookup": "lookupQualifications",
  "one": "qualification",
  "history": "qualificationHistory",
  "add": "addQualification",
  "update": "updateQualification",
  "delete": "deleteQualifications"
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
    "qualification",
    "degree"
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

export const recruitmentGeneralSetting: Resource = {
 "endpoint": "recruitment",
 "type": "RecruitmentGeneralSetting",
 "name": "recruitmentGeneralSetting",
 "table": "recruitment_general_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listRecruitmentGeneralSettings",
  "lookup": "lookupRecruitmentGeneralSettings",
  "one": "recruitmentGeneralSetting",
  "history": "recruitmentGeneralSettingHistory",
  "add": "addRecruitmentGeneralSetting",
  "update": "updateRecruitmentGeneralSetting",
  "delete": "deleteRecruitmentGeneralSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/recruitment/general",
   "form": "RECRUITMENT_GENERAL_SETTINGS",
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
   "group": "posts",
   "default": "\"Recruitment\""
  },
  {
   "name": "coverage",
   "key": "coverage",
   "column": "coverage",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "hidden": true,
   "default": "\"ORGANIZATION\"",
   "enumName": "Coverage",
   "options": [
    "ORGANIZATION",
    "CUSTOM_GROUP"
   ]
  },
  {
   "name": "centralisedRecruitment",
   "key": "centralisedRecruitment",
   "column": "centralised_recruitment",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "posts",
   "default": "false"
  },
  {
   "name": "jobPostVisibility",
   "key": "jobPostVisibility",
   "column": "job_post_visibility",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "posts",
   "default": "\"EVERYONE\"",
   "enumName": "JobPostVisibility",
   "options": [
    "EVERYONE",
    "RECRUITERS"
   ]
  },
  {
   "name": "allowMultipleLocations",
   "key": "allowMultipleLocations",
   "column": "allow_multiple_locations",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "posts",
   "default": "true"
  },
  {
   "name": "jobTitleEditable",
   "key": "jobTitleEditable",
   "column": "job_title_editable",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "posts",
   "default": "false"
  },
  {
   "name": "mppIntegration",
   "key": "mppIntegration",
   "column": "mpp_integration",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "posts",
   "default": "false"
  },
  {
   "name": "equalOpportunityStatement",
   "key": "equalOpportunityStatement",
   "column": "equal_opportunity_statement",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 5
   },
   "help": true,
   "group": "posts"
  },
  {
   "name": "tenantUniqueKey",
   "key": "tenantUniqueKey",
   "column": "tenant_unique_key",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 120,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": true,
   "group": "posts"
  },
  {
   "name": "applicationForm",
   "key": "applicationForm",
   "column": "application_form",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "candidates",
   "default": "\"DETAILED\"",
   "enumName": "CandidateApplicationForm",
   "options": [
    "SIMPLE",
    "DETAILED"
   ]
  },
  {
   "name": "enableMultipleApplication",
   "key": "enableMultipleApplication",
   "column": "enable_multiple_application",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "candidates",
   "default": "true"
  },
  {
   "name": "enforceCandidateSalary",
   "key": "enforceCandidateSalary",
   "column": "enforce_candidate_salary",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "candidates",
   "default": "false"
  },
  {
   "name": "careerPortalFilters",
   "key": "careerPortalFilters",
   "column": "career_portal_filters",
   "kind": "choices",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "candidates",
   "default": "[\"LOCATION\", \"DEPARTMENT\", \"JOB_TYPE\"]",
   "enumName": "CareerPortalFilter",
   "options": [
    "LOCATION",
    "DEPARTMENT",
    "JOB_TYPE",
    "SKILL",
    "EXPERIENCE"
   ]
  },
  {
   "name": "retentionMonths",
   "key": "retentionMonths",
   "column": "retention_months",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1,
    "max": 240
   },
   "help": true,
   "group": "candidates",
   "default": "24",
   "unit": "unit.months"
  },
  {
   "name": "showJobRoundsTab",
   "key": "showJobRoundsTab",
   "column": "show_job_rounds_tab",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "interviews",
   "default": "true"
  },
  {
   "name": "allowModifyingInterviewRounds",
   "key": "allowModifyingInterviewRounds",
   "column": "allow_modifying_interview_rounds",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "interviews",
   "default": "false"
  },
  {
   "name": "sendSignedDocument",
   "key": "sendSignedDocument",
   "column": "send_signed_document",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "interviews",
   "default": "true"
  },
  {
   "name": "candidatePortalLogin",
   "key": "candidatePortalLogin",
   "column": "candidate_portal_login",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "portal",
   "default": "true"
  },
  {
   "name": "passcodeExpiryMinutes",
   "key": "passcodeExpiryMinutes",
   "column": "passcode_expiry_minutes",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1,
    "max": 1440
   },
   "help": true,
   "group": "portal",
   "default": "10",
   "unit": "unit.minutes"
  },
  {
   "name": "portalAccessForNew",
   "key": "portalAccessForNew",
   "column": "portal_access_for_new",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "portal",
   "default": "true"
  },
  {
   "name": "portalAccessForArchived",
   "key": "portalAccessForArchived",
   "column": "portal_access_for_archived",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "portal",
   "default": "false"
  },
  {
   "name": "portalAccessForBlacklisted",
   "key": "portalAccessForBlacklisted",
   "column": "portal_access_for_blacklisted",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "portal",
   "default": "false"
  },
  {
   "name": "enableNewFeatures",
   "key": "enableNewFeatures",
   "column": "enable_new_features",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "hidden": true,
   "default": "false"
  }
 ]
};

export const scheduledRound: Resource = {
 "endpoint": "recruitment",
 "type": "ScheduledRound",
 "name": "scheduledRound",
 "table": "scheduled_round",
 "title": "name",
 "sort": {
  "field": "startsAt",
  "order": "DESC"
 },
 "operations": {
  "list": "listScheduledRounds",
  "lookup": "lookupScheduledRounds",
  "one": "scheduledRound",
  "history": "scheduledRoundHistory",
  "add": "addScheduledRound",
  "update": "updateScheduledRound",
  "delete": "deleteScheduledRounds"
 },
 "searchArgument": "search",
 "unique": [
  [
   "interviewId",
   "sequence"
  ]
 ],
 "importable": false,
 "single": false,
 "partOf": "candidateId",
 "screens": [
  {
   "path": "/recruitment/scheduled-rounds",
   "form": "UPCOMING_INTERVIEWS",
   "scope": "ALL",
   "record": "SHOW",
   "actions": [
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
   "fixed": true,
   "group": "round"
  },
  {
   "name": "candidate",
   "key": "candidateId",
   "column": "candidate_id",
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
   "group": "round",
   "reference": {
    "endpoint": "recruitment",
    "type": "Candidate"
   }
  },
  {
   "name": "jobPost",
   "key": "jobPostId",
   "column": "job_post_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "group": "round",
   "reference": {
    "endpoint": "recruitment",
    "type": "JobPost"
   }
  },
  {
   "name": "interview",
   "key": "interviewId",
   "column": "interview_id",
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
   "group": "round",
   "reference": {
    "endpoint": "recruitment",
    "type": "Interview"
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
   "group": "round",
   "reference": {
    "endpoint": "recruitment",
    "type": "InterviewRound"
   }
  },
  {
   "name": "sequence",
   "key": "sequence",
   "column": "sequence",
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
   "fixed": true,
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
   "group": "round",
   "default": "\"SCHEDULED\"",
   "enumName": "ScheduledRoundStatus",
   "options": [
    "SCHEDULED",
    "RESCHEDULED",
    "COMPLETED",
    "CANCELLED",
    "NO_SHOW"
   ],
   "next": {
    "SCHEDULED": [
     "RESCHEDULED",
     "COMPLETED",
     "CANCELLED",
     "NO_SHOW"
    ],
    "RESCHEDULED": [
     "COMPLETED",
     "CANCELLED",
     "NO_SHOW"
    ],
    "COMPLETED": [],
    "CANCELLED": [],
    "NO_SHOW": [
     "RESCHEDULED",
     "CANCELLED"
    ]
   }
  },
  {
   "name": "startsAt",
   "key": "startsAt",
   "column": "starts_at",
   "kind": "dateTime",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "time"
  },
  {
   "name": "endsAt",
   "key": "endsAt",
   "column": "ends_at",
   "kind": "dateTime",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "time"
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
   "group": "time",
   "default": "\"UTC\"",
   "closedList": "TIME_ZONE"
  },
  {
   "name": "mode",
   "key": "mode",
   "column": "mode",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "time",
   "default": "\"VIDEO\"",
   "enumName": "InterviewMode",
   "options": [
    "ON_SITE",
    "VIDEO",
    "PHONE"
   ]
  },
  {
   "name": "venue",
   "key": "venue",
   "column": "venue",
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
   "group": "time"
  },
  {
   "name": "meetingLink",
   "key": "meetingLink",
   "column": "meeting_link",
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
   "help": false,
   "group": "time"
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
   "rule": {
    "maxLength": 2000
   },
   "help": true,
   "group": "time"
  },
  {
   "name": "cancelReason",
   "key": "cancelReason",
   "column": "cancel_reason",
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
   "help": false,
   "group": "time"
  },
  {
   "name": "moveAskedAt",
   "key": "moveAskedAt",
   "column": "move_asked_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "time"
  },
  {
   "name": "moveAskedNote",
   "key": "moveAskedNote",
   "column": "move_asked_note",
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
   "help": false,
   "acts": true,
   "group": "time"
  },
  {
   "name": "organizer",
   "key": "organizerId",
   "column": "organizer_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "panel",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "panel",
   "key": "panel",
   "column": "panel",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "panel",
   "rows": {
    "type": "ScheduledRoundMember",
    "table": "scheduled_round_member",
    "parentColumn": "scheduled_round_id",
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
      "name": "response",
      "key": "response",
      "column": "response",
      "kind": "choice",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "\"INVITED\"",
      "enumName": "PanelResponse",
      "options": [
       "INVITED",
       "ACCEPTED",
       "DECLINED"
      ]
     },
     {
      "name": "score",
      "key": "score",
      "column": "score",
      "kind": "decimal",
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
      "help": true
     }
    ]
   }
  },
  {
   "name": "result",
   "key": "result",
   "column": "result",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "result",
   "default": "\"PENDING\"",
   "enumName": "RoundResult",
   "options": [
    "PENDING",
    "PASSED",
    "FAILED",
    "ON_HOLD"
   ]
  },
  {
   "name": "maxScore",
   "key": "maxScore",
   "column": "max_score",
   "kind": "decimal",
   "required": true,
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
   "group": "result",
   "default": "\"5\""
  },
  {
   "name": "passingScore",
   "key": "passingScore",
   "column": "passing_score",
   "kind": "decimal",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 1000,
    "decimals": 2
   },
   "help": false,
   "group": "result",
   "default": "\"3\""
  },
  {
   "name": "passesBy",
   "key": "passesBy",
   "column": "passes_by",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "result",
   "default": "\"PANEL_SCORE\"",
   "enumName": "PassingScoreOf",
   "options": [
    "PANEL_SCORE",
    "TOTAL_SCORE"
   ]
  },
  {
   "name": "panelScore",
   "key": "panelScore",
   "column": "panel_score",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": true,
   "group": "result"
  },
  {
   "name": "totalScore",
   "key": "totalScore",
   "column": "total_score",
   "kind": "decimal",
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
   "group": "result"
  },
  {
   "name": "calendarUid",
   "key": "calendarUid",
   "column": "calendar_uid",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 120
   },
   "help": true,
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

export const scorecard: Resource = {
 "endpoint": "recruitment",
 "type": "Scorecard",
 "name": "scorecard",
 "table": "scorecard",
 "title": "name",
 "sort": {
  "field": "submittedAt",
  "order": "DESC"
 },
 "operations": {
  "list": "listScorecards",
  "lookup": "lookupScorecards",
  "one": "scorecard",
  "history": "scorecardHistory",
  "add": "addScorecard",
  "update": "updateScorecard",
  "delete": "deleteScorecards"
 },
 "searchArgument": "search",
 "unique": [
  [
   "scheduledRoundId",
   "panelMemberId"
  ]
 ],
 "importable": false,
 "single": false,
 "partOf": "candidateId",
 "screens": [
  {
   "path": "/recruitment/scorecards",
   "form": "PENDING_FEEDBACK",
   "scope": "ALL",
   "record": "SHOW",
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
    "maxLength": 320
   },
   "help": false,
   "fixed": true,
   "group": "interview"
  },
  {
   "name": "candidate",
   "key": "candidateId",
   "column": "candidate_id",
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
   "group": "interview",
   "reference": {
    "endpoint": "recruitment",
    "type": "Candidate"
   }
  },
  {
   "name": "scheduledRound",
   "key": "scheduledRoundId",
   "column": "scheduled_round_id",
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
   "group": "interview",
   "reference": {
    "endpoint": "recruitment",
    "type": "ScheduledRound"
   }
  },
  {
   "name": "panelMember",
   "key": "panelMemberId",
   "column": "panel_member_id",
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
   "group": "interview",
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
   "group": "interview",
   "default": "\"OPEN\"",
   "enumName": "ScorecardStatus",
   "options": [
    "OPEN",
    "DRAFT",
    "SUBMITTED"
   ],
   "next": {
    "OPEN": [
     "DRAFT",
     "SUBMITTED"
    ],
    "DRAFT": [
     "SUBMITTED"
    ],
    "SUBMITTED": [
     "DRAFT"
    ]
   }
  },
  {
   "name": "submittedAt",
   "key": "submittedAt",
   "column": "submitted_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "interview"
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
   "group": "skills",
   "rows": {
    "type": "ScorecardSkill",
    "table": "scorecard_skill",
    "parentColumn": "scorecard_id",
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
      "name": "category",
      "key": "category",
      "column": "category",
      "kind": "text",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 80
      },
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
      "name": "score",
      "key": "score",
      "column": "score",
      "kind": "decimal",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "max": 100,
       "decimals": 2
      },
      "help": true
     },
     {
      "name": "comment",
      "key": "comment",
      "column": "comment",
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
      "help": false
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
       "maxLength": 2000
      },
      "help": false
     },
     {
      "name": "question",
      "key": "question",
      "column": "question",
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
      "help": false
     }
    ]
   }
  },
  {
   "name": "rating",
   "key": "rating",
   "column": "rating",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 5
   },
   "help": true,
   "group": "overall"
  },
  {
   "name": "recommendation",
   "key": "recommendation",
   "column": "recommendation",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "overall",
   "enumName": "Recommendation",
   "options": [
    "STRONG_YES",
    "YES",
    "NO",
    "STRONG_NO"
   ]
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
   "rule": {
    "maxLength": 10000
   },
   "help": false,
   "group": "overall"
  },
  {
   "name": "score",
   "key": "score",
   "column": "score",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": true,
   "group": "overall"
  },
  {
   "name": "totalScore",
   "key": "totalScore",
   "column": "total_score",
   "kind": "decimal",
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
   "group": "overall"
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

export const talentPool: Resource = {
 "endpoint": "recruitment",
 "type": "TalentPool",
 "name": "talentPool",
 "table": "talent_pool",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listTalentPools",
  "lookup": "lookupTalentPools",
  "one": "talentPool",
  "history": "talentPoolHistory",
  "add": "addTalentPool",
  "update": "updateTalentPool",
  "delete": "deleteTalentPools"
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
   "path": "/recruitment/talent-pool/pools",
   "form": "TALENT_POOL",
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
    "minLength": 2,
    "maxLength": 120,
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
   "rule": {
    "maxLength": 1000
   },
   "help": true
  },
  {
   "name": "candidates",
   "key": "candidates",
   "column": "candidates",
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
    "path": "/recruitment/talent-pool",
    "form": "TALENT_POOL",
    "scope": "ALL",
    "type": "Candidate",
    "by": "talentPoolId"
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

export const resources: readonly Resource[] = [archiveReason, blacklistReason, candidateDistinction, candidateSalary, candidateSource, candidateStatus, candidate, careerPage, client, functionalArea, headcountPlan, hiringStage, interviewRound, interview, jobApplication, stageMove, jobBoardIntegration, jobPost, jobRequisition, manPowerPlanningSetting, offerLetterTemplate, offer, planSeat, qualification, recruitmentGeneralSetting, scheduledRound, scorecard, talentPool];
