import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { FlowEditor } from './FlowEditor.tsx';
import { useFlowDesign } from './useFlowDesign.ts';

const path = '/settings/recruitment/hiring-flow';

/** /settings/recruitment/hiring-flow: the way of candidates, from the first status to the last. */
export const HiringFlow = () => {
  const title = useScreenLabel()({ path });
  const { data, error, refetch } = useFlowDesign();
  if (data) return <FlowEditor design={data} />;
  return (
    <>
      <PageHeader title={title} divided />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton widths={[320, 480, 480]} />}
    </>
  );
};
