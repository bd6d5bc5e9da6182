import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useRights } from '../providers/authSession.ts';
import type { RecordedKind } from '../../../generated/monitoring/operations.ts';

/** To where somebody finds what is recorded of them in this way, as far as they may look at it. */
export const SeeOwn = ({ kind }: { readonly kind: RecordedKind }) => {
  const translate = useTranslate();
  const { view: seesKeys } = useRights('KEY_LOGGER');
  if (kind === 'KEY_LOGS' && seesKeys) return <Link to="/data-loss-prevention/key-logger">{translate('ownActivity.seeKeyLogs')}</Link>;
  if (kind === 'SCREENSHOTS') return <Link to="/data-loss-prevention/key-logger/screenshots">{translate('ownActivity.seeScreenshots')}</Link>;
  return null;
};
