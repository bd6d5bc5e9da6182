import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Columns } from './columns.ts';
import { linesOf } from './merging.ts';
import type { Field } from '../../../domain/resource.ts';
import type { Row } from '../../providers/data/row.ts';

const Said = styled('p')({ margin: '0 16px 8px', color: 'var(--text-2)', fontSize: 13 });

/** Lists are not chosen: how many lines each has, and how many come of them. */
export const UnitedLists = ({ lists, entity, people }: { readonly lists: readonly Field[]; readonly entity: string; readonly people: readonly Row[] }) => {
  const translate = useTranslate();
  if (lists.length === 0) return null;
  const count = (lines: number): string => (lines === 0 ? '–' : translate('duplicates.lines', { smart_count: lines }));
  return (
    <section>
      <h2>{translate('duplicates.lists')}</h2>
      <Said>{translate('duplicates.listsText')}</Said>
      {lists.map((field) => (
        <Columns key={field.key} style={{ '--people': people.length } as React.CSSProperties}>
          <span data-label="">{translate(`${entity}.${field.name}`)}</span>
          {people.map((one) => <span key={one.id}>{count(((one[field.key] ?? []) as readonly unknown[]).length)}</span>)}
          <b data-result="">{count(linesOf(field, people))}</b>
        </Columns>
      ))}
    </section>
  );
};
