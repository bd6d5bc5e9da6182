import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { ValueText } from './ValueText.tsx';
import type { Clash } from './conflict.ts';
import type { Values } from './values.ts';

const Sides = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  margin: '16px 0 0',
  padding: 0,
  border: 0,
  '& legend': { marginBottom: 4, padding: 0, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
});

const Side = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: '0 8px',
  padding: '8px 12px',
  border: '1px solid var(--field)',
  borderRadius: 6,
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: 'var(--accent-text)', boxShadow: '0 0 0 1px var(--accent-text)', background: 'var(--accent-wash)' },
  '&:has(input:focus-visible)': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
  '& input': { margin: 0, accentColor: 'var(--accent-text)' },
  '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  '& span': { gridColumn: 2, fontWeight: 500, color: 'var(--text)', overflowWrap: 'anywhere' },
});

type Props = {
  readonly entity: string;
  readonly clashes: readonly Clash[];
  /** Who saved meanwhile. */
  readonly other: string;
  /** Which record, where several may be meant. */
  readonly record?: string;
  readonly mineOf: Values;
  readonly theirsOf: Values;
  readonly isSaving: boolean;
  /** What the button says, where choosing does not save yet. */
  readonly confirm?: string | undefined;
  readonly onClose: () => void;
  /** Keys of the fields that follow the other editor. */
  readonly onSave: (taken: ReadonlySet<string>) => void;
};

/** Two people changed the same fields: both values side by side, one choice a field, then save. */
export const ConflictDialog = ({ entity, clashes, other, record, mineOf, theirsOf, isSaving, confirm, onClose, onSave }: Props) => {
  const translate = useTranslate();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const choose = (key: string, isTheirs: boolean) => setTaken((now) => new Set(isTheirs ? [...now, key] : [...now].filter((one) => one !== key)));
  return (
    <Dialog
      title={record === undefined ? translate('form.conflict.title', { name: other }) : translate('form.conflict.titleOf', { name: other, record })}
      onClose={onClose}
      persistent
      actions={
        <>
          <Button onClick={onClose}>{translate('form.keepEditing')}</Button>
          <Button variant="contained" loading={isSaving} onClick={() => onSave(taken)}>
            {confirm ?? translate('form.conflict.save')}
          </Button>
        </>
      }
    >
      {translate('form.conflict.explain')}
      {clashes.map(({ field, mine, theirs }) => (
        <Sides key={field.key}>
          <legend>{translate(`${entity}.${field.name}`)}</legend>
          <Side>
            <input type="radio" name={field.key} checked={!taken.has(field.key)} onChange={() => choose(field.key, false)} />
            <small>{translate('form.conflict.mine')}</small>
            <span>
              <ValueText field={field} value={mine} record={mineOf} />
            </span>
          </Side>
          <Side>
            <input type="radio" name={field.key} checked={taken.has(field.key)} onChange={() => choose(field.key, true)} />
            <small>{other}</small>
            <span>
              <ValueText field={field} value={theirs} record={theirsOf} />
            </span>
          </Side>
        </Sides>
      ))}
    </Dialog>
  );
};
