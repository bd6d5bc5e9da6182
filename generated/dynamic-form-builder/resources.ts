// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const dynamicFormResponse: Resource = {
 "endpoint": "dynamic-form-builder",
 "type": "DynamicFormResponse",
 "name": "dynamicFormResponse",
 "table": "dynamic_form_response",
 "title": "name",
 "sort": {
  "field": "answeredOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listDynamicFormResponses",
  "lookup": "lookupDynamicFormResponses",
  "one": "dynamicFormResponse",
  "history": "dynamicFormResponseHistory",
  "add": "addDynamicFormResponse",
  "update": "updateDynamicFormResponse",
  "delete": "deleteDynamicFormResponses"
 },
 "searchArgument": "search",
 "unique": [
  [
   "formId",
   "employeeId"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "partOf": "formId",
 "screens": [
  {
   "path": "/workflow/dynamic-form-builder/responses",
   "form": "DYNAMIC_FORM_BUILDER",
   "scope": "ALL",
   "record": "SHOW",
   "actions": [
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
   "help": true,
   "fixed": true
  },
  {
   "name": "form",
   "key": "formId",
   "column": "form_id",
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
    "endpoint": "dynamic-form-builder",
    "type": "DynamicForm"
   }
  },
  {
   "name": "employee",
   "key": "employeeId",
   "column": "employee_id",
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
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "answeredOn",
   "key": "answeredOn",
   "column": "answered_on",
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
   "name": "lines",
   "key": "lines",
   "column": "lines",
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
    "type": "DynamicFormResponseLine",
    "table": "dynamic_form_response_line",
    "parentColumn": "dynamic_form_response_id",
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
      "name": "question",
      "key": "question",
      "column": "question",
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
      "name": "answer",
      "key": "answer",
      "column": "answer",
      "kind": "longText",
      "required": true,
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
   "name": "given",
   "key": "given",
   "column": "given",
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

export const dynamicForm: Resource = {
 "endpoint": "dynamic-form-builder",
 "type": "DynamicForm",
 "name": "dynamicForm",
 "table": "dynamic_form",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listDynamicForms",
  "lookup": "lookupDynamicForms",
  "one": "dynamicForm",
  "history": "dynamicFormHistory",
  "add": "addDynamicForm",
  "update": "updateDynamicForm",
  "delete": "deleteDynamicForms"
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
   "path": "/workflow/dynamic-form-builder",
   "form": "DYNAMIC_FORM_BUILDER",
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
   "group": "form"
  },
  {
   "name": "introduction",
   "key": "introduction",
   "column": "introduction",
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
   "group": "form"
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
   "group": "asked",
   "default": "\"DRAFT\"",
   "enumName": "DynamicFormStatus",
   "options": [
    "DRAFT",
    "OPEN",
    "CLOSED"
   ],
   "next": {
    "DRAFT": [
     "OPEN"
    ],
    "OPEN": [
     "CLOSED",
     "DRAFT"
    ],
    "CLOSED": [
     "OPEN"
    ]
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
   "group": "asked",
   "reference": {
    "endpoint": "core-hr",
    "type": "CustomEmployeeGroup"
   }
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
   "group": "asked"
  },
  {
   "name": "mayChange",
   "key": "mayChange",
   "column": "may_change",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "asked",
   "default": "true"
  },
  {
   "name": "questions",
   "key": "questions",
   "column": "questions",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "questions",
   "rows": {
    "type": "DynamicFormQuestion",
    "table": "dynamic_form_question",
    "parentColumn": "dynamic_form_id",
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
      "name": "question",
      "key": "question",
      "column": "question",
      "kind": "text",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "minLength": 2,
       "maxLength": 300
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
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "\"SHORT_TEXT\"",
      "enumName": "DynamicQuestionKind",
      "options": [
       "SHORT_TEXT",
       "LONG_TEXT",
       "NUMBER",
       "DATE",
       "YES_NO",
       "CHOICE",
       "CHOICES",
       "RATING"
      ]
     },
     {
      "name": "isRequired",
      "key": "isRequired",
      "column": "is_required",
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
       "maxLength": 4000
      },
      "help": true
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
      "help": true
     }
    ]
   }
  },
  {
   "name": "openedOn",
   "key": "openedOn",
   "column": "opened_on",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "asked"
  },
  {
   "name": "responses",
   "key": "responses",
   "column": "responses",
   "kind": "count",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "asked",
   "count": {
    "path": "/workflow/dynamic-form-builder/responses",
    "form": "DYNAMIC_FORM_BUILDER",
    "scope": "ALL",
    "type": "DynamicFormResponse",
    "by": "formId"
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

export const workflow: Resource = {
 "endpoint": "dynamic-form-builder",
 "type": "Workflow",
 "name": "workflow",
 "table": "workflow",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listWorkflows",
  "lookup": "lookupWorkflows",
  "one": "workflow",
  "history": "workflowHistory",
  "add": "addWorkflow",
  "update": "changeWorkflow",
  "delete": "deleteWorkflows"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name"
  ]
 ],
 "importable": false,
 "single": false,
 "pickedBy": "module",
 "rests": true,
 "offers": {
  "status": {
   "equals": "ACTIVE"
  }
 },
 "screens": [
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
   "help": false
  },
  {
   "name": "module",
   "key": "module",
   "column": "module",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "enumName": "RequestKind",
   "options": [
    "LEAVE",
    "SHORT_TIME_OFF",
    "COMPENSATORY_OFF",
    "WORK_FROM_HOME",
    "ON_DUTY",
    "REGULARISATION",
    "EXIT",
    "TRAVEL",
    "CLAIM",
    "TIMESHEET",
    "LOP_RECOVERY",
    "ONE_TIME_EARNING",
    "TAX_RELIEF",
    "AIR_TICKET",
    "JOB_REQUISITION",
    "OVERTIME",
    "SALARY_ADVANCE"
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
   "rule": {
    "maxLength": 500
   },
   "help": false
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
   "default": "true"
  },
  {
   "name": "designations",
   "key": "designations",
   "column": "designations",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": true,
   "rule": {},
   "help": true,
   "rows": {
    "type": "WorkflowDesignation",
    "table": "workflow_designation",
    "parentColumn": "workflow_id",
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
      "name": "designation",
      "key": "designationId",
      "column": "designation_id",
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
       "type": "Designation"
      }
     }
    ]
   }
  },
  {
   "name": "steps",
   "key": "steps",
   "column": "steps",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": true,
   "rule": {},
   "help": true,
   "rows": {
    "type": "WorkflowStep",
    "table": "workflow_step",
    "parentColumn": "workflow_id",
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
      "name": "approver",
      "key": "approver",
      "column": "approver",
      "kind": "choice",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "enumName": "WorkflowApprover",
      "options": [
       "MANAGER",
       "MANAGERS_MANAGER",
       "DEPARTMENT_HEAD",
       "ROLE",
       "EMPLOYEE"
      ]
     },
     {
      "name": "role",
      "key": "roleId",
      "column": "role_id",
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
       "type": "Role"
      }
     },
     {
      "name": "employee",
      "key": "employeeId",
      "column": "employee_id",
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
       "type": "Employee"
      }
     },
     {
      "name": "moreThan",
      "key": "moreThan",
      "column": "more_than",
      "kind": "decimal",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "max": 366,
       "decimals": 2
      },
      "help": true
     }
    ]
   }
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
    "maxBytes": 2000000,
    "types": [
     "image/png",
     "image/jpeg"
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
   "name": "uniqueKey",
   "key": "uniqueKey",
   "column": "unique_key",
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

export const resources: readonly Resource[] = [dynamicFormResponse, dynamicForm, workflow];
