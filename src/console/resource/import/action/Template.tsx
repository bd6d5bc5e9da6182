import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import { useTranslate } from 'ra-core';
import { templateAddress } from '../job/addresses.ts';
import type { ImportAction } from '../job/importJob.ts';
import { useDownload } from '../job/useDownload.ts';
import { useWizard } from '../WizardContext.ts';

/** The empty spreadsheet with the entity's columns, for those who have no file yet. */
export const Template = ({ action }: { readonly action: ImportAction }) => {
  const translate = useTranslate();
  const { target, word } = useWizard();
  const download = useDownload();
  return (
    <section>
      <h2>{translate('import.template.title')}</h2>
      <p>{translate('import.template.text', { entities: word(2) })}</p>
      <Button startIcon={<Download />} disabled={download.isWorking} onClick={() => void download.run(templateAddress(target.resource.type, action))}>
        {translate('import.template.download')}
      </Button>
    </section>
  );
};
