import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { useSession } from '../../../providers/authSession.ts';
import { isLinked } from '../../../providers/data/row.ts';
import { exactMoment, momentText } from '../../../resource/history/momentText.ts';
import { ErrorState } from '../../../shell/states/ErrorState.tsx';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import type { Row } from '../../../providers/data/row.ts';
import { useData } from '../../../shell/Steady.tsx';

const Part = styled('section')({ padding: '4px 0 20px', '& h2': { margin: '0 0 12px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& > p': { margin: 0, color: 'var(--text-2)' } });
const Steps = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', padding: '0 0 12px 20px', overflowWrap: 'anywhere' },
  '& li::before': { content: '""', position: 'absolute', left: 3, top: 6, width: 8, height: 8, borderRadius: '50%', background: 'var(--field)' },
  '& li:first-of-type::before': { background: 'var(--accent)' },
  '& li:not(:last-child)::after': { content: '""', position: 'absolute', left: 6.5, top: 16, bottom: -6, width: 1, background: 'var(--line)' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
});

const SCREEN = 'recruitment/stage-moves';
const MOST = 12;
const title = (value: unknown): string => (isLinked(value) ? value.title : '');

/** The candidate's last steps through hiring with how long each one before lasted; for whom may see them. */
export const Way = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const dataProvider = useData();
  const isOpen = useSession()?.rights['RECRUITMENT_DASHBOARD']?.view === true;
  const { data, error, refetch } = useQuery({
    queryKey: [SCREEN, 'way', id],
    enabled: isOpen,
    queryFn: async ({ signal }) =>
      (await dataProvider.getList<Row>(SCREEN, { filter: { candidateId: { in: [id] } }, pagination: { page: 1, perPage: MOST }, meta: { columns: ['jobPost', 'fromStatus', 'toStatus', 'movedAt', 'movedBy', 'daysBefore'], search: '', sorts: [{ field: 'movedAt', order: 'DESC' }] }, signal })).data,
  });
  if (!isOpen) return null;
  return (
    <Part>
      <h2>{translate('candidates.way')}</h2>
      {error && !data ? <ErrorState error={error} small onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton widths={[220, 180, 200]} /> : null}
      {data?.length === 0 ? <p>{translate('candidates.wayNone')}</p> : null}
      <Steps>
        {(data ?? []).map((row) => {
          const days = row['daysBefore'] === null || row['daysBefore'] === undefined ? undefined : new Intl.NumberFormat(formats.locale, { maximumFractionDigits: 1 }).format(Number(row['daysBefore']));
          return (
            <li key={row.id}>
              {translate('candidates.wayStep', { to: title(row['toStatus']), by: String(row['movedBy'] ?? '') })}
              <small>
                <time dateTime={String(row['movedAt'])} title={exactMoment(String(row['movedAt']), formats)}>
                  {momentText(String(row['movedAt']), formats)}
                </time>
                {[...(days === undefined || !isLinked(row['fromStatus']) ? [] : [translate('candidates.wayDays', { days, from: title(row['fromStatus']) })]), ...(isLinked(row['jobPost']) ? [title(row['jobPost'])] : [])].map((part) => ` · ${part}`)}
              </small>
            </li>
          );
        })}
      </Steps>
    </Part>
  );
};
