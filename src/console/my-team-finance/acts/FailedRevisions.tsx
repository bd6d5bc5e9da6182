import { useMemo } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Dialog } from '../../shell/pieces/Dialog.tsx';

export type Result = { readonly revisionId: number; readonly success: boolean; readonly message: string };

const List = styled('ul')({ margin: '8px 0 0', padding: '0 0 0 18px', '& li': { overflowWrap: 'anywhere' } });

type Props = { readonly title: string; readonly failed: readonly Result[]; readonly of: number; readonly onClose: () => void };

/** Why some revisions stayed as they are, each reason once with how many it is about. */
export const FailedRevisions = ({ title, failed, of, onClose }: Props) => {
  const translate = useTranslate();
  const reasons = useMemo(() => [...Map.groupBy(failed, ({ message }) => message)], [failed]);
  return (
    <Dialog title={title} onClose={onClose} alert actions={<Button variant="contained" onClick={onClose}>{translate('shell.close')}</Button>}>
      {translate('salaries.stayed', { smart_count: failed.length, total: of })}
      <List>
        {reasons.map(([reason, some]) => <li key={reason}>{some.length === 1 ? reason : translate('salaries.times', { smart_count: some.length, reason })}</li>)}
      </List>
    </Dialog>
  );
};
