import { Suspense, lazy } from 'react';
import { needMessages } from '../../providers/i18nMessages.ts';
import type { Asked } from './asked.ts';

const BulkDialog = lazy(async () => {
  const [{ BulkDialog: Asks }] = await Promise.all([import('./bulk/BulkDialog.tsx'), needMessages('forms', 'errors', 'pages')]);
  return { default: Asks };
});

/** The same change for all that was chosen, fetched when it is asked for. */
export const LazyBulkDialog = ({ asked, onClose }: { readonly asked: Asked | undefined; readonly onClose: () => void }) =>
  asked ? (
    <Suspense>
      <BulkDialog asked={asked} onClose={onClose} />
    </Suspense>
  ) : null;
