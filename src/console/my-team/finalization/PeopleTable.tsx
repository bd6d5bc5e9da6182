import { Fragment, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';
import { useWords } from '../../shell/useWords.ts';
import { StatusMark, type StatusTone } from '../../shell/pieces/StatusMark.tsx';
import { TeamTable } from '../../shell/team/TeamTable.tsx';
import { OpenDays } from './OpenDays.tsx';
import type { Person } from './useFinalization.ts';

const TONES: Readonly<Record<Person['state'], StatusTone>> = { OPEN: 'wait', READY: 'info', FINALIZED: 'ok' };
const FIGURES = ['workingDays', 'present', 'onLeave', 'onDuty', 'lost'] as const;

type Props = {
  readonly people: readonly Person[];
  readonly label: string;
  readonly chosen: ReadonlySet<string>;
  readonly mayDecide: boolean;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
  readonly onDecide: (person: Person, days: readonly string[]) => void;
};

/** One employee a line, with the days that wait for a decision below it. */
export const PeopleTable = ({ people, label, chosen, mayDecide, onChosen, onDecide }: Props) => {
  const translate = useTranslate();
  const { number } = useWords();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const flip = (set: ReadonlySet<string>, id: string): ReadonlySet<string> => new Set(set.has(id) ? [...set].filter((one) => one !== id) : [...set, id]);
  const choosable = people.filter(({ state, isOwn }) => state !== 'FINALIZED' && !isOwn);
  const isAll = choosable.length > 0 && choosable.every(({ employeeId }) => chosen.has(employeeId));
  return (
    <TeamTable aria-label={label}>
      <thead>
        <tr>
          <th className="box"><Checkbox checked={isAll} indeterminate={!isAll && chosen.size > 0} disabled={choosable.length === 0} onChange={() => onChosen(isAll ? new Set() : new Set(choosable.map(({ employeeId }) => employeeId)))} slotProps={{ input: { 'aria-label': translate('common.all') } }} /></th>
          <th scope="col">{translate('common.employee')}</th>
          {FIGURES.map((key) => <th key={key} scope="col" className="number wide">{translate(`finalization.${key}`)}</th>)}
          <th scope="col">{translate('common.status')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => {
          const { employeeId, name, employeeNumber, state, unsettled, isOwn } = person;
          const isOpen = unsettled.length > 0 && state !== 'FINALIZED';
          return (
            <Fragment key={employeeId}>
              <tr className={chosen.has(employeeId) ? 'chosen' : undefined}>
                <td className="box"><Checkbox checked={chosen.has(employeeId)} disabled={state === 'FINALIZED' || isOwn} onChange={() => onChosen(flip(chosen, employeeId))} slotProps={{ input: { 'aria-label': name } }} /></td>
                <th scope="row">{name} <small>{employeeNumber}</small></th>
                {FIGURES.map((key) => <td key={key} className="number wide">{number(Number(person[key]))}</td>)}
                <td>
                  <span className="state">
                    <StatusMark tone={TONES[state]} />
                    {isOpen ? <Button size="small" variant="text" aria-expanded={!folded.has(employeeId)} onClick={() => setFolded(flip(folded, employeeId))}>{translate('finalization.openDays', { smart_count: unsettled.length })}</Button> : translate(`enum.FinalizationState.${state}`)}
                  </span>
                </td>
              </tr>
              {isOpen && !folded.has(employeeId) ? <tr className="below"><td colSpan={FIGURES.length + 3}><OpenDays person={person} mayDecide={mayDecide && !isOwn} onDecide={(days) => onDecide(person, days)} /></td></tr> : null}
            </Fragment>
          );
        })}
      </tbody>
    </TeamTable>
  );
};
