import { describe } from 'vitest';
import { servedAllDay } from './harness/menus.ts';
import { aStage } from './harness/stage.ts';
import { leaving } from './kiosk/leaving.ts';
import { ordering } from './kiosk/ordering.ts';
import { paying } from './kiosk/paying.ts';
import { callingStaff } from './kiosk/staff.ts';

// one restaurant and one browser for all of them; a kiosk shows what is served at the hour
const stage = aStage({ organisation: servedAllDay() });

describe('a kiosk', () => {
  ordering(stage);
  leaving(stage);
  paying(stage);
  callingStaff(stage);
});
