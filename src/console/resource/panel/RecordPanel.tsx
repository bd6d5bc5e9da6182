import { Suspense } from 'react';
import { nameOfScreen } from '../../providers/data/metadata.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { useRecordScreen } from '../form/useRecordScreen.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { PanelRecord } from './PanelRecord.tsx';
import { useEscape } from './useEscape.ts';
import type { Resource, Screen } from '../../../domain/resource.ts';

export type RecordPanelProps = {
  readonly resource: Resource;
  readonly screen: Screen;
  readonly id: string;
  /** Place in the list, from 1; undefined when it is not on the page. */
  readonly position?: number | undefined;
  readonly total?: number | undefined;
  readonly onClose: () => void;
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
};

const Content = (props: RecordPanelProps) => {
  const target = useRecordScreen(props.screen);
  return <PanelRecord key={props.id} {...props} target={target} />;
};

const Waiting = ({ onClose }: Pick<RecordPanelProps, 'onClose'>) => {
  useEscape(onClose);
  return <Skeleton widths={[160, 220, 180, 240]} />;
};

/** One record beside its list: read, edited in place, its history, and what refers to it. Escape closes it. */
export const RecordPanel = (props: RecordPanelProps) => (
  <PanelFrame name={nameOfScreen(props.screen)}>
    <Suspense fallback={<Waiting onClose={props.onClose} />}>
      <Content {...props} />
    </Suspense>
  </PanelFrame>
);
