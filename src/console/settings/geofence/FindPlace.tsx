import { useState } from 'react';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { ReadMapPlacesDocument } from '../../../../generated/attendance/operations.ts';
import { FindBox } from '../../fields/input/FindBox.tsx';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { useDebounced } from '../../shell/palette/useDebounced.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { Point } from './useMap.ts';

/** Finds a place by its name; choosing one makes it the centre. */
export const FindPlace = ({ id, onChoose }: { readonly id: string; readonly onChoose: (to: Point) => void }) => {
  const translate = useTranslate();
  const countries = new Intl.DisplayNames(tagOf(useLocale() ?? 'en'), { type: 'region' });
  const [text, setText] = useState('');
  const words = useDebounced(text.trim(), 200);
  const isAsked = words.length > 1;
  const { data, error, isFetching } = useQuery({ queryKey: ['map', 'search', words], enabled: isAsked, placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY, queryFn: ({ signal }) => askAnswer('attendance', ReadMapPlacesDocument, { search: words }, signal) });
  const found = isAsked ? (data?.rows ?? []) : [];
  return (
    <FindBox
      id={id}
      label={translate('map.find')}
      text={text}
      onText={setText}
      options={found.slice(0, 20).map(({ name, country }, at) => ({ value: String(at), label: name, hint: countries.of(country) ?? country }))}
      nothing={isAsked && words === text.trim() && !isFetching ? (error?.message ?? translate('map.noneFound')) : undefined}
      onChoose={(value) => {
        const place = found[Number(value)];
        if (place) onChoose(place);
      }}
    />
  );
};
