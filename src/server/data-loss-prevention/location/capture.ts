import type { Capture } from '../../activity/captures.ts';
import { locationSetting } from './setting.ts';

/** Where computers are. */
export const locationCapture: Capture = {
  kind: 'LOCATION',
  name: 'locations',
  terms: async (tx) => {
    const { isOn, everyMinutes, takesPositions } = await locationSetting(tx);
    return isOn ? { everyMinutes, positions: takesPositions, most: { locations: 200, bytes: 65_536 } } : null;
  },
  outdated: [['location_record', 'at']],
};
