import type { Static } from 'typebox';
import { tillSettingsFields } from '../entities/till-settings.ts';
import { Closed } from '../schema.ts';

/** Data of patch tillSettings/{shop}: replaces each field that is given; empty objects return to the defaults. */
export const ChangeTillSettings = Closed(tillSettingsFields, { $id: 'ChangeTillSettings' });
export type ChangeTillSettings = Static<typeof ChangeTillSettings>;
