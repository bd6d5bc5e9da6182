import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Portrait } from '../../fields/image/Portrait.tsx';
import { Facts } from './Facts.tsx';
import type { ReactNode } from 'react';
import type { Row } from '../../providers/data/row.ts';

const Head = styled('section')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: 16, padding: '12px 16px', flex: 'none', [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', gap: 12 } }));
const Who = styled('div')({ flex: 1, minWidth: 0 });
export const Role = styled('p')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '0 12px', margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere', '& > span': { fontSize: 13, fontWeight: 400 } });
const Known = styled(Facts)({ marginTop: 4 });
const Ways = styled('div')(({ theme }) => ({ display: 'flex', gap: 8, flex: 'none', [theme.breakpoints.down('sm')]: { flexBasis: '100%' } }));

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

type Props = { readonly record: Row; /** Above the facts. */ readonly role: ReactNode; /** Facts. */ readonly children: ReactNode };

/** Who somebody is at a glance: picture, what they are, the facts, and how to reach them. */
export const PersonHead = ({ record, role, children }: Props) => {
  const translate = useTranslate();
  const [name, email, phone] = [text(record['name']), text(record['email']), text(record['phone'])];
  return (
    <Head aria-label={name}>
      <Portrait id={record.id} name={name} photo={record['photo']} size={56} />
      <Who>
        {role}
        <Known>{children}</Known>
      </Who>
      <Ways>
        {email === '' ? null : (
          <Button component="a" href={`mailto:${email}`} startIcon={<Mail size={16} />}>
            {translate('profile.mail')}
          </Button>
        )}
        {phone === '' ? null : (
          <Button component="a" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} startIcon={<Phone size={16} />}>
            {translate('profile.call')}
          </Button>
        )}
      </Ways>
    </Head>
  );
};
