import { useEffect, useRef, useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { legibleOverlay } from '../../../domain/careers/overlay.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useCareerPreview } from './useCareerPreview.ts';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

const widths = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof widths;
/** Height of the window in the preview, in its own pixels. */
const heights: Readonly<Record<Device, number>> = { phone: 720, desktop: 900 };

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBottom: 12, '& > h2': { flex: 1, margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& .MuiToggleButton-root': { height: 32, padding: '0 12px', fontSize: 13, lineHeight: '20px', fontWeight: 500, textTransform: 'none', color: 'var(--text-2)', borderColor: 'var(--line)', '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--quiet)', color: 'var(--text)' } } });
const Window = styled('div')({ overflow: 'hidden', border: '1px solid var(--line)', borderRadius: 8, background: 'var(--canvas)', '& > iframe': { border: 0, display: 'block', transformOrigin: '0 0', pointerEvents: 'none' } });
const Said = styled('p')({ margin: '12px 0 0', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', '&[data-risen]': { color: 'var(--warn)' } });

const useWidth = () => {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  return { place, width };
};

/** What the text's contrast is, and whether the overlay rises above what was asked. */
const Contrast = ({ values }: Pick<FormAsideProps, 'values'>) => {
  const translate = useTranslate();
  const asked = Number(values['overlayOpacity'] ?? 0);
  const { opacity, contrast } = legibleOverlay(String(values['fontColor'] ?? ''), asked);
  const hasPicture = ['bannerImage', 'bannerImage2', 'bannerImage3'].some((name) => (values[name] ?? '') !== '');
  if (!hasPicture) return <Said>{translate('careerPage.contrastPlain')}</Said>;
  const [used, ratio] = [Math.round(opacity * 100), contrast.toFixed(1)];
  return used > asked ? <Said data-risen>{translate('careerPage.contrastRisen', { asked, used, ratio })}</Said> : <Said>{translate('careerPage.contrast', { ratio })}</Said>;
};

/** The page as everybody will see it, on a phone and on a desk, while the form is filled in. */
export const CareerPreview = ({ values }: Pick<FormAsideProps, 'values'>) => {
  const translate = useTranslate();
  const [device, setDevice] = useState<Device>('phone');
  const { data, error, refetch } = useCareerPreview(values);
  const { place, width } = useWidth();
  const scale = width === 0 ? 1 : Math.min(1, width / widths[device]);
  return (
    <>
      <Bar>
        <h2>{translate('careerPage.preview')}</h2>
        <ToggleButtonGroup exclusive value={device} aria-label={translate('careerPage.previewWidth')} onChange={(_, next: Device | null) => next !== null && setDevice(next)}>
          {(Object.keys(widths) as Device[]).map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`careerPage.preview.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Link to="/careers" reloadDocument target="_blank">
          {translate('careerPage.open')}
        </Link>
      </Bar>
      <div ref={place}>
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {!error && data === undefined ? <Skeleton widths={[320, 240, 320]} /> : null}
        {data === undefined ? null : (
          <Window style={{ width: widths[device] * scale, height: heights[device] * scale }}>
            <iframe title={translate('careerPage.preview')} sandbox="allow-same-origin" srcDoc={data} tabIndex={-1} width={widths[device]} height={heights[device]} style={{ transform: `scale(${scale})` }} />
          </Window>
        )}
      </div>
      <Contrast values={values} />
    </>
  );
};
