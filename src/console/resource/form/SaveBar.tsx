import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslate } from 'ra-core';
import { Kbd } from '../../shell/pieces/Kbd.tsx';
import { comma } from '../../shell/comma.ts';
import type { ComponentProps } from 'react';
import type { FormModel } from './useFormModel.ts';

/** The bar at the foot of what is edited. On a phone messages stand above it (SnackbarBox). */
export const SaveBarBox = styled((props: ComponentProps<'div'>) => <div data-save-bar {...props} />)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  padding: '0 16px',
  flex: 'none',
  borderTop: '1px solid var(--line)',
  background: 'var(--surface)',
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', padding: '8px 16px calc(8px + env(safe-area-inset-bottom))', '& kbd': { display: 'none' }, '& .MuiButton-contained': { flex: 1 } },
}));

export const SaveBarText = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'var(--text-2)',
  '& b': { color: 'var(--text)', fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { flexBasis: '100%' },
}));

type Props = {
  readonly of: FormModel;
  readonly isSaving: boolean;
  /** 'Save' of a record that is there, 'Add designation' of a new one. */
  readonly save: string;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly onShowChanges?: () => void;
};

/** What changed at the left, what one can do about it at the right; it stays in view. */
export const SaveBar = ({ of, isSaving, save, onSave, onCancel, onShowChanges }: Props) => {
  const translate = useTranslate();
  const values = useWatch({ control: of.form.control });
  const changes = of.changesIn(values);
  const names = changes.map(({ field }) => translate(`${of.entity}.${field.name}`)).join(comma());
  return (
    <SaveBarBox>
      <SaveBarText role="status" title={names}>
        {changes.length === 0 ? (
          translate(of.record ? 'form.noUnsaved' : 'form.nothingYet')
        ) : (
          <>
            <b>{translate('form.unsaved', { smart_count: changes.length })}</b> {of.record ? names : ''}
          </>
        )}
      </SaveBarText>
      {onShowChanges && of.record && changes.length > 0 ? (
        <Button variant="text" onClick={onShowChanges}>
          {translate('form.showChanges')}
        </Button>
      ) : null}
      <Button onClick={onCancel}>{translate('form.cancel')}</Button>
      <Button variant="contained" onClick={onSave} loading={isSaving}>
        {save}
      </Button>
      <Kbd keys="Ctrl S" />
    </SaveBarBox>
  );
};
