import { useQuery } from '@tanstack/react-query';
import { ReadDocumentStandingDocument } from '../../../generated/document-signing/operations.ts';
import { askAnswer } from '../shell/askAnswer.ts';

/** Signatures of a document, what keeps it from being sent, and what happened to it. */
export const useStanding = (id: string, version?: unknown) =>
  useQuery({ queryKey: ['document-standing', id, version], queryFn: ({ signal }) => askAnswer('document-signing', ReadDocumentStandingDocument, { documentId: Number(id) }, signal), retry: false });
