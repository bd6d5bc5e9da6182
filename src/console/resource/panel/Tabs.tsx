import { useEffect } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { sidewaysFade } from '../../shell/pieces/sidewaysFade.ts';
import { showWhole } from '../../shell/pieces/showWhole.ts';

const Bar = styled('div')({
  display: 'flex',
  gap: 4,
  padding: '0 12px',
  borderBottom: '1px solid var(--line)',
  flex: 'none',
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  ...sidewaysFade,
  '& button': { position: 'relative', display: 'flex', flex: 'none', whiteSpace: 'nowrap', alignItems: 'center', gap: 6, height: 36, padding: '0 8px', border: 0, background: 'transparent', color: 'var(--text-2)', font: 'inherit', fontWeight: 500, cursor: 'pointer' },
  '& button[aria-selected=true]': { color: 'var(--text)' },
  '& button[aria-selected=true]::after': { content: '""', position: 'absolute', left: 8, right: 8, bottom: 0, height: 2, background: 'var(--accent)', borderRadius: '2px 2px 0 0' },
  '& button:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2, borderRadius: 4 },
});

const Count = styled('span')({ fontWeight: 400, '[aria-selected=true] > &': { fontSize: 11, lineHeight: '16px', fontWeight: 600, padding: '0 6px', borderRadius: 8, background: 'var(--accent-wash-2)', color: 'var(--accent-text)' } });

export type Tab = { readonly key: string; readonly label: string; readonly count?: number | undefined };

type Props = { readonly id: string; readonly label: string; readonly tabs: readonly Tab[]; readonly current: string; readonly onChoose: (key: string) => void; readonly children: ReactNode };

const Panel = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', display: 'flex', flexDirection: 'column' });

/** Sub-tabs of a record, 36 high; one tab stop, arrows choose. Counts show only above 0. */
export const Tabs = ({ id, label, tabs, current, onChoose, children }: Props) => {
  // Many tabs do not fit: the open one is in sight, whoever chose it.
  useEffect(() => {
    showWhole(document.getElementById(`${id}-${current}`));
  }, [id, current]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(tabs.findIndex(({ key }) => key === current) + step + tabs.length) % tabs.length];
    if (step === 0 || !next) return;
    onChoose(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <Bar role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: text, count }) => (
          <button key={key} type="button" role="tab" id={`${id}-${key}`} aria-selected={key === current} aria-controls={`${id}-panel`} tabIndex={key === current ? 0 : -1} onClick={() => onChoose(key)}>
            {text}
            {count !== undefined && count > 0 ? <Count>{count}</Count> : null}
          </button>
        ))}
      </Bar>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </Panel>
    </>
  );
};
