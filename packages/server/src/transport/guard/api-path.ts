import { SERVICES, type ServicePath } from '@comanda/contract';
import { isId } from './guard.ts';

/** Returns true for the path of a service; inherited property names such as `constructor` are none. */
export function isServicePath(path: unknown): path is ServicePath {
  return typeof path === 'string' && Object.hasOwn(SERVICES, path);
}

/** Returns true for the path of a service or of one of its entities. */
export function isCallPath(path: string): boolean {
  if (isServicePath(path)) return true;
  const slash = path.lastIndexOf('/');
  return slash > 0 && isServicePath(path.slice(0, slash)) && isId(path.slice(slash + 1));
}

/** Returns true if the service lists this method. */
export function isServiceMethod(path: ServicePath, method: unknown): boolean {
  const methods: readonly string[] = SERVICES[path].methods;
  return typeof method === 'string' && methods.includes(method);
}
