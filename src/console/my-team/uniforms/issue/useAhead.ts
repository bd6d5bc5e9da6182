import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PreviewUniformIssueDocument } from '../../../../../generated/core-hr/operations.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import type { PreviewUniformIssueQuery } from '../../../../../generated/core-hr/operations.ts';

export type PersonAhead = PreviewUniformIssueQuery['answer']['rows'][number];
export type Asked = { readonly itemId: string | null; readonly issuedOn: string | null; readonly employeeIds: readonly string[]; /** A manager. */ readonly teamOf?: string | null; readonly departmentId: string | null; readonly locationId: string | null };

/** How many of the item each should get; nothing while the item or the day is open. */
export const useIssueAhead = ({ itemId, issuedOn, employeeIds, teamOf, departmentId, locationId }: Asked) => {
  const filter = { ...(teamOf == null ? {} : { teamOf }), ...(departmentId === null ? {} : { departmentId }), ...(locationId === null ? {} : { locationId }) };
  const isReady = itemId !== null && issuedOn !== null;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['uniforms-ahead', itemId, issuedOn, employeeIds, filter], enabled: isReady, placeholderData: keepPreviousData, retry: false,
    queryFn: ({ signal }) => askAnswer('core-hr', PreviewUniformIssueDocument, { itemId: itemId!, issuedOn: issuedOn!, filter, employeeIds: employeeIds.length === 0 ? null : [...employeeIds] }, signal),
  });
  return { ahead: isReady ? data : undefined, error, refetch, isOld: isPlaceholderData };
};

/** What somebody gets as it stands in the list: a size of the item, and pieces. */
export type Given = { readonly size: string; readonly pieces: string };

/** What is entered of a person, else what is suggested. */
export const givenOf = (person: PersonAhead, entered: ReadonlyMap<string, Given>): Given => entered.get(person.employeeId) ?? { size: person.size ?? '', pieces: String(person.suggested) };

export const piecesOf = (given: Given): number => (/^\d{1,3}$/.test(given.pieces) ? Number(given.pieces) : 0);
