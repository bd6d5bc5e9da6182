const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** What may be put to a record: 10 MB; pictures, PDF, texts and tables, each proved by its first bytes. */
export const recordFiles = {
  maxBytes: 10_000_000,
  types: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf', 'application/msword', `${OFFICE}.wordprocessingml.document`, 'application/vnd.ms-excel', `${OFFICE}.spreadsheetml.sheet`, 'text/plain', 'text/csv'],
} as const;
