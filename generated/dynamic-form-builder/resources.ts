// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

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
    "JOB_REQUISITION"
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

export const resources: readonly Resource[] = [workflow];
