import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import type { Field } from '../../../../domain/resource.ts';
import { foldText } from '../../../../domain/rank.ts';
import { useOffers } from '../../../fields/reference/useOffers.ts';

export type Offer = { readonly text: string; readonly hint?: string };

const mostOffers = 8;

/** What a field may hold, for a text that is being typed: records of a reference by search, words of a closed set, otherwise nothing. */
export const useTargetOffers = (field: Field | undefined, search: string, isOpen: boolean): readonly Offer[] => {
  const translate = useTranslate();
  const { offers } = useOffers(field?.reference, search, isOpen && field?.reference !== undefined);
  return useMemo(() => {
    if (field?.reference) return offers.slice(0, mostOffers).map(({ linked }) => ({ text: linked.title, ...(linked.code ? { hint: linked.code } : {}) }));
    const words = field?.kind === 'yesNo' ? [translate('common.yes'), translate('common.no')] : (field?.options ?? []).map((option) => translate(`enum.${field?.enumName}.${option}`));
    const wanted = foldText(search);
    return words.filter((word) => foldText(word).includes(wanted)).slice(0, mostOffers).map((text) => ({ text }));
  }, [field, offers, search, translate]);
};
