import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ScreenFrame } from '../shell/ScreenFrame.tsx';
import { AccessDenied } from '../shell/states/AccessDenied.tsx';
import { CreateForm } from './form/CreateForm.tsx';
import { EditForm } from './form/EditForm.tsx';
import { SingleForm } from './form/SingleForm.tsx';
import { useFieldRights } from './form/useFieldRights.ts';
import { useRecordScreen } from './form/useRecordScreen.ts';
import { Show } from './Show.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import type { ScreenEntry } from '../../domain/resource.ts';

const Content = ({ screen }: { readonly screen: ScreenEntry }) => {
  const { id } = useParams();
  const [search] = useSearchParams();
  const target = useRecordScreen(screen);
  const rights = useFieldRights(target.resource, screen);
  const labelOf = useScreenLabel();
  if (id !== undefined) return rights.mayUpdate ? <EditForm key={id} target={target} rights={rights} id={id} /> : <Show screen={screen} />;
  if (screen.single) return <SingleForm target={target} rights={rights} />;
  if (!rights.mayAdd) return <AccessDenied isPage missing="add" form={labelOf(screen)} />;
  const copied = search.get('duplicate') ?? undefined;
  return <CreateForm key={copied} target={target} rights={rights} copied={copied} />;
};

/** The page of one record: added at `/create` (`?duplicate=id` starts from another), edited at `/:id`, read where the person may not write. */
export const RecordForm = (props: { readonly screen: ScreenEntry }) => (
  <Suspense fallback={<ScreenFrame screen={props.screen} />}>
    <Content {...props} />
  </Suspense>
);
