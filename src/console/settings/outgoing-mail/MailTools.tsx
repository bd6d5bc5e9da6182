import { styled } from '@mui/material/styles';
import Search from 'lucide-react/icons/search';
import { useTranslate } from 'ra-core';
import { onPhone } from '../../shell/widths.ts';
import type { OutboxMailStatus } from '../../../../generated/integration/operations.ts';
import type { MailFilter } from './useMails.ts';

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 40, padding: '0 16px', flex: 'none', [onPhone]: { flexWrap: 'wrap', padding: '0 16px 8px' } });
const Pills = styled('div')({ display: 'flex', gap: 4, flex: 1, minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none', padding: 2 });
const Pill = styled('button')({
  height: 28,
  padding: '0 10px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'var(--text-2)',
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&[aria-pressed=true]': { background: 'var(--canvas)', color: 'var(--text)', fontWeight: 500 },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 0 },
  [onPhone]: { height: 44 },
});
const Find = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: '0 1 260px',
  minWidth: 140,
  height: 28,
  padding: '0 8px',
  border: '1px solid var(--line)',
  borderRadius: 6,
  color: 'var(--text-3)',
  '& svg': { flex: 'none' },
  '& input': { flex: 1, minWidth: 0, border: 0, padding: 0, outline: 0, background: 'none', color: 'var(--text)', font: 'inherit', '&::placeholder': { color: 'var(--text-3)', opacity: 1 } },
  '&:focus-within': { borderColor: 'var(--accent-text)', boxShadow: '0 0 0 1px var(--accent-text)' },
  [onPhone]: { flex: '1 1 100%', height: 40, '& input': { fontSize: 16 } },
});

const states: readonly OutboxMailStatus[] = ['KEPT', 'QUEUED', 'SENT', 'FAILED'];

type Props = { readonly filter: MailFilter; readonly onFilter: (filter: MailFilter) => void };

/** Which mails: by state, and by words of recipient or subject. */
export const MailTools = ({ filter, onFilter }: Props) => {
  const translate = useTranslate();
  return (
    <Bar>
      <Pills role="group" aria-label={translate('outgoingMail.status')}>
        {[null, ...states].map((status) => (
          <Pill key={status ?? 'all'} type="button" aria-pressed={filter.status === status} onClick={() => onFilter({ ...filter, status })}>
            {translate(status === null ? 'outgoingMail.all' : `enum.OutboxMailStatus.${status}`)}
          </Pill>
        ))}
      </Pills>
      <Find>
        <Search size={14} aria-hidden />
        <input type="text" value={filter.search} aria-label={translate('outgoingMail.find')} placeholder={translate('outgoingMail.find')} onChange={({ target }) => onFilter({ ...filter, search: target.value })} />
      </Find>
    </Bar>
  );
};
