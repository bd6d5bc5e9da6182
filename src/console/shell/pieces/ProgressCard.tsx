import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { useFocusBack } from './useFocusBack.ts';

const Card = styled('section')({ width: 360, maxWidth: '100%', padding: 16, display: 'grid', gap: 8, borderRadius: 8, background: 'var(--raised)', boxShadow: 'var(--shadow-2)', '& p': { color: 'var(--text-2)' } });
const Row = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8 });

export type ProgressCardProps = {
  readonly what: string;
  readonly done: number;
  /** Null until it is counted. */
  readonly total: number | null;
  /** In place of n of m. */
  readonly text?: string;
  /** Seconds left; leave out until it can be estimated (after 3 s). */
  readonly secondsLeft?: number;
  readonly onCancel?: () => void;
  readonly onBackground?: () => void;
};

/** Work of more than five seconds: what, n of m, time left, Cancel, and going on in the background. How far it is, is told by a region that is there before the card. */
export const ProgressCard = ({ what, done, total, text, secondsLeft, onCancel, onBackground }: ProgressCardProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const part = useFocusBack<HTMLElement>();
  const number = new Intl.NumberFormat(tagOf(locale));
  const share = total !== null && total > 0 ? (done / total) * 100 : 0;
  return (
    <Card aria-label={what} {...part}>
      <b>{what}</b>
      <LinearProgress aria-label={what} {...(total === null ? {} : { variant: 'determinate' as const, value: share })} />
      <p>
        {text ?? translate('shell.progress.count', { done: number.format(done), total: number.format(total ?? done) })}
        {secondsLeft === undefined ? null : `${text === undefined ? ' · ' : ' '}${translate('shell.progress.left', { smart_count: Math.ceil(secondsLeft) })}`}
      </p>
      <Row>
        {onBackground ? <Button variant="text" size="small" onClick={onBackground}>{translate('shell.progress.background')}</Button> : null}
        {onCancel ? <Button size="small" onClick={onCancel}>{translate('shell.cancel')}</Button> : null}
      </Row>
    </Card>
  );
};
