export { createPoints, type Points } from './create-points.ts';
