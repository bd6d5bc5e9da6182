const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** What may be put to a record: 10 MB (`mostBytesOf`); pictures, PDF, texts and tables, each proved by its first bytes. */
export const recordFiles = {
  maxBytes: 10_000_000,
  types: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf', 'application/msword', `${OFFICE}.wordprocessingml.document`, 'application/vnd.ms-excel', `${OFFICE}.spreadsheetml.sheet`, 'text/plain', 'text/csv'],
} as const;

/** Document 1 §9: attachments of candidates have 5,000,000 bytes at most. */
export const mostBytesOf = (type: string): number => (type === 'Candidate' ? 5_000_000 : recordFiles.maxBytes);
