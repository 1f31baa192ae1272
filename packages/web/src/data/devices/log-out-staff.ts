import { sendJson } from '../calls/send-json.ts';
import { staffSession } from './staff-session.ts';

/**
 * Signs out the person at this screen, here at once and on the server, whose log-in ends (T1.4). One that the server
 * cannot be told of ends with its shift.
 */
export function logOutStaff(): void {
  const token = staffSession.get()?.accessToken;
  staffSession.set(null);
  if (token !== undefined) sendJson('DELETE', 'authentication', undefined, token).catch(() => undefined);
}
