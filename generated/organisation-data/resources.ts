// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const organisation: Resource = {
 "endpoint": "organisation-data",
 "type": "Organisation",
 "name": "organisation",
 "table": "organisation",
 "title": "name",
 "operations": {
  "list": "listOrganisations",
  "lookup": "lookupOrganisations",
  "one": "organisation",
  "history": "organisationHistory",
  "add": "addOrganisation",
  "update": "updateOrganisation",
  "delete": "deleteOrganisations"
 },
 "searchArgument": "search",
 "unique": [
  [
   "code"
  ]
 ],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/general/general-settings",
   "form": "GENERAL_SETTINGS",
   "scope": "ALL",
   "record": "EDIT",
   "actions": [
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
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 2
   },
   "help": false,
   "group": "identity"
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
    "maxLength": 32
   },
   "help": true,
   "fixed": true,
   "group": "identity"
  },
  {
   "name": "country",
   "key": "country",
   "column": "country",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 2,
    "maxLength": 2,
    "preset": "ONLY_ALPHABETS"
   },
   "help": false,
   "group": "identity",
   "default": "\"IN\""
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
   "group": "identity"
  },
  {
   "name": "headquarters",
   "key": "headquartersId",
   "column": "headquarters_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "identity",
   "reference": {
    "endpoint": "core-hr",
    "type": "Location"
   }
  },
  {
   "name": "dateFormat",
   "key": "dateFormat",
   "column": "date_format",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 20
   },
   "help": true,
   "group": "formats",
   "default": "\"YYYY/MM/DD\""
  },
  {
   "name": "timeZone",
   "key": "timeZone",
   "column": "time_zone",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 64
   },
   "help": true,
   "group": "formats",
   "default": "\"Asia/Kolkata\""
  },
  {
   "name": "currency",
   "key": "currency",
   "column": "currency",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 3,
    "preset": "ONLY_ALPHABETS"
   },
   "help": true,
   "group": "formats",
   "default": "\"INR\""
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
   "group": "brand",
   "file": {
    "maxBytes": 2000000,
    "types": [
     "image/png",
     "image/jpeg"
    ]
   }
  },
  {
   "name": "favicon",
   "key": "favicon",
   "column": "favicon",
   "kind": "image",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "brand",
   "file": {
    "maxBytes": 1000000,
    "types": [
     "image/png",
     "image/jpeg",
     "image/x-icon"
    ]
   }
  },
  {
   "name": "pageTitle",
   "key": "pageTitle",
   "column": "page_title",
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
   "group": "brand"
  },
  {
   "name": "primaryColor",
   "key": "primaryColor",
   "column": "primary_color",
   "kind": "colour",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "brand",
   "default": "\"#260029\""
  },
  {
   "name": "secondaryColor",
   "key": "secondaryColor",
   "column": "secondary_color",
   "kind": "colour",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "brand",
   "default": "\"#EC407A\""
  },
  {
   "name": "hoverColor",
   "key": "hoverColor",
   "column": "hover_color",
   "kind": "colour",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "brand",
   "default": "\"#E5E9EB\""
  },
  {
   "name": "tableHeaderColor",
   "key": "tableHeaderColor",
   "column": "table_header_color",
   "kind": "colour",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "brand",
   "default": "\"#FFFFFF\""
  },
  {
   "name": "tableHeaderTextColor",
   "key": "tableHeaderTextColor",
   "column": "table_header_text_color",
   "kind": "colour",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "brand",
   "default": "\"#000000\""
  }
 ]
};

export const resources: readonly Resource[] = [organisation];
