import { Suspense, lazy, useCallback, useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import Download from 'lucide-react/icons/download';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { showSnackbar } from '../../shell/snackbar/snackbars.ts';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { ChartTools } from './ChartTools.tsx';
import { PersonCard } from './PersonCard.tsx';
import { KeyTree } from './canvas/KeyTree.tsx';
import { ChartActsContext } from './chartActs.ts';
import { layoutOf } from './layout.ts';
import { linesOf } from './lines.ts';
import { ChartList } from './list/ChartList.tsx';
import { personKey } from './model.ts';
import { useChart } from './useChart.ts';
import { widths } from '../../shell/widths.ts';
import type { ChartNode, Person } from './model.ts';

const ChartCanvas = lazy(async () => ({ default: (await import('./canvas/ChartCanvas.tsx')).ChartCanvas }));

const path = '/employee-self-service/organization-chart';
const Body = styled('div')({ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
const Busy = styled('div')({ height: 3, flex: 'none', marginBottom: -3, zIndex: 3, background: 'var(--accent)', transformOrigin: 'left', animation: 'chart-busy 1.2s ease-in-out infinite', '@media (prefers-reduced-motion: reduce)': { animation: 'none' }, '@keyframes chart-busy': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } } });

/** /employee-self-service/organization-chart: who works with whom, by manager or by department, as a chart or as a list. */
export const OrganisationChart = () => {
  const translate = useTranslate();
  const label = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const [search, setSearch] = useSearchParams();
  const own = useSession()?.user.employeeId ?? null;
  const by = search.get('by') === 'department' ? 'department' : 'manager';
  const [start, setStart] = useState(() => search.get('person') ?? own);
  const isPhone = useMediaQuery(widths.phone, { noSsr: true });
  const view = isPhone || search.get('view') === 'list' ? 'list' : 'chart';
  const chart = useChart(by, start);
  const { model, current, called, setCurrent, toggle, showPerson } = chart;
  const [chosen, setChosen] = useState<Person>();
  const lines = useMemo(() => linesOf(model), [model]);
  const layout = useMemo(() => layoutOf(lines), [lines]);
  const say = (changes: Readonly<Record<string, string | null>>): void =>
    setSearch((was) => {
      const next = new URLSearchParams(was);
      for (const [key, value] of Object.entries(changes)) if (value === null) next.delete(key); else next.set(key, value);
      return next;
    }, { replace: true });
  const choose = useCallback((node: ChartNode) => {
    setCurrent(node.key);
    setChosen(node.kind === 'person' ? node.person : node.kind === 'department' ? (node.department.head ?? undefined) : undefined);
  }, [setCurrent]);
  const acts = useMemo(() => ({ model, own: own === null ? undefined : personKey(own), current, toggle, choose }), [model, own, current, toggle, choose]);
  const find = (id: string): void => {
    setChosen(undefined);
    say({ person: id, by: null });
    if (by === 'manager') showPerson(id);
    else setStart(id);
  };
  const save = async (as: 'png' | 'pdf'): Promise<void> => {
    try {
      const { saveChart } = await import('./paper/saveChart.ts');
      await saveChart(as, layout, { name: translate('screen.employee-self-service.organization-chart'), people: (count) => translate('chart.people', { smart_count: count }), more: (count) => translate('chart.more', { smart_count: count }), noHead: translate('chart.noHead') });
    } catch (error) {
      showSnackbar({ type: 'error', message: translate('chart.notSaved', { why: error instanceof Error ? error.message : String(error) }) });
    }
  };
  if (chart.error && !chart.isReady) return <ErrorState error={chart.error} isPage onRetry={chart.retry} />;
  const icon = <Download size={16} />;
  return (
    <>
      <PageHeader
        title={label}
        crumbs={crumbs}
        favourite={path}
        actions={lines.length === 0 ? [] : (['png', 'pdf'] as const).map((as) => ({ key: as, kind: 'outlined', icon, label: translate(`chart.save.${as}`), run: () => void save(as) }))}
      />
      <ChartTools
        by={by}
        view={view}
        onBy={(next) => say({ by: next === 'department' ? next : null })}
        onView={(next) => say({ view: next === 'list' ? next : null })}
        onFind={find}
        onLevel={chart.openTo}
        onTop={chart.showTop}
        onSelf={own === null ? undefined : () => find(own)}
      />
      {chart.isBusy ? <Busy role="progressbar" aria-label={translate('chart.busy')} /> : null}
      {!chart.isReady ? (
        <Skeleton widths={[216, 216, 216]} />
      ) : lines.length === 0 ? (
        <EmptyState title={translate('chart.noneTitle')} message={translate('chart.noneWhy')} />
      ) : (
        <ChartActsContext value={acts}>
          <Body>
            {view === 'list' ? (
              <ChartList lines={lines} called={called} onGo={chart.callTo} />
            ) : (
              <Suspense fallback={<Skeleton widths={[216, 216, 216]} />}>
                <ChartCanvas layout={layout} current={current} called={called}>
                  <KeyTree lines={lines} onGo={chart.callTo} />
                </ChartCanvas>
              </Suspense>
            )}
            {chosen ? <PersonCard key={chosen.id} person={chosen} onClose={() => setChosen(undefined)} {...(by === 'department' ? { onShow: () => find(chosen.id) } : {})} /> : null}
          </Body>
        </ChartActsContext>
      )}
    </>
  );
};
