import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { CopyInternetClassificationDocument, ReadInternetClassificationCopyDocument } from '../../../../generated/monitoring/operations.ts';
import { RecordPicker } from '../../fields/reference/RecordPicker.tsx';
import { AddGate } from '../../resource/ahead/AddGate.tsx';
import { AheadPage } from '../../resource/ahead/AheadPage.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { FiguresTable } from '../../shell/board/FiguresTable.ts';
import { useFailureText } from '../../resource/form/useFailureText.ts';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { useReckoned } from '../../shell/useReckoned.ts';
import type { Linked } from '../../providers/data/row.ts';

const LIST = '/settings/data-loss-prevention/internet-access-control/domains';
const groups = { endpoint: 'core-hr', type: 'CustomEmployeeGroup' };

const Choices = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 16, marginBottom: 16 });
const Replaces = styled('label')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, marginBottom: 12, fontSize: 14, '& input': { width: 16, height: 16, margin: 0, accentColor: 'var(--accent)' } });
const Words = styled(FiguresTable)({ '& td, & thead th': { textAlign: 'left' }, '& s': { marginRight: 6, color: 'var(--text-3)' } });

/** /settings/data-loss-prevention/internet-access-control/domains/copy: how websites are classified and listed for a group, taken over for another one or everybody, looked at before. */
export const CopyClassification = () => {
  const title = useTranslate()('screen.settings.data-loss-prevention.internet-access-control.domains.copy');
  return (
    <AddGate form="DLP_INTERNET_ACCESS_CONTROL" title={title}>
      <Copying title={title} />
    </AddGate>
  );
};

const Copying = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const failureText = useFailureText();
  const [from, setFrom] = useState<Linked | null>(null);
  const [to, setTo] = useState<Linked | null>(null);
  const [replaces, setReplaces] = useState(true);
  const asked = { fromGroupId: Number(from?.id ?? 0), toGroupId: to === null ? null : Number(to.id) };
  const { data, error, isFetching } = useReckoned({ key: 'internet-copy', endpoint: 'monitoring', document: ReadInternetClassificationCopyDocument }, asked, from !== null);
  const rows = from === null || error ? [] : (data?.rows ?? []);
  const count = rows.filter(({ act }) => act === 'ADD' || (act === 'CHANGE' && replaces)).length;
  const copy = async () => {
    const { added, changed, changeSet } = await askAnswer('monitoring', CopyInternetClassificationDocument, { ...asked, replaces });
    return { added: added + changed, changeSet: changeSet ?? null };
  };
  const changed = (now: string | null | undefined, next: string) => <>{now != null && now !== next ? <s>{now}</s> : null}{next}</>;
  return (
    <AheadPage title={title} list={LIST} endpoint="monitoring" label={count === 0 ? translate('copyDomains.nothing') : translate('copyDomains.run', { smart_count: count })} isReady={count > 0 && !isFetching} add={copy} done={(done) => translate('copyDomains.done', { smart_count: done })}>
      <p>{translate('copyDomains.intro')}</p>
      <Choices>
        <RecordPicker target={groups} label={translate('copyDomains.from')} value={from} onChange={setFrom} />
        <RecordPicker target={groups} label={`${translate('copyDomains.to')} (${translate('addDomains.everybody')})`} value={to} onChange={setTo} />
      </Choices>
      <Replaces><input type="checkbox" checked={replaces} onChange={({ target }) => setReplaces(target.checked)} />{translate('copyDomains.replaces')}</Replaces>
      {error ? <Refused role="alert">{failureText(error)}</Refused> : null}
      {from !== null && data && !error && rows.length === 0 ? <p>{translate('copyDomains.none')}</p> : null}
      {rows.length > 0 ? (
        <Words role="group" aria-label={title} tabIndex={0}>
          <table>
            <thead><tr>{['copyDomains.domain', 'activityClassification.category', 'activityClassification.listing', 'copyDomains.act'].map((key) => <th key={key} scope="col">{translate(key)}</th>)}</tr></thead>
            <tbody>
              {rows.map(({ domain, category, listing, act, categoryNow, listingNow }) => {
                const keeps = act === 'CHANGE' && !replaces;
                const word = (kind: string, value: string | null | undefined): string | null => (value == null ? null : translate(`enum.${kind}.${value}`));
                return (
                  <tr key={domain}>
                    <th scope="row">{domain}</th>
                    <td>{keeps ? word('ActivityCategory', categoryNow) : changed(word('ActivityCategory', categoryNow), word('ActivityCategory', category)!)}</td>
                    <td>{keeps ? word('InternetListing', listingNow) : changed(word('InternetListing', listingNow), word('InternetListing', listing)!)}</td>
                    <td>{translate(`copyDomains.act.${keeps ? 'KEEP' : act}`)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Words>
      ) : null}
    </AheadPage>
  );
};
