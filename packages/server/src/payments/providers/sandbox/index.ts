export { createSandbox, type Sandbox } from './create-sandbox.ts';
export { SANDBOX_DECISIONS, SANDBOX_PAGE_POLICY } from './sandbox-page.ts';
export { sandboxLanguage } from './sandbox-texts.ts';
