import { useMemo } from 'react';
import { encode } from 'uqr';
import { useTranslate } from 'react-admin';

/** A QR code as one path. Always dark on light, in the dark theme too: cameras look for that. */
export const QrPicture = ({ text }: { readonly text: string }) => {
  const translate = useTranslate();
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 2 }), [text]);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg role="img" aria-label={translate('twoFactor.picture')} viewBox={`0 0 ${size} ${size}`} width={200} height={200} shapeRendering="crispEdges" style={{ borderRadius: 6, border: '1px solid var(--line)' }}>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
};
