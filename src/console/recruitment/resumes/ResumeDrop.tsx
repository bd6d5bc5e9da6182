import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadOpenPostsDocument } from '../../../../generated/recruitment/operations.ts';
import { useRights } from '../../providers/authSession.ts';
import { isToAsk, nothingAlong, sendsMail, type Wanted } from '../../resource/askAlong.ts';
import { LazyAlongDialog } from '../../resource/form/LazyAlongDialog.tsx';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.tsx';
import { useUndoable } from '../../resource/form/useUndoable.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { FormDenied } from '../../shell/states/FormDenied.tsx';
import { DroppedRow, type Told } from './DroppedRow.tsx';
import { Progress } from './Progress.tsx';
import { problemsIn, type LineProblems } from './problemsIn.ts';
import { ResumeZone } from './ResumeZone.tsx';
import { toldTwice } from './toldTwice.ts';
import { useDroppedResumes, type DroppedLine } from './useDroppedResumes.ts';
import { useSending } from './useSending.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, '& ul': { listStyle: 'none', margin: '16px 0 0', padding: 0 } });
const Foot = styled('footer')({ display: 'flex', justifyContent: 'flex-end', gap: 8, padding: '10px 16px', borderTop: '1px solid var(--line)', flex: 'none' });

const path = '/recruitment/job-candidates/resumes';

/** /recruitment/job-candidates/resumes: many resumes at once, looked at before they become candidates. */
export const ResumeDrop = () => {
  const translate = useTranslate();
  const title = translate('screen.recruitment.job-candidates.resumes');
  const { add } = useRights('JOB_CANDIDATES');
  if (add) return <Dropping title={title} />;
  return (
    <>
      <PageHeader title={title} divided />
      <FormDenied form="JOB_CANDIDATES" name={title} />
    </>
  );
};

const asRead = ({ resume }: DroppedLine): Told => ({ firstName: resume?.firstName ?? '', lastName: resume?.lastName ?? '', email: resume?.emailId ?? '', phone: resume?.mobileNo ?? '', jobPostId: '' });

const Dropping = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const crumbs = useCrumbs(path);
  const undoable = useUndoable();
  const tellFailure = useTellFailure();
  const { lines, error, refetch, drop, putAway, mailsOf, add } = useDroppedResumes();
  const posts = useQuery({ queryKey: ['open-posts'], queryFn: async ({ signal }) => (await askAnswer('recruitment', ReadOpenPostsDocument, {}, signal)).rows });
  const [told, setTold] = useState<ReadonlyMap<string, Told>>(new Map());
  const [picks, setPicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [problems, setProblems] = useState<LineProblems>(new Map());
  const [isWorking, setWorking] = useState(false);
  const [offered, setOffered] = useState(nothingAlong);
  const { sent, send, stop } = useSending(lines?.length ?? 0, drop);
  const waiting = lines?.filter(({ state }) => state === 'WAITING') ?? [];
  const toldOf = (line: DroppedLine): Told => told.get(line.id) ?? asRead(line);
  const isCorrected = (line: DroppedLine): boolean => line.state === 'READ' && JSON.stringify({ ...asRead(line), ...told.get(line.id) }) !== JSON.stringify(asRead(line));
  const question = useLeaveGuard(() => lines?.some(isCorrected) === true);
  const twins = toldTwice((lines ?? []).filter(({ resume }) => resume !== null).map((line) => ({ ...toldOf(line), id: line.id })));
  const twinOf = ({ id }: DroppedLine) => {
    const twin = twins.get(id);
    return twin && { name: lines?.find((line) => line.id === twin.first)?.fileName ?? '', reasons: twin.reasons };
  };
  // Whoever may be there already, or twice among these, is not added unless somebody says so.
  const isPicked = (line: DroppedLine): boolean => line.state === 'READ' && (picks.get(line.id) ?? (line.alike.length === 0 && !twins.has(line.id)));
  const picked = lines?.filter(isPicked) ?? [];
  const tryTo = async (action: 'add' | 'delete', work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (problem) {
      tellFailure(problem, { action });
    }
  };
  /** Where that sends mails, they are shown before (`offered`), and `said` is what the person said to them. */
  const save = async (said?: Wanted): Promise<void> => {
    setWorking(true);
    setProblems(new Map());
    const candidates = picked.map((line) => ({ id: line.id, ...toldOf(line), jobPostId: toldOf(line).jobPostId || null }));
    await tryTo('add', async () => {
      const found = said ? nothingAlong : await mailsOf(candidates);
      setOffered(found);
      if (isToAsk(found)) return;
      try {
        const { changeSet, candidateCount } = await add(candidates, said?.mails !== false);
        undoable({ endpoint: 'recruitment', changeSet: changeSet ?? null, message: translate('resumes.added', { smart_count: candidateCount }), isToNote: true, isMailed: said?.mails === true && sendsMail(offered) });
      } catch (problem) {
        setProblems(problemsIn(problem, picked.map(({ id }) => id)));
        throw problem;
      }
    });
    setWorking(false);
  };
  if (error && !lines) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided />
      <Scroll>
        <ResumeZone onFiles={(files) => void send(files)} />
        <Progress sent={sent} waiting={waiting.length} all={lines?.length ?? 0} onStop={() => {
          stop();
          if (waiting.length > 0) void tryTo('delete', () => putAway(waiting.map(({ id }) => id)));
        }} />
        {lines === undefined ? <Skeleton widths={[320, 480, 480]} /> : null}
        {lines && lines.length > 0 ? (
          <ul aria-label={translate('resumes.table')}>
            {lines.map((line) => (
              <DroppedRow key={line.id} line={line} told={toldOf(line)} twin={twinOf(line)} isPicked={isPicked(line)} posts={posts.data ?? []} problems={problems.get(line.id) ?? {}} onPick={() => setPicks(new Map(picks).set(line.id, !isPicked(line)))} onTold={(next) => setTold(new Map(told).set(line.id, next))} onPutAway={() => void tryTo('delete', () => putAway([line.id]))} />
            ))}
          </ul>
        ) : null}
      </Scroll>
      {lines && lines.length > 0 ? (
        <Foot>
          <Button variant="contained" disabled={picked.length === 0} loading={isWorking} onClick={() => void save()}>{picked.length === 0 ? translate('resumes.nothing') : translate('resumes.add', { smart_count: picked.length })}</Button>
        </Foot>
      ) : null}
      <LazyAlongDialog type="Candidate" act="add" offered={offered} isWorking={isWorking} onSave={(said) => void save(said)} onClose={() => setOffered(nothingAlong)} />
      {question}
    </>
  );
};
