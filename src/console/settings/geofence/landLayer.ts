import { geoJSON } from 'leaflet';
import { feature } from 'topojson-client';
import type { GeoJSON } from 'leaflet';
import type { FeatureCollection, Geometry, Position } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Rings that cross the line of dates go on beyond it instead of leading back around the world. */
const onward = (ring: readonly Position[]): Position[] => {
  let shift = 0;
  return ring.map(([longitude = 0, latitude = 0], at) => {
    const step = at === 0 ? 0 : longitude - (ring[at - 1]?.[0] ?? 0);
    shift += step > 180 ? -360 : step < -180 ? 360 : 0;
    return [longitude + shift, latitude];
  });
};

const whole = (geometry: Geometry): Geometry =>
  geometry.type === 'Polygon' ? { ...geometry, coordinates: geometry.coordinates.map(onward) } : geometry.type === 'MultiPolygon' ? { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(onward)) } : geometry;

/** Countries of the world as they come with Tenure (Natural Earth, 1:50 million); their colours are the page's. */
export const landLayer = async (): Promise<GeoJSON> => {
  const { default: atlas } = await import('world-atlas/countries-50m.json', { with: { type: 'json' } });
  const topology = atlas as unknown as Topology<{ countries: GeometryCollection }>;
  const { features } = feature(topology, topology.objects.countries) as FeatureCollection;
  return geoJSON(features.map((one) => ({ ...one, geometry: whole(one.geometry) })), { interactive: false, style: { className: 'land' } });
};
