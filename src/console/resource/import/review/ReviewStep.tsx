import { useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { ErrorState } from '../../../shell/states/ErrorState.tsx';
import { SummaryStrip } from '../frame/SummaryStrip.tsx';
import type { Step } from '../frame/Steps.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { WizardFrame } from '../frame/WizardFrame.tsx';
import { mappedTargets } from '../job/importJob.ts';
import type { ImportJob, ProblemGroup } from '../job/importJob.ts';
import { AlikeBar } from './AlikeBar.tsx';
import { AlikeRows } from './AlikeRows.tsx';
import { CreateDialog } from './CreateDialog.tsx';
import { CreateMissingContext } from './CreateMissing.ts';
import { FixBar } from './FixBar.tsx';
import { NothingHere } from './NothingHere.tsx';
import { PhoneProblems } from './PhoneProblems.tsx';
import { PhoneRows } from './PhoneRows.tsx';
import { ProblemList } from './ProblemList.tsx';
import { ReviewBack, ReviewForward } from './ReviewBar.tsx';
import { ReviewGrid } from './ReviewGrid.tsx';
import { useReview } from './useReview.ts';
import { useSummary } from './useSummary.ts';
import { useWizard } from '../WizardContext.ts';
import { onPhone, widths } from '../../../shell/widths.ts';

const Body = styled('div')({ display: 'flex', flex: 1, minHeight: 0, [onPhone]: { flexDirection: 'column' } });
/** What stands between the figures and the rows keeps clear of both. */
const Told = styled('div')({ flex: 'none', padding: '12px 16px', borderBottom: '1px solid var(--hair)', '&:empty': { display: 'none' }, '& > *': { margin: 0 } });
const Main = styled('section')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0, position: 'relative', containerType: 'inline-size', overflow: 'hidden' });

type Props = { readonly job: ImportJob; readonly refresh: () => Promise<unknown>; readonly onGo: (step: Step) => void; readonly onContinue: () => void; readonly onCommit: () => Promise<void>; readonly onUncreate: (target: string) => void };

/** Fourth step: the rows that need a fix, by cause, edited in place; the rest can be looked through. */
export const ReviewStep = ({ job, refresh, onGo, onContinue, onCommit, onUncreate }: Props) => {
  const translate = useTranslate();
  const { number } = useWizard();
  const isPhone = useMediaQuery(widths.phone, { noSsr: true });
  const review = useReview(job, refresh);
  const { checked, groups, group, filter, choose, fixes, leftOut, rows } = review;
  const targets = useMemo(() => mappedTargets(checked), [checked]);
  const figures = useSummary(checked, filter, choose);
  const [making, setMaking] = useState<ProblemGroup>();
  const label = group?.message ?? translate('import.review.rows');
  const isBusy = fixes.isWorking || leftOut.isWorking;
  const Problems = isPhone ? PhoneProblems : ProblemList;
  return (
    <WizardFrame
      step="review"
      onGo={onGo}
      back={<ReviewBack job={checked} onBack={() => onGo('match')} />}
      note={checked.faulty > 0 ? translate('import.review.leftOut', { smart_count: checked.faulty, number: number(checked.faulty) }) : checked.ready > 0 ? translate('import.review.canUndo') : undefined}
      forward={<ReviewForward job={checked} isBusy={isBusy} onContinue={onContinue} onCommit={onCommit} />}
    >
      <SummaryStrip figures={figures} label={translate('import.review.summary')} />
      <Told>
        <Trouble job={checked} />
      </Told>
      <Body>
        <Problems groups={groups} chosen={filter} onChoose={choose} job={checked} onUndo={fixes.undo} onUncreate={onUncreate} />
        <Main>
          {fixes.isWorking ? <LinearProgress aria-label={translate('import.review.checking')} sx={{ position: 'absolute', top: 0, left: 0, right: 0, zIndex: 4 }} /> : null}
          <CreateMissingContext value={{ groups, create: setMaking }}>
            {group ? <FixBar group={group} label={group.label} fixes={fixes} onMatch={() => onGo('match')} /> : null}
            {filter.alike ? <AlikeBar job={checked} leftOut={leftOut} isBusy={isBusy} /> : null}
            {rows.error && rows.total === undefined ? (
              <ErrorState error={rows.error} onRetry={rows.retry} />
            ) : rows.total === 0 ? (
              <NothingHere onShowAll={() => choose({})} />
            ) : filter.alike ? (
              <AlikeRows rows={rows} leftOut={leftOut} isChecking={fixes.isWorking} label={translate('import.alike.title')} />
            ) : isPhone ? (
              <PhoneRows rows={rows} targets={targets} fixes={fixes} group={group} label={label} />
            ) : (
              <ReviewGrid key={JSON.stringify(filter)} lastRow={checked.total + 10} rows={rows} targets={targets} fixes={fixes} group={group} label={label} />
            )}
            {making ? <CreateDialog job={job} group={making} onClose={() => setMaking(undefined)} onMade={refresh} onFailure={review.onFailure} /> : null}
          </CreateMissingContext>
        </Main>
      </Body>
      <div role="status" className="visually-hidden">
        {review.news}
      </div>
    </WizardFrame>
  );
};
