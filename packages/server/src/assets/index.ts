export { createCatalogueCache } from './catalogue-cache.ts';
export { createFirstPaint } from './first-paint.ts';
export { createStaticWeb } from './static-web.ts';
