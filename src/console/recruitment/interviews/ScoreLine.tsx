import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { onPhone } from '../../shell/widths.ts';
import type { KeyboardEvent } from 'react';
import type { SkillValue } from './useScorecard.ts';

const Line = styled('fieldset')({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '6px 16px', alignItems: 'center', margin: 0, padding: '10px 12px', border: 0, borderBottom: '1px solid var(--hair)', minWidth: 0,
  '&:focus-within': { background: 'var(--accent-wash)' }, '& legend': { float: 'left', padding: 0, fontWeight: 500, overflowWrap: 'anywhere' }, '& small': { display: 'block', fontWeight: 400, fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  '& textarea': { gridColumn: '1 / -1', minHeight: 32, padding: '5px 8px', border: '1px solid var(--field)', borderRadius: 6, font: 'inherit', color: 'var(--text)', background: 'var(--surface)', resize: 'vertical', fieldSizing: 'content' },
  [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)', '& textarea': { fontSize: 16 } },
});
const Scores = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 });
const Score = styled('label')({
  position: 'relative', display: 'grid', placeItems: 'center', minWidth: 34, height: 32, padding: '0 8px', border: '1px solid var(--field)', borderRadius: 6, cursor: 'pointer', fontVariantNumeric: 'tabular-nums', background: 'var(--surface)',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' }, '&:hover': { background: 'var(--hover)' }, '&:has(:checked)': { background: 'var(--action)', color: 'var(--on-action)', borderColor: 'var(--action)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--accent-text)', outlineOffset: 2 }, '&:has(:disabled)': { cursor: 'default' }, [onPhone]: { minWidth: 44, height: 44 },
});
const Amount = styled('input')({ width: 96, height: 32, padding: '0 8px', border: '1px solid var(--field)', borderRadius: 6, font: 'inherit', color: 'var(--text)', background: 'var(--surface)' });

/** Up to so many steps a score is chosen, beyond it is written. */
const STEPS = 10;

type Props = { readonly value: SkillValue; readonly best: number; readonly readOnly: boolean; readonly onChange: (part: Partial<SkillValue>) => void };

/** The line before or after it takes the focus. */
const step = (from: HTMLElement, by: 1 | -1): void => {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-score-line]')];
  const next = lines[lines.indexOf(from.closest<HTMLElement>('[data-score-line]')!) + by];
  next?.querySelector<HTMLElement>('input:checked, input:not([type="radio"])')?.focus();
};

/** A skill on one line: what to ask, the score by click or key, a comment. */
export const ScoreLine = ({ value, best, readOnly, onChange }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const { skill, question, score, comment } = value;
  const isChosen = Number.isInteger(best) && best <= STEPS;
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    if (readOnly || target.tagName === 'TEXTAREA' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(target, event.key === 'ArrowDown' ? 1 : -1);
    } else if (isChosen && /^\d$/.test(event.key) && Number(event.key) <= best) {
      event.preventDefault();
      onChange({ score: Number(event.key) });
      document.getElementById(`${id}-${event.key}`)?.focus();
    } else if (isChosen && event.key === 'Delete') onChange({ score: null });
  };
  return (
    <Line data-score-line onKeyDown={onKey} aria-label={translate('interviews.skill', { skill })}>
      <legend>
        {skill}
        {question ? <small>{question}</small> : null}
      </legend>
      {isChosen ? (
        <Scores>
          {[null, ...Array.from({ length: best + 1 }, (_, at) => at)].map((one) => (
            <Score key={String(one)} title={one === null ? translate('interviews.notAsked') : undefined}>
              <input type="radio" id={`${id}-${one ?? 'none'}`} name={id} checked={score === one} disabled={readOnly} aria-label={one === null ? translate('interviews.notAsked') : String(one)} onChange={() => onChange({ score: one })} />
              <span aria-hidden>{one ?? '–'}</span>
            </Score>
          ))}
        </Scores>
      ) : (
        <Amount type="number" inputMode="decimal" min={0} max={best} step="0.5" aria-label={translate('interviews.skill', { skill })} value={score ?? ''} readOnly={readOnly} onChange={({ target }) => onChange({ score: target.value === '' ? null : Number(target.value) })} />
      )}
      {readOnly && comment === '' ? null : <textarea rows={1} maxLength={1000} readOnly={readOnly} value={comment} aria-label={translate('interviews.comment', { skill })} placeholder={translate('scorecardSkill.comment')} onChange={({ target }) => onChange({ comment: target.value })} />}
    </Line>
  );
};
