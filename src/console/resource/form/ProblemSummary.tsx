import { useFormState } from 'react-hook-form';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { controlId } from './sections.ts';
import { focusControl } from './focusControl.ts';
import type { FormModel } from './useFormModel.ts';

export const Note = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  maxWidth: 688,
  marginBottom: 16,
  padding: '8px 12px',
  borderRadius: 6,
  background: 'var(--bad-wash)',
  color: 'var(--text)',
  '& > svg': { flex: 'none', marginTop: 2, color: 'var(--bad)' },
  '&[data-sticky]': { position: 'sticky', top: 8, zIndex: 1, boxShadow: '0 0 0 8px var(--surface), 0 -6px 0 8px var(--surface)' },
  '&[data-tone=warn]': { background: 'var(--warn-wash)', '& > svg': { color: 'var(--warn)' } },
  '& a': { color: 'inherit', textDecoration: 'underline' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 16px', margin: 0, padding: 0, listStyle: 'none' },
  '& b': { fontWeight: 600 },
});

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 6 });

type Props = {
  readonly of: FormModel;
  /** What the server said of the record as a whole. */
  readonly refusal: string | undefined;
};

/** What stands between the person and saving, with a link to each field; shown after a save that did not go through. */
export const ProblemSummary = ({ of, refusal }: Props) => {
  const translate = useTranslate();
  const { errors } = useFormState();
  const wrong = of.fields.filter(({ key }) => errors[key] !== undefined);
  if (wrong.length === 0 && refusal === undefined) return null;
  return (
    <Note role="alert" data-sticky>
      <CircleAlert size={16} aria-hidden />
      <div>
        {refusal === undefined ? null : <div>{refusal}</div>}
        {wrong.length === 0 ? null : (
          <Line>
            <b>{translate('form.needFixBeforeSave', { smart_count: wrong.length })}</b>
            <ul>
              {wrong.map((field) => (
                <li key={field.key}>
                  <a
                    href={`#${controlId(of.formId, field)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      focusControl(controlId(of.formId, field));
                    }}
                  >
                    {translate(`${of.entity}.${field.name}`)}
                  </a>
                </li>
              ))}
            </ul>
          </Line>
        )}
      </div>
    </Note>
  );
};
