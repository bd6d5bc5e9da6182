// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const exit: Resource = {
 "endpoint": "exit-management",
 "type": "Exit",
 "name": "exit",
 "table": "exit",
 "title": "reason",
 "sort": {
  "field": "noticeDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listExits",
  "lookup": "lookupExits",
  "one": "exit",
  "history": "exitHistory",
  "add": "addExit",
  "update": "updateExit",
  "delete": "deleteExits"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
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
   "name": "noticeDate",
   "key": "noticeDate",
   "column": "notice_date",
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
   "rule": {
    "notBefore": "noticeDate"
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
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 300
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
   "help": false,
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

export const resources: readonly Resource[] = [exit];
