import { CALLS, createValidator } from '@comanda/contract';
import type { TillSettingsCalls } from '../../till/settings/index.ts';
import { type Handlers, onlyNames, validated } from '../call/index.ts';
import { present } from '../present/index.ts';

const changeSettings = createValidator(CALLS.tillSettings.patch.data);

/** Serves the settings of a shop's tills. */
export function createTillSettingsService(settings: TillSettingsCalls): Handlers {
  return {
    async get(id, call) {
      onlyNames(call.query);
      return present.tillSettings(await settings.get(id, call.actor));
    },
    async patch(id, data, call) {
      onlyNames(call.query);
      return present.tillSettings(await settings.change(id, validated(changeSettings, data), call.actor));
    },
  };
}
