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
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "identity",
   "default": "\"IN\"",
   "closedList": "COUNTRY"
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
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "formats",
   "default": "\"YYYY/MM/DD\"",
   "closedList": "DATE_FORMAT"
  },
  {
   "name": "timeZone",
   "key": "timeZone",
   "column": "time_zone",
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "formats",
   "default": "\"Asia/Kolkata\"",
   "closedList": "TIME_ZONE"
  },
  {
   "name": "currency",
   "key": "currency",
   "column": "currency",
   "kind": "listed",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "formats",
   "default": "\"INR\"",
   "closedList": "CURRENCY"
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
  },
  {
   "name": "teamAvailabilityGood",
   "key": "teamAvailabilityGood",
   "column": "team_availability_good",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 100,
    "notBefore": "teamAvailabilityModerate"
   },
   "help": true,
   "group": "attendance",
   "default": "80",
   "unit": "unit.percent"
  },
  {
   "name": "teamAvailabilityModerate",
   "key": "teamAvailabilityModerate",
   "column": "team_availability_moderate",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 100
   },
   "help": true,
   "group": "attendance",
   "default": "60",
   "unit": "unit.percent"
  }
 ]
};

export const resources: readonly Resource[] = [organisation];
