import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { LensDrawing } from '../../shell/drawings/LensDrawing.tsx';
import { ScreenDrawing } from '../../shell/drawings/ScreenDrawing.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { KEY_LOGGER, KEY_LOGGING, OWN_ACTIVITY } from '../addresses.ts';
import type { KeyLogsOf } from '../../../../generated/monitoring/operations.ts';
import type { KeyLoggerPage } from '../useKeyLoggerPage.ts';
import type { LogPlace } from './useLogPlace.ts';

/** Why there are none, and who ends that: whoever may configures it, the others talk to the DLP administrator. */
export const NoLogs = ({ page, place, of }: { readonly page: KeyLoggerPage; readonly place: LogPlace; readonly of: KeyLogsOf }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  if (place.isNarrowed) return <EmptyState drawing={<LensDrawing />} title={translate('keyLog.noneFound')} action={{ label: translate('keyLog.clear'), run: place.clear }} />;
  const drawing = <ScreenDrawing path={KEY_LOGGER} />;
  const title = translate('keyLog.none');
  const configure = { label: translate('keyLog.toSettings'), run: () => void navigate(KEY_LOGGING) };
  if (!page.isOn) return page.mayConfigure ? <EmptyState drawing={drawing} title={title} message={translate('keyLog.configure')} action={configure} /> : <EmptyState drawing={drawing} title={title} message={translate('keyLog.askAdministrator')} />;
  if (of === 'MINE' && !page.isRecorded) return <EmptyState drawing={drawing} title={title} message={translate('keyLog.notRecorded')} action={{ label: translate('productivity.ownPage'), run: () => void navigate(OWN_ACTIVITY) }} />;
  return <EmptyState drawing={drawing} title={title} message={translate('keyLog.noneInDays')} {...(page.mayConfigure ? { action: configure } : {})} />;
};
