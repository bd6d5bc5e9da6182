import { useTranslate } from 'ra-core';
import { RemoveInternetDomainsDocument } from '../../../../generated/monitoring/operations.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { useDomainNames } from './useDomainNames.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

/** Takes the chosen domains off lists and classification. */
export const RemoveDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const { run, isWorking, refusal } = useChange('monitoring', true);
  const names = useDomainNames({ target, ids });
  const label = translate('internetAccess.remove.menu');
  const act = async (): Promise<void> => {
    if (await run(RemoveInternetDomainsDocument, { ids: ids.map(Number) }, ({ removed }) => translate('internetAccess.removed', { smart_count: removed }))) onDone();
  };
  return <ActDialog title={label} names={names} consequence={translate('internetAccess.remove.body')} act={label} isDestructive isWorking={isWorking} refusal={refusal} onClose={onClose} onAct={() => void act()} />;
};
