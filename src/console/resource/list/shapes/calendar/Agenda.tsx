import { styled } from '@mui/material/styles';
import type { CellFormats } from '../../../../fields/cellKind.ts';
import { useListModel } from '../../ListModel.ts';
import { entryText } from './EntryBar.tsx';
import { StatusWord } from './StatusWord.tsx';
import type { Entry } from './entries.ts';

const Scroll = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  '& h3': { position: 'sticky', top: 0, margin: 0, padding: '8px 16px', background: 'var(--canvas)', fontSize: 13, lineHeight: '20px', fontWeight: 600, '&[data-today]': { color: 'var(--accent-text)' } },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& button': { display: 'flex', gap: 12, width: '100%', minHeight: 48, alignItems: 'center', padding: '8px 16px', border: 0, borderBottom: '1px solid var(--hair)', background: 'none', font: 'inherit', textAlign: 'left', color: 'var(--text)', '& b': { fontWeight: 500, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }, '& span': { color: 'var(--text-2)' } },
});

type Props = { readonly days: readonly string[]; readonly entries: readonly Entry[]; readonly today: string; readonly formats: CellFormats };

/** The days that have entries, one below the other: a calendar on a phone. */
export const Agenda = ({ days, entries, today, formats }: Props) => {
  const { change } = useListModel();
  const head = new Intl.DateTimeFormat(formats.locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <Scroll tabIndex={0} role="region" aria-label={formats.translate('shapes.calendar.agenda')}>
      {days.flatMap((day) => {
        const here = entries.filter(({ from, to }) => from <= day && to >= day);
        return here.length === 0 ? [] : [
          <section key={day}>
            <h3 data-today={day === today ? '' : undefined}>{head.format(new Date(`${day}T00:00:00Z`))}</h3>
            <ul>
              {here.map((entry) => (
                <li key={entry.row.id}>
                  <button type="button" data-record={entry.row.id} aria-label={entryText(entry, formats, true)} onClick={() => change({ record: entry.row.id })}>
                    <b>{entry.name}</b>
                    <span>{entry.time ?? ''}</span>
                    {entry.status ? <StatusWord status={entry.status} /> : null}
                  </button>
                </li>
              ))}
            </ul>
          </section>,
        ];
      })}
    </Scroll>
  );
};
