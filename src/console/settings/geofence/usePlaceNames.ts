import { useEffect } from 'react';
import { divIcon, layerGroup, marker } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';
import type { ReadMapPlacesQuery } from '../../../../generated/attendance/operations.ts';

export type Place = ReadMapPlacesQuery['answer']['rows'][number];

/** Pixels that a name keeps free around it. */
const ROOM = { across: 90, down: 22 } as const;

/** Names of places on the map, the first ones where two would lie over each other. */
export const usePlaceNames = (map: LeafletMap | undefined, places: readonly Place[]): void => {
  useEffect(() => {
    if (!map) return undefined;
    const group = layerGroup().addTo(map);
    const taken: { readonly x: number; readonly y: number }[] = [];
    for (const { name, latitude, longitude } of places) {
      const at = map.latLngToContainerPoint([latitude, longitude]);
      if (taken.some(({ x, y }) => Math.abs(x - at.x) < ROOM.across && Math.abs(y - at.y) < ROOM.down)) continue;
      taken.push(at);
      const words = document.createElement('span');
      words.textContent = name;
      marker([latitude, longitude], { interactive: false, keyboard: false, icon: divIcon({ className: 'place', html: words, iconSize: [0, 0] }) }).addTo(group);
    }
    return () => void group.remove();
  }, [map, places]);
};
