import { use } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import { hasChoices, type QuestionKind } from '../../../domain/dynamic-forms/questions.ts';
import { FieldInputContext } from '../../fields/input/FieldInputContext.ts';
import { BoxButton } from '../../fields/input/InputBox.tsx';
import { SelectBox } from '../../fields/input/SelectBox.tsx';
import { FieldFrame } from '../../resource/form/FieldFrame.tsx';
import type { Field } from '../../../domain/resource.ts';
import type { InputProps } from '../../fields/input/types.ts';
import type { ChildRow } from '../../fields/rows/row.ts';
import type { RowActs } from '../../fields/rows/RowLine.tsx';

const Card = styled('li')(({ theme }) => ({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 192px', gap: '12px 16px', padding: '12px 16px 16px', border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)',
  '& > header': { gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: 4, margin: '0 -8px -8px 0', '& > b': { flex: 1, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' } },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

type Props = {
  readonly input: InputProps;
  readonly fields: readonly Field[];
  readonly row: ChildRow;
  readonly index: number;
  readonly count: number;
  readonly acts: RowActs;
  readonly onCopy: () => void;
};

/** One question of a form while it is built: what it asks, how it is answered, and its choices where it has some. */
export const QuestionCard = ({ input, fields, row, index, count, acts, onCopy }: Props) => {
  const translate = useTranslate();
  const Cell = use(FieldInputContext);
  const number = index + 1;
  const kind = (row['kind'] ?? 'SHORT_TEXT') as QuestionKind;
  // What was written before the kind changed stays to be seen, and to be taken away.
  const isShown = ({ key }: Field): boolean => key !== 'choices' || hasChoices(kind) || String(row['choices'] ?? '') !== '';
  const show = (field: Field) => {
    const id = `${input.id}-${index}-${field.key}`;
    const problem = input.problems?.get(`${index}.${field.key}`);
    const told = input.hasTried === true || (field.key === 'choices' && String(row['choices'] ?? '') !== '') ? problem : undefined;
    const label = translate(`dynamicFormQuestion.${field.name}`);
    const help = field.key === 'choices' ? translate('dynamicForms.oneALine') : undefined;
    const props: InputProps = {
      field, entity: 'dynamicFormQuestion', id, labelId: `${id}-label`, label: `${label} ${number}`, describedBy: told ? `${id}-problem` : help ? `${id}-help` : undefined, invalid: told !== undefined, value: row[field.key] ?? null, record: row,
      onChange: (value) => acts.change(index, field.key, value),
      onBlur: acts.leave,
    };
    const isWide = field.key !== 'question' && field.key !== 'kind';
    return (
      <FieldFrame key={field.key} id={id} kind={field.kind} label={label} required={field.required} wide={isWide} broad={false} isSwitch={field.kind === 'yesNo'} was={undefined} help={help} problem={told}>
        {field.key === 'kind' ? <SelectBox {...props} choices={(field.options ?? []).map((value) => ({ value, label: translate(`enum.DynamicQuestionKind.${value}`) }))} onChoose={props.onChange} /> : Cell ? <Cell {...props} /> : null}
      </FieldFrame>
    );
  };
  return (
    <Card aria-label={translate('dynamicForms.number', { number })}>
      <header>
        <b>{translate('dynamicForms.number', { number })}</b>
        <BoxButton type="button" aria-label={translate('form.rows.up', { number })} disabled={index === 0} onClick={() => acts.move(index, index - 1)}><ArrowUp size={16} /></BoxButton>
        <BoxButton type="button" aria-label={translate('form.rows.down', { number })} disabled={number === count} onClick={() => acts.move(index, number)}><ArrowDown size={16} /></BoxButton>
        <BoxButton type="button" aria-label={translate('dynamicForms.copy', { number })} onClick={onCopy}><Copy size={16} /></BoxButton>
        <BoxButton type="button" aria-label={translate('form.rows.remove', { number })} onClick={() => acts.remove(index)}><Trash2 size={16} /></BoxButton>
      </header>
      {fields.filter(isShown).map(show)}
    </Card>
  );
};
