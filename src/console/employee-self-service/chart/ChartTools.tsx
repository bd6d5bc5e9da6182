import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslate } from 'ra-core';
import { ActionMenu } from '../../shell/pieces/ActionMenu.tsx';
import { FindPerson } from './FindPerson.tsx';
import { onNarrow, onPhone } from '../../shell/widths.ts';
import type { ChartBy } from './useChart.ts';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '0 16px 8px',
  flex: 'none',
  '& .switch': { display: 'flex', flex: 'none', border: '1px solid var(--line)', borderRadius: 6, overflow: 'hidden' },
  '& .switch button': { height: 26, padding: '0 10px', border: 0, background: 'none', color: 'var(--text-2)', fontSize: 13, cursor: 'pointer' },
  '& .switch button + button': { borderLeft: '1px solid var(--line)' },
  '& .switch button[aria-pressed=true]': { background: 'var(--canvas)', color: 'var(--text)', fontWeight: 500 },
  '& .switch button:focus-visible': { outlineOffset: -2 },
  '& .gap': { flex: 1 },
  [onNarrow]: { flexWrap: 'wrap' },
  [onPhone]: { gap: 8, '& .switch button': { height: 42 }, '& .gap, & .views': { display: 'none' }, '& .MuiButton-root': { minHeight: 44 } },
});

const LEVELS = [1, 2, 3, 4, 5, 6] as const;
const MOST = 20;

export type ChartView = 'chart' | 'list';
type Props = {
  readonly by: ChartBy;
  readonly view: ChartView;
  readonly onBy: (by: ChartBy) => void;
  readonly onView: (view: ChartView) => void;
  readonly onFind: (id: string) => void;
  readonly onLevel: (level: number) => void;
  readonly onTop: () => void;
  /** Absent where the person has no place in the chart. */
  readonly onSelf?: (() => void) | undefined;
};

const Switch = <Value extends string>({ label, values, value, words, className, onChoose }: { readonly label: string; readonly values: readonly Value[]; readonly value: Value; readonly words: (value: Value) => string; readonly className?: string; readonly onChoose: (value: Value) => void }) => (
  <div className={`switch ${className ?? ''}`} role="group" aria-label={label}>
    {values.map((one) => (
      <button key={one} type="button" aria-pressed={one === value} onClick={() => onChoose(one)}>
        {words(one)}
      </button>
    ))}
  </div>
);

/** Finds people, goes to the top or to oneself, opens level by level, and changes what is drawn and how. */
export const ChartTools = ({ by, view, onBy, onView, onFind, onLevel, onTop, onSelf }: Props) => {
  const translate = useTranslate();
  return (
    <Bar>
      <FindPerson onChoose={onFind} />
      <Switch label={translate('chart.by')} values={['manager', 'department'] as const} value={by} words={(one) => translate(`chart.by.${one}`)} onChoose={onBy} />
      <Switch className="views" label={translate('chart.view')} values={['chart', 'list'] as const} value={view} words={(one) => translate(`chart.view.${one}`)} onChoose={onView} />
      <span className="gap" />
      {onSelf ? (
        <Button size="small" onClick={onSelf}>
          {translate('chart.self')}
        </Button>
      ) : null}
      <Button size="small" onClick={onTop}>
        {translate('chart.top')}
      </Button>
      <ActionMenu
        label={translate('chart.levels')}
        actions={[...LEVELS, MOST].map((level) => ({ key: String(level), label: level === MOST ? translate('chart.level.all') : translate('chart.level', { smart_count: level }), run: () => onLevel(level) }))}
        trigger={(props) => (
          <Button size="small" endIcon={<ChevronDown size={14} />} {...props}>
            {translate('chart.levels')}
          </Button>
        )}
      />
    </Bar>
  );
};
