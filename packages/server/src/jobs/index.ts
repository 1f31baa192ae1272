export { coreJobs } from './core-jobs.ts';
export { startJobs } from './start-jobs.ts';
