import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useFormats } from '../../fields/input/useFormats.ts';
import { exactMoment, momentText } from '../history/momentText.ts';
import { relativeTime } from './relativeTime.ts';

/** How long ago, the exact moment in its tooltip; the day for what is older than a week. */
export const TalkMoment = ({ at }: { readonly at: string }) => {
  const formats = useCellFormats();
  const { locale } = useFormats();
  return (
    <time dateTime={at} title={exactMoment(at, formats)}>
      {relativeTime(at, locale) ?? momentText(at, formats)}
    </time>
  );
};
