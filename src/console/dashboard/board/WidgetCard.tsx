import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { ArrowDown, ArrowUp, Ellipsis, EyeOff, MoveHorizontal, RefreshCw, TableProperties } from 'lucide-react';
import { ActionMenu } from '../../shell/pieces/ActionMenu.tsx';
import { Tooltip } from '../../shell/pieces/Tooltip.tsx';
import { useCardPlace } from './BoardContext.ts';
import { bodyHeight } from './cardHeight.ts';
import { CardBody } from './CardBody.tsx';
import { WidgetState } from './WidgetState.tsx';
import { FOOT, FOOT_WITH_BUTTON } from './widget.ts';
import type { ReactNode } from 'react';
import type { MenuAction } from '../../shell/pieces/ActionMenu.tsx';
import type { Span } from './widget.ts';
import type { WidgetQuery } from './useWidget.ts';

const Box = styled('section')({
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, height: 44, padding: '0 8px 0 16px', flex: 'none' },
  '& > header h2': { fontSize: 14, lineHeight: '20px', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
});
const Badge = styled('span')({ background: 'var(--accent-wash-2)', color: 'var(--text)', borderRadius: 9, padding: '0 7px', fontSize: 11, lineHeight: '18px', fontWeight: 500, flex: 'none' });
const Foot = styled('footer')({ display: 'flex', alignItems: 'center', gap: 12, padding: '8px 16px', borderTop: '1px solid var(--hair)', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', '& a': { color: 'var(--accent-text)', fontWeight: 500, '&:hover': { textDecoration: 'underline' } }, '& > :last-child:not(:first-child)': { marginLeft: 'auto' } });

const sizes: readonly { readonly key: string; readonly span: Span }[] = [
  { key: 'third', span: 4 },
  { key: 'half', span: 6 },
  { key: 'twoThirds', span: 8 },
  { key: 'whole', span: 12 },
];

export type WidgetCardProps<Data> = {
  readonly title: string;
  readonly query: WidgetQuery<Data>;
  /** What the card shows while nothing is there, in one line; `isEmpty` says when. */
  readonly empty: { readonly when: (data: Data) => boolean; readonly text: string; readonly drawing?: ReactNode };
  readonly count?: (data: Data) => number;
  readonly beside?: (data: Data) => ReactNode;
  readonly foot?: (data: Data) => ReactNode;
  /** Another look at the same figures, offered in the menu and under the chart. */
  readonly table?: (data: Data) => ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** A card of a dashboard: its title, how many, its menu, and a body that loads, fails and is empty on its own. */
export const WidgetCard = <Data,>({ title, query, empty, count, beside, foot, table, children }: WidgetCardProps<Data>) => {
  const translate = useTranslate();
  const id = useId();
  const place = useCardPlace();
  const height = place?.height ?? bodyHeight({}, false);
  const [isTable, setTable] = useState(false);
  const { data } = query;
  const isThere = data !== undefined && !empty.when(data);
  const number = data === undefined || !count ? 0 : count(data);
  const actions: readonly MenuAction[] = [
    { key: 'refresh', label: translate('dashboard.refresh'), icon: <RefreshCw />, run: () => void query.refetch() },
    ...(table && isThere ? [{ key: 'table', label: translate(isTable ? 'dashboard.asChart' : 'dashboard.asTable'), icon: <TableProperties />, run: () => setTable(!isTable) }] : []),
    ...(place
      ? [
          ...(place.isFirst ? [] : [{ key: 'before', label: translate('dashboard.moveBefore'), icon: <ArrowUp />, run: () => place.shift(-1) }]),
          ...(place.isLast ? [] : [{ key: 'after', label: translate('dashboard.moveAfter'), icon: <ArrowDown />, run: () => place.shift(1) }]),
          ...sizes.filter(({ span }) => span !== place.span).map(({ key, span }) => ({ key, label: translate(`dashboard.size.${key}`), icon: <MoveHorizontal />, run: () => place.resize(span) })),
          { key: 'hide', label: translate('dashboard.hide'), icon: <EyeOff />, run: place.hide },
        ]
      : []),
  ];
  return (
    <Box aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {number > 0 ? <Badge>{number}</Badge> : null}
        <span style={{ flex: 1 }} />
        {isThere && beside ? beside(data) : null}
        <ActionMenu
          label={translate('dashboard.menuOf', { title })}
          actions={actions}
          trigger={(props) => (
            <Tooltip title={translate('dashboard.menuOf', { title })}>
              <IconButton size="small" aria-label={translate('dashboard.menuOf', { title })} {...props}>
                <Ellipsis />
              </IconButton>
            </Tooltip>
          )}
        />
      </header>
      <CardBody height={height} isBusy={query.isPending} labelledBy={id}>
        {isThere ? (table && isTable ? table(data) : children(data)) : <WidgetState query={query} text={empty.text} drawing={empty.drawing} height={height} />}
      </CardBody>
      {(isThere || query.isPending) && (foot || table) ? (
        <Foot style={{ minHeight: table ? FOOT_WITH_BUTTON : FOOT }}>
          {isThere ? foot?.(data) : null}
          {table && isThere ? (
            <Button variant="text" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)} sx={{ marginLeft: 'auto', minHeight: 0, height: 24, padding: '0 4px', color: 'var(--accent-text)' }}>
              {translate(isTable ? 'dashboard.asChart' : 'dashboard.asTable')}
            </Button>
          ) : null}
        </Foot>
      ) : null}
    </Box>
  );
};
