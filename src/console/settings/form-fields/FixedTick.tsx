import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Tooltip } from '../../shell/pieces/Tooltip.tsx';

type Props = { readonly label: string; readonly value: boolean; /** Why nobody can change it. */ readonly reason: string };

/** A tick that stays as it is, and says why. */
export const FixedTick = ({ label, value, reason }: Props) => (
  <Tooltip title={reason}>
    <span className="fixed" role="checkbox" aria-checked={value} aria-disabled tabIndex={0} aria-label={label} aria-description={reason}>
      {value ? <Check size={14} aria-hidden /> : <Minus size={14} aria-hidden />}
    </span>
  </Tooltip>
);
