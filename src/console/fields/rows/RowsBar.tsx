import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Search from 'lucide-react/icons/search';
import { onPhone } from '../../shell/widths.ts';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBottom: 8 });
const Find = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: '0 1 280px',
  minWidth: 160,
  height: 32,
  padding: '0 8px',
  border: '1px solid var(--field)',
  borderRadius: 6,
  background: 'var(--surface)',
  color: 'var(--text-3)',
  '& svg': { flex: 'none' },
  '& input': { flex: 1, minWidth: 0, border: 0, padding: 0, outline: 0, background: 'none', color: 'var(--text)', font: 'inherit', '&::placeholder': { color: 'var(--text-3)', opacity: 1 } },
  '&:focus-within': { borderColor: 'var(--accent-text)', boxShadow: '0 0 0 1px var(--accent-text)' },
  [onPhone]: { flex: '1 1 100%', height: 44, '& input': { fontSize: 16 } },
});
const Count = styled('span')({ color: 'var(--text-2)' });
const Bad = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  marginLeft: 'auto',
  padding: '2px 6px',
  border: 0,
  borderRadius: 4,
  background: 'var(--bad-wash)',
  color: 'var(--bad)',
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
});

type Props = {
  readonly text: string;
  readonly total: number;
  readonly shown: number;
  /** Rows with something wrong. */
  readonly wrong: number;
  readonly onText: (text: string) => void;
  readonly onNextProblem: () => void;
};

/** Finds among many rows, says how many are left, and leads to those that need a fix. */
export const RowsBar = ({ text, total, shown, wrong, onText, onNextProblem }: Props) => {
  const translate = useTranslate();
  return (
    <Bar>
      <Find>
        <Search size={14} aria-hidden />
        <input
          type="text"
          value={text}
          aria-label={translate('form.rows.find', { smart_count: total })}
          placeholder={translate('form.rows.find', { smart_count: total })}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text === '') return;
            event.stopPropagation();
            onText('');
          }}
        />
      </Find>
      <Count role="status">{text.trim() === '' ? '' : translate('form.rows.found', { smart_count: shown, total })}</Count>
      {wrong > 0 ? (
        <Bad type="button" onClick={onNextProblem}>
          <CircleAlert size={14} aria-hidden />
          {translate('form.rows.wrong', { smart_count: wrong })}
        </Bad>
      ) : null}
    </Bar>
  );
};
