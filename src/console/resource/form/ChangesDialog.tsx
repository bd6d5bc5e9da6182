import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import type { FormModel } from './useFormModel.ts';

type Props = { readonly of: FormModel; readonly onClose: () => void; readonly onSave: () => void };

/** Everything that saving would change, old and new. */
export const ChangesDialog = ({ of, onClose, onSave }: Props) => {
  const translate = useTranslate();
  const changes = of.changesIn(of.form.getValues());
  return (
    <Dialog
      title={translate('form.unsaved', { smart_count: changes.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.keepEditing')}</Button>
          <Button variant="contained" onClick={onSave}>
            {translate('form.save')}
          </Button>
        </>
      }
    >
      <ChangeTable entity={of.entity} changes={changes} record={of.record ?? {}} />
    </Dialog>
  );
};
