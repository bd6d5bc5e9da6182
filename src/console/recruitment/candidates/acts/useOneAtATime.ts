import { useQuery } from '@tanstack/react-query';
import { ReadRecruitmentSettingDocument } from '../../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';

/** Whether a candidate has one application at a time here; undefined until it is known. Where it cannot be asked, several. */
export const useOneAtATime = (): boolean | undefined => {
  const { data, isError } = useQuery({ queryKey: ['settings/recruitment/general', 'one at a time'], staleTime: 60_000, queryFn: ({ signal }) => askAnswer('recruitment', ReadRecruitmentSettingDocument, {}, signal) });
  return data ? !data.recruitmentSetting.Enable_Multiple_Application : isError ? false : undefined;
};
