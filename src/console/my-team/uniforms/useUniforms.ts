import { useQuery } from '@tanstack/react-query';
import { ReadUniformBoardDocument, ReadUniformChoicesDocument, ReadUniformComplianceDocument, ReadUniformOfPersonDocument } from '../../../../generated/core-hr/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { usePages } from '../../shell/usePages.ts';
import type { ReadUniformBoardQuery, ReadUniformChoicesQuery, ReadUniformComplianceQuery, ReadUniformOfPersonQuery, UniformConcern, UniformFilter } from '../../../../generated/core-hr/operations.ts';

export type UniformPerson = ReadUniformBoardQuery['answer']['rows'][number];
export type UniformOfPerson = ReadUniformOfPersonQuery['answer'];
export type UniformIssued = UniformOfPerson['issues'][number];
export type UniformChoice = ReadUniformChoicesQuery['answer']['rows'][number];
export type ComplianceRow = ReadUniformComplianceQuery['answer']['rows'][number];

export const useUniformBoard = (filter: UniformFilter, concern: UniformConcern | null) =>
  usePages(['uniform-board', filter, concern], (page, signal) => askAnswer('core-hr', ReadUniformBoardDocument, { filter, concern, ...page }, signal));

export const useUniformOf = (employeeId: string) =>
  useQuery({ queryKey: ['uniform-of', employeeId], retry: false, queryFn: ({ signal }) => askAnswer('core-hr', ReadUniformOfPersonDocument, { employeeId }, signal) });

export const useUniformCompliance = (month: string, filter: UniformFilter) =>
  usePages(['uniform-compliance', month, filter], (page, signal) => askAnswer('core-hr', ReadUniformComplianceDocument, { month, filter, ...page }, signal), 200);

/** Items in use, with what is in the store. */
export const useUniformChoices = () => useQuery({ queryKey: ['uniform-choices'], retry: false, queryFn: async ({ signal }) => (await askAnswer('core-hr', ReadUniformChoicesDocument, {}, signal)).rows });
