import type { Section } from '@comanda/contract';

/** A service charge of a section: its rates and seat charge in a time range. */
export type ServiceSetting = NonNullable<Section['sectionSettings']>[number];

const ALL_DAY: ServiceSetting = { from: '00:00', to: '24:00' };

/** Returns the service charges of a section; one of the whole day, without rates, where it has none. */
export function settingsOf({ sectionSettings = [] }: Section): readonly ServiceSetting[] {
  return sectionSettings.length === 0 ? [ALL_DAY] : sectionSettings;
}

/** Returns the service charges after a rate of one was set; a single one of the whole day without any is none. */
export function withRate(
  settings: readonly ServiceSetting[],
  at: number,
  rate: {
    readonly field: 'percent' | 'takeAwayPercent' | 'amountPerPerson';
    readonly value: number | undefined;
  },
): ServiceSetting[] {
  const changed = settings.map((setting, index): ServiceSetting => {
    if (index !== at) return setting;
    const { [rate.field]: _former, ...rest } = setting;
    return { ...rest, ...(rate.value !== undefined && rate.value !== 0 && { [rate.field]: rate.value }) };
  });
  const isNothing = ({ percent, takeAwayPercent, amountPerPerson }: ServiceSetting) =>
    percent === undefined && takeAwayPercent === undefined && amountPerPerson === undefined;
  return changed.every(isNothing) ? [] : changed;
}
