import { useState } from 'react';
import Button from '@mui/material/Button';
import Eye from 'lucide-react/icons/eye';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { useViewAs } from '../../shell/view-as/useViewAs.ts';
import type { ViewAsTarget } from '../../shell/view-as/useViewAs.ts';

/** Looks at Tenure as an account or a role, after saying what that means; nothing for who may not. */
export const StartViewAs = ({ target, name }: { readonly target: ViewAsTarget; readonly name: string }) => {
  const translate = useTranslate();
  const { mayViewAs, isWorking, start } = useViewAs();
  const [isAsking, setAsking] = useState(false);
  if (!mayViewAs) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<Eye size={16} strokeWidth={1.5} />} onClick={() => setAsking(true)}>
        {translate('viewAs.start')}
      </Button>
      {isAsking ? (
        <ConfirmDialog title={translate('viewAs.ask', { name })} confirm={translate('viewAs.start')} isWorking={isWorking} onCancel={() => setAsking(false)} onConfirm={() => void start(target)}>
          {translate('userAccountId' in target ? 'viewAs.whyAccount' : 'viewAs.whyRole')}
        </ConfirmDialog>
      ) : null}
    </>
  );
};
