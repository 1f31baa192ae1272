export { createApiDocsRoute } from './api-docs-route.ts';
