import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useFieldRights } from '../../../resource/form/useFieldRights.ts';
import { Refused } from '../../../shell/pieces/Refused.tsx';
import { showWhole } from '../../../shell/pieces/showWhole.ts';
import { Tooltip } from '../../../shell/pieces/Tooltip.tsx';
import { refusalText } from '../acts/refusalText.ts';
import { onPhone } from '../../../shell/widths.ts';
import { whyNotStep, type Step } from './step.ts';
import { useHiringFlow } from './useHiringFlow.ts';
import { useMove } from './useMove.tsx';
import { useTellWhyNot } from './useTellWhyNot.ts';
import type { ScreenResource } from '../../../providers/data/metadata.ts';
import type { Row } from '../../../providers/data/row.ts';

const Path = styled('ol')({
  display: 'flex',
  gap: 4,
  margin: 0,
  padding: '0 16px 12px',
  listStyle: 'none',
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  flex: 'none',
  '& li': { position: 'relative', flex: '1 0 60px', minWidth: 0, borderTop: '3px solid var(--line)' },
  '& li[data-state=done]': { borderColor: 'var(--c1)' },
  '& li[data-state=now]': { borderColor: 'var(--accent)' },
  '& button, & b': { display: 'block', width: '100%', minHeight: 24, padding: '4px 4px 4px 0', border: 0, background: 'none', font: 'inherit', fontSize: 12, lineHeight: '16px', textAlign: 'left', color: 'var(--text-3)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { display: 'grid', alignContent: 'center', color: 'var(--text)', fontWeight: 600 },
  '& li[data-state=done] button': { color: 'var(--text-2)' },
  '& button:not([aria-disabled])': { cursor: 'pointer', '&:hover': { color: 'var(--accent-text)', textDecoration: 'underline' } },
  '& button[aria-disabled]': { cursor: 'not-allowed' },
  '& :is(button, b):focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2, borderRadius: 4 },
  [onPhone]: { '& li': { flexBasis: 96 }, '& button, & b': { minHeight: 44 } },
});

const isRejection = ({ stage, kind }: Step): boolean => (stage?.kind ?? kind) === 'REJECTED';

type Props = { readonly target: ScreenResource; readonly record: Row };

/** The way through hiring with where the candidate stands; one press moves them, and what the flow forbids says why. */
export const StagePath = ({ target, record }: Props) => {
  const translate = useTranslate();
  const tellWhyNot = useTellWhyNot({ target, record });
  const all = useHiringFlow();
  const now = useRef<HTMLLIElement>(null);
  /** The button that was pressed; it goes when the candidate comes there. */
  const pressed = useRef<Element>(null);
  const { mayUpdate } = useFieldRights(target.resource, target.screen);
  const { move, isWorking, refusal, question } = useMove(record);
  const current = all?.find(({ id }) => id === String(record['statusId']));
  useEffect(() => {
    showWhole(now.current);
    if (pressed.current && !pressed.current.isConnected && (document.activeElement ?? document.body) === document.body) now.current?.querySelector('b')?.focus();
    pressed.current = null;
  }, [current?.id]);
  if (!all || !current) return null;
  // Who is turned down is archived; that is no step on the way.
  const steps = all.filter((step) => step.id === current.id || (step.inUse && !isRejection(step)));
  // How far somebody came who was turned down is told by the history, not by the way.
  const at = isRejection(current) ? 0 : steps.indexOf(current);
  const name = String(record['name'] ?? '');
  const isOpen = mayUpdate && record['standing'] === 'ACTIVE';
  return (
    <>
      <Path aria-label={translate('candidates.stages', { name })}>
        {steps.map((step, place) => {
          const why = whyNotStep(current, step, record, translate);
          const isNow = step.id === current.id;
          const label = translate('candidates.moveTo', { status: step.name });
          return (
            <li key={step.id} ref={isNow ? now : undefined} data-state={isNow ? 'now' : place < at ? 'done' : undefined} aria-current={isNow ? 'step' : undefined}>
              {isNow || !isOpen ? (
                isNow ? <b title={step.name} tabIndex={-1}>{step.name}</b> : <button type="button" aria-disabled tabIndex={-1} title={step.name}>{step.name}</button>
              ) : (
                <Tooltip title={why ?? label}>
                  <button type="button" aria-disabled={why === undefined && !isWorking ? undefined : true} aria-description={why ?? label} onClick={({ currentTarget }) => {
                    if (isWorking) return;
                    if (why !== undefined) return tellWhyNot(current, step, why);
                    pressed.current = currentTarget;
                    move(current, step);
                  }}>
                    {step.name}
                  </button>
                </Tooltip>
              )}
            </li>
          );
        })}
      </Path>
      {question}
      {refusal ? (
        <Refused role="alert" style={{ margin: '0 16px 12px' }}>
          {refusalText(refusal, translate)}
        </Refused>
      ) : null}
    </>
  );
};
