import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Dialog } from '../shell/pieces/Dialog.tsx';
import { RecoveryCodes } from '../shell/two-factor/RecoveryCodes.tsx';

/** The recovery codes, once: a click outside does not take them away. */
export const CodesDialog = ({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <Dialog
      persistent
      title={translate('twoFactor.codesTitle')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {translate('twoFactor.kept')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
};
