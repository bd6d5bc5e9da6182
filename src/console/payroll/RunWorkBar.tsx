import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { useRunWork } from './useRunWork.ts';

const Bar = styled('section')({ flex: 'none', display: 'grid', gap: 6, padding: '8px 16px 12px', borderTop: '1px solid var(--hair)', background: 'var(--accent-wash)', '& p': { margin: 0 }, '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' } });
const Line = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '0 12px', justifyContent: 'space-between' });

/** What goes on with a run, how far it is, and who is told of its end; nothing where nothing goes on. */
export const RunWorkBar = ({ runId }: { readonly runId: string }) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const work = useRunWork(runId);
  if (work === undefined) return null;
  const { step, by, isOwn, isWaiting, progress, total } = work;
  const number = new Intl.NumberFormat(locale);
  const what = translate(`payrollRun.${step}`);
  const told = ['finalize', 'transfer'].includes(step) ? 'toldAll' : 'told';
  return (
    <Bar aria-label={what}>
      <Line>
        <b>{what}</b>
        <span>{isWaiting ? translate('bulk.waiting') : total == null ? translate('bulk.counting') : translate('bulk.progress', { done: number.format(progress), total: number.format(total) })}</span>
      </Line>
      <LinearProgress aria-label={what} {...(total == null || total === 0 ? {} : { variant: 'determinate' as const, value: (progress / total) * 100 })} />
      <small>{`${translate(isOwn ? `payslips.work.${told}You` : `payslips.work.${told}`, { name: by })} ${translate('payslips.work.locked')}`}</small>
    </Bar>
  );
};
