export { LanguageButton } from './components/language-button.tsx';
export { LanguageChoice } from './components/language-choice.tsx';
export { LanguageDialog } from './components/language-dialog.tsx';
