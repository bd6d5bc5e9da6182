import { useTranslate } from 'ra-core';
import { TickBox } from './TickBox.tsx';
import { Unseen } from './RowsTable.tsx';
import type { ChildRow } from './row.ts';
import type { Field } from '../../../domain/resource.ts';

type Props = {
  readonly id: string;
  readonly stem: string;
  readonly fields: readonly Field[];
  /** Those that the filter leaves. */
  readonly rows: readonly ChildRow[];
  readonly isFiltered: boolean;
  readonly onSetAll: (key: string, value: boolean) => void;
};

/** The state of a column of ticks: all, none, or undefined for some. */
const ofAll = (rows: readonly ChildRow[], key: string): boolean | undefined => {
  const ticked = rows.filter((row) => row[key] === true).length;
  return ticked === 0 ? false : ticked === rows.length ? true : undefined;
};

/** The names of the columns, and under them one tick that sets a whole column of yes and no; a click on its name does the same. */
export const RowsHead = ({ id, stem, fields, rows, isFiltered, onSetAll }: Props) => {
  const translate = useTranslate();
  const hasAll = rows.length > 1 && fields.some(({ kind }) => kind === 'yesNo');
  const nameOf = (field: Field): string => translate(`${stem}.${field.name}`);
  return (
    <div className="head" role="rowgroup">
      <div className="row" role="row">
        {fields.map((field) => (
          <div key={field.key} role="columnheader" className="cell" id={`${id}-head-${field.key}`}>
            <span>
              {hasAll && field.kind === 'yesNo' ? <label htmlFor={`${id}-all-${field.key}`}>{nameOf(field)}</label> : nameOf(field)}
              {field.required && field.kind !== 'yesNo' ? <i aria-hidden> *</i> : null}
            </span>
          </div>
        ))}
        <div role="columnheader" className="cell">
          <Unseen>{translate('form.rows.actions')}</Unseen>
        </div>
      </div>
      {hasAll ? (
        <div className="row" role="row">
          {fields.map((field, column) => (
            <div key={field.key} role="cell" className="cell" data-kind={field.kind} data-label={nameOf(field)}>
              {field.kind === 'yesNo' ? (
                <TickBox id={`${id}-all-${field.key}`} label={translate('form.rows.setAll', { name: nameOf(field) })} value={ofAll(rows, field.key)} onChange={(value) => onSetAll(field.key, value)} />
              ) : column === 0 ? (
                translate(isFiltered ? 'form.rows.allShown' : 'form.rows.all', { smart_count: rows.length })
              ) : null}
            </div>
          ))}
          <div role="cell" className="cell" />
        </div>
      ) : null}
    </div>
  );
};
