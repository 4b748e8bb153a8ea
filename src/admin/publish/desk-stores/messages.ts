export { HOST_FAILURES, limitedText, REVOKE_STEPS } from './github/messages';
export { HOST_TOKEN, SETTING_FORMS } from './github/messages';
