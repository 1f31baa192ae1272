export { createPeopleServices } from './people-services.ts';
