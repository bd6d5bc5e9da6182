import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Building from 'lucide-react/icons/building-2';
import Calendar from 'lucide-react/icons/calendar';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import { cells } from '../../fields/cells.tsx';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { isLinked } from '../../providers/data/row.ts';
import { ReadValue } from '../../resource/show/ReadValue.tsx';
import { Portrait } from '../../fields/image/Portrait.tsx';
import type { LucideIcon } from 'lucide-react';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Head = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '12px 16px',
  flex: 'none',
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', gap: 12 },
}));
const Who = styled('div')({ flex: 1, minWidth: 0 });
const Role = styled('p')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '0 12px', margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600, '& > span': { fontSize: 13, fontWeight: 400 } });
const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  color: 'var(--text-2)',
  '& li': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 },
  '& svg': { flex: 'none' },
});
const Ways = styled('div')(({ theme }) => ({ display: 'flex', gap: 8, flex: 'none', [theme.breakpoints.down('sm')]: { flexBasis: '100%' } }));

const FACTS: readonly (readonly [string, LucideIcon])[] = [
  ['department', Building],
  ['location', MapPin],
  ['manager', User],
  ['dateOfJoin', Calendar],
];

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Who a person is at a glance: picture, designation, status, where and under whom, and how to reach them. */
export const ProfileHead = ({ target: { resource }, record }: TabProps) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const status = resource.fields.find(({ kind }) => kind === 'status');
  const { designation } = record;
  const [email, phone] = [text(record['email']), text(record['phone'])];
  return (
    <Head aria-label={String(record['name'] ?? '')}>
      <Portrait id={record.id} name={String(record['name'] ?? '')} photo={record['photo']} size={56} />
      <Who>
        <Role>
          {isLinked(designation) ? designation.title : null}
          {status ? <span>{cells.status.Show ? <cells.status.Show value={record[status.name]} text={cells.status.text(record[status.name], status, record, formats)} field={status} /> : null}</span> : null}
        </Role>
        <Facts>
          {FACTS.flatMap(([name, Icon]) => {
            const field = resource.fields.find((one) => one.name === name);
            if (!field || record[name] === null || record[name] === undefined) return [];
            return [
              <li key={name} title={translate(`${resource.name}.${name}`)}>
                <Icon size={16} strokeWidth={1.5} aria-hidden />
                <span hidden>{translate(`${resource.name}.${name}`)}</span>
                <ReadValue field={field} record={record} />
              </li>,
            ];
          })}
        </Facts>
      </Who>
      <Ways>
        {email ? (
          <Button component="a" href={`mailto:${email}`} startIcon={<Mail size={16} />}>
            {translate('profile.mail')}
          </Button>
        ) : null}
        {phone ? (
          <Button component="a" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} startIcon={<Phone size={16} />}>
            {translate('profile.call')}
          </Button>
        ) : null}
      </Ways>
    </Head>
  );
};
