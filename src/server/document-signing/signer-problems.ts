import type { DocumentAudience } from '../../domain/documents/document-words.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { SignatoryRole } from '../documents/document.ts';

export type AskedSigner = { readonly role: SignatoryRole; readonly employeeId?: string | null };

const MOST = 20;

/** What is wrong with a list of who signs, whoever it is about. `isDraft`: a manager may be put in by name. */
export const signerProblems = (field: 'signatories' | 'signers', audience: DocumentAudience, signers: readonly AskedSigner[], isDraft: boolean): Problem[] => [
  ...(signers.length > MOST ? [{ field, ...finding('documents.tooMany', { most: MOST }) }] : []),
  ...signers.flatMap(({ role, employeeId }, at): Problem[] => {
    const isNamed = (employeeId ?? null) !== null;
    if (role === 'NAMED' && !isNamed) return [{ field: `${field}.${at}.employee`, ...finding('documents.nameSomebody') }];
    if (role === 'MANAGER' && audience === 'CANDIDATE' && !(isDraft && isNamed)) return [{ field: `${field}.${at}.role`, ...finding('documents.notForCandidates') }];
    const isTwice = signers.slice(0, at).some((other) => (role === 'NAMED' ? other.employeeId === employeeId : other.role === role));
    return isTwice ? [{ field: `${field}.${at}.role`, ...finding('documents.twice') }] : [];
  }),
];
