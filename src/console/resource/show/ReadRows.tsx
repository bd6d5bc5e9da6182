import { useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { cells } from '../../fields/cells.tsx';
import { shortText } from '../../fields/shortText.ts';
import { stemOf } from '../../fields/rows/row.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import type { Values } from '../form/values.ts';
import type { Field } from '../../../domain/resource.ts';

/** Words are whole; a table of many columns is wider than a panel and moves sideways in it. */
const Scroll = styled('div')({ overflowX: 'auto' });
const Table = styled('table')({
  width: '100%',
  overflowWrap: 'break-word',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th': { padding: '4px 12px 4px 0', textAlign: 'left', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)', borderBottom: '1px solid var(--line)' },
  '& [data-number]': { textAlign: 'right' },
  '& :is(th, td):last-of-type': { paddingRight: 0 },
  '& td': { padding: '6px 12px 6px 0', borderBottom: '1px solid var(--hair)' },
});

/** The child rows of a record as a small table; nothing is '–'. */
export const ReadRows = ({ field, label, value }: { readonly field: Field; readonly label: string; readonly value: unknown }) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const rows = Array.isArray(value) ? (value as readonly Values[]) : [];
  const scroll = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const { current } = scroll;
    if (!current) return;
    const measure = (): void => setWide(current.scrollWidth > current.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [rows.length]);
  if (!field.rows || rows.length === 0) return <span style={{ color: 'var(--text-3)' }}>–</span>;
  const stem = stemOf(field.rows.type);
  const columns = field.rows.fields.filter(({ kind }) => kind !== 'id');
  return (
    <Scroll ref={scroll} tabIndex={isWide ? 0 : undefined} role="group" aria-label={label}>
      <Table>
        <thead>
          <tr>
            {columns.map(({ key, name, kind }) => (
              <th key={key} scope="col" data-number={cells[kind].isNumber || undefined}>
                {translate(`${stem}.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={String(row.id ?? index)}>
              {columns.map((column) => (
                <td key={column.key} data-number={cells[column.kind].isNumber || undefined}>{shortText(column, row, formats) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
};
