import { useDeferredValue, useId, useState } from 'react';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { SearchBox } from '../pieces/SearchBox.tsx';
import { useTeamManagers } from './useTeamManagers.ts';
import type { KeyboardEvent } from 'react';
import type { FormName } from '../../../../generated/forms.ts';

const Box = styled('div')({ display: 'grid', gap: 8, minWidth: 0, '& > label': { flex: 'none', height: 36 }, '& > p': { margin: 0, color: 'var(--text-2)' } });
const List = styled('ul')({ maxHeight: 264, overflow: 'auto', margin: '0 -8px', padding: 0, listStyle: 'none' });
const Item = styled('label')({
  display: 'flex', alignItems: 'center', gap: 4, minHeight: 32, padding: '0 8px 0 4px', borderRadius: 4, cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '& > b': { flex: 1, minWidth: 0, fontWeight: 400, overflowWrap: 'anywhere' },
  '& > small': { color: 'var(--text-3)', fontSize: 12, whiteSpace: 'nowrap' },
  '@media (pointer: coarse)': { minHeight: 44 },
});

type Props = {
  readonly form: FormName | null | undefined;
  readonly value: string | null;
  readonly labelId: string;
  /** Offers all teams, too: null. */
  readonly withAll?: boolean;
  readonly onChoose: (id: string | null) => void;
  /** It is chosen for good: by a press, or by Enter. Arrows only walk. */
  readonly onDone?: () => void;
};

/** Whose team: the one that is chosen first, then what the search finds. */
export const ManagerList = ({ form, value, labelId, withAll = false, onChoose, onDone }: Props) => {
  const translate = useTranslate();
  const name = useId();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const [first] = useState(value);
  const held = useTeamManagers(form, { ids: first === null ? [] : [first] }, first !== null);
  const found = useTeamManagers(form, { search: asked });
  const rows = [...(asked === '' ? (held.data ?? []) : []), ...(found.data ?? [])].filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at);
  const close = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || onDone === undefined) return;
    // The button that opened the list takes the focus again, and is not pressed by it.
    event.preventDefault();
    onDone();
  };
  const item = (id: string | null, label: string, hint?: string) => (
    <li key={id ?? ''}>
      <Item onClick={({ detail }) => (detail > 0 ? onDone?.() : undefined)}>
        <Radio size="small" name={name} checked={value === id} onChange={() => onChoose(id)} />
        <b>{label}</b>
        {hint === undefined ? null : <small>{hint}</small>}
      </Item>
    </li>
  );
  // What is shown was found for what was typed before.
  const isOld = found.isPlaceholderData || asked !== search.trim();
  const take = (event: KeyboardEvent): void => {
    const [only] = rows;
    if (event.key !== 'Enter' || only === undefined || asked === '' || isOld) return;
    event.preventDefault();
    onChoose(only.id);
    onDone?.();
  };
  return (
    <Box>
      <SearchBox autoFocus label={translate('teamOf.search')} text={search} onText={setSearch} onKeyDown={take} />
      <List role="radiogroup" aria-labelledby={labelId} onKeyDown={close}>
        {withAll && asked === '' ? item(null, translate('teamOf.all')) : null}
        {rows.map(({ id, name: label, code }) => item(id, label, code))}
      </List>
      {rows.length === 0 && found.isSuccess ? <p role="status">{translate('grid.filter.nothing')}</p> : null}
    </Box>
  );
};
