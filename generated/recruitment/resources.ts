// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const careerPage: Resource = {
 "endpoint": "recruitment",
 "type": "CareerPage",
 "name": "careerPage",
 "table": "career_page",
 "title": "caption",
 "sort": {
  "field": "caption",
  "order": "ASC"
 },
 "operations": {
  "list": "listCareerPages",
  "lookup": "lookupCareerPages",
  "one": "careerPage",
  "history": "careerPageHistory",
  "add": "addCareerPage",
  "update": "updateCareerPage",
  "delete": "deleteCareerPages"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/recruitment/career-page-designer",
   "form": "CAREER_PAGE_DESIGNER",
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
   "name": "caption",
   "key": "caption",
   "column": "caption",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 2,
    "maxLength": 120
   },
   "help": true,
   "group": "page",
   "default": "\"Careers\""
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
   "group": "page",
   "file": {
    "maxBytes": 2000000,
    "types": [
     "image/png",
     "image/jpeg"
    ]
   }
  },
  {
   "name": "bannerImage",
   "key": "bannerImage",
   "column": "banner_image",
   "kind": "image",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "banner",
   "file": {
    "maxBytes": 3000000,
    "types": [
     "image/png",
     "image/jpeg"
    ]
   }
  },
  {
   "name": "bannerImage2",
   "key": "bannerImage2",
   "column": "banner_image2",
   "kind": "image",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "banner",
   "file": {
    "maxBytes": 3000000,
    "types": [
     "image/png",
     "image/jpeg"
    ]
   }
  },
  {
   "name": "bannerImage3",
   "key": "bannerImage3",
   "column": "banner_image3",
   "kind": "image",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "banner",
   "file": {
    "maxBytes": 3000000,
    "types": [
     "image/png",
     "image/jpeg"
    ]
   }
  },
  {
   "name": "bannerHeading",
   "key": "bannerHeading",
   "column": "banner_heading",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 120
   },
   "help": false,
   "group": "banner"
  },
  {
   "name": "bannerSubtext",
   "key": "bannerSubtext",
   "column": "banner_subtext",
   "kind": "longText",
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
   "group": "banner"
  },
  {
   "name": "textHorizontal",
   "key": "textHorizontal",
   "column": "text_horizontal",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "text",
   "default": "\"LEFT\"",
   "enumName": "HorizontalPosition",
   "options": [
    "LEFT",
    "CENTER",
    "RIGHT"
   ]
  },
  {
   "name": "textVertical",
   "key": "textVertical",
   "column": "text_vertical",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "text",
   "default": "\"MIDDLE\"",
   "enumName": "VerticalPosition",
   "options": [
    "TOP",
    "MIDDLE",
    "BOTTOM"
   ]
  },
  {
   "name": "headingFontSize",
   "key": "headingFontSize",
   "column": "heading_font_size",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 12,
    "max": 96
   },
   "help": false,
   "group": "text",
   "default": "40",
   "unit": "unit.pixels"
  },
  {
   "name": "subtextFontSize",
   "key": "subtextFontSize",
   "column": "subtext_font_size",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 10,
    "max": 48
   },
   "help": false,
   "group": "text",
   "default": "18",
   "unit": "unit.pixels"
  },
  {
   "name": "fontFamily",
   "key": "fontFamily",
   "column": "font_family",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "text",
   "default": "\"PLEX_SANS\"",
   "enumName": "CareerPageFont",
   "options": [
    "PLEX_SANS",
    "SYSTEM",
    "SERIF",
    "MONOSPACE"
   ]
  },
  {
   "name": "fontColor",
   "key": "fontColor",
   "column": "font_color",
   "kind": "colour",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "text",
   "default": "\"#FFFFFF\""
  },
  {
   "name": "overlayOpacity",
   "key": "overlayOpacity",
   "column": "overlay_opacity",
   "kind": "percent",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 100,
    "decimals": 0
   },
   "help": true,
   "group": "text",
   "default": "\"40\""
  },
  {
   "name": "companyBranding",
   "key": "companyBranding",
   "column": "company_branding",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 5,
    "maxLength": 2000
   },
   "help": true,
   "group": "suggestions"
  },
  {
   "name": "industryTrends",
   "key": "industryTrends",
   "column": "industry_trends",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 5,
    "maxLength": 2000
   },
   "help": true,
   "group": "suggestions"
  }
 ]
};

export const recruitmentGeneralSetting: Resource = {
 "endpoint": "recruitment",
 "type": "RecruitmentGeneralSetting",
 "name": "recruitmentGeneralSetting",
 "table": "recruitment_general_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listRecruitmentGeneralSettings",
  "lookup": "lookupRecruitmentGeneralSettings",
  "one": "recruitmentGeneralSetting",
  "history": "recruitmentGeneralSettingHistory",
  "add": "addRecruitmentGeneralSetting",
  "update": "updateRecruitmentGeneralSetting",
  "delete": "deleteRecruitmentGeneralSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/recruitment/general",
   "form": "RECRUITMENT_GENERAL_SETTINGS",
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
   "group": "posts",
   "default": "\"Recruitment\""
  },
  {
   "name": "coverage",
   "key": "coverage",
   "column": "coverage",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "posts",
   "default": "\"ORGANIZATION\"",
   "enumName": "Coverage",
   "options": [
    "ORGANIZATION",
    "CUSTOM_GROUP"
   ]
  },
  {
   "name": "centralisedRecruitment",
   "key": "centralisedRecruitment",
   "column": "centralised_recruitment",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "posts",
   "default": "false"
  },
  {
   "name": "jobPostVisibility",
   "key": "jobPostVisibility",
   "column": "job_post_visibility",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "posts",
   "default": "\"EVERYONE\"",
   "enumName": "JobPostVisibility",
   "options": [
    "EVERYONE",
    "RECRUITERS"
   ]
  },
  {
   "name": "allowMultipleLocations",
   "key": "allowMultipleLocations",
   "column": "allow_multiple_locations",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "posts",
   "default": "true"
  },
  {
   "name": "jobTitleEditable",
   "key": "jobTitleEditable",
   "column": "job_title_editable",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "posts",
   "default": "false"
  },
  {
   "name": "mppIntegration",
   "key": "mppIntegration",
   "column": "mpp_integration",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "posts",
   "default": "false"
  },
  {
   "name": "equalOpportunityStatement",
   "key": "equalOpportunityStatement",
   "column": "equal_opportunity_statement",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 5
   },
   "help": true,
   "group": "posts"
  },
  {
   "name": "applicationForm",
   "key": "applicationForm",
   "column": "application_form",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "candidates",
   "default": "\"DETAILED\"",
   "enumName": "CandidateApplicationForm",
   "options": [
    "SIMPLE",
    "DETAILED"
   ]
  },
  {
   "name": "enableMultipleApplication",
   "key": "enableMultipleApplication",
   "column": "enable_multiple_application",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "candidates",
   "default": "true"
  },
  {
   "name": "enforceCandidateSalary",
   "key": "enforceCandidateSalary",
   "column": "enforce_candidate_salary",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "candidates",
   "default": "false"
  },
  {
   "name": "careerPortalFilters",
   "key": "careerPortalFilters",
   "column": "career_portal_filters",
   "kind": "choices",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "candidates",
   "enumName": "CareerPortalFilter",
   "options": [
    "LOCATION",
    "DEPARTMENT",
    "JOB_TYPE",
    "SKILL",
    "EXPERIENCE"
   ]
  },
  {
   "name": "showJobRoundsTab",
   "key": "showJobRoundsTab",
   "column": "show_job_rounds_tab",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "interviews",
   "default": "true"
  },
  {
   "name": "allowModifyingInterviewRounds",
   "key": "allowModifyingInterviewRounds",
   "column": "allow_modifying_interview_rounds",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "interviews",
   "default": "false"
  },
  {
   "name": "sendSignedDocument",
   "key": "sendSignedDocument",
   "column": "send_signed_document",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "interviews",
   "default": "true"
  },
  {
   "name": "candidatePortalLogin",
   "key": "candidatePortalLogin",
   "column": "candidate_portal_login",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "portal",
   "default": "true"
  },
  {
   "name": "passcodeExpiryMinutes",
   "key": "passcodeExpiryMinutes",
   "column": "passcode_expiry_minutes",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 1,
    "max": 1440
   },
   "help": true,
   "group": "portal",
   "default": "10",
   "unit": "unit.minutes"
  },
  {
   "name": "portalAccessForNew",
   "key": "portalAccessForNew",
   "column": "portal_access_for_new",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "portal",
   "default": "true"
  },
  {
   "name": "portalAccessForArchived",
   "key": "portalAccessForArchived",
   "column": "portal_access_for_archived",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "portal",
   "default": "false"
  },
  {
   "name": "portalAccessForBlacklisted",
   "key": "portalAccessForBlacklisted",
   "column": "portal_access_for_blacklisted",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "portal",
   "default": "false"
  },
  {
   "name": "tenantUniqueKey",
   "key": "tenantUniqueKey",
   "column": "tenant_unique_key",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 120,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": true,
   "group": "portal"
  },
  {
   "name": "enableNewFeatures",
   "key": "enableNewFeatures",
   "column": "enable_new_features",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "portal",
   "default": "false"
  }
 ]
};

export const resources: readonly Resource[] = [careerPage, recruitmentGeneralSetting];
