import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { useTranslate } from 'ra-core';
import { onPhone } from '../../../shell/widths.ts';

export const steps = ['action', 'file', 'match', 'review', 'confirm'] as const;
export type Step = (typeof steps)[number];

const List = styled('ol')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
  color: 'var(--text-3)',
  '& li': { display: 'flex', alignItems: 'center' },
  '& li + li::before': { content: '""', width: 16, height: 1, marginRight: 8, background: 'var(--line)' },
  '& button, & span.step': { display: 'flex', alignItems: 'center', gap: 8, padding: 0, border: 0, background: 'none', borderRadius: 4, color: 'inherit' },
  '& button': { cursor: 'pointer', color: 'var(--text-2)', '&:hover': { color: 'var(--text)', textDecoration: 'underline' } },
  '& .mark': { width: 20, height: 20, flex: 'none', borderRadius: '50%', border: '1.5px solid var(--field)', display: 'grid', placeItems: 'center', fontSize: 11, lineHeight: 1, fontWeight: 600 },
  '& .done .mark': { background: 'var(--ok-mark)', borderColor: 'var(--ok-mark)', color: 'var(--white)' },
  '& .done': { color: 'var(--text-2)' },
  '& [aria-current] ': { color: 'var(--text)', fontWeight: 600 },
  '& [aria-current] .mark': { background: 'var(--action)', borderColor: 'var(--action)', color: 'var(--on-action)' },
  '@media (max-width: 1099.95px)': { '& .word': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }, '& [aria-current] .word': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
  [onPhone]: { gap: 6, '& li + li::before': { width: 8, marginRight: 6 }, '& .mark': { width: 24, height: 24 } },
});

type Props = { readonly current: Step; /** Everything is done: the result is shown. */ readonly isOver?: boolean; readonly onGo?: ((step: Step) => void) | undefined };

/** Where the wizard is; a step that is behind takes one back to it. */
export const Steps = ({ current, isOver = false, onGo }: Props) => {
  const translate = useTranslate();
  const at = steps.indexOf(current);
  return (
    <List aria-label={translate('import.steps')}>
      {steps.map((step, index) => {
        const isDone = isOver || index < at;
        const content = (
          <>
            <span className="mark" aria-hidden>
              {isDone ? <Check size={12} strokeWidth={2.5} /> : index + 1}
            </span>
            <span className="word">{translate(`import.step.${step}`)}</span>
          </>
        );
        return (
          <li key={step} className={isDone ? 'done' : undefined} aria-current={!isOver && index === at ? 'step' : undefined}>
            {isDone && onGo && !isOver ? (
              <button type="button" onClick={() => onGo(step)}>
                {content}
              </button>
            ) : (
              <span className="step">{content}</span>
            )}
          </li>
        );
      })}
    </List>
  );
};
