import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../../fields/input/useFormats.ts';
import { Page } from '../frame/Page.tsx';
import { WizardFrame } from '../frame/WizardFrame.tsx';
import type { ImportAction } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';
import { ActionChoice } from './ActionChoice.tsx';
import { Template } from './Template.tsx';
import { Unfinished } from './Unfinished.tsx';

type Props = { readonly action: ImportAction; readonly onChoose: (action: ImportAction) => void; readonly onContinue: () => void };

/** First step: add records or change those that are there, and the template for either. Imports left open come first. */
export const ActionStep = ({ action, onChoose, onContinue }: Props) => {
  const translate = useTranslate();
  const { target, close, word, mayImport, mayUpdate } = useWizard();
  const { locale } = useFormats();
  const { name: entity, fields, unique } = target.resource;
  const keys = new Intl.ListFormat(locale).format((unique[0] ?? []).map((key) => translate(`${entity}.${fields.find((field) => field.key === key)?.name ?? key}`)));
  const reason = translate('import.action.noRight');
  return (
    <WizardFrame
      step="action"
      back={<Button onClick={close}>{translate('shell.cancel')}</Button>}
      forward={
        <Button variant="contained" onClick={onContinue}>
          {translate('import.action.continue')}
        </Button>
      }
    >
      <Page>
        <Unfinished />
        <section>
          <ActionChoice
            label={translate('import.action.question')}
            chosen={action}
            onChoose={onChoose}
            choices={[
              { value: 'IMPORT', title: translate('import.action.import', { entities: word(2) }), text: translate('import.action.importText'), ...(mayImport ? {} : { disabledReason: reason }) },
              { value: 'UPDATE', title: translate('import.action.update', { entities: word(2) }), text: translate(keys === '' ? 'import.action.updateTextById' : 'import.action.updateText', { keys }), ...(mayUpdate ? {} : { disabledReason: reason }) },
            ]}
          />
        </section>
        <Template action={action} />
      </Page>
    </WizardFrame>
  );
};
