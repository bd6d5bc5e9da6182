import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Pill, Pills } from '../../shell/pieces/Pill.ts';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
import { onPhone } from '../../shell/widths.ts';
import type { OutboxMailStatus } from '../../../../generated/integration/operations.ts';
import type { MailFilter } from './useMails.ts';

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 40, padding: '0 16px', flex: 'none', [onPhone]: { flexWrap: 'wrap', padding: '0 16px 8px' } });
const Kinds = styled(Pills)({ flex: 1, padding: 2 });

const states: readonly OutboxMailStatus[] = ['KEPT', 'QUEUED', 'SENT', 'FAILED'];

type Props = { readonly filter: MailFilter; readonly onFilter: (filter: MailFilter) => void };

/** Which mails: by state, and by words of recipient or subject. */
export const MailTools = ({ filter, onFilter }: Props) => {
  const translate = useTranslate();
  return (
    <Bar>
      <Kinds role="group" aria-label={translate('outgoingMail.status')}>
        {[null, ...states].map((status) => (
          <Pill key={status ?? 'all'} type="button" aria-pressed={filter.status === status} onClick={() => onFilter({ ...filter, status })}>
            {translate(status === null ? 'outgoingMail.all' : `enum.OutboxMailStatus.${status}`)}
          </Pill>
        ))}
      </Kinds>
      <SearchBox label={translate('outgoingMail.find')} text={filter.search} onText={(search) => onFilter({ ...filter, search })} />
    </Bar>
  );
};
