import { Suspense, lazy } from 'react';
import type { useDelete } from './useDelete.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));

/** The question before a delete, fetched when it is asked. */
export const LazyDeleteDialog = ({ deletion }: { readonly deletion: ReturnType<typeof useDelete> }) =>
  deletion.isAsking ? (
    <Suspense>
      <DeleteDialog deletion={deletion} />
    </Suspense>
  ) : null;
