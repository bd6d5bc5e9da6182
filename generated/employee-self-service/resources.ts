// Printed by npm run codegen from schema/. Do not edit.
import type { Resource } from '../../src/domain/resource.ts';

export const airTicketClaim: Resource = {
 "endpoint": "employee-self-service",
 "type": "AirTicketClaim",
 "name": "airTicketClaim",
 "table": "air_ticket_claim",
 "title": "purpose",
 "sort": {
  "field": "claimedOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listAirTicketClaims",
  "lookup": "lookupAirTicketClaims",
  "one": "airTicketClaim",
  "history": "airTicketClaimHistory",
  "add": "addAirTicketClaim",
  "update": "updateAirTicketClaim",
  "delete": "deleteAirTicketClaims"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/benefits/air-ticket-claim",
   "form": "AIR_TICKET_CLAIM",
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
   "path": "/my-team-finance/benefits-and-deduction/air-ticketing-settlement-summary/claims",
   "form": "AIR_TICKETING_SETTLEMENT_SUMMARY",
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
   "group": "claim",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
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
   "group": "claim",
   "default": "\"REIMBURSEMENT\"",
   "enumName": "AirTicketClaimKind",
   "options": [
    "REIMBURSEMENT",
    "BOOKING",
    "ENCASHMENT"
   ]
  },
  {
   "name": "purpose",
   "key": "purpose",
   "column": "purpose",
   "kind": "text",
   "required": true,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 3,
    "maxLength": 120
   },
   "help": false,
   "group": "claim"
  },
  {
   "name": "travelOn",
   "key": "travelOn",
   "column": "travel_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "claim"
  },
  {
   "name": "returnOn",
   "key": "returnOn",
   "column": "return_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "notBefore": "travelOn"
   },
   "help": false,
   "group": "claim"
  },
  {
   "name": "forSelf",
   "key": "forSelf",
   "column": "for_self",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "claim",
   "default": "true"
  },
  {
   "name": "travellers",
   "key": "travellers",
   "column": "travellers",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "claim",
   "rows": {
    "type": "AirTicketTraveller",
    "table": "air_ticket_traveller",
    "parentColumn": "air_ticket_claim_id",
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
      "name": "familyMember",
      "key": "familyMemberId",
      "column": "family_member_id",
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
       "type": "FamilyMember"
      }
     }
    ]
   }
  },
  {
   "name": "spent",
   "key": "spent",
   "column": "spent",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0.01,
    "decimals": 4
   },
   "help": true,
   "group": "claim",
   "currency": "PAYROLL"
  },
  {
   "name": "claimedOn",
   "key": "claimedOn",
   "column": "claimed_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "claim"
  },
  {
   "name": "receipts",
   "key": "receipts",
   "column": "receipts",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "receipts",
   "rows": {
    "type": "AirTicketReceipt",
    "table": "air_ticket_receipt",
    "parentColumn": "air_ticket_claim_id",
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
      "name": "file",
      "key": "file",
      "column": "file",
      "kind": "file",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": false,
      "inList": false,
      "rule": {},
      "help": false,
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
      "name": "description",
      "key": "description",
      "column": "description",
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
     }
    ]
   }
  },
  {
   "name": "amount",
   "key": "amount",
   "column": "amount",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0
   },
   "help": true,
   "acts": true,
   "group": "outcome",
   "currency": "currency"
  },
  {
   "name": "tickets",
   "key": "tickets",
   "column": "tickets",
   "kind": "integer",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "outcome"
  },
  {
   "name": "cycleFrom",
   "key": "cycleFrom",
   "column": "cycle_from",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "outcome"
  },
  {
   "name": "cycleUntil",
   "key": "cycleUntil",
   "column": "cycle_until",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "acts": true,
   "group": "outcome"
  },
  {
   "name": "currency",
   "key": "currency",
   "column": "currency",
   "kind": "listed",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true,
   "acts": true,
   "closedList": "CURRENCY"
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
   "group": "outcome",
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
   "name": "settledOn",
   "key": "settledOn",
   "column": "settled_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "later": true,
   "group": "outcome"
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

export const claimRequest: Resource = {
 "endpoint": "employee-self-service",
 "type": "ClaimRequest",
 "name": "claimRequest",
 "table": "claim_request",
 "title": "purpose",
 "sort": {
  "field": "claimedOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listClaimRequests",
  "lookup": "lookupClaimRequests",
  "one": "claimRequest",
  "history": "claimRequestHistory",
  "add": "addClaimRequest",
  "update": "updateClaimRequest",
  "delete": "deleteClaimRequests"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/my-finance/travel-and-expenses/claim-request",
   "form": "SELF_CLAIM_REQUEST",
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
   "path": "/my-team/travel-and-expenses/claim-request",
   "form": "TEAM_CLAIM_REQUEST",
   "scope": "TEAM",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT",
    "EXPORT"
   ]
  },
  {
   "path": "/settings/benefits-and-deduction/travel-and-expenses/claims",
   "form": "TRAVEL_AND_EXPENSES_SETTINGS",
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
   "group": "claim",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "purpose",
   "key": "purpose",
   "column": "purpose",
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
   "group": "claim"
  },
  {
   "name": "travel",
   "key": "travelId",
   "column": "travel_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "claim",
   "reference": {
    "endpoint": "employee-self-service",
    "type": "TravelRequest"
   }
  },
  {
   "name": "claimedOn",
   "key": "claimedOn",
   "column": "claimed_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "claim"
  },
  {
   "name": "total",
   "key": "total",
   "column": "total",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0
   },
   "help": true,
   "acts": true,
   "group": "claim",
   "currency": "currency"
  },
  {
   "name": "currency",
   "key": "currency",
   "column": "currency",
   "kind": "listed",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "hidden": true,
   "acts": true,
   "closedList": "CURRENCY"
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
   "group": "claim",
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
   "name": "paidOn",
   "key": "paidOn",
   "column": "paid_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "later": true,
   "group": "claim"
  },
  {
   "name": "expenses",
   "key": "expenses",
   "column": "expenses",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "expenses",
   "rows": {
    "type": "ClaimExpense",
    "table": "claim_expense",
    "parentColumn": "claim_request_id",
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
      "name": "spentOn",
      "key": "spentOn",
      "column": "spent_on",
      "kind": "date",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": false
     },
     {
      "name": "expenseType",
      "key": "expenseTypeId",
      "column": "expense_type_id",
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
       "endpoint": "employee-self-service",
       "type": "ExpenseType"
      }
     },
     {
      "name": "amount",
      "key": "amount",
      "column": "amount",
      "kind": "decimal",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0.01,
       "decimals": 4
      },
      "help": true
     },
     {
      "name": "receipt",
      "key": "receipt",
      "column": "receipt",
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
       "maxBytes": 5000000,
       "types": [
        "application/pdf",
        "image/png",
        "image/jpeg"
       ]
      }
     },
     {
      "name": "description",
      "key": "description",
      "column": "description",
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
      "name": "currency",
      "key": "currency",
      "column": "currency",
      "kind": "listed",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {},
      "help": true,
      "closedList": "CURRENCY"
     },
     {
      "name": "converted",
      "key": "converted",
      "column": "converted",
      "kind": "money",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0.01,
       "decimals": 4
      },
      "help": true,
      "currency": "PAYROLL"
     }
    ]
   }
  },
  {
   "name": "perDiems",
   "key": "perDiems",
   "column": "per_diems",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "perDiems",
   "rows": {
    "type": "ClaimPerDiem",
    "table": "claim_per_diem",
    "parentColumn": "claim_request_id",
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
      "name": "perDiem",
      "key": "perDiemId",
      "column": "per_diem_id",
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
       "type": "PerDiem"
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
      "filter": false,
      "sort": true,
      "inList": false,
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
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "notBefore": "fromDate"
      },
      "help": false
     },
     {
      "name": "spent",
      "key": "spent",
      "column": "spent",
      "kind": "decimal",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0.01,
       "decimals": 4
      },
      "help": true
     },
     {
      "name": "converted",
      "key": "converted",
      "column": "converted",
      "kind": "money",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0.01,
       "decimals": 4
      },
      "help": true,
      "currency": "PAYROLL"
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

export const compOff: Resource = {
 "endpoint": "employee-self-service",
 "type": "CompOff",
 "name": "compOff",
 "table": "comp_off",
 "title": "reason",
 "sort": {
  "field": "workedOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listCompOffs",
  "lookup": "lookupCompOffs",
  "one": "compOff",
  "history": "compOffHistory",
  "add": "addCompOff",
  "update": "updateCompOff",
  "delete": "deleteCompOffs"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/core-hr/time-off-management/comp-off-override",
   "form": "COMP_OFF_OVERRIDE",
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
   "path": "/employee-self-service/compensatory-off",
   "form": "SELF_COMPENSATORY_OFF",
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
   "path": "/my-team/compensatory-off",
   "form": "TEAM_COMPENSATORY_OFF",
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
   "name": "workedOn",
   "key": "workedOn",
   "column": "worked_on",
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
   "name": "days",
   "key": "days",
   "column": "days",
   "kind": "decimal",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0.01,
    "max": 31,
    "decimals": 2
   },
   "help": false,
   "default": "\"1\"",
   "unit": "unit.days"
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
   "inList": true,
   "rule": {
    "notBefore": "workedOn"
   },
   "help": true
  },
  {
   "name": "encashedDays",
   "key": "encashedDays",
   "column": "encashed_days",
   "kind": "decimal",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 31,
    "decimals": 2
   },
   "help": true,
   "default": "\"0\"",
   "unit": "unit.days"
  },
  {
   "name": "paidDays",
   "key": "paidDays",
   "column": "paid_days",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "unit": "unit.days"
  },
  {
   "name": "reason",
   "key": "reason",
   "column": "reason",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 300
   },
   "help": true
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
   "help": true,
   "file": {
    "maxBytes": 3000000,
    "types": [
     "image/png",
     "image/jpeg",
     "application/pdf"
    ]
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

export const expenseType: Resource = {
 "endpoint": "employee-self-service",
 "type": "ExpenseType",
 "name": "expenseType",
 "table": "expense_type",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listExpenseTypes",
  "lookup": "lookupExpenseTypes",
  "one": "expenseType",
  "history": "expenseTypeHistory",
  "add": "addExpenseType",
  "update": "updateExpenseType",
  "delete": "deleteExpenseTypes"
 },
 "searchArgument": "search",
 "unique": [
  [
   "code"
  ],
  [
   "name"
  ]
 ],
 "importable": true,
 "single": false,
 "rests": true,
 "offers": {
  "status": {
   "equals": "ACTIVE"
  }
 },
 "screens": [
  {
   "path": "/settings/benefits-and-deduction/travel-and-expenses/expense-types",
   "form": "TRAVEL_AND_EXPENSES_SETTINGS",
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
   "help": false,
   "aliases": [
    "expense type"
   ]
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
    "maxLength": 20,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
  },
  {
   "name": "maximumAmount",
   "key": "maximumAmount",
   "column": "maximum_amount",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0.01,
    "decimals": 4
   },
   "help": true,
   "currency": "PAYROLL",
   "aliases": [
    "limit",
    "maximum"
   ]
  },
  {
   "name": "receiptAlways",
   "key": "receiptAlways",
   "column": "receipt_always",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "false"
  },
  {
   "name": "salaryComponent",
   "key": "salaryComponentId",
   "column": "salary_component_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "reference": {
    "endpoint": "payroll-admin",
    "type": "SalaryComponent",
    "among": [
     "REIMBURSEMENT",
     "FLEXIBLE_BENEFIT"
    ]
   }
  },
  {
   "name": "description",
   "key": "description",
   "column": "description",
   "kind": "longText",
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

export const fbpDeclaration: Resource = {
 "endpoint": "employee-self-service",
 "type": "FbpDeclaration",
 "name": "fbpDeclaration",
 "table": "fbp_declaration",
 "title": "financialYear",
 "sort": {
  "field": "financialYear",
  "order": "DESC"
 },
 "operations": {
  "list": "listFbpDeclarations",
  "lookup": "lookupFbpDeclarations",
  "one": "fbpDeclaration",
  "history": "fbpDeclarationHistory",
  "add": "addFbpDeclaration",
  "update": "updateFbpDeclaration",
  "delete": "deleteFbpDeclarations"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "financialYear"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/settings/tax-and-statutory-compliance/fbp-declaration/declarations",
   "form": "FBP_DECLARATION_SETTINGS",
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
   "path": "/my-finance/my-declarations/fbp-declaration",
   "form": "SELF_FBP_DECLARATION",
   "scope": "SELF",
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
   "group": "declaration",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "financialYear",
   "key": "financialYear",
   "column": "financial_year",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 7
   },
   "help": true,
   "group": "declaration"
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
   "group": "declaration",
   "default": "\"SUBMITTED\"",
   "enumName": "DeclarationStatus",
   "options": [
    "DRAFT",
    "SUBMITTED"
   ]
  },
  {
   "name": "declared",
   "key": "declared",
   "column": "declared",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0
   },
   "help": true,
   "acts": true,
   "group": "declaration",
   "currency": "PAYROLL"
  },
  {
   "name": "lines",
   "key": "lines",
   "column": "lines",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "lines",
   "rows": {
    "type": "FbpDeclarationLine",
    "table": "fbp_declaration_line",
    "parentColumn": "fbp_declaration_id",
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
      "name": "component",
      "key": "componentId",
      "column": "component_id",
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
       "endpoint": "payroll-admin",
       "type": "SalaryComponent"
      }
     },
     {
      "name": "amount",
      "key": "amount",
      "column": "amount",
      "kind": "money",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "decimals": 2
      },
      "help": true,
      "currency": "PAYROLL"
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

export const holidayChoice: Resource = {
 "endpoint": "employee-self-service",
 "type": "HolidayChoice",
 "name": "holidayChoice",
 "table": "holiday_choice",
 "title": "date",
 "sort": {
  "field": "date",
  "order": "DESC"
 },
 "operations": {
  "list": "listHolidayChoices",
  "lookup": "lookupHolidayChoices",
  "one": "holidayChoice",
  "history": "holidayChoiceHistory",
  "add": "addHolidayChoice",
  "update": "updateHolidayChoice",
  "delete": "deleteHolidayChoices"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "date"
  ]
 ],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/core-hr/time-off-management/holiday-choices",
   "form": "TIME_OFF_MANAGEMENT",
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
   "path": "/employee-self-service/holiday-choices",
   "form": "SELF_TIME_OFF",
   "scope": "SELF",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT",
    "DELETE"
   ]
  },
  {
   "path": "/my-team/holiday-choices",
   "form": "TEAM_TIME_OFF",
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
   "name": "date",
   "key": "date",
   "column": "date",
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
   "aliases": [
    "holiday date",
    "day"
   ]
  },
  {
   "name": "holiday",
   "key": "holidayId",
   "column": "holiday_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "fixed": true,
   "acts": true,
   "reference": {
    "endpoint": "core-hr",
    "type": "Holiday"
   }
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
    "maxLength": 300
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

export const leaveBalance: Resource = {
 "endpoint": "employee-self-service",
 "type": "LeaveBalance",
 "name": "leaveBalance",
 "table": "leave_balance",
 "title": "note",
 "sort": {
  "field": "year",
  "order": "DESC"
 },
 "operations": {
  "list": "listLeaveBalances",
  "lookup": "lookupLeaveBalances",
  "one": "leaveBalance",
  "history": "leaveBalanceHistory",
  "add": "addLeaveBalance",
  "update": "updateLeaveBalance",
  "delete": "deleteLeaveBalances"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "leaveTypeId",
   "year"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/core-hr/time-off-management/leave-override",
   "form": "LEAVE_OVERRIDE",
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
   "path": "/employee-self-service/time-off",
   "form": "SELF_TIME_OFF",
   "scope": "SELF",
   "record": "SHOW",
   "actions": [
    "EXPORT"
   ]
  },
  {
   "path": "/my-team/time-off",
   "form": "TEAM_TIME_OFF",
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
   "help": true
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
   "name": "leaveType",
   "key": "leaveTypeId",
   "column": "leave_type_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "reference": {
    "endpoint": "employee-self-service",
    "type": "LeaveType"
   }
  },
  {
   "name": "year",
   "key": "year",
   "column": "year",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 2000,
    "max": 2100
   },
   "help": false,
   "isYear": true
  },
  {
   "name": "entitledDays",
   "key": "entitledDays",
   "column": "entitled_days",
   "kind": "decimal",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 999,
    "decimals": 2
   },
   "help": false,
   "default": "\"0\"",
   "unit": "unit.days"
  },
  {
   "name": "carriedForwardDays",
   "key": "carriedForwardDays",
   "column": "carried_forward_days",
   "kind": "decimal",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 999,
    "decimals": 2
   },
   "help": false,
   "default": "\"0\"",
   "unit": "unit.days"
  },
  {
   "name": "encashedDays",
   "key": "encashedDays",
   "column": "encashed_days",
   "kind": "decimal",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 999,
    "decimals": 2
   },
   "help": true,
   "default": "\"0\"",
   "unit": "unit.days"
  },
  {
   "name": "unpaidDays",
   "key": "unpaidDays",
   "column": "unpaid_days",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "acts": true,
   "unit": "unit.days"
  },
  {
   "name": "lapsedDays",
   "key": "lapsedDays",
   "column": "lapsed_days",
   "kind": "decimal",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 999,
    "decimals": 2
   },
   "help": true,
   "default": "\"0\"",
   "unit": "unit.days"
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

export const leaveClosure: Resource = {
 "endpoint": "employee-self-service",
 "type": "LeaveClosure",
 "name": "leaveClosure",
 "table": "leave_closure",
 "title": "name",
 "sort": {
  "field": "year",
  "order": "DESC"
 },
 "operations": {
  "list": "listLeaveClosures",
  "lookup": "lookupLeaveClosures",
  "one": "leaveClosure",
  "history": "leaveClosureHistory",
  "add": "addLeaveClosure",
  "update": "updateLeaveClosure",
  "delete": "deleteLeaveClosures"
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
   "path": "/core-hr/leave-closure",
   "form": "LEAVE_CLOSURE",
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
   "path": "/core-hr/time-off-management/time-off-closure",
   "form": "TIME_OFF_CLOSURE",
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
    "maxLength": 120
   },
   "help": false
  },
  {
   "name": "year",
   "key": "year",
   "column": "year",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 2000,
    "max": 2100
   },
   "help": false,
   "isYear": true
  },
  {
   "name": "leaveType",
   "key": "leaveTypeId",
   "column": "leave_type_id",
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
    "endpoint": "employee-self-service",
    "type": "LeaveType"
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
   "default": "\"DRAFT\"",
   "enumName": "ClosureStatus",
   "options": [
    "DRAFT",
    "CLOSED"
   ],
   "next": {
    "CLOSED": []
   }
  },
  {
   "name": "note",
   "key": "note",
   "column": "note",
   "kind": "longText",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 5
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

export const leavePolicy: Resource = {
 "endpoint": "employee-self-service",
 "type": "LeavePolicy",
 "name": "leavePolicy",
 "table": "leave_policy",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listLeavePolicies",
  "lookup": "lookupLeavePolicies",
  "one": "leavePolicy",
  "history": "leavePolicyHistory",
  "add": "addLeavePolicy",
  "update": "updateLeavePolicy",
  "delete": "deleteLeavePolicies"
 },
 "searchArgument": "search",
 "unique": [
  [
   "name"
  ]
 ],
 "importable": true,
 "single": false,
 "screens": [
  {
   "path": "/core-hr/leave-policy",
   "form": "LEAVE_POLICY",
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
    "maxLength": 120
   },
   "help": false,
   "group": "identity"
  },
  {
   "name": "leaveType",
   "key": "leaveTypeId",
   "column": "leave_type_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "identity",
   "reference": {
    "endpoint": "employee-self-service",
    "type": "LeaveType"
   }
  },
  {
   "name": "coverage",
   "key": "coverage",
   "column": "coverage",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "identity",
   "default": "\"ORGANIZATION\"",
   "enumName": "Coverage",
   "options": [
    "ORGANIZATION",
    "CUSTOM_GROUP"
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
   "group": "identity",
   "reference": {
    "endpoint": "core-hr",
    "type": "CustomEmployeeGroup"
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
   "name": "daysPerYear",
   "key": "daysPerYear",
   "column": "days_per_year",
   "kind": "decimal",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 366,
    "decimals": 2
   },
   "help": true,
   "group": "accrual",
   "default": "\"12\"",
   "unit": "unit.days"
  },
  {
   "name": "accrual",
   "key": "accrual",
   "column": "accrual",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "accrual",
   "default": "\"YEARLY\"",
   "enumName": "LeaveAccrual",
   "options": [
    "YEARLY",
    "MONTHLY",
    "QUARTERLY"
   ]
  },
  {
   "name": "prorated",
   "key": "prorated",
   "column": "prorated",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "accrual",
   "default": "true"
  },
  {
   "name": "limitedToBalance",
   "key": "limitedToBalance",
   "column": "limited_to_balance",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "accrual",
   "default": "true"
  },
  {
   "name": "eligibleAfterDays",
   "key": "eligibleAfterDays",
   "column": "eligible_after_days",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 3650
   },
   "help": true,
   "group": "eligibility",
   "default": "0",
   "unit": "unit.days"
  },
  {
   "name": "afterConfirmation",
   "key": "afterConfirmation",
   "column": "after_confirmation",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "eligibility",
   "default": "false"
  },
  {
   "name": "noticeDays",
   "key": "noticeDays",
   "column": "notice_days",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 366
   },
   "help": true,
   "group": "eligibility",
   "default": "0",
   "unit": "unit.days"
  },
  {
   "name": "maximumDaysPerRequest",
   "key": "maximumDaysPerRequest",
   "column": "maximum_days_per_request",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0.5,
    "max": 366,
    "decimals": 2
   },
   "help": true,
   "group": "eligibility",
   "unit": "unit.days"
  },
  {
   "name": "carryOver",
   "key": "carryOver",
   "column": "carry_over",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "closure",
   "default": "\"NONE\"",
   "enumName": "LeaveCarryOver",
   "options": [
    "NONE",
    "LIMITED",
    "ALL"
   ]
  },
  {
   "name": "carryOverLimitDays",
   "key": "carryOverLimitDays",
   "column": "carry_over_limit_days",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 366,
    "decimals": 2
   },
   "help": false,
   "group": "closure",
   "unit": "unit.days"
  },
  {
   "name": "encashment",
   "key": "encashment",
   "column": "encashment",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "closure",
   "default": "false"
  },
  {
   "name": "encashmentLimitDays",
   "key": "encashmentLimitDays",
   "column": "encashment_limit_days",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {
    "min": 0,
    "max": 366,
    "decimals": 2
   },
   "help": true,
   "group": "closure",
   "unit": "unit.days"
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

export const leaveRequest: Resource = {
 "endpoint": "employee-self-service",
 "type": "LeaveRequest",
 "name": "leaveRequest",
 "table": "leave_request",
 "title": "reason",
 "sort": {
  "field": "fromDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listLeaveRequests",
  "lookup": "lookupLeaveRequests",
  "one": "leaveRequest",
  "history": "leaveRequestHistory",
  "add": "addLeaveRequest",
  "update": "updateLeaveRequest",
  "delete": "deleteLeaveRequests"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/core-hr/time-off-management",
   "form": "TIME_OFF_MANAGEMENT",
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
   "path": "/employee-self-service/leave-request",
   "form": "SELF_LEAVE_REQUEST",
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
   "path": "/my-team/leave-request",
   "form": "TEAM_LEAVE_REQUEST",
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
   "name": "leaveType",
   "key": "leaveTypeId",
   "column": "leave_type_id",
   "kind": "reference",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "reference": {
    "endpoint": "employee-self-service",
    "type": "LeaveType"
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
   "name": "days",
   "key": "days",
   "column": "days",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0.01,
    "max": 366,
    "decimals": 2
   },
   "help": true,
   "unit": "unit.days"
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

export const leaveType: Resource = {
 "endpoint": "employee-self-service",
 "type": "LeaveType",
 "name": "leaveType",
 "table": "leave_type",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "code": "code",
 "operations": {
  "list": "listLeaveTypes",
  "lookup": "lookupLeaveTypes",
  "one": "leaveType",
  "history": "leaveTypeHistory",
  "add": "addLeaveType",
  "update": "updateLeaveType",
  "delete": "deleteLeaveTypes"
 },
 "searchArgument": "search",
 "unique": [
  [
   "code"
  ],
  [
   "name"
  ]
 ],
 "importable": true,
 "single": false,
 "rests": true,
 "offers": {
  "status": {
   "equals": "ACTIVE"
  }
 },
 "screens": [
  {
   "path": "/settings/core-hr/leave-types",
   "form": "TIME_OFF",
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
    "maxLength": 80
   },
   "help": false
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
    "maxLength": 20,
    "preset": "COMMON_INPUT_ALPHANUMERIC"
   },
   "help": false
  },
  {
   "name": "isPaid",
   "key": "isPaid",
   "column": "is_paid",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "default": "true"
  },
  {
   "name": "daysPerYear",
   "key": "daysPerYear",
   "column": "days_per_year",
   "kind": "decimal",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 366,
    "decimals": 2
   },
   "help": true,
   "default": "\"0\"",
   "unit": "unit.days"
  },
  {
   "name": "fromCompOff",
   "key": "fromCompOff",
   "column": "from_comp_off",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "default": "false"
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

export const lopRecovery: Resource = {
 "endpoint": "employee-self-service",
 "type": "LopRecovery",
 "name": "lopRecovery",
 "table": "lop_recovery",
 "title": "reason",
 "sort": {
  "field": "lopDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listLopRecoveries",
  "lookup": "lookupLopRecoveries",
  "one": "lopRecovery",
  "history": "lopRecoveryHistory",
  "add": "addLopRecovery",
  "update": "updateLopRecovery",
  "delete": "deleteLopRecoveries"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/my-team/lop-recovery",
   "form": "TEAM_LOP_RECOVERY",
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
   "path": "/employee-self-service/lop-recovery",
   "form": "SELF_LOP_RECOVERY",
   "scope": "SELF",
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
   "name": "lopDate",
   "key": "lopDate",
   "column": "lop_date",
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
   "name": "days",
   "key": "days",
   "column": "days",
   "kind": "decimal",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0.01,
    "max": 1,
    "decimals": 2
   },
   "help": true,
   "unit": "unit.days"
  },
  {
   "name": "cause",
   "key": "cause",
   "column": "cause",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "acts": true,
   "enumName": "LopCause",
   "options": [
    "UNPAID_LEAVE",
    "NO_ATTENDANCE",
    "DECISION"
   ]
  },
  {
   "name": "lostIn",
   "key": "lostInId",
   "column": "lost_in_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "acts": true,
   "reference": {
    "endpoint": "payroll-admin",
    "type": "PayrollCycle"
   }
  },
  {
   "name": "paidIn",
   "key": "paidInId",
   "column": "paid_in_id",
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
   "reference": {
    "endpoint": "payroll-admin",
    "type": "PayrollCycle"
   }
  },
  {
   "name": "reason",
   "key": "reason",
   "column": "reason",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 300
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

export const npsDeclaration: Resource = {
 "endpoint": "employee-self-service",
 "type": "NpsDeclaration",
 "name": "npsDeclaration",
 "table": "nps_declaration",
 "title": "financialYear",
 "sort": {
  "field": "financialYear",
  "order": "DESC"
 },
 "operations": {
  "list": "listNpsDeclarations",
  "lookup": "lookupNpsDeclarations",
  "one": "npsDeclaration",
  "history": "npsDeclarationHistory",
  "add": "addNpsDeclaration",
  "update": "updateNpsDeclaration",
  "delete": "deleteNpsDeclarations"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "financialYear"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/settings/tax-and-statutory-compliance/nps-declaration/declarations",
   "form": "NPS_DECLARATION_SETTINGS",
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
   "path": "/my-finance/my-declarations/nps-declaration",
   "form": "SELF_NPS_DECLARATION",
   "scope": "SELF",
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
   "group": "declaration",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "financialYear",
   "key": "financialYear",
   "column": "financial_year",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 7
   },
   "help": true,
   "group": "declaration"
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
   "group": "declaration",
   "default": "\"SUBMITTED\"",
   "enumName": "DeclarationStatus",
   "options": [
    "DRAFT",
    "SUBMITTED"
   ]
  },
  {
   "name": "percentage",
   "key": "percentage",
   "column": "percentage",
   "kind": "percent",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 100,
    "decimals": 2
   },
   "help": true,
   "group": "declaration"
  },
  {
   "name": "pran",
   "key": "pran",
   "column": "pran",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "minLength": 12,
    "maxLength": 12,
    "preset": "ONLY_NUMBERS"
   },
   "help": true,
   "group": "declaration"
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

export const onDuty: Resource = {
 "endpoint": "employee-self-service",
 "type": "OnDuty",
 "name": "onDuty",
 "table": "on_duty",
 "title": "reason",
 "sort": {
  "field": "fromDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listOnDuties",
  "lookup": "lookupOnDuties",
  "one": "onDuty",
  "history": "onDutyHistory",
  "add": "addOnDuty",
  "update": "updateOnDuty",
  "delete": "deleteOnDuties"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/core-hr/time-off-management/on-duty",
   "form": "TIME_OFF_MANAGEMENT",
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
   "path": "/employee-self-service/on-duty",
   "form": "SELF_TIME_OFF",
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
   "path": "/my-team/on-duty",
   "form": "TEAM_TIME_OFF",
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
   "name": "place",
   "key": "place",
   "column": "place",
   "kind": "text",
   "required": true,
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

export const overtimeRequest: Resource = {
 "endpoint": "employee-self-service",
 "type": "OvertimeRequest",
 "name": "overtimeRequest",
 "table": "overtime_request",
 "title": "reason",
 "sort": {
  "field": "workDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listOvertimeRequests",
  "lookup": "lookupOvertimeRequests",
  "one": "overtimeRequest",
  "history": "overtimeRequestHistory",
  "add": "addOvertimeRequest",
  "update": "updateOvertimeRequest",
  "delete": "deleteOvertimeRequests"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": true,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/my-team/overtime",
   "form": "TEAM_OVERTIME",
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
   "path": "/employee-self-service/overtime",
   "form": "SELF_OVERTIME",
   "scope": "SELF",
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
   "name": "hours",
   "key": "hours",
   "column": "hours",
   "kind": "duration",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0.0166,
    "max": 24,
    "decimals": 4
   },
   "help": true
  },
  {
   "name": "dayKind",
   "key": "dayKind",
   "column": "day_kind",
   "kind": "choice",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "acts": true,
   "enumName": "WorkDayKind",
   "options": [
    "NORMAL",
    "REST",
    "SPECIAL_NON_WORKING_HOLIDAY",
    "REGULAR_HOLIDAY"
   ]
  },
  {
   "name": "recorded",
   "key": "recorded",
   "column": "recorded",
   "kind": "duration",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "acts": true
  },
  {
   "name": "reason",
   "key": "reason",
   "column": "reason",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 300
   },
   "help": true
  },
  {
   "name": "remark",
   "key": "remark",
   "column": "remark",
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
   "name": "paidOn",
   "key": "paidOn",
   "column": "paid_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "acts": true
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

export const shortTimeOff: Resource = {
 "endpoint": "employee-self-service",
 "type": "ShortTimeOff",
 "name": "shortTimeOff",
 "table": "short_time_off",
 "title": "reason",
 "sort": {
  "field": "date",
  "order": "DESC"
 },
 "operations": {
  "list": "listShortTimeOffs",
  "lookup": "lookupShortTimeOffs",
  "one": "shortTimeOff",
  "history": "shortTimeOffHistory",
  "add": "addShortTimeOff",
  "update": "updateShortTimeOff",
  "delete": "deleteShortTimeOffs"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/core-hr/time-off-management/short-time-off",
   "form": "TIME_OFF_MANAGEMENT",
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
   "path": "/employee-self-service/short-time-off",
   "form": "SELF_SHORT_TIME_OFF",
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
   "path": "/my-team/short-time-off",
   "form": "TEAM_SHORT_TIME_OFF",
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
   "name": "date",
   "key": "date",
   "column": "date",
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
   "name": "fromTime",
   "key": "fromTime",
   "column": "from_time",
   "kind": "time",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false
  },
  {
   "name": "toTime",
   "key": "toTime",
   "column": "to_time",
   "kind": "time",
   "required": true,
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

export const taxReliefClaim: Resource = {
 "endpoint": "employee-self-service",
 "type": "TaxReliefClaim",
 "name": "taxReliefClaim",
 "table": "tax_relief_claim",
 "title": "purpose",
 "sort": {
  "field": "declaredOn",
  "order": "DESC"
 },
 "operations": {
  "list": "listTaxReliefClaims",
  "lookup": "lookupTaxReliefClaims",
  "one": "taxReliefClaim",
  "history": "taxReliefClaimHistory",
  "add": "addTaxReliefClaim",
  "update": "updateTaxReliefClaim",
  "delete": "deleteTaxReliefClaims"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/my-finance/my-declarations",
   "form": "MY_DECLARATIONS",
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
   "path": "/tax-and-statutory-compliance/tax-relief/claims",
   "form": "TAX_RELIEF",
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
   "group": "claim",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "financialYear",
   "key": "financialYear",
   "column": "financial_year",
   "kind": "text",
   "required": false,
   "readOnly": false,
   "search": true,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "maxLength": 7
   },
   "help": true,
   "group": "claim"
  },
  {
   "name": "section",
   "key": "section",
   "column": "section",
   "kind": "choice",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": false,
   "group": "claim",
   "enumName": "TaxReliefSection",
   "options": [
    "SAVINGS",
    "PENSION",
    "HEALTH_FAMILY",
    "HEALTH_PARENTS",
    "EDUCATION_LOAN",
    "HOME_LOAN_INTEREST",
    "HOUSE_RENT",
    "DISABILITY_SELF",
    "DISABILITY_DEPENDANT"
   ]
  },
  {
   "name": "purpose",
   "key": "purpose",
   "column": "purpose",
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
   "help": true,
   "group": "claim"
  },
  {
   "name": "amount",
   "key": "amount",
   "column": "amount",
   "kind": "money",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "decimals": 2
   },
   "help": true,
   "group": "claim",
   "currency": "PAYROLL"
  },
  {
   "name": "raised",
   "key": "raised",
   "column": "raised",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "claim",
   "default": "false"
  },
  {
   "name": "metro",
   "key": "metro",
   "column": "metro",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "claim",
   "default": "false"
  },
  {
   "name": "declaredOn",
   "key": "declaredOn",
   "column": "declared_on",
   "kind": "date",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "claim"
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
   "group": "claim",
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
   "name": "proofs",
   "key": "proofs",
   "column": "proofs",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "proofs",
   "rows": {
    "type": "TaxReliefProof",
    "table": "tax_relief_proof",
    "parentColumn": "tax_relief_claim_id",
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
      "name": "file",
      "key": "file",
      "column": "file",
      "kind": "file",
      "required": true,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": false,
      "inList": false,
      "rule": {},
      "help": false,
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
      "name": "description",
      "key": "description",
      "column": "description",
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

export const timesheet: Resource = {
 "endpoint": "employee-self-service",
 "type": "Timesheet",
 "name": "timesheet",
 "table": "timesheet",
 "title": "weekOf",
 "sort": {
  "field": "weekOf",
  "order": "DESC"
 },
 "operations": {
  "list": "listTimesheets",
  "lookup": "lookupTimesheets",
  "one": "timesheet",
  "history": "timesheetHistory",
  "add": "addTimesheet",
  "update": "updateTimesheet",
  "delete": "deleteTimesheets"
 },
 "searchArgument": "search",
 "unique": [
  [
   "employeeId",
   "weekOf"
  ]
 ],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/core-hr/attendance-records/timesheets",
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
   "path": "/employee-self-service/timesheets",
   "form": "SELF_TIMESHEETS",
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
   "path": "/my-team/timesheets",
   "form": "TEAM_TIMESHEETS",
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
   "group": "week",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "weekOf",
   "key": "weekOf",
   "column": "week_of",
   "kind": "date",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "group": "week"
  },
  {
   "name": "hours",
   "key": "hours",
   "column": "hours",
   "kind": "duration",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 168,
    "decimals": 4
   },
   "help": true,
   "acts": true,
   "group": "week"
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
   "group": "week",
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
   "name": "lines",
   "key": "lines",
   "column": "lines",
   "kind": "rows",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": false,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "work",
   "rows": {
    "type": "TimesheetLine",
    "table": "timesheet_line",
    "parentColumn": "timesheet_id",
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
      "name": "project",
      "key": "projectId",
      "column": "project_id",
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
       "type": "Project"
      }
     },
     {
      "name": "task",
      "key": "task",
      "column": "task",
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
      "name": "monday",
      "key": "monday",
      "column": "monday",
      "kind": "duration",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "max": 24,
       "decimals": 4
      },
      "help": false
     },
     {
      "name": "tuesday",
      "key": "tuesday",
      "column": "tuesday",
      "kind": "duration",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "max": 24,
       "decimals": 4
      },
      "help": false
     },
     {
      "name": "wednesday",
      "key": "wednesday",
      "column": "wednesday",
      "kind": "duration",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "max": 24,
       "decimals": 4
      },
      "help": false
     },
     {
      "name": "thursday",
      "key": "thursday",
      "column": "thursday",
      "kind": "duration",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "max": 24,
       "decimals": 4
      },
      "help": false
     },
     {
      "name": "friday",
      "key": "friday",
      "column": "friday",
      "kind": "duration",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "max": 24,
       "decimals": 4
      },
      "help": false
     },
     {
      "name": "saturday",
      "key": "saturday",
      "column": "saturday",
      "kind": "duration",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "max": 24,
       "decimals": 4
      },
      "help": false
     },
     {
      "name": "sunday",
      "key": "sunday",
      "column": "sunday",
      "kind": "duration",
      "required": false,
      "readOnly": false,
      "search": false,
      "filter": false,
      "sort": true,
      "inList": false,
      "rule": {
       "min": 0,
       "max": 24,
       "decimals": 4
      },
      "help": false
     }
    ],
    "by": "projectId"
   }
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
   "inList": false,
   "rule": {
    "maxLength": 200
   },
   "help": false,
   "group": "work"
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

export const travelAndExpenseSetting: Resource = {
 "endpoint": "employee-self-service",
 "type": "TravelAndExpenseSetting",
 "name": "travelAndExpenseSetting",
 "table": "travel_and_expense_setting",
 "title": "name",
 "sort": {
  "field": "name",
  "order": "ASC"
 },
 "operations": {
  "list": "listTravelAndExpenseSettings",
  "lookup": "lookupTravelAndExpenseSettings",
  "one": "travelAndExpenseSetting",
  "history": "travelAndExpenseSettingHistory",
  "add": "addTravelAndExpenseSetting",
  "update": "updateTravelAndExpenseSetting",
  "delete": "deleteTravelAndExpenseSettings"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": true,
 "screens": [
  {
   "path": "/settings/benefits-and-deduction/travel-and-expenses",
   "form": "TRAVEL_AND_EXPENSES_SETTINGS",
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
   "default": "\"Travel and expenses\""
  },
  {
   "name": "travelNoticeDays",
   "key": "travelNoticeDays",
   "column": "travel_notice_days",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "max": 366
   },
   "help": true,
   "default": "0",
   "unit": "unit.days"
  },
  {
   "name": "perDiemNeedsTravel",
   "key": "perDiemNeedsTravel",
   "column": "per_diem_needs_travel",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {},
   "help": true,
   "default": "true"
  },
  {
   "name": "expensePastDays",
   "key": "expensePastDays",
   "column": "expense_past_days",
   "kind": "integer",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 1,
    "max": 1000
   },
   "help": true,
   "default": "90",
   "unit": "unit.days"
  },
  {
   "name": "receiptFrom",
   "key": "receiptFrom",
   "column": "receipt_from",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 4
   },
   "help": true,
   "currency": "PAYROLL"
  }
 ]
};

export const travelRequest: Resource = {
 "endpoint": "employee-self-service",
 "type": "TravelRequest",
 "name": "travelRequest",
 "table": "travel_request",
 "title": "purpose",
 "sort": {
  "field": "fromDate",
  "order": "DESC"
 },
 "operations": {
  "list": "listTravelRequests",
  "lookup": "lookupTravelRequests",
  "one": "travelRequest",
  "history": "travelRequestHistory",
  "add": "addTravelRequest",
  "update": "updateTravelRequest",
  "delete": "deleteTravelRequests"
 },
 "searchArgument": "search",
 "unique": [],
 "importable": false,
 "single": false,
 "person": "employeeId",
 "screens": [
  {
   "path": "/my-finance/travel-and-expenses/travel-request",
   "form": "SELF_TRAVEL_REQUEST",
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
   "path": "/my-team/travel-and-expenses/travel-request",
   "form": "TEAM_TRAVEL_REQUEST",
   "scope": "TEAM",
   "record": "EDIT",
   "actions": [
    "ADD",
    "EDIT",
    "EXPORT"
   ]
  },
  {
   "path": "/settings/benefits-and-deduction/travel-and-expenses/travel-requests",
   "form": "TRAVEL_AND_EXPENSES_SETTINGS",
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
   "group": "journey",
   "reference": {
    "endpoint": "core-hr",
    "type": "Employee"
   }
  },
  {
   "name": "purpose",
   "key": "purpose",
   "column": "purpose",
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
   "help": true,
   "group": "journey"
  },
  {
   "name": "destination",
   "key": "destination",
   "column": "destination",
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
   "group": "journey"
  },
  {
   "name": "country",
   "key": "country",
   "column": "country",
   "kind": "listed",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "journey",
   "closedList": "COUNTRY"
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
   "help": true,
   "group": "journey"
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
   "group": "journey"
  },
  {
   "name": "project",
   "key": "projectId",
   "column": "project_id",
   "kind": "reference",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": false,
   "group": "journey",
   "reference": {
    "endpoint": "core-hr",
    "type": "Project"
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
   "help": false,
   "group": "journey",
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
   "name": "estimatedCost",
   "key": "estimatedCost",
   "column": "estimated_cost",
   "kind": "money",
   "required": false,
   "readOnly": false,
   "search": false,
   "filter": false,
   "sort": true,
   "inList": true,
   "rule": {
    "min": 0,
    "decimals": 2
   },
   "help": true,
   "group": "booking",
   "currency": "PAYROLL"
  },
  {
   "name": "bookingNeeded",
   "key": "bookingNeeded",
   "column": "booking_needed",
   "kind": "yesNo",
   "required": true,
   "readOnly": false,
   "search": false,
   "filter": true,
   "sort": true,
   "inList": false,
   "rule": {},
   "help": true,
   "group": "booking",
   "default": "false"
  },
  {
   "name": "bookingNote",
   "key": "bookingNote",
   "column": "booking_note",
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
   "group": "booking"
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

export const resources: readonly Resource[] = [airTicketClaim, claimRequest, compOff, expenseType, fbpDeclaration, holidayChoice, leaveBalance, leaveClosure, leavePolicy, leaveRequest, leaveType, lopRecovery, npsDeclaration, onDuty, overtimeRequest, shortTimeOff, taxReliefClaim, timesheet, travelAndExpenseSetting, travelRequest];
