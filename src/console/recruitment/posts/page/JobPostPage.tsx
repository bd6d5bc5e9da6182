import { TabbedRecord } from '../../../resource/tabs/TabbedRecord.tsx';
import { useStanding } from '../useStanding.ts';
import { PostHead } from './PostHead.tsx';
import { postTabs } from './postTabs.ts';
import type { RecordPageProps } from '../../../recordPages.ts';
import type { OfferedAct } from '../../../resource/acts/useRecordActs.tsx';
import type { HeaderAction } from '../../../shell/HeaderActions.tsx';

/** Steps that stand as the button of the page; the others are in 'more'. */
const FIRST: ReadonlySet<string> = new Set(['start', 'ask', 'approve', 'revise', 'resume', 'reopen']);

/** A job post: where it stands and what is next, its text and profile, who applied, who works on it and where it is published. */
export const JobPostPage = ({ target, id }: RecordPageProps) => {
  const standing = useStanding(id);
  const actionsOf = (acts: readonly OfferedAct[]): readonly HeaderAction[] => {
    // Who asked for it may not decide: that is said, and not offered.
    const offered = acts.filter(({ key }) => !(standing?.isOwnRequest === true && (key === 'approve' || key === 'reject')));
    const first = offered.find(({ key }) => FIRST.has(key));
    return offered.map((act) => ({ ...act, kind: act === first ? 'filled' : 'more' }));
  };
  return <TabbedRecord target={target} id={id} words="posts" tabs={postTabs} Head={PostHead} counts={{ candidates: standing?.applicants ?? undefined }} actionsOf={actionsOf} isEditedInTabs />;
};
