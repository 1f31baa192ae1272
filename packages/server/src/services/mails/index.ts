export { createMailsService } from './mails-service.ts';
