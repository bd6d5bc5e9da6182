import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { useTranslate } from 'ra-core';
import { MOST_QUESTIONS } from '../../../domain/dynamic-forms/questions.ts';
import { AddRow } from '../../fields/rows/RowsTable.tsx';
import { blankRow, type ChildRow } from '../../fields/rows/row.ts';
import { useRowActs } from '../../fields/rows/useRowActs.ts';
import { QuestionCard } from './QuestionCard.tsx';
import type { InputProps } from '../../fields/input/types.ts';

const Cards = styled('ol')({ margin: '0 0 12px', padding: 0, listStyle: 'none', display: 'grid', gap: 12 });

/** The order in which a card asks for them. */
const ORDER = ['question', 'kind', 'choices', 'hint', 'isRequired'];

/** The questions of a form, a card each, in the order in which people meet them. */
export const QuestionsInput = (props: InputProps) => {
  const translate = useTranslate();
  const rows = Array.isArray(props.value) ? (props.value as readonly ChildRow[]) : [];
  const { acts, keys, add } = useRowActs(rows, props);
  const fields = ORDER.flatMap((key) => props.field.rows?.fields.filter((field) => field.key === key) ?? []);
  const addNew = (row: ChildRow): void => {
    add(row);
    const id = `${props.id}-${rows.length}-question`;
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  return (
    <div id={props.id} role="group" aria-labelledby={props.labelId} aria-describedby={props.describedBy}>
      {rows.length > 0 ? (
        <Cards>
          {rows.map((row, index) => (
            <QuestionCard key={keys[index]} input={props} fields={fields} row={row} index={index} count={rows.length} acts={acts} onCopy={() => addNew({ ...row, id: undefined, question: null })} />
          ))}
        </Cards>
      ) : null}
      {rows.length < MOST_QUESTIONS ? (
        <AddRow type="button" onClick={() => addNew(blankRow(fields))}>
          <Plus size={16} aria-hidden />
          {translate('dynamicForms.addQuestion')}
        </AddRow>
      ) : null}
    </div>
  );
};
