import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useRights } from '../../providers/authSession.ts';
import { Avatar } from '../../shell/pieces/Avatar.tsx';
import { onPhone } from '../../shell/widths.ts';
import { Columns } from './columns.ts';
import { certainty, reasonsText } from './told.ts';
import type { Row } from '../../providers/data/row.ts';
import type { Likeness } from './useComparison.ts';

const Heads = styled(Columns)({ position: 'sticky', top: 0, zIndex: 1, background: 'var(--surface)', paddingTop: 12, paddingBottom: 12, [onPhone]: { position: 'static', gap: 12 } });
const Who = styled('div')({ display: 'flex', gap: 8, alignItems: 'center', '& b': { fontWeight: 600 }, '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' }, '&[data-out]': { opacity: 0.6 } });
const Why = styled('p')({ margin: '4px 0', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' });
const Marks = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', '& .MuiFormControlLabel-label': { fontSize: 13 } });

type Props = {
  readonly all: readonly Row[];
  readonly keep: string;
  readonly without: ReadonlySet<string>;
  readonly likeness: ReadonlyMap<string, Likeness>;
  readonly isWorking: boolean;
  readonly onKeep: (id: string) => void;
  readonly onWithout: (id: string) => void;
  readonly onApart: (id: string) => void;
};

/** Above the columns: who it is, why they may be the same, who stays and who takes part. */
export const ComparedHead = ({ all, keep, without, likeness, isWorking, onKeep, onWithout, onApart }: Props) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const { update } = useRights('JOB_CANDIDATES');
  return (
    <Heads style={{ '--people': all.length - without.size } as React.CSSProperties}>
      <span data-label="" />
      {all.map((one) => {
        const [name, why] = [String(one['name'] ?? ''), likeness.get(one.id)];
        return (
          <div key={one.id} style={without.has(one.id) ? { gridColumn: '1 / -1' } : undefined}>
            <Who data-out={without.has(one.id) ? '' : undefined}>
              <Avatar id={one.id} name={name} photo={typeof one['photo'] === 'string' ? one['photo'] : null} size={40} />
              <span><b>{name}</b><small>{String(one['number'] ?? '')}</small></span>
            </Who>
            {why ? <Why>{translate(certainty(why.score))}. {reasonsText(why.reasons, translate, locale)}</Why> : null}
            <Marks>
              <FormControlLabel label={translate('duplicates.stays')} control={<Radio size="small" name="stays" checked={one.id === keep} onChange={() => onKeep(one.id)} slotProps={{ input: { 'aria-label': translate('duplicates.staysOf', { name: `${name} ${String(one['number'] ?? '')}` }) } }} />} />
              {one.id === keep ? null : <FormControlLabel label={translate('duplicates.takePart')} control={<Checkbox size="small" checked={!without.has(one.id)} onChange={() => onWithout(one.id)} slotProps={{ input: { 'aria-label': translate('duplicates.takePartOf', { name: `${name} ${String(one['number'] ?? '')}` }) } }} />} />}
              {why && update ? <Button size="small" disabled={isWorking} aria-label={translate('duplicates.apartOf', { names: name })} onClick={() => onApart(one.id)}>{translate('duplicates.apart')}</Button> : null}
            </Marks>
          </div>
        );
      })}
      <b data-result="">{translate('duplicates.result')}</b>
    </Heads>
  );
};
