import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment, momentText } from '../../resource/history/momentText.ts';
import { MailStatus } from './MailStatus.tsx';
import type { Mail } from './useMails.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': { position: 'sticky', top: 0, height: 34, padding: '0 16px 0 0', textAlign: 'left', fontSize: 12, fontWeight: 500, background: 'var(--head)', color: 'var(--head-text)', boxShadow: 'inset 0 -1px var(--line), inset 0 1px var(--line)' },
  '& td': { height: 34, padding: '0 16px 0 0', borderBottom: '1px solid var(--hair)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& :is(th, td):first-of-type': { paddingLeft: 16 },
  '& tbody tr': { cursor: 'pointer', '&:hover': { background: 'var(--hover)' }, '&[data-open]': { background: 'var(--accent-wash)' } },
  '& button': { all: 'unset', display: 'block', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 500, cursor: 'pointer', '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 } },
  '& .when, & .status': { width: 132, color: 'var(--text-2)' },
  [theme.breakpoints.down('sm')]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '&, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '8px 16px', borderBottom: '1px solid var(--hair)' },
    '& td, & td:first-of-type': { height: 'auto', minHeight: 22, padding: 0, border: 0 },
    '& .when, & .status': { width: 'auto', textAlign: 'right', paddingLeft: 12 },
    '& .recipient': { gridRow: 1, gridColumn: 1 },
    '& .subject': { gridRow: 2, gridColumn: 1, color: 'var(--text-2)' },
  },
}));

type Props = { readonly mails: readonly Mail[]; readonly openId: string | undefined; readonly onOpen: (id: string) => void };

/** Mails a line each; a click or Enter reads one. */
export const MailTable = ({ mails, openId, onOpen }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col" className="recipient">{translate('outgoingMail.recipient')}</th>
          <th scope="col" className="subject">{translate('outgoingMail.subject')}</th>
          <th scope="col" className="when">{translate('outgoingMail.written')}</th>
          <th scope="col" className="status">{translate('outgoingMail.status')}</th>
        </tr>
      </thead>
      <tbody>
        {mails.map(({ id, recipient, subject, createdAt, status }) => (
          <tr key={id} data-open={id === openId || undefined} onClick={() => onOpen(id)}>
            <td className="recipient" title={recipient}>
              <button type="button" aria-expanded={id === openId}>
                {recipient}
              </button>
            </td>
            <td className="subject" title={subject}>{subject}</td>
            <td className="when" title={exactMoment(createdAt, formats)}>{momentText(createdAt, formats)}</td>
            <td className="status"><MailStatus status={status} /></td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
