export { createAvatarService } from './avatar-service.ts';
export { createPrivacyServices } from './privacy-services.ts';
export { createUserServices } from './users-services.ts';
