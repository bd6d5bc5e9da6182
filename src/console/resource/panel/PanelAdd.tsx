import { Suspense } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import X from 'lucide-react/icons/x';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { useEntityWords } from '../list/entityWords.ts';
import { PanelEdit } from './PanelEdit.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import type { Values } from '../form/values.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';

const Head = styled('header')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 52, padding: '0 12px 0 16px', flex: 'none', '& h2': { flex: 1, margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 } });

type Props = {
  readonly target: ScreenResource;
  /** What the new record has without being asked, by field key. */
  readonly given: Values;
  readonly onClose: () => void;
};

/** A new record beside the list that it will stand in. Escape closes it. */
export const PanelAdd = ({ target, given, onClose }: Props) => {
  const translate = useTranslate();
  const name = useEntityWords(target.resource).word(1);
  return (
    <PanelFrame name={target.name}>
      <Head>
        <h2>{translate('form.addNamedButton', { name })}</h2>
        <IconButton size="small" aria-label={translate('shell.close')} onClick={onClose}>
          <X size={16} />
        </IconButton>
      </Head>
      <Suspense fallback={<Skeleton widths={[160, 220, 180]} />}>
        <PanelEdit target={target} given={given} onDone={onClose} />
      </Suspense>
    </PanelFrame>
  );
};
