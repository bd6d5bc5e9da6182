/** How a browser is asked for its position (document 0 §9). */
export const GEOLOCATION = { enableHighAccuracy: true, timeout: 5000, maximumAge: 1000 } as const;
