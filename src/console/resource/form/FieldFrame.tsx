import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Frame = styled('div')({
  minWidth: 0,
  scrollMarginTop: 72,
  scrollMarginBottom: 72,
  '&[data-wide=true]': { gridColumn: '1 / -1' },
  '&[data-switch=true]': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 12, alignItems: 'start', alignContent: 'start', '& > button': { marginTop: 1 }, '& > label, & > p': { gridColumn: 2 } },
});

export const Label = styled('label')({
  display: 'block',
  marginBottom: 4,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: 'var(--text-2)',
  '& i': { color: 'var(--bad)', fontStyle: 'normal' },
  '& small': { marginLeft: 4, fontSize: 12, fontWeight: 400, color: 'var(--text-3)', overflowWrap: 'anywhere' },
  '[data-switch=true] > &': { marginBottom: 0, fontSize: 14, lineHeight: '20px', fontWeight: 400, color: 'var(--text)' },
});

const Below = styled('p')({
  margin: '4px 0 0',
  fontSize: 12,
  lineHeight: '16px',
  color: 'var(--text-3)',
  '[data-switch=true] > &': { margin: 0 },
  '&[data-bad]': { display: 'flex', gap: 4, alignItems: 'flex-start', color: 'var(--bad)' },
  '& svg': { flex: 'none', marginTop: 1 },
});

type Props = {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly wide: boolean;
  /** Wider than the form where there is room. */
  readonly broad: boolean;
  /** A switch stands left of its label and effect. */
  readonly isSwitch: boolean;
  /** What was saved, while the field holds something else. */
  readonly was: ReactNode;
  readonly help: string | undefined;
  readonly problem: string | undefined;
  readonly kind: string;
  readonly children: ReactNode;
};

/** Label above, control, then help or what is wrong. The ids `-label`, `-help` and `-problem` tie them to the control. */
export const FieldFrame = ({ id, label, required, wide, broad, isSwitch, was, help, problem, kind, children }: Props) => {
  const translate = useTranslate();
  const name = (
    <Label id={`${id}-label`} htmlFor={id}>
      {label}
      {required && !isSwitch ? (
        <>
          {' '}
          <i aria-hidden>*</i>
          <VisuallyHidden> {translate('form.required')}</VisuallyHidden>
        </>
      ) : null}
      {was === undefined ? null : <small>{was}</small>}
    </Label>
  );
  return (
    <Frame data-wide={wide} data-broad={broad || undefined} data-switch={isSwitch} data-kind={kind}>
      {isSwitch ? null : name}
      {children}
      {isSwitch ? name : null}
      {problem === undefined ? null : (
        <Below data-bad id={`${id}-problem`}>
          <CircleAlert size={14} aria-hidden />
          <span>{problem}</span>
        </Below>
      )}
      {problem === undefined && help !== undefined ? <Below id={`${id}-help`}>{help}</Below> : null}
    </Frame>
  );
};
