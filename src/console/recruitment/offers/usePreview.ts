import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PreviewOfferDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useDebounced } from '../../shell/palette/useDebounced.ts';

/** A salary that is not saved yet. */
export type DraftSalary = { readonly salaryTemplateId: number | null; readonly annualCTC: string; readonly effectiveFrom: string | null };
export type LetterAsked = { readonly candidateId: number; readonly templateId: number; readonly joiningDate: string | null; readonly expiresOn: string | null } & Partial<DraftSalary>;

/** The letter as it would be sent now, a third of a second after the last change. */
export const usePreview = (asked: LetterAsked | null) => {
  const late = useDebounced(JSON.stringify(asked), 300);
  return useQuery({
    queryKey: ['preview-offer', late],
    queryFn: ({ signal }) => askAnswer('recruitment', PreviewOfferDocument, { ...(JSON.parse(late) as LetterAsked), withPdf: false }, signal),
    placeholderData: keepPreviousData,
    enabled: asked !== null && late !== 'null',
    retry: false,
  });
};
