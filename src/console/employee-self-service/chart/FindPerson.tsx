import { useState } from 'react';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useTranslate } from 'ra-core';
import { SearchChartDocument } from '../../../../generated/organisation-chart/operations.ts';
import { ListBox, OptionRow } from '../../fields/input/ListBox.tsx';
import { useDebounced } from '../../shell/palette/useDebounced.ts';
import { askChart } from './askChart.ts';
import type { Person } from './model.ts';

const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: '0 1 280px',
  minWidth: 140,
  height: 28,
  padding: '0 8px',
  border: '1px solid var(--line)',
  borderRadius: 6,
  color: 'var(--text-3)',
  '& svg': { flex: 'none' },
  '& input': { flex: 1, minWidth: 0, border: 0, padding: 0, outline: 0, background: 'none', color: 'var(--text)', font: 'inherit', '&::placeholder': { color: 'var(--text-3)', opacity: 1 } },
  '&:focus-within': { borderColor: 'var(--accent-text)', boxShadow: '0 0 0 1px var(--accent-text)' },
  '@media (max-width: 599.95px)': { flex: '1 1 100%', height: 44, '& input': { fontSize: 16 } },
});

const none: readonly Person[] = [];

/** Finds people by name; choosing one leads the chart there. */
export const FindPerson = ({ onChoose }: { readonly onChoose: (id: string) => void }) => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const words = useDebounced(text.trim(), 200);
  const { data, isFetching } = useQuery({
    queryKey: ['organisation-chart', 'search', words],
    enabled: words !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await askChart(SearchChartDocument, { search: words }, signal)).rows,
  });
  const found = words === '' || text.trim() === '' ? none : (data ?? none);
  const auto = useAutocomplete<Person>({
    id: 'chart-find',
    options: found,
    value: null,
    inputValue: text,
    filterOptions: (all) => [...all],
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ id }) => id,
    onInputChange: (_event, next, reason) => {
      if (reason === 'input' || reason === 'clear') setText(next);
    },
    onChange: (_event, person) => {
      if (!person) return;
      setText('');
      onChoose(person.id);
    },
    autoHighlight: true,
    clearOnBlur: false,
  });
  const isNone = auto.popupOpen && words !== '' && words === text.trim() && found.length === 0 && !isFetching;
  return (
    <div {...auto.getRootProps()} style={{ display: 'contents' }}>
      <Box ref={auto.setAnchorEl}>
        <Search size={14} aria-hidden />
        <input {...auto.getInputProps()} aria-label={translate('chart.find')} placeholder={translate('chart.find')} />
      </Box>
      <Popper open={auto.popupOpen && (found.length > 0 || isNone)} anchorEl={auto.anchorEl} placement="bottom-start" sx={{ zIndex: 'modal', width: Math.max(280, auto.anchorEl?.clientWidth ?? 0) }}>
        {isNone ? (
          <ListBox as="div">
            <p role="status" style={{ padding: '6px 8px', color: 'var(--text-2)' }}>{translate('chart.noneFound')}</p>
          </ListBox>
        ) : (
          <ListBox {...auto.getListboxProps()} aria-label={translate('chart.find')}>
            {found.map((person, index) => {
              const { key, ...row } = auto.getOptionProps({ option: person, index });
              return <OptionRow key={key} row={row} option={{ value: person.id, label: person.name, hint: person.designation ?? person.department ?? '' }} head={undefined} isAdd={false} />;
            })}
          </ListBox>
        )}
      </Popper>
    </div>
  );
};
