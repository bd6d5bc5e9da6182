import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { CellFormats } from '../../../../fields/cellKind.ts';
import { entryText } from './EntryBar.tsx';
import { StatusWord } from './StatusWord.tsx';
import type { Entry } from './entries.ts';

const Button = styled('button')({ justifySelf: 'start', zIndex: 1, height: 20, maxWidth: 'calc(100% - 6px)', margin: '0 3px', padding: '0 6px', border: 0, borderRadius: 4, background: 'none', font: 'inherit', fontSize: 12, color: 'var(--text-2)', cursor: 'pointer', overflow: 'hidden', whiteSpace: 'nowrap', '&:hover': { background: 'var(--hover)' } });

type Props = { readonly count: number; readonly column: number; readonly row: number; readonly day: string; readonly entries: readonly Entry[]; readonly formats: CellFormats; readonly onOpen: (id: string) => void };

/** '+3 more': all entries of the day in a list. */
export const MoreEntries = ({ count, column, row, day, entries, formats, onOpen }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { translate, locale } = formats;
  const title = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  const number = new Intl.NumberFormat(locale).format(count);
  return (
    <>
      <Button type="button" style={{ gridColumn: column + 1, gridRow: row }} aria-haspopup="dialog" aria-expanded={anchor !== null} aria-label={translate('shapes.calendar.moreOf', { number, day: title, smart_count: count })} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {translate('shapes.calendar.more', { number, smart_count: count })}
      </Button>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { p: 2, width: 320, maxHeight: 360 } } }}>
        <b style={{ display: 'block', padding: '4px 8px 8px' }}>{title}</b>
        <MenuList autoFocus aria-label={title} sx={{ p: 0, '& span': { overflow: 'hidden', textOverflow: 'ellipsis' }, '& .state': { flex: 'none', marginLeft: 'auto', paddingLeft: 1, color: 'text.secondary' } }}>
          {entries
            .filter(({ from, to }) => from <= day && to >= day)
            .map((entry) => (
              <MenuItem
                key={entry.row.id}
                title={entryText(entry, formats)}
                onClick={() => {
                  setAnchor(null);
                  onOpen(entry.row.id);
                }}
              >
                <span>
                  {entry.time === undefined ? '' : `${entry.time} `}
                  {entry.name}
                </span>
                {entry.status ? <StatusWord status={entry.status} /> : null}
              </MenuItem>
            ))}
        </MenuList>
      </Popover>
    </>
  );
};
