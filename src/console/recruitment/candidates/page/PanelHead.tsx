import { Facts } from '../../../resource/tabs/Facts.tsx';
import { useFieldRights } from '../../../resource/form/useFieldRights.ts';
import { StagePath } from '../flow/StagePath.tsx';
import { RankingFigure } from '../ranking/RankingFigure.tsx';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

/** In the panel beside the list: where a candidate is on their way, and how well they fit the post. */
export const PanelHead = (props: TabProps) => {
  const { target, record } = props;
  const { visible } = useFieldRights(target.resource, target.screen);
  return (
    <>
      <StagePath {...props} />
      {visible.some(({ name }) => name === 'ranking') ? (
        <Facts sx={{ padding: '0 16px 8px' }}>
          <RankingFigure id={record.id} version={Number(record['version'])} />
        </Facts>
      ) : null}
    </>
  );
};
