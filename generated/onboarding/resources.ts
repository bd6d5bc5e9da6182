// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const onboardingIndividual: Resource = {
 "endpoint": "onboarding",
 "type": "OnboardingIndividual",
 "name": "onboardingIndividual",
 "table": "onboarding_individual",
 "title": "name",
 "sort": {
  "field": "joiningDate",
  "order": "ASC"
 },
 "operations": {
  "list": "listOnboardingIndividuals",
  "lookup": "lookupOnboardingIndividuals",
  "one": "onboardingIndividual",
  "history": "onboardingIndividualHistory",
  "add": "addOnboardingIndividual",
  "update": "updateOnboardingIndividual",
  "delete": "deleteOnboardingIndividuals"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "specialistId",
 "concerns": "employeeId",
 "screens": [
  {
   "path": "/onboarding/individuals",
   "form": "ONBOARDING_INDIVIDUALS",
   "scope": "ALL",
   "record": "SHOW",
   "actions": [
    "ADD",
    "EDIT",
    "DELETE",
    "EXPORT"
   ],
   "where": "{\"status\": {\"in\": [\"DRAFT\", \"INVITED\", \"STARTED\", \"SUBMITTED\", \"RETURNED\", \"CANCELLED\"]}}"
  },
  {
   "path": "/onboarding/onboarded-individuals",
   "form": "ONBOARDED_INDIVIDUALS",
   "scope": "ALL",
   "record": "SHOW",
   "actions": [
    "EXPORT",
    "UNDO"
   ],
   "where": "{\"status\": {\"equals\": \"ONBOARDED\"}}"
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
   "readOnly": true,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "concat": [
    "firstName",
    "middleName",
    "lastName"
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
   "acts": true,
   "group": "progress",
   "default": "\"DRAFT\"",
   "enumName": "OnboardingStatus",
   "options": [
    "DRAFT",
    "INVITED",
    "STARTED",
    "SUBMITTED",
    "RETURNED",
    "ONBOARDED",
    "CANCELLED"
   ],
   "next": {
    "DRAFT": [
     "INVITED",
     "CANCELLED",
     "ONBOARDED"
    ],
    "INVITED": [
     "STARTED",
     "SUBMITTED",
     "CANCELLED",
     "ONBOARDED"
    ],
    "STARTED": [
     "SUBMITTED",
     "CANCELLED",
     "ONBOARDED"
    ],
    "SUBMITTED": [
     "RETURNED",
     "CANCELLED",
     "ONBOARDED"
    ],
    "RETURNED": [
     "SUBMITTED",
     "CANCELLED",
     "ONBOARDED"
    ],
    "ONBOARDED": [],
    "CANCELLED": [
     "DRAFT"
    ]
   }
  },
  {
   "name": "candidate",
   "key": "candidateId",
   "column": "candidate_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "fixed": true,
   "acts": true,
   "group": "progress",
   "reference": {
    "endpoint": "recruitment",
    "type": "Candidate"
   }
  },
  {
   "name": "specialist",
   "key": "specialistId",
   "column": "specialist_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "progress",
   "aliases": [
    "onboarding specialist"
   ],
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "invitedOn",
   "key": "invitedOn",
   "column": "invited_on",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "progress"
  },
  {
   "name": "submittedOn",
   "key": "submittedOn",
   "column": "submitted_on",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "progress"
  },
  {
   "name": "onboardedOn",
   "key": "onboardedOn",
   "column": "onboarded_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "progress"
  },
  {
   "name": "comment",
   "key": "comment",
   "column": "comment",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 1000
   },
   "help": true,
   "acts": true,
   "group": "progress"
  },
  {
   "name": "employee",
   "key": "employeeId",
   "column": "employee_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "progress",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "joiningDate",
   "key": "joiningDate",
   "column": "joining_date",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "job",
   "aliases": [
    "date of joining"
   ]
  },
  {
   "name": "designation",
   "key": "designationId",
   "column": "designation_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "Designation"
   }
  },
  {
   "name": "department",
   "key": "departmentId",
   "column": "department_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "Department"
   }
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
   "inList": false,
   "rule": {},
   "help": false,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "Location"
   }
  },
  {
   "name": "manager",
   "key": "managerId",
   "column": "manager_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "employeeType",
   "key": "employeeTypeId",
   "column": "employee_type_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "EmployeeType"
   }
  },
  {
   "name": "grade",
   "key": "gradeId",
   "column": "grade_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "Grade"
   }
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
   "help": false,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "WorkSchedule"
   }
  },
  {
   "name": "businessUnit",
   "key": "businessUnitId",
   "column": "business_unit_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "BusinessUnit"
   }
  },
  {
   "name": "serviceProvider",
   "key": "serviceProviderId",
   "column": "service_provider_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "job",
   "reference": {
    "endpoint": "core-hr",
    "type": "ServiceProvider"
   }
  },
  {
   "name": "probationDate",
   "key": "probationDate",
   "column": "probation_date",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "notBefore": "joiningDate"
   },
   "help": false,
   "group": "job"
  },
  {
   "name": "workEmail",
   "key": "workEmail",
   "column": "work_email",
   "kind": "email",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "job"
  },
  {
   "name": "firstName",
   "key": "firstName",
   "column": "first_name",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 100,
    "preset": "COMMON_INPUT_ALPHA"
   },
   "help": false,
   "group": "personal"
  },
  {
   "name": "middleName",
   "key": "middleName",
   "column": "middle_name",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 100,
    "preset": "COMMON_INPUT_ALPHA"
   },
   "help": false,
   "group": "personal"
  },
  {
   "name": "lastName",
   "key": "lastName",
   "column": "last_name",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 100,
    "preset": "COMMON_INPUT_ALPHA"
   },
   "help": false,
   "group": "personal"
  },
  {
   "name": "photo",
   "key": "photo",
   "column": "photo",
   "kind": "image",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "file": {
    "maxBytes": 2000000,
    "types": [
     "image/png",
     "image/jpeg"
    ]
   }
  },
  {
   "name": "dateOfBirth",
   "key": "dateOfBirth",
   "column": "date_of_birth",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "access": "EMPLOYEE_PERSONAL"
  },
  {
   "name": "gender",
   "key": "gender",
   "column": "gender",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "enumName": "Gender",
   "options": [
    "FEMALE",
    "MALE",
    "NON_BINARY",
    "NOT_STATED"
   ],
   "access": "EMPLOYEE_PERSONAL"
  },
  {
   "name": "maritalStatus",
   "key": "maritalStatus",
   "column": "marital_status",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "enumName": "MaritalStatus",
   "options": [
    "SINGLE",
    "MARRIED",
    "DIVORCED",
    "WIDOWED"
   ],
   "access": "EMPLOYEE_PERSONAL"
  },
  {
   "name": "nationality",
   "key": "nationality",
   "column": "nationality",
   "kind": "listed",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "closedList": "COUNTRY",
   "access": "EMPLOYEE_PERSONAL"
  },
  {
   "name": "religion",
   "key": "religionId",
   "column": "religion_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "reference": {
    "endpoint": "core-hr",
    "type": "Religion"
   },
   "access": "EMPLOYEE_PERSONAL"
  },
  {
   "name": "languages",
   "key": "languages",
   "column": "languages",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "rows": {
    "type": "IndividualLanguage",
    "table": "individual_language",
    "parentColumn": "onboarding_individual_id",
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
      "name": "language",
      "key": "language",
      "column": "language",
      "kind": "listed",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "closedList": "LANGUAGE"
     },
     {
      "name": "spoken",
      "key": "spoken",
      "column": "spoken",
      "kind": "yesNo",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "true"
     },
     {
      "name": "readWrite",
      "key": "readWrite",
      "column": "read_write",
      "kind": "yesNo",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "true"
     },
     {
      "name": "proficiency",
      "key": "proficiency",
      "column": "proficiency",
      "kind": "choice",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "enumName": "LanguageProficiency",
      "options": [
       "BASIC",
       "CONVERSATIONAL",
       "FLUENT",
       "NATIVE"
      ]
     }
    ]
   }
  },
  {
   "name": "skills",
   "key": "skills",
   "column": "skills",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "personal",
   "rows": {
    "type": "IndividualSkill",
    "table": "individual_skill",
    "parentColumn": "onboarding_individual_id",
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
      "name": "skill",
      "key": "skillId",
      "column": "skill_id",
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
       "type": "Skill"
      }
     },
     {
      "name": "proficiency",
      "key": "proficiency",
      "column": "proficiency",
      "kind": "choice",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "enumName": "SkillProficiency",
      "options": [
       "BEGINNER",
       "INTERMEDIATE",
       "ADVANCED",
       "EXPERT"
      ]
     }
    ]
   }
  },
  {
   "name": "email",
   "key": "email",
   "column": "email",
   "kind": "email",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "contact"
  },
  {
   "name": "mailLanguage",
   "key": "mailLanguage",
   "column": "mail_language",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "contact",
   "enumName": "Language",
   "options": [
    "EN",
    "FR",
    "JA",
    "SP"
   ]
  },
  {
   "name": "phone",
   "key": "phone",
   "column": "phone",
   "kind": "phone",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "contact"
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
   "group": "contact",
   "access": "EMPLOYEE_PERSONAL"
  },
  {
   "name": "emergencyContacts",
   "key": "emergencyContacts",
   "column": "emergency_contacts",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "contact",
   "access": "EMPLOYEE_PERSONAL",
   "rows": {
    "type": "IndividualEmergencyContact",
    "table": "individual_emergency_contact",
    "parentColumn": "onboarding_individual_id",
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
      "inList": false,
      "rule": {
       "maxLength": 200,
       "preset": "COMMON_INPUT_ALPHA"
      },
      "help": false
     },
     {
      "name": "relationship",
      "key": "relationshipId",
      "column": "relationship_id",
      "kind": "reference",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "reference": {
       "endpoint": "core-hr",
       "type": "Relationship"
      }
     },
     {
      "name": "phone",
      "key": "phone",
      "column": "phone",
      "kind": "phone",
      "required": false,
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
   "name": "family",
   "key": "family",
   "column": "family",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "family",
   "access": "FAMILY_MEMBERS",
   "rows": {
    "type": "IndividualFamilyMember",
    "table": "individual_family_member",
    "parentColumn": "onboarding_individual_id",
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
      "inList": false,
      "rule": {
       "maxLength": 200,
       "preset": "COMMON_INPUT_ALPHA"
      },
      "help": false
     },
     {
      "name": "relationship",
      "key": "relationshipId",
      "column": "relationship_id",
      "kind": "reference",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "reference": {
       "endpoint": "core-hr",
       "type": "Relationship"
      }
     },
     {
      "name": "dateOfBirth",
      "key": "dateOfBirth",
      "column": "date_of_birth",
      "kind": "date",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false
     },
     {
      "name": "gender",
      "key": "gender",
      "column": "gender",
      "kind": "choice",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "enumName": "Gender",
      "options": [
       "FEMALE",
       "MALE",
       "NON_BINARY",
       "NOT_STATED"
      ]
     },
     {
      "name": "isDependent",
      "key": "isDependent",
      "column": "is_dependent",
      "kind": "yesNo",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": true,
      "default": "false"
     }
    ]
   }
  },
  {
   "name": "education",
   "key": "education",
   "column": "education",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "background",
   "rows": {
    "type": "IndividualEducation",
    "table": "individual_education",
    "parentColumn": "onboarding_individual_id",
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
      "name": "qualification",
      "key": "qualification",
      "column": "qualification",
      "kind": "text",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 200
      },
      "help": true
     },
     {
      "name": "level",
      "key": "level",
      "column": "level",
      "kind": "choice",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "enumName": "EducationLevel",
      "options": [
       "SCHOOL",
       "VOCATIONAL",
       "DIPLOMA",
       "BACHELOR",
       "MASTER",
       "DOCTORATE",
       "PROFESSIONAL"
      ]
     },
     {
      "name": "institution",
      "key": "institution",
      "column": "institution",
      "kind": "text",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 200,
       "preset": "COMMON_INPUT_ALPHANUMERIC"
      },
      "help": false
     },
     {
      "name": "startedOn",
      "key": "startedOn",
      "column": "started_on",
      "kind": "date",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false
     },
     {
      "name": "completedOn",
      "key": "completedOn",
      "column": "completed_on",
      "kind": "date",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "notBefore": "startedOn"
      },
      "help": true
     },
     {
      "name": "result",
      "key": "result",
      "column": "result",
      "kind": "text",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 50
      },
      "help": false
     },
     {
      "name": "country",
      "key": "country",
      "column": "country",
      "kind": "listed",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "closedList": "COUNTRY"
     },
     {
      "name": "certificate",
      "key": "certificate",
      "column": "certificate",
      "kind": "file",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": false,
      "inList": false,
      "rule": {},
      "help": false,
      "file": {
       "maxBytes": 10000000,
       "types": [
        "application/pdf",
        "image/png",
        "image/jpeg"
       ]
      }
     }
    ]
   }
  },
  {
   "name": "experience",
   "key": "experience",
   "column": "experience",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "background",
   "rows": {
    "type": "IndividualExperience",
    "table": "individual_experience",
    "parentColumn": "onboarding_individual_id",
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
      "name": "company",
      "key": "company",
      "column": "company",
      "kind": "text",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 200
      },
      "help": false
     },
     {
      "name": "jobTitle",
      "key": "jobTitle",
      "column": "job_title",
      "kind": "text",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 200
      },
      "help": false
     },
     {
      "name": "startedOn",
      "key": "startedOn",
      "column": "started_on",
      "kind": "date",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false
     },
     {
      "name": "endedOn",
      "key": "endedOn",
      "column": "ended_on",
      "kind": "date",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "notBefore": "startedOn"
      },
      "help": false
     },
     {
      "name": "city",
      "key": "city",
      "column": "city",
      "kind": "text",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 100
      },
      "help": false
     },
     {
      "name": "tasks",
      "key": "tasks",
      "column": "tasks",
      "kind": "longText",
      "required": false,
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
   "name": "documents",
   "key": "documents",
   "column": "documents",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "documents",
   "rows": {
    "type": "IndividualDocument",
    "table": "individual_document",
    "parentColumn": "onboarding_individual_id",
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
      "name": "documentSubtype",
      "key": "documentSubtypeId",
      "column": "document_subtype_id",
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
       "type": "DocumentSubtype"
      }
     },
     {
      "name": "number",
      "key": "number",
      "column": "number",
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
      "help": false
     },
     {
      "name": "issuedOn",
      "key": "issuedOn",
      "column": "issued_on",
      "kind": "date",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false
     },
     {
      "name": "expiresOn",
      "key": "expiresOn",
      "column": "expires_on",
      "kind": "date",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "notBefore": "issuedOn"
      },
      "help": false
     },
     {
      "name": "file",
      "key": "file",
      "column": "file",
      "kind": "file",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": false,
      "inList": false,
      "rule": {},
      "help": false,
      "file": {
       "maxBytes": 10000000,
       "types": [
        "application/pdf",
        "image/png",
        "image/jpeg"
       ]
      }
     }
    ]
   }
  },
  {
   "name": "accreditations",
   "key": "accreditations",
   "column": "accreditations",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "documents",
   "rows": {
    "type": "IndividualAccreditation",
    "table": "individual_accreditation",
    "parentColumn": "onboarding_individual_id",
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
      "name": "accreditation",
      "key": "accreditationId",
      "column": "accreditation_id",
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
       "type": "AccreditationType"
      }
     },
     {
      "name": "dependent",
      "key": "dependent",
      "column": "dependent",
      "kind": "text",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 200,
       "preset": "COMMON_INPUT_ALPHA"
      },
      "help": true
     },
     {
      "name": "number",
      "key": "number",
      "column": "number",
      "kind": "text",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "maxLength": 40,
       "preset": "COMMON_INPUT_ALPHANUMERIC"
      },
      "help": false
     },
     {
      "name": "issuingAuthority",
      "key": "issuingAuthority",
      "column": "issuing_authority",
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
      "help": false
     },
     {
      "name": "issuedOn",
      "key": "issuedOn",
      "column": "issued_on",
      "kind": "date",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false
     },
     {
      "name": "expiresOn",
      "key": "expiresOn",
      "column": "expires_on",
      "kind": "date",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "notBefore": "issuedOn"
      },
      "help": false
     },
     {
      "name": "document",
      "key": "document",
      "column": "document",
      "kind": "file",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": false,
      "inList": false,
      "rule": {},
      "help": false,
      "file": {
       "maxBytes": 3000000,
       "types": [
        "image/png",
        "image/jpeg",
        "application/pdf",
        "application/msword",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "text/plain"
       ]
      }
     }
    ]
   }
  },
  {
   "name": "bank",
   "key": "bankId",
   "column": "bank_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "bank",
   "reference": {
    "endpoint": "core-hr",
    "type": "Bank"
   },
   "access": "BANK_ACCOUNTS"
  },
  {
   "name": "bankCountry",
   "key": "bankCountry",
   "column": "bank_country",
   "kind": "listed",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "bank",
   "closedList": "COUNTRY",
   "access": "BANK_ACCOUNTS"
  },
  {
   "name": "accountNumber",
   "key": "accountNumber",
   "column": "account_number",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 42
   },
   "help": true,
   "group": "bank",
   "access": "BANK_ACCOUNTS"
  },
  {
   "name": "bankCode",
   "key": "bankCode",
   "column": "bank_code",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 20
   },
   "help": true,
   "group": "bank",
   "access": "BANK_ACCOUNTS"
  },
  {
   "name": "swift",
   "key": "swift",
   "column": "swift",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 8,
    "maxLength": 11,
    "preset": "ONLY_ALPHANUMERIC"
   },
   "help": false,
   "group": "bank",
   "access": "BANK_ACCOUNTS"
  },
  {
   "name": "accountHolder",
   "key": "accountHolder",
   "column": "account_holder",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 200
   },
   "help": false,
   "group": "bank",
   "access": "BANK_ACCOUNTS"
  },
  {
   "name": "accountType",
   "key": "accountTypeId",
   "column": "account_type_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "bank",
   "reference": {
    "endpoint": "core-hr",
    "type": "AccountType"
   },
   "access": "BANK_ACCOUNTS"
  },
  {
   "name": "accountProof",
   "key": "accountProof",
   "column": "account_proof",
   "kind": "file",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "bank",
   "access": "BANK_ACCOUNTS",
   "file": {
    "maxBytes": 5000000,
    "types": [
     "application/pdf",
     "image/png",
     "image/jpeg"
    ]
   }
  },
  {
   "name": "consentOn",
   "key": "consentOn",
   "column": "consent_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "progress"
  },
  {
   "name": "tokenHash",
   "key": "tokenHash",
   "column": "token_hash",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 64
   },
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

export const resources: readonly Resource[] = [onboardingIndividual];
