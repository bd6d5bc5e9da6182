import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useFieldRights } from '../form/useFieldRights.ts';
import { ReadValue } from '../show/ReadValue.tsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TabProps } from './recordTabs.ts';

/** What is known of a record at a glance, in the head of its page. */
export const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: 'var(--text-2)',
  '& li': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none' },
});

export const Fact = ({ Icon, title, children }: { readonly Icon: LucideIcon; readonly title?: string; readonly children: ReactNode }) => (
  <li title={title}>
    <Icon size={16} strokeWidth={1.5} aria-hidden />
    {title === undefined ? null : <span hidden>{title}</span>}
    {children}
  </li>
);

type FieldFactProps = TabProps & { readonly name: string; readonly Icon: LucideIcon; /** Said where nothing is known. */ readonly none?: string };

/** What one of its fields says, where the person may see it. */
export const FieldFact = ({ target: { resource, screen }, record, name, Icon, none }: FieldFactProps) => {
  const translate = useTranslate();
  const { visible } = useFieldRights(resource, screen);
  const field = visible.find((one) => one.name === name);
  const label = translate(`${resource.name}.${name}`);
  if (field && (record[name] ?? '') !== '')
    return (
      <Fact Icon={Icon} title={label}>
        <ReadValue field={field} label={label} record={record} />
      </Fact>
    );
  return none === undefined ? null : <Fact Icon={Icon}>{none}</Fact>;
};
