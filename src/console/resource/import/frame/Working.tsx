import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useSecondsLeft } from '../../../shell/pieces/useSecondsLeft.ts';
import { useWizard } from '../WizardContext.ts';

const Place = styled('div')({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'stretch',
  gap: 12,
  width: '100%',
  maxWidth: 480,
  margin: '0 auto',
  padding: 24,
  '& h2': { fontSize: 16, lineHeight: '24px', textAlign: 'center' },
  '& p': { color: 'var(--text-2)', textAlign: 'center', minHeight: 20 },
  '& .away': { minHeight: 0, color: 'var(--warn)' },
  '& .MuiButton-root': { justifySelf: 'center' },
});

type Props = { readonly what: string; readonly done: number; readonly total: number; readonly text?: string; /** The server does not answer by now. */ readonly isAway: boolean; readonly onCancel?: () => void };

/** The server works on the file: n of m rows, time left, Cancel. Told to those who hear the page each tenth. */
export const Working = ({ what, done, total, text, isAway, onCancel }: Props) => {
  const translate = useTranslate();
  const { number } = useWizard();
  const left = useSecondsLeft(done, total);
  const share = total > 0 ? Math.min(100, (done / total) * 100) : 0;
  const count = translate('shell.progress.count', { done: number(Math.min(done, total)), total: number(total) });
  return (
    <Place>
      <h2>{what}</h2>
      {done > 0 ? <LinearProgress variant="determinate" value={share} aria-label={what} /> : <LinearProgress aria-label={what} />}
      <p>
        {done > 0 ? count : (text ?? '')}
        {left === undefined || isAway ? '' : ` · ${translate('shell.progress.left', { smart_count: Math.ceil(left) })}`}
      </p>
      <p role="status" className="away">
        {isAway ? translate('import.away') : ''}
      </p>
      <span role="status" className="visually-hidden">
        {translate('shell.progress.percent', { percent: Math.floor(share / 10) * 10 })}
      </span>
      {onCancel ? <Button onClick={onCancel}>{translate('import.cancel')}</Button> : null}
    </Place>
  );
};
