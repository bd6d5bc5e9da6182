// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const emailTemplate: Resource = {
 "endpoint": "settings",
 "type": "EmailTemplate",
 "name": "emailTemplate",
 "table": "email_template",
 "title": "subject",
 "sort": {
  "field": "event",
  "order": "ASC"
 },
 "operations": {
  "list": "listEmailTemplates",
  "lookup": "lookupEmailTemplates",
  "one": "emailTemplate",
  "history": "emailTemplateHistory",
  "add": "addEmailTemplate",
  "update": "updateEmailTemplate",
  "delete": "deleteEmailTemplates"
 },
 "searchArgument": "search",
 "unique": [
  [
   "event",
   "language"
  ]
 ],
 "importable": false,
 "single": false,
 "screens": [
  {
   "path": "/settings/general/email-templates",
   "form": "EMAIL_TEMPLATES",
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
   "name": "event",
   "key": "event",
   "column": "event",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "default": "\"INVITATION\"",
   "enumName": "MailEvent",
   "options": [
    "INVITATION",
    "PASSWORD_RESET",
    "PASSWORD_CHANGED"
   ]
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
   "name": "subject",
   "key": "subject",
   "column": "subject",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
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
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 5
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
  }
 ]
};

export const signInPolicy: Resource = {
 "endpoint": "settings",
 "type": "SignInPolicy",
 "name": "signInPolicy",
 "table": "sign_in_policy",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listSignInPolicies",
  "lookup": "lookupSignInPolicies",
  "one": "signInPolicy",
  "history": "signInPolicyHistory",
  "add": "addSignInPolicy",
  "update": "updateSignInPolicy",
  "delete": "deleteSignInPolicies"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/general/sign-in-security",
   "form": "USER_ACCOUNTS",
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
   "group": "sessions",
   "default": "\"Sign-in security\""
  },
  {
   "name": "twoFactor",
   "key": "twoFactor",
   "column": "two_factor",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "sessions",
   "default": "\"OPTIONAL\"",
   "enumName": "TwoFactorPolicy",
   "options": [
    "OPTIONAL",
    "ADMINISTRATORS",
    "EVERYONE"
   ]
  },
  {
   "name": "lockAfterMinutes",
   "key": "lockAfterMinutes",
   "column": "lock_after_minutes",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 1440
   },
   "help": true,
   "group": "sessions",
   "default": "0",
   "unit": "unit.minutes"
  },
  {
   "name": "deviceLocking",
   "key": "deviceLocking",
   "column": "device_locking",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "sessions",
   "default": "false"
  },
  {
   "name": "openIdEnabled",
   "key": "openIdEnabled",
   "column": "open_id_enabled",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "openId",
   "default": "false"
  },
  {
   "name": "openIdIssuer",
   "key": "openIdIssuer",
   "column": "open_id_issuer",
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
   "help": true,
   "group": "openId"
  },
  {
   "name": "openIdClientId",
   "key": "openIdClientId",
   "column": "open_id_client_id",
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
   "group": "openId"
  },
  {
   "name": "openIdLabel",
   "key": "openIdLabel",
   "column": "open_id_label",
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
   "help": true,
   "group": "openId"
  },
  {
   "name": "openIdDomains",
   "key": "openIdDomains",
   "column": "open_id_domains",
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
   "help": true,
   "group": "openId"
  },
  {
   "name": "partnerEnabled",
   "key": "partnerEnabled",
   "column": "partner_enabled",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "partner",
   "default": "false"
  },
  {
   "name": "partnerId",
   "key": "partnerId",
   "column": "partner_id",
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
   "help": true,
   "group": "partner",
   "default": "\"entomo\""
  },
  {
   "name": "partnerKeysUrl",
   "key": "partnerKeysUrl",
   "column": "partner_keys_url",
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
   "help": true,
   "group": "partner"
  }
 ]
};

export const resources: readonly Resource[] = [emailTemplate, signInPolicy];
