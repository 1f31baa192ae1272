export { createBoardService } from './board-service.ts';
