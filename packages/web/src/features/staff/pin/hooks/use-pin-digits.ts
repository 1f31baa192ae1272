import { useQueryClient } from '@tanstack/react-query';

const PIN_DIGITS = 'pinDigits';

/**
 * Returns how many digits a person's PIN has, known to this page once they have entered it, and the function that
 * learns it: from then on the last digit submits. It is in memory only.
 */
export function usePinDigits() {
  const queries = useQueryClient();
  return {
    digitsOf: (person: string | undefined) => queries.getQueryData<number>([PIN_DIGITS, person]),
    learn: (person: string, pin: string) => {
      queries.setQueryDefaults([PIN_DIGITS], { gcTime: Number.POSITIVE_INFINITY });
      queries.setQueryData([PIN_DIGITS, person], pin.length);
    },
  };
}
