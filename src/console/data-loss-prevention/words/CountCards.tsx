import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { onPhone } from '../../shell/widths.ts';
import { AlertCard } from './AlertCard.tsx';
import { useAlerts, type Narrowing } from './useAlerts.ts';
import type { Board } from './alertBoard.ts';

const Lines = styled('ol')({
  listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2,
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 96px 32px', alignItems: 'center', gap: 12, minHeight: 30 },
  '& span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& i': { display: 'block', height: 10, borderRadius: 2, background: 'var(--c1)' },
  '& b': { textAlign: 'right', fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  [onPhone]: { '& li': { gridTemplateColumns: 'minmax(0, 1fr) 64px 32px' } },
});

type Count = { readonly id?: string | null | undefined; readonly name?: string | null | undefined; readonly alerts: number };

const Counts = ({ rows, unnamed }: { readonly rows: readonly Count[]; readonly unnamed: string }) => {
  const most = Math.max(1, ...rows.map(({ alerts }) => alerts));
  return (
    <Lines>
      {rows.map(({ id, name, alerts }) => (
        <li key={`${id ?? ''} ${name ?? ''}`}>
          <span title={name ?? unnamed}>{name ?? unnamed}</span>
          <i aria-hidden style={{ width: `${(100 * alerts) / most}%` }} />
          <b>{alerts}</b>
        </li>
      ))}
    </Lines>
  );
};

/** By what, in which departments and of whom there were the most alerts. */
export const CountCards = ({ board, narrowing }: { readonly board: Board; readonly narrowing: Narrowing }) => {
  const translate = useTranslate();
  const unnamed = translate('wordAlerts.unnamed');
  const keywords = useAlerts(board.keywords, narrowing);
  const departments = useAlerts(board.departments, narrowing);
  const people = useAlerts(board.people, narrowing);
  return (
    <>
      <AlertCard title={translate('wordAlerts.byKeyword')} part={keywords} isEmpty={({ byKeyword }) => byKeyword.length === 0}>{({ byKeyword }) => <Counts rows={byKeyword} unnamed={unnamed} />}</AlertCard>
      <AlertCard title={translate('wordAlerts.byDepartment')} part={departments} isEmpty={({ byDepartment }) => byDepartment.length === 0}>{({ byDepartment }) => <Counts rows={byDepartment} unnamed={unnamed} />}</AlertCard>
      <AlertCard title={translate('wordAlerts.byPerson')} part={people} isEmpty={({ byPerson }) => byPerson.length === 0}>{({ byPerson }) => <Counts rows={byPerson} unnamed={unnamed} />}</AlertCard>
    </>
  );
};
