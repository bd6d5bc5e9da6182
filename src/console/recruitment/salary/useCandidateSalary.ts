import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReadCandidateSalaryDocument, ReckonCandidateSalaryDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useDebounced } from '../../shell/palette/useDebounced.ts';
import type { Reckoned } from '../../salary/reckoned.ts';

export type CandidateSalary = Partial<Reckoned> & {
  readonly salaryId: number;
  readonly version: number;
  readonly status: 'DRAFT' | 'OFFERED' | 'ACCEPTED' | 'DECLINED';
  readonly templateId: number | null;
  readonly templateName: string | null;
  readonly annualCTC: number;
  readonly effectiveFrom: string;
};
export type Template = { readonly templateId: number; readonly templateName: string; readonly annualCTC: string | null; readonly currency: string };

/** A year, as the post says. */
export type PostPay = { readonly salaryFrom?: unknown; readonly salaryTo?: unknown; readonly currency?: string | null };

/** The candidate's salary with its figures as they were saved, none yet, the templates that one may be made of, and what the post pays. */
export const useCandidateSalary = (candidateId: number) =>
  useQuery({
    queryKey: ['candidate-salary', candidateId],
    queryFn: async ({ signal }) => {
      const { salaryDetails, templateDetails, postPay } = await askAnswer('recruitment', ReadCandidateSalaryDocument, { candidateId }, signal);
      const [salary] = JSON.parse(salaryDetails) as CandidateSalary[];
      return { salary: salary ?? null, templates: JSON.parse(templateDetails) as Template[], postPay: (postPay ?? null) as PostPay | null };
    },
    retry: false,
  });

type Asked = { readonly candidateId: number; readonly templateId: number | null; readonly annualCTC: string | null; readonly effectiveFrom: string | null };

/** What a salary would come to, a third of a second after the last change; nothing is asked before there is a template and an amount. */
export const useReckoned = (asked: Asked) => {
  const isReady = asked.templateId !== null && asked.annualCTC !== null;
  const told = JSON.stringify(asked);
  const late = useDebounced(told, 300);
  const query = useQuery({
    queryKey: ['reckon-candidate-salary', late],
    queryFn: async ({ signal }) => JSON.parse((await askAnswer('recruitment', ReckonCandidateSalaryDocument, JSON.parse(late) as Asked & { annualCTC: string }, signal)).salaryDetails) as Reckoned,
    placeholderData: keepPreviousData,
    enabled: isReady && late === told,
    retry: false,
  });
  return { ...query, isReady, /** The figures are of what the form says now. */ isCurrent: late === told && !query.isFetching && query.isSuccess && !query.isPlaceholderData };
};
