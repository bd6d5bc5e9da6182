import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useTimes } from '../../shell/board/useTimes.ts';
import type { useRecords } from './useRecords.ts';

const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, minHeight: 32, color: 'var(--text-2)' });

/** How many are shown, and more of them. */
export const RecordsFoot = ({ of: { rows, total, more, isFetching }, message }: { readonly of: ReturnType<typeof useRecords>; readonly message: string }) => {
  const translate = useTranslate();
  const times = useTimes();
  return (
    <Foot>
      <span role="status">{translate(message, { smart_count: total, shown: times.number(rows.length) })}</span>
      {more ? <Button variant="text" size="small" loading={isFetching} onClick={more}>{translate('productivity.more')}</Button> : null}
    </Foot>
  );
};
