import { styled } from '@mui/material/styles';
import { useLocaleState } from 'react-admin';
import { Link } from 'react-router-dom';
import { tagOf } from '../../providers/i18nLanguages.ts';
import type { ChartRow, Series } from './series.ts';

const Scroll = styled('div')({ overflow: 'auto', maxHeight: 260, margin: '0 16px 12px', '& table': { width: '100%', borderCollapse: 'collapse' }, '& th, & td': { height: 28, padding: '0 8px', borderBottom: '1px solid var(--hair)', textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' }, '& th:first-of-type': { textAlign: 'left', paddingLeft: 0 }, '& a:hover': { textDecoration: 'underline' }, '& thead th': { fontSize: 12, fontWeight: 500, color: 'var(--text-2)', position: 'sticky', top: 0, background: 'var(--surface)' } });

/** The figures of a chart as a table. */
export const ChartTable = ({ caption, rows, series }: { readonly caption: string; readonly rows: readonly ChartRow[]; readonly series: readonly Series[] }) => {
  const [locale] = useLocaleState();
  const number = new Intl.NumberFormat(tagOf(locale));
  return (
    <Scroll tabIndex={0} role="region" aria-label={caption}>
      <table>
        <thead>
          <tr>
            <th scope="col" aria-label={caption} />
            {series.map(({ key, label }) => (
              <th key={key} scope="col">{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, values, paths }) => (
            <tr key={id ?? name}>
              <th scope="row">{name}</th>
              {series.map(({ key }) => (
                <td key={key}>{paths?.[key] ? <Link to={paths[key]}>{number.format(values[key] ?? 0)}</Link> : number.format(values[key] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
};
