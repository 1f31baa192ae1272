export { createPeopleServices } from './people-services.ts';
export { createSecondFactorServices } from './second-factor-services.ts';
