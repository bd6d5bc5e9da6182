import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment, momentText } from '../../resource/history/momentText.ts';
import { LinesTable } from '../LinesTable.ts';
import { MailStatus } from './MailStatus.tsx';
import type { Mail } from './useMails.ts';

const Table = styled(LinesTable)(({ theme }) => ({
  '& .when, & .status': { width: 132 },
  '& td:is(.when, .status)': { color: 'var(--text-2)' },
  [theme.breakpoints.down('sm')]: {
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
