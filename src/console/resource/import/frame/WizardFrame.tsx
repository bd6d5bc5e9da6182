import { styled } from '@mui/material/styles';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useWizard } from '../WizardContext.ts';
import { Steps } from './Steps.tsx';
import type { Step } from './Steps.tsx';
import { onNarrow, onPhone } from '../../../shell/widths.ts';

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 53,
  padding: '4px 16px',
  flex: 'none',
  borderBottom: '1px solid var(--line)',
  '& h1': { fontSize: 20, lineHeight: '28px', letterSpacing: '-.01em', textWrap: 'balance', flex: 1, minWidth: 0 },
  [onPhone]: { flexWrap: 'wrap', padding: '8px 16px', '& h1': { flexBasis: 'calc(100% - 56px)' }, '& > ol': { order: 3 } },
});
const Foot = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 57,
  padding: '0 16px',
  flex: 'none',
  borderTop: '1px solid var(--line)',
  background: 'var(--surface)',
  '& > .note': { marginLeft: 'auto', color: 'var(--text-2)', textAlign: 'right' },
  '& > .forward': { display: 'flex', gap: 8, flex: 'none' },
  '& > :not(.note) ~ .forward:not(.note + .forward)': { marginLeft: 'auto' },
  [onNarrow]: { '& > .note': { display: 'none' }, '& > .forward': { marginLeft: 'auto' } },
  [onPhone]: { flexWrap: 'wrap', padding: '8px 16px', '& > .forward': { flex: '1 1 auto', flexWrap: 'wrap', justifyContent: 'flex-end', maxWidth: '100%' }, '& > .forward > .MuiButton-contained': { flex: '0 1 auto' } },
});

type Props = {
  readonly step: Step;
  readonly isOver?: boolean;
  readonly onGo?: (step: Step) => void;
  readonly children: ReactNode;
  /** Left of the bar: Back and what is beside it. */
  readonly back?: ReactNode;
  /** What the forward button will do, in a sentence. */
  readonly note?: string;
  readonly forward?: ReactNode;
};

/** One step of the wizard on the sheet: what is imported and the steps above, what comes next below. */
export const WizardFrame = ({ step, isOver = false, onGo, children, back, note, forward }: Props) => {
  const translate = useTranslate();
  const { title, close } = useWizard();
  return (
    <>
      <Head>
        <h1>{title}</h1>
        <Steps current={step} isOver={isOver} onGo={onGo} />
        <IconButton aria-label={translate('import.close')} title={translate('import.close')} onClick={close} sx={{ ml: '4px' }}>
          <X />
        </IconButton>
      </Head>
      {children}
      {back !== undefined || forward !== undefined ? (
        <Foot>
          {back}
          {note === undefined ? null : <span className="note">{note}</span>}
          <span className="forward">{forward}</span>
        </Foot>
      ) : null}
    </>
  );
};
