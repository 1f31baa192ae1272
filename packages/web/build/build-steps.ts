import type { Plugin } from 'vite';

const STEPS = [
  'reading the sources',
  'making them small',
  'compressing',
  'drawing the first screens',
] as const;

/** Prints which step of the build has begun, for someone who waits for it; only with `BUILD_STEPS=1`. */
export function buildSteps(say: (line: string) => void): Plugin {
  const begin = (step: number) => say(`  ${step} of ${STEPS.length}  ${STEPS[step - 1]}`);
  return {
    name: 'build-steps',
    apply: (_config, { command, isSsrBuild }) =>
      command === 'build' && isSsrBuild !== true && process.env.BUILD_STEPS === '1',
    buildStart: () => begin(1),
    renderStart: () => begin(2),
    writeBundle: { order: 'pre', handler: () => begin(3) },
    closeBundle: { order: 'pre', handler: () => begin(4) },
  };
}
