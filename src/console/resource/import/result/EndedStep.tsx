import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { OpenFolderDrawing } from '../../../shell/drawings/OpenFolderDrawing.tsx';
import { State } from '../../../shell/states/State.tsx';
import { WizardFrame } from '../frame/WizardFrame.tsx';
import type { ImportJob } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';

/** The import was cancelled: nothing was written. */
export const EndedStep = ({ job }: { readonly job: ImportJob }) => {
  const translate = useTranslate();
  const { open, close, word } = useWizard();
  return (
    <WizardFrame step="confirm" isOver>
      <State
        role="status"
        drawing={<OpenFolderDrawing />}
        title={translate('import.ended.title')}
        actions={
          <>
            <Button variant="contained" onClick={() => open(undefined)}>
              {translate('import.ended.again')}
            </Button>
            <Button onClick={close}>{translate('import.result.open', { entities: word(2) })}</Button>
          </>
        }
      >
        {translate('import.ended.text', { file: job.fileName })}
      </State>
    </WizardFrame>
  );
};
