import { TabbedRecord } from '../../resource/tabs/TabbedRecord.tsx';
import { PlanHead } from './PlanHead.tsx';
import { planTabs } from './planTabs.ts';
import type { RecordPageProps } from '../../recordPages.ts';
import type { OfferedAct } from '../../resource/acts/useRecordActs.tsx';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';

/** Steps that stand as the button of the page; the others are in 'more'. */
const FIRST: ReadonlySet<string> = new Set(['ask', 'approve']);
const actionsOf = (acts: readonly OfferedAct[]): readonly HeaderAction[] => acts.map((act) => ({ ...act, kind: FIRST.has(act.key) ? 'filled' : 'more' }));

/** A headcount plan: where it stands and what is next, its positions, and what became of it. */
export const PlanPage = ({ target, id }: RecordPageProps) => <TabbedRecord target={target} id={id} words="planPage" tabs={planTabs} Head={PlanHead} actionsOf={actionsOf} />;
