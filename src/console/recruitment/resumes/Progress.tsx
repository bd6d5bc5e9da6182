import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Sent } from './useSending.ts';

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, marginTop: 12, '& > div': { flex: 1, minWidth: 0 }, '& p': { margin: '0 0 4px', fontSize: 13, lineHeight: '20px', color: 'var(--text-2)' } });

type Props = { readonly sent: readonly Sent[]; readonly waiting: number; readonly all: number; readonly onStop: () => void };

/** How far sending and reading are, with a way to stop; files that were not taken stay with their reason. */
export const Progress = ({ sent, waiting, all, onStop }: Props) => {
  const translate = useTranslate();
  const good = sent.filter(({ problem }) => problem === undefined);
  const there = good.filter((one) => one.share === 1).length;
  const isSending = there < good.length;
  const share = isSending ? good.reduce((sum, one) => sum + one.share, 0) / good.length : all === 0 ? 1 : (all - waiting) / all;
  const label = isSending ? translate('resumes.sending', { done: there, all: good.length }) : translate('resumes.reading', { done: all - waiting, all });
  return (
    <>
      {isSending || waiting > 0 ? (
        <Line>
          <div>
            <p role="status">{label}</p>
            <LinearProgress variant="determinate" value={share * 100} aria-label={label} />
          </div>
          <Button onClick={onStop}>{translate('resumes.cancel')}</Button>
        </Line>
      ) : null}
      {sent.flatMap(({ id, name, problem }) => (problem === undefined ? [] : [<Alert key={id} severity="error" sx={{ marginTop: '8px' }}>{translate('resumes.notSent', { name, why: problem })}</Alert>]))}
    </>
  );
};
