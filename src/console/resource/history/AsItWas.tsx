import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useGetOne, useTranslate } from 'ra-core';
import HistoryIcon from 'lucide-react/icons/history';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { useFailureText } from '../form/useFailureText.ts';
import { RecordDetails } from '../show/RecordDetails.tsx';
import { exactMoment } from './momentText.ts';
import type { Row } from '../../providers/data/row.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';

const Strip = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  background: 'var(--warn-wash)',
  color: 'var(--text)',
  '& > svg': { flex: 'none', color: 'var(--warn)' },
  '& > span': { flex: 1 },
});
const Body = styled('div')({ padding: 16 });

type Props = { readonly target: ScreenResource; readonly id: string; readonly asOf: string; readonly onBack: () => void };

/** The whole record as it was at a moment, under a strip that says so. */
export const AsItWas = ({ target, id, asOf, onBack }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const failureText = useFailureText();
  const { data, error } = useGetOne<Row>(target.name, { id, meta: { asOf } });
  return (
    <>
      <Strip role="status">
        <HistoryIcon size={16} aria-hidden />
        <span>{translate('history.asItWas', { date: exactMoment(asOf, formats) })}</span>
        <Button variant="text" size="small" onClick={onBack}>
          {translate('history.backToNow')}
        </Button>
      </Strip>
      <Body>
        {error && !data ? <p role="alert">{failureText(error)}</p> : data ? <RecordDetails resource={target.resource} screen={target.screen} record={data} /> : <Skeleton widths={[200, 160, 220]} />}
      </Body>
    </>
  );
};
