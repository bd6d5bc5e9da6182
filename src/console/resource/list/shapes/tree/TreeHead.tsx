import type { Column } from '../../state/columns.ts';

/** Headings of the tree's columns. */
export const TreeHead = ({ title, columns }: { readonly title: string; readonly columns: readonly Column[] }) => (
  <div role="row" className="head">
    <div role="columnheader">{title}</div>
    {columns.map(({ field, label, isNumber }) => (
      <div key={field.name} role="columnheader" className={isNumber ? 'num' : undefined} title={label}>
        {label}
      </div>
    ))}
  </div>
);
