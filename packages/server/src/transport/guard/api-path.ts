import { SERVICES, type ServicePath } from '@comanda/contract';
import { isId } from './guard.ts';

/** Whether a path is one of the services, and not a name that every object has. */
export function isServicePath(path: unknown): path is ServicePath {
  return typeof path === 'string' && Object.hasOwn(SERVICES, path);
}

/** Whether the path of a REST call is a service, or one of its entities. */
export function isCallPath(path: string): boolean {
  if (isServicePath(path)) return true;
  const slash = path.lastIndexOf('/');
  return slash > 0 && isServicePath(path.slice(0, slash)) && isId(path.slice(slash + 1));
}

/** Whether a service lists this method. */
export function isServiceMethod(path: ServicePath, method: unknown): boolean {
  const methods: readonly string[] = SERVICES[path].methods;
  return typeof method === 'string' && methods.includes(method);
}
