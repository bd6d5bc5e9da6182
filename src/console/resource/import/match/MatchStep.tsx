import { useState } from 'react';
import Button from '@mui/material/Button';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import History from 'lucide-react/icons/history';
import { useTranslate } from 'ra-core';
import { useFailureText } from '../../form/useFailureText.ts';
import { Note, Page } from '../frame/Page.tsx';
import type { Step } from '../frame/Steps.tsx';
import { WizardFrame } from '../frame/WizardFrame.tsx';
import type { ImportJob, Mapping } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';
import { ClearEmpty } from './ClearEmpty.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { missingTargets } from './mapping.ts';
import { MissingFields } from './MissingFields.tsx';
import { useMapping } from './useMapping.ts';
import { comma } from '../../../shell/comma.ts';

/** Texts of one's own are only there before the first check when they were kept from an earlier file with these headings. */
const isRemembered = ({ state, mapping }: ImportJob): boolean => state === 'MAPPING' && mapping !== null && mapping.constants.length + mapping.templates.length > 0;

type Props = { readonly job: ImportJob; readonly onGo: (step: Step) => void; readonly onCheck: (mapping: Mapping) => Promise<void> };

/** Third step: which column fills which field, and what stands for fields without a column. */
export const MatchStep = ({ job, onGo, onCheck }: Props) => {
  const translate = useTranslate();
  const { number } = useWizard();
  const failureText = useFailureText();
  const { mapping, change, forget } = useMapping(job);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const missing = missingTargets(mapping, job.targets);
  const check = async (): Promise<void> => {
    setIsSending(true);
    setFailure(undefined);
    await onCheck(mapping).then(forget, setFailure);
    setIsSending(false);
  };
  const trouble = failure === undefined ? (job.failure ?? undefined) : failureText(failure, { action: 'import' });
  return (
    <WizardFrame
      step="match"
      onGo={onGo}
      back={<Button onClick={() => onGo('file')}>{translate('import.back')}</Button>}
      note={missing.length > 0 ? translate('import.match.missing', { fields: missing.map(({ label }) => label).join(comma()) }) : translate('import.match.saved')}
      forward={
        <Button variant="contained" disabled={missing.length > 0 || isSending} onClick={() => void check()}>
          {translate('import.match.check', { smart_count: job.total, number: number(job.total) })}
        </Button>
      }
    >
      <Page>
        <section>
          <h2>{translate('import.match.title')}</h2>
          <p>{translate('import.match.explain')}</p>
          {trouble === undefined ? null : (
            <Note role="alert" data-tone="bad" sx={{ mb: '12px' }}>
              <OctagonAlert aria-hidden />
              <span>{trouble}</span>
            </Note>
          )}
          {isRemembered(job) ? (
            <Note data-tone="info" sx={{ mb: '12px' }}>
              <History aria-hidden />
              <span>{translate('import.match.remembered')}</span>
            </Note>
          ) : null}
          <ColumnTable job={job} mapping={mapping} onChange={change} />
        </section>
        {job.targets.every(({ key }) => mapping.columns.includes(key)) ? null : (
          <section>
            <h2>{translate('import.match.missingTitle')}</h2>
            <p>{translate('import.match.missingExplain')}</p>
            <MissingFields job={job} mapping={mapping} onChange={change} />
          </section>
        )}
        {job.action === 'UPDATE' ? <ClearEmpty isOn={mapping.clearEmpty} onChange={(clearEmpty) => change({ ...mapping, clearEmpty })} /> : null}
      </Page>
    </WizardFrame>
  );
};
