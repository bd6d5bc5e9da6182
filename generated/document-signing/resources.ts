// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const documentSignature: Resource = {
 "endpoint": "document-signing",
 "type": "DocumentSignature",
 "name": "documentSignature",
 "table": "document_signature",
 "title": "name",
 "sort": {
  "field": "askedOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listDocumentSignatures",
  "lookup": "lookupDocumentSignatures",
  "one": "documentSignature",
  "history": "documentSignatureHistory",
  "add": "addDocumentSignature",
  "update": "updateDocumentSignature",
  "delete": "deleteDocumentSignatures"
 },
 "searchArgument": "search",
 "unique": [
  [
   "documentId",
   "place"
  ]
 ],
 "importable": false,
 "single": false,
 "partOf": "documentId",
 "screens": [
  {
   "path": "/compliance-management/docusign/signatures",
   "form": "DOCUSIGN",
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
    "maxLength": 200
   },
   "help": false,
   "fixed": true
  },
  {
   "name": "document",
   "key": "documentId",
   "column": "document_id",
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
    "endpoint": "document-signing",
    "type": "GeneratedDocument"
   }
  },
  {
   "name": "place",
   "key": "place",
   "column": "place",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 20
   },
   "help": true,
   "fixed": true
  },
  {
   "name": "role",
   "key": "role",
   "column": "role",
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
   "enumName": "SignatoryRole",
   "options": [
    "PERSON",
    "MANAGER",
    "NAMED"
   ]
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
   "help": false,
   "fixed": true,
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
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
   "reference": {
    "endpoint": "recruitment",
    "type": "Candidate"
   }
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
   "help": true,
   "fixed": true
  },
  {
   "name": "state",
   "key": "state",
   "column": "state",
   "kind": "status",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "default": "\"WAITING\"",
   "enumName": "SignatureState",
   "options": [
    "WAITING",
    "ASKED",
    "VIEWED",
    "SIGNED",
    "DECLINED"
   ],
   "next": {
    "WAITING": [
     "ASKED"
    ],
    "ASKED": [
     "VIEWED",
     "SIGNED",
     "DECLINED"
    ],
    "VIEWED": [
     "SIGNED",
     "DECLINED"
    ],
    "SIGNED": [],
    "DECLINED": []
   }
  },
  {
   "name": "askedOn",
   "key": "askedOn",
   "column": "asked_on",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false
  },
  {
   "name": "viewedOn",
   "key": "viewedOn",
   "column": "viewed_on",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false
  },
  {
   "name": "answeredOn",
   "key": "answeredOn",
   "column": "answered_on",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true
  },
  {
   "name": "signedBy",
   "key": "signedBy",
   "column": "signed_by",
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
   "name": "signedFrom",
   "key": "signedFrom",
   "column": "signed_from",
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
   "help": true
  },
  {
   "name": "proof",
   "key": "proof",
   "column": "proof",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "enumName": "SignatureProof",
   "options": [
    "PASSCODE",
    "ACCOUNT"
   ]
  },
  {
   "name": "reason",
   "key": "reason",
   "column": "reason",
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
   "help": true
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

export const documentTemplate: Resource = {
 "endpoint": "document-signing",
 "type": "DocumentTemplate",
 "name": "documentTemplate",
 "table": "document_template",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listDocumentTemplates",
  "lookup": "lookupDocumentTemplates",
  "one": "documentTemplate",
  "history": "documentTemplateHistory",
  "add": "addDocumentTemplate",
  "update": "updateDocumentTemplate",
  "delete": "deleteDocumentTemplates"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name"
  ]
 ],
 "importable": false,
 "single": false,
 "rests": true,
 "offers": {
  "status": {
   "equals": "ACTIVE"
  }
 },
 "screens": [
  {
   "path": "/document-generator/templates",
   "form": "DOCUMENT_GENERATOR",
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
   "help": false
  },
  {
   "name": "audience",
   "key": "audience",
   "column": "audience",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "\"EMPLOYEE\"",
   "enumName": "DocumentAudience",
   "options": [
    "EMPLOYEE",
    "CANDIDATE"
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
  },
  {
   "name": "heading",
   "key": "heading",
   "column": "heading",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 150
   },
   "help": true
  },
  {
   "name": "body",
   "key": "body",
   "column": "body",
   "kind": "longText",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 20,
    "maxLength": 10000
   },
   "help": true
  },
  {
   "name": "signatories",
   "key": "signatories",
   "column": "signatories",
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
    "type": "DocumentTemplateSignatory",
    "table": "document_template_signatory",
    "parentColumn": "document_template_id",
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
      "name": "role",
      "key": "role",
      "column": "role",
      "kind": "choice",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "\"PERSON\"",
      "enumName": "SignatoryRole",
      "options": [
       "PERSON",
       "MANAGER",
       "NAMED"
      ]
     },
     {
      "name": "employee",
      "key": "employeeId",
      "column": "employee_id",
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
       "type": "Employee"
      }
     }
    ]
   }
  },
  {
   "name": "filedAs",
   "key": "filedAsId",
   "column": "filed_as_id",
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
    "type": "DocumentSubtype"
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

export const generatedDocument: Resource = {
 "endpoint": "document-signing",
 "type": "GeneratedDocument",
 "name": "generatedDocument",
 "table": "generated_document",
 "title": "name",
 "sort": {
  "field": "madeOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listGeneratedDocuments",
  "lookup": "lookupGeneratedDocuments",
  "one": "generatedDocument",
  "history": "generatedDocumentHistory",
  "add": "addGeneratedDocument",
  "update": "updateGeneratedDocument",
  "delete": "deleteGeneratedDocuments"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/document-generator",
   "form": "DOCUMENT_GENERATOR",
   "scope": "ALL",
   "record": "SHOW",
   "actions": [
    "EDIT",
    "DELETE",
    "EXPORT"
   ]
  },
  {
   "path": "/compliance-management/docusign",
   "form": "DOCUSIGN",
   "scope": "ALL",
   "record": "SHOW",
   "actions": [
    "EXPORT"
   ],
   "where": "{\"status\": {\"in\": [\"SENT\", \"VIEWED\", \"SIGNED\"]}, \"waitsFor\": {\"empty\": false}}"
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
    "maxLength": 200
   },
   "help": false,
   "group": "text"
  },
  {
   "name": "body",
   "key": "body",
   "column": "body",
   "kind": "longText",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "minLength": 20,
    "maxLength": 10000
   },
   "help": false,
   "group": "text"
  },
  {
   "name": "signers",
   "key": "signers",
   "column": "signers",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "signing",
   "rows": {
    "type": "DocumentSigner",
    "table": "document_signer",
    "parentColumn": "generated_document_id",
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
      "name": "role",
      "key": "role",
      "column": "role",
      "kind": "choice",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false,
      "default": "\"PERSON\"",
      "enumName": "SignatoryRole",
      "options": [
       "PERSON",
       "MANAGER",
       "NAMED"
      ]
     },
     {
      "name": "employee",
      "key": "employeeId",
      "column": "employee_id",
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
       "type": "Employee"
      }
     }
    ]
   }
  },
  {
   "name": "filedAs",
   "key": "filedAsId",
   "column": "filed_as_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "signing",
   "reference": {
    "endpoint": "core-hr",
    "type": "DocumentSubtype"
   }
  },
  {
   "name": "personName",
   "key": "personName",
   "column": "person_name",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 200
   },
   "help": true,
   "fixed": true,
   "group": "about"
  },
  {
   "name": "signatories",
   "key": "signatories",
   "column": "signatories",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 1000
   },
   "help": true,
   "acts": true,
   "group": "signing"
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
   "group": "about",
   "default": "\"DRAFT\"",
   "enumName": "DocumentStatus",
   "options": [
    "DRAFT",
    "SENT",
    "VIEWED",
    "SIGNED",
    "DECLINED",
    "VOIDED",
    "COMPLETED"
   ],
   "next": {
    "DRAFT": [
     "SENT"
    ],
    "SENT": [
     "VIEWED",
     "SIGNED",
     "COMPLETED",
     "DECLINED",
     "VOIDED",
     "DRAFT"
    ],
    "VIEWED": [
     "SIGNED",
     "COMPLETED",
     "DECLINED",
     "VOIDED"
    ],
    "SIGNED": [
     "COMPLETED",
     "DECLINED",
     "VOIDED"
    ],
    "DECLINED": [],
    "VOIDED": [],
    "COMPLETED": []
   }
  },
  {
   "name": "author",
   "key": "author",
   "column": "author",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 200
   },
   "help": true,
   "fixed": true,
   "group": "about"
  },
  {
   "name": "audience",
   "key": "audience",
   "column": "audience",
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
   "group": "about",
   "enumName": "DocumentAudience",
   "options": [
    "EMPLOYEE",
    "CANDIDATE"
   ]
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
   "help": false,
   "fixed": true,
   "group": "about",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
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
   "help": false,
   "fixed": true,
   "group": "about",
   "reference": {
    "endpoint": "recruitment",
    "type": "Candidate"
   }
  },
  {
   "name": "template",
   "key": "templateId",
   "column": "template_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "fixed": true,
   "group": "about",
   "reference": {
    "endpoint": "document-signing",
    "type": "DocumentTemplate"
   }
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
   "inList": false,
   "rule": {},
   "help": false,
   "fixed": true,
   "group": "about",
   "enumName": "Language",
   "options": [
    "EN",
    "FR",
    "JA",
    "SP"
   ]
  },
  {
   "name": "madeOn",
   "key": "madeOn",
   "column": "made_on",
   "kind": "dateTime",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "fixed": true,
   "group": "about"
  },
  {
   "name": "sentOn",
   "key": "sentOn",
   "column": "sent_on",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "signing"
  },
  {
   "name": "waitsFor",
   "key": "waitsFor",
   "column": "waits_for",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {
    "maxLength": 200
   },
   "help": true,
   "acts": true,
   "group": "signing"
  },
  {
   "name": "waitsSince",
   "key": "waitsSince",
   "column": "waits_since",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "signing"
  },
  {
   "name": "remindedOn",
   "key": "remindedOn",
   "column": "reminded_on",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "signing"
  },
  {
   "name": "reminders",
   "key": "reminders",
   "column": "reminders",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "signing"
  },
  {
   "name": "expiresOn",
   "key": "expiresOn",
   "column": "expires_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "signing"
  },
  {
   "name": "closedOn",
   "key": "closedOn",
   "column": "closed_on",
   "kind": "dateTime",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "signing"
  },
  {
   "name": "reason",
   "key": "reason",
   "column": "reason",
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
   "group": "signing"
  },
  {
   "name": "letter",
   "key": "letter",
   "column": "letter",
   "kind": "file",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "files",
   "file": {
    "maxBytes": 5000000,
    "types": [
     "application/pdf"
    ]
   }
  },
  {
   "name": "letterDigest",
   "key": "letterDigest",
   "column": "letter_digest",
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
   "help": true,
   "acts": true,
   "group": "files"
  },
  {
   "name": "signedLetter",
   "key": "signedLetter",
   "column": "signed_letter",
   "kind": "file",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "group": "files",
   "file": {
    "maxBytes": 5000000,
    "types": [
     "application/pdf"
    ]
   }
  },
  {
   "name": "signedDigest",
   "key": "signedDigest",
   "column": "signed_digest",
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
   "help": true,
   "acts": true,
   "group": "files"
  },
  {
   "name": "authorAccount",
   "key": "authorAccount",
   "column": "author_account",
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

export const signingSetting: Resource = {
 "endpoint": "document-signing",
 "type": "SigningSetting",
 "name": "signingSetting",
 "table": "signing_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listSigningSettings",
  "lookup": "lookupSigningSettings",
  "one": "signingSetting",
  "history": "signingSettingHistory",
  "add": "addSigningSetting",
  "update": "updateSigningSetting",
  "delete": "deleteSigningSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/compliance-management/docusign/configuration",
   "form": "DOCUSIGN_CONFIGURATION",
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
   "group": "time",
   "default": "\"Signatures\""
  },
  {
   "name": "expiryDays",
   "key": "expiryDays",
   "column": "expiry_days",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 180
   },
   "help": true,
   "group": "time",
   "default": "14",
   "unit": "unit.days"
  },
  {
   "name": "reminderDays",
   "key": "reminderDays",
   "column": "reminder_days",
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
   "group": "time",
   "default": "3",
   "unit": "unit.days"
  },
  {
   "name": "mostReminders",
   "key": "mostReminders",
   "column": "most_reminders",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 20
   },
   "help": true,
   "group": "time",
   "default": "3"
  },
  {
   "name": "answersTo",
   "key": "answersTo",
   "column": "answers_to",
   "kind": "email",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "sender"
  },
  {
   "name": "sealedBy",
   "key": "sealedBy",
   "column": "sealed_by",
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
   "help": true,
   "group": "sender"
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
   "group": "sender",
   "default": "true"
  }
 ]
};

export const resources: readonly Resource[] = [documentSignature, documentTemplate, generatedDocument, signingSetting];
