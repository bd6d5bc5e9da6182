import { useEffect, useRef, useState } from 'react';
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
const Nowhere = styled('span')({ width: 28, flex: 'none', '@media (pointer: coarse)': { width: 40 } });
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  padding: '0 4px',
  borderRadius: 4,
  '& label': { display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, cursor: 'pointer' },
  '& .move': { opacity: 0 },
  '&:hover .move, &:focus-within .move': { opacity: 1 },
  '&:hover': { background: 'var(--hover)' },
  '&[draggable=true]': { cursor: 'grab' },
});

/** The way of a column in one direction; where there is none its place stays free. */
const WAYS = [
  { by: -1, name: 'up', Icon: ChevronUp },
  { by: 1, name: 'down', Icon: ChevronDown },
] as const;

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
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string>(undefined);
  const order = shown.join(' ');
  useEffect(() => {
    const name = moved.current;
    moved.current = undefined;
    // At an end the arrow that was pressed is there no more; the one back takes the focus.
    if (name !== undefined && !list.current?.contains(document.activeElement)) list.current?.querySelector<HTMLElement>(`[data-name="${name}"] button`)?.focus();
  }, [order]);
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
      <List ref={list} aria-label={translate('grid.tool.columns')}>
        {found.map((name) => {
          const isShown = shown.includes(name);
          return (
            <Item
              key={name}
              data-name={name}
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
              {isShown
                ? WAYS.map(({ by, name: way, Icon }) =>
                    shown[shown.indexOf(name) + by] === undefined ? (
                      <Nowhere key={way} />
                    ) : (
                      <IconButton
                        key={way}
                        className="move"
                        size="small"
                        aria-label={translate(`grid.columns.${way}`, { column: label(name) })}
                        onClick={() => {
                          moved.current = name;
                          prefer({ columns: movedBy(shown, name, by) });
                        }}
                      >
                        <Icon size={14} />
                      </IconButton>
                    ),
                  )
                : null}
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
