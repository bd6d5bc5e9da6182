import { useTalk } from '../../resource/panel/useTalk.ts';
import { drawn, fields } from '../../resource/tabs/recordTabs.ts';
import { FailureHere } from '../../resource/tabs/FailureHere.tsx';
import { TabbedRecord } from '../../resource/tabs/TabbedRecord.tsx';
import { IndividualHead } from './IndividualHead.tsx';
import type { Row } from '../../providers/data/row.ts';
import type { RecordPageProps } from '../../recordPages.ts';
import type { OfferedAct } from '../../resource/acts/useRecordActs.tsx';
import type { RecordTab } from '../../resource/tabs/recordTabs.ts';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';

/** The tabs of somebody who joins; one shows where the person who looks may see a part of it. */
const tabs: readonly RecordTab[] = [
  { key: 'overview', parts: [fields('job', 'progress')], Part: drawn(async () => (await import('./Checklist.tsx')).Checklist) },
  { key: 'personal', parts: [fields('personal', 'contact')] },
  { key: 'family', form: 'FAMILY_MEMBERS', parts: [fields('family')] },
  { key: 'background', parts: [fields('background')] },
  { key: 'documents', parts: [fields('documents')] },
  { key: 'bank', form: 'BANK_ACCOUNTS', parts: [fields('bank')] },
  { key: 'timeline', Part: drawn(async () => (await import('../../resource/tabs/HistoryPart.tsx')).HistoryPart) },
  { key: 'notes', Part: drawn(async () => (await import('../candidates/page/Talk.tsx')).Notes) },
];

/** What is next, by where somebody stands: the button of the page. */
const NEXT: Readonly<Partial<Record<string, string>>> = { DRAFT: 'invite', SUBMITTED: 'make', RETURNED: 'again', INVITED: 'again', STARTED: 'again', CANCELLED: 'resume' };

const actionsOf = (acts: readonly OfferedAct[], record: Row): readonly HeaderAction[] => {
  const next = NEXT[String(record['status'])];
  return acts.map((act) => ({ ...act, kind: act.key === next ? (act.key === 'again' ? 'outlined' : 'filled') : 'more' }));
};

/** Somebody who joins: where they stand, what is wanting, what can be done, and all that was told. */
export const IndividualPage = ({ target, id }: RecordPageProps) => {
  const talk = useTalk({ type: target.resource.type, id });
  return <TabbedRecord target={target} id={id} words="onboard" tabs={tabs} Head={IndividualHead} counts={{ notes: talk?.comments }} actionsOf={actionsOf} Failure={FailureHere} />;
};
