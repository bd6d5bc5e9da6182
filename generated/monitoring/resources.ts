// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const activityClassification: Resource = {
 "endpoint": "monitoring",
 "type": "ActivityClassification",
 "name": "activityClassification",
 "table": "activity_classification",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listActivityClassifications",
  "lookup": "lookupActivityClassifications",
  "one": "activityClassification",
  "history": "activityClassificationHistory",
  "add": "addActivityClassification",
  "update": "updateActivityClassification",
  "delete": "deleteActivityClassifications"
 },
 "searchArgument": "search",
 "unique": [
  [
   "kind",
   "name",
   "customGroupId"
  ]
 ],
 "sameWhenEmpty": true,
 "importable": true,
 "single": false,
 "screens": [
  {
   "path": "/settings/productivity-monitoring/classifications",
   "form": "PRODUCTIVITY_MONITORING_ADMIN",
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
   "path": "/settings/data-loss-prevention/internet-access-control/domains",
   "form": "DLP_INTERNET_ACCESS_CONTROL",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
    "EDIT",
    "EXPORT"
   ],
   "where": "{\"kind\": {\"equals\": \"WEBSITE\"}}"
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
   "enumName": "ActivitySource",
   "options": [
    "APPLICATION",
    "WEBSITE"
   ]
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
   "help": true,
   "aliases": [
    "application",
    "website",
    "domain"
   ]
  },
  {
   "name": "category",
   "key": "category",
   "column": "category",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "enumName": "ActivityCategory",
   "options": [
    "PRODUCTIVE",
    "UNPRODUCTIVE",
    "NEUTRAL"
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
   "inList": true,
   "rule": {},
   "help": true,
   "reference": {
    "endpoint": "core-hr",
    "type": "CustomEmployeeGroup"
   }
  },
  {
   "name": "listing",
   "key": "listing",
   "column": "listing",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "\"NONE\"",
   "enumName": "InternetListing",
   "options": [
    "NONE",
    "BLOCKED",
    "WHITELISTED"
   ],
   "access": "DLP_INTERNET_ACCESS_CONTROL"
  },
  {
   "name": "accessStatus",
   "key": "accessStatus",
   "column": "access_status",
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
   "enumName": "InternetAccessStatus",
   "options": [
    "BLOCKED",
    "UNBLOCKED"
   ],
   "access": "DLP_INTERNET_ACCESS_CONTROL"
  },
  {
   "name": "setBy",
   "key": "setBy",
   "column": "set_by",
   "kind": "text",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "derived": true,
   "access": "DLP_INTERNET_ACCESS_CONTROL"
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

export const activityDay: Resource = {
 "endpoint": "monitoring",
 "type": "ActivityDay",
 "name": "activityDay",
 "table": "activity_day",
 "title": "day",
 "sort": {
  "field": "day",
  "order": "DESC"
 },
 "operations": {
  "list": "listActivityDaies",
  "lookup": "lookupActivityDaies",
  "one": "activityDay",
  "history": "activityDayHistory",
  "add": "addActivityDay",
  "update": "updateActivityDay",
  "delete": "deleteActivityDaies"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "day"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "dated": "day",
 "partOf": "employeeId",
 "screens": [
  {
   "path": "/productivity-monitoring/activity-dashboard/days",
   "form": "CXO_DASHBOARD",
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
   "fixed": true,
   "acts": true
  },
  {
   "name": "activeMinutes",
   "key": "activeMinutes",
   "column": "active_minutes",
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
   "unit": "unit.minutes"
  },
  {
   "name": "idleMinutes",
   "key": "idleMinutes",
   "column": "idle_minutes",
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
   "unit": "unit.minutes"
  },
  {
   "name": "computerMinutes",
   "key": "computerMinutes",
   "column": "computer_minutes",
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
   "unit": "unit.minutes"
  },
  {
   "name": "uptimeMinutes",
   "key": "uptimeMinutes",
   "column": "uptime_minutes",
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
   "unit": "unit.minutes"
  },
  {
   "name": "productiveMinutes",
   "key": "productiveMinutes",
   "column": "productive_minutes",
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
   "unit": "unit.minutes"
  },
  {
   "name": "unproductiveMinutes",
   "key": "unproductiveMinutes",
   "column": "unproductive_minutes",
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
   "unit": "unit.minutes"
  },
  {
   "name": "neutralMinutes",
   "key": "neutralMinutes",
   "column": "neutral_minutes",
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
   "unit": "unit.minutes"
  },
  {
   "name": "firstActivityAt",
   "key": "firstActivityAt",
   "column": "first_activity_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true
  },
  {
   "name": "lastActivityAt",
   "key": "lastActivityAt",
   "column": "last_activity_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true
  },
  {
   "name": "startMinute",
   "key": "startMinute",
   "column": "start_minute",
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
   "name": "endMinute",
   "key": "endMinute",
   "column": "end_minute",
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

export const activityDevice: Resource = {
 "endpoint": "monitoring",
 "type": "ActivityDevice",
 "name": "activityDevice",
 "table": "activity_device",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listActivityDevices",
  "lookup": "lookupActivityDevices",
  "one": "activityDevice",
  "history": "activityDeviceHistory",
  "add": "addActivityDevice",
  "update": "updateActivityDevice",
  "delete": "deleteActivityDevices"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/productivity-monitoring/devices",
   "form": "PRODUCTIVITY_MONITORING_ADMIN",
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
    "minLength": 2,
    "maxLength": 80
   },
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
   "help": true,
   "later": true,
   "default": "\"ACTIVE\"",
   "enumName": "ActivityDeviceStatus",
   "options": [
    "ACTIVE",
    "REVOKED"
   ],
   "next": {
    "ACTIVE": [
     "REVOKED"
    ],
    "REVOKED": []
   }
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
   "fixed": true,
   "acts": true
  },
  {
   "name": "lastSeenAt",
   "key": "lastSeenAt",
   "column": "last_seen_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "derived": true
  },
  {
   "name": "agent",
   "key": "agent",
   "column": "agent",
   "kind": "text",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
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

export const blockedVisit: Resource = {
 "endpoint": "monitoring",
 "type": "BlockedVisit",
 "name": "blockedVisit",
 "table": "blocked_visit",
 "title": "at",
 "sort": {
  "field": "at",
  "order": "DESC"
 },
 "operations": {
  "list": "listBlockedVisits",
  "lookup": "lookupBlockedVisits",
  "one": "blockedVisit",
  "history": "blockedVisitHistory",
  "add": "addBlockedVisit",
  "update": "updateBlockedVisit",
  "delete": "deleteBlockedVisits"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "dated": "at",
 "partOf": "employeeId",
 "screens": [
  {
   "path": "/settings/data-loss-prevention/internet-access-control/attempts",
   "form": "DLP_INTERNET_ACCESS_CONTROL",
   "scope": "ALL",
   "record": "SHOW",
   "actions": [
    "EXPORT"
   ]
  },
  {
   "path": "/employee-self-service/my-activity/blocked-websites",
   "form": "CXO_DASHBOARD",
   "scope": "SELF",
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
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
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
   "help": false,
   "fixed": true,
   "acts": true
  },
  {
   "name": "domain",
   "key": "domain",
   "column": "domain",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true,
   "acts": true
  },
  {
   "name": "host",
   "key": "host",
   "column": "host",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "acts": true
  },
  {
   "name": "rule",
   "key": "rule",
   "column": "rule",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true,
   "acts": true
  },
  {
   "name": "application",
   "key": "application",
   "column": "application",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "acts": true
  },
  {
   "name": "device",
   "key": "deviceId",
   "column": "device_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "acts": true,
   "reference": {
    "endpoint": "monitoring",
    "type": "ActivityDevice"
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
   "inList": false,
   "rule": {},
   "help": false,
   "fixed": true,
   "hidden": true,
   "acts": true
  },
  {
   "name": "isTold",
   "key": "isTold",
   "column": "is_told",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "fixed": true,
   "hidden": true,
   "acts": true,
   "default": "false"
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

export const customAlert: Resource = {
 "endpoint": "monitoring",
 "type": "CustomAlert",
 "name": "customAlert",
 "table": "custom_alert",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listCustomAlerts",
  "lookup": "lookupCustomAlerts",
  "one": "customAlert",
  "history": "customAlertHistory",
  "add": "addCustomAlert",
  "update": "updateCustomAlert",
  "delete": "deleteCustomAlerts"
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
   "path": "/settings/data-loss-prevention/custom-alert",
   "form": "DLP_CUSTOM_ALERT",
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
   "group": "alert"
  },
  {
   "name": "isOn",
   "key": "isOn",
   "column": "is_on",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "alert",
   "default": "true"
  },
  {
   "name": "alertType",
   "key": "alertType",
   "column": "alert_type",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "alert",
   "enumName": "CustomAlertType",
   "options": [
    "TYPED_TEXT",
    "WINDOW_TITLE",
    "WEBSITE"
   ]
  },
  {
   "name": "keywords",
   "key": "keywords",
   "column": "keywords",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "words",
   "rows": {
    "type": "CustomAlertKeyword",
    "table": "custom_alert_keyword",
    "parentColumn": "custom_alert_id",
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
      "name": "keyword",
      "key": "keyword",
      "column": "keyword",
      "kind": "text",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 100
      },
      "help": false
     }
    ]
   }
  },
  {
   "name": "recipients",
   "key": "recipients",
   "column": "recipients",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "telling",
   "default": "\"ADMINS\"",
   "enumName": "AlertRecipients",
   "options": [
    "ADMINS",
    "MANAGERS",
    "ADMINS_AND_MANAGERS",
    "ADDITIONAL_ADDRESSES"
   ]
  },
  {
   "name": "addresses",
   "key": "addresses",
   "column": "addresses",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "telling",
   "rows": {
    "type": "CustomAlertAddress",
    "table": "custom_alert_address",
    "parentColumn": "custom_alert_id",
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
      "name": "email",
      "key": "email",
      "column": "email",
      "kind": "email",
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

export const internetAccessOverride: Resource = {
 "endpoint": "monitoring",
 "type": "InternetAccessOverride",
 "name": "internetAccessOverride",
 "table": "internet_access_override",
 "title": "reason",
 "sort": {
  "field": "reason",
  "order": "ASC"
 },
 "operations": {
  "list": "listInternetAccessOverrides",
  "lookup": "lookupInternetAccessOverrides",
  "one": "internetAccessOverride",
  "history": "internetAccessOverrideHistory",
  "add": "addInternetAccessOverride",
  "update": "updateInternetAccessOverride",
  "delete": "deleteInternetAccessOverrides"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/settings/data-loss-prevention/internet-access-control/exceptions",
   "form": "ADMIN",
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
   "enumName": "InternetOverrideMode",
   "options": [
    "NO_CONTROL",
    "OWN_LIST"
   ]
  },
  {
   "name": "reason",
   "key": "reason",
   "column": "reason",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 300
   },
   "help": true
  },
  {
   "name": "domains",
   "key": "domains",
   "column": "domains",
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
    "type": "InternetOverrideDomain",
    "table": "internet_override_domain",
    "parentColumn": "internet_access_override_id",
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
      "name": "domain",
      "key": "domain",
      "column": "domain",
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
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "\"BLOCKED\"",
      "enumName": "InternetAccessStatus",
      "options": [
       "BLOCKED",
       "UNBLOCKED"
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

export const internetAccessPattern: Resource = {
 "endpoint": "monitoring",
 "type": "InternetAccessPattern",
 "name": "internetAccessPattern",
 "table": "internet_access_pattern",
 "title": "pattern",
 "sort": {
  "field": "pattern",
  "order": "ASC"
 },
 "operations": {
  "list": "listInternetAccessPatterns",
  "lookup": "lookupInternetAccessPatterns",
  "one": "internetAccessPattern",
  "history": "internetAccessPatternHistory",
  "add": "addInternetAccessPattern",
  "update": "updateInternetAccessPattern",
  "delete": "deleteInternetAccessPatterns"
 },
 "searchArgument": "search",
 "unique": [
  [
   "pattern"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
  {
   "path": "/settings/data-loss-prevention/internet-access-control/wildcards",
   "form": "DLP_INTERNET_ACCESS_CONTROL",
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
   "name": "pattern",
   "key": "pattern",
   "column": "pattern",
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
   "aliases": [
    "pattern",
    "wildcard",
    "domain"
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
   "default": "\"BLOCKED\"",
   "enumName": "InternetAccessStatus",
   "options": [
    "BLOCKED",
    "UNBLOCKED"
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
   "inList": true,
   "rule": {
    "maxLength": 300
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

export const internetAccessSetting: Resource = {
 "endpoint": "monitoring",
 "type": "InternetAccessSetting",
 "name": "internetAccessSetting",
 "table": "internet_access_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listInternetAccessSettings",
  "lookup": "lookupInternetAccessSettings",
  "one": "internetAccessSetting",
  "history": "internetAccessSettingHistory",
  "add": "addInternetAccessSetting",
  "update": "updateInternetAccessSetting",
  "delete": "deleteInternetAccessSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/data-loss-prevention/internet-access-control",
   "form": "DLP_INTERNET_ACCESS_CONTROL",
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
   "group": "control",
   "default": "\"Internet access control\""
  },
  {
   "name": "isOn",
   "key": "isOn",
   "column": "is_on",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "control",
   "default": "false"
  },
  {
   "name": "updateFrequency",
   "key": "updateFrequency",
   "column": "update_frequency",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 5,
    "max": 1440
   },
   "help": true,
   "group": "control",
   "default": "60",
   "unit": "unit.minutes"
  },
  {
   "name": "notifiesViolations",
   "key": "notifiesViolations",
   "column": "notifies_violations",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "control",
   "default": "false"
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
   "inList": true,
   "rule": {},
   "help": true,
   "group": "control",
   "default": "false"
  }
 ]
};

export const keyLoggingSetting: Resource = {
 "endpoint": "monitoring",
 "type": "KeyLoggingSetting",
 "name": "keyLoggingSetting",
 "table": "key_logging_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listKeyLoggingSettings",
  "lookup": "lookupKeyLoggingSettings",
  "one": "keyLoggingSetting",
  "history": "keyLoggingSettingHistory",
  "add": "addKeyLoggingSetting",
  "update": "updateKeyLoggingSetting",
  "delete": "deleteKeyLoggingSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/data-loss-prevention/key-logging",
   "form": "DLP_KEY_LOGGING",
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
   "group": "recording",
   "default": "\"Key logging\""
  },
  {
   "name": "isOn",
   "key": "isOn",
   "column": "is_on",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "recording",
   "default": "false"
  },
  {
   "name": "capturesControlKeys",
   "key": "capturesControlKeys",
   "column": "captures_control_keys",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "captured",
   "default": "false"
  },
  {
   "name": "capturesKeyStrokes",
   "key": "capturesKeyStrokes",
   "column": "captures_key_strokes",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "captured",
   "default": "false"
  },
  {
   "name": "capturesApplications",
   "key": "capturesApplications",
   "column": "captures_applications",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "captured",
   "default": "false"
  },
  {
   "name": "capturesWebsites",
   "key": "capturesWebsites",
   "column": "captures_websites",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "captured",
   "default": "false"
  },
  {
   "name": "capturesWindowTitles",
   "key": "capturesWindowTitles",
   "column": "captures_window_titles",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "captured",
   "default": "false"
  }
 ]
};

export const keywordAlert: Resource = {
 "endpoint": "monitoring",
 "type": "KeywordAlert",
 "name": "keywordAlert",
 "table": "keyword_alert",
 "title": "keyword",
 "sort": {
  "field": "alertedAt",
  "order": "DESC"
 },
 "operations": {
  "list": "listKeywordAlerts",
  "lookup": "lookupKeywordAlerts",
  "one": "keywordAlert",
  "history": "keywordAlertHistory",
  "add": "addKeywordAlert",
  "update": "updateKeywordAlert",
  "delete": "deleteKeywordAlerts"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "dated": "alertedAt",
 "screens": [
  {
   "path": "/data-loss-prevention/custom-alerts/alerts",
   "form": "DLP_CUSTOM_ALERT",
   "scope": "ALL",
   "record": "SHOW",
   "actions": [
    "EXPORT",
    "UNDO"
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
   "name": "alertedAt",
   "key": "alertedAt",
   "column": "alerted_at",
   "kind": "dateTime",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true,
   "acts": true
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
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "keyword",
   "key": "keyword",
   "column": "keyword",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "acts": true
  },
  {
   "name": "alert",
   "key": "alert",
   "column": "alert",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true,
   "acts": true
  },
  {
   "name": "alertType",
   "key": "alertType",
   "column": "alert_type",
   "kind": "choice",
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
   "enumName": "CustomAlertType",
   "options": [
    "TYPED_TEXT",
    "WINDOW_TITLE",
    "WEBSITE"
   ]
  },
  {
   "name": "application",
   "key": "application",
   "column": "application",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "acts": true
  },
  {
   "name": "host",
   "key": "host",
   "column": "host",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "fixed": true,
   "acts": true
  },
  {
   "name": "times",
   "key": "times",
   "column": "times",
   "kind": "integer",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "derived": true
  },
  {
   "name": "lastAt",
   "key": "lastAt",
   "column": "last_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true
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
   "default": "\"OPEN\"",
   "enumName": "AlertStatus",
   "options": [
    "OPEN",
    "ACKNOWLEDGED",
    "CLOSED"
   ],
   "next": {
    "OPEN": [
     "ACKNOWLEDGED",
     "CLOSED"
    ],
    "ACKNOWLEDGED": [
     "CLOSED",
     "OPEN"
    ],
    "CLOSED": [
     "OPEN"
    ]
   }
  },
  {
   "name": "handledBy",
   "key": "handledBy",
   "column": "handled_by",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true
  },
  {
   "name": "handledAt",
   "key": "handledAt",
   "column": "handled_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true
  },
  {
   "name": "remark",
   "key": "remark",
   "column": "remark",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true
  },
  {
   "name": "notificationStatus",
   "key": "notificationStatus",
   "column": "notification_status",
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
   "enumName": "AlertNotification",
   "options": [
    "PENDING",
    "SENT",
    "KEPT",
    "FAILED",
    "NOBODY"
   ]
  },
  {
   "name": "emailRecipients",
   "key": "emailRecipients",
   "column": "email_recipients",
   "kind": "text",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
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

export const locationTrackingSetting: Resource = {
 "endpoint": "monitoring",
 "type": "LocationTrackingSetting",
 "name": "locationTrackingSetting",
 "table": "location_tracking_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listLocationTrackingSettings",
  "lookup": "lookupLocationTrackingSettings",
  "one": "locationTrackingSetting",
  "history": "locationTrackingSettingHistory",
  "add": "addLocationTrackingSetting",
  "update": "updateLocationTrackingSetting",
  "delete": "deleteLocationTrackingSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/data-loss-prevention/location-tracking",
   "form": "DLP_LOCATION_TRACKING",
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
   "group": "tracking",
   "default": "\"Location tracking\""
  },
  {
   "name": "isOn",
   "key": "isOn",
   "column": "is_on",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "tracking",
   "default": "false"
  },
  {
   "name": "everyMinutes",
   "key": "everyMinutes",
   "column": "every_minutes",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 5,
    "max": 480
   },
   "help": true,
   "group": "tracking",
   "default": "60",
   "unit": "unit.minutes"
  },
  {
   "name": "takesPositions",
   "key": "takesPositions",
   "column": "takes_positions",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "tracking",
   "default": "false"
  }
 ]
};

export const monitoredMember: Resource = {
 "endpoint": "monitoring",
 "type": "MonitoredMember",
 "name": "monitoredMember",
 "table": "monitored_member",
 "title": "since",
 "sort": {
  "field": "since",
  "order": "DESC"
 },
 "operations": {
  "list": "listMonitoredMembers",
  "lookup": "lookupMonitoredMembers",
  "one": "monitoredMember",
  "history": "monitoredMemberHistory",
  "add": "addMonitoredMember",
  "update": "updateMonitoredMember",
  "delete": "deleteMonitoredMembers"
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
 "partOf": "employeeId",
 "screens": [
  {
   "path": "/productivity-monitoring/members",
   "form": "PRODUCTIVITY_MONITORING_ADMIN",
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
   "name": "since",
   "key": "since",
   "column": "since",
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
    "maxLength": 300
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

export const monitoringSetting: Resource = {
 "endpoint": "monitoring",
 "type": "MonitoringSetting",
 "name": "monitoringSetting",
 "table": "monitoring_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listMonitoringSettings",
  "lookup": "lookupMonitoringSettings",
  "one": "monitoringSetting",
  "history": "monitoringSettingHistory",
  "add": "addMonitoringSetting",
  "update": "updateMonitoringSetting",
  "delete": "deleteMonitoringSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/productivity-monitoring/general",
   "form": "PRODUCTIVITY_MONITORING_ADMIN",
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
   "group": "recording",
   "default": "\"Productivity monitoring\""
  },
  {
   "name": "isOn",
   "key": "isOn",
   "column": "is_on",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "recording",
   "default": "false"
  },
  {
   "name": "purpose",
   "key": "purpose",
   "column": "purpose",
   "kind": "longText",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 10,
    "maxLength": 1000
   },
   "help": true,
   "group": "recording"
  },
  {
   "name": "keepsOutsideSchedule",
   "key": "keepsOutsideSchedule",
   "column": "keeps_outside_schedule",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "recording",
   "default": "false"
  },
  {
   "name": "membersMayConnect",
   "key": "membersMayConnect",
   "column": "members_may_connect",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "recording",
   "default": "true"
  },
  {
   "name": "keepsIntervalsDays",
   "key": "keepsIntervalsDays",
   "column": "keeps_intervals_days",
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
   "group": "retention",
   "default": "90",
   "unit": "unit.days"
  },
  {
   "name": "keepsDaysMonths",
   "key": "keepsDaysMonths",
   "column": "keeps_days_months",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1,
    "max": 120
   },
   "help": true,
   "group": "retention",
   "default": "24",
   "unit": "unit.months"
  }
 ]
};

export const screenshotSetting: Resource = {
 "endpoint": "monitoring",
 "type": "ScreenshotSetting",
 "name": "screenshotSetting",
 "table": "screenshot_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listScreenshotSettings",
  "lookup": "lookupScreenshotSettings",
  "one": "screenshotSetting",
  "history": "screenshotSettingHistory",
  "add": "addScreenshotSetting",
  "update": "updateScreenshotSetting",
  "delete": "deleteScreenshotSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/data-loss-prevention/additional-screenshots",
   "form": "DLP_ADDITIONAL_SCREENSHOTS",
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
   "group": "recording",
   "default": "\"Additional screenshots\""
  },
  {
   "name": "isOn",
   "key": "isOn",
   "column": "is_on",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "recording",
   "default": "false"
  },
  {
   "name": "blur",
   "key": "blur",
   "column": "blur",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "recording",
   "default": "true"
  },
  {
   "name": "schedule",
   "key": "schedule",
   "column": "schedule",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "schedule",
   "default": "\"FIXED\"",
   "enumName": "ScreenshotSchedule",
   "options": [
    "FIXED",
    "RANDOM"
   ]
  },
  {
   "name": "frequency",
   "key": "frequency",
   "column": "frequency",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 1440
   },
   "help": true,
   "group": "schedule",
   "default": "1"
  },
  {
   "name": "frequencyUnit",
   "key": "frequencyUnit",
   "column": "frequency_unit",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "schedule",
   "default": "\"HOURS\"",
   "enumName": "ScreenshotFrequencyUnit",
   "options": [
    "MINUTES",
    "HOURS"
   ]
  },
  {
   "name": "screenshotsPerFrequency",
   "key": "screenshotsPerFrequency",
   "column": "screenshots_per_frequency",
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
   "group": "schedule",
   "default": "1"
  },
  {
   "name": "additionalPerFrequency",
   "key": "additionalPerFrequency",
   "column": "additional_per_frequency",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 60
   },
   "help": true,
   "group": "schedule",
   "default": "0"
  }
 ]
};

export const toxicityAlert: Resource = {
 "endpoint": "monitoring",
 "type": "ToxicityAlert",
 "name": "toxicityAlert",
 "table": "toxicity_alert",
 "title": "keyword",
 "sort": {
  "field": "alertedAt",
  "order": "DESC"
 },
 "operations": {
  "list": "listToxicityAlerts",
  "lookup": "lookupToxicityAlerts",
  "one": "toxicityAlert",
  "history": "toxicityAlertHistory",
  "add": "addToxicityAlert",
  "update": "updateToxicityAlert",
  "delete": "deleteToxicityAlerts"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "dated": "alertedAt",
 "screens": [
  {
   "path": "/data-loss-prevention/toxicity-intelligence/alerts",
   "form": "TOXICITY_INTELLIGENCE",
   "scope": "ALL",
   "record": "SHOW",
   "actions": [
    "EXPORT",
    "UNDO"
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
   "name": "alertedAt",
   "key": "alertedAt",
   "column": "alerted_at",
   "kind": "dateTime",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true,
   "acts": true
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
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "keyword",
   "key": "keyword",
   "column": "keyword",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true,
   "acts": true
  },
  {
   "name": "severity",
   "key": "severity",
   "column": "severity",
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
   "acts": true,
   "enumName": "ToxicitySeverity",
   "options": [
    "THREAT",
    "SLUR",
    "HARASSMENT",
    "ABUSE",
    "INSULT",
    "PROFANITY",
    "KEYWORD"
   ]
  },
  {
   "name": "score",
   "key": "score",
   "column": "score",
   "kind": "integer",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "derived": true
  },
  {
   "name": "threshold",
   "key": "threshold",
   "column": "threshold",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "fixed": true,
   "acts": true
  },
  {
   "name": "application",
   "key": "application",
   "column": "application",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "fixed": true,
   "acts": true
  },
  {
   "name": "host",
   "key": "host",
   "column": "host",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "fixed": true,
   "acts": true
  },
  {
   "name": "times",
   "key": "times",
   "column": "times",
   "kind": "integer",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "derived": true
  },
  {
   "name": "lastAt",
   "key": "lastAt",
   "column": "last_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "derived": true
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
   "default": "\"OPEN\"",
   "enumName": "AlertStatus",
   "options": [
    "OPEN",
    "ACKNOWLEDGED",
    "CLOSED"
   ],
   "next": {
    "OPEN": [
     "ACKNOWLEDGED",
     "CLOSED"
    ],
    "ACKNOWLEDGED": [
     "CLOSED",
     "OPEN"
    ],
    "CLOSED": [
     "OPEN"
    ]
   }
  },
  {
   "name": "handledBy",
   "key": "handledBy",
   "column": "handled_by",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true
  },
  {
   "name": "handledAt",
   "key": "handledAt",
   "column": "handled_at",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true
  },
  {
   "name": "remark",
   "key": "remark",
   "column": "remark",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true
  },
  {
   "name": "notificationStatus",
   "key": "notificationStatus",
   "column": "notification_status",
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
   "enumName": "AlertNotification",
   "options": [
    "PENDING",
    "SENT",
    "KEPT",
    "FAILED",
    "NOBODY"
   ]
  },
  {
   "name": "emailRecipients",
   "key": "emailRecipients",
   "column": "email_recipients",
   "kind": "text",
   "required": false,
   "readOnly": true,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
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

export const toxicitySetting: Resource = {
 "endpoint": "monitoring",
 "type": "ToxicitySetting",
 "name": "toxicitySetting",
 "table": "toxicity_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listToxicitySettings",
  "lookup": "lookupToxicitySettings",
  "one": "toxicitySetting",
  "history": "toxicitySettingHistory",
  "add": "addToxicitySetting",
  "update": "updateToxicitySetting",
  "delete": "deleteToxicitySettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/data-loss-prevention/toxicity-identifier",
   "form": "DLP_TOXICITY_IDENTIFIER",
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
   "group": "identifier",
   "default": "\"Toxicity identifier\""
  },
  {
   "name": "isOn",
   "key": "isOn",
   "column": "is_on",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "identifier",
   "default": "false"
  },
  {
   "name": "threshold",
   "key": "threshold",
   "column": "threshold",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 100
   },
   "help": true,
   "group": "identifier",
   "default": "60"
  },
  {
   "name": "keywords",
   "key": "keywords",
   "column": "keywords",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "words",
   "rows": {
    "type": "ToxicityKeyword",
    "table": "toxicity_keyword",
    "parentColumn": "toxicity_setting_id",
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
      "name": "keyword",
      "key": "keyword",
      "column": "keyword",
      "kind": "text",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 100
      },
      "help": false
     }
    ]
   }
  },
  {
   "name": "recipients",
   "key": "recipients",
   "column": "recipients",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "telling",
   "default": "\"ADMINS\"",
   "enumName": "AlertRecipients",
   "options": [
    "ADMINS",
    "MANAGERS",
    "ADMINS_AND_MANAGERS",
    "ADDITIONAL_ADDRESSES"
   ]
  },
  {
   "name": "addresses",
   "key": "addresses",
   "column": "addresses",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "telling",
   "rows": {
    "type": "ToxicityAddress",
    "table": "toxicity_address",
    "parentColumn": "toxicity_setting_id",
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
      "name": "email",
      "key": "email",
      "column": "email",
      "kind": "email",
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
  }
 ]
};

export const workLocation: Resource = {
 "endpoint": "monitoring",
 "type": "WorkLocation",
 "name": "workLocation",
 "table": "work_location",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listWorkLocations",
  "lookup": "lookupWorkLocations",
  "one": "workLocation",
  "history": "workLocationHistory",
  "add": "addWorkLocation",
  "update": "updateWorkLocation",
  "delete": "deleteWorkLocations"
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
   "path": "/settings/data-loss-prevention/location-tracking/work-locations",
   "form": "DLP_LOCATION_TRACKING",
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
    "maxLength": 80
   },
   "help": false
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
   "name": "ranges",
   "key": "ranges",
   "column": "ranges",
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
    "type": "WorkLocationRange",
    "table": "work_location_range",
    "parentColumn": "work_location_id",
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
      "name": "range",
      "key": "range",
      "column": "range",
      "kind": "text",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 60
      },
      "help": true
     }
    ]
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
    "maxLength": 300
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

export const resources: readonly Resource[] = [activityClassification, activityDay, activityDevice, blockedVisit, customAlert, internetAccessOverride, internetAccessPattern, internetAccessSetting, keyLoggingSetting, keywordAlert, locationTrackingSetting, monitoredMember, monitoringSetting, screenshotSetting, toxicityAlert, toxicitySetting, workLocation];
