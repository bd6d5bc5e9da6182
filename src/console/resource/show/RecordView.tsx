import { useState } from 'react';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { isGone } from '../../shell/refusedOf.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { HistoryDrawer } from '../history/HistoryDrawer.tsx';
import { PageBody, PageColumn } from '../form/PageBody.tsx';
import { RecordHeader } from '../form/RecordHeader.tsx';
import { useTitleOf } from '../form/useTitleOf.ts';
import { useFieldRights } from '../form/useFieldRights.ts';
import { RecordFailure } from './RecordFailure.tsx';
import { RecordDetails } from './RecordDetails.tsx';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';

type Props = { readonly target: ScreenResource; readonly id: string; /** What stands below the fields. */ readonly children?: (record: Row) => ReactNode };

/** One record to read, with its history; Edit where the person may. */
export const RecordView = ({ target, id, children }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const titleOf = useTitleOf();
  const { data, error, refetch } = useGetOne<Row>(target.name, { id }, { retry: false });
  const { resource, screen } = target;
  const { mayUpdate } = useFieldRights(resource, screen);
  usePageTitle(data ? titleOf(target, data) : '…');
  const leave = () => void navigate(screen.path);
  if (error && (!data || isGone(error))) return <RecordFailure error={error} screen={screen} onRetry={() => void refetch()} />;
  if (!data) return <ScreenFrame screen={screen} />;
  return (
    <>
      <RecordHeader target={target} record={data} isHistoryOpen={isHistoryOpen} onHistory={() => setHistoryOpen(true)} onDeleted={leave}>
        {mayUpdate ? (
          <Button startIcon={<Pencil />} onClick={() => void navigate(screen.record === 'EDIT' ? `${screen.path}/${id}` : `${screen.path}/${id}/edit`)}>
            {translate('form.edit')}
          </Button>
        ) : null}
      </RecordHeader>
      <PageBody as="div">
        <PageColumn>
          <RecordDetails resource={resource} screen={screen} record={data} />
          {children?.(data)}
        </PageColumn>
      </PageBody>
      {isHistoryOpen ? <HistoryDrawer target={target} id={id} onClose={() => setHistoryOpen(false)} onGone={leave} /> : null}
    </>
  );
};
