import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ScreenFrame } from '../shell/ScreenFrame.tsx';
import { RecordPage } from './show/RecordPage.tsx';
import { SingleView } from './show/SingleView.tsx';
import { useRecordScreen } from './form/useRecordScreen.ts';
import type { ScreenEntry } from '../../domain/resource.ts';

const Content = ({ screen }: { readonly screen: ScreenEntry }) => {
  const { id } = useParams();
  const target = useRecordScreen(screen);
  return id === undefined ? <SingleView target={target} /> : <RecordPage key={id} target={target} id={id} />;
};

/** The page on which one record is read. */
export const Show = (props: { readonly screen: ScreenEntry }) => (
  <Suspense fallback={<ScreenFrame screen={props.screen} />}>
    <Content {...props} />
  </Suspense>
);
