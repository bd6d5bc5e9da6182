import { useTranslate } from 'react-admin';
import { WarningModal } from './WarningModal.tsx';

/** 'Are you sure to exit this form?': No keeps it open, Yes leaves. */
export const ExitConfirmation = ({ open, onStay, onLeave }: { readonly open: boolean; readonly onStay: () => void; readonly onLeave: () => void }) => {
  const translate = useTranslate();
  return (
    <WarningModal open={open} heading={translate('shell.confirm.exit')} onAccept={onLeave} onClose={onStay}>
      {translate('shell.confirm.exitHint')}
    </WarningModal>
  );
};
