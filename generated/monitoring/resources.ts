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

export const resources: readonly Resource[] = [activityClassification, activityDay, activityDevice, keyLoggingSetting, monitoredMember, monitoringSetting, screenshotSetting];
