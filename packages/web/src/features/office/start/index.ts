export { useUnfinishedSetup } from './hooks/use-unfinished-setup.ts';
