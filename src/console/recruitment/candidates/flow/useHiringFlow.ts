import { useQuery } from '@tanstack/react-query';
import { ReadHiringFlowDocument, ReadHiringStepKindsDocument } from '../../../../../generated/recruitment/operations.ts';
import { useSession } from '../../../providers/authSession.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import type { ConsoleDataProvider } from '../../../providers/data/ConsoleDataProvider.ts';
import { useData } from '../../../shell/Steady.tsx';
import type { Step } from './step.ts';

const target = { endpoint: 'recruitment', type: 'CandidateStatus' } as const;
const MOST = 200;

/** The whole flow where it may be seen, else its statuses by name and the kind of their stage; the server keeps the rules either way. */
const readFlow = async (dataProvider: ConsoleDataProvider, isOpen: boolean, signal: AbortSignal): Promise<readonly Step[]> => {
  if (!isOpen) {
    const [all, offered, { steps }] = await Promise.all([dataProvider.lookup(target, { limit: MOST, signal }), dataProvider.lookup(target, { inUse: true, limit: MOST, signal }), askAnswer('recruitment', ReadHiringStepKindsDocument, {}, signal)]);
    const used = new Set(offered.rows.map(({ id }) => id));
    const kinds = new Map(steps.map(({ statusId, kind }) => [statusId, kind]));
    return all.rows.map(({ id, title }) => ({ id, name: title, inUse: used.has(id), isFirst: false, stage: undefined, kind: kinds.get(id), next: [], requires: [], mail: undefined }));
  }
  const { rows } = await askAnswer('recruitment', ReadHiringFlowDocument, {}, signal);
  return rows.map(({ id, name, status, isDefault, stage, next, requires, sendsMail, mailSubject, mailBody }) => ({
    id,
    name,
    inUse: status === 'ACTIVE' && stage.status === 'ACTIVE',
    isFirst: isDefault,
    stage,
    next: (next ?? []).map((one) => one.status.id),
    requires: requires ?? [],
    mail: sendsMail ? { subject: mailSubject ?? '', body: mailBody ?? '' } : undefined,
  }));
};

/** The statuses of candidates from left to right; undefined until they are known. */
export const useHiringFlow = (): readonly Step[] | undefined => {
  const dataProvider = useData();
  const isOpen = useSession()?.rights['HIRING_FLOW']?.view === true;
  // Named as the list of statuses, so that a change of theirs reads it again.
  return useQuery({ queryKey: ['settings/recruitment/hiring-flow/statuses', 'flow', isOpen], queryFn: ({ signal }) => readFlow(dataProvider, isOpen, signal), staleTime: 60_000 }).data;
};
