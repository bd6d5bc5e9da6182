import { TabbedRecord } from '../../resource/tabs/TabbedRecord.tsx';
import { RequisitionHead } from './RequisitionHead.tsx';
import { requisitionTabs } from './requisitionTabs.ts';
import type { RecordPageProps } from '../../recordPages.ts';
import type { OfferedAct } from '../../resource/acts/useRecordActs.tsx';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';

const actionsOf = (acts: readonly OfferedAct[]): readonly HeaderAction[] => acts.map((act) => ({ ...act, kind: 'filled' }));

/** A job requisition: where it stands, who decides, what is asked for, how it fits the plan, and the job posts that came of it. */
export const RequisitionPage = ({ target, id }: RecordPageProps) => <TabbedRecord target={target} id={id} words="requisitionPage" tabs={requisitionTabs} Head={RequisitionHead} actionsOf={actionsOf} />;
