import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { useSession } from '../../../providers/authSession.ts';
import { cells } from '../../../fields/cells.tsx';
import { printedMetadata } from '../../../providers/data/printedMetadata.ts';
import { isLinked } from '../../../providers/data/row.ts';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import { useData } from '../../../shell/Steady.tsx';
import { PersonRows } from '../../board/PersonRows.tsx';
import { useWords } from '../../../shell/useWords.ts';
import { comma } from '../../../shell/comma.ts';
import type { Words } from '../../../shell/useWords.ts';
import type { CellFormats } from '../../../fields/cellKind.ts';
import type { Row } from '../../../providers/data/row.ts';
import type { Resource } from '../../../../domain/resource.ts';
import type { Decision } from './decision.ts';

/** So many of each kind are shown; the rest is on its own screen. */
const SHOWN = 4;

const isDay = (value: unknown): value is string => typeof value === 'string';

/** What is asked for, without who asks and how it stands: 'Casual leave, 7 – 9 Dec, 3 days, family visit'. */
const contentOf = (resource: Resource, row: Row, formats: CellFormats, words: Words): string =>
  resource.fields
    .filter(({ name, inList }) => inList && name !== 'employee' && name !== 'status' && name !== 'toDate')
    .map((field) => {
      const value = row[field.name];
      if (field.kind === 'date' && isDay(value)) return field.name === 'fromDate' && isDay(row['toDate']) ? words.span(value, row['toDate']) : words.day(value);
      if (field.kind === 'decimal') return Number(value) > 0 ? formats.translate('dashboard.days', { smart_count: Number(value), number: words.number(Number(value)) }) : '';
      return cells[field.kind].text(value, field, row, formats);
    })
    .filter(Boolean)
    .join(comma());

type Props = { readonly screen: string; /** Those of them that wait for me; others on the screen may wait for somebody else. */ readonly ids?: readonly string[] | undefined; readonly onDecide: (decision: Decision) => void };

/** The oldest waiting requests of one screen, with Approve and Reject for who may change them. */
export const RequestRows = ({ screen, ids, onDecide }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const words = useWords();
  const dataProvider = useData();
  const session = useSession();
  const rights = session?.rights;
  const mine = session?.user.employeeId ?? null;
  const { data } = useQuery({
    queryKey: ['dashboard', 'requests', screen, mine, ids],
    queryFn: async ({ signal }) => {
      const { resource, screen: { form } } = await printedMetadata.screenResource(screen);
      const { data: rows } = await dataProvider.getList<Row>(screen, {
        // Nobody decides their own, which the count leaves out as well.
        filter: { status: { equals: 'PENDING' }, ...(ids === undefined ? {} : { ids }), ...(mine === null ? {} : { not: { employeeId: { equals: mine } } }) },
        pagination: { page: 1, perPage: SHOWN },
        meta: { columns: resource.fields.filter(({ inList, kind }) => inList && kind !== 'id').map(({ name }) => name), search: '', sorts: [{ field: 'createdAt', order: 'ASC' }] },
        signal,
      } as never);
      return { resource, form, rows: rows as Row[] };
    },
    staleTime: 60_000,
  });
  if (!data) return <Skeleton widths={[260]} />;
  const { resource, form, rows } = data;
  const mayDecide = rights?.[form]?.update === true;
  return (
    <PersonRows
      rows={rows.map((row) => {
        const employee = row['employee'];
        const [who, id] = isLinked(employee) ? [employee.title, employee.id] : [String(row['createdBy'] ?? ''), row.id];
        const what = contentOf(resource, row, formats, words);
        const decide = (status: Decision['status']) => () => onDecide({ screen, row, status, who, what });
        return {
          key: row.id,
          id,
          name: who,
          detail: what,
          path: `/${screen}/${row.id}`,
          beside: mayDecide ? (
            <>
              <Button size="small" variant="text" onClick={decide('REJECTED')} aria-label={translate('dashboard.rejectOf', { name: who })}>
                {translate('dashboard.reject')}
              </Button>
              <Button size="small" variant="outlined" onClick={decide('APPROVED')} aria-label={translate('dashboard.approveOf', { name: who })}>
                {translate('dashboard.approve')}
              </Button>
            </>
          ) : null,
        };
      })}
    />
  );
};
