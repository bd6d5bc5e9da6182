import 'leaflet/dist/leaflet.css';
import { useEffect, useRef, useState } from 'react';
import { circle, control, divIcon, map as createMap, marker, tileLayer } from 'leaflet';
import { landLayer } from './landLayer.ts';
import type { Circle, Map as LeafletMap, Marker } from 'leaflet';

export type Point = { readonly latitude: number; readonly longitude: number };
export type MapArea = { readonly south: number; readonly west: number; readonly north: number; readonly east: number };

type Acts = { readonly isFixed: boolean; readonly label: string; readonly onMove: (to: Point) => void; readonly onArea: (area: MapArea) => void };

/** Five kilometres around a place that was found, until a radius says more. */
const NEAR = 13;
const WORLD: readonly [number, number] = [20, 20];

const areaOf = (map: LeafletMap): MapArea => {
  const bounds = map.getBounds();
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
};

/** A map in an element: the centre as a pin that is dragged, the radius as a circle. What is written elsewhere moves them; what is done here is told. */
export const useMap = (centre: Point | undefined, radius: number | undefined, tilesUrl: string | null | undefined, acts: Acts) => {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const latest = useRef(acts);
  const pin = useRef<Marker>(undefined);
  const ring = useRef<Circle>(undefined);
  useEffect(() => {
    latest.current = acts;
  });

  useEffect(() => {
    if (!element.current) return undefined;
    const made = createMap(element.current, { center: [WORLD[0], WORLD[1]], zoom: 2, minZoom: 1, maxZoom: 18, zoomControl: false, attributionControl: false, worldCopyJump: true, keyboard: false });
    control.scale({ imperial: false }).addTo(made);
    made.on('click', ({ latlng }) => {
      if (!latest.current.isFixed) latest.current.onMove({ latitude: latlng.lat, longitude: latlng.wrap().lng });
    });
    made.on('moveend', () => latest.current.onArea(areaOf(made)));
    const observer = new ResizeObserver(() => made.invalidateSize());
    observer.observe(element.current);
    setMap(made);
    latest.current.onArea(areaOf(made));
    return () => {
      observer.disconnect();
      made.remove();
      setMap(undefined);
      pin.current = undefined;
      ring.current = undefined;
    };
  }, []);

  useEffect(() => {
    if (!map || tilesUrl === undefined) return undefined;
    if (tilesUrl !== null) {
      const tiles = tileLayer(tilesUrl, { maxZoom: 19 }).addTo(map);
      return () => void tiles.remove();
    }
    let isGone = false;
    // Without the land the circle and the places still show where one is.
    void landLayer().then((land) => (isGone ? undefined : land.addTo(map).bringToBack()), () => undefined);
    return () => {
      isGone = true;
    };
  }, [map, tilesUrl]);

  const [latitude, longitude] = [centre?.latitude, centre?.longitude];
  useEffect(() => {
    if (!map) return;
    if (latitude === undefined || longitude === undefined) {
      pin.current?.remove();
      ring.current?.remove();
      pin.current = undefined;
      ring.current = undefined;
      return;
    }
    const isFirst = pin.current === undefined;
    if (!pin.current) {
      pin.current = marker([latitude, longitude], { draggable: !latest.current.isFixed, keyboard: false, title: latest.current.label, icon: divIcon({ className: 'pin', iconSize: [20, 20] }) }).addTo(map);
      pin.current.on('dragend', () => {
        const at = pin.current?.getLatLng().wrap();
        if (at) latest.current.onMove({ latitude: at.lat, longitude: at.lng });
      });
    }
    pin.current.setLatLng([latitude, longitude]);
    ring.current ??= circle([latitude, longitude], { radius: radius ?? 0, interactive: false, className: 'fence' }).addTo(map);
    ring.current.setLatLng([latitude, longitude]).setRadius(radius ?? 0);
    if (isFirst) map.setView([latitude, longitude], NEAR, { animate: false });
    else if (!map.getBounds().contains([latitude, longitude])) map.panTo([latitude, longitude]);
    if (isFirst && radius) map.fitBounds(ring.current.getBounds().pad(0.6), { animate: false, maxZoom: 17 });
  }, [map, latitude, longitude, radius]);

  return { element, map };
};
