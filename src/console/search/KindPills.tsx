import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { tagOf } from '../providers/i18nLanguages.ts';
import { messageStem } from '../shell/useScreenLabel.ts';
import { onPhone } from '../shell/widths.ts';
import type { SearchRecordsQuery } from '../../../generated/batch-processing/operations.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: '8px 16px',
  flex: 'none',
  borderBottom: '1px solid var(--hair)',
  '& button': { height: 28, padding: '0 10px', border: 0, borderRadius: 6, background: 'none', color: 'var(--text-2)', whiteSpace: 'nowrap', cursor: 'pointer', '&:hover': { background: 'var(--hover)' }, '&[aria-pressed=true]': { background: 'var(--accent-wash)', color: 'var(--text)', fontWeight: 500 } },
  '& small': { marginLeft: 6, fontSize: 12, color: 'var(--text-3)' },
  '& [aria-pressed=true] small': { color: 'var(--text-2)' },
  [onPhone]: { flexWrap: 'nowrap', overflowX: 'auto', '& button': { height: 44 } },
});

type Props = { readonly facets: SearchRecordsQuery['searchRecords']['facets']; readonly type: string | null; readonly onType: (type: string | null) => void };

/** How many of each kind were found; one of them narrows the results to it. */
export const KindPills = ({ facets, type, onType }: Props) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const format = new Intl.NumberFormat(tagOf(locale));
  return (
    <Row role="group" aria-label={translate('search.kinds')}>
      <button type="button" aria-pressed={type === null} onClick={() => onType(null)}>
        {translate('search.all')}
      </button>
      {facets.map(({ type: kind, count, isMore }) => (
        <button key={kind} type="button" aria-pressed={kind === type} onClick={() => onType(kind === type ? null : kind)}>
          {translate(messageStem(kind), { smart_count: count })}
          <small>{`${format.format(count)}${isMore ? '+' : ''}`}</small>
        </button>
      ))}
    </Row>
  );
};
