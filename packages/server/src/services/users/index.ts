export { createAvatarService } from './avatar-service.ts';
export { createUserServices } from './users-services.ts';
