import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useLocaleState, useTranslate } from 'ra-core';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { onPhone } from '../../shell/widths.ts';
import { Link } from 'react-router-dom';
import { Portrait } from '../../fields/image/Portrait.tsx';
import { useSession } from '../../providers/authSession.ts';
import { useChartActs } from './chartActs.ts';
import { personKey } from './model.ts';
import { recordPath } from './recordPath.ts';
import { useTotal } from './totals.ts';
import type { Model, Person } from './model.ts';

const Card = styled('section')({
  position: 'absolute',
  zIndex: 6,
  top: 12,
  right: 12,
  width: 320,
  maxWidth: 'calc(100% - 24px)',
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--raised)',
  boxShadow: 'var(--shadow-2)',
  '& header': { display: 'flex', alignItems: 'center', gap: 12, marginBottom: 12 },
  '& h2': { margin: 0, fontSize: 16, lineHeight: '24px', overflowWrap: 'anywhere' },
  '& .who': { flex: 1, minWidth: 0 },
  '& header p': { color: 'var(--text-2)' },
  '& .shut': { alignSelf: 'flex-start', width: 28, height: 28, display: 'grid', placeItems: 'center', flex: 'none', padding: 0, border: 0, borderRadius: 6, background: 'none', color: 'var(--text-2)', cursor: 'pointer' },
  '& .shut:hover': { background: 'var(--hover)' },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px', margin: '0 0 16px' },
  '& dt': { color: 'var(--text-3)' },
  '& footer': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  [onPhone]: { position: 'fixed', top: 'auto', left: 0, right: 0, bottom: 0, width: 'auto', maxWidth: 'none', borderRadius: '12px 12px 0 0', '& .shut': { width: 44, height: 44 } },
});

/** Whether somebody stands below a person, as far as the chart knows. */
const isBelow = ({ nodes }: Model, id: string, manager: string): boolean => {
  const passed = new Set<string>();
  for (let at = nodes.get(personKey(id))?.parent; at != null && !passed.has(at); at = nodes.get(at)?.parent) {
    if (at === personKey(manager)) return true;
    passed.add(at);
  }
  return false;
};

type Props = { readonly person: Person; readonly onClose: () => void; readonly onShow?: () => void };

/** Who somebody is, and the way to their record where one may see it. */
export const PersonCard = ({ person, onClose, onShow }: Props) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const number = new Intl.NumberFormat(tagOf(locale));
  const session = useSession();
  const { model } = useChartActs();
  const total = useTotal(person, true);
  const own = session?.user.employeeId;
  const path = session ? recordPath(session, person.id, own != null && isBelow(model, person.id, own)) : undefined;
  const facts = [
    ['chart.department', person.department],
    ['chart.location', person.location],
    ['chart.direct', person.reports > 0 ? number.format(person.reports) : null],
    ['chart.all', total === undefined ? null : number.format(total)],
  ] as const;
  return (
    <Card aria-label={person.name} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <header>
        <Portrait id={person.id} name={person.name} photo={person.photo} size={40} />
        <span className="who">
          <h2>{person.name}</h2>
          <p>{person.designation}</p>
        </span>
        <button type="button" className="shut" aria-label={translate('chart.shut')} title={translate('chart.shut')} onClick={onClose}>
          <X size={16} aria-hidden />
        </button>
      </header>
      <dl>
        {facts.map(([label, value]) => (value ? <div key={label} style={{ display: 'contents' }}><dt>{translate(label)}</dt><dd>{value}</dd></div> : null))}
      </dl>
      {person.isCircle ? <p style={{ color: 'var(--warn)', marginBottom: 12 }}>{translate('chart.circleWhy')}</p> : null}
      <footer>
        {path ? (
          <Button component={Link} to={path} variant="contained">
            {translate('chart.record')}
          </Button>
        ) : null}
        {onShow ? <Button onClick={onShow}>{translate('chart.showLine')}</Button> : null}
      </footer>
    </Card>
  );
};
