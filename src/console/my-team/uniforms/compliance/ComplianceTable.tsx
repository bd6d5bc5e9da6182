import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { TeamTable } from '../../../shell/team/TeamTable.tsx';
import { useWords } from '../../../shell/useWords.ts';
import { useDays } from '../useDays.ts';
import type { ComplianceRow } from '../useUniforms.ts';

const Rate = styled('span')({ display: 'inline-grid', gridTemplateColumns: '44px 72px', alignItems: 'center', gap: 8, '& i': { height: 6, borderRadius: 3, background: 'var(--sunken)', overflow: 'hidden' }, '& i > b': { display: 'block', height: '100%', background: 'var(--ok-mark)' }, '& [data-low] > b': { background: 'var(--bad-mark)' } });
/** Below it, whoever looks should see it at once. */
const LOW = 80;

type Props = { readonly rows: readonly ComplianceRow[]; readonly label: string; readonly chosen: ReadonlySet<string>; readonly mayChoose: boolean; readonly onChosen: (chosen: ReadonlySet<string>) => void };

/** One person a line, the lowest rate first, with what was noted last. */
export const ComplianceTable = ({ rows, label, chosen, mayChoose, onChosen }: Props) => {
  const translate = useTranslate();
  const { number } = useWords();
  const { locale } = useCellFormats();
  const day = useDays();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const choosable = rows.filter(({ isOwn }) => !isOwn);
  const isAll = choosable.length > 0 && choosable.every(({ employeeId }) => chosen.has(employeeId));
  const flip = (id: string): void => onChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));
  return (
    <TeamTable aria-label={label}>
      <thead>
        <tr>
          {mayChoose ? <th className="box"><Checkbox checked={isAll} indeterminate={!isAll && chosen.size > 0} disabled={choosable.length === 0} onChange={() => onChosen(isAll ? new Set() : new Set(choosable.map(({ employeeId }) => employeeId)))} slotProps={{ input: { 'aria-label': translate('common.all') } }} /></th> : null}
          <th scope="col">{translate('common.employee')}</th>
          <th scope="col" className="number wide">{translate('uniforms.observedDays')}</th>
          <th scope="col" className="number wide">{translate('enum.UniformState.INCOMPLETE')}</th>
          <th scope="col" className="number wide">{translate('enum.UniformState.NOT_WORN')}</th>
          <th scope="col">{translate('uniforms.rate')}</th>
          <th scope="col">{translate('uniforms.lastNoted')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ employeeId, name, employeeNumber, observed, incomplete, notWorn, rate, lastDay, lastItem, lastRemark, isOwn }) => (
          <tr key={employeeId} className={chosen.has(employeeId) ? 'chosen' : undefined}>
            {mayChoose ? <td className="box"><Checkbox checked={chosen.has(employeeId)} disabled={isOwn} onChange={() => flip(employeeId)} slotProps={{ input: { 'aria-label': name } }} /></td> : null}
            <th scope="row">{name} <small>{employeeNumber}</small></th>
            <td className="number wide">{number(observed)}</td>
            <td className="number wide">{number(incomplete)}</td>
            <td className="number wide">{number(notWorn)}</td>
            <td>{rate == null ? translate('uniforms.notObserved') : <Rate><span>{percent.format(rate / 100)}</span><i data-low={rate < LOW || undefined} aria-hidden><b style={{ width: `${rate}%` }} /></i></Rate>}</td>
            <td className="text">{lastDay == null ? '' : [day(lastDay), lastItem, lastRemark].filter((word) => word != null && word !== '').join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </TeamTable>
  );
};
