import { Fragment, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslate } from 'ra-core';
import { TeamTable } from '../../shell/team/TeamTable.tsx';
import { useWords } from '../../shell/useWords.ts';
import { onPhone } from '../../shell/widths.ts';
import { Lacks } from './Lacks.tsx';
import { PersonUniform } from './person/PersonUniform.tsx';
import type { UniformPerson } from './useUniforms.ts';

const Opens = styled('button')({
  display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 28, padding: 0, border: 0, background: 'none', color: 'inherit', font: 'inherit', fontWeight: 500, textAlign: 'left', cursor: 'pointer', borderRadius: 4,
  '& svg': { width: 16, height: 16, flex: 'none', color: 'var(--text-3)' }, '& small': { fontWeight: 400, fontSize: 12, color: 'var(--text-3)' },
  [onPhone]: { minHeight: 44 },
});

type Props = { readonly rows: readonly UniformPerson[]; readonly label: string; readonly chosen: ReadonlySet<string>; readonly mayChoose: boolean; readonly onChosen: (chosen: ReadonlySet<string>) => void };

/** One person a line: what they are entitled to and have, and what there is to be done; opened, all of their uniform. */
export const BoardTable = ({ rows, label, chosen, mayChoose, onChosen }: Props) => {
  const translate = useTranslate();
  const { number } = useWords();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const flip = (set: ReadonlySet<string>, id: string): ReadonlySet<string> => new Set(set.has(id) ? [...set].filter((one) => one !== id) : [...set, id]);
  const isAll = rows.every(({ employeeId }) => chosen.has(employeeId));
  return (
    <TeamTable aria-label={label}>
      <thead>
        <tr>
          {mayChoose ? <th className="box"><Checkbox checked={isAll} indeterminate={!isAll && chosen.size > 0} onChange={() => onChosen(isAll ? new Set() : new Set(rows.map(({ employeeId }) => employeeId)))} slotProps={{ input: { 'aria-label': translate('common.all') } }} /></th> : null}
          <th scope="col">{translate('common.employee')}</th>
          <th scope="col" className="wide">{translate('designation', { smart_count: 1 })}</th>
          <th scope="col" className="number">{translate('uniforms.held')}</th>
          <th scope="col">{translate('uniforms.toDo')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((person) => {
          const { employeeId, name, employeeNumber, designation, entitled, held } = person;
          const isOpen = opened.has(employeeId);
          return (
            <Fragment key={employeeId}>
              <tr className={chosen.has(employeeId) ? 'chosen' : undefined}>
                {mayChoose ? <td className="box"><Checkbox checked={chosen.has(employeeId)} onChange={() => onChosen(flip(chosen, employeeId))} slotProps={{ input: { 'aria-label': name } }} /></td> : null}
                <th scope="row">
                  <Opens type="button" aria-expanded={isOpen} onClick={() => setOpened(flip(opened, employeeId))}>
                    {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
                    <span>{name} <small>{employeeNumber}</small></span>
                  </Opens>
                </th>
                <td className="wide">{designation ?? '–'}</td>
                <td className="number">{translate('uniforms.ofEntitled', { held: number(held), entitled: number(entitled) })}</td>
                <td className="text"><Lacks person={person} /></td>
              </tr>
              {isOpen ? <tr className="below"><td colSpan={mayChoose ? 5 : 4}><PersonUniform employeeId={employeeId} name={name} isLeaving={person.isLeaving} isOwn={person.isOwn} unsigned={person.unsigned} /></td></tr> : null}
            </Fragment>
          );
        })}
      </tbody>
    </TeamTable>
  );
};
