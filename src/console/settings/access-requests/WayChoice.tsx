import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Way } from './useWays.ts';

const Choices = styled('fieldset')({ border: 0, margin: 0, padding: 0, display: 'grid', gap: 4, '& legend': { fontSize: 12, lineHeight: '16px', fontWeight: 500, padding: 0, marginBottom: 6 } });
const Choice = styled('label')({
  display: 'flex',
  gap: 10,
  padding: '8px 12px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'var(--accent)', background: 'var(--accent-wash)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
  '& input': { accentColor: 'var(--accent)', margin: '3px 0 0', outline: 'none' },
  '& b': { display: 'block', fontWeight: 500, color: 'var(--text)' },
  '& span': { fontSize: 12, lineHeight: '16px' },
});

export type WayChoiceProps = { readonly ways: readonly Way[]; readonly value: string | undefined; readonly onChange: (roleId: string) => void };

/** Which role opens the form, and what that means. */
export const WayChoice = ({ ways, value, onChange }: WayChoiceProps) => {
  const translate = useTranslate();
  const name = useId();
  return (
    <Choices>
      <legend>{translate('accessRequest.how')}</legend>
      {ways.map(({ roleId, name: role, way, accounts, forms }) => (
        <Choice key={roleId}>
          <input type="radio" name={name} checked={roleId === value} onChange={() => onChange(roleId)} />
          <div>
            <b>{translate(way === 'GIVE' ? 'accessRequest.give' : 'accessRequest.widen', { role })}</b>
            <span>{way === 'GIVE' ? translate('accessRequest.giveWhat', { smart_count: forms }) : translate('accessRequest.widenWhat', { smart_count: accounts })}</span>
          </div>
        </Choice>
      ))}
    </Choices>
  );
};
