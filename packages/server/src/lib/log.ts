/** The few lines that the core logs; pino fits. */
export type Log = {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
};
