import { Suspense, lazy } from 'react';
import { needMessages } from '../../providers/i18nMessages.ts';
import { useListModel } from './ListModel.ts';
import type { useDelete } from './useDelete.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));

const BulkDeleteDialog = lazy(async () => {
  const [{ BulkDeleteDialog: Asks }] = await Promise.all([import('./bulk/BulkDeleteDialog.tsx'), needMessages('errors', 'pages')]);
  return { default: Asks };
});

/** The question before a delete, fetched when it is asked. */
export const LazyDeleteDialog = ({ deletion }: { readonly deletion: ReturnType<typeof useDelete> }) => {
  const { selection } = useListModel();
  return deletion.isAsking ? <Suspense>{selection.matching ? <BulkDeleteDialog onClose={deletion.cancel} /> : <DeleteDialog deletion={deletion} />}</Suspense> : null;
};
