import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
import { onPhone } from '../../shell/widths.ts';

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 40, padding: '0 16px 8px', flex: 'none', [onPhone]: { flexWrap: 'wrap' } });
const Told = styled('span')({ flex: 1, color: 'var(--text-3)', fontSize: 12 });

type Props = { readonly search: string; readonly onSearch: (text: string) => void; readonly told: string; readonly isOpen: boolean; readonly onOpen: (isOpen: boolean) => void };

/** Finds departments and unfolds all of them. */
export const TreeTools = ({ search, onSearch, told, isOpen, onOpen }: Props) => {
  const translate = useTranslate();
  return (
    <Bar>
      <SearchBox label={translate('departmentTree.find')} text={search} onText={onSearch} />
      <Told role="status">{told}</Told>
      <Button size="small" onClick={() => onOpen(!isOpen)}>
        {translate(isOpen ? 'departmentTree.collapse' : 'departmentTree.expand')}
      </Button>
    </Bar>
  );
};
