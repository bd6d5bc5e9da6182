import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ReadScreenshotsDocument } from '../../../../generated/monitoring/operations.ts';
import { isDate } from '../../../domain/calendar.ts';
import { useRights, useSession } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { ScreenDrawing } from '../../shell/drawings/ScreenDrawing.tsx';
import { ProgressLine } from '../../shell/frame/ProgressLine.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { isGone } from '../../shell/refusedOf.ts';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { NotFound } from '../../shell/states/NotFound.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { KEY_LOGGER, SCREENSHOT_SETTINGS, SCREENSHOTS } from '../addresses.ts';
import { LogFoot } from '../key-logger/LogSheet.ts';
import { useKeyLoggerPage } from '../useKeyLoggerPage.ts';
import { useKeyLoggerTabs } from '../useKeyLoggerTabs.ts';
import { LargeShot } from './LargeShot.tsx';
import { ShotTools } from './ShotTools.tsx';
import { Thumbs } from './Thumbs.tsx';
import type { ReadScreenshotsQuery } from '../../../../generated/monitoring/operations.ts';

export type Shot = ReadScreenshotsQuery['answer']['rows'][number];

/** /data-loss-prevention/key-logger/screenshots: pictures of a day at one person's computers: the own, or of somebody within reach. */
export const Screenshots = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const labelOf = useScreenLabel();
  const title = labelOf({ path: KEY_LOGGER });
  const crumbs = useCrumbs(KEY_LOGGER);
  const { page } = useKeyLoggerPage();
  const tabs = useKeyLoggerTabs(page, SCREENSHOTS);
  const ownId = String(useSession()?.user.employeeId ?? '');
  const { update: mayConfigure } = useRights('DLP_ADDITIONAL_SCREENSHOTS');
  const [address, setAddress] = useSearchParams();
  const [openId, setOpenId] = useState<string>();
  const told = address.get('day') ?? '';
  const asked = { employeeId: Number(address.get('employee')) || null, day: isDate(told) ? told : null };
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['screenshots', asked], placeholderData: keepPreviousData, retry: 1, queryFn: ({ signal }) => askAnswer('monitoring', ReadScreenshotsDocument, asked, signal) });
  if (isGone(error)) return <NotFound />;
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const put = (values: { readonly employee?: string; readonly day?: string }): void => setAddress((before) => new URLSearchParams({ ...Object.fromEntries(before), ...values }), { replace: true });
  const close = (): void => {
    const id = openId;
    setOpenId(undefined);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-shot="${id}"]`)?.focus());
  };
  const settings = mayConfigure ? { action: { label: translate('screenshot.toSettings'), run: () => void navigate(SCREENSHOT_SETTINGS) } } : {};
  const name = data?.name ?? '';
  return (
    <>
      <PageHeader title={tabs.tabs ? title : labelOf({ path: SCREENSHOTS })} crumbs={crumbs} favourite={SCREENSHOTS} favouriteTitle={translate('keyLog.screenshots')} divided {...tabs} />
      {data ? <ShotTools data={data} ownId={ownId} onPerson={(employee) => put({ employee, day: data.day })} onDay={(day) => put({ day })} /> : <Skeleton widths={[320, 480, 320]} />}
      {isFetching ? <ProgressLine /> : null}
      {data && data.rows.length === 0 ? <EmptyState drawing={<ScreenDrawing path={SCREENSHOTS} />} title={translate('screenshot.none')} message={translate(data.isOn ? 'screenshot.noneWhy' : 'screenshot.off')} {...settings} /> : null}
      {data && data.rows.length > 0 ? <Thumbs label={translate('keyLog.screenshots')} shots={data.rows} onOpen={setOpenId} /> : null}
      <LogFoot>
        <span role="status">{data && data.rows.length > 0 ? translate('screenshot.count', { smart_count: data.rows.length }) : ''}</span>
        <p>{!data || data.rows.length === 0 ? null : data.isOwn ? translate('screenshot.own') : translate('screenshot.readNoted', { name })}</p>
      </LogFoot>
      {data && openId ? <LargeShot name={name} shots={data.rows} openId={openId} onOpen={setOpenId} onClose={close} /> : null}
    </>
  );
};
