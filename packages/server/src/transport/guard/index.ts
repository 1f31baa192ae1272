export { isCallPath, isServiceMethod, isServicePath } from './api-path.ts';
export { isId, shapeFault } from './guard.ts';
