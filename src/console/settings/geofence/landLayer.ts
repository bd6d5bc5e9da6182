import { geoJSON } from 'leaflet';
import { feature } from 'topojson-client';
import type { GeoJSON } from 'leaflet';
import type { FeatureCollection } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Countries of the world as they come with Tenure (Natural Earth, 1:50 million); their colours are the page's. */
export const landLayer = async (): Promise<GeoJSON> => {
  const { default: atlas } = await import('world-atlas/countries-50m.json', { with: { type: 'json' } });
  const topology = atlas as unknown as Topology<{ countries: GeometryCollection }>;
  return geoJSON(feature(topology, topology.objects.countries) as FeatureCollection, { interactive: false, style: { className: 'land' } });
};
