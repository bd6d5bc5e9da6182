import { useLocale, useTranslate } from 'ra-core';
import { sizeText } from '../../fields/file/sizeText.ts';
import { ProgressCard } from '../pieces/ProgressCard.tsx';
import type { Download } from './downloads.ts';

/** How much is here of a file whose size nobody knows before its end. It comes also when the card is closed. */
export const DownloadCard = ({ download: { what, bytes, cancel, hide } }: { readonly download: Download }) => {
  const translate = useTranslate();
  const language = useLocale();
  return <ProgressCard what={what} done={bytes} total={null} text={translate('grid.export.progress', { size: sizeText(bytes, language) })} onCancel={cancel} onBackground={hide} />;
};
