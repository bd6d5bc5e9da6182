import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { ValueText } from '../../../resource/form/ValueText.tsx';
import { Dialog } from '../../../shell/pieces/Dialog.tsx';
import { chosenFirst, SURE, type Proposal } from './proposals.ts';
import type { Values } from '../../../resource/form/values.ts';
import type { Field } from '../../../../domain/resource.ts';

const Lines = styled('ul')({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  color: 'var(--text)',
  '& > li': { borderTop: '1px solid var(--hair)' },
  '& label': { display: 'grid', gridTemplateColumns: '32px minmax(0, 1fr) auto', gap: '0 8px', alignItems: 'start', padding: '8px 0', cursor: 'pointer' },
  '& b': { display: 'block', fontSize: 13, lineHeight: '20px', fontWeight: 500 },
  '& p': { margin: 0, overflowWrap: 'anywhere', fontSize: 14, lineHeight: '20px' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', overflowWrap: 'anywhere' },
  '& em': { fontStyle: 'normal', fontSize: 12, lineHeight: '20px', color: 'var(--text-2)', whiteSpace: 'nowrap', '&[data-unsure]': { color: 'var(--warn)' } },
});
const Said = styled('p')({ margin: 0 });

type Props = { readonly proposals: readonly Proposal[]; readonly pages: { readonly read: number; readonly all: number }; readonly fields: readonly Field[]; readonly values: Values; readonly onTake: (values: Values) => void; readonly onClose: () => void };

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Field by field what the resume says, beside what stands in the form and how sure it is; what is chosen goes into the form. */
export const Proposed = ({ proposals, pages, fields, values, onTake, onClose }: Props) => {
  const translate = useTranslate();
  const language = useLocale();
  const percent = new Intl.NumberFormat(language === 'sp' ? 'es' : language, { style: 'percent' });
  const [chosen, setChosen] = useState<readonly string[]>(() => chosenFirst(proposals));
  const take = (): void => {
    onTake(Object.fromEntries(proposals.filter(({ key }) => chosen.includes(key)).map(({ key, value }) => [key, value])));
    onClose();
  };
  const now = (field: Field, value: unknown) => (field.kind === 'rows' ? (value === 0 ? translate('resumeFill.empty') : translate('resumeFill.more', { smart_count: Number(value) })) : isEmpty(value) ? translate('resumeFill.empty') : <ValueText field={field} value={value} record={values} message="resumeFill.now" />);
  return (
    <Dialog
      title={translate('resumeFill.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          {proposals.length > 0 ? (
            <Button variant="contained" disabled={chosen.length === 0} onClick={take}>
              {translate('resumeFill.take', { smart_count: chosen.length })}
            </Button>
          ) : null}
        </>
      }
    >
      <Said>{translate(proposals.length === 0 ? 'resumeFill.nothing' : 'resumeFill.intro')}</Said>
      {pages.read < pages.all ? <Said>{translate('resumeFill.partly', { read: pages.read, pages: pages.all })}</Said> : null}
      <Lines>
        {proposals.map(({ key, now: held, value, lines, confidence, source }) => {
          const field = fields.find((one) => one.key === key);
          if (!field) return null;
          return (
            <li key={key}>
              <label title={source}>
                <Checkbox size="small" checked={chosen.includes(key)} onChange={({ target }) => setChosen(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))} />
                <span>
                  <b>{translate(`candidate.${field.name}`)}</b>
                  {lines === null ? (
                    <p>
                      <ValueText field={field} value={value} record={{}} />
                    </p>
                  ) : (
                    lines.map((line, at) => <p key={at}>{field.name === 'languages' ? new Intl.DisplayNames(language === 'sp' ? 'es' : language, { type: 'language' }).of(line) : line}</p>)
                  )}
                  <small>{now(field, held)}</small>
                </span>
                <em data-unsure={confidence < SURE || undefined}>{translate('resumeFill.sure', { percent: percent.format(confidence) })}</em>
              </label>
            </li>
          );
        })}
      </Lines>
    </Dialog>
  );
};
