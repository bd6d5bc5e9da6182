import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBottom: 8 });
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
      <SearchBox label={translate('form.rows.find', { smart_count: total })} text={text} onText={onText} />
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
