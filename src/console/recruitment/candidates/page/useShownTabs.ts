import { useQuery } from '@tanstack/react-query';
import { ReadRecruitmentSettingDocument } from '../../../../../generated/recruitment/operations.ts';
import { useRights } from '../../../providers/authSession.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { candidateTabs } from './candidateTabs.ts';

/** The tabs of a candidate without those that the organisation does not use; whoever may not read that sees them all. */
export const useShownTabs = (): typeof candidateTabs => {
  const { view } = useRights('JOB_CANDIDATES');
  const { data } = useQuery({ queryKey: ['settings/recruitment/general', 'shown tabs'], enabled: view, staleTime: 60_000, queryFn: ({ signal }) => askAnswer('recruitment', ReadRecruitmentSettingDocument, {}, signal) });
  return data?.recruitmentSetting.Show_Job_Rounds_Tab === 'No' ? candidateTabs.filter(({ key }) => key !== 'interviews') : candidateTabs;
};
