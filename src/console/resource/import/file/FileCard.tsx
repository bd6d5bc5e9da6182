import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useLocale, useTranslate } from 'ra-core';
import { sizeText } from '../../../fields/file/sizeText.ts';
import type { ImportJob } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';
import type { ChosenFile } from './useFile.ts';

const Card = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 8,
  '& > svg': { color: 'var(--text-2)', strokeWidth: 1.5 },
  '& b': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { display: 'flex', alignItems: 'center', gap: 4, fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', '& svg': { color: 'var(--ok)', width: 14, height: 14 } },
  '& .MuiLinearProgress-root': { gridColumn: '1 / -1', marginTop: 8 },
});

type Props = { readonly file: ChosenFile | undefined; readonly job: ImportJob | undefined; /** The server does not answer by now. */ readonly isAway: boolean; readonly onRemove: () => void };

/** The chosen file: how far it is sent and read, and the way to another. */
export const FileCard = ({ file, job, isAway, onRemove }: Props) => {
  const translate = useTranslate();
  const language = useLocale();
  const { number } = useWizard();
  const name = job?.fileName ?? file?.name ?? '';
  const size = file === undefined ? undefined : sizeText(file.size, language);
  const isRead = job !== undefined && job.state !== 'READING';
  const state = job === undefined ? translate('import.choose.sending', { percent: Math.round((file?.sent ?? 0) * 100) }) : isRead ? translate('import.choose.read') : isAway ? translate('import.away') : translate('import.choose.reading', { smart_count: job.progress, number: number(job.progress) });
  return (
    <Card>
      <FileSpreadsheet size={20} aria-hidden />
      <span>
        <b title={name}>{name}</b>
        <small role="status">
          {isRead ? <CircleCheck aria-hidden /> : null}
          {[size, state].filter((part) => part !== undefined).join(' · ')}
        </small>
      </span>
      <Button size="small" onClick={onRemove}>
        {translate(isRead ? 'import.choose.other' : 'shell.cancel')}
      </Button>
      {isRead ? null : job === undefined ? <LinearProgress variant="determinate" value={(file?.sent ?? 0) * 100} aria-label={state} /> : <LinearProgress aria-label={state} />}
    </Card>
  );
};
