import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useWords } from '../../../shell/useWords.ts';
import { onPhone } from '../../../shell/widths.ts';
import { givenOf, type Given, type PersonAhead } from './useAhead.ts';
import type { UniformChoice } from '../useUniforms.ts';

const Table = styled('table')({
  width: '100%', marginTop: 12, borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 12px 6px 0', textAlign: 'left', borderBottom: '1px solid var(--hair)', fontWeight: 400 }, '& thead th': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& tbody th': { fontWeight: 500, '& small': { fontWeight: 400, color: 'var(--text-3)' } }, '& [data-right]': { textAlign: 'right' }, '& .why': { color: 'var(--text-2)' }, '& .size .MuiInputBase-root': { width: 104 }, '& .pieces .MuiInputBase-root': { width: 84 },
  [onPhone]: {
    '&, & tbody': { display: 'block' }, '& thead': { display: 'none' }, '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4px 12px', padding: '10px 0', borderBottom: '1px solid var(--hair)' }, '& tbody tr > *': { border: 0, padding: 0 }, '& tbody th, & .why': { gridColumn: '1 / -1' }, '& [data-right]': { textAlign: 'left' },
    '& td[data-label]::before': { content: 'attr(data-label)', display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' }, '& .size .MuiInputBase-root, & .pieces .MuiInputBase-root': { width: '100%' },
  },
});

type Props = { readonly rows: readonly PersonAhead[]; readonly item: UniformChoice; readonly entered: ReadonlyMap<string, Given>; readonly onEntered: (entered: ReadonlyMap<string, Given>) => void };

/** Each person with what they are entitled to and have, and what they get: suggested, and changed here. */
export const AheadTable = ({ rows, item, entered, onEntered }: Props) => {
  const translate = useTranslate();
  const { number } = useWords();
  const hasSizes = item.sizes.length > 0;
  return (
    <Table aria-label={translate('uniforms.gets')}>
      <thead>
        <tr>
          <th scope="col">{translate('common.employee')}</th>
          <th scope="col" data-right>{translate('uniforms.held')}</th>
          <th scope="col" data-right>{translate('uniforms.toReplace')}</th>
          {hasSizes ? <th scope="col">{translate('uniformIssue.size')}</th> : null}
          <th scope="col">{translate('uniformIssue.quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((person) => {
          const { employeeId, name, employeeNumber, entitled, held, due, problem } = person;
          const given = givenOf(person, entered);
          const put = (more: Partial<Given>): void => onEntered(new Map([...entered, [employeeId, { ...given, ...more }]]));
          return (
            <tr key={employeeId}>
              <th scope="row">{name} <small>{employeeNumber}</small></th>
              <td data-right data-label={translate('uniforms.held')}>{translate('uniforms.ofEntitled', { held: number(held), entitled: number(entitled) })}</td>
              <td data-right data-label={translate('uniforms.toReplace')}>{number(due)}</td>
              {problem == null ? (
                <>
                  {hasSizes ? (
                    <td className="size" data-label={translate('uniformIssue.size')}>
                      <TextField select size="small" value={given.size} onChange={({ target }) => put({ size: target.value })} slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': `${translate('uniformIssue.size')}: ${name}` } } }}>
                        <MenuItem value="">–</MenuItem>
                        {item.sizes.map((size) => <MenuItem key={size} value={size}>{size}</MenuItem>)}
                      </TextField>
                    </td>
                  ) : null}
                  <td className="pieces" data-label={translate('uniformIssue.quantity')}><TextField type="number" size="small" value={given.pieces} onChange={({ target }) => put({ pieces: target.value })} slotProps={{ htmlInput: { min: 0, max: 100, 'aria-label': `${translate('uniformIssue.quantity')}: ${name}` } }} /></td>
                </>
              ) : <td className="why" colSpan={hasSizes ? 2 : 1}>{problem}</td>}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
};
