// a file of its own, so that the build names the dialog's code after it
export { SignInAgain } from './components/sign-in-again.tsx';
