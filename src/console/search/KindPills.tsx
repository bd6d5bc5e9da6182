import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { tagOf } from '../providers/i18nLanguages.ts';
import { messageStem } from '../shell/useScreenLabel.ts';
import { onPhone } from '../shell/widths.ts';
import type { SearchRecordsQuery } from '../../../generated/batch-processing/operations.ts';

/** A column beside the results where there is room, else one row that scrolls. */
const Kinds = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  padding: '8px 16px',
  flex: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '& button': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, height: 28, padding: '0 10px', flex: 'none', border: 0, borderRadius: 6, background: 'none', color: 'var(--text-2)', whiteSpace: 'nowrap', cursor: 'pointer', '&:hover': { background: 'var(--hover)' }, '&[aria-pressed=true]': { background: 'var(--accent-wash)', color: 'var(--text)', fontWeight: 500 } },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': { flex: 'none', fontSize: 12, color: 'var(--text-3)' },
  '& [aria-pressed=true] small': { color: 'var(--text-2)' },
  [onPhone]: { '& button': { height: 44 } },
  [theme.breakpoints.up('lg')]: { width: 232, flexDirection: 'column', overflowX: 'hidden', overflowY: 'auto', padding: '8px 8px 16px 16px' },
}));

type Props = { readonly facets: SearchRecordsQuery['searchRecords']['facets']; readonly type: string | null; readonly onType: (type: string | null) => void };

/** How many of each kind were found; one of them narrows the results to it. */
export const KindPills = ({ facets, type, onType }: Props) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const format = new Intl.NumberFormat(tagOf(locale));
  return (
    <Kinds role="group" aria-label={translate('search.kinds')}>
      <button type="button" aria-pressed={type === null} onClick={() => onType(null)}>
        {translate('search.all')}
      </button>
      {facets.map(({ type: kind, count, isMore }) => (
        <button key={kind} type="button" aria-pressed={kind === type} onClick={() => onType(kind === type ? null : kind)}>
          <span>{translate(messageStem(kind), { smart_count: count })}</span>
          <small>{`${format.format(count)}${isMore ? '+' : ''}`}</small>
        </button>
      ))}
    </Kinds>
  );
};
