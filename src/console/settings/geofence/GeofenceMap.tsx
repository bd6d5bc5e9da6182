import { useId, useState } from 'react';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useTranslate } from 'ra-core';
import { ReadMapPlacesDocument } from '../../../../generated/attendance/operations.ts';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { FindPlace } from './FindPlace.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useMap } from './useMap.ts';
import { usePlaceNames } from './usePlaceNames.ts';
import { onPhone } from '../../shell/widths.ts';
import type { SectionAsideProps } from '../../resource/form/SectionAside.tsx';
import type { MapArea, Point } from './useMap.ts';
import type { Place } from './usePlaceNames.ts';

const Box = styled('div')({
  marginTop: 20,
  '& label': { display: 'block', marginBottom: 4, fontSize: 12, lineHeight: '16px', fontWeight: 500 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  '& .frame': { position: 'relative', isolation: 'isolate', marginTop: 8, border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden' },
  '& .leaflet-container': { height: 360, background: 'var(--info-wash)', font: 'inherit', fontSize: 12 },
  '& .land': { fill: 'var(--surface)', stroke: 'var(--line)', strokeWidth: 1, fillOpacity: 1 },
  '& .fence': { fill: 'var(--accent)', fillOpacity: 0.14, stroke: 'var(--accent-text)', strokeWidth: 2 },
  '& .pin': { borderRadius: '50%', border: '3px solid var(--surface)', background: 'var(--accent-text)', boxShadow: 'var(--shadow-2)' },
  '& .place::before': { content: '""', position: 'absolute', left: -2, top: -2, width: 5, height: 5, borderRadius: '50%', background: 'var(--text-2)' },
  '& .place span': { position: 'absolute', left: 8, top: -8, whiteSpace: 'nowrap', color: 'var(--text-2)', textShadow: '0 0 3px var(--surface), 0 0 3px var(--surface)' },
  '& .leaflet-control-scale-line': { border: '1px solid var(--field)', borderTop: 0, background: 'none', color: 'var(--text-2)', textShadow: 'none', font: 'inherit', fontSize: 11 },
  '& .zoom': { position: 'absolute', zIndex: 800, right: 12, bottom: 12, display: 'flex', flexDirection: 'column', border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)', overflow: 'hidden' },
  '& .zoom button': { width: 32, height: 32, display: 'grid', placeItems: 'center', padding: 0, border: 0, background: 'none', color: 'var(--text-2)', cursor: 'pointer' },
  '& .zoom button:hover': { background: 'var(--hover)' },
  '& .zoom button:focus-visible': { outlineOffset: -2 },
  [onPhone]: { '& .leaflet-container': { height: 300 }, '& .zoom button': { width: 44, height: 44 } },
});

const DECIMALS = 4;
const none: readonly Place[] = [];

const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
};

const pointOf = (latitude: number | undefined, longitude: number | undefined): Point | undefined =>
  latitude === undefined || longitude === undefined || Math.abs(latitude) > 85 || Math.abs(longitude) > 180 ? undefined : { latitude, longitude };

/** Degrees are asked for to a hundredth: a slight move asks nothing anew. */
const coarse = ({ south, west, north, east }: MapArea): MapArea => {
  const round = (value: number): number => Math.round(value * 100) / 100;
  return { south: round(south), west: Math.max(-180, round(west)), north: round(north), east: Math.min(180, round(east)) };
};

/** The map of a geofence, where there is to be one. */
export const GeofenceMap = (props: SectionAsideProps) => (props.values['geoFencingEnabled'] === true ? <FenceMap {...props} /> : null);

/** The centre and radius of a geofence on a map that needs nobody outside: pressed, dragged or found by name. The fields above stay the way by keyboard. */
const FenceMap = ({ values, set, writable }: SectionAsideProps) => {
  const translate = useTranslate();
  const id = useId();
  const isFixed = !writable.has('centerLatitude') || !writable.has('centerLongitude');
  const [area, setArea] = useState<MapArea>();
  const centre = pointOf(numberOf(values['centerLatitude']), numberOf(values['centerLongitude']));
  const { data: facts, error, refetch } = useQuery({ queryKey: ['map', 'facts'], staleTime: Number.POSITIVE_INFINITY, queryFn: ({ signal }) => askAnswer('attendance', ReadMapPlacesDocument, {}, signal) });
  const { data } = useQuery({ queryKey: ['map', 'area', area], enabled: area !== undefined && facts?.tilesUrl == null, placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY, queryFn: ({ signal }) => askAnswer('attendance', ReadMapPlacesDocument, { area: area ?? null }, signal) });
  const move = ({ latitude, longitude }: Point): void => set({ centerLatitude: latitude.toFixed(DECIMALS), centerLongitude: longitude.toFixed(DECIMALS) });
  const { element, map } = useMap(centre, numberOf(values['radiusMetres']), facts?.tilesUrl, { isFixed, label: translate('map.centre'), onMove: move, onArea: (next) => setArea(coarse(next)) });
  usePlaceNames(map, data?.rows ?? none);
  return (
    <Box>
      {isFixed ? null : <FindPlace id={`${id}-find`} onChoose={move} />}
      {error && !facts ? <ErrorState small error={error} onRetry={() => void refetch()} /> : null}
      <div className="frame" hidden={error !== null && !facts}>
        <div ref={element} role="img" aria-label={translate('map.title')} />
        <div className="zoom" role="group" aria-label={translate('map.title')}>
          <button type="button" aria-label={translate('map.nearer')} title={translate('map.nearer')} onClick={() => map?.zoomIn()}>
            <Plus size={16} strokeWidth={1.5} aria-hidden />
          </button>
          <button type="button" aria-label={translate('map.farther')} title={translate('map.farther')} onClick={() => map?.zoomOut()}>
            <Minus size={16} strokeWidth={1.5} aria-hidden />
          </button>
        </div>
      </div>
      <small>{[isFixed ? undefined : translate(centre ? 'map.how' : 'map.unset'), translate('map.data')].filter(Boolean).join(' ')}</small>
    </Box>
  );
};
