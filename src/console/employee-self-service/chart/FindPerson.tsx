import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { SearchChartDocument } from '../../../../generated/organisation-chart/operations.ts';
import { FindBox } from '../../fields/input/FindBox.tsx';
import { useDebounced } from '../../shell/palette/useDebounced.ts';
import { askAnswer } from '../../shell/askAnswer.ts';

/** Finds people by name; choosing one leads the chart there. */
export const FindPerson = ({ onChoose }: { readonly onChoose: (id: string) => void }) => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const words = useDebounced(text.trim(), 200);
  const { data, error, isFetching } = useQuery({
    queryKey: ['organisation-chart', 'search', words],
    enabled: words !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await askAnswer('organisation-chart', SearchChartDocument, { search: words }, signal)).rows,
  });
  const found = words === '' || text.trim() === '' ? [] : (data ?? []);
  const isKnown = words !== '' && words === text.trim() && !isFetching;
  return (
    <FindBox
      id="chart-find"
      label={translate('chart.find')}
      text={text}
      onText={setText}
      options={found.map(({ id, name, designation, department }) => ({ value: id, label: name, hint: designation ?? department ?? '' }))}
      nothing={isKnown && error ? error.message : isKnown ? translate('chart.noneFound') : undefined}
      onChoose={onChoose}
    />
  );
};
