import { useTranslate } from 'react-admin';
import { placeOfAddress } from '../../domain/placeOfAddress.ts';

type Named = { readonly browser?: string | null | undefined; readonly system?: string | null | undefined };

/** How a device and a place are called. */
export const useDeviceWords = () => {
  const translate = useTranslate();
  const deviceWords = ({ browser, system }: Named): string =>
    translate('sessions.device', { browser: browser ?? translate('sessions.unknownBrowser'), system: system ?? translate('sessions.unknownSystem') });
  const placeWords = (address: string | null | undefined): string => {
    const place = placeOfAddress(address ?? '');
    return place === 'ELSEWHERE' ? (address ?? '') : translate(place === 'HERE' ? 'sessions.ownComputer' : 'sessions.ownNetwork', { address: address ?? '' });
  };
  return { deviceWords, placeWords };
};
