import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ReadOfferLettersDocument } from '../../../../generated/recruitment/operations.ts';
import { useSession } from '../../providers/authSession.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { lettersFor, type Letter } from './letterFields.tsx';
import type { Row } from '../../providers/data/row.ts';

/** The offer letters in use, those first that suit the candidate. */
export const useLetters = (candidate: Row): readonly Letter[] | undefined => {
  const language = useSession()?.organisation.language;
  const { data } = useQuery({ queryKey: ['offer-letters'], queryFn: async ({ signal }) => (await askAnswer('recruitment', ReadOfferLettersDocument, {}, signal)).rows, retry: false });
  const { languages: spoken, preferredLanguage: preferred } = candidate;
  return useMemo(() => data && lettersFor(data, { preferred, spoken }, language), [data, preferred, spoken, language]);
};
