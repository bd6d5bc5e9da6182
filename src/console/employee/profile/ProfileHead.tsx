import Building from 'lucide-react/icons/building-2';
import Calendar from 'lucide-react/icons/calendar';
import MapPin from 'lucide-react/icons/map-pin';
import User from 'lucide-react/icons/user';
import { cells } from '../../fields/cells.tsx';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { isLinked } from '../../providers/data/row.ts';
import { FieldFact } from '../../resource/tabs/Facts.tsx';
import { PersonHead, Role } from '../../resource/tabs/PersonHead.tsx';
import { CameFrom } from './CameFrom.tsx';
import type { LucideIcon } from 'lucide-react';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const FACTS: readonly (readonly [string, LucideIcon])[] = [
  ['department', Building],
  ['location', MapPin],
  ['manager', User],
  ['dateOfJoin', Calendar],
];

/** Who an employee is at a glance: designation, status, where and under whom. */
export const ProfileHead = ({ target, record }: TabProps) => {
  const formats = useCellFormats();
  const status = target.resource.fields.find(({ kind }) => kind === 'status');
  const { designation } = record;
  const role = (
    <Role>
      {isLinked(designation) ? designation.title : null}
      {status ? <span>{cells.status.Show ? <cells.status.Show value={record[status.name]} text={cells.status.text(record[status.name], status, record, formats)} field={status} /> : null}</span> : null}
    </Role>
  );
  return (
    <PersonHead record={record} role={role}>
      {FACTS.map(([name, Icon]) => (
        <FieldFact key={name} target={target} record={record} name={name} Icon={Icon} />
      ))}
      <CameFrom id={record.id} />
    </PersonHead>
  );
};
