export type { FiuuHosts } from './connect.ts';
export { createFiuu } from './create-fiuu.ts';
