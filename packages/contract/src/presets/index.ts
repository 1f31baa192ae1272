export type { Preset, PresetNote, TaxPreset } from './preset.ts';
export { presetTaxes } from './preset-taxes.ts';
export { COUNTRIES, type Country, presetOf } from './presets.ts';
