import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import { AddInternetDomainsDocument } from '../../../../generated/monitoring/operations.ts';
import { domainsIn } from '../../../domain/data-loss-prevention/accessDomain.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { plainField } from '../../fields/plainField.ts';
import { RecordPicker } from '../../fields/reference/RecordPicker.tsx';
import { AddGate } from '../../resource/ahead/AddGate.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { FieldFrame } from '../../resource/form/FieldFrame.tsx';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { PickOne } from '../../shell/pieces/PickOne.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useInternetControl } from './useInternetControl.ts';
import type { ActivityCategory, InternetListing } from '../../../../generated/monitoring/operations.ts';
import type { Linked } from '../../providers/data/row.ts';

const CONTROL = '/settings/data-loss-prevention/internet-access-control';
const DOMAINS = `${CONTROL}/domains`;
const groups = { endpoint: 'core-hr', type: 'CustomEmployeeGroup' };
const FIELD = plainField('domains', 'longText', { required: true, rule: { maxLength: 20_000 } });
const LISTINGS: readonly InternetListing[] = ['BLOCKED', 'WHITELISTED', 'NONE'];
const CATEGORIES: readonly ActivityCategory[] = ['PRODUCTIVE', 'UNPRODUCTIVE', 'NEUTRAL'];

const Sheet = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '20px 16px' });
/** A choice stands below its label, as fields do. */
const Form = styled('form')({ display: 'grid', gap: 20, maxWidth: 520, '& > span': { display: 'grid', justifyItems: 'start', gap: 4, '& > span': { color: 'var(--text)' } }, '& > .MuiButton-root': { justifySelf: 'start' } });

const Off = styled('div')({ display: 'grid', gap: 8, '& a': { justifySelf: 'start', fontWeight: 500, textDecoration: 'underline' } });

/** /settings/data-loss-prevention/internet-access-control/domains/add: domains that come to a list, many at once. */
export const AddDomains = () => {
  const title = useTranslate()('screen.settings.data-loss-prevention.internet-access-control.domains.add');
  return (
    <AddGate form="DLP_INTERNET_ACCESS_CONTROL" title={title}>
      <Adding title={title} />
    </AddGate>
  );
};

const Adding = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const labelOf = useScreenLabel();
  const id = useId();
  const crumbs = [...useCrumbs(DOMAINS), { label: labelOf({ path: DOMAINS }), path: DOMAINS }];
  const { run, isWorking, refusal } = useChange('monitoring', true);
  const { isOff } = useInternetControl();
  const [text, setText] = useState<unknown>('');
  const [listing, setListing] = useState<InternetListing>('BLOCKED');
  const [category, setCategory] = useState<ActivityCategory | ''>('');
  const [group, setGroup] = useState<Linked | null>(null);
  const [wasTried, setTried] = useState(false);
  const { domains, wrong } = domainsIn(String(text ?? ''));
  const problem = wrong.length > 0 ? translate('addDomains.wrong', { domains: wrong.slice(0, 5).join(', ') }) : wasTried && domains.length === 0 ? translate('rule.required', { fieldName: translate('addDomains.domains') }) : undefined;
  const add = async (): Promise<void> => {
    setTried(true);
    if (wrong.length > 0 || domains.length === 0) return;
    const said = await run(AddInternetDomainsDocument, { domains: [...domains], listing, category: category || null, customGroupId: group === null ? null : Number(group.id) }, ({ added, skipped, setByWildcard }) =>
      [translate('internetAccess.added', { smart_count: added }), skipped > 0 ? translate('addDomains.skipped', { smart_count: skipped }) : '', setByWildcard.length > 0 ? translate('internetAccess.left', { domains: setByWildcard.join(', ') }) : ''].filter((part) => part !== '').join('. '));
    if (said) void navigate(DOMAINS);
  };
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided />
      <Sheet>
        <Form noValidate onSubmit={(event) => { event.preventDefault(); void add(); }}>
          {isOff ? <Off><Note tone="warning" title={translate('addDomains.controlOff')} /><Link to={CONTROL}>{translate('addDomains.toSettings')}</Link></Off> : null}
          <FieldFrame id={`${id}-domains`} kind="longText" label={translate('addDomains.domains')} required wide broad={false} isSwitch={false} was={undefined} help={translate('addDomains.domainsHelp')} problem={problem}>
            <FieldInput field={FIELD} entity="addDomains" id={`${id}-domains`} labelId={`${id}-domains-label`} describedBy={problem === undefined ? `${id}-domains-help` : `${id}-domains-problem`} invalid={problem !== undefined} value={text} record={{}} onChange={setText} onBlur={() => undefined} />
          </FieldFrame>
          <PickOne label={translate('activityClassification.listing')} value={listing} options={LISTINGS.map((value) => ({ value, label: translate(`enum.InternetListing.${value}`) }))} onChange={setListing} />
          <PickOne label={translate('activityClassification.category')} value={category} options={[{ value: '' as const, label: translate('addDomains.asBefore') }, ...CATEGORIES.map((value) => ({ value, label: translate(`enum.ActivityCategory.${value}`) }))]} onChange={setCategory} />
          <RecordPicker target={groups} label={translate('activityClassification.customGroup')} value={group} onChange={setGroup} />
          {refusal ? <Refused role="alert">{[refusal.message, ...refusal.told].join(' ')}</Refused> : null}
          <Button type="submit" variant="contained" loading={isWorking}>{translate('addDomains.run', { smart_count: Math.max(domains.length, 1) })}</Button>
        </Form>
      </Sheet>
    </>
  );
};
