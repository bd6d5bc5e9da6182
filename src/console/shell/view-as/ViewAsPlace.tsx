import { Suspense } from 'react';
import { needMessages } from '../../providers/i18nMessages.ts';
import { useSession } from '../../providers/authSession.ts';
import { apart } from '../pieces/apart.tsx';

const ViewAsBanner = apart(async () => (await Promise.all([import('../../account/access/ViewAsBanner.tsx'), needMessages('pages')]))[0].ViewAsBanner);

/** Above the whole frame, where the session looks as somebody else. */
export const ViewAsPlace = () => {
  const viewAs = useSession()?.viewAs;
  return viewAs ? (
    <Suspense>
      <ViewAsBanner {...viewAs} />
    </Suspense>
  ) : null;
};
