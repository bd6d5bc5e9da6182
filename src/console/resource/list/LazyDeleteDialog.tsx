import { Suspense, lazy } from 'react';
import { needMessages } from '../../providers/i18nMessages.ts';
import type { useDelete } from './useDelete.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));

const BulkDeleteDialog = lazy(async () => {
  const [{ BulkDeleteDialog: Asks }] = await Promise.all([import('./bulk/BulkDeleteDialog.tsx'), needMessages('errors', 'pages')]);
  return { default: Asks };
});

/** The question before a delete, fetched when it is asked. */
export const LazyDeleteDialog = ({ deletion }: { readonly deletion: ReturnType<typeof useDelete> }) => {
  const { asked, cancel } = deletion;
  return asked ? <Suspense>{asked.matching ? <BulkDeleteDialog asked={asked} onClose={cancel} /> : <DeleteDialog asked={asked} deletion={deletion} />}</Suspense> : null;
};
