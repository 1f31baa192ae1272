/**
 * Returns a test for a product's name in all its languages: any of the English words, as whole words with an optional
 * plural, or any of the Chinese ones, in traditional or simplified characters.
 */
export function says(english: string, chinese = ''): RegExp {
  const latin = english ? [`\\b(?:${english})(?:s|es)?\\b`] : [];
  return new RegExp([...latin, ...(chinese ? [chinese] : [])].join('|'), 'i');
}
