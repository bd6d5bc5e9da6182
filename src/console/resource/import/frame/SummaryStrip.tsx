import { styled } from '@mui/material/styles';
import { StatusMark } from '../../../shell/pieces/StatusMark.tsx';
import type { StatusTone } from '../../../shell/pieces/StatusMark.tsx';
import { useWizard } from '../WizardContext.ts';
import { onPhone } from '../../../shell/widths.ts';

const Strip = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  flex: 'none',
  borderBottom: '1px solid var(--line)',
  '& > *': { display: 'block', textAlign: 'left', padding: '12px 16px', border: 0, borderLeft: '1px solid var(--hair)', background: 'none', minWidth: 0, position: 'relative' },
  '& > :first-of-type': { borderLeft: 0 },
  '& > button': { cursor: 'pointer', '&:hover': { background: 'var(--hover)' }, '&:focus-visible': { outlineOffset: -2 } },
  '& > [aria-pressed=true]::after': { content: '""', position: 'absolute', left: 16, right: 16, bottom: -1, height: 2, background: 'var(--accent)' },
  '& .label': { display: 'flex', alignItems: 'center', gap: 6, fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', whiteSpace: 'nowrap' },
  '& .label > span:last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': { display: 'block', fontSize: 20, lineHeight: '28px' },
  '& [data-bad] b': { color: 'var(--bad)' },
  [onPhone]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', '& > *': { padding: '8px 16px', borderTop: '1px solid var(--hair)' }, '& .label': { alignItems: 'start', whiteSpace: 'normal' }, '& .label > [data-tone]': { marginTop: 4 }, '& > *:nth-of-type(-n+2)': { borderTop: 0 }, '& > *:nth-of-type(odd)': { borderLeft: 0 } },
});

export type Figure = {
  readonly key: string;
  readonly label: string;
  /** A number, or a sentence with one. */
  readonly value: number | string;
  readonly tone?: StatusTone;
  readonly isBad?: boolean;
  readonly isChosen?: boolean;
  readonly choose?: () => void;
};

/** The figures of an import in a row; where they filter, each is a button. */
export const SummaryStrip = ({ figures, label }: { readonly figures: readonly Figure[]; readonly label: string }) => {
  const { number } = useWizard();
  return (
    <Strip role="group" aria-label={label}>
      {figures.map(({ key, label: text, value, tone, isBad = false, isChosen = false, choose }) => {
        const content = (
          <>
            <span className="label">
              {tone === undefined ? null : <StatusMark tone={tone} />}
              <span>{text}</span>
            </span>
            <b>{typeof value === 'number' ? number(value) : value}</b>
          </>
        );
        const bad = isBad && value !== 0 ? '' : undefined;
        return choose ? (
          <button key={key} type="button" aria-pressed={isChosen} data-bad={bad} title={text} onClick={choose}>
            {content}
          </button>
        ) : (
          <div key={key} data-bad={bad} title={text}>
            {content}
          </div>
        );
      })}
    </Strip>
  );
};
