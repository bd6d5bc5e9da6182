import { useId } from 'react';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslate } from 'ra-core';
import { firstTexts, headingsOf } from '../job/importJob.ts';
import type { ImportJob, ImportTarget, Mapping } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';
import { fieldOf } from '../review/columns.ts';
import { SuggestBox } from '../review/SuggestBox.tsx';
import type { FieldKind } from '../../../../domain/resource.ts';
import { filledTemplate, isTemplate, textFor, writeText } from './mapping.ts';
import { onPhone } from '../../../shell/widths.ts';

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: '4px 16px',
  alignItems: 'center',
  '& label': { fontWeight: 500 },
  '& label i': { color: 'var(--bad)', fontStyle: 'normal' },
  '& .below': { gridColumn: 2, fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  '& .below[data-bad]': { color: 'var(--bad)' },
  '& .below svg': { width: 14, height: 14, flex: 'none' },
  '& .below button': { border: '1px solid var(--line)', borderRadius: 4, background: 'var(--surface)', padding: '1px 6px', cursor: 'pointer', color: 'var(--text-2)', '&:hover': { background: 'var(--hover)' } },
  [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)', '& .below': { gridColumn: 1 } },
});

const mostOffers = 8;

/** Kinds whose text is put together from columns; the others take a word or a number. */
const built: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'email', 'phone', 'address']);

type Props = { readonly target: ImportTarget; readonly job: ImportJob; readonly mapping: Mapping; readonly isMissing: boolean; readonly onChange: (mapping: Mapping) => void };

/** One field without a column: what it gets instead, and what that gives in the first row. */
export const MissingField = ({ target, job, mapping, isMissing, onChange }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const { resource } = useWizard().target;
  const field = fieldOf(resource, target.key);
  const isPlain = built.has(field?.kind ?? 'text');
  const headings = headingsOf(job).filter((heading) => heading !== '');
  const text = textFor(mapping, target.key);
  const write = (next: string) => onChange(writeText(mapping, target.key, next));
  const insert = (heading: string) => {
    write(`${text}${text === '' || text.endsWith(' ') ? '' : ' '}{${heading}}`);
    document.getElementById(id)?.focus();
  };
  return (
    <Line>
      <label htmlFor={id}>
        {target.label} {target.required ? <i aria-hidden>*</i> : null}
        {target.required ? <span className="visually-hidden">{translate('form.required')}</span> : null}
      </label>
      <SuggestBox id={id} field={field} label={target.label} text={text} onText={write} onTake={() => undefined} invalid={isMissing} describedBy={`${id}-help`} {...(isPlain ? { placeholder: translate('import.match.textHint') } : {})} />
      <span className="below" id={`${id}-help`} data-bad={isMissing ? '' : undefined}>
        {isMissing ? (
          <>
            <CircleAlert aria-hidden />
            {translate('import.match.needed')}
          </>
        ) : isTemplate(text) ? (
          translate('import.match.gives', { text: filledTemplate(text, headingsOf(job), firstTexts(job)) })
        ) : text === '' ? null : (
          translate('import.match.everyRow')
        )}
      </span>
      {isPlain ? (
      <span className="below">
        {headings.slice(0, mostOffers).map((heading) => (
          <button key={heading} type="button" title={translate('import.match.insert', { heading })} aria-label={translate('import.match.insert', { heading })} onClick={() => insert(heading)}>
            {`{${heading}}`}
          </button>
        ))}
      </span>
      ) : null}
    </Line>
  );
};
