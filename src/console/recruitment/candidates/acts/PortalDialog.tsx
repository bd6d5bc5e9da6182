import { useTranslate } from 'ra-core';
import { SetPortalAccessDocument } from '../../../../../generated/recruitment/operations.ts';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { useChosen } from './useChosen.ts';
import { useDo } from './useDo.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

const portal = (portalAccess: boolean) => {
  const key = portalAccess ? 'candidates.portalOn' : 'candidates.portalOff';
  /** Whether candidates may sign in to the portal. */
  const PortalDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
    const translate = useTranslate();
    const { who, names } = useChosen(target, ids);
    const { run, isWorking, refusal } = useDo(onDone);
    return <ActDialog title={translate(`${key}.title`, { who })} names={names} consequence={translate(`${key}.body`)} act={translate(`${key}.act`)} isWorking={isWorking} refusal={refusal} onClose={onClose} onAct={() => void run(SetPortalAccessDocument, { candidateId: ids.map(Number), portalAccess }, translate(`${key}.done`, { who }))} />;
  };
  return PortalDialog;
};

export const PortalOnDialog = portal(true);
export const PortalOffDialog = portal(false);
