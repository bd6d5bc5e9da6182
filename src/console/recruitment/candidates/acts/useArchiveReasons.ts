import { useQuery } from '@tanstack/react-query';
import { ReadArchiveReasonsDocument } from '../../../../../generated/recruitment/operations.ts';
import { useSession } from '../../../providers/authSession.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { useData } from '../../../shell/Steady.tsx';

export type ArchiveReason = { readonly id: string; readonly name: string; /** Of candidates in it; null: in any. */ readonly stageId: string | null };

/** The reasons to archive that are in use. */
export const useArchiveReasons = (): readonly ArchiveReason[] => {
  const dataProvider = useData();
  const isOpen = useSession()?.rights['RECRUITMENT_MASTERS']?.view === true;
  const { data } = useQuery({
    queryKey: ['settings/recruitment/archive-reasons', 'reasons', isOpen],
    queryFn: async ({ signal }): Promise<readonly ArchiveReason[]> => {
      if (!isOpen) return (await dataProvider.lookup({ endpoint: 'recruitment', type: 'ArchiveReason' }, { inUse: true, limit: 200, signal })).rows.map(({ id, title }) => ({ id, name: title, stageId: null }));
      const { rows } = await askAnswer('recruitment', ReadArchiveReasonsDocument, {}, signal);
      return rows.filter(({ status }) => status === 'ACTIVE').map(({ id, name, stage }) => ({ id, name, stageId: stage?.id ?? null }));
    },
  });
  return data ?? [];
};
