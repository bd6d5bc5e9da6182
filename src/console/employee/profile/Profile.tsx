import { useState } from 'react';
import Eraser from 'lucide-react/icons/eraser';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useSession } from '../../providers/authSession.ts';
import { recordTitle } from '../../resource/form/recordName.ts';
import { TabbedRecord } from '../../resource/tabs/TabbedRecord.tsx';
import { EraseHistory } from './EraseHistory.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { profileTabs } from './profileTabs.ts';
import { othersScreen, ownScreen } from './profileScreens.ts';
import type { OfferedAct } from '../../resource/acts/useRecordActs.tsx';
import type { RecordPageProps } from '../../recordPages.ts';
import type { Row } from '../../providers/data/row.ts';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';

/** A person's record: who it is, and everything that belongs to them. */
export const Profile = ({ target, id }: RecordPageProps) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const [erased, setErased] = useState<string>();
  const session = useSession();
  const isSelf = session?.user.employeeId === id;
  const { resource, screen } = target;
  const erasing = session?.rights['EMPLOYEES'];
  const mayErase = !isSelf && screen.form === 'EMPLOYEES' && erasing?.delete === true && erasing.scope === 'ALL';
  const actionsOf = (acts: readonly OfferedAct[], record: Row): readonly HeaderAction[] => [
    ...acts.map((act) => ({ ...act, kind: 'more' as const })),
    ...(mayErase ? [{ kind: 'more' as const, key: 'erase', label: translate('erasure.act'), icon: <Eraser />, isDestructive: true, run: () => setErased(recordTitle(resource, record, formats)) }] : []),
  ];
  return (
    <>
      <TabbedRecord target={target} id={id} words="profile" tabs={profileTabs} screenOf={isSelf ? ownScreen : othersScreen} Head={ProfileHead} actionsOf={actionsOf} isEditedInTabs />
      {erased === undefined ? null : <EraseHistory id={id} name={erased} onClose={() => setErased(undefined)} />}
    </>
  );
};
