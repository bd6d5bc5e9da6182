import { useId } from 'react';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ManagerList } from './ManagerList.tsx';
import type { FormName } from '../../../../generated/forms.ts';

const Title = styled('h2')({ margin: '0 0 8px', fontSize: 14, lineHeight: '20px', fontWeight: 500 });

type Props = { readonly isOpen: boolean; readonly anchor: HTMLElement | null; readonly form: FormName | null | undefined; readonly value: string | null; readonly onChoose: (id: string | null) => void; readonly onClose: () => void };

/** All teams, or that of a manager who is searched for. */
export const TeamPopover = ({ isOpen, anchor, form, value, onChoose, onClose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Popover open={isOpen} anchorEl={anchor} onClose={onClose} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { mt: 1, p: 3, width: 320, maxWidth: '100%' } } }}>
      <Title id={id}>{translate('teamOf.title')}</Title>
      <ManagerList form={form} value={value} labelId={id} withAll onChoose={onChoose} onDone={onClose} />
    </Popover>
  );
};
