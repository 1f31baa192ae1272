export { createSandboxRoute } from './sandbox-route.ts';
export { startServer } from './server.ts';
