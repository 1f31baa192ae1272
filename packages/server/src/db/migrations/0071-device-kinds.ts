import type { Migration } from './migration.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The number of a device in its shop, from 0. */
const POSITION =
  '(select count(*) from devices other where other.shop = devices.shop and other.id < devices.id)';

/** Devices have a kind instead of a mode, a letter in their shop, and their last report. */
export const deviceKinds: Migration = {
  name: '0071-device-kinds',
  statements: () => [
    'alter table devices add column letter text',
    'alter table devices add column beat text',
    // A to Z, then AA: the part before the last letter is empty for the first 26
    `update devices set
      letter = substr('${ALPHABET}', cast(${POSITION} / 26 as integer), 1)
        || substr('${ALPHABET}', cast(${POSITION} % 26 as integer) + 1, 1),
      doc = replace(replace(doc, '"mode":"pos"', '"kind":"till"'), '"mode":"kiosk"', '"kind":"kiosk"')`,
    'create unique index devices_letter on devices (shop, letter)',
  ],
};
