export { createAuthenticationService } from './authentication-service.ts';
