export { createSignIn } from './signIn';
export { SignInForm } from './SignInForm';
