// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const attendanceConfiguration: Resource = {
 "endpoint": "attendance",
 "type": "AttendanceConfiguration",
 "name": "attendanceConfiguration",
 "table": "attendance_configuration",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listAttendanceConfigurations",
  "lookup": "lookupAttendanceConfigurations",
  "one": "attendanceConfiguration",
  "history": "attendanceConfigurationHistory",
  "add": "addAttendanceConfiguration",
  "update": "updateAttendanceConfiguration",
  "delete": "deleteAttendanceConfigurations"
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
   "path": "/settings/core-hr/attendance-configuration",
   "form": "ATTENDANCE_CONFIGURATION",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT",
    "DELETE",
    "EXPORT"
   ]
  },
  {
   "path": "/settings/core-hr/geo-fencing-and-selfie-attendance",
   "form": "GEO_FENCING_AND_SELFIE_ATTENDANCE",
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
   "group": "identity"
  },
  {
   "name": "attendanceType",
   "key": "attendanceType",
   "column": "attendance_type",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "identity",
   "default": "\"WEB_AND_MOBILE\"",
   "enumName": "AttendanceType",
   "options": [
    "WEB",
    "MOBILE",
    "WEB_AND_MOBILE"
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
   "group": "identity",
   "reference": {
    "endpoint": "core-hr",
    "type": "Location"
   }
  },
  {
   "name": "regularisationLimit",
   "key": "regularisationLimit",
   "column": "regularisation_limit",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 31
   },
   "help": true,
   "group": "identity",
   "default": "3"
  },
  {
   "name": "earlyGraceMinutes",
   "key": "earlyGraceMinutes",
   "column": "early_grace_minutes",
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
   "group": "identity",
   "default": "0",
   "unit": "unit.minutes"
  },
  {
   "name": "earlyCheckOutsPerMonth",
   "key": "earlyCheckOutsPerMonth",
   "column": "early_check_outs_per_month",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 31
   },
   "help": true,
   "group": "identity",
   "default": "0"
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
   "name": "geoFencingEnabled",
   "key": "geoFencingEnabled",
   "column": "geo_fencing_enabled",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "geofence",
   "default": "false"
  },
  {
   "name": "forceFencing",
   "key": "forceFencing",
   "column": "force_fencing",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "geofence",
   "default": "false"
  },
  {
   "name": "centerLatitude",
   "key": "centerLatitude",
   "column": "center_latitude",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": -90,
    "max": 90,
    "decimals": 4
   },
   "help": true,
   "group": "geofence"
  },
  {
   "name": "centerLongitude",
   "key": "centerLongitude",
   "column": "center_longitude",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": -180,
    "max": 180,
    "decimals": 4
   },
   "help": true,
   "group": "geofence"
  },
  {
   "name": "radiusMetres",
   "key": "radiusMetres",
   "column": "radius_metres",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 10,
    "max": 100000
   },
   "help": false,
   "group": "geofence",
   "unit": "unit.metres"
  },
  {
   "name": "facialRecognitionEnabled",
   "key": "facialRecognitionEnabled",
   "column": "facial_recognition_enabled",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "face",
   "default": "false"
  },
  {
   "name": "forceFacialRecognition",
   "key": "forceFacialRecognition",
   "column": "force_facial_recognition",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "face",
   "default": "false"
  },
  {
   "name": "enableLivenessDetection",
   "key": "enableLivenessDetection",
   "column": "enable_liveness_detection",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "face",
   "default": "false"
  },
  {
   "name": "numberOfChallenges",
   "key": "numberOfChallenges",
   "column": "number_of_challenges",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1,
    "max": 5
   },
   "help": true,
   "group": "face"
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

export const attendanceFinalization: Resource = {
 "endpoint": "attendance",
 "type": "AttendanceFinalization",
 "name": "attendanceFinalization",
 "table": "attendance_finalization",
 "title": "fromDate",
 "sort": {
  "field": "fromDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listAttendanceFinalizations",
  "lookup": "lookupAttendanceFinalizations",
  "one": "attendanceFinalization",
  "history": "attendanceFinalizationHistory",
  "add": "addAttendanceFinalization",
  "update": "updateAttendanceFinalization",
  "delete": "deleteAttendanceFinalizations"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "fromDate"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/core-hr/attendance-records/finalized",
   "form": "ATTENDANCE_RECORDS",
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
   "path": "/my-team/attendance/attendance-finalization/finalized",
   "form": "ATTENDANCE_FINALIZATION",
   "scope": "TEAM",
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
   "help": false,
   "fixed": true
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
   "help": true,
   "fixed": true
  },
  {
   "name": "note",
   "key": "note",
   "column": "note",
   "kind": "text",
   "required": false,
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

export const dayDecision: Resource = {
 "endpoint": "attendance",
 "type": "DayDecision",
 "name": "dayDecision",
 "table": "day_decision",
 "title": "reason",
 "sort": {
  "field": "workDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listDayDecisions",
  "lookup": "lookupDayDecisions",
  "one": "dayDecision",
  "history": "dayDecisionHistory",
  "add": "addDayDecision",
  "update": "updateDayDecision",
  "delete": "deleteDayDecisions"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "workDate",
   "kind"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/core-hr/attendance-records/decisions",
   "form": "ATTENDANCE_RECORDS",
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
   "path": "/employee-self-service/attendance/decisions",
   "form": "SELF_ATTENDANCE",
   "scope": "SELF",
   "record": "SHOW",
   "actions": [
    "EXPORT"
   ]
  },
  {
   "path": "/my-team/attendance/attendance-bulk-action",
   "form": "ATTENDANCE_BULK_ACTION",
   "scope": "TEAM",
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
   "name": "workDate",
   "key": "workDate",
   "column": "work_date",
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
   "fixed": true,
   "enumName": "DayDecisionKind",
   "options": [
    "PRESENT",
    "CORRECTED",
    "ON_DUTY",
    "WORK_FROM_HOME",
    "LATENESS_EXCUSED",
    "EARLY_EXCUSED",
    "HALF_DAY_LOST",
    "DAY_LOST"
   ]
  },
  {
   "name": "checkIn",
   "key": "checkIn",
   "column": "check_in",
   "kind": "time",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true
  },
  {
   "name": "checkOut",
   "key": "checkOut",
   "column": "check_out",
   "kind": "time",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true
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

export const punch: Resource = {
 "endpoint": "attendance",
 "type": "Punch",
 "name": "punch",
 "table": "punch",
 "title": "at",
 "sort": {
  "field": "at",
  "order": "DESC"
 },
 "operations": {
  "list": "listPunches",
  "lookup": "lookupPunches",
  "one": "punch",
  "history": "punchHistory",
  "add": "addPunch",
  "update": "updatePunch",
  "delete": "deletePunches"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/core-hr/attendance-records",
   "form": "ATTENDANCE_RECORDS",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT",
    "DELETE",
    "EXPORT"
   ]
  },
  {
   "path": "/employee-self-service/attendance",
   "form": "SELF_ATTENDANCE",
   "scope": "SELF",
   "record": "SHOW",
   "actions": [
    "EXPORT"
   ]
  },
  {
   "path": "/my-team/attendance",
   "form": "TEAM_ATTENDANCE",
   "scope": "TEAM",
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
   "name": "at",
   "key": "at",
   "column": "at",
   "kind": "dateTime",
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
   "enumName": "PunchType",
   "options": [
    "IN",
    "OUT"
   ]
  },
  {
   "name": "workDate",
   "key": "workDate",
   "column": "work_date",
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
   "name": "workPlace",
   "key": "workPlaceId",
   "column": "work_place_id",
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
    "type": "WorkPlace"
   }
  },
  {
   "name": "address",
   "key": "address",
   "column": "address",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 300
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
   "name": "latitude",
   "key": "latitude",
   "column": "latitude",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": -90,
    "max": 90,
    "decimals": 4
   },
   "help": false
  },
  {
   "name": "longitude",
   "key": "longitude",
   "column": "longitude",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": -180,
    "max": 180,
    "decimals": 4
   },
   "help": false
  },
  {
   "name": "accuracyMetres",
   "key": "accuracyMetres",
   "column": "accuracy_metres",
   "kind": "integer",
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
   "unit": "unit.metres"
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
   "default": "\"WEB\"",
   "enumName": "PunchSource",
   "options": [
    "WEB",
    "MOBILE",
    "REGULARISATION",
    "IMPORT",
    "DECISION"
   ]
  },
  {
   "name": "faceVerified",
   "key": "faceVerified",
   "column": "face_verified",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "default": "false"
  },
  {
   "name": "insideFence",
   "key": "insideFence",
   "column": "inside_fence",
   "kind": "yesNo",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
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

export const regularisation: Resource = {
 "endpoint": "attendance",
 "type": "Regularisation",
 "name": "regularisation",
 "table": "regularisation",
 "title": "reason",
 "sort": {
  "field": "workDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listRegularisations",
  "lookup": "lookupRegularisations",
  "one": "regularisation",
  "history": "regularisationHistory",
  "add": "addRegularisation",
  "update": "updateRegularisation",
  "delete": "deleteRegularisations"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/core-hr/attendance-records/regularisations",
   "form": "ATTENDANCE_RECORDS",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT",
    "DELETE",
    "EXPORT"
   ]
  },
  {
   "path": "/employee-self-service/attendance/regularisations",
   "form": "SELF_ATTENDANCE",
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
   "path": "/my-team/attendance/attendance-approvals",
   "form": "ATTENDANCE_APPROVALS",
   "scope": "TEAM",
   "record": "EDIT",
   "actions": [
    "ADD",
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
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "workDate",
   "key": "workDate",
   "column": "work_date",
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
   "name": "checkIn",
   "key": "checkIn",
   "column": "check_in",
   "kind": "time",
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
   "name": "checkOut",
   "key": "checkOut",
   "column": "check_out",
   "kind": "time",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true
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

export const scheduledShift: Resource = {
 "endpoint": "attendance",
 "type": "ScheduledShift",
 "name": "scheduledShift",
 "table": "scheduled_shift",
 "title": "day",
 "sort": {
  "field": "day",
  "order": "DESC"
 },
 "operations": {
  "list": "listScheduledShifts",
  "lookup": "lookupScheduledShifts",
  "one": "scheduledShift",
  "history": "scheduledShiftHistory",
  "add": "addScheduledShift",
  "update": "updateScheduledShift",
  "delete": "deleteScheduledShifts"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "day",
   "status"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/roster-management/shift-scheduling/shifts",
   "form": "SHIFT_SCHEDULING",
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
   "name": "day",
   "key": "day",
   "column": "day",
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
   "default": "\"SHIFT\"",
   "enumName": "ShiftKind",
   "options": [
    "SHIFT",
    "DAY_OFF",
    "AS_USUAL"
   ]
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
   "inList": true,
   "rule": {},
   "help": true,
   "reference": {
    "endpoint": "core-hr",
    "type": "WorkSchedule"
   }
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
   "help": true,
   "acts": true,
   "default": "\"DRAFT\"",
   "enumName": "ShiftStatus",
   "options": [
    "DRAFT",
    "PUBLISHED"
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

export const shiftRotation: Resource = {
 "endpoint": "attendance",
 "type": "ShiftRotation",
 "name": "shiftRotation",
 "table": "shift_rotation",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listShiftRotations",
  "lookup": "lookupShiftRotations",
  "one": "shiftRotation",
  "history": "shiftRotationHistory",
  "add": "addShiftRotation",
  "update": "updateShiftRotation",
  "delete": "deleteShiftRotations"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "plannerId",
 "screens": [
  {
   "path": "/roster-management/shift-rotation",
   "form": "SHIFT_ROTATION",
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
   "group": "pattern"
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
   "group": "pattern",
   "default": "\"ACTIVE\"",
   "enumName": "RecordStatus",
   "options": [
    "ACTIVE",
    "INACTIVE"
   ]
  },
  {
   "name": "startsOn",
   "key": "startsOn",
   "column": "starts_on",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "pattern"
  },
  {
   "name": "endsOn",
   "key": "endsOn",
   "column": "ends_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "notBefore": "startsOn"
   },
   "help": true,
   "group": "pattern"
  },
  {
   "name": "worksOnHolidays",
   "key": "worksOnHolidays",
   "column": "works_on_holidays",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "pattern",
   "default": "true"
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
   "inList": false,
   "rule": {},
   "help": true,
   "group": "pattern",
   "rows": {
    "type": "RotationStep",
    "table": "rotation_step",
    "parentColumn": "shift_rotation_id",
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
      "help": true,
      "reference": {
       "endpoint": "core-hr",
       "type": "WorkSchedule"
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
       "min": 1,
       "max": 31
      },
      "help": true,
      "default": "1"
     }
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
   "group": "people",
   "reference": {
    "endpoint": "core-hr",
    "type": "CustomEmployeeGroup"
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
   "help": false,
   "group": "people",
   "rows": {
    "type": "RotationMember",
    "table": "rotation_member",
    "parentColumn": "shift_rotation_id",
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
      "name": "startsAtDay",
      "key": "startsAtDay",
      "column": "starts_at_day",
      "kind": "integer",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 1,
       "max": 366
      },
      "help": true,
      "default": "1"
     },
     {
      "name": "fromDate",
      "key": "fromDate",
      "column": "from_date",
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
      "name": "toDate",
      "key": "toDate",
      "column": "to_date",
      "kind": "date",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "notBefore": "fromDate"
      },
      "help": true
     }
    ],
    "by": "employeeId"
   }
  },
  {
   "name": "planner",
   "key": "plannerId",
   "column": "planner_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "people",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
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

export const shiftSwap: Resource = {
 "endpoint": "attendance",
 "type": "ShiftSwap",
 "name": "shiftSwap",
 "table": "shift_swap",
 "title": "reason",
 "sort": {
  "field": "day",
  "order": "DESC"
 },
 "operations": {
  "list": "listShiftSwaps",
  "lookup": "lookupShiftSwaps",
  "one": "shiftSwap",
  "history": "shiftSwapHistory",
  "add": "addShiftSwap",
  "update": "updateShiftSwap",
  "delete": "deleteShiftSwaps"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/roster-management/shift-swap-approvals",
   "form": "SHIFT_SWAP_APPROVALS",
   "scope": "TEAM",
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
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "day",
   "key": "day",
   "column": "day",
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
   "name": "workSchedule",
   "key": "workScheduleId",
   "column": "work_schedule_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "later": true,
   "acts": true,
   "reference": {
    "endpoint": "core-hr",
    "type": "WorkSchedule"
   }
  },
  {
   "name": "colleague",
   "key": "colleagueId",
   "column": "colleague_id",
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
   "name": "colleagueDay",
   "key": "colleagueDay",
   "column": "colleague_day",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true
  },
  {
   "name": "colleagueWorkSchedule",
   "key": "colleagueWorkScheduleId",
   "column": "colleague_work_schedule_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "later": true,
   "acts": true,
   "reference": {
    "endpoint": "core-hr",
    "type": "WorkSchedule"
   }
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
   "help": false,
   "fixed": true
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
   "later": true,
   "default": "\"PENDING_COLLEAGUE\"",
   "enumName": "SwapStatus",
   "options": [
    "PENDING_COLLEAGUE",
    "PENDING_APPROVAL",
    "APPROVED",
    "REJECTED",
    "CANCELLED"
   ],
   "next": {
    "PENDING_COLLEAGUE": [
     "PENDING_APPROVAL",
     "APPROVED",
     "REJECTED",
     "CANCELLED"
    ],
    "PENDING_APPROVAL": [
     "APPROVED",
     "REJECTED",
     "CANCELLED"
    ],
    "APPROVED": [],
    "REJECTED": [],
    "CANCELLED": []
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

export const workFromHomePreApproval: Resource = {
 "endpoint": "attendance",
 "type": "WorkFromHomePreApproval",
 "name": "workFromHomePreApproval",
 "table": "work_from_home_pre_approval",
 "title": "reason",
 "sort": {
  "field": "fromDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listWorkFromHomePreApprovals",
  "lookup": "lookupWorkFromHomePreApprovals",
  "one": "workFromHomePreApproval",
  "history": "workFromHomePreApprovalHistory",
  "add": "addWorkFromHomePreApproval",
  "update": "updateWorkFromHomePreApproval",
  "delete": "deleteWorkFromHomePreApprovals"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/core-hr/attendance-records/work-from-home",
   "form": "ATTENDANCE_RECORDS",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT",
    "DELETE",
    "EXPORT"
   ]
  },
  {
   "path": "/employee-self-service/pre-approval",
   "form": "SELF_PRE_APPROVAL",
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
   "path": "/my-team/pre-approval",
   "form": "TEAM_PRE_APPROVAL",
   "scope": "TEAM",
   "record": "EDIT",
   "actions": [
    "ADD",
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
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
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

export const resources: readonly Resource[] = [attendanceConfiguration, attendanceFinalization, dayDecision, punch, regularisation, scheduledShift, shiftRotation, shiftSwap, workFromHomePreApproval];
