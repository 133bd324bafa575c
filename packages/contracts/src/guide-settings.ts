import { z } from 'zod';
import { tileAddress, tileAttribution, timeZone } from './guide-settings-fields.ts';

/** Settings of the guide, which every signed-in user needs to show hours and maps. */
export const guideSettings = z.object({
  timeZone: z.string().describe('The IANA time zone of all opening hours.'),
  tileAddress: z.string().describe('The address of map tiles, with {z}, {x} and {y}; empty if there are none.'),
  tileAttribution: z.string().describe('Whom the map must name.'),
});
export type GuideSettings = z.infer<typeof guideSettings>;

/** Changes to the settings: only the given ones change. */
export const saveGuideSettingsInput = z.strictObject({
  timeZone: z.exactOptional(timeZone),
  tileAddress: z.exactOptional(tileAddress),
  tileAttribution: z.exactOptional(tileAttribution),
});
export type SaveGuideSettingsInput = z.infer<typeof saveGuideSettingsInput>;
