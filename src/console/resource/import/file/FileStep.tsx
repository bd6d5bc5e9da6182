import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Page } from '../frame/Page.tsx';
import type { Step } from '../frame/Steps.tsx';
import { WizardFrame } from '../frame/WizardFrame.tsx';
import { headingsOf } from '../job/importJob.ts';
import type { ImportJob } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';
import { ColumnNames } from './ColumnNames.tsx';
import { DropArea } from './DropArea.tsx';
import { FileCard } from './FileCard.tsx';
import { FileTrouble } from './FileTrouble.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { SameFile } from './SameFile.tsx';
import { ReadAs } from './ReadAs.tsx';
import type { useFile } from './useFile.ts';

type Props = {
  readonly chosen: ReturnType<typeof useFile>;
  readonly job: ImportJob | undefined;
  /** The server does not answer by now. */
  readonly isAway: boolean;
  readonly onFile: (file: File) => void;
  readonly onGo: (step: Step) => void;
  readonly onContinue: () => void;
  readonly onRemove: () => void;
};

/** Second step: the file is chosen, looked into here and sent; the server then reads it and says what is in it. */
export const FileStep = ({ chosen, job, isAway, onFile, onGo, onContinue, onRemove }: Props) => {
  const translate = useTranslate();
  const { number } = useWizard();
  const { file, problem } = chosen;
  const isRead = job !== undefined && job.state !== 'READING' && job.state !== 'FAILED';
  const preview = file?.preview;
  const headings = isRead ? headingsOf(job) : (preview?.headings ?? []);
  const rows = preview?.rows ?? [];
  const total = isRead ? job.total : preview?.total;
  const hasFile = job === undefined ? file !== undefined : job.state !== 'FAILED';
  return (
    <WizardFrame
      step="file"
      onGo={onGo}
      back={<Button onClick={() => onGo('action')}>{translate('import.back')}</Button>}
      {...(hasFile && !isRead ? { note: translate('import.choose.wait') } : {})}
      forward={
        <Button variant="contained" disabled={!isRead} onClick={onContinue}>
          {isRead ? translate('import.choose.continue', { smart_count: job.total, number: number(job.total) }) : translate('import.continue')}
        </Button>
      }
    >
      <Page>
        <section>
          <h2>{translate('import.choose.title')}</h2>
          <p>{translate('import.choose.explain')}</p>
          <FileTrouble problem={problem} failure={job?.state === 'FAILED' ? job.failure : null} />
          {hasFile ? <FileCard file={file} job={job} isAway={isAway} onRemove={onRemove} /> : <DropArea onFile={onFile} />}
          {isRead && job.sameFile ? <SameFile before={job.sameFile} /> : null}
        </section>
        {hasFile && headings.length > 0 ? (
          <section>
            <h3>
              {total === undefined ? translate('import.choose.firstRows') : translate('import.choose.inIt', { smart_count: total, number: number(total), columns: number(headings.length) })}
            </h3>
            {isRead ? <ReadAs job={job} onChange={file?.key === undefined ? undefined : (options) => void chosen.again(options)} /> : null}
            {isRead && rows.length === 0 ? <ColumnNames job={job} /> : <PreviewTable headings={preview?.headings ?? headings} rows={rows} label={translate('import.choose.firstRows')} />}
          </section>
        ) : null}
      </Page>
    </WizardFrame>
  );
};
