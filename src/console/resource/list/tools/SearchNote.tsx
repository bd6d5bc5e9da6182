import { styled } from '@mui/material/styles';
import Info from 'lucide-react/icons/info';
import { useListModel } from '../ListModel.ts';

const Strip = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 8, padding: '8px 16px', flex: 'none', borderBottom: '1px solid var(--hair)', color: 'var(--text-2)', fontSize: 12, lineHeight: '18px', '& > svg': { flex: 'none', marginTop: 2 } });

/** What the server says of the search, beside what it found. */
export const SearchNote = () => {
  const { rows } = useListModel();
  return rows.told === '' ? null : (
    <Strip role="status">
      <Info size={14} aria-hidden />
      {rows.told}
    </Strip>
  );
};
