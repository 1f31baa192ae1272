/** Returns the element id of an option's group. */
export function groupId(line: string, option: string): string {
  return `option-${line}-${option}`;
}
