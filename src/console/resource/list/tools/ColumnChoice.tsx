import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useTranslate } from 'ra-core';
import { movedBy, movedTo } from '../grid/sorting.ts';
import { useListModel } from '../ListModel.ts';

const List = styled('ul')({ maxHeight: 360, overflow: 'auto', margin: '8px -8px', padding: 0, listStyle: 'none' });
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  paddingRight: 4,
  borderRadius: 4,
  '& label': { display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, cursor: 'pointer' },
  '& .move': { opacity: 0 },
  '&:hover .move, &:focus-within .move': { opacity: 1 },
  '&:hover': { background: 'var(--hover)' },
  '&[draggable=true]': { cursor: 'grab' },
});

/** Every field of the list: shown ones first in their order, moved by dragging or by the arrows, then the others. */
export const ColumnChoice = () => {
  const { columns, fields, prefer, target } = useListModel();
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const [dragged, setDragged] = useState<string>();
  const shown = columns.map(({ field }) => field.name);
  const names = [...shown, ...fields.map(({ name }) => name).filter((name) => !shown.includes(name))];
  const label = (name: string): string => translate(`${target.resource.name}.${name}`);
  const found = names.filter((name) => label(name).toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()));
  const isFixed = (name: string): boolean => name === target.resource.title;
  return (
    <>
      <OutlinedInput
        autoFocus
        fullWidth
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        placeholder={translate('grid.columns.search')}
        slotProps={{ input: { 'aria-label': translate('grid.columns.search') } }}
      />
      <List aria-label={translate('grid.tool.columns')}>
        {found.map((name) => {
          const isShown = shown.includes(name);
          return (
            <Item
              key={name}
              draggable={isShown && search === ''}
              onDragStart={() => setDragged(name)}
              onDragOver={(event) => dragged && isShown && event.preventDefault()}
              onDrop={() => dragged && prefer({ columns: movedTo(shown, dragged, name, shown.indexOf(dragged) < shown.indexOf(name) ? 'after' : 'before') })}
              onDragEnd={() => setDragged(undefined)}
            >
              <label>
                <Checkbox size="small" checked={isShown} disabled={isFixed(name)} onChange={(_, isOn) => prefer({ columns: isOn ? [...shown, name] : shown.filter((one) => one !== name) })} />
                {label(name)}
              </label>
              {isShown ? (
                <>
                  <IconButton className="move" size="small" aria-label={translate('grid.columns.up', { column: label(name) })} onClick={() => prefer({ columns: movedBy(shown, name, -1) })}>
                    <ChevronUp size={14} />
                  </IconButton>
                  <IconButton className="move" size="small" aria-label={translate('grid.columns.down', { column: label(name) })} onClick={() => prefer({ columns: movedBy(shown, name, 1) })}>
                    <ChevronDown size={14} />
                  </IconButton>
                </>
              ) : null}
            </Item>
          );
        })}
      </List>
      <Button size="small" variant="text" onClick={() => prefer({ columns: undefined, widths: {} })}>
        {translate('grid.columns.reset')}
      </Button>
    </>
  );
};
