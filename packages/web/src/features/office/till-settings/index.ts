export { TillSettingsPart } from './till-settings-part.tsx';
