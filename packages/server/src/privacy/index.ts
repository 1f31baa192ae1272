export { createPrivacy, type Privacy } from './create-privacy.ts';
