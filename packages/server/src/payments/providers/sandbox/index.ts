export { createSandbox, type Sandbox, type SandboxDependencies } from './create-sandbox.ts';
export { SANDBOX_DECISIONS, SANDBOX_PAGE_POLICY } from './sandbox-page.ts';
