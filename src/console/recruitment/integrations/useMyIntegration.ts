import { useQuery } from '@tanstack/react-query';
import { ReadMyIntegrationDocument, type ReadMyIntegrationQuery } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';

export type MyIntegration = ReadMyIntegrationQuery['answer'];

/** What the person has connected. */
export const useMyIntegration = () => useQuery({ queryKey: ['recruitment/my-integration'], queryFn: ({ signal }) => askAnswer('recruitment', ReadMyIntegrationDocument, {}, signal) });
