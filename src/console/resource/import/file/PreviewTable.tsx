import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const Box = styled('div')({
  overflow: 'auto',
  border: '1px solid var(--line)',
  borderRadius: 8,
  maxHeight: 340,
  '& table': { borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%' },
  '& th': { position: 'sticky', top: 0, height: 34, textAlign: 'left', fontWeight: 500, fontSize: 12, background: 'var(--head)', color: 'var(--head-text)', borderBottom: '1px solid var(--line)', padding: '0 12px', whiteSpace: 'nowrap' },
  '& td': { height: 30, padding: '0 12px', borderBottom: '1px solid var(--hair)', whiteSpace: 'nowrap', maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& tr:last-child td': { borderBottom: 0 },
});

type Props = { readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[]; readonly label: string };

/** The first rows of a file as they stand in it. */
export const PreviewTable = ({ headings, rows, label }: Props) => {
  const translate = useTranslate();
  return (
    <Box tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {headings.map((heading, column) => (
              <th key={column} scope="col">
                {heading === '' ? translate('import.match.unnamed', { number: column + 1 }) : heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {headings.map((_, column) => (
                <td key={column}>{row[column] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
};
