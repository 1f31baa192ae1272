/** Where an option's group stands on the page. */
export function groupId(line: string, option: string): string {
  return `option-${line}-${option}`;
}
