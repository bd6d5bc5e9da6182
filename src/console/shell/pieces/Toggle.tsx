import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { constants } from '../../../domain/constants.ts';
import { onPhone } from '../widths.ts';
import { StatusMark } from './StatusMark.tsx';

/** Milliseconds from the click until the choice is reported (specification 0 §9). */
export const { toggleDelay } = constants;

const Parts = styled('div')({
  display: 'inline-flex',
  height: 36,
  border: '1px solid var(--field)',
  borderRadius: 6,
  overflow: 'hidden',
  '& button': { display: 'flex', alignItems: 'center', gap: 6, padding: '0 12px', border: 0, background: 'var(--surface)', color: 'var(--text-2)', cursor: 'pointer', '&:disabled': { opacity: 0.45, cursor: 'default' } },
  '& button + button': { borderLeft: '1px solid var(--line)' },
  '& button[aria-checked="true"]': { background: 'var(--quiet)', color: 'var(--text)', fontWeight: 500 },
  '& button:focus-visible': { outlineOffset: -2 },
  [onPhone]: { display: 'flex', height: 44, fontSize: 16, '& button': { flex: 1, justifyContent: 'center' } },
});

export type ToggleProps = {
  readonly id: string;
  /** Neither of both as long as nobody has chosen. */
  readonly value: boolean | undefined;
  readonly label: string;
  readonly disabled?: boolean;
  readonly activeLabel?: string;
  readonly inactiveLabel?: string;
  readonly onChange: (id: string, value: boolean) => void;
};

/** Active or Inactive: moves at once, reports its id and the chosen value 600 ms after the last click, or as soon as the person goes on: what is saved or closed then has what is shown. */
export const Toggle = ({ id, value, label, disabled = false, activeLabel, inactiveLabel, onChange }: ToggleProps) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<boolean | undefined>();
  const box = useRef<HTMLDivElement>(null);
  const report = (): void => {
    if (chosen === undefined) return;
    setChosen(undefined);
    onChange(id, chosen);
  };
  const newest = useRef(report);
  newest.current = report;
  useEffect(() => {
    if (chosen === undefined) return undefined;
    const timer = setTimeout(() => newest.current(), toggleDelay);
    const leave = ({ target }: Event): void => (box.current?.contains(target as Node) ? undefined : newest.current());
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, leave, true);
    return () => {
      clearTimeout(timer);
      for (const event of ['pointerdown', 'focusin']) document.removeEventListener(event, leave, true);
    };
  }, [chosen]);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (!key.startsWith('Arrow')) report();
    else if (!disabled) setChosen(!shown);
  };
  const shown = chosen ?? value;
  const part = (on: boolean, text: string) => (
    <button type="button" role="radio" aria-checked={shown === on} tabIndex={(shown ?? true) === on ? 0 : -1} disabled={disabled} onClick={() => setChosen(on)}>
      {shown === on ? <StatusMark tone={on ? 'ok' : 'off'} /> : null}
      {text}
    </button>
  );
  return (
    <Parts ref={box} role="radiogroup" id={id} aria-label={label} onKeyDown={onKeyDown}>
      {part(true, activeLabel ?? translate('shell.active'))}
      {part(false, inactiveLabel ?? translate('shell.inactive'))}
    </Parts>
  );
};
