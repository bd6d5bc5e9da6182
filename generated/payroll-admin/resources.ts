// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

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

export const resources: readonly Resource[] = [payrollCycle];
