import { Suspense, lazy } from 'react';
import { needMessages } from '../../providers/i18nMessages.ts';
import { useSession } from '../../providers/authSession.ts';

const ViewAsBanner = lazy(async () => {
  const [{ ViewAsBanner: Banner }] = await Promise.all([import('../../account/access/ViewAsBanner.tsx'), needMessages('pages')]);
  return { default: Banner };
});

/** Above the whole frame, where the session looks as somebody else. */
export const ViewAsPlace = () => {
  const viewAs = useSession()?.viewAs;
  return viewAs ? (
    <Suspense>
      <ViewAsBanner {...viewAs} />
    </Suspense>
  ) : null;
};
