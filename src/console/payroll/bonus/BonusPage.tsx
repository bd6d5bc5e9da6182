import { TabbedRecord } from '../../resource/tabs/TabbedRecord.tsx';
import { drawn, lists, type RecordTab } from '../../resource/tabs/recordTabs.ts';
import { BonusHead } from './BonusHead.tsx';
import type { RecordPageProps } from '../../recordPages.ts';
import type { OfferedAct } from '../../resource/acts/useRecordActs.tsx';
import type { Row } from '../../providers/data/row.ts';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';

const tabs: readonly RecordTab[] = [
  { key: 'overview', covers: ['round', 'figures', 'steps'], Part: drawn(async () => (await import('./BonusOverview.tsx')).BonusOverview) },
  { key: 'people', parts: lists(['BonusLine'], 'roundId') },
];

/** A bonus round: where it stands, what it comes to, and who gets what. */
export const BonusPage = ({ target, id }: RecordPageProps) => {
  const actionsOf = (offered: readonly OfferedAct[], record: Row): readonly HeaderAction[] => {
    const first = record['status'] === 'SUBMITTED' ? 'approve' : record['reckonedAt'] == null ? 'reckon' : 'submit';
    return offered.map((act): HeaderAction => ({ ...act, kind: act.key === first ? 'filled' : act.key.startsWith('cancel') ? 'more' : 'outlined' }));
  };
  return <TabbedRecord target={target} id={id} words="bonus" tabs={tabs} Head={BonusHead} actionsOf={actionsOf} />;
};
