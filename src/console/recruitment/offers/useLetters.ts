import { useQuery } from '@tanstack/react-query';
import { ReadOfferLettersDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';

/** The offer letters in use. */
export const useLetters = () => useQuery({ queryKey: ['offer-letters'], queryFn: async ({ signal }) => (await askAnswer('recruitment', ReadOfferLettersDocument, {}, signal)).rows, retry: false }).data;
