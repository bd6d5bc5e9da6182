import { Suspense } from 'react';
import { needMessages } from '../../providers/i18nMessages.ts';
import { apart } from '../../shell/pieces/apart.tsx';
import type { Asked } from './asked.ts';

const BulkDialog = apart(async () => (await Promise.all([import('./bulk/BulkDialog.tsx'), needMessages('forms', 'errors', 'pages')]))[0].BulkDialog);

/** The same change for all that was chosen, fetched when it is asked for. */
export const LazyBulkDialog = ({ asked, onClose }: { readonly asked: Asked | undefined; readonly onClose: () => void }) =>
  asked ? (
    <Suspense>
      <BulkDialog asked={asked} onClose={onClose} />
    </Suspense>
  ) : null;
