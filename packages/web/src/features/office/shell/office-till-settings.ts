// a file of its own, so that the build names the part's code after it
export { TillSettingsPart } from '../till-settings/index.ts';
