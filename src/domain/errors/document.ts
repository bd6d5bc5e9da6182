import { refusal } from './refusal.ts';

/** Documents that are made, sent and signed. */
export const documentErrors = {
  DOCUMENT_STANDS: refusal('CONFLICT', 'This document was sent and stands as it is. Void it and make a new one to change something.'),
  DOCUMENT_CLOSED: refusal('CONFLICT', 'This document was signed, declined or voided meanwhile, or its last day is over.'),
  DOCUMENT_LINK: refusal('BAD_USER_INPUT', 'This link opens no document. Open the one in your latest mail.', { status: 404 }),
  DOCUMENT_UNDER_WAY: refusal('CONFLICT', 'Signatures to %{document} are under way. Void it first, then delete it.', { duration: null }),
  DOCUMENT_REMINDED: refusal('CONFLICT', '%{name} was asked or reminded within the last hour. Wait a little.'),
} as const;
