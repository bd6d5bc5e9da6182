import Button from '@mui/material/Button';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslate } from 'react-admin';
import type { Act } from './useActs.ts';

type Props = { readonly act: Act; readonly isWorking: boolean; readonly isOff: boolean; /** What it undoes or redoes, for those who hear it. */ readonly what: string; readonly onAct: (act: Act) => void };

/** Undo, or Redo of what was undone; nothing where neither can be done now. */
export const ActButton = ({ act, isWorking, isOff, what, onAct }: Props) => {
  const translate = useTranslate();
  if (act.changeSet === null) return null;
  const label = translate(act.isRedo ? 'shell.redo.act' : 'form.undo');
  return (
    <Button
      size="small"
      aria-label={translate(act.isRedo ? 'shell.redo.what' : 'shell.undo.what', { change: what })}
      loading={isWorking}
      disabled={isOff}
      startIcon={act.isRedo ? <Redo2 size={14} /> : <Undo2 size={14} />}
      sx={{ height: { xs: 44, sm: 28 }, minHeight: 0, px: 1, fontSize: 12 }}
      onClick={(event) => {
        event.stopPropagation();
        onAct(act);
      }}
    >
      {label}
    </Button>
  );
};
