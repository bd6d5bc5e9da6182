import { useTalk } from '../../../resource/panel/useTalk.ts';
import { FailureHere } from '../../../resource/tabs/FailureHere.tsx';
import { TabbedRecord } from '../../../resource/tabs/TabbedRecord.tsx';
import { StagePath } from '../flow/StagePath.tsx';
import { DuplicateMark } from '../../duplicates/DuplicateMark.tsx';
import { CandidateHead } from './CandidateHead.tsx';
import { useShownTabs } from './useShownTabs.ts';
import type { RecordPageProps } from '../../../recordPages.ts';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

const Head = (props: TabProps) => (
  <>
    <CandidateHead {...props} />
    <DuplicateMark id={props.record.id} />
    <StagePath {...props} />
  </>
);

/** A candidate: who it is, where they stand, what can be done, and everything that belongs to them. */
export const CandidatePage = ({ target, id }: RecordPageProps) => {
  const talk = useTalk({ type: target.resource.type, id });
  const tabs = useShownTabs();
  return <TabbedRecord target={target} id={id} words="candidates" tabs={tabs} Head={Head} counts={{ notes: talk?.comments, files: talk?.files }} Failure={FailureHere} />;
};
