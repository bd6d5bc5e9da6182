import { useTranslate } from 'ra-core';
import { CONTROL_KEYS, type ControlKeys } from '../../../domain/data-loss-prevention/keyLog.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useLogTimes } from '../useLogTimes.ts';

/** 'Copy 3, Paste 2': the acts whose keys were pressed. */
export const useControls = () => {
  const translate = useTranslate();
  const { number } = useLogTimes();
  const list = new Intl.ListFormat(useCellFormats().locale, { type: 'unit', style: 'short' });
  return (keys: ControlKeys | null | undefined): string => (keys == null ? '' : list.format(CONTROL_KEYS.filter((key) => keys[key] > 0).map((key) => translate('keyLog.controlTimes', { what: translate(`keyLog.control.${key}`), count: number(keys[key]) }))));
};
