import { print } from 'graphql';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ReadWorkflowDocument } from '../../../generated/dynamic-form-builder/operations.ts';
import { ask } from '../shell/ask.ts';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { WorkflowEditor } from './WorkflowEditor.tsx';
import type { ReadWorkflowQuery } from '../../../generated/dynamic-form-builder/operations.ts';

/** /workflow/workflow-builder/create, and /workflow/workflow-builder/3 for one that is kept. */
export const WorkflowBuilder = () => {
  const { id } = useParams();
  const { data: kept, error, refetch } = useQuery({
    queryKey: ['workflow', 'kept', id],
    enabled: id !== undefined,
    retry: false,
    queryFn: async ({ signal }) => (await ask<ReadWorkflowQuery>('dynamic-form-builder', print(ReadWorkflowDocument), { id }, signal)).answer.row,
  });
  // What is being built stands, whatever becomes of asking again.
  if (error && !kept) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  if (id !== undefined && !kept) return <Skeleton widths={[240, 480, 480]} />;
  return <WorkflowEditor key={id ?? 'new'} kept={kept ?? undefined} />;
};
