import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { tagOf } from '../../providers/i18nLanguages.ts';

const Card = styled('section')({ position: 'fixed', zIndex: 1300, left: 'calc(var(--sheet-left, 0px) + 16px)', bottom: 64, width: 360, maxWidth: 'calc(100vw - 32px)', padding: 16, display: 'grid', gap: 8, borderRadius: 8, background: 'var(--raised)', boxShadow: 'var(--shadow-2)', '& p': { color: 'var(--text-2)' } });
const Row = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8 });

export type ProgressCardProps = {
  readonly what: string;
  readonly done: number;
  readonly total: number;
  /** Seconds left; leave out until it can be estimated (after 3 s). */
  readonly secondsLeft?: number;
  readonly onCancel?: () => void;
  readonly onBackground?: () => void;
};

/** Work of more than five seconds: what, n of m, time left, Cancel, and going on in the background. */
export const ProgressCard = ({ what, done, total, secondsLeft, onCancel, onBackground }: ProgressCardProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const number = new Intl.NumberFormat(tagOf(locale));
  const tenth = total > 0 ? Math.floor((done / total) * 10) * 10 : 0;
  return (
    <Card aria-label={what}>
      <b>{what}</b>
      <LinearProgress variant="determinate" value={total > 0 ? (done / total) * 100 : 0} aria-label={what} />
      <p>
        {translate('shell.progress.count', { done: number.format(done), total: number.format(total) })}
        {secondsLeft === undefined ? null : ` · ${translate('shell.progress.left', { smart_count: Math.ceil(secondsLeft) })}`}
      </p>
      <span role="status" className="visually-hidden">
        {translate('shell.progress.percent', { percent: tenth })}
      </span>
      <Row>
        {onBackground ? <Button variant="text" size="small" onClick={onBackground}>{translate('shell.progress.background')}</Button> : null}
        {onCancel ? <Button size="small" onClick={onCancel}>{translate('shell.cancel')}</Button> : null}
      </Row>
    </Card>
  );
};
