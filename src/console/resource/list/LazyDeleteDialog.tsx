import { Suspense } from 'react';
import { needMessages } from '../../providers/i18nMessages.ts';
import { apart } from '../../shell/pieces/apart.tsx';
import type { ComponentProps } from 'react';
import type { DeleteDialog as Asks } from './DeleteDialog.tsx';
import type { useDelete } from './useDelete.ts';

const DeleteDialog = apart<ComponentProps<typeof Asks> & { readonly onClose: () => void }>(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);

const BulkDeleteDialog = apart(async () => (await Promise.all([import('./bulk/BulkDeleteDialog.tsx'), needMessages('errors', 'pages')]))[0].BulkDeleteDialog);

/** The question before a delete, fetched when it is asked. */
export const LazyDeleteDialog = ({ deletion }: { readonly deletion: ReturnType<typeof useDelete> }) => {
  const { asked, cancel } = deletion;
  return asked ? <Suspense>{asked.matching ? <BulkDeleteDialog asked={asked} onClose={cancel} /> : <DeleteDialog asked={asked} deletion={deletion} onClose={cancel} />}</Suspense> : null;
};
