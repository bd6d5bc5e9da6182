import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { PaletteLine } from './PaletteLine.tsx';
import type { PaletteGroup } from './paletteItem.ts';

const List = styled('div')({ overflow: 'auto', paddingBottom: 8, '& h3': { fontSize: 11, lineHeight: '16px', fontWeight: 500, color: 'var(--text-3)', padding: '10px 16px 4px' } });
const Nothing = styled('p')({ padding: '24px 16px 16px', textAlign: 'center', color: 'var(--text-2)' });

export type PaletteListProps = {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  readonly query: string;
  readonly active: string | undefined;
  readonly isSearching: boolean;
  readonly onRun: (key: string) => void;
};

/** What was found, in groups. */
export const PaletteList = ({ id, groups, query, active, isSearching, onRun }: PaletteListProps) => {
  const translate = useTranslate();
  return (
    <>
      <List id={id} role="listbox" aria-label={translate('shell.search')} aria-busy={isSearching}>
        {groups.map(({ key, title, items }) => (
          <div key={key} role="group" aria-label={title}>
            <h3 aria-hidden>{title}</h3>
            {items.map((item) => (
              <PaletteLine key={item.key} item={item} query={query} isActive={item.key === active} onRun={() => onRun(item.key)} />
            ))}
          </div>
        ))}
      </List>
      {groups.length === 0 && !isSearching ? <Nothing role="status">{translate('shell.palette.nothing', { query })}</Nothing> : null}
    </>
  );
};
