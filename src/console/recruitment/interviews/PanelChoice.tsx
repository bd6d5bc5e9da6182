import { useEffect, useRef, useState } from 'react';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import X from 'lucide-react/icons/x';
import type { UIEvent } from 'react';
import { RecordPicker } from '../../fields/reference/RecordPicker.tsx';

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, margin: '0 0 8px', minHeight: 28 });

export type PanelMember = { readonly id: string; readonly name: string };
type Props = { readonly members: readonly PanelMember[]; readonly offered: readonly PanelMember[]; readonly onChange: (members: readonly PanelMember[]) => void };

/** Who asks: the people of the post at hand, everybody else by name. */
export const PanelChoice = ({ members, offered, onChange }: Props) => {
  const translate = useTranslate();
  const [at, setAt] = useState(0);
  const goesOn = useRef(false);
  const chosen = new Set(members.map(({ id }) => id));
  const picker = useRef<HTMLDivElement>(null);
  /** What was pressed is gone; by key (`detail` counts clicks) one goes on at the picker, as after choosing there. */
  const set = (next: readonly PanelMember[], detail: number): void => {
    goesOn.current = detail === 0;
    onChange(next);
    setAt(at + 1);
  };
  useEffect(() => {
    if (goesOn.current) picker.current?.querySelector('input')?.focus();
  }, [at]);
  return (
    <div>
      <Chips role="group" aria-label={translate('interviews.panel')}>
        {members.length === 0 ? null : (
          <div role="list" style={{ display: 'contents' }}>
            {members.map(({ id, name }) => (
              <Chip key={id} role="listitem" label={name} deleteIcon={<X size={14} aria-label={translate('interviews.removeMember', { name })} role="button" />} onDelete={(event: UIEvent) => set(members.filter((one) => one.id !== id), event.detail)} />
            ))}
          </div>
        )}
        {offered.filter(({ id }) => !chosen.has(id)).map((member) => (
          <Chip key={member.id} variant="outlined" label={`+ ${member.name}`} onClick={({ detail }) => set([...members, member], detail)} />
        ))}
      </Chips>
      <div ref={picker}>
        <RecordPicker key={at} target={{ endpoint: 'core-hr', type: 'Employee' }} label={translate('interviews.addMember')} value={null} except={[...chosen]} onChange={(record) => (record ? set([...members, { id: record.id, name: record.title }], 0) : undefined)} />
      </div>
    </div>
  );
};
