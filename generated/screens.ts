// Printed by npm run codegen from schema/. Do not edit.
import type { ScreenEntry } from '../src/domain/resource.ts';

export const screens: readonly ScreenEntry[] = [
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
  ],
  "endpoint": "core-hr",
  "type": "BusinessUnit",
  "single": false
 },
 {
  "path": "/core-hr/department-hierarchy",
  "form": "DEPARTMENT_HIERARCHY",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Department",
  "single": false
 },
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
  ],
  "endpoint": "core-hr",
  "type": "Designation",
  "single": false
 },
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
  ],
  "endpoint": "core-hr",
  "type": "EmployeeType",
  "single": false
 },
 {
  "path": "/core-hr/employees",
  "form": "EMPLOYEES",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Employee",
  "single": false
 },
 {
  "path": "/my-team/team-summary",
  "form": "TEAM_SUMMARY",
  "scope": "TEAM",
  "record": "SHOW",
  "actions": [
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Employee",
  "single": false
 },
 {
  "path": "/employee-self-service/my-profile",
  "form": "SELF_MY_PROFILE",
  "scope": "SELF",
  "record": "SHOW",
  "actions": [],
  "endpoint": "core-hr",
  "type": "Employee",
  "single": true
 },
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
  ],
  "endpoint": "core-hr",
  "type": "Grade",
  "single": false
 },
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
  ],
  "endpoint": "core-hr",
  "type": "JobLevel",
  "single": false
 },
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
  ],
  "endpoint": "core-hr",
  "type": "Location",
  "single": false
 },
 {
  "path": "/settings/core-hr/roles",
  "form": "ROLES",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "Role",
  "single": false
 },
 {
  "path": "/core-hr/user-accounts",
  "form": "USER_ACCOUNTS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "ADD",
   "EDIT",
   "DELETE",
   "IMPORT",
   "EXPORT"
  ],
  "endpoint": "core-hr",
  "type": "UserAccount",
  "single": false
 },
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
  ],
  "endpoint": "core-hr",
  "type": "WorkSchedule",
  "single": false
 },
 {
  "path": "/settings/general/general-settings",
  "form": "GENERAL_SETTINGS",
  "scope": "ALL",
  "record": "EDIT",
  "actions": [
   "EDIT"
  ],
  "endpoint": "organisation-data",
  "type": "Organisation",
  "single": true
 }
];
