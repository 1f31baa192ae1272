/**
 * Keeps the request ids of calls that were not answered: the same content under the same key is the same request until
 * there is an answer, whatever else is sent in between.
 */
export function createUnansweredRequests(newId: () => string) {
  const requests = new Map<string, { readonly content: string; readonly requestId: string }>();
  return {
    idOf: (key: string, content: string): string => {
      const kept = requests.get(key);
      if (kept?.content === content) return kept.requestId;
      const requestId = newId();
      requests.set(key, { content, requestId });
      return requestId;
    },
    answered: (key: string): void => void requests.delete(key),
  };
}
