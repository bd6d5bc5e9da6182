import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';

/** The document of a signature that the caller was asked for. Refuses NOT_FOUND for one of somebody else, and one that was not asked for yet. */
export const ownSignature = async (tx: Transaction, { employeeId }: Session, signatureId: number): Promise<{ readonly documentId: string; readonly signatureId: string }> => {
  const [found] = employeeId === null ? [] : await tx.query<{ documentId: string }>(`select document_id::text as "documentId" from document_signature where org_code = $1 and id = $2::bigint and employee_id = $3::bigint and state <> 'WAITING'`, [tx.orgCode, signatureId, employeeId]);
  if (!found) throw refuse('NOT_FOUND');
  return { documentId: found.documentId, signatureId: String(signatureId) };
};
